"""A phase in the block of the screen: what there is to choose, and what every seat does in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.words import brief_name
from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.cached_layer import draw_cached
from engine.ui.canvas import Canvas
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE, Colour, mix
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.names import WORKER
from games.roll_galaxy.scene.dice_faces import draw_dice_row, draw_die
from games.roll_galaxy.scene.final_standings import Standing, draw_standings
from games.roll_galaxy.scene.hover_card import CARD_W, draw_hover_card
from games.roll_galaxy.scene.layout import TILE, BoardPlaces
from games.roll_galaxy.scene.palette import (
    CALLED,
    CALLED_EDGE,
    GOOD_TEXT,
    INDIGO,
    PHASE_ICONS,
    TRAY,
)
from games.roll_galaxy.scene.round_history import ToldDeed
from games.roll_galaxy.scene.screen import QUIET, SOFT, draw_block, shortened
from games.roll_galaxy.scene.tile_faces import draw_large_tile, draw_mini
from games.roll_galaxy.scene.work import Card, Group, Work
from games.roll_galaxy.tiles import SIDES

RAIL_W: Final = 344.0
WIDE_RAIL: Final = 500.0
GAP: Final = 16.0
CARD_H: Final = 64.0
BIG_CARD_H: Final = 108.0
HUGE_CARD_H: Final = 164.0
LEAST_CARD: Final = 200.0
FULL_W: Final = CARD_W
ACTORS_H: Final = 76.0
ACTOR: Final = 56.0
ACTOR_STEP: Final = 70.0
CARD_FILL: Final[Colour] = (0x2A, 0x31, 0x4C)
CARD_EDGE: Final[Colour] = (0x56, 0x62, 0x9C)
CardHeight = Callable[[int], float]


@dataclass(frozen=True, slots=True)
class GroupPlaces:
    """Where a group stands: its title, its faces, its cards."""

    box: Box
    title: Box | None
    faces: tuple[Box, ...]
    cards: tuple[Box, ...]
    is_compact: bool = False
    is_full: bool = False


@dataclass(frozen=True, slots=True)
class WorkPlaces:
    """Where everything to choose stands, and the rail with the seats."""

    actors: tuple[Box, ...]
    tiles: tuple[Box, ...]
    groups: tuple[GroupPlaces, ...]
    rail: Box
    label: Box | None

    @property
    def cards(self) -> tuple[Box, ...]:
        return tuple(box for group in self.groups for box in group.cards)


def work_places(places: BoardPlaces, work: Work, card_height: CardHeight) -> WorkPlaces:
    """The arrangement of what a decision offers.

    `card_height` tells how high the full card of a side is: it is shown where it has room.
    """
    whole = places.work
    has_rail = work.kind != "start"
    rail, main = whole.cut_right(RAIL_W, 24) if has_rail else (Box(0, 0, 0, 0), whole)
    label: Box | None = None
    actors: tuple[Box, ...] = ()
    tiles: tuple[Box, ...] = ()
    if work.actors or len(work.tiles) > 1:
        row, main = main.cut_top(ACTORS_H, 8)
        label, row = row.cut_left(150)
        if work.actors:
            actors = _along(row, len(work.actors), ACTOR, ACTOR_STEP)
        else:
            tiles = _along(row, len(work.tiles), 52, 66)
    if work.arrangement == "rows":
        return WorkPlaces(actors, tiles, _compact(main, work.groups), rail, label)
    groups = _side_by_side(main, work.groups, card_height)
    return WorkPlaces(actors, tiles, groups, rail, label)


def _along(row: Box, count: int, size: float, step: float) -> tuple[Box, ...]:
    step = min(step, (row.w - size) / max(1, count - 1))
    return tuple(Box(row.x + n * step, row.centre_y - size / 2, size, size) for n in range(count))


def _side_by_side(
    main: Box, groups: Sequence[Group], card_height: CardHeight
) -> tuple[GroupPlaces, ...]:
    if not groups:
        return ()
    shares = [_share(group) for group in groups]
    unit = (main.w - GAP * (len(groups) - 1)) / sum(shares)
    found, x = [], main.x
    for group, share in zip(groups, shares, strict=True):
        box = Box(x, main.y, unit * share, main.h)
        found.append(_group(box, group, len(groups), card_height))
        x += box.w + GAP
    return tuple(found)


def _share(group: Group) -> float:
    return 2.0 if group.side is None and len(group.cards) > 4 else 1.0


def _group(box: Box, group: Group, groups: int, card_height: CardHeight) -> GroupPlaces:
    title: Box | None = None
    rest = box
    if group.title:
        title, rest = rest.cut_top(28, 8)
    count = len(group.cards)
    if group.side is None:
        return GroupPlaces(box, title, (), _grid(rest, count, _grown(rest, count)))
    has_goods = group.square is not None or group.other is not None
    if groups == 1 and not has_goods and card_height(group.side) <= rest.h + 20:
        full = Box(rest.x, rest.y, FULL_W, card_height(group.side))
        beside = rest.cut_left(FULL_W, 24)[1]
        height = BIG_CARD_H if count <= 3 else CARD_H
        return GroupPlaces(box, title, (full,), _grid(beside, count, height), is_full=True)
    columns = 2 if count > 1 else 1
    below = -(-count // columns) * (CARD_H + 8) - 8
    if not has_goods and rest.w >= FULL_W and card_height(group.side) + 12 + below <= rest.h:
        full = Box(rest.x, rest.y, FULL_W, card_height(group.side))
        cards = _grid(Box(rest.x, full.bottom + 12, FULL_W, below), count, CARD_H, columns)
        return GroupPlaces(box, title, (full,), cards, is_full=True)
    return _with_faces(box, title, rest, group, groups == 1)


def _with_faces(
    box: Box, title: Box | None, rest: Box, group: Group, is_alone: bool
) -> GroupPlaces:
    """Faces as large as the cards allow, which stand below them or, with room, beside them."""
    number, count = 1 if group.other is None else 2, len(group.cards)
    room = (rest.w - GAP * (number - 1)) / number
    is_beside = is_alone and number == 1
    columns = 2 if count > 1 and rest.w / 2 >= LEAST_CARD else 1
    below = 0.0 if is_beside else -(-count // columns) * (CARD_H + 8) + 4
    scale = min(1.5, room / TILE[0], max(1.0, (rest.h - below) / TILE[1]))
    width, height = TILE[0] * scale, TILE[1] * scale
    faces = tuple(Box(rest.x + n * (width + GAP), rest.y, width, height) for n in range(number))
    if is_beside:
        beside = rest.cut_left(width, 24)[1]
        return GroupPlaces(box, title, faces, _grid(beside, count, BIG_CARD_H, 1))
    under = rest.cut_top(height, 12)[1]
    wide = faces[-1].right - faces[0].x
    narrow = Box(under.x, under.y, max(wide, min(under.w, 2 * LEAST_CARD)), under.h)
    return GroupPlaces(box, title, faces, _grid(narrow, count, CARD_H, columns))


def _grown(rest: Box, count: int) -> float:
    """How high so many cards can be that the stage is filled: two columns of them."""
    rows = -(-count // 2)
    return max(CARD_H, min(HUGE_CARD_H, (rest.h + 8) / max(1, rows) - 8))


def _grid(rest: Box, count: int, height: float, columns: int | None = None) -> tuple[Box, ...]:
    if not count:
        return ()
    if columns is None:
        rows = max(1, int((rest.h + 8) // (height + 8)))
        columns = -(-count // rows)
        if columns == 1 and rest.w > 560 and count > 1:
            columns = 2
    width = min(420.0, (rest.w - 12 * (columns - 1)) / columns)
    return tuple(
        Box(
            rest.x + (n % columns) * (width + 12),
            rest.y + (n // columns) * (height + 8),
            width,
            height,
        )
        for n in range(count)
    )


def _compact(main: Box, groups: Sequence[Group]) -> tuple[GroupPlaces, ...]:
    count = len(groups)
    columns = 2 if count <= 6 else 3
    rows = -(-count // columns)
    width = (main.w - GAP * (columns - 1)) / columns
    height = min(100.0, (main.h - 8 * (rows - 1)) / rows)
    found = []
    for n, group in enumerate(groups):
        box = Box(
            main.x + (n % columns) * (width + GAP),
            main.y + (n // columns) * (height + 8),
            width,
            height,
        )
        buttons = Box(box.x + 8, box.bottom - 52, box.w - 16, 44)
        cards = buttons.row(*[None] * len(group.cards), gap=8)
        found.append(GroupPlaces(box, None, (), cards, True))
    return tuple(found)


# -- drawing --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatWork:
    """A seat in the rail: who it is, its dice in this phase, and what it has done."""

    seat: int
    name: str
    dice: tuple[tuple[int, int | None], ...]
    deeds: tuple[ToldDeed, ...]
    is_acting: bool = False
    rest: str = ""


@dataclass(frozen=True, slots=True)
class WorkModel:
    """Everything the block shows in a phase. `work` is None while somebody else acts."""

    voice: Voice
    title: str
    note: str
    phase: int | None
    phases: tuple[int, ...]
    seats: tuple[SeatWork, ...]
    work: Work | None = None
    spots: WorkPlaces | None = None
    hovered: frozenset[object] = frozenset()
    standings: tuple[Standing, ...] = ()
    is_setting_up: bool = False


def draw_work(canvas: Canvas, places: BoardPlaces, shown: WorkModel) -> None:
    """The block in a phase."""
    draw_block(canvas, places.screen)
    _draw_title(canvas, places.title, shown)
    spots = shown.spots
    if shown.standings:
        draw_standings(canvas, places.work, shown.standings, shown.voice)
        return
    if shown.work is None or spots is None:
        draw_rail(canvas, places.work, shown.seats)
        return
    _draw_actors(canvas, spots, shown)
    number = 0
    for group, place in zip(shown.work.groups, spots.groups, strict=True):
        _draw_group(canvas, group, place, shown, number)
        number += len(group.cards)
    if spots.rail.w:
        draw_rail(canvas, spots.rail, shown.seats)


def _draw_title(canvas: Canvas, row: Box, shown: WorkModel) -> None:
    y = row.y + 24
    x = row.x
    icon = "modern-city" if shown.phase is None else PHASE_ICONS[shown.phase]
    if shown.is_setting_up:
        icon = "ringed-planet"
    canvas.icon(icon, x + 16, y, 32, CALLED_EDGE)
    x += 44
    x += canvas.text(x, y, shown.title, 26, TEXT, "number-bold") + 16
    right = row.right
    if shown.phases:
        right = draw_tracker(canvas, row.right, y, shown.phase, shown.phases) - 16
    if shown.note and canvas.text_width(shown.note, 18) <= right - x:
        canvas.text(x, y, shown.note, 18, QUIET)


def draw_tracker(
    canvas: Canvas, right: float, y: float, phase: int | None, phases: Sequence[int]
) -> float:
    """The five phases as signs: those that happen are filled, the one played now is ringed."""
    x = right - 5 * 48 + 8
    for number in range(len(PHASES)):
        chip = Box(x + number * 48, y - 17, 40, 34)
        happens = number in phases
        if number == phase:
            canvas.rounded(chip, 9, CALLED, WHITE, 2)
        elif happens:
            is_done = phase is None or number < phase
            canvas.rounded(chip, 9, mix(CALLED[1], TRAY, 0.55 if is_done else 0.1), CALLED_EDGE)
        else:
            canvas.rounded(chip, 9, TRAY, (0x2E, 0x35, 0x40))
        ink = WHITE if happens else (0x6B, 0x75, 0x84)
        canvas.icon(PHASE_ICONS[number], *chip.centre, 24, ink)
    return x


def _draw_actors(canvas: Canvas, spots: WorkPlaces, shown: WorkModel) -> None:
    work = shown.work
    if work is None or spots.label is None:
        return
    label = spots.label
    phase = shown.phase
    voice, in_hand = shown.voice, Said("in-hand")
    words = voice.say(in_hand, "" if spots.tiles else "dice")
    if not spots.tiles and phase is not None:
        words = voice.say(Said("workers-of-phase", {"worker": WORKER(phase)}))
    canvas.text(label.x, label.centre_y - 12, words, 20, TEXT, "text-bold")
    if len(work.actors) > 1 or len(work.tiles) > 1:
        canvas.text(label.x, label.centre_y + 16, voice.say(in_hand, "pick"), 18, QUIET)
    for number, (box, (colour, virtual)) in enumerate(zip(spots.actors, work.actors, strict=True)):
        is_chosen = number == work.actor
        draw_die(canvas, *box.centre, ACTOR, colour, phase,
                 is_hovered=("actor", number) in shown.hovered)  # fmt: skip
        if virtual:
            badge = Box(box.right - 16, box.bottom - 18, 24, 24)
            canvas.disc(*badge.centre, 13, (0x10, 0x13, 0x1B), INDIGO, 1.5)
            canvas.icon("robot-antennas", *badge.centre, 18, WHITE)
        if is_chosen and len(work.actors) > 1:
            canvas.rounded(box.inset(-5), 15, None, CALLED_EDGE, 3)
    for number, (box, tile) in enumerate(zip(spots.tiles, work.tiles, strict=True)):
        draw_mini(canvas, box.x, box.y, 52, 2 * tile + 1)
        if number == work.tile:
            canvas.rounded(box.inset(-4), 12, None, CALLED_EDGE, 3)


def _draw_group(
    canvas: Canvas, group: Group, place: GroupPlaces, shown: WorkModel, first: int
) -> None:
    if place.is_compact:
        _draw_compact(canvas, group, place, shown, first)
        return
    if place.title is not None:
        title = group.title
        if canvas.text_width(title, 18, "text-semibold") > place.title.w:
            title = shortened(canvas, title, place.title.w - 12, 18)
        canvas.text(place.title.x, place.title.centre_y, title, 18, SOFT, "text-semibold")
    sides = [side for side in (group.side, group.other) if side is not None]
    for box, side in zip(place.faces, sides, strict=True):
        if place.is_full:
            draw_hover_card(canvas, box.x, box.y, side, shown.voice)
        else:
            draw_large_tile(canvas, box, side, goods=group.goods, places=group.places)
    for offset, (card, box) in enumerate(zip(group.cards, place.cards, strict=True)):
        draw_choice(canvas, box, card, first + offset, shown)


def draw_choice(canvas: Canvas, box: Box, card: Card, number: int, shown: WorkModel) -> None:
    """One card: sign, words, and the key that picks it."""
    is_lit = ("card", number) in shown.hovered
    fill = mix(CARD_FILL, WHITE, 0.12 if is_lit else 0.0)
    canvas.shadow(box, 10, blur=8, drop=3, strength=70)
    canvas.rounded(box, 10, (mix(fill, WHITE, 0.05), fill), CALLED_EDGE if is_lit else CARD_EDGE)
    is_big = box.h >= BIG_CARD_H
    x = box.x + 14
    sign = max(36.0, min(84.0, box.h * 0.48))
    if card.colour is not None:
        draw_die(canvas, x + sign / 2, box.centre_y, sign, card.colour, None)
        x += sign + 14
    elif card.icon is not None:
        canvas.icon(card.icon, x + sign / 2, box.centre_y, sign * 0.84, (0xC9, 0xD0, 0xFF))
        x += sign + 10
    right = box.right - 12
    if number < 9 and box.w >= 170:
        right -= _draw_key(canvas, right, box.centre_y, str(number + 1)) + 8
    _draw_card_words(canvas, Box(x, box.y, right - x, box.h), card, is_big=is_big)


def _draw_key(canvas: Canvas, right: float, cy: float, label: str) -> float:
    """The key of a card, on a dark cap that stays legible when the card is lit."""
    cap = Box(right - 26, cy - 13, 26, 26)
    canvas.rounded(cap, 6, (0x16, 0x1A, 0x29), (0x46, 0x50, 0x7A))
    canvas.text(*cap.centre, label, 18, QUIET, "mono", "centre")
    return cap.w


def _draw_card_words(canvas: Canvas, room: Box, card: Card, *, is_big: bool) -> None:
    colour = GOOD_TEXT if card.is_good else SOFT
    sizes = (24, 20, 18) if is_big else (20, 18)
    title = card.title
    if canvas.text_width(title, sizes[-1], "text-semibold") > room.w:
        title = card.shortest
    fitting = (s for s in sizes if canvas.text_width(title, s, "text-semibold") <= room.w)
    size = next(fitting, 18)
    if canvas.text_width(title, size, "text-semibold") > room.w:
        title = shortened(canvas, title, room.w, 18)
    lines: tuple[str, ...] = ()
    if card.detail:
        lines = canvas.paragraph_lines(room.w, card.detail, 18)
    most = 2 if is_big else 1
    if len(lines) > most:
        lines = (*lines[: most - 1], shortened(canvas, " ".join(lines[most - 1 :]), room.w, 18))
    y = room.centre_y - 13 * len(lines)
    canvas.text(room.x, y, title, size, TEXT, "text-semibold")
    for index, line in enumerate(lines):
        canvas.text(room.x, y + 28 + index * 25, line, 18, colour)


def _draw_compact(
    canvas: Canvas, group: Group, place: GroupPlaces, shown: WorkModel, first: int
) -> None:
    box = place.box
    canvas.rounded(box, 10, (0x1F, 0x25, 0x3A), (0x3A, 0x44, 0x70))
    if group.side is None:
        return
    draw_mini(canvas, box.x + 8, box.y + 6, 36, group.side, group.goods)
    name = SIDES[group.side].name
    room = box.w - 64
    canvas.text(box.x + 56, box.y + 25, shortened(canvas, name, room, 18), 18, TEXT,
                "text-semibold")  # fmt: skip
    for offset, (card, spot) in enumerate(zip(group.cards, place.cards, strict=True)):
        is_lit = ("card", first + offset) in shown.hovered
        fill = mix(CARD_FILL, WHITE, 0.12 if is_lit else 0.0)
        canvas.rounded(spot, 9, (mix(fill, WHITE, 0.05), fill),
                       CALLED_EDGE if is_lit else CARD_EDGE)  # fmt: skip
        words = card.title
        if canvas.text_width(words, 18, "text-semibold") > spot.w - 16:
            words = card.shortest
        canvas.text(*spot.centre, words, 18, TEXT, "text-semibold", "centre")


# -- what the seats do ----------------------------------------------------------------------------


def rail_rows(box: Box, count: int) -> tuple[Box, ...]:
    """The rows of the rail, one for each seat."""
    step = min(92.0 if box.w > WIDE_RAIL else 84.0, (box.h + 8) / max(1, count))
    return tuple(Box(box.x, box.y + n * step, box.w, step - 8) for n in range(count))


def draw_rail(canvas: Canvas, box: Box, seats: Sequence[SeatWork]) -> None:
    """Every seat with its dice in the phase and what came of them; wide when nobody chooses."""
    key = ("roll-rail", tuple(seats))
    draw_cached(canvas, key, box, lambda layer: _draw_rows(layer, box, seats), margin=0)


def _draw_rows(canvas: Canvas, box: Box, seats: Sequence[SeatWork]) -> None:
    for row, seat in zip(rail_rows(box, len(seats)), seats, strict=True):
        canvas.rounded(row, 10, (*TRAY, 190), CALLED_EDGE if seat.is_acting else (0x2F, 0x37, 0x52))
        if box.w > WIDE_RAIL:
            _draw_wide(canvas, row, seat)
        else:
            _draw_narrow(canvas, row, seat)


def _draw_wide(canvas: Canvas, row: Box, seat: SeatWork) -> None:
    canvas.seat_mark(seat.seat, row.x + 28, row.centre_y, 14)
    canvas.text(row.x + 54, row.centre_y, seat.name, 20, TEXT, "text-bold", max_width=200)
    x = row.x + 262
    colours = [colour for colour, _ in seat.dice]
    faces = [face for _, face in seat.dice]
    if colours:
        draw_dice_row(canvas, x, row.centre_y, 40, colours, faces=faces, width=270, pitch=46)
    elif not seat.deeds:
        canvas.text(x, row.centre_y, seat.rest, 18, SECOND_TEXT)
    words = Box(row.x + 556, row.y, row.w - 572, row.h)
    _draw_deeds(canvas, words, seat.deeds, 2 if row.h >= 64 else 1)


def _draw_narrow(canvas: Canvas, row: Box, seat: SeatWork) -> None:
    top = row.y + row.h * 0.32
    canvas.seat_mark(seat.seat, row.x + 22, top, 11)
    dice = [colour for colour, _ in seat.dice]
    room = 150.0
    name_room = row.w - 44 - (min(len(dice), 5) * 28 + 16 if dice else 12)
    name = seat.name
    if canvas.text_width(name, 18, "text-bold") > name_room:
        name = brief_name(name)
    canvas.text(row.x + 42, top, name, 18, TEXT, "text-bold")
    if dice:
        width = min(room, (len(dice) - 1) * 28 + 24)
        draw_dice_row(canvas, row.right - 12 - width, top, 24, dice, width=width, pitch=28)
    y = row.y + row.h * 0.74
    if not seat.deeds:
        canvas.text(row.x + 14, y, seat.rest, 18, SECOND_TEXT)
        return
    deed = seat.deeds[-1]
    gain = canvas.text(row.right - 12, y, deed.gain, 18, GOOD_TEXT, "text-semibold", "right")
    room = row.w - 26 - (gain + 8 if gain else 0)
    words = deed.words
    if canvas.text_width(words, 18) > room:
        words = shortened(canvas, deed.short, room, 18)
    canvas.text(row.x + 14, y, words, 18, SOFT)


def _draw_deeds(canvas: Canvas, box: Box, deeds: Sequence[ToldDeed], lines: int) -> None:
    """The last deeds, as many as there is room for, the newest last."""
    parts = [f"{deed.words} {deed.gain}".strip() for deed in merged(deeds)]
    while len(parts) > 1 and len(
        canvas.paragraph_lines(box.w, " · ".join(parts), 18)) > lines:  # fmt: skip
        parts.pop(0)
    words = " · ".join(parts)
    broken = canvas.paragraph_lines(box.w, words, 18)
    for index, line in enumerate(broken[:lines]):
        y = box.centre_y + (index - (min(lines, len(broken)) - 1) / 2) * 26
        canvas.text(box.x, y, line, 18, TEXT if index == len(broken) - 1 else SOFT)


def merged(deeds: Sequence[ToldDeed]) -> list[ToldDeed]:
    """Deeds that repeat each other become one with a count."""
    found: list[ToldDeed] = []
    counts: list[int] = []
    for deed in deeds:
        if found and found[-1] == deed:
            counts[-1] += 1
        else:
            found.append(deed)
            counts.append(1)
    return [
        deed if count == 1 else replace(deed, gain=f"{deed.gain} ×{count}".strip())
        for deed, count in zip(found, counts, strict=True)
    ]
