"""What there is to show at one moment: the view that is drawn, and what goes with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.text.voice import Voice
from engine.ui.animation import AT_REST
from engine.ui.table.parts import Moment, level_title
from games.roll_galaxy.scene.animation_state import AnimationState
from games.roll_galaxy.scene.others import level_word
from games.roll_galaxy.scene.round_history import RoundHistory
from games.roll_galaxy.state import RollTable, Seat

Mode = Literal["reveal", "screen", "work"]


@dataclass(frozen=True, slots=True)
class ViewModel:
    """A moment of the table. `acting` is whose turn it is, `happened` all that was told so far."""

    moment: Moment
    history: RoundHistory
    animation: AnimationState
    acting: int | None
    happened: Sequence[Any]

    @property
    def table(self) -> RollTable:
        table: RollTable = self.moment.table
        return table

    @property
    def viewer(self) -> int:
        return self.moment.seat

    @property
    def own(self) -> Seat:
        """What the viewer has."""
        return self.table.seats[self.viewer]

    @property
    def names(self) -> tuple[str, ...]:
        return self.moment.names

    @property
    def voice(self) -> Voice:
        """Who tells what is shown."""
        return self.moment.voice

    @property
    def seats(self) -> range:
        return range(len(self.table.seats))

    @property
    def others(self) -> tuple[int, ...]:
        """The seats whose cards stand at the left."""
        return tuple(seat for seat in self.seats if seat != self.viewer)

    @property
    def is_calm(self) -> bool:
        """Whether nothing moves, so that what is shown is what is."""
        return not self.moment.is_playing

    @property
    def is_tumbling(self) -> bool:
        """Whether the viewer's dice have not landed: nothing is said of what they show."""
        return self.animation.tumble < AT_REST

    @property
    def mode(self) -> Mode:
        """What the block of the screen is now."""
        if self.animation.reveal is not None:
            return "reveal"
        table = self.table
        is_behind = table.round > 0 and not table.revealed and not table.is_over
        return "screen" if is_behind else "work"

    def level(self, seat: int) -> str:
        """What kind of player sits there, in a word."""
        return level_word(level_title(self.moment.match, seat))
