"""What leaders do with the pip of a copy or a pivot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Decision
from engine.core.step import Emit, RuleHook, Step, silence
from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.board import CITY, PIECE, RESOURCES, SHIP, STARPORT, SYSTEM, SYSTEMS, neighbours
from games.arcs.court import COURT, Effect, PlanetReshaped
from games.arcs.events import CityTaxed
from games.arcs.moves import (
    GO_ON,
    Choose,
    Go,
    GoOn,
    Hit,
    HitToRepeat,
    Influence,
    LayHeld,
    Secure,
    Tax,
)
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import SPEAKERS, follow_up, query
from games.arcs.state import ArcsTable
from games.arcs.steps import actions, court
from games.arcs.steps.battle import BattleRival, attack_options, hit_piece
from games.arcs.steps.gaining import DOABLE, DOERS, CarryOut, Receive, held_on

ASK_INFLUENCE_OR_NOT: Final = Message("ask-influence-or-not")
ASK_INFLUENCE_TO_SECURE: Final = Message("ask-influence-to-secure")
ASK_MOVE_OR_NOT: Final = Message("ask-move-or-not")
ASK_MOVE_TO_BATTLE: Final = Message("ask-move-to-battle")


def on_humble_pip(table: ArcsTable, number: int) -> bool:
    """LEAD-4.1: whether a seat carries out an action for the pip of a copy or a pivot."""
    return (
        table.seat == number
        and not table.turn.prelude
        and bool(table.trick)
        and table.trick[-1].how in ("copy", "pivot")
    )


def _humble_tax_gains(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: CityTaxed) -> Iterable[Step]:
        gains = event.seat == seat and on_humble_pip(table, seat)
        return (Receive(seat, effect.resource),) if gains else ()

    return RuleHook(card, "LEAD-4.2", after={CityTaxed: after})


def _influences_twice(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: q.Influenced) -> Iterable[Step]:
        again = event.seat == seat and on_humble_pip(table, seat)
        return (MayInfluence(seat),) if again else ()

    return RuleHook(card, "LEAD-4.3", after={q.Influenced: after})


@dataclass(frozen=True, slots=True)
class MayInfluence(Step):
    """LEAD-4.3, 4.5 and 7.1: one Court card may be influenced."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = list(court.influence_options(table, self.seat))
        if not options:
            return None
        return Decision(self.seat, "agent", ASK_INFLUENCE_OR_NOT, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Influence | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Influence):
            court.place_agent(table, self.seat, option.card, emit)


def _humble_action(
    clause: str, base: str, name: str, grants: type, event: type
) -> Callable[..., RuleHook]:
    """LEAD-4.4 and 4.5: another action before or after the one that a copy or pivot pip takes."""

    def speaker(seat: int, card: str, effect: Effect) -> RuleHook:
        def before(
            table: ArcsTable, asked: q.PipActions, more: tuple[str, ...]
        ) -> tuple[str, ...]:  # fmt: skip
            played = table.trick[-1].how if table.trick else ""
            fits = asked.seat == seat and base in asked.bases and played in ("copy", "pivot")
            return (*more, name) if fits else more

        def after(table: ArcsTable, happened: Any) -> Iterable[Step]:
            fits = happened.seat == seat and on_humble_pip(table, seat)
            return (grants(seat),) if fits and card not in table.turn.used else ()

        return RuleHook(card, clause, {q.PipActions: before}, {event: after})

    return speaker


def _granted_before(table: ArcsTable, text: CarryOut) -> None:
    table.change_turn(used=(*table.turn.used, text.card))


def _move_then_battle(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    _granted_before(table, text)
    table.steps += [BattleRival(text.seat), MoveToBattle(text.seat)]


def _influence_then_secure(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    _granted_before(table, text)
    table.steps += [court.SecureCard(text.seat), InfluenceToSecure(text.seat)]


@dataclass(frozen=True, slots=True)
class MayMove(Step):
    """LEAD-4.4: ships may move once."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = list(actions.move_options(table, self.seat))
        if not options:
            return None
        return Decision(self.seat, "go", ASK_MOVE_OR_NOT, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Go | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Go):
            actions.MoveShips(self.seat).answer(table, option, emit)


def owes_battle(table: ArcsTable) -> bool:
    """LEAD-4.6: whether a battle has to be fought after the move that is under way."""
    return any(isinstance(step, BattleRival) for step in table.steps)


def keeps_battle(
    table: ArcsTable, number: int, leaving: str, target: str, *, far: bool = False
) -> bool:
    """LEAD-4.6: a move is free to go anywhere, unless a battle has to be fought after it."""
    return not owes_battle(table) or _battle_after(table, number, leaving, target, far=far)


def _battle_after(table: ArcsTable, number: int, leaving: str, target: str, *, far: bool) -> bool:
    """LEAD-4.6: whether a battle is legal once ships have come to a target.

    `leaving` is the system that is left without loyal ships, `far` that they may go on.
    """
    seat = table.seats[number]
    mine = {*seat.fresh, *seat.hurt, target} - {leaving}
    if far:
        mine |= _in_reach(table, number, target)
    rivals = [rival for rival in range(len(table.seats)) if rival != number]
    return any(table.has_pieces(rival, system) for system in mine for rival in rivals)


def _in_reach(table: ArcsTable, number: int, gate: str) -> set[str]:
    """ARCS-7.8 and 7.9: the systems that a catapulted fleet can come to from a system."""
    reached, left = {gate}, [gate]
    while left:
        system = left.pop()
        if SYSTEMS[system].is_gate and not table.is_rivals(system, number):
            new = [each for each in neighbours(table.out)[system] if each not in reached]
            reached.update(new)
            left += new
    return reached


def moves_to_battle(table: ArcsTable, number: int) -> Iterator[Go]:
    """LEAD-4.6: the moves after which a battle can be fought."""
    seat = table.seats[number]
    for option in actions.move_options(table, number):
        alone = option.origin if seat.ships_at(option.origin) == 1 else ""
        far = actions.fleet_to_choose(table, number, option).catapult
        if _battle_after(table, number, alone, option.target, far=far):
            yield option


@dataclass(frozen=True, slots=True)
class MoveToBattle(Step):
    """LEAD-4.4 and 4.6: a move before the battle; only such that a battle is legal after it."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = list(moves_to_battle(table, self.seat))
        return Decision(self.seat, "go", ASK_MOVE_TO_BATTLE, options)

    def answer(self, table: ArcsTable, option: Go, emit: Emit) -> None:
        follow_up(table, q.AboutToMove(self.seat))
        table.steps.append(FleetToBattle(actions.fleet_to_choose(table, self.seat, option)))

    def problems(self, table: ArcsTable) -> list[str]:
        return court.nothing_to(moves_to_battle(table, self.seat), "move to a battle")


@dataclass(frozen=True, slots=True)
class FleetToBattle(Step):
    """LEAD-4.6: a fleet, or a catapult, after which a battle is still legal."""

    moving: actions.ChooseFleet | actions.Catapult

    @property
    def seat(self) -> int:
        return self.moving.seat

    def ask(self, table: ArcsTable) -> Decision | None:
        asked = self.moving.ask(table)
        if asked is None:
            return None
        options = [each for each in asked.options if self._fits(table, each)]
        kind = "go" if isinstance(self.moving, actions.Catapult) else "ships"
        return Decision(asked.seat, kind, asked.asked, options)

    def _fits(self, table: ArcsTable, option: Any) -> bool:
        seat, moving = table.seats[self.seat], self.moving
        if isinstance(option, GoOn):
            return court.is_offered(attack_options(table, self.seat))
        if isinstance(moving, actions.Catapult):
            alone = moving.fresh + moving.hurt == 1 == seat.ships_at(moving.system)
            leaving = moving.system if alone else ""
            return _battle_after(table, self.seat, leaving, option.target, far=True)
        all_go = option.fresh + option.hurt == seat.ships_at(moving.origin)
        leaving = moving.origin if all_go else ""
        return _battle_after(table, self.seat, leaving, moving.target, far=moving.catapult)

    def answer(self, table: ArcsTable, option: Any, emit: Emit) -> None:
        height = len(table.steps)
        self.moving.answer(table, option, emit)
        for place in range(height, len(table.steps)):
            step = table.steps[place]
            if isinstance(step, actions.ChooseFleet | actions.Catapult):
                table.steps[place] = FleetToBattle(step)

    def problems(self, table: ArcsTable) -> list[str]:
        return self.moving.problems(table)


def influences_to_secure(table: ArcsTable, number: int) -> Iterator[Influence]:
    """LEAD-4.6: the cards to influence after which a card can be secured."""
    for option in court.influence_options(table, number):
        after = table.copy()
        court.place_agent(after, number, option.card, silence)
        if court.is_offered(court.secure_options(after, number)):
            yield option


@dataclass(frozen=True, slots=True)
class InfluenceToSecure(Step):
    """LEAD-4.5 and 4.6: an agent before securing; only such that a card can be secured."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = list(influences_to_secure(table, self.seat))
        return Decision(self.seat, "agent", ASK_INFLUENCE_TO_SECURE, options)

    def answer(self, table: ArcsTable, option: Influence, emit: Emit) -> None:
        court.place_agent(table, self.seat, option.card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return court.nothing_to(influences_to_secure(table, self.seat), "influence")


SPEAKERS.update(
    {
        "pip_tax_gains": _humble_tax_gains,
        "pip_influence_twice": _influences_twice,
        "pip_battle_with_move": _humble_action(
            "LEAD-4.4", "battle", "move and battle", MayMove, q.BattleEnded
        ),
        "pip_secure_with_influence": _humble_action(
            "LEAD-4.5", "secure", "influence and secure", MayInfluence, q.AboutToSecure
        ),
    }
)
DOERS.update(
    {
        "move_then_battle": _move_then_battle,
        "influence_then_secure": _influence_then_secure,
    }
)
DOABLE.update(
    {
        "move_then_battle": lambda table, number, effect: court.is_offered(
            moves_to_battle(table, number)
        ),
        "influence_then_secure": lambda table, number, effect: court.is_offered(
            influences_to_secure(table, number)
        ),
    }
)


# What leaders say of taxing, building, moving and securing.


def _taxes(
    clause: str, change: Callable[[ArcsTable, int, Iterable[Tax]], Iterable[Tax]]
) -> Callable[..., RuleHook]:
    def speaker(seat: int, card: str, effect: Effect) -> RuleHook:
        def rule(table: ArcsTable, asked: q.Taxes, options: Iterable[Tax]) -> Iterable[Tax]:
            return change(table, seat, options) if asked.seat == seat else options

        return RuleHook(card, clause, {q.Taxes: rule})

    return speaker


def _in_control(table: ArcsTable, seat: int, options: Iterable[Tax]) -> Iterator[Tax]:
    other = not table.rules.holds("upstart-needs-control")
    for option in options:
        if table.controller(option.system) == seat or (other and option.owner != seat):
            yield option


def _not_loyal(table: ArcsTable, seat: int, options: Iterable[Tax]) -> Iterator[Tax]:
    for option in options:
        if option.owner != seat and not option.as_loyal:
            yield option


def _where_present(table: ArcsTable, seat: int, options: Iterable[Tax]) -> Iterator[Tax]:
    """LEAD-6.3: rival cities, and empty slots, where the seat has ships."""
    yield from options
    for city in table.buildings:
        is_rivals = (
            city.kind == CITY and city.seat != seat and actions.is_taxable(table, seat, city)
        )
        if is_rivals and table.seats[seat].ships_at(city.system):
            yield Tax(city.system, city.seat)
    again = query(table, q.TaxesAgain(seat), False)
    for system in table.systems:
        left = table.empty_building_slots(system)
        left -= 0 if again else table.turn.taxed.count(system)
        if left > 0 and table.seats[seat].ships_at(system):
            yield Tax(system, NOBODY)


def _reshapes(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: CityTaxed) -> Iterable[Step]:
        planet = SYSTEMS[event.system].resource and event.system not in table.reshaped
        return (MayReshape(seat, event.system),) if event.seat == seat and planet else ()

    return RuleHook(card, "LEAD-6.4", after={CityTaxed: after})


@dataclass(frozen=True, slots=True)
class MayReshape(Step):
    """LEAD-6.4: a resource laid on the planet just taxed is its type for good."""

    seat: int
    system: str

    def ask(self, table: ArcsTable) -> Decision | None:
        seat, now = table.seats[self.seat], table.planet_type(self.system)
        options: list[Choose | LayHeld] = [
            Choose(each) for each in RESOURCES if each in seat.slots and each != now
        ]
        if table.rules.holds("mythic-from-cartel"):
            held = {card: held_on(table, card) for card in seat.cards}
            options += [LayHeld(card) for card, each in held.items() if each not in ("", now)]
        if not options:
            return None
        prompt = Message("ask-reshape", {"system": SYSTEM(self.system)})
        return Decision(self.seat, "reshape", prompt, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Choose | LayHeld | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Choose):
            laid, slot = option.name, table.seats[self.seat].take_token(option.name)
        elif isinstance(option, LayHeld):
            laid, slot = held_on(table, option.card), 0
        else:
            return
        table.reshaped[self.system] = laid
        emit(PlanetReshaped, self.seat, self.system, laid, slot)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.system not in table.systems or self.system in table.reshaped:
            return ["the step on top changes a planet that cannot be changed"]
        return []


def _repeats(seat: int, card: str, effect: Effect) -> RuleHook:
    def taxed(table: ArcsTable, event: CityTaxed) -> Iterable[Step]:
        fits = event.seat == seat and event.owner != NOBODY and card not in table.turn.used
        repeat = MayRepeat(seat, card, event.owner, CITY, event.system, event.as_loyal)
        return (repeat,) if fits else ()

    def built(table: ArcsTable, event: q.ShipBuilt) -> Iterable[Step]:
        fits = event.seat == seat and card not in table.turn.used
        return (MayRepeat(seat, card, event.owner, STARPORT, event.system),) if fits else ()

    def builds(table: ArcsTable, asked: q.BuildsNoShip, may: bool) -> bool:
        return may or (asked.seat == seat and card not in table.turn.used)

    return RuleHook(
        card, "LEAD-6.5", {q.BuildsNoShip: builds}, {CityTaxed: taxed, q.ShipBuilt: built}
    )


@dataclass(frozen=True, slots=True)
class MayRepeat(Step):
    """LEAD-6.5 and 6.6: the building just used may be hit, so that the action is taken again."""

    seat: int
    leader: str
    owner: int
    kind: str
    system: str
    as_loyal: bool = False

    def ask(self, table: ArcsTable) -> Decision | None:
        here = table.buildings_at(self.system, self.owner)
        if not any(each.kind == self.kind for each in here):
            return None
        options = [GO_ON, HitToRepeat(self.kind)]
        asked = Message("ask-repeat", {"kind": PIECE(self.kind), "system": SYSTEM(self.system)})
        return Decision(self.seat, "repeat", asked, options)

    def answer(self, table: ArcsTable, option: HitToRepeat | GoOn | None, emit: Emit) -> None:
        if not isinstance(option, HitToRepeat):
            return
        table.change_turn(used=(*table.turn.used, self.leader))
        again = Again(self.seat, self.owner, self.kind, self.system, self.as_loyal)
        table.steps.append(again)
        here = table.buildings_at(self.system, self.owner)
        *_, used = sorted(
            [each for each in here if each.kind == self.kind], key=lambda each: each.used
        )
        hit_piece(table, self.owner, self.system, Hit(used.kind, used.fresh), self.seat, emit)


@dataclass(frozen=True, slots=True)
class Again(Step):
    """LEAD-6.5: the tax, or the ship, once more."""

    seat: int
    owner: int
    kind: str
    system: str
    as_loyal: bool = False

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if self.kind == CITY:
            taxed = CityTaxed(self.seat, self.owner, self.system, self.as_loyal)
            emit(CityTaxed, self.seat, self.owner, self.system, self.as_loyal)
            actions.levy(table, taxed, emit)
        elif table.in_supply(self.seat, SHIP):
            actions.build_ship(table, self.seat, self.system, emit)


def _small_fleets(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.LargestFleet, most: int) -> int:
        return min(most, effect.n) if asked.seat == seat else most

    return RuleHook(card, "LEAD-6.7", {q.LargestFleet: rule})


def _from_gates(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.CatapultsFrom, catapults: bool) -> bool:
        return SYSTEMS[asked.system].is_gate if asked.seat == seat else catapults

    return RuleHook(card, "LEAD-6.8", {q.CatapultsFrom: rule})


def _needs_agents(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.Secures, options: Iterable[Secure]) -> Iterable[Secure]:
        if asked.seat != seat:
            return options
        few = {each.card for each in table.court if each.agents[seat] < effect.n}
        return [each for each in options if not COURT[each.card].is_guild or each.card not in few]

    return RuleHook(card, "LEAD-6.9", {q.Secures: rule})


SPEAKERS.update(
    {
        "taxes_only_in_control": _taxes("LEAD-6.1", _in_control),
        "cannot_tax_loyal": _taxes("LEAD-6.2", _not_loyal),
        "taxes_where_present": _taxes("LEAD-6.3", _where_present),
        "tax_changes_planet": _reshapes,
        "hits_building_to_repeat": _repeats,
        "largest_fleet": _small_fleets,
        "catapults_from_gates": _from_gates,
        "secures_guilds_with": _needs_agents,
    }
)
