"""The hint keeps its word through whole games: one place, one key, one bright button."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.display import KeyPressed
from engine.ui.launch import Pages
from engine.ui.self_test import settle
from engine.ui.table.frame import LEAST_LOG
from engine.ui.table.table import table_scene
from engine.ui.widgets.base import Button
from games import REGISTRY
from games.arcs.moves import GoOn, SeizeWith
from tests.patience import lengths, patience
from tests.ui.stage import FRAME

PATIENCE = 4000
CLOSED_AT_FIRST, CLOSED_EACH = 3, 6
"""At which decisions the hint is put away and asked for again: so many, then every sixth."""
"""CI walks so far into each game."""
WALKS = {
    "despirala": ("optimal", {}),
    "risk": ("raider", {}),
    "roll_galaxy": ("rollbot:easy", {}),
    "rajas": ("page", {}),
    "arcs": ("steward", {}),
    "arcs campaign": ("steward", {"mode": "campaign"}),
}
QUICK = replace(
    Settings(), animation_speed=AnimationSpeed.OFF, log_open=True, explain_bots=False,
    show_hints=False,
)  # fmt: skip


class Walk:
    """A game played in the window by its hints alone."""

    def __init__(self, name: str) -> None:
        other, options = WALKS[name]
        self.game = REGISTRY.game(name.split(maxsplit=1)[0])
        seats = (SeatSetup("human", "You"), SeatSetup(other, "Ada"))
        self.match = Match(self.game, Setup(seats, "hints", options=options))
        self.app = App(QUICK, REGISTRY, (1280, 720), routes=Pages, headless=True)
        self.table: Any = table_scene(self.app, self.match)
        self.app.push(self.table)
        settle(self.app)

    @property
    def hints(self) -> Any:
        return self.table.frame.hints

    def press(self, key: str) -> None:
        self.app.top.handle(KeyPressed(key))
        self.app.step(FRAME, [])

    def until(self, is_so: Any) -> None:
        for _ in patience(PATIENCE):
            if is_so():
                return
            self.app.step(FRAME, [])
            time.sleep(0.0005)
        raise AssertionError("it never happened")

    def decisions(self) -> Iterator[Any]:
        """What the person has to decide, one after the other, until the game is over."""
        while not self.match.is_over:
            self.until(self._has_come)
            if self.table.moment.decision is not None:
                yield self.table.moment.decision

    def _has_come(self) -> bool:
        """Whether a decision or the end is there; what waits to be looked at is gone on with."""
        if self.table.director.held is not None:
            self.press("space")
        return self.table.moment.decision is not None or self.match.is_over

    def open_hint(self) -> bool:
        """H, until the hint stands; not where somebody who has just played a card is not asked
        whether to seize.
        """
        decision = self.table.moment.decision
        self.press("h")
        self.until(lambda: self.hints.is_open or self.table.moment.decision is not decision)
        if self.table.moment.decision is not decision:
            assert all(isinstance(each, GoOn | SeizeWith) for each in decision.options)
            return False
        self.app.step(FRAME, [])
        return True

    @property
    def bright(self) -> list[Button]:
        """Every bright button of the table."""
        buttons = [each for widget in self.table.widgets for each in widget.family()]
        return [
            each for each in buttons
            if isinstance(each, Button) and each.look == "primary" and each.is_enabled
        ]  # fmt: skip


def check_place(walk: Walk) -> None:
    """In the column, between nothing and the log."""
    frame, place = walk.table.frame, walk.hints.panel.box
    for other in (frame.places.board, frame.log.column.box, frame.bar.box):
        assert not place.intersects(other)
    assert frame.log.column.box.h >= LEAST_LOG
    assert abs(place.x - frame.log.column.box.x) < 1


def play(walk: Walk, key: str) -> None:
    """Enter and Space do what is advised."""
    hint = walk.hints.panel.hint
    told = len(walk.match.moves)
    walk.press(key)
    walk.until(lambda: len(walk.match.moves) > told)
    if hint.play is None:
        assert walk.match.moves[told].answer == hint.best.option


@pytest.mark.sample(3)
@lengths("most", 7, 10**6)
@pytest.mark.parametrize("name", WALKS)
def test_the_hint_keeps_its_word_through_a_game(name: str, most: int):
    walk = Walk(name)
    for number, decision in enumerate(walk.decisions()):
        if not walk.open_hint():
            continue
        check_place(walk)
        assert walk.bright == [walk.hints.panel.play]
        if number < CLOSED_AT_FIRST or number % CLOSED_EACH == 0:
            walk.press(("h", "escape")[number // CLOSED_EACH % 2])
            assert not walk.hints.is_open
            assert walk.table.moment.decision is decision
            walk.open_hint()
        play(walk, ("return", "space")[number % 2])
        if number >= most:
            break
    else:
        assert walk.match.is_over
    walk.app.close()
