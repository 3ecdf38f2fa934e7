"""Keeps the match, its film and its log in step: what the conductor tells, and how time goes by."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Protocol

from engine.core.story import Move
from engine.text.said import Words
from engine.ui.table.curtain import CurtainScene
from engine.ui.table.orders import Orders, Screen
from engine.ui.table.prompter import THINKING_SHOWS_AFTER
from engine.ui.theme import Theme


class ThemedTable(Screen, Protocol):
    """A table with its looks."""

    theme: Theme
    orders: Orders


class TableSync:
    """The audience of one table's conductor."""

    def __init__(self, table: ThemedTable) -> None:
        self._table = table
        self._state: object = None

    # -- audience of the conductor ------------------------------------------------------------

    def moved(self, move: Move) -> None:
        """An answer was given: into the log, and onto the film."""
        if self._table.parts.paces_bots:
            self._table.conductor.hurry()
        self.follow()
        self._person_changed()

    def replaced(self) -> None:
        """Something was taken back or played again: no film, just the table as it is."""
        table = self._table
        table.parts.board.forget()
        table.frame.ending.forget()
        table.frame.log.follow(table.sitting.told, table.sitting.watcher)
        table.director.jump()
        self._person_changed()

    def told(self, text: Words) -> None:
        """A sentence from the conductor."""
        self._table.app.toast(text, "warning")

    def ended(self, record: Path | None) -> None:
        """The game is over."""
        table = self._table

        def show_sheet() -> None:
            goes_on = table.tutor is not None and table.tutor.keeps_table
            sheet = table.review_scene() if table.is_on_top and not goes_on else None
            if sheet is not None:
                table.app.push(sheet)

        winners = table.match.result.winners
        sound = partial(table.play_sound, "win")
        table.frame.ending.begin(table.film, winners, sound, show_sheet)

    def follow(self) -> None:
        """Take in what was played since."""
        table = self._table
        table.frame.log.follow(table.sitting.told, table.sitting.watcher)
        table.director.follow()
        table.refresh()

    def _person_changed(self) -> None:
        table = self._table
        if table.sitting.has_changed():
            table.play_sound("turn")
        if table.decision is not None:
            table.director.is_skipping = False
        table.refresh()

    # -- time ---------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let the match or the replay go on."""
        table = self._table
        if table.replay is not None:
            table.replay.update(seconds)
            return
        conductor, film = table.conductor, table.film
        factor = table.app.settings.animation_speed.factor
        conductor.update(seconds, factor, lambda: film.is_playing)
        if film.is_playing and not factor:
            film.update(0.0)
        state = (conductor.is_running, conductor.trouble, table.frame.prompter.thinks_long)
        if state != self._state:
            self._state = state
            table.refresh()
        self._draw_curtain()

    def _draw_curtain(self) -> None:
        table = self._table
        seat = table.conductor.curtain_for
        if seat is None or table.film.is_playing or not table.is_on_top:
            return

        def ready() -> None:
            table.conductor.sit_down()
            self.follow()
            self._person_changed()

        name = table.sitting.names[seat]
        commands = table.orders.of_curtain()
        table.app.push(CurtainScene(table.app, table.theme, seat, name, ready, commands))

    @property
    def seconds_to_go_on(self) -> float | None:
        """When something will happen by itself; None when nothing will, or a film comes first."""
        table = self._table
        if table.replay is not None:
            return None if table.film.is_playing else table.replay.seconds_to_go_on
        if table.director.held is not None:
            return None
        conductor = table.conductor
        rest = conductor.seconds_to_go_on
        due = [] if rest is None else [rest * table.app.settings.animation_speed.factor]
        if conductor.is_thinking and not table.frame.prompter.thinks_long:
            due.append(THINKING_SHOWS_AFTER - conductor.seconds_thought)
        return min(due, default=None)
