"""Official rulings on the campaign's rules and cards, and on lore in it, each as a worked position.

Where a ruling has an earlier reading, the same position is played under it as well.
"""

from dataclasses import replace

import pytest

from engine.core.step import pending, silence
from games.arcs.board import SLOT_COSTS
from games.arcs.campaign.rules import empire
from games.arcs.campaign.rules.court import call_to_session
from games.arcs.campaign.rules.crises import CourtCrisis, RollForCourt, VoxCrisis, blight_left
from games.arcs.campaign.rules.edicts import CollectTribute
from games.arcs.campaign.rules.empire import RaidFree
from games.arcs.campaign.rules.events import BlightTaken
from games.arcs.campaign.rules.fates.caretaker import AskTheStones
from games.arcs.campaign.rules.fates.courtly import StoreResource
from games.arcs.campaign.rules.fates.imperial import MayTurnOutlaw
from games.arcs.campaign.rules.round_end import ReturnCouncil, RollEvent
from games.arcs.campaign.rules.state import Golem
from games.arcs.campaign.rules.summit import begin_summit
from games.arcs.campaign_components import COUNCIL, FAITHFUL_CARDS, FREE
from games.arcs.events import AmbitionDeclared
from games.arcs.game import GAME
from games.arcs.parts import Offer, Played, Turn
from games.arcs.rule_hooks import follow_up
from games.arcs.rule_queries import StolenFrom
from games.arcs.steps.battle import Raid
from games.arcs.steps.rounds import EndRound, LeadCard, PlayCard
from games.arcs.steps.turns import Act, FinishTurn
from tests.games.arcs.campaign.rules.acts import acting, an_act, fate, named
from tests.games.arcs.positions import a_seat, asked, asked_in_words, options, play, under

FIRST, BEFORE = "first-printing", "before-2026-11"
CRISIS, EDICT = 1, 6
"""Sides of the event die."""
NAMES = ("Ada", "Bo", "Cy")
END = FinishTurn(0)
"""What the table comes back to."""
BLANK, HIT_AND_SELF_HIT, INTERCEPTED = 1, 2, 4
"""Sides of an assault die."""


# -- lore -----------------------------------------------------------------------------------------


@pytest.mark.clause("LORE-2.9", "REACH-4.6")
@pytest.mark.parametrize(("edition", "may"), [("newest", True), (BEFORE, False)])
def test_a_martyr_of_an_outlaw_takes_an_imperial_ship_along(edition, may):
    """overrides-any-ship"""
    mine = a_seat("2-hex 2", lore="Survival Overrides")
    table = under(edition, acting(mine, outlaws=(0,), hurt_empire="2-hex 1", empire="2-hex 1",
                                  lead="mobilization-2"))  # fmt: skip
    play(table, "Martyr")
    found = "Destroy a damaged ship of the Empire in 2-hex"
    assert (found in options(table)) == may
    if may:
        play(table, found)
        assert (table.reach.fresh, table.reach.hurt) == ({"2-hex": 1}, {})
        assert table.seats[0].fresh == {"2-hex": 1}
        assert table.seats[0].spoils[2] == 1


@pytest.mark.clause("LORE-2.9", "REACH-3.5")
@pytest.mark.parametrize(
    ("edition", "outlaws", "spared"),
    [("newest", (), True), ("newest", (1,), False), (BEFORE, (), False)],
)
def test_the_truce_spares_imperial_ships_and_regents_beside_them_from_a_martyr(
    edition, outlaws, spared
):
    mine = a_seat("2-hex 2", lore="Survival Overrides")
    table = acting(mine, a_seat("2-hex 1"), outlaws=outlaws, empire="2-hex 1",
                   lead="mobilization-2")  # fmt: skip
    play(under(edition, table), "Martyr")
    assert not any("the Empire" in each for each in options(table))
    assert ("Destroy a fresh ship of seat 2 in 2-hex" not in options(table)) == spared


@pytest.mark.clause("LORE-2.3", "REACH-4.1")
@pytest.mark.parametrize(
    ("edition", "attack", "hurt"),
    [
        ("newest", "Attack with 0 fresh and 1 damaged Imperial ships", {"2-hex": 1}),
        ("newest", "Attack with 1 fresh and 0 damaged Imperial ships", {}),
        ("newest", "Attack with 0 fresh and 0 damaged Imperial ships", {}),
        (BEFORE, "Attack with 0 fresh and 1 damaged Imperial ships", {}),
    ],
)
def test_signal_breaker_asks_for_fresh_imperial_attackers_too(edition, attack, hurt):
    """signal-breaker-imperials"""
    table = breaking(edition, attack)
    play(table, "0 skirmish, 1 assault, 0 raid", (INTERCEPTED,))
    while asked(table).kind == "hit":
        play(table, next(each for each in options(table) if "Empire" not in each))
    assert table.seats[0].hurt == hurt


def breaking(edition, attack):
    """Seat 0 attacks the Outlaw seat 1 in 2-hex, with Imperial ships or without."""
    mine = a_seat("2-hex 1", lore="Signal Breaker")
    table = acting(mine, a_seat("2-hex 1"), outlaws=(1,), empire="2-hex 1", hurt_empire="2-hex 1",
                   lead="aggression-2")  # fmt: skip
    play(under(edition, table), "Battle", "Attack seat 2 in 2-hex", attack)
    return table


MISS, HIT = 1, 4
"""Sides of a skirmish die."""


def firing(edition="newest", **fields):
    """Seat 0 with 2 fresh ships in 2-gate may fire into the systems next to it."""
    mine = a_seat("2-gate 2", lore="Galactic Rifles")
    table = under(edition, acting(mine, a_seat("2-hex 1"), lead="aggression-2", **fields))
    play(table, "Fire rifles")
    return table


@pytest.mark.clause("LORE-2.1")
@pytest.mark.parametrize(("edition", "more"), [("newest", True), (BEFORE, False)])
def test_rifles_fire_at_whoever_can_be_attacked(edition, more):
    """rifles-any-defender"""
    table = firing(edition, outlaws=(0,), empire="2-hex 1", blight="2-crescent fresh",
                   buildings="7 city 2-arrow")  # fmt: skip
    found = {
        "Fire from 2-gate at the Empire in 2-hex",
        "Fire from 2-gate at the Free States in 2-arrow",
        "Fire from 2-gate at the Blight in 2-crescent",
    }
    assert "Fire from 2-gate at seat 2 in 2-hex" in options(table)
    assert found & set(options(table)) == (found if more else set())


@pytest.mark.clause("LORE-2.1", "REACH-3.5")
@pytest.mark.parametrize(("outlaws", "spared"), [((), True), ((1,), False)])
def test_the_truce_holds_where_rifles_strike(outlaws, spared):
    table = firing(outlaws=outlaws, empire="2-hex 1, 2-gate 1", blight="2-crescent")
    assert not any("the Empire" in each for each in options(table))
    assert any("seat 2" in each for each in options(table)) != spared


@pytest.mark.clause("LORE-2.1", "REACH-4.6", "REACH-6.3", "REACH-7.2")
@pytest.mark.parametrize(
    ("target", "fields", "place"),
    [
        ("the Empire in 2-hex", {"hurt_empire": "2-hex 1"}, 2),
        ("the Free States in 2-arrow", {"buildings": "7 city 2-arrow damaged"}, 0),
        ("the Blight in 2-crescent", {"blight": "2-crescent"}, 3),
    ],
)
def test_what_rifles_destroy_is_a_trophy(target, fields, place):
    table = firing(outlaws=(0,), **fields)
    play(table, f"Fire from 2-gate at {target}", "2 skirmish, 0 assault, 0 raid", (HIT, HIT))
    assert table.seats[0].spoils[place] == 1
    assert table.reach.blight == table.reach.hurt == {}
    assert bool(table.seats[0].outrage) == ("Free" in target)


@pytest.mark.clause("LORE-2.1")
def test_imperial_ships_shield_no_regent_from_rifles():
    """rifles-imperial-shield"""
    table = firing(outlaws=(0,), empire="2-hex 1")
    play(table, "Fire from 2-gate at seat 2 in 2-hex", "1 skirmish, 0 assault, 0 raid", (HIT,))
    assert table.seats[1].hurt == {"2-hex": 1}
    assert table.reach.fresh == {"2-hex": 1}


def visionary(step, edition="newest", boxes=None, initiative=1):
    """Seat 1 has Empath's Vision, with Empath declared; a step has dice rolled."""
    table = an_act(a_seat(), a_seat(lore="Empath's Vision"), initiative=initiative,
                   boxes={"empath": (0,)} if boxes is None else boxes)  # fmt: skip
    table.seats[0].hand = ("administration-2",)
    table.pile = (tuple(each for each in table.pile[0] if each.card != "administration-2"),)
    table.steps = [LeadCard(0), step]
    return under(edition, table)


@pytest.mark.clause("LORE-3.3", "REACH-9.4")
def test_the_vision_rolls_the_dice_of_an_event_again():
    """vision-on-any-dice"""
    table = visionary(RollEvent())
    table.court = (*table.court, Offer("cc15", (0, 0, 0)))
    table.court_deck = tuple([each for each in table.court_deck if each != "cc15"])
    play(table, (EDICT, 3))
    assert asked(table).seat == 1
    assert options(table) == [
        "Go on", "Reroll the event die", "Reroll the number die", "Reroll both dice",
    ]  # fmt: skip
    play(table, "Reroll the event die", (CRISIS,))
    assert (table.reach.symbol, table.reach.number) == ("arrow", 3)
    assert "cc15" in table.buried, "there were Crises, not Edicts"


@pytest.mark.clause("LORE-3.3", "REACH-9.7")
@pytest.mark.parametrize(("choice", "rolled"), [("Go on", 3), ("Reroll the number die", 6)])
def test_the_vision_rolls_the_dice_of_the_courts_crisis_again(choice, rolled):
    table = visionary(RollForCourt())
    play(table, (EDICT, 3), choice, *[(6,)] * (rolled == 6))
    assert table.reach.number == rolled


@pytest.mark.clause("LORE-3.3", "CARETAKER-1.17")
def test_the_vision_rolls_the_die_of_stone_speakers_again():
    table = visionary(AskTheStones(1), initiative=0)
    play(table, (CRISIS,))
    assert "a crisis" in asked_in_words(table)
    assert options(table) == ["Go on", "Reroll the event die"]
    play(table, "Reroll the event die", (EDICT,))
    assert not any(isinstance(step, CourtCrisis) for step in table.steps)


@pytest.mark.clause("LORE-3.3", "REACH-9.7")
@pytest.mark.parametrize(
    ("edition", "boxes", "initiative"),
    [("newest", {}, 1), ("newest", None, 0), (BEFORE, None, 1), (FIRST, None, 1)],
)
def test_nobody_else_rolls_the_dice_of_events_again(edition, boxes, initiative):
    """crisis-dice-of-initiative: at first the dice were nobody's."""
    table = visionary(RollForCourt(), edition, boxes, initiative)
    play(table, (EDICT, 3))
    assert table.reach.number == 3


@pytest.mark.clause("REACH-9.4", "REACH-9.7")
@pytest.mark.parametrize("step", [RollEvent(), RollForCourt()])
@pytest.mark.parametrize(("edition", "roller"), [("newest", 1), (FIRST, None)])
def test_the_holder_of_the_initiative_rolls_for_events_and_crises(step, edition, roller):
    assert asked(visionary(step, edition)).for_seat == roller


@pytest.mark.clause("LORE-3.8", "STEWARD-1.3")
@pytest.mark.parametrize(("edition", "again"), [("newest", True), (BEFORE, False)])
def test_warlords_cruelty_taxes_again_by_imperial_authority(edition, again):
    """cruelty-taxes-anything"""
    mine = a_seat("3-hex 1", lore="Warlord's Cruelty")
    mine.lore = (*mine.lore, named("Imperial Authority"))
    table = acting(mine, boxes={"warlord": (0,)}, empire="2-hex 1",
                   buildings=f"{FREE} city 2-hex, 0 city 3-hex")  # fmt: skip
    table.buildings = tuple([replace(each, used=each.seat == FREE) for each in table.buildings])
    play(under(edition, table), "Tax")
    assert any("2-hex" in each for each in options(table)) == again


# -- other lore that names no players -------------------------------------------------------------


@pytest.mark.clause("LORE-3.11", "REACH-6.1")
@pytest.mark.parametrize("kind", ["city", "starport"])
def test_tyrants_authority_annexes_a_free_building(kind):
    mine = a_seat("1-hex 1", lore="Tyrant's Authority")
    table = acting(mine, boxes={"tyrant": (0,)}, lead="construction-2",
                   buildings=f"{FREE} {kind} 1-hex")  # fmt: skip
    events = play(table, "Annex", f"Annex the {kind} in 1-hex of the Free States")
    assert [(each.seat, each.kind) for each in table.buildings] == [(0, kind)]
    assert GAME.voice(NAMES).say(events[-1].said())


@pytest.mark.clause("LORE-1.13")
@pytest.mark.parametrize(("edition", "may"), [("newest", True), (BEFORE, False)])
def test_force_beams_move_imperial_ships(edition, may):
    """lore-on-any-owner"""
    table = acting(a_seat(lore="Force Beams"), a_seat("1-gate 1"), lead="mobilization-2",
                   empire="1-gate 2", buildings="0 starport 1-hex")  # fmt: skip
    play(under(edition, table), "Guide", "Move from 1-gate to 1-hex",
         "1 fresh and 0 damaged of seat 2")  # fmt: skip
    assert ("2 fresh and 0 damaged of the Empire" in options(table)) == may
    if may:
        play(table, "2 fresh and 0 damaged of the Empire")
        assert table.reach.fresh == {"1-hex": 2}
        assert asked(table).kind == "act"


@pytest.mark.clause("LORE-3.9")
@pytest.mark.parametrize(
    ("edition", "found"),
    [
        ("newest", ["Return a city of the Free States", "Return a blight of the Blight"]),
        (BEFORE, []),
    ],
)
def test_warlords_terror_returns_what_is_no_players(edition, found):
    mine = a_seat(lore="Warlord's Terror", spoils=(1, 0, 0, 1))
    table = acting(mine, boxes={"warlord": (0,)}, council=(0,))
    play(under(edition, table), "Use Warlord's Terror")
    assert [each for each in options(table) if each.startswith("Return")] == found
    for each in found:
        play(table, each, "Influence Imperial Council")
    assert table.seats[0].spoils == ((0, 0, 0, 0) if found else (1, 0, 0, 1))


# -- Diplomatic Fiasco ----------------------------------------------------------------------------


@pytest.mark.clause("REACH-11.13")
@pytest.mark.parametrize(("edition", "left"), [("newest", 1), (BEFORE, 0)])
def test_agents_on_diplomatic_fiasco_return_before_agents_are_counted(edition, left):
    """fiasco-agents-first"""
    mine = a_seat(cards="Mining Interest")
    table = an_act(mine, court="Diplomatic Fiasco 1", reach={"council": "in session"})
    table.seats[1].captives = (9, 0, 0)
    table.steps = [*table.steps, VoxCrisis(named("Diplomatic Fiasco"))]
    events = play(under(edition, table))
    assert len(table.seats[0].cards) == left
    assert "cc13" in table.buried
    assert [type(each).__name__ for each in events].count("AgentsWithdrawn") == 1


# -- the Admiral ----------------------------------------------------------------------------------


@pytest.mark.clause("ADMIRAL-1.3")
@pytest.mark.parametrize(("edition", "marker"), [("newest", 9), (BEFORE, 10)])
def test_the_admiral_advances_though_the_imperial_ship_died(edition, marker):
    """admiral-fought-imperials"""
    table = acting(a_seat("2-hex 1"), a_seat("", "2-hex 1"), outlaws=(1,), hurt_empire="2-hex 1",
                   fates=("admiral", "magnate", "advocate"), lead="aggression-2")  # fmt: skip
    play(under(edition, table), "Battle", "Attack seat 2 in 2-hex",
         "Attack with 0 fresh and 1 damaged Imperial ships", "0 skirmish, 2 assault, 0 raid",
         (HIT_AND_SELF_HIT, BLANK), "Hit a damaged ship of the Empire")  # fmt: skip
    assert table.reach.ships_at("2-hex") == 0
    assert table.seats[0].trophy_count == 1
    assert fate(table, 0).marker == marker


# -- Faithful Disciples ---------------------------------------------------------------------------


@pytest.mark.clause("BELIEVER-1.3")
@pytest.mark.parametrize(
    ("edition", "how", "pips"),
    [("newest", "copy", 2), ("newest", "lead", 2), (BEFORE, "copy", 1), (BEFORE, "pivot", 2)],
)
def test_disciples_give_a_pip_however_the_faithful_card_was_played(edition, how, pips):
    """disciples-however-played: the ambition is declared by other means than the card."""
    fates = ("believer", "magnate", "advocate")
    table = an_act(a_seat(cards="Faithful Disciples", slots="fuel"), fates=fates,
                   trick=(Played(0, "faithful-3", how),))  # fmt: skip
    table.reach.sides = {"faithful-3": "zeal"}
    table.reach.preached = ("faithful-3",)
    table.turn = Turn(1, ("move",), prelude=True)
    table.steps = [FinishTurn(0), Act(0)]
    follow_up(under(edition, table), AmbitionDeclared(0, "tycoon", 5, 3, True))
    play(table)
    assert table.turn.pips == pips


# -- Recover --------------------------------------------------------------------------------------


@pytest.mark.clause("ADVOCATE-1.3", "REACH-5.2")
@pytest.mark.parametrize(("edition", "may"), [("newest", True), (BEFORE, False)])
def test_recover_may_attach_to_the_tucked_council(edition, may):
    """attach-to-tucked-council"""
    table = acting(a_seat("2-hex 1", cards="Guild Investigators"), lead="mobilization-2",
                   court="Mining Interest 0 1", fates=("advocate", "magnate", "founder"),
                   court_discard=(named("Elder Broker"),), reach={"council": "tucked"})  # fmt: skip
    assert ("Recover" in options(under(edition, table))) == may
    if may:
        play(table, "Recover")
        assert table.reach.attached == {COUNCIL: named("Elder Broker")}
        assert table.check() == []


@pytest.mark.clause("ADVOCATE-1.3")
def test_what_is_attached_to_the_tucked_council_comes_back_with_it():
    table = acting(a_seat(cards="Guild Investigators"), lead="mobilization-2",
                   court="Mining Interest", court_discard=(named("Elder Broker"),),
                   reach={"council": "tucked"})  # fmt: skip
    play(table, "Recover", "Influence Imperial Council")
    table.steps.append(ReturnCouncil())
    play(table)
    assert table.court[0].card == COUNCIL
    assert table.reach.attached == {COUNCIL: named("Elder Broker")}


# -- the Imperial demand --------------------------------------------------------------------------


def demanding(edition, *seats, reach=None, step=None, **fields):
    """Seat 0, the First Regent, collects a Relic or Psionic of seat 1."""
    table = an_act(*seats, reach={"first_regent": 0, **(reach or {})}, **fields)
    table.steps = [END, step or CollectTribute(0, 1, "peace")]
    return under(edition, table)


def storing(table, *league):
    """Seat 1 has these resources on its Merchant League."""
    table.reach.change_fate(1, league=league)
    return table


@pytest.mark.clause("REACH-10.7")
@pytest.mark.parametrize(("edition", "taken"), [("newest", True), (FIRST, False), (BEFORE, False)])
def test_the_merchant_league_of_another_regent_is_demanded(edition, taken):
    """frozen-resources-demanded"""
    table = storing(demanding(edition, a_seat(), a_seat()), "relic", "fuel")
    play(table)
    assert table.reach.fates[1].league == (("fuel",) if taken else ("relic", "fuel"))
    assert table.reach.trust == (("relic",) if taken else ())
    assert fate(table, 0).favors[1] == (not taken), "without a piece it owes a Favor"


@pytest.mark.clause("REACH-10.7")
def test_what_lies_on_the_league_and_in_slots_is_told_apart():
    table = storing(demanding("newest", a_seat(), a_seat(slots="relic")), "relic", "psionic")
    assert options(table) == [
        "Demand Relic", "Demand Relic of the Merchant League",
        "Demand Psionic of the Merchant League",
    ]  # fmt: skip
    play(table, "Demand Psionic of the Merchant League")
    assert table.reach.fates[1].league == ("relic",)
    assert table.reach.trust == ("psionic",)


@pytest.mark.clause("REACH-10.7")
def test_the_first_regents_own_league_is_not_demanded():
    table = demanding("newest", a_seat(slots="relic"), step=CollectTribute(0, 0, "peace"))
    table.reach.change_fate(0, league=("psionic",))
    play(table)
    assert table.reach.trust == ("relic",)
    assert table.reach.fates[0].league == ("psionic",)


@pytest.mark.clause("REACH-10.7")
@pytest.mark.parametrize("payer", [0, 1])
@pytest.mark.parametrize(("edition", "chosen"), [("newest", True), (BEFORE, False)])
def test_the_first_regent_chooses_the_slot(edition, chosen, payer):
    """demand-slot-chosen: slots that cost alike to raid are not told apart."""
    seats = [a_seat(), a_seat()]
    seats[payer] = a_seat(slots="relic relic relic")
    table = demanding(edition, *seats, step=CollectTribute(0, payer, "peace"))
    if not chosen:
        play(table)
        assert table.seats[payer].tokens == ["relic", "relic"]
        return
    offered = options(table)
    costs = [SLOT_COSTS[int(each.split()[-1]) - 1] for each in offered]
    assert costs == sorted(set(SLOT_COSTS[:3]))
    play(table, offered[-1])
    assert table.seats[payer].slots.count("relic") == 2
    assert table.reach.trust == ("relic",)


@pytest.mark.clause("REACH-10.7", "ARCS-2.6")
@pytest.mark.parametrize(("edition", "again"), [("newest", True), (BEFORE, False)])
def test_taking_into_the_trust_lets_the_first_regent_rearrange(edition, again):
    """demand-rearranges: once, when all Regents have paid."""
    table = demanding(edition, a_seat(slots="fuel weapon"), a_seat(slots="relic"),
                      a_seat(slots="relic"))  # fmt: skip
    table.steps = [END, CollectTribute(0, 2, "peace"), CollectTribute(0, 1, "peace")]
    laid = 0
    waiting = pending(table)
    while waiting.kind == "arrange":
        laid += 1
        assert table.reach.trust == ("relic", "relic")
        play(table, options(table)[-1])
        waiting = asked(table)
    assert laid == again


@pytest.mark.clause("MAGNATE-1.3", "ARCS-2.6")
@pytest.mark.parametrize(("edition", "again"), [("newest", 1), (BEFORE, 0)])
@pytest.mark.parametrize("answers", [["Relic", "Fuel"], ["Relic", "Go on"]])
def test_gaining_onto_the_league_lets_its_owner_rearrange(answers, edition, again):
    table = an_act(a_seat(), a_seat(slots="fuel weapon", cards="Merchant League"))
    table.seats[0].hand = ("administration-2",)
    table.pile = (tuple(each for each in table.pile[0] if each.card != "administration-2"),)
    table.steps = [LeadCard(0), StoreResource(1, 2)]
    play(under(edition, table), *answers)
    laid = 0
    while asked(table).kind == "arrange":
        laid += 1
        play(table, options(table)[0])
    assert laid == again


# -- the Blight -----------------------------------------------------------------------------------


def looming(edition, *trophies, on_map=5, bare=()):
    """Blight Looms on the planets with a hex, so many of which have Blight already, as all other
    systems but some `bare` ones have; these are the Trophies of seats.
    """
    table = an_act(*[a_seat(spoils=(0, 0, 0, count)) for count in trophies], court="Blight Looms",
                   reach={"symbol": "hex", "number": 0}, initiative=1)  # fmt: skip
    others = [name for name in table.systems if name not in (*HEXES, *bare)]
    table.reach.blight = dict.fromkeys([*HEXES[:on_map], *others], False)
    table.seats[0].hand = ("administration-2",)
    table.pile = (tuple(each for each in table.pile[0] if each.card != "administration-2"),)
    table.steps = [LeadCard(0), VoxCrisis("cc15")]
    assert blight_left(table) == len(HEXES) + len(bare) - on_map - sum(trophies)
    return under(edition, table)


HEXES = [f"{number}-hex" for number in range(1, 7)]


@pytest.mark.clause("REACH-11.15")
@pytest.mark.parametrize(("edition", "placed"), [("newest", True), (BEFORE, False)])
def test_with_an_empty_supply_blight_comes_from_trophies(edition, placed):
    """blight-from-trophies: each time from whoever has most."""
    table = looming(edition, 1, 2, on_map=3)
    events = play(table)
    assert (set(table.reach.blight) >= set(HEXES)) == placed
    assert [seat.spoils[3] for seat in table.seats[:2]] == ([0, 0] if placed else [1, 2])
    taken = [each.seat for each in events if isinstance(each, BlightTaken)]
    assert taken == ([1, 1, 0] if placed else [])
    assert "cc15" in table.buried


@pytest.mark.clause("REACH-11.15")
def test_the_supply_comes_before_trophies():
    table = looming("newest", 4, on_map=1)
    play(table)
    assert table.seats[0].spoils[3] == 0
    assert set(table.reach.blight) >= set(HEXES)
    spared = looming("newest", 4, on_map=1, bare=("1-gate",))
    play(spared)
    assert spared.seats[0].spoils[3] == 1


@pytest.mark.clause("REACH-11.15")
def test_among_equals_the_holder_of_the_initiative_chooses():
    table = looming("newest", 2, 1, 2, on_map=4, bare=("1-gate", "2-gate", "3-gate"))
    assert asked(table).seat == 1
    assert options(table) == ["Take Blight of seat 3", "Take Blight of seat 1"]
    play(table, "Take Blight of seat 1")
    assert [seat.spoils[3] for seat in table.seats] == [1, 1, 1]
    assert set(table.reach.blight) >= set(HEXES)


# -- reversed rulings -----------------------------------------------------------------------------


@pytest.mark.clause("REACH-11.12")
@pytest.mark.parametrize(
    ("edition", "now"), [("newest", "in session"), (BEFORE, "in session"), (FIRST, "tucked")]
)
def test_a_tucked_council_is_flipped_back_but_was_not_at_first(edition, now):
    """council-flipped-while-tucked"""
    table = acting(a_seat(), court="Council Intrigue 1", lead="aggression-2",
                   reach={"council": "tucked", "securer": 2})  # fmt: skip
    play(under(edition, table), "Secure", "Secure Council Intrigue")
    assert table.reach.council == now
    assert table.reach.securer == (2 if now == "tucked" else -1)


@pytest.mark.clause("REACH-11.12")
@pytest.mark.parametrize(("edition", "agents"), [("newest", 0), (FIRST, 1)])
def test_the_crisis_of_council_intrigue_finds_the_council_tucked(edition, agents):
    """In a Crisis of Stone-Speakers, say: agents have nowhere to go unless it comes back."""
    table = an_act(court="Council Intrigue 1", reach={"council": "tucked", "securer": 2})
    table.steps = [END, VoxCrisis("cc12")]
    pending(under(edition, table))
    assert "cc12" in table.buried
    assert table.in_supply(0, "agent") == 9 + agents


@pytest.mark.clause("REACH-9.3")
@pytest.mark.parametrize(("edition", "pips"), [("newest", 4), (FIRST, 0)])
def test_an_event_gives_pips_again_once_the_council_was_flipped_back(edition, pips):
    """event-pips-after-flip"""
    table = an_act(a_seat(), a_seat(), a_seat("1-hex 1", hand="event-1"), seat=2,
                   trick=(Played(0, "administration-2", "lead"),),
                   reach={"council": "tucked", "securer": 0})  # fmt: skip
    call_to_session(under(edition, table), silence)
    table.steps = [PlayCard(2)]
    play(table, "Play Event 1")
    assert table.turn.pips == pips


@pytest.mark.clause("REACH-6.5")
@pytest.mark.parametrize(("edition", "stolen"), [("newest", True), (BEFORE, True), (FIRST, False)])
def test_raiding_a_free_city_counts_as_stealing_but_did_not_at_first(edition, stolen, monkeypatch):
    """free-cities-stolen: no card of Act I minds; those that come later are told."""
    told = []
    monkeypatch.setattr(empire, "follow_up", lambda table, event: told.append(event))
    table = under(edition, an_act(a_seat(), buildings=f"{FREE} city 1-hex"))
    table.steps = [END, RaidFree(0, "1-hex")]
    play(table, "Plunder Material")
    assert table.seats[0].tokens == ["material"]
    assert (StolenFrom(0, FREE) in told) == stolen


# -- what is unclear ------------------------------------------------------------------------------


@pytest.mark.clause("REACH-8.8")
def test_a_seat_draws_up_four_deals_with_one_partner_each():
    """negotiations-free"""
    table = an_act(a_seat("1-hex 2"), a_seat("2-hex 2"), a_seat("3-hex 2"))
    table.steps = [END]
    begin_summit(table, 0, silence)
    while asked(table).kind != "deal":
        play(table, "Go on")
    for _ in range(4):
        assert {"Deal with seat 2", "Deal with seat 3"} <= set(options(table))
        play(table, "Deal with seat 2")
        assert not any("seat 3" in each for each in options(table))
        play(table, "Drop the deal")
    assert asked(table).seat == 1


@pytest.mark.clause("REACH-3.12", "FOUNDER-1.5")
@pytest.mark.parametrize(("powers", "heir"), [((9, 1, 2), 2), ((0, 3, 3), 1)])
def test_when_the_parade_leads_out_of_the_empire_the_strongest_regent_is_first(powers, heir):
    """vacant-first-regent"""
    seats = [a_seat(power=power) for power in powers]
    table = an_act(*seats, reach={"first_regent": 0, "trust": ("relic",)})
    table.steps = [END, MayTurnOutlaw(0)]
    play(table, "Leave the Empire")
    assert (table.reach.first_regent, table.reach.trust) == (heir, ("relic",))


@pytest.mark.clause("COURT-2.2", "REACH-3.13")
def test_an_interest_steals_neither_from_the_trust_nor_from_the_league():
    """interests-steal-from-trust"""
    table = acting(a_seat(cards="Mining Interest"), a_seat(slots="material"), a_seat(),
                   reach={"first_regent": 1, "trust": ("material", "material")})  # fmt: skip
    storing(table, "material", "material")
    assert table.tokens_free("material") == 0
    play(table, "Use Mining Interest")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert table.seats[0].tokens == ["material"], "that of the slot"
    assert table.reach.trust == ("material", "material")


@pytest.mark.clause("ADVOCATE-1.1", "COURT-4.2")
def test_a_union_advances_the_advocate_as_the_round_ends():
    """advocate-union-use"""
    table = acting(a_seat(cards="Guild Overseers, Admin Union", slots="fuel"),
                   boxes={"tycoon": (0,)}, fates=("advocate", "magnate", "founder"))  # fmt: skip
    play(table, "Use Admin Union")
    assert fate(table, 0).marker == 10
    table.steps = [END, EndRound()]
    pending(table)
    assert fate(table, 0).marker == 10 - 3


@pytest.mark.clause("CARETAKER-1.8", "COURT-5.13")
def test_sworn_guardians_keep_no_golem_from_a_raid():
    """guardians-golems"""
    owner = a_seat(slots="seeker relic", cards="Sworn Guardians")
    table = an_act(a_seat("2-hex 1"), owner, fates=("magnate", "caretaker", "advocate"),
                   reach={"golems": {"seeker": Golem(1, False, True)}})  # fmt: skip
    table.steps = [END, Raid(0, 1, 9)]
    assert "Steal Seeker from seat 2" in options(table)
    assert not any("slot" in each for each in options(table))


@pytest.mark.clause("BELIEVER-1.4", "LORE-1.11")
def test_a_city_at_a_gate_teaches_by_the_types_of_its_cluster():
    """teach-in-gate-city"""
    table = acting(a_seat(lore="Gate Stations"), fates=("believer", "magnate", "advocate"),
                   reach={"faithful": tuple(FAITHFUL_CARDS)}, court="Mining Interest",
                   turn={"actions": ("influence",)},
                   buildings="0 city 1-gate, 1 city 1-hex")  # fmt: skip
    assert "Teach" in options(table), "1-hex is a planet of Material"
    alone = acting(a_seat(lore="Gate Stations"), fates=("believer", "magnate", "advocate"),
                   reach={"faithful": tuple(FAITHFUL_CARDS)}, court="Mining Interest",
                   turn={"actions": ("influence",)}, buildings="0 city 1-gate")  # fmt: skip
    assert "Teach" not in options(alone)
