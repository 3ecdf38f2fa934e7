"""Rajas of the Ganges in German: messages and puzzles."""

import re

import pytest

from engine.core.learning.puzzle import PuzzleTable, puzzles_of
from engine.text.catalogue import lacking
from engine.text.message import Fixed, Message
from games.rajas.board import board_of
from games.rajas.effects import GainFame, border_said, colours_said, handful
from games.rajas.events import (
    BonusReached,
    BorderReached,
    BrownDrawn,
    DiceGained,
    DiceRerolled,
    DieTurned,
    GameEnded,
    MoneyGained,
    ScrollRaised,
    StarterFound,
    TileBought,
    WorkerPlaced,
)
from games.rajas.game import GAME
from tests.games.rajas.positions import dice
from tests.games.rajas.said import MADE

VOICE = GAME.voice(("You", "Ada", "James", "Meera"), "de")
SILK = board_of("printed").tiles["OC1"].called
TWO_FAME = (GainFame(2),)
ENGLISH_WORDS = {"the", "and", "of", "with", "dice", "is", "it", "for", "on", "a"}


def test_no_message_is_missing():
    assert list(lacking("de", GAME.text_folder)) == []


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (StarterFound(0, (3, 4)), "Du hast den Elefanten und fängst an"),
        (StarterFound(1, (3, 4)), "Ada hat den Elefanten und fängt an"),
        (WorkerPlaced(1, "dancer", 16, 0, 1, Message("person-dancer")),
         "Ada setzt bei der Tänzerin für Blau 2 einen Arbeiter ein"),
        (WorkerPlaced(0, "quarry_1", -1, 1, 1, Message("space-quarry", {"marked": 1})),
         "Du setzt im Steinbruch für 1 Geld einen Arbeiter ein"),
        (DieTurned(0, 1, 6, 0), "Du drehst Orange 1 für 1 Karma auf 6"),
        (DiceGained(1, dice("o o b"), ""), "Ada bekommt 2 orange Würfel und einen blauen Würfel"),
        (MoneyGained(0, 3, 9, "river"), "Du bekommst 3 Geld (Fluss)"),
        (ScrollRaised(0, 2, 3), "Du wertest die Festung auf: jetzt 3"),
        (BonusReached(1, "fame track", 5), "Ada erreicht den Bonus bei 5 auf der Ruhmleiste"),
        (BorderReached(0, 0, "", border_said(0, 1, 5), TWO_FAME),
         "Du erreichst die Nordgrenze bei Spalte 1 und bekommst 2 Ruhm"),
        (TileBought(1, "OC1", dice("o6"), SILK),
         "Ada kauft das orange Plättchen mit Seidenmarkt (2) für Orange 6"),
        (GameEnded(1, 1, 7, (3, 3)), "Ada gewinnt mit dem 3. Arbeiter in Runde 7: "
         "Die Marker sind 1 Schritt aneinander vorbeigezogen"),
    ],
)  # fmt: skip
def test_what_happens(event, words):
    assert GAME.event_text(event, VOICE) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (MoneyGained(0, 3, 9, "river"), "Deinen Geldmarker um 3 Felder vorrücken"),
        (MoneyGained(1, 1, 9, "river"), "Den Geldmarker von Ada um 1 Feld vorrücken"),
        (
            DiceRerolled(1, dice("g3"), dice("g3")),
            "Auf die Kali-Statue von Ada zurücklegen: Grün 3",
        ),
        (
            DiceRerolled(0, dice("g3"), dice("g4")),
            "Auf deine Kali-Statue legen: Grün 4 statt Grün 3",
        ),
        (BrownDrawn(1, "B5", TWO_FAME), "Das braune Ertragsplättchen (bringt 2 Ruhm) an Ada geben"),
    ],
)
def test_what_hands_do(event, words):
    assert VOICE.say(event.said(), "hands") == words


@pytest.mark.parametrize(
    ("gained", "words"),
    [((1,), "Wirf den neuen Würfel: Grün"), ((1, 2), "Wirf die neuen Würfel: Grün, Blau")],
)
def test_one_new_die_is_no_dice(gained, words):
    assert VOICE.say(Message("roll-gained", {"colours": colours_said(gained)})) == words


def test_dice_that_stand_for_themselves_are_no_object():
    held = handful(dice("o o b"))
    assert VOICE.say(Message("table-dummys-dice", {"dice": held})) == (
        "Würfel: 2 orange Würfel und ein blauer Würfel"
    )
    assert VOICE.say(held) == "2 orange Würfel und einen blauen Würfel"


def test_why_a_move_is_best():
    move, other = (Message("option-place", {"where": Message(f"person-{who}")})
                   for who in ("yogi", "portuguese"))  # fmt: skip
    said = Message(
        "wins-by-rounds", {"move": move, "rounds": Fixed(0.25, 2), "other": other, "isNext": True}
    )
    assert VOICE.say(said) == "Bester Zug: Yogi. Zweitbester: Portugiese, 0,25 Runden dahinter"


def test_whatever_can_be_said_is_said_without_english_words():
    for said in MADE:
        if said.key in ("no-advice", "review-failed"):
            continue  # they repeat what an error said
        words = VOICE.say(said).replace(GAME.title, "")
        assert not ENGLISH_WORDS & set(re.findall(r"[a-zA-Z]+", words)), words


def test_puzzles_are_told_in_german():
    for puzzle in puzzles_of(GAME)[:4]:
        laid = PuzzleTable(GAME, puzzle)
        told = GAME.puzzle_in(laid, GAME.voice(laid.match.setup.seat_names, "de"))
        assert "simulierten" in told.searched
        again = GAME.puzzle_in(laid, laid.match.voice)
        assert [each.words for each in again.choices] == [each.words for each in puzzle.choices]
        assert [each.text for each in again.why] == [each.text for each in puzzle.why]


def test_an_unfinished_game_shows_its_gaps_and_no_scores_below_zero():
    standing = GAME.standing_said((-113.0, -112.0))
    assert VOICE.say(standing) == "Ruhm und Geld 113 und 112 Felder auseinander"
    assert GAME.voice(()).say(standing) == "fame and money markers 113 and 112 spaces apart"
