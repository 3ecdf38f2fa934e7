"""What runs in each tree: positions are met in the baseline, and asked about in both trees.

    python -m tests.baseline.inside meet MODE CHUNK POSITIONS SEED FOLDER
    python -m tests.baseline.inside ask POSITIONS-FILE ANSWERS-FILE SLOW KEY=VALUE ...
    python -m tests.baseline.inside replay FOLDER FAULTS-FILE

`meet` plays games until enough positions are met and writes them, a line each, with the record of
each game; `ask` writes a line for each position: every bot's answer and reasons, and the
commands of the options. An exception counts as an answer as well.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.core import record
from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from tests.baseline.modes import NAMES, OF, Mode, playing
from tests.baseline.records import encode_reason, expected_of, faults, load

EVERY: Final = 5
"""A position is met at every so many decisions with a choice."""
LONGEST_LISTING: Final = 300
"""Of longer lists of options these are typed, evenly out of the list."""
READ_BACK: Final = 4
"""Options of each position whose words are read back."""


# -- in the baseline -------------------------------------------------------------------------------


def meet(mode: Mode, chunk: int, count: int, seed: str, folder: Path) -> None:
    """Writes so many positions of a mode, and the records of their games."""
    name, left, game = f"{mode.label.replace('/', '-')}-{chunk}", count, 0
    with (folder / "positions").open("w", encoding="utf-8") as file:
        while left:
            match = mode.begun(game, f"{seed} {chunk}")
            met = list(_met(match, chunk + game))[:left]
            for number, position in enumerate(met, count - left + 1):
                about = {"mode": mode.label, "name": f"{name}-{number}", **position}
                file.write(_dumped(about) + "\n")
            _keep_record(match, folder / f"{name}-{game}-record.json")
            left, game = left - len(met), game + 1


def _met(match: Match, offset: int) -> Iterator[dict[str, Any]]:
    decisions = offset
    for asked in playing(match):
        if not isinstance(asked, Decision) or (asked.listing and len(asked.listing) == 1):
            continue
        decisions += 1
        if decisions % EVERY == 0:
            yield {
                "players": [seat.player for seat in match.setup.seats],
                "options": match.setup.options, "seed": match.setup.seed, "kind": asked.kind,
                "position": match.game.codec.encode(match.table),
            }  # fmt: skip


def _keep_record(match: Match, path: Path) -> None:
    """The record of a game, and beside it what is expected of it."""
    text = record.to_text(match)
    path.write_text(text, "utf-8")
    path.with_suffix(".expected").write_text(_dumped(expected_of(load(text)[0])), "utf-8")


# -- in both trees ---------------------------------------------------------------------------------


def ask(lines: Iterator[str], options: dict[str, str], slow: int) -> Iterator[dict[str, Any]]:
    """What every bot answers in each position, and what is typed there."""
    for number, line in enumerate(lines):
        about = json.loads(line)
        try:
            yield _asked_about(about, options, is_slow_too=number % slow == 0)
        except Exception as problem:  # whatever it is, it is compared
            yield {"fault": _named(problem)}


def _asked_about(about: dict[str, Any], options: dict[str, str], *, is_slow_too: bool) -> Any:
    mode = OF[about["mode"]]
    seats = tuple(map(SeatSetup, about["players"], NAMES))
    setup = Setup(
        seats, f"{about['seed']} {about['name']}", {**about["options"], **options},
        position=about["position"],
    )  # fmt: skip
    match = Match(REGISTRY.game(mode.game), setup, keeps_history=False, is_again=True)
    asked = match.pending
    assert isinstance(asked, Decision)
    bots = mode.asked_at(about["players"][asked.seat], is_slow_too=is_slow_too)
    return {
        "kind": asked.kind, "seat": asked.seat, "typed": dict(_typed(match, asked)),
        "read": _read_back(match, asked), "bots": {name: _answer(match, name) for name in bots},
    }  # fmt: skip


def _answer(match: Match, name: str) -> dict[str, Any]:
    try:
        thought = match.think(match.game.bot(name, match.setup))
    except Exception as problem:
        return {"fault": _named(problem)}
    codec = match.game.codec
    told = match.game.told(thought.reasons, match.setup.seat_names)
    return {
        "option": codec.encode(thought.option), "typed": str(thought.option),
        "reasons": [encode_reason(codec, each) for each in thought.reasons],
        "clauses": [each.clause for each in thought.reasons if each.outcome == "held"],
        "told": [f"{each.clause}: {each.text}" for each in told if each.outcome == "held"],
    }  # fmt: skip


def _typed(match: Match, asked: Decision) -> Iterator[tuple[str, list[str]]]:
    """What is typed for each option, by its JSON; how many there are of those too long to type."""
    listing = asked.listing
    if listing is None:
        return
    if len(listing) > LONGEST_LISTING:
        yield "all", [str(len(listing))]
        listing = listing[:: 1 + len(listing) // LONGEST_LISTING]
    for option in listing:
        words = [str(option), match.game.typed_as(option, match.setup.seat_names)]
        yield _dumped(match.game.codec.encode(option)), words


def _read_back(match: Match, asked: Decision) -> dict[str, Any]:
    """By the words of a few options, what they are read as."""
    listing, found = asked.listing or (), {}
    for option in listing[:: 1 + len(listing) // READ_BACK]:
        for words in {str(option), match.game.typed_as(option, match.setup.seat_names)} - {""}:
            try:
                found[words] = match.game.codec.encode(match.option_of(words))
            except Exception as problem:
                found[words] = _named(problem)
    return found


def _named(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}"


def replay(folder: Path) -> Iterator[dict[str, Any]]:
    """In what records of the baseline do not replay."""
    for path in sorted(folder.glob("*-record.json")):
        expected = json.loads(path.with_suffix(".expected").read_text("utf-8"))
        try:
            found = list(faults(path.read_text("utf-8"), expected))
        except Exception as problem:
            found = [_named(problem)]
        yield {"record": path.name, "faults": found}


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _write(path: str, lines: Iterator[Any]) -> None:
    with Path(path).open("w", encoding="utf-8") as file:
        for line in lines:
            file.write(_dumped(line) + "\n")


def main() -> None:
    """One of the three commands."""
    match sys.argv[1:]:
        case ["meet", mode, chunk, count, seed, folder]:
            meet(OF[mode], int(chunk), int(count), seed, Path(folder))
        case ["ask", positions, answers, slow, *pairs]:
            options = dict(pair.split("=", 1) for pair in pairs)
            with Path(positions).open(encoding="utf-8") as lines:
                _write(answers, ask(lines, options, int(slow)))
        case ["replay", folder, found]:
            _write(found, replay(Path(folder)))
        case other:
            sys.exit(f"no such command: {other}")


if __name__ == "__main__":
    main()
