"""What is drawn over the board: flights, pointers of the log, notes, seats, chips of the prompt."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.parts import Moment
from engine.ui.table.pointing import SpotKey
from engine.ui.table.table import Table
from games.arcs.scene.animation_state import AnimationState
from games.arcs.scene.art.arrows import draw_move
from games.arcs.scene.art.seat_plate import draw_seat_plate, glow_boxes
from games.arcs.scene.bot_note import BotNote, draw_note, note_of
from games.arcs.scene.card_words import CardWords
from games.arcs.scene.chips import draw_chips, draw_stepper
from games.arcs.scene.choices import Choices
from games.arcs.scene.flights import Anchors, draw_flights
from games.arcs.scene.full_card import drafted, draw_enlarged, draw_full_card
from games.arcs.scene.hit_targets import HitTargets, stepper_boxes
from games.arcs.scene.leader_words import leader_card
from games.arcs.scene.log_words import ways_told
from games.arcs.scene.view_model import seats_shown, trick_shown

GLOW: Final = (0xF0, 0xB4, 0x5A)
COUNTED: Final = ("fresh", "damaged")
"""What the two steppers of a fleet count."""


class InFront:
    """Draws what lies over the board of a table, and over its bars."""

    def __init__(
        self, table: Table, hit_targets: HitTargets, words: CardWords, animation: AnimationState
    ) -> None:
        self._table = table
        self._hit_targets = hit_targets
        self._words = words
        self._animation = animation

    def draw(self, canvas: Canvas, moment: Moment) -> None:
        """What flies, what a bot's deed is about, what the log points at, an enlarged card."""
        animation, hit_targets = self._animation, self._hit_targets
        self._draw_pointers(canvas, moment)
        hit_targets.gathering.draw_moving(canvas, moment)
        if animation.flights or animation.rings:
            cards = len(trick_shown(moment.table, moment.voice))
            anchors = Anchors(
                hit_targets.places, hit_targets.desk, self._table.frame.seat_boxes, cards
            )
            draw_flights(canvas, animation, anchors)

    def _draw_pointers(self, canvas: Canvas, moment: Moment) -> None:
        hit_targets = self._hit_targets
        if not hit_targets.covers_map:
            entry = self._table.frame.log.lines.pointed_at
            for start, end in ways_told(self._table.sitting.story, entry):
                cells = hit_targets.places.cells
                draw_move(canvas, cells[start].fleet, cells[end].fleet, is_pale=True,
                          unit=hit_targets.places.unit)  # fmt: skip
            note = self._note()
            if note is not None:
                draw_note(canvas, note, hit_targets, moment.table)
        card = None if hit_targets.enlarged is None else self._words.card(hit_targets.enlarged)
        if hit_targets.enlarged is not None and card is not None:
            board = hit_targets.desk.board
            draw_enlarged(canvas, board, hit_targets.enlarged, card, moment.voice)

    def _note(self) -> BotNote | None:
        """What is said beside the place of the step that is explained."""
        explained = self._table.frame.explained
        if not explained.panel.is_visible or not explained.panel.steps:
            return None
        return note_of(explained.step(), explained.panel.steps[-1].reasons, self._table.voice)

    def draw_seats(
        self, canvas: Canvas, moment: Moment, boxes: dict[int, Box], hovered: SpotKey | None
    ) -> None:
        """The plates of the seats, and on them what an ambition counts that is pointed at."""
        acting = self._table.director.acting_seat
        glowing = self._hit_targets.glowing
        if hovered is not None and hovered[0] == "ambition":
            glowing = hovered[1]
        crowned = self._table.frame.ending.crowned
        for plain in seats_shown(moment.table, moment.match, acting):
            look = replace(plain, is_crowned=plain.seat in crowned)
            if look.seat in boxes:
                draw_seat_plate(canvas, boxes[look.seat], look)
                for box in glow_boxes(boxes[look.seat], look, glowing) if glowing else ():
                    canvas.shadow(box, 8, 8, 0, 150, GLOW)
                    canvas.rounded(box.inset(-2), 8, None, GLOW, 2.4)

    def draw_prompt(self, canvas: Canvas, voice: Voice, hovered: SpotKey | None) -> None:
        """The chips, and the steppers of a fleet."""
        hit_targets = self._hit_targets
        number = hovered[1] if hovered is not None and hovered[0] == "chip" else None
        if hit_targets.choices.is_drafting:
            show_draft(canvas, hit_targets.choices, voice, number)
        else:
            draw_chips(canvas, hit_targets.choices, number)
        selection = hit_targets.selection
        if not selection.is_counting_ships:
            return
        for place, box in enumerate(stepper_boxes(hit_targets.bar)):
            side = 0
            if hovered in (("less", place), ("more", place)):
                side = 1 if hovered == ("more", place) else -1
            can = (selection.may_set(place, -1), selection.may_set(place, 1))
            words = voice.say(Said(f"stepper-{COUNTED[place]}"))
            draw_stepper(canvas, box, selection.count[place], words, can, side)


def show_draft(canvas: Canvas, choices: Choices, voice: Voice, number: int | None) -> None:
    """The leaders and lore cards that can be taken, each in full."""
    canvas.floating(choices.panel)
    canvas.rounded(choices.panel, 14, (0x14, 0x10, 0x1E, 225))
    for place, (chip, box) in enumerate(zip(choices.chips, choices.laid.boxes, strict=True)):
        card = drafted(chip.part)
        draw_full_card(canvas, box, card, leader_card(card), voice, is_lit=place == number)
