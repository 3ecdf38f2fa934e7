"""Whole turns of SUPERCATs: a position set out, then all that it answers until its turn ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any

from engine.core.decision import Chance, Reason
from engine.core.step import apply, pending
from engine.core.story import Telling
from games.arcs.board import DICE, FACES
from games.arcs.parts import Deed, Played, Rules, Seat
from games.arcs.state import ArcsTable
from games.arcs.steps.rounds import LeadCard, PlayCard
from games.arcs.supercat.assessment import DEFAULT, Readings
from games.arcs.supercat.bot import SupercatPlayer
from tests.games.arcs.positions import a_seat, a_table
from tests.games.arcs.supercats import a_cat, in_words, read_of

SEATS = 4


@dataclass(slots=True)
class WholeTurn:
    """What a SUPERCAT answered in its turn, and why; and what its turn kept in mind."""

    answers: list[str] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    trail: tuple[Deed, ...] = ()

    def told(self, clause: str) -> list[str]:
        """What the reasons say of a clause."""
        return [in_words(each) for each in read_of(self.reasons) if each.clause == clause]

    def says(self, words: str) -> bool:
        """Whether a reason has these words in it."""
        return any(words in in_words(each) for each in self.reasons)

    @property
    def moves(self) -> list[str]:
        """The legs of its moves: "4-arrow 4-gate 3"."""
        return [
            f"{each.origin} {each.place} {each.ships}" for each in self.trail if each.kind == "move"
        ]

    @property
    def done(self) -> list[str]:
        """What it did, without the words that only name an action."""
        return [each for each in self.answers if " " in each and not each.startswith("End ")]


def a_cat_of(
    fresh: str = "", hurt: str = "", *, draw: str, count: int = SEATS, **fields: Any
) -> Seat:
    """The SUPERCAT B of the reference, which has drawn these cards."""
    counter = fields.pop("counter", 3)
    seize = fields.pop("seize", 0)
    drawn = tuple(draw.split())
    return a_cat(
        fresh, hurt, counter=counter, seize=seize, drawn=drawn, hand=draw, count=count, **fields
    )  # fmt: skip


def a_rival(fresh: str = "", hurt: str = "", *, count: int = SEATS, **fields: Any) -> Seat:
    """A rival of the reference."""
    return a_seat(fresh, hurt, count=count, **fields)


def leading(*seats: Seat, aids: Any = "off", **fields: Any) -> ArcsTable:
    """B, at seat 0, is about to lead."""
    table = a_table(*seats, steps=[LeadCard(0)], **fields)
    table.rules = Rules(aids=aids)
    return table


def following(lead: str, *seats: Seat, aids: Any = "off", **fields: Any) -> ArcsTable:
    """B, at seat 0, is about to play to a card that the last seat led."""
    last = len(seats) - 1
    trick = (Played(last, lead, "lead"),)
    table = a_table(*seats, trick=trick, initiative=last, steps=[PlayCard(0)], **fields)
    table.rules = Rules(aids=aids)
    return table


def sides(kind: str, *faces: str) -> list[int]:
    """Dice that show these faces, such as "hit intercept", "2 keys" or "" for a blank."""
    shown = [each.words for each in FACES[kind]]
    return [shown.index(face) + 1 for face in faces]


def play_turn(
    table: ArcsTable,
    rolls: Sequence[Sequence[int]] = (),
    seed: int = 0,
    stop: str = "End the turn",
    *,
    number: int = 0,
    told: Mapping[str, Sequence[Any]] = MappingProxyType({}),
    readings: Readings = DEFAULT,
) -> WholeTurn:
    """Everything that a seat answers until it ends its turn; dice of battles show these rolls, and
    other chances, by their kinds, what is told.
    """
    turn, rng = WholeTurn(), Random(seed)
    left = {"battle": list(rolls), **{kind: list(told[kind]) for kind in told}}
    telling = Telling()
    assert table.check() == []
    for _ in range(200):
        waiting = pending(table, telling)
        assert waiting is not None
        if isinstance(waiting, Chance):
            known = left.get("battle" if waiting.kind == "reroll" else waiting.kind)
            outcome = known.pop(0) if known else waiting.outcomes.sample(rng)
            apply(table, tuple(outcome) if isinstance(outcome, list) else outcome, telling)
            continue
        if waiting.seat != number:
            break
        view = table.seen_by(number)
        answer = SupercatPlayer(readings).choose(view, waiting, rng)
        assert answer.option in waiting.options
        turn.answers.append(str(answer.option))
        turn.reasons += answer.reasons
        turn.trail = table.turn.trail
        apply(table, answer.option, telling)
        turn.trail = max(turn.trail, table.turn.trail, key=len)
        if str(answer.option) == stop:
            break
    assert table.check() == []
    return turn


__all__ = ["DICE", "WholeTurn", "a_cat_of", "a_rival", "following", "leading", "play_turn", "sides"]
