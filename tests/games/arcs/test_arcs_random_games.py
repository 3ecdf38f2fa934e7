"""Whole games of two to four seats: whatever is answered, the table stays sound and ends.

`ARCS_RANDOM_GAMES=2000` plays more of them.
"""

import json
import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import record
from engine.core.chance import Draw
from engine.core.decision import Chance, recorded
from engine.core.game import game_clauses, proofs_by_clause
from engine.core.match import Match
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from games.arcs.board import HIDDEN, deck
from games.arcs.court import BASE_COURT, COURT, LeaderEvent
from games.arcs.events import EventUrged, GameEnded
from games.arcs.game import GAME
from games.arcs.moves import LeadAs, LeaderMove, PivotAs, ReachMove
from tests.games.arcs.positions import new_match
from tests.games.arcs.soundness import assert_sound

GAMES = int(os.environ.get("ARCS_RANDOM_GAMES", "9"))
FINISHED_BY = 5000
IDLE = ("EndTurn", "GoOn", "PassInitiative")


def answer(match, rng, *, busy=False):
    """A random answer; a busy one seldom ends what can still go on."""
    if isinstance(match.pending, Chance):
        return match.roll()
    choices = list(match.pending.options)
    if busy and rng.random() < 0.95:
        choices = [each for each in choices if type(each).__name__ not in IDLE] or choices
    if busy and match.pending.kind == "act" and rng.random() < 0.6:
        rare = [each for each in choices if str(each).partition(" ")[0] in RARE]
        choices = rare or choices
    return match.answer(rng.choice(choices))


RARE = ("Use", "Secure", "Tax", "Battle", "Pressgang", "Execute", "Abduct", "Trade")


@pytest.mark.sample(3)
@pytest.mark.clause("ARCS-10.9")
@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_stays_sound_and_ends(number):
    count = 2 + number % 3
    match = new_match(count, f"random-{number}", supercats=number % (count + 1))
    rng = Random(number)
    power = [0] * len(match.table.seats)
    while not match.is_over:
        answer(match, rng, busy=number % 2 == 1)
        assert_sound(match.table)
        now = [seat.power for seat in match.table.seats]
        assert all(after >= before for after, before in zip(now, power, strict=True))
        power = now
        assert len(match.moves) < FINISHED_BY
    assert isinstance(match.moves[-1].events[-1], GameEnded)
    assert sorted(match.result.ranks) == list(range(1, len(match.table.seats) + 1))


@pytest.mark.parametrize("number", range(max(6, GAMES // 4)))
def test_a_random_game_with_leaders_and_lore_stays_sound_and_ends(number):
    count, rng = 2 + number % 3, Random(number)
    match = new_match(count, f"leaders-{number}", leaders="on", supercats=number % 2)
    while not match.is_over:
        answer(match, rng, busy=number % 2 == 0)
        assert_sound(match.table)
        assert len(match.moves) < FINISHED_BY
    assert all(seat.leader for seat in match.table.seats) or number % 2


@settings(max_examples=12)
@given(st.integers(2, 4), st.integers(0, 2), st.lists(st.integers(0, 10**6), max_size=150))
def test_any_answers_keep_the_table_sound(seats, supercats, picks):
    match = new_match(seats, supercats=supercats)
    for pick in picks:
        if match.is_over:
            break
        asked = match.pending
        if isinstance(asked, Chance) and not isinstance(asked.outcomes, Draw):
            match.roll()
        elif isinstance(asked, Chance):
            possible = [outcome for outcome, _ in asked.outcomes.outcomes()]
            match.answer(possible[pick % len(possible)])
        else:
            match.answer(asked.options[pick % len(asked.options)])
    assert_sound(match.table)


def test_random_games_meet_nearly_every_move_and_event():
    moves, events = set(), set()
    for number in range(12):
        count, rng = 2 + number % 3, Random(number)
        match = new_match(count, f"busy-{number}", supercats=number % count)
        while not match.is_over:
            move = answer(match, rng, busy=True)
            moves.add(type(move.answer))
            events |= {type(event) for event in move.events}
    others = (LeaderMove, ReachMove, LeadAs, PivotAs)
    expected = {kind for kind in recorded("games.arcs.moves") if not issubclass(kind, others)}
    assert len(moves & expected) >= len(expected) - 10
    told = {kind for kind in recorded("games.arcs.events") if not issubclass(kind, LeaderEvent)}
    told.remove(EventUrged)  # in an Act alone
    assert len(events & told) >= len(told) - 6


@pytest.mark.sample(3)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("leaders", ["off", "on"])
def test_copies_and_json_are_equal_and_stay_equal(seats, leaders):
    match = new_match(seats, f"copies-{seats}", supercats=seats - 2, leaders=leaders)
    rng = Random(seats)
    while not match.is_over and len(match.moves) < 250:
        document = json.loads(json.dumps(GAME.codec.encode(match.table)))
        again = GAME.codec.decode(GAME.table_type, document, "position")
        assert again == match.table
        move = answer(match, rng, busy=True)
        apply(again, move.answer)
        pending(again)
        assert again == match.table


@pytest.mark.parametrize(("seats", "supercats"), [(2, 0), (3, 0), (4, 0), (2, 1), (4, 3)])
def test_a_view_hides_what_is_face_down_and_can_be_dealt_again(seats, supercats):
    match = new_match(seats, f"views-{seats}", supercats=supercats)
    rng = Random(seats)
    while not match.is_over and len(match.moves) < 200:
        if len(match.moves) % 5 == 0:
            for viewer in range(seats):
                view = GAME.view(match.table, viewer)
                assert view.check() == []
                assert view.seats[viewer] == match.table.seats[viewer]
                other = GAME.deal_hidden(view, Random(1))
                assert GAME.view(other, viewer) == view
                assert other.check() == []
                assert other.unseen_cards() == []
        answer(match, rng, busy=True)


@pytest.mark.clause("ARCS-3.7")
def test_a_hand_is_hidden_from_the_others():
    match = new_match(3, "hands")
    while match.pending.kind != "lead":
        match.roll()
    view = match.table.seen_by(0)
    assert HIDDEN not in view.seats[0].hand
    assert set(view.seats[1].hand) == set(view.seats[2].hand) == {HIDDEN}
    assert {each.card for layer in view.pile for each in layer} == {HIDDEN}
    assert len(view.unseen_cards()) == len(deck(3)) - 6


def test_the_same_answers_from_a_record_give_the_same_game():
    match, rng = new_match(3, "record"), Random(7)
    while not match.is_over:
        answer(match, rng, busy=True)
    registry = Registry({"arcs": lambda: GAME})
    document = json.loads(json.dumps(record.to_document(match)))
    again = record.from_document(registry, document)
    assert again.table == match.table
    assert again.moves == match.moves
    assert record.verify(again, document)


def test_undo_and_redo_come_back_to_the_same_table():
    seats = (SeatSetup("human", "Person"),) * 3
    match, rng = Match(GAME, Setup(seats, "undo", practice=True)), Random(3)
    while not match.is_over and len(match.moves) < 200:
        answer(match, rng, busy=True)
        if rng.random() < 0.3 and match.undo_index is not None:
            after, moves = match.table.copy(), list(match.moves)
            match.undo()
            match.redo()
            assert match.table == after
            assert match.moves == moves


def test_undo_ends_at_dice_and_at_a_turned_up_card():
    match = Match(GAME, Setup((SeatSetup("human", "Person"), SeatSetup("random", "Bot")), "undo"))
    rng = Random(5)
    while not match.is_over and len(match.moves) < 300:
        move = answer(match, rng, busy=True)
        if move.seat == -1:
            assert match.undo_index is None


def test_every_clause_has_a_test_that_proves_it():
    proofs = proofs_by_clause(Path(__file__).parent)
    assert [clause.id for clause in game_clauses(GAME) if clause.id not in proofs] == []


def test_the_court_has_25_guilds_and_6_vox():
    assert sum(COURT[card].is_guild for card in BASE_COURT) == 25
    assert len(BASE_COURT) == 31
