"""Acts of The Blighted Reach among SUPERCATs, every table checked: which fates succeed.

`python -m tests.benchmarks.arcs_acts [--acts N] [--every K] [--fate F] [--out FILE] [--jobs J]`
plays N Acts of two to four SUPERCATs in turn, half of them with the aids always, half without, with
fates drawn for each; with F named that fate sits in each of them. After every K-th answer pieces,
resources, cards, agents, Favors and golems are counted. It prints the table of FIGURES.md: how
often each fate succeeded, and how far its objective was advanced in the mean. With a file a run
that was interrupted goes on where it was. Then it tells the pace, in processor time without the
counting; J processes play beside each other.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from engine.core.decision import Bot, Chance
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games.arcs.campaign.rules.events import ObjectiveAdvanced
from games.arcs.campaign.rules.state import has_reach
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.game import GAME
from tests.games.arcs.campaign.rules.soundness import assert_act_sound

MOST_ANSWERS: Final = 20_000
AIDS: Final = ("always", "off")
REPORTED: Final = 50
"""So often it tells how far it is."""
Row = dict[str, Any]


def fates_of(number: int, fate: str = "") -> tuple[str, ...]:
    """The fates of an Act; two to four seats in turn."""
    rng, seats = Random(number), 2 + number % 3
    others = [each for each in FATE_CARDS if each != fate]
    drawn = [fate, *rng.sample(others, seats - 1)] if fate else rng.sample(others, seats)
    return tuple(rng.sample(drawn, seats))


def play(number: int, options: argparse.Namespace) -> Row:
    """One Act with its tables checked, as a row."""
    fates, aids = fates_of(number, options.fate), AIDS[number // 3 % 2]
    seats = tuple(SeatSetup("supercat", f"Supercat {n}") for n in range(1, len(fates) + 1))
    setup = Setup(seats, f"acts/{number}", {"mode": "campaign", "aids": aids})
    match = Match(GAME, setup, keeps_history=False)
    bots, seconds, thoughts, counted = bots_of(match), 0.0, [], 0.0
    advanced: list[list[Any]] = []
    began = time.process_time()
    while match.pending is not None:
        move, thought = _answer(match, bots, fates)
        if thought is not None:
            thoughts.append(thought)
        for event in move.events:
            if isinstance(event, ObjectiveAdvanced):
                advanced.append([event.seat, match.table.chapter, event.steps])
        if len(match.moves) % options.every == 0:
            started = time.process_time()
            assert_act_sound(match.table)
            counted += time.process_time() - started
        assert len(match.moves) < MOST_ANSWERS, f"Act {number} does not end"
    seconds = time.process_time() - began - counted
    table = match.table
    assert_act_sound(table)
    assert has_reach(table)
    return {
        "act": number,
        "aids": aids,
        "fates": list(fates),
        "left": [fate.marker for fate in table.reach.fates],
        "advanced": advanced,
        "power": [seat.power for seat in table.seats],
        "answers": len(match.moves),
        "seconds": round(seconds, 3),
        "p95": round(1000 * sorted(thoughts)[int(0.95 * len(thoughts))], 2),
    }


def _answer(
    match: Match, bots: Sequence[Bot | None], fates: Sequence[str]
) -> tuple[Any, float | None]:
    """The next answer, with the processor time of a bot's thought; fates come as they are named."""
    asked = match.pending
    if isinstance(asked, Chance):
        if asked.kind == "draw fate" and asked.for_seat is not None:
            return match.answer(fates[asked.for_seat]), None
        return match.roll(), None
    assert asked is not None
    bot = bots[asked.seat]
    assert bot is not None
    started = time.process_time()
    thought = match.think(bot)
    seconds = time.process_time() - started
    return match.answer(thought.option, thought.reasons), seconds


# -- what they showed -----------------------------------------------------------------------------


def ends_of(rows: Sequence[Row], fate: str, seats: int, aids: str) -> Iterator[tuple[int, int]]:
    """What was left of a fate's objective, and where it started, in all Acts of a kind."""
    start = FATE_CARDS[fate].start[seats]
    for row in rows:
        if (len(row["fates"]), row["aids"]) == (seats, aids) and fate in row["fates"]:
            yield row["left"][row["fates"].index(fate)], start


def cell(ends: Sequence[tuple[int, int]]) -> str:
    """How many succeeded, and the mean progress of all."""
    if not ends:
        return ""
    start = ends[0][1]
    mean = fmean([start - left for left, _ in ends])
    return f"{sum(not left for left, _ in ends)} of {len(ends)}; {mean:.1f} of {start}"


def show(rows: Sequence[Row]) -> None:
    """A row for each fate in Markdown, then the pace."""
    columns = [(seats, aids) for aids in AIDS for seats in (2, 3, 4)]
    for fate in FATE_CARDS:
        cells = [cell(list(ends_of(rows, fate, *column))) for column in columns]
        print(f"| {fate.capitalize()} | {' | '.join(cells)} |")
    for seats in (2, 3, 4):
        some = [row for row in rows if len(row["fates"]) == seats]
        if some:
            pace = len(some) / sum(row["seconds"] for row in some)
            late = fmean([row["p95"] for row in some])
            answers = [row["answers"] for row in some]
            print(
                f"{seats} SUPERCATs: {len(some)} Acts, {fmean(answers):,.0f} answers, at most "
                f"{max(answers):,}; {pace:.2f} Acts a second; a decision {late:.1f} ms at p95"
            )


def main(words: Sequence[str] | None = None) -> None:
    """Plays the Acts that are not in the file yet, and tells of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=1000)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--fate", choices=["", *FATE_CARDS], default="")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    out: Path | None = options.out
    known = out.read_text(encoding="utf-8").splitlines() if out and out.exists() else []
    rows: list[Row] = [json.loads(line) for line in known]
    with ProcessPoolExecutor(options.jobs) as pool:
        for row in pool.map(partial(play, options=options), range(len(rows), options.acts)):
            rows.append(row)
            if out:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
            if not len(rows) % REPORTED:
                print(f"{len(rows):,} Acts are sound and ended", flush=True)
    show(rows)


if __name__ == "__main__":
    main()
