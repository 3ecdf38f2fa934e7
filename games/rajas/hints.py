"""The adviser: what the Raja thinks of every option, in rounds, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from engine.core.bot import Reason
from engine.core.decision import Decision, Option
from engine.text.message import Fixed, Message
from games.rajas.bots.levels import RAJA
from games.rajas.bots.raja import (
    CLOSE,
    MONEY_PER_ROUND,
    OptionOutlook,
    binding,
    binding_rules,
    kind_of,
    what_decided,
    what_it_denies,
    wins_rounds,
)
from games.rajas.dice import without
from games.rajas.events import BorderReached, FameGained, KarmaGained, MoneyGained
from games.rajas.foresight import outlook
from games.rajas.move_words import option_said
from games.rajas.moves import NO_DIE, Pay, Place
from games.rajas.naming import die_said
from games.rajas.state import RajasTable

SEED: Final = 7
"""The same table gets the same advice."""


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
            found.setdefault(kind_of(view, hint.option), hint)
        return tuple(found.values())


def advice(view: RajasTable, decision: Decision) -> Advice:
    """RAJ-13.4: what the Raja advises at a decision of a person, whichever way it came about."""
    view = in_one_order(view)
    decision = replace(decision, options=sorted(decision.options, key=repr))
    if len(decision.options) == 1:
        only = decision.options[0]
        said = Message("only-move", {"move": option_said(only, view, decision.seat)})
        return Advice((Hint(only, 0.0),), (Reason("RAJ-13.4", said),))
    seen = RAJA.outlooks(view, decision, Random(SEED))
    best = seen[0].worth
    hints = tuple(
        Hint(each.option, round((each.worth - best) / MONEY_PER_ROUND, 2)) for each in seen
    )
    told = Advice(hints, ())
    reasons = _reasons(view, decision.seat, seen, told.distinct(view))
    return replace(told, reasons=tuple(reasons))


def in_one_order(view: RajasTable) -> RajasTable:
    """The same position with what lies there in one order, whatever was laid first."""
    table = view.copy()
    table.placed = dict(sorted(table.placed.items()))
    for seat in table.seats:
        seat.tiles = tuple(sorted(seat.tiles, key=lambda laid: (laid.cell, laid.tile)))
        seat.claimed = tuple(sorted(seat.claimed))
    return table


def _reasons(
    view: RajasTable, seat: int, seen: list[OptionOutlook], hints: tuple[Hint, ...]
) -> Iterator[Reason]:
    """The comparison, what decided it, what the move brings at once and denies, what it leaves.

    The rule of its space binds whoever goes there; it is told where nothing else decided.
    """
    best = hints[0].option
    decided: list[Reason] = []
    if len(hints) > 1:
        move, other = (option_said(each, view, seat) for each in (best, hints[1].option))
        yield Reason(RAJA.clause, wins_rounds(move, -hints[1].rounds, other))
        second = next(each for each in seen if each.option == hints[1].option)
        decided = what_decided(RAJA.clause, seen[0], second)
    yield from decided
    yield from what_it_denies(view, seat, best, RAJA.weights)
    yield from _at_once(view, seat, best)
    if not (decided and isinstance(best, Place)) or view.is_ending:
        yield from binding_rules(view, best)
    yield from _given_up(view, seat, best)
    if seen[0].trials:
        tried = [each.trials for each in seen if each.trials]
        numbers = {"times": max(tried), "moves": len(tried)}
        yield Reason("RAJ-13.4", Message("played-out", numbers))
    close = sum(1 for hint in hints[1:] if hint.rounds > -CLOSE)
    if close:
        yield Reason("RAJ-13.4", Message("others-close", {"others": close, "rounds": Fixed(CLOSE)}))


def said_of(view: RajasTable, seat: int, option: Option) -> tuple[Reason, ...]:
    """The rule that binds an option, what it brings at once and leaves, without a comparison."""
    rule = (binding(view.space(option.space)),) if isinstance(option, Place) else ()
    return (*rule, *_at_once(view, seat, option), *_given_up(view, seat, option))


def _at_once(view: RajasTable, seat: int, option: Option) -> Iterator[Reason]:
    """What an answer brings before anything is rolled, and how far the gap closes."""
    ahead = outlook(view, seat, option)
    fame = sum(event.count for event in ahead.events if isinstance(event, FameGained))
    money = sum(event.count for event in ahead.events if isinstance(event, MoneyGained))
    karma = sum(event.count for event in ahead.events if isinstance(event, KarmaGained))
    borders = sum(1 for event in ahead.events if isinstance(event, BorderReached))
    gains = (("fame", fame), ("money", money), ("karma", karma), ("borders", borders))
    told = tuple([Message(f"brings-{what}", {"count": count}) for what, count in gains if count])
    said = [Message("brings-at-once", {"told": told})] if told else []
    if ahead.gap_after < ahead.gap:
        said.append(Message("gap-goes", {"gap": ahead.gap, "after": ahead.gap_after}))
    if said:
        yield Reason("RAJ-12.1", Message("sentences", {"sentences": tuple(said)}))


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
    yield Reason("RAJ-3.3", Message("gives-and-keeps", args))
