"""Risk in German: events, moves, reasons, puzzles and whole games."""

import re

import pytest

from engine.core.learning.puzzle import PuzzleTable, puzzles_of
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.text.catalogue import lacking
from engine.text.message import Fixed, Message
from games.risk.board import NAMES, TERRITORY
from games.risk.events import (
    BattleRolled,
    CardTaken,
    SeatEliminated,
    SetRedeemed,
    TerritoryClaimed,
    TerritoryConquered,
    TroopsFortified,
    TroopsMovedIn,
    TroopsPlaced,
)
from games.risk.game import GAME
from games.risk.moves import Attack, Claim, Fortify, PlaceTroops
from tests.games.risk.said import MADE, ODDS, TAKE
from tests.nothing_lost.told import SITTINGS
from tests.voice.heard import transcript

VOICE = GAME.voice(("You", "Ada", "James", "Meera", "Ravi", "Lin"), "de")
URAL, UKRAINE, SIBERIA = map(NAMES.index, ("Ural", "Ukraine", "Siberia"))
EASTERN, MIDDLE = map(NAMES.index, ("Eastern United States", "Middle East"))
ENGLISH = {"the", "and", "of", "with", "dice", "is", "it", "for", "on", "troops", "to", "from"}


def test_no_message_is_missing():
    assert list(lacking("de", GAME.text_folder)) == []


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TerritoryClaimed(0, UKRAINE, 1, True), "Du besetzt die Ukraine"),
        (TroopsPlaced(1, MIDDLE, 1, 0), "Ada setzt 1 Truppe auf den Mittleren Osten"),
        (SetRedeemed(1, (URAL, MIDDLE, 43), 1, 4),
         "Ada tauscht Ural, Mittleren Osten und einen Joker ein: 4 Truppen"),
        (BattleRolled(0, 1, EASTERN, UKRAINE, (6, 5), (6,), 1, 0),
         "Angriff von den Oststaaten auf die Ukraine, 6 5 gegen 6: "
         "Der Angreifer verliert 1 Truppe, der Verteidiger nichts"),
        (TerritoryConquered(1, 0, URAL, SIBERIA), "Ada erobert Sibirien von dir"),
        (SeatEliminated(0, 1, (2, 3)), "Ada schaltet dich aus und nimmt 2 Karten"),
        (TroopsMovedIn(0, URAL, MIDDLE, 3), "Du rückst mit 3 Truppen in den Mittleren Osten vor"),
        (TroopsFortified(2, URAL, UKRAINE, 2),
         "James verlegt 2 Truppen vom Ural in die Ukraine"),
        (CardTaken(0, 3), "Du ziehst eine Gebietskarte"),
    ],
)  # fmt: skip
def test_what_happens(event, words):
    assert GAME.event_text(event, VOICE) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TroopsPlaced(0, URAL, 2, 0), "2 deiner Truppen auf den Ural setzen"),
        (TerritoryClaimed(1, URAL, 1, True), "Eine Truppe von Ada auf den Ural setzen"),
        (BattleRolled(0, 1, URAL, SIBERIA, (6, 5), (6, 4), 1, 1),
         "1 Truppe vom Ural und 1 von Sibirien nehmen"),
        (CardTaken(1, 3), "Die oberste Karte des Stapels verdeckt an Ada geben"),
    ],
)  # fmt: skip
def test_what_hands_do(event, words):
    assert VOICE.say(event.said(), "hands") == words


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Claim(MIDDLE), "Mittleren Osten besetzen"),
        (PlaceTroops(URAL, 3), "3 Truppen auf den Ural setzen"),
        (Attack(EASTERN, UKRAINE, 3), "Angriff von den Oststaaten auf die Ukraine mit 3 Würfeln"),
        (Fortify(URAL, SIBERIA, 1), "1 Truppe vom Ural nach Sibirien verlegen"),
    ],
)
def test_what_a_move_is_called(move, words):
    assert VOICE.say(move.said()) == words


def test_why_a_bot_stops_and_what_it_plans():
    stops = Message("stops-worth", {"power": Fixed(21.5)})
    assert VOICE.say(stops) == (
        "Er hört auf: Kein Plan verbessert seine Stellung, die er mit 21,5 % bewertet"
    )
    plan = Message("campaign-at", {"purpose": TAKE, "territory": TERRITORY(URAL), "odds": ODDS})
    assert VOICE.say(plan) == (
        "Sein Plan: mit einem Angriff auf den Ural Ägypten erobern, "
        "70 % Chance mit 5 Truppen gegen 2"
    )


def test_a_move_may_be_typed_in_english_or_as_it_is_shown():
    seats = (SeatSetup("human", "You"), SeatSetup("recruit", "Ada"), SeatSetup("recruit", "Bo"))
    match = Match(GAME, Setup(seats, "german"))
    match.language = "de"
    match.roll()
    assert match.option_of("claim middle east") == match.option_of("Mittleren Osten besetzen")


def test_puzzles_are_told_in_german():
    for puzzle in puzzles_of(GAME)[:3]:
        laid = PuzzleTable(GAME, puzzle)
        told = GAME.puzzle_in(laid, GAME.voice(laid.match.setup.seat_names, "de"))
        assert "durchgespielten" in told.searched
        again = GAME.puzzle_in(laid, laid.match.voice)
        assert [each.note for each in again.choices] == [each.note for each in puzzle.choices]
        assert [each.text for each in again.why] == [each.text for each in puzzle.why]


def test_the_table_and_whole_games_are_told_in_german():
    sitting = next(each for each in SITTINGS if each.game == "risk")
    text = transcript(sitting, False, "de")
    for words in ("Nordamerika (Bonus 5)", "rückt mit", "Die Partie ist vorbei."):
        assert words in text
    assert not {"attacks", "turn", "territories", "troops", "dice"} & set(text.split())


def test_whatever_can_be_said_is_said_without_english_words():
    for said in MADE:
        if said.key != "name-three-cards":  # it quotes a command
            words = VOICE.say(said)
            assert not ENGLISH & set(re.findall(r"[a-zA-Z]+", words)), words
