"""Lore of battles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Final

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision, Option
from engine.core.position.edits import Bounds
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message
from games.arcs import events, moves
from games.arcs import rule_queries as q
from games.arcs.board import FACES, MOST_DICE, RESOURCES, SHIP, STARPORT, SUPPLY, neighbours
from games.arcs.court import Effect, RiflesFired
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import ORDERED, SPEAKERS, has_resource, icons, query
from games.arcs.state import ArcsTable
from games.arcs.steps import court
from games.arcs.steps.actions import fleets, sail
from games.arcs.steps.battle import (
    SHIPS,
    AssignHits,
    StrikeDefender,
    battle_of,
    roll_of,
    skirmish_split,
)
from games.arcs.steps.gaining import DOABLE, DOERS, CarryOut
from games.arcs.steps.lore_of_ambitions import Rolled, settle_roll
from games.arcs.steps.traits import MayInfluence, MayMove

ASK_FIRE: Final = Message("ask-fire")
ASK_FLEET_TO_BATTLE: Final = Message("ask-fleet-to-battle")
ASK_JOIN_BATTLE: Final = Message("ask-join-battle")
ASK_MARTYR: Final = Message("ask-martyr")


def _targets(table: ArcsTable, number: int) -> Iterable[moves.Fire]:
    """LORE-2.1: from fresh ships of the seat at a defender with pieces in an adjacent system."""
    targets: Iterable[moves.Fire] = query(table, q.FiresAt(number), _rivals_in_range(table, number))
    return targets


def _rivals_in_range(table: ArcsTable, number: int) -> Iterator[moves.Fire]:
    near, rivals = neighbours(table.out), table.clockwise(number)[1:]
    for origin in table.systems:
        if origin in table.seats[number].fresh:
            for target in near[origin]:
                for rival in rivals:
                    harms = query(table, q.MayHarm(number, rival, target), True)
                    if harms and table.has_pieces(rival, target):
                        yield moves.Fire(origin, target, rival)


def _fire(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(FireRifles(text.seat))


@dataclass(frozen=True, slots=True)
class FireRifles(Step):
    """LORE-2.1: from where, at whom, and where."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = list(_targets(table, self.seat))
        return Decision(self.seat, "fire", ASK_FIRE, options)

    def answer(self, table: ArcsTable, option: moves.Fire, emit: Emit) -> None:
        count = min(table.seats[self.seat].fresh[option.origin], MOST_DICE)
        who = (self.seat, option.defender, option.origin, option.target)
        fewer = table.rules.holds("rifles-fewer-dice")
        table.steps.append((CollectForRifles if fewer else RollRifles)(*who, count))

    def problems(self, table: ArcsTable) -> list[str]:
        return court.nothing_to(_targets(table, self.seat), "fire at")


@dataclass(frozen=True, slots=True)
class CollectForRifles(Step):
    """LORE-2.1: as in a battle, up to `count` skirmish dice are collected."""

    seat: int
    defender: int
    origin: str
    system: str
    count: int

    def ask(self, table: ArcsTable) -> Decision:
        options = [moves.collect(count, 0, 0) for count in range(self.count, -1, -1)]
        return Decision(self.seat, "fire-dice", Message("ask-dice", {"count": self.count}), options)

    def answer(self, table: ArcsTable, option: moves.Collect, emit: Emit) -> None:
        if option.skirmish:
            who = (self.seat, self.defender, self.origin, self.system)
            table.steps.append(RollRifles(*who, option.skirmish))

    def problems(self, table: ArcsTable) -> list[str]:
        who = (self.seat, self.defender, self.origin, self.system)
        return RollRifles(*who, self.count).problems(table)


@dataclass(frozen=True, slots=True)
class RollRifles(Rolled):
    """LORE-2.1: `count` skirmish dice are rolled; a hit for each hit."""

    seat: int
    defender: int
    origin: str
    system: str
    count: int

    @property
    def asked_dice(self) -> tuple[int, ...]:
        """How many dice of each kind are rolled."""
        return (self.count, 0, 0)

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("battle", roll_of((self.count, 0, 0)), Dice(self.count), self.seat)

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        number = self.seat if table.rules.holds("vision-on-rifles") else NOBODY
        settle_roll(table, self, number, roll, emit)

    def said_again(self, roll: tuple[int, ...]) -> Message:
        blanks, hits = skirmish_split(roll)
        return Message("ask-reroll", {"blanks": blanks, "hits": hits})

    def ways_again(self, roll: tuple[int, ...]) -> dict[Option, tuple[int, ...]]:
        hit = [place for place, face in enumerate(roll) if FACES["skirmish"][face - 1].hit]
        blank = [place for place in range(len(roll)) if place not in hit]
        return {
            moves.Reroll(blanks, hits): (*blank[:blanks], *hit[:hits])
            for hits in range(len(hit) + 1)
            for blanks in range(len(blank), -1, -1)
            if blanks or hits
        }

    def settle(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        hits = skirmish_split(roll)[1]
        emit(RiflesFired, self.seat, self.defender, self.origin, self.system, hits)
        who = (self.seat, self.defender, self.system)
        table.steps.append(StrikeDefender(*who, hits, 0, 0))

    def problems(self, table: ArcsTable) -> list[str]:
        if not 0 < self.count <= MOST_DICE or self.system not in table.systems:
            return ["the step on top fires with no die, or nowhere"]
        if not table.can_fight(self.defender) or self.defender == self.seat:
            return ["the step on top fires at nobody"]
        return []


def _adds_intercept(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.Intercepts, count: int) -> int:
        _, assault, _ = asked.dice
        return count + effect.n if asked.defender == seat and assault else count

    return RuleHook(card, "LORE-2.2", {q.Intercepts: rule})


def _ignores_intercept(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.Intercepts, count: int) -> int:
        battle = battle_of(table)
        speaks = asked.seat == seat and battle is not None and battle.unhurt
        return max(0, count - effect.n) if speaks else count

    return RuleHook(card, "LORE-2.3", {q.Intercepts: rule})


def _hits_first(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: q.BattleBegins) -> Iterable[Step]:
        if event.defender != seat:
            return ()
        first = FireFirst(event.seat, seat, event.system, effect.n)
        later = table.rules.holds("active-player-orders-effects")
        loads = later and joins_from(table, seat, event.system)
        return (first,) if loads or first.is_loaded(table) else ()

    return RuleHook(card, "LORE-2.5", after={q.BattleBegins: after})


@dataclass(frozen=True, slots=True)
class FireFirst(Step):
    """LORE-2.5: a defender with a fresh ship hits an attacking ship before the dice."""

    seat: int
    defender: int
    system: str
    hits: Annotated[int, Bounds(1, MOST_DICE)]

    def is_loaded(self, table: ArcsTable) -> bool:
        """Whether the defender has a fresh ship there."""
        return self.system in table.seats[self.defender].fresh

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if self.is_loaded(table):
            who = (self.seat, self.defender, self.system)
            table.steps.append(AssignHits(*who, self.hits, SHIPS, of_attacker=True))

    def problems(self, table: ArcsTable) -> list[str]:
        if self.defender not in range(len(table.seats)) or self.system not in table.systems:
            return ["the step on top fires first for nobody, or nowhere"]
        return []


def joins_from(table: ArcsTable, number: int, system: str) -> list[str]:
    """LORE-2.7: the systems beside a battle with fresh ships of a seat."""
    fresh = table.seats[number].fresh
    return [each for each in neighbours(table.out)[system] if each in fresh]


def _joins(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: q.BattleBegins) -> Iterable[Step]:
        joins = event.defender == seat and joins_from(table, seat, event.system)
        return (JoinBattle(seat, event.system),) if joins else ()

    return RuleHook(card, "LORE-2.7", after={q.BattleBegins: after})


@dataclass(frozen=True, slots=True)
class JoinBattle(Step):
    """LORE-2.7: fresh ships of the defender beside the battle may move there, system by system."""

    seat: int
    system: str
    asked: tuple[str, ...] = ()

    def ask(self, table: ArcsTable) -> Decision | None:
        near = joins_from(table, self.seat, self.system)
        options = [moves.Go(origin, self.system) for origin in near if origin not in self.asked]
        if not options:
            return None
        return Decision(self.seat, "go", ASK_JOIN_BATTLE, [moves.GO_ON, *options])

    def answer(self, table: ArcsTable, option: moves.Go | moves.GoOn | None, emit: Emit) -> None:
        if isinstance(option, moves.Go):
            joined = JoinFleet(self.seat, option.origin, option.target)
            table.steps += [replace(self, asked=(*self.asked, option.origin)), joined]

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.system in table.systems else ["the step on top joins a battle nowhere"]


@dataclass(frozen=True, slots=True)
class JoinFleet(Step):
    """LORE-2.7: how many fresh ships come from one system."""

    seat: int
    origin: str
    target: str

    def ask(self, table: ArcsTable) -> Decision | None:
        fresh = table.seats[self.seat].fresh[self.origin]
        options = fleets(fresh, 0, query(table, q.LargestFleet(self.seat), SUPPLY[SHIP]))
        if len(options) < 2:
            return None
        return Decision(self.seat, "ships", ASK_FLEET_TO_BATTLE, options)

    def answer(self, table: ArcsTable, option: moves.Fleet | None, emit: Emit) -> None:
        fresh = option.fresh if option else 1
        sail(table, events.ShipsMoved(self.seat, self.origin, self.target, fresh, 0), emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.origin not in table.seats[self.seat].fresh or self.target not in table.systems:
            return ["the step on top moves fresh ships that are not there"]
        return []


def _raids_without_building(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.MostRaidDice, most: int) -> int:
        if asked.seat != seat or table.buildings_at(asked.system, asked.defender):
            return most
        return max(most, effect.n)

    return RuleHook(card, "LORE-2.8", {q.MostRaidDice: rule})


def _martyrs(table: ArcsTable, number: int) -> Iterator[moves.Martyr]:
    """LORE-2.9: ships of others where the seat has a fresh one, or this one alone."""
    owners = table.clockwise(number)[1:]
    if table.rules.holds("overrides-any-ship"):
        owners = [*owners, table.reach.commander]
    for system in table.systems:
        if system in table.seats[number].fresh:
            for owner in owners:
                for fresh, count in zip((True, False), table.ships_of(owner, system), strict=True):
                    if count and _may_destroy(table, number, owner, system):
                        yield moves.Martyr(system, owner, fresh)
            if table.rules.holds("overrides-own-ship-alone"):
                yield moves.Martyr(system, number, True)


def _may_destroy(table: ArcsTable, number: int, owner: int, system: str) -> bool:
    """REACH-3.5: whether the Truce lets a seat destroy ships of an owner in a system."""
    if not table.rules.holds("overrides-any-ship"):
        return True
    may: bool = query(table, q.MayHarm(number, owner, system), True)
    return may


def _martyr(table: ArcsTable, text: CarryOut, effect: Effect, emit: Emit) -> None:
    table.steps.append(MartyrShip(text.seat))


@dataclass(frozen=True, slots=True)
class MartyrShip(Step):
    """LORE-2.9: a fresh loyal ship returns to the supply; a ship there that is not loyal, if one
    was chosen, is a Trophy.
    """

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = list(_martyrs(table, self.seat))
        return Decision(self.seat, "martyr", ASK_MARTYR, options)

    def answer(self, table: ArcsTable, option: moves.Martyr, emit: Emit) -> None:
        seat, owner = table.seats[self.seat], option.owner
        seat.add_ships(option.system, -1)
        emit(events.PieceHit, self.seat, SHIP, option.system, True, self.seat, was_fresh=True)
        if owner == self.seat:
            return
        table.add_ships(owner, option.system, -int(option.fresh), -int(not option.fresh))
        seat.add_trophy(owner, SHIP)
        emit(events.PieceHit, owner, SHIP, option.system, True, self.seat, was_fresh=option.fresh)

    def problems(self, table: ArcsTable) -> list[str]:
        return court.nothing_to(_martyrs(table, self.seat), "destroy")


ORDERED[q.BattleBegins] |= {FireFirst, JoinBattle}
SPEAKERS.update(
    {
        "adds_intercept": _adds_intercept,
        "ignores_intercept": _ignores_intercept,
        "hits_before_dice": _hits_first,
        "defenders_join": _joins,
        "raid_die_without_building": _raids_without_building,
    }
)
DOABLE.update(
    {
        "fire_from_afar": lambda table, number, effect: court.is_offered(_targets(table, number)),
        "trade_ships": lambda table, number, effect: court.is_offered(_martyrs(table, number)),
    }
)
DOERS.update(
    {
        "fire_from_afar": _fire,
        "trade_ships": _martyr,
    }
)


# What leaders say of battles, and the words that lore shares with them.


def _influences_after_losing(seat: int, card: str, effect: Effect) -> RuleHook:
    def after(table: ArcsTable, event: q.BattleEnded) -> Iterable[Step]:
        return (MayInfluence(seat),) if event.defender == seat and event.took_trophies else ()

    return RuleHook(card, "LEAD-7.1", after={q.BattleEnded: after})


def _not_ransacked(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.MayRansack, may: bool) -> bool:
        battle = battle_of(table)
        safe = asked.owner == seat and battle is not None and battle.defender == seat
        return may and not safe

    return RuleHook(card, "LEAD-7.2", {q.MayRansack: rule})


def _must_collect_more(seat: int, card: str, effect: Effect) -> RuleHook:
    def more(table: ArcsTable, asked: q.ExtraDice, dice: int) -> int:
        return dice + effect.n if asked.seat == seat else dice

    def mixes(
        table: ArcsTable, asked: q.DiceMixes, options: Iterable[moves.Collect]
    ) -> Iterable[moves.Collect]:  # fmt: skip
        if asked.seat != seat:
            return options
        return [each for each in options if each.skirmish + each.assault + each.raid >= effect.n]

    return RuleHook(card, "LEAD-7.3", {q.ExtraDice: more, q.DiceMixes: mixes})


def _wary(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(
        table: ArcsTable, asked: q.DiceMixes, options: Iterable[moves.Collect]
    ) -> Iterable[moves.Collect]:  # fmt: skip
        if asked.seat != seat:
            return options
        return [each for each in options if each.assault <= each.skirmish]

    return RuleHook(card, "LEAD-7.5", {q.DiceMixes: rule})


def _icons_intercept(seat: int, card: str, effect: Effect) -> RuleHook:
    def speaks(table: ArcsTable, happened: q.InterceptHits | q.WasIntercepted) -> bool:
        counts = happened.rolled or table.rules.holds("agitator-is-intercepted")
        return happened.defender == seat and counts

    def rule(table: ArcsTable, asked: q.InterceptHits, hits: int) -> int:
        return icons(table, seat, effect.resource) if speaks(table, asked) else hits

    def after(table: ArcsTable, event: q.WasIntercepted) -> Iterable[Step]:
        return (DiscardOne(seat, effect.resource),) if speaks(table, event) else ()

    return RuleHook(card, "LEAD-7.6", {q.InterceptHits: rule}, {q.WasIntercepted: after})


@dataclass(frozen=True, slots=True)
class DiscardOne(Step):
    """LEAD-7.6: one token of a type goes to the supply, if there is one."""

    seat: int
    resource: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if self.resource in seat.slots:
            slot = seat.take_token(self.resource)
            emit(events.ResourceDiscarded, self.seat, self.resource, slot=slot)


def _repairs(seat: int, card: str, effect: Effect) -> RuleHook:
    """LEAD-7.7 and LORE-2.4: ships that fought are repaired, in any battle or only attacking."""

    def after(table: ArcsTable, event: q.BattleEnded) -> Iterable[Step]:
        if effect.n:
            count = effect.n if event.seat == seat else 0
        else:
            count = _ports_in_control(table, seat) if seat in (event.seat, event.defender) else 0
        return (RepairFleet(seat, event.system, count),) if count else ()

    return RuleHook(card, "LORE-2.4" if effect.n else "LEAD-7.7", after={q.BattleEnded: after})


def _ports_in_control(table: ArcsTable, number: int) -> int:
    ports = [each for each in table.buildings if each.kind == STARPORT]
    return sum([table.controller(each.system) == number for each in ports])


@dataclass(frozen=True, slots=True)
class RepairFleet(Step):
    """LEAD-7.7 and LORE-2.4: `count` damaged ships in a system become fresh."""

    seat: int
    system: str
    count: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        for _ in range(min(self.count, seat.hurt.get(self.system, 0))):
            seat.add_ships(self.system, 1, -1)
            emit(events.PieceRepaired, self.seat, SHIP, self.system)


def may_reroll(seat: int, card: str, effect: Effect) -> RuleHook:
    """LEAD-7.4, LORE-2.6 and LORE-3.3: dice of a kind, or all, may be rolled again once."""

    def rule(table: ArcsTable, asked: q.Rerolls, most: int) -> int:
        if asked.seat != seat or effect.where not in (asked.kind, "all"):
            return most
        if effect.where == "all":
            declared = bool(table.boxes.get(effect.condition))
            return asked.count if declared else most
        if effect.amount == "fresh_attackers":
            return most + table.seats[seat].fresh.get(asked.system, 0)
        if not table.rules.holds("corsair-counts-all"):
            return most + len(set(table.seats[seat].tokens))
        return most + sum([has_resource(table, seat, each) for each in RESOURCES])

    def anything(table: ArcsTable, asked: q.RerollsAnything, may: bool) -> bool:
        speaks = asked.seat == seat and effect.where == "all"
        return may or (speaks and bool(table.boxes.get(effect.condition)))

    clauses = {"raid": "LEAD-7.4", "assault": "LORE-2.6"}
    clause = clauses.get(effect.where, "LORE-3.3")
    return RuleHook(card, clause, {q.Rerolls: rule, q.RerollsAnything: anything})


ORDERED[q.BattleEnded] |= {MayMove, RepairFleet}
SPEAKERS.update(
    {
        "influences_after_losing": _influences_after_losing,
        "not_ransacked_in_battle": _not_ransacked,
        "must_collect_more_dice": _must_collect_more,
        "no_more_assault_than_skirmish": _wary,
        "intercepts_with_icons": _icons_intercept,
        "repairs_after_battle": _repairs,
        "rerolls_dice": may_reroll,
    }
)
