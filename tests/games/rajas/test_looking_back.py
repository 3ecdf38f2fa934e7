"""Looking back with the Raja: what is compared, how sure it is, what the dice did."""

import json
from functools import cache

import pytest

from engine.core.decision import Decision
from engine.core.match import bots_of, play_bots
from engine.core.step import apply, pending
from engine.text.message import as_written
from games.rajas.bots.raja import MONEY_PER_ROUND, RAJA, Prospect, Raja, standing
from games.rajas.events import DiceGained, DiceRerolled, StartRolled
from games.rajas.game import GAME
from games.rajas.learning import (
    LEAST,
    Compared,
    DiceAccount,
    TurnReview,
    advice,
    compare,
    look_back,
    review,
)
from games.rajas.moves import Place
from tests.games.rajas.positions import VOICE, a_table, dice, dummy, new_match, person

THIS, THAT, SAME = map(as_written, ("this", "that", "same"))
A, B, C, D, E, F = map(as_written, "abcdef")


@cache
def played(*players: str, stand_in: str = "page", seed: str = "s3"):
    """A whole game with a bot in the place of every person."""
    match = new_match(*players, seed=seed)
    play_bots(match, [bot or GAME.bot(stand_in, match.setup) for bot in bots_of(match)])
    assert match.is_over
    return match


@cache
def looked_back(*players: str):
    """The reviews of such a game, which take a second."""
    return look_back(played(*players))


@pytest.mark.clause("RAJ-13.5")
def test_the_raja_himself_loses_nothing():
    table = a_table(person("o6 o6 g2", money=6), dummy(), tops="OT5 GC1")
    best = advice(table, pending(table)).best.option
    told = compare(table, pending(table), best)
    assert told.is_same
    assert (told.rounds, told.error) == (0.0, 0.0)


@pytest.mark.clause("RAJ-13.5")
def test_a_worse_move_is_told_with_its_difference_and_error():
    table = a_table(person("o6 o6 g2", money=6), dummy(), tops="OT5 GC1")
    told = compare(table, pending(table), Place("terrace_reroll"))
    assert VOICE.say(told.raja) != VOICE.say(told.played) == "Terrace: 2 money and reroll"
    assert told.rounds > 2 * told.error
    assert told.is_sure
    assert told == compare(table, pending(table), Place("terrace_reroll")), "always the same"


@pytest.mark.clause("RAJ-13.5")
def test_what_a_move_lost_is_the_mean_difference_of_the_same_luck(monkeypatch):
    """The Raja's move comes to ten each time, the other to four: six in money."""
    table = a_table(person("o6 o6 g2", money=6), dummy(), tops="OT5 GC1")
    other = Place("terrace_reroll")

    def played_out(raja, view, seat, option, lucks):
        return [4.0 if option == other else 10.0] * len(lucks)

    monkeypatch.setattr(Raja, "played_out", played_out)
    monkeypatch.setattr(Raja, "_later", lambda *seen: Prospect(4.0 if seen[3] == other else 10.0))
    told = compare(table, pending(table), other)
    assert (told.rounds, told.error) == (pytest.approx(6 / MONEY_PER_ROUND), 0.0)


@pytest.mark.clause("RAJ-13.5")
def test_what_lies_within_twice_the_error_tells_nothing():
    assert not Compared(3, "place", THIS, THAT, 0.15, 0.08).is_sure
    assert Compared(3, "place", THIS, THAT, 0.17, 0.08).is_sure
    assert not Compared(3, "place", THIS, THAT, 0.01, 0.0).is_sure
    assert not Compared(3, "place", THIS, THAT, LEAST, 0.0).is_sure
    turn = TurnReview(1, 1, (Compared(3, "place", A, B, 0.3, 0.03),
                             Compared(4, "lay", C, D, -0.1, 0.04)))  # fmt: skip
    assert turn.rounds == pytest.approx(0.2)
    assert turn.error == pytest.approx(0.05)
    assert turn.is_sure
    assert not TurnReview(1, 1, (Compared(3, "place", A, B, 0.3, 0.2),)).is_sure
    assert not TurnReview(1, 1, (Compared(3, "place", A, B, LEAST, 0.0),)).is_sure
    assert turn.main.played == A
    alike = Compared(5, "buy", SAME, SAME)
    assert TurnReview(1, 1, (alike, *turn.choices)).main.played == A
    small = Compared(6, "pay", E, F, 0.0, 0.0)
    assert TurnReview(1, 1, (alike, small)).main == small


def test_every_turn_of_the_people_is_looked_at_and_nobody_elses():
    match = played("human", "dummy")
    (found,) = looked_back("human", "dummy")
    assert found.seat == 0
    workers = {(turn.round, turn.worker) for turn in found.turns if turn.round}
    assert len(workers) == len([turn for turn in found.turns if turn.round])
    answers = [choice.answer for turn in found.turns for choice in turn.choices]
    table, choices = GAME.opening(match.setup), []
    for number, move in enumerate(match.moves):
        asked = pending(table)
        if isinstance(asked, Decision) and asked.seat == 0 and len(asked.options) > 1:
            choices.append(number)
        apply(table, move.answer)
    assert sorted(answers) == choices != []
    assert found.rounds == pytest.approx(sum(turn.rounds for turn in found.turns))


def test_where_nobody_is_a_person_the_bots_are_looked_at():
    assert [each.seat for each in looked_back("page", "dummy")] == [0]


def test_dice_are_set_beside_what_they_bring_on_average():
    account = DiceAccount()
    account.add(dice("o6 g6 b1 p2"))
    assert account.faces == [1, 1, 0, 0, 0, 2]
    assert (account.pips, account.luck) == (15, 1.0)
    assert account.spread == pytest.approx(3.416, abs=0.001)


def test_all_dice_of_a_seat_are_counted():
    match = played("human", "dummy")
    own = [event for move in match.moves for event in move.events if getattr(event, "seat", 1) == 0]
    count = sum(len(event.dice) for event in own if isinstance(event, StartRolled | DiceGained))
    count += sum(len(event.after) for event in own if isinstance(event, DiceRerolled))
    assert looked_back("human", "dummy")[0].dice.count == count


def test_the_document_says_it_all_as_json(monkeypatch):
    match = played("human", "dummy")
    found = {match: looked_back("human", "dummy")}
    monkeypatch.setattr("games.rajas.learning.look_back", found.__getitem__)
    document = review(match)
    seat = json.loads(json.dumps(document))["seats"][0]
    assert seat["result"] == match.table.seats[0].overlap
    assert seat["mistakes"] == pytest.approx(sum(choice["delta"] for choice in seat["choices"]))
    assert "rounds lost against the Raja" in seat["text"]


@pytest.mark.clause("RAJ-13.4")
def test_to_have_won_is_worth_more_than_to_go_on():
    """The same markers with the game over and not: no worth of another scale."""
    over = a_table(person("o1", fame=55, money=14), dummy(), steps=[])
    going_on = a_table(person("o1", fame=55, money=9), dummy())
    weights = RAJA.weights
    assert standing(over, 0, weights, 1.0) > standing(going_on, 0, weights, 1.0)
    lost = a_table(person("o1", fame=55, money=14), dummy(fame=60, money=20), steps=[])
    assert standing(lost, 0, weights, 1.0) < standing(going_on, 0, weights, 1.0)
