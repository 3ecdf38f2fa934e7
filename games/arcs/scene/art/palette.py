"""The colours and icons of Arcs: seats, resources, suits, ambitions, actions, states, tones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.theme import (
    ACCENTS,
    SEAT_COLOURS,
    Colour,
    Gradient,
    contrast,
    darken,
    lighten,
    mix,
)
from games.arcs.reach_box import BLIGHT, EMPIRE, FREE
from games.arcs.scene.art.looks import State, Tone

SPACE: Final[Colour] = (0x0D, 0x0A, 0x17)
NIGHT: Final[Colour] = (0x06, 0x04, 0x0C)
CASING: Final[Colour] = (0x07, 0x05, 0x0C)
PANEL: Final[Colour] = (0x1D, 0x19, 0x29)
RAISED: Final[Colour] = (0x28, 0x23, 0x38)
LINE: Final[Colour] = (0x3F, 0x38, 0x56)
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)
BOX: Final[Gradient] = ((0x20, 0x1A, 0x2D), (0x19, 0x14, 0x24))
TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
SECOND: Final[Colour] = (0xB3, 0xAB, 0xC6)
CARD_TEXT: Final[Colour] = (0xD8, 0xD1, 0xE6)

ACCENT: Final = ACCENTS["arcs"]
LEGAL: Final[Colour] = (0xE5, 0x9B, 0xFF)
TEAL: Final[Colour] = (0x53, 0xC7, 0xBA)
AMBER: Final[Colour] = (0xF0, 0xB4, 0x5A)
GOLD_TEXT: Final[Colour] = (0xF8, 0xDF, 0xA9)
SILVER: Final[Colour] = (0xC3, 0xB8, 0xE6)
HURT: Final[Colour] = (0xFF, 0x9A, 0x4A)
CRACK: Final[tuple[Colour, Colour]] = ((0xFF, 0x8A, 0x3C), (0xFF, 0xE3, 0xA8))
GOOD: Final[Colour] = (0x5B, 0xBF, 0x7A)
GOOD_TEXT: Final[Colour] = (0x8F, 0xDD, 0xA6)
BAD: Final[Colour] = (0xE4, 0x64, 0x5B)
BAD_TEXT: Final[Colour] = (0xF2, 0x9A, 0x90)
WARN_TEXT: Final[Colour] = (0xF0, 0xC8, 0x77)
KEY: Final[Colour] = (0xF3, 0xD2, 0x8B)
WHITE: Final[Colour] = (255, 255, 255)
INK: Final[Colour] = (0x1B, 0x10, 0x20)

RIMS: Final[dict[int, Colour]] = {
    1: (0xE0, 0x98, 0x5A),
    2: (0xD9, 0x68, 0x9A),
    3: (0x9A, 0x7F, 0xF0),
    4: (0x4F, 0xB3, 0xD9),
    5: (0x53, 0xC7, 0xA6),
    6: (0xE6, 0xC1, 0x5A),
}
"""The tint of each cluster."""

SEAT_TINTS: Final[tuple[Colour, ...]] = (
    (0x5F, 0xB2, 0xE6),
    (0xF2, 0xB9, 0x3C),
    (0x4C, 0xC9, 0xA0),
    (0xE2, 0xA3, 0xC6),
)
"""Each seat's colour light enough for words and fine lines on dark ground."""


OUTSIDERS: Final[dict[int, Colour]] = {
    FREE: (0xC9, 0xC3, 0xD6),
    EMPIRE: (0xE9, 0xE2, 0xCF),
    BLIGHT: (0xB7, 0xD6, 0x4A),
}
"""The colours of those who have pieces in the campaign and are no seat."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A colour and an icon that always go together."""

    colour: Colour
    icon: str


RESOURCES: Final[dict[str, Sign]] = {
    "material": Sign((0xC9, 0x93, 0x5F), "stone-block"),
    "fuel": Sign((0xE9, 0xC4, 0x4E), "flame"),
    "weapon": Sign((0xE5, 0x69, 0x5C), "ray-gun"),
    "relic": Sign((0x56, 0xC9, 0xC0), "rune-stone"),
    "psionic": Sign((0xB4, 0x8A, 0xF5), "brain"),
}
SUITS: Final[dict[str, Sign]] = {
    "administration": Sign((0xB9, 0xB2, 0xE2), "greek-temple"),
    "aggression": Sign((0xEC, 0x6A, 0x66), "crossed-swords"),
    "construction": Sign((0xF0, 0xB4, 0x5A), "hammer-nails"),
    "mobilization": Sign((0x53, 0xC7, 0xBA), "rocket"),
    "event": Sign((0xE9, 0xDF, 0xC6), "imperial-crown"),
    "faithful": Sign((0xF3, 0xD2, 0x8B), "sun"),
}
GOLEMS: Final[dict[str, Sign]] = {
    "warrior": Sign((0xE5, 0x69, 0x5C), "sword-clash"),
    "protector": Sign((0x6F, 0xA8, 0xF0), "shield"),
    "seeker": Sign((0x53, 0xC7, 0xBA), "telescope"),
    "harvester": Sign((0xE6, 0xC1, 0x5A), "wheat"),
}
"""The golems that a seat may hold among its resources."""
TOKENS: Final[dict[str, Sign]] = {**RESOURCES, **GOLEMS}
"""Everything that can lie in a slot."""
COURT: Final[dict[str, Sign]] = {
    **RESOURCES,
    "vox": Sign((0xE3, 0x6F, 0xA5), "rally-the-troops"),
    "lore": Sign((0xF3, 0xD2, 0x8B), "open-book"),
    "council": Sign((0xE9, 0xDF, 0xC6), "imperial-crown"),
    "faithful": Sign((0xF3, 0xD2, 0x8B), "sun"),
}
AMBITIONS: Final[dict[str, str]] = {
    "tycoon": "two-coins",
    "tyrant": "handcuffs",
    "warlord": "laurels-trophy",
    "keeper": "locked-chest",
    "empath": "third-eye",
}
ANY_AMBITION_ICON: Final = "star-filled"
ACTIONS: Final[dict[str, str]] = {
    "tax": "receive-money",
    "repair": "spanner",
    "influence": "public-speaker",
    "battle": "crossed-swords",
    "move": "rocket",
    "secure": "padlock",
    "build": "hammer-nails",
}
DICE: Final[dict[str, tuple[Colour, Colour]]] = {
    "skirmish": ((0x4F, 0x8F, 0xD6), (0xFF, 0xFF, 0xFF)),
    "assault": ((0xD4, 0x50, 0x4E), (0xFF, 0xFF, 0xFF)),
    "raid": ((0xE0, 0xA1, 0x3E), (0x23, 0x14, 0x03)),
}
"""The body of each kind of die, and the ink of its symbols."""

TONES: Final[dict[Tone, Colour]] = {
    "plain": SECOND,
    "good": GOOD_TEXT,
    "bad": BAD_TEXT,
    "warn": WARN_TEXT,
    "hurt": HURT,
    "gold": GOLD_TEXT,
    "choice": LEGAL,
}
EDGES: Final[dict[State, Colour]] = {"legal": LEGAL, "chosen": WHITE, "hover": LEGAL}
"""The outline of what can be chosen, is chosen, or is pointed at."""


def shaded(colour: Colour, share: float) -> Colour:
    """A share of the way to the night."""
    return mix(colour, NIGHT, share)


def seat_fill(seat: int) -> Colour:
    """A seat's colour, or that of the Empire and its like; never without its mark."""
    return SEAT_COLOURS[seat] if seat not in OUTSIDERS else OUTSIDERS[seat]


def seat_words(seat: int) -> Colour:
    """A seat's colour for words on dark ground."""
    return SEAT_TINTS[seat] if seat not in OUTSIDERS else OUTSIDERS[seat]


def readable(colour: Colour, ground: Colour, least: float = 4.6) -> Colour:
    """A colour made as much lighter (darker on light ground) as words on a ground need."""
    towards = lighten if contrast(ground, WHITE) > contrast(ground, NIGHT) else darken
    shade = colour
    for step in range(1, 21):
        if contrast(shade, ground) >= least:
            break
        shade = towards(colour, step / 20)
    return shade
