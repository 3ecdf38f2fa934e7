"""The table of Rajas of the Ganges in plain text, for the text client."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.rajas.board import AREA_NAMES, AREAS
from games.rajas.dice import dice_words
from games.rajas.effects import BUILDING_NAMES, words_of
from games.rajas.grid import SIDES, side_of
from games.rajas.move_words import border_words
from games.rajas.spaces import cost_words, gain_words
from games.rajas.state import RajasTable, Seat
from games.rajas.tile_words import tile_words


def describe(table: RajasTable, names: Sequence[str]) -> str:
    """Seats, free spaces, tiles in the quarry, the river, and every province."""
    lines = [_heading(table, names), ""]
    for number in table.order:
        lines += _seat(table, number, names)
    lines += ["", "Free spaces", *_spaces(table)]
    lines += ["", "Province tiles", *[f"  {tile_words(table.tile(top))}" for top in table.face_up]]
    if not all(seat.is_dummy for seat in table.seats):
        lines += ["", *_edges(table)]
    lines += ["", "River: " + ", ".join(_river(table, names))]
    return "\n".join(lines)


def _heading(table: RajasTable, names: Sequence[str]) -> str:
    if table.is_over:
        return "Rajas of the Ganges: the game is over"
    if not table.round:
        return "Rajas of the Ganges: setting up"
    last = ", the last pass" if table.is_ending else ""
    return f"Rajas of the Ganges: round {table.round}{last}, {names[table.seat]} to play"


def _seat(table: RajasTable, number: int, names: Sequence[str]) -> Iterator[str]:
    seat = table.seats[number]
    elephant = ", elephant" if number == table.elephant else ""
    met = f"gap {seat.gap}" if seat.gap > 0 else f"overlap {seat.overlap}"
    yield (
        f"{names[number]}: {seat.fame} fame, {seat.money} money, {met}, "
        f"{seat.workers} of {seat.owned} workers{elephant}"
    )
    scrolls = ", ".join(
        f"{name} {value}" for name, value in zip(BUILDING_NAMES, seat.scrolls, strict=True)
    )
    karma = "" if seat.is_dummy else f"; {seat.karma} karma"
    yield f"  Dice: {dice_words(seat.dice)}{karma}"
    yield f"  {scrolls}; boat on {seat.boat}"
    if seat.tiles:
        yield f"  Tiles: {', '.join(_laid(table, seat))}"
    lying = [
        f"{_yield(table, tile)} on {border_words(table, border)}"
        for border, tile in enumerate(seat.yields)
        if tile
    ]
    if lying:
        yield f"  Yield tiles: {'; '.join(lying)}"


def _yield(table: RajasTable, tile: str) -> str:
    """A yield tile by its code, and what it brings."""
    return f"{tile} ({words_of(table.board.yields[tile].effects)})"


def _edges(table: RajasTable) -> Iterator[str]:
    """What borders and cells that moves name by number are, and the yield tiles face up."""
    grid = table.board.grid
    yield f"Cells are counted from 0, row by row, {grid.cols} in a row."
    told = [
        f"{number} {border_words(table, number)} ({words_of(border.effects)})"
        for number, border in enumerate(table.side.borders)
    ]
    yield f"Borders: {'; '.join(told)}"
    if table.is_navaratnas:
        yield f"Yield tiles face up: {', '.join(_yield(table, tile) for tile in table.yields)}"


def _laid(table: RajasTable, seat: Seat) -> Iterator[str]:
    for laid in seat.tiles:
        if laid.cell < 0:
            yield laid.tile
        else:
            roads = table.tile(laid.tile).turned[laid.turn]
            sides = "".join(side for side in SIDES if side_of(side) & roads)
            yield f"{laid.tile} in {laid.cell} ({sides})"


def _spaces(table: RajasTable) -> Iterator[str]:
    for area, title in zip(AREAS, AREA_NAMES, strict=True):
        free = [
            space for space in table.spaces if space.area == area and space.id not in table.placed
        ]
        if free:
            told = [f"{space.name} ({cost_words(space)}: {gain_words(space)})" for space in free]
            yield f"  {title.capitalize()}: {'; '.join(told)}"


def _river(table: RajasTable, names: Sequence[str]) -> Iterator[str]:
    board = table.board
    for space in range(1, board.last_space + 1):
        what = words_of(table.bonus_at(space))
        boats = [names[number] for number, seat in enumerate(table.seats) if seat.boat == space]
        yield f"{space} {what}" + (f" [{', '.join(boats)}]" if boats else "")
