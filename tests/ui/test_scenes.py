"""The list of scenes: the kinds of the art director's list are in it, and they draw."""

from __future__ import annotations

import pytest

from tests.ui.scenes import KINDS, drawn

LEAST_KINDS = 95
SMALL = (1280, 720)


def test_the_list_has_every_kind_of_the_judged_scenes():
    assert len(KINDS) >= LEAST_KINDS


@pytest.mark.parametrize("name", ["credits", "setup_rajas", "summit_called"])
def test_a_scene_of_the_list_draws(name):
    (picture,) = drawn(name, SMALL)
    assert picture.get_size() == SMALL
    assert len({tuple(picture.get_at((x, 360))) for x in range(0, SMALL[0], 8)}) > 1


@pytest.mark.painted
@pytest.mark.sample(3)
@pytest.mark.parametrize("name", ["end_risk", "draft_later", "lesson_roll_galaxy"])
def test_a_page_larger_than_the_cap_of_pictures_is_not_painted_anew(name):
    app = KINDS[name](size=SMALL)
    for _ in range(20):
        app.step(0.05, [])
    counts = []
    for _ in range(3):
        for scene in app.scenes:
            scene.invalidate()
        app.draw()
        counts.append(app.pictures.painted)
    app.close()
    assert counts[1] == counts[2]
