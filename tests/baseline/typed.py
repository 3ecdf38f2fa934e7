"""Typed commands: what people type and records hold, of every class of options.

    python -m tests.baseline.typed FOLDER

writes a file for each game (`python -m tests.baseline keep` runs it in the baseline): one option a
line, as JSON, with what is typed for it, and what with the names of seats. They are met in games of
every mode; what games say too seldom is made by the tests of messages, or here.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import is_dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from engine.core.decision import Decision
from engine.core.game import Game
from engine.core.match import Match
from games import REGISTRY
from games.arcs.campaign.rules import moves as campaign_moves
from games.rajas import moves as rajas_moves
from games.roll_galaxy import moves as roll_moves
from tests.baseline import in_either_tree
from tests.baseline.modes import MODES, NAMES, playing
from tests.baseline.records import PERSONS, at_a_real_table, load, replayed
from tests.games.arcs import said_base, said_campaign

MoveOption = in_either_tree("MoveOption", "engine.core.decision", "engine.core.recorded")
recorded = in_either_tree("recorded", "engine.core.decision", "engine.core.recorded")
GAMES_OF_A_MODE: Final = 9
MOST_OF_A_CLASS: Final = 16
MADE: Final = {
    "arcs": (
        *said_base.MOVES, *said_campaign.MOVES,
        campaign_moves.FollowNext("pirate"), campaign_moves.CONCEDE,
    ),
    "roll_galaxy": (
        roll_moves.BuyChips(), roll_moves.KeepCredits(),
        *(made(tile=0, is_world=is_world, position=position)
          for made in (roll_moves.AbandonUntold, roll_moves.LiftUntold)
          for is_world, position in ((True, 0), (False, 2))),
    ),
    "rajas": (
        *map(rajas_moves.Claim, (0, 1, 7)), rajas_moves.SetAside(),
    ),
}  # fmt: skip


def option_classes(game: Game) -> set[type]:
    """Every class of options that a game has."""
    found = recorded(f"games.{game.key}")
    return {cls for cls in found if issubclass(cls, MoveOption) and is_dataclass(cls)}


def lines_of(game: Game) -> Iterator[dict[str, Any]]:
    """A few options of every class, evenly out of all that were met, and all that are made."""
    met: dict[type, dict[str, Any]] = defaultdict(dict)
    for option in _options_met(game):
        met[type(option)].setdefault(str(option), option)
    for option in MADE.get(game.key, ()):
        met[type(option)].setdefault(str(option), option)
    missing = {cls.__name__ for cls in option_classes(game) - met.keys()}
    assert not missing, f"{game.key}: of these classes none was met: {sorted(missing)}"
    made = {str(option) for option in MADE.get(game.key, ())}
    for cls in sorted(met, key=lambda cls: cls.__name__):
        typed = sorted(met[cls])
        few = set(islice(typed, 0, None, 1 + (len(typed) - 1) // MOST_OF_A_CLASS))
        for command in sorted(few | (made & set(typed))):
            yield line_of(game, met[cls][command])


def line_of(game: Game, option: Any) -> dict[str, Any]:
    """An option as JSON with what is typed for it."""
    named = game.typed_as(option, NAMES)
    said = {"option": game.codec.encode(option), "typed": str(option)}
    return {**said, "named": named} if named else said


def _options_met(game: Game) -> Iterator[Any]:
    """Every option that is offered in some games of every mode."""
    for mode in MODES:
        if mode.game == game.key:
            for number in range(GAMES_OF_A_MODE):
                yield from _options_of(mode.begun(number, "typed"))
            if mode.label in PERSONS:
                for _, answer in replayed(load(at_a_real_table(mode))[0]):
                    if isinstance(answer, MoveOption):
                        yield answer


def _options_of(match: Match) -> Iterator[Any]:
    for asked in playing(match):
        if isinstance(asked, Decision):
            yield from asked.listing or ()


def main() -> None:
    """Writes the typed commands of every game into a folder."""
    for game in REGISTRY.games():
        lines = [json.dumps(each, ensure_ascii=False) for each in lines_of(game)]
        path = Path(sys.argv[1]) / f"{game.key}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        print(f"{path.name}: {len(lines)} commands", flush=True)


if __name__ == "__main__":
    main()
