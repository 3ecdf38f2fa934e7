"""A whole game at a real table in a window: what the page says is done on the real board, Done is
clicked, chance is told by clicks, and a person's moves by words.

`python -m tests.real_board.by_mouse GAME SEED [ANSWERS]` does it in a window of its own on the
screen that `DISPLAY` names.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from engine.core.decision import CHANCE, Chance
from engine.core.hidden import EXCHANGED
from engine.core.instructions import drawn, instructions, to_do
from engine.core.story import Move
from engine.ui.real_table.chance_input import ChanceThing
from engine.ui.real_table.chance_page import ChancePage
from games.roll_galaxy.dice import COLOURS
from games.roll_galaxy.state import PLACES
from tests.games.despirala.scene.first_hour import DespiralaHands
from tests.games.roll_galaxy.scene.playing import RollStage, answer_by_mouse
from tests.real_board.at_window import AtWindow
from tests.real_board.board import layout
from tests.real_board.games import SMALL_GAMES, before
from tests.real_board.pictures import pictures_of, pictures_of_hand
from tests.real_board.playing import MOST_ANSWERS, Evening
from tests.real_board.window import an_evening

PATIENCE_SECONDS = 120


class WindowEvening(AtWindow):
    """A table in a window and the real board beside it; `evening` has who decides for persons."""

    def __init__(self, evening: Evening, *, headless: bool = True) -> None:
        super().__init__(evening.match, headless=headless)
        self.evening, self.real = evening, evening.board
        self.seen = self.compared = 0
        evening.do(layout(self.match, self.match.voice))

    def until(self, is_so: Callable[[], object], what: str) -> None:
        """Let time go by until something is so."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not is_so():
            assert time.monotonic() < deadline, f"{what} never came"
            self.step()

    # -- the whole game

    def to_the_end(self, most: int = MOST_ANSWERS) -> None:
        """Everything that is asked and told until the game is over; the boards are compared
        before each answer and at the end.
        """
        while True:
            self.until(lambda: self.is_at_rest, "a question or an instruction")
            self.see_what_is_kept()
            if self.turn.is_speaking:
                self.do_what_is_said()
                continue
            problems = self.evening.problems()
            assert not problems, (self.evening.said[-5:], problems)
            self.compared += 1
            if self.match.is_over or len(self.match.moves) >= most:
                return
            self.answer()

    def see_what_is_kept(self) -> None:
        """What persons drew for themselves since, and told nobody."""
        answers = self.table.director.answers
        for number in range(self.seen, answers):
            self.evening.see(number)
        self.seen = answers

    @property
    def is_at_rest(self) -> bool:
        """Whether it is the people's turn to do, to tell or to decide; or the end."""
        if self.turn.is_speaking:
            return True
        is_told = self.table.director.answers == len(self.match.moves)
        return is_told and (self.match.is_over or self.match.waits_for_person)

    def do_what_is_said(self) -> None:
        """One instruction, as it is written on the page; then Done by the mouse."""
        before = self.instruction
        self.step()
        if self.instruction != before:
            return  # another page was just being turned up
        if not self.turn.laying.is_speaking:  # the list is of what lies on the board already
            self.evening.do(self.turn.panel.rungs[self.turn.panel.now].sentences)
        self.click_on(self.table.frame.bar.primary.box)
        self.until(lambda: self.instruction != before, f"what comes after '{before[-1]}'")

    @property
    def instruction(self) -> tuple[Any, ...]:
        """Which instruction the page shows: of which answer, which of its steps, and its words."""
        page = self.turn.panel
        if not self.turn.is_speaking:
            return ("",)
        if self.turn.asks_standing:
            return ("stands",)
        answers = self.table.director.answers
        return (answers, len(page.rungs), page.now, page.rungs[page.now].words)

    def answer(self) -> None:
        """What came up on the table, or a person's move."""
        match, asked, moves = self.match, self.match.pending, len(self.match.moves)
        if isinstance(asked, Chance):
            self.until(lambda: self.table.frame.dice is not None, "the page that asks")
            page = self.table.frame.dice
            if isinstance(page, ChancePage) and page.deals:
                self.deal_pictures(page, self.real.rng)
            else:
                question = match.game.prompt(asked, match.voice)
                self.tell(asked, self.real.answer(question, asked.for_seat))
        else:
            assert asked is not None
            words = self.evening.words_of(asked)
            page = self.table.frame.dice
            if isinstance(page, ChancePage):
                option = match.option_of(words)
                self.press_pictures(page, self.pictures_of_decision(page, option))
            else:
                self.decide(words)
        self.until(lambda: len(match.moves) > moves, f"an answer to {asked}")
        told = [each for each in match.moves[moves:] if each.kind != EXCHANGED]
        if isinstance(asked, Chance):
            for move in told:
                if (move.seat, move.kind) == (CHANCE, asked.kind):
                    self.do_what_rungs_say(move)
        else:
            move = told[0]
            self.real.moved_by(move.seat, words, self.evening.log(move, move.seat))

    def pictures_of_decision(self, page: ChancePage, option: Any) -> list[ChanceThing]:
        """What is pressed on the page that asks a person for what only they know."""
        return pictures_of_hand(page.asked, option, self.match.game.untold.named(option))

    def decide(self, words: str) -> None:
        """As people type it."""
        self.key("/")
        self.type(words)
        self.key("return")

    def do_what_rungs_say(self, move: Move) -> None:
        """What the list says of an answer, and what was drawn for it, is done at once."""
        passage = self.table.sitting.story.passages[self.match.moves.index(move)]
        said = instructions(move, self.match.setup.seats, self.match.voice)
        is_covered = self.turn.laying.covers(passage)
        done = drawn(move, to_do(move, self.match.setup.seats, self.match.voice))
        self.evening.do(said if is_covered else said[:done])

    def tell(self, chance: Chance, words: str) -> None:
        """By clicks on pictures, wherever they have to be scrolled to; else typed."""
        page = self.table.frame.dice
        if not isinstance(page, ChancePage):
            self.type(words)
            self.key("return")
            return
        things = pictures_of(page.asked, self.match.outcome_of(words))
        assert things, f"no picture of {words}"
        self.press_pictures(page, things)


class RollByMouse(WindowEvening, RollStage):
    """The person's moves are clicks on dice, columns and cards; their dice are told by places."""

    def pictures_of_decision(self, page: ChancePage, option: Any) -> list[ChanceThing]:
        """A place for every die, colour by colour, then the phase."""
        by_colour = [
            place
            for colour in range(len(COLOURS))
            for place, dice in zip(PLACES, option.dice, strict=True)
            for _ in range(dice[colour])
        ]
        slots = [part for part in page.asked.parts for _ in range(part.count)]
        return [
            next(each for each in part.things if each.answer == answer)
            for part, answer in zip(slots, [*by_colour, option.called], strict=True)
        ]

    def decide(self, words: str) -> None:
        answer_by_mouse(self, self.match.option_of(words))


class DespiralaByMouse(WindowEvening, DespiralaHands):
    """The person's moves are clicks on the sheet and on the buttons of the bar."""

    match: Any = None

    def decide(self, words: str) -> None:
        DespiralaHands.answer(self, self.match.option_of(words))  # type: ignore[arg-type]


SMALL_BY_MOUSE = {"roll_galaxy": RollByMouse, "despirala": DespiralaByMouse}
"""In Risk moves are typed."""


def main(name: str, seed: str, most: str = str(MOST_ANSWERS)) -> None:
    """One game in a window, whole or so many answers of it, and what it took."""
    if name in SMALL_GAMES:
        kind = SMALL_BY_MOUSE.get(name, WindowEvening)
        small = kind(before(name, seed), headless=False)
        small.to_the_end(int(most))
        tell(name, small, small.compared)
        return
    stage = an_evening(name, seed, headless=False)
    stage.play(int(most))
    tell(name, stage, stage.compared)


def tell(name: str, stage: AtWindow, compared: int) -> None:
    """How far it came and what it took; the window is closed."""
    match, end = stage.match, "over" if stage.match.is_over else "not over"
    print(
        f"{name}, {end}: {len(match.moves)} answers, {stage.clicks} clicks, "
        f"compared {compared} times, boards equal"
    )
    stage.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
