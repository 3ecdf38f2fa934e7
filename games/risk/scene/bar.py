"""Risk's bar: the hand at the left, phases, prompt and controls, and what ends the phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.table.actions import (
    SMALL_RANK,
    Action,
    ActionBar,
    Actions,
    ClosingButton,
    Control,
    ControlRow,
    Press,
    PressStep,
    fill_button,
)
from engine.ui.theme import (
    BODY,
    INK,
    LARGE,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    Colour,
    contrast,
)
from engine.ui.widgets.base import Button
from games.risk.scene.hand import HandView
from games.risk.scene.layout import BarLayout
from games.risk.scene.pieces import GOOD_TEXT

GROUND: Final[Colour] = (0x14, 0x18, 0x1D)
RULE: Final[Colour] = (0x2A, 0x31, 0x3B)
DONE: Final[Colour] = (0x2B, 0x3A, 0x34)
DONE_TEXT: Final[Colour] = (0xA9, 0xDD, 0xB9)
PHASES: Final = ("phase-place", "phase-attack", "phase-fortify")
PHASE_WIDTH: Final = 128.0
MARK: Final = 14.0


@dataclass(frozen=True, slots=True)
class RiskActions(Actions):
    """Actions with the phase of the turn, controls of more kinds, and what ends the phase.

    `phase` is 0 to 2 in a turn, None while territories are claimed. `closing` is filled like a
    primary button with `is_closing_next`; `progress` shows how far one is until it can be
    pressed.
    """

    phase: int | None = None
    note: str = ""
    note_icon: str | None = None
    is_note_good: bool = False
    controls: tuple[Control, ...] = ()
    closing: Action | None = None
    is_closing_next: bool = False
    progress: float | None = None

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of the row, and what ends the phase."""
        row = (each.action for each in self.controls if isinstance(each, Press | PressStep))
        closing = () if self.closing is None else (self.closing,)
        return (*super(RiskActions, self).offered, *row, *closing)


class RiskBar(ActionBar):
    """The bar over the whole width; `small` are undo and hint, `more` the game's own ones."""

    lets_through = True

    def __init__(
        self, small: tuple[Button, ...], more: tuple[Button, ...], hand: HandView, voice: Voice
    ) -> None:
        self._voice = voice
        self.hand = hand
        self.row = ControlRow()
        self.closing = ClosingButton()
        self.quiet = (*small, *more)
        super().__init__(small)
        for widget in (*more, hand, self.row, self.closing):
            self.add(widget)
        self.closing.is_visible = False
        self.hand.tab_rank, self.row.tab_rank, self.closing.tab_rank = 0, -1, -1
        for button in self.quiet:
            button.tab_rank = SMALL_RANK

    @property
    def places(self) -> BarLayout:
        """Where the parts are."""
        return BarLayout.of(self.box)

    def show(self, actions: Actions, seat: int | None) -> None:
        """Say what to do now, and whose move it is."""
        super().show(actions, seat)
        self.row.show(actions.controls if isinstance(actions, RiskActions) else ())
        closing = actions.closing if isinstance(actions, RiskActions) else None
        self.closing.is_visible = closing is not None
        if closing is not None and isinstance(actions, RiskActions):
            fill_button(self.closing, closing)
            is_next = actions.is_closing_next and closing.enabled
            self.closing.kind = "primary" if is_next else "secondary"
            self.closing.is_on = not is_next
            self.closing.progress = actions.progress
        self._place_plain()

    def placed(self) -> None:
        """Every part to its place."""
        places = self.places
        self.hand.box = places.hand
        self.closing.box = places.end
        shown = [button for button in self.quiet if button.is_visible]
        for button, box in zip(shown, places.small(len(shown)), strict=True):
            button.box = box
        self._place_plain()
        self.changed()

    def _place_plain(self) -> None:
        """The frame's own buttons: the main one where phases end, the others in the row, after the
        controls of the phase where it has some.
        """
        places, widths = self.places, [176.0] * len(self.secondary)
        self.primary.box = places.end
        self.row.box, boxes = places.controls, places.controls.row(*widths, gap=8)
        if self.row.widgets and widths:
            parts = places.controls.row(None, *widths, gap=8)
            self.row.box, boxes = parts[0], parts[1:]
        for button, box in zip(self.secondary, boxes, strict=True):
            button.box = box

    # -- looks

    def draw(self, canvas: Canvas) -> None:
        """Ground, rules, phases, note, prompt."""
        box, places = self.box, self.places
        canvas.rounded(box, 0, GROUND)
        canvas.hairline(box.x, box.y, box.w, colour=RULE)
        for x in places.rules:
            canvas.hairline(x, box.y + 16, box.h - 32, vertical=True, colour=RULE)
        x = places.phases.x
        actions = self.actions
        if isinstance(actions, RiskActions) and actions.phase is not None:
            x = self._draw_phases(canvas, places.phases, actions.phase) + 20
        self._draw_note(canvas, x, places)
        self._draw_prompt(canvas, places)

    def _draw_phases(self, canvas: Canvas, row: Box, current: int) -> float:
        width = min(PHASE_WIDTH, row.w / 3 - 2)
        for index, key in enumerate(PHASES):
            name = self._voice.say(Message(key))
            x = row.x + index * (width + 2)
            is_now, is_done = index == current, index < current
            fill: Colour = canvas.theme.accent if is_now else DONE if is_done else RAISED
            canvas.polygon(_chevron(Box(x, row.y, width, row.h), has_notch=index > 0), fill)
            accent_ink = INK if contrast(INK, fill) >= 4.5 else TEXT
            ink = accent_ink if is_now else DONE_TEXT if is_done else SECOND_TEXT
            words = name if is_done else f"{index + 1}  {name}"
            middle = x + width / 2 + (3 if index else -4)
            wide = canvas.text_width(words, BODY, "text-semibold") + (22 if is_done else 0)
            left = middle - wide / 2
            if is_done:
                canvas.icon("check", left + 8, row.centre_y, 18, ink)
                left += 22
            canvas.text(left, row.centre_y, words, BODY, ink, "text-semibold")
        return row.x + len(PHASES) * (width + 2)

    def _draw_note(self, canvas: Canvas, x: float, places: BarLayout) -> None:
        actions = self.actions
        icon: str | None = None
        words, colour = actions.detail, SECOND_TEXT
        if isinstance(actions, RiskActions):
            words, icon = actions.note or actions.detail, actions.note_icon
            colour = GOOD_TEXT if actions.is_note_good else SECOND_TEXT
        room = places.phases.right - x
        wanted = canvas.text_width(words, SMALL) + (28 if icon else 0)
        if actions.tone == "plain" and wanted > room:
            return
        y = places.phases.centre_y
        if icon is not None:
            canvas.icon(icon, x + 10, y, 22, colour)
            x += 28
        canvas.text(x, y, words, SMALL, colour, max_width=places.phases.right - x)

    def _draw_prompt(self, canvas: Canvas, places: BarLayout) -> None:
        x, y = places.prompt.x, places.prompt.centre_y
        if self.actions.tone == "trouble":
            canvas.icon("alert-triangle", x + MARK, y, 28, WARNING)
            x += 2 * MARK + 12
        elif self.seat is not None:
            canvas.seat_mark(self.seat, x + MARK, y, MARK)
            x += 2 * MARK + 12
        room = places.prompt.right - x
        words = self.actions.prompt
        size = LARGE if canvas.text_width(words, LARGE, "text-semibold") <= room else BODY
        canvas.text(x, y, words, size, TEXT, "text-semibold", max_width=room)


def _chevron(box: Box, *, has_notch: bool) -> list[Point]:
    tip = 12.0
    points = [
        (box.x, box.y), (box.right - tip, box.y), (box.right, box.centre_y),
        (box.right - tip, box.bottom), (box.x, box.bottom),
    ]  # fmt: skip
    return [*points, (box.x + tip, box.centre_y)] if has_notch else points
