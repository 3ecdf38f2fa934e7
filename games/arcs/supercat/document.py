"""The documents of SUPERCAT, read from text in the phrases of the lexicon."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from games.arcs.supercat.assessment import DOCUMENTS, Assessment
from games.arcs.supercat.courting import CARD_PREFERENCES
from games.arcs.supercat.lexicon import (
    GOALS,
    PREFERENCES,
    QUESTIONS,
    UNTESTED,
    VERBS,
    Closing,
    Goal,
    Preferences,
    first_of,
    is_open,
    needs_of,
)
from games.arcs.supercat.moving import MARCH_PREFERENCES
from games.arcs.supercat.pages import (
    SUIT_OF,
    Aim,
    FaithfulLine,
    FateLine,
    Line,
    PreludeLine,
    Priority,
)

FOLDER: Final = Path(__file__).parent / "documents"
T = TypeVar("T")
L = TypeVar("L", bound=Line)


class DocumentError(ValueError):
    """A document that cannot be read: which line of which file, and what is known there."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A row's words: each verb with its goals, its questions and what it prefers."""

    actions: tuple[str, ...]
    goals: tuple[Goal, ...]
    questions: tuple[Closing, ...]
    prefer: Preferences
    is_partial: bool
    is_whole: bool

    @property
    def closed(self) -> Closing:
        """What closes it, whatever the action: its one goal, then its questions."""
        goal = self.goals[0].closed if len(self.goals) == 1 else is_open
        return first_of((goal, *self.questions))

    def lines(self, number: int, kind: type[L], **more: Any) -> Iterable[L]:
        """A line for each of its actions."""
        for action in self.actions:
            needs = needs_of(action, self.goals[0])
            closed = first_of((self.closed, needs))
            find = self._finder(action, closed)
            yield kind(number, action, find, closed, self.is_partial, self.goals, **more)

    def _finder(self, action: str, closed: Closing) -> Callable[[Assessment, int], Sequence[Aim]]:
        offers = [getattr(each, action) for each in self.goals]

        def find(assessment: Assessment, actions: int) -> Sequence[Aim]:
            if closed(assessment) is not None:
                return ()
            found = (each(assessment, actions, self.prefer) for each in offers)
            return next((aims for aims in found if aims), ())

        return find


@dataclass(slots=True)
class Document:
    """A document: lines by label, pages by suit, priorities, principles, fates."""

    name: str = ""
    lines: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    pages: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    priorities: tuple[Priority, ...] = ()
    tokens: dict[tuple[str, str], Line] = field(default_factory=dict)
    principles: dict[str, Sequence[Any]] = field(default_factory=dict)
    fates: dict[str, tuple[FateLine, ...]] = field(default_factory=dict)


def document_of(assessment: Assessment) -> Document:
    """The document that a SUPERCAT plays by."""
    found: Document = DOCUMENTS[assessment.document]
    return found


def lines_of(assessment: Assessment, suit: str) -> Sequence[Line]:
    """The page of a suit in this game."""
    return document_of(assessment).pages[suit]


def page_of_turn(assessment: Assessment) -> Sequence[Line]:
    """The page of the suit that its card gives."""
    return lines_of(assessment, SUIT_OF[assessment.view.turn.actions])


def load(name: str) -> Document:
    """Reads a document of the folder."""
    file = FOLDER / f"{name.replace(' ', '_')}.txt"
    found = read(file.read_text("utf-8").splitlines(), file.name)
    if found.name != name:
        raise DocumentError(f"{file.name} is the document {found.name!r}")
    return found


def read(rows: Iterable[str], name: str) -> Document:
    """A document; DocumentError names the line that cannot be read."""
    made = Document()
    listed: set[str] = set()
    for place, row in enumerate(rows, 1):
        words = row.strip()
        if not words or words.startswith("#"):
            continue
        try:
            listed.update(_take(made, words))
        except DocumentError as error:
            raise DocumentError(f"{name}, line {place}: {error}") from None
    unlisted = [each for each in made.lines if each not in listed]
    missing = [each for each in PRINCIPLE_PHRASES if each not in made.principles]
    if missing:
        raise DocumentError(f"{name}: no principle {', '.join(missing)}")
    if unlisted:
        raise DocumentError(f"{name}: on no page: {', '.join(unlisted)}")
    return made


PRINCIPLE_PHRASES: Final[Mapping[str, Mapping[str, Any]]] = {
    "influence": CARD_PREFERENCES,
    "march": MARCH_PREFERENCES,
}
ROWS: Final = {
    "document": re.compile(r"document (?P<name>.+)"),
    "line": re.compile(r"\[(?P<label>f?\d+)\] +(?P<said>.+)"),
    "page": re.compile(r"page (?P<suit>\w+): (?P<labels>.+)"),
    "priority": re.compile(
        r"priority (?P<clause>[\w.-]+) (?P<name>[\w-]+): (?P<said>.+) → (?P<suits>.+)"
    ),
    "principle": re.compile(r"principle (?P<name>\w+): (?P<said>.+)"),
    "fate": re.compile(r"fate (?P<fate>\w+) (?P<number>\d+): (?P<said>.+)"),
    "token": re.compile(r"token (?P<token>\w+) (?P<action>\w+) (?P<number>\d+): (?P<labels>.+)"),
}


def _take(made: Document, words: str) -> Sequence[str]:
    """Adds a row to a document; the labels that a page lists."""
    kind, found = next(
        ((kind, match) for kind, form in ROWS.items() if (match := form.fullmatch(words))),
        ("", None),
    )
    if found is None:
        raise DocumentError(f"{words!r} is no row; a row is a {', a '.join(ROWS)}")
    row = found.groupdict()
    if kind == "line":
        _add_line(made, row["label"], sentence(row["said"]))
    elif kind == "document":
        made.name = row["name"]
    elif kind == "priority":
        made.priorities += (_priority(row),)
    elif kind == "fate":
        said, fate = sentence(row["said"]), row["fate"]
        more = {"fate": fate, "is_whole": said.is_whole}
        lines_of_fate = said.lines(int(row["number"]), FateLine, **more)
        made.fates[fate] = (*made.fates.get(fate, ()), *lines_of_fate)
    elif kind == "principle":
        phrases = known(PRINCIPLE_PHRASES, row["name"], "principle")
        made.principles[row["name"]] = [
            known(phrases, each, "preference") for each in row["said"].split(" > ")
        ]
    else:
        labels = row["labels"].split()
        lines = [line for label in labels for line in known(made.lines, label, "line")]
        if kind == "page":
            made.pages[row["suit"]] = tuple(lines)
            return labels
        made.tokens[row["token"], row["action"]] = PreludeLine(
            int(row["number"]), row["action"], _first_of_lines(lines), token=row["token"]
        )
    return ()


def _add_line(made: Document, label: str, said: Sentence) -> None:
    if label in made.lines:
        raise DocumentError(f"[{label}] is there already")
    kind = FaithfulLine if label.startswith("f") else Line
    made.lines[label] = tuple(said.lines(int(label.removeprefix("f")), kind))


def _first_of_lines(lines: Sequence[Line]) -> Callable[[Assessment, int], Sequence[Aim]]:
    def find(assessment: Assessment, actions: int) -> Sequence[Aim]:
        return next((aims for each in lines if (aims := each.find(assessment, actions))), ())

    return find


def _priority(row: Mapping[str, str]) -> Priority:
    """A priority: for each of its suits the lines whose action such a card gives."""
    said = sentence(row["said"])
    lines = tuple(said.lines(0, Line))
    suits = tuple(
        [
            (suit, tuple([each for each in lines if each.action in SUITS[suit]]))
            for suit in row["suits"].replace("combat card", "combat").split(" | ")
            if known(SUITS, suit, "suit")
        ]
    )
    return Priority(row["clause"], f"priority-{row['name']}", suits, said.closed)


SUITS: Final[Mapping[str, tuple[str, ...]]] = {
    "administration": ("tax", "repair", "influence"),
    "aggression": ("battle", "move", "secure"),
    "construction": ("build", "repair"),
    "mobilization": ("move", "influence"),
    "combat": ("battle",),
}


def sentence(said: str) -> Sentence:
    """Reads a row's words: "Verb | Verb goal, goal · if a question · prefer this > that"."""
    first, *parts = [each.strip() for each in said.split("·")]
    verbs, _, rest = first.partition(" ")
    while rest.startswith("| "):
        verb, _, rest = rest.removeprefix("| ").partition(" ")
        verbs += f"|{verb}"
    actions = tuple([known(_ACTIONS, each, "verb") for each in verbs.split("|")])
    goals = (
        tuple([known(GOALS, each, "goal") for each in rest.split(", ")]) if rest else (UNTESTED,)
    )
    for action in actions:
        fitting = [phrase for phrase, goal in GOALS.items() if hasattr(goal, action)]
        if any(not hasattr(goal, action) for goal in goals):
            raise DocumentError(f"no {action!r} for {rest!r}; known are: {'; '.join(fitting)}")
    questions: list[Closing] = []
    prefer: Preferences = ()
    flags = set()
    for part in parts:
        kind, _, phrase = part.removeprefix("by ruling ").partition(" ")
        if kind == "if":
            questions.append(known(QUESTIONS, phrase, "question"))
        elif kind == "prefer":
            prefer = [known(PREFERENCES, each, "preference") for each in phrase.split(" > ")]
        elif part in FLAGS:
            flags.add(part)
        else:
            raise DocumentError(f"{part!r} is neither 'if', 'prefer', 'partial' nor 'whole'")
    return Sentence(actions, goals, tuple(questions), prefer, "partial" in flags, "whole" in flags)


FLAGS: Final = ("partial", "whole")
"""What need not be done with one card, and what may use all actions of a card."""
_ACTIONS: Final = {verb: verb.lower() for verb in VERBS}


def known(table: Mapping[str, T], phrase: str, what: str) -> T:
    """What a phrase means; DocumentError names those that are known."""
    if phrase not in table:
        raise DocumentError(f"unknown {what} {phrase!r}; known are: {'; '.join(table)}")
    return table[phrase]


DOCUMENTS["base 0.5"] = load("base 0.5")
