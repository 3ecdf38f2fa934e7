"""Real tables that go wrong: impossible reports, corrections, answers taken back."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decision import Chance
from engine.core.errors import IllegalAnswer, InputError
from engine.core.match import Match
from games.risk.board import NAMES as TERRITORIES
from tests.real_board.games import SMALL_GAMES, begun
from tests.real_board.playing import Evening, undoes, undone_of_told

every_game = pytest.mark.parametrize("name", SMALL_GAMES)

NEVER_DICE = ("", "7 7 7 7 7 7", "1", "six", "1 2 3 4 5 6 1 2")
IMPOSSIBLE: dict[tuple[str, str], tuple[str, ...]] = {
    ("despirala", "roll"): NEVER_DICE,
    ("despirala", "move"): ("Collect 7", "Three pairs 1 1 2", "Pass"),
    ("despirala", "collect"): ("Reroll", "Straight", "Stop twice"),
    ("risk", "order"): ("1 2", "1 1 2", "0 1 2", "Alaska"),
    ("risk", "battle"): NEVER_DICE,
    ("risk", "card"): ("", "Atlantis", "Wild card C", "3"),
    ("risk", "claim"): ("Claim Atlantis", "Claim", "Attack Alaska"),
    ("risk", "place"): ("Place 2 on Alaska", "Place 1 on Atlantis", "Place -1 on Alaska"),
    ("risk", "reinforce"): ("Place 99 on Alaska", "Place 1 on Atlantis", "Place 0 on Alaska"),
    ("risk", "attack"): ("Attack Alaska from Siam with 1", "Attack Alaska from Alaska with 3"),
    ("risk", "occupy"): ("Move in 0", "Move in 99", "Move in all"),
    ("risk", "fortify"): ("Move 99 from Alaska to Alberta", "Move 1 from Alaska to Siam"),
    ("roll_galaxy", "faction"): ("", "No Such Faction", "1"),
    ("roll_galaxy", "home"): ("", "Mars", "Old Earth / Old Earth"),
    ("roll_galaxy", "tile"): ("", "Old Earth", "a tile"),
    ("roll_galaxy", "roll"): ("", "7", "Explore", "wild wild wild wild wild wild wild wild wild"),
    ("roll_galaxy", "extra"): ("", "Wild", "6"),
    ("roll_galaxy", "assign"): (
        "Select Explore with die 99",
        "Wild die 1 to Trade",
        "explore 99 white; select explore",
        "select ship",
        "dictate 1 white; select ship",
    ),
    ("roll_galaxy", "explore"): ("Stock with pink", "Scout with virtual white"),
    ("roll_galaxy", "ship"): ("Trade white of square 99 with white",),
}
"""What cannot be, for each kind of question."""


def as_it_stands(match: Match) -> Any:
    """The table and how many answers led to it."""
    return match.game.codec.encode(match.table), len(match.moves)


def report(match: Match, words: str) -> None:
    """What somebody types."""
    asked = match.pending
    if isinstance(asked, Chance):
        match.answer(asked.outcomes.parse(words))
    else:
        match.answer(match.option_of(words))


@every_game
def test_what_cannot_be_is_refused_in_a_sentence_and_nothing_is_lost(name):
    """A die of seven, too many troops, a tile that is none: wherever it is asked."""
    evening, met = begun(name, "oak"), set()
    match = evening.match
    while not match.is_over:
        kind = match.pending.kind
        if match.waits_for_person and kind not in met:
            before = as_it_stands(match)
            for words in IMPOSSIBLE.get((name, kind), ()):
                with pytest.raises(InputError) as refusal:
                    report(match, words)
                sentence = match.game.problem_text(refusal.value, match.voice)
                assert sentence[:1].strip(), words
                assert "\n" not in sentence
                assert as_it_stands(match) == before
            met.add(kind)
        evening.go_on()
        assert not evening.problems()
    asked = {kind for game, kind in IMPOSSIBLE if game == name}
    assert asked <= met | {"collect", "extra", "ship"}


def card_of(evening: Evening, place: str) -> str:
    """A card that lies at a place of the board."""
    return evening.board.at(place)[0]


@pytest.mark.clause("RISK-11.1")
def test_a_card_that_lies_elsewhere_is_not_drawn_once_more():
    """A card of a hand, or one that was discarded, cannot be on top of the deck."""
    evening = begun("risk", "oak")
    refused = 0
    while refused < 3:
        match = evening.match
        if match.pending.kind == "card" and evening.board.at("deck"):
            known = [card for place in evening.board.lying if place.startswith("cards of ")
                     for card in evening.board.at(place) if card != "wild card"]  # fmt: skip
            for card in known:
                with pytest.raises(IllegalAnswer):
                    match.pending.outcomes.parse(card)
                refused += 1
        evening.go_on()


def test_a_wild_card_is_drawn_by_that_name_though_there_are_two():
    evening = begun("risk", "ash")
    while evening.match.pending.kind != "card":
        evening.go_on()
    draw = evening.match.pending.outcomes
    assert draw.parse("wild card") == draw.parse("Wild") == "Wild card A"


# -- the board differs -----------------------------------------------------------------------------


def knocked(evening: Evening) -> None:
    """Somebody knocks against the board, and the table is set right to what now lies there."""
    table, before = evening.match.table.copy(), evening.board.picture()
    board, name = evening.board, evening.match.game.folder.name
    if name == "risk":
        place = next(place for place in board.lying if place in TERRITORIES and board.at(place))
        piece = board.at(place)[0]
        board.put(piece, place, 2)
        table.troops[TERRITORIES.index(place)] += 2
    elif name == "despirala":
        board.put("good", f"goods of {board.names[0]}", 3)
        table.sheets[0].goods += 3
    else:
        board.move("white", "box of dice", f"Citizenry of {board.names[0]}")
        table.seats[0].to_citizenry(0)
    evening.correct(table, before)


@every_game
def test_a_correction_in_mid_turn_is_where_the_next_answer_goes_on(name):
    evening = begun(name, "oak")
    evening.go_on_for(60)
    knocked(evening)
    assert not evening.problems()
    evening.go_on_for(10)
    knocked(evening)
    evening.to_the_end()


@every_game
def test_answers_are_taken_back_over_corrections_with_the_board_following(name):
    """Hands undo what they are told to, the last thing first; then all is played again."""
    evening = begun(name, "ash")
    evening.go_on_for(50)
    knocked(evening)
    evening.go_on_for(12)
    knocked(evening)
    count = len(evening.match.moves)
    while len(evening.match.moves) > count - 30:
        evening.take_back()
        assert not evening.problems()
    evening.to_the_end()


@every_game
def test_what_is_taken_back_is_said_from_its_end(name):
    evening = begun(name, "ash")
    evening.go_on_for(50)
    match, told = evening.match, list(evening.said)
    moves = match.undo()
    said = undone_of_told(moves, match)
    own = told[len(told) - len(said) :]
    assert all(undoes(*each) for each in zip(said, own[::-1], strict=True))
