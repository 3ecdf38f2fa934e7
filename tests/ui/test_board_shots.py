"""What a picture of a board shows: its lit places with what is around them, or its middle."""

from __future__ import annotations

import pytest

from engine.ui.box import Box
from engine.ui.pages.board_shots import FARTHEST, LEAST_PART, part_around

BOARD = Box(100, 50, 1200, 800)


@pytest.mark.parametrize(
    "lit", [Box(120, 60, 80, 60), Box(700, 400, 200, 90), Box(1200, 800, 90, 40)]
)
@pytest.mark.parametrize("size", [(208.0, 140.0), (684.0, 720.0)])
def test_lit_places_are_shown_whole_and_no_picture_leaves_the_board(lit, size):
    part = part_around(BOARD, lit, size, 1.0)
    assert part.x <= lit.x
    assert part.right >= lit.right
    assert part.y <= lit.y
    assert part.bottom >= lit.bottom
    assert BOARD.union(part) == BOARD
    assert part.w / part.h == pytest.approx(size[0] / size[1])
    assert part.w >= LEAST_PART * BOARD.w


def test_without_a_place_a_small_picture_shows_the_middle_no_smaller_than_can_be_read():
    part = part_around(BOARD, None, (208.0, 140.0), 1.0)
    assert part.centre == BOARD.centre
    assert part.w == FARTHEST * 208
    assert part_around(BOARD, None, (684.0, 720.0), 1.0).h == BOARD.h
