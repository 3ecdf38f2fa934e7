"""What the person to act has in mind: a row of the sheet and the faces it is to be played with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.decision import Option
from games.despirala.combinations import NAMES, full_score, legal_faces
from games.despirala.hints import Hint, best_by_combination
from games.despirala.moves import Attempt
from games.despirala.scene.odds import finish_odds, likeliest
from games.despirala.scene.picker import FaceChoice

ROW_KEYS = {
    **{str(number % 10): number - 1 for number in range(1, 11)},
    "k": 9,
    "t": 10,
    "x": 11,
    "g": 12,
    "d": 13,
}
"""Keys that choose a row: the digits in sheet order, letters for the last five."""


@dataclass(slots=True)
class Choosing:
    """One decision of all rows: the best faces of each, and those the person named instead."""

    dice: tuple[int, ...]
    goods: int
    free: tuple[str, ...]
    hints: Sequence[Hint] = ()
    selected: str | None = None
    named: dict[str, Attempt] = field(default_factory=dict)

    @property
    def faces(self) -> dict[str, Attempt]:
        """How every row would be played now."""
        best = best_by_combination(self.hints)
        found = {}
        for name in NAMES:
            if name in self.named:
                found[name] = self.named[name]
            elif name in best and isinstance(best[name].option, Attempt):
                found[name] = _attempt(best[name])
            else:
                found[name] = likeliest(self.dice, self.goods, name)
        return found

    @property
    def attempt(self) -> Attempt | None:
        """What would be attempted now."""
        return None if self.selected is None else self.faces[self.selected]

    @property
    def losses(self) -> dict[Attempt, float]:
        """How far each attempt is from the best move."""
        return {hint.option: hint.loss for hint in self.hints if isinstance(hint.option, Attempt)}

    def advise(self, hints: Sequence[Hint], *, selects: bool) -> None:
        """The hints are known now; with `selects` the best row is chosen if it is the best move."""
        self.hints = hints
        if selects and self.selected is None and hints and isinstance(hints[0].option, Attempt):
            self.selected = hints[0].option.combination

    def name_faces(self, attempt: Attempt) -> None:
        """The person wants these faces, in this row."""
        self.named[attempt.combination] = attempt
        self.selected = attempt.combination

    def hint_for(self, option: Option) -> Hint | None:
        """What is known about a move."""
        return next((hint for hint in self.hints if hint.option == option), None)

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


def _attempt(hint: Hint) -> Attempt:
    if not isinstance(hint.option, Attempt):
        raise TypeError(f"{hint.option} chooses no combination")
    return hint.option
