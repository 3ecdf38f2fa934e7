"""The choice of faces: every legal way to play a combination, with its odds, the best first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Dropped, Intent, KeyPressed, PointerMoved
from engine.ui.paint.dice import draw_mini_die
from engine.ui.theme import BODY, LINE, PANEL, RAISED, SECOND_TEXT, SMALL, TEXT, lighten, mix
from engine.ui.widgets.base import Widget
from games.despirala.moves import COMBINATION, Attempt
from games.despirala.scene.lines import loss_words
from games.despirala.scene.odds import chance_words
from games.despirala.scene.sheet import loss_ink

HEAD: Final = 84.0
CELL: Final = 40.0
EDGE: Final = 12.0
COLUMN: Final = 296.0
LONG: Final = 10


@dataclass(frozen=True, slots=True)
class FaceChoice:
    """One way to name the faces: the chance to complete it, its points, and what it loses."""

    attempt: Attempt
    chance: float
    points: int
    loss: float | None


class FacePicker(Widget):
    """A sheet of choices beside its row; arrows and Enter, or a click, take one."""

    radius = 12.0

    def __init__(
        self,
        name: str,
        choices: list[FaceChoice],
        selected: Attempt,
        pick: Callable[[Attempt], object],
        look: Callable[[Attempt | None], object],
        *,
        voice: Voice,
        is_misere: bool = False,
    ) -> None:
        super().__init__()
        self.name = name
        self.choices = choices
        self.at = next((n for n, each in enumerate(choices) if each.attempt == selected), 0)
        self._selected = selected
        self._pick = pick
        self._look = look
        self._is_misere = is_misere
        self._voice = voice

    # -- places

    @property
    def columns(self) -> int:
        return 2 if len(self.choices) > LONG else 1

    @property
    def rows(self) -> int:
        return -(-len(self.choices) // self.columns)

    def size(self) -> tuple[float, float]:
        """How much room all choices need."""
        return (self.columns * COLUMN + 2 * EDGE, HEAD + self.rows * CELL + EDGE)

    def stand_by(self, anchor: Box, viewport: Box) -> None:
        """Take a place left of the row it belongs to, so that the tray stays in view."""
        width, height = self.size()
        x = min(max(anchor.x - width - 8, viewport.x + 8), viewport.right - 8 - width)
        y = min(anchor.centre_y - height / 3, viewport.bottom - 16 - height)
        self.box = Box(x, max(y, viewport.y + 8), width, height)

    def cell(self, index: int) -> Box:
        """Where a choice stands: down the first column, then the second."""
        column, row = divmod(index, self.rows)
        x = self.box.x + EDGE + column * COLUMN
        return Box(x, self.box.y + HEAD + row * CELL, COLUMN - 4, CELL - 4)

    def choice_at(self, x: float, y: float) -> int | None:
        """The choice at a point."""
        cells = (index for index in range(len(self.choices)) if self.cell(index).contains((x, y)))
        return next(cells, None)

    # -- intents

    def handle(self, intent: Intent) -> bool:
        """Pointer and keys; Esc is left to the scene, which closes the picker."""
        if isinstance(intent, PointerMoved):
            return self._move_to(self.choice_at(intent.x, intent.y))
        if isinstance(intent, (Clicked, Dropped)):
            index = self.choice_at(intent.x, intent.y)
            if index is not None and intent.button == LEFT:
                self.take(index)
            return True
        if isinstance(intent, KeyPressed):
            return self._key(intent.key)
        return False

    def take(self, index: int) -> None:
        """Name these faces."""
        self.play_sound("click")
        if self.host is not None:
            self.host.close_popup()
        self._pick(self.choices[index].attempt)

    def _key(self, key: str) -> bool:
        steps = {"up": -1, "down": 1, "left": -self.rows, "right": self.rows}
        if key in steps:
            target = self.at + steps[key]
            if 0 <= target < len(self.choices):
                self._move_to(target)
            return True
        if key in ("return", "space"):
            self.take(self.at)
            return True
        if key == "escape":
            self._look(None)
        return False

    def _move_to(self, index: int | None) -> bool:
        if index is None or index == self.at:
            return index is not None
        self.at = index
        self._look(self.choices[index].attempt)
        self.changed()
        return True

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Title, column heads, then every choice."""
        box, accent = self.box, canvas.theme.accent
        canvas.floating(box)
        canvas.shadow(box, 12, blur=26, drop=12, strength=170)
        canvas.rounded(box, 12, (lighten(PANEL, 0.05), PANEL), mix(LINE, accent, 0.55), 1.5)
        say = self._voice.say
        title = say(Message("picker-title", {"combination": COMBINATION(self.name)}))
        last = say(Message("sheet-loss" if self._knows_losses else "sheet-points"))
        heads = (say(Message("picker-faces")), say(Message("picker-chance")), last)
        canvas.text(box.x + EDGE + 6, box.y + 26, title, BODY, TEXT, "text-semibold")
        for column in range(self.columns):
            cell = self.cell(column * self.rows)
            y = box.y + HEAD - 20
            canvas.text(cell.x + 12, y, heads[0], SMALL, SECOND_TEXT)
            canvas.text(cell.right - 100, y, heads[1], SMALL, SECOND_TEXT, align="right")
            canvas.text(cell.right - 14, y, heads[2], SMALL, SECOND_TEXT, align="right")
        for index, choice in enumerate(self.choices):
            self._draw_choice(canvas, self.cell(index), choice, index)

    @property
    def _knows_losses(self) -> bool:
        return all(choice.loss is not None for choice in self.choices)

    def _draw_choice(self, canvas: Canvas, cell: Box, choice: FaceChoice, index: int) -> None:
        accent, y = canvas.theme.accent, cell.centre_y
        if choice.attempt == self._selected:
            canvas.rounded(cell, 8, mix(RAISED, accent, 0.26), accent, 2)
        elif index == self.at:
            canvas.rounded(cell, 8, lighten(RAISED, 0.04), mix(LINE, accent, 0.5))
        if index == self.at and choice.attempt == self._selected:
            canvas.rounded(cell, 8, None, lighten(accent, 0.3), 2)
        for place, face in enumerate(choice.attempt.faces):
            draw_mini_die(canvas, cell.x + 12 + place * 30, y - 13, 26, face)
        chance = f"{chance_words(choice.chance)} %"
        canvas.text(cell.right - 100, y, chance, BODY, TEXT, "number-bold", "right")
        if self._knows_losses and choice.loss is not None:
            is_best = choice.loss < 0.0005
            best = self._voice.say(Message("loss-none"))
            words = best if is_best else loss_words(choice.loss, self._is_misere, self._voice)
            ink = lighten(accent, 0.2) if is_best else loss_ink(choice.loss, True)
            canvas.text(cell.right - 14, y, words, BODY, ink, "mono", "right")
        else:
            canvas.text(cell.right - 14, y, str(choice.points), BODY, TEXT, "number", "right")
