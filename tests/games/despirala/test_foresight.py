"""A guest that works out the seed wins where the dice follow from the seed alone, and no
more than its share where a key it is not given takes part.
"""

import sys
from pathlib import Path
from typing import Any

import pytest

from engine.core.arena import Tournament, simulate
from engine.core.decision import close_bots
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from games.despirala.game import GAME

CHEAT = Path(__file__).parent / "guests" / "foresight.py"
KEY = "c0ffee" * 5 + "42"
needs_processes = pytest.mark.skipif(sys.platform == "win32", reason="guests need POSIX")


@pytest.fixture(params=[True, False], ids=["by its draw", "by the dice on the table"])
def cheat(request, tmp_path) -> str:
    """A copy of the cheat that looks, or does not look, at what it draws with."""
    path = tmp_path / "foresight.py"
    path.write_text(CHEAT.read_text().replace("PEEKS = True", f"PEEKS = {request.param}"))
    return f"file:{path}"


def played(seats: tuple[str, str], seed: str, *, is_keyless: bool) -> tuple[Match, str]:
    """A whole game, and what the cheat said in the end."""
    setup = Setup(tuple(SeatSetup(player, player) for player in seats), seed)
    match = Match(GAME, setup, is_again=is_keyless)
    bots = bots_of(match)
    try:
        play_bots(match, bots)
    finally:
        close_bots(bots)
    said = [move.reasons[0].text for move in match.moves if "CHEAT" in str(move.reasons)]
    return match, said[-1]


@needs_processes
@pytest.mark.parametrize("seed", ["amber-otter-42", "1/2"])
def test_dice_that_follow_from_a_seed_alone_are_foreseen_from_either_seat(cheat, seed):
    totals = {cheat: 0.0, "optimal": 0.0}
    for seats in ((cheat, "optimal"), ("optimal", cheat)):
        match, said = played(seats, seed, is_keyless=True)
        assert said == f"knows the seed {seed}"
        for player, score in zip(seats, match.result.scores, strict=True):
            totals[player] += score
    assert totals[cheat] > totals["optimal"]
    assert totals[cheat] > 2 * 470, "the best play that knows no dice makes 444 a game"


@needs_processes
def test_with_a_key_the_seed_is_found_neither_by_the_draw_nor_by_the_dice(cheat):
    match, said = played((cheat, "optimal"), "amber-otter-42", is_keyless=False)
    assert match.setup.key
    assert said == "finds no seed"


@pytest.mark.whole
@needs_processes
def test_over_forty_games_the_cheat_wins_no_more_than_its_share():
    document = simulated(40)
    cheat, optimal = document["seats"]
    assert cheat["forfeits"] == []
    assert cheat["win_share"] <= optimal["win_share"]
    assert cheat["mean_score"] < optimal["mean_score"]


@pytest.mark.whole
@needs_processes
def test_the_cheat_plays_the_same_games_in_a_sandbox_and_without(walls):
    """What it could learn without walls, such as the key, would show in what it scores."""
    document = simulated(6)
    assert [seat["forfeits"] for seat in document["seats"]] == [[], []]
    assert [round(6 * seat["mean_score"]) for seat in document["seats"]] == [2720, 2729]


def simulated(games: int) -> dict[str, Any]:
    """So many games of the cheat against the best play, under a key that neither is given."""
    return simulate(GAME, Tournament((f"file:{CHEAT}", "optimal"), games, "1", key=KEY), jobs=2)
