"""What the person to act has chosen: a row of the sheet and the faces it is to be played with."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision, Option
from engine.ui.table.selection import OptionPath, OptionPaths, Selection, SelectionHost
from games.despirala.combinations import NAMES, full_score, legal_faces
from games.despirala.hints import Hint, best_by_combination
from games.despirala.moves import Attempt
from games.despirala.scene.odds import finish_odds, likeliest
from games.despirala.scene.picker import FaceChoice
from games.despirala.state import DespiralaTable

ROW_KEYS = {
    **{str(number % 10): number - 1 for number in range(1, 11)},
    "k": 9,
    "t": 10,
    "x": 11,
    "g": 12,
    "d": 13,
}
"""Keys that choose a row: the digits in sheet order, letters for the last five."""


class DespiralaSelection(Selection[DespiralaTable]):
    """A row and its faces, ("row", name) and ("faces", numbers); a second click commits to a row.

    `faces` is how each free row would be played now: with its best faces (the likeliest, before the
    hints are known), or those the person named. `losses` is how far each attempt is from the best
    move.
    """

    def __init__(self, host: SelectionHost[DespiralaTable]) -> None:
        super().__init__(host)
        self.begin()

    def paths_of(self, decision: Decision) -> OptionPaths:
        """Every attempt; its faces are never taken for granted, not even those of the last row."""
        attempts = (each for each in decision.options if isinstance(each, Attempt))
        return OptionPaths(
            (OptionPath((("row", each.combination), ("faces", each.faces)), (each,))
             for each in attempts),
            spelled_out=frozenset(("faces",)),
        )  # fmt: skip

    def begin(self) -> None:
        """No row is chosen, no faces are named, nothing is advised."""
        self.hints: Sequence[Hint] = ()
        self.losses: dict[Attempt, float] = {}
        self.faces = {name: likeliest(self.dice, self.goods, name) for name in self.free}
        self._named: set[str] = set()

    # -- what can be done ---------------------------------------------------------------------

    @property
    def dice(self) -> tuple[int, ...]:
        return self.table.dice

    @property
    def goods(self) -> int:
        """The goods of whoever decides."""
        return self.table.sheet.goods

    @property
    def free(self) -> tuple[str, ...]:
        """The rows that can be attempted."""
        return tuple(name for name in NAMES if ("row", name) in self.paths.known)

    @property
    def selected(self) -> str | None:
        """The row that is chosen."""
        return self.chosen[0][1] if self.chosen else None

    @property
    def option(self) -> Attempt | None:
        """What would be attempted now."""
        return None if self.selected is None else self.faces[self.selected]

    @property
    def best(self) -> Option | None:
        """The best move; None while it is not known."""
        return self.hints[0].option if self.hints else None

    # -- what is chosen -----------------------------------------------------------------------

    def advise(self, hints: Sequence[Hint], *, selects: bool) -> None:
        """The hints are known now; with `selects` the best row is chosen if it is the best move."""
        if hints is not self.hints:
            self.hints = hints
            self.losses = {
                hint.option: hint.loss for hint in hints if isinstance(hint.option, Attempt)
            }
            for name, hint in best_by_combination(hints).items():
                if name not in self._named and isinstance(hint.option, Attempt):
                    self.faces[name] = hint.option
        if selects and self.selected is None and isinstance(self.best, Attempt):
            self.paths.chosen = (("row", self.best.combination),)

    def name_faces(self, attempt: Attempt) -> None:
        """These faces are wanted, in this row."""
        self._named.add(attempt.combination)
        self.faces[attempt.combination] = attempt
        self.paths.chosen = (("row", attempt.combination),)

    def show(self, option: Option) -> None:
        """Choose the row and the faces of an attempt, as when it was advised."""
        if isinstance(option, Attempt) and option.combination in self.free:
            self.name_faces(option)
            self.host.refresh()

    def face_choices(self, name: str) -> list[FaceChoice]:
        """Every legal way to play a row, the best first; before the hints, the likeliest first."""
        losses = self.losses
        choices = []
        for faces in legal_faces(name):
            attempt = Attempt(name, faces)
            odds = finish_odds(self.dice, self.goods, attempt)
            chance = 0.0 if odds is None else odds.success
            choices.append(
                FaceChoice(attempt, chance, full_score(name, faces), losses.get(attempt))
            )
        return sorted(choices, key=_merit)


def _merit(choice: FaceChoice) -> tuple[float, float, int]:
    known = 0.0 if choice.loss is None else round(choice.loss, 9)
    return (known, -choice.chance, -choice.points)
