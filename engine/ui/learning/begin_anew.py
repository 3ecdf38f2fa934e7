"""Asks what is to begin anew: each part alone, nothing chosen at first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.errors import InputError
from engine.core.learning.anew import RESETTABLE_FILES
from engine.text.said import Said, glued
from engine.ui.scene import Window
from engine.ui.theme import BAD
from engine.ui.widgets import Button, Toggle
from engine.ui.widgets.dialog import Dialog

ROW: Final = 56.0


class BeginAnew(Dialog):
    """A switch for each part; nothing is put away before one is on and the button is pressed."""

    def __init__(self, app: Window, on_done: Callable[[], object]) -> None:
        self.on_done = on_done
        self.switches = tuple(
            Toggle(on_change=self._allow, label=kept.title, note=kept.note)
            for kept in RESETTABLE_FILES
        )
        self.yes = Button(
            Said("anew-begin"), self._put_away, kind="primary", key="Enter", accent=BAD
        )
        super().__init__(
            app, Said("anew-ask"),
            Said("anew-words"),
            (Button(Said("house-cancel"), self.back, kind="secondary", key="Esc"), self.yes),
            body=tuple((switch, ROW) for switch in self.switches),
        )  # fmt: skip
        self._allow()

    def _allow(self, _is_on: bool = False) -> None:
        self.yes.is_enabled = any(switch.is_on for switch in self.switches)

    def _put_away(self) -> None:
        chosen = [
            kept
            for kept, switch in zip(RESETTABLE_FILES, self.switches, strict=True)
            if switch.is_on
        ]
        self.app.remove(self)
        try:
            for kept in chosen:
                kept.put_away()
        except InputError as problem:
            self.app.toast(problem.said, "warning")
        else:
            titles = glued([kept.title for kept in chosen], "and")
            self.app.toast(Said("anew-done", {"titles": titles}))
        self.on_done()
