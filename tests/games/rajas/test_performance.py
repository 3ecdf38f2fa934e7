"""The best performance: which games count, what they are compared among, what is kept."""

from dataclasses import replace

import pytest

from engine.core.learning.statistics import Statistics
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import pending
from games.rajas.game import GAME
from games.rajas.scoring import performance
from games.rajas.state import Rules
from games.rajas.steps.rounds import new_table


def over(*players: str, winner: int = 0, round: int = 7, used: int = 3, rules=None) -> Match:
    """A game that somebody has finished in a round with a worker."""
    seats = tuple(SeatSetup(player, f"Seat {n}") for n, player in enumerate(players))
    match = Match(GAME, Setup(seats, "over"))
    table = new_table(rules or Rules(), [player == "dummy" for player in players])
    table.round, table.steps, table.order = round, [], tuple(range(len(players)))
    table.seats[winner].fame, table.seats[winner].used = 60, used
    match.table, match._pending = table, pending(table)
    return match


@pytest.mark.clause("SOLO-2.4")
def test_it_is_the_round_and_the_worker_at_the_finish():
    did = performance(over("human", "dummy"))
    assert did.words == "the 3rd worker of round 7"
    sooner = performance(over("human", "dummy", used=2))
    earlier = performance(over("human", "dummy", round=6, used=6))
    assert earlier.value < sooner.value < did.value


@pytest.mark.clause("SOLO-2.4")
def test_variants_numbers_of_dummies_and_handicaps_are_kept_apart():
    rules = Rules(board="navaratnas", ganga=True, handicap=5)
    kinds = {
        performance(over("human", "dummy")).kind,
        performance(over("human", "dummy", "dummy")).kind,
        performance(over("human", "dummy", rules=rules)).kind,
        performance(over("human", "dummy", rules=replace(rules, handicap=6))).kind,
    }
    assert len(kinds) == 4
    assert "Navaratnas, Ganga, 1 dummy, handicap 5" in kinds


@pytest.mark.parametrize(
    ("players", "winner"),
    [(("human", "dummy"), 1), (("human", "human"), 0), (("human", "greedy"), 0),
     (("greedy", "dummy"), 0)],
)  # fmt: skip
def test_only_a_person_who_won_alone_against_dummies_has_one(players, winner):
    assert performance(over(*players, winner=winner)) is None


def test_the_best_of_each_kind_is_kept_in_the_statistics():
    store = Statistics()
    for number, (round, used) in enumerate([(8, 1), (7, 4), (7, 5)]):
        store.add(over("human", "dummy", round=round, used=used), f"{number}.json")
    store.add(over("human", "dummy", "dummy", round=9), "three.json")
    one, two = store.best_performances("rajas")
    assert (one.kind, one.words, one.games) == (
        "Base game, 1 dummy", "the 4th worker of round 7", 3,
    )  # fmt: skip
    assert two.kind == "Base game, 2 dummies"
