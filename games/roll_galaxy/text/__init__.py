"""The words of Roll for the Galaxy: its messages, and its table in plain text."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.text.message import Message
from engine.text.voice import Voice
from games.roll_galaxy import tiles
from games.roll_galaxy.dice import DEVELOP, SETTLE, Dice
from games.roll_galaxy.powers import texts_of
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import DICTATED, UNKNOWN, UNPLACED, RollTable, Seat, Worker


def describe(table: RollTable, voice: Voice) -> str:
    lines = [voice.say(_heading(table))]
    for number in range(len(table.seats)):
        lines += ["", *map(voice.say, _seat(table, number, voice.named(number)))]
    return "\n".join(lines)


def surroundings(voice: Voice) -> list[str]:
    """What is printed on every tile."""
    said = []
    for number in range(len(tiles.SIDES)):
        pairs = [Message("listen-power", {"when": when, "text": text})
                 for when, text in texts_of(number)]  # fmt: skip
        args = {**_side(number), "powers": tuple(pairs)}
        said.append(voice.say(Message("listen-side", args)))
    return said


def _heading(table: RollTable) -> Message:
    if table.is_over:
        return Message("table-over", {"round": table.round})
    if not table.round:
        return Message("table-setting-up")
    supply = {"pool": max(0, table.pool), "tiles": table.bag_size}
    phases = tuple(map(tiles.PHASE, table.phases))
    return Message("table-round", {"round": table.round, "phases": phases, **supply})


def _seat(table: RollTable, number: int, name: str) -> list[Message]:
    seat = table.seats[number]
    worth = {"chips": seat.chips, "points": seat_score(table, number).total}
    lines = [Message("table-seat", {"name": name, "credits": seat.credits, **worth})]
    for square, (side, goods) in enumerate(zip(seat.tableau, seat.goods, strict=True), 1):
        held = {"goods": tuple(map(tiles.COLOUR, goods)), "number": f"{square:>2}"}
        lines.append(Message("table-square", {**held, **_side(side)}))
    lines += [
        _stack(seat, DEVELOP, "table-developments"),
        _stack(seat, SETTLE, "table-worlds"),
        Message("table-dice", {"cup": _dice(seat.cup), "citizenry": _dice(seat.citizenry)}),
    ]
    if seat.in_hand:
        lines.append(Message("table-hand", {"tiles": tuple(map(tiles.tile, seat.in_hand))}))
    if seat.workers:
        workers = [_alike(each, count) for each, count in Counter(seat.workers).items()]
        lines.append(Message("table-workers", {"workers": tuple(workers)}))
    return lines


def _side(number: int) -> dict[str, Any]:
    side = tiles.SIDES[number]
    colour = None if side.colour is None else tiles.COLOUR(side.colour)
    return {"side": tiles.SIDE(number), "cost": side.cost, "colour": colour}


def _stack(seat: Seat, phase: int, key: str) -> Message:
    sides = [
        Message("table-hidden")
        if side == tiles.HIDDEN
        else Message("table-planned", {"side": tiles.SIDE(side), "cost": seat.cost(side)})
        for side in seat.stack_sides(phase)
    ]
    return Message(key, {"sides": tuple(sides), **tiles.handful(seat.waiting(phase))})


def _dice(dice: Dice) -> Message:
    return Message("handful-or-none", tiles.handful(dice))


def _alike(worker: Worker, count: int) -> Message:
    is_placed = worker.place not in (UNKNOWN, UNPLACED)
    is_told = worker.face != (worker.place if is_placed else UNKNOWN)
    face = tiles.FACE(worker.face) if is_told else None
    args = {
        "number": count,
        "colour": tiles.COLOUR(worker.colour),
        "face": face,
        "place": tiles.phase_or_dictate(worker.place) if is_placed else None,
        "isPlaced": "there" if is_placed else "none",
        "isKnown": worker.place != UNKNOWN,
        "isDictated": worker.place == DICTATED,
        "selects": worker.selecting,
    }
    return Message("table-worker", args)
