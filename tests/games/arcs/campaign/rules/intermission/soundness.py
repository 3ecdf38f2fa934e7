"""What holds on every table of the Intermission, whatever was answered."""

from __future__ import annotations

from collections.abc import Iterator

from games.arcs.board import RESOURCES, TOKENS_PER_RESOURCE
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign_components import (
    B_FATES,
    FAITHFUL_CARDS,
    FATE_CARDS,
    LATER_CARDS,
    UNKNOWN_LORE,
)
from games.arcs.court import REACH_COURT
from games.arcs.state import ArcsTable


def places_of_cards(table: ArcsTable) -> Iterator[str]:
    """Every card of the Court, of fates and of the Intermission, wherever it lies."""
    reach = reach_of(table)
    yield from [offer.card for offer in table.court if offer.card]
    yield from (*table.court_deck, *table.buried, *table.court_discard)
    yield from reach.attached.values()
    for seat in table.seats:
        yield from (*seat.cards, *seat.lore)
    aftermath = reach.aftermath
    yield from (*aftermath.court, *aftermath.scrapped, *aftermath.laws)
    yield from [each.card for each in aftermath.owned]


def assert_sound(table: ArcsTable) -> None:
    """Nothing is lost, nothing is in two places, nobody holds more than there is."""
    assert table.check() == []
    cards = [card for card in places_of_cards(table) if card != UNKNOWN_LORE]
    assert len(cards) == len(set(cards)), [card for card in cards if cards.count(card) > 1]
    assert set(REACH_COURT) <= set(cards)
    for resource in RESOURCES:
        assert 0 <= table.tokens_free(resource) <= TOKENS_PER_RESOURCE
    reach = reach_of(table)
    taken = [name for each in reach.aftermath.next for name in each.dealt]
    assert len(set(taken)) == len(taken)


def assert_over(table: ArcsTable) -> None:
    """What must hold when all six steps are done."""
    assert_sound(table)
    reach = reach_of(table)
    aftermath, cards = reach.aftermath, set(places_of_cards(table))
    fates = [fate.id for fate in reach.fates]
    for fate in fates:
        prefix = f"f{FATE_CARDS[fate].number}-"
        missing = {card for card in LATER_CARDS if card.startswith(prefix)} - cards
        assert not missing, (fate, missing)
    assert not reach.hurt
    assert all(reach.blight.values())
    assert not reach.trust
    assert not table.phantoms
    assert len(table.court) == 1
    assert not table.court_discard
    assert not set(reach.faithful) & set(FAITHFUL_CARDS)
    for number, seat in enumerate(table.seats):
        assert not seat.hurt
        assert not any(seat.captives)
        assert not seat.trophy_count
        assert not reach.fates[number].league
        assert len(seat.tokens) <= table.open_slots(number)
        assert seat.fresh or table.on_map(number, "starport")
        result, chosen = aftermath.results[number], aftermath.next[number]
        assert seat.power == result.halved <= max(1, result.power)
        assert chosen.id in chosen.dealt or (not result.marker and chosen.id == fates[number])
        assert set(chosen.dealt) <= set(B_FATES)
    assert all(each.fresh for each in table.buildings)
    assert table.seats[table.initiative].power == max(seat.power for seat in table.seats)
