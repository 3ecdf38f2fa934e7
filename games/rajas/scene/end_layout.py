"""How the pages after a game look: measures and colours of its end and of the Raja's review."""

from __future__ import annotations

from typing import Final

from engine.ui.pages.end import LastPageLook
from engine.ui.theme import SECOND_TEXT, Colour

TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
GOLD: Final[Colour] = (0xF3, 0xB5, 0x5C)
LOOK: Final = LastPageLook(
    head=172, left=436, button=72, curves=386, above=20, below=24, inset=12, name_room=240,
    panel=((0x2A, 0x22, 0x1E), (0x1C, 0x17, 0x15)), edge=(0x4A, 0x3E, 0x2F),
    seat_ground=((0x1D, 0x22, 0x2A), (0x15, 0x18, 0x1D)),
    title=TITLE, font="marcellus", first=GOLD, others=SECOND_TEXT,
)  # fmt: skip
