"""Positions of Arcs that cannot be: what is named of each, and the last ones that can be."""

from dataclasses import replace

import pytest

from engine.core.errors import BadDocument
from engine.core.step import silence
from games.arcs.board import HIDDEN, PIECES
from games.arcs.court import COURT, Effect
from games.arcs.game import GAME
from games.arcs.moves import First
from games.arcs.parts import (
    Attached,
    Building,
    Deed,
    Extra,
    Lying,
    Offer,
    Played,
    Rules,
    Supercat,
    Turn,
)
from games.arcs.rule_hooks import BuryStolen, OrderEffects, SwapCard
from games.arcs.stack import DrawTwo, LayAside, LookAtStack, ReturnToStack
from games.arcs.steps.actions import GainOneOf
from games.arcs.steps.battle import (
    AssignHits,
    CollectDice,
    FinishBattle,
    Forces,
    Raid,
    RollAgain,
)
from games.arcs.steps.court import FinishVox, RansackCourt, Refill
from games.arcs.steps.effects import (
    AbductAgents,
    AttachCard,
    ChooseCluster,
    DiscardActions,
    DiscardResource,
    FillSlots,
    PlaceInEach,
    PlaceWhereInControl,
    TradeCity,
)
from games.arcs.steps.gaining import ArrangeSlots, CarryOut, Receive, push_once_below
from games.arcs.steps.lore_in_battle import FireFirst, JoinBattle, JoinFleet, RollRifles
from games.arcs.steps.lore_of_ambitions import DeclareNew, SwapTokens
from games.arcs.steps.lore_on_map import CaptureOne, GuideFleet, Sprint, SprintFleet
from games.arcs.steps.rounds import (
    DealHand,
    EndRound,
    LeadCard,
    NextSeat,
    PlayCard,
    StartChapter,
    StartRound,
)
from games.arcs.steps.scoring import DeclareNow
from games.arcs.steps.setting_up import (
    CoverIcon,
    DealCard,
    DraftCard,
    DrawLore,
    GiveGuildCard,
    KeepLore,
    LayCourt,
    PlaceHomes,
    ScrapPieces,
    TurnUp,
    left_in_box,
)
from games.arcs.steps.traits import MayReshape
from games.arcs.steps.turns import Act, FinishTurn
from tests.games.arcs.positions import a_seat, a_table, acting, card, offers

GUILD, UNION, VOX = card("Mining Interest"), card("Admin Union"), card("Mass Uprising")
LEADER, LORE = "leader03", "lore19"
FIRST = "aggression-2"
OPTION = Rules(leaders="on")
KINDS = ", ".join(PIECES)

# -- what lies on the table ------------------------------------------------------------------------

NO_SEAT = ["trick, extras, unions and buildings must name seats from 0 to 2"]
NEGATIVE = ["round, passes and turn.pips cannot be negative"]
AGENTS = ["court must hold 3 counts of agents on every card"]
TRAIL = ["turn.trail must name systems in play or Court cards, and no ships below zero"]
TAKEN = ["boxes must hold different markers from 0 to 2"]
BOXES = ["boxes must name ambitions: tycoon, tyrant, warlord, keeper, empath"]
NO_OPTION = ["rules.leaders is off, but there are leaders or lore"]
RESHAPED = ["reshaped must name resources on planets in play"]


def trail(kind, place, **fields):
    """A turn in which one thing was done with the card."""
    return {"turn": Turn(trail=(Deed(kind, place, fields.pop("pips", 1), **fields),))}


@pytest.mark.parametrize(
    ("fields", "faults"),
    [
        ({"setup": "3p-frontiers"}, []),
        ({"setup": "2p-frontiers"},
         ["setup is '2p-frontiers'; it must be a setup card for 3 seats, or ''"]),
        ({"initiative": 2, "seat": 2}, []),
        ({"initiative": 3}, ["initiative is 3; it must be a seat from 0 to 2"]),
        ({"seat": -1}, ["seat is -1; it must be a seat from 0 to 2"]),
        ({"chapter": 0, "round": 0}, []),
        ({"chapter": 5}, []),
        ({"chapter": 6}, ["chapter is 6; it can be 0 to 5"]),
        ({"chapter": -1}, ["chapter is -1; it can be 0 to 5"]),
        ({"round": -1}, NEGATIVE),
        ({"passes": -1}, NEGATIVE),
        ({"turn": Turn(-1)}, NEGATIVE),
        ({"trick": (Played(3, FIRST, "lead"),)}, NO_SEAT),
        ({"extras": (Extra(-1, FIRST),)}, NO_SEAT),
        ({"unions": (Attached(3, UNION, FIRST),)}, NO_SEAT),
        ({"buildings": (Building(7, "city", "1-hex"),)}, NO_SEAT),
        ({"court": (Offer(GUILD, (0, 0)),)}, AGENTS),
        ({"court": (Offer(GUILD, (0, -1, 0)),)}, AGENTS),
        ({"rules": OPTION, "draft": (LEADER, LORE)}, []),
        ({"draft": (LEADER,)}, NO_OPTION),
        ({"draft": (LORE,)}, NO_OPTION),
        ({"rules": OPTION, "draft": ("joker",)}, ["draft must hold leaders and lore cards"]),
        ({"rules": OPTION, "draft": (LORE, LORE)}, [f"{LORE} is in two places"]),
        ({"reshaped": {"1-hex": "fuel"}}, []),
        ({"reshaped": {"1-gate": "fuel"}}, RESHAPED),
        ({"reshaped": {"1-hex": "gold"}}, RESHAPED),
        ({"buildings": (Building(0, "city", "7-hex"),)},
         ["buildings holds one in '7-hex', which is not in play"]),
        ({"buildings": (Building(0, "city", "1-crescent"),)}, []),
        ({"buildings": (Building(0, "city", "1-hex", beside=True),
                        Building(0, "starport", "1-hex", beside=True))}, []),
        ({"buildings": (Building(0, "city", "1-hex", beside=True),
                        Building(1, "city", "1-hex", beside=True))},
         ["buildings holds two of a kind beside the slots of one system"]),
        ({"turn": Turn(spent=("fuel",))}, []),
        ({"turn": Turn(spent=("gold",))}, ["turn.spent must hold resources"]),
        (trail("move", "1-gate", origin="1-hex", pips=0), []),
        (trail("move", "1-gate"), TRAIL),
        (trail("move", "7-gate", origin="1-hex"), TRAIL),
        (trail("battle", "1-hex"), []),
        (trail("battle", "7-hex"), TRAIL),
        (trail("battle", "1-hex", pips=-1), TRAIL),
        (trail("battle", "1-hex", fresh=-1), TRAIL),
        (trail("battle", "1-hex", hurt=-1), TRAIL),
        (trail("battle", "1-hex", along=(-1, 0)), TRAIL),
        (trail("battle", "1-hex", along=(0, -1)), TRAIL),
        (trail("battle", "1-hex", taken=-1), TRAIL),
        (trail("battle", "1-hex", spent=-1), TRAIL),
        (trail("influence", GUILD), []),
        (trail("influence", ""), TRAIL),
        ({"boxes": {"tycoon": (2, 0)}}, []),
        ({"boxes": {"peace": (0,)}}, BOXES),
        ({"boxes": {"tycoon": (0,), "keeper": (0,)}}, TAKEN),
        ({"boxes": {"tycoon": (3,)}}, TAKEN),
        ({"boxes": {"tycoon": ()}}, ["boxes must name only ambitions with a marker"]),
        ({"flipped": (False,) * 2}, ["flipped must have 3 entries"]),
        ({"rules": Rules("campaign")}, ["reach must be there in the campaign, and only there"]),
    ],
)  # fmt: skip
def test_what_cannot_lie_on_a_table_is_named(fields, faults):
    table = a_table(a_seat())
    for name, value in fields.items():
        setattr(table, name, value)
    assert table.check() == faults


@pytest.mark.parametrize(("count", "faults"), [
    (1, ["seats holds 1 seats; there are 2 to 4"]), (2, []), (3, []), (4, []),
    (5, ["seats holds 5 seats; there are 2 to 4"]),
])  # fmt: skip
def test_two_to_four_seats(count, faults):
    table = a_table(a_seat(count=min(4, max(2, count))))
    table.seats = (table.seats * 2)[:count]
    assert table.check() == faults


# -- what a seat has -------------------------------------------------------------------------------

CAPTIVES = ["seats[0].captives must be 3 counts, none of the seat's own"]
SCRAPPED = [f"seats[0].scrapped must be the counts of {KINDS}"]
TROPHIES = [f"seats[0].trophies must be 3 times the counts of {KINDS}"]
OUTRAGE = ["seats[0].outrage must hold different resources"]
NONE, ONE, OWED = (0, 0, 0, 0), (1, 0, 0, 0), (0, -1, 0, 0)


@pytest.mark.parametrize(
    ("fields", "faults"),
    [
        ({"power": 0}, []),
        ({"power": -1}, ["seats[0].power is -1; it cannot be negative"]),
        ({"slots": ("",) * 5}, ["seats[0].slots must have 6 entries"]),
        ({"slots": ("gold", *("",) * 5)}, ["seats[0].slots must hold resources or ''"]),
        ({"hand": ("joker",)}, ["seats[0].hand must hold action cards"]),
        ({"hand": (HIDDEN,)}, ["there are 21 action cards; the game has 20"]),
        ({"supercat": Supercat(0, 0)}, []),
        ({"supercat": Supercat(-1, 0)}, ["seats[0].supercat cannot count below zero"]),
        ({"supercat": Supercat(0, -1)}, ["seats[0].supercat cannot count below zero"]),
        ({"supercat": Supercat(1, 0, (FIRST,))},
         ["seats[0].supercat.drawn must be cards of its hand"]),
        ({"supercat": Supercat(1, exhausted=("bc02", "lore01"), version="10")}, []),
        ({"supercat": Supercat(1, exhausted=("joker",))},
         ["seats[0].supercat.exhausted must be Court or lore cards"]),
        ({"supercat": Supercat(1, version="11")},
         ["seats[0].supercat.version must be one of 0.5, 10"]),
        ({"outrage": ("fuel", "relic")}, []),
        ({"outrage": ("fuel", "fuel")}, OUTRAGE),
        ({"outrage": ("gold",)}, OUTRAGE),
        ({"captives": (0, 1, 0)}, []),
        ({"captives": (0, 0)}, CAPTIVES),
        ({"captives": (0, 0, -1)}, CAPTIVES),
        ({"captives": (1, 0, 0)}, CAPTIVES),
        ({"scrapped": ONE}, []),
        ({"scrapped": NONE[:3]}, SCRAPPED),
        ({"scrapped": OWED}, SCRAPPED),
        ({"trophies": (NONE, ONE, ONE)}, []),
        ({"trophies": (NONE, ONE)}, TROPHIES),
        ({"trophies": (NONE, ONE, ONE[:3])}, TROPHIES),
        ({"trophies": (NONE, ONE, OWED)}, TROPHIES),
        ({"trophies": (ONE, NONE, NONE)}, ["seats[0].trophies cannot hold the seat's own pieces"]),
        ({"spoils": NONE}, []),
        ({"spoils": ONE}, ["spoils of seats are Trophies of the campaign"]),
        ({"fresh": {"1-hex": 1}, "hurt": {"1-hex": 14}}, []),
        ({"fresh": {"7-hex": 1}}, ["seats[0].fresh must name systems in play"]),
        ({"fresh": {"1-hex": 0}}, ["seats[0].fresh must hold counts above zero"]),
        ({"hurt": {"1-hex": 0}}, ["seats[0].hurt must hold counts above zero"]),
        ({"leader": LEADER}, NO_OPTION),
    ],
)  # fmt: skip
def test_what_a_seat_cannot_have_is_named(fields, faults):
    table = a_table(a_seat())
    table.seats[0] = replace(table.seats[0], **fields)
    assert table.check() == faults


@pytest.mark.parametrize("fields", [{"leader": LORE}, {"lore": (LEADER,)}])
def test_a_leader_is_no_lore_and_lore_no_leader(fields):
    table = a_table(a_seat(), rules=OPTION)
    table.seats[0] = replace(table.seats[0], **fields)
    assert table.check() == [
        "seats must hold a leader or '' as leader, and lore cards as lore",
    ]


@pytest.mark.clause("ARCS-1.8")
@pytest.mark.parametrize(("outrage", "used", "fits"), [
    ((), 10, True), ((), 11, False), (("fuel",), 10, True), (("fuel",), 11, False),
])  # fmt: skip
def test_an_agent_on_an_icon_of_outrage_may_be_owed_and_no_other(outrage, used, fits):
    table = a_table(a_seat(outrage=outrage), court=f"Mining Interest {used}")
    named = f"seats[0] has {used + len(outrage)} pieces of kind agent; there are 10"
    assert table.check() == ([] if fits else [named])


# -- cards -----------------------------------------------------------------------------------------

KNOWN_TO = ["pile must say who knows a card: a seat, -1 for nobody, -2 for everybody"]


@pytest.mark.parametrize(
    ("last", "faults"),
    [
        (Lying("mobilization-6", 2), []),
        (Lying("mobilization-6", -2), []),
        (Lying("mobilization-6", 3), KNOWN_TO),
        (Lying("mobilization-6", -3), KNOWN_TO),
        (Lying(FIRST), [f"the action card {FIRST} is in two places"]),
        (Lying("aggression-1"), ["'aggression-1' is no action card of a game for 3"]),
    ],
)
def test_a_card_that_cannot_lie_there_is_named_in_the_pile_and_in_the_stack(last, faults):
    layer = tuple(each for each in a_table().pile[0] if each.card != "mobilization-6")
    for fields in ({"pile": ((*layer, last),)}, {"pile": (layer,), "stack": (last,)}):
        assert a_table(a_seat(), **fields).check() == faults


def test_a_layer_without_a_card_is_named():
    table = a_table(a_seat())
    table.pile = (*table.pile, ())
    assert table.check() == ["pile must hold no empty layer"]


def test_a_court_card_is_in_one_place_and_none_is_missing():
    table = a_table(a_seat(), court="Mining Interest")
    deck = table.court_deck
    count = len(deck) + 1
    for cards, faults in (
        (deck[1:], [f"there are {count - 1} Court cards; the game has {count}"]),
        ((*deck[1:], GUILD), ["the Court card Mining Interest is in two places"]),
        ((*deck[1:], "joker"), ["'joker' is not a card of the Court"]),
    ):
        table.court_deck = cards
        assert table.check() == faults


def test_the_row_has_as_many_places_as_the_rulebook_says():
    for count in (4, 5):
        table = a_table(a_seat())
        table.court = tuple(Offer(each, (0, 0, 0)) for each in table.court_deck[:count])
        table.court_deck = table.court_deck[count:]
        assert table.check() == ["court holds 5 cards; the row has 4"][: count - 4]


def test_only_guild_cards_come_to_seats_and_unions_lie_beside_played_cards():
    table = a_table(a_seat(cards="Mass Uprising"))
    assert table.check() == ["cards of seats must be guild cards"]
    lone = a_table(a_seat(), unions=(Attached(0, UNION, FIRST),))
    assert lone.check() == ["unions must lie beside cards of the trick"]
    trick = (Played(1, FIRST, "lead"),)
    assert a_table(a_seat(), unions=(Attached(0, UNION, FIRST),), trick=trick).check() == []


# -- the step on top -------------------------------------------------------------------------------


def a_turn(**fields):
    """Seat 0 acts with ships in 1-hex, where seat 1 has some and a city; seat 2 has nothing."""
    return acting(
        a_seat("1-hex 2", "1-hex 1", slots="fuel", cards="Mining Interest", **fields),
        a_seat("1-hex 1"),
        buildings="1 city 1-hex",
        court="Farseers 0 1",
        lead=FIRST,
    )


def dice_again(**fields):
    """A battle of one skirmish die and two raid dice."""
    known = {"defender": 1, "dice": (1, 0, 2), "roll": (6, 1, 2), "offered": 2}
    return RollAgain(0, system="1-hex", **(known | fields))


FACES = "the step on top must hold a face from 1 to 6 for every die"
NOT_SHOWN = "the step on top rolls dice again that do not show so"
NOT_DECLARED = "the step on top declares an ambition, which is not possible"
NO_HIT = "the step on top gives hits to nothing there is"
NO_PREY = "the step on top raids nobody, or with no key"
NO_FIRE = "the step on top fires with no die, or nowhere"
NO_TARGET = "the step on top fires at nobody"
NO_SHIPS = "the step on top moves fresh ships that are not there"
NO_AGENT = "the step on top captures an agent of nobody"
NO_PIECES = "the step on top scraps pieces that are not there"
NO_LORE = "the step on top keeps lore that is not there"
NO_GUIDE = "the step on top guides ships that are not there"
NO_PLANET = "the step on top changes a planet that cannot be changed"
NO_CAT = "the step on top is one of a SUPERCAT, but seats[0] is none"


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (Act(3), "the step on top names seat 3, which does not exist"),
        (Act(1), "seat and the last card of trick must be those of seat 1"),
        (GainOneOf(0, ("fuel", "relic")), ""),
        (GainOneOf(0, ("fuel", "gold")), "the step on top gains no resource"),
        (CollectDice(0, 1, "1-hex"), ""),
        (CollectDice(0, 0, "1-hex"), "the step on top names the defender 0"),
        (CollectDice(0, 3, "1-hex"), "the step on top names the defender 3"),
        (CollectDice(0, 1, "7-hex"),
         "the step on top names the system '7-hex', which is not in play"),
        (dice_again(), ""),
        (dice_again(roll=(6, 1)), FACES),
        (dice_again(roll=(6, 1, 0)), FACES),
        (dice_again(roll=(6, 1, 7)), FACES),
        (dice_again(offered=3), NOT_SHOWN),
        (dice_again(offered=-1), NOT_SHOWN),
        (dice_again(faces=(2,)), ""),
        (dice_again(faces=(2, 2)), NOT_SHOWN),
        (dice_again(defender=0), "the step on top names the defender 0"),
        (AssignHits(0, 1, "1-hex", 0, "ships"), ""),
        (AssignHits(0, 1, "1-hex", -1, "ships"), NO_HIT),
        (AssignHits(0, 1, "1-hex", 1, "planets"), NO_HIT),
        (Raid(0, 1, 1), ""),
        (Raid(0, 3, 1), NO_PREY),
        (Raid(0, 1, 0), NO_PREY),
        (CarryOut(0, GUILD, ()), ""),
        (CarryOut(0, "joker", ()), "the step on top carries out 'joker', which is no card"),
        (CarryOut(0, GUILD, (Effect("dance"),)),
         "the step on top holds an effect that cannot be carried out"),
        (StartChapter(), "trick and hands must be empty when a chapter starts"),
        (DealHand(1), ""),
        (Refill(), "the step on top refills the Court, which has no empty place"),
        (RansackCourt(0, 2), ""),
        (RansackCourt(0, 3), "the step on top names owner 3, who does not exist"),
        (DeclareNow(0, "tycoon", True), ""),
        (DeclareNow(0, "peace", True), NOT_DECLARED),
        (TurnUp("leader"), ""),
        (TurnUp("guild"), "the step on top turns up no leader and no lore"),
        (DealCard(0, "lore"), ""),
        (DealCard(0, "guild"), "the step on top deals no leader and no lore"),
        (FillSlots(0, "fuel"), ""),
        (FillSlots(0, "gold"), "the step on top fills with no resource"),
        (DiscardResource(0), ""),
        (DiscardResource(1), "seats[1].slots holds nothing to discard"),
        (PlaceWhereInControl(0, 1), ""),
        (PlaceWhereInControl(0, 0), "the step on top places no ship"),
        (PlaceInEach(0, ("1-gate", "1-hex")), ""),
        (PlaceInEach(0, ("1-gate", "7-hex")),
         "the step on top places ships in systems that are not in play"),
        (ChooseCluster(0), "the step on top must stand on the text that it belongs to"),
        (AttachCard(0, UNION), "the step on top lays a Union beside a card, which is not possible"),
        (AbductAgents(0), "the step on top can abduct nobody"),
        (TradeCity(0), "the step on top has nothing to trade"),
        (Receive(0, "fuel"), ""),
        (Receive(0, "gold"), "the step on top gives 'gold', which is no resource"),
        (RollRifles(0, 1, "1-hex", "1-gate", 1), ""),
        (RollRifles(0, 1, "1-hex", "1-gate", 6), ""),
        (RollRifles(0, 1, "1-hex", "1-gate", 0), NO_FIRE),
        (RollRifles(0, 1, "1-hex", "1-gate", 7), NO_FIRE),
        (RollRifles(0, 1, "1-hex", "7-gate", 1), NO_FIRE),
        (RollRifles(0, 0, "1-hex", "1-gate", 1), NO_TARGET),
        (RollRifles(0, 3, "1-hex", "1-gate", 1), NO_TARGET),
        (JoinBattle(1, "1-hex"), ""),
        (JoinBattle(1, "7-hex"), "the step on top joins a battle nowhere"),
        (JoinFleet(0, "1-hex", "1-gate"), ""),
        (JoinFleet(0, "1-gate", "1-hex"), NO_SHIPS),
        (JoinFleet(0, "1-hex", "7-gate"), NO_SHIPS),
        (DeclareNew(0), ""),
        (CaptureOne(0, 1), ""),
        (CaptureOne(0, 0), NO_AGENT),
        (CaptureOne(0, 3), NO_AGENT),
        (Sprint(0, ()), ""),
        (Sprint(0, (("1-hex", 2), ("1-gate", 0))), ""),
        (Sprint(0, (("1-hex", 3),)), NO_SHIPS),
        (Sprint(0, (("1-hex", 2), ("1-gate", 1))), NO_SHIPS),
        (Sprint(0, (("1-hex", -1),)), NO_SHIPS),
        (SprintFleet(0, "1-hex", "1-gate"),
         "the step on top must stand on the ships that may move once more"),
        (GuideFleet(0, "1-hex", "1-gate", (0, 1)), ""),
        (GuideFleet(0, "1-hex", "7-gate", (1,)),
         "the step on top guides ships where no system is in play"),
        (GuideFleet(0, "1-hex", "1-gate", (1, 2)), NO_GUIDE),
        (GuideFleet(0, "1-hex", "1-gate", (1, 3)), NO_GUIDE),
        (StartRound(), "trick must be empty when a round starts"),
        (LeadCard(0), "trick must be empty when a card is led"),
        (NextSeat(), ""),
        (EndRound(), ""),
        (PlayCard(1), "seats[1] must have a card to play to a lead card"),
        (PlaceHomes(), "setup must name a setup card when first pieces are placed"),
        (LayCourt(), "court must be empty when it is laid"),
        (CoverIcon(0, "fuel"), ""),
        (CoverIcon(0, "gold"), "the step on top covers no resource's icon"),
        (ScrapPieces(0, "ship", 12), ""),
        (ScrapPieces(0, "ship", 13), NO_PIECES),
        (ScrapPieces(0, "planet", 0), NO_PIECES),
        (KeepLore(0, 1, (LORE,)), ""),
        (KeepLore(0, 0, (LORE,)), NO_LORE),
        (KeepLore(0, 2, (LORE,)), NO_LORE),
        (KeepLore(0, 1, (LEADER,)), NO_LORE),
        (GiveGuildCard(0), ""),
        (GiveGuildCard(1), "seats[1].cards holds nothing to give"),
        (MayReshape(0, "1-hex"), ""),
        (MayReshape(0, "7-hex"), NO_PLANET),
        (BuryStolen(0, GUILD), ""),
        (BuryStolen(1, GUILD), f"the step on top buries {GUILD}, which seats[1] does not hold"),
        (SwapCard(0, 1), ""),
        (SwapCard(0, 0), "the step on top looks at the hand of seat 0"),
        (SwapCard(0, 3), "the step on top looks at the hand of seat 3"),
        (DrawTwo(0), NO_CAT),
        (LayAside(0), NO_CAT),
        (LookAtStack(1, 0), NO_CAT),
        (LookAtStack(1, 3), "the step on top looks at the cards of seat 3"),
        (ReturnToStack(0, 1), NO_CAT),
        (ReturnToStack(0, 3), "the step on top names seat 3, who does not exist"),
    ],
)  # fmt: skip
def test_a_step_on_top_must_fit_the_table(step, fault):
    table = a_turn()
    table.steps.append(step)
    assert table.check() == ([fault] if fault else [])


def forces(*court):
    return Forces((), (), ((0, 0, 0, 0),) * 3, (), court)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (SwapTokens(0, ("gold",)), "gained[0] cannot be 'gold'"),
        (GiveGuildCard(0, "joker"), "needed cannot be 'joker'"),
        (dice_again(card="joker"), "card cannot be 'joker'"),
        (dice_again(used=(GUILD, "joker")), "used[1] cannot be 'joker'"),
        (dice_again(dice=(1, 0, 7)), "dice[2] is 7; the highest possible is 6"),
        (FireFirst(0, 5, "1-hex", 1), "defender cannot be 5"),
        (FireFirst(0, 1, "7-hex", 1), "system cannot be '7-hex'"),
        (FireFirst(0, 1, "1-hex", 0), "hits is 0; the lowest possible is 1"),
        (FinishBattle(0, 1, "1-hex", -1, True), "trophies is -1; the lowest possible is 0"),
        (FinishBattle(0, 1, "1-hex", 0, True, forces(Offer("joker", (0, 0, 0)))),
         "before.court[0].card cannot be 'joker'"),
        (FinishBattle(0, 1, "1-hex", 0, True, forces(Offer(GUILD, (0,)))),
         "before.court[0].agents has the wrong length: 1 instead of 3"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("place", [0, 1])
def test_a_step_holds_what_its_fields_may_hold_on_top_and_below(step, fault, place):
    table = a_turn()
    table.steps.insert(place, step)
    assert GAME.problems_of(table) == [f"steps[{place}].{fault}"]
    with pytest.raises(BadDocument, match=f"not possible: entry {place + 1} of steps, "):
        GAME.read_position(GAME.codec.encode(table))


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (DrawLore(0, 1, 1), ""),
        (DrawLore(0, 0, 1), "the step on top draws lore that is not there"),
        (DrawLore(0, 1, 2), "the step on top keeps 2 of 1 lore cards"),
        (dice_again(offered=0, blanks=1), NOT_SHOWN),
        (dice_again(offered=0, hits=1), ""),
        (dice_again(offered=0, hits=2), NOT_SHOWN),
        (dice_again(hits=1), NOT_SHOWN),
    ],
)
def test_cards_are_drawn_and_dice_rolled_again_as_far_as_there_are_any(step, fault):
    table = a_turn()
    table.steps.append(step)
    assert GAME.problems_of(table) == ([fault] if fault else [])


def test_a_supercat_draws_while_its_hand_counter_is_above_zero():
    for counter, faults in (
        (1, []),
        (0, ["seats[0].supercat.counter is 0, but the seat is to draw"]),
    ):
        assert DrawTwo(0).problems(a_turn(supercat=Supercat(counter))) == faults


def test_what_belongs_to_a_text_stands_on_it():
    table = a_turn()
    text = CarryOut(0, GUILD, ())
    gone = ["the step on top has thrown cards away, but pile is empty"]
    lone = ["the step on top must stand on the text that it belongs to"]
    for below, pile, count, faults in (
        ([text], table.pile, 1, []), ([FinishTurn(0)], table.pile, 1, lone),
        ([], table.pile, 0, lone), ([text], (), 1, gone), ([text], (), 0, []),
    ):  # fmt: skip
        step = DiscardActions(0, count)
        table.pile, table.steps = pile, [*below, step]
        assert step.problems(table) == faults


def test_a_sprint_goes_on_with_ships_that_are_left_to_a_system_in_play():
    table = a_turn()
    step = SprintFleet(0, "1-hex", "1-gate")
    for ready, target, faults in (
        (1, "1-gate", []),
        (0, "1-gate", ["the step on top must stand on the ships that may move once more"]),
        (1, "7-gate", ["the step on top moves ships nowhere"]),
    ):
        moved = replace(step, target=target)
        table.steps = [Sprint(0, (("1-hex", ready),)), moved]
        assert moved.problems(table) == faults
    table.steps = [moved := step]
    assert moved.problems(table) == [
        "the step on top must stand on the ships that may move once more",
    ]


@pytest.mark.clause("LEAD-1.1")
@pytest.mark.parametrize(
    ("draft", "leader", "lore", "fits"),
    [
        ((LEADER,), "", (), True),
        ((LORE,), "", (), True),
        ((LEADER,), "leader01", (), False),
        ((LORE,), "leader01", (), True),
        ((LORE,), "", ("lore01",), False),
        ((LEADER,), "", ("lore01",), True),
        ((), "", (), False),
    ],
)
def test_who_drafts_finds_a_card_of_what_it_lacks(draft, leader, lore, fits):
    table = a_table(a_seat(), draft=draft)
    table.seats[0] = replace(table.seats[0], leader=leader, lore=lore)
    faults = ["the step on top drafts, but draft has no card for it"]
    assert DraftCard(0).problems(table) == ([] if fits else faults)


@pytest.mark.clause("ARCS-3.7")
def test_six_cards_are_dealt_of_those_that_lie_at_the_bottom():
    layer = a_table().pile[0]
    faults = ["seats[0] is to be dealt 6 cards of the pile"]
    for held, bottom, fits in ((0, 6, True), (0, 5, False), (5, 1, True), (6, 1, False)):
        hand = tuple(each.card for each in layer[:held])
        left = layer[held:]
        table = a_table(a_seat(hand=" ".join(hand)), pile=(left[:bottom], left[bottom:]))
        assert DealHand(0).problems(table) == ([] if fits else faults)


def test_a_chapter_starts_without_trick_and_hands():
    faults = ["trick and hands must be empty when a chapter starts"]
    assert StartChapter().problems(a_table(a_seat())) == []
    assert StartChapter().problems(a_table(a_seat(hand=FIRST), a_seat())) == faults
    assert StartChapter().problems(a_table(a_seat(supercat=Supercat(1)), a_seat())) == faults


def test_a_round_goes_on_with_a_card_that_is_led_and_a_card_to_play():
    table = a_table(a_seat(hand="construction-2"), a_seat(hand="construction-3"))
    for step, faults in (
        (StartRound(), []), (LeadCard(0), []),
        (NextSeat(), ["trick must hold the lead card"]),
        (EndRound(), ["trick must hold the cards of the round"]),
        (PlayCard(1), ["seats[1] must have a card to play to a lead card"]),
    ):  # fmt: skip
        assert step.problems(table) == faults
    table.trick = (Played(0, FIRST, "lead"),)
    assert PlayCard(1).problems(table) == []


def test_what_a_step_gives_must_be_there_to_be_given():
    empty = a_table(a_seat())
    assert LayCourt().problems(empty) == []
    empty.setup = "3p-frontiers"
    assert PlaceHomes().problems(empty) == []
    empty.court = (Offer("", (0, 0, 0)), *offers("Farseers", 3))
    assert Refill().problems(empty) == []
    all_declared = a_table(a_seat(), boxes={"keeper": (0, 1, 2)})
    assert DeclareNow(0, "tycoon", True).problems(all_declared) == [
        NOT_DECLARED,
    ]
    assert DeclareNew(0).problems(all_declared) == ["the step on top has nothing to declare"]
    held = a_table(a_seat(slots="weapon weapon"), court="Farseers 0 1")
    assert AbductAgents(0).problems(held) == []
    reshaped = a_table(a_seat(), reshaped={"1-hex": "fuel"})
    assert MayReshape(0, "1-hex").problems(reshaped) == [NO_PLANET]
    taken = a_table(a_seat(lore="Empath's Vision"))
    assert KeepLore(1, 1, (LORE,)).problems(taken) == [NO_LORE]
    whole_box = tuple(left_in_box(taken, "lore"))
    assert KeepLore(1, len(whole_box), whole_box).problems(taken) == []
    for count in (2, 3):
        full = a_table(a_seat(slots="fuel " * count))
        assert (
            ArrangeSlots(0).problems(full)
            == [
                "seats[0].slots holds more than its open slots",
            ][: count - 2]
        )


@pytest.mark.clause("COURT-4.1")
def test_a_union_is_laid_beside_a_card_of_its_suit_by_who_has_it():
    for lead, cards, fits in (
        ("administration-2", "Admin Union", True), (FIRST, "Admin Union", False),
        ("administration-2", "Farseers", False),
    ):  # fmt: skip
        table = acting(a_seat(cards=cards), lead=lead)
        faults = ["the step on top lays a Union beside a card, which is not possible"]
        assert AttachCard(0, UNION).problems(table) == ([] if fits else faults)


def test_a_vox_card_is_in_no_other_place_while_its_text_is_carried_out():
    table = a_table(a_seat())
    assert COURT[VOX].name == "Mass Uprising"
    table.steps.append(FinishVox(VOX))
    assert table.check()[0] == "the Court card Mass Uprising is in two places"
    table.court_deck = tuple(each for each in table.court_deck if each != VOX)
    assert table.check() == []


def test_a_step_that_waits_below_those_on_top_waits_there_once():
    table = acting(a_seat(slots="fuel relic"))
    waiting, above = ArrangeSlots(0), [Refill(), Refill()]
    begun = [*table.steps]
    table.steps += above
    for _ in range(2):
        push_once_below(table, waiting, Refill)
        assert table.steps == [*begun, waiting, *above]


@pytest.mark.clause("ARCS-1.10")
@pytest.mark.parametrize(
    ("chosen", "order"),
    [(GUILD, "fuel relic weapon material psionic"), (UNION, "material psionic fuel relic weapon")],
)
def test_all_effects_of_the_card_chosen_come_before_all_of_the_other(chosen, order):
    table = acting(a_seat())
    effects = (
        tuple(FillSlots(0, each) for each in ("fuel", "relic", "weapon")),
        tuple(FillSlots(0, each) for each in ("material", "psionic")),
    )
    begun = len(table.steps)
    OrderEffects(0, (GUILD, UNION), effects).answer(table, First(chosen), silence)
    assert [step.resource for step in table.steps[begun:][::-1]] == order.split()
