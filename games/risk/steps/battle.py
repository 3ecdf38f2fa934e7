"""The battle stage: attack, roll, capture, occupy, and eliminate an opponent."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message, SeatNumber
from games.risk.board import ADJACENT, SIZE
from games.risk.cards import CARD_NAMES, HIDDEN, CardDraw, card_named
from games.risk.dice import Faces, losses
from games.risk.events import (
    AttacksEnded,
    BattleRolled,
    SeatEliminated,
    TerritoryConquered,
    TroopsMovedIn,
)
from games.risk.moves import (
    MOST_DICE,
    Attack,
    Attacks,
    Defend,
    EndAttacks,
    Occupy,
    TroopCounts,
)
from games.risk.names import TERRITORY
from games.risk.state import NEUTRAL, RiskTable
from games.risk.steps.ending import end_game
from games.risk.steps.reinforcing import RedeemCards, Reinforce, shown_in

MOST_DEFENCE_DICE = 2
_DEFENCES = tuple(Defend(dice) for dice in range(1, MOST_DEFENCE_DICE + 1))


ASK_ATTACK = Message("ask-attack")
_ROLLS = {count: Dice(count) for count in range(2, MOST_DICE + MOST_DEFENCE_DICE + 1)}


@dataclass(frozen=True, slots=True)
class AttackPhase(Step):
    """RISK-7.1 to 7.6: attack as often as you like, from and to wherever it is legal."""

    def ask(self, table: RiskTable) -> Decision | None:
        if not can_attack(table):
            return None
        attacks = Attacks(table.seat, table.owners, table.troops)
        return Decision(table.seat, "attack", ASK_ATTACK, attacks)

    def answer(self, table: RiskTable, option: Attack | EndAttacks | None, emit: Emit) -> None:
        if not isinstance(option, Attack):
            emit(AttacksEnded, table.seat)
            return
        source, target, dice = option.source, option.target, option.dice
        table.steps.append(self)
        if table.troops[target] == 1:
            table.steps.append(RollBattle(source, target, dice, 1))
        elif table.rules.defence == "manual" and table.owners[target] != NEUTRAL:
            table.steps.append(ChooseDefence(source, target, dice))
        else:
            table.steps.append(RollBattle(source, target, dice, MOST_DEFENCE_DICE))

    def problems(self, table: RiskTable) -> list[str]:
        if table.reserves[table.seat]:
            return [f"reserves[{table.seat}] is not 0, but seat {table.seat} is to attack"]
        return table.faults_of_turn()


@dataclass(frozen=True, slots=True)
class ChooseDefence(Step):
    """RISK-8.2: the owner of the territory under attack chooses how many dice to roll."""

    source: int
    target: int
    dice: int

    def ask(self, table: RiskTable) -> Decision:
        target, source = TERRITORY(self.target), TERRITORY(self.source)
        asked = Message("ask-defend", {"target": target, "dice": self.dice, "source": source})
        return Decision(table.owners[self.target], "defend", asked, _DEFENCES)

    def answer(self, table: RiskTable, option: Defend, emit: Emit) -> None:
        table.steps.append(RollBattle(self.source, self.target, self.dice, option.dice))

    def problems(self, table: RiskTable) -> list[str]:
        faults = _problems_of_battle(table, self.source, self.target, self.dice)
        if not faults and table.troops[self.target] < MOST_DEFENCE_DICE:
            return [f"troops[{self.target}] is 1, so its owner has no choice of dice"]
        if not faults and table.owners[self.target] == NEUTRAL:
            return ["the neutral army is to choose dice, which it never does"]
        return faults


@dataclass(frozen=True, slots=True)
class RollBattle(Step):
    """RISK-8.3 to 8.6: both sides roll, and losses leave the board at once."""

    source: int
    target: int
    attack: int
    defence: int

    @property
    def asked_dice(self) -> tuple[int, int]:
        """The attacker's dice and the defender's."""
        return self.attack, self.defence

    def ask(self, table: RiskTable) -> Chance:
        places = {"source": TERRITORY(self.source), "target": TERRITORY(self.target)}
        asked = Message("roll-battle", {"dice": self.attack, "defence": self.defence, **places})
        return Chance("battle", asked, _ROLLS[self.attack + self.defence], table.seat)

    def answer(self, table: RiskTable, faces: Faces, emit: Emit) -> None:
        source, target, attack = self.source, self.target, self.attack
        attacker_lost, defender_lost = losses(faces, attack)
        table.troops[source] -= attacker_lost
        table.troops[target] -= defender_lost
        emit(
            BattleRolled,
            table.seat,
            table.owners[target],
            source,
            target,
            faces[:attack],
            faces[attack:],
            attacker_lost,
            defender_lost,
        )
        if not table.troops[target]:
            conquer(table, self, emit)

    def problems(self, table: RiskTable) -> list[str]:
        faults = _problems_of_battle(table, self.source, self.target, self.attack)
        if not faults and not 1 <= self.defence <= min(
            MOST_DEFENCE_DICE, table.troops[self.target]
        ):
            return [f"the step RollBattle has {self.defence} dice for the defender; it cannot"]
        return faults


@dataclass(frozen=True, slots=True)
class MoveIn(Step):
    """RISK-9.2 and 9.3: at least the dice rolled move in, and at least one troop stays behind."""

    source: int
    captured: int
    minimum: int

    def ask(self, table: RiskTable) -> Decision | None:
        most = table.troops[self.source] - 1
        if most == self.minimum:
            return None
        counts = TroopCounts(Occupy, self.minimum, most)
        args = {"low": self.minimum, "high": most, "territory": TERRITORY(self.captured)}
        return Decision(table.seat, "occupy", Message("ask-occupy", args), counts)

    def answer(self, table: RiskTable, option: Occupy | None, emit: Emit) -> None:
        count = self.minimum if option is None else option.count
        table.troops[self.source] -= count
        table.troops[self.captured] += count
        emit(TroopsMovedIn, table.seat, self.source, self.captured, count)

    def problems(self, table: RiskTable) -> list[str]:
        seat, source, captured = table.seat, self.source, self.captured
        if not _are_adjacent(source, captured):
            return [f"the step MoveIn joins {source} and {captured}, which are not adjacent"]
        if table.owners[source] != seat or table.owners[captured] != seat:
            return [f"the step MoveIn needs seat {seat} to own territories {source} and {captured}"]
        if table.troops[captured]:
            return [f"troops[{captured}] is {table.troops[captured]}, but it is to be occupied"]
        if not 1 <= self.minimum <= min(MOST_DICE, table.troops[source] - 1):
            return [f"the step MoveIn has the minimum {self.minimum}, which is not possible"]
        return table.faults_of_turn()


@dataclass(frozen=True, slots=True)
class TellCards(Step):
    """RISK-11.7: a bot takes the cards of an eliminated seat that has told nobody which they are.

    They are told one by one before they change hands; then the capture goes on.
    """

    loser: int
    source: int
    captured: int
    minimum: int

    def ask(self, table: RiskTable) -> Chance:
        names = [CARD_NAMES[card] for card in table.unseen_cards]
        asked = Message("ask-taken-card", {"seat": SeatNumber(self.loser)})
        return Chance("taken", asked, CardDraw(tuple(names)), table.seat, secret=True)

    def answer(self, table: RiskTable, name: str, emit: Emit) -> None:
        hand = shown_in(table.hands[self.loser], card_named(name))
        table.hands[self.loser] = hand
        if HIDDEN in hand:
            table.steps.append(self)
        else:
            occupy = MoveIn(self.source, self.captured, self.minimum)
            take_over(table, self.loser, occupy, emit)

    def problems(self, table: RiskTable) -> list[str]:
        if self.loser not in range(len(table.hands)) or HIDDEN not in table.hands[self.loser]:
            return [f"the step TellCards is about seat {self.loser}, which hides no cards"]
        return MoveIn(self.source, self.captured, self.minimum).problems(table)


def can_attack(table: RiskTable) -> bool:
    """RISK-7.2 and 7.3: whether a territory with two troops has somebody else's beside it."""
    seat, owners = table.seat, table.owners
    for source, troops in enumerate(table.troops):
        if troops > 1 and owners[source] == seat:
            for place in ADJACENT[source]:
                if owners[place] != seat:
                    return True
    return False


def conquer(table: RiskTable, battle: RollBattle, emit: Emit) -> None:
    """RISK-9.1: the territory changes hands, which may eliminate its owner or end the game."""
    seat, target = table.seat, battle.target
    loser = table.owners[target]
    table.owners[target] = seat
    table.has_conquered = True
    emit(TerritoryConquered, seat, loser, battle.source, target)
    occupy = MoveIn(battle.source, target, battle.attack)
    if loser == NEUTRAL or loser in table.owners:
        table.steps.append(occupy)
    elif HIDDEN in table.hands[loser] and seat not in table.rules.tell_late:
        table.steps.append(TellCards(loser, battle.source, target, battle.attack))
    else:
        take_over(table, loser, occupy, emit)


def take_over(table: RiskTable, loser: int, occupy: MoveIn, emit: Emit) -> None:
    """RISK-10.1 and 10.2: the loser is out; the game ends, or cards may have to be redeemed."""
    eliminate(table, loser, emit)
    if len(table.alive) == 1:
        occupy.answer(table, None, emit)
        end_game(table, "conquest", emit)
        return
    if len(table.hands[table.seat]) >= table.rules.cards_that_force:
        table.steps += (Reinforce(), RedeemCards(after_elimination=True))
    table.steps.append(occupy)


def eliminate(table: RiskTable, loser: int, emit: Emit) -> None:
    """RISK-10.1: the seat is out, and its cards go to the seat that eliminated it.

    RISK-11.7: a seat that tells late knows its cards by itself.
    """
    seat, cards = table.seat, table.hands[loser]
    if seat in table.rules.tell_late:
        cards = (HIDDEN,) * len(cards)
    table.eliminated += (loser,)
    table.hands[seat] = tuple(sorted(table.hands[seat] + cards))
    table.hands[loser] = ()
    emit.to(seat, SeatEliminated, loser, seat, cards)


def _are_adjacent(source: int, target: int) -> bool:
    return 0 <= source < SIZE and target in ADJACENT[source]


def _problems_of_battle(table: RiskTable, source: int, target: int, dice: int) -> list[str]:
    seat = table.seat
    if not _are_adjacent(source, target):
        return [f"a battle joins {source} and {target}, which are not adjacent"]
    if table.owners[source] != seat or table.owners[target] == seat:
        return [f"a battle from {source} to {target} is not one of seat {seat} against another"]
    if not 1 <= dice <= min(MOST_DICE, table.troops[source] - 1):
        return [f"a battle from {source} has {dice} dice, which its troops do not allow"]
    return table.faults_of_turn()
