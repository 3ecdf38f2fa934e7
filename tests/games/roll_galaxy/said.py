"""What the tests of messages (`tests.voice`) need to know of Roll for the Galaxy."""

from games.roll_galaxy.dice import COLOURS, FACE_NAMES
from games.roll_galaxy.rollbot.sentences import NAMED
from games.roll_galaxy.tiles import SIDES

FAMILIES = {
    "colour": (*COLOURS, "gray"),
    "phase": (*FACE_NAMES, "Dictate"),
    "side": tuple(side.name for side in SIDES),
    "sentence": NAMED,
}

MADE = ()
