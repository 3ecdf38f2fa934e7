"""Which level is proposed next."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from engine.core.learning.lesson import (
    LevelProposal,
    first_level,
    level_for,
    levels_to_ask,
    listed_levels,
    proposed,
)
from engine.text.message import Message
from games import REGISTRY
from tests.voice.spoken import all_english

RISK = REGISTRY.game("risk")


@dataclass
class Past:
    """A store of one finished game."""

    places: list[tuple[str, int]]

    def last_places(self, game: str, besides: Sequence[str] = ()) -> list[tuple[str, int]]:
        return self.places


@pytest.mark.parametrize(
    ("key", "level"),
    [
        ("despirala", "sampled:1"),
        ("risk", "recruit"),
        ("roll_galaxy", "rollbot:easy"),
        ("rajas", "dummy"),
        ("arcs", "steward"),
    ],
)
def test_a_first_game_is_against_a_beginners_opponent(key: str, level: str) -> None:
    game = REGISTRY.game(key)
    wanted = LevelProposal(level, Message("proposal-first"))
    assert all_english(proposed(game, Past([]))) == wanted
    assert first_level(game) == wanted.level


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_no_level_of_a_first_game_is_above_the_weakest(key: str) -> None:
    game = REGISTRY.card(key)
    there, first = listed_levels(game), proposed(game, Past([])).level
    seated = next(each for each in there if each.name == level_for(game, first))
    assert seated.strength == min(each.strength for each in there)


def test_a_level_that_is_not_listed_gives_way_to_that_of_a_first_game() -> None:
    assert level_for(RISK, "expert") == "expert"
    assert level_for(RISK, "nobody") == "recruit"


def test_whom_the_rules_move_is_not_asked_for_advice() -> None:
    rajas = REGISTRY.card("rajas")
    assert "dummy" in [each.name for each in listed_levels(rajas)]
    assert "dummy" not in [each.name for each in levels_to_ask(rajas)]


@pytest.mark.parametrize(
    ("places", "level"),
    [
        ([("human", 1), ("raider", 2)], "captain"),
        ([("raider", 1), ("human", 2)], "recruit"),
        ([("raider", 1), ("human", 2), ("recruit", 3)], "raider"),
        ([("human", 1), ("expert", 2)], "expert"),
        ([("recruit", 1), ("human", 2)], "recruit"),
        ([("human", 1), ("file:mine.py", 2)], "recruit"),
    ],
)
def test_after_a_win_it_is_one_level_up_and_after_the_last_place_one_down(places, level) -> None:
    assert proposed(RISK, Past(places)).level == level
