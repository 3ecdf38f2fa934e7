"""The features of a table that the Admiral weighs, in worked positions."""

from __future__ import annotations

from dataclasses import fields

import pytest

from games.arcs.board import CITY_BONUS, HIDDEN, PIECES, POWER_TO_END
from games.arcs.bots.evaluator import (
    Evaluator,
    OnMap,
    Weights,
    chapters_left,
    likely_behind,
    likely_end,
    on_map,
    quality,
    rulers,
)
from games.arcs.game import GAME
from games.arcs.parts import NOBODY
from tests.games.arcs.positions import a_seat, a_table
from tests.golden import positions

NAMES = [field.name for field in fields(Weights)]


def features(table, number=0, viewer=0) -> dict[str, float]:
    """A seat's row by the names of the weights."""
    row = Evaluator(table.seen_by(viewer), viewer).features(table)[number]
    return dict(zip(NAMES, row, strict=True))


def a_hand(**more):
    """A seat with two cards of six in hand."""
    return a_seat(hand="aggression-2 construction-3", **more)


def test_what_stands_on_the_map():
    """Own fleets rule 1-gate and 2-hex; a rival's city is under them, an own port under nobody."""
    fleets = a_hand(fresh="1-gate 2, 2-hex 3")
    rival = a_seat(fresh="3-hex 1, 2-hex 1")
    table = a_table(fleets, rival, buildings="1 city 2-hex, 0 starport 1-hex damaged, 0 city 3-hex")
    assert rulers(table) == {"1-gate": 0, "2-hex": 0, "3-hex": 1}
    own, other, nobody = on_map(table)
    assert (own.cities, own.ports, own.damaged, own.gates) == (1, 1, 1, 1)
    assert (own.taxable, own.occupied) == (1, 1)
    assert (other.cities, other.occupied, other.taxable, other.gates) == (1, 1, 1, 0)
    assert nobody == OnMap()


def test_level_fleets_rule_nothing():
    table = a_table(a_seat(fresh="1-gate 2"), a_seat(fresh="1-gate 2"))
    assert rulers(table) == {"1-gate": NOBODY}
    assert [here.gates for here in on_map(table)] == [0, 0, 0]


def test_a_building_is_threatened_by_more_ships_there_or_beside_than_guard_it():
    def threatened(guards: str, rivals: str) -> int:
        table = a_table(a_seat(fresh=guards), a_seat(fresh=rivals), buildings="0 city 1-hex")
        return on_map(table)[0].threatened

    assert threatened("1-hex 1", "1-gate 2") == 1
    assert threatened("1-hex 2", "1-gate 2") == 0
    assert threatened("1-hex 2", "1-gate 2, 1-hex 1") == 1
    assert threatened("", "4-gate 9") == 0


def test_cities_taken_as_trophies_are_off_their_owners_board():
    taken = tuple(int(piece == "city") for piece in PIECES)
    none = (0,) * len(PIECES)
    table = a_table(a_seat(trophies=(none, taken, none)), a_seat())
    assert [here.cities for here in on_map(table)] == [0, 1, 0]


def test_ships_and_buildings_count_for_the_chapters_to_come():
    """Chapter 1, two of six cards to play: three and a half chapters less what has gone."""
    seat = a_hand(fresh="1-gate 2", hurt="1-gate 1", slots="fuel fuel relic", power=3)
    table = a_table(seat, buildings="0 city 1-hex, 0 starport 1-hex damaged")
    left = chapters_left(table, [0.0] * 3, 2)
    found = features(table)
    assert found["power"] == 3
    assert (found["fresh"], found["hurt"]) == (2 * left, left)
    assert (found["ports"], found["cities"], found["damaged"]) == (left, left, left)
    assert found["bonus"] == CITY_BONUS[1] * left
    assert (found["tokens"], found["kinds"]) == (3, 2)
    assert found["gates"] == left
    assert found["cards"] == 2
    assert found["outrage"] == 0


def test_the_lead_in_an_ambition_counts_for_every_chapter_to_come():
    """Without cards Keeper stays as it is: Seat 0 comes first, and nobody else has an icon."""
    table = a_table(a_seat(slots="relic relic"))
    assert features(table)["strength"] == chapters_left(table, [0.0] * 3, 0)
    assert features(table, 1)["strength"] == 0


def test_no_more_than_three_ports_and_free_slots_count():
    """Four ports in four systems."""
    ports = "0 starport 1-hex, 0 starport 2-hex, 0 starport 3-hex, 0 starport 4-hex"
    table = a_table(a_hand(), buildings=ports)
    left = chapters_left(table, [0.0] * 3, 2)
    assert on_map(table)[0].ports == 4
    assert features(table)["ports"] == 3 * left
    assert features(table)["room"] == min(on_map(table)[0].room, 3) * left


def test_free_slots_are_those_beside_own_buildings():
    """Hex 1 has two building slots and a city of seat 2 in one, Crescent 1 has one."""
    table = a_table(buildings="0 starport 1-hex, 0 city 1-crescent")
    assert on_map(table)[0].room == 1
    table = a_table(buildings="0 starport 1-hex, 1 city 1-hex")
    assert [each.room for each in on_map(table)] == [0, 0, 0]


def test_only_the_own_hand_is_known():
    table = a_table(a_hand(), a_seat(hand="aggression-7 mobilization-7"))
    assert features(table)["quality"] == quality(table.seats[0].hand) != 0
    assert features(table, 1)["quality"] == 0


def test_the_initiative_counts_while_cards_are_left():
    """Seat 0 has it; without cards nobody will lead."""
    assert features(a_table(a_hand(), a_hand(), initiative=0))["initiative"] > 0
    assert features(a_table(a_seat(), a_seat(), initiative=0))["initiative"] == 0


def test_court_cards_that_a_seat_leads_count_more_than_agents_beside_others():
    """A guild card led by two to one is worth 0.5 + 1 + a half for the rival's agent."""
    table = a_table(a_hand(), a_seat(), court="Relic Fence 2 1 0, Loyal Keepers 0 3 1")
    assert (features(table)["leading"], features(table)["agents"]) == (0.5 + 1 + 0.5, 0)
    assert (features(table, 1)["leading"], features(table, 1)["agents"]) == (0.5 + 1 + 0.5, 1)
    assert (features(table, 2)["leading"], features(table, 2)["agents"]) == (0, 1)


def test_what_is_held_counts_by_the_piece():
    seat = a_hand(captives=(0, 2, 1), cards="Relic Fence, Loyal Keepers", outrage=("fuel",))
    found = features(a_table(seat))
    assert (found["captives"], found["guilds"]) == (3, 2)
    assert found["outrage"] == chapters_left(a_table(seat), [0.0] * 3, 2)


@pytest.mark.parametrize(("chapter", "left"), [(1, 6), (1, 0), (4, 3), (5, 8)])
def test_chapters_to_come_and_the_rest_of_this_one(chapter, left):
    """A chapter that has just begun counts half, one of which half the cards are left a quarter."""
    table = a_table(a_seat(), chapter=chapter)
    after = min(5 - chapter, POWER_TO_END[3] / 11.0)
    expected = after + 0.5 * min(left, 6) / 6
    assert chapters_left(table, [0.0] * 3, left) == pytest.approx(expected)


def test_power_near_the_end_leaves_few_chapters():
    near = a_table(a_seat(power=POWER_TO_END[3] - 11))
    assert chapters_left(near, [0.0] * 3, 0) == 1
    assert chapters_left(near, [5.5, 0.0, 0.0], 0) == 0.5
    assert chapters_left(near, [20.0, 0.0, 0.0], 0) == 0


def test_the_last_chapter_ends_the_game_and_others_by_power():
    assert likely_end(a_table(a_seat(), chapter=5), [0.0] * 3, 6) == 1
    table = a_table(a_seat(), chapter=2)
    end = float(POWER_TO_END[3])
    assert likely_end(table, [end - 0.5, 0.0, 0.0], 3) == 0.5
    assert likely_end(table, [end, 0.0, 0.0], 0) == pytest.approx(0.5 + 0.5 * 0.5)
    assert likely_end(table, [end - 2.5, 0.0, 0.0], 3) == pytest.approx(0.5 - 0.5 * 0.5)


def test_how_likely_a_seat_stays_behind():
    assert [likely_behind(lead, 0) for lead in (-1, 0, 1)] == [0, 1, 1]
    assert likely_behind(-0.5, 4) == 0.5
    assert likely_behind(4.5, 4) == pytest.approx(0.5 + 0.5 * 0.5)


def test_a_card_that_nobody_has_seen_adds_nothing_to_a_hand():
    assert quality(("administration-2", HIDDEN)) == quality(("administration-2",)) != 0


@pytest.mark.parametrize(
    ("options", "sums"),
    [
        (
            {},
            [
                194,
                247.2659,
                65.7949,
                529.4409,
                3966.5749,
                18.9167,
                476.0381,
                653.9759,
                0,
                124,
                87,
                41,
                56.4059,
                86.8226,
                353.9449,
                164.5000,
                143,
                50,
                31,
                220,
                546,
                3.2500,
                57.0000,
                0,
                34.4892,
                402.2152,
                0,
                0,
                -133.1080,
            ],
        ),
        (
            {"mode": "campaign"},
            [
                328,
                407.2880,
                78.0754,
                409.1968,
                1758.8333,
                35.7500,
                248.1667,
                315.3333,
                0,
                94,
                80,
                173,
                80.2500,
                14.5833,
                0,
                105,
                147,
                4,
                30,
                180,
                541,
                -10.1500,
                57,
                150.5000,
                6.5000,
                48.5833,
                0,
                -1744.2621,
                -244.4641,
            ],
        ),
    ],
    ids=["base", "campaign"],
)
def test_what_is_weighed_in_positions_of_random_games_is_what_it_was(options, sums):
    """By weight, over all seats; at last what the seat in turn is worth. Where it is meant that
    one of them changes, its sum follows.
    """
    found = [0.0] * (len(NAMES) + 1)
    for view, decision in positions(GAME, options, "supercat"):
        judge = Evaluator(view, decision.seat)
        for row in judge.features(view):
            found[:-1] = [total + has for total, has in zip(found, row, strict=False)]
        found[-1] += judge(view)
    assert found == pytest.approx(sums, abs=1e-3)
