"""What the tests of messages (`tests.voice`) need to know of Rajas of the Ganges."""

from engine.text.said import Said
from games.rajas.board import GOODS
from games.rajas.dice import COLOURS
from games.rajas.effects import BUILDING_NAMES, BUILDINGS, CHAMBERS, CHOICE, COUNTED
from games.rajas.naming import SOURCES

WHY_NOTHING = (
    "boat-at-end", "no-tile-bought", "no-tile-replaced", "no-market", "all-upgraded",
    "no-yield-taken", "no-yield-left",
)  # fmt: skip
FAMILIES = {
    "colour": COLOURS,
    "building": BUILDING_NAMES,
    "good": GOODS,
    "person": (*CHAMBERS, CHOICE),
    "track": ("fame track", "money track"),
    "source": SOURCES,
    "nothing": WHY_NOTHING,
    "yield": BUILDINGS,
    "counted": COUNTED,
}
MADE: tuple[Said, ...] = ()
