"""The Steward: wins ambitions for the Empire as its First Regent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated, Final

from engine.core.decision import Decision
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import CARD, CITY
from games.arcs.campaign.rules.court import Advance
from games.arcs.campaign.rules.empire import empire_controls
from games.arcs.campaign.rules.events import ReachEvent
from games.arcs.campaign.rules.state import FateRules, has_reach, reach_of
from games.arcs.court import Effect
from games.arcs.events import AmbitionScored
from games.arcs.moves import GO_ON, GoOn, Influence, Secure, Tax, tax
from games.arcs.state import ArcsTable
from games.arcs.steps import court
from games.arcs.steps.actions import is_taxable
from games.arcs.steps.gaining import DOABLE, DOERS, CarryOut
from games.arcs.table_chores import AgentsWithdrawn

ASK_BARGAIN: Final = Message("reach-ask-bargain")
ASK_BARGAINED_SECURE: Final = Message("reach-ask-bargained-secure")

IMPERIAL_AUTHORITY: Final = "f1-02"


def _consolidates(seat: int) -> tuple[RuleHook, ...]:
    def after(table: ArcsTable, event: AmbitionScored) -> Iterable[Step]:
        wins = (event.seat, event.place) == (seat, 1)
        if not wins or reach_of(table).first_regent != seat:
            return ()
        return (Advance(seat, event.power + event.bonus),)

    return (RuleHook("steward", "STEWARD-1.1", after={AmbitionScored: after}),)


def _taxes_for_the_empire(seat: int) -> tuple[RuleHook, ...]:
    def rule(table: ArcsTable, asked: q.Taxes, options: Iterable[Tax]) -> Iterable[Tax]:
        if asked.seat != seat:
            return options
        more = [
            tax(each.system, each.seat, True)
            for each in table.buildings
            if each.kind == CITY and each.seat != seat and is_taxable(table, seat, each)
            if empire_controls(table, each.system)
        ]
        return [*options, *more]

    return (RuleHook(IMPERIAL_AUTHORITY, "STEWARD-1.3", {q.Taxes: rule}),)


# -- Dealmakers -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BargainStruck(ReachEvent):
    """A seat let a rival secure a card, and gets actions for the agents that lay on it."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]
    agents: int


def bargains(table: ArcsTable, number: int) -> dict[str, int]:
    """STEWARD-1.4: the Court cards that a rival could secure, and which rival."""
    return {
        option.card: rival
        for rival in table.clockwise(number)[1:]
        for option in court.secure_options(table, rival)
    }


def _bargain(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(Bargain(text.seat))


@dataclass(frozen=True, slots=True)
class Bargain(Step):
    """STEWARD-1.4 and 1.5: a rival secures a card, and all other agents on it return."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [Secure(card) for card in bargains(table, self.seat)]
        if len(options) < 2:
            return None
        return Decision(self.seat, "bargain", ASK_BARGAIN, options)

    def answer(self, table: ArcsTable, option: Secure | None, emit: Emit) -> None:
        found = bargains(table, self.seat)
        if not found:
            return
        card = option.card if option else next(iter(found))
        rival, place = found[card], court.offer_of(table, card)
        offer = table.court[place]
        count = offer.agents[rival]
        alone = [agents if seat == rival else 0 for seat, agents in enumerate(offer.agents)]
        court.set_offer(table, place, replace(offer, agents=tuple(alone)))
        emit(BargainStruck, self.seat, rival, card, count)
        for number, agents in enumerate(offer.agents):
            if agents and number != rival:
                emit(AgentsWithdrawn, number, card, agents)
        table.steps += [GainedSecure(self.seat), GainedInfluence(self.seat, count)]
        court.take_court_card(table, rival, card, False, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has Dealmakers"]


@dataclass(frozen=True, slots=True)
class GainedInfluence(Step):
    """STEWARD-1.6: then as many influences as the rival had agents on the card."""

    seat: int
    left: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [*court.influence_options(table, self.seat)] if self.left else []
        if not options:
            return None
        asked = Message("reach-ask-bargained-influence", {"left": self.left})
        return Decision(self.seat, "influence", asked, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Influence | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Influence):
            table.steps.append(replace(self, left=self.left - 1))
            court.InfluenceCard(self.seat).answer(table, option, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.left >= 0 else ["the step on top influences fewer than no cards"]


@dataclass(frozen=True, slots=True)
class GainedSecure(Step):
    """STEWARD-1.6: and one card may be secured at last."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [*court.secure_options(table, self.seat)]
        if not options:
            return None
        return Decision(self.seat, "secure", ASK_BARGAINED_SECURE, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Secure | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Secure):
            court.SecureCard(self.seat).answer(table, option, emit)


DOERS["bargain"] = _bargain
DOABLE["bargain"] = lambda table, number, effect: bool(bargains(table, number))

FATE: Final = FateRules(
    "steward",
    hooks=_consolidates,
    of_cards={IMPERIAL_AUTHORITY: _taxes_for_the_empire},
    claims_regency=2,
)
