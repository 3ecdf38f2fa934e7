"""The colours, marks and icons of Roll: pure values that every picture of it shares."""

from __future__ import annotations

from typing import Final, Literal

from engine.ui.theme import Colour, Gradient, lighten, mix
from games.roll_galaxy.dice import WILD
from games.roll_galaxy.tiles import HIDDEN, SIDES

Mark = Literal["triangle", "plus", "ring", "square", "leaf", "hexagon"]

DIE_BODY: Final[tuple[Colour, ...]] = (
    (0xED, 0xF0, 0xF4),
    (0xDE, 0x4A, 0x44),
    (0x8A, 0x55, 0xC8),
    (0x3D, 0xB4, 0xE6),
    (0x84, 0x58, 0x36),
    (0x57, 0xAD, 0x4E),
    (0xF0, 0xC3, 0x41),
)
DIE_INK: Final[tuple[Colour, ...]] = (
    (0x1B, 0x23, 0x30),
    (0xFF, 0xFF, 0xFF),
    (0xFF, 0xFF, 0xFF),
    (0x0B, 0x22, 0x30),
    (0xFF, 0xF4, 0xE4),
    (0x0C, 0x24, 0x10),
    (0x2B, 0x21, 0x07),
)
MARKS: Final[tuple[Mark | None, ...]] = (
    None,
    "triangle",
    "plus",
    "ring",
    "square",
    "leaf",
    "hexagon",
    None,
)
"""Per colour (gray last) the shape that tells it apart without its hue."""

GRAY_WORLD: Final[Colour] = (0x9A, 0xA5, 0xB4)
WORLD_COLOUR: Final[tuple[Colour, ...]] = (
    *DIE_BODY[:4],
    (0xA8, 0x74, 0x4A),  # lighter than the die: it is drawn as thin lines and small marks
    *DIE_BODY[5:],
    GRAY_WORLD,
)

INDIGO: Final[Colour] = (0x7C, 0x8C, 0xF8)
PALE: Final[Colour] = (0xC4, 0xCB, 0xF7)
GOLD: Final[Colour] = (0xFF, 0xE9, 0xB0)
NIGHT: Final[Colour] = (0x10, 0x14, 0x1B)

PHASE_ICONS: Final = (
    "spyglass",
    "gears",
    "planet-conquest",
    "factory",
    "rocket",
    "star-filled",
)
"""Per face of a die, the wild one last."""
WILD_ICON: Final = PHASE_ICONS[WILD]

CALLED: Final[Gradient] = ((0x53, 0x60, 0xCF), (0x38, 0x42, 0x9A))
CALLED_EDGE: Final[Colour] = (0xAE, 0xB8, 0xFF)
TRAY: Final[Colour] = (0x10, 0x13, 0x1B)

GOOD_TEXT: Final[Colour] = (0x8F, 0xDD, 0xA6)
SHORT_TEXT: Final[Colour] = (0xF0, 0xC8, 0x77)
PLAIN_TEXT: Final[Colour] = (0xE9, 0xEC, 0xF1)

UPPER_TINT: Final = 0.20
LOWER_TINT: Final = 0.07


def tint_of(side: int) -> Colour:
    """The colour that a tile glows in: that of its world, indigo for developments and backs."""
    if side == HIDDEN:
        return INDIGO
    colour = SIDES[side].colour
    return INDIGO if colour is None else WORLD_COLOUR[colour]


def rim_of(side: int) -> Colour:
    """The rim of a tile's cost badge."""
    tile = SIDES[side]
    if tile.is_world:
        return tint_of(side)
    return GOLD if tile.six_plus else PALE


def ground_of(side: int) -> Gradient:
    """The ground of a tile: dark, with a breath of its colour that fades downwards."""
    tint = tint_of(side)
    return mix((0x17, 0x1C, 0x27), tint, UPPER_TINT), mix((0x10, 0x14, 0x1C), tint, LOWER_TINT)


def edge_of(side: int) -> Colour:
    """The line around a tile."""
    return mix(tint_of(side), (0x10, 0x14, 0x1C), 0.40)


def pale_of(side: int) -> Colour:
    """A tile's colour made light enough for text on its ground."""
    return lighten(tint_of(side), 0.6)
