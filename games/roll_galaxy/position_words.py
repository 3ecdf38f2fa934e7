"""What the position editor calls the fields of Roll for the Galaxy, and what they may hold."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from random import Random
from typing import Any

from engine.core.field_words import FieldWords, Named, Path, capitalized, numbered, seats_of
from engine.core.position_fields import value_at
from games.roll_galaxy.dice import COLOURS, DIE_FACES, FACE_NAMES, PHASES, WILD
from games.roll_galaxy.state import (
    DICTATE_AWAY,
    DICTATE_MOVE,
    DICTATED,
    MOST_CREDITS,
    UNKNOWN,
    UNPLACED,
    RollTable,
    Seat,
    Worker,
)
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.tiles import (
    FIRST_FACTION_SIDE,
    HIDDEN,
    SIDES,
    TILE_NAMES,
    TILES,
    Side,
    tile_of,
)


def _kind(side: Side) -> str:
    if side.colour is None:
        return f"Development, cost {side.cost}"
    colour = COLOURS[side.colour].capitalize() if side.holds_goods else "Gray"
    return f"{colour} world, cost {side.cost}"


COLOUR_CHOICES = numbered(name.capitalize() for name in COLOURS)
COLOUR_TITLES = tuple(choice.title for choice in COLOUR_CHOICES)
PHASE_CHOICES = numbered(PHASES)
FACE_CHOICES = (Named(UNKNOWN, "Hidden"), *numbered(FACE_NAMES))
PLACE_CHOICES = (
    Named(UNKNOWN, "Hidden"),
    *PHASE_CHOICES,
    Named(UNPLACED, "Not placed"),
    Named(DICTATED, "Dictate"),
)
SIDE_CHOICES = tuple(Named(side.id, side.name, _kind(side)) for side in SIDES)
_UNSEEN = Named(HIDDEN, "Hidden tile", "A tile that only its owner knows")
TILE_CHOICES = (_UNSEEN, *numbered(TILE_NAMES))
DEVELOPMENT_CHOICES = (
    _UNSEEN,
    *(Named(tile, SIDES[2 * tile].name, _kind(SIDES[2 * tile])) for tile in range(TILES)),
)
WORLD_CHOICES = (
    _UNSEEN,
    *(Named(tile, SIDES[2 * tile + 1].name, _kind(SIDES[2 * tile + 1])) for tile in range(TILES)),
)
POWER_CHOICES = (
    Named(DICTATE_AWAY, "Dictate, put away"),
    Named(DICTATE_MOVE, "Dictate, move"),
    *SIDE_CHOICES,
)


SEATS = seats_of("seats")


def _tiles_seen(document: Any) -> set[int]:
    """The game tiles that lie anywhere on the table."""
    seen: set[int] = set()
    for seat in document["seats"]:
        for name in ("developments", "worlds", "in_hand", "abandoned"):
            seen.update(seat[name])
        seen.update(tile_of(side) for side in seat["tableau"] if side < FIRST_FACTION_SIDE)
    return seen


def _free_tiles(document: Any) -> Collection[int]:
    return {HIDDEN, *set(range(TILES)) - _tiles_seen(document)}


def _free_sides(document: Any) -> Collection[int]:
    """Sides whose tile lies nowhere yet."""
    seen = _tiles_seen(document)
    built = {side for seat in document["seats"] for side in seat["tableau"]}
    return {
        side.id
        for side in SIDES
        if side.id not in built and (side.id >= FIRST_FACTION_SIDE or tile_of(side.id) not in seen)
    }


def _squares(document: Any, path: Path) -> list[str]:
    """The names on a tableau, for the goods on its squares; empty where none can lie."""
    seat = value_at(document, path[:-1])
    squares = zip(seat["tableau"], seat["goods"], strict=False)
    return [SIDES[side].name if SIDES[side].holds_goods or goods else "" for side, goods in squares]


def _tiles(
    title: str, choices: tuple[Named, ...], offers: Callable[[Any], Collection[int]] = _free_tiles
) -> FieldWords:
    return FieldWords(title, choices=choices, offers=offers)


def _dice(title: str) -> FieldWords:
    return FieldWords(title, entries=COLOUR_TITLES)


WORDS = {
    "RollTable.seats": FieldWords("Seats", by="seat"),
    "RollTable.order": FieldWords(
        "Order of seats", "By ascending faction number", choices=SEATS, seats="every"
    ),
    "RollTable.round": FieldWords("Round", "0 while the game is being set up"),
    "RollTable.phases": FieldWords(
        "Phases of the round", "None before the reveal", choices=PHASE_CHOICES, is_sorted=True
    ),
    "RollTable.phase": FieldWords("Phase being executed", choices=PHASE_CHOICES),
    "RollTable.revealed": FieldWords("Revealed", "Workers lie open"),
    "RollTable.ship_empties_pool": FieldWords(
        "Ship may empty the VP pool", "As Ship began, by consuming everything"
    ),
    "Rules.new_galactic_order": FieldWords(
        "New Galactic Order", choices=capitalized(("groups", "thirds"))
    ),
    "Seat.tableau": FieldWords("Tableau", choices=SIDE_CHOICES, offers=_free_sides),
    "Seat.goods": FieldWords(
        "Goods", choices=COLOUR_CHOICES, entries=_squares, follows="tableau"
    ),
    "Seat.developments": _tiles("Developments", DEVELOPMENT_CHOICES),
    "Seat.worlds": _tiles("Worlds", WORLD_CHOICES),
    "Seat.developing": _dice("On the development"),
    "Seat.settling": _dice("On the world"),
    "Seat.cup": _dice("Cup"),
    "Seat.citizenry": _dice("Citizenry"),
    "Seat.credits": FieldWords("Credits", high=MOST_CREDITS),
    "Seat.chips": FieldWords("VP chips"),
    "Seat.floor": FieldWords("Least money", "After a round", low=1, high=MOST_CREDITS),
    "Seat.workers": FieldWords("Workers"),
    "Seat.uses": FieldWords("Powers used"),
    "Seat.projection": FieldWords(
        "Citizenry expected", "Dice that the seat expected there at the reveal"
    ),
    "Seat.called": FieldWords("Phase selected", choices=PHASE_CHOICES),
    "Seat.virtual": FieldWords("Virtual workers left", choices=COLOUR_CHOICES),
    "Seat.scouted": FieldWords("Scouts of this phase", choices=COLOUR_CHOICES),
    "Seat.in_hand": _tiles("Tiles in hand", TILE_CHOICES),
    "Seat.abandoned": _tiles("Tiles abandoned", TILE_CHOICES),
    "Worker.colour": FieldWords("Colour", choices=COLOUR_CHOICES),
    "Worker.face": FieldWords("Face", choices=FACE_CHOICES),
    "Worker.place": FieldWords("Place", choices=PLACE_CHOICES),
    "Worker.selecting": FieldWords("Selects"),
    "Use.power": FieldWords("Power", choices=POWER_CHOICES),
    "Use.worker": FieldWords("Worker", "Counted from 0"),
    "Use.source": FieldWords("From", choices=PLACE_CHOICES),
    "RecallDice.rolling": FieldWords("Dice to roll", "In the cup before the first recall"),
    "SpendWaiting.chosen": _dice("Chosen"),
    "SaveSpent.left": _dice("Left"),
    "*.seat": FieldWords("Seat", choices=SEATS, seats="some"),
    "*.phase": FieldWords("Phase", choices=PHASE_CHOICES),
    "*.colour": FieldWords("Colour", choices=COLOUR_CHOICES),
    "*.source": FieldWords("Power", choices=SIDE_CHOICES),
    "*.side": FieldWords("Tile", choices=SIDE_CHOICES),
}  # fmt: skip


def deal_hidden(table: RollTable, rng: Random) -> RollTable:
    """A copy to play on: hidden tiles are drawn from those unseen, hidden workers are rolled.

    A seat that has assigned its dice already puts its Wilds somewhere and selects with a die.
    """
    dealt = table.copy()
    tiles = dealt.unseen_tiles
    rng.shuffle(tiles)
    waiting = {step.seat for step in dealt.steps if isinstance(step, AssignDice)}
    for number, seat in enumerate(dealt.seats):
        for name in ("developments", "worlds", "in_hand", "abandoned"):
            known = [tiles.pop() if tile == HIDDEN else tile for tile in getattr(seat, name)]
            setattr(seat, name, tuple(known))
        if any(worker.face == UNKNOWN for worker in seat.workers):
            _roll_hidden(seat, rng, has_assigned=number not in waiting)
    return dealt


def _roll_hidden(seat: Seat, rng: Random, *, has_assigned: bool) -> None:
    workers = [_rolled(worker, rng, has_assigned=has_assigned) for worker in seat.workers]
    if has_assigned and not any(worker.selecting for worker in workers):
        chosen = rng.randrange(len(workers))
        workers[chosen] = replace(workers[chosen], selecting=True)
        seat.called = workers[chosen].place
    seat.workers = tuple(workers)


def _rolled(worker: Worker, rng: Random, *, has_assigned: bool) -> Worker:
    """A hidden worker with a face; under it, or as a Wild anywhere or nowhere yet."""
    if worker.face != UNKNOWN:
        return worker
    face = rng.choice(DIE_FACES[worker.colour])
    wild = rng.randrange(len(PHASES)) if has_assigned else UNPLACED
    return replace(worker, face=face, place=wild if face == WILD else face)
