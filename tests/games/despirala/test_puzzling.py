"""Puzzles: values agree with the rules, and a bot's answer is found among the ways."""

import pytest

from engine.core.decision import Answer, Reason
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import pending
from engine.core.thinking import MatchCopy
from games.despirala.bots import exact_values, option_scores
from games.despirala.findings import findings
from games.despirala.game import GAME
from games.despirala.learning import CRAFT, FACTS, score_by_rules
from games.despirala.moves import Attempt, Reroll
from tests.games.despirala.positions import all_but, choosing, new_match

ROLL = (1, 1, 2, 2, 3, 4)


def test_a_score_by_the_rules_is_that_of_the_tables():
    """A target under way, a Collect that may stop, and another roll of all dice."""
    table = choosing(ROLL, 3, all_but("Straight", "Collect 2", "Three pairs"))
    options = [Attempt("Straight"), Attempt("Collect 2"), Reroll()]
    scores = option_scores(exact_values("normal"), table, options)
    assert [score_by_rules(table, option) for option in options] == pytest.approx(scores)
    assert len(set(scores)) == 3


@pytest.mark.parametrize("chosen", [Attempt("Collect 2"), Reroll(), Attempt("Straight")])
def test_a_bot_answers_with_the_way_of_its_combination(chosen):
    table = choosing(ROLL, 3, all_but("Straight", "Collect 2", "Three pairs"))
    seats = (SeatSetup("human", "Ann"),)
    match = Match(GAME, Setup(seats, "ways", {}, position=GAME.codec.encode(table)))
    ways = CRAFT.ways(match.table, match.pending)
    assert len(ways) == 4

    class Sure:
        draws = False

        def choose(self, view, decision, rng):
            return Answer(chosen, (Reason("DESP-1.1", "it does"),))

    number = CRAFT.answered(match, Sure(), ways)
    assert number is not None
    assert ways[number].moves[0] == chosen


def test_what_a_collect_gives_at_once():
    assert FACTS["now"](choosing((4, 4, 4, 1, 2, 3)), 0, "Collect 4") == "12"


def test_a_puzzle_notes_what_a_collect_gives_now_and_the_most_it_can_give():
    """DESP-7.1: two twos are 4 points; six twos end the Collect."""
    table = choosing(ROLL, 3, all_but("Straight", "Collect 2", "Three pairs"))
    notes = {way.words: way.note for way in CRAFT.ways(table, pending(table))}
    assert notes["Collect 2"] == "4 now, 12 at most"


def test_findings_of_a_match_are_kept_and_copied():
    match = new_match("human", dice_by_hand=True)
    copy = MatchCopy(GAME, match.setup)
    copy.match.answer(ROLL)
    first = findings(copy)
    ledger = copy.kept["ledger"]
    copy.match.answer(Attempt("Collect 2"))
    second = findings(copy)
    assert copy.kept["ledger"] is ledger
    assert [len(found.accounts[0].entries) for found in (first, second)] == [1, 2]
