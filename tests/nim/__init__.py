"""Nim with one die: the smallest game of the house, for tests of everything games share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from engine.core.card import ChallengePlan
from engine.core.chance import Dice
from engine.core.codec import Codec
from engine.core.decision import (
    Answer,
    Chance,
    Decision,
    Event,
    MoveOption,
    NumberRange,
    Reason,
    recorded,
)
from engine.core.game import BotLevel, Game
from engine.core.learning.puzzle_making import Craft, Searching, Way
from engine.core.setup import Choice, Result, Setting, Setup
from engine.core.step import Emit, Step


@dataclass(frozen=True, slots=True)
class Take(MoveOption):
    count: int

    def __str__(self) -> str:
        return f"Take {self.count}"


@dataclass(frozen=True, slots=True)
class HeapRolled(Event):
    size: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class RollHeap(Step):
    """NIM-1: a die sets the heap: ten stones and the roll."""

    def ask(self, table: NimTable) -> Chance:
        return Chance("heap", "Roll the die for the heap", Dice(1))

    def answer(self, table: NimTable, faces: tuple[int, ...], emit: Emit) -> None:
        table.heap = 10 + faces[0]
        emit(HeapRolled, table.heap)
        table.steps.append(TakeStones())


@dataclass(frozen=True, slots=True)
class TakeStones(Step):
    """NIM-2: take one to three stones."""

    def ask(self, table: NimTable) -> Decision:
        most = min(table.most, table.heap)
        options = NumberRange(Take, 1, most)
        return Decision(table.turn, "take", f"Take 1 to {most} stones", options)

    def answer(self, table: NimTable, option: Take, emit: Emit) -> None:
        table.heap -= option.count
        emit(Taken, table.turn, option.count)
        if table.heap == 0:
            table.winner = table.turn
        else:
            table.turn = (table.turn + 1) % table.seats
            table.steps.append(TakeStones())


@dataclass(slots=True)
class NimTable:
    seats: int
    most: int
    heap: int
    turn: int
    winner: int | None
    steps: list[Step]

    def copy(self) -> NimTable:
        return NimTable(self.seats, self.most, self.heap, self.turn, self.winner, list(self.steps))

    def check(self) -> list[str]:
        return [] if self.heap >= 0 else ["the heap is negative"]


class BareNim(Game):
    """Nim with what a game must give, and nothing else."""

    key = "bare"
    title = "Bare Nim"
    tagline = "The last stone wins"
    about = "Take stones in turn; who takes the last one wins."
    minutes = 1
    fewest_seats = 1
    most_seats = 6
    levels = bot_levels = ()
    default_bot = "random"
    codec = Codec(*recorded(__name__), NimTable)
    folder = Path(__file__).parent / "bare"

    @property
    def table_type(self) -> type:
        return NimTable

    def start(self, setup: Setup) -> NimTable:
        most = int(setup.options.get("most", 3))
        return NimTable(len(setup.seats), most, 0, 0, None, [RollHeap()])

    def result(self, table: NimTable) -> Result:
        return Result.by_score([float(seat == table.winner) for seat in range(table.seats)])

    def describe(self, table: NimTable, names: Sequence[str]) -> str:
        return f"{table.heap} stones"

    def event_text(self, event: Any, names: Sequence[str]) -> str:
        if isinstance(event, HeapRolled):
            return f"The heap has {event.size} stones"
        return f"{names[event.seat]} takes {event.count}"


class PerfectNim:
    """Leaves a multiple of one more than the most that may be taken."""

    draws = False

    def choose(self, view: NimTable, decision: Decision, rng: Random) -> Answer:
        count = view.heap % (view.most + 1) or 1
        return Answer(Take(count), (Reason("NIM-2", f"leaves {view.heap - count}"),))

    def values(self, view: NimTable, decision: Decision, rng: Random) -> list[float]:
        return [
            float((view.heap - n) % (view.most + 1) == 0)
            for n in range(1, len(decision.options) + 1)
        ]


class Nim(BareNim):
    """Nim with what a game should give besides, and a few things that it may."""

    key = "nim"
    title = "Nim"
    settings = (Setting("most", "Most stones", (Choice("3", "Three"), Choice("4", "Four")), "3"),)
    levels = bot_levels = (
        BotLevel("perfect", "Perfect", "Never errs", 4, make=lambda setup: PerfectNim()),
    )
    default_bot = "perfect"
    challenge = ChallengePlan(
        "Take the last stone", "points", ("perfect",), ("perfect", "random"), most=1
    )
    folder = Path(__file__).parent

    def puzzle_craft(self) -> Craft:
        return NimCraft()

    def setup_of_position(self, table: NimTable, setup: Setup) -> Setup:
        seats = (setup.seats * self.most_seats)[: table.seats]
        return replace(setup, seats=seats, options={"most": str(table.most)})


class NimCraft(Craft):
    """How many to take, where that decides the game."""

    unit = "games"
    least = 0.5
    samples = 8
    ladder = ("random", "perfect")

    def players(self, number: int) -> tuple[str, ...]:
        return ("random", "random")

    def is_asked(self, view: NimTable, decision: Decision) -> bool:
        return view.heap > view.most

    def ways(self, view: NimTable, decision: Decision) -> Sequence[Way]:
        return [Way((option,), str(option)) for option in decision.options]

    def searching(self, view: NimTable, seat: int, ways: Sequence[Way], seed: str) -> Searching:
        return NimWorths([float((view.heap - way.moves[0].count) % 4 == 0) for way in ways])

    def searched(self, samples: int, ways: int) -> str:
        return f"Best of {samples * ways}"


class NimWorths:
    """What each way is worth, which luck does not change."""

    is_exact = False

    def __init__(self, worths: Sequence[float]) -> None:
        self.worths = worths

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        return [self.worths[choice] for choice in choices]


GAME = Nim()
BARE = BareNim()
