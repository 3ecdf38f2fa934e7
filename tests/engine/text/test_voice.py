"""How things are said: persons, names, lists, numbers, parts, languages, and who is told what."""

from dataclasses import dataclass
from typing import Annotated

import pytest

from engine.core.codec import Codec
from engine.core.decision import Event, MoveOption
from engine.core.ruled_odds import decode_reason
from engine.text.catalogue import MessageError, count, lacking
from engine.text.message import (
    PSEUDO,
    RETIRED,
    Fixed,
    Message,
    NameOf,
    Ordinal,
    SeatNumber,
    Share,
    ThingName,
    as_written,
    key_of,
    key_of_class,
    retired_in,
    texts_of,
)
from engine.text.voice import Voice, _unmistakable

MESSAGES = """
# A comment.
money-gained = { DOES($seat, you: "gain", one: "gains") } { $count } money
    .gain = +{ $count }
won = { PERSON($seat) ->
    [you] You have won
    [mark] Has won
   *[one] { NAME($seat) } has won
}
robbed = { DOES($seat, you: "take", one: "takes") } { NAME($tile, form: "a") } from { NAME($from) }
    and { DOES($seat, you: "laugh", one: "laughs", subject: "no") }
hand-of = the hand of { NAME($seat, form: "whose") } friend
tile-red = { $form ->
    [a] a red tile
   *[plain] red tile
}
    .full = red tile worth 5
tile-old = { $form ->
    [a] an old tile
   *[plain] red tile
}
    .full = red tile worth 1
worker = the { $number } worker
chance = { $chance } to finish
mean = { $mean } expected
rolled = Rolled { LIST($faces, glue: "space") } ({ COUNT($faces) })
winners = { LIST($seats) } win
told = { $who }: { $inner }
move-take = Take { NAME($tile) }
with-term = { -game } and { tile-red }
-game = Nim
"""
GERMAN = """
tile-red = { $form ->
    [a] ein roter Stein
   *[plain] roter Stein
}
robbed = { PERSON($seat) ->
    [you] Du nimmst
    [mark] Nimmt
   *[one] { NAME($seat) } nimmt
} { NAME($tile, form: "a") }
mean = { $mean } erwartet
"""

TILE = NameOf("tile")


@dataclass(frozen=True, slots=True)
class MoneyGained(Event):
    seat: Annotated[int, SeatNumber]
    count: int


@dataclass(frozen=True, slots=True)
class Take(MoveOption):
    tile: Annotated[str, TILE]


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "en.ftl").write_text(MESSAGES, "utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, "utf-8")
    return tmp_path


@pytest.fixture
def voice(folder):
    return Voice(("You", "James", "Ada"), folder)


GAINED = [(0, "You gain 3 money"), (1, "James gains 3 money"), (2, "Ada gains 3 money")]


@pytest.mark.parametrize(("seat", "words"), GAINED)
def test_an_event_is_told_by_its_class_and_fields(voice, seat, words):
    assert voice.say(MoneyGained(seat, 3).said()) == words


def test_behind_the_sign_of_its_seat_a_line_leaves_the_name_out(voice):
    assert voice.say(MoneyGained(0, 3).said(), mark=0) == "Gains 3 money"
    assert voice.say(MoneyGained(1, 3).said(), mark=1) == "Gains 3 money"
    assert voice.say(MoneyGained(1, 3).said(), mark=0) == "James gains 3 money"


def test_a_message_may_select_on_the_person(voice):
    said = [Message("won", {"seat": SeatNumber(seat)}) for seat in range(2)]
    assert [voice.say(each) for each in said] == ["You have won", "James has won"]
    assert voice.say(said[0], mark=0) == "Has won"


def test_a_seat_that_does_not_act_and_a_second_verb(voice):
    said = Message(
        "robbed", {"seat": SeatNumber(2), "tile": ThingName("tile", "old"), "from": SeatNumber(0)}
    )
    assert voice.say(said) == "Ada takes an old tile from you\nand laughs"


@pytest.mark.parametrize(("seat", "whose"), [(0, "your"), (1, "James'"), (2, "Ada's")])
def test_whose_something_is(voice, seat, whose):
    assert (
        voice.say(Message("hand-of", {"seat": SeatNumber(seat)})) == f"the hand of {whose} friend"
    )


def test_parts_of_a_message(voice):
    said = MoneyGained(0, 3).said()
    assert voice.say(said, "gain") == "+3"
    assert voice.part(said, "detail") == ""
    with pytest.raises(MessageError, match="no message 'money-gained' with a part 'detail'"):
        voice.say(said, "detail")


@pytest.mark.parametrize(
    ("key", "args", "words"),
    [
        ("worker", {"number": Ordinal(3)}, "the 3rd worker"),
        ("worker", {"number": Ordinal(11)}, "the 11th worker"),
        ("worker", {"number": 1000}, "the 1000 worker"),
        ("chance", {"chance": Share(0.004)}, "under 1% to finish"),
        ("chance", {"chance": Share(0.5)}, "50% to finish"),
        ("chance", {"chance": Share(0.996)}, "over 99% to finish"),
        ("chance", {"chance": Share(1)}, "100% to finish"),
        ("mean", {"mean": Fixed(1234.0)}, "1234.0 expected"),
        ("mean", {"mean": Fixed(-2.5)}, "-2.5 expected"),
        ("mean", {"mean": Fixed(-2.5, signed=True)}, "−2.5 expected"),
        ("mean", {"mean": Fixed(2.5, signed=True)}, "+2.5 expected"),
        ("rolled", {"faces": (1, 6, 6)}, "Rolled 1 6 6 (3)"),
        ("winners", {"seats": (SeatNumber(1), SeatNumber(2))}, "James and Ada win"),
        ("winners", {"seats": tuple(map(SeatNumber, (1, 0, 2)))}, "James, you and Ada win"),
        ("told", {"who": SeatNumber(2), "inner": Take("red")}, "Ada: Take red tile"),
        ("told", {"who": "x", "inner": as_written("as it is")}, "x: as it is"),
        ("with-term", {"form": "a"}, "Nim and red tile"),
    ],
)  # fmt: skip
def test_kinds_of_arguments(voice, key, args, words):
    assert voice.say(Message(key, args)) == words


def test_two_options_that_read_alike_are_told_in_full(voice):
    moves = [Take("red").said(), Take("old").said()]
    assert voice.say(moves[0]) == voice.say(moves[1]) == "Take red tile"
    assert voice.all_of(moves) == ["Take red tile worth 5", "Take red tile worth 1"]


def test_a_language_says_what_it_has_and_the_rest_in_english(folder):
    voice = Voice(("Du", "Ada"), folder, "de")
    said = Message(
        "robbed", {"seat": SeatNumber(1), "tile": ThingName("tile", "red"), "from": SeatNumber(0)}
    )
    assert voice.say(said) == "Ada nimmt ein roter Stein"
    assert voice.say(said, mark=1) == "Nimmt ein roter Stein"
    assert voice.say(Message("mean", {"mean": Fixed(1.5)})) == "1,5 erwartet"
    assert voice.say(Message("worker", {"number": Ordinal(2)})) == "the 2. worker"


def test_in_the_language_of_nobody_no_letter_is_plain_but_those_of_names(folder):
    voice = Voice(("You", "Ada"), folder, PSEUDO)
    assert voice.say(MoneyGained(1, 3).said()) == "[!! Ada ĝåîñš 3 ɱöñéý !!]"
    assert voice.say(MoneyGained(0, 3).said()) == "[!! Ýöṽ ĝåîñ 3 ɱöñéý !!]".replace("ṽ", "û")


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        (Message("nothing-such"), "there is no message 'nothing-such'"),
        (Message("worker"), r"'worker' speaks of \$number, which it is not given"),
        (Message("winners", {"seats": SeatNumber(1)}), "'winners'"),
    ],
)
def test_what_cannot_be_said_is_an_error(voice, said, problem):
    with pytest.raises(MessageError, match=problem):
        voice.say(said)


def test_a_number_that_is_no_count_wants_a_kind(voice):
    with pytest.raises(MessageError, match="wants a kind"):
        voice.say(Message("mean", {"mean": 1.5}))


@pytest.mark.parametrize(
    "said",
    [Message("nothing-such"), Message("worker"),
        Message("told", {"who": SeatNumber(9), "inner": "x"}),
     Message("mean", {"mean": 0.5}), Message("hand-of", {"seat": 1})],
)  # fmt: skip
def test_what_a_record_says_in_words_of_another_version_is_told_as_that(voice, said):
    expected = f"a message that this version doesn't know: {said.key}"
    assert voice.readable(said) == expected


def test_a_badly_written_message_is_an_error_with_its_name(tmp_path):
    (tmp_path / "en.ftl").write_text("good = Good\nbad = { $x ->\n  [a] A\n}\n", "utf-8")
    voice = Voice((), tmp_path)
    assert voice.say(Message("good")) == "Good"
    with pytest.raises(MessageError, match="en: 'bad' is badly written"):
        voice.say(Message("bad", {"x": 1}))


def test_a_large_file_may_be_cut_into_parts(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "names.ftl").write_text("one = One\n", "utf-8")
    (tmp_path / "en" / "moves.ftl").write_text("two = Two\n    .part = more\n", "utf-8")
    assert list(texts_of(tmp_path, "en")) == ["two", "one"]


def test_a_reason_of_an_old_record_keeps_the_last_words_of_a_message_that_is_retired(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en.ftl").write_text("alive = Alive\n", "utf-8")
    (tmp_path / "en" / RETIRED).write_text(
        "fled = { $count ->\n    [one] 1 ship flees\n   *[other] { $count } ships flee\n }\n",
        "utf-8",
    )
    reason = decode_reason(Codec(), ["CAT-1", "fled", {"count": 2}])
    assert Voice((), tmp_path).readable(reason.said) == "2 ships flee"
    assert retired_in(tmp_path) == {"fled"}
    assert list(lacking("de", tmp_path)) == ["alive"]
    assert count(tmp_path) == 1


def test_keys():
    assert key_of("combination", "Two triples") == "combination-two-triples"
    assert key_of("cell", 3) == "cell-3"
    assert key_of_class(MoneyGained) == "money-gained"
    assert key_of_class(Take, "move-") == "move-take"


def test_a_voice_takes_no_message_for_a_list_that_looks_like_it():
    """What it said before it says again only of the same arguments."""
    assert _unmistakable(("house-you",)) != _unmistakable(Message("house-you"))
