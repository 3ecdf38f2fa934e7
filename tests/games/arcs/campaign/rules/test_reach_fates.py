"""Objectives, the Steward, the Partisan, and the end of the Act, clause by clause."""

import json

import pytest

from engine.core.step import pending, silence
from games.arcs.campaign.rules.court import advance, leads_a_declared_ambition
from games.arcs.campaign.rules.events import FateEnded
from games.arcs.campaign.rules.fates.courtly import highest
from games.arcs.campaign.rules.round_end import after_chapter
from games.arcs.campaign_components import DATA
from games.arcs.events import GameEnded
from games.arcs.parts import Played
from games.arcs.steps.rounds import LeadCard, NextChapter, PlayCard, StartRound
from games.arcs.steps.scoring import ScoreAmbitions, seize
from games.arcs.steps.turns import Opening
from games.arcs.table_chores import CardPassed
from tests.games.arcs.campaign.rules.acts import acting, an_act, fate, named
from tests.games.arcs.positions import a_seat, options, play

STEWARD = ("steward", "magnate", "advocate", "believer")
PARTISAN = ("partisan", "magnate", "advocate", "believer")


def scored(*seats, **fields):
    """A table whose chapter has been scored; hands are empty."""
    table = an_act(*seats, **fields)
    table.steps = [LeadCard(0), ScoreAmbitions()]
    table.seats[0].hand = ("administration-2",)
    table.pile = (tuple(each for each in table.pile[0] if each.card != "administration-2"),)
    pending(table)
    return table


@pytest.mark.clause("REACH-12.1")
def test_a_marker_stops_at_nothing():
    table = an_act()
    advance(table, 0, 4, silence)
    assert fate(table, 0).marker == 6
    advance(table, 0, 9, silence)
    assert fate(table, 0).marker == 0


@pytest.mark.clause("REACH-12.1")
@pytest.mark.parametrize(
    ("rival", "is_won"), [("", True), ("relic", False), ("relic relic", False)],
    ids=["first alone", "tied for first", "second"],
)  # fmt: skip
def test_an_ambition_is_won_with_an_unshared_first_place(rival, is_won):
    table = an_act(a_seat(slots="relic"), a_seat(slots=rival), boxes={"keeper": (0,)})
    assert leads_a_declared_ambition(table, 0) is is_won
    table.boxes = {}
    assert not leads_a_declared_ambition(table, 0), "it must be declared"


# -- the Steward ----------------------------------------------------------------------------------


@pytest.mark.clause("STEWARD-1.1", "REACH-13.2")
def test_the_steward_advances_by_the_power_of_won_ambitions():
    cities = "0 city 1-hex, 0 city 2-hex, 0 city 3-hex, 0 city 4-hex"
    table = scored(a_seat(slots="relic"), fates=STEWARD, boxes={"keeper": (2,)}, buildings=cities)
    gained = table.seats[0].power
    assert gained == 2 + 2
    assert fate(table, 0).marker == 10 - gained


@pytest.mark.clause("STEWARD-1.1")
@pytest.mark.parametrize(("rival", "regent"), [(a_seat(slots="relic"), 0), (a_seat(), 1)])
def test_it_does_not_with_a_shared_place_or_without_the_tile(rival, regent):
    table = scored(a_seat(slots="relic"), rival, fates=STEWARD, boxes={"keeper": (0,)},
                   reach={"first_regent": regent})  # fmt: skip
    assert fate(table, 0).marker == 10


@pytest.mark.clause("STEWARD-1.3")
def test_imperial_authority_taxes_any_city_under_the_empire():
    table = acting(a_seat(), a_seat("1-hex 1"), fates=STEWARD, empire="1-hex 1",
                   buildings="1 city 1-hex, 1 city 2-hex")  # fmt: skip
    assert "Tax" not in options(table)
    table.seats[0].lore = (named("Imperial Authority"),)
    play(table, "Tax")
    assert options(table) == ["Tax 1-hex of seat 2 as a loyal city"]
    play(table, "Tax 1-hex of seat 2 as a loyal city")
    assert table.seats[0].tokens == ["material"]
    assert table.seats[0].captives == (0, 0, 0)


# -- the Partisan ---------------------------------------------------------------------------------


@pytest.mark.clause("PARTISAN-1.1")
def test_the_initiative_of_somebody_else_advances_the_partisan():
    table = an_act(fates=PARTISAN, initiative=1)
    table.steps = [LeadCard(0)]
    table.seats[0].hand = ("administration-2",)
    table.pile = (tuple(each for each in table.pile[0] if each.card != "administration-2"),)
    seize(table, 0, "", silence)
    pending(table)
    assert fate(table, 0).marker == 9
    passed = an_act(a_seat(hand="administration-2"), a_seat(hand="administration-3"),
                    fates=PARTISAN, initiative=1)  # fmt: skip
    passed.steps = [LeadCard(1)]
    play(passed, "Pass the initiative")
    assert fate(passed, 0).marker == 9


@pytest.mark.clause("PARTISAN-1.2")
@pytest.mark.parametrize(
    ("outrage", "ambition", "left"),
    [((), "tycoon", 8), (("fuel",), "tycoon", 10), (("material",), "tycoon", 10),
     (("relic",), "tycoon", 8), (("material", "fuel", "weapon"), "tyrant", 8)],
)  # fmt: skip
def test_a_won_ambition_advances_it_without_outrage(outrage, ambition, left):
    seat = a_seat(slots="fuel", outrage=outrage, captives=(0, 1, 0))
    table = scored(seat, fates=PARTISAN, boxes={ambition: (0,)})
    assert fate(table, 0).marker == left


@pytest.mark.clause("PARTISAN-1.3")
def test_informants_swap_the_highest_cards_once_a_turn():
    seats = (a_seat(cards="Informants", hand="aggression-3 event-1 mobilization-5"),
             a_seat(hand="aggression-6 construction-4"))  # fmt: skip
    table = acting(*seats, fates=PARTISAN, council=(0,))
    events = play(table, "Spy", "Give Mobilization 5")
    assert CardPassed(0, 1, "mobilization-5") in events
    assert options(table) == ["Give Aggression 6"], "how many are the highest is secret"
    play(table, "Give Aggression 6")
    assert table.seats[1].hand == ("construction-4", "mobilization-5")
    assert table.seats[0].hand == ("aggression-3", "aggression-6", "event-1")
    assert "Spy" not in options(table)
    assert highest(acting(a_seat(hand="event-1"), fates=PARTISAN), 0) == []


@pytest.mark.clause("PARTISAN-1.3")
def test_of_equal_highest_cards_each_may_be_given():
    hand = "aggression-5 mobilization-5 construction-4"
    table = acting(a_seat(hand=hand), fates=PARTISAN)
    assert highest(table, 0) == ["aggression-5", "mobilization-5"]


@pytest.mark.clause("PARTISAN-1.3")
def test_the_rival_may_give_the_same_card_back():
    seats = (a_seat(cards="Informants", hand="mobilization-5"), a_seat(hand="construction-4"))
    table = acting(*seats, fates=PARTISAN)
    play(table, "Spy", "Give Mobilization 5", "Give Mobilization 5")
    assert (table.seats[0].hand, table.seats[1].hand) == (("mobilization-5",), ("construction-4",))


@pytest.mark.clause("PARTISAN-1.4", "PARTISAN-1.5")
def test_the_partisan_seizes_by_provoking_outrage():
    seat = a_seat(hand="aggression-2 aggression-5", slots="relic", outrage=("fuel",))
    table = an_act(seat, fates=PARTISAN, initiative=1,
                   trick=(Played(1, "administration-2", "lead"),))  # fmt: skip
    table.steps = [PlayCard(0)]
    play(table, "Pivot to Aggression 2")
    assert options(table) == ["Go on", "Material", "Weapon", "Relic", "Psionic"]
    play(table, "Relic")
    assert table.initiative == 0
    assert seat.tokens == []
    assert seat.outrage == ("fuel", "relic")
    assert fate(table, 0).marker == 9
    assert Opening(0).ask(table) is None


# -- the end of the Act ---------------------------------------------------------------------------


@pytest.mark.clause("REACH-13.1")
def test_an_act_has_three_chapters_whatever_the_power():
    table = an_act(a_seat(power=50))
    assert [type(step).__name__ for step in after_chapter(table)] == ["StartChapter"]
    table.chapter = 3
    assert [type(step).__name__ for step in after_chapter(table)] == ["EndAct", "ResolveFates"]


@pytest.mark.clause("REACH-13.3", "REACH-13.4")
def test_failure_costs_power_and_the_strongest_wins():
    table = an_act(a_seat(power=3), a_seat(power=12), a_seat(power=2), chapter=3)
    table.reach.change_fate(2, marker=0)
    table.steps = [NextChapter()]
    seen = []
    pending(table, lambda kind, *fields: seen.append(kind(*fields)))
    assert [seat.power for seat in table.seats] == [-7, 2, 2]
    assert [each.power for each in seen if isinstance(each, FateEnded)] == [10, 10, 0]
    assert isinstance(seen[-1], GameEnded)
    assert seen[-1].seat == 1
    assert table.check() == []


@pytest.mark.clause("REACH-13.2")
def test_objectives_advance_before_what_is_done_after_scoring():
    table = an_act(a_seat(slots="relic"), fates=STEWARD, boxes={"keeper": (0,)})
    table.steps = [StartRound(), ScoreAmbitions()]
    table.steps.pop().answer(table, None, silence)
    assert [type(step).__name__ for step in table.steps] == ["StartRound", "CleanUp", "Advance"]


def test_nothing_of_the_campaign_is_of_low_confidence():
    data = json.dumps(dict(DATA))
    assert '"confidence": "low"' not in data
    assert data.count('"confidence": "medium"') == 1, "who wins a lone Act I"
