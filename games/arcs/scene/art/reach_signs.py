"""The icons and colours of fates and titles."""

from __future__ import annotations

from typing import Final

from engine.ui.theme import Colour
from games.arcs.scene.art.palette import Sign

FATES: Final[dict[str, Sign]] = {
    "": Sign((0xB3, 0xAB, 0xC6), "eye-off"),
    "steward": Sign((0xE9, 0xDF, 0xC6), "throne-king"),
    "founder": Sign((0xEC, 0x8A, 0x5A), "flying-flag"),
    "magnate": Sign((0xE9, 0xC4, 0x4E), "trade"),
    "advocate": Sign((0xB9, 0xB2, 0xE2), "public-speaker"),
    "caretaker": Sign((0x56, 0xC9, 0xC0), "robot-golem"),
    "partisan": Sign((0xE3, 0x6F, 0xA5), "hooded-figure"),
    "admiral": Sign((0x6F, 0xA8, 0xF0), "interceptor-ship"),
    "believer": Sign((0xF3, 0xD2, 0x8B), "sun"),
}
TITLES: Final[dict[str, Sign]] = {
    "Outlaw": Sign((0xF2, 0x9A, 0x90), "skull-crossed-bones"),
    "Regent": Sign((0xD6, 0xD0, 0xEE), "crown"),
    "First Regent": Sign((0xF6, 0xEB, 0xCF), "imperial-crown"),
}
GRIEVANCE: Final = "flag"
PALE: Final[Colour] = (0xD9, 0xCD, 0xB0)
"""Quiet words on the Empire's card."""
IVORY: Final[Colour] = (0xF6, 0xEB, 0xCF)
