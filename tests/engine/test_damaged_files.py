"""Files that were damaged, cut or edited: one short sentence each, never a traceback.

CI tries some hundred; `python -m tests.engine.test_damaged_files 3000` as many as one likes.
"""

from __future__ import annotations

import copy
import json
import os
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core import commands, record
from engine.core.errors import LONGEST_MESSAGE, InputError
from engine.core.game import Game
from engine.core.learning.statistics import PERFORMANCES, Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.position.draft import load_position, sample_position
from engine.core.record import Autosave, saved_games, saves_folder
from engine.core.setup import day_of
from engine.core.storage import Settings, SettingsFile
from engine.ui.hub.hub_cards import Unfinished
from games import REGISTRY

TRIES = 300
ANSWERS = 60
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 7, 10**9, 10**400, 1.5, 1e308, "", "x", "\0", "x" * 5000, [], {}, [[]], "²",
)  # fmt: skip


# -- sound files to damage


def short_match(game: Game, answers: int = ANSWERS) -> Match:
    """A game among random players as far as so many answers."""
    seats = ("random",) * game.usual_seats
    match = Match(game, commands.make_setup(game, seats, "sound", {}))
    play_bots(match, bots_of(match), answers)
    return match


def sound_records() -> Iterator[bytes]:
    """An unfinished game of every game in both formats."""
    for game in REGISTRY.games():
        match = short_match(game)
        yield record.to_text(match).encode()
        yield json.dumps({**record.to_document(match), "format": 1}).encode()


def sound_positions() -> Iterator[tuple[Game, bytes]]:
    for game in REGISTRY.games():
        yield game, json.dumps(sample_position(game)).encode()


def sound_store(folder: Path) -> bytes:
    """A store with forty finished games of Despirala, and performances."""
    store = Statistics(folder / "sound.sqlite3")
    match = short_match(REGISTRY.game("despirala"), 10**6)
    for number in range(40):
        store.add(match, f"despirala-{number}.json")
    with closing(sqlite3.connect(store.path)) as file, file:
        file.executescript(PERFORMANCES)
        rows = [(number, f"handicap {number % 5}", number, "some words") for number in range(1, 41)]
        file.executemany("INSERT OR IGNORE INTO performances VALUES (?, ?, ?, ?)", rows)
    return store.path.read_bytes()


# -- damage


def damaged(content: bytes, rng: Random) -> bytes:
    """The content cut, with bits flipped, a page of zeros, or another value somewhere."""
    kind = rng.randrange(6)
    place = rng.randrange(len(content))
    if kind == 0:
        return content[:place]
    if kind == 1:
        flipped = bytearray(content)
        for _ in range(rng.choice((1, 8, 64))):
            flipped[rng.randrange(len(flipped))] ^= 1 << rng.randrange(8)
        return bytes(flipped)
    if kind == 2:
        start = place - place % 4096
        return content[:start] + bytes(min(4096, len(content) - start)) + content[start + 4096 :]
    return with_another_value(content, rng)


def with_another_value(content: bytes, rng: Random) -> bytes:
    """A JSON document, or one line of a record, that holds something else in one place."""
    try:
        lines = content.decode().splitlines()
        number = rng.choice((0, rng.randrange(len(lines)), len(lines) - 1))
        document = json.loads(lines[number])
    except ValueError:
        return content[: rng.randrange(len(content))] + b"\xff\0{" + content
    holder, key = rng.choice(list(places(document)))
    if rng.random() < 0.1 and isinstance(holder, dict):
        del holder[key]
    else:
        holder[key] = copy.deepcopy(rng.choice(VALUES))
    lines[number] = json.dumps(document)
    return ("\n".join(lines) + "\n").encode()


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every (container, key) of a JSON document."""
    pairs = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in list(pairs):
        yield node, key
        if isinstance(value, dict | list):
            yield from places(value)


# -- what the program does with such files


def use_record(content: bytes, folder: Path) -> None:
    """The hub lists it, and it is played on."""
    for old in saves_folder().glob("*"):
        old.unlink()
    path = saves_folder() / "game.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    games, problems = saved_games(REGISTRY)
    for problem in problems:
        assert_is_a_sentence(problem)
    for saved in games:
        assert len(Unfinished.of(saved, "now").seats) == len(saved.outline.setup.seats)
        autosave = Autosave.resume(REGISTRY, path)
        play_bots(autosave.match, bots_of(autosave.match), 3)
        autosave.save()
        assert record.load(REGISTRY, autosave.path).moves == autosave.match.moves
        autosave.close()


def use_settings(content: bytes, folder: Path) -> None:
    """They are read; what cannot be read is kept beside those of a first start."""
    path = folder / "settings.json"
    path.write_bytes(content)
    file = SettingsFile(path)
    settings = file.load()
    if file.problem is not None:
        assert settings == Settings()
        file.save(settings)
        (aside,) = folder.glob("settings.damaged-*.json")
        assert aside.read_bytes() == content
        aside.unlink()


def use_store(content: bytes, folder: Path) -> None:
    """Its pages are read and a game is added."""
    path = folder / "statistics.sqlite3"
    path.write_bytes(content)
    store = Statistics(path)
    try:
        for row in store.by_player():
            share = 100 * row.won / row.games
            assert f"{row.mean_score:.1f} {row.best_score:g} {share:.0f}".split()
        for finished, _, _ in store.recent():
            assert day_of(finished)
        assert all(best.kind.isprintable() for best in store.best_performances())
        store.add(short_match(REGISTRY.game("despirala"), 10**6), "another.json")
        assert store.recent()
    finally:
        for aside in folder.glob("statistics*"):
            aside.unlink()


def use_position(game: Game) -> Callable[[bytes, Path], None]:
    def use(content: bytes, folder: Path) -> None:
        path = folder / "position.json"
        path.write_bytes(content)
        draft = load_position(game, path)
        if draft.problem is None:
            commands.decide(game, draft.document, "random", "1")

    return use


def assert_is_a_sentence(text: str) -> None:
    assert 0 < len(text) <= LONGEST_MESSAGE
    assert text.isprintable()


def try_all(tries: int, folder: Path) -> Counter[str]:
    """Damages so many files; returns how many of each kind were refused and read."""
    rng = Random(tries)
    settings = json.dumps(Settings().to_json()).encode()
    kinds: list[tuple[str, bytes, Callable[[bytes, Path], None]]] = [
        *(("record", content, use_record) for content in sound_records()),
        *(("settings", settings, use_settings) for _ in range(3)),
        *(("statistics", sound_store(folder), use_store) for _ in range(3)),
        *(("position", content, use_position(game)) for game, content in sound_positions()),
    ]
    counts: Counter[str] = Counter()
    for number in range(tries):
        kind, sound, use = kinds[number % len(kinds)]
        content = damaged(sound, rng)
        try:
            use(content, folder)
            counts[f"{kind} read"] += 1
        except InputError as problem:
            assert_is_a_sentence(str(problem))
            counts[f"{kind} refused"] += 1
        except BaseException:
            Path(tempfile.gettempdir(), "damaged-file").write_bytes(content)
            raise
    return counts


def test_damaged_files_are_refused_in_one_sentence_or_read(tmp_path: Path) -> None:
    counts = try_all(TRIES, tmp_path)
    for kind in ("record", "position"):
        assert counts[f"{kind} refused"] > TRIES / 20


@pytest.mark.parametrize("digits", [400, 5000])
def test_a_number_of_many_digits_in_the_settings_is_refused(tmp_path: Path, digits: int) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"format": 1, "volume": 1' + "0" * digits + "}")
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert file.problem is not None
    assert_is_a_sentence(file.problem)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        print(dict(try_all(int(sys.argv[1]), Path(home))))
