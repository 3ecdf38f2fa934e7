"""Frames that no test looks at are not painted; what they bring up to date, and faults, stay."""

import pygame
import pytest

from engine.ui import scene
from engine.ui.canvas import Audit
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


class Saying(Counting):
    """Says a number, another one in every frame that is painted."""

    def draw(self, canvas):
        super().draw(canvas)
        canvas.backdrop()
        canvas.text(100, 100, f"painted {self.drawn}")


def test_an_audit_has_heard_the_last_frame_when_a_test_asks_it_or_clears_it():
    stage, audit = Stage(scene_kind=Saying), Audit()
    stage.app.audit = audit
    let_frames_go_by(stage, 5)
    assert stage.scene.drawn == 0
    assert [each.string for each in audit.texts] == ["painted 1"]
    assert audit.problems(1920, 1080) == []
    let_frames_go_by(stage, 5)
    audit.clear()
    assert audit.texts == []
    let_frames_go_by(stage, 5)
    assert [each.string for each in audit.texts] == ["painted 3"]


@pytest.mark.painted
def test_a_test_of_painting_has_every_frame_painted():
    stage = Stage(scene_kind=Counting)
    let_frames_go_by(stage, 5)
    assert stage.scene.drawn == 6
