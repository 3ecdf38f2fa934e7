"""What the drawing layer is told: plain values, hashable, so that they can name kept pictures.

Seats are numbers; suits, resources, ambitions, cards and symbols the names of the data. Nothing
here is worked out by rules: the scene says what is to be seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from engine.core.setup import SeatColour
from engine.ui import theme
from games.arcs.board import RAID_COSTS, SLOT_COSTS
from games.arcs.campaign_components import BLIGHT, EMPIRE, FREE

State = Literal["plain", "legal", "chosen", "hover", "off"]
"""How a thing that can be pointed at is shown. `off` cannot be used now and is dimmed."""

Tone = Literal["plain", "good", "bad", "warn", "hurt", "gold", "choice"]
"""The colour of a short word beside a thing."""

PieceKind = Literal["ship", "city", "starport", "agent", "blight"]


@dataclass(frozen=True, slots=True)
class Blow:
    """A piece is struck: whose, what it is and was, and how far the blow has come, from 0 to 1."""

    seat: int
    kind: str
    was_fresh: bool
    destroys: bool
    share: float


@dataclass(frozen=True, slots=True)
class Ships:
    """A group on the map: one seat's fresh or hurt ships of a system."""

    seat: int
    count: int
    is_hurt: bool = False


@dataclass(frozen=True, slots=True)
class Building:
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
    card: str = ""


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
    """The defender's row while raiding: keys left, slots (`padded`) with what each costs, what can
    be taken lit.

    A `note` stands in place of all that where there is nothing to take.
    """

    title: str
    keys: int
    resources: Slots
    slots: tuple[State, ...] = ()
    guilds: tuple[GuildLook, ...] = ()
    note: str = ""
    costs: tuple[int, ...] = SLOT_COSTS


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
        return self.before + sum(gain for _, gain in self.gains)


# The colours and icons of Arcs: seats, resources, suits, ambitions, actions, states, tones.

SPACE: Final[theme.Colour] = (0x0D, 0x0A, 0x17)
NIGHT: Final[theme.Colour] = (0x06, 0x04, 0x0C)
CASING: Final[theme.Colour] = (0x07, 0x05, 0x0C)
PANEL: Final[theme.Colour] = (0x1D, 0x19, 0x29)
RAISED: Final[theme.Colour] = (0x28, 0x23, 0x38)
LINE: Final[theme.Colour] = (0x3F, 0x38, 0x56)
WELL: Final[theme.Colour] = (0x11, 0x0E, 0x1B)
BOX: Final[theme.Gradient] = ((0x20, 0x1A, 0x2D), (0x19, 0x14, 0x24))
TEXT: Final[theme.Colour] = (0xEC, 0xE9, 0xF3)
SECOND: Final[theme.Colour] = (0xB3, 0xAB, 0xC6)
CARD_TEXT: Final[theme.Colour] = (0xD8, 0xD1, 0xE6)

ACCENT: Final = theme.ACCENTS["arcs"]
LEGAL: Final[theme.Colour] = (0xE5, 0x9B, 0xFF)
TEAL: Final[theme.Colour] = (0x53, 0xC7, 0xBA)
AMBER: Final[theme.Colour] = (0xF0, 0xB4, 0x5A)
GOLD_TEXT: Final[theme.Colour] = (0xF8, 0xDF, 0xA9)
SILVER: Final[theme.Colour] = (0xC3, 0xB8, 0xE6)
HURT: Final[theme.Colour] = (0xFF, 0x9A, 0x4A)
CRACK: Final[tuple[theme.Colour, theme.Colour]] = ((0xFF, 0x8A, 0x3C), (0xFF, 0xE3, 0xA8))
GOOD: Final[theme.Colour] = (0x5B, 0xBF, 0x7A)
GOOD_TEXT: Final[theme.Colour] = (0x8F, 0xDD, 0xA6)
BAD_TEXT: Final[theme.Colour] = (0xF2, 0x9A, 0x90)
WARN_TEXT: Final[theme.Colour] = (0xF0, 0xC8, 0x77)
KEY: Final[theme.Colour] = (0xF3, 0xD2, 0x8B)
WHITE: Final[theme.Colour] = (255, 255, 255)
INK: Final[theme.Colour] = (0x1B, 0x10, 0x20)

RIMS: Final[dict[int, theme.Colour]] = {
    1: (0xE0, 0x98, 0x5A),
    2: (0xD9, 0x68, 0x9A),
    3: (0x9A, 0x7F, 0xF0),
    4: (0x4F, 0xB3, 0xD9),
    5: (0x53, 0xC7, 0xA6),
    6: (0xE6, 0xC1, 0x5A),
}
"""The tint of each cluster."""

SEAT_TINTS: Final[dict[SeatColour, theme.Colour]] = {
    "blue": (0x5F, 0xB2, 0xE6),
    "orange": (0xF2, 0xB9, 0x3C),
    "green": (0x4C, 0xC9, 0xA0),
    "pink": (0xE2, 0xA3, 0xC6),
}
"""What is lightened by hand for words and fine lines on dark ground."""


OUTSIDERS: Final[dict[int, theme.Colour]] = {
    FREE: (0xC9, 0xC3, 0xD6),
    EMPIRE: (0xE9, 0xE2, 0xCF),
    BLIGHT: (0xB7, 0xD6, 0x4A),
}
"""The colours of those who have pieces in the campaign and are no seat."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A colour and an icon that always go together."""

    colour: theme.Colour
    icon: str


RESOURCES: Final[dict[str, Sign]] = {
    "material": Sign((0xC9, 0x93, 0x5F), "stone-block"),
    "fuel": Sign((0xE9, 0xC4, 0x4E), "flame"),
    "weapon": Sign((0xE5, 0x69, 0x5C), "ray-gun"),
    "relic": Sign((0x56, 0xC9, 0xC0), "rune-stone"),
    "psionic": Sign((0xB4, 0x8A, 0xF5), "brain"),
}
SUITS: Final[dict[str, Sign]] = {
    "administration": Sign((0xB9, 0xB2, 0xE2), "greek-temple"),
    "aggression": Sign((0xEC, 0x6A, 0x66), "crossed-swords"),
    "construction": Sign((0xF0, 0xB4, 0x5A), "hammer-nails"),
    "mobilization": Sign((0x53, 0xC7, 0xBA), "rocket"),
    "event": Sign((0xE9, 0xDF, 0xC6), "imperial-crown"),
    "faithful": Sign((0xF3, 0xD2, 0x8B), "sun"),
}
GOLEMS: Final[dict[str, Sign]] = {
    "warrior": Sign((0xE5, 0x69, 0x5C), "sword-clash"),
    "protector": Sign((0x6F, 0xA8, 0xF0), "shield"),
    "seeker": Sign((0x53, 0xC7, 0xBA), "telescope"),
    "harvester": Sign((0xE6, 0xC1, 0x5A), "wheat"),
}
"""The golems that a seat may hold among its resources."""
TOKENS: Final[dict[str, Sign]] = {**RESOURCES, **GOLEMS}
"""Everything that can lie in a slot."""
COURT: Final[dict[str, Sign]] = {
    **RESOURCES,
    "vox": Sign((0xE3, 0x6F, 0xA5), "rally-the-troops"),
    "lore": Sign((0xF3, 0xD2, 0x8B), "open-book"),
    "council": Sign((0xE9, 0xDF, 0xC6), "imperial-crown"),
    "faithful": Sign((0xF3, 0xD2, 0x8B), "sun"),
}
AMBITIONS: Final[dict[str, str]] = {
    "tycoon": "two-coins",
    "tyrant": "handcuffs",
    "warlord": "laurels-trophy",
    "keeper": "locked-chest",
    "empath": "third-eye",
}
ANY_AMBITION_ICON: Final = "star-filled"
ACTIONS: Final[dict[str, str]] = {
    "tax": "receive-money",
    "repair": "spanner",
    "influence": "public-speaker",
    "battle": "crossed-swords",
    "move": "rocket",
    "secure": "padlock",
    "build": "hammer-nails",
}
DICE: Final[dict[str, tuple[theme.Colour, theme.Colour]]] = {
    "skirmish": ((0x4F, 0x8F, 0xD6), (0xFF, 0xFF, 0xFF)),
    "assault": ((0xD4, 0x50, 0x4E), (0xFF, 0xFF, 0xFF)),
    "raid": ((0xE0, 0xA1, 0x3E), (0x23, 0x14, 0x03)),
}
"""The body of each kind of die, and the ink of its symbols."""

TONES: Final[dict[Tone, theme.Colour]] = {
    "plain": SECOND,
    "good": GOOD_TEXT,
    "bad": BAD_TEXT,
    "warn": WARN_TEXT,
    "hurt": HURT,
    "gold": GOLD_TEXT,
    "choice": LEGAL,
}
EDGES: Final[dict[State, theme.Colour]] = {"legal": LEGAL, "chosen": WHITE, "hover": LEGAL}
"""The outline of what can be chosen, is chosen, or is pointed at."""


def shaded(colour: theme.Colour, share: float) -> theme.Colour:
    """A share of the way to the night."""
    return theme.mix(colour, NIGHT, share)


def seat_fill(worn: theme.Theme, seat: int) -> theme.Colour:
    """A seat's colour, or that of the Empire and its like; never without its mark."""
    return OUTSIDERS[seat] if seat in OUTSIDERS else worn.seat_colour(seat)


def seat_words(worn: theme.Theme, seat: int) -> theme.Colour:
    """A seat's colour for words on dark ground."""
    if seat in OUTSIDERS:
        return OUTSIDERS[seat]
    own = SEAT_TINTS.get(worn.seats[seat])
    return own or readable(worn.seat_tint(seat, 0.2), RAISED)


def readable(colour: theme.Colour, ground: theme.Colour, least: float = 4.6) -> theme.Colour:
    """A colour made as much lighter (darker on light ground) as words on a ground need."""
    towards = (
        theme.lighten
        if theme.contrast(ground, WHITE) > theme.contrast(ground, NIGHT)
        else theme.darken
    )
    shade = colour
    for step in range(1, 21):
        if theme.contrast(shade, ground) >= least:
            break
        shade = towards(colour, step / 20)
    return shade


# The icons and colours of fates and titles.

FATES: Final[dict[str, Sign]] = {
    "": Sign((0xB3, 0xAB, 0xC6), "eye-off"),
    "steward": Sign((0xE9, 0xDF, 0xC6), "throne-king"),
    "founder": Sign((0xEC, 0x8A, 0x5A), "flying-flag"),
    "magnate": Sign((0xE9, 0xC4, 0x4E), "trade"),
    "advocate": Sign((0xB9, 0xB2, 0xE2), "public-speaker"),
    "caretaker": Sign((0x56, 0xC9, 0xC0), "robot-golem"),
    "partisan": Sign((0xE3, 0x6F, 0xA5), "hooded-figure"),
    "admiral": Sign((0x6F, 0xA8, 0xF0), "interceptor-ship"),
    "believer": Sign((0xF3, 0xD2, 0x8B), "sun"),
}
TITLES: Final[dict[str, Sign]] = {
    "Outlaw": Sign((0xF2, 0x9A, 0x90), "skull-crossed-bones"),
    "Regent": Sign((0xD6, 0xD0, 0xEE), "crown"),
    "First Regent": Sign((0xF6, 0xEB, 0xCF), "imperial-crown"),
}
GRIEVANCE: Final = "flag"
PALE: Final[theme.Colour] = (0xD9, 0xCD, 0xB0)
"""Quiet words on the Empire's card."""
IVORY: Final[theme.Colour] = (0xF6, 0xEB, 0xCF)
