"""Arcs: how strong a level is in Act I of The Blighted Reach.

`python -m tests.benchmarks.arcs_act_duel [--acts N] [--first M] [--level captain] [--against
supercat] [--aids behind] [--out FILE]`: Acts of two seats that change after every Act, with fates
drawn as at a table. An Act is told by its Power, which a fate that fails has cost already, and by
what was to go of the objectives. With a file a run goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from engine.core.arena import wilson_interval
from engine.core.decision import Chance
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games.arcs.campaign.rules.state import reach_of
from games.arcs.game import GAME

MOST_ANSWERS: Final = 20_000
SEATS: Final = 2
REPORTED: Final = 10
"""It tells how it stands after so many Acts."""
Row = dict[str, Any]


def play(number: int, options: argparse.Namespace) -> Row:
    """One Act: of the level first, then of the other."""
    place = number % SEATS
    players = [options.against] * SEATS
    players[place] = options.level
    seats = tuple(SeatSetup(player, f"{player} {n}") for n, player in enumerate(players, 1))
    setup = Setup(seats, f"act duel/{number}", {"mode": "campaign", "aids": options.aids})
    match, start, asked_of = Match(GAME, setup, keeps_history=False), time.process_time(), 0
    bots, thought_for = bots_of(match), 0.0
    while (asked := match.pending) is not None:
        if isinstance(asked, Chance):
            match.roll()
        else:
            bot = bots[asked.seat]
            assert bot is not None
            began = time.process_time()
            thought = match.think(bot)
            if asked.seat == place and len(asked.options) > 1:
                thought_for += time.process_time() - began
                asked_of += 1
            match.answer(thought.option)
        assert len(match.moves) < MOST_ANSWERS, f"Act {number} does not end"
    table, order = match.table, (place, 1 - place)
    fates = reach_of(table).fates
    return {
        "act": number,
        "first": GAME.result(table).ranks[place] == 1,
        "power": [table.seats[seat].power for seat in order],
        "fates": [fates[seat].id for seat in order],
        "to_go": [fates[seat].marker for seat in order],
        "asked": asked_of,
        "thought": round(thought_for, 3),
        "seconds": round(time.process_time() - start, 2),
    }


def is_better(row: Row) -> bool:
    """The objective reached counts first, then Power, with ties as the Act breaks them."""
    reached = [not left for left in row["to_go"]]
    return bool(reached[0] if reached[0] != reached[1] else row["first"])


def share_of(rows: Sequence[Row], holds: Callable[[Row], bool]) -> str:
    """In how many of the Acts something holds, with its interval."""
    count = sum(map(holds, rows))
    low, high = wilson_interval(count, len(rows))
    part = 100 * count / len(rows)
    return f"{part:.1f} % of {len(rows)} ({100 * low:.1f} to {100 * high:.1f})"


def show(rows: Sequence[Row], options: argparse.Namespace) -> None:
    """How it stands."""
    power = [fmean([row["power"][each] for row in rows]) for each in range(SEATS)]
    reached = [sum([not row["to_go"][each] for row in rows]) for each in range(SEATS)]
    thought = 1000 * sum([row["thought"] for row in rows]) / sum([row["asked"] for row in rows])
    print(
        f"{options.level} against {options.against}: objective, then Power, better in "
        f"{share_of(rows, is_better)}, most Power in {share_of(rows, lambda row: row['first'])}; "
        f"objectives reached {reached[0]} and {reached[1]}, Power {power[0]:.1f} and "
        f"{power[1]:.1f}; {fmean([row['seconds'] for row in rows]):.1f} s an Act, "
        f"{thought:.0f} ms a decision",
        flush=True,
    )


def main(words: Sequence[str] | None = None) -> None:
    """Plays the Acts that are not in the file yet, and tells of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="captain")
    parser.add_argument("--against", default="supercat")
    parser.add_argument("--aids", default="behind")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args(words)
    out: Path | None = options.out
    known = out.read_text(encoding="utf-8").splitlines() if out and out.exists() else []
    rows: list[Row] = [json.loads(line) for line in known]
    for number in range(options.first + len(rows), options.first + options.acts):
        rows.append(play(number, options))
        if out:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rows[-1]) + "\n")
        if not len(rows) % REPORTED or len(rows) == options.acts:
            show(rows, options)


if __name__ == "__main__":
    main()
