"""What holds in every turn of SUPERCATs, whatever the position: games of their own as the samples.

`SUPERCAT_GAMES=60` plays more of them.
"""

import itertools
import os
from functools import cache
from random import Random

import pytest

from engine.core.decision import Chance, Decision
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games.arcs.events import CardCopied, CardPlayed, ShipsMoved
from games.arcs.game import GAME
from games.arcs.state import ArcsTable
from games.arcs.supercat.bot import SupercatPlayer
from tests.benchmarks.supercat_turns import ALONE, Followed, follow

GAMES = int(os.environ.get("SUPERCAT_GAMES", "3"))
MODES = ("base", "campaign")


def way_of(reason):
    """The systems that a march comes to, as its reason tells them; none where it is one step."""
    aim = reason.said.args.get("aim", reason.said)
    march = aim.args.get("march", aim)
    if march.key != "aim-march" or not march.args["by"]:
        return []
    stops = (march.args["origin"], *march.args["by"], march.args["target"])
    return [each.value for each in stops]


def games_of(mode):
    """Matches of SUPERCATs alone, two to four of them."""
    for number in range(GAMES):
        seats = [SeatSetup("supercat", f"Cat {n}") for n in range(2 + number % 3)]
        yield Match(GAME, Setup(tuple(seats), f"same/{number}", {"mode": mode}))


def answers_of(match):
    """Every decision of a match with what is answered to it, and what follows from that."""
    bots = bots_of(match)
    while match.pending is not None:
        if isinstance(match.pending, Chance):
            match.roll()
            continue
        thought = match.think(bots[match.pending.seat])
        decision, view = match.pending, match.table.seen_by(match.pending.seat)
        move = match.answer(thought.option, thought.reasons)
        yield decision, view, thought, move.events


@pytest.fixture(scope="module", params=MODES)
def games(request):
    """Whole games, played once for all that is asked of them: the answers of each."""
    return [list(answers_of(match)) for match in games_of(request.param)]


@cache
def followed_in(mode):
    """What the moves of whole games came to, played once for all that is asked of them."""
    followed = Followed()
    for number in range(GAMES):
        follow(2 + number % 3, f"undone/{number}", mode, followed)
    return followed


@pytest.mark.clause("CAT-11.19", "CAT-11.22")
@pytest.mark.parametrize("mode", MODES)
def test_no_move_is_undone_and_every_march_arrives(mode):
    followed = followed_in(mode)
    assert followed.moves > 20 * GAMES
    assert followed.examples == []


@pytest.mark.clause("CAT-11.26")
def test_hardly_a_move_goes_back_for_no_rival():
    """Issue 45: at most one in a hundred retraces the path of the last card."""
    followed = followed_in("base")
    assert followed.back[ALONE] <= 1 + followed.moves // 500


@pytest.mark.clause("CAT-11.23")
def test_a_march_is_told_with_its_way_once_and_goes_that_way(games):
    told = 0
    for answers in games:
        due: list[tuple[str, str]] = []
        for decision, _, thought, events in answers:
            way = way_of(thought.reasons[-1]) if decision.kind == "move" else []
            if way and not due:
                due = list(itertools.pairwise(way))
                told += 1
            for event in events:
                if isinstance(event, CardPlayed | CardCopied):
                    due = []
                elif isinstance(event, ShipsMoved) and due:
                    assert (event.origin, event.target) == due.pop(0)
    assert told > 5


@pytest.mark.clause("CAT-11.19")
def test_chance_decides_among_equals_only_and_never_what_action_is_taken(games):
    compared = 0
    for answers in games:
        for number, (decision, view, thought, _) in enumerate(answers):
            if decision.kind in ("act", "opening", "fleet", "catapult", "dice"):
                other = SupercatPlayer().choose(view, decision, Random(number)).explained()
                assert (other.option, other.reasons) == (thought.option, thought.reasons)
                compared += 1
    assert compared > 100


@pytest.mark.clause("CAT-11.19")
def test_a_position_written_down_in_the_middle_of_a_turn_gets_the_same_answer(games):
    compared = 0
    for answers in games:
        for decision, view, thought, _ in answers:
            if not view.turn.trail or decision.kind not in ("act", "fleet", "catapult", "dice"):
                continue
            document = GAME.codec.encode(view)
            read = GAME.codec.decode(ArcsTable, document, "position")
            again = Decision(decision.seat, decision.kind, decision.prompt, decision.options)
            assert SupercatPlayer().choose(read, again, Random(0)).option == thought.option
            compared += 1
    assert compared > 20
