"""What a game came to: the curves and the sheet agree with the table, the turning point is told."""

import pytest

from engine.core.decision import RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from games.rajas.game import GAME
from games.rajas.scoring import account_of
from tests.games.rajas.positions import a_table, person


def a_played_match(seed: str, **options: str) -> Match:
    """A whole game of a random player against two dummies."""
    usual = {setting.key: setting.default for setting in GAME.settings}
    seats = tuple(SeatSetup(player, player) for player in ("human", "dummy", "dummy"))
    match = Match(GAME, Setup(seats, seed, options={**usual, **options}))
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)], 100_000)
    return match


@pytest.mark.parametrize("options", [{}, {"board": "navaratnas", "ganga": "on"}, {"handicap": "5"}])
def test_the_sheet_adds_up_to_both_tracks(options):
    match = a_played_match("sheet", **options)
    story = match.story(None)
    events = [*story.opening, *(each for passage in story.passages for each in passage.events)]
    accounts = account_of(events, match.table_before(-1), match.table)
    for account, seat in zip(accounts, match.table.seats, strict=True):
        assert sum(fame for fame, _ in account.by_head.values()) == seat.fame
        assert sum(money for _, money in account.by_head.values()) == seat.money
        assert (account.fame[-1], account.money[-1]) == (seat.fame, seat.money)
        assert len(account.fame) == match.table.round + 1
        assert account.money[0] >= account.by_head["start"][1] > 0
        assert account.overlap(-1) == seat.overlap


def test_a_game_begun_in_its_middle_ends_with_what_the_table_shows():
    final = a_table(person(fame=7, money=9), person(fame=3, money=5))
    found = account_of([], final, final)
    assert [(account.fame, account.money) for account in found] == [
        ([7, 7], [9, 9]), ([3, 3], [5, 5])
    ]  # fmt: skip
