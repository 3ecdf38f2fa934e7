"""Golden playthroughs: one game per registered game, every answer written out.

`python -m tests.golden` writes them anew; the difference is read in review.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engine.core.chance import NO_DICE, generator
from engine.core.decision import CHANCE, Bot, Decision, close_bots
from engine.core.game import Game
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from tests.same_answers import MODES

FOLDER = Path(__file__).parent
ANSWERS_BEFORE_STATE = 25
SHORTEST = {"risk": {"rounds": "10"}, "rajas": {"numbers": "printed"}}
"""Settings that end a game in reasonable time, whoever plays, and need no file of the player's."""


ONE_IN = {"despirala": 5, "risk": 29, "roll_galaxy": 11, "rajas": 9, "arcs": 9}
"""Of the decisions of a random game, one in so many is put to every bot."""
MOST_POSITIONS = 60
GAMES = 2
MOST_NAMED = 4
SLOW = ("captain", "warlord", "navigator", "raja", "lieutenant")
ONE_IN_FOR_SLOW = 6
NOT_VALUED = ("captain", "warlord", "navigator:pilot", "navigator:insane", "raja")
NOT_ASKED = ("random", "sampled", "competitive", "file")
"""Those that draw at random, and those that would learn for seconds."""


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


# -- what the bots answer --------------------------------------------------------------------------


def answers_path(game: Game) -> Path:
    return FOLDER / "answers" / f"{game.key}.txt"


def answers(game: Game) -> str:
    """What every bot answers in positions of random games of every mode, and by which clauses."""
    lines = []
    for options in MODES[game.key]:
        asked = list(positions(game, options))
        for level in [each.name for each in game.all_levels]:
            if not level.startswith(NOT_ASKED):
                lines += [
                    f"{options or ''} {level}".strip(),
                    *_answers_of(game, options, level, asked),
                ]
    return "\n".join(lines) + "\n"


def _random_match(game: Game, options: Any, player: str = "random", seed: int = 0) -> Match:
    seats = tuple(SeatSetup(player, f"Seat{n}") for n in range(1, 4))
    return Match(game, Setup(seats, f"golden {seed}", options), keeps_history=False)


def positions(
    game: Game, options: dict[str, str], player: str = "random"
) -> Iterator[tuple[Any, Decision]]:
    """What a seat of a player sees and is asked, now and then where all answers are random."""
    for seed in range(GAMES):
        match, luck, number = _random_match(game, options, player, seed), Random(seed), 0
        while match.pending is not None and number < MOST_POSITIONS // GAMES * ONE_IN[game.key]:
            asked = match.pending
            if not isinstance(asked, Decision):
                match.roll()
                continue
            if number % ONE_IN[game.key] == 0:
                view = game.view(match.table.copy(), asked.seat)
                yield view, view.steps[-1].ask(view)
            match.answer(luck.choice(asked.options))
            number += 1


def _answers_of(
    game: Game, options: dict[str, str], level: str, asked: list[tuple[Any, Decision]]
) -> Iterator[str]:
    bot = game.bot(level, _random_match(game, options, level).setup)
    one_in = ONE_IN_FOR_SLOW if level.startswith(SLOW) else 1
    for number, (view, decision) in list(enumerate(asked))[::one_in]:
        yield f"  {number} {decision.kind}: {_told(bot, view, decision, level, number)}"
    close_bots([bot])


def _told(bot: Bot, view: Any, decision: Decision, level: str, number: int) -> str:
    """The answer, the clauses of its reasons, options that they name, and what all are worth."""

    def luck() -> Random:
        return generator("golden", level, number) if bot.draws else NO_DICE

    answer = bot.choose(view, decision, luck())
    clauses = " ".join(f"{each.clause}{each.outcome.value[0]}" for each in answer.reasons)
    named = [f"{each.option} {each.odds:.3f}" for why in answer.reasons for each in why.options]
    told = [str(answer.option), clauses, *named[:MOST_NAMED]]
    values = getattr(bot, "values", None)
    if values is not None and not level.startswith(NOT_VALUED):
        worths = [max(-1e6, worth) for worth in values(view, decision, luck()) if worth is not None]
        told.append(f"{sum(worths):.3f}")
    return " | ".join(told)
