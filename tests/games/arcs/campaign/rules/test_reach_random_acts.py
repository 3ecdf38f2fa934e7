"""Whole Acts of two to four seats: whatever is answered, nothing is lost, and the Act ends.

`REACH_RANDOM_ACTS=300` plays more of them.
"""

import json
import os
from dataclasses import replace
from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.match import Match
from games.arcs.campaign.rules.events import FateEnded
from games.arcs.campaign.rules.moves import TakeFate
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.court import REACH_COURT
from games.arcs.events import GameEnded
from games.arcs.expansion import BASE_GAME
from games.arcs.game import GAME
from tests.games.arcs.campaign.rules.soundness import assert_act_sound
from tests.games.arcs.positions import new_match
from tests.games.arcs.test_arcs_random_games import IDLE

ACTS = int(os.environ.get("REACH_RANDOM_ACTS", "6"))
FORCED_ACTS = max(2, ACTS // 3)
FINISHED_BY = 6000


def an_act(seats, seed, supercats=0):
    return new_match(seats, seed, supercats=supercats, mode="campaign")


def answer(match, rng, *, busy=False):
    if isinstance(match.pending, Chance):
        return match.roll()
    choices = list(match.pending.options)
    if busy and rng.random() < 0.9:
        choices = [each for each in choices if type(each).__name__ not in IDLE] or choices
    return match.answer(rng.choice(choices))


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", range(ACTS))
def test_a_random_act_stays_sound_and_ends_after_three_chapters(number):
    count, rng = 2 + number % 3, Random(number)
    match = an_act(count, f"act-{number}", supercats=number % 4 and number % count)
    while not match.is_over:
        answer(match, rng, busy=number % 2 == 1)
        assert_act_sound(match.table)
        assert len(match.moves) < FINISHED_BY
    assert match.table.chapter == 3
    events = [event for move in match.moves[-3:] for event in move.events]
    assert isinstance(events[-1], GameEnded)
    assert sum(isinstance(event, FateEnded) for event in events) == count
    assert sorted(match.result.ranks) == list(range(1, count + 1))


def answer_for(match, rng, fates):
    """An answer by chance, but for the fates that are dealt and kept."""
    asked = match.pending
    if isinstance(asked, Chance) and asked.kind == "draw fate":
        return match.answer(fates[asked.for_seat])
    if isinstance(asked, Chance) and asked.kind == "fates":
        left = [each for each in asked.outcomes.cards if each not in fates]
        return match.answer(tuple(sorted((fates[asked.for_seat], rng.choice(left)))))
    if not isinstance(asked, Chance) and asked.kind == "fate":
        return match.answer(TakeFate(fates[asked.seat]))
    return answer(match, rng, busy=rng.random() < 0.8)


@pytest.mark.parametrize("number", range(FORCED_ACTS))
def test_an_act_with_believer_and_caretaker_is_sound_and_comes_back_from_its_record(number):
    count, rng = 2 + number % 3, Random(number)
    others = [each for each in FATE_CARDS if each not in ("believer", "caretaker")]
    fates = ["believer", "caretaker", *rng.sample(others, count - 2)]
    rng.shuffle(fates)
    setup = an_act(count, f"forced-{number}", supercats=rng.randrange(count)).setup
    people = [replace(each, player="human") for each in setup.seats if each.player == "random"]
    match = Match(GAME, replace(setup, seats=(*people, *setup.seats[len(people) :])))
    taken_back = 0
    while not match.is_over:
        answer_for(match, rng, fates)
        if len(match.moves) % 3 == 0:
            assert_act_sound(match.table)
        if len(match.moves) % 10 == 0 and match.undo_index is not None:
            before = match.table.copy()
            taken_back += len(match.undo())
            while match.can_redo:
                match.redo()
            assert match.table == before
        assert len(match.moves) < FINISHED_BY
    assert taken_back
    again = Match(GAME, match.setup)
    again.play_recorded([(move.answer, move.reasons) for move in match.moves])
    assert GAME.codec.encode(again.table) == GAME.codec.encode(match.table)


def test_copies_json_and_views_of_an_act():
    match, rng = an_act(3, "json", supercats=1), Random(3)
    while not match.is_over:
        answer(match, rng, busy=True)
        if len(match.moves) % 20:
            continue
        table = match.table
        document = json.loads(json.dumps(GAME.codec.encode(table)))
        assert GAME.codec.decode(GAME.table_type, document, "position") == table
        assert table.copy() == table
        assert table.copy().reach is not table.reach
        for seat in range(3):
            assert GAME.view(table, seat).check() == []


def test_before_all_are_turned_up_nobody_sees_the_fates_of_others():
    match = an_act(3, "secret")
    while match.pending.kind != "fate":
        match.roll()
    match.answer(match.pending.options[1])
    own, other = match.table.seen_by(match.moves[-1].seat), match.table.seen_by(match.pending.seat)
    first = match.moves[-1].seat
    assert own.reach.fates[first].id in FATE_CARDS
    assert other.reach.fates[first].id == "unchosen"
    assert set(other.reach.fates[first].dealt) == {"unchosen"}
    assert set(own.reach.fates[match.pending.seat].dealt) == {"unchosen"}


def test_the_court_deck_of_the_campaign_has_fifteen_cards_ten_of_them_known():
    assert len(REACH_COURT) == 15
    assert sum(card.startswith("bc") for card in REACH_COURT) == 10


def test_a_base_table_has_no_campaign():
    match = new_match(3, "base")
    assert match.table.reach is BASE_GAME
    assert match.table.copy().reach is BASE_GAME
    assert GAME.codec.encode(match.table)["reach"] is None


def test_fates_that_a_view_hides_are_dealt_to_play_on():
    match = an_act(3, "hidden")
    while match.pending.kind != "fate":
        match.roll()
    match.answer(match.pending.options[0])
    dealt = GAME.deal_hidden(match.table.seen_by(match.pending.seat), Random(1))
    fates = dealt.reach.fates
    assert all(set(fate.dealt) <= set(FATE_CARDS) for fate in fates)
    assert fates[match.pending.seat] == match.table.reach.fates[match.pending.seat]
    assert len({name for fate in fates for name in fate.dealt}) == 6
    assert dealt.check() == []
