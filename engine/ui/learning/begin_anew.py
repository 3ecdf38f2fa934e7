"""Asks what is to begin anew: each part alone, nothing chosen at first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.errors import InputError
from engine.core.learning.anew import RESETTABLE_FILES
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
        self.yes = Button("Begin anew", self._put_away, kind="primary", key="Enter", accent=BAD)
        super().__init__(
            app, "What shall begin anew?",
            "The files so far are kept under another name; records of games stay.",
            (Button("Cancel", self.back, kind="secondary", key="Esc"), self.yes),
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
            self.app.toast(str(problem), "warning")
        else:
            titles = " and ".join(kept.title.lower() for kept in chosen)
            self.app.toast(f"Begun anew: {titles}; what was there is kept beside it")
        self.on_done()
