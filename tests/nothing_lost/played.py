"""Random games of every mode: every table, every list of options, and what bots answer there."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from engine.core.decision import Bot, Chance, Decision, Option, close_bots
from engine.core.game import Game
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from tests.nothing_lost import Hashes, Running

MOST_ANSWERS = 6_000
ASKED_EVERY = 29
"""Bots are asked at every so many decisions of a game."""
LONGEST_LISTING = 400
"""Of more options than these, some in the list are hashed, and how many there are."""


@dataclass(frozen=True)
class Mode:
    """A way to play a game: its options, who may sit there, and which bots are asked."""

    game: str
    name: str
    options: dict[str, str] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        return f"{self.game}/{self.name}"

    def setup(self, number: int) -> Setup:
        """Random players in changing numbers, unless the mode says who sits there."""
        game = REGISTRY.game(self.game)
        span = game.most_seats - game.fewest_seats + 1
        seats = self.seats or ("random",) * (game.fewest_seats + number % span)
        names = ("Robin", "Ada", "Tiko", "Mira", "Bram", "Juno")
        return Setup(
            tuple(SeatSetup(who, name) for who, name in zip(seats, names, strict=False)),
            f"nothing lost {number}",
            self.options,
        )


POINTS = ("sampled:1", "sampled:5", "optimal")
LADDER = ("recruit", "raider", "captain", "general", "expert")
VALUING = ("greedy", "page", "minister")
HABITS = ("steward", "supercat:hand", "captain")
ROLLBOTS = ("rollbot:easy", "rollbot:insane")
SHORT = {"rounds": "10"}

MODES = (
    Mode("despirala", "normal", asked=POINTS),
    Mode("despirala", "misere", {"mode": "misere"}, asked=POINTS),
    Mode("despirala", "competitive", seats=("random", "random"), asked=("competitive",)),
    Mode("risk", "document", SHORT, asked=LADDER),
    Mode("risk", "manual", {**SHORT, "trade": "classic5", "defence": "manual"}, asked=LADDER[:3]),
    Mode("risk", "dealt", {**SHORT, "claiming": "random"}, asked=LADDER[:3]),
    Mode("risk", "bots", {"rounds": "50"}, seats=("raider", "captain", "captain", "general")),
    Mode("roll_galaxy", "groups", asked=ROLLBOTS[:1]),
    Mode("roll_galaxy", "thirds", {"order": "thirds"}, asked=ROLLBOTS[:1]),
    Mode("roll_galaxy", "rollbot", seats=("random", "rollbot:medium")),
    Mode("roll_galaxy", "rollbots", seats=("rollbot:hard", "rollbot:easy", "rollbot:insane")),
    Mode("rajas", "base", asked=VALUING),
    Mode("rajas", "navaratnas", {"board": "navaratnas"}, asked=VALUING),
    Mode("rajas", "ganga", {"board": "navaratnas", "ganga": "on"}, asked=VALUING),
    Mode("rajas", "dummy", {"handicap": "2"}, seats=("random", "dummy")),
    Mode("rajas", "sensible", {"dummies": "sensible", "ganga": "on"}, seats=("page", "dummy")),
    Mode("arcs", "base", asked=HABITS),
    Mode("arcs", "leaders", {"leaders": "on"}, asked=HABITS[:2]),
    Mode("arcs", "supercat", seats=("random", "supercat", "supercat")),
    Mode("arcs", "campaign", {"mode": "campaign"}),
    Mode("arcs", "act", {"mode": "campaign"}, seats=("random", "supercat", "supercat")),
)


def hashes_of_play(mode: Mode, games: int) -> Hashes:
    """What so many games of a mode consist of, and what bots answer in them."""
    found: Hashes = defaultdict(list)
    for number in range(games):
        for part, running in _play(mode, number).items():
            found[f"{mode.label}/{part}"].append(str(running))
    return dict(found)


def _play(mode: Mode, number: int) -> dict[str, Running]:
    match = Match(REGISTRY.game(mode.game), mode.setup(number), keeps_history=False)
    heard: dict[str, Running] = defaultdict(Running)
    seats = _bots(match, tuple(seat.player for seat in match.setup.seats))
    asked = dict(zip(mode.asked, _bots(match, mode.asked), strict=True))
    rng, decisions = Random(match.setup.seed), 0
    while match.pending is not None and len(match.moves) < MOST_ANSWERS:
        heard["tables"].tell(_written(match.game, match.table))
        pending = match.pending
        if isinstance(pending, Chance):
            match.roll()
            continue
        heard["options"].tell(_options_of(match.game, pending))
        decisions += 1
        if decisions % ASKED_EVERY == 0:
            for name, bot in asked.items():
                _ask(match, bot, heard, f"answers of {name}", f"reasons of {name}")
        bot = seats[pending.seat]
        if mode.seats and match.setup.seats[pending.seat].player != "random":
            match.answer(_ask(match, bot, heard, "answers", "reasons"))
        else:
            match.answer(pending.sample(rng))
    heard["tables"].tell(_written(match.game, match.table))
    heard["tables"].tell(repr(match.result))
    close_bots([*seats, *asked.values()])
    return heard


def _bots(match: Match, names: tuple[str, ...]) -> list[Bot]:
    return [match.game.bot(name, match.setup) for name in names]


def _ask(match: Match, bot: Bot, heard: dict[str, Running], answers: str, reasons: str) -> Option:
    thought = match.think(bot)
    heard[answers].tell(_written(match.game, thought.option))
    for reason in match.game.told(thought.reasons, match.setup.seat_names):
        heard[reasons].tell(f"{reason.clause} {reason.is_private}: {reason.text}")
    return thought.option


def _written(game: Game, value: Any) -> str:
    return json.dumps(game.codec.encode(value), separators=(",", ":"))


def _options_of(game: Game, decision: Decision) -> str:
    return f"{decision.seat} {decision.kind} {decision.secret} " + _written(
        game, list(_listed(decision))
    )


def _listed(decision: Decision) -> Iterator[Option]:
    """The options, or a few of them where there are too many to list."""
    listing = decision.listing
    if listing is None:
        drawn = Random(decision.kind)
        for _ in range(3):
            yield decision.sample(drawn)
        return
    if len(listing) > LONGEST_LISTING:
        yield len(listing)
    yield from islice(listing, 0, None, 1 + len(listing) // LONGEST_LISTING)
