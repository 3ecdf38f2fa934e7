"""The hand as a fan: cards turned around a point below them, pointed-at ones raised."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.ui.board import is_inside
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.theme import WHITE, Colour
from games.arcs.scene.art.action_cards import SHAPE, draw_turned, outline_of
from games.arcs.scene.art.looks import HandCard
from games.arcs.scene.art.palette import LEGAL

CARD: Final = 132.0
PITCH: Final = 122.0
TURN: Final = 4.2
BEND: Final = 5.0
LIFT: Final = 18.0
SUNK: Final = 34.0
DIMMED: Final = 0.65
LIGHTS: Final[dict[str, Colour]] = {"legal": LEGAL, "hover": LEGAL, "chosen": WHITE}


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card of a fan lies: its middle, its width, how far it is turned clockwise."""

    centre: Point
    width: float
    turn: float

    def holds(self, point: Point) -> bool:
        """Whether a point lies on the card."""
        return is_inside(outline_of(self.centre, self.width, self.turn), point)


def hand_places(box: Box, count: int, *, is_sunk: bool = False) -> tuple[CardPlace, ...]:
    """The fan of so many cards in a box: narrower where there are many."""
    if count == 0:
        return ()
    width = min(CARD, box.h / SHAPE / 0.98, box.w / 1.25)
    room = box.w - width - 0.14 * width
    pitch = min(PITCH * width / CARD, room / max(1, count - 1))
    first = box.x + 0.62 * width
    top = box.y + (SUNK if is_sunk else 0)
    places = []
    for number in range(count):
        far = number - (count - 1) / 2
        lean = TURN * min(1.0, 4 / count)
        y = top + width * SHAPE / 2 + 0.02 * width + BEND * far * far * min(1.0, 4 / count)
        places.append(CardPlace((first + number * pitch, y), width, far * lean))
    return tuple(places)


def card_at(places: Sequence[CardPlace], point: Point) -> int | None:
    """The card of a fan at a point: of those that overlap the right one lies above."""
    holding = [number for number, place in enumerate(places) if place.holds(point)]
    return holding[-1] if holding else None


def draw_hand(
    canvas: Canvas, box: Box, cards: Sequence[HandCard], *, is_sunk: bool = False
) -> tuple[CardPlace, ...]:
    """All cards of a hand, from the left; returns where they lie.

    `is_sunk` while none of them can be used: the fan sinks into the bar and is dimmed.
    """
    places = hand_places(box, len(cards), is_sunk=is_sunk)
    for card, place in zip(cards, places, strict=True):
        draw_hand_card(canvas, place, card, is_sunk=is_sunk)
    return places


def draw_hand_card(
    canvas: Canvas, place: CardPlace, card: HandCard, *, is_sunk: bool = False
) -> None:  # fmt: skip
    """One card in its place, raised by as much as it is pointed at."""
    x, y = place.centre
    dark = DIMMED if is_sunk or card.state == "off" else 1.0
    raised = (x, y - LIFT * card.lift)
    draw_turned(canvas, card.card, raised, place.width, place.turn, brightness=dark,
                light=LIGHTS.get(card.state))  # fmt: skip
