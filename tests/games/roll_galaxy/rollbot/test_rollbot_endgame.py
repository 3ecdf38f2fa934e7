"""RB 13: is the end near, and what changes then."""

from __future__ import annotations

import pytest

from engine.core.decision import Reason
from engine.core.step import apply
from engine.text.message import Message
from games.roll_galaxy.dice import EXPLORE, PHASES, SHIP
from games.roll_galaxy.moves import END_RECALL, Recall
from games.roll_galaxy.rollbot.empire import DEFAULT, Rulings, is_near_end
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.steps.rounds import RecallDice
from tests.games.roll_galaxy.positions import a_seat, rolled, table_of
from tests.games.roll_galaxy.rollbot.asking import (
    CONTENT,
    calling,
    clauses,
    level,
    plan_clauses,
    plays,
    says,
    selector,
    thinks,
    wants,
)
from tests.games.roll_galaxy.rollbot.test_rollbot_assigning import goods_on

TEN_SQUARES = ("Public Works", "Fifth Column", "Diversification", "Technology Unions",
               "Terraforming Robots", "Jumpdrive Research", "Hydroponics Guild")  # fmt: skip
"""Seven tiles that make ten squares with faction and home."""

NEAR_END = {"chips": 24}
"""With these chips the pool of two seats is empty."""


def near_end(table: RollTable, rulings: Rulings = DEFAULT) -> bool:
    return is_near_end(table.seen_by(0), rulings)


@pytest.mark.clause("RB-13.1")
@pytest.mark.clause("RB-13.2")
@pytest.mark.parametrize(("dice", "is_near"), [(3, False), (4, True)])
def test_a_tableau_that_could_be_filled(dice: int, is_near: bool) -> None:
    """Ten squares, two worlds of 2 dice each: four dice could complete them."""
    faces = ["white Ship"] * dice
    stacks = {"worlds": ["Sentient Robots", "Outlaw World"], "citizenry": "white"}
    assert near_end(rolled(*faces, built=TEN_SQUARES, **stacks)) is is_near


@pytest.mark.clause("RB-13.2")
def test_both_tiles_must_be_in_one_stack() -> None:
    stacks = {"worlds": ["Sentient Robots"], "developments": ["Export Duties"]}
    assert not near_end(rolled(*["white Ship"] * 9, built=TEN_SQUARES, **stacks))


@pytest.mark.clause("RB-13.2")
@pytest.mark.clause("RB-15.21")
def test_waiting_dice_help_to_fill_a_tableau() -> None:
    stacks = {"worlds": ["Sentient Robots", "Outlaw World"], "settling": "white"}
    assert not near_end(rolled(*["white Ship"] * 2, built=TEN_SQUARES, **stacks))
    assert near_end(rolled(*["white Ship"] * 3, built=TEN_SQUARES, **stacks))


@pytest.mark.clause("RB-13.2")
@pytest.mark.clause("RB-15.21")
@pytest.mark.parametrize(("cost", "is_near"), [(1, True), (2, False)])
def test_hidden_tiles_of_others_count_as_cheap(cost: int, is_near: bool) -> None:
    """The opponent rolls three dice; its top world costs 2, below it lies a world of 6."""
    other = a_seat(*TEN_SQUARES, faction=7, home="Epsilon Eridani", cup="3 white",
                   worlds=["Sentient Robots", "Galactic Trendsetters"])  # fmt: skip
    table = rolled("white Ship", more=[other])
    assert near_end(table, Rulings(hidden_cost=cost)) is is_near


@pytest.mark.clause("RB-13.1")
@pytest.mark.clause("RB-13.3")
@pytest.mark.parametrize(("chips", "is_near"), [(17, False), (18, True)])
def test_a_pool_that_could_be_emptied(chips: int, is_near: bool) -> None:
    """Three goods, one of them the opponent's: six chips are few enough."""
    other = a_seat("Gem World", faction=7, home="Epsilon Eridani", cup="white", chips=chips,
                   goods={"Gem World": "white"})  # fmt: skip
    table = rolled("white Ship", more=[other], **goods_on("Spice World", "Radioactive World"))
    assert near_end(table) is is_near


@pytest.mark.clause("RB-13.6")
def test_exploring_is_worth_two_less() -> None:
    faces = ("white Explore", "white Explore", "white Explore")
    assert level(rolled(*faces, credits=1), "Explore") == 3
    table = rolled(*faces, credits=1, **NEAR_END)
    assert level(table, "Explore") == 1
    last = wants(table)[EXPLORE].reasons[-1]
    assert last == Reason("RB-13.6", Message("explore-less", {"level": 1}))


@pytest.mark.clause("RB-13.7")
def test_shipping_is_worth_one_more_with_a_good() -> None:
    fields = goods_on("Spice World")
    assert level(rolled("white Ship", **fields), "Ship") == 2
    table = rolled("white Ship", **fields, **NEAR_END)
    assert level(table, "Ship") == 3
    last = wants(table)[SHIP].reasons[-1]
    assert last == Reason("RB-13.7", Message("ship-more", {"level": 3}))
    assert level(rolled("white Ship", **NEAR_END), "Ship") == 0


@pytest.mark.clause("RB-13.4")
def test_the_other_levels_do_not_change() -> None:
    faces = ("white Develop", "white Settle", "white Produce")
    usual = rolled(*faces, **CONTENT, **goods_on(empty=("Spice World",)))
    ending = rolled(*faces, **CONTENT, **NEAR_END, **goods_on(empty=("Spice World",)))
    for phase in ("Develop", "Settle", "Produce"):
        assert level(usual, phase) == level(ending, phase) > 0
    assert "RB-13.1" in clauses(thinks(ending))
    assert "RB-13.1" not in clauses(thinks(usual))


@pytest.mark.clause("RB-13.8")
def test_builders_that_complete_nothing_are_idle() -> None:
    """The red developer has a tile of six: only near the end it goes before the white producer."""
    fields = CONTENT | goods_on(empty=("Spice World",))
    faces = ("red Develop", "white Produce")
    assert selector(calling(rolled(*faces, **fields), "Settle")) == "white"
    assert selector(calling(rolled(*faces, **fields, **NEAR_END), "Settle")) == "red"


@pytest.mark.clause("RB-13.8")
def test_builders_that_complete_a_tile_are_not_idle() -> None:
    fields = CONTENT | goods_on(empty=("Spice World",)) | {"developments": ["Public Works"]}
    table = rolled("red Develop", "white Produce", **fields, **NEAR_END)
    assert selector(calling(table, "Settle")) == "white"


@pytest.mark.clause("RB-15.36")
def test_they_are_idle_even_when_explore_is_called() -> None:
    fields = CONTENT | goods_on(empty=("Spice World",))
    faces = ("red Develop", "white Produce")
    assert selector(calling(rolled(*faces, **fields), "Explore")) == "white"
    assert selector(calling(rolled(*faces, **fields, **NEAR_END), "Explore")) == "red"


def waiting(**fields) -> RollTable:
    """Near the end: six chips are left, and the opponent has three goods."""
    worlds = ("Spice World", "Gem World", "New Vinland")
    other = a_seat(*worlds, faction=7, home="Epsilon Eridani", cup="white", chips=18,
                   goods=dict.fromkeys(worlds, "white"))  # fmt: skip
    return table_of(a_seat(**fields), other, steps=[RecallDice(0)])


@pytest.mark.clause("RB-13.5")
@pytest.mark.clause("RB-15.22")
@pytest.mark.clause("RB-15.38")
def test_dice_that_wait_in_vain_are_recalled_before_rolling() -> None:
    """Six dice for Galactic Trendsetters: two wait, three can be rolled."""
    fields = {"worlds": ["Galactic Trendsetters"], "settling": "white, red"}
    table = waiting(cup="3 white", **fields)
    assert plays(table) == [
        "Recall red waiting for the worlds",
        "Recall white waiting for the worlds",
    ]
    assert sum(table.seats[0].cup) == 5


BOTH = {
    "developments": ["Galactic Bankers"], "developing": "2 red",
    "worlds": ["Lost Alien Battle Fleet"], "settling": "2 white",
}  # fmt: skip
"""Two tiles of six, each lacking four dice."""


@pytest.mark.clause("RB-13.5")
@pytest.mark.clause("RB-15.22")
def test_both_stacks_are_judged_by_the_cup_before_any_recall() -> None:
    """Three dice in the cup complete neither; that four or five would is too late."""
    table = waiting(cup="3 white", **BOTH)
    assert plays(table) == [
        *["Recall red waiting for the developments"] * 2,
        *["Recall white waiting for the worlds"] * 2,
    ]


@pytest.mark.clause("RB-15.22")
def test_by_the_other_reading_the_cup_grows_meanwhile() -> None:
    """With the developers' dice there are five in the cup, and the world's dice stay."""
    table = waiting(cup="3 white", **BOTH)
    for _ in range(2):
        assert "developments" in str(thinks(table, rulings=Rulings(recall="in turn")).option)
        apply(table, thinks(table, rulings=Rulings(recall="in turn")).option)
    assert thinks(table, rulings=Rulings(recall="in turn")).option == END_RECALL


@pytest.mark.clause("RB-13.5")
def test_dice_that_may_still_complete_a_tile_keep_waiting() -> None:
    fields = {"worlds": ["Galactic Trendsetters"], "settling": "white, red"}
    assert thinks(waiting(cup="4 white", **fields)).option == END_RECALL


@pytest.mark.clause("RB-13.5")
@pytest.mark.clause("RB-15.34")
def test_nothing_is_recalled_before_the_end_is_near() -> None:
    seat = a_seat(worlds=["Galactic Trendsetters"], settling="white, red", cup="white")
    answer = thinks(table_of(seat, steps=[RecallDice(0)]))
    assert answer.option == END_RECALL
    assert clauses(answer) == ["RB-15.34"]
    near = thinks(waiting(worlds=["Galactic Trendsetters"], settling="white, red", cup="white"))
    assert near.option == Recall("zone", 1, PHASES.index("Settle"))


def test_the_reasons_say_that_the_end_is_near() -> None:
    assert plan_clauses(rolled("white Ship", **NEAR_END), "Ship")[0] == "RB-13.1"
    assert says(rolled("white Ship", **NEAR_END)).startswith("Select")
