"""The log reads as a person would say it, whoever did it and in whosever turn."""

from __future__ import annotations

import pytest

from engine.core.story import Caused, Passage
from engine.ui.table.log import Heading, LogLine
from games.arcs.board import HIDDEN
from games.arcs.events import (
    AgentsCaptured,
    AmbitionScored,
    AmbitionsScored,
    CardCopied,
    CardDiscarded,
    CardPickedUp,
    CardSecured,
    ChapterStarted,
    CityReturned,
    CityTaxed,
    DiceRolled,
    HandRedrawn,
    InitiativeMoved,
    InitiativePassed,
    InitiativeSeized,
    Intercepted,
    MarkerFlipped,
    OutrageProvoked,
    PieceBuilt,
    PieceHit,
    ResourceDiscarded,
    ResourceGained,
    SetupDrawn,
)
from games.arcs.game import GAME
from games.arcs.scene.words import LogFormatter
from tests.games.arcs.positions import a_seat, a_table

VOICE = GAME.voice(("You", "Vega", "Orion"))


def lines_of(*events: object) -> list[LogLine | Heading]:
    """The lines of an answer with these events."""
    return LogFormatter(VOICE).lines(Passage(0, 0, None, events), a_table(a_seat()))


def line_of(event: object, turn_of: int = 0) -> str:
    """The line of an event in somebody's turn."""
    lines = lines_of(CardCopied(turn_of, HIDDEN), event)
    assert all(line.says_name for line in lines if isinstance(line, LogLine))
    return lines[-1].text


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CityTaxed(0, 0, "4-hex"), "You tax a city in Hex 4"),
        (CityTaxed(0, 1, "4-hex"), "You tax Vega's city in Hex 4"),
        (PieceBuilt(0, "ship", "4-gate", True), "You build a ship in Gate 4"),
        (ResourceGained(0, "fuel", -1), "You gain 1 Fuel"),
        (ResourceGained(0, "fuel", 2), "You take 1 Fuel from Orion"),
        (AgentsCaptured(0, 1, 2), "You capture 2 of Vega's agents"),
        (CityReturned(0, 0, "4-hex"), "You return a city in Hex 4"),
        (CityReturned(0, 1, "4-hex"), "You return Vega's city in Hex 4"),
        (DiceRolled(0, 2, 1, 0, 0, 0), "You roll 2 hits and 1 self-hit"),
        (DiceRolled(0, 0, 0, 0, 0, 0), "You roll only blanks"),
        (Intercepted(0, 0), "You take no hits from intercepts, because no fresh ship defends"),
        (PieceHit(0, "ship", "4-gate", True, 1), "Vega takes your ship in Gate 4 as a Trophy"),
        (PieceHit(1, "city", "4-hex", False, 0), "Vega's city in Hex 4 is damaged"),
        (AmbitionScored(0, "tyrant", 1, 5, 0), "You are first in Tyrant"),
        (AmbitionScored(1, "tyrant", 2, 3, 0), "Vega is second in Tyrant"),
    ],
)
def test_in_ones_own_turn_it_speaks_to_one(event, words):
    assert line_of(event) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CityTaxed(1, 0, "4-hex"), "Taxes your city in Hex 4"),
        (AgentsCaptured(1, 0, 1), "Captures 1 of your agents"),
        (PieceHit(0, "ship", "4-gate", True, 1), "Vega takes your ship in Gate 4 as a Trophy"),
        (InitiativeSeized(0, ""), "You seize the initiative"),
        (InitiativeSeized(2, ""), "Orion seizes the initiative"),
        (InitiativeSeized(1, ""), "Seizes the initiative"),
        (InitiativePassed(1, 1), "Passes and keeps the initiative"),
        (HandRedrawn(1), "Discards the hand and draws another"),
        (HandRedrawn(0), "You discard your hand and draw another"),
        (InitiativePassed(1, 0), "Passes; you have the initiative"),
    ],
)
def test_in_the_turn_of_a_rival_it_names_whoever_else_does_something(event, words):
    assert line_of(event, turn_of=1) == words


def test_the_first_line_says_who_begins():
    said = SetupDrawn("3p-mix-up", "Mix Up", 0).said()
    assert VOICE.say(said) == "The setup card is Mix Up; you have the initiative"


def test_under_no_turn_everybody_is_named():
    said = [line.text for line in lines_of(CardCopied(1, HIDDEN), ChapterStarted(2),
                                           AgentsCaptured(1, 2, 1))]  # fmt: skip
    assert said == ["Vega's turn", "Copies", "Chapter 2", "Vega captures 1 of Orion's agents"]


def test_what_happens_when_a_round_is_over_stands_under_a_heading_of_its_own():
    said = [line.text for line in lines_of(CardCopied(1, HIDDEN), InitiativeMoved(2),
                                           CardPickedUp(1, "construction-2"))]  # fmt: skip
    assert said == ["Vega's turn", "Copies", "After round 1", "Orion gets the initiative",
                    "Vega picks up Construction 2"]  # fmt: skip
    again = LogFormatter(VOICE)
    for _ in range(2):
        events = (CardCopied(0, HIDDEN), InitiativeMoved(1))
        told = again.lines(Passage(0, 0, None, events), a_table(a_seat()))
        assert [line.text for line in told if isinstance(line, Heading)] == [
            "Your turn", "After round 1",
        ]  # fmt: skip


def test_what_happens_when_a_chapter_is_over_stands_under_a_heading_of_its_own():
    scored = (AmbitionScored(1, "tyrant", 1, 5, 0), AmbitionsScored(("tyrant",)),
              MarkerFlipped(4, 2), ChapterStarted(2))  # fmt: skip
    said = [line.text for line in lines_of(CardCopied(1, HIDDEN), InitiativeMoved(2), *scored)]
    assert said == [
        "Vega's turn", "Copies", "After round 1", "Orion gets the initiative", "After chapter 1",
        "Vega is first in Tyrant",
        "An ambition marker turns over: it is now worth 4 and 2 Power", "Chapter 2",
    ]  # fmt: skip


def test_a_city_that_is_destroyed_provokes_nothing_itself():
    told = Caused(PieceHit(1, "city", "4-hex", True, 1), (OutrageProvoked(1, "material"),))
    assert GAME.event_text(told, ("You", "Vega", "Orion")) == (
        "Vega's city in Hex 4 is destroyed: Vega provokes Outrage of Material"
    )


def test_equal_lines_become_one():
    hit = PieceHit(1, "ship", "4-gate", False, 0)
    gained = ResourceGained(0, "fuel", -1)
    lines = lines_of(CardCopied(0, HIDDEN), hit, hit, hit, gained, gained, hit)
    told = [(line.text, line.points) for line in lines[2:]]
    assert told == [
        ("Vega's ship in Gate 4 is damaged ×3", ""), ("You gain 1 Fuel ×2", "+2"),
        ("Vega's ship in Gate 4 is damaged", ""),
    ]  # fmt: skip


@pytest.mark.clause("ARCS-8.12")
@pytest.mark.parametrize(
    ("turn_of", "events", "words"),
    [
        (1, (CityTaxed(1, 0, "4-hex"), AgentsCaptured(1, 0, 1)),
         "Taxes your city in Hex 4 and captures 1 of your agents"),
        (0, (CityTaxed(0, 1, "4-hex"), AgentsCaptured(0, 1, 1)),
         "You tax Vega's city in Hex 4 and capture 1 of Vega's agents"),
        (1, (PieceHit(0, "city", "4-hex", True, 1), OutrageProvoked(1, "fuel"),
             ResourceDiscarded(1, "fuel", 2)),
         "Vega takes your city in Hex 4 as a Trophy: Vega provokes Outrage of Fuel; "
         "Vega discards 2 Fuel"),
        (1, (CardSecured(1, "bc28", 0), OutrageProvoked(0, "fuel"), ResourceDiscarded(0, "fuel")),
         "Secures Outrage Spreads: you provoke Outrage of Fuel; you discard 1 Fuel"),
        (1, (OutrageProvoked(1, "fuel"), CardDiscarded(1, "bc01")),
         "Provokes Outrage of Fuel and discards Loyal Engineers"),
    ],
)  # fmt: skip
def test_what_came_of_something_is_told_with_its_cause(turn_of, events, words):
    *_, line = lines_of(CardCopied(turn_of, HIDDEN), *events)
    assert line.text == words


@pytest.mark.parametrize(
    "events",
    [
        (PieceHit(0, "ship", "4-hex", True, 1), OutrageProvoked(1, "fuel")),
        (CardSecured(1, "bc28", 0, ransacked=True), OutrageProvoked(1, "fuel")),
        (OutrageProvoked(1, "fuel"), ResourceDiscarded(0, "fuel")),
    ],
)
def test_what_came_of_something_else_stands_alone(events):
    assert len(lines_of(CardCopied(1, HIDDEN), *events)) == 4
