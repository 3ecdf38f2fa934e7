"""A table of Arcs in a window without a screen, with a person's hands."""

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
from engine.ui.box import Box, Point
from engine.ui.canvas import Audit
from engine.ui.launch import Pages
from engine.ui.table.parts import SpotKey
from engine.ui.table.selection import Part
from engine.ui.table.table import Table
from engine.ui.widgets import Button
from games.arcs.campaign.rules.moves import Enlist, Escort
from games.arcs.game import GAME
from games.arcs.moves import GO_ON, Arrange, Collect, Fleet, Reroll
from games.arcs.scene.selection import ArcsSelection, parts_of
from games.arcs.scene.table_board import ArcsBoard
from tests.patience import patience
from tests.ui.stage import FRAME
from tests.ui.tables import TableStage
from tests.voice.spoken import english

NAMES = ("You", "Vega", "Orion", "Lyra")
PATIENCE = 40_000
QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)
NORMAL = replace(QUICK, animation_speed=AnimationSpeed.NORMAL)
REGISTRY = Registry({"arcs": lambda: GAME})


def a_match(rivals: int = 2, seed: str = "otter", bot: str = "steward") -> Match:
    """A person against so many bots."""
    players = ("human", *[bot] * rivals)
    seats = tuple(SeatSetup(player, NAMES[seat]) for seat, player in enumerate(players))
    usual = {setting.key: setting.default for setting in GAME.settings}
    return Match(GAME, Setup(seats, seed, options=usual))


def a_match_at(
    kind: str,
    rivals: int = 2,
    wanted: Callable[[Decision], bool] = lambda decision: True,
    bot: str = "steward",
    first: int = 0,
) -> Match:
    """A game that has come to a person's decision of a kind: the first of many that has one.

    For a rare one the search begins with game `first`, shortly before the one that is known.
    """
    for number in range(first, first + 400):
        match = a_match(rivals, f"s{number}", bot)
        bots = [each or RandomBot() for each in bots_of(match)]
        while match.pending is not None:
            pending = match.pending
            is_it = isinstance(pending, Decision) and (pending.kind, pending.seat) == (kind, 0)
            if is_it and wanted(pending):
                return match
            play_bots(match, list(bots), 1)
    raise AssertionError(f"no decision '{kind}' came in four hundred games")


class ArcsStage(TableStage):
    """The table of Arcs. Places are real pixels."""

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
        self.table = Table(self.app, match, match.game.table_parts(), start_frozen=frozen)
        self.scene = self.table
        if draws_every > 1:
            self._draw_seldom(draws_every)
        self.app.push(self.table)
        self.app.step(0, [])

    @property
    def board(self) -> ArcsBoard:
        """Arcs' own part of the table."""
        board = self.table.parts.board
        assert isinstance(board, ArcsBoard)
        return board

    @property
    def selection(self) -> ArcsSelection:
        """What a person has in mind there."""
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
        self.wait_until(self._is_asked_and_has_seen_all)
        self.step()
        self.sync()

    def _is_asked_and_has_seen_all(self) -> bool:
        """Whether nothing plays and somebody decides; what waits to be seen is let go."""
        if self.table.director.held is not None:
            self.sync()
            self.key("space")
        is_asked = self.table.person is not None or self.match.is_over
        return is_asked and not self.table.film.is_playing

    def sync(self) -> None:
        """What is not drawn is not shown: let the widgets follow."""
        self.table.prepare()

    def pixels(self, place: Point) -> Point:
        """A place of the plane in real pixels."""
        factor = self.app.scale * self.table.plane.factor
        return (place[0] * factor, place[1] * factor)

    def place_of(self, key: SpotKey) -> Point:
        """Where a place is touched: a system at its planet or gate, anything else in its middle."""
        if key[0] == "system":
            return self.board.hit_targets.places.cells[key[1]].body
        box: Box = self.board.spots.spot(key).box
        return box.centre

    def touch(self, key: SpotKey, button: int = 1) -> None:
        """Click on a place of the board."""
        self.sync()
        self.click(*self.pixels(self.place_of(key)), button)

    def hover(self, key: SpotKey) -> None:
        """Move the pointer to a place of the board."""
        self.sync()
        self.move(*self.pixels(self.place_of(key)))

    def drag_to(self, key: SpotKey, target: Point) -> None:
        """Drag a thing of the board to a place of the plane."""
        self.sync()
        self.drag(self.pixels(self.place_of(key)), self.pixels(target))

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

    def key_of(self, part: Part) -> SpotKey:
        """A place that stands for a part of a name."""
        self.sync()
        hit_targets = self.board.hit_targets
        found = [
            spot.fact.key
            for spot in self.board.spots.children
            if hit_targets.part_of(spot.fact.key) == part and spot.fact.is_live
        ]
        assert found, f"{part} is nowhere on the table: {self.prompt}"
        return found[0]


PLAIN = {"GoOn": ("Go on", "Stay", "Leave"), "EndTurn": ("End turn",),
         "PassInitiative": ("Pass", "Yes"), "Seize": ("Seize",), "KeepHand": ("Keep",),
         "Redraw": ("Draw",), "OfferDeal": ("Offer",), "DropDeal": ("Drop",),
         "AcceptDeal": ("Accept",), "RefuseDeal": ("Refuse",)}  # fmt: skip


def answer_by_mouse(stage: ArcsStage, option: Option) -> None:
    """One decision, given with the mouse only."""
    decision = stage.table.decision
    assert decision is not None
    if stage.selection.count:
        _count(stage, option)
    elif isinstance(option, Arrange):
        _lay(stage, option)
    elif parts_of(option, decision.kind):
        for part in parts_of(option, decision.kind):
            if stage.table.decision is not decision:
                return
            stage.touch(stage.key_of(part))
    else:
        _press_plain(stage, option)


def _press_plain(stage: ArcsStage, option: Option) -> None:
    decision = stage.table.decision
    for label in PLAIN[type(option).__name__]:
        if stage.table.decision is not decision:
            return
        stage.sync()
        buttons = [english(each.label) for each in stage.table.frame.bar.family()
                   if isinstance(each, Button)]  # fmt: skip
        if any(each.startswith(label) for each in buttons):
            stage.push(label)


def _count(stage: ArcsStage, option: Option) -> None:
    wanted = numbers_of(option)
    while stage.selection.count != wanted:
        now = stage.selection.count
        less = next((n for n in range(len(now)) if now[n] > wanted[n]), None)
        if less is not None and stage.selection.may_set(less, -1):
            stage.touch(("less", less))
            continue
        more = next(n for n in range(len(now)) if now[n] < wanted[n])
        stage.touch(("more", more))
    stage.push_main()


def numbers_of(option: Option) -> tuple[int, ...]:
    """What a counted option is in numbers."""
    match option:
        case Collect(skirmish, assault, raid):
            return (skirmish, assault, raid)
        case Fleet(fresh, hurt) | Escort(fresh, hurt) | Enlist(fresh, hurt):
            return (fresh, hurt)
        case Reroll(blanks, hits):
            return (blanks, hits)
    assert option == GO_ON
    return (0, 0)


def _lay(stage: ArcsStage, option: Arrange) -> None:
    for place, token in enumerate(option.slots):
        if stage.selection.option == option:
            break
        held = stage.selection.slots
        if held[place] != token:
            other = next(n for n in range(place + 1, len(held)) if held[n] == token)
            stage.touch(("own-slot", place))
            stage.touch(("own-slot", other))
    stage.push_main()


def answer_by_keys(stage: ArcsStage, option: Option) -> None:
    """One decision, given with the keyboard only."""
    decision = stage.table.decision
    assert decision is not None
    if stage.selection.count:
        _count_by_keys(stage, option)
    elif isinstance(option, Arrange):
        _lay_by_keys(stage, option)
    elif parts_of(option, decision.kind):
        for part in parts_of(option, decision.kind):
            if stage.table.decision is not decision:
                return
            press_key_of(stage, stage.key_of(part))
    else:
        if stage.selection.chosen:
            stage.key("escape")
        for _ in range(2):
            if stage.table.decision is decision:
                stage.sync()
                stage.key(PLAIN_KEYS[type(option).__name__])


PLAIN_KEYS = {"GoOn": "g", "EndTurn": "n", "PassInitiative": "p", "Seize": "y", "KeepHand": "k",
              "Redraw": "d"}  # fmt: skip


def press_key_of(stage: ArcsStage, key: SpotKey) -> None:
    """Tab to a place and press Enter there."""
    stage.sync()
    spot = stage.board.spots.spot(key)
    for _ in range(200):
        if stage.table.focus.current is spot:
            break
        stage.key("tab")
    stage.key("return")


def _count_by_keys(stage: ArcsStage, option: Option) -> None:
    wanted = numbers_of(option)
    while stage.selection.count != wanted:
        now = stage.selection.count
        less = next((n for n in range(len(now)) if now[n] > wanted[n]), None)
        if less is not None and stage.selection.may_set(less, -1):
            press_key_of(stage, ("less", less))
            continue
        press_key_of(stage, ("more", next(n for n in range(len(now)) if now[n] < wanted[n])))
    _press_main_by_key(stage)


def _lay_by_keys(stage: ArcsStage, option: Arrange) -> None:
    for place, token in enumerate(option.slots):
        held = stage.selection.slots
        if stage.selection.option != option and held[place] != token:
            other = next(n for n in range(place + 1, len(held)) if held[n] == token)
            press_key_of(stage, ("own-slot", place))
            press_key_of(stage, ("own-slot", other))
    _press_main_by_key(stage)


def _press_main_by_key(stage: ArcsStage) -> None:
    stage.sync()
    for _ in range(200):
        if stage.table.focus.current is stage.primary:
            break
        stage.key("tab")
    stage.key("return")
