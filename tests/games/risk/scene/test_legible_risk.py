"""No text of table and review overlaps, is cut or is faint, in large and small windows."""

from collections.abc import Callable

import pytest

from engine.core.match import play_bots
from engine.ui.canvas import Audit, Canvas
from games.risk.scene.end import RiskReview
from games.risk.scene.world import key_of
from tests.games.risk.positions import REDEEMING, cards, occupying, playing
from tests.games.risk.scene.playing import (
    EagerRisk,
    RiskStage,
    a_match,
    from_position,
    played_until,
)

pytestmark = pytest.mark.painted

SIZES = [(1280, 720), (1920, 1080)]
SEATS = (2, 5, 6)
PHASES = ("claim", "place", "reinforce", "attack", "fortify")


def problems(stage: RiskStage, audit: Audit) -> list[str]:
    if stage.app.top is stage.table:
        stage.paint()
    audit.clear()
    stage.app.draw()
    return audit.problems(stage.app.viewport.w, stage.app.viewport.h)


def put_down(stage: RiskStage) -> None:
    """A few troops on the first territories, the pointer on another."""
    board = stage.board
    assert board.selection.draft is not None
    for place in board.legal[:2]:
        board.click(place)
    board.view.lit = key_of(board.legal[-1])
    stage.table.refresh()


def choose_pair(stage: RiskStage) -> None:
    """An attack, or a move, with the pointer on its target."""
    board = stage.board
    board.click(board.selection.legal[-1])
    if board.selection.legal:
        board.click(board.selection.legal[0])
    board.view.lit = key_of(board.selection.target or 0)
    stage.table.refresh()


PREPARED: dict[str, Callable[[RiskStage], None]] = {
    "reinforce": put_down,
    "attack": choose_pair,
    "fortify": choose_pair,
}


@pytest.mark.sample(15)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_legible(phase, seats, size):
    audit = Audit()
    match = played_until(a_match("human", *["eager"] * (seats - 1)), phase, skip=2)
    stage = RiskStage(match, size=size, audit=audit, frozen=True)
    assert problems(stage, audit) == []
    stage.board.view.lit = key_of(stage.board.legal[0])
    stage.table.refresh()
    assert problems(stage, audit) == []
    if phase in PREPARED:
        PREPARED[phase](stage)
        assert problems(stage, audit) == []


@pytest.mark.parametrize("size", SIZES)
def test_cards_to_trade_and_a_capture_are_legible(size):
    audit = Audit()
    hand = cards("Alaska", "Brazil", "Congo", "Ural", "Japan", "A")
    redeeming = playing({"Alaska": 9, "Ural": 2}, steps=REDEEMING, hands=[hand], reserve=3)
    for table in (redeeming, occupying(9, 3)):
        stage = RiskStage(from_position(table, "human", "eager"), size=size, audit=audit)
        assert problems(stage, audit) == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES)
def test_the_continents_and_the_closed_log_are_legible(size):
    audit = Audit()
    match = played_until(a_match("human", *["eager"] * 5), "attack", skip=4)
    stage = RiskStage(match, size=size, audit=audit, frozen=True)
    stage.board.tools.toggle_continents()
    assert problems(stage, audit) == []
    stage.table.orders.toggle_log()
    assert problems(stage, audit) == []


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_review_is_legible_on_the_way_and_at_the_end(seats, size):
    audit = Audit()
    players = ("human", *["eager"] * (seats - 1))
    early, late = a_match(*players), a_match(*players)
    played_until(early, "attack", skip=1)
    with pytest.raises(AssertionError):
        played_until(late, "never")
    stage = RiskStage(early, size=size, audit=audit, frozen=True)
    for match in (early, late):
        stage.app.push(RiskReview(stage.app, match))
        stage.app.step(0, [])
        assert problems(stage, audit) == []


def test_the_game_of_these_tests_is_risk():
    assert EagerRisk.key == "risk"


@pytest.mark.parametrize(("size", "said"), [
    ((1280, 720), {"Round 4"}), ((1920, 1080), {"Round 4 of 200"}),
])  # fmt: skip
def test_the_round_in_the_strip_is_whole_though_the_last_one_has_no_room(size, said):
    match = a_match(*["eager"] * 5)
    bot = match.game.bot("eager", match.setup)
    while match.table.round < 4:
        play_bots(match, [bot] * 5, 20)
    audit = Audit()
    stage = RiskStage(match, size=size, audit=audit, frozen=True)
    stage.app.draw()
    shown = [text for text in audit.texts if text.string.startswith("Round")]
    assert {text.string for text in shown if text.box.x < 200} == said
    assert not any(text.shortened for text in shown)
    stage.app.close()


def test_the_winner_s_crown_is_on_its_head_and_off_the_word_beside_it(monkeypatch):
    match = a_match(*["eager"] * 4)
    play_bots(match, [match.game.bot("eager", match.setup)] * 4, 100_000)
    (winner,) = match.result.winners
    crowns, icon = [], Canvas.icon

    def noted(canvas, name, x, y, *rest, **more):
        if name == "crown":
            crowns.append((x, y))
        return icon(canvas, name, x, y, *rest, **more)

    monkeypatch.setattr(Canvas, "icon", noted)
    stage = RiskStage(match, size=(1280, 720), frozen=True)
    card = stage.table.frame.seat_boxes[winner]
    assert crowns
    assert all(card.x < x < card.x + 52 for x, _ in crowns)
    stage.app.close()
