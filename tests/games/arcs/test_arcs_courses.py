"""Which moves the Captain looks at, and what it answers by habit: worked positions."""

import pytest

from games.arcs.bots.courses import considered, habit
from games.arcs.steps.actions import Catapult
from games.arcs.steps.battle import OfferReroll, RollAgain
from games.arcs.steps.court import RansackCourt
from games.arcs.steps.turns import Opening
from tests.games.arcs.positions import a_seat, acting, asked, options, play

AGG = "aggression-2"


def looked_at(table):
    """The moves that are worth a look, in words."""
    return [str(option) for option in considered(table, asked(table), 6)]


def by_habit(table, wanted=None):
    """What is answered without a look ahead, in words."""
    return str(habit(table, asked(table), wanted or {}))


@pytest.mark.clause("PLAY-2.4")
@pytest.mark.parametrize(
    ("ships", "shapes"),
    [
        (4, [(0, 4, 0), (4, 0, 0), (2, 2, 0), (0, 0, 4), (0, 2, 2)]),
        (3, [(0, 3, 0), (3, 0, 0), (2, 1, 0), (0, 0, 3), (0, 1, 2)]),
        (1, [(0, 1, 0), (1, 0, 0), (0, 0, 1)]),
    ],
)
def test_as_many_dice_as_there_may_be_of_one_kind_or_half_of_two(ships, shapes):
    table = acting(a_seat(f"1-hex {ships}"), a_seat("1-hex 1"), lead=AGG,
                   buildings="1 city 1-hex")  # fmt: skip
    play(table, "Battle", "Attack seat 2 in 1-hex")
    assert looked_at(table) == [
        f"{skirmish} skirmish, {assault} assault, {raid} raid" for skirmish, assault, raid in shapes
    ]


@pytest.mark.clause("PLAY-2.1")
def test_to_seize_the_card_to_spare_alone_is_looked_at_and_every_declaration():
    """Mobilization 2 has three pips; Construction 6 surpasses more."""
    table = acting(a_seat("1-gate 1", hand="construction-6 aggression-5"), lead="mobilization-2",
                   initiative=1)  # fmt: skip
    table.steps.append(Opening(0))
    offered = options(table)
    seizing = [each for each in offered if "Construction 6" in each or "Aggression 5" in each]
    assert len(seizing) == 2
    assert set(offered) - set(looked_at(table)) == {
        each for each in seizing if "Construction 6" in each
    }


@pytest.mark.clause("PLAY-2.5")
def test_by_habit_blanks_are_rolled_again_and_no_hit():
    """Of three skirmish dice two missed and one hit; all may be rolled again."""
    table = acting(a_seat("1-gate 3"), a_seat("1-gate 1"), lead=AGG)
    table.steps.append(OfferReroll(RollAgain(0, 1, "1-gate", (3, 0, 0), (1, 1, 6)), 3, 0))
    assert "Reroll 1 blanks and 1 hits" in options(table)
    assert by_habit(table) == "Reroll 2 blanks and 0 hits"


@pytest.mark.clause("PLAY-2.5")
def test_by_habit_the_court_is_ransacked_where_most_agents_stand():
    row = "Relic Fence 0 1, Mining Interest 0 3, Gatekeepers 0 2"
    for court in (row, ", ".join(row.split(", ")[::-1])):
        table = acting(a_seat("1-gate 3"), a_seat("1-gate 1"), lead=AGG, court=court)
        table.steps.append(RansackCourt(0, 1))
        assert by_habit(table) == "Ransack Mining Interest"


@pytest.mark.clause("PLAY-2.4")
def test_from_a_catapult_two_planets_are_looked_at_and_no_further_gate():
    """Hex 1 has a rival's city and a free slot, Arrow 1 two free slots, Crescent 1 one."""
    table = acting(a_seat("1-gate 2"), buildings="1 city 1-hex")
    table.steps.append(Catapult(0, "1-gate", 2, 0))
    planets = [each for each in options(table) if each.startswith("On to 1-")]
    assert sorted(planets) == ["On to 1-arrow", "On to 1-crescent", "On to 1-hex"]
    assert looked_at(table) == ["Go on", "On to 1-hex", "On to 1-arrow"]
