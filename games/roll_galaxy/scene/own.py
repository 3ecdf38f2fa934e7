"""What the viewer owns: stacks with their dice, the means, and the empire."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas, draw_cached
from engine.ui.theme import BLACK, SECOND_TEXT, TEXT, Colour, mix
from games.roll_galaxy.dice import DEVELOP, SETTLE, one_by_one
from games.roll_galaxy.names import SIDE
from games.roll_galaxy.outlook import Tone
from games.roll_galaxy.projection import Building, building
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.means import draw_means
from games.roll_galaxy.scene.palette import INDIGO, SHORT_TEXT
from games.roll_galaxy.scene.tall_tile import draw_tall_tile, has_room_for
from games.roll_galaxy.scene.tile_faces import (
    TileState,
    draw_bridge,
    draw_empty_place,
    draw_large_tile,
    draw_stack,
)
from games.roll_galaxy.scoring import SeatScore
from games.roll_galaxy.state import SQUARES_TO_END, Seat
from games.roll_galaxy.tiles import HIDDEN, good_places

ZONES = (DEVELOP, SETTLE)
PIP_STEP: Final = 19.0
POINTS: Final[Colour] = (0xC9, 0xD0, 0xFF)


@dataclass(frozen=True, slots=True)
class OwnModel:
    """The viewer's things at one moment; `plans` are what the dice of this round will build.

    `lit` and `hovered` hold squares (numbers) and places in stacks ("stack", phase).
    """

    seat: Seat
    score: SeatScore
    title: str
    voice: Voice
    plans: tuple[Building | None, Building | None] = (None, None)
    lit: frozenset[object] = frozenset()
    hovered: frozenset[object] = frozenset()
    pulse: float = 1.0


def plans_of(seat: Seat, phases: tuple[int, ...]) -> tuple[Building | None, Building | None]:
    """What the workers now under Develop and Settle will build, for the phases given."""
    develop, settle = (building(seat, phase) if phase in phases else None for phase in ZONES)
    return develop, settle


def draw_own(canvas: Canvas, places: BoardPlaces, shown: OwnModel) -> None:
    """Everything below the screen."""
    for box, phase, plan in zip(places.stacks, ZONES, shown.plans, strict=True):
        _draw_stack(canvas, box, phase, plan, shown)
    seat, voice = shown.seat, shown.voice
    means = ("roll-means", voice.language, seat.citizenry, seat.cup, bool(seat.workers),
           seat.credits, seat.chips)  # fmt: skip
    draw_cached(canvas, means, places.means, lambda layer: draw_means(layer, places, seat, voice))
    _draw_caption(canvas, places.caption, shown)
    boxes = places.squares(len(seat.tableau))
    if shown.lit or shown.hovered:
        _draw_tableau(canvas, boxes, shown)
        return
    key = ("roll-tableau", shown.voice.language, seat.tableau, seat.goods, _coming(shown))
    draw_cached(canvas, key, places.tableau, lambda layer: _draw_tableau(layer, boxes, shown))


def _draw_stack(
    canvas: Canvas, box: Box, phase: int, plan: Building | None, shown: OwnModel
) -> None:
    seat = shown.seat
    sides = seat.stack_sides(phase)
    waiting = one_by_one(seat.waiting(phase))
    key = ("stack", phase)
    state: TileState = "legal" if key in shown.lit else "plain"
    if key in shown.hovered and state == "plain":
        state = "hover"
    said, tone = stack_words(seat, phase, plan)
    words = "" if said is None else shown.voice.say(said)
    top = sides[0] if sides else None
    cost = None if top is None or top == HIDDEN else seat.cost(top)
    planned = () if plan is None else plan.planned

    def paint(layer: Canvas) -> None:
        draw_stack(layer, box, phase, sides, cost=cost, waiting=waiting, planned=planned,
                   words=words, tone=tone, state=state, voice=shown.voice)  # fmt: skip

    shown_key = (phase, tuple(sides), cost, tuple(waiting), tuple(planned), words, tone, state)
    draw_cached(canvas, ("roll-stack", shown.voice.language, *shown_key), box, paint)


def stack_words(seat: Seat, phase: int, plan: Building | None) -> tuple[Message | None, Tone]:
    """The state of a stack's top tile in a few words."""
    sides = seat.stack_sides(phase)
    if not sides:
        return Message("nothing-planned"), "plain"
    if plan is not None and plan.completed:
        return Message("completes-so-many", {"count": len(plan.completed)}), "good"
    have = sum(seat.waiting(phase)) + (len(plan.planned) if plan is not None else 0)
    if sides[0] == HIDDEN:
        return None, "plain"
    missing = seat.cost(sides[0]) - have
    if missing <= 0:
        return Message("stack-ready"), "good"
    needs = Message("needs-dice", {"missing": missing, "have": have})
    return needs, "short" if have else "plain"


def _draw_caption(canvas: Canvas, row: Box, shown: OwnModel) -> None:
    y = row.y + 19
    count = len(shown.seat.tableau)
    x = row.x + 4 + canvas.text(row.x + 4, y, shown.title, 20, TEXT, "text-bold") + 14
    tiles = Message("tiles-of", {"count": count, "squares": SQUARES_TO_END})
    x += canvas.text(x, y, shown.voice.say(tiles), 18, SECOND_TEXT) + 24
    for square in range(SQUARES_TO_END):
        pip = Box(x + square * PIP_STEP, y - 7, 14, 14)
        is_last = square == SQUARES_TO_END - 1
        if square < count:
            canvas.rounded(pip, 3, INDIGO)
        else:
            canvas.rounded(pip, 3, None, SHORT_TEXT if is_last else mix(INDIGO, BLACK, 0.35), 1.5)
    x += SQUARES_TO_END * PIP_STEP + 16
    said = Message("score-as-sum", score_args(shown.score))
    points = shown.voice.say(said)
    width = canvas.text(row.right - 4, y, points, 18, POINTS, "text-semibold", "right")
    canvas.hairline(x, y, row.right - 4 - width - 16 - x, alpha=150)


def score_args(score: SeatScore) -> dict[str, Any]:
    """Points by category, as the messages about them speak of them."""
    bonus = sum(points for _, points in score.bonuses)
    parts = {"tiles": score.costs, "chips": score.chips, "bonus": bonus}
    return {**parts, "hasBonus": bool(score.bonuses), "total": score.total}


def _draw_tableau(canvas: Canvas, boxes: Sequence[Box], shown: OwnModel) -> None:
    seat = shown.seat
    room = good_places(seat.tableau)
    for square, box in enumerate(boxes):
        if square >= len(seat.tableau):
            _draw_empty(canvas, box, square, shown)
            continue
        state: TileState = "plain"
        if square in shown.hovered:
            state = "hover"
        if square in shown.lit:
            state = "legal"
        side, goods, number = seat.tableau[square], seat.goods[square], room[square]
        if has_room_for(box):
            draw_tall_tile(canvas, box, side, shown.voice, goods=goods, places=number,
                           state=state, pulse=shown.pulse)  # fmt: skip
        else:
            draw_large_tile(canvas, box, side, goods=goods, places=number, state=state,
                            pulse=shown.pulse)  # fmt: skip
    if len(seat.tableau) > 1:
        first, second = boxes[:2]
        draw_bridge(canvas, (first.right + second.x) / 2, first.centre_y)


def _coming(shown: OwnModel) -> tuple[int, ...]:
    """The tiles that the dice of this round complete."""
    return tuple(side for plan in shown.plans if plan is not None for side in plan.completed)


def _draw_empty(canvas: Canvas, box: Box, square: int, shown: OwnModel) -> None:
    seat = shown.seat
    coming = _coming(shown)
    index = square - len(seat.tableau)
    if 0 <= index < len(coming):
        said = Message("next-tile", {"side": SIDE(coming[index])})
        draw_empty_place(canvas, box, shown.voice.say(said), is_next=True)
    elif square == SQUARES_TO_END - 1:
        draw_empty_place(canvas, box, shown.voice.say(Message("twelfth-ends")))
    else:
        draw_empty_place(canvas, box)
