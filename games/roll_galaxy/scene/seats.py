"""The seats: what the viewer owns, and what everybody may know of the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from engine.core.setup import brief_name
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import PANEL_MARGIN, Canvas, draw_cached
from engine.ui.paint.portraits import draw_face
from engine.ui.theme import (
    BLACK,
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
from games.roll_galaxy.dice import DEVELOP, PHASES, SETTLE, one_by_one
from games.roll_galaxy.projection import Building, Tone, building
from games.roll_galaxy.scene.art import tile_faces
from games.roll_galaxy.scene.art.dice_faces import (
    CHIP_TEXT,
    chip_values,
    draw_chip,
    draw_coin,
    draw_dice_row,
)
from games.roll_galaxy.scene.art.large_tiles import draw_tall_tile, has_room_for
from games.roll_galaxy.scene.art.palette import (
    CALLED_EDGE,
    GOOD_TEXT,
    INDIGO,
    PHASE_ICONS,
    SHORT_TEXT,
    TRAY,
    draw_mark,
    tint_of,
)
from games.roll_galaxy.scene.art.symbols import draw_planet
from games.roll_galaxy.scene.art.things import TALL, draw_cup
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scoring import SeatScore
from games.roll_galaxy.state import SQUARES_TO_END, Seat
from games.roll_galaxy.tiles import HIDDEN, SIDE, SIDES, good_places

TYPE: Final = 18  # the smallest type of this game's table
MOST_CREDITS: Final = 10
FIGURES_APART: Final = 5.0
MONEY: Final[Colour] = (0xF5, 0xCF, 0x6B)
GAUGE: Final = ((0x0A, 0x0C, 0x14), (0x1B, 0x20, 0x36))
BRASS_EDGE: Final[Colour] = (0x7A, 0x63, 0x30)
FILLED: Final = ((0x66, 0x4E, 0x1A), (0x42, 0x31, 0x0E))
PASSED_INK: Final[Colour] = (0xFF, 0xE7, 0xAE)
CHIP: Final = 34.0
GHOST_VEIL: Final = (0x0A, 0x0D, 0x18, 105)


def draw_means(canvas: Canvas, places: BoardPlaces, seat: Seat, voice: Voice) -> None:
    box = places.means
    canvas.shadow(box, 12, blur=14, drop=6, strength=90)
    canvas.rounded(box, 12, (lighten(PANEL, 0.04), PANEL), mix(LINE, RAISED, 0.4))
    canvas.lit_edge(box, 12)
    _draw_cup(canvas, places.cup, seat, voice)
    _draw_citizenry(canvas, places.citizenry, seat, voice)
    _draw_chips(canvas, places.chips, seat.chips, voice)
    _draw_credits(canvas, places.credits, seat.credits, voice)


def _draw_cup(canvas: Canvas, box: Box, seat: Seat, voice: Voice) -> None:
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
    draw_cup(canvas, box.centre_x, box.bottom - 30, width, dice)


def _draw_citizenry(canvas: Canvas, box: Box, seat: Seat, voice: Voice) -> None:
    dice = one_by_one(seat.citizenry)
    said = Message("panel-citizenry")
    wordings = voice.say(said), voice.part(said, "tight")
    words = canvas.fitting_words(wordings, box.w - 36, TYPE)
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
    canvas.text(box.x, box.y + 14, voice.say(Message("panel-credits")), TYPE, SECOND_TEXT)
    canvas.text(box.right, box.y + 14, f"${amount}", 22, MONEY, "number-bold", "right")
    gauge = Box(box.x, box.y + 32, box.w, 32)
    canvas.rounded(gauge, 16, GAUGE, BRASS_EDGE)
    widest = canvas.text_width(str(MOST_CREDITS), TYPE, "number")
    first = gauge.x + 19
    step = (gauge.right - 9 - widest / 2 - first) / MOST_CREDITS
    canvas.rounded(Box(gauge.x + 2, gauge.y + 2, first + step * amount - gauge.x, 28), 10, FILLED)
    is_tight = widest + FIGURES_APART > 1.5 * step
    for value in range(0, MOST_CREDITS + 1, 2 if is_tight else 1):
        if value != amount and (abs(value - amount) > 1 or not is_tight):
            ink = PASSED_INK if value < amount else SECOND_TEXT
            x = first + step * value
            canvas.text(x, gauge.centre_y, str(value), TYPE, ink, "number", "centre")
    draw_coin(canvas, first + step * amount, gauge.centre_y, 36, str(amount))


ZONES = (DEVELOP, SETTLE)
PIP_STEP: Final = 19.0
POINTS: Final[Colour] = (0xC9, 0xD0, 0xFF)


@dataclass(frozen=True, slots=True)
class OwnModel:
    """The viewer's things at one moment; `plans` are what the dice of this round will build.

    `lit` and `hovered` hold squares (numbers) and places in stacks ("stack", phase); `coming` the
    sides that would lie in stacks without a tile, by phase.
    """

    seat: Seat
    score: SeatScore
    title: str
    voice: Voice
    plans: tuple[Building | None, Building | None] = (None, None)
    lit: frozenset[object] = frozenset()
    hovered: frozenset[object] = frozenset()
    pulse: float = 1.0
    coming: Mapping[int, int] = field(default_factory=dict)


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
    state: tile_faces.TileState = "legal" if key in shown.lit else "plain"
    if key in shown.hovered and state == "plain":
        state = "hover"
    ghost = shown.coming.get(phase)
    said, tone = stack_words(seat, phase, plan)
    words = "" if said is None else shown.voice.say(said)
    top = sides[0] if sides else None
    cost = None if top is None or top == HIDDEN else seat.cost(top)
    planned = () if plan is None else plan.planned

    def paint(layer: Canvas) -> None:
        if ghost is not None:  # pale, as it would lie there
            tile_faces.draw_stack(layer, box, phase, (ghost,), cost=seat.cost(ghost),
                                  waiting=waiting, voice=shown.voice)  # fmt: skip
            layer.rounded(box, 12, GHOST_VEIL)
            tile_faces.draw_state(layer, box, state, 1.0)
            return
        tile_faces.draw_stack(layer, box, phase, sides, cost=cost, waiting=waiting, planned=planned,
                   words=words, tone=tone, state=state, voice=shown.voice)  # fmt: skip

    shown_key = (
        phase,
        ghost,
        tuple(sides),
        cost,
        tuple(waiting),
        tuple(planned),
        words,
        tone,
        state,
    )
    draw_cached(canvas, ("roll-stack", shown.voice.language, *shown_key), box, paint)


def stack_words(seat: Seat, phase: int, plan: Building | None) -> tuple[Message | None, Tone]:
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
        state: tile_faces.TileState = "plain"
        if square in shown.hovered:
            state = "hover"
        if square in shown.lit:
            state = "legal"
        side, goods, number = seat.tableau[square], seat.goods[square], room[square]
        if has_room_for(box):
            draw_tall_tile(canvas, box, side, shown.voice, goods=goods, places=number,
                           state=state, pulse=shown.pulse)  # fmt: skip
        else:
            tile_faces.draw_large_tile(canvas, box, side, goods=goods, places=number, state=state,
                            pulse=shown.pulse)  # fmt: skip
    if len(seat.tableau) > 1:
        tile_faces.draw_bridge(canvas, *boxes[:2])


def _coming(shown: OwnModel) -> tuple[int, ...]:
    """The tiles that the dice of this round complete."""
    return tuple(side for plan in shown.plans if plan is not None for side in plan.completed)


def _draw_empty(canvas: Canvas, box: Box, square: int, shown: OwnModel) -> None:
    seat = shown.seat
    coming = _coming(shown)
    index = square - len(seat.tableau)
    if 0 <= index < len(coming):
        said = Message("next-tile", {"side": SIDE(coming[index])})
        tile_faces.draw_empty_place(canvas, box, shown.voice.say(said), is_next=True)
    elif square == SQUARES_TO_END - 1:
        tile_faces.draw_empty_place(canvas, box, shown.voice.say(Message("twelfth-ends")))
    else:
        tile_faces.draw_empty_place(canvas, box)


PAD: Final = 16.0
GRAND: Final = 560.0
"""A card so high has everything; one of less than `ROOMY` keeps piles and Citizenry for the hover,
one of less than `LOW` shows tiles as signs."""
ROOMY: Final = 280.0
LOW: Final = 180.0
SIGN: Final = 22.0
SMALL_MINI: Final = 40.0
A_ROW: Final = 6  # dice in front of a screen
HOME_SHADE: Final = ((0x12, 0x16, 0x28, 130), (0x12, 0x16, 0x28, 240))
SCREEN: Final = ((0x1C, 0x24, 0x4A), (0x12, 0x17, 0x32))
SCREEN_EDGE: Final[Colour] = (0x5C, 0x6B, 0xB4)
FACTS: Final = 21.0  # from the middle of a row of numbers to what follows


@dataclass(frozen=True, slots=True)
class CardModel:
    """A seat's card: whose it is, what it has, and what it is doing.

    `status` stands beside the hidden dice ("ready", "thinking"); `is_hidden` while its workers
    are behind the screen.
    """

    seat: int
    name: str
    level: str
    held: Seat
    status: str = ""
    is_good: bool = False
    is_hidden: bool = True
    is_active: bool = False
    points: tuple[tuple[int, int], ...] = ()
    face: Path | None = None
    voice: Voice = field(kw_only=True)

    @property
    def key(self) -> tuple[object, ...]:
        """Everything the picture depends on."""
        held = self.held
        return (
            "roll-seat", self.voice.language, self.seat, self.name, self.level, self.status,
            self.is_good, self.is_hidden, self.is_active, held.tableau, held.goods,
            held.developments[:1],
            len(held.developments), held.worlds[:1], len(held.worlds), held.developing,
            held.settling, held.cup, held.citizenry, held.credits, held.chips, held.workers,
            self.face, self.points,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardPlaces:
    head: Box
    numbers: float
    workers: Box
    minis: tuple[Box, ...]
    citizens: Box | None = None
    plans: tuple[Box, ...] = ()
    points: float | None = None


def card_places(box: Box, tiles: int) -> CardPlaces:
    """The parts of a card, and the places of so many tiles, twelve at least."""
    inner = box.inset(PAD, 0)
    x, w, y = inner.x, inner.w, box.y
    if box.h < LOW:
        minis = mini_boxes(Box(x, box.bottom - 12 - SIGN, w, SIGN), SIGN, tiles, rows=1)
        return CardPlaces(Box(x, y + 6, w, 36), y + 60, Box(x, y + 78, w, 28), minis)
    if box.h < ROOMY:
        room = Box(x, box.bottom - 8 - 2 * SMALL_MINI - 4, w, 2 * SMALL_MINI + 4)
        minis = mini_boxes(room, SMALL_MINI, tiles)
        return CardPlaces(Box(x, y + 6, w, 40), y + 64, Box(x, y + 81, w, 26), minis)
    head = Box(x, y + 12, w, 40)
    if box.h < GRAND:
        spare = (box.h - ROOMY) / 3
        minis = mini_boxes(
            Box(x, box.bottom - 12 - 2 * tile_faces.MINI - 4, w, 2 * tile_faces.MINI + 4),
            tile_faces.MINI,
            tiles,
        )
        workers = Box(x, y + 112 + spare / 2, w, 32)
        return CardPlaces(head, y + 78, workers, minis, workers.moved(0, 36 + spare / 2))
    spare = (box.h - GRAND) / 4
    numbers = y + 104
    workers = Box(x, numbers + 30, w, 92 + spare)
    citizens = Box(x, workers.bottom + 8, w, 36)
    minis = mini_boxes(
        Box(x, citizens.bottom + 16 + spare / 2, w, 2 * tile_faces.MINI + 4), tile_faces.MINI, tiles
    )
    first = Box(x, minis[-1].bottom + 18 + spare / 2, w, 44)
    plans = (first, first.moved(0, 54 + spare / 2))
    return CardPlaces(head, numbers, workers, minis, citizens, plans, box.bottom - 26)


def mini_boxes(room: Box, size: float, tiles: int, rows: int = 2) -> tuple[Box, ...]:
    """Places of minis, closer when there are more than twelve tiles."""
    shown = max(SQUARES_TO_END, tiles)
    a_row = -(-shown // rows)
    step = (room.w - size) / (a_row - 1)
    return tuple(
        Box(room.x + (n % a_row) * step, room.y + (n // a_row) * (size + 4), size, size)
        for n in range(shown)
    )


def draw_card(canvas: Canvas, box: Box, shown: CardModel) -> None:
    canvas.cached(shown.key, box, lambda inner: _paint(inner, box, shown), margin=PANEL_MARGIN)


def _paint(canvas: Canvas, box: Box, shown: CardModel) -> None:
    places = card_places(box, len(shown.held.tableau))
    canvas.panel(box, active=shown.is_active)
    _draw_home(canvas, box, places, shown.held)
    canvas.rounded(Box(box.x, box.y + 12, 4, box.h - 24), 2, canvas.theme.seat_colour(shown.seat))
    draw_head(canvas, places.head, shown)
    draw_numbers(canvas, places.head.x, places.numbers, places.head.w, shown.held)
    if places.citizens is None or not places.plans:
        _draw_workers_row(canvas, places.workers, shown)
    else:
        _draw_workers(canvas, places.workers, shown)
    if places.citizens is not None:
        _draw_citizens(canvas, places.citizens, shown)
    for place, side, goods in zip_longest(places.minis, shown.held.tableau, shown.held.goods):
        if side is None:
            tile_faces.draw_mini_place(canvas, place.x, place.y, place.w)
        elif place.w <= SIGN:
            _draw_sign(canvas, place, side, goods)
        else:
            tile_faces.draw_mini(canvas, place.x, place.y, place.w, side, goods)
    for row, phase in zip(places.plans, (DEVELOP, SETTLE), strict=False):
        canvas.hairline(row.x, row.y - 6, row.w, alpha=120)
        _draw_plan(canvas, row, shown, phase)
    if places.points is not None:
        _draw_points(canvas, places.head, places.points, shown)


def _draw_home(canvas: Canvas, box: Box, places: CardPlaces, held: Seat) -> None:
    head = Box(box.x + 1, box.y + 1, box.w - 2, places.numbers + FACTS - box.y)
    worlds = [side for side in held.tableau if SIDES[side].origin == "home"]
    if worlds:
        size = head.h * 1.25
        with canvas.clipped(head):
            at = (head.right - size * 0.40, head.y + size * 0.42)
            draw_planet(canvas, *at, size, worlds[0], ring=False)
            canvas.rounded(head, 11, HOME_SHADE)
    canvas.hairline(box.x + 1, head.bottom, box.w - 2, alpha=170)


def _draw_sign(canvas: Canvas, box: Box, side: int, goods: Sequence[int]) -> None:
    """A tile as a spot of its colour, round for a world; with a good it is ringed white."""
    edge = WHITE if goods else mix(tint_of(side), WHITE, 0.35)
    x, y = box.centre
    if SIDES[side].is_world:
        canvas.disc(x, y, box.w / 2 - 1, mix(tint_of(side), BLACK, 0.15), edge, 2 if goods else 1.5)
        draw_mark(canvas, x, y, 5, SIDES[side].colour or 0, BLACK)
    else:
        reach = box.w / 2
        corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
        canvas.polygon(corners, mix(INDIGO, BLACK, 0.2))


def _draw_points(canvas: Canvas, row: Box, y: float, shown: CardModel) -> None:
    canvas.hairline(row.x, y - 24, row.w, alpha=170)
    words = shown.voice.say(Message("points-as-they-stand"))
    x = row.right
    for seat, points in reversed(shown.points):
        x -= canvas.text(x, y, str(points), 20, TEXT, "number-bold", "right") + 16
        canvas.seat_mark(seat, x, y, 10)
        x -= 18
    if canvas.text_width(words, 18) <= x - row.x:
        canvas.text(row.x, y, words, 18, SECOND_TEXT)
    else:
        canvas.icon("laurels", row.x + 12, y, 24, SECOND_TEXT)


def draw_head(canvas: Canvas, row: Box, shown: CardModel) -> None:
    y = row.centre_y
    if shown.face is None:
        canvas.seat_mark(shown.seat, row.x + 20, y, 14)
    else:
        draw_face(canvas, shown.face, shown.seat, row.x + 20, y, 18)
    right = row.right
    width = canvas.text_width(shown.level, 18, "text-semibold") + 20
    shortest = canvas.text_width(brief_name(shown.name), 18, "text-bold")
    if shown.level and shortest <= right - width - 54 - row.x:
        chip = Box(right - width, y - 14, width, 28)
        canvas.rounded(chip, 14, RAISED, LINE)
        canvas.text(*chip.centre, shown.level, 18, SECOND_TEXT, "text-semibold", "centre")
        right = chip.x - 8
    room = right - row.x - 46
    for name in (shown.name, brief_name(shown.name)):
        for size in (20, 18):
            if canvas.text_width(name, size, "text-bold") <= room:
                canvas.text(row.x + 46, y, name, size, TEXT, "text-bold")
                return
    canvas.text(row.x + 46, y, name, 18, TEXT, "text-bold", max_width=room)


def draw_numbers(canvas: Canvas, x: float, y: float, width: float, held: Seat) -> None:
    draw_coin(canvas, x + 14, y, 28)
    canvas.text(x + 34, y, str(held.credits), 20, TEXT, "number-bold")
    chip_x = x + width * 0.225
    draw_chip(canvas, chip_x + 14, y, 28)
    canvas.text(chip_x + 34, y, str(held.chips), 20, TEXT, "number-bold")
    stack_x = x + width * 0.47
    canvas.icon("stack", stack_x + 12, y, 24, SECOND_TEXT)
    count = canvas.text(stack_x + 30, y, str(len(held.tableau)), 20, TEXT, "number-bold")
    canvas.text(stack_x + 31 + count, y + 1, f"/{SQUARES_TO_END}", 18, SECOND_TEXT, "number")
    cup = canvas.text(x + width, y, str(sum(held.cup)), 20, TEXT, "number-bold", "right")
    canvas.icon("rolling-dice-cup", x + width - cup - 20, y, 26, SECOND_TEXT)


def _status_width(canvas: Canvas, shown: CardModel) -> float:
    if not shown.status:
        return 0.0
    return canvas.text_width(shown.status, 18, "text-semibold") + (26 if shown.is_good else 0)


def _draw_status(canvas: Canvas, right: float, y: float, shown: CardModel) -> None:
    colour = GOOD_TEXT if shown.is_good else SECOND_TEXT
    if shown.is_good:
        canvas.icon("check", right - 10, y, 22, GOOD_TEXT)
        right -= 26
    canvas.text(right, y, shown.status, 18, colour, "text-semibold", "right")


def _workers(shown: CardModel) -> tuple[list[int], list[int | None] | None]:
    workers = sorted(shown.held.workers, key=lambda worker: worker.place)
    colours = [worker.colour for worker in workers]
    if shown.is_hidden:
        return colours, None
    return colours, [worker.face if worker.face >= 0 else None for worker in workers]


def _draw_workers(canvas: Canvas, box: Box, shown: CardModel) -> None:
    y = box.y + 12
    icon = "eye-off" if shown.is_hidden else "eye"
    canvas.icon(icon, box.x + 11, y, 22, SECOND_TEXT)
    count = len(shown.held.workers)
    said = Message("workers-hidden" if shown.is_hidden else "workers-open")
    words = shown.voice.say(said if count else Message("no-dice-out"))
    room = box.w - 30 - _status_width(canvas, shown) - 8
    if canvas.text_width(words, 18) > room:
        words = shown.voice.say(said, "tight")
    canvas.text(box.x + 30, y, words, 18, SECOND_TEXT)
    _draw_status(canvas, box.right, y, shown)
    colours, faces = _workers(shown)
    screen = box.cut_top(28)[1]
    canvas.rounded(screen, 8, SCREEN, SCREEN_EDGE)
    if shown.is_hidden:
        for slat in range(1, int(screen.h // 9)):
            canvas.hairline(screen.x + 6, screen.y + slat * 9, screen.w - 12, alpha=110)
    rows = (colours,) if len(colours) <= A_ROW else (colours[::2], colours[1::2])
    for row, mine in enumerate(rows):
        seen = None if faces is None else faces if len(rows) == 1 else faces[row::2]
        y = screen.y + screen.h * (row + 1) / (len(rows) + 1)
        draw_dice_row(canvas, screen.x + 10 + row * 20, y, 36, mine, faces=seen,
                      width=screen.w - 20 - row * 20, pitch=42)  # fmt: skip


def _draw_workers_row(canvas: Canvas, box: Box, shown: CardModel) -> None:
    """The workers in one short row, with the state as a sign."""
    y = box.centre_y
    canvas.icon("eye-off" if shown.is_hidden else "eye", box.x + 11, y, 22, SECOND_TEXT)
    right = box.right
    if not shown.held.workers:
        canvas.text(box.x + 30, y, shown.voice.say(Message("no-dice-out")), 18, SECOND_TEXT)
    if shown.is_good:
        canvas.icon("check", right - 12, y, 22, GOOD_TEXT)
        right -= 30
    colours, faces = _workers(shown)
    draw_dice_row(canvas, box.x + 30, y, 26, colours, faces=faces, width=right - box.x - 30,
                  pitch=28)  # fmt: skip


def _draw_citizens(canvas: Canvas, box: Box, shown: CardModel) -> None:
    held, say, y = shown.held, shown.voice.say, box.centre_y
    canvas.icon("modern-city", box.x + 11, y, 22, SECOND_TEXT)
    left = 30 + canvas.text(box.x + 30, y, say(Message("panel-citizenry")), 18, SECOND_TEXT)
    left = max(120.0, left + 8)
    colours = one_by_one(held.citizenry)
    if not colours:
        canvas.text(box.right, y, say(Message("none-there")), 18, SECOND_TEXT, align="right")
        return
    draw_dice_row(canvas, box.x + left, y, 29, colours, width=box.w - left, pitch=34)


def _draw_plan(canvas: Canvas, row: Box, shown: CardModel, phase: int) -> None:
    held, voice = shown.held, shown.voice
    sides = held.stack_sides(phase)
    if not sides:
        canvas.icon(PHASE_ICONS[phase], row.x + 21, row.centre_y, 26, SECOND_TEXT)
        words = voice.say(Message("none-in-stack", {"isWorld": phase == SETTLE}))
        canvas.text(row.x + 52, row.centre_y, words, 18, SECOND_TEXT)
        return
    top, waiting = sides[0], one_by_one(held.waiting(phase))
    tile_faces.draw_mini(canvas, row.x, row.y, tile_faces.MINI, top)
    x, right = row.x + 52, row.right
    name = voice.say(Message("unknown-tile")) if top == HIDDEN else voice.say_name(SIDE(top))
    first, rest = name_in_two(canvas, name, right - x)
    below_y = row.y + 12 + max(22.0, canvas.line_step(18, 1.1))
    canvas.text(x, row.y + 12, first, 18, TEXT, "text-semibold")
    if rest:
        x += canvas.text(x, below_y, f"{rest},", 18, TEXT, "text-semibold") + 6
    more = len(sides) - 1
    if more:
        below = Message("stack-below", {"count": more})
        words = voice.say(below, "tight" if rest else "")
        right -= canvas.text(right, below_y, words, 18, SECOND_TEXT, align="right")
    if top == HIDDEN:
        return
    cost = held.cost(top)
    if not waiting:
        none_there = Message("dice-of-cost", {"have": 0, "cost": cost})
        canvas.text(x, below_y, voice.say(none_there), 18, SECOND_TEXT)
        return
    words = voice.say(Message("of-cost", {"cost": cost}))
    room = right - x - canvas.text_width(words, 18) - 16
    x += draw_dice_row(canvas, x, below_y - 1, 22, waiting, width=room, pitch=24) + 6
    canvas.text(x, below_y, words, 18, SECOND_TEXT)


def name_in_two(canvas: Canvas, name: str, room: float) -> tuple[str, str]:
    """The name, and the words of it that must go into the next line."""
    lines = canvas.paragraph_lines(room, name, 18, "text-semibold")
    return lines[0], " ".join(lines[1:])


def level_word(title: str) -> str:
    """The last word of a level's title: "Hard" of "Bot · Rollbot Hard"."""
    return title.rpartition(" · ")[2].rpartition(" ")[2]


ROW = 44.0
HEAD = 34.0
TITLE = 48.0
CALL_HEAD = 34.0
CALL_ROW = 38.0


@dataclass(frozen=True, slots=True)
class ScoreRow:
    seat: int
    name: str
    score: SeatScore

    @property
    def bonus(self) -> int:
        return sum(points for _, points in self.score.bonuses)


def scores_height(seats: int) -> float:
    return TITLE + HEAD + seats * ROW + 16


def draw_scores(canvas: Canvas, box: Box, rows: Sequence[ScoreRow], voice: Voice) -> None:
    """Tiles, chips, bonuses and the sum of every seat, the best marked by its place alone."""
    columns = _columns(box)
    for (x, _), words in zip(columns, ("tiles", "vp", "six-plus", "sum"), strict=True):
        canvas.text(
            x,
            box.y + HEAD / 2 - 4,
            voice.say(Message(f"column-{words}")),
            18,
            SECOND_TEXT,
            align="right",
        )
    canvas.hairline(box.x, box.y + HEAD - 6, box.w, alpha=150)
    for number, row in enumerate(rows):
        y = box.y + HEAD + (number + 0.5) * ROW
        canvas.seat_mark(row.seat, box.x + 13, y, 12)
        values = (row.score.costs, row.score.chips, row.bonus, row.score.total)
        for (x, is_sum), value in zip(columns, values, strict=True):
            canvas.text(x, y, str(value), 22 if is_sum else 20, TEXT if is_sum else SECOND_TEXT,
                        "number-bold", "right")  # fmt: skip


def _columns(box: Box) -> tuple[tuple[float, bool], ...]:
    right = box.right
    return ((right - 168, False), (right - 116, False), (right - 66, False), (right, True))


# -- phases called --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CallRow:
    """How often a seat has called each phase, and what it called last."""

    seat: int
    counts: tuple[int, ...]
    last: int | None = None


def calls_height(seats: int) -> float:
    return TITLE + CALL_HEAD + seats * CALL_ROW + 16


def draw_calls(canvas: Canvas, box: Box, rows: Sequence[CallRow]) -> None:
    """A row per seat, a column per phase; the last call has a light ground."""
    left = 40.0
    pitch = (box.w - left) / len(PHASES)
    centres = [box.x + left + (n + 0.5) * pitch for n in range(len(PHASES))]
    for x, icon in zip(centres, PHASE_ICONS, strict=False):
        canvas.icon(icon, x, box.y + 14, 24, SECOND_TEXT)
    most = max([1, *(count for row in rows for count in row.counts)])
    for number, row in enumerate(rows):
        y = box.y + CALL_HEAD + (number + 0.5) * CALL_ROW
        canvas.seat_mark(row.seat, box.x + 13, y, 11)
        for phase, (x, count) in enumerate(zip(centres, row.counts, strict=True)):
            cell = Box.around(x, y, pitch - 6, CALL_ROW - 8)
            edge = CALLED_EDGE if phase == row.last else None
            canvas.rounded(cell, 7, mix(TRAY, INDIGO, 0.06 + 0.44 * count / most), edge, 1.5)
            canvas.text(x, y, str(count), 18, TEXT, "number-bold", "centre")
