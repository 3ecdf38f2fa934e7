"""Crises of the Blight, of fates and of the Court, in this order, and what Vox cards do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision, Option
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import campaign_components
from games.arcs.board import AGENT, CITY, CLUSTERS, RESULT, SYMBOL, SYSTEMS
from games.arcs.campaign.rules import court, events
from games.arcs.campaign.rules.empire import destroy_blight
from games.arcs.campaign.rules.moves import GiveUp, Liberate, RollEventAgain, TakeBlight
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.court import COURT, REACH_COURT, VOX, Effect
from games.arcs.events import CardBuried
from games.arcs.expansion import require_entries
from games.arcs.moves import GO_ON, Choose, GoOn, Influence, influence
from games.arcs.parts import NOBODY, Building
from games.arcs.rule_hooks import follow_up
from games.arcs.state import ArcsTable
from games.arcs.steps.court import place_agent, set_offer
from games.arcs.steps.gaining import DOERS, CarryOut, FitSlots, drop_rest
from games.arcs.steps.lore_of_ambitions import Rolled, settle_roll
from games.arcs.table_chores import AgentsShifted

# Crises: of the Blight, of fates, of the Court, in this order.

ASK_BLIGHT: Final = Message("reach-ask-blight")
ASK_EVENT_DICE: Final = Message("reach-ask-event-dice")
ASK_GIVE_UP: Final = Message("reach-ask-give-up")
ASK_FREE_OWN: Final = Message("reach-ask-free-own")

HITS: Final = campaign_components.DATA["blight"]["crisis_hits"]


def begin_crises(table: ArcsTable, rolled: bool, emit: Emit) -> None:
    """REACH-9.5 to 9.7: the Blight, then fates in turn order, then the Court."""
    emit(events.CrisisBegan)
    table.steps += [CourtCrisis(), *([] if rolled else [RollForCourt()])]
    table.steps += [TellFate(number) for number in reversed(table.turn_order())]
    table.steps.append(BlightCrisis())


# -- the Blight -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BlightCrisis(Step):
    """REACH-9.5: Imperial ships take the hits of a system first, what is left over hits everybody
    there; destroyed ships are nobody's Trophies.
    """

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        for system in table.systems:
            if system in reach.blight:
                hits = HITS["fresh" if reach.blight[system] else "damaged"]
                left = batter(table, campaign_components.EMPIRE, system, hits, emit)
                if left:
                    for number in table.turn_order():
                        batter(table, number, system, left, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has crises"]


def batter(table: ArcsTable, owner: int, system: str, hits: int, emit: Emit) -> int:
    """REACH-9.5: hits on an owner's ships, fresh ones before damaged ones; returns what is left."""
    fresh, hurt = table.ships_of(owner, system)
    damaged = min(hits, fresh)
    destroyed = min(hits - damaged, hurt + damaged)
    if damaged or destroyed:
        table.add_ships(owner, system, -damaged, damaged - destroyed)
        emit(events.BlightHit, owner, system, damaged, destroyed, hurt)
    return hits - damaged - destroyed


# -- fates ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TellFate(Step):
    """REACH-9.6: a seat resolves what its fate and its cards say of a crisis."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        follow_up(table, court.FateCrisis(self.seat))


# -- the Court ------------------------------------------------------------------------------------


class EventRoll(Rolled):
    """REACH-9.4 and 9.7: the holder of the initiative rolls the event die and the number die."""

    __slots__ = ()

    asks_again = "event-again"

    def ask(self, table: ArcsTable) -> Chance:
        roller = event_roller(table)
        return Chance("event", ASK_EVENT_DICE, Dice(2), None if roller == NOBODY else roller)

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        number = event_roller(table) if table.rules.holds("vision-on-any-dice") else NOBODY
        settle_roll(table, self, number, roll, emit)

    def said_again(self, roll: tuple[int, ...]) -> Message:
        symbol, result = campaign_components.EVENT_DIE[roll[0] - 1]
        shown = {"symbol": SYMBOL(symbol), "result": RESULT(result), "number": roll[1]}
        return Message("reach-ask-event-again", shown)

    def ways_again(self, roll: tuple[int, ...]) -> dict[Option, tuple[int, ...]]:
        dice = (RollEventAgain("event"), RollEventAgain("number"), RollEventAgain("both"))
        return dict(zip(dice, ((0,), (1,), (0, 1)), strict=True))


def event_roller(table: ArcsTable) -> int:
    """REACH-9.4: who rolls the dice of Events and Crises; first they were nobody's."""
    return table.initiative if table.rules.holds("crisis-dice-of-initiative") else NOBODY


@dataclass(frozen=True, slots=True)
class RollForCourt(EventRoll):
    """REACH-9.7: the dice are rolled, unless they just were."""

    def settle(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        roll_dice(table, roll, emit)


def roll_dice(table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> str:
    """REACH-9.4: what the event die and the number die show; returns the result of the former."""
    reach = reach_of(table)
    symbol, result = campaign_components.EVENT_DIE[roll[0] - 1]
    reach.symbol, reach.number = symbol, roll[1]
    emit(events.EventRolled, symbol, result, roll[1])
    found: str = result
    return found


@dataclass(frozen=True, slots=True)
class CourtCrisis(Step):
    """REACH-9.7: the Vox cards of the Court from left to right, an attached one before its host."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        attached = reach_of(table).attached
        row = [offer.card for offer in table.court]
        cards = [card for host in row for card in (attached.get(host, ""), host)]
        table.steps += [VoxCrisis(card) for card in reversed(cards) if card in CRISES]


@dataclass(frozen=True, slots=True)
class VoxCrisis(Step):
    """REACH-9.8: what a Vox card does in a crisis."""

    card: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        emit(events.VoxSpoke, self.card)
        CRISES[self.card](table, self.card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.card in CRISES else [f"'{self.card}' has no crisis"]


def bury(table: ArcsTable, card: str, emit: Emit) -> None:
    """A Vox card that has spoken goes under the Court deck, attached or not."""
    attached = reach_of(table).attached
    host = next((each for each, above in attached.items() if above == card), "")
    if host:
        del attached[host]
        table.buried += (card,)
        emit(CardBuried, card)
    else:
        court.drop_card(table, card, "buried", emit)


@dataclass(frozen=True, slots=True)
class BuryVox(Step):
    """REACH-9.8: a Vox card is buried once what it did is done."""

    card: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        bury(table, self.card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.card in COURT else [f"'{self.card}' is not a card of the Court"]


def _populist(table: ArcsTable, card: str, emit: Emit) -> None:
    """REACH-11.11: the declared marker of the highest value is available again."""
    declared = [(marker, name) for name, box in table.boxes.items() for marker in box]
    if declared:
        marker, name = max(declared, key=lambda each: table.marker_value(each[0])[0])
        left = tuple([each for each in table.boxes[name] if each != marker])
        if left:
            table.boxes[name] = left
        else:
            del table.boxes[name]
        emit(events.MarkerReturned, name, table.marker_value(marker)[0])


def _intrigue(table: ArcsTable, card: str, emit: Emit) -> None:
    """REACH-11.12: the Council is In Session, and the agents here move to it."""
    court.call_to_session(table, emit)
    row = [offer.card for offer in table.court]
    if {card, campaign_components.COUNCIL} <= set(row):
        here = table.court[row.index(card)]
        council = row.index(campaign_components.COUNCIL)
        there = table.court[council].agents
        moved = tuple([a + b for a, b in zip(there, here.agents, strict=True)])
        set_offer(table, row.index(card), replace(here, agents=(0,) * len(table.seats)))
        set_offer(table, council, replace(table.court[council], agents=moved))
        if any(here.agents):
            emit(AgentsShifted, card, campaign_components.COUNCIL)
    bury(table, card, emit)


def _fiasco(table: ArcsTable, card: str, emit: Emit) -> None:
    """REACH-11.13: its agents return, then everybody in turn order discards guild cards down to the
    agents in supply.
    """
    if table.rules.holds("fiasco-agents-first"):
        court.withdraw_agents(table, card, emit)
    table.steps.append(BuryVox(card))
    table.steps += [DiscardDown(number) for number in reversed(table.turn_order())]


@dataclass(frozen=True, slots=True)
class DiscardDown(Step):
    """REACH-11.13: more guild cards than agents in supply: discard; protected ones stay."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if len(options) < 2:
            return None
        return Decision(self.seat, "give up", ASK_GIVE_UP, options)

    def _options(self, table: ArcsTable) -> list[GiveUp]:
        cards = table.seats[self.seat].cards
        if len(cards) <= table.in_supply(self.seat, AGENT):
            return []
        return [GiveUp(card) for card in cards if not COURT[card].is_protected]

    def answer(self, table: ArcsTable, option: GiveUp | None, emit: Emit) -> None:
        options = self._options(table)
        if options:
            court.discard_guild(table, self.seat, (option or options[0]).card, emit)
            table.steps.append(self)


def _song(table: ArcsTable, card: str, emit: Emit) -> None:
    """REACH-11.14: whoever has most Power frees a loyal city."""
    most = max(table.turn_order(), key=lambda number: table.seats[number].power)
    table.steps.append(FreeOwnCity(most))


def free_cities_left(table: ArcsTable) -> int:
    """Free cities that are neither on the map nor among Trophies."""
    place = campaign_components.SPOILS.index((campaign_components.FREE, CITY))
    gone = sum([seat.spoils[place] for seat in table.seats if seat.spoils])
    gone += sum(
        [(each.seat, each.kind) == (campaign_components.FREE, CITY) for each in table.buildings]
    )
    return campaign_components.BOX[(campaign_components.FREE, CITY)] - gone


def liberations(table: ArcsTable, cities: list[Building]) -> list[Liberate]:
    """The cities that can become Free cities, while there are any in the box."""
    if not free_cities_left(table):
        return []
    return list(dict.fromkeys([Liberate(each.system, each.seat, each.fresh) for each in cities]))


def liberate(table: ArcsTable, option: Liberate, emit: Emit) -> None:
    """REACH-11.14: a Free city stands in the place of a player's, fresh or damaged as it was."""
    city = next(
        each
        for each in table.buildings_at(option.system, option.owner)
        if (each.kind, each.fresh) == (CITY, option.fresh)
    )
    table.replace_building(city, replace(city, seat=campaign_components.FREE))
    emit(events.CityFreed, option.owner, option.system, option.fresh)
    table.steps.append(FitSlots(option.owner))


@dataclass(frozen=True, slots=True)
class FreeOwnCity(Step):
    """REACH-11.14: a loyal city becomes a Free city."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if len(options) < 2:
            return None
        return Decision(self.seat, "free", ASK_FREE_OWN, options)

    def _options(self, table: ArcsTable) -> list[Liberate]:
        own = [each for each in table.buildings if (each.seat, each.kind) == (self.seat, CITY)]
        return liberations(table, own)

    def answer(self, table: ArcsTable, option: Liberate | None, emit: Emit) -> None:
        options = self._options(table)
        if options:
            liberate(table, option or options[0], emit)


def blight_left(table: ArcsTable) -> int:
    """Blight that is neither on the map nor among Trophies."""
    return (
        campaign_components.BOX[(campaign_components.BLIGHT, "blight")]
        - sum(_blight_trophies(table))
        - len(reach_of(table).blight)
    )


@dataclass(frozen=True, slots=True)
class PlaceBlight(Step):
    """REACH-11.15: damaged Blight comes to these systems, from the supply, then from whoever has
    most Blight Trophies; among equals the holder of the initiative chooses.
    """

    systems: tuple[str, ...]

    def ask(self, table: ArcsTable) -> Decision | None:
        owners = _richest_in_blight(table)
        takes_all = sum(_blight_trophies(table)) <= len(self.systems)
        if not self.systems or blight_left(table) or takes_all or len(owners) < 2:
            return None
        return Decision(table.initiative, "blight", ASK_BLIGHT, [*map(TakeBlight, owners)])

    def answer(self, table: ArcsTable, option: TakeBlight | None, emit: Emit) -> None:
        owners = _richest_in_blight(table)
        if self.systems and not blight_left(table) and owners:
            owner = owners[0] if option is None else option.seat
            table.seats[owner].add_trophy(campaign_components.BLIGHT, "blight", -1)
            emit(events.BlightTaken, owner)
        count = blight_left(table)
        placed, rest = self.systems[:count], self.systems[count:]
        for name in placed:
            reach_of(table).blight[name] = False
        if placed:
            emit(events.BlightPlaced, placed)
            table.steps.append(PlaceBlight(rest))

    def problems(self, table: ArcsTable) -> list[str]:
        if not set(self.systems) <= set(table.systems):
            return ["the step on top places Blight in systems that are not in play"]
        return []


def _blight_trophies(table: ArcsTable) -> list[int]:
    """The Blight among the Trophies of each seat."""
    place = campaign_components.SPOILS.index((campaign_components.BLIGHT, "blight"))
    return [seat.spoils[place] if seat.spoils else 0 for seat in table.seats]


def _richest_in_blight(table: ArcsTable) -> list[int]:
    """The seats with most Blight Trophies in turn order; nobody where there are none."""
    held = _blight_trophies(table)
    return [number for number in table.turn_order() if held[number] == max(held) > 0]


def _looms(table: ArcsTable, card: str, emit: Emit) -> None:
    """REACH-11.15: Blight of the rolled cluster is repaired, and comes to planets of the symbol."""
    reach = reach_of(table)
    grown = [
        name
        for name, fresh in reach.blight.items()
        if not fresh and SYSTEMS[name].cluster == reach.number
    ]
    for name in grown:
        reach.blight[name] = True
    if grown:
        emit(events.BlightHealed, tuple(grown))
    bare = [
        name
        for name in table.systems
        if SYSTEMS[name].symbol == reach.symbol and name not in reach.blight
    ]
    if table.rules.holds("blight-from-trophies"):
        table.steps += [BuryVox(card), PlaceBlight(tuple(bare))]
        return
    bare = bare[: blight_left(table)]
    for name in bare:
        reach.blight[name] = False
    if bare:
        emit(events.BlightPlaced, tuple(bare))
    bury(table, card, emit)


CRISES: Final[dict[str, Callable[[ArcsTable, str, Emit], None]]] = {
    "cc11": _populist,
    "cc12": _intrigue,
    "cc13": _fiasco,
    "cc14": _song,
    "cc15": _looms,
}
"""What each Vox card does in a crisis."""
require_entries(CRISES, filter(VOX.__contains__, REACH_COURT), "the crises of Vox cards")


# What the Vox cards of the campaign do when they are secured, word by word.

ASK_PLACE_AGENT: Final = Message("reach-ask-place-agent")
ASK_FREE: Final = Message("reach-ask-free")
ASK_CLEANSE: Final = Message("reach-ask-cleanse")


def _session(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    """REACH-11.12: the Council is In Session."""
    court.call_to_session(table, emit)


def _move_agents(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    if text.chosen:
        table.steps.append(MoveAgents(text.seat, int(text.chosen)))


@dataclass(frozen=True, slots=True)
class MoveAgents(Step):
    """REACH-11.12: up to `count` agents from the card may move to other Court cards."""

    seat: int
    count: int

    def ask(self, table: ArcsTable) -> Decision | None:
        cards = [offer.card for offer in table.court if offer.card]
        if not self.count or not cards or not table.in_supply(self.seat, AGENT):
            return None
        options: list[Influence | GoOn] = [GO_ON, *[influence(card) for card in cards]]
        return Decision(self.seat, "place agent", ASK_PLACE_AGENT, options)

    def answer(self, table: ArcsTable, option: Influence | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Influence):
            place_agent(table, self.seat, option.card, emit)
            table.steps.append(replace(self, count=self.count - 1))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.count >= 0 else ["the step on top moves fewer than no agents"]


def _discard_down(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    """REACH-11.13: rivals in turn order discard guild cards down to their agents in supply."""
    rivals = [number for number in table.turn_order() if number != text.seat]
    table.steps += [DiscardDown(number) for number in reversed(rivals)]


def _free_city(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(FreeAnyCity(text.seat))


@dataclass(frozen=True, slots=True)
class FreeAnyCity(Step):
    """REACH-11.14: a player's city under your control may become a Free city."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        cities = [
            each
            for each in table.buildings
            if each.kind == CITY
            and table.is_seat(each.seat)
            and table.controller(each.system) == self.seat
        ]
        options = liberations(table, cities)
        if not options:
            return None
        return Decision(self.seat, "free", ASK_FREE, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Liberate | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Liberate):
            liberate(table, option, emit)
        else:
            drop_rest(table)

    def problems(self, table: ArcsTable) -> list[str]:
        if len(table.steps) < 2 or not isinstance(table.steps[-2], CarryOut):
            return ["the step on top must stand on the text that it belongs to"]
        return []


def _cleanse(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(CleanseCluster(text.seat))


@dataclass(frozen=True, slots=True)
class CleanseCluster(Step):
    """REACH-11.15: all damaged Blight of a cluster with loyal pieces may be destroyed."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        found = [
            Choose(f"cluster {cluster}")
            for cluster in CLUSTERS
            if damaged_blight(table, cluster)
            and any(
                table.has_pieces(self.seat, name)
                for name in table.systems
                if SYSTEMS[name].cluster == cluster
            )
        ]
        if not found:
            return None
        return Decision(self.seat, "cluster", ASK_CLEANSE, [GO_ON, *found])

    def answer(self, table: ArcsTable, option: Choose | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Choose):
            for system in damaged_blight(table, int(option.name.split()[-1])):
                destroy_blight(table, self.seat, system)
                emit(events.BlightStruck, self.seat, system, True)


def damaged_blight(table: ArcsTable, cluster: int) -> list[str]:
    """The systems of a cluster with damaged Blight."""
    blight = reach_of(table).blight
    return [
        name
        for name in table.systems
        if SYSTEMS[name].cluster == cluster and blight.get(name) is False
    ]


DOERS.update(
    {
        "council_to_in_session": _session,
        "move_own_agents_to_court_cards": _move_agents,
        "discard_guilds_down_to_agents_in_supply": _discard_down,
        "replace_city_with_free_city": _free_city,
        "destroy_damaged_blight": _cleanse,
    }
)
