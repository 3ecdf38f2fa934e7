"""Despirala at the table: its parts put together, what pointer and keys do, and its desk."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from engine.core.decision import Chance, Decision, Option, Reason
from engine.core.instructions import LaidRung, ToDo
from engine.core.position.edits import Key
from engine.core.story import Beat, Move
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.animation import Animation
from engine.ui.box import Box
from engine.ui.canvas import Canvas, enlarging
from engine.ui.display import LEFT, Clicked, Intent, KeyPressed, PointerLeft, PointerMoved
from engine.ui.paint.dice import (
    REST_YAWS,
    Die,
    Pose,
    draw_die,
    draw_die_slot,
    draw_goods_cube,
    draw_mini_die,
    draw_tray,
)
from engine.ui.paint.shapes import text_pixels
from engine.ui.position.board_editor import BoardEditor, EditorHost, draw_asked
from engine.ui.real_table.chance_input import ChanceQuestion, question_of
from engine.ui.real_table.physical_pieces import (
    Carried,
    Hands,
    Painter,
    StepPicture,
    draw_way,
)
from engine.ui.real_table.place import HANDS_TEXT, draw_panel, room_of
from engine.ui.scene import Scene, Window
from engine.ui.table.actions import Action, Actions
from engine.ui.table.panels import MOST_MOVES, HintMove, TableHint, draw_seat_card, seat_column
from engine.ui.table.parts import Board, FrameStyle, Moment, Parts, addressed, words_as_before
from engine.ui.table.table import Table
from engine.ui.widgets.base import Tip
from games.despirala.combinations import (
    DICE,
    NAMES,
    TURNS,
    legal_faces,
    matched_dice,
    score,
    target,
)
from games.despirala.moves import (
    COMBINATION,
    Attempt,
    Continue,
    DiceRolled,
    DiceSetAside,
    Reroll,
    Stop,
)
from games.despirala.scene import selection
from games.despirala.scene.layout import BoardLayout, box_named, step_row
from games.despirala.scene.lines import SheetLine, Turn, loss_words, sheet_lines
from games.despirala.scene.panels import seat_card, short_move
from games.despirala.scene.prospects import Chooser, OddsRequest, Prospects, why_words
from games.despirala.scene.stage import (
    AT_REST,
    IDLE_SECONDS,
    BeatFilm,
    Prerender,
    Stage,
    last_thrown,
)
from games.despirala.scene.table_art import (
    SheetTotals,
    draw_board_tray,
    draw_sheet,
    paint_attempt,
    totals_of,
)
from games.despirala.setting_out import EDITS
from games.despirala.state import DespiralaTable


class DespiralaHands(Hands):
    def where(self, move: Move, table: Any) -> tuple[str, ...]:
        return ("roll",)

    def aim(self, move: Move, table: Any) -> tuple[str, ...]:
        answer = move.answer
        return (" ".join(("row", answer.combination)) if isinstance(answer, Attempt) else "roll",)

    def about(self, move: Move, table: Any) -> tuple[str, ...]:
        """The dice that a combination wants; else all dice."""
        answer = move.answer
        wanted = target(answer.combination, answer.faces) if isinstance(answer, Attempt) else ()
        return tuple(f"face-{face}" for face in wanted or table.dice)

    def touched(self, event: Any, table: Any) -> tuple[str, ...]:
        return ("dice",) if isinstance(event, DiceSetAside) else ()

    def carried(self, todo: ToDo, table: Any) -> Carried | None:
        if not isinstance(todo.event, DiceSetAside):
            return None
        return Carried(tuple((f"face-{face}", 1) for face in sorted(todo.event.faces)))

    def hero(self, happened: Sequence[Any], table: Any) -> Painter | None:
        faces = [face for event in happened if isinstance(event, DiceSetAside)
                 for face in event.faces]  # fmt: skip
        return partial(_paint_set_aside, sorted(faces)) if faces else None

    def laid(self, rung: LaidRung) -> Carried:
        """With the dice lie the goods, so many that there are always enough."""
        carried = super().laid(rung)
        is_dice = any(name == "die" for name, _ in carried.pieces)
        return Carried((("dice-and-goods", 1),), rung.seat) if is_dice else carried

    def picture(self, name: str, seat: int | None, table: Any) -> StepPicture | None:
        if name == "die":
            return StepPicture(partial(_paint_die, 6))
        if name == "good":
            return StepPicture(_paint_good)
        if name == "dice-and-goods":
            return StepPicture(_paint_dice_and_goods, 1.25)
        if name.startswith("sheet-"):
            return StepPicture(partial(_paint_sheet, int(name.removeprefix("sheet-"))), 0.8)
        kind, _, face = name.partition("-")
        return StepPicture(partial(_paint_die, int(face))) if kind == "face" else None


def _paint_die(face: int, canvas: Canvas, box: Box) -> None:
    draw_die(canvas, *box.centre, min(box.w, box.h) * 0.62, Die(face, Pose(-14, 26)))


def despirala_asks(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    """The dice as the engine asks them; beside them what may still become of them."""
    asked, table = question_of(chance.outcomes), moment.match.table
    if asked is None:
        return None
    names = [each for each in NAMES if each not in table.sheet.points]
    rows = names if table.attempt is None else [table.attempt.combination]
    kept = tuple(table.dice[place] for place in table.aside)
    told = partial(_draw_open_rows, table.seat, table.attempt, rows, kept, moment.voice)
    return replace(asked, beside=told)


def _draw_open_rows(  # noqa: PLR0913 (what the panel shows, by place)
    seat: int, attempt: Attempt | None, rows: Sequence[str], kept: tuple[int, ...], voice: Voice,
    canvas: Canvas, box: Box, told: tuple[int, ...],
) -> float:  # fmt: skip
    """The open combinations of a sheet, with their worth and the dice that lie there already;
    returns where they end.
    """
    title = voice.say(Message("lay-sheet", {"seat": SeatNumber(seat)}))
    high = min(76.0, (box.h - SHEET_HEAD - 16) / len(rows))
    box = Box(box.x, box.y, box.w, SHEET_HEAD + high * len(rows) + 16)
    hue = canvas.theme.seat_colour(seat)
    draw_panel(canvas, box, hue)
    canvas.text(box.x + 24, box.y + 32, title, theme.LARGE + 2, theme.TEXT,
                canvas.theme.title_font, max_width=box.w - 120)  # fmt: skip
    canvas.text(box.right - 22, box.y + 32, f"{len(rows)} / {TURNS}", theme.BODY,
                theme.SECOND_TEXT, align="right")  # fmt: skip
    dice = (*kept, *told)
    best = max(
        len(matched_dice(dice, target(each, _nearest(each, attempt, dice)))) for each in rows
    )
    for number, name in enumerate(rows):
        row = Box(box.x + 12, box.y + SHEET_HEAD + high * number, box.w - 24, high - 6)
        faces = _nearest(name, attempt, dice)
        wanted = target(name, faces)
        there = [dice[place] for place in matched_dice(dice, wanted)]
        is_best = bool(there) and len(there) == best
        room, accent = room_of(canvas.theme), canvas.theme.accent
        canvas.rounded(row, 9, room.open_panel, accent if is_best else room.line, 1 + is_best)
        canvas.text(row.x + 14, row.centre_y, voice.say_name(COMBINATION(name), "cap"), theme.BODY,
                    theme.TEXT, "text-semibold", max_width=row.w * 0.36)  # fmt: skip
        size = min(26.0, row.h * 0.6)
        for place, face in enumerate(wanted):
            lies = face in there
            if lies:
                there.remove(face)
            x, y = row.x + row.w * 0.4 + place * size * 1.22, row.centre_y - size / 2
            draw_mini_die(canvas, x, y, size, face, alpha=255 if lies else GHOST)
        worth = str(score(name, faces, len(wanted)))
        canvas.text(row.right - 14, row.centre_y, worth, theme.LARGE,
                    HANDS_TEXT if is_best else theme.TEXT, "number-bold", "right")  # fmt: skip
    return box.bottom


def _nearest(name: str, attempt: Attempt | None, dice: Sequence[int]) -> tuple[int, ...]:
    """The faces named for a combination, else those for which most of the dice count."""
    if attempt is not None:
        return attempt.faces
    return max(legal_faces(name), key=lambda each: (
        len(matched_dice(dice, target(name, each))), score(name, each, DICE)
    ))  # fmt: skip


def _paint_good(canvas: Canvas, box: Box) -> None:
    draw_goods_cube(canvas, *box.centre, min(box.w, box.h) * 0.6)


def _paint_sheet(seat: int, canvas: Canvas, box: Box) -> None:
    """The score sheet of a seat: its head in the seat's color, a line for each combination."""
    place = Box.around(*box.centre, box.h * 0.74, box.h * 0.94)
    canvas.shadow(place, 6, blur=12, drop=5, strength=130)
    canvas.rounded(place, 6, (PAPER, theme.darken(PAPER, 0.12)))
    head, rows = place.inset(place.w * 0.07).cut_top(place.h * 0.13, place.h * 0.05)
    canvas.rounded(head, 3, canvas.theme.seat_colour(seat))
    canvas.seat_mark(seat, head.centre_x, head.centre_y, head.h * 0.42)
    step = rows.h / (TURNS / 2)
    for number in range(TURNS):
        left = rows.x + (number % 2) * rows.w * 0.54
        y = rows.y + (number // 2 + 0.4) * step
        canvas.rounded(Box(left, y - step * 0.22, step * 0.44, step * 0.44), 2, PAPER_INK)
        canvas.rounded(Box(left + step * 0.7, y - step * 0.1, rows.w * 0.46 - step * 0.7,
                           step * 0.2), 1, theme.mix(PAPER, PAPER_INK, 0.45))  # fmt: skip


def _paint_dice_and_goods(canvas: Canvas, box: Box) -> None:
    """All six dice in the middle of the table, a heap of goods below them."""
    upper, lower = box.cut_top(box.h * 0.62)
    size = upper.h * 0.36
    for number in range(DICE):
        x = upper.centre_x + (number % 3 - 1) * size * 1.5
        y = upper.centre_y + (number // 3 - 0.5) * size * 1.4
        draw_die(canvas, x, y, size, Die(number + 1, Pose(REST_YAWS[number], 26)))
    size = lower.h * 0.2
    for row, count in enumerate((9, 8, 6)):
        for number in range(count):
            x = lower.centre_x + (number - (count - 1) / 2) * size * 1.3
            y = lower.bottom - size * (0.9 + 1.05 * row)
            draw_goods_cube(canvas, x, y, size, number + row)


def _paint_set_aside(faces: Sequence[int], canvas: Canvas, box: Box) -> None:
    """The dice large on their tray, on their way into the slots at its right."""
    felt = draw_tray(canvas, box)
    canvas.glow(*felt.centre, felt.w * 0.45, felt.h * 0.5, (0x2A, 0x7A, 0x6E), 0.5)
    rows = 1 if len(faces) < 4 else 2
    columns = -(-len(faces) // rows)
    size = min(felt.h * 0.5 / rows, felt.w * 0.3 / columns)
    for place, face in enumerate(faces):
        row, column = divmod(place, columns)
        y = felt.centre_y + (row - (rows - 1) / 2) * size * 1.4
        x = felt.x + felt.w * 0.23 + (column - (columns - 1) / 2) * size * 1.25
        slot_x = felt.x + felt.w * 0.78 + (column - (columns - 1) / 2) * size * 1.15
        draw_die_slot(canvas, Box.around(slot_x, y, size, size), wanted=face)
        draw_die(canvas, x, y, size * 0.86, Die(face, Pose(REST_YAWS[face - 1], 26)))
    wide = size * (columns - 1) / 2
    ends = [(felt.x + felt.w * 0.23 + 1.25 * wide + 0.75 * size, felt.centre_y),
            (felt.x + felt.w * 0.78 - 1.15 * wide - 0.65 * size, felt.centre_y)]  # fmt: skip
    draw_way(canvas, ends)


GHOST: Final = 150.0
"""How much there is of a die that a row still wants."""
NO_BOX: Final = Box(304, 72, 1200, 864)
LETTERS: Final = {"a": Reroll(), "c": Continue(), "s": Stop()}
"""Keys of moves, whichever key their button shows now."""


class DespiralaBoard(Board):
    """Tray and sheet; `chooser` is what the person to act has in mind."""

    hands = DespiralaHands()

    def __init__(self, table: Table) -> None:
        self.table = table
        self.odds_request = OddsRequest(table.app.worker, self._heard)
        self.places = BoardLayout.of(NO_BOX)
        self.stage = Stage.of(table.match.table, self.places.tray)
        self.hovered_row: int | None = None
        self.hovers_pencil = False
        self.hovered_seat: int | None = None
        self.pinned_seat: int | None = None
        self.prerender = Prerender()
        self.chooser = Chooser(self)
        self.prospects = Prospects(self)
        self._stock_at: object = None
        self._is_new = True

    # -- what is going on ---------------------------------------------------------------------

    @property
    def lies(self) -> DespiralaTable:
        return self.stage.table

    @property
    def shown_decision(self) -> Decision | None:
        """The decision whose moves are shown: the person's, or in a replay whoever's it was."""
        pending = self.table.match.pending
        if self.table.replay is not None and isinstance(pending, Decision):
            return pending
        return self.table.decision

    @property
    def is_collecting(self) -> bool:
        """Whether a person is to stop or to continue."""
        decision = self.table.decision
        return decision is not None and decision.kind == "collect"

    @property
    def shows_hints(self) -> bool:
        """Whether the moves are shown with what they bring: never while the game may be rated."""
        tutor, table = self.table.tutor, self.table
        is_closed = tutor is not None and tutor.hides_advice
        is_rated = table.replay is None and not table.match.is_practice
        return table.app.settings.show_hints and not is_closed and not is_rated

    @property
    def sheet_seat(self) -> int:
        """Whose sheet is shown: the card pointed at, the one clicked, a bot's, the viewer's."""
        for seat in (self.hovered_seat, self.pinned_seat):
            if seat is not None:
                return seat
        if self.table.replay is not None:
            return self.stage.seat
        people = [who.is_person for who in self.table.match.setup.seats]
        is_own = any(people) and (self.stage.is_over or people[self.stage.seat])
        return self.table.sitting.viewer if is_own else self.stage.seat

    def owner(self, seat: int) -> str:
        """Whose something is: "Your", or the seat's name."""
        people = [each for each, who in enumerate(self.table.match.setup.seats) if who.is_person]
        said = Message("whose", {"seat": SeatNumber(seat)})
        return self.table.voice.say(Message("whose-own") if people == [seat] else said)

    # -- life ---------------------------------------------------------------------------------

    def enter(self) -> None:
        """The odds are worked out while the first dice fall."""
        self.odds_request.begin(self.table.match)

    def leave(self) -> None:
        self.odds_request.end()

    @property
    def is_animating(self) -> bool:
        return self.stage.is_moving

    def update(self, seconds: float) -> None:
        """Dice on their way; and what the picker showed is forgotten with it."""
        factor = self.table.app.settings.animation_speed.factor
        if self.chooser.looked_at is not None and self.table.popup is None:
            self.chooser.look_at(None)
        if self.stage.update(seconds, factor):
            self.table.invalidate()
        if not self.table.film.is_playing:
            self.take_stock()
        if factor and seconds:
            self.prerender.paint_some(self.table.film.is_playing)

    def seconds_to_wake(self) -> float | None:
        """Soon, while there are dice to paint ahead of time."""
        is_off = not self.table.app.settings.animation_speed.factor
        return None if self.prerender.is_done or is_off else IDLE_SECONDS

    def place_of(self, name: str, moment: Moment) -> Box | None:
        return box_named(name, self.places, self.stage.goods[self.stage.seat])

    def sync(self, moment: Moment) -> None:
        """The dice lie as on the table; nothing is chosen while they roll."""
        self.stage.show(moment.table)
        if moment.is_playing:
            self.chooser.selection.renew()
            self.prospects.tag = None

    def settle(self, moment: Moment) -> None:
        thrown = last_thrown(self.table.sitting.told, moment.table)
        if self._is_new:
            self.stage, self._is_new = Stage.of(thrown, self.places.tray), False
        self.stage.show(thrown)
        self.stage.show(moment.table)
        self.stage.lie_still()
        self._stock_at = None
        self.take_stock()

    def forget(self) -> None:
        self._is_new = True
        self.chooser.looked_at = None

    def _heard(self) -> None:
        self._stock_at = None
        self.prospects.tell_late()
        if not self.table.film.is_playing:
            self.take_stock()
        self.table.refresh()

    def take_stock(self) -> None:
        """Everything lies still at a new moment: what can be chosen now, and what is expected."""
        moment = (len(self.table.match.moves), self.odds_request.is_ready, self.shows_hints)
        if moment == self._stock_at:
            return
        self._stock_at = moment
        self.chooser.renew()
        self.prospects.take_stock()
        self.table.refresh()

    def chosen(self) -> None:
        self.prospects.show_hints()
        self.table.refresh()

    def switch_hints(self, is_on: bool) -> None:
        """To open them makes the game practice."""
        if is_on and not self.table.match.is_hinted:
            self.table.match.is_hinted = True
            self.table.conductor.save()
        self.table.app.change_settings(show_hints=is_on)
        self._stock_at = None
        self.take_stock()

    # -- layout and drawing -------------------------------------------------------------------

    def layout(self, box: Box) -> None:
        scale = self.table.app.scale
        letter = text_pixels(theme.SMALL, scale, self.table.theme) / scale / theme.SMALL
        self.places = BoardLayout.of(box, max(1.0, letter))
        self.stage.layout = self.places.tray
        self.prerender.begin(self.table.app.canvas, self.places.tray)

    @property
    def still(self) -> Hashable:
        """While a film plays the tray lies above; the sheet changes with its lines and totals."""
        seat = self.sheet_seat
        return (seat, self.lines(seat), self._totals(seat), self.hovered_row, self.hovers_pencil)

    def draw(self, canvas: Canvas, moment: Moment) -> None:
        if not self.table.director.is_moving:
            self._draw_tray(canvas)
        seat, voice = self.sheet_seat, self.table.voice
        draw_sheet(
            canvas,
            self.places.sheet,
            voice.say(Message("sheet-of", {"whose": self.owner(seat)})),
            self.lines(seat),
            self._totals(seat),
            voice,
            hovered=self.hovered_row,
            pencil_hovered=self.hovers_pencil,
            is_misere=self.lies.misere,
        )

    def draw_above(self, canvas: Canvas, moment: Moment) -> None:
        """In a film the tray, of which only the dice in the air change from frame to frame; the
        panel that explains a turn does not reach up to it.
        """
        if self.table.director.is_moving:
            self._draw_tray(canvas)

    def _draw_tray(self, canvas: Canvas) -> None:
        owner, voice = self.owner(self.stage.seat), self.table.voice
        draw_board_tray(canvas, self.stage, owner, voice, self.prospects.tag)

    def _totals(self, seat: int) -> SheetTotals:
        stage = self.stage
        return totals_of(stage.points[seat], stage.goods[seat], stage.is_over)

    def lines(self, seat: int) -> tuple[SheetLine, ...]:
        stage, choosing = self.stage, self.chooser.selection
        is_mine, turn = seat == stage.seat, None
        if is_mine and choosing.kind and seat == choosing.seat:
            losses = choosing.losses if self.shows_hints and choosing.hints else None
            turn = Turn(choosing.dice, choosing.goods, choosing.faces, losses, choosing.selected)
        return sheet_lines(
            stage.points[seat],
            turn=turn,
            attempt=stage.attempt if is_mine else None,
            dice=stage.values if all(die.tumble >= 1 for die in stage.dice) else (),
            goods=stage.goods[seat],
            is_misere=self.lies.misere,
        )

    def stops(self, moment: Moment) -> list[Box]:
        """The free rows and their pencils, and the seats, whose sheets are looked at."""
        is_own = self.pinned_seat in (None, self.table.person)
        free = self.chooser.selection.free if is_own and moment.decision else ()
        return [*self.places.sheet.stops(free), *self.table.frame.seat_boxes.values()]

    # -- intents ------------------------------------------------------------------------------

    def handle(self, intent: Intent, moment: Moment) -> bool:
        if isinstance(intent, PointerMoved):
            return self._point_at(intent.x, intent.y)
        if isinstance(intent, PointerLeft):
            return self._point_at(-1.0, -1.0)
        if isinstance(intent, Clicked) and intent.button == LEFT:
            return self._click(intent.x, intent.y)
        return isinstance(intent, KeyPressed) and intent.is_plain and self._key(intent.key)

    def _point_at(self, x: float, y: float) -> bool:
        sheet = self.places.sheet
        row, seat = sheet.row_at((x, y)), self.table.frame.seat_at(x, y)
        on_pencil = row is not None and sheet.rows[row].pencil.contains((x, y))
        before = (self.hovered_row, self.hovers_pencil, self.hovered_seat)
        if (row, on_pencil, seat) != before:
            self.hovered_row, self.hovers_pencil, self.hovered_seat = row, on_pencil, seat
            self.chooser.look()
            self.table.invalidate()
        return row is not None or seat is not None

    def _click(self, x: float, y: float) -> bool:
        seat, row = self.table.frame.seat_at(x, y), self.places.sheet.row_at((x, y))
        if seat is not None:
            self.pinned_seat = None if self.pinned_seat == seat else seat
            self.table.play_sound("click")
            self.table.refresh()
            return True
        choosing = self.chooser.selection
        if row is None or NAMES[row] not in choosing.free or self.sheet_seat != self.table.person:
            return False
        on_pencil = self.places.sheet.rows[row].pencil.contains((x, y))
        if on_pencil and self.chooser.open_picker(row):
            return True
        if choosing.selected != NAMES[row]:
            self.table.play_sound("click")
        choosing.click(("row", NAMES[row]))
        return True

    def _key(self, key: str) -> bool:
        decision, choosing = self.table.decision, self.chooser.selection
        option = LETTERS.get(key)
        if decision is None or self.table.film.is_playing:
            return False
        if option is not None and option in decision.options:
            self.table.submit(option)
            return True
        return bool(choosing.kind) and self._choosing_key(choosing, key)

    def _choosing_key(self, choosing: selection.DespiralaSelection, key: str) -> bool:
        selected = choosing.selected
        current = None if selected is None else NAMES.index(selected)
        row = selection.ROW_KEYS.get(key)
        if key in ("up", "down", "left", "right"):
            row = step_row(current, key, tuple(NAMES.index(name) for name in choosing.free))
        elif key == "f" and current is not None:
            self.chooser.open_picker(current)
            return True
        elif key == "return" and selected is not None:
            choosing.confirm()
            return True
        elif row is None:
            return False
        if row is not None:
            self.pinned_seat = None
            choosing.take(("row", NAMES[row]))
            self.table.refresh()
        return True

    # -- tooltips -----------------------------------------------------------------------------

    def tip_at(self, x: float, y: float, moment: Moment) -> Tip | None:
        row, choosing = self.places.sheet.row_at((x, y)), self.chooser.selection
        if row is None or NAMES[row] not in choosing.free or self.sheet_seat != self.stage.seat:
            return None
        attempt = choosing.faces[NAMES[row]]
        if self.places.sheet.rows[row].pencil.contains((x, y)) and attempt.faces:
            return self.table.voice.say(Message("choose-faces"))
        return self.chooser.card_of(attempt)


def despirala_parts(table: Table) -> Parts:
    parts = DespiralaParts(table)
    board, prospects = parts.board, parts.board.prospects
    return Parts(
        board=board,
        style=FrameStyle(explained=lambda box: box.cut_top(board.places.tray.box.h, 12)[1]),
        film=parts.film,
        lines=prospects.log_lines,
        actions=parts.actions,
        meanwhile=parts.meanwhile,
        seat=prospects.seat,
        left=prospects.left,
        right=prospects.right,
        hint=parts.hint,
        hinted=lambda answer: parts.choose(answer.option),
        review=parts.review,
        ask=despirala_asks,
    )


class DespiralaParts:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = DespiralaBoard(table)

    def film(self, beat: Beat, before: DespiralaTable, turn: Animation) -> list[Animation]:
        """How a beat looks; the dice that will fall are painted ahead."""
        board, event = self.board, beat.event
        board.odds_request.follow(self.table.match)
        if isinstance(event, DiceRolled):
            dice = zip(event.positions, event.faces, strict=True)
            board.prerender.expect(self.table.app.canvas, board.places.tray, dice)
        return BeatFilm(board.stage, self.table.director.sound).of(beat, before, turn)

    # -- words --------------------------------------------------------------------------------

    def _say(self, said: Message, part: str = "") -> str:
        return self.table.voice.say(said, part)

    @property
    def _rolling(self) -> Actions:
        said = Message("bar-rolling")
        return Actions(self._say(said), self._say(said, "detail"))

    # -- actions ------------------------------------------------------------------------------

    def meanwhile(self, moment: Moment, said: Actions) -> Actions:
        stage = self.board.stage
        if any(die.tumble < AT_REST for die in stage.dice):
            whose = Message("bar-rolling-of", {"whose": self.board.owner(stage.seat)})
            return replace(self._rolling, prompt=self._say(whose))
        return words_as_before(moment, said)

    def actions(self, moment: Moment, decision: Decision) -> Actions:
        if moment.is_playing:
            return self._rolling
        asked = moment.match.game.prompt(decision, moment.voice)
        prompt = addressed(moment.match, decision, asked)
        if decision.kind == "collect":
            return self._collect_actions(decision, prompt, moment.table)
        return self._choose_actions(decision, prompt)

    def _choose_actions(self, decision: Decision, prompt: str) -> Actions:
        board, choosing = self.board, self.board.chooser.selection
        best, attempt = choosing.best if board.shows_hints else None, choosing.option
        if attempt is None:
            detail, none = selection.choose_detail(best), Message("bar-no-row")
            main = Action(self._say(none), choosing.confirm, self._say(none, "detail"),
                          enabled=False, is_bright=best is None)  # fmt: skip
        else:
            detail = selection.attempt_detail(choosing, attempt)
            named = Message(COMBINATION(attempt.combination).key)
            main = Action(self._say(selection.attempt_label(attempt)), choosing.confirm,
                          self._say(selection.attempt_odds(choosing, attempt)), key="Space",
                          is_bright=best in (None, attempt), short=self._say(named))  # fmt: skip
        reroll = () if board.lies.misere else (self._reroll(decision, best, attempt),)
        return Actions(prompt, self._say(detail), main, reroll, is_choice=bool(reroll))

    def _reroll(self, decision: Decision, best: Option | None, chosen: Attempt | None) -> Action:
        """Bright where it is the best move; a row chosen all the same keeps the space bar."""
        can_reroll, is_best = Reroll() in decision.options, best == Reroll()
        sub = self._say(Message("bar-costs-good" if can_reroll else "bar-no-goods"))
        key = "Space" if is_best and chosen is None else "A"
        submit = partial(self.table.submit, Reroll())
        label = self._say(Reroll().said())
        return Action(label, submit, sub, "refresh", key, can_reroll, is_bright=is_best)

    def _collect_actions(self, decision: Decision, prompt: str, table: DespiralaTable) -> Actions:
        """Stop and continue are of equal right until a hint tells them apart."""
        odds_request = self.board.odds_request
        hints = odds_request.hints(self.table.match) if self.board.shows_hints else []
        values = {hint.option: hint.expected for hint in hints}
        attempt, goods = table.attempt, table.sheet.goods
        points = 0 if attempt is None else score(attempt.combination, (), len(table.aside))
        can_go_on = Continue() in decision.options
        best = (hints[0].option if hints else None) if can_go_on else Stop()
        stop = self._way(Stop(), "S", selection.stop_words(points, values), best)
        words = selection.continue_words(can_go_on, goods, values)
        go_on = replace(self._way(Continue(), "C", words, best), icon="dice", enabled=can_go_on)
        detail = self._say(selection.collect_detail(points, goods))
        return Actions(prompt, detail, stop, (go_on,), is_choice=True)

    def _way(
        self, option: Stop | Continue, key: str, words: Message, best: Option | None
    ) -> Action:
        is_best = option == best
        submit = partial(self.table.submit, option)
        return Action(short_move(option, self.table.voice), submit, self._say(words),
                      key="Space" if is_best else key, is_bright=is_best)  # fmt: skip

    def hint(self, decision: Decision, show_hint: Callable[[TableHint], object]) -> bool:
        """The best moves with what each loses, as soon as they are worked out; else the bot's."""
        from games.despirala.bots import rule_reason  # noqa: PLC0415 (brings NumPy)

        board, match, voice = self.board, self.table.match, self.table.voice
        hints = board.odds_request.hints(match)
        if not hints:
            return False
        table, best, worst = match.table, hints[0], max(each.loss for each in hints[:MOST_MOVES])
        losses = [each.loss / worst if worst else 0.0 for each in hints]
        moves = [
            HintMove(each.option, short_move(each.option, voice),
                     loss_words(each.loss, table.misere, voice), share)
            for each, share in zip(hints, losses, strict=True)
        ]  # fmt: skip
        clause = rule_reason(table, best.option).clause
        reason = Reason(clause, why_words(table, hints, best.option, voice))
        show_hint(TableHint(tuple(moves), (reason,), Message("hint-unit"), choose=self.choose))
        self.choose(best.option)
        return True

    def choose(self, option: Option) -> None:
        """Mark the row of an attempt, as a click on it does."""
        if isinstance(option, Attempt):
            self.board.chooser.select_option(option)

    # -- other pages --------------------------------------------------------------------------

    def review(self) -> Scene:
        from games.despirala.scene.review import ReviewScene  # noqa: PLC0415 (loaded when a game is over)

        return ReviewScene(self.table.app, self.table.match, self.table.sitting.viewer)


SHEET_HEAD: Final = 66.0
PAPER: Final[theme.Colour] = (0xF2, 0xEB, 0xDA)
PAPER_INK: Final[theme.Colour] = (0x4A, 0x50, 0x56)
FIT: Final = enlarging(1600, 900)
TOP: Final = 64.0
SEATS: Final = 272.0
COLUMN: Final = 344.0
SEATS_NARROW: Final = 232.0
COLUMN_NARROW: Final = 300.0
NARROW: Final = 1440.0
BAR: Final = 128.0
EDGE: Final = 16.0
BUTTON: Final = (152.0, 64.0)
MAIN_BUTTON: Final = 216.0


class DespiralaDesk(BoardEditor):
    """Tray and sheets, to be set out as they lie on a real table."""

    edits = EDITS
    painters = MappingProxyType({"attempt": paint_attempt})
    strip = 140.0
    plain_words = Message("desk-click")

    def __init__(self, app: Window, host: EditorHost) -> None:
        super().__init__(app, theme.THEMES["despirala"], FIT, host)
        self.seats = Box(0, 0, SEATS, 640)
        self.board, self.letter = Box(0, 0, 960, 640), 1.0
        self.stage = Stage.of(self.table, self.places.tray)

    def _say(self, key: str, **args: Any) -> str:
        return self.voice.say(Message(key, args))

    def layout(self, width: float, height: float) -> None:
        is_narrow = width < NARROW
        beside = COLUMN_NARROW if is_narrow else COLUMN
        column = Box(width - beside, TOP, beside, height - TOP)
        self.bar = Box(EDGE, height - EDGE - BAR, column.x - 2 * EDGE, BAR)
        body = Box(EDGE, TOP + EDGE, self.bar.w, self.bar.y - TOP - 2 * EDGE)
        seats, board = self.place_beside(body, column).row(
            SEATS_NARROW if is_narrow else SEATS, None, gap=EDGE
        )
        self.board, self.letter = board, self.canvas.line_step(14, 1.0) / 14
        self.seats = seats
        self.place_tools(width - EDGE, TOP / 2)
        right, y = self.bar.right - EDGE, self.bar.centre_y - BUTTON[1] / 2
        for button, wide in ((self.go_on, MAIN_BUTTON), (self.ask, BUTTON[0]),
                             (self.fields, BUTTON[0])):  # fmt: skip
            button.box = Box(right - wide, y, wide, BUTTON[1])
            right -= wide + EDGE
        self.place_all()

    @property
    def places(self) -> BoardLayout:
        """Dice have room on the sheet while nothing is attempted: no row says what it gives."""
        return BoardLayout.of(self.board, self.letter, is_plain=self.table.attempt is None)

    def seat_boxes(self) -> tuple[Box, ...]:
        return tuple(seat_column(self.seats, len(self.table.sheets)).cards)

    def board_places(self) -> Iterator[tuple[Key, Box]]:
        table, tray = self.table, self.places.tray
        self.stage = Stage.of(table, tray)
        yield ("goods",), tray.goods.inset(8)
        if table.attempt is not None and table.attempt.faces:
            yield ("faces",), tray.aside.inset(8)
        if not self.stage.dice and not table.is_over:
            yield ("dice",), tray.roll.inset(8)
        for place in range(len(self.stage.dice) and DICE):
            box = Box.around(*self.stage.place_of(place), tray.die * 1.2, tray.die * 1.2)
            yield ("die", place), box
        for name, row in zip(NAMES, self.places.sheet.rows, strict=True):
            yield ("cell", name), row.box

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        table = self.table
        self._draw_head(canvas, table)
        for seat, box in enumerate(self.seat_cards):
            is_playing = seat == table.seat and not table.is_over
            level = self._say("desk-to-play") if is_playing else ""
            card = seat_card(table, seat, level, None, self.voice)
            draw_seat_card(canvas, box, seat, self.page.names[seat], card,
                           is_active=seat == self.seat)  # fmt: skip
        owner = self._say("whose", seat=SeatNumber(table.seat))
        draw_board_tray(canvas, self.stage, owner, self.voice)
        sheet = table.sheets[self.seat]
        is_own = self.seat == table.seat
        lines = sheet_lines(sheet.points, attempt=table.attempt if is_own else None,
                            dice=table.dice, goods=sheet.goods, is_misere=table.misere)  # fmt: skip
        title = self._say("sheet-of", whose=self._say("whose", seat=SeatNumber(self.seat)))
        draw_sheet(canvas, self.places.sheet, title, lines,
                   totals_of(sheet.points, sheet.goods, table.is_over), self.voice,
                   is_misere=table.misere)  # fmt: skip
        self.draw_panel(canvas)
        self._draw_bar(canvas)
        self.draw_widgets(canvas)
        self.outline_hovered(canvas)
        self.draw_pencils(canvas)

    def _draw_head(self, canvas: Canvas, table: DespiralaTable) -> None:
        canvas.top_bar(TOP)
        accent = theme.lighten(canvas.theme.accent, 0.2)
        wide = canvas.text(
            24, TOP / 2, self.page.draft.game.title, theme.TITLE, accent, canvas.theme.title_font
        )
        words = self._say("desk-position", turn=table.turn, turns=TURNS)
        canvas.text(48 + wide, TOP / 2, words, theme.BODY, theme.SECOND_TEXT)

    def _draw_bar(self, canvas: Canvas) -> None:
        canvas.panel(self.bar)
        x, y = self.bar.x + 24, self.bar.y
        room = self.fields.box.x - EDGE - x
        draw_asked(
            canvas, (x, y + 32), room, self.bar_words()[0], (theme.HEADING, theme.LARGE, theme.BODY)
        )
        self.draw_help(canvas, Box(x, y + 54, room, BAR - 60))
