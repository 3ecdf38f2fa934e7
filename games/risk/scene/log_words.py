"""What the log says: short lines, all rolls of a battle in one.

A `LogFormatter` is asked move by move, in order; it starts again when the first move comes again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from engine.core.story import Passage
from engine.ui.table.chronicle import Heading, LogLine
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
    counted,
    listed,
    who,
)
from games.risk.scene.world import short_name
from games.risk.state import NEUTRAL, RiskTable


@dataclass(frozen=True, slots=True)
class RiskLine(LogLine):
    """A line about places on the map: one territory, or from where to where."""

    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacementsLine(RiskLine):
    """Troops put down one after the other, all in one line."""

    placed: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, seat: int | None, placed: Mapping[int, int]) -> PlacementsLine:
        """The line of these troops by territory."""
        *_, total = accumulate(placed.values())
        parts = [f"{count} on {short_name(place)}" for place, count in placed.items()]
        if len(placed) == 1:
            parts = [f"on {short_name(next(iter(placed)))}"]
        return cls(
            f"Placed {listed(parts)}", seat, f"+{total}", icon="plus", gain=total,
            places=tuple(placed) if len(placed) == 1 else (), placed=tuple(placed.items()),
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
        return PlacementsLine.of(self.seat, placed)


@dataclass(frozen=True, slots=True)
class _Battle:
    """Rolls of one battle so far."""

    seat: int
    source: int
    target: int
    lost: int = 0
    killed: int = 0

    def line(self) -> LogLine:
        words = f"{short_name(self.source)} on {short_name(self.target)}, stopped"
        places = (self.source, self.target)
        return RiskLine(words, self.seat, self.score, icon="crossed-swords", places=places)

    @property
    def score(self) -> str:
        return f"{self.killed} : {self.lost}"


class LogFormatter:
    """Turns moves into lines; keeps the rolls of a battle until it is over."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
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
            yield self._battle.line()
            self._battle = None
        if isinstance(event, TurnStarted):
            yield self._turn(event, before)
        line = self._line(event, before)
        if line is not None:
            yield line

    def _turn(self, event: TurnStarted, before: RiskTable) -> Heading:
        """The turn's heading, with the round and the place in the order of play."""
        self._has_fought = False
        place = before.order.index(event.seat) + 1
        return Heading(self._names[event.seat], f"{event.round}.{place}", event.seat)

    def _roll(self, event: BattleRolled) -> Iterator[LogLine]:
        self._has_fought = True
        battle = self._battle
        if battle is not None and (battle.source, battle.target) != (event.source, event.target):
            yield battle.line()
            battle = None
        if battle is None:
            battle = _Battle(event.attacker, event.source, event.target)
        self._battle = _Battle(
            battle.seat, battle.source, battle.target,
            battle.lost + event.attacker_lost, battle.killed + event.defender_lost,
        )  # fmt: skip

    def _conquest(self, event: TerritoryConquered) -> LogLine:
        battle, self._battle = self._battle, None
        loser = "the neutral army" if event.loser == NEUTRAL else self._names[event.loser]
        words = f"Took {short_name(event.target)} from {loser}"
        score = battle.score if battle else ""
        places = (event.source, event.target)
        return RiskLine(words, event.seat, score, icon="crossed-swords", places=places)

    def _line(self, event: Any, before: RiskTable) -> LogLine | None:
        names = self._names
        match event:
            case OrderDecided(order):
                return LogLine(f"Order of play: {listed(names[seat] for seat in order)}", None)
            case TerritoryClaimed(owner, territory, _, chosen):
                if owner == NEUTRAL:
                    return LogLine(f"{who(names, owner)} holds {short_name(territory)}", None)
                verb = "Claimed" if chosen else "Was dealt"
                return _said(f"{verb} {short_name(territory)}", owner, places=(territory,))
            case TurnStarted(seat):
                words = f"Income of {event.territories} territories"
                words = words if event.territories > 1 else "Income of 1 territory"
                troops = event.territory_troops + event.continent_troops
                return _said(words, seat, f"+{troops}", "meeple-army")
            case SetRedeemed(seat, cards, _, troops):
                shown = [
                    short_name(card)
                    for card in cards
                    if not is_wild(card) and before.owners[card] == seat
                ]
                words = f"Traded a set{', ' + shown[0] + ' shown' if shown else ''}"
                return _said(words, seat, f"+{troops}", "cards")
            case BonusPlaced(seat, territory, count):
                words = f"{short_name(territory)} (card bonus)"
                return _said(words, seat, f"+{count}", "plus", (territory,))
            case TroopsPlaced(seat, territory, count):
                return PlacementsLine.of(seat, {territory: count})
            case SeatEliminated(seat, by, cards):
                words = f"Eliminated {names[seat]}"
                taken = f", took {counted(len(cards), 'card')}" if cards else ""
                return _said(words + taken, by, icon="skull-crossed-bones")
            case TroopsFortified(seat, source, target, count):
                words = f"{short_name(source)} to {short_name(target)}"
                return _said(words, seat, str(count), "arrow-right", (source, target))
            case AttacksEnded(seat):
                return (
                    None
                    if self._has_fought
                    else _said("Ended without an attack", seat, icon="flag")
                )
            case CardTaken(seat):
                return _said("Drew a card", seat, icon="card-draw")
            case DeckReshuffled() | GameEnded():
                return LogLine(event.text(names), None)
        return None


def _said(
    words: str, seat: int, points: str = "", icon: str = "", places: tuple[int, ...] = ()
) -> LogLine:
    """A line under its seat's heading or mark, which says enough: names would wrap most lines."""
    return RiskLine(words, seat, points, icon=icon, places=places)
