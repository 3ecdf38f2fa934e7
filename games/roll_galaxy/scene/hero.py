"""The large picture of what hands do at a real table: in the place of its phase, from what is taken
to where it goes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.physical_pieces import draw_way
from engine.ui.real_table.place import GOAL, SOURCE, room_of
from engine.ui.theme import TEXT, WHITE, lighten, mix
from games.roll_galaxy import events
from games.roll_galaxy.dice import COLOURS, DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP, one_by_one
from games.roll_galaxy.scene.art.dice_faces import draw_die
from games.roll_galaxy.scene.art.place_art import CITY, DECKS, draw_frame, draw_place
from games.roll_galaxy.scene.art.symbols import draw_symbol
from games.roll_galaxy.scene.art.things import (
    NOTHING,
    PALE,
    TILE_BACK,
    draw_coin_piles,
    draw_cup,
    draw_heap,
    draw_held_world,
    draw_tile_backs,
    draw_worth,
)
from games.roll_galaxy.scene.art.tile_faces import TILE_H, TILE_W, draw_tile, zoomed
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.tiles import HIDDEN, SIDES

Art = Callable[[Canvas, Box], object]
HORIZON: Final = 0.62
BASE: Final = 0.86  # where things stand, in the height of the picture
MOST_ROWS: Final = 5
ROW: Final = 52.0
PLACES: Final[dict[type, int]] = {
    events.Stocked: EXPLORE, events.Scouted: EXPLORE, events.TileAbandoned: EXPLORE,
    events.TileDrawn: EXPLORE, events.TileTaken: EXPLORE, events.TilePlaced: EXPLORE,
    events.TopTold: EXPLORE, events.GoodProduced: PRODUCE, events.GoodTraded: SHIP,
    events.GoodConsumed: SHIP, events.DiceRecruited: CITY, events.DieRecalled: CITY,
}  # fmt: skip


def hero_of(event: Any, table: RollTable) -> Art | None:
    """The picture of an event; None where hands carry nothing that has one."""
    ends = _ends_of(event, table)
    return None if ends is None else partial(_draw, _place_of(event, table), *ends)


def _place_of(event: Any, table: RollTable) -> int:
    if isinstance(event, events.TileCompleted):
        return SETTLE if event.side % 2 else DEVELOP
    phase = getattr(event, "phase", getattr(event, "place", None))
    known = PLACES.get(type(event), table.phase if phase is None else phase)
    return known if isinstance(known, int) and known in DECKS else CITY


def _ends_of(event: Any, table: RollTable) -> tuple[Art, Art] | None:
    """What is taken and where it goes."""
    match event:
        case events.TilePlaced():
            phase = SETTLE if event.is_world else DEVELOP
            side = HIDDEN if event.tile == HIDDEN else 2 * event.tile + event.is_world
            sides = list(table.seats[event.seat].stack_sides(phase))
            if event.position >= len(sides) or sides[event.position] != side:
                sides.insert(event.position, side)
            return partial(_tile, side), partial(_stack, tuple(sides), event.position)
        case events.TileAbandoned():
            return partial(_tile, _first_side(event.tile)), _backs
        case events.TileDrawn():
            return _backs, partial(_tile, _first_side(event.tile))
        case events.TileCompleted():
            return partial(_dice, event.spent), partial(_tile, event.side)
        case events.Stocked():
            return partial(_die, event.colour), partial(_coins, f"+${event.credits}")
        case events.GoodProduced():
            return partial(_die, event.colour), partial(_world, event.side, (), event.colour)
        case events.GoodTraded():
            world = partial(_world, event.side, (event.good,), None)
            return world, partial(_coins, f"+${event.credits}")
        case events.GoodConsumed():
            return partial(_world, event.side, (event.good,), None), partial(_chip, event.chips)
        case events.DiceRecruited() | events.DiceSaved() | events.WorkersReturned():
            return partial(_dice, event.dice), _cup
        case events.DieRecalled():
            return partial(_die, event.colour), _cup
        case events.DieGained():
            dice = tuple(event.count * (n == event.colour) for n in range(len(COLOURS)))
            goal: Art = _cup if event.to == "cup" else _city
            if event.to == "world":
                goal = partial(_world, table.seats[event.seat].tableau[event.square], (),
                               event.colour)  # fmt: skip
            return _bag, partial(_both, partial(_dice, dice), goal)
    return None


def _first_side(tile: int) -> int:
    return HIDDEN if tile == HIDDEN else 2 * tile + 1


# -- drawing --------------------------------------------------------------------------------------


def _draw(place: int, source: Art, goal: Art, canvas: Canvas, box: Box) -> None:
    draw_place(canvas, box, place, horizon=HORIZON, radius=14, scrim=0.5)
    draw_frame(canvas, box, 14)
    inner = box.inset(0.04 * box.w, 0.08 * box.h).moved(0, 0.05 * box.h)
    left, rest = inner.cut_left(inner.w * 0.42)
    right = rest.cut_right(inner.w * 0.42)[0]
    room = room_of(canvas.theme)
    for part, light in ((left, SOURCE), (right, GOAL)):
        canvas.glow(*part.centre, part.w * 0.62, part.h * 0.6, mix(room.light, light, 0.35), 0.34)
    source(canvas, left)
    goal(canvas, right)
    y = inner.y + inner.h * 0.5
    draw_way(canvas, [(left.right - 8, y), (right.x + 8, y)])


def _tile(side: int, canvas: Canvas, box: Box) -> None:
    if side == HIDDEN:
        _backs(canvas, box)
        return
    place = box.fitted(TILE_W, TILE_H)
    layer = zoomed(canvas, place, place.w / TILE_W)
    canvas.shadow(place, 14, blur=26, drop=10, strength=170)
    draw_tile(layer, Box(0, 0, TILE_W, TILE_H), side)


def _backs(canvas: Canvas, box: Box) -> None:
    size = min(box.w * 0.86, box.h * 1.1)
    draw_tile_backs(canvas, box.centre_x, box.centre_y + size * 0.33, size)


def _bag(canvas: Canvas, box: Box) -> None:
    """Nothing is taken from anywhere at the table: dice come from the supply."""
    size = min(box.w, box.h) * 0.2
    for colour in range(len(COLOURS)):
        x = box.centre_x + (colour % 3 - 1) * size * 1.25
        y = box.centre_y + (colour // 3 - 1) * size * 1.25
        draw_die(canvas, x, y, size, colour, None)


def _both(first: Art, second: Art, canvas: Canvas, box: Box) -> None:
    upper, lower = box.cut_top(box.h * 0.4)
    first(canvas, upper)
    second(canvas, lower)


def _stack(sides: tuple[int, ...], position: int, canvas: Canvas, box: Box) -> None:
    """A stack from its side, the top first; the row that comes to lie there is lit."""
    first = max(0, min(position - MOST_ROWS // 2, len(sides) - MOST_ROWS))
    rows = sides[first : first + MOST_ROWS]
    height = min(ROW, box.h / len(rows))
    y = box.centre_y - height * len(rows) / 2
    for n, side in enumerate(rows, start=first):
        row = Box(box.x, y + (n - first) * height, box.w, height - 6)
        is_goal = n == position
        upper, lower = TILE_BACK
        ground = (mix(upper, GOAL, 0.35), mix(lower, GOAL, 0.3)) if is_goal else TILE_BACK
        if is_goal:
            canvas.shadow(row, 10, blur=22, drop=0, strength=190, colour=GOAL)
        canvas.rounded(row, 10, ground, GOAL if is_goal else mix(PALE, NOTHING, 0.5),
                       3 if is_goal else 1.5)  # fmt: skip
        canvas.text(row.x + 20, row.centre_y, str(n + 1), 22, WHITE, "number-bold", "centre")
        if side == HIDDEN:
            canvas.text(row.x + 60, row.centre_y, "?", 22, TEXT, "number-bold", "centre")
            continue
        draw_symbol(canvas, row.x + 60, row.centre_y, row.h * 0.86, side, has_badge=False)
        name = SIDES[side].name
        size = canvas.fitting_size(name, row.w - 108, (22, 20, 18), "text-semibold")
        canvas.text(row.x + 94, row.centre_y, name, size, TEXT if is_goal else lighten(PALE, 0.2),
                    "text-semibold", max_width=row.w - 104)  # fmt: skip


def _die(colour: int, canvas: Canvas, box: Box) -> None:
    draw_die(canvas, *box.centre, min(box.w, box.h) * 0.46, colour, None)


def _dice(dice: tuple[int, ...], canvas: Canvas, box: Box) -> None:
    kinds = [(colour, count) for colour, count in enumerate(dice) if count]
    if sum(dice) == 1:
        _die(one_by_one(dice)[0], canvas, box)
        return
    wide = box.w / max(1, len(kinds))
    die = min(78.0, wide / (3.3 if max(dice, default=0) > 2 else 2.3), box.h * 0.3)
    for n, (colour, count) in enumerate(kinds):
        draw_heap(canvas, box.x + (n + 0.5) * wide, box.centre_y + die * 0.9, die, colour, count)


def _world(side: int, goods: tuple[int, ...], coming: int | None, canvas: Canvas, box: Box) -> None:
    if SIDES[side].is_world:
        draw_held_world(canvas, box.centre, min(box.w, box.h) * 0.84, side, goods, coming=coming)
    else:
        _tile(side, canvas, box)


def _coins(amount: str, canvas: Canvas, box: Box) -> None:
    size = min(box.w * 0.9, box.h * 0.9)
    draw_coin_piles(canvas, box.centre_x, box.centre_y + size * 0.42, size, amount)


def _chip(chips: int, canvas: Canvas, box: Box) -> None:
    draw_worth(canvas, *box.centre, min(box.w, box.h) * 0.34, f"+{chips}")


def _cup(canvas: Canvas, box: Box) -> None:
    width = min(box.w * 0.82, box.h * 0.82)
    draw_cup(canvas, box.centre_x, box.centre_y + width * 0.46, width)


def _city(canvas: Canvas, box: Box) -> None:
    canvas.icon("modern-city", *box.centre, min(box.w, box.h) * 0.7, PALE)
