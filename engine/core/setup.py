"""What a match is made from and ends with; words about seats and seeds; bots from outside."""

from __future__ import annotations

import os
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, get_args

from engine.text.message import Message, ThingName, Words, part_of, titled

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    title: Words
    about: Words = ""


Fold = Literal["readings", "modifiers"]


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a game's set-up; `default` is the value of one of its choices.

    A setting that is `only_with` a value of another, such as ("mode", "base"), changes nothing
    without it; nor does one that is `only_by` a player without a seat of theirs. The set-up page
    shows those of a `fold` on a page of their own: readings say how a document is understood where
    it leaves that open, modifiers make a bot stronger. `past` is the choice of records from before
    the setting was there; a new game is not offered it.
    """

    key: str
    title: Words
    choices: tuple[Choice, ...]
    default: str
    about: Words = ""
    only_with: tuple[str, str] | None = None
    fold: Fold | None = None
    past: Choice | None = None
    only_by: str = ""

    @property
    def values(self) -> tuple[str, ...]:
        """What a set-up may say, that of old records last."""
        known = self.choices if self.past is None else (*self.choices, self.past)
        return tuple(choice.value for choice in known)

    def chosen(self, options: Mapping[str, str]) -> Choice:
        """What a set-up has chosen; the default where it says nothing."""
        value = options.get(self.key, self.default)
        known = self.choices if self.past is None else (*self.choices, self.past)
        return next(choice for choice in known if choice.value == value)

    @property
    def asks(self) -> Words:
        """The setting as a question of the evening."""
        return part_of(self.title, "asks") if isinstance(self.title, Message) else self.title

    def matters(self, options: Mapping[str, str], players: Collection[str]) -> bool:
        """Whether it changes anything beside the other options, with these players."""
        if self.only_by and self.only_by not in players:
            return False
        return self.only_with is None or options[self.only_with[0]] == self.only_with[1]


def setting(
    game: str, key: str, *values: str, usual: str = "", has_about: bool = True, **more: Any
) -> Setting:
    """A setting whose messages are called by its game, its key and its values; the first value is
    the usual one if no other is named.
    """
    title, about = titled(f"{game}-{key}")
    names = [f"{game}-{key}-{each.replace(' ', '-')}" for each in values]
    choices = tuple([Choice(each, *titled(n)) for each, n in zip(values, names, strict=True)])
    return Setting(key, title, choices, usual or values[0], about if has_about else "", **more)


@dataclass(frozen=True, slots=True)
class Detail:
    """Something that a setting changes: what it is called, and how it is with each choice."""

    title: Words
    paragraphs: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class DetailGroup:
    title: Words
    icon: str
    details: tuple[Detail, ...]


SeatColour = Literal[
    "blue", "orange", "green", "pink", "red", "sky", "yellow", "white", "purple", "brown"
]
SEAT_COLOURS: Final[tuple[SeatColour, ...]] = get_args(SeatColour)
MOST_SEATS: Final = 6
"""Seats that chose no color have the first six."""


def seat_colours(chosen: Sequence[str]) -> tuple[SeatColour, ...]:
    """The color of every seat, six at least and no two alike, from what the first ones chose.

    A seat whose choice is "", unknown or taken has the color of its place, or the next free one.
    """
    known = [next((each for each in SEAT_COLOURS if each == name), None) for name in chosen]
    found: list[SeatColour | None] = [
        None if name in known[:seat] else name for seat, name in enumerate(known)
    ]
    found += [None] * (MOST_SEATS - len(found))
    for seat, name in enumerate(found):
        if name is None:
            usual = (SEAT_COLOURS[seat], *SEAT_COLOURS)
            found[seat] = next(each for each in usual if each not in found)
    return tuple([name for name in found if name is not None])


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits there: `human` or a bot's name, the name shown, and the color chosen or ""."""

    player: str
    name: str
    colour: str = ""

    @property
    def is_person(self) -> bool:
        return self.player == HUMAN


NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")


def told_apart(seats: Sequence[SeatSetup]) -> tuple[SeatSetup, ...]:
    """The seats, a numeral added to every name that another has before it: Lynx, Lynx II."""
    found: list[SeatSetup] = []
    for seat in seats:
        taken = [each.name for each in found]
        name = next(name for name in numbered(seat.name) if name not in taken)
        found.append(replace(seat, name=name))
    return tuple(found)


def numbered(name: str) -> Iterator[str]:
    """The name, then with numerals, and with figures where these end: Lynx II, Lynx 7."""
    yield name
    yield from (f"{name} {numeral}" for numeral in NUMERALS[1:])
    yield from (f"{name} {number}" for number in count(len(NUMERALS) + 1))


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that, with the answers, makes a match.

    `position` is the JSON form of the table it begins with; None for the game's own beginning.
    Where a guest sits, chance follows from the seed and a secret `key` (see `engine.core.keys`).
    At a `real_table` the board lies before the people, who do on it what the bots want, and all
    chance is theirs: it never goes without `dice_by_hand`. There a new match `tells_late`: old
    records have things told that nobody else needs to know. `box` is what an owner's pieces have
    printed, in the game's own form, where it isn't what the game comes with.
    """

    seats: tuple[SeatSetup, ...]
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    dice_by_hand: bool = False
    practice: bool = False
    position: Any = None
    key: str = ""
    real_table: bool = False
    tells_late: bool = False
    box: str = ""

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(seat.player for seat in self.seats)

    @property
    def seat_names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def colours(self) -> tuple[SeatColour, ...]:
        return seat_colours([seat.colour for seat in self.seats])


@dataclass(frozen=True, slots=True)
class Performance:
    """How well a person did by the game's own measure, less being better.

    Performances of one `kind` (variant, opponents) are compared; `words` tell one.
    """

    kind: str
    value: float
    words: str


@dataclass(frozen=True, slots=True)
class Result:
    """How it ended: a score and a rank (1 is best, shared when tied) per seat."""

    scores: tuple[float, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def by_score(cls, scores: Sequence[float], *, lowest_wins: bool = False) -> Result:
        """Ranks by score; equal scores share the better rank (1, 1, 3)."""
        sign = -1 if lowest_wins else 1
        ranks = tuple(1 + sum(sign * other > sign * score for other in scores) for score in scores)
        return cls(tuple(scores), ranks)


# What bot games came to: one outcome, and many added up.


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """One finished (or capped) game, by entrant.

    For a guest that was out `faults` has the kind and `fault_sentences` what it did.
    """

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    rounds: int
    answers: int
    finished: bool
    faults: tuple[str, ...] = ()
    fault_sentences: tuple[str, ...] = ()

    def reordered(self, order: Sequence[int]) -> GameOutcome:
        """The same game with the entry of position `order[0]` first, and so on."""
        return replace(
            self,
            scores=tuple(self.scores[place] for place in order),
            ranks=tuple(self.ranks[place] for place in order),
            faults=_in_order(self.faults, order),
            fault_sentences=_in_order(self.fault_sentences, order),
        )


def _in_order(texts: tuple[str, ...], order: Sequence[int]) -> tuple[str, ...]:
    return tuple(texts[place] for place in order) if texts else ()


@dataclass(slots=True)
class Tally:
    """Many outcomes added up; the lists have one entry per entrant.

    A shared win counts in parts (two winners: 0.5 each), a shared rank as the mean of its places.
    """

    scores: list[list[float]]
    wins: list[float]
    rank_sums: list[float]
    games: int = 0
    rounds: int = 0
    answers: int = 0
    unfinished: int = 0
    faults: dict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    forfeits: dict[int, Counter[tuple[str, str]]] = field(
        default_factory=lambda: defaultdict(Counter)
    )
    """By entrant, in how many games it was out for a fault of this kind with this sentence."""

    @classmethod
    def empty(cls, entrants: int) -> Tally:
        return cls([[] for _ in range(entrants)], [0.0] * entrants, [0.0] * entrants)

    def add(self, outcome: GameOutcome) -> None:
        winners = outcome.ranks.count(1)
        for entrant, rank in enumerate(outcome.ranks):
            self.scores[entrant].append(outcome.scores[entrant])
            self.wins[entrant] += 1 / winners if rank == 1 else 0.0
            self.rank_sums[entrant] += rank + (outcome.ranks.count(rank) - 1) / 2
        self.games += 1
        self.rounds += outcome.rounds
        self.answers += outcome.answers
        self.unfinished += not outcome.finished
        for entrant, kind in enumerate(outcome.faults):
            if kind:
                self.faults[entrant][kind] += 1
        for entrant, fault in enumerate(zip(outcome.faults, outcome.fault_sentences, strict=False)):
            if fault[0]:
                self.forfeits[entrant][fault] += 1


# Words about seats, seeds that a person can say aloud, and numbers as people write them.

# Words about seats: a seat may be called "You".

OWN: Final = "you"
BY_CHANCE: Final = "Random"
"""The name of the level that plays at random: no person's name, so it is translated."""


def is_you(name: str) -> bool:
    """Whether a seat is spoken to, not of."""
    return name.casefold() == OWN


def shown_name(name: str) -> Words:
    """A name as it stands over what is its owner's: "You" is said in the reader's language."""
    if name == BY_CHANCE:
        return Message("house-level-random")
    return Message("house-you") if is_you(name) else name


def them(name: str) -> str:
    """The name where it is not the subject: "takes Peru from you"."""
    return OWN if is_you(name) else name


def of_them(name: str) -> str:
    """Whose something is, after it: "a ship of Ada", "a ship of yours"."""
    return "of yours" if is_you(name) else f"of {name}"


def brief_name(name: str) -> str:
    """The last word of a name that has too little room, with its numeral: Wolf II of Grey Wolf II.

    A numeral alone is nobody's name.
    """
    words = name.split(" ")
    kept = 2 if words[-1].isdecimal() or words[-1] in NUMERALS else 1
    return " ".join(words[-kept:])


# Seeds a person can say aloud: amber-otter-42.

COLOURS: Final = (
    "amber", "azure", "birch", "bronze", "cedar", "coral", "copper", "cream", "cyan", "ebony",
    "denim", "flint", "golden", "hazel", "indigo", "ivory", "jade", "khaki", "lilac", "lime",
    "maroon", "mint", "ochre", "olive", "opal", "peach", "pearl", "plum", "rose", "ruby",
    "russet", "sable", "fawn", "sand", "lemon", "silver", "slate", "teal", "umber", "violet",
)  # fmt: skip
ANIMALS: Final = (
    "badger", "bear", "beaver", "bison", "crane", "curlew", "deer", "dingo", "eagle", "falcon",
    "ferret", "finch", "fox", "gecko", "goose", "hare", "hawk", "heron", "ibex", "jackal",
    "koala", "kudu", "lark", "lemur", "lynx", "marten", "mole", "moose", "newt", "otter",
    "owl", "panda", "puffin", "raven", "robin", "seal", "stork", "swift", "tapir", "wren",
)  # fmt: skip
LONGEST_SEED: Final = 40


def seed_words(chance: Random) -> str:
    """A new seed: a colour, an animal and a number from 1 to 99; some 158,000 different ones."""
    return f"{chance.choice(COLOURS)}-{chance.choice(ANIMALS)}-{chance.randint(1, 99)}"


# Whole numbers and days as people and files write them: with the digits 0 to 9 and no others.

MOST_DIGITS = 18
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def whole_number(text: str) -> int | None:
    """The number that plain decimal digits name; None for anything else, and beyond 18 digits."""
    if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS:
        return int(text)
    return None


def day_named(text: str) -> date | None:
    """The day that is written as YYYY-MM-DD; None for anything else."""
    try:
        return date.fromisoformat(text) if _DAY.fullmatch(text) else None
    except ValueError:
        return None


# Times as people say them: `12 minutes ago`, `Good evening`.

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def ago(seconds: float) -> Message:
    """How long ago something was: `just now`, `12 minutes ago`, `yesterday`, `3 weeks ago`."""
    if seconds < MINUTE:
        return Message("house-ago-now")
    if seconds < HOUR:
        return _count(seconds / MINUTE, "house-ago-minutes")
    if seconds < DAY:
        return _count(seconds / HOUR, "house-ago-hours")
    if seconds < 2 * DAY:
        return Message("house-ago-yesterday")
    if seconds < 14 * DAY:
        return _count(seconds / DAY, "house-ago-days")
    if seconds < 61 * DAY:
        return _count(seconds / (7 * DAY), "house-ago-weeks")
    return _count(seconds / (30.44 * DAY), "house-ago-months")


def _count(amount: float, key: str) -> Message:
    return Message(key, {"count": int(amount)})


def greeting(hour: int, name: str) -> Message:
    """What to say at an hour of the day (0 to 23)."""
    if 5 <= hour < 12:
        words = Message("hub-morning")
    elif 12 <= hour < 18:
        words = Message("hub-afternoon")
    else:
        words = Message("hub-evening")
    return words if is_you(name) else Message("hub-greeting", {"words": words, "name": name})


def day_of(stamp: str) -> Message:
    """The day of a time in the store (UTC, `2026-03-04 18:20:01`), as `4 March 2026`."""
    day = datetime.fromisoformat(stamp).replace(tzinfo=UTC).astimezone()
    month = ThingName("house-month", day.month)
    return Message("house-day", {"day": day.day, "month": month, "year": day.year})


# -- Bots from outside

FILE: Final = "file"
TRUSTED: Final = "trusted"
CONTEST: Final = "syncs"
FORMS: Final = (FILE, TRUSTED, CONTEST)
"""The names of bots from outside: `file:PATH`, `trusted:PATH`, and the contest's `syncs:PATH`."""


def parts_of(name: str) -> tuple[str, str] | None:
    """The form and the path of a name such as `syncs*4:mybot.py`; None for a bot of the house."""
    form, colon, path = name.partition(":")
    return (form, path) if colon and form.partition("*")[0] in FORMS else None


def whole_path(path: Path) -> Path:
    """The path from the root, with links followed as far as they lead somewhere."""
    try:
        return Path(os.path.realpath(path))
    except ValueError:
        return path  # with a zero byte: whoever opens it says so


def with_whole_path(name: str) -> str:
    """The name with its path from the root: records and other processes stand elsewhere."""
    parts = parts_of(name)
    return name if parts is None else f"{parts[0]}:{whole_path(Path(parts[1]))}"


def short_name(name: str) -> str:
    """The name without its folders, for a narrow column."""
    parts = parts_of(name)
    return name if parts is None else f"{parts[0]}:{Path(parts[1]).name}"


def files_named_by(setup: Setup) -> tuple[Path, ...]:
    """The files of a set-up that would be run: whoever goes on with a record is asked first."""
    named = [parts_of(seat.player) for seat in setup.seats]
    return tuple(dict.fromkeys(whole_path(Path(parts[1])) for parts in named if parts is not None))


KEPT_SETTING = "TABLETOP_BOTS_KEPT_FROM_GUESTS"
"""Files and folders that no guest may read, in the form of PATH; processes we start inherit it."""


@contextmanager
def kept_from_guests(paths: Iterable[Path]) -> Iterator[None]:
    """No guest that is started meanwhile, by us or a process of ours, can read these."""
    before = os.environ.get(KEPT_SETTING)
    os.environ[KEPT_SETTING] = os.pathsep.join(str(whole_path(path)) for path in paths)
    try:
        yield
    finally:
        if before is None:
            del os.environ[KEPT_SETTING]
        else:
            os.environ[KEPT_SETTING] = before
