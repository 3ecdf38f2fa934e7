"""The position editor by mouse and keyboard: fields, the bot, files, and playing on."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from random import Random

import pytest

from engine.core.match import Match
from engine.core.position import positions_folder
from engine.core.record import saved_games
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.ui.app import App
from engine.ui.canvas import Audit
from engine.ui.display import KeyPressed
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.pages.rules import RulesScene
from engine.ui.position.board_editor import BoardEditor
from engine.ui.position.controls import ChipsControl
from engine.ui.position.editor import OpenDialog, PlayOnDialog, PositionScene, SaveDialog
from engine.ui.self_test import Picture, scene_builder, settle
from engine.ui.table.table import Table, table_scene
from engine.ui.theme import SMALL
from engine.ui.widgets.overlays import DropdownList
from tests.engine.test_position import GAMES, ROLL, table_after
from tests.nim import GAME as NIM
from tests.patience import lengths, patience
from tests.ui.page_stage import QUICK, SIZES, PageStage, text_problems
from tests.ui.tables import SecretNim
from tests.voice.spoken import all_english

HOUSE = Registry({game.key: (lambda game=game: game) for game in GAMES})
RISK = HOUSE.game("risk")
DESPIRALA = HOUSE.game("despirala")
PATIENCE = 4000


def editor(game, answers=160):
    position = game.codec.encode(table_after(game, answers))
    return lambda app: PositionScene(app, game, position)


class Desk(PageStage):
    """The editor in a window, with what a person does at it."""

    def __init__(self, game=NIM, answers=160, build=None, **more):
        super().__init__(build or editor(game, 1 if game is NIM else answers), registry=HOUSE,
                         **more)  # fmt: skip

    @property
    def document(self):
        return self.scene.draft.document

    def control(self, *path):
        control = self.scene.fields.control_at(path)
        self.scene.sheet.reveal(control)
        return control

    def pick(self, dropdown, label):
        """Choose from an open or closed list by mouse."""
        self.press(dropdown)
        popup = self.scene.popup
        assert isinstance(popup, DropdownList)
        labels = [self.scene.said(each.label) for each in dropdown.choices]
        popup.lit = labels.index(self.scene.said(label))
        popup.show_selected()
        row = (popup.lit - popup.first + 0.5) * popup.row
        self.click(popup.box.centre_x, popup.box.y + 6 + row)

    def wait_for_advice(self):
        for _ in patience(PATIENCE):
            if self.scene.advice.advice is not None or self.scene.advice.is_warning:
                return
            self.step()
            time.sleep(0.0005)
        raise AssertionError("the bot never answered")


@pytest.fixture
def desk():
    shown = Desk()
    yield shown
    shown.app.close()


def desk_of(request, *arguments, **more):
    shown = Desk(*arguments, **more)
    request.addfinalizer(shown.app.close)
    return shown


# -- fields ---------------------------------------------------------------------------------------


def test_a_number_is_stepped_with_the_mouse(desk):
    heap = desk.control("heap")
    before = desk.document["heap"]
    desk.click(heap.box.right - 12, heap.box.centre_y)
    assert desk.document["heap"] == before + 1
    desk.click(heap.box.x + 12, heap.box.centre_y)
    desk.click(heap.box.x + 12, heap.box.centre_y)
    assert desk.document["heap"] == before - 1
    assert heap.value == before - 1


def test_a_number_is_typed_over(desk):
    desk.press(desk.control("heap"))
    desk.key("2", "5")
    assert desk.document["heap"] == 25
    desk.key("backspace", "7", "left")
    assert desk.document["heap"] == 26
    assert not desk.control("heap").handle(KeyPressed("٣"))
    assert desk.document["heap"] == 26


def test_a_choice_is_picked_from_its_list(request):
    desk = desk_of(request, RISK)
    desk.pick(desk.control("rules", "trade"), "Five or more")
    assert desk.document["rules"]["trade"] == "classic5"


def test_a_switch_is_turned(request):
    desk = desk_of(request, RISK)
    before = desk.document["has_conquered"]
    desk.press(desk.control("has_conquered"))
    assert desk.document["has_conquered"] is not before


def test_cards_come_and_go_as_chips(request):
    desk = desk_of(request, RISK, 420)
    hand = desk.control("hands", 0)
    assert isinstance(hand, ChipsControl)
    cards = list(desk.document["hands"][0])
    desk.pick(hand.adder, "Hidden card")
    assert desk.document["hands"][0] == sorted([*cards, -1])
    chip = desk.control("hands", 0).chips[0]
    desk.click(chip.box.right - 16, chip.box.centre_y)
    assert desk.document["hands"][0] == cards


def test_chips_grow_with_their_words_where_the_whole_does_not(request):
    order = desk_of(request, RISK).control("order")
    assert isinstance(order, ChipsControl)
    for letter in (8.0, 9.0):
        order.size_for(600, lambda words, letter=letter: letter * len(words))
        wanted = order.chips[0].width_for(lambda words, letter=letter: letter * len(words))
        assert order.chips[0].box.w == wanted


def test_a_chip_is_moved_and_taken_away_by_keys(request):
    desk = desk_of(request, RISK)
    order = desk.document["order"]
    chip = desk.control("order").chips[0]
    desk.scene.focus.take(chip, shown=True)
    desk.key("ctrl+right")
    assert desk.document["order"] == [order[1], order[0], order[2]]
    desk.key("delete")
    assert len(desk.document["order"]) == 2


def test_a_step_is_added_and_taken_away(request):
    desk = desk_of(request, RISK)
    count = len(desk.document["steps"])
    desk.pick(desk.control("steps"), "Take a card")
    assert desk.document["steps"][-1] == {"type": "TakeCard"}
    newest = next(
        line
        for part in desk.scene.fields.parts
        for line in part.lines
        if line.row.item == ("steps", count)
    )
    assert all_english(newest.row.title) == "Next"
    desk.press(newest.remove)
    assert len(desk.document["steps"]) == count


def test_points_are_entered_and_struck_out(request):
    desk = desk_of(request, DESPIRALA, 60)
    free = desk.control("sheets", 0, "points")
    label = free.choices[0].label
    desk.pick(free, label)
    assert desk.document["sheets"][0]["points"]["Collect 1"] == 0


def test_dice_are_counted_by_colour(request):
    desk = desk_of(request, ROLL)
    cup = desk.control("seats", 0, "cup")
    red = cup.numbers[1]
    before = desk.document["seats"][0]["cup"][1]
    desk.click(red.box.right - 8, red.box.centre_y)
    assert desk.document["seats"][0]["cup"][1] == before + 1


def test_a_seat_comes_and_goes(request):
    desk = desk_of(request, RISK)
    desk.press(desk.scene.add_button)
    assert desk.scene.draft.seats == 4
    part = next(part for part in desk.scene.fields.parts if part.section.seat == 3)
    desk.scene.sheet.reveal(part.remove)
    desk.press(part.remove)
    assert desk.scene.draft.seats == 3


def test_changes_are_taken_back_and_made_again(desk):
    before = desk.document
    heap = desk.control("heap")
    desk.click(heap.box.right - 12, heap.box.centre_y)
    after = desk.document
    desk.key("ctrl+z")
    assert desk.document == before
    assert not desk.scene.undo_button.is_enabled
    desk.key("ctrl+y")
    assert desk.document == after


def test_the_keyboard_reaches_fields_and_stays_on_them(request):
    desk = desk_of(request, RISK)
    order = desk.control("order")
    desk.scene.focus.take(order.chips[1], shown=True)
    desk.key("delete")
    assert desk.scene.focus.current in desk.control("order").children
    desk.key("tab")
    assert desk.scene.focus.is_shown


def test_what_is_wrong_is_said_and_leads_to_its_field(desk):
    desk.scene.set_value(("heap",), -1)
    desk.step()
    assert desk.scene.foot.problem == "the heap is negative"
    assert not desk.scene.foot.play.is_enabled
    assert not desk.scene.advice.button.is_enabled
    desk.key("return")
    assert desk.app.top is desk.scene


def test_a_faulty_field_is_marked_in_the_contents(request):
    desk = desk_of(request, RISK)
    desk.scene.set_value(("troops", 10), -1)
    faulty = [
        desk.scene.said(section.title) for section in desk.scene.draft.sections
        if desk.scene.fields.has_problem(section)
    ]  # fmt: skip
    assert faulty == ["Europe"]


def test_the_contents_lead_to_a_section(request):
    desk = desk_of(request, RISK)
    titles = [desk.scene.said(each.title) for each in desk.scene.contents.items]
    asia = titles.index("Asia")
    desk.click(*desk.scene.contents.row_box(asia).centre)
    assert desk.scene.fields.section_at(desk.scene.sheet.offset) == asia


# -- the bot --------------------------------------------------------------------------------------


def test_the_bot_answers_with_reasons_and_values(desk):
    desk.scene.set_value(("heap",), 7)
    desk.key("b")
    desk.wait_for_advice()
    advice = desk.scene.advice.advice
    assert advice["text"] == "Take 3"
    assert [reason["clause"] for reason in advice["reasons"]] == ["NIM-2"]
    assert [option["value"] for option in advice["options"]] == [0.0, 0.0, 1.0]


@pytest.mark.painted
def test_a_clause_opens_the_rules(desk):
    desk.key("b")
    desk.wait_for_advice()
    desk.step()
    desk.press(desk.scene.advice.clauses[0])
    assert isinstance(desk.app.top, RulesScene)


def test_an_edit_puts_the_advice_away(desk):
    desk.key("b")
    desk.wait_for_advice()
    heap = desk.control("heap")
    desk.click(heap.box.right - 12, heap.box.centre_y)
    assert desk.scene.advice.advice is None


def test_the_advice_stays_while_one_reads_the_rules(desk):
    desk.key("b")
    desk.wait_for_advice()
    desk.scene.show_rules()
    desk.key("escape")
    assert desk.scene.advice.advice is not None


def test_no_bot_is_asked_when_dice_are_next(request):
    desk = desk_of(request, NIM, build=editor(NIM, 0))
    assert all_english(desk.scene.foot.headline) == "Chance is next: Roll the die for the heap"
    desk.key("b")
    assert not desk.scene.advice.is_thinking


# -- files ----------------------------------------------------------------------------------------


def test_a_position_is_kept_and_opened_again(desk):
    desk.scene.set_value(("heap",), 21)
    desk.key("ctrl+s")
    assert isinstance(desk.app.top, SaveDialog)
    desk.key("ctrl+a")
    desk.type("Late")
    desk.key("return")
    assert (positions_folder(NIM) / "Late.json").exists()
    desk.scene.set_value(("heap",), 3)
    desk.key("ctrl+o")
    dialog = desk.app.top
    assert isinstance(dialog, OpenDialog)
    desk.click(*dialog.list.row_box(0).centre)
    assert desk.document["heap"] == 21


def test_a_file_is_opened_by_its_path(desk, tmp_path):
    path = tmp_path / "table.json"
    path.write_text(json.dumps({**desk.document, "heap": 9}), encoding="utf-8")
    desk.key("ctrl+o")
    desk.press(desk.app.top.field)
    desk.type(str(path))
    desk.key("return")
    assert desk.document["heap"] == 9


def test_a_bad_file_changes_nothing_and_is_told(desk, tmp_path):
    path = tmp_path / "table.json"
    path.write_text("{", encoding="utf-8")
    before = desk.document
    desk.scene.load(path)
    assert desk.document == before
    assert "is damaged" in desk.app.toasts.messages[-1].text


def test_json_goes_over_the_clipboard(desk):
    desk.key("ctrl+c")
    text = desk.app.clipboard.read()
    assert json.loads(text) == desk.document
    desk.app.clipboard.write(text.replace(f'"heap": {desk.document["heap"]}', '"heap": 17'))
    desk.key("ctrl+v")
    assert desk.document["heap"] == 17
    desk.app.clipboard.write('{"heap": 1}')
    desk.key("ctrl+v")
    assert desk.document["heap"] == 17
    assert "position" in desk.app.toasts.messages[-1].text


def test_the_last_position_comes_back(request):
    desk = desk_of(request, NIM, build=lambda app: PositionScene(app, NIM))
    desk.scene.set_value(("heap",), 23)
    desk.key("escape")
    assert desk.app.top is desk.below
    again = desk_of(request, NIM, build=lambda app: PositionScene(app, NIM))
    assert again.document["heap"] == 23


# -- playing on -----------------------------------------------------------------------------------


def test_play_goes_on_at_a_table(desk):
    desk.scene.set_value(("heap",), 8)
    desk.key("return")
    dialog = desk.app.top
    assert isinstance(dialog, PlayOnDialog)
    desk.press(dialog.start)
    table = desk.app.top
    assert isinstance(table, Table)
    assert table.match.table.heap == 8
    assert table.match.setup.position == desk.document
    assert desk.scene not in desk.app.scenes
    assert [seat.is_person for seat in table.match.setup.seats] == [True, False, False]


def test_seats_and_dice_are_chosen_before(desk):
    desk.key("return")
    dialog = desk.app.top
    dialog.seats.pickers[1].choose(0)
    real = dialog.dice.parts()[1]
    desk.click(*real.centre)
    desk.press(dialog.start)
    setup = desk.app.top.match.setup
    assert setup.dice_by_hand
    assert [seat.is_person for seat in setup.seats] == [True, True, False]
    assert len(set(setup.seat_names)) == 3


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", [RISK, DESPIRALA, ROLL], ids=lambda game: game.key)
def test_every_game_plays_on_and_is_kept(request, game):
    desk = desk_of(request, game)
    desk.scene.play_on()
    desk.app.top._play()
    table = desk.app.top
    assert isinstance(table, Table)
    assert table.match.game.key == game.key
    for _ in patience(600):
        desk.step()
        if table.match.waits_for_person:
            break
    table.submit(table.match.pending.options[0])
    saved, problems = saved_games(HOUSE)
    assert problems == []
    assert [each.outline.setup.position for each in saved] == [desk.document]


def test_a_running_table_opens_in_the_editor_as_the_person_sees_it(request):
    game = SecretNim()
    seats = (SeatSetup("human", "Robin"), SeatSetup("perfect", "Ada"))
    match = Match(game, Setup(seats, "otter"))
    match.roll()
    desk = desk_of(request, build=lambda app: table_scene(app, match))
    desk.scene.orders.edit_position()
    scene = desk.app.top
    assert isinstance(scene, PositionScene)
    assert scene.draft.table == match.table
    assert scene.seat_title(1) == "Seat 2: Ada"
    scene.play_on()
    desk.app.top._play()
    again = desk.app.top
    assert again.match.setup.seat_names == ("Robin", "Ada")
    assert [kind for kind in desk.app.scenes if isinstance(kind, Table)] == [again]


def test_cards_of_others_are_hidden_in_the_editor(request):
    table = table_after(RISK, 420)
    seats = tuple(
        SeatSetup("human" if seat == 0 else "random", f"Seat {seat + 1}")
        for seat in range(len(table.hands))
    )
    match = Match(RISK, Setup(seats, "here", position=RISK.codec.encode(table)))
    desk = desk_of(request, build=lambda app: table_scene(app, match, start_frozen=True))
    desk.scene.orders.edit_position()
    hands = desk.app.top.page.draft.document["hands"]
    assert hands[0] == list(table.hands[0])
    assert all(set(hand) <= {-1} for hand in hands[1:])


def test_the_set_up_page_leads_here_and_the_table_takes_its_place(request):
    desk = desk_of(request, build=lambda app: SetupScene(app, NIM))
    desk.press(desk.scene.from_position)
    scene = desk.app.top
    assert isinstance(scene, PositionScene)
    scene.play_on()
    desk.app.top._play()
    assert isinstance(desk.app.top, Table)
    assert not any(isinstance(each, SetupScene | PositionScene) for each in desk.app.scenes)


# -- looks ----------------------------------------------------------------------------------------


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_texts_are_legible_and_whole(game, size):
    assert problems_at(game, size) == []


def problems_at(game, size, **more):
    """What the audit has against any part of the sheet; what a scrolled edge cuts is no fault."""
    audit = Audit()
    stage = Desk(game, size=size, audit=audit, **more)
    found: set[str] = set()
    sheet = stage.scene.sheet
    offset = 0.0
    while True:
        sheet.scroll_to(offset)
        stage.settle()
        stage.app.draw()
        found |= set(audit.problems(stage.scene.width, stage.scene.height))
        if sheet.is_at_end:
            break
        offset += sheet.box.h * 0.8
    stage.app.close()
    return sorted(found)


@pytest.mark.parametrize("ui_scale", [0.8, 1.5])
def test_the_page_holds_at_every_size_of_things(ui_scale):
    problems = text_problems(editor(RISK), (1280, 720), ui_scale=ui_scale)
    assert problems == []


@pytest.mark.parametrize("size", SIZES)
def test_dialogs_hold(size):
    for opening in ("play_on", "open", "keep"):
        problems = text_problems(
            editor(RISK), size, prepare=lambda stage, name=opening: getattr(stage.scene, name)()
        )
        assert problems == []


def test_controls_stand_inside_their_lines(request):
    desk = desk_of(request, ROLL, settings=QUICK)
    for part in desk.scene.fields.parts:
        for line in part.lines:
            for control in line.controls:
                home = desk.scene.sheet._homes[control]
                assert line.box.inset(-1).holds(home), (line.row.title, home, line.box)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_the_words_above_controls_stand_inside_their_lines(request, size):
    desk = desk_of(request, HOUSE.game("arcs"), 40, size=size, settings=QUICK)
    above = [
        (line, control, line.caption(control.field))
        for part in desk.scene.fields.parts
        for line in part.lines
        for control in line.controls
        if line.has_captions
    ]
    assert above
    for line, control, words in above:
        home = desk.scene.sheet._homes[control]
        assert home.x + desk.app.canvas.text_width(words, SMALL) <= line.box.right, words


@pytest.mark.sample(3)
@pytest.mark.parametrize("ui_scale", [0.8, 1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1440), (2560, 1080)])
def test_the_table_is_shown_as_large_as_the_side_allows(request, size, ui_scale):
    settings = replace(QUICK, ui_scale=ui_scale)
    desk = desk_of(request, HOUSE.game("rajas"), 40, size=size, settings=settings)
    picture, note = desk.scene.preview.small.box, desk.scene.advice.area.box
    assert picture.h >= 96
    assert picture.w / picture.h < 4.2
    assert note.h >= 56, "room for the two lines that say what the bot answers with"


def test_the_words_of_the_table_are_set_anew_for_letters_of_another_size(request):
    desk = desk_of(request, HOUSE.game("roll_galaxy"), 40, size=(1920, 1080))
    desk.app.resize(1280, 720)
    desk.step(0)
    preview, canvas = desk.scene.preview, desk.app.canvas
    room = preview.area.inner_width
    assert max(canvas.text_width(line, SMALL, "mono") for line in preview._lines) <= room


# -- anything at all ------------------------------------------------------------------------------

KEYS = (
    "tab", "shift+tab", "left", "right", "up", "down", "return", "space", "delete", "backspace",
    "5", "b", "ctrl+z", "ctrl+y", "ctrl+c", "ctrl+v", "ctrl+right", "home", "end", "pagedown",
)  # fmt: skip


@pytest.mark.sample(3)
@lengths("count", 25, 80)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_clicks_and_keys_break_the_editor(request, game, count):
    desk, rng = desk_of(request, game, size=(1280, 720)), Random(game.key)
    first = desk.document
    for number in range(count):
        if desk.app.top is not desk.scene:
            desk.key("escape")
        elif rng.random() < 0.6:
            desk.click(rng.uniform(200, 800), rng.uniform(40, 620))
        else:
            desk.key(rng.choice(KEYS))
        if number % 40 == 0:
            desk.app.draw()
    while desk.scene.draft.can_undo:
        desk.scene.undo()
    assert desk.document == first


def test_a_picture_of_the_editor_can_be_taken():
    picture = Picture("position", "nim", "1", 0, (), {}, True, (1280, 720))
    app = App(QUICK, HOUSE, (1280, 720), routes=Pages, headless=True)
    app.push(scene_builder(HOUSE, picture)(app))
    settle(app)
    scene = app.top
    assert isinstance(scene, PositionScene)
    assert scene.advice.advice["reasons"][0]["clause"] == "NIM-2"
    app.close()


@pytest.mark.parametrize("game", [RISK, DESPIRALA])
def test_a_click_on_the_picture_of_the_table_opens_its_desk(game):
    desk = Desk(game)
    desk.press(desk.scene.preview.small)
    assert isinstance(desk.app.top, BoardEditor)
