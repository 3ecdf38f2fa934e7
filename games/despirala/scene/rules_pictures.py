"""The pictures of the rules: a roll with its goods, the fourteen goals, a target on its way."""

from __future__ import annotations

from typing import Final

from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.open_book import RulesPicture, fixed
from engine.ui.paint.dice import (
    REST_YAWS,
    Die,
    Pose,
    draw_die,
    draw_die_slot,
    draw_goods_cube,
    draw_tray,
)
from engine.ui.theme import SECOND_TEXT, SMALL, TEXT
from games.despirala.combinations import DICE, target
from games.despirala.moves import COMBINATION
from games.despirala.scene.setup_panel import FourteenGoals

TRAY: Final = 156.0
DIE: Final = 54.0
ROLL: Final = (3, 6, 1, 5, 6, 4)
GOODS: Final = 5
CUBE: Final = 26.0
SLOT: Final = 62.0
STEP: Final = 74.0
TARGET: Final = 116.0
GOAL_CARD: Final = 232.0
EXAMPLE: Final = "Kamerun"
SET_ASIDE: Final = (True, True, False, True, True, False)


def _draw_roll(canvas: Canvas, box: Box) -> None:
    """Six dice on the felt, and the goods of a turn."""
    felt = draw_tray(canvas, box.inset(10, 4))
    goods = 3 * STEP
    step = (felt.w - goods) / DICE
    for place, (value, yaw) in enumerate(zip(ROLL, REST_YAWS, strict=True)):
        y = felt.centre_y + (8 if place % 2 else -6)
        draw_die(canvas, felt.x + (place + 0.6) * step, y, DIE, Die(value, Pose(yaw)))
    for number in range(GOODS):
        x = felt.right - goods + 34 + number * 34
        draw_goods_cube(canvas, x, felt.centre_y, CUBE, number)


def _draw_target(canvas: Canvas, box: Box) -> None:
    """A target with four of its dice set aside and locked, two still to be rolled."""
    wanted = target(EXAMPLE, ())
    for place, (value, is_there) in enumerate(zip(wanted, SET_ASIDE, strict=True)):
        slot = Box(box.x + 8 + place * STEP, box.y + 8, SLOT, SLOT)
        draw_die_slot(canvas, slot, wanted=value, value=value if is_there else None,
                      locked=is_there)  # fmt: skip
    room = Box(box.x + 24 + DICE * STEP, box.y + 12, box.w - 32 - DICE * STEP, box.h)
    used = canvas.paragraph(
        room, Message(COMBINATION(EXAMPLE).key), SMALL, TEXT, "text-semibold", 1.4
    )
    words = Message("picture-target")
    canvas.paragraph(room.moved(0, used), words, SMALL, SECOND_TEXT, line_height=1.4)


_GOALS: Final = FourteenGoals(narrowest_card=GOAL_CARD)

PICTURES: Final = {
    "roll": fixed(TRAY, _draw_roll),
    "goals": RulesPicture(_GOALS.height, lambda canvas, box: _GOALS.draw(canvas, box, {})),
    "target": fixed(TARGET, _draw_target),
}
