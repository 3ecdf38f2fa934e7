"""What moves are called: dice as they look, squares by their worlds; commands have numbers."""

from engine.core.decision import Chance
from engine.core.step import pending
from engine.text.message import ENGLISH, Message, SeatNumber
from games.roll_galaxy.game import GAME
from games.roll_galaxy.tiles import handful
from tests.games.roll_galaxy.positions import a_seat, dice, executing, new_match, rolled

NAMES = ("You", "Ada")


def told(table):
    asked = pending(table)
    words = GAME.option_texts(asked.options, GAME.voice(NAMES, ENGLISH), table, asked.seat)
    return dict(zip(map(str, asked.options), words, strict=True))


def test_of_several_colours_the_last_says_whether_it_is_one_die():
    voice = GAME.voice(NAMES, ENGLISH)

    def rolled_by_ada(colours):
        return voice.say(Message("roll-cup", {"seat": SeatNumber(1), **handful(dice(colours))}))

    assert rolled_by_ada("white, brown") == "Roll Ada's cup: 1 white and 1 brown die"
    assert rolled_by_ada("white, 2 brown") == "Roll Ada's cup: 1 white and 2 brown dice"
    assert rolled_by_ada("2 red") == "Roll Ada's cup: 2 red dice"


def test_a_die_is_named_by_colour_and_face():
    words = told(rolled("white Ship", "red Settle"))
    assert words["Select Explore with die 1"] == "Select Explore with the white Ship die"
    assert words["Select Explore with die 2"] == "Select Explore with the red Settle die"


def test_of_dice_that_look_alike_each_is_told_apart():
    words = told(rolled("white Ship", "white Ship", "red Wild"))
    first, second = (words[f"Select Ship with die {number}"] for number in (1, 2))
    assert first == "Select Ship with the 1st white Ship die"
    assert second == "Select Ship with the 2nd white Ship die"
    assert words["Wild die 3 to Explore"] == "Place the red Wild die under Explore"


def test_a_good_is_named_by_its_world():
    held = {"Gem World": "cyan"}
    words = told(executing("Ship", a_seat("Gem World", workers={"Ship": "white"}, goods=held)))
    assert words["Trade cyan of square 4 with white"] == (
        "Trade the cyan good from Gem World with a white shipper"
    )
    words = told(
        executing("Produce", a_seat("Gem World", "Spice World", workers={"Produce": "white"}))
    )
    assert words["Produce white on square 4"] == "Produce on Gem World with a white die"


def test_commands_keep_their_numbers_and_what_is_shown_can_be_typed():
    match = new_match()
    while isinstance(match.pending, Chance) or match.pending.kind != "assign":
        match.roll() if isinstance(match.pending, Chance) else match.answer(
            match.pending.options[0]
        )
    asked = match.pending
    shown = GAME.option_texts(asked.options, match.voice, match.table, asked.seat)
    for option, words in zip(asked.options, shown, strict=True):
        assert match.option_of(str(option)) == match.option_of(words) == option
