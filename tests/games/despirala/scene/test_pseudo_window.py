"""In the language of nobody the table of Despirala shows no plain English of its own."""

from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.text.message import PSEUDO
from games.despirala.game import GAME
from tests.games.despirala.scene.playing import QUICK, DespiralaStage
from tests.voice.written import plain, writing

pytestmark = pytest.mark.painted

NAMES = ("You", "Ada", "James")
FRAME = ("Space", "Enter", "fail", "You")
"""What is printed on keys, a mark, and a name; it only gets shorter."""


def stage_in_pseudo(mode: str) -> DespiralaStage:
    seats = tuple(map(SeatSetup, ("human", "optimal", "optimal"), NAMES))
    match = Match(GAME, Setup(seats, "pseudo", {"mode": mode}))
    settings = replace(QUICK, show_hints=True, live_analysis=True, language=PSEUDO)
    return DespiralaStage(match, settings=settings)


@pytest.mark.sample(2)
@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_a_few_turns_in_the_window_show_no_plain_english(mode: str) -> None:
    with writing() as written:
        stage = stage_in_pseudo(mode)
        for name, faces_are_asked in (
            ("Two triples", True),
            ("Collect 6", False),
            ("General", False),
        ):
            stage.wait_for_turn()
            stage.wait_for_odds()
            stage.step()
            stage.click_row(name)
            stage.step()
            if faces_are_asked:
                stage.click_pencil(name)
                stage.step()
                stage.key("escape")
            stage.move(*stage.row("Straight").centre)
            for _ in range(40):
                stage.step()
            stage.key("return")
            for _ in range(6):
                stage.step()
            if name == "Collect 6":
                stage.wait_for_turn()
                stage.wait_for_odds()
                stage.step()
                stage.key("s")
    assert len(written) > 60
    found = plain(written, {GAME.title, *NAMES[1:], *FRAME})
    assert not found, "\n".join(sorted(found))
