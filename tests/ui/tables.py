"""A table of Nim in a window without a screen, for tests of what all tables share."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from typing import Any

from engine.core.decision import Answer, Reason
from engine.core.game import BotLevel
from engine.core.match import Match
from engine.core.record import Autosave
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.canvas import Audit
from engine.ui.launch import Pages
from engine.ui.table.log import Entry, LogLines
from engine.ui.table.table import MakeParts, PlainBoard, Table, plain_parts
from engine.ui.widgets import Button
from tests.nim import GAME, Nim, Take
from tests.patience import patience
from tests.ui.stage import FRAME, Stage

NAMES = ("You", "Ada", "Tiko", "Bea", "Cleo", "Dan")
QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)
PATIENCE = 2000


class BrokenBot:
    """A bot that fails, or that answers what is not offered."""

    draws = False

    def __init__(self, answer: Take | None = None) -> None:
        self.answer = answer

    def choose(self, view: Any, decision: Any, rng: Any) -> Answer:
        if self.answer is None:
            raise RuntimeError("the book of openings is gone")
        return Answer(self.answer, (Reason("NIM-2", "greedy"),))


class DyingBot:
    """A bot that takes the process it thinks in with it."""

    draws = False

    def choose(self, view: Any, decision: Any, rng: Any) -> Answer:
        os._exit(3)


class TroubledNim(Nim):
    """Nim with bots that cannot play."""

    levels = bot_levels = (
        *GAME.bot_levels,
        BotLevel("failing", "Failing", "Raises", 1, make=lambda setup: BrokenBot()),
        BotLevel(
            "cheating", "Cheating", "Takes too many", 1, make=lambda setup: BrokenBot(Take(9))
        ),
        BotLevel("dying", "Dying", "Ends its process", 1, make=lambda setup: DyingBot()),
    )


class SecretNim(Nim):
    """Nim that claims to have something to hide, for the curtain."""

    has_hidden_information = True


def nim_match(*players: str, game: Nim = GAME, seed: str = "otter", **setup: Any) -> Match:
    """A match with these players ("human" or a bot's name) in the order of the seats."""
    seats = tuple(SeatSetup(player, name) for player, name in zip(players, NAMES, strict=False))
    return Match(game, Setup(seats, seed, **setup))


def line_boxes(lines: LogLines) -> list[tuple[Entry, Box]]:
    """Every line of a log with its place on the screen, in view or not."""
    rows = reversed(lines._rows)
    return [(row.entry, lines._place(row)) for row in rows if row.kind == "line"]


class TableStage(Stage):
    """A table in a window of one logical unit per pixel (at 1920x1080), with a person's hands."""

    def __init__(
        self,
        match: Match,
        *,
        settings: Settings = QUICK,
        size: tuple[int, int] = (1920, 1080),
        kept: bool = False,
        audit: Audit | None = None,
        parts: MakeParts = plain_parts,
    ) -> None:
        self.app = App(settings, size=size, routes=Pages, headless=True, audit=audit)
        self.match = match
        self.table = Table(self.app, match, parts, Autosave(match) if kept else None)
        self.scene = self.table
        self.app.push(self.table)
        self.app.step(0, [])

    def wait_until(self, is_so: Any, seconds: float = FRAME) -> None:
        """Let frames go by until something is so; fails loudly when it never is."""
        for _ in patience(PATIENCE):
            if is_so():
                return
            self.step(seconds)
            time.sleep(0.0005)  # the worker's thread needs the processor as well
        raise AssertionError("it never happened")

    def wait_for_person(self) -> None:
        """Until a person has to act, or the game is over."""
        self.wait_until(lambda: self.table.person is not None or self.match.is_over)

    def press(self, button: Button) -> None:
        """Click on a button."""
        self.click_on(button.box)

    @property
    def primary(self) -> Button:
        return self.table.frame.bar.primary

    @property
    def plain(self) -> PlainBoard:
        """The plain board."""
        return self.table.parts.board.widget

    @property
    def prompt(self) -> str:
        return self.table.frame.bar.actions.prompt

    @property
    def taken(self) -> list[int]:
        """What has been taken from the heap so far."""
        return [move.answer.count for move in self.match.moves if isinstance(move.answer, Take)]

    def log(self) -> list[str]:
        """The lines of the log, oldest first."""
        return [entry.line.text for entry in self.table.frame.log.chronicle.entries]
