"""What leaders say of battles, and the words that lore shares with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.rulings import RuleHook
from engine.core.step import Emit, Step
from games.arcs import rule_queries as q
from games.arcs.board import RESOURCES, SHIP, STARPORT
from games.arcs.court import Effect
from games.arcs.events import (
    PieceRepaired,
    ResourceDiscarded,
)
from games.arcs.moves import Collect
from games.arcs.reactions import ORDERED
from games.arcs.rule_hooks import SPEAKERS, has_resource, icons
from games.arcs.state import ArcsTable
from games.arcs.steps.battle import battle_of
from games.arcs.steps.traits_of_pips import MayInfluence, MayMove


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
        table: ArcsTable, asked: q.DiceMixes, options: Iterable[Collect]
    ) -> Iterable[Collect]:  # fmt: skip
        if asked.seat != seat:
            return options
        return [each for each in options if each.skirmish + each.assault + each.raid >= effect.n]

    return RuleHook(card, "LEAD-7.3", {q.ExtraDice: more, q.DiceMixes: mixes})


def _wary(seat: int, card: str, effect: Effect) -> RuleHook:
    def rule(
        table: ArcsTable, asked: q.DiceMixes, options: Iterable[Collect]
    ) -> Iterable[Collect]:  # fmt: skip
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
            emit(ResourceDiscarded, self.seat, self.resource, slot=slot)


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
    """LEAD-7.7 and LORE-2.4: so many damaged ships in a system become fresh."""

    seat: int
    system: str
    count: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        for _ in range(min(self.count, seat.hurt.get(self.system, 0))):
            seat.add_ships(self.system, 1, -1)
            emit(PieceRepaired, self.seat, SHIP, self.system)


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
