"""A real table set right in mid-game: an answer like others, for undo, records and replays."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import CHANCE, Chance
from engine.core.errors import IllegalAnswer
from engine.core.hidden import CORRECTED, merged
from engine.core.match import Match
from engine.core.record import from_document, to_document
from main import REGISTRY

GAMES = ("arcs", "despirala", "rajas", "risk", "roll_galaxy")


def real_match(name: str, seed: str, *, answers: int) -> Match:
    """A match at a real table after so many random answers."""
    game = REGISTRY.game(name)
    seats = ("human",) + (game.default_bot,) * (game.usual_seats - 1)
    match = Match(game, commands.make_setup(game, seats, seed, {}, real_table=True))
    return played(match, answers, seed)


def played(match: Match, answers: int, seed: str) -> Match:
    rng = generator("correction", seed)
    for _ in range(answers):
        asked = match.pending
        assert asked is not None
        drawn = asked.outcomes.sample(rng) if isinstance(asked, Chance) else asked.sample(rng)
        match.answer(drawn)
    return match


def encoded(match: Match, table: Any = None) -> Any:
    return match.game.codec.encode(match.table if table is None else table)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_on_from_the_table_set_right(name: str) -> None:
    match = real_match(name, "one", answers=60)
    before, other = encoded(match), real_match(name, "two", answers=70)
    move = match.correct(other.table)
    assert (move.seat, move.kind) == (CHANCE, CORRECTED)
    assert encoded(match) == encoded(other)
    played(match, 20, "on")
    assert not match.table.check()
    assert encoded(match, match.table_before(60)) == before
    assert encoded(match, match.table_before(61)) == encoded(other)
    match.filmed(60)


@pytest.mark.parametrize("name", GAMES)
def test_a_correction_is_taken_back_and_made_again(name: str) -> None:
    match = real_match(name, "one", answers=40)
    before, other = encoded(match), real_match(name, "two", answers=50)
    match.correct(other.table)
    match.undo()
    assert encoded(match) == before
    match.redo()
    assert encoded(match) == encoded(other)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_a_correction_is_played_again(name: str) -> None:
    match = real_match(name, "one", answers=40)
    match.correct(real_match(name, "two", answers=50).table)
    played(match, 15, "on")
    again = from_document(REGISTRY, to_document(match))
    assert encoded(again) == encoded(match)
    assert [move.kind for move in again.moves] == [move.kind for move in match.moves]


def test_only_a_real_table_is_set_right() -> None:
    game = REGISTRY.game("risk")
    match = Match(game, commands.make_setup(game, ("human", "raider"), "one", {}))
    with pytest.raises(IllegalAnswer):
        match.correct(match.table)
    assert not match.moves


def test_nobody_comes_or_goes() -> None:
    match = real_match("risk", "one", answers=10)
    game, before = match.game, encoded(match)
    seats = ("human", "raider")
    fewer = Match(game, commands.make_setup(game, seats, "two", {}, real_table=True))
    with pytest.raises(IllegalAnswer):
        match.correct(fewer.table)
    assert encoded(match) == before


def test_what_was_hidden_from_the_editor_stays_as_it_is() -> None:
    whole = {"cards": [3, 8], "troops": [1, 2], "name": "a"}
    shown = {"cards": [3, -1], "troops": [1, 2], "name": "a"}
    edited = {"cards": [3, -1], "troops": [1, 5], "name": "b"}
    assert merged(whole, shown, edited) == {"cards": [3, 8], "troops": [1, 5], "name": "b"}


def test_a_list_of_another_length_is_taken_as_it_was_edited() -> None:
    assert merged({"hand": [1, 2]}, {"hand": [-1, -1]}, {"hand": [4]}) == {"hand": [4]}
