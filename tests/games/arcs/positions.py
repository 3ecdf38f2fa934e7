"""Small tables for worked examples: three seats, the whole map, seat 0 in its turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core.decision import Chance, Decision
from engine.core.game import require_legal
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from engine.core.story import Telling
from games.arcs.board import CARDS, COURT_ROW, SUIT_ACTIONS, deck
from games.arcs.court import BASE_COURT, BASE_LORE, CARD_OF_NAME, LEADERS, LORE
from games.arcs.game import GAME
from games.arcs.parts import NO_PIECES, Building, Lying, Offer, Played, Rules, Seat, Turn
from games.arcs.state import ArcsTable
from games.arcs.steps.turns import Act, FinishTurn

SEATS = 3
LEADER_OF_NAME = {leader.name: leader.id for leader in LEADERS.values()}
LORE_OF_NAME = {LORE[card].name: card for card in BASE_LORE}


def ships(words: str) -> dict[str, int]:
    """Fleets such as "1-gate 2, 3-hex 1"."""
    pairs = [each.split() for each in words.split(",") if each.strip()]
    return {system: int(count) for system, count in pairs}


def a_seat(
    fresh: str = "", hurt: str = "", slots: str = "", cards: str = "", hand: str = "", **fields: Any
) -> Seat:
    """A seat with these fleets, resources in the first slots, guild and action cards.

    A `leader` and `lore` (names, like guild cards) make the table one of the option.
    """
    held = slots.split()
    count = fields.pop("count", SEATS)
    lore = tuple(LORE_OF_NAME[name] for name in fields.pop("lore", "").split(", ") if name)
    leader = fields.pop("leader", "")
    size = 6 + sum(LORE[each].adds_slot for each in lore)
    return Seat(
        **{
            "fresh": ships(fresh),
            "hurt": ships(hurt),
            "slots": tuple((held + [""] * size)[:size]),
            "lore": lore,
            "leader": LEADER_OF_NAME[leader] if leader else "",
            "cards": tuple(CARD_OF_NAME[name] for name in cards.split(", ") if name),
            "hand": tuple(sorted(hand.split())),
            "captives": (0,) * count,
            "trophies": (NO_PIECES,) * count,
            **fields,
        }
    )


def building(words: str) -> Building:
    """A building such as "1 city 2-hex" or "0 starport 1-hex damaged"."""
    seat, kind, system, *damaged = words.split()
    assert kind in ("city", "starport")
    return Building(int(seat), "city" if kind == "city" else "starport", system, not damaged)


def offers(words: str, count: int) -> tuple[Offer, ...]:
    """A row such as "Relic Fence 0 2, Guild Struggle 1 1": the agents of every seat after names."""
    row = []
    for each in [part.strip() for part in words.split(",") if part.strip()]:
        name = next(name for name in CARD_OF_NAME if each.startswith(name))
        agents = [int(number) for number in each[len(name) :].split()]
        row.append(Offer(CARD_OF_NAME[name], tuple((agents + [0] * count)[:count])))
    return tuple(row)


def a_table(*seats: Seat, buildings: str = "", court: str = "", **fields: Any) -> ArcsTable:
    """A table with these seats; cards that are not named lie in the piles, nobody acts yet."""
    wanted = len(seats[0].captives) if seats else SEATS
    all_seats = [*seats, *[a_seat(count=wanted) for _ in range(wanted - len(seats))]]
    count = len(all_seats)
    table = ArcsTable(
        Rules(leaders="on" if any(each.leader or each.lore for each in all_seats) else "off"),
        all_seats,
        chapter=1,
        round=1,
        buildings=tuple(building(each) for each in buildings.split(",") if each.strip()),
        court=offers(court, count),
    )
    for name, value in fields.items():
        setattr(table, name, value)
    gone = [card for seat in all_seats for card in seat.hand]
    gone += [each.card for each in (*table.trick, *table.extras, *table.stack)]
    if "pile" not in fields:
        left = [Lying(card) for card in deck(count) if card not in gone]
        table.pile = (tuple(left),) if left else ()
    held = [card for seat in all_seats for card in seat.cards]
    held += [offer.card for offer in table.court] + [each.union for each in table.unions]
    held += [*table.court_discard, *table.buried]
    if "court_deck" not in fields:
        table.court_deck = tuple(sorted(card for card in BASE_COURT if card not in held))
    assert len(table.court) <= COURT_ROW[count]
    return table


def acting(
    *seats: Seat, lead: str = "administration-2", turn: dict[str, Any] | None = None, **fields: Any
) -> ArcsTable:
    """A table on which seat 0 has led a card and is in its Prelude, nothing following."""
    table = a_table(*seats, trick=(Played(0, lead, "lead"),), **fields)
    card = CARDS[lead]
    begun = Turn(card.pips, SUIT_ACTIONS[card.suit], prelude=True)
    table.turn = replace(begun, **(turn or {}))
    table.steps = [FinishTurn(0), Act(0)]
    return table


def under(edition: str, table: ArcsTable) -> ArcsTable:
    """The table, playing an edition of the official rulings."""
    table.rules = replace(table.rules, rulings=edition)
    return table


def play(table: ArcsTable, *answers: Any) -> list[Any]:
    """Gives these answers one after the other, each legal; returns the events of all.

    An answer to a decision may be the option's words.
    """
    telling = Telling()
    assert table.check() == []
    for answer in answers:
        waiting = pending(table, telling)
        assert waiting is not None, "the game is over"
        if isinstance(answer, str) and isinstance(waiting, Decision):
            answer = {str(option): option for option in waiting.options}.get(answer, answer)
        require_legal(waiting, answer)
        apply(table, answer, telling)
    pending(table, telling)
    assert table.check() == []
    return telling.events


def asked(table: ArcsTable) -> Decision | Chance:
    """What the table waits for."""
    found = pending(table)
    assert found is not None
    return found


def asked_in_words(table: ArcsTable, *names: str) -> str:
    """What the table asks, told to readers who know its seats by these names."""
    found = asked(table)
    return GAME.prompt(found, names or [f"Seat {seat + 1}" for seat in range(len(table.seats))])


def options(table: ArcsTable) -> list[str]:
    """What can be answered now, in words."""
    found = asked(table)
    assert isinstance(found, Decision), found.prompt
    return [str(option) for option in found.options]


def card(name: str) -> str:
    """The id of a Court card."""
    return CARD_OF_NAME[name]


def new_match(
    count: int, seed: str = "arcs", player: str = "random", supercats: int = 0, **options: str
) -> Match:
    """A match from the beginning, with so many SUPERCATs on the last seats."""
    players = [player] * (count - supercats) + ["supercat"] * supercats
    seats = tuple(SeatSetup(each, f"{each} {n}") for n, each in enumerate(players, 1))
    return Match(GAME, Setup(seats, seed, options))
