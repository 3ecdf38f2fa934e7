"""Official rulings on the base rules, Court cards and leaders, each as a worked position.

Where a ruling has an earlier reading, the same position is played under it as well.
"""

from dataclasses import replace

import pytest

from games.arcs.events import OutrageProvoked, PieceHit
from games.arcs.parts import Attached, Played
from games.arcs.rule_hooks import has_resource, icons
from games.arcs.steps.battle import AssignHits
from games.arcs.steps.rounds import EndRound
from tests.games.arcs.positions import a_seat, a_table, acting, asked, card, options, play

RAID = {"intercept": 3, "key+self": 2}
FIRST, BEFORE = "first-printing", "before-2026-11"


def under(edition, table):
    """The table, playing an edition of the rulings."""
    table.rules = replace(table.rules, rulings=edition)
    return table


def arranged(table):
    """The table once all rows of resources are laid, in whatever way comes first."""
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    return table


# -- Outrage and Ransack --------------------------------------------------------------------------


def two_hits(edition, buildings, court=""):
    """Seat 0 has two hits for buildings of seat 1 in a system of Material."""
    step = AssignHits(0, 1, "1-hex", 2, "buildings")
    table = a_table(a_seat("1-hex 3"), a_seat(), buildings=buildings, court=court, steps=[step])
    return under(edition, table)


@pytest.mark.clause("ARCS-8.12")
@pytest.mark.parametrize(
    ("edition", "told"),
    [("newest", "hit hit outrage"), (FIRST, "hit hit outrage"), (BEFORE, "hit outrage hit")],
)
def test_a_city_provokes_outrage_only_when_all_hits_are_given(edition, told):
    table = two_hits(edition, "1 city 1-hex damaged, 1 starport 1-hex")
    events = play(table, "Hit a damaged city")
    names = {PieceHit: "hit", OutrageProvoked: "outrage"}
    assert " ".join(names[type(each)] for each in events if type(each) in names) == told


@pytest.mark.clause("ARCS-8.13")
@pytest.mark.parametrize(("edition", "left"), [("newest", 0), (FIRST, 0), (BEFORE, 1)])
def test_the_court_is_ransacked_only_when_all_hits_are_given(edition, left):
    table = two_hits(edition, "1 city 1-hex damaged, 1 city 1-hex damaged", "Song of Freedom 0 1")
    play(table)
    assert len(table.buildings) == left
    assert asked(table).kind == ("return" if left else "court"), "a city that is left could go back"


RANSACKED = ("Ransack Mining Interest", card("Gatekeepers"))


@pytest.mark.clause("ARCS-8.13")
@pytest.mark.parametrize(("edition", "kept"), [("newest", False), (FIRST, True), (BEFORE, False)])
def test_the_outrage_of_the_second_city_meets_what_the_first_one_ransacked(edition, kept):
    court = "Mining Interest 0 1, Farseers 0 1"
    table = two_hits(edition, "1 city 1-hex damaged, 1 city 1-hex damaged", court)
    play(table, *RANSACKED)
    mining, farseers = card("Mining Interest"), card("Farseers")
    assert table.seats[0].cards == ((mining, farseers) if kept else (farseers,))
    assert table.court_discard == (() if kept else (mining,))


# -- Unions ---------------------------------------------------------------------------------------


@pytest.mark.clause("COURT-4.2", "ARCS-4.14")
@pytest.mark.parametrize(("edition", "holder"), [("newest", 2), (FIRST, 1), (BEFORE, 1)])
def test_a_card_that_a_union_picks_up_takes_no_initiative(edition, holder):
    trick = (Played(0, "administration-2", "lead"), Played(1, "administration-6", "surpass"),
             Played(2, "administration-5", "surpass"))  # fmt: skip
    union = Attached(0, card("Admin Union"), "administration-6")
    table = a_table(a_seat(), a_seat(hand="mobilization-3"), a_seat(hand="mobilization-2"),
                    trick=trick, unions=(union,), steps=[EndRound()])  # fmt: skip
    play(under(edition, table))
    assert table.initiative == holder
    assert table.seats[0].hand == ("administration-6",)
    assert table.court_discard == (card("Admin Union"),)


# -- resources that a seat has --------------------------------------------------------------------


@pytest.mark.clause("ARCS-1.11")
def test_a_seat_has_what_its_slots_and_its_cartels_hold():
    table = a_table(a_seat(slots="fuel", cards="Material Cartel, Relic Fence"), a_seat())
    assert [has_resource(table, 0, each) for each in ("fuel", "material", "relic")] == [
        True, True, False,
    ]  # fmt: skip
    assert not has_resource(table, 1, "material")
    empty = a_table(a_seat(cards="Fuel Cartel"), a_seat(slots="fuel fuel fuel"),
                    a_seat(slots="fuel fuel"))  # fmt: skip
    assert not has_resource(empty, 0, "fuel"), "nothing lies on it"


@pytest.mark.clause("COURT-5.15", "ARCS-1.11")
@pytest.mark.parametrize(("edition", "given"), [("newest", ["Relic"]), (BEFORE, ["Fuel", "Relic"])])
def test_elder_broker_gives_nothing_that_the_owner_has_on_a_cartel(edition, given):
    mine = a_seat("1-hex 1", slots="fuel relic", cards="Elder Broker")
    rival = a_seat(slots="material", cards="Fuel Cartel")
    table = under(edition, acting(mine, rival, buildings="1 city 1-hex"))
    play(table, "Trade")
    assert options(table) == [f"Trade {each} for 1-hex of seat 2" for each in given]


@pytest.mark.clause("LEAD-7.4", "ARCS-1.11")
@pytest.mark.parametrize(("edition", "dice"), [("newest", 2), (BEFORE, 1)])
def test_the_corsair_counts_the_resources_on_its_cartels(edition, dice):
    mine = a_seat("1-hex 3", leader="Corsair", slots="fuel fuel", cards="Material Cartel")
    table = acting(mine, a_seat("1-hex 3"), lead="aggression-2", buildings="1 city 1-hex")
    play(under(edition, table), "Battle", "Attack seat 2 in 1-hex", "0 skirmish, 0 assault, 3 raid")
    play(table, (RAID["intercept"], RAID["intercept"], RAID["key+self"]))
    assert max(len(each.faces) for each in asked(table).options[1:]) == dice


@pytest.mark.clause("COURT-5.12", "ARCS-1.4")
@pytest.mark.parametrize(("edition", "held"), [("newest", False), (FIRST, True), (BEFORE, True)])
def test_nothing_is_stolen_off_a_cartel(edition, held):
    mine = a_seat("1-gate 1", cards="Silver-Tongues")
    table = under(edition, acting(mine, a_seat(slots="relic", cards="Fuel Cartel")))
    play(table, "Use Silver-Tongues")
    stolen = ["Steal a resource on Fuel Cartel of seat 2"] * held
    assert options(table) == [
        "Steal from slot 1 of seat 2", *stolen, "Steal Fuel Cartel of seat 2",
    ]  # fmt: skip
    if held:
        play(table, *stolen)
        assert table.seats[0].tokens == ["fuel"]
        assert icons(table, 1, "fuel") == 1 + 4


# -- building with no ship in the supply -----------------------------------------------------------


@pytest.mark.clause("ARCS-7.5", "LEAD-6.5")
def test_the_overseer_hits_a_starport_though_it_has_no_ship_to_build():
    mine = a_seat("1-gate 12, 2-gate 3", leader="Overseer")
    table = acting(mine, lead="construction-2", buildings="0 starport 1-hex, 0 starport 2-hex")
    play(table, "Build", "Build a ship in 1-hex", "Hit the starport to do it again")
    assert [each.fresh for each in table.buildings] == [False, True]
    assert table.seats[0].fresh == {"1-gate": 12, "2-gate": 3}
    play(table, "Build")
    ships = [each for each in options(table) if "ship" in each]
    assert ships == [], "the second starport can neither build nor be hit this turn"


@pytest.mark.clause("ARCS-7.5", "ARCS-11.3")
def test_without_anything_that_follows_no_ship_is_built_with_none_left():
    table = acting(a_seat("1-gate 15", leader="Rebel"), lead="construction-2",
                   buildings="0 starport 1-hex")  # fmt: skip
    play(table, "Build")
    assert "Build a ship in 1-hex" not in options(table)


# -- lore -----------------------------------------------------------------------------------------


@pytest.mark.clause("LORE-3.2")
@pytest.mark.parametrize("outrage", [(), ("fuel",)])
def test_lore_that_clears_outrage_is_discarded_for_nothing_too(outrage):
    table = acting(a_seat("1-gate 1", lore="Keeper's Trust", outrage=outrage))
    play(table, "Discard Keeper's Trust")
    assert (table.seats[0].lore, table.seats[0].outrage) == ((), outrage)


# -- spending without effect -----------------------------------------------------------------------


@pytest.mark.clause("ARCS-5.10")
@pytest.mark.parametrize("outrage", [(), ("fuel", "weapon")])
def test_any_resource_is_spent_without_effect_in_the_prelude(outrage):
    table = acting(a_seat("1-gate 1", slots="fuel weapon", outrage=outrage), turn={"pips": 1})
    play(table, "Spend Fuel without effect")
    assert (table.seats[0].tokens, table.turn.spent) == (["weapon"], ("fuel",))
    assert table.tokens_free("fuel") == 4, "it returns only when the Prelude ends"
    play(table, "Spend Weapon without effect")
    assert not table.turn.armed
    assert "Battle" not in options(table)
    play(table, "End the turn")
    assert [table.tokens_free(each) for each in ("fuel", "weapon")] == [5, 5]


@pytest.mark.clause("ARCS-5.10", "ARCS-5.1")
def test_nothing_is_spent_after_the_prelude():
    table = acting(a_seat("1-gate 1", slots="fuel"), court="Relic Fence")
    assert "Spend Fuel without effect" in options(table)
    play(table, "Influence", "Influence Relic Fence")
    assert "Spend Fuel without effect" not in options(table)
