"""Small tables of the campaign for worked examples: three seats, seat 0 in its turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.arcs.board import CARDS, SUIT_ACTIONS
from games.arcs.campaign.rules.state import Fate, Reach, new_reach, reach_of
from games.arcs.campaign_components import COUNCIL, POLICIES
from games.arcs.court import CARD_OF_NAME, COURT, LORE, REACH_COURT
from games.arcs.parts import Lying, Offer, Played, Rules, Seat, Turn
from games.arcs.state import ArcsTable
from games.arcs.steps.turns import Act, FinishTurn
from tests.games.arcs.positions import SEATS, a_seat, building, ships

NAMES = {COURT[card].name: card for card in REACH_COURT} | {
    lore.name: lore.id for lore in LORE.values()
}


FATES = ("founder", "magnate", "advocate", "believer")


def named(name: str) -> str:
    """The id of a card of the campaign's Court."""
    return NAMES.get(name) or CARD_OF_NAME[name]


def row(words: str, count: int) -> list[Offer]:
    """Offers such as "Elder Broker 0 2, Council Intrigue"."""
    found = []
    for each in [part.strip() for part in words.split(",") if part.strip()]:
        name = next(name for name in (*NAMES, *CARD_OF_NAME) if each.startswith(name))
        agents = [int(number) for number in each[len(name) :].split()]
        found.append(Offer(named(name), tuple((agents + [0] * count)[:count])))
    return found


def an_act(*seats: Seat, reach: dict[str, Any] | None = None, **fields: Any) -> ArcsTable:
    """A table of the campaign with these seats, in chapter 1.

    Beside fields of the table: ships of the `empire` and `hurt_empire`, `blight` such as
    "2-hex fresh", `buildings`, the `court`, the agents on the `council`, `outlaws`, `fates`.
    """
    empire, hurt_empire = fields.pop("empire", ""), fields.pop("hurt_empire", "")
    blight, court = fields.pop("blight", ""), fields.pop("court", "")
    buildings, council = fields.pop("buildings", ""), fields.pop("council", ())
    outlaws, fates = fields.pop("outlaws", ()), fields.pop("fates", FATES)
    wanted = len(seats[0].captives) if seats else SEATS
    all_seats = [*seats, *[a_seat(count=wanted) for _ in range(wanted - len(seats))]]
    count = len(all_seats)
    blank = new_reach(count)
    blighted = [each.split() for each in blight.split(",") if each.strip()]
    state = Reach(
        [
            replace(blank.fates[n], id=fates[n], marker=10, outlaw=n in outlaws)
            for n in range(count)
        ],
        (1, 2),
        ships(empire),
        ships(hurt_empire),
        {system: bool(fresh) for system, *fresh in blighted},
        first_regent=next((n for n in range(count) if n not in outlaws), -1),
        policies=POLICIES,
        revealed=True,
    )
    for name, value in (reach or {}).items():
        setattr(state, name, value)
    agents = tuple((list(council) + [0] * count)[:count])
    table = ArcsTable(
        Rules("campaign"),
        all_seats,
        chapter=1,
        round=1,
        buildings=tuple(building(each) for each in buildings.split(",") if each.strip()),
        court=(Offer(COUNCIL, agents), *row(court, count)),
        reach=state,
    )
    for name, value in fields.items():
        setattr(table, name, value)
    if state.council == "tucked":
        table.court = table.court[1:]
    gone = [card for seat in all_seats for card in seat.hand]
    gone += [each.card for each in (*table.trick, *table.extras)]
    table.pile = (tuple(Lying(card) for card in table.action_cards if card not in gone),)
    held = [card for seat in all_seats for card in seat.cards]
    held += [*[offer.card for offer in table.court], *table.court_discard, *table.buried]
    held += state.attached.values()
    table.court_deck = tuple(sorted(card for card in REACH_COURT if card not in held))
    return table


def acting(
    *seats: Seat, lead: str = "administration-2", turn: dict[str, Any] | None = None, **fields: Any
) -> ArcsTable:
    """A table on which seat 0 has led a card and is in its Prelude, nothing following."""
    table = an_act(*seats, trick=(Played(0, lead, "lead"),), **fields)
    card = CARDS[lead]
    begun = Turn(card.pips, SUIT_ACTIONS[card.suit], prelude=True)
    table.turn = replace(begun, **(turn or {}))
    table.steps = [FinishTurn(0), Act(0)]
    return table


def fate(table: ArcsTable, number: int) -> Fate:
    """What lies on a seat's fate card."""
    return reach_of(table).fates[number]
