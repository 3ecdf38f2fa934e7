"""The fourteen combinations: what each wants and is worth, and how many rolls it takes.

The facts stand in `data/combinations.json`; this module answers questions about them. A target is
the sorted tuple of dice a combination wants once its faces are named, so every combination, the
Collects included, is matched against the dice by the same rule.

Faces are exchangeable while a target is being completed, so the odds depend only on how many dice
of each wanted face are missing (a partition) and on the surplus dice rolled along with them. Only
Four of a kind has a surplus: its target wants four dice of six.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from itertools import combinations as choose
from math import comb
from pathlib import Path
from typing import NamedTuple

DICE = 6
FACES = (1, 2, 3, 4, 5, 6)
GOODS_PER_TURN = 5

_DATA = Path(__file__).parent / "data" / "combinations.json"


class UnknownCombinationError(ValueError):
    """No combination of the sheet has this name, or it cannot be played with these faces."""


@dataclass(frozen=True, slots=True)
class Combination:
    """One line of the sheet: its name, the dice it wants and its flat points, if it has any.

    `pattern` holds fixed faces as numbers and faces the player names as letters.
    """

    index: int
    name: str
    kind: str
    pattern: tuple[int | str, ...]
    points: int | None

    @property
    def collects(self) -> bool:
        """Whether the player decides when to stop, and scores per matching die."""
        return self.kind == "collect"

    @property
    def letters(self) -> tuple[str, ...]:
        """The faces left open, in pattern order."""
        return tuple(dict.fromkeys(part for part in self.pattern if isinstance(part, str)))

    @property
    def size(self) -> int:
        return len(self.pattern)

    def __str__(self) -> str:
        return self.name


def _read(path: Path) -> tuple[Combination, ...]:
    lines = json.loads(path.read_text(encoding="utf-8"))["combinations"]
    return tuple(
        Combination(index, line["name"], line["kind"], tuple(line["target"]), line["points"])
        for index, line in enumerate(lines)
    )


COMBINATIONS = _read(_DATA)
NAMES = tuple(combination.name for combination in COMBINATIONS)
TURNS = len(COMBINATIONS)
MOST_GOODS = TURNS * GOODS_PER_TURN

_BY_NAME = {combination.name: combination for combination in COMBINATIONS}


def combination_named(name: str) -> Combination:
    """The combination with exactly this name; UnknownCombinationError when there is none."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise UnknownCombinationError(f"there is no combination called {name!r}") from None


def is_collect(name: str) -> bool:
    return combination_named(name).collects


def collect_face(name: str) -> int:
    """The face a Collect gathers; UnknownCombinationError for any other combination."""
    combination = combination_named(name)
    face = combination.pattern[0]
    if not combination.collects or isinstance(face, str):
        raise UnknownCombinationError(f"{name} does not collect a number")
    return face


def faces_to_name(name: str) -> int:
    """How many different faces the player names when choosing the combination (0 to 3)."""
    return len(combination_named(name).letters)


@cache
def legal_faces(name: str) -> tuple[tuple[int, ...], ...]:
    """Every set of faces the combination may be chosen with, ascending; `((),)` when none is named.

    Faces must differ from each other; whether they fit the dice does not matter.
    """
    return tuple(choose(FACES, faces_to_name(name)))


@cache
def target(name: str, faces: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The dice wanted once the faces are named, sorted.

    A Collect wants six of its number. Faces may come in any order; UnknownCombinationError when
    they repeat, are not faces of a die, or are too many or too few.
    """
    combination = combination_named(name)
    named = tuple(sorted(faces))
    if named not in legal_faces(name):
        wanted = faces_to_name(name)
        said = " ".join(map(str, faces)) or "none"
        raise UnknownCombinationError(f"{name} takes {wanted} different faces of a die, not {said}")
    meaning = dict(zip(combination.letters, named, strict=True))
    return tuple(
        sorted(meaning[part] if isinstance(part, str) else part for part in combination.pattern)
    )


def score(name: str, faces: tuple[int, ...], matched: int) -> int:
    """Points for ending the combination with this many dice set aside.

    A Collect pays its number for each die; any other combination pays all or nothing: its flat
    points, or the sum of its dice where the sheet names no points.
    """
    combination = combination_named(name)
    wanted = target(name, faces)
    if combination.collects:
        return wanted[0] * matched
    if matched < len(wanted):
        return 0
    return sum(wanted) if combination.points is None else combination.points


def full_score(name: str, faces: tuple[int, ...] = ()) -> int:
    """The most the combination can pay with these faces."""
    return score(name, faces, len(target(name, faces)))


def matched_dice(dice: Sequence[int], wanted: Sequence[int]) -> tuple[int, ...]:
    """Positions of the dice to set aside: as many of each face as the target has, from the left."""
    missing = list(wanted)
    aside = []
    for position, face in enumerate(dice):
        if face in missing:
            missing.remove(face)
            aside.append(position)
    return tuple(aside)


def missing_dice(dice: Sequence[int], wanted: Sequence[int]) -> tuple[int, ...]:
    """The part of the target that the dice do not show yet, sorted."""
    missing = list(wanted)
    for face in dice:
        if face in missing:
            missing.remove(face)
    return tuple(sorted(missing))


MOST_ROLLS = MOST_GOODS + GOODS_PER_TURN


class Missing(NamedTuple):
    """What is still wanted: dice missing per wanted face, most first, and dice that do not matter.

    Nothing missing has no surplus either, whatever the target was: it is simply complete.
    """

    counts: tuple[int, ...]
    surplus: int


COMPLETE = Missing((), 0)


def missing_of(dice: Sequence[int], target: Sequence[int]) -> Missing:
    """What the dice leave missing of the target."""
    counts = sorted(Counter(missing_dice(dice, target)).values(), reverse=True)
    return Missing(tuple(counts), DICE - len(target)) if counts else COMPLETE


def _partitions(total: int, largest: int) -> Iterator[tuple[int, ...]]:
    if total == 0:
        yield ()
    for first in range(min(total, largest), 0, -1):
        for rest in _partitions(total - first, first):
            yield (first, *rest)


def _every_missing() -> tuple[Missing, ...]:
    found = [Missing(parts, 0) for total in range(DICE + 1) for parts in _partitions(total, total)]
    surpluses = {DICE - combination.size for combination in COMBINATIONS} - {0}
    for surplus in sorted(surpluses):
        found += [Missing((count,), surplus) for count in range(1, DICE - surplus + 1)]
    return tuple(found)


EVERY_MISSING = _every_missing()
MISSING_INDEX = {missing: index for index, missing in enumerate(EVERY_MISSING)}


def _next_missing(missing: Missing) -> dict[Missing, float]:
    """Chances of what is missing after one paid roll of all dice not set aside."""
    branches: dict[tuple[tuple[int, ...], int], float]
    branches = {((), sum(missing.counts) + missing.surplus): 1.0}
    for place, wanted in enumerate(missing.counts):
        faces_left = len(FACES) - place
        grown: defaultdict[tuple[tuple[int, ...], int], float] = defaultdict(float)
        for (left, dice), chance in branches.items():
            for hits in range(dice + 1):
                ways = comb(dice, hits) * (faces_left - 1) ** (dice - hits) / faces_left**dice
                grown[(*left, max(wanted - hits, 0)), dice - hits] += chance * ways
        branches = grown
    after: defaultdict[Missing, float] = defaultdict(float)
    for (left, _), chance in branches.items():
        counts = tuple(sorted((count for count in left if count), reverse=True))
        after[Missing(counts, missing.surplus) if counts else COMPLETE] += chance
    return after


@cache
def chances_to_finish() -> tuple[tuple[float, ...], ...]:
    """Chance that exactly i paid rolls finish: one row per entry of EVERY_MISSING, i from 0."""
    steps = [
        [(MISSING_INDEX[after], chance) for after, chance in _next_missing(missing).items()]
        if missing != COMPLETE
        else []
        for missing in EVERY_MISSING
    ]
    now = [float(missing == COMPLETE) for missing in EVERY_MISSING]
    columns = [now]
    for _ in range(MOST_ROLLS):
        now = [sum(chance * now[after] for after, chance in step) for step in steps]
        columns.append(now)
    return tuple(zip(*columns, strict=True))


@cache
def chances_to_succeed() -> tuple[tuple[float, ...], ...]:
    """Chance to finish within g paid rolls: one row per entry of EVERY_MISSING, g from 0."""
    return tuple(tuple(accumulate(row)) for row in chances_to_finish())


def rolls_to_finish(dice: Sequence[int], target: Sequence[int], goods: int) -> tuple[float, ...]:
    """Chances of finishing the target with exactly 0, 1, ... `goods` paid rolls; last, of failing.

    A target the dice already show takes no paid roll.
    """
    missing = MISSING_INDEX[missing_of(dice, target)]
    finish = chances_to_finish()[missing][: goods + 1]
    return (*finish, 1.0 - chances_to_succeed()[missing][goods])


def completion_chance(dice: Sequence[int], target: Sequence[int], goods: int) -> float:
    """Chance to finish the target from these dice with at most so many paid rolls."""
    return chances_to_succeed()[MISSING_INDEX[missing_of(dice, target)]][goods]
