"""The rules page: contents, search, clauses, keys, and the picker of games."""

import pytest

from engine.core.clauses import game_clauses
from engine.ui.pages.page import LONGEST_LINE
from engine.ui.pages.rulebook import Rulebook
from engine.ui.pages.rules import RulesScene
from engine.ui.table.table import Table
from games import REGISTRY
from tests.nim import GAME
from tests.ui.page_stage import SHAPES, SIZES, PageStage, text_problems
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
    box = scene.page.box_of(block)
    top = scene.sheet.offset - 32
    return top <= box.y and box.y <= top + scene.sheet.box.h


def test_the_contents_list_every_heading(stage):
    headings = [block for block in stage.scene.book.blocks if block.kind == "heading"]
    assert len(stage.scene.contents.items) == len(headings) > 5


def test_a_heading_in_the_contents_scrolls_to_it(stage):
    scene = stage.scene
    row = 4
    stage.click(*scene.contents.row_box(row).centre)
    stage.settle()
    assert in_view(scene, scene.book.contents[row])
    assert scene.current_section == scene.book.contents[row]


def test_the_contents_follow_the_scrolling(stage):
    assert stage.scene.contents.selected == 0
    stage.move(1200, 600)
    stage.wheel(-30)
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
    offset = stage.scene.sheet.offset
    for _ in range(3):
        stage.app.resize(1280, 720)
        stage.app.resize(1024, 576)
    assert stage.scene.sheet.offset == offset
    stage.app.close()


def test_a_clause_that_is_not_there_opens_the_first_page():
    stage = PageStage(lambda app: RulesScene(app, DESPIRALA, "CHESS-1"))
    assert stage.scene.marked is None
    assert stage.scene.sheet.offset == 0
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


def test_wheel_and_keys_scroll_the_page(stage):
    sheet = stage.scene.sheet
    stage.key("down")
    assert sheet.offset > 0
    stage.key("pagedown")
    paged = sheet.offset
    stage.move(1200, 600)
    stage.wheel(-1)
    assert sheet.offset > paged
    stage.key("end")
    assert sheet.offset == sheet.furthest
    stage.key("home")
    assert sheet.offset == 0


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
