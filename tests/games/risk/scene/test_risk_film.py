"""The stage follows the events and ends up where the table is."""

from dataclasses import replace

from engine.core.settings import AnimationSpeed
from engine.ui.animation import AnimationQueue
from games.risk.board import territory_named
from games.risk.scene.film import Film
from games.risk.scene.stage import Stage
from tests.games.risk.positions import ATTACKING, playing
from tests.games.risk.scene.playing import (
    QUICK,
    RiskStage,
    a_match,
    from_position,
    played_until,
)


def test_a_film_of_a_whole_game_ends_at_its_table():
    match = played_until(a_match(*["eager"] * 5), "fortify", skip=5)
    fresh = a_match(*["eager"] * 5)
    stage, queue = Stage.of(fresh.table), AnimationQueue(AnimationSpeed.NORMAL)
    for move in match.moves:
        film = Film(stage, lambda name: None, lambda event: None)
        queue.play(*film.of(move.events))
        queue.skip()
    table = match.table
    assert (stage.owners, stage.troops) == (table.owners, table.troops)
    assert stage.cards == [len(hand) for hand in table.hands]
    assert (stage.seat, stage.round) == (table.seat, table.round)
    assert stage.bubble is stage.march is stage.banner is None


def test_dice_are_in_the_air_before_troops_leave_the_board():
    match = played_until(a_match(), "attack", skip=1)
    stage = RiskStage(match, settings=replace(QUICK, animation_speed=AnimationSpeed.SLOW))
    table = stage.table
    table.click(table.legal[0])
    table.click(table.legal[0])
    before = list(table.stage.troops)
    table.mind.roll_once()
    stage.wait_until(lambda: table.stage.tumble < 1)
    assert table.stage.troops == before
    table.film.skip()
    assert table.stage.troops == match.table.troops


def test_bar_and_log_say_nothing_of_a_capture_before_its_dice_lie_still():
    table = playing({"Ural": 30}, {"China": 1}, steps=ATTACKING)
    slow = replace(QUICK, animation_speed=AnimationSpeed.SLOW)
    stage = RiskStage(from_position(table, "human", "eager"), settings=slow)
    stage.touch("Ural")
    stage.touch("China")
    while stage.match.table.owners[territory_named("China")]:
        stage.wait_for_turn()
        stage.key("r")
        stage.wait_until(lambda: stage.table.stage.tumble < 1)
    log = stage.table._log.lines
    assert stage.actions.prompt.startswith("Attack China from Ural")
    assert not any("Took" in entry.line.text for entry, _ in log.line_boxes())
    answers = len(stage.match.moves)
    stage.key("space")
    assert stage.actions.prompt.startswith("China is yours")
    assert any("Took" in entry.line.text for entry, _ in log.line_boxes())
    assert len(stage.match.moves) == answers
    stage.key("space")
    assert len(stage.match.moves) == answers + 1


def test_the_last_roll_and_the_cards_traded_are_remembered_when_a_game_is_resumed():
    match = played_until(a_match(), "occupy", skip=1)
    rolled = RiskStage(match, frozen=True).table.stage.roll
    assert rolled is not None
    assert rolled.source != rolled.target
