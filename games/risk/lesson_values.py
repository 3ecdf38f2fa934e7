"""Numbers of a table that a lesson may speak of, by the words that ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.risk.board import CONTINENTS, NAMES
from games.risk.cards import set_value
from games.risk.odds import BattleOdds
from games.risk.state import RiskTable

ODDS: Final = BattleOdds()


def _troops(table: RiskTable, seat: int, words: str) -> str:
    """On the territory of that name."""
    return str(table.troops[NAMES.index(words)])


def _reserve(table: RiskTable, seat: int, words: str) -> str:
    """What is still to be placed."""
    return str(table.reserves[seat])


def _income(table: RiskTable, seat: int, words: str) -> str:
    """What a turn that started now would bring."""
    return str(table.income(seat))


def _land(table: RiskTable, seat: int, words: str) -> str:
    """How many territories the seat has, or the one that is named by number."""
    return str(table.owners.count(int(words) if words else seat))


def _cards(table: RiskTable, seat: int, words: str) -> str:
    """How many cards the seat has, or the one that is named by number."""
    return str(len(table.hands[int(words) if words else seat]))


def _bonus(table: RiskTable, seat: int, words: str) -> str:
    """What a continent brings each turn."""
    return str(next(each.bonus for each in CONTINENTS if each.name == words))


def _odds(table: RiskTable, seat: int, words: str) -> str:
    """To conquer: `India from Siam`."""
    target, _, source = words.partition(" from ")
    attackers = table.troops[NAMES.index(source)] - 1
    return f"{100 * ODDS.win(attackers, table.troops[NAMES.index(target)]):.0f} %"


def _set_value(table: RiskTable, seat: int, words: str) -> str:
    """What the next set brings, or one so many later."""
    return str(set_value(table.sets_redeemed + 1 + int(words or 0)))


FACTS: Final[Mapping[str, Callable[[RiskTable, int, str], str]]] = {
    "troops": _troops,
    "reserve": _reserve,
    "income": _income,
    "land": _land,
    "cards": _cards,
    "bonus": _bonus,
    "odds": _odds,
    "set": _set_value,
}
