"""Chapter 4: dice, karma, money, fame, bonuses, workers and upgrades."""

import pytest

from engine.core.decision import recorded
from games.rajas.effects import GainDice, GainFame, GainKarma, GainMoney, RaiseScroll
from games.rajas.events import BonusReached, DiceForfeited, WorkerGained
from games.rajas.moves import Place, TakeDice, TurnDie, Upgrade
from games.rajas.state import Rules
from games.rajas.steps.carrying_out import CarryOut
from games.rajas.steps.rounds import TakeTurn
from tests.games.rajas.positions import (
    BOARD,
    NAVARATNAS,
    a_table,
    asked,
    dice,
    of_kind,
    options,
    person,
    play,
)


def gaining(seat, *effects, rules=None):
    """A table on which a seat is to have these effects."""
    steps = [TakeTurn(), CarryOut(0, effects, "border")]
    return a_table(seat, steps=steps, rules=rules or Rules())


@pytest.mark.clause("RAJ-4.1")
def test_a_die_gained_is_rolled_at_once_and_spent_dice_return_to_the_supply():
    table = a_table(person("o1"))
    assert table.supply() == [10, 12, 12, 12]
    play(table, Place("terrace_blue_1"))
    assert asked(table).kind == "gained"
    play(table, (5,))
    assert table.seats[0].dice == dice("o1 b5")
    assert table.supply() == [10, 12, 11, 12]


@pytest.mark.clause("RAJ-4.1", "RAJ-10.1")
@pytest.mark.parametrize(("rules", "room"), [(Rules(), 10), (NAVARATNAS, 8)])
def test_the_statue_holds_ten_dice_or_eight(rules, room):
    seat = person(" ".join(["o1"] * (room - 1)))
    table = gaining(seat, GainDice((2, 3)), rules=rules)
    assert options(table) == ["Take blue", "Take purple"]
    events = play(table, TakeDice((3,)), (2,))
    assert len(table.seats[0].dice) == room
    table = gaining(table.seats[0].copy(), GainDice((2,)), rules=rules)
    events = play(table)
    assert [event.count for event in of_kind(events, DiceForfeited)] == [1]


@pytest.mark.clause("RAJ-4.2")
def test_any_colour_is_the_owners_choice_of_what_the_supply_has():
    table = gaining(person("o1"), GainDice((0, 4)))
    assert options(table) == [
        "Take orange, orange", "Take orange, green", "Take orange, blue", "Take orange, purple",
    ]  # fmt: skip
    table = gaining(person("o1"), GainDice((0, 4)))
    table.seats[1].dice = dice(" ".join(["o1"] * 10))
    assert options(table) == ["Take orange, green", "Take orange, blue", "Take orange, purple"]


@pytest.mark.clause("RAJ-4.2")
def test_a_colour_that_the_supply_lacks_is_not_taken():
    table = gaining(person("o1"), GainDice((0, 2)))
    table.seats[1].dice = dice(" ".join(["o1"] * 10))
    table.rules = Rules()
    table.seats[0].dice = dice("o1 o1")
    play(table, (6,))
    assert table.seats[0].dice == dice("o1 o1 b6")


@pytest.mark.clause("RAJ-4.3")
def test_karma_beyond_three_is_lost():
    table = gaining(person(karma=2), GainKarma(2))
    play(table)
    assert table.seats[0].karma == 3


@pytest.mark.clause("RAJ-4.4")
def test_a_karma_turns_a_die_to_its_opposite_face():
    table = a_table(person("o1 b2", karma=1))
    assert "Turn blue 2" in options(table)
    play(table, TurnDie(dice("b2")[0]))
    assert table.seats[0].dice == dice("o1 b5")
    assert table.seats[0].karma == 0
    assert not [each for each in options(table) if each.startswith("Turn")]
    assert asked(table).seat == 0, "the turn goes on"


@pytest.mark.clause("RAJ-4.4")
def test_karma_turns_dice_in_the_middle_of_a_turn_but_not_one_that_is_needed():
    table = a_table(person("o4 b1", karma=2), tops="OC1 BC2")
    play(table, Place("quarry_1"))
    assert options(table) == ["Buy OC1", "Turn blue 1"]
    play(table, TurnDie(dice("b1")[0]))
    assert options(table) == ["Buy OC1", "Buy BC2", "Turn orange 4", "Turn blue 6"]


@pytest.mark.clause("RAJ-4.5")
def test_what_cannot_be_paid_in_full_cannot_be_done():
    table = a_table(person("o4", money=0), tops="OC1")
    assert not [each for each in options(table) if each.startswith("Quarry")]


@pytest.mark.clause("RAJ-4.6", "RAJ-4.7")
def test_a_marker_moves_its_full_amount_and_then_brings_the_bonuses_in_order():
    table = gaining(person(fame=3), GainFame(9))
    events = play(table)
    assert table.seats[0].fame == 12
    assert [event.space for event in of_kind(events, BonusReached)] == [5, 10]
    assert asked(table).kind == "upgrade"
    play(table, Upgrade(2))
    assert asked(table).kind == "dice"


@pytest.mark.clause("RAJ-4.6")
def test_no_effect_takes_fame_away():
    effects = recorded("games.rajas.effects")
    assert GainFame in effects
    assert not [kind for kind in effects if "lose" in kind.__name__.lower()]
    assert all(bonus.effects for bonus in BOARD.fame_bonuses)


@pytest.mark.clause("RAJ-4.8")
def test_the_fame_bonuses():
    assert [bonus.space for bonus in BOARD.fame_bonuses] == [5, 10, 15, 22, 28, 34, 41, 48]
    kinds = [type(bonus.effects[0]).__name__ for bonus in BOARD.fame_bonuses]
    assert kinds == [
        "RaiseScroll", "GainDice", "GainWorker", "RaiseScroll", "GainKarma", "GainDice",
        "RaiseScroll", "MoveBoat",
    ]  # fmt: skip
    assert len(BOARD.fame_bonuses[5].effects[0].colours) == 2


def spaces_reached(table):
    """The spaces of the bonuses that the effects under way bring."""
    return [event.space for event in of_kind(play(table), BonusReached)]


@pytest.mark.clause("RAJ-4.7", "RAJ-4.8")
@pytest.mark.parametrize("space", [5, 10, 15, 22, 28, 34, 41, 48])
def test_each_fame_bonus_is_had_on_its_space_not_before_and_not_again(space):
    assert spaces_reached(gaining(person(fame=space - 2), GainFame(1))) == []
    assert spaces_reached(gaining(person(fame=space - 1), GainFame(1))) == [space]
    assert spaces_reached(gaining(person(fame=space), GainFame(1))) == []


@pytest.mark.clause("RAJ-4.9")
def test_the_money_bonuses():
    spaces = [bonus.space for bonus in BOARD.money_bonuses]
    assert spaces == [12, 20, 30, 40, 50, 60, 72, 84]
    kinds = [type(bonus.effects[0]).__name__ for bonus in BOARD.money_bonuses]
    assert kinds == [
        "MoveBoat", "GainWorker", "GainDice", "RaiseScroll", "GainKarma", "GainDice", "MoveBoat",
        "GainFame",
    ]  # fmt: skip


@pytest.mark.clause("RAJ-4.9")
def test_a_money_bonus_is_had_once_however_often_the_marker_passes_it():
    table = gaining(person(money=18, bonus=1), GainMoney(3))
    play(table)
    seat = table.seats[0]
    assert (seat.owned, seat.workers, seat.bonus) == (4, 4, 2)
    seat.money = 15
    table.steps.append(CarryOut(0, (GainMoney(7),), "border"))
    events = play(table)
    assert not of_kind(events, BonusReached)
    assert (seat.money, seat.owned) == (22, 4)


@pytest.mark.clause("RAJ-4.9")
@pytest.mark.parametrize(("bonus", "space"), [*enumerate((12, 20, 30, 40, 50, 60, 72, 84))])
def test_each_money_bonus_is_had_on_its_space_and_not_before(bonus, space):
    table = gaining(person(money=space - 2, bonus=bonus), GainMoney(1))
    assert spaces_reached(table) == []
    assert table.seats[0].bonus == bonus
    table = gaining(person(money=space - 1, bonus=bonus), GainMoney(1))
    assert spaces_reached(table) == [space]
    assert table.seats[0].bonus == bonus + 1


@pytest.mark.clause("RAJ-4.9")
def test_the_bonus_marker_leaves_no_money_bonus_out():
    table = gaining(person(money=11), GainMoney(1))
    assert spaces_reached(table) == [12]
    table.steps.append(CarryOut(0, (GainMoney(8),), "border"))
    assert spaces_reached(table) == [20]
    table.seats[0].money = 15
    table.steps.append(CarryOut(0, (GainMoney(15),), "border"))
    assert spaces_reached(table) == [30], "20 was had before, 30 comes next"


@pytest.mark.clause("RAJ-4.9", "RAJ-4.7")
def test_one_large_gain_brings_every_money_bonus_on_its_way():
    assert spaces_reached(gaining(person(money=6), GainMoney(34))) == [12, 20, 30, 40]


@pytest.mark.clause("RAJ-4.9")
def test_the_second_seat_has_a_bonus_marker_of_its_own():
    table = a_table(person(bonus=3), person(money=11), steps=[TakeTurn()])
    table.steps.append(CarryOut(1, (GainMoney(1),), "border"))
    assert spaces_reached(table) == [12]
    assert [seat.bonus for seat in table.seats] == [3, 1]


@pytest.mark.clause("RAJ-4.10")
def test_a_waiting_worker_is_available_at_once():
    table = gaining(person(fame=14, workers=1), GainFame(1))
    play(table)
    assert (table.seats[0].workers, table.seats[0].owned) == (2, 4)
    assert table.waiting_workers(0) == (False, True, True)


@pytest.mark.clause("RAJ-4.10", "RAJ-10.1")
@pytest.mark.parametrize(("rules", "owned"), [(Rules(), 5), (NAVARATNAS, 6)])
def test_one_worker_more_than_allowed_leaves_the_game(rules, owned):
    table = gaining(person(fame=14, workers=1, owned=5), GainFame(1), rules=rules)
    events = play(table)
    assert table.seats[0].owned == owned
    assert [event.joined for event in of_kind(events, WorkerGained)] == [owned == 6]


@pytest.mark.clause("RAJ-4.11")
def test_an_upgrade_raises_one_building_by_one_up_to_four():
    table = gaining(person(scrolls=(4, 3, 2, 4)), RaiseScroll(2))
    assert options(table) == ["Upgrade the palace", "Upgrade the fort"]
    play(table, Upgrade(1))
    assert table.seats[0].scrolls == (4, 4, 3, 4), "the second had only the fort to raise"
    table = gaining(person(scrolls=(4, 4, 4, 4)), RaiseScroll(1))
    play(table)
    assert table.seats[0].scrolls == (4, 4, 4, 4)


@pytest.mark.clause("RAJ-4.11")
def test_an_upgrade_does_not_change_what_was_counted():
    table = gaining(person(fame=7, scrolls=(2, 4, 4, 4)), RaiseScroll(1))
    play(table)
    assert table.seats[0].fame == 7
