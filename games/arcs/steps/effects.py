"""What each word of the vocabulary does, and what it asks whoever carries it out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import board, events, moves
from games.arcs import rule_queries as q
from games.arcs.court import ACTIONS, COURT, Effect, prelude_of, texts_of
from games.arcs.moves import OneCard
from games.arcs.parts import Attached, Lying, without
from games.arcs.rule_hooks import follow_up, has_resource, icons, query, supply, types_of
from games.arcs.state import ArcsTable
from games.arcs.steps import gaining
from games.arcs.steps.actions import place_ships
from games.arcs.steps.court import capture_agents, provoke_outrage, shuffle_into_deck
from games.arcs.steps.scoring import begin_declaring, can_declare, may_seize, seize
from games.arcs.table_chores import TokenTaken

ASK_ABDUCT: Final = Message("ask-abduct")
ASK_ATTACH: Final = Message("ask-attach")
ASK_CLUSTER: Final = Message("ask-cluster")
ASK_DECLARE_ANY: Final = Message("ask-declare-any")
ASK_DRAW: Final = Message("ask-draw")
ASK_CAPTIVE: Final = Message("ask-captive")
ASK_EXECUTE: Final = Message("ask-execute")
ASK_PLACE_FEW: Final = Message("ask-place-few")
ASK_RESOURCE: Final = Message("ask-resource")
ASK_RETURN_CITY: Final = Message("ask-return-city")
ASK_SEIZE: Final = Message("ask-seize")
ASK_SPREAD: Final = Message("ask-spread")
ASK_STEAL: Final = Message("ask-steal")
ASK_STEAL_CARD: Final = Message("ask-steal-card")
ASK_THROW: Final = Message("ask-throw")
ASK_TRADE: Final = Message("ask-trade")

Steal = moves.StealToken | moves.StealHeld | moves.StealCard | moves.StealOff

# -- resources ------------------------------------------------------------------------------------


def _discard_self(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.discard_court_card(text.seat, text.card)
    emit(events.CardDiscarded, text.seat, text.card)
    follow_up(table, q.PreludeDiscarded(text.seat, text.card))


def _gain(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    if effect.amount:
        table.steps.append(FillSlots(text.seat, effect.resource))
    else:
        table.steps += [gaining.Receive(text.seat, effect.resource)] * effect.n


@dataclass(frozen=True, slots=True)
class FillSlots(Step):
    """COURT-2.2: gain until the slots are full; steal the rest once the supply has run out."""

    seat: int
    resource: str

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._thefts(table)
        if len(options) < 2:
            return None
        prompt = Message("ask-steal-missing", {"resource": board.TOKEN(self.resource)})
        return Decision(self.seat, "steal", prompt, options)

    def _is_full(self, table: ArcsTable) -> bool:
        return len(table.seats[self.seat].tokens) >= table.open_slots(self.seat)

    def _thefts(self, table: ArcsTable) -> list[moves.StealToken]:
        if self._is_full(table) or supply(table, self.resource):
            return []
        return gaining.stealable_tokens(table, self.seat, self.resource)

    def answer(self, table: ArcsTable, option: moves.StealToken | None, emit: Emit) -> None:
        if self._is_full(table):
            return
        if supply(table, self.resource):
            table.steps += [self, gaining.Receive(self.seat, self.resource)]
            return
        thefts = self._thefts(table)
        if thefts:
            table.steps.append(self)
            gaining.steal(table, self.seat, option or thefts[0], emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return (
            [] if self.resource in board.RESOURCES else ["the step on top fills with no resource"]
        )


def _steal_resource(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(StealOne(text.seat, effect.resource))


def _steal_anything(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(StealOne(text.seat))


@dataclass(frozen=True, slots=True)
class StealOne(Step):
    """COURT-3.3 and 5.12: steal a resource of a type, or with "" any resource or guild card."""

    seat: int
    resource: str = ""

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self.options(table)
        if len(options) < 2:
            return None
        return Decision(self.seat, "steal", ASK_STEAL, options)

    def options(self, table: ArcsTable) -> list[Steal]:
        """Everything of rivals that it can take."""
        tokens: list[Steal] = [*gaining.stealable_tokens(table, self.seat, self.resource)]
        if self.resource:
            return tokens
        if not table.rules.holds("cartel-resources-stay"):
            tokens += gaining.stealable_held(table, self.seat)
        tokens += gaining.stealable_elsewhere(table, self.seat)
        return [*tokens, *gaining.stealable_cards(table, self.seat)]

    def answer(self, table: ArcsTable, option: Steal | None, emit: Emit) -> None:
        options = self.options(table)
        if options:
            gaining.steal(table, self.seat, option or options[0], emit)


def _steal_card(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(MayStealCard(text.seat))


@dataclass(frozen=True, slots=True)
class MayStealCard(Step):
    """COURT-6.5: a guild card of a rival may be stolen."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = gaining.stealable_cards(table, self.seat)
        if not options:
            return None
        return Decision(self.seat, "steal", ASK_STEAL_CARD, [moves.GO_ON, *options])

    def answer(
        self, table: ArcsTable, option: moves.StealCard | moves.GoOn | None, emit: Emit
    ) -> None:
        if isinstance(option, moves.StealCard):
            gaining.steal(table, self.seat, option, emit)


def _discard_resource(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(DiscardResource(text.seat))


@dataclass(frozen=True, slots=True)
class DiscardResource(Step):
    """COURT-5.17: one resource goes to the supply."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        held = table.seats[self.seat].slots
        options = [moves.DropToken(resource) for resource in board.RESOURCES if resource in held]
        return Decision(self.seat, "drop", gaining.ASK_DROP, options)

    def answer(self, table: ArcsTable, option: moves.DropToken, emit: Emit) -> None:
        slot = table.seats[self.seat].take_token(option.resource)
        emit(events.ResourceDiscarded, self.seat, option.resource, slot=slot)

    def problems(self, table: ArcsTable) -> list[str]:
        held = table.seats[self.seat].resources
        return [] if held else [f"seats[{self.seat}].slots holds nothing to discard"]


# -- ships ----------------------------------------------------------------------------------------


def _place(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    if effect.where == "one_system_you_control":
        table.steps.append(PlaceWhereInControl(text.seat, effect.n))
    elif effect.where == "each_gate_in_play":
        gates = tuple(name for name in table.systems if board.SYSTEMS[name].is_gate)
        table.steps.append(PlaceInEach(text.seat, gates))
    else:
        cluster = int(text.chosen)
        there = tuple(name for name in table.systems if board.SYSTEMS[name].cluster == cluster)
        table.steps.append(PlaceInEach(text.seat, there))


@dataclass(frozen=True, slots=True)
class PlaceWhereInControl(Step):
    """COURT-5.3: fresh ships in one system that you control."""

    seat: int
    count: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if len(options) < 2:
            return None
        prompt = Message("ask-place", {"count": self.count})
        return Decision(self.seat, "place", prompt, options)

    def _options(self, table: ArcsTable) -> list[moves.Choose]:
        systems = [name for name in table.systems if table.controller(name) == self.seat]
        return [moves.Choose(name) for name in systems]

    def answer(self, table: ArcsTable, option: moves.Choose | None, emit: Emit) -> None:
        options = self._options(table)
        if options:
            place_ships(table, self.seat, (option or options[0]).name, self.count, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.count > 0 else ["the step on top places no ship"]


@dataclass(frozen=True, slots=True)
class PlaceInEach(Step):
    """COURT-5.2 and 6.1: a fresh ship in each of these systems; you choose if there are too few."""

    seat: int
    systems: tuple[str, ...]

    def ask(self, table: ArcsTable) -> Decision | None:
        if not 0 < table.in_supply(self.seat, board.SHIP) < len(self.systems):
            return None
        options = [moves.Choose(name) for name in self.systems]
        return Decision(self.seat, "place", ASK_PLACE_FEW, options)

    def answer(self, table: ArcsTable, option: moves.Choose | None, emit: Emit) -> None:
        if option is None:
            for name in self.systems:
                place_ships(table, self.seat, name, 1, emit)
        else:
            place_ships(table, self.seat, option.name, 1, emit)
            table.steps.append(replace(self, systems=without(self.systems, option.name)))

    def problems(self, table: ArcsTable) -> list[str]:
        if not set(self.systems) <= set(table.systems):
            return ["the step on top places ships in systems that are not in play"]
        return []


def _choose_cluster(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(ChooseCluster(text.seat))


@dataclass(frozen=True, slots=True)
class ChooseCluster(Step):
    """COURT-6.1: which cluster."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = [
            moves.Choose(f"{moves.CLUSTER}{n}") for n in board.CLUSTERS if n not in table.out
        ]
        return Decision(self.seat, "cluster", ASK_CLUSTER, options)

    def answer(self, table: ArcsTable, option: moves.Choose, emit: Emit) -> None:
        gaining.tell_rest(table, option.name.split()[-1])

    def problems(self, table: ArcsTable) -> list[str]:
        return _needs_text(table)


def _needs_text(table: ArcsTable) -> list[str]:
    if len(table.steps) > 1 and isinstance(table.steps[-2], gaining.CarryOut):
        return []
    return ["the step on top must stand on the text that it belongs to"]


# -- action cards ---------------------------------------------------------------------------------


def _attach(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(AttachCard(text.seat, text.card))


def attachable(table: ArcsTable, union: str) -> list[moves.AttachUnion]:
    """COURT-4.1: the face-up played cards of a Union's suit with no Union beside them yet."""
    clause = COURT[union].prelude
    suit = clause.effects[0].suit if clause else ""
    taken = [attached.card for attached in table.unions]
    return [
        moves.AttachUnion(each.card, each.seat)
        for each in table.trick
        if each.how != "copy" and board.CARDS[each.card].suit == suit and each.card not in taken
    ]


@dataclass(frozen=True, slots=True)
class AttachCard(Step):
    """COURT-4.1: a Union is laid beside a played card; it is picked up as the round ends."""

    seat: int
    union: str

    def ask(self, table: ArcsTable) -> Decision | None:
        options = attachable(table, self.union)
        if len(options) < 2:
            return None
        return Decision(self.seat, "attach", ASK_ATTACH, options)

    def answer(self, table: ArcsTable, option: moves.AttachUnion | None, emit: Emit) -> None:
        card = (option or attachable(table, self.union)[0]).card
        seat = table.seats[self.seat]
        seat.cards = without(seat.cards, self.union)
        table.unions += (Attached(self.seat, self.union, card),)
        emit(events.UnionAttached, self.seat, self.union, card)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.union not in table.seats[self.seat].cards or not attachable(table, self.union):
            return ["the step on top lays a Union beside a card, which is not possible"]
        return []


def _as_the_round_ends(
    table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit
) -> None:
    """COURT-4.2: what a Union does later is done by the end of the round."""


def _seize(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    if not may_seize(table, text.seat):
        return
    if effect.condition:
        table.steps.append(SeizeIfWanted(text.seat))
    else:
        seize(table, text.seat, "", emit)


@dataclass(frozen=True, slots=True)
class SeizeIfWanted(Step):
    """COURT-6.4: the initiative may be seized."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "seize", ASK_SEIZE, [moves.GO_ON, moves.SEIZE])

    def answer(self, table: ArcsTable, option: moves.Seize | moves.GoOn, emit: Emit) -> None:
        if isinstance(option, moves.Seize):
            seize(table, self.seat, "", emit)


def _discard_actions(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(DiscardActions(text.seat))


@dataclass(frozen=True, slots=True)
class DiscardActions(Step):
    """COURT-5.10: any number of action cards go face down onto the pile, shuffled together."""

    seat: int
    count: int = 0

    def ask(self, table: ArcsTable) -> Decision | None:
        hand = query(table, q.GivenCards(self.seat), table.seats[self.seat].hand)
        if not hand or not query(table, q.MayGiveCard(self.seat), True):
            return None
        options = [moves.GO_ON, *[moves.DiscardAction(card) for card in hand]]
        return Decision(self.seat, "throw", ASK_THROW, options, secret=True)

    def answer(
        self, table: ArcsTable, option: moves.DiscardAction | moves.GoOn | None, emit: Emit
    ) -> None:
        if isinstance(option, moves.DiscardAction):
            seat = table.seats[self.seat]
            seat.hand = without(seat.hand, option.card)
            lying = Lying(option.card, self.seat)
            below, top = (table.pile[:-1], table.pile[-1]) if self.count else (table.pile, ())
            table.pile = (*below, (*top, lying))
            table.steps.append(replace(self, count=self.count + 1))
        else:
            if self.count:
                cards = tuple([each.card for each in table.pile[-1]])
                emit.to(self.seat, events.CardsDiscarded, self.seat, self.count, cards)
            gaining.tell_rest(table, str(self.count))

    def problems(self, table: ArcsTable) -> list[str]:
        if self.count and not table.pile:
            return ["the step on top has thrown cards away, but pile is empty"]
        return _needs_text(table)


def _draw_actions(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    count = effect.n or int(text.chosen) + 1
    table.steps += [DrawCard(text.seat)] * count


@dataclass(frozen=True, slots=True)
class DrawCard(Step):
    """ARCS-6.2: one card from the bottom of the action discard pile."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        cards = tuple(sorted([each.card for each in table.bottom]))
        if not cards:
            return None
        is_open = query(table, q.HandIsOpen(self.seat), False)
        return Chance("draw", ASK_DRAW, OneCard(cards), self.seat, secret=not is_open)

    def answer(self, table: ArcsTable, card: str | None, emit: Emit) -> None:
        if card is None:
            return
        is_from_pile = not table.stack
        table.take_from_bottom((card,))
        seat = table.seats[self.seat]
        seat.hand = tuple(sorted((*seat.hand, card)))
        if query(table, q.HandIsOpen(self.seat), False):
            emit(events.CardRevealed, self.seat, card, is_from_pile)
        else:
            emit.to(self.seat, events.CardsDealt, self.seat, (card,))
        follow_up(table, events.CardsDealt(self.seat, (card,)))


def _declare(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(DeclareAnything(text.seat))


@dataclass(frozen=True, slots=True)
class DeclareAnything(Step):
    """COURT-6.2: any ambition may be declared; the zero marker stays where it is."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        if not table.free_markers or not can_declare(table, self.seat):
            return None
        options = [moves.GO_ON, *[moves.Declare(ambition) for ambition in board.AMBITIONS]]
        return Decision(self.seat, "declare", ASK_DECLARE_ANY, options)

    def answer(
        self, table: ArcsTable, option: moves.Declare | moves.GoOn | None, emit: Emit
    ) -> None:
        if isinstance(option, moves.Declare):
            covers = False
            if table.trick and not table.rules.holds("populist-no-zero-marker"):
                covers = query(table, q.CoversLead(self.seat, option.ambition, "lead"), True)
            begin_declaring(table, self.seat, option.ambition, covers)


def _told_by_declaring(
    table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit
) -> None:
    """COURT-6.2: that no zero marker comes is said to the declaration itself."""


# -- captives, outrage, cities --------------------------------------------------------------------


def _press(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(SpendCaptive(text.seat, executes=False))


def _execute(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(SpendCaptive(text.seat, executes=True))


@dataclass(frozen=True, slots=True)
class SpendCaptive(Step):
    """COURT-5.4 and 5.5: any number of Captives return for a resource each, or become Trophies."""

    seat: int
    executes: bool

    def ask(self, table: ArcsTable) -> Decision | None:
        held = table.seats[self.seat].captives
        options = [moves.PickCaptive(owner) for owner, count in enumerate(held) if count]
        if not options:
            return None
        prompt = ASK_EXECUTE if self.executes else ASK_CAPTIVE
        return Decision(self.seat, "captive", prompt, [moves.GO_ON, *options])

    def answer(
        self, table: ArcsTable, option: moves.PickCaptive | moves.GoOn | None, emit: Emit
    ) -> None:
        if not isinstance(option, moves.PickCaptive):
            return
        seat = table.seats[self.seat]
        seat.add_captives(option.owner, -1)
        emit(events.CaptivesSpent, self.seat, option.owner, self.executes)
        table.steps.append(self)
        if self.executes:
            seat.add_trophy(option.owner, board.AGENT)
        else:
            table.steps.append(GainAny(self.seat))


@dataclass(frozen=True, slots=True)
class GainAny(Step):
    """COURT-5.4: a resource of any type."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [
            moves.Choose(resource) for resource in board.RESOURCES if supply(table, resource)
        ]
        if not options:
            return None
        return Decision(self.seat, "resource", ASK_RESOURCE, options)

    def answer(self, table: ArcsTable, option: moves.Choose | None, emit: Emit) -> None:
        if option:
            table.steps.append(gaining.Receive(self.seat, option.name))


def _abduct(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(AbductAgents(text.seat))


def abductions(table: ArcsTable, number: int) -> list[moves.Abduct]:
    """COURT-5.8: cards with fewer rival agents, at least one, than your Weapon icons."""
    weapons = icons(table, number, "weapon")
    rivals = {each.card: sum(each.agents) - each.agents[number] for each in table.court}
    return [moves.Abduct(card) for card, count in rivals.items() if card and 0 < count < weapons]


@dataclass(frozen=True, slots=True)
class AbductAgents(Step):
    """COURT-5.8: all rival agents on one Court card become Captives."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = abductions(table, self.seat)
        return Decision(self.seat, "abduct", ASK_ABDUCT, options)

    def answer(self, table: ArcsTable, option: moves.Abduct, emit: Emit) -> None:
        capture_agents(table, self.seat, option.card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if abductions(table, self.seat) else ["the step on top can abduct nobody"]


def _trade(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(TradeCity(text.seat))


def trades(table: ArcsTable, number: int) -> list[moves.Trade]:
    """COURT-5.15: rival cities you control whose owner has their type, and what can be given."""
    own = table.seats[number].slots
    found = []
    for city in table.buildings:
        if (
            city.kind != board.CITY
            or city.seat == number
            or table.controller(city.system) != number
        ):
            continue
        if not table.is_seat(city.seat):
            continue
        theirs = table.seats[city.seat].slots
        had: Collection[str] = theirs
        if table.rules.holds("elder-broker-counts-all"):
            had = [each for each in own if each and has_resource(table, city.seat, each)]
        types = types_of(table, city.system)
        found += [
            moves.Trade(city.system, city.seat, give, take if len(types) > 1 else "")
            for take in types
            if take in theirs
            for give in board.RESOURCES
            if give in own and give not in had
        ]
    return list(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class TradeCity(Step):
    """COURT-5.15: a resource of the planet's type for one that its owner does not have."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "trade", ASK_TRADE, trades(table, self.seat))

    def answer(self, table: ArcsTable, option: moves.Trade, emit: Emit) -> None:
        taken = option.take or types_of(table, option.system)[0]
        emit(TokenTaken, self.seat, option.give, table.seats[self.seat].take_token(option.give))
        emit(TokenTaken, option.owner, taken, table.seats[option.owner].take_token(taken))
        slot = gaining.put_token(table, self.seat, taken)
        emit(events.ResourceGained, self.seat, taken, option.owner, slot)
        slot = gaining.put_token(table, option.owner, option.give)
        emit(events.ResourceGained, option.owner, option.give, self.seat, slot)
        table.steps += [gaining.ArrangeSlots(option.owner), gaining.ArrangeSlots(self.seat)]

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if trades(table, self.seat) else ["the step on top has nothing to trade"]


def _choose_type(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(ChooseType(text.seat))


@dataclass(frozen=True, slots=True)
class ChooseType(Step):
    """COURT-6.3: a type may be chosen; without one nothing more of the text happens."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = [moves.GO_ON, *[moves.Choose(resource) for resource in board.RESOURCES]]
        return Decision(self.seat, "resource", ASK_SPREAD, options)

    def answer(self, table: ArcsTable, option: moves.Choose | moves.GoOn, emit: Emit) -> None:
        if isinstance(option, moves.Choose):
            gaining.tell_rest(table, option.name)
        else:
            gaining.drop_rest(table)

    def problems(self, table: ArcsTable) -> list[str]:
        return _needs_text(table)


def _provoke_all(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    for number in table.clockwise(text.seat):
        provoke_outrage(table, number, text.chosen, emit)


def _return_city(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(ReturnOneCity(text.seat))


@dataclass(frozen=True, slots=True)
class ReturnOneCity(Step):
    """COURT-6.4: a city in a system you control may go back to its owner's board."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        cities = [
            moves.ReturnCity(each.system, each.seat, each.fresh)
            for each in table.buildings
            if each.kind == board.CITY and table.controller(each.system) == self.seat
        ]
        if not cities:
            return None
        options = [moves.GO_ON, *dict.fromkeys(cities)]
        return Decision(self.seat, "return", ASK_RETURN_CITY, options)

    def answer(
        self, table: ArcsTable, option: moves.ReturnCity | moves.GoOn | None, emit: Emit
    ) -> None:
        if not isinstance(option, moves.ReturnCity):
            gaining.drop_rest(table)
            return
        city = next(
            each
            for each in table.buildings_at(option.system, option.owner)
            if (each.kind, each.fresh) == (board.CITY, option.fresh)
        )
        table.replace_building(city)
        emit(events.CityReturned, self.seat, option.owner, option.system, option.fresh)
        table.steps.append(gaining.FitSlots(option.owner))

    def problems(self, table: ArcsTable) -> list[str]:
        return _needs_text(table)


def _shuffle_guilds(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    guilds = tuple(card for card in table.court_discard if COURT[card].is_guild)
    table.court_discard = tuple(card for card in table.court_discard if card not in guilds)
    shuffle_into_deck(table, guilds, emit)


gaining.DOERS.update(
    {
        "discard_self": _discard_self,
        "gain_resource": _gain,
        "steal_resource": _steal_resource,
        "steal_one_of": _steal_anything,
        "steal_guild_card": _steal_card,
        "discard_resource": _discard_resource,
        "place_ships": _place,
        "choose_cluster": _choose_cluster,
        "attach_self_to_played_action_card": _attach,
        "at_round_end_take_attached_action_card_to_hand": _as_the_round_ends,
        "at_round_end_discard_self": _as_the_round_ends,
        "seize_initiative": _seize,
        "discard_action_cards": _discard_actions,
        "draw_action_cards": _draw_actions,
        "declare_ambition": _declare,
        "skip_zero_marker": _told_by_declaring,
        "return_captives_for_resources": _press,
        "move_captives_to_trophies": _execute,
        "capture_all_rival_agents_on_court_card": _abduct,
        "trade_with_city_owner": _trade,
        "choose_resource_type": _choose_type,
        "provoke_outrage": _provoke_all,
        "return_city_you_control_to_owner_board": _return_city,
        "shuffle_discarded_guilds_into_court_deck": _shuffle_guilds,
    }
)


# -- when a text has something to do --------------------------------------------------------------


def new_actions(table: ArcsTable, number: int, base: str) -> list[str]:
    """ARCS-9.2: the actions in the place of a base action that would do something."""
    names: tuple[str, ...] = query(table, q.new_actions(number, base), ())
    return [name for name in names if has_effect(table, number, name)]


def has_effect(table: ArcsTable, number: int, name: str) -> bool:
    """Whether a new action would change anything."""
    card, clause = ACTIONS[name]
    effect = clause.effects[0]
    if effect.op not in gaining.DOERS or (
        card in table.turn.used and clause.limit == "once_per_turn"
    ):
        return False
    if not query(table, q.may_speak(number, card), True):
        return False
    if effect.op in gaining.DOABLE:
        return gaining.DOABLE[effect.op](table, number, effect)
    options: Sequence[object]
    match effect.op:
        case "gain_resource":
            return supply(table, effect.resource) > 0
        case "capture_all_rival_agents_on_court_card":
            options = abductions(table, number)
        case "trade_with_city_owner":
            options = trades(table, number)
        case _:
            return any(table.seats[number].captives)
    return bool(options)


def can_speak(table: ArcsTable, number: int, card: str) -> bool:
    """ARCS-9.3: whether the Prelude text of a card can be carried out now."""
    clause, turn = prelude_of(card), table.turn
    if clause is None or card in turn.secured or card in turn.used:
        return False
    if clause.limit == "before_any_other_action" and turn.acted:
        return False
    if not query(table, q.may_speak(number, card), True):
        return False
    match clause.effects[0].op:
        case "attach_self_to_played_action_card":
            return bool(attachable(table, card))
        case "discard_resource":
            return bool(table.seats[number].resources)
        case op if op in gaining.DOABLE:
            return gaining.DOABLE[op](table, number, clause.effects[0])
    return True


def discardable(table: ArcsTable, number: int) -> list[str]:
    """LORE-3.2: the lore of a seat that can be discarded, whether or not it clears Outrage."""
    lore = table.seats[number].lore
    return [card for card in lore for each in texts_of(card) if each.channel == "discard"]
