"""What a SUPERCAT sees of the campaign's table: the Empire, the Free States and the Blight."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from games.arcs.board import CITY, STARPORT, SYSTEMS
from games.arcs.campaign.rules.empire import escorts, ignores, may_harm, may_pass
from games.arcs.campaign.rules.fates.caretaker import SEEKER, golems_of
from games.arcs.campaign.rules.moves import Escort, escort
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign_components import BLIGHT, COUNCIL, EMPIRE, FAITHFUL_CARDS, FREE
from games.arcs.court import LORE
from games.arcs.events import ShipsMoved
from games.arcs.parts import NOBODY, Building, Offer, Turn
from games.arcs.rule_hooks import supply
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import is_unused_port
from games.arcs.steps.battle import attacking_ships
from games.arcs.steps.turns import lead_actions
from games.arcs.supercat.assessment import DEFAULT, FRESH_HITS, HURT_HITS, Assessment, Readings
from games.arcs.supercat.combat import DICE_AGAINST_BLIGHT
from games.arcs.supercat.courting import is_guild
from games.arcs.supercat.moving import March, Marcher

BLIGHT_HITS = {True: 4, False: 2}
"""REACH-7.2: the hits that fresh and damaged Blight takes."""
ITS_TURN = Turn(actions=("move",))


def as_in_its_turn(view: ArcsTable, number: int) -> ArcsTable:
    """CATR-10.4: the view as it is once the turn of a seat has begun, with its Presence Law."""
    if view.turn.actions and view.seat == number:
        return view
    view = view.copy()
    view.seat, view.turn = number, ITS_TURN
    return view


class ReachAssessment(Assessment):
    """A Sight of the campaign's table.

    `heads_for` is the system that the fleet of the move under way is to reach, "" if unknown.
    """

    def __init__(self, view: ArcsTable, number: int, readings: Readings = DEFAULT) -> None:
        super().__init__(view, number, readings)
        self.reach_state: Reach = reach_of(view)
        self.fate = self.reach_state.fates[number].id
        self.heads_for = ""
        self._brought: dict[tuple[str, int, int], tuple[int, int]] = {}

    @cached_property
    def is_regent(self) -> bool:
        """Whether it is a Regent."""
        return self.reach_state.is_regent(self.number)

    @cached_property
    def is_first_regent(self) -> bool:
        """Whether it is the First Regent."""
        return self.reach_state.first_regent == self.number

    @cached_property
    def is_in_session(self) -> bool:
        """Whether the Imperial Council is In Session."""
        return self.reach_state.council == "in session"

    @property
    def marker(self) -> int:
        """How far its objective is away."""
        return self.reach_state.fates[self.number].marker

    @property
    def declares_besides(self) -> bool:
        """CATR-14.13: whether its fate declares what no rival wins."""
        sayings = self.document.sayings.get(self.fate)
        return bool(sayings and sayings["declare"](self))

    def is_rival_regent(self, owner: int) -> bool:
        """Whether an owner of pieces is a Regent."""
        return self.view.is_seat(owner) and self.reach_state.is_regent(owner)

    # -- the map ------------------------------------------------------------------------------

    def controller(self, system: str) -> int:
        """REACH-3.1 and 3.3: control as it is in its own turn."""
        found = self._control.get(system)
        if found is None:
            if system in self.reach_state.fresh:
                found = self.number if self.commands(system) else EMPIRE
            else:
                found = self.view.controller(system)
            self._control[system] = found
        return found

    def commands(self, system: str) -> bool:
        """REACH-3.3: whether it has the use of the Imperial ships of a system in its turn."""
        if not self.is_regent:
            return False
        return system in self.present or self._ignores_presence

    @cached_property
    def _ignores_presence(self) -> bool:
        return ignores(self.view, self.number, "presence")

    @cached_property
    def _ignores_movement(self) -> bool:
        return ignores(self.view, self.number, "movement")

    def is_rivals(self, system: str) -> bool:
        """CATR-10.3: whether a rival controls a system; the Empire is no rival."""
        controller = self.controller(system)
        return controller != self.number and self.view.is_seat(controller)

    def builds_fresh(self, system: str) -> bool:
        """REACH-3.6: whether what it builds there is fresh."""
        return self.controller(system) in (self.number, NOBODY)

    def controls_with(self, system: str, fresh: int) -> bool:
        """REACH-3.1 and 3.3: whether it would control a system with so many more fresh ships."""
        if system in self.reach_state.fresh:
            return self.is_regent
        return super().controls_with(system, fresh)

    @property
    def claims_wanted(self) -> int:
        """CATR-7.1: how many claims are enough."""
        return self.unbuilt // 2

    def leaves_to_rival(self, system: str, fresh: int) -> bool:
        """As ever; where the Empire has fresh ships no rival comes to control."""
        return system not in self.reach_state.fresh and super().leaves_to_rival(system, fresh)

    def forget_flight(self, view: ArcsTable) -> None:
        """REACH-3.4: no Imperial ships are under way yet."""
        reach_of(view).escort = None

    @property
    def free_moves(self) -> int:
        """CATR-5.3: an awake Seeker of its own moves ships as a Fuel does."""
        golems = self.reach_state.golems
        mine = golems_of(self.view, self.number)
        return sum([name == SEEKER and golems[name].awake for name in mine])

    @property
    def guards_ports(self) -> bool:
        """CATR-ADMIRAL-4: an Admiral moves ships to its starports for their own sake."""
        return self.fate == "admiral"

    def may_leave(self, system: str) -> tuple[int, int]:
        """CATR-13.3: where the Empire controls for it, one piece is enough to keep that."""
        if system not in self.reach_state.fresh:
            return super().may_leave(system)
        fresh, hurt = self.seat.fresh.get(system, 0), self.seat.hurt.get(system, 0)
        if self.owns(system) or self._ignores_presence:
            return fresh, hurt
        return (fresh, hurt - 1) if hurt else (fresh - 1, 0)

    @cached_property
    def rival_buildings(self) -> dict[str, list[Building]]:
        """The buildings of rivals by system; those of the Free States are none."""
        found: dict[str, list[Building]] = {}
        for each in self.view.buildings:
            if each.seat not in (self.number, FREE):
                found.setdefault(each.system, []).append(each)
        return found

    @cached_property
    def prized_buildings(self) -> dict[str, list[Building]]:
        """CAT-N-27: the buildings of rivals, and Free cities, by system."""
        found = {system: list(there) for system, there in self.rival_buildings.items()}
        for each in self.view.buildings:
            if (each.seat, each.kind) == (FREE, CITY):
                found.setdefault(each.system, []).append(each)
        return found

    @cached_property
    def free_ports(self) -> list[Building]:
        """REACH-6.1: the Free starports that it controls."""
        return [
            each
            for each in self.view.buildings
            if (each.seat, each.kind) == (FREE, STARPORT)
            and self.controller(each.system) == self.number
        ]

    @property
    def building_ports(self) -> list[str]:
        """The systems where a starport, its own or a Free one, can build a ship for it."""
        found = super().building_ports
        if self.ships_left:
            found = [*found, *[each.system for each in self.free_ports if is_unused_port(each)]]
        return list(dict.fromkeys(found))

    @cached_property
    def launches(self) -> set[str]:
        """The systems from which its ships are catapulted, Free starports among them."""
        return self.ports | {each.system for each in self.free_ports}

    def flies_past(self, gate: str) -> bool:
        """REACH-3.8 to 3.11: whether ships on a catapult could go on from there."""
        return may_pass(self.view, self.number, gate)

    # -- the Court ----------------------------------------------------------------------------

    @cached_property
    def offers(self) -> list[Offer]:
        """The Court cards that can be influenced and secured: a Council In Session only."""
        row = [each for each in self.view.court if each.card]
        return [each for each in row if each.card != COUNCIL or self.is_in_session]

    def offer_of(self, card: str) -> Offer | None:
        """A card of the Court with its agents, if it is there and open to influence."""
        return next((each for each in self.offers if each.card == card), None)

    def first_of_all(self, card: str) -> int:
        """CATR-8.1: lore, then a card with a Faithful card, then one with a guild card."""
        above = self.comes_along(card)
        is_faithful = card in FAITHFUL_CARDS or above in FAITHFUL_CARDS
        return 4 * (card in LORE) + 2 * is_faithful + is_guild(above)

    def comes_along(self, card: str) -> str:
        """REACH-11.2: the card attached to a Court card."""
        return self.reach_state.attached.get(card, "")

    @property
    def lead_actions(self) -> tuple[str, ...]:
        """The actions of the lead card."""
        return lead_actions(self.view)

    # -- battles ------------------------------------------------------------------------------

    @cached_property
    def foes_by_system(self) -> dict[str, list[int]]:
        """Whom it could attack in a system: rivals whom the Truce does not spare, and others."""
        owners = [n for n in range(len(self.view.seats)) if n != self.number]
        foes = [*owners, FREE, BLIGHT] if self.is_regent else [*owners, FREE, EMPIRE, BLIGHT]
        where = {owner: self._whereabouts(owner) for owner in foes}
        found = {}
        for system in self.view.systems:
            here = [
                owner
                for owner in foes
                if system in where[owner] and may_harm(self.view, self.number, owner, system)
            ]
            if here:
                found[system] = here
        return found

    def _whereabouts(self, owner: int) -> Collection[str]:
        """The systems with any piece of an owner, be it a seat or not."""
        reach = self.reach_state
        if owner == BLIGHT:
            return reach.blight
        ships = self.view.seats[owner] if self.view.is_seat(owner) else reach
        found = {each.system for each in self.view.buildings if each.seat == owner}
        if owner != FREE:
            found.update(ships.fresh, ships.hurt)
        return found

    def _ships(self, owner: int, system: str) -> tuple[int, int]:
        """REACH-4.2: the ships that defend with an owner, those of the Empire with a Regent."""
        fresh, hurt = self.view.ships_of(owner, system)
        if self.is_rival_regent(owner):
            fresh += self.reach_state.fresh.get(system, 0)
            hurt += self.reach_state.hurt.get(system, 0)
        return fresh, hurt

    def defends(self, owner: int, system: str) -> int:
        """CATR-13.6: the fresh ships that defend with an owner."""
        return self._ships(owner, system)[0]

    def toughness(self, owner: int, system: str) -> list[int]:
        """REACH-7.2: the hits that pieces take; Blight takes twice as many."""
        if owner == BLIGHT:
            return [BLIGHT_HITS[self.reach_state.blight[system]]]
        fresh, hurt = self._ships(owner, system)
        there = self.view.buildings_at(system, owner)
        ships = [HURT_HITS] * hurt + [FRESH_HITS] * fresh
        return ships + sorted(HURT_HITS + each.fresh for each in there)

    def shield(self, owner: int, system: str) -> int:
        """REACH-4.2: the hits that ships take before buildings."""
        fresh, hurt = self._ships(owner, system)
        return FRESH_HITS * fresh + HURT_HITS * hurt

    def fights_without_own_ships(self, system: str) -> bool:
        """Whether it can battle there without ships of its own."""
        return bool(self.reach_state.ships_at(system)) and self.commands(system)

    def allies(self, system: str, foe: int) -> tuple[int, int]:
        """CATR-13.5: the Imperial ships that would attack along with a Regent."""
        count = self.reach_state.ships_at(system)
        if not count or not self.is_regent or foe == EMPIRE:
            return 0, 0
        return self.reach_state.fresh.get(system, 0), count

    def needs_escort(self, system: str) -> bool:
        """CATR-8.2: whether Imperial ships are wanted there: Blight, and none of them yet."""
        return system in self.reach_state.blight and not self.reach_state.ships_at(system)

    def best_escort(self, moved: ShipsMoved, options: Sequence[Escort]) -> Escort:
        """CATR-8.2 and 8.3: as many as can come, but for those that keep a building safe."""
        fewest = min(options, key=lambda each: (each.fresh + each.hurt, each.fresh))
        safe = [each for each in options if not self._abandons(moved, each)]
        return max(safe or [fewest], key=lambda each: (each.fresh + each.hurt, each.fresh))

    def _abandons(self, moved: ShipsMoved, along: Escort) -> bool:
        """CATR-8.3: whether a rival would control a loyal building that the ships leave behind."""
        origin = moved.origin
        if not self.owns(origin) or self.reach_state.fresh.get(origin, 0) > along.fresh:
            return False
        return self.most_rival(origin) > self.seat.fresh.get(origin, 0) - moved.fresh

    def brought(self, march: March, foe: int) -> tuple[int, int]:
        """CATR-8.2: the Imperial ships that a march takes along to Blight that it is to battle."""
        if not self.needs_escort(march.target) or not self.is_regent or foe == EMPIRE:
            return 0, 0
        key = (march.origin, march.fresh, march.hurt)
        found = self._brought.get(key)
        if found is None:
            moved = ShipsMoved(self.number, march.origin, march.hops[0], march.fresh, march.hurt)
            options = escorts(self.view, moved)
            best = self.best_escort(moved, options) if options else escort(0, 0)
            found = self._brought[key] = best.fresh, best.fresh + best.hurt
        return found

    @cached_property
    def lone_marchers(self) -> Sequence[Marcher]:
        """CATR-13.8: who ignores the Movement Law sends out Imperial ships alone."""
        if not self.is_regent or not self._ignores_movement:
            return ()
        alone = [
            each
            for each in self.view.systems
            if self.reach_state.ships_at(each) and not self.seat.ships_at(each)
        ]
        return [(each, self.ways(each), [(0, 0, True)]) for each in alone if self.commands(each)]

    def attackers(self, system: str) -> int:
        """The ships that attack with it in the battle under way."""
        return attacking_ships(self.view, self.number, system)

    def fresh_attackers(self, system: str) -> int:
        """The fresh ships that attack with it in the battle under way."""
        return super().fresh_attackers(system) + self.reach_state.allies[0]

    plunders = True

    def fit_for_trophies(self, owner: int, fresh: int, dice: int, system: str) -> bool:
        """CATR-8.7: against Blight two dice are enough, and needed; CATR-14.8: or two a step."""
        if owner == BLIGHT:
            steps = self.steps_to_assault(owner, system) if self.readings.blight == "step" else 1
            return dice >= DICE_AGAINST_BLIGHT * steps
        return super().fit_for_trophies(owner, fresh, dice, system)

    def steps_to_assault(self, owner: int, system: str) -> int:
        """CATR-14.8: the steps of Blight, fresh or damaged, else the fresh defenders."""
        if owner == BLIGHT:
            return 1 + self.reach_state.blight.get(system, False)
        return super().steps_to_assault(owner, system)

    def plunder(self, owner: int, system: str) -> Sequence[str]:
        """REACH-6.5: a key takes a resource of the planet's type in a raid on the Free States."""
        resource = SYSTEMS[system].resource
        if owner != FREE or not resource or not supply(self.view, resource):
            return ()
        return (resource,)
