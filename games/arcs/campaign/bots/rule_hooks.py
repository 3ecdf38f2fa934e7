"""What a SUPERCAT says to the rules in the campaign: its supply, and its check to seize."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core.rulings import RuleHook
from engine.core.step import Step
from games.arcs import rule_queries as q
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.dice import CollectByDie, RollToSummon
from games.arcs.campaign.bots.fates import page_of
from games.arcs.campaign.bots.shares import goes_on_to_suit
from games.arcs.campaign.bots.stack import ReplaceEvents, swap_steps
from games.arcs.campaign.rules.asks import SummitStep, TributeStep
from games.arcs.campaign.rules.state import has_reach
from games.arcs.reach_box import EVENT_CARDS
from games.arcs.rule_hooks import OF_SUPERCATS
from games.arcs.state import ArcsTable


def has_event(table: ArcsTable, number: int) -> bool:
    """CATR-3.7: whether a seat holds an Event, or one was played this round."""
    played = any(each.how == "event" for each in table.trick)
    return played or any(card in EVENT_CARDS for card in table.seats[number].hand)


@cache
def campaign_hook(seat: int) -> RuleHook:
    """CATR-3: Events, and what its fate says of seizing and spying."""

    def leads(table: ArcsTable, event: q.AboutToPlay) -> Iterable[Step]:
        fits = has_reach(table) and event.seat == seat and not table.trick
        return (ReplaceEvents(seat),) if fits else ()

    def may_roll(table: ArcsTable, asked: q.MayRollToSeize, may: bool) -> bool:
        if asked.seat != seat or not has_reach(table):
            return may
        assessment = ReachAssessment(table, seat)
        return may and page_of(assessment).may_seize(assessment)

    def less(table: ArcsTable, asked: q.TakenOffSeizing, count: int) -> int:
        if asked.seat != seat or not has_reach(table):
            return count
        assessment = ReachAssessment(table, seat)
        page = page_of(assessment)
        count -= page.harder_to_seize(assessment)
        return count + (has_event(table, seat) and page.events(assessment))

    def costs(table: ArcsTable, asked: q.SeizingCosts, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        if asked.seat != seat or not has_reach(table):
            return steps
        assessment = ReachAssessment(table, seat)
        return page_of(assessment).seizing_costs(assessment)

    def discards(table: ArcsTable, asked: q.MayDiscardToSeize, may: bool) -> bool:
        """CATR-ADVOCATE-4: a fate may keep guild cards that discard themselves."""
        if asked.seat != seat or not has_reach(table):
            return may
        assessment = ReachAssessment(table, seat)
        return may and page_of(assessment).uses(assessment, asked.card)

    def leaves(table: ArcsTable, asked: q.LeavesFate, is_left: bool) -> bool:
        if asked.seat != seat or not has_reach(table) or table.turn.past_fate:
            return is_left
        assessment = ReachAssessment(table, seat)
        return goes_on_to_suit(assessment, asked.action)

    def summit(table: ArcsTable, asked: SummitStep, step: Step) -> Step:
        return RollToSummon(seat) if asked.seat == seat else step

    def tribute(table: ArcsTable, asked: TributeStep, step: Step) -> Step:
        return CollectByDie(seat, asked.payer, asked.policy) if asked.seat == seat else step

    def swaps(
        table: ArcsTable, asked: q.SwapsBySpying, steps: tuple[Step, ...]
    ) -> tuple[Step, ...]:
        if seat not in (asked.seat, asked.rival):
            return steps
        return swap_steps(asked.seat, asked.rival, seat)

    def spied_on(table: ArcsTable, asked: q.MayBeSpiedOn, may: bool) -> bool:
        if asked.rival == seat:
            is_person = table.seats[asked.seat].supercat is None
            return is_person and bool(table.stack) and bool(table.seats[seat].cards_left)
        if asked.seat == seat:
            return may and bool(table.stack) and bool(table.seats[seat].cards_left)
        return may

    return RuleHook(
        seat,
        "CATR-3.1",
        {
            q.MayRollToSeize: may_roll,
            q.TakenOffSeizing: less,
            q.SeizingCosts: costs,
            q.MayDiscardToSeize: discards,
            q.LeavesFate: leaves,
            q.SwapsBySpying: swaps,
            q.MayBeSpiedOn: spied_on,
            SummitStep: summit,
            TributeStep: tribute,
        },
        {q.AboutToPlay: leads},
    )


OF_SUPERCATS.append(campaign_hook)
