"""The replay viewer: any moment of a record, forward and back, and played by itself."""

from __future__ import annotations

import pytest

from engine.core.match import Match, bots_of, play_bots
from engine.core.storage import Settings
from engine.ui.canvas import Audit
from engine.ui.table.director import SNAPSHOT_EVERY, Reel, ReplayPlayer
from tests.nim import Take
from tests.ui.tables import QUICK, TableStage, line_boxes, nim_match
from tests.voice.spoken import all_english


def recorded(*players: str, seed: str = "otter") -> Match:
    match = nim_match(*players, seed=seed)
    play_bots(match, bots_of(match))
    return match


@pytest.fixture
def match() -> Match:
    return recorded("perfect", "random", "random")


# -- the reel


def test_every_moment_is_the_moment_of_the_game(match):
    tables = []
    again = Match(match.game, match.setup)
    for move in match.moves:
        tables.append(again.table.copy())
        again.play_recorded([(move.answer, move.reasons)])
    tables.append(again.table.copy())
    reel = Reel(match)
    for place in [*range(len(tables)), *reversed(range(len(tables))), 3, 0, len(match.moves)]:
        reel.go_to(place)
        assert reel.at == place
        assert reel.match.table == tables[place]


def test_stepping_gives_the_moves_with_events_and_reasons(match):
    reel = Reel(match)
    moves = []
    while (move := reel.forward()) is not None:
        moves.append(move)
    assert moves == match.moves
    assert reel.is_at_end


def test_places_outside_are_the_ends(match):
    reel = Reel(match)
    reel.go_to(10_000)
    assert reel.is_at_end
    reel.go_to(-5)
    assert reel.at == 0


def test_a_jump_back_starts_from_a_snapshot_near_by():
    long = nim_match("human", practice=True, options={"most": "3"})
    long.roll()
    while not long.is_over:
        long.answer(Take(1))
    reel = Reel(long)
    reel.go_to(len(reel))
    assert set(reel._snapshots) == set(range(0, len(reel) + 1, SNAPSHOT_EVERY))


def test_the_player_keeps_the_pace_of_the_game(match):
    player = ReplayPlayer(Reel(match))
    assert player.update(10.0, 1.0, is_busy=False) is None
    player.play()
    assert player.update(0.0, 1.0, is_busy=False) is not None
    assert player.update(0.01, 1.0, is_busy=False) is None
    assert player.update(1.0, 1.0, is_busy=True) is None
    assert player.update(1.0, 1.0, is_busy=False) is not None


def test_a_player_at_the_end_starts_again(match):
    player = ReplayPlayer(Reel(match))
    player.reel.go_to(len(match.moves))
    player.play()
    assert player.reel.at == 0


# -- at the table


class Viewer:
    """A replay in a window."""

    def __init__(
        self, match: Match, settings: Settings = QUICK, audit: Audit | None = None
    ) -> None:
        self.stage = TableStage(nim_match("human"), settings=settings, audit=audit)
        self.stage.app.routes.replay(match)
        self.scene = self.stage.app.top
        self.stage.step()

    @property
    def at(self) -> int:
        return self.scene.replay.reel.at


@pytest.fixture
def viewer(match):
    shown = Viewer(match)
    yield shown
    shown.stage.app.close()


def test_the_arrows_step_and_home_and_end_jump(viewer, match):
    stage = viewer.stage
    stage.key("right", "right")
    assert viewer.at == 2
    stage.key("left")
    assert viewer.at == 1
    stage.key("end")
    assert viewer.at == len(match.moves)
    assert viewer.scene.match.table == match.table
    stage.key("home")
    assert viewer.at == 0


def test_the_buttons_and_the_line(viewer, match):
    stage, bar = viewer.stage, viewer.scene.replay.bar
    stage.click_on(bar.buttons[2].box)
    assert viewer.at == 1
    track = bar.slider.track()
    stage.click(track.right, track.centre_y)
    assert viewer.at == len(match.moves)
    stage.click_on(bar.buttons[1].box)
    assert viewer.at == len(match.moves) - 1


def test_space_plays_to_the_end_and_stops(viewer, match):
    stage = viewer.stage
    stage.key("space")
    assert viewer.scene.replay.player.is_playing
    for _ in range(200):
        stage.step(0.1)
    assert viewer.at == len(match.moves)
    assert not viewer.scene.replay.player.is_playing
    assert all_english(viewer.scene.replay.bar.play.label) == "Play"


def test_space_pauses(viewer):
    stage = viewer.stage
    stage.key("space", "space")
    at = viewer.at
    for _ in range(20):
        stage.step(0.1)
    assert viewer.at == at


def test_nobody_answers_in_a_replay(viewer, match):
    scene = viewer.scene
    viewer.stage.key("right")
    assert scene.person is None
    assert scene.decision is None
    assert not scene.submit(Take(1))
    assert viewer.at == 1
    for _ in range(50):
        viewer.stage.step(0.1)
    assert viewer.at == 1


@pytest.mark.painted
def test_the_log_shows_what_has_happened_so_far_and_jumps(viewer, match):
    stage, lines = viewer.stage, viewer.scene.frame.log.lines
    stage.key("end")
    assert len(line_boxes(lines)) == len(match.moves)
    places = {entry.answers: box for entry, box in line_boxes(lines) if not entry.thoughts}
    stage.click_on(places[3])
    assert viewer.at == 3
    assert len(line_boxes(lines)) == 3


def test_esc_leads_back_through_the_menu(viewer):
    stage = viewer.stage
    stage.key("escape")
    assert viewer.scene.popup is not None
    labels = [command.label for command in viewer.scene.popup.commands]
    assert "Close the replay" in all_english(labels)
    assert "Undo" not in all_english(labels)


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_words_of_the_replay_can_be_read(match, size):
    audit = Audit()
    stage = TableStage(nim_match("human"), audit=audit, size=size)
    stage.app.routes.replay(match)
    scene = stage.app.top
    for place in (0, 2, len(match.moves)):
        scene.replay.jump_to(place)
        audit.clear()
        stage.app.draw()
        assert audit.problems(scene.width, scene.height) == []
    stage.app.close()
