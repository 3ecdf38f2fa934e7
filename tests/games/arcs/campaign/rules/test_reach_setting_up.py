"""Setting up the Act, clause by clause."""

from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.step import silence
from games.arcs.board import SYSTEMS
from games.arcs.campaign.rules.events import HomeSettled
from games.arcs.campaign.rules.fates import FATES
from games.arcs.campaign.rules.setting_up import NameFirstRegent
from games.arcs.campaign_components import COUNCIL, FATE_CARDS, FREE, POLICIES, UNKNOWN_LORE
from games.arcs.steps.rounds import MayRedraw
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, new_match, play


def set_up(count, seed="setting up", supercats=0):
    """An Act whose first hands are dealt."""
    match = new_match(count, seed, supercats=supercats, mode="campaign")
    rng = Random(seed)
    while not match.table.chapter or match.pending.kind == "deal":
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            match.answer(rng.choice(match.pending.options))
    return match


@pytest.mark.clause("REACH-2.1", "REACH-2.14")
def test_the_whole_map_is_in_play_and_events_are_among_the_cards():
    for count, events in ((2, 2), (3, 2), (4, 3)):
        table = set_up(count).table
        assert len(table.systems) == 24
        assert sum(card.startswith("event") for card in table.action_cards) == events


@pytest.mark.clause("REACH-2.2", "REACH-2.3")
def test_the_court_has_the_council_and_lore_unseen_in_the_deck():
    for count, row in ((2, 3), (3, 4), (4, 4)):
        table = set_up(count).table
        assert table.court[0].card == COUNCIL
        assert len(table.court) == row + 1
        assert table.court_deck.count(UNKNOWN_LORE) == count
        assert len(table.court_deck) == 15 - row + count
        assert table.reach.council == "in session"


@pytest.mark.clause("REACH-2.4")
def test_the_policies_lie_in_random_order():
    match = new_match(3, mode="campaign")
    match.roll()
    while match.pending.kind != "policies":
        match.roll()
    match.answer(("war", "peace", "escalation"))
    assert match.table.reach.policies == ("war", "peace", "escalation")
    assert set(POLICIES) == {"war", "peace", "escalation"}


@pytest.mark.clause("REACH-2.6", "REACH-2.7", "REACH-2.8")
def test_the_dice_say_where_the_empire_free_cities_and_blight_are():
    match = new_match(3, mode="campaign")
    while match.pending.kind != "empire":
        match.roll()
    match.answer((6,))
    assert match.table.reach.clusters == (6, 1)
    match.answer((2,))
    table = match.table
    held = {name for name, each in SYSTEMS.items() if each.cluster in (6, 1)}
    assert table.reach.fresh == dict.fromkeys(sorted(held, key=list(SYSTEMS).index), 1)
    assert {each.system for each in table.buildings} == {f"{n}-crescent" for n in (2, 3, 4, 5)}
    assert {each.seat for each in table.buildings} == {FREE}
    assert table.reach.blight == dict.fromkeys([n for n in SYSTEMS if n not in held], False)


@pytest.mark.clause("REACH-2.9")
def test_with_two_players_the_imperial_planets_have_tokens_on_the_boxes():
    assert len(an_act(a_seat(count=2)).phantoms) == 6
    assert an_act(a_seat()).phantoms == ()


@pytest.mark.clause("REACH-2.10", "REACH-12.1")
def test_everybody_keeps_one_of_two_fates_in_secret():
    match = new_match(3, "fates", mode="campaign")
    while match.pending.kind != "fate":
        match.roll()
    dealt = [fate.dealt for fate in match.table.reach.fates]
    assert sorted(map(len, dealt)) == [2, 2, 2]
    assert len(set(sum(dealt, ()))) == 6
    kept = {}
    while match.pending.kind == "fate":
        assert match.pending.secret
        kept[match.pending.seat] = match.pending.options[0].fate
        match.answer(match.pending.options[0])
    for number, name in kept.items():
        fate = match.table.reach.fates[number]
        assert (fate.id, fate.dealt) == (name, ())
        assert fate.marker == FATE_CARDS[name].start[3]


@pytest.mark.clause("REACH-2.10")
def test_a_supercat_draws_a_fate_that_nobody_has_kept():
    match = set_up(4, "cats", supercats=3)
    followed = [fate.id for fate in match.table.reach.fates]
    assert len(set(followed)) == 4
    assert set(followed) <= set(FATE_CARDS)


@pytest.mark.clause("REACH-2.11", "STEWARD-1.2")
def test_the_steward_is_first_regent_then_the_admiral_else_whoever_begins():
    seen = set()
    for seed in range(16):
        table = set_up(3, f"regent-{seed}").table
        claims = [table.reach.follower_of(name) for name in ("steward", "admiral")]
        first = next((seat for seat in claims if seat >= 0), table.initiative)
        assert all(not fate.outlaw for fate in table.reach.fates)
        assert table.reach.first_regent == first
        seen.add(tuple(seat >= 0 for seat in claims))
    assert {(True, False), (False, True), (False, False)} <= seen


@pytest.mark.clause("STEWARD-1.2")
@pytest.mark.parametrize("fates", [("admiral", "steward", "founder"),
                                   ("founder", "steward", "admiral")])  # fmt: skip
def test_the_steward_comes_before_an_admiral_whoever_is_first_in_turn_order(fates):
    table = an_act(fates=fates, reach={"first_regent": -1})
    NameFirstRegent().answer(table, None, silence)
    assert table.reach.first_regent == 1


@pytest.mark.clause("REACH-2.12", "REACH-2.13")
def test_homes_are_placed_twice_and_free_cities_fill_the_slots():
    match = new_match(3, "homes", mode="campaign")
    while match.pending.kind != "home":
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            match.answer(match.pending.options[0])
    order = []
    while match.pending.kind != "deal":
        if match.pending.kind == "home":
            order.append(match.pending.seat)
        match.answer(match.pending.options[0])
    table = match.table
    assert order == [*table.turn_order(), *reversed(table.turn_order())]
    for number in range(3):
        assert table.on_map(number, "ship") == 6
        assert sum(each.seat == number for each in table.buildings) == 2
        assert len(table.seats[number].tokens) == 2
    assert all(table.empty_building_slots(name) == 0 for name in table.reach.fresh)


@pytest.mark.clause("REACH-2.12")
def test_everybody_is_told_who_settles_where():
    match = set_up(3)
    events = [event for move in match.moves for event in move.events]
    told = [(each.seat, each.kind, each.system) for each in events if type(each) is HomeSettled]
    settled = [each for each in match.table.buildings if each.seat != FREE]
    assert sorted(told) == sorted((each.seat, each.kind, each.system) for each in settled)


@pytest.mark.clause("REACH-2.12")
def test_a_supercat_settles_a_city_and_then_a_starport():
    match = set_up(3, "cat homes", supercats=2)
    for number in (1, 2):
        settled = FATES[match.table.reach.fates[number].id].settles_cities
        kinds = [each.kind for each in match.table.buildings if each.seat == number]
        assert kinds == ["city", "city" if settled else "starport"]


@pytest.mark.clause("REACH-2.14")
def test_events_stay_in_a_hand_that_is_drawn_anew():
    hand = "event-1 administration-2 aggression-3 construction-4 mobilization-5 mobilization-6"
    table = an_act(a_seat(count=2, hand=hand))
    table.steps = [MayRedraw(0)]
    play(table, "Discard the hand and draw again")
    dealt = table.steps[-1].ask(table).outcomes
    assert dealt.count == 5
    play(table, tuple(sorted(dealt.cards)[:5]))
    assert "event-1" in table.seats[0].hand
    assert len(table.seats[0].hand) == 6
