"""An evening at which people do in their own turn what the rules say of the move they chose.

A second rule book would be as long as the first: a person's own pieces move by the sentences about
that person that the program does not show them, because they know them. What is shown must be
enough for everything else.
"""

from __future__ import annotations

from typing import Any

from engine.core import commands
from engine.core.chance import Dice, Draw, generator
from engine.core.decision import Chance
from engine.core.game import Game
from engine.core.instructions import HANDS, instructions, known_to_hands, parts_for_hands
from engine.core.match import Match, bots_of
from engine.core.story import Move, Told
from engine.text.message import Message
from tests.real_board.board import RealBoard, layout
from tests.real_board.playing import Evening, called


class OwnHands(Evening):
    """The person who decides moves their own pieces, and then everybody does what is said."""

    @classmethod
    def seated(
        cls, game: Game, board: type[RealBoard], seats: tuple[str, ...], seed: str,
        options: dict[str, str],
    ) -> OwnHands:  # fmt: skip
        """As `begun`, with options by any name."""
        setup = called(commands.make_setup(game, seats, seed, options, real_table=True))
        match = Match(game, setup)
        real = board(setup.seat_names, match.setup.options, generator(seed, "real board"))
        real.persons = {seat for seat, each in enumerate(setup.seats) if each.is_person}
        evening = cls(match, real, generator(seed, "persons"))
        evening._bots = bots_of(match)
        evening.do(layout(match, match.voice))
        return evening

    def go_on(self) -> None:
        match, asked = self.match, self.match.pending
        by_person = asked is not None and not isinstance(asked, Chance)
        if by_person and match.setup.seats[asked.seat].is_person:
            words, self.board.acting = str(self.chosen(asked)), asked.seat
            match.answer(match.option_of(words))
            self.do(self.known_and_shown(match.moves[-1]))
        else:
            if isinstance(asked, Chance):
                self.show_what_can_be(asked)
            super().go_on()

    def show_what_can_be(self, asked: Chance) -> None:
        """The page of a question shows what can come up; who draws lots chooses among them."""
        outcomes = asked.outcomes
        if isinstance(outcomes, Draw):
            self.board.offered = [outcomes.word(each) for each, _ in outcomes.outcomes()]
        elif not isinstance(outcomes, Dice) and asked.kind in ("area", "person", "steps"):
            self.board.offered = [each for each, _ in outcomes.outcomes()]

    def chosen(self, asked: Any) -> Any:
        """What the person decides; face down lies whatever card the program has for it."""
        held = self.held_options(asked)
        if held is None:
            return asked.sample(self.rng)
        option = self.rng.choice(held)
        if not getattr(option, "is_secret", False):
            return option
        return next(each for each in asked.options if type(each) is type(option))

    def known_and_shown(self, move: Move) -> tuple[str, ...]:
        """In their order: what the person knows of themselves, and what the program shows."""
        return tuple(words for words, _ in self.steps_of(move))

    def steps_of(self, move: Move) -> list[tuple[str, bool]]:
        """Each sentence of an answer, and whether the program shows it."""
        seats, voice = self.match.setup.seats, self.match.voice
        shown = list(instructions(move, seats, voice))
        found = []
        for each in move.told:
            for said in self._of(each, move):
                words = voice.part(said, HANDS)
                is_shown = words in shown
                if is_shown:
                    shown.remove(words)
                elif words:
                    assert self._is_own(said, move.seat), f"nobody is told: {words}"
                if words:
                    found.append((words, is_shown))
        assert not shown, f"shown, but not in its order: {shown}"
        return found

    def _of(self, told: Told, move: Move) -> tuple[Message, ...]:
        """What a person lays face down they tell nobody, where they keep their hand to themselves:
        the card that the program has for it is another.
        """
        is_untold = self.match.untold.kinds and getattr(move.answer, "is_secret", False)
        is_own = told.to == move.seat and not is_untold
        event = told.event if is_own else known_to_hands(told, self.match.setup.seats)
        return () if event is None else tuple([said for _, said in parts_for_hands(event)])

    def _is_own(self, said: Message, seat: int) -> bool:
        subject = said.args.get("seat")
        return getattr(subject, "number", None) == seat


def listed(words: str) -> list[str]:
    """The things of a list: "a, b and c"."""
    return words.replace(" and ", ", ").split(", ")
