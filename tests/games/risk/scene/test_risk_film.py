"""The film leads from view to view, and ends where the table is."""

from dataclasses import replace

from engine.core.settings import AnimationSpeed
from games.risk.board import territory_named
from games.risk.scene.film import InAir
from tests.games.risk.positions import ATTACKING, playing
from tests.games.risk.scene.playing import (
    QUICK,
    RiskStage,
    a_match,
    from_position,
    played_until,
)

SLOW = replace(QUICK, animation_speed=AnimationSpeed.SLOW)


def test_the_film_of_every_answer_ends_at_its_view():
    match = played_until(a_match(*["eager"] * 5), "fortify", skip=5)
    stage = RiskStage(a_match(*["eager"] * 5), frozen=True, settings=SLOW)
    scene = stage.table
    for number, move in enumerate(match.moves):
        scene.moved(stage.match.answer(move.answer))
        if move.events:
            assert scene.film.is_playing
        scene.film.skip()
        assert scene.shown == match.story(None).table(number + 1)
    assert scene.air == InAir()


def test_dice_are_in_the_air_before_troops_leave_the_board():
    match = played_until(a_match(), "attack", skip=1)
    stage = RiskStage(match, settings=SLOW)
    table = stage.table
    table.click(table.legal[0])
    table.click(table.legal[0])
    before = list(table.shown.troops)
    table.mind.roll_once()
    stage.wait_until(lambda: table.air.tumble < 1)
    assert table.shown.troops == before
    table.film.skip()
    assert table.shown.troops == match.table.troops


def test_bar_and_log_say_nothing_of_a_capture_before_its_dice_lie_still():
    table = playing({"Ural": 30}, {"China": 1}, steps=ATTACKING)
    stage = RiskStage(from_position(table, "human", "eager"), settings=SLOW)
    stage.touch("Ural")
    stage.touch("China")
    while stage.match.table.owners[territory_named("China")]:
        stage.wait_for_turn()
        stage.key("r")
        stage.wait_until(lambda: stage.table.air.tumble < 1)
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
    rolled = RiskStage(match, frozen=True).table.roll
    assert rolled is not None
    assert rolled.source != rolled.target
