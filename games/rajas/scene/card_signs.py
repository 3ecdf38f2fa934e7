"""The signs beside the rows of the card."""

from __future__ import annotations

from functools import partial

from engine.ui.canvas import Canvas
from games.rajas.board import Space
from games.rajas.effects import Effects, GainMoney
from games.rajas.scene.buildings import draw_building, draw_good
from games.rajas.scene.card import DrawSign
from games.rajas.scene.effect_signs import sign_of
from games.rajas.scene.signs import draw_coin, draw_die_sign, draw_lotus, draw_scroll, draw_sign

SIZE = 28.0


def effect_sign(canvas: Canvas, x: float, y: float, effects: Effects = ()) -> None:
    """The first of some effects."""
    if effects:
        draw_sign(canvas, sign_of(effects[0]), x, y, SIZE, is_pale=True)


def coin_sign(canvas: Canvas, x: float, y: float, number: int = 0) -> None:
    """Money, with how much."""
    draw_sign(canvas, sign_of(GainMoney(number)), x, y, SIZE) if number else draw_coin(
        canvas, x, y, SIZE
    )


def die_sign(canvas: Canvas, x: float, y: float, colour: int | None = 4, value: int = 0) -> None:
    """A die of a colour, or of any that shows a value."""
    draw_die_sign(canvas, x, y, SIZE - 2, None if value and colour == 4 else colour, value)


def building_sign(canvas: Canvas, x: float, y: float, building: int = 0) -> None:
    """A building."""
    draw_building(canvas, building, x, y, SIZE)


def good_sign(canvas: Canvas, x: float, y: float, good: int = 0) -> None:
    """A good."""
    draw_good(canvas, good, x, y, SIZE)


def boat_sign(canvas: Canvas, x: float, y: float) -> None:
    """The boat."""
    canvas.icon("sailboat", x, y, SIZE, (0xE8, 0xFB, 0xFA))


def lotus_sign(canvas: Canvas, x: float, y: float) -> None:
    """Karma."""
    draw_lotus(canvas, x, y, SIZE * 0.7)


def scroll_sign(canvas: Canvas, x: float, y: float) -> None:
    """A scroll."""
    draw_scroll(canvas, x, y, SIZE)


def market_sign(good: int) -> DrawSign:
    """The good of a market space."""
    return partial(good_sign, good=min(good, 2))


def space_sign(space: Space) -> DrawSign | None:
    """What stands for an action space, if anything does."""
    if space.person >= 0:
        return partial(die_sign, value=space.person + 1)
    if space.area == "harbor":
        return boat_sign
    return None
