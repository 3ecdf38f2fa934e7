"""What lies round a land: its parts that do not hang together, and the regions of the others."""

from games.risk.board import CONTINENTS, NAMES, territory_named
from games.risk.bots.prospect import FAR, distances_within, land_with, parts_of, surroundings_of

AUSTRALIA = next(each for each in CONTINENTS if each.name == "Australia").territories


def named(*names: str) -> int:
    """These territories as a set of bits."""
    return land_with([territory_named(name) for name in names])


def test_a_land_falls_into_parts_each_with_what_lies_round_it():
    peru = named("Peru"), named("Venezuela", "Brazil", "Argentina")
    islands = named("Japan"), named("Kamchatka", "Mongolia")
    assert set(parts_of(peru[0] | islands[0])) == {peru, islands}
    assert parts_of(named("Peru", "Brazil")) == (
        (named("Peru", "Brazil"), named("Venezuela", "Argentina", "North Africa")),
    )


def test_one_region_lies_round_australia_and_indonesia_leads_to_it():
    around = surroundings_of(land_with(AUSTRALIA))
    assert around.count == 1
    assert {around.regions[place] for place in AUSTRALIA} == {-1}
    assert set(around.regions) == {-1, 0}
    assert around.exits == ((territory_named("Indonesia"), (0,)),)


def test_siam_cuts_australia_off_from_the_rest():
    around = surroundings_of(named("Siam"))
    assert around.count == 2
    ((door, regions),) = around.exits
    assert NAMES[door] == "Siam"
    assert sorted(regions) == [0, 1]
    assert len({around.regions[place] for place in AUSTRALIA}) == 1
    assert around.regions[AUSTRALIA[0]] != around.regions[territory_named("China")]


def test_a_step_through_own_land_is_counted_from_the_border():
    away = {NAMES[place]: steps for place, steps in distances_within(land_with(AUSTRALIA))}
    assert away == {"Indonesia": 0, "New Guinea": 1, "Western Australia": 1,
                    "Eastern Australia": 2}  # fmt: skip
    assert dict(distances_within(land_with(range(len(NAMES)))))[0] == FAR
