"""The set-up, the round and the roll, clause by clause."""

import pytest

from engine.core.decision import CHANCE, Chance
from games.roll_galaxy.dice import PHASES, WILD, one_by_one
from games.roll_galaxy.events import (
    CupRolled,
    DiceRecruited,
    DieRecalled,
    PhaseStarted,
    RoundStarted,
    StacksStarted,
)
from games.roll_galaxy.game import GAME, floor_of
from games.roll_galaxy.setting_out import EDITS, SIDE_CHOICES, lay_side
from games.roll_galaxy.state import UNPLACED
from games.roll_galaxy.steps import RollCup, StartRound
from games.roll_galaxy.tiles import SIDES, TILES, faction_sides
from tests.games.roll_galaxy.positions import (
    a_seat,
    asked,
    bystander,
    new_match,
    options,
    play,
    stack,
    table_of,
    words,
)

HIDDEN_FORTRESS = "Space Piracy / Hidden Fortress"
COLONY = "Destroyed Colony / Awakened Alien Outpost"
PILGRIMAGE = "Galactic Religion / Pilgrimage World"
LIBRARY = "Jumpdrive Research / Deserted Alien Library"
COMMON = "Public Works / Lost Alien Warship"


def set_up(*pairs):
    """A match whose seats draw these factions and homes; then tiles are drawn."""
    table = new_match(len(pairs)).table
    for faction, home in pairs:
        play(table, faction, home)
    return table


@pytest.mark.clause("ROLL-2.1")
@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_all_tiles_are_in_the_bag_and_twelve_chips_a_player_in_the_pool(seats, pool):
    table = new_match(seats).table
    assert (table.bag_size, table.unseen_tiles) == (TILES, list(range(TILES)))
    assert table.pool == pool


@pytest.mark.clause("ROLL-2.2")
def test_everybody_starts_with_a_dollar_and_five_white_dice():
    for seat in new_match(4).table.seats:
        assert seat.credits == 1
        assert (words(seat.cup), words(seat.citizenry)) == ("3 white", "2 white")


@pytest.mark.clause("ROLL-2.3")
def test_faction_and_home_are_random_and_fill_three_squares():
    table = new_match(3).table
    chance = asked(table)
    assert (chance.seat, chance.kind, len(chance.outcomes.items)) == (CHANCE, "faction", 9)
    play(table, HIDDEN_FORTRESS)
    assert len(asked(table).outcomes.items) == 9
    play(table, "Old Earth")
    assert [SIDES[side].name for side in table.seats[0].tableau] == [
        "Space Piracy", "Hidden Fortress", "Old Earth",
    ]  # fmt: skip
    assert HIDDEN_FORTRESS not in asked(table).outcomes
    play(table, COLONY)
    assert "Old Earth" not in asked(table).outcomes


@pytest.mark.clause("ROLL-2.4")
def test_the_three_squares_bring_dice_to_cup_citizenry_and_world():
    table = set_up((PILGRIMAGE, "Epsilon Eridani"), (COLONY, "Separatist Colony"))
    first, second = table.seats
    assert words(first.citizenry) == "2 white, red, cyan"
    assert one_by_one((0, 0, 0, 1, 0, 0, 0)) == first.goods[1]
    assert words(second.cup) == "3 white, red, purple"
    assert words(second.citizenry) == "2 white, red"


@pytest.mark.clause("ROLL-2.5")
def test_doomed_world_starts_with_eight():
    table = set_up((PILGRIMAGE, "Doomed World"), (COLONY, "Old Earth"))
    assert [seat.credits for seat in table.seats] == [8, 1]


@pytest.mark.clause("ROLL-2.6")
def test_nothing_is_recruited_or_recalled_before_the_first_roll():
    table = set_up((PILGRIMAGE, "Doomed World"), (COLONY, "Old Earth"))
    events = []
    while not isinstance(asked(table), Chance) or asked(table).kind != "roll":
        choice = asked(table)
        first = next(choice.outcomes.outcomes())[0] if isinstance(choice, Chance) else None
        events += play(table, first or choice.options[0])
    assert not [each for each in events if isinstance(each, DiceRecruited | DieRecalled)]
    assert table.seats[0].credits == 8


@pytest.mark.clause("ROLL-2.7")
def test_two_tiles_are_drawn_and_one_goes_on_each_stack_in_either_way():
    table = set_up((PILGRIMAGE, "Doomed World"), (COLONY, "Old Earth"))
    play(table, COMMON, LIBRARY)
    assert options(table) == [
        "Develop Public Works, settle Deserted Alien Library",
        "Develop Jumpdrive Research, settle Lost Alien Warship",
    ]
    events = play(table, "Develop Jumpdrive Research, settle Lost Alien Warship")
    seat = table.seats[0]
    assert stack(seat, "Develop") == ["Jumpdrive Research"]
    assert stack(seat, "Settle") == ["Lost Alien Warship"]
    assert [type(event) for event in events] == [StacksStarted]
    assert not seat.in_hand


def test_a_level_in_the_name_of_a_bot_is_its_least_money():
    assert [floor_of(name) for name in ("human", "random", "rollbot:easy")] == [1, 1, 1]
    assert [floor_of(f"rollbot:{level}") for level in ("medium", "hard", "insane")] == [2, 3, 4]


# -- 3. the round, 4. rolling ---------------------------------------------------------------------


@pytest.mark.clause("ROLL-3.1")
def test_a_round_rolls_and_assigns_for_all_before_the_reveal():
    table = table_of(a_seat(cup="white"), bystander(), steps=[StartRound()], round=0)
    assert play(table) == [RoundStarted(1)]
    play(table, "Explore", "Ship, Ship, Ship")
    play(table, "Select Explore with die 1", "Confirm the assignment")
    assert asked(table).seat == 1
    assert not table.revealed
    play(table, "Select Ship with die 1", "Confirm the assignment")
    assert asked(table).kind == "extra"


@pytest.mark.clause("ROLL-3.2")
def test_phases_go_from_explore_to_ship():
    table = table_of(a_seat(cup="3 white"), bystander(), steps=[StartRound()])
    play(table, "Ship, Ship, Ship", "Settle, Settle, Settle")
    play(table, "Select Ship with die 1", "Confirm the assignment")
    play(table, "Select Settle with die 1", "Confirm the assignment")
    events = play(table, "Develop")
    started = [PHASES[event.phase] for event in events if isinstance(event, PhaseStarted)]
    assert started == ["Develop", "Settle", "Ship"]


@pytest.mark.clause("ROLL-4.1", "ROLL-5.1")
def test_the_whole_cup_is_rolled_and_phases_go_under_their_phase():
    table = table_of(a_seat(cup="2 white, red", citizenry="green"), steps=[RollCup(0)])
    events = play(table, "Explore, Settle, Wild")
    seat = table.seats[0]
    assert not any(seat.cup)
    assert words(seat.citizenry) == "green"
    assert [worker.place for worker in seat.workers] == [0, 2, UNPLACED]
    assert [worker.face for worker in seat.workers] == [0, 2, WILD]
    assert events == [CupRolled(0, (0, 0, 1), (0, 2, WILD))]


def test_an_empty_cup_cannot_be_rolled():
    table = table_of(a_seat(cup="white"), steps=[RollCup(0)])
    table.seats[0].cup = (0,) * 7
    assert table.check() == ["seats[0] owns no dice, but a round is being played"]
    table.seats[0].to_citizenry(0)
    assert table.check() == ["seats[0].cup is empty, but it is to be rolled"]


# -- set out by hand ------------------------------------------------------------------------------


@pytest.mark.clause("ROLL-6.8")
def test_a_faction_laid_by_hand_changes_the_order_of_a_game_that_has_one():
    table = table_of(a_seat(faction=2), bystander(), steps=[StartRound()])
    last = faction_sides(8)[0]
    assert table.order == (0, 1)
    assert lay_side(table, 0, 0, last).order == (1, 0)
    table.order = ()
    assert lay_side(table, 0, 0, last).order == ()


def test_a_side_to_choose_is_told_by_its_kind_and_its_cost():
    say = GAME.voice(("You", "Ada")).say
    told = {say(each.title): say(each.about) for each in SIDE_CHOICES}
    assert told["Public Works"] == "Development, cost 1"
    assert told["Gem World"] == "Cyan world, cost 2"


def test_a_table_is_shown_with_a_place_for_goods_on_every_square_of_every_seat() -> None:
    """Also where only one seat lacks them, as a position made by hand may."""
    table = table_of(a_seat("Gem World"), bystander(), steps=[StartRound()])
    assert EDITS.tidied(table) is table
    table.seats[1].goods = ()
    shown = EDITS.tidied(table)
    assert [len(seat.goods) for seat in shown.seats] == [len(seat.tableau) for seat in table.seats]
    assert table.seats[1].goods == (), "the table that was given stays as it is"
