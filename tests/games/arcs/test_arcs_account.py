"""The review of a game: what was chosen beside the Admiral's choice, dice, Power by chapter."""

import json
from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games.arcs.account import account_of, accounts, mean, review
from games.arcs.board import FACES
from games.arcs.bots.admiral import Budget, SearchBot
from games.arcs.events import AmbitionScored, BattleStarted, DiceRolled
from games.arcs.game import GAME
from tests.games.arcs.positions import a_seat, acting

HASTY = SearchBot(Budget(width=1, breadth=2, rolls=1, tables=20))


def played(answers, people=(0,), seed="review"):
    """A match of random answers, the seats of people among them."""
    seats = tuple(
        SeatSetup("human" if seat in people else "random", f"Seat {seat}") for seat in range(2)
    )
    match, rng = Match(GAME, Setup(seats, seed)), Random(4)
    while not match.is_over and len(match.moves) < answers:
        if isinstance(match.pending, Chance):
            match.roll()
        elif match.pending.kind == "dice":
            match.answer(match.pending.options[0])
        else:
            busy = [each for each in match.pending.options if str(each) != "End the turn"]
            busy = [each for each in busy if str(each) == "Battle"] or busy
            match.answer(rng.choice(busy or match.pending.options))
    return match


@pytest.mark.clause("PLAY-2.8")
def test_choices_of_people_are_set_beside_the_best_with_their_cost():
    match = played(60)
    mine, theirs = accounts(match, HASTY)
    assert mine.choices
    assert theirs.choices == []
    assert all(choice.delta <= 0.0 for choice in mine.choices)
    for choice in mine.choices:
        move = match.moves[choice.answer]
        assert (move.seat, move.kind) == (0, choice.decision)
        assert (choice.delta == 0.0) >= (choice.played == choice.best)
    assert mine.mistakes == pytest.approx(sum(choice.delta for choice in mine.choices), abs=0.01)


@pytest.mark.clause("PLAY-2.8")
def test_dice_are_told_beside_what_they_show_on_average():
    match = played(400, people=())
    events = [event for move in match.moves for event in move.events]
    rolled = [event for event in events if type(event) is DiceRolled]
    begun = [event for event in events if type(event) is BattleStarted]
    assert any(event.skirmish + event.assault for event in begun)
    for account in accounts(match, HASTY):
        mine = [event for event in rolled if event.seat == account.seat]
        assert account.symbols.shown["hit"] == sum(event.hits for event in mine)
        assert account.symbols.shown["key"] == sum(event.keys for event in mine)
        fights = [event for event in begun if event.seat == account.seat]
        hits = sum(event.skirmish / 2 + event.assault * 7 / 6 for event in fights)
        assert account.symbols.expected["hit"] == pytest.approx(hits)


@pytest.mark.clause("PLAY-2.8")
def test_luck_is_what_a_roll_brought_beyond_the_average_of_imagined_ones():
    """The same battle by hand: the best roll is good luck, the worst one is bad luck."""

    def luck(face):
        table = acting(
            a_seat("1-gate 4", count=2), a_seat("1-gate 4", count=2), lead="aggression-2"
        )
        table.pile = tuple(tuple(layer) for layer in table.pile)
        setup = Setup((SeatSetup("random", "You"), SeatSetup("random", "Vega")), "luck",
                      dice_by_hand=True, position=GAME.codec.encode(table))  # fmt: skip
        match = Match(GAME, setup)
        for words in ("Battle", "Attack seat 2 in 1-gate", "4 skirmish, 0 assault, 0 raid"):
            match.answer(next(each for each in match.pending.options if str(each) == words))
        match.answer((face,) * 4)
        return [account.luck for account in accounts(match, HASTY)]

    worst, best = luck(1), luck(6)
    assert worst[0] < 0.0 < best[0]
    assert worst[1] == best[1] == 0.0


def test_the_averages_are_those_of_the_dice():
    assert mean(FACES["skirmish"], "hit") == 0.5
    assert mean(FACES["assault"], "hit") == pytest.approx(7 / 6)
    assert mean(FACES["raid"], "key") == pytest.approx(4 / 6)


@pytest.mark.clause("PLAY-2.8")
def test_power_by_chapter_and_ambitions_add_up_to_the_result():
    match = played(5000, people=())
    assert match.is_over
    document = json.loads(json.dumps(review(match, HASTY)))
    scored = [event for move in match.moves for event in move.events]
    scored = [event for event in scored if type(event) is AmbitionScored]
    for seat in document["seats"]:
        assert seat["power"][-1] == seat["result"]
        assert len(seat["power"]) == match.table.chapter
        mine = [event for event in scored if event.seat == seat["seat"]]
        assert sum(each["power"] + each["bonus"] for each in seat["ambitions"]) == sum(
            event.power + event.bonus for event in mine
        )
        assert seat["baseline"] == pytest.approx(
            seat["result"] - seat["luck"] - seat["mistakes"], abs=0.02
        )


def test_a_review_is_the_same_every_time():
    match = played(120)
    assert review(match, HASTY) == review(match, HASTY)


def test_each_battle_counts_for_whoever_attacks():
    fights = [BattleStarted(seat, 2, "1-hex", 1, 0, 0) for seat in (0, 1, 1)]
    assert [each.battles for each in account_of(fights, acting())] == [1, 2, 0]
