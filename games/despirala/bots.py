"""The bots of Despirala: what moves are worth, play for points or places, many games at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial, reduce
from math import inf
from operator import add
from random import Random
from threading import Lock
from typing import TYPE_CHECKING, cast

from engine.core.chance import generator
from engine.core.decision import Answer, Decision, Option, PossibleOption, Reason
from engine.core.setup import Tally
from engine.core.step import pending
from engine.core.storage import cache_folder
from engine.text.message import Fixed, Message, Share, share_said
from games.despirala import combinations
from games.despirala.hints import Hint
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.moves import Move as AnyMove
from games.despirala.solver import Position, Values, competitive, load_or_solve
from games.despirala.solver.distribution import simulate
from games.despirala.solver.offers import free_mask
from games.despirala.solver.values import TIE, load_or_solve_sampled
from games.despirala.state import DespiralaTable, Mode
from games.despirala.steps import RollAllDice, RollRest

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


SAMPLING_SEED = 1

_SOLVED: dict[str, Values] = {}
_SOLVING: defaultdict[str, Lock] = defaultdict(Lock)


def exact_values(mode: Mode) -> Values:
    """The exact values of a mode, solved once however many threads ask."""
    return _solved(mode, lambda: load_or_solve(mode, cache_folder()))


def solve_ahead(mode: Mode) -> None:
    """Solve a mode for the cache folder, where `exact_values` finds it: here nothing is held."""
    with _SOLVING[mode]:
        if mode not in _SOLVED:
            load_or_solve(mode, cache_folder())


def sampled_values(trials: int, mode: Mode) -> Values:
    """Values estimated from so many rolls per position: always the same ones, so bots repeat."""
    return _solved(
        f"{mode} by {trials}",
        lambda: load_or_solve_sampled(mode, trials, SAMPLING_SEED, cache_folder()),
    )


def _solved(name: str, solve: Callable[[], Values]) -> Values:
    """Who asks for one table waits for that table alone, and for none that is solved."""
    if name not in _SOLVED:
        with _SOLVING[name]:
            if name not in _SOLVED:
                _SOLVED[name] = solve()
    return _SOLVED[name]


def position_of(table: DespiralaTable, seat: int) -> Position:
    """Where a seat stands, as the solver sees it: its own sheet, goods and dice."""
    sheet = table.sheets[seat]
    used, goods, banked = frozenset(sheet.points), sheet.goods, sheet.score
    step = table.steps[-1] if seat == table.seat and table.steps else None
    if isinstance(step, RollAllDice):
        return Position(used, goods - step.paid, banked, in_the_air=True)
    if step is None or not table.dice:
        return Position(used, goods, banked)
    if table.attempt is None:
        return Position(used, goods, banked, table.dice)
    position = Position(
        used | {table.attempt.combination}, goods, banked, table.dice, table.attempt
    )
    is_continued = isinstance(step, RollRest) and position.collecting > 0
    return position.after(Continue()) if is_continued else position


def expected_score(values: Values, table: DespiralaTable, seat: int) -> float:
    """DESP-10.1: the expected final score of a seat, points banked included."""
    return values.expected_final(position_of(table, seat))


def option_scores(values: Values, table: DespiralaTable, options: Sequence[Option]) -> list[float]:
    """The expected final score of the seat to play after each option of its decision."""
    position = position_of(table, table.seat)
    found = values.moves(position)
    return [position.banked + found[option] for option in options]  # type: ignore[index]


def best_score(values: Values, scores: Sequence[float]) -> float:
    """The best of some expected scores: the highest, in misère the lowest."""
    return min(scores) if values.misere else max(scores)


def best_options(
    values: Values, options: Sequence[Option], scores: Sequence[float]
) -> tuple[Option, ...]:
    """DESP-11.5: the options that tie for the best, in the order of the sheet."""
    best = best_score(values, scores)
    return tuple(
        option for option, score in zip(options, scores, strict=True) if abs(score - best) <= TIE
    )


def expected_scores(table: DespiralaTable) -> list[float]:
    """DESP-10.1: the expected final score of every seat, everybody playing for points."""
    values = exact_values(table.mode)
    return [expected_score(values, table, seat) for seat in range(len(table.sheets))]


def hints(table: DespiralaTable) -> list[Hint]:
    """DESP-11.6: every legal move of the seat to play, the best first; empty between decisions."""
    asked = pending(table.copy())
    if not isinstance(asked, Decision):
        return []
    values = exact_values(table.mode)
    scores = option_scores(values, table, asked.options)
    best = best_score(values, scores)
    found = [
        _hint(table, option, expected, abs(expected - best))
        for option, expected in zip(asked.options, scores, strict=True)
    ]
    return sorted(found, key=lambda hint: hint.loss)


def _hint(table: DespiralaTable, option: Option, expected: float, loss: float) -> Hint:
    if isinstance(option, Attempt):
        wanted = combinations.target(option.combination, option.faces)
        most = combinations.full_score(option.combination, option.faces)
        if combinations.is_collect(option.combination):
            now = combinations.score(option.combination, (), table.dice.count(wanted[0]))
            return Hint(option, expected, loss, None, now, most)
        chance = combinations.completion_chance(table.dice, wanted, table.sheet.goods)
        return Hint(option, expected, loss, chance, None, most)
    if isinstance(option, Stop) and table.attempt:
        now = combinations.score(table.attempt.combination, (), len(table.aside))
        return Hint(option, expected, loss, None, now, now)
    return Hint(option, expected, loss, None, None, None)


MOST_TOLD = 5
"""So many of the options that were compared are told."""


@dataclass(frozen=True, slots=True)
class PointsBot:
    """Plays for points by one table of values: exact, or estimated from sampled rolls."""

    values_of: Callable[[Mode], Values]
    clause: str
    said: str = "expects"
    draws = False

    def choose(self, view: DespiralaTable, decision: Decision, rng: Random) -> Answer:
        options = decision.options
        if len(options) == 1:
            return Answer(options[0], lambda: (only_move(self.clause, options[0]),))
        values = self.values_of(view.mode)
        scores = option_scores(values, view, options)
        best = best_options(values, options, scores)

        def why() -> tuple[Reason, ...]:
            said = comparison(values, options, scores, self.said)
            told = _possible(values, options, scores, self.said)
            compared = Reason(self.clause, said, options=told)
            return compared, rule_reason(view, best[0])

        return Answer(best[0], why)

    def values(self, view: DespiralaTable, decision: Decision, rng: Random) -> list[float]:
        return option_scores(self.values_of(view.mode), view, decision.options)


def only_move(clause: str, option: Option) -> Reason:
    return Reason(clause, Message("only-move", {"move": option}))


def comparison(
    values: Values, options: Sequence[Option], scores: Sequence[float], key: str = "expects"
) -> Message:
    """The best option with its expected score, and the next best, which may be as good: a bot's
    first reason.
    """
    best = best_options(values, options, scores)
    said = {"move": best[0], "expected": Fixed(best_score(values, scores))}
    rest = [
        (score, option) for option, score in zip(options, scores, strict=True) if option != best[0]
    ]
    if not rest:
        return Message(key, said)
    pick = min if values.misere else max
    score, option = pick(rest, key=lambda pair: pair[0])
    if round(score, 1) == round(best_score(values, scores), 1):
        return Message(f"{key}-even", {**said, "next": option})
    before = f"{key}-before-fewest" if values.misere else f"{key}-before"
    return Message(before, {**said, "next": option, "nextExpected": Fixed(score)})


def _possible(
    values: Values, options: Sequence[Option], scores: Sequence[float], key: str
) -> tuple[PossibleOption, ...]:
    """The options that expect most, the best first, each with what it expects."""
    best = best_options(values, options, scores)[0]
    sign = 1 if values.misere else -1
    pairs = zip(options, scores, strict=True)
    first = sorted(pairs, key=lambda pair: (pair[0] != best, sign * pair[1]))
    told = [
        (option, Message(key, {"move": option, "expected": Fixed(score)}))
        for option, score in first[:MOST_TOLD]
    ]
    return tuple([PossibleOption(option, float(option == best), why) for option, why in told])


def rule_reason(table: DespiralaTable, option: Option) -> Reason:
    """What the rules give for an option: its odds, its points, or its price."""
    goods = table.sheet.goods
    if isinstance(option, Attempt):
        return _attempt_reason(table, option, goods)
    if isinstance(option, Reroll):
        return Reason("DESP-3.1", Message("new-dice", {"goods": goods}))
    held = table.attempt
    points = combinations.score(held.combination, (), len(table.aside)) if held else 0
    args = {"points": points, "goods": goods}
    if isinstance(option, Continue):
        return Reason("DESP-7.3", Message("so-far", {**args, "loose": len(table.loose)}))
    return Reason("DESP-7.2", Message("points-now", args))


def _attempt_reason(table: DespiralaTable, attempt: Attempt, goods: int) -> Reason:
    name, faces = attempt.combination, attempt.faces
    wanted = combinations.target(name, faces)
    if combinations.is_collect(name):
        points = combinations.score(name, (), table.dice.count(wanted[0]))
        return Reason("DESP-7.1", Message("points-at-once", {"points": points, "goods": goods}))
    chance = combinations.completion_chance(table.dice, wanted, goods)
    if chance == 1:
        return Reason("DESP-6.2", Message("complete-at-once"))
    return Reason("DESP-6.3", Message("to-finish", {"chance": Share(chance), "goods": goods}))


OPTIMAL = PointsBot(exact_values, "DESP-11.1")


def sampled(trials: int) -> PointsBot:
    """The bot that believes estimates from so many sampled rolls per position."""
    return PointsBot(partial(sampled_values, trials), "DESP-11.2", "estimated")


_THINKING = Lock()
CLAUSES: dict[competitive.Goal, str] = {"rank": "DESP-11.3", "win": "DESP-11.4"}


@cache
def learnt_attitudes(
    mode: Mode, tastes: Sequence[float] = competitive.TASTES
) -> tuple[competitive.Attitude, ...]:
    """How boldly one may play and what it leads to, learnt once per process."""
    return competitive.learn_attitudes(exact_values(mode), cache_folder(), tastes=tastes)


@dataclass(frozen=True, slots=True)
class Contest:
    """What a bot thinks with: it keeps what it has worked out, so one question at a time."""

    values: Values
    competitor: competitive.Competitor
    plain: competitive.Attitude

    def place_worth(self, position: Position, payoff: competitive.Floats) -> float:
        """The payoff to expect when a seat plays on for points, by the typical spread of scores."""
        expected = self.values.expected_final(position)
        return self.plain.worth(payoff, free_mask(position.used), expected)


@cache
def shared_contest(mode: Mode, goal: competitive.Goal) -> Contest:
    """The contest of a mode and goal, made once per process."""
    return new_contest(exact_values(mode), learnt_attitudes(mode), goal)


def new_contest(
    values: Values, attitudes: tuple[competitive.Attitude, ...], goal: competitive.Goal
) -> Contest:
    """A contest of its own, with nothing worked out yet."""
    return Contest(values, competitive.Competitor(values, attitudes, goal), attitudes[0])


@dataclass(frozen=True, slots=True)
class PlaceBot:
    """Plays for its place: the expected rank, or the chance to be first."""

    goal: competitive.Goal
    contest_of: Callable[[Mode, competitive.Goal], Contest] = shared_contest
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
        seat played on for points with the typical spread of scores. Alone, the points to expect.
        """
        if len(view.sheets) == 1:
            return OPTIMAL.values(view, decision, rng)
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

    def _thought(self, choice: competitive.Choice, standing: float, players: int) -> Message:
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
        said |= {"next": second, "nextWorth": self.worth_said(rest[second], players)}
        is_even = said["worth"] == said["nextWorth"]
        if self.goal == "win":
            is_even = share_said(choice.payoffs[choice.move]) == share_said(rest[second])
        return Message("place-of-move-even" if is_even else "place-of-move-before", said)

    def _possible(self, choice: competitive.Choice, players: int) -> tuple[PossibleOption, ...]:
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
        if self.goal == "win":
            return Message("chance-to-win", {"chance": Share(worth)})
        place = Fixed(round(expected_place(worth, players), 2), 2)
        return Message("place-expected", {"place": place, "players": players})


def expected_place(worth: float, players: int) -> float:
    """The mean rank that belongs to opponents beaten less opponents ahead: 1 is the best."""
    return (1 + players - worth) / 2


def standings(table: DespiralaTable, seat: int) -> tuple[Position, list[Position]]:
    others = [position_of(table, other) for other in range(len(table.sheets)) if other != seat]
    return position_of(table, seat), others


FEWEST_GAMES = 500
"""Below this many games, playing them one by one is as fast."""


def play_batch(bots: Sequence[PointsBot], mode: Mode, games: int, seed: str) -> Tally:
    """So many games of these bots against each other; the same seed, the same scores."""
    scores = [_scores(bot, mode, games, seed, seat) for seat, bot in enumerate(bots)]
    tally = Tally.empty(len(bots))
    tally.scores = [own.tolist() for own in scores]
    for seat, own in enumerate(scores):
        ahead = _count((other > own if mode == "normal" else other < own) for other in scores)
        level = _count(other == own for other in scores)
        tally.wins[seat] = float(((ahead == 0) / level).sum())
        tally.rank_sums[seat] = float((1 + ahead + (level - 1) / 2).sum())
    tally.games = games
    tally.rounds = games * combinations.TURNS
    return tally


def _count(marks: Iterable[NDArray[np.bool_]]) -> NDArray[np.int8]:
    return reduce(add, (mark.astype("int8") for mark in marks))


def _scores(bot: PointsBot, mode: Mode, games: int, seed: str, seat: int) -> NDArray[np.int16]:
    own_seed = generator(seed, "batch", seat).getrandbits(63)
    return simulate(bot.values_of(mode), games, own_seed)
