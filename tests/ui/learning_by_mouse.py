"""Ten puzzles a game, the challenge of the day and the progress page, by mouse in a real window.

`python -m tests.ui.learning_by_mouse FOLDER 1280x720 [game ...]` starts an Xvfb and a fresh user
folder, opens the Learn page, and clicks with xdotool. It leaves pictures of every puzzle before and
after the answer in FOLDER, and says in how many tries each was solved.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.ui.lessons_by_mouse import SETTLED_SECONDS, Pupil
from tests.ui.real_window import virtual_screen

PUZZLES = 10
MOST_CLICKS = 600
GAMES = ("despirala", "risk", "roll_galaxy", "rajas", "arcs")


class Solver(Pupil):
    """A pupil who solves puzzles, half of them at the first try."""

    def solve(self, key: str, count: int = PUZZLES) -> list[str]:
        """So many puzzles of a game, one after the other; how each went."""
        from engine.ui.learning.learn import LearnScene  # noqa: PLC0415

        self.app.push(LearnScene(self.app))
        self.live(SETTLED_SECONDS)
        column = self.app.top.puzzles
        number = [game.key for game in column.games].index(key)
        self.click(column.buttons[number].box)
        told, rng = [], Random(key)
        for each in range(1, count + 1):
            told.append(self._one(key, each, rng))
            if "STUCK" in told[-1]:
                break
        while len(self.app.scenes) > 1:
            self.app.pop()
        return told

    def challenge(self) -> str:
        """Despirala's challenge of the day, from the Learn page to its result there."""
        from engine.ui.learning.learn import LearnScene  # noqa: PLC0415
        from games.despirala.combinations import NAMES  # noqa: PLC0415
        from games.despirala.moves import Attempt  # noqa: PLC0415
        from games.despirala.scene.layout import BoardLayout  # noqa: PLC0415

        self.app.push(LearnScene(self.app))
        self.live(SETTLED_SECONDS)
        self.picture("challenge-before")
        self.click(self.app.top.challenges.buttons[0].box)
        table = self.app.top
        rows = BoardLayout.of(table.frame.places.board).sheet.rows
        for _ in range(MOST_CLICKS):
            match = table.match
            if match.is_over or self.app.top is not table:
                break
            if not match.waits_for_person:
                self.live(0.2)
                continue
            tries = [each for each in match.pending.options if isinstance(each, Attempt)]
            if tries:
                row = rows[NAMES.index(tries[-1].combination)]
                self.click(row.box, table.plane.factor)
            ways = {each.label: each for each in table.frame.bar.family()
                    if getattr(each, "label", "") and each.is_enabled}  # fmt: skip
            button = next((each for each in ways.values() if each.kind == "primary"), None)
            button = ways.get("Stop") or button
            if button is not None:
                self.click(button.box, table.plane.factor)
        self.live(4 * SETTLED_SECONDS)
        self.picture("challenge-end")
        ended = table.match.is_over
        while len(self.app.scenes) > 1:
            self.app.pop()
        self.app.push(LearnScene(self.app))
        self.live(4 * SETTLED_SECONDS)
        self.picture("challenge-after")
        self.app.pop()
        score = table.match.result.scores[0]
        return f"the challenge of the day: {score:g} points" if ended else "challenge: STUCK"

    def _one(self, key: str, each: int, rng: Random) -> str:
        table = self.app.top
        self.live(SETTLED_SECONDS)
        desk, factor = table.tutor, table.plane.factor
        self.picture(f"{key}-{each:02}-before")
        while not desk.attempt.is_over:
            open_ones = [n for n in range(len(desk.panel.cards)) if desk.attempt.can_try(n)]
            number = desk.puzzle.best if rng.random() < 0.5 else rng.choice(open_ones)
            before = len(desk.attempt.tried)
            self.click(desk.panel.cards[number].box, factor)
            self.click(desk.panel.answer.box, factor)
            if len(desk.attempt.tried) == before:
                self.picture(f"{key}-{each:02}-stuck")
                return f"{each} {desk.puzzle.key}: STUCK at a card"
        self.live(SETTLED_SECONDS)
        self.picture(f"{key}-{each:02}-after")
        family = table.frame.bar.family()
        onward = next(each for each in family if getattr(each, "label", "") == "Next puzzle")
        self.click(onward.box, factor)
        is_next = self._wait_for(lambda: self.app.top is not table)
        tries = desk.attempt.tries or "not"
        return f"{each} {desk.puzzle.key}: {tries}" + ("" if is_next else " STUCK at its end")


def main() -> int:
    folder, size = Path(sys.argv[1]), tuple(map(int, sys.argv[2].split("x")))
    folder.mkdir(parents=True, exist_ok=True)
    stuck = 0
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as home:
        os.environ.update(DISPLAY=screen, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", HOME=home)
        os.environ.update(XDG_CONFIG_HOME=f"{home}/config", XDG_DATA_HOME=f"{home}/data")
        solver = Solver((size[0], size[1]), folder)
        for key in sys.argv[3:] or GAMES:
            told = solver.solve(key)
            stuck += any("STUCK" in line for line in told)
            print(key, *told, sep="\n  ", flush=True)
        told = solver.challenge()
        stuck += "STUCK" in told
        print(told, flush=True)
        solver.app.routes.progress()
        solver.live(SETTLED_SECONDS)
        solver.picture("progress")
        solver.app.close()
    return 1 if stuck else 0


if __name__ == "__main__":
    raise SystemExit(main())
