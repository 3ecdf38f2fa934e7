"""Games of Roll for the Galaxy at a real table, answered at random."""

from random import Random
from typing import Any

from engine.core import commands
from engine.core.decision import Chance
from engine.core.match import Match
from games.roll_galaxy.game import GAME

SEATS = ("rollbot:easy", "human", "human")


def a_match(*players: str, seed: str = "cup", **more: Any) -> Match:
    setup = commands.make_setup(GAME, players or SEATS, seed, {}, real_table=True, **more)
    return Match(GAME, setup)


def go_on(match: Match, rng: Random) -> None:
    """One answer: a person tells what may come up, a bot's chance is the program's."""
    asked = match.pending
    if isinstance(asked, Chance):
        match.answer(asked.outcomes.sample(rng)) if match.waits_for_person else match.roll()
    else:
        assert asked is not None
        match.answer(asked.sample(rng))
