"""Regions by name, clicks by place, and a camera that never leaves the board."""

from pathlib import Path

import pytest

from engine.ui.board import BoardMapError, BoardView, Camera, load_board
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from tests.ui.stage import Stage

MAP = Path(__file__).parent / "data" / "two_regions.tmx"


@pytest.fixture
def board():
    return load_board(MAP)


def test_the_map_has_its_size_regions_anchors_and_lines(board) -> None:
    assert (board.width, board.height) == (400, 200)
    assert set(board.regions) == {"Westland", "Eastland", "Inner Lake", "Rock"}
    assert board.regions["Westland"].outlines == (((20, 20), (180, 20), (140, 180), (20, 180)),)
    assert board.regions["Westland"].kind == "land"
    assert board.regions["Westland"].properties == {"continent": "Old", "bonus": 3}
    assert board.lines["sea link"] == ((180, 40), (200, 50))


def test_two_objects_of_one_name_are_one_region_in_two_parts(board) -> None:
    east = board.regions["Eastland"]
    assert len(east.outlines) == 2
    assert east.box == Box(200, 20, 180, 160)
    assert east.area == 180 * 100 + 40 * 30


def test_an_anchor_is_where_it_was_set_or_in_the_middle_of_its_region(board) -> None:
    assert board.anchor("Westland") == (50, 150)
    assert board.anchor("Rock") == (233, 153)
    with pytest.raises(BoardMapError, match="no region 'Nowhere'"):
        board.anchor("Nowhere")


@pytest.mark.parametrize(
    ("point", "name"),
    [
        ((30, 30), "Westland"),
        ((175, 170), None),  # right of the slanting edge
        ((80, 80), "Inner Lake"),  # the smaller of two that hold the point
        ((320, 165), "Eastland"),  # its second part
        ((233, 153), "Rock"),
        ((5, 5), None),
    ],
)
def test_the_region_at_a_point(board, point, name) -> None:
    assert board.region_at(point) == name


def test_a_small_region_is_hit_from_beside_it_within_the_tolerance(board) -> None:
    assert board.region_at((240, 153)) is None
    assert board.region_at((240, 153), tolerance=8) == "Rock"
    assert board.region_at((250, 153), tolerance=8) is None
    assert board.region_at((240, 153), tolerance=8, among=["Westland"]) is None


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("not xml", "cannot be read as a Tiled map"),
        (MAP.read_text().replace('name="Rock" ', ""), "object at 230, 150 has no name"),
    ],
)
def test_a_bad_map_is_refused_in_one_sentence(tmp_path: Path, content, complaint) -> None:
    path = tmp_path / "bad.tmx"
    path.write_text(content)
    with pytest.raises(BoardMapError, match=complaint):
        load_board(path)


# -- camera


def camera() -> Camera:
    return Camera(Box(0, 0, 400, 200), Box(100, 50, 800, 800))


def test_a_fitted_board_stands_in_the_middle_of_the_view() -> None:
    assert camera().zoom == 2
    assert camera().to_view((0, 0)) == (100, 250)
    assert camera().to_board((900, 650)) == (400, 200)


def test_zooming_keeps_what_lies_under_the_pointer() -> None:
    view = camera()
    fixed = view.to_board((300, 400))
    assert view.zoom_at(3, (300, 400))
    assert view.to_view(fixed) == pytest.approx((300, 400))


def test_zoom_has_ends() -> None:
    view = camera()
    assert not view.zoom_at(0.5, (300, 300))
    view.zoom_at(100, (500, 450))
    assert view.zoom == 8
    view.fit()
    assert view.is_fitted


def test_the_view_never_leaves_the_board() -> None:
    view = camera()
    view.zoom_at(4, (500, 450))
    view.pan(1e6, 1e6)
    assert (view.visible.x, view.visible.y) == (0, 0)
    view.pan(-1e6, -1e6)
    assert (view.visible.right, view.visible.bottom) == (400, 200)


def test_a_new_window_keeps_what_was_in_the_middle() -> None:
    view = camera()
    view.zoom_at(4, (500, 450))
    middle = (view.x, view.y)
    view.place(Box(0, 0, 400, 400))
    assert (view.x, view.y) == middle
    assert view.zoom == 4


def test_a_part_of_the_board_is_brought_into_view() -> None:
    view = camera()
    view.zoom_at(4, (100, 250))
    view.show(Box(380, 180, 10, 10))
    assert view.visible.holds(Box(380, 180, 10, 10))


# -- view


@pytest.fixture
def shown(board):
    clicked: list[str] = []
    grounds: list[float] = []

    def ground(canvas: Canvas) -> None:
        grounds.append(canvas.scale)
        canvas.polygon(board.regions["Westland"].outlines[0], (90, 120, 90))

    view = BoardView(board, paint_ground=ground, on_click=clicked.append)
    view.clicked, view.grounds = clicked, grounds
    view.box = Box(0, 0, 800, 400)
    stage = Stage(view)
    yield stage, view
    stage.app.close()


def test_only_what_is_marked_reacts(shown) -> None:
    stage, view = shown
    stage.click(60, 60)
    assert view.clicked == []
    view.marks = {"Westland": "legal", "Rock": "target"}
    stage.click(60, 60)
    stage.click(480, 306)  # beside the rock, in the sea
    stage.click(600, 100)  # Eastland is not marked
    assert view.clicked == ["Westland", "Rock"]


def test_the_region_under_the_pointer_is_lit(shown) -> None:
    stage, view = shown
    view.marks = {"Westland": "legal"}
    stage.move(60, 60)
    assert view.lit == "Westland"
    stage.move(600, 100)
    assert view.lit is None


@pytest.mark.parametrize("notches", [1e9, -1e9, float("inf"), float("nan")])
def test_a_wheel_that_turns_without_end_zooms_as_far_as_it_goes(shown, notches) -> None:
    stage, view = shown
    stage.move(60, 60)
    stage.wheel(notches)
    camera = view.camera
    assert camera.fitting_zoom <= camera.zoom <= camera.fitting_zoom * camera.most_zoom
    assert camera.is_fitted == (not notches > 0)


def test_the_wheel_zooms_and_a_drag_pans_without_clicking(shown) -> None:
    stage, view = shown
    view.marks = {"Westland": "legal"}
    stage.move(60, 60)
    stage.wheel(5)
    assert not view.camera.is_fitted
    before = view.camera.to_view((100, 100))
    stage.drag((300, 200), (250, 180))
    after = view.camera.to_view((100, 100))
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((-50, -20))
    assert view.clicked == []


@pytest.mark.painted
def test_the_ground_is_painted_once_and_again_when_the_view_has_rested(shown) -> None:
    stage, view = shown
    view.changed()
    stage.step()
    assert view.grounds == [2]
    stage.move(60, 60)
    for _ in range(5):
        stage.wheel(1)
    assert view.grounds == [2]
    stage.step(0.25)
    assert view.grounds == [2, pytest.approx(view.camera.zoom)]


def test_arrows_go_from_marked_region_to_marked_region(shown) -> None:
    stage, view = shown
    view.marks = {"Westland": "source", "Eastland": "legal", "Rock": "target"}
    stage.key("tab", "right")
    assert view.lit == "Westland"
    stage.key("right")
    assert view.lit == "Rock"
    stage.key("return")
    assert view.clicked == ["Rock"]
