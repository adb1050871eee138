"""A page of the book of rules being written: headings, sentences, rules, tables, as HTML for a text browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from belote_desktop.engine.presets import PRESETS
from belote_desktop.engine.rules import RuleSet, option_specs
from belote_desktop.engine.sources import preset_document

from ...i18n import fill, translate
from ..option_texts import document_name, rule_of
from ..relevance import goes_without_saying, silenced_by, values_of


@dataclass(frozen=True)
class Entry:
    """A line of the table of contents."""

    anchor: str
    title: str


class Page:
    """Collects HTML. Every text given to it is plain and is escaped here."""

    def __init__(self, rules: RuleSet, name: str = "") -> None:
        self.rules = rules
        self.name = name
        """What the player calls this game; empty for a game of the rule book."""
        self.base = PRESETS[rules.preset]
        self.contents: list[Entry] = []
        self._parts: list[str] = []
        self._told: set[str] = set()
        self._open_list = False
        self._values = values_of(rules)

    @property
    def html(self) -> str:
        """All that was written."""
        self._close()
        return "\n".join(self._parts)

    # the pieces

    def title(self, text: str) -> None:
        """The title of the book."""
        self._add(f"<h1>{escape(text)}</h1>")

    def chapter(self, name: str, title: str, sections: Iterable[str] = ()) -> None:
        """Begin a chapter; options of `sections` that it will not tell lead to its heading."""
        anchor = f"chapter:{name}"
        names = [anchor]
        names += [
            f"option:{spec.name}"
            for spec in option_specs()
            if spec.section in sections and not self.tells(spec.name)
        ]
        self.contents.append(Entry(anchor, title))
        self._add(f"<h2>{_anchors(names)}{escape(title)}</h2>")

    def heading(self, text: str) -> None:
        """A heading within a chapter."""
        self._add(f"<h3>{escape(text)}</h3>")

    def say(self, *sentences: str, anchor: str = "") -> None:
        """A paragraph."""
        self._add(f"<p>{_anchors([anchor] if anchor else ())}{escape(' '.join(sentences))}</p>")

    def point(self, text: str, anchor: str = "", lead: str = "") -> None:
        """An item of a list; `lead` stands before it in bold."""
        bold = f"<b>{escape(lead)}</b> " if lead else ""
        self._item(f"{_anchors([anchor] if anchor else ())}{bold}{escape(text)}")

    def rule(self, *options: str) -> None:
        """The rules that these options make, an item each; what the players changed is marked."""
        for option in options:
            if self.tells(option):
                self._item(self._rule_html(option))

    def tells(self, option: str) -> bool:
        """Whether the book has a sentence for this option."""
        return silenced_by(option, self._values) is None and not goes_without_saying(option, self.rules)

    def _rule_html(self, option: str) -> str:
        value, usual = getattr(self.rules, option), getattr(self.base, option)
        html = _anchors([f"option:{option}"]) + escape(rule_of(option, value, self.rules))
        if value == usual or not self._usual_makes_sense(option):
            return html
        mark = translate("RuleBook", "Changed at this table.")
        said = fill(
            translate("RuleBook", "%1: %2", "document: its rule"),
            document_name(preset_document(self.rules.preset)),
            rule_of(option, usual, self.rules),
        )
        return f'{html} <span class="changed">{escape(mark)}</span> <span class="dim">{escape(said)}</span>'

    def _usual_makes_sense(self, option: str) -> bool:
        return silenced_by(option, values_of(self.base)) is None

    def table(
        self, head: Sequence[str], rows: Iterable[Sequence[str]], total: bool = False, numbers: bool = True
    ) -> None:
        """A table. `total`: the last row sums up; `numbers`: all columns but the first are centred."""
        listed = list(rows)
        lines = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"] if head else []
        for place, row in enumerate(listed):
            last = total and place == len(listed) - 1
            cells = []
            for column, cell in enumerate(row):
                align = ' align="center"' if numbers and column else ""
                text = f"<b>{escape(cell)}</b>" if last else escape(cell)
                cells.append(f"<td{align}>{text}</td>")
            lines.append("<tr>" + "".join(cells) + "</tr>")
        self._add(f'<table cellspacing="0" cellpadding="5">{"".join(lines)}</table>')

    def note(self, text: str, anchor: str = "") -> None:
        """A remark set apart."""
        body = _anchors([anchor] if anchor else ()) + escape(text)
        self._add(
            f'<table class="note" width="100%" cellspacing="0" cellpadding="8"><tr><td>{body}</td></tr></table>'
        )

    def example(self, title: str, *lines: str) -> None:
        """A worked example: its title, then a line each."""
        body = "<br/>".join(escape(line) for line in lines)
        self._add(f'<p class="example"><b>{escape(title)}</b><br/>{body}</p>')

    def jump(self, text: str, anchor: str) -> None:
        """An item that leads to another place of the book."""
        self._item(f'<a href="#{escape(anchor)}">{escape(text)}</a>')

    # the HTML

    def _add(self, html: str) -> None:
        self._close()
        self._parts.append(html)

    def _item(self, html: str) -> None:
        if not self._open_list:
            self._parts.append("<ul>")
            self._open_list = True
        self._parts.append(f"<li>{html}</li>")

    def _close(self) -> None:
        if self._open_list:
            self._parts.append("</ul>")
            self._open_list = False


def _anchors(names: Iterable[str]) -> str:
    return "".join(f'<a name="{escape(name)}"></a>' for name in names)
