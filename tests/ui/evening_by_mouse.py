"""One evening at a real table, by mouse in a real window.

`python -m tests.ui.evening_by_mouse GAME FOLDER [1280x720]` starts an Xvfb and an empty user
folder, goes from the hub to the set-up of a real table, lays the board out, does what bots say,
reports dice, tiles and cards by clicks on their pictures, decides for the person, and on the way
puts right what was reported wrongly. FOLDER gets pictures and `presses.md`, as from
`tests.ui.first_hour_by_mouse`. What a game adds is in `tests/games/<game>/scene/evening.py`
(`plan`).
"""

from __future__ import annotations

import argparse
import importlib
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

from engine.core.decision import Chance
from engine.core.storage import AnimationSpeed
from engine.ui.real_table.chance_page import ChancePage, ChanceThing
from engine.ui.widgets import Button
from tests.ui.first_hour_by_mouse import SETTLED, Hands, Newcomer, keep
from tests.ui.real_window import virtual_screen

MOST_ANSWERS: Final = 3000
STILL_SECONDS: Final = 90
"""So long a table may do nothing without a press."""
EACH_OF_THE_FIRST: Final = 40
THEN_EVERY: Final = 25


@dataclass(frozen=True, slots=True)
class Correction:
    """Something reported wrongly and put right: `is_due` says when, `make` does it once."""

    name: str
    is_due: Callable[[Evening], bool]
    make: Callable[[Evening], object]


class Plan(Protocol):
    """What a game adds to the evening."""

    corrections: Sequence[Correction]

    def set_up(self, evening: Evening) -> None:
        """From the page of the set-up to the table, by clicks."""

    def is_enough(self, evening: Evening) -> bool:
        """Whether the evening is over, besides the end of the game."""


class Evening:
    """A real table from the hub to its end; `step` answers what is asked next."""

    def __init__(self, me: Newcomer, key: str) -> None:
        self.me, self.key, self.app = me, key, me.app
        self.rng = Random(48)
        self.plan: Plan = importlib.import_module(f"tests.games.{key}.scene.evening").plan()
        self._hands: Hands | None = None
        self._due = list(self.plan.corrections)
        self._shots = 0

    @property
    def table(self) -> Any:
        """The table, which is in front but for pages over it."""
        return next(each for each in reversed(self.app.scenes) if hasattr(each, "frame"))

    @property
    def match(self) -> Any:
        """The game that is played."""
        return self.table.match

    @property
    def hands(self) -> Any:
        """The game's own hands at this table."""
        if self._hands is None:
            self._hands = self.me.hands_at(self.table)
        return self._hands

    @property
    def asked(self) -> ChancePage | None:
        """The page that asks what came up, if there is one."""
        page = self.table.frame.dice
        return page if isinstance(page, ChancePage) else None

    def take(self) -> bool:
        """All of it; whether it came to its end."""
        me = self.me
        self.open()
        me.come_to("set-up")
        me.live(2 * SETTLED)
        me.shot("set-up")
        self.plan.set_up(self)
        if not me._wait_for(lambda: hasattr(self.app.top, "frame"), 60):
            me.shot("STUCK")
            return False
        me.come_to("laying out")
        me.live(2 * SETTLED)
        return self.play()

    def open(self) -> None:
        """From the hub to the set-up of a real table."""
        from engine.ui.hub.menu import MenuScene  # noqa: PLC0415 (the screen has to be there first)

        me = self.me
        self.app.change_settings(animation_speed=AnimationSpeed.FAST)
        self.app.push(MenuScene(self.app))
        me.live(2 * SETTLED)
        me.shot("hub")
        hub: Any = self.app.top
        if hub.resume.game.key != self.key:
            me.click(hub.covers[[game.key for game in hub.games].index(self.key)].box)
            me.live(SETTLED)
        me.shot("hub-chosen")
        me.click(hub.real_table.box)
        me._wait_for(lambda: self.app.top is not hub)

    # -- at the table

    def play(self) -> bool:
        """Until the game or the plan is over; False where nothing goes on."""
        for number in range(MOST_ANSWERS):
            self.settle()
            is_over = self.match.is_over and not self.table.frame.explained.is_speaking
            if is_over or self.plan.is_enough(self):
                self.me.come_to("end")
                self.me.live(4 * SETTLED)
                self.me.shot("end")
                self.me.say(f"over after {len(self.match.moves)} answers: {self.match.result}")
                return True
            self._come_to_station()
            if number < EACH_OF_THE_FIRST or number % THEN_EVERY == 0:
                self.me.shot(f"{number:04}-{self.kind}")
            due = next((each for each in self._due if each.is_due(self)), None)
            if due is not None:
                self._due.remove(due)
                self.correct(due)
                continue
            if not self.step():
                self.me.shot("STUCK")
                self.me.say(
                    f"STUCK at {self.kind}: {self.said(self.table.frame.bar.actions.prompt)}"
                )
                return False
            if number % 20 == 0:
                keep(self.me, f"An evening at the real table of {self.key}")
        return False

    def _come_to_station(self) -> None:
        turn = self.table.frame.explained
        is_laying = not turn.laying.is_over
        name = "laying out" if is_laying else "game"
        if self.me.station != name:
            self.me.come_to(name)

    def settle(self) -> None:
        """Until something is to be pressed, or all is over."""
        table, began = self.table, time.monotonic()
        while time.monotonic() < began + STILL_SECONDS:
            self.me.live(0.1)
            if self.app.top is not table or table.frame.explained.is_speaking:
                return
            director = table.director
            is_moving = table.film.is_playing or table.parts.board.is_animating
            if director.held is not None and not is_moving:
                return
            if is_moving or director.is_playing or director.is_behind:
                continue
            if self.match.is_over or self.asked is not None or table.person is not None:
                break
        self.me.live(0.1)
        table.prepare()

    @property
    def kind(self) -> str:
        """What is asked for now."""
        table = self.table
        turn = table.frame.explained
        if self.app.top is not table:
            return type(self.app.top).__name__
        if turn.is_speaking:
            return "laying" if turn.laying.is_speaking else "instruction"
        if self.asked is not None:
            return f"report-{self.match.pending.kind}"
        return "held" if table.director.held is not None else str(self.match.pending.kind)

    def step(self) -> bool:
        """What is asked next: an instruction, a report, a decision; whether it was answered."""
        table, before = self.table, self.where
        if self.app.top is not table:
            return self.plain_page()
        if table.frame.explained.is_speaking or table.director.held is not None:
            self.press(table.frame.bar.primary)
        elif self.asked is not None:
            self.report(self.outcome_wished)
        else:
            self.hands.answer(self.hands.wished())
        return self.me._wait_for(lambda: self.where != before, 20)

    @property
    def where(self) -> tuple[Any, ...]:
        """What changes with each step."""
        turn = self.table.frame.explained
        panel = turn.panel
        return (
            len(self.match.moves), turn.is_speaking, turn.laying.place, panel.now, panel.kicker,
            self.table.director.answers, self.app.top,
        )  # fmt: skip

    def plain_page(self) -> bool:
        """A page over the table that nobody asked for: its bright button."""
        top = self.app.top
        bright = [
            each
            for widget in top.widgets
            for each in widget.family()
            if isinstance(each, Button) and each.kind == "primary" and each.is_visible
        ]
        if not bright:
            return False
        self.me.say(f"{type(top).__name__} is over the table")
        self.press(bright[0])
        return self.me._wait_for(lambda: self.app.top is not top, 10)

    # -- presses

    def said(self, words: Any) -> str:
        """As it is written on the screen."""
        return str(self.app.canvas.said(words))

    def press(self, widget: Any) -> None:
        """A click in the middle of a widget of the page in front."""
        self.me.click(widget.box, getattr(getattr(self.app.top, "plane", None), "factor", 1.0))

    def push(self, label: str) -> None:
        """The button of the bar whose label begins so."""
        self.table.prepare()
        for each in self.table.frame.bar.family():
            is_shown = isinstance(each, Button) and each.is_visible
            if is_shown and self.said(each.label).startswith(label):
                assert each.is_enabled, f"{label} is not enabled"
                self.press(each)
                return
        raise AssertionError(f"no button '{label}' in the bar")

    def outcome_wished(self, page: ChancePage) -> ChanceThing:
        """What came up next: anything that may; of a hand what the person's bot would do."""
        pending = self.match.pending
        if not isinstance(pending, Chance):
            wished = self.hands.wished()
            return next(each for each in page.things if each.answer == wished)
        may = [each for each in page.things if page.telling.may_be(each) and not each.is_out]
        return self.rng.choice(may)

    def report(self, choose: Callable[[ChancePage], ChanceThing]) -> None:
        """All that came up, a picture at a time; what cannot be is taken out and told again."""
        before, page = self.where, self.asked
        while page is not None and self.where == before:
            if page.outcome is None:
                self.press_cell(page, choose(page))
            elif page.told.problem:
                self.me.say(f"refused: {self.said(page.told.problem)}")
                told = [each for each in page.told.slots if each.is_enabled]
                self.press(told[-1])
            else:
                self.press(self.table.frame.bar.primary)
            page = self.asked

    def press_cell(self, page: ChancePage, thing: ChanceThing) -> None:
        """The picture of a thing; the wheel first where it is out of view."""
        cell, area = page.cells[thing], page.area.box
        for _ in range(30):
            if area.y <= cell.box.centre_y <= area.bottom:
                break
            factor = self.app.scale * self.table.plane.factor
            self.me._go(area.centre_x * factor, area.centre_y * factor)
            self.me.turn_wheel(-1 if cell.box.centre_y > area.bottom else 1)
        self.press(cell)

    # -- corrections

    def correct(self, due: Correction) -> None:
        """One of the plan's, told with what it cost."""
        before = len(self.me.presses)
        station = self.me.station
        self.me.come_to(f"correction: {due.name}")
        due.make(self)
        self.me.shot("corrected")
        self.me.say(f"{due.name}: {len(self.me.presses) - before} presses")
        self.me.come_to(station)

    def take_back(self) -> None:
        """The undo button of the bar, then what hands put back."""
        self.settle()
        self.press(self.table.frame.undo)
        self.me.shot("taken-back")


def main() -> int:
    """One evening of one game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("size", nargs="?", default="1280x720")
    args = parser.parse_args()
    wide, high = map(int, args.size.split("x"))
    args.folder.mkdir(parents=True, exist_ok=True)
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as home:
        os.environ.update(DISPLAY=screen, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", HOME=home)
        os.environ.update(XDG_CONFIG_HOME=f"{home}/config", XDG_DATA_HOME=f"{home}/data")
        os.environ.update(SDL_VIDEO_WINDOW_POS="0,0")
        me = Newcomer((wide, high), args.folder)
        try:
            is_whole = Evening(me, args.game).take()
        finally:
            me.come_to(me.station)
            keep(me, f"An evening at the real table of {args.game}")
        me.app.close()
    return 0 if is_whole else 1


if __name__ == "__main__":
    raise SystemExit(main())
