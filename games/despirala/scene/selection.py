"""What the person to act has chosen: a row and its faces; what the bar says of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.decision import Decision, Option
from engine.text.message import Fixed, Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Dropped, Intent, KeyPressed, PointerMoved
from engine.ui.paint.dice import draw_mini_die
from engine.ui.table.selection import OptionPath, OptionPaths, Selection, SelectionHost
from engine.ui.theme import BODY, LINE, SECOND_TEXT, SMALL, TEXT, lighten, mix
from engine.ui.widgets.base import Widget
from games.despirala.combinations import NAMES, full_score, is_collect, legal_faces
from games.despirala.hints import Hint, best_by_combination
from games.despirala.moves import COMBINATION, Attempt, Continue, Reroll, Stop
from games.despirala.scene import lines
from games.despirala.scene.table_art import loss_ink
from games.despirala.state import DespiralaTable

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
        box, accent, panel = self.box, canvas.theme.accent, canvas.theme.panel
        canvas.floating(box)
        canvas.shadow(box, 12, blur=26, drop=12, strength=170)
        canvas.rounded(box, 12, (lighten(panel, 0.05), panel), mix(LINE, accent, 0.55), 1.5)
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
            canvas.rounded(cell, 8, mix(canvas.theme.raised, accent, 0.26), accent, 2)
        elif index == self.at:
            canvas.rounded(cell, 8, lighten(canvas.theme.raised, 0.04), mix(LINE, accent, 0.5))
        if index == self.at and choice.attempt == self._selected:
            canvas.rounded(cell, 8, None, lighten(accent, 0.3), 2)
        for place, face in enumerate(choice.attempt.faces):
            draw_mini_die(canvas, cell.x + 12 + place * 30, y - 13, 26, face)
        chance = self._voice.say(lines.sheet_share(choice.chance))
        canvas.text(cell.right - 100, y, chance, BODY, TEXT, "number-bold", "right")
        if self._knows_losses and choice.loss is not None:
            is_best = choice.loss < 0.0005
            best = self._voice.say(Message("loss-none"))
            words = best if is_best else lines.loss_words(choice.loss, self._is_misere, self._voice)
            ink = lighten(accent, 0.2) if is_best else loss_ink(choice.loss, True)
            canvas.text(cell.right - 14, y, words, BODY, ink, "mono", "right")
        else:
            canvas.text(cell.right - 14, y, str(choice.points), BODY, TEXT, "number", "right")


ROW_KEYS = {
    **{str(number % 10): number - 1 for number in range(1, 11)},
    "k": 9,
    "t": 10,
    "x": 11,
    "g": 12,
    "d": 13,
}
"""Keys that choose a row: the digits in sheet order, letters for the last five."""


class DespiralaSelection(Selection[DespiralaTable]):
    """A row and its faces, ("row", name) and ("faces", numbers); a second click commits to a row.

    `faces` is how each free row would be played now: with its best faces (the likeliest, before the
    hints are known), or those the person named. `losses` is how far each attempt is from the best
    move.
    """

    def __init__(self, host: SelectionHost[DespiralaTable]) -> None:
        super().__init__(host)
        self.begin()

    def paths_of(self, decision: Decision) -> OptionPaths:
        """Every attempt; its faces are never taken for granted, not even those of the last row."""
        attempts = (each for each in decision.options if isinstance(each, Attempt))
        return OptionPaths(
            (OptionPath((("row", each.combination), ("faces", each.faces)), (each,))
             for each in attempts),
            spelled_out=frozenset(("faces",)),
        )  # fmt: skip

    def begin(self) -> None:
        """No row is chosen, no faces are named, nothing is advised."""
        self.hints: Sequence[Hint] = ()
        self.losses: dict[Attempt, float] = {}
        self.faces = {name: lines.likeliest(self.dice, self.goods, name) for name in self.free}
        self._named: set[str] = set()

    # -- what can be done ---------------------------------------------------------------------

    @property
    def dice(self) -> tuple[int, ...]:
        return self.table.dice

    @property
    def goods(self) -> int:
        """The goods of whoever decides."""
        return self.table.sheet.goods

    @property
    def free(self) -> tuple[str, ...]:
        """The rows that can be attempted."""
        return tuple(name for name in NAMES if ("row", name) in self.paths.known)

    @property
    def selected(self) -> str | None:
        return self.chosen[0][1] if self.chosen else None

    @property
    def option(self) -> Attempt | None:
        """What would be attempted now."""
        return None if self.selected is None else self.faces[self.selected]

    @property
    def best(self) -> Option | None:
        """The best move; None while it is not known."""
        return self.hints[0].option if self.hints else None

    # -- what is chosen -----------------------------------------------------------------------

    def advise(self, hints: Sequence[Hint], *, selects: bool) -> None:
        """The hints are known now; with `selects` the best row is chosen if it is the best move."""
        if hints is not self.hints:
            self.hints = hints
            self.losses = {
                hint.option: hint.loss for hint in hints if isinstance(hint.option, Attempt)
            }
            for name, hint in best_by_combination(hints).items():
                if name not in self._named and isinstance(hint.option, Attempt):
                    self.faces[name] = hint.option
        if selects and self.selected is None and isinstance(self.best, Attempt):
            self.paths.chosen = (("row", self.best.combination),)

    def name_faces(self, attempt: Attempt) -> None:
        self._named.add(attempt.combination)
        self.faces[attempt.combination] = attempt
        self.paths.chosen = (("row", attempt.combination),)

    def show(self, option: Option) -> None:
        """Choose the row and the faces of an attempt, as when it was advised."""
        if isinstance(option, Attempt) and option.combination in self.free:
            self.name_faces(option)
            self.host.refresh()

    def face_choices(self, name: str) -> list[FaceChoice]:
        """Every legal way to play a row, the best first; before the hints, the likeliest first."""
        losses = self.losses
        choices = []
        for faces in legal_faces(name):
            attempt = Attempt(name, faces)
            odds = lines.finish_odds(self.dice, self.goods, attempt)
            chance = 0.0 if odds is None else odds.success
            choices.append(
                FaceChoice(attempt, chance, full_score(name, faces), losses.get(attempt))
            )
        return sorted(choices, key=_merit)


def _merit(choice: FaceChoice) -> tuple[float, float, int]:
    known = 0.0 if choice.loss is None else round(choice.loss, 9)
    return (known, -choice.chance, -choice.points)


def attempt_label(attempt: Attempt) -> Message:
    key = "bar-collect" if is_collect(attempt.combination) else "bar-attempt"
    return Message(key, {"combination": COMBINATION(attempt.combination)})


def attempt_odds(choosing: DespiralaSelection, attempt: Attempt) -> Message:
    odds = lines.finish_odds(choosing.dice, choosing.goods, attempt)
    points = full_score(attempt.combination, attempt.faces)
    if odds is None:
        return Message(
            "bar-points-now", {"points": points // 6 * lines.matches(choosing.dice, attempt)}
        )
    if odds.by_rolls[0] > 0:
        return Message("bar-points-at-once", {"points": points})
    return Message("bar-chance", {"chance": lines.sheet_share(odds.success), "points": points})


def attempt_detail(choosing: DespiralaSelection, attempt: Attempt) -> Message:
    return Message(f"bar-selected-{_what_it_takes(choosing, attempt)}", {"move": attempt})


def _what_it_takes(choosing: DespiralaSelection, attempt: Attempt) -> str:
    odds = lines.finish_odds(choosing.dice, choosing.goods, attempt)
    if odds is None:
        return "collect"
    if odds.by_rolls[0] > 0:
        return "complete"
    return "target" if choosing.goods else "lost"


def choose_detail(best: Option | None) -> Message:
    """What to do while no row is selected; `best` is what the hints say, where they are shown."""
    return Message("bar-hint-reroll" if isinstance(best, Reroll) else "bar-click-row")


def stop_words(points: int, values: Mapping[Option, float]) -> Message:
    if Stop() not in values:
        return Message("bar-points", {"points": points})
    return Message("bar-points-expected", {"points": points, "expected": Fixed(values[Stop()])})


def continue_words(can_continue: bool, goods: int, values: Mapping[Option, float]) -> Message:
    if not can_continue:
        return Message("bar-all-match" if goods else "bar-no-goods")
    if Continue() not in values:
        return Message("bar-costs-good")
    return Message("bar-good-expected", {"expected": Fixed(values[Continue()])})


def collect_detail(points: int, goods: int) -> Message:
    return Message("bar-collected", {"points": points, "goods": goods})
