"""What the campaign adds to the table, what makes it impossible, what a fate brings.

Pieces of the Free States are buildings of the table whose `seat` is FREE.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Annotated, Any, ClassVar, Final, Literal

from engine.core.position.edits import Bounds
from engine.core.step import RuleHook, Step
from games.arcs import rule_queries as q
from games.arcs.board import SYSTEMS, deck
from games.arcs.campaign.rules.events import NOT_BEGUN, Aftermath
from games.arcs.campaign_components import (
    BLIGHT,
    BOX,
    CHAPTERS,
    COUNCIL,
    EMPIRE,
    EVENT_CARDS,
    EVENTS_IN_DECK,
    FAITHFUL_CARDS,
    FATE_CARDS,
    FREE,
    GOLEMS,
    IGNORES,
    IMPERIAL_SHIPS,
    OWNERS,
    POLICIES,
    SPEAKERS_OF,
    SPOILS,
    SYMBOLS,
    UNCHOSEN,
    UNKNOWN_LORE,
)
from games.arcs.court import COURT, LORE, REACH_COURT
from games.arcs.expansion import Expansion, HasExpansion, Held
from games.arcs.parts import NOBODY, ActionCard, Leaders, Mode, Seat
from games.arcs.rule_hooks import query
from games.arcs.state import INVARIANTS, ArcsTable, Invariants, Table, problems_of_places

Council = Literal["in session", "decided", "tucked"]
IN_SESSION: Final = "in session"
Title = Literal["Outlaw", "Regent", "First Regent"]
FIRST_REGENT: Final = "First Regent"


@dataclass(frozen=True, slots=True)
class Golem:
    """A golem that was found: at whose seat, in a slot or in the Golem Hearth, awake or not."""

    seat: int
    in_hearth: bool
    awake: bool


@dataclass(frozen=True, slots=True)
class Fate:
    """What a seat follows and what lies on its fate card.

    `dealt` are the two fates to choose from, `id` the one chosen ("" before), which others learn
    when all are turned up. `marker` is that of the objective, `favors` the agents held by owner,
    `league` the resources on the Merchant League, `grievances` those that a SUPERCAT holds against
    each seat.
    """

    id: str = ""
    dealt: tuple[str, ...] = ()
    marker: int = 0
    outlaw: bool = False
    favors: tuple[int, ...] = ()
    league: tuple[str, ...] = ()
    grievances: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Bargains:
    """How SUPERCAT's document is read where it deals; the defaults are those of RULES.md.

    `grievances` (GRIEVANCE-1.7): whether they are counted. `lets` (CAT-12.6): whether what the deal
    lets whoever offers contend counts against it, or what it lets whoever is asked. `stakes`
    (CAT-12.7): whether all declared ambitions that it contends count against it, or the dearest.
    """

    grievances: Literal["on", "off"] = "on"
    lets: Literal["offerer", "target"] = "offerer"
    stakes: Literal["all", "most"] = "all"


@dataclass(frozen=True, slots=True)
class Handed:
    """A Favor or resource that a seat handed over in this Summit."""

    seat: int
    what: str


@dataclass(slots=True)
class Reach(Expansion):
    """Everything of the campaign that is not in the base game.

    `fresh` and `hurt` are Imperial ships by system, `blight` says of every blighted system whether
    it is fresh. `first_regent` has the tile with the `trust`, or NOBODY (-1). `council` says how
    the Imperial Council stands, `securer` who secured it this round. `attached` are the cards above
    Court cards, by host. The first of `policies` is the visible one. `symbol` and `number` are what
    the dice last showed. `aside` are played Events that wait for the next chapter. `faithful` is
    the stack of Faithful cards, the top one last, `preached` those taken from the Court, action
    cards from then on; `scrapped` are action cards out of the game. `sides` says on which side a
    Faithful card was played this round. `allies` are the Imperial ships in the battle that is being
    fought (fresh and damaged), `escort` those of a fleet that may go on from a gate, None when none
    is under way. `sleepers` are the gates with a golem nobody has found, `golems` those found.
    `handed` are the Favors and resources that were handed over in the Summit under way, `wrongs`
    what was done to a SUPERCAT in this action. `revealed` says that all fates are turned up.
    `bargains` are readings of SUPERCAT's document, `aftermath` what the Intermission adds.
    """

    mode: ClassVar[Mode] = "campaign"
    commander: ClassVar[int] = EMPIRE
    builders: ClassVar[frozenset[int]] = frozenset((FREE,))
    more_in_court: ClassVar[int] = 1
    last_chapter: ClassVar[int] = CHAPTERS
    power_may_be_owed: ClassVar[bool] = True
    hands_may_be_short: ClassVar[bool] = True

    fates: list[Fate]
    clusters: tuple[int, ...] = ()
    fresh: dict[str, int] = field(default_factory=dict)
    hurt: dict[str, int] = field(default_factory=dict)
    blight: dict[str, bool] = field(default_factory=dict)
    first_regent: int = -1
    trust: tuple[str, ...] = ()
    council: Council = IN_SESSION
    securer: int = -1
    attached: dict[str, str] = field(default_factory=dict)
    policies: tuple[str, ...] = ()
    symbol: str = ""
    number: Annotated[int, Bounds(0, 6)] = 0
    aside: tuple[ActionCard, ...] = ()
    faithful: tuple[str, ...] = ()
    preached: tuple[str, ...] = ()
    scrapped: tuple[str, ...] = ()
    sides: dict[str, str] = field(default_factory=dict)
    allies: tuple[int, int] = (0, 0)
    escort: tuple[int, int] | None = None
    sleepers: tuple[str, ...] = ()
    golems: dict[str, Golem] = field(default_factory=dict)
    revealed: bool = False
    handed: tuple[Handed, ...] = ()
    wrongs: tuple[str, ...] = ()
    bargains: Bargains = Bargains()
    aftermath: Aftermath = NOT_BEGUN

    # -- questions ----------------------------------------------------------------------------

    def is_regent(self, number: int) -> bool:
        """Whether a seat is a Regent; an owner that is no seat is none."""
        return number < len(self.fates) and not self.fates[number].outlaw

    def title_of(self, number: int) -> Title:
        if self.fates[number].outlaw:
            return "Outlaw"
        return FIRST_REGENT if self.first_regent == number else "Regent"

    def ships_at(self, system: str) -> int:
        """Imperial ships in a system, fresh and damaged."""
        return self.fresh.get(system, 0) + self.hurt.get(system, 0)

    @property
    def ships_left(self) -> int:
        """Imperial ships that are not on the map: in the supply, or among Trophies."""
        return IMPERIAL_SHIPS - sum(self.fresh.values()) - sum(self.hurt.values())

    def favors_of(self, owner: int) -> int:
        """The agents of a seat that lie on fate cards as Favors."""
        return sum([fate.favors[owner] for fate in self.fates if owner < len(fate.favors)])

    def tokens_held(self, resource: str) -> int:
        """The tokens of a type in the Trust and on the Merchant League."""
        return self.trust.count(resource) + sum(
            [fate.league.count(resource) for fate in self.fates]
        )

    def follower_of(self, fate: str) -> int:
        """The seat that follows a fate, or NOBODY (-1)."""
        return next((n for n, each in enumerate(self.fates) if each.id == fate), -1)

    # -- what the table asks an expansion -----------------------------------------------------

    def phantom_clusters(self, out: tuple[int, ...]) -> tuple[int, ...]:
        """Those that the Empire holds; all clusters are in play. INTER-4.3: none after the Act."""
        return () if "C" in self.aftermath.done else self.clusters

    def ships_of(self, owner: int, system: str) -> tuple[int, int]:
        """Fresh and damaged ships: only the Empire has some besides seats."""
        if owner in (FREE, BLIGHT):
            return 0, 0
        return self.fresh.get(system, 0), self.hurt.get(system, 0)

    def can_be_fought(self, owner: int) -> bool:
        """Whether it is the Free States, the Empire or the Blight."""
        return owner in OWNERS

    def commands_afar(self, cards: Sequence[str]) -> bool:
        """REACH-3.3: whether one of the cards ignores the Presence Law."""
        return not IGNORES["presence"].isdisjoint(cards)

    def action_cards(self, seats: int) -> tuple[str, ...]:
        """Those of the base game that are not scrapped, Events, and Faithful cards taken."""
        kept = [card for card in deck(seats) if card not in self.scrapped]
        faithful = [card for card in self.preached if card not in self.scrapped]
        return (*kept, *EVENT_CARDS[: EVENTS_IN_DECK[seats]], *faithful)

    def take_back_cards(self) -> None:
        """Played Events go back among the action cards."""
        self.aside = ()

    def show_side(self, card: str, side: str) -> None:
        """REACH-9.9: on which side a Faithful card counts this round."""
        self.sides[card] = side

    def speakers(self, seats: Sequence[Seat], leaders: Leaders) -> tuple[Held, ...]:
        """Cards and lore, then what a fate and its abilities say."""
        return tuple(
            [
                (seat.supercat is not None, (*seat.cards, *seat.lore, *SPEAKERS_OF[fate.id]))
                for seat, fate in zip(seats, self.fates, strict=True)
            ]
        )

    def goal(self, seats: int) -> int:
        """No Power ends an Act."""
        return 0

    def pursuit(self, number: int) -> str:
        """The name of a seat's fate."""
        return FATE_CARDS[self.fates[number].id].name

    def to_go(self, number: int) -> int | None:
        """REACH-12.1: how far the objective of a seat's fate is away."""
        return self.fates[number].marker

    def standing(self, number: int) -> Mapping[str, Any]:
        """What is to go of the objective, and the title."""
        return {"objective": self.fates[number].marker, "titles": self.title_of(number)}

    def identity(self, number: int) -> Mapping[str, Any]:
        """The fate that a seat follows."""
        return {"fate": self.fates[number].id}

    @property
    def is_reviewed(self) -> bool:
        """PLAY-4.2: nobody judges choices in the campaign."""
        return False

    @property
    def has_turns(self) -> bool:
        """INTER-1.1: none in the Intermission."""
        return self.aftermath == NOT_BEGUN

    def deal_hidden(self, rng: Random) -> None:
        """Fates that a view hides are dealt from those that it does not show."""
        fates = tuple([fate.id for fate in self.fates])
        self.aftermath = self.aftermath.with_hidden_dealt(rng, fates)
        if self.revealed:
            return
        shown = {name for fate in self.fates for name in (fate.id, *fate.dealt)}
        left = [name for name in FATE_CARDS if name not in shown]
        rng.shuffle(left)
        for number, fate in enumerate(self.fates):
            if UNCHOSEN in fate.dealt:
                dealt = tuple(sorted(left.pop() for _ in fate.dealt))
                self.change_fate(number, dealt=dealt, id=rng.choice(dealt) if fate.id else "")

    # -- changes ------------------------------------------------------------------------------

    def change_fate(self, number: int, **fields: object) -> None:
        self.fates[number] = replace(self.fates[number], **fields)  # type: ignore[arg-type]

    def add_ships(self, system: str, fresh: int, hurt: int = 0) -> None:
        """Puts Imperial ships into a system, or takes them out with numbers below zero."""
        for ships, count in ((self.fresh, fresh), (self.hurt, hurt)):
            if count:
                left = ships.pop(system, 0) + count
                if left:
                    ships[system] = left

    def give_up(self, owner: int, place: str, resource: str) -> None:
        """Takes a resource from the Trust, or from the Merchant League of a seat."""
        held = self.trust if place == "trust" else self.fates[owner].league
        at = held.index(resource)
        left = (*held[:at], *held[at + 1 :])
        if place == "trust":
            self.trust = left
        else:
            self.change_fate(owner, league=left)

    def hide_from(self, viewer: int) -> None:
        """Hides the fates that others have not turned up yet; for a copy."""
        self.aftermath = self.aftermath.hidden_from(viewer)
        if not self.revealed:
            for number, fate in enumerate(self.fates):
                if number != viewer and fate.dealt:
                    hidden = (UNCHOSEN,) * len(fate.dealt)
                    chosen = UNCHOSEN if fate.id else ""
                    self.fates[number] = replace(fate, id=chosen, dealt=hidden)

    # -- invariants ---------------------------------------------------------------------------

    def problems(self, seats: int, systems: frozenset[str]) -> Iterator[str]:
        """What is wrong with it on a table of so many seats."""
        yield from self._problems_of_fates(seats)
        for name in ("fresh", "hurt"):
            ships: dict[str, int] = getattr(self, name)
            if not systems.issuperset(ships) or any(count < 1 for count in ships.values()):
                yield f"reach.{name} must hold counts above zero of systems in play"
        if self.ships_left < 0:
            yield f"reach holds more than {IMPERIAL_SHIPS} Imperial ships"
        if not systems.issuperset(self.blight):
            yield "reach.blight must name systems in play"
        if self.first_regent not in range(-1, seats):
            yield f"reach.first_regent is {self.first_regent}; it is a seat, or -1"
        elif self.first_regent >= 0 and not self.is_regent(self.first_regent):
            yield "reach.first_regent must be a Regent"
        if self.trust and self.first_regent < 0:
            yield "reach.trust must be empty without a First Regent"
        if self.securer not in range(-1, seats):
            yield f"reach.securer is {self.securer}; it is a seat, or -1"
        if sorted(self.policies) not in ([], sorted(POLICIES)):
            yield f"reach.policies must hold {', '.join(POLICIES)}"
        if self.symbol not in ("", *SYMBOLS) or self.number not in range(7):
            yield "reach.symbol and reach.number must be what the dice can show"
        if not set(self.golems) <= set(GOLEMS):
            yield f"reach.golems must name {', '.join(GOLEMS)}"
        if len(self.golems) + len(self.sleepers) > len(GOLEMS):
            yield f"there are more than {len(GOLEMS)} golems"
        if not {*self.faithful, *self.preached} <= set(FAITHFUL_CARDS):
            yield "reach.faithful and reach.preached must hold Faithful cards"
        if any(each.seat not in range(seats) for each in self.handed):
            yield f"reach.handed must name seats from 0 to {seats - 1}"
        yield from self.aftermath.check(seats)

    def _problems_of_fates(self, seats: int) -> Iterator[str]:
        if len(self.fates) != seats:
            yield f"reach.fates must hold {seats} fates"
            return
        for number, fate in enumerate(self.fates):
            where = f"reach.fates[{number}]"
            if fate.id not in ("", UNCHOSEN, *FATE_CARDS):
                yield f"{where}.id is '{fate.id}', which is no fate"
            if len(fate.favors) != seats or min(fate.favors) < 0 or fate.favors[number]:
                yield f"{where}.favors must be {seats} counts, none of the seat's own"
            if len(fate.grievances) != seats or min(fate.grievances) < 0:
                yield f"{where}.grievances must be {seats} counts"
            if fate.marker < 0:
                yield f"{where}.marker is {fate.marker}; it cannot be negative"
        named = [fate.id for fate in self.fates if fate.id not in ("", UNCHOSEN)]
        if len(set(named)) < len(named):
            yield "reach.fates holds a fate twice"


def new_reach(seats: int) -> Reach:
    """The campaign of so many seats before anything is drawn."""
    nothing = (0,) * seats
    return Reach([Fate(favors=nothing, grievances=nothing) for _ in range(seats)])


def reach_of(table: HasExpansion) -> Reach:
    """The campaign of a table that has one."""
    reach = table.reach
    assert isinstance(reach, Reach), "this is no game of the campaign"
    return reach


def has_reach(table: HasExpansion) -> bool:
    return isinstance(table.reach, Reach)


# -- what bots and laws ask -----------------------------------------------------------------------


def is_regent(table: ArcsTable, owner: int) -> bool:
    """Whether an owner of pieces is a seat with the title of Regent."""
    return table.is_seat(owner) and not reach_of(table).fates[owner].outlaw


def ignores(table: ArcsTable, number: int, law: str) -> bool:
    return not IGNORES[law].isdisjoint(table.seats[number].cards)


def may_harm(table: ArcsTable, number: int, owner: int, system: str) -> bool:
    """REACH-3.5: the Truce keeps a Regent from harming Imperial ships, and other Regents where
    Imperial ships are.
    """
    may: bool = query(table, q.MayHarm(number, owner, system), True)
    return may


def at_hand(table: ArcsTable, number: int, system: str) -> tuple[int, int]:
    """REACH-3.3: the Imperial ships of a system that a seat may use now."""
    return table.ships_of(EMPIRE, system) if table.commands(number, system) else (0, 0)


def may_pass(table: ArcsTable, number: int, gate: str) -> bool:
    """REACH-3.8 to 3.11: whether a catapulted group may go on at a gate that it comes to."""
    reach = reach_of(table)
    if not SYSTEMS[gate].is_gate or gate in reach.blight:
        return False
    is_loyal = is_regent(table, number)
    if gate in reach.fresh:
        return is_loyal
    holder = table.controller(gate)
    if holder in (number, NOBODY):
        return True
    if is_regent(table, holder):
        return is_loyal and any(reach.escort or ())
    return not is_loyal


def golems_of(table: ArcsTable, number: int) -> list[str]:
    """The golems that a seat holds, in slots or on the Golem Hearth."""
    held = reach_of(table).golems
    return [name for name in GOLEMS if name in held and held[name].seat == number]


class ReachInvariants(Invariants):
    def court(self, table: Table, cards: list[str]) -> Iterator[str]:
        return _court(table, cards)

    def others(self, table: Table) -> Iterator[str]:
        return _others(table)


INVARIANTS.put(Reach.mode, ReachInvariants())


def _court(table: Table, cards: list[str]) -> Iterator[str]:
    """REACH-2.2: the fifteen cards, the Council, lore, and the cards of fates."""
    reach = reach_of(table)
    cards += [*reach.attached.values(), *[c for seat in table.seats for c in seat.lore]]
    for card in cards:
        if card not in COURT and card not in LORE and card not in FAITHFUL_CARDS:
            yield f"'{card}' is not a card of the Court"
            return
    known = [card for card in cards if card != UNKNOWN_LORE]
    for card in sorted({card for card in known if known.count(card) > 1}):
        yield f"the Court card {card} is in two places"
    gone = (*cards, *reach.aftermath.scrapped)
    missing = [card for card in REACH_COURT if card not in gone]
    if missing:
        yield f"court_deck misses the Court card {COURT[missing[0]].name}, which is nowhere"
    is_tucked = reach.council == "tucked"
    if table.court and cards.count(COUNCIL) != (not is_tucked):
        yield "the Imperial Council must lie in the Court, or be tucked"
    hosts = [*[offer.card for offer in table.court], *[COUNCIL] * is_tucked]
    if not set(reach.attached) <= set(hosts):
        yield "reach.attached must name hosts in the Court"
    yield from problems_of_places(table)


def _others(table: Table) -> Iterator[str]:
    """What the campaign adds must fit the map."""
    reach = reach_of(table)
    yield from reach.problems(len(table.seats), frozenset(table.systems))
    yield from _golems(table, reach)
    for number, seat in enumerate(table.seats):
        if len(seat.spoils) not in (0, len(SPOILS)) or any(n < 0 for n in seat.spoils):
            yield f"seats[{number}].spoils must be {len(SPOILS)} counts"
    for place, (owner, kind) in enumerate(SPOILS):
        taken = sum([seat.spoils[place] for seat in table.seats if place < len(seat.spoils)])
        there = taken + sum([each.seat == owner and each.kind == kind for each in table.buildings])
        there += _outsiders(reach, owner)
        had = BOX[(owner, kind)]
        if there > had:
            yield f"there are {there} pieces of kind {kind} of {OWNERS[owner]}; the game has {had}"


def _golems(table: Table, reach: Reach) -> Iterator[str]:
    """A golem lies in one slot of the seat that holds it, or on that seat's Golem Hearth."""
    for number, seat in enumerate(table.seats):
        here = [name for name, golem in reach.golems.items() if golem.seat == number]
        in_slots = sorted(name for name in here if not reach.golems[name].in_hearth)
        if sorted(token for token in seat.tokens if token in GOLEMS) != in_slots:
            yield f"seats[{number}].slots must hold the golems of reach.golems, one slot each"
    if any(not table.is_seat(golem.seat) for golem in reach.golems.values()):
        yield "reach.golems must name seats"


def _outsiders(reach: Reach, owner: int) -> int:
    if owner == EMPIRE:
        return IMPERIAL_SHIPS - reach.ships_left
    return len(reach.blight) if owner == BLIGHT else 0


RuleHooks = Callable[[int], tuple[RuleHook, ...]]


def silent(seat: int) -> tuple[RuleHook, ...]:
    """A fate or card that has nothing to say."""
    return ()


def any_home(table: ArcsTable, seat: int, systems: list[str]) -> list[str]:
    """A SUPERCAT's home may stand in any slot."""
    return systems


def settles_by(table: ArcsTable, seat: int) -> str:
    """The version of the document that a SUPERCAT settles by, "" for a player."""
    cat = table.seats[seat].supercat
    return cat.version if cat is not None else ""


def nothing_to_settle(seat: int) -> tuple[Step, ...]:
    """A fate whose set-up is its cards."""
    return ()


@dataclass(frozen=True, slots=True)
class FateRules:
    """One fate; see the package's docstring. The first First Regent has the highest claim."""

    id: str
    hooks: RuleHooks = silent
    of_cards: Mapping[str, RuleHooks] = field(default_factory=dict)
    settle: Callable[[int], tuple[Step, ...]] = nothing_to_settle
    claims_regency: int = 0
    settles_cities: bool = False
    homes: Callable[[ArcsTable, int, list[str]], list[str]] = any_home
