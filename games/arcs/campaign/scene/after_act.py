"""How the Intermission ends on the last page: nobody has won; who leads, and what Act II finds."""

from __future__ import annotations

from typing import Final

from engine.core.match import Match
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign.text.after_act import common, of_seats, results
from games.arcs.names import FATE
from games.arcs.scene.end import TEXT, TITLE, Closing
from games.arcs.sheet import SeatAccount

LINE: Final = 18
STEP: Final = 8.0


class AfterAct(Closing):
    """The end of the Intermission."""

    def __init__(self, match: Match) -> None:
        super().__init__((), match.voice)
        self.aftermath = reach_of(match.table).aftermath

    def how(self, match: Match) -> str:
        """That Act II is for the real table."""
        return self.voice.say(Said("inter-over"))

    def draw_below(self, canvas: Canvas, room: Box) -> bool:
        """Nothing: no ambition was scored here."""
        return True

    def draw_deed(self, canvas: Canvas, room: Box, account: SeatAccount, seat: int) -> None:
        """The fate of Act II."""
        if not self.aftermath.next:
            return
        following = FATE(self.aftermath.next[seat].id)
        words = self.voice.say(Said("inter-deed", {"fate": following}))
        canvas.text(room.x, room.y, words, LINE, TEXT, max_width=room.w)

    def draw_instead(self, canvas: Canvas, box: Box, *, upper: bool) -> bool:
        """Above what became of every seat, below what became of the cards."""
        seats, cards = (
            [*results(self.aftermath), *of_seats(self.aftermath)],
            [*common(self.aftermath)],
        )
        title = Said("inter-results") if upper else Said("inter-head")
        canvas.text(box.x, box.y + 16, self.voice.say(title), 26, TITLE, "exo-bold")
        y = box.y + 44
        for said in seats if upper else (*cards, Said("inter-by-hand")):
            words = self.voice.say(said)
            high = canvas.paragraph_height(box.w, words, LINE, line_height=1.3)
            if y + high > box.bottom:
                break
            canvas.paragraph(Box(box.x, y, box.w, high), words, LINE, TEXT, line_height=1.3)
            y += high + STEP
        return True
