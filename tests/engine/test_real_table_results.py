"""What becomes of a game at a real table: it counts apart, its record replays and is reviewed."""

from __future__ import annotations

import sqlite3

import pytest

from engine.core import commands, record
from engine.core.chance import generator
from engine.core.decision import Chance
from engine.core.hidden import CORRECTED
from engine.core.learning.statistics import Statistics
from engine.core.match import Match
from games import REGISTRY

BOTS = {"despirala": "optimal", "risk": "raider", "roll_galaxy": "rollbot:easy",
        "rajas": "minister", "arcs": "supercat"}  # fmt: skip
ANSWERS = 140
SET_RIGHT_AFTER = (60, 100)


def played(name: str, *, real_table: bool = True, answers: int = ANSWERS) -> Match:
    """So many random answers, the table set right twice in between where it is a real one."""
    game = REGISTRY.game(name)
    players = ("human", BOTS[name])
    match = Match(game, commands.make_setup(game, players, "otter", {}, real_table=real_table))
    rng = generator("hands", 1)
    for number in range(answers):
        asked = match.pending
        if asked is None:
            break
        match.answer(asked.outcomes.sample(rng) if isinstance(asked, Chance) else asked.sample(rng))
        if real_table and number in SET_RIGHT_AFTER and not match.is_over:
            match.correct(match.table.copy())
    return match


def corrected(match: Match) -> int:
    return sum(move.kind == CORRECTED for move in match.moves)


@pytest.mark.parametrize("name", BOTS)
def test_the_record_of_a_table_that_was_set_right_replays(name):
    match = played(name)
    assert corrected(match) == 2
    again = record.from_document(REGISTRY, record.to_document(match))
    assert again.table == match.table
    assert again.setup.real_table


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", BOTS)
def test_it_is_reviewed_and_what_was_set_right_is_not_graded(name):
    match = played(name, answers=110)
    document = match.game.review(match)
    assert document is not None
    numbers = {n for n, move in enumerate(match.moves) if move.kind == CORRECTED}
    graded = {
        choice["answer"]
        for seat in document["seats"]
        for choice in (seat.get("choices") or seat.get("mistakes_list") or ())
        if "answer" in choice
    }
    assert not numbers & graded


def test_luck_and_mistakes_still_add_up_to_the_score_where_goods_were_set_right():
    """Despirala: on the table lie three goods more than were told."""
    match = played("despirala", answers=40)
    other = match.table.copy()
    other.sheets[0].goods += 3
    match.correct(other)
    (own, _) = match.game.review(match)["seats"]
    assert own["baseline"] + own["luck"] + own["mistakes"] == pytest.approx(own["expected"])


# -- statistics ------------------------------------------------------------------------------------


def finished(*, real_table: bool) -> Match:
    match = played("despirala", real_table=real_table, answers=2_000)
    assert match.is_over
    return match


def test_games_at_a_real_table_have_rows_of_their_own(tmp_path):
    store = Statistics(tmp_path / "statistics.sqlite3")
    store.add(finished(real_table=False), "screen.json")
    store.add(finished(real_table=True), "real.json")
    rows = [(row.player, row.is_real, row.games) for row in store.by_player("despirala")]
    assert ("human", False, 1) in rows
    assert ("human", True, 1) in rows
    assert [game.is_real for game in store.past()] == [False, True]


def test_they_set_no_record(tmp_path):
    store = Statistics(tmp_path / "statistics.sqlite3")
    store.add(finished(real_table=True), "real.json")
    assert store.best_performances() == []


def test_a_store_of_an_older_version_has_none(tmp_path):
    path = tmp_path / "statistics.sqlite3"
    store = Statistics(path)
    store.add(finished(real_table=False), "screen.json")
    with sqlite3.connect(path) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert "real_tables" not in tables
    assert not any(row.is_real for row in store.by_player())
    assert not any(game.is_real for game in store.past())
