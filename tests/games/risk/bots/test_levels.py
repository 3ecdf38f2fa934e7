"""What every level must do: stay within the rules, see only its own cards, repeat itself."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.arena import Tournament, play_one
from engine.core.decision import Decision
from engine.core.game import game_clauses
from engine.core.match import Match, bots_of
from games.risk.bots.expert import LEVELS
from games.risk.game import GAME
from tests.games.risk.bots.choosing import NAMES as PEOPLE
from tests.games.risk.positions import new_match
from tests.patience import lengths

NAMES = [level.name for level in LEVELS]
CLAUSES = {clause.id for clause in game_clauses(GAME)}
OPTIONS = [
    {"claiming": "chosen", "trade": "document", "defence": "manual"},
    {"claiming": "random", "trade": "classic5", "defence": "automatic"},
]

every_level = pytest.mark.parametrize("name", NAMES)


def decisions(match: Match, answers: int) -> Iterator[Decision]:
    """The decisions of a game among bots, each before it is answered."""
    bots = bots_of(match)
    for _ in range(answers):
        if match.is_over:
            return
        if isinstance(match.pending, Decision):
            yield match.pending
            thought = match.think(bots[match.pending.seat])
            match.answer(thought.option, thought.reasons)
        else:
            match.roll()


@pytest.mark.sample(9)
@every_level
@pytest.mark.parametrize("options", OPTIONS, ids=["chosen", "random"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_answer_is_legal_and_gives_a_reason_of_the_rulebook(name, options, seats):
    match = new_match(seats, name, "legal", **options)
    for _ in decisions(match, 500):
        pass
    given = [move for move in match.moves if move.seat >= 0]
    assert {reason.clause for move in given for reason in move.reasons} <= CLAUSES
    assert all(move.reasons and all(GAME.told(move.reasons, PEOPLE)) for move in given)


@pytest.mark.sample(3)
@lengths("each", 15, 5)
@every_level
@pytest.mark.clause("RISK-16.1")
@pytest.mark.clause("RISK-1.8")
def test_a_level_is_blind_to_the_cards_of_others_and_remembers_nothing(name, each):
    match, rng = new_match(5, name, "blind"), Random(1)
    veteran = GAME.bot(name, match.setup)
    for number, decision in enumerate(decisions(match, 900)):
        if number % each:
            continue
        seat = decision.seat
        view = match.table.seen_by(seat)
        known = view.copy()
        first = veteran.choose(view, decision, Random(number)).explained()
        assert view == known
        elsewhere = match.fork()
        elsewhere.table.hands = view.with_hidden_dealt(rng).hands
        again = elsewhere.table.seen_by(seat)
        assert again == view
        newcomer = GAME.bot(name, match.setup)
        assert newcomer.choose(again, decision, Random(number)).explained() == first


@pytest.mark.clause("RISK-16.1")
def test_only_the_recruit_uses_chance():
    drawing = [level.name for level in LEVELS if level.make(new_match().setup).draws]
    assert drawing == ["recruit"]


def test_there_are_five_levels_and_each_says_what_it_is():
    assert NAMES == ["recruit", "raider", "captain", "general", "expert"]
    assert all(level.title and level.about and 1 <= level.strength <= 4 for level in LEVELS)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("higher", "lower"), [("raider", "recruit"), ("captain", "raider"), ("expert", "captain")]
)
def test_a_higher_level_wins_more_than_its_share(higher, lower):
    """Six games, of which four lower seats would win nearly five if all were equal."""
    tournament = Tournament((higher, *[lower] * 4), 6, "quick ladder")
    ranks = [play_one(GAME, tournament, index).ranks[0] for index in range(6)]
    assert ranks.count(1) >= 2


def test_five_experts_close_their_game():
    outcome = play_one(GAME, Tournament(("expert",) * 5, 1, "pace"), 0)
    assert outcome.finished
    assert sorted(outcome.ranks) == [1, 2, 3, 4, 5]
    assert outcome.rounds < 200
