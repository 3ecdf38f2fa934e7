"""Answers about cards and troops: what the contest allows and this house does not is put right."""

import pytest

from engine.core.external.conversation import Misbehaved
from engine.core.match import play_bots
from games.risk.arena.records import Recorder
from games.risk.arena.syncs import (
    distribution_of,
    require_extra,
    require_sum,
    sets_of,
    still_to_place,
)
from games.risk.board import TERRITORIES, is_set
from games.risk.moves import TakeBonus
from tests.games.risk.arena.players import new_match
from tests.games.risk.arena.test_records import Witness

INFANTRY = [place.id for place in TERRITORIES if place.symbol == "Infantry"]
CAVALRY = [place.id for place in TERRITORIES if place.symbol == "Cavalry"]
WILD = [42, 43]


def sets(*groups):
    return {"sets": [list(group) for group in groups]}


def test_a_set_comes_in_the_order_of_the_hand():
    three = INFANTRY[:3]
    assert sets_of(sets(reversed(three)), three) == [tuple(three)]


def test_a_set_with_two_wild_cards_is_replaced_by_one_that_counts_here():
    hand = sorted([*INFANTRY[:2], CAVALRY[0], *WILD])
    [chosen] = sets_of(sets([INFANTRY[0], *WILD]), hand)
    assert is_set(chosen)
    assert set(chosen) <= set(hand)


def test_a_set_with_two_wild_cards_is_dropped_when_the_hand_has_no_other():
    hand = [INFANTRY[0], *WILD]
    assert sets_of(sets(hand), hand) == []


def test_a_replaced_set_takes_no_card_of_the_others():
    hand = sorted([*INFANTRY[:3], *CAVALRY[:3], *WILD])
    first, second = sets_of(sets([CAVALRY[0], *WILD], INFANTRY[:3]), hand)
    assert first == tuple(INFANTRY[:3])
    assert not set(first) & set(second)
    assert is_set(second)


@pytest.mark.parametrize(
    ("document", "kind"),
    [
        (sets([INFANTRY[0], INFANTRY[1], CAVALRY[0]]), "INVALID_MOVE"),
        (sets(INFANTRY[:3], INFANTRY[:3]), "INVALID_MOVE"),
        (sets([INFANTRY[0]] * 3), "INVALID_MOVE"),
        ({}, "INVALID_MESSAGE"),
        (sets("abc"), "INVALID_MESSAGE"),
    ],
)
def test_what_is_no_set_is_named(document, kind):
    with pytest.raises(Misbehaved) as problem:
        sets_of(document, sorted([*INFANTRY[:3], CAVALRY[0]]))
    assert problem.value.kind == kind


def test_all_troops_must_be_distributed_and_a_second_extra_may_be_counted_on():
    require_sum({1: 3, 2: 2}, 5, may_count_extra=False)
    require_sum({1: 3, 2: 4}, 5, may_count_extra=True)
    for troops in ({1: 4}, {1: 6}, {1: 7}):
        with pytest.raises(Misbehaved, match=f"distributes {troops[1]} troops and has 5"):
            require_sum(troops, 5, may_count_extra=False)


def test_two_troops_stand_on_a_territory_that_a_card_shows():
    require_extra({1: 3, 2: 2}, (2, 7))
    require_extra({1: 3}, ())
    with pytest.raises(Misbehaved, match="must place 2 troops on territory 2 or 7"):
        require_extra({1: 3, 2: 1, 7: 1}, (2, 7))


def test_numbers_as_text_are_read():
    assert distribution_of({"distributions": {"3": 2, "4": "5"}}, (3, 4)) == {3: 2, 4: 5}


@pytest.mark.parametrize(
    ("troops", "done", "count", "left"),
    [
        ({1: 3, 2: 4}, {}, 7, {1: 3, 2: 4}),
        ({1: 3, 2: 4}, {2: 2}, 5, {1: 3, 2: 2}),
        ({1: 3, 2: 4}, {}, 5, {1: 3, 2: 2}),
        ({1: 1, 2: 9}, {}, 3, {1: 1, 2: 2}),
        ({1: 2}, {1: 2}, 3, {1: 3}),
        ({1: 5}, {7: 2}, 3, {1: 3}),
        ({1: 2, 2: 3}, {1: 5, 2: 3}, 4, {1: 4}),
        ({1: 1, 2: 1}, {}, 4, {1: 3, 2: 1}),
    ],
)
def test_a_distribution_is_fitted_to_what_is_left(troops, done, count, left):
    assert still_to_place(troops, done, count) == left


def test_the_record_of_a_redemption_may_be_made_before_its_last_set_is_redeemed():
    match = new_match(3, "planned")
    recorder = Recorder()
    while not match.table.round:
        match.answer(match.pending.options[0]) if match.seat_to_answer >= 0 else match.roll()
    recorder.follow(match.moves)
    recorder.close_redemption([tuple(INFANTRY[:3]), tuple(CAVALRY[:3])])
    move, brought = (record.text for record in recorder.records[-2:])
    assert f'"sets":[{INFANTRY[:3]},{CAVALRY[:3]}]'.replace(" ", "") in move
    assert '"total_set_bonus":10' in brought
    assert recorder.placement.redeemed == []


def test_witnesses_meet_redemptions_of_several_sets():
    """The games of test_records are only worth something if they contain the hard cases."""
    match = new_match(4, "sets", rounds="50")
    witnesses = [Witness(seat) for seat in range(4)]
    play_bots(match, witnesses)
    redemptions = [
        record["sets"]
        for witness in witnesses
        for query in witness.connection.queries
        for record in query["update"].values()
        if record["record_type"] == "move_redeem_cards"
    ]
    assert any(len(chosen) >= 2 for chosen in redemptions)
    assert any(isinstance(move.answer, TakeBonus) for move in match.moves)
    assert [witness.faults for witness in witnesses] == [{}] * 4
