"""The games of a tournament on a Dask cluster. Nothing else imports Dask, which is optional.

What travels is bytes: the scheduler hands them on and needs no part of this program.
"""

from __future__ import annotations

import hashlib
import logging
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.tournament import League, Played, Runner, in_blocks, play_block

CONNECT_SECONDS = 10.0
PATIENCE_SECONDS = 5.0
"""After so long without a result it is asked whether anybody still plays."""
TRIES_ELSEWHERE = 2
"""How often a block is given to another worker when the one that had it is lost."""

DO_PACKED: Callable[[bytes], bytes] = lambda work: pickle.dumps(pickle.loads(work)())  # noqa: E731
"""Does packed work and packs its result; a lambda because Dask sends those as a whole.

A named function travels as the name of its module, which the scheduler would have to import.
"""


def on_cluster(address: str, connect_seconds: float = CONNECT_SECONDS) -> Runner:
    """Plays on the workers of a Dask cluster, such as tcp://10.0.0.1:8786.

    Every worker needs this program at its Python path (`PYTHONPATH=... dask worker ADDRESS`), in
    the same version: this is checked. Raises InputError when there is no such cluster, and when
    it fails.
    """

    def run(game: Game, league: League, indices: Sequence[int]) -> Iterator[Played]:
        with _client(address, connect_seconds) as client:
            workers = _require_workers(client, game)
            blocks = in_blocks(indices, workers)
            work = [pickle.dumps(partial(play_there, game, league, block)) for block in blocks]
            futures = client.map(DO_PACKED, work, pure=False, retries=TRIES_ELSEWHERE)
            try:
                yield from _outcomes(client, futures)
            finally:
                client.cancel(futures)

    return run


def play_there(game: Game, league: League, block: Sequence[int]) -> tuple[list[Played], str]:
    """`play_block` on a worker: the outcomes, or the sentence that says why there are none."""
    try:
        return play_block(game, league, block), ""
    except InputError as problem:
        return [], str(problem)


def fingerprint(game: Game) -> str:
    """Tells versions of the engine and of a game apart: it is the same for the same files."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent, game.folder):
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.json"))):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


@contextmanager
def _client(address: str, connect_seconds: float) -> Iterator[Any]:
    """A connection to the cluster, in which whatever Dask raises becomes one sentence."""
    try:
        from distributed import Client  # noqa: PLC0415 (optional)
    except ImportError as error:
        raise InputError("--cluster needs Dask: pip install -r requirements-cluster.txt") from error
    logging.disable()  # Dask logs whole tracebacks of what is said here in one sentence
    try:
        client = Client(address, timeout=connect_seconds)
    except Exception as error:  # a wrong address raises many things
        raise InputError(f"there is no cluster at {address}: {_said(error)}") from error
    try:
        yield client
    except InputError:
        raise
    except Exception as error:  # whatever Dask raises when a part of the cluster is gone
        raise InputError(f"the cluster at {address} failed: {_said(error)}") from error
    finally:
        client.close()
        logging.disable(logging.NOTSET)


def _said(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".removesuffix(": ").split())


def _outcomes(client: Any, futures: list[Any]) -> Iterator[Played]:
    """The games of every block as it is done."""
    done: Queue[Any] = Queue()
    for future in futures:
        future.add_done_callback(done.put)
    left = len(futures)
    while left:
        try:
            future = done.get(timeout=PATIENCE_SECONDS)
        except Empty:
            if not client.ncores():
                raise InputError("the cluster has lost all its workers") from None
            continue
        outcomes, problem = pickle.loads(future.result())
        if problem:
            raise InputError(problem)
        yield from outcomes
        future.release()
        left -= 1


def _require_workers(client: Any, game: Game) -> int:
    """The number of threads of the cluster; InputError when its workers cannot play this game."""
    workers = client.ncores()
    if not workers:
        raise InputError("the cluster has no workers")
    try:
        answers = client.run(DO_PACKED, pickle.dumps(partial(fingerprint, game)))
    except Exception as error:  # whatever their Python says when it cannot load the game
        raise InputError(
            f"the cluster's workers cannot load {game.title}: {_said(error)}"
        ) from error
    own = fingerprint(game)
    other = [worker for worker, found in answers.items() if pickle.loads(found) != own]
    if other:
        raise InputError(f"the worker {other[0]} has another version of {game.title} than this one")
    return sum(workers.values())
