"""The map of Arcs: cells against the data, room for ships and buildings, pointing."""

import importlib
import itertools
import math
import sys
from pathlib import Path

import pytest

from engine.ui.board import distance_to_outline, is_inside
from engine.ui.box import Box
from engine.ui.theme import asset_root
from games.arcs.board import DATA, SYSTEMS, neighbours
from games.arcs.scene.art.places import BOARD_FILE, LABEL, MOST_GROUPS, SLOT, places_in

USUAL = Box(258, 83, 1040, 810)
WIDE = Box(258, 83, 1180, 810)
SQUARE = Box(100, 100, 700, 820)
BOXES = (USUAL, WIDE, SQUARE)
SEAM, WALL = 9.0, 13.5
"""Cells nearer than the first share a seam, farther apart than the second a wall."""


LEAST = {"wedge": (58, 45), "single": (42, 42), "small": (35, 24), "count": (20, 19)}
"""How far groups of each form are apart at least, to the side or down."""


def gap(places, a, b):
    """How far two cells are apart; infinite where their boxes are."""
    if not places.cells[a].box.inset(-WALL - 4).intersects(places.cells[b].box):
        return math.inf
    return min(distance_to_outline(places.cells[b].outline, point)
               for point in places.cells[a].outline)  # fmt: skip


def inside(places, system, point, reach=0.0):
    """Whether a disc lies within a cell."""
    outline = places.cells[system].outline
    return is_inside(outline, point) and distance_to_outline(outline, point) >= reach


def test_the_map_in_the_assets_is_what_the_script_writes(monkeypatch):
    build = Path(__file__).parents[5] / "build"
    monkeypatch.syspath_prepend(str(build))
    for name in ("make_boards", "arcs_fleets"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    script = importlib.import_module("make_arcs_board")
    written = (asset_root() / BOARD_FILE).read_text(encoding="utf-8")
    assert script.arcs_map(DATA["systems"]) == written


def test_every_system_of_the_data_has_a_cell():
    assert set(places_in(USUAL).cells) == set(SYSTEMS)


def test_two_cells_share_a_seam_or_a_bridge_exactly_where_the_data_has_a_way():
    places = places_in(USUAL)
    near = neighbours(())
    for a, b in itertools.combinations(SYSTEMS, 2):
        joined = gap(places, a, b) < SEAM or (a, b) in places.bridges or (b, a) in places.bridges
        assert joined == (b in near[a]), (a, b)


def test_a_bridge_crosses_a_wall_from_one_cell_into_the_other():
    places = places_in(USUAL)
    for (a, b), line in places.bridges.items():
        assert gap(places, a, b) > WALL, (a, b)
        assert inside(places, a, line[0]), a
        assert inside(places, b, line[-1]), b


def test_no_two_cells_overlap():
    places = places_in(USUAL)
    for a, b in itertools.permutations(SYSTEMS, 2):
        if not places.cells[a].box.intersects(places.cells[b].box):
            continue
        assert not any(is_inside(places.cells[b].outline, point)
                       for point in places.cells[a].outline), (a, b)  # fmt: skip


@pytest.mark.parametrize("box", BOXES)
def test_the_oval_fits_its_box_and_is_never_too_flat_nor_higher_than_wide(box):
    places = places_in(box)
    assert all(box.contains(point) for point in places.oval)
    assert 0.99 <= places.radii[0] / places.radii[1] <= 1.53


@pytest.mark.parametrize("box", BOXES)
def test_a_click_on_planet_slots_label_and_ships_finds_the_system(box):
    places = places_in(box)
    for name, cell in places.cells.items():
        groups = [(place.x, place.y) for place in places.groups(name, 4)]
        for point in (cell.body, *cell.slots, *groups):
            assert places.system_at(point) == name
        if cell.label is not None:
            assert places.system_at(cell.label.centre) == name
    assert places.system_at(places.centre) is None
    assert places.system_at((box.x + 2, box.y + 2)) is None


def test_a_click_can_be_confined_to_some_systems():
    places = places_in(USUAL)
    point = places.cells["3-hex"].body
    assert places.system_at(point, ["3-hex", "1-gate"]) == "3-hex"
    assert places.system_at(point, ["1-gate"]) is None


@pytest.mark.parametrize("box", BOXES)
def test_planets_have_their_slots_on_them_and_gates_have_none(box):
    places = places_in(box)
    for name, cell in places.cells.items():
        assert len(cell.slots) == SYSTEMS[name].slots
        assert cell.is_gate == SYSTEMS[name].is_gate
        assert inside(places, name, cell.body, cell.radius * 0.9)
        for slot in cell.slots:
            assert math.dist(slot, cell.body) + 0.9 * SLOT * places.unit <= cell.radius
        if len(cell.slots) == 2:
            assert math.dist(*cell.slots) >= 2 * SLOT * places.unit


@pytest.mark.parametrize("box", BOXES)
def test_no_label_lies_over_a_slot(box):
    places = places_in(box)
    for cell in places.cells.values():
        for x, y in cell.slots:
            size = 2 * 0.8 * SLOT * places.unit
            assert not Box.around(x, y, size, size).intersects(cell.label)
        if cell.label is not None:
            assert cell.label.w == pytest.approx(LABEL[0] * places.unit)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("count", range(1, MOST_GROUPS + 1))
def test_groups_of_ships_stand_apart_in_their_cell_and_off_the_buildings(box, count):
    places = places_in(box)
    for name, cell in places.cells.items():
        groups = places.groups(name, count)
        assert len(groups) == count
        for place in groups:
            assert inside(places, name, (place.x, place.y), 6 * places.unit), name
            for slot in cell.slots:
                assert math.dist(slot, (place.x, place.y)) > 27 * places.unit, name
        for a, b in itertools.combinations(groups, 2):
            w, h = (size * places.unit for size in LEAST[groups[0].form])
            assert abs(a.x - b.x) >= w or abs(a.y - b.y) >= h, (name, count)


def test_three_groups_have_a_ship_drawn_everywhere_and_six_at_gates():
    places = places_in(USUAL)
    for name, cell in places.cells.items():
        assert all(place.form != "count" for place in places.groups(name, 3)), name
        if cell.is_gate:
            assert all(place.form != "count" for place in places.groups(name, 6)), name


def test_ways_past_clusters_out_of_play_join_the_gates_beside_them():
    places = places_in(USUAL)
    assert places.ways_past(()) == ()
    (line,) = places.ways_past((4,))
    assert gap_to(places, "3-gate", line[0]) < 12
    assert gap_to(places, "5-gate", line[-1]) < 12
    (long,) = places.ways_past((1, 6))
    assert gap_to(places, "5-gate", long[0]) < 12
    assert gap_to(places, "2-gate", long[-1]) < 12


def test_bridges_stand_only_between_clusters_in_play():
    places = places_in(USUAL)
    assert len(places.bridges_in_play(())) == 8
    assert len(places.bridges_in_play((2,))) == 5


def gap_to(places, system, point):
    return distance_to_outline(places.cells[system].outline, point)
