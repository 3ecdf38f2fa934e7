"""Work that must not hold up the window: in slices between frames, or in a process beside it."""

from __future__ import annotations

import gc
import queue
import sys
import threading
import time
from collections.abc import Callable
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from engine.core.thinking import Lane, MatchCopy, Thinkers, Topic


# What is worked out behind the window, while the window keeps answering.
#
# There is a thread for the moves of bots and one for everything else, so that no bot waits for an
# analysis. Thinking itself takes place in a process of its own, for which these threads only wait;
# in tests and pictures it is done by the threads. Results come back through queues and are handed
# out by `poll` on the window's own thread.

T = TypeVar("T")

USUAL_SWITCH_SECONDS: Final = sys.getswitchinterval()
"""As it is before any worker thinks: one that is made while another thinks must not take its."""
# A thinking bot gives the interpreter up this often; with Python's own 5 ms the window would
# wait 5 ms after each of the many calls of a frame that let the interpreter go.
SWITCH_SECONDS: Final = 0.0005


class Ticket(Generic[T]):
    """A piece of work handed in: waiting, done, failed or cancelled."""

    def __init__(
        self,
        work: Callable[[], T],
        then: Callable[[T], object] | None,
        failed: Callable[[Exception], object] | None,
    ) -> None:
        self.is_done = False
        self.is_cancelled = False
        self.error: Exception | None = None
        self._work = work
        self._then = then
        self._failed = failed
        self._value: list[T] = []

    @property
    def result(self) -> T:
        """What the work returned; raises what it raised, or LookupError before it is done."""
        if self.error is not None:
            raise self.error
        if not self._value:
            raise LookupError("the work is not done yet")
        return self._value[0]

    def cancel(self) -> None:
        """Nobody wants the result any more; work that has begun runs on unheard.

        Long work may look at `is_cancelled` now and then and stop by itself.
        """
        self.is_cancelled = True

    def run(self) -> None:
        """Do the work, in the worker's thread."""
        try:
            self._value.append(self._work())
        except Exception as error:
            self.error = error

    def hand_out(self) -> None:
        """Tell whoever asked, on the window's thread; an error nobody takes is raised here."""
        self.is_done = True
        if self.is_cancelled:
            return
        if self.error is None:
            if self._then is not None:
                self._then(self._value[0])
        elif self._failed is not None:
            self._failed(self.error)
        else:
            raise self.error


class Worker:
    """Runs pieces of work one after the other, in a thread of its own for each lane.

    With `apart` what it is asked to think about is thought in another process.
    """

    def __init__(self, *, apart: bool = False) -> None:
        self._apart = apart
        self._made: Thinkers | None = None
        self._making = threading.Lock()
        self._desks: dict[Lane, _Desk] = {}
        self._open: list[Ticket[Any]] = []

    def _thinkers(self) -> Thinkers:
        """Who thinks. The first thread to ask loads what thinking takes: no page waits for it."""
        with self._making:
            if self._made is None:
                self._made = _thinkers_apart() if self._apart else _thinkers_here()
            return self._made

    @property
    def is_busy(self) -> bool:
        """Whether some work has not been handed out: only then is polling of any use."""
        return bool(self._open)

    def submit(
        self,
        work: Callable[[], T],
        then: Callable[[T], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
        *,
        lane: Lane = "study",
    ) -> Ticket[T]:
        """Hand work in; `then` or `failed` is called from `poll`, unless the ticket is cancelled.

        In a lane one piece is done after the other; "bots" is kept free for their moves. The work
        must touch neither pygame nor anything the window changes meanwhile.
        """
        ticket = Ticket(work, then, failed)
        if not self._open:
            sys.setswitchinterval(SWITCH_SECONDS)
        self._open.append(ticket)
        self._desks.setdefault(lane, _Desk(lane)).take(ticket)
        return ticket

    def start_thinkers(self) -> None:
        """Have the process for thoughts ready before the first one is asked for."""
        self.submit(lambda: self._thinkers().start(), failed=lambda error: None)

    def think(
        self,
        topic: Topic,
        work: Callable[Concatenate[MatchCopy, ...], T],
        arguments: tuple[Any, ...] = (),
        then: Callable[[T], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
        *,
        lane: Lane = "study",
    ) -> Ticket[T]:
        """Have `work(copy, *arguments)` done for a copy of the match as it stands now.

        It may be done in another process: `work` is a function of a module, and what goes in and
        comes out are plain values. Handed out as by `submit`.
        """
        stand = topic.now()
        return self.submit(
            lambda: self._thinkers().ask(lane, stand, work, arguments), then, failed, lane=lane
        )

    def work_out(
        self,
        work: Callable[..., T],
        arguments: tuple[Any, ...] = (),
        then: Callable[[T], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
        *,
        lane: Lane = "study",
    ) -> Ticket[T]:
        """Have `work(*arguments)` done as `think` does, about no match."""
        return self.submit(
            lambda: self._thinkers().ask(lane, None, work, arguments), then, failed, lane=lane
        )

    def forget(self, topic: Topic, *, lane: Lane) -> None:
        """Nobody asks about this match any more: after the last thought, its bots are closed."""
        self.submit(lambda: self._thinkers().forget(lane, topic.number), lane=lane)

    def poll(self) -> bool:
        """Hand out what has finished; True when there was something."""
        heard = False
        while self._open:
            ticket = self._finished()
            if ticket is None:
                break
            heard = True
            self._open.remove(ticket)
            self._calm_down()
            ticket.hand_out()
        return heard

    def close(self) -> None:
        """Take no notice of what is still running and let the threads end."""
        for ticket in self._open:
            ticket.cancel()
        self._open.clear()
        self._calm_down()
        if self._made is not None:
            self._made.close()
        for desk in self._desks.values():
            desk.close()
        self._desks = {}

    def _finished(self) -> Ticket[Any] | None:
        done = (desk.finished() for desk in self._desks.values())
        return next((ticket for ticket in done if ticket is not None), None)

    def _calm_down(self) -> None:
        if not self._open:
            sys.setswitchinterval(USUAL_SWITCH_SECONDS)


def _thinkers_apart() -> Thinkers:
    from engine.core.thinking import ThinkingProcess  # noqa: PLC0415 (once somebody thinks)

    return ThinkingProcess()


def _thinkers_here() -> Thinkers:
    from engine.core.thinking import NearThinkers  # noqa: PLC0415 (once somebody thinks)

    return NearThinkers()


class _Desk:
    """The thread with its two trays; a closed desk's late results reach nobody."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._waiting: queue.SimpleQueue[Ticket[Any] | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[Ticket[Any]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def take(self, ticket: Ticket[Any]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._labour, name=self._lane, daemon=True)
            self._thread.start()
        self._waiting.put(ticket)

    def finished(self) -> Ticket[Any] | None:
        try:
            return self._done.get_nowait()
        except queue.Empty:
            return None

    def close(self) -> None:
        if self._thread is not None:
            self._waiting.put(None)

    def _labour(self) -> None:
        while (ticket := self._waiting.get()) is not None:
            if not ticket.is_cancelled:
                ticket.run()
            self._done.put(ticket)
            del ticket  # while it waits for more, the thread holds nothing of who asked


# Work that is written in one piece and done in slices: a little in every frame.


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


# What left pages held goes back to the system.

MMAP_THRESHOLD: Final = -3
"""What `mallopt` calls the least size of a block that has pages of its own."""
LEAST_APART: Final = 256 * 1024


def settle_in() -> None:
    """What is held by now (games, pages of code) stays: no later search looks through it again.

    With all games loaded that search alone would keep a frame waiting for a twentieth of a second.
    """
    gc.collect()
    gc.freeze()


def release_memory() -> None:
    """Free what is held by itself alone (a scene and its widgets), then trim the heap.

    The GNU C library keeps the room of freed pictures until it is asked; others return it at once.
    """
    gc.collect()
    _ask_library("malloc_trim", 0)


def keep_pictures_apart() -> None:
    """The room of a picture goes back to the system with it, from now on.

    The GNU C library learns from large blocks that were freed to put later ones on its heap, where
    small ones that live longer hold them: a table then takes 30 to 50 MB more.
    """
    _ask_library("mallopt", MMAP_THRESHOLD, LEAST_APART)


def _ask_library(name: str, *values: int) -> None:
    """Call a function of the C library where there is one of that name."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 (no other system needs it)

        function = getattr(ctypes.CDLL(None), name, None)
        if function is not None:
            function(*values)
