"""The Advocate: guild cards that are used up, and brought back."""

import pytest

from games.arcs.rule_hooks import follow_up
from games.arcs.rule_queries import PreludeDiscarded
from tests.games.arcs.campaign.rules.acts import acting, an_act, fate, named
from tests.games.arcs.positions import a_seat, options, play

FATES = ("advocate", "founder", "magnate")
BOTH = "Guild Investigators, Guild Overseers"
PLACED = {"boxes": {"tycoon": (0,)}}


def recovering(cards=BOTH, **fields):
    """Seat 0 is second in Tycoon, leads a card of movement; Elder Broker lies in the discard."""
    seats = (a_seat("2-hex 1", slots="fuel", cards=cards), a_seat(slots="fuel fuel"))
    given = {
        "fates": FATES,
        "lead": "mobilization-2",
        "court": "Mining Interest, Council Intrigue 0 1",
        "council": (0, 1),
        "court_discard": (named("Elder Broker"),),
        **PLACED,
        **fields,
    }
    return acting(*seats, **given)


@pytest.mark.clause("ADVOCATE-1.1")
def test_a_guild_card_discarded_by_its_prelude_advances_by_three():
    def marker(cards):
        table = an_act(a_seat(cards=cards), fates=FATES)
        table.steps = []
        follow_up(table, PreludeDiscarded(0, named("Elder Broker")))
        play(table)
        return fate(table, 0).marker

    assert marker("Guild Overseers") == 10 - 3
    assert marker("") == 10


@pytest.mark.clause("ADVOCATE-1.3")
def test_recover_attaches_the_discarded_guild_card_to_a_card_without_agents():
    table = recovering()
    play(table, "Recover")
    assert table.reach.attached == {named("Mining Interest"): named("Elder Broker")}
    assert table.court_discard == ()


@pytest.mark.clause("ADVOCATE-1.2")
def test_recover_advances_by_two():
    table = recovering()
    play(table, "Recover")
    assert fate(table, 0).marker == 10 - 2


@pytest.mark.clause("ADVOCATE-1.4")
@pytest.mark.parametrize(
    ("boxes", "slots", "speaks"),
    [
        ({"tycoon": (0,)}, "fuel fuel", True),
        ({"tycoon": (0,)}, "fuel", True),
        ({"warlord": (0,)}, "fuel fuel", False),
        ({}, "", False),
    ],
)
def test_guild_cards_act_only_with_a_place_in_a_declared_ambition(boxes, slots, speaks):
    table = recovering(boxes=boxes)
    table.seats[1].slots = a_seat(slots=slots).slots
    assert ("Recover" in options(table)) == speaks


@pytest.mark.clause("ADVOCATE-1.4")
def test_without_the_overseers_guild_cards_act_as_they_like():
    assert "Recover" in options(recovering("Guild Investigators", boxes={}))
