"""What is wrong with rules, in one clear sentence: options that contradict each other, files that cannot be read."""

from __future__ import annotations

from belote_desktop.app.rule_check import Conflict
from belote_desktop.app.rule_files import RuleFileError
from belote_desktop.engine.options import AuctionKind

from ..i18n import fill, translate
from ..phrases.troubles import trouble_text
from .option_texts import option_words, value_name
from .relevance import Values


def conflict_text(conflict: Conflict, values: Values) -> str:
    """Which two options contradict each other, and why."""
    return fill(
        translate(
            "RuleProblems", "“%1: %2” does not go with “%3: %4”: %5", "option: value, option: value, reason"
        ),
        option_words(conflict.option).name,
        value_name(conflict.option, values[conflict.option]),
        option_words(conflict.other).name,
        value_name(conflict.other, values[conflict.other]),
        _reason(conflict, values),
    )


def _reason(conflict: Conflict, values: Values) -> str:
    if conflict.option == "belote_in_factor":
        return translate("RuleProblems", "there the belote stays outside the multiplication.")
    if conflict.option == "made_when" and values["auction"] is AuctionKind.VALUES:
        return translate("RuleProblems", "a bid of points must be reached.")
    return {
        "packets": translate("RuleProblems", "the first two packets must give five cards."),
        "generale": translate("RuleProblems", "it is a bid of the auction of points."),
    }.get(conflict.option, translate("RuleProblems", "no points are bid there."))


def remedy_text(conflict: Conflict, value: object) -> str:
    """The button that puts an option right."""
    name = value_name(conflict.option, value)  # type: ignore[arg-type]
    return fill(translate("RuleProblems", "Choose “%1”", "a value"), name)


def short_conflict_text(conflict: Conflict) -> str:
    """The same in brief, for beside a button that is disabled."""
    return fill(
        translate("RuleProblems", "“%1” and “%2” do not go together.", "two options"),
        option_words(conflict.option).name,
        option_words(conflict.other).name,
    )


def file_problem_text(error: RuleFileError) -> str:
    """What is wrong with a file of rules, or why it could not be kept."""
    d = error.details
    option = _option_name(d.get("option", ""))
    templates = {
        "unreadable": translate("RuleProblems", "The file cannot be opened: %1"),
        "too-long": translate("RuleProblems", "The file is too long to be a file of rules."),
        "not-json": translate("RuleProblems", "The file is damaged at line %1, column %2."),
        "not-rules": translate("RuleProblems", "This is not a file of rules."),
        "newer": translate("RuleProblems", "The file was written by a newer version of the program."),
        "field": translate("RuleProblems", "The file is damaged: the field “%1” is missing, unknown or wrong."),
        "name": translate("RuleProblems", "A name has 1 to 60 characters."),
        "taken": translate("RuleProblems", "There are rules called “%1” already."),
        "missing": translate("RuleProblems", "There are no rules called “%1” any more."),
        "preset": translate("RuleProblems", "The file builds on the game “%1”, which is not known."),
        "option": translate("RuleProblems", "The file has an option “%1”, which is not known."),
        "value": translate("RuleProblems", "The file gives the option “%1” a value it cannot have: %2"),
        "contradiction": translate("RuleProblems", "In the file, “%1” and “%2” do not go together."),
        "too-many": translate("RuleProblems", "There are too many rules: delete some first."),
        "busy": translate("RuleProblems", "Another window is writing the rules: try again."),
    }  # fmt: skip
    arguments = {
        "unreadable": (trouble_text(d.get("trouble", ""), d.get("path", "")),),
        "not-json": (d.get("line", ""), d.get("column", "")),
        "field": (d.get("field", ""),),
        "taken": (d.get("name", ""),),
        "missing": (d.get("name", ""),),
        "preset": (d.get("preset", ""),),
        "option": (d.get("option", ""),),
        "value": (option, d.get("value", "")),
        "contradiction": (option, _option_name(d.get("other", ""))),
    }
    return fill(templates[error.key], *arguments.get(error.key, ()))


def _option_name(name: str) -> str:
    try:
        return option_words(name).name
    except KeyError:
        return name
