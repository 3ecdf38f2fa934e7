"""Contest submissions for tests: real ones from `data`, and played inside the test."""

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from random import Random

from engine.core.decision import RandomBot, close_bots
from engine.core.external.process import MEBIBYTE, ProcessLimits
from engine.core.game import check_setup
from engine.core.match import Match, play_bots
from engine.core.setup import SeatSetup, Setup
from games.risk.arena.syncs import COMPATIBILITY, ContestLimits, SyncsBot
from games.risk.game import GAME

DATA = Path(__file__).parent / "data"
FORAGER = DATA / "forager.py"

PATIENT = ContestLimits().with_time_times(20)
"""For whole games on a busy machine: what is tested there is not the time."""

HASTY = ContestLimits(
    open_seconds=2.0,
    query_seconds=0.3,
    match_seconds=2.5,
    process=ProcessLimits(memory_bytes=256 * MEBIBYTE, file_bytes=MEBIBYTE, processes=6),
)
"""For hostile bots: as short as starting a Python on a busy machine allows."""


def new_match(seats: int = 5, seed: str = "arena", **options: str) -> Match:
    chairs = tuple(SeatSetup("random", f"Seat {seat}") for seat in range(seats))
    setup = check_setup(GAME, Setup(chairs, seed, {"rounds": "10", **options}))
    return Match(GAME, setup, keeps_history=False)


@contextmanager
def guest(path: Path, limits: ContestLimits = PATIENT):
    """A submission as a bot that is closed in the end."""
    bot = SyncsBot(path, RandomBot(), limits)
    try:
        yield bot
    finally:
        bot.close()


def play_with(match: Match, guests: dict, limit: int | None = None) -> None:
    """Plays on with these bots at their seats and random ones at the others."""
    bots = [guests.get(seat, RandomBot()) for seat in range(len(match.setup.seats))]
    try:
        play_bots(match, bots, limit)
    finally:
        close_bots(bots)


def compatibility():
    """Our stand-ins for the contest's packages: a match's state, what keeps it, and messages."""
    if str(COMPATIBILITY) not in sys.path:
        sys.path.append(str(COMPATIBILITY))
    from risk_helper import client_state, state_mutator  # noqa: PLC0415 (on the path only now)
    from risk_shared import messages  # noqa: PLC0415 (on the path only now)

    return client_state, state_mutator, messages


class ScriptedConnection:
    """Stands in for a process: a function answers the queries, which are all kept."""

    def __init__(self, answer) -> None:
        self.texts = []
        self.queries = []
        self._answer = answer

    def ask(self, query: str):
        self.texts.append(query)
        self.queries.append(json.loads(query))
        return self._answer(self.queries[-1])

    def close(self) -> None:
        pass


class ScriptedSyncsBot(SyncsBot):
    """A submission whose answers a function gives, inside the test."""

    def __init__(self, answer) -> None:
        super().__init__(Path("scripted.py"), RandomBot(), ContestLimits())
        self.connection = ScriptedConnection(answer)

    def connect(self, seat: int):
        return self.connection

    def ask(self, view, decision, rng: Random):
        queries = self.connection.queries
        asked = len(queries)
        answer = super().ask(view, decision, rng)
        if len(queries) > asked:
            self.compare(view, queries[-1])
        return answer

    def compare(self, view, query) -> None:
        """Asked now, at this view: what the submission knows may be held against it."""
