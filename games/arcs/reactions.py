"""What guild cards do after something has happened; their hooks push these steps."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs.court import COURT
from games.arcs.events import CardBuried, CardsSwapped, HandSeen, ResourceDiscarded
from games.arcs.leaders import ABILITIES, LEADERS, LORE
from games.arcs.moves import GO_ON, First, GoOn, Look, Swap
from games.arcs.parts import NO_TOKEN, without
from games.arcs.reach_box import FATE_CARDS
from games.arcs.stack import LookAtStack, ReturnToStack
from games.arcs.state import ArcsTable

ASK_EFFECT_ORDER: Final = Said("ask-effect-order")
ASK_LOOK: Final = Said("ask-look")
ASK_SWAP: Final = Said("ask-swap")


CARDS_WITH_EFFECTS: Final = (COURT, LEADERS, LORE, ABILITIES, FATE_CARDS)
ORDERED: Final[defaultdict[type, set[type[Step]]]] = defaultdict(set)
"""ARCS-1.10: by event, the steps after it whose order can make a difference."""


@dataclass(frozen=True, slots=True)
class OrderEffects(Step):
    """ARCS-1.10: of effects that happen at the same time the seat in turn chooses the first."""

    seat: int
    cards: tuple[str, ...]
    effects: tuple[tuple[Step, ...], ...]

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "first", ASK_EFFECT_ORDER, [First(card) for card in self.cards])

    def answer(self, table: ArcsTable, option: First, emit: Emit) -> None:
        place = self.cards.index(option.card)
        cards = without(self.cards, option.card)
        others = (*self.effects[:place], *self.effects[place + 1 :])
        left = [OrderEffects(self.seat, cards, others)] if len(others) > 1 else others[0][::-1]
        table.steps += [*left, *self.effects[place][::-1]]

    def problems(self, table: ArcsTable) -> list[str]:
        if not 1 < len(set(self.cards)) == len(self.effects):
            return ["the step on top orders effects without a card for each"]
        if not all(any(card in kind for kind in CARDS_WITH_EFFECTS) for card in self.cards):
            return ["the step on top orders the effects of a card that does not exist"]
        steps = [step for chain in self.effects for step in chain]
        return [problem for step in steps for problem in table.problems_of(step)]


@dataclass(frozen=True, slots=True)
class DiscardAllOf(Step):
    """COURT-3.2: a rival of a Cartel discards all tokens of its type after scoring."""

    seat: int
    resource: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        discard_all(table, self.seat, self.resource, emit)


def discard_all(table: ArcsTable, number: int, resource: str, emit: Emit) -> None:
    """All tokens of a type go from a seat's slots to the supply."""
    seat = table.seats[number]
    count = seat.slots.count(resource)
    if count:
        seat.slots = tuple([NO_TOKEN if token == resource else token for token in seat.slots])
        emit(ResourceDiscarded, number, resource, count)


@dataclass(frozen=True, slots=True)
class BuryStolen(Step):
    """COURT-5.14: Sworn Guardians that were stolen go to the bottom of the Court deck."""

    seat: int
    card: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        seat.cards = without(seat.cards, self.card)
        table.buried += (self.card,)
        emit(CardBuried, self.card)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.card not in table.seats[self.seat].cards:
            return [f"the step on top buries {self.card}, which seats[{self.seat}] does not hold"]
        return []


def with_hands(table: ArcsTable, number: int) -> list[int]:
    """COURT-5.9: the rivals of a seat who have action cards."""
    return [rival for rival in table.clockwise(number)[1:] if table.seats[rival].cards_left]


@dataclass(frozen=True, slots=True)
class LookAtHand(Step):
    """COURT-5.9: whoever declares with Farseers looks at a rival's hand."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [Look(rival) for rival in with_hands(table, self.seat)]
        if not options:
            return None
        return Decision(self.seat, "look", ASK_LOOK, options)

    def answer(self, table: ArcsTable, option: Look | None, emit: Emit) -> None:
        if option is None:
            return
        swapping = SwapCard(self.seat, option.rival)
        if table.seats[option.rival].supercat is not None:
            seeing = LookAtStack(self.seat, option.rival)
            table.steps += [ReturnToStack(option.rival, self.seat), swapping, seeing]
        else:
            table.steps.append(swapping)
            emit.to(self.seat, HandSeen, self.seat, option.rival, table.seats[option.rival].hand)


@dataclass(frozen=True, slots=True)
class SwapCard(Step):
    """COURT-5.9: a card may be swapped with the hand looked at."""

    seat: int
    rival: int

    @property
    def shows_hand(self) -> tuple[int, int]:
        """Who sees whose hand while this step waits."""
        return self.seat, self.rival

    def ask(self, table: ArcsTable) -> Decision:
        own, rival = table.seats[self.seat].hand, table.seats[self.rival]
        theirs = rival.hand if rival.supercat is None else rival.supercat.drawn
        options: list[Swap | GoOn] = [GO_ON, *[Swap(mine, its) for mine in own for its in theirs]]
        return Decision(self.seat, "swap", ASK_SWAP, options, secret=True)

    def answer(self, table: ArcsTable, option: Swap | GoOn, emit: Emit) -> None:
        if isinstance(option, Swap):
            here, there = table.seats[self.seat], table.seats[self.rival]
            here.hand = tuple(sorted((*without(here.hand, option.own), option.theirs)))
            there.hand = tuple(sorted((*without(there.hand, option.theirs), option.own)))
            if there.supercat is not None:
                drawn = (*without(there.supercat.drawn, option.theirs), option.own)
                there.supercat = replace(there.supercat, drawn=drawn)
            told = (self.seat, self.rival, option.own, option.theirs)
            emit.to(self.seat, CardsSwapped, *told)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.rival not in range(len(table.seats)) or self.rival == self.seat:
            return [f"the step on top looks at the hand of seat {self.rival}"]
        return []
