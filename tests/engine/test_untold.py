"""A hand that its owner keeps to themselves at a real table: told card by card, seen by no bot."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import Chance, Decision
from engine.core.errors import IllegalAnswer
from engine.core.hidden import EXCHANGED, Exchange
from engine.core.match import Match
from engine.core.record import from_document, to_document
from engine.core.story import ONLOOKER
from games.arcs.parts import EVERYBODY, FACE_DOWN, Lying
from main import REGISTRY

ARCS = ("human", "supercat")


def a_match(*players: str, name: str = "arcs", seed: str = "otter", **options: str) -> Match:
    game = REGISTRY.game(name)
    return Match(game, commands.make_setup(game, players, seed, options, real_table=True))


def go_on(match: Match, rng: Any) -> None:
    """One answer: told at random by a person, drawn by lot, or a random one of a bot."""
    asked = match.pending
    if isinstance(asked, Chance):
        if match.waits_for_person:
            match.answer(asked.outcomes.sample(rng))
        else:
            match.roll()
    else:
        assert asked is not None
        match.answer(asked.sample(rng))


def until(match: Match, kind: str, seat: int = 0, seed: int = 1) -> Decision:
    rng = generator("untold", seed)
    for _ in range(2000):
        asked = match.pending
        if isinstance(asked, Decision) and asked.kind == kind and asked.seat == seat:
            return asked
        go_on(match, rng)
    raise AssertionError(f"no {kind}")


def views(match: Match, table: Any) -> list[Any]:
    return [match.game.view(table, seat) for seat in (ONLOOKER, 1)]


def test_a_persons_hand_is_dealt_by_lot_and_asked_of_nobody():
    match = a_match(*ARCS)
    rng = generator("untold", 1)
    while not any(move.kind == "deal" for move in match.moves):
        asked = match.pending
        assert asked is not None
        is_deal = isinstance(asked, Chance) and asked.kind == "deal" and asked.for_seat == 0
        is_settled = asked.kind == "first"
        assert match.waits_for_person != (is_deal or is_settled) or match.seat_to_answer == 1
        go_on(match, rng)


def test_what_nobody_was_asked_is_no_answer_to_take_back():
    match = a_match(*ARCS)
    while match.pending.kind != "setup":
        go_on(match, generator("untold", 1))
    assert [move.kind for move in match.moves] == ["first"]
    assert match.undo_index is None
    go_on(match, generator("untold", 1))
    assert match.undo_index == 1
    match.undo()
    assert match.undo_index is None


def test_without_a_real_table_a_hand_is_told_as_ever():
    game = REGISTRY.game("arcs")
    match = Match(game, commands.make_setup(game, ARCS, "otter", {}, dice_by_hand=True))
    rng = generator("untold", 1)
    while not (isinstance(match.pending, Chance) and match.pending.kind == "deal"):
        go_on(match, rng)
    assert match.waits_for_person


def test_its_owner_is_not_shown_by_what_lot_the_table_lies():
    match = a_match(*ARCS)
    until(match, "lead")
    shown = match.view(match.table, 0).seats[0].hand
    assert set(shown) == {"hidden"}
    story = match.story(0)
    number = next(n for n, move in enumerate(match.moves) if move.kind == "deal")
    assert story.passages[number].answer is None
    told = [*story.passages[number].events, *[beat.event for beat in story.film(number).beats]]
    assert {card for event in told for card in event.cards} == {"hidden"}


def test_its_owner_is_not_shown_what_card_of_the_lot_lies_face_down_for_one_of_theirs():
    """Nor where it lies later: it may be the next card that is turned up."""
    match = a_match(*ARCS)
    options = until(match, "play").options
    copied = next(each for each in options if type(each).__name__ == "Copy")
    match.answer(copied)
    table = match.table.copy()
    assert copied.card in {each.card for each in table.trick}
    assert copied.card not in {each.card for each in match.view(table, 0).trick}
    table.pile, table.trick = ((Lying(copied.card, 0),),), ()
    assert match.view(table, 0).pile == ((FACE_DOWN,),)


def possible_leads(match: Match) -> set[str]:
    return {each.card for each in match.options_at_hand() if hasattr(each, "card")}


def test_any_card_that_nobody_has_seen_can_be_led():
    match = a_match(*ARCS)
    decision = until(match, "lead")
    held = {each.card for each in decision.options if hasattr(each, "card")}
    seen = {each for seat in match.game.view(match.table, ONLOOKER).seats for each in seat.hand}
    possible = possible_leads(match)
    assert held < possible
    assert not possible & seen


def test_a_card_told_comes_out_of_the_hand_and_no_bot_sees_another_table_before():
    match = a_match(*ARCS)
    decision = until(match, "lead")
    held = {each.card for each in decision.options if hasattr(each, "card")}
    card = sorted(possible_leads(match) - held)[0]
    option = next(each for each in match.options_at_hand() if getattr(each, "card", "") == card)
    before, moves = match.table.copy(), len(match.moves)
    match.answer(option)
    exchanged, played = match.moves[moves:][:2]
    assert exchanged.kind == EXCHANGED
    assert played.answer == option
    table = before.copy()
    exchanged.answer.carry_out(table)
    assert views(match, table) == views(match, before)
    assert table.check() == []
    assert match.table.trick[0].card == card


def test_a_card_that_lies_in_sight_is_not_in_the_hand():
    match = a_match(*ARCS)
    until(match, "play")
    led, lead = match.table.lead.card, type(match.options_at_hand()[0])
    before = match.table.copy()
    with pytest.raises(IllegalAnswer):
        match.answer(lead(led))
    assert match.table == before


def test_what_a_supercat_draws_may_be_what_the_lot_gave_the_person():
    match = a_match(*ARCS)
    rng = generator("untold", 2)
    while not (isinstance(match.pending, Chance) and match.pending.kind == "reveal"):
        go_on(match, rng)
    card = match.table.seats[0].hand[0]
    assert card not in match.pending.outcomes
    moves = len(match.moves)
    match.answer(card)
    assert [move.kind for move in match.moves[moves:]][:2] == [EXCHANGED, "reveal"]
    assert card in match.table.seats[1].hand
    assert card not in match.table.seats[0].hand
    assert match.table.check() == []


def not_dealt(match: Match, decision: Decision) -> Any:
    """An option with a card that the lot gave to another place."""
    held = {each.card for each in decision.options if hasattr(each, "card")}
    return next(each for each in match.options_at_hand()
                if getattr(each, "card", next(iter(held))) not in held)  # fmt: skip


def test_a_review_judges_the_card_told_and_not_what_changed_places_for_it():
    match = a_match(*ARCS)
    match.answer(not_dealt(match, until(match, "lead")))
    assert [move.kind for move in match.moves][-2:] == [EXCHANGED, "lead"]
    review = match.game.review(match)
    assert review["seats"][0]["choices"][-1]["decision"] == "lead"


def test_undo_takes_back_a_card_and_what_changed_places_for_it():
    match = a_match(*ARCS)
    option = not_dealt(match, until(match, "lead"))
    before, moves = match.table.copy(), len(match.moves)
    match.answer(option)
    match.undo()
    assert len(match.moves) == moves
    assert match.table == before
    match.redo()
    assert match.table.trick[0].card == option.card


@pytest.mark.parametrize("seed", range(1, 4))
def test_a_game_of_told_cards_replays_from_its_record(seed):
    match = a_match("human", "supercat", "supercat", seed=f"otter {seed}")
    rng = generator("untold", seed)
    for _ in range(250):
        if match.is_over:
            break
        asked = match.pending
        if match.keeps_hand_back:
            match.answer(rng.choice(match.options_at_hand()))
        elif isinstance(asked, Chance) and asked.kind == "reveal" and rng.random() < 0.5:
            told = rng.choice(match.table.seats[0].hand or asked.outcomes.items)
            seen = (EVERYBODY, 1, 2)
            if any(each.known_to not in seen for each in match.table.stack):
                match.answer(told)
            else:  # a bot or everybody has seen all of the stack: no hand lies there
                match.roll()
        else:
            go_on(match, rng)
        assert match.table.check() == []
    again = from_document(REGISTRY, to_document(match))
    assert again.table == match.table
    assert [move.answer for move in again.moves] == [move.answer for move in match.moves]
    assert any(isinstance(move.answer, Exchange) for move in match.moves)
