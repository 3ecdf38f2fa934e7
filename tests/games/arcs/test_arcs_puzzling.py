"""What a puzzle of Arcs offers and weighs: whole turns in words, and a round that is played on."""

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games.arcs import learning
from games.arcs.bots.admiral import SearchLine
from games.arcs.bots.steward import Baseline
from games.arcs.game import GAME
from games.arcs.learning import TRUST, whole_turn
from games.arcs.moves import END_TURN
from games.arcs.steps.rounds import NextSeat
from tests.games.arcs.positions import a_seat, acting, asked, play


def a_turn(pips=1):
    """Seat 0 has led with actions left, seat 1 has a card to play and seat 2 has none."""
    table = acting(
        a_seat("1-gate 2", hand="construction-2"), a_seat("4-gate 1", hand="aggression-2"),
        lead="mobilization-6", court="Mining Interest", turn={"pips": pips, "prelude": False},
    )  # fmt: skip
    table.steps.insert(0, NextSeat())
    return table


def line_of(table, *words):
    """A line with these answers one after the other, worth two Power so far."""
    after, answers = table.copy(), []
    for each in words:
        answers.append({str(option): option for option in asked(after).options}[each])
        play(after, each)
    return SearchLine(answers[0], after, 2.0, answers=tuple(answers))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("Move", "Move from 1-gate to 1-hex", "1 fresh and 0 damaged"),
         "Move from Gate 1 to Hex 1"),
        (("Influence", "Influence Mining Interest"), "Influence Mining Interest"),
        (("End the turn",), "End the turn"),
    ],
)  # fmt: skip
def test_a_way_tells_what_is_done_and_not_the_action_that_is_paid_for_it(words, told):
    table = a_turn()
    line = line_of(table, *words)
    way = whole_turn(table, line)
    assert (way.moves, way.words) == (line.answers, told)


def test_what_a_way_does_is_told_in_its_order():
    table = a_turn(pips=2)
    influence = ("Influence", "Influence Mining Interest")
    line = line_of(table, *influence, "Move", "Move from 1-gate to 1-hex", "1 fresh and 0 damaged")
    told = "Influence Mining Interest, then move from Gate 1 to Hex 1"
    assert whole_turn(table, line).words == told


@pytest.mark.clause("PLAY-2.1")
def test_why_tells_what_the_best_way_does():
    setup = Setup((SeatSetup("human", "A"), *[SeatSetup("steward", name) for name in "BC"]), "why",
                  position=GAME.codec.encode(a_turn()))  # fmt: skip
    match = Match(GAME, setup)
    ways = learning.CRAFT.ways(match.table.seen_by(0), match.pending)
    longest = max(ways, key=lambda way: len(way.moves))
    assert len(longest.moves) > 1
    first = learning.CRAFT.why(match, (), longest)[0]
    assert (first.clause, first.text) == (
        "PLAY-2.1",
        f"Best choice found: {longest.words}",
    )


class Watched:
    """Answers as the simplest level does, and keeps in mind what it was asked."""

    def __init__(self):
        self.asked = []

    def choose(self, view, decision, rng):
        self.asked.append((decision.seat, decision.kind))
        return Baseline().choose(view, decision, rng)


@pytest.mark.clause("PLAY-1.1")
def test_a_round_is_played_on_until_the_seat_has_a_card_to_play_again(monkeypatch):
    table, watched = a_turn(), Watched()
    monkeypatch.setattr(learning, "_BASELINE", watched)
    line = line_of(table, "End the turn")
    assert line.option == END_TURN
    sample = learning.CRAFT.searching(table.seen_by(0), 0, [whole_turn(table, line)], "seed")
    later = sample._later(line, 0)
    assert (watched.asked[0], {seat for seat, _ in watched.asked}) == ((1, "play"), {1})
    quiet = line.worth + TRUST * (sample._evaluator(line.table.seen_by(0)) - line.worth)
    assert later != pytest.approx(quiet), "what seat 1 did is seen"
    assert sample._later(line, 0) == later, "the same round, however often it is asked"
