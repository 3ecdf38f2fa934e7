"""What a SUPERCAT says to the rules in the campaign: its supply, and its check to seize."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, Final

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision, Event
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs import rule_queries as q
from games.arcs import stack
from games.arcs.board import CARDS
from games.arcs.campaign.bots.assessment import ReachAssessment, page_of
from games.arcs.campaign.bots.choices import OutrageToSeize
from games.arcs.campaign.bots.pages import goes_on_to_suit
from games.arcs.campaign.rules.court import SummitStep, TributeStep
from games.arcs.campaign.rules.edicts import CollectTribute
from games.arcs.campaign.rules.fates.courtly import HandOver, give_card
from games.arcs.campaign.rules.moves import Demand, DemandPiece, MakeOutlaw
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.campaign.rules.summit import begin_summit
from games.arcs.campaign_components import EVENT_CARDS
from games.arcs.moves import GO_ON, GoOn
from games.arcs.parts import Lying, without
from games.arcs.rule_hooks import OF_SUPERCATS
from games.arcs.state import ArcsTable
from games.arcs.supercat.assessment import readings_at

CARDS_TO_LEAD = 2


@dataclass(frozen=True, slots=True)
class EventsReturned(Event):
    """Events that a SUPERCAT drew to lead went back into the stack."""

    seat: Annotated[int, SeatNumber]
    count: int


@dataclass(frozen=True, slots=True)
class ReplaceEvents(stack.OfSupercat):
    """CATR-3.1 and 3.2: who leads draws until two cards are no Events; these are shuffled back."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        cat = stack.supercat_of(seat)
        events = tuple([card for card in cat.drawn if card in EVENT_CARDS])
        if not events:
            return
        if len(cat.drawn) - len(events) < CARDS_TO_LEAD and table.stack:
            table.steps += [self, stack.RevealCard(self.seat), stack.Replenish()]
            return
        seat.hand = tuple([card for card in seat.hand if card not in events])
        kept = tuple([card for card in cat.drawn if card not in events])
        seat.supercat = replace(cat, drawn=kept)
        table.stack += tuple([Lying(card) for card in events])
        emit(EventsReturned, self.seat, len(events))


# -- Informants -----------------------------------------------------------------------------------


def swap_steps(number: int, rival: int, cat: int, *, board: bool) -> tuple[Step, ...]:
    """CATR-PARTISAN-4 and 5: a swap between a hand and as many cards as a SUPERCAT's counter.

    CATR-14.20: by some documents the cards at its `board` are among them, and of those that it
    draws itself the player takes the lowest first.
    """
    person = rival if cat == number else number
    is_first = board and cat == number
    taken = TakeHighestDrawn(person, cat, lowest=is_first, board=board)
    given = HandOver(person, cat, gives_back=True)
    return (
        stack.ReturnToStack(cat, person),
        *((given, taken) if is_first else (taken, given)),
        stack.LookAtStack(person, cat),
        *[NoteSpying(cat)] * (cat == number),
    )


@dataclass(frozen=True, slots=True)
class NoteSpying(stack.OfSupercat):
    """CATR-PARTISAN-3: a SUPERCAT spies once a chapter."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        seat.supercat = replace(stack.supercat_of(seat), has_spied=True)


@dataclass(frozen=True, slots=True)
class TakeHighestDrawn(Step):
    """CATR-PARTISAN-4: the highest of the cards drawn goes to the hand; Events have no number.

    CATR-14.20: or the lowest, and also of the cards at the board.
    """

    seat: int
    rival: int
    lowest: bool = False
    board: bool = False

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        rival = table.seats[self.rival]
        cat = stack.supercat_of(rival)
        lie = rival.hand if self.board else cat.drawn
        numbered = [card for card in lie if CARDS[card].number]
        if numbered:
            numbered.sort(key=lambda each: (CARDS[each].number, each), reverse=not self.lowest)
            card = numbered[0]
            if card in cat.drawn:
                rival.supercat = replace(cat, drawn=without(cat.drawn, card))
            give_card(table, self.rival, self.seat, card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return stack.not_a_supercat(table, self.rival)


# Dice that a SUPERCAT throws in the campaign: for a Summit, and for who becomes an Outlaw.
#
# They are questions of chance as all others, so that real dice can be typed.

DIE: Final = Dice(1)
A_CALL, OUTLAWED = 5, 5
"""What a die must show: to call a Summit, and to make an Outlaw."""


@dataclass(frozen=True, slots=True)
class SummitRolled(Event):
    """A SUPERCAT rolled whether it calls a Summit."""

    seat: Annotated[int, SeatNumber]
    die: int
    favors: int

    def said(self) -> Message:
        total = self.die + self.favors
        came = {"count": self.favors, "total": total, "calls": total >= A_CALL}
        return Message("summit-rolled", {"seat": SeatNumber(self.seat), "die": self.die, **came})


@dataclass(frozen=True, slots=True)
class OutlawRolled(Event):
    """A SUPERCAT rolled whether a Regent who cannot pay becomes an Outlaw."""

    seat: Annotated[int, SeatNumber]
    die: int

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "outlaw": self.die >= OUTLAWED})


@dataclass(frozen=True, slots=True)
class RollToSummon(stack.OfSupercat):
    """CATR-11.1: a die and one for each Favor that it has: with 5 or more it calls a Summit.

    CATR-11.2: its fate may always call, without a die.
    """

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        assessment = ReachAssessment(table, self.seat)
        if page_of(assessment).summit(assessment):
            return None
        return Chance("summit", Message("ask-die-summit"), DIE, self.seat)

    def answer(self, table: ArcsTable, roll: tuple[int, ...] | None, emit: Emit) -> None:
        if roll is None:
            begin_summit(table, self.seat, emit)
            return
        favors = sum(reach_of(table).fates[self.seat].favors)
        emit(SummitRolled, self.seat, sum(roll), favors)
        if sum(roll) + favors >= A_CALL:
            begin_summit(table, self.seat, emit)


@dataclass(frozen=True, slots=True)
class CollectByDie(CollectTribute):
    """CATR-12.5: a SUPERCAT's die decides whether a player without piece and agent is an Outlaw."""

    def ask(self, table: ArcsTable) -> Decision | Chance | None:  # type: ignore[override]
        usual = CollectTribute.ask(self, table)
        if usual is None or not isinstance(usual.options[0], GoOn):
            return usual
        return Chance("outlaw", Message("ask-die-outlaw"), DIE, self.seat)

    def answer(
        self,
        table: ArcsTable,
        option: Demand | DemandPiece | MakeOutlaw | GoOn | tuple[int, ...] | None,
        emit: Emit,
    ) -> None:
        if isinstance(option, tuple):
            emit(OutlawRolled, self.seat, sum(option))
            option = MakeOutlaw(self.payer) if sum(option) >= OUTLAWED else GO_ON
        CollectTribute.answer(self, table, option, emit)


def urged(assessment: ReachAssessment) -> bool:
    """CATR-3.7 and 14.3: it holds an Event, or one was played this round, and its fate says that
    Events are effective, or urgent.
    """
    played = any(each.how == "event" for each in assessment.view.trick)
    has = played or any(card in EVENT_CARDS for card in assessment.seat.hand)
    return has and page_of(assessment).events(assessment)


@cache
def campaign_hook(seat: int) -> RuleHook:
    """CATR-3: Events, and what its fate says of seizing and spying."""

    def leads(table: ArcsTable, event: q.AboutToPlay) -> Iterable[Step]:
        fits = has_reach(table) and event.seat == seat and not table.trick
        return (ReplaceEvents(seat),) if fits else ()

    def own(
        rule: Callable[[ReachAssessment, Any, Any], Any],
    ) -> Callable[[ArcsTable, Any, Any], Any]:
        """What it says in the campaign where its own seat is asked about."""

        def ruled(table: ArcsTable, asked: Any, usual: Any) -> Any:
            if asked.seat != seat or not has_reach(table):
                return usual
            return rule(ReachAssessment(table, seat), asked, usual)

        return ruled

    def may_roll(seen: ReachAssessment, asked: q.MayRollToSeize, may: bool) -> bool:
        types = page_of(seen).seizing
        return may and (types is None or bool(types(seen)))

    def less(seen: ReachAssessment, asked: q.TakenOffSeizing, count: int) -> int:
        outrage = len(seen.seat.outrage) if page_of(seen).seizing is not None else 0
        return count - outrage + (seen.readings.urgent == "die" and urged(seen))

    def costs(
        seen: ReachAssessment, asked: q.SeizingCosts, steps: tuple[Step, ...]
    ) -> tuple[Step, ...]:
        return (OutrageToSeize(seat),) if page_of(seen).seizing is not None else ()

    def leaves(seen: ReachAssessment, asked: q.LeavesFate, is_left: bool) -> bool:
        return is_left if seen.view.turn.past_fate else goes_on_to_suit(seen, asked.action)

    def summit(table: ArcsTable, asked: SummitStep, step: Step) -> Step:
        return RollToSummon(seat) if asked.seat == seat else step

    def tribute(table: ArcsTable, asked: TributeStep, step: Step) -> Step:
        return CollectByDie(seat, asked.payer, asked.policy) if asked.seat == seat else step

    def swaps(
        table: ArcsTable, asked: q.SwapsBySpying, steps: tuple[Step, ...]
    ) -> tuple[Step, ...]:
        if seat not in (asked.seat, asked.rival):
            return steps
        board = readings_at(table, seat).informants == "board"
        return swap_steps(asked.seat, asked.rival, seat, board=board)

    def spied_on(table: ArcsTable, asked: q.MayBeSpiedOn, may: bool) -> bool:
        able = bool(table.stack) and bool(table.seats[seat].cards_left)
        if asked.rival == seat:
            return able and table.seats[asked.seat].supercat is None
        return may and able if asked.seat == seat else may

    return RuleHook(
        seat,
        "CATR-3.1",
        {
            q.MayRollToSeize: own(may_roll),
            q.TakenOffSeizing: own(less),
            q.EnoughToSeize: own(lambda seen, asked, count: page_of(seen).counter),
            q.UrgedToSeize: own(
                lambda seen, asked, is_so: seen.readings.urgent == "seizes" and urged(seen)
            ),
            q.SeizingCosts: own(costs),
            # CATR-ADVOCATE-4: a fate may keep guild cards that discard themselves
            q.MayDiscardToSeize: own(
                lambda seen, asked, may: may and page_of(seen).uses(seen, asked.card)
            ),
            q.LeavesFate: own(leaves),
            q.SwapsBySpying: swaps,
            q.MayBeSpiedOn: spied_on,
            SummitStep: summit,
            TributeStep: tribute,
        },
        {q.AboutToPlay: leads},
    )


OF_SUPERCATS.append(campaign_hook)
