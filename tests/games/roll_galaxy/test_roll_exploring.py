"""Explore, clause by clause."""

import pytest

from engine.core.step import apply, pending
from engine.core.story import Telling
from games.roll_galaxy.dice import EXPLORE
from games.roll_galaxy.events import (
    CreditsGained,
    Scouted,
    Stocked,
    TileAbandoned,
    TileDrawn,
    TileLifted,
    TilePlaced,
    TilesReturned,
)
from games.roll_galaxy.moves import PlaceTile
from games.roll_galaxy.state import MOST_CREDITS
from games.roll_galaxy.steps import DrawFromBag, ExploreTasks
from games.roll_galaxy.steps.building import PlaceTiles
from games.roll_galaxy.tiles import TILE_NAMES, TILES
from tests.games.roll_galaxy.positions import (
    a_seat,
    asked,
    bystander,
    executing,
    offers,
    options,
    play,
    side_named,
    stack,
    table_of,
    tile,
    words,
)

GEM = "Conscription / Gem World"
SHIP_TILE = "Public Works / Lost Alien Warship"


def explorer(*built, workers="white", **fields):
    """Explore begins; seat 0 has these explorers."""
    return executing("Explore", a_seat(*built, workers={"Explore": workers}, **fields))


def empty_bag(table, *, but=()):
    """Puts every tile that nobody has under the other seat's world stack, save some."""
    rest = [number for number in table.unseen_tiles if number not in but]
    table.seats[1].worlds += tuple(rest)
    assert table.bag_size == len(but)


@pytest.mark.clause("ROLL-7.1")
def test_each_explorer_does_one_task_after_the_other():
    table = explorer(workers="white, red")
    assert options(table) == [
        "Stock with white", "Scout with white", "Stock with red", "Scout with red",
    ]  # fmt: skip
    play(table, "Stock with red", "Scout with white", GEM, PlaceTile(tile("Gem World"), True, 0))
    assert words(table.seats[0].citizenry) == "white, red"
    assert table.is_over


@pytest.mark.clause("ROLL-7.2")
def test_stock_brings_two_dollars():
    table = explorer()
    assert play(table, "Stock with white")[1] == Stocked(0, 0, False, 2)
    assert table.seats[0].credits == 3


@pytest.mark.parametrize(("position", "to"), [(0, None), (1, 0)])
def test_only_the_top_of_a_stack_is_told_to_everybody(position, to):
    """The first tile of a stack lies open; one below another is known to its owner."""
    gem = tile("Gem World")
    worlds = ["Comet Zone"] if position else []
    table = table_of(a_seat(in_hand=(gem,), worlds=worlds), steps=[PlaceTiles(0)])
    emit = Telling()
    pending(table)
    apply(table, PlaceTile(gem, True, position), emit)
    assert [(told.event, told.to) for told in emit.told] == [
        (TilePlaced(0, gem, True, position), to)
    ]


@pytest.mark.clause("ROLL-7.3")
def test_scout_draws_one_more_than_abandoned():
    table = explorer(developments=["Space Docks"], worlds=["Radioactive World", "Comet Zone"])
    play(table, "Scout with white")
    assert options(table) == [
        "Draw",
        "Abandon Space Docks / Armaments World",
        "Abandon Nanotechnology / Radioactive World",
        "Abandon Trade Levies / Comet Zone",
    ]
    events = play(table, "Abandon Trade Levies / Comet Zone", "Draw", GEM, SHIP_TILE)
    assert [type(event) for event in events] == [TileAbandoned, Scouted, TileDrawn, TileDrawn]
    assert events[1] == Scouted(0, 0, False, 1, 2)
    assert set(table.seats[0].in_hand) == {tile("Gem World"), tile("Public Works")}


@pytest.mark.clause("ROLL-7.3")
def test_all_tiles_may_be_abandoned_from_any_place():
    table = explorer(developments=["Space Docks"], worlds=["Radioactive World", "Comet Zone"])
    play(table, "Scout with white", "Abandon Space Docks / Armaments World")
    play(table, "Abandon Trade Levies / Comet Zone", "Abandon Nanotechnology / Radioactive World")
    assert asked(table).kind == "tile"
    assert len(table.seats[0].abandoned) == 3


@pytest.mark.clause("ROLL-7.4")
def test_a_drawn_tile_goes_underneath_with_either_side():
    table = explorer(worlds=["Radioactive World"])
    play(table, "Scout with white", "Draw", GEM)
    assert options(table) == [
        "Put Conscription among the developments at place 1",
        "Put Gem World among the worlds at place 2",
    ]
    events = play(table, "Put Gem World among the worlds at place 2")
    assert stack(table.seats[0], "Settle") == ["Radioactive World", "Gem World"]
    assert TilePlaced(0, tile("Gem World"), True, 1) in events


@pytest.mark.clause("ROLL-7.5")
def test_abandoned_tiles_return_at_the_end_and_waiting_dice_stay():
    table = executing(
        "Explore",
        a_seat(workers={"Explore": "white"}, worlds=["Comet Zone"], settling="2 red"),
        bystander(workers={"Explore": "white"}),
    )
    play(table, "Scout with white", "Abandon Trade Levies / Comet Zone", GEM, SHIP_TILE)
    play(table, PlaceTile(tile("Gem World"), True, 0), PlaceTile(tile("Public Works"), False, 0))
    assert words(table.seats[0].settling) == "2 red"
    assert "Trade Levies / Comet Zone" not in [TILE_NAMES[n] for n in table.unseen_tiles]
    play(table, "Scout with white")
    assert "Trade Levies / Comet Zone" not in asked(table).outcomes
    play(table, "Space Docks / Armaments World")
    events = play(table, PlaceTile(tile("Space Docks"), False, 0))
    assert TilesReturned(1) in events
    assert table.seats[0].abandoned == ()


@pytest.mark.clause("ROLL-7.6")
def test_abandoned_tiles_fill_an_empty_bag():
    table = explorer(worlds=["Radioactive World", "Comet Zone"])
    empty_bag(table, but=[tile("Gem World")])
    play(table, "Scout with white", "Abandon Trade Levies / Comet Zone")
    play(table, "Abandon Nanotechnology / Radioactive World")
    events = play(table, GEM)
    assert TilesReturned(2) in events
    assert set(asked(table).outcomes.items) == {
        "Trade Levies / Comet Zone", "Nanotechnology / Radioactive World",
    }  # fmt: skip
    play(table, "Trade Levies / Comet Zone", "Nanotechnology / Radioactive World")
    assert len(table.seats[0].in_hand) == 3


@pytest.mark.clause("ROLL-7.6")
def test_what_cannot_be_drawn_is_not_drawn():
    table = explorer()
    empty_bag(table, but=[tile("Gem World")])
    table.steps = [DrawFromBag(0, 3)]
    play(table, GEM)
    assert table.seats[0].in_hand == (tile("Gem World"),)
    assert table.is_over


@pytest.mark.clause("ROLL-7.7")
@pytest.mark.parametrize(("workers", "credits"), [("white", 2), ("yellow", 4)])
def test_a_scout_that_can_draw_nothing_stocks(workers, credits):
    table = explorer(workers=workers)
    empty_bag(table)
    events = play(table, f"Scout with {workers}")
    assert not [event for event in events if isinstance(event, Scouted)]
    assert table.seats[0].credits == 1 + credits


@pytest.mark.clause("ROLL-7.8")
def test_alien_archaeology_pays_four_for_yellow():
    table = explorer("Alien Research Ship", workers="yellow, white", faction=2)
    play(table, "Stock with yellow", "Stock with virtual yellow")
    assert table.seats[0].credits == 9
    play(table, "Stock with white")
    assert table.seats[0].credits == MOST_CREDITS


@pytest.mark.clause("ROLL-7.9")
def test_improved_reconnaissance_may_put_a_tile_on_top():
    table = explorer(worlds=["Radioactive World"], faction=4)
    play(table, "Scout with white", "Draw", GEM)
    assert options(table) == [
        "Put Conscription among the developments at place 1",
        "Put Gem World among the worlds at place 1",
        "Put Gem World among the worlds at place 2",
    ]
    play(table, "Put Gem World among the worlds at place 1")
    assert stack(table.seats[0], "Settle") == ["Gem World", "Radioactive World"]


@pytest.mark.clause("ROLL-7.10")
def test_advanced_logistics_rearranges_without_explorers():
    table = executing(
        "Explore",
        a_seat("Advanced Logistics", worlds=["Radioactive World", "Comet Zone"], settling="red"),
    )
    assert options(table) == [
        "Rearrange Nanotechnology / Radioactive World",
        "Rearrange Trade Levies / Comet Zone",
        "End Explore",
    ]
    events = play(table, "Rearrange Trade Levies / Comet Zone")
    assert TileLifted(0, tile("Comet Zone")) in events
    assert len(options(table)) == 1 + 2
    play(table, "Put Comet Zone among the worlds at place 1")
    assert stack(table.seats[0], "Settle") == ["Comet Zone", "Radioactive World"]
    play(table, "Rearrange Trade Levies / Comet Zone")
    play(table, "Put Trade Levies among the developments at place 1")
    assert stack(table.seats[0], "Develop") == ["Trade Levies"]
    assert words(table.seats[0].settling) == "red"
    play(table, "End Explore")
    assert table.is_over


@pytest.mark.clause("ROLL-7.10")
def test_advanced_logistics_goes_between_explorers_but_not_after_the_last_draw():
    table = explorer("Advanced Logistics", "Alien Research Team", worlds=["Radioactive World"])
    assert "End Explore" not in options(table)
    play(table, "Rearrange Nanotechnology / Radioactive World")
    play(table, "Put Nanotechnology among the developments at place 1", "Stock with white")
    play(table, "End Explore", GEM, "Put Gem World among the worlds at place 1")
    assert table.is_over


@pytest.mark.clause("ROLL-7.11")
@pytest.mark.parametrize(
    ("tile_name", "virtual"),
    [("Major Research Labs", ["white"]), ("Alien Research Ship", ["white", "yellow"])],
)
def test_virtual_explorers(tile_name, virtual):
    table = explorer(tile_name, workers="")
    assert offers(table, "Scout") == [f"Scout with virtual {colour}" for colour in virtual]


@pytest.mark.clause("ROLL-7.12")
def test_alien_research_team_draws_at_the_end():
    table = explorer("Alien Research Team", worlds=["Radioactive World"], faction=4)
    play(table, "Stock with white")
    assert asked(table).kind == "tile"
    events = play(table, GEM)
    assert offers(table, "Put Gem World") == ["Put Gem World among the worlds at place 2"]
    events += play(table, "Put Gem World among the worlds at place 2")
    assert not [event for event in events if isinstance(event, CreditsGained)]


@pytest.mark.clause("ROLL-7.12")
@pytest.mark.parametrize(
    ("workers", "task", "paid"),
    [("yellow", "Scout", 1), ("white", "Scout", 0), ("yellow", "Stock", 0)],
)
def test_alien_research_team_pays_once_for_a_yellow_scout(workers, task, paid):
    table = explorer("Alien Research Team", workers=workers, credits=0, faction=1)
    answers = [GEM, "Put Gem World among the worlds at place 1"] if task == "Scout" else []
    play(table, f"{task} with {workers}", *answers)
    events = play(table, SHIP_TILE, "Put Public Works among the developments at place 1")
    income = CreditsGained(0, 1, side_named("Alien Research Team"))
    assert events.count(income) == paid


@pytest.mark.clause("ROLL-7.12")
def test_a_virtual_yellow_scout_counts_for_the_team_and_two_pay_once():
    table = explorer("Alien Research Team", "Alien Research Ship", workers="yellow", credits=0)
    play(table, "Scout with yellow", GEM, "Put Gem World among the worlds at place 1")
    play(table, "Scout with virtual yellow", "Draw", SHIP_TILE)
    play(table, "Put Public Works among the developments at place 1", "Stock with virtual white")
    play(table, "Space Docks / Armaments World")
    play(table, "Put Space Docks among the developments at place 2")
    assert table.seats[0].credits == 2 + 1


@pytest.mark.clause("ROLL-7.13")
@pytest.mark.parametrize("phase", ["Explore", "Produce"])
@pytest.mark.parametrize(("rival", "credits"), [(1, 1), (2, 0), (3, 0)])
def test_technology_unions_pay_for_most_developments_alone(phase, rival, credits):
    names = ["Public Works", "Space Docks", "Trade Levies"][:rival]
    other = a_seat(*names, faction=9, home="New Sparta")
    table = executing(phase, a_seat("Technology Unions", credits=0), other)
    play(table)
    assert table.seats[0].credits == credits


def test_a_step_of_explore_needs_the_phase():
    table = explorer()
    table.steps = [ExploreTasks(0)]
    table.phases = ()
    assert table.check() == ["phase is None, but Explore (0) is being executed"]
    table.phase, table.phases = EXPLORE, (EXPLORE,)
    assert table.check() == []


def test_there_are_as_many_tiles_as_the_bag_says():
    table = explorer(worlds=["Radioactive World"])
    assert table.bag_size == TILES - 1
