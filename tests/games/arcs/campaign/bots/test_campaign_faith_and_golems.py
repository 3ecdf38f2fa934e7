"""Golems and Faithful cards: the pages of Caretaker and Believer, and what every SUPERCAT does."""

from random import Random

import pytest

from games.arcs.board import PIECE, SYSTEMS
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.pages import fate_pages, golem_spendings, moves_to_preach
from games.arcs.campaign.rules.fates.believer import Teach, homes_to_teach
from games.arcs.campaign.rules.fates.caretaker import (
    GOLEM_HEARTH,
    CollectGolems,
    DestroyWrecks,
    Harvest,
    MayStopHere,
    MendShips,
    ReceiveGolem,
    TakeSleepers,
)
from games.arcs.campaign.rules.setting_up import SettleHome
from games.arcs.campaign.rules.state import Golem
from games.arcs.game import GAME
from games.arcs.moves import Choose
from games.arcs.parts import Played
from games.arcs.steps.battle import Raid
from games.arcs.steps.rounds import LeadCard, PlayCard
from games.arcs.supercat.assessment import Readings
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.lexicon import GOALS
from tests.games.arcs.campaign.bots.campaign import (
    ADM,
    AGG,
    CON,
    MOB,
    clauses,
    eyes,
    in_turn,
    of_fate,
)
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, asked, under
from tests.games.arcs.supercats import a_cat, goes_on, held, says, thought

AWAKE = Golem(0, in_hearth=True, awake=True)

PREACHES = GOALS["to get a claim on a planet of a type without a loyal city"]


def of(name, *seats, **fields):
    """Seat 0 follows a fate and has led a card."""
    return in_turn(*seats, fate=name, **fields)


def asks(step, *seats, **fields):
    """A table that asks seat 0, a Caretaker with the Hearth, about this step."""
    table = an_act(*(seats or (a_cat(),)), fates=of_fate(fields.pop("fate", "caretaker")), **fields)
    table.seats[0].lore = (GOLEM_HEARTH,)
    table.steps = [step]
    return table


def holding(name, *seats, awake=True, **fields):
    """Seat 0 holds a golem on its Hearth, in its Prelude."""
    golem = Golem(0, in_hearth=True, awake=awake)
    reach = {"golems": {name: golem}} | fields.pop("reach", {})
    table = of("caretaker", *seats, reach=reach, **fields)
    table.seats[0].lore = (GOLEM_HEARTH,)
    return table


def spends(table):
    """The golems that it would spend now, and their clauses."""
    return [clause for clause, _, _ in golem_spendings(eyes(table), None)]


# -- golems ---------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-5.1")
def test_the_warrior_is_spent_for_trophies_that_contend_warlord():
    seats = [a_cat(), a_seat(hurt="1-hex 1, 2-hex 2")]
    assert spends(holding("warrior", *seats)) == ["CATR-5.1"]
    assert spends(holding("warrior", *seats, awake=False)) == []
    rich = [a_cat(), a_seat(hurt="1-hex 1", spoils=(0, 0, 0, 4)), a_seat(spoils=(0, 0, 0, 3))]
    assert spends(holding("warrior", *rich)) == []
    table = asks(DestroyWrecks(0), *seats)
    assert says(table) == ("2-hex", "CATR-5.1")


@pytest.mark.clause("CATR-5.1")
@pytest.mark.parametrize(("own", "systems"), [
    ("", {"1-hex", "2-hex"}), ("1-hex 1", {"2-hex"}), ("2-hex 1", {"1-hex"}),
])  # fmt: skip
def test_the_warrior_goes_where_most_trophies_and_fewest_own_ships_are_else_by_chance(own, systems):
    table = asks(DestroyWrecks(0), a_cat(hurt=own), a_seat(hurt="1-hex 2, 2-hex 2, 3-hex 1"))
    view, decision = table.seen_by(0), asked(table)
    bot = SupercatPlayer()
    assert {str(bot.choose(view, decision, Random(n)).option) for n in range(20)} == systems


@pytest.mark.clause("CATR-5.2")
def test_the_protector_is_spent_for_its_own_damaged_ships():
    assert spends(holding("protector", a_cat(hurt="1-hex 1"))) == ["CATR-5.2"]
    assert spends(holding("protector", a_cat(), a_seat(hurt="1-hex 1"))) == []
    table = asks(MendShips(0), a_cat(hurt="1-hex 1"), a_seat(hurt="2-hex 1"))
    assert says(table) == ("Repair a ship in 1-hex", "CATR-5.2")
    assert says(asks(MendShips(0), a_cat(), a_seat(hurt="2-hex 1"))) == ("Go on", "CATR-5.2")


@pytest.mark.clause("CATR-5.3")
def test_the_seeker_is_spent_for_the_way_to_a_combat():
    seats = [a_cat("3-gate 3"), a_seat("2-gate 1")]
    boxes = {"warlord": (0,)}
    assert spends(holding("seeker", *seats, lead=AGG, boxes=boxes)) == ["CATR-5.3"]
    assert spends(holding("seeker", *seats, lead=MOB, boxes=boxes)) == []
    near = [a_cat("2-gate 3"), a_seat("2-gate 1")]
    assert spends(holding("seeker", *near, lead=AGG, boxes=boxes)) == []


@pytest.mark.clause("CATR-5.4")
def test_the_harvester_is_spent_to_contend_a_declared_ambition():
    assert spends(holding("harvester", a_cat(), boxes={"keeper": (0,)})) == ["CATR-5.4"]
    assert spends(holding("harvester", a_cat())) == []
    table = asks(Harvest(0), boxes={"keeper": (0,)})
    assert says(table) == ("Relic", "CATR-5.4")
    assert says(asks(Harvest(0))) == ("Go on", "CATR-5.4")


def test_a_raid_that_could_take_a_golem_takes_what_counts():
    held = {"golems": {"warrior": Golem(1, in_hearth=False, awake=True)}}
    table = asks(Raid(0, 1, 4), a_cat(), a_seat(slots="warrior relic"), reach=held,
                 boxes={"keeper": (0,)})  # fmt: skip
    assert any("Warrior" in str(each) for each in asked(table).options)
    assert says(table)[0] == "Steal from slot 2 of seat 2"


# -- Caretaker ------------------------------------------------------------------------------------


def with_sleepers(*seats, **fields):
    """A Caretaker with its Beacon and a golem at 1-gate."""
    table = of("caretaker", *seats, reach={"sleepers": ("1-gate",)}, **fields)
    table.seats[0].lore = (GOLEM_HEARTH, "f5-02")
    return table


@pytest.mark.clause("CATR-CARETAKER-1", "CATR-CARETAKER-2")
def test_the_caretaker_wins_an_ambition_first_and_awakens():
    cities = "0 city 1-hex, 0 city 2-arrow"
    table = with_sleepers(a_cat("1-gate 1"), lead=ADM, buildings=cities, boxes={"empath": (0,)})
    assert goes_on(table, "CATR-CARETAKER-1", "CATR-CARETAKER-1")[1] == "Tax 2-arrow of seat 1"
    table = with_sleepers(a_cat("1-gate 1"), lead=ADM, buildings=cities)
    assert says(table) == ("Awaken", "CATR-CARETAKER-2")
    table = with_sleepers(a_cat("1-gate 1"), lead=ADM, buildings=cities, boxes={"empath": (0,)},
                          turn={"pips": 3})  # fmt: skip
    assert says(table) == ("Awaken", "CATR-CARETAKER-2")
    table = with_sleepers(a_cat("1-gate 1", slots="relic"), lead=ADM, buildings=cities,
                          boxes={"empath": (0,), "keeper": (1,)})  # fmt: skip
    assert says(table) == ("Awaken", "CATR-CARETAKER-2")
    table = with_sleepers(a_cat("1-gate 1"), lead=AGG, court="Elder Broker 1",
                          boxes={"keeper": (0,)}, turn={"pips": 4})  # fmt: skip
    assert goes_on(table, "CATR-CARETAKER-1", "CATR-CARETAKER-1")[1] == "Secure Elder Broker"


@pytest.mark.clause("CATR-CARETAKER-1")
@pytest.mark.parametrize(
    ("cat", "answer"),
    [
        ({"slots": "psionic"}, "Spend Psionic to tax"),
        ({"slots": "relic", "court": "Farseers 1"}, "Spend Relic to secure"),
        ({"cards": "Shipping Interest"}, "Use Shipping Interest"),
    ],
)
def test_the_caretaker_wins_first_by_its_prelude_too(cat, answer):
    ambition = {"Spend Relic to secure": "empath", "Use Shipping Interest": "tycoon"}
    table = with_sleepers(
        a_cat("1-gate 1", slots=cat.get("slots", ""), cards=cat.get("cards", "")),
        a_seat(slots="fuel"),
        lead=ADM, court=cat.get("court", ""), buildings="0 city 2-hex",
        boxes={ambition.get(answer, "keeper"): (0,)}, turn={"pips": 2},
    )  # fmt: skip
    assert says(table) == (answer, "CATR-CARETAKER-1")


@pytest.mark.clause("CATR-CARETAKER-1")
def test_the_caretaker_wins_first_by_a_favorable_combat():
    fields = {"boxes": {"warlord": (0,)}, "turn": {"pips": 4, "armed": True, "prelude": False}}
    table = with_sleepers(a_cat("1-gate 4"), a_seat("1-gate 1"), lead=ADM, **fields)
    assert says(table) == ("Battle", "CATR-CARETAKER-1")


@pytest.mark.clause("CATR-5.3", "CAT-10.13")
def test_a_seeker_and_a_weapon_make_a_combat_card():
    boxes, rival = {"warlord": (0,)}, a_seat("2-gate 1")
    table = holding("seeker", a_cat("3-gate 3", slots="weapon"), rival, lead=MOB, boxes=boxes)
    assert goes_on(table, "CAT-5.6", "CATR-5.3") == [
        "Spend Weapon to battle with pips",
        "Spend the Seeker",
    ]


@pytest.mark.clause("CATR-CARETAKER-3")
def test_the_caretaker_takes_control_of_gates_with_golems():
    table = with_sleepers(a_cat("1-hex 2"), lead=MOB)
    assert goes_on(table, "CATR-CARETAKER-3", "CATR-CARETAKER-3")[1] == "Move from 1-hex to 1-gate"
    table = with_sleepers(a_cat(hurt="1-gate 1"), lead=CON)
    assert goes_on(table, "CATR-CARETAKER-3", "CATR-CARETAKER-3")[1] == "Repair a ship in 1-gate"
    table = with_sleepers(a_cat("1-gate 2"), a_seat("1-gate 2"), lead=AGG)
    assert goes_on(table, "CATR-CARETAKER-3", "CATR-CARETAKER-3")[1] == "Attack seat 2 in 1-gate"
    table = with_sleepers(a_cat("1-gate 2"), lead=MOB)
    assert clauses(table)[-1] != "CATR-CARETAKER-3"


@pytest.mark.clause("CATR-CARETAKER-4", "CATR-13.19")
def test_it_takes_all_golems_and_houses_them_on_the_hearth():
    found = {"sleepers": ("1-gate",)}
    table = asks(TakeSleepers(0, True, taken=True), a_cat("1-gate 1"), reach=found)
    assert says(table) == (str(Choose("1-gate")), "CATR-CARETAKER-4")
    held = {"golems": {"warrior": Golem(1, in_hearth=False, awake=True)}}
    table = asks(CollectGolems(0), a_cat(), a_seat(slots="warrior"), reach=held)
    assert says(table) == ("Take the Warrior", "CATR-CARETAKER-4")
    table = asks(ReceiveGolem(0, "warrior", awake=True))
    assert says(table) == ("Put it on the Golem Hearth", "CATR-13.19")


@pytest.mark.clause("CATR-13.19")
def test_without_a_golem_hearth_it_does_not_say_that_it_is_full():
    table = an_act(a_cat(slots="fuel fuel"), a_seat(), fates=of_fate("steward"))
    table.steps = [ReceiveGolem(0, "warrior", awake=True)]
    answer = SupercatPlayer().choose(table.seen_by(0), asked(table), Random(0))
    (told,) = GAME.told(answer.reasons, ("Ada", "Bram"))
    assert told.said.startswith("It has no Golem Hearth, so it makes room")


@pytest.mark.clause("CATR-CARETAKER-6")
@pytest.mark.parametrize(
    ("slots", "golems", "named", "stops"),
    [
        ("relic", {}, "keeper", True),
        ("", {}, "keeper", False),
        ("relic", {"warrior": AWAKE}, "keeper", False),
        ("relic", {}, "tyrant", False),
    ],
)
def test_stone_speakers_when_it_wins_what_it_declared_and_has_no_golem(slots, golems, named, stops):
    table = of("caretaker", a_cat(slots=slots), boxes={"keeper": (0,)}, reach={"golems": golems})
    table.seats[0].lore = (GOLEM_HEARTH,)
    table.steps.append(MayStopHere(0, named))
    words, clause = says(table)
    assert (words == "End the turn with Stone-Speakers") == stops
    assert clause == "CATR-CARETAKER-6"


# -- Believer -------------------------------------------------------------------------------------

STACK = ("faithful-1", "faithful-2", "faithful-3")


@pytest.mark.clause("CATR-BELIEVER-1", "CATR-F-3")
def test_the_believer_teaches_with_all_its_actions():
    fields = {"court": "Elder Broker", "buildings": "0 city 2-hex, 0 city 4-crescent"}
    table = of("believer", a_cat(), lead=ADM, reach={"faithful": STACK}, **fields)
    shares = [share for _, share in fate_pages(eyes(table), 1)]
    assert shares == [1, 1]
    assert fate_pages(eyes(of("magnate", a_cat(), lead=ADM)), 1) == []
    offered = {str(each) for each in asked(table).options}
    assert "Teach" in offered
    assert says(table) == ("Teach", "CATR-BELIEVER-1")


@pytest.mark.clause("CATR-BELIEVER-2")
def test_the_believer_moves_where_it_has_no_city_while_cards_are_stacked():
    fields = {"lead": MOB, "buildings": "0 starport 3-crescent", "turn": {"pips": 1}}
    table = of("believer", a_cat("1-gate 2"), reach={"faithful": STACK}, **fields)
    assert goes_on(table, "CATR-BELIEVER-2")[0] == "Move"
    assert PREACHES.unmet(eyes(table)) is None
    table = of("believer", a_cat("1-gate 2"), **fields)
    assert clauses(table)[-1] != "CATR-BELIEVER-2"
    assert PREACHES.unmet(eyes(table)).key == "closed-no-faithful"


@pytest.mark.clause("CATR-BELIEVER-2", "CAT-12.5")
def test_one_claim_is_enough_for_a_suit_unless_it_is_read_as_a_claim_on_every_planet():
    planets = {}
    for name, system in SYSTEMS.items():
        if system.resource:
            planets.setdefault(system.resource, []).append(name)
    claimed, *others = planets
    cities = ", ".join(f"0 city {planets[each][0]}" for each in others)
    here, free = planets[claimed][:2]
    fleet = f"{here} 1, {SYSTEMS[free].cluster}-gate 1"
    table = of("believer", a_cat(fleet), lead=MOB, reach={"faithful": STACK}, buildings=cities)
    assert moves_to_preach(eyes(table), 1) == []
    seen = ReachAssessment(table, 0, Readings(preach="planet"))
    assert {march.target for march in moves_to_preach(seen, 1)} == {free}


@pytest.mark.clause("CATR-BELIEVER-3")
def test_it_teaches_over_a_card_with_its_own_agents():
    cities = "0 city 1-hex, 0 city 1-arrow, 0 city 1-crescent, 0 city 2-hex, 0 city 2-arrow"
    court = "Skirmishers, Elder Broker 1, Lattice Spies, Gatekeepers, Mining Interest"
    table = asks(Teach(0), fate="believer", buildings=cities, court=court,
                 reach={"faithful": STACK})  # fmt: skip
    assert "Influence Skirmishers" in {str(each) for each in asked(table).options}
    assert says(table) == ("Influence Elder Broker", "CATR-BELIEVER-3")


@pytest.mark.clause("CATR-BELIEVER-4")
def test_two_cities_on_planets_of_the_courts_suits():
    planets = ["1-hex", "1-arrow", "1-crescent", "2-hex", "2-arrow", "2-crescent"]
    table = an_act(a_cat(), fates=of_fate("believer"), court="Elder Broker",
                   empire=", ".join(f"{each} 1" for each in planets))  # fmt: skip
    relics = [each for each in planets if table.planet_type(each) == "relic"]
    found = homes_to_teach(table, 0, planets)
    assert found == (relics or planets)
    for second in (False, True):
        table.steps = [SettleHome(0, second)]
        assert set(asked(table).outcomes.items) <= set(planets)
        assert asked(table).asked.args["kind"] == PIECE("city")
    other = next(each for each in planets if table.planet_type(each) != table.planet_type("1-hex"))
    table.buildings = type(table.buildings)()
    assert homes_to_teach(table, 0, ["1-hex", other]) == ["1-hex", other]


@pytest.mark.clause("BELIEVER-1.13", "CATR-BELIEVER-4")
def test_only_the_believers_cities_look_for_the_courts_suits():
    planets = ["1-hex", "1-arrow", "1-crescent", "2-hex", "2-arrow", "2-crescent"]
    empire = ", ".join(f"{each} 1" for each in planets)
    fields = {"court": "Elder Broker, Gatekeepers, Skirmishers", "empire": empire}
    table = an_act(a_cat(), fates=of_fate("believer"), **fields)
    table.steps = [SettleHome(0)]
    wanted = homes_to_teach(table, 0, planets)
    assert set(asked(table).outcomes.items) == set(wanted) < set(planets)
    table = an_act(a_cat(), fates=of_fate("magnate"), **fields)
    table.steps = [SettleHome(0)]
    assert set(asked(table).outcomes.items) == set(planets)


# -- Faithful cards -------------------------------------------------------------------------------


def choosing(hand, lead="", side="", **fields):
    """Seat 0, while somebody is the Believer, chooses one of these cards."""
    cards = tuple(hand.split())
    cat = a_cat(hand=hand, drawn=cards, **fields.pop("cat", {}))
    trick = (Played(1, lead, "lead"),) if lead else ()
    faithful = tuple(each for each in (*cards, lead) if each.startswith("faithful"))
    reach = {"preached": faithful, "sides": {lead: side} if side else {}} | fields.pop("reach", {})
    table = an_act(cat, fates=("steward", "believer", "magnate", "founder"), trick=trick,
                   initiative=bool(lead), reach=reach, **fields)  # fmt: skip
    table.steps = [PlayCard(0) if lead else LeadCard(0)]
    return table


@pytest.mark.clause("CATR-4.4")
def test_a_faithful_card_is_selected_for_what_either_side_can_do():
    table = choosing("administration-6 faithful-3", court="Elder Broker 1", council=(1,))
    assert says(table) == ("Lead Faithful 3 as Wisdom", "CATR-STEWARD-2")
    table = choosing("administration-6 faithful-3")
    assert says(table) == ("Lead Faithful 3 as Zeal", "CATR-STEWARD-2")


@pytest.mark.clause("CATR-13.27", "CATR-4.4")
def test_wisdom_is_not_selected_for_what_its_page_has_no_line_for():
    """Its page has Secure, but no line for an effective Vox card: nothing would be secured."""
    table = choosing(
        "aggression-6 faithful-8", lead="construction-4", court="Populist Demands 1",
        cat={"slots": "relic"}, reach={"council": "tucked"},
    )  # fmt: skip
    assert says(table) == ("Pivot to Aggression 6", "CATR-4.3")
    before = under("before-2026-11", table)
    assert says(before) == ("Pivot to Faithful 8 as Wisdom", "CATR-4.3")


@pytest.mark.clause("CATR-3.6")
def test_a_copy_of_a_faithful_card_leads_to_the_page_of_its_side():
    table = choosing("construction-3", lead="faithful-5", side="zeal")
    answer = thought(table)
    assert str(answer.option) == "Copy with Construction 3"
    assert held(answer.reasons).clause == "CATR-STEWARD-2"
