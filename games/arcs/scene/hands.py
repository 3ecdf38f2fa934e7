"""What the pages for hands show of Arcs: the places of an event, what hands carry, colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, Literal, cast

from engine.core.instructions import ToDo, things_in
from engine.core.laying_out import Pieces
from engine.text.said import SeatNumber, ThingName
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.in_hands import Carried, Hands, StepPicture
from engine.ui.theme import Colour, mix
from games.arcs import events, hands
from games.arcs.board import AMBITIONS, CARDS, MARKERS, PIECES, SHIP, SYSTEMS
from games.arcs.court import COURT
from games.arcs.names import AMBITION, CARD, SYSTEM
from games.arcs.scene.art.action_cards import SHAPE, draw_back, draw_card
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.looks import Building, Marker
from games.arcs.scene.art.palette import AMBITIONS as AMBITION_SIGNS
from games.arcs.scene.art.palette import TOKENS
from games.arcs.scene.art.planets import draw_planet
from games.arcs.scene.art.setup_card import SHAPE as SETUP_SHAPE
from games.arcs.scene.art.setup_card import draw_setup_card
from games.arcs.scene.art.ships import draw_ship
from games.arcs.scene.art.tokens import draw_agent, draw_initiative, draw_marker, draw_token
from games.arcs.scene.full_card import GROUND, face_of
from games.arcs.state import ArcsTable

GATE: Final[Colour] = (0x53, 0xC7, 0xBA)
TYPES: Final[dict[str, Colour]] = {
    "fuel": (0xF4, 0xD8, 0x79), "weapon": (0xFF, 0x9C, 0x8F), "material": (0xE8, 0xB2, 0x82),
    "relic": (0x7F, 0xDC, 0xCB), "psionic": (0xCB, 0xA8, 0xFF),
}  # fmt: skip
AMBITION_INK: Final[Colour] = (0xE8, 0xDC, 0xFF)
HURT: Final = "hurt-"
FULL: Final = 0.9
CARD_WIDTH: Final = 1 / SHAPE


class ArcsHands(Hands):
    """The pieces of Arcs by their names in the list of what is laid out."""

    def touched(self, event: Any, table: ArcsTable) -> tuple[str, ...]:
        """The systems of an event, the ambitions, and its cards that lie in the Court."""
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
        things = things_in(todo.said)
        cards = [str(each.value) for each in things if each.family == "card" and each.value]
        known = tuple((card, 1) for card in dict.fromkeys(cards) if card in CARDS or has_face(card))
        return Carried(known) if known else None

    def in_play(self, seat: int, table: ArcsTable) -> str:
        """The card that the seat has played in this round."""
        return next((each.card for each in table.trick if each.seat == seat), "")

    def picture(self, name: str, seat: int | None, table: ArcsTable) -> StepPicture | None:
        """A piece, a token, a card; a planet or an ambition as an end."""
        kind, _, rest = name.partition(" ")
        if rest and kind == "card":
            return self.picture(rest, None, table)
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
        """A system in the colour of its planet, a token in its own."""
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
    return lambda canvas, box: draw_setup_card(canvas, box, card, order)


def has_face(card: str) -> bool:
    """Whether it is a card with an emblem: of the Court, a leader, lore."""
    try:
        face_of(card)
    except KeyError:
        return False
    return True


def paint_court(card: str, canvas: Canvas, box: Box) -> None:
    """The emblem of a card on its ground."""
    if not has_face(card):
        canvas.rounded(box, 10, GROUND)
        return
    icon, colour = face_of(card)
    canvas.rounded(box, 10, (mix(GROUND[0], colour, 0.28), GROUND[1]), mix(colour, GROUND[1], 0.3))
    canvas.icon(icon, *box.centre, min(box.w, box.h) * 0.62, colour)


def _card(name: str) -> StepPicture | None:
    if name == "action-card":
        return StepPicture(lambda canvas, box: draw_back(canvas, box, has_shadow=False), CARD_WIDTH)
    if name in CARDS:
        return StepPicture(
            lambda canvas, box: draw_card(canvas, box, name, has_shadow=False), CARD_WIDTH
        )
    return StepPicture(partial(paint_court, name), CARD_WIDTH) if has_face(name) else None


def _paint_system(system: str, canvas: Canvas, box: Box) -> None:
    resource = SYSTEMS[system].resource
    if resource:
        draw_planet(canvas, resource, sorted(SYSTEMS).index(system), *box.centre, box.h * FULL)
        return
    r = box.h * 0.34
    canvas.disc(*box.centre, r, (0x0B, 0x16, 0x1C), GATE, max(2.0, r * 0.14))
    canvas.text(*box.centre, system[0], r * 0.9, GATE, "number-bold", "centre")


def _paint_ambition(ambition: str, canvas: Canvas, box: Box) -> None:
    canvas.icon(AMBITION_SIGNS[ambition], *box.centre, box.h * 0.7, AMBITION_INK)


def _paint_piece(kind: str, seat: int, is_hurt: bool, canvas: Canvas, box: Box) -> None:
    if kind == SHIP:
        turn = 90 if is_hurt else 0
        draw_ship(canvas, seat, *box.centre, box.h * FULL, is_hurt=is_hurt, turn=turn)
    elif kind == "agent":
        draw_agent(canvas, seat, *box.centre, box.h * FULL)
    else:
        building = Building(cast('Literal["city", "starport"]', kind), seat, is_hurt)
        draw_building(canvas, building, *box.centre, box.h * 0.36)


def _paint_token(token: str, canvas: Canvas, box: Box) -> None:
    draw_token(canvas, token, *box.centre, min(box.w, box.h) * 0.86)


def _paint_marker(number: int, canvas: Canvas, box: Box) -> None:
    draw_marker(canvas, Marker(*MARKERS[number][0]), *box.centre, box.h * 0.42)


def _paint_initiative(canvas: Canvas, box: Box) -> None:
    x, y = box.centre
    draw_initiative(canvas, x, y, box.h * 0.4)


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
    """Tokens that leave a seat."""
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


CARRIED: Final[Mapping[type, Callable[[Any], Carried]]] = {
    events.ShipsMoved: lambda event: Carried(
        ((SHIP, event.fresh), (HURT + SHIP, event.hurt)), event.seat,
        SYSTEM(event.origin), SYSTEM(event.target), is_way=True,
    ),
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
    hands.AgentsWithdrawn: lambda event: Carried(
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
    hands.InitiativeGiven: _initiative,
}  # fmt: skip
