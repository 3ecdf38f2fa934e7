"""Nine whole turns of SUPERCAT, worked by hand: T1 to T9 of `arcs_supercat_turns.md`.

B is seat 0. Unless told otherwise four players, all clusters, no aids, and B leads.
"""

import pytest

from games.arcs.board import system_name
from games.arcs.campaign_components import SIDES
from games.arcs.game import GAME
from games.arcs.parts import Deed
from games.arcs.supercat.assessment import Readings
from tests.games.arcs.positions import a_seat, acting
from tests.games.arcs.supercats import FIVE, NO_MARKER, a_cat, assessment, does, thought
from tests.games.arcs.whole_turns import a_cat_of, a_rival, following, leading, play_turn, sides

EMPTY_COURT = "Mining Interest, Lattice Spies, Elder Broker, Sworn Guardians"
MANY = range(6)
"""Seeds of chance."""
WORKED = Readings(abandon="last")
"""T2 was worked with the document's word: a march may leave a building as a last resort."""


@pytest.mark.clause("CAT-11.19", "CAT-11.23", "CAT-8.10")
def test_t1_the_task_force_goes_three_steps_and_does_not_turn_back():
    ways = set()
    for seed in MANY:
        table = leading(
            a_cat_of("3-hex 3, 5-crescent 3, 2-gate 2", draw="aggression-4 construction-4",
                     slots="weapon relic", count=3),
            a_rival("5-hex 3, 2-arrow 3, 3-gate 2", count=3),
            a_rival("2-hex 3, 3-arrow 3, 5-gate 2", count=3),
            aids="always", setup="3p-mix-up", court=EMPTY_COURT,
            buildings="0 city 3-hex, 0 starport 5-crescent, 1 city 5-hex, 1 starport 2-arrow, "
            "2 city 2-hex, 2 starport 3-arrow",
        )  # fmt: skip
        turn = play_turn(table, seed=seed)
        assert turn.answers[0] == "Lead Aggression 4"
        assert len(turn.moves) == 3
        assert (table.seats[0].fresh, table.seats[0].slots[:2]) == (
            {"3-hex": 3, "5-crescent": 1, "2-gate": 2, "6-crescent": 2}, ("weapon", "relic")
        )  # fmt: skip
        ways.add(tuple(move.split()[1] for move in turn.moves))
    assert ways == {("5-gate", "6-gate", "6-crescent"), ("5-hex", "6-arrow", "6-crescent")}


@pytest.mark.clause("CAT-11.19", "CAT-11.25", "CAT-8.9")
@pytest.mark.parametrize("seed", MANY)
def test_t2_a_march_that_gives_up_a_building_goes_on(seed):
    table = leading(
        a_cat_of("4-arrow 3, 2-hex 1", draw="mobilization-3 construction-5"),
        a_rival("4-arrow 2, 1-hex 1"), a_rival("6-hex 2", slots="relic relic"),
        a_rival("6-arrow 2"),
        buildings="0 city 4-arrow, 0 city 2-hex, 0 city 3-arrow, 0 city 3-crescent, "
        "0 city 5-crescent, 0 starport 1-crescent, 1 city 4-hex, 1 starport 1-hex",
        court="Mining Interest, Lattice Spies 0 1, Elder Broker 0 0 2, Sworn Guardians 0 0 0 1",
    )  # fmt: skip
    turn = play_turn(table, seed=seed, readings=WORKED)
    assert turn.answers[0] == "Lead Mobilization 3"
    assert turn.told("CAT-4.9")[0].endswith("It could, but it has no Administration card")
    by = turn.moves[0].split()[1]
    assert by in ("4-gate", "4-crescent")
    assert turn.moves == [f"4-arrow {by} 3", f"{by} 4-hex 3"]
    way = f"Move 3 fresh ships from Arrow 4 to Hex 4 through {system_name(by)} (2 moves)"
    assert turn.says(
        f"{way}. It will have 3 fresh ships in Hex 4, and rivals have none. "
        "[28] Move to take control"
    )
    assert turn.told("CAT-N-13")[-1].endswith("It needs 2 actions for this and has 1 left")
    assert turn.answers[-2] == "Influence Mining Interest"
    assert table.seats[0].fresh == {"4-hex": 3, "2-hex": 1}
    assert table.controller("4-arrow") == 1


@pytest.mark.clause("CAT-11.22")
def test_t2_with_more_actions_it_would_not_come_back_with_the_same_card():
    table = leading(
        a_cat_of("4-arrow 3, 2-hex 1", draw="mobilization-1 construction-5"),
        a_rival("4-arrow 2, 1-hex 1"), a_rival("6-hex 2"), a_rival("6-arrow 2"),
        buildings="0 city 4-arrow, 0 city 2-hex, 0 city 3-arrow, 0 city 3-crescent, "
        "0 city 5-crescent, 0 starport 1-crescent, 1 city 4-hex, 1 starport 1-hex",
        court=EMPTY_COURT,
    )  # fmt: skip
    turn = play_turn(table, readings=WORKED)
    assert len(turn.moves) == 2
    assert turn.told("CAT-N-13")[1].endswith(
        "It could, but only by undoing what this card has gained"
    )


@pytest.mark.clause("CAT-3.4", "CAT-6.6", "CAT-N-19")
@pytest.mark.parametrize("seed", MANY)
def test_t3_administration_declares_and_taxes_four_times(seed):
    table = leading(
        a_cat_of("2-hex 2, 3-arrow 1, 1-crescent 1", draw="administration-2 aggression-6",
                 slots="fuel material"),
        a_rival("5-gate 2", slots="psionic psionic material"),
        a_rival("6-gate 2", slots="fuel psionic"), a_rival("4-gate 2"), court=EMPTY_COURT,
        buildings="0 city 2-hex, 0 city 2-arrow, 0 city 3-arrow, 0 starport 2-hex, "
        "1 city 1-crescent, 1 city 5-hex",
    )  # fmt: skip
    turn = play_turn(table, seed=seed)
    assert turn.answers[:2] == ["Lead Administration 2", "Declare Tycoon"]
    taxes = [each for each in turn.answers if each.startswith("Tax ")]
    three = {"Tax 2-hex of seat 1", "Tax 2-arrow of seat 1", "Tax 1-crescent of seat 2"}
    assert (set(taxes[:3]), taxes[3]) == (three, "Tax 3-arrow of seat 1")
    me = table.seats[0]
    assert (sorted(me.slots), me.captives[1]) == (
        ["fuel", "fuel", "material", "material", "psionic", "relic"], 1
    )  # fmt: skip


@pytest.mark.clause("CAT-3.7", "CAT-5.5", "CAT-N-15", "CAT-N-32", "CAT-N-33")
def test_t4_construction_under_a_rival():
    table = following(
        "construction-3",
        a_cat_of("3-arrow 2, 4-crescent 1, 5-gate 1", draw="construction-5 mobilization-2",
                 slots="material", seize=2, counter=2),
        a_rival("6-gate 2"), a_rival("1-gate 2"), a_rival("4-crescent 2, 4-gate 1"),
        aids="always", court=EMPTY_COURT, buildings="0 city 6-hex, 3 city 4-hex",
    )  # fmt: skip
    turn = play_turn(table)
    assert turn.done == [
        "Surpass with Construction 5", "Spend Material to build", "Build a starport in 3-arrow",
        "Build a city in 4-crescent", "Build a ship in 3-arrow", "Build a starport in 4-crescent",
    ]  # fmt: skip
    assert table.seats[0].fresh["3-arrow"] == 3
    assert [each.fresh for each in table.buildings_at("4-crescent", 0)] == [False, False]
    assert turn.told("CAT-N-9")[0].endswith("It has a starport")


@pytest.mark.clause("CAT-3.12", "CAT-N-22", "CAT-8.1", "CAT-11.19")
def test_t5_a_pivot_and_two_agents_as_one_unit():
    table = following(
        "aggression-5",
        a_cat_of("3-gate 1, 2-hex 2", draw="mobilization-4 construction-6",
                 slots="psionic psionic relic", seize=2, counter=2),
        a_rival("6-gate 2", slots="relic"), a_rival("1-gate 2"),
        a_rival("5-gate 2", slots="relic relic psionic"), aids="always",
        buildings=f"{FIVE}, 0 starport 1-crescent", boxes={"keeper": (0,)}, zeroed=True,
        court="Sworn Guardians, Lattice Spies 1 0 0 2, Elder Broker 0 0 0 2, Admin Union",
    )  # fmt: skip
    turn = play_turn(table)
    agent = "Influence Sworn Guardians"
    assert turn.done == ["Pivot to Mobilization 4", agent, agent]
    assert ", as planned. " in turn.told("CAT-N-22")[-2]
    assert turn.told("CAT-4.3")[0].endswith("It finds no favorable combat for that")
    assert turn.told("CAT-4.9")[0].endswith("It could, but it has no Administration card")


def a_war_for_trophies():
    """The position of T6."""
    table = leading(
        a_cat_of("5-gate 3, 2-hex 1", draw="aggression-2 construction-3"),
        a_rival("6-gate 2", "6-gate 1"), a_rival("1-hex 2"), a_rival("2-gate 2"),
        boxes={"warlord": (0,)}, court=EMPTY_COURT,
        buildings="0 city 3-arrow, 0 city 4-crescent, 0 city 5-hex, 0 city 2-hex, 0 city 3-hex, "
        "0 starport 1-crescent, 1 city 6-crescent, 1 starport 6-hex",
    )  # fmt: skip
    nothing = (0,) * 4
    table.seats[1].trophies = (nothing, nothing, (2, 0, 0, 0), nothing)
    table.seats[2].trophies = (nothing, (1, 0, 0, 0), nothing, nothing)
    return table


@pytest.mark.clause("CAT-11.19", "CAT-8.21", "CAT-8.22")
def test_t6_a_battle_for_trophies_and_one_more():
    table = a_war_for_trophies()
    rolls = [
        sides("skirmish", "hit", "blank"),
        sides("skirmish", "hit") + sides("assault", "2 hits and self-hit"),
    ]
    turn = play_turn(table, rolls)
    assert turn.moves == ["5-gate 6-gate 2"]
    assert [each for each in turn.answers if "skirmish" in each] == [
        "2 skirmish, 0 assault, 0 raid", "1 skirmish, 1 assault, 0 raid",
    ]  # fmt: skip
    me, rival = table.seats[0], table.seats[1]
    assert (me.fresh["5-gate"], me.fresh["6-gate"], me.hurt["6-gate"]) == (1, 1, 1)
    assert (me.trophy_count, rival.ships_at("6-gate")) == (2, 1)
    moved, planned = turn.told("CAT-N-8")[1:3]
    assert moved.startswith("Move 2 fresh ships from Gate 5 to Gate 6. Then: Battle A in Gate 6")
    assert planned.startswith("Battle A in Gate 6 for Trophies, as planned. "), "its move is over"


@pytest.mark.clause("CAT-11.20")
def test_t6_after_a_battle_that_took_nothing_the_same_fight_goes_on():
    turn = play_turn(a_war_for_trophies(), [sides("skirmish", "blank", "blank")] * 2)
    assert "Battle A in Gate 6 for Trophies, as planned" in turn.told("CAT-N-8")[-2]
    assert turn.answers.count("Attack seat 2 in 6-gate") == 2


@pytest.mark.clause("CAT-4.3", "CAT-5.6", "CAT-5.7", "CAT-8.24", "CAT-8.16")
def test_t7_fuel_and_weapon_make_a_raid():
    table = following(
        "mobilization-6",
        a_cat_of("5-arrow 3", draw="construction-4 administration-5", slots="fuel weapon",
                 seize=1, counter=1),
        a_rival("1-hex 2", slots="psionic"), a_rival("1-gate 2"),
        a_rival("5-crescent 1", slots="fuel psionic"), aids="always", boxes={"empath": (0,)},
        buildings="0 city 3-arrow, 0 city 4-crescent, 0 city 2-hex, 0 city 6-crescent, "
        "0 city 3-hex, 0 starport 1-crescent, 3 city 5-crescent",
        court="Mining Interest 0 0 0 1, Lattice Spies, Elder Broker, Sworn Guardians",
    )  # fmt: skip
    rolls = [
        sides("assault", "2 hits", "blank", "hit and self-hit"),
        sides("raid", "intercept and 2 keys", "intercept", "self-hit and key"),
    ]
    turn = play_turn(table, rolls)
    assert turn.done[:5] == [
        "Pivot to Administration 5", "Spend Weapon to battle with pips", "Spend Fuel to move",
        "Move from 5-arrow to 5-crescent", "2 fresh and 0 damaged",
    ]  # fmt: skip
    dice = [each for each in turn.answers if "assault" in each]
    assert dice == ["0 skirmish, 3 assault, 0 raid", "0 skirmish, 0 assault, 3 raid"]
    me = table.seats[0]
    assert (me.fresh, me.hurt, me.trophy_count) == ({"5-arrow": 1}, {"5-crescent": 2}, 1)
    assert [each for each in me.slots if each] == ["psionic"]


def gates(fresh):
    """The position of T8 with these ships of B."""
    return leading(
        a_cat_of(fresh, draw="mobilization-5 construction-3"),
        a_rival("4-gate 1, 6-hex 1"), a_rival("1-hex 2"), a_rival("2-hex 1"), boxes=NO_MARKER,
        buildings="0 city 6-hex, 0 city 3-arrow, 0 city 3-hex, 0 city 5-hex, 0 city 6-crescent, "
        "0 starport 4-crescent, 1 starport 1-arrow",
        court="Mining Interest 0 0 0 3, Lattice Spies 0 1, Elder Broker 0 0 2, "
        "Sworn Guardians 0 0 0 1",
    )  # fmt: skip


@pytest.mark.clause("CAT-11.22", "CAT-11.25")
def test_t8_no_catapult_leads_back_through_the_gate_that_was_left():
    turn = play_turn(gates("4-gate 2, 3-arrow 1"))
    assert turn.told("CAT-4.5")[0].endswith("but its best fitting card gives 2")
    assert turn.told("CAT-N-13")[0].endswith("It needs 3 actions for this and has 2 left")
    assert [each for each in turn.done if each.startswith("Influence")] == [
        "Influence Lattice Spies", "Influence Lattice Spies",
    ]  # fmt: skip
    assert turn.moves == []


@pytest.mark.clause("CAT-8.7", "CAT-8.9", "CAT-11.24")
def test_t8_ships_of_another_group_fly_through_a_gate_that_the_first_one_holds():
    table = gates("4-gate 2, 3-arrow 1, 4-crescent 2")
    turn = play_turn(table)
    assert turn.moves == [
        "4-crescent 4-gate 1", "4-gate 5-gate 1", "5-gate 6-gate 1", "6-gate 6-hex 1",
    ]  # fmt: skip
    assert table.seats[0].fresh == {"4-gate": 2, "3-arrow": 1, "4-crescent": 1, "6-hex": 1}
    assert table.controller("6-hex") == -1


@pytest.mark.clause("CAT-5.8", "CAT-5.11", "CAT-9.6", "CAT-9.7")
def test_t9_the_court_with_choices():
    table = leading(
        a_cat_of("3-hex 2, 5-gate 1", draw="aggression-3 construction-2", slots="relic",
                 cards="Arms Union"),
        a_rival("2-gate 1", cards="Mining Interest, Skirmishers"),
        a_rival("1-hex 2", slots="relic"), a_rival("1-gate 1"), boxes={"empath": (0, 1, 2)},
        buildings="0 city 3-arrow, 0 city 4-crescent, 0 city 2-hex, 0 city 6-crescent, "
        "0 city 3-hex, 0 starport 1-crescent",
        court="Guild Struggle 2 1, Song of Freedom 2 1, Elder Broker 0 0 1, Sworn Guardians",
    )  # fmt: skip
    turn = play_turn(table)
    assert turn.done == [
        "Lead Aggression 3", "Use Arms Union", "Spend Relic to secure", "Secure Guild Struggle",
        "Steal Skirmishers of seat 2", "Use Skirmishers", "Secure Song of Freedom", "Go on",
    ]  # fmt: skip
    assert turn.told("CAT-N-40")[0].endswith("It needs 2 actions for this and has 1 left")
    me = table.seats[0]
    assert (me.fresh, sum(me.captives)) == ({"3-hex": 5, "5-gate": 1}, 2)
    assert len(table.buildings) == 6


# -- two readings ----------------------------------------------------------------------------------


@pytest.mark.clause("CAT-12.9")
@pytest.mark.parametrize(
    ("abandon", "marches"), [("progress", False), ("last", True), ("never", False)]
)
def test_a_march_that_leaves_an_own_building_to_a_rival_is_a_reading(abandon, marches):
    table = acting(
        a_cat("4-arrow 3"), a_seat("4-arrow 2"), lead="mobilization-3",
        buildings=f"0 city 4-arrow, 1 city 4-hex, 0 starport 1-crescent, {FIVE}", boxes=NO_MARKER,
    )  # fmt: skip
    found = does(assessment(table, readings=Readings(abandon=abandon)), 28, 3)
    assert bool(found) is marches


@pytest.mark.clause("CAT-12.10", "CAT-11.21")
@pytest.mark.parametrize(("undo", "stays"), [("never", True), ("may", False)])
def test_whether_what_a_card_achieved_stays_is_a_reading(undo, stays):
    table = acting(
        a_cat("1-hex 2"), a_seat("1-hex 1"), lead="mobilization-3",
        turn={"trail": (Deed("move", "1-hex", 2, origin="1-gate", fresh=2),), "pips": 2},
    )  # fmt: skip
    assert assessment(table, readings=Readings(undo=undo)).undoes("1-hex", 1, 0) is stays


@pytest.mark.clause("CAT-6.7")
@pytest.mark.parametrize("actions", [(), ("battle", "battle", "secure"), *SIDES.values()])
def test_in_a_position_whose_turn_gives_the_actions_of_no_suit_its_turn_ends(actions):
    table = acting(a_cat("1-gate 2"), turn={"actions": actions, "prelude": False})
    GAME.read_position(GAME.codec.encode(table))
    assert str(thought(table).option) == "End the turn"
