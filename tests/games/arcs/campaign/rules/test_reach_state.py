"""Positions of the campaign that cannot be: what is named of each, and of the step on top."""

from dataclasses import replace

import pytest

from games.arcs.campaign.bots.bargaining import (
    EndMinigame,
    HoldGrievance,
    RollRounds,
    SettleGrievances,
)
from games.arcs.campaign.bots.rule_hooks import NoteSpying, TakeHighestDrawn
from games.arcs.campaign.rules.court import (
    Advance,
    TakeAttached,
    TakeFaithful,
    TakeLore,
    TuckCouncil,
    TurnUpLore,
)
from games.arcs.campaign.rules.crises import (
    BlightCrisis,
    BuryVox,
    FreeAnyCity,
    MoveAgents,
    VoxCrisis,
)
from games.arcs.campaign.rules.deals import Part, Talks
from games.arcs.campaign.rules.edicts import CollectTribute, Govern
from games.arcs.campaign.rules.empire import ChooseEscort, EnlistShips, RaidFree, StrikeBlight
from games.arcs.campaign.rules.events import ActResult, NextFate, Owned
from games.arcs.campaign.rules.fates.believer import ScrapLowest, StackFaithful, Teach
from games.arcs.campaign.rules.fates.caretaker import (
    FindGolem,
    HideGolems,
    MayStopHere,
    PassGolem,
    ReceiveGolem,
    TakeGolem,
    TakeSleepers,
    UseGolem,
)
from games.arcs.campaign.rules.fates.courtly import (
    EmptyLeague,
    ExportGoods,
    HandOver,
    Recover,
    StoreResource,
)
from games.arcs.campaign.rules.fates.imperial import (
    Bargain,
    GainedInfluence,
    MayTurnOutlaw,
    ParadeShips,
    SwapShip,
)
from games.arcs.campaign.rules.intermission import (
    BeginStep,
    ChooseFates,
    ChooseNext,
    ClearCourt,
    ClearPieces,
    DealNext,
    EndIntermission,
    Reckon,
    RepairAndDestroy,
    ResolveFate,
    RevealNext,
)
from games.arcs.campaign.rules.round_end import ResolveFates, ReturnCouncil, SettleRound
from games.arcs.campaign.rules.setting_up import (
    ChooseFate,
    LayCouncil,
    RollBlight,
    SettleFate,
    SettleHome,
)
from games.arcs.campaign.rules.state import Golem, Handed
from games.arcs.campaign.rules.summit import CallToOrder, DrawUp, OpenNegotiations
from games.arcs.campaign_components import (
    B_FATES,
    BOX,
    COUNCIL,
    FAITHFUL_CARDS,
    FREE,
    GOLEMS,
    LATER_CARDS,
    UNCHOSEN,
    UNKNOWN_LORE,
)
from games.arcs.court import ABILITIES, COURT, COURT_LORE, LEADERS, LORE
from games.arcs.events import ShipsMoved
from games.arcs.parts import Building, Offer, Supercat
from games.arcs.setting_out import WORDS
from games.arcs.steps.gaining import CarryOut
from tests.games.arcs.campaign.rules.acts import acting, an_act, named
from tests.games.arcs.positions import a_seat, a_table

GOLEM, OTHER = GOLEMS[:2]
FAITHFUL = next(iter(FAITHFUL_CARDS))
LATER = next(iter(LATER_CARDS))
NEXT = next(iter(B_FATES))
VOX = named("Council Intrigue")
HELD = "seats[0].slots must hold the golems of reach.golems, one slot each"

# -- what the campaign adds ------------------------------------------------------------------------

FLEETS = ["reach.fresh must hold counts above zero of systems in play"]
DICE = ["reach.symbol and reach.number must be what the dice can show"]
FAVORS = ["reach.fates[0].favors must be 3 counts, none of the seat's own"]
GRIEVANCES = ["reach.fates[0].grievances must be 3 counts"]
PREACHED = ["reach.faithful and reach.preached must hold Faithful cards"]
POLICIES = ["reach.policies must hold peace, escalation, war"]
HANDED = ["reach.handed must name seats from 0 to 2"]


@pytest.mark.parametrize(
    ("fields", "faults"),
    [
        ({"fresh": {"1-hex": 1}, "hurt": {"1-hex": 14}}, []),
        ({"fresh": {"1-hex": 2}, "hurt": {"1-hex": 14}},
         ["reach holds more than 15 Imperial ships",
          "there are 16 pieces of kind ship of the Empire; the game has 15"]),
        ({"fresh": {"1-hex": 0}}, FLEETS),
        ({"fresh": {"7-hex": 1}}, FLEETS),
        ({"hurt": {"1-hex": 0}}, ["reach.hurt must hold counts above zero of systems in play"]),
        ({"blight": {"1-hex": False}}, []),
        ({"blight": {"7-hex": False}}, ["reach.blight must name systems in play"]),
        ({"first_regent": 2, "trust": ("fuel",)}, []),
        ({"first_regent": 3}, ["reach.first_regent is 3; it is a seat, or -1"]),
        ({"first_regent": -2}, ["reach.first_regent is -2; it is a seat, or -1"]),
        ({"first_regent": -1}, []),
        ({"first_regent": -1, "trust": ("fuel",)},
         ["reach.trust must be empty without a First Regent"]),
        ({"securer": 2}, []),
        ({"securer": 3}, ["reach.securer is 3; it is a seat, or -1"]),
        ({"securer": -2}, ["reach.securer is -2; it is a seat, or -1"]),
        ({"policies": ()}, []),
        ({"policies": ("war", "escalation", "peace")}, []),
        ({"policies": ("war", "peace")}, POLICIES),
        ({"symbol": "hex", "number": 6}, []),
        ({"symbol": "star"}, DICE),
        ({"number": 7}, DICE),
        ({"faithful": (FAITHFUL,)}, []),
        ({"faithful": ("aggression-2",)}, PREACHED),
        ({"handed": (Handed(2, "fuel"),)}, []),
        ({"handed": (Handed(3, "fuel"),)}, HANDED),
        ({"sleepers": ("1-gate", "2-gate", "3-gate", "4-gate")}, []),
        ({"sleepers": ("1-gate", "2-gate", "3-gate", "4-gate", "5-gate")},
         ["there are more than 4 golems"]),
        ({"golems": {GOLEM: Golem(0, True, True)}}, []),
        ({"golems": {GOLEM: Golem(0, False, True)}}, [HELD]),
        ({"golems": {GOLEM: Golem(3, True, True)}}, ["reach.golems must name seats"]),
        ({"golems": {GOLEM: Golem(0, True, True), OTHER: Golem(3, True, True)}},
         ["reach.golems must name seats"]),
        ({"golems": {"giant": Golem(0, True, True)}},
         [f"reach.golems must name {', '.join(GOLEMS)}"]),
        ({"council": "tucked"}, ["the Imperial Council must lie in the Court, or be tucked"]),
    ],
)  # fmt: skip
def test_what_cannot_be_in_the_campaign_is_named(fields, faults):
    table = an_act(a_seat())
    for name, value in fields.items():
        setattr(table.reach, name, value)
    assert table.check() == faults


@pytest.mark.parametrize(
    ("fields", "faults"),
    [
        ({"marker": 0}, []),
        ({"marker": -1}, ["reach.fates[0].marker is -1; it cannot be negative"]),
        ({"id": UNCHOSEN}, []),
        ({"id": ""}, []),
        ({"id": "emperor"}, ["reach.fates[0].id is 'emperor', which is no fate"]),
        ({"id": "magnate"}, ["reach.fates holds a fate twice"]),
        ({"favors": (0, 1, 0)}, []),
        ({"favors": (0, 0)}, FAVORS),
        ({"favors": (1, 0, 0)}, FAVORS),
        ({"favors": (0, 0, -1)}, FAVORS),
        ({"grievances": (0, 1, 0)}, []),
        ({"grievances": (0, 0)}, GRIEVANCES),
        ({"grievances": (0, -1, 0)}, GRIEVANCES),
        ({"outlaw": True}, ["reach.first_regent must be a Regent"]),
    ],
)
def test_what_cannot_lie_on_a_fate_card_is_named(fields, faults):
    table = an_act(a_seat())
    table.reach.change_fate(0, **fields)
    assert table.check() == faults


def test_every_seat_has_a_fate():
    table = an_act(a_seat())
    table.reach.fates = table.reach.fates[:2]
    faults = list(table.reach.problems(3, frozenset(table.systems)))
    assert "reach.fates must hold 3 fates" in faults


@pytest.mark.parametrize(("power", "chapter"), [(-1, 1), (0, 0)])
def test_power_may_be_owed_in_the_campaign(power, chapter):
    assert an_act(a_seat(power=power), chapter=chapter).check() == []


SPOILS = ["seats[0].spoils must be 4 counts"]


@pytest.mark.parametrize(
    ("spoils", "faults"),
    [
        ((), []),
        ((0, 0, 0, 0), []),
        ((1, 0, 0), SPOILS),
        ((0, 0, 0, -1), SPOILS),
        ((0, 0, 14, 0), []),
        ((0, 0, 15, 0), ["there are 16 pieces of kind ship of the Empire; the game has 15"]),
    ],
)
def test_trophies_of_nobody_are_counted_with_what_is_on_the_map(spoils, faults):
    table = an_act(a_seat(spoils=spoils), empire="1-hex 1")
    assert table.check() == faults


@pytest.mark.clause("REACH-6.2")
def test_free_buildings_on_the_map_and_taken_are_no_more_than_there_are():
    most = BOX[FREE, "city"]
    table = an_act(a_seat(spoils=(most - 1, 0, 0, 0)), buildings=f"{FREE} city 1-hex")
    assert table.check() == []
    table.seats[0].spoils = (most, 0, 0, 0)
    assert table.check() == [
        f"there are {most + 1} pieces of kind city of the Free States; the game has {most}",
    ]


AFTER = "reach.aftermath"
ENTRIES = [f"{AFTER}.results and {AFTER}.next must hold 3 entries, or none"]
LATER_ONLY = [f"{AFTER}.court must hold cards of the Intermission, or Faithful cards"]


@pytest.mark.parametrize(
    ("fields", "faults"),
    [
        ({"done": ("A", "B")}, []),
        ({"done": ("B",)}, [f"{AFTER}.done must hold the first letters of A, B, C, D, E, F"]),
        ({"court": (LATER, FAITHFUL)}, []),
        ({"court": (VOX,)}, LATER_ONLY),
        ({"owned": (Owned(2, LATER),)}, []),
        ({"owned": (Owned(3, LATER),)}, [f"{AFTER}.owned must name seats from 0 to 2"]),
        ({"owned": (Owned(0, VOX),)}, [f"{AFTER}.owned must hold cards of the Intermission"]),
        ({"owned": (Owned(0, LATER),), "laws": (LATER,)},
         [f"{AFTER} has the card {LATER} in two places"]),
        ({"results": (ActResult("founder", 0, 1, 1),) * 3}, []),
        ({"results": (ActResult("founder", 0, 1, 1),)}, ENTRIES),
        ({"next": (NextFate((NEXT,), "founder"),) * 3}, []),
        ({"next": (NextFate(),) * 2}, ENTRIES),
        ({"next": (NextFate(("emperor",)),) * 3}, [f"{AFTER}.next must name fates"]),
        ({"conceded": 2}, []),
        ({"conceded": 3}, [f"{AFTER}.conceded is 3; it is a seat, or -1"]),
        ({"conceded": -2}, [f"{AFTER}.conceded is -2; it is a seat, or -1"]),
    ],
)  # fmt: skip
def test_what_the_intermission_cannot_leave_is_named(fields, faults):
    table = an_act(a_seat())
    assert list(replace(table.reach.aftermath, **fields).check(3)) == faults


def test_a_court_card_of_the_campaign_is_in_one_place():
    table = an_act(a_seat(), court="Elder Broker")
    deck = table.court_deck
    for cards, faults in (
        (deck[1:], 1), ((*deck, deck[0]), 1), ((*deck, "joker"), 1), ((*deck, UNKNOWN_LORE) , 0),
    ):  # fmt: skip
        table.court_deck = cards
        assert len(table.check()) == faults
    table.court_deck = (*deck, "joker")
    assert table.check() == ["'joker' is not a card of the Court"]
    table.court_deck = (*deck, deck[0])
    assert table.check() == [f"the Court card {deck[0]} is in two places"]
    table.court_deck, table.reach.attached = deck, {VOX: FAITHFUL}
    assert table.check() == ["reach.attached must name hosts in the Court"]


# -- the step on top -------------------------------------------------------------------------------

MOVED = ShipsMoved(0, "1-hex", "1-gate", 1, 0)
TALKS = Talks((0, 1))


@pytest.mark.parametrize(
    "step",
    [
        SettleGrievances(0), EndMinigame(0), ResolveFates(), EnlistShips(0, "1-hex"),
        TuckCouncil(0), BlightCrisis(), Recover(0), StackFaithful(), Teach(0), ScrapLowest(0),
        TakeSleepers(0, True),
        ParadeShips(0), MayTurnOutlaw(0), StoreResource(0, 0), EmptyLeague(0), Bargain(0),
        BeginStep("A"), EndIntermission(), ChooseFates(), ClearCourt(), ClearPieces(), Reckon(),
        RepairAndDestroy(), ResolveFate(0), OpenNegotiations(), Advance(0, 1), SettleRound(False),
        CallToOrder(0), RollRounds(TALKS), DrawUp(TALKS, 1), HoldGrievance(0, 1, "taxed"),
    ],
)  # fmt: skip
def test_what_only_the_campaign_has_is_no_step_of_the_base_game(step):
    assert step.problems(an_act(a_seat())) == []
    (fault,) = step.problems(a_table(a_seat()))
    assert fault


NOWHERE = "the step on top moves from or to a system that is not in play"
NO_BLIGHT = "the step on top strikes Blight where there can be none"
NO_LORE = "the step on top turns up a lore card that is not there"
NO_TRIBUTE = "the step on top collects nothing from anybody"
NO_GRIEVANCE = "the step on top holds a grievance of nobody"
NO_CAT = "the step on top is one of a SUPERCAT, but seats[0] is none"
NO_GOODS = "the step on top exports resources that are not there"
NO_NEXT = "reach.aftermath.next must have an entry for every seat when fates are chosen"
NOT_FREE = "the step on top receives the golem '{}', which is not free"
NO_PARTNER = "the step on top has no partner for its deal"
CANNOT = "the deal holds what cannot be given: Fuel from seat 1 to seat 2"
FUEL = Part("resource", 0, 1, "fuel")


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (ChooseEscort(0, MOVED, False), ""),
        (ChooseEscort(0, replace(MOVED, origin="7-hex"), False), NOWHERE),
        (ChooseEscort(0, replace(MOVED, target="7-hex"), False), NOWHERE),
        (StrikeBlight(0, "1-hex", 0), ""),
        (StrikeBlight(0, "1-hex", -1), NO_BLIGHT),
        (StrikeBlight(0, "7-hex", 1), NO_BLIGHT),
        (RaidFree(0, "1-hex"), ""),
        (RaidFree(0, "7-hex"), "the step on top raids nowhere"),
        (TurnUpLore(1), ""),
        (TurnUpLore(0), NO_LORE),
        (TurnUpLore(3), NO_LORE),
        (TakeLore(0, "lore19"), ""),
        (TakeLore(0, VOX), f"the step on top takes '{VOX}', no lore card"),
        (TakeAttached(0, VOX), ""),
        (TakeAttached(0, "bc01"), "the step on top takes a card attached to 'bc01', where none is"),
        (TakeFaithful(0, FAITHFUL), ""),
        (TakeFaithful(0, VOX), "the step on top takes no action card"),
        (VoxCrisis(VOX), ""),
        (VoxCrisis("bc01"), "'bc01' has no crisis"),
        (BuryVox(VOX), ""),
        (BuryVox("joker"), "'joker' is not a card of the Court"),
        (Govern(-1), ""),
        (Govern(0), ""),
        (Govern(2), "the step on top is governed by no Regent"),
        (CollectTribute(0, 1, "war"), ""),
        (CollectTribute(0, 3, "war"), NO_TRIBUTE),
        (CollectTribute(0, 1, "truce"), NO_TRIBUTE),
        (SwapShip(0, "1-hex"), ""),
        (SwapShip(0, "7-hex"), "the step on top names the system '7-hex', which is not in play"),
        (FindGolem(0, "1-gate", True), ""),
        (FindGolem(0, "2-gate", True), "the step on top finds a golem at '2-gate', where none is"),
        (PassGolem(0, OTHER), ""),
        (PassGolem(0, "giant"), "'giant' is no golem"),
        (TakeGolem(0, GOLEM), ""),
        (TakeGolem(0, OTHER), f"the step on top takes the golem '{OTHER}', which nobody holds"),
        (ReceiveGolem(0, OTHER, True), ""),
        (ReceiveGolem(0, GOLEM, True), NOT_FREE.format(GOLEM)),
        (ReceiveGolem(0, "giant", True), NOT_FREE.format("giant")),
        (UseGolem(0, GOLEM), ""),
        (UseGolem(1, GOLEM), f"the step on top spends the golem '{GOLEM}', which the seat lacks"),
        (MayStopHere(0), ""),
        (MayStopHere(0, "tycoon"), ""),
        (MayStopHere(0, "peace"), "the step on top names the ambition 'peace'"),
        (ExportGoods(0, ("fuel", "relic")), ""),
        (ExportGoods(0, ("fuel", "fuel")), NO_GOODS),
        (ExportGoods(0, ("fuel", "weapon")), NO_GOODS),
        (StoreResource(0, -1), "the step on top stores resources where no Merchant League is"),
        (HandOver(0, 1), ""),
        (HandOver(0, 0), "the step on top gives a card to seat 0"),
        (HandOver(0, 3), "the step on top gives a card to seat 3"),
        (GainedInfluence(0, 0), ""),
        (GainedInfluence(0, -1), "the step on top influences fewer than no cards"),
        (BeginStep("F"), ""),
        (BeginStep("G"), "the step on top begins 'G'; the steps are A, B, C, D, E, F"),
        (MoveAgents(0, 0), ""),
        (MoveAgents(0, -1), "the step on top moves fewer than no agents"),
        (HoldGrievance(3, 0, "taxed"), NO_GRIEVANCE),
        (HoldGrievance(0, 3, "taxed"), NO_GRIEVANCE),
        (NoteSpying(0), NO_CAT),
        (TakeHighestDrawn(1, 0), NO_CAT),
        (RollRounds(Talks(())), "the step on top negotiates where nobody waits"),
        (RollRounds(Talks((0, 3))), "the step on top negotiates with a seat that is not there"),
        (DrawUp(TALKS, 0), NO_PARTNER),
        (DrawUp(TALKS, 3), NO_PARTNER),
        (DrawUp(TALKS, 1, (FUEL,)), ""),
        (DrawUp(TALKS, 1, (FUEL, FUEL)), CANNOT),
        (DrawUp(Talks((1, 2)), 2, (FUEL,)), CANNOT),
        (LayCouncil(), "court must be empty when it is laid"),
        (ReturnCouncil(), "the Council is not tucked"),
        (RollBlight(), "reach.clusters must name the Imperial ones"),
        (HideGolems(), "reach.clusters must name the Imperial ones"),
        (ChooseFate(0), "reach.fates[0].dealt must hold fates to choose from"),
        (SettleFate(0), ""),
        (SettleFate(2), "reach.fates[2].id must be a fate when it settles in"),
        (ResolveFate(2), "reach.fates[2].id must be a fate when it resolves"),
        (SettleHome(0), "the step on top finds no place for a home"),
        (DealNext(0), NO_NEXT),
    ],
)  # fmt: skip
def test_a_step_of_the_campaign_must_fit_the_table(step, fault):
    table = an_act(
        a_seat(slots="fuel relic"), a_seat(), outlaws=(2,), fates=("founder", "magnate", "")
    )
    reach = table.reach
    table.court = (Offer(COUNCIL, (0, 0, 0)), Offer(UNKNOWN_LORE, (0, 0, 0)), Offer(VOX, (0, 0, 0)))
    reach.attached, reach.sleepers = {VOX: FAITHFUL}, ("1-gate",)
    reach.golems, reach.clusters = {GOLEM: Golem(0, True, True)}, ()
    assert step.problems(table) == ([fault] if fault else [])


def test_what_a_step_of_the_set_up_needs_is_there():
    table = an_act(a_seat(), empire="1-hex 1", reach={"clusters": (1, 2), "council": "tucked"})
    for step in (RollBlight(), HideGolems(), ReturnCouncil(), SettleHome(0)):
        assert step.problems(table) == []
    table.reach.change_fate(0, dealt=("founder", "steward"))
    assert ChooseFate(0).problems(table) == []
    table.buildings = tuple(Building(FREE, "city", "1-hex") for _ in range(2))
    assert SettleHome(0).problems(table) == ["the step on top finds no place for a home"]
    table.court = ()
    assert LayCouncil().problems(table) == []


def test_fates_are_chosen_among_those_that_were_dealt():
    table = an_act(a_seat())
    table.reach.aftermath = replace(table.reach.aftermath, next=(NextFate((NEXT,)),) * 3)
    for step in (DealNext(0), ChooseNext(0), RevealNext()):
        assert step.problems(table) == []
    table.reach.aftermath = replace(table.reach.aftermath, next=(NextFate(),) * 3)
    assert ChooseNext(0).problems(table) == [
        "reach.aftermath.next[0].dealt must hold fates to choose from",
    ]
    table.reach.aftermath = replace(table.reach.aftermath, next=(NextFate((NEXT,)),) * 2)
    for step in (DealNext(0), ChooseNext(0), RevealNext()):
        assert step.problems(table) == [
            NO_NEXT,
        ]


def test_a_supercats_step_is_one_of_its_own_seat():
    table = acting(a_seat(supercat=Supercat(3)), a_seat())
    assert NoteSpying(0).problems(table) == TakeHighestDrawn(1, 0).problems(table) == []


def test_a_city_is_set_free_by_a_text():
    table = an_act(a_seat())
    faults = ["the step on top must stand on the text that it belongs to"]
    text, step = CarryOut(0, VOX, ()), FreeAnyCity(0)
    for steps, found in (([text, step], []), ([step], faults), ([ReturnCouncil(), step], faults)):
        table.steps = steps
        assert step.problems(table) == found


def test_a_position_may_lie_within_the_text_of_any_card():
    """Also of a fate's ability, such as Spreading the Faith, whose text goes on after Teach."""
    named_in_positions = {each.value for each in WORDS["CarryOut.card"].choices}
    assert named_in_positions == {*COURT, *COURT_LORE, *LEADERS, *LORE, *ABILITIES}
