"""What happens at the table of Risk, for the log, the animation, the charts and the dice count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.core.recorded import Event
from engine.core.words import them, they
from games.risk.board import CONTINENTS, NAMES
from games.risk.cards import CARD_NAMES, HIDDEN, CardSet
from games.risk.state import NEUTRAL

Ending = Literal["conquest", "round limit"]


def counted(number: int, thing: str = "troop") -> str:
    """A number with its noun: "1 troop", "3 troops", "no troops"."""
    return f"{number or 'no'} {thing}" if number == 1 else f"{number or 'no'} {thing}s"


def listed(words: Iterable[str]) -> str:
    """Words as people list them: "a", "a and b", "a, b and c"."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def who(names: Sequence[str], owner: int) -> str:
    """The name of a seat, or of the neutral army."""
    return "The neutral army" if owner == NEUTRAL else names[owner]


@dataclass(frozen=True, slots=True)
class OrderDecided(Event):
    """The seats in order of play."""

    order: tuple[int, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"The order of play is {listed(names[seat] for seat in self.order)}"


@dataclass(frozen=True, slots=True)
class TerritoryClaimed(Event):
    """An owner (a seat or the neutral army) got an unoccupied territory; `chosen` or by lot."""

    owner: int
    territory: int
    troops: int
    chosen: bool

    def text(self, names: Sequence[str]) -> str:
        verb = "claims" if self.chosen else "is dealt"
        extra = "" if self.troops == 1 else f" with {counted(self.troops)}"
        return f"{who(names, self.owner)} {verb} {NAMES[self.territory]}{extra}"


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A seat's turn began, with troops for its territories and for its continents."""

    seat: int
    round: int
    territories: int
    territory_troops: int
    continents: tuple[int, ...]
    continent_troops: int

    def text(self, names: Sequence[str]) -> str:
        total = counted(self.territory_troops + self.continent_troops)
        held = (
            listed(CONTINENTS[number].name for number in self.continents) if self.continents else ""
        )
        why = f"{counted(self.territories, 'territory').replace('territorys', 'territories')}"
        why += f" and {held}" if held else ""
        return f"{they(names[self.seat], 'starts')} round {self.round} with {total} for {why}"


@dataclass(frozen=True, slots=True)
class SetRedeemed(Event):
    """A seat redeemed the set of that number in the game for so many troops."""

    turns_up: ClassVar = "the cards of the set"

    seat: int
    cards: CardSet
    number: int
    troops: int

    def text(self, names: Sequence[str]) -> str:
        shown = listed(CARD_NAMES[card] for card in self.cards)
        return f"{they(names[self.seat], 'redeems')} {shown}: {counted(self.troops)}"


@dataclass(frozen=True, slots=True)
class BonusPlaced(Event):
    """The extra troops of a matching card were put on its territory."""

    seat: int
    territory: int
    count: int

    def text(self, names: Sequence[str]) -> str:
        start = they(names[self.seat], "gets")
        return f"{start} {self.count} extra troops on {NAMES[self.territory]}"


@dataclass(frozen=True, slots=True)
class TroopsPlaced(Event):
    """A seat placed troops from its reserve; `left` are still to place."""

    seat: int
    territory: int
    count: int
    left: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'places')} {self.count} on {NAMES[self.territory]}"


@dataclass(frozen=True, slots=True)
class BattleRolled(Event):
    """One roll: the dice of both sides (as they fell) and what each lost."""

    attacker: int
    defender: int
    source: int
    target: int
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    attacker_lost: int
    defender_lost: int

    def text(self, names: Sequence[str]) -> str:
        red = " ".join(map(str, self.attack_dice))
        white = " ".join(map(str, self.defence_dice))
        where = f"{NAMES[self.source]} against {NAMES[self.target]}"
        return f"{where}: {red} against {white}, losses {self.attacker_lost} : {self.defender_lost}"


@dataclass(frozen=True, slots=True)
class TerritoryConquered(Event):
    """The last troop of a territory was defeated; it changes hands."""

    seat: int
    loser: int
    source: int
    target: int

    def text(self, names: Sequence[str]) -> str:
        loser = "the neutral army" if self.loser == NEUTRAL else them(names[self.loser])
        return f"{they(names[self.seat], 'conquers')} {NAMES[self.target]} from {loser}"


@dataclass(frozen=True, slots=True)
class SeatEliminated(Event):
    """A seat lost its last territory; its cards went to the conqueror, who alone may know them."""

    turns_up: ClassVar = "the cards taken, to the conqueror"

    seat: int
    by: int
    cards: tuple[int, ...]

    def veiled(self) -> SeatEliminated:
        return SeatEliminated(self.seat, self.by, (HIDDEN,) * len(self.cards))

    def text(self, names: Sequence[str]) -> str:
        taken = f" and takes {counted(len(self.cards), 'card')}" if self.cards else ""
        return f"{they(names[self.by], 'eliminates')} {them(names[self.seat])}{taken}"


@dataclass(frozen=True, slots=True)
class TroopsMovedIn(Event):
    """Troops occupied a captured territory."""

    seat: int
    source: int
    target: int
    count: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'moves')} {self.count} into {NAMES[self.target]}"


@dataclass(frozen=True, slots=True)
class AttacksEnded(Event):
    """A seat attacks no more this turn."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'ends')} the attacks"


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The deck was empty: the discarded cards became a new one."""

    cards: int

    def text(self, names: Sequence[str]) -> str:
        return f"The {self.cards} discarded cards are shuffled into a new deck"


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat got the card of its turn; only that seat may know which, so the text is silent."""

    seat: int
    card: int

    def veiled(self) -> CardTaken:
        return CardTaken(self.seat, HIDDEN)

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'takes')} a territory card"


@dataclass(frozen=True, slots=True)
class TroopsFortified(Event):
    """A seat moved troops between two of its territories at the end of its turn."""

    seat: int
    source: int
    target: int
    count: int

    def text(self, names: Sequence[str]) -> str:
        way = f"{NAMES[self.source]} to {NAMES[self.target]}"
        return f"{they(names[self.seat], 'moves')} {self.count} from {way}"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, by conquest or because its last round has been played."""

    winners: tuple[int, ...]
    ending: Ending

    def text(self, names: Sequence[str]) -> str:
        winners = listed(names[seat] for seat in self.winners)
        is_one = len(self.winners) == 1
        if self.ending == "conquest":
            return f"{they(winners, 'conquers' if is_one else 'conquer')} the world"
        return f"The last round is over: {they(winners, 'leads' if is_one else 'lead')}"
