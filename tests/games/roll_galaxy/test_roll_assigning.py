"""Behind the screen, clause by clause."""

import pytest

from engine.text.message import Message
from games.roll_galaxy.dice import COLOURS, SHIP
from games.roll_galaxy.events import AssignmentConfirmed, WorkerAssigned
from games.roll_galaxy.game import GAME
from games.roll_galaxy.state import DICTATED, UNKNOWN, Worker
from games.roll_galaxy.steps.assigning import workers_by_lead
from games.roll_galaxy.tiles import SIDES
from tests.games.roll_galaxy.positions import (
    asked,
    bystander,
    columns,
    offers,
    options,
    play,
    rolled,
    side_named,
)


def selected(*faces, with_die=1, phase="Explore", **fields):
    """Seat 0 has rolled these and selected a phase."""
    table = rolled(*faces, **fields)
    play(table, f"Select {phase} with die {with_die}")
    return table


# -- placing and selecting ------------------------------------------------------------------------


@pytest.mark.clause("ROLL-5.1")
def test_rolled_phases_need_no_answer():
    table = rolled("white Explore", "white Ship", "red Settle")
    assert columns(table.seats[0]) == {"Explore": "white", "Settle": "red", "Ship": "white"}
    assert not offers(table, "Wild")


@pytest.mark.clause("ROLL-5.2")
def test_a_wild_goes_under_any_phase():
    for phase in ("Explore", "Develop", "Settle", "Produce", "Ship"):
        table = rolled("white Explore", "red Wild")
        play(table, f"Wild die 2 to {phase}")
        assert "red" in columns(table.seats[0])[phase]


@pytest.mark.clause("ROLL-5.3")
def test_any_worker_selects_any_phase_and_works_there():
    table = rolled("white Explore", "white Ship", "red Settle")
    assert len(offers(table, "Select")) == 3 * 5
    events = play(table, "Select Produce with die 2")
    seat = table.seats[0]
    assert columns(seat) == {"Explore": "white", "Settle": "red", "Produce": "white"}
    assert (seat.called, seat.selecting) == (3, Worker(0, SHIP, 3, selecting=True))
    assert events == [WorkerAssigned(0, "select", 1, SHIP, 3)]


@pytest.mark.clause("ROLL-5.3")
def test_a_wild_may_select_at_once():
    table = rolled("red Wild")
    play(table, "Select Ship with die 1", "Confirm the assignment")
    assert columns(table.seats[0]) == {"Ship": "red"}


@pytest.mark.clause("ROLL-5.4")
def test_exactly_one_worker_selects():
    table = rolled("white Explore", "white Ship")
    assert "Confirm the assignment" not in options(table)
    play(table, "Select Explore with die 1")
    assert not offers(table, "Select")


@pytest.mark.clause("ROLL-5.5")
def test_no_confirmation_while_a_wild_is_not_placed():
    table = selected("white Explore", "red Wild")
    assert "Confirm the assignment" not in options(table)
    play(table, "Wild die 2 to Develop")
    assert play(table, "Confirm the assignment") == [AssignmentConfirmed(0)]


@pytest.mark.clause("ROLL-5.6")
def test_powers_come_after_the_selection_in_any_order():
    faces = ("white Explore", "white Ship", "white Settle", "red Settle")
    table = rolled(*faces, built=["Galactic Influence", "Local Subsidies"])
    assert not offers(table, "Galactic Influence") + offers(table, "Dictate")
    play(table, "Select Explore with die 1", "Dictate with die 2", "Dictate die 3 to Produce")
    play(table, "Local Subsidies: die 3 to Ship", "Galactic Influence: die 4 to Develop")
    assert columns(table.seats[0]) == {"Explore": "white", "Develop": "red", "Ship": "white"}


# -- Reassign -------------------------------------------------------------------------------------


@pytest.mark.clause("ROLL-5.7")
def test_a_power_works_once_a_round_and_need_not():
    table = selected("white Explore", "white Ship", "white Ship", built=["Galactic Influence"])
    assert "Confirm the assignment" in options(table)
    play(table, "Galactic Influence: die 2 to Settle")
    assert not offers(table, "Galactic Influence")


@pytest.mark.clause("ROLL-5.8")
def test_the_selecting_worker_stays():
    table = selected("white Explore", "white Ship", "red Settle", built=["Nanotechnology"])
    assert not [option for option in options(table) if "die 1" in option]
    assert offers(table, "Nanotechnology: die 2")
    assert "Dictate with die 2" in options(table)


@pytest.mark.clause("ROLL-5.9")
@pytest.mark.parametrize(
    ("power", "moves"),
    [
        ("Galactic Influence", {(die, to) for die in (2, 3, 4) for to in "DSPH"} | {(3, "E")}),
        ("Space Mercenaries", {(4, to) for to in "DSPHE"} - {(4, "E")}),
        ("Local Subsidies", {(2, to) for to in "DSPH"} | {(3, to) for to in "EDPH"}),
        ("Diversification", {(2, to) for to in "DSPH"}),
        ("Isolation Policy", {(2, to) for to in "DSPH"} | {(4, to) for to in "DSPH"}),
        ("Colonial Affinity", {(2, "S"), (4, "S")}),
        ("Operations Affinity", {(2, "P"), (3, "P"), (4, "P"), (3, "E")}),
    ],
)
def test_a_power_keeps_to_its_colours_sources_and_targets(power, moves):
    letters = dict(zip(("Explore", "Develop", "Settle", "Produce", "Ship"), "EDSPH", strict=True))
    table = selected(
        "white Ship", "white Explore", "white Settle", "red Explore", built=[power], phase="Ship"
    )
    found = set()
    for option in offers(table, f"{power}: "):
        die, _, phase = option.removeprefix(f"{power}: die ").split()
        found.add((int(die), letters[phase]))
    assert found == moves - {(3, "S")}


@pytest.mark.clause("ROLL-5.9")
def test_the_face_does_not_matter():
    table = rolled("white Ship", "red Wild", built=["Isolation Policy"])
    play(table, "Wild die 2 to Explore", "Select Ship with die 1")
    play(table, "Isolation Policy: die 2 to Produce")
    assert columns(table.seats[0]) == {"Produce": "red", "Ship": "white"}


@pytest.mark.clause("ROLL-5.10")
def test_the_selected_phase_is_that_of_the_selecting_worker():
    table = selected(
        "white Ship", "white Explore", "red Settle", built=["Homeworld Patriotism"], phase="Develop"
    )
    assert offers(table, "Homeworld") == ["Homeworld Patriotism: die 2 to Develop"]


@pytest.mark.clause("ROLL-5.11")
def test_two_workers_may_go_to_two_phases_but_one_not_twice():
    table = selected(
        "white Ship", "white Ship", "cyan Ship", built=["Nanotechnology"], phase="Ship"
    )
    play(table, "Nanotechnology: die 2 to Explore")
    assert not offers(table, "Nanotechnology: die 2")
    play(table, "Nanotechnology: die 3 to Settle")
    assert columns(table.seats[0]) == {"Explore": "white", "Settle": "cyan", "Ship": "white"}
    assert not offers(table, "Nanotechnology")


@pytest.mark.clause("ROLL-5.12")
def test_different_powers_move_a_worker_one_after_another():
    table = selected(
        "white Ship",
        "cyan Ship",
        built=["Operations Affinity", "Isolation Policy"],
        phase="Ship",
    )
    assert not offers(table, "Isolation")
    play(table, "Operations Affinity: die 2 to Explore", "Isolation Policy: die 2 to Develop")
    assert columns(table.seats[0]) == {"Develop": "cyan", "Ship": "white"}


@pytest.mark.clause("ROLL-5.13")
def test_executive_power_takes_two_workers_of_one_column():
    table = selected(
        "white Ship",
        "white Explore",
        "red Explore",
        "green Explore",
        "red Settle",
        built=["Executive Power"],
        phase="Ship",
    )
    assert not offers(table, "Executive Power: die 5")
    play(table, "Executive Power: die 2 to Ship")
    assert options(table) == [
        "Executive Power: die 3 to Ship", "Executive Power: die 4 to Ship",
    ]  # fmt: skip
    play(table, "Executive Power: die 4 to Ship")
    assert columns(table.seats[0]) == {
        "Explore": "red", "Settle": "red", "Ship": "2 white, green",
    }  # fmt: skip
    assert not offers(table, "Executive")


@pytest.mark.clause("ROLL-5.13")
def test_executive_power_needs_two():
    table = selected("white Ship", "white Explore", "red Settle", built=["Executive Power"])
    assert not offers(table, "Executive Power")


@pytest.mark.clause("ROLL-5.14")
def test_a_worker_is_not_moved_to_where_it_is():
    table = selected("white Explore", "white Ship", built=["Galactic Influence"])
    assert "Galactic Influence: die 2 to Ship" not in options(table)
    assert len(offers(table, "Galactic Influence: die 2")) == 4


@pytest.mark.clause("ROLL-5.15")
@pytest.mark.parametrize(
    ("own", "other", "moves"),
    [
        (["Gem World"], [], 2),
        (["Gem World"], ["Space Port"], 1),
        ([], [], 1),
        ([], ["Space Port"], 0),
        (["Gem World"], ["Space Port", "Spice World"], 0),
    ],
)
def test_mad_scientists_look_at_cyan_worlds(own, other, moves):
    table = rolled(
        "white Ship",
        "cyan Ship",
        "cyan Ship",
        "cyan Ship",
        built=["Mad Scientists", *own],
        more=[bystander()],
    )
    rival = table.seats[1]
    rival.tableau += tuple(map(side_named, other))
    rival.goods += ((),) * len(other)
    play(table, "Select Ship with die 1")
    (lead,) = [effect.lead for effect in SIDES[side_named("Mad Scientists")].effects]
    assert workers_by_lead(table, 0, lead) == moves
    for die in range(2, 2 + moves):
        play(table, f"Mad Scientists: die {die} to Explore")
    assert not offers(table, "Mad Scientists")


# -- Dictate --------------------------------------------------------------------------------------


@pytest.mark.clause("ROLL-5.16")
def test_dictate_gives_up_a_worker_to_move_another_once():
    table = selected("white Explore", "red Settle", "green Settle", "white Ship")
    play(table, "Dictate with die 2")
    assert set(options(table)) == {
        f"Dictate die {die} to {phase}"
        for die, here in ((3, "Settle"), (4, "Ship"))
        for phase in ("Explore", "Develop", "Settle", "Produce", "Ship")
        if phase != here
    }
    play(table, "Dictate die 3 to Explore")
    assert columns(table.seats[0]) == {"Explore": "white, green", "Ship": "white"}
    assert options(table) == ["Confirm the assignment"]


@pytest.mark.clause("ROLL-5.17")
def test_the_dictated_die_is_no_worker_any_more():
    table = selected(
        "white Explore", "red Settle", "green Settle", "white Ship", built=["Nanotechnology"]
    )
    play(table, "Dictate with die 2", "Dictate die 3 to Explore")
    assert table.seats[0].workers[1].place == DICTATED
    assert not offers(table, "Nanotechnology: die 2")


@pytest.mark.clause("ROLL-5.18")
def test_no_dictate_without_another_worker():
    table = selected("white Explore", "red Settle")
    assert options(table) == ["Confirm the assignment"]


@pytest.mark.clause("ROLL-5.19")
def test_galactic_mandate_moves_up_to_three():
    table = selected(
        "white Explore",
        "red Settle",
        "green Settle",
        "white Ship",
        "white Ship",
        "white Ship",
        built=["Galactic Mandate"],
    )
    play(table, "Dictate with die 2")
    assert "Confirm the assignment" not in options(table)
    play(table, "Dictate die 3 to Explore")
    assert "Confirm the assignment" in options(table)
    play(table, "Dictate die 4 to Explore", "Dictate die 5 to Produce")
    assert options(table) == ["Confirm the assignment"]
    assert columns(table.seats[0]) == {
        "Explore": "2 white, green", "Produce": "white", "Ship": "white",
    }  # fmt: skip


@pytest.mark.clause("ROLL-5.20")
def test_backup_planning_dictates_as_often_as_wanted():
    table = selected(
        "white Explore",
        *("red Settle",) * 4,
        built=["Backup Planning"],
    )
    for away, moved in ((2, 3), (4, 5)):
        play(table, f"Dictate with die {away}", f"Dictate die {moved} to Explore")
    assert columns(table.seats[0]) == {"Explore": "white, 2 red"}
    play(table, "Dictate with die 3")
    assert set(options(table)) == {
        f"Dictate die 5 to {phase}" for phase in ("Develop", "Settle", "Produce", "Ship")
    }


# -- the screen -----------------------------------------------------------------------------------


@pytest.mark.clause("ROLL-5.21")
def test_others_see_only_the_colours_behind_a_screen():
    table = selected(
        "white Ship", "red Settle", "green Settle", with_die=3, built=["Galactic Influence"]
    )
    play(table, "Galactic Influence: die 2 to Explore")
    seen = table.seen_by(1).seats[0]
    assert [COLOURS[worker.colour] for worker in seen.workers] == ["white", "red", "green"]
    assert {(worker.face, worker.place) for worker in seen.workers} == {(UNKNOWN, UNKNOWN)}
    assert (seen.called, seen.uses, seen.selecting) == (None, (), None)
    assert table.seen_by(0).seats[0] == table.seats[0]


@pytest.mark.clause("ROLL-5.21")
def test_two_assignments_look_the_same_to_others():
    views = []
    for phase in ("Settle", "Ship"):
        table = rolled("white Explore", "red Settle", more=[bystander()])
        play(table, f"Select {phase} with die 2", "Confirm the assignment")
        views.append(table.seen_by(1))
    assert views[0] == views[1]


@pytest.mark.clause("ROLL-5.21")
def test_the_log_keeps_the_secret():
    table = rolled("white Explore", "red Settle", more=[bystander()])
    events = play(table, "Select Ship with die 2", "Confirm the assignment")
    texts = [GAME.event_text(event, ("Ann", "Ben")) for event in events]
    assert texts[0] == "Ann assigns a die behind the screen"
    assert not [text for text in texts if "Ship" in text or "red" in text]


def test_a_position_with_a_power_that_is_not_there_is_refused():
    table = selected("white Explore", "white Ship", built=["Galactic Influence"])
    play(table, "Galactic Influence: die 2 to Settle")
    table.seats[0].tableau = table.seats[0].tableau[:3]
    table.seats[0].goods = table.seats[0].goods[:3]
    assert "which is not in its tableau" in table.check()[0]


def test_the_decision_says_what_is_to_be_done():
    table = rolled("white Explore", "red Wild")
    assert asked(table).asked == Message("ask-select")
    play(table, "Select Explore with die 1")
    assert asked(table).asked == Message("ask-wilds")
