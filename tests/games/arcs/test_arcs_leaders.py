"""The draft and every leader's traits, each as a worked position."""

from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import silence
from games.arcs.board import CARDS, SETUP_CARDS, SUIT_ACTIONS, setup_cards
from games.arcs.court import ACTIONS, BASE_COURT, BASE_LORE, LEADERS, LORE, card_words, texts_of
from games.arcs.events import AmbitionScored
from games.arcs.game import GAME
from games.arcs.moves import GO_ON, Take, collect, fleet
from games.arcs.parts import Played, Turn
from games.arcs.rule_hooks import SPEAKERS
from games.arcs.steps.battle import Raid
from games.arcs.steps.court import RansackCourt
from games.arcs.steps.gaining import DOABLE, DOERS
from games.arcs.steps.scoring import ScoreAmbitions
from games.arcs.steps.setting_up import DrawLore, PlaceHomes, ScrapPieces, SettleIn, SettleLeaders
from games.arcs.steps.turns import Act, FinishTurn, Opening
from games.arcs.supercat.choices import as_allowed, nearest_of
from games.arcs.supercat.doctrines import Fight, March
from games.arcs.supercat.rule_hooks import FEW_CARDS
from tests.games.arcs.positions import (
    a_seat,
    a_table,
    acting,
    asked,
    card,
    new_match,
    options,
    play,
)
from tests.games.arcs.supercats import a_cat, assessment, thought

MISS, HIT = 1, 4
RAID = {"2 keys+intercept": 1, "key+self": 2, "intercept": 3, "building+self": 4, "building+key": 6}


def following(mine, *others, how="copy", suit="administration", own="aggression-4", **fields):
    """Seat 0 has copied a lead card of that suit, or pivoted with its own; it is in its Prelude."""
    played = Played(0, own if how == "pivot" else "mobilization-2", how)
    trick = (Played(1, f"{suit}-2", "lead"), played)
    table = a_table(mine, *others, trick=trick, **fields)
    acts = CARDS[own].suit if how == "pivot" else suit
    table.turn = Turn(1, SUIT_ACTIONS[acts], prelude=True)
    table.steps = [FinishTurn(0), Act(0)]
    return table


def leading(mine, *others, lead="administration-2", **fields):
    """Seat 0 has just led a card and may declare."""
    table = a_table(mine, *others, trick=(Played(0, lead, "lead"),), **fields)
    table.change_turn(prelude=True)
    table.steps = [FinishTurn(0), Act(0), Opening(0)]
    return table


def settled(leader, **fields):
    """Seat 0 has carried out what its leader says of the set-up."""
    table = a_table(a_seat(leader=leader), steps=[SettleIn(0)], **fields)
    play(table)
    return table


# -- the draft ------------------------------------------------------------------------------------


def drafting(count=3, **options_of):
    """A match whose rows have just been laid."""
    match = new_match(count, "draft", leaders="on", **options_of)
    while isinstance(match.pending, Chance):
        match.roll()
    return match


@pytest.mark.clause("LEAD-1.1")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_one_leader_and_one_lore_card_more_than_players_lie_open(count):
    draft = drafting(count).table.draft
    assert (
        sum(each in LEADERS for each in draft) == sum(each in LORE for each in draft) == count + 1
    )
    assert len(set(draft)) == 2 * count + 2


@pytest.mark.clause("LEAD-1.2")
def test_the_last_in_turn_order_takes_first_and_everybody_gets_one_of_each():
    match, rng = drafting(3), Random(2)
    seats, had = [], {}
    order = match.table.turn_order()
    while match.pending.kind == "draft":
        seat = match.pending.seat
        seats.append(seat)
        kinds = {option.card in LEADERS for option in match.pending.options}
        assert kinds == ({True, False} if seat not in had else {not had[seat]})
        option = rng.choice(match.pending.options)
        had[seat] = option.card in LEADERS
        match.answer(option)
        if isinstance(match.pending, Chance):
            break
    assert seats == [*reversed(order), *reversed(order)]
    assert all(seat.leader and len(seat.lore) >= 1 for seat in match.table.seats)
    assert match.table.draft == ()


@pytest.mark.clause("LEAD-1.3", "LEAD-1.4")
def test_a_leaders_pieces_and_resources_come_to_the_places_of_the_setup_card():
    setup = setup_cards(3)[0]
    table = a_table(a_seat(leader="Feastbringer"), a_seat(leader="Rebel"), setup=setup)
    table.steps = [PlaceHomes()]
    play(table)
    first, second, third = SETUP_CARDS[setup].homes
    mine = {each.system: each.kind for each in table.buildings if each.seat == 0}
    assert mine == {first.city: "city", first.starport: "city"}
    assert table.seats[0].fresh == {first.city: 3, first.starport: 3, first.outposts[0]: 3}
    assert table.seats[0].slots[:3] == ("relic", "material", "")
    rebels = {each.system: each.kind for each in table.buildings if each.seat == 1}
    assert rebels == {second.city: "starport"}
    assert table.seats[1].fresh == {second.city: 4, second.starport: 4, second.outposts[0]: 2}
    assert table.seats[1].slots[:2] == ("material", "weapon")
    plain = {each.system: each.kind for each in table.buildings if each.seat == 2}
    assert plain == {third.city: "city", third.starport: "starport"}


@pytest.mark.clause("LEAD-1.4")
def test_a_resource_that_is_not_there_leaves_its_slot_empty():
    setup = setup_cards(3)[0]
    table = a_table(a_seat(leader="Archivist"), setup=setup, steps=[PlaceHomes()])
    for seat in table.seats[1:]:
        seat.slots = ("", "", "relic", "relic", "", "")
    PlaceHomes().answer(table, None, silence)
    assert table.seats[0].slots[:2] == ("relic", "")


@pytest.mark.clause("LEAD-1.5")
def test_what_leaders_say_of_the_set_up_is_carried_out_in_turn_order():
    seats = a_seat(leader="Mystic"), a_seat(leader="Quartermaster"), a_seat(leader="Overseer")
    table = a_table(*seats, initiative=1, steps=[SettleLeaders()])
    events = play(table)
    assert [event.seat for event in events] == [1, 2, 2, 0, 0]


@pytest.mark.clause("LEAD-1.6")
def test_lore_cannot_be_raided_stolen_or_lost_to_outrage():
    rival = a_seat(leader="Elder", lore="Mirror Plating", slots="fuel")
    table = acting(a_seat("1-gate 1"), rival)
    table.steps.append(Raid(0, 1, 20))
    assert options(table) == ["Go on", "Steal from slot 1 of seat 2"]


@pytest.mark.clause("LEAD-1.7")
@pytest.mark.parametrize("cats", [1, 2])
def test_a_supercat_is_dealt_a_few_leaders_and_does_not_draft(cats):
    players = ["supercat"] * cats + ["random"]
    seats = tuple(SeatSetup(player, f"{player} {n}") for n, player in enumerate(players))
    match = Match(GAME, Setup(seats, "cats", {"leaders": "on"}))
    while isinstance(match.pending, Chance):
        match.roll()
    table = match.table
    assert match.pending.seat == cats
    assert len(table.draft) == 4
    for seat in table.seats[:cats]:
        assert seat.leader in FEW_CARDS
        assert set(seat.lore) < set(FEW_CARDS)
    assert {LEADERS[each].name for each in FEW_CARDS if each in LEADERS} == {
        "Rebel", "Corsair", "Quartermaster",
    }  # fmt: skip
    assert {LORE[each].name for each in FEW_CARDS if each in LORE} == {
        "Mirror Plating", "Signal Breaker", "Repair Drones", "Railgun Arrays", "Seeker Torpedoes",
    }  # fmt: skip


@pytest.mark.clause("LEAD-1.8")
@pytest.mark.parametrize(
    ("wanted", "allowed", "nearest"),
    [
        (collect(1, 1, 0), [collect(4, 0, 0), collect(2, 2, 0), collect(2, 1, 0)], 2),
        (collect(1, 1, 0), [collect(3, 0, 0), collect(1, 2, 0), collect(2, 1, 0)], 2),
        (collect(0, 3, 0), [collect(5, 0, 0), collect(2, 3, 0), collect(0, 5, 0)], 1),
        (collect(0, 0, 2), [collect(4, 0, 0), collect(2, 0, 2), collect(0, 2, 2)], 1),
        (fleet(3, 0), [fleet(1, 1), fleet(2, 0), fleet(0, 2)], 1),
        (fleet(2, 2), [fleet(1, 1), fleet(2, 0), fleet(0, 2)], 1),
        (fleet(1, 1), [GO_ON], 0),
    ],
)
def test_a_supercat_takes_the_nearest_that_its_leader_allows(wanted, allowed, nearest):
    """As many as can be, then as alike as can be, then fresh ships or skirmish dice."""
    assert nearest_of(wanted, allowed) == allowed[nearest]


@pytest.mark.clause("LEAD-1.8")
@pytest.mark.parametrize(("leader", "ships"), [("", (3, 0)), ("Rebel", (2, 0))])
def test_a_supercat_tells_of_the_ships_that_its_leader_lets_move(leader, ships):
    mine = a_cat("1-gate 4", leader=leader)
    table = acting(mine, a_seat("1-hex 1"), lead="mobilization-2", buildings="0 city 1-hex")
    play(table, "Move")
    reason = thought(table).reasons[-1]
    march, fact = reason.said.args["aim"], reason.said.args["fact"]
    assert (march.args["fresh"], march.args["hurt"]) == ships
    assert fact.args["own"] == sum(ships)


@pytest.mark.clause("LEAD-1.8")
@pytest.mark.parametrize(("leader", "sent"), [("", (3, 1, 4, 5)), ("Rebel", (2, 0, 3, 3))])
def test_so_it_does_of_those_that_march_to_a_fight(leader, sent):
    march = March("1-gate", "1-hex", (("1-hex",),), 3, 1)
    table = acting(a_cat("1-gate 3, 1-hex 1", "1-gate 1", leader=leader))
    fight = as_allowed(assessment(table), Fight("1-hex", 1, "control", 1, 4, 5, march))
    assert (*fight.march.load, fight.fresh, fight.ships) == sent


@pytest.mark.clause("LEAD-2.1")
@pytest.mark.parametrize(
    ("leader", "covered"), [("Mystic", ("material", "fuel")), ("Quartermaster", ("material",))]
)
def test_some_begin_with_outrage(leader, covered):
    table = settled(leader)
    assert table.seats[0].outrage == covered
    assert table.in_supply(0, "agent") == 10 - len(covered)


@pytest.mark.clause("LEAD-2.2")
def test_the_overseer_goes_without_ships_and_agents():
    table = settled("Overseer")
    assert (table.in_supply(0, "ship"), table.in_supply(0, "agent")) == (13, 7)


@pytest.mark.clause("LEAD-2.3")
def test_the_anarchist_has_three_cities_and_the_slots_of_two():
    table = settled("Anarchist")
    assert table.in_supply(0, "city") == 3
    assert (table.open_slots(0), table.city_bonus(0)) == (4, 0)
    table.buildings = a_table(buildings="0 city 1-arrow, 0 city 1-hex, 0 city 2-hex").buildings
    assert (table.open_slots(0), table.city_bonus(0)) == (6, 5)
    assert ScrapPieces(0, "city", 9).problems(table) != []


@pytest.mark.clause("LEAD-2.4")
def test_after_the_first_lore_card_one_more_is_kept():
    table = settled("Archivist")
    drawn = list(BASE_LORE)[:5]
    play(table, *drawn, str(Take(drawn[0])))
    assert table.steps[-1].keeps == 1


@pytest.mark.clause("LEAD-2.4")
def test_the_archivist_draws_five_lore_cards_and_keeps_two():
    table = settled("Archivist")
    drawn = list(BASE_LORE)[:5]
    play(table, *drawn)
    assert options(table) == [str(Take(each)) for each in drawn]
    play(table, str(Take(drawn[4])), str(Take(drawn[1])))
    assert table.seats[0].lore == (drawn[4], drawn[1])
    assert DrawLore(0, 1, 2).ask(table).outcomes.items == tuple(
        each for each in BASE_LORE if each not in (drawn[4], drawn[1])
    )


# -- scoring --------------------------------------------------------------------------------------


def scoring(mine, *others, ambition, buildings=""):
    table = a_table(mine, *others, boxes={ambition: (0,)}, buildings=buildings)
    table.steps = [ScoreAmbitions()]
    return table, play(table)


def powers(events):
    return {event.seat: (event.power, event.bonus)
            for event in events if isinstance(event, AmbitionScored)}  # fmt: skip


CITIES = "0 city 1-arrow, 0 city 1-crescent, 0 city 1-hex, 0 city 2-crescent"


@pytest.mark.clause("LEAD-3.1")
@pytest.mark.parametrize(
    ("leader", "ambition", "own"),
    [
        ("Elder", "tyrant", {"captives": (0, 2, 0)}),
        ("Warrior", "empath", {"slots": "psionic psionic"}),
        ("Archivist", "tycoon", {"slots": "fuel fuel"}),
    ],
)
def test_first_place_is_worth_the_second_without_bonus(leader, ambition, own):
    events = scoring(a_seat(leader=leader, **own), ambition=ambition, buildings=CITIES)[1]
    second = a_table().marker_value(0)[1]
    assert powers(events) == {0: (second, 0)}
    other = scoring(a_seat(leader="Rebel", **own), ambition=ambition, buildings=CITIES)[1]
    assert powers(other)[0] == (a_table().marker_value(0)[0], 2)


@pytest.mark.clause("LEAD-3.1")
def test_their_second_place_is_worth_nothing():
    mine, rival = a_seat(leader="Elder", captives=(0, 1, 0)), a_seat(captives=(2, 0, 0))
    table, _ = scoring(mine, rival, ambition="tyrant")
    assert [seat.power for seat in table.seats] == [0, 5, 0]


@pytest.mark.clause("LEAD-3.2")
def test_the_noble_is_proud():
    alone, _ = scoring(a_seat(leader="Noble", slots="relic"), ambition="keeper")
    assert alone.seats[0].power == 5
    tied, _ = scoring(a_seat(leader="Noble", slots="relic"), a_seat(slots="relic"),
                      ambition="keeper")  # fmt: skip
    assert [seat.power for seat in tied.seats] == [0, 3, 0]
    second, _ = scoring(a_seat(leader="Noble", slots="relic"), a_seat(slots="relic relic"),
                        ambition="keeper")  # fmt: skip
    assert second.seats[0].power == 0


@pytest.mark.clause("LEAD-3.3")
@pytest.mark.parametrize(
    ("ambition", "left"), [("tycoon", ["relic"]), ("keeper", ["fuel", "relic"])]
)
def test_the_fuel_drinker_burns_its_fuel_when_tycoon_was_scored(ambition, left):
    table, _ = scoring(a_seat(leader="Fuel-Drinker", slots="fuel relic"), ambition=ambition)
    assert table.seats[0].tokens == left


# -- with a Copy or Pivot pip ---------------------------------------------------------------------


@pytest.mark.clause("LEAD-4.1", "LEAD-4.2")
@pytest.mark.parametrize(
    ("leader", "gained"),
    [("Mystic", "psionic"), ("Fuel-Drinker", "fuel"), ("Agitator", "weapon")],
)
@pytest.mark.parametrize("how", ["copy", "lead"])
def test_taxing_with_such_a_pip_gains_one_more(leader, gained, how):
    mine = a_seat("5-crescent 1", leader=leader)
    cities = "0 city 5-crescent, 0 city 1-arrow"
    table = (following(mine, buildings=cities) if how == "copy" else
             acting(mine, buildings=cities))  # fmt: skip
    play(table, "Tax", "Tax 5-crescent of seat 1")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert sorted(table.seats[0].tokens) == sorted(
        ["relic", gained] if how == "copy" else ["relic"]
    )


@pytest.mark.clause("LEAD-4.1")
def test_a_prelude_action_is_not_such_a_pip():
    mine = a_seat("5-crescent 1", leader="Mystic", slots="psionic")
    table = following(mine, buildings="0 city 5-crescent, 0 city 1-arrow")
    play(table, "Spend Psionic to tax", "Tax 5-crescent of seat 1")
    assert table.seats[0].tokens == ["relic"]


@pytest.mark.clause("LEAD-4.1", "LORE-1.8", "ARCS-9.2")
def test_a_new_action_that_taxes_is_such_a_pip():
    mine = a_seat("5-crescent 1", leader="Mystic", lore="Living Structures")
    table = following(mine, suit="construction", buildings="0 city 5-crescent, 0 city 1-arrow")
    play(table, "Nurture", "Tax 5-crescent of seat 1")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert sorted(table.seats[0].tokens) == ["psionic", "relic"]


@pytest.mark.clause("LEAD-4.3")
def test_the_noble_influences_twice_with_such_a_pip():
    court = "Relic Fence, Guild Struggle"
    table = following(a_seat("1-gate 1", leader="Noble"), court=court)
    play(table, "Influence", "Influence Relic Fence", "Influence Guild Struggle")
    assert [each.agents[0] for each in table.court] == [1, 1]
    assert asked(table).kind == "act"
    leads = acting(a_seat("1-gate 1", leader="Noble"), court=court)
    play(leads, "Influence", "Influence Relic Fence")
    assert asked(leads).kind == "act"


@pytest.mark.clause("LEAD-4.4")
def test_the_warrior_moves_after_the_battle():
    mine = a_seat("1-hex 2", leader="Warrior")
    table = following(mine, a_seat("1-hex 1"), how="pivot")
    play(table, "Battle", "Attack seat 2 in 1-hex", "0 skirmish, 0 assault, 0 raid")
    assert "Move from 1-hex to 1-gate" in options(table)
    play(table, "Move from 1-hex to 1-gate", "1 fresh and 0 damaged")
    assert table.seats[0].fresh == {"1-hex": 1, "1-gate": 1}
    assert asked(table).kind == "act"


@pytest.mark.clause("LEAD-4.4", "LEAD-4.6")
def test_the_warrior_moves_before_the_battle_and_must_fight_then():
    mine = a_seat("1-gate 2, 4-hex 1", leader="Warrior")
    table = following(mine, a_seat("1-hex 1"), how="pivot")
    assert "Battle" not in options(table)
    play(table, "Move and battle")
    assert options(table) == ["Move from 1-gate to 1-hex"]
    play(table, "Move from 1-gate to 1-hex", "1 fresh and 0 damaged")
    play(table, "Attack seat 2 in 1-hex", "0 skirmish, 0 assault, 0 raid")
    assert asked(table).kind == "act"


@pytest.mark.clause("LEAD-4.6")
def test_a_catapult_before_the_battle_goes_on_until_one_can_be_fought():
    mine = a_seat("1-hex 1", leader="Warrior")
    table = following(mine, a_seat("3-gate 1"), how="pivot", buildings="0 starport 1-hex")
    play(table, "Move and battle", "Move from 1-hex to 1-gate")
    assert "Go on" not in options(table)
    play(table, "On to 2-gate", "On to 3-gate")
    assert table.seats[0].fresh == {"3-gate": 1}
    assert options(table) == ["Attack seat 2 in 3-gate"]


@pytest.mark.clause("LEAD-4.6", "LORE-1.2")
def test_ships_that_move_once_more_still_leave_a_battle():
    mine = a_seat("1-gate 1", leader="Warrior", lore="Sprinter Drives")
    table = following(mine, a_seat("1-hex 1"), how="pivot")
    play(table, "Move and battle", "Move from 1-gate to 1-hex")
    assert options(table) == ["Attack seat 2 in 1-hex"]


@pytest.mark.clause("LEAD-4.6", "LORE-1.2")
def test_a_sprint_that_is_a_catapult_goes_on_until_a_battle_can_be_fought():
    mine = a_seat("1-gate 1", leader="Warrior", lore="Sprinter Drives")
    rival = a_seat("1-hex 1, 2-gate 1")
    table = following(mine, rival, how="pivot", buildings="0 starport 1-hex")
    play(table, "Move and battle", "Move from 1-gate to 1-hex", "Move from 1-hex to 1-gate")
    assert "Go on" not in options(table)
    play(table, "On to 2-gate")
    assert options(table) == ["Attack seat 2 in 2-gate"]


@pytest.mark.clause("LEAD-4.5")
def test_the_feastbringer_influences_after_securing():
    table = following(a_seat("1-gate 1", leader="Feastbringer"), how="pivot",
                      court="Relic Fence 1, Farseers")  # fmt: skip
    play(table, "Secure", "Secure Relic Fence", card("Gatekeepers"), "Influence Farseers")
    assert table.court[1].agents == (1, 0, 0)
    assert asked(table).kind == "act"


@pytest.mark.clause("LEAD-4.5", "LEAD-4.6")
def test_the_feastbringer_influences_before_securing_what_it_then_leads():
    table = following(a_seat("1-gate 1", leader="Feastbringer"), how="pivot",
                      court="Relic Fence 1 1, Farseers 0 1")  # fmt: skip
    assert "Secure" not in options(table)
    play(table, "Influence and secure")
    assert options(table) == ["Influence Relic Fence"]
    play(table, "Influence Relic Fence", "Secure Relic Fence", card("Gatekeepers"))
    assert table.seats[0].captives == (0, 1, 0)
    assert asked(table).kind == "act"


# -- declaring ------------------------------------------------------------------------------------


@pytest.mark.clause("LEAD-5.1")
def test_the_upstart_gains_a_resource_when_it_declares():
    table = leading(a_seat("1-gate 1", leader="Upstart"))
    play(table, "Declare Tycoon", "Relic")
    assert table.seats[0].tokens == ["relic"]


@pytest.mark.clause("LEAD-5.2")
def test_the_demagogue_puts_up_to_one_agent_on_each_card():
    table = leading(a_seat("1-gate 1", leader="Demagogue"), court="Relic Fence, Farseers 0 1")
    play(table, "Declare Tycoon", "Influence Relic Fence")
    assert options(table) == ["Go on", "Influence Farseers"]
    play(table, "Go on")
    assert [each.agents[0] for each in table.court] == [1, 0]


@pytest.mark.clause("LEAD-5.3")
def test_the_feastbringer_pays_the_poorest_rival_a_guild_card_to_declare():
    poor = leading(a_seat("1-gate 1", leader="Feastbringer"))
    assert asked(poor).kind == "act"
    mine = a_seat("1-gate 1", leader="Feastbringer", cards="Relic Fence, Farseers")
    table = leading(mine, a_seat(power=3, hand="aggression-3"), a_seat(power=1))
    play(table, "Declare Tycoon", "Give Farseers")
    assert table.seats[2].cards == (card("Farseers"),)
    assert table.boxes == {"tycoon": (0,)}
    assert asked(table).kind == "act"


@pytest.mark.clause("LEAD-5.3")
def test_populist_demands_cost_it_a_card_too():
    table = acting(a_seat("1-gate 1", leader="Feastbringer", cards="Farseers"),
                   court="Populist Demands 1", lead="aggression-2")  # fmt: skip
    play(table, "Secure", "Secure Populist Demands", "Declare Empath")
    assert table.seats[1].cards == (card("Farseers"),)
    empty = acting(a_seat("1-gate 1", leader="Feastbringer"), court="Populist Demands 1",
                   lead="aggression-2")  # fmt: skip
    play(empty, "Secure", "Secure Populist Demands")
    assert asked(empty).kind == "court"


@pytest.mark.clause("LEAD-5.4")
def test_the_noble_secures_the_top_card_with_a_new_ambition():
    table = leading(a_seat("1-gate 1", leader="Noble"))
    play(table, "Declare Tycoon", card("Prison Wardens"))
    assert table.seats[0].cards == (card("Prison Wardens"),)
    assert "Use Prison Wardens" not in options(table)
    known = leading(a_seat("1-gate 1", leader="Noble"), boxes={"tycoon": (0,)})
    play(known, "Declare Tycoon")
    assert known.seats[0].cards == ()


@pytest.mark.clause("LEAD-5.4")
def test_the_noble_carries_out_a_vox_card_that_it_draws():
    table = leading(a_seat("1-gate 1", leader="Noble"))
    play(table, "Declare Tycoon", card("Mass Uprising"), "Cluster 4")
    assert table.seats[0].ships_at("4-hex") == 1
    assert table.court_discard == (card("Mass Uprising"),)


# -- taxing, building, moving, securing -----------------------------------------------------------


def taxes(*seats, **fields):
    table = acting(*seats, **fields)
    if "Tax" not in options(table):
        return []
    play(table, "Tax")
    return options(table)


@pytest.mark.clause("LEAD-6.1")
def test_the_upstart_taxes_only_what_it_controls():
    cities = "0 city 1-hex, 0 city 2-hex"
    assert taxes(a_seat("1-hex 1", leader="Upstart"), buildings=cities) == ["Tax 1-hex of seat 1"]


@pytest.mark.clause("LEAD-6.2")
def test_the_anarchist_cannot_tax_its_own():
    found = taxes(a_seat("1-hex 1, 2-hex 1", leader="Anarchist"),
                  buildings="0 city 1-hex, 1 city 2-hex")  # fmt: skip
    assert [each for each in found if "empty" not in each] == ["Tax 2-hex of seat 2"]


@pytest.mark.clause("LEAD-6.3")
def test_the_anarchist_taxes_where_it_has_ships():
    mine = a_seat("", "1-arrow 1, 2-hex 1", leader="Anarchist")
    found = taxes(mine, a_seat("2-hex 4"), buildings="1 city 2-hex, 1 city 3-hex")
    assert found == [
        "Tax 2-hex of seat 2", "Tax an empty slot in 1-arrow", "Tax an empty slot in 2-hex",
    ]  # fmt: skip


@pytest.mark.clause("LEAD-6.3")
def test_each_empty_slot_is_taxed_once_a_turn():
    table = acting(a_seat("1-arrow 1", leader="Anarchist"), turn={"pips": 4})
    for _ in range(2):
        play(table, "Tax", "Tax an empty slot in 1-arrow")
    assert table.seats[0].tokens == ["weapon", "weapon"]
    assert "Tax" not in options(table)


@pytest.mark.clause("LEAD-6.4")
def test_the_shaper_changes_a_planet_for_good():
    mine = a_seat("1-hex 1", leader="Shaper", slots="relic")
    table = acting(mine, buildings="0 city 1-hex, 0 city 2-hex", turn={"pips": 3})
    play(table, "Tax", "Tax 1-hex of seat 1")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    play(table, "Relic")
    assert table.reshaped == {"1-hex": "relic"}
    assert table.seats[0].tokens == ["material"]
    assert table.tokens_free("relic") == 4
    play(table, "End the turn")
    table = acting(mine, buildings="0 city 1-hex, 0 city 2-hex", reshaped={"1-hex": "relic"})
    play(table, "Tax", "Tax 1-hex of seat 1")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert sorted(table.seats[0].tokens) == ["material", "relic"]
    assert asked(table).kind == "act"


@pytest.mark.clause("LEAD-6.5")
def test_the_overseer_taxes_again_for_a_hit_once_a_turn():
    mine = a_seat("1-hex 1", leader="Overseer")
    cities = "0 city 1-hex, 0 city 1-arrow, 0 city 2-hex"
    table = acting(mine, buildings=cities, turn={"pips": 3})
    play(table, "Tax", "Tax 1-hex of seat 1", "Hit the city to do it again")
    assert table.seats[0].tokens == ["material", "material"]
    assert [each.fresh for each in table.buildings_at("1-hex")] == [False]
    play(table, "Tax", "Tax 2-hex of seat 1")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert asked(table).kind == "act"


@pytest.mark.clause("LEAD-6.5")
def test_the_overseer_builds_a_second_ship_for_a_hit():
    table = acting(a_seat("1-gate 1", leader="Overseer"), lead="construction-2",
                   buildings="0 starport 1-hex, 0 starport 2-hex")  # fmt: skip
    play(table, "Build", "Build a ship in 1-hex", "Hit the starport to do it again")
    assert table.seats[0].fresh == {"1-gate": 1, "1-hex": 2}
    assert [each.fresh for each in table.buildings] == [False, True]
    play(table, "Build", "Build a ship in 2-hex")
    assert asked(table).kind == "act"


@pytest.mark.clause("LEAD-6.6")
def test_a_city_that_falls_so_provokes_outrage_and_ransacks_its_owner():
    mine = a_seat("1-hex 1", leader="Overseer")
    table = acting(mine, buildings="1 city 1-hex damaged", court="Relic Fence 0 1")
    play(table, "Tax", "Tax 1-hex of seat 2", "Hit the city to do it again", card("Farseers"))
    assert table.seats[0].outrage == ("material",)
    assert table.seats[0].cards == (card("Relic Fence"),)
    assert table.seats[0].trophies[1] == (0, 1, 0, 1)
    assert table.seats[0].captives == (0, 2, 0)
    assert table.seats[0].tokens == ["material"]


@pytest.mark.clause("LEAD-6.6")
def test_an_own_city_that_falls_so_returns_to_the_board():
    mine = a_seat("1-hex 1", leader="Overseer")
    table = acting(mine, buildings="0 city 1-hex damaged", court="Relic Fence 1 1")
    play(table, "Tax", "Tax 1-hex of seat 1", "Hit the city to do it again")
    assert (table.buildings, table.in_supply(0, "city")) == ((), 5)
    assert table.seats[0].outrage == ("material",)
    assert table.seats[0].cards == ()


@pytest.mark.clause("LEAD-6.7")
def test_the_rebel_moves_two_ships_at_most():
    table = acting(a_seat("1-gate 3", "1-gate 1", leader="Rebel"), lead="mobilization-2")
    play(table, "Move", "Move from 1-gate to 1-hex")
    assert options(table) == [
        "2 fresh and 0 damaged", "1 fresh and 1 damaged", "1 fresh and 0 damaged",
        "0 fresh and 1 damaged",
    ]  # fmt: skip


@pytest.mark.clause("LEAD-6.8")
def test_the_shaper_catapults_from_gates_and_not_from_starports():
    table = acting(a_seat("1-gate 1", leader="Shaper"), lead="mobilization-2")
    play(table, "Move", "Move from 1-gate to 2-gate")
    assert "On to 3-gate" in options(table)
    port = acting(a_seat("1-hex 1", leader="Shaper"), buildings="0 starport 1-hex",
                  lead="mobilization-2")  # fmt: skip
    play(port, "Move", "Move from 1-hex to 1-gate")
    assert asked(port).kind == "act"


@pytest.mark.clause("LEAD-6.9")
def test_the_demagogue_needs_two_agents_for_a_guild_card():
    court = "Relic Fence 1, Farseers 2, Mass Uprising 1"
    table = acting(a_seat("1-gate 1", leader="Demagogue"), court=court, lead="aggression-2")
    play(table, "Secure")
    assert options(table) == ["Secure Farseers", "Secure Mass Uprising"]
    free = a_table(a_seat(leader="Demagogue"), court="Relic Fence 0 1", steps=[RansackCourt(0, 1)])
    play(free)
    assert free.seats[0].cards == (card("Relic Fence"),)


# -- battle ---------------------------------------------------------------------------------------


def battle(mine, theirs, collected, *rolls, **fields):
    """Seat 0 battles seat 1 in 1-hex with these dice."""
    table = acting(mine, theirs, lead="aggression-2", **fields)
    play(table, "Battle", "Attack seat 2 in 1-hex", collected, *[tuple(roll) for roll in rolls])
    return table


@pytest.mark.clause("LEAD-7.1")
def test_the_elder_influences_after_losing_pieces():
    elder = a_seat("", "1-hex 1", leader="Elder")
    table = battle(a_seat("1-hex 1"), elder, "1 skirmish, 0 assault, 0 raid", [HIT],
                   court="Relic Fence")  # fmt: skip
    assert (asked(table).seat, options(table)) == (1, ["Go on", "Influence Relic Fence"])
    play(table, "Influence Relic Fence")
    assert table.court[0].agents == (0, 1, 0)
    missed = battle(a_seat("1-hex 1"), a_seat("1-hex 1", leader="Elder"),
                    "1 skirmish, 0 assault, 0 raid", [HIT], court="Relic Fence")  # fmt: skip
    assert asked(missed).kind == "act"


@pytest.mark.clause("LEAD-7.2")
def test_the_elders_city_that_falls_in_battle_ransacks_nothing():
    table = battle(a_seat("1-hex 1"), a_seat(leader="Elder"), "1 skirmish, 0 assault, 0 raid",
                   [HIT], buildings="1 city 1-hex damaged", court="Relic Fence 0 1")  # fmt: skip
    assert table.seats[0].outrage == ("material",)
    assert table.seats[0].cards == ()
    assert asked(table).kind == "agent"


@pytest.mark.clause("LEAD-7.3")
def test_the_rebel_collects_two_more_dice_and_must():
    table = acting(a_seat("1-hex 1", leader="Rebel"), a_seat("1-hex 1"), lead="aggression-2")
    play(table, "Battle", "Attack seat 2 in 1-hex")
    counts = {option.skirmish + option.assault + option.raid for option in asked(table).options}
    assert counts == {2, 3}


@pytest.mark.clause("LEAD-7.4", "LEAD-7.8")
def test_the_corsair_rolls_raid_dice_again():
    mine = a_seat("1-hex 3", leader="Corsair", slots="fuel fuel")
    table = battle(mine, a_seat(slots="relic"), "0 skirmish, 0 assault, 3 raid",
                   [RAID["intercept"], RAID["intercept"], RAID["key+self"]],
                   buildings="1 starport 1-hex")  # fmt: skip
    assert options(table) == ["Go on", "Reroll raid: self-hit and key", "Reroll raid: intercept"]
    play(table, "Reroll raid: intercept", (RAID["building+key"],))
    assert asked(table).kind != "reroll"


@pytest.mark.clause("LEAD-7.8", "LORE-2.6", "COURT-5.7")
def test_each_kind_of_dice_is_rolled_again_in_its_turn():
    mine = a_seat("1-hex 2", leader="Corsair", slots="weapon", cards="Skirmishers",
                  lore="Seeker Torpedoes")  # fmt: skip
    table = battle(mine, a_seat("1-hex 3"), "1 skirmish, 1 assault, 0 raid", [MISS, 1])
    play(table, "Use Skirmishers")
    assert options(table) == ["Go on", "Reroll 1 blanks and 0 hits"]
    play(table, "Reroll 1 blanks and 0 hits", (HIT,))
    assert options(table) == ["Go on", "Reroll assault: blank"]
    play(table, "Reroll assault: blank", (6,))
    assert asked(table).kind == "hit"
    play(table, *["Hit a fresh ship"] * 2)
    assert table.seats[1].hurt == {"1-hex": 3}


@pytest.mark.clause("LEAD-7.5")
def test_the_corsair_is_wary():
    table = acting(a_seat("1-hex 2", leader="Corsair"), a_seat("1-hex 1"), lead="aggression-2",
                   buildings="1 city 3-hex")  # fmt: skip
    play(table, "Battle", "Attack seat 2 in 1-hex")
    assert options(table) == [
        "1 skirmish, 1 assault, 0 raid", "2 skirmish, 0 assault, 0 raid",
        "1 skirmish, 0 assault, 0 raid", "0 skirmish, 0 assault, 0 raid",
    ]  # fmt: skip


@pytest.mark.clause("LEAD-7.6")
def test_the_agitator_intercepts_with_weapons():
    agitator = a_seat("1-hex 3", leader="Agitator", slots="weapon", cards="Skirmishers")
    table = battle(a_seat("1-hex 4"), agitator, "0 skirmish, 1 assault, 0 raid", [4])
    play(table, "Hit a fresh ship")
    assert table.seats[0].hurt == {"1-hex": 2}
    assert table.seats[1].tokens == []
    assert table.seats[1].cards == (card("Skirmishers"),)


@pytest.mark.clause("LEAD-7.7")
@pytest.mark.parametrize("quartermaster", [0, 1])
def test_the_quartermaster_repairs_after_every_battle_it_fights_in(quartermaster):
    leaders = ["", ""]
    leaders[quartermaster] = "Quartermaster"
    seats = (a_seat("1-hex 1, 2-hex 1, 4-hex 1", "1-hex 3", leader=leaders[0]),
             a_seat("3-hex 1, 5-hex 1", "1-hex 3", leader=leaders[1]))  # fmt: skip
    ports = (
        "0 starport 2-hex, 1 starport 4-hex, 1 starport 3-hex, 0 starport 5-hex, 2 starport 6-hex"
    )
    table = battle(*seats, "0 skirmish, 0 assault, 0 raid", buildings=ports)
    assert table.seats[quartermaster].hurt == {"1-hex": 1}
    assert table.seats[1 - quartermaster].hurt == {"1-hex": 3}


# -- all of them ----------------------------------------------------------------------------------


def test_every_word_of_every_leader_and_lore_card_is_known():
    words = {effect.op for each in (*LEADERS, *BASE_LORE) for text in texts_of(each)
             for effect in text.effects}  # fmt: skip
    assert words - set(DOERS) - set(SPEAKERS) == {"adds_slot"}
    base = (*BASE_COURT, *LEADERS, *BASE_LORE)
    named = {clause.effects[0].op for card, clause in ACTIONS.values() if card in base}
    assert named <= set(DOERS)
    assert set(DOABLE) <= set(DOERS)


def test_there_are_sixteen_leaders_and_28_lore_cards_with_words():
    assert (len(LEADERS), len(BASE_LORE)) == (16, 28)
    assert all(card_words(each) for each in (*LEADERS, *BASE_LORE))
