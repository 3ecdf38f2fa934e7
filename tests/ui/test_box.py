"""Boxes: the arithmetic of every layout."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ui.box import Box


def test_a_box_knows_its_edges_and_its_middle():
    box = Box(10, 20, 100, 50)
    assert (box.right, box.bottom, box.centre) == (110, 70, (60, 45))


def test_the_left_edge_is_inside_and_the_right_edge_is_not():
    box = Box(0, 0, 10, 10)
    assert box.contains((0, 0))
    assert not box.contains((10, 5))


def test_an_open_part_of_a_row_takes_what_the_others_leave():
    left, middle, right = Box(0, 0, 100, 10).row(20, None, 30, gap=5)
    assert (left, middle, right) == (Box(0, 0, 20, 10), Box(25, 0, 40, 10), Box(70, 0, 30, 10))


def test_open_parts_of_a_column_share_equally():
    assert [part.h for part in Box(0, 0, 10, 100).column(None, 40, None, gap=10)] == [20, 40, 20]


def test_cutting_a_strip_leaves_the_rest():
    title, rest = Box(0, 0, 100, 80).cut_top(48, gap=2)
    assert (title, rest) == (Box(0, 0, 100, 48), Box(0, 50, 100, 30))
    button, rest = Box(0, 0, 100, 80).cut_right(30, gap=5)
    assert (button, rest) == (Box(70, 0, 30, 80), Box(0, 0, 65, 80))


def test_a_grid_goes_row_after_row():
    cells = Box(0, 0, 30, 20).grid(3, 2)
    assert len(cells) == 6
    assert (cells[0], cells[4]) == (Box(0, 0, 10, 10), Box(10, 10, 10, 10))


def test_a_fitted_box_keeps_its_proportion_and_sits_in_the_middle():
    assert Box(0, 0, 200, 100).fitted(16, 16) == Box(50, 0, 100, 100)


def test_boxes_that_only_touch_do_not_intersect():
    assert not Box(0, 0, 10, 10).intersects(Box(10, 0, 10, 10))
    assert Box(0, 0, 10, 10).intersection(Box(5, 5, 10, 10)) == Box(5, 5, 5, 5)


def test_union_holds_both_and_around_has_its_middle_at_the_point():
    a, b = Box(0, 0, 10, 10), Box.around(50, 50, 20, 4)
    assert b.centre == (50, 50)
    assert a.union(b).holds(a)
    assert a.union(b).holds(b)


@given(st.integers(1, 9), st.floats(0, 20), st.floats(200, 2000))
def test_columns_fill_the_box_and_never_overlap(count, gap, width):
    parts = Box(0, 0, width, 10).row(*[None] * count, gap=gap)
    assert parts[-1].right == pytest.approx(width)
    assert all(b.x == pytest.approx(a.right + gap) for a, b in pairwise(parts))
