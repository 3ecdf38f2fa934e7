"""How chance is asked at a real table of Risk: dice by their faces, cards by land and symbol."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from engine.core.decision import Chance
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.real_table.chance_input import ChancePart, ChanceQuestion, ChanceThing, die_face
from engine.ui.table.parts import Moment
from games.risk.board import SIZE
from games.risk.cards import CARD_NAMES, CARDS, is_wild, symbol
from games.risk.dice import losses
from games.risk.names import SYMBOL, TERRITORY
from games.risk.scene.hands import SHAPE, paint_card
from games.risk.state import RiskTable

DICE_KEYS: Final = 6


def risk_asks(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    """The pictures of what came up."""
    made = ASKED.get(chance.kind)
    return None if made is None else made(moment, chance)


def _order(moment: Moment, chance: Chance) -> ChanceQuestion:
    """Who begins, and who comes then."""
    seats = tuple(
        ChanceThing(number, name, code=str(number)) for number, name in enumerate(moment.voice, 1)
    )
    return ChanceQuestion(
        (ChancePart(seats, len(seats), is_once=True),), tuple, shape=2.4, has_names=False
    )


def _battle(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    """Attacker's and defender's dice at once: "631 52" tells five."""
    table, voice = moment.match.table, moment.voice
    dice = getattr(table.steps[-1], "asked_dice", None)
    if dice is None:
        return None
    faces = tuple(die_face(face) for face in range(1, DICE_KEYS + 1))
    parts = tuple(
        ChancePart(faces, count, voice.say(Message(f"ask-dice-{who}")))
        for who, count in zip(("attack", "defence"), dice, strict=True)
    )
    return ChanceQuestion(parts, tuple, sums=partial(_lost, voice, dice))


def _lost(voice: Voice, dice: tuple[int, int], faces: tuple[Any, ...]) -> tuple[str, ...]:
    """RISK-8.3 to 8.6: what the dice told so far cost either side."""
    if len(faces) < sum(dice):
        return ()
    pairs = zip(("attack", "defence"), losses(faces, dice[0]), strict=True)
    return tuple(voice.say(Message(f"ask-lost-{who}", {"count": count})) for who, count in pairs)


def _card(moment: Moment, chance: Chance) -> ChanceQuestion:
    """A card by its name; what is discarded lies in sight."""
    return _cards(moment, range(CARDS), chance)


def _land(moment: Moment, chance: Chance) -> ChanceQuestion:
    return replace(_cards(moment, range(SIZE), chance), by_seat=True)


def _cards(moment: Moment, cards: Sequence[int], chance: Chance) -> ChanceQuestion:
    things = tuple(
        card_thing(moment, card)
        if CARD_NAMES[card] in chance.outcomes
        else replace(card_thing(moment, card), lies=_where(moment, card))
        for card in cards
    )
    ordered = sorted(things, key=lambda each: each.name)
    return ChanceQuestion(
        (ChancePart(tuple(ordered)),), lambda answers: answers[0], shape=SHAPE, least=78
    )


def card_thing(moment: Moment, card: int) -> ChanceThing:
    """A card of the deck, as it is asked for and shown."""
    voice = moment.voice
    wild = is_wild(card)
    name = voice.say(Message("hand-wild")) if wild else voice.say_name(TERRITORY(card), "cap")
    if wild:
        name = f"{name} {CARD_NAMES[card][-1]}"
    kind = "" if wild else voice.say_name(SYMBOL(symbol(card)), "cap")
    return ChanceThing(CARD_NAMES[card], name, partial(paint_card, card), kind)


def _where(moment: Moment, card: int) -> str:
    """Where a card lies that cannot come up, as far as whoever sits here may know."""
    table: RiskTable = moment.table
    if card in table.discards:
        return moment.voice.say(Message("ask-lies-discarded"))
    for seat, hand in enumerate(table.hands):
        if card in hand:
            return moment.voice.say(Message("ask-lies-hand", {"seat": SeatNumber(seat)}))
    if card < SIZE and table.owners[card] >= 0 and not table.round:
        return moment.voice.say(Message("ask-lies-owned"))
    return moment.voice.say(Message("ask-lies-elsewhere"))


ASKED: Final[Mapping[str, Callable[[Moment, Chance], ChanceQuestion | None]]] = {
    "battle": _battle,
    "card": _card,
    "deal": _land,
    "neutral": _land,
    "order": _order,
    "set": _card,
    "taken": _card,
}
