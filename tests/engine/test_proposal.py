"""Which level is proposed next."""

from dataclasses import dataclass

import pytest

from engine.core.proposal import LevelProposal, first_level, proposed
from engine.text.said import Said
from games import REGISTRY
from tests.voice.spoken import all_english

RISK = REGISTRY.game("risk")


@dataclass
class Past:
    """A store of one finished game."""

    places: list[tuple[str, int]]

    def last_places(self, game: str) -> list[tuple[str, int]]:
        return self.places


@pytest.mark.parametrize(
    ("key", "level"),
    [
        ("despirala", "sampled:1"),
        ("risk", "recruit"),
        ("roll_galaxy", None),
        ("arcs", "steward"),
    ],
)
def test_a_first_game_is_against_a_beginners_opponent(key: str, level: str | None) -> None:
    game = REGISTRY.game(key)
    wanted = LevelProposal(level or game.default_bot, Said("proposal-first"))
    assert all_english(proposed(game, Past([]))) == wanted
    assert first_level(game) == wanted.level


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
