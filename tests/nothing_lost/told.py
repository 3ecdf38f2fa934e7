"""Whole games in the text client, with somebody at the keyboard who types at random."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random

from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.text_client import TextClient
from games import REGISTRY
from tests.nothing_lost import Hashes, hash_of

MOST_LINES = 4_000


@dataclass(frozen=True)
class Sitting:
    """Who plays with a person in the text client, and by which options."""

    game: str
    name: str
    others: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)

    def match(self, number: int) -> Match:
        names = ("Robin", "Ada", "Tiko", "Mira")
        seats = tuple(map(SeatSetup, ("human", *self.others), names))
        return Match(REGISTRY.game(self.game), Setup(seats, f"told {number}", dict(self.options)))


SITTINGS = (
    Sitting("despirala", "normal", ("sampled:5",)),
    Sitting("despirala", "misere", ("sampled:5", "optimal"), {"mode": "misere"}),
    Sitting("risk", "document", ("recruit", "captain"), {"defence": "manual"}),
    Sitting("roll_galaxy", "rollbot", ("rollbot:easy",)),
    Sitting("rajas", "base", ("page",)),
    Sitting("rajas", "ganga", ("dummy",), {"board": "navaratnas", "ganga": "on"}),
    Sitting("arcs", "base", ("steward", "supercat")),
    Sitting("arcs", "leaders", ("steward", "captain"), {"leaders": "on"}),
    Sitting("arcs", "campaign", ("supercat", "supercat"), {"mode": "campaign"}),
)


class Typist(StringIO):
    """Types the number of a move at random, or its words where moves have no number."""

    def __init__(self, match: Match, seed: str) -> None:
        super().__init__()
        self._match = match
        self._rng = Random(seed)
        self._typed = 0

    def readline(self, size: int | None = -1, /) -> str:
        self._typed += 1
        pending = self._match.pending
        if self._typed > MOST_LINES or not isinstance(pending, Decision):
            return ""
        if self._typed % 40 == 0:
            return "list\n"
        listing = pending.listing
        if listing is None:
            option = pending.sample(self._rng)
            return self._match.game.option_text(option, self._match.setup.seat_names) + "\n"
        return f"{self._rng.randrange(len(listing)) + 1}\n"


def transcript(sitting: Sitting, number: int) -> str:
    """Everything the text client says in one game."""
    match = sitting.match(number)
    out = StringIO()
    TextClient(match, Typist(match, match.setup.seed), out).run()
    return out.getvalue()


def hashes_of_texts(sitting: Sitting, texts: int, folder: Path | None) -> Hashes:
    """Hashes of so many games as they are told; the texts go to `folder` if there is one."""
    found: Hashes = defaultdict(list)
    name = f"{sitting.game}/{sitting.name}/texts"
    for number in range(texts):
        text = transcript(sitting, number)
        found[name].append(hash_of(text.encode()))
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name.replace('/', '-')}-{number + 1}.txt").write_text(text, "utf-8")
    return dict(found)
