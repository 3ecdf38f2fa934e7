"""The page of all lessons: its rows, what comes next, and its words at every size."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from engine.core.card import Marks
from engine.core.learning.challenges import (
    Challenges,
    ResultLine,
    around_you,
    challenge_of,
    standings,
)
from engine.core.learning.lesson import Progress, lessons_of
from engine.core.learning.statistics import PastGame, PastSeat
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, saves_folder
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Message
from engine.ui.canvas import Audit
from engine.ui.hub.covers import CoverShelf
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.next_step import step_name
from engine.ui.learning.learn import (
    NEXT_STEP,
    WORTH,
    LearnScene,
    ScenarioScene,
    entries_of,
    next_entry,
)
from engine.ui.self_test import settle
from engine.ui.table.table import Table
from games import REGISTRY
from tests.nim import GAME as NIM
from tests.ui.page_stage import NIM_AND_DESPIRALA, SHAPES, SIZES, PageStage, finished, text_problems
from tests.voice.spoken import all_english, english

DESPIRALA, RISK = REGISTRY.game("despirala"), REGISTRY.game("risk")


def rows_of(progress: Progress):
    return [entries_of(game, progress) for game in (DESPIRALA, RISK)]


def test_the_next_step_is_a_lesson_begun_then_one_of_a_game_known_then_the_first():
    progress = Progress(is_kept=False)
    first, second = lessons_of(RISK)[:2]
    assert next_entry(rows_of(progress)).lesson == lessons_of(DESPIRALA)[0]
    progress.finish("risk", first)
    assert next_entry(rows_of(progress)).lesson == second
    progress.reach("despirala", lessons_of(DESPIRALA)[0], 3)
    assert next_entry(rows_of(progress)).lesson == lessons_of(DESPIRALA)[0]


def test_after_costly_choices_the_lesson_that_practises_them_comes_next():
    progress = Progress(is_kept=False)
    progress.finish("despirala", lessons_of(DESPIRALA)[0])
    seats = (PastSeat("human", "You", 5, 2), PastSeat("recruit", "Ada", 9, 1))
    marks = Marks(9, 0, 3, 1, "redeem")
    past = [PastGame(datetime(2026, 11, 21, tzinfo=UTC), "risk", "x", seats, marks)]
    assert next_entry(rows_of(progress), past).lesson.key == "2-cards"
    progress.reach("despirala", lessons_of(DESPIRALA)[2], 2)
    assert next_entry(rows_of(progress), past).lesson.key == "3-targets"


def both_propose() -> tuple[str, str]:
    """Game and step, as the hub proposes them and as this page does."""
    hub = PageStage(MenuScene, registry=NIM_AND_DESPIRALA)
    page = PageStage(LearnScene, registry=NIM_AND_DESPIRALA)
    invitation, mine = hub.scene.resume.invitation, page.scene.next
    assert mine.heading == NEXT_STEP
    found = (f"{invitation.game.title}: {all_english(invitation.step or Message('step-game'))}",
             f"{mine.game.title}: {all_english(step_name(mine.game, mine.step))}")  # fmt: skip
    hub.app.close()
    page.app.close()
    return found


def test_the_hub_proposes_the_same_step_from_the_first_lesson_to_the_challenge():
    progress, seen = Progress.load(), []

    def look() -> None:
        here, there = both_propose()
        assert here == there
        seen.append(here)

    look()
    progress.reach("nim", lessons_of(NIM)[0], 1)
    look()
    progress.finish("nim", lessons_of(NIM)[0])
    look()
    finished()
    look()
    assert [words.split(": ")[1] for words in seen] == [
        "First lesson", "Continue learning", "First game", "Today's challenge",
    ]  # fmt: skip


def test_who_plays_on_is_told_of_a_lesson_that_is_worth_it_not_of_a_step():
    progress = Progress.load()
    progress.finish("nim", lessons_of(NIM)[0])
    finished()
    Challenges.load().begin("nim", DAY, "nim-0a1b.json")
    page = PageStage(LearnScene, registry=NIM_AND_DESPIRALA).scene
    assert page.next.heading == WORTH
    assert page.next.entry.lesson == lessons_of(DESPIRALA)[0]


def test_the_button_takes_the_step():
    Progress.load().finish("nim", lessons_of(NIM)[0])
    stage = PageStage(LearnScene, registry=NIM_AND_DESPIRALA)
    stage.key("return")
    assert stage.app.top.match.game is NIM
    assert stage.app.top.tutor is None
    stage.app.close()


def test_the_foot_leads_to_the_scenarios():
    stage = PageStage(LearnScene, registry=REGISTRY)
    stage.press(stage.scene.scenarios)
    assert isinstance(stage.app.top, ScenarioScene)


def test_when_all_is_done_there_is_no_next_step():
    progress = Progress(is_kept=False)
    for game in (DESPIRALA, RISK):
        for lesson in lessons_of(game):
            progress.finish(game.key, lesson)
    assert next_entry(rows_of(progress)) is None


def test_a_lesson_that_was_done_and_is_taken_again_counts_as_done():
    progress = Progress(is_kept=False)
    lesson = lessons_of(RISK)[0]
    progress.finish("risk", lesson)
    progress.reach("risk", lesson, 4)
    entry = entries_of(RISK, progress)[0]
    assert (entry.share, entry.is_begun) == (1.0, True)


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_of_the_page_are_legible_and_whole(size):
    progress = Progress.load()
    progress.finish("risk", lessons_of(RISK)[0])
    progress.reach("despirala", lessons_of(DESPIRALA)[0], 3)
    assert text_problems(LearnScene, size) == []


# -- the challenge of the day

DAY = date(2026, 11, 22)


def learn_stage(size=(1920, 1080)) -> PageStage:
    return PageStage(lambda app: LearnScene(app, lambda: DAY), size=size)


def the_challenge():
    return challenge_of(NIM, DAY)


def done_today() -> None:
    """The challenge of Nim was played to its end by the perfect player."""
    match = Match(NIM, the_challenge().setup("Robin"))
    stand_in = NIM.bot("perfect", match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)])
    name = Autosave(match).save().name
    kept = Challenges.load()
    kept.begin("nim", DAY, name)
    kept.follow(match, name)


def test_playing_the_challenge_notes_the_first_attempt_and_opens_its_table():
    stage = learn_stage()
    stage.press(stage.scene.challenges.buttons[1])
    stage.step(0)
    table = stage.app.top
    assert isinstance(table, Table)
    assert the_challenge().is_of(table.match)
    attempt = Challenges.load().attempts["nim", DAY]
    assert attempt.path is not None
    stage.app.pop()
    stage.step(0)
    assert english(stage.scene.challenges.buttons[1].label) == "Continue"
    stage.press(stage.scene.challenges.buttons[1])
    stage.step(0)
    assert stage.app.top.match.setup.seed == the_challenge().seed


def test_a_challenge_begun_twice_or_rehearsed_is_practice_and_the_window_says_so():
    stage = learn_stage()
    stage.app.routes.challenge(the_challenge())
    stage.app.routes.challenge(the_challenge())
    assert stage.app.top.match.setup.practice
    assert Challenges.load().attempts["nim", DAY].practice == "beside"
    stage.app.pop()
    stage.app.pop()
    stage.step(0)
    assert all_english(stage.scene.challenges._words(
        the_challenge(), stage.scene.challenges.attempt(the_challenge())
    )[0]) == "Started: counts as practice"  # fmt: skip


def test_whose_result_is_to_beat_is_joined_to_how_the_challenge_stands():
    audit = Audit()
    stage = PageStage(lambda app: LearnScene(app, lambda: DAY), audit=audit)
    stage.app.draw()
    told = [each.string for each in audit.texts if "to beat" in each.string]
    assert told
    assert all(each.startswith("Not played yet  ·  to beat: ") for each in told)


def test_a_rehearsed_attempt_begins_as_practice():
    seats = (SeatSetup("human", "Robin"), SeatSetup("perfect", "P"))
    Autosave(Match(NIM, Setup(seats, the_challenge().seed))).save()
    stage = learn_stage()
    stage.app.routes.challenge(the_challenge())
    assert Challenges.load().attempts["nim", DAY].practice == "before"
    assert not stage.app.top.match.setup.practice


def test_an_attempt_whose_record_is_gone_was_the_only_one():
    Challenges.load().begin("nim", DAY, "nim-00.json")
    assert learn_stage().scene.challenges.buttons[1] is None


def test_the_bots_results_come_behind_the_window_and_stand_best_first():
    done_today()
    stage = learn_stage()
    settle(stage.app)
    column = stage.scene.challenges
    assert set(column.house[1]) == set(NIM.challenge.compared)
    found = standings(the_challenge(), column.kept, column.house[1], "Robin")
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    assert any(each.whose == "you" for each in around_you(found, 3))


def test_the_result_can_be_copied_and_a_friends_pasted_by_keys():
    done_today()
    stage = learn_stage()
    stage.press(stage.scene.challenges.buttons[1])
    line = stage.app.clipboard.read()
    assert line.startswith(f"Tabletop Bots challenge: nim 2026-11-22 {the_challenge().seed}, ")
    own = ResultLine.read(NIM_AND_DESPIRALA, line, DAY)
    friend = replace(own, name="Mia", value=1 - own.value, moves="0" * 8)
    stage.app.clipboard.write(str(friend))
    stage.key("ctrl+v")
    assert Challenges.load().friends["nim", DAY] == {"Mia": 1 - own.value}


def test_a_line_that_does_not_fit_is_refused_and_nothing_kept():
    stage = learn_stage()
    stage.app.clipboard.write("the weather is fine")
    stage.press(stage.scene.challenges.paste)
    assert "not a challenge result" in stage.app.toasts.messages[-1].text
    assert Challenges.load().friends == {}


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_with_results_are_legible_and_whole(size):
    done_today()
    assert text_problems(lambda app: LearnScene(app, lambda: DAY), size) == []


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
@pytest.mark.parametrize("is_done", [True, False])
def test_texts_of_practice_are_legible_and_whole(size, is_done):
    kept = Challenges.load()
    kept.begin("nim", DAY, "nim-1.json", "before")
    kept.begin("despirala", DAY, "despirala-1.json", "beside")
    (saves_folder() / "despirala-1.json").parent.mkdir(parents=True)
    (saves_folder() / "despirala-1.json").write_text("{}", encoding="utf-8")
    line = ResultLine("nim", DAY, the_challenge().seed, 1, "Mia", "0" * 8, is_practice=True)
    kept.take(line)
    if is_done:
        kept.note("nim", DAY, 0, "1" * 8)
    assert text_problems(lambda app: LearnScene(app, lambda: DAY), size) == []


def test_no_cover_is_painted_in_the_place_of_a_picture_that_is_read_soon(monkeypatch):
    wanted = set()
    picture = CoverShelf.picture

    def asked(shelf, cover, size):
        wanted.add((cover.key, size))
        return picture(shelf, cover, size)

    monkeypatch.setattr(CoverShelf, "picture", asked)
    PageStage(LearnScene, registry=REGISTRY, size=(1280, 720)).step(0.1)
    games = [key for key, _ in wanted]
    assert len(games) == len(set(games)), "each cover in one size"
