"""Card numbers, names, suits, raid costs and acts, as the official card files have them.

The table is written down from LederCards/cards (`content/card-data/arcs/en-US`: arcsbasegame.yml
b126567, leaders-lore.yml 28d72d9, blightedreach.yml d7595fe), apart from the data of the program.
A suit means a guild card; `-` a card that cannot be raided, `protected` a raid cost of 0 there.
"""

import json
from dataclasses import replace

import pytest

from games.arcs.campaign_components import DATA, FATE_CARDS, LATER_CARDS
from games.arcs.court import BASE_COURT, COURT, LORE
from games.arcs.game import GAME
from games.arcs.moves import StealCard
from games.arcs.scene.view_model import guild_shown
from games.arcs.steps.battle import Raid
from games.arcs.supercat.doctrines import keys_of
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, a_table

GUARDIANS = "bc22"
LATER = json.loads((GAME.folder / "data" / "arcs_intermission.json").read_text(encoding="utf-8"))
BASE = """
bc01 material 3 Loyal Engineers | bc02 material 2 Mining Interest | bc03 material 2 Material Cartel
bc04 material 2 Admin Union | bc05 material 2 Construction Union | bc06 fuel 2 Fuel Cartel
bc07 fuel 3 Loyal Pilots | bc08 fuel 2 Gatekeepers | bc09 fuel 2 Shipping Interest
bc10 fuel 2 Spacing Union | bc11 weapon 2 Arms Union | bc12 weapon 2 Prison Wardens
bc13 weapon 2 Skirmishers | bc14 weapon 2 Court Enforcers | bc15 weapon 3 Loyal Marines
bc16 psionic 2 Lattice Spies | bc17 psionic 2 Farseers | bc18 psionic 2 Secret Order
bc19 psionic 3 Loyal Empaths | bc20 psionic 2 Silver-Tongues | bc21 relic 3 Loyal Keepers
bc22 relic 1 Sworn Guardians | bc23 relic 2 Elder Broker | bc24 relic 2 Relic Fence
bc25 relic 1 Galactic Bards | bc26 vox - Mass Uprising | bc27 vox - Populist Demands
bc28 vox - Outrage Spreads | bc29 vox - Song of Freedom | bc30 vox - Guild Struggle
bc31 vox - Call to Action
"""
COURT_OF_THE_REACH = """
cc01 material 2 Mining Interest | cc02 material 2 Construction Union | cc03 fuel 2 Gatekeepers
cc04 fuel 2 Shipping Interest | cc05 weapon 2 Skirmishers | cc06 weapon 2 Arms Union
cc07 psionic 2 Lattice Spies | cc08 psionic 2 Silver-Tongues | cc09 relic 2 Sworn Guardians
cc10 relic 2 Elder Broker | cc11 vox - Populist Demands | cc12 vox - Council Intrigue
cc13 vox - Diplomatic Fiasco | cc14 vox - Song of Freedom | cc15 vox - Blight Looms
"""
OF_ACT_I = """
f1-02 lore - Imperial Authority | f1-03 psionic protected Dealmakers
f2-02 fuel protected Parade Fleets | f3-02 fuel protected Merchant League
f4-02 psionic protected Guild Investigators | f4-03 relic protected Guild Overseers
f5-02 lore - Golem Beacon | f5-03 lore - Golem Hearth
f5-04 material protected Stone-Speakers
f6-02 psionic protected Informants | f6-03 ability - Partisan Seizing
f7-02 weapon protected Imperial Officers | f7-03 edict - Use Imperial Foundries
f8-02 relic protected Faithful Disciples | f8-03 ability - Spreading the Faith
"""
OF_ACT_II = """
f1-05 vox - Council Intrigue | f1-06 relic 3 Tax Collectors | f1-07 weapon 3 Hunter Squads
f1-08 law - Imperial Protectors | f1-09 vox - Empire Falls
f1-10 psionic 2 Lesser Regent | f1-11 psionic 2 Lesser Regent
f2-04 lore - Book of Liberation | f2-05 vox - Political Intrigue | f2-06 vox - Political Intrigue
f2-07 vox - Political Intrigue | f2-08 material 2 Construction Union
f2-09 material 2 Construction Union | f2-10 material 2 Admin Union | f2-11 material 2 Admin Union
f3-04 relic 2 Elder Broker | f3-05 relic 2 Relic Fence | f3-06 weapon 2 Prison Wardens
f3-07 material 2 Material Cartel | f3-08 fuel 2 Fuel Cartel | f3-09 weapon 2 Weapon Cartel
f3-10 psionic 2 Psionic Cartel | f3-11 relic 2 Relic Cartel
f4-05 material 2 Material Liaisons | f4-06 fuel 2 Fuel Liaisons | f4-07 weapon 2 Weapons Liaisons
f4-08 relic 2 Relic Liaisons | f4-09 psionic 2 Psionic Liaisons
f4-10 vox - Diplomatic Fiasco | f4-11 vox - Guild Struggle
f5-08 vox - Unstable Harvester | f5-09 vox - Unstable Seeker
f5-10 vox - Unstable Protector | f5-11 vox - Unstable Warrior
f6-05 material 3 Loyal Engineers | f6-06 fuel 3 Loyal Pilots | f6-07 weapon 3 Loyal Marines
f6-08 psionic 3 Loyal Empaths | f6-09 relic 3 Loyal Keepers | f6-10 relic 1 Galactic Bards
f6-11 fuel 2 Spacing Union | f6-12 weapon 2 Arms Union
f6-13 vox - Outrage Spreads | f6-14 vox - Outrage Spreads
f7-05 weapon protected Honor Guard | f7-06 weapon 2 Rogue Admirals | f7-07 weapon 2 Rogue Admirals
f7-08 weapon 2 Court Enforcers | f7-09 weapon 2 Court Enforcers
f7-10 vox - Imperial Defectors | f7-11 vox - Imperial Defectors
f8-16 psionic 3 The Young Light | f8-17 vox - Plot to Kidnap
f8-18 psionic 1 The Prodigal One | f8-19 psionic 2 Secret Order
"""
LORE_IN_ORDER = """
Tool-Priests, Galactic Rifles, Sprinter Drives, Mirror Plating, Hidden Harbors, Signal Breaker,
Repair Drones, Gate Ports, Cloud Cities, Living Structures, Gate Stations, Railgun Arrays,
Ancient Holdings, Seeker Torpedoes, Predictive Sensors, Force Beams, Raider Exosuits,
Survival Overrides, Empath's Vision, Empath's Bond, Keeper's Trust, Keeper's Solidarity,
Warlord's Cruelty, Warlord's Terror, Tyrant's Ego, Tyrant's Authority, Tycoon's Ambition,
Tycoon's Charm
"""


def cards(table):
    """The cards of a table by their numbers: suit or kind, raid cost, name."""
    rows = [each.split(maxsplit=3) for line in table.split("\n") for each in line.split("|")]
    return {row[0]: (row[1], row[2], row[3].strip()) for row in rows if row}


def in_data(documents):
    """The same of the documents of the program."""
    return {
        each["id"]: (
            each.get("suit") or each["type"],
            str(each["raid_cost"] or "-") if "raid_cost" in each else "-",
            each["name"],
        )
        for each in documents
    }


def test_the_court_of_the_base_game_is_as_printed():
    suits = {card: COURT[card].suit or "vox" for card in BASE_COURT}
    costs = {card: str(COURT[card].raid_cost or "-") for card in BASE_COURT}
    own = {card: (suits[card], costs[card], COURT[card].name) for card in BASE_COURT}
    assert own == cards(BASE)


def test_the_court_of_the_campaign_is_as_printed():
    assert in_data(DATA["court_cards"]) == cards(COURT_OF_THE_REACH)


def test_cards_of_fates_are_in_the_act_that_their_number_is_printed_for():
    fates = [card for fate in DATA["fates"] for card in fate["cards"]]
    assert in_data(fates) == cards(OF_ACT_I)
    assert in_data(LATER["cards"]) == cards(OF_ACT_II)
    assert LATER["meta"]["act"] == 2


def test_fates_have_their_printed_numbers_and_lore_its_own():
    assert [fate.number for fate in FATE_CARDS.values()] == list(range(1, 9))
    assert [LORE[f"lore{n:02d}"].name for n in range(1, 29)] == [
        each.strip() for each in LORE_IN_ORDER.replace("\n", " ").split(",")
    ]


def test_what_later_cards_say_is_told_of_the_same_cards():
    told = {each["name"] for each in DATA["later_cards"]["cards"]} - {"Liaisons (5)"}
    assert told <= {card.name for card in LATER_CARDS.values()}
    costs = {each["name"]: each.get("raid_cost") for each in LATER["cards"]}
    for each in DATA["later_cards"]["cards"]:
        if each["name"] in costs:
            assert each.get("raid_cost") == costs[each["name"]]


# -- Sworn Guardians of the campaign ---------------------------------------------------------------


def a_raid(build, keys, **options):
    """A rival with Sworn Guardians is raided for some keys."""
    table = build(a_seat("1-hex 2"), a_seat("1-hex 1", cards="Sworn Guardians"), a_seat())
    table.rules = replace(table.rules, **options)
    return table, Raid(0, 1, keys).ask(table)


@pytest.mark.clause("ARCS-8.14")
@pytest.mark.parametrize(("build", "rulings", "cost"), [
    (a_table, "newest", 1), (an_act, "newest", 2), (an_act, "first-printing", 2),
    (an_act, "before-2026-11", 1),
])  # fmt: skip
def test_the_guardians_of_the_campaign_cost_two_keys_but_in_old_records(build, rulings, cost):
    for keys in (1, 2):
        table, decision = a_raid(build, keys, rulings=rulings)
        taken = (
            [each for each in decision.options if isinstance(each, StealCard)] if decision else []
        )
        assert bool(taken) is (keys >= cost)
        assert table.raid_cost(GUARDIANS) == keys_of(table, GUARDIANS) == cost


def test_a_table_of_the_campaign_shows_what_its_guardians_cost():
    table, _ = a_raid(an_act, 2)
    assert guild_shown(table, GUARDIANS, GAME.voice(("You", "Ada", "Vega"))).keys == 2
    words = GAME.describe(table, ("You", "Ada", "Vega"))
    table.rules = replace(table.rules, rulings="before-2026-11")
    assert GAME.describe(table, ("You", "Ada", "Vega")) != words
