"""Slow life on the ground: few specks, painted where they lie, at rest when nobody is there."""

import pygame
import pytest

from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.canvas import Canvas
from engine.ui.paint.pictures import FrameLedger, GroundOf, Speck
from engine.ui.scene import Scene
from engine.ui.surroundings import LIVES, QUIET_SECONDS, STEP_SECONDS, specks_of
from engine.ui.theme import THEMES

pytestmark = pytest.mark.painted

SIZE = (640, 360)
MOUSE = pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 0), buttons=(0, 0, 0))
AWAY = pygame.event.Event(pygame.WINDOWFOCUSLOST)


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def everywhere(_x, _y):
    return True


class Page(Scene):
    """A page with a panel on the ground of its place."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.panel(canvas.frame.inset(300))


@pytest.fixture
def app():
    """A window that lives as on a screen, without a sound."""
    app = App(Settings(sound=False), size=SIZE, headless=True)
    app.place_around._in_window = True
    app.push(Page(app))
    app.step(0.0, [])
    yield app
    app.close()


def moved(app, seconds=STEP_SECONDS, events=()):
    """Whether anything on the screen changes."""
    before = pixels(app.surface)
    app.step(seconds, list(events))
    return pixels(app.surface) != before


def test_every_place_lives_and_its_life_is_bounded():
    assert set(LIVES) == set(THEMES)
    for place, life in LIVES.items():
        specks = [specks_of(life, seconds, (1920, 1080), everywhere) for seconds in range(0, 40, 5)]
        assert all(5 < len(each) < 45 for each in specks), place
        assert specks == [
            specks_of(life, seconds, (1920, 1080), everywhere) for seconds in range(0, 40, 5)
        ]
        share = max(sum(speck.area.w * speck.area.h for speck in each) for each in specks)
        assert share < 0.01 * 1920 * 1080, "few rectangles: never the page again and again"


def test_specks_lie_on_the_ground_and_under_all_the_rest():
    ledger, surface = FrameLedger((200, 100)), pygame.Surface((200, 100))
    ground, plate, light = (pygame.Surface(size) for size in ((200, 100), (50, 100), (10, 10)))
    ground.fill((10, 10, 10))
    light.fill((90, 80, 70))
    ledger.put(ground, (0, 0), 0, state=GroundOf("hub"))
    ledger.blit(plate, (100, 0))
    ledger.show(surface)
    assert ledger.ground == "hub"
    assert (ledger.openness(20, 20), ledger.openness(120, 20)) == (1, 0)
    patches = ledger.move_specks(surface, [Speck(light, (20, 20)), Speck(light, (95, 50))])
    assert sum(patch.w * patch.h for patch in patches) == 2 * 100
    assert surface.get_at((22, 22))[:3] == surface.get_at((97, 55))[:3] == (100, 90, 80)
    assert surface.get_at((102, 55))[:3] == (0, 0, 0)
    ledger.move_specks(surface, [])
    assert surface.get_at((22, 22))[:3] == (10, 10, 10)


def test_a_frame_drawn_between_two_moves_leaves_the_specks_where_they_are(app):
    moved(app)
    lit = pixels(app.surface)
    app.top.invalidate()
    app.step(0.0, [])
    app.display.forget()
    app.invalidate()
    app.step(0.0, [])
    assert pixels(app.surface) == lit


def test_the_ground_moves_five_times_a_second_and_draws_no_frame(app):
    drawn = app.frames.drawn
    assert moved(app)
    assert not moved(app, STEP_SECONDS / 2)
    assert moved(app, STEP_SECONDS / 2)
    assert app.seconds_to_wake() == pytest.approx(STEP_SECONDS)
    assert app.frames.drawn == drawn


def test_it_rests_when_nothing_is_touched_and_goes_on_when_something_is(app):
    for _ in range(round(QUIET_SECONDS / STEP_SECONDS)):
        app.step(STEP_SECONDS, [])
    assert not moved(app, 1.0)
    assert app.seconds_to_wake() > 30
    assert moved(app, 1.0, [MOUSE])


def test_it_rests_at_once_where_nobody_looks(app):
    assert moved(app)
    app.step(0.0, [AWAY])
    assert not moved(app, 1.0)


@pytest.mark.parametrize(
    "still", [{"living_grounds": False}, {"animation_speed": AnimationSpeed.OFF}]
)
def test_switched_off_the_ground_is_bare_and_still(app, still):
    bare = pixels(app.surface)
    moved(app)
    app.change_settings(**still)
    app.step(0.0, [])
    assert pixels(app.surface) == bare
    assert not moved(app, 1.0, [MOUSE])


def test_pictures_and_tests_show_the_bare_ground():
    app = App(Settings(), size=SIZE, headless=True)
    app.push(Page(app))
    app.step(0.0, [])
    assert not moved(app, 1.0, [MOUSE])
    app.close()
