"""Checks the contest's answers about cards and troops, and fits them to the rules of this house.

Two rules of the contest differ from ours. A bot may have been written for them, so what follows
from them is put right instead of being held against it:

- a set with two wild cards counts there and not here (RISK-5.4): another set takes its place, or
  none when nothing must be redeemed;
- the two extra troops come once in a redemption there and once in a turn here (RISK-5.12): if the
  bot counts on them a second time, its distribution is cut by two.

Source: protocol reference section 5.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.external.conversation import Document, invalid
from games.risk.arena.wire import illegal, whole_number
from games.risk.board import MATCHING_TROOPS, SIZE
from games.risk.cards import CARDS, CardSet, is_set, is_wild, sets_in

CARDS_OF_A_SET = 3


def sets_of(document: Document, hand: Sequence[int]) -> list[CardSet]:
    """The sets of a move_redeem_cards, of cards in the hand, in ascending order.

    Raises Misbehaved for what is no list of sets, for foreign cards and for what is no set.
    """
    given = document.get("sets")
    if not isinstance(given, list):
        raise invalid("sets must be a list of lists of three cards")
    left = list(hand)
    found: list[CardSet] = []
    for cards in given:
        numbers = _three_cards(cards)
        for card in numbers:
            if card not in left:
                raise illegal(f"it redeems card {card}, which it does not hold")
            left.remove(card)
        found.append(numbers)
    return _accepted(found, hand)


def _three_cards(cards: object) -> CardSet:
    if not isinstance(cards, list) or len(cards) != CARDS_OF_A_SET:
        raise invalid("a set must be a list of three cards")
    first, second, third = sorted(whole_number(card, "a card") for card in cards)
    if not 0 <= first <= third < CARDS:
        raise illegal("it redeems a card that does not exist")
    return first, second, third


def _accepted(given: list[CardSet], hand: Sequence[int]) -> list[CardSet]:
    """The sets with those of two wild cards replaced, where the hand allows it."""
    accepted = [cards for cards in given if is_set(cards)]
    for cards in given:
        if is_set(cards):
            continue
        if sum(map(is_wild, cards)) < 2:
            raise illegal(f"cards {', '.join(map(str, cards))} are no set")
        used = {card for taken in accepted for card in taken}
        others = sets_in(tuple(sorted(card for card in hand if card not in used)))
        accepted += others[:1]
    return accepted


def distribution_of(document: Document, own: Sequence[int]) -> dict[int, int]:
    """The distribution of a move_distribute_troops over own territories.

    Raises Misbehaved for what is no such table, foreign territories and numbers below one.
    """
    given = document.get("distributions")
    if not isinstance(given, dict):
        raise invalid("distributions must be an object of territories and troops")
    troops: dict[int, int] = {}
    for place, count in given.items():
        territory, number = whole_number(place, "a territory"), whole_number(count, "troops")
        if territory not in own:
            name = f"territory {territory}" if 0 <= territory < SIZE else f"'{place}'"
            raise illegal(f"it places troops on {name}, which it does not own")
        if number < 1:
            raise illegal(f"it places {number} troops on territory {territory}")
        troops[territory] = number
    return troops


def require_sum(troops: dict[int, int], wanted: int, *, may_count_extra: bool) -> None:
    """Raises Misbehaved unless all troops are distributed, and no more than there are."""
    total = sum(troops.values())
    if total != wanted and not (may_count_extra and total == wanted + MATCHING_TROOPS):
        raise illegal(f"it distributes {total} troops and has {wanted}")


def require_extra(troops: dict[int, int], places: Sequence[int]) -> None:
    """Raises Misbehaved unless the extra troops stand on a territory that a card shows."""
    if places and not any(troops.get(place, 0) >= MATCHING_TROOPS for place in places):
        shown = " or ".join(map(str, places))
        raise illegal(f"it must place {MATCHING_TROOPS} troops on territory {shown}")


def still_to_place(troops: dict[int, int], done: dict[int, int], count: int) -> dict[int, int]:
    """What is left of a distribution after what has been placed, cut or raised to the count."""
    left = {place: number - done.get(place, 0) for place, number in troops.items()}
    left = {place: number for place, number in left.items() if number > 0}
    if not left:
        left = dict.fromkeys(list(troops)[:1], 0)
    while (excess := sum(left.values()) - count) > 0:
        largest = max(left, key=left.__getitem__)
        left[largest] -= min(excess, left[largest])
    left[max(left, key=left.__getitem__)] += count - sum(left.values())
    return {place: number for place, number in left.items() if number}
