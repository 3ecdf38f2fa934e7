"""A table of Risk in a window without a screen, with a person's hands."""

from __future__ import annotations

import itertools
import time
from dataclasses import replace
from random import Random
from typing import Any

from engine.core.decision import Answer, Decision, Option
from engine.core.game import BotLevel, Game
from engine.core.match import Match, bots_of, play_bots
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.canvas import Audit
from engine.ui.launch import Pages
from engine.ui.table.table import Table
from engine.ui.widgets import Button
from games.risk.board import ADJACENT, territory_named
from games.risk.game import RiskGame
from games.risk.moves import Attack, Fortifications, Occupy, Placements, PlaceTroops, Redeem
from games.risk.scene.bar import RiskActions, RiskBar
from games.risk.scene.table import RiskBoard, risk_parts
from games.risk.scene.view import WorldView
from games.risk.state import RiskTable
from tests.patience import patience
from tests.ui.stage import FRAME
from tests.ui.tables import TableStage

PEOPLE = ("You", "Ada", "Tiko", "Mira", "Ben", "Zoe")
PATIENCE = 40_000
QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)
SLOW = replace(Settings(), animation_speed=AnimationSpeed.SLOW)
LEFT, MIDDLE, RIGHT = 1, 2, 3


class Eager:
    """A bot that stacks its strongest border and attacks whatever is weaker: its games end."""

    draws = True

    def choose(self, view: RiskTable, decision: Decision, rng: Random) -> Answer:
        return Answer(self._option(view, decision, rng))

    def _option(self, view: RiskTable, decision: Decision, rng: Random) -> Option:
        options = decision.options
        seat = decision.seat
        if decision.kind == "attack":
            return self._attack(view, seat) or options[-1]
        if isinstance(options, Placements):
            return PlaceTroops(self._front(view, seat), options.most)
        if decision.kind == "occupy":
            last = options[len(options) - 1]
            assert isinstance(last, Occupy)
            return last
        if isinstance(options, Fortifications):
            return options[-1]
        trades = [option for option in options if isinstance(option, Redeem)]
        return trades[0] if trades else options[rng.randrange(len(options))]

    def _front(self, view: RiskTable, seat: int) -> int:
        def promise(place: int) -> tuple[int, int]:
            foes = [view.troops[other] for other in ADJACENT[place] if view.owners[other] != seat]
            return (view.troops[place] - min(foes) if foes else -99, -place)

        return max(view.territories_of(seat), key=promise)

    def _attack(self, view: RiskTable, seat: int) -> Attack | None:
        best: tuple[int, Attack] | None = None
        for source in view.territories_of(seat):
            troops = view.troops[source]
            for target in ADJACENT[source] if troops > 1 else ():
                lead = troops - view.troops[target]
                if view.owners[target] != seat and lead > 1 and (best is None or lead > best[0]):
                    best = (lead, Attack(source, target, min(3, troops - 1)))
        return None if best is None else best[1]


class EagerRisk(RiskGame):
    """Risk whose only bot is the eager one."""

    levels = bot_levels = (BotLevel("eager", "Eager", "Attacks", 1, make=lambda setup: Eager()),)
    default_bot = "eager"


GAME = EagerRisk()
REGISTRY = Registry({"risk": lambda: GAME})


class FromPosition(EagerRisk):
    """Risk that starts in the middle of a game."""

    def __init__(self, table: RiskTable) -> None:
        self._table = table

    def start(self, setup: Setup) -> RiskTable:
        return self._table.copy()


def a_match(*players: str, seed: str = "otter", game: Game = GAME, **more: Any) -> Match:
    """A match with these players in the order of the seats; one person and four bots by itself."""
    names = players or ("human", *["eager"] * 4)
    seats = tuple(SeatSetup(player, PEOPLE[seat]) for seat, player in enumerate(names))
    return Match(game, Setup(seats, seed, **more))


def from_position(table: RiskTable, *players: str, **more: Any) -> Match:
    """A match that begins at a table that stands there already; people unless said otherwise."""
    names = players or ("human",) * len(table.hands)
    seats = tuple(SeatSetup(player, PEOPLE[seat]) for seat, player in enumerate(names))
    return Match(FromPosition(table), Setup(seats, "otter", **more))


def played_until(match: Match, kind: str, seat: int = 0, skip: int = 0) -> Match:
    """The match at a seat's decision of a kind, bots answering for everybody on the way."""
    bots = [bot or Eager() for bot in bots_of(match)]
    for _ in range(6000):
        pending = match.pending
        if pending is None:
            break
        if isinstance(pending, Decision) and (pending.kind, pending.seat) == (kind, seat):
            if not skip:
                return match
            skip -= 1
        play_bots(match, list(bots), 1)
    raise AssertionError(f"no decision '{kind}' of seat {seat} came")


def finish_painting(view: WorldView) -> None:
    """All of the ground at once, for a picture of it."""
    while view.paint_on():
        pass


class RiskStage(TableStage):
    """The table of Risk; one logical unit is a pixel at 1920x1080."""

    def __init__(
        self,
        match: Match,
        *,
        settings: Settings = QUICK,
        size: tuple[int, int] = (1920, 1080),
        audit: Audit | None = None,
        frozen: bool = False,
        draws_every: int = 1,
    ) -> None:
        self.app = App(settings, REGISTRY, size=size, routes=Pages, headless=True, audit=audit)
        self.match = match
        self.table = Table(self.app, match, risk_parts, start_frozen=frozen)
        self.scene = self.table
        if draws_every > 1:
            self._draw_seldom(draws_every)
        self.app.push(self.table)
        self.app.step(0, [])

    def _draw_seldom(self, every: int) -> None:
        """Long games in tests need not be drawn frame by frame."""
        draw, frames = self.app.draw, itertools.count()

        def draw_some() -> None:
            if next(frames) % every == 0:
                draw()

        self.app.draw = draw_some  # type: ignore[method-assign]

    @property
    def board(self) -> RiskBoard:
        board = self.table.parts.board
        assert isinstance(board, RiskBoard)
        return board

    @property
    def bar(self) -> RiskBar:
        bar = self.table.frame.bar
        assert isinstance(bar, RiskBar)
        return bar

    @property
    def actions(self) -> RiskActions:
        actions = self.bar.actions
        assert isinstance(actions, RiskActions)
        return actions

    @property
    def kind(self) -> str:
        return self.board.selection.kind

    def paint(self) -> None:
        """The ground at once, then frames until all that lies on it is there."""
        self.step()
        finish_painting(self.board.view)
        self.wait_until(lambda: not self.board.art.is_behind)

    def wait_until(self, is_so: Any, seconds: float = FRAME) -> None:
        """Let frames go by until something is so."""
        for _ in patience(PATIENCE):
            if is_so():
                return
            self.step(seconds)
            if self.app.worker.is_busy:
                time.sleep(0.0005)
        raise AssertionError("it never happened")

    def wait_for_turn(self) -> None:
        """Until a person may act on what lies still, or the game is over."""
        self.wait_for_person()
        self.wait_until(lambda: not self.table.film.is_playing)
        self.step()
        self.table.prepare()  # what is not drawn is not shown

    # -- hands

    def at(self, name: str | int) -> tuple[float, float]:
        """Where the counter of a territory is, in real pixels."""
        place = name if isinstance(name, int) else territory_named(name)
        x, y = self.board.view.counter(place)
        return (x * self.app.scale, y * self.app.scale)

    def touch(self, name: str | int, button: int = LEFT) -> None:
        """Click on a territory."""
        self.click(*self.at(name), button)

    def button(self, label: str) -> Button:
        """The button of the bar whose label begins so."""
        self.table.prepare()
        for widget in self.bar.family():
            if isinstance(widget, Button) and widget.label.startswith(label):
                return widget
        raise AssertionError(f"no button '{label}' in {list(self.bar.family())}")

    def push(self, label: str) -> None:
        """Click the button of the bar whose label begins so."""
        x, y = self.button(label).box.centre
        self.click(x * self.app.scale, y * self.app.scale)
