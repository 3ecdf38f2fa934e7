"""Whole games in windows of many sizes, and what is wrong with the texts drawn there.

`python -m tests.legibility [GAME ...] [--every N] [--size WxH] [--answers N]` prints each problem
once with where it was seen first, and exits with 1 when there is any. A bot plays the person's
seat, so that everything a person is offered is drawn too.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.core.bot import Bot
from engine.core.decision import Decision
from engine.core.game import Game
from engine.core.match import Match
from engine.core.settings import AnimationSpeed, Settings
from engine.core.setup import HUMAN, SeatSetup, Setup
from engine.ui.app import App
from engine.ui.canvas import Audit
from engine.ui.launch import Pages
from engine.ui.table.opening import table_scene
from engine.ui.table.table import Table
from games import REGISTRY

SIZES = ((1024, 768), (1280, 720), (1920, 1080), (2560, 1440), (2560, 1080))
SCALED = ((1280, 720), (1920, 1080))


@dataclass(frozen=True)
class Window:
    """A window a game is watched in."""

    size: tuple[int, int]
    ui_scale: float = 1.0
    log_open: bool = True

    def __str__(self) -> str:
        log = "log open" if self.log_open else "log closed"
        return f"{self.size[0]}x{self.size[1]} at {self.ui_scale:.0%}, {log}"


def windows() -> Iterator[Window]:
    """Every size, with the log open and closed, the usual ones also smaller and larger."""
    for log_open in (True, False):
        for size in SIZES:
            yield Window(size, log_open=log_open)
        for size in SCALED:
            yield Window(size, 0.8, log_open)
            yield Window(size, 1.5, log_open)


def problems_of(game: Game, window: Window, *, every: int, answers: int, seed: str) -> list[str]:
    """What is wrong with any text at every so many answers of one game, each with its place."""
    app = App(
        replace(
            Settings(), animation_speed=AnimationSpeed.OFF, log_open=window.log_open,
            ui_scale=window.ui_scale,
        ),
        REGISTRY, window.size, routes=Pages, headless=True,
    )  # fmt: skip
    count = max(game.fewest_seats, game.usual_seats)
    seats = (SeatSetup(HUMAN, "Robin"), *[SeatSetup("random", "Tiko")] * (count - 1))
    match = Match(game, Setup(seats, seed))
    table = table_scene(app, match)
    app.push(table)
    hand = game.bot("random", match.setup)
    found: dict[str, str] = {}
    due = 0
    while not match.is_over and len(match.moves) < answers:
        app.step(0.05, [])
        if len(match.moves) >= due and not table.film.is_playing:
            due = len(match.moves) + every
            for problem in looked_at(app, table):
                found.setdefault(problem, f"{problem} (answer {len(match.moves)})")
        answer_for_person(table, match, hand)
    app.close()
    return list(found.values())


def answer_for_person(table: Table, match: Match, hand: Bot) -> None:
    """A person who plays as the bot would."""
    if table.decision is not None and isinstance(match.pending, Decision):
        table.submit(match.think(hand).option)


def looked_at(app: App, table: Table) -> list[str]:
    """What is wrong with the texts of the frame that is drawn now."""
    app.audit = Audit()
    app.draw()
    audit, app.audit = app.audit, None
    app.display.forget()
    found = audit.problems(table.width, table.height)
    least = table.theme.least_type_low
    found += [
        f"{text.string!r} is only {text.pixels} pixels high"
        for text in audit.texts
        if text.pixels < least and not text.exempt
    ]
    return found


def main() -> int:
    """Every game in every window."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(REGISTRY.keys))
    parser.add_argument("--every", type=int, default=15)
    parser.add_argument("--answers", type=int, default=400)
    parser.add_argument("--size", default="")
    parser.add_argument("--seed", default="legible")
    wanted = parser.parse_args()
    count = 0
    for key in wanted.games:
        for window in windows():
            if wanted.size and f"{window.size[0]}x{window.size[1]}" != wanted.size:
                continue
            found = problems_of(
                REGISTRY.game(key), window,
                every=wanted.every, answers=wanted.answers, seed=wanted.seed,
            )  # fmt: skip
            count += len(found)
            print(f"{key}, {window}: {len(found)} problems", flush=True)
            for problem in found:
                print(f"  {problem}", flush=True)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
