"""Points, tiles and options, clause by clause."""

import re

import pytest

from engine.core.errors import BadDocument
from engine.core.setup import Result
from games.roll_galaxy.dice import (
    COLOUR_NAMES,
    COLOURS,
    FACTS,
    GRAY,
    NO_DICE,
    PHASES,
    one_by_one,
    plus,
    together,
)
from games.roll_galaxy.effects import (
    BuyOnTrade,
    ConsumeBonus,
    DictateTargets,
    DictateUnlimited,
    GainDie,
    Reassign,
    Score,
    TradeBonus,
    read_effect,
)
from games.roll_galaxy.game import GAME
from games.roll_galaxy.scoring import bonuses, result, seat_score
from games.roll_galaxy.state import Rules
from games.roll_galaxy.tiles import SIDES, TILES, effects_in
from tests.games.roll_galaxy.positions import (
    a_seat,
    bystander,
    dice,
    executing,
    goods,
    new_match,
    play,
    side_named,
    table_of,
    words,
)


def bonus(name, *built, rules=None, **fields):
    """What one 6+ development adds for a seat that has built these too."""
    table = table_of(a_seat(name, *built, **fields), steps=[], rules=rules)
    ((side, points),) = seat_score(table, 0).bonuses
    assert side == side_named(name)
    return points


@pytest.mark.clause("ROLL-14.1")
def test_chips_costs_and_bonuses():
    seat = a_seat(
        "Galactic Bankers", "Gem World", chips=7, developments=["Trade Levies"], credits=9
    )
    score = seat_score(table_of(seat, steps=[]), 0)
    assert score.chips == 7
    assert score.costs == 1 + 1 + 3 + 6 + 2
    assert score.bonuses == ((side_named("Galactic Bankers"), 2),)
    assert score.total == 7 + 13 + 2


@pytest.mark.clause("ROLL-14.2")
def test_sums_are_rounded_up_once_and_faction_developments_count():
    assert bonus("Galactic Federation") == 3  # Alien Archaeology 1, itself 6
    assert bonus("Galactic Federation", "Trade Levies") == 4
    assert bonus("New Economy") == 2


@pytest.mark.clause("ROLL-14.3")
@pytest.mark.parametrize(
    ("worlds", "points"), [([], 0), (["Artist Colony"], 1), (["Gem World", "Information Hub"], 3)]
)
def test_free_trade_association_counts_half_the_cyan_costs(worlds, points):
    assert bonus("Free Trade Association", *worlds, "Comet Zone") == points


@pytest.mark.clause("ROLL-14.4")
def test_galactic_bankers_count_developments():
    assert bonus("Galactic Bankers", "Trade Levies", "Gem World") == 3


@pytest.mark.clause("ROLL-14.5")
def test_galactic_exchange_counts_colours_of_all_dice():
    fields = {"cup": "white, red", "citizenry": "red", "goods": {"Gem World": "yellow"}}
    assert (
        bonus("Galactic Exchange", "Gem World", settling="green", worlds=["Comet Zone"], **fields)
        == 4
    )
    every = ", ".join(COLOURS)
    assert bonus("Galactic Exchange", cup=every) == 7


@pytest.mark.clause("ROLL-14.6")
def test_galactic_federation_counts_a_third_of_development_costs():
    assert bonus("Galactic Federation", "Trade Levies", "Galactic Salon", "Gem World") == 5


@pytest.mark.clause("ROLL-14.7")
@pytest.mark.parametrize(
    ("chips", "points"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (14, 4), (15, 5), (21, 6)],
)
def test_galactic_renaissance_counts_triangles_of_chips(chips, points):
    assert bonus("Galactic Renaissance", chips=chips) == points


@pytest.mark.clause("ROLL-14.8")
def test_galactic_reserves_count_goods():
    held = {"Gem World": "2 white", "Comet Zone": "red"}
    assert bonus("Galactic Reserves", *held, goods=held) == 3


@pytest.mark.clause("ROLL-14.9")
def test_mining_league_counts_brown_worlds():
    assert bonus("Mining League", "Comet Zone", "Radioactive World", "Gem World") == 4


@pytest.mark.clause("ROLL-14.10")
def test_new_economy_counts_developments_without_reassign():
    assert bonus("New Economy", "Trade Levies", "Galactic Mandate", "Nanotechnology") == 3


@pytest.mark.clause("ROLL-14.11")
@pytest.mark.parametrize(("red", "points"), [(0, 0), (1, 2), (3, 2), (4, 4), (6, 4), (7, 6)])
def test_new_galactic_order_counts_groups_of_red_dice(red, points):
    cup = f"{red} red" if red else "white"
    assert bonus("New Galactic Order", cup=cup) == points


@pytest.mark.clause("ROLL-14.12")
def test_system_diversification_counts_half_the_reassign_costs():
    assert bonus("System Diversification", "Galactic Mandate", "Trade Levies") == 5


@pytest.mark.clause("ROLL-14.13")
def test_eighteen_developments_have_a_reassign_power():
    flagged = [side for side in SIDES if side.has_reassign]
    assert len(flagged) == 18
    odd = {side.name for side in flagged if not effects_in((side.id,), Reassign)}
    assert odd == {"Backup Planning", "Galactic Mandate"}
    assert not SIDES[side_named("Biological Adaptation")].has_reassign


@pytest.mark.clause("ROLL-14.14")
def test_a_tie_goes_to_money_and_dice_in_the_cup():
    seats = [
        a_seat(chips=5, credits=3, cup="white"),
        bystander(1, chips=5, credits=1, cup="5 white"),
        bystander(2, chips=2, credits=9),
    ]
    for seat in seats:
        seat.chips -= sum(SIDES[side].cost for side in seat.tableau) - 5
    table = table_of(*seats, steps=[])
    scores = [seat_score(table, number).total for number in range(3)]
    assert scores[0] == scores[1] == scores[2] + 3
    assert result(table).ranks == (2, 1, 3)
    said = "Tie-break ($ and dice in the cup): Bo has 6, against 4"
    assert GAME.voice(("Ada", "Bo", "Cy")).say(GAME.tie_break(table)) == said
    table.seats[0].credits += 2
    assert result(table) == Result(tuple(map(float, scores)), (1, 1, 3))
    assert GAME.tie_break(table) is None
    table.seats[0].chips += 1
    assert GAME.tie_break(table) is None


# -- 15. tiles ------------------------------------------------------------------------------------


GAIN = re.compile(
    r"(one|two) new ([A-Z][a-z]*(?: [A-Z][a-z]*)?)(?: \(\w+\))? di(?:c)?e "
    r"(?:put into your (cup|Citizenry)|(laid on this world) as a good|into your (cup))"
)


def printed_gains(text):
    """What a text says that a tile brings at once: money, and dice by place."""
    found = {"cup": NO_DICE, "citizenry": NO_DICE, "world": NO_DICE}
    for count, name, *places in GAIN.findall(text):
        place = next(filter(None, places)).lower()
        place = "world" if "world" in place else place
        number = ("one", "two").index(count) + 1
        found[place] = plus(found[place], COLOUR_NAMES.index(name), number)
    money = re.search(r"take \$(\d)", text)
    return (int(money[1]) if money else 0), found


@pytest.mark.clause("ROLL-15.1", "ROLL-9.8")
@pytest.mark.parametrize("side", SIDES[: 2 * TILES], ids=lambda side: side.key)
def test_completing_a_tile_brings_what_its_text_says(side):
    phase = "Settle" if side.is_world else "Develop"
    kind = "worlds" if side.is_world else "developments"
    seat = a_seat(workers={phase: f"{side.cost} white"}, cup="white", **{kind: [side.name]})
    table = executing(phase, seat)
    play(table, *["Give up white in the cup"] * ("give up" in side.text))
    money, gained = printed_gains(side.text) if "When completed:" in side.text else (0, None)
    left = "" if "give up" in side.text else "white"
    seat = table.seats[0]
    if gained is not None:
        assert seat.cup == together(gained["cup"], dice(left))
        assert seat.citizenry == together(gained["citizenry"], dice(f"{side.cost} white"))
        assert seat.goods[-1] == one_by_one(gained["world"])
    else:
        assert not any(seat.dice_owned()[1:])
    at_the_end = 2 if f"{phase}: $2" in side.text else 0
    assert seat.credits == 1 + money + at_the_end


@pytest.mark.clause("ROLL-15.1")
@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.key)
def test_every_text_begins_with_the_time_of_its_effect(side):
    starts = {
        Reassign: "Assign:", DictateTargets: "Assign:", DictateUnlimited: "Assign:",
        TradeBonus: "Ship:", ConsumeBonus: "Ship:", BuyOnTrade: "Ship:",
        GainDie: "When completed:" if side.origin == "game" else "At setup:",
    }  # fmt: skip
    assert side.effects
    for effect in side.effects:
        if type(effect) in starts:
            assert starts[type(effect)] in side.text
        elif isinstance(effect, Score):
            assert "Scoring:" in side.text
        elif getattr(effect, "phase", None) is not None:
            assert PHASES[effect.phase] in side.text


@pytest.mark.clause("ROLL-15.2")
def test_costs_of_the_two_sides_add_up_and_ten_are_six_plus():
    for number in range(TILES):
        assert SIDES[2 * number].cost + SIDES[2 * number + 1].cost in {6, 7, 8}
    six_plus = [side for side in SIDES if side.six_plus]
    assert len(six_plus) == 10
    assert all(side.cost == 6 and effects_in((side.id,), Score) for side in six_plus)
    assert len([side for side in SIDES if effects_in((side.id,), Score)]) == 10


@pytest.mark.clause("ROLL-15.3")
def test_a_die_for_the_world_lies_there_as_a_good():
    table = executing("Settle", a_seat(worlds=["Comet Zone"], workers={"Settle": "3 white"}))
    play(table)
    assert goods(table.seats[0]) == {"Comet Zone": "brown"}
    assert words(table.seats[0].citizenry) == "3 white"


def test_an_effect_that_is_none_is_refused():
    with pytest.raises(BadDocument, match=r"effects\[0\]"):
        read_effect({"type": "GainDye", "count": 1}, "T01D.effects[0]")


def test_numbers_of_the_data_are_those_of_the_words():
    assert FACTS["trade_values"].keys() < set(COLOURS)
    assert {side.colour for side in SIDES if side.is_world} == {3, 4, 5, 6, GRAY}
    assert PHASES[2] == "Settle"


# -- 16. options ----------------------------------------------------------------------------------


@pytest.mark.clause("ROLL-16.1")
@pytest.mark.parametrize(
    ("red", "points"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (7, 5)]
)
def test_new_galactic_order_by_thirds(red, points):
    cup = f"{red} red" if red else "white"
    assert bonus("New Galactic Order", cup=cup, rules=Rules("thirds")) == points


@pytest.mark.clause("ROLL-16.1")
def test_the_option_reaches_the_table():
    assert new_match(2, order="thirds").table.rules == Rules("thirds")
    assert new_match(2).table.rules == Rules("groups")


def test_bonuses_of_a_tableau_that_is_only_thought_of():
    tableau = a_seat("Galactic Exchange", "New Galactic Order").tableau
    found = dict(bonuses(Rules(), tableau, dice("white, 4 red"), chips=0, goods=0))
    assert found == {side_named("Galactic Exchange"): 2, side_named("New Galactic Order"): 4}
