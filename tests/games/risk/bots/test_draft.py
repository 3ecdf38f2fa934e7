"""The draft of the Expert: doors first, away from where others have begun, from every turn."""

import pytest

from engine.core.decision import RandomBot
from engine.core.game import check_setup
from engine.core.match import Match, play_bots
from engine.core.setup import SeatSetup, Setup
from games.risk.board import CONTINENTS, territory_named
from games.risk.bots.expert import CAPTAIN, RAIDER, DraftTaste, Expert, claim_worth
from games.risk.game import GAME
from tests.games.risk.bots.choosing import answer_of, claiming, move_of, reason_of
from tests.games.risk.positions import continent

EXPERT = Expert()


def worth(table, name: str, **taste: float) -> float:
    return claim_worth(DraftTaste(**taste), table, territory_named(name))[0]


@pytest.mark.clause("RISK-16.8")
def test_the_door_is_claimed_first_so_that_whoever_blocks_is_locked_in():
    begun = claiming({"Western Australia": 1}, {"Ural": 1}, {"Peru": 1})
    assert move_of(EXPERT, begun) == "Claim Indonesia"


@pytest.mark.clause("RISK-16.8")
def test_a_door_is_worth_no_more_when_nobody_else_can_come_in():
    last = {"Eastern Australia": 1, "New Guinea": 1, "Western Australia": 1}
    table = claiming(last, {"Ural": 1}, {"Peru": 1})
    assert worth(table, "Indonesia", door=0.2) == worth(table, "Indonesia", door=9.0)


@pytest.mark.clause("RISK-16.8")
def test_where_another_has_begun_another_continent_is_better():
    islands, south = {"Indonesia": 1, "New Guinea": 1}, {"Brazil": 1, "Venezuela": 1}
    begun = claiming({"Ural": 1}, islands, south)
    assert worth(begun, "Western Australia") < worth(begun, "Egypt")
    assert worth(begun, "Peru") < worth(begun, "Egypt")


@pytest.mark.clause("RISK-16.8")
def test_own_land_beside_a_territory_makes_it_worth_more():
    table = claiming({"Indonesia": 1}, {"Ural": 1}, {"Peru": 1})
    assert worth(table, "Siam") > worth(table, "India")


@pytest.mark.clause("RISK-16.8")
def test_the_last_territory_of_a_large_continent_is_denied():
    names = list(continent("Europe", 1))
    elsewhere = ("Indonesia", "New Guinea", "Brazil", "Venezuela", "Egypt", "Congo", "Alaska")
    others = dict.fromkeys(names[1:], 1), dict.fromkeys(elsewhere, 1)
    begun = claiming({"Japan": 1}, *others)
    answer = answer_of(EXPERT, begun)
    assert str(answer.option) == f"Claim {names[0]}"
    assert reason_of(answer) == (
        "This is the last free territory of Europe. One rival has the other 6"
    )


@pytest.mark.clause("RISK-16.8")
def test_to_deny_a_continent_counts_by_its_bonus():
    """Europe brings five troops."""
    names = list(continent("Europe", 1))
    begun = claiming({"Japan": 1}, dict.fromkeys(names[1:], 1), {"Peru": 1})
    gain = worth(begun, names[0], block=2.0) - worth(begun, names[0], block=0.0)
    assert gain == pytest.approx(2.0 * 5)


@pytest.mark.clause("RISK-16.8")
def test_what_two_opponents_share_need_not_be_denied():
    names = list(continent("Europe", 1))
    begun = claiming({"Ural": 1, "China": 1}, dict.fromkeys(names[2:], 1), {names[1]: 1})
    assert worth(begun, names[0], block=0.0) == worth(begun, names[0], block=9.0)


def drafted(turn: int, other) -> tuple[Match, int]:
    """A match after its claims, and the seat of the only Expert, which plays at that turn."""
    seats = tuple(SeatSetup("random", f"Seat {seat}") for seat in range(5))
    match = Match(GAME, check_setup(GAME, Setup(seats, "draft")), keeps_history=False)
    match.roll()
    expert = match.table.order[turn]
    play_bots(match, [EXPERT if seat == expert else other for seat in range(5)], 42)
    assert match.pending is not None
    assert match.pending.kind == "place"
    return match, expert


@pytest.mark.clause("RISK-16.8")
@pytest.mark.parametrize("turn", range(5))
@pytest.mark.parametrize("other", [CAPTAIN, RAIDER, RandomBot()], ids=["captain", "raider", "any"])
def test_from_every_turn_most_of_a_continent_becomes_its_own(turn, other):
    match, expert = drafted(turn, other)
    owners = match.table.owners
    shares = [
        sum(owners[place] == expert for place in each.territories) / len(each.territories)
        for each in CONTINENTS
    ]
    assert max(shares) >= 0.5
