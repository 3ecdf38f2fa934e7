"""What happens at the table of Arcs only with leaders and lore."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from engine.core.recorded import Event
from engine.text.said import Said, SeatNumber, said_by_fields
from games.arcs.leaders import LEADERS
from games.arcs.names import CARD, OWNER, PIECE, SYSTEM, TOKEN
from games.arcs.reach_box import BLIGHT, OWNERS


class LeaderEvent(Event):
    """What happens only with leaders and lore."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class DraftLaid(LeaderEvent):
    """Leaders and lore cards lie open to be taken."""

    cards: Annotated[tuple[str, ...], CARD]

    def said(self) -> Said:
        """The leaders before the lore."""
        leaders = tuple([CARD(card) for card in self.cards if card in LEADERS])
        lore = tuple([CARD(card) for card in self.cards if card not in LEADERS])
        return Said("draft-laid", {"leaders": leaders, "lore": lore})


@dataclass(frozen=True, slots=True)
class CardTaken(LeaderEvent):
    """A seat has a leader or a lore card."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]

    def said(self) -> Said:
        """A leader is taken as one."""
        _, args = said_by_fields(self)
        return Said("leader-taken" if self.card in LEADERS else "card-taken", args)


@dataclass(frozen=True, slots=True)
class LoreDrawn(LeaderEvent):
    """Lore cards were drawn, of which some are kept."""

    seat: Annotated[int, SeatNumber]
    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class LoreDiscarded(LeaderEvent):
    """A lore card was discarded for what it clears."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class PiecesScrapped(LeaderEvent):
    """Pieces of a seat are out of the game."""

    seat: Annotated[int, SeatNumber]
    kind: Annotated[str, PIECE]
    count: int


@dataclass(frozen=True, slots=True)
class OutrageSet(LeaderEvent):
    """An Outrage icon of a seat is covered from the beginning."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class OutrageCleared(LeaderEvent):
    """An Outrage icon is free again."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class CardGiven(LeaderEvent):
    """A guild card went to a rival for nothing."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class PlanetReshaped(LeaderEvent):
    """A resource laid on a planet is its type from now on."""

    seat: Annotated[int, SeatNumber]
    system: Annotated[str, SYSTEM]
    resource: Annotated[str, TOKEN]
    slot: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class RiflesFired(LeaderEvent):
    """Ships fired at a defender in another system."""

    seat: Annotated[int, SeatNumber]
    defender: Annotated[int, OWNER]
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]
    hits: int


@dataclass(frozen=True, slots=True)
class ShipsGuided(LeaderEvent):
    """A seat moved ships of an owner: its own, a rival's or the Empire's."""

    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, OWNER]
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]
    fresh: int
    hurt: int

    def said(self) -> Said:
        """Its own ships, a rival's or the Empire's."""
        _, args = said_by_fields(self)
        if self.owner in OWNERS:
            return Said("outsider-ships-guided", args)
        if self.owner == self.seat:
            return Said("ships-guided", args)
        return Said("rival-ships-guided", {**args, "rival": SeatNumber(self.owner)})


@dataclass(frozen=True, slots=True)
class BuildingReplaced(LeaderEvent):
    """A building gave way to another one, of another kind or owner."""

    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, OWNER]
    system: Annotated[str, SYSTEM]
    old: Annotated[str, PIECE]
    new: Annotated[str, PIECE]
    fresh: bool = field(default=True, compare=False)

    def said(self) -> Said:
        """Its own building, or a rival's."""
        _, args = said_by_fields(self)
        is_own = self.owner == self.seat
        return Said("building-replaced" if is_own else "rival-building-replaced", args)


@dataclass(frozen=True, slots=True)
class TrophyReturned(LeaderEvent):
    """A Trophy went back to its owner."""

    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, OWNER]
    kind: Annotated[str, PIECE]

    def said(self) -> Said:
        """Of a rival, of somebody who is no player, or Blight."""
        key, args = said_by_fields(self)
        if self.owner in OWNERS:
            return Said(f"{'blight' if self.owner == BLIGHT else 'outsider'}-{key}", args)
        return Said(key, {**args, "rival": SeatNumber(self.owner)})
