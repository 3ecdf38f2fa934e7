"""The Admiral: Imperial ships placed and fought with."""

import pytest

from engine.core.step import silence
from games.arcs.campaign.rules.court import FateEdicts
from games.arcs.campaign.rules.empire import place_imperial
from games.arcs.rule_hooks import follow_up
from games.arcs.steps.battle import FinishBattle
from tests.games.arcs.campaign.rules.acts import an_act, fate
from tests.games.arcs.positions import a_seat, options, play

FATES = ("admiral", "magnate", "advocate")
OFFICERS = "Imperial Officers"


@pytest.mark.clause("ADMIRAL-1.1")
def test_ships_placed_while_it_alone_leads_a_declared_ambition_advance_it():
    table = an_act(a_seat(slots="fuel"), fates=FATES, boxes={"tycoon": (0,)})
    place_imperial(table, "2-hex", 2, silence)
    play(table)
    assert fate(table, 0).marker == 10 - 2


@pytest.mark.clause("ADMIRAL-1.1", "ADMIRAL-1.2")
def test_a_tie_for_first_advances_nobody():
    table = an_act(a_seat(slots="fuel"), a_seat(slots="fuel"), fates=FATES, boxes={"tycoon": (0,)})
    place_imperial(table, "2-hex", 2, silence)
    play(table)
    assert fate(table, 0).marker == 10


@pytest.mark.clause("ADMIRAL-1.2")
@pytest.mark.parametrize("spoiled", [{"outlaws": (0,)}, {"boxes": {}}])
def test_an_outlaw_or_one_who_leads_nothing_declared_does_not_advance(spoiled):
    fields = {"fates": FATES, "boxes": {"tycoon": (0,)}} | spoiled
    table = an_act(a_seat(slots="fuel"), **fields)
    place_imperial(table, "2-hex", 2, silence)
    play(table)
    assert fate(table, 0).marker == 10


@pytest.mark.clause("ADMIRAL-1.3")
def test_trophies_of_a_battle_with_imperial_ships_advance_it():
    def after(allies, **fields):
        seat = a_seat("2-hex 2", trophies=((0,) * 4, (3, 0, 0, 0), (0,) * 4))
        table = an_act(seat, fates=FATES, reach={"allies": allies}, **fields)
        table.steps = [FinishBattle(0, 1, "2-hex", 1, True)]
        play(table)
        return fate(table, 0).marker

    assert after((1, 0)) == 10 - 2
    assert after((0, 0)) == 10
    assert after((1, 0), outlaws=(0,)) == 10


@pytest.mark.clause("ADMIRAL-1.4")
def test_the_foundries_swap_one_ship_for_each_loyal_starport():
    seat = a_seat("2-hex 1", "2-hex 1", cards=OFFICERS)
    buildings = "0 starport 2-hex, 0 starport 3-hex"
    table = an_act(seat, fates=FATES, buildings=buildings)
    table.steps = []
    follow_up(table, FateEdicts())
    assert options(table) == [
        "Go on", "Give a fresh ship to the Empire", "Give a damaged ship to the Empire",
    ]  # fmt: skip
    play(table, "Give a damaged ship to the Empire")
    assert (table.seats[0].fresh, table.seats[0].hurt) == ({"2-hex": 1}, {})
    assert (table.reach.fresh, table.reach.hurt) == ({}, {"2-hex": 1})
    assert not table.steps
