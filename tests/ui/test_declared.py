"""Which declarations count and which are beaten stays in sight, in the side panel and in the strip without it."""

from __future__ import annotations

from random import Random

import pytest

from belote_desktop.app.match_config import MatchConfig
from belote_desktop.engine import COINCHE, Deal, Seat
from belote_desktop.engine.actions import Declare
from belote_desktop.engine.deal import replay
from belote_desktop.engine.dealing import shuffled
from belote_desktop.engine.scoring import Reason
from belote_desktop.engine.seats import Team
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.phrases.declarations import declared_in_short, declared_sentence, not_counting
from belote_desktop.ui.phrases.people import people
from belote_desktop.ui.style import ElidedLabel
from tests.ui.accessible import told
from tests.ui.conftest import Open, Player, play_first
from tests.ui.rules.make import spaced
from tests.ui.test_free_felt import declaring

BEATEN = Deal.from_text(
    "coinche; dealer=W; N=KS AS 8H JH 7D 9D JD 8C; E=7S 9S 10S JS QS QH 9C JC; S=KH QD KD AD 7C QC KC AC;"
    " W=8S 7H 9H 10H AH 8D 10D 10C;"
    " log=80S - - - declare:tierce.AD+tierce.AC KH declare:fifty.QS QH 8H 7H QD 7S 7D 8D"
)
"""South said two tierces, East a fifty, which counts and has been shown. South is to play in the third trick."""
ONLY_EAST = "log=80S - - - KH declare:fifty.QS QH 8H 7H"

WORDS = {
    "fr": (
        ["Leurs annonces comptent", "Nos annonces sont battues"],
        "Annonces qui comptent : cinquante à la dame de pique, 50 (Est).\nAnnonces qui ne comptent pas :"
        " tierce (Sud), tierce (Sud).",
        "annonces battues",
    ),
    "en": (
        ["Their declarations count", "Our declarations are beaten"],
        "Declarations that count: fifty, queen high, in spades 50 (East)."
        "\nThat do not count: tierce (South), tierce (South).",
        "declarations beaten",
    ),
}


def begun(opened: Open, deal: Deal = BEATEN, size: tuple[int, int] = (1280, 800)) -> Player:
    player = opened(None, size=size)
    player.window.begin(MatchConfig(deal.rules, think_seconds=0.05, seed=1), deal)
    player.wait(player.asked)
    return player


@pytest.mark.parametrize("language", WORDS)
def test_the_side_panel_says_that_ours_are_beaten(opened: Open, language: str) -> None:
    short, whole, _ = WORDS[language]
    player = begun(opened)
    install_translator(language)
    shown = player.window.side.deal_score.declared
    player.wait(lambda: shown.text().split("\n") == short)
    assert shown.isVisible()
    assert shown.sizeHint().width() <= shown.width()
    assert shown.visibleRegion().boundingRect() == shown.rect()
    assert spaced(shown.toolTip()) == whole
    read = next(each for each in told(player.window) if each.name == ". ".join(short))
    assert spaced(read.description) == whole.replace("\n", " ")


@pytest.mark.parametrize("language", WORDS)
def test_without_the_side_panel_the_strip_says_it(opened: Open, language: str) -> None:
    player = begun(opened, size=(800, 600))
    install_translator(language)
    strip = player.window.strip
    beaten = WORDS[language][2]
    player.wait(lambda: beaten in strip.brought[Team.NS].text())
    assert strip.isVisible()
    assert not player.window.side.isVisible()
    assert beaten not in strip.brought[Team.EW].text()
    assert "3 + 50 points" in strip.brought[Team.EW].text()
    for each in strip.brought.values():
        assert each.fontMetrics().horizontalAdvance(each.text()) <= each.contentsRect().width()


@pytest.mark.parametrize("cards", range(4, len(BEATEN.log) + 1))
def test_everybody_may_read_it(cards: int) -> None:
    deal = replay(BEATEN.first, BEATEN.log[:cards])
    sentences = {declared_sentence(deal.seen_by(seat)) for seat in Seat}
    assert len(sentences) == 1, "another player may stand behind the curtain"


def test_nothing_is_said_before_it_is_known_nor_where_nobody_declared(opened: Open) -> None:
    first_trick = replay(BEATEN.first, BEATEN.log[:7])
    assert declared_in_short(first_trick.seen_by(Seat.SOUTH)) == ""
    player = begun(opened, replay(BEATEN.first, BEATEN.log[:5]))
    assert not player.window.side.deal_score.declared.isVisible()


def test_of_others_no_more_is_told_than_they_have_said() -> None:
    """East shows with the second card; North never sees the beaten tierces of South."""
    unshown = replay(BEATEN.first, BEATEN.log[:10])
    assert spaced(declared_sentence(unshown.seen_by(Seat.NORTH))) == (
        "Annonces qui comptent : cinquante (Est).\nAnnonces qui ne comptent pas : tierce (Sud), tierce (Sud)."
    )


def test_one_side_alone_and_equal_ones_and_players_of_both_sides() -> None:
    text = BEATEN.to_text()
    alone = Deal.from_text(text[: text.index("log=")] + ONLY_EAST)
    view = alone.seen_by(Seat.SOUTH)
    assert declared_in_short(view) == "Leurs annonces comptent"
    assert [not_counting(view, team) for team in Team] == ["", ""]
    people().both_sides = True
    lines = spaced(declared_in_short(BEATEN.seen_by(Seat.SOUTH))).split("\n")
    assert lines == ["Est-Ouest : annonces qui comptent", "Nord-Sud : annonces battues"]


def test_the_end_of_the_deal_tells_it_too(opened: Open) -> None:
    player = begun(opened)
    while player.window.deal_end.isHidden():
        play_first(player)
        player.wait(player.asked)
    read = " ".join(each.name for each in told(player.window.deal_end))
    assert "Annonces qui ne comptent pas" in read


def test_points_so_far_stand_in_the_strip_unless_they_are_left_out(opened: Open) -> None:
    player = begun(opened, size=(800, 600))
    brought = player.window.strip.brought
    assert brought[Team.NS].text().startswith("1 pli, 7 points")
    player.window.settings.points_so_far = False
    assert [each.text() for each in brought.values()] == ["1 pli, annonces battues", "1 pli, + 50 points"]
    assert player.window.strip.height() <= player.window.strip.buttons[0].sizeHint().height() + 4


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_who_leads_is_asked_in_the_middle_of_the_table(opened: Open, size: tuple[int, int]) -> None:
    player = begun(opened, replay(BEATEN.first, BEATEN.log[:4]), size)
    window = player.window
    player.wait(window.declare.isVisible)
    assert abs(window.declare.geometry().center().x() - window.table.width() / 2) <= 1


@pytest.mark.parametrize("size", [(680, 520), (800, 600), (1280, 800)])
def test_many_declarations_do_not_cut_the_match_off(opened: Open, size: tuple[int, int]) -> None:
    """What was declared scrolls; «us» and «them» below it are whole."""
    player = begun(opened, size=size)
    sheet = player.window.deal_end
    while sheet.isHidden():
        play_first(player)
        player.wait(player.asked)
    match = player.window.session.match
    assert match.deal.score is not None
    sheet.score.show_score(match.deal.score, match.rules, 4, " ".join([declared_sentence(BEATEN)] * 3))
    sheet.fit()
    player.wait(lambda: sheet.totals.visibleRegion().boundingRect() == sheet.totals.rect())
    assert sheet.card.rect().contains(sheet.totals.geometry())
    assert sheet.totals.geometry().bottom() < sheet.next_button.geometry().top()


def test_a_name_of_seven_letters_is_whole_above_its_calls(opened: Open) -> None:
    player = opened(None)
    names = ("Camille", "Mathieu", "Raymond", "Bernard")
    player.window.begin(MatchConfig(BEATEN.rules, think_seconds=0.05, seed=1, names=names), BEATEN)
    player.wait(player.asked)
    heads = [head for head in player.window.side.record.findChildren(ElidedLabel) if head.text()]
    assert {head.text() for head in heads} == set(names)
    for head in heads:
        assert head.sizeHint().width() <= head.width(), head.text()


def test_after_a_failed_contract_the_panel_says_where_the_declarations_go() -> None:
    """The numbers beside it are the marked ones: those of the side that declared are gone."""
    told: dict[Team, str] = {}
    for seed in range(400):
        deal = played_at_random(seed)
        score, comparison = deal.score, deal.table.comparison
        if score is None or comparison is None or comparison.winner is None:
            continue
        taken = {line.team for line in score.lines if line.reason is Reason.TAKEN_DECLARATIONS}
        if taken == {comparison.winner.other}:
            told[comparison.winner] = declared_in_short(deal.seen_by(Seat.SOUTH)).split("\n")[0]
    assert told == {Team.NS: "Nos annonces vont à eux", Team.EW: "Leurs annonces vont à nous"}


def played_at_random(seed: int) -> Deal:
    random = Random(seed)
    deal = Deal.new(COINCHE, Seat.WEST, shuffled(random))
    while not deal.is_over:
        legal = list(deal.legal_actions())
        declares = [action for action in legal if isinstance(action, Declare)]
        deal = deal.apply(random.choice(declares or legal))
    return deal


@pytest.mark.parametrize("silent", [False, True])
def test_who_plays_a_card_with_declarations_ticked_is_told_that_none_was_made(
    opened: Open, silent: bool
) -> None:
    player = declaring(opened, (1280, 800))
    window = player.window
    assert window.declare.declare is not None
    if silent:
        player.click(window.declare.silent)
    play_first(player)
    assert not window.session.match.deal.table.announced[Seat.SOUTH]
    if silent:  # so was the wish
        assert not window.toast.text
    else:
        assert spaced(window.toast.text).startswith("Joué sans annoncer : ")
