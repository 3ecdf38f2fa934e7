"""Negotiations: the seats in turn order propose deals, and partners accept or refuse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Decision, Option
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs.campaign.rules.asks import OtherDealings
from games.arcs.campaign.rules.deals import Part, carry_out, parts_between
from games.arcs.campaign.rules.moves import (
    ACCEPT_DEAL,
    DROP_DEAL,
    OFFER_DEAL,
    REFUSE_DEAL,
    AcceptDeal,
    DealWith,
    DropDeal,
    OfferDeal,
    RefuseDeal,
)
from games.arcs.campaign.rules.state import has_reach
from games.arcs.campaign.rules.talks import (
    AnswersOffer,
    DealingTurn,
    DealOffered,
    DealRefused,
    DealStruck,
    MayOffer,
    NegotiationsBegin,
    OfferWords,
    Partners,
    PartsFor,
    Talks,
)
from games.arcs.moves import GO_ON, GoOn
from games.arcs.rule_hooks import ruled
from games.arcs.state import ArcsTable

ASK_DEAL: Final = Said("reach-ask-deal")
ASK_PARTS: Final = Said("reach-ask-parts")
ASK_MORE_PARTS: Final = Said("reach-ask-more-parts")
ASK_CONSENT: Final = Said("reach-ask-consent")

MOST_DEALS: Final = 4
MOST_PARTS: Final = 6


def begin_negotiations(table: ArcsTable, emit: Emit) -> None:
    """REACH-8.8: in turn order from the holder of the initiative."""
    talks = Talks(tuple(table.turn_order()))
    steps: tuple[Step, ...] = ruled(table, NegotiationsBegin(talks), ())
    table.steps += reversed(steps or (Negotiate(talks),))


def go_on(table: ArcsTable, talks: Talks) -> None:
    """The turn that is due, if anybody waits for one."""
    if talks.waiting:
        table.steps.append(ruled(table, DealingTurn(talks), Negotiate(talks)))


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

    talks: Talks

    def ask(self, table: ArcsTable) -> Decision | None:
        seat = self.talks.seat
        options: list[Option] = [DealWith(each) for each in partners(table, self.talks)]
        options += [option for option, _ in other_dealings(table, seat)]
        if not options:
            return None
        return Decision(seat, "deal", ASK_DEAL, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Option | None, emit: Emit) -> None:
        talks = self.talks
        if isinstance(option, DealWith):
            table.steps.append(DrawUp(talks.drawn_up(), option.seat))
        elif isinstance(option, GoOn | None):
            go_on(table, talks.passed_on())
        else:
            step = dict(other_dealings(table, talks.seat))[option]
            table.steps += [self, step]

    def problems(self, table: ArcsTable) -> list[str]:
        return faults_of_talks(table, self.talks)


def partners(table: ArcsTable, talks: Talks) -> list[int]:
    """REACH-8.8: whom the seat in its turn may propose a deal to."""
    rivals = table.clockwise(talks.seat)[1:] if talks.deals < MOST_DEALS else []
    asked: list[int] = ruled(table, Partners(talks), rivals)
    return [each for each in asked if offers_between(table, talks.seat, each)]


def offers_between(
    table: ArcsTable, seat: int, partner: int, parts: Sequence[Part] = ()
) -> list[Part]:
    """REACH-8.10: what either side can give beside the parts of a deal."""
    if len(parts) >= MOST_PARTS:
        return []
    mine = parts_between(table, seat, partner, parts)
    both = [*mine, *parts_between(table, partner, seat, parts)]
    found: list[Part] = ruled(table, PartsFor(seat, partner), both)
    return found


def other_dealings(table: ArcsTable, seat: int) -> tuple[tuple[Option, Step], ...]:
    """What else a seat may do in its turn, and the step that does it."""
    found: tuple[tuple[Option, Step], ...] = ruled(table, OtherDealings(seat), ())
    return found


def faults_of_talks(table: ArcsTable, talks: Talks) -> list[str]:
    """What is wrong with Negotiations on a table."""
    if not has_reach(table) or not talks.waiting:
        return ["the step on top negotiates where nobody waits"]
    if not all(table.is_seat(each) for each in talks.waiting):
        return ["the step on top negotiates with a seat that is not there"]
    return []


@dataclass(frozen=True, slots=True)
class DrawUp(Step):
    """REACH-8.10: a deal is drawn up part by part, then offered or dropped."""

    talks: Talks
    partner: int
    parts: tuple[Part, ...] = ()

    def ask(self, table: ArcsTable) -> Decision:
        deal = (self.talks, self.partner, self.parts)
        may_offer = ruled(table, MayOffer(*deal), bool(self.parts))
        options: list[Option] = [OFFER_DEAL] if may_offer else []
        more = offers_between(table, self.talks.seat, self.partner, self.parts)
        usual = ASK_MORE_PARTS if may_offer else ASK_PARTS
        words: Said | None = ruled(table, OfferWords(*deal), None)
        asked = Said("ask-weighed", {"asked": usual, "weighing": words}) if words else usual
        return Decision(self.talks.seat, "draw", asked, [*options, DROP_DEAL, *more])

    def answer(self, table: ArcsTable, option: Part | OfferDeal | DropDeal, emit: Emit) -> None:
        match option:
            case Part():
                table.steps.append(replace(self, parts=(*self.parts, option)))
            case OfferDeal():
                emit(DealOffered, self.talks.seat, self.partner, self.parts)
                usual = Consent(self.talks, self.partner, self.parts)
                asked = AnswersOffer(self.talks, self.partner, self.parts)
                table.steps.append(ruled(table, asked, usual))
            case _:
                go_on(table, self.talks)

    def problems(self, table: ArcsTable) -> list[str]:
        return faults_of_deal(table, self.talks, self.partner, self.parts)


def faults_of_deal(
    table: ArcsTable, talks: Talks, partner: int, parts: Sequence[Part]
) -> list[str]:
    """What is wrong with a deal that lies on a table: who deals, and what cannot be given."""
    faults = faults_of_talks(table, talks)
    if faults:
        return faults
    seats = {talks.seat, partner}
    if len(seats) < 2 or not table.is_seat(partner):
        return ["the step on top has no partner for its deal"]
    for place, part in enumerate(parts):
        fits = {part.giver, part.taker} == seats
        if not fits or part not in parts_between(table, part.giver, part.taker, parts[:place]):
            return [f"the deal holds what cannot be given: {part}"]
    return []


@dataclass(frozen=True, slots=True)
class Consent(Step):
    """REACH-8.18: nothing changes hands unless the partner accepts the whole deal."""

    talks: Talks
    partner: int
    parts: tuple[Part, ...]

    def ask(self, table: ArcsTable) -> Decision:
        options = [ACCEPT_DEAL, REFUSE_DEAL]
        return Decision(self.partner, "consent", ASK_CONSENT, options)

    def answer(self, table: ArcsTable, option: AcceptDeal | RefuseDeal, emit: Emit) -> None:
        go_on(table, self.talks)
        settle(
            table, self.talks.seat, self.partner, self.parts, isinstance(option, AcceptDeal), emit
        )

    def problems(self, table: ArcsTable) -> list[str]:
        return faults_of_deal(table, self.talks, self.partner, self.parts)


def settle(
    table: ArcsTable, seat: int, partner: int, parts: Sequence[Part], accepted: bool, emit: Emit
) -> None:
    """REACH-8.18: a deal that was accepted is carried out, one that was refused is not."""
    if accepted:
        emit(DealStruck, seat, partner)
        carry_out(table, parts, emit)
    else:
        emit(DealRefused, seat, partner)
