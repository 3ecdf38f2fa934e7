"""The table: copies, JSON, invariants, undo, and the text form."""

import json
import re
from random import Random

import pytest

from engine.core.commands import read_position
from engine.core.decision import CHANCE, Chance, RandomBot
from engine.core.errors import BadDocument, IllegalAnswer
from engine.core.match import Match, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.step import Step, pending
from games.roll_galaxy.dice import DEVELOP, PHASES, SETTLE, WILD
from games.roll_galaxy.game import GAME
from games.roll_galaxy.moves import CONFIRM
from games.roll_galaxy.state import UNPLACED, Seat, Use, Worker
from games.roll_galaxy.steps import RecallDice, RollCup, StartRound
from games.roll_galaxy.steps.building import FinishTile, SaveSpent, SpendWaiting
from games.roll_galaxy.steps.rounds import ChooseStartStacks
from games.roll_galaxy.tiles import HIDDEN, SIDES, TILE_NAMES
from tests.games.roll_galaxy.positions import (
    a_seat,
    bystander,
    dice,
    executing,
    new_match,
    play,
    rolled,
    side_named,
    table_of,
    tile,
)


def test_a_copy_is_independent():
    table = rolled("white Explore", "red Wild", built=["Nanotechnology"])
    copy = table.copy()
    play(table, "Select Ship with die 2")
    assert copy.seats[0].called is None
    assert copy != table
    play(copy, "Select Ship with die 2")
    assert copy == table


def test_every_field_of_a_seat_is_copied():
    seat = a_seat("Gem World", goods={"Gem World": "red"}, workers={"Explore": "white"})
    fields = {
        "developing": dice("red"), "credits": 3, "chips": 4, "floor": 2, "called": 1,
        "virtual": (1,), "scouted": (2,), "in_hand": (3,), "abandoned": (4,),
        "developments": (5,), "worlds": (6,), "projection": 7,
    }  # fmt: skip
    for name, value in fields.items():
        setattr(seat, name, value)
    assert seat.copy() == seat
    changed = [name for name in Seat.__slots__ if getattr(seat, name) != getattr(Seat(), name)]
    assert len(changed) > len(fields)


def test_a_table_survives_json():
    table = executing(
        "Ship",
        a_seat("Gem World", goods={"Gem World": "red"}, workers={"Ship": "white"}),
        bystander(developments=["Public Works", "Diversification"]),
    )
    pending(table)
    for each in (table, table.seen_by(0)):
        document = json.loads(json.dumps(GAME.codec.encode(each)))
        assert GAME.codec.decode(GAME.table_type, document, "position") == each


def test_a_position_with_a_wrong_field_names_it():
    document = GAME.codec.encode(executing("Ship", a_seat("Gem World")))
    document["seats"][0]["money"] = 3
    with pytest.raises(BadDocument, match=r"position\.seats\[0\]\.money does not belong there"):
        GAME.codec.decode(GAME.table_type, document, "position")


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("credits", 11, "seats[0].credits is 11; it can be 0 to 10"),
        ("chips", -1, "seats[0].chips is -1; it cannot be negative"),
        ("floor", 0, "seats[0].floor is 0; it can be 1 to 10"),
        ("called", 7, "seats[0].called is 7; it must be a phase from 0 to 4, or null"),
        ("cup", (1, 2), "seats[0].cup must be 7 counts of dice, one per color"),
        ("citizenry", (-1,) * 7, "seats[0].citizenry must be 7 counts of dice, one per color"),
        ("virtual", (7,), "seats[0].virtual and scouted must hold colors from 0 to 6"),
        ("goods", ((), ()), "seats[0].goods has 2 entries; tableau has 4"),
        (
            "goods",
            ((0,), (), (), ()),
            "seats[0].goods[0] holds 1 dice; Alien Archaeology has room for 0",
        ),
        ("goods", ((), (), (), (9,)), "seats[0].goods[3] must hold colors from 0 to 6"),
        ("tableau", (500, 1, 2, 3), "seats[0].tableau must hold sides from 0 to 136"),
        (
            "tableau",
            (0, 2, 4, 6),
            "seats[0].tableau must begin with two faction squares and a home world",
        ),
        ("worlds", (99,), "stacks, in_hand and abandoned must hold tiles from 0 to 54"),
        ("worlds", (16,), f"the tile {TILE_NAMES[16]} is in two places"),
        ("cup", dice("26 white"), "the seats own 29 dice of color 0; there are 25"),
        (
            "workers",
            (Worker(9, 0, 0),),
            "seats[0].workers[0].colour is 9; it must be a color from 0 to 6",
        ),
        (
            "workers",
            (Worker(0, 5, 0),),
            "seats[0].workers[0].face is 5, which a die of that color does not have",
        ),
        ("workers", (Worker(0, 0, 9),), "seats[0].workers[0].place is 9; it must be -1 to 6"),
        (
            "workers",
            (Worker(0, 0, 5),),
            "seats[0].workers[0] is not placed, but only Wilds can wait",
        ),
        (
            "workers",
            (Worker(0, 0, 6, selecting=True),),
            "seats[0].workers[0] selects a phase, but stands in no column",
        ),
        (
            "workers",
            (Worker(1, WILD, UNPLACED, selecting=True),),
            "seats[0].workers[0] selects a phase, but stands in no column",
        ),
        ("called", 5, "seats[0].called is 5; it must be a phase from 0 to 4, or null"),
        (
            "workers",
            (Worker(0, 0, 0, selecting=True),) * 2,
            "seats[0].workers holds two dice that select a phase",
        ),
    ],
)
def test_a_broken_seat_is_told_in_one_sentence(field, value, fault):
    table = table_of(a_seat("Gem World"), steps=[])
    setattr(table.seats[0], field, value)
    assert table.check()[0] == fault


def test_a_broken_table_is_told_in_one_sentence():
    table = table_of(a_seat(), steps=[])
    table.order = (0, 0)
    assert table.check() == ["order is [0, 0]; it must name every seat once"]
    table.order, table.phases = (0, 1), (5,)
    assert table.check() == ["phases and phase must hold numbers from 0 to 4"]
    table.phases, table.round = (), -1
    assert table.check() == ["round is -1, which needs the order of the seats"]
    table.round, table.order = 1, ()
    assert table.check() == ["round is 1, which needs the order of the seats"]
    table.round, table.order = 1, (0, 1)
    table.seats[1] = bystander(0)
    assert "the tile Alien Archaeology is in two places" in table.check()
    table.seats = table.seats[:1]
    assert table.check()[0] == "seats holds 1 seats; there are 2 to 5"


def test_a_seat_that_acts_must_know_its_own_tiles():
    table = rolled("white Explore")
    table.seats[0].worlds = (HIDDEN,)
    assert table.check() == ["seats[0] hides tiles (-1), but that seat is to act"]
    table.seats[0].worlds = ()
    table.seats[0].workers = table.seen_by(1).seats[0].workers
    assert table.check() == ["seats[0].workers are hidden (-1), but that seat is to act"]


def hiding(table):
    """The table, where seat 0 does not know its world."""
    table.seats[0].worlds = (HIDDEN,)
    return table


@pytest.mark.parametrize(
    ("phase", "step", "fault"),
    [
        ("Settle", FinishTile(0, SETTLE, 7), "the step FinishTile names square 7, which is empty"),
        ("Settle", FinishTile(0, SETTLE, 3), None),
        (
            "Settle",
            FinishTile(0, DEVELOP, 3),
            "phase is 2, but Develop (1) is being executed",
        ),
        ("Settle", SpendWaiting(0, SETTLE), None),
        (
            "Settle",
            SpendWaiting(0, SETTLE, dice("red")),
            "seats[0] is to complete a tile, but too few dice wait there",
        ),
    ],
)
def test_a_step_must_fit_the_table(phase, step, fault):
    """Two white dice wait for Gem World (2)."""
    table = executing(phase, a_seat("Spice World", worlds=["Gem World"], settling="2 white"))
    table.phase, table.steps = PHASES.index(phase), [step]
    assert table.check() == ([fault] if fault else [])


def test_a_phase_that_does_not_occur_is_not_executed():
    table = executing("Settle", a_seat("Spice World"))
    table.phase, table.phases, table.steps = SETTLE, (DEVELOP,), [FinishTile(0, SETTLE, 3)]
    assert table.check() == ["phase is 2, but Settle (2) is being executed"]


@pytest.mark.parametrize("number", [0, 1])
def test_every_seat_has_used_powers_of_its_own(number):
    table = rolled("white Explore", "white Settle", more=[bystander()])
    power = side_named("Public Works")
    table.seats[number].uses = (Use(power, 0, 0),)
    assert table.check()[0] == (
        f"seats[{number}].uses names the power {power}, which is not in its tableau"
    )


@pytest.mark.parametrize("step", [ChooseStartStacks(0), RecallDice(0)])
def test_a_seat_that_chooses_must_know_its_own_tiles(step):
    table = table_of(a_seat(in_hand=(1, 2)), steps=[])
    table.steps = [step]
    assert table.check() == []
    assert hiding(table).check() == ["seats[0] hides tiles (-1), but that seat is to act"]


def test_the_power_that_asks():
    """ROLL-9.10: Merchant Guild may save what was spent; nothing asks when the game is over."""
    table = executing("Settle", a_seat("Spice World"))
    assert table.asking_power is None
    table.steps = [SaveSpent(0, side_named("Public Works"), dice("white"), 0, 1)]
    assert table.asking_power == side_named("Public Works")
    table.steps = []
    assert table.asking_power is None


def test_workers_left_over_keep_a_round_from_starting():
    table = rolled("white Explore")
    table.steps = [StartRound()]
    assert table.check() == ["a round is to start, but there are still workers"]


def test_who_has_workers_does_not_roll():
    table = rolled("white Explore", cup="white")
    table.steps = [RollCup(0)]
    assert table.check() == ["seats[0] is to roll, but has workers already"]


# -- undo -----------------------------------------------------------------------------------------


def person_assigning():
    """A person has rolled and is to assign; the other seat is played by chance."""
    seats = (SeatSetup("human", "Ann"), SeatSetup("random", "Bot"))
    match, rng = Match(GAME, Setup(seats, "undo")), Random(1)
    while match.seat_to_answer == CHANCE or match.pending.kind != "assign":
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            match.answer(rng.choice(match.pending.options))
    return match


@pytest.mark.clause("ROLL-5.22")
def test_every_click_behind_the_screen_can_be_taken_back():
    match = person_assigning()
    assert match.seat_to_answer == 0
    tables = []
    while str(match.pending.options[-1]) != "Confirm the assignment":
        tables.append(match.table.copy())
        match.answer(match.pending.options[0])
    tables.append(match.table.copy())
    match.answer(match.pending.options[0])
    while tables:
        match.undo()
        assert match.table == tables.pop()
    assert match.undo_index is None


@pytest.mark.clause("ROLL-5.22")
def test_an_assignment_is_taken_back_while_others_assign_but_not_after_the_reveal():
    match = person_assigning()
    while match.seat_to_answer == 0:
        match.answer(match.pending.options[-1])
    confirmed = len(match.moves) - 1
    match.answer(match.pending.options[0])
    assert match.undo_index == confirmed
    while not match.table.revealed:
        play_bots(match, [None, RandomBot()], 1)
    assert match.undo_index is None
    with pytest.raises(IllegalAnswer):
        match.undo()


# -- words ----------------------------------------------------------------------------------------


def test_the_table_in_words():
    table = executing(
        "Ship",
        a_seat(
            "Gem World",
            goods={"Gem World": "red"},
            workers={"Ship": "white"},
            developments=["Public Works"],
            developing="2 brown",
            cup="green",
            credits=4,
        ),
        bystander(worlds=["Comet Zone", "Jungle World"]),
    )
    lines = GAME.describe(table.seen_by(0), ["Ann", "Ben"]).splitlines()
    assert lines[0] == (
        "Roll for the Galaxy: round 1, phase Ship; 24 VP in the pool, 51 tiles in the bag"
    )
    assert lines[2] == "Ann: $4, 0 VP chips, 7 points"
    assert "   4 Gem World (cyan world 2), good: red" in lines
    assert "  developments: Public Works (1); waiting: 2 brown" in lines
    assert "  cup: 1 green; Citizenry: none" in lines
    assert "  workers: 1 white under Ship" in lines
    assert "  worlds: Comet Zone (3), ?" in lines


def test_workers_in_words():
    table = rolled("white Explore", "white Ship", "white Ship", "red Wild")
    lines = GAME.describe(table, ["Ann", "Ben"]).splitlines()
    shown = "1 white under Explore, 2 white under Ship, 1 red Wild not placed"
    assert f"  workers: {shown}" in lines
    hidden = GAME.describe(table.seen_by(1), ["Ann", "Ben"]).splitlines()
    assert "  workers: 3 white, 1 red" in hidden


def test_moves_can_be_typed():
    table = rolled("white Explore", "red Wild")
    decision = pending(table)
    for option in decision.options:
        assert GAME.parse_move(decision, str(option).upper()) == option
    assert GAME.parse_move(decision, "fly away") is None


def test_a_table_before_its_first_round_in_words():
    table = new_match(2).table
    assert GAME.describe(table, ["Ann", "Ben"]).startswith("Roll for the Galaxy: setting up")


def test_the_setup_of_a_position_has_its_seats_and_option():
    table = new_match(4, order="thirds").table
    setup = Setup((SeatSetup("random", "R"),), "s", {"order": "groups"})
    fitting = GAME.setup_of_position(table, setup)
    assert (len(fitting.seats), fitting.options) == (4, {"order": "thirds"})


# -- the page about positions ---------------------------------------------------------------------


def position_page():
    return (GAME.folder / "POSITION.md").read_text(encoding="utf-8")


def test_the_example_of_the_position_page_is_possible():
    example = json.loads(re.search(r"```json\n(.*?)```", position_page(), re.DOTALL)[1])
    table = read_position(GAME, example)
    assert pending(table).seat == 0
    play(table, "Select Ship with die 2", "Galactic Influence: die 1 to Ship", "Wild die 3 to Ship")


def test_the_position_page_names_every_step_and_tile():
    page = position_page()
    assert all(
        f'"{step.__name__}"' in page or f"`{step.__name__}`" in page
        for step in GAME.codec.registered(Step)
    )
    assert all(f"{number} {name}" in page for number, name in enumerate(TILE_NAMES))
    assert all(f"{SIDES[side].id} {SIDES[side].name}" in page for side in range(128, 137))


def test_nobody_assigns_again_knowing_what_the_others_called():
    """Seated last of three: the answer that raises the screens cannot be taken back."""
    seats = (SeatSetup("random", "A"), SeatSetup("random", "B"), SeatSetup("human", "C"))
    for number in range(100):
        match = Match(GAME, Setup(seats, f"last-{number}"))
        bots = [RandomBot(), RandomBot(), RandomBot()]
        while not match.table.revealed:
            play_bots(match, bots, 1)
        last = max(n for n, move in enumerate(match.moves) if move.seat == 2)
        assert match.moves[last].answer == CONFIRM
        assert match.undo_index is None, number
        with pytest.raises(IllegalAnswer, match="can't undo any further"):
            match.undo()


def test_a_tile_built_twice_is_told_once():
    table = rolled("white Explore", built=["Nanotechnology"])
    seat = table.seats[0]
    seat.tableau, seat.goods = (*seat.tableau, seat.tableau[-1]), (*seat.goods, ())
    told = [fault for fault in table.check() if "twice" in fault or "two places" in fault]
    assert told == [f"the tile {TILE_NAMES[tile('Nanotechnology')]} is in two places"]


@pytest.mark.parametrize("square", [0, 2])
def test_the_first_squares_are_a_faction_and_a_home_world(square):
    table = rolled("white Explore")
    seat = table.seats[0]
    squares = list(seat.tableau)
    squares[square] = side_named("Tourist World")
    seat.tableau = tuple(squares)
    assert any("must begin with two faction squares and a home" in each for each in table.check())


def test_no_faction_square_lies_among_the_tiles():
    table = rolled("white Explore")
    seat = table.seats[0]
    seat.tableau, seat.goods = (*seat.tableau, SIDES[seat.tableau[0]].id), (*seat.goods, ())
    assert any("must begin with two faction squares" in fault for fault in table.check())
