"""The account of a game: points, phases, what the dice did and how they fell."""

from math import isclose

from engine.core.decision import RandomBot
from engine.core.match import bots_of, play_bots
from games.roll_galaxy.dice import DIE_FACES, WHITE, WILD
from games.roll_galaxy.events import CupRolled
from games.roll_galaxy.scoring import DiceAccount, History, seat_score
from tests.games.roll_galaxy.scene.playing import a_match


def a_finished_game(seats: int = 3):
    match = a_match(seats, "history")
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)], 100_000)
    return match


def test_the_account_ends_with_the_points_of_the_result():
    match = a_finished_game()
    history = History.of(match.story(None))
    assert history.points[-1] == tuple(seat_score(match.table, n).total for n in range(3))
    assert len(history.points) == match.table.round + 1
    assert history.ending in ("tiles", "chips", "both")


def test_every_seat_calls_one_phase_a_round():
    match = a_finished_game()
    history = History.of(match.story(None))
    assert [sum(row) for row in history.called] == [match.table.round] * 3
    assert all(0 <= count <= match.table.round for count in history.happened)
    assert sum(history.happened) >= match.table.round, "something happens in every round"


def test_every_die_rolled_worked_was_given_or_went_back():
    history = History.of(a_finished_game().story(None))
    for account in history.dice:
        assert account.worked + account.dictated + account.returned == account.rolled
        assert account.worked >= 0


def test_what_is_due_follows_from_the_faces_of_the_dice():
    account = DiceAccount()
    account.roll(CupRolled(0, (WHITE,) * 6, (0,) * 6))
    assert account.faces[0] == 6
    assert isclose(account.due[WILD], DIE_FACES[WHITE].count(WILD))
    assert isclose(sum(account.due), 6)
    assert account.luck == -account.due[WILD]
