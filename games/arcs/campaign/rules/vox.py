"""What the Vox cards of the campaign do when they are secured, word by word."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs.board import AGENT, CITY, CLUSTERS, SYSTEMS
from games.arcs.campaign.rules.alliances import destroy_blight
from games.arcs.campaign.rules.court import call_to_session
from games.arcs.campaign.rules.crises import DiscardDown, liberate, liberations
from games.arcs.campaign.rules.events import BlightStruck
from games.arcs.campaign.rules.moves import Liberate
from games.arcs.campaign.rules.state import reach_of
from games.arcs.court import Effect
from games.arcs.moves import GO_ON, Choose, GoOn, Influence, influence
from games.arcs.state import ArcsTable
from games.arcs.steps.carrying_out import DOERS, CarryOut, drop_rest
from games.arcs.steps.court import place_agent

ASK_PLACE_AGENT: Final = Said("reach-ask-place-agent")
ASK_FREE: Final = Said("reach-ask-free")
ASK_CLEANSE: Final = Said("reach-ask-cleanse")


def _session(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    """REACH-11.12: the Council is In Session."""
    call_to_session(table, emit)


def _move_agents(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    if text.chosen:
        table.steps.append(MoveAgents(text.seat, int(text.chosen)))


@dataclass(frozen=True, slots=True)
class MoveAgents(Step):
    """REACH-11.12: so many agents that lay on the card may go onto other cards of the Court."""

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
                emit(BlightStruck, self.seat, system, True)


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
