"""The words below the columns: what the dice under a phase will do."""

from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.game import GAME
from games.roll_galaxy.projection import (
    Building,
    building,
    cost_words,
    outlook,
    result_words,
    shipments,
)
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.tiles import HIDDEN, SIDES
from tests.games.roll_galaxy.positions import a_seat, executing, side_named

VOICE = GAME.voice(("You", "Ada"))


def lines(phase: str, number: int, **fields) -> tuple[str, ...]:
    return told(executing(phase, a_seat(**fields)), number)


def told(table: RollTable, phase: int) -> tuple[str, ...]:
    """The words below the column of a phase."""
    return tuple(map(VOICE.say, outlook(table, 0, phase).lines))


def result(table: RollTable, phase: int) -> tuple[str, str, str]:
    """The cell of the reveal in words."""
    first, detail, tone = result_words(table, 0, phase)
    return VOICE.say(first), VOICE.say(detail), tone


def test_explorers_take_money_or_scout():
    assert lines("Explore", EXPLORE, workers={"Explore": "white"}) == (
        "Take $2",
        "or scout one tile",
    )
    assert lines("Explore", EXPLORE, workers={"Explore": "3 white"})[0] == "Take up to $6"


def test_a_tile_that_gets_all_its_dice_is_completed():
    table = executing("Settle", a_seat(worlds=["Tourist World"], workers={"Settle": "4 white"}))
    found = outlook(table, 0, SETTLE)
    assert SIDES[side_named("Tourist World")].cost == 4
    assert found.total is not None
    assert (found.tone, VOICE.say(found.total)) == ("good", "cost 4")
    assert told(table, SETTLE) == ("Completes", "Tourist World")


def test_a_tile_that_lacks_dice_says_how_many():
    seat = a_seat(worlds=["Tourist World"], settling="white", workers={"Settle": "2 white"})
    table = executing("Settle", seat)
    found = outlook(table, 0, SETTLE)
    assert found.tone == "short"
    assert told(table, SETTLE) == ("Tourist World", "3 of 4, 1 short")
    assert building(seat, SETTLE).planned == (0, 0)
    assert result(table, SETTLE) == ("Tourist World", "3 of 4, 1 short", "short")


def test_dice_left_over_go_on_to_the_next_tile():
    seat = a_seat(worlds=["Tourist World", "Gateway Station"], workers={"Settle": "5 white"})
    plan = building(seat, SETTLE)
    assert [SIDES[side].name for side in plan.completed] == ["Tourist World"]
    assert plan.planned == (0,) * 4
    assert plan.next == (side_named("Gateway Station"), 1, 3)


def test_a_discount_is_shown_as_a_sum():
    seat = a_seat("Replicant Robots", worlds=["Tourist World"], workers={"Settle": "white"})
    assert VOICE.say(cost_words(seat, side_named("Tourist World"))) == "4 − 1 = 3"


def test_without_a_tile_the_dice_go_back():
    table = executing("Develop", a_seat(workers={"Develop": "white"}))
    assert told(table, DEVELOP) == ("No development planned:", "dice go back")


def test_producers_fill_what_is_free():
    built = ["Spice World", "Plague World"]
    full = executing("Produce", a_seat(*built, workers={"Produce": "2 white"}))
    assert told(full, PRODUCE) == ("Two goods", "every world filled")
    many = executing("Produce", a_seat(*built, workers={"Produce": "3 white"}))
    assert told(many, PRODUCE) == ("Two goods", "1 without a place")


def test_a_shipper_that_matches_is_worth_more():
    """ROLL-11.4: one VP, one for a good of the world's colour, one for such a shipper."""
    seat = a_seat("Spice World", goods={"Spice World": "cyan"}, workers={"Ship": "cyan"})
    assert shipments(seat, [3]) == (1, 3, 3)
    assert shipments(seat, [0]) == (1, 3, 2)
    table = executing("Ship", seat)
    assert told(table, SHIP) == ("One good:", "$3 or 3 VP")


def test_a_stack_that_is_not_known_takes_all_dice_and_none_sends_them_back():
    """ROLL-9.5: no tile, no dice spent."""
    unknown = a_seat(settling="white", workers={"Settle": "2 white"})
    unknown.worlds = (HIDDEN,)
    assert building(unknown, SETTLE) == Building((), (0, 0), (HIDDEN, 3, 0), 0)
    none = a_seat(workers={"Settle": "2 white"})
    assert building(none, SETTLE) == Building((), (), None, 2)


def tone_of_shipping(shippers: str, goods: dict[str, str]) -> str:
    seat = a_seat(*goods, goods=goods, workers={"Ship": shippers})
    return outlook(executing("Ship", seat), 0, SHIP).tone


def test_it_is_good_when_every_good_goes_and_short_when_a_shipper_is_left():
    two = {"Gem World": "white", "Comet Zone": "white"}
    assert tone_of_shipping("2 white", two) == "good"
    assert tone_of_shipping("white", two) == "plain"
    assert tone_of_shipping("2 white", {"Gem World": "white"}) == "good"


def test_the_cell_of_the_reveal_tells_what_comes_of_the_dice():
    seat = a_seat(worlds=["Tourist World"], workers={"Settle": "4 white", "Explore": "white"})
    table = executing("Settle", seat)
    assert result(table, SETTLE) == ("Tourist World", "cost 4, completed", "good")
    assert result(table, EXPLORE)[0].startswith("Take $2")
    bare = executing("Develop", a_seat(workers={"Develop": "white"}))
    assert result(bare, DEVELOP) == ("No tile to build", "dice go back", "short")
