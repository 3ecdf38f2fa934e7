"""Official rulings on the campaign's rules and cards, and on lore in it, each as a worked position.

Where a ruling has an earlier reading, the same position is played under it as well.
"""

import pytest

from games.arcs.campaign.rules.crises import CourtCrisis, RollForCourt, VoxCrisis
from games.arcs.campaign.rules.fates.caretaker import AskTheStones
from games.arcs.campaign.rules.round_end import ReturnCouncil, RollEvent
from games.arcs.events import AmbitionDeclared
from games.arcs.parts import Offer, Played, Turn
from games.arcs.reach_box import COUNCIL
from games.arcs.rule_hooks import follow_up
from games.arcs.steps.rounds import LeadCard
from games.arcs.steps.turns import Act, FinishTurn
from tests.games.arcs.campaign.rules.acts import acting, an_act, fate, named
from tests.games.arcs.positions import a_seat, asked, options, play, under

FIRST, BEFORE = "first-printing", "before-2026-11"
CRISIS, EDICT = 1, 6
"""Sides of the event die."""
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
