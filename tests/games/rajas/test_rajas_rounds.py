"""Chapters 3 and 12: passes, turns, costs, the elephant, the end and who has won."""

import pytest

from engine.core.errors import IllegalAnswer
from engine.core.game import require_legal
from games.rajas.effects import GainFame, GainMoney
from games.rajas.events import GameEnded, MarkersMet, RoundEnded, WorkerPlaced, WorkerSetAside
from games.rajas.game import GAME
from games.rajas.moves import Place, SetAside, TakeDice
from games.rajas.scoring import result, standings
from games.rajas.state import Laid
from games.rajas.steps.rounds import StartRound, TakeTurn
from tests.games.rajas.positions import (
    BOARD,
    NAVARATNAS,
    a_table,
    asked,
    dice,
    dummy,
    of_kind,
    options,
    person,
    play,
)

TERRACE = [Place(f"terrace_{colour}_1") for colour in ("orange", "green", "blue", "purple")]
MOGUL = Place("great_mogul", dice("o1")[0])


def take(table, colour):
    """A turn on the terrace: the die of a colour shows a 4."""
    return play(table, TERRACE[colour], (4,))


@pytest.mark.clause("RAJ-3.1", "RAJ-3.2")
def test_the_owner_of_the_elephant_begins_every_pass_and_each_places_one_worker():
    table = a_table(person(), person(), person(), elephant=1, seat=1)
    seats = []
    for colour in (0, 1, 2, 3):
        seats.append(asked(table).seat)
        take(table, colour)
    assert seats == [1, 2, 0, 1]


@pytest.mark.clause("RAJ-3.2", "RAJ-3.6")
def test_who_has_no_worker_is_passed_over_and_the_round_ends_when_nobody_has_any():
    table = a_table(person(workers=2), person(workers=0, owned=4, karma=1))
    take(table, 0)
    assert asked(table).seat == 0
    hand = table.seats[1].dice
    events = take(table, 1)
    assert of_kind(events, RoundEnded)
    assert table.round == 2
    assert [seat.workers for seat in table.seats] == [3, 4]
    assert table.placed == {}
    assert (table.seats[1].dice, table.seats[1].karma) == (hand, 1)


@pytest.mark.clause("RAJ-3.3")
def test_a_worker_needs_an_empty_space():
    table = a_table(person(), placed={"terrace_orange_1": 1, "great_mogul": 1})
    table.seats[1].workers = 1
    assert "Terrace orange 1" not in options(table)
    assert not any(option.startswith("Great Mogul") for option in options(table))
    with pytest.raises(IllegalAnswer):
        require_legal(asked(table), Place("terrace_orange_1"))


@pytest.mark.clause("RAJ-3.3", "RAJ-5.6")
def test_the_cost_is_paid_before_the_effects_come_in_their_order():
    table = a_table(person("o1", fame=4))
    events = play(table, MOGUL)
    kinds = [type(event).__name__ for event in events]
    assert kinds[:3] == ["WorkerPlaced", "DiceSpent", "FameGained"]
    assert table.seats[0].dice == ()
    assert asked(table).kind == "upgrade", "fame 5 is passed before the elephant is taken"
    assert table.visitor is None


@pytest.mark.clause("RAJ-3.4")
def test_the_quarry_needs_money_dice_for_a_tile_and_a_cell_for_it():
    quarry = {f"Quarry {number}" for number in range(1, 7)}
    table = a_table(person("o4", money=2), tops="OC1 GC1")
    assert quarry & set(options(table)) == {"Quarry 1", "Quarry 2"}
    table = a_table(person("o3 g3", money=2), tops="OC1 GC1")
    assert not quarry & set(options(table))
    blind = (Laid(1, "OC2", 0), Laid(3, "GC2", 3), Laid(7, "BC2", 3), Laid(6, "PC2", 0))
    table = a_table(person("o6", tiles=blind), tops="OT1")
    assert not table.province(0).arrivals, "every road ends at the frame or at a tile"
    assert not quarry & set(options(table))


@pytest.mark.clause("RAJ-3.4")
def test_boats_at_the_end_do_not_go_to_harbour_or_portuguese():
    table = a_table(person("o2 g6"))
    assert {"Harbour 1 with orange 2", "Portuguese with green 6"} <= set(options(table))
    table = a_table(person("o2 g6", boat=30, owned=4))
    assert not [each for each in options(table) if each.startswith(("Harbour", "Portuguese"))]


@pytest.mark.clause("RAJ-3.4")
def test_one_space_of_the_river_and_one_place_on_the_statue_are_enough():
    shown = options(a_table(person("o2 g6", boat=29, owned=4)))
    assert {"Harbour 1 with orange 2", "Portuguese with green 6"} <= set(shown)
    nine = "o1 o1 o1 g1 g1 g1 b1 b1 b1"
    assert "Terrace orange 1" in options(a_table(person(nine)))
    seven = "o1 o1 o1 g1 g1 g1 b1"
    assert "Terrace orange 1" in options(a_table(person(seven), rules=NAVARATNAS))
    eight = f"{seven} p1"
    assert "Terrace orange 1" not in options(a_table(person(eight), rules=NAVARATNAS))


@pytest.mark.clause("RAJ-3.4")
def test_a_market_must_pay_and_the_master_builder_must_have_something_to_do():
    table = a_table(person("o5"), tops="OT1")
    shown = options(table)
    assert not [each for each in shown if each.startswith(("Market", "Master"))]
    table = a_table(person("o5", tiles=(Laid(7, "GC2", 0),)), tops="BC1")
    shown = options(table)
    assert "Market spices with orange 5" in shown
    assert "Market silk with orange 5" not in shown
    assert "Market assorted 1" in shown
    assert "Master Builder with orange 5" in shown, "a cheaper tile costs nothing more"


@pytest.mark.clause("RAJ-3.4", "RAJ-5.12")
def test_the_terrace_needs_room_on_the_statue_and_a_die_in_the_supply():
    full = "o1 o1 o1 g1 g1 g1 b1 b1 b1 p1"
    assert not [each for each in options(a_table(person(full))) if "Terrace orange" in each]
    orange = a_table(person(), dummy("o o o o o o o o o o o"))
    assert "Terrace orange 1" not in options(orange)
    assert "Terrace green 1" in options(orange)


@pytest.mark.clause("RAJ-3.5")
def test_a_worker_that_can_do_nothing_is_set_aside():
    taken = [space.id for space in BOARD.spaces[2] if space.area == "terrace"]
    seat = person("", workers=2, money=0)
    table = a_table(seat, person("o6", workers=0, owned=6), placed=dict.fromkeys(taken, 1))
    table.rules = type(table.rules)(board="navaratnas")
    assert asked(table).options == [SetAside()]
    events = play(table, SetAside())
    assert of_kind(events, WorkerSetAside)
    assert table.seats[0].workers == 1


@pytest.mark.clause("RAJ-3.5")
def test_whoever_can_place_a_worker_must():
    assert "Set the worker aside" not in options(a_table(person("")))


@pytest.mark.clause("RAJ-3.7", "RAJ-5.6")
def test_the_visitor_of_the_great_mogul_starts_the_next_round():
    table = a_table(person(), person(workers=1), person(workers=1))
    table.seats[0].workers = 1
    take(table, 0)
    play(table, Place("great_mogul", dice("g1")[0]))
    take(table, 1)
    assert (table.round, table.elephant, table.visitor) == (2, 1, None)


@pytest.mark.clause("RAJ-3.7")
@pytest.mark.parametrize("visitor", [0, 1, 2])
def test_any_seat_may_be_the_visitor_of_the_great_mogul(visitor):
    seats = [person(workers=0) for _ in range(3)]
    seats[visitor].workers = 1
    table = a_table(*seats, elephant=visitor, seat=visitor)
    play(table, Place("great_mogul", dice("g1")[0]))
    assert (table.round, table.elephant, table.visitor) == (2, visitor, None)


@pytest.mark.clause("RAJ-3.7")
def test_without_a_visitor_the_elephant_goes_to_the_right_hand_neighbour():
    table = a_table(person(workers=1), person(workers=0), person(workers=0))
    take(table, 0)
    assert (table.round, table.elephant) == (2, 2)


@pytest.mark.clause("RAJ-12.1", "RAJ-12.2", "SOLO-2.3")
def test_when_markers_meet_the_pass_is_finished_and_then_the_game_ends():
    table = a_table(person(fame=50, money=19, bonus=1, owned=4), person(), person())
    table.seats[0].money, table.seats[0].bonus = 19, 1
    events = take(table, 0)
    assert not of_kind(events, MarkersMet)
    take(table, 1)
    take(table, 2)
    events = play(table, Place("great_mogul", dice("o1")[0]))
    assert [event.overlap for event in of_kind(events, MarkersMet)] == [3]
    assert asked(table).seat == 1, "the others have their turn in this pass"
    take(table, 3)
    events = play(table, Place("terrace_reroll"))
    play(table, next(option for option in asked(table).options if "Keep" in str(option)))
    assert table.is_over
    assert standings(table)[0] == 0


@pytest.mark.clause("RAJ-12.1")
@pytest.mark.parametrize(("money", "has_met"), [(19, False), (20, True)])
def test_markers_meet_at_120_not_before(money, has_met):
    table = a_table(person(fame=50, money=money, owned=5), person())
    table.seats[0].money = money
    events = take(table, 0)
    assert bool(of_kind(events, MarkersMet)) is has_met


@pytest.mark.clause("RAJ-12.1", "RAJ-12.2")
@pytest.mark.parametrize(("first", "met"), [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 1), (2, 2)])
def test_whoever_meets_the_pass_goes_on_to_the_owner_of_the_elephant(first, met):
    seats = [person(owned=4) for _ in range(3)]
    seats[met].fame, seats[met].money = 60, 6
    table = a_table(*seats, elephant=first, seat=first)
    turns, events = [], []
    for colour in range(3):
        turns.append(asked(table).seat)
        events += take(table, colour)
    assert turns == [first, (first + 1) % 3, (first + 2) % 3]
    assert [event.seat for event in of_kind(events, MarkersMet)] == [met]
    assert [event.seat for event in of_kind(events, GameEnded)] == [met]


@pytest.mark.clause("RAJ-12.2")
def test_who_has_no_worker_left_in_the_last_pass_is_passed_over():
    table = a_table(person(fame=60), person(workers=0))
    table.seats[0].owned = 4
    events = take(table, 0)
    ended = of_kind(events, GameEnded)[0]
    assert (ended.seat, ended.round, ended.workers) == (0, 1, (1, 0))
    assert " with the 1st worker of round 1: " in GAME.event_text(ended, ("Ada", "Bo"))


@pytest.mark.clause("RAJ-12.3")
def test_the_largest_overlap_wins():
    table = a_table(person(fame=60, money=3), person(fame=58, money=8), steps=[])
    assert standings(table) == [1, 0]
    assert result(table).scores == (3.0, 4.0)
    assert result(table).ranks == (2, 1)


@pytest.mark.clause("RAJ-12.4")
@pytest.mark.parametrize(
    ("fields", "hands", "elephant", "winner", "why"),
    [
        (({"karma": 1}, {"karma": 2}), ("o6", "o1"), 0, 1, "A tie: Bo has more karma"),
        (({"karma": 1}, {"karma": 1}), ("o1", "o2"), 0, 1, "A tie: Bo has more pips on dice"),
        (({"karma": 1}, {"karma": 1}), ("o2", "b2"), 0, 0, "A tie: Ada has the earlier turn"),
        (({"karma": 1}, {"karma": 1}), ("o2", "b2"), 1, 1, "A tie: Bo has the earlier turn"),
    ],
)
def test_ties_go_to_karma_then_pips_then_the_earlier_seat(fields, hands, elephant, winner, why):
    seats = [person(hand, fame=60, **more) for hand, more in zip(hands, fields, strict=True)]
    table = a_table(*seats, elephant=elephant, steps=[])
    assert standings(table)[0] == winner
    assert GAME.voice(("Ada", "Bo")).say(GAME.tie_break(table)) == why


def test_nothing_is_said_of_a_tie_where_there_is_none():
    assert GAME.tie_break(a_table(person(fame=60, karma=1), person(fame=59), steps=[])) is None


@pytest.mark.clause("RAJ-11.13")
def test_a_dummy_loses_ties_with_karma_and_with_pips():
    table = a_table(dummy(fame=60, money=3), person("o1", fame=60, money=3), steps=[])
    assert standings(table) == [1, 0]


@pytest.mark.clause("SOLO-2.4")
def test_a_result_is_told_with_round_and_worker():
    table = a_table(person(fame=60, money=6), dummy(workers=0), round=7)
    table.placed = {"great_mogul": 0, "dancer": 0}
    table.seats[0].used, table.seats[0].workers, table.seats[0].owned = 2, 1, 4
    ended = of_kind(take(table, 0), GameEnded)[0]
    told = GAME.event_text(ended, ("You", "Dummy"))
    how = "the markers have passed each other by 6 steps"
    assert told == f"You win with the 3rd worker of round 7: {how}"


@pytest.mark.clause("RAJ-1.3")
def test_effects_in_a_row_wait_for_all_that_an_earlier_one_sets_off():
    """The Dancer's two dice come before the yield tile, whose money passes a bonus."""
    table = a_table(person("o2", money=11))
    play(table, Place("dancer", dice("o2")[0]))
    assert asked(table).kind == "dice"
    play(table, TakeDice((0, 0)))
    assert asked(table).kind == "gained"
    play(table, (3, 4))
    assert asked(table).kind == "yield"
    play(table, "W6")
    assert table.seats[0].boat == 1, "the money bonus at 12 moved the boat"
    assert table.seats[0].money == 11 + 3 + 1


@pytest.mark.clause("RAJ-1.3")
def test_a_chain_runs_through_both_tracks_and_the_river():
    """Fame 48 moves the boat to a space with money, which passes a money bonus with fame."""
    from games.rajas.steps.carrying_out import CarryOut  # noqa: PLC0415

    seat = person(fame=46, money=80, bonus=7, boat=23, owned=5, workers=1)
    table = a_table(seat, steps=[TakeTurn(), CarryOut(0, (GainFame(2), GainMoney(1)), "border")])
    play(table)
    assert asked(table).kind == "sail"
    play(table, asked(table).options[1])
    assert (table.seats[0].boat, table.seats[0].money, table.seats[0].fame) == (25, 86, 50)
    assert table.seats[0].bonus == 8


def test_a_round_cannot_start_while_workers_are_out():
    table = a_table(person(workers=2), placed={"dancer": 0}, steps=[StartRound()])
    assert table.check() == ["placed must be empty when a round starts"]


def test_workers_are_counted_as_they_are_placed():
    table = a_table(person(), person(workers=0))
    numbers = [of_kind(take(table, colour), WorkerPlaced)[0].worker for colour in (0, 1, 2)]
    assert numbers == [1, 2, 3]
