"""Tiles and effects as people say them."""

from __future__ import annotations

import pytest

from engine.text.message import Message
from games.rajas.board import board_of
from games.rajas.effects import (
    ANY,
    CHOICE,
    GainDice,
    GainPer,
    MoveBoat,
    RaiseScroll,
    VisitChamber,
    effects_said,
)
from games.rajas.game import GAME
from tests.games.rajas.positions import VOICE


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("OS2", "orange tile with a palace and a silk market (2)"),
        ("OC3", "orange tile with a spice market (4)"),
        ("GS5", "green tile with a palace, a fort and a tea market (2)"),
    ],
)
def test_a_tile_as_people_say_it(tile: str, said: str) -> None:
    assert GAME.voice(()).say(board_of("printed").tiles[tile].called) == said


def test_no_two_tiles_are_called_alike_where_their_price_is_named() -> None:
    voice, tiles = GAME.voice(()), board_of("printed").tiles
    assert len({voice.say_name(tile.called, "priced") for tile in tiles.values()}) == len(tiles)


def test_in_full_a_tile_is_called_with_its_roads() -> None:
    called = board_of("printed").tiles["OS2"].called
    things = "a palace and a silk market (2)"
    words = f"orange tile (price 7) with {things}, roads north and south"
    assert GAME.voice(()).say(called, "full") == words


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (RaiseScroll(1), "an upgrade"),
        (RaiseScroll(2), "2 upgrades"),
        (GainDice((0,)), "an orange die"),
        (GainDice((1, 1)), "2 green dice"),
        (GainDice((0, 2)), "an orange and a blue die"),
        (GainDice((ANY,)), "a die of any color"),
        (GainDice((ANY, ANY, ANY)), "3 dice of any color"),
        (GainDice((ANY,) * 4), "4 dice of any color"),
        (GainDice((3,) * 5), "5 purple dice"),
        (MoveBoat(3, exact=True), "3 spaces on the river"),
        (MoveBoat(3, exact=False), "up to 3 spaces on the river"),
        (GainPer("fame", 2, "buildings", 1), "2 fame for each building"),
        (GainPer("money", 1, "bends", 2), "1 money for every 2 bends"),
        (VisitChamber(CHOICE), "a visit to any chamber"),
    ],
)
def test_effects_in_words(effect, said):
    assert GAME.voice(()).say(effects_said((effect,))) == said


@pytest.mark.clause("RAJ-12.1")
def test_the_last_row_of_the_sheet_is_named_for_its_number_where_room_is_short():
    """It is 120 less than twice the fame and the money, however narrow its heading is."""
    said = Message("sheet-totals", {"meet": 120})
    assert ["120" in VOICE.say(said, part) for part in ("", "short")] == [True, True]
    assert VOICE.say(said, "tight") == "Overlap"
