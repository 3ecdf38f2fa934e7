"""Scenarios: those that are shipped are proven, and new ones are looked for.

`python -m tests.benchmarks.scenarios prove [GAME ...]` lets the named bot of every scenario play it
with the scenario's own seed and says whether it reached the goal, and whether a beginner did; the
line of answers that wins is written where the tests replay it. `find GAME [KEY]` looks for a table
for each of `tests.benchmarks.scenario_specs` among games of bots.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

from engine.core import record
from engine.core.decision import Chance, Decision, close_bots
from engine.core.game import Game
from engine.core.learning.lesson import first_level
from engine.core.learning.puzzle import (
    SCENARIO_FOLDER,
    Scenario,
    ScenarioGoal,
    Verdict,
    scenarios_of,
)
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from tests.benchmarks.scenario_specs import SPECS, Spec

LINES = Path(__file__).parents[1] / "games" / "scenario_lines"
MOST_ANSWERS = 20_000
TABLES_LOOKED_AT = 400
SEEDS_A_TABLE = 3


def played(game: Game, scenario: Scenario, player: str) -> tuple[Match, Verdict]:
    """The scenario played by a bot until its goal is met or missed."""
    match = scenario.match(game, "Proof", player)
    bots = bots_of(match)
    try:
        for _ in range(MOST_ANSWERS):
            verdict = scenario.verdict(match)
            if verdict != "open" or match.pending is None:
                return match, verdict
            if isinstance(match.pending, Chance):
                match.roll()
                continue
            bot = bots[match.pending.seat]
            assert bot is not None
            match.answer(match.think(bot).option)
    finally:
        close_bots(bots)
    raise AssertionError(f"{game.key}: {scenario.key} has no end")


def line_of(game: Game, scenario: Scenario) -> Path:
    """Where the winning line lies."""
    return LINES / game.key / f"{scenario.key}.json"


def prove(keys: list[str]) -> None:
    """Play all of them; write the lines that win."""
    for game in REGISTRY.games():
        if keys and game.key not in keys:
            continue
        for scenario in scenarios_of(game):
            match, verdict = played(game, scenario, scenario.proof)
            _, beginner = played(game, scenario, first_level(game))
            print(f"{game.key:12} {scenario.key:22} {scenario.proof:14} {verdict:7} "
                  f"{len(match.moves):5} answers; {first_level(game)}: {beginner}")  # fmt: skip
            if verdict == "met":
                write_line(game, scenario, match)


def write_line(game: Game, scenario: Scenario, match: Match) -> None:
    """The record of a match without its position, which the scenario has."""
    document = record.to_document(match)
    path = line_of(game, scenario)
    path.parent.mkdir(parents=True, exist_ok=True)
    answers = [[each["seat"], each["answer"]] for each in document["answers"]]
    text = json.dumps(answers, separators=(",", ":")) + "\n"
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, encoding="utf-8")


def find(game: Game, keys: list[str]) -> None:
    """A table for every wanted scenario of a game that has none."""
    for number, spec in enumerate(SPECS[game.key], 1):
        key = f"{number}-{spec.key}"
        if keys and spec.key not in keys:
            continue
        if not keys and (game.folder / SCENARIO_FOLDER / f"{key}.json").exists():
            continue
        scenario = _found(game, spec, key)
        print(f"{game.key} {key}: {'found' if scenario else 'nothing found'}", flush=True)


def _found(game: Game, spec: Spec, key: str) -> Scenario | None:
    for number in range(TABLES_LOOKED_AT):
        table = _table(game, spec, f"{game.key}-{spec.key}-{number}")
        if table is None:
            continue
        goal = ScenarioGoal.of(spec.goal(game, table, spec.seat))
        for attempt in range(SEEDS_A_TABLE):
            scenario = Scenario(
                key, spec.title, spec.about(game, table, spec.seat), goal, spec.seats,
                f"{spec.key}-{number}-{attempt}", spec.proof, game.codec.encode(table),
                dict(spec.options),
            )  # fmt: skip
            match, verdict = played(game, scenario, spec.proof)
            if verdict == "met" and _is_worth_it(game, spec, scenario):
                _write(game, scenario)
                write_line(game, scenario, match)
                return scenario
    return None


def _is_worth_it(game: Game, spec: Spec, scenario: Scenario) -> bool:
    """Whether one that plays as beginners do fails."""
    return played(game, scenario, spec.fails)[1] == "missed"


def _table(game: Game, spec: Spec, seed: str) -> Any | None:
    """A table of a game of bots that fits the spec, the person to decide."""
    seats = tuple(SeatSetup(player, f"{n}") for n, player in enumerate(spec.players))
    match = Match(game, Setup(seats, seed, dict(spec.options)), keeps_history=False)
    bots = bots_of(match)
    for _ in count():
        if match.pending is None or game.progress(match.table)[0] > spec.rounds[1]:
            return None
        pending = match.pending
        if isinstance(pending, Chance):
            match.roll()
            continue
        is_own = isinstance(pending, Decision) and pending.seat == spec.seat
        is_time = game.progress(match.table)[0] >= spec.rounds[0]
        is_open = is_own and is_time and len(pending.options) > 1
        if is_open and spec.fits(game, match.table, spec.seat):
            return match.table.copy()
        bot = bots[pending.seat]
        assert bot is not None
        match.answer(match.think(bot).option)
    return None


def _write(game: Game, scenario: Scenario) -> None:
    goal = {word: value for word, value in asdict(scenario.goal).items() if value}
    document = {
        "title": scenario.title,
        "about": scenario.about,
        "goal": goal,
        "seats": list(scenario.seats),
        "seed": scenario.seed,
        "options": scenario.options,
        "proof": scenario.proof,
        "position": scenario.position,
    }
    folder = game.folder / SCENARIO_FOLDER
    folder.mkdir(exist_ok=True)
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
    (folder / f"{scenario.key}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "prove":
        prove(rest)
    else:
        find(REGISTRY.game(rest[0]), rest[1:])
