"""The Tiled map and the rules tell of the same world."""

import importlib.util
from pathlib import Path

import pytest

from engine.ui.board import BoardMap, load_board
from engine.ui.theme import asset_root
from games.risk.board import BORDERS, CONTINENTS, NAMES, SIZE, TERRITORIES, territory_named
from games.risk.game import GAME
from games.risk.scene.world import (
    BOARD_FILE,
    WorldMapError,
    key_of,
    read_world,
    short_name,
    territory_of,
    the_world,
)

ROOT = Path(__file__).resolve().parents[4]


def board() -> BoardMap:
    return load_board(asset_root() / BOARD_FILE)


def test_the_map_names_exactly_the_territories_of_the_rules():
    lands = {name for name, region in board().regions.items() if region.kind in _continents()}
    assert lands == {place.key for place in TERRITORIES}


def test_every_territory_lies_in_its_continent_on_the_map():
    regions = board().regions
    for place in TERRITORIES:
        assert regions[place.key].kind == CONTINENTS[place.continent].key


@pytest.mark.clause("RISK-1.3")
def test_territories_that_touch_on_the_map_are_those_with_a_land_border():
    by_land = {
        (min(border.a, border.b), max(border.a, border.b))
        for border in BORDERS
        if not border.is_sea
    }
    assert the_world().shared == by_land


@pytest.mark.clause("RISK-1.3")
def test_the_dashed_lines_are_the_sea_borders_and_one_goes_round_the_edge():
    drawn = {frozenset(name.split(" ")[0].split("-")) for name in board().lines}
    by_sea = {
        frozenset((key_of(border.a), key_of(border.b))) for border in BORDERS if border.is_sea
    }
    assert drawn == by_sea
    assert len(drawn) + len(the_world().shared) == 83
    assert len(board().lines) == 26


def test_every_counter_stands_on_or_beside_its_own_territory_and_apart_from_the_others():
    world = the_world()
    for territory in range(SIZE):
        x, y = world.counters[territory]
        assert world.regions[territory].distance((x, y)) < 12, NAMES[territory]
        for other in range(territory):
            a, b = world.counters[other]
            assert (x - a) ** 2 + (y - b) ** 2 > 25**2, (NAMES[territory], NAMES[other])


def test_a_map_without_a_territory_is_refused_by_name():
    full = board()
    regions = {name: region for name, region in full.regions.items() if name != "URAL"}
    torn = BoardMap(full.width, full.height, regions, full.anchors, full.lines)
    with pytest.raises(WorldMapError, match="URAL"):
        read_world(torn)


def test_the_map_in_the_assets_is_what_the_script_writes():
    spec = importlib.util.spec_from_file_location("make_boards", ROOT / "build" / "make_boards.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    written = script.risk_map(script.read_json("map_polygons.json"), script.read_json("board.json"))
    assert written == (asset_root() / BOARD_FILE).read_text(encoding="utf-8")


def test_land_shares_are_measured_for_the_cards_on_the_sea():
    world = the_world()
    china = world.regions[territory_named("China")].box
    assert world.land_share(china.inset(china.w / 3, china.h / 3)) > 0.8
    assert world.land_share(type(china)(480, 420, 60, 60)) < 0.2


def test_keys_and_short_names():
    assert territory_of(key_of(7)) == 7
    voice = GAME.voice(())
    assert short_name(territory_named("Eastern United States"), voice) == "Eastern US"
    assert short_name(territory_named("Ural"), voice) == "Ural"


def _continents() -> set[str]:
    return {continent.key for continent in CONTINENTS}
