"""The dice of a battle and its exact odds by dynamic programming, in plain Python.

Attackers are the troops that may take part: those on the territory less the one that stays.
Both sides always roll as many dice as they may.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache

from games.risk.moves import MOST_DICE

Faces = tuple[int, ...]


def compare(attack: Faces, defence: Faces) -> tuple[int, int]:
    """RISK-8.3 to 8.6: what the attacker and the defender lose, whatever order the dice lie in."""
    pairs = zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=False)
    wins = [red > white for red, white in pairs]
    return wins.count(False), wins.count(True)


@cache
def losses(faces: Faces, attack_dice: int) -> tuple[int, int]:
    """The same for one roll of all dice, the attacker's first; remembered, for speed."""
    return compare(faces[:attack_dice], faces[attack_dice:])


FACES = range(1, 7)
MOST_DEFENCE_DICE = 2
_BLOCK = 16
"""Tables grow by whole blocks, so that a battle a little larger than the last costs nothing."""


@dataclass(frozen=True, slots=True)
class RollOutcome:
    """What one roll may cost both sides, and how likely it is."""

    attacker_lost: int
    defender_lost: int
    chance: float


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle to the end: the chance to conquer, and what both sides lose on average."""

    win: float
    attacker_lost: float
    defender_lost: float


@cache
def roll_counts(attack_dice: int, defence_dice: int) -> tuple[tuple[int, int, int], ...]:
    """Every (attacker's loss, defender's loss) of one roll with its number of cases."""
    counts: Counter[tuple[int, int]] = Counter()
    for red in itertools.product(FACES, repeat=attack_dice):
        for white in itertools.product(FACES, repeat=defence_dice):
            counts[compare(red, white)] += 1
    return tuple((lost, killed, count) for (lost, killed), count in sorted(counts.items()))


@cache
def roll_outcomes(attack_dice: int, defence_dice: int) -> tuple[RollOutcome, ...]:
    """Every outcome of one roll, the attacker's smallest loss first."""
    cases = len(FACES) ** (attack_dice + defence_dice)
    return tuple(
        RollOutcome(lost, killed, count / cases)
        for lost, killed, count in roll_counts(attack_dice, defence_dice)
    )


class BattleOdds:
    """Odds of battles to the end, remembered in tables that grow when a larger one is asked for."""

    __slots__ = ("_attacker_lost", "_defence_dice", "_defender_lost", "_height", "_width", "_win")

    def __init__(self, defence_dice: int = MOST_DEFENCE_DICE) -> None:
        self._defence_dice = defence_dice
        self._height = 0
        self._width = 0
        self._win: list[list[float]] = []
        self._attacker_lost: list[list[float]] = []
        self._defender_lost: list[list[float]] = []

    def win(self, attackers: int, defenders: int) -> float:
        if attackers >= self._height or defenders >= self._width:
            self._grow(attackers, defenders)
        return self._win[attackers][defenders]

    def battle(self, attackers: int, defenders: int) -> Battle:
        win = self.win(attackers, defenders)
        lost = self._attacker_lost[attackers][defenders]
        return Battle(win, lost, self._defender_lost[attackers][defenders])

    def _grow(self, attackers: int, defenders: int) -> None:
        self._height = max(self._height, _rounded_up(attackers))
        self._width = max(self._width, _rounded_up(defenders))
        tables = (self._win, self._attacker_lost, self._defender_lost)
        for table in tables:
            table += ([] for _ in range(self._height - len(table)))
        for row in range(self._height):
            for column in range(len(self._win[row]), self._width):
                for table, value in zip(tables, self._cell(row, column), strict=True):
                    table[row].append(value)

    def _cell(self, attackers: int, defenders: int) -> tuple[float, float, float]:
        if not attackers or not defenders:
            return float(not defenders), 0.0, 0.0
        win = attacker_lost = defender_lost = 0.0
        dice = min(MOST_DICE, attackers), min(self._defence_dice, defenders)
        for outcome in roll_outcomes(*dice):
            row, column = attackers - outcome.attacker_lost, defenders - outcome.defender_lost
            win += outcome.chance * self._win[row][column]
            more = outcome.attacker_lost + self._attacker_lost[row][column]
            attacker_lost += outcome.chance * more
            more = outcome.defender_lost + self._defender_lost[row][column]
            defender_lost += outcome.chance * more
        return win, attacker_lost, defender_lost


@cache
def battle_odds(defence_dice: int = MOST_DEFENCE_DICE) -> BattleOdds:
    """The odds that everybody shares, against a defender with at most so many dice."""
    return BattleOdds(defence_dice)


@lru_cache(maxsize=4096)
def endings(
    attackers: int,
    defenders: int,
    stop_at: int = 0,
    defence_dice: int = MOST_DEFENCE_DICE,
) -> tuple[tuple[int, int, float], ...]:
    """Every way a battle can end: attackers left, defenders left, and how likely it is.

    The attacker rolls until the territory falls or no more than `stop_at` attackers are left.
    """
    reached = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    reached[attackers][defenders] = 1.0
    ended = []
    for row in range(attackers, -1, -1):
        for column in range(defenders, -1, -1):
            chance = reached[row][column]
            if not chance:
                continue
            if row <= stop_at or not column:
                ended.append((row, column, chance))
                continue
            for outcome in roll_outcomes(min(MOST_DICE, row), min(defence_dice, column)):
                after = reached[row - outcome.attacker_lost]
                after[column - outcome.defender_lost] += chance * outcome.chance
    return tuple(ended)


def _rounded_up(troops: int) -> int:
    return (troops // _BLOCK + 1) * _BLOCK
