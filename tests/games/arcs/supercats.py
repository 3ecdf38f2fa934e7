"""SUPERCATs at small tables: a seat, and what it answers there with the clause that decided."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.core.decision import Answer, Decision, Reason, ReasonOutcome
from games.arcs.game import GAME
from games.arcs.parts import Lying, Seat, Supercat
from games.arcs.state import ArcsTable
from games.arcs.supercat.assessment import DEFAULT, DOCUMENTS, Assessment, Readings
from games.arcs.supercat.bot import SupercatPlayer
from games.arcs.supercat.document import FOLDER, document_of, read
from tests.games.arcs.positions import a_seat, asked, play

FIVE = "0 city 3-arrow, 0 city 4-crescent, 0 city 5-hex, 0 city 6-crescent, 0 city 3-hex"
"""All five cities built, none for Relics: no more claims are wanted."""
NAMES = ("B", "A", "C", "D")
NO_MARKER: dict[str, tuple[int, ...]] = {"keeper": (0, 1, 2)}
"""All markers on one ambition: nothing is undeclared."""


def a_cat(
    *words: str, counter: int = 3, seize: int = 0, drawn: tuple[str, ...] = (), **fields: Any
) -> Seat:
    """A SUPERCAT's seat."""
    return a_seat(*words, supercat=Supercat(counter, seize, drawn), **fields)


def of_ten(*words: str, counter: int = 3, exhausted: tuple[str, ...] = (), **fields: Any) -> Seat:
    """The seat of a SUPERCAT that plays by version 10."""
    cat = Supercat(counter, exhausted=exhausted, version="10")
    return a_seat(*words, supercat=cat, **fields)


def lying(words: str) -> tuple[Lying, ...]:
    """Cards of a stack or layer."""
    return tuple(Lying(each) for each in words.split())


def thought(table: ArcsTable, readings: Readings = DEFAULT) -> Answer:
    """What a SUPERCAT answers to what is asked now."""
    decision = asked(table)
    assert isinstance(decision, Decision), decision.prompt
    view = table.seen_by(decision.seat)
    before = view.copy()
    answer = SupercatPlayer(readings).choose(view, decision, Random(0)).explained()
    assert view == before
    assert answer.option in decision.options
    return answer


def says(table: ArcsTable, readings: Readings = DEFAULT) -> tuple[str, str]:
    """Its answer in words, and the clause that held."""
    answer = thought(table, readings)
    return str(answer.option), held(answer.reasons).clause


def held(reasons: Sequence[Reason]) -> Reason:
    """The reason that decided; what stands below it was not asked."""
    return [each for each in reasons if each.outcome is ReasonOutcome.HELD][-1]


def read_of(reasons: Sequence[Reason]) -> list[Reason]:
    """The reasons without the lines that were not asked."""
    return [each for each in reasons if each.outcome is not ReasonOutcome.EARLIER]


def in_words(reason: Reason) -> str:
    """A reason as it is told, with the names of the reference: B, then its rivals A, C and D."""
    return GAME.told((reason,), NAMES)[0].text


def goes_on(table: ArcsTable, *clauses: str) -> list[str]:
    """Its answers in words, as many as clauses, each of which must be the one that held."""
    answers = []
    for clause in clauses:
        option, held = says(table)
        assert held == clause, (option, held)
        answers.append(option)
        play(table, option)
    return answers


def assessment(table: ArcsTable, number: int = 0, readings: Readings = DEFAULT) -> Assessment:
    """What a seat sees."""
    return Assessment(table.seen_by(number), number, readings)


def does(seen: Assessment, number: int, actions: int) -> list[Any]:
    """What a line of its document would do with so many actions."""
    [line] = document_of(seen).lines[str(number)]
    return list(line.find(seen, actions))


class EditedDocument:
    """A document that a test plays by with other rows, until it ends."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.text = (FOLDER / f"{name.replace(' ', '_')}.txt").read_text("utf-8")

    def play_by(self, monkeypatch: pytest.MonkeyPatch, rows: list[str]) -> None:
        """Plays by these rows."""
        monkeypatch.setitem(DOCUMENTS, self.name, read(rows, self.name))

    def changed(self, monkeypatch: pytest.MonkeyPatch, before: str, after: str) -> None:
        """Plays with a row changed, or without it."""
        assert self.text.count(f"{before}\n") == 1, before
        rows = self.text.replace(f"{before}\n", f"{after}\n" if after else "")
        self.play_by(monkeypatch, rows.splitlines())

    def without(self, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
        """Plays without a line, wherever it is named."""
        rows = []
        for row in self.text.splitlines():
            head, colon, labels = row.partition(": ")
            if head.startswith(("page", "token")) and labels[0].isdigit():
                labels = " ".join([each for each in labels.split() if each != str(number)])
            if labels or not colon:
                rows.append(f"{head}{colon}{labels}")
        self.play_by(monkeypatch, [row for row in rows if not row.startswith(f"[{number}]")])

    def less(self, monkeypatch: pytest.MonkeyPatch, start: str, phrase: str) -> None:
        """Plays without a preference of the row that begins so."""
        rows = []
        for row in self.text.splitlines():
            head, mark, listed = row.rpartition(" · prefer " if row.startswith("[") else ": ")
            if row.startswith(start):
                assert phrase in listed.split(" > ")
                left = " > ".join([each for each in listed.split(" > ") if each != phrase])
                rows.append(f"{head}{mark}{left}" if left else head)
            else:
                rows.append(row)
        self.play_by(monkeypatch, rows)
