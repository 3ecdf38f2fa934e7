"""RB 1, 2 and 14: what Rollbot is, how it begins, and its levels."""

from __future__ import annotations

import pytest

from engine.core.decision import Chance
from engine.core.errors import InputError
from engine.core.match import Match, check_setup, play_bots, play_out
from engine.core.setup import SeatSetup, Setup
from engine.core.step import pending
from games.roll_galaxy.game import GAME
from games.roll_galaxy.moves import StartStacks
from games.roll_galaxy.navigator.bot import FLOORS, LEVELS
from games.roll_galaxy.steps.rounds import CheckEnd, ChooseStartStacks, RaiseToFloor, Reveal
from tests.games.roll_galaxy.positions import a_seat, bystander, rolled, table_of, tile
from tests.games.roll_galaxy.rollbot.asking import CONTENT, clauses, says, thinks


def setup_of(*players: str, seed: str = "a seed") -> Setup:
    seats = tuple(SeatSetup(player, f"P{seat + 1}") for seat, player in enumerate(players))
    return Setup(seats, seed, {"order": "groups"})


@pytest.mark.clause("RB-1.1")
@pytest.mark.clause("RB-1.7")
@pytest.mark.clause("RB-1.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rollbots_play_whole_games_by_the_rules(seats: int) -> None:
    table, _ = play_out(GAME, setup_of(*["rollbot:easy"] * seats), 20_000)
    assert table.is_over
    assert table.is_ending
    assert not table.check()
    assert max(GAME.result(table).scores) > 15


@pytest.mark.clause("RB-1.2")
def test_its_call_follows_from_what_it_sees() -> None:
    """Three goods and as many dice for Ship: whoever looks at the table can tell."""
    faces = ("white Ship", "white Ship", "white Ship")
    goods = {"Radioactive World": "white", "Spice World": "white", "Plague World": "white"}
    answers = {says(rolled(*faces, built=goods, goods=goods, **CONTENT), seed) for seed in range(5)}
    assert answers == {"Select Ship with die 1"}


@pytest.mark.clause("RB-1.3")
@pytest.mark.parametrize("people", range(5))
def test_rollbots_and_people_in_any_mix_up_to_five(people: int) -> None:
    players = ["human"] * people + ["rollbot:hard"] * (5 - people)
    assert len(check_setup(GAME, setup_of(*players)).seats) == 5
    with pytest.raises(InputError):
        check_setup(GAME, setup_of(*players, "rollbot:hard"))


def asked_after_assigning(*players: str) -> object:
    """What is asked once everybody, played by Rollbots, has assigned in the first round."""
    match = Match(GAME, setup_of(*players))
    bots = [GAME.bot("rollbot:easy", match.setup)] * len(players)
    while not isinstance(match.table.steps[-1], Reveal) and not match.table.revealed:
        play_bots(match, bots, limit=1)
    return match.pending


@pytest.mark.clause("RB-1.4")
def test_one_against_one_the_extra_white_die_is_rolled() -> None:
    asked = asked_after_assigning("human", "rollbot:easy")
    assert isinstance(asked, Chance)
    assert asked.kind == "extra"


@pytest.mark.clause("RB-1.5")
@pytest.mark.clause("RB-1.6")
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("rollbots", [1, 2, 3])
def test_with_three_or_more_players_no_extra_die(people: int, rollbots: int) -> None:
    if people + rollbots < 3:
        rollbots += 1
    asked = asked_after_assigning(*["human"] * people, *["rollbot:easy"] * rollbots)
    assert getattr(asked, "kind", None) != "extra"


@pytest.mark.clause("RB-2.1")
@pytest.mark.clause("RB-2.2")
def test_it_begins_with_faction_home_and_two_tiles() -> None:
    match = Match(GAME, setup_of("rollbot:easy", "rollbot:easy"))
    play_bots(match, [GAME.bot("rollbot:easy", match.setup)] * 2, limit=6)
    seat = match.table.seats[0]
    assert len(seat.tableau) == 3
    assert sum(seat.dice_owned()) > 5
    assert len(seat.in_hand) == 2


def start_of(*tiles: str):
    hand = tuple(map(tile, tiles))
    return table_of(a_seat(in_hand=hand), steps=[ChooseStartStacks(0)])


@pytest.mark.clause("RB-2.3")
def test_the_cheaper_world_is_settled() -> None:
    """Secluded World costs 1, Asteroid Belt 2; the developments are not compared."""
    answer = thinks(start_of("Secluded World", "Asteroid Belt"))
    assert answer.option == StartStacks(tile("Robot Surveyors"), tile("Secluded World"))
    assert clauses(answer) == ["RB-2.3"]


@pytest.mark.clause("RB-2.4")
def test_equal_worlds_leave_it_to_the_cheaper_development() -> None:
    """Both worlds cost 2; Replicant Robots costs 4, Robot Surveyors 5."""
    answer = thinks(start_of("Asteroid Belt", "Space Port"))
    assert answer.option == StartStacks(tile("Replicant Robots"), tile("Asteroid Belt"))
    assert clauses(answer) == ["RB-2.4"]


@pytest.mark.clause("RB-2.5")
def test_equal_tiles_are_placed_by_chance() -> None:
    table = start_of("Asteroid Belt", "Radioactive World")
    answers = [thinks(table, seed) for seed in range(20)]
    assert len({answer.option for answer in answers}) == 2
    assert clauses(answers[0]) == ["RB-2.5"]


@pytest.mark.clause("RB-12.8")
def test_the_next_round_begins_as_usual() -> None:
    table = table_of(a_seat(cup="white"), steps=[CheckEnd()])
    asked = pending(table)
    assert isinstance(asked, Chance)
    assert (table.round, asked.kind) == (2, "roll")


@pytest.mark.clause("RB-14.1")
@pytest.mark.clause("RB-14.2")
@pytest.mark.clause("RB-14.3")
@pytest.mark.clause("RB-14.4")
@pytest.mark.clause("RB-14.5")
@pytest.mark.parametrize(
    ("name", "least"),
    [("rollbot:easy", 1), ("rollbot:medium", 2), ("rollbot:hard", 3), ("rollbot:insane", 4)],
)
def test_a_level_is_a_minimum_of_money_after_every_round(name: str, least: int) -> None:
    floor = GAME.start(setup_of(name, "human")).seats[0].floor
    table = table_of(
        a_seat(cup="white", credits=0, floor=floor), bystander(), steps=[RaiseToFloor()]
    )
    pending(table)
    assert table.seats[0].credits == least
    assert FLOORS[name] == least


@pytest.mark.clause("RB-15.35")
def test_the_level_does_not_change_the_money_at_the_start() -> None:
    table = GAME.start(setup_of("rollbot:insane", "human"))
    assert table.seats[0].credits == 1


def test_every_level_has_its_own_name_and_minimum() -> None:
    assert [each.name for each in LEVELS] == list(FLOORS)
    assert [each.strength for each in LEVELS] == [1, 2, 2, 2, 3, 3, 4, 4]
