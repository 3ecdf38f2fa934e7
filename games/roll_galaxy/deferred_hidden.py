"""A cup of Roll for the Galaxy at a real table: its owner rolls and assigns it behind a screen, and

tells at the reveal how the dice lie.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.core.decision import Chance, Decision, Option
from engine.core.errors import IllegalAnswer, shortened
from engine.core.instructions import ToldAtOnce, Untold
from engine.text.message import Message, SeatNumber
from games.roll_galaxy.dice import COLOURS, NO_DICE, PHASES, handful, plus
from games.roll_galaxy.effects import DictateUnlimited
from games.roll_galaxy.moves import RevealDice
from games.roll_galaxy.state import BEHIND_SCREEN, PLACES, RollTable
from games.roll_galaxy.steps.assigning import what_cannot_be
from games.roll_galaxy.tiles import HIDDEN, effects_in
from games.roll_galaxy.tiles import handful as counted

SELECT = ("select", "call")
COLOUR_WORDS = (*COLOURS, "blue")
"""Cyan dice are called blue as well."""


@dataclass(frozen=True, slots=True)
class Reveals(ToldAtOnce):
    """Every way in which dice of these colours may lie; in old records they are placed one by one,
    `by_steps`.
    """

    colours: tuple[int, ...]
    dictates_again: bool = False
    by_steps: Sequence[Option] = ()

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, RevealDice):
            return option in self.by_steps
        return self._has_shape(option) and self.refusal(option) is None

    def _has_shape(self, option: RevealDice) -> bool:
        """Whether it is made as one is: a record may say anything."""
        is_whole = len(option.dice) == len(PLACES) and option.called in range(len(PHASES))
        return is_whole and all(len(d) == len(NO_DICE) and min(d) >= 0 for d in option.dice)

    def refusal(self, option: Any) -> Message | None:
        """Which dice cannot lie there."""
        if not (isinstance(option, RevealDice) and self._has_shape(option)):
            return None
        return what_cannot_be(self.colours, option, dictates_again=self.dictates_again)

    def sample(self, rng: Random) -> RevealDice:
        places = [rng.choice(PLACES[:-1]) for _ in self.colours]
        return self.lying(places, rng.choice(places))

    def lying(self, places: Sequence[int], called: int) -> RevealDice:
        """The dice, one by one, at these places."""
        pairs = tuple(zip(self.colours, places, strict=True))
        return RevealDice(
            tuple([handful(c for c, at in pairs if at == place) for place in PLACES]), called
        )

    def parse(self, text: str) -> RevealDice:
        """Words such as "explore 2 white, 1 red; produce 1 cyan; select produce"."""
        found, called = dict.fromkeys(PLACES, NO_DICE), None
        words = text.casefold().strip().removeprefix("reveal ")
        for part in filter(None, map(str.strip, re.split(r"[;\n]", words))):
            verb, _, rest = part.partition(" ")
            if verb in SELECT:
                called = _meant(rest.strip(), PHASES)
                continue
            place = _meant(verb, (*PHASES, "Dictate"))
            dice = _dice(rest)
            if place is None or dice is None:
                raise self._unread(text)
            for colour in dice:
                found[PLACES[place]] = plus(found[PLACES[place]], colour)
        if called is None:
            raise self._unread(text)
        option = RevealDice(tuple(found.values()), called)
        said = self.refusal(option)
        if said is not None:
            raise IllegalAnswer(said)
        return option

    def _unread(self, text: str) -> IllegalAnswer:
        args = {"words": shortened(text.strip()), "example": self.example}
        return IllegalAnswer(Message("no-reveal", args))

    @property
    def example(self) -> str:
        """What may be typed."""
        return str(self.lying([0] * len(self.colours), 0)).removeprefix("Reveal ")


def _meant(word: str, names: Sequence[str]) -> int | None:
    """The one whose name begins with the word."""
    fitting = [n for n, name in enumerate(names) if word and name.casefold().startswith(word)]
    return fitting[0] if len(fitting) == 1 else None


def _dice(words: str) -> list[int] | None:
    """The colours of a handful such as "2 white, 1 red"; None where it is none."""
    each = re.findall(r"(\d*) *([a-z]+)", words)
    colours = [_meant(word, COLOUR_WORDS) for _, word in each if word not in ("and", "die", "dice")]
    if None in colours or not colours or re.sub(r"\d* *[a-z]+|[\s,]", "", words):
        return None
    counts = [int(count or 1) for count, word in each if word not in ("and", "die", "dice")]
    return [
        COLOURS.index("cyan") if colour == len(COLOURS) else colour or 0
        for colour, count in zip(colours, counts, strict=True)
        for _ in range(min(count, 99))
    ]


class UntoldCup(Untold):
    """What a person rolls and assigns behind their screen."""

    kinds = ("roll",)

    def put(self, asked: Decision, table: RollTable) -> Decision:
        """Where all dice lie at the reveal, in place of one die after the other."""
        if asked.kind != "assign":
            return asked
        seat = table.seats[asked.seat]
        colours = tuple([worker.colour for worker in seat.workers])
        again = bool(effects_in(seat.tableau, DictateUnlimited))
        options = Reveals(colours, again, asked.options)
        args = {"seat": SeatNumber(asked.seat), "example": options.example}
        said = Message("ask-reveal", {**args, **counted(handful(colours))})
        return replace(asked, asked=said, options=options)

    def is_private(self, asked: Chance, table: RollTable) -> bool:
        """ROLL-2.7: not the tiles of the set-up, which lie open as soon as they are drawn."""
        return super().is_private(asked, table) and table.round > 0

    def veil(self, view: RollTable, seat: int) -> None:
        """Before the reveal its own dice by their colours alone: they are told nobody."""
        own = view.seats[seat]
        if not view.revealed:
            own.workers = tuple([BEHIND_SCREEN[worker.colour] for worker in own.workers])
            own.called, own.uses = None, ()

    def keeps_from_bots(self, table: RollTable, seat: int) -> bool:
        """Whether a tile of that seat is told nobody."""
        return HIDDEN in table.seats[seat].tiles


UNTOLD = UntoldCup()
