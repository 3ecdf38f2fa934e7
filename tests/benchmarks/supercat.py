"""How SUPERCAT plays: against random players, among its like, and its pace.

`python -m tests.benchmarks.supercat [--games N]` plays N games of two seats against a random
player, N games of any mix over 2 to 4 seats with the table checked after every answer, and a tenth
of N of four SUPERCATs, and prints wins, chapters, Power, what was scored, and pace. Pace is
measured in processor time, for the machine may be busy; a count of 0 leaves everything out.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from engine.core.decision import Chance
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games.arcs.board import AMBITIONS
from games.arcs.events import AmbitionScored
from games.arcs.game import GAME

PLAYERS = ("supercat", "supercat:hand", "random")
LIMIT = 20_000


@dataclass(slots=True)
class Played:
    """What a series of games showed."""

    wins: Counter[str] = field(default_factory=Counter)
    chapters: Counter[int] = field(default_factory=Counter)
    power: list[float] = field(default_factory=list)
    firsts: Counter[str] = field(default_factory=Counter)
    thoughts: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """How many games they were."""
        return self.chapters.total()


def play(players: Sequence[str], seed: str, played: Played, *, checked: bool = True) -> None:
    """One game with every decision of a SUPERCAT timed and, if asked for, every table checked."""
    seats = tuple(SeatSetup(each, f"{each} {n}") for n, each in enumerate(players, 1))
    match = Match(GAME, Setup(seats, seed), keeps_history=False)
    bots = bots_of(match)
    began = time.process_time()
    while match.pending is not None:
        if isinstance(match.pending, Chance):
            move = match.roll()
        else:
            seat = match.pending.seat
            bot = bots[seat]
            assert bot is not None
            started = time.process_time()
            thought = match.think(bot)
            if players[seat] != "random":
                played.thoughts.append(time.process_time() - started)
            move = match.answer(thought.option, thought.reasons)
        for event in move.events:
            if isinstance(event, AmbitionScored) and event.place == 1:
                played.firsts[event.ambition] += 1
        if checked:
            faults = match.table.check()
            assert not faults, faults
        assert len(match.moves) < LIMIT, "the game does not end"
    played.seconds += time.process_time() - began
    played.wins[players[match.result.winners[0]]] += 1
    played.chapters[match.table.chapter] += 1
    played.power += [
        score for score, each in zip(match.result.scores, players, strict=True) if each != "random"
    ]


def show(title: str, played: Played) -> None:
    """A series as lines of text."""
    thoughts = sorted(played.thoughts)
    chapters = ", ".join(f"{n}: {count}" for n, count in sorted(played.chapters.items()))
    wins = ", ".join(f"{name} {count}" for name, count in played.wins.most_common())
    firsts = ", ".join(f"{each} {played.firsts[each] / played.games:.2f}" for each in AMBITIONS)
    power = sorted(played.power)
    low, middle, high = (power[int(share * (len(power) - 1))] for share in (0.1, 0.5, 0.9))
    print(f"{title}: {played.games} games, won by {wins}")
    print(f"  chapters {chapters}; Power {fmean(power):.1f} ({low:.0f}, {middle:.0f}, {high:.0f})")
    print(f"  first places a game: {firsts}")
    pace = played.games / played.seconds
    late = thoughts[int(0.95 * (len(thoughts) - 1))]
    mean = fmean(thoughts)
    print(f"  {pace:.2f} games a second; a decision {1e3 * mean:.2f} ms, p95 {1e3 * late:.2f} ms")


def main() -> None:
    """Reads the count and plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    if not games:
        return
    duel = Played()
    for number in range(games):
        pair = ("supercat", "random") if number % 2 else ("random", "supercat")
        play(pair, f"duel/{number}", duel, checked=False)
    show("SUPERCAT against random", duel)
    versions = Played()
    for number in range(games):
        pair = ("supercat", "supercat:10") if number % 2 else ("supercat:10", "supercat")
        play(pair, f"versions/{number // 2}", versions)
    show("Versions 0.5 and 10", versions)
    for seats in (2, 3, 4):
        mixed, rng = Played(), Random(seats)
        for number in range(games // 3):
            players = [rng.choice(PLAYERS[:2]), *[rng.choice(PLAYERS) for _ in range(seats - 1)]]
            play(players, f"mixed/{seats}/{number}", mixed)
        show(f"Any mix of {seats}", mixed)
    for seats in (2, 3, 4):
        alike = Played()
        for number in range(max(1, games // 10)):
            play(["supercat"] * seats, f"alike/{seats}/{number}", alike, checked=False)
        show(f"{seats} SUPERCATs", alike)


if __name__ == "__main__":
    main()
