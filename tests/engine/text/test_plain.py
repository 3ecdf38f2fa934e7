"""Plain messages are said without the library, and as the library says them."""

from itertools import product

import pytest

from engine.text.catalogue import house_catalogue
from engine.text.house import HouseVoice
from engine.text.message import (
    LANGUAGES,
    Message,
    NotPlain,
    PlainMessage,
    ThingName,
    asked_plainly,
    grouped,
    said_plainly,
    texts_of_the_house,
)
from engine.text.voice import Voice
from games import REGISTRY

CARDS = tuple(card.text_folder for card in REGISTRY.cards())
VALUES = (0, 1, 2, 5, "Ada", "you")


def plainly(text, **given):
    pieces = PlainMessage(text).pieces("")
    return said_plainly(pieces, given, lambda name: str(given[name]))


GAMES = """games = { $count ->
    [0] No games
    [one] { $count } game
   *[other] { $count } games
}, { $share } % won
    .tip = All of them
"""


@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, "No games, 5 % won"), (1, "1 game, 5 % won"), (2, "2 games, 5 % won")],
)
def test_a_choice_is_made_by_the_number(count, expected):
    assert plainly(GAMES, count=count, share=5) == expected


def test_a_part_is_said_by_itself():
    message = PlainMessage(GAMES)
    assert message.pieces("tip") == ("All of them",)
    assert message.has("tip")
    assert not message.has("why")
    assert not PlainMessage("only-parts =\n    .tip = A tip\n").has("")


def test_it_tells_what_it_asks_for():
    assert asked_plainly(PlainMessage(GAMES).pieces("")) == {"count", "share"}


@pytest.mark.parametrize(
    "text",
    [
        'a = { NAME($seat) } wins\n', "a = { other } wins\n", 'a = { "{" }\n',
        "a =\n    one\n    two\n",
        "a = { $n ->\n    [one] { $n ->\n    [one] x\n   *[other] y\n}\n",
    ],
)  # fmt: skip
def test_what_is_not_plain_is_left_to_the_library(text):
    assert PlainMessage(text).pieces("") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_says_plain_messages_as_the_library_does(language):
    library, said = house_catalogue(language, CARDS), 0
    for key, text in texts_of_the_house(language, CARDS).items():
        message = PlainMessage(text)
        for part in library.entry(key).parts:
            pieces = message.pieces(part)
            if pieces is None:
                continue
            asked = sorted(asked_plainly(pieces))
            assert set(asked) == library.asked_by(key, part)
            for values in product(VALUES, repeat=len(asked)) if len(asked) < 4 else ():
                given = dict(zip(asked, values, strict=True))
                try:
                    words = said_plainly(pieces, given, lambda name, given=given: str(given[name]))
                except NotPlain:
                    continue
                plain = Voice((), language=language, cards=CARDS)
                assert words == plain.say(Message(f"{key}.{part}" if part else key, given))
                said += 1
    assert said > 500


def test_the_house_says_things_and_messages_within_a_message():
    voice = HouseVoice()
    inner = Message("bar-yes", {"label": "Pass"})
    assert voice.say(Message("glue-and", {"first": inner, "last": "x"})) == "Yes: Pass and x"
    assert voice.say("as it stands") == "as it stands"
    with pytest.raises(NotPlain):
        voice._argument(ThingName)


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [(0, "0", "0"), (980, "980", "980"), (1200, "1,200", "1.200"), (12_004, "12,004", "12.004"),
     (3_000_050, "3,000,050", "3.000.050")],
)  # fmt: skip
def test_thousands_are_marked_as_the_language_does(number, english, german):
    assert HouseVoice("en").say(grouped(number)) == english == f"{number:,}"
    assert HouseVoice("de").say(grouped(number)) == german
