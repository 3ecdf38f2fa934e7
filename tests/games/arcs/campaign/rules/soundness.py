"""What holds on every table of the campaign, whatever was answered."""

from __future__ import annotations

from games.arcs.board import AGENT, PIECES, RESOURCES, SUPPLY, TOKENS_PER_RESOURCE, deck
from games.arcs.campaign.rules.fates.caretaker import PassGolem, ReceiveGolem
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign_components import (
    BOX,
    COUNCIL,
    EVENTS_IN_DECK,
    FAITHFUL_CARDS,
    FREE,
    GOLEMS,
    SPOILS,
)
from games.arcs.court import LORE
from games.arcs.state import ArcsTable


def assert_act_sound(table: ArcsTable) -> None:
    """Pieces, tokens, cards, agents, Favors and golems: nothing is lost, nothing from nowhere."""
    assert table.check() == []
    reach = reach_of(table)
    for resource in RESOURCES:
        held = sum(seat.slots.count(resource) for seat in table.seats)
        held += sum(fate.league.count(resource) for fate in reach.fates)
        assert 0 <= held + reach.trust.count(resource) <= TOKENS_PER_RESOURCE
    assert not table.unseen_cards()
    for place, (owner, kind) in enumerate(SPOILS):
        held = sum(seat.spoils[place] for seat in table.seats if seat.spoils)
        assert 0 <= held <= BOX[(owner, kind)]
    assert all(each.seat == FREE or each.seat < len(table.seats) for each in table.buildings)
    _assert_pieces(table, reach)
    _assert_cards(table, reach)
    _assert_golems(table, reach)


def _assert_pieces(table: ArcsTable, reach: Reach) -> None:
    for number in range(len(table.seats)):
        for place, kind in enumerate(PIECES):
            used = sum(seat.trophies[number][place] for seat in table.seats)
            used += table.seats[number].scrapped[place]
            if kind == AGENT:
                used += sum(offer.agents[number] for offer in table.court)
                used += sum(seat.captives[number] for seat in table.seats)
                used += sum(fate.favors[number] for fate in reach.fates)
                used += len(table.seats[number].outrage)
            else:
                used += table.on_map(number, kind)
            assert table.in_supply(number, kind) == max(0, SUPPLY[kind] - used)


def _assert_cards(table: ArcsTable, reach: Reach) -> None:
    count = len(table.seats)
    there = len(table.action_cards) + len(reach.scrapped)
    assert there == len(deck(count)) + EVENTS_IN_DECK[count] + len(reach.preached)
    if table.court:
        row = [offer.card for offer in table.court]
        assert (COUNCIL in row) == (reach.council != "tucked")
    assert sum(len(seat.slots) for seat in table.seats) == 6 * count + sum(
        LORE[card].adds_slot for seat in table.seats for card in seat.lore
    )
    if any(fate.id == "believer" for fate in reach.fates) and (reach.faithful or reach.preached):
        attached = [card for card in reach.attached.values() if card in FAITHFUL_CARDS]
        row = [offer.card for offer in table.court if offer.card in FAITHFUL_CARDS]
        lying = [*reach.faithful, *attached, *row]
        gone = [card for card in table.court_discard if card in FAITHFUL_CARDS]
        gone += [card for card in table.buried if card in FAITHFUL_CARDS]
        assert sorted({*lying, *gone, *reach.preached}) == sorted(FAITHFUL_CARDS)


def _assert_golems(table: ArcsTable, reach: Reach) -> None:
    has_caretaker = any(fate.id == "caretaker" for fate in reach.fates)
    passed = {step.golem for step in table.steps if isinstance(step, ReceiveGolem | PassGolem)}
    known = len(reach.sleepers) + len({*reach.golems, *passed})
    assert known in ((0, len(GOLEMS)) if has_caretaker else (0,))
    assert all(table.is_seat(golem.seat) for golem in reach.golems.values())
