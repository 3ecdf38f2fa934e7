"""Lore that speaks while an ambition is declared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Final

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision, Option
from engine.core.position.edits import Bounds
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.board import AMBITIONS, CITY, PIECES, RESOURCES, SHIP, STARPORT
from games.arcs.campaign_components import SPOILS
from games.arcs.court import COURT, BuildingReplaced, Effect, OutrageCleared, TrophyReturned
from games.arcs.events import CaptivesSpent, ResourceDiscarded
from games.arcs.moves import (
    GO_ON,
    Annex,
    Build,
    Declare,
    GoOn,
    PickCaptive,
    PickTrophy,
    SwapToken,
    Tax,
)
from games.arcs.rule_hooks import SPEAKERS, discard_all, has_resource, query, supply
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import is_taxable, may_build_ship
from games.arcs.steps.court import (
    InfluenceCard,
    SecureCard,
    each_once,
    influence_options,
    is_offered,
    nothing_to,
    secure_options,
)
from games.arcs.steps.gaining import DOABLE, DOERS, CarryOut, FitSlots, Receive
from games.arcs.steps.scoring import begin_declaring, can_declare

ASK_ANNEX: Final = Message("ask-annex")
ASK_CAPTIVE_TO_SECURE: Final = Message("ask-captive-to-secure")
ASK_DECLARE_OTHER: Final = Message("ask-declare-other")
ASK_EXCHANGE: Final = Message("ask-exchange")
ASK_TROPHY: Final = Message("ask-trophy")
SWAPPED: Final = ("material", "fuel")
"""LORE-3.12 and 3.13: the resources that the Tycoon's lore discards."""


def is_declared(table: ArcsTable, effect: Effect) -> bool:
    """LORE-3.1: whether the ambition that a text is about has a marker."""
    return bool(table.boxes.get(effect.condition))


def _clear(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    """LORE-3.2: the agent on the icon of a type returns to the supply."""
    seat = table.seats[text.seat]
    if effect.resource in seat.outrage:
        seat.outrage = tuple([each for each in seat.outrage if each != effect.resource])
        emit(OutrageCleared, text.seat, effect.resource)


class Rolled(Step):
    """What has dice rolled outside of battles, some of which may be rolled again."""

    __slots__ = ()

    asks_again = "roll-again"
    """The kind of decision that asks for it."""

    def said_again(self, roll: tuple[int, ...]) -> Message:
        """What is asked of whoever may roll some of them again."""
        raise NotImplementedError

    def ways_again(self, roll: tuple[int, ...]) -> dict[Option, tuple[int, ...]]:
        """What may be rolled again: of each option the places of its dice."""
        raise NotImplementedError

    def settle(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        raise NotImplementedError


def settle_roll(
    table: ArcsTable, step: Rolled, number: int, roll: tuple[int, ...], emit: Emit
) -> None:
    """LORE-3.3: whoever rolled may roll some dice again, once; then they count."""
    if table.is_seat(number) and query(table, q.RerollsAnything(number), False):
        table.steps.append(MayRollAgain(number, step, roll))
    else:
        step.settle(table, roll, emit)


@dataclass(frozen=True, slots=True)
class MayRollAgain(Step):
    """LORE-3.3: the dice of another step may be rolled again; those in the places `again` are."""

    seat: int
    rolled: Rolled
    roll: tuple[Annotated[int, Bounds(1, 6)], ...]
    again: tuple[Annotated[int, Bounds(1, 6)], ...] = ()

    @property
    def asked_dice(self) -> tuple[int, ...]:
        """How many battle dice of each kind are rolled."""
        kinds: tuple[int, ...] = getattr(self.rolled, "asked_dice", ())
        return tuple([min(count, len(self.again)) for count in kinds])

    def ask(self, table: ArcsTable) -> Decision | Chance:
        if self.again:
            count = len(self.again)
            return Chance(
                "reroll", Message("ask-roll-some", {"count": count}), Dice(count), self.seat
            )
        rolled = self.rolled
        options = [GO_ON, *rolled.ways_again(self.roll)]
        return Decision(self.seat, rolled.asks_again, rolled.said_again(self.roll), options)

    def answer(self, table: ArcsTable, option: Option | tuple[int, ...], emit: Emit) -> None:
        if isinstance(option, tuple):
            now = dict(zip(self.again, option, strict=True))
            roll = tuple([now.get(place, face) for place, face in enumerate(self.roll)])
            self.rolled.settle(table, roll, emit)
        elif isinstance(option, GoOn):
            self.rolled.settle(table, self.roll, emit)
        else:
            places = self.rolled.ways_again(self.roll)[option]
            table.steps.append(replace(self, again=places))

    def problems(self, table: ArcsTable) -> list[str]:
        problems = table.problems_of(self.rolled)
        asked = None if problems else self.rolled.ask(table)
        if isinstance(asked, Chance) and self.roll not in asked.outcomes:
            return ["the step on top has a roll that cannot come up"]
        if not self.roll or sorted(set(self.again) & set(range(len(self.roll)))) != [*self.again]:
            return ["the step on top rolls dice again that were not rolled"]
        return problems


def _all_loyal(seat: int, card: str, effect: Effect) -> RuleHook:
    def taxes(table: ArcsTable, asked: q.Taxes, options: Iterable[Tax]) -> Iterable[Tax]:
        speaks = asked.seat == seat and is_declared(table, effect)
        return (*options, *_taxed_as_loyal(table, seat)) if speaks else options

    def builds(table: ArcsTable, asked: q.Builds, options: Iterable[Build]) -> Iterable[Build]:
        speaks = asked.seat == seat and is_declared(table, effect)
        return (*options, *_built_at_any_port(table, seat)) if speaks else options

    def catapults(table: ArcsTable, asked: q.CatapultsFrom, from_here: bool) -> bool:
        if asked.seat != seat or not is_declared(table, effect):
            return from_here
        here = table.buildings_at(asked.system)
        return from_here or any(each.kind == STARPORT for each in here)

    return RuleHook(
        card, "LORE-3.4", {q.Taxes: taxes, q.Builds: builds, q.CatapultsFrom: catapults}
    )


def _taxed_as_loyal(table: ArcsTable, number: int) -> Iterator[Tax]:
    for city in table.buildings:
        is_known = number in (city.seat, table.controller(city.system))
        if city.kind == CITY and not is_known and is_taxable(table, number, city):
            yield Tax(city.system, city.seat, as_loyal=True)


def _built_at_any_port(table: ArcsTable, number: int) -> Iterator[Build]:
    if may_build_ship(table, number):
        for port in table.buildings:
            if port.kind == STARPORT and not port.used:
                yield Build(SHIP, port.system)


def _keeps_their_types(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.StealableTypes, types: tuple[str, ...]) -> tuple[str, ...]:
        if asked.owner != seat or not is_declared(table, effect):
            return types
        return tuple([each for each in types if not has_resource(table, asked.thief, each)])

    return RuleHook(card, "LORE-3.6", {q.StealableTypes: rule})


def _keeps_matching_cards(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.MayBeStolen, may: bool) -> bool:
        if asked.owner != seat or not asked.card or not is_declared(table, effect):
            return may
        return may and not has_resource(table, seat, COURT[asked.card].suit)

    return RuleHook(card, "LORE-3.7", {q.MayBeStolen: rule})


def _taxes_again(seat: int, card: str, effect: Effect) -> RuleHook:
    def again(table: ArcsTable, asked: q.TaxesAgain, may: bool) -> bool:
        speaks = asked.seat == seat and is_declared(table, effect)
        return may or (speaks and table.rules.holds("cruelty-taxes-anything"))

    def rule(table: ArcsTable, asked: q.Taxes, options: Iterable[Tax]) -> Iterable[Tax]:
        speaks = asked.seat == seat and is_declared(table, effect)
        if not speaks or table.rules.holds("cruelty-taxes-anything"):
            return options
        return (*options, *_used_cities(table, seat))

    return RuleHook(card, "LORE-3.8", {q.TaxesAgain: again, q.Taxes: rule})


def _used_cities(table: ArcsTable, number: int) -> Iterator[Tax]:
    for city in table.buildings:
        taxable = number in (city.seat, table.controller(city.system))
        if city.kind == CITY and city.used and taxable:
            yield Tax(city.system, city.seat)


def _can_return_trophies(table: ArcsTable, number: int, effect: Effect) -> bool:
    held = table.seats[number].trophy_count > 0
    return is_declared(table, effect) and held and is_offered(influence_options(table, number))


def _return_trophies(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(SpendTrophy(text.seat))


@dataclass(frozen=True, slots=True)
class SpendTrophy(Step):
    """LORE-3.9: a Trophy returns to its owner and a Court card is influenced, again and again."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        if not is_offered(influence_options(table, self.seat)):
            return None
        options = [
            PickTrophy(owner, kind)
            for owner, held in enumerate(table.seats[self.seat].trophies)
            for kind, count in zip(PIECES, held, strict=True)
            if count
        ]
        spoils = zip(SPOILS, table.seats[self.seat].spoils, strict=False)
        if table.rules.holds("lore-on-any-owner"):
            options += [PickTrophy(*piece) for piece, count in spoils if count]
        if not options:
            return None
        return Decision(self.seat, "trophy", ASK_TROPHY, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: PickTrophy | GoOn | None, emit: Emit) -> None:
        if not isinstance(option, PickTrophy):
            return
        seat = table.seats[self.seat]
        seat.add_trophy(option.owner, option.kind, -1)
        emit(TrophyReturned, self.seat, option.owner, option.kind)
        table.steps += [self, InfluenceCard(self.seat)]
        if option.kind == CITY and table.is_seat(option.owner):
            table.steps.append(FitSlots(option.owner))


def _can_return_captives(table: ArcsTable, number: int, effect: Effect) -> bool:
    held = any(table.seats[number].captives)
    return is_declared(table, effect) and held and is_offered(secure_options(table, number))


def _return_captives(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(SecureForCaptive(text.seat))


@dataclass(frozen=True, slots=True)
class SecureForCaptive(Step):
    """LORE-3.10: a Captive returns to its owner, and a card is secured; as often as possible."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        if not is_offered(secure_options(table, self.seat)):
            return None
        held = table.seats[self.seat].captives
        options = [PickCaptive(owner) for owner, count in enumerate(held) if count]
        if not options:
            return None
        return Decision(self.seat, "captive", ASK_CAPTIVE_TO_SECURE, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: PickCaptive | GoOn | None, emit: Emit) -> None:
        if isinstance(option, PickCaptive):
            table.seats[self.seat].add_captives(option.owner, -1)
            emit(CaptivesSpent, self.seat, option.owner, False)
            table.steps += [self, SecureCard(self.seat)]


def _annexes(table: ArcsTable, number: int) -> Iterator[Annex]:
    """LORE-3.11: rival buildings that the seat controls, of a kind that it has."""
    for each in table.buildings:
        controls = each.seat != number and table.controller(each.system) == number
        if controls and table.in_supply(number, each.kind):
            yield Annex(each.kind, each.system, each.seat, each.fresh)


def _can_annex(table: ArcsTable, number: int, effect: Effect) -> bool:
    return is_declared(table, effect) and is_offered(_annexes(table, number))


def _annex(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(AnnexBuilding(text.seat))


@dataclass(frozen=True, slots=True)
class AnnexBuilding(Step):
    """LORE-3.11: a rival's building returns to its owner, one of the same kind takes its place."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = each_once(_annexes(table, self.seat))
        return Decision(self.seat, "annex", ASK_ANNEX, options)

    def answer(self, table: ArcsTable, option: Annex, emit: Emit) -> None:
        old = next(
            each
            for each in table.buildings_at(option.system, option.owner)
            if (each.kind, each.fresh) == (option.kind, option.fresh)
        )
        table.replace_building(old, replace(old, seat=self.seat, used=False))
        told = (self.seat, option.owner, old.system, old.kind, old.kind, old.fresh)
        emit(BuildingReplaced, *told)
        if old.kind == CITY and table.is_seat(option.owner):
            table.steps.append(FitSlots(option.owner))

    def problems(self, table: ArcsTable) -> list[str]:
        return nothing_to(_annexes(table, self.seat), "annex")


def _undeclared(table: ArcsTable) -> list[str]:
    return [ambition for ambition in AMBITIONS if not table.boxes.get(ambition)]


def _can_discard_to_declare(table: ArcsTable, number: int, effect: Effect) -> bool:
    free = bool(table.free_markers and _undeclared(table))
    return is_declared(table, effect) and free and can_declare(table, number)


def _discard_to_declare(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    for resource in SWAPPED:
        discard_all(table, text.seat, resource, emit)
    table.steps.append(DeclareNew(text.seat))


@dataclass(frozen=True, slots=True)
class DeclareNew(Step):
    """LORE-3.12: an ambition that nobody has declared; no zero marker."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = [Declare(ambition) for ambition in _undeclared(table)]
        return Decision(self.seat, "declare", ASK_DECLARE_OTHER, options)

    def answer(self, table: ArcsTable, option: Declare, emit: Emit) -> None:
        begin_declaring(table, self.seat, option.ambition, False)

    def problems(self, table: ArcsTable) -> list[str]:
        options: list[Option] = [Declare(ambition) for ambition in _undeclared(table)]
        return nothing_to(options if table.free_markers else [], "declare")


def _swaps(table: ArcsTable, number: int) -> Iterator[SwapToken]:
    """LORE-3.13: Material and Fuel of the seat for other types that the supply has."""
    for give in SWAPPED:
        if give in table.seats[number].slots:
            for take in RESOURCES:
                usual = take not in SWAPPED or table.rules.holds("tycoons-charm-any")
                if take != give and usual and supply(table, take):
                    yield SwapToken(give, take)


def _can_swap(table: ArcsTable, number: int, effect: Effect) -> bool:
    return is_declared(table, effect) and is_offered(_swaps(table, number))


def _swap(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(SwapTokens(text.seat))


@dataclass(frozen=True, slots=True)
class SwapTokens(Step):
    """LORE-3.13: one Material or Fuel after the other, as many as wanted; `gained` are those that
    a swap has brought, which are not swapped again.
    """

    seat: int
    gained: tuple[str, ...] = ()

    def ask(self, table: ArcsTable) -> Decision | None:
        held = table.seats[self.seat].slots
        swaps = _swaps(table, self.seat)
        options = [each for each in swaps if held.count(each.give) > self.gained.count(each.give)]
        if not options:
            return None
        return Decision(self.seat, "exchange", ASK_EXCHANGE, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: SwapToken | GoOn | None, emit: Emit) -> None:
        if isinstance(option, SwapToken):
            slot = table.seats[self.seat].take_token(option.give)
            emit(ResourceDiscarded, self.seat, option.give, slot=slot)
            again = replace(self, gained=(*self.gained, option.take))
            table.steps += [again, Receive(self.seat, option.take)]


SPEAKERS.update(
    {
        "all_cities_and_ports_loyal": _all_loyal,
        "no_theft_of_what_they_have": _keeps_their_types,
        "no_theft_of_matching_cards": _keeps_matching_cards,
        "taxes_again": _taxes_again,
    }
)
DOABLE.update(
    {
        "trophies_influence": _can_return_trophies,
        "captives_secure": _can_return_captives,
        "annex_building": _can_annex,
        "discards_to_declare": _can_discard_to_declare,
        "swaps_resources": _can_swap,
    }
)
DOERS.update(
    {
        "trophies_influence": _return_trophies,
        "captives_secure": _return_captives,
        "annex_building": _annex,
        "discards_to_declare": _discard_to_declare,
        "swaps_resources": _swap,
    }
)
DOERS["clear_outrage"] = _clear
