"""Writes the golden playthroughs of every registered game."""

from games import REGISTRY
from tests.golden import golden_path, playthrough
from tests.nim import BARE
from tests.nim import GAME as NIM
from tests.sealed import GAME as SEALED

for game in (*REGISTRY.games(), BARE, NIM, SEALED):
    golden_path(game).write_text(playthrough(game), encoding="utf-8")
    print(golden_path(game))
