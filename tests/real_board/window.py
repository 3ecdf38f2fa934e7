"""A real table in a window without a screen: its page is read, its buttons are clicked.

The second program does what stands on the page of hands, presses Done with the mouse, and tells
what its own dice and cards show in the field of the page that asks for them.
"""

from __future__ import annotations

import time
from typing import Any

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import CHANCE, Chance, Decision
from engine.core.game import Game
from engine.core.instructions import drawn, instructions, to_do
from engine.core.match import Match
from engine.ui.real_table.chance_page import ChancePage
from tests.games.arcs.campaign.scene import at_table
from tests.games.arcs.scene import playing as arcs_playing
from tests.games.arcs.scene.playing import ArcsStage
from tests.games.rajas.scene import playing as rajas_playing
from tests.games.rajas.scene.playing import RajasStage
from tests.real_board.at_window import AtWindow
from tests.real_board.board import AGAIN, RealBoard, layout
from tests.real_board.games import EVENINGS
from tests.real_board.own_hands import OwnHands
from tests.real_board.pictures import pictures_of, pictures_of_hand
from tests.real_board.playing import called
from tests.ui.stage import FRAME

PATIENCE = 4000
"""Frames without anything to do, before the window counts as stuck."""


class AtTheWindow(AtWindow):
    """One person beside the board, who reads and clicks."""

    def __init__(
        self, game: Game, board: type[RealBoard], seats: tuple[str, ...], seed: str,
        options: dict[str, str], *, headless: bool = True,
    ) -> None:  # fmt: skip
        setup = called(commands.make_setup(game, seats, seed, options, real_table=True))
        super().__init__(Match(game, setup), headless=headless)
        self.real = board(setup.seat_names, self.match.setup.options, generator(seed, "real"))
        self.real.persons = {n for n, each in enumerate(setup.seats) if each.is_person}
        self.evening = OwnHands(self.match, self.real, generator(seed, "persons"))
        self.followed = self.compared = 0
        self.waiting: list[tuple[str | int, bool]] = [
            (words, False) for words in layout(self.match, self.match.voice)
        ]
        """What hands have to do, in its order, and whether the page will show it; a number is the
        answer that a person drew for themselves.
        """

    @property
    def words(self) -> str:
        """The instruction that fills the page."""
        return self.turn.panel.rungs[self.turn.panel.now].words

    # -- what hands do

    def follow(self) -> None:
        """What has been answered since: its sentences wait to be shown, or are known."""
        passages = self.table.sitting.story.passages
        for number in range(self.followed, len(self.match.moves)):
            move = self.match.moves[number]
            self.waiting.append((number, False))
            if move.seat == CHANCE:
                is_shown = not self.turn.laying.covers(passages[number])
                done = drawn(move, to_do(move, self.match.setup.seats, self.match.voice))
                shown = instructions(move, self.match.setup.seats, self.match.voice)
                self.waiting += [
                    (words, is_shown and place >= done) for place, words in enumerate(shown)
                ]
            else:
                self.waiting += self.evening.steps_of(move)
        self.followed = len(self.match.moves)

    def do_what_is_known(self) -> None:
        """What a person does in their own turn comes before what is shown next."""
        while self.waiting and not self.waiting[0][1]:
            known, _ = self.waiting.pop(0)
            if isinstance(known, int):
                self.evening.see(known)
            else:
                self.real.carry_out(known)

    def do_what_is_shown(self) -> None:
        """The page's sentence is carried out, and Done is clicked."""
        self.do_what_is_known()
        if self.turn.laying.is_speaking or self.turn.asks_standing:
            self.click_on(self.table.frame.bar.primary.box)  # it lies on the board already
            return
        words = self.words
        self.step()
        if self.words != words:
            return  # another page was just being turned up
        for sentence in self.turn.panel.rungs[self.turn.panel.now].sentences:
            self.do_what_is_known()
            told = [each for each, _ in self.waiting[:1]]
            assert told == [sentence.removeprefix(AGAIN)], (words, self.waiting[:3])
            self.real.carry_out(sentence)
            del self.waiting[0]
        self.click_on(self.table.frame.bar.primary.box)

    def compare(self) -> None:
        """Nothing is left to do: both boards are equal."""
        self.do_what_is_known()
        assert not self.waiting, f"never shown: {self.waiting}"
        assert not self.real.problems_against(self.match.table)
        self.compared += 1

    def cannot_answer_yet(self) -> None:
        """While a film plays, an answer would take away what is to be said after it."""
        asked = self.match.pending
        if isinstance(asked, Chance) and any(is_shown for _, is_shown in self.waiting):
            assert not self.table.submit(asked.outcomes.sample(generator("early", 1)))

    # -- what a person tells

    def tell_chance(self, asked: Chance) -> None:
        """Pictures are clicked, wherever they have to be scrolled to; else it is typed."""
        self.evening.show_what_can_be(asked)
        dealing = self.table.frame.dice
        if isinstance(dealing, ChancePage) and dealing.deals:
            self.deal_pictures(dealing, self.real.rng)
            return
        words = self.real.answer(self.match.game.prompt(asked, self.match.voice), asked.for_seat)
        page = self.table.frame.dice
        if not isinstance(page, ChancePage):
            self.type(words)
            self.key("return")
            return
        things = pictures_of(page.asked, self.match.outcome_of(words))
        assert things, f"no picture of {words} for {asked}"
        self.press_pictures(page, things)

    def tell_move(self, asked: Decision) -> None:
        """By pictures where cards are asked for, else as this person decides."""
        option, page = self.evening.chosen(asked), self.table.frame.dice
        if isinstance(page, ChancePage):
            named = self.match.game.untold.named(option)
            self.press_pictures(page, pictures_of_hand(page.asked, option, named))
            return
        self.decide(option)

    def decide(self, option: Any) -> None:
        """In words, as people type them."""
        self.key("/")
        self.type(str(option))
        self.key("return")

    @property
    def is_asked(self) -> bool:
        """Whether the window waits for words of a person."""
        asked = self.match.pending
        if not self.match.waits_for_person:
            return False
        return self.table.frame.dice is not None if isinstance(asked, Chance) else True

    def play(self, most: int = 100_000) -> None:
        """The evening, until the game is over or so many answers are given."""
        idle = 0
        while len(self.match.moves) < most:
            self.step(FRAME)
            self.follow()
            asked, count = self.match.pending, len(self.match.moves)
            if self.turn.is_speaking:
                self.do_what_is_shown()
            elif self.table.director.held is not None:
                self.click_on(self.table.frame.bar.primary.box)  # a battle, or a chapter's account
            elif self.match.is_over and not self.table.director.is_playing:
                break
            elif self.is_asked and self.table.director.is_playing:
                self.cannot_answer_yet()
            elif self.is_asked:
                self.compare()
                assert asked is not None
                if isinstance(asked, Chance):
                    self.tell_chance(asked)
                    assert len(self.match.moves) > count, f"the page does not take it: {asked}"
                else:
                    self.tell_move(asked)
            elif count == self.followed:
                time.sleep(0.0005)
                idle += 1
                assert idle < PATIENCE, f"nothing happens after answer {count}"
                continue
            idle = 0
        self.follow()
        if self.match.is_over:
            self.compare()


class RajasByMouse(AtTheWindow, RajasStage):
    """The person's moves are clicks on the board of Rajas."""

    def decide(self, option: Any) -> None:
        rajas_playing.answer_by_mouse(self, option)


class ArcsByMouse(AtTheWindow, ArcsStage):
    """The person's moves are clicks on the map of Arcs."""

    def decide(self, option: Any) -> None:
        arcs_playing.answer_by_mouse(self, option)


class CampaignByMouse(AtTheWindow, ArcsStage):
    """The same in the campaign, where a full hand and a long list of choices are rolled."""

    def decide(self, option: Any) -> None:
        at_table.answer(self, option)


BY_MOUSE = {"rajas": RajasByMouse, "arcs": ArcsByMouse, "campaign": CampaignByMouse}


def an_evening(name: str, seed: str, *, headless: bool = True) -> AtTheWindow:
    """An evening of a large game; a person's moves are told by the mouse."""
    return BY_MOUSE[name](*EVENINGS[name][:3], seed, EVENINGS[name][3], headless=headless)
