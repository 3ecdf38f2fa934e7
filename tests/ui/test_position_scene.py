"""The position desk by mouse and keyboard: its drawer of fields, files, and playing on."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from engine.core.match import Match
from engine.core.position.draft import positions_folder
from engine.core.record import saved_games
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.canvas import Audit
from engine.ui.display import KeyPressed
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.position.board_editor import BoardEditor, EditorHost, PlainDesk
from engine.ui.position.controls import ChipsControl
from engine.ui.position.dialogs import OpenDialog, PlayOnDialog, SaveDialog
from engine.ui.position.drawer import FieldsDrawer
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
    return lambda app: EditorHost(app, game, position).board


class Desk(PageStage):
    """The desk in a window, with what a person does at it and in its drawer."""

    def __init__(self, game=NIM, answers=160, build=None, **more):
        super().__init__(build or editor(game, 1 if game is NIM else answers), registry=HOUSE,
                         **more)  # fmt: skip

    @property
    def host(self):
        return self.scene.page

    @property
    def document(self):
        return self.host.draft.document

    @property
    def drawer(self):
        """The fields, which F opens."""
        if not isinstance(self.app.top, FieldsDrawer):
            self.key("f")
        assert isinstance(self.app.top, FieldsDrawer)
        return self.app.top

    def set_value(self, path, value):
        self.host.edit(lambda draft: draft.set_value(path, value))
        self.scene.renew()

    def control(self, *path):
        drawer = self.drawer
        control = drawer.fields.control_at(path)
        drawer.area.reveal(control)
        return control

    def pick(self, dropdown, label):
        """Choose from an open or closed list by mouse."""
        self.press(dropdown)
        popup = self.app.top.popup
        assert isinstance(popup, DropdownList)
        labels = [self.scene.said(each.label) for each in dropdown.choices]
        popup.lit = labels.index(self.scene.said(label))
        popup.show_selected()
        row = (popup.lit - popup.first + 0.5) * popup.row
        self.click(popup.box.centre_x, popup.box.y + 6 + row)


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
    desk.pick(desk.control("rules", "trade"), "5 or more")
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
    desk.drawer.focus.take(chip, shown=True)
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
        for part in desk.drawer.fields.parts
        for line in part.lines
        if line.row.item == ("steps", count)
    )
    assert all_english(newest.row.title) == "Next"
    desk.drawer.area.reveal(newest.remove)
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
    desk.press(desk.drawer.more)
    assert desk.host.draft.seats == 4
    part = next(part for part in desk.drawer.fields.parts if part.section.seat == 3)
    desk.drawer.area.reveal(part.remove)
    desk.press(part.remove)
    assert desk.host.draft.seats == 3


def test_changes_are_taken_back_and_made_again(desk):
    before = desk.document
    heap = desk.control("heap")
    desk.click(heap.box.right - 12, heap.box.centre_y)
    after = desk.document
    desk.key("ctrl+z")
    assert desk.document == before
    assert not desk.host.draft.can_undo
    desk.key("ctrl+y")
    assert desk.document == after


def test_the_keyboard_reaches_fields_and_stays_on_them(request):
    desk = desk_of(request, RISK)
    order = desk.control("order")
    desk.drawer.focus.take(order.chips[1], shown=True)
    desk.key("delete")
    assert desk.drawer.focus.current in desk.control("order").children
    desk.key("tab")
    assert desk.drawer.focus.is_shown


def test_what_is_wrong_is_said_and_nothing_is_played_from_it(desk):
    desk.set_value(("heap",), -1)
    desk.step()
    assert desk.scene.bar_words()[1] == "the heap is negative"
    assert not desk.scene.go_on.is_enabled
    assert not desk.scene.bot.button.is_enabled
    desk.key("return")
    assert desk.app.top is desk.scene


def test_the_drawer_opens_at_the_field_that_is_wrong(request):
    desk = desk_of(request, RISK)
    desk.set_value(("troops", 10), -1)
    drawer = desk.drawer
    wrong = [line for part in drawer.fields.parts for line in part.lines
             if drawer.fields.is_faulty(line.row)]  # fmt: skip
    assert [drawer.said(line.row.title) for line in wrong] == ["Iceland"]
    view = Box(0, drawer.area.offset, drawer.area.box.w, drawer.area.box.h)
    assert view.holds(wrong[0].box.inset(1))


# -- files ----------------------------------------------------------------------------------------


def test_a_position_is_kept_and_opened_again(desk):
    desk.set_value(("heap",), 21)
    desk.key("ctrl+s")
    assert isinstance(desk.app.top, SaveDialog)
    desk.key("ctrl+a")
    desk.type("Late")
    desk.key("return")
    assert (positions_folder(NIM) / "Late.json").exists()
    desk.set_value(("heap",), 3)
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
    desk.host.load(path)
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
    desk = desk_of(request, NIM, build=lambda app: EditorHost(app, NIM).board)
    desk.set_value(("heap",), 23)
    desk.app.remove(desk.scene)
    again = desk_of(request, NIM, build=lambda app: EditorHost(app, NIM).board)
    assert again.document["heap"] == 23


# -- playing on -----------------------------------------------------------------------------------


def test_play_goes_on_at_a_table(desk):
    desk.set_value(("heap",), 8)
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
    desk.host.play_on()
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
    assert isinstance(scene, PlainDesk)
    assert scene.page.draft.table == match.table
    assert scene.page.seat_title(1) == "Seat 2: Ada"
    scene.page.play_on()
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
    assert isinstance(scene, PlainDesk)
    scene.page.play_on()
    desk.app.top._play()
    assert isinstance(desk.app.top, Table)
    assert not any(isinstance(each, SetupScene | BoardEditor) for each in desk.app.scenes)


# -- looks ----------------------------------------------------------------------------------------


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_texts_are_legible_and_whole(game, size):
    assert problems_at(game, size) == []


def problems_at(game, size, **more):
    """What the audit has against any part of the drawer; what a scrolled edge cuts is no fault."""
    audit = Audit()
    stage = Desk(game, size=size, audit=audit, **more)
    found: set[str] = set()
    sheet = stage.drawer.area
    offset = 0.0
    while True:
        sheet.scroll_to(offset)
        stage.settle()
        stage.app.draw()
        found |= set(audit.problems(stage.app.top.width, stage.app.top.height))
        if sheet.is_at_end:
            break
        offset += sheet.box.h * 0.8
    stage.app.close()
    return sorted(found)


@pytest.mark.sample(2)
@pytest.mark.parametrize("ui_scale", [0.8, 1.5])
def test_drawer_and_plain_desk_hold_at_every_size_of_things(ui_scale):
    assert text_problems(editor(NIM, 1), (1280, 720), ui_scale=ui_scale) == []
    assert problems_at(RISK, (1280, 720), settings=replace(QUICK, ui_scale=ui_scale)) == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES)
def test_dialogs_hold(size):
    for opening in ("play_on", "open", "keep"):
        problems = text_problems(
            editor(RISK),
            size,
            prepare=lambda stage, name=opening: getattr(stage.scene.page, name)(),
        )
        assert problems == []


def test_controls_stand_inside_their_lines(request):
    desk = desk_of(request, ROLL, settings=QUICK)
    for part in desk.drawer.fields.parts:
        for line in part.lines:
            for control in line.controls:
                home = desk.drawer.area._homes[control]
                assert line.box.inset(-1).holds(home), (line.row.title, home, line.box)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_the_words_above_controls_stand_inside_their_lines(request, size):
    desk = desk_of(request, HOUSE.game("arcs"), 40, size=size, settings=QUICK)
    above = [
        (line, control, line.caption(control.field))
        for part in desk.drawer.fields.parts
        for line in part.lines
        for control in line.controls
        if line.has_captions
    ]
    assert above
    for line, control, words in above:
        home = desk.drawer.area._homes[control]
        assert home.x + desk.app.canvas.text_width(words, SMALL) <= line.box.right, words


# -- anything at all ------------------------------------------------------------------------------

KEYS = (
    "tab", "shift+tab", "left", "right", "up", "down", "return", "space", "delete", "backspace",
    "5", "ctrl+z", "ctrl+y", "ctrl+right", "home", "end", "pagedown",
)  # fmt: skip


@pytest.mark.sample(3)
@lengths("count", 25, 80)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_clicks_and_keys_break_the_drawer(request, game, count):
    desk, rng = desk_of(request, game, size=(1280, 720)), Random(game.key)
    first = desk.document
    for number in range(count):
        if rng.random() < 0.6:
            desk.drawer.focus.take(None, shown=False)
            desk.click(rng.uniform(20, 540), rng.uniform(40, 620))
        else:
            desk.key(rng.choice(KEYS))
        if desk.app.top is not desk.scene and not isinstance(desk.app.top, FieldsDrawer):
            desk.key("escape")
        if number % 40 == 0:
            desk.app.draw()
    while desk.host.draft.can_undo:
        desk.host.undo()
    assert desk.document == first


def test_a_picture_of_the_desk_can_be_taken_with_the_answer_of_a_bot():
    picture = Picture("position", "nim", "1", 0, (), {}, True, (1280, 720))
    app = App(QUICK, HOUSE, (1280, 720), routes=Pages, headless=True)
    app.push(scene_builder(HOUSE, picture)(app))
    settle(app)
    scene = app.top
    assert isinstance(scene, PlainDesk)
    assert scene.bot.advice["reasons"][0]["clause"] == "NIM-2"
    app.close()


def test_a_table_of_another_kind_is_set_out_on_another_board(request):
    """DESP-1.2: without a sheet there is nothing on the board to click."""
    desk = desk_of(request, DESPIRALA)
    assert not isinstance(desk.scene, PlainDesk)
    desk.drawer.edit(lambda draft: draft.set_value(("sheets",), []))
    plain = desk.app.top
    assert isinstance(plain, PlainDesk)
    desk.host.undo()
    assert not isinstance(desk.app.top, PlainDesk)
    assert [each for each in desk.app.scenes if isinstance(each, BoardEditor)] == [desk.app.top]
