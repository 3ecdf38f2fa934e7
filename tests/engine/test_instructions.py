"""What hands do at a real table: said by the events, and whole games lack nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import CHANCE, Chance
from engine.core.instructions import HANDS, instructions, taken_back
from engine.core.match import Match
from engine.core.setup import HUMAN, SeatSetup
from engine.core.story import Move, Told
from engine.text.message import Message
from games.risk.events import TroopsFortified, TurnStarted
from games.risk.game import GAME as RISK
from main import REGISTRY
from tests.nim import Taken
from tests.voice.heard import NAMES, all_said

SEATS = (SeatSetup(HUMAN, "You"), SeatSetup("general", "Ada"))
VOICE = RISK.voice(("You", "Ada"))
MARCH = TroopsFortified(1, 14, 16, 3)


def of_answer(seat: int, *events: Any, to: int | None = None) -> tuple[str, ...]:
    """What hands do for an answer of a seat that told these events."""
    move = Move(seat, "any", None, tuple(Told(event, to) for event in events))
    return instructions(move, SEATS, VOICE)


def test_an_event_with_something_for_hands_is_an_instruction():
    (words,) = of_answer(1, MARCH)
    assert words.startswith("Move 3 troops from ")


def test_an_event_that_moves_nothing_is_none():
    assert of_answer(1, TurnStarted(1, 2, 9, 3, (), 0), Taken(0, 1)) == ()


def test_what_a_person_did_is_done_already():
    own = TroopsFortified(0, 14, 16, 3)
    assert of_answer(0, own) == ()
    assert len(of_answer(0, own, MARCH)) == 1
    assert len(of_answer(1, MARCH)) == 1
    assert len(of_answer(CHANCE, own)) == 1


@dataclass(frozen=True)
class Rent:
    """It comes by itself, and is paid from two purses."""

    follows: ClassVar = True

    seat: int

    def for_hands(self) -> tuple[Message, ...]:
        return (MARCH.said(), MARCH.said())


def test_what_follows_by_itself_is_told_in_ones_own_turn_too():
    assert len(of_answer(0, Rent(0))) == 2


@dataclass(frozen=True)
class Peeked:
    """Told to one seat, and veiled to the others."""

    count: int

    def veiled(self) -> Peeked:
        return Peeked(0)

    def said(self) -> Message:
        return TroopsFortified(1, 14, 16, self.count).said()


def test_hands_know_a_bots_cards_and_not_a_persons():
    """Whoever moves a bot's pieces has told the program what was drawn for it."""
    (of_bot,), (of_person,) = of_answer(1, Peeked(3), to=1), of_answer(CHANCE, Peeked(3), to=0)
    assert " 3 " in of_bot
    assert " 0 " in of_person


@pytest.mark.parametrize("name", ["arcs", "despirala", "rajas", "risk", "roll_galaxy"])
def test_every_game_says_what_hands_do(name: str) -> None:
    """In a game of its weakest bots at least every eighth answer moves something, and reads."""
    game = REGISTRY.game(name)
    level = min((each for each in game.bot_levels if each.listed), key=lambda each: each.strength)
    seats = (level.name,) * game.usual_seats
    match = Match(game, commands.make_setup(game, seats, "hands", {}, real_table=True))
    voice, rng = match.voice, generator("hands", name)
    bots = [game.bot(seat.player, match.setup) for seat in match.setup.seats]
    told = 0
    while not match.is_over and len(match.moves) < 600:
        asked = match.pending
        if isinstance(asked, Chance):
            match.answer(asked.outcomes.sample(rng))
        else:
            match.answer(match.think(bots[asked.seat]).option)
        told += len(instructions(match.moves[-1], match.setup.seats, voice))
    assert told > len(match.moves) / 8


@pytest.mark.parametrize("name", ["arcs", "despirala", "rajas", "risk", "roll_galaxy"])
def test_an_instruction_speaks_of_what_its_event_gives(name: str) -> None:
    """Whatever games say, an instruction that it has can be said."""
    game = REGISTRY.game(name)
    voice = game.voice(NAMES)
    for several in all_said(game).values():
        for said in several:
            voice.part(said, HANDS)


def test_whoever_sits_there_takes_a_thing_and_is_not_told_to_give_it_to_themself():
    """ "Give you the elephant": the other seats are given it (`hand-to`)."""
    told = [
        f"{path.parent.parent.parent.name}: {line.strip()}"
        for path in Path("games").glob("*/text/en*/**/*.ftl")
        for line in path.read_text("utf-8").splitlines()
        if re.match(r"\s*\.hands = Give \{ NAME\(\$seat\) \}", line)
    ]
    assert told == []


@dataclass(frozen=True)
class Bought:
    """It was paid for after the answer, since there was one way to."""

    is_chosen: ClassVar = True

    def for_hands(self) -> tuple[Message, ...]:
        return (TroopsFortified(0, 14, 16, 3).said(),)


def test_what_a_person_has_chosen_is_not_told_them_though_it_happens_after_the_answer():
    """At the real table of Rajas: "Take this tile from the quarry", and to pay, after buying."""
    by_person, by_bot = (
        Move(seat, "any", None, (Told(Bought(), None),), followed=1) for seat in (0, 1)
    )
    assert instructions(by_person, SEATS, VOICE) == ()
    assert len(instructions(by_bot, SEATS, VOICE)) == 1
    assert len(taken_back([by_person], SEATS, VOICE)) == 1
