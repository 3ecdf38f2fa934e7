"""The block of a phase, the set-up, Manage Empire and the end: what it shows and asks."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from engine.text.message import Message, Ordinal
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.end import closing_words
from engine.ui.paint.portraits import draw_player, seat_face
from engine.ui.table.parts import SpotFact
from engine.ui.theme import (
    DISPLAY,
    INK,
    LARGE,
    SECOND_TEXT,
    TEXT,
    TITLE,
    WARNING,
    WHITE,
    Colour,
    mix,
)
from games.roll_galaxy.dice import DEVELOP, EXPLORE, SETTLE, one_by_one
from games.roll_galaxy.scene.art import large_tiles
from games.roll_galaxy.scene.art.dice_faces import draw_die
from games.roll_galaxy.scene.art.palette import CALLED_EDGE, GOLD, GOOD_TEXT, INDIGO, TRAY
from games.roll_galaxy.scene.art.place_art import CITY, draw_frame, draw_place
from games.roll_galaxy.scene.art.tile_faces import TILE_H, TILE_W, draw_large_tile, draw_mini
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.log_words import told_deed
from games.roll_galaxy.scene.phase_choices import Card, Group, Work
from games.roll_galaxy.scene.screen import QUIET, SOFT, shortened
from games.roll_galaxy.scene.stage import SeatWork, StagePlaces, draw_stage, stage_places
from games.roll_galaxy.scene.strip import PhaseSegment, draw_strip, segments_of
from games.roll_galaxy.scene.view_model import IsLit, ViewModel
from games.roll_galaxy.scoring import SeatScore, seat_score
from games.roll_galaxy.tiles import PHASE, SIDE, SIDES, WORKER

STANDINGS_GAP: Final = 12.0
MOST_HIGH: Final = 132.0
LEAST_NAME: Final = 150.0
RANK_W: Final = 72.0
SUM_W: Final = 120.0
CHIPS: Final[Colour] = (0xB6, 0x7C, 0xF0)
KINDS: Final[tuple[tuple[str, Colour], ...]] = (
    ("column-tiles", INDIGO), ("column-chips", CHIPS), ("column-six-plus", GOLD),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat at the end: its rank, 1 for who won, and its points by category."""

    seat: int
    rank: int
    name: str
    score: SeatScore
    face: Path | None = None

    @property
    def parts(self) -> tuple[int, ...]:
        """Points of tiles, of chips, and of 6+ developments."""
        return self.score.costs, self.score.chips, sum(points for _, points in self.score.bonuses)


def draw_standings(canvas: Canvas, box: Box, standings: Sequence[Standing], voice: Voice) -> None:
    """A row for every seat, as high as the block lets it be, the best first."""
    count = len(standings)
    height = min(MOST_HIGH, (box.h - STANDINGS_GAP * (count - 1)) / count)
    most = max(1, *(standing.score.total for standing in standings))
    names = max(canvas.text_width(each.name, LARGE, "text-semibold") for each in standings)
    name_w = min(max(LEAST_NAME, names + 60), 0.3 * box.w)
    top = box.y + max(0.0, (box.h - count * height - (count - 1) * STANDINGS_GAP) / 2)
    for place, standing in enumerate(standings):
        row = Box(box.x, top + place * (height + STANDINGS_GAP), box.w, height)
        _draw_row(canvas, row, standing, name_w, most, voice)


def _draw_row(
    canvas: Canvas, row: Box, standing: Standing, name_w: float, most: int, voice: Voice
) -> None:
    won, middle = standing.rank == 1, row.centre_y
    ground = mix(TRAY, WARNING, 0.1) if won else TRAY
    canvas.rounded(row, 12, ground, WARNING if won else (0x3A, 0x44, 0x66), 2 if won else 1)
    if won:
        size = min(44.0, 0.55 * row.h)
        canvas.icon("crown", row.x + RANK_W / 2, middle, size, WARNING)
    else:
        canvas.text(row.x + RANK_W / 2, middle, f"{standing.rank}.", TITLE, SECOND_TEXT,
                    "number-bold", "centre")  # fmt: skip
    x = row.x + RANK_W
    r = min(24.0, 0.42 * row.h)
    draw_player(canvas, standing.face, standing.seat, (x + 10, middle), r)
    canvas.text(x + 36, middle, standing.name, LARGE, TEXT, "text-semibold", max_width=name_w - 44)
    bars = Box(x + name_w, row.y, row.w - RANK_W - name_w - SUM_W, row.h)
    _draw_parts(canvas, bars, standing.parts, most, voice)
    size = DISPLAY if row.h >= 84 else TITLE
    canvas.text(row.right - 20, middle, str(standing.score.total), size,
                WARNING if won else TEXT, "number-bold", "right")  # fmt: skip


def _draw_parts(canvas: Canvas, box: Box, parts: Sequence[int], most: int, voice: Voice) -> None:
    """One bar of points by category on a scale that all rows share; each says what it is."""
    height = min(40.0, 0.44 * box.h)
    has_words = box.h >= 72
    bar = Box(box.x, box.centre_y - height / 2 - 10 * has_words, box.w, height)
    canvas.rounded(bar, 8, (*INK, 120))
    x = bar.x
    for (key, colour), points in zip(KINDS, parts, strict=True):
        width = bar.w * points / most
        if not points:
            continue
        part = Box(x, bar.y, width, bar.h)
        canvas.rounded(part.inset(1), 7, colour, mix(colour, CALLED_EDGE, 0.3))
        word = voice.say(Message(key))
        said = f"{points} {word}"
        if has_words or canvas.text_width(said, LARGE, "number-bold") > width - 8:
            said = str(points)
        canvas.text(*part.centre, said, LARGE, INK, "number-bold", "centre")
        if has_words and canvas.text_width(word, 16) <= width - 4:
            canvas.text(part.centre_x, bar.bottom + 16, word, 16, SECOND_TEXT, align="centre")
        x += width


__all__ = ["Standing", "draw_standings"]


RAIL_W: Final = 344.0
BLOCK_GAP: Final = 16.0
CARD_H: Final = 64.0
BIG_CARD_H: Final = 108.0
HUGE_CARD_H: Final = 164.0
THREE_LINES: Final = 84.0  # what a title and two lines need
LEAST_CARD: Final = 200.0
WIDE_CARD: Final = 300.0
PIECE: Final = (150.0, 150.0)
BIG_PIECE: Final = (204.0, 178.0)
LEAST_PIECE: Final = 118.0
LEAST_PIECES: Final = 3
CAPTION_H: Final = 52.0
TALLEST_FACE: Final = 276.0
MOST_SLOT, SLOT_GAP, VERB_H = 92.0, 40.0, 30.0
COIN: Final[tuple[Colour, Colour, Colour]] = (
    (0xFF, 0xE0, 0x8A), (0xC8, 0x8A, 0x1E), (0x3A, 0x24, 0x06),
)  # fmt: skip
CHIP: Final[tuple[Colour, Colour, Colour]] = (
    (0xB9, 0x8A, 0xF0), (0x6A, 0x34, 0xB0), (0xFF, 0xFF, 0xFF),
)  # fmt: skip
"""Light, body and ink of what a shipment brings: a coin of credits, a chip of victory points."""
PIECE_DIE: Final = 52.0
VEIL: Final = ((0x08, 0x0B, 0x1A, 190), (0x08, 0x0B, 0x1A, 60))
GLASS: Final = ((0x2A, 0x33, 0x5C, 225), (0x18, 0x1E, 0x3C, 235))
FULL_W: Final = large_tiles.CARD_W
ACTORS_H: Final = 76.0
ACTOR: Final = 56.0
ACTOR_STEP: Final = 70.0
CARD_FILL: Final[Colour] = (0x2A, 0x31, 0x4C)
CARD_EDGE: Final[Colour] = (0x56, 0x62, 0x9C)
CardHeight = Callable[[int], float]


@dataclass(frozen=True, slots=True)
class GroupPlaces:
    box: Box
    title: Box | None
    faces: tuple[Box, ...]
    cards: tuple[Box, ...]
    is_compact: bool = False
    is_full: bool = False


@dataclass(frozen=True, slots=True)
class WorkPlaces:
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
    main, rail = places.work, Box(0, 0, 0, 0)
    if work.kind != "start":
        main = main.cut_right(RAIL_W, 20)[1]
        rail = places.stage.inset(12).cut_right(RAIL_W)[0]
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
    unit = (main.w - BLOCK_GAP * (len(groups) - 1)) / sum(shares)
    found, x = [], main.x
    for group, share in zip(groups, shares, strict=True):
        box = Box(x, main.y, unit * share, main.h)
        found.append(_group(box, group, len(groups), card_height))
        x += box.w + BLOCK_GAP
    return tuple(found)


def _share(group: Group) -> float:
    return 2.0 if group.side is None and len(group.cards) > 4 else 1.0


def _group(box: Box, group: Group, groups: int, card_height: CardHeight) -> GroupPlaces:
    title: Box | None = None
    rest = box
    if group.title:
        title, rest = rest.cut_top(28, 8)
    count = len(group.cards)
    is_dice = all(card.colour is not None for card in group.cards)
    if group.side is None:
        pieces = _pieces(rest, count) if is_dice else ()
        return GroupPlaces(box, title, (), pieces or _grid(rest, count, _grown(rest, count)))
    has_goods = group.square is not None or group.other is not None
    if groups == 1 and not has_goods and card_height(group.side) <= rest.h + 20:
        full = Box(rest.x, rest.y, FULL_W, card_height(group.side))
        beside = rest.cut_left(FULL_W, 24)[1]
        height = BIG_CARD_H if count <= 3 else CARD_H
        cards = (_pieces(beside, count) if is_dice else ()) or _grid(beside, count, height)
        return GroupPlaces(box, title, (full,), cards, is_full=True)
    return _with_faces(box, title, rest, group, groups == 1)


def _with_faces(
    box: Box, title: Box | None, rest: Box, group: Group, is_alone: bool
) -> GroupPlaces:
    """Faces as large as the cards allow, which stand below them or, with room, beside them."""
    number, count = 1 if group.other is None else 2, len(group.cards)
    if count <= 2 and all(card.amount for card in group.cards):
        return _on_world(box, title, rest, count)
    room = (rest.w - BLOCK_GAP * (number - 1)) / number
    is_beside = is_alone and number == 1
    tall = _tall_faces(rest, room, number, count)
    if tall and group.square is None:
        under = Box(tall[0].x, tall[0].bottom + 8, tall[-1].right - rest.x, CAPTION_H)
        return GroupPlaces(box, title, tall, _captions(under, count))
    columns = 2 if count > 1 and rest.w / 2 >= LEAST_CARD else 1
    below = 0.0 if is_beside else -(-count // columns) * (CARD_H + 8) + 4
    scale = min(1.5, room / TILE_W, max(1.0, (rest.h - below) / TILE_H))
    width, height = TILE_W * scale, TILE_H * scale
    faces = tuple(
        Box(rest.x + n * (width + BLOCK_GAP), rest.y, width, height) for n in range(number)
    )
    if is_beside:
        beside = rest.cut_left(width, 24)[1]
        share = (beside.h + 8) / count - 8
        if share >= THREE_LINES:
            cards = _grid(beside, count, min(BIG_CARD_H, share), 1)
        else:
            is_wide = beside.w >= 2 * WIDE_CARD + 12
            cards = _grid(beside, count, BIG_CARD_H if is_wide else CARD_H)
        return GroupPlaces(box, title, faces, cards)
    under = rest.cut_top(height, 12)[1]
    wide = faces[-1].right - faces[0].x
    narrow = Box(under.x, under.y, max(wide, min(under.w, 2 * LEAST_CARD)), under.h)
    return GroupPlaces(box, title, faces, _grid(narrow, count, CARD_H, columns))


def _on_world(box: Box, title: Box | None, rest: Box, count: int) -> GroupPlaces:
    """A coin and a chip at the lower edge of a world, as large as there is room."""
    d = min(MOST_SLOT, (rest.w - SLOT_GAP) / 2)
    pair = count * (d + SLOT_GAP) - SLOT_GAP
    scale = min(1.5, rest.w / TILE_W, max(1.0, (rest.h - d - VERB_H) / TILE_H))
    width, height = TILE_W * scale, TILE_H * scale
    face = Box(rest.x + max(0.0, (pair - width) / 2), rest.y, width, height)
    left = rest.x + max(0.0, (width - pair) / 2)
    y = min(face.bottom + 4, rest.bottom - d - VERB_H)
    slots = (Box(left + n * (d + SLOT_GAP), y, d, d + VERB_H) for n in range(count))
    return GroupPlaces(box, title, (face,), tuple(slots))


def _tall_faces(rest: Box, room: float, number: int, count: int) -> tuple[Box, ...]:
    """Faces with their words above as many captions; empty where they have no room."""
    height = rest.h - (8 + CAPTION_H) * -(-count // 2)
    width = min(room, TALLEST_FACE)
    left = rest.x + (rest.w - number * (width + BLOCK_GAP) + BLOCK_GAP) / 2
    first = Box(left, rest.y, width, min(height, width * 0.94))
    if not large_tiles.has_room_for(first):
        return ()
    return tuple(first.moved(n * (width + BLOCK_GAP), 0) for n in range(number))


def _captions(first: Box, count: int) -> tuple[Box, ...]:
    """A caption as wide as its face, or several in rows of two."""
    if count == 1:
        return (first,)
    width = (first.w - 8) / 2
    return tuple(
        Box(first.x + (n % 2) * (width + 8), first.y + (n // 2) * (first.h + 8), width, first.h)
        for n in range(count)
    )


def _pieces(rest: Box, count: int) -> tuple[Box, ...]:
    """Places for dice with a few words under each; empty where they have no room."""
    for width in (BIG_PIECE[0], PIECE[0], LEAST_PIECE) if count >= LEAST_PIECES else ():
        rows = -(-count // max(1, int((rest.w + 12) // (width + 12))))
        least = BIG_PIECE[1] if width == BIG_PIECE[0] else PIECE[1]
        height = min(least, (rest.h + 10) / rows - 10)
        if height >= least - 18:
            columns = -(-count // rows)
            top = rest.y + (rest.h - rows * (height + 10) + 10) / 2
            return tuple(
                Box(rest.x + (n % columns) * (width + 12), top + (n // columns) * (height + 10),
                    width, height)
                for n in range(count)
            )  # fmt: skip
    return ()


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
    width = (main.w - BLOCK_GAP * (columns - 1)) / columns
    height = min(100.0, (main.h - 8 * (rows - 1)) / rows)
    found = []
    for n, group in enumerate(groups):
        box = Box(
            main.x + (n % columns) * (width + BLOCK_GAP),
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
class WorkModel:
    """Everything the block shows in a phase. `work` is None while somebody else acts."""

    voice: Voice
    title: str
    note: str
    phase: int | None
    segments: tuple[PhaseSegment, ...]
    seats: tuple[SeatWork, ...]
    work: Work | None = None
    spots: WorkPlaces | None = None
    hovered: frozenset[object] = frozenset()
    standings: tuple[Standing, ...] = ()
    is_setting_up: bool = False
    stage: StagePlaces | None = None

    @property
    def place(self) -> int:
        """Where it is played: the place of the phase, else the city, at the set-up a hill."""
        if self.is_setting_up:
            return EXPLORE
        return CITY if self.phase is None else self.phase


def draw_work(canvas: Canvas, places: BoardPlaces, shown: WorkModel) -> None:
    draw_strip(canvas, places, shown.segments, shown.voice)
    spots = shown.spots
    if shown.standings or (shown.work is not None and spots is not None):
        draw_place(canvas, places.stage, shown.place, horizon=0.66, scrim=1.0, radius=14)
        canvas.rounded(places.stage, 14, VEIL)
        draw_frame(canvas, places.stage, 14)
        _draw_title(canvas, places.title, shown)
    if shown.standings:
        draw_standings(canvas, places.work, shown.standings, shown.voice)
        return
    if shown.stage is not None:
        draw_stage(canvas, shown.stage, shown.seats, shown.place, shown.title)
    if shown.work is None or spots is None:
        return
    _draw_actors(canvas, spots, shown)
    number = 0
    for group, place in zip(shown.work.groups, spots.groups, strict=True):
        _draw_group(canvas, group, place, shown, number)
        number += len(group.cards)


def _draw_title(canvas: Canvas, row: Box, shown: WorkModel) -> None:
    y = row.y + 30
    x = row.x + canvas.text(row.x, y, shown.title, 34, TEXT, "number-bold") + 18
    if shown.note and canvas.text_width(shown.note, 18) <= row.right - x:
        canvas.text(x, y + 3, shown.note, 18, SOFT)


def _draw_actors(canvas: Canvas, spots: WorkPlaces, shown: WorkModel) -> None:
    work = shown.work
    if work is None or spots.label is None:
        return
    label = spots.label
    phase = shown.phase
    voice, in_hand = shown.voice, Message("in-hand")
    words = voice.say(in_hand, "" if spots.tiles else "dice")
    if not spots.tiles and phase is not None:
        words = voice.say(Message("workers-of-phase", {"worker": WORKER(phase)}))
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
            large_tiles.draw_hover_card(canvas, box.x, box.y, side, shown.voice)
        elif large_tiles.has_room_for(box):
            large_tiles.draw_tall_tile(
                canvas, box, side, shown.voice, goods=group.goods, places=group.places
            )
        else:
            draw_large_tile(canvas, box, side, goods=group.goods, places=group.places)
    for offset, (card, box) in enumerate(zip(group.cards, place.cards, strict=True)):
        draw_choice(canvas, box, card, first + offset, shown)


def _draw_slot(canvas: Canvas, box: Box, card: Card, number: int, *, is_lit: bool) -> None:
    """A coin or a chip on a world, its verb and its key under it."""
    r = box.w / 2
    x, y = box.centre_x, box.y + r
    light, body, ink = COIN if card.amount.startswith("$") else CHIP
    if is_lit:
        canvas.glow(x, y, 1.5 * r, 1.5 * r, light, 0.6)
    canvas.shadow(Box.around(x, y, 1.8 * r, 1.8 * r), r, blur=12, drop=5, strength=150)
    canvas.disc(x, y, r, (0x0B, 0x0E, 0x1A), WHITE if is_lit else light, 3.5 if is_lit else 2.5)
    if card.amount.startswith("$"):
        canvas.disc(x, y, 0.82 * r, light, body, 0.09 * r)
        canvas.ring(x, y, 0.66 * r, body, 2)
    else:
        turns = [math.radians(60 * n - 30) for n in range(6)]
        for far, fill in ((0.84, light), (0.74, body)):
            edge = [(x + far * r * math.cos(t), y + far * r * math.sin(t)) for t in turns]
            canvas.polygon(edge, fill)
    size = canvas.fitting_size(card.amount, 1.3 * r, (0.66 * r, 0.5 * r, 18), "number-bold")
    canvas.text(x, y, card.amount, size, ink, "number-bold", "centre")
    low = box.bottom - VERB_H / 2 + 3
    canvas.text(x, low, card.verb, 18, TEXT, "text-semibold", "centre",
                max_width=box.w + SLOT_GAP - 6)  # fmt: skip
    if number < 9:
        _draw_key(canvas, box.right + 8, box.y + 14, str(number + 1))


def draw_choice(canvas: Canvas, box: Box, card: Card, number: int, shown: WorkModel) -> None:
    is_lit = ("card", number) in shown.hovered
    if card.amount:
        _draw_slot(canvas, box, card, number, is_lit=is_lit)
        return
    if card.colour is not None and box.h >= PIECE[1] - 18 and box.w <= BIG_PIECE[0]:
        _draw_piece(canvas, box, card, number, is_lit=is_lit)
        return
    fill = mix(CARD_FILL, WHITE, 0.12 if is_lit else 0.0)
    canvas.shadow(box, 10, blur=8, drop=3, strength=70)
    canvas.rounded(box, 10, (mix(fill, WHITE, 0.05), fill), CALLED_EDGE if is_lit else CARD_EDGE)
    is_big = box.h >= BIG_CARD_H
    x = box.x + 14
    sign = max(36.0, min(84.0, box.h * 0.48))
    if card.colour is not None:
        draw_die(canvas, x + sign / 2, box.centre_y, sign, card.colour, None)
        x += sign + 14
    elif card.icon is not None and box.h > CAPTION_H:
        canvas.icon(card.icon, x + sign / 2, box.centre_y, sign * 0.84, (0xC9, 0xD0, 0xFF))
        x += sign + 10
    right = box.right - 12
    if number < 9 and box.w >= 170:
        right -= _draw_key(canvas, right, box.centre_y, str(number + 1)) + 8
    _draw_card_words(canvas, Box(x, box.y, right - x, box.h), card, is_big=is_big)


def _draw_piece(canvas: Canvas, box: Box, card: Card, number: int, *, is_lit: bool) -> None:
    """A die to choose, or several of a colour, on a plate of glass with its words under it."""
    assert card.colour is not None
    canvas.shadow(box, 12, blur=10, drop=4, strength=90)
    canvas.rounded(box, 12, GLASS, CALLED_EDGE if is_lit else CARD_EDGE, 2 if is_lit else 1)
    if is_lit:
        canvas.rounded(box, 12, (*WHITE, 22))
    shown, k = min(3, card.times), max(1.0, box.h / PIECE[1])
    up = max(0.0, PIECE[1] - box.h)
    for n in range(shown):
        x = box.centre_x + (n - (shown - 1) / 2) * 18 * k
        draw_die(canvas, x, box.y + (36 - (shown - 1 - n) * 3) * k - 0.3 * up,
                 (PIECE_DIE - 6 * (shown > 1)) * k, card.colour, None)  # fmt: skip
    if number < 9:
        _draw_key(canvas, box.right - 6, box.y + 19, str(number + 1))
    room = box.w - 12
    size = canvas.fitting_size(card.shortest, room, (20 * k, 20, 18), "text-semibold")
    canvas.text(
        box.centre_x,
        box.y + 79 * k - 0.7 * up,
        card.shortest,
        size,
        TEXT,
        "text-semibold",
        "centre",
    )
    lines = canvas.paragraph_lines(room, card.detail, 18) if card.detail else ()
    colour = GOOD_TEXT if card.is_good else SOFT
    for index, line in enumerate(lines if len(lines) <= 2 else ()):
        canvas.text(
            box.centre_x, box.y + 102 * k - up + index * 22, line, 18, colour, align="centre"
        )


def _draw_key(canvas: Canvas, right: float, cy: float, label: str) -> float:
    """The key of a card, on a dark cap that stays legible when it is lit; keyboards have it."""
    if canvas.typesetter.caps is not None:
        return 0.0
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
    most = 2 if room.h >= THREE_LINES else 1
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


def stage_of(view_model: ViewModel, box: Box) -> StagePlaces:
    seats = [_seat_work(view_model, seat) for seat in view_model.seats]
    return stage_places(box, seats, view_model.viewer)


def work_model(
    view_model: ViewModel, work: Work | None, spots: WorkPlaces | None, is_lit: IsLit, stage: Box
) -> WorkModel:
    table = view_model.table
    voice = view_model.voice
    title, note = _title(view_model)
    hovered: set[object] = set()
    if work is not None:
        keys = [("card", n) for n in range(len(work.cards))]
        keys += [("actor", n) for n in range(len(work.actors))]
        hovered |= {key for key in keys if is_lit(key)}
    return WorkModel(
        voice=voice, title=voice.say(title), note=note, phase=table.phase,
        segments=segments_of(table, view_model.history.extra),
        seats=tuple(_seat_work(view_model, seat) for seat in view_model.seats), work=work,
        spots=spots, standings=final_standings(view_model),
        hovered=frozenset(hovered), is_setting_up=not table.round,
        stage=stage_of(view_model, stage) if stage.w else None,
    )  # fmt: skip


def _title(view_model: ViewModel) -> tuple[Message, str]:
    table, voice = view_model.table, view_model.voice
    if table.is_over and table.round:
        return Message("the-end"), closing_words(view_model.moment.match)
    title = Message("setting-up" if not table.round else "manage-empire")
    if table.round and table.phase is not None:
        order = table.phases.index(table.phase) if table.phase in table.phases else 0
        place = {"place": Ordinal(order + 1), "count": len(table.phases)}
        title = Message("phase-in-row", {"phase": PHASE(table.phase), **place})
    return title, voice.say(title, "detail")


def final_standings(view_model: ViewModel) -> tuple[Standing, ...]:
    """Every seat by its rank, once the game is over and everything lies still."""
    if not view_model.moment.is_over or not view_model.is_calm:
        return ()
    ranks = view_model.moment.match.result.ranks
    order = sorted(view_model.seats, key=lambda seat: (ranks[seat], seat))
    return tuple(
        Standing(seat, ranks[seat], view_model.names[seat], seat_score(view_model.table, seat),
                 seat_face(view_model.moment.match, seat))
        for seat in order
    )  # fmt: skip


def _seat_work(view_model: ViewModel, number: int) -> SeatWork:
    table = view_model.table
    held = table.seats[number]
    dice: tuple[tuple[int, int | None], ...] = ()
    phase = table.phase
    rest: Message
    if phase is not None:
        here = [worker for worker in held.workers if worker.place == phase]
        dice = tuple((worker.colour, worker.face) for worker in here)
        dice += tuple((colour, None) for colour in held.virtual)
        rest = Message("no-worker-here" if not dice else "still-to-work")
    elif not table.round:
        rest = Message("drawn-so-far", {"sides": tuple(map(SIDE, held.tableau))})
    else:
        dice = tuple((colour, None) for colour in one_by_one(held.citizenry))
        rest = Message("nobody-to-recruit" if not dice else "in-the-citizenry")
    voice = view_model.voice
    deeds = tuple(told_deed(deed, voice) for deed in view_model.history.deeds.get(number, ()))
    is_acting, words = number == view_model.acting, voice.say(rest)
    side, slots = _at_work_on(view_model, number)
    return SeatWork(number, view_model.names[number], dice, deeds, is_acting, words, side, slots)


def _at_work_on(view_model: ViewModel, number: int) -> tuple[int | None, tuple[int | None, ...]]:
    """The tile a seat has completed in this phase, or works at; the dice there and the missing."""
    table, held = view_model.table, view_model.table.seats[number]
    if not table.round:
        worlds = [side for side in held.tableau if SIDES[side].is_world]
        return (worlds[-1] if worlds else None), ()
    if table.phase not in (DEVELOP, SETTLE):
        return None, ()
    done = [deed.side for deed in view_model.history.deeds.get(number, ()) if deed.side is not None]
    if done:
        return done[-1], ()
    sides = held.stack_sides(table.phase)
    if not sides:
        return None, ()
    waiting: tuple[int | None, ...] = tuple(one_by_one(held.waiting(table.phase)))
    missing = max(0, held.cost(sides[0]) - len(waiting))
    return sides[0], (*waiting, *(None,) * missing)


def work_spots(
    view_model: ViewModel,
    work: Work,
    board: BoardPlaces,
    places: WorkPlaces,
    board_input: BoardInput,
) -> list[SpotFact]:
    facts = []
    squares = board.squares(len(view_model.own.tableau))
    for number, card in enumerate(work.cards):
        for square in () if card.square is None else (card.square,):
            if sum(other.square == square for other in work.cards) == 1:
                facts.append(SpotFact(("square", square), squares[square],
                                      partial(board_input.choose_card, number)))  # fmt: skip
    for stack, phase in zip(board.stacks, (DEVELOP, SETTLE), strict=True):
        here = [n for n, card in enumerate(work.cards)
                if card.stack is not None and card.stack[0] == phase]  # fmt: skip
        if work.kind == "place" and len(here) == 1:
            facts.append(
                SpotFact(("stack", phase), stack, partial(board_input.choose_card, here[0]))
            )
    for number, box in enumerate(places.actors):
        facts.append(SpotFact(("actor", number), box, partial(board_input.choose_actor, number)))
    for number, box in enumerate(places.tiles):
        facts.append(SpotFact(("hand", number), box, partial(board_input.choose_tile, number)))
    for number, box in enumerate(places.cards):
        key = str(number + 1) if number < 9 else None
        facts.append(
            SpotFact(("card", number), box, partial(board_input.choose_card, number), shortcut=key)
        )
    return facts
