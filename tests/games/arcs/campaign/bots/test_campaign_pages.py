"""The suit pages of the campaign, line by line, and the words they use."""

from dataclasses import replace

import pytest

from games.arcs.campaign.bots.assessment import trust_gains
from games.arcs.campaign.rules.moves import Escort
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign_components import BLIGHT, FREE
from games.arcs.events import ShipsMoved
from games.arcs.moves import collect, fleet
from games.arcs.supercat.assessment import DOCUMENTS
from games.arcs.supercat.doctrines import forces, is_favorable
from games.arcs.supercat.lexicon import QUESTIONS
from tests.games.arcs.campaign.bots.campaign import ADM, AGG, CON, MOB, clauses, eyes, in_turn
from tests.games.arcs.campaign.rules.acts import named
from tests.games.arcs.positions import a_seat, play
from tests.games.arcs.supercats import a_cat, goes_on, held, in_words, says, thought
from tests.games.arcs.whole_turns import sides

FIVE = "0 city 3-arrow, 0 city 4-crescent, 0 city 5-hex, 0 city 6-crescent, 0 city 3-hex"
PORT = "0 starport 1-crescent"
NO_MARKER = {"keeper": (0, 1, 2)}

PAGES = DOCUMENTS["campaign 0.5"].pages
LACKS_CLAIMS = QUESTIONS["it has fewer claims than half the unbuilt cities"]


def numbers(suit):
    return [line.number for line in PAGES[suit]]


@pytest.mark.clause("CATR-6.1", "CATR-6.2", "CATR-6.3", "CATR-6.4")
def test_the_pages_have_these_lines_in_this_order():
    assert numbers("administration") == [1, 12, 19, 20, 22, 23, 24, 26, 34, 42, 43, 44]
    assert numbers("aggression") == [2, 4, 5, 6, 7, 8, 10, 13, 14, 16, 17, 18, 21, 27, 36, 37, 38,
                                     39, 40, 41]  # fmt: skip
    assert numbers("construction") == [9, 11, 12, 15, 25, 26, 31, 32, 33, 34]
    assert numbers("mobilization") == [10, 13, 16, 22, 23, 24, 27, 40, 41, 43]


@pytest.mark.clause("CAT-N-4")
def test_4_secure_an_effective_vox_card():
    table = in_turn(a_cat(cards="Silver-Tongues"), lead=AGG,
                    court="Elder Broker 1, Populist Demands 1")  # fmt: skip
    assert goes_on(table, "CAT-N-4", "CAT-N-4") == ["Secure", "Secure Populist Demands"]


@pytest.mark.clause("CAT-5.14")
@pytest.mark.parametrize(("card", "league", "reach", "stolen"), [
    ("", (), {"first_regent": 1, "trust": ("relic", "psionic")},
     "Steal Relic of the Trust from seat 2"),
    ("Merchant League", ("relic", "psionic"), {},
     "Steal Relic of the Merchant League from seat 2"),
])  # fmt: skip
@pytest.mark.parametrize(("slots", "wins"), [("", True), ("relic", False)])
def test_silver_tongues_win_with_what_lies_in_no_slot(card, league, reach, stolen, slots, wins):
    """The third seat has none or one Relic: then the stolen one only ties."""
    seats = [a_cat(cards="Silver-Tongues"), a_seat(cards=card), a_seat(slots=slots)]
    table = in_turn(*seats, lead=MOB, boxes={"keeper": (0,)}, reach=reach)
    reach_of(table).change_fate(1, league=league)
    if wins:
        assert goes_on(table, "CAT-5.14", "CAT-5.14") == ["Use Silver-Tongues", stolen]
        assert "relic" in table.seats[0].slots
    else:
        assert says(table)[0] != "Use Silver-Tongues"


@pytest.mark.clause("CAT-N-5")
def test_5_secure_the_council_in_session():
    table = in_turn(a_cat(), council=(1,), court="Elder Broker 1", lead=AGG)
    assert goes_on(table, "CAT-N-5", "CAT-N-5") == ["Secure", "Secure Imperial Council"]
    table = in_turn(a_cat(), council=(1,), lead=AGG, reach={"council": "decided"})
    assert "Secure" not in says(table)[0]


@pytest.mark.clause("CAT-N-6", "CAT-N-7")
def test_6_and_7_secure_a_card_with_one_attached():
    court = "Elder Broker 1, Lattice Spies 1, Skirmishers 1"
    above = {named("Skirmishers"): "faithful-3", named("Lattice Spies"): named("Mining Interest")}
    table = in_turn(a_cat(), court=court, lead=AGG, reach={"attached": above})
    assert goes_on(table, "CAT-N-6", "CAT-N-6") == ["Secure", "Secure Skirmishers"]
    above = {named("Lattice Spies"): named("Mining Interest")}
    table = in_turn(a_cat(), court=court, lead=AGG, reach={"attached": above})
    assert goes_on(table, "CAT-N-7", "CAT-N-7") == ["Secure", "Secure Lattice Spies"]


@pytest.mark.clause("CAT-N-24", "CATR-10.6")
@pytest.mark.parametrize("lead", [ADM, MOB])
def test_24_influence_the_council_for_the_trust(lead):
    reach = {"first_regent": 1, "trust": ("psionic",)}
    table = in_turn(a_cat(), lead=lead, reach=reach, buildings="0 starport 3-arrow",
                    boxes={"empath": (0,)})  # fmt: skip
    assert trust_gains(eyes(table)) == {"empath": 1}
    assert goes_on(table, "CAT-N-24", "CAT-N-24")[1] == "Influence Imperial Council"
    reach["first_regent"] = 0
    table = in_turn(a_cat(), lead=lead, reach=reach, boxes={"empath": (0,)})
    assert trust_gains(eyes(table)) == {}


@pytest.mark.clause("CATR-10.6")
def test_an_outlaw_counts_of_the_trust_what_its_slots_hold():
    reach = {"first_regent": 1, "trust": ("relic", "relic", "relic")}
    table = in_turn(a_cat(slots="weapon"), lead=ADM, outlaws=(0,), reach=reach)
    assert eyes(table).open_slots_left == 1
    assert trust_gains(eyes(table)) == {"keeper": 1}


@pytest.mark.clause("CAT-N-27")
@pytest.mark.parametrize("owner", [1, 7])
def test_27_move_to_take_control_of_a_rival_or_free_city(owner):
    table = in_turn(a_cat("1-gate 2"), lead=MOB,
                    buildings=f"{owner} city 1-hex, 1 starport 1-arrow, {FIVE}")  # fmt: skip
    assert goes_on(table, "CAT-N-27", "CAT-N-27")[1] == "Move from 1-gate to 1-hex"


@pytest.mark.clause("CAT-N-36", "CATR-8.7")
def test_36_favorable_combat_against_blight_at_home_with_two_dice():
    for ships, clause in ((2, "CAT-N-36"), (1, "CAT-N-41")):
        table = in_turn(a_cat(f"1-hex {ships}, 2-gate 3"), lead=AGG, boxes=NO_MARKER,
                        blight="1-hex", buildings=f"0 starport 1-hex, {FIVE}")  # fmt: skip
        seen = eyes(table)
        fight = next(each for each in forces(seen, "1-hex", 2) if not each.march)
        match = seen.fit_for_trophies(BLIGHT, fight.fresh, ships, "1-hex")
        assert match == (ships == 2)
        assert (clause in clauses(table)) == (ships == 2)


@pytest.mark.clause("REACH-6.1")
def test_a_free_starport_in_its_control_builds_once_a_turn_while_a_ship_is_left():
    port = f"{FREE} starport 1-hex"
    table = in_turn(a_cat("1-hex 1"), buildings=f"{port}, 0 starport 2-hex")
    assert sorted(eyes(table).building_ports) == ["1-hex", "2-hex"]
    table.replace_building(table.buildings[0], replace(table.buildings[0], used=True))
    assert eyes(table).building_ports == ["2-hex"]
    assert eyes(in_turn(a_cat("1-hex 15"), buildings=port)).building_ports == []
    rivals = in_turn(a_cat("1-hex 1"), a_seat("1-hex 2"), buildings=port)
    assert eyes(rivals).building_ports == []


@pytest.mark.clause("CATR-7.1")
def test_it_wants_half_as_many_claims_as_unbuilt_cities():
    for ships, built, unbuilt, claims, wants in (
        ("1-hex 1", "0 city 3-arrow", 4, 2, False),
        ("", "0 city 3-arrow", 4, 0, True),
        ("1-hex 1", "1 city 3-arrow", 5, 2, False),
        ("2-arrow 1", "1 city 3-arrow", 5, 1, True),
        ("", FIVE, 0, 4, False),
    ):
        seen = eyes(in_turn(a_cat(ships), lead=MOB, buildings=f"{PORT}, {built}"))
        assert (seen.unbuilt, sum(seen.claims.values())) == (unbuilt, claims)
        assert (LACKS_CLAIMS(seen) is None) == wants


@pytest.mark.clause("CATR-10.3")
def test_the_empire_and_the_free_states_are_no_rivals():
    table = in_turn(a_cat(), lead=CON, empire="1-hex 1", outlaws=(0,),
                    buildings="0 city 1-hex, 7 city 2-hex")  # fmt: skip
    seen = eyes(table)
    assert not seen.is_rivals("1-hex")
    assert seen.lost_buildings == []
    assert seen.rival_buildings == {}
    assert list(seen.prized_buildings) == ["2-hex"]
    assert not seen.builds_fresh("1-hex")


@pytest.mark.clause("CATR-10.4")
def test_a_regent_has_what_the_empire_controls_where_it_is_present():
    table = in_turn(a_cat("2-hex 1"), a_cat("1-hex 1"), lead=CON, empire="1-hex 1, 2-hex 1")
    assert eyes(table).controller("2-hex") == 0
    assert eyes(table).controller("1-hex") != 0
    assert eyes(table, 1).controller("1-hex") == 1
    outlaw = in_turn(a_cat("2-hex 1"), lead=CON, empire="2-hex 1", outlaws=(0,))
    assert eyes(outlaw).controller("2-hex") != 0


@pytest.mark.clause("CATR-13.3")
def test_one_piece_keeps_what_the_empire_controls():
    table = in_turn(a_cat("2-hex 3", "2-hex 1, 3-hex 2"), lead=MOB, empire="2-hex 1, 3-hex 1")
    assert eyes(table).may_leave("2-hex") == (3, 0)
    table = in_turn(a_cat("2-hex 3"), lead=MOB, empire="2-hex 1", buildings="0 city 2-hex")
    assert eyes(table).may_leave("2-hex") == (3, 0)
    table = in_turn(a_cat("2-hex 3"), lead=MOB, empire="2-hex 1")
    assert eyes(table).may_leave("2-hex") == (2, 0)
    table = in_turn(a_cat("", "2-hex 2"), lead=MOB, empire="2-hex 1")
    assert eyes(table).may_leave("2-hex") == (0, 1)


@pytest.mark.clause("CATR-8.1")
def test_lore_comes_before_faithful_and_attached_guild_cards():
    lore = "Mirror Plating"
    court = f"Skirmishers, Lattice Spies, Elder Broker, {lore}"
    above = {named("Lattice Spies"): "faithful-3", named("Elder Broker"): named("Gatekeepers")}
    table = in_turn(a_cat(), court=court, lead=MOB, buildings=FIVE, reach={"attached": above})
    assert goes_on(table, "CAT-N-43", "CAT-N-43")[1] == f"Influence {lore}"
    court = court.removesuffix(f", {lore}")
    table = in_turn(a_cat(), court=court, lead=MOB, buildings=FIVE, reach={"attached": above})
    assert goes_on(table, "CAT-N-43", "CAT-N-43")[1] == "Influence Lattice Spies"
    del above[named("Lattice Spies")]
    table = in_turn(a_cat(), court=court, lead=MOB, buildings=FIVE, reach={"attached": above})
    assert goes_on(table, "CAT-N-43", "CAT-N-43")[1] == "Influence Elder Broker"


@pytest.mark.clause("CATR-8.1")
def test_lore_comes_before_a_faithful_card_with_a_guild_card_above_it():
    lore, broker = named("Mirror Plating"), named("Elder Broker")
    above = {"faithful-1": named("Gatekeepers"), broker: "faithful-3"}
    seen = eyes(in_turn(a_cat(), lead=MOB))
    seen.reach_state.attached = above | {named("Skirmishers"): named("Lattice Spies")}
    order = [lore, "faithful-1", broker, named("Skirmishers"), named("Mining Interest")]
    marks = [seen.first_of_all(card) for card in order]
    assert marks == sorted(set(marks), reverse=True)


# -- battles --------------------------------------------------------------------------------------


def fights(table, system, defender):
    seen = eyes(table)
    found = []
    for force in forces(seen, system, 2):
        fresh, more = seen.allies(system, defender)
        found.append(type(force)(system, defender, "trophies", 2, force.fresh + fresh,
                                 force.ships + more, force.march))  # fmt: skip
    return [each for each in found if is_favorable(seen, each)]


@pytest.mark.clause("CATR-13.4")
def test_a_battle_that_could_fell_a_free_city_is_not_favorable():
    table = in_turn(a_cat("1-hex 3"), lead=AGG, buildings="7 city 1-hex")
    assert fights(table, "1-hex", FREE) == []
    table = in_turn(a_cat("1-hex 3"), lead=AGG, buildings="7 starport 1-hex")
    assert fights(table, "1-hex", FREE)


@pytest.mark.clause("CATR-13.5", "CATR-13.6")
def test_imperial_ships_count_with_the_regent_they_fight_along_with():
    seats = [a_cat("1-gate 1"), a_seat("1-gate 2")]
    table = in_turn(*seats, lead=AGG, empire="1-gate 1", outlaws=(1,), boxes={"warlord": (0,)})
    assert fights(table, "1-gate", 1)
    play(table, "Battle")
    play(table, "Attack seat 2 in 1-gate")
    assert says(table) == ("Attack with 1 fresh and 0 damaged Imperial ships", "CATR-13.5")
    seats = [a_cat("1-gate 2"), a_seat("1-gate 2")]
    table = in_turn(*seats, lead=AGG, empire="1-gate 1", outlaws=(0,))
    assert eyes(table).defends(1, "1-gate") == 3
    assert fights(table, "1-gate", 1) == []


@pytest.mark.clause("CATR-13.7")
def test_its_own_hits_go_to_imperial_ships_first():
    table = in_turn(a_cat("1-gate 3"), lead=AGG, empire="1-gate 1", blight="1-gate fresh",
                    boxes=NO_MARKER)  # fmt: skip
    play(table, "Battle", "Attack the Blight in 1-gate",
         "Attack with 1 fresh and 0 damaged Imperial ships")  # fmt: skip
    play(table, collect(0, 4, 0))
    play(table, tuple(sides("assault", *["hit and self-hit"] * 2, *["blank"] * 2)))
    assert says(table) == ("Hit a fresh ship of the Empire", "CATR-13.7")
    told = [in_words(each) for each in thought(table).reasons]
    said = "Hits on its side go to Imperial ships first"
    assert told == [f"{said} (its document doesn't decide this)"]


@pytest.mark.clause("REACH-3.3")
def test_a_regent_moves_for_control_where_the_empire_has_it_whatever_ships_are_there():
    """Four ships of a rival are there: numbers of ships would say the contrary."""
    table = in_turn(a_cat("1-gate 2"), a_seat("1-hex 4"), lead=MOB, empire="1-hex 1",
                    buildings=f"{FREE} city 1-hex, 1 starport 1-arrow, {FIVE}")  # fmt: skip
    reason = held(thought(table).reasons)
    assert reason.clause == "CAT-N-27"
    assert "The Empire controls Hex 1, so a Regent with a ship there controls" in in_words(reason)


# -- Imperial ships along the way -----------------------------------------------------------------


def escorted(table, *answers):
    play(table, *answers)
    return says(table)


@pytest.mark.clause("CATR-8.2")
def test_a_fleet_takes_imperial_ships_to_the_blight():
    table = in_turn(a_cat("1-gate 2"), lead=MOB, empire="1-gate 3", blight="1-hex")
    found = escorted(table, "Move", "Move from 1-gate to 1-hex", fleet(2, 0))
    assert found == ("2 fresh and 0 damaged Imperial ships", "CATR-8.2")


@pytest.mark.clause("CATR-8.4")
def test_otherwise_imperial_ships_stay():
    table = in_turn(a_cat("1-gate 2"), lead=MOB, empire="1-gate 3")
    found = escorted(table, "Move", "Move from 1-gate to 1-hex", fleet(2, 0))
    assert found == ("0 fresh and 0 damaged Imperial ships", "CATR-8.4")
    table = in_turn(a_cat("1-gate 2"), lead=MOB, empire="1-gate 3, 1-hex 1", blight="1-hex")
    found = escorted(table, "Move", "Move from 1-gate to 1-hex", fleet(2, 0))
    assert found[1] == "CATR-8.4"


@pytest.mark.clause("CATR-8.3")
def test_they_stay_where_a_rival_would_control_a_loyal_building():
    table = in_turn(a_cat("2-hex 2"), a_seat("2-hex 1"), lead=MOB, empire="2-hex 1",
                    blight="2-gate", buildings="0 city 2-hex", turn={"pips": 1})  # fmt: skip
    found = escorted(table, "Move", "Move from 2-hex to 2-gate", fleet(2, 0))
    assert found == ("0 fresh and 0 damaged Imperial ships", "CATR-8.3")


@pytest.mark.clause("CATR-8.3")
@pytest.mark.parametrize(
    ("own", "rival", "empire", "buildings", "come"),
    [
        (2, 1, 2, "0 city 2-hex", 1),
        (3, 1, 1, "0 city 2-hex", 1),
        (3, 2, 1, "0 city 2-hex", 0),
        (2, 1, 1, "1 city 2-hex", 1),
        (2, 0, 1, "0 city 2-hex", 1),
    ],
)
def test_as_many_come_as_leave_a_loyal_building_out_of_a_rivals_control(
    own, rival, empire, buildings, come
):
    """Two of its ships leave; one Imperial ship that stays keeps control, and so does a tie."""
    seats = a_cat(f"2-hex {own}"), a_seat(f"2-hex {rival}" if rival else "")
    table = in_turn(*seats, lead=MOB, empire=f"2-hex {empire}", blight="2-gate",
                    buildings=buildings, turn={"pips": 1})  # fmt: skip
    found = escorted(table, "Move", "Move from 2-hex to 2-gate", fleet(2, 0))
    assert found[0] == f"{come} fresh and 0 damaged Imperial ships"


# -- the Faithful pages ---------------------------------------------------------------------------


@pytest.mark.clause("CATR-6.10", "CATR-6.11", "CATR-6.12", "CATR-6.13", "CATR-6.14")
def test_wisdom_secures_builds_and_repairs():
    assert [(line.number, line.action) for line in PAGES["wisdom"]] == [
        (10, "secure"), (11, "build"), (12, "build"), (12, "repair"), (13, "build"),
        (14, "secure"),
    ]  # fmt: skip
    seen = eyes(in_turn(a_cat("1-hex 1"), court="Elder Broker 1", boxes={"keeper": (0,)}))
    held = [line.number for line in PAGES["wisdom"] if line.find(seen, 2)]
    assert held == [10, 11, 13]
    seen = eyes(in_turn(a_cat("1-hex 1"), court="Elder Broker 1", buildings=PORT))
    assert [line.number for line in PAGES["wisdom"] if line.find(seen, 2)] == [13, 14]
    hurt = eyes(in_turn(a_cat(hurt="1-hex 1"), a_seat("1-hex 1"), buildings="0 starport 1-hex"))
    assert [line.number for line in PAGES["wisdom"] if line.find(hurt, 2)] == [12, 13]


@pytest.mark.clause("CATR-6.15", "CATR-6.16", "CATR-6.17", "CATR-6.18", "CATR-6.19", "CATR-6.20",
                    "CATR-6.21", "CATR-6.22")  # fmt: skip
def test_zeal_taxes_fights_moves_and_influences():
    assert [(line.number, line.action) for line in PAGES["zeal"]] == [
        (15, "tax"), (16, "battle"), (17, "move"), (18, "move"), (18, "battle"), (19, "move"),
        (20, "tax"), (21, "battle"), (22, "influence"),
    ]  # fmt: skip

    def held(table):
        return [line.number for line in PAGES["zeal"] if line.find(eyes(table), 2)]

    seats = [a_cat("1-gate 2"), a_seat("1-gate 1")]
    assert held(in_turn(*seats, boxes={"warlord": (0,)})) == [16, 17, 19, 21, 22]
    table = in_turn(a_cat(), buildings=f"{PORT}, 0 city 2-arrow", boxes={"empath": (0,)})
    assert held(table) == [15, 22]
    table = in_turn(a_cat("1-gate 3"), a_seat("1-hex 2"), buildings="0 starport 1-hex",
                    court="Gatekeepers")  # fmt: skip
    assert held(table) == [18, 18, 19, 21, 22]
    table = in_turn(a_cat(), buildings=f"{PORT}, 0 city 2-arrow")
    assert held(table) == [20, 22]


@pytest.mark.clause("CATR-8.2", "CATR-8.3")
def test_where_no_escort_keeps_a_building_safe_the_smallest_comes():
    table = in_turn(a_cat("2-hex 2"), a_seat("2-hex 3"), lead=MOB, buildings="0 city 2-hex",
                    hurt_empire="2-hex 2")  # fmt: skip
    options = [Escort(0, 0), Escort(0, 1), Escort(0, 2)]
    moved = ShipsMoved(0, "2-hex", "2-gate", 2, 0)
    assert eyes(table).best_escort(moved, options) == Escort(0, 0)
    away = ShipsMoved(0, "2-gate", "1-gate", 2, 0)
    assert eyes(table).best_escort(away, options) == Escort(0, 2)
