"""Roll for the Galaxy in German: sentences, reasons, puzzles and buttons of lessons."""

import re

import pytest

from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import PuzzleTable, puzzles_of
from engine.core.learning.walk import walk_to
from engine.text.message import Fixed, Message, SeatNumber
from games.roll_galaxy.game import GAME
from games.roll_galaxy.learning import retold
from games.roll_galaxy.moves import CONFIRM, PlaceTile, Scout, SelectPhase, Stock
from games.roll_galaxy.scene.art.symbols import power_texts
from games.roll_galaxy.tiles import COLOUR, PHASE, SIDE, SIDES, handful
from tests.nothing_lost.told import SITTINGS
from tests.voice.heard import transcript

VOICE = GAME.voice(("You", "Ada", "James"), "de")
ENGLISH = {"with", "your", "dice", "Select", "Stock", "good", "waiting", "takes", "credits"}
"""Words that no name of a tile has and no German sentence."""
LONGEST = 66
"""Of what a card of a lesson says, in letters."""
TWO_WHITE, ONE_RED = handful((2, 0, 0, 0, 0, 0, 0)), handful((0, 1, 0, 0, 0, 0, 0))
LESSONS = lessons_of(GAME, "de")


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (Message("dice-recruited", {"seat": SeatNumber(0), "total": 2, **TWO_WHITE}),
         "Du wirbst 2 Würfel (2 weiß) für $2 an"),
        (Message("dice-recruited", {"seat": SeatNumber(1), "total": 1, **ONE_RED}),
         "Ada wirbt einen roten Würfel für $1 an"),
        (Message("tile-completed",
                 {"seat": SeatNumber(2), "side": SIDE(15), "isWorld": True, **ONE_RED}),
         f"James besiedelt {SIDES[15].name} mit einem roten Würfel"),
        (Message("scouted", {"seat": SeatNumber(0), "colour": COLOUR(3), "virtual": False,
                             "abandoned": 2, "tiles": 3}),
         "Du klärst mit einem blauen Erkunder auf und gibst 2 Plättchen auf"),
        (Message("called-as-highest", {"phase": PHASE(2), "level": 4}),
         "Er wählt Siedeln: 4 ist die höchste Stufe"),
        (Message("not-asked", {"sentence": Message("sentence-rb-3-17")}),
         "Diese Regel kam nicht an die Reihe: der Stichentscheid"),
        (Message("called-by-tie-break", {"phase": PHASE(3), "level": 4, "ties": ()}),
         "Er wählt Produzieren: "
         "Bei Gleichstand auf Stufe 4 gewinnt die Phase den Stichentscheid ()"),
        (Message("points-ahead", {"ahead": Fixed(0.9)}), "0,9 Punkte schlechter"),
        (Stock(6, True).said(), "Sammeln mit einem virtuellen gelben Erkunder"),
        (Scout(0, False).said(), "Aufklären mit einem weißen Erkunder"),
        (PlaceTile(16, True, 2).spot(2), f"{SIDES[33].name} zu den Welten legen, ganz unten"),
    ],
)  # fmt: skip
def test_what_happens_and_why(said, words):
    assert VOICE.say(said) == words


@pytest.mark.parametrize(
    ("seat", "words"),
    [(0, "Lege einen roten Würfel aus deiner Bevölkerung in den Becher"),
     (1, "Lege einen roten Würfel aus der Bevölkerung von Ada in den Becher")],
)  # fmt: skip
def test_what_hands_move(seat, words):
    args = {"seat": SeatNumber(seat), "source": SIDE(2), **ONE_RED}
    assert VOICE.say(Message("dice-saved", args), "hands") == words


def test_every_power_of_a_tile_is_told_in_german():
    english = GAME.voice(())
    for side in SIDES:
        for text in power_texts(side.id):
            said = VOICE.say(text.sentence)
            assert said != english.say(text.sentence)
            assert not ENGLISH & set(re.findall(r"\w+", said)), said


def test_a_whole_game_is_told_in_german():
    sitting = next(each for each in SITTINGS if each.game == "roll_galaxy")
    text = transcript(sitting, False, "de")
    for words in ("Runde 1", "findet statt", "Lege deine Joker", "Die Partie"):
        assert words in text
    assert not ENGLISH & set(re.findall(r"\w+", text))


@pytest.mark.parametrize("puzzle", puzzles_of(GAME)[:6], ids=lambda puzzle: puzzle.key)
def test_a_puzzle_is_told_from_its_moves_and_numbers(puzzle):
    laid = PuzzleTable(GAME, puzzle)
    told = retold(laid, VOICE.say)
    assert [each.cost for each in told.choices] == [each.cost for each in puzzle.choices]
    assert told.searched == "Bestes aus 300 Versuchen"
    assert told.choices[0].words == "Erkunden wählen"
    assert told.why[1].text.startswith("Das Nächstbeste, ")
    assert retold(laid, GAME.voice(()).say) == puzzle


@pytest.mark.parametrize("german", LESSONS, ids=lambda each: each.key)
def test_a_lesson_fits_its_card_and_names_its_button(german):
    for part, described in enumerate(german.parts):
        walk = walk_to(GAME, german, german.number_of(part, 0), "You", "german")
        walk.match.language = "de"
        while not walk.is_over and not described.is_game:
            assert max(map(len, walk.says())) <= LONGEST
            assert len(walk.now()) <= 36
            for name in walk.step.points_at:
                if name.startswith("button "):
                    assert name == f"button {VOICE.say(CONFIRM.said())}"
                    assert name.removeprefix("button ") in walk.now()
            walk.show()


def test_where_no_table_is_at_hand_a_die_has_a_number():
    assert VOICE.say(SelectPhase(0, 4).said()) == "Verladen mit Würfel 1 wählen"
