"""Where a single player stands: all that the value of the rest of their game depends on."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from games.despirala.combinations import TURNS, collect_face, is_collect, matched_dice, target
from games.despirala.moves import Attempt, Continue, Move, Reroll, Stop


class ImpossiblePositionError(ValueError):
    """No game can come to this position, or the move cannot be made in it."""


@dataclass(frozen=True, slots=True)
class Position:
    """One player's sheet, goods and dice.

    Without dice and attempt the player is between two turns, the next turn's five goods not yet
    received. With dice alone they decide what to do; with dice and an attempt (already counted as
    used) they are completing it. `in_the_air` says that a roll has been paid for, or is free, but
    not seen: of all six dice, or during an attempt of those that do not match.
    """

    used: frozenset[str] = field(default_factory=frozenset)
    goods: int = 0
    banked: int = 0
    dice: tuple[int, ...] | None = None
    attempt: Attempt | None = None
    in_the_air: bool = False

    def __post_init__(self) -> None:
        if self.attempt is not None and self.attempt.combination not in self.used:
            raise ImpossiblePositionError(f"{self.attempt} is under way but not marked as used")

    @property
    def is_over(self) -> bool:
        """Whether only the goods are left to be counted."""
        return len(self.used) == TURNS and self.attempt is None

    @property
    def wanted(self) -> tuple[int, ...]:
        """The target of the attempt under way; ImpossiblePositionError when there is none."""
        if self.attempt is None:
            raise ImpossiblePositionError("no combination is being attempted")
        return target(self.attempt.combination, self.attempt.faces)

    @property
    def matched(self) -> int:
        """How many dice the attempt under way has set aside."""
        return len(matched_dice(self.dice or (), self.wanted))

    @property
    def collecting(self) -> int:
        """The number being collected, 0 when none is."""
        if self.attempt is None or not is_collect(self.attempt.combination):
            return 0
        return collect_face(self.attempt.combination)

    def after(self, move: Move) -> Position:
        """The position the move leads to, before any roll it pays for is seen.

        ImpossiblePositionError when there is no such decision here.
        """
        if self.dice is None or self.in_the_air:
            raise ImpossiblePositionError(f"{move} answers dice, and none have been rolled")
        match move:
            case Reroll() if self.attempt is None and self.goods:
                return replace(self, goods=self.goods - 1, dice=None, in_the_air=True)
            case Attempt(name) if self.attempt is None and name not in self.used:
                return replace(self, used=self.used | {name}, attempt=move)
            case Stop() if self.collecting:
                banked = self.banked + self.collecting * self.matched
                return Position(self.used, self.goods, banked)
            case Continue() if self.collecting and self.goods:
                return replace(self, goods=self.goods - 1, in_the_air=True)
        raise ImpossiblePositionError(f"{move} cannot be played here")


START = Position()
