"""INTER-3 to 7: the steps B to F at small tables."""

from random import Random

import pytest

from engine.core.step import pending
from games.arcs.campaign.rules.events import ActResult, IntermissionEnded, StepBegan
from games.arcs.campaign.rules.intermission import intermission_of
from games.arcs.campaign.rules.state import Golem, reach_of
from games.arcs.campaign_components import B_FATES, COUNCIL, NO_SPOILS
from games.arcs.game import GAME
from games.arcs.moves import Choose
from games.arcs.parts import NO_PIECES
from tests.games.arcs.campaign.rules.acts import fate
from tests.games.arcs.campaign.rules.intermission.ends import (
    SHIPS,
    aftermath,
    an_end,
    begun,
    cards,
)
from tests.games.arcs.positions import a_seat, asked, building, card, options, play

DEALT = (("pacifist",), ("hegemon", "pirate"), ("pathfinder", "warden"))
"""Seat 0 has succeeded and draws one B fate."""


@pytest.mark.clause("INTER-3.1", "INTER-3.2")
def test_the_court_goes_into_its_deck_with_what_is_attached_and_agents_go_home():
    table, _ = begun(
        court="Relic Fence 0 2, Council Intrigue", council=(1,),
        reach={"attached": {card("Relic Fence"): "faithful-9"}},
        court_discard=(card("Gatekeepers"),), buried=(card("Mining Interest"),),
    )  # fmt: skip
    assert [offer.card for offer in table.court] == [COUNCIL]
    assert table.court[0].agents == (0, 0, 0)
    assert {card("Relic Fence"), card("Mining Interest"), "faithful-9"} <= cards(table)
    assert reach_of(table).attached == {}
    assert card("Gatekeepers") in aftermath(table).scrapped
    assert card("Gatekeepers") not in cards(table)


@pytest.mark.clause("INTER-4.1", "INTER-4.2")
def test_trophies_captives_the_trust_and_the_league_go_home():
    holder = a_seat(SHIPS, captives=(0, 2, 0), trophies=(NO_PIECES, (0, 0, 1, 0), NO_PIECES),
                    spoils=(1, 0, 1, 2))  # fmt: skip
    table, _ = begun(holder, a_seat(SHIPS), a_seat(SHIPS), reach={"trust": ("fuel", "relic")})
    reach_of(table).change_fate(1, league=("weapon",))
    assert table.seats[0].captives == (0, 0, 0)
    assert not any(map(any, table.seats[0].trophies))
    assert not any(table.seats[0].spoils or NO_SPOILS)
    assert reach_of(table).trust == ()
    end = an_end()
    reach_of(end).change_fate(1, league=("weapon",))
    after = intermission_of(end)
    play(after)
    assert fate(after, 1).league == ()
    assert after.tokens_free("weapon") == 5


@pytest.mark.clause("INTER-4.1")
def test_a_city_that_comes_home_may_close_a_slot_and_its_owner_gives_up_a_token():
    taken = a_seat(SHIPS, trophies=(NO_PIECES, (3, 0, 0, 0), NO_PIECES))
    owner = a_seat(SHIPS, slots="fuel relic weapon")
    table, _ = begun(taken, owner, a_seat(SHIPS))
    assert (asked(table).seat, asked(table).kind) == (1, "drop")
    assert aftermath(table).done == ("A", "B", "C")


@pytest.mark.clause("INTER-4.3")
def test_with_two_seats_the_tokens_on_boxes_go_to_the_supply():
    seats = (a_seat(SHIPS, count=2), a_seat(SHIPS, count=2))
    end = an_end(*seats)
    assert end.phantoms
    table = intermission_of(end)
    play(table)
    assert not table.phantoms


@pytest.mark.clause("INTER-5.1", "INTER-5.2", "INTER-5.3", "INTER-5.4")
def test_blight_is_repaired_wrecks_go_and_blight_without_ships_overruns_buildings():
    seats = (a_seat("1-gate 2", "3-hex 1"), a_seat("4-hex 1"), a_seat(SHIPS))
    table, _ = begun(
        *seats, blight="3-hex, 4-hex fresh, 5-hex", empire="5-hex 1", hurt_empire="3-hex 2",
        buildings="0 city 3-hex, 1 city 4-hex damaged, 7 city 5-hex, 2 starport 2-hex damaged",
    )  # fmt: skip
    reach = reach_of(table)
    assert reach.blight == {"3-hex": True, "4-hex": True, "5-hex": True}
    assert table.seats[0].hurt == {} == reach.hurt
    assert table.buildings == (building("7 city 5-hex"),)
    assert not any(seat.outrage for seat in table.seats)
    assert not any(map(any, table.seats[1].trophies))


@pytest.mark.clause("INTER-5.3")
def test_wrecks_are_gone_before_blight_looks_for_ships():
    table, _ = begun(a_seat(SHIPS, "4-hex 1"), a_seat(SHIPS), a_seat(SHIPS), blight="4-hex",
                     buildings="7 city 4-hex")  # fmt: skip
    assert table.buildings == ()


@pytest.mark.clause("INTER-5.5")
def test_who_has_neither_ship_nor_starport_comes_back_at_a_gate():
    table, _ = begun(a_seat("", "3-hex 2"), a_seat(SHIPS), a_seat(), buildings="2 starport 1-hex")
    assert (asked(table).seat, asked(table).kind) == (0, "gate")
    play(table, Choose("4-gate"))
    assert table.seats[0].fresh == {"4-gate": 3}
    assert asked(table).kind == "next-fates"


@pytest.mark.clause("INTER-6.1", "INTER-6.2")
def test_most_power_leads_and_half_of_it_stays_rounded_up():
    seats = (a_seat(SHIPS, power=7), a_seat(SHIPS, power=-2), a_seat(SHIPS, power=7))
    table, _ = begun(*seats, initiative=1)
    assert table.initiative == 2
    assert [seat.power for seat in table.seats] == [4, -2, 4]
    assert aftermath(table).results[2] == ActResult("magnate", 10, 7, 4)


@pytest.mark.clause("INTER-6.2")
@pytest.mark.parametrize(("power", "left"), [(7, 4), (3, 2), (2, 1), (1, 1), (0, 0), (-3, -3)])
def test_one_power_or_less_stays(power, left):
    table, _ = begun(a_seat(SHIPS, power=power), a_seat(SHIPS), a_seat(SHIPS))
    assert table.seats[0].power == left


@pytest.mark.clause("INTER-6.3")
@pytest.mark.parametrize(("power", "kind"), [(30, "concede"), (28, "next-fates")])
def test_with_two_seats_who_is_fifteen_behind_may_concede(power, kind):
    table, _ = begun(a_seat(SHIPS, count=2, power=power), a_seat(SHIPS, count=2))
    assert asked(table).kind == kind
    if kind == "concede":
        assert options(table) == ["Go on", "Concede the campaign"]
        play(table, "Concede the campaign")
        assert pending(table) is None
        assert aftermath(table).conceded == 1


@pytest.mark.clause("INTER-6.3")
def test_with_three_seats_nobody_concedes_however_far_behind():
    table, _ = begun(a_seat(SHIPS, power=60), a_seat(SHIPS), a_seat(SHIPS))
    assert asked(table).kind == "next-fates"


@pytest.mark.clause("INTER-7.1")
def test_only_the_seat_may_see_the_fates_that_it_draws():
    table, _ = begun(fate="founder")
    assert (asked(table).kind, asked(table).secret) == ("next-fates", True)


@pytest.mark.clause("INTER-7.1", "INTER-7.2")
def test_all_draw_and_choose_in_secret_and_turn_up_together():
    table, _ = begun(fate="founder")
    play(table, *DEALT)
    assert options(table) == ["Follow the Founder in Act II", "Follow the Pacifist in Act II"]
    play(table, "Follow the Founder in Act II")
    assert options(table) == ["Follow the Hegemon in Act II", "Follow the Pirate in Act II"]
    seen = GAME.view(table, 1).reach.aftermath.next
    assert seen[0].id == "unchosen"
    assert seen[0].dealt == ("unchosen",)
    assert seen[1].dealt == DEALT[1]
    events = play(table, "Follow the Pirate in Act II", "Follow the Warden in Act II")
    assert [each.id for each in aftermath(table).next] == ["founder", "pirate", "warden"]
    assert isinstance(events[-1], IntermissionEnded)
    after = GAME.view(table, 1).reach.aftermath.next
    assert [each.id for each in after] == ["founder", "pirate", "warden"]
    assert set(after[2].dealt) == {"unchosen", "warden"}


@pytest.mark.clause("INTER-7.1", "INTER-7.2")
def test_b_fates_that_a_view_hides_are_dealt_among_those_that_it_does_not_show():
    """Seat 1 sees its own two; the three of the others are some of the rest, none of them twice."""
    table, _ = begun(fate="founder")
    play(table, *DEALT)
    view = GAME.view(table, 1)
    found = set()
    for seed in range(20):
        fates = view.with_hidden_dealt(Random(seed)).reach.aftermath.next
        dealt = [name for each in fates for name in each.dealt]
        assert fates[1].dealt == DEALT[1]
        assert len(set(dealt)) == len(dealt)
        assert set(dealt) <= set(B_FATES)
        found |= set(fates[0].dealt)
    assert len(found) > 3


@pytest.mark.clause("INTER-7.3")
def test_who_changes_fate_scraps_what_was_kept_and_returns_the_favors_held():
    end = an_end(fate="founder")
    reach_of(end).change_fate(0, favors=(0, 2, 0))
    reach_of(end).change_fate(1, favors=(1, 0, 0))
    table = intermission_of(end)
    play(table, *DEALT, "Follow the Pacifist in Act II", "Follow the Pirate in Act II",
         "Follow the Warden in Act II")  # fmt: skip
    assert fate(table, 0).favors == (0, 0, 0)
    assert aftermath(table).kept_by(0) == ()
    assert "f2-08" in aftermath(table).scrapped
    assert aftermath(table).gained_by(0) == ("f2-04",)
    kept = intermission_of(end)
    play(kept, *DEALT, "Follow the Founder in Act II", "Follow the Pirate in Act II",
         "Follow the Warden in Act II")  # fmt: skip
    assert fate(kept, 0).favors == (0, 2, 0)
    assert fate(kept, 1).favors == (0, 0, 0)
    assert len(aftermath(kept).kept_by(0)) == 4


@pytest.mark.clause("INTER-7.4")
def test_a_partisan_who_succeeded_and_changes_clears_its_outrage():
    seats = (a_seat(SHIPS, outrage=("fuel",)), a_seat(SHIPS), a_seat(SHIPS))
    for chosen, outrage in (("Partisan", ("fuel",)), ("Pacifist", ())):
        table = intermission_of(an_end(*[seat.copy() for seat in seats], fate="partisan"))
        play(table, *DEALT, f"Follow the {chosen} in Act II", "Follow the Pirate in Act II",
             "Follow the Warden in Act II")  # fmt: skip
        assert table.seats[0].outrage == outrage
        assert ("f6-03" in aftermath(table).scrapped) == (not outrage)


@pytest.mark.clause("INTER-1.1", "INTER-1.2")
def test_the_steps_come_in_their_order_and_then_it_is_over():
    table, events = begun(fate="founder")
    events += play(table, *DEALT, "Follow the Founder in Act II", "Follow the Pirate in Act II",
                   "Follow the Warden in Act II")  # fmt: skip
    letters = [each.letter for each in events if isinstance(each, StepBegan)]
    assert letters == ["A", "B", "C", "D", "E", "F"]
    assert aftermath(table).is_over
    assert pending(table) is None


@pytest.mark.clause("CATR-13.26")
def test_grievances_go_on_after_the_act():
    end = an_end()
    reach_of(end).change_fate(1, grievances=(2, 0, 0))
    table = intermission_of(end)
    play(table)
    assert fate(table, 1).grievances == (2, 0, 0)


@pytest.mark.clause("INTER-4.1")
def test_golems_stay_with_their_seats():
    golems = {"seeker": Golem(1, in_hearth=True, awake=True)}
    table, _ = begun(reach={"golems": golems})
    assert reach_of(table).golems == golems


@pytest.mark.clause("INTER-1.2", "INTER-6.3")
def test_nobody_is_said_to_have_won_the_intermission():
    voice = GAME.voice(("You", "Vega", "Orion"))
    table, _ = begun(a_seat(SHIPS, power=5), a_seat(SHIPS), a_seat(SHIPS))
    assert voice.say(GAME.closing(table)) == "You lead into Act II"
    two, _ = begun(a_seat(SHIPS, count=2, power=31), a_seat(SHIPS, count=2))
    play(two, "Concede the campaign")
    assert voice.say(GAME.closing(two)) == "Vega concedes the campaign"
    assert GAME.closing(an_end()) is None
