"""What hands do at a real table: said by the events, and whole games lack nothing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import CHANCE, Chance
from engine.core.instructions import HANDS, instruction, instructions
from engine.core.match import Match
from engine.core.setup import HUMAN, SeatSetup
from engine.core.story import Passage
from games.risk.events import TroopsFortified, TurnStarted
from games.risk.game import GAME as RISK
from main import REGISTRY
from tests.nim import Taken
from tests.voice.heard import NAMES, all_said

SEATS = (SeatSetup(HUMAN, "You"), SeatSetup("general", "Ada"))
VOICE = RISK.voice(("You", "Ada"))
MARCH = TroopsFortified(1, 14, 16, 3)


def passage(seat: int, *events: Any) -> Passage:
    return Passage(0, seat, None, events)


def test_an_event_with_something_for_hands_is_an_instruction():
    assert instruction(MARCH, VOICE).startswith("Move 3 troops from ")


def test_an_event_that_moves_nothing_is_none():
    assert instruction(TurnStarted(1, 2, 9, 3, (), 0), VOICE) == ""
    assert instruction(Taken(0, 1), VOICE) == ""


def test_what_a_person_did_is_done_already():
    own = TroopsFortified(0, 14, 16, 3)
    assert instructions(passage(0, own), SEATS, VOICE) == ()
    assert len(instructions(passage(0, own, MARCH), SEATS, VOICE)) == 1
    assert len(instructions(passage(1, MARCH), SEATS, VOICE)) == 1
    assert len(instructions(passage(CHANCE, own), SEATS, VOICE)) == 1


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
        for each in match.story(None).passages[-1:]:
            told += len(instructions(each, match.setup.seats, voice))
    assert told > len(match.moves) / 8


@pytest.mark.parametrize("name", ["arcs", "despirala", "rajas", "risk", "roll_galaxy"])
def test_an_instruction_speaks_of_what_its_event_gives(name: str) -> None:
    """Whatever games say, an instruction that it has can be said."""
    game = REGISTRY.game(name)
    voice = game.voice(NAMES)
    for several in all_said(game).values():
        for said in several:
            voice.part(said, HANDS)
