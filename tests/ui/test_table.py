"""The frame of every table, played as a person does: by posted events alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame
import pytest

from engine.core import record
from engine.core.chance import Dice
from engine.core.decision import CHANCE, Decision, Reason
from engine.core.record import records_folder, saved_games, saves_folder
from engine.core.registry import Registry
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.animation import Pause
from engine.ui.box import Box
from engine.ui.canvas import Audit
from engine.ui.pages.page_theme import Confirm
from engine.ui.pages.review import StoryReview
from engine.ui.pages.rules import RulesScene
from engine.ui.table.actions import Action, Actions, OptionsDialog, bar_places
from engine.ui.table.frame import LEAST_LOG
from engine.ui.table.panels import (
    ROOMY,
    USUAL,
    HintMove,
    SeatSummary,
    SidePanel,
    TableHint,
    seat_column,
    stacked,
    table_places,
)
from engine.ui.table.parts import Board, Parts, level_title
from engine.ui.table.table import plain_parts
from engine.ui.widgets.overlays import PopupMenu
from tests.nim import GAME, Nim, NimTable, Take, TakeStones
from tests.ui.stage import key_event
from tests.ui.tables import QUICK, TableStage, TroubledNim, nim_match
from tests.voice.spoken import all_english


def shown_with(**changes):
    """The plain parts with some of them changed; a change is given the host."""

    def make(host):
        parts = plain_parts(host)
        return replace(parts, **{name: change(host) for name, change in changes.items()})

    return make


def slow(host):
    """A film in which every beat is seen for a minute after it has happened."""
    return replace(plain_parts(host), film=lambda beat, before, turn: [turn, Pause(60)])


SIZES = ((1280, 720), (1920, 1080), (1024, 640), (1440, 1080), (2560, 1080))


@pytest.fixture
def seat():
    stages: list[TableStage] = []

    def at_table(*players: str, **options: object) -> TableStage:
        names = ("settings", "size", "kept", "audit", "parts")
        shown = {key: options.pop(key) for key in names if key in options}
        stages.append(TableStage(nim_match(*players, **options), **shown))
        return stages[-1]

    yield at_table
    for stage in stages:
        stage.app.close()


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES)
def test_a_message_covers_no_button_of_the_bar(seat, size):
    stage = seat("human", "perfect", size=size)
    bar = stage.table.frame.places.bar
    tall = replace(stage.table.frame.places, bar=Box(bar.x, bar.y - 200, bar.w, bar.h + 200))
    stage.table.frame.places = tall
    stage.app.audit = Audit()
    stage.app.toast("From behind")
    stage.app.draw()
    (shown,) = [text for text in stage.app.audit.texts if text.string == "From behind"]
    assert shown.box.bottom < tall.bar.y


# -- whole games


def test_a_whole_game_by_mouse(seat):
    stage = seat("human", "perfect", "random", kept=True)
    while not stage.match.is_over:
        stage.wait_for_person()
        if stage.table.person is not None:
            before = len(stage.match.moves)
            stage.press(stage.primary)
            assert len(stage.match.moves) > before
    assert stage.prompt.endswith("won")
    stage.press(stage.primary)
    assert isinstance(stage.app.top, StoryReview)
    assert len(list(records_folder().glob("*.json"))) == 1


def test_a_whole_game_by_keyboard(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    slider = stage.plain.number
    while stage.table.focus.current is not slider:
        stage.key("tab")
    stage.key("right", "right")
    assert stage.primary.label == "Take 3"
    stage.table.focus.take(None, shown=False)
    stage.key("space")
    assert stage.taken[0] == 3
    while not stage.match.is_over:
        stage.wait_for_person()
        if stage.table.person is not None:
            stage.key("space")
    stage.key("space")
    assert isinstance(stage.app.top, StoryReview)


def test_a_whole_game_in_words(seat):
    stage = seat("human", "perfect")
    while not stage.match.is_over:
        stage.wait_for_person()
        if stage.table.person is not None:
            stage.key("/")
            stage.step(0, pygame.event.Event(pygame.TEXTINPUT, text="/"))
            stage.type("take 1")
            stage.key("return")
    assert set(stage.taken[::2]) == {1}


def test_clicking_along_the_line_sets_the_number(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    track = stage.plain.number.track()
    stage.click(track.right, track.centre_y)
    stage.press(stage.primary)
    assert stage.taken[0] == 3


def test_hotseat_players_are_called_by_name(seat):
    stage = seat("human", "human")
    stage.wait_for_person()
    assert stage.prompt == "You: Take 1 to 3 stones"
    stage.key("space")
    assert stage.prompt == "Ada: Take 1 to 3 stones"
    assert stage.table.person == 1


@dataclass(frozen=True, slots=True)
class PickStones:
    """Take one stone or two, as options side by side."""

    def ask(self, table):
        return Decision(table.turn, "take", "Take stones", (Take(1), Take(2)))

    def answer(self, table, option, emit):
        TakeStones().answer(table, option, emit)
        if table.steps:
            table.steps[-1] = PickStones()


class ListNim(Nim):
    """Nim whose moves are listed, not a range."""

    def start(self, setup):
        return NimTable(len(setup.seats), 2, 10, 0, None, [PickStones()])


def test_options_are_buttons_with_digits(seat):
    stage = seat("human", game=ListNim())
    stage.wait_for_person()
    buttons = stage.plain.buttons
    assert [button.label for button in buttons] == ["Take 1", "Take 2"]
    stage.press(buttons[1])
    stage.key("2", "1")
    assert stage.taken == [2, 2, 1]


# -- keeping and resuming


def test_every_answer_in_the_window_is_kept(seat):
    stage = seat("human", "perfect", kept=True)
    stage.wait_for_person()
    stage.key("space")
    (path,) = saves_folder().glob("*.json")
    assert len(record.read(path).document["answers"]) == len(stage.match.moves)


def test_a_kept_game_is_resumed_with_its_log(seat):
    stage = seat("human", "perfect", kept=True)
    stage.wait_for_person()
    stage.key("space")
    stage.wait_for_person()
    registry = Registry({"nim": lambda: GAME})
    (saved,), _ = saved_games(registry)
    again = TableStage(saved.load(registry))
    assert again.log() == stage.log()
    assert again.prompt == stage.prompt
    again.key("space")
    assert len(again.match.moves) > len(stage.match.moves)
    again.app.close()


# -- taking back


def test_undo_and_redo_by_keys_and_button(seat):
    stage = seat("human", practice=True)
    stage.wait_for_person()
    stage.key("space", "space")
    assert stage.taken == [1, 1]
    stage.key("ctrl+z")
    assert stage.taken == [1]
    stage.press(stage.table.frame.undo)
    assert stage.taken == []
    assert not stage.table.frame.undo.is_enabled
    stage.key("ctrl+y", "ctrl+y")
    assert stage.taken == [1, 1]
    assert stage.log()[-1] == "You takes 1"
    stage.key("ctrl+r")
    assert stage.taken == []


def test_what_may_not_be_taken_back_is_said(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    stage.table.orders.undo()
    assert "can't undo" in stage.app.toasts.messages[-1].text


# -- bots


def test_a_failing_bot_says_so_and_the_game_can_go_on(seat):
    stage = seat("human", "failing", game=TroubledNim())
    stage.wait_for_person()
    stage.key("space")
    stage.wait_until(lambda: stage.table.conductor.trouble is not None)
    assert stage.prompt == "Ada could not answer. The game is saved as it is."
    assert stage.primary.label == "Try again"
    random_move = stage.table.frame.bar.secondary[0]
    stage.press(random_move)
    assert stage.table.person == 0


def test_the_window_answers_while_a_bot_thinks(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    stage.table.conductor.submit(Take(1))
    stage.table.conductor._worker.submit(lambda: None)
    stage.step()
    stage.press(stage.table.frame.menu)
    assert isinstance(stage.table.popup, PopupMenu)


def test_at_normal_speed_bots_are_paced_and_space_goes_on_at_once(seat):
    stage = seat("perfect", "perfect", "perfect", "human", settings=Settings())
    stage.wait_until(lambda: len(stage.match.moves) == 2)
    stage.step(0.3)
    assert len(stage.match.moves) == 2
    assert stage.app.seconds_to_wake() <= 0.5
    stage.wait_until(lambda: not stage.app.worker.is_busy, 0.0)
    stage.key("space")
    stage.step(0)
    assert len(stage.match.moves) == 3


def test_a_press_on_the_table_ends_what_plays(seat):
    stage = seat("human", "perfect", parts=slow, settings=Settings())
    stage.step()
    assert stage.table.film.is_playing
    stage.click(*stage.table.frame.places.board.centre)
    assert not stage.table.film.is_playing


def test_a_persons_answer_does_not_wait_for_the_film(seat):
    stage = seat("human", "human", parts=slow, settings=Settings())
    stage.step()
    stage.press(stage.primary)
    assert stage.taken == [1]
    stage.press(stage.primary)
    assert stage.taken == [1, 1]


# -- the command line


def open_line(stage: TableStage, words: str) -> None:
    stage.key("/")
    stage.step(0, pygame.event.Event(pygame.TEXTINPUT, text="/"))
    stage.type(words)
    stage.key("return")


def test_words_that_mean_nothing_stay_with_the_reason(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    open_line(stage, "take 9")
    line = stage.table.frame.words
    assert line.is_visible
    assert line.field.text == "take 9"
    assert "'list options' shows the moves" in line.problem
    stage.key("escape")
    assert not line.is_visible
    stage.key("/", "up")
    assert line.field.text == "take 9"


def test_list_options_opens_the_list_and_a_click_plays(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    open_line(stage, "List Options")
    dialog = stage.app.top
    assert isinstance(dialog, OptionsDialog)
    stage.click_on(dialog.list.row_box(1))
    assert stage.taken[0] == 2
    assert stage.app.top is stage.table


def test_commands_on_the_line(seat):
    stage = seat("human", practice=True)
    stage.wait_for_person()
    open_line(stage, "2")
    open_line(stage, "undo")
    assert stage.taken == []
    open_line(stage, "redo")
    assert stage.taken == [2]


def test_real_dice_can_be_typed_on_the_line(seat):
    stage = seat("human", "perfect", dice_by_hand=True)
    stage.table.orders.open_words()
    stage.type("5")
    stage.key("return")
    assert stage.match.table.heap == 15


# -- hint


def opened_hint(stage):
    """The hint, as soon as it stands."""
    stage.wait_until(lambda: stage.table.frame.hints.is_open)
    stage.step()
    return stage.table.frame.hints.panel.hint


def test_the_hint_says_a_move_with_its_reason_and_plays_it(seat):
    stage = seat("human", "perfect", seed="2")
    stage.wait_for_person()
    stage.key("h")
    hint = opened_hint(stage)
    assert hint.reasons[0].clause == "NIM-2"
    stage.press(stage.table.frame.hints.panel.play)
    assert stage.taken[0] == hint.best.option.count
    assert not stage.table.frame.hints.is_open


@pytest.mark.parametrize("key", ["h", "escape"])
def test_the_hint_is_put_away_by_the_key_that_opened_it_and_by_escape(seat, key):
    stage = seat("human", "perfect", seed="2")
    stage.wait_for_person()
    stage.key("h")
    opened_hint(stage)
    stage.key(key)
    assert not stage.table.frame.hints.is_open
    assert stage.taken == []
    assert stage.table.popup is None


def test_a_hint_stands_beside_the_board_and_goes_with_another_answer(seat):
    stage = seat("human", "human", seed="2")
    stage.key("h")
    best = opened_hint(stage).best.option
    places, panel = stage.table.frame.places, stage.table.frame.hints.panel
    assert not panel.box.intersects(places.board)
    assert not panel.box.intersects(stage.table.frame.log.column.box)
    other = next(each for each in stage.table.decision.options if each != best)
    stage.table.submit(other)
    stage.step()
    assert not stage.table.frame.hints.is_open


def test_while_a_hint_stands_its_button_is_the_bright_one(seat):
    stage = seat("human", "perfect", seed="2")
    stage.wait_for_person()
    stage.key("h")
    opened_hint(stage)
    assert stage.table.frame.bar.bright is None
    stage.key("h")
    stage.step()
    assert not stage.table.frame.bar.primary.is_dimmed


def test_a_hint_that_comes_too_late_is_not_shown(seat):
    stage = seat("human", "human")
    stage.wait_for_person()
    stage.table.orders.hint()
    stage.table.submit(Take(1))
    stage.wait_until(lambda: not stage.app.worker.is_busy)
    assert not stage.table.frame.hints.is_open


@pytest.mark.painted
def test_a_clause_in_the_log_opens_the_rules_there(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    stage.key("space")
    stage.wait_for_person()
    lines = stage.table.frame.log.lines
    lines.toggle(len(stage.match.moves))
    stage.step()
    stage.click_on(lines.link_boxes()[0][1])
    assert isinstance(stage.app.top, RulesScene)
    stage.app.pop()
    stage.key("f1")
    assert isinstance(stage.app.top, RulesScene)


# -- the right column


def test_the_column_is_put_away_by_one_click_and_remembered(seat):
    stage = seat("human", "perfect")
    board = stage.table.frame.places.board
    stage.press(stage.table.frame.column)
    assert not stage.table.frame.log_open
    assert stage.table.frame.places.board.w > board.w
    assert stage.app.settings.log_open is False
    stage.key("l")
    assert stage.table.frame.places.board == board


def test_where_there_is_no_room_the_column_comes_as_a_drawer(seat):
    stage = seat("human", "perfect", settings=replace(QUICK, ui_scale=1.5))
    assert not stage.table.frame.log_open
    board = stage.table.frame.places.board
    stage.table.orders.toggle_log()
    assert stage.table.frame.log_open
    assert stage.table.frame.places.board == board
    assert stage.app.settings.log_open is True


# -- layout


@pytest.mark.parametrize("width", [1280, 1440, 1600, 1920, 2400, 2560])
@pytest.mark.parametrize("height", [720, 900, 1080, 1440])
@pytest.mark.parametrize("is_open", [False, True])
def test_places_never_overlap_and_stay_in_the_frame(width, height, is_open):
    places = table_places(width, height, is_column_open=is_open)
    parts = [places.top, places.seats, places.board, places.bar]
    parts += [places.column] if places.column is not None else []
    frame = Box(0, 0, width, height)
    for index, part in enumerate(parts):
        assert frame.holds(part)
        assert not any(part.intersects(other) for other in parts[index + 1 :])


def test_the_board_has_half_of_the_frame_and_more_without_the_column():
    for is_open, share in ((True, 0.5), (False, 0.6)):
        board = table_places(1920, 1080, is_column_open=is_open).board
        assert board.w * board.h >= share * 1920 * 1080


@pytest.mark.parametrize("count", range(1, 7))
def test_one_to_six_seats_fit(count):
    column = table_places(1920, 1080, is_column_open=True).seats
    cards = seat_column(column, count).cards
    assert {card.h for card in cards} == {ROOMY if count < 4 else USUAL}
    low = seat_column(table_places(1280, 720, is_column_open=True).seats, count).cards
    assert low[-1].bottom <= 720 - 16


def test_panels_shrink_and_then_go_when_there_is_no_room():
    boxes, rest = stacked(Box(0, 0, 300, 500), [200, 200, 200], 100)
    assert [box.h for box in boxes] == [200, 184, 0]
    assert rest == Box(0, 416, 300, 84) or rest.bottom == 500


def test_nothing_in_the_bar_moves_when_the_primary_button_goes(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    before = stage.table.frame.undo.box
    stage.table.frame.bar.show(Actions("Ada is thinking"), 0)
    assert stage.table.frame.undo.box == before


@pytest.mark.parametrize("secondary", range(4))
@pytest.mark.parametrize("width", [1000, 1200, 1248, 1600])
def test_parts_of_the_bar_do_not_overlap(secondary, width):
    bar = Box(304, 952, width, 112)
    places = bar_places(bar, 2, secondary, has_mark=True)
    parts = [places.words, *places.small, *places.secondary, places.primary]
    for index, part in enumerate(parts):
        assert bar.holds(part)
        assert not any(part.intersects(other) for other in parts[index + 1 :])


def busy(host):
    """Everything a game can show, with long names and numbers."""
    cells = ("filled", "filled", "failed", "now", *["later"] * 10)

    def nothing(canvas, box):
        return None

    def summary(moment, seat):
        level = level_title(moment.match, seat)
        return SeatSummary("143", level, (("coins", "24"),), ("expects", "431"), cells)

    def actions(moment, decision):
        return Actions(
            "Choose a combination, or reroll all six dice",
            "Despirala: you can't stop early",
            Action("Attempt Despirala", lambda: None, "97% for 80 points", key="Space"),
            (Action("Reroll", lambda: None, "costs 1 good", "refresh", "R"),),
        )

    return replace(
        plain_parts(host),
        seat=summary,
        actions=actions,
        progress=lambda moment: ("Turn 8 of 14", 7, 14),
        left=lambda moment, room: [SidePanel("Chance to win", None, 112, nothing)],
        right=lambda moment, room: [SidePanel("Hint", "bulb", 200, nothing, toggle=(True, bool))],
    )


@pytest.mark.sample(5)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 3, 6])
@pytest.mark.parametrize("parts", [plain_parts, busy])
def test_every_word_can_be_read_at_every_size(seat, size, seats, parts):
    audit = Audit()
    players = ["human", *["perfect"] * (seats - 1)]
    stage = seat(*players, size=size, audit=audit, parts=parts)
    stage.wait_for_person()
    stage.table.submit(Take(1))
    stage.wait_for_person()
    audit.clear()
    stage.app.draw()
    assert audit.problems(stage.table.width, stage.table.height) == []


# -- hooks


def test_a_panels_switch_and_pointer_reach_the_game(seat):
    heard: list[object] = []

    def panels(moment, room):
        return [
            SidePanel("Hint", "bulb", 200, lambda canvas, box: None,
                      lambda intent: heard.append(intent) is None, (True, heard.append))
        ]  # fmt: skip

    stage = seat("human", "perfect", parts=shown_with(right=lambda host: panels))
    column = stage.table.frame.right
    stage.click(column.boxes[0].centre_x, column.boxes[0].bottom - 20)
    assert heard
    heard.clear()
    stage.click_on(next(iter(column._switches.values())).box)
    assert False in heard


def test_the_board_gets_what_no_widget_wants(seat):
    heard: list[str] = []

    class Own(Board):
        def handle(self, intent, moment):
            heard.append(type(intent).__name__)
            return False

    stage = seat("human", "perfect", parts=lambda host: Parts(board=Own()))
    stage.wait_for_person()
    stage.click(*stage.table.frame.places.board.centre)
    stage.key("up")
    assert {"PointerMoved", "PointerPressed", "Clicked", "KeyPressed"} <= set(heard)
    heard.clear()
    stage.move(*stage.table.frame.menu.box.centre)
    assert heard[-1] == "PointerLeft"


def test_the_end_of_a_turn_is_asked_about_when_set_so(seat):
    ended: list[bool] = []

    def actions(moment, decision):
        end = Action("End turn", lambda: ended.append(True), key="Space", ends_turn=True)
        return Actions("Go on", "", end)

    turns = shown_with(actions=lambda host: actions)
    stage = seat("human", parts=turns, settings=replace(QUICK, confirm_end_of_turn=True))
    stage.wait_for_person()
    stage.key("space")
    assert isinstance(stage.app.top, Confirm)
    assert not ended
    stage.key("return")
    assert ended
    stage.app.change_settings(confirm_end_of_turn=False)
    stage.table.refresh()
    stage.key("space")
    assert len(ended) == 2


def test_the_last_move_is_seen_before_its_result_is_told(seat):
    waiting = shown_with(film=lambda host: lambda beat, before, turn: [Pause(60)])
    stage = seat("human", parts=waiting, settings=Settings())
    while not stage.match.is_over:
        stage.step()
        stage.table.submit(Take(1)) if stage.table.person is not None else stage.table.film.skip()
    stage.step()
    assert "over" not in stage.prompt
    assert not stage.primary.is_visible
    stage.key("space")
    stage.step()
    assert stage.prompt == "The game is over: 1 point"


def test_the_menu_of_the_table(seat):
    stage = seat("human", practice=True)
    stage.wait_for_person()
    stage.key("space")
    stage.key("escape")
    menu = stage.table.popup
    assert isinstance(menu, PopupMenu)
    labels = [command.label for command in menu.commands]
    assert all_english(labels[0]) == "Undo"
    stage.click_on(menu.row_box(0))
    assert stage.taken == []
    stage.key("escape", "down", "escape")
    assert stage.table.popup is None


def test_speed_and_sound_from_the_top_bar(seat):
    stage = seat("human", "perfect")
    stage.press(stage.table.frame.speed)
    assert stage.app.settings.animation_speed is AnimationSpeed.SLOW
    stage.press(stage.table.frame.sound)
    assert stage.app.settings.sound is False


def test_an_idle_table_draws_nothing(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    for _ in range(3):  # the first frames share the painting
        stage.step()
    before = stage.app.frames.drawn
    for _ in range(20):
        stage.step(0.5)
    assert stage.app.frames.drawn == before


def test_chance_is_not_a_person(seat):
    stage = seat("perfect", "human")
    stage.wait_for_person()
    assert stage.match.moves[0].seat == CHANCE
    assert Dice(1).example == "1"
    stage.step(0, key_event("up"))


# -- what is drawn


def test_a_film_leads_from_the_view_before_to_the_view_after(seat):
    drawn = []

    def film(beat, before, turn):
        drawn.append(before.heap)
        return [Pause(1), turn, Pause(1)]

    stage = seat("human", "human", parts=shown_with(film=lambda host: film), settings=Settings())
    stage.step(3)
    director = stage.table.director
    heap = stage.match.table.heap
    stage.table.submit(Take(2))
    assert (director.shown.heap, director.is_behind) == (heap, True)
    assert len(stage.log()) == 2
    assert stage.table.frame.log.lines.shown_up_to == 1
    stage.step(1.1)
    assert (director.shown.heap, director.is_behind) == (heap - 2, False)
    assert director.is_playing
    stage.step(1.1)
    shown = director.shown
    assert shown == stage.match.table
    assert drawn[-1] == heap
    stage.table.submit(Take(1))
    assert shown.heap == heap - 2, "what was drawn is no part of the match that goes on"


def test_at_rest_the_view_of_the_match_is_drawn_after_every_answer(seat):
    stage = seat("human", "perfect", "random", practice=True)
    while not stage.match.is_over:
        stage.wait_for_person()
        match, sitting = stage.match, stage.table.sitting
        assert stage.table.moment.table == match.view(match.table, sitting.watcher)
        assert stage.table.director.happened == [
            event for passage in sitting.story.passages for event in passage.events
        ]
        if stage.table.person is not None:
            stage.key("space")


@pytest.mark.parametrize(("hides", "detail"), [(False, "Asked: Take 1 to 3 stones"), (True, "")])
def test_what_another_seat_is_asked_is_said_only_where_nothing_is_hidden(
    seat, monkeypatch, hides, detail
):
    """That it is asked at all may tell what it holds, such as a set of cards to redeem."""
    monkeypatch.setattr(Nim, "has_hidden_information", hides)
    stage = seat("human", "human")
    decision = TakeStones().ask(NimTable(2, 3, 9, 1, None, []))
    actions = stage.table.frame.prompter._other_seat(decision)
    assert actions.prompt.endswith("plays")
    assert actions.detail == detail


def test_tab_reaches_the_main_button_first_then_the_others_and_the_frame_last(seat):
    stage = seat("human", "perfect")
    stage.wait_for_person()
    stage.step()
    choices = stage.table.focus.choices()
    frame = stage.table.frame
    order = [choices.index(each) for each in (frame.bar.primary, frame.hint, frame.menu)]
    assert order == sorted(order)
    assert choices.index(frame.top.home) > order[0]


def test_a_hint_with_more_reasons_than_there_is_room_is_scrolled(seat):
    stage = seat("human", "perfect", size=(1280, 720))
    stage.wait_for_person()
    reasons = tuple(Reason("NIM-2", f"the {number}th reason " * 9) for number in range(7))
    option = stage.table.decision.options[0]
    panel = stage.table.frame.hints.panel
    stage.table.frame.hints.show(
        stage.table.decision, TableHint((HintMove(option, "Take 1"),), reasons)
    )
    stage.step()
    assert panel.area.furthest > 0
    assert stage.table.frame.log.column.box.h >= LEAST_LOG
    assert panel.area.box.bottom <= panel.play.box.y
    stage.key("return")
    assert stage.match.moves[-1].answer == option


def test_z_takes_back_as_well(seat):
    stage = seat("human", practice=True)
    stage.wait_for_person()
    stage.key("space", "space", "z")
    assert stage.taken == [1]
