"""The fates of the Court, of deals and of the initiative.

The Advocate uses guild cards up, and brings them back into the Court. The Magnate deals in the
Summits, and has the Merchant League that stores what it gains. The Partisan takes the initiative
again and again, and wins ambitions without Outrage.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Annotated, ClassVar, Final

from engine.core.decision import Decision, MoveOption, Option
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs import rule_queries as q
from games.arcs.board import CARD, CARDS, HIDDEN, RESOURCES, TOKEN, listed
from games.arcs.campaign.rules import court
from games.arcs.campaign.rules.court import Advance, advance, is_guild, may_carry
from games.arcs.campaign.rules.events import ReachEvent
from games.arcs.campaign.rules.moves import GiveHighest, Spy
from games.arcs.campaign.rules.state import FateRules, has_reach, reach_of
from games.arcs.campaign_components import COUNCIL, MERCHANT_LEAGUE
from games.arcs.court import COURT, Effect
from games.arcs.events import AmbitionDeclared, AmbitionScored, CardDiscarded, tokens_said
from games.arcs.moves import GO_ON, Choose, GoOn, Influence, StealOff, influence
from games.arcs.parts import Played, without
from games.arcs.rule_hooks import ORDERED, declared, may_be_stolen, query, supply
from games.arcs.state import ArcsTable
from games.arcs.steps.court import provoke_outrage
from games.arcs.steps.gaining import DOABLE, DOERS, ArrangeSlots, CarryOut, push_once_below
from games.arcs.steps.scoring import may_seize, places_in, seize
from games.arcs.table_chores import CardPassed

# -- The Advocate ----------------------------------------------------------------------------------

GUILD_OVERSEERS: Final = "f4-03"
FOR_A_PRELUDE: Final = 3
FOR_A_RECOVERY: Final = 2


def _keeps_guilds_in_power(seat: int) -> tuple[RuleHook, ...]:
    def used(table: ArcsTable, event: q.PreludeDiscarded) -> Iterable[Step]:
        owns = GUILD_OVERSEERS in table.seats[seat].cards
        return (Advance(seat, FOR_A_PRELUDE),) if event.seat == seat and owns else ()

    return (RuleHook("advocate", "ADVOCATE-1.1", after={q.PreludeDiscarded: used}),)


def _oversees(seat: int) -> tuple[RuleHook, ...]:
    def rule(table: ArcsTable, asked: q.MaySpeak, may: bool) -> bool:
        if asked.seat != seat or asked.card not in COURT:
            return may
        return may and has_a_place(table, seat)

    return (RuleHook(GUILD_OVERSEERS, "ADVOCATE-1.4", {q.MaySpeak: rule}),)


def has_a_place(table: ArcsTable, number: int) -> bool:
    """ADVOCATE-1.4: a place in a declared ambition as it would be scored now.

    A tie for first is second place for all of them; a tie for second is none.
    """
    found = [places_in(table, ambition) for ambition in declared(table)]
    return any(number in first or number in second for first, second in found)


# -- Recover --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardRecovered(ReachEvent):
    """A guild card of the Court discard was attached to a card of the Court."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]
    host: Annotated[str, CARD]


def recoverable(table: ArcsTable) -> str:
    """ADVOCATE-1.3: the topmost guild card of the Court discard, "" without any."""
    return next((card for card in reversed(table.court_discard) if is_guild(card)), "")


def hosts(table: ArcsTable) -> list[str]:
    """ADVOCATE-1.3: the Court cards without agents that can carry another one; REACH-5.2: a tucked
    Council is still one of them.
    """
    row = [offer.card for offer in table.court if not any(offer.agents)]
    is_tucked = reach_of(table).council == "tucked"
    if is_tucked and table.rules.holds("attach-to-tucked-council"):
        row.append(COUNCIL)
    return [card for card in row if may_carry(table, card)]


def _can_recover(table: ArcsTable, number: int, effect: Effect) -> bool:
    return bool(recoverable(table)) and bool(hosts(table))


def _recover(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(Recover(text.seat))


@dataclass(frozen=True, slots=True)
class Recover(Step):
    """ADVOCATE-1.3: the card comes out of the discard and is attached; the objective advances."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [influence(card) for card in hosts(table)]
        if len(options) < 2 or not recoverable(table):
            return None
        asked = Message("reach-ask-recover", {"card": CARD(recoverable(table))})
        return Decision(self.seat, "recover", asked, options)

    def answer(self, table: ArcsTable, option: Influence | None, emit: Emit) -> None:
        card, places = recoverable(table), hosts(table)
        if not card or not places:
            return
        host = option.card if option else places[0]
        table.court_discard = without(table.court_discard, card)
        reach_of(table).attached[host] = card
        emit(CardRecovered, self.seat, card, host)
        if GUILD_OVERSEERS in table.seats[self.seat].cards:
            advance(table, self.seat, FOR_A_RECOVERY, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign recovers cards"]


DOERS["attach_top_discarded_guild_to_court_card"] = _recover
DOABLE["attach_top_discarded_guild_to_court_card"] = _can_recover

ADVOCATE: Final = FateRules(
    "advocate",
    hooks=_keeps_guilds_in_power,
    of_cards={GUILD_OVERSEERS: _oversees},
)


# -- The Magnate -----------------------------------------------------------------------------------

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

    def said(self) -> Message:
        return Message("move-export", {"resources": tokens_said(self.resources)})

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
MAGNATE: Final = FateRules(
    "magnate",
    hooks=_trades,
    of_cards={MERCHANT_LEAGUE: _stores},
)


# -- The Partisan ----------------------------------------------------------------------------------

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
        return Decision(self.seat, "spy", ASK_SPY, [Spy(rival) for rival in rivals])

    def answer(self, table: ArcsTable, option: Spy | None, emit: Emit) -> None:
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

PARTISAN: Final = FateRules(
    "partisan",
    hooks=_divides,
)
