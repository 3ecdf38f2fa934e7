"""Matches that begin from a position: played, undone, recorded, resumed and verified."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core import record
from engine.core.commands import default_seats, make_setup
from engine.core.decision import Chance
from engine.core.errors import InputError
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots, play_out
from engine.core.record import Autosave, saved_games
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from tests.engine.test_position import GAMES, NIM, ROLL, every_game, table_after

HOUSE = Registry({game.key: (lambda game=game: game) for game in GAMES})
A_WHILE = 60


def position(game, answers=160):
    """A position somewhere in a game; at its beginning for the shortest."""
    return game.codec.encode(table_after(game, 1 if game is NIM else answers))


def match_from(game, document, player="random", seed="from-here", **more) -> Match:
    table = game.read_position(document)
    count = len(game.setup_of_position(table, Setup((SeatSetup(player, "A"),), seed)).seats)
    seats = tuple(SeatSetup(player, f"Seat {n}") for n in range(1, count + 1))
    return Match(game, Setup(seats, seed, position=document, **more))


@every_game
def test_a_match_begins_where_the_position_stands(game):
    document = position(game)
    match = match_from(game, document)
    assert game.codec.encode(match.table) == document
    assert match.moves == []
    play_bots(match, bots_of(match), A_WHILE)
    assert match.moves


@every_game
def test_its_record_replays_to_the_same_table(game):
    match = match_from(game, position(game))
    play_bots(match, bots_of(match), A_WHILE)
    document = json.loads(json.dumps(record.to_document(match)))
    again = record.from_document(HOUSE, document)
    assert again.setup == match.setup
    assert again.table == match.table
    assert again.moves == match.moves
    assert record.verify(again, document)


@every_game
def test_play_goes_on_from_its_save_as_it_would_have(game):
    match = match_from(game, position(game), player="human")
    rng = Random(1)
    for _ in range(12):
        if match.pending is not None:
            answer_or_roll(match, rng)
    Autosave(match).save()
    saved, problems = saved_games(HOUSE)
    assert problems == []
    if match.is_over:
        assert saved == []
        return
    resumed = saved[0].load(HOUSE)
    for _ in range(A_WHILE):
        if match.pending is None:
            break
        answer_or_roll(match, rng)
        resumed.play_recorded([(match.moves[-1].answer, ())])
    assert resumed.table == match.table


def answer_or_roll(match, rng):
    if isinstance(match.pending, Chance):
        match.roll()
    else:
        match.answer(rng.choice(match.pending.options))


@every_game
def test_undo_comes_back_to_the_position(game):
    document = position(game)
    match = match_from(game, document, player="human", practice=True)
    rng = Random(2)
    for _ in range(8):
        if match.pending is not None:
            answer_or_roll(match, rng)
    while match.undo_index is not None:
        match.undo()
    first = match.moves[:]
    assert all(move.seat == -1 for move in first)
    if not first:
        assert game.codec.encode(match.table) == document
    while match.can_redo:
        match.redo()
    assert len(match.moves) >= len(first)


def test_a_quick_game_of_bots_is_the_same_as_a_match():
    match = match_from(NIM, position(NIM), player="perfect")
    table, answers = play_out(NIM, match.setup, 1000)
    play_bots(match, bots_of(match))
    assert (table, answers) == (match.table, len(match.moves))


def test_an_ordinary_record_says_nothing_of_positions():
    match = Match(NIM, Setup((SeatSetup("perfect", "A"),) * 2, "1"))
    assert "position" not in record.to_document(match)["setup"]


def test_the_options_are_those_of_the_position():
    game = REGISTRY.game("risk")
    document = position(game)
    document["rules"] = {**document["rules"], "trade": "classic5", "defence": "manual"}
    match = match_from(game, document)
    assert match.setup.options["trade"] == "classic5"
    assert match.setup.options["defence"] == "manual"


@pytest.mark.parametrize("key", ["despirala", "risk", "roll_galaxy", "nim"])
def test_the_seats_must_be_those_of_the_position(key):
    game = HOUSE.game(key)
    seats = tuple(SeatSetup("human", f"Seat {n}") for n in range(4))
    with pytest.raises(InputError, match="the position has 3 seats, the set-up 4"):
        Match(game, Setup(seats, "1", position=position(game)))


def test_an_impossible_position_is_refused_in_a_record():
    match = match_from(NIM, position(NIM))
    document = record.to_document(match)
    document["setup"]["position"]["heap"] = -1
    with pytest.raises(InputError, match="the position is not possible: the heap is negative"):
        record.from_document(HOUSE, document)
    document["setup"]["position"]["heap"] = "many"
    with pytest.raises(InputError, match=r"the position cannot be read: heap is 'many'"):
        record.from_document(HOUSE, document)


def test_hidden_cards_are_dealt_from_those_unseen_and_by_the_seed():
    game = REGISTRY.game("risk")
    table = table_after(game, 420)
    view = game.codec.encode(table.seen_by(table.decider()))
    hands = match_from(game, view).table.hands
    assert [len(hand) for hand in hands] == [len(hand) for hand in table.hands]
    assert all(card >= 0 for hand in hands for card in hand)
    assert match_from(game, view).table.hands == hands
    others = [match_from(game, view, seed=f"other-{n}").table.hands for n in range(6)]
    assert any(other != hands for other in others)


@pytest.mark.parametrize("answers", [9, 13, 40, 160, 420])
def test_hidden_tiles_and_workers_are_dealt_before_play_goes_on(answers):
    table = table_after(ROLL, answers)
    decider = table.decider()
    match = match_from(ROLL, ROLL.codec.encode(table.seen_by(decider)))
    assert match.table.check() == []
    assert match.table.seats[decider] == table.seats[decider]
    for seat, before in zip(match.table.seats, table.seats, strict=True):
        assert -1 not in (*seat.developments, *seat.worlds, *seat.in_hand, *seat.abandoned)
        assert all(worker.face >= 0 for worker in seat.workers)
        assert seat.dice_owned() == before.dice_owned()
    play_bots(match, bots_of(match), 400)
    assert match.table.check() == []


def test_a_finished_match_from_a_position_is_kept_but_not_counted():
    match = match_from(NIM, position(NIM), player="perfect")
    play_bots(match, bots_of(match))
    path = Autosave(match).save()
    statistics = Statistics()
    statistics.add(match, path.name)
    assert path.exists()
    assert statistics.recent() == []


def test_the_command_line_seats_as_many_as_the_position_has():
    document = position(NIM)
    seats = default_seats(NIM, document)
    assert seats == ("human", "perfect", "perfect")
    setup = make_setup(NIM, seats, "1", {}, position=document)
    assert Match(NIM, setup).table.heap == document["heap"]
    with pytest.raises(InputError, match="the position has 3 seats, the set-up 2"):
        make_setup(NIM, seats[:2], "1", {}, position=document)


def test_a_submission_that_follows_the_whole_game_plays_from_no_position(tmp_path):
    submission = tmp_path / "bot.py"
    submission.write_text("", encoding="utf-8")
    setup = match_from(REGISTRY.game("risk"), position(REGISTRY.game("risk"))).setup
    with pytest.raises(InputError, match="none plays from a position"):
        REGISTRY.game("risk").bot(f"syncs:{submission}", setup)
