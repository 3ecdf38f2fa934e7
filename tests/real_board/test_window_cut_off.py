"""All six evenings in a window: it is cut off as it asks, at every kind of question, and another
window goes on with the same board from what the disk has.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from engine.core.decision import Chance
from engine.core.record import Autosave
from main import REGISTRY
from tests.real_board.at_window import AtWindow
from tests.real_board.by_mouse import RollByMouse, WindowEvening
from tests.real_board.games import EVENINGS, before
from tests.real_board.test_setting_right import as_it_stands
from tests.real_board.window import BY_MOUSE

FRAMES = 600
ANSWERS = {"despirala": 24, "risk": 140, "roll_galaxy": 30, "rajas": 30, "arcs": 30, "campaign": 30}
KINDS = {"despirala": 3, "risk": 4, "roll_galaxy": 5, "rajas": 5, "arcs": 5, "campaign": 5}
"""So many kinds of questions come up at least: of people, and of what chance brings."""

IN_CI = ("despirala",)


class CutOff(AtWindow):
    """The window of an evening that dies wherever a kind of question comes up first."""

    evening: Any

    def keep(self) -> None:
        """From now on the game is on disk."""
        self.met: set[str] = set()
        autosave = Autosave(self.match)
        autosave.save()
        self.table.conductor.autosave = autosave

    def cut_off_where_new(self) -> None:
        """The page asks, everything has been done; the first time for that kind it dies."""
        asked = self.match.pending
        if asked is None or asked.kind in self.met or not self.match.moves:
            return
        self.met.add(asked.kind)
        stood = as_it_stands(self.match)
        autosave = self.left_on_disk()
        self.app.close()
        self.sit_down(autosave.match, autosave)
        self.evening.match = self.match
        assert self.match.pending is not None
        assert (as_it_stands(self.match), self.match.pending.asked) == (stood, asked.asked)
        self.go_on_here()

    def left_on_disk(self) -> Autosave:
        """What is there the moment the program is killed, opened by the next one."""
        kept = self.table.conductor.autosave
        assert kept is not None
        left = kept.path.with_name(f"{len(self.met)}-{kept.path.name}")
        shutil.copy(kept.path, left)
        kept.close()
        kept.path.unlink()
        return Autosave.resume(REGISTRY, left)

    def go_on_here(self) -> None:
        """The board stands like that, or is laid out on; then the same is asked, and no instruction
        once more.
        """
        assert self.turn.asks_standing == self.turn.laying.is_over
        if self.turn.asks_standing:
            self.click_on(self.table.frame.bar.primary.box)
        for _ in range(FRAMES):
            if not isinstance(self.match.pending, Chance) or self.table.frame.dice is not None:
                break
            self.step()
        assert self.match.waits_for_person
        assert not self.turn.is_speaking


class SmallCutOff(CutOff, WindowEvening):
    """Of a small game."""

    def answer(self) -> None:
        self.cut_off_where_new()
        super().answer()


class RollCutOff(SmallCutOff, RollByMouse):
    """Of Roll, whose person clicks on dice and columns."""


def large_cut_off(name: str) -> Any:
    """The window of a large game, which is cut off where both boards have been compared."""

    class LargeCutOff(CutOff, BY_MOUSE[name]):  # type: ignore[misc]
        def compare(self) -> None:
            super().compare()
            self.cut_off_where_new()

    return LargeCutOff(*EVENINGS[name][:3], "elm", EVENINGS[name][3])


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.whole] * (name not in IN_CI)) for name in ANSWERS],
)
def test_a_window_cut_off_as_it_asks_is_gone_on_with(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if name in EVENINGS:
        window = large_cut_off(name)
        window.keep()
        window.play(ANSWERS[name])
    else:
        window = (RollCutOff if name == "roll_galaxy" else SmallCutOff)(before(name, "elm"))
        window.keep()
        window.to_the_end(ANSWERS[name])
    assert len(window.met) >= KINDS[name], window.met
    window.close()
