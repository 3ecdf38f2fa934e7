"""Cards that their owners keep to themselves at a real table (RISK-11.7), clause by clause."""

from __future__ import annotations

import pytest

from engine.core.decision import CHANCE
from engine.core.hidden import may_be_advised
from engine.core.match import Match
from engine.core.record import from_document, to_document
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from games.risk.board import CARDS, HIDDEN
from games.risk.events import CardTaken, DeckReshuffled, SeatEliminated, SetRedeemed
from games.risk.game import GAME
from games.risk.moves import KEEP_CARDS, REDEEM_HIDDEN, EndAttacks, Redeem
from games.risk.state import Rules
from games.risk.steps import PassTurn, RedeemCards, TellSet
from tests.games.risk.positions import (
    ATTACKING,
    REDEEMING,
    answer,
    asked,
    cards,
    fight,
    playing,
)

LATE = Rules(tell_late=(0, 1))
UNKNOWN = (HIDDEN,) * 3


def captured(*seats: str, tells_late: bool = True):
    """Who has to answer after the attacks of a first seat that has captured a territory."""
    table = playing({"Ural": 3, "Siberia": 2}, {"Peru": 1}, {}, has_conquered=True)
    names = tuple(map(SeatSetup, seats, ("You", "Tiko", "Mira")))
    position = GAME.codec.encode(table)
    setup = Setup(
        names, "kept", {}, True, position=position, real_table=True, tells_late=tells_late
    )
    match = Match(GAME, setup, is_again=True)
    match.answer(EndAttacks())
    return match


@pytest.mark.clause("RISK-11.7")
def test_of_several_people_nobody_is_asked_which_card_it_is():
    match = captured("human", "human", "raider")
    assert match.table.hands[0] == (HIDDEN,)
    assert match.moves[-1].events[-1] == CardTaken(0, HIDDEN)
    assert match.pending.kind == "fortify"


@pytest.mark.parametrize(
    ("seats", "tells_late"),
    [(("human", "raider", "raider"), True), (("human", "human", "raider"), False)],
    ids=["alone", "old record"],
)
def test_who_sits_alone_and_an_old_record_have_the_card_told(seats, tells_late):
    match = captured(*seats, tells_late=tells_late)
    assert match.pending.kind == "card"
    assert match.waits_for_person


@pytest.mark.clause("RISK-11.7")
def test_a_bot_among_them_has_its_card_told():
    assert captured("raider", "human", "human").pending.kind == "card"


@pytest.mark.clause("RISK-11.7")
def test_the_last_cards_come_back_from_the_discards_without_being_told():
    table = playing(
        {"Ural": 3, "Siberia": 2}, {"Peru": 1}, {}, has_conquered=True, rules=LATE,
        discards=tuple(range(CARDS)),
    )  # fmt: skip
    shuffled = DeckReshuffled(CARDS, unasked=True)
    assert answer(table, EndAttacks())[-2:] == [shuffled, CardTaken(0, HIDDEN)]
    assert [each.key for each in shuffled.for_hands()] == ["deck-to-shuffle"]
    assert DeckReshuffled(CARDS).for_hands() == (), "the question has said so"
    assert table.discards == ()


def redeeming(hand, **fields):
    return playing(
        {"Ural": 3}, {"Peru": 1}, {}, steps=REDEEMING, rules=LATE, hands=[hand, (), ()], **fields
    )


@pytest.mark.parametrize(("held", "is_asked"), [(2, False), (3, True)])
def test_a_set_is_offered_with_three_cards_whatever_they_are(held, is_asked):
    table = redeeming((HIDDEN,) * held)
    now = asked(table)
    assert (now.kind == "redeem") is is_asked
    if is_asked:
        assert now.options == [REDEEM_HIDDEN, KEEP_CARDS]


@pytest.mark.parametrize(("held", "may_keep"), [(5, True), (6, False)])
def test_too_many_cards_force_a_set_that_is_told(held, may_keep):
    assert (KEEP_CARDS in asked(redeeming((HIDDEN,) * held)).options) is may_keep


@pytest.mark.clause("RISK-11.7")
def test_the_cards_are_told_one_by_one_as_they_are_redeemed():
    table = redeeming(UNKNOWN)
    answer(table, REDEEM_HIDDEN)
    told = ("Ural", "Siam", "Wild card A")
    for name in told:
        now = asked(table)
        assert (now.seat, now.kind, now.for_seat, now.secret) == (CHANCE, "set", 0, False)
        events = answer(table, name)
    set_of_three = cards("Ural", "Siam", "A")
    assert events[0] == SetRedeemed(0, set_of_three, 1, 4)
    assert (table.hands[0], table.discards) == ((), set_of_three)


def test_only_what_can_still_be_a_set_may_be_told():
    """RISK-5.1 to 5.4: no set has two wild cards, and no card lies in two places."""
    table = redeeming(UNKNOWN, discards=cards("Siam"))
    answer(table, REDEEM_HIDDEN)
    assert "Siam" not in asked(table).outcomes
    answer(table, "Wild card A")
    assert "Wild card B" not in asked(table).outcomes
    assert "Wild card A" not in asked(table).outcomes


@pytest.mark.clause("RISK-11.7")
def test_cards_known_and_unknown_make_a_set_together():
    known = cards("Ural")
    table = redeeming((HIDDEN, HIDDEN, *known))
    answer(table, REDEEM_HIDDEN)
    answer(table, "Siam")
    answer(table, "Wild card A")
    assert asked(table).outcomes.items == ("Ural",), "only two of the cards are unknown"
    answer(table, "Ural")
    assert table.hands[0] == ()


def test_known_sets_are_offered_as_ever():
    hand = cards("Ural", "Siam", "A")
    assert asked(redeeming((HIDDEN, *hand))).options == [Redeem(hand), REDEEM_HIDDEN, KEEP_CARDS]


def beaten(by_late: bool):
    """Seat 0 attacks the last territory of seat 1, which keeps two cards to itself."""
    rules = Rules(tell_late=(0, 1) if by_late else (1,))
    return playing(
        {"Ural": 4}, {"Siberia": 1}, {}, steps=ATTACKING, rules=rules,
        hands=[cards("Peru"), (HIDDEN, HIDDEN), ()],
    )  # fmt: skip


@pytest.mark.clause("RISK-11.7")
def test_a_bot_that_takes_them_has_them_told_first():
    table = beaten(by_late=False)
    fight(table, "Ural", "Siberia", "666", "1")
    now = asked(table)
    assert (now.kind, now.secret, table.check()) == ("taken", True, [])
    assert "Peru" not in now.outcomes
    assert answer(table, "Siam") == []
    assert "Siam" not in asked(table).outcomes
    events = answer(table, "Wild card B")
    assert SeatEliminated(1, 0, cards("Siam", "B")) in events
    assert table.hands[:2] == [cards("Peru", "Siam", "B"), ()]


@pytest.mark.clause("RISK-11.7")
def test_another_person_that_takes_them_keeps_them():
    table = beaten(by_late=True)
    events = fight(table, "Ural", "Siberia", "666", "1")
    assert SeatEliminated(1, 0, (HIDDEN, HIDDEN)) in events
    assert table.hands[0] == (HIDDEN, HIDDEN, *cards("Peru"))
    assert table.check() == []


def test_no_bot_advises_who_keeps_cards_and_none_sees_who_tells_late():
    match = captured("human", "human", "raider")
    assert not may_be_advised(match)
    assert GAME.view(match.table, 2).rules == Rules()


def test_what_cannot_be_told_is_refused_in_a_position():
    table = redeeming(UNKNOWN)
    table.steps = [PassTurn(), TellSet((0, 0))]
    assert table.check() == ["the step TellSet has the cards [0, 0], which begin no set"]
    table.rules = Rules()
    assert table.check() == ["a set is to be told, but seat 0 keeps no cards to itself"]
    table.steps = [PassTurn(), RedeemCards()]
    assert table.check() == ["hands[0] hides cards, but the seat is to redeem some"]


def test_a_record_of_kept_cards_is_read_again():
    match = captured("human", "human", "raider")
    again = from_document(REGISTRY, to_document(match))
    assert (again.table, again.moves) == (match.table, match.moves)


def test_words_for_a_set_that_is_told_later():
    decision = asked(redeeming(UNKNOWN))
    for words in ("redeem a set", "Redeem", "trade"):
        assert GAME.parse_move(decision, words) == REDEEM_HIDDEN
