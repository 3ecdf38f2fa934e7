"""What a dummy says where a rule seldom applies: small tables, one sentence each."""

import pytest

from games.rajas import dummy_words
from games.rajas.effects import GainDice, GainKarma, MoveBoat, VisitChamber
from games.rajas.events import DummyThought
from games.rajas.state import Rules
from games.rajas.steps.carrying_out import CarryOut
from games.rajas.steps.rounds import TakeTurn
from tests.games.rajas.positions import VOICE, a_table, detail_of, of_kind, person, play, title_of
from tests.games.rajas.positions import dummy as a_dummy

CHAMBERS, QUARRY, HARBOUR, BALCONIES, TERRACE = 1, 2, 4, 5, 6


def said(table, *answers):
    """What the dummy in seat 1 says when chance brings this: pairs of clause and sentence."""
    told = of_kind(play(table, *answers), DummyThought)
    return [(each.clause, f"{title_of(each)}. {detail_of(each)}") for each in told]


def turn(seat, *answers, you=None, **fields):
    """What he says in his turn."""
    return said(a_table(you or person(), seat, seat=1, **fields), *answers)


def getting(seat, effect, **fields):
    """A table on which he has an effect of the river first."""
    steps = [TakeTurn(), CarryOut(1, (effect,), "river")]
    return a_table(person(), seat, seat=1, steps=steps, **fields)


@pytest.mark.clause("RAJ-11.11")
def test_a_pair_that_finds_no_tile_of_7_to_10_tells_the_fallback():
    assert turn(a_dummy("b b"), QUARRY, tops="BC2")[2:4] == [
        ("SOLO-6.7", "It has 2 blue dice to buy with. It has the most dice of this color"),
        ("RAJ-11.11", "One die: price up to 6. No blue tile costs 7 to 10"),
    ]


@pytest.mark.clause("RAJ-11.11")
def test_a_colour_that_can_buy_nothing_gives_way_to_the_next():
    assert turn(a_dummy("o o o b b"), QUARRY, tops="BS2")[2:4] == [
        ("RAJ-11.11", "It has 2 blue dice to buy with. 3 orange dice can't buy anything, so the "
         "next color buys"),
        ("SOLO-6.8", "Two dice: price 7 to 10. It pays two dice if possible"),
    ]  # fmt: skip


@pytest.mark.clause("SOLO-6.7")
def test_equal_colours_are_drawn_and_those_that_cannot_buy_are_named():
    assert turn(a_dummy("o o b b g g"), QUARRY, "blue", tops="BS2 GS2")[2] == (
        "SOLO-6.7",
        "It has 2 blue dice to buy with. Tied for most dice: green and blue, so one is picked at "
        "random; it has just as many orange dice, but they can't buy anything",
    )


@pytest.mark.clause("SOLO-6.8")
def test_a_single_die_is_no_fallback():
    assert turn(a_dummy("b"), QUARRY, tops="BC2 BS2")[3] == (
        "SOLO-6.8",
        "One die: price up to 6. It has only one blue die",
    )


@pytest.mark.clause("RAJ-11.12")
@pytest.mark.parametrize(("boat", "left"), [(29, "1 space is"), (28, "2 spaces are")])
def test_a_boat_near_the_end_tells_which_results_are_rolled_again(boat, left):
    told = turn(a_dummy("o", boat=boat, owned=4), HARBOUR, 1)
    assert (
        "RAJ-11.12",
        f"Only {left} left on the river. A higher result is rolled again",
    ) in told
    assert "RAJ-11.12" not in dict(turn(a_dummy("o", boat=27, owned=4), HARBOUR, 1))


@pytest.mark.clause("RAJ-11.10")
def test_the_master_builders_die_is_told_as_bound_only_where_it_is():
    ahead = Rules(foresight="ahead")
    bound = turn(a_dummy("o g", "OT1"), CHAMBERS, 5, "GT1", tops="GT3", rules=ahead)
    words = dict(bound)["RAJ-11.10"]
    assert words.startswith("It pays an orange die. A replacement must stay possible. ")
    assert words.endswith("possible, so it pays a color it has one of")
    free = turn(a_dummy("o g g", "OT1"), CHAMBERS, 5, tops="GT3", rules=ahead)
    assert "RAJ-11.10" not in dict(free)
    assert dict(free)["SOLO-6.4"].startswith("It pays an orange die. It doesn't have three ")


@pytest.mark.clause("RAJ-11.9")
def test_a_colour_he_would_take_but_for_the_supply_is_told():
    hoard = a_dummy(" ".join(["o"] * 12))
    steps = [TakeTurn(), CarryOut(1, (GainDice((4,)),), "river")]
    table = a_table(person("g1"), a_dummy("g g b b p p"), hoard, seat=1, steps=steps)
    assert said(table, "blue") == [
        ("RAJ-11.9", "It takes a blue die. No orange die is left. It has two or more dice of every "
         "color in the supply, so it takes one it has the fewest of. It was picked at random "
         "from green, blue and purple"),
    ]  # fmt: skip


@pytest.mark.clause("RAJ-8.1", "SOLO-5.17")
def test_a_boat_names_the_spaces_it_skips():
    told = turn(a_dummy("o"), HARBOUR, 3, you=person(boat=2))
    assert told[-2:] == [
        ("RAJ-8.1", "It skips space 2. Spaces with another boat are not counted"),
        ("SOLO-5.17", "It sails 2 spaces, to space 3. The space brings a die of any color"),
    ]


@pytest.mark.clause("RAJ-11.4", "RAJ-8.2")
def test_how_far_a_bonus_moves_the_boat():
    table = getting(a_dummy(boat=20, owned=4), MoveBoat(2, exact=False))
    assert said(table)[0] == (
        "RAJ-11.4", "It sails 2 spaces, to space 22. It sails as far as possible. The space brings "
        "2 fame",
    )  # fmt: skip
    table = getting(a_dummy(boat=30, owned=4), MoveBoat(2, exact=False))
    assert said(table) == [
        ("RAJ-8.2", "Nothing happens. The boat is at the end of the river"),
    ]


@pytest.mark.clause("SOLO-3.4")
def test_karma_is_told_as_money():
    assert said(getting(a_dummy(), GainKarma(2))) == [
        ("SOLO-3.4", "2 money instead of 2 karma. Dummies earn money instead of karma"),
    ]


@pytest.mark.clause("SOLO-5.18")
def test_a_balcony_is_told_with_what_it_gives():
    told = dict(turn(a_dummy("o"), BALCONIES))
    assert told["SOLO-5.18"].startswith("Orange balcony: 2 purple dice. ")


@pytest.mark.clause("SOLO-4.2", "SOLO-5.19")
def test_a_terrace_with_one_kind_of_space_says_why_nothing_is_rolled():
    board = a_table(person(), a_dummy("o"), seat=1)
    spaces = [space for space in board.spaces if space.area == "terrace"]
    dice_spaces = {space.id: 0 for space in spaces if space.takes >= 0}
    you = person(workers=0, owned=5)
    told = dict(turn(a_dummy("o"), TERRACE, you=you, placed=dice_spaces))
    assert told["SOLO-4.2"].startswith("It takes the money from the terrace. ")
    money = {space.id: 0 for space in spaces if space.takes < 0}
    told = dict(turn(a_dummy("o g g b b p p"[:1]), TERRACE, you=you, placed=money))
    assert told["SOLO-5.19"].startswith("It takes a die from the terrace. The space with ")
    assert told["SOLO-6.2"] == "Terrace: an orange die. It has exactly one die of this color"


@pytest.mark.clause("SOLO-5.8")
def test_a_person_visited_without_a_worker_is_told_with_his_gift():
    table = getting(a_dummy(scrolls=(3, 2, 2, 2)), VisitChamber("raja_man_singh"))
    assert said(table)[:2] == [
        (
            "SOLO-5.8",
            "It uses Raja Man Singh. This costs no die and no worker. The action brings an upgrade "
            "and 3 money",
        ),
        ("SOLO-6.5", "It upgrades the temple. A building at 3 comes first"),
    ]


@pytest.mark.clause("SOLO-6.5")
def test_a_track_at_2_is_upgraded_only_when_none_is_at_3():
    table = a_table(person(), a_dummy(scrolls=(4, 2, 4, 4)), seat=1)
    reason = dummy_words.upgrade(table, 1, 1, [1])
    assert (reason.clause, VOICE.say(reason.said)) == (
        "SOLO-6.5",
        "It upgrades the palace. No building is at 3, so one at 2 is upgraded",
    )


@pytest.mark.clause("SOLO-4.1", "SOLO-4.2")
def test_the_first_die_names_every_result_with_its_odds_or_why_it_is_rolled_again():
    thought = of_kind(play(a_table(person(), a_dummy(""), seat=1), TERRACE), DummyThought)[0]
    told = {each.option: (each.odds, VOICE.say(each.why)) for each in thought.reason.options}
    assert told == {
        1: (0, "it has no die to pay"),
        2: (0, "it has no die to pay"),
        3: (0, "it has no market on its tiles"),
        4: (0, "it has no die to pay"),
        5: (0, "it has no die to pay"),
        6: (1.0, "the terrace"),
    }


@pytest.mark.clause("SOLO-6.3")
def test_a_lot_names_all_that_were_equally_good():
    thoughts = of_kind(
        play(a_table(person(), a_dummy("o g"), seat=1), 1, 3, "orange"), DummyThought
    )
    (paid,) = [each for each in thoughts if each.clause == "SOLO-6.4"]
    assert [(VOICE.say_name(each.option), each.odds) for each in paid.reason.options] == [
        ("orange", 0.5), ("green", 0.5),
    ]  # fmt: skip
