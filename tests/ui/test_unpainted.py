"""Frames that no test looks at are not painted; what they bring up to date, and faults, stay."""

import pygame
import pytest

from engine.ui import scene
from tests.ui.stage import Stage


class Counting(scene.Scene):
    """Counts what is prepared and painted; it is red from the third frame on."""

    prepared = drawn = 0

    def prepare(self):
        self.prepared += 1

    def draw(self, canvas):
        self.drawn += 1
        canvas.surface.fill((200, 0, 0) if self.prepared > 2 else (0, 0, 0))


def let_frames_go_by(stage, frames):
    for _ in range(frames):
        stage.scene.invalidate()
        stage.step()


def test_a_frame_is_painted_when_a_test_looks():
    stage = Stage(scene_kind=Counting)
    let_frames_go_by(stage, 5)
    assert (stage.scene.prepared, stage.scene.drawn) == (6, 0)
    assert stage.app.surface.get_at((5, 5)) == pygame.Color(200, 0, 0)
    assert stage.app.surface.get_at((6, 6)) == pygame.Color(200, 0, 0)
    assert stage.scene.drawn == 1


@pytest.mark.painted
def test_a_test_of_painting_has_every_frame_painted():
    stage = Stage(scene_kind=Counting)
    let_frames_go_by(stage, 5)
    assert stage.scene.drawn == 6
