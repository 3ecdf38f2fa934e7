"""Chips: what can be chosen and has no place on the table, in the prompt or on a panel above it."""

from __future__ import annotations

from typing import Final, Protocol

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import WHITE, Colour, mix
from games.arcs.scene.layout import CHIP_H, ChipPlaces
from games.arcs.scene.part_words import Chip

GROUND: Final[Colour] = (0x28, 0x23, 0x38)
EDGE: Final[Colour] = (0x8A, 0x68, 0x9E)
LEGAL: Final[Colour] = (0xE5, 0x9B, 0xFF)
TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)
ICON_ROOM: Final = 30.0
STEPPER_END: Final = 46.0


class ChipsShown(Protocol):
    """The chips, where they stand, and how far their panel is rolled."""

    @property
    def chips(self) -> tuple[Chip, ...]: ...

    @property
    def laid(self) -> ChipPlaces: ...

    @property
    def rolled(self) -> float: ...


def draw_chips(canvas: Canvas, choices: ChipsShown, hovered: int | None) -> None:
    """All chips; the panel under them where they do not fit into the prompt."""
    laid = choices.laid
    numbered = enumerate(zip(choices.chips, laid.boxes, strict=True))
    if not laid.panel.w:
        for number, (chip, box) in numbered:
            _draw_chip(canvas, chip, box, number == hovered)
        return
    panel, view = laid.panel, laid.view
    canvas.floating(panel)
    canvas.shadow(panel, 14, blur=24, drop=8, strength=170)
    canvas.rounded(panel, 14, ((0x24, 0x1E, 0x33), (0x19, 0x14, 0x24)), EDGE, 1.5)
    with canvas.clipped(view.inset(-3)):
        for number, (chip, box) in numbered:
            if box.bottom > view.y and box.y < view.bottom:
                _draw_chip(canvas, chip, box, number == hovered)
    if laid.most:
        _draw_roll(canvas, laid, choices.rolled)


def _draw_roll(canvas: Canvas, laid: ChipPlaces, rolled: float) -> None:
    """How much of the panel is seen, and which part of it."""
    rail = Box(laid.view.right - 4, laid.view.y, 8, laid.view.h)
    share = laid.view.h / (laid.view.h + laid.most)
    down = min(rolled, laid.most) / laid.most * rail.h * (1 - share)
    canvas.rounded(rail, 4, WELL)
    canvas.rounded(Box(rail.x, rail.y + down, rail.w, rail.h * share), 4, EDGE)


def _draw_chip(canvas: Canvas, chip: Chip, box: Box, is_hovered: bool) -> None:
    fill = mix(GROUND, LEGAL, 0.28 if is_hovered else 0.10)
    canvas.rounded(box, 10, fill, LEGAL if is_hovered else EDGE, 2 if is_hovered else 1.4)
    key_room = canvas.key_cap_width(chip.key) + 14 if chip.key else 0.0
    has_sign = bool(chip.icon) or chip.seat >= 0
    sign = ICON_ROOM if has_sign else 0.0
    room = box.w - 20 - sign
    size = 18.0
    width = canvas.text_width(chip.label, size, "text-semibold")
    if width + key_room > room:
        key_room = 0.0
    ink = WHITE if is_hovered else TEXT
    x = box.x + 10
    if chip.icon:
        canvas.icon(chip.icon, x + 11, box.centre_y, 22, WHITE if is_hovered else QUIET)
    elif chip.seat >= 0:
        canvas.seat_mark(chip.seat, x + 11, box.centre_y, 10)
    if width > room and box.h > CHIP_H:
        _draw_lines(canvas, chip, Box(x + sign, box.y, room, box.h), ink)
        return
    canvas.text(x + sign, box.centre_y, chip.label, size, ink, "text-semibold",
                max_width=room - key_room)  # fmt: skip
    if key_room:
        wide = canvas.key_cap_width(chip.key)
        cap = Box(box.right - 10 - wide, box.centre_y - 12, wide, 24)
        canvas.rounded(cap, 5, (*WHITE, 16), (*WHITE, 30))
        canvas.text(*cap.centre, chip.key, 14, QUIET, "mono", "centre")


def _draw_lines(canvas: Canvas, chip: Chip, room: Box, ink: Colour) -> None:
    """A long choice on two lines; hovering shows whatever is longer still."""
    place = Box(room.x, room.centre_y - 24, room.w, 48)
    canvas.paragraph(place, chip.label, 18, ink, "text-semibold", 1.3, max_lines=2)


def draw_stepper(
    canvas: Canvas, box: Box, count: int, words: str, can: tuple[bool, bool], hovered: int
) -> None:
    """A number that can be made smaller and larger; `hovered` is -1, 1 or 0 for neither."""
    canvas.rounded(box, 12, WELL, EDGE, 1.4)
    for side, icon, x in (
        (-1, "minus", box.x + STEPPER_END / 2),
        (1, "plus", box.right - STEPPER_END / 2),
    ):
        is_live = can[0] if side < 0 else can[1]
        if side == hovered and is_live:
            canvas.rounded(Box.around(x, box.centre_y, STEPPER_END - 8, box.h - 14), 9, GROUND)
        ink = LEGAL if is_live else mix(QUIET, WELL, 0.6)
        canvas.icon(icon, x, box.centre_y, 20, ink)
    canvas.text(box.centre_x, box.centre_y - 9, str(count), 26, WHITE, "exo-bold", "centre")
    canvas.text(box.centre_x, box.centre_y + 18, words, 18, QUIET, "text", "centre",
                max_width=box.w - STEPPER_END)  # fmt: skip
