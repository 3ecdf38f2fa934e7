"""The one next step that hub, coach and last page propose: how it is called and where it leads."""

from __future__ import annotations

from collections import Counter
from datetime import date
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from engine.core.card import Card
from engine.core.errors import InputError
from engine.core.learning.lesson import (
    LevelProposal,
    NextStep,
    Progress,
    Station,
    first_level,
    lesson_keys,
    lesson_named,
    level_for,
    listed_levels,
    next_step,
    proposed,
)
from engine.core.learning.statistics import Statistics
from engine.core.setup import HUMAN, seed_words
from engine.text.message import Message, Words
from engine.ui.hub.hub_cards import NextGoal
from engine.ui.scene import Window

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.core.match import Match


def is_known(window: Window, game: Card) -> bool:
    """Whether a person has finished it here."""
    return games_finished(window, game) > 0


def games_finished(window: Window, game: Card) -> int:
    """How many of a kind a person has finished here; a word where results cannot be read."""
    return finished(window).get(game.key, 0)


def finished(window: Window) -> Counter[str]:
    """How many games of each kind a person has finished here, likewise."""
    played: Counter[str] = Counter()
    try:
        for row in Statistics().by_player():
            played[row.game] += row.games * (row.player == HUMAN)
    except InputError as problem:
        window.toast(f"{problem}", "warning")
    return +played


def latest_game() -> str | None:
    """The key of the game that a person finished last; None before any, or where results cannot
    be read.
    """
    try:
        return Statistics().latest_game()
    except InputError:
        return None


def proposal_for(window: Window, game: Card) -> LevelProposal:
    """The level to play against; that of a first game, and a word, where results cannot be read."""
    try:
        store = Statistics()
        besides = _challenge_records() if store.last_places(game.key) else ()
        return proposed(game, store, besides)
    except InputError as problem:
        window.toast(f"{problem}", "warning")
        return LevelProposal(first_level(game), Message("proposal-first"))


def _challenge_records() -> tuple[str, ...]:
    from engine.core.learning.challenges import Challenges  # noqa: PLC0415 (not for the first frame)

    return tuple(each.record for each in Challenges.load().attempts.values())


NAMES: Final[dict[Station, Message]] = {
    "game": Message("step-game"),
    "puzzle": Message("step-puzzle"),
    "challenge": Message("challenge-today"),
}


def step_name(game: Card, step: NextStep) -> Message:
    if step.station == "lesson" and step.is_begun:
        return Message("hub-go-on-learning")
    if step.station == "lesson":
        is_first = step.lesson == lesson_keys(game)[0]
        return Message("house-first-lesson" if is_first else "coach-next-lesson")
    return NAMES[step.station]


def step_note(game: Card, step: NextStep) -> Words:
    """A word more: which of its lessons."""
    if step.station != "lesson":
        return ""
    keys = lesson_keys(game)
    return Message("hub-lesson-of", {"number": keys.index(step.lesson) + 1, "count": len(keys)})


def goal_of(app: Window, game: Card, progress: Progress, step: NextStep) -> NextGoal:
    """What comes next in a game: its lessons, then one level after the other."""
    levels = [level.name for level in listed_levels(game)]
    if step.station == "lesson":
        keys = lesson_keys(game)
        return NextGoal(step_note(game, step), len(progress.done(game.key)) / len(keys))
    name = level_for(game, proposal_for(app, game).level)
    level, share = game.level(name), levels.index(name) / len(levels)
    if level is None or (step.station in NAMES and step.station != "game"):
        return NextGoal(step_name(game, step), share)
    rival = level.called or level.title
    return NextGoal(Message("hub-against", {"level": rival}), share, rival)


def step_after(app: Window, match: Match) -> NextStep | None:
    """What follows a game for somebody on the way through its lessons; None for who plays on."""
    game, progress = match.game, Progress.load()
    if match.setup.real_table or not progress.done(game.key):
        return None
    games = games_finished(app, game)
    step = next_step(game, progress, games)
    return None if step.station == "game" and games else step


def take_step(app: Window, game: Game, step: NextStep) -> None:
    if step.station == "lesson":
        _open_lesson(app, game, step.lesson)
    elif step.station == "puzzle":
        _open_puzzle(app, game)
    elif step.station == "challenge":
        _open_challenge(app, game)
    else:
        start_game(app, game)


def leave_for(app: Window, game: Game, step: NextStep) -> None:
    """Goes there in place of the table."""
    app.routes.leave_table()
    take_step(app, game, step)


def start_game(app: Window, game: Game) -> None:
    """A game at once: the person against the level that is proposed."""
    from engine.core.match import Match  # noqa: PLC0415 (on the way to a table)
    from engine.core.record import Autosave  # noqa: PLC0415 (on the way to a table)
    from engine.ui.hub.draft import SetupDraft  # noqa: PLC0415 (on the way to a table)

    level = proposal_for(app, game).level
    name, seed = app.settings.player_name, seed_words(SystemRandom())
    match = Match(game, SetupDraft.fresh(game, name, seed, level).setup())
    app.routes.table(match, Autosave(match))


def _open_lesson(app: Window, game: Game, key: str) -> None:
    lesson = lesson_named(game, key)
    if lesson is not None:
        app.routes.lesson(game, lesson, Progress.load().of(game.key, lesson).step)


def _open_puzzle(app: Window, game: Game) -> None:
    from engine.core.learning.puzzle import (  # noqa: PLC0415 (likewise)
        PuzzleProgress,
        next_puzzle,
        puzzles_of,
    )

    puzzle = next_puzzle(puzzles_of(game), PuzzleProgress.load().of(game.key))
    if puzzle is not None:
        app.routes.puzzle(game, puzzle)


def _open_challenge(app: Window, game: Game) -> None:
    from engine.core.learning.challenges import challenge_of  # noqa: PLC0415 (on the way there)

    challenge = challenge_of(game, date.today())
    if challenge is not None:
        app.routes.challenge(challenge)
