"""The cards of a bot of ours at the contest's table: its deck has other symbols than ours.

A card there is the same card here where the symbols agree, else another one of the same symbol.
Only the hand matters for that: of discarded cards bots of ours know how many there are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from games.risk.cards import CARDS, Cards, is_wild, symbol


class OwnCards:
    """The hand and the discarded cards; `discards` have the contest's numbers."""

    def __init__(self) -> None:
        self.discards: list[int] = []
        self._ours: dict[int, int] = {}

    @property
    def hand(self) -> Cards:
        """The hand in cards of ours."""
        return tuple(sorted(self._ours.values()))

    def theirs(self, card: int) -> int:
        """The contest's number of a card of the hand."""
        return next(number for number, own in self._ours.items() if own == card)

    def take(self, number: int, shown: str, *, is_wild: bool) -> None:
        """Takes a card of the contest's deck into the hand."""
        self._ours[number] = _alike(number, "" if is_wild else shown, self._ours.values())

    def give_up(self, numbers: Iterable[int]) -> None:
        """Removes cards with these of the contest's numbers from the hand."""
        for number in numbers:
            del self._ours[number]

    def laid_out_discards(self) -> Cards:
        """As many cards as are discarded, none of them in the hand."""
        taken = set(self._ours.values())
        laid_out = []
        for number in self.discards:
            card = number if number not in taken else _first_free(taken.union(self.discards))
            taken.add(card)
            laid_out.append(card)
        return tuple(laid_out)


def _alike(number: int, shown: str, taken: Collection[int]) -> int:
    """A card of ours that is not taken: itself or another with the symbol, none for a wild one.

    A deck may hold more cards of a kind than ours. In the contest a set with any wild card counts,
    so that a wild card may then be any; of a symbol nobody ever holds as many as there are.
    """
    wanted = [
        card
        for card in (number, *range(CARDS))
        if card not in taken and (symbol(card) == shown if shown else is_wild(card))
    ]
    return wanted[0] if wanted else _first_free(taken)


def _first_free(taken: Collection[int]) -> int:
    return next(card for card in range(CARDS) if card not in taken)
