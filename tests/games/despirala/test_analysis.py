"""Luck and mistakes: the definitions as worked examples, and the checked games in full."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.match import bots_of, play_bots
from games.despirala.analysis import Ledger, analyse, review
from games.despirala.bots import exact_values, expected_score
from games.despirala.game import GAME
from games.despirala.hints import Choice, Luck, choice_label, luck_label
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from tests.games.despirala.positions import new_match
from tests.games.despirala.recorded import checked_games, play_checked_game, roll_matches

GAMES = checked_games()
START = 443.616365583


def hand_match(mode="normal"):
    """A match of one person whose dice the test rolls."""
    return new_match("human", mode=mode, dice_by_hand=True)


def play(*answers, mode="normal"):
    """The account of a person after these answers."""
    match = hand_match(mode)
    for answer in answers:
        match.answer(answer)
    return analyse(match)[0]


@pytest.mark.clause("DESP-10.1")
def test_the_expected_final_score_counts_points_banked_and_goods():
    match = hand_match()
    match.answer((1, 2, 3, 4, 5, 6))
    match.answer(Attempt("Straight"))
    values = exact_values("normal")
    assert match.table.sheets[0].goods == 10
    expected = expected_score(values, match.table, 0)
    assert expected == pytest.approx(50 + values.before_roll(["Straight"], 10))
    assert analyse(match)[0].expected == pytest.approx(expected)


@pytest.mark.clause("DESP-10.2")
@pytest.mark.parametrize(("mode", "baseline"), [("normal", START), ("misere", 105.972952236)])
def test_the_baseline_is_the_expected_score_before_the_first_roll(mode, baseline):
    account = play(mode=mode)
    assert account.baseline == account.expected == pytest.approx(baseline, abs=1e-6)


@pytest.mark.clause("DESP-10.3")
def test_a_roll_of_six_dice_is_luck_measured_with_the_best_move():
    account = play((2, 2, 3, 3, 4, 5))
    (luck,) = account.entries
    assert isinstance(luck, Luck)
    assert luck.delta == pytest.approx(441.611498466 - START, abs=1e-6)
    assert account.expected == pytest.approx(441.611498466, abs=1e-6)


@pytest.mark.clause("DESP-10.4")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        (Attempt("Collect 2"), 441.611498466),
        (Attempt("Collect 3"), 441.367904381),
        (Attempt("Despirala"), 387.834151141),
        (Reroll(), 440.198314911),
    ],
)
def test_a_choice_costs_the_distance_to_the_best_move(option, value):
    choice = play((2, 2, 3, 3, 4, 5), option).entries[1]
    assert isinstance(choice, Choice)
    assert choice.best == (Attempt("Collect 2"),)
    assert choice.delta == pytest.approx(value - 441.611498466, abs=1e-6)


@pytest.mark.clause("DESP-10.4")
def test_after_a_reroll_the_new_dice_are_luck_again():
    account = play((2, 2, 3, 3, 4, 5), Reroll(), (2, 2, 3, 3, 4, 5))
    assert [entry.kind for entry in account.entries] == ["roll", "move", "reroll"]
    assert [luck.goods for luck in account.rolls] == [5, 4]
    assert account.entries[2].delta == pytest.approx(account.expected - 440.198314911, abs=1e-6)


@pytest.mark.clause("DESP-10.5")
def test_collecting_has_luck_for_each_roll_and_a_choice_before_it():
    account = play(
        (6, 6, 1, 2, 3, 4), Attempt("Collect 6"), Continue(), (6, 1, 1, 1), Continue(), (1, 1, 1)
    )
    assert [entry.kind for entry in account.entries] == [
        "roll", "move", "collect", "collect", "collect", "collect",
    ]  # fmt: skip
    assert [type(entry) for entry in account.entries[2:]] == [Choice, Luck, Choice, Luck]
    assert account.rolls[1].delta > 0 > account.rolls[2].delta
    assert [luck.goods for luck in account.rolls] == [5, 4, 3]


@pytest.mark.clause("DESP-10.5")
def test_dice_that_match_when_a_collect_is_chosen_are_no_luck():
    account = play((6, 6, 6, 2, 3, 4), Attempt("Collect 6"))
    assert [type(entry) for entry in account.entries] == [Luck, Choice]


@pytest.mark.clause("DESP-10.6")
def test_all_rolls_of_a_target_are_one_piece_of_luck():
    match = hand_match()
    match.answer((1, 2, 3, 4, 5, 5))
    match.answer(Attempt("Straight"))
    for _ in range(3):
        roll_matches(match, 0)
        assert len(analyse(match)[0].entries) == 2
    roll_matches(match, 1)
    account = analyse(match)[0]
    assert len(account.entries) == 3
    assert match.voice.say(account.entries[2].said) == "Straight used 4 goods"
    assert account.entries[2].goods == 5 - 4
    assert account.entries[2].delta == pytest.approx(account.expected - account.entries[1].expected)


@pytest.mark.clause("DESP-10.6")
@pytest.mark.parametrize(("matching", "is_completed"), [(1, True), (0, False)])
def test_a_target_that_is_not_completed_with_the_last_good_has_failed(matching, is_completed):
    match = hand_match()
    match.answer((1, 2, 3, 4, 5, 5))
    match.answer(Attempt("Straight"))
    for _ in range(4):
        roll_matches(match, 0)
    roll_matches(match, matching)
    account = analyse(match)[0]
    said = "Straight used 5 goods" if is_completed else "Straight failed"
    assert match.voice.say(account.entries[2].said) == said
    assert [turn.completed for turn in account.turns] == [is_completed]


@pytest.mark.clause("DESP-10.6")
def test_a_target_complete_at_once_has_no_luck_of_its_own():
    assert len(play((1, 2, 3, 4, 5, 6), Attempt("Straight")).entries) == 2


@pytest.mark.clause("DESP-10.7")
@given(st.integers(0, 10**6), st.sampled_from(["normal", "misere"]))
@settings(max_examples=8, deadline=None)
def test_baseline_luck_and_mistakes_add_up_to_the_score(seed, mode):
    match = new_match("random", "random", seed=str(seed), mode=mode)
    play_bots(match, bots_of(match))
    for account, score in zip(analyse(match), match.result.scores, strict=True):
        assert account.baseline + account.luck + account.mistakes == pytest.approx(score, abs=1e-6)
        assert account.expected == pytest.approx(score, abs=1e-6)
        assert account.result == score
        assert account.curve[-1] == pytest.approx(score, abs=1e-6)
        for turn in account.turns:
            assert turn.before + turn.luck + turn.mistakes == pytest.approx(turn.after, abs=1e-6)


@pytest.mark.clause("DESP-10.8")
@pytest.mark.parametrize(
    ("loss", "label"),
    [
        (0.0, None),
        (0.0004, None),
        (0.0005, "inaccuracy"),
        (0.999, "inaccuracy"),
        (1.0, "mistake"),
        (3.999, "mistake"),
        (4.0, "blunder"),
        (9.999, "blunder"),
        (10.0, "massive blunder"),
        (80.0, "massive blunder"),
    ],
)
def test_a_choice_is_named_by_what_it_costs(loss, label):
    assert choice_label(-loss) == label


@pytest.mark.clause("DESP-10.9")
@pytest.mark.parametrize(
    ("delta", "label"),
    [(0.0005, "good luck"), (-0.0005, "bad luck"), (0.0004, "neutral luck"), (0.0, "neutral luck")],
)
def test_luck_is_good_or_bad_by_its_sign(delta, label):
    assert luck_label(delta, "normal") == label


@pytest.mark.clause("DESP-10.10")
def test_misere_turns_the_names_round_but_not_the_points():
    assert luck_label(2.0, "misere") == "bad luck"
    assert luck_label(-2.0, "misere") == "good luck"
    blunder = play((1, 2, 2, 3, 4, 5), Attempt("Despirala"), mode="misere").entries[1]
    kept = play((1, 1, 1, 1, 1, 5), Attempt("Despirala"), mode="misere").entries[1]
    assert blunder.delta >= 0
    assert kept.delta > 10
    assert kept.label == "massive blunder"


@pytest.mark.clause("DESP-10.11")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_checked_games_with_typed_dice_give_every_luck_and_mistake(number):
    game = GAMES[number]
    (account,) = analyse(play_checked_game(game))
    assert account.result == game["final_score"]
    assert account.baseline == pytest.approx(game["baseline"], abs=1e-6)
    assert account.luck == pytest.approx(game["luck_total"], abs=1e-6)
    assert account.mistakes == pytest.approx(game["mistakes_total"], abs=1e-6)
    named = [entry for entry in account.entries if entry.label]
    found = [(entry.label, round(entry.delta, 5)) for entry in named]
    assert found == [
        (event["label"].lower(), pytest.approx(event["delta"], abs=1e-5))
        for event in game["events"]
    ]
    for entry, event in zip(named, game["events"], strict=True):
        assert entry.delta == pytest.approx(event["delta"], abs=1e-6)


@pytest.mark.clause("DESP-10.11")
def test_a_ledger_follows_a_game_that_goes_on_and_is_taken_back():
    match = new_match("human", "random", practice=True)
    ledger = Ledger(match)
    match.roll()
    for option in (Reroll(), Attempt("General")):
        match.answer(option)
        match.roll()
        assert ledger.follow(match) == analyse(match)
    match.undo()
    assert ledger.follow(match) == analyse(match)
    match.answer(Attempt("Collect 1"))
    match.answer(Stop())
    assert ledger.follow(match) == analyse(match)
    assert ledger.follow(match)[0].turns[0].attempt == Attempt("Collect 1")


def test_the_review_document_holds_every_choice_with_its_cost():
    document = GAME.review(play_checked_game(GAMES[1]))
    assert document == review(play_checked_game(GAMES[1]))
    (seat,) = document["seats"]
    assert seat["baseline"] + seat["luck"] + seat["mistakes"] == pytest.approx(seat["result"])
    costly = [choice for choice in seat["choices"] if choice["label"]]
    assert [choice["label"] for choice in costly] == ["mistake"]
    assert costly[0]["delta"] == pytest.approx(-2.59936, abs=1e-5)
    assert costly[0]["played"] not in costly[0]["best"]


def test_a_game_in_progress_has_a_review_without_results():
    match = new_match("human")
    match.roll()
    (seat,) = GAME.review(match)["seats"]
    assert seat["result"] is None
    assert len(seat["rolls"]) == 1


@pytest.mark.clause("DESP-10.8")
def test_the_costliest_choice_comes_first():
    """Despirala with two pairs is a blunder, and so is going on with it; a Collect is not best."""
    account = play((2, 2, 3, 3, 4, 5), Reroll(), (2, 2, 3, 3, 4, 5), Attempt("Despirala"))
    reroll, blunder = account.choices
    assert 0 > reroll.delta > blunder.delta
    assert account.costly_choices == [blunder, reroll]
