"""Bots that play for their place among the others, not for points alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import inf
from random import Random
from threading import Lock
from typing import cast

from engine.core.bot import Answer, PossibleOption, Reason
from engine.core.decision import Decision
from engine.core.storage import cache_folder
from engine.text.message import Fixed, Message, Share
from games.despirala.bots import MOST_TOLD, OPTIMAL, rule_reason
from games.despirala.evaluator import exact_values, position_of
from games.despirala.moves import Move as AnyMove
from games.despirala.solver import Position, Values
from games.despirala.solver.attitude import Attitude, learn_attitudes
from games.despirala.solver.competitive import Choice, Competitor, Floats, Goal
from games.despirala.solver.layout import free_mask
from games.despirala.state import DespiralaTable, Mode

_THINKING = Lock()

CLAUSES: dict[Goal, str] = {"rank": "DESP-11.3", "win": "DESP-11.4"}


@cache
def learnt_attitudes(mode: Mode) -> tuple[Attitude, ...]:
    """How boldly one may play and what it leads to, learnt once per process."""
    return learn_attitudes(exact_values(mode), cache_folder())


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
    return new_contest(exact_values(mode), learnt_attitudes(mode), goal)


def new_contest(values: Values, attitudes: tuple[Attitude, ...], goal: Goal) -> Contest:
    """A contest of its own, with nothing worked out yet."""
    return Contest(values, Competitor(values, attitudes, goal), attitudes[0])


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
            standing = contest.place_worth(own, contest.competitor.payoff(others))

        def why() -> tuple[Reason, ...]:
            players = len(view.sheets)
            thought = self._thought(choice, standing, players)
            compared = Reason(CLAUSES[self.goal], thought, options=self._possible(choice, players))
            return compared, rule_reason(view, choice.move)

        return Answer(choice.move, why)

    def values(self, view: DespiralaTable, decision: Decision, rng: Random) -> list[float]:
        """What each option is worth for the place: beaten less lost opponents, or a chance to win.

        Exact late in the game; before, and for faces that another choice always beats, as if the
        seat played on for points with the typical spread of scores.
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

    def _thought(self, choice: Choice, standing: float, players: int) -> Message:
        if not choice.payoffs:
            style = "boldly" if choice.risk else "for-points"
            return Message(
                f"stands-so-plays-{style}", {"worth": self.worth_said(standing, players)}
            )
        worth = self.worth_said(choice.payoffs[choice.move], players)
        said = {"move": choice.move, "worth": worth}
        rest = {move: worth for move, worth in choice.payoffs.items() if move != choice.move}
        if not rest:
            return Message("place-of-move", said)
        second = max(rest, key=rest.__getitem__)
        next_worth = self.worth_said(rest[second], players)
        return Message("place-of-move-before", {**said, "next": second, "nextWorth": next_worth})

    def _possible(self, choice: Choice, players: int) -> tuple[PossibleOption, ...]:
        """The moves that are worth most for the place, the best first; none where it plays on for
        points, more or less boldly.
        """
        worths = choice.payoffs or {}
        first = sorted(worths, key=lambda move: (move != choice.move, -worths[move]))
        return tuple([
            PossibleOption(
                move, float(move == choice.move), self.worth_said(worths[move], players)
            )
            for move in first[:MOST_TOLD]
        ])  # fmt: skip

    def worth_said(self, worth: float, players: int) -> Message:
        """The goal's worth: a place, or a chance to win."""
        if self.goal == "win":
            return Message("chance-to-win", {"chance": Share(worth)})
        place = Fixed(expected_place(worth, players), 2)
        return Message("place-expected", {"place": place, "players": players})


def expected_place(worth: float, players: int) -> float:
    """The mean rank that belongs to opponents beaten less opponents ahead: 1 is the best."""
    return (1 + players - worth) / 2


def standings(table: DespiralaTable, seat: int) -> tuple[Position, list[Position]]:
    """Where a seat stands, and where the others do."""
    others = [position_of(table, other) for other in range(len(table.sheets)) if other != seat]
    return position_of(table, seat), others
