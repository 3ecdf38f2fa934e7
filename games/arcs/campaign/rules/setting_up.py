"""Setting up Act I: the Empire, the Free States, the Blight, fates, and first homes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.chance import Dice, Draw, Shuffle
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message, SeatNumber
from games.arcs import campaign_components
from games.arcs.board import CITY, CLUSTERS, COURT_ROW, PIECE, STARPORT, SYSTEMS
from games.arcs.campaign.rules import events
from games.arcs.campaign.rules.court import gain_lore, is_guild
from games.arcs.campaign.rules.empire import become_first_regent
from games.arcs.campaign.rules.fates import FATES
from games.arcs.campaign.rules.moves import TakeFate
from games.arcs.campaign.rules.state import new_reach, reach_of
from games.arcs.court import REACH_COURT
from games.arcs.moves import Build, Deal, OneSystem, build
from games.arcs.parts import KINDS, Building, Lying, Offer, Rules, new_seat
from games.arcs.rule_hooks import supply
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import place_ships
from games.arcs.steps.court import Refill
from games.arcs.steps.gaining import Receive
from games.arcs.steps.rounds import StartChapter
from games.arcs.steps.setting_up import DrawFirst
from games.arcs.table_chores import CouncilLaid, FateCardsGiven, LoreShuffledIn, PhantomsLaid

ASK_POLICIES: Final = Message("reach-ask-policies")
ASK_EMPIRE: Final = Message("reach-ask-empire")
ASK_FREE_CITIES: Final = Message("reach-ask-free-cities")
ASK_FATES_DEALT: Final = Message("reach-ask-fates-dealt")
ASK_FATE: Final = Message("reach-ask-fate")
ASK_HOME: Final = Message("reach-ask-home")

FATES_DEALT = 2
HOME_SHIPS = 3


def new_act(rules: Rules, supercats: Sequence[str]) -> ArcsTable:
    """A new table of the campaign: for each seat the version of a SUPERCAT's document, or none."""
    count = len(supercats)
    steps: list[Step] = [
        StartChapter(), FillWithCities(), SettleHomes(), NameFirstRegent(), SettleFates(),
        DealFates(), RollBlight(), RollEmpire(), DrawPolicies(), LayCouncil(), DrawFirst(),
    ]  # fmt: skip
    table = ArcsTable(
        rules,
        [new_seat(count, each) for each in supercats],
        court_deck=tuple(sorted(REACH_COURT)),
        reach=new_reach(count),
        steps=steps,
    )
    table.pile = (tuple([Lying(card) for card in table.action_cards]),)
    return table


# -- the table ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LayCouncil(Step):
    """REACH-2.2 and 2.3: the Court row, the Council In Session at its left end."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        nobody = (0,) * len(table.seats)
        row = COURT_ROW[len(table.seats)]
        table.court = (Offer(campaign_components.COUNCIL, nobody), *[Offer("", nobody)] * row)
        table.steps += [AddLore(), *[Refill()] * row]
        emit(CouncilLaid)

    def problems(self, table: ArcsTable) -> list[str]:
        return ["court must be empty when it is laid"] if table.court else []


@dataclass(frozen=True, slots=True)
class AddLore(Step):
    """REACH-2.2: a lore card for each player is shuffled unseen into the Court deck."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        unseen = (campaign_components.UNKNOWN_LORE,) * len(table.seats)
        table.court_deck = tuple(sorted((*table.court_deck, *unseen)))
        emit(LoreShuffledIn, len(unseen))


@dataclass(frozen=True, slots=True)
class DrawPolicies(Step):
    """REACH-2.4: the three policies in random order; the first is visible."""

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("policies", ASK_POLICIES, Shuffle(campaign_components.POLICIES))

    def answer(self, table: ArcsTable, order: tuple[str, ...], emit: Emit) -> None:
        reach_of(table).policies = order
        emit(events.PolicySet, order[0])


@dataclass(frozen=True, slots=True)
class RollEmpire(Step):
    """REACH-2.6: the rolled cluster and the next are Imperial, a fresh ship in each system."""

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("empire", ASK_EMPIRE, Dice(1))

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        reach = reach_of(table)
        place = CLUSTERS.index(roll[0])
        reach.clusters = (CLUSTERS[place], CLUSTERS[(place + 1) % len(CLUSTERS)])
        for system in SYSTEMS.values():
            if system.cluster in reach.clusters:
                reach.add_ships(system.id, 1)
        emit(events.EmpireSet, reach.clusters)
        if table.phantoms:
            emit(PhantomsLaid, table.phantoms)


@dataclass(frozen=True, slots=True)
class RollBlight(Step):
    """REACH-2.7 and 2.8: Free cities on the planets of the rolled symbol in the four other
    clusters, and damaged Blight in all their systems.
    """

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("free", ASK_FREE_CITIES, Dice(1))

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        reach, symbol = reach_of(table), campaign_components.EVENT_DIE[roll[0] - 1][0]
        others = [each for each in SYSTEMS.values() if each.cluster not in reach.clusters]
        cities = tuple([each.id for each in others if each.symbol == symbol])
        table.buildings += tuple(
            [Building(campaign_components.FREE, "city", system) for system in cities]
        )
        emit(events.FreeCitiesPlaced, cities)
        for system in others:
            reach.blight[system.id] = False
        emit(events.BlightPlaced, tuple(reach.blight))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if reach_of(table).clusters else ["reach.clusters must name the Imperial ones"]


# -- fates ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealFates(Step):
    """REACH-2.10: two fates to every player; a SUPERCAT draws among those nobody has kept."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        people = [n for n in table.turn_order() if table.seats[n].supercat is None]
        cats = [n for n in table.turn_order() if table.seats[n].supercat is not None]
        table.steps += [DrawFate(number) for number in reversed(cats)]
        table.steps.append(RevealFates())
        table.steps += [ChooseFate(number) for number in reversed(people)]
        table.steps += [DealTwo(number) for number in reversed(people)]


def _undealt(table: ArcsTable) -> tuple[str, ...]:
    dealt = {fate for each in reach_of(table).fates for fate in each.dealt}
    return tuple(sorted(fate for fate in campaign_components.FATE_CARDS if fate not in dealt))


@dataclass(frozen=True, slots=True)
class DealTwo(Step):
    """REACH-2.10: a player draws two fates, which only that player may see."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance:
        dealt = Deal(_undealt(table), FATES_DEALT)
        return Chance("fates", ASK_FATES_DEALT, dealt, self.seat, secret=True)

    def answer(self, table: ArcsTable, fates: tuple[str, ...], emit: Emit) -> None:
        reach_of(table).change_fate(self.seat, dealt=fates)
        emit.to(self.seat, events.FatesDealt, self.seat, fates)


@dataclass(frozen=True, slots=True)
class ChooseFate(Step):
    """REACH-2.10: one of them is kept, in secret."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        dealt = reach_of(table).fates[self.seat].dealt
        options = [TakeFate(fate) for fate in dealt]
        return Decision(self.seat, "fate", ASK_FATE, options, secret=True)

    def answer(self, table: ArcsTable, option: TakeFate, emit: Emit) -> None:
        reach_of(table).change_fate(self.seat, id=option.fate)

    def problems(self, table: ArcsTable) -> list[str]:
        if not reach_of(table).fates[self.seat].dealt:
            return [f"reach.fates[{self.seat}].dealt must hold fates to choose from"]
        return []


@dataclass(frozen=True, slots=True)
class RevealFates(Step):
    """REACH-2.10: all turn up what they have kept, together."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        reach.revealed = True
        for number in table.turn_order():
            if reach.fates[number].id:
                set_marker(table, number, emit)


def set_marker(table: ArcsTable, number: int, emit: Emit) -> None:
    """REACH-2.10: the objective marker comes onto its start value."""
    reach = reach_of(table)
    fate = reach.fates[number].id
    marker = campaign_components.FATE_CARDS[fate].start[len(table.seats)]
    reach.change_fate(number, marker=marker, dealt=())
    emit(events.FateRevealed, number, fate, marker)


@dataclass(frozen=True, slots=True)
class OneFate(Draw):
    """A fate, typed by its name."""

    def word(self, item: str | int) -> str:
        return campaign_components.FATE_CARDS[str(item)].name


@dataclass(frozen=True, slots=True)
class DrawFate(Step):
    """REACH-2.10: a SUPERCAT gets any fate that no seat follows."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance:
        taken = {fate.id for fate in reach_of(table).fates}
        left = tuple([fate for fate in campaign_components.FATE_CARDS if fate not in taken])
        return Chance(
            "draw fate",
            Message("reach-ask-fate-drawn", {"seat": SeatNumber(self.seat)}),
            OneFate(left),
            self.seat,
        )

    def answer(self, table: ArcsTable, fate: str, emit: Emit) -> None:
        reach_of(table).change_fate(self.seat, id=fate)
        set_marker(table, self.seat, emit)


@dataclass(frozen=True, slots=True)
class SettleFates(Step):
    """REACH-2.10: in turn order everybody resolves the setup of the fate."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.steps += [SettleFate(number) for number in reversed(table.turn_order())]


@dataclass(frozen=True, slots=True)
class SettleFate(Step):
    """REACH-2.10: the seat gets its cards, then the rest of its setup follows."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        fate = FATES[reach_of(table).fates[self.seat].id]
        seat = table.seats[self.seat]
        for card in campaign_components.FATE_CARDS[fate.id].cards:
            if is_guild(card):
                seat.cards += (card,)
            elif card in campaign_components.FATE_CARDS[fate.id].lore:
                gain_lore(table, self.seat, card)
        cards = tuple(
            [
                card
                for card in campaign_components.FATE_CARDS[fate.id].cards
                if card in (*seat.cards, *seat.lore)
            ]
        )
        if cards:
            emit(FateCardsGiven, self.seat, cards)
        table.steps += reversed(fate.settle(self.seat))

    def problems(self, table: ArcsTable) -> list[str]:
        if reach_of(table).fates[self.seat].id in ("", campaign_components.UNCHOSEN):
            return [f"reach.fates[{self.seat}].id must be a fate when it settles in"]
        return []


@dataclass(frozen=True, slots=True)
class NameFirstRegent(Step):
    """REACH-2.11: the fate with the strongest claim, else the holder of the initiative."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        fates = reach_of(table).fates
        order = table.turn_order()
        chosen = max(order, key=lambda number: FATES[fates[number].id].claims_regency)
        become_first_regent(table, chosen, emit)


# -- homes ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SettleHomes(Step):
    """REACH-2.12: in turn order, then in reverse, everybody places ships and a building."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        order = table.turn_order()
        table.steps += [SettleHome(number, second=True) for number in order]
        table.steps += [SettleHome(number) for number in reversed(order)]


@dataclass(frozen=True, slots=True)
class SettleHome(Step):
    """REACH-2.12: three ships and a building in an empty slot of a planet with an Imperial ship.

    CAT-2: a SUPERCAT's slot is drawn, for a city first and a starport then.
    """

    seat: int
    second: bool = False

    def ask(self, table: ArcsTable) -> Decision | Chance:
        options = self._options(table)
        if table.seats[self.seat].supercat is None:
            return Decision(self.seat, "home", ASK_HOME, options)
        places = OneSystem(tuple([each.system for each in options]))
        args = {"seat": SeatNumber(self.seat), "kind": PIECE(self._kind(table))}
        asked = Message("reach-ask-home-drawn", args)
        return Chance("home", asked, places, self.seat)

    def _kind(self, table: ArcsTable) -> str:
        fate = FATES[reach_of(table).fates[self.seat].id]
        return STARPORT if self.second and not fate.settles_cities else CITY

    def _options(self, table: ArcsTable) -> list[Build]:
        here = [
            name
            for name in table.systems
            if reach_of(table).ships_at(name) and table.empty_building_slots(name)
        ]
        if table.seats[self.seat].supercat is None:
            return [build(kind, name) for name in here for kind in KINDS]
        kind = self._kind(table)
        slots = [name for name in here for _ in range(table.empty_building_slots(name))]
        fate = FATES[reach_of(table).fates[self.seat].id]
        return [build(kind, name) for name in fate.homes(table, self.seat, slots)]

    def answer(self, table: ArcsTable, option: Build | str, emit: Emit) -> None:
        home = option if isinstance(option, Build) else build(self._kind(table), option)
        kind = KINDS[home.kind == STARPORT]
        table.buildings += (Building(self.seat, kind, home.system),)
        place_ships(table, self.seat, home.system, HOME_SHIPS, emit)
        emit(events.HomeSettled, self.seat, kind, home.system)
        resource = SYSTEMS[home.system].resource
        if supply(table, resource):
            table.steps.append(Receive(self.seat, resource))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self._options(table) else ["the step on top finds no place for a home"]


@dataclass(frozen=True, slots=True)
class FillWithCities(Step):
    """REACH-2.13: Free cities fill all empty slots of planets with Imperial ships."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        filled = []
        for name in table.systems:
            if reach_of(table).ships_at(name):
                count = table.empty_building_slots(name)
                table.buildings += (Building(campaign_components.FREE, "city", name),) * count
                filled += [name] * count
        emit(events.FreeCitiesPlaced, tuple(filled))
