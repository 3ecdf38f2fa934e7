"""Money, victory chips and cups, and the small panels that count them."""

from __future__ import annotations

from typing import Final

import pygame

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import circle_points
from engine.ui.theme import (
    LINE,
    PANEL,
    RAISED,
    SECOND_TEXT,
    TEXT,
    WHITE,
    Colour,
    lighten,
    mix,
)
from games.roll_galaxy.dice import Dice, one_by_one
from games.roll_galaxy.scene.dice_faces import draw_dice_row
from games.roll_galaxy.scene.marks import supersampled

TYPE: Final = 18  # the smallest type of this game's table
MOST_CREDITS: Final = 10
NARROW: Final = 200.0
COIN_INK: Final[Colour] = (0x3A, 0x28, 0x04)
MONEY: Final[Colour] = (0xF5, 0xCF, 0x6B)
COIN_RINGS: Final[tuple[tuple[float, float, Colour], ...]] = (  # radius, middle lower by, colour
    (1.0, 0.0, (0x7A, 0x56, 0x0F)),
    (0.95, -0.04, (0xF2, 0xC6, 0x5A)),
    (0.74, 0.0, (0xB9, 0x8A, 0x22)),
    (0.70, 0.03, (0xE4, 0xB4, 0x43)),
)
CHIP_RINGS: Final[tuple[tuple[float, Colour], ...]] = (
    (1.0, (0x3A, 0x15, 0x50)),
    (0.93, (0xD9, 0xA6, 0xFF)),
    (0.80, (0x7B, 0x3F, 0xB0)),
    (0.74, (0x6A, 0x35, 0xA0)),
)
CHIP_TEXT: Final[Colour] = (0xE2, 0xBF, 0xFF)
CHIP_VALUES: Final = (20, 5, 1)


# -- single pieces --------------------------------------------------------------------------------


def draw_coin(canvas: Canvas, cx: float, cy: float, size: float = 26, label: str = "$") -> None:
    """A gold coin with a label."""
    pixels = max(8, canvas.px(size))
    picture = canvas.pictures.get(("roll-coin", pixels), lambda: _coin_picture(pixels))
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    if label:
        canvas.text(cx, cy, label, max(TYPE, size * 0.6), COIN_INK, "number-bold", "centre")


def _coin_picture(pixels: int) -> pygame.Surface:
    def paint(sheet: pygame.Surface) -> None:
        middle = sheet.get_width() / 2
        for share, lower, colour in COIN_RINGS:
            pygame.draw.circle(sheet, colour, (middle, middle * (1 + lower)), middle * share)

    return supersampled(pixels, pixels, paint)


def draw_chip(canvas: Canvas, cx: float, cy: float, size: float = 28, label: str = "") -> None:
    """A victory chip: a purple hexagon, with its value if one is given."""
    pixels = max(8, canvas.px(size))
    picture = canvas.pictures.get(("roll-chip", pixels), lambda: _chip_picture(pixels))
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    if label:
        canvas.text(cx, cy, label, max(TYPE, size * 0.52), WHITE, "number-bold", "centre")


def _chip_picture(pixels: int) -> pygame.Surface:
    def paint(sheet: pygame.Surface) -> None:
        middle = sheet.get_width() / 2
        for share, colour in CHIP_RINGS:
            corners = circle_points(0, 0, middle * share, 6)
            points = [(middle - y, middle + x) for x, y in corners]
            pygame.draw.polygon(sheet, colour, points)

    return supersampled(pixels, pixels, paint)


# -- panels ---------------------------------------------------------------------------------------


def draw_credits(canvas: Canvas, box: Box, amount: int, voice: Voice) -> None:
    """A seat's money: a track of eleven cells with the coin on the amount."""
    _draw_panel(canvas, box)
    title = box.y + min(22.0, box.h * 0.27)
    canvas.text(box.x + 14, title, voice.say(Said("panel-credits")), TYPE, SECOND_TEXT)
    canvas.text(box.right - 14, title, f"${amount}", 24, MONEY, "number-bold", "right")
    pitch = (box.w - 28 + 3) / (MOST_CREDITS + 1)
    width, height = pitch - 3, 34.0
    cy = box.bottom - 12 - height / 2
    for value in range(MOST_CREDITS + 1):
        cell = Box(box.x + 14 + value * pitch, cy - height / 2, width, height)
        if value == amount:
            continue
        passed = value < amount
        fill = (0x4A, 0x3A, 0x10) if passed else (0x14, 0x18, 0x20)
        canvas.rounded(cell, 6, fill, (0x8A, 0x6A, 0x1C) if passed else LINE)
        ink = MONEY if passed else SECOND_TEXT
        canvas.text(cell.centre_x, cy, str(value), TYPE, ink, "number", "centre")
    middle = box.x + 14 + amount * pitch + width / 2
    draw_coin(canvas, middle, cy, 36, str(amount))


def draw_chips(canvas: Canvas, box: Box, count: int, voice: Voice) -> None:
    """A seat's victory chips: as few as make up the number, and the number."""
    _draw_panel(canvas, box)
    cy = box.centre_y
    words = voice.say(Said("panel-chips"))
    x = box.x + 14 + canvas.text(box.x + 14, cy, words, TYPE, SECOND_TEXT) + 26
    number = canvas.text(box.right - 14, cy, str(count), 24, CHIP_TEXT, "number-bold", "right")
    values = chip_values(count)
    room = box.right - 14 - number - 24 - x
    step = min(30.0, room / max(1, len(values) - 1)) if len(values) > 1 else 0.0
    for index, value in enumerate(values):
        draw_chip(canvas, x + index * step, cy, 34, str(value))


def chip_values(count: int) -> list[int]:
    """The fewest chips of twenty, five and one that make up a number."""
    values: list[int] = []
    for value in CHIP_VALUES:
        number, count = divmod(count, value)
        values += [value] * number
    return values


def draw_citizenry(canvas: Canvas, box: Box, dice: Dice, voice: Voice) -> None:
    """The dice of a Citizenry in a panel."""
    _draw_dice_panel(canvas, box, "modern-city", voice.say(Said("panel-citizenry")), dice, "")


def draw_cup_panel(canvas: Canvas, box: Box, dice: Dice, voice: Voice, words: str = "") -> None:
    """The dice of a cup in a panel; `words` stand there when it is empty."""
    _draw_dice_panel(canvas, box, "rolling-dice-cup", voice.say(Said("panel-cup")), dice, words)


def _draw_dice_panel(
    canvas: Canvas, box: Box, icon: str, title: str, dice: Dice, words: str
) -> None:
    _draw_panel(canvas, box)
    cy = box.centre_y
    if box.w < NARROW:
        _draw_narrow_dice(canvas, box, title, dice, words)
        return
    canvas.icon(icon, box.x + 32, cy, 34, SECOND_TEXT)
    x = box.x + 58
    count = sum(dice)
    number = canvas.text(box.right - 14, cy, str(count), 24, TEXT, "number-bold", "right")
    upper, lower = cy - 16, cy + 15
    if count == 0 and not words:
        canvas.text(x, cy, title, TYPE, SECOND_TEXT)
        return
    canvas.text(x, upper, title, TYPE, SECOND_TEXT)
    room = box.right - 14 - number - 10 - x
    if count:
        draw_dice_row(canvas, x, lower, 28, one_by_one(dice), width=room, pitch=33)
    else:
        canvas.text(x, lower, words, TYPE, TEXT, max_width=room)


def _draw_narrow_dice(canvas: Canvas, box: Box, title: str, dice: Dice, words: str) -> None:
    """The same without its icon: the dice have the whole width."""
    x, upper, lower = box.x + 14, box.centre_y - 16, box.centre_y + 15
    number = canvas.text(box.right - 14, upper, str(sum(dice)), 24, TEXT, "number-bold", "right")
    canvas.text(x, upper, title, TYPE, SECOND_TEXT, max_width=box.w - 36 - number)
    if any(dice):
        draw_dice_row(canvas, x, lower, 28, one_by_one(dice), width=box.w - 28, pitch=33)
    elif words:
        canvas.text(x, lower, words, TYPE, TEXT, max_width=box.w - 28)


def _draw_panel(canvas: Canvas, box: Box) -> None:
    canvas.shadow(box, 10, blur=12, drop=4, strength=80)
    canvas.rounded(box, 10, (lighten(PANEL, 0.04), PANEL), mix(LINE, RAISED, 0.4))
    canvas.lit_edge(box, 10)
