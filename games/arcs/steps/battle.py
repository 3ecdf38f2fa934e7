"""Battle: dice, hits in their order, the fall of cities, and raids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision
from engine.core.step import Emit
from games.arcs import questions as q
from games.arcs.board import CITY, DICE, FACES, MOST_DICE, RAID_COSTS, SHIP, SYSTEMS
from games.arcs.court import COURT
from games.arcs.events import BattleStarted, DiceRolled, Intercepted, PieceHit
from games.arcs.moves import (
    GO_ON,
    Attack,
    Collect,
    GoOn,
    Hit,
    Reroll,
    StealCard,
    StealToken,
    attack,
    collect,
    hit,
)
from games.arcs.state import ArcsTable
from games.arcs.steps.court import RansackCourt, nothing_to, provoke_outrage
from games.arcs.steps.gaining import steal, stealable_cards, stealable_tokens
from games.arcs.voices import ruled

Roll = tuple[int, ...]
SHIPS_FIRST, SHIPS, BUILDINGS = "ships first", "ships", "buildings"


def attack_options(table: ArcsTable, number: int) -> Iterator[Attack]:
    """ARCS-8.1: a system with loyal ships, and a rival with pieces there."""
    seat, rivals = table.seats[number], table.clockwise(number)[1:]
    for system in table.systems:
        if system in seat.fresh or system in seat.hurt:
            for rival in rivals:
                if table.has_pieces(rival, system):
                    yield attack(system, rival)


@dataclass(frozen=True, slots=True)
class BattleRival:
    """ARCS-8.1: where to battle, and whom."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "battle", "Attack a rival", [*attack_options(table, self.seat)])

    def answer(self, table: ArcsTable, option: Attack, emit: Emit) -> None:
        table.steps.append(CollectDice(self.seat, option.defender, option.system))

    def misfits(self, table: ArcsTable) -> list[str]:
        return nothing_to(attack_options(table, self.seat), "attack")


def may_raid(table: ArcsTable, defender: int, system: str) -> bool:
    """ARCS-8.2: the defender has a building here, or none on the map."""
    here = bool(table.buildings_at(system, defender))
    return here or not any(each.seat == defender for each in table.buildings)


@dataclass(frozen=True, slots=True)
class CollectDice:
    """ARCS-8.2 and 8.3: at most one die a ship, six of a type."""

    seat: int
    defender: int
    system: str

    def ask(self, table: ArcsTable) -> Decision:
        ships = table.seats[self.seat].ships_at(self.system)
        most = ships + ruled(table, q.ExtraDice(self.seat, self.system), 0)
        raids = MOST_DICE if may_raid(table, self.defender, self.system) else 0
        return Decision(self.seat, "dice", f"Collect up to {most} dice", _mixes(most, raids))

    def answer(self, table: ArcsTable, option: Collect, emit: Emit) -> None:
        dice = (option.skirmish, option.assault, option.raid)
        emit(BattleStarted, self.seat, self.defender, self.system, *dice)
        table.steps.append(RollDice(self.seat, self.defender, self.system, dice))

    def misfits(self, table: ArcsTable) -> list[str]:
        return _misplaced(table, self.seat, self.defender, self.system)


@cache
def _mixes(most: int, raids: int) -> tuple[Collect, ...]:
    """The mixes of at most so many dice, so many raid dice among them, the most first."""
    return tuple(
        [
            collect(skirmish, assault, raid)
            for assault in range(min(most, MOST_DICE), -1, -1)
            for skirmish in range(min(most - assault, MOST_DICE), -1, -1)
            for raid in range(min(most - assault - skirmish, raids), -1, -1)
        ]
    )


def _misplaced(table: ArcsTable, seat: int, defender: int, system: str) -> list[str]:
    if defender not in range(len(table.seats)) or defender == seat:
        return [f"the step on top names the defender {defender}"]
    if system not in table.systems:
        return [f"the step on top names the system '{system}', which is not in play"]
    return []


@dataclass(frozen=True, slots=True)
class RollDice:
    """ARCS-8.4: the skirmish, assault and raid dice are rolled, in this order."""

    seat: int
    defender: int
    system: str
    dice: tuple[int, int, int]

    def ask(self, table: ArcsTable) -> Chance | None:
        if not any(self.dice):
            return None
        words = ", ".join(f"{n} {kind}" for n, kind in zip(self.dice, DICE, strict=True) if n)
        return Chance("battle", f"Roll {words} dice", Dice(sum(self.dice)), self.seat)

    def answer(self, table: ArcsTable, roll: Roll | None, emit: Emit) -> None:
        rolled = roll or ()
        blanks, hits = skirmish_split(rolled[: self.dice[0]])
        step = RollAgain(self.seat, self.defender, self.system, self.dice, rolled)
        most = ruled(table, q.SkirmishRerolls(self.seat), 0)
        if most and (blanks or hits):
            table.steps.append(OfferReroll(step, most, self.seat))
        else:
            resolve(table, step, rolled, emit)

    def misfits(self, table: ArcsTable) -> list[str]:
        return _misplaced(table, self.seat, self.defender, self.system)


def skirmish_split(roll: Roll) -> tuple[int, int]:
    """How many skirmish dice missed, and how many hit."""
    hits = sum([FACES["skirmish"][face - 1].hit for face in roll])
    return len(roll) - hits, hits


@dataclass(frozen=True, slots=True)
class RollAgain:
    """COURT-5.7: the skirmish dice chosen, so many blanks and hits, are rolled again."""

    seat: int
    defender: int
    system: str
    dice: tuple[int, int, int]
    roll: Roll
    blanks: int = 0
    hits: int = 0

    def ask(self, table: ArcsTable) -> Chance:
        count = self.blanks + self.hits
        return Chance("reroll", f"Roll {count} skirmish dice again", Dice(count), self.seat)

    def answer(self, table: ArcsTable, roll: Roll, emit: Emit) -> None:
        left = {0: self.blanks, 1: self.hits}
        kept = []
        for face in self.roll[: self.dice[0]]:
            hit = FACES["skirmish"][face - 1].hit
            if left[hit]:
                left[hit] -= 1
            else:
                kept.append(face)
        resolve(table, self, (*kept, *roll, *self.roll[self.dice[0] :]), emit)

    def misfits(self, table: ArcsTable) -> list[str]:
        if len(self.roll) != sum(self.dice) or not set(self.roll) <= set(range(1, 7)):
            return ["the step on top must hold a face from 1 to 6 for every die"]
        return _misplaced(table, self.seat, self.defender, self.system)


@dataclass(frozen=True, slots=True)
class OfferReroll:
    """ARCS-8.4: the one window for cards that roll again."""

    battle: RollAgain
    most: int
    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        blanks, hits = skirmish_split(self.battle.roll[: self.battle.dice[0]])
        options: list[Reroll | GoOn] = [GO_ON]
        options += [
            Reroll(blank, hit)
            for hit in range(min(hits, self.most) + 1)
            for blank in range(min(blanks, self.most - hit), -1, -1)
            if blank or hit
        ]
        prompt = f"{blanks} skirmish dice missed, {hits} hit: roll some again, or go on"
        return Decision(self.seat, "reroll", prompt, options)

    def answer(self, table: ArcsTable, option: Reroll | GoOn, emit: Emit) -> None:
        if isinstance(option, Reroll):
            table.steps.append(replace(self.battle, blanks=option.blanks, hits=option.hits))
        else:
            resolve(table, self.battle, self.battle.roll, emit)

    def misfits(self, table: ArcsTable) -> list[str]:
        return self.battle.misfits(table)


def resolve(table: ArcsTable, battle: RollAgain, roll: Roll, emit: Emit) -> None:
    """ARCS-8.5 to 8.9: hits on the attacker, intercepts, hits on the defender, then keys."""
    kinds = [kind for kind, count in zip(DICE, battle.dice, strict=True) for _ in range(count)]
    faces = [FACES[kind][face - 1] for kind, face in zip(kinds, roll, strict=True)]
    own = sum([face.self_hit for face in faces])
    intercepts = sum([face.intercept for face in faces])
    hits = sum([face.hit for face in faces])
    building_hits = sum([face.building_hit for face in faces])
    keys = sum([face.key for face in faces])
    emit(DiceRolled, battle.seat, hits, own, intercepts, building_hits, keys)
    who = (battle.seat, battle.defender, battle.system)
    table.steps.append(StrikeDefender(*who, hits, building_hits, keys))
    if intercepts:
        table.steps.append(Intercept(*who))
    table.steps.append(AssignHits(*who, own, SHIPS, of_attacker=True))


@dataclass(frozen=True, slots=True)
class Intercept:
    """ARCS-8.6: one hit for each fresh defending ship, counted now, once."""

    seat: int
    defender: int
    system: str

    def ask(self, table: ArcsTable) -> None:
        """Runs by itself."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        hits = table.seats[self.defender].fresh.get(self.system, 0)
        emit(Intercepted, self.seat, hits)
        who = (self.seat, self.defender, self.system)
        table.steps.append(AssignHits(*who, hits, SHIPS, of_attacker=True))

    def misfits(self, table: ArcsTable) -> list[str]:
        return _misplaced(table, self.seat, self.defender, self.system)


@dataclass(frozen=True, slots=True)
class StrikeDefender:
    """ARCS-8.7 to 8.9: hits on ships and then buildings, hits on buildings, keys if any ship is
    left of those that attacked."""

    seat: int
    defender: int
    system: str
    hits: int
    building_hits: int
    keys: int

    def ask(self, table: ArcsTable) -> None:
        """Runs by itself."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        who = (self.seat, self.defender, self.system)
        if self.keys and table.seats[self.seat].ships_at(self.system):
            table.steps.append(Raid(self.seat, self.defender, self.keys))
        if self.building_hits:
            table.steps.append(AssignHits(*who, self.building_hits, BUILDINGS))
        if self.hits:
            table.steps.append(AssignHits(*who, self.hits, SHIPS_FIRST))

    def misfits(self, table: ArcsTable) -> list[str]:
        return _misplaced(table, self.seat, self.defender, self.system)


@dataclass(frozen=True, slots=True)
class AssignHits:
    """ARCS-8.10: the attacker gives every hit, own and enemy; what is too many is lost."""

    seat: int
    defender: int
    system: str
    hits: int
    target: str
    of_attacker: bool = False

    @property
    def owner(self) -> int:
        """Whose pieces are hit."""
        return self.seat if self.of_attacker else self.defender

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if not self.hits or len(options) < 2:
            return None
        whose = "your own" if self.of_attacker else "the defender's"
        prompt = f"Give a hit to {whose} pieces ({self.hits} left)"
        return Decision(self.seat, "hit", prompt, options)

    def _options(self, table: ArcsTable) -> list[Hit]:
        seat = table.seats[self.owner]
        if self.target != BUILDINGS:
            ships = [hit(SHIP, True)] * (self.system in seat.fresh)
            ships += [hit(SHIP, False)] * (self.system in seat.hurt)
            if ships or self.target == SHIPS:
                return ships
        buildings = table.buildings_at(self.system, self.owner)
        return list(dict.fromkeys([hit(each.kind, each.fresh) for each in buildings]))

    def answer(self, table: ArcsTable, option: Hit | None, emit: Emit) -> None:
        options = self._options(table)
        if not self.hits or not options:
            return
        if self.hits > 1:
            table.steps.append(replace(self, hits=self.hits - 1))
        taker = self.defender if self.of_attacker else self.seat
        hit_piece(table, self.owner, self.system, option or options[0], taker, emit)

    def misfits(self, table: ArcsTable) -> list[str]:
        if self.hits < 0 or self.target not in (SHIPS_FIRST, SHIPS, BUILDINGS):
            return ["the step on top gives hits to nothing there is"]
        return _misplaced(table, self.seat, self.defender, self.system)


def hit_piece(
    table: ArcsTable, owner: int, system: str, piece: Hit, taker: int, emit: Emit
) -> None:
    """ARCS-1.2 and 8.11: fresh becomes damaged, damaged the taker's Trophy; a city falls hard."""
    if piece.kind == SHIP:
        table.seats[owner].add_ships(system, -1 if piece.fresh else 0, 1 if piece.fresh else -1)
    else:
        building = next(
            each
            for each in table.buildings_at(system, owner)
            if (each.kind, each.fresh) == (piece.kind, piece.fresh)
        )
        table.replace_building(building, *[replace(building, fresh=False)] * piece.fresh)
    if not piece.fresh:
        table.seats[taker].add_trophy(owner, piece.kind)
    emit(PieceHit, owner, piece.kind, system, not piece.fresh, taker)
    if piece.kind == CITY and not piece.fresh:
        table.steps.append(RansackCourt(taker, owner))
        provoke_outrage(table, taker, SYSTEMS[system].resource, emit)


@dataclass(frozen=True, slots=True)
class Raid:
    """ARCS-8.14: keys pay for the defender's resources and guild cards, one at a time."""

    seat: int
    defender: int
    keys: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if not options:
            return None
        prompt = f"Raid with {self.keys} keys, or go on"
        return Decision(self.seat, "raid", prompt, [GO_ON, *options])

    def _options(self, table: ArcsTable) -> list[StealToken | StealCard]:
        things: list[StealToken | StealCard] = [*stealable_tokens(table, self.seat)]
        things += stealable_cards(table, self.seat)
        return [each for each in things if each.owner == self.defender and _cost(each) <= self.keys]

    def answer(
        self, table: ArcsTable, option: StealToken | StealCard | GoOn | None, emit: Emit
    ) -> None:
        if isinstance(option, StealToken | StealCard):
            left = self.keys - _cost(option)
            if left:
                table.steps.append(replace(self, keys=left))
            steal(table, self.seat, option, emit)

    def misfits(self, table: ArcsTable) -> list[str]:
        if self.defender not in range(len(table.seats)) or self.keys < 1:
            return ["the step on top raids nobody, or with no key"]
        return []


def _cost(option: StealToken | StealCard) -> int:
    """ARCS-8.14: the number above the slot, or in the corner of the card."""
    if isinstance(option, StealCard):
        return COURT[option.card].raid_cost
    cost: int = RAID_COSTS[option.slot]
    return cost
