"""The film leads from view to view, and ends where the table is."""

from games.risk.board import territory_named
from games.risk.scene.film import InAir
from tests.games.risk.positions import ATTACKING, playing
from tests.games.risk.scene.playing import (
    SLOW,
    RiskStage,
    a_match,
    from_position,
    played_until,
)


def test_the_film_of_every_answer_ends_at_its_view():
    match = played_until(a_match(*["eager"] * 5), "fortify", skip=5)
    stage = RiskStage(a_match(*["eager"] * 5), frozen=True, settings=SLOW)
    director = stage.table.director
    for number, move in enumerate(match.moves):
        stage.table.play.moved(stage.match.answer(move.answer))
        director.skip()
        assert director.shown == match.story(None).table(number + 1)
    assert stage.board.film.air == InAir()


def test_dice_are_in_the_air_before_troops_leave_the_board():
    match = played_until(a_match(), "attack", skip=1)
    stage = RiskStage(match, settings=SLOW)
    board = stage.board
    board.click(board.mind.legal()[0])
    board.click(board.mind.legal()[0])
    before = list(board.shown.troops)
    board.mind.attacking.roll_once()
    stage.wait_until(lambda: board.film.air.tumble < 1)
    assert board.shown.troops == before
    stage.table.director.skip()
    assert board.shown.troops == match.table.troops


def test_bar_and_log_say_nothing_of_a_capture_before_its_dice_lie_still():
    table = playing({"Ural": 30}, {"China": 1}, steps=ATTACKING)
    stage = RiskStage(from_position(table, "human", "eager"), settings=SLOW)
    stage.paint()
    stage.touch("Ural")
    stage.touch("China")
    while stage.match.table.owners[territory_named("China")]:
        stage.wait_for_turn()
        stage.key("r")
        stage.wait_until(lambda: stage.board.film.air.tumble < 1)
    log = stage.table.frame.log.lines
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
    rolled = RiskStage(match, frozen=True).board.seen.roll
    assert rolled is not None
    assert rolled.source != rolled.target
