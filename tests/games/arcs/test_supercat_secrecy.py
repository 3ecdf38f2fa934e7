"""What SUPERCATs with a hand tell others: nothing that follows from cards nobody else may see."""

from random import Random

import pytest

from engine.core.decision import Chance, Reason
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games.arcs.board import CARDS
from games.arcs.game import GAME
from games.arcs.moves import copy, tax
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.lexicon import by_lot

DEALS = 40


def answers_with_a_hand(seed):
    """A game of three SUPERCATs with a hand: each decision, the table then, and the answer."""
    seats = tuple(SeatSetup("supercat:hand", f"Cat {number}") for number in range(3))
    match = Match(GAME, Setup(seats, seed))
    bots = bots_of(match)
    while match.pending is not None:
        if isinstance(match.pending, Chance):
            match.roll()
            continue
        thought = match.think(bots[match.pending.seat])
        yield match, match.pending, match.table.copy(), thought
        match.answer(thought.option, thought.reasons)


def for_others(reasons: tuple[Reason, ...]):
    """What everybody is told."""
    return [each.for_others for each in reasons]


@pytest.mark.clause("CAT-13.1")
def test_what_others_are_told_does_not_change_with_cards_that_they_cannot_see():
    rng, compared = Random(0), 0
    for _, decision, table, thought in answers_with_a_hand("secret"):
        if decision.kind in ("lead", "play", "opening") or rng.random() < 0.5:
            continue
        seen = GAME.view(table, (decision.seat + 1) % 3)
        dealt = GAME.deal_hidden(seen, rng)
        view = GAME.view(dealt, decision.seat)
        other = SupercatPlayer().choose(view, decision, Random(0)).explained()
        if other.option == thought.option:
            assert for_others(other.reasons) == for_others(thought.reasons)
            compared += 1
        if compared == DEALS:
            break
    assert compared == DEALS


@pytest.mark.clause("CAT-13.1")
def test_why_it_plays_a_card_of_its_hand_is_told_to_nobody_else():
    for match, decision, _, thought in answers_with_a_hand("named"):
        if decision.kind in ("lead", "play"):
            assert all(each.is_private for each in thought.reasons)
        if len(match.moves) > 200:
            break
    watched = match.story(0).passages
    of_cards = [each for each in watched if match.moves[each.number].kind in ("lead", "play")]
    assert any(each.reasons for each in of_cards if each.seat == 0)
    assert not any(each.reasons for each in of_cards if each.seat != 0)


def test_a_lot_among_cards_that_may_not_be_known_names_none_of_them():
    assert by_lot([tax("1-hex", 0), tax("2-hex", 0)])
    cards = [card for card, each in CARDS.items() if each.suit == "aggression"][:2]
    assert by_lot([copy(card) for card in cards]) == ()
