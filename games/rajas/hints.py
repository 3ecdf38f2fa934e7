"""The adviser: what the Raja thinks of every option, in rounds, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from engine.core.bot import Reason
from engine.core.decision import Decision, Option
from games.rajas.bots.levels import RAJA
from games.rajas.bots.raja import MONEY_PER_ROUND, OptionOutlook
from games.rajas.dice import dice_words, without
from games.rajas.events import BorderReached, FameGained, KarmaGained, MoneyGained
from games.rajas.foresight import outlook
from games.rajas.move_words import option_words
from games.rajas.moves import NO_DIE, Pay, Place
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
        words = option_words(only, view, decision.seat)
        return Advice((Hint(only, 0.0),), (Reason("RAJ-13.4", f"{words} is the only move"),))
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
        other = option_words(hints[1].option, view, seat)
        words = f"wins {-hints[1].rounds:.2f} rounds against {other}"
        yield Reason(first.clause, f"{option_words(best, view, seat)} {words}")
    yield from _at_once(view, seat, best)
    yield from binding
    yield from _given_up(view, seat, best)
    if seen[0].trials:
        tried = sum(1 for each in seen if each.trials)
        words = f"he played the turn out {seen[0].trials} times from each of the {tried} best moves"
        yield Reason("RAJ-13.4", words)
    close = sum(1 for hint in hints[1:] if hint.rounds > -CLOSE)
    if close:
        others = "another move is" if close == 1 else f"{close} others are"
        yield Reason("RAJ-13.4", f"{others} within {CLOSE} rounds: hardly a difference")


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
    told = [f"{count} {what}" for count, what in ((fame, "fame"), (money, "money"),
            (karma, "karma")) if count]  # fmt: skip
    if borders:
        told.append("a border" if borders == 1 else f"{borders} borders")
    words = [f"at once it brings {' and '.join(told)}"] if told else []
    if ahead.gap_after != ahead.gap:
        words.append(f"the gap goes from {ahead.gap} to {ahead.gap_after}")
    if words:
        yield Reason("RAJ-12.1", "; ".join(words))


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
    yield Reason("RAJ-3.3", f"you give {dice_words(gone)} and keep {dice_words(left)}")
