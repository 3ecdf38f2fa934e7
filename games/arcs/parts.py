"""What is on the table of Arcs: buildings, played cards, Court cards; the dated rulings.

Where the publisher changed its mind, or this program came to follow a ruling only later, a ruling
names the editions that play its earlier reading; a record keeps its edition (`Rules.rulings`).

Systems, action cards and Court cards are named by the ids of the board's data.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

from engine.core.hidden import Copyable
from engine.core.position.edits import Bounds, Zone
from engine.core.setup import Detail, DetailGroup
from engine.text.message import Message, part_of
from games.arcs.board import HIDDEN, PIECES, RAID_COSTS, RESOURCES, SLOT_COSTS
from games.arcs.campaign_components import NO_SPOILS, SPOILS

_DATA: Final[Mapping[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "rulings.json").read_text(encoding="utf-8")
)
SOURCES: Final[Mapping[str, str]] = _DATA["sources"]
"""What the abbreviations of the sources stand for."""
PARTS: Final[tuple[str, ...]] = tuple(_DATA["parts"])
"""The headings that rulings stand under; a ruling's `part` counts from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """One reading of a rule: where it was published (`SOURCES`), and when, as far as is known."""

    text: str
    source: str
    date: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Reading):
    """A ruling on a clause of RULES.md.

    An inferred ruling was published for something like it, an unclear one is our own; both have a
    reason. `earlier` is what the publisher said first, `earlier_in` are the editions that play the
    earlier reading.
    """

    id: str
    part: int
    clause: str
    title: str
    status: Literal["ruled", "inferred", "unclear"]
    reason: str = ""
    earlier: Reading | None = None
    earlier_in: frozenset[str] = frozenset()


def _ruling(document: Mapping[str, Any]) -> Ruling:
    earlier = document.get("earlier")
    return Ruling(**{
        **document,
        "earlier": Reading(**earlier) if earlier else None,
        "earlier_in": frozenset(document.get("earlier_in", ())),
    })  # fmt: skip


RULINGS: Final[Mapping[str, Ruling]] = {each["id"]: _ruling(each) for each in _DATA["rulings"]}
"""All rulings by their id, in the order of the file."""
REVERSED: Final = tuple(each for each in RULINGS.values() if each.earlier is not None)
"""The rulings that differ between the newest edition and the first printing."""
EARLIER_IN: Final[Mapping[str, frozenset[str]]] = {
    name: each.earlier_in for name, each in RULINGS.items()
}
"""The editions that play the earlier reading of a ruling."""
BASE_PARTS: Final = 4
"""So many parts are of the base game, the others of the campaign."""


def what_differs() -> tuple[DetailGroup, ...]:
    """Every reversed ruling with what holds now and what held first, base game and campaign."""
    base = [each for each in REVERSED if each.part <= BASE_PARTS]
    reach = [each for each in REVERSED if each.part > BASE_PARTS]
    return (
        DetailGroup(Message("arcs-mode-base"), "dice-5", tuple(map(_detail, base))),
        DetailGroup(Message("arcs-mode-campaign"), "crown", tuple(map(_detail, reach))),
    )


def _detail(ruling: Ruling) -> Detail:
    title = Message(f"ruling-{ruling.id}")
    readings = (("now", ruling), ("first", ruling.earlier))
    return Detail(title, tuple(
        Message(f"ruling-{part}", {"date": _dated(reading.date), "words": part_of(title, part)})
        for part, reading in readings
        if reading is not None
    ))  # fmt: skip


def _dated(date: str) -> Message:
    day = date.removeprefix("by ")
    return Message("ruling-by" if day != date else "ruling-on", {"date": day})


Kind = Literal["city", "starport"]
How = Literal["lead", "surpass", "copy", "pivot", "event"]
Mode = Literal["base", "campaign"]
Aids = Literal["off", "behind", "always"]
Leaders = Literal["off", "on"]
Rulings = Literal["newest", "first-printing", "before-2026-11"]
T = TypeVar("T")

NOBODY = -1
EVERYBODY = -2
NO_TOKEN = ""
NO_PIECES: Final = (0,) * len(PIECES)


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of the set-up; `aids` says when a SUPERCAT has its advantages (CAT-1.3),
    `rulings` which edition of the official rulings holds, `modifiers` which of `card.MODIFIERS`
    are on (CAT-14.37).
    """

    mode: Mode = "base"
    aids: Aids = "behind"
    leaders: Leaders = "off"
    rulings: Rulings = "newest"
    modifiers: tuple[str, ...] = ()

    def holds(self, ruling: str) -> bool:
        """Whether the newest reading of a ruling of `rulings.json` is played, not an earlier."""
        return self.rulings not in EARLIER_IN[ruling]


@dataclass(frozen=True, slots=True)
class Building:
    """A city or starport on the map; `used` once taxed, or once it has built, in this turn.

    `beside` says that a text put it beside the building slots, or at a gate, which has none. Those
    of the Free States belong to `FREE`.
    """

    seat: int
    kind: Kind
    system: str
    fresh: bool = True
    used: bool = False
    beside: bool = False


ActionCard = Annotated[str, Zone("action card", HIDDEN)]


@dataclass(frozen=True, slots=True)
class Played:
    """A card of the round, and how it was played; a copy lies face down."""

    seat: int
    card: ActionCard
    how: How


@dataclass(frozen=True, slots=True)
class Extra:
    """A card that a seat gave to seize the initiative, face down."""

    seat: int
    card: ActionCard


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the action discard pile, and who knows it (a seat, NOBODY or EVERYBODY)."""

    card: ActionCard
    known_to: int = NOBODY


FACE_DOWN: Final = Lying(HIDDEN)


@dataclass(frozen=True, slots=True)
class Attached:
    """A Union of a seat laid beside a played card, which the seat picks up as the round ends."""

    seat: int
    union: str
    card: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A card of the Court row with the agents of each seat; no card while it is being refilled."""

    card: str
    agents: tuple[int, ...]

    def leader(self) -> int:
        """The seat with more agents than each other, or NOBODY."""
        most = max(self.agents)
        return self.agents.index(most) if self.agents.count(most) == 1 else NOBODY


Doing = Literal["move", "influence", "battle", "tax", "build", "repair"]


@dataclass(frozen=True, slots=True)
class Deed:
    """What the seat in turn did with its card: ships that moved, an agent placed, a battle fought,
    a city taxed, a piece built or repaired.

    `place` is the system, or the Court card; ships came from `origin`, with `along` (fresh and
    damaged) of the Empire; `fresh` and `hurt` are also a ship that was built, `fresh` one that was
    repaired. `taken` are the pieces that a battle took. `pips` were left then, and so many tokens
    had been `spent` in the Prelude; `past_fate` is that of the turn.
    """

    kind: Doing
    place: str
    pips: int
    prelude: bool = False
    origin: str = ""
    fresh: int = 0
    hurt: int = 0
    along: tuple[int, int] = (0, 0)
    taken: int = 0
    spent: int = 0
    past_fate: bool = False

    @property
    def ships(self) -> int:
        return self.fresh + self.hurt

    @property
    def before(self) -> int:
        """The pips that were left before it was done."""
        return self.pips + (not self.prelude)


@dataclass(frozen=True, slots=True)
class Thrown:
    """The die that a SUPERCAT threw for its agents on a contested Court card (CAT-14.6)."""

    card: str
    die: Annotated[int, Bounds(1, 6)]


@dataclass(frozen=True, slots=True)
class Turn:
    """What one turn keeps in mind: pips left, the actions they may be spent on, and the Prelude.

    `spent` are tokens that return to the supply as the Prelude ends, `secured` the cards whose
    Prelude text has to wait, `used` those that may speak only once a turn, `influenced` the Court
    cards that got an agent. `acted` says that something was done since the card was played.
    `taxed` are the planets whose empty building slots were taxed, one by one. `built` says that a
    starport was built. `trail` is what was done so far, for who carries out what it set out for;
    `past_fate` says that a SUPERCAT has gone on from the page of its fate to that of the suit,
    `thrown` are the dice for its agents on contested cards.
    """

    pips: int = 0
    actions: tuple[str, ...] = ()
    prelude: bool = False
    acted: bool = False
    armed: bool = False
    spent: tuple[str, ...] = ()
    secured: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    taxed: tuple[str, ...] = ()
    influenced: tuple[str, ...] = ()
    built: bool = False
    trail: tuple[Deed, ...] = ()
    past_fate: bool = False
    thrown: tuple[Thrown, ...] = ()

    def spending_a_pip(self) -> Turn:
        """ARCS-5.9: one pip fewer; the Prelude is over, and what it spent returns."""
        return Turn(
            self.pips - 1, self.actions, False, True, self.armed, (), self.secured, self.used,
            self.taxed, self.influenced, self.built, self.trail, self.past_fate,
            self.thrown,
        )  # fmt: skip


NO_TURN: Final = Turn()


@dataclass(frozen=True, slots=True)
class Supercat:
    """CAT-2: what a SUPERCAT has in the place of a hand: its hand counter and seize counter.

    `drawn` are the cards of its hand that it has revealed for this turn, or that somebody looks at.
    `has_spied` says that it has used Informants in this chapter, `exhausted` are the cards whose
    new action it has used in it. `draws_none` says that it chooses among its bonus cards alone
    (CAT-14.2), `version` is that of the document it plays by.
    """

    counter: int = 0
    seize: int = 0
    drawn: tuple[str, ...] = ()
    has_spied: bool = False
    exhausted: tuple[str, ...] = ()
    draws_none: bool = False
    version: str = "0.5"


@dataclass(frozen=True, slots=True)
class Joining:
    """Ships of no seat that may join: a fleet on its way to a target, or (no target) an attack.

    `is_limited` says that no more may come along than there are ships in the fleet.
    """

    origin: str
    target: str
    fresh: int
    hurt: int
    is_limited: bool = True


@dataclass(slots=True)
class Seat(Copyable):
    """Everything one player owns.

    `slots` are the resource slots in their order (NO_TOKEN where empty), `fresh` and `hurt` the
    ships by system, `captives` the agents held by owner, `trophies` the pieces held by owner and
    kind (see PIECES), `outrage` the types provoked. With a `supercat` the hand lies open: the
    cards it has gained and those it has drawn. `leader` and `lore` are cards of the option,
    `scrapped` the pieces of each kind that a leader goes without. A slot that lore adds is the
    last of `slots` and always open. `spoils` are the Trophies of the campaign that are no seat's
    pieces (see SPOILS).
    """

    power: int = 0
    hand: tuple[ActionCard, ...] = ()
    cards: tuple[str, ...] = ()
    slots: tuple[str, ...] = (NO_TOKEN,) * len(RAID_COSTS)
    outrage: tuple[str, ...] = ()
    captives: tuple[int, ...] = ()
    trophies: tuple[tuple[int, ...], ...] = ()
    fresh: dict[str, int] = field(default_factory=dict)
    hurt: dict[str, int] = field(default_factory=dict)
    supercat: Supercat | None = None
    leader: str = ""
    lore: tuple[str, ...] = ()
    scrapped: tuple[int, ...] = NO_PIECES
    spoils: tuple[int, ...] = ()

    @property
    def cards_left(self) -> int:
        """How many cards can still be played in this chapter (CAT-2.1: a SUPERCAT counts them)."""
        return len(self.hand) if self.supercat is None else self.supercat.counter

    @property
    def playable(self) -> tuple[str, ...]:
        """The cards to choose from now; a SUPERCAT has drawn before it chooses."""
        cat = self.supercat
        return self.hand if cat is None or cat.drawn or cat.draws_none else ()

    def ships_at(self, system: str) -> int:
        """Fresh and damaged ships in a system."""
        return self.fresh.get(system, 0) + self.hurt.get(system, 0)

    @property
    def tokens(self) -> list[str]:
        """What lies in the slots, in their order: resources, and golems of the campaign."""
        return [token for token in self.slots if token]

    @property
    def resources(self) -> list[str]:
        """The resource tokens in the slots, in their order."""
        return [token for token in self.slots if token in RESOURCES]

    @property
    def trophy_count(self) -> int:
        return sum(map(sum, self.trophies)) + sum(self.spoils)

    def add_ships(self, system: str, fresh: int, hurt: int = 0) -> None:
        """Puts ships into a system, or takes them out with numbers below zero."""
        for ships, count in ((self.fresh, fresh), (self.hurt, hurt)):
            if count:
                left = ships.pop(system, 0) + count
                if left:
                    ships[system] = left

    def take_token(self, resource: str, least: int = 0) -> int:
        """Takes such a token out of the cheapest slot to raid of those that cost at least that
        much: its number, from 1.
        """
        holding = [number for number, token in enumerate(self.slots) if token == resource]
        raidable = [number for number in holding if SLOT_COSTS[number] >= least]
        slot = min(raidable, key=lambda number: SLOT_COSTS[number])
        self.empty_slot(slot)
        return slot + 1

    def empty_slot(self, number: int) -> None:
        self.slots = (*self.slots[:number], NO_TOKEN, *self.slots[number + 1 :])

    def add_captives(self, owner: int, count: int) -> None:
        self.captives = changed(self.captives, owner, self.captives[owner] + count)

    def add_trophy(self, owner: int, kind: str, count: int = 1) -> None:
        if (owner, kind) in SPOILS:
            place = SPOILS.index((owner, kind))
            spoils = self.spoils or NO_SPOILS
            self.spoils = changed(spoils, place, spoils[place] + count)
            return
        pieces, place = self.trophies[owner], PIECES.index(kind)
        counted = changed(pieces, place, pieces[place] + count)
        self.trophies = changed(self.trophies, owner, counted)


def changed(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but for one of that name."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def new_seat(count: int, version: str = "") -> Seat:
    """A seat of a table for so many, with nothing yet; with a version it is a SUPERCAT's."""
    supercat = Supercat(version=version) if version else None
    return Seat(captives=(0,) * count, trophies=(NO_PIECES,) * count, supercat=supercat)


KINDS: Final[tuple[Kind, ...]] = ("city", "starport")
