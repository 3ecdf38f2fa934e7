"""The table of Roll for the Galaxy in plain text, for the text client."""

from __future__ import annotations

from collections.abc import Sequence

from games.roll_galaxy.dice import COLOURS, DEVELOP, FACE_NAMES, PHASES, SETTLE
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import DICTATED, UNKNOWN, UNPLACED, RollTable, Seat
from games.roll_galaxy.tiles import HIDDEN, SIDES, TILE_NAMES
from games.roll_galaxy.words import dice_words


def describe(table: RollTable, names: Sequence[str]) -> str:
    """The round, the pool, and every seat with all that lies open."""
    lines = [_heading(table)]
    for number in range(len(table.seats)):
        lines += ["", *_seat(table, number, names[number])]
    return "\n".join(lines)


def _heading(table: RollTable) -> str:
    if table.is_over:
        return f"Roll for the Galaxy: the game is over after round {table.round}"
    if not table.round:
        return "Roll for the Galaxy: setting up"
    phases = ", ".join(PHASES[phase] for phase in table.phases) or "not revealed"
    supply = f"{max(0, table.pool)} VP in the pool, {table.bag_size} tiles in the bag"
    return f"Roll for the Galaxy: round {table.round}, phases {phases}; {supply}"


def _seat(table: RollTable, number: int, name: str) -> list[str]:
    seat = table.seats[number]
    score = seat_score(table, number).total
    lines = [f"{name}: ${seat.credits}, {seat.chips} VP chips, {score} points"]
    for square, (side, goods) in enumerate(zip(seat.tableau, seat.goods, strict=True), 1):
        good = f", good: {', '.join(COLOURS[colour] for colour in goods)}" if goods else ""
        lines.append(f"  {square:>2} {_side(side)}{good}")
    lines += [
        f"  developments: {_stack(seat, DEVELOP)}",
        f"  worlds: {_stack(seat, SETTLE)}",
        f"  cup: {_dice(seat.cup)}; Citizenry: {_dice(seat.citizenry)}",
    ]
    if seat.in_hand:
        tiles = ("?" if tile == HIDDEN else TILE_NAMES[tile] for tile in seat.in_hand)
        lines.append(f"  in hand: {'; '.join(tiles)}")
    if seat.workers:
        lines.append(f"  workers: {_workers(seat)}")
    return lines


def _side(side: int) -> str:
    tile = SIDES[side]
    if tile.colour is None:
        return f"{tile.name} (development {tile.cost})"
    colour = COLOURS[tile.colour] if tile.holds_goods else "gray"
    return f"{tile.name} ({colour} world {tile.cost})"


def _stack(seat: Seat, phase: int) -> str:
    tiles = [
        "?" if side == HIDDEN else f"{SIDES[side].name} ({seat.cost(side)})"
        for side in seat.stack_sides(phase)
    ]
    waiting = seat.waiting(phase)
    dice = f"; waiting: {dice_words(waiting)}" if any(waiting) else ""
    return f"{', '.join(tiles) or 'none'}{dice}"


def _dice(dice: tuple[int, ...]) -> str:
    return dice_words(dice) if any(dice) else "none"


def _workers(seat: Seat) -> str:
    return ", ".join(
        f"{number} {COLOURS[worker.colour]}{_face(worker.face)}{_place(worker.place)}"
        f"{' (selects)' if worker.selecting else ''}"
        for number, worker in enumerate(seat.workers, 1)
    )


def _face(face: int) -> str:
    return "" if face == UNKNOWN else f" {FACE_NAMES[face]}"


def _place(place: int) -> str:
    if place == UNKNOWN:
        return ""
    if place == DICTATED:
        return " in Dictate"
    return " not placed" if place == UNPLACED else f" under {PHASES[place]}"
