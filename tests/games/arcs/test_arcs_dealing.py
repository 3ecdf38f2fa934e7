"""Cards as random results, and how people type what their real cards show."""

import pytest

from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games.arcs.board import CARDS, SETUP_CARDS
from games.arcs.court import COURT
from games.arcs.dealing import Deal, OneCard, OneSeat, OneSetup
from games.arcs.game import GAME
from games.arcs.leaders import LEADERS, LORE
from tests.games.arcs.positions import a_seat, a_table, card

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
    assert told(problem) == f"'the joker' cannot be drawn now; an example is {example}."


def test_a_hand_that_cannot_be_is_refused_with_an_example():
    deal = Deal(("aggression-2", "aggression-3", "construction-2"), 2)
    assert deal.parse("Construction 2, aggression 3") == ("aggression-3", "construction-2")
    assert deal.parse("construction-2 aggression-3") == ("aggression-3", "construction-2")
    with pytest.raises(IllegalAnswer) as problem:
        deal.parse("Aggression 2")
    assert told(problem) == (
        "'Aggression 2' is no such hand: type 2 cards, such as Aggression 2, Aggression 3"
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
