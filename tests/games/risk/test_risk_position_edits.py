"""Tables of Risk set out by hand: each edit alone, and any row of edits."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.position.draft import PositionDraft
from engine.core.position.edits import ChipRow, EditState
from games.risk.board import (
    CARDS,
    HIDDEN,
    SIZE,
    STARTING_TROOPS,
    SYMBOLS,
    WILD,
    symbol,
    territory_named,
)
from games.risk.game import GAME
from games.risk.setting_out import (
    EDITS,
    KINDS,
    NEUTRAL_ARMY,
    add_reserve,
    choose_kind,
    count_round,
    discard_card,
    give_turn,
    hold_card,
    hold_unknown,
    kind_of,
    owners_of,
    put_troop,
    take_troop,
)
from games.risk.state import NEUTRAL, NOBODY, Rules
from games.risk.steps import new_table
from tests.games.risk.positions import PLACING, cards, continent, playing

SIAM = territory_named("Siam")
PERU = territory_named("Peru")
ALL_KINDS = sorted(set(KINDS.values()))
SEATS = 3


def three(**fields):
    """Seat 0 in Australia, seat 1 in Peru, the last seat everywhere else."""
    return playing(continent("Australia", 3), {"Peru": 2}, {}, **fields)


def test_a_click_adds_a_troop_or_changes_the_owner():
    table = put_troop(three(), 1, PERU)
    assert (table.owners[PERU], table.troops[PERU]) == (1, 3)
    table = put_troop(table, 0, PERU)
    assert (table.owners[PERU], table.troops[PERU]) == (0, 3)


def test_the_last_troop_stays_in_a_turn_and_goes_before_it():
    assert take_troop(three(), SIAM).troops[SIAM] == 1
    claimed = put_troop(choose_kind(new_table(Rules(), SEATS), "claim"), 0, SIAM)
    assert (claimed.owners[SIAM], claimed.reserves[0]) == (0, STARTING_TROOPS[SEATS] - 1)
    free = take_troop(claimed, SIAM)
    assert (free.owners[SIAM], free.troops[SIAM]) == (NOBODY, 0)
    assert free.reserves[0] == STARTING_TROOPS[SEATS]


def test_who_loses_the_last_territory_is_out_and_comes_back_with_one():
    table = three(hands=[(), cards("Siam"), ()], steps=PLACING, reserve=3)
    table = put_troop(give_turn(table, 1), 0, PERU)
    assert (table.eliminated, table.hands[1], table.seat) == ((1,), (), 2)
    assert table.check() == []
    back = put_troop(table, 1, PERU)
    assert back.eliminated == ()
    assert back.check() == []


def test_only_a_table_of_two_has_a_neutral_army():
    assert put_troop(three(), NEUTRAL, PERU) == three()
    two = playing(continent("Asia"))
    assert put_troop(two, NEUTRAL, PERU).owners[PERU] == NEUTRAL
    for table, left in ((two, NEUTRAL_ARMY), (three(), ())):
        state = EditState(held=NEUTRAL_ARMY)
        EDITS.settle(table, state)
        assert state.held == left


@pytest.mark.parametrize("kind", ALL_KINDS)
def test_every_kind_of_decision_can_come_next(kind):
    table = choose_kind(three(hands=[cards("Siam", "Peru", "A"), (), ()]), kind)
    assert kind_of(table) == kind
    if kind != "claim":
        assert table.check() == []
        asked = PositionDraft.of_table(GAME, table).decision
        opens = {"turn": "redeem"}.get(kind, kind)
        assert asked is not None
        assert asked.kind == opens


def test_the_seat_to_move_has_the_troops_to_place():
    table = choose_kind(three(), "reinforce")
    assert table.reserves == [table.income(0), 0, 0]
    table = give_turn(table, 1)
    assert table.reserves == [0, table.income(1), 0]
    assert add_reserve(table, 0, 1) == table
    assert choose_kind(table, "attack").reserves == [0, 0, 0]


def test_a_card_goes_to_a_hand_to_another_and_face_down():
    card = cards("Siam")[0]
    table = hold_card(three(), 1, card)
    assert table.hands[1] == (card,)
    table = hold_card(table, 0, card)
    assert table.hands == [(card,), (), ()]
    table = discard_card(table, card)
    assert (table.hands[0], table.discards) == ((), (card,))
    assert hold_card(hold_card(table, 0, card), 0, card).unseen_cards == list(range(CARDS))


def test_cards_nobody_knows_are_counted():
    table = hold_unknown(hold_unknown(three(), 1, 1), 1, 1)
    assert table.hands[1] == (HIDDEN, HIDDEN)
    assert hold_unknown(table, 1, -1).hands[1] == (HIDDEN,)
    assert hold_unknown(table, 1, 0) == table
    for number in range(CARDS - table.deck_size, CARDS):
        table = hold_unknown(table, number % SEATS, 1)
    assert table.deck_size == 0
    assert [hold_unknown(table, seat, 1) for seat in range(SEATS)] == [table] * SEATS


HELD = [*(("symbol", name) for name in (*SYMBOLS, WILD)), ("hidden",)]
CARD_KEYS = [("card", card) for card in range(CARDS)]


def lit(table, *page):
    """The pictures beside the map that are lit, on a page of the desk."""
    rows = EDITS.rows(table, EditState(page=page))
    chips = [chip for row in rows if isinstance(row, ChipRow) for chip in row.chips]
    return {
        chip.key for chip in chips if chip.is_on and chip.key[0] in ("symbol", "card", "hidden")
    }


def test_what_a_seat_holds_is_lit_by_symbols_and_by_cards():
    """Siam's card in the hand of the seat to play, and one that nobody knows."""
    (card,) = cards("Siam")
    table = hold_unknown(hold_card(three(), 0, card), 0, 1)
    assert lit(table) == {("symbol", symbol(card)), ("hidden",)}
    assert lit(table, "symbol", symbol(card)) == {("card", card)}


def test_before_the_first_round_no_round_more_changes_nothing():
    table = choose_kind(three(), "claim")
    assert (table.round, count_round(table, 0)) == (0, table)
    assert count_round(table, 1).round == 1


SEAT = st.integers(0, SEATS - 1)
OWNER = st.sampled_from([NOBODY, 0, 1, 2, NEUTRAL])
PLACE = st.sampled_from([0, SIAM, PERU, SIZE - 1])
CARD = st.integers(0, 6)
BY = st.sampled_from([-1, 1])


def click(table, *key):
    """The table after a click on a place beside the map."""
    return EDITS.click(table, EditState(), key)


ANY_EDITS = st.lists(
    st.one_of(
        st.tuples(st.just(put_troop), OWNER, PLACE),
        st.tuples(st.just(take_troop), PLACE),
        st.tuples(st.just(choose_kind), st.sampled_from(ALL_KINDS)),
        st.tuples(st.just(give_turn), SEAT),
        st.tuples(st.just(count_round), BY),
        st.tuples(st.just(add_reserve), SEAT, BY),
        st.tuples(st.just(click), st.just("sets"), BY),
        st.tuples(st.just(click), st.just("conquered")),
        st.tuples(st.just(click), st.just("extra")),
        st.tuples(st.just(hold_card), SEAT, CARD),
        st.tuples(st.just(discard_card), CARD),
        st.tuples(st.just(hold_unknown), SEAT, BY),
    ),
    max_size=30,
)


@pytest.mark.parametrize("begin", [lambda: new_table(Rules(), SEATS), three], ids=["new", "played"])
@settings(max_examples=60, deadline=None)
@given(edits=ANY_EDITS)
def test_any_row_of_edits_leaves_a_table_that_can_be_kept(begin, edits):
    table = begin()
    for edit, *what in edits:
        table = edit(table, *what)
    assert min(*table.troops, *table.reserves, table.sets_redeemed, table.deck_size) >= 0
    assert set(table.owners) <= {NOBODY, *owners_of(table)}
    assert all(troops > 0 for owner, troops in zip(table.owners, table.troops, strict=True)
               if owner != NOBODY)  # fmt: skip
    document = GAME.codec.encode(table)
    assert GAME.codec.decode(GAME.table_type, document, "position") == table
    if table.round and NOBODY not in table.owners:
        told = ("reserves", "hides cards")
        assert [each for each in table.check() if not any(word in each for word in told)] == []


def test_rounds_are_counted_on_and_back_to_the_first():
    later = count_round(three(), 4)
    assert later.round == 5
    assert count_round(later, -2).round == 3
    assert count_round(later, -9).round == 1


def test_of_troops_to_place_the_last_one_can_go_too():
    table = three(steps=PLACING, reserve=1)
    assert add_reserve(table, 0, -1).reserves[0] == 0
    assert add_reserve(add_reserve(table, 0, -1), 0, -1).reserves[0] == 0


def test_what_comes_next_is_marked_at_the_desk():
    table = three(steps=PLACING, reserve=1)
    rows = [row for row in EDITS.rows(table, EditState(0)) if isinstance(row, ChipRow)]
    chips = [chip for row in rows for chip in row.chips if chip.key[0] == "next"]
    assert [chip.key for chip in chips if chip.is_on] == [("next", kind_of(table))]
