"""Cards as random results, and how people type what their real cards show."""

from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.errors import IllegalAnswer
from engine.core.game import require_legal
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Message
from games.arcs.board import CARDS, HIDDEN, SETUP_CARDS
from games.arcs.court import COURT, LEADERS, LORE
from games.arcs.game import GAME
from games.arcs.laying_out import UNTOLD
from games.arcs.moves import Deal, OneCard, OneSeat, OneSetup
from games.arcs.rule_hooks import SwapCard
from games.arcs.steps.rounds import LeadCard
from tests.games.arcs.positions import a_seat, a_table, asked, card
from tests.games.arcs.supercats import a_cat

IDS = {*CARDS, *COURT, *LEADERS, *LORE, *SETUP_CARDS}


def told(problem):
    return GAME.problem_text(problem.value, ("You", "Vega"))


@pytest.mark.parametrize(
    ("draw", "words", "drawn"),
    [
        (OneCard((card("Mining Interest"), "bc31")), "mining  interest", "bc02"),
        (OneCard(("bc02", "bc31")), "Call to Action", "bc31"),
        (OneCard(("bc02", "bc31")), "bc31", "bc31"),
        (OneCard(("aggression-2", "construction-3")), "Construction 3", "construction-3"),
        (OneCard(("aggression-2", "construction-3")), "construction-3", "construction-3"),
        (OneCard(("leader03", "lore19")), "Empath's Vision", "lore19"),
        (OneCard(("leader03", "lore19")), "fuel-drinker", "leader03"),
        (OneSetup(("3p-core-conflict", "3p-frontiers")), "Core Conflict", "3p-core-conflict"),
        (OneSeat((0, 1, 2)), "seat 2", 1),
        (OneSeat((0, 1, 2)), "2", 2),
    ],
)
def test_real_cards_are_typed_by_their_printed_names(draw, words, drawn):
    assert draw.parse(words) == drawn


@pytest.mark.parametrize(
    ("draw", "example"),
    [
        (OneCard(("bc02", "bc31")), "Mining Interest"),
        (OneCard(("aggression-2",)), "Aggression 2"),
        (OneCard(("lore19",)), "Empath's Vision"),
        (OneSetup(("3p-core-conflict",)), "Core Conflict"),
        (OneSeat((0, 1)), "seat 1"),
    ],
)
def test_an_example_and_a_refusal_name_a_card_and_no_id(draw, example):
    assert draw.example == example
    with pytest.raises(IllegalAnswer) as problem:
        draw.parse("the joker")
    assert told(problem) == f"'the joker' can't come up now. Type, for example, {example}."


def test_a_hand_that_cannot_be_is_refused_with_an_example():
    deal = Deal(("aggression-2", "aggression-3", "construction-2"), 2)
    assert deal.parse("Construction 2, aggression 3") == ("aggression-3", "construction-2")
    assert deal.parse("construction-2 aggression-3") == ("aggression-3", "construction-2")
    with pytest.raises(IllegalAnswer) as problem:
        deal.parse("Aggression 2")
    assert told(problem) == (
        "'Aggression 2' is not a hand. Type 2 cards, such as Aggression 2, Aggression 3."
    )
    for words in ("Aggression 3, aggression 3", "aggression-3 aggression-3"):
        with pytest.raises(IllegalAnswer) as problem:
            deal.parse(words)
        assert told(problem) == "You named Aggression 3 twice, but there is only one."


def test_a_hand_with_a_card_that_another_hand_has_is_refused_in_words():
    """At the real table it said "'('aggression-4', 'construction-2')' is not possible now"."""
    deal = Deal(("aggression-2", "aggression-3", "construction-2"), 2)
    asked_now = Chance("deal", "Deal action cards", deal, 1, secret=True)
    with pytest.raises(IllegalAnswer) as problem:
        require_legal(asked_now, ("aggression-4", "construction-2"))
    assert told(problem) == (
        "Aggression 4 is already dealt. Take it out of this hand, or correct an earlier one."
    )


def test_every_question_of_a_game_with_real_cards_has_an_example_by_name():
    seats = (SeatSetup("human", "You"), SeatSetup("human", "Vega"), SeatSetup("human", "Mira"))
    match = Match(GAME, Setup(seats, "real", {"leaders": "on"}, dice_by_hand=True))
    asked = set()
    while match.table.chapter < 2 and match.pending is not None:
        pending = match.pending
        if hasattr(pending, "outcomes"):
            asked.add(pending.kind)
            assert pending.outcomes.example not in IDS
            match.answer(pending.outcomes.parse(pending.outcomes.example))
        else:
            match.answer(pending.options[0])
    assert {"first", "setup", "court", "draft", "deal"} <= asked


def test_cards_that_a_table_asks_for_are_named():
    table = a_table(a_seat())
    assert OneCard(table.court_deck).example == "Loyal Engineers"


@pytest.mark.clause("ARCS-11.1")
def test_hidden_cards_are_dealt_from_those_that_nobody_shows():
    """So whoever thinks ahead deals the hands of the others anew, and keeps to what it sees."""
    hands = ("aggression-2 aggression-3", "construction-2 mobilization-3", "administration-4")
    table = a_table(*[a_seat(hand=hand) for hand in hands])
    view = table.seen_by(0)
    dealt = [view.with_hidden_dealt(Random(seed)) for seed in range(20)]
    assert len({one.seats[1].hand for one in dealt}) > 10
    for one in dealt:
        assert one.check() == []
        assert one.seats[0].hand == table.seats[0].hand
        assert [len(seat.hand) for seat in one.seats] == [2, 2, 1]
        assert one.seen_by(0) == view


@pytest.mark.clause("CAT-5.17")
def test_of_a_supercat_that_is_looked_at_the_cards_shown_alone_are_dealt_anew():
    """Seat 0 looks at two cards of seat 1, which also has one that it gained: that one is open."""
    cat = a_cat(hand="administration-4 construction-2 mobilization-3",
                drawn=("construction-2", "mobilization-3"))  # fmt: skip
    table = a_table(a_seat(hand="aggression-2"), cat, a_seat(), steps=[SwapCard(0, 1)])
    view = table.seen_by(2)
    assert (view.seats[1].hand.count(HIDDEN), view.seats[1].supercat.drawn) == (2, (HIDDEN,) * 2)
    for seed in range(5):
        seat = view.with_hidden_dealt(Random(seed)).seats[1]
        assert len(seat.supercat.drawn) == 2
        assert sorted((*seat.supercat.drawn, "administration-4")) == list(seat.hand)


@pytest.mark.clause("CAT-2.5")
def test_what_a_person_draws_is_told_at_once_where_the_hand_lies_open():
    """Seat 2 has an open hand, seat 0 has not."""
    setup = Setup((SeatSetup("human", "You"),) * 3, "real", real_table=True)
    table = a_table(a_seat(), a_seat(), a_cat())
    for seat, is_kept in ((0, True), (1, True), (2, False)):
        drawn = Chance("draw", Message("ask-draw"), OneCard(("aggression-2",)), seat, secret=True)
        assert UNTOLD.is_kept(drawn, setup, table) is is_kept


def test_a_seat_that_decides_holds_its_hand():
    table = a_table(a_seat(hand="aggression-2 aggression-3"), steps=[LeadCard(0)])
    assert list(UNTOLD.held(table, asked(table))) == ["aggression-2", "aggression-3"]
