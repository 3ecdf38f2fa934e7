"""What the position editor calls the fields of Roll for the Galaxy, and what they may hold."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from random import Random
from typing import Any

from engine.core.position_edits import FieldWords, Named, Path, numbered, seats_of
from engine.core.position_fields import named_steps, value_at
from engine.text.message import Message, Words
from games.roll_galaxy.dice import COLOURS, DIE_FACES, FACE_NAMES, PHASES, WILD
from games.roll_galaxy.names import COLOUR, FACE, PHASE, SIDE, tile
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
    TILES,
    Side,
    tile_of,
)


def _kind(side: Side) -> Message:
    if side.colour is None:
        return Message("field-development-of-cost", {"cost": side.cost})
    return Message("field-world-of-cost", {"colour": COLOUR(side.colour), "cost": side.cost})


def _named(side: Side) -> Message:
    return Message(SIDE(side.id).key)


COLOUR_CHOICES = numbered(
    [Message("field-a-colour", {"colour": COLOUR(n)}) for n in range(len(COLOURS))]
)
COLOUR_TITLES = tuple(choice.title for choice in COLOUR_CHOICES)
PHASE_CHOICES = numbered([Message(PHASE(phase).key) for phase in range(len(PHASES))])
FACE_CHOICES = (
    Named(UNKNOWN, Message("field-hidden")),
    *numbered([Message(FACE(face).key) for face in range(len(FACE_NAMES))]),
)
PLACE_CHOICES = (
    Named(UNKNOWN, Message("field-hidden")),
    *PHASE_CHOICES,
    Named(UNPLACED, Message("field-not-placed")),
    Named(DICTATED, Message("field-dictate")),
)
SIDE_CHOICES = tuple(Named(side.id, _named(side), _kind(side)) for side in SIDES)
_UNSEEN = Named(HIDDEN, Message("field-hidden-tile"), Message("field-a-tile-that-only-its-owner"))
TILE_CHOICES = (_UNSEEN, *numbered(map(tile, range(TILES))))
DEVELOPMENT_CHOICES = (
    _UNSEEN,
    *(Named(side.id // 2, _named(side), _kind(side)) for side in SIDES[: 2 * TILES : 2]),
)
WORLD_CHOICES = (
    _UNSEEN,
    *(Named(side.id // 2, _named(side), _kind(side)) for side in SIDES[1 : 2 * TILES : 2]),
)
POWER_CHOICES = (
    Named(DICTATE_AWAY, Message("field-dictate-put-away")),
    Named(DICTATE_MOVE, Message("field-dictate-move")),
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


def _squares(document: Any, path: Path) -> list[Words]:
    """The names on a tableau, for the goods on its squares; empty where none can lie."""
    seat = value_at(document, path[:-1])
    squares = zip(seat["tableau"], seat["goods"], strict=False)
    return [
        _named(SIDES[side]) if SIDES[side].holds_goods or goods else "" for side, goods in squares
    ]


def _tiles(
    title: Message,
    choices: tuple[Named, ...],
    offers: Callable[[Any], Collection[int]] = _free_tiles,
) -> FieldWords:
    return FieldWords(title, choices=choices, offers=offers)


def _dice(title: Message) -> FieldWords:
    return FieldWords(title, entries=COLOUR_TITLES)


STEPS = (
    "AssignDice", "Begin", "BuildTiles", "BuyAfterTrade", "CheckEnd", "ChooseStartStacks",
    "DrawFaction", "DrawFromBag", "DrawHome", "EndPhase", "ExploreTasks", "FinishTile",
    "GainRewards", "GiveUpDice", "PayForTile", "PayPhase", "PlaceTiles", "ProduceGoods",
    "RaiseToFloor", "RecallDice", "RecruitDice", "Reveal", "RollCup", "RunPhase", "SaveSpent",
    "ScoutTiles", "ShipGoods", "SpendWaiting", "StartRound", "TellTop",
)  # fmt: skip

WORDS = {
    **named_steps(*STEPS),
    "RollTable.seats": FieldWords(Message("field-seats"), by="seat"),
    "RollTable.order": FieldWords(
        Message("field-order-of-seats"),
        Message("field-by-ascending-faction-number"),
        choices=SEATS,
        seats="every",
    ),
    "RollTable.round": FieldWords(
        Message("field-round"), Message("field-0-while-the-game-is-being")
    ),
    "RollTable.phases": FieldWords(
        Message("field-phases-of-the-round"),
        Message("field-none-before-the-reveal"),
        choices=PHASE_CHOICES,
        is_sorted=True,
    ),
    "RollTable.phase": FieldWords(Message("field-phase-being-executed"), choices=PHASE_CHOICES),
    "RollTable.revealed": FieldWords(Message("field-revealed"), Message("field-workers-lie-open")),
    "RollTable.ship_empties_pool": FieldWords(
        Message("field-ship-may-empty-the-vp-pool"),
        Message("field-as-ship-began-by-consuming-everything"),
    ),
    "Rules.new_galactic_order": FieldWords(
        Message("field-new-galactic-order"),
        choices=(
            Named("groups", Message("field-groups")),
            Named("thirds", Message("field-thirds")),
        ),
    ),
    "Rules.tell_late": FieldWords(Message("field-tell-late"), choices=SEATS, seats="some"),
    "Seat.tableau": FieldWords(Message("field-tableau"), choices=SIDE_CHOICES, offers=_free_sides),
    "Seat.goods": FieldWords(
        Message("field-goods"), choices=COLOUR_CHOICES, entries=_squares, follows="tableau"
    ),
    "Seat.developments": _tiles(Message("field-developments"), DEVELOPMENT_CHOICES),
    "Seat.worlds": _tiles(Message("field-worlds"), WORLD_CHOICES),
    "Seat.developing": _dice(Message("field-on-the-development")),
    "Seat.settling": _dice(Message("field-on-the-world")),
    "Seat.cup": _dice(Message("field-cup")),
    "Seat.citizenry": _dice(Message("field-citizenry")),
    "Seat.credits": FieldWords(Message("field-credits"), high=MOST_CREDITS),
    "Seat.chips": FieldWords(Message("field-vp-chips")),
    "Seat.floor": FieldWords(
        Message("field-least-money"), Message("field-after-a-round"), low=1, high=MOST_CREDITS
    ),
    "Seat.workers": FieldWords(Message("field-workers")),
    "Seat.uses": FieldWords(Message("field-powers-used")),
    "Seat.projection": FieldWords(
        Message("field-citizenry-expected"), Message("field-dice-that-the-seat-expected-there")
    ),
    "Seat.called": FieldWords(Message("field-phase-selected"), choices=PHASE_CHOICES),
    "Seat.virtual": FieldWords(Message("field-virtual-workers-left"), choices=COLOUR_CHOICES),
    "Seat.scouted": FieldWords(Message("field-scouts-of-this-phase"), choices=COLOUR_CHOICES),
    "Seat.in_hand": _tiles(Message("field-tiles-in-hand"), TILE_CHOICES),
    "Seat.abandoned": _tiles(Message("field-tiles-abandoned"), TILE_CHOICES),
    "Worker.colour": FieldWords(Message("field-colour"), choices=COLOUR_CHOICES),
    "Worker.face": FieldWords(Message("field-face"), choices=FACE_CHOICES),
    "Worker.place": FieldWords(Message("field-place"), choices=PLACE_CHOICES),
    "Worker.selecting": FieldWords(Message("field-selects")),
    "Use.power": FieldWords(Message("field-power"), choices=POWER_CHOICES),
    "Use.worker": FieldWords(Message("field-worker"), Message("field-counted-from-0")),
    "Use.source": FieldWords(Message("field-from"), choices=PLACE_CHOICES),
    "RecallDice.rolling": FieldWords(
        Message("field-dice-to-roll"), Message("field-in-the-cup-before-the-first")
    ),
    "SpendWaiting.chosen": _dice(Message("field-chosen")),
    "SaveSpent.left": _dice(Message("field-left")),
    "*.seat": FieldWords(Message("field-seat"), choices=SEATS, seats="some"),
    "*.phase": FieldWords(Message("field-phase"), choices=PHASE_CHOICES),
    "*.colour": FieldWords(Message("field-colour"), choices=COLOUR_CHOICES),
    "*.source": FieldWords(Message("field-power"), choices=SIDE_CHOICES),
    "*.side": FieldWords(Message("field-tile"), choices=SIDE_CHOICES),
}


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
