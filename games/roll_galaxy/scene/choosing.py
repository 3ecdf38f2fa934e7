"""Where the choices of a phase lie on its stage, and how they look.

A choice lies on what it is about: on a world, at a tile's face, on dice as they lie there, on coins
and tiles. Only the few of no thing at the table are cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import TEXT, WHITE, Colour, mix
from games.roll_galaxy.dice import DEVELOP, SETTLE
from games.roll_galaxy.scene.art import large_tiles, palette, things
from games.roll_galaxy.scene.art.dice_faces import draw_die, draw_die_place
from games.roll_galaxy.scene.art.palette import CALLED_EDGE, GOOD_TEXT, MEANT, draw_meant
from games.roll_galaxy.scene.art.tile_faces import TILE_H, TILE_W, draw_large_tile
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.phase_choices import Card, Group, Work
from games.roll_galaxy.scene.screen import QUIET, SOFT, shortened
from games.roll_galaxy.tiles import PHASE, SIDES

RAIL_W: Final = 344.0
HEAD_H: Final = 74.0
LABEL_W: Final = 184.0
BLOCK_GAP: Final = 16.0
CARD_H: Final = 64.0
BIG_CARD_H: Final = 108.0
HUGE_CARD_H: Final = 164.0
THREE_LINES: Final = 84.0  # what a title and two lines need
LEAST_CARD: Final = 200.0
WIDE_CARD: Final = 300.0
CAPTION_H: Final = 60.0
PAIR_CAPTION: Final = 38.0
CAPTIONS_A_ROW: Final = 3
TWO_LINES_W: Final = 140.0
TALLEST_FACE: Final = 344.0
FULL_W: Final = large_tiles.CARD_W
ACTOR: Final = 56.0
ACTOR_STEP: Final = 70.0
CARD_FILL: Final[Colour] = (0x2A, 0x31, 0x4C)
CARD_EDGE: Final[Colour] = (0x56, 0x62, 0x9C)
DOCK: Final[Colour] = (0x12, 0x1A, 0x2B)
CAP: Final = 26.0
NAME_H: Final = 50.0
MOST_WORLD, WORLD_W, MOST_IN_ROW = 164.0, 250.0, 4
RINGED: Final = 1.46
"""A world with its ring is so wide for its height."""
PLATE: Final = (0x0C, 0x10, 0x26, 150)
MOST_SLOT, SLOT_GAP, VERB_H = 84.0, 12.0, 30.0
GOAL_W: Final = 190.0
HEAP_W, LEAST_HEAP, LABELLED = 190.0, 88.0, 118.0
AT_ONCE_H: Final = 44.0
AT_ONCE_GAP: Final = 12.0
BERTH: Final = 70.0
LEAST_BERTH: Final = 36.0
CUP_W: Final = 150.0
MOST_DIE: Final = 66.0
ON_WORLDS: Final = ("ship", "produce")
OF_DICE: Final = ("spend", "save", "recruit", "recall", "remove")
INTO_CUP: Final = ("save", "recruit", "recall")
Look = Literal["cards", "worlds", "dice", "things", "pairs"]
CardHeight = Callable[[int], float]


@dataclass(frozen=True, slots=True)
class GroupPlaces:
    """`berths` are the places of dice on a tile, `goal` is where dice go that are clicked."""

    box: Box
    title: Box | None
    faces: tuple[Box, ...]
    cards: tuple[Box, ...]
    look: Look = "cards"
    is_full: bool = False
    berths: tuple[Box, ...] = ()
    goal: Box | None = None


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


@dataclass(frozen=True, slots=True)
class Marks:
    """Which choices are pointed at, and which a hint means, by their numbers; whether they put a
    tile into a stack below; what lies in the cup.
    """

    voice: Voice
    hovered: frozenset[object] = frozenset()
    hinted: frozenset[int] = frozenset()
    coming: int | None = None
    is_downwards: bool = False
    cup: tuple[int, ...] = ()

    def is_lit(self, number: int) -> bool:
        return ("card", number) in self.hovered


# -- where ----------------------------------------------------------------------------------------


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
    count = len(work.actors) or (len(work.tiles) if len(work.tiles) > 1 else 0)
    if count:
        head = Box(main.x, places.stage.y + 6, main.w, HEAD_H)
        main = Box(main.x, head.bottom + 4, main.w, main.bottom - head.bottom - 4)
        row = head.cut_right(min(head.w * 0.56, (count - 1) * ACTOR_STEP + ACTOR), 6)[0]
        row = row.moved(-6, 0)
        label = Box(row.x - LABEL_W, head.y, LABEL_W - 12, head.h)
        found = _along(row, count, ACTOR if work.actors else 52.0, ACTOR_STEP)
        actors, tiles = (found, ()) if work.actors else ((), found)
    groups = _groups(main, work, card_height)
    return WorkPlaces(actors, tiles, groups, rail, label)


def _groups(main: Box, work: Work, card_height: CardHeight) -> tuple[GroupPlaces, ...]:
    if not work.groups:
        return ()
    if work.kind in ON_WORLDS:
        return _worlds(main, work.groups)
    if work.kind in OF_DICE and len(work.groups) == 1 and work.groups[0].cards:
        return (_dice(main, work.kind, work.groups[0], card_height),)
    if work.kind == "explore" and is_of_things(work.groups[0]):
        first, *rest = work.groups
        share, beside = main.cut_left(main.w * 0.58, BLOCK_GAP) if rest else (main, main)
        return (_things(share, first), *_side_by_side(beside, rest, card_height))
    return _side_by_side(main, work.groups, card_height)


def is_of_things(group: Group) -> bool:
    """Whether its choices are to take coins and to draw tiles."""
    return bool(group.cards) and all(card.thing for card in group.cards)


def _along(row: Box, count: int, size: float, step: float) -> tuple[Box, ...]:
    step = min(step, (row.w - size) / max(1, count - 1))
    return tuple(Box(row.x + n * step, row.centre_y - size / 2, size, size) for n in range(count))


def _worlds(main: Box, groups: Sequence[Group]) -> tuple[GroupPlaces, ...]:
    """A world for each group, its choices on it; more than a few stand in two rows."""
    rows = 1 if len(groups) <= MOST_IN_ROW else 2
    columns = -(-len(groups) // rows)
    width, height = min(WORLD_W, main.w / columns), main.h / rows
    found = []
    for n, group in enumerate(groups):
        row, column = divmod(n, columns)
        here = min(columns, len(groups) - row * columns)
        x = main.centre_x + (column - here / 2) * width
        box = Box(x, main.y + row * height, width, height)
        found.append(_large_world(box, group) if rows == 1 else _small_world(box, group))
    return tuple(found)


def _large_world(box: Box, group: Group) -> GroupPlaces:
    """Its name above it, coin and chip over its lower edge."""
    name, below = box.inset(4, 0).cut_top(NAME_H, 6)
    is_slots = all(card.amount for card in group.cards)
    d = min(MOST_SLOT, (box.w - SLOT_GAP - 8) / 2)
    size = min(MOST_WORLD, box.w / RINGED, below.h - (d / 2 + VERB_H if is_slots else VERB_H))
    planet = Box.around(box.centre_x, below.y + size / 2, size, size)
    count = len(group.cards)
    if is_slots:
        left = box.centre_x - (count * (d + SLOT_GAP) - SLOT_GAP) / 2
        top = planet.bottom - d / 2
        cards = tuple(Box(left + n * (d + SLOT_GAP), top, d, d + VERB_H) for n in range(count))
    else:
        cards = (Box(name.x, name.y, name.w, planet.bottom + VERB_H - name.y),)
    return GroupPlaces(box, name, (planet,), cards, "worlds")


def _small_world(box: Box, group: Group) -> GroupPlaces:
    """Its name above it, coin and chip right of it."""
    name, below = box.inset(4, 2).cut_top(24, 2)
    size = min(below.h - 6, 104.0, box.w * 0.46)
    planet = Box.around(below.x + size / 2, below.centre_y, size, size)
    count = len(group.cards)
    if not all(card.amount for card in group.cards):
        return GroupPlaces(box, name, (planet,), (box.inset(3),), "worlds")
    room = box.right - planet.right + 14
    d = min(64.0, (room - 6) / count - 6)
    left = planet.right - 14
    cards = tuple(Box(left + n * (d + 6), below.centre_y - d / 2, d, d) for n in range(count))
    return GroupPlaces(box, name, (planet,), cards, "worlds")


def _dice(main: Box, kind: str, group: Group, card_height: CardHeight) -> GroupPlaces:
    """Heaps of dice on the deck: a click takes one of a heap, its foot all that can be at once.

    Beside them is where they go: the tile with its berths, or the cup.
    """
    title: Box | None = None
    rest = main
    if group.title:
        title, rest = main.cut_top(28, 4)
    faces: tuple[Box, ...] = ()
    if group.side is not None:
        height = min(card_height(group.side), main.h)
        faces = (Box(main.x, main.y, FULL_W, height),)
        rest = rest.cut_left(FULL_W, 28)[1]
        title = title and Box(rest.x, title.y, rest.w, title.h)
    goal: Box | None = None
    berths: tuple[Box, ...] = ()
    if kind in INTO_CUP and group.side is None:
        goal, rest = rest.cut_right(GOAL_W, 12)
    elif group.slots and faces and main.bottom - faces[0].bottom >= LEAST_BERTH + 18:
        row = Box(main.x + 16, faces[0].bottom, FULL_W - 32, main.bottom - faces[0].bottom)
        size = min(BERTH, (row.w + 8) / len(group.slots) - 8, row.h - 18)
        berths = _along(row.moved(0, -3), len(group.slots), size, size + 8)
    elif group.slots:
        row, rest = rest.cut_top(BERTH + 14, 6)
        size = min(BERTH, (row.w + 8) / len(group.slots) - 8)
        berths = _along(row.moved(0, -4), len(group.slots), size, size + 8)
    return GroupPlaces(main, title, faces, _heaps(rest, group.cards), "dice",
                       is_full=bool(faces), berths=berths, goal=goal)  # fmt: skip


def heaps_of(cards: Sequence[Card]) -> list[list[int]]:
    """The numbers of the cards of each heap: one die, then all at once if that is offered."""
    found: list[list[int]] = []
    for number, card in enumerate(cards):
        if card.times > 1 and found:
            found[-1].append(number)
        else:
            found.append([number])
    return found


def _heaps(rest: Box, cards: Sequence[Card]) -> tuple[Box, ...]:
    heaps = heaps_of(cards)
    rows = 1 if rest.w / len(heaps) >= LEAST_HEAP else 2
    columns = -(-len(heaps) // rows)
    width = min(HEAP_W, rest.w / columns)
    height = rest.h / rows
    foot = AT_ONCE_H + AT_ONCE_GAP if any(len(heap) > 1 for heap in heaps) else 0.0
    boxes: dict[int, Box] = {}
    for place, heap in enumerate(heaps):
        row, column = divmod(place, columns)
        x = rest.x + column * width + (rest.w - columns * width) / 2
        boxes[heap[0]] = Box(x + 4, rest.y + row * height, width - 8, height - foot - 2)
        if len(heap) > 1:
            boxes[heap[1]] = Box(x + 6, rest.y + (row + 1) * height - AT_ONCE_H - 2, width - 12,
                                 AT_ONCE_H)  # fmt: skip
    return tuple(boxes[number] for number in range(len(cards)))


def _things(main: Box, group: Group) -> GroupPlaces:
    """Coins and tiles side by side, on all of the stage."""
    cards = main.row(*[None] * len(group.cards), gap=BLOCK_GAP)
    return GroupPlaces(main, None, (), cards, "things")


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
        title, rest = rest.cut_top(28, 4)
    count = len(group.cards)
    if group.side is None:
        return GroupPlaces(box, title, (), _grid(rest, count, _grown(rest, count)))
    if groups == 1 and group.other is None and card_height(group.side) <= rest.h + 20:
        full = Box(rest.x, rest.y, FULL_W, card_height(group.side))
        beside = rest.cut_left(FULL_W, 24)[1]
        cards = _grid(beside, count, BIG_CARD_H if count <= 3 else CARD_H)
        return GroupPlaces(box, title, (full,), cards, is_full=True)
    return _with_faces(box, title, rest, group, groups == 1)


def _with_faces(
    box: Box, title: Box | None, rest: Box, group: Group, is_alone: bool
) -> GroupPlaces:
    """Faces as large as the cards allow, which stand below them or, with room, beside them."""
    number, count = 1 if group.other is None else 2, len(group.cards)
    room = (rest.w - BLOCK_GAP * (number - 1)) / number
    is_beside = is_alone and number == 1
    tall = _tall_faces(rest, room, number, count)
    if tall and group.other is not None:
        return GroupPlaces(box, title, tall, (box.inset(-6, -4),), "pairs")
    if tall:
        whole = tall[0].union(tall[-1])
        under = Box(whole.x, whole.bottom + 8, whole.w, CAPTION_H)
        if count == 1:
            return GroupPlaces(box, title, tall, (whole.union(under),))
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


def _tall_faces(rest: Box, room: float, number: int, count: int) -> tuple[Box, ...]:
    """Faces with their words above as many captions; empty where they have no room."""
    under = PAIR_CAPTION if number > 1 else (8 + CAPTION_H) * -(-count // CAPTIONS_A_ROW)
    height = rest.h - under
    width = min(room, TALLEST_FACE)
    left = rest.x + (rest.w - number * (width + BLOCK_GAP) + BLOCK_GAP) / 2
    first = Box(left, rest.y, width, min(height, width * 0.94))
    if not large_tiles.has_room_for(first):
        return ()
    return tuple(first.moved(n * (width + BLOCK_GAP), 0) for n in range(number))


def _captions(first: Box, count: int) -> tuple[Box, ...]:
    """Captions side by side, together as wide as their face."""
    a_row = min(CAPTIONS_A_ROW, count)
    width = (first.w + 8) / a_row - 8
    return tuple(
        Box(first.x + (n % a_row) * (width + 8), first.y + (n // a_row) * (first.h + 8), width,
            first.h)
        for n in range(count)
    )  # fmt: skip


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


# -- drawing --------------------------------------------------------------------------------------


def draw_group(canvas: Canvas, group: Group, place: GroupPlaces, marks: Marks, first: int) -> None:
    """A group of choices; `first` is the number of its first."""
    if place.look == "worlds":
        _draw_world(canvas, group, place, marks, first)
        return
    if place.look == "pairs":
        _draw_pair(canvas, group, place, marks, first)
        return
    if place.title is not None:
        title = group.title
        if canvas.text_width(title, 18, "text-semibold") > place.title.w:
            title = shortened(canvas, title, place.title.w - 12, 18)
        wide = canvas.text_width(title, 18, "text-semibold") + 20
        canvas.rounded(Box(place.title.x - 10, place.title.y - 2, wide, 30), 10, (*DOCK, 215))
        canvas.text(place.title.x, place.title.centre_y, title, 18, SOFT, "text-semibold")
    _draw_faces(canvas, group, place, marks)
    if place.look == "dice":
        _draw_dice(canvas, group, place, marks, first)
        return
    for offset, (card, box) in enumerate(zip(group.cards, place.cards, strict=True)):
        number = first + offset
        if place.look == "things":
            _draw_thing(canvas, box, card, number, marks)
        elif place.faces and box.h > 2 * CAPTION_H and not place.is_full:
            _draw_face_choice(canvas, box, card, number, marks)
        else:
            _draw_card(canvas, box, card, number, marks)


def _draw_pair(canvas: Canvas, group: Group, place: GroupPlaces, marks: Marks, first: int) -> None:
    """Two tiles on one plate: all of it is the choice; below each what is done with it."""
    plate, title, is_lit = place.cards[0], place.title, marks.is_lit(first)
    fill = (*mix(CARD_FILL, canvas.theme.accent, 0.3 if is_lit else 0.1), 225)
    canvas.shadow(plate, 14, blur=14, drop=5, strength=110)
    canvas.rounded(plate, 14, fill, CALLED_EDGE if is_lit else CARD_EDGE, 2 + is_lit)
    if first in marks.hinted:
        draw_meant(canvas, plate, 14)
    if title is not None:
        _draw_key(canvas, title.x + 4 + CAP, title.centre_y + 2, str(first + 1))
        canvas.text(title.x + 14 + CAP, title.centre_y + 2, group.title, 20,
                    WHITE if is_lit else TEXT, "text-semibold", max_width=title.w - 50)  # fmt: skip
    _draw_faces(canvas, group, place, marks)
    for face, phase in zip(place.faces, (DEVELOP, SETTLE), strict=False):
        words = marks.voice.say_name(PHASE(phase), "cap")
        wide = canvas.text_width(words, 20, "text-semibold") + 34
        x, y = face.centre_x - wide / 2, (face.bottom + plate.bottom) / 2
        canvas.icon(palette.PHASE_ICONS[phase], x + 12, y, 24, SOFT)
        canvas.text(x + 34, y, words, 20, TEXT, "text-semibold")


def _draw_faces(canvas: Canvas, group: Group, place: GroupPlaces, marks: Marks) -> None:
    sides = [side for side in (group.side, group.other) if side is not None]
    for box, side in zip(place.faces, sides, strict=True):
        if place.is_full:
            large_tiles.draw_hover_card(canvas, box.x, box.y, side, marks.voice)
        elif large_tiles.has_room_for(box):
            large_tiles.draw_tall_tile(
                canvas, box, side, marks.voice, goods=group.goods, places=group.places
            )
        else:
            draw_large_tile(canvas, box, side, goods=group.goods, places=group.places)


def _draw_world(canvas: Canvas, group: Group, place: GroupPlaces, marks: Marks, first: int) -> None:
    assert group.side is not None
    assert place.title is not None
    planet, name = place.faces[0], place.title
    is_berth = not group.cards[0].amount
    is_lit = is_berth and marks.is_lit(first)
    is_meant = is_berth and first in marks.hinted
    if is_meant:
        canvas.shadow(planet, planet.w / 2, blur=24, drop=0, strength=220, colour=MEANT)
    is_match = is_berth and group.cards[0].is_good
    if is_match:
        canvas.glow(*planet.centre, planet.w * 0.72, planet.w * 0.72, GOOD_TEXT, 0.45)
    coming = marks.coming if is_match or is_lit else None
    things.draw_held_world(canvas, planet.centre, planet.w, group.side, group.goods, group.places,
                    coming=coming, is_lit=is_lit)  # fmt: skip
    if is_meant:
        canvas.ring(*planet.centre, planet.w / 2 + 7, MEANT, 4)
    is_large = name.h >= NAME_H
    cap = CAP + 8 if is_berth and first < 9 else 0.0
    full = SIDES[group.side].name
    lines = canvas.paragraph_lines(name.w - cap, full, 18, "text-semibold")
    if len(lines) > (2 if is_large else 1):
        lines = (shortened(canvas, full, name.w - cap, 18),)
    wide = max(canvas.text_width(line, 18, "text-semibold") for line in lines)
    x = name.centre_x - (wide + cap) / 2
    canvas.rounded(Box(x - 8, name.centre_y - 11 * len(lines) - 4, wide + cap + 16,
                       22 * len(lines) + 8), 12, (*DOCK, 190))  # fmt: skip
    if cap:
        _draw_key(canvas, x + CAP, name.centre_y, str(first + 1))
    for n, line in enumerate(lines):
        y = name.centre_y + (n - (len(lines) - 1) / 2) * 22
        canvas.text(x + cap + wide / 2, y, line, 18, WHITE if is_lit else TEXT, "text-semibold",
                    "centre")  # fmt: skip
    for offset, (card, box) in enumerate(zip(group.cards, place.cards, strict=True)):
        if card.amount:
            _draw_slot(canvas, box, card, first + offset, marks)
        elif card.detail:
            colour = GOOD_TEXT if card.is_good else SOFT
            if is_large:
                canvas.text(planet.centre_x, planet.bottom + VERB_H / 2, card.detail, 18, colour,
                            "text-semibold" if card.is_good else "text", "centre")  # fmt: skip
            elif box.right - planet.right >= TWO_LINES_W / 2:
                room = Box(planet.right + 8, planet.centre_y - 24, box.right - planet.right - 10,
                           48)  # fmt: skip
                canvas.paragraph(room, card.detail, 18, colour, "text", 1.25, max_lines=2)


def _draw_slot(canvas: Canvas, box: Box, card: Card, number: int, marks: Marks) -> None:
    """A coin or a chip on a world, its verb and its key under it."""
    r = box.w / 2
    x, y = box.centre_x, box.y + r
    if number in marks.hinted:
        canvas.shadow(
            Box.around(x, y, box.w, box.w), r, blur=22, drop=0, strength=230, colour=MEANT
        )
    things.draw_worth(canvas, x, y, r, card.amount, is_lit=marks.is_lit(number))
    if number in marks.hinted:
        canvas.ring(x, y, r + 6, MEANT, 4)
    if box.h > box.w:
        canvas.text(x, box.bottom - VERB_H / 2 + 3, card.verb, 18, TEXT, "text-semibold", "centre",
                    max_width=box.w + SLOT_GAP)  # fmt: skip
    if number < 9:
        _draw_key(canvas, x + CAP / 2, box.y - 3, str(number + 1))


def _draw_dice(canvas: Canvas, group: Group, place: GroupPlaces, marks: Marks, first: int) -> None:
    if place.berths:
        dock = place.berths[0].union(place.berths[-1]).inset(-14, -12)
        if place.faces:
            face, first_berth = place.faces[0], place.berths[0]
            is_below = first_berth.y >= face.bottom
            x, y = (face.x, face.bottom - 2) if is_below else (face.right - 3, dock.y)
            right = face.right if is_below else dock.right
            dock = Box(x, y, right - x, first_berth.bottom + 12 - y)
        canvas.rounded(dock, 16, (mix(CARD_FILL, DOCK, 0.5), DOCK), CARD_EDGE, 1.5)
    for n, (box, colour) in enumerate(zip(place.berths, group.slots, strict=False)):
        is_next = colour is None and (n == 0 or group.slots[n - 1] is not None)
        if colour is not None:
            draw_die(canvas, *box.centre, box.w, colour, None)
            continue
        if is_next:
            canvas.glow(*box.centre, box.w, box.w, MEANT, 0.35)
        draw_die_place(canvas, *box.centre, box.w, MEANT if is_next else QUIET,
                       alpha=255 if is_next else 170)  # fmt: skip
    for before, after in pairwise(place.berths):
        wide = after.x - before.right
        canvas.hairline(before.right, before.centre_y, wide, colour=QUIET, alpha=90)
    if place.goal is not None:
        _draw_goal(canvas, place.goal, marks.cup)
    heaps = heaps_of(group.cards)
    boxes = [place.cards[heap[0]] for heap in heaps]
    die = min(_die_for(box, group.cards[heap[0]]) for box, heap in zip(boxes, heaps, strict=True))
    for heap, box in zip(heaps, boxes, strict=True):
        _draw_heap_choice(canvas, box, group.cards[heap[0]], first + heap[0], marks, die)
        for other in heap[1:]:
            _draw_at_once(canvas, place.cards[other], group.cards[other], first + other, marks)


def _words_h(card: Card, box: Box) -> float:
    return 26.0 + (44.0 if card.detail and box.w >= LABELLED else 0.0)


def _die_for(box: Box, card: Card) -> float:
    rows = things.heap_rows(card.heap)
    high = (box.h - _words_h(card, box) - 14) / (len(rows) * 0.93 + 0.07)
    return min(MOST_DIE, (box.w - 6) / (rows[0] * 1.06), high)


def _draw_heap_choice(
    canvas: Canvas, box: Box, card: Card, number: int, marks: Marks, die: float
) -> None:
    assert card.colour is not None
    is_lit = marks.is_lit(number)
    words = box.bottom - _words_h(card, box)
    wide = die * 1.06 * things.heap_rows(card.heap)[0] + 26
    deck = Box.around(box.centre_x, words - 12, min(box.w, wide), 30)
    canvas.rounded(deck, 15, (*WHITE, 46 if is_lit else 22), (*CALLED_EDGE, 200 if is_lit else 70))
    if number in marks.hinted:
        top = words - 12 - die * (0.2 + len(things.heap_rows(card.heap)))
        draw_meant(canvas, Box(box.x - 4, top, box.w + 8, box.bottom - top), 14)
    things.draw_heap(canvas, box.centre_x, words - 6, die, card.colour, card.heap, is_lit=is_lit)
    if card.amount:
        row = things.heap_rows(card.heap)[0]
        left = box.centre_x - die * (0.53 * row + 0.1)
        things.draw_worth(canvas, left, words - 6 - die * 0.9, 21, card.amount)
    y = words + 16
    key = CAP + 8 if number < 9 else 0.0
    title = canvas.fitting_words((card.shortest, ""), box.w - key, 20, "text-semibold")
    wide = canvas.text_width(title, 20, "text-semibold") if title else 0.0
    x = box.centre_x - (wide + key) / 2
    canvas.rounded(Box.around(box.centre_x, y, wide + key + 20, 30), 15, (*PLATE[:3], 225))
    if key:
        _draw_key(canvas, x + CAP, y, str(number + 1))
    canvas.text(x + key, y, title, 20, WHITE if is_lit else TEXT, "text-semibold")
    if box.w >= LABELLED and card.detail:
        colour = GOOD_TEXT if card.is_good else SOFT
        for n, line in enumerate(canvas.paragraph_lines(box.w, card.detail, 18)[:2]):
            canvas.text(box.centre_x, y + 25 + 21 * n, line, 18, colour, align="centre")


def _draw_at_once(canvas: Canvas, box: Box, card: Card, number: int, marks: Marks) -> None:
    is_lit = marks.is_lit(number)
    fill = mix(CARD_FILL, WHITE, 0.16 if is_lit else 0.02)
    canvas.rounded(box, box.h / 2, fill, CALLED_EDGE if is_lit else CARD_EDGE, 2 if is_lit else 1.5)
    if number in marks.hinted:
        draw_meant(canvas, box, box.h / 2)
    key = CAP + 8 if number < 9 else 0.0
    room = box.w - 20 - key
    words = canvas.fitting_words((card.shortest, f"×{card.times}"), room, 18, "text-semibold")
    wide = canvas.text_width(words, 18, "text-semibold")
    x = box.centre_x - (wide + key) / 2
    if key:
        _draw_key(canvas, x + CAP, box.centre_y, str(number + 1))
    canvas.text(x + key, box.centre_y, words, 18, TEXT, "text-semibold")


def _draw_goal(canvas: Canvas, box: Box, cup: Sequence[int]) -> None:
    """The cup that dice are rolled from next."""
    base = box.bottom - 34
    canvas.glow(box.centre_x, base - 60, 110, 90, CALLED_EDGE, 0.22)
    things.draw_cup(canvas, box.centre_x, base, CUP_W, cup)
    y = base - CUP_W * 0.42
    for n in range(3):
        x = box.x - 14 + n * 13
        canvas.polyline([(x, y - 10), (x + 10, y), (x, y + 10)],
                        mix(CARD_EDGE, MEANT, 0.35 + 0.3 * n), 3.5)  # fmt: skip


def _draw_thing(canvas: Canvas, box: Box, card: Card, number: int, marks: Marks) -> None:
    """Coins to take or tiles to draw, the words above them."""
    is_lit = marks.is_lit(number)
    size = min(188.0, box.w * 0.5, box.h * 0.66)
    base = box.bottom - 24
    plate, edge = box.inset(6, 2), (*CALLED_EDGE, 255 if is_lit else 150)
    canvas.rounded(plate, 18, PLATE, edge, 3 if is_lit else 2)
    pad = Box.around(box.centre_x, base - 2, size * 1.3, 30)
    canvas.glow(*pad.centre, size * 0.95, size * 0.5, CALLED_EDGE, 0.6 if is_lit else 0.4)
    canvas.rounded(pad, 15, (*CALLED_EDGE, 70), (*CALLED_EDGE, 190), 2)
    if number in marks.hinted:
        draw_meant(canvas, plate, 18)
    if card.thing == "coins":
        things.draw_coin_piles(canvas, box.centre_x, base, size, card.amount)
    else:
        things.draw_tile_backs(canvas, box.centre_x, base, size)
    key = CAP + 12 if number < 9 else 0.0
    wide = canvas.text_width(card.title, 26, "text-bold")
    x, y = box.centre_x - (wide + key) / 2, box.y + 28
    if key:
        _draw_key(canvas, x + CAP, y, str(number + 1))
    canvas.text(x + key, y, card.title, 26, WHITE if is_lit else TEXT, "text-bold")
    for n, line in enumerate(canvas.paragraph_lines(box.w - 24, card.detail, 18)[:2]):
        canvas.text(box.centre_x, y + 32 + 23 * n, line, 18, SOFT, align="centre")


def _draw_face_choice(canvas: Canvas, box: Box, card: Card, number: int, marks: Marks) -> None:
    """A face that is itself the choice: its words are below it, its edge is lit."""
    is_lit = marks.is_lit(number)
    caption = box.cut_bottom(CAPTION_H)[0]
    face = Box(box.x, box.y, box.w, box.h - CAPTION_H - 8)
    if is_lit:
        canvas.rounded(face.inset(-3), 13, None, CALLED_EDGE, 3)
    _draw_card(canvas, caption, card, number, marks)
    if number in marks.hinted:
        draw_meant(canvas, face.inset(-4), 14)


WAY_DOWN: Final = (17.0, 19.0)
WAY_INK: Final[Colour] = (0x9A, 0xA6, 0xF8)


def _draw_card(canvas: Canvas, box: Box, card: Card, number: int, marks: Marks) -> None:
    is_lit = marks.is_lit(number)
    fill = mix(CARD_FILL, WHITE, 0.12 if is_lit else 0.0)
    canvas.shadow(box, 10, blur=8, drop=3, strength=70)
    canvas.rounded(box, 10, (mix(fill, WHITE, 0.05), fill), CALLED_EDGE if is_lit else CARD_EDGE)
    if marks.is_downwards:
        (x, y), (w, h) = (box.centre_x, box.bottom - 1), WAY_DOWN
        canvas.polygon([(x - w, y), (x + w, y), (x, y + h)], CALLED_EDGE if is_lit else WAY_INK)
    if number in marks.hinted:
        draw_meant(canvas, box.inset(-2), 12)
    is_big = box.h >= BIG_CARD_H
    x = box.x + 14
    sign = max(36.0, min(84.0, box.h * 0.48))
    if card.colour is not None:
        draw_die(canvas, x + sign / 2, box.centre_y, sign, card.colour, None)
        x += sign + 14
    elif card.icon is not None and box.h > CAPTION_H:
        canvas.icon(card.icon, x + sign / 2, box.centre_y, sign * 0.84, (0xC9, 0xD0, 0xFF))
        x += sign + 10
    if box.h <= CAPTION_H and box.w < LEAST_CARD:
        _draw_narrow_words(canvas, box, card, number)
        return
    right = box.right - 12
    if number < 9:
        right -= _draw_key(canvas, right, box.centre_y, str(number + 1)) + 8
    _draw_card_words(canvas, Box(x, box.y, right - x, box.h), card, is_big=is_big)


def _draw_narrow_words(canvas: Canvas, box: Box, card: Card, number: int) -> None:
    """A caption that shares a face with others: where it puts it, its key, the price below."""
    has_detail = bool(card.detail) and box.w >= TWO_LINES_W
    y = box.centre_y - (13 if has_detail else 0)
    right = box.right - 8
    if number < 9:
        right -= _draw_key(canvas, right, y, str(number + 1)) + 6
    title = card.short or card.title
    if canvas.text_width(title, 18, "text-semibold") > right - box.x - 10:
        title = shortened(canvas, title, right - box.x - 10, 18)
    canvas.text(box.x + 12, y, title, 18, TEXT, "text-semibold")
    if has_detail:
        words = card.detail
        if canvas.text_width(words, 18) > box.w - 22:
            words = shortened(canvas, words, box.w - 22, 18)
        canvas.text(box.x + 12, box.centre_y + 14, words, 18, SOFT)


def _draw_key(canvas: Canvas, right: float, cy: float, label: str) -> float:
    """The key of a choice, on a dark cap that stays legible when it is lit; keyboards have it."""
    if canvas.typesetter.caps is not None:
        return 0.0
    cap = Box(right - CAP, cy - CAP / 2, CAP, CAP)
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
        canvas.text(room.x, y + 26 + index * 24, line, 18, colour)
