"""Options: every pair of values is tried, contradictions are refused in a sentence, texts come back."""

from __future__ import annotations

import pytest

from belote_desktop.engine.presets import PRESETS, rules_from_text, rules_to_text
from belote_desktop.engine.rules import RuleError, RuleSet, option_specs
from tests.engine.pool import all_pairs, covering, options_of, pairs_of, pool

CONTRADICTIONS = {
    ("auction", "turn-up"): {
        ("factor_scope", "bid"),
        ("factor_scope", "lump"),
        ("failed_marks", "160-plus-bid"),
        ("failed_marks", "162-plus-bid"),
        ("generale", True),
        ("made_marks", "bid-only"),
        ("made_when", "bid"),
        ("made_when", "bid-82"),
        ("made_when", "bid-and-more"),
        ("packets", "3-3-2"),
    },
    ("auction", "values"): {("made_when", "more")},
    # the same, told by the one reading that only the turn-up game knows
    ("made_when", "more"): {
        ("factor_scope", "bid"),
        ("factor_scope", "lump"),
        ("failed_marks", "160-plus-bid"),
        ("failed_marks", "162-plus-bid"),
        ("generale", True),
        ("made_marks", "bid-only"),
        ("packets", "3-3-2"),
    },
    ("belote_in_factor", True): {("factor_scope", "bid"), ("factor_scope", "lump")},
}


def test_the_pool_covers_every_pair_that_can_be() -> None:
    rows, impossible = covering()
    shown = set().union(*(pairs_of(options_of(row)) for row in rows))
    assert shown | impossible == all_pairs()
    assert len(rows) < 90


def test_the_pairs_that_cannot_be_are_the_contradictions() -> None:
    def plain(value: object) -> object:
        return getattr(value, "value", value)

    found = {frozenset([(a, plain(x)), (b, plain(y))]) for a, x, b, y in covering()[1]}
    assert found == {frozenset([one, other]) for one, others in CONTRADICTIONS.items() for other in others}


def test_texts_come_back() -> None:
    for rules in pool():
        text = rules_to_text(rules)
        assert rules_from_text(text) == rules
        assert rules_from_text(f"  {text.replace(',', ' , ').replace('=', ' = ')} ") == rules
        assert hash(rules_from_text(text)) == hash(rules)


def test_replacing_the_difference_gives_the_same_rules() -> None:
    for rules in pool():
        for base in PRESETS.values():
            assert options_of(base.replace(**rules.diff(base))) == options_of(rules)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", "preset"),
        ("tarot", "tarot"),
        ("coinche(", "bracket"),
        ("coinche(target)", "target"),
        ("coinche(target=)", "target"),
        ("coinche(target=9)", "target"),
        ("coinche(target=99999)", "target"),
        ("coinche(target=٥٠٠)", "target"),
        ("coinche(target=500,target=500)", "target"),
        ("coinche(must_underruff=yes)", "must_underruff"),
        ("coinche(must_underruf=true)", "must_underruf"),
        ("coinche(preset=belote)", "preset"),
        ("coinche(made_when=more)", "made_when"),
        ("belote(generale=true)", "generale"),
        ("contree(belote_in_factor=true)", "belote_in_factor"),
        ("coinche(target=500)x", "bracket"),
        ("coinche(__class__=1)", "__class__"),
    ],
)
def test_what_is_wrong_is_named(text: str, names: str) -> None:
    with pytest.raises(RuleError, match=names) as refused:
        rules_from_text(text)
    assert "\n" not in str(refused.value)


def test_values_of_another_type_are_refused() -> None:
    for spec in option_specs():
        for value in ("x", None, 1.0, [], object()):
            with pytest.raises(RuleError, match=spec.name):
                RuleSet(**{spec.name: value})
    with pytest.raises(RuleError, match="target"):
        PRESETS["coinche"].replace(target=True)
    with pytest.raises(RuleError, match="declarations"):
        PRESETS["coinche"].replace(declarations=1)
    with pytest.raises(RuleError):
        RuleSet(preset="tarot")


def test_each_option_is_told_once_with_its_default() -> None:
    specs = option_specs()
    assert len({spec.name for spec in specs}) == len(specs)
    assert all(spec.default == getattr(RuleSet(), spec.name) for spec in specs)
    assert all(spec.section for spec in specs)
