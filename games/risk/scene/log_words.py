"""What the log says: short lines, all rolls of a battle in one.

A `LogFormatter` is asked move by move, in order; it starts again when the first move comes again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

from engine.core.story import Passage
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.table.log import Heading, LogLine
from games.risk.cards import is_wild
from games.risk.events import (
    AttacksEnded,
    BattleRolled,
    BonusPlaced,
    CardTaken,
    DeckReshuffled,
    GameEnded,
    OrderDecided,
    SeatEliminated,
    SetRedeemed,
    TerritoryClaimed,
    TerritoryConquered,
    TroopsFortified,
    TroopsPlaced,
    TurnStarted,
)
from games.risk.names import TERRITORY
from games.risk.state import NEUTRAL, RiskTable


@dataclass(frozen=True, slots=True)
class RiskLine(LogLine):
    """A line about places on the map: one territory, or from where to where."""

    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacementsLine(RiskLine):
    """Troops put down one after the other, all in one line."""

    placed: tuple[tuple[int, int], ...] = ()
    voice: Voice = field(kw_only=True, compare=False, repr=False)

    @classmethod
    def of(cls, seat: int | None, placed: Mapping[int, int], voice: Voice) -> PlacementsLine:
        """The line of these troops by territory."""
        *_, total = accumulate(placed.values())
        parts = tuple(
            Message(f"troops-put-{'next' if number else 'first'}",
                 {"count": count, "territory": TERRITORY(place)})
            for number, (place, count) in enumerate(placed.items())
        )  # fmt: skip
        return cls(
            voice.say(Message("troops-put", {"placed": parts})), seat, f"+{total}", icon="plus",
            gain=total, places=tuple(placed) if len(placed) == 1 else (),
            placed=tuple(placed.items()), voice=voice,
        )  # fmt: skip

    def repeats(self, other: LogLine) -> bool:
        """Whether the other one puts down troops of the same seat."""
        return isinstance(other, PlacementsLine) and other.seat == self.seat

    def joined(self, later: LogLine) -> LogLine:
        """Both by territory, in the order of the first troop there."""
        assert isinstance(later, PlacementsLine)
        placed = dict(self.placed)
        for place, count in later.placed:
            placed[place] = placed.get(place, 0) + count
        return PlacementsLine.of(self.seat, placed, self.voice)


@dataclass(frozen=True, slots=True)
class _Battle:
    """Rolls of one battle so far."""

    seat: int
    source: int
    target: int
    lost: int = 0
    killed: int = 0

    def line(self, voice: Voice) -> LogLine:
        places = (self.source, self.target)
        args = {"source": TERRITORY(self.source), "target": TERRITORY(self.target)}
        words = voice.say(Message("battle-stopped", args))
        return RiskLine(words, self.seat, self.score, icon="crossed-swords", places=places)

    @property
    def score(self) -> str:
        return f"{self.killed} : {self.lost}"


class LogFormatter:
    """Turns moves into lines; keeps the rolls of a battle until it is over."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._battle: _Battle | None = None
        self._has_fought = False

    def lines(self, move: Passage, before: RiskTable) -> list[LogLine | Heading]:
        """The lines of a move, and a heading where a turn begins; `before` is the table before."""
        if not before.order:
            self._battle, self._has_fought = None, False
        return [line for event in move.events for line in self._of(event, before)]

    def _of(self, event: Any, before: RiskTable) -> Iterator[LogLine | Heading]:
        if isinstance(event, BattleRolled):
            yield from self._roll(event)
            return
        if isinstance(event, TerritoryConquered):
            yield self._conquest(event)
            return
        if self._battle is not None:
            yield self._battle.line(self._voice)
            self._battle = None
        if isinstance(event, TroopsPlaced) and not before.round:
            yield from self._first_troops(event, before)
            return
        if isinstance(event, TurnStarted):
            yield self._turn(event, before)
        line = self._line(event, before)
        if line is not None:
            yield line

    def _turn(self, event: TurnStarted, before: RiskTable) -> Heading:
        """The turn's heading, with the round and the place in the order of play."""
        self._has_fought = False
        place = before.order.index(event.seat) + 1
        return Heading(self._voice[event.seat], f"{event.round}.{place}", event.seat)

    def _first_troops(self, last: TroopsPlaced, before: RiskTable) -> Iterator[LogLine]:
        """All first troops when the last one stands: a line a seat, without those that claimed."""
        if last.left or any(before.reserves[seat] for seat in before.order if seat != last.seat):
            return
        for seat in before.order:
            placed = {place: before.troops[place] - 1 for place in before.territories_of(seat)}
            if seat == last.seat:
                placed[last.territory] += last.count
            there = {place: count for place, count in placed.items() if count}
            if there:
                yield PlacementsLine.of(seat, there, self._voice)

    def _roll(self, event: BattleRolled) -> Iterator[LogLine]:
        self._has_fought = True
        battle = self._battle
        if battle is not None and (battle.source, battle.target) != (event.source, event.target):
            yield battle.line(self._voice)
            battle = None
        if battle is None:
            battle = _Battle(event.attacker, event.source, event.target)
        self._battle = _Battle(
            battle.seat, battle.source, battle.target,
            battle.lost + event.attacker_lost, battle.killed + event.defender_lost,
        )  # fmt: skip

    def _conquest(self, event: TerritoryConquered) -> LogLine:
        battle, self._battle = self._battle, None
        score = battle.score if battle else ""
        return self._told(event, event.seat, score, "crossed-swords", (event.source, event.target))

    def _line(self, event: Any, before: RiskTable) -> LogLine | None:
        match event:
            case OrderDecided() | DeckReshuffled() | GameEnded():
                return self._told(event, None)
            case TerritoryClaimed(owner, territory):
                if owner == NEUTRAL:
                    return self._told(event, None)
                return self._told(event, owner, places=(territory,))
            case TurnStarted(seat):
                troops = event.territory_troops + event.continent_troops
                return self._told(event, seat, f"+{troops}", "meeple-army")
            case SetRedeemed(seat, cards, _, troops):
                shown = (c for c in cards if not is_wild(c) and before.owners[c] == seat)
                return self._redeemed(event, next(shown, None))
            case BonusPlaced(seat, territory, count):
                return self._told(event, seat, f"+{count}", "plus", (territory,))
            case TroopsPlaced(seat, territory, count):
                return PlacementsLine.of(seat, {territory: count}, self._voice)
            case SeatEliminated(by=by):
                return self._told(event, by, icon="skull-crossed-bones")
            case TroopsFortified(seat, source, target, count):
                return self._told(event, seat, str(count), "arrow-right", (source, target))
            case AttacksEnded(seat):
                return None if self._has_fought else self._told(event, seat, icon="flag")
            case CardTaken(seat):
                return self._told(event, seat, icon="card-draw")
        return None

    def _redeemed(self, event: SetRedeemed, shown: int | None) -> LogLine:
        """With the territory of the seat that a card of the set shows."""
        points = f"+{event.troops}"
        if shown is None:
            return self._told(event, event.seat, points, "cards")
        words = self._voice.say(Message("set-redeemed-shown", {"territory": TERRITORY(shown)}))
        return RiskLine(words, event.seat, points, icon="cards")

    def _told(
        self, event: Any, seat: int | None, points: str = "", icon: str = "",
        places: tuple[int, ...] = (),
    ) -> LogLine:  # fmt: skip
        """A line under its seat's heading or mark: with names most lines would wrap."""
        said = event.said()
        part = "log" if self._voice.has(said.key, "log") else ""
        words = self._voice.say(said, part, mark=seat)
        return RiskLine(words, seat, points, icon=icon, places=places)
