"""Battle: dice, hits in their order, the fall of cities, and raids."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Final

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision
from engine.core.position.edits import Bounds
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import moves
from games.arcs import rule_queries as q
from games.arcs.board import CITY, DICE, DIE, FACES, MOST_DICE, OWNER, RESOURCES, SHIP
from games.arcs.events import BattleStarted, DiceRolled, Intercepted, PieceHit
from games.arcs.parts import NO_PIECES, Building, Offer
from games.arcs.rule_hooks import (
    follow_up,
    hits_taken,
    may_raid,
    query,
    said_by_each,
    slot_cost,
    types_of,
)
from games.arcs.state import ArcsTable
from games.arcs.steps.court import RansackCourt, nothing_to, provoke_outrage
from games.arcs.steps.gaining import FitSlots, steal, stealable_cards, stealable_tokens

ASK_ATTACK: Final = Message("ask-attack")
ASK_REROLL_ORDER: Final = Message("ask-reroll-order")

Roll = tuple[Annotated[int, Bounds(1, 6)], ...]
BattleDice = Annotated[tuple[int, int, int], Bounds(0, MOST_DICE)]
Prey = moves.StealToken | moves.StealCard | moves.StealOther
SHIPS_FIRST, SHIPS, BUILDINGS = "ships first", "ships", "buildings"


def attack_options(table: ArcsTable, number: int) -> Iterable[moves.Attack]:
    """ARCS-8.1: a system with loyal ships, and a rival with pieces there."""
    options: Iterable[moves.Attack] = query(table, q.attacks(number), _targets(table, number))
    return options


def _targets(table: ArcsTable, number: int) -> Iterator[moves.Attack]:
    seat, rivals = table.seats[number], table.clockwise(number)[1:]
    for system in table.systems:
        if system in seat.fresh or system in seat.hurt:
            for rival in rivals:
                if table.has_pieces(rival, system):
                    yield moves.attack(system, rival)


@dataclass(frozen=True, slots=True)
class BattleRival(Step):
    """ARCS-8.1: where to battle, and whom."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "battle", ASK_ATTACK, [*attack_options(table, self.seat)])

    def answer(self, table: ArcsTable, option: moves.Attack, emit: Emit) -> None:
        who = (self.seat, option.defender, option.system)
        seat = table.seats[self.seat]
        unhurt = option.system not in seat.hurt
        before = forces_of(table, self.seat, option.defender, option.system)
        table.steps += [FinishBattle(*who, seat.trophy_count, unhurt, before), CollectDice(*who)]
        follow_up(table, q.BattleBegins(*who))

    def problems(self, table: ArcsTable) -> list[str]:
        return nothing_to(attack_options(table, self.seat), "attack")


@dataclass(frozen=True, slots=True)
class CollectDice(Step):
    """ARCS-8.2 and 8.3: at most one die a ship, six of a type."""

    seat: int
    defender: int
    system: str

    def ask(self, table: ArcsTable) -> Decision | None:
        ships = attacking_ships(table, self.seat, self.system)
        if not ships:
            return None
        most = ships + query(table, q.ExtraDice(self.seat, self.system), 0)
        raids = MOST_DICE if may_raid(table, self.defender, self.system) else 0
        raids = query(table, q.MostRaidDice(self.seat, self.defender, self.system), raids)
        mixes = query(table, q.DiceMixes(self.seat, self.system), _mixes(most, raids))
        return Decision(self.seat, "dice", Message("ask-dice", {"count": most}), mixes)

    def answer(self, table: ArcsTable, option: moves.Collect | None, emit: Emit) -> None:
        if option is None:
            return
        dice = (option.skirmish, option.assault, option.raid)
        emit(BattleStarted, self.seat, self.defender, self.system, *dice)
        table.steps.append(RollDice(self.seat, self.defender, self.system, dice))

    def problems(self, table: ArcsTable) -> list[str]:
        return _misplaced(table, self.seat, self.defender, self.system)


def attacking_ships(table: ArcsTable, number: int, system: str) -> int:
    """ARCS-8.1: the ships in a system that attack with a seat."""
    loyal = table.seats[number].ships_at(system)
    ships: int = query(table, q.AttackingShips(number, system), loyal)
    return ships


@cache
def _mixes(most: int, raids: int) -> tuple[moves.Collect, ...]:
    """The mixes of at most so many dice, so many raid dice among them, the most first."""
    return tuple(
        [
            moves.collect(skirmish, assault, raid)
            for assault in range(min(most, MOST_DICE), -1, -1)
            for skirmish in range(min(most - assault, MOST_DICE), -1, -1)
            for raid in range(min(most - assault - skirmish, raids), -1, -1)
        ]
    )


def _misplaced(table: ArcsTable, seat: int, defender: int, system: str) -> list[str]:
    if not table.can_fight(defender) or defender == seat:
        return [f"the step on top names the defender {defender}"]
    if system not in table.systems:
        return [f"the step on top names the system '{system}', which is not in play"]
    return []


@dataclass(frozen=True, slots=True)
class Forces:
    """What there was before a battle: fresh and damaged ships of both sides in the system, and of
    the Empire, its buildings, the attacker's Trophies, and the Court.
    """

    ships: tuple[tuple[int, int, int], ...]
    buildings: tuple[Building, ...]
    trophies: tuple[tuple[int, ...], ...]
    spoils: tuple[int, ...]
    court: tuple[Offer, ...]

    def could_be_in(self, table: ArcsTable, system: str) -> bool:
        """Whether all of it fits to such a table."""
        seats = len(table.seats)
        rows = [each.agents for each in self.court]
        return (
            all(table.can_fight(owner) and min(ships) >= 0 for owner, *ships in self.ships)
            and all(each.system == system for each in self.buildings)
            and [len(each) for each in self.trophies] == [len(NO_PIECES)] * seats
            and all(len(each) == seats for each in rows)
            and min([0, *self.spoils, *sum([*self.trophies, *rows], ())]) >= 0
        )


def forces_of(table: ArcsTable, number: int, defender: int, system: str) -> Forces:
    seat, reach = table.seats[number], table.reach
    owners = dict.fromkeys([number, defender, reach.commander])
    ships = [(owner, *table.ships_of(owner, system)) for owner in owners]
    found = [each for each in ships if any(each[1:])]
    there = tuple(table.buildings_at(system))
    return Forces(tuple(found), there, seat.trophies, seat.spoils, table.court)


@dataclass(frozen=True, slots=True)
class FinishBattle(Step):
    """ARCS-8.9: the battle is over; `trophies` the attacker had before it.

    `unhurt` says that all attacking ships were fresh when it began, `before` what there was then,
    for whoever looks back at what it fights for; None in positions from before it was noted.
    `along` says that ships of the Empire attacked too.
    """

    seat: int
    defender: int
    system: str
    trophies: int
    unhurt: bool
    before: Forces | None = None
    along: bool = False

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        taken = table.seats[self.seat].trophy_count - self.trophies
        if self.seat == table.seat:
            table.note("battle", self.system, taken=max(0, taken))
        who = (self.seat, self.defender, self.system)
        follow_up(table, q.BattleEnded(*who, taken > 0, taken, self.along))

    def problems(self, table: ArcsTable) -> list[str]:
        if self.before is not None and not self.before.could_be_in(table, self.system):
            return [f"the step on top notes what cannot have been in {self.system} before"]
        return _misplaced(table, self.seat, self.defender, self.system)


def attack_along(table: ArcsTable, *, unhurt: bool) -> None:
    """REACH-4.1: Imperial ships attack along, all of them `unhurt` or not."""
    battle = battle_of(table)
    assert battle is not None
    both = battle.unhurt and (unhurt or not table.rules.holds("signal-breaker-imperials"))
    table.steps[table.steps.index(battle)] = replace(battle, along=True, unhurt=both)


def battle_of(table: ArcsTable) -> FinishBattle | None:
    fought = (step for step in reversed(table.steps) if isinstance(step, FinishBattle))
    return next(fought, None)


@dataclass(frozen=True, slots=True)
class RollDice(Step):
    """ARCS-8.4: the skirmish, assault and raid dice are rolled, in this order."""

    seat: int
    defender: int
    system: str
    dice: BattleDice

    @property
    def asked_dice(self) -> tuple[int, ...]:
        """How many dice of each kind are rolled."""
        return self.dice

    def ask(self, table: ArcsTable) -> Chance | None:
        if not any(self.dice):
            return None
        return Chance("battle", roll_of(self.dice), Dice(sum(self.dice)), self.seat)

    def answer(self, table: ArcsTable, roll: Roll | None, emit: Emit) -> None:
        step = RollAgain(self.seat, self.defender, self.system, self.dice, roll or ())
        offer_reroll(table, step, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return _misplaced(table, self.seat, self.defender, self.system)


def roll_of(dice: tuple[int, int, int]) -> Message:
    return Message("ask-roll", {"dice": moves.collect(*dice)})


def skirmish_split(roll: Roll) -> tuple[int, int]:
    """How many skirmish dice missed, and how many hit."""
    hits = sum([FACES["skirmish"][face - 1].hit for face in roll])
    return len(roll) - hits, hits


def offer_reroll(table: ArcsTable, battle: RollAgain, emit: Emit) -> None:
    """ARCS-8.4: each card that says so has dice rolled again once, kind by kind; then all count."""
    if not table.rules.holds("rerolls-add-up"):
        _offer_together(table, battle, emit)
        return
    if battle.card:
        most = _most_again(table, battle).get(battle.card, ())
        for place, count in enumerate(most):
            if count and place >= battle.offered:
                waiting = replace(battle, offered=place)
                table.steps.append(OfferReroll(waiting, count, battle.seat))
                return
        battle = replace(battle, card="", offered=0, used=(*battle.used, battle.card))
    ready = unused_rerolls(table, battle)
    if len(ready) > 1:
        table.steps.append(OrderRerolls(battle, battle.seat))
    elif ready:
        offer_reroll(table, replace(battle, card=ready[0]), emit)
    else:
        resolve(table, battle, battle.roll, emit)


def unused_rerolls(table: ArcsTable, battle: RollAgain) -> list[str]:
    """LEAD-7.8: the cards that may still have dice of a battle rolled again."""
    return [card for card in _most_again(table, battle) if card not in battle.used]


def _most_again(table: ArcsTable, battle: RollAgain) -> dict[str, list[int]]:
    """How many dice of each kind every card lets roll again, where it lets any."""
    found: dict[str, list[int]] = {}
    for place, (kind, count) in enumerate(zip(DICE, battle.dice, strict=True)):
        asked = q.Rerolls(battle.seat, battle.system, kind, count)
        for card, most in said_by_each(table, asked, 0) if count else ():
            found.setdefault(card, [0] * len(DICE))[place] = min(most, count)
    return found


def _offer_together(table: ArcsTable, battle: RollAgain, emit: Emit) -> None:
    """The reading before rerolls added up: one window for each kind of dice."""
    for place in range(battle.offered, len(DICE)):
        kind, count = DICE[place], battle.dice[place]
        if count:
            most = query(table, q.Rerolls(battle.seat, battle.system, kind, count), 0)
            if most:
                waiting = replace(battle, offered=place)
                table.steps.append(OfferReroll(waiting, min(most, count), battle.seat))
                return
    resolve(table, battle, battle.roll, emit)


@dataclass(frozen=True, slots=True)
class RollAgain(Step):
    """COURT-5.7 and LEAD-7.8: dice of the kind `offered` are rolled again.

    Of skirmish dice so many `blanks` and `hits`, of others those that show these `faces`. `card` is
    the one that lets them be, `used` are those that did before.
    """

    seat: int
    defender: int
    system: str
    dice: BattleDice
    roll: Roll
    blanks: int = 0
    hits: int = 0
    offered: Annotated[int, Bounds(0, len(DICE))] = 0
    faces: Roll = ()
    card: str = ""
    used: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return DICE[self.offered]

    @property
    def shown(self) -> Roll:
        first = sum(self.dice[: self.offered])
        return self.roll[first : first + self.dice[self.offered]]

    @property
    def asked_dice(self) -> tuple[int, ...]:
        count = self.blanks + self.hits + len(self.faces)
        return tuple(count if kind == self.kind else 0 for kind in DICE)

    def ask(self, table: ArcsTable) -> Chance:
        count = self.blanks + self.hits + len(self.faces)
        asked = Message("ask-roll-again", {"count": count, "kind": DIE(self.kind)})
        return Chance("reroll", asked, Dice(count), self.seat)

    def answer(self, table: ArcsTable, roll: Roll, emit: Emit) -> None:
        kept = self._kept_skirmish() if self.blanks or self.hits else self._kept()
        first = sum(self.dice[: self.offered])
        rest = self.roll[first + self.dice[self.offered] :]
        rolled = (*self.roll[:first], *kept, *roll, *rest)
        following = replace(self, roll=rolled, blanks=0, hits=0, faces=(), offered=self.offered + 1)
        offer_reroll(table, following, emit)

    def _kept_skirmish(self) -> list[int]:
        left = {0: self.blanks, 1: self.hits}
        kept = []
        for face in self.shown:
            hit = FACES["skirmish"][face - 1].hit
            if left[hit]:
                left[hit] -= 1
            else:
                kept.append(face)
        return kept

    def _kept(self) -> list[int]:
        kept = list(self.shown)
        for face in self.faces:
            kept.remove(next(each for each in kept if is_same_face(self.kind, each, face)))
        return kept

    def _lacks_faces(self) -> bool:
        blanks, hits = skirmish_split(self.shown) if self.kind == DICE[0] else (0, 0)
        if self.blanks > blanks or self.hits > hits:
            return True
        left = list(self.shown)
        for face in self.faces:
            same = [each for each in left if is_same_face(self.kind, each, face)]
            if not same:
                return True
            left.remove(same[0])
        return False

    def problems(self, table: ArcsTable) -> list[str]:
        if len(self.roll) != sum(self.dice) or not set(self.roll) <= set(range(1, 7)):
            return ["the step on top must hold a face from 1 to 6 for every die"]
        if self.offered not in range(len(DICE)) or self._lacks_faces():
            return ["the step on top rolls dice again that do not show so"]
        return _misplaced(table, self.seat, self.defender, self.system)


def is_same_face(kind: str, one: int, other: int) -> bool:
    return FACES[kind][one - 1] == FACES[kind][other - 1]


@dataclass(frozen=True, slots=True)
class OfferReroll(Step):
    """ARCS-8.4: the window in which a card has dice of a kind rolled again."""

    battle: RollAgain
    most: int
    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        if self.battle.kind != "skirmish":
            return self._ask_of_faces()
        blanks, hits = skirmish_split(self.battle.shown)
        options: list[moves.Reroll | moves.GoOn] = [moves.GO_ON]
        options += [
            moves.Reroll(blank, hit)
            for hit in range(min(hits, self.most) + 1)
            for blank in range(min(blanks, self.most - hit), -1, -1)
            if blank or hit
        ]
        prompt = Message("ask-reroll", {"blanks": blanks, "hits": hits})
        return Decision(self.seat, "reroll", prompt, options)

    def _ask_of_faces(self) -> Decision:
        kind = self.battle.kind
        kinds: dict[int, int] = {}
        for face in sorted(self.battle.shown):
            same = next((each for each in kinds if is_same_face(kind, each, face)), face)
            kinds[same] = kinds.get(same, 0) + 1
        ways = itertools.product(*[range(count, -1, -1) for count in kinds.values()])
        chosen = [
            tuple([face for face, count in zip(kinds, way, strict=True) for _ in range(count)])
            for way in ways
            if 0 < sum(way) <= self.most
        ]
        options: list[moves.RerollFaces | moves.GoOn] = [
            moves.GO_ON,
            *[moves.RerollFaces(kind, each) for each in chosen],
        ]
        prompt = Message("ask-reroll-kind", {"count": self.most, "kind": DIE(kind)})
        return Decision(self.seat, "reroll", prompt, options)

    def answer(
        self, table: ArcsTable, option: moves.Reroll | moves.RerollFaces | moves.GoOn, emit: Emit
    ) -> None:
        if isinstance(option, moves.Reroll):
            table.steps.append(replace(self.battle, blanks=option.blanks, hits=option.hits))
        elif isinstance(option, moves.RerollFaces):
            table.steps.append(replace(self.battle, faces=option.faces))
        else:
            offer_reroll(table, replace(self.battle, offered=self.battle.offered + 1), emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return self.battle.problems(table)


@dataclass(frozen=True, slots=True)
class OrderRerolls(Step):
    """LEAD-7.8: whoever attacks says which card has dice rolled again first."""

    battle: RollAgain
    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        cards = unused_rerolls(table, self.battle)
        if not cards:
            return None
        options = [moves.GO_ON, *[moves.UseCard(card) for card in cards]]
        return Decision(self.seat, "reroll", ASK_REROLL_ORDER, options)

    def answer(
        self, table: ArcsTable, option: moves.UseCard | moves.GoOn | None, emit: Emit
    ) -> None:
        if isinstance(option, moves.UseCard):
            offer_reroll(table, replace(self.battle, card=option.card), emit)
        else:
            resolve(table, self.battle, self.battle.roll, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return self.battle.problems(table)


def resolve(table: ArcsTable, battle: RollAgain, roll: Roll, emit: Emit) -> None:
    """ARCS-8.5 to 8.9: hits on the attacker, intercepts, hits on the defender, then keys."""
    kinds = [kind for kind, count in zip(DICE, battle.dice, strict=True) for _ in range(count)]
    faces = [FACES[kind][face - 1] for kind, face in zip(kinds, roll, strict=True)]
    own = sum([face.self_hit for face in faces])
    rolled = sum([face.intercept for face in faces])
    asked = q.Intercepts(battle.seat, battle.defender, battle.system, battle.dice)
    intercepts = query(table, asked, rolled)
    hits = sum([face.hit for face in faces])
    building_hits = sum([face.building_hit for face in faces])
    keys = sum([face.key for face in faces])
    emit(DiceRolled, battle.seat, hits, own, intercepts, building_hits, keys)
    who = (battle.seat, battle.defender, battle.system)
    table.steps.append(StrikeDefender(*who, hits, building_hits, keys))
    if intercepts:
        table.steps.append(Intercept(*who, rolled > 0))
    table.steps.append(AssignHits(*who, own, SHIPS, of_attacker=True))


@dataclass(frozen=True, slots=True)
class Intercept(Step):
    """ARCS-8.6: one hit for each fresh defending ship, counted now, once; `rolled` by the dice."""

    seat: int
    defender: int
    system: str
    rolled: bool = True

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        fresh, _ = table.ships_of(self.defender, self.system)
        hits = query(table, q.InterceptHits(self.defender, self.system, self.rolled), fresh)
        emit(Intercepted, self.seat, hits)
        follow_up(table, q.WasIntercepted(self.seat, self.defender, self.rolled))
        who = (self.seat, self.defender, self.system)
        table.steps.append(AssignHits(*who, hits, SHIPS, of_attacker=True))

    def problems(self, table: ArcsTable) -> list[str]:
        return _misplaced(table, self.seat, self.defender, self.system)


@dataclass(frozen=True, slots=True)
class StrikeDefender(Step):
    """ARCS-8.7 to 8.9: hits on ships and then buildings, hits on buildings, keys if any ship is
    left of those that attacked."""

    seat: int
    defender: int
    system: str
    hits: int
    building_hits: int
    keys: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        who = (self.seat, self.defender, self.system)
        asked = q.Strikes(*who, self.hits, self.building_hits, self.keys)
        otherwise: tuple[Step, ...] | None = query(table, asked, None)
        if otherwise is not None:
            table.steps += otherwise
            return
        if self.keys and attacking_ships(table, self.seat, self.system):
            table.steps.append(Raid(self.seat, self.defender, self.keys))
        if self.building_hits:
            table.steps.append(AssignHits(*who, self.building_hits, BUILDINGS))
        if self.hits:
            table.steps.append(AssignHits(*who, self.hits, SHIPS_FIRST))

    def problems(self, table: ArcsTable) -> list[str]:
        return _misplaced(table, self.seat, self.defender, self.system)


@dataclass(frozen=True, slots=True)
class AssignHits(Step):
    """ARCS-8.10: the attacker gives every hit, own and enemy; what is too many is lost."""

    seat: int
    defender: int
    system: str
    hits: int
    target: str
    of_attacker: bool = False

    @property
    def owner(self) -> int:
        return self.seat if self.of_attacker else self.defender

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if not self.hits or len(options) < 2:
            return None
        return Decision(self.seat, "hit", self._asked(table, options), options)

    def _asked(self, table: ArcsTable, options: Sequence[moves.Hit | moves.HitOther]) -> Message:
        if self.of_attacker:
            return Message("ask-hit-own", {"hits": self.hits})
        asked = {"defender": OWNER(self.defender), "hits": self.hits}
        taken = {f"{each.kind}-{each.fresh}": self._taken(table, each) for each in options}
        if max(taken.values()) == 1:
            return Message("ask-hit", asked)
        shown = {"fresh": taken.get("ship-True", 1), "hurt": taken.get("ship-False", 1)}
        return Message("ask-hit-tough", {**asked, **shown})

    def _options(self, table: ArcsTable) -> list[moves.Hit | moves.HitOther]:
        asked = q.Hits(self.seat, self.defender, self.system, self.target, self.of_attacker)
        options: list[moves.Hit | moves.HitOther] = query(table, asked, self._usual(table))
        return [each for each in options if self._taken(table, each) <= self.hits]

    def _taken(self, table: ArcsTable, option: moves.Hit | moves.HitOther) -> int:
        """How many hits it takes to damage or destroy such a piece."""
        if option.kind != SHIP or isinstance(option, moves.HitOther):
            return 1
        return hits_taken(table, self.seat, self.owner, fresh=option.fresh)

    def _usual(self, table: ArcsTable) -> list[moves.Hit]:
        if self.target != BUILDINGS:
            fresh, hurt = table.ships_of(self.owner, self.system)
            if fresh and query(table, q.DamagesFirst(self.seat, self.owner), False):
                hurt = 0
            ships = hits_on_ships(fresh, hurt)
            if ships or self.target == SHIPS:
                return ships
        buildings = table.buildings_at(self.system, self.owner)
        return list(dict.fromkeys([moves.hit(each.kind, each.fresh) for each in buildings]))

    def answer(
        self, table: ArcsTable, option: moves.Hit | moves.HitOther | None, emit: Emit
    ) -> None:
        options = self._options(table)
        if not self.hits or not options:
            return
        taker = self.defender if self.of_attacker else self.seat
        piece = option or options[0]
        left = self.hits - self._taken(table, piece)
        if left:
            table.steps.append(replace(self, hits=left))
        owner = piece.owner if isinstance(piece, moves.HitOther) else self.owner
        hit_piece(table, owner, self.system, piece, taker, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.hits < 0 or self.target not in (SHIPS_FIRST, SHIPS, BUILDINGS):
            return ["the step on top gives hits to nothing there is"]
        return _misplaced(table, self.seat, self.defender, self.system)


def hits_on_ships(fresh: int, hurt: int) -> list[moves.Hit]:
    """ARCS-8.10: what a hit on some of so many ships can be given to."""
    return [moves.hit(SHIP, True)] * (fresh > 0) + [moves.hit(SHIP, False)] * (hurt > 0)


def hit_piece(
    table: ArcsTable,
    owner: int,
    system: str,
    piece: moves.Hit | moves.HitOther,
    taker: int,
    emit: Emit,
) -> None:
    """ARCS-1.2 and 8.11: fresh becomes damaged, damaged the taker's Trophy; a city falls hard.

    A piece that its own player destroys returns to the supply.
    """
    falls = piece.kind == CITY and not piece.fresh
    types = types_of(table, system) if falls else ()
    if piece.kind == SHIP:
        table.add_ships(owner, system, -1 if piece.fresh else 0, 1 if piece.fresh else -1)
    else:
        building = next(
            each
            for each in table.buildings_at(system, owner)
            if (each.kind, each.fresh) == (piece.kind, piece.fresh)
        )
        table.replace_building(building, *[replace(building, fresh=False)] * piece.fresh)
    heir: int = taker
    if not piece.fresh and owner != taker:
        heir = query(table, q.TrophyTaker(owner, piece.kind, taker), taker)
        if table.is_seat(heir):
            table.seats[heir].add_trophy(owner, piece.kind)
    emit(PieceHit, owner, piece.kind, system, not piece.fresh, heir)
    follow_up(table, PieceHit(owner, piece.kind, system, not piece.fresh, heir))
    if falls:
        fallen = CityFell(taker, owner, types)
        if table.rules.holds("outrage-after-all-hits"):
            _push_below(table, fallen, AssignHits, CityFell)
        else:
            fallen.answer(table, None, emit)


def _push_below(table: ArcsTable, step: Step, *kinds: type[Step]) -> None:
    """Has a step run once those of these kinds that are on top have run."""
    place = len(table.steps)
    while place and isinstance(table.steps[place - 1], kinds):
        place -= 1
    table.steps.insert(place, step)


@dataclass(frozen=True, slots=True)
class CityFell(Step):
    """ARCS-8.12 and 8.13: Outrage of all its types; who destroyed a rival's city ransacks."""

    seat: int
    owner: int
    types: tuple[str, ...]

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if self.owner == self.seat:
            table.steps.append(FitSlots(self.owner))
        elif query(table, q.MayRansack(self.seat, self.owner), True):
            one_by_one = table.rules.holds("outrage-city-by-city")
            after = () if one_by_one else (CityFell, RansackCourt)
            _push_below(table, RansackCourt(self.seat, self.owner), *after)
        for resource in self.types:
            provoke_outrage(table, self.seat, resource, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if not set(self.types) <= set(RESOURCES):
            return ["the step on top provokes Outrage of what is no resource"]
        if not table.can_fight(self.owner):
            return [f"the step on top names owner {self.owner}, who has no cities"]
        return []


@dataclass(frozen=True, slots=True)
class Raid(Step):
    """ARCS-8.14: keys pay for the defender's resources and guild cards, one at a time."""

    seat: int
    defender: int
    keys: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if not options:
            return None
        prompt = Message("ask-raid", {"keys": self.keys})
        return Decision(self.seat, "raid", prompt, [moves.GO_ON, *options])

    def _options(self, table: ArcsTable) -> list[Prey]:
        things: list[Prey] = [*stealable_tokens(table, self.seat)]
        things += stealable_cards(table, self.seat)
        things += query(table, q.OtherPrey(self.seat, self.defender), ())
        return [
            each
            for each in things
            if each.owner == self.defender and self._cost(table, each) <= self.keys
        ]

    def answer(self, table: ArcsTable, option: Prey | moves.GoOn | None, emit: Emit) -> None:
        if option is None or isinstance(option, moves.GoOn):
            return
        left = self.keys - self._cost(table, option)
        if left:
            table.steps.append(replace(self, keys=left))
        if isinstance(option, moves.StealOther):
            table.steps += query(table, q.TakesPrey(self.seat, option), ())
        else:
            steal(table, self.seat, option, emit)

    def _cost(self, table: ArcsTable, option: Prey) -> int:
        """ARCS-8.14: the number above the slot, or in the corner of the card."""
        if isinstance(option, moves.StealOther):
            return option.cost
        if isinstance(option, moves.StealCard):
            return table.raid_cost(option.card)
        return slot_cost(table, self.seat, option.owner, option.slot)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.defender not in range(len(table.seats)) or self.keys < 1:
            return ["the step on top raids nobody, or with no key"]
        return []
