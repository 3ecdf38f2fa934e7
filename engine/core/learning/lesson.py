"""A lesson as data: positions of a game, and what is said, shown and expected there.

A lesson lies in `games/<game>/lessons/<key>.json`; its parts each begin at a table of their own:

    {"title": "First turn", "about": "Roll, choose, finish", "minutes": 5,
     "mends": ["move"], "parts": [
      {"seats": ["human"], "position": {...}, "chance": [[1, 4]], "steps": [
        {"title": "Your dice", "says": ["You have {goods} goods."], "points_at": ["tray"],
         "clause": "DESP-2.1"},
        {"title": "Choose", "says": ["..."], "now": "choose Straight", "answer": "Straight",
         "expects": ["Straight"], "otherwise": [{"when": "*", "says": "That works too, but ..."}],
         "clause": "DESP-4.1", "points_at": ["row Straight"]}]}]}

A step with an `answer` waits for a move; the others are read. `answer` is what "Show me" plays, as
typed move words, and `then` what follows where one action is asked for in several questions;
`expects` are patterns of `str(option)` (with `*`) that do as well; `otherwise` says what is good
about other moves, the first pattern that fits. `{words}` in a sentence is a number of the table
(`facts`), and `number` names the place where it stands. `chance` is what the dice show, one entry
for each roll; after the last the seed rolls on. A part that `is_game` is a real game, kept and
counted.

In another language a lesson has its words in `games/<game>/lessons/<language>/<key>.json`: title,
about, and of every step in its order what is said, with `otherwise` as a list of sentences, and
`points_at` where it names a button by its label. All else is the lesson's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from engine.core.card import Card
from engine.core.codec import Codec
from engine.core.errors import BadDocument
from engine.core.storage import read_json
from engine.text.message import ENGLISH

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
        """The steps of all parts."""
        return tuple(step for part in self.parts for step in part.steps)

    def place_of(self, number: int) -> tuple[int, int]:
        """The part that step `number` of the lesson is in, and its number there."""
        for index, part in enumerate(self.parts):
            if number < len(part.steps):
                return index, number
            number -= len(part.steps)
        return len(self.parts) - 1, len(self.parts[-1].steps) - 1

    def number_of(self, part: int, step: int) -> int:
        """The number in the lesson of a step of a part."""
        return sum(len(each.steps) for each in self.parts[:part]) + step


@dataclass(frozen=True, slots=True)
class StepWords:
    """What a step says in another language; without `points_at` it points at the same things."""

    title: str
    says: tuple[str, ...]
    now: str = ""
    points_at: tuple[str, ...] = ()
    otherwise: tuple[str, ...] = ()

    def put_into(self, step: LessonStep) -> LessonStep:
        """The step in these words."""
        if (len(self.says), len(self.otherwise)) != (len(step.says), len(step.otherwise)):
            raise BadDocument(f"'{self.title}' has more or fewer sentences than '{step.title}'")
        pairs = zip(step.otherwise, self.otherwise, strict=True)
        return replace(
            step, title=self.title, says=self.says, now=self.now,
            points_at=self.points_at or step.points_at,
            otherwise=tuple(Otherwise(each.when, says) for each, says in pairs),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class LessonWords:
    """What a lesson says in another language, step by step."""

    title: str
    about: str
    steps: tuple[StepWords, ...]

    def put_into(self, lesson: Lesson, language: str) -> Lesson:
        """The lesson in these words."""
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
    words = path.parent / language / path.name
    if not words.is_file():
        return lesson
    return told_in(lesson, read_json(words), language)


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
    """The lesson of that key."""
    return next((lesson for lesson in lessons_of(game) if lesson.key == key), None)


def lessons_by_clause(game: Card) -> dict[str, Lesson]:
    """For every clause that is taught, the first lesson that teaches it."""
    found: dict[str, Lesson] = {}
    for lesson in lessons_of(game):
        for step in lesson.steps:
            found.setdefault(step.clause, lesson)
    return found


def lesson_that_mends(game: Card, kind: str, done: frozenset[str]) -> Lesson | None:
    """The lesson to take after mistakes in a kind of decision: one not yet done before others."""
    fitting = [lesson for lesson in lessons_of(game) if kind in lesson.mends]
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
