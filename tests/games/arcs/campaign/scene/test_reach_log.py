"""What the log says of Edicts, and after a round: under headings of their own, with the cause."""

from __future__ import annotations

import pytest

from engine.core.story import Passage
from engine.ui.table.log import Heading
from games.arcs.campaign.rules.deals import DealStruck, HandedOver, Part
from games.arcs.campaign.rules.events import (
    AttachedTaken,
    BecameFirstRegent,
    BecameOutlaw,
    BlightHealed,
    BlightPlaced,
    CaptiveDemanded,
    CityFreed,
    CouncilTurned,
    CrisisBegan,
    EdictsBegan,
    EnvoysDeparted,
    EventRolled,
    FavorGiven,
    FavorsReturned,
    ImperialPlaced,
    MarkerReturned,
    PolicyEnforced,
    PowerGained,
    SummitCalled,
    TributePaid,
    VoxSpoke,
)
from games.arcs.events import (
    CardBuried,
    CardDiscarded,
    CardPlayed,
    CardSecured,
    ResourceDiscarded,
    ResourceGained,
)
from games.arcs.game import GAME
from games.arcs.scene.words import LogFormatter
from tests.games.arcs.positions import a_seat, a_table

GAME.table_parts()
VOICE = GAME.voice(("You", "Vega", "Orion"))


def test_what_is_paid_for_an_edict_stands_under_its_cause_and_names_whoever_pays():
    events = (CardPlayed(2, "aggression-2", "lead"), EdictsBegan(), PolicyEnforced(1, "peace"),
              TributePaid(0, "psionic"), FavorGiven(2, 1))  # fmt: skip
    lines = LogFormatter(VOICE).lines(Passage(0, 2, None, events), a_table(a_seat()))
    assert [line.text for line in lines] == [
        "Orion's turn",
        "Leads Aggression 2",
        "Edicts begin",
        "Vega enforces Peace: you pay 1 Psionic to the Trust; Orion owes Vega a Favor",
    ]
    assert [type(line) is Heading for line in lines] == [True, False, True, False]
    assert [seat for seat in range(3) if lines[-1].is_about(seat)] == [0, 1, 2]


def test_what_an_earlier_answer_is_the_cause_of_goes_on_with_its_line():
    """REACH-10.4: the First Regent has chosen what each of them pays."""
    begun = PolicyEnforced(1, "peace")
    answers = ((EdictsBegan(), begun), (TributePaid(0, "relic"),),
               (TributePaid(2, "relic"), PowerGained(2, 3)))  # fmt: skip
    passages = [Passage(number, 1, None, events, cause=begun if number else None)
                for number, events in enumerate(answers)]  # fmt: skip
    formatter = LogFormatter(VOICE)
    told = [formatter.lines(passage, a_table(a_seat()))[-1] for passage in passages]
    assert [line.text for line in told] == [
        "Vega enforces Peace",
        "Vega enforces Peace: you pay 1 Relic to the Trust",
        "Vega enforces Peace: Orion pays 1 Relic to the Trust; Orion gains 3 Power",
    ]
    assert told[1].continues(told[0])
    joined = told[0].joined(told[1]).joined(told[2])
    assert joined.text == (
        "Vega enforces Peace: you pay 1 Relic to the Trust; Orion pays 1 Relic to the Trust; "
        "Orion gains 3 Power"
    )
    assert joined.is_about(0)
    assert joined.is_about(2)


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ((VoxSpoke("cc14"), CityFreed(0, "4-hex"), ResourceDiscarded(0, "fuel")),
         "The Crisis of Song of Freedom is resolved: "
         "your city in Hex 4 becomes a Free city; you discard 1 Fuel"),
        ((VoxSpoke("cc15"), BlightHealed(("4-hex",)), BlightPlaced(("5-hex",))),
         "The Crisis of Blight Looms is resolved: damaged Blight in Hex 4 turns fresh; "
         "Blight appears in Hex 5"),
        ((VoxSpoke("cc12"), CouncilTurned(False)),
         "The Crisis of Council Intrigue is resolved: the Imperial Council is In Session"),
        ((VoxSpoke("cc11"), MarkerReturned("keeper", 5)),
         "The Crisis of Populist Demands is resolved: Keeper loses its marker worth 5 Power"),
        ((VoxSpoke("cc13"), CardDiscarded(0, "bc01"), CardDiscarded(2, "bc02")),
         "The Crisis of Diplomatic Fiasco is resolved: you discard Loyal Engineers; "
         "Orion discards Mining Interest"),
        ((FavorsReturned(1, 0, 1), HandedOver(0, 1, Part("captive", 0, 1, owner=2))),
         "Vega returns 1 Favor to you: you hand Vega a Captive (Orion's agent)"),
        ((FavorsReturned(1, 0, 1), ResourceGained(1, "fuel", 0)),
         "Vega returns 1 Favor to you and takes 1 Fuel from you"),
        ((DealStruck(1, 0), HandedOver(1, 0, Part("captive", 1, 0, owner=2)), FavorGiven(0, 1)),
         "You accept the deal with Vega: Vega hands you a Captive (Orion's agent); "
         "you owe Vega a Favor"),
        ((EnvoysDeparted(), CardBuried("bc01"), CardBuried("bc02")),
         "Guild Envoys depart: Loyal Engineers goes to the bottom of the Court deck; "
         "Mining Interest goes to the bottom of the Court deck"),
        ((PolicyEnforced(1, "war"), CaptiveDemanded(0, 1), ResourceGained(0, "weapon")),
         "Vega enforces War: you pay a Captive to Vega; you gain 1 Weapon"),
        ((PolicyEnforced(1, "escalation"), TributePaid(1, "fuel"), ImperialPlaced("4-hex", 2)),
         "Vega enforces Escalation: Vega pays 1 Fuel to the Trust; "
         "2 Imperial ships arrive in Hex 4"),
        ((CardSecured(1, "cc14", 0), AttachedTaken(1, "bc01"), CityFreed(0, "4-hex")),
         "Vega secures Song of Freedom: Vega also takes the attached Loyal Engineers; "
         "your city in Hex 4 becomes a Free city"),
    ],
)  # fmt: skip
def test_what_comes_of_a_crisis_a_favor_or_a_deal_is_told_with_it(events, words):
    (line,) = LogFormatter(VOICE).lines(Passage(0, 2, None, events), a_table(a_seat()))
    assert line.text == words


@pytest.mark.parametrize(
    "events",
    [
        (PolicyEnforced(1, "peace"), ResourceGained(0, "fuel")),
        (FavorsReturned(1, 0, 1), ResourceGained(1, "fuel", 2)),
        (DealStruck(1, 0), FavorGiven(2, 1)),
        (CouncilTurned(False), BecameFirstRegent(1)),
        (CityFreed(0, "4-hex"), ResourceDiscarded(2, "fuel")),
    ],
)
def test_what_comes_of_something_else_stands_alone(events):
    lines = LogFormatter(VOICE).lines(Passage(0, 2, None, events), a_table(a_seat()))
    assert len([line for line in lines if type(line) is not Heading]) == 2


def headings_and_lines(*events):
    """What the log says of these events: headings in capitals."""
    lines = LogFormatter(VOICE).lines(Passage(0, 2, None, events), a_table(a_seat()))
    return [line.text.upper() if type(line) is Heading else line.text for line in lines]


@pytest.mark.clause("REACH-9.4")
def test_a_summit_and_the_dice_after_a_round_stand_under_nobodys_turn():
    played = CardPlayed(2, "event-1", "event")
    told = headings_and_lines(
        played, SummitCalled(1), BecameOutlaw(1, 0), EventRolled("hex", "edict", 4), EdictsBegan(),
    )  # fmt: skip
    assert told == [
        "ORION'S TURN", "Plays an Event", "AFTER ROUND 1", "Vega calls a Summit",
        "Vega becomes an Outlaw", "The dice show hex 4: edict", "EDICTS BEGIN",
    ]  # fmt: skip


@pytest.mark.clause("REACH-5.3")
def test_the_council_decides_after_the_round_and_is_called_to_session_in_a_turn():
    played = CardPlayed(2, "aggression-2", "lead")
    assert headings_and_lines(played, CouncilTurned(False))[2:] == [
        "The Imperial Council is In Session"
    ]
    told = headings_and_lines(played, CouncilTurned(True), BecameFirstRegent(2))[2:]
    assert told == [
        "AFTER ROUND 1", "The Imperial Council has Decided: Orion becomes First Regent",
    ]  # fmt: skip


@pytest.mark.clause("REACH-9.7")
def test_dice_for_the_court_stand_under_the_crises_that_they_are_rolled_for():
    played = CardPlayed(2, "event-1", "event")
    told = headings_and_lines(
        played, EventRolled("hex", "crisis", 4), CrisisBegan(), EventRolled("arrow", "edict", 2),
    )  # fmt: skip
    assert told[2:] == [
        "AFTER ROUND 1", "The dice show hex 4: crisis", "CRISES BEGIN",
        "The dice show arrow 2: edict",
    ]  # fmt: skip
