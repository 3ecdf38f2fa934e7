"""RB 7 to 10: the projection, Explore, Develop, Settle and Produce."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.core.decision import Reason
from engine.core.step import apply, pending
from engine.core.story import reasons_for_others
from games.roll_galaxy.dice import CYAN, WHITE
from games.roll_galaxy.projection import projected_citizenry
from games.roll_galaxy.rollbot.bot import give_up
from games.roll_galaxy.rollbot.empire import DEFAULT, empire_of, filled_worlds
from games.roll_galaxy.state import RollTable, Worker
from games.roll_galaxy.steps.building import GiveUpDice, PlaceTiles
from games.roll_galaxy.steps.rounds import Reveal
from tests.games.roll_galaxy.positions import (
    a_seat,
    asked,
    bystander,
    executing,
    goods,
    play,
    rolled,
    stack,
    table_of,
    tile,
    words,
)
from tests.games.roll_galaxy.rollbot.asking import (
    clauses,
    decided,
    in_words,
    plays,
    says,
    thinks,
)

TWO_TILES = {
    "developments": ["Galactic Federation", "Galactic Bankers"],
    "worlds": ["Deserted Alien Library", "Lost Alien Battle Fleet"],
}


# -- the projection -------------------------------------------------------------------------------


def projects(*phases: int, **fields) -> int:
    """The projection of seat 0 when these phases occur; 0 is Explore, 4 Ship."""
    table = table_of(a_seat(**fields), steps=[], phases=phases, revealed=True)
    return projected_citizenry(table, 0)


@pytest.mark.clause("RB-7.4")
@pytest.mark.clause("RB-7.5")
def test_who_rests_already_counts() -> None:
    assert projects(1, citizenry="2 white, red") == 3


@pytest.mark.clause("RB-7.6")
@pytest.mark.clause("RB-15.17")
def test_explorers_will_rest_if_explore_occurs() -> None:
    fields = {"citizenry": "white", "workers": {"Explore": "2 white"}}
    assert projects(0, **fields) == 3
    assert projects(1, **fields) == 1


@pytest.mark.clause("RB-7.7")
def test_builders_of_completed_tiles_will_rest() -> None:
    """Three of Export Duties (2) and Public Works (1), waiting ones too; two more return."""
    stacks = {"developments": ["Export Duties", "Public Works"], "developing": "white"}
    assert projects(1, workers={"Develop": "4 white"}, **stacks) == 3
    assert projects(1, workers={"Develop": "white"}, **stacks) == 2


@pytest.mark.clause("RB-7.7")
def test_builders_that_wait_will_not_rest() -> None:
    assert projects(2, worlds=["Galactic Trendsetters"], workers={"Settle": "5 white"}) == 0


@pytest.mark.clause("RB-7.7")
def test_saved_builders_will_not_rest() -> None:
    """Galactic Exchange saves two of the four dice spent on Tourist World, which brings one."""
    fields = {"worlds": ["Tourist World"], "workers": {"Settle": "4 white"}}
    table = table_of(a_seat("Galactic Exchange", **fields), steps=[], phases=(2,), revealed=True)
    assert projected_citizenry(table, 0) == 2 + 1


@pytest.mark.clause("RB-7.7")
def test_saved_red_builders_will_not_rest() -> None:
    """New Galactic Order saves both red dice; white ones are spent first, none is left over."""
    fields = {"worlds": ["Outlaw World"], "workers": {"Settle": "2 red"}}
    table = table_of(a_seat("New Galactic Order", **fields), steps=[], phases=(2,), revealed=True)
    assert projected_citizenry(table, 0) == 0


@pytest.mark.clause("RB-7.8")
def test_tiles_add_dice_and_take_dice() -> None:
    """Two for Rebel Hideout, which brings two; four for Conscription, which takes one."""
    assert projects(2, worlds=["Rebel Hideout"], workers={"Settle": "2 white"}) == 4
    assert projects(1, developments=["Conscription"], workers={"Develop": "4 white"}) == 3


@pytest.mark.clause("RB-7.9")
def test_shippers_and_their_goods_will_rest() -> None:
    """Two goods, three shippers: two of each."""
    worlds = {"Spice World": "white", "Gem World": "red"}
    fields = {"goods": worlds, "workers": {"Ship": "3 white"}}
    table = table_of(a_seat(*worlds, **fields), steps=[], phases=(4,), revealed=True)
    assert projected_citizenry(table, 0) == 4


@pytest.mark.clause("RB-7.9")
def test_goods_still_to_be_produced_count() -> None:
    """One producer for Spice World; a virtual shipper of Space Docks takes the good."""
    seat = a_seat("Spice World", "Space Docks", workers={"Produce": "white"})
    table = table_of(seat, steps=[], phases=(3, 4), revealed=True)
    assert projected_citizenry(table, 0) == 1


@pytest.mark.clause("RB-7.9")
def test_a_world_that_is_settled_first_has_its_good_shipped() -> None:
    """Three settlers of Information Hub, its good and that of Gem World, and both shippers."""
    seat = a_seat("Gem World", worlds=["Information Hub"], goods={"Gem World": "red"},
                  workers={"Settle": "3 white", "Ship": "2 white"})  # fmt: skip
    table = table_of(seat, steps=[], phases=(2, 4), revealed=True)
    assert projected_citizenry(table, 0) == 3 + 2 + 2


@pytest.mark.clause("RB-15.15")
@pytest.mark.parametrize(
    ("full", "producers", "filled"),
    [
        ("", (), []),
        ("", (WHITE,), [CYAN]),
        ("", (WHITE, WHITE, WHITE), [CYAN, CYAN]),
        ("Gem World", (WHITE, WHITE), [CYAN]),
    ],
)
def test_a_producer_fills_one_free_world(full: str, producers: Any, filled: Any) -> None:
    goods = {full: "red"} if full else {}
    table = rolled("white Produce", built=("Spice World", "Gem World"), goods=goods)
    empire = empire_of(table.seen_by(0), 0, DEFAULT)
    assert sorted(filled_worlds(empire, producers)) == sorted(filled)


@pytest.mark.clause("RB-7.9")
@pytest.mark.parametrize(("producers", "resting"), [("white", 4), ("3 white", 4)])
def test_no_more_goods_are_produced_than_worlds_are_empty(producers: str, resting: int) -> None:
    """A good lies on one world, another is empty: two goods and two of three shippers rest."""
    worlds = ("Spice World", "Gem World")
    seat = a_seat(*worlds, goods={"Gem World": "red"},
                  workers={"Produce": producers, "Ship": "3 white"})  # fmt: skip
    table = table_of(seat, steps=[], phases=(3, 4), revealed=True)
    assert projected_citizenry(table, 0) == resting


@pytest.mark.clause("RB-7.10")
def test_the_projection_is_kept_for_the_round() -> None:
    """Set at the reveal: two explorers and the one who rests. Stocking does not change it."""
    explorer = Worker(0, 0, 0)
    caller = replace(explorer, selecting=True)
    seat = a_seat(citizenry="white", credits=0)
    seat.workers, seat.called = (caller, explorer), 0
    others = [bystander(1), bystander(2)]
    for other in others:
        other.workers, other.called = (caller,), 0
    table = table_of(seat, *others, steps=[Reveal()])
    while thinker(table) != 0:
        apply(table, thinks(table).option)
    for _ in range(2):
        assert table.seats[0].projection == 3
        assert "It expects 3 dice" in in_words(thinks(table).reasons[0])
        apply(table, thinks(table).option)


def thinker(table: RollTable) -> int:
    """The seat that is asked."""
    waiting = pending(table)
    assert waiting is not None
    return waiting.seat


@pytest.mark.clause("RB-7.1")
def test_it_plays_phases_that_others_called() -> None:
    """Rollbot called nothing here, but its developer builds."""
    table = executing(
        "Develop", a_seat(developments=["Public Works"], workers={"Develop": "white"})
    )
    plays(table)
    assert len(table.seats[0].tableau) == 4


@pytest.mark.clause("RB-7.2")
def test_its_tiles_work_whatever_was_called() -> None:
    """Galactic Investors pays $2 at the end of Develop."""
    table = executing("Develop", a_seat("Galactic Investors", credits=1))
    plays(table)
    assert table.seats[0].credits == 3


# -- explore --------------------------------------------------------------------------------------


def exploring(explorers: str, projection: int, **fields) -> RollTable:
    seat = a_seat(**{"workers": {"Explore": explorers}, "projection": projection} | fields)
    return executing("Explore", seat)


@pytest.mark.clause("RB-8.1")
@pytest.mark.clause("RB-8.2")
@pytest.mark.parametrize(("money", "task"), [(3, "Stock"), (4, "Scout")])
def test_first_it_stocks_to_within_one_of_the_projection(money: int, task: str) -> None:
    table = exploring("white", 5, credits=money)
    assert says(table) == f"{task} with white"


@pytest.mark.clause("RB-8.2")
@pytest.mark.clause("RB-15.18")
def test_ten_credits_are_always_enough() -> None:
    assert says(exploring("white", 14, credits=9)) == "Stock with white"
    assert says(exploring("white", 14, credits=10)) == "Scout with white"


@pytest.mark.clause("RB-8.3")
def test_then_it_scouts_until_both_stacks_hold_two_tiles() -> None:
    fields = {"credits": 5}
    one = thinks(exploring("white", 0, worlds=TWO_TILES["worlds"], **fields))
    assert (str(one.option), decided(one).clause) == ("Scout with white", "RB-8.3")
    assert says(exploring("white", 0, **TWO_TILES, **fields)) == "Stock with white"


@pytest.mark.clause("RB-8.3")
def test_it_does_not_scout_beyond_thirteen_tiles() -> None:
    """Eleven squares and two developments."""
    built = ("Public Works", "Fifth Column", "Diversification", "Technology Unions",
             "Terraforming Robots", "Jumpdrive Research", "Hydroponics Guild",
             "Space Mercenaries")  # fmt: skip
    seat = a_seat(*built, workers={"Explore": "white"}, projection=0, credits=5,
                  developments=TWO_TILES["developments"])  # fmt: skip
    assert says(executing("Explore", seat)) == "Stock with white"


@pytest.mark.clause("RB-8.4")
@pytest.mark.clause("RB-8.5")
def test_then_it_stocks_to_nine_and_scouts_with_the_rest() -> None:
    assert says(exploring("white", 0, credits=8, **TWO_TILES)) == "Stock with white"
    assert says(exploring("white", 0, credits=9, **TWO_TILES)) == "Scout with white"


@pytest.mark.clause("RB-8.1")
def test_virtual_explorers_follow_the_same_order() -> None:
    """Alien Research Ship has a white and a yellow one; both stacks are full, the money is not."""
    seat = a_seat("Alien Research Ship", faction=8, credits=6, projection=0, **TWO_TILES)
    table = executing("Explore", seat)
    assert plays(table, 1) == ["Stock with virtual white"]
    assert table.seats[0].credits == 8


@pytest.mark.clause("RB-8.6")
def test_a_scout_takes_one_tile_and_discards_none() -> None:
    table = exploring("white", 0, credits=9, **TWO_TILES)
    assert plays(table) == ["Scout with white", "Draw"]
    play(table, drawn(table, "Public Works"))
    assert len(table.seats[0].in_hand) == 1
    plays(table)
    assert len(table.seats[0].developments) + len(table.seats[0].worlds) == 5


def drawn(table: RollTable, name: str) -> str:
    """How the bag calls the tile with a side of that name."""
    names = [str(outcome) for outcome, _ in asked(table).outcomes.outcomes()]
    return next(each for each in names if name in each.split(" / "))


def places(*hand: str, **fields) -> tuple[str, str]:
    """Where Rollbot puts a tile, and by which clause."""
    seat = a_seat(**fields)
    seat.in_hand = tuple(map(tile, hand))
    answer = thinks(table_of(seat, steps=[PlaceTiles(0, "scouted")], phases=(0,), phase=0,
                             revealed=True))  # fmt: skip
    return str(answer.option), clauses(answer)[0]


@pytest.mark.clause("RB-8.7")
def test_a_tile_goes_to_the_bottom() -> None:
    said, _ = places("Fifth Column", worlds=["Secluded World", "Rebel Miners"],
                     developments=["Galactic Bankers"])  # fmt: skip
    assert said == "Put Fifth Column among the worlds at place 3"


@pytest.mark.clause("RB-8.8")
def test_a_tile_goes_to_the_stack_that_is_cheaper_to_complete() -> None:
    """As a world it costs 1, as a development, Galactic Renaissance, 6.

    With a world of 6 waiting to be built, the developments are cheaper all the same.
    """
    said, clause = places("Fifth Column", worlds=["Spice World"])
    assert (said, clause) == ("Put Fifth Column among the worlds at place 2", "RB-8.8")
    said, clause = places("Fifth Column", worlds=["Galactic Trendsetters"])
    assert said == "Put Galactic Renaissance among the developments at place 1"


@pytest.mark.clause("RB-8.8")
def test_discounts_and_waiting_dice_make_a_stack_cheaper() -> None:
    """Tile of Export Duties (2) and Silicon World (4)."""
    assert places("Export Duties")[0].startswith("Put Export Duties")
    said, _ = places("Export Duties", developments=["Public Works"], settling="2 white")
    assert said.startswith("Put Silicon World among the worlds")


@pytest.mark.clause("RB-8.9")
@pytest.mark.clause("RB-8.10")
@pytest.mark.clause("RB-8.11")
def test_ties_between_the_stacks() -> None:
    """Merchant Guild and Jumpdrive Fuel Refinery both cost 3."""
    both = ("Merchant Guild",)
    assert places(*both) == (
        "Put Jumpdrive Fuel Refinery among the worlds at place 1",
        "RB-8.11",
    )
    said, clause = places(*both, developments=["Public Works"], developing="white")
    assert (said.split(" among")[0], clause) == ("Put Merchant Guild", "RB-8.9")
    stacks = {"developments": ["Export Duties"], "worlds": ["Fifth Column", "Secluded World"]}
    said, clause = places(*both, **stacks)
    assert (said.split(" among")[0], clause) == ("Put Merchant Guild", "RB-8.10")


@pytest.mark.clause("RB-8.12")
def test_archaeologists_stock_with_yellow_and_scout_with_others() -> None:
    table = exploring("white, yellow", 0, credits=5, **TWO_TILES)
    assert says(table) == "Stock with yellow"
    table = exploring("white, yellow", 0, credits=9, **TWO_TILES)
    assert says(table) == "Scout with white"


@pytest.mark.clause("RB-15.19")
def test_after_each_tile_the_stacks_are_looked_at_again() -> None:
    """One world is missing, but the tile went to the developments: it scouts once more."""
    fields = {"developments": ["Public Works"], "worlds": ["Deserted Alien Library"]}
    table = exploring("2 white", 0, credits=5, **fields)
    assert plays(table) == ["Scout with white", "Draw"]
    play(table, drawn(table, "Diversification"))
    assert plays(table, 2)[-1] == "Scout with white"
    assert stack(table.seats[0], "Develop") == ["Public Works", "Diversification"]


@pytest.mark.clause("RB-15.25")
def test_tiles_are_never_rearranged() -> None:
    seat = a_seat("Advanced Logistics", **TWO_TILES)
    answer = thinks(executing("Explore", seat))
    assert str(answer.option) == "End Explore"
    seat = a_seat(faction=4, credits=9, workers={"Explore": "white"}, projection=0, **TWO_TILES)
    table = executing("Explore", seat)
    plays(table)
    play(table, drawn(table, "Public Works"))
    assert stack(table.seats[0], "Develop")[0] == "Galactic Federation"
    assert plays(table)[0].endswith("at place 3")


@pytest.mark.clause("RB-15.27")
def test_the_tile_of_alien_research_team_is_placed_alike() -> None:
    seat = a_seat("Alien Research Team", projection=0, **TWO_TILES)
    table = executing("Explore", seat)
    pending(table)
    play(table, drawn(table, "Public Works"))
    assert plays(table)[0].endswith("at place 3")


@pytest.mark.clause("RB-15.27")
@pytest.mark.parametrize(
    ("tile_name", "fields", "said"),
    [
        ("Fifth Column", {}, "Put Fifth Column among the worlds at place 1"),
        ("Export Duties", {}, "Put Export Duties among the developments at place 1"),
        (
            "Merchant Guild",
            {"developments": ["Public Works"], "developing": "white"},
            "Put Merchant Guild among the developments at place 2",
        ),
    ],
)
def test_it_goes_to_the_cheaper_stack_too(tile_name: str, fields, said: str) -> None:
    """The tile of Alien Research Team, by RB-8.7 to 8.11."""
    table = executing("Explore", a_seat("Alien Research Team", projection=0, **fields))
    pending(table)
    play(table, drawn(table, tile_name))
    assert plays(table) == [said]


# -- develop and settle ---------------------------------------------------------------------------


@pytest.mark.clause("RB-9.1")
def test_developers_complete_what_they_can() -> None:
    stacks = {"developments": ["Public Works", "Export Duties"], "developing": "white"}
    table = executing("Develop", a_seat(workers={"Develop": "2 white"}, **stacks))
    plays(table)
    assert len(table.seats[0].tableau) == 5


@pytest.mark.clause("RB-9.2")
@pytest.mark.clause("RB-9.7")
@pytest.mark.parametrize(
    ("phase", "name", "tiles"),
    [
        ("Develop", "developments", ["Public Works", "Galactic Bankers"]),
        ("Settle", "worlds", ["Fifth Column", "Galactic Trendsetters"]),
    ],
)
def test_higher_colours_are_spent_if_lower_ones_wait(phase: str, name: str, tiles) -> None:
    table = executing(phase, a_seat(workers={phase: "white, green"}, **{name: tiles}))
    answer = thinks(table)
    assert (str(answer.option), clauses(answer)) == ("Spend green", ["RB-9.2"])
    plays(table)
    seat = table.seats[0]
    assert words(seat.developing if phase == "Develop" else seat.settling) == "white"


@pytest.mark.clause("RB-9.3")
@pytest.mark.clause("RB-9.7")
@pytest.mark.parametrize(
    ("phase", "name", "tiles"),
    [("Develop", "developments", ["Public Works"]), ("Settle", "worlds", ["Fifth Column"])],
)
def test_lower_colours_are_spent_if_higher_ones_return(phase: str, name: str, tiles) -> None:
    table = executing(phase, a_seat(workers={phase: "white, green"}, **{name: tiles}))
    answer = thinks(table)
    assert (str(answer.option), clauses(answer)) == ("Spend white", ["RB-9.3"])
    assert decided(answer).said.key == "first-lowest"
    plays(table)
    assert "green" in words(table.seats[0].cup)


@pytest.mark.clause("RB-9.3")
def test_dice_for_the_whole_stack_are_all_spent_the_low_ones_first() -> None:
    """Three dice for two tiles of 1 and 2: none is left to wait, and none returns to the cup."""
    tiles = {"developments": ["Public Works", "Export Duties"]}
    seat = a_seat(workers={"Develop": "white, red, green"}, **tiles)
    answer = thinks(executing("Develop", seat))
    assert (str(answer.option), clauses(answer)) == ("Spend white", ["RB-9.3"])
    assert decided(answer).said.key == "first-of-all"


@pytest.mark.clause("RB-9.4")
@pytest.mark.clause("RB-9.5")
def test_a_tile_that_takes_a_die_gets_one_of_the_lowest() -> None:
    """Rebel Miners (2) takes a die and no white one rests: white, then green; red dice wait."""
    stacks = {"worlds": ["Rebel Miners", "Galactic Trendsetters"]}
    seat = a_seat(citizenry="purple", workers={"Settle": "white, red, green"}, **stacks)
    table = executing("Settle", seat)
    assert clauses(thinks(table)) == ["RB-9.4"]
    assert plays(table) == ["Spend white", "Spend green", "Give up white in the Citizenry"]


@pytest.mark.clause("RB-9.4")
@pytest.mark.clause("RB-9.5")
def test_with_a_white_die_at_rest_nothing_is_sacrificed() -> None:
    stacks = {"worlds": ["Rebel Miners", "Galactic Trendsetters"]}
    seat = a_seat(citizenry="white", workers={"Settle": "red, cyan, green"}, **stacks)
    table = executing("Settle", seat)
    assert plays(table) == ["Spend green", "Spend cyan", "Give up white in the Citizenry"]


def gives_up(**fields) -> tuple[str, str]:
    table = table_of(a_seat(**fields), steps=[GiveUpDice(0, 17, 1)])
    answer = give_up(pending(table))
    return str(answer.option), clauses(answer)[0]


@pytest.mark.clause("RB-9.6")
def test_with_nobody_at_rest_the_lowest_die_of_the_cup_goes() -> None:
    fields = {"cup": "red, green", "worlds": ["Outlaw World"], "settling": "white"}
    assert gives_up(**fields) == ("Give up red in the cup", "RB-9.6")


@pytest.mark.clause("RB-15.33")
def test_with_nobody_in_the_cup_either_a_waiting_die_goes() -> None:
    fields = {"worlds": ["Outlaw World"], "settling": "red, green"}
    assert gives_up(**fields) == ("Give up red waiting for the worlds", "RB-15.33")


@pytest.mark.clause("RB-15.26")
def test_saved_dice_are_the_highest() -> None:
    """Galactic Federation may save one or two of the developers: green, then red."""
    fields = {"developments": ["Merchant Guild"], "workers": {"Develop": "white, red, green"}}
    table = executing("Develop", a_seat("Galactic Federation", **fields))
    assert plays(table) == ["Save green", "Save red"]
    assert words(table.seats[0].citizenry) == "white"


# -- produce --------------------------------------------------------------------------------------


def produces(producers: str, *worlds: str) -> dict[str, str]:
    """The goods after Rollbot has produced."""
    table = executing("Produce", a_seat(*worlds, workers={"Produce": producers}))
    plays(table)
    return goods(table.seats[0])


@pytest.mark.clause("RB-10.1")
def test_dice_of_a_worlds_colour_go_there() -> None:
    worlds = ("Spice World", "Asteroid Belt", "Plague World", "Alien Sentinels")
    assert produces("cyan, brown, green, yellow", *worlds) == {
        "Spice World": "cyan",
        "Asteroid Belt": "brown",
        "Plague World": "green",
        "Alien Sentinels": "yellow",
    }


@pytest.mark.clause("RB-10.2")
@pytest.mark.clause("RB-10.3")
@pytest.mark.clause("RB-10.4")
def test_other_dice_go_to_the_most_valuable_worlds() -> None:
    """White before purple before brown: yellow is worth most, then green, then cyan."""
    worlds = ("Spice World", "Plague World", "Alien Sentinels")
    assert produces("white, purple, brown", *worlds) == {
        "Alien Sentinels": "white",
        "Plague World": "purple",
        "Spice World": "brown",
    }


@pytest.mark.clause("RB-10.2")
def test_white_and_red_dice_go_first() -> None:
    assert produces("red, purple, cyan", "Plague World", "Alien Sentinels") == {
        "Alien Sentinels": "red",
        "Plague World": "purple",
    }


@pytest.mark.clause("RB-10.4")
def test_colours_without_a_world_of_their_own_go_last_and_lowest_first() -> None:
    assert produces("cyan, brown", "Plague World", "Alien Sentinels") == {
        "Alien Sentinels": "cyan",
        "Plague World": "brown",
    }


@pytest.mark.clause("RB-15.29")
def test_of_equal_worlds_the_older_one_is_used() -> None:
    assert produces("white", "Uplift Overseers", "Plague World") == {"Uplift Overseers": "white"}


@pytest.mark.clause("RB-10.1")
@pytest.mark.clause("RB-10.2")
@pytest.mark.parametrize(
    ("colour", "said"),
    [
        ("cyan", Reason("RB-10.1", "It puts a cyan producer on Spice World: the colors match")),
        (
            "white",
            Reason(
                "RB-10.2",
                "It puts a white producer on Plague World: no world with room is more valuable",
            ),
        ),
    ],
)
def test_a_producer_says_why_it_goes_there(colour: str, said: Reason) -> None:
    worlds = ("Spice World", "Plague World")
    answer = thinks(executing("Produce", a_seat(*worlds, workers={"Produce": f"{colour}, red"})))
    why = decided(answer)
    assert replace(why, said=in_words(why)) == said


@pytest.mark.clause("RB-8.2")
@pytest.mark.clause("RB-8.4")
def test_why_it_stocks_does_not_tell_how_many_dice_it_projects() -> None:
    """By 8.2 or by 8.4: the projection counts tiles that lie face down."""
    said = [
        reasons_for_others(thinks(exploring("white", projection, credits=5, **TWO_TILES)).reasons)
        for projection in (0, 9)
    ]
    assert said[0] == said[1]
    assert in_words(said[0][0]) == "It stocks: it has $5 and wants $9"


@pytest.mark.clause("RB-8.2")
def test_what_its_answer_shows_anyway_is_told() -> None:
    """With a stack of one tile it would scout, unless money lacked."""
    table = exploring("white", 9, credits=5, worlds=TWO_TILES["worlds"])
    assert reasons_for_others(thinks(table).reasons)[0].clause == "RB-8.2"
