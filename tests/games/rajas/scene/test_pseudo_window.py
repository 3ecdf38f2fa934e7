"""In the language of nobody the table, the end and the review of Rajas show no plain English."""

from dataclasses import replace

import pytest

from engine.core.decision import RandomBot
from engine.core.match import bots_of, play_bots
from engine.text.message import PSEUDO
from engine.ui.app import App
from engine.ui.launch import Pages
from engine.ui.self_test import settle
from games.rajas.game import GAME
from games.rajas.moves import TurnDie
from games.rajas.scene.end import RajasEnd, RajasReview
from tests.games.rajas.scene.playing import (
    NAMES,
    QUICK,
    REGISTRY,
    RajasStage,
    a_match,
    a_match_at,
)
from tests.ui.stage import key_event
from tests.voice.written import plain, writing

pytestmark = pytest.mark.painted

FRAME = ("Space", "Enter", "Esc", "You", "RAJAS")
"""What is printed on keys, the name that the settings have, and the game's."""

PAINTED = (
    "Mogul", "Dancer", "Yogi", "Man Singh", "Builder", "Portuguese", "Market", "Harbour", "Quarry",
    "players",
)  # fmt: skip
"""What is painted on the ground of the board, as on the printed one."""

IN_PSEUDO = replace(QUICK, show_hints=True, explain_bots=True, language=PSEUDO)


def shown(written):
    """The plain English among what was written."""
    levels = {level.title for level in GAME.all_levels}
    return plain(written, {GAME.title, *NAMES[1:], *levels, *FRAME, *PAINTED})


def watch_the_dummies(stage):
    """Step by step, until a person may act."""
    while stage.table.decision is None or stage.table.director.held is not None:
        stage.step(0.1)
        if stage.table.director.held is not None:
            stage.key("space")
    stage.step()


@pytest.mark.sample(2)
@pytest.mark.parametrize("options", [{}, {"board": "navaratnas", "ganga": "on"}])
def test_a_few_turns_in_the_window_show_no_plain_english(options):
    with writing() as written:
        stage = RajasStage(a_match(2, **options), settings=IN_PSEUDO)
        for _ in range(5):
            watch_the_dummies(stage)
            for key in stage.spot_keys()[::7]:
                stage.hover(key)
                stage.step()
            moves = stage.table.decision.options
            stage.table.submit(next(m for m in moves if not isinstance(m, TurnDie)))
    assert len(written) > 60
    found = shown(written)
    assert not found, "\n".join(sorted(found))


@pytest.mark.sample(9)
@pytest.mark.parametrize("kind", ["buy", "pay", "lay", "dice", "upgrade", "sail", "reroll"])
def test_what_is_asked_shows_no_plain_english(kind):
    with writing() as written:
        stage = RajasStage(a_match_at(kind), settings=IN_PSEUDO)
        stage.wait_for_turn()
        for key in stage.spot_keys()[::5]:
            stage.hover(key)
            stage.step()
    found = shown(written)
    assert not found, "\n".join(sorted(found))


def test_the_last_page_and_the_review_show_no_plain_english():
    match = a_match(1)
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)])
    match.language = PSEUDO
    with writing() as written:
        app = App(IN_PSEUDO, REGISTRY, size=(1920, 1080), routes=Pages, headless=True)
        app.push(RajasEnd(app, match))
        app.step(0, [key_event("v")])
        settle(app)
        assert isinstance(app.top, RajasReview)
        app.draw()
        app.close()
    found = shown(written)
    assert not found, "\n".join(sorted(found))
