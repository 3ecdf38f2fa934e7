"""Processes beside this one that play games, and end with it whatever happens."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Thread

from engine.core.errors import InputError

MOST_JOBS = 256


def check_jobs(jobs: int) -> None:
    """Raises InputError for a number of processes that cannot be meant."""
    if not 1 <= jobs <= MOST_JOBS:
        raise InputError(f"--jobs is {jobs}; it must be 1 to {MOST_JOBS}")


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; all are ended at once when the work is left before its end.

    Ctrl-C reaches this process alone. Raises InputError when one of them is ended from outside.
    """
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_belong_to_parent)
    try:
        yield pool
    except BrokenProcessPool as error:
        raise InputError("a process that played games was ended from outside") from error
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _belong_to_parent() -> None:
    """Ctrl-C is the parent's affair, and a parent that is killed takes this process with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
