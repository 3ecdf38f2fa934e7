"""What battle dice can come to: exact chances, by convolution die after die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.instructions import still_to_come
from engine.core.step import apply, pending
from engine.core.story import Telling
from games.arcs import rule_hooks as hooks
from games.arcs import rule_queries as q
from games.arcs.board import DICE, FACES, SHIP, Face
from games.arcs.moves import Go, Hit, HitOther, Reroll, RerollFaces
from games.arcs.parts import Joining
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import ChooseFleet
from games.arcs.steps.battle import (
    AssignHits,
    CollectDice,
    OfferReroll,
    OrderRerolls,
    Raid,
    StrikeDefender,
    battle_of,
    is_same_face,
    skirmish_split,
)
from games.arcs.steps.scoring import may_seize, places
from games.arcs.steps.setting_up import DrawSetup

Pool = tuple[int, int, int]
"""How many skirmish, assault and raid dice."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of every total: of hits, of hits on one's own ships, of keys, of building hits.

    `losses` counts intercepts as well: with any of them each fresh defending ship hits once.
    """

    hits: Mapping[int, float]
    losses: Mapping[int, float]
    building_hits: Mapping[int, float]
    keys: Mapping[int, float]
    intercept: float


def mean(chances: Mapping[int, float]) -> float:
    return sum(total * chance for total, chance in chances.items())


def at_least(chances: Mapping[int, float], total: int) -> float:
    return sum(chance for each, chance in chances.items() if each >= total)


def faces_of(pool: Pool) -> list[tuple[Face, ...]]:
    """The faces of every die of a pool."""
    return [FACES[kind] for kind, count in zip(DICE, pool, strict=True) for _ in range(count)]


@lru_cache(maxsize=512)
def odds_of(pool: Pool, fresh_defenders: int) -> Odds:
    """ARCS-8.4 to 8.9: what a pool can come to against so many fresh defending ships."""
    own = _own(pool)
    intercept = sum(chance for (_, is_intercepted), chance in own.items() if is_intercepted)
    losses: dict[int, float] = {}
    for (hits, is_intercepted), chance in own.items():
        total = hits + (fresh_defenders if is_intercepted else 0)
        losses[total] = losses.get(total, 0.0) + chance
    return Odds(
        _total(pool, "hit"),
        dict(sorted(losses.items())),
        _total(pool, "building_hit"),
        _total(pool, "key"),
        intercept,
    )


def _total(pool: Pool, symbol: str) -> dict[int, float]:
    chances = {0: 1.0}
    for faces in faces_of(pool):
        after: dict[int, float] = {}
        for total, chance in chances.items():
            for face in faces:
                there = total + int(getattr(face, symbol))
                after[there] = after.get(there, 0.0) + chance / len(faces)
        chances = after
    return dict(sorted(chances.items()))


def _own(pool: Pool) -> dict[tuple[int, bool], float]:
    """Hits on oneself together with whether any die intercepts: one die does both."""
    chances = {(0, False): 1.0}
    for faces in faces_of(pool):
        after: dict[tuple[int, bool], float] = {}
        for (hits, is_intercepted), chance in chances.items():
            for face in faces:
                there = (hits + face.self_hit, is_intercepted or face.intercept > 0)
                after[there] = after.get(there, 0.0) + chance / len(faces)
        chances = after
    return chances


# What an answer would lead to, and what stands behind a question: for scenes and advisers.
#
# Pure: everything is tried on a copy, the table that is asked about stays as it is.


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an answer leads to at once: what happens, the table then, and what is asked."""

    events: tuple[Any, ...]
    table: ArcsTable
    asked: Decision | None


def outlook(table: ArcsTable, option: Option) -> Outlook:
    """An option of the pending decision, tried as far as nothing is drawn or rolled."""
    tried, telling = table.copy(), Telling()
    apply(tried, option, telling)
    asked = pending(tried, telling)
    return Outlook(tuple(telling.events), tried, asked if isinstance(asked, Decision) else None)


def following(table: ArcsTable, seat: int, option: Option) -> Sequence[Option]:
    """What the same seat is asked next after an option; nothing where others come first."""
    asked = outlook(table, option).asked
    return asked.options if asked is not None and asked.seat == seat else ()


def after_moving(table: ArcsTable, seat: int, way: Go, fresh: int, hurt: int) -> ArcsTable:
    """A table with so many ships moved: what would be seen there, before any answer."""
    moved = table.copy()
    moved.seats[seat].add_ships(way.origin, -fresh, -hurt)
    moved.seats[seat].add_ships(way.target, fresh, hurt)
    return moved


def is_laid_out(table: ArcsTable) -> bool:
    """Whether it is known which clusters are in play: no setup card is still to be drawn."""
    return not still_to_come(table.steps, DrawSetup)


# -- ambitions ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rank:
    """A seat in an ambition: what it has, its place (0: none), and the Power it would get now."""

    seat: int
    count: int
    place: int
    power: int
    bonus: int


def ranks_of(table: ArcsTable, ambition: str) -> tuple[Rank, ...]:
    """ARCS-10.2 to 10.6: every seat, the most first, and what it would score now."""
    seats = range(len(table.seats))
    counts = [hooks.ambition_count(table, seat, ambition) for seat in seats]
    first, second = places([*counts, hooks.phantom_count(table, ambition)])
    values = [table.marker_value(marker) for marker in table.boxes.get(ambition, ())]
    found = []
    for seat in seats:
        place = 1 if seat in first else 2 if seat in second else 0
        power = sum(value[place - 1] for value in values) if place else 0
        bonus = table.city_bonus(seat) if place == 1 and values else 0
        found.append(Rank(seat, counts[seat], place, power, bonus))
    return tuple(sorted(found, key=lambda rank: -rank.count))


def phantoms_of(table: ArcsTable, ambition: str) -> int:
    """ARCS-10.6: with two seats, what the tokens on a box count."""
    return hooks.phantom_count(table, ambition)


def icons_of(table: ArcsTable, seat: int, ambition: str) -> tuple[str, ...]:
    """ARCS-10.2: the resources that a seat shows for an ambition, icon by icon."""
    kinds = hooks.ICONS_OF[ambition]
    return tuple(kind for kind in kinds for _ in range(hooks.icons(table, seat, kind)))


# -- what stands behind a question ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sailing:
    """A fleet that is to be chosen: where from and where to, and what may come along."""

    origin: str
    target: str
    fresh: int
    hurt: int


def sailing_of(table: ArcsTable) -> Sailing | None:
    """The fleet that the table asks for."""
    step = table.steps[-1] if table.steps else None
    if not isinstance(step, ChooseFleet):
        return None
    return Sailing(step.origin, step.target, step.fresh, step.hurt)


def may_give_another(table: ArcsTable, seat: int) -> bool:
    """ARCS-4.13: whether a card is left to give for the initiative after the one played."""
    return may_seize(table, seat) and len(table.seats[seat].hand) > 1


def joining_of(table: ArcsTable) -> Joining | None:
    joins = getattr(table.steps[-1], "joins", None) if table.steps else None
    found: Joining | None = None if joins is None else joins(table)
    return found


@dataclass(frozen=True, slots=True)
class Fight:
    """A battle that waits for an answer.

    `phase` is what is asked: dice, reroll, hit or raid. `left` is what is still to be given (hits)
    or spent (keys). `of_attacker` says whose pieces take a hit, `on_buildings` which. `ahead` are
    the results that come later: hits, building hits, keys.
    """

    phase: str
    seat: int
    defender: int
    system: str
    left: int = 0
    of_attacker: bool = False
    on_buildings: bool = False
    ahead: tuple[int, int, int] = (0, 0, 0)
    blanks: int = 0
    hits: int = 0
    most: int = 0

    @property
    def battle(self) -> tuple[int, int, str]:
        return self.seat, self.defender, self.system


def fight_of(table: ArcsTable) -> Fight | None:
    """The battle that the table asks about; None in any other question."""
    match table.steps[-1] if table.steps else None:
        case CollectDice() as step:
            return Fight("dice", step.seat, step.defender, step.system)
        case OfferReroll() | OrderRerolls() as step:
            battle, most = step.battle, getattr(step, "most", 0)
            blanks, hits = skirmish_split(battle.shown) if battle.kind == DICE[0] else (0, 0)
            return Fight("reroll", step.seat, battle.defender, battle.system,
                         blanks=blanks, hits=hits, most=most)  # fmt: skip
        case AssignHits() as step:
            return Fight("hit", step.seat, step.defender, step.system, step.hits, step.of_attacker,
                         step.target == "buildings", _ahead(table))  # fmt: skip
        case Raid() as step:
            fought = battle_of(table)
            where = "" if fought is None else fought.system
            return Fight("raid", step.seat, step.defender, where, step.keys)
    return None


def fighters(table: ArcsTable) -> tuple[int, ...]:
    """Who fights the battle that is going on, the attacker first; nobody where there is none."""
    battle = battle_of(table)
    return () if battle is None else (battle.seat, battle.defender)


def _ahead(table: ArcsTable) -> tuple[int, int, int]:
    """The hits, building hits and keys that are given after the one that is asked about."""
    hits = buildings = keys = 0
    for step in table.steps[:-1]:
        if isinstance(step, StrikeDefender):
            hits, buildings, keys = step.hits, step.building_hits, step.keys
        elif isinstance(step, AssignHits) and step.target == "buildings":
            buildings = step.hits
        elif isinstance(step, Raid):
            keys = step.keys
    return hits, buildings, keys


def reroll_of(
    pool: Pool, roll: tuple[int, ...], option: Reroll | RerollFaces, again: tuple[int, ...]
) -> tuple[int, ...]:
    """COURT-5.7 and LEAD-7.8: what lies there once the chosen dice were rolled again."""
    place = DICE.index(option.kind) if isinstance(option, RerollFaces) else 0
    first, count = sum(pool[:place]), pool[place]
    kept = list(roll[first : first + count])
    for face in _given_back(option, kept):
        kept.remove(face)
    return (*roll[:first], *kept, *again, *roll[first + count :])


def _given_back(option: Reroll | RerollFaces, shown: Sequence[int]) -> list[int]:
    """The faces that are rolled again, out of those that lie there."""
    if isinstance(option, RerollFaces):
        left, found = list(shown), []
        for face in option.faces:
            same = next(each for each in left if is_same_face(option.kind, each, face))
            left.remove(same)
            found.append(same)
        return found
    hits = [face for face in shown if FACES[DICE[0]][face - 1].hit]
    blanks = [face for face in shown if not FACES[DICE[0]][face - 1].hit]
    return [*blanks[: option.blanks], *hits[: option.hits]]


def hits_on_ships(table: ArcsTable, seat: int, owner: int) -> tuple[int, int, bool]:
    """ARCS-8.10: the hits that it takes a seat to damage and to destroy a ship of an owner, and
    whether all are damaged before one is destroyed.
    """
    damage, destroy = (hooks.hits_taken(table, seat, owner, fresh=each) for each in (True, False))
    return damage, destroy, hooks.query(table, q.DamagesFirst(seat, owner), False)


def slot_costs(table: ArcsTable, thief: int, owner: int) -> tuple[int, ...]:
    """ARCS-8.14: the keys that the resources in the slots of an owner cost a thief in a raid."""
    return tuple(
        [hooks.slot_cost(table, thief, owner, n) for n in range(len(table.seats[owner].slots))]
    )


def fresh_defenders(table: ArcsTable, fight: Fight) -> int:
    """ARCS-8.6: the ships that would hit back."""
    return table.ships_of(fight.defender, fight.system)[0]


def proposed_dice(options: Sequence[Any], fresh: int) -> Pool:
    """Dice to begin with: as many as there may be, skirmish where a strong enemy hits back."""
    pools = [(each.skirmish, each.assault, each.raid) for each in options]
    most = max(map(sum, pools))
    full = [pool for pool in pools if sum(pool) == most and not pool[2]] or pools
    wanted = most // 2 if fresh >= most else most
    return min(full, key=lambda pool: (abs(pool[1] - wanted), pool))


def proposed_hit(options: Sequence[Hit | HitOther], of_attacker: bool) -> Hit | HitOther:
    """The hit that costs least or takes most: one's own fresh ships bend before damaged ones are
    lost; of the enemy what is damaged already falls first, ships before buildings.
    """
    if of_attacker:
        return max(options, key=lambda hit: hit.fresh)
    return min(options, key=lambda hit: (hit.kind != SHIP, hit.fresh))
