"""What did the real dice of a cup show? Faces are clicked one after the other, or typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.decision import Chance
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.canvas import Canvas
from engine.ui.real_table.chance_input import DicePanel
from engine.ui.theme import LINE, lighten
from engine.ui.widgets.base import Pressable
from games.roll_galaxy.dice import DIE_FACES, FACE_NAMES, CupRoll
from games.roll_galaxy.names import COLOUR, FACE
from games.roll_galaxy.scene.dice_faces import draw_die
from games.roll_galaxy.scene.palette import PHASE_ICONS


class CupPanel(DicePanel):
    """The panel for a throw of the cup: a place per die in its colour, and the six faces."""

    def __init__(
        self,
        chance: Chance,
        enter: Callable[[Any], object],
        changed: Callable[[], object],
        voice: Voice,
    ) -> None:
        super().__init__(chance, enter, changed)
        self._voice = voice
        assert isinstance(chance.outcomes, CupRoll)
        self.dice: tuple[int, ...] = chance.outcomes.colours
        for index in range(len(self.dice)):
            slot = Pressable(self._taking_out(index), paint=self._slot_painter(index), radius=14,
                             tooltip=self._told("cup-die", index))  # fmt: skip
            self.slots.append(slot)
            self.add(slot)
        for face, name in enumerate(FACE_NAMES):
            tip = voice.say(Message("cup-next-face", {"phase": FACE(face)}))
            button = Pressable(self._choosing(name), paint=self._face_painter(face), radius=14,
                               sound="token", tooltip=tip)  # fmt: skip
            self.faces.append(button)
            self.add(button)
        self._allow_faces()

    @property
    def values(self) -> tuple[int, ...]:
        """The faces named so far, in the order of the dice."""
        words = [word.strip().casefold() for word in self.field.text.split(",")]
        known = {name.casefold(): face for face, name in enumerate(FACE_NAMES)}
        found: list[int] = []
        for word, colour in zip(words, self.dice, strict=False):
            face = known.get(word)
            if face is None or face not in DIE_FACES[colour]:
                break
            found.append(face)
        return tuple(found)

    @property
    def advice(self) -> str:
        """How to answer, under the field."""
        number = len(self.values)
        if number == len(self.dice):
            return self._voice.say(Message("cup-hands-in"))
        return self._told("cup-click", number)

    def _told(self, key: str, number: int) -> str:
        """A sentence about one die of the cup."""
        return self._voice.say(Message(key, {"colour": COLOUR(self.dice[number])}))

    def choose(self, word: str) -> None:
        """A face was clicked: the next die shows it."""
        values = self.values
        if len(values) < len(self.dice):
            self._set(", ".join([*(FACE_NAMES[face] for face in values), word]))

    def take_out(self, index: int) -> None:
        """A die already named was clicked: it and those after it are asked for again."""
        self._set(", ".join(FACE_NAMES[face] for face in self.values[:index]))

    def _typed(self, text: str) -> None:
        super()._typed(text)
        self._allow_faces()

    def _allow_faces(self) -> None:
        """Only what the next die has on its sides can be clicked."""
        number = len(self.values)
        faces = DIE_FACES[self.dice[number]] if number < len(self.dice) else ()
        for face, button in enumerate(self.faces):
            button.is_enabled = face in faces

    # -- drawing

    def _draw_slot(self, canvas: Canvas, slot: Pressable, index: int) -> None:
        values = self.values
        box = slot.box
        face = values[index] if index < len(values) else None
        alpha = 255 if face is not None or index == len(values) else 150
        draw_die(canvas, *box.centre, box.w - 8, self.dice[index], face,
                 is_hovered=slot.is_hovered and face is not None, alpha=alpha)  # fmt: skip
        if index == len(values):
            canvas.rounded(box, 14, None, canvas.theme.accent, 2.5)

    def _draw_face(self, canvas: Canvas, button: Pressable, value: int) -> None:
        is_lit = button.is_hovered and button.is_enabled
        ground = (*lighten(LINE, 0.1), 150 if is_lit else 70)
        canvas.rounded(button.box, 14, ground, lighten(LINE, 0.2 if is_lit else 0))
        alpha = 255 if button.is_enabled else 70
        canvas.icon(PHASE_ICONS[value], *button.box.centre, button.box.w * 0.56, (0xE4, 0xE8, 0xFF),
                    alpha)  # fmt: skip
