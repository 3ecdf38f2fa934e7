"""What the log sheet says of a finished Act, line by line: a worked example."""

import pytest

from games.arcs.campaign.text import blocks_of, halved
from games.arcs.campaign_components import FREE
from games.arcs.game import GAME
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, a_table


def an_end(**fields):
    """Admiral, Founder and Caretaker after an Act in which the Admiral alone succeeded."""
    seats = (
        a_seat("1-hex 2", "1-hex 1", slots="fuel", power=7),
        a_seat("2-gate 1", power=4),
        a_seat(hurt="3-hex 2", power=1),
    )
    table = an_act(
        *seats, fates=("admiral", "founder", "caretaker"), outlaws=(1,), chapter=3, initiative=1,
        empire="1-hex 1", hurt_empire="4-gate 2", blight="3-hex, 2-arrow fresh, 1-gate",
        buildings=f"2 city 3-hex, 0 starport 2-arrow damaged, {FREE} city 4-hex",
        court="Elder Broker 0 2, Gatekeepers", boxes={"tycoon": (0,)}, **fields,
    )  # fmt: skip
    table.reach.change_fate(0, marker=0)
    table.reach.scrapped = ("aggression-2",)
    return table


def sheet(table):
    """The lines of every block by its heading."""
    blocks = blocks_of(table, ("Ada", "Vega", "Orion"), GAME.voice(("A", "B", "C")))
    return {block.heading: block.lines for block in blocks}


@pytest.mark.clause("INTER-2.1", "INTER-5.1", "INTER-5.2", "INTER-5.3", "INTER-6.1", "INTER-7.1")
def test_the_steps_of_the_intermission_with_their_figures():
    lines = sheet(an_end())["Next: the Intermission"]
    assert [lines[place] for place in (0, 3, 4, 5, 6)] == [
        "A. Resolve the fates: B Founder failed, C Caretaker failed, A Admiral succeeded.",
        "D. Turn damaged Blight to fresh (2). Destroy damaged ships (5) and buildings (1). "
        "Then destroy all buildings where there is Blight and no ship.",
        "These systems: Hex 3.",
        "E. Initiative to A. Power becomes B 2, C 1, A 4.",
        "F. Draw Act II fates: B two and takes one, C two and takes one, "
        "A one (or keeps Admiral, start 30).",
    ]


def test_the_set_up_of_act_two_names_the_gates_that_get_blight():
    lines = sheet(an_end())["Then: the setup of Act II"]
    assert "b. Shuffle the Court deck and deal 4, with the Council In Session at the left." in lines
    assert "After step D these are: Gate 3, Gate 4, Gate 5, Gate 6." in lines
    assert not any(line.startswith("e.") for line in lines), "that is for two players"


def test_a_seat_has_its_place_its_fate_and_how_it_came_out():
    blocks = sheet(an_end())
    assert blocks["A · Ada"][0] == "Power 7 · place 3 in turn order"
    assert "Fate succeeded" in blocks["A · Ada"]
    assert blocks["B · Vega"][:2] == ("Power 4 · place 1 in turn order", "Fate 2: Founder")
    assert "Fate failed: −10 Power, counted above" in blocks["B · Vega"]
    assert blocks["C · Orion"][0] == "Power 1 · place 2 in turn order"


def test_the_court_and_what_lies_outside_the_map():
    blocks = sheet(an_end())
    assert blocks["Court"][:3] == (
        "1. Imperial Council (AID01)",
        "2. Elder Broker (CC10): B 2",
        "3. Gatekeepers (CC03)",
    )
    empire = blocks["Empire, laws and edicts"]
    assert "Edicts: Govern the Imperial Reach (03), Use Imperial Foundries (55)" in empire
    assert (
        "Off the map, including Trophies: 12 Imperial ships, 27 Free cities, 14 Free starports, "
        "21 Blight"
    ) in empire
    assert "Resources in the supply: 5 Material, 4 Fuel, 5 Weapons, 5 Relics, 5 Psionics" in empire
    assert "Action cards scrapped: Aggression 2" in empire


def test_an_act_that_goes_on_has_hands_and_nothing_that_comes_next():
    table = an_end()
    table.steps = [object()]
    blocks = sheet(table)
    assert "Next: the Intermission" not in blocks
    assert "Then: the setup of Act II" not in blocks
    assert blocks["A · Ada"][1] == "0 action cards in hand"
    assert not any("ulfilled" in line or "failed" in line for line in blocks["A · Ada"])


@pytest.mark.parametrize(
    ("table", "may"),
    [(an_act(chapter=1), True), (an_act(chapter=0), False), (a_table(), False)],
    ids=["an Act", "an Act that is set up", "the base game"],
)
def test_only_an_act_that_has_begun_has_a_log_sheet(table, may):
    assert (GAME.sheet(table) is not None) == may


@pytest.mark.clause("INTER-6.2")
@pytest.mark.parametrize(("power", "kept"), [(-3, -3), (0, 0), (1, 1), (2, 1), (3, 2), (7, 4)])
def test_half_of_the_power_is_kept_rounded_up(power, kept):
    assert halved(power) == kept
