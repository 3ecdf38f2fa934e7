"""Small tables for worked examples: a seat about to choose, to collect, or to complete a target."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.decision import Reason
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from engine.core.story import Telling
from games.despirala.combinations import NAMES, target
from games.despirala.game import GAME
from games.despirala.moves import Attempt
from games.despirala.state import DespiralaTable, Mode, Sheet
from games.despirala.steps import ChooseMove, GoOnCollecting, RollRest, StartTurn

Used = Iterable[str] | Mapping[str, int]


def in_words(reasons: Iterable[Reason]) -> list[str]:
    """What a bot's reasons say to people."""
    return [reason.text for reason in GAME.told(tuple(reasons), ("You", "Ada"))]


def sheet(used: Used = (), goods: int = 0) -> Sheet:
    """A sheet with these combinations used up, for no points unless a mapping says more."""
    points = dict(used) if isinstance(used, Mapping) else dict.fromkeys(used, 0)
    return Sheet(points, goods)


def all_but(*free: str) -> tuple[str, ...]:
    """Every combination but these: the used ones of a late turn."""
    return tuple(name for name in NAMES if name not in free)


def starting(
    used: Used = (), goods: int = 0, mode: Mode = "normal", seats: int = 1
) -> DespiralaTable:
    """The first seat is about to start a turn; the others hold the same."""
    sheets = [sheet(used, goods) for _ in range(seats)]
    return DespiralaTable(mode, sheets, turn=len(sheets[0].points) + 1, steps=[StartTurn()])


def choosing(
    dice: tuple[int, ...],
    goods: int = 5,
    used: Used = (),
    mode: Mode = "normal",
    seats: int = 1,
) -> DespiralaTable:
    """The first seat has rolled these dice and is about to choose."""
    table = starting(used, 0, mode, seats)
    table.sheet.goods = goods
    table.dice = dice
    table.steps = [ChooseMove()]
    return table


def committed(
    attempt: Attempt,
    dice: tuple[int, ...],
    goods: int = 5,
    used: Used = (),
    mode: Mode = "normal",
    seats: int = 1,
) -> DespiralaTable:
    """The first seat has chosen a combination with these dice; its matches lie aside."""
    table = choosing(dice, goods, used, mode, seats)
    missing = list(target(attempt.combination, attempt.faces))
    aside = []
    for place, face in enumerate(dice):
        if face in missing:
            missing.remove(face)
            aside.append(place)
    table.attempt, table.aside = attempt, tuple(aside)
    is_collect = attempt.combination.startswith("Collect")
    table.steps = [GoOnCollecting() if is_collect else RollRest()]
    return table


def collecting(
    face: int, dice: tuple[int, ...], goods: int = 5, used: Used = (), mode: Mode = "normal"
) -> DespiralaTable:
    """The first seat is collecting a number and may stop or continue."""
    return committed(Attempt(f"Collect {face}"), dice, goods, used, mode)


def answer(table: DespiralaTable, option: Any) -> list[Any]:
    """Answers the top step, runs what needs no answer, and returns the events."""
    emit = Telling()
    apply(table, option, emit)
    pending(table, emit)
    return emit.events


def options(table: DespiralaTable) -> tuple[str, ...]:
    """The pending options in words."""
    asked = pending(table)
    return tuple(map(str, asked.options))


def new_match(*players: str, mode: str = "normal", seed: str = "a seed", **more: Any) -> Match:
    """A match of these players (one random bot when none is named)."""
    names = players or ("random",)
    seats = tuple(SeatSetup(player, f"P{seat + 1}") for seat, player in enumerate(names))
    return Match(GAME, Setup(seats, seed, {"mode": mode}, **more))
