"""In the language of nobody, whole games show no plain English: all of it stands in messages."""

import re

import pytest

from tests.voice import SPEAKING, typed_in
from tests.voice.heard import FIRST_LINES, NAMES, played, sittings_of

INNERMOST = re.compile(r"\[!! ((?:(?!\[!! | !!\]).)*?) !!\]")
PLAIN = re.compile(r"[A-Za-z]{2,}")
TYPED = ("'hint'", "'list'", "'undo'", "'help'", "'table'")
"""Commands typed where dice are asked for, as the refusal repeats them."""
CLAUSE = re.compile(r"\b[A-Z]+(-[A-Z]+)?-\d+(\.\d+)*\b")


def plain_words(text, allowed):
    """The words of plain letters in a text, but those allowed, inside of messages and outside."""
    text = CLAUSE.sub("", text)
    for word in sorted(allowed, key=len, reverse=True):
        text = text.replace(word, "")
    return PLAIN.findall(text)


def outside(text):
    """What of a text stands in no message."""
    while INNERMOST.search(text):
        text = INNERMOST.sub("", text)
    return text


SITTINGS = [(game, sitting, real) for game in SPEAKING for sitting, real in sittings_of(game)]


def case(game, sitting, real_dice, is_whole):
    name = f"{game.key}-{sitting.name}{'-dice' * real_dice}{'-whole' * is_whole}"
    marks = [pytest.mark.whole] * is_whole
    return pytest.param(game, sitting, real_dice, is_whole, id=name, marks=marks)


CASES = [case(*each, False) for each in SITTINGS]
CASES += [case(*each, True) for each in SITTINGS if (each[0].key, each[1].name) in FIRST_LINES]


@pytest.mark.parametrize(("game", "sitting", "real_dice", "is_whole"), CASES)
def test_a_whole_game_shows_no_plain_english(game, sitting, real_dice, is_whole):
    text, _ = played(game.key, sitting.name, real_dice, is_whole=is_whole)
    assert text.count("[!!") > 100
    allowed = {*NAMES[1:], game.title, *TYPED, *typed_in(game)}
    found = {}
    for line in text.splitlines():
        words = plain_words(line, allowed)
        left = re.sub(r"[^A-Za-z]", "", plain_words_left(outside(line), allowed))
        if words or left:
            found.setdefault(" ".join(words) or left, line)
    assert not found, "\n".join(list(found.values())[:20])


def plain_words_left(text, allowed):
    """The letters that stand in no message, but those of names and clauses."""
    return " ".join(plain_words(text, allowed))


def test_what_is_in_no_message_is_found():
    assert plain_words("[!! Ada ĝåîñš 3 !!] in all", {"Ada"}) == ["in", "all"]
    assert outside("a [!! b [!! c !!] d !!] e") == "a  e"
