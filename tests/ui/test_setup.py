"""The set-up page by mouse and keyboard: seats, levels, options, seed, and the start."""

from itertools import pairwise

import pytest

from engine.core.proposal import listed_levels
from engine.core.seed_words import ANIMALS, COLOURS
from engine.core.settings import Settings
from engine.ui.hub.draft import LastSetups
from engine.ui.hub.seats_panel import level_figures
from engine.ui.hub.setup import SetupScene, columns_of
from engine.ui.pages.rules import RulesScene
from engine.ui.pages.settings import SettingsScene
from engine.ui.table.table import Table
from games import REGISTRY
from tests.nim import GAME
from tests.ui.page_stage import SHAPES, SIZES, PageStage, finished, text_problems
from tests.voice.spoken import all_english, english


def nim(app):
    return SetupScene(app, GAME)


def despirala(app):
    return SetupScene(app, REGISTRY.game("despirala"))


@pytest.fixture
def stage():
    shown = PageStage(nim)
    yield shown
    shown.app.close()


def names(stage):
    return [seat.name for seat in stage.scene.draft.seats]


def test_start_opens_a_table_with_what_was_set_up(stage):
    seed = stage.scene.draft.seed
    stage.press(stage.scene.start_button)
    table = stage.app.top
    assert isinstance(table, Table)
    assert table.match.setup.seed == seed
    assert table.match.setup.seat_names == ("Robin", "Ada")
    assert stage.scene not in stage.app.scenes


def test_enter_starts_and_escape_goes_back(stage):
    stage.key("escape")
    assert stage.app.top is stage.below
    again = PageStage(nim)
    again.key("return")
    assert isinstance(again.app.top, Table)
    again.app.close()


def test_seats_are_added_and_taken_away(stage):
    stage.press(stage.scene.seats.add_button)
    assert names(stage) == ["Robin", "Ada", "Tiko"]
    stage.press(stage.scene.seats.rows[1].remove)
    assert names(stage) == ["Robin", "Tiko"]
    assert [row.index for row in stage.scene.seats.rows] == [0, 1]


def test_a_game_for_six_takes_six_and_one_seat_stays(stage):
    for _ in range(8):
        if stage.scene.seats.add_button.is_visible:
            stage.press(stage.scene.seats.add_button)
    assert len(names(stage)) == 6
    while len(names(stage)) > 1:
        stage.press(stage.scene.seats.rows[-1].remove)
    assert not stage.scene.seats.rows[0].remove.is_enabled


def test_a_bot_becomes_a_person_by_a_click(stage):
    row = stage.scene.seats.rows[1]
    person, _ = row.kind.parts()
    stage.click(*person.centre)
    assert stage.scene.draft.seats[1].is_person
    assert not row.level.is_visible
    assert names(stage)[1] == "Player 2"


def test_a_name_is_typed_over(stage):
    row = stage.scene.seats.rows[0]
    stage.press(row.name)
    stage.key("ctrl+a")
    stage.type("Kim")
    assert names(stage)[0] == "Kim"
    assert all_english(stage.scene.draft.headline) == "Kim against Ada"


def test_a_name_typed_at_the_set_up_is_the_players_name_from_then_on(stage):
    stage.press(stage.scene.seats.rows[0].name)
    stage.key("ctrl+a")
    stage.type("Kim")
    stage.press(stage.scene.start_button)
    assert stage.app.settings.player_name == "Kim"


def test_a_name_changed_in_the_settings_is_changed_at_the_set_up(stage):
    stage.app.change_settings(player_name="Kim")
    stage.scene.resumed()
    assert names(stage) == ["Kim", "Ada"]
    assert stage.scene.seats.rows[0].name.text == "Kim"


def test_two_equal_names_keep_the_game_from_starting(stage):
    row = stage.scene.seats.rows[1]
    stage.press(row.name)
    stage.key("ctrl+a")
    stage.type("Robin")
    assert not stage.scene.start_button.is_enabled
    stage.press(stage.scene.start_button)
    assert stage.app.top is stage.scene


def test_a_row_is_dragged_to_another_place(stage):
    first, second = stage.scene.seats.rows
    stage.drag_to(first.grip, *second.box.centre)
    assert names(stage) == ["Ada", "Robin"]
    assert first.box.y > second.box.y


def test_a_row_is_moved_with_the_keyboard(stage):
    grip = stage.scene.seats.rows[0].grip
    stage.scene.focus.take(grip, shown=True)
    stage.key("down")
    assert names(stage) == ["Ada", "Robin"]


def test_a_level_is_picked_from_the_list():
    stage = PageStage(despirala)
    row = stage.scene.seats.rows[1]
    stage.press(row.level)
    stage.key("home", "return")
    assert stage.scene.draft.seats[1].level == stage.scene.draft.levels[0].name
    stage.app.close()


@pytest.mark.parametrize("game", ["despirala", "risk", "roll_galaxy", "rajas", "arcs"])
def test_ratings_stand_on_the_levels_and_the_first_has_the_lowest(game):
    chosen = REGISTRY.game(game)
    figures = level_figures(chosen, listed_levels(chosen))
    ratings = [int(english(figure).replace(",", "")) for figure in figures.values() if figure]
    assert min(ratings) == 1200
    assert all(rating % 10 == 0 for rating in ratings)


def test_what_was_measured_of_a_level_is_told_where_one_points(stage):
    shown = PageStage(lambda app: SetupScene(app, REGISTRY.game("risk")))
    seats = shown.scene.seats
    card = seats.level_cards()[1]
    assert all_english(seats.tip_at(*card.centre)) == (
        "Raider: 81 % (games won, one against four of the level before)"
    )
    assert seats.tip_at(seats.box.x + 2, seats.box.y + 2) is None
    shown.app.close()


def test_options_and_dice_reach_the_set_up(stage):
    options = stage.scene.options
    stage.click(*options.settings[0].control.parts()[1].centre)
    stage.click(*options.dice.parts()[1].centre)
    stage.press(options.practice)
    setup = stage.scene.draft.setup()
    assert (setup.options["most"], setup.dice_by_hand, setup.practice) == ("4", True, True)


def test_cards_with_words_stand_for_options_that_have_them():
    stage = PageStage(despirala)
    cards = stage.scene.options.settings[0].control
    stage.click(*cards.parts()[1].centre)
    assert stage.scene.draft.options["mode"] == "misere"
    assert "Misère" in all_english(stage.scene.draft.details)
    stage.app.close()


def test_hints_and_analysis_are_settings_that_stay(stage):
    stage.press(stage.scene.options.hints)
    stage.press(stage.scene.options.analysis)
    assert stage.app.settings.show_hints is not Settings().show_hints
    assert stage.app.settings.live_analysis is True
    assert not stage.scene.seats.rows[0].allows_hints


def test_a_new_seed_is_other_words_and_copies_to_the_clipboard(stage):
    before = stage.scene.draft.seed
    stage.press(stage.scene.options.fresh)
    seed = stage.scene.draft.seed
    assert seed != before
    assert stage.scene.options.seed.text == seed
    stage.press(stage.scene.options.copy)
    assert stage.app.clipboard.read() == seed


def test_a_seed_may_be_typed(stage):
    stage.press(stage.scene.options.seed)
    stage.key("ctrl+a", "backspace")
    assert not stage.scene.start_button.is_enabled
    stage.type("7")
    assert stage.scene.draft.setup().seed == "7"


def test_the_last_set_up_comes_back(stage):
    stage.press(stage.scene.seats.add_button)
    stage.press(stage.scene.start_button)
    again = PageStage(nim)
    assert names(again) == ["Robin", "Ada", "Tiko"]
    again.app.close()


def test_a_disk_that_refuses_does_not_stop_the_game(stage):
    LastSetups().path.mkdir(parents=True)
    stage.press(stage.scene.start_button)
    assert isinstance(stage.app.top, Table)
    assert "last_setup.json" in stage.app.toasts.messages[0].text


def test_rules_and_settings_open_above_and_leave_the_draft(stage):
    stage.press(stage.scene.seats.add_button)
    stage.press(stage.scene.read_rules)
    assert isinstance(stage.app.top, RulesScene)
    stage.key("escape")
    stage.press(stage.scene.bar.buttons[2])
    assert isinstance(stage.app.top, SettingsScene)
    stage.key("escape")
    assert stage.app.top is stage.scene
    assert len(names(stage)) == 3


def test_facts_tell_how_the_player_has_done():
    match = finished()
    stage = PageStage(nim)
    score = match.result.scores[0]
    assert ("trophy", f"Your best {score:g}, average {score:.0f}") in all_english(stage.scene.facts)
    stage.app.close()


@pytest.mark.parametrize("width", [1184, 1216, 1500, 1636, 1776])
def test_seats_and_options_share_the_width(width):
    columns = columns_of(width)
    gaps = 24 * (1 if columns.is_stacked else 2)
    assert columns.facts + columns.seats + columns.options + gaps == pytest.approx(width)
    assert columns.seats >= 740


LONGEST = "-".join((max(COLOURS, key=len), max(ANIMALS, key=len), "99"))


def longest_seed(stage):
    stage.scene.options.seed.replace_text(LONGEST)
    stage.scene.draft.seed = LONGEST


def fill(stage):
    longest_seed(stage)
    while stage.scene.draft.can_add:
        stage.scene.seats.add_button.press()


@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
@pytest.mark.parametrize("build", [nim, despirala])
def test_texts_are_legible_and_whole(build, size):
    assert text_problems(build, size, prepare=longest_seed) == []


@pytest.mark.parametrize("ui_scale", [0.8, 1.0, 1.15, 1.5])
def test_texts_hold_with_all_seats_at_every_size_of_things(ui_scale):
    assert text_problems(despirala, (1280, 720), ui_scale=ui_scale, prepare=fill) == []


def test_every_row_stands_inside_its_panel():
    stage = PageStage(despirala)
    fill(stage)
    stage.step()
    panel = stage.scene.seats
    boxes = [row.box for row in panel.rows]
    assert all(panel.box.holds(box) for box in boxes)
    assert all(upper.bottom <= lower.y for upper, lower in pairwise(boxes))
    stage.app.close()
