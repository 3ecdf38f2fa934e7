"""A bot's turn at a real table: it goes on when hands have done what was said."""

from __future__ import annotations

from typing import Final

from engine.core.decision import CHANCE
from engine.core.instructions import instructions, instructions_of
from engine.core.story import Passage
from engine.text.said import Said, SeatNumber
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.correcting import open_for_correction
from engine.ui.real_table.hands_page import HandsPage, HandsStep
from engine.ui.table.actions import Action, Actions
from engine.ui.table.explained import Explained
from engine.ui.table.host import Host
from engine.ui.table.places import Places

BEFORE: Final = -1
"""The answer that laying out the board stands for: the one before the first."""


class HandsTurn(Explained):
    """What hands have to do, one instruction at a time, in the place of a turn explained.

    It waits after every answer that moves something on the board, dice and rounds included, and
    before the first one until everything is laid out.
    """

    panel: HandsPage

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.panel = HandsPage(
            lambda clause: host.app.routes.rules(host.match.game, clause), self._paint_board
        )
        self.panel.is_visible = False
        self._place = 0
        self._number = BEFORE
        self._is_laying_out = not host.match.moves and bool(self._layout())
        if self._is_laying_out:
            host.conductor.is_frozen = True

    @property
    def is_on(self) -> bool:
        """Whether hands are waited for; always but in a replay."""
        return not self._host.sitting.is_replay

    @property
    def is_speaking(self) -> bool:
        """Whether an instruction fills the screen."""
        return (
            self.is_on
            and bool(self.panel.rungs)
            and (self._is_laying_out or self._host.director.is_explaining)
        )

    @property
    def opens_column(self) -> bool:
        """The page needs no column."""
        return False

    @property
    def covers_table(self) -> bool:
        """Whether the page lies over the table."""
        return self.panel.is_visible and bool(self.panel.rungs)

    def comes_first(self) -> bool:
        """An answer would skip what hands have not done yet: it is refused, with a sentence."""
        if self.is_speaking:
            self._host.refuse(self._say("hands-first"))
        return self.is_speaking

    def settle(self, places: Places) -> None:
        """Everything between the top bar and the action bar is the page's."""
        top = places.top.bottom
        self.panel.box = Box(0, top, places.top.right, places.bar.y - top)
        self.panel.board = places.board

    def place_in(self, board: Box, column: Box | None, others: float) -> Box | None:
        """It takes nothing from the column."""
        return column

    def holds_after(self, passage: Passage) -> bool:
        """Whether that answer moves something that hands have to move."""
        return self.is_on and bool(self._instructions(passage))

    def _instructions(self, passage: Passage) -> tuple[str, ...]:
        host = self._host
        return instructions(passage, host.match.setup.seats, host.sitting.voice)

    def _layout(self) -> tuple[str, ...]:
        story = self._host.sitting.story
        return instructions_of(story.opening, self._host.sitting.voice)

    # -- what is shown

    def sync(self) -> None:
        """The ladder up to the instruction that is waited for."""
        host, page = self._host, self.panel
        if self._is_laying_out:
            told = self._layout()
            rungs = [HandsStep(words) for words in told]
            page.show(None, self._say("hands-lay-out"), rungs, self._place)
            page.is_visible = self.is_on
            return
        passages = host.sitting.story.passages[: host.director.answers]
        page.is_visible = self.is_on and host.director.is_explaining and bool(passages)
        if not page.is_visible:
            return
        held = passages[-1]
        if held.number != self._number:
            self._number, self._place = held.number, 0
        seat = self._seat_of(passages)
        earlier = self._turn(passages)[:-1]
        before = [HandsStep(words) for each in earlier for words in self._instructions(each)]
        now = [self._rung(held, words) for words in self._instructions(held)]
        title = self._say("hands-turn" if seat is not None else "hands-all", seat=seat)
        page.show(seat, title, [*before, *now], len(before) + self._place, number=held.number)

    def _rung(self, passage: Passage, words: str) -> HandsStep:
        sitting, game = self._host.sitting, self._host.match.game
        voice, choice = sitting.voice, ""
        if passage.seat != CHANCE and passage.answer is not None:
            before = sitting.story.table(passage.number)
            choice = game.option_text(passage.answer, voice, before, passage.seat)
        return HandsStep(words, choice, tuple(game.told(passage.reasons, voice)))

    def _turn(self, passages: list[Passage]) -> list[Passage]:
        """The answers since a person or another bot decided."""
        seats = self._host.match.setup.seats
        seat, found = None, []
        for passage in reversed(passages):
            if passage.seat != CHANCE:
                if seats[passage.seat].is_person or seat not in (None, passage.seat):
                    break
                seat = passage.seat
            found.append(passage)
        while len(found) > 1 and found[-1].seat == CHANCE and seat is not None:
            found.pop()
        return found[::-1] or passages[-1:]

    def _seat_of(self, passages: list[Passage]) -> int | None:
        """The bot whose turn it is; None where what happens is everybody's."""
        seats = {each.seat for each in self._turn(passages)} - {CHANCE}
        return next(iter(seats)) if len(seats) == 1 else None

    def _paint_board(self, canvas: Canvas) -> None:
        host = self._host
        canvas.backdrop()
        host.parts.board.draw(canvas, host.moment)
        for widget in host.parts.widgets:
            widget.render(canvas)

    def _say(self, key: str, part: str = "", seat: int | None = None) -> str:
        args = {} if seat is None else {"seat": SeatNumber(seat)}
        return self._host.sitting.voice.say(Said(key, args), part)

    # -- what can be done

    def go_on(self) -> None:
        """Hands have done it: the next instruction, or the game goes on."""
        if self._place + 1 < self._here:
            self._place += 1
            self._host.refresh()
        else:
            self._finish()

    def back(self) -> None:
        """The instruction before, once more."""
        self._place = max(0, self._place - 1)
        self._host.refresh()

    def all_at_once(self) -> None:
        """All that is known has been done."""
        self._finish()

    def _finish(self) -> None:
        self._place = 0
        if self._is_laying_out:
            self._is_laying_out = False
            self._host.conductor.is_frozen = False
            self._host.refresh()
        else:
            self._host.director.go_on()

    @property
    def _here(self) -> int:
        """How many instructions there are at this answer."""
        if self._is_laying_out:
            return len(self._layout())
        return len(self._instructions(self._host.sitting.story.passages[self._number]))

    def board_differs(self) -> None:
        """The table is opened for correction, with seats and bots as they are."""
        open_for_correction(self._host)

    def actions(self) -> Actions:
        """What the bar offers while hands are at work."""
        done = Action(self._say("hands-done"), self.go_on, icon="check", key="Space")
        rest = Action(self._say("hands-all-done"), self.all_at_once, icon="list", key="E",
                      tooltip=self._say("hands-all-done", "tip"))  # fmt: skip
        differs = Action(self._say("hands-differs"), self.board_differs, icon="pencil", key="D",
                         tooltip=self._say("hands-differs", "tip"))  # fmt: skip
        back = Action(self._say("hands-back"), self.back, icon="arrow-back-up", key="B",
                      enabled=self._place > 0)  # fmt: skip
        secondary: tuple[Action, ...] = (back, rest, differs)
        if self.panel.has_refused:
            fold = Action(self._say("hands-refused"), self.panel.unfold, icon="list", key="W")
            secondary = (fold, *secondary)
        return Actions(self._say("hands-do"), self._say("hands-do", "detail"), done, secondary)

    def offers(self) -> tuple[Action, ...]:
        """Nothing is let pass at a real table."""
        return ()
