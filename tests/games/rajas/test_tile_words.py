"""Province tiles in words: with their code for lists, and as people say them."""

from __future__ import annotations

import pytest

from games.rajas.board import board_of
from games.rajas.effects import (
    ANY,
    CHOICE,
    GainDice,
    GainPer,
    MoveBoat,
    RaiseScroll,
    VisitChamber,
    effect_words,
)
from games.rajas.game import GAME
from games.rajas.tile_words import tile_words


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("OS2", "orange tile with palace and silk 2"),
        ("GS5", "green tile with palace, fort and tea 2"),
    ],
)
def test_a_tile_as_people_say_it(tile: str, said: str) -> None:
    assert GAME.voice(()).say(board_of("printed").tiles[tile].called) == said


def test_every_tile_is_told_with_code_price_and_roads() -> None:
    for name, tile in board_of("printed").tiles.items():
        assert tile_words(tile).startswith(f"{name} ")
        assert f" {tile.price}, roads " in tile_words(tile)


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (RaiseScroll(1), "an upgrade"),
        (RaiseScroll(2), "2 upgrades"),
        (GainDice((0,)), "an orange die"),
        (GainDice((1, 1)), "two green dice"),
        (GainDice((0, 2)), "an orange and a blue die"),
        (GainDice((ANY,)), "a die of any colour"),
        (GainDice((ANY, ANY, ANY)), "three dice of any colour"),
        (GainDice((ANY,) * 4), "four dice of any colour"),
        (GainDice((3,) * 5), "5 purple dice"),
        (MoveBoat(3, exact=True), "the boat sails 3"),
        (MoveBoat(3, exact=False), "the boat sails up to 3"),
        (GainPer("fame", 2, "buildings", 1), "2 fame for each building"),
        (GainPer("money", 1, "bends", 2), "1 money for every 2 bends"),
        (VisitChamber(CHOICE), "any chamber"),
    ],
)
def test_effects_in_words(effect, said):
    assert effect_words(effect) == said
