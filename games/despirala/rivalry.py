"""Bots that play for their place among the others, not for points alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import inf
from random import Random
from threading import Lock, Thread
from typing import cast

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision
from engine.core.storage import user_folder
from games.despirala.bots import OPTIMAL, percent, rule_reason
from games.despirala.moves import Move as AnyMove
from games.despirala.solver import Position, Values
from games.despirala.solver.attitude import Attitude, learn_attitudes, plain_attitude
from games.despirala.solver.competitive import Competitor, Floats, Goal
from games.despirala.solver.duel import Duel
from games.despirala.solver.exact import load_or_solve_duel
from games.despirala.solver.layout import free_mask
from games.despirala.state import DespiralaTable, Mode
from games.despirala.worth import exact_values, position_of

_THINKING = Lock()
_SOLVING: dict[Mode, Lock] = {"normal": Lock(), "misere": Lock()}

CLAUSES: dict[Goal, str] = {"rank": "DESP-11.3", "win": "DESP-11.4"}


@cache
def _solved(mode: Mode) -> Duel:
    return load_or_solve_duel(exact_values(mode), user_folder())


def solved_duel(mode: Mode) -> Duel:
    """The duel of a mode, solved once per process however many threads ask."""
    with _SOLVING[mode]:
        return _solved(mode)


def solve_ahead() -> Thread:
    """Start to solve the duels, so that a bot's first move need not wait for them.

    It takes the first start some twenty seconds a mode, later ones a tenth of a second. The thread
    is one of its own, for other work would wait behind it, and ends with the program.
    """
    thread = Thread(target=_solve_all, name="duels", daemon=True)
    thread.start()
    return thread


def _solve_all() -> None:
    for mode in _SOLVING:
        solved_duel(mode)


@cache
def learnt_attitudes(mode: Mode) -> tuple[Attitude, ...]:
    """How boldly one may play and what it leads to, learnt once per process."""
    return learn_attitudes(exact_values(mode), user_folder())


@dataclass(frozen=True, slots=True)
class Contest:
    """What a bot thinks with: it keeps what it has worked out, so one question at a time."""

    values: Values
    competitor: Competitor
    plain: Attitude

    def place_worth(self, position: Position, payoff: Floats) -> float:
        """The payoff to expect when a seat plays on for points, by the typical spread of scores."""
        expected = self.values.expected_final(position)
        return self.plain.worth(payoff, free_mask(position.used), expected)


@cache
def shared_contest(mode: Mode, goal: Goal) -> Contest:
    """The contest of a mode and goal, made once per process."""
    values = exact_values(mode)
    attitudes = learnt_attitudes(mode) if goal == "win" else (plain_attitude(values),)
    return new_contest(values, attitudes, goal, lambda: solved_duel(mode))


def new_contest(
    values: Values, attitudes: tuple[Attitude, ...], goal: Goal, duel: Callable[[], Duel]
) -> Contest:
    """A contest of its own, with nothing worked out yet."""
    return Contest(values, Competitor(values, attitudes, goal, duel=duel), attitudes[0])


@dataclass(frozen=True, slots=True)
class PlaceBot:
    """Plays for its place: the expected rank, or the chance to be first."""

    goal: Goal
    contest_of: Callable[[Mode, Goal], Contest] = shared_contest
    draws = False

    def choose(self, view: DespiralaTable, decision: Decision, rng: Random) -> Answer:
        if len(decision.options) == 1 or len(view.sheets) == 1:
            return OPTIMAL.choose(view, decision, rng)
        own, others = standings(view, decision.seat)
        with _THINKING:
            contest = self.contest_of(view.mode, self.goal)
            choice = contest.competitor.choose(own, others)
            if choice.payoffs is None:
                standing = contest.place_worth(own, contest.competitor.payoff(others))
                thought = self._style(choice.risk, standing, len(view.sheets))
            else:
                thought = self._comparison(choice.move, choice.payoffs, len(view.sheets))
        reason = Reason(CLAUSES[self.goal], thought)
        return Answer(choice.move, (reason, rule_reason(view, choice.move)))

    def values(self, view: DespiralaTable, decision: Decision, rng: Random) -> list[float]:
        """What each option is worth for the place: beaten less lost opponents, or a chance to win.

        Where best play for the place is not known, as for faces that another choice always beats,
        as if the seat played on for points with the typical spread of scores.
        """
        own, others = standings(view, decision.seat)
        with _THINKING:
            contest = self.contest_of(view.mode, self.goal)
            exact = contest.competitor.choose(own, others).payoffs or {}
            payoff = contest.competitor.payoff(others)
            bound = max(exact.values(), default=inf)
            return [
                exact[option]
                if option in exact
                else min(bound, contest.place_worth(own.after(cast(AnyMove, option)), payoff))
                for option in decision.options
            ]

    def _style(self, risk: float, standing: float, players: int) -> str:
        style = "boldly" if risk else "for points"
        return f"{self.worth_words(standing, players)} by now, so it plays {style}"

    def _comparison(self, move: AnyMove, payoffs: Mapping[AnyMove, float], players: int) -> str:
        said = f"{move}: {self.worth_words(payoffs[move], players)}"
        rest = {other: worth for other, worth in payoffs.items() if other != move}
        if not rest:
            return said
        second = max(rest, key=rest.__getitem__)
        return f"{said}, next best {second} {self.worth_words(rest[second], players)}"

    def worth_words(self, worth: float, players: int) -> str:
        """The goal's worth in words: a place, or a chance to win."""
        if self.goal == "win":
            return f"{percent(worth)} to win"
        return f"place {expected_place(worth, players):.2f} of {players}"


def expected_place(worth: float, players: int) -> float:
    """The mean rank that belongs to opponents beaten less opponents ahead: 1 is the best."""
    return (1 + players - worth) / 2


def standings(table: DespiralaTable, seat: int) -> tuple[Position, list[Position]]:
    """Where a seat stands, and where the others do."""
    others = [position_of(table, other) for other in range(len(table.sheets)) if other != seat]
    return position_of(table, seat), others
