"""What an Act will be remembered for, chapter by chapter.

Pure: read from the events of a story.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from engine.text.said import Said, SeatNumber
from games.arcs.campaign.rules.events import (
    BecameFirstRegent,
    BecameOutlaw,
    BecameRegent,
    BlightHit,
    CrisisBegan,
    EdictsBegan,
    PolicySet,
    SummitCalled,
)
from games.arcs.campaign.rules.talks import DealStruck
from games.arcs.events import AmbitionScored, ChapterStarted
from games.arcs.names import AMBITION, POLICY
from games.arcs.parts import NOBODY

Kind = Literal["title", "summit", "crisis", "edict", "ambition"]
WEIGHTS: Final[tuple[Kind, ...]] = ("ambition", "title", "crisis", "edict", "summit")
"""What is told first where there is no room for all."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: whose it is (NOBODY: the Reach's), what happened, and the Power it brought."""

    kind: Kind
    seat: int
    said: Said
    power: int = 0


@dataclass(slots=True)
class _Chapter:
    """What is counted while a chapter goes on."""

    won: dict[int, list[AmbitionScored]] = field(default_factory=dict)
    titles: dict[tuple[int, str], None] = field(default_factory=dict)
    crises: int = 0
    struck: set[str] = field(default_factory=set)
    edicts: list[str] = field(default_factory=list)
    summits: int = 0
    deals: int = 0


def campaign_log(events: Iterable[Any]) -> tuple[tuple[Entry, ...], ...]:
    """The entries of every chapter: who joined or left the Empire, what came, who won what."""
    chapters: list[_Chapter] = []
    policy = ""
    for event in events:
        if isinstance(event, ChapterStarted):
            chapters.append(_Chapter())
        elif isinstance(event, PolicySet):
            policy = event.policy
        elif chapters:
            _note(chapters[-1], event, policy)
    return tuple(tuple(_entries(each)) for each in chapters)


def _note(chapter: _Chapter, event: Any, policy: str) -> None:
    match event:
        case AmbitionScored(seat, _, 1):
            chapter.won.setdefault(seat, []).append(event)
        case BecameFirstRegent(seat):
            chapter.titles[seat, "became-first-regent"] = None
        case BecameRegent(seat):
            chapter.titles[seat, "became-regent"] = None
        case BecameOutlaw(seat):
            chapter.titles[seat, "became-outlaw"] = None
        case CrisisBegan():
            chapter.crises += 1
        case BlightHit(_, system):
            chapter.struck.add(system)
        case EdictsBegan():
            chapter.edicts.append(policy)
        case SummitCalled():
            chapter.summits += 1
        case DealStruck():
            chapter.deals += 1


def _entries(chapter: _Chapter) -> Iterable[Entry]:
    for seat, became in chapter.titles:
        yield Entry("title", seat, Said(became, {"seat": SeatNumber(seat), "power": 0}))
    if chapter.summits:
        counts = {"summits": chapter.summits, "deals": chapter.deals}
        yield Entry("summit", NOBODY, Said("reach-log-summits", counts))
    if chapter.crises:
        counts = {"crises": chapter.crises, "struck": len(chapter.struck)}
        yield Entry("crisis", NOBODY, Said("reach-log-crises", counts))
    if chapter.edicts:
        policies = tuple([POLICY(each) for each in dict.fromkeys(chapter.edicts) if each])
        args = {"edicts": len(chapter.edicts), "policies": policies}
        yield Entry("edict", NOBODY, Said("reach-log-edicts", args))
    for seat, scored in chapter.won.items():
        ambitions = tuple([AMBITION(each.ambition) for each in scored])
        power = sum(each.power + each.bonus for each in scored)
        won = Said("reach-log-won", {"seat": SeatNumber(seat), "ambitions": ambitions})
        yield Entry("ambition", seat, won, power)


def at_most(entries: Sequence[Entry], count: int) -> tuple[Entry, ...]:
    """So many of a chapter's entries, the most important ones, in their order."""
    by_weight = sorted(range(len(entries)), key=lambda n: WEIGHTS.index(entries[n].kind))
    return tuple(entries[n] for n in sorted(by_weight[: max(0, count)]))
