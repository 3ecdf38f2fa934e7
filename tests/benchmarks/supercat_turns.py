"""Whether SUPERCATs carry out what they set out for: moves undone, and turns that reached nothing.

`python -m tests.benchmarks.supercat_turns [--games N] [--mode base|campaign]` lets SUPERCATs play
each other in N games and prints, of all moves, how many brought ships back into a system that they
had left with the same card, and how many went back where a move of the card before had come from:
all of them, and those since which no rival had changed anything at either end. Issue 45 allows
0.1 % and 1 %. Of all turns that set out for something two or more moves away it prints how many did
not get there.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.core.decision import Chance
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Message
from games.arcs.events import CardCopied, CardPlayed, ShipsMoved
from games.arcs.game import GAME
from games.arcs.state import ArcsTable

LIMIT = 20_000
PARTIAL = ("line-41", "line-admiral-3-move")
"""The lines that may take several cards."""


@dataclass(slots=True)
class Followed:
    """What the moves of many turns came to.

    `groups` are the ships that have moved in this turn, by where they stand: how many, and which
    systems they left. `aims` are the marches of two moves and more that the turn has set out for.
    `retraced` are the moves back by the lines of both, `alone` those that no rival gave a reason
    for. `last` are by seat the moves of its last card, `made` those of this one: from where to
    where, by which line, and what rivals had at both ends.
    """

    moves: int = 0
    undone: int = 0
    far: int = 0
    missed: int = 0
    examples: list[str] = field(default_factory=list)
    groups: dict[str, list[tuple[int, set[str]]]] = field(default_factory=dict)
    aims: dict[tuple[str, str], bool] = field(default_factory=dict)
    where: str = ""
    retraced: Counter[str] = field(default_factory=Counter)
    alone: int = 0
    last: dict[int, list[tuple[str, str, str, Any]]] = field(default_factory=dict)
    made: list[tuple[str, str, str, Any]] = field(default_factory=list)
    seat: int = -1
    line: str = ""

    def begin_turn(self, seat: int) -> None:
        """A card was played: what was set out for before is over."""
        self.last[self.seat] = self.made
        self.seat, self.made = seat, []
        self.far += len(self.aims)
        missed = [aim for aim, reached in self.aims.items() if not reached]
        self.missed += len(missed)
        self.examples += [f"{self.where}: not from {' to '.join(aim)}" for aim in missed]
        self.groups, self.aims = {}, {}

    def set_out(self, said: Message | str, where: str) -> None:
        """What a reason says, which may name a march."""
        if isinstance(said, str):
            return
        aim = said.args.get("aim")
        if aim is None:
            return
        self.line = said.args["line"].key.removeprefix("line-")
        if said.args["line"].key in PARTIAL:
            return
        self.where = where
        march = aim.args.get("march", aim)
        if march.key == "aim-march" and march.args["moves"] > 1:
            names = (march.args["origin"].value, march.args["target"].value)
            self.aims.setdefault(names, False)

    def move(self, moved: ShipsMoved, where: str, table: ArcsTable) -> None:
        """Ships went from one system to another."""
        self.moves += 1
        ends = {
            moved.origin: at(table, moved, moved.origin),
            moved.target: at(table, moved, moved.target),
        }
        for origin, target, line, then in self.last.get(moved.seat, []):
            if (target, origin) == (moved.origin, moved.target):
                self.retraced[f"{line}→{self.line}"] += 1
                self.alone += then == ends
                break
        self.made.append((moved.origin, moved.target, self.line, ends))
        behind, left = {moved.origin}, moved.fresh + moved.hurt
        there = self.groups.get(moved.origin, [])
        while there and left > 0:
            count, systems = there.pop()
            behind |= systems
            if count > left:
                there.append((count - left, systems))
            left -= count
        if moved.target in behind:
            self.undone += 1
            self.examples.append(f"{where}: {moved}")
        ships = moved.fresh + moved.hurt
        self.groups.setdefault(moved.target, []).append((ships, behind))
        for aim in self.aims:
            self.aims[aim] = self.aims[aim] or aim[1] == moved.target


def at(table: ArcsTable, moved: ShipsMoved, system: str) -> Any:
    """What rivals of the seat that moves have in a system."""
    seats = [seat for number, seat in enumerate(table.seats) if number != moved.seat]
    ships = [(each.fresh.get(system, 0), each.hurt.get(system, 0)) for each in seats]
    return ships, [each for each in table.buildings_at(system) if each.seat != moved.seat]


def follow(seats: int, seed: str, mode: str, followed: Followed) -> None:
    """One game of SUPERCATs."""
    players = tuple(SeatSetup("supercat", f"Cat {number}") for number in range(seats))
    match = Match(GAME, Setup(players, seed, {"mode": mode}), keeps_history=False)
    bots = bots_of(match)
    while match.pending is not None:
        if isinstance(match.pending, Chance):
            move = match.roll()
        else:
            bot = bots[match.pending.seat]
            assert bot is not None
            thought = match.think(bot)
            if match.pending.kind in ("move", "fleet"):
                for reason in thought.reasons:
                    followed.set_out(reason.said, f"{seed}, answer {len(match.moves)}")
            move = match.answer(thought.option, thought.reasons)
        for event in move.events:
            if isinstance(event, CardPlayed | CardCopied):
                followed.begin_turn(event.seat)
            elif isinstance(event, ShipsMoved):
                followed.move(event, f"{seed}, answer {len(match.moves)}", match.table)
        assert len(match.moves) < LIMIT, "the game does not end"
    followed.begin_turn(-1)
    followed.last.clear()


def main() -> None:
    """Reads the count and plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--mode", choices=("base", "campaign"), default="base")
    parser.add_argument("--examples", type=int, default=0, help="as many of both are shown")
    asked = parser.parse_args()
    followed = Followed()
    for number in range(asked.games):
        follow(2 + number % 3, f"turns/{number}", asked.mode, followed)
    share = 100 * followed.undone / max(1, followed.moves)
    print(f"{asked.games} games: {followed.moves} moves, {followed.undone} undone ({share:.1f} %)")
    back = sum(followed.retraced.values())
    shares = [100 * each / max(1, followed.moves) for each in (back, followed.alone)]
    print(
        f"{back} went back ({shares[0]:.1f} %), {followed.alone} ({shares[1]:.1f} %) for no rival"
    )
    print("  " + ", ".join(f"{lines}: {count}" for lines, count in followed.retraced.most_common()))
    print(f"{followed.far} marches of two moves and more, {followed.missed} did not arrive")
    for words in followed.examples[: asked.examples]:
        print(f"  {words}")


if __name__ == "__main__":
    main()
