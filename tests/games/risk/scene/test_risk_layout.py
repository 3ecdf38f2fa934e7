"""Where the table's parts stand: arithmetic only."""

from itertools import pairwise

import pytest

from engine.ui.box import Box
from games.risk.scene.layout import (
    BarLayout,
    HandLayout,
    board_places,
    table_places,
)

VIEWPORTS = [
    (1920, 1080), (1280, 720), (1280, 960), (1720, 720), (2520, 1080), (1920, 1440), (2400, 1350),
]  # fmt: skip


def places(width, height, seats=5, *, is_open=True):
    return table_places(width, height, seats, is_column_open=is_open)


@pytest.mark.parametrize("viewport", VIEWPORTS)
@pytest.mark.parametrize("seats", [2, 5, 6])
def test_nothing_overlaps_and_nothing_leaves_the_frame(viewport, seats):
    found = places(*viewport, seats)
    frame = Box(0, 0, *viewport)
    parts = [found.board, found.bar] + ([found.column] if found.column else [])
    for index, part in enumerate(parts):
        assert frame.holds(part)
        assert not any(part.intersects(other) for other in parts[index + 1 :])
    assert not found.seats.intersects(found.board)


@pytest.mark.parametrize("viewport", VIEWPORTS)
def test_the_board_has_half_of_the_frame_and_three_fifths_without_the_log(viewport):
    width, height = viewport
    board, free = places(width, height).board, places(width, height, is_open=False).board
    assert board.w * board.h >= 0.5 * width * height
    assert free.w * free.h >= 0.58 * width * height


@pytest.mark.parametrize("viewport", VIEWPORTS)
def test_the_whole_map_is_on_the_board_and_clear_of_the_card(viewport):
    board = board_places(places(*viewport).board, 6)
    left, top = board.at((0, 0))
    right, bottom = board.at((1280, 720))
    assert board.box.inset(-1).holds(Box(left, top, right - left, bottom - top))
    assert board.box.holds(board.card)
    assert board.at((335, 520))[0] > board.card.right
    assert all(board.box.holds(tool) for tool in board.tools)


def test_the_target_picture_gives_the_measures_of_the_usual_frame():
    found = places(1920, 1080)
    board = board_places(found.board, 6)
    assert (found.top.h, found.bar.h, found.board.h) == (88, 176, 816)
    assert board.zoom == pytest.approx(816 / 720)
    assert board.card == Box(16, 592, 424, 296)


def test_seats_get_a_row_of_their_own_where_the_strip_is_too_short():
    found = places(1280, 720, 6)
    assert found.seats.y >= found.top.bottom
    assert places(1920, 1080, 6).seats.bottom <= places(1920, 1080, 6).top.bottom


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_bar_has_hand_action_and_closing_side_by_side(width):
    bar = BarLayout.of(Box(0, 904, width, 176))
    assert bar.hand.right <= bar.rules[0] <= bar.action.x
    assert bar.action.right <= bar.rules[1] <= bar.closing.x
    assert bar.controls.bottom <= bar.box.bottom
    assert bar.end.bottom <= bar.box.bottom
    assert not bar.phases.intersects(bar.prompt)


@pytest.mark.parametrize("cards", range(10))
def test_every_card_of_a_hand_has_its_place(cards):
    hand = HandLayout.of(Box(16, 904, 648, 176), cards)
    assert len(hand.cards) == cards
    row = [*hand.cards, *([hand.empty] if hand.empty else [])]
    assert all(place.right <= hand.worth.x for place in row)
    assert all(a.x < b.x for a, b in pairwise(row))


@pytest.mark.parametrize("width", [1280, 1600, 1920, 2520])
def test_a_bar_without_a_hand_has_its_words_beside_its_buttons(width):
    bar = BarLayout.of(Box(0, 900, width, 176), has_hand=False)
    parts = (bar.prompt, bar.phases, bar.controls, bar.end)
    assert all(bar.box.holds(part) for part in parts)
    assert not any(part.intersects(other) for n, part in enumerate(parts) for other in parts[:n])
