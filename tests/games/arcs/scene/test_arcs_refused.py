"""A tutor refuses a move: what was chosen is let go of, and whatever is pressed next is safe."""

from __future__ import annotations

import pytest

from engine.core.decision import Decision, Option
from engine.core.learning.puzzle import PuzzleTable, puzzles_of
from engine.ui.learning.puzzle_desk import puzzle_scene
from games.arcs.game import GAME
from games.arcs.scene.selection import ArcsSelection, ways_of
from games.arcs.state import ArcsTable
from tests.games.arcs.scene.playing import ArcsStage, a_match

PUZZLES = puzzles_of(GAME)[:12]


class Refused:
    """A person whose every move is refused."""

    def __init__(self, table: ArcsTable, decision: Decision) -> None:
        self.table, self.decision = table, decision
        self.asked: list[Option] = []

    def submit(self, answer: Option) -> bool:
        self.asked.append(answer)
        return False

    def refresh(self) -> None: ...


def test_every_way_chosen_in_full_can_be_confirmed_again_after_a_refusal():
    seen = 0
    for puzzle in PUZZLES:
        match = PuzzleTable(GAME, puzzle).match
        person = Refused(match.table, match.pending)
        for way in ways_of(match.pending, match.table):
            selection = ArcsSelection(person)
            selection.renew()
            selection.paths.chosen = way.parts
            before = len(person.asked)
            assert not selection.confirm()
            assert not selection.confirm()
            assert person.asked[before:] == [way.answers[0]] * 2
            seen += 1
    assert seen > 50


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", range(4))
def test_at_a_puzzle_what_was_refused_is_chosen_no_more(number):
    stage = ArcsStage(a_match())
    stage.table = stage.scene = puzzle_scene(stage.app, GAME, PUZZLES[number])
    stage.app.push(stage.table)
    stage.wait_for_turn()
    selection = stage.selection
    way = ways_of(stage.table.decision, stage.table.match.table)[0]
    for part in way.parts:
        stage.touch(stage.key_of(part))
    stage.step()
    selection.confirm()
    stage.key("return", "return", "space", "return")
    assert stage.table.match.moves == []
    assert selection.chosen == ()
    assert selection.lit == selection.paths.known
