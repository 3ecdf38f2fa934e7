"""The Magnate: deals in the Summits, and the Merchant League that stores what it gains."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Annotated, Final

from engine.core.decision import Decision, MoveOption, Option
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs import rule_queries as q
from games.arcs.board import RESOURCES, TOKEN, listed
from games.arcs.campaign.rules import court
from games.arcs.campaign.rules.events import ReachEvent
from games.arcs.campaign.rules.state import FateRules, has_reach, reach_of
from games.arcs.campaign_components import MERCHANT_LEAGUE
from games.arcs.events import AmbitionDeclared, CardDiscarded, tokens_said
from games.arcs.moves import GO_ON, Choose, GoOn, StealOff
from games.arcs.rule_hooks import ORDERED, may_be_stolen, supply
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import ArrangeSlots, push_once_below

ASK_STORE: Final = Message("reach-ask-store")

GAINED: Final = 2
FOR_A_DEAL: Final = 2
EXPORTED: Final = 3


def _stores(seat: int) -> tuple[RuleHook, ...]:
    def declared(table: ArcsTable, event: AmbitionDeclared) -> Iterable[Step]:
        return (StoreResource(seat, GAINED),) if event.seat == seat else ()

    def crisis(table: ArcsTable, event: court.FateCrisis) -> Iterable[Step]:
        return (EmptyLeague(seat),) if event.seat == seat else ()

    def held(
        table: ArcsTable, asked: q.HeldElsewhere, thefts: tuple[StealOff, ...]
    ) -> tuple[StealOff, ...]:
        if asked.thief == seat or not may_be_stolen(table, seat):
            return thefts
        stored = dict.fromkeys(reach_of(table).fates[seat].league)
        return (*thefts, *[StealOff(seat, "league", each) for each in stored])

    return (
        RuleHook(
            MERCHANT_LEAGUE,
            "MAGNATE-1.3",
            {q.HeldElsewhere: held},
            {AmbitionDeclared: declared, court.FateCrisis: crisis},
        ),
    )


def _trades(seat: int) -> tuple[RuleHook, ...]:
    def discarded(table: ArcsTable, event: CardDiscarded) -> Iterable[Step]:
        return (EmptyLeague(seat),) if event.card == MERCHANT_LEAGUE else ()

    def received(table: ArcsTable, event: court.AssetReceived) -> Iterable[Step]:
        return (court.Advance(seat, FOR_A_DEAL),) if event.seat == seat else ()

    def may_export(
        table: ArcsTable, asked: court.OtherDealings, found: tuple[tuple[Option, Step], ...]
    ) -> tuple[tuple[Option, Step], ...]:
        if asked.seat != seat:
            return found
        more = [(option, ExportGoods(seat, option.resources)) for option in exports(table, seat)]
        return (*found, *more)

    return (
        RuleHook(
            "magnate",
            "MAGNATE-1.1",
            {court.OtherDealings: may_export},
            {CardDiscarded: discarded, court.AssetReceived: received},
        ),
    )


# -- exports --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Export(MoveOption):
    """Discard resources to advance the objective."""

    resources: Annotated[tuple[str, ...], TOKEN]

    def __str__(self) -> str:
        return f"Export {listed([each.capitalize() for each in self.resources])}"


@dataclass(frozen=True, slots=True)
class GoodsExported(ReachEvent):
    """A seat discarded resources in Negotiations."""

    seat: Annotated[int, SeatNumber]
    resources: Annotated[tuple[str, ...], TOKEN]
    slots: tuple[int, ...] = field(default=(), compare=False)

    def said(self) -> Message:
        key, args = said_by_fields(self)
        pairs = zip(self.resources, self.slots or (0,) * len(self.resources), strict=True)
        told = [Message("slot-holds", {"token": TOKEN(each), "slot": slot}) for each, slot in pairs]
        args = {**args, "resources": tokens_said(self.resources), "numbered": tuple(told)}
        return Message(key, args)


def exports(table: ArcsTable, number: int) -> list[Export]:
    """MAGNATE-1.2: every three resources that a seat has in its slots."""
    held = sorted(
        [token for token in table.seats[number].slots if token in RESOURCES], key=RESOURCES.index
    )
    return [Export(three) for three in dict.fromkeys(combinations(held, EXPORTED))]


@dataclass(frozen=True, slots=True)
class ExportGoods(Step):
    """MAGNATE-1.2: three resources of the slots are discarded."""

    seat: int
    resources: tuple[str, ...]

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        slots = tuple([seat.take_token(resource) for resource in self.resources])
        emit(GoodsExported, self.seat, self.resources, slots)
        court.advance(table, self.seat, FOR_A_DEAL, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        slots = table.seats[self.seat].slots
        if any(slots.count(each) < self.resources.count(each) for each in self.resources):
            return ["the step on top exports resources that are not there"]
        return []


# -- the Merchant League --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LeagueFilled(ReachEvent):
    """A resource of the supply came onto the Merchant League."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class LeagueEmptied(ReachEvent):
    """All resources of the Merchant League went back to the supply."""

    seat: Annotated[int, SeatNumber]
    resources: Annotated[tuple[str, ...], TOKEN]

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "resources": tokens_said(self.resources)})


@dataclass(frozen=True, slots=True)
class StoreResource(Step):
    """MAGNATE-1.3: a player who declares may gain `left` resources of any type onto the League."""

    seat: int
    left: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [Choose(resource) for resource in RESOURCES if supply(table, resource)]
        if not self.left or not options:
            return None
        return Decision(self.seat, "store", ASK_STORE, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Choose | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Choose):
            reach = reach_of(table)
            league = (*reach.fates[self.seat].league, option.name)
            reach.change_fate(self.seat, league=league)
            emit(LeagueFilled, self.seat, option.name)
            if table.rules.holds("demand-rearranges"):
                push_once_below(table, ArrangeSlots(self.seat))
            table.steps.append(StoreResource(self.seat, self.left - 1))

    def problems(self, table: ArcsTable) -> list[str]:
        if not has_reach(table) or self.left < 0:
            return ["the step on top stores resources where no Merchant League is"]
        return []


@dataclass(frozen=True, slots=True)
class EmptyLeague(Step):
    """MAGNATE-1.4 and 1.5: in a crisis, or without the card, all its resources return."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        lost = reach.fates[self.seat].league
        if lost:
            reach.change_fate(self.seat, league=())
            emit(LeagueEmptied, self.seat, lost)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has a Merchant League"]


ORDERED[AmbitionDeclared].add(StoreResource)
FATE: Final = FateRules(
    "magnate",
    hooks=_trades,
    of_cards={MERCHANT_LEAGUE: _stores},
)
