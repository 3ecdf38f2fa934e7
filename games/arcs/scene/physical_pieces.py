"""What the table asks and tells where people hold the pieces of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal, cast

from engine.core.chance import Dice
from engine.core.decision import CHANCE, Chance
from engine.core.instructions import LaidRung, Pieces, ToDo, things_in
from engine.core.story import Move
from engine.text.message import Message, SeatNumber, ThingName
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.chance_input import ChancePart, ChanceQuestion, ChanceThing, with_keys
from engine.ui.real_table.physical_pieces import (
    HIGHEST_CARD,
    Carried,
    Hands,
    StepPicture,
    draw_way,
)
from engine.ui.table.parts import Moment
from engine.ui.theme import SMALL, TEXT, Colour, mix
from games.arcs import events, table_chores
from games.arcs.board import (
    AMBITION,
    AMBITIONS,
    CARD,
    CARDS,
    DICE,
    FACES,
    FATE,
    MARKERS,
    OWNER,
    PIECES,
    SETUP,
    SHIP,
    SUIT,
    SYSTEM,
    SYSTEMS,
    TOKEN,
    Face,
)
from games.arcs.court import COURT
from games.arcs.moves import (
    Collect,
    Deal,
    Fleet,
    Lead,
    OneCard,
    OneResource,
    OneSeat,
    OneSetup,
    OneSystem,
    Pivot,
    SpendPip,
    Surpass,
)
from games.arcs.scene.art import tokens
from games.arcs.scene.art.battle import SYMBOLS, draw_die
from games.arcs.scene.art.cards import (
    SHAPE,
    draw_back,
    draw_card,
    draw_painting,
)
from games.arcs.scene.art.cells import draw_portal
from games.arcs.scene.art.looks import AMBITIONS as AMBITION_SIGNS
from games.arcs.scene.art.looks import TOKENS, Building, Marker
from games.arcs.scene.art.pieces import draw_building, draw_ship
from games.arcs.scene.art.planets import draw_planet
from games.arcs.scene.art.tokens import SHAPE as SETUP_SHAPE
from games.arcs.scene.choices import FULL_CARD_GROUND, face_of, scene_of
from games.arcs.scene.words import action_icon
from games.arcs.state import ArcsTable

# What the pages for hands show of Arcs: the places of an event, what hands carry, colours.

GATE: Final[Colour] = (0x53, 0xC7, 0xBA)
TYPES: Final[dict[str, Colour]] = {
    "fuel": (0xF4, 0xD8, 0x79), "weapon": (0xFF, 0x9C, 0x8F), "material": (0xE8, 0xB2, 0x82),
    "relic": (0x7F, 0xDC, 0xCB), "psionic": (0xCB, 0xA8, 0xFF),
}  # fmt: skip
AMBITION_INK: Final[Colour] = (0xE8, 0xDC, 0xFF)
HURT: Final = "hurt-"
INTO_DECK: Final = "into-court-deck"
FULL: Final = 0.9
CARD_WIDTH: Final = 1 / SHAPE
COURT_WIDTH: Final = 1.2
SMALL_CARD: Final = 64.0
STRUCK: Final = 3
"""A face of every die that hits something."""


class ArcsHands(Hands):
    def touched(self, event: Any, table: ArcsTable) -> tuple[str, ...]:
        """The systems of an event, where something comes from first, the ambitions, and its cards
        that lie in the Court.
        """
        if hasattr(event, "origin") and hasattr(event, "target"):
            ends = (event.origin, event.target)
            return tuple([" ".join(("system", each)) for each in ends])
        row = [offer.card for offer in table.court]
        found = []
        for thing in things_in(event.said()):
            if thing.family in ("system", "ambition"):
                found.append(" ".join((thing.family, str(thing.value))))
            elif thing.family == "card" and thing.value in row and thing.value in COURT:
                found.append(" ".join(("court", COURT[str(thing.value)].name)))
        return tuple(dict.fromkeys(found))

    def carried(self, todo: ToDo, table: ArcsTable) -> Carried | None:
        """The pieces of an event with the places they go between; else the cards it names."""
        event = todo.event
        made = CARRIED.get(type(event))
        if made is not None:
            return made(event)
        fleet = getattr(event, "fleet", None)
        if fleet is not None:
            return _moved(event, fleet)
        things = things_in(todo.said)
        cards = [str(each.value) for each in things if each.family == "card" and each.value]
        known = tuple((card, 1) for card in dict.fromkeys(cards) if card in CARDS or has_face(card))
        return Carried(known) if known else None

    def about(self, move: Move, table: ArcsTable) -> tuple[str, ...]:
        """The dice of a battle, the ships that move, or the action that a pip is spent on."""
        answer = move.answer
        if isinstance(answer, Fleet):
            return ("ship",) * bool(answer.fresh) + (f"{HURT}ship",) * bool(answer.hurt)
        if isinstance(answer, Collect):
            return tuple([" ".join(("die", kind)) for kind in FACES
                          for _ in range(getattr(answer, kind))])  # fmt: skip
        return (" ".join(("action", answer.action)),) if isinstance(answer, SpendPip) else ()

    def laid(self, rung: LaidRung) -> Carried:
        """Unseen lore slides into the Court deck."""
        found = super().laid(rung)
        is_lore = [name for name, _ in found.pieces] == ["lore"]
        return replace(found, pieces=((INTO_DECK, 1),)) if is_lore else found

    def in_play(self, seat: int, table: ArcsTable) -> str:
        return next((each.card for each in table.trick if each.seat == seat), "")

    def picture(self, name: str, seat: int | None, table: ArcsTable) -> StepPicture | None:
        kind, _, rest = name.partition(" ")
        if rest and kind in ("card", "token", "piece"):
            return self.picture(rest, None if kind == "card" else seat, table)
        if kind == "die":
            return StepPicture(partial(_paint_die, rest, STRUCK))
        if kind == "action":
            return StepPicture(partial(_paint_sign, rest))
        if rest in SYSTEMS or rest in AMBITIONS:
            return StepPicture(partial(_paint_system if rest in SYSTEMS else _paint_ambition, rest))
        plain = name.removeprefix(HURT)
        if plain in PIECES or plain == "agent":
            return None if seat is None else StepPicture(
                partial(_paint_piece, plain, seat, plain != name), 0.8
            )  # fmt: skip
        if name in TOKENS:
            return StepPicture(partial(_paint_token, name))
        if name.startswith("marker-"):
            return StepPicture(partial(_paint_marker, int(name[-1])))
        if name == "initiative":
            return StepPicture(_paint_initiative)
        if name == "setup-card" and table.setup:
            return StepPicture(setup_painter(table.setup, table), SETUP_SHAPE)
        return _card(name)

    def tint_of(self, thing: ThingName) -> Colour | None:
        if thing.family == "token":
            return TYPES.get(str(thing.value))
        if thing.family == "card":
            card = str(thing.value)
            return face_of(card)[1] if has_face(card) else None
        if thing.family != "system":
            return None
        resource = SYSTEMS[str(thing.value)].resource
        return TYPES[resource] if resource else GATE


# -- pictures


def setup_painter(card: str, table: ArcsTable) -> Callable[[Canvas, Box], None]:
    """What paints a setup card, its homes in the colours of the seats that they come to."""
    order = table.turn_order()
    return lambda canvas, box: tokens.draw_setup_card(canvas, box, card, order)


def has_face(card: str) -> bool:
    """Whether it is a card with an emblem: of the Court, a leader, lore."""
    try:
        face_of(card)
    except KeyError:
        return False
    return True


def paint_court(card: str, canvas: Canvas, box: Box, name: str = "") -> None:
    """A card of the Court, a leader or lore: its scene, its kind in the corner, its name below."""
    if not has_face(card):
        canvas.rounded(box, 10, FULL_CARD_GROUND)
        return
    icon, colour = face_of(card)
    edge = mix(colour, FULL_CARD_GROUND[1], 0.3)
    scene = scene_of(card)
    if not scene:
        canvas.rounded(box, 10, FULL_CARD_GROUND, edge)
        canvas.icon(icon, *box.centre, min(box.w, box.h) * 0.62, colour)
        return
    lines = canvas.paragraph_lines(box.w - 12, name, SMALL + 1, "text-semibold") if name else ()
    step = canvas.line_step(SMALL + 1, 1.12)
    foot = step * len(lines) + 8 if name else 0.0
    veil = mix(FULL_CARD_GROUND[1], colour, 0.12)
    draw_painting(canvas, scene, Box(box.x, box.y, box.w, box.h - foot * 0.5), 8,
                  fade=((*veil, 0), (*veil, 255)), fade_from=0.56 if name else 0.8)  # fmt: skip
    if name:
        canvas.rounded(Box(box.x, box.bottom - foot, box.w, foot), 8, veil)
    for number, line in enumerate(lines):
        y = box.bottom - 4 - step * (len(lines) - number - 0.5)
        canvas.text(box.centre_x, y, line, SMALL + 1, TEXT, "text-semibold", "centre")
    canvas.rounded(box, 8, None, edge, 2)
    r = max(10.0, min(20.0, box.h * 0.13))
    if box.h >= SMALL_CARD:
        tokens.draw_badge(canvas, icon, colour, box.x + r + 5, box.y + r + 5, r)


def _paint_into_deck(canvas: Canvas, box: Box) -> None:
    """Cards in a fan, and the stack that they go into."""
    h = box.h
    card = Box(box.x, box.y, 0.72 * h / SHAPE, 0.72 * h)
    for number in range(3):
        draw_back(canvas, card.moved(0.09 * number * h, 0.12 * number * h), has_shadow=False)
    deck = card.moved(box.w - card.w - 0.06 * h, 0.22 * h)
    for number in range(6):
        draw_back(canvas, deck.moved(0.01 * number * h, -0.02 * number * h), has_shadow=not number)
    ends = [(box.x + 0.72 * h, box.centre_y), (deck.x + 0.1 * h, box.centre_y)]
    draw_way(canvas, ends, h / HIGHEST_CARD)


def _card(name: str) -> StepPicture | None:
    if name == INTO_DECK:
        return StepPicture(_paint_into_deck, 1.5)
    if name in ("action-card", "lore"):
        return StepPicture(lambda canvas, box: draw_back(canvas, box, has_shadow=False), CARD_WIDTH)
    if name in CARDS:
        return StepPicture(partial(_paint_action, name), CARD_WIDTH)
    return StepPicture(partial(paint_court, name), COURT_WIDTH) if has_face(name) else None


def _paint_system(system: str, canvas: Canvas, box: Box) -> None:
    resource = SYSTEMS[system].resource
    if resource:
        draw_planet(canvas, resource, sorted(SYSTEMS).index(system), *box.centre, box.h * FULL)
        return
    draw_portal(canvas, int(system[0]), *box.centre, 0.36 * box.h)


def _paint_ambition(ambition: str, canvas: Canvas, box: Box) -> None:
    canvas.icon(AMBITION_SIGNS[ambition], *box.centre, box.h * 0.7, AMBITION_INK)


def _paint_sign(action: str, canvas: Canvas, box: Box) -> None:
    canvas.icon(action_icon(action), *box.centre, box.h * 0.7, AMBITION_INK)


def _paint_piece(kind: str, seat: int, is_hurt: bool, canvas: Canvas, box: Box) -> None:
    if kind == SHIP:
        turn = 90 if is_hurt else 0
        draw_ship(canvas, seat, *box.centre, box.h * FULL, is_hurt=is_hurt, turn=turn)
    elif kind == "agent":
        tokens.draw_agent(canvas, seat, *box.centre, box.h * FULL)
    else:
        building = Building(cast('Literal["city", "starport"]', kind), seat, is_hurt)
        draw_building(canvas, building, *box.centre, box.h * 0.36)


def _paint_token(token: str, canvas: Canvas, box: Box) -> None:
    tokens.draw_token(canvas, token, *box.centre, min(box.w, box.h) * 0.86)


def _paint_marker(number: int, canvas: Canvas, box: Box) -> None:
    tokens.draw_marker(canvas, Marker(*MARKERS[number][0]), *box.centre, box.h * 0.42)


def _paint_initiative(canvas: Canvas, box: Box) -> None:
    x, y = box.centre
    tokens.draw_initiative(canvas, x, y, box.h * 0.4)


# -- what is carried


def _hit(event: events.PieceHit) -> Carried:
    where = SYSTEM(event.system)
    if event.destroyed:
        name = event.kind if event.was_fresh else HURT + event.kind
        by = SeatNumber(event.by) if event.by >= 0 else None
        return Carried(((name, 1),), event.seat, where, by)
    return Carried(((HURT + event.kind, 1),), event.seat, where)


def _gained(event: events.ResourceGained) -> Carried:
    source = SeatNumber(event.source) if event.source >= 0 else None
    return Carried(((event.resource, 1),), event.seat, source, SeatNumber(event.seat))


def _of_seat(event: Any) -> Carried:
    count = getattr(event, "count", 1)
    return Carried(((event.resource, count),), event.seat, SeatNumber(event.seat))


def _declared(event: events.AmbitionDeclared) -> Carried:
    worth = (event.first, event.second)
    pieces: Pieces = tuple(
        (f"marker-{number}", 1) for number, sides in enumerate(MARKERS) if worth in sides
    )
    return Carried(pieces, event.seat, None, AMBITION(event.ambition))


def _initiative(event: Any) -> Carried:
    holder = getattr(event, "holder", event.seat)
    return Carried((("initiative", 1),), None, None, SeatNumber(holder))


def _moved(event: Any, fleet: int) -> Carried:
    """Ships of a seat, or of the Empire, on their way between two systems."""
    return Carried(
        ((SHIP, event.fresh), (HURT + SHIP, event.hurt)), fleet,
        SYSTEM(event.origin), SYSTEM(event.target), is_way=True,
    )  # fmt: skip


CARRIED: Final[Mapping[type, Callable[[Any], Carried]]] = {
    events.ShipsMoved: lambda event: _moved(event, event.seat),
    events.PieceBuilt: lambda event: Carried(
        ((event.kind, 1),), event.seat, None, SYSTEM(event.system)
    ),
    events.ShipsPlaced: lambda event: Carried(
        ((SHIP, event.count),), event.seat, None, SYSTEM(event.system)
    ),
    events.PieceRepaired: lambda event: Carried(
        ((event.kind, 1),), event.seat, SYSTEM(event.system)
    ),
    events.OtherRepaired: lambda event: Carried(
        ((event.kind, 1),), event.owner, SYSTEM(event.system)
    ),
    events.PieceHit: _hit,
    events.CityReturned: lambda event: Carried(
        (("city" if event.fresh else f"{HURT}city", 1),), event.owner, SYSTEM(event.system)
    ),
    events.AgentPlaced: lambda event: Carried((("agent", 1),), event.seat, None, CARD(event.card)),
    table_chores.AgentsWithdrawn: lambda event: Carried(
        (("agent", event.count),), event.seat, CARD(event.card)
    ),
    events.ResourceGained: _gained,
    events.ResourceSpent: _of_seat,
    events.ResourceDiscarded: _of_seat,
    events.SlotsArranged: lambda event: Carried(
        tuple((token, 1) for token in event.slots if token), event.seat
    ),
    events.OutrageProvoked: lambda event: Carried((("agent", 1), (event.resource, 1)), event.seat),
    events.AmbitionDeclared: _declared,
    events.InitiativePassed: _initiative,
    events.InitiativeSeized: _initiative,
    events.InitiativeMoved: _initiative,
    table_chores.InitiativeGiven: _initiative,
}  # fmt: skip


# How chance is asked at a real table of Arcs: battle dice by faces, cards by suit or by name.

SUIT_KEYS: Final = {"administration": "a", "aggression": "g", "construction": "c",
                    "mobilization": "m", "event": "e", "faithful": "f"}  # fmt: skip


def arcs_asks(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    made = ASKED.get(type(chance.outcomes))
    return None if made is None else made(moment, chance)


# -- dice -----------------------------------------------------------------------------------------


def _dice(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    """Battle dice, sorted by kind; other dice as the engine asks them."""
    step, voice = moment.match.table.steps[-1], moment.voice
    counts: tuple[int, ...] = getattr(step, "asked_dice", ())
    kinds = [(kind, count) for kind, count in zip(DICE, counts, strict=False) if count]
    if not kinds:
        return None
    parts = tuple(
        ChancePart(die_faces(kind, voice), count, voice.say(Message(f"ask-die-{kind}")))
        for kind, count in kinds
    )
    shown = [kind for kind, count in kinds for _ in range(count)]
    system = getattr(step, "system", None)
    places = () if system is None else (" ".join(("system", system)),)
    seat, defender = (getattr(step, each, None) for each in ("seat", "defender"))
    note = ""
    if system is not None and seat is not None and defender is not None:
        said = {"seat": SeatNumber(seat), "defender": OWNER(defender), "system": SYSTEM(system)}
        note = voice.say(Message("battle-told", said))
    return ChanceQuestion(parts, tuple, sums=partial(_sums, voice, shown), is_dice=True,
                          note=note, places=places)  # fmt: skip


def die_faces(kind: str, voice: Voice) -> tuple[ChanceThing, ...]:
    """The different faces of a kind of dice, each with what it shows and how often it is there."""
    different: dict[Face, list[int]] = {}
    for number, face in enumerate(FACES[kind]):
        different.setdefault(face, []).append(number)
    return tuple(
        ChanceThing(numbers[0] + 1, _shown(face, voice), partial(_paint_die, kind, numbers[0]),
              voice.say(Message("ask-die-share", {"count": len(numbers)})), str(place))
        for place, (face, numbers) in enumerate(different.items(), 1)
    )  # fmt: skip


def _shown(face: Face, voice: Voice) -> str:
    words = [
        voice.say(Message(f"ask-face-{name.replace('_', '-')}", {"count": count}))
        for name in SYMBOLS
        if (count := getattr(face, name))
    ]
    return ", ".join(words) or voice.say(Message("ask-face-blank"))


def _sums(voice: Voice, kinds: Sequence[str], faces: tuple[Any, ...]) -> tuple[str, ...]:
    """What the dice told so far show together."""
    shown = [FACES[kind][face - 1] for kind, face in zip(kinds, faces, strict=False)]
    sums = {name: sum(getattr(face, name) for face in shown) for name in SYMBOLS}
    words = [voice.say(Message(f"ask-face-{name.replace('_', '-')}", {"count": count}))
             for name, count in sums.items() if count]  # fmt: skip
    return (", ".join(words),) if words else ()


def _paint_die(kind: str, face: int, canvas: Canvas, box: Box) -> None:
    draw_die(canvas, kind, face, *box.centre, min(box.w, box.h) * 0.92)


# -- cards ----------------------------------------------------------------------------------------


def _deal(moment: Moment, chance: Chance) -> ChanceQuestion:
    """A hand of action cards, or the fates that are dealt."""
    deal = chance.outcomes
    assert isinstance(deal, Deal)
    if not all(card in CARDS for card in deal.cards):
        things = tuple(
            ChanceThing(each, moment.voice.say_name(FATE(each), "cap")) for each in deal.cards
        )
        part = ChancePart(things, deal.count, is_once=True)
        return ChanceQuestion((part,), lambda answers: tuple(sorted(answers)), shape=2.4, least=64)
    part = ChancePart(action_cards(moment, deal.cards), deal.count, is_once=True)
    return _of_cards(part, lambda answers: tuple(sorted(answers)))


def _one_card(moment: Moment, chance: Chance) -> ChanceQuestion:
    items = tuple(str(item) for item, _ in chance.outcomes.outcomes())
    if all(card in CARDS for card in items):
        part = ChancePart(action_cards(moment, items))
        return _of_cards(part, lambda answers: answers[0])
    voice = moment.voice
    lying = {card: at for card, at in _court_cards(moment).items() if card not in items}
    cards = [
        ChanceThing(card, name, partial(paint_court, card, name=name), lies=lying.get(card, ""))
        for card in (*items, *lying)
        for name in (voice.say_name(CARD(card), "cap"),)
    ]
    things = sorted(cards, key=lambda each: each.name)
    return ChanceQuestion(
        (ChancePart(tuple(things)),), lambda answers: answers[0], shape=1.15, least=90,
        has_names=False, is_cards=True,
    )  # fmt: skip


def _of_cards(part: ChancePart, outcome: Callable[[tuple[Any, ...]], Any]) -> ChanceQuestion:
    return ChanceQuestion((part,), outcome, shape=1 / SHAPE, least=96, has_names=False,
                          is_cards=True)  # fmt: skip


def action_cards(moment: Moment, possible: Iterable[str]) -> tuple[ChanceThing, ...]:
    """All action cards of the game, a row for each suit; those that lie in sight say where."""
    table: ArcsTable = moment.match.table
    may, voice = set(possible), moment.voice
    cards = sorted({*table.action_cards, *may}, key=lambda each: (_suit(each), each))
    lying = lying_cards(moment)
    return tuple(
        ChanceThing(card, voice.say_name(CARD(card), "cap"), partial(_paint_action, card),
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
    found = {each.card: voice.say(Message("ask-lies-discarded"))
             for layer in table.pile for each in layer if each.card in CARDS}  # fmt: skip
    for number, seat in enumerate(table.seats):
        words = voice.say(Message("ask-lies-hand", {"seat": SeatNumber(number)}))
        found |= dict.fromkeys(seat.hand, words)
    found |= {each.card: voice.say(Message("ask-lies-round")) for each in table.trick}
    return found


def _court_cards(moment: Moment) -> dict[str, str]:
    """Where cards of the Court lie in sight."""
    table, voice = moment.table, moment.voice
    found = {offer.card: voice.say(Message("ask-lies-court")) for offer in table.court}
    found |= dict.fromkeys(table.court_discard, voice.say(Message("ask-lies-discarded")))
    for number, seat in enumerate(table.seats):
        words = voice.say(Message("ask-lies-before", {"seat": SeatNumber(number)}))
        found |= dict.fromkeys((*seat.cards, *seat.lore), words)
    return {card: where for card, where in found.items() if has_face(card)}


def _paint_action(card: str, canvas: Canvas, box: Box) -> None:
    draw_card(canvas, box, card, has_shadow=False)


def arcs_hand(moment: Moment, options: Sequence[Any]) -> ChanceQuestion | None:
    """How a card is played that nobody else has seen: its picture, or what needs no card told.

    A card that is given face down is told by nobody.
    """
    game, voice = moment.match.game, moment.voice
    seat = CHANCE if moment.match.pending is None else moment.match.pending.seat
    pictures: dict[str, Any] = {}
    others: list[ChanceThing] = []
    is_given: set[type] = set()
    for option in options:
        card = getattr(option, "card", "")
        if getattr(option, "is_secret", False) and card in CARDS:
            if type(option) not in is_given:
                is_given.add(type(option))
                words = voice.say(Message(f"ask-given-{type(option).__name__.lower()}"))
                others.append(ChanceThing(option, words, row=voice.say(Message("ask-hand-else"))))
        elif type(option) in (Lead, Surpass, Pivot):
            pictures[card] = option
        else:
            words = game.option_text(option, voice, moment.table, seat)
            others.append(ChanceThing(option, words, row=voice.say(Message("ask-hand-else"))))
    cards = [
        replace(each, answer=pictures.get(each.answer, each.answer), refusal=(
            "" if each.lies or each.answer in pictures
            else voice.say(Message("ask-hand-not", {"card": CARD(each.answer)}))
        ))
        for each in (action_cards(moment, pictures) if pictures else ())
    ]  # fmt: skip
    part = ChancePart((*cards, *others))
    if not cards:
        part = ChancePart(with_keys(part.things))
    return ChanceQuestion((part,), lambda answers: answers[0], shape=1 / SHAPE if cards else 2.4,
                 least=84, has_names=False)  # fmt: skip


# -- what else is drawn ---------------------------------------------------------------------------


def _named(moment: Moment, chance: Chance, name: Callable[[str], Any]) -> ChanceQuestion:
    voice = moment.voice
    things = tuple(
        ChanceThing(item, voice.say_name(name(item), "cap"))
        for item, _ in chance.outcomes.outcomes()
    )
    part = ChancePart(with_keys(things))
    return ChanceQuestion((part,), lambda answers: answers[0], shape=2.4, least=64, has_names=False)


def _setup(moment: Moment, chance: Chance) -> ChanceQuestion:
    """The setup cards by their pictures: which clusters are out, who begins where."""
    table: ArcsTable = moment.match.table
    things = tuple(
        ChanceThing(item, moment.voice.say_name(SETUP(item), "cap"), setup_painter(item, table))
        for item, _ in chance.outcomes.outcomes()
    )
    return ChanceQuestion((ChancePart(with_keys(things)),), lambda answers: answers[0], SETUP_SHAPE,
                 least=120, most=300, is_cards=True)  # fmt: skip


def _seat(moment: Moment, chance: Chance) -> ChanceQuestion:
    things = tuple(
        ChanceThing(item, moment.voice.named(item), code=str(item + 1))
        for item, _ in chance.outcomes.outcomes()
    )
    return ChanceQuestion(
        (ChancePart(things),), lambda answers: answers[0], shape=2.4, has_names=False
    )


ASKED: Final[Mapping[type, Callable[[Moment, Chance], ChanceQuestion | None]]] = {
    Dice: _dice,
    Deal: _deal,
    OneCard: _one_card,
    OneSeat: _seat,
    OneSetup: _setup,
    OneSystem: partial(_named, name=SYSTEM),
    OneResource: partial(_named, name=TOKEN),
}
