"""A row of controls: buttons, steppers and sliders that share their room."""

import pytest

from engine.ui.box import Box
from engine.ui.table.actions import shared_row


def test_controls_share_a_row_by_their_least_and_most_widths():
    roomy = shared_row(Box(0, 0, 900, 48), [(100, 200), (100, 300)])
    assert [box.w for box in roomy] == [200, 300]
    tight = shared_row(Box(0, 0, 308, 48), [(100, 200), (100, 300)])
    assert sum(box.w for box in tight) == pytest.approx(300)
    assert tight[1].w > tight[0].w
    crushed = shared_row(Box(0, 0, 108, 48), [(100, 200), (100, 300)])
    assert crushed[-1].right == pytest.approx(108)
    assert shared_row(Box(0, 0, 100, 48), []) == ()
