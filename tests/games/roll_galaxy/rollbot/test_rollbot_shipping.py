"""RB 11 and 12: shipping, recruiting, recalling."""

from __future__ import annotations

import pytest

from engine.core.step import apply
from engine.core.story import reasons_for_others
from games.roll_galaxy.moves import BUY_CHIPS, KEEP_CREDITS, Consume, Trade
from games.roll_galaxy.rollbot.bot import pair_up
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.rounds import RecallDice, RecruitDice
from tests.games.roll_galaxy.positions import a_seat, executing, play, table_of, words
from tests.games.roll_galaxy.rollbot.asking import (
    clauses,
    decided,
    in_words,
    plays,
    says,
    thinks,
)

CYAN, BROWN, GREEN, YELLOW = "Spice World", "Asteroid Belt", "Plague World", "Alien Sentinels"


def shipping(shippers: str, goods: dict[str, str], projection: int = 0, **fields) -> RollTable:
    """Ship begins; the worlds are built in the order of their goods."""
    built = (*goods, *fields.pop("built", ()))
    seat = a_seat(*built, goods=goods, workers={"Ship": shippers}, projection=projection, **fields)
    return executing("Ship", seat)


def pairs(shippers: str, goods: dict[str, str]) -> list[tuple[int, str, int]]:
    """Level, shipper and value of the good's world, for each pair."""
    seat: Seat = shipping(shippers, goods).seats[0]
    return [
        (pair.level, words(tuple(int(c == pair.shipper[0]) for c in range(7))), pair.value)
        for pair in pair_up(seat)
    ]


def chips_of(table: RollTable) -> int:
    """The chips of seat 0 after Rollbot has shipped everything."""
    before = table.seats[0].chips
    plays(table)
    return table.seats[0].chips - before


@pytest.mark.clause("RB-11.1")
def test_at_the_end_everything_is_consumed() -> None:
    """Money is short, but the pool is empty: no trade."""
    table = shipping("white", {YELLOW: "white"}, projection=9, credits=0, chips=24)
    answer = thinks(table)
    assert isinstance(answer.option, Consume)
    assert clauses(answer) == ["RB-11.1"]


@pytest.mark.clause("RB-11.1")
@pytest.mark.clause("RB-15.23")
@pytest.mark.parametrize(("chips", "clause"), [(21, "RB-11.7"), (22, "RB-11.1")])
def test_if_consuming_would_empty_the_pool_everything_is_consumed(chips: int, clause: str) -> None:
    """The yellow good brings 2 VP, not 3; the green one has no shipper: two chips must be left."""
    goods = {YELLOW: "yellow", GREEN: "white"}
    table = shipping("white", goods, projection=9, credits=0, chips=chips)
    assert clauses(thinks(table))[-1] == clause


@pytest.mark.clause("RB-11.1")
@pytest.mark.clause("RB-15.23")
@pytest.mark.parametrize(("chips", "clause"), [(20, "RB-11.6"), (21, "RB-11.1")])
def test_the_goods_of_all_players_empty_the_pool(chips: int, clause: str) -> None:
    """One VP of ours and two of the other seat, a bonus of Space Refineries among them."""
    seat = a_seat(YELLOW, goods={YELLOW: "white"}, workers={"Ship": "white"}, projection=9,
                  credits=0, chips=chips)  # fmt: skip
    other = a_seat(BROWN, "Space Refineries", goods={BROWN: "white"}, workers={"Ship": "white"},
                   faction=7, home="Epsilon Eridani")  # fmt: skip
    assert clauses(thinks(executing("Ship", seat, other)))[-1] == clause


@pytest.mark.clause("RB-11.1")
@pytest.mark.clause("RB-15.23")
def test_what_is_the_end_as_ship_begins_stays_the_end() -> None:
    """Two and one VP would take the last three. A person trades the first good: the other one is
    consumed all the same, although two chips are left now.
    """
    goods = {YELLOW: "yellow", GREEN: "white"}
    table = shipping("2 white", goods, projection=9, credits=0, chips=21)
    play(table, Trade(0, False, 3, 6))
    assert clauses(thinks(table)) == ["RB-11.1"]
    later = shipping("white", {GREEN: "white"}, projection=9, credits=0, chips=21)
    assert clauses(thinks(later))[-1] == "RB-11.6"


def test_a_trade_is_explained_with_its_amounts() -> None:
    """The white good on the green world is worth $5; $1 of the 5 that are wanted is there."""
    table = shipping("white", {GREEN: "white"}, projection=5, credits=1)
    assert in_words(decided(thinks(table))) == (
        f"It trades the white good from {GREEN} with a white shipper for $5: "
        "it has $1 and needs $4 more to recruit 5 dice"
    )


@pytest.mark.clause("RB-11.1")
def test_consuming_everything_brings_the_most_points() -> None:
    """Green must ship the green good, although the yellow world comes first: 3 + 2 VP."""
    goods = {YELLOW: "yellow", GREEN: "green"}
    assert chips_of(shipping("white, green", goods, chips=24)) == 5


@pytest.mark.clause("RB-11.1")
def test_bonuses_count_for_the_most_points() -> None:
    """One shipper: with Space Refineries the brown good brings 2 VP, the yellow one 1."""
    goods = {YELLOW: "white", BROWN: "white"}
    assert chips_of(shipping("white", goods, chips=24, built=["Space Refineries"])) == 2


@pytest.mark.clause("RB-11.2")
@pytest.mark.clause("RB-11.9")
def test_otherwise_pairs_are_made_and_shipped() -> None:
    """Money is no problem: all three goods are consumed, for 3 + 2 + 1 VP."""
    goods = {GREEN: "green", BROWN: "brown", CYAN: "white"}
    table = shipping("white, red, green", goods, credits=5)
    answer = thinks(table)
    assert clauses(answer)[-2:] == ["RB-11.3", "RB-11.9"]
    assert chips_of(table) == 6


@pytest.mark.clause("RB-11.3")
def test_first_as_many_three_point_pairs_as_possible() -> None:
    """Green can only ship green for 3 VP, so purple ships yellow."""
    goods = {GREEN: "green", YELLOW: "yellow"}
    assert sorted(pairs("purple, green", goods)) == [(3, "green", 5), (3, "purple", 6)]


@pytest.mark.clause("RB-11.3")
def test_valuable_worlds_come_first_for_three_points() -> None:
    """One purple shipper, two matching goods: the yellow world is worth more."""
    assert pairs("white, purple", {CYAN: "cyan", YELLOW: "yellow"}) == [
        (3, "purple", 6),
        (2, "white", 3),
    ]


@pytest.mark.clause("RB-11.3")
def test_nothing_is_shipped_before_all_is_paired() -> None:
    """The first thing shipped is a trade of the 1 VP pair, which was paired last."""
    table = shipping("white, green", {GREEN: "green", CYAN: "white"}, projection=5, credits=4)
    assert says(table).startswith("Trade white")


@pytest.mark.clause("RB-11.4")
def test_then_as_many_two_point_pairs_as_possible() -> None:
    """Green's colour does for its white good, white for the yellow good."""
    assert sorted(pairs("white, green", {YELLOW: "yellow", GREEN: "white"})) == [
        (2, "green", 5),
        (2, "white", 6),
    ]


@pytest.mark.clause("RB-11.4")
def test_a_valuable_good_leaves_its_shipper_to_one_that_needs_it() -> None:
    """Either shipper does for the yellow good, but only cyan makes 2 VP of the cyan world."""
    assert sorted(pairs("cyan, brown", {YELLOW: "yellow", CYAN: "white"})) == [
        (2, "brown", 6),
        (2, "cyan", 3),
    ]


@pytest.mark.clause("RB-11.4")
def test_valuable_worlds_come_first_for_two_points() -> None:
    """One white shipper, two matching goods."""
    assert pairs("white", {CYAN: "cyan", YELLOW: "yellow"}) == [(2, "white", 6)]


@pytest.mark.clause("RB-11.5")
def test_the_rest_are_one_point_pairs() -> None:
    """The most valuable world first, the lowest shipper first; green is not needed."""
    goods = {CYAN: "white", BROWN: "white"}
    assert pairs("red, green, white", goods) == [(1, "white", 4), (1, "red", 3)]


@pytest.mark.clause("RB-15.30")
def test_a_shipper_of_the_worlds_colour_goes_before_purple() -> None:
    assert pairs("purple, cyan", {CYAN: "cyan"}) == [(3, "cyan", 3)]


@pytest.mark.clause("RB-11.6")
@pytest.mark.parametrize(("money", "kind"), [(4, Trade), (5, Consume)])
def test_one_point_pairs_are_traded_below_the_projection(money: int, kind: type) -> None:
    """The brown good, of square 5, is worth more than the cyan one of square 4."""
    table = shipping("2 white", {CYAN: "white", BROWN: "white"}, projection=5, credits=money)
    option = thinks(table).option
    assert isinstance(option, kind)
    assert "of square 5 with" in str(option)


@pytest.mark.clause("RB-11.6")
def test_trading_goes_on_while_money_is_short() -> None:
    """$0 and $4 for brown leave it below five: cyan is traded too."""
    table = shipping("2 white", {CYAN: "white", BROWN: "white"}, projection=5, credits=0)
    assert [said.split()[0] for said in plays(table)] == ["Trade", "Trade"]
    assert table.seats[0].credits == 7


@pytest.mark.clause("RB-11.7")
@pytest.mark.parametrize(("money", "kind"), [(3, Trade), (4, Consume)])
def test_two_point_pairs_are_traded_two_below_the_projection(money: int, kind: type) -> None:
    table = shipping("white", {GREEN: "green"}, projection=5, credits=money)
    answer = thinks(table)
    assert isinstance(answer.option, kind)
    assert clauses(answer)[-1] == ("RB-11.7" if kind is Trade else "RB-11.9")


@pytest.mark.clause("RB-11.8")
@pytest.mark.parametrize(("money", "kind"), [(1, Trade), (2, Consume)])
def test_three_point_pairs_are_traded_four_below_the_projection(money: int, kind: type) -> None:
    table = shipping("green", {GREEN: "green"}, projection=5, credits=money)
    answer = thinks(table)
    assert isinstance(answer.option, kind)
    assert clauses(answer)[-1] == ("RB-11.8" if kind is Trade else "RB-11.9")


@pytest.mark.clause("RB-11.6")
@pytest.mark.clause("RB-11.7")
def test_the_most_valuable_pair_of_a_level_is_traded() -> None:
    table = shipping("2 white", {BROWN: "brown", GREEN: "green"}, projection=9, credits=1)
    assert isinstance(thinks(table).option, Trade)
    assert "Plague World" in in_words(decided(thinks(table)))


@pytest.mark.clause("RB-15.18")
def test_ten_credits_end_all_trading() -> None:
    assert isinstance(
        thinks(shipping("white", {GREEN: "white"}, projection=14, credits=10)).option, Consume
    )


@pytest.mark.clause("RB-15.24")
@pytest.mark.parametrize(("projection", "option"), [(5, KEEP_CREDITS), (4, BUY_CHIPS)])
def test_galactic_bankers_sell_chips_for_spare_money(projection: int, option: object) -> None:
    """Five credits for green; buying leaves four."""
    goods = {GREEN: "white"}
    table = shipping("white", goods, projection, credits=0, built=["Galactic Bankers"])
    apply(table, thinks(table).option)
    assert thinks(table).option == option


@pytest.mark.clause("RB-15.24")
def test_galactic_bankers_sell_chips_at_the_end() -> None:
    """Money is short, but it is of no use any more (a person made the trade)."""
    goods = {GREEN: "white"}
    table = shipping("white", goods, 9, credits=0, chips=24, built=["Galactic Bankers"])
    play(table, Trade(0, False, 3, 0))
    assert thinks(table).option == BUY_CHIPS


# -- manage empire --------------------------------------------------------------------------------


@pytest.mark.clause("RB-12.1")
def test_the_highest_colours_are_recruited_first() -> None:
    seat = a_seat(citizenry="2 white, red, green", credits=2)
    table = table_of(seat, steps=[RecruitDice(0)])
    assert plays(table) == ["Recruit green", "Recruit red"]
    assert (words(table.seats[0].cup), table.seats[0].credits) == ("red, green", 0)


def recalls(**fields) -> tuple[str, list[str]]:
    """What an empty cup makes Rollbot recall, and by which clauses."""
    seat = a_seat(*fields.pop("built", ()), **fields)
    table = table_of(seat, steps=[RecallDice(0)])
    answer = thinks(table)
    said = plays(table)
    assert said[0] == str(answer.option)
    assert said[1:] in ([], ["Recall no more"])
    return said[0], clauses(answer)


@pytest.mark.clause("RB-12.2")
@pytest.mark.clause("RB-12.3")
def test_a_good_that_does_not_match_is_recalled_first() -> None:
    """Brown is worth less than yellow, and matches not; cyan matches."""
    goods = {CYAN: "cyan", YELLOW: "white", BROWN: "red"}
    zone = {"worlds": ["Galactic Trendsetters"], "settling": "white"}
    said, why = recalls(built=goods, goods=goods, **zone)
    assert (said, why) == ("Recall the red good of square 6", ["RB-12.3"])


@pytest.mark.clause("RB-12.2")
@pytest.mark.clause("RB-12.4")
@pytest.mark.clause("RB-15.38")
def test_then_a_good_that_matches() -> None:
    """Purple matches too; brown is worth less than yellow."""
    goods = {YELLOW: "yellow", BROWN: "purple"}
    zone = {"worlds": ["Galactic Trendsetters"], "settling": "white"}
    said, why = recalls(built=goods, goods=goods, **zone)
    assert (said, why) == ("Recall the purple good of square 5", ["RB-12.4"])


@pytest.mark.clause("RB-12.2")
@pytest.mark.clause("RB-12.5")
def test_then_a_die_of_the_stack_that_needs_more_dice() -> None:
    """Five dice lack for Galactic Trendsetters, one for Export Duties."""
    said, why = recalls(
        worlds=["Galactic Trendsetters"], settling="white",
        developments=["Export Duties"], developing="red",
    )  # fmt: skip
    assert (said, why) == ("Recall white waiting for the worlds", ["RB-12.5"])


@pytest.mark.clause("RB-12.6")
def test_then_one_of_the_stack_with_fewer_dice() -> None:
    """Two lack for Galactic Salon with two dice, two for Mining World with one."""
    said, why = recalls(
        developments=["Galactic Salon"], developing="2 white",
        worlds=["Mining World"], settling="red",
    )  # fmt: skip
    assert (said, why) == ("Recall red waiting for the worlds", ["RB-12.6"])


@pytest.mark.clause("RB-12.7")
def test_then_one_of_the_developments() -> None:
    said, why = recalls(
        developments=["Merchant Guild"], developing="white",
        worlds=["Mining World"], settling="red",
    )  # fmt: skip
    assert (said, why) == ("Recall white waiting for the developments", ["RB-12.7"])


@pytest.mark.clause("RB-12.2")
@pytest.mark.clause("RB-15.34")
def test_with_a_die_in_the_cup_nothing_is_recalled() -> None:
    said, why = recalls(built=[BROWN], goods={BROWN: "white"}, cup="white")
    assert (said, why) == ("Recall no more", ["RB-15.34"])


@pytest.mark.clause("RB-7.10")
@pytest.mark.clause("RB-11.8")
def test_a_trade_does_not_tell_others_how_many_dice_it_projects() -> None:
    said = [
        reasons_for_others(
            thinks(shipping("white", {GREEN: "white"}, projection=dice, credits=1)).reasons
        )
        for dice in (5, 8)
    ]
    assert said[0] == said[1]
    assert in_words(decided(said[0])).endswith(
        "for $5: it has $1, too little for the dice it expects"
    )


@pytest.mark.clause("RB-11.9")
def test_money_that_lacks_too_little_for_a_trade_is_not_said_to_do() -> None:
    """One credit lacks, and for one only pairs of 1 VP are traded."""
    table = shipping("green", {GREEN: "green"}, projection=5, credits=4)
    last = thinks(table).reasons[-1]
    assert last.clause == "RB-11.9"
    assert in_words(last).endswith("short, but its rules don't let it trade any of its pairs")
