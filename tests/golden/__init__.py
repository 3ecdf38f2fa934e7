"""Golden playthroughs: one game per registered game, every answer written out.

`python -m tests.golden` writes them anew; the difference is read in review.
"""

from __future__ import annotations

from pathlib import Path

from engine.core.decision import CHANCE, Decision
from engine.core.game import Game
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup

FOLDER = Path(__file__).parent
ANSWERS_BEFORE_STATE = 25
SHORTEST = {"risk": {"rounds": "10"}, "rajas": {"numbers": "printed"}}
"""Settings that end a game in reasonable time, whoever plays, and need no file of the player's."""


def golden_path(game: Game) -> Path:
    return FOLDER / f"{game.key}.txt"


def playthrough(game: Game) -> str:
    """A seeded game of two (or as many as needed) default bots and a random one, as text."""
    players = [game.default_bot, "random", game.default_bot][: game.most_seats]
    seats = tuple(SeatSetup(player, f"Seat{n}") for n, player in enumerate(players, start=1))
    match = Match(game, Setup(seats, "golden", SHORTEST.get(game.key, {})))
    bots = bots_of(match)
    lines = [f"{game.title}, seed golden, players {', '.join(players)}"]
    while match.pending is not None:
        lines.append(_answer(game, match, bots))
        if len(match.moves) % ANSWERS_BEFORE_STATE == 0:
            lines.append(game.describe(match.table, match.setup.seat_names))
    lines.append(game.describe(match.table, match.setup.seat_names))
    lines.append(f"scores {match.result.scores} ranks {match.result.ranks}")
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines()) + "\n"


def _answer(game: Game, match: Match, bots) -> str:
    asked = match.pending
    if isinstance(asked, Decision):
        thought = match.think(bots[asked.seat])
        count = f" of {len(asked.options)}"
        move = match.answer(thought.option, thought.reasons)
    else:
        count = ""
        move = match.roll()
    who = "chance" if move.seat == CHANCE else match.setup.seat_names[move.seat]
    heard = [told.event for told in move.told if not told.is_for_hands]
    events = "; ".join(game.event_text(event, match.setup.seat_names) for event in heard)
    return f"{len(match.moves)}. {who}: {move.answer}{count} -> {events}"
