"""Where the parts of the board lie: arithmetic, no drawing."""

from itertools import combinations

import pytest

from engine.ui.box import Box
from games.despirala.scene.layout import BoardLayout, TrayLayout, step_row

MOCK = Box(304, 72, 1200, 864)
BOARDS = [
    MOCK,
    Box(304, 72, 1600, 864),  # the log put away
    Box(304, 72, 1200, 1224),  # 4:3
    Box(304, 72, 1840, 864),  # 21:9
    Box(264, 72, 984, 528),  # the largest type in a small frame
    Box(264, 72, 2000, 1100),
]


def test_at_the_size_of_the_picture_the_measures_are_those_of_the_picture() -> None:
    board = BoardLayout.of(MOCK)
    assert board.tray.box == Box(304, 72, 1200, 352)
    assert board.sheet.box == Box(304, 440, 1200, 496)
    assert (board.sheet.rows[0].box.x, board.sheet.rows[6].box.x) == (320, 908)
    assert (board.sheet.rows[0].box.w, board.sheet.rows[0].box.h) == (580, 48)
    assert board.tray.unit == 1


@pytest.mark.parametrize("box", BOARDS)
def test_tray_and_sheet_fill_the_board_without_overlap(box: Box) -> None:
    board = BoardLayout.of(box)
    assert box.holds(board.tray.box)
    assert not board.tray.box.intersects(board.sheet.box)
    assert board.sheet.box.bottom == pytest.approx(box.bottom)


@pytest.mark.parametrize("box", BOARDS)
def test_the_fourteen_rows_and_two_totals_lie_inside_the_sheet_and_apart(box: Box) -> None:
    sheet = BoardLayout.of(box).sheet
    boxes = [row.box for row in (*sheet.rows, *sheet.totals)]
    assert all(sheet.box.holds(each) for each in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("box", BOARDS)
def test_dice_on_the_felt_and_slots_keep_apart(box: Box) -> None:
    tray = BoardLayout.of(box).tray
    seen = tray.die * 1.3  # a turned die seen from above is wider than its edge
    dice = [Box.around(x, y, seen, seen) for x, y in tray.spots]
    assert not any(one.intersects(other) for one, other in combinations(dice, 2))
    assert all(tray.felt.holds(die) and die.right <= tray.aside.x for die in dice)
    assert all(tray.aside.holds(slot) for slot in tray.slots)
    assert not any(one.intersects(other) for one, other in combinations(tray.slots, 2))


@pytest.mark.parametrize("most", [1, 5, 24, 25, 26, 30, 31, 50, 70])
def test_every_good_has_a_place_inside_its_section(most: int) -> None:
    tray = TrayLayout.of(Box(304, 72, 1200, 352))
    places = tray.goods_places(most, most)
    assert len(set(places.cubes)) == most
    inside = tray.goods.inset(4)
    half = places.cube * 0.6
    assert all(inside.holds(Box.around(x, y, 2 * half, 2 * half)) for x, y in places.cubes)
    assert places.totals[-1][1] == most


def test_the_shape_of_the_heap_stays_while_goods_are_spent() -> None:
    tray = TrayLayout.of(Box(304, 72, 1200, 352))
    assert tray.goods_places(20, 40).cubes == tray.goods_places(40, 40).cubes[:20]


def test_a_point_finds_its_row_and_gaps_find_none() -> None:
    sheet = BoardLayout.of(MOCK).sheet
    assert sheet.row_at(sheet.rows[13].box.centre) == 13
    assert sheet.row_at((sheet.rows[0].box.x + 5, sheet.rows[0].box.bottom + 2)) is None
    assert sheet.row_at(sheet.totals[0].box.centre) is None


@pytest.mark.parametrize(
    ("current", "key", "open_rows", "expected"),
    [
        (None, "down", (2, 5, 9), 2),
        (None, "up", (2, 5, 9), 9),
        (2, "down", (2, 5, 9), 5),
        (9, "down", (2, 5, 9), 2),
        (2, "up", (2, 5, 9), 9),
        (2, "right", (2, 8, 9), 8),  # line 3 of the left column is level with Four of a kind
        (8, "left", (0, 2, 8), 2),
        (2, "right", (0, 2), 2),  # nothing is open across
        (None, "down", (), None),
    ],
)
def test_arrows_lead_from_open_row_to_open_row(
    current: int | None, key: str, open_rows: tuple[int, ...], expected: int | None
) -> None:
    assert step_row(current, key, open_rows) == expected
