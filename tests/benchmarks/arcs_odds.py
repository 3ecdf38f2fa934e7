"""Arcs: where the Admiral's odds of ambitions come from.

`python -m tests.benchmarks.arcs_odds sample --games N --first M --out FILE` plays games of an
Admiral in haste against SUPERCAT and keeps, for every turn that ends, what the seats have for each
ambition, and who was first and second in the end; `... fit FILES` prints how far the odds there are
miss, and the odds that miss least (the mean square of the chances of a first place, and 0.3 of that
of a second).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.decision import Chance, Decision, Option
from engine.core.match import Match, bots_of
from engine.core.step import apply, silence
from games.arcs.board import AMBITIONS
from games.arcs.bots.evaluator import (
    HELD,
    ICONS,
    ODDS,
    AmbitionOdds,
    Counting,
    earned,
    on_map,
    prospects,
)
from games.arcs.game import GAME
from games.arcs.rule_hooks import phantom_count
from games.arcs.state import ArcsTable
from games.arcs.steps.rounds import NextSeat
from games.arcs.steps.scoring import places
from tests.benchmarks.arcs import SAMPLER, seated

SECOND_PLACE = 0.3
STEPS = (0.1, 0.05, 0.02, 0.01)
LEAST = AmbitionOdds(0.05, 0.05, -1.0, -1.0, 0.0, 0.0, 0.0)


class Seen(NamedTuple):
    """An ambition at a turn's end: what every seat has, can tax and still plays; how it ended."""

    ambition: str
    declared: bool
    phantom: int
    counts: tuple[int, ...]
    cities: tuple[int, ...]
    cards: tuple[int, ...]
    supercats: tuple[bool, ...]
    first: tuple[bool, ...] = ()
    second: tuple[bool, ...] = ()


def sample(options: argparse.Namespace) -> None:
    """Plays and keeps what was seen."""
    kept: list[Seen] = []
    for number in range(options.first, options.first + options.games):
        kept += game(number)
        options.out.write_text(json.dumps(kept), encoding="utf-8")


def game(number: int) -> list[Seen]:
    """What one game showed."""
    players = ["supercat", "supercat"]
    players[number % 2] = "captain"
    match = Match(GAME, seated(players, f"odds/{number}"), keeps_history=False)
    bots = bots_of(match)
    bots[number % 2] = SAMPLER
    kept: list[Seen] = []
    chapter: list[Seen] = []
    at = 0
    while isinstance(asked := match.pending, Chance | Decision):
        if match.table.chapter != at:
            kept += ended(chapter)
            chapter, at = [], match.table.chapter
        if isinstance(asked, Chance):
            match.roll()
            continue
        bot = bots[asked.seat]
        assert bot is not None
        option = match.think(bot).option
        table = match.table.copy()
        match.answer(option)
        if ends_turn(table, option):
            chapter += seen(table)
    return kept + ended(chapter)


def ends_turn(table: ArcsTable, option: Option) -> bool:
    """Plays an answer on; whether the turn is over then, and the next seat to follow."""
    apply(table, option)
    while table.steps and not isinstance(table.steps[-1], NextSeat):
        if table.steps[-1].ask(table) is not None:
            return False
        table.steps.pop().answer(table, None, silence)
    return bool(table.steps)


def seen(table: ArcsTable) -> list[Seen]:
    """What every ambition shows now."""
    counts, maps = Counting().of(table), on_map(table)
    return [
        Seen(
            ambition,
            ambition in table.boxes,
            phantom_count(table, ambition),
            tuple(counts[ambition]),
            tuple([here.sources.get(ambition, 0) for here in maps]),
            tuple([seat.cards_left for seat in table.seats]),
            tuple([seat.supercat is not None for seat in table.seats]),
        )
        for ambition in AMBITIONS
    ]


def ended(chapter: Sequence[Seen]) -> list[Seen]:
    """The chapter's sights with its last one as the end."""
    last = {each.ambition: each for each in chapter[-len(AMBITIONS) :]}
    found = []
    for each in chapter:
        counts = last[each.ambition].counts
        first, second = places([*counts, each.phantom])
        seats = range(len(counts))
        found.append(
            each._replace(
                first=tuple([seat in first for seat in seats]),
                second=tuple([seat in second for seat in seats]),
            )
        )
    return [each for each in found if max(each.cards)]


def missed(odds: AmbitionOdds, sights: Sequence[Seen]) -> float:
    """How far the odds miss on average."""
    total = 0.0
    for each in sights:
        gains = [
            earned(odds, cards, cities, is_declared=each.declared, is_supercat=is_cat)
            for cards, cities, is_cat in zip(each.cards, each.cities, each.supercats, strict=True)
        ]
        found = prospects(each.ambition, each.counts, each.phantom, max(each.cards), gains, odds)
        total += _squares(found.first, each.first)
        total += SECOND_PLACE * _squares(found.second, each.second)
    return total / len(sights)


def _squares(chances: Sequence[float], came: Sequence[bool]) -> float:
    return sum([(chance - true) ** 2 for chance, true in zip(chances, came, strict=True)])


def fit(options: argparse.Namespace) -> None:
    """Fits the odds of each kind, one number after the other, in ever smaller steps."""
    rows: list[Any] = [each for path in options.files for each in json.loads(path.read_text())]
    sights = [Seen(*row[:3], *map(tuple, row[3:])) for row in rows]
    for name, start in (("ICONS", ICONS), ("HELD", HELD)):
        own = [each for each in sights if ODDS[each.ambition] is start]
        best, least = start, missed(start, own)
        print(f"{name}: {start} misses by {least:.4f} in {len(own)} sights", flush=True)
        for step in STEPS:
            for place, low in enumerate(LEAST):
                for change in (step, -step):
                    numbers = list(best)
                    numbers[place] = round(max(low, numbers[place] + change), 3)
                    trial = AmbitionOdds(*numbers)
                    found = missed(trial, own)
                    if found < least:
                        best, least = trial, found
        print(f"{name}: {best} misses by {least:.4f}", flush=True)


def main(words: Sequence[str] | None = None) -> None:
    """Does what the first word says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    sampling = commands.add_parser("sample")
    sampling.add_argument("--games", type=int, default=30)
    sampling.add_argument("--first", type=int, default=0)
    sampling.add_argument("--out", type=Path, required=True)
    sampling.set_defaults(work=sample)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.set_defaults(work=fit)
    options = parser.parse_args(words)
    options.work(options)


if __name__ == "__main__":
    main()
