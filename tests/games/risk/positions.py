"""Small tables for worked examples: seat 0 holds what is named, the last seat all the rest."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from engine.core.decision import Chance, Decision
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import Step, apply, pending
from engine.core.story import Telling
from games.risk.board import CONTINENTS, NAMES, SIZE, Cards, card_named, territory_named
from games.risk.game import GAME
from games.risk.moves import Attack, Fortify, PlaceTroops
from games.risk.state import RiskTable, Rules
from games.risk.steps import (
    AttackPhase,
    FortifyPhase,
    MoveIn,
    PassTurn,
    RedeemCards,
    Reinforce,
    StartTurn,
    TakeCard,
)

ORACLE = json.loads((Path(__file__).parent / "data" / "oracle.json").read_text(encoding="utf-8"))

Holding = Mapping[str, int]

FORTIFYING: tuple[Step, ...] = (PassTurn(), FortifyPhase())
ATTACKING: tuple[Step, ...] = (*FORTIFYING, TakeCard(), AttackPhase())
PLACING: tuple[Step, ...] = (*ATTACKING, Reinforce())
REDEEMING: tuple[Step, ...] = (*PLACING, RedeemCards())


def cards(*names: str) -> Cards:
    """A hand of the cards with these names; "A" and "B" are the wild ones."""
    full = {"A": "Wild card A", "B": "Wild card B"}
    return tuple(sorted(card_named(full.get(name, name)) for name in names))


def continent(name: str, troops: int = 1) -> dict[str, int]:
    """Every territory of a continent with that many troops."""
    found = next(place for place in CONTINENTS if place.name == name)
    return dict.fromkeys((NAMES[territory] for territory in found.territories), troops)


def some(count: int, *, without: Iterable[str] = ()) -> dict[str, int]:
    """So many territories that complete no continent (for counts up to 26), a troop on each."""
    spoilers = {"Alaska", "Iceland", "Ural", "Peru", "Congo", "Indonesia", *without}
    names = [name for name in NAMES if name not in spoilers] + sorted(spoilers - set(without))
    return dict.fromkeys(names[:count], 1)


def playing(
    *holdings: Holding,
    steps: Iterable[Step] = ATTACKING,
    hands: Iterable[Cards] = (),
    reserve: int = 0,
    rules: Rules | None = None,
    **fields: Any,
) -> RiskTable:
    """Seat 0 plays; territories that no holding names belong to the last seat, a troop on each.

    One holding makes a table of two, without the neutral army.
    """
    seats = max(2, len(holdings))
    owners, troops = [seats - 1] * SIZE, [1] * SIZE
    for seat, holding in enumerate(holdings):
        for name, count in holding.items():
            owners[territory_named(name)] = seat
            troops[territory_named(name)] = count
    given = list(hands)
    table = RiskTable(
        rules or Rules(),
        owners,
        troops,
        given + [()] * (seats - len(given)),
        [reserve] + [0] * (seats - 1),
        **{"order": tuple(range(seats)), "round": 1, "steps": list(steps)} | fields,
    )
    assert not table.check(), table.check()
    return table


def starting(*holdings: Holding, **fields: Any) -> RiskTable:
    """Seat 0 is about to start its turn."""
    return playing(*holdings, steps=[StartTurn()], **fields)


def occupying(source: int, minimum: int, **fields: Any) -> RiskTable:
    """Seat 0 has just captured Siberia from Ural, which holds so many troops."""
    table = playing({"Ural": source, "Siberia": 1}, has_conquered=True, **fields)
    table.troops[territory_named("Siberia")] = 0
    move = MoveIn(territory_named("Ural"), territory_named("Siberia"), minimum)
    table.steps.append(move)
    assert not table.check(), table.check()
    return table


def answer(table: RiskTable, option: Any) -> list[Any]:
    """Answers the top step, which must offer it, runs what needs no answer; returns the events."""
    asked = pending(table)
    offered = asked.options if isinstance(asked, Decision) else asked.outcomes
    assert option in offered
    emit = Telling()
    apply(table, option, emit)
    pending(table, emit)
    return emit.events


def begin(table: RiskTable) -> list[Any]:
    """Runs what needs no answer; returns the events."""
    emit = Telling()
    pending(table, emit)
    return emit.events


def asked(table: RiskTable) -> Decision | Chance:
    waiting = pending(table)
    assert waiting is not None
    return waiting


def options(table: RiskTable) -> tuple[str, ...]:
    """The pending options in words."""
    return tuple(map(str, asked(table).options))


def troops(table: RiskTable, *names: str) -> tuple[int, ...]:
    return tuple(table.troops[territory_named(name)] for name in names)


def owner(table: RiskTable, name: str) -> int:
    return table.owners[territory_named(name)]


def attack(source: str, target: str, dice: int) -> Attack:
    return Attack(territory_named(source), territory_named(target), dice)


def place(count: int, name: str) -> PlaceTroops:
    return PlaceTroops(territory_named(name), count)


def fortify(count: int, source: str, target: str) -> Fortify:
    return Fortify(territory_named(source), territory_named(target), count)


def fight(table: RiskTable, source: str, target: str, red: str, white: str) -> list[Any]:
    """One attack with the dice as they fall, such as "661" against "5"."""
    answer(table, attack(source, target, len(red)))
    return answer(table, tuple(map(int, red + white)))


def new_match(seats: int = 5, player: str = "random", seed: str = "a seed", **more: Any) -> Match:
    """A match of so many seats; keywords are options, or `practice` and `dice_by_hand`."""
    flags = {key: more.pop(key) for key in ("practice", "dice_by_hand") if key in more}
    names = tuple(SeatSetup(player, f"P{seat + 1}") for seat in range(seats))
    return Match(GAME, Setup(names, seed, more, **flags))


def match_at(table: RiskTable, **more: Any) -> Match:
    """A match of people that begins on this table."""
    names = tuple(SeatSetup("human", f"P{seat + 1}") for seat in range(len(table.hands)))
    return Match(GAME, Setup(names, "a seed", position=GAME.codec.encode(table), **more))
