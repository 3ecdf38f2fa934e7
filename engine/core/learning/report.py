"""A person's progress from the finished games: results by level, the next, records, badges."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from engine.core.card import BadgePlan, Card, Level, RecordPlan
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.learning.challenges import Challenges
from engine.core.learning.lesson import Progress, listed_levels
from engine.core.learning.puzzle import PuzzleProgress
from engine.core.learning.statistics import PastGame, Statistics
from engine.core.storage import is_there, put_aside, read_json
from engine.text.message import Message, Words, glued, titled

STRENGTHS: Final = (1, 2, 3, 4)
TITLES: Final[tuple[Message, ...]] = (
    Message("progress-strength-1"),
    Message("progress-strength-2"),
    Message("progress-strength-3"),
    Message("progress-strength-4"),
)
LAST: Final = 10
ENOUGH: Final = 0.6


@dataclass(frozen=True, slots=True)
class LevelCell:
    """The games against levels of one strength; `is_next` where it is to be tried next.

    `is_there` says whether the game has such a level.
    """

    won: int
    played: int
    last_won: int
    last_played: int
    is_there: bool
    is_next: bool = False


@dataclass(frozen=True, slots=True)
class Suggestion:
    game: Game
    level: Words
    why: Words


@dataclass(frozen=True, slots=True)
class BestResult:
    """A record: what it is, in which game, how much; None before there is one."""

    title: Words
    game: str
    value: int | None
    unit: str

    @property
    def counted(self) -> Message:
        """The unit as it is said after the value: "1 day", "2 days"."""
        return Message(self.unit, {"value": self.value or 0})


@dataclass(frozen=True, slots=True)
class Badge:
    """Something worth doing: how it is earned, when it was, and else how far one has come."""

    title: Words
    about: Words
    game: str
    icon: str
    earned: date | None
    share: float
    so_far: Words


def of_game(past: Sequence[PastGame], key: str) -> list[PastGame]:
    return [game for game in past if game.game == key]


def strength_met(game: Game, played: PastGame) -> int | None:
    levels = [game.level(seat.player) for seat in played.others]
    return max((level.strength for level in levels if level is not None), default=None)


def cells(game: Game, past: Sequence[PastGame]) -> tuple[LevelCell, ...]:
    """The results by strength; next is the lowest with under 60% won of the last ten."""
    there = {level.strength for level in listed_levels(game)}
    found: list[LevelCell] = []
    for strength in STRENGTHS:
        met = [each for each in of_game(past, game.key) if strength_met(game, each) == strength]
        last = met[-LAST:]
        won, last_won = (sum(each.is_won for each in some) for some in (met, last))
        is_open = not last or last_won / len(last) < ENOUGH
        is_next = strength in there and is_open and not any(cell.is_next for cell in found)
        found.append(LevelCell(won, len(met), last_won, len(last), strength in there, is_next))
    return tuple(found)


def next_level(game: Game, past: Sequence[PastGame]) -> Suggestion | None:
    """The level to try next, with the results that say so; None when all are mastered."""
    row = cells(game, past)
    at = next((n for n, cell in enumerate(row) if cell.is_next), None)
    if at is None:
        return None
    level = next(each for each in listed_levels(game) if each.strength == STRENGTHS[at])
    here = row[at]
    before = next((cell for cell in reversed(row[:at]) if cell.played), None)
    if here.played:
        why = Message(
            "progress-next-level-here", {"won": here.last_won, "played": here.last_played}
        )
    elif before is not None:
        why = Message(
            "progress-next-level-before", {"won": before.last_won, "played": before.last_played}
        )
    else:
        why = Message("progress-next-level-first")
    return Suggestion(game, level.title, why)


def suggestion(games: Sequence[Game], past: Sequence[PastGame]) -> Suggestion | None:
    """The next level of the game that was played last."""
    by_key = {game.key: game for game in games}
    latest = next((by_key[each.game] for each in reversed(past) if each.game in by_key), None)
    return None if latest is None else next_level(latest, past)


# -- records ---------------------------------------------------------------------------------------


def lead(played: PastGame) -> int:
    """How many points more than anybody else the person had."""
    return round(played.own.score - max((seat.score for seat in played.others), default=0.0))


def wins_in_a_row(past: Sequence[PastGame]) -> int:
    longest = row = 0
    for played in past:
        row = row + 1 if played.is_won else 0
        longest = max(longest, row)
    return longest


def records(games: Sequence[Game], past: Sequence[PastGame], days: int) -> tuple[BestResult, ...]:
    """The best of every game, and of keeping on; `days` are those with a challenge in a row."""
    bests = [
        BestResult(plan.title, game.key, _best(plan, of_game(past, game.key)), plan.unit)
        for game in games
        if (plan := game.best_of) is not None
    ]
    return (
        *bests,
        BestResult(
            Message("progress-record-days"), "", days or None, "progress-record-days-counted"
        ),
    )


def _best(plan: RecordPlan, past: Sequence[PastGame]) -> int | None:
    if plan.counts == "row":
        return wins_in_a_row(past) or None
    if plan.counts == "lead":
        return max((lead(each) for each in past if each.is_won), default=None)
    return max((round(each.own.score) for each in past), default=None)


# -- badges ----------------------------------------------------------------------------------------

DAYS: Final = 7
EVERY_GAME: Final = (
    BadgePlan(*titled("badge-first"), "trophy-cup", "wins", 1),
    BadgePlan(*titled("badge-row"), "flame", "row", 3),
    BadgePlan(*titled("badge-levels"), "podium", "levels", 0),
    BadgePlan(*titled("badge-weeks"), "stopwatch", "weeks", 4),
)
"""The badges that every game has beside its own."""


def badges(
    games: Sequence[Game], past: Sequence[PastGame], days: Sequence[date]
) -> tuple[Badge, ...]:
    """Those of each game, its own first, and one for keeping on; `past` are the rated games,
    `days` those on which a challenge was played.
    """
    own = [
        _badge(game, plan, of_game(past, game.key))
        for game in games
        for plan in (game.badge, *EVERY_GAME)
        if plan is not None
    ]
    seventh = sorted(days)[DAYS - 1] if len(days) >= DAYS else None
    keeping_on = Badge(
        Message("progress-badge-days"), Message("progress-badge-days.about"), "", "flame", seventh,
        min(1.0, len(days) / DAYS), Message("house-of-all", {"count": len(days), "all": DAYS}),
    )  # fmt: skip
    return (*own, keeping_on)


def nearest(own: Sequence[Badge]) -> Badge | None:
    """The badge that lacks least; None when all are earned."""
    return max((each for each in own if each.earned is None), key=lambda b: b.share, default=None)


def _badge(game: Game, plan: BadgePlan, past: Sequence[PastGame]) -> Badge:
    counts = _counts(game, plan, past)
    number = plan.number or len({level.strength for level in listed_levels(game)})
    reached = zip(counts, past, strict=True)
    earned = next((each.finished.date() for much, each in reached if much >= number), None)
    most = max([0, *counts])
    so_far = Message("house-of-all", {"count": most, "all": number})
    share = min(1.0, most / number)
    return Badge(plan.title, plan.about, game.key, plan.icon, earned, share, so_far)


def _counts(game: Game, plan: BadgePlan, past: Sequence[PastGame]) -> list[int]:
    """What the plan counts, after each of the games."""
    if plan.wants == "row":
        return [wins_in_a_row(past[: number + 1]) for number in range(len(past))]
    if plan.wants not in ("wins", "levels", "weeks"):
        return [_reached(game, plan, each) for each in past]
    different: set[object] = set()
    counts = []
    for number, each in enumerate(past):
        if plan.wants == "weeks":
            different.add(each.finished.isocalendar()[:2])
        elif each.is_won:
            different.add(number if plan.wants == "wins" else strength_met(game, each))
        counts.append(len(different - {None}))
    return counts


def _reached(game: Game, plan: BadgePlan, played: PastGame) -> int:
    if plan.wants == "score":
        return round(played.own.score)
    if plan.wants == "faultless":
        marks = played.marks
        if marks is None:
            return 0
        return max(0, marks.best - marks.good - 2 * (marks.mistakes + marks.blunders))
    if not played.is_won:
        return 0
    if plan.wants == "lead":
        return lead(played)
    if plan.wants == "rivals":
        return len(played.others)
    return strength_met(game, played) or 0


# -- recent games ----------------------------------------------------------------------------------


def outcome(played: PastGame) -> Message:
    if not played.others:
        return Message("house-points", {"points": round(played.own.score)})
    gap = lead(played)
    if played.is_won:
        return (
            Message("progress-outcome-won-by", {"points": gap})
            if gap > 0
            else Message("progress-outcome-won")
        )
    if played.own.rank < len(played.seats):
        args = {"place": played.own.rank, "count": len(played.seats)}
        return Message("progress-outcome-place", args)
    return (
        Message("progress-outcome-lost-by", {"points": -gap})
        if gap < 0
        else Message("progress-outcome-lost")
    )


def slips(past: Sequence[PastGame], key: str, games: int = 2) -> Message | None:
    """What the marks of the last games of one kind say, in one sentence; None without a slip."""
    last = [each.marks for each in of_game(past, key) if each.marks is not None][-games:]
    mistakes = sum(marks.mistakes for marks in last)
    blunders = sum(marks.blunders for marks in last)
    if not mistakes + blunders:
        return None
    counts = [
        Message(word, {"count": count})
        for count, word in (
            (blunders, "progress-slips-blunders"),
            (mistakes, "progress-slips-mistakes"),
        )
        if count
    ]
    args = {"games": len(last), "first": blunders or mistakes, "slips": glued(counts, "and")}
    return Message("progress-slips-in", args)


def costliest_kind(past: Sequence[PastGame], key: str) -> str:
    """The kind of decision that cost most in the last marked game of one kind; "" for none."""
    marks = [each.marks for each in of_game(past, key) if each.marks is not None]
    return marks[-1].costliest if marks else ""


# What a person may begin anew: results, challenges, puzzles, lessons, scenarios, each alone.


@dataclass(frozen=True, slots=True)
class ResettableFile:
    """A file of the user's folder, and what begins at nothing without it."""

    title: Message
    note: Message
    path: Callable[[], Path]

    def put_away(self) -> Path | None:
        """The file goes on under another name, which returns; None without one.

        Raises StorageError where it cannot be renamed.
        """
        path = self.path()
        return put_aside(path) if is_there(path) else None


RESETTABLE_FILES: Final = (
    ResettableFile(
        Message("anew-results"), Message("anew-results.note"), lambda: Statistics().path
    ),
    ResettableFile(
        Message("anew-challenges"), Message("anew-challenges.note"), lambda: Challenges().path
    ),
    ResettableFile(
        Message("anew-puzzles"), Message("anew-puzzles.note"), lambda: PuzzleProgress().path
    ),
    ResettableFile(Message("anew-lessons"), Message("anew-lessons.note"), lambda: Progress().path),
    ResettableFile(
        Message("anew-scenarios"),
        Message("anew-scenarios.note"),
        lambda: Progress.of_scenarios().path,
    ),
)


# The rating of a person in a game, from games against levels whose strength was measured.
#
# A level's strength lies in `games/<game>/data/ratings.json`: a chain of shares of games won,
# each by one seat against so many of a level before it,
#
#     {"first": "recruit", "won": [["raider", "recruit", 0.81, 4]]}
#
# A share becomes a distance by the model that rates the tournaments (Plackett-Luce of Weng and
# Lin, openskill): of two that are surely known the stronger wins e^(d/c) : 1, c = sqrt(2) beta.
# The first level stands at FIRST, a person who has not played at FIRST as well, with the model's
# own doubt.

FIRST: Final = 1200.0
POINTS: Final = 20.0
"""So many points on the page are one of the model."""

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
BETA: Final = 25.0 / 6
SURE: Final = 1.0
"""How much doubt a level keeps, so that the model may not divide by nothing."""

SPREAD: Final = math.sqrt(2) * BETA


@dataclass(frozen=True, slots=True)
class Point:
    when: datetime
    rating: float


def shown_rating(mu: float) -> float:
    """A strength of the model as it stands on the page."""
    return FIRST + (mu - MU) * POINTS


@lru_cache(maxsize=16)
def level_strengths(game: Card) -> dict[str, float]:
    """The strength of every measured level, in the model's measure; empty without a file."""
    path = game.folder / "data" / "ratings.json"
    return _read(read_json(path), f"{path}") if is_there(path) else {}


def level_ratings(game: Card) -> dict[str, float]:
    """The same as it stands on the page."""
    return {level: shown_rating(mu) for level, mu in level_strengths(game).items()}


def place_of(game: Card, name: str) -> tuple[int, int]:
    """The place of a level from below, and how many places there are; 0 for an unknown level."""
    places = _places(game)
    return (places.get(name, 0), max(places.values(), default=1))


@lru_cache(maxsize=16)
def _places(game: Card) -> dict[str, int]:
    """Equals share a place. A level that was not measured stands with the best of those that claim
    no more than it does.
    """
    ratings, levels = level_ratings(game), listed_levels(game)

    def might(level: Level) -> tuple[float, int]:
        known = [ratings[each.name] for each in levels
                 if each.name in ratings and each.strength <= level.strength]  # fmt: skip
        return (ratings.get(level.name, max(known, default=0.0)), level.strength)

    steps = sorted({might(level) for level in levels})
    return {level.name: steps.index(might(level)) + 1 for level in levels}


def _read(document: Any, where: str) -> dict[str, float]:
    match document:
        case {"first": str(first), "won": list(rows)}:
            found = {first: [MU]}
            for row in rows:
                _add(found, row, where)
            return {level: sum(places) / len(places) for level, places in found.items()}
    raise BadDocument(f"{where} must say the first level and shares of games won")


def _add(found: dict[str, list[float]], row: object, where: str) -> None:
    """Of several rows for a level the mean counts."""
    match row:
        case [str(level), str(other), float(share), int(many)] if other in found:
            if not (0 < share < 1 and many > 0):
                raise BadDocument(f"{where} has no sound share of games won in {row}")
            beside = sum(found[other]) / len(found[other])
            place = beside + SPREAD * math.log(many * share / (1 - share))
            found.setdefault(level, []).append(place)
        case _:
            raise BadDocument(f"{where} has no sound share of games won in {row}")


def rating_curve(game: Card, past: Iterable[PastGame]) -> list[Point]:
    """The person's rating after every game against measured levels, the first game first."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (only who rates needs it)

    strengths = level_strengths(game)
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    own = model.rating()
    curve = []
    for played in past:
        others = [seat for seat in played.others if seat.player in strengths]
        if played.game != game.key or not others or len(others) < len(played.seats) - 1:
            continue
        teams = [[own], *([model.rating(mu=strengths[seat.player], sigma=SURE)] for seat in others)]
        ranks = [float(seat.rank) for seat in (played.own, *others)]
        own = model.rate(teams, ranks=ranks)[0][0]
        curve.append(Point(played.finished, shown_rating(own.mu)))
    return curve
