"""Despirala at the table: tray and sheet, hints and odds, and what clicks and keys mean there."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.ui.inputs import (
    LEFT,
    Clicked,
    Intent,
    KeyPressed,
    PointerLeft,
    PointerMoved,
)
from engine.ui.table.actions import Action, Actions
from games.despirala.combinations import NAMES, score
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.scene.choice import ROW_KEYS
from games.despirala.scene.layout import step_row
from games.despirala.scene.picker import FacePicker
from games.despirala.scene.prompts import (
    attempt_detail,
    attempt_label,
    attempt_odds,
    choose_detail,
    collect_detail,
    continue_words,
    stop_words,
)
from games.despirala.scene.view import DespiralaView


class DespiralaScene(DespiralaView):
    """The table of Despirala, played on."""

    # -- actions ------------------------------------------------------------------------------

    def actions(self) -> Actions:
        """Choose and attempt, or stop and continue."""
        decision = self.decision
        if decision is None:
            return Actions("")
        if self.film.is_playing:
            return Actions("The dice are rolling", "A click or Space shows the result at once")
        prompt = self.prompt_for(decision)
        if decision.kind == "collect":
            return self._collect_actions(decision, prompt)
        return self._choose_actions(decision, prompt)

    def _choose_actions(self, decision: Decision, prompt: str) -> Actions:
        choosing = self.choosing
        secondary: tuple[Action, ...] = ()
        if not self.is_misere:
            can_reroll = Reroll() in decision.options
            sub = "costs 1 good" if can_reroll else "no goods left"
            secondary = (
                Action("Reroll", lambda: self.submit(Reroll()), sub, "refresh", "R", can_reroll),
            )
        if choosing is None or choosing.attempt is None:
            primary = Action("Attempt", self.attempt, "choose a row first", enabled=False)
            return Actions(prompt, choose_detail(choosing, self.shows_hints), primary, secondary)
        attempt = choosing.attempt
        sub = attempt_odds(choosing, attempt)
        primary = Action(attempt_label(attempt), self.attempt, sub, key="Space")
        return Actions(prompt, attempt_detail(choosing, attempt), primary, secondary)

    def _collect_actions(self, decision: Decision, prompt: str) -> Actions:
        hints = self.counsel.hints(self.match) if self.shows_hints else []
        values = {hint.option: hint.expected for hint in hints}
        points, goods = self._collected_points(), self.table.sheet.goods
        stop = Action("Stop", lambda: self.submit(Stop()), stop_words(points, values), key="Space")
        can_go_on = Continue() in decision.options
        words = continue_words(can_go_on, goods, values)
        go_on = Action("Continue", lambda: self.submit(Continue()), words, "dice", "C", can_go_on)
        return Actions(prompt, collect_detail(points, goods), stop, (go_on,))

    def _collected_points(self) -> int:
        """The points of the dice set aside for a Collect."""
        attempt = self.table.attempt
        return 0 if attempt is None else score(attempt.combination, (), len(self.table.aside))

    def attempt(self) -> None:
        """Commit to the row selected."""
        if self.is_choosing and self.choosing is not None and self.choosing.attempt is not None:
            self.submit(self.choosing.attempt)

    def hint(self) -> None:
        """Hints on, and the best row chosen; where their panel has no place, the bot's reasons."""
        if not self.log_open:
            super().hint()
            return
        if not self.shows_hints:
            self.switch_hints(True)
        hints = self.counsel.hints(self.match)
        if hints and isinstance(hints[0].option, Attempt):
            self.select_option(hints[0].option)

    # -- choosing -----------------------------------------------------------------------------

    def select(self, row: int) -> None:
        """Choose a row; it stays chosen until another is, or something is played."""
        if self.choosing is not None and NAMES[row] in self.choosing.free:
            self.choosing.selected = NAMES[row]
            self.look()
            self.show_hints()
            self.refresh()

    def select_option(self, option: Option) -> None:
        if self.choosing is None or not isinstance(option, Attempt):
            return
        self.play_sound("click")
        self.choosing.name_faces(option)
        self.look()
        self.show_hints()
        self.refresh()

    def open_picker(self, row: int) -> None:
        """Show every choice of faces of a row."""
        choosing = self.choosing
        if choosing is None or NAMES[row] not in choosing.free:
            return
        choices = choosing.face_choices(NAMES[row])
        if len(choices) < 2:
            return
        self.select(row)
        picker = FacePicker(
            NAMES[row], choices, choosing.faces[NAMES[row]], self._pick, self.look_at,
            is_misere=self.is_misere,
        )  # fmt: skip
        below_tray = self.viewport.cut_top(self.board.tray.box.bottom)[1]
        fits = picker.size()[1] <= below_tray.h - 24
        picker.stand_by(self.board.sheet.rows[row].box, below_tray if fits else self.viewport)
        self.open_popup(picker)

    def _pick(self, attempt: Attempt) -> None:
        if self.choosing is not None:
            self.choosing.name_faces(attempt)
            self.looked_at = None
            self.look()
            self.show_hints()
            self.refresh()

    def close_popup(self) -> None:
        """What was looked at in the picker is forgotten with it."""
        super().close_popup()
        self.look_at(None)

    # -- intents ------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Space ends what plays and does nothing else: nobody stops at dice not yet seen."""
        is_space = isinstance(intent, KeyPressed) and intent.key == "space"
        listener = self.focus.current
        is_typing = listener is not None and listener.takes_text
        if is_space and self.film.is_playing and not is_typing and not self.is_replay:
            self.film.skip()
            self.conductor.hurry()
            return True
        return super().handle(intent)

    def handle_board(self, intent: Intent) -> bool:
        """Pointer and keys on the board."""
        if isinstance(intent, PointerMoved):
            return self._point_at(intent.x, intent.y)
        if isinstance(intent, PointerLeft):
            return self._point_at(-1.0, -1.0)
        if isinstance(intent, Clicked) and intent.button == LEFT:
            return self._click(intent.x, intent.y)
        return isinstance(intent, KeyPressed) and intent.is_plain and self._board_key(intent.key)

    def _point_at(self, x: float, y: float) -> bool:
        row = self.board.sheet.row_at((x, y))
        on_pencil = row is not None and self.board.sheet.rows[row].pencil.contains((x, y))
        boxes = enumerate(self.seat_boxes)
        seat = next((seat for seat, box in boxes if box.contains((x, y))), None)
        before = (self.hovered_row, self.hovers_pencil, self.hovered_seat)
        if (row, on_pencil, seat) != before:
            self.hovered_row, self.hovers_pencil, self.hovered_seat = row, on_pencil, seat
            self.look()
            self.invalidate()
        return row is not None or seat is not None

    def _click(self, x: float, y: float) -> bool:
        for seat, box in enumerate(self.seat_boxes):
            if box.contains((x, y)):
                self.pinned_seat = None if self.pinned_seat == seat else seat
                self.play_sound("click")
                self.refresh()
                return True
        row = self.board.sheet.row_at((x, y))
        if row is None or not self.is_choosing or self.choosing is None:
            return False
        if self.sheet_seat != self.person or NAMES[row] not in self.choosing.free:
            return False
        has_faces = len(self.choosing.face_choices(NAMES[row])) > 1
        if has_faces and self.board.sheet.rows[row].pencil.contains((x, y)):
            self.open_picker(row)
        elif self.choosing.selected == NAMES[row]:
            self.attempt()
        else:
            self.play_sound("click")
            self.select(row)
        return True

    def _board_key(self, key: str) -> bool:
        if self.is_choosing and self.choosing is not None:
            return self._choosing_key(key)
        if self.is_collecting and not self.film.is_playing and key == "s":
            self.submit(Stop())
            return True
        return False

    def _choosing_key(self, key: str) -> bool:
        assert self.choosing is not None
        selected = self.choosing.selected
        current = None if selected is None else NAMES.index(selected)
        if key in ROW_KEYS:
            self.pinned_seat = None
            self.select(ROW_KEYS[key])
            return True
        if key in ("up", "down", "left", "right"):
            rows = tuple(NAMES.index(name) for name in self.choosing.free)
            row = step_row(current, key, rows)
            if row is not None:
                self.pinned_seat = None
                self.select(row)
            return True
        if key == "f" and current is not None:
            self.open_picker(current)
            return True
        if key == "return" and selected is not None:
            self.attempt()
            return True
        return False
