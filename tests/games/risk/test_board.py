"""The board: 42 territories, six continents, 83 borders."""

import pytest

from games.risk.board import (
    ADJACENT,
    BORDERS,
    CONTINENT_OF,
    CONTINENTS,
    NAMES,
    SIZE,
    UnknownTerritory,
    territory_named,
)
from games.risk.game import GAME
from games.risk.moves import ATTACKS

MANUAL = {
    "North America": "Alaska, Alberta, Central America, Eastern United States, Greenland, "
    "Northwest Territory, Ontario, Quebec, Western United States",
    "South America": "Argentina, Brazil, Peru, Venezuela",
    "Europe": "Great Britain, Iceland, Northern Europe, Scandinavia, Southern Europe, Ukraine, "
    "Western Europe",
    "Africa": "Congo, East Africa, Egypt, Madagascar, North Africa, South Africa",
    "Asia": "Afghanistan, China, India, Irkutsk, Japan, Kamchatka, Middle East, Mongolia, Siam, "
    "Siberia, Ural, Yakutsk",
    "Australia": "Eastern Australia, Indonesia, New Guinea, Western Australia",
}


@pytest.mark.clause("RISK-1.2")
def test_the_continents_hold_the_territories_of_the_manual():
    board = {
        continent.name: sorted(NAMES[place] for place in continent.territories)
        for continent in CONTINENTS
    }
    assert board == {name: sorted(places.split(", ")) for name, places in MANUAL.items()}
    assert SIZE == sum(len(continent.territories) for continent in CONTINENTS) == 42
    for continent in CONTINENTS:
        assert {CONTINENT_OF[place] for place in continent.territories} == {continent.id}


@pytest.mark.clause("RISK-1.3")
def test_there_are_83_borders_of_which_25_cross_the_sea():
    assert len(BORDERS) == 83
    assert sum(border.is_sea for border in BORDERS) == 25
    assert sum(len(places) for places in ADJACENT) == 2 * 83


@pytest.mark.clause("RISK-1.3")
def test_adjacency_goes_both_ways_and_nothing_borders_itself():
    for territory, places in enumerate(ADJACENT):
        assert territory not in places
        assert all(territory in ADJACENT[place] for place in places)


@pytest.mark.clause("RISK-1.3")
def test_one_border_goes_round_the_edge_of_the_map():
    round_the_edge = [{NAMES[b.a], NAMES[b.b]} for b in BORDERS if b.wraps]
    assert round_the_edge == [{"Alaska", "Kamchatka"}]


@pytest.mark.parametrize(
    ("continent", "doors"),
    [
        ("Australia", 1),
        ("South America", 2),
        ("Africa", 3),
        ("North America", 3),
        ("Europe", 4),
        ("Asia", 5),
    ],
)
def test_the_doors_of_a_continent_border_another(continent, doors):
    found = next(place for place in CONTINENTS if place.name == continent)
    assert len(found.doors) == doors


def test_attacks_follow_the_borders():
    for source, neighbours in enumerate(ATTACKS):
        assert tuple(target for target, _ in neighbours) == ADJACENT[source]


@pytest.mark.parametrize("words", ["Ural", "  ural ", "URAL"])
def test_a_territory_is_found_by_its_name(words):
    assert NAMES[territory_named(words)] == "Ural"


def test_the_united_states_have_a_short_form():
    assert territory_named("eastern US") == territory_named("Eastern United States")


def test_a_misspelt_territory_gets_the_nearest_name():
    with pytest.raises(UnknownTerritory) as near:
        territory_named("Kamtchatka")
    assert GAME.problem_text(near.value, ()).endswith("Did you mean Kamchatka?")
    with pytest.raises(UnknownTerritory) as far:
        territory_named("Atlantis")
    assert GAME.problem_text(far.value, ()) == "'Atlantis' is not a territory."
