"""A thinker keeps copies of matches and hears of every answer once."""

from __future__ import annotations

import pytest

from engine.core.decision import CHANCE
from engine.core.match import Match, bots_of, play_bots
from engine.core.thinking import MatchCopy, NearThinkers, ToldSoFar, Topic, choose
from tests.nim import Take
from tests.ui.tables import TroubledNim, nim_match


def answers_of(copy: MatchCopy) -> list[object]:
    return [move.answer for move in copy.match.moves]


def table_of(copy: MatchCopy) -> object:
    return copy.match.table


def practised() -> Match:
    match = nim_match("human", practice=True)
    match.roll()
    for count in (1, 2):
        match.answer(Take(count))
    return match


def heard(told: ToldSoFar, topic: Topic) -> tuple[bool, int, int]:
    news = told.question(topic.now(), table_of, ()).news
    assert news is not None
    return news.opening is not None, news.start, len(news.answers)


def test_every_answer_is_told_once():
    match, told = practised(), ToldSoFar()
    topic = Topic(match)
    assert heard(told, topic) == (True, 0, 3)
    assert heard(told, topic) == (False, 3, 0)
    match.answer(Take(3))
    assert heard(told, topic) == (False, 3, 1)


def test_after_something_was_taken_back_all_is_told_anew():
    match, told = practised(), ToldSoFar()
    topic = Topic(match)
    heard(told, topic)
    match.undo()
    assert heard(told, topic) == (True, 0, 2)
    match.redo()
    assert heard(told, topic) == (False, 2, 1)
    match.undo()
    match.answer(Take(3))
    assert heard(told, topic) == (True, 0, 3)


def test_the_copy_is_the_match_after_answers_undo_and_redo():
    match, thinkers = practised(), NearThinkers()
    topic = Topic(match)
    for change in (lambda: None, match.undo, lambda: match.answer(Take(3)), match.undo, match.redo):
        change()
        assert thinkers.ask("bots", topic.now(), table_of) == match.table
        assert thinkers.ask("bots", topic.now(), answers_of) == [m.answer for m in match.moves]


def test_a_copy_is_no_part_of_the_match():
    match, thinkers = practised(), NearThinkers()
    copied = thinkers.ask("bots", Topic(match).now(), table_of)
    copied.heap = 0
    assert match.table.heap != 0


def test_bots_answer_as_they_do_beside_the_match():
    match, other = nim_match("random", "random"), nim_match("random", "random")
    thinkers, topic = NearThinkers(), Topic(match)
    while not match.is_over:
        seat = match.seat_to_answer
        if seat == CHANCE:
            match.roll()
        else:
            match.answer(thinkers.ask("bots", topic.now(), choose, (seat, "random")).option)
    play_bots(other, bots_of(other))
    assert [move.answer for move in match.moves] == [move.answer for move in other.moves]


def test_after_a_failure_the_next_question_is_understood():
    match, thinkers = nim_match("failing", "perfect", game=TroubledNim()), NearThinkers()
    match.roll()
    topic = Topic(match)
    with pytest.raises(RuntimeError, match="openings"):
        thinkers.ask("bots", topic.now(), choose, (0, "failing"))
    assert thinkers.ask("bots", topic.now(), choose, (0, "perfect")).option in (
        match.pending.options  # type: ignore[union-attr]
    )


def note(copy: MatchCopy) -> int:
    copy.kept["times"] = copy.kept.get("times", 0) + 1
    return copy.kept["times"]


def test_what_work_keeps_is_there_the_next_time_until_the_match_is_forgotten():
    match, thinkers = practised(), NearThinkers()
    topic = Topic(match)
    assert [thinkers.ask("study", topic.now(), note) for _ in range(3)] == [1, 2, 3]
    thinkers.forget("study", topic.number)
    assert thinkers.ask("study", topic.now(), note) == 1
