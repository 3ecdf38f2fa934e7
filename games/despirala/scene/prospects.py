"""What is expected of every seat: seat cards, hints, charts, and what the last roll did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.decision import Option
from engine.core.story import Move, Passage
from engine.text.message import Fixed, Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.log import LogLine
from engine.ui.table.panels import SeatSummary, SidePanel
from engine.ui.table.parts import Moment, level_title
from engine.ui.theme import BODY, SECOND_TEXT
from games.despirala.accounts import SeatAccount
from games.despirala.hints import Hint
from games.despirala.moves import Attempt
from games.despirala.scene.chooser import Sheets
from games.despirala.scene.hint_panel import HEIGHT as HINT_HEIGHT
from games.despirala.scene.hint_panel import HintPanel, short_move
from games.despirala.scene.history_panel import draw_history, history_curves, latest_turn
from games.despirala.scene.lines import figure
from games.despirala.scene.log_words import live_lines, live_words, log_lines
from games.despirala.scene.odds import OddsChart, odds_chart
from games.despirala.scene.seat_card import seat_card
from games.despirala.scene.tray import LiveTag
from games.despirala.scene.win_panel import draw_win_chances
from games.despirala.state import DespiralaTable

LEAST_CHART: Final = 160.0
TALLEST_CHART: Final = 420.0
WIN_HEIGHT: Final = 112.0
TALL_WIN_HEIGHT: Final = 148.0
GAP: Final = 16.0
MANY_SEATS: Final = 4
SHORT_HINT: Final = 420.0
SIDE_CHART: Final = 232.0
LEAST_GAP: Final = 0.05
WORKING: Final = Message("working-out")
LATER: Final = Message("hints-later")


class Prospects:
    """Everything beside the board. `tag` says what the last roll or choice did."""

    def __init__(self, board: Sheets) -> None:
        self.tag: LiveTag | None = None
        self.hint_panel = HintPanel(
            board.chooser.select_option, board.chooser.card_of, board.table.invalidate,
            lambda: board.table.voice,
        )  # fmt: skip
        self._board = board
        self._expected: list[float] = []
        self._accounts: list[SeatAccount] = []
        self._playing: int | None = None
        self._untold: list[tuple[Move, int, int]] = []  # for the log, once it is worked out

    def take_stock(self) -> None:
        """Everything lies still at a new moment."""
        board, match = self._board, self._board.table.match
        self._expected = board.odds_request.expected(match)
        self._accounts = board.odds_request.accounts(match)
        self._playing = None if match.is_over else board.stage.seat
        is_awaited = not board.odds_request.known_win_chances
        if board.shown_decision is not None or match.is_over or is_awaited:
            board.odds_request.win_chances(match)
        self.tag = self._live_tag()
        self.show_hints()

    def _say(self, said: Message) -> str:
        return self._board.table.voice.say(said)

    # -- seats and panels ---------------------------------------------------------------------

    def seat(self, moment: Moment, seat: int) -> SeatSummary:
        """Score, goods, expected final score and the turns made."""
        expected = self._expected[seat] if self._expected else None
        level = level_title(moment.match, seat)
        return seat_card(moment.table, seat, level, expected, moment.voice)

    def left(self, moment: Moment, room: float) -> Sequence[SidePanel]:
        """How the expected scores went, and who is likely to win."""
        panels, count = [], len(moment.names)
        if count < MANY_SEATS:
            room -= WIN_HEIGHT + GAP if count > 1 else 0
            if room >= LEAST_CHART:
                height = min(room, TALLEST_CHART)
                panels.append(
                    SidePanel(
                        self._say(Message("panel-expected")), None, height, self._draw_history
                    )
                )
        if count > 1:
            height = WIN_HEIGHT if count < MANY_SEATS else TALL_WIN_HEIGHT
            panels.append(SidePanel(self._say(Message("panel-win")), None, height, self._draw_win))
        return panels

    def right(self, moment: Moment, room: float) -> Sequence[SidePanel]:
        """The hints, and from four seats on the chart for which the left has no room."""
        is_crowded = len(moment.names) >= MANY_SEATS
        hint = SidePanel(
            self._say(Message("panel-hint")), "bulb", SHORT_HINT if is_crowded else HINT_HEIGHT,
            self.hint_panel.draw, self.hint_panel.handle,
            (self._board.shows_hints, self._board.switch_hints), folds=True, gives_way=True,
            tip_at=self.hint_panel.tip_at,
        )  # fmt: skip
        if not is_crowded:
            return (hint,)
        title = self._say(Message("panel-expected"))
        return (hint, SidePanel(title, None, SIDE_CHART, self._draw_history))

    def show_hints(self) -> None:
        """What the hint panel says at this moment."""
        board, table = self._board, self._board.stage.table
        words = self._say(
            board.odds_request.problem or (LATER if board.odds_request.is_ready else WORKING)
        )
        hints = (
            board.odds_request.hints(board.table.match) if board.shown_decision is not None else []
        )
        selected, chart = board.chooser.recorded_option, None
        if board.chooser.selection.kind:
            selected = board.chooser.selection.option or selected
            chart = self._chart_of(selected)
        elif table.attempt is not None:
            chart = odds_chart(table.dice, table.sheet.goods, table.attempt)
        why = why_words(board.table.match.table, hints, selected, board.table.voice)
        self.hint_panel.show(hints, selected, chart, words, why=why, is_misere=table.misere)

    def _chart_of(self, selected: Option | None) -> OddsChart | None:
        """The odds of a row; with none chosen those of the best one that leaves room for chance."""
        choosing = self._board.chooser.selection
        attempt = selected if isinstance(selected, Attempt) else self._board.chooser.looked_at
        best = [hint.option for hint in choosing.hints if isinstance(hint.option, Attempt)]
        for each in (attempt,) if attempt is not None else best:
            chart = odds_chart(choosing.dice, choosing.goods, each)
            if chart is not None:
                return chart
        return None

    def _draw_history(self, canvas: Canvas, box: Box) -> None:
        board = self._board
        if not self._accounts or not self._expected:
            words = self._say(board.odds_request.problem or WORKING)
            canvas.paragraph(Box(box.x, box.y + 8, box.w, box.h), words, BODY, SECOND_TEXT)
            return
        curves = history_curves(self._accounts, self._expected, self._playing, board.sheet_seat)
        turn = latest_turn(self._accounts, self._playing, board.stage.table.turn)
        draw_history(canvas, box, curves, turn, board.table.voice)

    def _draw_win(self, canvas: Canvas, box: Box) -> None:
        odds_request = self._board.odds_request
        if not odds_request.known_win_chances:
            words = self._say(odds_request.problem or WORKING)
            canvas.paragraph(box, words, BODY, SECOND_TEXT, max_lines=2)
            return
        draw_win_chances(
            canvas, Box(box.x, box.y + 2, box.w, box.h), odds_request.known_win_chances
        )

    # -- log and live analysis ----------------------------------------------------------------

    def log_lines(self, passage: Passage, before: DespiralaTable) -> Sequence[LogLine]:
        """Rolls with their dice, and how attempts ended; with live analysis what they did."""
        board = self._board
        lines = log_lines(
            passage.events,
            board.table.voice,
            is_attempting=before.attempt is not None,
            is_misere=before.misere,
        )
        if board.table.app.settings.live_analysis:
            lines += self._live_lines(passage.number, before.seat)
        return lines

    def _live_lines(self, number: int, seat: int) -> Sequence[LogLine]:
        match = self._board.table.match
        if number >= len(match.moves):
            return ()
        move = match.moves[number]
        entries = self._board.odds_request.entries(move, number, seat)
        if entries is None:
            self._untold.append((move, number, seat))
            return ()
        return live_lines(entries, seat, self._board.table.voice, is_misere=match.table.misere)

    def tell_late(self) -> None:
        """What answers did that were logged before it was worked out."""
        untold, self._untold = self._untold, []
        moves = self._board.table.match.moves
        for move, number, seat in untold:
            if number < len(moves) and moves[number] is move:
                for line in self._live_lines(number, seat):
                    self._board.table.frame.log.chronicle.tell_late(number + 1, line)

    def _live_tag(self) -> LiveTag | None:
        """What the last roll or choice of the seat at the dice did to its expected score."""
        board = self._board
        if not board.table.app.settings.live_analysis or not board.odds_request.is_ready:
            return None
        for account in board.odds_request.accounts(board.table.match):
            if account.seat == board.stage.seat and account.entries:
                entry, voice = account.entries[-1], board.table.voice
                gain = -entry.delta if board.stage.table.misere else entry.delta
                return LiveTag(
                    f"{live_words(entry, voice)} {figure(entry.delta, voice, signed=True)}", gain
                )
        return None


def why_words(
    table: DespiralaTable, hints: Sequence[Hint], selected: Option | None, voice: Voice
) -> str:
    """Why the selected move, or else the best, is good or not: what it gives, and against what."""
    if not hints:
        return ""
    from games.despirala.bots import rule_reason  # noqa: PLC0415 (brings NumPy)

    shown = next((hint for hint in hints if hint.option == selected), hints[0])
    args = {"move": short_move(shown.option, voice), "why": rule_reason(table, shown.option).said}
    other = hints[0] if shown is not hints[0] else next(iter(hints[1:]), None)
    if other is None:
        return voice.say(Message("why-alone", args))
    args["other"] = short_move(other.option, voice)
    gap = abs(shown.expected - other.expected)
    if gap < LEAST_GAP:
        return voice.say(Message("why-as-good", args))
    key = "why-better" if shown is hints[0] else "why-worse"
    return voice.say(Message(key, {**args, "gap": Fixed(gap)}))
