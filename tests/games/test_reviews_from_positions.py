"""A game begun from a position is looked back at from there: rounds, charts, sums are its own."""

from __future__ import annotations

import json

import pytest

from engine.core import record
from engine.core.decision import RandomBot
from engine.core.match import Match, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.story import Story
from games import REGISTRY
from games.arcs.account import account_of as power_of
from games.despirala.analysis import analyse
from games.despirala.scene.panels import latest_turn
from games.rajas.scoring import account_of
from games.risk.account import History as RiskHistory
from games.risk.account import rounds_of_leaving
from games.roll_galaxy.scoring import History as RollHistory
from games.roll_galaxy.scoring import seat_score
from main import main

NAMES = ("Ada", "Bo", "Cy")
WHOLE_GAME = 100_000
A_FEW = 60
LATE = {"despirala": 9, "risk": 12, "roll_galaxy": 5, "rajas": 5, "arcs": 3}
"""The round, turn or chapter in whose middle the positions are taken."""


def part(table) -> int:
    """The round, turn or chapter of a table."""
    return next(
        int(getattr(table, name))
        for name in ("chapter", "round", "turn")
        if isinstance(getattr(table, name, None), int)
    )


def begun_late(key: str, answers: int = WHOLE_GAME, **options: str) -> Match:
    """A game begun in the middle of a late round, played on by random seats; Ada is a person."""
    game = REGISTRY.game(key)
    seats = [SeatSetup("random", name) for name in NAMES]
    first = Match(game, Setup(tuple(seats), "late", options))
    bots = [RandomBot() for _ in seats]
    while part(first.table) < LATE[key]:
        play_bots(first, bots, 1)
    play_bots(first, bots, 3)
    seats[0] = SeatSetup("human", NAMES[0])
    position = game.codec.encode(first.table)
    match = Match(game, Setup(tuple(seats), "on", options, position=position))
    play_bots(match, bots, answers)
    return match


def told(match: Match) -> tuple[Story, list]:
    story = match.story(None)
    return story, [*story.opening, *(each for passage in story.passages for each in passage.events)]


def test_rajas_the_sheet_adds_up_the_curves_begin_with_the_position_and_rounds_are_its_own():
    match = begun_late("rajas")
    first, final = match.table_before(-1), match.table
    accounts = account_of(told(match)[1], first, final)
    assert match.is_over
    for account, seat, before in zip(accounts, final.seats, first.seats, strict=True):
        assert (account.fame[0], account.money[0]) == (before.fame, before.money)
        assert sum(fame for fame, _ in account.by_head.values()) == seat.fame
        assert sum(money for _, money in account.by_head.values()) == seat.money
        assert account.begun_after + len(account.fame) - 1 == final.round
        assert account.borders == len(seat.claimed)


@pytest.mark.parametrize("options", [{}, {"mode": "campaign"}], ids=["base", "campaign"])
def test_arcs_power_begins_with_the_position_and_its_chapters_are_its_own(options):
    match = begun_late("arcs", **options)
    first, final = match.table_before(-1), match.table
    assert match.is_over
    for account, seat, before in zip(
        power_of(told(match)[1], first), final.seats, first.seats, strict=True
    ):
        gained = sum(gain.power + gain.bonus for gain in account.gains)
        besides = sum(account.others.values()) - account.missed
        assert account.power[0] == before.power
        assert before.power + gained + besides == seat.power == account.total
        assert account.begun_after + account.chapters == final.chapter
        assert all(gain.chapter >= LATE["arcs"] for gain in account.gains)


def test_risk_the_charts_begin_with_the_position_and_nobody_left_before_it():
    match = begun_late("risk")
    story, events = told(match)
    history = RiskHistory()
    history.follow(story)
    first = match.table_before(-1)
    assert history.samples[0] == history.now(first)
    assert [each.round for each in history.curve(match.table)[:2]] == [first.round, first.round + 1]
    assert all(out.round >= first.round for out in history.eliminations)
    left = rounds_of_leaving(events, first.round)
    assert {seat: said.args["round"] for seat, said in match.game.left_early(match).items()} == left
    assert all(number >= first.round for number in left.values())


def test_roll_the_chart_begins_with_the_points_of_the_position():
    match = begun_late("roll_galaxy")
    first = match.table_before(-1)
    points = RollHistory.of(told(match)[0]).points
    assert points[0] == tuple(seat_score(first, seat).total for seat in range(3))
    assert len(points) == match.table.round - first.round + 2


def test_despirala_the_chart_names_the_turn_that_is_played():
    match = begun_late("despirala", A_FEW)
    first = match.table_before(-1)
    assert first.turn == LATE["despirala"]
    turn = latest_turn(analyse(match), match.table.seat, match.table.turn)
    assert turn == match.table.turn > LATE["despirala"]


@pytest.mark.sample(3)
@pytest.mark.parametrize("key", REGISTRY.keys)
def test_the_command_reviews_it_and_names_no_earlier_round(key, tmp_path, capsys):
    match, path = begun_late(key, A_FEW), tmp_path / "late.json"
    record.save(match, path)
    assert main(["review", str(path), "--json"]) == 0
    choices = json.loads(capsys.readouterr().out)["seats"][0]["choices"]
    assert choices
    names = {"despirala": "turn", "arcs": "chapter"}
    assert all(each[names.get(key, "round")] >= LATE[key] for each in choices)
