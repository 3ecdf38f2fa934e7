"""The hub by mouse and keyboard: the chosen game, its cards, the shelf, the five entries."""

import json
import time
from dataclasses import replace
from datetime import date

import pytest

from engine.core import record
from engine.core.learning.challenges import Challenges
from engine.core.learning.lesson import Progress, lessons_of
from engine.core.learning.puzzle import PuzzleProgress
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, saves_folder
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, user_folder
from engine.ui.canvas import Audit
from engine.ui.hub.hub_frame import hub_places
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.learning.learn import LearnScene
from engine.ui.learning.progress_page import ProgressScene
from engine.ui.pages.page_theme import Confirm
from engine.ui.pages.rules import RulesScene
from engine.ui.pages.settings import CreditsScene, SettingsScene
from engine.ui.table.table import Table
from games import REGISTRY
from tests.nim import GAME
from tests.ui.page_stage import (
    NIM_AND_DESPIRALA,
    NOON,
    ONLY_NIM,
    QUICK,
    SHAPES,
    SIZES,
    PageStage,
    finished,
    text_problems,
    unfinished,
)
from tests.ui.stage import FRAME
from tests.voice.spoken import all_english, english


def menu(app):
    return MenuScene(app, lambda: NOON)


@pytest.fixture
def hub():
    stages = []

    def open_hub(**options):
        stages.append(PageStage(menu, **options))
        return stages[-1]

    yield open_hub
    for stage in stages:
        stage.app.close()


def test_the_first_time_the_card_invites_to_the_first_lesson(hub):
    stage = hub(registry=ONLY_NIM)
    assert all_english(stage.scene.resume.main.label) == "First lesson"
    assert all_english(stage.scene.covers[0].caption.result) == "New: begin with its lesson"
    stage.press(stage.scene.resume.main)
    assert isinstance(stage.app.top, Table)
    assert stage.app.top.tutor is not None


def test_the_lesson_is_offered_until_it_is_done(hub):
    Progress().finish("nim", lessons_of(ONLY_NIM.game("nim"))[0])
    stage = hub(registry=ONLY_NIM)
    assert all_english(stage.scene.resume.main.label) == "Start game"
    assert not stage.scene.resume.quick.is_visible
    assert all_english(stage.scene.covers[0].caption.result) == "Not played yet"
    assert all_english(stage.scene.entries[0].note) == "1 of 1 lessons done"


def test_who_left_a_lesson_in_the_middle_goes_on_with_it(hub):
    """Of Nim, though another game is the first on the shelf; the one bright button is that step."""
    lesson = lessons_of(ONLY_NIM.game("nim"))[0]
    Progress().reach("nim", lesson, 1)
    stage = hub()
    card = stage.scene.resume
    assert all_english(card.main.label) == "Continue learning"
    assert card.game is stage.scene.game is stage.scene.games[1]
    stage.press(card.main)
    assert stage.app.top.match.game.key == "nim"
    assert stage.app.top.tutor is not None


def test_the_card_proposes_one_step_after_the_other_and_its_button_leads_there(hub):
    """Despirala: the second lesson, a first game against the weakest, a puzzle, a challenge."""
    game = NIM_AND_DESPIRALA.game("despirala")
    progress = Progress()
    first, second, *_ = lessons_of(game)

    def proposed():
        stage = hub()
        label = all_english(stage.scene.resume.main.label)
        stage.press(stage.scene.resume.main)
        return label, stage.app.top

    progress.finish("despirala", first)
    label, table = proposed()
    assert (label, table.tutor.walk.lesson.key) == ("Next lesson", second.key)
    progress.finish("despirala", second)
    label, table = proposed()
    assert label == "Start game"
    assert [seat.player for seat in table.match.setup.seats] == ["human", "sampled:1"]
    for path in saves_folder().glob("*.json"):
        path.unlink()
    play_bots(table.match, [game.bot("sampled:1", table.match.setup)] * 2)
    Statistics().add(table.match, "despirala-0a.json")
    label, table = proposed()
    assert (label, type(table.tutor).__name__) == ("First puzzle", "PuzzleDesk")
    PuzzleProgress.load().note("despirala", table.tutor.puzzle, 1)
    label, table = proposed()
    assert label == "Today's challenge"
    assert "despirala" in {key for key, _ in Challenges.load().attempts}
    for path in saves_folder().glob("*.json"):
        path.unlink()
    assert proposed()[0] == "Start game"


def test_whoever_never_played_a_game_is_seated_against_its_weakest_level(hub):
    """On the screen and at a real table; after a game it is the usual bot that sits there."""
    stage = hub()
    for way in (stage.scene.new_game, stage.scene.real_table):
        stage.press(way)
        levels = [seat.level for seat in stage.app.top.draft.seats if not seat.is_person]
        assert set(levels) <= {"sampled:1"}
        stage.key("escape")


def test_who_has_played_is_no_newcomer_though_no_lesson_was_taken(hub):
    """The game finished last is the next one, with how it went; the first lesson is not pressed."""
    for seed in ("a", "b", "c"):
        finished(seed=seed)
    audit = Audit()
    stage = hub(audit=audit)
    card = stage.scene.resume
    assert all_english(card.main.label) == "Start game"
    assert not card.has_step
    assert card.game is stage.scene.games[1], "Nim was played, not the first game of the shelf"
    won = stage.scene.covers[1].caption.won
    assert all_english(card.invitation.so_far) == f"{won:g} of 3 games won."
    stage.app.draw()
    shown = {text.string for text in audit.texts}
    assert {"YOUR NEXT GAME", english(card.invitation.so_far)} <= all_english(shown)
    assert "WELCOME" not in shown
    stage.press(card.main)
    assert stage.app.top.match.game.key == "nim"


def test_the_first_lesson_leads_at_the_set_up_only_before_the_first_game(hub):
    stage = hub(registry=ONLY_NIM)
    stage.press(stage.scene.new_game)
    assert stage.app.top.lesson.is_visible
    stage.key("escape")
    finished()
    stage.press(stage.scene.new_game)
    page = stage.app.top
    assert (page.lesson.kind, page.start_button.kind) == ("secondary", "primary")
    assert not page.know.is_visible


def test_the_card_also_invites_to_a_game_against_the_usual_bot(hub):
    stage = hub(registry=ONLY_NIM)
    stage.press(stage.scene.resume.quick)
    table = stage.app.top
    assert isinstance(table, Table)
    assert [seat.player for seat in table.match.setup.seats] == ["human", "perfect"]
    assert table.match.setup.seat_names[0] == "Robin"


def test_the_latest_unfinished_game_is_told_with_seats_and_time(hub):
    unfinished("human", "perfect", seed="early", minutes_old=600)
    unfinished("human", "perfect", "perfect", seed="late", minutes_old=12)
    card = hub().scene.resume.games[0]
    assert all_english(card.saved) == "12 minutes ago"
    assert [(seat.name, all_english(seat.score)) for seat in card.seats] == [
        ("Robin", "0"), ("Ada", "0"), ("Tiko", "0"),
    ]  # fmt: skip
    assert english(card.situation).endswith("your move")


def test_continue_opens_the_table_where_it_was_left(hub):
    path = unfinished()
    stage = hub()
    stage.press(stage.scene.resume.main)
    assert isinstance(stage.app.top, Table)
    assert len(stage.app.top.match.moves) == 1
    assert stage.app.top.conductor.autosave.path == path


def test_the_arrows_of_the_card_reach_older_games(hub):
    unfinished(seed="early", minutes_old=600)
    unfinished(seed="late", minutes_old=1)
    stage = hub()
    stage.press(stage.scene.resume.next)
    stage.press(stage.scene.resume.main)
    assert stage.app.top.match.setup.seed == "early"


def test_a_game_is_deleted_only_after_a_question(hub):
    path = unfinished()
    stage = hub()
    stage.press(stage.scene.resume.delete)
    assert isinstance(stage.app.top, Confirm)
    stage.key("escape")
    assert path.exists()
    stage.press(stage.scene.resume.delete)
    stage.key("return")
    assert not path.exists()
    assert not stage.scene.resume.games


@pytest.mark.parametrize("form", ["file", "trusted"])
def test_a_game_that_names_a_file_runs_it_only_after_a_question(hub, tmp_path, form):
    ran = tmp_path / "ran"
    bot = tmp_path / "mybot.py"
    bot.write_text(f"open({str(ran)!r}, 'w')\nclass Bot:\n    choose = None\n")
    unfinished("human", f"{form}:{bot}")
    stage = hub()
    stage.press(stage.scene.resume.main)
    question = stage.app.top
    assert isinstance(question, Confirm)
    assert str(bot) in all_english(question.words)
    stage.key("escape")
    assert stage.app.top is stage.scene
    stage.press(stage.scene.resume.main)
    assert not ran.exists()
    stage.key("return")
    assert isinstance(stage.app.top, Table)


def test_the_question_tells_what_the_file_may_do(hub, tmp_path, walls):
    bot = tmp_path / "mybot.py"
    bot.write_text("class Bot:\n    choose = None\n")
    unfinished("human", f"file:{bot}")
    stage = hub()
    stage.press(stage.scene.resume.main)
    words = stage.app.top.words
    if walls == "in a sandbox":
        assert "in a sandbox: it sees only its own folder" in all_english(words)
    else:
        assert (
            f"When you go on, {bot} runs without a sandbox (TABLETOP_BOTS_WITHOUT"
            in all_english(words)
        )
        assert english(words).endswith("only use files you trust.")


def test_a_game_that_is_open_in_another_window_goes_on_as_a_copy(hub):
    path = unfinished()
    other = Autosave.resume(NIM_AND_DESPIRALA, path)
    before = path.read_bytes()
    stage = hub()
    stage.press(stage.scene.resume.main)
    question = stage.app.top
    assert isinstance(question, Confirm)
    assert "open in another window" in all_english(question.title)
    stage.key("return")
    table = stage.app.top
    assert isinstance(table, Table)
    assert table.match.moves == other.match.moves
    table.submit(table.match.pending.options[0])
    assert table.conductor.autosave.path != path
    assert path.read_bytes() == before


def test_the_game_of_a_table_that_was_left_can_be_opened_again(hub):
    path = unfinished()
    stage = hub()
    stage.press(stage.scene.resume.main)
    stage.app.routes.leave_table()
    Autosave.resume(NIM_AND_DESPIRALA, path).close()


def test_a_game_that_is_open_in_another_window_is_not_deleted(hub):
    path = unfinished()
    other = Autosave.resume(NIM_AND_DESPIRALA, path)
    stage = hub()
    stage.press(stage.scene.resume.delete)
    stage.key("return")
    assert "is open in another window" in stage.app.toasts.messages[0].text
    assert other.save() == path
    assert path.exists()


def test_a_torn_last_line_is_told_when_the_game_goes_on(hub):
    path = unfinished()
    path.write_text(path.read_text() + '{"seat":0,"ans')
    stage = hub()
    stage.press(stage.scene.resume.main)
    assert isinstance(stage.app.top, Table)
    assert "was not written to its end" in stage.app.toasts.messages[0].text


def test_a_game_whose_result_was_torn_off_is_put_among_the_records(hub):
    path = unfinished("perfect", "perfect")
    autosave = Autosave.resume(NIM_AND_DESPIRALA, path)
    play_bots(autosave.match, bots_of(autosave.match))
    autosave.close()
    path.write_text("".join(record.to_text(autosave.match).splitlines(keepends=True)[:-1]))
    stage = hub()
    stage.press(stage.scene.resume.main)
    assert stage.app.top is stage.scene
    assert "among your records" in stage.app.toasts.messages[0].text
    assert not stage.scene.resume.games
    assert [row[1] for row in Statistics().recent()] == ["nim"]


def test_the_hub_plays_no_game_to_list_it(hub, monkeypatch):
    for number in range(20):
        unfinished(seed=str(number))

    def refuse(*_: object) -> None:
        raise AssertionError("a game was played to be listed")

    monkeypatch.setattr(Match, "play_recorded", refuse)
    stage = hub()
    assert len(stage.scene.resume.games) == 20
    assert not stage.app.worker.is_busy


@pytest.mark.painted
def test_the_table_of_a_game_is_drawn_on_its_card_once_it_has_been_played_up(hub):
    game = NIM_AND_DESPIRALA.game("despirala")
    match = Match(game, Setup((SeatSetup("random", "A"), SeatSetup("random", "B")), "card"))
    play_bots(match, bots_of(match), 20)
    Autosave(match).save()
    stage = hub()
    assert stage.scene.resume.games[0].draw_table is None
    wait_for_worker(stage)
    card = stage.scene.resume.games[0]
    assert card.draw_table is not None
    stage.scene.refresh()
    assert stage.scene.resume.games[0].draw_table is not None
    assert not stage.app.worker.is_busy


@pytest.mark.painted
def test_the_card_of_a_game_of_format_1_is_filled_in_later(hub):
    path = unfinished()
    match = record.load(NIM_AND_DESPIRALA, path)
    path.write_text(json.dumps({**record.to_document(match), "format": 1}))
    stage = hub()
    assert [seat.score for seat in stage.scene.resume.games[0].seats] == ["", ""]
    wait_for_worker(stage)
    card = stage.scene.resume.games[0]
    assert [all_english(seat.score) for seat in card.seats] == ["0", "0"]
    assert english(card.situation).endswith("your move")


def wait_for_worker(stage: PageStage) -> None:
    """Until the page stands, covers and all, and what it has begun behind them is done."""
    stage.settle()
    while stage.app.worker.is_busy:
        stage.step(FRAME)
        time.sleep(0.001)


def test_a_damaged_save_is_told_once_and_put_aside(hub):
    saves_folder().mkdir(parents=True)
    damaged = saves_folder() / "nim-broken.json"
    damaged.write_text('{"format": 1, "game": "nim"}')
    stage = hub()
    (message,) = stage.app.toasts.messages
    assert "nim-broken.json" in message.text
    stage.scene.refresh()
    assert len(stage.app.toasts.messages) == 1
    assert not damaged.exists()
    aside = saves_folder() / "nim-broken.damaged-1.json"
    assert aside.read_text() == '{"format": 1, "game": "nim"}'


def test_a_click_on_a_box_chooses_its_game_and_another_one_is_the_bright_button(hub):
    stage = hub()
    stage.press(stage.scene.covers[1])
    assert stage.app.top is stage.scene
    assert stage.scene.game.key == stage.scene.resume.game.key == "nim"
    assert [box.is_chosen for box in stage.scene.covers] == [False, True]
    stage.press(stage.scene.covers[1])
    assert stage.app.top.match.game.key == "nim"
    assert stage.app.top.tutor is not None, "the bright button was the first lesson"


def test_the_arrows_choose_a_box_and_enter_is_the_bright_button(hub):
    stage = hub()
    assert stage.scene.chosen == 0
    stage.key("right")
    assert stage.scene.chosen == 1
    assert stage.scene.covers[1].is_chosen
    stage.key("right")
    assert stage.scene.chosen == 1, "the last box of the shelf"
    stage.key("up")
    stage.key("down")
    assert stage.scene.focus.current is stage.scene.covers[1]
    stage.key("left")
    stage.key("right")
    stage.key("return")
    assert stage.app.top.match.game.key == "nim"


def test_enter_at_once_is_the_bright_button_of_the_proposed_game(hub):
    unfinished()
    stage = hub()
    stage.key("return")
    assert stage.app.top.match.game.key == "nim"
    assert len(stage.app.top.match.moves) == 1


def test_whoever_rests_on_a_box_chooses_it_and_who_passes_over_it_does_not(hub):
    stage = hub()
    point_at(stage, stage.scene.covers[1])
    stage.step(0.2)
    point_at(stage, stage.scene.resume)
    stage.step(1.0)
    assert stage.scene.chosen == 0
    point_at(stage, stage.scene.covers[1])
    assert stage.scene.seconds_to_wake() <= 0.3
    stage.step(0.2)
    assert stage.scene.chosen == 0
    stage.step(0.11)
    assert stage.scene.chosen == 1


def test_a_pointer_that_lay_on_a_box_as_the_page_opened_chooses_nothing(hub):
    stage = hub()
    stage.move(*stage.scene.covers[1].box.centre)
    stage.step(1.0)
    assert stage.scene.chosen == 0
    point_at(stage, stage.scene.covers[1])
    stage.step(0.31)
    assert stage.scene.chosen == 1


def test_a_pointer_left_on_a_box_does_not_take_the_choice_back_from_the_keys(hub):
    stage = hub()
    point_at(stage, stage.scene.covers[1])
    stage.step(0.1)
    stage.key("right")
    stage.key("left")
    stage.step(1.0)
    assert stage.scene.chosen == 0


@pytest.mark.painted
def test_the_ground_of_another_game_fades_in_while_its_box_rises(hub):
    """240 ms and 160 ms; the words are its own at once, and what is asked for comes through."""
    stage = hub(settings=replace(QUICK, animation_speed=AnimationSpeed.NORMAL), registry=REGISTRY)
    stage.settle()
    scene, old = stage.scene, stage.app.surface.copy()
    stage.press(scene.covers[3])
    assert scene.resume.game.key == "rajas"
    assert scene.is_animating
    assert scene.covers[3].lift < 0.5 < scene.covers[0].lift
    stage.step(0.1)
    between = stage.app.surface.copy()
    stage.step(0.07)
    assert (scene.covers[0].lift, scene.covers[3].lift) == (0, 1)
    assert scene.film.is_playing
    stage.step(0.08)
    stage.settle()
    spot = (1400, 300)
    shades = [sum(picture.get_at(spot)[:3]) for picture in (old, between, stage.app.surface)]
    assert shades[0] != shades[2]
    assert min(shades[0], shades[2]) < shades[1] < max(shades[0], shades[2])
    stage.press(scene.covers[1])
    stage.press(scene.covers[2])
    assert scene.game.key == "roll_galaxy", "who is quicker than the film is not kept waiting"


def test_without_films_the_ground_changes_at_once(hub):
    stage = hub(registry=REGISTRY)
    stage.settle()
    before = stage.app.surface.get_at((1400, 300))
    stage.press(stage.scene.covers[3])
    assert not stage.scene.film.is_playing
    assert stage.app.surface.get_at((1400, 300)) != before


def test_an_open_game_of_every_kind_is_on_the_card_of_its_kind(hub):
    unfinished(seed="early", minutes_old=600)
    unfinished(seed="late", minutes_old=12)
    stage = hub()
    assert len(stage.scene.resume.games) == 2
    assert all_english(stage.scene.covers[1].goal.words) == "Unfinished"
    stage.key("left")
    assert stage.scene.game.key == "despirala"
    assert not stage.scene.resume.games
    assert all_english(stage.scene.resume.main.label) == "First lesson"
    stage.key("right")
    stage.press(stage.scene.resume.next)
    stage.press(stage.scene.resume.main)
    assert stage.app.top.match.setup.seed == "early"


def test_a_new_game_is_always_there_and_beside_an_open_one_stands_the_next_lesson(hub):
    stage = hub(registry=ONLY_NIM)
    new_game, card = stage.scene.new_game, stage.scene.step_card
    for is_open in (False, True):
        if is_open:
            unfinished()
            stage.scene.refresh()
        assert card.is_visible is is_open
        assert all_english((new_game.label, new_game.title)) == ("New game", "Choose who plays")
        stage.press(new_game)
        assert isinstance(stage.app.top, SetupScene)
        stage.key("escape")
    assert all_english((card.label, card.title, card.note)) == (
        "Your next step", "First lesson", "Lesson 1 of 1")  # fmt: skip
    stage.press(card)
    assert stage.app.top.tutor is not None
    stage.app.routes.leave_table()
    Progress().finish("nim", lessons_of(ONLY_NIM.game("nim"))[0])
    stage = hub(registry=ONLY_NIM)
    assert not stage.scene.step_card.is_visible
    assert stage.scene.new_game.is_visible


def test_rajas_has_the_owners_box_on_a_card(hub):
    registry = Registry({"rajas": lambda: REGISTRY.game("rajas"), "nim": lambda: GAME})
    stage = hub(registry=registry)
    stage.scene.choose(1)
    assert not stage.scene.box_card.is_visible
    stage.scene.choose(0)
    stage.press(stage.scene.box_card)
    assert type(stage.app.top).__name__ == "MyBoxScene"
    stage.app.top.on_use()
    assert stage.app.top.draft.options["numbers"] == "mine"


def test_arcs_has_its_campaign_on_a_card_with_the_story_so_far(hub):
    """Nothing played, Act I under way, Act I over."""
    registry = Registry({"arcs": lambda: REGISTRY.game("arcs"), "nim": lambda: GAME})
    stage = hub(registry=registry)
    stage.scene.choose(0)
    card = stage.scene.campaign
    assert all_english((card.label, card.title, card.note)) == (
        "Campaign", "Blighted Reach", "Act I is still to be played")  # fmt: skip
    stage.press(card)
    assert stage.app.top.draft.options["mode"] == "campaign"
    stage.key("escape")
    stage.scene.choose(1)
    assert not card.is_visible
    file = user_folder() / "campaigns" / "one.json"
    file.parent.mkdir(parents=True)
    file.write_text('{"sittings": [{}]}', encoding="utf-8")
    stage.scene.choose(0)
    assert all_english(card.note) == "Act I is over: the Intermission comes next"


def test_after_the_settings_the_arrows_stay_on_the_shelf(hub):
    """Friction 17: they moved along the top line, and Enter opened the credits."""
    stage = hub()
    stage.press(stage.scene.entries[3])
    stage.key("escape", "right")
    assert stage.scene.focus.current in stage.scene.covers
    assert stage.scene.chosen == 1


@pytest.mark.parametrize(
    ("key", "page"), [("g", SetupScene), ("t", SetupScene), ("i", LearnScene), ("p", ProgressScene)]
)
def test_a_letter_leads_where_its_button_does(hub, key, page):
    stage = hub()
    stage.key(key)
    assert isinstance(stage.app.top, page)
    assert page is not SetupScene or stage.app.top.draft.real_table == (key == "t")


def test_todays_challenge_is_begun_gone_on_with_and_then_looked_at(hub):
    stage = hub()
    stage.key("d")
    begun = stage.app.top.match
    assert ("despirala", date.today()) in Challenges.load().attempts
    stage.app.routes.leave_table()
    stage.press(stage.scene.challenge)
    assert stage.app.top.match.setup == begun.setup
    assert not stage.app.top.match.is_practice
    stage.app.routes.leave_table()
    for path in saves_folder().glob("*.json"):
        path.unlink()
    stage.scene.refresh()
    stage.press(stage.scene.challenge)
    assert isinstance(stage.app.top, LearnScene)


def test_a_game_without_a_challenge_has_no_card_for_it(hub, monkeypatch):
    monkeypatch.setattr(type(ONLY_NIM.game("nim")), "challenge", None)
    stage = hub(registry=ONLY_NIM)
    assert not stage.scene.challenge.is_visible
    stage.key("d")
    assert stage.app.top is stage.scene


def point_at(stage: PageStage, widget) -> None:
    """The pointer comes to rest in the middle of a widget."""
    x, y = widget.box.centre
    stage.move(x - 5, y)
    stage.move(x, y)


def test_announced_games_are_shown_honestly_and_cannot_be_pressed(hub):
    stage = hub()
    card = stage.scene.announced[0]
    assert "can't be played" in all_english(card.tooltip)
    stage.press(card)
    assert stage.app.top is stage.scene
    assert not card.is_focusable


@pytest.mark.parametrize(
    ("entry", "page"),
    list(enumerate([LearnScene, ProgressScene, RulesScene, SettingsScene, CreditsScene])),
)
def test_the_five_entries_open_their_pages_and_escape_comes_back(hub, entry, page):
    stage = hub()
    stage.press(stage.scene.entries[entry])
    assert isinstance(stage.app.top, page)
    stage.key("escape")
    assert stage.app.top is stage.scene


def test_captions_and_entry_count_finished_games(hub):
    for seed in ("a", "b", "c"):
        finished(seed=seed)
    stage = hub()
    caption = stage.scene.covers[1].caption
    assert all_english((caption.players, caption.minutes, caption.played)) == (
        "1 to 6 players",
        "1 min",
        3,
    )
    assert all_english(caption.result) == f"{caption.won:g} of 3 won"
    assert english(stage.scene.entries[1].note).startswith("3 games, ")
    assert all_english(stage.scene.covers[0].caption.result) == "New: begin with its lesson"


def test_coming_back_looks_again(hub):
    stage = hub()
    stage.press(stage.scene.entries[3])
    unfinished()
    stage.key("escape")
    assert all_english(stage.scene.resume.main.label) == "Continue"


@pytest.mark.painted
def test_the_first_frame_does_not_wait_for_the_covers(hub):
    stage = hub()
    assert stage.app.frames.drawn > 0
    assert stage.scene.shelf.is_waiting
    stage.settle()
    assert not stage.scene.shelf.is_waiting


def test_six_games_stand_closer_on_the_shelf():
    five, six = hub_places(1920, 1080, 5).covers, hub_places(1920, 1080, 6).covers
    assert len({box.bottom for box in (*five, *six)}) == 1
    assert six[5].right == pytest.approx(five[4].right)
    assert six[5].w < five[4].w


@pytest.mark.parametrize("width", [1280, 1440, 1920, 2400, 2520])
@pytest.mark.parametrize("height", [720, 1080, 1350, 1440])
def test_nothing_on_the_hub_overlaps(width, height):
    places = hub_places(width, height, 5, [120.0] * 5, 200.0)
    parts = [places.title, places.profile, *places.entries, places.head, places.resume, places.step,
             places.ways, *places.covers, places.keys]  # fmt: skip
    assert len(places.entries) == 5
    for one in parts:
        assert one.x >= 0
        assert one.y >= 0
        assert one.right <= width
        assert one.bottom <= height
        assert not any(one.intersects(other) for other in parts if other is not one)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [*SIZES, (1024, 768)])
@pytest.mark.parametrize("key", REGISTRY.keys)
def test_texts_are_legible_on_the_ground_of_every_game(key, size):
    def choose(stage):
        stage.settle()
        stage.scene.choose([game.key for game in stage.scene.games].index(key))

    assert text_problems(menu, size, registry=REGISTRY, prepare=choose) == []


@pytest.mark.painted
@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [0, 2, 3, 6])
def test_texts_of_the_hub_are_legible_and_whole(size, seats):
    if seats:
        unfinished("human", *["perfect"] * (seats - 1))
        unfinished("human", seed="other", minutes_old=100_000)
    finished()
    assert text_problems(menu, size) == []


@pytest.mark.painted  # covers are painted one after the other, as they are shown
@pytest.mark.parametrize("size", SHAPES)
def test_texts_hold_in_other_shapes(size):
    unfinished()
    assert text_problems(menu, size) == []


@pytest.mark.painted
@pytest.mark.parametrize("ui_scale", [0.8, 1.5])
def test_texts_hold_when_everything_is_larger_or_smaller(ui_scale):
    unfinished("human", *["perfect"] * 5)
    assert text_problems(menu, (1280, 720), ui_scale=ui_scale) == []
