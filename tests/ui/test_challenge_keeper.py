"""A challenge that ends before its game: noted when it ends, told at the table, then left alone."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace

from engine.core.learning.challenges import Challenges, challenge_of
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave
from engine.text.message import Message
from engine.ui.learning.challenge_column import ChallengeKeeper
from engine.ui.table.director import Tutor
from games.arcs.game import GAME

DAY = date(2026, 11, 23)


def test_the_power_of_chapter_one_is_noted_as_it_ends_and_nothing_after_it():
    challenge = challenge_of(GAME, DAY)
    assert challenge is not None
    match = Match(GAME, challenge.setup("Robin"))
    autosave = Autosave(match)
    autosave.save()
    Challenges.load().begin("arcs", DAY, autosave.path.name)
    told: list[Message] = []
    host = SimpleNamespace(match=match, app=SimpleNamespace(toast=told.append))
    keeper: Tutor = ChallengeKeeper(host, challenge, autosave.path.name)  # type: ignore[arg-type]
    players = [GAME.bot("steward", match.setup), *bots_of(match)[1:]]
    while match.table.chapter < 3 and not match.is_over:
        play_bots(match, players, 1)
        keeper.go_on_if_done()
    attempt = Challenges.load().attempts["arcs", DAY]
    assert attempt.value == challenge.value(match)
    assert [said.args for said in told] == [{"value": str(attempt.value)}]
