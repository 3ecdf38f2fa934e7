"""What the campaign enters in the account of a game, and the Summit that is being held."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from engine.core.decision import Option
from engine.text.message import Message, SeatNumber
from games.arcs.account import BESIDES, Besides, SeatSheet
from games.arcs.board import AMBITION, POLICY
from games.arcs.campaign.rules import summit
from games.arcs.campaign.rules.deals import DealStruck, Part, Talks, open_deal
from games.arcs.campaign.rules.events import (
    BecameFirstRegent,
    BecameOutlaw,
    BecameRegent,
    BlightHit,
    CrisisBegan,
    EdictsBegan,
    FateEnded,
    FateRevealed,
    ObjectiveAdvanced,
    PolicySet,
    PowerGained,
    SummitCalled,
    TrustTaken,
)
from games.arcs.campaign.rules.state import FIRST_REGENT, Reach, Title, has_reach, reach_of
from games.arcs.events import AmbitionScored, ChapterStarted
from games.arcs.parts import NOBODY
from games.arcs.state import ArcsTable

# What the campaign enters in the account of a game: objectives, titles, Power besides.


class ReachBesides(Besides):
    """How far objectives are and who is what in the Empire, noted as chapters end."""

    def __init__(self, accounts: tuple[SeatSheet, ...]) -> None:
        super().__init__(accounts)
        self.to_go: dict[int, int] = {}
        self.titles: dict[int, Title] = {}

    def begin(self, first: ArcsTable) -> None:
        """How it was where a game begins from a position: its fates are known from the start."""
        reach = reach_of(first)
        for seat, fate in enumerate(reach.fates):
            if fate.id:
                self.accounts[seat].to_go.append(fate.marker)
                self.to_go[seat] = fate.marker
                self.titles[seat] = reach.title_of(seat)

    def follow(self, event: Any) -> None:
        match event:
            case FateRevealed(seat, _, marker):
                self.accounts[seat].to_go.append(marker)
                self.to_go[seat] = marker
                self.titles.setdefault(seat, "Regent")
            case ObjectiveAdvanced(seat, _, marker):
                self.to_go[seat] = marker
            case BecameFirstRegent(seat):
                for other, title in self.titles.items():
                    self.titles[other] = "Regent" if title == FIRST_REGENT else title
                self.titles[seat] = FIRST_REGENT
            case BecameRegent(seat):
                self.titles[seat] = "Regent"
            case BecameOutlaw(seat):
                self.titles[seat] = "Outlaw"
            case ChapterStarted(chapter) if chapter > 1:
                for seat in self.to_go:
                    self._note(seat)
            case FateEnded(seat):
                self._note(seat)

    def power(self, event: Any) -> Iterable[tuple[int, int]]:
        """What crises and titles bring or cost."""
        return _power_besides(event)

    def close(self, event: Any, chapter: int) -> None:
        """REACH-13.3: how a fate came out."""
        if isinstance(event, FateEnded):
            account = self.accounts[event.seat]
            account.fate, account.missed = event.fate, event.power
            last = account.others.get(chapter, 0) - event.power
            account.power.append(account.total + last)

    def _note(self, seat: int) -> None:
        self.accounts[seat].to_go.append(self.to_go[seat])
        self.accounts[seat].titles.append(self.titles[seat])


BESIDES.put(Reach.mode, ReachBesides)


def _power_besides(event: Any) -> Iterator[tuple[int, int]]:
    """The Power that seats gain or lose where no ambition is scored."""
    match event:
        case PowerGained(seat, power):
            yield seat, power
        case TrustTaken(_, rival, resources):
            yield rival, -len(resources)
        case BecameOutlaw(seat, power):
            yield seat, -power


# What an Act will be remembered for, chapter by chapter.
#
# Pure: read from the events of a story.

Kind = Literal["title", "summit", "crisis", "edict", "ambition"]
WEIGHTS: Final[tuple[Kind, ...]] = ("ambition", "title", "crisis", "edict", "summit")
"""What is told first where there is no room for all."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: whose it is (NOBODY: the Reach's), what happened, and the Power it brought."""

    kind: Kind
    seat: int
    said: Message
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
        yield Entry("title", seat, Message(became, {"seat": SeatNumber(seat), "power": 0}))
    if chapter.summits:
        counts = {"summits": chapter.summits, "deals": chapter.deals}
        yield Entry("summit", NOBODY, Message("reach-log-summits", counts))
    if chapter.crises:
        counts = {"crises": chapter.crises, "struck": len(chapter.struck)}
        yield Entry("crisis", NOBODY, Message("reach-log-crises", counts))
    if chapter.edicts:
        policies = tuple([POLICY(each) for each in dict.fromkeys(chapter.edicts) if each])
        args = {"edicts": len(chapter.edicts), "policies": policies}
        yield Entry("edict", NOBODY, Message("reach-log-edicts", args))
    for seat, scored in chapter.won.items():
        ambitions = tuple([AMBITION(each.ambition) for each in scored])
        power = sum(each.power + each.bonus for each in scored)
        won = Message("reach-log-won", {"seat": SeatNumber(seat), "ambitions": ambitions})
        yield Entry("ambition", seat, won, power)


def at_most(entries: Sequence[Entry], count: int) -> tuple[Entry, ...]:
    """So many of a chapter's entries, the most important ones, in their order."""
    by_weight = sorted(range(len(entries)), key=lambda n: WEIGHTS.index(entries[n].kind))
    return tuple(entries[n] for n in sorted(by_weight[: max(0, count)]))


@dataclass(frozen=True, slots=True)
class SummitHeld:
    """Who called it; who `deals`, which is NOBODY while only the caller acts; the open deal.

    `talks` are missing before the Negotiations, `partner` is NOBODY while no deal is drawn up.
    """

    caller: int
    deals: int
    partner: int
    parts: tuple[Part, ...]
    talks: Talks | None


def summit_held(table: ArcsTable) -> SummitHeld | None:
    """REACH-8.1: the Summit that is being held; None where there is none."""
    ends = next((step for step in table.steps if isinstance(step, summit.EndSummit)), None)
    if ends is None or not has_reach(table):
        return None
    top = table.steps[-1]
    talks: Talks | None = getattr(top, "talks", None)
    is_open = talks is not None and bool(talks.waiting) and not isinstance(top, summit.CallToOrder)
    deals = talks.seat if talks is not None and is_open else NOBODY
    _, partner, parts = open_deal(table) or (talks, NOBODY, ())
    return SummitHeld(ends.seat, deals, partner, parts, talks)


@dataclass(frozen=True, slots=True)
class TraysHeld:
    """What two seats that deal could give each other, and whether the deal can still grow."""

    things: tuple[Part, ...]
    is_drawn_up: bool
    has_room: bool


def trays_held(table: ArcsTable, held: SummitHeld) -> TraysHeld:
    """REACH-8.10: everything of both sides, that which lies in the deal as well."""
    is_drawn_up = isinstance(table.steps[-1], summit.DrawUp)
    offered = summit.offers_between(table, held.deals, held.partner)
    things = tuple(dict.fromkeys((*offered, *held.parts)))
    return TraysHeld(things, is_drawn_up, is_drawn_up and len(held.parts) < summit.MOST_PARTS)


def demand_of(option: Option) -> tuple[int, Part] | None:
    """REACH-8.5: the Favors that an option returns, and what for; None where it returns none."""
    return (option.count, option.part) if isinstance(option, summit.ReturnFavors) else None
