"""What the others did since a seat's last turn."""

from engine.core.story import Passage
from games.risk.account import Deed, Span, deeds, events_in, others_since
from games.risk.board import territory_named
from games.risk.events import BattleRolled, TerritoryConquered, TurnStarted
from tests.games.risk.positions import ATTACKING, playing
from tests.games.risk.scene.playing import a_match, from_position, played_until


def turns(events):
    return [event.seat for event in events if isinstance(event, TurnStarted)]


def test_before_the_first_turn_it_is_what_happened_since_the_first_turn_of_the_game():
    match = played_until(a_match(), "reinforce")
    order = match.table.order
    span = others_since(match.story(0).passages, 0)
    if order[0] == 0:
        assert span is None
    else:
        seats = turns(events_in(match.story(0).passages, span))
        assert seats == list(order[1 : order.index(0) + 1])


def test_between_two_turns_it_is_everybody_else_and_the_own_turn_is_not_counted():
    match = played_until(a_match(), "reinforce", skip=1)
    span = others_since(match.story(0).passages, 0)
    assert span is not None
    order = match.table.order
    own = order.index(0)
    later = [seat for seat in (*order[own + 1 :], *order[: own + 1]) if seat in match.table.alive]
    # The first of the others starts with the answer that ended the own turn, before the span.
    assert turns(events_in(match.story(0).passages, span)) == later[1:]
    begun = match.story(0).passages[span.end - 1]
    assert turns(begun.events) == [0], "the own turn begins with the last answer of the others"


def test_in_the_first_turn_of_the_game_nobody_else_has_played():
    begun = Passage(0, 0, None, (TurnStarted(0, 1, 14, 4, (), 0),))
    assert others_since([begun], 0) is None
    after = Passage(1, 0, None, (TurnStarted(1, 1, 14, 4, (), 0),))
    assert others_since([begun, after], 0) is None
    assert others_since([begun, after, Passage(2, 1, None, ())], 0) == Span(2, 3)


def test_without_turns_there_is_nothing_to_tell():
    match = played_until(a_match(), "claim")
    assert others_since(match.story(0).passages, 0) is None


def test_all_rolls_of_a_battle_are_one_deed_and_a_capture_marks_it_won():
    match = from_position(playing({"Ural": 30}, {"China": 3}, steps=ATTACKING), "eager", "eager")
    played_until(match, "fortify")
    found = deeds(event for passage in match.story(0).passages for event in passage.events)
    battles = [deed for deed in found if deed.kind == "battle"]
    pairs = [(deed.source, deed.target) for deed in battles if deed.is_won]
    assert len(pairs) == len(set(pairs))
    assert battles[0].killed >= 1
    assert isinstance(battles[0], Deed)


def rolled(source, target, lost, killed):
    dice = ((6, 5), (4,))
    return BattleRolled(0, 1, territory_named(source), territory_named(target), *dice, lost, killed)


def test_rolls_between_other_territories_are_battles_of_their_own():
    ural, china, siam, india = map(territory_named, ("Ural", "China", "Siam", "India"))
    found = deeds([
        rolled("Ural", "China", 1, 1),
        rolled("Ural", "China", 0, 2),
        rolled("Siam", "India", 2, 0),
        TerritoryConquered(0, 1, siam, india),
        rolled("Siam", "India", 1, 0),
    ])  # fmt: skip
    assert found == [
        Deed("battle", 0, ural, china, False, 1, 3),
        Deed("battle", 0, siam, india, True, 2, 0),
        Deed("battle", 0, siam, india, False, 1, 0),
    ]
