"""No text of the table of Arcs overlaps, is cut, faint or too small, in large and small windows."""

from functools import lru_cache

import pytest

from engine.core.decision import Chance, RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.ui.canvas import Audit
from games.arcs.game import GAME
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


@lru_cache(maxsize=8)
def drafting(rivals: int, taken: int) -> Match:
    """A draft with so many rivals, after a person has taken so many cards."""
    players = ("human", *["steward"] * rivals)
    seats = tuple(SeatSetup(player, f"Seat {n}") for n, player in enumerate(players))
    usual = {setting.key: setting.default for setting in GAME.settings}
    match = Match(GAME, Setup(seats, "otter", options=usual | {"leaders": "on"}))
    while len(match.moves) < 200:
        pending = match.pending
        if isinstance(pending, Chance):
            match.roll()
        elif pending.seat == 0 and pending.kind == "draft":
            if not taken:
                return match
            taken -= 1
            match.answer(pending.options[0])
        else:
            match.answer(pending.options[0])
    raise AssertionError("no draft")


@pytest.mark.sample(2)
@pytest.mark.parametrize(("rivals", "taken"), [(1, 0), (2, 0), (3, 0), (2, 1)])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_draft_is_legible(rivals, taken, size):
    audit = Audit()
    stage = ArcsStage(drafting(rivals, taken), size=size, audit=audit, frozen=True)
    assert stage.board.hit_targets.choices.is_drafting
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
