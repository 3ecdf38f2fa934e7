"""Province tiles in words: with their code for lists, and as people say them."""

from __future__ import annotations

import pytest

from games.rajas.board import board_of
from games.rajas.tile_words import spoken_tile, tile_words


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("OS2", "orange tile with palace and silk 2"),
        ("GS5", "green tile with palace, fort and tea 2"),
    ],
)
def test_a_tile_as_people_say_it(tile: str, said: str) -> None:
    assert spoken_tile(board_of("printed").tiles[tile]) == said


def test_every_tile_is_told_with_code_price_and_roads() -> None:
    for name, tile in board_of("printed").tiles.items():
        assert tile_words(tile).startswith(f"{name} ")
        assert f" {tile.price}, roads " in tile_words(tile)
        assert "  " not in spoken_tile(tile)
