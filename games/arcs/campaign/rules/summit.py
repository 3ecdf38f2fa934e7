"""A Summit: the caller's Call to Order, then Negotiations in turn order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Decision, MoveOption, Option
from engine.core.step import Emit, Step
from engine.text.message import Message, said_by_fields
from games.arcs.campaign.rules import deals, empire, moves
from games.arcs.campaign.rules.court import OtherDealings, SummitEnded, call_to_session
from games.arcs.campaign.rules.events import FavorsReturned, SummitCalled
from games.arcs.campaign.rules.state import has_reach, is_regent, reach_of
from games.arcs.events import counted
from games.arcs.moves import GO_ON, GoOn
from games.arcs.rule_hooks import follow_up, query
from games.arcs.state import ArcsTable

# Negotiations: the seats in turn order propose deals, and partners accept or refuse.

ASK_DEAL: Final = Message("reach-ask-deal")
ASK_PARTS: Final = Message("reach-ask-parts")
ASK_MORE_PARTS: Final = Message("reach-ask-more-parts")
ASK_CONSENT: Final = Message("reach-ask-consent")

MOST_DEALS: Final = 4
MOST_PARTS: Final = 6


def begin_negotiations(table: ArcsTable, emit: Emit) -> None:
    """REACH-8.8: in turn order from the holder of the initiative."""
    talks = deals.Talks(tuple(table.turn_order()))
    steps: tuple[Step, ...] = query(table, deals.NegotiationsBegin(talks), ())
    table.steps += reversed(steps or (Negotiate(talks),))


def go_on(table: ArcsTable, talks: deals.Talks) -> None:
    """The turn that is due, if anybody waits for one."""
    if talks.waiting:
        table.steps.append(query(table, deals.DealingTurn(talks), Negotiate(talks)))


# -- steps ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenNegotiations(Step):
    """REACH-8.8: after the Call to Order."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        begin_negotiations(table, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Negotiations"]


@dataclass(frozen=True, slots=True)
class Negotiate(Step):
    """REACH-8.8: a seat may propose a deal to a partner, or go on."""

    talks: deals.Talks

    def ask(self, table: ArcsTable) -> Decision | None:
        seat = self.talks.seat
        options: list[Option] = [moves.DealWith(each) for each in partners(table, self.talks)]
        options += [option for option, _ in other_dealings(table, seat)]
        if not options:
            return None
        return Decision(seat, "deal", ASK_DEAL, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Option | None, emit: Emit) -> None:
        talks = self.talks
        if isinstance(option, moves.DealWith):
            table.steps.append(DrawUp(talks.drawn_up(), option.seat))
        elif isinstance(option, GoOn | None):
            go_on(table, talks.passed_on(used=not talks.deals))
        else:
            step = dict(other_dealings(table, talks.seat))[option]
            table.steps += [self, step]

    def problems(self, table: ArcsTable) -> list[str]:
        return problems_of_talks(table, self.talks)


def partners(table: ArcsTable, talks: deals.Talks) -> list[int]:
    """REACH-8.8: whom the seat in its turn may propose a deal to."""
    rivals = table.clockwise(talks.seat)[1:] if talks.deals < MOST_DEALS else []
    asked: list[int] = query(table, deals.Partners(talks), rivals)
    return [each for each in asked if offers_between(table, talks.seat, each)]


def offers_between(
    table: ArcsTable, seat: int, partner: int, parts: Sequence[deals.Part] = ()
) -> list[deals.Part]:
    """REACH-8.10: what either side can give beside the parts of a deal."""
    if len(parts) >= MOST_PARTS:
        return []
    mine = deals.parts_between(table, seat, partner, parts)
    both = [*mine, *deals.parts_between(table, partner, seat, parts)]
    found: list[deals.Part] = query(table, deals.PartsFor(seat, partner), both)
    return found


def other_dealings(table: ArcsTable, seat: int) -> tuple[tuple[Option, Step], ...]:
    """What else a seat may do in its turn, and the step that does it."""
    found: tuple[tuple[Option, Step], ...] = query(table, OtherDealings(seat), ())
    return found


def problems_of_talks(table: ArcsTable, talks: deals.Talks) -> list[str]:
    if not has_reach(table) or not talks.waiting:
        return ["the step on top negotiates where nobody waits"]
    if not all(table.is_seat(each) for each in talks.waiting):
        return ["the step on top negotiates with a seat that is not there"]
    return []


@dataclass(frozen=True, slots=True)
class DrawUp(Step):
    """REACH-8.10: a deal is drawn up part by part, then offered or dropped."""

    talks: deals.Talks
    partner: int
    parts: tuple[deals.Part, ...] = ()

    def ask(self, table: ArcsTable) -> Decision:
        deal = (self.talks, self.partner, self.parts)
        may_offer = query(table, deals.MayOffer(*deal), bool(self.parts))
        options: list[Option] = [moves.OFFER_DEAL] if may_offer else []
        more = offers_between(table, self.talks.seat, self.partner, self.parts)
        usual = ASK_MORE_PARTS if may_offer else ASK_PARTS
        words: Message | None = query(table, deals.OfferWords(*deal), None)
        asked = Message("ask-weighed", {"asked": usual, "weighing": words}) if words else usual
        return Decision(self.talks.seat, "draw", asked, [*options, moves.DROP_DEAL, *more])

    def answer(
        self, table: ArcsTable, option: deals.Part | moves.OfferDeal | moves.DropDeal, emit: Emit
    ) -> None:
        match option:
            case deals.Part():
                table.steps.append(replace(self, parts=(*self.parts, option)))
            case moves.OfferDeal():
                emit(deals.DealOffered, self.talks.seat, self.partner, self.parts)
                usual = Consent(self.talks, self.partner, self.parts)
                asked = deals.AnswersOffer(self.talks, self.partner, self.parts)
                table.steps.append(query(table, asked, usual))
            case _:
                go_on(table, self.talks)

    def problems(self, table: ArcsTable) -> list[str]:
        return problems_of_deal(table, self.talks, self.partner, self.parts)


def problems_of_deal(
    table: ArcsTable, talks: deals.Talks, partner: int, parts: Sequence[deals.Part]
) -> list[str]:
    """What is wrong with a deal that lies on a table: who deals, and what cannot be given."""
    problems = problems_of_talks(table, talks)
    if problems:
        return problems
    seats = {talks.seat, partner}
    if len(seats) < 2 or not table.is_seat(partner):
        return ["the step on top has no partner for its deal"]
    for place, part in enumerate(parts):
        fits = {part.giver, part.taker} == seats
        if not fits or part not in deals.parts_between(
            table, part.giver, part.taker, parts[:place]
        ):
            return [f"the deal holds what cannot be given: {part}"]
    return []


@dataclass(frozen=True, slots=True)
class Consent(Step):
    """REACH-8.18: nothing changes hands unless the partner accepts the whole deal."""

    talks: deals.Talks
    partner: int
    parts: tuple[deals.Part, ...]

    def ask(self, table: ArcsTable) -> Decision:
        options = [moves.ACCEPT_DEAL, moves.REFUSE_DEAL]
        return Decision(self.partner, "consent", ASK_CONSENT, options)

    def answer(
        self, table: ArcsTable, option: moves.AcceptDeal | moves.RefuseDeal, emit: Emit
    ) -> None:
        go_on(table, self.talks)
        settle(
            table,
            self.talks.seat,
            self.partner,
            self.parts,
            isinstance(option, moves.AcceptDeal),
            emit,
        )

    def problems(self, table: ArcsTable) -> list[str]:
        return problems_of_deal(table, self.talks, self.partner, self.parts)


def settle(
    table: ArcsTable,
    seat: int,
    partner: int,
    parts: Sequence[deals.Part],
    accepted: bool,
    emit: Emit,
) -> None:
    """REACH-8.18: a deal that was accepted is carried out, one that was refused is not."""
    if accepted:
        emit(deals.DealStruck, seat, partner)
        deals.carry_out(table, parts, emit)
    else:
        emit(deals.DealRefused, seat, partner)


# A Summit: the caller's Call to Order, then Negotiations.

ASK_ORDER: Final = Message("reach-ask-order")


def begin_summit(table: ArcsTable, caller: int, emit: Emit) -> None:
    """REACH-8.1: a seat calls a Summit; what follows it is already on the stack below."""
    emit(SummitCalled, caller)
    table.steps += [EndSummit(caller), OpenNegotiations(), CallToOrder(caller)]


@dataclass(frozen=True, slots=True)
class ReturnFavors(MoveOption):
    """Give Favors back so that their owner must give something."""

    count: int
    part: deals.Part

    def __str__(self) -> str:
        return f"Return {counted(self.count, 'Favor')}: {self.part}"

    def said(self) -> Message:
        key, args = said_by_fields(self, "move-")
        return Message(key, {**args, **self.part.args()})


@dataclass(frozen=True, slots=True)
class CallToOrder(Step):
    """REACH-8.2 to 8.7: the caller alone, any number of these."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options: list[Option] = []
        if reach_of(table).council == "decided":
            options.append(moves.PETITION)
        if is_regent(table, self.seat):
            options.append(moves.LEAVE_EMPIRE)
        if not empire.regents(table):
            options.append(moves.REVIVE_EMPIRE)
        options += [ReturnFavors(cost, part) for cost, part in deals.demands(table, self.seat)]
        if not options:
            return None
        return Decision(self.seat, "order", ASK_ORDER, [GO_ON, *options])

    def answer(
        self,
        table: ArcsTable,
        option: moves.Petition
        | moves.LeaveEmpire
        | moves.ReviveEmpire
        | ReturnFavors
        | GoOn
        | None,
        emit: Emit,
    ) -> None:
        match option:
            case moves.Petition():
                call_to_session(table, emit)
            case moves.LeaveEmpire():
                empire.become_outlaw(table, self.seat, emit)
            case moves.ReviveEmpire():
                empire.become_regent(table, self.seat, emit)
                empire.become_first_regent(table, self.seat, emit)
            case ReturnFavors():
                table.steps.append(self)
                rival = option.part.giver
                deals.return_favors(table, self.seat, rival, option.count)
                emit(FavorsReturned, self.seat, rival, option.count)
                deals.carry_out(table, [option.part], emit, forced=option.count)
                return
            case _:
                return
        table.steps.append(self)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Summits"]


@dataclass(frozen=True, slots=True)
class EndSummit(Step):
    """REACH-8.1: the Summit is over."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach_of(table).handed = ()
        follow_up(table, SummitEnded(self.seat))
