"""After a fault in a page: it is reported, and the page is opened anew from what is kept.

A page that fails again soon after leads to the hub, and a hub that cannot be shown to a page that
says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from engine.core.fault_report import write_report
from engine.core.storage import StorageError
from engine.text.said import Said
from engine.ui.pages.trouble import TroublePage
from engine.ui.scene import Scene, Window
from engine.ui.stack import SceneStack

T = TypeVar("T")

CALM_SECONDS: Final = 60.0
"""A page that was opened anew and has done well for so long counts as sound."""


class Unguarded:
    """Lets every fault through: tests and pictures must see them."""

    def pass_time(self, seconds: float) -> None:
        """Nothing is waited for."""

    def guarded(self, work: Callable[..., T], *arguments: Any) -> T | None:
        """What the work gives."""
        return work(*arguments)


class Rescue(Unguarded):
    """What a window does about faults; `hub` makes the page to go to when another fails again.

    `tidy` is called before another page is opened: what was half drawn is thrown away.
    """

    def __init__(
        self,
        window: Window,
        stack: SceneStack,
        hub: Callable[[], Scene],
        tidy: Callable[[], object],
    ) -> None:
        self._window = window
        self._tidy = tidy
        self._stack = stack
        self._hub = hub
        self._opened: Scene | None = None
        self._way = 0
        self._calm = 0.0

    def pass_time(self, seconds: float) -> None:
        """Let time go by."""
        self._calm += seconds
        if self._calm >= CALM_SECONDS:
            self._opened = None

    def guarded(self, work: Callable[..., T], *arguments: Any) -> T | None:
        """What the work gives; None when it failed and another page was opened in its place."""
        try:
            return work(*arguments)
        except Exception as fault:
            self._tidy()
            self.after(fault)
            return None

    def after(self, fault: Exception) -> None:
        """Tell the fault and open another page; raises it when not even the last one can be."""
        page = self._stack.page
        told = self._report(fault)
        is_safe = self._secure()
        ways = (self._anew, self._to_hub, self._to_trouble)
        first = self._way + 1 if page is not None and page is self._opened else 0
        for number in range(first, len(ways)):
            try:
                ways[number](page)
            except Exception as another:
                told = self._report(another)
                continue
            self._opened, self._way, self._calm = self._stack.page, number, 0.0
            self._say(number, is_safe, told)
            return
        raise fault

    # -- the report ---------------------------------------------------------------------------

    def _report(self, fault: Exception) -> Said:
        page = self._stack.page
        where = "no page" if page is None else type(page).__qualname__
        try:
            return Said("rescue-report", {"path": str(write_report(fault, where))})
        except StorageError as problem:
            return Said("rescue-no-report", {"fault": problem.said})

    def _secure(self) -> bool:
        """Whether everything worth keeping is on disk."""
        safe = True
        for scene in self._stack.scenes:
            try:
                safe = scene.secure() and safe
            except Exception as another:
                self._report(another)
                safe = False
        return safe

    def _say(self, way: int, is_safe: bool, told: Said) -> None:
        what = Said("rescue-safe") if is_safe else Said("rescue-not-safe")
        done = (
            Said("rescue-anew", {"what": what, "report": told}),
            Said("rescue-hub", {"what": what, "report": told}),
            Said("rescue-over", {"what": what, "report": told}),
        )
        page = self._stack.page
        if isinstance(page, TroublePage):
            page.words = done[way]
        else:
            self._window.toast(done[way], "warning")

    # -- the ways -----------------------------------------------------------------------------

    def _anew(self, page: Scene | None) -> None:
        make = None if page is None else page.anew
        self._leave(until=page)
        if make is not None:
            self._stack.push(make())
        elif self._stack.scenes:
            self._stack.show_again()
        else:
            self._stack.push(self._hub())

    def _to_hub(self, page: Scene | None) -> None:
        self._leave(until=None)
        self._stack.push(self._hub())

    def _to_trouble(self, page: Scene | None) -> None:
        self._leave(until=None)
        self._stack.push(TroublePage(self._window))

    def _leave(self, until: Scene | None) -> None:
        """Leave the scenes from the top, up to that one and with it; None for all of them."""
        while self._stack.scenes:
            scene = self._stack.scenes[-1]
            try:
                self._stack.take_off()
            except Exception as another:
                self._report(another)
            if scene is until:
                return
