"""RAJ-1.4: the page "My box" by mouse and keys, from the set-up of a real table to a turn."""

from __future__ import annotations

import pytest

from engine.core.decision import Decision
from engine.ui.hub.setup import BoxQuestion, SetupScene
from engine.ui.table.table import Table
from games.rajas.box import Box
from games.rajas.scene.my_box import MyBoxScene, PictureButton
from tests.ui.real_table.test_turn import RealStage
from tests.ui.real_table.test_ways_in import Window, choose, window  # noqa: F401 (a fixture)

pytestmark = pytest.mark.clause("RAJ-1.4")


def press(stage: Window, widget) -> None:
    """A click in the middle of a widget."""
    scale = stage.app.scale
    stage.click(widget.box.centre_x * scale, widget.box.centre_y * scale)


def top(stage: Window, kind):
    """The page that hears the person."""
    page = stage.app.top
    assert isinstance(page, kind), page
    return page


def line(page: MyBoxScene, number: int) -> list[PictureButton]:
    """The choices of a line of the editor, from the first one."""
    rows = [row for row in page.editors[page.kind].children[1:-1] if row.is_visible]
    return [each for each in rows[number].family() if isinstance(each, PictureButton)]


def test_an_owner_sets_ten_tiles_and_lays_out_their_own_box(window):  # noqa: F811
    setup = choose(window, "rajas")
    press(window, setup.start_button)
    top(window, BoxQuestion)
    window.key("return")
    page = top(window, MyBoxScene)
    for number in range(5):
        press(window, page.cells[number])
        window.key(str(9 - number))
        window.key("space")
    assert page.number == 5, "the next one that is still reconstructed"
    press(window, line(page, 1)[3])
    press(window, line(page, 2)[0])
    press(window, line(page, 3)[4])
    press(window, line(page, 4)[0])
    window.key("space")
    page.show("purple")
    for _ in range(4):
        window.key("0", "space")
    tile = Box().tile("orange", 5)
    assert (tile.roads, tile.buildings, tile.animal) == (15, (0,), 0)
    assert dict(tile.markets)[0] == 5
    assert [Box().tile("purple", n).price for n in range(4)] == [10] * 4
    assert Box().left() == 109 - 10
    assert (page.next.kind, page.use.kind) == ("primary", "secondary")
    press(window, page.rest)
    assert Box().left() == 0
    assert (page.next.kind, page.use.kind, page.use.key) == ("secondary", "primary", "Space")
    press(window, page.use)
    assert top(window, SetupScene).draft.options["numbers"] == "mine"
    press(window, setup.start_button)
    window.step()
    table = top(window, Table)
    assert table.match.table.tile("PC1").price == 10
    assert table.match.table.rules.box
    window.key("escape")
    again = SetupScene(window.app, setup.game, real_table=True)
    window.app.push(again)
    window.step()
    press(window, again.start_button)
    window.step()
    top(window, Table)


def test_signs_of_the_river_are_picked_by_mouse_alone(window):  # noqa: F811
    choose(window, "rajas").options.open_box()
    page = top(window, MyBoxScene)
    window.step()
    parts = page.tabs.parts()
    window.click(*parts[5].centre)
    press(window, page.cells[6])
    press(window, line(page, 0)[0])
    press(window, line(page, 0)[9])
    press(window, line(page, 1)[3])
    assert Box().raw("river", 6) == [
        {"type": "money", "n": 4}, {"type": "dice", "colours": ["orange"]},
    ]  # fmt: skip
    window.click(*parts[4].centre)
    press(window, page.cells[12])
    press(window, line(page, 4)[0])
    assert Box().entries("borders")[12]["colour"] == "white"


def test_the_page_is_used_by_keys_alone(window):  # noqa: F811
    choose(window, "rajas").options.open_box()
    page = top(window, MyBoxScene)
    window.step()
    window.key("tab")
    while window.app.top.focus.current is not page.cells[0]:
        window.key("tab")
    window.key("right", "right", "return")
    assert page.number == 2
    window.key("7")
    assert Box().tile("orange", 2).price == 7
    window.key("escape")
    assert isinstance(window.app.top, SetupScene)


def test_a_file_that_is_no_box_is_refused_on_the_page(window, tmp_path):  # noqa: F811
    choose(window, "rajas").options.open_box()
    page = top(window, MyBoxScene)
    bad = tmp_path / "bad.json"
    bad.write_text("[]", "utf-8")
    page._take(bad)
    assert "can't be your box" in str(window.app.toasts.messages[-1].text)
    page._give(tmp_path / "good.json")
    page._take(tmp_path / "good.json")
    assert page.box.left() == 109


def test_a_turn_at_a_real_table_is_played_with_the_tiles_of_the_box(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    box = Box()
    for number in range(10):
        box.change("orange", number, cost=10 - number)
    stage = RealStage("rajas", "human", "dummy", options={"numbers": "mine"})
    match = stage.match
    stage.until(lambda: match.waits_for_person and isinstance(match.pending, Decision))
    tops = [match.table.tile(name) for name in match.table.tops[:3]]
    assert [tile.price for tile in tops] == [box.board.tiles[tile.id].price for tile in tops]
    moves = len(match.moves)
    stage.until(lambda: len(match.moves) > moves + 3 and match.table.seat == 0)
    assert match.table.check() == []
    stage.app.close()
