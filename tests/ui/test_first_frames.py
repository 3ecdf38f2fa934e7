"""The first painting of a table is spread over several frames."""

import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit
from engine.ui.first_frames import PAINTED_A_FRAME, FirstFrames
from tests.games.roll_galaxy.scene.painting import a_canvas


@pytest.fixture
def canvas():
    return a_canvas(size=(80, 40))


def frame(opening, canvas, parts):
    """How many of the parts, each with much to paint, are drawn in one frame."""
    drawn = 0
    opening.begin_frame(canvas)
    for part in range(parts):
        if not opening.allows_more(canvas):
            break
        for width in range(PAINTED_A_FRAME + 1):
            canvas.rounded(Box(0, 0, 10 + width, 10 + part), 2, (90, 90, 90))
        drawn += 1
    opening.end_frame()
    return drawn


def test_each_frame_paints_one_part_more_until_all_are_there(canvas):
    opening = FirstFrames()
    assert [frame(opening, canvas, 3) for _ in range(3)] == [1, 2, 3]
    assert not opening.is_behind


def test_an_open_table_is_always_drawn_as_a_whole(canvas):
    opening = FirstFrames()
    frame(opening, canvas, 1)
    assert not opening.is_behind
    assert frame(opening, canvas, 4) == 4


def test_with_an_audit_nothing_is_left_out(canvas):
    canvas.audit = Audit()
    assert frame(FirstFrames(), canvas, 4) == 4
