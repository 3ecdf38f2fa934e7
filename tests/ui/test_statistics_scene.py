"""The statistics page: sums, tables by game and player, recent games to watch and to review."""

from dataclasses import replace

import pytest

from engine.core.card import Marks
from engine.core.record import records_folder
from engine.core.setup import Performance
from engine.core.statistics import Statistics
from engine.ui.hub.setup import SetupScene
from engine.ui.pages.review import StoryReview
from engine.ui.pages.statistics import StatisticsScene
from engine.ui.table.table import Table
from tests.ui.page_stage import (
    NIM_AND_DESPIRALA,
    SHAPES,
    SIZES,
    PageStage,
    finished,
    text_problems,
    unfinished,
)
from tests.voice.spoken import all_english


@pytest.fixture
def page():
    stages = []

    def open_page(**options):
        stages.append(PageStage(StatisticsScene, **options))
        return stages[-1]

    yield open_page
    for stage in stages:
        stage.app.close()


def test_without_games_it_says_so(page):
    sums = dict(all_english(page().scene.sums))
    assert all_english(sums) == {
        "Games played": "0", "Games won": "0", "Share won": "–", "Most played": "–",
    }  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_before_the_first_game_the_covers_fill_the_page_and_open_the_set_up(page, size):
    stage = page(size=size)
    cards = stage.scene.welcome.covers
    assert [card.cover.key for card in cards] == list(NIM_AND_DESPIRALA.keys)
    panel = stage.scene.welcome.box
    assert all(panel.holds(card.box) for card in cards)
    cards[1].press()
    assert isinstance(stage.app.scenes[-1], SetupScene)


def test_after_a_game_the_numbers_stand_there_instead(page):
    finished(seed="a")
    stage = page()
    assert not stage.scene.is_empty
    assert not any(card in stage.scene.sheet.children for card in stage.scene.welcome.covers)


def test_people_and_bots_have_a_row_each(page):
    matches = [finished(seed=seed) for seed in ("a", "b", "c")]
    won = sum(match.result.ranks[0] == 1 for match in matches)
    (table,) = page().scene.tables
    assert table.title == "Nim"
    assert [(row.player, row.games, row.won) for row in table.rows] == [
        ("human", 3, won), ("perfect", 3, 3 - won),
    ]  # fmt: skip


def test_recent_games_come_latest_first_with_their_outcome(page):
    finished(seed="a")
    latest = finished("human", "perfect", "perfect", seed="b")
    scene = page().scene
    best = latest.result.winners[0]
    outcome = all_english(scene.recent[0].outcome)
    assert outcome.startswith(f"{('Robin', 'Ada', 'Tiko')[best]} 1")
    assert outcome.count("·") == 2
    assert len(scene.recent) == 2


def test_recent_games_have_their_marks_once_these_are_known(page):
    finished(seed="a")
    store = Statistics()
    ((_, _, record),) = store.recent()
    assert page().scene.recent[0].marks is None
    store.mark(record, Marks(9, 1, 2, 0, "take"))
    assert page().scene.recent[0].marks == Marks(9, 1, 2, 0, "take")


def test_replay_opens_the_record_on_its_table(page):
    finished()
    stage = page()
    stage.press(stage.scene.buttons[0][0])
    table = stage.app.top
    assert isinstance(table, Table)
    assert table.replay is not None
    stage.key("escape")


def test_review_opens_the_page_that_looks_back(page):
    finished()
    stage = page()
    stage.press(stage.scene.buttons[0][1])
    assert isinstance(stage.app.top, StoryReview)
    stage.key("escape")
    assert stage.app.top is stage.scene


def test_a_record_that_is_gone_is_only_mentioned(page):
    finished()
    for record in records_folder().glob("*.json"):
        record.unlink()
    stage = page()
    assert all_english(stage.scene.recent[0].outcome) == "Its record cannot be read"
    stage.press(stage.scene.buttons[0][0])
    assert stage.app.top is stage.scene


@pytest.mark.parametrize("text", ['{"setup": {}}', "[]", '{"setup": {"seats": 5}, "result": {}}'])
def test_a_damaged_record_is_only_mentioned(page, text):
    finished()
    (record,) = records_folder().glob("*.json")
    record.write_text(text)
    stage = page()
    assert all_english(stage.scene.recent[0].outcome) == "Its record is damaged"
    assert not stage.scene.buttons[0][0].is_enabled


def test_a_record_that_cannot_be_replayed_is_told_in_a_sentence(page):
    finished()
    (record,) = records_folder().glob("*.json")
    record.write_text(record.read_text().replace('"seat":0', '"seat":7', 1))
    stage = page()
    stage.press(stage.scene.buttons[0][0])
    assert stage.app.top is stage.scene
    assert "its seat is 7, but 0 has to answer" in stage.app.toasts.messages[0].text


def test_a_store_that_is_no_store_is_told_and_put_aside(page):
    path = Statistics().path
    path.parent.mkdir(parents=True)
    path.write_bytes(b"not a database at all, but long enough to be looked at" * 40)
    stage = page()
    assert "statistics" in stage.app.toasts.messages[0].text
    aside = path.with_name("statistics.damaged-1.sqlite3")
    assert aside.read_bytes().startswith(b"not a database")


def test_a_game_that_is_no_longer_there_keeps_its_numbers(page):
    finished()
    stage = page(registry=type(NIM_AND_DESPIRALA)({}))
    assert stage.scene.tables[0].title == "nim"
    assert not stage.scene.buttons[0][0].is_enabled


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_are_legible_and_whole(size):
    finished()
    finished("human", "perfect", "perfect", "random", seed="b")
    unfinished()
    assert text_problems(StatisticsScene, size) == []


@pytest.mark.parametrize("size", SIZES)
def test_texts_of_the_empty_page(size):
    assert text_problems(StatisticsScene, size) == []


def test_the_best_performances_stand_below_the_players_of_their_game(page, monkeypatch):
    match = finished(seed="a")
    best = Performance("one rival", 31.0, "the 1st worker of round 3")
    monkeypatch.setattr(type(match.game), "performance", lambda game, match: best)
    Statistics().add(match, "solo.json")
    stage = page()
    (table,) = stage.scene.tables
    assert [(row.kind, row.words, row.games) for row in table.bests] == [
        ("one rival", "the 1st worker of round 3", 1)
    ]
    panel, without = (stage.scene._table(each) for each in (table, replace(table, bests=())))
    assert panel.height(stage.app.canvas, 600) > without.height(stage.app.canvas, 600)
    assert text_problems(StatisticsScene, (1280, 720)) == []
