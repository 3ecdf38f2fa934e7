"""What an expansion may change of the table: the base game's answers, for a campaign to override.

The table holds one `Expansion` (`Table.reach`, by which name records know it) and asks it what it
does not know itself: ships and tokens that are no seat's, other action cards, who else controls a
system. What is more than a question of the table (invariants, words, pages of bots, places of
scenes) stands in a `ByMode` beside the base game's own, where the campaign puts its part.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from engine.core.hidden import Copyable
from games.arcs.board import LAST_CHAPTER, POWER_TO_END, deck
from games.arcs.parts import NOBODY, ActionCard, Leaders, Mode, Seat

T = TypeVar("T")
Held = tuple[bool, tuple[str, ...]]
"""Whether a SUPERCAT sits there, and the cards in front of it: all that hooks follow from."""
NO_SHIPS: Final[Mapping[str, int]] = {}


def require_entries(table: Mapping[str, Any], wanted: Iterable[str], what: str) -> None:
    """LookupError when something has no entry, so that no silent default stands in for it."""
    missing = [each for each in wanted if each not in table]
    if missing:
        raise LookupError(f"no entry for {', '.join(missing)} in {what}")


class Expansion(Copyable):
    """The neutral answers, which are those of the base game.

    `fresh` and `hurt` are ships by system of the owner `commander`, which is no seat; a fresh one
    gives it control. `builders` are owners of buildings that are no seats, `aside` action cards
    that lie beside the table until the next chapter, `allies` the commander's ships (fresh and
    damaged) in the battle that is being fought. `more_in_court` are places of the Court row
    besides those of the rulebook. `last_chapter` is the last one there can be.
    """

    __slots__ = ()

    mode: ClassVar[Mode] = "base"
    commander: ClassVar[int] = NOBODY
    builders: ClassVar[frozenset[int]] = frozenset()
    more_in_court: ClassVar[int] = 0
    last_chapter: ClassVar[int] = LAST_CHAPTER
    power_may_be_owed: ClassVar[bool] = False
    hands_may_be_short: ClassVar[bool] = False
    """Whether there may be fewer action cards to deal than hands hold."""

    fresh: Mapping[str, int] = NO_SHIPS
    hurt: Mapping[str, int] = NO_SHIPS
    aside: tuple[ActionCard, ...] = ()
    allies: tuple[int, int] = (0, 0)

    # -- the map ------------------------------------------------------------------------------

    def phantom_clusters(self, out: tuple[int, ...]) -> tuple[int, ...]:
        """ARCS-3.3: the clusters whose planets lay tokens on ambitions, `out` being out of play."""
        return out

    def ships_of(self, owner: int, system: str) -> tuple[int, int]:
        """The fresh and the damaged ships, in a system, of an owner that is no seat."""
        return 0, 0

    def ships_at(self, system: str) -> int:
        """How many ships a system has that are no seat's."""
        return 0

    def add_ships(self, system: str, fresh: int, hurt: int = 0) -> None:
        """Puts ships of no seat into a system, or takes them out; here are none."""

    def can_be_fought(self, owner: int) -> bool:
        """Whether there can be a battle against an owner that is no seat."""
        return False

    def is_regent(self, number: int) -> bool:
        """Whether a seat may use the commander's ships."""
        return False

    def commands_afar(self, cards: Sequence[str]) -> bool:
        """Whether these cards let their owner use the commander's ships from anywhere."""
        return False

    # -- pieces and cards ---------------------------------------------------------------------

    def action_cards(self, seats: int) -> tuple[str, ...]:
        """ARCS-3.1: the action cards of a game for so many."""
        return deck(seats)

    def take_back_cards(self) -> None:
        """The cards set aside go back among the others."""

    def favors_of(self, owner: int) -> int:
        """The agents of a seat that are neither on the Court nor captives."""
        return 0

    def tokens_held(self, resource: str) -> int:
        """The tokens of a type that lie neither in slots nor in the supply."""
        return 0

    def give_up(self, owner: int, place: str, resource: str) -> None:
        """Takes a resource that lies elsewhere than in a slot."""
        raise LookupError("the base game has no resources but those in slots")

    def show_side(self, card: str, side: str) -> None:
        """Notes on which side a card with two was played."""
        raise LookupError("the base game has no cards with two sides")

    # -- seats --------------------------------------------------------------------------------

    def speakers(self, seats: Sequence[Seat], leaders: Leaders) -> tuple[Held, ...]:
        """What has a say in front of each seat; a leader has the last word, for it may say
        "cannot".
        """
        if leaders == "off":
            return tuple([(seat.supercat is not None, seat.cards) for seat in seats])
        return tuple(
            [(seat.supercat is not None, (*seat.cards, *seat.lore, seat.leader)) for seat in seats]
        )

    def goal(self, seats: int) -> int:
        """ARCS-10.9: the Power that ends the game, 0 where none does."""
        power: int = POWER_TO_END[seats]
        return power

    def title_of(self, number: int) -> str:
        """What a seat is called besides its name."""
        return ""

    def pursuit(self, number: int) -> str:
        """What a seat pursues besides ambitions, as people say it."""
        return ""

    def to_go(self, number: int) -> int | None:
        """How far a seat's objective is away, where seats have any."""
        return None

    def standing(self, number: int) -> Mapping[str, Any]:
        """What a review notes of a seat as a chapter ends, by the field that lists it."""
        return {}

    def identity(self, number: int) -> Mapping[str, Any]:
        """What a review says of who a seat is."""
        return {}

    @property
    def is_reviewed(self) -> bool:
        """Whether luck and choices are judged: by a bot that plays the base game."""
        return True

    @property
    def has_turns(self) -> bool:
        """Whether turns are played, and not what follows an Act."""
        return True

    # -- what is hidden -----------------------------------------------------------------------

    def hide_from(self, viewer: int) -> None:
        """Hides what a seat may not know; for a copy."""

    def deal_hidden(self, rng: Random) -> None:
        """Deals anew what a view hides; for a copy."""


class BaseGame(Expansion):
    """No expansion at all; null in records."""

    __slots__ = ()

    def copy(self) -> Self:
        return self

    def __reduce__(self) -> str:
        return "BASE_GAME"  # the same one in the process that a table is sent to

    def __repr__(self) -> str:
        return "BASE_GAME"


BASE_GAME: Final = BaseGame()


class HasExpansion(Protocol):
    """A table, as far as it matters what is played."""

    @property
    def reach(self) -> Expansion:
        """What an expansion adds."""


class ByMode(Generic[T]):
    """Something that an expansion does otherwise: the base game's, and those put beside it."""

    def __init__(self, base: T) -> None:
        self._known: dict[Mode, T] = {Expansion.mode: base}

    def put(self, mode: Mode, part: T) -> None:
        """An expansion's part in place of the base game's; its module is loaded once."""
        self._known[mode] = part

    def of(self, table: HasExpansion) -> T:
        """What holds at a table."""
        return self._known[table.reach.mode]
