"""The block at the end of a game of Roll: ranks, and where the points come from."""

from engine.core.decision import RandomBot
from engine.core.match import bots_of, play_bots
from games.roll_galaxy.scene.phase_block import final_standings
from games.roll_galaxy.scoring import seat_score
from tests.games.roll_galaxy.scene.playing import QUICK, RollStage, a_match

SMALL = (1280, 720)


def at_the_end(seats: int) -> RollStage:
    match = a_match(seats, "standings", "human", *["rollbot:easy"] * (seats - 1))
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)])
    stage = RollStage(match, size=SMALL, settings=QUICK)
    stage.step()
    return stage


def test_every_seat_stands_by_rank_with_parts_that_add_up():
    stage = at_the_end(4)
    standings = final_standings(stage.board.view_model(stage.table.moment))
    assert [each.rank for each in standings] == sorted(stage.match.result.ranks)
    assert sorted(each.seat for each in standings) == [0, 1, 2, 3]
    assert {each.seat for each in standings if each.face is not None} == {1, 2, 3}
    for each in standings:
        assert sum(each.parts) == seat_score(stage.match.table, each.seat).total


def test_while_the_game_goes_on_nobody_has_a_standing():
    stage = RollStage(a_match(2, "standings"), size=SMALL, settings=QUICK)
    assert final_standings(stage.board.view_model(stage.table.moment)) == ()
