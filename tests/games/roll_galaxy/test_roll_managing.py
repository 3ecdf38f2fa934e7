"""Manage Empire and the end, clause by clause."""

import pytest

from games.roll_galaxy.dice import CYAN, DEVELOP, NO_DICE, RED, SHIP, WHITE
from games.roll_galaxy.events import DiceRecruited, DieRecalled, FloorReached, GameEnded
from games.roll_galaxy.game import GAME
from games.roll_galaxy.state import Worker
from games.roll_galaxy.steps import CheckEnd, RaiseToFloor, RecallDice, RecruitDice, Reveal
from tests.games.roll_galaxy.positions import (
    a_seat,
    asked,
    bystander,
    dice,
    options,
    play,
    side_named,
    table_of,
    words,
)

EIGHT_MORE = (
    "Public Works", "Space Docks", "Trade Levies", "Diversification", "Gem World",
    "Galactic Salon", "Export Duties", "Local Subsidies",
)  # fmt: skip


def managing(*seats, steps=None, **fields):
    """Seat 0 recruits, then everybody recalls."""
    count = max(2, len(seats))
    return table_of(
        *seats,
        steps=steps or [*(RecallDice(n) for n in reversed(range(count))), RecruitDice(0)],
        **fields,
    )


def ending(*seats):
    return table_of(*seats, steps=[CheckEnd(), RaiseToFloor()], phases=(0,), revealed=True)


@pytest.mark.clause("ROLL-12.1")
def test_a_dollar_recruits_a_die_as_long_as_both_last():
    table = managing(a_seat(cup="white", citizenry="2 white, red", credits=5))
    events = play(table)
    seat = table.seats[0]
    assert (words(seat.cup), words(seat.citizenry), seat.credits) == ("3 white, red", "", 2)
    assert events == [DiceRecruited(0, dice("2 white, red"))]


@pytest.mark.clause("ROLL-12.1")
def test_recruiting_stops_without_money():
    table = managing(a_seat(cup="white", citizenry="3 white", credits=2))
    play(table)
    seat = table.seats[0]
    assert (words(seat.cup), words(seat.citizenry), seat.credits) == ("3 white", "white", 0)


@pytest.mark.clause("ROLL-12.2")
def test_with_too_little_money_the_player_picks():
    table = managing(a_seat(cup="white", citizenry="2 white, red, yellow", credits=2))
    assert options(table) == ["Recruit white", "Recruit red", "Recruit yellow"]
    play(table, "Recruit yellow", "Recruit red")
    seat = table.seats[0]
    assert (words(seat.cup), words(seat.citizenry)) == ("white, red, yellow", "2 white")
    assert table.is_over


@pytest.mark.clause("ROLL-12.1", "ROLL-12.2")
@pytest.mark.parametrize(("credits", "picks"), [(0, False), (1, True), (3, True), (4, False)])
def test_the_player_picks_only_while_some_dice_must_stay(credits, picks):
    table = managing(a_seat(cup="white", citizenry="2 white, red, yellow", credits=credits))
    found = asked(table) if picks else None
    assert (found is not None and found.kind == "recruit") == picks
    if not picks:
        play(table)
        assert words(table.seats[0].citizenry) == ("" if credits else "2 white, red, yellow")


@pytest.mark.clause("ROLL-12.3")
def test_waiting_dice_and_goods_may_be_recalled():
    seat = a_seat(
        "Gem World",
        goods={"Gem World": "cyan"},
        worlds=["Comet Zone"],
        settling="2 red",
        cup="white",
    )
    table = managing(seat)
    assert options(table) == [
        "Recall red waiting for the worlds",
        "Recall the cyan good of square 4",
        "Recall no more",
    ]
    events = play(table, "Recall red waiting for the worlds", "Recall the cyan good of square 4")
    assert events == [DieRecalled(0, RED, "zone", 2), DieRecalled(0, CYAN, "world", 3)]
    play(table, "Recall no more")
    assert words(table.seats[0].cup) == "white, red, cyan"
    assert words(table.seats[0].settling) == "red"


@pytest.mark.clause("ROLL-12.3")
def test_everybody_recruits_before_anybody_recalls():
    holder = {"goods": {"Gem World": "cyan"}, "citizenry": "white, red", "credits": 1}
    first = a_seat("Gem World", cup="white", **holder)
    other = bystander(citizenry="white, red", credits=1)
    table = managing(
        first, other, steps=[RecallDice(1), RecallDice(0), RecruitDice(1), RecruitDice(0)]
    )
    play(table, "Recruit red")
    assert (asked(table).seat, asked(table).kind) == (1, "recruit")
    play(table, "Recruit white")
    assert (asked(table).seat, asked(table).kind) == (0, "recall")


def a_round_ends(phase, *seats):
    """The screens go up for three seats whose one white worker called a phase."""
    for seat in seats:
        seat.workers, seat.called = (Worker(WHITE, phase, phase, True),), phase
    return table_of(*seats, steps=[Reveal()])


@pytest.mark.clause("ROLL-12.3")
def test_in_a_round_nobody_recalls_before_all_have_recruited():
    """Two dice rest and $1 is there, so each is asked; only then the first one may recall."""
    more = {"citizenry": "white, red", "credits": 1, "settling": "red"}
    table = a_round_ends(SHIP, *(bystander(number, **more) for number in range(3)))
    kinds = []
    while not table.is_over and asked(table).kind in ("recruit", "recall"):
        kinds.append(asked(table).kind)
        play(table, options(table)[-1])
    assert kinds == ["recruit"] * 3 + ["recall"] * 3


@pytest.mark.clause("ROLL-12.3")
def test_recalling_is_free_and_goes_on_as_long_as_one_likes():
    """Four dice in all, one after the other; then nothing is asked any more."""
    seat = a_seat("Gem World", goods={"Gem World": "cyan"}, worlds=["Comet Zone"],
                  developments=["Public Works"], settling="2 red", developing="green",
                  cup="white", credits=3)  # fmt: skip
    table = managing(seat, steps=[RecallDice(0)])
    events = play(table, *["Recall red waiting for the worlds"] * 2,
                  "Recall green waiting for the developments",
                  "Recall the cyan good of square 4")  # fmt: skip
    own = table.seats[0]
    assert (words(own.cup), own.credits) == ("white, 2 red, cyan, green", 3)
    assert (words(own.settling), words(own.developing), own.goods[3]) == ("", "", ())
    assert [event.place for event in events] == ["zone", "zone", "zone", "world"]
    assert table.is_over


@pytest.mark.clause("ROLL-12.4")
def test_a_recruit_fills_the_cup_so_nothing_must_be_recalled():
    seat = a_seat(worlds=["Comet Zone"], settling="red", citizenry="white", credits=1)
    table = managing(seat)
    assert options(table) == ["Recall red waiting for the worlds", "Recall no more"]


@pytest.mark.clause("ROLL-12.4")
def test_in_a_round_too_an_empty_cup_asks_for_a_die():
    """The only developer waits on a tile: without money it must come back, and is rolled next."""
    tiles = ("Merchant Guild", "Galactic Bankers", "Galactic Salon")
    seats = [bystander(number, cup="", credits=0, developments=[tile])
             for number, tile in enumerate(tiles)]  # fmt: skip
    for seat in seats:
        seat.cup = NO_DICE
    table = a_round_ends(DEVELOP, *seats)
    for _ in seats:
        assert options(table) == ["Recall white waiting for the developments"]
        play(table, options(table)[0])
    assert [words(seat.cup) for seat in table.seats] == ["white"] * 3


@pytest.mark.clause("ROLL-12.4")
def test_with_an_empty_cup_something_must_be_recalled():
    table = managing(
        a_seat("Gem World", goods={"Gem World": "cyan"}, worlds=["Comet Zone"], settling="red")
    )
    assert options(table) == [
        "Recall red waiting for the worlds",
        "Recall the cyan good of square 4",
    ]
    play(table, "Recall the cyan good of square 4")
    assert "Recall no more" in options(table)


@pytest.mark.clause("ROLL-12.5")
def test_nobody_is_left_without_money():
    floors = {"floor": 3}
    table = ending(
        a_seat(credits=0), bystander(credits=2, **floors), bystander(2, credits=4, floor=4)
    )
    events = play(table)
    assert [seat.credits for seat in table.seats] == [1, 3, 4]
    assert events[:2] == [FloorReached(0, 1), FloorReached(1, 3)]


@pytest.mark.clause("ROLL-12.6")
def test_the_last_round_has_a_manage_empire_step():
    seat = a_seat(*EIGHT_MORE, "Jungle World", citizenry="white", cup="white", credits=0)
    table = table_of(
        seat, steps=[CheckEnd(), RaiseToFloor(), RecruitDice(0)], phases=(0,), revealed=True
    )
    seat.credits = 1
    play(table)
    assert words(table.seats[0].cup) == "2 white"
    assert table.is_over


# -- 13. the end ----------------------------------------------------------------------------------


@pytest.mark.clause("ROLL-13.1")
@pytest.mark.parametrize(("squares", "is_over"), [(11, False), (12, True), (13, True)])
def test_twelve_squares_end_the_game(squares, is_over):
    names = [*EIGHT_MORE, "Jungle World", "Comet Zone"]
    names.remove("Trade Levies")
    names.append("Radioactive World")
    table = ending(a_seat(*names[: squares - 3]))
    assert len(table.seats[0].tableau) == squares
    events = play(table)
    assert table.is_over is is_over
    assert [event.ending for event in events if isinstance(event, GameEnded)] == ["tiles"] * is_over


@pytest.mark.clause("ROLL-13.2")
@pytest.mark.parametrize(("chips", "is_over"), [(23, False), (24, True), (30, True)])
def test_an_empty_pool_ends_the_game(chips, is_over):
    table = ending(a_seat(chips=chips))
    events = play(table)
    assert table.is_over is is_over
    assert [event.ending for event in events if isinstance(event, GameEnded)] == ["chips"] * is_over


@pytest.mark.clause("ROLL-13.1")
def test_a_last_chip_in_the_pool_leaves_the_end_to_the_tiles():
    """Twelve squares are built, and 23 of 24 chips are taken."""
    (*_, last) = play(ending(a_seat(*EIGHT_MORE, "Jungle World", chips=23)))
    assert last.ending == "tiles"


@pytest.mark.clause("ROLL-13.1", "ROLL-13.2")
def test_both_may_end_it():
    table = ending(a_seat(*EIGHT_MORE, "Jungle World", chips=24))
    (*_, last) = play(table)
    assert last.ending == "both"
    assert last.winners == (0,)
    assert "Ann wins" in GAME.event_text(last, ("Ann", "Ben"))


def test_the_end_is_only_tested_after_the_round():
    table = ending(a_seat(chips=30))
    assert table.is_ending
    assert not table.is_over


def test_a_white_die_is_of_colour_zero():
    assert dice("white")[WHITE] == 1
    assert side_named("old earth") == side_named("Old Earth")
