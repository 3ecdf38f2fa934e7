"""What an Act will be remembered for, chapter by chapter.

Pure: read from the events of a story.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from engine.core.words import they
from games.arcs.board import listed
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
from games.arcs.campaign.rules.negotiations import DealStruck
from games.arcs.events import AmbitionScored, ChapterStarted, counted
from games.arcs.parts import NOBODY

Kind = Literal["title", "summit", "crisis", "edict", "ambition"]
WEIGHTS: Final[tuple[Kind, ...]] = ("ambition", "title", "crisis", "edict", "summit")
"""What is told first where there is no room for all."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: whose it is (NOBODY: the Reach's), what happened, and the Power it brought."""

    kind: Kind
    seat: int
    words: str
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


def campaign_log(events: Iterable[Any], names: Sequence[str]) -> tuple[tuple[Entry, ...], ...]:
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
    return tuple(tuple(_entries(each, names)) for each in chapters)


def _note(chapter: _Chapter, event: Any, policy: str) -> None:
    match event:
        case AmbitionScored(seat, _, 1):
            chapter.won.setdefault(seat, []).append(event)
        case BecameFirstRegent(seat):
            chapter.titles[seat, "First Regent"] = None
        case BecameRegent(seat):
            chapter.titles[seat, "a Regent"] = None
        case BecameOutlaw(seat):
            chapter.titles[seat, "an Outlaw"] = None
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


def _entries(chapter: _Chapter, names: Sequence[str]) -> Iterable[Entry]:
    for seat, title in chapter.titles:
        yield Entry("title", seat, f"{they(names[seat], 'becomes')} {title}")
    if chapter.summits:
        deals = counted(chapter.deals, "deal") if chapter.deals else "no deal"
        yield Entry("summit", NOBODY, f"{counted(chapter.summits, 'Summit')}, {deals}")
    if chapter.crises:
        struck = f": Blight strikes {counted(len(chapter.struck), 'system')}"
        words = "Crisis" if chapter.crises == 1 else f"{chapter.crises} Crises"
        yield Entry("crisis", NOBODY, words + (struck if chapter.struck else ""))
    if chapter.edicts:
        policies = listed([each.capitalize() for each in dict.fromkeys(chapter.edicts) if each])
        words = "Edict" if len(chapter.edicts) == 1 else f"{len(chapter.edicts)} Edicts"
        yield Entry("edict", NOBODY, f"{words}: {policies}" if policies else words)
    for seat, scored in chapter.won.items():
        what = listed([each.ambition.capitalize() for each in scored])
        power = sum(each.power + each.bonus for each in scored)
        yield Entry("ambition", seat, f"{they(names[seat], 'wins')} {what}", power)


def at_most(entries: Sequence[Entry], count: int) -> tuple[Entry, ...]:
    """So many of a chapter's entries, the most important ones, in their order."""
    by_weight = sorted(range(len(entries)), key=lambda n: WEIGHTS.index(entries[n].kind))
    return tuple(entries[n] for n in sorted(by_weight[: max(0, count)]))
