"""Work that is written in one piece and done in slices: a little in every frame."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock, Thread
from typing import Protocol


class GivenUp(BaseException):
    """Raised within work that nobody wants any more, where it stands."""


class Slices:
    """Does a piece of work a slice at a time.

    The work has a thread of its own, which only runs while `go_on` waits for it. Hand in hand and
    never side by side, it may use all that the window uses. Where it calls `breathe` after its
    slice is over, the hand goes back. `processor_seconds` is what all slices so far have taken.
    """

    def __init__(
        self, work: Callable[[], object], clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.is_done = False
        self.processor_seconds = 0.0
        self._work = work
        self._clock = clock
        self._end = 0.0
        self._fault: BaseException | None = None
        self._is_given_up = False
        self._thread: Thread | None = None
        self._turn, self._back = Lock(), Lock()
        self._turn.acquire()
        self._back.acquire()

    def go_on(self, seconds: float) -> bool:
        """Work for about so long; whether all is done. Raises what the work raised."""
        if not self.is_done:
            self._end = self._clock() + seconds
            self._hand_over()
        fault, self._fault = self._fault, None
        if fault is not None:
            raise fault
        return self.is_done

    def breathe(self) -> None:
        """Called by the work, where it may rest: waits for the next slice if this one is over."""
        if self._clock() < self._end:
            return
        self.processor_seconds = time.thread_time()
        self._back.release()
        self._turn.acquire()
        if self._is_given_up:
            raise GivenUp

    def give_up(self) -> None:
        """The rest of the work is not wanted: it ends where it rests."""
        if self._thread is not None and not self.is_done:
            self._is_given_up = True
            self._hand_over()
        self.is_done = True

    def _hand_over(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="slices", daemon=True)
            self._thread.start()
        else:
            self._turn.release()
        self._back.acquire()

    def _run(self) -> None:
        try:
            self._work()
        except GivenUp:
            pass
        except BaseException as fault:
            self._fault = fault
        self.processor_seconds = time.thread_time()
        self.is_done = True
        self._back.release()


class Painter(Protocol):
    """Whoever paints, and calls `breathe` after each picture."""

    breathe: Callable[[], object]


class SlicedPainting(Slices):
    """Slices of painting: it rests wherever the `painter` breathes."""

    def __init__(
        self,
        painter: Painter,
        work: Callable[[], object],
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(work, clock)
        self._painter = painter

    def go_on(self, seconds: float) -> bool:
        """Paint for about so long; whether all is done. Raises what the work raised."""
        usual, self._painter.breathe = self._painter.breathe, self.breathe
        try:
            return super().go_on(seconds)
        finally:
            self._painter.breathe = usual
