"""What happens at the table of Risk, for the log, the animation, the charts and the dice count."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from engine.core.decision import Event
from engine.text.message import Message, SeatNumber, said_by_fields
from games.risk.board import CARD, CONTINENT, HIDDEN, TERRITORY, CardSet
from games.risk.state import NEUTRAL

Ending = Literal["conquest", "round limit"]


@dataclass(frozen=True, slots=True)
class OrderDecided(Event):
    order: Annotated[tuple[int, ...], SeatNumber]


@dataclass(frozen=True, slots=True)
class TerritoryClaimed(Event):
    """An owner (a seat or the neutral army) got an unoccupied territory; `chosen` or by lot."""

    owner: int
    territory: Annotated[int, TERRITORY]
    troops: int
    chosen: bool

    def said(self) -> Message:
        place = TERRITORY(self.territory)
        if self.owner == NEUTRAL:
            return Message("territory-neutral", {"territory": place, "troops": self.troops})
        key = "territory-claimed" if self.chosen else "territory-dealt"
        return Message(key, {"seat": SeatNumber(self.owner), "territory": place})


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    seat: Annotated[int, SeatNumber]
    round: int
    territories: int
    territory_troops: int
    continents: Annotated[tuple[int, ...], CONTINENT]
    continent_troops: int

    def said(self) -> Message:
        """With all that the turn brings, as `troops`."""
        key, args = said_by_fields(self)
        return Message(key, {**args, "troops": self.territory_troops + self.continent_troops})


@dataclass(frozen=True, slots=True)
class SetRedeemed(Event):
    turns_up: ClassVar = "the cards of the set"

    seat: Annotated[int, SeatNumber]
    cards: Annotated[CardSet, CARD]
    number: int
    troops: int


@dataclass(frozen=True, slots=True)
class BonusPlaced(Event):
    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    territory: Annotated[int, TERRITORY]
    count: int


@dataclass(frozen=True, slots=True)
class TroopsPlaced(Event):
    """A seat placed troops from its reserve; `left` are still to place."""

    seat: Annotated[int, SeatNumber]
    territory: Annotated[int, TERRITORY]
    count: int
    left: int


@dataclass(frozen=True, slots=True)
class BattleRolled(Event):
    """One roll: the dice of both sides (as they fell) and what each lost."""

    attacker: Annotated[int, SeatNumber]
    defender: int
    source: Annotated[int, TERRITORY]
    target: Annotated[int, TERRITORY]
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    attacker_lost: int
    defender_lost: int


@dataclass(frozen=True, slots=True)
class TerritoryConquered(Event):
    seat: Annotated[int, SeatNumber]
    loser: int
    source: Annotated[int, TERRITORY]
    target: Annotated[int, TERRITORY]

    def said(self) -> Message:
        """From a seat, or from the neutral army, which is none."""
        key, args = said_by_fields(self)
        if self.loser == NEUTRAL:
            return Message("territory-conquered-neutral", args)
        return Message(key, {**args, "loser": SeatNumber(self.loser)})


@dataclass(frozen=True, slots=True)
class SeatEliminated(Event):
    """A seat lost its last territory; its cards went to the conqueror, who alone may know them."""

    turns_up: ClassVar = "the cards taken, to the conqueror"

    seat: Annotated[int, SeatNumber]
    by: Annotated[int, SeatNumber]
    cards: tuple[int, ...]

    def veiled(self) -> SeatEliminated:
        return SeatEliminated(self.seat, self.by, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class TroopsMovedIn(Event):
    seat: Annotated[int, SeatNumber]
    source: Annotated[int, TERRITORY]
    target: Annotated[int, TERRITORY]
    count: int


@dataclass(frozen=True, slots=True)
class AttacksEnded(Event):
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The deck was empty: the discarded cards became a new one.

    `unasked` at a real table where no question about a card has told hands to shuffle them.
    """

    cards: int
    unasked: bool = field(default=False, repr=False)

    def said(self) -> Message:
        return Message("deck-reshuffled", {"cards": self.cards})

    def for_hands(self) -> tuple[Message, ...]:
        return (Message("deck-to-shuffle"),) if self.unasked else ()


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat got the card of its turn; only that seat may know which, so it is told without it."""

    seat: Annotated[int, SeatNumber]
    card: int

    def veiled(self) -> CardTaken:
        return CardTaken(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class TroopsFortified(Event):
    seat: Annotated[int, SeatNumber]
    source: Annotated[int, TERRITORY]
    target: Annotated[int, TERRITORY]
    count: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, by conquest or because its last round has been played."""

    winners: Annotated[tuple[int, ...], SeatNumber]
    ending: Ending

    def said(self) -> Message:
        """The world is conquered by one; the last round may leave several in the lead."""
        winners = said_by_fields(self).args["winners"]
        if self.ending == "conquest":
            return Message("world-conquered", {"seat": winners[0]})
        if len(winners) == 1:
            return Message("game-led", {"seat": winners[0]})
        return Message("game-led-by-several", {"winners": winners})
