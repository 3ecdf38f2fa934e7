"""What the drawing layer is told: plain values, hashable, so that they can name kept pictures.

Seats are numbers; suits, resources, ambitions, cards and symbols the names of the data. Nothing
here is worked out by rules: the scene says what is to be seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from games.arcs.board import RAID_COSTS

State = Literal["plain", "legal", "chosen", "hover", "off"]
"""How a thing that can be pointed at is shown. `off` cannot be used now and is dimmed."""

Tone = Literal["plain", "good", "bad", "warn", "hurt", "gold", "choice"]
"""The colour of a short word beside a thing."""

PieceKind = Literal["ship", "city", "starport", "agent", "blight"]


@dataclass(frozen=True, slots=True)
class Ships:
    """A group on the map: one seat's fresh or hurt ships of a system."""

    seat: int
    count: int
    is_hurt: bool = False


@dataclass(frozen=True, slots=True)
class Building:
    """A city or a starport, wherever it lies."""

    kind: Literal["city", "starport"]
    seat: int
    is_hurt: bool = False


@dataclass(frozen=True, slots=True)
class SystemLook:
    """A system: who controls it, its buildings in order, its groups of ships.

    In the campaign `blight` says whether there is any and whether it is fresh, `has_golem` that
    one sleeps there.
    """

    controller: int | None = None
    built: tuple[Building, ...] = ()
    ships: tuple[Ships, ...] = ()
    blight: bool | None = None
    has_golem: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece off the map: a trophy, a captive, what an ambition counts (then `token` names it)."""

    kind: PieceKind | Literal["token"]
    seat: int = 0
    token: str = ""


@dataclass(frozen=True, slots=True)
class Marker:
    """An ambition marker: Power for the first and the second, and whether it has been turned."""

    first: int
    second: int
    is_turned: bool = False


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card of the round: who played it and how ("Lead", "Pivot"), or that it is awaited.

    `card` is the name of the data, `hidden` for a back, "" while awaited. `pips` is how many it is
    played for (None: those printed), `spent` how many are used up. `note` lies on a back, or where
    a card is awaited.
    """

    seat: int
    how: str
    card: str = ""
    pips: int | None = None
    spent: int = 0
    is_zero: bool = False
    is_now: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of a hand; `lift` from 0 to 1 while it is pointed at or dragged."""

    card: str
    state: State = "plain"
    lift: float = 0.0


Wordings = tuple[str, ...]
"""Words for one place, the fullest first."""


@dataclass(frozen=True, slots=True)
class CourtLook:
    """A court card: `suit` a resource, "vox" or "lore"; agents as (seat, how many).

    `kind` is in its wordings, `bare` what stands there without agents.
    """

    name: str
    suit: str
    kind: Wordings
    text: str
    bare: str = ""
    keys: int = 0
    agents: tuple[tuple[int, int], ...] = ()
    note: str = ""
    tone: Tone = "plain"
    state: State = "plain"


@dataclass(frozen=True, slots=True)
class GuildLook:
    """A card before a seat, in one line: name, suit, what raiding it costs (0: cannot be)."""

    name: str
    suit: str
    keys: int = 0
    state: State = "plain"


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat in an ambition: its count and what it would gain now (None: nothing).

    `is_first` shows the gain in gold. `ties_next` says that it shares its count with the one after
    it and both get nothing for their place.
    """

    seat: int
    count: int
    gain: int | None = None
    is_first: bool = False
    ties_next: bool = False


@dataclass(frozen=True, slots=True)
class AmbitionLook:
    """An ambition box; `phantom` the tokens of nobody that count in a game of two.

    `counted` is the word for what it counts ("" for icons), `declared_by` with which cards it is.
    """

    ambition: str
    name: str
    counted: str
    declared_by: str
    markers: tuple[Marker, ...] = ()
    standings: tuple[Standing, ...] = ()
    phantom: int = 0
    state: State = "plain"


Slots = tuple[str | None, ...]
"""Slots in their order: a token, "" for an empty one, None for a locked one."""


def padded(slots: Slots) -> Slots:
    """All slots there are: those that are left out at the end are locked."""
    return slots + (None,) * (len(RAID_COSTS) - len(slots))


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat in the strip: `resources` its slots (`padded`)."""

    seat: int
    name: str
    power: int
    goal: str = ""
    tag: str = ""
    resources: Slots = ()
    cards: int = 0
    trophies: int = 0
    captives: int = 0
    has_initiative: bool = False
    is_active: bool = False
    is_crowned: bool = False
    face: Path | None = None


@dataclass(frozen=True, slots=True)
class BoardWords:
    """What is written on a player's board; `none` in a row without pieces."""

    rows: tuple[str, ...]
    cities: str
    opens: str
    none: str


@dataclass(frozen=True, slots=True)
class OwnBoardLook:
    """The own board: `resources` its slots (`padded`), `built` the cities that left the row.

    `supply` are ships, starports and agents left; `slots` the state of each resource slot;
    `opens` what each city of the row opens: "" for resource slots, else the words ("+2").
    """

    seat: int
    resources: Slots = ()
    built: int = 0
    trophies: tuple[Piece, ...] = ()
    captives: tuple[int, ...] = ()
    outrage: tuple[str, ...] = ()
    supply: tuple[int, int, int] = (0, 0, 0)
    slots: tuple[State, ...] = ()


@dataclass(frozen=True, slots=True)
class Fighter:
    """A piece in a battle: `verdict` the pill under it, `hits` how many it takes now."""

    kind: Literal["ship", "city", "starport", "blight"]
    seat: int
    is_hurt: bool = False
    hits: int = 0
    is_lost: bool = False
    verdict: str = ""
    tone: Tone = "plain"
    state: State = "plain"


@dataclass(frozen=True, slots=True)
class ArenaLook:
    """The two fleets: a head and a second line for each side; `resource` the planet, "" a gate."""

    attacker: int
    defender: int
    attack_words: tuple[str, str]
    defence_words: tuple[str, str]
    attackers: tuple[Fighter, ...]
    defenders: tuple[Fighter, ...]
    buildings: tuple[Fighter, ...] = ()
    resource: str = ""


@dataclass(frozen=True, slots=True)
class LaneLook:
    """A kind of dice in a battle: how many, whether that can be changed, what they show.

    `title` is its name, `mean` the word over the expected symbols. `faces` are indices into the
    faces of the data, one for each rolled die; `means` the expected symbols as (symbol, number),
    the main one first.
    """

    kind: str
    title: str
    words: str
    mean: str
    count: int
    can_less: bool = False
    can_more: bool = False
    faces: tuple[int, ...] = ()
    means: tuple[tuple[str, float], ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class ResultLook:
    """One symbol's total: what it does, whom it strikes, whether that is settled."""

    symbol: str
    count: str
    words: str
    who: str
    seat: int | None = None
    progress: Literal["none", "done", "open"] = "none"


@dataclass(frozen=True, slots=True)
class ChartLook:
    """The chances of each total, from 0 up; `rolled` is shown in gold."""

    title: str
    chances: tuple[float, ...]
    rolled: int | None = None
    foot: str = ""


@dataclass(frozen=True, slots=True)
class RaidLook:
    """The defender's row while raiding: keys left, slots (`padded`), what can be taken lit.

    A `note` stands in place of all that where there is nothing to take.
    """

    title: str
    keys: int
    resources: Slots
    slots: tuple[State, ...] = ()
    guilds: tuple[GuildLook, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Pile:
    """A seat's pieces in a scored ambition; `grown` how many of them are seen yet."""

    seat: int
    pieces: tuple[Piece, ...]
    gain: int | None = None
    bonus: int = 0
    is_first: bool = False
    grown: float = 99.0


@dataclass(frozen=True, slots=True)
class ColumnLook:
    """An ambition at the end of a chapter; `words` the two lines under it, each in the wordings
    that it may have, the fullest first. `counted` is the word for what it counts ("" for icons).
    """

    ambition: str
    name: str
    counted: str
    markers: tuple[Marker, ...]
    piles: tuple[Pile, ...]
    words: tuple[Wordings, Wordings] = (("",), ("",))


@dataclass(frozen=True, slots=True)
class PowerLook:
    """A seat's Power before and after, its gains by ambition, and a word at each end."""

    seat: int
    name: str
    before: int
    gains: tuple[tuple[str, int], ...]
    words: tuple[str, str] = ("", "")
    is_first: bool = False

    @property
    def after(self) -> int:
        """Power with all gains."""
        return self.before + sum(gain for _, gain in self.gains)
