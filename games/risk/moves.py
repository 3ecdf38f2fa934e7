"""What a seat may say in Risk: the moves, the words typed, and what is wrong with them.

Territories and cards are given by number (`board.NAMES`); `str(move)` is what people type.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Annotated, Any, ClassVar, overload

from engine.core.decision import Decision, MoveOption, NumberRange, Option
from engine.core.errors import IllegalAnswer
from engine.text.message import Message
from games.risk import board

MOST_DICE = 3


@dataclass(frozen=True, slots=True)
class Claim(MoveOption):
    command: ClassVar = "Claim {territory}"
    territory: Annotated[int, board.TERRITORY]


@dataclass(frozen=True, slots=True)
class PlaceTroops(MoveOption):
    command: ClassVar = "Place {count} on {territory}"
    territory: Annotated[int, board.TERRITORY]
    count: int


@dataclass(frozen=True, slots=True)
class Redeem(MoveOption):
    cards: Annotated[board.CardSet, board.CARD]

    def __str__(self) -> str:
        first, second, third = (board.CARD_NAMES[card] for card in self.cards)
        return f"Redeem {first}, {second} and {third}"


@dataclass(frozen=True, slots=True)
class RedeemHidden(MoveOption):
    """RISK-11.7: turn in a set of cards that their owner tells only now."""

    command: ClassVar = "Redeem a set"


@dataclass(frozen=True, slots=True)
class KeepCards(MoveOption):
    command: ClassVar = "Keep the cards"
    is_secret: ClassVar = True


@dataclass(frozen=True, slots=True)
class TakeBonus(MoveOption):
    """Put the extra troops of a matching card on this of several matching territories."""

    command: ClassVar = "Extra troops on {territory}"
    territory: Annotated[int, board.TERRITORY]


@dataclass(frozen=True, slots=True)
class Attack(MoveOption):
    """Roll once with one to three dice from an own territory against an adjacent one."""

    command: ClassVar = "Attack {target} from {source} with {dice}"
    source: Annotated[int, board.TERRITORY]
    target: Annotated[int, board.TERRITORY]
    dice: int


@dataclass(frozen=True, slots=True)
class EndAttacks(MoveOption):
    command: ClassVar = "End the attacks"


@dataclass(frozen=True, slots=True)
class Defend(MoveOption):
    command: ClassVar = "Defend with {dice}"
    dice: int


@dataclass(frozen=True, slots=True)
class Occupy(MoveOption):
    command: ClassVar = "Move in {count}"
    count: int


@dataclass(frozen=True, slots=True)
class Fortify(MoveOption):
    """Move troops between two adjacent own territories and end the turn."""

    command: ClassVar = "Move {count} from {source} to {target}"
    source: Annotated[int, board.TERRITORY]
    target: Annotated[int, board.TERRITORY]
    count: int


@dataclass(frozen=True, slots=True)
class EndTurn(MoveOption):
    command: ClassVar = "End the turn"


Move = (
    Claim
    | PlaceTroops
    | Redeem
    | RedeemHidden
    | KeepCards
    | TakeBonus
    | Attack
    | EndAttacks
    | Defend
    | Occupy
    | Fortify
    | EndTurn
)

CLAIMS = tuple(Claim(territory) for territory in range(board.SIZE))
ATTACKS: tuple[tuple[tuple[int, tuple[Attack, ...]], ...], ...] = tuple(
    tuple(
        (target, tuple(Attack(source, target, dice) for dice in range(1, MOST_DICE + 1)))
        for target in board.ADJACENT[source]
    )
    for source in range(board.SIZE)
)
"""By source: each neighbour with the attacks of one, two and three dice."""


def _is_count(value: Any, most: int) -> bool:
    return type(value) is int and 1 <= value <= most


class TroopCounts(NumberRange):
    """A range of troops to move in, with a test for membership that does not count."""

    __slots__ = ()

    def __contains__(self, option: Any) -> bool:
        return (
            isinstance(option, Occupy)
            and type(option.count) is int
            and self.low <= option.count <= self.high
        )


class Placements(Sequence[Option]):
    """1 to `most` troops on any of the territories: all counts of the first territory first."""

    __slots__ = ("most", "territories")

    def __init__(self, territories: tuple[int, ...], most: int) -> None:
        self.territories = territories
        self.most = most

    def __len__(self) -> int:
        return len(self.territories) * self.most

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, slice):
            return [self[number] for number in range(len(self))[index]]
        place, count = divmod(range(len(self))[index], self.most)
        return PlaceTroops(self.territories[place], count + 1)

    def __contains__(self, option: Any) -> bool:
        return (
            isinstance(option, PlaceTroops)
            and option.territory in self.territories
            and _is_count(option.count, self.most)
        )


class Attacks(Sequence[Option]):
    """Every attack a seat may make on a board, ending the attacks last; listed when looked at."""

    __slots__ = ("_listed", "_owners", "_seat", "_troops")

    def __init__(self, seat: int, owners: list[int], troops: list[int]) -> None:
        self._seat = seat
        self._owners = owners.copy()
        self._troops = troops.copy()
        self._listed: list[Option] | None = None

    @property
    def sources(self) -> tuple[int, ...]:
        found = (each.source for each in self._list() if isinstance(each, Attack))
        return tuple(dict.fromkeys(found))

    def targets(self, source: int) -> tuple[int, ...]:
        return tuple(place for place in board.ADJACENT[source] if Attack(source, place, 1) in self)

    def sources_against(self, target: int) -> tuple[int, ...]:
        return tuple(place for place in board.ADJACENT[target] if Attack(place, target, 1) in self)

    def most_dice(self, source: int) -> int:
        return min(MOST_DICE, self._troops[source] - 1)

    def _list(self) -> list[Option]:
        if self._listed is None:
            self._listed = self._write_out()
        return self._listed

    def _write_out(self) -> list[Option]:
        seat, owners = self._seat, self._owners
        listed: list[Option] = []
        for source, troops in enumerate(self._troops):
            if troops > 1 and owners[source] == seat:
                for target, attacks in ATTACKS[source]:
                    if owners[target] != seat:
                        listed += attacks if troops > MOST_DICE else attacks[: troops - 1]
        listed.append(END_ATTACKS)
        return listed

    def __len__(self) -> int:
        return len(self._list())

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        return self._list()[index]

    def __iter__(self) -> Iterator[Option]:
        return iter(self._list())

    def __contains__(self, option: Any) -> bool:
        if not isinstance(option, Attack):
            return isinstance(option, EndAttacks)
        source, target = option.source, option.target
        return (
            (type(source) is int and 0 <= source < board.SIZE)
            and self._owners[source] == self._seat
            and target in board.ADJACENT[source]
            and self._owners[target] != self._seat
            and _is_count(option.dice, self.most_dice(source))
        )


class Fortifications(Sequence[Option]):
    """1 to `most` troops along each (source, target, most), ending the turn last."""

    __slots__ = ("_ends", "ways")

    def __init__(self, ways: list[tuple[int, int, int]]) -> None:
        self.ways = ways
        self._ends = list(accumulate(most for _, _, most in ways))

    def __len__(self) -> int:
        return (self._ends[-1] if self._ends else 0) + 1

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, slice):
            return [self[number] for number in range(len(self))[index]]
        place = range(len(self))[index]
        way = bisect_right(self._ends, place)
        if way == len(self.ways):
            return END_TURN
        source, target, most = self.ways[way]
        return Fortify(source, target, place - (self._ends[way] - most) + 1)

    def __contains__(self, option: Any) -> bool:
        if not isinstance(option, Fortify):
            return isinstance(option, EndTurn)
        return any(
            source == option.source and target == option.target and _is_count(option.count, most)
            for source, target, most in self.ways
        )


KEEP_CARDS = KeepCards()
REDEEM_HIDDEN = RedeemHidden()
END_ATTACKS = EndAttacks()
END_TURN = EndTurn()


_PASSES: dict[KeepCards | EndAttacks | EndTurn, tuple[str, ...]] = {
    KEEP_CARDS: ("keep the cards", "keep cards", "keep"),
    END_ATTACKS: ("end the attacks", "end attacks", "end attack", "stop attacking"),
    END_TURN: ("end the turn", "end turn", "no fortification"),
}
_ANY_PASS = ("pass", "done", "stop", "end")
_DICE = r"(?: (?:with|using) ([0-9]+)(?: dice| die)?)?"


def parse_move(decision: Decision, text: str) -> Option | None:
    """RISK-15.1 to 15.3: the option the words name, or None when they are far from any move.

    Raises IllegalAnswer or UnknownTerritory with one sentence for a near miss and for a move that
    is not possible now.
    """
    said = " ".join(re.sub(r"[,;:.]", " ", text.casefold()).split())
    move = _pass(decision, said) or _spoken(decision, said)
    if move is None:
        return None
    if move not in decision.options:
        raise IllegalAnswer(Message("not-possible-now", {"move": move, "asked": decision.asked}))
    return move


def _pass(decision: Decision, said: str) -> Move | None:
    for move, words in _PASSES.items():
        if said in words or (said in _ANY_PASS and move in decision.options):
            return move
    return None


def _spoken(decision: Decision, said: str) -> Move | None:
    for pattern, make in _PATTERNS:
        match = pattern.fullmatch(said)
        if match:
            return make(decision, *match.groups())
    return None


def _claim(decision: Decision, place: str) -> Move:
    return Claim(board.territory_named(place))


def _place(decision: Decision, count: str | None, place: str) -> Move:
    return PlaceTroops(board.territory_named(place), int(count or 1))


def _bonus(decision: Decision, place: str) -> Move:
    return TakeBonus(board.territory_named(place))


def _redeem(decision: Decision, cards: str) -> Move:
    left = cards
    found = []
    for card in sorted(range(len(board.CARD_NAMES)), key=lambda card: -len(board.CARD_NAMES[card])):
        name = board.CARD_NAMES[card].casefold()
        if re.search(rf"\b{name}\b", left):
            left = re.sub(rf"\b{name}\b", " ", left)
            found.append(card)
    if re.search(r"\bwild\b", left):
        found.append(_any_wild(decision))
        left = re.sub(r"\b(a )?wild( card)?\b", " ", left)
    unread = [word for word in left.split() if word != "and"]
    if len(found) != 3 or unread:
        raise IllegalAnswer(Message("name-three-cards"))
    first, second, third = sorted(found)
    return Redeem((first, second, third))


def _any_wild(decision: Decision) -> int:
    """A wild card that is held, as far as the sets on offer tell."""
    sets = (option.cards for option in decision.options if isinstance(option, Redeem))
    return next((card for cards in sets for card in cards if board.is_wild(card)), board.SIZE)


def _attack(decision: Decision, target: str, source: str, dice: str | None) -> Move:
    return _roll(decision, board.territory_named(source), board.territory_named(target), dice)


def _attack_to(decision: Decision, source: str, target: str, dice: str | None) -> Move:
    return _roll(decision, board.territory_named(source), board.territory_named(target), dice)


def _roll(decision: Decision, source: int, target: int, dice: str | None) -> Move:
    """Without a number, as many dice as are allowed."""
    wanted = [int(dice)] if dice else range(MOST_DICE, 0, -1)
    for count in wanted:
        if Attack(source, target, count) in decision.options:
            return Attack(source, target, count)
    return Attack(source, target, wanted[0])


def _defend(decision: Decision, dice: str) -> Move:
    return Defend(int(dice))


def _occupy(decision: Decision, count: str) -> Move:
    return Occupy(int(count))


def _fortify(decision: Decision, count: str, source: str, target: str) -> Move:
    return Fortify(board.territory_named(source), board.territory_named(target), int(count))


def _fortify_late(decision: Decision, source: str, target: str, count: str) -> Move:
    return _fortify(decision, count, source, target)


_PATTERNS: tuple[tuple[re.Pattern[str], Callable[..., Move]], ...] = tuple(
    (re.compile(pattern), make)
    for pattern, make in (
        (r"claim (.+)", _claim),
        (r"place (?:([0-9]+) )?(?:troops? )?(?:(?:on|in|to) )?(.+)", _place),
        (r"(?:extra troops|bonus)(?: on| in)? (.+)", _bonus),
        (r"(?:redeem|trade)(?: a set)?", lambda decision: RedeemHidden()),
        (r"(?:redeem|trade) (.+)", _redeem),
        (r"attack (.+) from (.+?)" + _DICE, _attack),
        (r"attack (?:from )?(.+) to (.+?)" + _DICE, _attack_to),
        (r"defend (?:with )?([0-9]+)(?: dice| die)?", _defend),
        (r"(?:move in|occupy)(?: with)? ([0-9]+)(?: troops?)?", _occupy),
        (r"(?:move|fortify) ([0-9]+)(?: troops?)? from (.+) to (.+)", _fortify),
        (r"fortify (.+) to (.+) with ([0-9]+)", _fortify_late),
    )
)
