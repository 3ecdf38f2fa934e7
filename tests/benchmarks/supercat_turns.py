"""Whether SUPERCATs carry out what they set out for: moves undone, and turns that reached nothing.

`python -m tests.benchmarks.supercat_turns [--games N] [--mode base|campaign]` lets SUPERCATs play
each other in N games and prints, of all moves, how many brought ships back into a system that they
had left with the same card; of all moves from where the card before had brought ships, how many
went back to where those had come from, by the lines of both; and, of all turns that set out for
something two or more moves away, how many did not get there. At most 0.1 % of the first and 1 % of
the second is what issue 45 allows.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

from engine.core.decision import Chance
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Message
from games.arcs.events import CardCopied, CardPlayed, ShipsMoved
from games.arcs.game import GAME

LIMIT = 20_000
PARTIAL = ("line-41", "line-admiral-3-move")
"""The lines that may take several cards."""


@dataclass(slots=True)
class Followed:
    """What the moves of many turns came to.

    `groups` are the ships that have moved in this turn, by where they stand: how many, and which
    systems they left. `aims` are the marches of two moves and more that the turn has set out for.
    `before` is by seat where the ships stand that its last card moved, what they left, and the line
    that sent them; `retraced` counts the pairs of lines of which the second took them back.
    """

    moves: int = 0
    undone: int = 0
    far: int = 0
    missed: int = 0
    examples: list[str] = field(default_factory=list)
    groups: dict[str, list[tuple[int, set[str]]]] = field(default_factory=dict)
    aims: dict[tuple[str, str], bool] = field(default_factory=dict)
    where: str = ""
    moved_again: int = 0
    retraced: Counter[str] = field(default_factory=Counter)
    before: dict[int, dict[str, tuple[set[str], str]]] = field(default_factory=dict)
    sent_by: dict[str, str] = field(default_factory=dict)
    seat: int = -1
    line: str = ""

    def begin_turn(self, seat: int) -> None:
        """A card was played: what was set out for before is over."""
        self.before[self.seat] = {
            place: (set().union(*[left for _, left in there]), self.sent_by[place])
            for place, there in self.groups.items()
            if there
        }
        self.seat, self.sent_by = seat, {}
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

    def move(self, moved: ShipsMoved, where: str) -> None:
        """Ships went from one system to another."""
        self.moves += 1
        come_from, line = self.before.get(moved.seat, {}).get(moved.origin, (set(), ""))
        self.moved_again += bool(come_from)
        if moved.target in come_from:
            self.retraced[f"{line}→{self.line}"] += 1
            self.examples.append(f"{where}: {moved} by {self.line} after {line}")
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
        self.sent_by[moved.target] = self.line
        for aim in self.aims:
            self.aims[aim] = self.aims[aim] or aim[1] == moved.target


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
                followed.move(event, f"{seed}, answer {len(match.moves)}")
        assert len(match.moves) < LIMIT, "the game does not end"
    followed.begin_turn(-1)
    followed.before.clear()


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
    share = 100 * back / max(1, followed.moved_again)
    print(f"{followed.moved_again} moves on from the last card's, {back} back ({share:.1f} %)")
    print("  " + ", ".join(f"{lines}: {count}" for lines, count in followed.retraced.most_common()))
    print(f"{followed.far} marches of two moves and more, {followed.missed} did not arrive")
    for words in followed.examples[: asked.examples]:
        print(f"  {words}")


if __name__ == "__main__":
    main()
