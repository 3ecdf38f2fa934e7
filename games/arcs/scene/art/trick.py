"""The cards of the round in the void: who played which and how, and what is left of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ui.box import Box
from engine.ui.brush import drawn, haloed
from engine.ui.canvas import Canvas
from engine.ui.curves import round_corners
from engine.ui.theme import WHITE, lighten
from games.arcs.board import HIDDEN
from games.arcs.scene.art.action_cards import SHAPE, draw_card
from games.arcs.scene.art.looks import TrickCard
from games.arcs.scene.art.palette import CARD_TEXT, CASING, GOLD_TEXT, LINE, SECOND, TEXT, seat_fill
from games.arcs.scene.art.places import Places
from games.arcs.scene.art.tokens import draw_pill, draw_seat

SIZES: Final[dict[int, tuple[float, float]]] = {1: (94, 18), 2: (94, 18), 3: (94, 18), 4: (70, 10)}
"""Width and gap of the cards by how many there are."""
HEAD: Final = 17.0
FOOT: Final = 30.0
LOW_FOOT: Final = 44.0
HEADED: Final = 80.0
"""From this width of a card on how it was played stands above it."""
DOWN: Final = 8.0
LOWER: Final = 20.0


def trick_boxes(places: Places, count: int) -> tuple[Box, ...]:
    """Where the cards of a round lie, side by side in the middle of the void."""
    if count == 0:
        return ()
    width, gap = SIZES[min(4, count)]
    width, gap = width * places.unit, gap * places.unit
    height = width * SHAPE
    left = places.centre[0] - (count * width + (count - 1) * gap) / 2
    top = places.centre[1] - height / 2 + DOWN * places.unit
    return tuple(Box(left + number * (width + gap), top, width, height) for number in range(count))


def draw_trick(
    canvas: Canvas, places: Places, cards: Sequence[TrickCard], foot: str = ""
) -> None:  # fmt: skip
    """All cards of the round with who played them and how, and a line below."""
    boxes = trick_boxes(places, len(cards))
    is_tight = _is_tight(canvas, boxes, cards)
    for number, (card, box) in enumerate(zip(cards, boxes, strict=True)):
        draw_trick_card(canvas, box, card)
        draw_trick_head(canvas, box, card, LOWER if is_tight and number % 2 else 0.0)
    if foot and boxes:
        pairs = zip(boxes, cards, strict=True)
        is_high = all(has_head(canvas, box, card) or not card.card for box, card in pairs)
        foot_at = FOOT if is_high else LOW_FOOT + LOWER * is_tight
        y = boxes[0].bottom + foot_at
        haloed(canvas, places.centre[0], y, foot, 18, (GOLD_TEXT, CASING), "text-semibold")


def _is_tight(canvas: Canvas, boxes: Sequence[Box], cards: Sequence[TrickCard]) -> bool:
    """Whether words below the cards would run into each other, so that every other goes lower."""
    if len(boxes) < 2:
        return False
    step = boxes[1].x - boxes[0].x
    return any(
        canvas.text_width(card.how, 18, "text-semibold") > step - 6
        for box, card in zip(boxes, cards, strict=True)
        if card.card and not has_head(canvas, box, card)
    )


def has_head(canvas: Canvas, box: Box, card: TrickCard) -> bool:
    """Whether there is room above a card for how it was played."""
    if not card.card or not card.how or box.w < HEADED:
        return False
    return canvas.text_width(card.how, 18, "text-semibold") + 24 <= box.w + 12


def draw_trick_head(canvas: Canvas, box: Box, card: TrickCard, lower: float = 0.0) -> None:
    """The seat's mark and how the card was played above it; below where there is no room, and so
    much lower.
    """
    words = card.how if card.card else ""
    ink = WHITE if card.is_now else CARD_TEXT
    width = canvas.text_width(words, 18, "text-semibold")
    y = box.y - HEAD
    if not has_head(canvas, box, card):
        draw_seat(canvas, card.seat, box.centre_x, y, 8)
        if words:
            haloed(canvas, box.centre_x, box.bottom + 15 + lower, words, 18, (ink, CASING),
                   "text-semibold")  # fmt: skip
        return
    left = box.centre_x - (width + 24) / 2
    draw_seat(canvas, card.seat, left + 8, y, 8)
    haloed(canvas, left + 24 + width / 2, y, words, 18, (ink, CASING), "text-semibold")


def draw_trick_card(canvas: Canvas, box: Box, card: TrickCard) -> None:
    """A card of the round, its back, or the place of one that is awaited; a narrow place is told by
    its outline alone.
    """
    if not card.card:
        _draw_awaited(canvas, box, card.note)
        return
    light = lighten(seat_fill(card.seat), 0.35) if card.is_now else None
    draw_card(canvas, box, card.card, pips=card.pips, spent=card.spent, is_zero=card.is_zero,
              light=light)  # fmt: skip
    if card.note and card.card == HIDDEN:
        _draw_note(canvas, box, card.note)


def _draw_note(canvas: Canvas, box: Box, note: str) -> None:
    """A word low on a back; where the cards are small it stays within its card."""
    width = canvas.text_width(note, 18, "text-semibold")
    if width + 22 <= box.w + 12:
        draw_pill(canvas, box.centre_x - (width + 22) / 2, box.bottom - 24, note, TEXT, CASING,
                  height=26)  # fmt: skip
        return
    canvas.rounded(Box.around(box.centre_x, box.bottom - 24, box.w - 2, 26), 8, CASING)
    words = canvas.fitting_words((note, note.partition(" ")[0]), box.w - 4, 18, "text-semibold")
    canvas.text(box.centre_x, box.bottom - 24, words, 18, TEXT, "text-semibold", "centre",
                max_width=box.w)  # fmt: skip


def _draw_awaited(canvas: Canvas, box: Box, words: str) -> None:
    outline = round_corners(box.inset(2), 8)
    drawn(canvas, ("arcs-awaited",), box,
          lambda brush: brush.dashed(outline, lighten(LINE, 0.3), 2, (9, 6)), factor=3)  # fmt: skip
    if canvas.text_width(words, 18) <= box.w - 12:
        haloed(canvas, *box.centre, words, 18, (SECOND, CASING))
