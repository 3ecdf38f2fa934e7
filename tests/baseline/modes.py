"""The modes that are compared: who plays the games whose positions are met, and who is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY

NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
ONLY_THERE: Final = ("supercat", "dummy")
"""Bots whose seats the set-up makes for them: only they are asked there, and nowhere else."""


@dataclass(frozen=True)
class Mode:
    """A way to play a game; `tables` are the seats of its games in turn, `asked` the bots, `slow`
    those of them that think long. The `sequel` of each game may be played in its place.
    """

    game: str
    name: str
    tables: tuple[tuple[str, ...], ...]
    asked: tuple[str, ...]
    slow: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    is_sequel: bool = False
    share: float = 0.0
    """Its part of the many positions; the others have as many as each is asked for."""

    @property
    def label(self) -> str:
        return f"{self.game}/{self.name}"

    def setup(self, number: int, seed: str) -> Setup:
        """The set-up of its game of that number."""
        players = self.tables[number % len(self.tables)]
        seats = tuple(map(SeatSetup, players, NAMES))
        return Setup(seats, f"{seed} {self.label} {number}", dict(self.options))

    def begun(self, number: int, seed: str) -> Match:
        """Its game of that number before the first answer, or where the one before it ends."""
        match = Match(REGISTRY.game(self.game), self.setup(number, seed), keeps_history=False)
        if not self.is_sequel:
            return match
        for _ in playing(match):
            pass
        following = match.game.sequel(match)
        assert following is not None, f"{self.label}: nothing follows on {match.setup.seed}"
        return Match(match.game, following, keeps_history=False)

    def asked_at(self, player: str, *, is_slow_too: bool) -> tuple[str, ...]:
        """The bots that are asked in the place of a player."""
        if player in ONLY_THERE:
            return (player,)
        asked = (*self.asked, *(self.slow if is_slow_too else ()))
        return tuple(name for name in asked if name not in ONLY_THERE)


def playing(match: Match, limit: int = 20_000) -> Iterator[Any]:
    """Plays on among bots; yields what is pending before each answer."""
    bots = [match.game.bot(seat.player, match.setup) for seat in match.setup.seats]
    while match.pending is not None and len(match.moves) < limit:
        yield match.pending
        if match.seat_to_answer == -1:
            match.roll()
        else:
            thought = match.think(bots[match.pending.seat])
            match.answer(thought.option, thought.reasons)


ARCS_TABLES: Final = (
    ("supercat", "random", "steward"), ("supercat", "supercat", "supercat"),
    ("supercat:hand", "steward"), ("random", "supercat:hand", "steward", "supercat"),
    ("steward", "supercat:hand", "supercat:hand"), ("random", "random", "random"),
    ("supercat:hand", "supercat"), ("captain", "supercat", "random"),
)  # fmt: skip
ACTS: Final = tuple(table if len(table) > 2 else (*table, "supercat") for table in ARCS_TABLES)
HABITS, SEARCH = ("steward", "supercat:hand", "supercat"), ("captain", "warlord")
ACT: Final = {"mode": "campaign"}
POINTS, LONG_POINTS = ("sampled:1", "sampled:5", "optimal"), ("sampled:50", "sampled:1000")
LADDER: Final = ("recruit", "raider", "captain", "general", "expert")
RISK_TABLES: Final = (
    ("raider", "captain", "recruit"), ("general", "random"),
    ("captain", "expert", "random", "raider"),
)  # fmt: skip
ROLLBOTS: Final = ("rollbot:easy", "rollbot:medium", "rollbot:hard", "rollbot:insane")
ROLL_TABLES: Final = (
    *[("random", each) for each in ROLLBOTS], ROLLBOTS[:3], ROLLBOTS[1:]
)  # fmt: skip
NAVIGATORS: Final = ("navigator", "navigator:insane")
RAJAS: Final = ("greedy", "page", "minister")
RAJAS_TABLES: Final = (("page", "random"), ("minister", "greedy", "page"), ("random", "greedy"))
DUMMIES: Final = (("random", "dummy"), ("page", "dummy", "greedy"), ("minister", "dummy", "dummy"))
SHORT: Final = {"rounds": "10"}
BOARD: Final = {"board": "navaratnas"}

MODES: Final = (
    Mode("despirala", "normal", (("random", "sampled:1"), ("sampled:5",)), POINTS, LONG_POINTS),
    Mode("despirala", "misere", (("random", "sampled:1"), ("sampled:5",)), POINTS, LONG_POINTS,
         {"mode": "misere"}),
    Mode("despirala", "competitive", (("competitive", "random"), ("random", "sampled:1")),
         ("competitive", "competitive:win")),
    Mode("risk", "document", RISK_TABLES, LADDER, options=SHORT),
    Mode("risk", "manual", RISK_TABLES, LADDER,
         options={**SHORT, "trade": "classic5", "defence": "manual"}),
    Mode("risk", "dealt", RISK_TABLES, LADDER, options={**SHORT, "claiming": "random"}),
    Mode("roll_galaxy", "groups", ROLL_TABLES, ROLLBOTS, NAVIGATORS),
    Mode("roll_galaxy", "thirds", ROLL_TABLES, ROLLBOTS, NAVIGATORS, {"order": "thirds"}),
    Mode("rajas", "base", RAJAS_TABLES, RAJAS, ("raja",)),
    Mode("rajas", "navaratnas", RAJAS_TABLES, RAJAS, ("raja",), BOARD),
    Mode("rajas", "ganga", RAJAS_TABLES, RAJAS, ("raja",), {**BOARD, "ganga": "on"}),
    Mode("rajas", "dummy", DUMMIES, RAJAS, ("raja",), {"handicap": "2"}),
    Mode("rajas", "listed", DUMMIES, RAJAS, ("raja",), {"dummies": "listed", "ganga": "on"}),
    Mode("arcs", "base", ARCS_TABLES, HABITS, SEARCH, share=0.4),
    Mode("arcs", "leaders", ARCS_TABLES, HABITS, SEARCH, {"leaders": "on"}, share=0.2),
    Mode("arcs", "act", ACTS, HABITS, SEARCH, ACT, share=0.4),
    Mode("arcs", "intermission", ACTS[:-1], HABITS, SEARCH, ACT, is_sequel=True),
)  # fmt: skip
OF: Final = {mode.label: mode for mode in MODES}
