"""How chance is asked at a real table of Arcs: battle dice by faces, cards by suit or by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from engine.core.chance import Dice
from engine.core.decision import CHANCE, Chance
from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.asked import Asked, AskedPart, AskedThing, with_keys
from engine.ui.table.parts import Moment
from games.arcs.board import CARDS, DICE, FACES, Face
from games.arcs.dealing import Deal, OneCard, OneSeat, OneSetup, OneSystem
from games.arcs.moves import Lead, Pivot, Surpass
from games.arcs.names import CARD, FATE, SETUP, SUIT, SYSTEM
from games.arcs.scene.art.action_cards import SHAPE, draw_card
from games.arcs.scene.art.dice import SYMBOLS, draw_die
from games.arcs.scene.art.setup_card import SHAPE as SETUP_SHAPE
from games.arcs.scene.hands import has_face, paint_court, setup_painter
from games.arcs.state import ArcsTable

SUIT_KEYS: Final = {"administration": "a", "aggression": "g", "construction": "c",
                    "mobilization": "m", "event": "e", "faithful": "f"}  # fmt: skip


def arcs_asks(moment: Moment, chance: Chance) -> Asked | None:
    """The pictures of what came up."""
    made = ASKED.get(type(chance.outcomes))
    return None if made is None else made(moment, chance)


# -- dice -----------------------------------------------------------------------------------------


def _dice(moment: Moment, chance: Chance) -> Asked | None:
    """Battle dice, sorted by kind; other dice as the engine asks them."""
    step, voice = moment.match.table.steps[-1], moment.voice
    counts: tuple[int, ...] = getattr(step, "asked_dice", ())
    kinds = [(kind, count) for kind, count in zip(DICE, counts, strict=False) if count]
    if not kinds:
        return None
    parts = tuple(
        AskedPart(die_faces(kind, voice), count, voice.say(Said(f"ask-die-{kind}")))
        for kind, count in kinds
    )
    shown = [kind for kind, count in kinds for _ in range(count)]
    return Asked(parts, tuple, sums=partial(_sums, voice, shown))


def die_faces(kind: str, voice: Voice) -> tuple[AskedThing, ...]:
    """The different faces of a kind of dice, each with what it shows and how often it is there."""
    different: dict[Face, list[int]] = {}
    for number, face in enumerate(FACES[kind]):
        different.setdefault(face, []).append(number)
    return tuple(
        AskedThing(numbers[0] + 1, _shown(face, voice), partial(_paint_die, kind, numbers[0]),
              voice.say(Said("ask-die-share", {"count": len(numbers)})), str(place))
        for place, (face, numbers) in enumerate(different.items(), 1)
    )  # fmt: skip


def _shown(face: Face, voice: Voice) -> str:
    """What a face shows, in words."""
    words = [
        voice.say(Said(f"ask-face-{name.replace('_', '-')}", {"count": count}))
        for name in SYMBOLS
        if (count := getattr(face, name))
    ]
    return ", ".join(words) or voice.say(Said("ask-face-blank"))


def _sums(voice: Voice, kinds: Sequence[str], faces: tuple[Any, ...]) -> tuple[str, ...]:
    """What the dice told so far show together."""
    shown = [FACES[kind][face - 1] for kind, face in zip(kinds, faces, strict=False)]
    sums = {name: sum(getattr(face, name) for face in shown) for name in SYMBOLS}
    words = [voice.say(Said(f"ask-face-{name.replace('_', '-')}", {"count": count}))
             for name, count in sums.items() if count]  # fmt: skip
    return (", ".join(words),) if words else ()


def _paint_die(kind: str, face: int, canvas: Canvas, box: Box) -> None:
    draw_die(canvas, kind, face, *box.centre, min(box.w, box.h) * 0.92)


# -- cards ----------------------------------------------------------------------------------------


def _deal(moment: Moment, chance: Chance) -> Asked:
    """A hand of action cards, or the fates that are dealt."""
    deal = chance.outcomes
    assert isinstance(deal, Deal)
    if not all(card in CARDS for card in deal.cards):
        things = tuple(
            AskedThing(each, moment.voice.say_name(FATE(each), "cap")) for each in deal.cards
        )
        part = AskedPart(things, deal.count, is_once=True)
        return Asked((part,), lambda answers: tuple(sorted(answers)), shape=2.4, least=64)
    part = AskedPart(action_cards(moment, deal.cards), deal.count, is_once=True)
    return _of_cards(part, lambda answers: tuple(sorted(answers)))


def _one_card(moment: Moment, chance: Chance) -> Asked:
    items = tuple(str(item) for item, _ in chance.outcomes.outcomes())
    if all(card in CARDS for card in items):
        part = AskedPart(action_cards(moment, items))
        return _of_cards(part, lambda answers: answers[0])
    voice = moment.voice
    lying = {card: at for card, at in _court_cards(moment).items() if card not in items}
    cards = [
        AskedThing(card, voice.say_name(CARD(card), "cap"), partial(paint_court, card),
                   lies=lying.get(card, ""))
        for card in (*items, *lying)
    ]  # fmt: skip
    things = sorted(cards, key=lambda each: each.name)
    return Asked((AskedPart(tuple(things)),), lambda answers: answers[0], shape=1.0, least=42)


def _of_cards(part: AskedPart, outcome: Callable[[tuple[Any, ...]], Any]) -> Asked:
    return Asked((part,), outcome, shape=1 / SHAPE, least=96, has_names=False)


def action_cards(moment: Moment, possible: Iterable[str]) -> tuple[AskedThing, ...]:
    """All action cards of the game, a row for each suit; those that lie in sight say where."""
    table: ArcsTable = moment.match.table
    may, voice = set(possible), moment.voice
    cards = sorted({*table.action_cards, *may}, key=lambda each: (_suit(each), each))
    lying = lying_cards(moment)
    return tuple(
        AskedThing(card, voice.say_name(CARD(card), "cap"), partial(_paint_action, card),
              code=f"{SUIT_KEYS.get(_suit(card), '')}{CARDS[card].number}",
              row=voice.say_name(SUIT(_suit(card)), "cap"),
              lies="" if card in may else lying.get(card, ""))
        for card in cards
    )  # fmt: skip


def _suit(card: str) -> str:
    return CARDS[card].suit


def lying_cards(moment: Moment) -> dict[str, str]:
    """Where action cards lie that whoever sits here may know of."""
    table, voice = moment.table, moment.voice
    found = {each.card: voice.say(Said("ask-lies-discarded"))
             for layer in table.pile for each in layer if each.card in CARDS}  # fmt: skip
    for number, seat in enumerate(table.seats):
        words = voice.say(Said("ask-lies-hand", {"seat": SeatNumber(number)}))
        found |= dict.fromkeys(seat.hand, words)
    found |= {each.card: voice.say(Said("ask-lies-round")) for each in table.trick}
    return found


def _court_cards(moment: Moment) -> dict[str, str]:
    """Where cards of the Court lie in sight."""
    table, voice = moment.table, moment.voice
    found = {offer.card: voice.say(Said("ask-lies-court")) for offer in table.court}
    found |= dict.fromkeys(table.court_discard, voice.say(Said("ask-lies-discarded")))
    for number, seat in enumerate(table.seats):
        words = voice.say(Said("ask-lies-before", {"seat": SeatNumber(number)}))
        found |= dict.fromkeys((*seat.cards, *seat.lore), words)
    return {card: where for card, where in found.items() if has_face(card)}


def _paint_action(card: str, canvas: Canvas, box: Box) -> None:
    draw_card(canvas, box, card, has_shadow=False)


def arcs_hand(moment: Moment, options: Sequence[Any]) -> Asked | None:
    """How a card is played that nobody else has seen: its picture, or what needs no card told.

    A card that is given face down is told by nobody.
    """
    game, voice = moment.match.game, moment.voice
    seat = CHANCE if moment.match.pending is None else moment.match.pending.seat
    pictures: dict[str, Any] = {}
    others: list[AskedThing] = []
    is_given: set[type] = set()
    for option in options:
        card = getattr(option, "card", "")
        if getattr(option, "is_secret", False) and card in CARDS:
            if type(option) not in is_given:
                is_given.add(type(option))
                words = voice.say(Said(f"ask-given-{type(option).__name__.lower()}"))
                others.append(AskedThing(option, words, row=voice.say(Said("ask-hand-else"))))
        elif type(option) in (Lead, Surpass, Pivot):
            pictures[card] = option
        else:
            words = game.option_text(option, voice, moment.table, seat)
            others.append(AskedThing(option, words, row=voice.say(Said("ask-hand-else"))))
    cards = [
        replace(each, answer=pictures.get(each.answer, each.answer), refusal=(
            "" if each.lies or each.answer in pictures
            else voice.say(Said("ask-hand-not", {"card": CARD(each.answer)}))
        ))
        for each in (action_cards(moment, pictures) if pictures else ())
    ]  # fmt: skip
    part = AskedPart((*cards, *others))
    if not cards:
        part = AskedPart(with_keys(part.things))
    return Asked((part,), lambda answers: answers[0], shape=1 / SHAPE if cards else 2.4,
                 least=84, has_names=False)  # fmt: skip


# -- what else is drawn ---------------------------------------------------------------------------


def _named(moment: Moment, chance: Chance, name: Callable[[str], Any]) -> Asked:
    voice = moment.voice
    things = tuple(
        AskedThing(item, voice.say_name(name(item), "cap"))
        for item, _ in chance.outcomes.outcomes()
    )
    part = AskedPart(with_keys(things))
    return Asked((part,), lambda answers: answers[0], shape=2.4, least=64, has_names=False)


def _setup(moment: Moment, chance: Chance) -> Asked:
    """The setup cards by their pictures: which clusters are out, who begins where."""
    table: ArcsTable = moment.match.table
    things = tuple(
        AskedThing(item, moment.voice.say_name(SETUP(item), "cap"), setup_painter(item, table))
        for item, _ in chance.outcomes.outcomes()
    )
    return Asked((AskedPart(with_keys(things)),), lambda answers: answers[0], SETUP_SHAPE,
                 least=120, most=300)  # fmt: skip


def _seat(moment: Moment, chance: Chance) -> Asked:
    things = tuple(
        AskedThing(item, moment.voice.named(item), code=str(item + 1))
        for item, _ in chance.outcomes.outcomes()
    )
    return Asked((AskedPart(things),), lambda answers: answers[0], shape=2.4, has_names=False)


ASKED: Final[Mapping[type, Callable[[Moment, Chance], Asked | None]]] = {
    Dice: _dice,
    Deal: _deal,
    OneCard: _one_card,
    OneSeat: _seat,
    OneSetup: _setup,
    OneSystem: partial(_named, name=SYSTEM),
}
