"""What the house knows of a game before its rules are loaded: name, seats, minutes, levels, cover.

A game's `card.py` holds one `Card` and imports nothing of its game but, when it is asked for, the
cover. The menu and every list of games read cards; a `Game` is a card with rules behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.grading import Scale
from engine.core.learning.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Setting
from engine.text.message import ENGLISH, Message, Words, part_of
from engine.text.plain import PSEUDO


@dataclass(frozen=True, slots=True)
class Level:
    """A bot as people pick it: `name` as in `--seats`, such as `optimal` or `sampled:5`.

    `strength` is 1 to 4 bars; `figure` a measured number for the set-up screen, such as "444".
    `called` is the name of whoever plays so, where nobody gives the seat another.
    """

    name: str
    title: Words
    about: Words
    strength: int
    figure: str = ""
    listed: bool = True
    called: str = ""

    @property
    def seat_name(self) -> str:
        """What a seat is called that nobody names."""
        return self.called or str(self.title)

    @property
    def says(self) -> Words:
        """The sentence it says of itself."""
        return part_of(self.title, "says") if isinstance(self.title, Message) else ""

    @property
    def feels(self) -> Words:
        """What it is like to meet."""
        return part_of(self.title, "feels") if isinstance(self.title, Message) else self.about


RANDOM = Level(
    "random",
    Message("house-level-random"),
    Message("house-level-random.about"),
    1,
    listed=False,
    called="Random",
)
"""The level every game has, mostly for tests."""


class Card:
    """The facts of a game that no rule is needed for. Each game fills them in."""

    key: str
    title: str
    tagline: Words
    about: Words
    minutes: int
    fewest_seats: int
    most_seats: int
    usual_seats: int = 2
    settings: tuple[Setting, ...] = ()
    levels: Sequence[Level]
    default_bot: str
    ruled_player: str = ""
    hint_bot: str = ""
    folder: Path
    has_hidden_information = False
    has_small_picture = False
    opener_is_drawn = False
    round_name: Words = Message("house-round-round")
    figures_about: Words = Message("house-figures-score")
    challenge: ChallengePlan | None = None
    grading: Scale | None = None
    lead_unit: Message = Message("solve-points")
    best_of: RecordPlan | None = None
    badge: BadgePlan | None = None

    @property
    def rules_path(self) -> Path:
        return self.folder / "RULES.md"

    @property
    def text_folder(self) -> Path:
        """Where its messages stand: `<language>.ftl`, and its card's in `<language>/card.ftl`."""
        return self.folder / "text"

    def language_for(self, language: str) -> str:
        """The language that is spoken at its table: English where it has but a card in it."""
        is_whole = language == PSEUDO or (self.text_folder / f"{language}.ftl").is_file()
        return language if is_whole else ENGLISH

    @property
    def advisor(self) -> str:
        """Who says what a good player would do: the bot for hints, or else the usual one."""
        return self.hint_bot or self.default_bot

    def present_options(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Options of a record or a set-up as they are called today; usually the same."""
        return options

    def round_said(self, number: int, total: int = 0) -> Message:
        """A round as the game calls it: `Turn 8 of 14`."""
        args = {"name": self.round_name, "number": number, "total": total}
        return Message("house-round-number-of" if total else "house-round-number", args)

    @property
    def all_levels(self) -> tuple[Level, ...]:
        return (*self.levels, RANDOM)

    def level(self, name: str) -> Level | None:
        """The level of that name, or None (for a person or a game's own forms)."""
        return next((level for level in self.all_levels if level.name == name), None)

    def cover(self) -> Callable[[tuple[int, int], str], Any] | None:
        """Paints the cover at a size in pixels, with the tagline as it is said there; None shows
        a plain one.
        """
        return None
