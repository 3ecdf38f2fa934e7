"""The page kit: parts say once where their children are, and everything else follows from it."""

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.page_theme import ThemedPage
from engine.ui.theme import THEMES
from engine.ui.widgets import Button, Toggle
from engine.ui.widgets.kit import (
    Column,
    FormRow,
    Grid,
    Label,
    Panel,
    Row,
    Strip,
    two_columns,
)
from tests.ui.page_stage import PageStage, said_on


@pytest.fixture(scope="module")
def canvas() -> Canvas:
    pygame.font.init()
    return Canvas(pygame.Surface((800, 600)), 1, THEMES["hub"])


def piece(tall: float) -> Strip:
    return Strip(tall)


def placed(part, canvas: Canvas, width: float, x: float = 0, y: float = 0) -> list[Box]:
    """The boxes of its children where it stands at a point."""
    part.box = Box(x, y, width, part.height(canvas, width))
    return [child.box for child in part.children]


def test_a_column_is_as_high_as_its_children_and_the_gaps_between_them(canvas) -> None:
    column = Column(piece(30), piece(50), gap=10)
    assert placed(column, canvas, 200, 5, 7) == [Box(5, 7, 200, 30), Box(5, 47, 200, 50)]
    assert column.box.h == 90


def test_a_child_that_is_not_seen_takes_no_room(canvas) -> None:
    hidden = piece(30)
    hidden.is_visible = False
    assert Column(hidden, piece(50), gap=10).height(canvas, 200) == 50
    assert Column(gap=10).height(canvas, 200) == 0


def test_a_row_shares_what_the_fixed_widths_leave(canvas) -> None:
    row = Row(piece(0), piece(20), piece(40), widths=(None, 50, 30), gap=10, is_level=True)
    assert placed(row, canvas, 300) == [
        Box(0, 0, 200, 40),  # as high as the row
        Box(210, 10, 50, 20),  # in the middle of it
        Box(270, 0, 30, 40),
    ]


def test_a_row_without_room_is_a_column(canvas) -> None:
    row = Row(piece(20), piece(40), gap=10, least=500)
    assert [box.y for box in placed(row, canvas, 500)] == [0, 0]
    assert [box.y for box in placed(row, canvas, 499)] == [0, 30]


def test_panels_in_two_columns_are_one_column_in_a_narrow_page(canvas) -> None:
    page = two_columns([piece(100), piece(20)], [piece(60)])
    assert page.height(canvas, 1100) == 144
    assert page.height(canvas, 1099) == 228


def test_a_grid_has_as_many_columns_as_have_room(canvas) -> None:
    grid = Grid(*map(piece, (10, 30, 20)), narrowest=90, gap=10)
    assert [box.x for box in placed(grid, canvas, 290)] == [0, 100, 200]
    boxes = placed(grid, canvas, 190)
    assert [(box.x, box.y, box.h) for box in boxes] == [(0, 0, 30), (100, 0, 30), (0, 40, 20)]


def test_a_panel_has_its_children_under_its_title(canvas) -> None:
    panel = Panel("Sound", "volume", piece(40), foot=8)
    assert placed(panel, canvas, 300) == [Box(20, 52, 260, 40)]
    assert panel.box.h == 100


def test_a_label_is_as_high_as_its_lines_and_says_what_is_so_now(canvas) -> None:
    words = ["One line"]
    label = Label(lambda: words[0])
    one = label.height(canvas, 200)
    words[0] = "Many words that have no room in so narrow a column stand in more lines than one"
    assert label.height(canvas, 200) == pytest.approx(4 * one)


def test_the_same_box_is_laid_out_again_when_something_inside_is_higher(canvas) -> None:
    upper, lower = piece(10), piece(30)
    column = Column(upper, lower)
    assert placed(column, canvas, 100)[1].y == 10
    upper.tall, lower.tall = 30, 10
    assert placed(column, canvas, 100)[1].y == 30


def test_a_control_stands_at_the_right_of_its_name_and_a_toggle_fills_its_row(canvas) -> None:
    button, toggle = Button("Reset"), Toggle(label="Sound")
    assert placed(FormRow(button, "Statistics", "All games"), canvas, 500) == [
        Box(200, 14, 300, 48)
    ]
    assert placed(FormRow(toggle), canvas, 500) == [Box(0, 0, 500, 76)]


def test_a_widget_pinned_to_a_strip_keeps_to_its_edges(canvas) -> None:
    strip = Strip(100, None, {Button("Go"): Box(-60, -30, 50, 20)})
    assert placed(strip, canvas, 300) == [Box(240, 70, 50, 20)]


class Kitchen(ThemedPage):
    """A page longer than its window: a button far below what is seen at first."""

    def __init__(self, app) -> None:
        super().__init__(app, "Kitchen")
        self.pressed = 0
        self.upper = Button("Cut", self.press, tooltip="With a knife")
        self.lower = Button("Fry", self.press)
        self.declare(Column(Panel("Board", None, Label("Onions"), self.upper), piece(3000),
                            self.lower))  # fmt: skip

    def press(self) -> None:
        self.pressed += 1


def test_keys_pointer_and_scrolling_follow_from_the_tree() -> None:
    stage = PageStage(Kitchen)
    page = stage.scene
    assert "Onions" in said_on(page)
    assert page._tip_under(*page.upper.box.centre) == "With a knife"
    stage.press(page.upper)
    assert page.pressed == 1
    assert not page.sheet.box.holds(page.lower.box)
    stage.key("tab")
    assert page.focus.current is page.lower
    assert page.sheet.box.holds(page.lower.box)
    stage.key("enter")
    assert page.pressed == 2
    stage.app.close()
