"""The table in plain text: all that a person needs to play from it alone."""

import pytest

from games.arcs.game import GAME
from games.arcs.parts import Attached, Extra, Played, Supercat
from games.arcs.steps.rounds import LeadCard
from tests.games.arcs.positions import a_seat, a_table, card, new_match

NAMES = ("You", "Vega", "SUPERCAT")


def lines(table, names=NAMES):
    return [line.strip() for line in GAME.describe(table, names).splitlines()]


def a_round(*seats, **fields):
    table = a_table(*seats, **fields)
    table.steps.append(LeadCard(0))
    return table


def test_every_system_tells_what_a_city_brings_its_slots_and_who_controls_it():
    standing = "0 city 1-hex, 1 city 4-crescent damaged, 1 city 4-crescent"
    table = a_round(a_seat("1-hex 2", "1-hex 1"), a_seat("2-gate 1"), buildings=standing)
    told = lines(table)
    assert "Hex 1 (Material, 1 of 2 slots free, controlled by you): " \
           "You 2 fresh and 1 damaged ship and 1 city" in told  # fmt: skip
    assert "Crescent 4 (Fuel, 0 of 2 slots free): " \
           "Vega 1 damaged city and 1 city" in told  # fmt: skip
    assert "Gate 2 (controlled by Vega): Vega 1 fresh ship" in told
    assert "Gate 3: empty" in told
    assert "Hex 6 (Psionic, 1 of 1 slot free): empty" in told


def test_what_is_left_in_the_supplies_is_told():
    table = a_round(a_seat("1-hex 3", slots="fuel fuel"), buildings="0 city 1-hex")
    told = lines(table)
    assert "Supply: 5 Material, 3 Fuel, 5 Weapons, 5 Relics, 5 Psionics" in told
    assert "Supply: 12 ships, 4 cities, 5 starports, 10 agents" in told


def test_numbers_stand_beside_those_who_have_them():
    """ARCS-10.2: what everybody has for an ambition; and whose pieces were taken."""
    trophies = ((0, 0, 0, 0), (2, 1, 0, 0), (0, 1, 0, 0))
    table = a_round(a_seat(trophies=trophies, captives=(0, 0, 2)), a_seat(slots="relic"),
                    a_seat(), boxes={"keeper": (0,)}, court="Relic Fence 0 2 1, Mass Uprising",
                    )  # fmt: skip
    told = lines(table)
    assert "Warlord: not declared (You 4, Vega 0, SUPERCAT 0)" in told
    assert "Keeper: worth 5/3 (You 0, Vega 1, SUPERCAT 0)" in told
    assert "Relic Fence (Relic, 2 keys): Vega 2, SUPERCAT 1" in told
    assert "Mass Uprising (Vox): no agents" in told
    assert "Captives: 2 (SUPERCAT 2)" in told
    assert "Trophies: 2 ships (Vega 2), 2 cities (Vega 1, SUPERCAT 1)" in told


@pytest.mark.clause("ARCS-10.6")
def test_between_two_the_third_player_is_told_with_its_tokens():
    match = new_match(2)
    while not match.table.chapter:
        match.roll()
    table = match.table
    told = lines(table, ("You", "Vega"))
    counted = [line for line in told if "the third player" in line]
    assert len(counted) == 5
    assert sum(int(line.rstrip(")").rsplit(" ", 1)[1]) for line in counted) == len(table.phantoms)


def test_slots_and_cards_tell_what_a_raid_pays_for_them():
    table = a_round(a_seat(), a_seat(slots="fuel", cards="Mining Interest, Sworn Guardians"))
    told = lines(table)
    assert "Resources: Fuel (3 keys), empty (1 key)" in told
    assert "Guilds: Mining Interest (Material, 2 keys), Sworn Guardians (Relic, 1 key)" in told


def test_the_cards_of_the_round_are_told_in_sentences():
    table = a_round(a_seat(), a_seat(),
                    trick=(Played(1, "aggression-2", "lead"), Played(0, "aggression-4", "surpass"),
                           Played(2, "hidden", "copy")),
                    extras=(Extra(0, "construction-3"), Extra(2, "hidden")), zeroed=True,
                    unions=(Attached(0, card("Arms Union"), "aggression-2"),))  # fmt: skip
    told = lines(table)
    assert told[told.index("This round") + 1 :] == [
        "Vega leads Aggression 2 (its number counts as 0)",
        "You surpass with Aggression 4",
        "SUPERCAT copies",
        "You seize the initiative with Construction 3",
        "SUPERCAT seizes the initiative with a card",
        "You attach Arms Union to Aggression 2",
    ]


def test_a_hand_is_told_as_far_as_it_is_known():
    cat = Supercat(5, seize=2)
    table = a_round(a_seat(hand="aggression-2 aggression-3"), a_seat(hand="hidden aggression-5"),
                    a_seat(hand="construction-4", supercat=cat))  # fmt: skip
    told = lines(table)
    assert "Hand: Aggression 2, Aggression 3" in told
    assert "Hand: Aggression 5, 1 action card" in told
    hand = "SUPERCAT, version 0.5: hand counter 5, seize counter 2, showing Construction 4"
    assert hand in told
