"""Acts of The Blighted Reach among SUPERCATs through their end and the Intermission, all checked.

`python -m tests.benchmarks.arcs_intermission [--acts N] [--first F] [--mixed] [--jobs J]` plays N
Acts of two to four seats from number F on, then the Intermission that follows, after each answer of
which cards, pieces, tokens and fates are counted. `--mixed` seats bots of every kind beside each
other. It prints how often each fate succeeded and what became of its seat.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final

from engine.core.decision import Chance
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games.arcs.campaign.rules.intermission import intermission_of
from games.arcs.campaign.rules.state import reach_of
from games.arcs.game import GAME
from games.arcs.parts import NOBODY
from games.arcs.state import ArcsTable
from tests.games.arcs.campaign.rules.intermission.soundness import assert_over, assert_sound

KINDS: Final = ("supercat", "supercat:hand", "steward", "random")
AIDS: Final = ("behind", "always", "off")
REPORTED: Final = 20


def players_of(number: int, *, mixed: bool) -> tuple[str, ...]:
    """Who sits there; two to four seats in turn."""
    seats, rng = 2 + number % 3, Random(number)
    return tuple(rng.choice(KINDS) if mixed else "supercat" for _ in range(seats))


def play_on(match: Match, *, checked: bool) -> None:
    """Plays a match among bots to its end."""
    bots = bots_of(match)
    while match.pending is not None:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            bot = bots[match.pending.seat]
            assert bot is not None
            thought = match.think(bot)
            match.answer(thought.option, thought.reasons)
        if checked:
            assert_sound(match.table)


def intermission_after(table: ArcsTable, setup: Setup, seed: str) -> Match:
    """The sitting that follows on the last table of an Act."""
    position = GAME.codec.encode(intermission_of(table))
    return Match(GAME, replace(setup, position=position, seed=seed), keeps_history=False)


def play(number: int, *, mixed: bool) -> list[tuple[str, bool, bool]]:
    """An Act and its Intermission: of every seat its fate, whether it succeeded, whether it keeps
    it.
    """
    players = players_of(number, mixed=mixed)
    seats = tuple(SeatSetup(each, f"Seat {n}") for n, each in enumerate(players, 1))
    options = {"mode": "campaign", "aids": AIDS[number % len(AIDS)]}
    act = Match(GAME, Setup(seats, f"intermission/{number}", options), keeps_history=False)
    play_on(act, checked=False)
    after = intermission_after(act.table, act.setup, f"after/{number}")
    play_on(after, checked=True)
    aftermath = reach_of(after.table).aftermath
    if aftermath.conceded != NOBODY:
        return [(result.fate, not result.marker, False) for result in aftermath.results]
    assert_over(after.table)
    return [
        (result.fate, not result.marker, chosen.id == result.fate)
        for result, chosen in zip(aftermath.results, aftermath.next, strict=True)
    ]


def main(words: Sequence[str] | None = None) -> None:
    """Plays them and tells what became of the fates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--mixed", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(words)
    rows: Counter[tuple[Any, ...]] = Counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        numbers = range(options.first, options.first + options.acts)
        for count, found in enumerate(pool.map(partial(play, mixed=options.mixed), numbers), 1):
            rows.update(found)
            if not count % REPORTED:
                print(f"{count} Acts and Intermissions are sound and ended", flush=True)
    for fate in dict.fromkeys(sorted(row[0] for row in rows)):
        won, kept = rows[fate, True, True], rows[fate, True, False]
        lost = rows[fate, False, False]
        print(f"{fate}: {won + kept} succeeded ({won} keep their fate), {lost} failed")


if __name__ == "__main__":
    main()
