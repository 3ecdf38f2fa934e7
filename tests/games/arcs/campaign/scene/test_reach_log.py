"""What the log says of Edicts, and after a round: under headings of their own, with the cause."""

from __future__ import annotations

import pytest

from engine.core.story import Passage
from engine.ui.table.chronicle import Heading
from games.arcs.campaign.rules.events import (
    BecameFirstRegent,
    BecameOutlaw,
    CouncilTurned,
    CrisisBegan,
    EdictsBegan,
    EventRolled,
    FavorGiven,
    PolicyEnforced,
    SummitCalled,
    TributePaid,
)
from games.arcs.events import CardPlayed
from games.arcs.game import GAME
from games.arcs.scene.log_words import LogFormatter
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
        "Edicts",
        "Vega enforces Peace",
        "You pay Psionic to the Trust",
        "Orion owes Vega a Favor",
    ]
    assert [type(line) is Heading for line in lines] == [True, False, True, False, False, False]


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
        "Vega becomes an Outlaw", "The dice show hex 4: edict", "EDICTS",
    ]  # fmt: skip


@pytest.mark.clause("REACH-5.3")
def test_the_council_decides_after_the_round_and_is_called_to_session_in_a_turn():
    played = CardPlayed(2, "aggression-2", "lead")
    assert headings_and_lines(played, CouncilTurned(False))[2:] == [
        "The Imperial Council is In Session"
    ]
    told = headings_and_lines(played, CouncilTurned(True), BecameFirstRegent(2))[2:]
    assert told == [
        "AFTER ROUND 1", "The Imperial Council has Decided", "Orion becomes First Regent",
    ]  # fmt: skip


@pytest.mark.clause("REACH-9.7")
def test_dice_for_the_court_stand_under_the_crises_that_they_are_rolled_for():
    played = CardPlayed(2, "event-1", "event")
    told = headings_and_lines(
        played, EventRolled("hex", "crisis", 4), CrisisBegan(), EventRolled("arrow", "edict", 2),
    )  # fmt: skip
    assert told[2:] == [
        "AFTER ROUND 1", "The dice show hex 4: crisis", "CRISES!", "The dice show arrow 2: edict",
    ]  # fmt: skip
