"""The scores of Progress: a chart for each game, with a row for people and for each level."""

from dataclasses import replace

from engine.core.learning.statistics import Statistics
from engine.core.setup import Performance
from engine.ui.learning.progress_page import ProgressScene
from engine.ui.pages.statistics import score_panel
from tests.ui.page_stage import NIM_AND_DESPIRALA, PageStage, finished


def test_people_and_bots_have_a_row_each():
    matches = [finished(seed=seed) for seed in ("a", "b", "c")]
    won = sum(match.result.ranks[0] == 1 for match in matches)
    (table,) = PageStage(ProgressScene).scene.tables
    assert table.title == "Nim"
    assert [(row.player, row.games, row.won) for row in table.rows] == [
        ("human", 3, won), ("perfect", 3, 3 - won),
    ]  # fmt: skip


def test_bars_begin_at_nothing_and_end_at_the_highest_score():
    finished()
    (table,) = PageStage(ProgressScene).scene.tables
    low, high = table.span
    assert low == 0
    assert high == max(row.best_score for row in table.rows)
    worst = replace(table, rows=(replace(table.rows[0], mean_score=-4.0, best_score=0.0),))
    assert worst.span == (-4, 0)


def test_a_game_that_is_no_longer_there_keeps_its_numbers():
    finished()
    stage = PageStage(ProgressScene, registry=type(NIM_AND_DESPIRALA)({}))
    assert stage.scene.tables[0].title == "nim"


def test_the_best_performances_stand_below_the_players_of_their_game(monkeypatch):
    match = finished(seed="a")
    best = Performance("one rival", 31.0, "the 1st worker of round 3")
    monkeypatch.setattr(type(match.game), "performance", lambda game, match: best)
    Statistics().add(match, "solo.json")
    stage = PageStage(ProgressScene)
    (table,) = stage.scene.tables
    assert [(row.kind, row.words, row.games) for row in table.bests] == [
        ("one rival", "the 1st worker of round 3", 1)
    ]
    panels = [score_panel(each, lambda: 1.0) for each in (table, replace(table, bests=()))]
    high, low = (panel.height(stage.app.canvas, 600) for panel in panels)
    assert high > low
