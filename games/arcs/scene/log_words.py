"""What the log says: a heading for every turn, below it what was done, each told by its message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from engine.core.causes import Caused
from engine.core.story import Passage, Story
from engine.core.words import is_you
from engine.text.said import Said, SeatNumber, part_of
from engine.text.voice import Voice
from engine.ui.table.chronicle import Entry, Heading, LogLine
from games.arcs import events as happened
from games.arcs import leader_events as drafted
from games.arcs.board import CARDS
from games.arcs.leaders import LEADERS
from games.arcs.scene.signs_of import (
    ACTION_ICONS,
    AMBITION_ICONS,
    RESOURCE_ICONS,
    SUIT_ICONS,
)
from games.arcs.state import ArcsTable

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
        """So many equal lines: what they came to is added up, else they are counted."""
        total = times(line.points, count)
        if total:
            return replace(line, points=total)
        said = Said("log-times", {"line": line.text, "count": count})
        return replace(line, text=self._voice.say(said))

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
            more = Said("log-goes-on", {"effects": told.effects})
            goes_on, headings = self._say(more, seat), []
        others = tuple([each for each in map(self._seat_of, told.effects) if each is not None])
        text = self._say(told.said_after(self._said(told.cause)), seat)
        yield from headings
        yield replace(line, text=text, cause=line.text, goes_on=goes_on, others=others)

    def _heading_after(self, after: str, before: ArcsTable) -> Heading:
        """What is over."""
        self._turn_of, self._after = None, after
        number = before.round if after == "round" else before.chapter
        return Heading(self._voice.say(Said(f"log-after-{after}", {"number": number})))

    def _turn(self, seat: int, before: ArcsTable) -> Heading:
        self._turn_of, self._after = seat, ""
        words = self._voice.say(Said("turn-of", {"seat": SeatNumber(seat)}))
        return Heading(words, f"{before.chapter}.{before.round}", seat)

    def _line(self, event: Any, sign: str | Callable[[Any], Sign]) -> LogLine:
        icon, points = (sign, "") if isinstance(sign, str) else sign(event)
        seat = self._seat_of(event)
        words = self._say(self._said(event), seat)
        return LogLine(words, seat, points, icon=icon, cause=words)

    def _seat_of(self, event: Any) -> int | None:
        seat = getattr(event, "seat", None)
        return seat if seat in range(len(self._voice)) else None

    def _said(self, event: Any) -> Said:
        """An event as the log says it: shorter, where the figure at the right says the rest."""
        said: Said = event.said()
        return part_of(said, "log") if self._voice.has(said.key, "log") else said

    def _say(self, said: Said, seat: int | None) -> str:
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
