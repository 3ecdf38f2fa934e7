"""Resources: gaining and receiving them, making room, laying them into slots, stealing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import events, moves
from games.arcs import rule_queries as q
from games.arcs.board import RESOURCES, SLOT_COSTS, TOKEN
from games.arcs.campaign_components import GOLEMS
from games.arcs.court import COURT, Effect, is_known
from games.arcs.parts import NO_TOKEN, NOBODY, Seat, without
from games.arcs.rule_hooks import follow_up, may_be_stolen, query, stealable_types, supply
from games.arcs.state import ArcsTable
from games.arcs.table_chores import GolemLifted, HeldTaken, OffTaken, SlotsLaid, TokenTaken

ASK_ARRANGE: Final = Message("ask-arrange")
ASK_DROP: Final = Message("ask-drop")
ASK_DROP_TOO_MANY: Final = Message("ask-drop-too-many")

TOKENS: Final = (*RESOURCES, *GOLEMS)
"""All that can lie in a slot."""


@dataclass(frozen=True, slots=True)
class Receive(Step):
    """ARCS-6.1: a token comes from the supply, or from a rival who has given it up already.

    A full row takes it only when another token, or the new one, is discarded.
    """

    seat: int
    resource: str
    source: int = NOBODY

    def ask(self, table: ArcsTable) -> Decision | None:
        seat = table.seats[self.seat]
        if self._is_missing(table) or len(seat.tokens) < table.open_slots(self.seat):
            return None
        kinds = droppable(table, self.seat, self.resource)
        if len(kinds) == 1:
            return None
        asked = Message("ask-drop-for", {"resource": TOKEN(self.resource)})
        return Decision(self.seat, "drop", asked, [moves.DropToken(kind) for kind in kinds])

    def _is_missing(self, table: ArcsTable) -> bool:
        return self.source == NOBODY and not supply(table, self.resource)

    def answer(self, table: ArcsTable, option: moves.DropToken | None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if self._is_missing(table):
            return
        if len(seat.tokens) >= table.open_slots(self.seat):
            if option is None or option.resource == self.resource:
                if self.source != NOBODY:
                    emit(events.ResourceDiscarded, self.seat, self.resource, slot=events.IN_HAND)
                return
            table.steps.append(ArrangeSlots(self.seat))
            drop_token(table, self.seat, option.resource, emit)
        else:
            table.steps.append(ArrangeSlots(self.seat))
        slot = put_token(table, self.seat, self.resource)
        emit(events.ResourceGained, self.seat, self.resource, self.source, slot)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.resource not in RESOURCES:
            return [f"the step on top gives '{self.resource}', which is no resource"]
        return []


def droppable(table: ArcsTable, number: int, *more: str) -> list[str]:
    """ARCS-2.6: the kinds of tokens that a seat can give up to make room, `more` among them."""
    seat = table.seats[number]
    others = [each for each in seat.tokens if each not in RESOURCES]
    return [
        *[each for each in RESOURCES if each in (*seat.slots, *more)],
        *[each for each in others if query(table, q.MayPartWith(number, each), False)],
    ]


def drop_token(table: ArcsTable, number: int, token: str, emit: Emit) -> None:
    """ARCS-2.6: a token leaves the slots to make room."""
    slot = table.seats[number].take_token(token)
    if token in RESOURCES:
        emit(events.ResourceDiscarded, number, token, slot=slot)
    else:
        emit(GolemLifted, number, token, slot)
        follow_up(table, q.TokenGivenUp(number, token))


def put_token(table: ArcsTable, number: int, resource: str) -> int:
    """Lays a token into the free slot that is dearest to raid; returns its number from 1."""
    seat = table.seats[number]
    free = [slot for slot in _safest(table.open_places(number)) if not seat.slots[slot]]
    slots = list(seat.slots)
    slots[free[0]] = resource
    seat.slots = tuple(slots)
    return free[0] + 1


def _safest(opened: tuple[int, ...]) -> list[int]:
    return sorted(opened, key=lambda slot: (-SLOT_COSTS[slot], slot))


@dataclass(frozen=True, slots=True)
class ArrangeSlots(Step):
    """ARCS-2.6: a player who gains a resource may rearrange all of them.

    What is offered leaves the cheapest slots empty, and tells slots of one cost apart only once.
    """

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = arrangements(table.seats[self.seat], table.open_places(self.seat))
        if len(options) < 2:
            return None
        return Decision(
            self.seat, "arrange", ASK_ARRANGE, [moves.arrange(slots) for slots in options]
        )

    def answer(self, table: ArcsTable, option: moves.Arrange | None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if option is None:
            found = arrangements(seat, table.open_places(self.seat))
            lay_slots(table, self.seat, found[0] if found else seat.slots, emit)
        elif option.slots != seat.slots:
            seat.slots = option.slots
            emit(events.SlotsArranged, self.seat, seat.slots)

    def problems(self, table: ArcsTable) -> list[str]:
        if len(table.seats[self.seat].tokens) > table.open_slots(self.seat):
            return [f"seats[{self.seat}].slots holds more than its open slots"]
        return []


def push_once_below(table: ArcsTable, step: Step, *kinds: type[Step]) -> None:
    """Has a step run once those of these kinds that are on top have run, unless it is there."""
    place = len(table.steps)
    while place and isinstance(table.steps[place - 1], kinds):
        place -= 1
    if not place or table.steps[place - 1] != step:
        table.steps.insert(place, step)


def lay_slots(table: ArcsTable, number: int, slots: tuple[str, ...], emit: Emit) -> None:
    """ARCS-2.6: the tokens are laid anew in the only way that there is; hands are told."""
    seat = table.seats[number]
    if slots != seat.slots:
        seat.slots = slots
        emit(SlotsLaid, number, slots)


def arrangements(seat: Seat, opened: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    """The ways to lay a seat's tokens that differ in what a raid would cost."""
    counts = tuple([seat.slots.count(token) for token in TOKENS])
    return _arrangements(counts, opened, len(seat.slots))


@cache
def _arrangements(
    counts: tuple[int, ...], opened: tuple[int, ...], size: int
) -> tuple[tuple[str, ...], ...]:
    groups: dict[int, list[int]] = {}
    for slot in _safest(opened)[: sum(counts)]:
        groups.setdefault(SLOT_COSTS[slot], []).append(slot)
    found = []
    for rows in _fillings(counts, [len(slots) for slots in groups.values()]):
        slots = [NO_TOKEN] * size
        for row, group in zip(rows, groups.values(), strict=True):
            for resource, slot in zip(row, group, strict=True):
                slots[slot] = resource
        found.append(tuple(slots))
    return tuple(found)


def _fillings(counts: Sequence[int], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to fill groups of these sizes with so many tokens of each type."""
    if not sizes:
        yield []
        return
    for row in _rows(counts, sizes[0]):
        left = [count - row.count(each) for count, each in zip(counts, TOKENS, strict=True)]
        for rest in _fillings(left, sizes[1:]):
            yield [row, *rest]


def _rows(counts: Sequence[int], size: int, first: int = 0) -> Iterator[tuple[str, ...]]:
    if not size:
        yield ()
        return
    for kind in range(first, len(counts)):
        if counts[kind]:
            left = [count - (place == kind) for place, count in enumerate(counts)]
            for rest in _rows(left, size - 1, kind):
                yield (TOKENS[kind], *rest)


@dataclass(frozen=True, slots=True)
class FitSlots(Step):
    """ARCS-2.6: slots were closed: tokens are rearranged, and what does not fit is discarded."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        if len(table.seats[self.seat].tokens) <= table.open_slots(self.seat):
            return None
        kinds = droppable(table, self.seat)
        if len(kinds) == 1:
            return None
        options = [moves.DropToken(kind) for kind in kinds]
        return Decision(self.seat, "drop", ASK_DROP_TOO_MANY, options)

    def answer(self, table: ArcsTable, option: moves.DropToken | None, emit: Emit) -> None:
        seat, opened = table.seats[self.seat], table.open_places(self.seat)
        if len(seat.tokens) > len(opened):
            token = option.resource if option else droppable(table, self.seat)[0]
            table.steps.append(self)
            drop_token(table, self.seat, token, emit)
        elif any(token and slot not in opened for slot, token in enumerate(seat.slots)):
            lay_slots(table, self.seat, arrangements(seat, opened)[0], emit)
            table.steps.append(ArrangeSlots(self.seat))


# -- stealing -------------------------------------------------------------------------------------


def stealable_tokens(table: ArcsTable, thief: int, resource: str = "") -> list[moves.StealToken]:
    """ARCS-1.7: the tokens in slots of rivals that can be stolen, of one type or of any."""
    return [
        moves.StealToken(owner, slot)
        for owner in table.clockwise(thief)[1:]
        if may_be_stolen(table, owner)
        for types in [stealable_types(table, owner, thief)]
        for slot, token in enumerate(table.seats[owner].slots)
        if token in types and resource in ("", token)
    ]


def stealable_cards(table: ArcsTable, thief: int) -> list[moves.StealCard]:
    """ARCS-1.7: the guild cards of rivals that can be stolen."""
    return [
        moves.StealCard(owner, card)
        for owner in table.clockwise(thief)[1:]
        for card in table.seats[owner].cards
        if may_be_stolen(table, owner, card)
    ]


def stealable_held(table: ArcsTable, thief: int) -> list[moves.StealHeld]:
    """COURT-5.12: the resources that cards of rivals hold."""
    return [
        moves.StealHeld(owner, card)
        for owner in table.clockwise(thief)[1:]
        if may_be_stolen(table, owner)
        for card in table.seats[owner].cards
        if held_on(table, card) in stealable_types(table, owner, thief)
    ]


def stealable_elsewhere(table: ArcsTable, thief: int) -> tuple[moves.StealOff, ...]:
    """REACH-3.13: resources of rivals that lie neither in a slot nor in the supply."""
    thefts: tuple[moves.StealOff, ...] = query(table, q.HeldElsewhere(thief), ())
    return thefts


def held_on(table: ArcsTable, card: str) -> str:
    """The type of resource that lies on a card, or ""."""
    effects = [effect for clause in COURT[card].clauses for effect in clause.effects]
    types = [effect.resource for effect in effects if effect.op == "hold_entire_supply"]
    return next((each for each in types if table.tokens_free(each)), "")


def steal(
    table: ArcsTable,
    thief: int,
    option: moves.StealToken | moves.StealHeld | moves.StealCard | moves.StealOff,
    emit: Emit,
) -> None:
    """ARCS-1.7: what was chosen comes to the thief; a resource needs a slot."""
    owner = table.seats[option.owner]
    if isinstance(option, moves.StealOff):
        table.reach.give_up(option.owner, option.place, option.resource)
        emit(OffTaken, option.owner, option.resource, option.place)
        table.steps.append(Receive(thief, option.resource, option.owner))
    elif isinstance(option, moves.StealCard):
        owner.cards = without(owner.cards, option.card)
        table.seats[thief].cards += (option.card,)
        emit(events.CardStolen, thief, option.owner, option.card)
        follow_up(table, events.CardStolen(thief, option.owner, option.card))
    elif isinstance(option, moves.StealHeld):
        held = held_on(table, option.card)
        table.steps.append(Receive(thief, held, option.owner))
        emit(HeldTaken, held, option.card)
    else:
        resource = owner.slots[option.slot]
        owner.empty_slot(option.slot)
        table.steps.append(Receive(thief, resource, option.owner))
        emit(TokenTaken, option.owner, resource, option.slot + 1)
    follow_up(table, q.StolenFrom(thief, option.owner))


# Carrying out the effects of a text one after the other.


@dataclass(frozen=True, slots=True)
class CarryOut(Step):
    """ARCS-9.1: a seat carries out the effects of a card's text in their order.

    `chosen` is what an earlier effect of the text settled: a cluster, a type, a number.
    """

    seat: int
    card: str
    effects: tuple[Effect, ...]
    chosen: str = ""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if not self.effects:
            return
        first, *rest = self.effects
        if rest:
            table.steps.append(replace(self, effects=tuple(rest)))
        DOERS[first.op](table, self, first, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if not is_known(self.card):
            return [f"the step on top carries out '{self.card}', which is no card"]
        if any(effect.op not in DOERS for effect in self.effects):
            return ["the step on top holds an effect that cannot be carried out"]
        return []


Doer = Callable[[ArcsTable, CarryOut, Effect, Emit], None]
DOERS: Final[dict[str, Doer]] = {}
"""The words of the vocabulary that do something, filled by `effects`."""
DOABLE: Final[dict[str, Callable[[ArcsTable, int, Effect], bool]]] = {}
"""Whether a seat would change anything with such a word, for those that have to be asked."""


def tell_rest(table: ArcsTable, chosen: str) -> None:
    """What was chosen is told to the effects of the same text that follow."""
    step = table.steps[-1]
    assert isinstance(step, CarryOut)
    table.steps[-1] = replace(step, chosen=chosen)


def drop_rest(table: ArcsTable) -> None:
    """What was declined takes the effects that follow with it."""
    assert isinstance(table.steps.pop(), CarryOut)
