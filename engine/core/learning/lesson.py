"""A lesson as data, a pupil's walk through it, and how far a person has come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, Protocol, TypeVar

from engine.core.card import Card, Level
from engine.core.codec import Codec
from engine.core.errors import BadDocument
from engine.core.learning.statistics import Statistics
from engine.core.setup import HUMAN
from engine.core.storage import UserFile, read_json, user_folder, words_in
from engine.text.message import ENGLISH, Message

# A lesson as data: positions of a game, and what is said, shown and expected there.
#
# A lesson is in `games/<game>/lessons/<key>.json`; each of its parts begins at its own table:
#
#     {"title": "First turn", "about": "Roll, choose, finish", "minutes": 5,
#      "mends": ["move"], "parts": [
#       {"seats": ["human"], "position": {...}, "chance": [[1, 4]], "steps": [
#         {"title": "Your dice", "says": ["You have {goods} goods."], "points_at": ["tray"],
#          "clause": "DESP-2.1"},
#         {"title": "Choose", "says": ["..."], "now": "choose Straight", "answer": "Straight",
#          "expects": ["Straight"], "otherwise": [{"when": "*", "says": "That works too."}],
#          "clause": "DESP-4.1", "points_at": ["row Straight"]}]}]}
#
# A step with an `answer` waits for a move; the others are read. `answer` is what "Show me" plays,
# as typed move words, and `then` what follows where one action is asked for in several questions;
# `expects` are patterns of `str(option)` (with `*`) that do as well; `otherwise` says what is
# good about other moves, the first pattern that fits. `{words}` in a sentence is a number of the
# table (`facts`), and `number` names the place where it stands. `chance` is what the dice show,
# one entry for each roll; after the last the seed rolls on. A part that `is_game` is a real game,
# kept and counted.
#
# In another language a lesson has its words in `games/<game>/lessons/<language>/<key>.json`:
# title, about, and of every step in its order what is said, with `otherwise` as a list of
# sentences, and `points_at` or `lights` where they name a button by its label. All else is the
# lesson's own. A key such as "# title" is a comment: `build.new_language` writes the English there.

FOLDER: Final = "lessons"
POSITIONS: Final = "positions"
ANYTHING: Final = "*"


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What is said when a move fits the pattern `when` that the step does not expect."""

    when: str
    says: str


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One card of the coach: at most two sentences, what they point at, what is expected."""

    title: str
    says: tuple[str, ...]
    clause: str
    now: str = ""
    points_at: tuple[str, ...] = ()
    lights: tuple[str, ...] = ()
    number: str = ""
    answer: str = ""
    then: tuple[str, ...] = ()
    expects: tuple[str, ...] = ()
    otherwise: tuple[Otherwise, ...] = ()

    @property
    def is_action(self) -> bool:
        """Whether it waits for a move; else it is read."""
        return bool(self.answer)

    @property
    def answers(self) -> tuple[str, ...]:
        """What "Show me" plays, one answer to each question."""
        return (self.answer, *self.then) if self.answer else ()

    @property
    def spoken_of(self) -> int:
        """The sentence that has a number of the table in it; the first one where none has."""
        return next((place for place, each in enumerate(self.says) if "{" in each), 0)

    def said_of(self, option: object) -> str:
        """What the lesson says of a move it does not expect; every step has words for all."""
        return next(each.says for each in self.otherwise if fits(option, each.when))


@dataclass(frozen=True, slots=True)
class LessonPart:
    """A table of the lesson and the steps at it; `position` is a document or the name of a file."""

    steps: tuple[LessonStep, ...]
    seats: tuple[str, ...] = ("human",)
    options: dict[str, str] | None = None
    seed: str = "lesson"
    position: Any = None
    chance: tuple[Any, ...] = ()
    is_game: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game; `key` is the name of its file, which also gives the order.

    `mends` are the kinds of decisions it practises: it is proposed after mistakes in these.
    """

    key: str
    title: str
    about: str
    minutes: int
    parts: tuple[LessonPart, ...]
    mends: tuple[str, ...] = ()
    language: str = ENGLISH

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        return tuple(step for part in self.parts for step in part.steps)

    def place_of(self, number: int) -> tuple[int, int]:
        """The part that step `number` of the lesson is in, and its number there."""
        for index, part in enumerate(self.parts):
            if number < len(part.steps):
                return index, number
            number -= len(part.steps)
        return len(self.parts) - 1, len(self.parts[-1].steps) - 1

    def number_of(self, part: int, step: int) -> int:
        return sum(len(each.steps) for each in self.parts[:part]) + step


@dataclass(frozen=True, slots=True)
class StepWords:
    """What a step says in another language; without `points_at` and `lights` those stay."""

    title: str
    says: tuple[str, ...]
    now: str = ""
    points_at: tuple[str, ...] = ()
    lights: tuple[str, ...] = ()
    otherwise: tuple[str, ...] = ()

    def put_into(self, step: LessonStep) -> LessonStep:
        if (len(self.says), len(self.otherwise)) != (len(step.says), len(step.otherwise)):
            raise BadDocument(f"'{self.title}' has more or fewer sentences than '{step.title}'")
        pairs = zip(step.otherwise, self.otherwise, strict=True)
        return replace(
            step, title=self.title, says=self.says, now=self.now,
            points_at=self.points_at or step.points_at, lights=self.lights or step.lights,
            otherwise=tuple(Otherwise(each.when, says) for each, says in pairs),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class LessonWords:
    title: str
    about: str
    steps: tuple[StepWords, ...]

    def put_into(self, lesson: Lesson, language: str) -> Lesson:
        if len(self.steps) != len(lesson.steps):
            raise BadDocument(f"{lesson.key} has {len(lesson.steps)} steps, not {len(self.steps)}")
        words = iter(self.steps)
        parts = tuple(
            replace(part, steps=tuple(next(words).put_into(step) for step in part.steps))
            for part in lesson.parts
        )
        return replace(lesson, title=self.title, about=self.about, parts=parts, language=language)


_CODEC: Final = Codec()


def fits(option: object, pattern: str) -> bool:
    """Whether a move reads as a pattern says, capitals aside."""
    return fnmatchcase(str(option).casefold(), pattern.casefold())


@lru_cache(maxsize=64)
def _read(path: Path) -> Lesson:
    document = read_json(path)
    if not isinstance(document, dict):
        raise BadDocument(f"{path.name} is not a JSON object")
    lesson: Lesson = _CODEC.decode(Lesson, {**document, "key": path.stem}, path.stem)
    _check(lesson)
    return lesson


def _check(lesson: Lesson) -> None:
    if not lesson.parts or not all(part.steps for part in lesson.parts):
        raise BadDocument(f"{lesson.key} has a part without steps")
    for number, step in enumerate(lesson.steps):
        where = f"{lesson.key}: step {number + 1}"
        if not 1 <= len(step.says) <= 2:
            raise BadDocument(f"{where} says {len(step.says)} sentences; it may say one or two")
        if step.is_action and not step.now:
            raise BadDocument(f"{where} waits for a move but gives no order in 'now'")
        is_closed = any(each.when == ANYTHING for each in step.otherwise)
        if step.is_action and ANYTHING not in step.expects and not is_closed:
            raise BadDocument(f"{where} has no words for other moves: its last 'when' must be '*'")


@lru_cache(maxsize=64)
def _told(path: Path, language: str) -> Lesson:
    """The lesson of a file in a language; in English where it has no words in that."""
    lesson = _read(path)
    words = words_in(path.parent / language / path.name)
    return lesson if words is None else told_in(lesson, words, language)


def told_in(lesson: Lesson, document: Any, language: str) -> Lesson:
    """The lesson in the words of a document; BadDocument says what does not fit it."""
    words: LessonWords = _CODEC.decode(LessonWords, document, f"{language}/{lesson.key}")
    told = words.put_into(lesson, language)
    _check(told)
    return told


def lessons_of(game: Card, language: str = ENGLISH) -> tuple[Lesson, ...]:
    """The lessons of a game in their order, each in a language if it has words in that.

    BadDocument names the file that is wrong.
    """
    return tuple(_told(path, language) for path in _files(game))


def lesson_in(game: Card, lesson: Lesson, language: str) -> Lesson:
    """The same lesson in a language, in English where it has no words in that."""
    return _told(game.folder / FOLDER / f"{lesson.key}.json", language)


def lesson_keys(game: Card) -> tuple[str, ...]:
    """The keys of the lessons of a game, in their order; nothing of them is read."""
    return tuple(path.stem for path in _files(game))


def _files(game: Card) -> list[Path]:
    return sorted((game.folder / FOLDER).glob("*.json"))


def lesson_named(game: Card, key: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game) if lesson.key == key), None)


def lessons_by_clause(game: Card) -> dict[str, Lesson]:
    """For every clause that is taught, the first lesson that teaches it."""
    found: dict[str, Lesson] = {}
    for lesson in lessons_of(game):
        for step in lesson.steps:
            found.setdefault(step.clause, lesson)
    return found


def lesson_that_mends(
    game: Card, kind: str, done: frozenset[str], language: str = ENGLISH
) -> Lesson | None:
    """The lesson to take after mistakes in a kind of decision: one not yet done before others."""
    fitting = [lesson for lesson in lessons_of(game, language) if kind in lesson.mends]
    return first_undone(fitting, done) or next(iter(fitting), None)


def position_of(game: Card, part: LessonPart) -> Any:
    """The document of the table a part begins at; None for the game's own beginning."""
    if isinstance(part.position, str):
        return read_json(game.folder / FOLDER / POSITIONS / f"{part.position}.json")
    return part.position


def first_undone(lessons: Sequence[Lesson], done: frozenset[str]) -> Lesson | None:
    """The lesson to go on with."""
    return next((lesson for lesson in lessons if lesson.key not in done), None)


def undone_after(lesson: Lesson, lessons: Sequence[Lesson], done: frozenset[str]) -> Lesson | None:
    """The lesson to go on with after one: a later one before an earlier one."""
    place = [each.key for each in lessons].index(lesson.key)
    later = lessons[place + 1 :]
    return first_undone(later, done) or first_undone(lessons, done)


# How far a person has come in every lesson, kept between runs in one JSON file.

FORMAT: Final = 1
MOST_STEPS: Final = 999


@dataclass(frozen=True, slots=True)
class Taken:
    """How far a lesson was taken: at which step it goes on, and whether it was ever done."""

    step: int = 0
    is_done: bool = False


NOT_BEGUN: Final = Taken()


class Keyed(Protocol):
    """A lesson, or a scenario: what is known again by its key."""

    @property
    def key(self) -> str: ...


@dataclass(slots=True)
class Progress(UserFile):
    cannot_keep: ClassVar = "Your lessons could not be saved"

    path: Path = field(default_factory=lambda: user_folder() / "lessons.json")
    taken: dict[tuple[str, str], Taken] = field(default_factory=dict)
    known: set[str] = field(default_factory=set)
    """The games of which somebody said that they know them."""

    @classmethod
    def load(cls, path: Path | None = None) -> Progress:
        """What is kept; nothing, and a `problem`, where the file cannot be read."""
        progress = cls() if path is None else cls(path)
        found = progress._read_with(_progress_read, progress.path.stem)
        progress.taken, progress.known = found or ({}, set())
        return progress

    @classmethod
    def of_scenarios(cls) -> Progress:
        """The same for scenarios: which were won."""
        return cls.load(user_folder() / "scenarios.json")

    def of(self, game: str, lesson: Keyed) -> Taken:
        return self.taken.get((game, lesson.key), NOT_BEGUN)

    def done(self, game: str) -> frozenset[str]:
        return frozenset(key for (each, key), taken in self.taken.items()
                         if each == game and taken.is_done)  # fmt: skip

    def left_in_the_middle(self, game: Card) -> str | None:
        """The key of the first lesson of a game that was begun and never done; None without one."""
        found = (self.taken.get((game.key, key), NOT_BEGUN) for key in lesson_keys(game))
        begun = zip(lesson_keys(game), found, strict=True)
        return next((key for key, taken in begun if taken.step and not taken.is_done), None)

    def reach(self, game: str, lesson: Keyed, step: int) -> None:
        """A lesson stands at a step; it is kept on disk."""
        was = self.of(game, lesson)
        self._note(game, lesson, Taken(step, was.is_done))

    def finish(self, game: str, lesson: Keyed) -> None:
        """A lesson is done; taken again it begins at its beginning."""
        self._note(game, lesson, Taken(0, is_done=True))

    def know(self, game: str) -> None:
        """Its lessons are no longer what comes first."""
        self.known.add(game)
        self._write(self._document)

    def _note(self, game: str, lesson: Keyed, taken: Taken) -> None:
        if self.taken.get((game, lesson.key)) == taken:
            return
        self.taken[game, lesson.key] = taken
        self._write(self._document)

    def _document(self) -> dict[str, Any]:
        games: dict[str, dict[str, Any]] = {}
        for (game, key), taken in sorted(self.taken.items()):
            games.setdefault(game, {})[key] = {"step": taken.step, "done": taken.is_done}
        known = {"known": sorted(self.known)} if self.known else {}
        return {"format": FORMAT, "lessons": games, **known}


def _progress_read(document: object) -> tuple[dict[tuple[str, str], Taken], set[str]]:
    """The lessons of a document, and the games known. BadDocument names the first wrong value."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument(f"'format' must be {FORMAT}")
    games = document.get("lessons")
    if not isinstance(games, dict):
        raise BadDocument("'lessons' must be an object")
    found = {}
    for game, lessons in games.items():
        if not isinstance(lessons, dict):
            raise BadDocument(f"'lessons.{game}' must be an object")
        for key, entry in lessons.items():
            found[game, key] = _taken(entry, f"lessons.{game}.{key}")
    known = document.get("known", [])
    if not isinstance(known, list) or not all(isinstance(game, str) for game in known):
        raise BadDocument("'known' must be a list of games")
    return found, set(known)


def _taken(entry: object, where: str) -> Taken:
    match entry:
        case {"step": int(step), "done": bool(done)} if 0 <= step <= MOST_STEPS:
            if not isinstance(step, bool):
                return Taken(step, done)
    raise BadDocument(f"'{where}' must say the step it stands at and whether it is done")


# What somebody does next in a game, and which level to play against next.

# What somebody does next in a game: two lessons, a first game, a puzzle, a challenge; then games.
#
# Whoever finished a game without a lesson, or many games, needs no such way: they play on.

G = TypeVar("G", bound=Card)
Station = Literal["lesson", "game", "puzzle", "challenge"]
LESSONS: Final = 2
"""So many lessons come before the first game."""

KNOWN: Final = "-known-game"
"""So end the keys of lessons for people who know the game: its bots, its screen, three puzzles."""

VETERAN: Final = 5
"""Who has finished so many games of a kind chooses alone."""


@dataclass(frozen=True, slots=True)
class NextStep:
    """The one step that is proposed; of a lesson its key, and whether it was left in the middle."""

    station: Station
    lesson: str = ""
    is_begun: bool = False


def journey(
    games: Sequence[G], progress: Progress, finished: Mapping[str, int], latest: str | None
) -> tuple[G, NextStep]:
    """The one game to go on with of those there are, and the next step in it; somebody has
    `finished` so many of each, the `latest` last.

    Before the first one it is that of a lesson left in the middle, else of one that was done.
    """
    begun = (game for game in games if progress.left_in_the_middle(game))
    learnt = (game for game in games if progress.done(game.key))
    last = [game for game in games if game.key == latest]
    game = next(chain(last, *(() if finished else (begun, learnt)), games))
    return game, next_step(game, progress, finished.get(game.key, 0))


def next_step(game: Card, progress: Progress, games: int) -> NextStep:
    """The next step of somebody who has finished so many games of a kind."""
    done = progress.done(game.key)
    if games == 0:
        lesson = None if game.key in progress.known else next_lesson(game, progress)
        return NextStep("game") if lesson is None else lesson
    if done and games < VETERAN:
        if not _has_tried_a_puzzle(game):
            return NextStep("puzzle")
        if not _has_tried_a_challenge(game):
            return NextStep("challenge")
    return NextStep("game")


def next_lesson(game: Card, progress: Progress) -> NextStep | None:
    """The lesson left in the middle, or the first one of those before a first game; for somebody
    who knows the game those about its bots and its screen.
    """
    done, begun = progress.done(game.key), progress.left_in_the_middle(game)
    keys: Sequence[str] = lesson_keys(game)[:LESSONS]
    if game.key in progress.known:
        keys = [key for key in lesson_keys(game) if key.endswith(KNOWN)]
    lesson = begun or next((key for key in keys if key not in done), None)
    return None if lesson is None else NextStep("lesson", lesson, begun is not None)


def _has_tried_a_puzzle(game: Card) -> bool:
    """Also where the game has none."""
    from engine.core.learning.puzzle import (  # noqa: PLC0415
        PuzzleProgress,
        shipped_set,
    )

    return shipped_set(game) is None or bool(PuzzleProgress.load().of(game.key).seen)


def _has_tried_a_challenge(game: Card) -> bool:
    """Also where the game has none."""
    from engine.core.learning.challenges import Challenges  # noqa: PLC0415 (not for the first frame)

    kept = Challenges.load().attempts
    return game.challenge is None or any(key == game.key for key, _ in kept)


# Which level to play against next: a beginner's first, then by how the last game went.


@dataclass(frozen=True, slots=True)
class LevelProposal:
    level: str
    why: Message


def listed_levels(game: Card) -> tuple[Level, ...]:
    """The levels to pick from, weakest first: those the game lists, else all it has."""
    return tuple(level for level in game.levels if level.listed) or game.all_levels


def levels_to_ask(game: Card) -> tuple[Level, ...]:
    """The levels that can say what they would do: not whom the rules move, who decides nothing."""
    return tuple(each for each in listed_levels(game) if each.name != game.ruled_player)


def first_level(game: Card) -> str:
    """The level of a first game: the weakest."""
    return listed_levels(game)[0].name


def usual_options(game: Card) -> dict[str, str]:
    return {setting.key: setting.default for setting in game.settings}


def level_for(game: Card, usual: str) -> str:
    """The level of a bot that takes a seat: the usual one, or else that of a first game."""
    return usual if usual in [each.name for each in listed_levels(game)] else first_level(game)


def proposed(game: Card, statistics: Statistics, besides: Sequence[str] = ()) -> LevelProposal:
    """One level up after a game won, one down after the last place, else the same again.

    `besides` are the records of challenges: nobody chose whom to meet there.
    """
    places = statistics.last_places(game.key, besides)
    names = [level.name for level in listed_levels(game)]
    met = [names.index(player) for player, _ in places if player in names]
    own = [rank for player, rank in places if player == HUMAN]
    if not met or not own:
        return LevelProposal(first_level(game), Message("proposal-first"))
    best, level = min(own), max(met)
    if best == 1:
        return LevelProposal(names[min(level + 1, len(names) - 1)], Message("proposal-won"))
    if best == len(places):
        return LevelProposal(names[max(level - 1, 0)], Message("proposal-even"))
    return LevelProposal(names[level], Message("proposal-again"))
