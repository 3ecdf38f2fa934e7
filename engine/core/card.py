"""What the house knows of a game before its rules are loaded: seats, levels, cover, grading."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

from engine.core.setup import BY_CHANCE, SeatColour, Setting
from engine.text.message import ENGLISH, PSEUDO, Message, Words, grouped, has_all, part_of, titled

# What a game lays out for the challenge of the day: who sits there, and what is counted.

Measure = Literal["points", "rounds"]
NOT_WON: Final = 0
"""The value of a game that was to be won in few rounds, and was not won."""


@dataclass(frozen=True, slots=True)
class ChallengePlan:
    """The same for everybody on every day; only the seed is another.

    `points` counts the score at the end, `rounds` the round in which the game was won. With `until`
    the challenge ends when that round is over, whatever the game goes on to. `compared` are the
    levels that play the seed beside the person. `most` is a value that no result goes beyond; where
    nothing bounds it, `boundless` says why.
    """

    title: Words
    measure: Measure
    opponents: tuple[str, ...]
    compared: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    until: int = 0
    most: int | None = None
    boundless: str = ""

    def can_be(self, value: int) -> bool:
        """Whether a game may end with such a value: points and rounds are never below nothing."""
        return value >= 0 and (self.most is None or value <= self.most)

    def words(self, value: int) -> Words:
        if self.measure == "points":
            return grouped(value)
        return (
            Message("challenge-value-round", {"value": value})
            if value != NOT_WON
            else Message("challenge-value-not-won")
        )

    def merit(self, value: int) -> float:
        """What results are ordered by, the best one having most."""
        if self.measure == "points":
            return value
        return float("-inf") if value == NOT_WON else -value


@dataclass(frozen=True, slots=True)
class RecordPlan:
    """What the best of a game is: its `score`, the `lead` of a win, the longest `row` of wins.

    `unit` is the key of what is said after the value."""

    title: Words
    unit: str
    counts: Literal["score", "lead", "row"]


@dataclass(frozen=True, slots=True)
class BadgePlan:
    """What a badge of a game is earned by.

    `faultless`: so many best choices, one less for a good one, two for a mistake; `score`:
    so many points; `lead`: won by so many; `strength`: won against a level of such strength;
    `rivals`: won against so many. Over several games: `wins`, wins in a `row`, so many `levels`
    beaten (0: one of every strength the game lists), games in so many `weeks`.
    """

    title: Words
    about: Words
    icon: str
    wants: Literal[
        "faultless", "score", "lead", "strength", "rivals", "wins", "row", "levels", "weeks"
    ]
    number: int


# Grades of choices: best, good, mistake, blunder, by what each lost under the strongest search.
#
# What lies within the search's own error is not held against anybody: it counts as best.

Grade = Literal["best", "good", "mistake", "blunder"]
SURE: Final = 2.0
"""A loss counts from so many standard errors on."""

MARKS: Final[dict[Grade, str]] = {"best": "!", "good": "", "mistake": "?", "blunder": "??"}

PARTS: Final = ("chapter", "round", "turn", "worker")
"""What a game may be divided into, as its review names it."""

SET_UP: Final = "Set-up"


@dataclass(frozen=True, slots=True)
class Scale:
    """From which loss on a choice is a mistake, and a blunder; up to `least` it is a best one.

    Losses are in `unit`, by `judge`, who searched. Those of an exact search add up to what a game
    lost; estimates do not: each may have seen the same loss once more.
    """

    unit: Words
    judge: Words
    least: float
    mistake: float
    blunder: float
    is_exact: bool = False

    def grade(self, loss: float, error: float = 0.0) -> Grade:
        """The grade of a choice that lost so much, give or take the error of that."""
        if loss <= max(self.least, SURE * error):
            return "best"
        if loss < self.mistake:
            return "good"
        return "mistake" if loss < self.blunder else "blunder"


@dataclass(frozen=True, slots=True)
class Graded:
    """One choice of a seat: what was played, what was best, what it lost, and its grade.

    `answer` is the number of answers before it; `when` says the part of the game ("Round 3").
    """

    seat: int
    answer: int
    kind: str
    played: str
    best: str
    loss: float
    error: float
    grade: Grade
    when: str = ""


@dataclass(frozen=True, slots=True)
class DiceLuck:
    """Dice beside their average: `beyond` counts what came up more than that, below 0 what less."""

    said: Message
    beyond: float


@dataclass(frozen=True, slots=True)
class NextTime:
    """What to look at before a choice of a `kind`, where one like `played` was a mistake.

    `played` is a pattern of what is typed for it (with `*`). It claims nothing of the position:
    what was better there the review's search has found.
    """

    kind: str
    said: Message
    played: str = "*"


@dataclass(frozen=True, slots=True)
class Marks:
    """How many choices of a game had which grade; `costliest` is the kind that lost most."""

    best: int = 0
    good: int = 0
    mistakes: int = 0
    blunders: int = 0
    costliest: str = ""

    @classmethod
    def of(cls, choices: Iterable[Graded]) -> Marks:
        counts: dict[Grade, int] = dict.fromkeys(MARKS, 0)
        lost: dict[str, float] = {}
        for choice in choices:
            counts[choice.grade] += 1
            if choice.grade in ("mistake", "blunder"):
                lost[choice.kind] = lost.get(choice.kind, 0.0) + choice.loss
        costliest = max(lost, key=lambda kind: lost[kind], default="")
        best, good, mistakes, blunders = counts.values()
        return cls(best, good, mistakes, blunders, costliest)


def held_against(choice: Graded) -> float:
    """What counts against a choice: nothing within the search's own error."""
    return 0.0 if choice.grade == "best" else choice.loss


def lost(scale: Scale, choices: Sequence[Graded]) -> float:
    """What choices lost: all together where losses add up, else a choice on average."""
    if not choices:
        return 0.0
    losses = [held_against(choice) for choice in choices]
    return sum(losses) if scale.is_exact else math.fsum(losses) / len(losses)


def graded_choices(scale: Scale, document: dict[str, Any], seat: int) -> list[Graded]:
    """The choices of a seat in the document of a review, each with its grade."""
    own = [each for each in document["seats"] if each["seat"] == seat]
    return [_graded(scale, seat, choice) for each in own for choice in each.get("choices", [])]


def _graded(scale: Scale, seat: int, choice: dict[str, Any]) -> Graded:
    best, error = choice["best"], float(choice.get("error", 0.0))
    words = best if isinstance(best, str) else " or ".join(best[:1])
    loss = _lost(choice)
    return Graded(
        seat, choice["answer"], choice["decision"], choice["played"], words, loss, error,
        scale.grade(loss, error), _when(choice),
    )  # fmt: skip


def _when(choice: dict[str, Any]) -> str:
    words = ", ".join(f"{part} {choice[part]}" for part in PARTS if choice.get(part))
    return words[:1].upper() + words[1:] or SET_UP


def _lost(choice: dict[str, Any]) -> float:
    """How much worse it is than the best; an exact search knows no gain, whatever points mean."""
    delta = float(choice["delta"])
    return -delta if "error" in choice else abs(delta)


def paired(
    trials: int, played: Callable[[int], float], best: Callable[[int], float]
) -> tuple[float, float]:
    """What the played choice lost beside the best, each trial with the same luck for both.

    Returns the mean and its standard error.
    """
    from statistics import fmean, stdev  # noqa: PLC0415 (the menu grades nothing)

    lost: Sequence[float] = [best(number) - played(number) for number in range(trials)]
    return fmean(lost), stdev(lost) / math.sqrt(trials)


# What the house knows of a game before its rules are loaded: name, seats, minutes, levels, cover.
#
# A game's `card.py` holds one `Card` and imports nothing of its game but, when it is asked for,
# the cover. The menu and every list of games read cards; a `Game` is a card with rules behind it.


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
        return part_of(self.title, "says") if isinstance(self.title, Message) else ""

    @property
    def feels(self) -> Words:
        """What it is like to meet."""
        return part_of(self.title, "feels") if isinstance(self.title, Message) else self.about


def level(
    game: str, name: str, strength: int, figure: str = "", key: str = "", **more: Any
) -> Level:
    """A level whose messages are called by its game and its name, or a key of its own."""
    words = titled(f"{game}-level-{key or name.replace(':', '-')}")
    return Level(name, *words, strength, figure, **more)


RANDOM = Level(
    "random",
    Message("house-level-random"),
    Message("house-level-random.about"),
    1,
    listed=False,
    called=BY_CHANCE,
)
"""The level every game has, mostly for tests."""


@dataclass(frozen=True, slots=True)
class CampaignPlan:
    """A campaign of the game: the setting and its value that play it, and its story so far."""

    setting: str
    value: str
    title: Words
    story: Callable[[], Words]


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
    next_time: tuple[NextTime, ...] = ()
    """What a review advises after a mistake: the first that fits it."""

    campaign: CampaignPlan | None = None
    has_box: bool = False
    """Whether an owner may set what their box has printed (`Game.my_box`)."""
    colours: tuple[SeatColour, ...] = ()
    """Of the pieces in the box; a seat may have any other as well.

    Empty where no source names them all. Rajas' list of pieces has six workers "in each of four
    player colors" (de.wikipedia.org/wiki/Rajas_of_the_Ganges) and names none; Roll's has five
    screens, mats and cups, of which one review (jestatharogue.com) names orange alone.
    """

    def standing_said(self, scores: Sequence[float]) -> Message | None:
        """How an unfinished game stands, where its scores alone mean little; None to show them."""
        return None

    @property
    def rules_path(self) -> Path:
        return self.folder / "RULES.md"

    def rules_in(self, language: str) -> Path:
        """Its `RULES.<language>.md`, or the English rules where there is none, or only comments."""
        path = self.folder / f"RULES.{language}.md"
        lines = path.read_text("utf-8").splitlines() if path.is_file() else ()
        return path if any(each and each[:4] != "<!--" for each in lines) else self.rules_path

    @property
    def text_folder(self) -> Path:
        """Where its messages stand: `<language>.ftl`, and its card's in `<language>/card.ftl`."""
        return self.folder / "text"

    def language_for(self, language: str) -> str:
        """The language that is spoken at its table: English where it has not all messages in it."""
        is_whole = language == PSEUDO or has_all(self.text_folder, language)
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
