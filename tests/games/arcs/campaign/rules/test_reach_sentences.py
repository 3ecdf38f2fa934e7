"""What happens and what may be answered in the campaign, as people read it."""

import re

import pytest

from engine.core.decision import Reason
from engine.text.message import Message
from games.arcs.campaign.bots.rule_hooks import SummitRolled
from games.arcs.campaign.bots.weighing import Modifier, OfferWeighed
from games.arcs.campaign.rules.deals import DealOffered, HandedOver, Part
from games.arcs.campaign.rules.empire import RaidFree
from games.arcs.campaign.rules.events import (
    AttachedTaken,
    BlightHealed,
    BlightHit,
    CardsKept,
    CardsLeft,
    CityFreed,
    CouncilSecured,
    CourtDeckGrew,
    EventRolled,
    FavorGiven,
    FreeCitiesPlaced,
    HomeSettled,
    ImperialMoved,
    ImperialPlaced,
    MarkerReturned,
    MostPowerLeads,
    ObjectiveAdvanced,
)
from games.arcs.campaign.rules.fates.caretaker import StonesSpoke
from games.arcs.campaign.rules.fates.courtly import Export, SpyOn
from games.arcs.campaign.rules.fates.imperial import BargainStruck, ShipCommissioned
from games.arcs.campaign.rules.moves import Enlist, Escort
from games.arcs.campaign_components import BLIGHT, CARDS_OF_FATES, COUNCIL, EMPIRE
from games.arcs.game import GAME
from games.arcs.moves import influence, secure
from games.arcs.supercat.lexicon import Ability
from tests.games.arcs.positions import a_seat, a_table

VOICE = GAME.voice(("You", "Ada", "James"))
DEAL = (Part("resource", 0, 1, "fuel"), Part("promise", 0, 1), Part("ship", 1, 0, "3-hex"))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (FreeCitiesPlaced(("4-crescent", "4-crescent", "5-hex")),
         "Free cities appear in Crescent 4 (2) and Hex 5"),
        (FreeCitiesPlaced(()), "No Free city appears, because no building slot is free"),
        (FreeCitiesPlaced(("5-hex",)), "A Free city appears in Hex 5"),
        (BlightHealed(("5-gate", "5-hex")), "Damaged Blight in Gate 5 and Hex 5 turns fresh"),
        (BlightHit(0, "3-hex", 1, 2),
         "The Blight in Hex 3 hits your ships: 1 damaged and 2 destroyed"),
        (BlightHit(EMPIRE, "3-hex", 1, 0),
         "The Blight in Hex 3 hits the Empire's ships: 1 damaged"),
        (HomeSettled(2, "city", "3-hex"), "James settles in Hex 3 with a city"),
        (ImperialPlaced("3-hex", 1), "1 Imperial ship arrives in Hex 3"),
        (ImperialPlaced("3-hex", 2), "2 Imperial ships arrive in Hex 3"),
        (ImperialMoved(0, "3-hex", "3-gate", 1, 0),
         "You move 1 fresh Imperial ship from Hex 3 to Gate 3"),
        (CouncilSecured(0), "The Imperial Council decides as the round ends"),
        (EventRolled("hex", "edict", 6),
         "The event die shows the hex symbol and an edict, and the number die shows 6"),
        (StonesSpoke("crisis"), "The event die shows a crisis"),
        (AttachedTaken(1, "faithful-9"), "Ada also takes the attached Faithful 9"),
        (MarkerReturned("keeper", 5), "Keeper loses its marker worth 5 Power"),
        (CityFreed(2, "2-hex"), "James' city in Hex 2 becomes a Free city"),
        (ObjectiveAdvanced(0, 2, 9), "Your objective advances by 2 (9 to go)"),
        (ObjectiveAdvanced(1, 2, 9), "Ada's objective advances by 2 (9 to go)"),
        (MostPowerLeads(0, 7), "You have the most Power (7) and get the initiative"),
        (CourtDeckGrew(("f7-06", "f7-07", "f7-08")),
         "The Court deck gains Rogue Admirals (2) and Court Enforcers"),
        (CardsLeft(("f7-10", "f7-11")), "The campaign goes on without Imperial Defectors (2)"),
        (CardsKept(0, ("f2-08", "f2-09")),
         "You keep Construction Union (2) for the next Resolution"),
        (BargainStruck(0, 1, COUNCIL, 2), "You let Ada secure the Imperial Council"),
        (ShipCommissioned(1, "3-hex", False),
         "Ada swaps a damaged ship in Hex 3 for an Imperial one (Use Imperial Foundries)"),
    ],
)  # fmt: skip
def test_what_happens(event, words):
    assert GAME.event_text(event, VOICE) == words


def test_a_deal_is_told_by_what_each_side_gives():
    offered = DealOffered(0, 1, DEAL)
    words = "you give 1 Fuel and the promise of a Favor; Ada gives a fresh ship in Hex 3"
    assert GAME.event_text(offered, VOICE) == f"You offer Ada a deal: {words}"
    assert VOICE.say(offered.said(), mark=0).startswith("Offers Ada a deal: gives 1 Fuel and")
    one_sided = DealOffered(1, 2, (Part("invitation", 1, 2),))
    words = "Ada offers James a deal: Ada gives an invitation to the Empire"
    assert GAME.event_text(one_sided, VOICE) == words


@pytest.mark.parametrize(
    ("part", "alike"),
    [
        (Part("promise", 0, 1), "the promise of 2 Favors"),
        (Part("ship", 0, 1, "3-hex"), "2 fresh ships in Hex 3"),
        (Part("city", 0, 1, "3-hex", fresh=False), "2 damaged cities in Hex 3"),
        (Part("captive", 0, 1, owner=2), "2 Captives (James' agents)"),
        (Part("captive", 0, 1, owner=0), "2 Captives (your agents)"),
        (Part("trophy", 0, 1, "ship", owner=2), "2 Trophies (James' ships)"),
        (Part("favor", 0, 1, owner=2), "2 Favors (owed by James)"),
        (Part("resource", 0, 1, "fuel"), "2 Fuel"),
        (Part("league", 0, 1, "fuel"), "2 Fuel on the Merchant League"),
        (Part("agent", 0, 1, "bc01"), "2 agents on Loyal Engineers"),
        (Part("agent", 0, 1, COUNCIL), "2 agents on the Imperial Council"),
    ],
)
def test_what_is_given_twice_is_counted(part, alike):
    told = GAME.event_text(DealOffered(0, 1, (part, part)), VOICE)
    assert told == f"You offer Ada a deal: you give {alike}"


@pytest.mark.clause("BARGAIN-3.1", "CATR-11.1")
def test_what_a_die_comes_to():
    weighed = OfferWeighed(1, 0, 3, (Modifier("", "grievances", -5),))
    assert GAME.event_text(weighed, VOICE) == (
        "You answer with a roll of 3 (grievances −5; total −2)"
    )
    rolled = SummitRolled(1, 2, 0)
    assert (
        GAME.event_text(rolled, VOICE)
        == "Ada rolls a 2 and has no Favors (total 2), so no Summit is called"
    )


@pytest.mark.clause("REACH-8.11")
def test_several_promises_are_so_many_favors():
    assert GAME.event_text(FavorGiven(0, 1, 3), VOICE) == "You owe Ada 3 Favors"
    assert GAME.event_text(FavorGiven(1, 0), VOICE) == "Ada owes you a Favor"


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Escort(0, 0), "No Imperial ships"),
        (Escort(0, 2), "2 damaged Imperial ships"),
        (Escort(1, 1), "1 fresh and 1 damaged Imperial ship"),
        (Enlist(0, 0), "Attack without Imperial ships"),
        (Enlist(2, 0), "Attack with 2 fresh Imperial ships"),
    ],
)
def test_imperial_ships_to_choose(option, words):
    assert GAME.option_text(option, VOICE) == words


def test_resources_of_one_kind_to_export_are_counted():
    words = GAME.option_text(Export(("fuel", "fuel", "relic")), VOICE)
    assert words == "Export 2 Fuel and 1 Relic"


def test_blight_that_is_handed_over_belongs_to_nobody():
    (said,) = HandedOver(1, 2, Part("trophy", 1, 2, "blight", BLIGHT)).for_hands()
    assert VOICE.part(said, "hands") == "Move Blight from Ada's Trophies to James' Trophies"


def test_a_trade_that_gives_less_than_it_takes_is_not_above_an_even_one():
    words = VOICE.say(Modifier("BARGAIN-3.6", "above an even trade", -4).said())
    assert words == "balance of the trade −4"


@pytest.mark.parametrize(
    ("aim", "line", "once"),
    [
        (Ability("teach"), "line-believer-1-influence", "Use Teach (Spreading the Faith)"),
        (influence(COUNCIL), "line-steward-2-influence",
         "Influence the Imperial Council while it is In Session"),
        (secure(COUNCIL), "line-5", "[5] Secure the Imperial Council"),
    ],
)  # fmt: skip
def test_what_a_line_says_already_is_not_said_twice(aim, line, once):
    args = {"aim": aim.said(), "line": Message(line)}
    because = {**args, "fact": Message("fact-ships", {"count": 2})}
    fact = "2 ships are left in its supply"
    for said, words in (
        (Message("told-held", args), once),
        (Message("told-goes-on", args), f"{once}, as planned"),
        (Message("told-held-because", because), f"{once}. {fact}"),
        (Message("told-goes-on-because", because), f"{once}, as planned. {fact}"),
    ):
        (told,) = GAME.told((Reason("CAT-5.1", said),), VOICE)
        assert told.said == words


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_line_that_uses_an_ability_names_the_card_that_has_it(language):
    words = (GAME.folder / "text" / language / "supercat.ftl").read_text(encoding="utf-8")
    cards = {clause["text"].split(":")[0]: card["name"] for card in CARDS_OF_FATES
             for clause in card["clauses"] if clause["channel"] == "new_action"}  # fmt: skip
    named = set(re.findall(r"(?:Use )?([A-Z]\w+) \(([A-Z][\w -]+)\)", words))
    assert named == set(cards.items())


@pytest.mark.clause("PARTISAN-1.3")
def test_who_spies_is_not_told_to_look_at_a_hand():
    seats = [a_seat(hand="mobilization-6"), *[a_seat(hand="aggression-2")] * 2]
    asked = SpyOn(0).ask(a_table(*seats))
    assert GAME.prompt(asked, VOICE) == "Choose a rival to swap highest cards with"
    said = [GAME.option_text(each, VOICE) for each in asked.options]
    assert said == ["Swap highest cards with Ada", "Swap highest cards with James"]


@pytest.mark.clause("REACH-6.5")
def test_a_free_city_gives_one_resource_for_one_key():
    table = a_table(a_seat())
    asked = RaidFree(0, "3-hex").ask(table)
    told = "One key takes one resource of the planet's type from the supply."
    assert GAME.detail(asked, VOICE) == told
    taken = asked.options[1]
    RaidFree(0, "3-hex").answer(table, taken, lambda *_, **__: None)
    assert not any(isinstance(step, RaidFree) for step in table.steps)
