"""The review of a match that began from a position: what it was worth then is where it starts."""

import pytest

from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from games.despirala.analysis import analyse
from games.despirala.game import GAME
from games.despirala.moves import Attempt
from tests.games.despirala.positions import all_but, choosing, committed

LATE = all_but("Collect 6", "Straight")
ABOUT_TO_CHOOSE = choosing((1, 2, 3, 4, 5, 5), 4, LATE, seats=2)
COLLECTING = committed(Attempt("Collect 6"), (6, 6, 1, 2, 3, 4), 4, LATE, seats=2)


@pytest.mark.parametrize("table", [ABOUT_TO_CHOOSE, COLLECTING])
def test_baseline_luck_and_mistakes_add_up_to_the_result(table):
    seats = tuple(SeatSetup("optimal", f"Seat {n}") for n in (1, 2))
    match = Match(GAME, Setup(seats, "here", position=GAME.codec.encode(table)))
    play_bots(match, bots_of(match))
    assert match.is_over
    for account in analyse(match):
        assert account.baseline < 200
        assert account.mistakes == pytest.approx(0, abs=1e-9)
        assert account.baseline + account.luck == pytest.approx(account.result)
    assert GAME.review(match)["seats"][0]["curve"]
