"""The pages of figures show the faces of the bots that played, and the marks of the persons."""

from __future__ import annotations

import pytest

from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from games.despirala.scene.review import standings
from games.rajas.scene.end import RajasEnd
from games.risk.scene.end import RiskReview
from games.roll_galaxy.scene.review import RollReview
from tests.games.despirala.scene.test_review import accounts, finished  # noqa: F401 (fixtures)
from tests.ui.page_stage import PageStage

pytestmark = pytest.mark.painted

PAGES = {
    "risk": (RiskReview, ("human", "recruit", "expert"), "raider"),
    "roll_galaxy": (RollReview, ("human", "rollbot:easy", "rollbot:insane"), "rollbot:easy"),
    "rajas": (RajasEnd, ("human", "greedy", "raja"), "greedy"),
}

SIZES = {"rajas": 3}
"""In the ranking, above the curves, in the score sheet."""


def played(key: str, *seats: str, by: str) -> Match:
    game = REGISTRY.game(key)
    setup = Setup(tuple(SeatSetup(who, f"Seat {n}") for n, who in enumerate(seats)), "face-3")
    match, bot = Match(game, setup), game.bot(by, setup)
    play_bots(match, [bot for _ in bots_of(match)], 60)
    return match


@pytest.mark.parametrize("key", PAGES)
def test_the_figures_of_a_game_show_the_faces_of_its_bots(key):
    page, seats, by = PAGES[key]
    match = played(key, *seats, by=by)
    stage = PageStage(lambda app: page(app, match), registry=REGISTRY)
    for who in seats[1:]:
        called = match.game.level(who).called.lower().replace(" ", "_")
        sizes = stage.app.pictures.parts("face", f"{key}-{called}")
        assert len(sizes) >= SIZES.get(key, 1), called
    stage.app.close()


def test_a_standing_of_despirala_knows_the_face_of_a_bot(finished, accounts):  # noqa: F811
    for standing in standings(finished, accounts):
        is_person = finished.setup.seats[standing.seat].is_person
        assert (standing.face is None) == is_person
