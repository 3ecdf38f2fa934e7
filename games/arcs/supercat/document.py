"""The documents of SUPERCAT, read from text in the phrases of the lexicon."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from engine.text.message import Message
from games.arcs.supercat.assessment import DOCUMENTS, READING_VALUES, Assessment, Readings
from games.arcs.supercat.courting import CARD_PREFERENCES
from games.arcs.supercat.lexicon import (
    GOALS,
    PREFERENCES,
    QUESTIONS,
    UNTESTED,
    USES,
    VERBS,
    Goal,
    Precondition,
    Preferences,
    first_of,
    is_open,
    needs_of,
)
from games.arcs.supercat.modifiers import EFFECTS, OPTIONS, TIMES, Modifier
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
TOLD_OTHERWISE: Final = {"battle": "favorable combat"}
"""The verbs that explanations call by other words."""
T = TypeVar("T")
L = TypeVar("L", bound=Line)


class DocumentError(ValueError):
    """A document that cannot be read: which line of which file, and what is known there."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A row's words: each verb with its goals, its questions and what it prefers.

    `goal` and `asked` are its words after the verbs, up to the questions and from there.
    """

    actions: tuple[str, ...]
    goals: tuple[Goal, ...]
    questions: tuple[Precondition, ...]
    prefer: Preferences
    is_partial: bool
    is_whole: bool
    goal: str = ""
    asked: str = ""

    @property
    def words(self) -> str:
        """What it says in a sentence, with all of its verbs."""
        if self.actions == USES:
            return f"Use {self.goal}{self.asked}"
        *verbs, last = [TOLD_OTHERWISE.get(action, action) for action in self.actions]
        said = f"{' or '.join([', '.join(verbs), last] if verbs else [last])} {self.goal}".strip()
        return f"{said[0].upper()}{said[1:]}{self.asked}"

    def words_of(self, action: str) -> str:
        """What it says of one of its actions."""
        if self.actions == USES:
            return f"Use {self.goal} to {action}{self.asked}"
        return replace(self, actions=(action,)).words

    @property
    def unmet(self) -> Precondition:
        """What closes it, whatever the action: its one goal, then its questions."""
        goal = self.goals[0].unmet if len(self.goals) == 1 else is_open
        return first_of((goal, *self.questions))

    def lines(self, number: int, kind: type[L], **more: Any) -> Iterable[L]:
        """A line for each of its actions."""
        for action in self.actions:
            needs = needs_of(action, self.goals[0])
            unmet = first_of((self.unmet, needs))
            find = self._finder(action, unmet)
            words = self.words_of(action)
            yield kind(number, action, find, unmet, self.is_partial, self.goals, words, **more)

    def _finder(
        self, action: str, unmet: Precondition
    ) -> Callable[[Assessment, int], Sequence[Aim]]:
        offers = [getattr(each, action) for each in self.goals]

        def find(assessment: Assessment, actions: int) -> Sequence[Aim]:
            if unmet(assessment) is not None:
                return ()
            found = (each(assessment, actions, self.prefer) for each in offers)
            return next((aims for aims in found if aims), ())

        return find


@dataclass(slots=True)
class Document:
    """A document: lines by label, pages by suit, priorities, principles, modifiers, fates.

    `clauses` is what RULES.md calls its lines by; `switches` are the readings that it decides.
    `sayings` are what the page of a fate says besides its lines, by fate and aspect.
    """

    name: str = ""
    clauses: str = ""
    switches: dict[str, str] = field(default_factory=dict)
    known_readings: dict[Readings, Readings] = field(default_factory=dict)
    lines: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    pages: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    priorities: tuple[Priority, ...] = ()
    tokens: dict[tuple[str, str], Line] = field(default_factory=dict)
    principles: dict[str, Sequence[Any]] = field(default_factory=dict)
    modifiers: dict[str, Modifier] = field(default_factory=dict)
    fates: dict[str, tuple[FateLine, ...]] = field(default_factory=dict)
    sayings: dict[str, dict[str, Any]] = field(default_factory=dict)

    def readings(self, asked: Readings) -> Readings:
        """The readings that are asked for, but for what the document decides itself."""
        found = self.known_readings.get(asked)
        if found is None:
            decided: dict[str, Any] = dict(self.switches)
            found = self.known_readings[asked] = replace(asked, **decided)
        return found


def document_of(assessment: Assessment) -> Document:
    """The document that a SUPERCAT plays by."""
    found: Document = assessment.document
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
        if not is_row(words):
            continue
        try:
            listed.update(_take(made, words))
        except DocumentError as error:
            raise DocumentError(f"{name}, line {place}: {error}") from None
    unlisted = [each for each in made.lines if each not in listed]
    order = [*made.principles.get("critical", ()), *made.principles.get("other", ())]
    if order:
        ties = made.principles.get("ties", [])
        made.principles |= {"influence": [*order, *ties]}
        made.principles["critical card"] = [*made.principles.get("critical", ()), *ties]
    missing = [each for each in ("influence", "march") if each not in made.principles]
    if missing:
        raise DocumentError(f"{name}: no principle {', '.join(missing)}")
    if unlisted:
        raise DocumentError(f"{name}: on no page: {', '.join(unlisted)}")
    return made


PRINCIPLE_PHRASES: Final[dict[str, Mapping[str, Any]]] = {
    **dict.fromkeys(("influence", "critical", "other", "ties"), CARD_PREFERENCES),
    "march": MARCH_PREFERENCES,
}
ASPECTS: Final[dict[str, Mapping[str, Any]]] = {}
"""What the page of a fate says besides its lines, each by its phrases: the campaign's. An aspect
without any phrases of its own is a question.
"""
ROWS: Final = {
    "document": re.compile(r"document (?P<name>.+)"),
    "clauses": re.compile(r"clauses (?P<clauses>[A-Z-]+)"),
    "switch": re.compile(r"switch (?P<name>\w+): (?P<said>.+)"),
    "line": re.compile(r"\[(?P<label>f?\d+)\] +(?P<said>.+)"),
    "page": re.compile(r"page (?:(?P<clause>[A-Z][\w.-]+) )?(?P<suit>\w+): (?P<labels>.+)"),
    "priority": re.compile(
        r"priority (?P<clause>[\w.-]+) (?P<name>[\w-]+): (?P<said>.+) → (?P<suits>.+)"
    ),
    "principle": re.compile(r"principle (?P<name>\w+): (?P<said>.+)"),
    "modifier": re.compile(
        r"modifier (?P<clause>[\w.-]+) (?P<option>\w+): (?P<name>[\w ]+): (?P<said>.+)"
    ),
    "fate": re.compile(r"fate (?P<fate>\w+) (?P<number>\d+): (?P<said>.+)"),
    "saying": re.compile(r"(?P<aspect>\w+) of (?P<fates>[\w, ]+): (?P<said>.+)"),
    "token": re.compile(
        r"token (?P<token>\w+) (?P<action>\w+) (?P<number>\d+): "
        r"(?:(?P<labels>[f\d ]+)|(?P<said>.+))"
    ),
}


def is_row(words: str) -> bool:
    """Whether a line of the file says something; others are empty, or comments."""
    return bool(words) and not words.startswith("#")


def row_of(words: str) -> tuple[str, dict[str, Any]]:
    """The kind of a row and its parts by their names."""
    for kind, form in ROWS.items():
        if found := form.fullmatch(words):
            return kind, found.groupdict()
    raise DocumentError(f"{words!r} is no row; a row is a {', a '.join(ROWS)}")


def _take(made: Document, words: str) -> Sequence[str]:
    """Adds a row to a document; the labels that a page lists."""
    kind, row = row_of(words)
    if kind == "line":
        _add_line(made, row["label"], sentence(row["said"]))
    elif kind == "clauses":
        made.clauses = row["clauses"]
    elif kind == "switch":
        values = dict.fromkeys(known(READING_VALUES, row["name"], "switch"), row["said"])
        made.switches[row["name"]] = known(values, row["said"], f"value of {row['name']}")
    elif kind == "modifier":
        said, _, time = row["said"].partition(" · ")
        known(dict.fromkeys(OPTIONS), row["option"], "option")
        effect = known(dict.fromkeys(EFFECTS, said), said, "modifier")
        made.modifiers[effect] = Modifier(row["option"], known(TIMES, time, "time"))
    elif kind == "document":
        made.name = row["name"]
    elif kind == "priority":
        made.priorities += (_priority(row, is_told=bool(made.clauses)),)
    elif kind == "fate":
        said, fate = sentence(row["said"]), row["fate"]
        more = {"fate": fate, "is_whole": said.is_whole, "series": made.clauses}
        lines_of_fate = said.lines(int(row["number"]), FateLine, **more)
        made.fates[fate] = (*made.fates.get(fate, ()), *lines_of_fate)
    elif kind == "saying":
        phrases = known(ASPECTS, row["aspect"], "aspect")
        value = known(phrases, row["said"], row["aspect"]) if phrases else asked(row["said"])
        for fate in row["fates"].split(", "):
            if made.sayings.setdefault(fate, {}).setdefault(row["aspect"], value) is not value:
                raise DocumentError(f"{row['aspect']} of {fate} is there already")
    elif kind == "principle":
        phrases = known(PRINCIPLE_PHRASES, row["name"], "principle")
        made.principles[row["name"]] = [
            known(phrases, each, "preference") for each in row["said"].split(" > ")
        ]
    elif kind == "page":
        labels: list[str] = row["labels"].split()
        made.pages[row["suit"]] = tuple(
            [line for label in labels for line in _on_page(made, label, row["suit"])]
        )
        return labels
    else:
        _add_token(made, row)
    return ()


def _on_page(made: Document, label: str, suit: str) -> Sequence[Line]:
    """The lines of a label; of several actions those that a card of the suit gives."""
    lines = known(made.lines, label, "line")
    return [each for each in lines if each.action in SUITS.get(suit, ())] or lines


def _add_token(made: Document, row: Mapping[str, str]) -> None:
    """What a token is spent for: the first of these lines of the document, or a sentence."""
    if row["said"]:
        lines = list(sentence(row["said"]).lines(0, Line))
    else:
        lines = [
            line for label in row["labels"].split() for line in known(made.lines, label, "line")
        ]
    made.tokens[row["token"], row["action"]] = PreludeLine(
        int(row["number"]), row["action"], _first_of_lines(lines), token=row["token"]
    )


def _add_line(made: Document, label: str, said: Sentence) -> None:
    if label in made.lines:
        raise DocumentError(f"[{label}] is there already")
    number = int(label.removeprefix("f"))
    if label.startswith("f"):
        made.lines[label] = tuple(said.lines(number, FaithfulLine))
    else:
        made.lines[label] = tuple(said.lines(number, Line, series=made.clauses))


def _first_of_lines(lines: Sequence[Line]) -> Callable[[Assessment, int], Sequence[Aim]]:
    def find(assessment: Assessment, actions: int) -> Sequence[Aim]:
        return next((aims for each in lines if (aims := each.find(assessment, actions))), ())

    return find


def _priority(row: Mapping[str, str], *, is_told: bool) -> Priority:
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
    told = Message("priority-of-document", {"said": said.words}) if is_told else None
    return Priority(row["clause"], f"priority-{row['name']}", suits, said.unmet, told)


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
    named = [known(_ACTIONS, each, "verb") for each in verbs.split("|")]
    actions = USES if named == ["use"] else tuple(named)
    goals = (
        tuple([known(GOALS, each, "goal") for each in rest.split(", ")]) if rest else (UNTESTED,)
    )
    for action in actions:
        fitting = [phrase for phrase, goal in GOALS.items() if hasattr(goal, action)]
        if any(not hasattr(goal, action) for goal in goals):
            raise DocumentError(f"no {action!r} for {rest!r}; known are: {'; '.join(fitting)}")
    questions: list[Precondition] = []
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
        elif kind != "ruled":
            known_kinds = "'if', 'prefer', 'ruled', 'partial' nor 'whole'"
            raise DocumentError(f"{part!r} is neither {known_kinds}")
    asked = "".join([f", {each}" for each in parts if each.startswith("if ")])
    return Sentence(
        actions, goals, tuple(questions), prefer, "partial" in flags, "whole" in flags, rest, asked
    )


def asked(said: str) -> Callable[[Assessment], bool]:
    """What is true always, never, or while none of these questions closes it."""
    if said in ("always", "never"):
        return lambda assessment: said == "always"
    unmet = first_of([known(QUESTIONS, each, "question") for each in said.split(" · ")])
    return lambda assessment: unmet(assessment) is None


FLAGS: Final = ("partial", "whole")
"""What need not be done with one card, and what may use all actions of a card."""
_ACTIONS: Final = {verb: verb.lower() for verb in (*VERBS, "Use")}


def known(table: Mapping[str, T], phrase: str, what: str) -> T:
    """What a phrase means; DocumentError names those that are known."""
    if phrase not in table:
        raise DocumentError(f"unknown {what} {phrase!r}; known are: {'; '.join(table)}")
    return table[phrase]


DOCUMENTS.update({each: load(each) for each in ("base 0.5", "base 10")})
