"""Playing for the place: what the competitive bots maximise and what they say."""

from functools import cache
from random import Random

import pytest

from engine.core.decision import Reason
from engine.core.learning.lesson import listed_levels
from engine.core.match import play_bots
from engine.core.step import pending
from engine.core.storage import cache_folder
from games.despirala.bots import OPTIMAL, PlaceBot, exact_values, expected_place, new_contest
from games.despirala.combinations import NAMES
from games.despirala.game import GAME
from games.despirala.moves import Attempt, Continue, Stop
from games.despirala.solver import competitive
from games.despirala.solver.competitive import Choice
from tests.games.despirala.positions import (
    all_but,
    choosing,
    collecting,
    in_words,
    new_match,
    sheet,
)

FEW_GAMES = 400


@cache
def attitudes(mode, *tastes):
    """Spreads learnt from few games, for few tastes for risk: solving one takes seconds."""
    return competitive.learn_attitudes(
        exact_values(mode), cache_folder(), games=FEW_GAMES, tastes=tastes
    )


@cache
def contest(mode, goal):
    return new_contest(exact_values(mode), attitudes(mode), goal)


@cache
def bold_contest(mode, goal):
    return new_contest(exact_values(mode), attitudes(mode, 0.01), goal)


def place_bot(goal):
    return PlaceBot(goal, contest)


def choose(table, goal="rank"):
    return place_bot(goal).choose(table, pending(table), Random(1)).explained()


def last_collect(score_of_other, dice=(1, 1, 1, 1, 2, 2), goods=3):
    """The very last decision: four ones and 3 goods, so 7 points; the other seat has finished."""
    table = collecting(1, dice, goods, all_but("Collect 1"))
    table.sheets.insert(0, sheet(NAMES, score_of_other))
    table.seat = 1
    assert table.check() == []
    return table


def worth(table, goal="rank"):
    return place_bot(goal).values(table, pending(table), Random(1))


@pytest.mark.clause("DESP-11.3")
@pytest.mark.parametrize(
    ("score_of_other", "stopping", "option"),
    [(6, 1.0, Stop()), (7, 0.0, Stop()), (8, -1.0, Continue())],
)
def test_it_counts_the_opponents_it_passes_not_the_points(score_of_other, stopping, option):
    table = last_collect(score_of_other)
    assert OPTIMAL.choose(table, pending(table), Random(1)).option == Stop()
    assert worth(table)[0] == pytest.approx(stopping)
    assert choose(table).option == option


@pytest.mark.clause("DESP-11.3")
def test_a_long_shot_is_worth_its_chance():
    # Both ones at once for one good end level with 8; anything less is lost.
    _, carry_on = worth(last_collect(score_of_other=8))
    assert carry_on == pytest.approx(-1 + 1 / 36)


def test_the_next_best_move_is_named_beside_the_best():
    payoffs = {Stop(): 1.0, Continue(): -1.0, Attempt("General"): 0.0}
    bot = place_bot("rank")
    said = Reason("", bot._thought(Choice(Stop(), payoffs, 0.0), 0.0, 3))
    alone = Reason("", bot._thought(Choice(Stop(), {Stop(): 2.0}, 0.0), 0.0, 3))
    assert in_words((said, alone)) == [
        "Stop collecting: an average place of 1.50 among 3. "
        "Next best: General, an average place of 2.00 among 3",
        "Stop collecting: an average place of 1.00 among 3",
    ]
    payoffs[Continue()] = 0.992
    (even,) = in_words([Reason("", bot._thought(Choice(Stop(), payoffs, 0.0), 0.0, 3))])
    assert (
        even == "Stop collecting: an average place of 1.50 among 3, as good as Continue collecting"
    )
    chances = {Stop(): 0.594, Continue(): 0.586}
    (even,) = in_words(
        [Reason("", place_bot("win")._thought(Choice(Stop(), chances, 0.0), 0.0, 3))]
    )
    assert even == "Stop collecting: 59% chance to win, as good as Continue collecting"


def test_two_moves_are_as_good_where_their_chances_look_equal():
    def said(best, other):
        choice = Choice(Stop(), {Stop(): best, Continue(): other}, 0.0)
        return in_words([Reason("", place_bot("win")._thought(choice, 0.0, 3))])

    assert said(0.1503, 0.1497) == [
        "Stop collecting: 15% chance to win, as good as Continue collecting"
    ]
    assert said(0.1451, 0.1449) == [
        "Stop collecting: 15% chance to win. Next best: Continue collecting, 14% chance to win"
    ]
    assert said(0.008, 0.002) == [
        "Stop collecting: under 1% chance to win, as good as Continue collecting"
    ]


def test_all_moves_worth_looking_at_are_told_the_best_first():
    payoffs = {Stop(): 1.0, Continue(): -1.0, Attempt("General"): 0.0}
    told = place_bot("rank")._possible(Choice(Stop(), payoffs, 0.0), 3)
    assert [(each.option, each.odds) for each in told] == [
        (Stop(), 1.0), (Attempt("General"), 0.0), (Continue(), 0.0)
    ]  # fmt: skip


@pytest.mark.parametrize(("worth", "players", "place"), [(1, 2, 1), (0, 2, 1.5), (-2, 3, 3)])
def test_a_worth_is_told_as_a_place(worth, players, place):
    assert expected_place(worth, players) == place


THREE_LEFT = all_but("Collect 6", "Two triples", "Kamerun")


def late(dice, goods, goods_of_other, mode="normal"):
    table = choosing(dice, goods, THREE_LEFT, mode, seats=2)
    table.sheets[1].goods = goods_of_other
    return table


@pytest.mark.clause("DESP-11.3")
@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_late_in_the_game_the_best_move_for_the_place_is_exact(mode):
    table = late((4, 5, 5, 6, 6, 1), 20, 50, mode)
    asked = pending(table)
    values = place_bot("rank").values(table, asked, Random(1))
    answer = choose(table)
    assert values[asked.options.index(answer.option)] == pytest.approx(max(values))
    assert all(-1 <= value <= 1 for value in values)


def test_every_taste_takes_more_risk_than_the_score_alone():
    """As the reason says of whoever has one."""
    assert min(competitive.TASTES) > 0.0


@pytest.mark.sample(2)
@pytest.mark.clause("DESP-11.3")
@pytest.mark.parametrize(
    ("own", "other", "style"),
    [
        (50, 0, "It plays for points, because more risk promises nothing better. "),
        (0, 0, "It takes a little more risk, which promises more than playing for points alone. "),
    ],
)
def test_early_in_the_game_the_standing_decides_how_boldly_it_plays(own, other, style):
    table = choosing((2, 2, 3, 3, 4, 5), 5, {"Straight": own}, seats=2)
    table.sheets[1].points = {"Straight": other}
    bot = PlaceBot("rank", bold_contest)
    words = bot.choose(table, pending(table), Random(1)).reasons[0]
    assert words.clause == "DESP-11.3"
    said = in_words([words])[0]
    assert said.startswith(f"{style}At present: an average place of ")
    assert said.endswith(" among 2")


@pytest.mark.clause("DESP-11.4")
@pytest.mark.parametrize("other_goods", [0, 30, 50])
def test_with_two_players_winning_and_rank_are_the_same(other_goods):
    table = late((4, 5, 5, 6, 6, 1), 20, other_goods)
    asked = pending(table)
    assert choose(table, "win").option == choose(table, "rank").option
    rank = place_bot("rank").values(table, asked, Random(1))
    win = place_bot("win").values(table, asked, Random(1))
    assert win == pytest.approx([(value + 1) / 2 for value in rank], abs=1e-6)


@pytest.mark.clause("DESP-11.4")
def test_to_win_is_to_be_first_before_everybody_else():
    table = late((4, 5, 5, 6, 6, 1), 20, 30)
    table.sheets.append(type(table.sheets[1])(dict(table.sheets[1].points), 30))
    asked = pending(table)
    win = place_bot("win").values(table, asked, Random(1))
    assert all(0 <= value <= 1 for value in win)
    words = choose(table, "win").reasons[0]
    assert words.clause == "DESP-11.4"
    assert in_words([words]) == ["Kamerun: 6% chance to win, as good as Two triples 5 6"]


def test_alone_or_without_a_choice_it_plays_for_points():
    alone = choosing((2, 2, 3, 3, 4, 5), goods=5)
    assert choose(alone) == OPTIMAL.choose(alone, pending(alone), Random(1)).explained()
    values = PlaceBot("rank").values(alone, pending(alone), Random(1))
    assert values == OPTIMAL.values(alone, pending(alone), Random(1))
    forced = last_collect(8, goods=0)
    assert choose(forced).option == Stop()


def test_a_question_asked_again_gets_the_same_answer():
    table, other = late((4, 5, 5, 6, 6, 1), 20, 50), late((1, 2, 2, 6, 6, 1), 10, 0)
    first = choose(table)
    choose(other)
    assert choose(table) == first
    fresh = PlaceBot("rank", lambda mode, goal: new_contest(
        exact_values(mode), attitudes(mode), goal))  # fmt: skip
    assert fresh.choose(table, pending(table), Random(9)).explained() == first


@pytest.mark.sample(2)
@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_a_whole_game_is_played_with_reasons_that_cite_the_rules(mode):
    match = new_match("random", "random", "random", mode=mode)
    play_bots(match, [place_bot("rank"), place_bot("win"), OPTIMAL])
    rules = GAME.rules_path.read_text(encoding="utf-8")
    assert match.is_over
    reasons = [reason for move in match.moves for reason in move.reasons]
    assert all(f"**{reason.clause}**" in rules for reason in reasons)


@pytest.mark.clause("DESP-11.4")
def test_the_set_up_shows_one_of_the_two_competitive_bots_which_are_one_at_two_seats():
    shown = [level.name for level in listed_levels(GAME)]
    assert [name for name in shown if name.startswith("competitive")] == ["competitive"]
