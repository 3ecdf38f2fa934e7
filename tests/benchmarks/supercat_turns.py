"""Whether SUPERCATs carry out what they set out for: moves undone, and turns that reached nothing.

`python -m tests.benchmarks.supercat_turns [--games N] [--mode base|campaign]` lets SUPERCATs play
each other in N games and prints, of all moves, how many brought ships back into a system that they
had left with the same card, and how many went back where a move of the card before had come from.
Issue 45 allows 0.1 % and 1 %. Of those that went back it prints how many passed through on a march
between other systems, how many did so after a rival had changed something at an end of the march,
and how many for no rival. Of all turns that set out for something two or more moves away it prints
how many did not get there.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

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


class Leg(NamedTuple):
    """A move: from where to where, with which ships, by which line, and what rivals had there."""

    origin: str
    target: str
    load: tuple[int, int]
    line: str
    ends: dict[str, Any]


THROUGH, ANSWERS, ALONE = "on another march", "after a rival changed an end", "for no rival"


def kind_of(before: list[Leg], march: list[Leg]) -> str:
    """Why a move of a march went back over one of the last card's: what both marches were."""
    ends = march[0].origin, march[-1].target
    if (before[-1].target, before[0].origin) != ends:
        return THROUGH
    then, now = before[0].ends | before[-1].ends, march[0].ends | march[-1].ends
    return ANSWERS if any(then[each] != now[each] for each in ends) else ALONE


@dataclass(slots=True)
class Followed:
    """What the moves of many turns came to.

    `groups` are the ships that have moved in this turn, by where they stand: how many, and which
    systems they left. `aims` are the marches of two moves and more that the turn has set out for.
    `retraced` are the moves back by the lines of both, `back` by their kind. `last` are by seat the
    marches of its last card, `made` those of this one.
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
    back: Counter[str] = field(default_factory=Counter)
    last: dict[int, list[list[Leg]]] = field(default_factory=dict)
    made: list[list[Leg]] = field(default_factory=list)
    seat: int = -1
    line: str = ""

    def begin_turn(self, seat: int) -> None:
        """A card was played: what was set out for before is over."""
        for march in self.made:
            for leg in march:
                self.compare(march, leg)
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

    def compare(self, march: list[Leg], leg: Leg) -> None:
        """Whether a move went back where one of the last card had come from, and of what kind."""
        for before in self.last.get(self.seat, []):
            for each in before:
                if (each.target, each.origin) == (leg.origin, leg.target):
                    self.retraced[f"{each.line}→{leg.line}"] += 1
                    self.back[kind_of(before, march)] += 1
                    return

    def move(self, moved: ShipsMoved, where: str, table: ArcsTable) -> None:
        """Ships went from one system to another."""
        self.moves += 1
        ends = {each: at(table, moved, each) for each in (moved.origin, moved.target)}
        leg = Leg(moved.origin, moved.target, (moved.fresh, moved.hurt), self.line, ends)
        before = self.made[-1][-1] if self.made else None
        if before and (before.target, *before[2:4]) == (leg.origin, *leg[2:4]):
            self.made[-1].append(leg)
        else:
            self.made.append([leg])
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
    print(f"{back} went back ({100 * back / max(1, followed.moves):.1f} %)")
    for kind in (THROUGH, ANSWERS, ALONE):
        count = followed.back[kind]
        print(f"  {count} ({100 * count / max(1, followed.moves):.2f} %) {kind}")
    print("  " + ", ".join(f"{lines}: {count}" for lines, count in followed.retraced.most_common()))
    print(f"{followed.far} marches of two moves and more, {followed.missed} did not arrive")
    for words in followed.examples[: asked.examples]:
        print(f"  {words}")


if __name__ == "__main__":
    main()
