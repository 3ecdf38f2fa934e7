"""No text of the table and the review overlaps, is cut or is faint, in large and small windows."""

from dataclasses import replace

import pytest

from engine.core.decision import RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.storage import AnimationSpeed
from engine.ui.canvas import Audit
from games.roll_galaxy.effects import Reassign
from games.roll_galaxy.moves import CONFIRM
from games.roll_galaxy.scene.review import RollReview
from games.roll_galaxy.state import UNPLACED, RollTable
from games.roll_galaxy.tiles import effects_in
from tests.games.roll_galaxy.positions import a_seat, bystander, executing
from tests.games.roll_galaxy.scene.playing import (
    QUICK,
    RollStage,
    a_match,
    a_match_at,
    choose_card,
    from_position,
    shown_cards,
)

SIZES = [(1280, 720), (1920, 1080)]
SEATS = (2, 5)
LEAST = {"start": 0}
KINDS = ("start", "assign", "explore", "abandon", "place", "spend", "remove", "produce", "ship",
         "recruit", "recall")  # fmt: skip


def problems(stage: RollStage, audit: Audit) -> list[str]:
    audit.clear()
    stage.app.top.invalidate()
    stage.app.draw()
    return audit.problems(stage.app.viewport.w, stage.app.viewport.h)


def a_stage(match: Match, size: tuple[int, int], audit: Audit) -> RollStage:
    return RollStage(match, size=size, audit=audit, frozen=True)


@pytest.mark.sample(12)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_is_legible(kind, seats, size):
    audit = Audit()
    stage = a_stage(a_match_at(kind, seats, LEAST.get(kind, 3)), size, audit)
    assert problems(stage, audit) == []


def many_tools(match: Match) -> bool:
    seat = match.table.seats[0]
    return len(effects_in(seat.tableau, Reassign)) >= 2 and seat.called is not None


def many_wilds(match: Match) -> bool:
    return sum(worker.place == UNPLACED for worker in match.table.seats[0].workers) >= 2


def may_confirm(match: Match) -> bool:
    return CONFIRM in match.pending.options


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wanted", [many_tools, many_wilds])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_die_in_hand_and_the_tools_are_legible(seats, wanted, size):
    audit = Audit()
    stage = a_stage(a_match_at("assign", seats, 4, wanted), size, audit)
    stage.board_input.selection.pick(min(stage.board_input.selection.movable))
    assert problems(stage, audit) == []


def everybody_around(seat, phase: str) -> RollTable:
    return executing(phase, seat, *(bystander(number) for number in range(1, 5)))


@pytest.mark.parametrize("size", SIZES)
def test_saving_a_die_is_legible(size):
    seat = a_seat("Galactic Exchange", worlds=["Tourist World"],
                  workers={"Settle": "2 white, red, cyan"})  # fmt: skip
    audit = Audit()
    stage = a_stage(from_position(everybody_around(seat, "Settle")), size, audit)
    while stage.table.decision.kind == "spend":
        stage.table.submit(stage.table.decision.options[0])
        stage.wait_for_turn()
    assert stage.table.decision.kind == "save"
    assert problems(stage, audit) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_bankers_offer_is_legible(size):
    seat = a_seat("Galactic Bankers", "Spice World", goods={"Spice World": "cyan"},
                  workers={"Ship": "white"}, credits=3)  # fmt: skip
    audit = Audit()
    stage = a_stage(from_position(everybody_around(seat, "Ship")), size, audit)
    choose_card(stage, next(c.option for c in shown_cards(stage) if "Trade" in c.title))
    stage.wait_for_turn()
    assert stage.table.decision.kind == "buy"
    assert problems(stage, audit) == []


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_reveal_is_legible(seats, size):
    audit = Audit()
    match = a_match_at("assign", seats, 6, may_confirm)
    slower = replace(QUICK, animation_speed=AnimationSpeed.FAST)
    stage = RollStage(match, size=size, audit=audit, settings=slower, draws_every=50)
    stage.table.submit(CONFIRM)
    stage.wait_until(lambda: stage.table.director.held is not None)
    audit.clear()
    stage.table.paint(stage.app.canvas)
    assert audit.problems(stage.app.viewport.w, stage.app.viewport.h) == []


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_end_and_the_review_are_legible(seats, size):
    audit = Audit()
    match = a_match(seats, "review")
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)], 100_000)
    stage = a_stage(match, size, audit)
    assert problems(stage, audit) == []
    stage.app.push(RollReview(stage.app, match))
    stage.app.step(0, [])
    assert problems(stage, audit) == []
