"""A table of Rajas in a window without a screen, with a person's hands."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.core.decision import Decision, Option, RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.box import Point
from engine.ui.canvas import Audit
from engine.ui.launch import Pages
from engine.ui.table.parts import SpotKey
from engine.ui.table.selection import Part
from engine.ui.table.table import Table
from engine.ui.widgets import Button
from games.rajas.game import GAME
from games.rajas.moves import KEEP_DICE, SET_ASIDE, Lay, TurnDie
from games.rajas.scene.selection import RajasSelection, name_of
from games.rajas.scene.table import RajasBoard, rajas_parts
from games.rajas.state import RajasTable
from tests.patience import patience
from tests.ui.stage import FRAME
from tests.ui.tables import TableStage

NAMES = ("You", "Anand", "Meera", "Rohan")
PATIENCE = 40_000
MOST_TABS = 250
QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)
REGISTRY = Registry({"rajas": lambda: GAME})
KINDS = ("place", "buy", "pay", "lay", "replace", "dice", "upgrade", "sail", "sell", "visit",
         "border", "yield", "brown", "reroll")  # fmt: skip


def a_match(dummies: int = 1, seed: str = "otter", **options: str) -> Match:
    """A person against so many dummies."""
    players = ("human", *["dummy"] * dummies)
    seats = tuple(SeatSetup(player, NAMES[seat]) for seat, player in enumerate(players))
    usual = {setting.key: setting.default for setting in GAME.settings}
    return Match(GAME, Setup(seats, seed, options={**usual, **options}))


def a_match_at(
    kind: str,
    dummies: int = 1,
    least_round: int = 0,
    wanted: Callable[[Decision], bool] = lambda decision: True,
    **options: str,
) -> Match:
    """A game that has come to a decision of a kind: the first of many seeds that has one."""
    for number in range(400):
        match = a_match(dummies, f"s{number}", **options)
        bots = [bot or RandomBot() for bot in bots_of(match)]
        while match.pending is not None:
            pending = match.pending
            is_it = isinstance(pending, Decision) and pending.kind == kind
            if is_it and match.table.round >= least_round and wanted(pending):
                return match
            play_bots(match, list(bots), 1)
    raise AssertionError(f"no decision '{kind}' came in four hundred games")


class RajasStage(TableStage):
    """The table of Rajas. Places are real pixels."""

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
        self.table = Table(self.app, match, rajas_parts, start_frozen=frozen)
        self.scene = self.table
        if draws_every > 1:
            self._draw_seldom(draws_every)
        self.app.push(self.table)
        self.app.step(0, [])

    @property
    def board(self) -> RajasBoard:
        """Rajas' own part of the table."""
        board = self.table.parts.board
        assert isinstance(board, RajasBoard)
        return board

    @property
    def selection(self) -> RajasSelection:
        """What a person has chosen there."""
        return self.board.hit_targets.selection

    def _draw_seldom(self, every: int) -> None:
        """Long games in tests need not be drawn frame by frame."""
        draw, frames = self.app.draw, itertools.count()

        def draw_some() -> None:
            if next(frames) % every == 0:
                draw()

        self.app.draw = draw_some  # type: ignore[method-assign]

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
        self.sync()

    def wait_for_step(self) -> None:
        """Until the film waits at a step of a dummy; the person answers what comes first."""
        director = self.table.director
        while director.held is None:
            if self.table.decision is not None and not director.is_behind:
                self.table.submit(self.table.decision.options[0])
            self.step(0.1)
        self.sync()

    def sync(self) -> None:
        """What is not drawn is not shown: let the widgets follow."""
        self.table.prepare()

    def pixels(self, place: Point) -> Point:
        """A place of the plane in real pixels."""
        factor = self.app.scale * self.table.plane.factor
        return (place[0] * factor, place[1] * factor)

    def spot_keys(self) -> list[SpotKey]:
        """Everything of the board that can be pointed at."""
        self.sync()
        return [spot.fact.key for spot in self.board.spots.children]

    def touch(self, key: SpotKey, button: int = 1) -> None:
        """Click on a place of the board."""
        self.sync()
        self.click(*self.pixels(self.board.spots.spot(key).box.centre), button)

    def hover(self, key: SpotKey) -> None:
        """Move the pointer to a place of the board."""
        self.sync()
        self.move(*self.pixels(self.board.spots.spot(key).box.centre))

    def push_main(self) -> None:
        """Click the main button of the bar."""
        self.sync()
        assert self.primary.is_visible, self.prompt
        assert self.primary.is_enabled, self.prompt
        self.click(*self.pixels(self.primary.box.centre))

    def push(self, label: str) -> None:
        """Click the button of the bar whose label begins so."""
        self.sync()
        for widget in self.table.frame.bar.family():
            if isinstance(widget, Button) and self.app.canvas.said(widget.label).startswith(label):
                self.click(*self.pixels(widget.box.centre))
                return
        raise AssertionError(f"no button '{label}' in the bar")

    def key_of(self, part: Part, *, chosen: bool = False) -> SpotKey:
        """A place that stands for a part of a name: a chosen one, or one that is not."""
        self.sync()
        hit_targets = self.board.hit_targets
        found = [
            spot.fact.key
            for spot in self.board.spots.children
            if hit_targets.part_of(spot.fact.key) == part
        ]
        wanted = [key for key in found if hit_targets.is_chosen(key) == chosen]
        return (wanted or found)[0]


class RajasByKeys(RajasStage):
    """The same hands with the keyboard alone: Tab goes to what a mouse would press, Enter presses
    it, T turns a tile.
    """

    def touch(self, key: SpotKey, button: int = 1) -> None:
        self.sync()
        self._press(self.board.spots.spot(key), "t" if button == 3 else "return")

    def push_main(self) -> None:
        self.sync()
        assert self.primary.is_enabled, self.prompt
        self._press(self.primary)

    def push(self, label: str) -> None:
        self.sync()
        self._press(
            next(widget for widget in self.table.frame.bar.family() if isinstance(widget, Button)
                 and self.app.canvas.said(widget.label).startswith(label))
        )  # fmt: skip

    def _press(self, wanted: Any, key: str = "return") -> None:
        for _ in range(MOST_TABS):
            if self.table.focus.current is wanted:
                break
            self.key("tab")
        assert self.table.focus.current is wanted, "Tab does not lead there"
        self.key(key)


def answer_by_mouse(stage: RajasStage, option: Option) -> None:
    """One decision, given with the mouse only."""
    table: RajasTable = stage.match.table
    decision = stage.table.decision
    assert decision is not None
    if isinstance(option, TurnDie):
        stage.push("Use karma")
        stage.touch(stage.key_of(("die", option.die)))
    elif option in (SET_ASIDE, KEEP_DICE):
        stage.push_main()
    elif isinstance(option, Lay):
        _lay(stage, option)
    else:
        _name(stage, list(name_of(option, table, decision.seat)))


def _lay(stage: RajasStage, option: Lay) -> None:
    key = ("cell", option.cell)
    if stage.selection.chosen != (key,):
        stage.touch(key)
    for _ in range(4):
        if stage.selection.option == option:
            break
        stage.touch(key, button=3)
    stage.touch(key)


def _name(stage: RajasStage, parts: list[Part]) -> None:
    """Point at each part; what is chosen already and not wanted is given back first."""
    decision = stage.table.decision
    for part in list(stage.selection.chosen):
        if part in parts:
            parts.remove(part)
        else:
            stage.touch(stage.key_of(part, chosen=True))
    for part in parts:
        stage.touch(stage.key_of(part))
    if stage.table.decision is decision:
        stage.push_main()
