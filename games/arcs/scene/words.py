"""What the log, the chips, the warnings and the card of what is pointed at say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final, Literal

from engine.core.decision import Option
from engine.core.setup import is_you
from engine.core.story import Caused, Passage, Story
from engine.text.message import Message, SeatNumber, part_of
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.log import Entry, Heading, LogLine
from engine.ui.table.parts import Moment
from engine.ui.table.selection import OptionPath, Part
from engine.ui.theme import Colour
from engine.ui.widgets.base import TipCard
from games.arcs import court as drafted
from games.arcs import events as happened
from games.arcs.board import (
    ACTION,
    AMBITION,
    CARD,
    CARDS,
    CITY,
    FATE,
    OWNER,
    PIECE,
    SHIP,
    STARPORT,
    SYSTEM,
    SYSTEMS,
    TOKEN,
)
from games.arcs.campaign_components import BLIGHT, EMPIRE, EVENT, FREE, OWNERS
from games.arcs.court import ACTIONS, LEADERS, LORE, as_printed, card_words, traits_said
from games.arcs.events import CardDiscarded, CardSecured, OutrageProvoked, ResourceDiscarded
from games.arcs.moves import DiscardLore, Go, Hit, Lead, SpendPip, Surpass, Take, UseCard
from games.arcs.odds import Fight, outlook
from games.arcs.state import ArcsTable
from games.arcs.text import option_told

Tone = Literal["plain", "quiet", "good", "warn", "gold", "head"]
Words = str | Message
"""A message, or what stands as it is: a name, a text of a card."""

WIDTH: Final = 380.0
INSET: Final = 16.0
HEAD: Final = 48.0
SIGN_ROOM: Final = 28.0
LEADING: Final = 1.25
ROW_GAP: Final = 7.0
SIZE: Final = 18.0
PANEL: Final[tuple[Colour, Colour]] = ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26))
EDGE: Final[Colour] = (0x6E, 0x5E, 0x90)
SEAM: Final[Colour] = (0x3F, 0x38, 0x56)
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)
INKS: Final[dict[Tone, Colour]] = {
    "plain": (0xEC, 0xE9, 0xF3),
    "quiet": (0xB3, 0xAB, 0xC6),
    "good": (0x8F, 0xDD, 0xA6),
    "warn": (0xF0, 0xC8, 0x77),
    "gold": (0xF8, 0xDF, 0xA9),
    "head": (0xD9, 0xA6, 0xF2),
}


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to know; before it the mark of a seat, an icon, or nothing."""

    words: Words
    tone: Tone = "plain"
    icon: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class HoverCard:
    title: Words
    tag: Words = ""
    rows: tuple[Row, ...] = ()


def tip_of(
    canvas: Canvas, card: HoverCard, voice: Voice, above: float | None = None
) -> TipCard:  # fmt: skip
    """The card as a tooltip of the size that it needs; `canvas` measures."""
    height = HEAD + INSET + sum(_height(canvas, row, voice) + ROW_GAP for row in card.rows)
    return TipCard(WIDTH, height, lambda on, box: draw_hover_card(on, box, card, voice), above)


def _room(row: Row) -> float:
    has_sign = bool(row.icon) or row.seat >= 0
    return WIDTH - 2 * INSET - (SIGN_ROOM if has_sign else 0.0)


def _height(canvas: Canvas, row: Row, voice: Voice) -> float:
    words = voice.prompt(row.words)
    return max(24.0, canvas.paragraph_height(_room(row), words, SIZE, _font(row), LEADING))


def _font(row: Row) -> Literal["text", "text-semibold"]:
    return "text-semibold" if row.tone in ("good", "gold", "head") else "text"


def draw_hover_card(canvas: Canvas, box: Box, card: HoverCard, voice: Voice) -> None:
    canvas.rounded(box, 12, PANEL, EDGE, 1.5)
    y = box.y + HEAD / 2
    room = box.w - 2 * INSET
    tag = voice.prompt(card.tag)
    if tag:
        wide = canvas.text_width(tag, SIZE) + 22
        pill = Box(box.right - INSET - wide + 6, y - 14, wide, 28)
        canvas.rounded(pill, 14, WELL)
        canvas.text(*pill.centre, tag, SIZE, INKS["quiet"], "text", "centre")
        room -= wide + 8
    title = voice.prompt(card.title)
    canvas.text(box.x + INSET, y, title, 20, INKS["plain"], "exo-bold", max_width=room)
    canvas.hairline(box.x + INSET, box.y + HEAD, box.w - 2 * INSET, colour=SEAM)
    top = box.y + HEAD + 8
    for row in card.rows:
        high = _height(canvas, row, voice)
        x = box.x + INSET
        if row.icon:
            canvas.icon(row.icon, x + 10, top + 11, 20, INKS[row.tone])
        elif row.seat >= 0:
            canvas.seat_mark(row.seat, x + 10, top + 11, 8)
        place = Box(box.right - INSET - _room(row), top, _room(row), high)
        words = voice.prompt(row.words)
        canvas.paragraph(place, words, SIZE, INKS[row.tone], _font(row), LEADING)
        top += high + ROW_GAP


# The icons of everything that has one, by the names the rules use.

ACTION_ICONS: Final = {
    "tax": "receive-money",
    "repair": "spanner",
    "influence": "public-speaker",
    "battle": "crossed-swords",
    "move": "rocket",
    "secure": "padlock",
    "build": "hammer-nails",
}
AMBITION_ICONS: Final = {
    "tycoon": "two-coins",
    "tyrant": "handcuffs",
    "warlord": "laurels-trophy",
    "keeper": "locked-chest",
    "empath": "third-eye",
}
RESOURCE_ICONS: Final = {
    "material": "stone-block",
    "fuel": "flame",
    "weapon": "ray-gun",
    "relic": "rune-stone",
    "psionic": "brain",
}
SUIT_ICONS: Final = {
    "administration": "greek-temple",
    "aggression": "crossed-swords",
    "construction": "hammer-nails",
    "mobilization": "rocket",
    "event": "imperial-crown",
    "faithful": "sun",
}
GUILD_ICON: Final = "open-book"


def action_icon(action: str) -> str:
    """The icon of a standard action; that of a card for what guild cards let one do."""
    return ACTION_ICONS.get(action, GUILD_ICON)


# What the log says: a heading for every turn, below it what was done, each told by its message.

Sign = tuple[str, str]
"""The icon of a line, and what the event came to."""

SIGNS: Final[dict[type, str | Callable[[Any], Sign]]] = {
    happened.SetupDrawn: "",
    happened.CourtRefilled: "",
    happened.CourtShuffled: "",
    happened.CardBuried: "",
    happened.PiecesReturned: "",
    happened.MarkerFlipped: "",
    happened.CardsDealt: "cards",
    happened.HandRedrawn: "cards",
    happened.CardPlayed: lambda event: (SUIT_ICONS[CARDS[event.card].suit], ""),
    happened.CardCopied: "cards",
    happened.InitiativePassed: "bolt",
    happened.InitiativeSeized: "bolt",
    happened.InitiativeMoved: "bolt",
    happened.AmbitionDeclared: lambda event: (
        AMBITION_ICONS[event.ambition], f"{event.first} | {event.second}",
    ),
    happened.HandSeen: "eye",
    happened.CardsSwapped: "cards",
    happened.CardsDiscarded: "cards",
    happened.CardPickedUp: "cards",
    happened.UnionAttached: "cards",
    happened.CityTaxed: ACTION_ICONS["tax"],
    happened.PieceBuilt: ACTION_ICONS["build"],
    happened.ShipsPlaced: "rocket",
    happened.ShipsMoved: ACTION_ICONS["move"],
    happened.PieceRepaired: ACTION_ICONS["repair"],
    happened.OtherRepaired: ACTION_ICONS["repair"],
    happened.BattleStarted: lambda event: (
        ACTION_ICONS["battle"], f"{event.skirmish}+{event.assault}+{event.raid}",
    ),
    happened.DiceRolled: "dice",
    happened.Intercepted: "targeted",
    happened.PieceHit: "alert-triangle",
    happened.CityReturned: "modern-city",
    happened.AgentPlaced: ACTION_ICONS["influence"],
    happened.CardSecured: lambda event: (
        ACTION_ICONS["secure"], f"+{event.rivals}" if event.rivals else "",
    ),
    happened.AgentsCaptured: "handcuffs",
    happened.CaptivesSpent: "handcuffs",
    happened.CardUsed: "open-book",
    happened.CardDiscarded: "open-book",
    happened.CardStolen: "open-book",
    happened.OutrageProvoked: lambda event: (RESOURCE_ICONS[event.resource], ""),
    happened.ResourceGained: lambda event: (RESOURCE_ICONS[event.resource], "+1"),
    happened.ResourceSpent: lambda event: (RESOURCE_ICONS[event.resource], "−1"),
    happened.ResourceDiscarded: lambda event: (RESOURCE_ICONS[event.resource], f"−{event.count}"),
    happened.SlotsArranged: "list",
    drafted.DraftLaid: "",
    drafted.CardTaken: lambda event: (
        "rally-the-troops" if event.card in LEADERS else "open-book", "",
    ),
    drafted.LoreDrawn: "open-book",
    drafted.LoreDiscarded: "open-book",
    drafted.PiecesScrapped: "rally-the-troops",
    drafted.OutrageSet: lambda event: (RESOURCE_ICONS[event.resource], ""),
    drafted.OutrageCleared: lambda event: (RESOURCE_ICONS[event.resource], ""),
    drafted.CardGiven: "cards",
    drafted.PlanetReshaped: lambda event: (RESOURCE_ICONS[event.resource], ""),
    drafted.RiflesFired: lambda event: ("crossed-swords", str(event.hits)),
    drafted.ShipsGuided: "rocket",
    drafted.BuildingReplaced: "hammer-nails",
    drafted.TrophyReturned: "laurels-trophy",
}  # fmt: skip
"""What the log tells, with an icon, or with what makes the icon and a figure of it.

An expansion adds its own.
"""

SCORES: Final[Mapping[type, Callable[[Any], Sign]]] = {
    happened.AmbitionScored: lambda event: (
        AMBITION_ICONS[event.ambition],
        f"+{event.power}+{event.bonus}" if event.bonus else f"+{event.power}",
    ),
    happened.GameEnded: lambda event: ("trophy", ""),
}
"""What is told under no turn."""

HEADINGS: Final[set[type]] = {happened.ChapterStarted}
"""What the lines after it stand under."""
AFTER: Final[dict[type, str | Callable[[Any], str]]] = {
    happened.InitiativeMoved: "round",
    happened.CardPickedUp: "round",
    happened.AmbitionScored: "chapter",
    happened.AmbitionsScored: "chapter",
    happened.PiecesReturned: "chapter",
    happened.MarkerFlipped: "chapter",
    happened.GameEnded: "chapter",
}
"""What happens in nobody's turn: when a round is over, or a chapter; "" where that is not so."""
FLEW: Final[set[type]] = {happened.ShipsMoved, drafted.ShipsGuided}
"""What tells of ships that flew from an `origin` to a `target`."""


class LogFormatter:
    """Turns passages into lines, asked in their order: it knows whose turn the lines stand under.

    Under the heading of its own seat a line does without the name, but speaks to whoever is "You".
    """

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._turn_of: int | None = None
        self._after = ""

    def lines(self, move: Passage, before: ArcsTable) -> list[LogLine | Heading]:
        """The lines of an answer; `before` is the table before it."""
        lines = (line for event in move.told for line in self._of(event, before, move.cause))
        return self._joined(lines)

    def _joined(self, lines: Iterable[LogLine | Heading]) -> list[LogLine | Heading]:
        """Equal lines after each other as one that says how many they are."""
        joined: list[LogLine | Heading] = []
        for line, several in groupby(lines):
            count = len(list(several))
            if count > 1 and isinstance(line, LogLine):
                joined.append(self._several(line, count))
            else:
                joined += [line] * count
        return joined

    def _several(self, line: LogLine, count: int) -> LogLine:
        """So many equal lines, counted; what they came to is added up."""
        said = Message("log-times", {"line": line.text, "count": count})
        points = times(line.points, count) or line.points
        return replace(line, text=self._voice.say(said), points=points)

    def _of(self, event: Any, before: ArcsTable, earlier: Any) -> Iterator[LogLine | Heading]:
        if isinstance(event, Caused):
            yield from self._of_cause(event, before, earlier)
            return
        after = _after(event) or self._after
        if after != self._after and (after != "round" or self._turn_of is not None):
            yield self._heading_after(after, before)
        match event:
            case happened.CardPlayed(seat) | happened.CardCopied(seat):
                yield self._turn(seat, before)
            case happened.InitiativePassed(seat):
                yield self._turn(seat, before)
            case happened.AmbitionsScored(ambitions) if not ambitions:
                yield LogLine(self._voice.say(event.said()))
        if type(event) in HEADINGS:
            self._turn_of, self._after = None, ""
            said = event.said()
            yield Heading(self._voice.part(said, "head") or self._voice.say(said))
        elif type(event) in SCORES:
            self._turn_of = None
            yield self._line(event, SCORES[type(event)])
        elif type(event) in SIGNS:
            yield self._line(event, SIGNS[type(event)])

    def _of_cause(
        self, told: Caused, before: ArcsTable, earlier: Any
    ) -> Iterator[LogLine | Heading]:
        """The line of a cause with what came of it; where it was told already, as one more part."""
        *headings, line = self._of(told.cause, before, None)
        assert isinstance(line, LogLine)
        seat = self._seat_of(told.cause)
        goes_on = ""
        if told.cause is earlier:
            more = Message("log-goes-on", {"effects": told.effects})
            goes_on, headings = self._say(more, seat), []
        others = tuple([each for each in map(self._seat_of, told.effects) if each is not None])
        text = self._say(told.said_after(self._said(told.cause)), seat)
        yield from headings
        yield replace(line, text=text, cause=line.text, goes_on=goes_on, others=others)

    def _heading_after(self, after: str, before: ArcsTable) -> Heading:
        """What is over."""
        self._turn_of, self._after = None, after
        number = before.round if after == "round" else before.chapter
        return Heading(self._voice.say(Message(f"log-after-{after}", {"number": number})))

    def _turn(self, seat: int, before: ArcsTable) -> Heading:
        self._turn_of, self._after = seat, ""
        words = self._voice.say(Message("turn-of", {"seat": SeatNumber(seat)}))
        return Heading(words, f"{before.chapter}.{before.round}", seat)

    def _line(self, event: Any, sign: str | Callable[[Any], Sign]) -> LogLine:
        icon, points = (sign, "") if isinstance(sign, str) else sign(event)
        seat = self._seat_of(event)
        words = self._say(self._said(event), seat)
        return LogLine(words, seat, points, icon=icon, cause=words)

    def _seat_of(self, event: Any) -> int | None:
        seat = getattr(event, "seat", None)
        return seat if seat in range(len(self._voice)) else None

    def _said(self, event: Any) -> Message:
        """An event as the log says it: shorter, where the figure at the right says the rest."""
        said: Message = event.said()
        return part_of(said, "log") if self._voice.has(said.key, "log") else said

    def _say(self, said: Message, seat: int | None) -> str:
        is_named = seat is None or seat != self._turn_of or is_you(self._voice[seat])
        return self._voice.say(said, mark=None if is_named else seat)


def _after(event: Any) -> str:
    """After what an event happens, if that is no turn."""
    after = AFTER.get(type(event), "")
    return after if isinstance(after, str) else after(event)


def times(points: str, count: int) -> str:
    """What so many equal lines came to, "" where that is no sum: "+1" twice is "+2"."""
    sign, digits = points[:1], points[1:]
    return f"{sign}{count * int(digits)}" if sign in ("+", "−") and digits.isdigit() else ""


def ways_told(story: Story, entry: Entry | None) -> Iterator[tuple[str, str]]:
    """The ways that ships flew in the answer which a line of the log tells of."""
    if entry is None or not 0 < entry.answers <= len(story.passages):
        return
    for event in story.passages[entry.answers - 1].events:
        if type(event) in FLEW:
            yield event.origin, event.target


# What a person is warned of before it cannot be helped: Outrage, ransacking, losses.


class Warnings:
    """What an answer would bring upon the seat that gives it."""

    def __init__(self, table: ArcsTable, seat: int, voice: Voice) -> None:
        self._table = table
        self._seat = seat
        self._voice = voice

    def of_hit(self, fight: Fight, option: Option | None) -> str:
        """What a hit on a city that is damaged already provokes (ARCS-8.12 and 8.13)."""
        if not isinstance(option, Hit) or option.kind != CITY or option.fresh:
            return ""
        return self.of(option)

    def of(self, option: Option) -> str:
        """What is to be feared; nothing where nothing is."""
        events = outlook(self._table, option).events
        own = [each for each in events if getattr(each, "seat", None) == self._seat]
        provoked = [each.resource for each in own if isinstance(each, OutrageProvoked)]
        if not provoked:
            return ""
        lost: list[Any] = [
            Message("lost-tokens", {"count": each.count, "token": TOKEN(each.resource)})
            for each in own if isinstance(each, ResourceDiscarded)
        ]  # fmt: skip
        lost += [CARD(each.card) for each in own if isinstance(each, CardDiscarded)]
        said = {"resources": tuple(map(TOKEN, provoked)), "lost": tuple(lost)}
        words = self._voice.say(Message("warn-outrage", said))
        return f"{words} {self._ransack(events)}".rstrip()

    def _ransack(self, events: Sequence[object]) -> str:
        taken = [each.card for each in events if isinstance(each, CardSecured) and each.ransacked]
        return self._voice.say(Message("warn-ransack", {"card": CARD(taken[0])})) if taken else ""

    def of_attack(self, system: str, defender: int) -> str:
        """What may follow from taking a city there."""
        cities = [each for each in self._table.buildings_at(system, defender) if each.kind == CITY]
        if not cities:
            return ""
        resource = SYSTEMS[system].resource
        held = self._table.seats[self._seat].slots.count(resource)
        said = {"rival": OWNER(defender), "token": TOKEN(resource), "held": held}
        return self._voice.say(Message("warn-city", said))


# What chips say, and what the bar says of a name that is begun.

ANY: Final = "any"
"""An action card that may declare whichever ambition."""
OUTSIDER_ICONS: Final = {FREE: "modern-city", EMPIRE: "imperial-crown", BLIGHT: "vortex"}
HOWS: Final = {
    "lead": ("card-play", "Space"),
    "surpass": ("arrow-up", "A"),
    "copy": ("cards", "C"),
    "pivot": ("cycle", "V"),
    "seize": ("bolt", "Y"),
    "throw": ("card-discard", "D"),
    "event": ("imperial-crown", "O"),
    "fate": ("check", "Y"),
}
"""How a card is played: the icon and the key of its chip."""
ACTION_KEYS: Final = {
    "tax": "T", "build": "U", "move": "V", "repair": "P", "influence": "I", "secure": "C",
    "battle": "F",
}  # fmt: skip
OPTION_SIGNS: Final[dict[type, str]] = {}
"""The icons of options that have no place on the table."""
SAID: Final[dict[type, Callable[[Any, Voice], tuple[str | Message, int]]]] = {}
"""Options that are said as something a seat does: in words, and whose mark they have."""
PIECE_ICONS: Final = {"ship": "starfighter", "city": "modern-city", "starport": "orbital"}


@dataclass(frozen=True, slots=True)
class Chip:
    """A choice that has no place on the table: what it says, its sign, the key that presses it.

    `seat` is whose mark it shows in place of an icon, -1 for none.
    """

    part: Part
    label: str
    icon: str = ""
    key: str = ""
    seat: int = -1


def chip_of(part: Part, table: ArcsTable, voice: Voice, number: int) -> Chip:
    """A part that can be pointed at as a chip; `number` gives those without a letter a key."""
    key = str(number + 1) if number < 9 else ""
    match part:
        case ("how", word):
            return Chip(part, voice.say(Message(f"how-{word}")), *HOWS[word])
        case ("how", word, "seize"):
            how = voice.say(Message(f"how-{word}"))
            return Chip(part, voice.say(Message("how-also-seize", {"how": how})), "bolt", key)
        case ("do", action):
            label = voice.say_name(ACTION(action), "cap")
            return Chip(part, label, action_icon(action), ACTION_KEYS.get(action, ""))
        case ("make", kind):
            what, action = (
                voice.say(Message(f"chip-{kind}")),
                voice.say_name(ACTION("build"), "cap"),
            )
            return Chip(part, f"{action}: {what}", PIECE_ICONS[kind], key)
        case ("piece", kind):
            return Chip(part, voice.say(Message(f"chip-{kind}")), PIECE_ICONS[kind], key)
        case ("owner", seat) | ("captive", seat) if seat in OWNERS:
            label = voice.say_name(OWNER(seat), "subject")
            return Chip(part, label, OUTSIDER_ICONS[seat], key)
        case ("owner", seat) | ("captive", seat):
            return Chip(part, voice.named(seat), "", key, seat)
        case ("say", Take(card)):
            icon = "crown" if card in LEADERS else "open-book"
            return Chip(part, voice.say_name(CARD(card)), icon, key)
        case ("say", option) if type(option) in SAID:
            said, seat = SAID[type(option)](option, voice)
            return Chip(part, voice.prompt(said), "", key, seat)
        case ("say", option):
            return Chip(part, option_told(option, voice), OPTION_SIGNS.get(type(option), ""), key)
    return _chip_of_thing(part, table, voice, key)


def _chip_of_thing(part: Part, table: ArcsTable, voice: Voice, key: str) -> Chip:
    """A chip that stands for a resource, a card or a piece."""

    def chip(message: str, icon: str = "", seat: int = -1, **args: Any) -> Chip:
        return Chip(part, voice.say(Message(message, args)), icon, key, seat)

    match part:
        case ("token", name):
            return chip("chip-new-token", RESOURCE_ICONS[name], token=TOKEN(name))
        case ("resource", name):
            return Chip(part, voice.say_name(TOKEN(name)), RESOURCE_ICONS[name], key)
        case ("spend", as_resource, ""):
            return chip("chip-spend-weapon", ACTION_ICONS["battle"], token=TOKEN(as_resource))
        case ("spend", as_resource, action):
            return chip("chip-spend", action_icon(action), token=TOKEN(as_resource),
                        action=ACTION(action))  # fmt: skip
        case ("theirs", card):
            return Chip(part, voice.say_name(CARD(card)), SUIT_ICONS[CARDS[card].suit], key)
        case ("held", owner, card):
            return chip("chip-held", "open-book", owner, card=CARD(card))
        case ("rival-card", owner, card):
            return chip("chip-rival-card", "", owner, card=CARD(card), keys=table.raid_cost(card))
        case ("slot", owner, slot):
            token = table.seats[owner].slots[slot]
            return chip("chip-slot", RESOURCE_ICONS.get(token, ""), owner, token=TOKEN(token),
                        rival=SeatNumber(owner))  # fmt: skip
        case ("hit-other", owner, kind, is_fresh):
            return chip("chip-hit-other", OUTSIDER_ICONS[owner], kind=PIECE(kind), fresh=is_fresh,
                        owner=OWNER(owner))  # fmt: skip
        case ("fresh", is_fresh):
            return chip("chip-hit", "modern-city", kind=PIECE(CITY), fresh=is_fresh)
    return Chip(part, _place_words(part, voice), "", key, part[1] if part[0] == "seat" else -1)


def _place_words(part: Part, voice: Voice) -> str:
    """What a thing of the table is called where its place is not on it now."""
    match part:
        case ("system", system):
            return voice.say_name(SYSTEM(system))
        case ("cluster", cluster):
            return voice.say(Message("chip-cluster", {"cluster": cluster}))
        case ("card" | "trick" | "court" | "guild", card):
            return voice.say_name(CARD(card))
        case ("seat", seat):
            return voice.named(seat)
        case ("hit", kind, is_fresh):
            return voice.say(Message("chip-hit", {"kind": PIECE(kind), "fresh": is_fresh}))
        case ("ambition", ambition):
            return voice.say_name(AMBITION(ambition))
        case ("fate", fate):
            return voice.say_name(FATE(fate))
    raise ValueError(f"{part} has no name")


def way_words(
    moment: Moment, chosen: tuple[Part, ...], way: OptionPath, *, goes_on: bool
) -> tuple[str, str]:
    """A sentence about what is chosen, and a quieter one about what comes next; it `goes_on` where
    something is lit for it.
    """
    voice, said = moment.voice, _chosen_so_far(chosen[-1], way)
    match chosen[-1]:
        case ("card", card) if CARDS[card].suit != EVENT:
            return voice.say(said), voice.say(_card_detail(moment.table, card, way))
        case ("do", "battle"):
            return voice.say(said), _battle_warning(moment, chosen)
        case ("do", action) if not goes_on:
            said = Message("chosen-action-alone", {"action": ACTION(action)})
    return voice.say(said), voice.part(said, "detail")


def _chosen_so_far(part: Part, way: OptionPath) -> Message:
    match part:
        case ("fate", fate):
            return Message("chosen-fate", {"fate": FATE(fate)})
        case ("card", card) if CARDS[card].suit == EVENT:
            return Message("chosen-event")
        case ("card", card):
            return Message("chosen-card", {"card": CARD(card)})
        case ("system", system):
            is_far, is_move = len(way.answers) > 1, isinstance(way.answers[-1], Go)
            key = "chosen-from" if is_move else "chosen-acting" if is_far else "chosen-system"
            return Message(key, {"system": SYSTEM(system)})
        case ("court", card):
            return Message("chosen-court", {"card": CARD(card)})
        case ("token", resource):
            return Message("chosen-token", {"token": TOKEN(resource)})
        case ("do", "battle"):
            return Message("chosen-battle")
        case ("do", action):
            return Message("chosen-action", {"action": ACTION(action)})
        case ("owner", seat):
            if seat in OWNERS:
                return Message("chosen-outsider", {"owner": OWNER(seat)})
            return Message("chosen-owner", {"seat": SeatNumber(seat)})
    return Message("chosen-part")


def _battle_warning(moment: Moment, chosen: tuple[Part, ...]) -> str:
    seat = moment.decision.seat if moment.decision is not None else moment.seat
    systems = [part[1] for part in chosen if part[0] == "system"]
    if not systems:
        return ""
    warned = Warnings(moment.table, seat, moment.voice)
    rivals = (rival for rival in range(len(moment.voice)) if rival != seat)
    return next((words for rival in rivals if (words := warned.of_attack(systems[0], rival))), "")


def _card_detail(table: ArcsTable, card: str, way: OptionPath) -> Message:
    known, option = CARDS[card], way.answers[0]
    if isinstance(option, Lead | Surpass):
        ambition = known.ambition if isinstance(option, Lead) else ""
        if ambition and ambition != ANY:
            return Message("card-brings-one", {"pips": known.pips, "ambition": AMBITION(ambition)})
        return Message("card-brings-any" if ambition else "card-brings", {"pips": known.pips})
    is_too_low = bool(table.trick) and known.suit == CARDS[table.lead.card].suit
    return Message("card-too-low" if is_too_low else "card-pivots")


# What the log and the cards of things say of leaders and lore.

LEADER_ICON: Final = "rally-the-troops"
LORE_ICON: Final = "open-book"


def option_card(option: Option) -> HoverCard | None:
    match option:
        case Take(card) | UseCard(card) | DiscardLore(card) if card in LEADERS or card in LORE:
            return leader_card(card)
        case SpendPip(action):
            return action_card(action)
    return None


def action_card(action: str) -> HoverCard | None:
    card = ACTIONS[action][0] if action in ACTIONS else ""
    return leader_card(card) if card in LEADERS or card in LORE else None


def leader_card(card: str) -> HoverCard:
    """All texts of a leader or of a lore card."""
    if card in LORE:
        texts = tuple(Row(as_printed(clause.text)) for clause in LORE[card].clauses)
        return HoverCard(_name(card), Message("lore-kind"), texts)
    rows = [row for trait in LEADERS[card].traits
            for row in (Row(trait.name, "head"), Row(as_printed(trait.text)))]  # fmt: skip
    return HoverCard(_name(card), Message("leader-kind"), (*rows, *_starts(card)))


def _name(card: str) -> Message:
    return Message(CARD(card).key)


def _starts(card: str) -> Iterator[Row]:
    yield Row(Message("leader-begins"), "head")
    leader = LEADERS[card]
    tokens = tuple(map(TOKEN, leader.resources))
    yield Row(
        Message("leader-resources", {"tokens": tokens}), icon=RESOURCE_ICONS[leader.resources[0]]
    )
    for place, start in leader.starts.items():
        counts = {SHIP: start.ships, CITY: start.cities, STARPORT: start.starports}
        pieces = tuple(
            Message("counted-piece", {"count": count, "kind": PIECE(kind)})
            for kind, count in counts.items() if count
        )  # fmt: skip
        yield Row(Message("leader-start", {"place": place, "pieces": pieces}), "quiet")


def seat_rows(table: ArcsTable, number: int) -> Iterator[Row]:
    seat = table.seats[number]
    if seat.leader:
        said = {"card": CARD(seat.leader), "traits": traits_said(seat.leader)}
        yield Row(Message("leader-of-seat", said), icon=LEADER_ICON)
    for card in seat.lore:
        said = {"card": CARD(card), "texts": (card_words(card),)}
        yield Row(Message("lore-of-seat", said), icon=LORE_ICON)
