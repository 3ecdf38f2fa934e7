"""SOLO-2.4: how well a person did against dummies: the round and the worker at the finish."""

from __future__ import annotations

from typing import Final

from engine.core.match import Match
from engine.core.setup import Performance
from games.rajas.events import finish_said
from games.rajas.state import RajasTable, Rules

WORKERS_A_ROUND: Final = 10
"""More than any seat has: a round later is always worse than a worker later."""


def performance(match: Match) -> Performance | None:
    """SOLO-2.4: what a person who won alone against dummies did; None for any other game."""
    table: RajasTable = match.table
    people = [seat for seat, who in enumerate(match.setup.seats) if who.is_person]
    dummies = sum(seat.is_dummy for seat in table.seats)
    is_solo = len(people) == 1 and dummies == len(table.seats) - 1
    if not (match.is_over and is_solo and match.result.winners == (people[0],)):
        return None
    used = table.seats[people[0]].used
    merit = table.round * WORKERS_A_ROUND + used
    return Performance(
        _kind(table, dummies), float(merit), match.voice.say(finish_said(used, table.round))
    )


def _kind(table: RajasTable, dummies: int) -> str:
    """What performances are compared among: variant, number of dummies, handicap."""
    rules = table.rules
    parts = ["Navaratnas" if table.is_navaratnas else "Base game"]
    parts += ["Ganga"] if rules.ganga else []
    parts.append("1 dummy" if dummies == 1 else f"{dummies} dummies")
    parts += _readings(rules)
    parts += ["own numbers"] if rules.numbers == "mine" else []
    parts += [f"handicap {rules.handicap}"] if rules.handicap else []
    return ", ".join(parts)


def _readings(rules: Rules) -> list[str]:
    """How dummies play, where it is not as usual."""
    usual = Rules()
    told = {
        "valid": (rules.dummies, usual.dummies),
        "foresight": (rules.foresight, usual.foresight),
        "new tile": (rules.difference, usual.difference),
    }
    return [f"{what} {chosen}" for what, (chosen, as_usual) in told.items() if chosen != as_usual]
