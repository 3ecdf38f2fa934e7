"""The bots: what they maximise, what they say, and that they stay within the rules."""

from random import Random

import pytest

from engine.core.commands import decide
from engine.core.match import bots_of, play_bots
from engine.core.step import pending
from games.despirala.bots import (
    OPTIMAL,
    comparison,
    exact_values,
    hints,
    sampled,
    sampled_values,
)
from games.despirala.game import GAME
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from tests.games.despirala.positions import all_but, choosing, collecting, in_words, new_match
from tests.games.despirala.recorded import oracle

LEVELS = [level.name for level in GAME.bot_levels]


def choose(bot, table):
    """A bot's answer to the pending decision of a table."""
    return bot.choose(table, pending(table), Random(1)).explained()


def checked(kind):
    return [
        pytest.param(position, id=f"{position['mode']}-{number}")
        for number, position in enumerate(oracle()[kind])
    ]


@pytest.mark.clause("DESP-11.1")
@pytest.mark.parametrize("position", checked("post_roll"))
def test_the_optimal_bot_plays_a_best_move_of_every_checked_position(position):
    table = choosing(tuple(position["dice"]), position["goods"], position["used"], position["mode"])
    answer = choose(OPTIMAL, table)
    assert str(answer.option) == position["best_moves"][0]
    values = OPTIMAL.values(table, pending(table), Random(1))
    assert len(values) == position["legal_moves"]
    by_words = dict(zip(map(str, pending(table).options), values, strict=True))
    for move, value in position["sample_move_evs"].items():
        assert by_words[move] == pytest.approx(value, abs=1e-6)


@pytest.mark.clause("DESP-11.1")
@pytest.mark.parametrize("position", checked("collect_decision"))
def test_the_optimal_bot_stops_and_continues_as_checked(position):
    name = position["collecting"]
    face, matched = int(name[-1]), position["matched"]
    dice = (face,) * matched + (face % 6 + 1,) * (6 - matched)
    used = [used for used in position["used"] if used != name]
    table = collecting(face, dice, position["goods"], used, position["mode"])
    stops = isinstance(choose(OPTIMAL, table).option, Stop)
    assert stops is (position["best"] == "stop")
    stop, *carry_on = OPTIMAL.values(table, pending(table), Random(1))
    assert stop == pytest.approx(position["ev_stop"], abs=1e-6)
    if carry_on:
        assert carry_on == [pytest.approx(position["ev_continue"], abs=1e-6)]


@pytest.mark.clause("DESP-11.1")
def test_the_optimal_bot_looks_at_its_own_sheet_only():
    table = choosing((1, 1, 2, 3, 5, 5), goods=5, seats=2)
    before = choose(OPTIMAL, table)
    table.sheets[1].goods, table.sheets[1].points = 70, {"General": 70}
    assert choose(OPTIMAL, table) == before


@pytest.mark.clause("DESP-11.2")
@pytest.mark.parametrize("trials", [1, 5])
def test_a_sampled_bot_plays_by_its_own_estimates(trials):
    table = choosing((2, 2, 3, 3, 4, 5), goods=5)
    bot = sampled(trials)
    values = bot.values(table, pending(table), Random(1))
    assert choose(bot, table).option == pending(table).options[values.index(max(values))]
    assert values != OPTIMAL.values(table, pending(table), Random(1))
    assert choose(bot, table) == choose(sampled(trials), table)


@pytest.mark.clause("DESP-11.2")
def test_what_a_sampled_bot_promises_it_calls_an_estimate():
    """The exact best of a first roll is less than what one roll a position makes of it."""
    table = choosing((2, 2, 3, 3, 4, 5), goods=5)
    exact = max(OPTIMAL.values(table, pending(table), Random(1)))
    reason = choose(sampled(1), table).reasons[0]
    assert reason.said.args["expected"].number > exact
    said = [in_words([reason])[0], *(GAME.voice(()).say(each.why) for each in reason.options)]
    assert all(each.startswith("By its estimate, ") for each in said)
    assert not any("points on average" in each for each in said)


@pytest.mark.clause("DESP-11.2")
def test_fewer_sampled_rolls_promise_more_than_the_game_gives():
    one, five, exact = (
        sampled_values(1, "normal").start,
        sampled_values(5, "normal").start,
        exact_values("normal").start,
    )
    assert one > five > exact
    assert sampled_values(1, "misere").start < exact_values("misere").start


@pytest.mark.clause("DESP-11.5")
def test_equal_moves_are_broken_by_the_order_of_the_sheet():
    last = choosing((1, 1, 1, 1, 1, 1), 0, all_but("Two triples"))
    assert choose(OPTIMAL, last).option == Attempt("Two triples", (1, 2))
    checked_tie = choosing((1, 1, 1, 2, 2, 2), 34, TIED["used"])
    assert [str(hint.option) for hint in hints(checked_tie)[:2]] == TIED["best_moves"]
    assert str(choose(OPTIMAL, checked_tie).option) == TIED["best_moves"][0]


TIED = {
    "used": [
        "Collect 2", "Three pairs", "Collect 1", "Collect 3", "Kamerun", "Collect 5", "Collect 4",
        "Despirala", "General", "Four of a kind",
    ],
    "best_moves": ["Six of a kind 1", "Six of a kind 2"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("table", "clause", "words"),
    [
        (choosing((1, 2, 3, 4, 5, 6)), "DESP-6.2", "It is complete at once and costs nothing"),
        (
            choosing((1, 1, 1, 1, 6, 5), 30, all_but("Despirala", "Collect 1")),
            "DESP-6.3",
            "Chance to finish it with 30 goods: over 99%",
        ),
        (choosing((2, 2, 2, 3, 3, 1)), "DESP-7.1", "It brings 6 points at once and leaves 5 goods"),
        (
            choosing((1, 1, 2, 2, 3, 3), 3, all_but("Collect 6")),
            "DESP-7.1",
            "It brings no points and leaves 3 goods",
        ),
        (
            choosing(
                (1, 1, 2, 2, 5, 6), 25, ("Collect 1", "Collect 2", "Collect 3", "Three pairs")
            ),
            "DESP-3.1",
            "It brings six new dice for 1 of its 25 goods",
        ),
        (
            collecting(6, (6, 6, 1, 1, 5, 5), 8, all_but("Collect 6")),
            "DESP-7.3",
            "It has 12 points so far, 4 dice to roll and 8 goods",
        ),
        (
            collecting(1, (1, 1, 2, 2, 3, 3), 5),
            "DESP-7.2",
            "It brings 2 points now and keeps 5 goods",
        ),
    ],
)
def test_a_bot_says_what_the_move_gives_by_the_rules(table, clause, words):
    reasons = choose(OPTIMAL, table).reasons
    told = dict(zip((reason.clause for reason in reasons), in_words(reasons), strict=True))
    assert told[clause] == words


def test_a_bot_says_what_it_expects_and_what_came_next():
    expects, _ = reasons = choose(OPTIMAL, choosing((2, 2, 3, 3, 4, 5))).reasons
    assert expects.clause == "DESP-11.1"
    assert in_words(reasons)[0] == (
        "Collect 2: 441.6 points on average. Next best: Collect 3, 441.4"
    )


def test_a_bot_tells_what_it_compared_the_best_first():
    compared = choose(OPTIMAL, choosing((2, 2, 3, 3, 4, 5))).reasons[0].options
    assert [each.odds for each in compared] == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert GAME.voice(()).say(compared[1].why) == "Collect 3: 441.4 points on average"


def test_reasons_are_not_worked_out_before_somebody_asks():
    table = choosing((2, 2, 3, 3, 4, 5))
    answer = OPTIMAL.choose(table, pending(table), Random(1))
    assert callable(answer.why)
    assert answer.explained().why == answer.reasons


def test_the_only_move_needs_no_comparison():
    answer = choose(OPTIMAL, collecting(6, (6,) * 6, 3))
    assert answer.option == Stop()
    assert in_words(answer.reasons) == ["Stop collecting is the only move"]


@pytest.mark.sample(6)
@pytest.mark.parametrize("mode", ["normal", "misere"])
@pytest.mark.parametrize("name", ["sampled:1", "sampled:5", "sampled:50", "optimal"])
def test_bots_play_whole_games_and_cite_clauses_of_the_rules(name, mode):
    match = new_match(name, "random", mode=mode)
    play_bots(match, bots_of(match))
    rules = GAME.rules_path.read_text(encoding="utf-8")
    own = [move for move in match.moves if move.seat == 0]
    assert all(move.reasons for move in own)
    assert all(f"**{reason.clause}**" in rules for move in own for reason in move.reasons)
    assert len(match.table.sheets[0].points) == 14


def test_better_tables_score_more_over_the_same_dice():
    means = []
    for name in ("sampled:1", "optimal"):
        scores = []
        for seed in range(12):
            match = new_match(name, seed=str(seed))
            play_bots(match, bots_of(match))
            scores.append(match.result.scores[0])
        means.append(sum(scores) / len(scores))
    assert means[0] < means[1]


def test_decide_explains_a_position_with_all_values():
    position = GAME.codec.encode(choosing((2, 2, 3, 3, 4, 5), mode="misere"))
    document = decide(GAME, position, "optimal", "7")
    values = {option["text"]: option["value"] for option in document["options"]}
    assert len(values) == 57
    assert values[document["text"]] == min(values.values())
    assert document["answer"]["type"] == "Attempt"


def test_every_option_type_gets_a_value_while_collecting():
    table = collecting(6, (6, 6, 1, 1, 5, 5), 5)
    assert len(OPTIMAL.values(table, pending(table), Random(1))) == 2
    assert pending(table).options == (Stop(), Continue())
    assert Reroll() not in pending(table).options


class _Points:
    misere = False


@pytest.mark.clause("DESP-11.5")
@pytest.mark.parametrize("seed", range(30))
def test_the_next_best_is_the_best_of_all_the_others_also_where_it_is_as_good(seed):
    """Of eight options several tie, often for the best."""
    lot = Random(seed)
    scores = [float(lot.randrange(4)) for _ in range(8)]
    said = comparison(_Points(), [f"option {number}" for number in range(8)], scores)
    _, *others = sorted(scores, reverse=True)
    assert ("nextExpected" in said.args) == (others[0] < max(scores))
    if others[0] < max(scores):
        assert said.args["nextExpected"].number == others[0]
    assert said.args["next"] != said.args["move"]
