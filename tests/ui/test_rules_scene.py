"""The rules page: contents, search, clauses, keys, and the picker of games."""

from dataclasses import replace

import pytest

from engine.core.game import game_clauses
from engine.core.storage import AnimationSpeed
from engine.ui.pages.rulebook import LONGEST_LINE, Rulebook
from engine.ui.pages.rules import RulesScene
from engine.ui.table.table import Table
from games import REGISTRY
from tests.nim import GAME
from tests.ui.page_stage import QUICK, SHAPES, SIZES, PageStage, text_problems
from tests.voice.spoken import all_english, english

DESPIRALA = REGISTRY.game("despirala")


def rules(app):
    return RulesScene(app, DESPIRALA)


@pytest.fixture
def stage():
    shown = PageStage(rules)
    yield shown
    shown.app.close()


def in_view(scene, block):
    """Whether a block begins on a leaf that lies open, and within the window."""
    box = scene.page.box_of(block)
    y = scene.opened.height_of(box) - scene.sheet.offset
    return scene.page.leaf_of(box.y) in scene.opened.leaves and 0 <= y <= scene.sheet.box.h


def test_the_contents_list_every_heading(stage):
    headings = [block for block in stage.scene.book.blocks if block.kind == "heading"]
    assert len(stage.scene.contents.items) == len(headings) > 5


def test_a_heading_in_the_contents_turns_to_it(stage):
    scene = stage.scene
    row = 4
    stage.click(*scene.contents.row_box(row).centre)
    stage.settle()
    assert in_view(scene, scene.book.contents[row])


def test_the_contents_follow_the_pages(stage):
    assert stage.scene.contents.selected == 0
    stage.move(1200, 600)
    for _ in range(2):
        stage.wheel(-1)
    stage.step()
    assert stage.scene.contents.selected > 3


def test_every_clause_of_the_rulebook_can_be_opened():
    book = Rulebook.read(DESPIRALA.rules_path)
    for clause in game_clauses(DESPIRALA):
        assert book.blocks[book.block_of(clause.id)].clause == clause.id


def test_it_opens_at_the_clause_a_bot_cites():
    stage = PageStage(lambda app: RulesScene(app, DESPIRALA, "DESP-4.5"))
    scene = stage.scene
    assert scene.book.blocks[scene.marked].clause == "DESP-4.5"
    assert in_view(scene, scene.marked)
    stage.app.close()


def test_what_is_read_stays_in_view_in_another_window():
    stage = PageStage(lambda app: RulesScene(app, DESPIRALA, "DESP-4.5"))
    for size in ((1024, 576), (2560, 1080), (1280, 720), (1024, 576)):
        stage.app.resize(*size)
        stage.step()
        assert in_view(stage.scene, stage.scene.marked)
    first = stage.scene.opened.first
    for _ in range(3):
        stage.app.resize(1280, 720)
        stage.app.resize(1024, 576)
    assert stage.scene.opened.first == first
    stage.app.close()


def test_a_clause_that_is_not_there_opens_the_first_page():
    stage = PageStage(lambda app: RulesScene(app, DESPIRALA, "CHESS-1"))
    assert stage.scene.marked is None
    assert stage.scene.opened.first == 0
    assert not stage.scene.open_clause("CHESS-1")
    stage.app.close()


def test_searching_highlights_and_counts(stage):
    scene = stage.scene
    stage.press(scene.field)
    stage.type("misère")
    assert scene.hits
    assert all(
        scene.book.blocks[hit.block].text[hit.start : hit.end].lower() == "misère"
        for hit in scene.hits
    )
    assert all_english(scene.hits_in_words) == f"1 of {len(scene.hits)}"
    assert in_view(scene, scene.hits[0].block)


def test_enter_and_the_buttons_step_through_the_hits(stage):
    scene = stage.scene
    stage.press(scene.field)
    stage.type("goods")
    stage.key("return")
    assert scene.hit == 1
    stage.press(scene.later)
    assert scene.hit == 2
    stage.press(scene.earlier)
    stage.press(scene.earlier)
    stage.press(scene.earlier)
    assert scene.hit == len(scene.hits) - 1
    assert in_view(scene, scene.hits[-1].block)


def test_nothing_found_is_said(stage):
    stage.press(stage.scene.field)
    stage.type("zeppelin")
    assert all_english(stage.scene.hits_in_words) == "Nothing found"
    assert not stage.scene.later.is_visible
    stage.key("ctrl+a", "backspace")
    assert stage.scene.hits_in_words == ""


def test_ctrl_f_goes_to_the_field_and_f3_to_the_next_hit(stage):
    stage.key("ctrl+f")
    stage.type("die")
    stage.key("escape", "f3")
    assert stage.scene.hit == 1


@pytest.mark.parametrize(("key", "back"), [("down", "up"), ("right", "left"),
                                           ("pagedown", "pageup")])  # fmt: skip
def test_keys_turn_pages_there_and_back(stage, key, back):
    opened = stage.scene.opened
    stage.key(key)
    assert list(opened.leaves) == [2, 3]
    stage.key(back)
    assert list(opened.leaves) == [0, 1]


def test_the_wheel_the_corners_and_the_ends_turn_pages(stage):
    opened = stage.scene.opened
    stage.move(1200, 600)
    stage.wheel(-1)
    assert opened.first == 2
    stage.press(stage.scene.next_leaf)
    assert opened.first == 4
    stage.press(stage.scene.back_leaf)
    assert opened.first == 2
    stage.key("end")
    assert opened.is_at_end
    assert not stage.scene.next_leaf.is_enabled
    stage.key("home")
    assert opened.first == 0
    assert not stage.scene.back_leaf.is_enabled


def test_another_game_may_be_picked_while_a_leaf_turns():
    moving = replace(QUICK, animation_speed=AnimationSpeed.NORMAL)
    stage = PageStage(
        lambda app: RulesScene(app, DESPIRALA, can_pick=True), registry=REGISTRY, settings=moving
    )
    scene = stage.scene
    stage.key("right")
    assert scene.opened.turning is not None
    scene._pick([game.key for game in scene.games].index("arcs"))
    assert scene.opened.turning is None
    assert scene.lessons.by_block
    stage.app.close()


def test_a_narrow_window_shows_one_leaf_and_a_low_one_scrolls_on_it_before_it_turns():
    stage = PageStage(rules, settings=replace(QUICK, ui_scale=1.5))
    scene = stage.scene
    assert len(scene.opened.leaves) == 1
    assert scene.sheet.furthest > 0
    stage.key("pagedown")
    assert (scene.opened.first, scene.sheet.offset) == (0, scene.sheet.furthest)
    stage.key("pagedown")
    assert (scene.opened.first, scene.sheet.offset) == (1, 0)
    stage.key("pageup")
    assert (scene.opened.first, scene.sheet.offset) == (0, scene.sheet.furthest)
    stage.app.close()


def test_the_list_counts_what_was_found_under_every_heading(stage):
    scene = stage.scene
    scene.search("goods")
    assert sum(scene.contents.counts.values()) == len(scene.hits)
    assert set(scene.contents.counts) <= set(scene.book.contents)


@pytest.mark.parametrize("size", SIZES)
def test_no_line_of_text_is_longer_than_seventy_letters(size):
    stage = PageStage(rules, size=size)
    lines: dict[tuple[int, float], int] = {}
    for piece in stage.scene.page.pieces:
        is_text = stage.scene.book.blocks[piece.block].kind in ("paragraph", "item")
        if is_text and piece.style != "clause" and piece.start >= 0:
            place = (piece.block, piece.y)
            lines[place] = lines.get(place, 0) + len(piece.text)
    assert max(lines.values()) <= LONGEST_LINE
    stage.app.close()


def test_another_game_is_picked_from_the_list():
    stage = PageStage(lambda app: RulesScene(app, DESPIRALA, can_pick=True))
    stage.press(stage.scene.picker)
    stage.key("down", "return")
    assert stage.scene.game is GAME
    assert stage.scene.book.block_of("NIM-2") is not None
    assert stage.scene.bar.tag == ("Nim", None)
    stage.app.close()


def test_a_mark_beside_a_clause_opens_the_lesson_that_teaches_it():
    stage = PageStage(lambda app: RulesScene(app, GAME, "NIM-2"))
    scene = stage.scene
    mark = scene.lessons.by_block[scene.book.block_of("NIM-2")]
    assert english(mark.tooltip) == "Lesson: The heap"
    stage.press(mark)
    assert isinstance(stage.app.top, Table)
    assert stage.app.top.tutor is not None
    stage.app.close()


def test_from_a_table_there_is_no_picker(stage):
    assert not stage.scene.picker.is_visible


def test_rules_that_are_missing_are_told_in_a_sentence(tmp_path):
    class Ruleless(type(GAME)):
        folder = tmp_path

    stage = PageStage(lambda app: RulesScene(app, Ruleless()))
    assert "RULES.md" in stage.app.toasts.messages[0].text
    stage.settle()
    stage.app.close()


def search_for(words):
    return lambda stage: stage.scene.search(words)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
@pytest.mark.parametrize("words", ["", "goods"])
def test_texts_are_legible_and_whole(size, words):
    assert text_problems(rules, size, prepare=search_for(words)) == []


@pytest.mark.parametrize("clause", ["DESP-1.1", "DESP-5.1", "DESP-9.1", "DESP-11.1"])
def test_texts_are_legible_all_over_the_page(clause):
    def build(app):
        return RulesScene(app, DESPIRALA, clause, can_pick=True)

    assert text_problems(build, (1280, 720)) == []


@pytest.mark.parametrize("ui_scale", [0.8, 1.5])
def test_texts_hold_at_every_size_of_things(ui_scale):
    assert text_problems(rules, (1280, 720), ui_scale=ui_scale) == []


@pytest.mark.painted
@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["risk", "roll_galaxy"])
def test_the_picture_of_the_game_fills_what_its_first_leaf_leaves_free(key, size):
    build = lambda app: RulesScene(app, REGISTRY.game(key))  # noqa: E731 (one line)
    stage = PageStage(build, registry=REGISTRY, size=size)
    stage.settle()
    opened, page = stage.scene.opened, stage.scene.page
    words = [each.box for each in page.placed if page.leaf_of(each.box.y) == 0]
    assert opened.front.y > max(box.bottom for box in words)
    assert opened.front.h >= 220
    assert opened.front.bottom <= page.leaf
    scale, at = stage.app.scale, opened.front.moved(opened.places[0].x + 44, 0).centre
    x, y = round(at[0] * scale), round((stage.scene.sheet.box.y + 38 + at[1]) * scale)
    window = stage.app.display.window
    shown = {tuple(window.get_at((x + 9 * n, y))[:3]) for n in range(-20, 20)}
    stage.scene.opened.draw_front = lambda canvas, box: None
    stage.scene.invalidate()
    stage.step(0)
    assert shown != {tuple(window.get_at((x + 9 * n, y))[:3]) for n in range(-20, 20)}
    stage.app.close()


def test_a_first_leaf_that_is_full_has_no_such_picture():
    build = lambda app: RulesScene(app, REGISTRY.game("rajas"))  # noqa: E731 (one line)
    stage = PageStage(build, registry=REGISTRY)
    assert stage.scene.opened.front.h == 0
    stage.app.close()
