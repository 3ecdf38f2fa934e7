"""The adviser: what the Raja thinks of every option, in rounds, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from engine.core.bot import Reason
from engine.core.decision import Decision, Option
from engine.text.said import Fixed, Said
from games.rajas.bots.levels import RAJA
from games.rajas.bots.raja import MONEY_PER_ROUND, OptionOutlook, wins_rounds
from games.rajas.dice import without
from games.rajas.events import BorderReached, FameGained, KarmaGained, MoneyGained
from games.rajas.foresight import outlook
from games.rajas.move_words import option_said
from games.rajas.moves import NO_DIE, Pay, Place
from games.rajas.naming import die_said
from games.rajas.state import RajasTable

SEED: Final = 7
"""The same table gets the same advice."""

CLOSE: Final = 0.1
"""Moves that lose less are as good as the best, as far as the Raja can tell."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One option: `rounds` lost against the best (0 for the best itself, never above it)."""

    option: Option
    rounds: float


@dataclass(frozen=True, slots=True)
class Advice:
    """All options, the best first, and why the first is best."""

    hints: tuple[Hint, ...]
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Hint:
        return self.hints[0]

    def distinct(self, view: RajasTable) -> tuple[Hint, ...]:
        """The best of every kind of move: spaces that bring the same for the same die are one."""
        found: dict[Any, Hint] = {}
        for hint in self.hints:
            found.setdefault(_kind(view, hint.option), hint)
        return tuple(found.values())


def advice(view: RajasTable, decision: Decision) -> Advice:
    """RAJ-13.4: what the Raja advises at a decision of a person."""
    if len(decision.options) == 1:
        only = decision.options[0]
        said = Said("only-move", {"move": option_said(only, view, decision.seat)})
        return Advice((Hint(only, 0.0),), (Reason("RAJ-13.4", said),))
    seen = RAJA.outlooks(view, decision, Random(SEED))
    best = seen[0].worth
    hints = tuple(
        Hint(each.option, round((each.worth - best) / MONEY_PER_ROUND, 2)) for each in seen
    )
    told = Advice(hints, ())
    reasons = _reasons(view, decision.seat, seen, told.distinct(view))
    return replace(told, reasons=tuple(reasons))


def _kind(view: RajasTable, option: Option) -> Any:
    if not isinstance(option, Place):
        return option
    space = view.space(option.space)
    return (space.area, space.effects, space.good, option.die)


def _reasons(
    view: RajasTable, seat: int, seen: list[OptionOutlook], hints: tuple[Hint, ...]
) -> Iterator[Reason]:
    """The comparison, what the move brings at once, the rules that bind, what it leaves."""
    first, *binding = RAJA.reasons(view, seat, seen)
    best = hints[0].option
    if len(hints) > 1:
        move, other = (option_said(each, view, seat) for each in (best, hints[1].option))
        yield Reason(first.clause, wins_rounds(move, -hints[1].rounds, other))
    yield from _at_once(view, seat, best)
    yield from binding
    yield from _given_up(view, seat, best)
    if seen[0].trials:
        tried = sum(1 for each in seen if each.trials)
        yield Reason("RAJ-13.4", Said("played-out", {"times": seen[0].trials, "moves": tried}))
    close = sum(1 for hint in hints[1:] if hint.rounds > -CLOSE)
    if close:
        yield Reason("RAJ-13.4", Said("others-close", {"others": close, "rounds": Fixed(CLOSE)}))


def said_of(view: RajasTable, seat: int, option: Option) -> tuple[Reason, ...]:
    """What an option brings at once and what it leaves, without a comparison."""
    return (*_at_once(view, seat, option), *_given_up(view, seat, option))


def _at_once(view: RajasTable, seat: int, option: Option) -> Iterator[Reason]:
    """What an answer brings before anything is rolled, and the gap it leaves."""
    ahead = outlook(view, seat, option)
    fame = sum(event.count for event in ahead.events if isinstance(event, FameGained))
    money = sum(event.count for event in ahead.events if isinstance(event, MoneyGained))
    karma = sum(event.count for event in ahead.events if isinstance(event, KarmaGained))
    borders = sum(1 for event in ahead.events if isinstance(event, BorderReached))
    gains = (("fame", fame), ("money", money), ("karma", karma), ("borders", borders))
    told = tuple([Said(f"brings-{what}", {"count": count}) for what, count in gains if count])
    said = [Said("brings-at-once", {"told": told})] if told else []
    if ahead.gap_after != ahead.gap:
        said.append(Said("gap-goes", {"gap": ahead.gap, "after": ahead.gap_after}))
    if said:
        yield Reason("RAJ-12.1", Said("sentences", {"sentences": tuple(said)}))


def _given_up(view: RajasTable, seat: int, option: Option) -> Iterator[Reason]:
    """The dice that a move costs, and those that stay."""
    match option:
        case Place(_, die) if die != NO_DIE:
            gone: tuple[int, ...] = (die,)
        case Pay(dice):
            gone = dice
        case _:
            return
    left = without(view.seats[seat].dice, gone)
    args = {"given": tuple(map(die_said, gone)), "kept": tuple(map(die_said, left))}
    yield Reason("RAJ-3.3", Said("gives-and-keeps", args))
