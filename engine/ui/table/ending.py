"""The end of a game on the table: the winners are crowned, and then the sheet is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.ui.animation import AnimationQueue, Tween, linear, overshoot
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import WARNING, seat_tint

FLOURISH_SECONDS: Final = 0.6
CROWN: Final = 36.0


class Ending:
    """Crowns over the seats that won; `share` is how far the flourish has come, None before it."""

    def __init__(self) -> None:
        self.winners: tuple[int, ...] = ()
        self.share: float | None = None

    def begin(
        self,
        queue: AnimationQueue,
        winners: Sequence[int],
        sound: Callable[[], object],
        show_sheet: Callable[[], object],
    ) -> None:
        """After the film: the crowns come down; then, unless films are off, the sheet is shown."""
        self.winners = tuple(winners)
        queue.call(sound)
        queue.play(Tween(FLOURISH_SECONDS, self._rise, linear))
        if queue.speed.factor:
            queue.call(show_sheet)

    def stand(self, winners: Sequence[int]) -> None:
        """A game that was over before its table was opened: the crowns are on already."""
        if self.share is None:
            self.winners, self.share = tuple(winners), 1.0

    def forget(self) -> None:
        """The game goes on after all."""
        self.winners, self.share = (), None

    def _rise(self, share: float) -> None:
        self.share = share

    @property
    def crowned(self) -> tuple[int, ...]:
        """The seats that wear a crown now."""
        return () if self.share is None else self.winners

    def draw(self, canvas: Canvas, seats: Mapping[int, Box], *, at_left: bool = False) -> None:
        """A crown at the right corner of every winner's card, or on the left, over the seat's mark;
        with a burst of light while it comes.
        """
        if self.share is None:
            return
        for seat in self.winners:
            if seat in seats:
                self._draw_crown(canvas, seat, seats[seat], at_left=at_left)

    def _draw_crown(self, canvas: Canvas, seat: int, card: Box, *, at_left: bool) -> None:
        share = self.share or 0.0
        size = max(4, 4 * round(CROWN * overshoot(share) / 4))
        x = card.x + 10 + CROWN / 2 if at_left else card.right - CROWN / 2 - 4
        y = max(card.y + 2, CROWN / 2) - 24 * (1 - share)
        if share < 1:
            canvas.glow(x, y, 2.4 * CROWN, 2.4 * CROWN, seat_tint(seat, 0.4), 0.5 * (1 - share))
            canvas.rounded(
                card.inset(-6 * share), 14, None, (*WARNING, round(220 * (1 - share))), 3
            )
        canvas.floating(Box.around(x, y, size, size))
        canvas.icon("crown", x, y, size, WARNING)
