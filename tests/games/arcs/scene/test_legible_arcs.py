"""No text of the table of Arcs overlaps, is cut, faint or too small, in large and small windows."""

from functools import lru_cache

import pytest

from engine.core.decision import RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.ui.canvas import Audit
from games.arcs.scene.end import ArcsEnd
from tests.games.arcs.scene.playing import QUICK, ArcsStage, a_match, a_match_at

SMALL, LARGE = (1280, 720), (1920, 1080)


def problems(stage: ArcsStage, audit: Audit) -> list[str]:
    """What is wrong with the texts of a frame."""
    audit.clear()
    stage.app.top.invalidate()
    stage.app.draw()
    return audit.problems(stage.app.viewport.w, stage.app.viewport.h)


@lru_cache(maxsize=8)
def found(kind: str, rivals: int) -> Match:
    """A match at a decision of that kind, looked for once."""
    return a_match_at(kind, rivals, bot="random" if kind in ("dice", "hit") else "steward")


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("kind", "rivals", "size"),
    [("play", 2, SMALL), ("fleet", 3, SMALL), ("dice", 2, SMALL), ("hit", 2, LARGE)],
)
def test_what_is_asked_is_legible(kind, rivals, size):
    audit = Audit()
    stage = ArcsStage(found(kind, rivals), size=size, audit=audit, frozen=True)
    assert problems(stage, audit) == []


def test_a_card_that_is_chosen_is_legible():
    audit = Audit()
    stage = ArcsStage(found("play", 2), size=SMALL, audit=audit)
    stage.wait_for_turn()
    stage.selection.click(next(part for part in sorted(stage.selection.lit) if part[0] == "card"))
    stage.sync()
    assert problems(stage, audit) == []


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_last_page_is_legible(size):
    match, audit = a_match(2, "end"), Audit()
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)])
    stage = ArcsStage(match, settings=QUICK, size=size, audit=audit, frozen=True)
    stage.app.push(ArcsEnd(stage.app, match))
    assert problems(stage, audit) == []
