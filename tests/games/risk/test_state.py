"""The table: copies, views, JSON form, invariants, and the sentence that answers a bad position."""

import json
import re
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from engine.core import record
from engine.core.commands import read_position
from engine.core.errors import BadDocument
from engine.core.game import game_clauses, proofs_by_clause
from engine.core.match import bots_of, play_bots, play_out
from engine.core.registry import Registry
from engine.core.step import Step, pending
from games.risk.board import CARDS, HIDDEN, territory_named
from games.risk.game import GAME
from games.risk.moves import PlaceTroops, Redeem
from games.risk.state import NEUTRAL, RiskTable, Rules
from games.risk.steps import (
    ChooseDefence,
    ClaimTerritory,
    DealNeutral,
    DecideOrder,
    MatchTerritory,
    MoveIn,
    PassTurn,
    PlaceArmies,
    RedeemCards,
    Reinforce,
    RollBattle,
    StartTurn,
    new_table,
)
from tests.games.risk.positions import (
    ATTACKING,
    PLACING,
    REDEEMING,
    answer,
    asked,
    attack,
    cards,
    match_at,
    new_match,
    occupying,
    options,
    place,
    playing,
    troops,
)

URAL, SIBERIA, SIAM = map(territory_named, ("Ural", "Siberia", "Siam"))
HAND = cards("Ural", "Greenland", "Alberta")


def document(table):
    return GAME.codec.encode(table)


# -- copies and views -----------------------------------------------------------------------------


def test_a_copy_shares_nothing_that_changes():
    table = playing({"Ural": 3}, {}, hands=[HAND])
    other = table.copy()
    other.owners[0] = 0
    other.troops[0] = 9
    other.hands[0] = ()
    other.reserves[1] = 5
    other.steps.clear()
    assert table == playing({"Ural": 3}, {}, hands=[HAND])


def test_a_copy_takes_every_field_along():
    table = playing(
        {"Ural": 3},
        {"Peru": 1},
        {"Siam": 1},
        {},
        hands=[HAND],
        order=(3, 1, 0, 2),
        round=7,
        discards=cards("China", "India", "Japan"),
        sets_redeemed=1,
        has_conquered=True,
        has_taken_bonus=True,
    )
    assert table.copy() == table
    plain = playing({"Ural": 3}, {"Peru": 1}, {"Siam": 1}, {})
    same = [
        field.name
        for field in fields(RiskTable)
        if getattr(table, field.name) == getattr(plain, field.name)
    ]
    assert same == ["rules", "owners", "troops", "reserves", "seat", "eliminated", "steps"]


def test_a_view_of_a_view_shows_no_more():
    table = playing({"Ural": 3}, {}, hands=[HAND, cards("Siam")])
    view = GAME.view(table, 1)
    assert GAME.view(view, 1) == view
    assert GAME.has_hidden_information


def test_hidden_cards_are_dealt_from_what_nobody_shows():
    table = playing({"Ural": 3}, {"Siam": 1}, {}, hands=[HAND, cards("Siam", "Peru"), cards("A")])
    view = table.seen_by(0)
    assert set(view.unseen_cards) == set(range(CARDS)) - set(HAND)
    dealt = [view.with_hidden_dealt(Random(seed)) for seed in range(20)]
    assert len({tuple(one.hands) for one in dealt}) > 1
    for one in dealt:
        assert one.check() == []
        assert one.hands[0] == HAND
        assert list(map(len, one.hands)) == [3, 2, 1]
        assert one.seen_by(0) == view


@pytest.mark.clause("RISK-1.7")
def test_that_another_seat_is_asked_to_redeem_is_not_seen():
    """It is asked only when its three cards are a set: both tables look alike to the others."""
    asked = [RedeemCards(), Reinforce()]
    a_set, none = cards("Ural", "Siam", "China"), cards("Ural", "Siam", "Peru")
    views = []
    for hand in (a_set, none):
        table = playing({"Ural": 3}, {"Siam": 1}, hands=[hand, ()])
        table.reserves[0], table.steps = 3, [asked[1], asked[0]]
        pending(table)
        views.append((table.seen_by(1), table.seen_by(0)))
    assert views[0][0] == views[1][0]
    assert views[0][1].steps[-1] == RedeemCards()
    assert views[1][1].steps[-1] == Reinforce()


def test_the_table_answers_small_questions():
    table = playing({"Ural": 3, "Siberia": 2}, {"Peru": 4}, {}, sets_redeemed=3)
    assert table.territories_of(0) == (SIBERIA, URAL)
    assert table.troops_of(0) == 5
    assert table.next_set_value == 10
    assert table.deck_size == CARDS
    assert table.is_border(URAL)
    assert not playing({"Peru": 1}, {}).is_border(URAL)
    assert GAME.progress(table) == (1, 0)


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_moment_of_a_game_survives_json(seats):
    match = new_match(seats, rounds="10", defence="manual", claiming="random")
    bots = bots_of(match)
    while not match.is_over:
        play_bots(match, bots, 1 if match.table.round == 0 else 17)
        table = match.table
        assert table.copy() == table
        assert read_position(GAME, json.loads(json.dumps(document(table)))) == table
        view = table.seen_by(table.seat)
        assert read_position(GAME, document(view)) == view


def test_the_example_of_the_position_page_is_possible():
    page = (GAME.folder / "POSITION.md").read_text(encoding="utf-8")
    example = json.loads(re.search(r"```json\n(.*?)```", page, re.DOTALL)[1])
    table = read_position(GAME, example)
    assert "Attack Ukraine from Ural with 3" in options(table)
    assert asked(table).seat == 1


def test_the_position_page_names_every_step_and_territory():
    page = (GAME.folder / "POSITION.md").read_text(encoding="utf-8")
    assert all(
        f'"{step.__name__}"' in page or f"`{step.__name__}`" in page
        for step in GAME.codec.registered(Step)
    )
    assert "26 Ural" in page


A_TURN = playing({"Ural": 5}, {"Siberia": 2}, {}, hands=[HAND])


def change(table=A_TURN, **changes):
    return document(table) | changes


def with_step(step, table=A_TURN, **changes):
    other = table.copy()
    other.steps.append(step)
    return document(other) | changes


def with_entry(field, index, value, table=A_TURN):
    entries = document(table)[field]
    entries[index] = value
    return change(table, **{field: entries})


EMPTY = occupying(9, 3)
EMPTY.steps.pop()


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (change(rules={"trade": "never"}), "rules, trade"),
        (change(rules={"round_limit": -1}), "rules, round limit is -1"),
        (change(hands=[[]], reserves=[0]), "hands holds 1 seats"),
        (change(reserves=[0]), "reserves has 1 entries"),
        (change(owners=[0] * 41), "owners has 41 entries"),
        (change(troops=[1] * 43), "troops has 43 entries"),
        (change(order=[0, 1, 1]), "order is"),
        (change(order=[]), "order is empty"),
        (change(seat=3), "seat is 3"),
        (change(eliminated=[1, 1]), "eliminated is"),
        (change(eliminated=[0]), "seat is 0, which is eliminated"),
        (change(round=-1), "cannot be negative"),
        (change(reserves=[0, 2, 0]), "entry 2 of reserves is not 0"),
        (with_entry("owners", 0, 5), "entry 1 of owners is 5, who cannot own Alaska"),
        (with_entry("owners", 0, NEUTRAL), "entry 1 of owners is 6"),
        (with_entry("owners", 0, -1), "entry 1 of owners is -1"),
        (with_entry("troops", 0, 0), "entry 1 of troops is 0"),
        (with_entry("troops", 0, -2), "entry 1 of troops is -2"),
        (with_entry("owners", SIBERIA, 2), "eliminated lacks seat 1"),
        (with_entry("hands", 1, [URAL]), "the card Ural is in two places"),
        (with_entry("hands", 1, [44]), "cards from 0 to 43"),
        (with_entry("hands", 1, [2, 0]), "ascending"),
        (with_entry("hands", 1, [-1] * 42), "more than the 44 cards"),
        (change(discards=[-1]), "cards from 0 to 43"),
        (change(reserves=[2, 0, 0]), "entry 1 of reserves is not 0, but seat 0 is to attack"),
        (change(round=0, hands=[[]] * 3), "round is 0"),
        (change(playing({"Ural": 2}, {}), round=0, hands=[list(HAND), []]), "holds cards"),
        (with_step(RedeemCards(), hands=[[-1, -1, -1], [], []]), "hides cards"),
        (with_step(MatchTerritory((SIAM,))), "names 24"),
        (with_step(MatchTerritory(())), "there are none"),
        (with_step(ChooseDefence(URAL, 40, 1)), "not adjacent"),
        (with_step(ChooseDefence(SIBERIA, URAL, 1)), "not one of seat 0"),
        (with_step(RollBattle(URAL, SIBERIA, 4, 1)), "attack is 4; the highest possible is 3"),
        (with_step(RollBattle(URAL, SIBERIA, 3, 3)), "defence is 3; the highest possible is 2"),
        (with_step(ChooseDefence(URAL, territory_named("China"), 1)), "no choice of dice"),
        (with_step(MoveIn(URAL, 40, 1)), "not adjacent"),
        (with_step(MoveIn(URAL, SIBERIA, 1)), "needs seat 0 to own"),
        (with_step(MoveIn(URAL, SIBERIA, 9), EMPTY), "minimum is 9; the highest possible is 3"),
        (with_step(StartTurn(), playing({"Ural": 2}, {}, steps=PLACING, reserve=2)), "to start"),
        (change(playing({"Ural": 2}, {}), steps=[{"type": "DecideOrder"}]), "already known"),
        (with_step(ClaimTerritory()), "needs round 0"),
        (with_step(DealNeutral()), "needs round 0"),
        (with_step(PlaceArmies()), "needs round 0"),
        (change(steps=[{"type": "Castle"}]), "entry 1 of steps"),
    ],
)
def test_a_bad_position_gets_one_sentence_that_names_the_field(position, words):
    with pytest.raises(BadDocument, match=words) as refusal:
        read_position(GAME, position)
    assert "\n" not in str(refusal.value)


def test_a_won_game_with_steps_left_is_refused():
    table = playing({"Ural": 2}, {})
    table.owners, table.eliminated = [0] * 42, (1,)
    with pytest.raises(BadDocument, match="all opponents are eliminated"):
        read_position(GAME, document(table))


def test_a_position_brings_its_own_seats_and_options():
    setup = new_match(2).setup
    table = playing({"Ural": 5}, {"Siberia": 2}, {})
    fitting = GAME.setup_of_position(table, setup)
    assert len(fitting.seats) == 3
    assert fitting.options["trade"] == "document"


# -- the match ------------------------------------------------------------------------------------


def test_undo_takes_back_placements_one_by_one():
    match = match_at(playing({"Ural": 1, "Siam": 1}, {"Peru": 1}, {}, steps=PLACING, reserve=3))
    match.answer(PlaceTroops(URAL, 1))
    match.answer(PlaceTroops(SIAM, 1))
    match.undo()
    assert troops(match.table, "Ural", "Siam") == (2, 1)
    match.undo()
    assert match.table.reserves[0] == 3
    match.redo()
    match.redo()
    assert troops(match.table, "Ural", "Siam") == (2, 2)


def test_undo_takes_back_a_redeemed_set_but_nothing_before_the_dice():
    match = match_at(
        playing({"Ural": 9}, {"Peru": 1}, {}, steps=REDEEMING, hands=[HAND], reserve=3)
    )
    match.answer(Redeem(HAND))
    match.undo()
    assert match.table.hands[0] == HAND
    match.answer(Redeem(HAND))
    match.answer(place(7, "Ural"))
    match.answer(attack("Ural", "Siberia", 3))
    match.roll()
    assert match.undo_index is None


def test_undo_in_practice_reaches_past_the_dice():
    match = match_at(playing({"Ural": 9}, {"Siberia": 2}), practice=True)
    match.answer(attack("Ural", "Siberia", 3))
    before = match.table.copy()
    match.roll()
    match.undo()
    assert match.table.steps[-1] == before.steps[-2]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_record_replays_to_the_same_table(seats):
    registry = Registry({GAME.key: lambda: GAME})
    match = new_match(seats, rounds="10")
    play_bots(match, bots_of(match))
    written = json.loads(json.dumps(record.to_document(match)))
    again = record.from_document(registry, written)
    assert again.table == match.table
    assert again.moves == match.moves
    assert record.verify(again, written)


def test_a_headless_game_is_the_same_as_one_with_a_log():
    match = new_match(4, rounds="10")
    play_bots(match, bots_of(match))
    assert play_out(GAME, match.setup, 100_000) == (match.table, len(match.moves))


# -- text -----------------------------------------------------------------------------------------


def test_the_description_shows_the_hand_of_the_seat_that_decides_only():
    table = playing({"Ural": 3}, {"Siam": 1}, {}, hands=[HAND, cards("Peru", "A")])
    text = GAME.describe(table, ("Ada", "Bo", "Cy"))
    assert "Ada: 1 territory, 3 troops, income 3, 3 cards" in text
    assert "Alberta (Cavalry), Greenland (Cavalry) and Ural (Cavalry)" in text
    assert "Wild card" not in text
    assert "Cards in hand" not in GAME.describe(table.seen_by(1), ("Ada", "Bo", "Cy"))


def test_the_log_does_not_tell_which_card_was_drawn():
    match = new_match(3, rounds="10")
    play_bots(match, bots_of(match))
    names = match.setup.seat_names
    lines = [GAME.event_text(event, names) for move in match.moves for event in move.events]
    assert any(line.endswith("draws a territory card") for line in lines)
    assert all(line and "\n" not in line for line in lines)


def test_a_view_hides_what_is_hidden_in_positions_too():
    table = playing({"Ural": 3}, {"Siam": 1}, {}, hands=[HAND, cards("Peru")])
    assert document(table.seen_by(0))["hands"] == [list(HAND), [HIDDEN], []]


# -- clauses --------------------------------------------------------------------------------------


def test_every_clause_has_a_test_and_every_test_a_clause():
    proofs = proofs_by_clause(Path(__file__).parent)
    clauses = {clause.id for clause in game_clauses(GAME)}
    assert clauses - set(proofs) == set()
    assert set(proofs) - clauses == set()


def test_docstrings_and_tests_cite_clauses_that_exist():
    clauses = {clause.id for clause in game_clauses(GAME)}
    for source in GAME.folder.rglob("*.py"):
        for clause in re.findall(r"RISK-\d+\.\d+", source.read_text(encoding="utf-8")):
            assert clause in clauses, f"{source.name} cites {clause}"


def test_what_happens_next_is_plain_data():
    table = playing({"Ural": 9}, {"Siberia": 2}, {})
    answer(table, attack("Ural", "Siberia", 3))
    assert table.steps == [*ATTACKING, RollBattle(URAL, SIBERIA, 3, 2)]
    assert table.steps[0] == PassTurn()
    assert DecideOrder() not in table.steps


def test_the_order_is_drawn_once():
    table = new_table(Rules(), 3)
    assert table.check() == []
    table.order = (0, 1, 2)
    assert table.check() == ["order is to be drawn, but it is already known"]


def test_territories_are_claimed_in_an_order():
    table = new_table(Rules(), 3)
    table.steps = [PlaceArmies(), ClaimTerritory()]
    assert table.check() == ["order is empty, but territories are being claimed"]


@pytest.mark.clause("RISK-2.7")
def test_the_neutral_army_is_dealt_until_it_has_fourteen_territories():
    table = new_table(Rules(), 2)
    table.order, table.steps = (0, 1), [DealNeutral()]
    table.owners[:13], table.troops[:13] = [NEUTRAL] * 13, [3] * 13
    assert table.check() == []
    table.owners[13], table.troops[13] = NEUTRAL, 1
    assert table.check() == ["the neutral army is to be dealt, but it has its territories"]


@pytest.mark.clause("RISK-9.1")
def test_the_last_troop_that_can_may_move_in():
    """Two troops in Ural: one of them goes on to Siberia."""
    assert occupying(2, 1).check() == []
