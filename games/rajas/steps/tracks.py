"""Money, fame and karma: markers move the full amount, then bring the bonuses they have passed."""

from __future__ import annotations

from engine.core.step import Emit
from games.rajas import dummy_words
from games.rajas.board import Bonus
from games.rajas.effects import Effects, GainFame, GainMoney
from games.rajas.events import BonusReached, FameGained, KarmaGained, MoneyGained, thinks
from games.rajas.state import RajasTable
from games.rajas.steps.carrying_out import carry_out

HANDICAP = "handicap"
"""The source of what only dummies have: their handicap."""


def gain_money(table: RajasTable, number: int, count: int, source: str, emit: Emit) -> None:
    """RAJ-4.7 and 4.9: the money marker goes on; each bonus is granted once."""
    if not count:
        return
    seat = table.seats[number]
    if source == HANDICAP:
        emit(thinks, number, "effect", dummy_words.handicap, GainMoney(count))
    seat.money += count
    emit(MoneyGained, number, count, seat.money, source)
    passed: Effects = ()
    for bonus in table.board.money_passed(seat.bonus, seat.money):
        seat.bonus += 1
        _reached(table, number, "money track", bonus, source, emit)
        passed += bonus.effects
    if passed:
        carry_out(table, number, passed, "money track", emit)


def gain_fame(table: RajasTable, number: int, count: int, source: str, emit: Emit) -> None:
    """RAJ-4.6 to 4.8: the fame marker goes on, and brings the bonuses passed in their order."""
    if not count:
        return
    seat = table.seats[number]
    before = seat.fame
    if source == HANDICAP:
        emit(thinks, number, "effect", dummy_words.handicap, GainFame(count))
    seat.fame += count
    emit(FameGained, number, count, seat.fame, source)
    passed: Effects = ()
    for bonus in table.board.fame_passed(before, seat.fame):
        _reached(table, number, "fame track", bonus, source, emit)
        passed += bonus.effects
    if passed:
        carry_out(table, number, passed, "fame track", emit)


def _reached(
    table: RajasTable, number: int, track: str, bonus: Bonus, source: str, emit: Emit
) -> None:
    """A bonus is told; by a dummy with the clause that grants it."""
    if table.seats[number].is_dummy:
        emit(thinks, number, "effect", dummy_words.bonus, track, bonus, source)
    emit(BonusReached, number, track, bonus.space)


def gain_karma(table: RajasTable, number: int, count: int, emit: Emit) -> None:
    """RAJ-4.3: karma up to the most that can be kept; SOLO-3.4: a dummy gets money instead."""
    seat = table.seats[number]
    if seat.is_dummy:
        emit(thinks, number, "effect", dummy_words.karma, count)
        gain_money(table, number, count, "karma", emit)
        return
    kept = min(count, table.board.most_karma - seat.karma)
    seat.karma += kept
    emit(KarmaGained, number, kept, seat.karma)
