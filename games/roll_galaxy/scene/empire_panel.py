"""What the viewer owns: cup, Citizenry, chips, stacks with their dice, and the empire."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas, draw_cached
from engine.ui.paint.shapes import blank, reduced
from engine.ui.theme import BLACK, LINE, PANEL, RAISED, SECOND_TEXT, TEXT, Colour, lighten, mix
from games.roll_galaxy.dice import DEVELOP, SETTLE, one_by_one
from games.roll_galaxy.projection import Building, Tone, building
from games.roll_galaxy.scene.art.dice_faces import (
    CHIP_TEXT,
    chip_values,
    draw_chip,
    draw_coin,
    draw_dice_row,
    draw_die,
)
from games.roll_galaxy.scene.art.large_tiles import draw_tall_tile, has_room_for
from games.roll_galaxy.scene.art.palette import INDIGO, SHORT_TEXT
from games.roll_galaxy.scene.art.tile_faces import (
    TileState,
    draw_bridge,
    draw_empty_place,
    draw_large_tile,
    draw_stack,
)
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scoring import SeatScore
from games.roll_galaxy.state import SQUARES_TO_END, Seat
from games.roll_galaxy.tiles import HIDDEN, SIDE, good_places

TYPE: Final = 18  # the smallest type of this game's table
MOST_CREDITS: Final = 10
MONEY: Final[Colour] = (0xF5, 0xCF, 0x6B)
GAUGE: Final = ((0x0A, 0x0C, 0x14), (0x1B, 0x20, 0x36))
BRASS_EDGE: Final[Colour] = (0x7A, 0x63, 0x30)
FILLED: Final = ((0x66, 0x4E, 0x1A), (0x42, 0x31, 0x0E))
PASSED_INK: Final[Colour] = (0xFF, 0xE7, 0xAE)
CHIP: Final = 34.0
CUP_DIE: Final = 26.0
A_ROW: Final = 4
FACTOR: Final = 3
RIM: Final = 0.20  # half the height of the cup's mouth, in its width
TALL: Final = 0.92  # the height of the cup, in its width
NARROWS: Final = 0.84  # the width of its foot, in that of its mouth
LEATHER: Final = ((0x07, 0x08, 0x0F), (0x5C, 0x66, 0xB8))
BRASS: Final = ((0x1C, 0x14, 0x08), (0xE8, 0xC7, 0x7E))
SEAM: Final = ((0x0A, 0x0C, 0x1C), (0x3A, 0x42, 0x88))
BANDS: Final = ((0.0, 0.09, BRASS), (0.88, 1.0, BRASS), (0.46, 0.50, SEAM), (0.56, 0.60, SEAM))
"""From where to where on the wall of the cup, and what it is made of there."""


def draw_means(canvas: Canvas, places: BoardPlaces, seat: Seat, voice: Voice) -> None:
    """All of it on one panel."""
    box = places.means
    canvas.shadow(box, 12, blur=14, drop=6, strength=90)
    canvas.rounded(box, 12, (lighten(PANEL, 0.04), PANEL), mix(LINE, RAISED, 0.4))
    canvas.lit_edge(box, 12)
    _draw_cup(canvas, places.cup, seat, voice)
    _draw_citizenry(canvas, places.citizenry, seat, voice)
    _draw_chips(canvas, places.chips, seat.chips, voice)
    _draw_credits(canvas, places.credits, seat.credits, voice)


def _draw_cup(canvas: Canvas, box: Box, seat: Seat, voice: Voice) -> None:
    """The cup, the dice in its mouth in up to two rows, and how many they are."""
    dice = one_by_one(seat.cup)
    y = box.bottom - 12
    words = voice.say(Message("panel-cup"))
    if dice:
        total = (
            canvas.text_width(words, TYPE) + 10 + canvas.text_width(str(len(dice)), 22, "number")
        )
        x = box.centre_x - total / 2
        x += canvas.text(x, y, words, TYPE, SECOND_TEXT) + 8
        canvas.text(x, y, str(len(dice)), 22, TEXT, "number-bold")
    else:
        words = voice.say(Message("all-rolled")) if seat.workers else words
        canvas.text(box.centre_x, y, words, TYPE, SECOND_TEXT, align="centre")
    width = min(100.0, box.w - 14, (box.h - 54) / TALL)
    mouth = box.bottom - 30 - width * TALL
    pixels = canvas.px(width)
    picture = canvas.pictures.get(("roll-cup", pixels), lambda: cup_picture(pixels))
    canvas.image(picture, box.centre_x - width / 2, mouth, premultiplied=True)
    rows = (dice,) if len(dice) <= A_ROW else (dice[::2], dice[1::2])
    for row in reversed(range(len(rows))):
        _draw_row_in_cup(canvas, box.centre_x, mouth, width, rows[row], row)
    if dice:
        front = pygame.Rect(0, round(pixels * RIM * 1.5), pixels, picture.get_height())
        part = picture.subsurface(front.clip(picture.get_rect()))
        top = mouth + front.y / canvas.scale
        canvas.image(part, box.centre_x - width / 2, top, premultiplied=True)


def _draw_row_in_cup(
    canvas: Canvas, cx: float, mouth: float, width: float, dice: Sequence[int], row: int
) -> None:
    """The row in front (0) or behind it (1), which stands higher."""
    if not dice:
        return
    step = min(CUP_DIE - 2, (width - CUP_DIE + 8) / max(1, len(dice) - 1))
    y = mouth + width * RIM * (0.9 if row == 0 else 0.25) - CUP_DIE * (0.30 if row == 0 else 0.75)
    for number, colour in enumerate(dice):
        x = cx + (number - (len(dice) - 1) / 2) * step
        draw_die(canvas, x, y, CUP_DIE, colour, None, has_shadow=False)


def cup_picture(pixels: int) -> pygame.Surface:
    """A leather cup with brass rims, seen a little from above; premultiplied."""
    width = pixels * FACTOR
    mouth, height = width * RIM, width * TALL
    sheet = blank(width, math.ceil(height))
    middle = width / 2
    for x in range(width):
        across = (x - middle) / middle
        depth = math.sqrt(max(0.0, 1 - across * across))
        light = max(0.10, 0.30 + 0.72 * max(0.0, 0.6 * depth - 0.42 * across))
        light = min(1.0, light - 0.44 * max(0.0, across - 0.55))
        foot = middle + (x - middle) * NARROWS
        top, wall = mouth + depth * mouth, height - 2 * mouth
        low = height - mouth + depth * mouth * NARROWS
        pygame.draw.line(sheet, mix(*LEATHER, light), (x, top), (foot, low - FACTOR), 4)
        for begin, end, (dark, bright) in BANDS:
            ink = mix(dark, bright, light)
            aside = x + (foot - x) * (begin + end) / 2
            start, stop = top + wall * begin, top + wall * end
            pygame.draw.line(sheet, ink, (aside, start), (aside, stop - FACTOR), 4)
    _paint_mouth(sheet, width, mouth)
    return reduced(sheet.premul_alpha(), pixels, math.ceil(height / FACTOR))


def _paint_mouth(sheet: pygame.Surface, width: float, mouth: float) -> None:
    """The brass round the opening, and the dark in it."""
    for inset, top, high, ink in (
        (0.0, 0.0, 2.0, (0xF3, 0xD6, 0x94)),
        (0.01, 0.10, 1.9, (0x7A, 0x5A, 0x22)),
        (0.0275, 0.22, 1.66, (0x06, 0x07, 0x0D)),
    ):
        pygame.draw.ellipse(sheet, ink, (width * inset * 2, mouth * top,
                                         width * (1 - 4 * inset), mouth * high))  # fmt: skip
    for ring in range(8):
        ink = mix(mix(BLACK, LEATHER[0], 0.8), (0x24, 0x2B, 0x58), ring / 14)
        area = (width * (0.055 + 0.02 * ring), mouth * (0.34 + 0.10 * ring),
                width * (0.89 - 0.04 * ring), mouth * (1.54 - 0.13 * ring))  # fmt: skip
        pygame.draw.ellipse(sheet, ink, area)


def _draw_citizenry(canvas: Canvas, box: Box, seat: Seat, voice: Voice) -> None:
    dice = one_by_one(seat.citizenry)
    words = voice.say(Message("panel-citizenry"))
    x = box.x + canvas.text(box.x, box.y + 14, words, TYPE, SECOND_TEXT) + 8
    if not dice:
        canvas.text(box.x, box.y + 45, voice.say(Message("none-there")), TYPE, SECOND_TEXT)
        return
    canvas.text(x, box.y + 14, str(len(dice)), 20, TEXT, "number-bold")
    draw_dice_row(canvas, box.x, box.y + 46, 28, dice, width=box.w - 10, pitch=32)


def _draw_chips(canvas: Canvas, box: Box, count: int, voice: Voice) -> None:
    """As few chips as make up the number, those alike on a pile; and the number."""
    words = voice.say(Message("panel-chips"))
    canvas.text(box.right, box.y + 14, str(count), 22, CHIP_TEXT, "number-bold", "right")
    canvas.text(box.x, box.y + 14, words, TYPE, SECOND_TEXT)
    values = chip_values(count)
    kinds = len(set(values))
    apart = min(CHIP + 3, (box.w - 2) / max(1, kinds))
    close = min(9.0, (box.w - 2 - kinds * apart) / max(1, len(values) - kinds))
    x, pile = box.right - CHIP / 2, []
    for value, after in zip(reversed(values), (None, *reversed(values)), strict=False):
        if after is not None:
            x -= close if value == after else apart
        pile.append((x, str(value) if value != after else ""))
    for middle, label in reversed(pile):
        draw_chip(canvas, middle, box.y + 46, CHIP, label)


def _draw_credits(canvas: Canvas, box: Box, amount: int, voice: Voice) -> None:
    """A brass gauge with the coin on the amount."""
    canvas.text(box.x, box.y + 14, voice.say(Message("panel-credits")), TYPE, SECOND_TEXT)
    canvas.text(box.right, box.y + 14, f"${amount}", 22, MONEY, "number-bold", "right")
    gauge = Box(box.x, box.y + 32, box.w, 32)
    canvas.rounded(gauge, 16, GAUGE, BRASS_EDGE)
    inner = gauge.inset(5, 2)
    step = inner.w / (MOST_CREDITS + 1)
    canvas.rounded(Box(gauge.x + 2, inner.y, step * (amount + 1), 28), 14, FILLED)
    widest = canvas.text_width(str(MOST_CREDITS), TYPE, "number")
    is_tight = widest > step
    for value in range(0, MOST_CREDITS + 1, 2 if is_tight else 1):
        is_covered = abs(value - amount) == 1 and (is_tight or value == MOST_CREDITS)
        if value != amount and not is_covered:
            ink = PASSED_INK if value < amount else SECOND_TEXT
            x = min(inner.x + step * (value + 0.5), gauge.right - 10 - widest / 2)
            canvas.text(x, gauge.centre_y, str(value), TYPE, ink, "number", "centre")
    draw_coin(canvas, inner.x + step * (amount + 0.5), gauge.centre_y, 36, str(amount))


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
