"""Two Acts with all eight fates and their Intermissions, every answer by chance, written out.

What happened stands there by the names of events, so that no sentence changes it.
`python -m tests.golden` writes them anew; the difference is read in review.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random
from typing import Any

from engine.core.decision import Chance, Pending
from engine.core.match import Match
from games.arcs.campaign.rules.moves import TakeFate
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign_components import FATE_CARDS
from tests.benchmarks.arcs_intermission import intermission_after
from tests.games.arcs.positions import new_match
from tests.games.arcs.test_arcs_random_games import IDLE
from tests.golden import FOLDER

PATH = FOLDER / "arcs_acts.txt"
SEATS = 4
BUSY = 0.9


def golden_acts() -> str:
    """Four fates and then the other four; in each Intermission two of them have succeeded."""
    lines: list[str] = []
    for fates in (list(FATE_CARDS)[::2], list(FATE_CARDS)[1::2]):
        act, rng = new_match(SEATS, "golden", mode="campaign"), Random(fates[0])
        lines += [f"An Act of {', '.join(fates)}", *_played(act, rng, fates)]
        for seat in range(2):
            reach_of(act.table).change_fate(seat, marker=0)
        after = intermission_after(act.table, act.setup, "golden")
        lines += ["Its Intermission", *_played(after, rng, fates)]
    return "\n".join(lines) + "\n"


def _played(match: Match, rng: Random, fates: Sequence[str]) -> Iterator[str]:
    while (asked := match.pending) is not None:
        move = match.answer(_answer(asked, rng, fates))
        yield f"{len(match.moves)}. {asked.kind}: {move.answer}"
        for event in move.events:
            values = [str(getattr(event, field.name)) for field in fields(event)]
            yield " ".join([f"  {type(event).__name__}", *values])


def _answer(asked: Pending, rng: Random, fates: Sequence[str]) -> Any:
    """By chance, but for the fates, and hardly ever what only passes the time."""
    if isinstance(asked, Chance) and asked.kind == "fates" and asked.for_seat is not None:
        left = [each for each in asked.outcomes.cards if each not in fates]
        return tuple(sorted((fates[asked.for_seat], rng.choice(left))))
    if isinstance(asked, Chance):
        return asked.outcomes.sample(rng)
    if asked.kind == "fate":
        return TakeFate(fates[asked.seat])
    busy = [each for each in asked.options if type(each).__name__ not in IDLE]
    return rng.choice(busy if busy and rng.random() < BUSY else list(asked.options))
