"""The solo version, sentence by sentence (chapters 14 and 11): seat 1 is the dummy to move."""

import pytest

from engine.core.errors import BadDocument, IllegalAnswer
from engine.core.story import Telling
from engine.text.message import Message
from games.rajas import dummy, dummy_words
from games.rajas.board import AREAS
from games.rajas.effects import (
    ANY,
    CHOICE,
    BuildTile,
    GainDice,
    GainDicePerKarma,
    GainFame,
    GainKarma,
    GainMoney,
    GainYield,
    MoveBoat,
    RaiseScroll,
    SellGood,
    VisitChamber,
    by_colour,
)
from games.rajas.events import (
    BonusReached,
    DiceForfeited,
    DiceSpent,
    DummyThought,
    MarkersMet,
    NothingDone,
    TileLaid,
    WorkerPlaced,
    WorkerSetAside,
    YieldUsed,
)
from games.rajas.game import GAME
from games.rajas.state import LOOSE, Rules
from games.rajas.steps.carrying_out import CarryOut
from games.rajas.steps.dummies import DummyTakeDice, colour_lot, drawn_colour, spend
from games.rajas.steps.rounds import TakeTurn
from tests.games.rajas.positions import (
    BOARD,
    VOICE,
    a_table,
    asked,
    dice,
    of_kind,
    outcomes,
    person,
    play,
    title_of,
)
from tests.games.rajas.positions import dummy as a_dummy

CHAMBERS, QUARRY, MARKET, HARBOUR, BALCONIES, TERRACE = 1, 2, 3, 4, 5, 6
LISTED = Rules(dummies="listed")
AHEAD = Rules(foresight="ahead")


def turn(seat, *answers, others=(), **fields):
    """The dummy's turn, with these results of its dice and lots; the table and its events."""
    table = a_table(person(), seat, *others, seat=1, **fields)
    return table, play(table, *answers)


def getting(seat, *effects, **fields):
    """A table on which the dummy is to have these effects before its turn."""
    steps = [TakeTurn(), CarryOut(1, effects, "river")]
    return a_table(person(), seat, seat=1, steps=steps, **fields)


def thoughts(events):
    """The clauses a dummy followed, in order."""
    return [event.clause for event in of_kind(events, DummyThought)]


def hand(table):
    """How many dice of each colour the dummy has."""
    return by_colour(table.seats[1].dice)


def taken(area, but=()):
    """The workers of the person on every space of an area."""
    return {space.id: 0 for space in BOARD.spaces[2] if space.area == area and space.id not in but}


def with_taken(seat, *areas, but=()):
    """A table where the person's workers are on all spaces of some areas."""
    placed = {name: owner for area in areas for name, owner in taken(area, but).items()}
    return a_table(person(workers=0, owned=5), seat, seat=1, placed=placed)


def valid_areas(table):
    """The areas whose faces are valid for the dummy."""
    return [AREAS[face - 1] for face in dummy.ValidFaces(dummy.why_no_areas(table, 1)).faces]


def refused(faces, text):
    """What is said of a result that a person typed and that does not count."""
    with pytest.raises(IllegalAnswer) as problem:
        faces.parse(text)
    return GAME.problem_text(problem.value, VOICE)


# -- general --------------------------------------------------------------------------------------


@pytest.mark.clause("SOLO-2.1", "SOLO-4.1", "SOLO-5.1")
def test_a_die_chooses_the_area_and_the_worker_goes_there():
    _, events = turn(a_dummy("o o g"), TERRACE, (1,))
    placed = of_kind(events, WorkerPlaced)[0]
    assert (placed.seat, placed.space) == (1, "terrace_green_1")
    assert thoughts(events)[0] == "SOLO-4.1"


@pytest.mark.clause("SOLO-4.1")
def test_the_six_areas_by_the_face():
    assert AREAS == ("chambers", "quarry", "market", "harbor", "balconies", "terrace")
    table = a_table(person(), a_dummy("o g"), seat=1)
    assert [dummy.area_of(table, 1, face) for face in range(1, 7)] == list(AREAS)


@pytest.mark.clause("SOLO-2.2")
def test_a_dummy_without_a_worker_is_passed_over():
    table = a_table(person(), a_dummy(workers=0))
    play(table, asked(table).options[0], (3,))
    assert asked(table).seat == 0


@pytest.mark.clause("SOLO-2.3")
def test_a_dummy_ends_the_game_like_a_person():
    seat = a_dummy("o", "OC1", fame=58, money=3, bonus=8)
    table, events = turn(seat, MARKET)
    assert [event.seat for event in of_kind(events, MarkersMet)] == [1]
    assert table.is_over


@pytest.mark.clause("SOLO-3.1")
def test_a_dummy_has_no_limit_of_dice():
    table = getting(a_dummy("o o o g g g b b b p p p"), GainDice((0, 1)))
    play(table)
    assert sum(hand(table)) == 14


@pytest.mark.clause("SOLO-3.2")
def test_its_dice_have_the_pips_that_are_needed():
    table, _ = turn(a_dummy("o"), CHAMBERS, 3, "orange")
    assert table.placed == {"yogi": 1}
    table, _ = turn(a_dummy("o"), HARBOUR, 5)
    assert table.seats[1].boat == 3


@pytest.mark.clause("SOLO-3.3")
def test_where_karma_is_counted_it_has_three():
    table = getting(a_dummy("o g b p"), GainDicePerKarma())
    play(table, "orange", "green", "blue")
    assert hand(table) == [2, 2, 2, 1]


@pytest.mark.clause("SOLO-3.4")
def test_karma_earned_is_money():
    table = getting(a_dummy(money=4), GainKarma(2))
    play(table)
    assert (table.seats[1].money, table.seats[1].karma) == (6, 0)


@pytest.mark.clause("SOLO-3.5")
def test_it_pays_for_no_space_and_receives_every_bonus():
    table, _ = turn(a_dummy("o o", money=0), QUARRY, tops="OT3")
    assert table.seats[1].money == 0
    table = getting(a_dummy(money=19, bonus=1), GainKarma(2))
    events = play(table)
    assert [event.space for event in of_kind(events, BonusReached)] == [20]
    assert table.seats[1].owned == 4


@pytest.mark.clause("SOLO-3.6", "SOLO-3.7", "SOLO-5.11", "SOLO-5.12")
def test_a_tile_lies_in_no_cell_and_is_paid_for_at_once():
    table, events = turn(a_dummy("o o", scrolls=(3, 2, 2, 4)), QUARRY, "OS1", tops="OS4")
    seat = table.seats[1]
    assert [(laid.cell, laid.tile) for laid in seat.tiles] == [(-1, "OS4")]
    assert (seat.fame, seat.money) == (4, 4 + 3)
    assert seat.claimed == ()
    assert seat.dice == ()
    assert thoughts(events) == [
        "SOLO-4.1",
        "SOLO-5.2",
        "SOLO-6.7",
        "SOLO-6.8",
        "SOLO-6.9",
        "SOLO-3.7",
    ]


@pytest.mark.clause("SOLO-3.8")
def test_its_markets_count_at_the_market_place():
    table, _ = turn(a_dummy("", "OC6", "GC3", money=0), MARKET)
    assert table.seats[1].money == 4 + 3 + 3, "the best of silk, tea and spices"


# -- the area -------------------------------------------------------------------------------------


@pytest.mark.clause("SOLO-4.2")
def test_only_valid_results_come_and_each_is_equally_likely():
    table = a_table(person(), a_dummy("o"), seat=1)
    faces = asked(table).outcomes
    assert dict(faces.outcomes()) == {1: 0.25, 4: 0.25, 5: 0.25, 6: 0.25}
    assert 2 not in faces
    assert refused(faces, "2") == "A 2 is not valid: it can't buy any tile. Roll again."
    assert refused(faces, "7") == "'7' is not a face of the die. Type what it shows, such as 1."
    assert faces.parse(" 4 ") == 4
    assert faces.from_json(4) == 4
    with pytest.raises(BadDocument):
        faces.from_json(2)


@pytest.mark.clause("SOLO-4.3")
@pytest.mark.parametrize("area", AREAS)
def test_an_area_without_a_free_space_is_not_valid(area):
    table = with_taken(a_dummy("o o g", "OC1"), area)
    table.tops = ("OT1", *table.tops[1:])
    table.stacks = (table.stacks[0][1:], *table.stacks[1:])
    assert area not in valid_areas(table)
    assert len(valid_areas(table)) == 5


@pytest.mark.clause("SOLO-4.4")
def test_without_a_die_areas_that_ask_for_one_are_not_valid():
    table = a_table(person(), a_dummy("", "OC1"), seat=1, tops="OT1")
    assert valid_areas(table) == ["market", "terrace"]


@pytest.mark.clause("SOLO-4.5")
def test_the_quarry_is_not_valid_when_no_tile_can_be_bought():
    assert "quarry" in valid_areas(a_table(person(), a_dummy("o"), seat=1, tops="OT1"))
    assert "quarry" not in valid_areas(a_table(person(), a_dummy("o"), seat=1, tops="GT1"))
    assert "quarry" not in valid_areas(a_table(person(), a_dummy("o"), seat=1, tops="OT3"))


@pytest.mark.clause("SOLO-4.6")
def test_the_market_place_needs_a_market_and_a_die_where_one_is_asked_for():
    assert "market" not in valid_areas(a_table(person(), a_dummy("o", "OT1"), seat=1))
    table = with_taken(a_dummy("", "OC1"), "market", but=("market_silk",))
    assert "market" not in valid_areas(table), "only a space with a die is left, and he has none"
    table = with_taken(a_dummy("o", "OC1"), "market", but=("market_silk",))
    assert "market" in valid_areas(table)


@pytest.mark.clause("RAJ-11.8")
def test_a_market_space_that_pays_nothing_is_valid_where_only_what_is_listed_is_not():
    table = with_taken(a_dummy("o", "OC1"), "market", but=("market_tea",))
    table.rules = LISTED
    assert "market" in valid_areas(table)
    play(table, MARKET)
    assert table.placed["market_tea"] == 1
    assert table.seats[1].money == 4
    table = with_taken(a_dummy("o", "OC1"), "market", but=("market_tea",))
    assert "market" not in valid_areas(table)


@pytest.mark.clause("SOLO-4.7")
def test_the_harbour_is_not_valid_at_the_end_of_the_river():
    assert "harbor" not in valid_areas(a_table(person(), a_dummy("o", boat=30, owned=4), seat=1))


@pytest.mark.clause("SOLO-4.7", "RAJ-11.12")
def test_with_one_space_left_the_harbour_is_valid_and_one_step_is_rolled():
    table = a_table(person(), a_dummy("o", boat=29, owned=4), seat=1)
    assert "harbor" in valid_areas(table)
    play(table, HARBOUR)
    assert outcomes(table) == [1, 2], "the others are more than the river has left"
    play(table, 2)
    assert table.seats[1].boat == 30


@pytest.mark.clause("SOLO-4.8")
@pytest.mark.parametrize("face", [BALCONIES, TERRACE])
def test_with_five_dice_a_5_or_6_means_the_quarry(face):
    table, events = turn(a_dummy("o o g b p"), face, "OS1", tops="OS4")
    assert table.placed == {"quarry_1": 1}
    assert thoughts(events)[0] == "SOLO-4.8"
    four = a_table(person(), a_dummy("o o g b"), seat=1, tops="OS4")
    assert dummy.area_of(four, 1, face) == AREAS[face - 1]


@pytest.mark.clause("SOLO-4.8")
def test_when_the_quarry_is_not_valid_either_5_and_6_are_not():
    table = a_table(person(), a_dummy("o o g b p"), seat=1)
    assert outcomes(table) == [CHAMBERS, HARBOUR]


@pytest.mark.clause("RAJ-11.7")
def test_when_no_area_is_valid_the_worker_is_set_aside():
    table = with_taken(a_dummy("", workers=2), "terrace")
    events = play(table)
    assert of_kind(events, WorkerSetAside)
    assert table.round == 2


# -- the detail -----------------------------------------------------------------------------------


@pytest.mark.clause("SOLO-5.2", "SOLO-5.15")
@pytest.mark.parametrize(("face", "area"), [(QUARRY, "quarry"), (HARBOUR, "harbor")])
def test_quarry_and_harbour_take_the_cheapest_free_space(face, area):
    first = [space.id for space in BOARD.spaces[2] if space.area == area][:2]
    table = a_table(person(), a_dummy("o o"), seat=1, tops="OS4", placed={first[0]: 0})
    play(table, face)
    if area == "harbor":
        play(table, 1)
    assert table.placed[first[1]] == 1


@pytest.mark.clause("SOLO-5.3")
def test_a_second_die_chooses_a_free_and_valid_person():
    table = a_table(person(), a_dummy("o", boat=25, owned=4), seat=1, placed={"yogi": 0})
    play(table, CHAMBERS)
    assert outcomes(table) == [1, 2, 4], "3 is taken, 5 has no tile, 6 no six spaces"
    words = "A 3 is not valid: the space is taken. Roll again."
    assert refused(asked(table).outcomes, "3") == words


@pytest.mark.clause("SOLO-5.4")
def test_a_die_is_spent_for_the_person():
    table, events = turn(a_dummy("o g g"), CHAMBERS, 1)
    assert hand(table) == [0, 2, 0, 0]
    assert thoughts(events) == ["SOLO-4.1", "SOLO-5.3", "SOLO-5.5", "SOLO-6.4"]


@pytest.mark.clause("SOLO-5.5")
def test_1_brings_two_fame_and_the_elephant():
    table, _ = turn(a_dummy("o"), CHAMBERS, 1)
    assert (table.seats[1].fame, table.visitor) == (2, 1)


@pytest.mark.clause("SOLO-5.6")
def test_2_brings_two_dice_and_a_white_tile_used_at_once():
    table, events = turn(a_dummy("o g g", money=0), CHAMBERS, 2, "orange", "W6")
    assert of_kind(events, YieldUsed) == [YieldUsed(1, "W6", (GainMoney(3),))]
    assert hand(table) == [2, 2, 0, 0]
    assert table.seats[1].money == 3
    assert table.discarded == ("W6",)


@pytest.mark.clause("SOLO-5.7")
def test_3_brings_two_money_and_a_die():
    table, _ = turn(a_dummy("o", money=4), CHAMBERS, 3, "blue")
    assert table.seats[1].money == 6
    assert hand(table) == [0, 0, 1, 0]


@pytest.mark.clause("SOLO-5.8")
def test_4_brings_an_upgrade_and_three_money():
    table, _ = turn(a_dummy("o", scrolls=(2, 3, 2, 2)), CHAMBERS, 4)
    assert table.seats[1].scrolls == (2, 4, 2, 2)
    assert table.seats[1].money == 7


@pytest.mark.clause("SOLO-5.9")
def test_5_needs_a_tile_without_a_market_and_replaces_it():
    assert dummy.why_no_person(a_table(person(), a_dummy("o g", "OC1")), 1, "master_builder")
    seat = a_dummy("o g", "OT1")
    table, events = turn(seat, CHAMBERS, 5, "GT1", tops="GT3", rules=AHEAD)
    assert [laid.tile for laid in table.seats[1].tiles] == ["GT3"]
    assert table.gone == ("OT1",)
    assert table.seats[1].fame == 4
    assert thoughts(events)[-4:] == ["SOLO-6.10", "SOLO-6.11", "SOLO-6.12", "RAJ-7.3"]


@pytest.mark.clause("RAJ-11.8")
def test_by_what_is_listed_the_master_builder_only_needs_such_a_tile():
    for seat in (a_dummy("o", "OT1"), a_dummy("o g", "OT5")):
        table = a_table(person(), seat, tops="GT3", seat=1)
        assert dummy.why_no_person(table, 1, "master_builder") == dummy.NO_REPLACEMENT
        table.rules = LISTED
        assert not dummy.why_no_person(table, 1, "master_builder")
    table, events = turn(a_dummy("o", "OT1"), CHAMBERS, 5, tops="GT3", rules=LISTED)
    assert of_kind(events, NothingDone)
    assert (table.placed, table.seats[1].dice) == ({"master_builder": 1}, ())


@pytest.mark.clause("SOLO-5.10")
def test_6_needs_six_spaces_and_moves_exactly_six():
    table = a_table(person(boat=28, owned=4), a_dummy("o", boat=24, owned=4), seat=1)
    assert dummy.why_no_person(table, 1, "portuguese") == Message("boat-cannot-move", {"spaces": 6})
    table, _ = turn(a_dummy("o", boat=6), CHAMBERS, 6)
    assert table.seats[1].boat == 12
    assert table.seats[1].fame == 1


@pytest.mark.clause("SOLO-5.10")
def test_just_six_spaces_are_enough_for_the_portuguese():
    table, _ = turn(a_dummy("o", boat=24, owned=4), CHAMBERS, 6)
    assert table.seats[1].boat == 30
    table = a_table(person(), a_dummy("o", boat=25, owned=4), seat=1)
    assert dummy.why_no_person(table, 1, "portuguese")


@pytest.mark.clause("SOLO-5.13")
def test_of_two_free_market_spaces_he_takes_the_first_without_a_lot():
    others = (person(), person())
    table, _ = turn(a_dummy("o", "OC1"), MARKET, others=others)
    assert table.placed == {"market_assorted_1": 1}


@pytest.mark.clause("SOLO-5.13")
def test_a_market_space_without_a_die_comes_first_even_when_another_pays_more():
    table, events = turn(a_dummy("o", "OC1", "PC1", money=0), MARKET)
    assert table.placed == {"market_assorted_1": 1}
    assert (table.seats[1].money, table.seats[1].dice) == (2, dice("o"))
    assert thoughts(events)[-1] == "SOLO-5.13"


@pytest.mark.clause("SOLO-5.14")
def test_otherwise_the_market_space_that_pays_most_for_a_die():
    seat = a_dummy("o", "OC1", "PC1", "GC1", money=0)
    table = a_table(person(), seat, seat=1, placed={"market_assorted_1": 0})
    events = play(table, MARKET)
    assert table.placed["market_silk"] == 1
    assert (table.seats[1].money, table.seats[1].dice) == (4, ())
    assert "SOLO-5.14" in thoughts(events)


@pytest.mark.clause("SOLO-6.3", "SOLO-5.14")
def test_a_tie_between_market_spaces_is_drawn():
    seat = a_dummy("o", "OC1", "GC1", money=0)
    table = a_table(person(), seat, seat=1, placed={"market_assorted_1": 0})
    play(table, MARKET)
    assert outcomes(table) == ["market_silk", "market_tea"]


@pytest.mark.clause("SOLO-5.16")
@pytest.mark.parametrize(("face", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_harbours_die_decides_how_far(face, steps):
    table, _ = turn(a_dummy("o", boat=11), HARBOUR, face)
    assert table.seats[1].boat == 11 + steps


@pytest.mark.clause("RAJ-11.12")
def test_a_result_beyond_the_end_of_the_river_is_rolled_again():
    table = a_table(person(boat=30, owned=4), a_dummy("o", boat=28, owned=4), seat=1)
    play(table, HARBOUR)
    assert outcomes(table) == [1, 2, 3, 4]


@pytest.mark.clause("SOLO-5.17")
def test_at_the_harbour_a_die_is_spent_and_the_bonus_of_the_space_taken():
    table, _ = turn(a_dummy("o g g", boat=11), HARBOUR, 5)
    assert (table.seats[1].boat, table.seats[1].money) == (14, 8)
    assert hand(table) == [0, 2, 0, 0]


@pytest.mark.clause("SOLO-5.18")
def test_on_the_balconies_a_die_brings_two_of_the_other_colour():
    seat = a_dummy("o g g")
    table = a_table(person(), seat, seat=1)
    play(table, BALCONIES)
    assert table.placed == {"balcony_orange": 1}
    assert hand(table) == [0, 2, 0, 2]
    table = a_table(person(), a_dummy("o g g"), seat=1, placed={"balcony_orange": 0})
    play(table, BALCONIES)
    assert hand(table) == [1, 1, 2, 0], "orange is taken"


@pytest.mark.clause("SOLO-5.18", "RAJ-11.9")
@pytest.mark.parametrize(("left", "given"), [(0, [1, 1, 2, 0]), (1, [0, 2, 0, 1])])
def test_a_balcony_whose_colour_is_exhausted_is_passed_over(left, given):
    """Orange, of which he has one, would bring two purple; of the twelve so many are left."""
    seats = person(hand="p1 " * 10), a_dummy("o g g"), a_dummy("p " * (2 - left))
    table = a_table(*seats, seat=1)
    play(table, BALCONIES)
    assert hand(table) == given
    only = a_table(seats[0], a_dummy("o"), seats[2], seat=1)
    assert ("balconies" in valid_areas(only)) == bool(left)


@pytest.mark.clause("SOLO-5.19")
@pytest.mark.parametrize(("face", "money"), [(6, 2), (5, 0), (1, 0)])
def test_only_a_6_takes_the_money_of_the_terrace_and_no_die_is_rolled_again(face, money):
    table, events = turn(a_dummy("o", money=0), TERRACE, (face,))
    assert table.seats[1].money == money
    assert ("terrace_reroll" in table.placed) == bool(money)
    assert not [event for event in events if type(event).__name__ == "DiceRerolled"]


@pytest.mark.clause("SOLO-5.19")
def test_no_die_is_rolled_when_the_space_with_the_money_is_taken_or_alone():
    seat = a_dummy("o", money=0)
    table = a_table(person(), seat, seat=1, placed={"terrace_reroll": 0})
    play(table, TERRACE)
    assert table.placed["terrace_orange_1"] == 1
    table = with_taken(a_dummy("o", money=0), "terrace", but=("terrace_reroll",))
    play(table, TERRACE)
    assert table.seats[1].money == 2


@pytest.mark.clause("SOLO-5.20")
def test_the_die_of_the_terrace_is_chosen_among_the_free_spaces():
    table = a_table(person(), a_dummy("o"), seat=1, placed={"terrace_orange_1": 0})
    play(table, TERRACE, (2,))
    assert outcomes(table) == ["green", "blue", "purple"]


@pytest.mark.clause("SOLO-5.20")
@pytest.mark.parametrize("colour", range(4))
def test_a_colour_that_the_supply_lacks_is_no_choice_on_the_terrace(colour):
    name = ("orange", "green", "blue", "purple")[colour]
    rest = a_dummy(" ".join([name[0]] * 12))
    table = a_table(person(""), a_dummy(""), rest, seat=1)
    assert table.supply()[colour] == 0
    assert colour not in dummy.terrace_spaces(table)
    rest.dice = rest.dice[1:]
    assert colour in dummy.terrace_spaces(table)


# -- decisions ------------------------------------------------------------------------------------


@pytest.mark.clause("SOLO-6.1", "SOLO-6.2")
@pytest.mark.parametrize(
    ("counts", "colours"),
    [
        ((1, 1, 0, 0), [0, 1]),
        ((2, 1, 0, 0), [1]),
        ((3, 2, 2, 0), [3]),
        ((3, 2, 2, 4), [1, 2]),
        ((2, 2, 2, 2), [0, 1, 2, 3]),
    ],
)
def test_the_colour_of_a_die_to_take(counts, colours):
    """The second, third and fourth are close to the examples of the document."""
    assert dummy.colours_to_take(counts, range(4)) == colours


@pytest.mark.clause("SOLO-6.2", "SOLO-6.3")
def test_the_documents_examples():
    orange, green, blue, purple = range(4)
    one_green_one_purple = (0, 1, 0, 1)
    assert dummy.colours_to_take(one_green_one_purple, range(4)) == [green, purple]
    three_green = (2, 3, 2, 0)
    assert dummy.colours_to_take(three_green, range(4)) == [purple]
    four_purple = (2, 3, 2, 4)
    assert dummy.colours_to_take(four_purple, range(4)) == [orange, blue]


@pytest.mark.clause("SOLO-6.3")
def test_a_tie_is_broken_by_chance_with_equal_odds():
    table = getting(a_dummy("g p"), GainDice((ANY,)))
    assert dict(asked(table).outcomes.outcomes()) == {"green": 0.5, "purple": 0.5}


@pytest.mark.clause("SOLO-6.4")
@pytest.mark.parametrize(
    ("counts", "colours"),
    [((3, 1, 2, 0), [0]), ((4, 3, 1, 0), [0, 1]), ((2, 1, 2, 1), [1, 3]), ((2, 0, 2, 0), [0, 2])],
)
def test_the_colour_of_a_die_to_spend(counts, colours):
    assert dummy.colours_to_spend(counts) == colours


@pytest.mark.clause("SOLO-6.5")
@pytest.mark.parametrize(
    ("scrolls", "buildings"),
    [((2, 3, 4, 3), [1, 3]), ((2, 4, 2, 4), [0, 2]), ((4, 4, 4, 4), [])],
)
def test_the_building_to_upgrade(scrolls, buildings):
    assert dummy.scrolls_to_raise(scrolls) == buildings


@pytest.mark.clause("SOLO-6.5")
def test_an_upgrade_with_all_at_their_end_does_nothing():
    table = getting(a_dummy(scrolls=(4, 4, 4, 4)), RaiseScroll(1))
    assert of_kind(play(table), NothingDone)


@pytest.mark.clause("SOLO-6.6", "SOLO-6.8")
def test_two_dice_buy_a_tile_of_7_to_10():
    table, _ = turn(a_dummy("o o o"), QUARRY, "OS1", tops="OT1 OS5")
    assert [laid.tile for laid in table.seats[1].tiles] == ["OS5"]
    assert hand(table) == [1, 0, 0, 0]


@pytest.mark.clause("SOLO-6.8")
@pytest.mark.parametrize(
    ("hand", "said"),
    [("o o o", "Two dice: price 7 to 10"), ("o", "One die: price up to 6")],
)
def test_a_dummy_says_how_many_dice_it_buys_with(hand, said):
    _, events = turn(a_dummy(hand), QUARRY, tops="OT1 OS5")
    titles = {event.clause: title_of(event) for event in of_kind(events, DummyThought)}
    assert titles["SOLO-6.8"] == said


@pytest.mark.clause("SOLO-3.6")
def test_a_dummys_tile_is_told_as_lying_loose_and_unturned():
    _, events = turn(a_dummy("o o o"), QUARRY, tops="OS5")
    assert of_kind(events, TileLaid) == [TileLaid(1, "OS5", LOOSE, 0, None)]


@pytest.mark.clause("SOLO-6.7")
def test_the_colour_with_most_dice_buys():
    table, _ = turn(a_dummy("o g g g"), QUARRY, "GT1", tops="OT1 GT3")
    assert [laid.tile for laid in table.seats[1].tiles] == ["GT3"]
    table = a_table(person(), a_dummy("o o g g"), seat=1, tops="OT3 GT3")
    play(table, QUARRY)
    assert outcomes(table) == ["orange", "green"]


@pytest.mark.clause("RAJ-11.11")
def test_when_the_first_colour_cannot_buy_the_next_does_and_one_die_buys_up_to_6():
    table = a_table(person(), a_dummy("o o g"), seat=1, tops="GT1 GC4")
    assert dummy.colours_to_buy(table, 1) == [1]
    assert dummy.purchase(table, 1, 1) == dummy.Purchase(1, 1, ("GT1",))
    table = a_table(person(), a_dummy("o o"), seat=1, tops="OT1")
    assert dummy.purchase(table, 1, 0) == dummy.Purchase(0, 1, ("OT1",))


@pytest.mark.clause("SOLO-6.9")
def test_of_the_tiles_in_the_range_one_is_drawn():
    table = a_table(person(), a_dummy("o o"), seat=1, tops="OT3 OS5 OC1")
    play(table, QUARRY)
    assert outcomes(table) == ["OT3", "OS5"]


@pytest.mark.clause("SOLO-6.10")
def test_the_master_builders_second_die_is_chosen_as_for_spending():
    seat = a_dummy("o g g b b b", "OT1")
    table = a_table(person(), seat, seat=1, tops="GT3 BT3")
    play(table, CHAMBERS, 5)
    assert hand(table) == [1, 2, 2, 0], "blue was three for the chamber"
    assert outcomes(table) == ["green", "blue"]


@pytest.mark.clause("SOLO-6.11")
def test_the_dearest_tile_without_a_market_is_replaced():
    seat = a_dummy("o g", "OT1", "BT2", "PT2", "GS4")
    table = a_table(person(), seat, seat=1, tops="GT3", rules=AHEAD)
    assert [laid.tile for laid in dummy.tiles_to_replace(table, 1)] == ["BT2", "PT2"]
    play(table, CHAMBERS, 5)
    assert outcomes(table) == ["BT2", "PT2"]


@pytest.mark.clause("SOLO-6.12")
def test_of_the_tiles_that_one_more_die_can_pay_for_one_is_drawn():
    seat = a_dummy("o g g", "OT1")
    table = a_table(person(), seat, seat=1, tops="GT1 GS1 GC4 BT3")
    assert [tile.id for tile in dummy.replacing_tops(table, 1)] == ["GS1", "GC4", "BT3"]
    play(table, CHAMBERS, 5)
    assert outcomes(table) == ["GS1", "GC4"], "a tile for 5 is no dearer, blue dice he has none"
    play(table, "GC4")
    assert [laid.tile for laid in table.seats[1].tiles] == ["GC4"]


@pytest.mark.clause("RAJ-11.10")
def test_looking_ahead_the_die_for_the_master_builder_leaves_a_replacement_possible():
    table, _ = turn(a_dummy("o g", "OT1"), CHAMBERS, 5, "GT1", tops="GT3", rules=AHEAD)
    assert [laid.tile for laid in table.seats[1].tiles] == ["GT3"], "orange was paid, not green"


# -- where the solo version is silent -------------------------------------------------------------


@pytest.mark.clause("RAJ-11.1")
def test_a_build_action_by_a_bonus_needs_no_worker_and_can_be_void():
    table = getting(a_dummy("o o"), BuildTile(), tops="OS4")
    play(table, "OS1")
    assert [laid.tile for laid in table.seats[1].tiles] == ["OS4"]
    assert table.placed == {}
    assert of_kind(play(getting(a_dummy("o o"), BuildTile())), NothingDone)


@pytest.mark.clause("RAJ-11.1")
def test_a_build_action_by_a_bonus_with_one_die_buys_a_tile_for_up_to_six():
    table = getting(a_dummy("o"), BuildTile(), tops="OS4 OT2 BT2")
    play(table)
    assert [laid.tile for laid in table.seats[1].tiles] == ["OT2"], "OS4 asks for two dice"
    assert (hand(table), table.placed) == ([0, 0, 0, 0], {})
    assert of_kind(play(getting(a_dummy("o"), BuildTile(), tops="OS4 BT2")), NothingDone)


@pytest.mark.clause("RAJ-11.2")
def test_the_good_that_pays_most_is_sold():
    table = getting(a_dummy("o", "OC1", "GC1", "BC6", money=0), SellGood(3))
    play(table)
    assert table.seats[1].money == 5, "silk 2 and 3, tea 2 and 3"


@pytest.mark.clause("RAJ-11.3")
def test_any_chamber_is_rolled_among_valid_persons_taken_ones_as_well():
    table = getting(a_dummy("o", boat=26, owned=4), VisitChamber(CHOICE), placed={"yogi": 0})
    assert outcomes(table) == [1, 2, 3, 4]
    play(table, 1)
    assert (table.seats[1].fame, hand(table)) == (2, [1, 0, 0, 0])


@pytest.mark.clause("RAJ-11.4")
def test_up_to_is_as_far_as_possible():
    table = getting(a_dummy(boat=20, owned=4), MoveBoat(2, exact=False))
    play(table)
    assert table.seats[1].boat == 22


@pytest.mark.clause("RAJ-11.5", "SOLO-6.2")
def test_two_dice_of_any_colour_are_taken_with_a_fresh_count():
    table = getting(a_dummy("o g g"), GainDice((ANY, ANY)))
    play(table)
    assert outcomes(table) == ["blue", "purple"], "orange was taken first and is two now"
    play(table, "purple")
    assert hand(table) == [2, 2, 0, 1]


@pytest.mark.clause("RAJ-11.6")
def test_with_navaratnas_the_dancers_tile_is_drawn_among_those_face_up():
    table = getting(a_dummy(money=0), GainYield(0), rules=Rules(board="navaratnas"))
    assert outcomes(table) == [f"W{number}" for number in range(1, 9)]
    play(table, "W6")
    assert table.seats[1].money == 3
    assert "W6" not in table.yields
    assert table.seats[1].yields == ()


@pytest.mark.clause("RAJ-11.9")
def test_a_colour_that_the_supply_lacks_is_passed_over():
    table = getting(a_dummy("o g g b b p p"), GainDice((ANY,)))
    table.seats[0].dice = dice(" ".join(["o1"] * 11))
    table.rules = Rules()
    assert table.colours_left() == [1, 2, 3]
    table.seats[0].dice = dice("o1")
    table.seats[1].dice = dice("o o o o o o o o o o o g g")
    play(table, "blue")
    table = getting(a_dummy("o o o o o o o o o o o"), GainDice((0,)))
    events = play(table)
    assert of_kind(events, DiceForfeited)


def test_a_dummys_thoughts_are_told_in_the_log_with_their_clauses():
    _, events = turn(a_dummy("o g g"), CHAMBERS, 1)
    lines = [GAME.event_text(event, ("Ada", "Meera")) for event in of_kind(events, DummyThought)]
    said = "The die for the main area shows 1. The chambers can be used"
    assert lines[0] == f"Meera: {said} [SOLO-4.1]"


def test_a_dummys_fame_passes_bonuses():
    table = getting(a_dummy(fame=4), GainFame(1))
    play(table, "temple")
    assert table.seats[1].scrolls == (3, 2, 2, 2)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (
            "g g b b",
            "It doesn't have exactly one die of any color, so it takes a color it has none of",
        ),
        ("o g g b b", "It has exactly one die of this color"),
        (
            "o o g g g b b b p p p",
            "It has two or more dice of every color, so it takes one it has the fewest of",
        ),
    ],
)
def test_a_dummy_says_which_colour_he_takes(hand, said):
    table = a_table(person(), a_dummy(hand), seat=1)
    assert VOICE.part(dummy_words.take_die(table, 1, 0, [0]).said, "detail") == said


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("o", "It doesn't have three or more dice of any color, so it pays a color it has one of"),
        (
            "o o",
            "It has zero or two dice of every color, so it pays a color it has two of",
        ),
        ("o o o", "It has three or more dice of this color"),
    ],
)
def test_a_dummy_says_which_colour_he_spends(hand, said):
    table = a_table(person(), a_dummy(hand), seat=1)
    lot = dummy_words.Lot(0, [0], range(4), dummy_words.FOR_MASTER_BUILDER)
    assert VOICE.part(dummy_words.pay_die(table, 1, lot).said, "detail") == said


@pytest.mark.clause("SOLO-4.4")
def test_a_die_that_a_dummy_spends_is_told_with_what_for():
    table, telling = a_table(person(), a_dummy("o o g"), seat=1), Telling()
    lot = dummy_words.Lot(0, [0], range(4), dummy_words.FOR_MASTER_BUILDER)
    spend(table, 1, "the harbour", lot, telling)
    assert table.seats[1].dice == dice("o g")
    assert of_kind(telling.events, DiceSpent) == [
        DiceSpent(1, dice("o"), Message("purpose-harbour"))
    ]


def test_a_position_in_which_a_dummy_is_to_take_dice_names_their_colours():
    table = a_table(person(), a_dummy())
    assert DummyTakeDice(1, (0,)).problems(table) == []
    assert DummyTakeDice(1, ()).problems(table) == [
        "the step on top is to take dice, but names none"
    ]


@pytest.mark.clause("SOLO-6.3")
def test_a_tie_is_broken_by_a_lot_and_one_color_alone_needs_none():
    """A lot is drawn by the computer at a real table too: no die is asked for."""
    chance = colour_lot([3, 1], Message("draw-order"), 2)
    assert (chance.is_lot, chance.for_seat, chance.outcomes.items) == (
        True, 2, ("purple", "green"),
    )  # fmt: skip
    assert colour_lot([3], Message("draw-order"), 2) is None
    assert (drawn_colour([3, 1], "green"), drawn_colour([3], None)) == (1, 3)
