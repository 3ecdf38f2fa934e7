"""The move words of Risk: what a player types, and a helpful sentence when it is no move."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.core.decision import Decision, Option
from engine.core.errors import IllegalAnswer
from engine.text.message import Message
from games.risk.board import SIZE, territory_named
from games.risk.cards import CARD_NAMES, is_wild
from games.risk.moves import (
    END_ATTACKS,
    END_TURN,
    KEEP_CARDS,
    MOST_DICE,
    Attack,
    Claim,
    Defend,
    EndAttacks,
    EndTurn,
    Fortify,
    KeepCards,
    Move,
    Occupy,
    PlaceTroops,
    Redeem,
    RedeemHidden,
    TakeBonus,
)

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
    return Claim(territory_named(place))


def _place(decision: Decision, count: str | None, place: str) -> Move:
    return PlaceTroops(territory_named(place), int(count or 1))


def _bonus(decision: Decision, place: str) -> Move:
    return TakeBonus(territory_named(place))


def _redeem(decision: Decision, cards: str) -> Move:
    left = cards
    found = []
    for card in sorted(range(len(CARD_NAMES)), key=lambda card: -len(CARD_NAMES[card])):
        name = CARD_NAMES[card].casefold()
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
    return next((card for cards in sets for card in cards if is_wild(card)), SIZE)


def _attack(decision: Decision, target: str, source: str, dice: str | None) -> Move:
    return _roll(decision, territory_named(source), territory_named(target), dice)


def _attack_to(decision: Decision, source: str, target: str, dice: str | None) -> Move:
    return _roll(decision, territory_named(source), territory_named(target), dice)


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
    return Fortify(territory_named(source), territory_named(target), int(count))


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
