"""Where the games of a tournament are played: on processes of this machine, or on a cluster."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.tournament import League, Played, Runner, in_blocks, play_block

CONNECT_SECONDS = 10.0
TRIES_ELSEWHERE = 2
"""How often a block is given to another worker when the one that had it is lost."""


def on_processes(jobs: int) -> Runner:
    """Plays on so many processes; on this one when it is just one."""

    def run(game: Game, league: League, indices: Sequence[int]) -> Iterator[Played]:
        if jobs <= 1:
            for index in indices:
                yield from play_block(game, league, [index])
            return
        with ProcessPoolExecutor(jobs) as pool:
            blocks = in_blocks(indices, jobs)
            futures = [pool.submit(play_block, game, league, block) for block in blocks]
            try:
                for future in as_completed(futures):
                    yield from future.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    return run


def on_cluster(address: str, connect_seconds: float = CONNECT_SECONDS) -> Runner:
    """Plays on the workers of a Dask cluster, such as tcp://10.0.0.1:8786.

    Every worker needs this program at its Python path (`PYTHONPATH=... dask worker ADDRESS`), in
    the same version: this is checked. Raises InputError when there is no such cluster.
    """

    def run(game: Game, league: League, indices: Sequence[int]) -> Iterator[Played]:
        client = _client(address, connect_seconds)
        try:
            workers = _require_workers(client, game, address)
            futures = client.map(
                lambda block: play_block(game, league, block),
                in_blocks(indices, workers),
                pure=False,
                retries=TRIES_ELSEWHERE,
            )
            yield from _outcomes(client, futures)
        finally:
            client.close()

    return run


def _client(address: str, connect_seconds: float) -> Any:
    try:
        from distributed import Client  # noqa: PLC0415 (optional: only a cluster needs it)
    except ImportError as error:
        raise InputError(
            "--cluster needs Dask: pip install distributed (requirements.txt says which)"
        ) from error
    try:
        return Client(address, timeout=connect_seconds)
    except (OSError, ValueError) as error:
        raise InputError(f"there is no cluster at {address}: {error}") from error


def _outcomes(client: Any, futures: list[Any]) -> Iterator[Played]:
    from distributed import as_completed as as_completed_there  # noqa: PLC0415 (optional: only a cluster needs it)

    try:
        for future in as_completed_there(futures):
            yield from future.result()
            future.release()
    finally:
        client.cancel(futures)


def _require_workers(client: Any, game: Game, address: str) -> int:
    """The number of threads of the cluster; InputError when its workers cannot play this game."""
    workers = client.ncores()
    if not workers:
        raise InputError(f"the cluster at {address} has no workers")
    try:
        prints = client.run(fingerprint, game)
    except Exception as error:  # whatever their Python says when it cannot load the game
        raise InputError(
            f"the workers of {address} cannot load {game.title}: {type(error).__name__}: {error}"
        ) from error
    own = fingerprint(game)
    other = [worker for worker, found in prints.items() if found != own]
    if other:
        raise InputError(f"the worker {other[0]} has another version of {game.title} than this one")
    return sum(workers.values())


def fingerprint(game: Game) -> str:
    """Tells versions of the engine and of a game apart: it is the same for the same files."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent, game.folder):
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.json"))):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
