"""RB 4: the methods in their order, the thresholds, and what comes after them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.decision import Decision
from engine.core.step import apply, pending
from games.roll_galaxy.dice import EXPLORE, SETTLE
from games.roll_galaxy.moves import CONFIRM, MoveByDictate, PlaceWild, SelectPhase
from games.roll_galaxy.navigator.rollout import usual_plan
from games.roll_galaxy.rollbot.bot import _made, next_move
from games.roll_galaxy.rollbot.empire import Rulings
from games.roll_galaxy.rollbot.planning import Plan
from tests.games.roll_galaxy.positions import play, rolled
from tests.games.roll_galaxy.rollbot.asking import (
    CONTENT,
    assigns,
    calling,
    clauses,
    in_words,
    placed,
    plan_clauses,
    selector,
    thinks,
)

GUILD = {"developments": ["Merchant Guild"], "credits": 5}
"""One development that takes three dice."""

MINING = {"worlds": ["Mining World"], "credits": 5}
"""One world that takes three dice."""


def goods_on(*worlds: str, empty: tuple[str, ...] = (), built: tuple[str, ...] = ()):
    """Fields for worlds with a white good each, empty ones, and other tiles."""
    return {"built": (*worlds, *empty, *built), "goods": dict.fromkeys(worlds, "white")}


@pytest.mark.clause("RB-4.1")
@pytest.mark.clause("RB-4.2")
def test_dice_that_rolled_the_phase_come_first() -> None:
    table = rolled("white Develop", "white Develop", "white Ship", **CONTENT)
    assert plan_clauses(table, "Develop")[6:] == ["RB-4.2", "RB-4.4"]
    assert placed(calling(table, "Develop")) == {"Develop": "3 white"}


@pytest.mark.clause("RB-4.3")
def test_matching_wilds_come_before_the_selecting_die() -> None:
    """Two worlds are empty; the brown Wild fills the second place, so nobody moves to select."""
    fields = goods_on(empty=("Runaway Robots", "Spice World"))
    table = rolled("white Produce", "white Develop", "brown Wild", **CONTENT, **fields)
    assert plan_clauses(table, "Produce")[6:9] == ["RB-4.2", "RB-4.3", "RB-4.18"]
    seat = calling(table, "Produce")
    assert placed(seat) == {"Develop": "white", "Produce": "white, brown"}
    assert selector(seat) == "white"


@pytest.mark.clause("RB-4.3")
@pytest.mark.clause("RB-5.14")
def test_a_wild_does_not_match_a_world_that_is_matched_already() -> None:
    """The brown producer matches the brown world: for the yellow one the Wild is no match."""
    fields = goods_on(empty=("Runaway Robots", "Alien Sentinels"))
    table = rolled("brown Produce", "white Develop", "brown Wild", **CONTENT, **fields)
    assert "RB-4.3" not in plan_clauses(table, "Produce")[:8]
    assert selector(calling(table, "Produce")) == "white"


@pytest.mark.clause("RB-4.3")
@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        ("brown", {"Develop": "white", "Ship": "brown"}),
        ("purple", {"Develop": "white", "Ship": "purple"}),
        ("cyan", {"Produce": "cyan", "Ship": "white"}),
        ("red", {"Produce": "red", "Ship": "white"}),
    ],
)
def test_for_ship_a_wild_matches_a_full_world(colour: str, expected) -> None:
    """The brown world is full: other Wilds wait, the developer ships, and they produce cyan."""
    fields = goods_on("Radioactive World", empty=("Spice World",))
    table = rolled("white Develop", f"{colour} Wild", **CONTENT, **fields)
    assert placed(calling(table, "Ship")) == expected


@pytest.mark.clause("RB-4.3")
def test_no_more_wilds_match_than_the_phase_takes() -> None:
    """Two brown worlds are full, one shipper rolled: of two brown Wilds one explores."""
    fields = goods_on("Radioactive World", "Asteroid Belt")
    table = rolled("white Ship", "brown Wild", "brown Wild", **CONTENT, **fields)
    assert placed(calling(table, "Ship")) == {"Explore": "brown", "Ship": "white, brown"}


@pytest.mark.clause("RB-4.3")
def test_no_wild_matches_for_other_phases() -> None:
    table = rolled("white Ship", "brown Wild", **CONTENT)
    assert "RB-4.3" not in plan_clauses(table, "Develop")


@pytest.mark.clause("RB-4.4")
def test_a_wild_does_not_select_if_another_die_can() -> None:
    seat = calling(rolled("yellow Wild", "brown Ship", "white Settle", **CONTENT), "Develop")
    assert selector(seat) == "brown"
    assert placed(seat) == {"Develop": "brown, yellow", "Settle": "white"}


@pytest.mark.clause("RB-4.5")
@pytest.mark.clause("RB-4.6")
def test_reassign_powers_come_before_wilds() -> None:
    """Three dice are wanted: one selects, one is reassigned, and one Wild is enough."""
    faces = ("white Ship", "white Explore", "red Wild", "cyan Wild")
    table = rolled(*faces, built=["Galactic Influence"], **GUILD)
    seat = calling(table, "Develop")
    assert plan_clauses(table, "Develop")[6:9] == ["RB-4.4", "RB-4.5", "RB-4.6"]
    assert placed(seat) == {"Develop": "2 white, red", "Explore": "cyan"}


@pytest.mark.clause("RB-4.5")
def test_powers_move_no_wilds() -> None:
    """Only Wilds are left after the selection: the power stays unused."""
    table = rolled("white Ship", "red Wild", built=["Galactic Influence"], **CONTENT)
    assert "RB-4.5" not in plan_clauses(table, "Develop")
    assert placed(calling(table, "Develop")) == {"Develop": "white, red"}


@pytest.mark.clause("RB-4.7")
def test_dictate_comes_last() -> None:
    """One selects, a Wild is placed; of two explorers one pays for the other's move."""
    faces = ("white Ship", "white Explore", "white Explore", "red Wild")
    table = rolled(*faces, **GUILD)
    assert plan_clauses(table, "Develop")[6:] == ["RB-4.4", "RB-4.6", "RB-6.10", "RB-6.9"]
    assert placed(calling(table, "Develop")) == {"Develop": "2 white, red", "Dictate": "white"}


@pytest.mark.clause("RB-4.7")
def test_one_die_cannot_dictate_itself() -> None:
    table = rolled("white Ship", "white Explore", **GUILD)
    assert placed(calling(table, "Develop")) == {"Develop": "white", "Explore": "white"}


@pytest.mark.clause("RB-4.8")
def test_explore_never_has_enough() -> None:
    """Nothing is wanted there, but once called it gets all that can be moved."""
    faces = ("white Ship", "white Ship", "white Ship", "white Ship", "red Wild")
    seat = calling(rolled(*faces, **CONTENT), "Explore")
    assert placed(seat) == {"Explore": "2 white, red", "Ship": "white", "Dictate": "white"}


@pytest.mark.clause("RB-4.9")
@pytest.mark.clause("RB-4.10")
@pytest.mark.parametrize(
    ("fields", "zone", "phase"), [(GUILD, "developing", "Develop"), (MINING, "settling", "Settle")]
)
def test_building_has_enough_with_the_cost_of_the_stack(fields, zone: str, phase: str) -> None:
    """The tile costs three; with a die waiting there two are enough."""
    faces = (f"white {phase}", *["white Ship"] * 4)
    seat = calling(rolled(*faces, **fields), phase)
    assert placed(seat) == {phase: "3 white", "Ship": "white", "Dictate": "white"}
    seat = calling(rolled(*faces, **fields, **{zone: "white"}), phase)
    assert placed(seat) == {phase: "2 white", "Ship": "3 white"}


@pytest.mark.clause("RB-4.9")
@pytest.mark.clause("RB-4.10")
@pytest.mark.parametrize(
    ("fields", "discount", "phase"),
    [(GUILD, "Investment Credits", "Develop"), (MINING, "Replicant Robots", "Settle")],
)
def test_discounts_make_fewer_dice_enough(fields, discount: str, phase: str) -> None:
    table = rolled(f"white {phase}", *["white Ship"] * 4, built=[discount], **fields)
    assert placed(calling(table, phase)) == {phase: "2 white", "Ship": "3 white"}


@pytest.mark.clause("RB-4.11")
def test_produce_has_enough_with_the_empty_worlds() -> None:
    faces = ("white Produce", "white Ship", "white Ship", "white Ship")
    one = rolled(*faces, **CONTENT, **goods_on(empty=("Runaway Robots",)))
    assert placed(calling(one, "Produce")) == {"Produce": "white", "Ship": "3 white"}
    two = rolled(*faces, **CONTENT, **goods_on(empty=("Runaway Robots", "Spice World")))
    assert placed(calling(two, "Produce")) == {"Produce": "2 white", "Ship": "2 white"}


@pytest.mark.clause("RB-4.12")
def test_ship_has_enough_with_the_goods() -> None:
    faces = ("white Ship", "white Develop", "white Develop", "white Develop")
    one = rolled(*faces, **CONTENT, **goods_on("Runaway Robots"))
    assert placed(calling(one, "Ship")) == {"Develop": "3 white", "Ship": "white"}
    two = rolled(*faces, **CONTENT, **goods_on("Runaway Robots", "Spice World"))
    assert placed(calling(two, "Ship")) == {"Develop": "2 white", "Ship": "2 white"}


@pytest.mark.clause("RB-4.13")
@pytest.mark.clause("RB-15.13")
def test_what_is_produced_is_to_be_shipped() -> None:
    """One good lies there, one will be produced: one shipper by a power, one by Dictate."""
    fields = goods_on("Spice World", empty=("Runaway Robots",), built=("Galactic Influence",))
    faces = ("white Produce", "white Develop", "white Develop", "white Develop")
    table = rolled(*faces, **CONTENT, **fields)
    assert "RB-4.13" in plan_clauses(table, "Produce")
    expected = {"Produce": "white", "Ship": "2 white", "Dictate": "white"}
    assert placed(calling(table, "Produce")) == expected


@pytest.mark.clause("RB-15.13")
def test_by_the_other_ruling_dictate_serves_the_called_phase_only() -> None:
    fields = goods_on("Spice World", empty=("Runaway Robots",))
    faces = ("white Produce", "white Develop", "white Develop")
    table = rolled(*faces, **CONTENT, **fields)
    strict = Rulings(dictates_after=False)
    expected = {"Develop": "2 white", "Produce": "white"}
    assert placed(calling(table, "Produce", strict)) == expected


@pytest.mark.clause("RB-4.14")
def test_a_producer_and_a_shipper_for_an_empty_world() -> None:
    """The one good has its shipper; Nanotechnology moves two more dice."""
    fields = goods_on("Spice World", empty=("Runaway Robots",), built=("Nanotechnology",))
    faces = ("white Ship", "white Develop", "white Develop", "white Develop")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Ship")
    assert placed(seat) == {"Develop": "white", "Produce": "white", "Ship": "2 white"}


@pytest.mark.clause("RB-4.14")
def test_another_producer_for_another_empty_world() -> None:
    """A second time round only Dictate is left, for the producer: no shipper, so it ends."""
    empty = ("Runaway Robots", "Plague World", "Asteroid Belt")
    fields = goods_on("Spice World", empty=empty, built=("Nanotechnology",))
    faces = ("white Ship", *["white Develop"] * 5)
    seat = calling(rolled(*faces, **CONTENT, **fields), "Ship")
    assert placed(seat) == {
        "Develop": "white",
        "Produce": "2 white",
        "Ship": "2 white",
        "Dictate": "white",
    }


@pytest.mark.clause("RB-4.14")
@pytest.mark.clause("RB-15.37")
def test_a_world_that_has_its_producer_asks_for_a_shipper() -> None:
    """Spice World has its shipper, the empty world its producer: one developer ships for it."""
    fields = goods_on("Spice World", empty=("Runaway Robots",), built=("Nanotechnology",))
    faces = ("white Ship", "white Produce", "white Develop", "white Develop")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Ship")
    assert placed(seat) == {"Develop": "white", "Produce": "white", "Ship": "2 white"}


@pytest.mark.clause("RB-4.14")
@pytest.mark.clause("RB-15.37")
def test_no_shipper_is_added_for_goods_that_nobody_will_make() -> None:
    """No world is empty; two dice could move."""
    fields = goods_on("Spice World", built=("Nanotechnology",))
    table = rolled("white Ship", "white Develop", "white Develop", **CONTENT, **fields)
    assert placed(calling(table, "Ship")) == {"Develop": "2 white", "Ship": "white"}


@pytest.mark.clause("RB-4.14")
def test_a_producer_more_than_there_are_empty_worlds_ships() -> None:
    """One of two producers is enough for the empty world; the other ships what it brings."""
    fields = goods_on("Spice World", empty=("Runaway Robots",), built=("Nanotechnology",))
    faces = ("white Ship", "white Produce", "white Produce")
    seat = calling(rolled(*faces, **CONTENT, **fields), "Ship")
    assert placed(seat) == {"Produce": "white", "Ship": "2 white"}


@pytest.mark.clause("RB-4.14")
def test_a_shipper_is_not_taken_from_a_producer_that_is_needed() -> None:
    """The producer would be the only die for another shipper, and stays."""
    fields = goods_on("Spice World", empty=("Runaway Robots",), built=("Nanotechnology",))
    table = rolled("white Ship", "white Produce", **CONTENT, **fields)
    assert placed(calling(table, "Ship")) == {"Produce": "white", "Ship": "white"}


@pytest.mark.clause("RB-4.15")
def test_dice_complete_tiles_of_phases_not_called() -> None:
    """The good has its shipper; one explorer is reassigned and completes Technology Unions."""
    fields = goods_on("Spice World", built=("Galactic Influence",))
    faces = ("white Ship", "white Explore", "white Explore")
    table = rolled(*faces, developments=["Technology Unions"], credits=5, **fields)
    assert "RB-4.15" in plan_clauses(table, "Ship")
    expected = {"Explore": "white", "Develop": "white", "Ship": "white"}
    assert placed(calling(table, "Ship")) == expected


@pytest.mark.clause("RB-4.15")
def test_tiles_that_cannot_be_completed_get_no_dice() -> None:
    fields = goods_on("Spice World", built=("Galactic Influence",))
    table = rolled("white Ship", "white Explore", **GUILD, **fields)
    assert placed(calling(table, "Ship")) == {"Explore": "white", "Ship": "white"}


@pytest.mark.clause("RB-4.15")
def test_the_completions_worth_most_points_are_chosen() -> None:
    """One die can move: it finishes Merchant Guild (3), where two wait, not Fifth Column (1)."""
    fields = goods_on("Spice World", built=("Local Subsidies",))
    stacks = {"developments": ["Merchant Guild"], "worlds": ["Fifth Column"], "credits": 5}
    table = rolled("white Ship", "white Explore", developing="2 white", **stacks, **fields)
    assert placed(calling(table, "Ship")) == {"Develop": "white", "Ship": "white"}


@pytest.mark.clause("RB-4.15")
def test_equal_completions_favour_worlds() -> None:
    fields = goods_on("Spice World", built=("Local Subsidies",))
    stacks = {"developments": ["Technology Unions"], "worlds": ["Fifth Column"], "credits": 5}
    table = rolled("white Ship", "white Explore", **stacks, **fields)
    assert placed(calling(table, "Ship")) == {"Settle": "white", "Ship": "white"}


@pytest.mark.clause("RB-4.15")
def test_both_stacks_can_be_completed_at_once() -> None:
    fields = goods_on("Spice World", built=("Nanotechnology",))
    stacks = {"developments": ["Technology Unions"], "worlds": ["Fifth Column"], "credits": 5}
    table = rolled("white Ship", "white Explore", "white Explore", **stacks, **fields)
    expected = {"Develop": "white", "Settle": "white", "Ship": "white"}
    assert placed(calling(table, "Ship")) == expected


@pytest.mark.clause("RB-4.15")
def test_several_cheap_tiles_may_be_worth_more_than_a_dear_one() -> None:
    """Two dice move: Public Works and Technology Unions (1 + 1), not one more for a tile of 1.

    With Merchant Guild (3) lacking two, these two dice bring three points instead.
    """
    fields = goods_on("Spice World", built=("Nanotechnology",)) | {"credits": 5}
    faces = ("white Ship", "white Explore", "white Explore")
    cheap = {"developments": ["Public Works", "Technology Unions"], "worlds": ["Fifth Column"]}
    assert placed(calling(rolled(*faces, **cheap, **fields), "Ship")) == {
        "Develop": "white", "Settle": "white", "Ship": "white",
    }  # fmt: skip
    dear = {"developments": ["Merchant Guild"], "developing": "white", "worlds": ["Fifth Column"]}
    assert placed(calling(rolled(*faces, **dear, **fields), "Ship")) == {
        "Develop": "2 white", "Ship": "white",
    }  # fmt: skip


@pytest.mark.clause("RB-4.15")
def test_bonus_points_decide_what_is_completed() -> None:
    """A tile of each kind costs 1; with Galactic Bankers a development is worth one more."""
    fields = goods_on("Spice World", built=("Local Subsidies", "Galactic Bankers"))
    stacks = {"developments": ["Technology Unions"], "worlds": ["Fifth Column"], "credits": 5}
    table = rolled("white Ship", "white Explore", **stacks, **fields)
    assert placed(calling(table, "Ship")) == {"Develop": "white", "Ship": "white"}


@pytest.mark.clause("RB-4.15")
def test_what_completes_itself_already_gets_no_more_dice() -> None:
    """The settler finishes Fifth Column; the explorer stays, though it could move there."""
    fields = goods_on("Spice World", built=("Galactic Influence",))
    stacks = {"worlds": ["Fifth Column", "Galactic Trendsetters"], "credits": 5}
    table = rolled("white Ship", "white Settle", "white Explore", **stacks, **fields)
    assert placed(calling(table, "Ship")) == {
        "Explore": "white",
        "Settle": "white",
        "Ship": "white",
    }


@pytest.mark.clause("RB-4.15")
@pytest.mark.parametrize("phase", ["Develop", "Settle"])
def test_calling_a_building_phase_nothing_else_is_completed(phase: str) -> None:
    """The called stack has its dice, the other one lacks a single one: nobody moves there."""
    stacks = {"developments": ["Technology Unions"], "worlds": ["Fifth Column"], "credits": 5}
    faces = (f"white {phase}", "white Ship")
    table = rolled(*faces, **stacks, **goods_on("Spice World", built=("Local Subsidies",)))
    assert placed(calling(table, phase)) == {phase: "white", "Ship": "white"}


@pytest.mark.clause("RB-15.14")
def test_completing_takes_no_dice_that_the_called_phase_needs() -> None:
    """Both shippers are needed for goods, so nobody is left for Technology Unions."""
    fields = goods_on("Spice World", "Runaway Robots", built=("Galactic Influence",))
    table = rolled("white Ship", "white Ship", developments=["Technology Unions"], **fields)
    assert placed(calling(table, "Ship")) == {"Ship": "2 white"}


@pytest.mark.clause("RB-4.16")
@pytest.mark.clause("RB-15.16")
def test_idle_dice_and_wilds_explore() -> None:
    """One shipper has no good: Galactic Influence sends it exploring, and the Wild follows."""
    fields = goods_on("Spice World", built=("Galactic Influence",))
    faces = ("white Ship", "white Ship", "white Develop", "red Wild")
    table = rolled(*faces, **CONTENT, **fields)
    expected = {"Explore": "white, red", "Develop": "white", "Ship": "white"}
    assert placed(calling(table, "Ship")) == expected


@pytest.mark.clause("RB-15.16")
def test_by_the_literal_text_every_free_die_explores() -> None:
    """No die is idle; the developer explores all the same."""
    fields = goods_on("Spice World", built=("Galactic Influence",))
    table = rolled("white Ship", "white Develop", **CONTENT, **fields)
    assert placed(calling(table, "Ship")) == {"Develop": "white", "Ship": "white"}
    table = rolled("white Ship", "white Develop", **CONTENT, **fields)
    literal = Rulings(idle_dice="all")
    assert placed(calling(table, "Ship", literal)) == {"Explore": "white", "Ship": "white"}


@pytest.mark.clause("RB-4.16")
def test_nobody_is_dictated_to_explore() -> None:
    """Two shippers have no good, but without a power they stay."""
    faces = ("white Ship", "white Ship", "white Ship")
    table = rolled(*faces, **CONTENT, **goods_on("Spice World"))
    assert placed(calling(table, "Ship")) == {"Ship": "3 white"}


@pytest.mark.clause("RB-4.13")
def test_shippers_that_are_there_already_need_no_words() -> None:
    """A good lies there, one more is produced, and two dice rolled Ship; or only one did."""
    fields = goods_on("Spice World", empty=("Gem World",))
    enough = rolled("white Produce", *["white Ship"] * 2, **CONTENT, **fields)
    assert "RB-4.13" not in plan_clauses(enough, "Produce")
    lacking = rolled("white Produce", *["white Ship"] * 1, **CONTENT, **fields)
    assert "RB-4.13" in plan_clauses(lacking, "Produce")


@pytest.mark.clause("RB-4.3")
@pytest.mark.clause("RB-4.13")
def test_a_matching_wild_ships_before_a_die_is_reassigned() -> None:
    """The brown Wild matches the good on the brown world: Galactic Influence is not needed."""
    fields = goods_on("Radioactive World", empty=("Gem World",), built=("Galactic Influence",))
    faces = ("white Produce", "white Settle", "white Settle", "white Ship", "brown Wild")
    plan = calling(rolled(*faces, **CONTENT, **fields), "Produce")
    assert placed(plan)["Ship"] == "white, brown"


@pytest.mark.clause("RB-4.17")
def test_all_other_dice_stay_where_they_are() -> None:
    faces = ("white Ship", "white Explore", "white Develop", "white Settle", "white Produce")
    table = rolled(*faces, **CONTENT, **goods_on("Spice World"))
    assert placed(calling(table, "Ship")) == dict.fromkeys(
        ("Explore", "Develop", "Settle", "Produce", "Ship"), "white"
    )


@pytest.mark.clause("RB-4.18")
@pytest.mark.clause("RB-15.6")
def test_with_enough_dice_one_that_is_there_selects() -> None:
    """Three developers do for Merchant Guild; the white one selects."""
    faces = ("red Develop", "white Develop", "red Develop", "white Ship")
    seat = calling(rolled(*faces, **GUILD), "Develop")
    assert (selector(seat), placed(seat)) == ("white", {"Develop": "white, 2 red", "Ship": "white"})


@pytest.mark.clause("RB-15.6")
def test_without_a_die_there_the_best_of_the_pools_selects() -> None:
    """Nothing can be produced; the shipper without a good, not the developer, selects."""
    table = rolled("purple Ship", "white Develop", **CONTENT)
    assert selector(calling(table, "Produce")) == "purple"
    table = rolled("red Wild", "yellow Wild", **CONTENT)
    assert selector(calling(table, "Produce")) == "red"


@pytest.mark.clause("RB-4.19")
def test_extra_shippers_count() -> None:
    """Two goods, one shipper and the one of Space Docks: enough."""
    fields = goods_on("Spice World", "Runaway Robots", built=("Space Docks",))
    table = rolled("white Ship", "white Develop", **CONTENT, **fields)
    assert placed(calling(table, "Ship")) == {"Develop": "white", "Ship": "white"}


@pytest.mark.clause("RB-4.11")
@pytest.mark.clause("RB-4.20")
@pytest.mark.clause("RB-13.9")
@pytest.mark.clause("RB-15.31")
def test_near_the_end_producers_and_shippers_are_balanced() -> None:
    """Four producers, three empty worlds, one good, and two dice can move.

    With one producer two goods meet two shippers; more of either would not ship more.
    """
    empty = ("Runaway Robots", "Plague World", "Asteroid Belt")
    fields = goods_on("Spice World", empty=empty, built=("Nanotechnology",))
    faces = ["white Produce"] * 4
    usual = rolled(*faces, **CONTENT, **fields)
    assert placed(calling(usual, "Produce")) == {"Produce": "3 white", "Ship": "white"}
    near_end = rolled(*faces, chips=22, **CONTENT, **fields)
    assert "RB-13.9" in plan_clauses(near_end, "Produce")
    assert placed(calling(near_end, "Produce")) == {"Produce": "2 white", "Ship": "2 white"}


@pytest.mark.clause("RB-15.31")
def test_no_more_producers_than_make_a_difference() -> None:
    """One good can be shipped with one producer or with two: the second one stays a developer."""
    fields = goods_on(empty=("Runaway Robots", "Plague World"))
    faces = ("white Develop", "white Develop", "white Develop", "white Ship")
    near_end = rolled(*faces, chips=24, **CONTENT, **fields)
    expected = {"Develop": "2 white", "Produce": "white", "Ship": "white"}
    assert placed(calling(near_end, "Produce")) == expected


@pytest.mark.clause("RB-15.31")
def test_producers_for_every_empty_world_if_all_can_be_shipped() -> None:
    """Two shippers stand ready: one developer selects, one goes away, and one is dictated."""
    fields = goods_on(empty=("Runaway Robots", "Plague World"))
    faces = [*["white Develop"] * 4, *["white Ship"] * 2]
    near_end = rolled(*faces, chips=24, **CONTENT, **fields)
    assert placed(calling(near_end, "Produce")) == {
        "Develop": "white", "Produce": "2 white", "Ship": "2 white", "Dictate": "white",
    }  # fmt: skip


@pytest.mark.clause("RB-15.31")
def test_as_many_producers_as_can_be_shipped_for() -> None:
    """Three shippers stand ready: three producers are wanted, and there are as many."""
    fields = goods_on(empty=("Runaway Robots", "Plague World", "Asteroid Belt"))
    faces = ("white Produce", "white Produce", "white Produce", *["white Ship"] * 3)
    near_end = rolled(*faces, chips=24, **CONTENT, **fields)
    assert placed(calling(near_end, "Produce")) == {"Produce": "3 white", "Ship": "3 white"}


# -- the plan and its moves -----------------------------------------------------------------------


def test_the_first_answer_shows_the_whole_derivation() -> None:
    """All levels, the highest one, and the steps: a white die rolled it, the Wild is left."""
    fields = goods_on("Spice World", "Plague World")
    answer = thinks(rolled("white Ship", "red Wild", **CONTENT, **fields))
    assert str(answer.option) == "Select Ship with die 1"
    levels = ["RB-3.5", "RB-3.8", "RB-3.13", "RB-3.14", "RB-3.15"]
    assert clauses(answer) == [*levels, "RB-3.16", "RB-4.2", "RB-4.6", "RB-4.18", "RB-4.1"]


def test_the_first_answer_closes_with_the_whole_assignment() -> None:
    """Die by die in colours and faces, so that a person asks once and moves them all."""
    faces = ("white Ship", "red Develop", "brown Develop", "yellow Settle", "cyan Wild")
    answer = thinks(rolled(*faces, developing="5 white", **CONTENT))
    assert in_words(answer.reasons[-1]) == (
        "Final assignment. Develop: white Ship (selects), red Develop, brown Develop, "
        "cyan Wild; Settle: yellow Settle"
    )


def test_the_plan_is_carried_out_move_by_move() -> None:
    """Whatever is called, the answers in turn make exactly the plan."""
    empty = ("Runaway Robots", "Asteroid Belt")
    fields = goods_on("Spice World", "Plague World", empty=empty, built=("Nanotechnology",))
    faces = ("white Ship", "white Develop", "white Develop", "red Wild", "green Wild", "cyan Ship")
    table = rolled(*faces, **CONTENT, **fields)
    plan = usual_plan(table.seen_by(0), 0)
    seat = assigns(table)
    assert tuple(worker.place for worker in seat.workers) == plan.places
    assert seat.called == plan.called


def test_an_assignment_begun_by_somebody_else_is_finished() -> None:
    """A person selected Settle with the Wild: Rollbot goes on from there."""
    table = rolled("white Ship", "white Develop", "red Wild", "red Wild", **CONTENT)
    apply(table, SelectPhase(3, 2))
    apply(table, PlaceWild(2, 1))
    seat = assigns(table)
    assert seat.called == 2
    assert pending(table) is None


def test_a_power_somebody_else_began_sends_a_die_exploring() -> None:
    """Die 1 explores already and could only leave; die 2 can be dictated to Explore."""
    table = rolled("white Explore", "white Ship", "red Settle", "white Ship", **CONTENT)
    for option in ("Select Ship with die 4", "Dictate with die 3"):
        play(table, option)
    asked = pending(table)
    assert isinstance(asked, Decision)
    nothing_left = Plan(4, ())
    assert next_move(nothing_left, table.seats[0], asked) == MoveByDictate(1, 0)


def test_confirming_is_explained_too() -> None:
    table = rolled("white Develop", **GUILD)
    apply(table, thinks(table).option)
    answer = thinks(table)
    assert answer.option == CONFIRM
    assert clauses(answer) == ["RB-4.17"]


def test_a_plan_goes_on_behind_the_wilds_that_are_placed():
    """Of two Wilds one is placed: the selection and one move have been made."""
    plan = Plan(EXPLORE, (SelectPhase(1, EXPLORE), PlaceWild(2, EXPLORE), PlaceWild(3, SETTLE)))
    table = rolled("white Explore", "red Wild", "green Wild")
    seat = table.seats[0]
    assert _made(plan, seat) == 0
    seat.called = EXPLORE
    assert _made(plan, seat) == 1
    seat.workers = tuple(
        replace(worker, place=EXPLORE) if number == 1 else worker
        for number, worker in enumerate(seat.workers)
    )
    assert _made(plan, seat) == 2
