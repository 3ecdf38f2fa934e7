"""With real tiles people say what they see on them; the codes of the file work as well."""

import pytest

from engine.core.errors import IllegalAnswer
from games.rajas.board import draw_river_tile, draw_space, draw_tile, draw_yield, tile_word
from tests.games.rajas.positions import BOARD


def test_a_tile_is_typed_by_colour_price_things_and_roads():
    draw = draw_tile(BOARD, ("OS2", "OC1"))
    assert draw.example == "orange 7 palace silk 2 NS"
    assert draw.parse("Orange  7 palace silk 2 ns") == "OS2"
    assert draw.parse("OC1") == "OC1"
    with pytest.raises(IllegalAnswer):
        draw.parse("orange 7")


def test_what_is_typed_tells_tiles_of_a_stack_apart():
    for stack in BOARD.stacks:
        assert len({tile_word(BOARD.tiles[name]) for name in stack}) == len(stack)


def test_yield_tiles_river_tiles_and_spaces_are_typed_by_what_they_bring():
    assert draw_yield(BOARD, ("W6", "B1")).example == "3 money"
    assert draw_yield(BOARD, ("B2",)).parse("1 fame per 3 river spaces") == "B2"
    names = tuple(BOARD.river_tiles)
    assert all(draw_river_tile(BOARD, (name,)).example for name in names)
    assert draw_space(BOARD, ("market_tea",), 2).parse("market tea") == "market_tea"
