"""The Partisan: takes the initiative again and again, and wins ambitions without Outrage."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from engine.core.decision import Decision
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import CARD, CARDS, HIDDEN, RESOURCES
from games.arcs.campaign.rules.court import Advance
from games.arcs.campaign.rules.events import ReachEvent
from games.arcs.campaign.rules.moves import GiveHighest
from games.arcs.campaign.rules.state import FateRules
from games.arcs.court import Effect
from games.arcs.events import AmbitionScored
from games.arcs.moves import GO_ON, Choose, GoOn, Look
from games.arcs.parts import Played, without
from games.arcs.rule_hooks import query
from games.arcs.state import ArcsTable
from games.arcs.steps.court import provoke_outrage
from games.arcs.steps.gaining import DOABLE, DOERS, CarryOut
from games.arcs.steps.scoring import may_seize, seize
from games.arcs.table_chores import CardPassed

ASK_PROVOKE: Final = Message("reach-ask-provoke")
ASK_SPY: Final = Message("reach-ask-spy")

COUNTED_FOR: Final = {
    "tycoon": ("material", "fuel"),
    "warlord": ("weapon",),
    "keeper": ("relic",),
    "empath": ("psionic",),
    "tyrant": (),
}
"""The resources whose Outrage speaks against a win, by ambition."""


def _divides(seat: int) -> tuple[RuleHook, ...]:
    def taken(table: ArcsTable, event: q.InitiativeTaken) -> Iterable[Step]:
        return (Advance(seat, 1),) if event.seat == seat else ()

    def won(table: ArcsTable, event: AmbitionScored) -> Iterable[Step]:
        wins = (event.seat, event.place) == (seat, 1)
        spoiled = set(COUNTED_FOR[event.ambition]) & set(table.seats[seat].outrage)
        return (Advance(seat, 2),) if wins and not spoiled else ()

    objective = RuleHook(
        "partisan", "PARTISAN-1.1", after={q.InitiativeTaken: taken, AmbitionScored: won}
    )
    return (objective, _seizes(seat))


def _seizes(seat: int) -> RuleHook:
    """PARTISAN-1.4 and 1.5: never with another card, but by provoking Outrage."""

    def never(table: ArcsTable, asked: q.MayGiveCard, may: bool) -> bool:
        return may and asked.seat != seat

    def after(table: ArcsTable, event: Played) -> Iterable[Step]:
        return (ProvokeToSeize(seat),) if event.seat == seat else ()

    return RuleHook("f6-03", "PARTISAN-1.4", {q.MayGiveCard: never}, {Played: after})


@dataclass(frozen=True, slots=True)
class ProvokeToSeize(Step):
    """PARTISAN-1.5: when playing a card, seize by Provoking Outrage of a type not yet provoked."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        outraged = table.seats[self.seat].outrage
        left = [Choose(each) for each in RESOURCES if each not in outraged]
        if not left or not may_seize(table, self.seat):
            return None
        return Decision(self.seat, "provoke", ASK_PROVOKE, [GO_ON, *left])

    def answer(self, table: ArcsTable, option: Choose | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Choose):
            provoke_outrage(table, self.seat, option.name, emit)
            seize(table, self.seat, "", emit)


# -- Informants -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardHandedOver(ReachEvent):
    """A seat gave its highest card to another one; both know it."""

    turns_up: ClassVar = "card"

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]

    def veiled(self) -> CardHandedOver:
        return CardHandedOver(self.seat, self.rival, HIDDEN)


def highest(table: ArcsTable, number: int) -> list[str]:
    """PARTISAN-1.3: the cards of the highest number in a hand; Events have none."""
    hand = [card for card in table.seats[number].hand if CARDS[card].number]
    most = max([CARDS[card].number for card in hand], default=0)
    return [card for card in hand if CARDS[card].number == most]


def _can_spy(table: ArcsTable, number: int, effect: Effect) -> bool:
    has_cards = table.seats[number].supercat is not None or bool(highest(table, number))
    return has_cards and bool(_spied(table, number))


def _spied(table: ArcsTable, number: int) -> list[int]:
    """The rivals that can be spied on: usually those with a hand."""
    return [
        rival
        for rival in table.clockwise(number)[1:]
        if query(table, q.MayBeSpiedOn(number, rival), bool(table.seats[rival].hand))
    ]


def _spy(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(SpyOn(text.seat))


@dataclass(frozen=True, slots=True)
class SpyOn(Step):
    """PARTISAN-1.3: whom the highest card is given to."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        rivals = _spied(table, self.seat)
        if len(rivals) < 2:
            return None
        return Decision(self.seat, "look", ASK_SPY, [Look(rival) for rival in rivals])

    def answer(self, table: ArcsTable, option: Look | None, emit: Emit) -> None:
        rivals = _spied(table, self.seat)
        if option is not None or rivals:
            rival = option.rival if option else rivals[0]
            usual = (HandOver(self.seat, rival),)
            table.steps += query(table, q.SwapsBySpying(self.seat, rival), usual)


@dataclass(frozen=True, slots=True)
class HandOver(Step):
    """PARTISAN-1.3: a highest card goes to the other seat; then the other one gives back.

    It is asked for a single one too: how many there are is secret.
    """

    seat: int
    rival: int
    gives_back: bool = False

    def ask(self, table: ArcsTable) -> Decision | None:
        cards = highest(table, self.seat)
        if not cards:
            return None
        options = [GiveHighest(card) for card in cards]
        asked = Message("reach-ask-hand-over", {"rival": SeatNumber(self.rival)})
        return Decision(self.seat, "hand over", asked, options, secret=True)

    def answer(self, table: ArcsTable, option: GiveHighest | None, emit: Emit) -> None:
        cards = highest(table, self.seat)
        if cards:
            card = option.card if option else cards[0]
            give_card(table, self.seat, self.rival, card, emit)
        if not self.gives_back:
            table.steps.append(HandOver(self.rival, self.seat, gives_back=True))

    def problems(self, table: ArcsTable) -> list[str]:
        if self.rival not in range(len(table.seats)) or self.rival == self.seat:
            return [f"the step on top gives a card to seat {self.rival}"]
        return []


def give_card(table: ArcsTable, number: int, rival: int, card: str, emit: Emit) -> None:
    """PARTISAN-1.3: an action card goes from hand to hand."""
    here, there = table.seats[number], table.seats[rival]
    here.hand = without(here.hand, card)
    there.hand = tuple(sorted((*there.hand, card)))
    emit.to(rival, CardHandedOver, number, rival, card)
    emit.to(number, CardPassed, number, rival, card)


DOERS["swap_highest_action_cards_with_rival"] = _spy
DOABLE["swap_highest_action_cards_with_rival"] = _can_spy

FATE: Final = FateRules(
    "partisan",
    hooks=_divides,
)
