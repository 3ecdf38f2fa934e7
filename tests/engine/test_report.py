"""Progress from finished games: the next level, records, badges, and outcomes in words."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from engine.core.card import Marks
from engine.core.learning.report import (
    BestResult,
    badges,
    cells,
    costliest_kind,
    nearest,
    next_level,
    outcome,
    records,
    slips,
    suggestion,
)
from engine.core.learning.statistics import PastGame, PastSeat
from games import REGISTRY
from tests.voice.spoken import all_english

GAMES = REGISTRY.games()
RISK, DESPIRALA, RAJAS = (REGISTRY.game(key) for key in ("risk", "despirala", "rajas"))
BEGUN = datetime(2026, 5, 3, 12, tzinfo=UTC)


def past(key: str, level: str, *won: bool, own: float = 20, marks: Marks | None = None):
    """Finished games against a level, won or lost by ten points."""
    return [
        PastGame(
            BEGUN + timedelta(days=number), key, f"{key}-{number}.json",
            (PastSeat("human", "You", own, 1 if each else 2),
             PastSeat(level, "Bot", own - 10 if each else own + 10, 2 if each else 1)),
            marks,
        )
        for number, each in enumerate(won)
    ]  # fmt: skip


def test_the_next_level_is_the_lowest_with_under_60_percent_of_the_last_ten_won():
    assert [cell.is_next for cell in cells(RISK, [])] == [True, False, False, False]
    easy = past("risk", "recruit", *[True] * 6, *[False] * 4)
    assert [cell.is_next for cell in cells(RISK, easy)] == [False, True, False, False]
    lost_since = easy + past("risk", "recruit", False)
    assert [cell.is_next for cell in cells(RISK, lost_since)] == [True, False, False, False]


def test_a_strength_that_a_game_does_not_have_is_left_out():
    won = past("despirala", "sampled:1", True) + past("despirala", "sampled:5", True)
    assert [cell.is_next for cell in cells(DESPIRALA, won)] == [False, False, False, True]
    assert not cells(DESPIRALA, won)[2].is_there


def test_the_suggestion_gives_its_reason_from_the_last_games():
    won = past("risk", "recruit", True, True)
    assert all_english(next_level(RISK, []).why) == "an opponent for a first game"
    assert (
        all_english(next_level(RISK, won).why)
        == "You won 2 of your last 2 against the level before"
    )
    lost = won + past("risk", "captain", False)
    assert all_english((next_level(RISK, lost).level, next_level(RISK, lost).why)) == (
        "Captain", "You won 0 of 1 game at that level",
    )  # fmt: skip
    assert suggestion(GAMES, []) is None
    assert suggestion(GAMES, lost).game is RISK


def test_who_has_mastered_all_levels_has_no_next():
    levels = ("recruit", "captain", "general", "expert")
    assert (
        next_level(RISK, [each for level in levels for each in past("risk", level, True)]) is None
    )


def test_one_of_a_kind_is_said_in_the_singular():
    assert (
        all_english(BestResult("Days in a row", "", 1, "progress-record-days-counted").counted)
        == "day"
    )
    assert (
        all_english(BestResult("Days in a row", "", 2, "progress-record-days-counted").counted)
        == "days"
    )
    assert all_english(BestResult("Most Power", "arcs", 1, "arcs-record-unit").counted) == "Power"


def test_records_are_the_best_of_each_game():
    games = past("risk", "recruit", True, True, False, True) + past("rajas", "page", True)
    found = {best.game: best.value for best in records(GAMES, games, 3)}
    assert found == {"despirala": None, "risk": 2, "roll_galaxy": None, "rajas": 10,
                     "arcs": None, "": 3}  # fmt: skip


def test_a_badge_is_earned_on_the_day_of_the_first_game_that_fits():
    games = past("risk", "general", True) + past("risk", "expert", False, True)
    found = badges(GAMES, games, [])
    own = {badge.game: badge for badge in reversed(found)}
    assert own["risk"].earned == date(2026, 5, 4)
    assert own["rajas"].earned is None
    assert all_english(own[""].so_far) == "0 of 7"
    assert len(found) == 5 * len(GAMES) + 1


def test_every_game_has_a_first_a_streak_its_levels_and_its_weeks():
    won = past("risk", "recruit", True, False, True, True, True)
    won += past("risk", "captain", True)
    _, first, row, levels, weeks = of_risk(won)
    assert [first.earned, row.earned] == [date(2026, 5, 3), date(2026, 5, 7)]
    assert all_english((levels.so_far, weeks.so_far)) == ("2 of 4", "2 of 4")
    assert nearest((first, row, levels, weeks)) is levels
    assert nearest((first, row)) is None


def test_a_streak_ends_with_a_loss_and_a_level_counts_once():
    _, first, row, levels, _ = of_risk(past("risk", "recruit", True, True, False, True, True))
    assert first.earned is not None
    assert (row.earned, all_english(row.so_far)) == (None, "2 of 3")
    assert all_english(levels.so_far) == "1 of 4"


def of_risk(games):
    return [badge for badge in badges(GAMES, games, []) if badge.game == "risk"]


@pytest.mark.parametrize(("marks", "is_earned"), [
    (Marks(30, 0, 0, 0), True), (Marks(31, 0, 1, 0), False), (Marks(40, 8, 1, 0), True),
    (None, False),
])  # fmt: skip
def test_the_badge_of_despirala_is_earned_by_best_choices_less_slips(marks, is_earned):
    games = past("despirala", "optimal", False, marks=marks)
    badge = badges(GAMES, games, [])[0]
    assert (badge.earned is not None) is is_earned


def test_seven_days_need_not_follow_one_another():
    days = [date(2026, 5, day) for day in (1, 2, 4, 8, 9, 20, 30, 31)]
    assert badges(GAMES, [], days)[-1].earned == date(2026, 5, 30)
    assert badges(GAMES, [], days[:6])[-1].earned is None


def test_outcomes_in_words():
    won, lost = past("risk", "recruit", True, False)
    assert all_english((outcome(won), outcome(lost))) == ("Won by 10", "Lost by 10")
    alone = PastGame(BEGUN, "despirala", "x", (PastSeat("human", "You", 431, 1),))
    assert all_english(outcome(alone)) == "431 points"
    second = PastGame(BEGUN, "risk", "x", (
        PastSeat("human", "You", 5, 2), PastSeat("recruit", "A", 9, 1),
        PastSeat("recruit", "B", 1, 3)))  # fmt: skip
    assert all_english(outcome(second)) == "Second of 3"


def test_the_reason_for_a_lesson_comes_from_the_marks_of_the_last_games():
    games = past("risk", "recruit", True, marks=Marks(9, 0, 8, 8))
    games += past("risk", "recruit", True, True, marks=Marks(9, 0, 2, 1))
    assert (
        all_english(slips(games, "risk"))
        == "In your last 2 games there were 2 blunders and 4 mistakes"
    )
    assert slips(games, "rajas") is None
    alone = past("rajas", "page", True, marks=Marks(9, 1, 1, 0))
    assert all_english(slips(alone, "rajas")) == "In your last game there was 1 mistake"


def test_what_cost_most_is_told_by_the_last_game_that_was_marked():
    games = past("risk", "recruit", True, marks=Marks(9, 0, 8, 8, "attack"))
    games += past("risk", "recruit", True, marks=Marks(9, 0, 2, 1, "redeem"))
    games += past("risk", "recruit", True)
    assert costliest_kind(games, "risk") == "redeem"
    assert costliest_kind(games, "rajas") == ""
