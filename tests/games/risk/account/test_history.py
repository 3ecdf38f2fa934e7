"""Charts and dice: what a match has been so far."""

import pytest

from games.risk.account import DiceAccount, History
from tests.games.risk.scene.playing import a_match, played_until


def test_a_sample_for_every_round_adds_up_to_the_world():
    match = played_until(a_match(*["eager"] * 5), "fortify", skip=4)
    history = History()
    history.follow(match.story(None))
    assert [sample.round for sample in history.samples] == list(range(1, match.table.round + 1))
    assert all(sum(sample.territories) == 42 for sample in history.samples)
    now = history.curve(match.table)[-1]
    assert now.troops == tuple(match.table.troops_of(seat) for seat in range(5))


def test_following_step_by_step_is_the_same_as_reading_the_whole():
    whole, parts = History(), History()
    match = a_match(*["eager"] * 5)
    for skip in (0, 1, 2):
        played_until(match, "attack", skip=skip)
        parts.follow(match.story(None))
    whole.follow(match.story(None))
    assert parts.samples == whole.samples
    assert parts.dice == whole.dice


def test_what_is_taken_back_is_forgotten():
    match = played_until(a_match(practice=True), "attack", skip=3)
    history = History()
    history.follow(match.story(None))
    rolled = history.rolled
    match.undo()
    while any(move.answer for move in match.moves[-3:]) and len(match.moves) > 60:
        match.undo()
    history.follow(match.story(None))
    assert history.rolled < rolled


def test_luck_adds_up_to_nothing_over_the_table():
    match = played_until(a_match(*["eager"] * 5), "fortify", skip=6)
    history = History()
    history.follow(match.story(None))
    assert history.rolled > 100
    assert sum(account.luck for account in history.dice) == pytest.approx(0)


def test_dice_are_counted_beside_what_was_due():
    account = DiceAccount([1, 1, 1, 1, 1, 7])
    assert (account.count, account.expected) == (12, 2)
    assert account.mean == pytest.approx(57 / 12)
    assert account.spread == pytest.approx(2 * (12 * 5 / 36) ** 0.5)
