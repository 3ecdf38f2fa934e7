"""The reveal, and what holds for every phase, clause by clause."""

import pytest

from engine.core.step import pending
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.events import (
    ExtraDieRolled,
    PhasesRevealed,
    PhaseStarted,
    TileDrawn,
    WorkersReturned,
)
from games.roll_galaxy.game import GAME
from games.roll_galaxy.state import DICTATED
from games.roll_galaxy.steps import AssignDice, Reveal
from games.roll_galaxy.tiles import HIDDEN
from tests.games.roll_galaxy.positions import (
    a_seat,
    asked,
    built,
    bystander,
    columns,
    executing,
    options,
    play,
    table_of,
    tile,
    words,
)


def before_reveal(*seats):
    """All these seats are to assign, then comes the reveal."""
    steps = [Reveal(), *(AssignDice(number) for number in reversed(range(len(seats))))]
    return table_of(*seats, steps=steps)


def worker(number, phase="Explore", **fields):
    """Another seat with a single white die under a phase."""
    return bystander(number, workers={phase: "white"}, cup="", **fields)


def call(phase):
    return (f"Select {phase} with die 1", "Confirm the assignment")


@pytest.mark.clause("ROLL-6.1")
def test_every_selected_phase_happens_once():
    table = before_reveal(*(worker(number) for number in range(3)))
    events = play(table, *call("Settle"), *call("Produce"), *call("Settle"))
    assert [PHASES[event.phase] for event in events if isinstance(event, PhaseStarted)] == [
        "Settle", "Produce",
    ]  # fmt: skip
    revealed = next(event for event in events if isinstance(event, PhasesRevealed))
    assert (revealed.called, revealed.phases) == ((2, 3, 2), (2, 3))
    assert GAME.event_text(revealed, ("Ann", "You", "Cy")) == (
        "Ann selects Settle, you select Produce and Cy selects Settle; Settle and Produce happen"
    )


@pytest.mark.clause("ROLL-6.1", "ROLL-6.2", "ROLL-6.3")
@pytest.mark.parametrize(("number", "phase"), [*enumerate(PHASES)])
def test_each_of_the_five_phases_happens_when_one_player_selects_it(number, phase):
    def revealed(table, *answers):
        events = play(table, *call(phase), *answers)
        return [event.phases for event in events if isinstance(event, PhasesRevealed)]

    three = before_reveal(*(worker(seat) for seat in range(3)))
    assert revealed(three, *call("Ship"), *call("Ship")) == [tuple(sorted({number, 4}))]
    two = before_reveal(worker(0), worker(1))
    assert revealed(two, *call("Ship"), "Develop") == [tuple(sorted({number, 4, 1}))]


@pytest.mark.clause("ROLL-6.2")
def test_with_two_players_a_white_die_adds_a_phase():
    table = before_reveal(worker(0), worker(1))
    play(table, *call("Settle"), *call("Produce"))
    chance = asked(table)
    assert dict(chance.outcomes.outcomes()) == pytest.approx(
        {"Explore": 2 / 6, "Develop": 1 / 6, "Settle": 1 / 6, "Produce": 1 / 6, "Ship": 1 / 6}
    )
    events = play(table, "Ship")
    assert events[0] == ExtraDieRolled(4)
    assert [event.phase for event in events if isinstance(event, PhaseStarted)] == [2, 3, 4]


@pytest.mark.clause("ROLL-6.2")
def test_an_extra_phase_already_selected_adds_nothing():
    table = before_reveal(worker(0), worker(1))
    events = play(table, *call("Settle"), *call("Produce"), "Settle")
    assert [event.phase for event in events if isinstance(event, PhaseStarted)] == [2, 3]


@pytest.mark.clause("ROLL-6.3")
def test_with_three_players_no_die_is_rolled():
    table = before_reveal(*(worker(number) for number in range(3)))
    events = play(table, *call("Settle") * 3)
    assert not [event for event in events if isinstance(event, ExtraDieRolled)]
    assert asked(table).kind == "roll"


@pytest.mark.clause("ROLL-6.4")
def test_workers_of_other_phases_and_dictated_dice_go_back_to_the_cup():
    seat = a_seat(
        workers={"Explore": "white", "Settle": "2 red", "Ship": "purple"}, worlds=["Gem World"]
    )
    table = before_reveal(seat, worker(1), worker(2))
    play(table, "Select Settle with die 1", "Dictate with die 4", "Dictate die 2 to Ship")
    events = play(table, "Confirm the assignment", *call("Settle"), *call("Settle"))
    assert WorkersReturned(0, DICTATED, (0, 0, 1, 0, 0, 0, 0)) in events
    assert WorkersReturned(0, 4, (0, 1, 0, 0, 0, 0, 0)) in events
    assert "Gem World" in built(table.seats[0])


@pytest.mark.clause("ROLL-6.5")
def test_powers_work_without_workers_there():
    table = executing("Develop", a_seat("Galactic Investors"), bystander())
    play(table)
    assert table.seats[0].credits == 3


@pytest.mark.clause("ROLL-6.6")
def test_workers_that_worked_are_citizens_and_idle_ones_back_in_the_cup():
    seat = a_seat(workers={"Settle": "2 white, 2 red"}, worlds=["Gem World"], cup="green")
    table = executing("Settle", seat)
    play(table, "Spend red", "Spend white")
    assert words(table.seats[0].citizenry) == "white, red"
    assert words(table.seats[0].cup) == "white, red, cyan, green"


@pytest.mark.clause("ROLL-6.6")
def test_workers_must_be_used():
    seat = a_seat("Gem World", workers={"Explore": "white"}, goods={"Gem World": "white"})
    explore = executing("Explore", seat)
    assert options(explore) == ["Stock with white", "Scout with white"]
    seat = a_seat("Gem World", workers={"Ship": "white"}, goods={"Gem World": "white"})
    ship = executing("Ship", seat)
    assert options(ship) == [
        "Trade white of square 4 with white",
        "Consume white of square 4 with white",
    ]


@pytest.mark.clause("ROLL-6.7")
def test_a_development_of_the_phase_counts_at_its_end():
    seat = a_seat(workers={"Develop": "5 white"}, developments=["Galactic Investors"])
    table = executing("Develop", seat)
    play(table)
    assert built(table.seats[0]) == ["Galactic Investors"]
    assert table.seats[0].credits == 3


@pytest.mark.clause("ROLL-6.7")
def test_the_end_of_a_phase_comes_after_all_players():
    lonely = a_seat("Technology Unions", workers={"Explore": "white"})
    table = executing("Explore", lonely, bystander(workers={"Explore": "white"}))
    events = play(table, "Stock with white")
    assert not [event for event in events if type(event).__name__ == "CreditsGained"]
    events = play(table, "Stock with white")
    assert type(events[-1]).__name__ == "CreditsGained"


@pytest.mark.clause("ROLL-6.8")
def test_players_go_by_faction_number():
    late = a_seat(faction=8, workers={"Explore": "white"})
    early = a_seat(faction=3, home="New Sparta", workers={"Explore": "white"})
    table = executing("Explore", late, early)
    assert table.order == (1, 0)
    assert asked(table).seat == 1
    events = play(table, "Scout with white", "Public Works / Lost Alien Warship")
    assert [event.seat for event in events if isinstance(event, TileDrawn)] == [1]


@pytest.mark.clause("ROLL-6.9")
def test_a_tile_does_not_help_its_own_completion():
    seat = a_seat(
        workers={"Develop": "4 white"},
        developments=["Public Works", "Galactic Recycling"],
    )
    table = executing("Develop", seat)
    play(table)
    assert built(table.seats[0]) == ["Public Works", "Galactic Recycling"]
    assert table.seats[0].credits == 2


@pytest.mark.clause("ROLL-6.9")
def test_a_discount_holds_for_later_tiles_of_the_same_phase():
    seat = a_seat(
        workers={"Develop": "5 white"}, developments=["Investment Credits", "Galactic Recycling"]
    )
    table = executing("Develop", seat)
    play(table)
    assert built(table.seats[0]) == ["Investment Credits", "Galactic Recycling"]


@pytest.mark.clause("ROLL-6.10")
def test_virtual_workers_do_a_task_and_vanish():
    table = executing("Explore", a_seat("Alien Research Ship", "Major Research Labs", cup="white"))
    pending(table)
    assert sorted(table.seats[0].virtual) == [0, 0, 6]
    play(table, "Stock with virtual white", "Stock with virtual yellow", "Stock with virtual white")
    seat = table.seats[0]
    assert seat.credits == 1 + 2 + 4 + 2
    assert (seat.virtual, words(seat.citizenry), words(seat.cup)) == ((), "", "white")
    assert columns(seat) == {}


def test_the_reveal_waits_for_every_assignment():
    table = before_reveal(worker(0), worker(1))
    table.steps = [Reveal()]
    assert table.check() == ["the reveal is next, but seats[0] has not assigned its dice"]


def test_the_citizenry_expected_at_the_reveal_is_remembered_for_its_owner():
    seats = (worker(0, "Explore", citizenry="red"), worker(1), worker(2))
    table = before_reveal(*seats)
    play(table, *call("Explore") * 3)
    assert table.seats[0].projection == 2
    assert table.seen_by(1).seats[0].projection is None
    play(table, *("Stock with white",) * 3)
    assert table.seats[0].projection is None


def test_with_tiles_unknown_nothing_is_remembered():
    seats = [worker(number, called=0) for number in range(3)]
    seats[2].worlds = (tile("Gem World"), HIDDEN)
    table = table_of(*seats, steps=[Reveal()])
    play(table)
    assert [seat.projection for seat in table.seats] == [1, 1, None]
