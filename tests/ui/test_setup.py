"""The set-up page by mouse and keyboard: seats, levels, options, seed, and the start."""

from itertools import pairwise

import pytest

from engine.core.learning.lesson import listed_levels
from engine.core.setup import ANIMALS, COLOURS
from engine.core.storage import Settings
from engine.text.house import HouseVoice
from engine.ui.hub.draft import LastSetups
from engine.ui.hub.match_options import PanelCard
from engine.ui.hub.seat_list import level_figures
from engine.ui.hub.setup import SetupScene
from engine.ui.pages.rules import RulesScene
from engine.ui.pages.settings import SettingScene, SettingsScene
from engine.ui.table.table import Table
from engine.ui.widgets import Button
from games import REGISTRY
from games.arcs.parts import REVERSED
from tests.nim import GAME
from tests.ui.page_stage import SHAPES, SIZES, PageStage, finished, said_on, text_problems
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
    finished()
    again = PageStage(nim)
    again.key("return")
    assert isinstance(again.app.top, Table)
    assert again.app.top.tutor is None
    again.app.close()


def bright(stage):
    """The filled buttons of the bar at the foot."""
    bar = stage.scene.start_bar
    buttons = [each for each in bar.children if isinstance(each, Button) and each.is_visible]
    return [each for each in buttons if each.look == "primary"]


def test_to_a_newcomer_the_lesson_is_the_one_bright_step_and_enter_takes_it(stage):
    assert bright(stage) == [stage.scene.lesson]
    assert all_english(stage.scene.lesson.label) == "First lesson"
    stage.key("return")
    assert stage.app.top.tutor is not None


@pytest.mark.parametrize("key", ["space", "return"])
def test_who_knows_the_game_says_so_once_and_then_either_key_starts(stage, key):
    stage.press(stage.scene.know)
    assert bright(stage) == [stage.scene.start_button]
    assert not stage.scene.lesson.is_visible, "Nim has no lesson for who knows the game"
    assert not stage.scene.know.is_visible
    again = PageStage(nim)
    assert bright(again) == [again.scene.start_button]
    again.key(key)
    assert isinstance(again.app.top, Table)
    assert again.app.top.tutor is None
    again.app.close()


def test_arrows_pass_the_seed_by_and_its_letters_are_typed_only_after_enter(stage):
    scene = stage.scene
    for key in ["down"] * 9 + ["right"] * 5 + ["left"] * 9 + ["up"] * 9:
        stage.key(key)
        assert scene.focus.current is not scene.start_bar.seed
        assert not scene.is_typing
    scene.focus.take(scene.start_bar.seed, shown=True)
    stage.type("n")
    before = scene.draft.seed
    assert "n" not in before or scene.draft.seed == before
    stage.key("return")
    stage.type("fox")
    assert scene.draft.seed == "fox"


@pytest.mark.parametrize("width", [1920, 1280, 960])
def test_the_lesson_has_its_words_in_every_window(width):
    stage = PageStage(nim, size=(width, 720))
    assert all_english(stage.scene.lesson.label) == "First lesson"
    bar = stage.scene.start_bar
    assert all(way.box.x > bar.copy.box.right for way in bar.ways)
    stage.app.close()


def test_who_has_played_or_sits_at_a_real_table_starts(stage):
    real = PageStage(lambda app: SetupScene(app, GAME, real_table=True))
    assert bright(real) == [real.scene.start_button]
    real.app.close()
    finished()
    stage.scene.resumed()
    assert bright(stage) == [stage.scene.start_button]


def chair(stage, number):
    return stage.scene.seats.seat_cards[number]


def test_an_empty_chair_takes_a_bot_and_a_cross_empties_it(stage):
    stage.press(stage.scene.seats.empty[0])
    assert names(stage) == ["Robin", "Ada", "Tiko"]
    stage.press(chair(stage, 1).remove)
    assert names(stage) == ["Robin", "Tiko"]
    assert [each.index for each in stage.scene.seats.seat_cards] == [0, 1]


def test_an_empty_chair_takes_a_friend(stage):
    stage.press(stage.scene.seats.empty[0].friend)
    assert names(stage) == ["Robin", "Ada", "Player 2"]
    assert stage.scene.draft.seats[2].is_person


def test_a_game_for_six_takes_six_and_one_seat_stays(stage):
    seats = stage.scene.seats
    assert (len(seats.seat_cards), len(seats.empty)) == (2, 2)
    for _ in range(8):
        if seats.empty:
            stage.press(seats.empty[0])
    assert len(names(stage)) == len(seats.seat_cards) == 6
    while len(names(stage)) > 1:
        stage.press(seats.seat_cards[-1].remove)
    assert not seats.seat_cards[0].remove.is_enabled


def test_a_bot_becomes_a_person_by_a_click_and_a_bot_again(stage):
    stage.press(chair(stage, 1).kind)
    assert stage.scene.draft.seats[1].is_person
    assert names(stage)[1] == "Player 2"
    stage.press(chair(stage, 1).kind)
    assert not stage.scene.draft.seats[1].is_person


def test_a_name_is_typed_over(stage):
    stage.press(chair(stage, 0).name)
    stage.key("ctrl+a")
    stage.type("Kim")
    assert names(stage)[0] == "Kim"
    assert all_english(stage.scene.draft.headline) == "Kim against Ada"


def test_a_name_typed_at_the_set_up_is_the_players_name_from_then_on(stage):
    stage.press(chair(stage, 0).name)
    stage.key("ctrl+a")
    stage.type("Kim")
    stage.press(stage.scene.start_button)
    assert stage.app.settings.player_name == "Kim"


def test_a_name_changed_in_the_settings_is_changed_at_the_set_up(stage):
    stage.app.change_settings(player_name="Kim")
    stage.scene.resumed()
    assert names(stage) == ["Kim", "Ada"]
    assert chair(stage, 0).name.text == "Kim"


def test_two_equal_names_keep_the_game_from_starting(stage):
    stage.press(chair(stage, 1).name)
    stage.key("ctrl+a")
    stage.type("Robin")
    assert not stage.scene.start_button.is_enabled
    stage.press(stage.scene.start_button)
    assert stage.app.top is stage.scene


def test_a_chair_is_dragged_to_another_place(stage):
    first, second = stage.scene.seats.seat_cards
    stage.drag_to(first.grip, *second.box.centre)
    assert names(stage) == ["Ada", "Robin"]
    assert first.box.x > second.box.x


def test_a_chair_is_moved_with_the_keyboard(stage):
    grip = chair(stage, 0).grip
    stage.scene.focus.take(grip, shown=True)
    stage.key("right")
    assert names(stage) == ["Ada", "Robin"]


def risk(app):
    return SetupScene(app, REGISTRY.game("risk"))


def levels_of(stage):
    return [seat.level for seat in stage.scene.draft.seats if not seat.is_person]


def test_a_card_of_the_bench_then_a_chair_seats_its_bot_by_its_own_name():
    stage = PageStage(risk)
    seats = stage.scene.seats
    stage.press(seats.player_list.cards[2])
    assert seats.player_list.cards[2].is_chosen
    stage.press(chair(stage, 1).face)
    assert stage.scene.draft.seats[1].level == "captain"
    assert chair(stage, 1).name.text == "Kestrel"
    assert seats.player_list.chosen is None
    stage.press(seats.player_list.cards[4])
    stage.press(seats.empty[0])
    assert (stage.scene.draft.seats[-1].level, names(stage)[-1]) == ("expert", "Grey Wolf")
    stage.app.close()


def test_the_same_card_once_more_is_put_back():
    stage = PageStage(risk)
    bench = stage.scene.seats.player_list
    stage.press(bench.cards[2])
    assert bench.everywhere.is_visible
    stage.press(bench.cards[2])
    assert (bench.chosen, bench.everywhere.is_visible) == (None, False)
    stage.app.close()


def test_a_chosen_card_takes_the_place_of_a_person():
    stage = PageStage(despirala)
    stage.press(chair(stage, 0).face)
    assert stage.scene.draft.seats[0].is_person, "a face of a person does nothing by itself"
    stage.press(stage.scene.seats.player_list.cards[3])
    stage.press(chair(stage, 0).face)
    seat = stage.scene.draft.seats[0]
    assert (seat.is_person, seat.level, seat.name) == (False, "optimal", "Abacus")
    stage.app.close()


def test_a_click_on_a_face_seats_the_next_of_the_bench_round_and_round():
    stage = PageStage(despirala)
    met = []
    for _ in stage.scene.draft.levels:
        met.append(stage.scene.draft.seats[1].level)
        stage.press(chair(stage, 1).face)
    assert met == [each.name for each in stage.scene.draft.levels]
    assert stage.scene.draft.seats[1].level == met[0]
    stage.app.close()


def test_a_card_is_dragged_to_a_chair_and_to_an_empty_one():
    stage = PageStage(risk)
    seats = stage.scene.seats
    stage.drag_to(seats.player_list.cards[3], *chair(stage, 2).box.centre)
    assert stage.scene.draft.seats[2].level == "general"
    stage.drag_to(seats.player_list.cards[1], *seats.empty[0].box.centre)
    assert stage.scene.draft.seats[-1].level == "raider"
    before = levels_of(stage)
    stage.drag_to(seats.player_list.cards[1], *stage.scene.options.box.centre)
    assert levels_of(stage) == before
    stage.app.close()


def test_digits_and_delete_are_keys_of_a_chair():
    stage = PageStage(risk)
    face = chair(stage, 1).face
    stage.scene.focus.take(face, shown=True)
    stage.key("4")
    assert stage.scene.draft.seats[1].level == "general"
    stage.key("9")
    assert stage.scene.draft.seats[1].level == "general"
    stage.key("return")
    assert stage.scene.draft.seats[1].level == "expert"
    count = len(stage.scene.draft.seats)
    stage.key("delete")
    assert len(stage.scene.draft.seats) == count - 1
    assert face.seat_card not in stage.scene.seats.seat_cards
    stage.app.close()


def test_a_digit_away_from_the_chairs_chooses_on_the_bench():
    stage = PageStage(risk)
    stage.key("3")
    assert stage.scene.seats.player_list.chosen.name == "captain"
    stage.app.close()


def test_who_sits_says_something_of_itself_and_the_card_shows_where():
    stage = PageStage(despirala)
    seats = stage.scene.seats
    bot = stage.scene.draft.seats[1]
    assert all_english(seats.words_of(bot)) == "“One roll in my head, and I go by that.”"
    assert all_english(seats.words_of(stage.scene.draft.seats[0])) == (
        "Not played yet  ·  Hints allowed"
    )
    assert seats.player_list.seats_of(stage.scene.draft.levels[0]) == [1]
    stage.app.close()


def test_the_second_of_the_same_is_a_twin():
    stage = PageStage(risk)
    seats = stage.scene.draft.seats
    assert [stage.scene.seats.twin(seat) for seat in seats[1:]] == [0, 1, 2, 3]
    stage.app.close()


@pytest.mark.parametrize("key", ["despirala", "risk", "roll_galaxy", "rajas", "arcs"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_level_says_what_it_is_like(key, language):
    voice = HouseVoice(language, game=REGISTRY.game(key).text_folder)
    for level in REGISTRY.game(key).levels:
        for words in (level.says, level.feels):
            assert voice.say(words).strip()


@pytest.mark.parametrize("game", ["despirala", "risk", "roll_galaxy", "rajas", "arcs"])
def test_ratings_stand_on_the_levels_and_the_first_has_the_lowest(game):
    chosen = REGISTRY.game(game)
    figures = level_figures(chosen, listed_levels(chosen))
    ratings = [int(english(figure).replace(",", "")) for figure in figures.values() if figure]
    assert min(ratings) == 1200
    assert all(rating % 10 == 0 for rating in ratings)


def test_what_was_measured_of_a_level_is_told_where_one_points():
    shown = PageStage(risk)
    card = shown.scene.seats.player_list.cards[1]
    assert all_english(card.tip_at(*card.box.centre)) == (
        "Raider: 81% (games won, one against four of the level before)"
    )
    shown.app.close()


@pytest.mark.parametrize("by_key", [False, True])
def test_one_that_is_chosen_is_put_on_the_chair_of_every_bot(by_key):
    shown = PageStage(risk)
    bench, chosen = shown.scene.seats.player_list, shown.scene.draft.levels[2]
    if by_key:
        shown.scene.focus.take(bench.cards[2], shown=True)
        shown.key("return")
        shown.scene.focus.take(bench.everywhere, shown=True)
        shown.key("return")
    else:
        shown.press(bench.cards[2])
        shown.press(bench.everywhere)
    setup = shown.scene.draft.setup()
    assert {seat.player for seat in setup.seats} == {"human", chosen.name}
    assert not bench.everywhere.is_visible
    shown.app.close()


def test_every_level_has_its_card_in_every_mode():
    shown = PageStage(lambda app: SetupScene(app, REGISTRY.game("arcs")))
    players, draft = shown.scene.seats.player_list, shown.scene.draft
    assert [card.level.name for card in players.cards] == [each.name for each in draft.levels]
    draft.seats[1].level = "supercat:10"
    modes = shown.scene.options.settings[0].control
    shown.click(*modes.parts()[1].centre)
    assert shown.scene.draft.options["mode"] == "campaign"
    assert [card.level.name for card in players.cards] == [each.name for each in draft.levels]
    assert "supercat:10" in [each.name for each in draft.levels]
    assert draft.seats[1].level == "supercat:10"
    shown.app.close()


def test_options_and_dice_reach_the_set_up(stage):
    options = stage.scene.options
    stage.click(*options.settings[0].control.parts()[1].centre)
    stage.click(*options.dice.parts()[1].centre)
    stage.press(options.practice)
    setup = stage.scene.draft.setup()
    assert (setup.options["most"], setup.dice_by_hand, setup.practice) == ("4", True, True)


def test_tiles_with_words_stand_for_options_that_have_them():
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
    assert all_english(stage.scene.seats.words_of(stage.scene.draft.seats[0])).endswith("No hints")


def test_a_new_seed_is_other_words_and_copies_to_the_clipboard(stage):
    before = stage.scene.draft.seed
    stage.press(stage.scene.start_bar.fresh)
    seed = stage.scene.draft.seed
    assert seed != before
    assert stage.scene.start_bar.seed.text == seed
    stage.press(stage.scene.start_bar.copy)
    assert stage.app.clipboard.read() == seed


def test_a_seed_may_be_typed(stage):
    stage.press(stage.scene.start_bar.seed)
    stage.key("ctrl+a", "backspace")
    assert not stage.scene.start_button.is_enabled
    stage.type("7")
    assert stage.scene.draft.setup().seed == "7"


def test_the_last_set_up_comes_back(stage):
    stage.press(stage.scene.seats.empty[0])
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
    stage.press(stage.scene.seats.empty[0])
    stage.press(stage.scene.read_rules)
    assert isinstance(stage.app.top, RulesScene)
    stage.key("escape")
    stage.press(stage.scene.bar.buttons[2])
    assert isinstance(stage.app.top, SettingsScene)
    stage.key("escape")
    assert stage.app.top is stage.scene
    assert len(names(stage)) == 3


def test_the_chair_of_the_player_tells_how_they_have_done():
    match = finished()
    stage = PageStage(nim)
    score = match.result.scores[0]
    told = all_english(stage.scene.seats.words_of(stage.scene.draft.seats[0]))
    assert told == f"Your best {score:g}, average {score:.0f}  ·  Hints allowed"
    stage.app.close()


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768), (1280, 960)])
@pytest.mark.parametrize("key", REGISTRY.keys)
def test_all_is_in_view_at_once_with_every_number_of_seats(key, size):
    stage = PageStage(lambda app: SetupScene(app, REGISTRY.game(key)), size=size, registry=REGISTRY)
    scene = stage.scene
    while True:
        assert scene.sheet.furthest == 0
        assert scene.seats.box.right < scene.options.box.x
        if not scene.draft.can_add:
            break
        scene.seats.add_seat()
    stage.app.close()


LONGEST = "-".join((max(COLOURS, key=len), max(ANIMALS, key=len), "99"))


def longest_seed(stage):
    stage.scene.start_bar.show_seed(LONGEST)


def fill(stage):
    longest_seed(stage)
    while stage.scene.draft.can_add:
        stage.scene.seats.add_seat()


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
@pytest.mark.parametrize("build", [nim, despirala])
def test_texts_are_legible_and_whole(build, size):
    assert text_problems(build, size, prepare=longest_seed) == []


@pytest.mark.parametrize("ui_scale", [0.8, 1.0, 1.15, 1.5])
def test_texts_hold_with_all_seats_at_every_size_of_things(ui_scale):
    assert text_problems(despirala, (1280, 720), ui_scale=ui_scale, prepare=fill) == []


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768)])
def test_every_chair_stands_beside_the_next_inside_its_part(size):
    stage = PageStage(despirala, size=size)
    fill(stage)
    stage.step()
    seats = stage.scene.seats
    boxes = [each.box for each in seats.seat_cards]
    assert all(seats.box.inset(-0.01).holds(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in pairwise(boxes))
    for each in seats.seat_cards:
        parts = [each.face, each.name, each.grip, each.kind, each.remove]
        assert all(each.box.inset(-0.01).holds(part.box) for part in parts)
        assert each.box.bottom < seats.player_list.box.y
    stage.app.close()


def test_how_a_document_is_read_stays_behind_one_button_until_somebody_asks():
    stage = PageStage(lambda app: SetupScene(app, REGISTRY.game("arcs")))
    options = stage.scene.options
    titles = [all_english(row.label) for row in options.settings]
    assert titles == ["Which game do you play?", "Leaders and lore", "Aids of SUPERCAT", "Rulings"]
    assert all_english(options.readings.status) == "as recommended"
    assert options.rows("readings") == []
    stage.press(options.readings)
    assert options.settings == []
    contending = options.rows("readings")[0].control
    assert options.box.holds(contending.box)
    stage.click(*contending.parts()[1].centre)
    assert stage.scene.draft.options["contend"] == "count"
    assert all_english(options.readings.status) == "1 changed"
    stage.press(options.readings)
    assert options.rows("readings") == []
    assert [all_english(row.label) for row in options.settings] == titles
    assert stage.scene.draft.setup().options["contend"] == "count"
    stage.app.close()


def arcs(app):
    return SetupScene(app, REGISTRY.game("arcs"))


def details(stage):
    return next(row.details for row in stage.scene.options.settings if row.details is not None)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_what_the_rulings_change_is_a_page_of_its_own(by):
    stage = PageStage(arcs, registry=REGISTRY)
    if by == "mouse":
        stage.press(details(stage))
    else:
        while not details(stage).is_focused:
            stage.key("tab")
        stage.key("enter")
    page = stage.app.top
    assert isinstance(page, SettingScene)
    told = said_on(page)
    for ruling in REVERSED:
        assert ruling.title in told
        assert f"{ruling.date}): {ruling.text}" in told
        assert f"{ruling.earlier.date}): {ruling.earlier.text}" in told
    stage.key("end")
    assert page.sheet.offset == page.sheet.furthest > 0
    stage.key("escape")
    assert stage.app.top is stage.scene
    stage.app.close()


def test_only_rulings_have_more_to_tell_and_not_while_readings_are_open():
    stage = PageStage(arcs, registry=REGISTRY)
    rows = [row for _, row in stage.scene.options._all]
    assert [all_english(row.label) for row in rows if row.details is not None] == ["Rulings"]
    button = details(stage)
    stage.press(stage.scene.options.readings)
    assert button not in stage.scene.focus.choices()
    stage.app.close()


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", ["system", "de"])
@pytest.mark.parametrize(("size", "ui_scale"), [
    *((size, 1.0) for size in (*SIZES, *SHAPES)), ((1920, 1080), 1.5), ((1280, 720), 1.5),
])  # fmt: skip
def test_what_the_rulings_change_reads(size, ui_scale, language):
    game = REGISTRY.game("arcs")
    setting = next(each for each in game.settings if each.key == "rulings")
    found = text_problems(
        lambda app: SettingScene(app, game, setting), size, ui_scale=ui_scale, language=language,
        registry=REGISTRY,
    )  # fmt: skip
    assert found == []


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_open_readings_read(size):
    found = text_problems(
        lambda app: SetupScene(app, REGISTRY.game("arcs")), size,
        prepare=lambda stage: stage.press(stage.scene.options.readings),
    )  # fmt: skip
    assert found == []


def seat_ten(stage):
    """A SUPERCAT of version 10 sits down in the place of the first bot."""
    draft = stage.scene.draft
    next(each for each in draft.seats if not each.is_person).level = "supercat:10"
    stage.scene.seated()


def test_difficulty_modifiers_are_offered_while_a_supercat_of_version_10_sits_there():
    stage = PageStage(arcs, registry=REGISTRY)
    options, draft = stage.scene.options, stage.scene.draft
    assert not options.modifiers.is_visible
    seat_ten(stage)
    assert all_english(options.modifiers.status) == "none chosen"
    stage.press(options.modifiers)
    rows = {all_english(row.label): row.control for row in options.rows("modifiers")}
    assert list(rows)[2:5] == ["Armored Hulls", "Energy Shields", "Carrier Tactics"]
    assert len(rows) == 7
    assert not options.readings.is_visible
    stage.click(*rows["Armored Hulls"].parts()[1].centre)
    assert all_english(options.modifiers.status) == "1 chosen"
    stage.press(options.modifiers)
    assert draft.setup().options["hulls"] == "on"
    for seat in draft.seats:
        seat.level = "supercat"
    stage.scene.seated()
    assert not options.modifiers.is_visible
    assert draft.options["hulls"] == "on"
    assert draft.setup().options["hulls"] == "off"
    stage.app.close()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["system", "de"])
def test_open_modifiers_read(size, language):
    def opened(stage):
        seat_ten(stage)
        stage.press(stage.scene.options.modifiers)

    found = text_problems(arcs, size, prepare=opened, language=language, registry=REGISTRY)
    assert found == []


def test_a_game_without_open_readings_has_no_button_for_them():
    stage = PageStage(despirala)
    assert not stage.scene.options.readings.is_visible
    stage.app.close()


def test_what_is_in_the_game_is_shown_over_the_page_until_a_click():
    stage = PageStage(despirala)
    stage.press(stage.scene.options.glance)
    card = stage.scene.popup
    assert isinstance(card, PanelCard)
    assert stage.scene.viewport.holds(card.box)
    stage.click(*card.box.centre)
    assert stage.scene.popup is None
    stage.app.close()


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
@pytest.mark.parametrize("key", ["despirala", "roll_galaxy", "rajas", "arcs"])
def test_what_is_in_the_game_reads(key, size):
    found = text_problems(
        lambda app: SetupScene(app, REGISTRY.game(key)), size, registry=REGISTRY,
        prepare=lambda stage: stage.press(stage.scene.options.glance),
    )  # fmt: skip
    assert found == []


def test_a_game_without_a_panel_of_its_own_has_no_way_to_it():
    stage = PageStage(risk)
    assert not stage.scene.options.glance.is_visible
    stage.app.close()
