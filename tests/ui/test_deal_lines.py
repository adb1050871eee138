"""A damaged deal line is told in the player's language, with the place and without the engine's own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from belote_desktop.engine import BELOTE, COINCHE, DECK, Deal, Seat
from belote_desktop.engine.notation import NotationError
from belote_desktop.engine.problem import deal_from_problem
from belote_desktop.ui.i18n import install_translator
from belote_desktop.ui.phrases.deal_lines import line_problem

WHOLE = Deal.new(COINCHE, Seat.SOUTH, DECK).to_text()
TURNED = Deal.new(BELOTE, Seat.SOUTH, DECK).to_text()
N = re.search(r"N=([^;]*)", WHOLE)[1]  # type: ignore[index]
FAULTS = {
    "whist; dealer=S": "le jeu est inconnu",
    "": "le jeu est inconnu",
    WHOLE.replace("coinche", "coinche(target=boo)"): "une option des règles est illisible",
    WHOLE.replace("dealer=S", "dealer=Q"): "impossible de lire le donneur",
    WHOLE.replace("dealer=S; ", ""): "le donneur manque",
    WHOLE.replace(N, N[3:]): "la main de Nord n’a pas le bon nombre de cartes (7 au lieu de 8)",
    WHOLE.replace(N, "7S 8S").replace("; E=", "; E=?; E=", 1): "la ligne n’est pas écrite",
    WHOLE.replace(N, "?").replace("log=", "log=boo"): "l’action\xa01 est illisible",
    WHOLE + "80H 80S": "l’action\xa02 n’est pas permise",
    WHOLE.replace(N, N[:-2] + "ZZ"): "une carte est illisible (la main de Nord)",
    WHOLE.replace("log=", "held=boo; log="): "impossible de lire le nombre de points en attente",
    WHOLE.replace("log=", "held=99999999; log="): "impossible de lire le nombre de points en attente",
    re.sub("turned=[^;]*", "turned=7S 8S", TURNED): "il faut une seule carte pour la retourne",
    re.sub("S=[^;]*", "S=7S", re.sub("(N|talon)=[^;]*", r"\1=?", TURNED)): "(1 au lieu de 5)",
    re.sub("talon=[^;]*", "talon=7S", TURNED): "le talon n’a pas onze cartes",
    "x" * 30_000: "la ligne n’est pas écrite",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _french_again(qapp: object) -> Iterator[None]:
    yield
    install_translator("fr")


def refused(line: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        deal_from_problem(line, Random(1))
    return caught.value


@pytest.mark.parametrize(("line", "told"), FAULTS.items())
def test_the_fault_is_told_in_french(line: str, told: str) -> None:
    install_translator("fr")
    text = line_problem(refused(line))
    assert told in text
    assert not re.search(r"\b(is|the|not|instead|dealer|held|log)\b|«|=", text)


@pytest.mark.parametrize("line", FAULTS)
def test_english_has_no_french_quotes_and_nothing_of_the_code(line: str) -> None:
    install_translator("en")
    text = line_problem(refused(line))
    assert not re.search("[«»=]|RuleError", text)
    assert text


def test_any_damage_is_told() -> None:
    install_translator("fr")
    random = Random(3)
    for _ in range(300):
        source = random.choice((WHOLE, TURNED)) + "- - 7S"
        start = random.randrange(len(source))
        line = source[:start] + random.choice(("", "x", "7S ", "=")) + source[start + random.randrange(6) :]
        told = ""
        try:
            deal_from_problem(line, Random(1))
        except NotationError as error:
            told = line_problem(error)
        assert not re.search(r"\b(is|the|not|instead|dealer|held|log)\b|«|=", told)


def test_the_words_of_the_file_dialog_are_french() -> None:
    from belote_desktop.ui.i18n import QT_WORDS, translate

    install_translator("fr")
    for words in QT_WORDS:
        text = words[1] if isinstance(words, tuple) else words
        assert translate("QFileDialog", text) != text
