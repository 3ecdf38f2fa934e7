"""What a SUPERCAT says to the rules: its card supply, and the aids it is given."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core.step import RuleHook, Step
from games.arcs import rule_queries as q
from games.arcs.events import CardPickedUp, CardsDealt, InitiativePassed
from games.arcs.parts import Played
from games.arcs.rule_hooks import OF_SUPERCATS
from games.arcs.stack import (
    DrawTwo,
    FormStack,
    LayAside,
    RaiseCounter,
)
from games.arcs.state import ArcsTable
from games.arcs.supercat.seizing import CountToSeize

CLAUSE = "CAT-2.1"


@cache
def supply_hook(seat: int) -> RuleHook:
    """CAT-2: it has no hand: a counter, two cards drawn each turn, and no card to give."""

    def dealt(table: ArcsTable, asked: q.CardsDealtTo, count: int) -> int:
        return 0 if asked.seat == seat else count

    def after_deal(
        table: ArcsTable, asked: q.StepsAfterDeal, steps: tuple[Step, ...]
    ) -> tuple[Step, ...]:
        return steps or (FormStack(),)

    def never(table: ArcsTable, asked: q.MayPass | q.MayGiveCard, may: bool) -> bool:
        return may and asked.seat != seat

    def open_hand(table: ArcsTable, asked: q.HandIsOpen, is_open: bool) -> bool:
        return is_open or asked.seat == seat

    def draws(table: ArcsTable, event: q.AboutToPlay) -> Iterable[Step]:
        fits = event.seat == seat and table.seats[seat].cards_left
        return (DrawTwo(seat), CountToSeize(seat)) if fits else ()

    def lays_aside(table: ArcsTable, event: Played | InitiativePassed) -> Iterable[Step]:
        return (LayAside(seat),) if event.seat == seat else ()

    def counts(table: ArcsTable, event: CardPickedUp | CardsDealt) -> Iterable[Step]:
        return (RaiseCounter(seat),) if event.seat == seat else ()

    return RuleHook(
        seat,
        CLAUSE,
        {
            q.CardsDealtTo: dealt,
            q.StepsAfterDeal: after_deal,
            q.MayPass: never,
            q.MayGiveCard: never,
            q.HandIsOpen: open_hand,
        },
        {
            q.AboutToPlay: draws,
            Played: lays_aside,
            InitiativePassed: lays_aside,
            CardPickedUp: counts,
            CardsDealt: counts,
        },
    )


@cache
def aids_hook(seat: int) -> RuleHook:
    """CAT-1.5 to 1.9: Efficient Logistics, Elite Pilots, and who begins."""

    def one_more(table: ArcsTable, asked: q.PipsOf, pips: int) -> int:
        counts = asked.how != "event" or pips > 0
        return pips + (asked.seat == seat and counts and has_aids(table, seat))

    def one_die(table: ArcsTable, asked: q.ExtraDice, dice: int) -> int:
        return dice + (asked.seat == seat and has_aids(table, seat))

    def first(table: ArcsTable, asked: q.FirstSeats, seats: tuple[int, ...]) -> tuple[int, ...]:
        return seats if table.rules.aids == "off" else _before_all_players(table)

    def begins(table: ArcsTable, asked: q.ChapterBeginner, holder: int) -> int:
        return strongest(table, holder) if table.rules.aids == "always" else holder

    return RuleHook(
        seat,
        "CAT-1.5",
        {
            q.PipsOf: one_more,
            q.ExtraDice: one_die,
            q.FirstSeats: first,
            q.ChapterBeginner: begins,
        },
    )


def has_aids(table: ArcsTable, number: int) -> bool:
    """CAT-1.7 and 1.8: while it has no more Power than any player, ties counting as behind."""
    if table.rules.aids != "behind":
        return table.rules.aids == "always"
    power = table.seats[number].power
    players = [seat.power for seat in table.seats if seat.supercat is None]
    return power <= min(players, default=power - 1)


def strongest(table: ArcsTable, holder: int) -> int:
    """CAT-1.9: the SUPERCAT with the most Power, the earliest in turn order among equals."""
    cats = [n for n in table.clockwise(holder) if table.seats[n].supercat is not None]
    return max(cats, key=lambda number: table.seats[number].power)


def _before_all_players(table: ArcsTable) -> tuple[int, ...]:
    """CAT-1.4: the SUPERCATs that begin when the players are to be last in turn order."""
    count = len(table.seats)
    cats = [seat.supercat is not None for seat in table.seats]
    after = [n for n in range(count) if cats[n] and not cats[n - 1]]
    return tuple(after or range(count))


def reduced_hook(seat: int) -> RuleHook:
    """LEAD-1.7: the leaders and lore that it can play with, one of which it is dealt."""

    def few(table: ArcsTable, asked: q.DealtFrom, cards: tuple[str, ...]) -> tuple[str, ...]:
        return FEW_CARDS if asked.seat == seat else cards

    return RuleHook(seat, "LEAD-1.7", {q.DealtFrom: few})


FEW_LEADERS = ("leader05", "leader11", "leader16")
"""Rebel, Corsair, Quartermaster."""
FEW_LORE = ("lore04", "lore06", "lore07", "lore12", "lore14")
"""Mirror Plating, Signal Breaker, Repair Drones, Railgun Arrays, Seeker Torpedoes."""
FEW_CARDS = (*FEW_LEADERS, *FEW_LORE)

OF_SUPERCATS.extend((supply_hook, aids_hook, reduced_hook))
