"""The log reads as a person would say it, whoever did it and in whosever turn."""

from __future__ import annotations

import pytest

from games.arcs.events import (
    AgentsCaptured,
    AmbitionScored,
    CityTaxed,
    DiceRolled,
    InitiativeMoved,
    InitiativePassed,
    Intercepted,
    PieceBuilt,
    PieceHit,
    ResourceGained,
    SetupDrawn,
)
from games.arcs.scene.log_words import LogFormatter
from tests.games.arcs.positions import a_seat, a_table

NAMES = ("You", "Vega", "Orion")


class Told:
    """An answer with one event, as the log is given it."""

    def __init__(self, event: object) -> None:
        self.events = (event,)


def line_of(event: object, turn_of: int = 0) -> str:
    """The line of an event in somebody's turn."""
    table = a_table(a_seat(), seat=turn_of)
    lines = LogFormatter(NAMES).lines(Told(event), table)  # type: ignore[arg-type]
    assert all(line.says_name for line in lines if hasattr(line, "says_name"))
    return lines[-1].text


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CityTaxed(0, 0, "4-hex"), "Tax a city at Hex 4"),
        (CityTaxed(0, 1, "4-hex"), "Tax Vega's city at Hex 4"),
        (PieceBuilt(0, "ship", "4-gate", True), "Build a ship at Gate 4"),
        (ResourceGained(0, "fuel", -1), "Gain Fuel"),
        (ResourceGained(0, "fuel", 2), "Take Fuel from Orion"),
        (AgentsCaptured(0, 1, 2), "Capture 2 agents of Vega"),
        (DiceRolled(0, 2, 1, 0, 0, 0), "Roll 2 hits and 1 own hit"),
        (DiceRolled(0, 0, 0, 0, 0, 0), "Roll nothing but blanks"),
        (Intercepted(0, 0), "Meet no intercept: no fresh ship"),
        (PieceHit(0, "ship", "4-gate", True, 1), "Your ship at Gate 4 is lost to Vega"),
        (PieceHit(1, "city", "4-hex", False, 0), "Vega's city at Hex 4 is damaged"),
        (AmbitionScored(0, "tyrant", 1, 5, 0), "You are first in Tyrant"),
        (AmbitionScored(1, "tyrant", 2, 3, 0), "Vega is second in Tyrant"),
    ],
)
def test_in_ones_own_turn_it_speaks_to_one(event, words):
    assert line_of(event) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CityTaxed(1, 0, "4-hex"), "Taxes your city at Hex 4"),
        (AgentsCaptured(1, 0, 1), "Captures 1 agent of yours"),
        (PieceHit(0, "ship", "4-gate", True, 1), "Your ship at Gate 4 is lost to Vega"),
        (InitiativeMoved(0), "You get the initiative"),
        (InitiativeMoved(2), "Orion gets the initiative"),
        (InitiativeMoved(1), "Gets the initiative"),
        (InitiativePassed(1, 0), "Passes; the initiative is with you"),
    ],
)
def test_in_the_turn_of_a_rival_it_names_whoever_else_does_something(event, words):
    assert line_of(event, turn_of=1) == words


def test_the_first_line_says_who_begins():
    said = SetupDrawn("setup01", "Mix Up", 0).text(NAMES)
    assert said == "The map is Mix Up; you have the initiative"
