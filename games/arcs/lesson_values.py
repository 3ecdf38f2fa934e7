"""Numbers of a table that a lesson may speak of, by the words that ask for them.

A name is followed by ` of ` and a number where it is to be asked of another seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.arcs.board import CARDS, POWER_TO_END, SLOT_COSTS
from games.arcs.court import CARD_OF_NAME
from games.arcs.odds import Pool, at_least, fight_of, mean, odds_of
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import ambition_count


def _named(seat: int, words: str) -> tuple[str, int]:
    """What is asked for, and of which seat."""
    name, of, number = words.partition(" of ")
    return (name, int(number)) if of else (words, seat)


def _pips(table: ArcsTable, seat: int, words: str) -> str:
    """What is left of the turn, or what a card brings."""
    return str(CARDS[words].pips if words else table.turn.pips)


def _power(table: ArcsTable, seat: int, words: str) -> str:
    """Of a seat."""
    return str(table.seats[int(words) if words else seat].power)


def _goal(table: ArcsTable, seat: int, words: str) -> str:
    """ARCS-10.9: the Power that ends the game."""
    return str(POWER_TO_END[len(table.seats)])


def _cards(table: ArcsTable, seat: int, words: str) -> str:
    """Action cards at hand."""
    return str(table.seats[int(words) if words else seat].cards_left)


def _ships(table: ArcsTable, seat: int, words: str) -> str:
    """Ships in a system, or everywhere."""
    system, number = _named(seat, words)
    ships = table.seats[number]
    return str(ships.ships_at(system) if system else table.on_map(number, "ship"))


def _icons(table: ArcsTable, seat: int, words: str) -> str:
    """ARCS-10.2: what a seat has for an ambition."""
    ambition, number = _named(seat, words)
    return str(ambition_count(table, number, ambition))


def _agents(table: ArcsTable, seat: int, words: str) -> str:
    """Agents on a Court card."""
    name, number = _named(seat, words)
    offers = {offer.card: offer.agents for offer in table.court}
    return str(offers[CARD_OF_NAME[name]][number])


def _tokens(table: ArcsTable, seat: int, words: str) -> str:
    """Resources of a type, or all."""
    resource, number = _named(seat, words)
    tokens = table.seats[number].resources
    return str(tokens.count(resource) if resource else len(tokens))


def _slots(table: ArcsTable, seat: int, words: str) -> str:
    """Open resource slots."""
    return str(table.open_slots(seat))


def _price(table: ArcsTable, seat: int, words: str) -> str:
    """ARCS-2.4: the keys that a slot costs a raider; the first slot is 1."""
    return str(SLOT_COSTS[int(words) - 1])


def _left(table: ArcsTable, seat: int, words: str) -> str:
    """Hits still to be given, or keys to be spent, in a battle."""
    fight = fight_of(table)
    return str(0 if fight is None else fight.left)


def _marker(table: ArcsTable, seat: int, words: str) -> str:
    """What the next marker is worth: `first` or `second`."""
    return str(table.marker_value(table.free_markers[0])[words == "second"])


def _worth(table: ArcsTable, seat: int, words: str) -> str:
    """What an ambition brings: `first tycoon`, `second tycoon`."""
    place, _, ambition = words.partition(" ")
    values = [table.marker_value(marker) for marker in table.boxes.get(ambition, ())]
    return str(sum(value[place == "second"] for value in values))


def _objective(table: ArcsTable, seat: int, words: str) -> str:
    """REACH-12.1: how far the objective of a fate is away."""
    left = table.reach.to_go(int(words) if words else seat)
    return "" if left is None else str(left)


def _pool(words: str) -> Pool:
    skirmish, assault, raid = map(int, words.split())
    return skirmish, assault, raid


def _hits(table: ArcsTable, seat: int, words: str) -> str:
    """What dice bring on average: `2 1 0`."""
    return f"{mean(odds_of(_pool(words), 0).hits):.1f}"


def _chance(table: ArcsTable, seat: int, words: str) -> str:
    """Of so many hits with dice: `4 with 2 1 0`."""
    least, _, pool = words.partition(" with ")
    return f"{100 * at_least(odds_of(_pool(pool), 0).hits, int(least)):.0f} %"


def _key_chance(table: ArcsTable, seat: int, words: str) -> str:
    """Of so many keys with dice: `1 with 2 0 2`."""
    least, _, pool = words.partition(" with ")
    return f"{100 * at_least(odds_of(_pool(pool), 0).keys, int(least)):.0f} %"


FACTS: Final[Mapping[str, Callable[[ArcsTable, int, str], str]]] = {
    "pips": _pips,
    "power": _power,
    "goal": _goal,
    "cards": _cards,
    "ships": _ships,
    "icons": _icons,
    "agents": _agents,
    "tokens": _tokens,
    "slots": _slots,
    "price": _price,
    "left": _left,
    "marker": _marker,
    "worth": _worth,
    "objective": _objective,
    "hits": _hits,
    "chance": _chance,
    "keys": _key_chance,
}
