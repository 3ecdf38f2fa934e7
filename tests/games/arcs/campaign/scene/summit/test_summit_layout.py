"""Where everything is while a Summit is held: on the board, and nothing over anything else."""

from itertools import combinations

import pytest

from engine.ui.box import Box
from games.arcs.campaign.scene.summit_table import (
    ROWS,
    columns_of,
    most_rolled,
    slots,
    summit_desk,
    wells,
)

BOARDS = (Box(0, 80, 1560, 816), Box(0, 80, 1920, 816), Box(0, 80, 1560, 1176))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", BOARDS)
def test_nothing_lies_over_anything_else(board, seats):
    desk = summit_desk(board, board.bottom + 184, seats)
    boxes = (
        *desk.ambitions, *desk.favors, *desk.court, desk.panel, desk.middle, *desk.trays,
        *desk.deal_plates, desk.middle_of_table,
    )  # fmt: skip
    assert all(board.holds(box) for box in boxes)
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.intersects(b)]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("has_tray", [True, False])
def test_sheets_of_parchment_lie_on_the_table_beside_each_other(board, count, has_tray):
    desk = summit_desk(board, board.bottom + 184, 3)
    sheets = desk.motions(count, has_tray=has_tray)
    others = (*desk.seats(3), *(desk.trays[1:] if has_tray else ()))
    assert len(sheets) == count
    assert all(desk.table.holds(box) for box in sheets)
    assert not [(a, b) for a, b in combinations((*sheets, *others), 2) if a.intersects(b)]


@pytest.mark.parametrize("count", [1, 8, 9, 21])
def test_a_tray_is_rolled_until_everything_in_it_has_been_seen(count):
    tray = summit_desk(BOARDS[0], 1080, 3).trays[0]
    seen = set()
    for rolled in range(most_rolled(tray, count) + 1):
        shown = {n: box for n, box in enumerate(wells(tray, count, rolled)) if box is not None}
        assert len(shown) <= ROWS * columns_of(tray)
        assert all(tray.holds(box) for box in shown.values())
        seen |= shown.keys()
    assert seen == set(range(count))


@pytest.mark.parametrize(("most", "count"), [(6, 12), (3, 12), (2, 6)])
def test_the_middle_has_a_place_for_every_part_on_either_side(most, count):
    middle = summit_desk(BOARDS[0], 1080, 3).middle_of_table
    places = [place for side in (0, 1) for place in slots(middle, side, most)]
    assert len(places) == count
    assert all(middle.holds(place) for place in places)
    assert not [(a, b) for a, b in combinations(places, 2) if a.intersects(b)]
