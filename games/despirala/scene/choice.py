"""What the person to act has in mind: a row of the sheet and the faces it is to be played with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.decision import Option
from games.despirala.combinations import full_score, legal_faces
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
    """One decision among the free rows.

    `faces` is how each row would be played now: with its best faces (the likeliest, before the
    hints are known), or those the person named. `losses` is how far each attempt is from the best
    move.
    """

    dice: tuple[int, ...]
    goods: int
    free: tuple[str, ...]
    hints: Sequence[Hint] = ()
    selected: str | None = None
    faces: dict[str, Attempt] = field(default_factory=dict)
    losses: dict[Attempt, float] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.faces = {name: likeliest(self.dice, self.goods, name) for name in self.free}

    @property
    def attempt(self) -> Attempt | None:
        """What would be attempted now."""
        return None if self.selected is None else self.faces[self.selected]

    @property
    def best(self) -> Option | None:
        """The best move; None while it is not known."""
        return self.hints[0].option if self.hints else None

    def advise(self, hints: Sequence[Hint], *, selects: bool) -> None:
        """The hints are known now; with `selects` the best row is chosen if it is the best move."""
        if hints is not self.hints:
            self.hints = hints
            self.losses = {
                hint.option: hint.loss for hint in hints if isinstance(hint.option, Attempt)
            }
            for name, hint in best_by_combination(hints).items():
                if name not in self.named and isinstance(hint.option, Attempt):
                    self.faces[name] = hint.option
        if selects and self.selected is None and hints and isinstance(hints[0].option, Attempt):
            self.selected = hints[0].option.combination

    def name_faces(self, attempt: Attempt) -> None:
        """The person wants these faces, in this row."""
        self.named.add(attempt.combination)
        self.faces[attempt.combination] = attempt
        self.selected = attempt.combination

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
