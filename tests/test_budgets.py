"""The budgets that cost nothing to measure hold; the others are measured by `.ci/run`."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests import budgets
from tests.budgets import Budget, of_names, of_texts
from tests.walks import Walk, followed


@pytest.mark.parametrize(
    "budget", [*of_texts(budgets.ROOT), of_names()], ids=lambda each: each.name
)
def test_what_the_files_tell_stays_below_its_ceiling(budget):
    assert budget.holds, str(budget)


def test_a_broken_ceiling_is_told_with_where():
    rooms = Budget("halls", 3, 4, 5, ("the east wing",))
    assert str(rooms).split() == ["halls", "3", "4", "5", "BROKEN", "the", "east", "wing"]


def test_lines_leaks_crowds_and_long_files_are_counted_where_they_are(tmp_path):
    scene = tmp_path / "games" / "arcs" / "scene"
    campaign = tmp_path / "games" / "arcs" / "campaign"
    for folder, texts in (
        (scene, ["if table.reach is None:\n"] * 2 + ["1\n" * 601] + ["2\n"] * 23),
        (campaign, ["if table.reach is not None:\n"]),
    ):
        folder.mkdir(parents=True)
        for number, text in enumerate(texts):
            (folder / f"room_{number}.py").write_text(text, encoding="utf-8")
    lines, leaks, crowded, long = of_texts(tmp_path)
    assert lines.measured == 2 + 601 + 23 + 1
    assert leaks.where == ("games/arcs/scene/room_0.py", "games/arcs/scene/room_1.py")
    assert crowded.where == ("games/arcs/scene: 26",)
    assert long.where == ("games/arcs/scene/room_2.py: 601",)


# -- walks: Go with a sage who asks the board, the score, and the board again

SAGE = """
class Sage:
    def choose(self, view, decision, rng):
        for _ in range(3):
            board.liberties()
        score.count()
        score.of(decision)
        return [board.stone() for _ in range(2)]
"""
BOARD = "def liberties(): pass\ndef stone(): pass\n"
SCORE = "def count(): board.liberties()\ndef of(asked): return asked and asked()\n"
STEP = "def apply(): board.stone()\n"


def rooms_of_go() -> dict[str, ModuleType]:
    texts = {"sage": SAGE, "board": BOARD, "score": SCORE, "step": STEP}
    rooms = {name: ModuleType(f"games.go.{name}") for name in texts}
    rooms["step"].__name__ = "engine.core.step"
    for name, room in rooms.items():
        room.__dict__.update({other: rooms[other] for other in texts if other != name})
        exec(compile(texts[name], f"{name}.py", "exec"), room.__dict__)
    return rooms


def walk_of(decision) -> Walk:
    walk = Walk()
    followed(walk, rooms_of_go()["sage"].Sage(), None, decision)
    return walk


def test_a_walk_counts_rooms_and_each_passage_back_once():
    walk = walk_of(None)
    assert walk.rooms == {"games.go.sage", "games.go.board", "games.go.score"}
    assert walk.returns == 3, "the score counted liberties; another question; the stone at the end"


def test_rules_played_ahead_are_a_walk_of_their_own():
    rooms = rooms_of_go()
    walk = Walk()
    followed(walk, rooms["sage"].Sage(), None, rooms["step"].apply)
    assert walk.rooms - walk_of(None).rooms == {"engine.core.step"}
    assert walk.returns == 3


def test_what_another_bot_answers_is_a_walk_of_its_own():
    rooms = rooms_of_go()
    rival = rooms_of_go()["sage"].Sage()
    walk = Walk()
    followed(walk, rooms["sage"].Sage(), None, lambda: rival.choose(None, None, None))
    assert (walk.rooms, walk.returns) == (walk_of(None).rooms, 3)
