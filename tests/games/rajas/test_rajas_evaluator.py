"""What a Judge holds things to be worth, in worked positions of three rounds still to come."""

import pytest

from engine.core.decision import CHANCE
from games.rajas.bots.evaluator import (
    END,
    FITTED,
    NOTHING,
    PLAIN,
    WORTH,
    Evaluator,
    features,
    lead,
    rounds_left,
    worth_of,
)
from games.rajas.bots.raja import (
    CLOSE,
    MONEY_PER_ROUND,
    RAJA,
    OptionOutlook,
    outlook_of_roads,
    rounds_behind,
    standing,
)
from games.rajas.effects import BuildTile, GainDice, GainPer, RaiseScroll, ReplaceTile, faces_of
from games.rajas.game import GAME
from games.rajas.grid import Grid
from games.rajas.learning import CRAFT, _Rounds, said_of
from games.rajas.moves import CoverBorder, Place, PutYield, Replace, TakeDice, TurnDie
from games.rajas.spaces import extra_price, placements, replacements
from games.rajas.state import Laid
from games.rajas.steps.building import border_effects
from tests.games.rajas.positions import (
    BOARD,
    NAVARATNAS,
    a_table,
    dice,
    dummy,
    in_words,
    new_match,
    person,
)
from tests.golden import positions

ROUNDS = 3.0
HARBOR = BOARD.by_id[2]["harbor_1"]


def evaluator(seat=None, weights=PLAIN, rounds=ROUNDS, **fields) -> Evaluator:
    return Evaluator(a_table(seat or person("o6"), **fields), 0, weights, rounds)


# -- dice -----------------------------------------------------------------------------------------


def test_a_die_is_worth_itself_and_its_pips():
    assert evaluator().die(dice("o6")[0]) == pytest.approx(1.2 + 6 * 0.35)
    assert evaluator(rounds=0.5).die(dice("o1")[0]) == pytest.approx((0.25 + 0.25) * 1.55)


@pytest.mark.parametrize(("count", "part"), [(0, 1), (3, 1), (4, 1), (6, 0.8), (8, 0.6), (40, 0.2)])
def test_more_than_four_dice_are_worth_less_each(count, part):
    assert evaluator(weights=FITTED).crowd(count) == pytest.approx(part)
    assert evaluator(weights=PLAIN).crowd(count) == 1


def test_of_a_hand_the_best_dice_count_in_full():
    """Five sixes and a one: the fifth six counts nine tenths, the one eight tenths."""
    hand = evaluator(person("o6 o6 o6 o6 o6 b1"), FITTED).hand()
    assert hand == pytest.approx(4.9 * (1.8 + 6 * 0.6) + 0.8 * (1.8 + 0.6))


@pytest.mark.parametrize(("held", "taken"), [(7, 3), (8, 2), (9, 1), (10, 0)])
def test_dice_beyond_the_statues_room_are_worth_nothing(held, taken):
    """A person has room for ten."""
    worth = evaluator(person(" ".join(["o1"] * held))).effects((GainDice((0, 0, 0)),))
    assert worth == pytest.approx(taken * (1.2 + 3.5 * 0.35))


# -- upgrades and the river -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scrolls", "worth"),
    [((2, 2, 2, 2), 3 * 0.45), ((4, 2, 2, 2), 3 * 0.45), ((4, 4, 4, 4), 0.0)],
)
def test_an_upgrade_counts_in_every_round_until_all_scrolls_are_at_their_end(scrolls, worth):
    assert evaluator(person("o6", scrolls=scrolls)).upgrade() == pytest.approx(worth)
    assert evaluator(person("o6", scrolls=scrolls)).effects((RaiseScroll(2),)) == pytest.approx(
        2 * worth
    )


def test_the_way_to_the_bridge_counts_while_there_is_a_worker_to_win():
    """Space 1 brings one money; each space towards the bridge counts 0.35."""
    assert evaluator().landing(1) == pytest.approx(1 + 0.35)
    assert evaluator(person("o6", owned=5)).landing(1) == pytest.approx(1)
    assert evaluator(rounds=1.5).landing(1) == pytest.approx(1 + 0.35 / 2)


def test_a_harbour_is_worth_the_best_space_the_boat_can_reach():
    """Of the first four spaces the third is worth most, although the boat could go on."""
    found = evaluator()
    assert found.space(HARBOR, dice("o4")[0], ()) == found.landing(3) > found.landing(4)
    assert found.sail(4, exact=True) == found.landing(4)


# -- tiles ----------------------------------------------------------------------------------------


def test_a_tile_that_is_replaced_has_half_of_its_unclaimed_borders():
    """Everything else being equal, what the border of the cell brings counts half."""
    cell = BOARD_SIDE.borders[0].cell
    numbers = [n for n, border in enumerate(BOARD_SIDE.borders) if border.cell == cell]
    tiles = (Laid(cell, "OC1", 0),)
    option = Replace(cell, "OC2")
    open_, claimed = (
        evaluator(person("o6", tiles=tiles, claimed=those)) for those in ((), tuple(numbers))
    )
    worth = sum(open_.effects(border_effects(open_.table, 0, number)) for number in numbers)
    gain = open_.replace(option, dice("o6")) - claimed.replace(option, dice("o6"))
    assert worth > 0
    assert gain == pytest.approx(worth / 2)


def test_a_tile_that_is_replaced_takes_its_own_market_away_and_no_other():
    """The second tile laid has a market of two or more; the first one has none."""
    tiles = (Laid(1, "OT1", 0), Laid(0, "OC6", 0))
    found = evaluator(person("o6 o6", tiles=tiles, claimed=tuple(range(8))))
    old, new = BOARD.tiles["OC6"], BOARD.tiles["OT2"]
    cost = found.price(found.seat.dice, new.colour, extra_price(new, old))
    expected = found.tile(new) - 0.14 * old.market_sum * ROUNDS - cost
    assert found.replace(Replace(0, "OT2"), found.seat.dice) == pytest.approx(expected)


def test_a_replaced_tile_within_a_bonus_within_a_bonus_is_not_thought_of():
    found = evaluator(person("o6", tiles=(Laid(1, "OC1", 0),)), tops="OC2 OT2")
    found._depth = 1
    at_once = found.effects((ReplaceTile(),))
    found._depth = 2
    assert (at_once > 0, found.effects((ReplaceTile(),))) == (True, 0.0)


@pytest.mark.parametrize(("before", "count", "worth"), [(0, 3, 6), (0, 1, 2)])
def test_a_fame_is_worth_two_money(before, count, worth):
    assert evaluator(person("o6", fame=before)).fame(count) == worth


def test_a_bonus_that_is_passed_counts():
    bonus = BOARD.fame_bonuses[0]
    found = evaluator(person("o6", fame=bonus.space - 1))
    gain = found.effects(bonus.effects)
    assert gain > 0
    assert found.fame(1) == 2 + gain
    assert evaluator(person("o6", fame=bonus.space)).fame(1) == 2


def test_a_tile_is_worth_its_buildings_and_its_markets():
    """Two fame for a temple at 2; a market of 2 brings its money now and a little every round."""
    found = evaluator()
    temple, market = BOARD.tiles["OT2"], BOARD.tiles["OC3"]
    assert found.tile(temple) == pytest.approx(2 * 2 * len(temple.buildings))
    total = market.market_sum
    assert total
    assert found.tile(market) == pytest.approx(total + 0.14 * total * ROUNDS)


def test_the_master_builder_is_worth_his_best_work():
    """Of the tiles that may replace the laid one the best counts; without one, nothing does."""
    found = evaluator(person("o6 o6", tiles=(Laid(1, "OC1", 0),)), tops="OC2 OT2 OT5")
    space, hand = BOARD.by_id[2]["master_builder"], found.seat.dice
    worths = [found.replace(each, hand) for each in replacements(found.table, 0, hand)]
    assert len(set(worths)) > 1
    assert found.space(space, -1, hand) == max(worths)
    assert evaluator().space(space, -1, ()) == 0.0


def test_a_tile_built_as_a_bonus_is_worth_the_best_that_can_be_bought():
    found = evaluator(person("o6", scrolls=(4, 4, 4, 4)), tops="OT1")
    worth = found.build(found.seat.dice)[0]
    assert worth > 0
    assert found.effects((BuildTile(),)) == worth
    assert evaluator(person("o6")).effects((BuildTile(),)) == 0.0


@pytest.mark.parametrize("colour", "ogbp")
def test_a_tile_is_bought_with_the_pips_of_its_colour(colour):
    tile = BOARD.tiles[f"{colour.upper()}C1"]
    ones = dice(" ".join([f"{colour}1"] * tile.price))
    found = evaluator(person("o6", scrolls=(4, 4, 4, 4)), tops=f"{colour.upper()}C1")
    assert found.build(ones)[1] == f"{colour.upper()}C1"
    assert found.build(ones[1:])[1] == ""


def test_a_die_is_taken_rather_where_it_helps_to_buy_a_tile():
    """An orange one lacks five pips of a tile for six, of which one die brings four, two all."""
    found, tile = evaluator(person("o1"), tops="OC3"), BOARD.tiles["OC3"]
    assert tile.price == 6
    worth = found.tile(tile)
    assert found.worth_of("take", None, TakeDice((0,))) == pytest.approx(1 + 0.1 * (worth - 0.4))
    assert found.worth_of("take", None, TakeDice((0, 0))) == pytest.approx(
        2 + 0.1 * (2 * worth - 0.4)
    )


# -- moves ----------------------------------------------------------------------------------------


def test_a_die_turned_is_worth_what_it_makes_possible_less_the_karma():
    """A one becomes a six, which buys a tile of 5."""
    table = a_table(person("o1", karma=1), tops="OT5")
    before, after = (
        Evaluator(table, 0, PLAIN),
        Evaluator(a_table(person("o6", karma=1), tops="OT5"), 0, PLAIN),
    )
    best = after.best_placing(placements(after.table, 0))
    one, six = dice("o1 o6")
    expected = best + before.die(six) - before.die(one) - 1.0
    assert before.turning("place", TurnDie(one)) == pytest.approx(expected)
    assert before.turning("reroll", TurnDie(one)) < NOTHING / 2
    assert table.seats[0].dice == (one,)


# -- what a seat has come to ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "gain"),
    [
        ({"fame": 1}, 2),
        ({"money": 8}, 2),
        ({"karma": 2}, 2 * 1.0),
        ({"owned": 4}, 3.5 * ROUNDS),
        ({"scrolls": (3, 2, 4, 2)}, 3 * 0.45 * ROUNDS),
        ({"boat": 3}, 3 * 0.35),
    ],
)
def test_what_is_held_counts_for_the_rounds_to_come(more, gain):
    plain, richer = a_table(person("o6")), a_table(person("o6", **more))
    gained = standing(richer, 0, PLAIN, ROUNDS) - standing(plain, 0, PLAIN, ROUNDS)
    assert gained == pytest.approx(gain)


@pytest.mark.parametrize(
    ("boat", "owned", "counts"), [(19, 3, True), (19, 4, True), (19, 5, False), (20, 3, False)]
)
def test_the_boats_way_counts_before_the_bridge_while_a_worker_can_be_won(boat, owned, counts):
    assert (BOARD.bridge.space, BOARD_SIDE.most_workers) == (20, 5)
    here, ashore = a_table(person("o6", boat=boat, owned=owned)), a_table(person("o6", owned=owned))
    gained = standing(here, 0, PLAIN, ROUNDS) - standing(ashore, 0, PLAIN, ROUNDS)
    assert gained == pytest.approx(boat * 0.35 if counts else 0)


def told_features(*seats, number=0, **fields):
    found = features(a_table(*seats, **fields), number)
    return dict(zip(WORTH, found, strict=True))


def test_what_a_seat_has_is_counted_thing_by_thing():
    """Six dice, of which four are few; the boat counts while a worker waits on the bridge."""
    laid = Laid(1, "OC3", 0), Laid(2, "OT1", 0)
    markers = {"fame": 7, "money": 5, "karma": 2, "boat": 9, "owned": 4, "scrolls": (2, 3, 4, 2)}
    seat = person("o6 o5 g4 g3 b2 b1", tiles=laid, **markers)
    found = told_features(seat, person("o6"), elephant=0)
    names = list(WORTH)
    assert list(found.values())[:9] == [19, 2, 4, 2, 21, 4, 11, BOARD.tiles["OC3"].market_sum, 1]
    assert (found["boat"], found["elephant"], found["tiles"]) == (9, True, 2)
    assert told_features(person("o6"), person("o6"), elephant=1)["elephant"] is False
    few = list(told_features(person("o6 o6 o6 o6"), person("o6")).values())
    assert few[2:4] == [4, 0]
    assert names[8:10] == ["before-bridge", "boat"]


def test_what_is_held_is_worth_so_much_at_once_with_a_round_and_with_each():
    alone = [float(name == "tiles") for name in WORTH]
    now, soon, each = WORTH["tiles"]
    for rounds in (0.0, 0.5, 1.0, 3.0):
        worth = now + min(1.0, rounds) * soon + rounds * each
        assert worth_of(alone, rounds) == pytest.approx(worth)


def test_a_lead_at_the_end_is_a_win_only_if_the_markers_have_passed_those_of_all_others():
    """The markers meet at 120: whoever passes farther has won, and nobody who only equals it."""
    for fame, won in ((51, END), (50, -END), (49, -END)):
        table = a_table(person("", fame=fame, money=40), person("", fame=50, money=40),
                        person("", fame=40, money=40), steps=[])  # fmt: skip
        assert table.is_over
        found = lead(table, 0)
        assert (found.reached, found.held, found.won) == (2.0 * fame + 40, 0.0, won)


def test_a_lead_before_the_end_is_over_the_best_of_the_others():
    table = a_table(person("o6"), person("o6 o6", fame=2), person("o1"))
    rounds = rounds_left(table, FITTED)
    worths = [worth_of(features(table, seat), rounds) for seat in range(3)]
    found = lead(table, 0)
    assert found.reached == 6
    assert found.held == pytest.approx(worths[0] - 6)
    assert found.rival == pytest.approx(-worths[1])


def test_a_yield_is_the_rather_laid_the_nearer_its_border_is_to_an_open_road(monkeypatch):
    found = evaluator(person("o6"), rules=NAVARATNAS)
    border = found.side.borders[0]
    tile = next(name for name in found.board.yields if found.effects(
        found.board.yields[name].effects) > 0)  # fmt: skip
    full = found.effects(found.board.yields[tile].effects)
    near = found.board.grid.distances
    ends = found.board.grid.arrivals(found.table.province(0).roads)
    steps = min(near[end][border.cell] for end in ends)
    option = PutYield(tile, 0)
    assert found.worth_of("cover", None, option) == pytest.approx(full * 0.8**steps)
    monkeypatch.setattr(Grid, "arrivals", lambda grid, roads: {})
    assert found.worth_of("cover", None, option) == pytest.approx(full * 0.8**9)


def test_a_move_that_loses_a_tenth_of_a_round_is_told_to_lose_it():
    best = OptionOutlook(Place("terrace_blue_1"), CLOSE * MONEY_PER_ROUND, 0)
    just, less = (OptionOutlook(Place("terrace_orange_1"), worth, 0) for worth in (0.0, 0.01))
    behind = rounds_behind(best, just)
    assert behind is not None
    assert float(behind.number) == pytest.approx(0.1)
    assert rounds_behind(best, less) is None


def test_a_person_stands_for_roads_as_well_and_a_dummy_for_markets_alone():
    """Fame twice, money, dice, three workers and eight scrolls for three rounds, and the market."""
    market = BOARD.tiles["OC6"].market_sum
    rounds = ROUNDS * (3 * 3.5 + 8 * 0.45)
    one = a_table(person("o6", fame=2, money=6))
    held = 2 * 2 + 6 + Evaluator(one, 0, PLAIN, ROUNDS).hand() + rounds
    roads = outlook_of_roads(Evaluator(one, 0, PLAIN, ROUNDS))
    assert roads > 0
    assert standing(one, 0, PLAIN, ROUNDS) == pytest.approx(held + roads)
    two = a_table(person(), dummy("o", "OC6", fame=2, money=6))
    held = 2 * 2 + 6 + Evaluator(two, 1, PLAIN, ROUNDS).hand() + rounds + ROUNDS * 0.14 * market
    assert standing(two, 1, PLAIN, ROUNDS) == pytest.approx(held)


def test_a_border_is_the_rather_covered_the_nearer_it_is():
    """Every option is worth less the farther its border lies from the residence."""
    found, grid = evaluator(), BOARD.grid
    borders = found.table.side.borders
    for number, border in enumerate(borders):
        away = grid.distances[grid.residence][border.cell]
        assert found.worth_of("cover", None, CoverBorder(number)) == -away
    assert len({border.cell for border in borders}) > 1


def test_a_puzzle_counts_the_lead_over_the_best_of_the_others():
    seats = [person("o1", fame=fame, money=10) for fame in (9, 4, 7)]
    table = a_table(*seats)
    rounds = _Rounds(table, 0, (), "lead")
    left = max(0.0, rounds_left(table, RAJA.weights) - 1)
    worths = [standing(table, number, RAJA.weights, left) for number in range(3)]
    assert rounds._lead(table) == pytest.approx((worths[0] - worths[2]) / MONEY_PER_ROUND)


BOARD_SIDE = a_table(person()).side


def test_a_puzzle_tells_why_its_best_move_is_good():
    match = new_match("human", "dummy")
    while match.seat_to_answer != 0 or match.pending.kind != "place":
        if match.seat_to_answer == CHANCE:
            match.roll()
        else:
            match.answer(match.pending.options[0])
    ways = CRAFT.ways(match.table, match.pending)
    said = CRAFT.why(match, (), ways[0])
    expected = said_of(match.table, 0, ways[0].moves[0])
    assert [(why.clause, why.text) for why in said] == [
        (reason.clause, text) for reason, text in zip(expected, in_words(expected), strict=True)
    ]


def test_a_tile_that_cannot_be_paid_for_costs_far_too_much():
    assert evaluator(person("o3")).price(dice("o3"), 0, 9) == -NOTHING
    assert evaluator(person("o3")).price(dice("o3"), 0, 3) == pytest.approx(
        evaluator(person("o3")).die(dice("o3")[0])
    )


@pytest.mark.parametrize(("boat", "times"), [(0, 0), (4, 1), (9, 3)])
def test_a_yield_for_every_so_many_counts_whole_ones(boat, times):
    bare = evaluator(person("o6", boat=boat)).effects((GainPer("money", 2, "river_spaces", 3),))
    assert bare == evaluator(person("o6", boat=boat)).money(2 * times)


def test_the_faces_of_a_colour_are_those_of_no_other():
    """The die after an orange six is a dummy's green one, without a face."""
    assert faces_of((*dice("o2 o6"), *dice("g")), 0) == (2, 6)
    assert faces_of((*dice("o2 o6"), *dice("g")), 1) == (0,)


# -- what the rules pay ---------------------------------------------------------------------------


@pytest.mark.clause("RAJ-4.6")
@pytest.mark.clause("RAJ-4.7")
def test_bonuses_that_are_passed_are_those_that_the_rules_grant():
    assert [bonus.space for bonus in BOARD.fame_passed(4, 15)] == [5, 10, 15]
    assert BOARD.fame_passed(5, 9) == ()
    first, second = BOARD.money_bonuses[:2]
    assert BOARD.money_passed(0, second.space) == (first, second)
    assert BOARD.money_passed(1, second.space - 1) == ()
    assert BOARD.money_passed(1, first.space) == (), "each is granted once"


@pytest.mark.clause("RAJ-8.3")
def test_a_bridge_is_crossed_once():
    under = BOARD.bridge.space
    assert BOARD.crosses_bridge(under - 1, under)
    assert BOARD.crosses_bridge(0, under + 2)
    assert not BOARD.crosses_bridge(under, under + 1)


@pytest.mark.clause("RAJ-5.4")
def test_a_market_is_worth_what_the_rule_pays():
    """No bonus lies so near; the die is given up, and the money alone counts."""
    paid = 0
    for number in range(40):
        match = new_match("page", "page", seed=f"market-{number}")
        for _ in range(120):
            if match.is_over:
                break
            asked_now = match.pending
            if asked_now.seat == CHANCE:
                match.roll()
                continue
            if asked_now.kind == "place":
                paid += _markets_pay_their_worth(match, asked_now)
            match.answer(asked_now.options[number % len(asked_now.options)])
    assert paid > 50


def _markets_pay_their_worth(match, decision):
    table, seat = match.table, match.table.seats[decision.seat]
    held, checked = Evaluator(table, decision.seat, PLAIN, ROUNDS), 0
    for option in decision.options:
        if not isinstance(option, Place) or table.space(option.space).area != "market":
            continue
        after = match.fork()
        after.answer(option)
        gained = (
            after.table.seats[decision.seat].money - seat.money + table.space(option.space).money
        )
        if after.table.seats[decision.seat].bonus == seat.bonus:
            space = table.space(option.space)
            assert held.space(space, option.die, seat.dice) == pytest.approx(gained)
            checked += 1
    return checked


@pytest.mark.parametrize(
    ("board", "sums"),
    [
        (
            "base",
            [
                5072,
                48,
                640,
                187,
                2997,
                644,
                1807,
                806,
                125,
                1251,
                532,
                489.0965,
                156,
                139,
                60,
                444,
                5072,
                20670.1931,
                -27966.0471,
                0,
            ],
        ),
        (
            "navaratnas",
            [
                5336,
                55,
                493,
                61,
                1945,
                643,
                1817,
                939,
                149,
                1349,
                478,
                518.7138,
                157,
                131,
                60,
                500,
                5336,
                18994.3526,
                -26444.0794,
                0,
            ],
        ),
    ],
)
def test_what_seats_have_in_positions_of_random_games_is_what_it_was(board, sums):
    """Where it is meant that features or their worth change, these sums follow."""
    found = [0.0] * (len(WORTH) + 4)
    for view, _ in positions(GAME, {"board": board, "ganga": "on"}):
        for number in range(len(view.seats)):
            for place, has in enumerate((*features(view, number), *lead(view, number))):
                found[place] += has
    assert found == pytest.approx(sums, abs=1e-3)
