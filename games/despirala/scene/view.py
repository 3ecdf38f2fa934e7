"""What the table of Despirala shows: tray and sheet, hints and odds, as the stage stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.decision import Decision, Option
from engine.core.match import Match
from engine.core.saves import Autosave
from engine.core.story import Move, Passage
from engine.ui.animation import AnimationQueue
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.text import text_pixels
from engine.ui.plot import signed
from engine.ui.scene import Scene, Window
from engine.ui.table.chronicle import LogLine
from engine.ui.table.scene import TableScene
from engine.ui.table.seats import SeatSummary
from engine.ui.table.side_panels import SidePanel
from engine.ui.theme import BODY, SECOND_TEXT, SMALL
from engine.ui.widgets.base import Tip
from games.despirala.accounts import SeatAccount
from games.despirala.combinations import NAMES
from games.despirala.events import DiceRolled
from games.despirala.moves import Attempt
from games.despirala.scene.cards import Fact, advice, card, move_facts
from games.despirala.scene.choice import Choosing
from games.despirala.scene.counsel import Counsel
from games.despirala.scene.film import Film
from games.despirala.scene.hint_panel import HEIGHT as HINT_HEIGHT
from games.despirala.scene.hint_panel import HintPanel
from games.despirala.scene.history_panel import draw_history, history_curves
from games.despirala.scene.layout import BoardLayout
from games.despirala.scene.lines import SheetLine, Turn, sheet_lines
from games.despirala.scene.log_words import live_lines, live_words, log_lines
from games.despirala.scene.odds import OddsChart, finish_odds, odds_chart
from games.despirala.scene.seat_card import seat_card
from games.despirala.scene.sheet import draw_sheet, totals_of
from games.despirala.scene.stage import Stage
from games.despirala.scene.tray import LiveTag, draw_board_tray
from games.despirala.scene.warmth import IDLE_SECONDS, Warmth
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
WORKING: Final = "Working out the odds …"
NO_BOX: Final = Box(304, 72, 1200, 864)


class DespiralaView(TableScene):
    """The table of Despirala to look at; `table.DespiralaScene` adds what a person can do there."""

    def __init__(
        self,
        app: Window,
        match: Match,
        autosave: Autosave | None = None,
        start_frozen: bool = False,
    ) -> None:
        table: DespiralaTable = match.table
        self.counsel = Counsel(app.worker, self._heard)
        self._untold: list[tuple[Move, int, int]] = []  # for the log, once it is worked out
        self.board = BoardLayout.of(NO_BOX)
        self.stage = Stage.of(table, self.board.tray)
        self.choosing: Choosing | None = None
        self.hovered_row: int | None = None
        self.hovers_pencil = False
        self.hovered_seat: int | None = None
        self.pinned_seat: int | None = None
        self.looked_at: Attempt | None = None
        self.tag: LiveTag | None = None
        self.warmth = Warmth()
        self._expected: list[float] = []
        self._accounts: list[SeatAccount] = []
        self._playing: int | None = None
        self._stock_at: object = None
        super().__init__(app, match, autosave, start_frozen)
        self.hint_panel = HintPanel(self.select_option, self._card_of, self.invalidate)

    def select_option(self, option: Option) -> None:
        """A move of the hints was clicked."""

    # -- what is going on ---------------------------------------------------------------------

    @property
    def is_misere(self) -> bool:
        """Whether the lowest score wins."""
        misere: bool = self.table.misere
        return misere

    @property
    def is_choosing(self) -> bool:
        """Whether a person is to choose a combination, and everything lies still."""
        return self.choosing is not None and not self.film.is_playing

    @property
    def is_collecting(self) -> bool:
        """Whether a person is to stop or to continue."""
        decision = self.decision
        return decision is not None and decision.kind == "collect"

    @property
    def shown_decision(self) -> Decision | None:
        """The decision whose moves are shown: the person's, or in a replay whoever's it was."""
        pending = self.pending
        if self.is_replay and isinstance(pending, Decision):
            return pending
        return self.decision

    @property
    def shows_hints(self) -> bool:
        return self.app.settings.show_hints

    @property
    def sheet_seat(self) -> int:
        """Whose sheet is shown: the card under the pointer, the one clicked, else the viewer's."""
        for seat in (self.hovered_seat, self.pinned_seat):
            if seat is not None:
                return seat
        if self.is_replay:
            return self.stage.seat
        has_person = any(who.is_person for who in self.match.setup.seats)
        return self.viewer if has_person else self.stage.seat

    def owner(self, seat: int) -> str:
        """Whose something is: "Your", or the seat's name."""
        people = [each for each, who in enumerate(self.match.setup.seats) if who.is_person]
        name = self.names[seat]
        if people == [seat] or name == "You":
            return "Your"
        return f"{name}'" if name.endswith("s") else f"{name}'s"

    # -- life ---------------------------------------------------------------------------------

    def enter(self) -> None:
        """The odds are worked out while the first dice fall."""
        super().enter()
        self.counsel.begin(self.match)

    def leave(self) -> None:
        """Nobody asks for odds any more."""
        super().leave()
        self.counsel.end()

    @property
    def is_animating(self) -> bool:
        """The film, and dice that slide to where the pointer sends them."""
        return super().is_animating or self.stage.is_moving

    def update(self, seconds: float) -> None:
        """Film and match first, then dice on their way, then what follows from the new position."""
        super().update(seconds)
        if self.stage.update(seconds, self.app.settings.animation_speed.factor):
            self.invalidate()
        if not self.film.is_playing:
            self._take_stock()
        if self.app.settings.animation_speed.factor:
            self.warmth.paint_some(self.film.is_playing)

    def seconds_to_wake(self) -> float | None:
        """Soon, while there are dice to paint ahead of time."""
        due = super().seconds_to_wake()
        if self.warmth.is_done or not self.app.settings.animation_speed.factor:
            return due
        return IDLE_SECONDS if due is None else min(due, IDLE_SECONDS)

    def _heard(self) -> None:
        """Something has been worked out: hints appear, numbers change."""
        self._stock_at = None
        self._tell_late()
        if not self.film.is_playing:
            self._take_stock()
        self.refresh()

    def _take_stock(self) -> None:
        """Everything lies still at a new moment: what can be chosen now, and what is expected."""
        moment = (len(self.match.moves), self.counsel.is_ready, self.shows_hints)
        if moment == self._stock_at:
            return
        self._stock_at = moment
        self._expected = self.counsel.expected(self.match)
        self._accounts = self.counsel.accounts(self.match)
        self._playing = None if self.match.is_over else self.table.seat
        self._renew_choice()
        if self.shown_decision is not None or self.match.is_over:
            self.counsel.win_chances(self.match)
        self.tag = self._live_tag()
        self.show_hints()
        self.refresh()

    def _renew_choice(self) -> None:
        decision, table = self.shown_decision, self.table
        if decision is None or decision.kind != "move":
            self.choosing = None
            return
        free = tuple(name for name in NAMES if name not in table.sheet.points)
        known = self.choosing
        if known is None or (known.dice, known.goods, known.free) != (
            table.dice, table.sheet.goods, free,
        ):  # fmt: skip
            self.choosing = Choosing(table.dice, table.sheet.goods, free)
        assert self.choosing is not None
        played = self._recorded_option()
        self.choosing.advise(
            self.counsel.hints(self.match), selects=self.shows_hints and not self.is_replay
        )
        if isinstance(played, Attempt):
            self.choosing.name_faces(played)
        self.look()

    def _recorded_option(self) -> Option | None:
        """In a replay, what is played next."""
        if self.replay is None or self.replay.reel.is_at_end:
            return None
        option: Option = self.replay.reel.recorded.moves[self.replay.reel.at].answer
        return option

    def table_replaced(self) -> None:
        """Undo and redo put everything where it belongs, without a film."""
        self.stage = Stage.of(self.table, self.board.tray)
        self.choosing, self.looked_at, self._stock_at = None, None, None
        self._take_stock()

    def animate(self, move: Move, queue: AnimationQueue) -> None:
        """What the events did, piece by piece; then the new position is looked at."""
        self.choosing = None
        self.tag = None
        self.counsel.follow(self.match)
        for event in move.events:
            if isinstance(event, DiceRolled):
                dice = zip(event.positions, event.faces, strict=True)
                self.warmth.expect(self.app.canvas, self.board.tray, dice)
        queue.play(*Film(self.stage, self.play_sound).of(move.events))
        queue.call(self._film_ended)

    def _film_ended(self) -> None:
        """The stage has caught up with the table."""
        self._stock_at = None
        self.refresh()

    # -- layout and drawing -------------------------------------------------------------------

    def layout_board(self, box: Box) -> None:
        """Tray above, sheet below."""
        scale = self.app.scale
        letter = text_pixels(SMALL, scale) / scale / SMALL
        self.board = BoardLayout.of(box, max(1.0, letter))
        self.stage.layout = self.board.tray
        self.warmth.begin(self.app.canvas, self.board.tray)

    def draw_board(self, canvas: Canvas) -> None:
        """Tray and sheet, as the stage shows them."""
        draw_board_tray(canvas, self.stage, self.owner(self.stage.seat), self.tag)
        seat = self.sheet_seat
        draw_sheet(
            canvas,
            self.board.sheet,
            f"{self.owner(seat)} score sheet",
            self.lines(seat),
            totals_of(self.stage.points[seat], self.stage.goods[seat], self.stage.is_over),
            hovered=self.hovered_row,
            pencil_hovered=self.hovers_pencil,
            is_misere=self.is_misere,
        )

    def lines(self, seat: int) -> tuple[SheetLine, ...]:
        """The sheet of a seat in words."""
        stage = self.stage
        is_mine = seat == stage.seat
        turn = None
        decision = self.shown_decision
        if is_mine and self.choosing is not None and decision and seat == decision.seat:
            choosing = self.choosing
            losses = choosing.losses if self.shows_hints and choosing.hints else None
            turn = Turn(choosing.dice, choosing.goods, choosing.faces, losses, choosing.selected)
        values = stage.values if all(die.tumble >= 1 for die in stage.dice) else ()
        return sheet_lines(
            stage.points[seat],
            turn=turn,
            attempt=stage.attempt if is_mine else None,
            dice=values,
            goods=stage.goods[seat],
            is_misere=self.is_misere,
        )

    # -- seats and panels ---------------------------------------------------------------------

    def seat_summary(self, seat: int) -> SeatSummary:
        """Score, goods, expected final score and the turns made."""
        expected = self._expected[seat] if self._expected else None
        level = self.level_title(seat)
        return seat_card(self.stage, seat, level, expected, is_misere=self.is_misere)

    def left_panels(self) -> Sequence[SidePanel]:
        """How the expected scores went, and who is likely to win."""
        panels = []
        if len(self.names) < MANY_SEATS:
            room = self.left_room - (WIN_HEIGHT + GAP if len(self.names) > 1 else 0)
            if room >= LEAST_CHART:
                height = min(room, TALLEST_CHART)
                panels.append(SidePanel("Expected score", None, height, self._draw_history))
        if len(self.names) > 1:
            height = WIN_HEIGHT if len(self.names) < MANY_SEATS else TALL_WIN_HEIGHT
            panels.append(SidePanel("Chance to win", None, height, self._draw_win))
        return panels

    def right_panels(self) -> Sequence[SidePanel]:
        """The hints, and from four seats on the chart for which the left has no room."""
        is_crowded = len(self.names) >= MANY_SEATS
        hint = SidePanel(
            "Hint", "bulb", SHORT_HINT if is_crowded else HINT_HEIGHT,
            self.hint_panel.draw, self.hint_panel.handle,
            (self.shows_hints, self.switch_hints), folds=True, tip_at=self.hint_panel.tip_at,
        )  # fmt: skip
        if not is_crowded:
            return (hint,)
        return (hint, SidePanel("Expected score", None, SIDE_CHART, self._draw_history))

    def switch_hints(self, is_on: bool) -> None:
        self.app.change_settings(show_hints=is_on)
        self._stock_at = None
        self._take_stock()
        self.refresh()

    def show_hints(self) -> None:
        """What the hint panel says at this moment."""
        words = WORKING
        if self.counsel.problem is not None:
            words = self.counsel.problem
        elif self.counsel.is_ready:
            words = "The moves stand here with what they are worth when it is your turn."
        hints = self.counsel.hints(self.match) if self.shown_decision is not None else []
        selected = self._recorded_option()
        chart = None
        if self.choosing is not None:
            selected = self.choosing.attempt or selected
            shown = selected if isinstance(selected, Attempt) else self.looked_at
            chart = self._chart_of(shown)
        elif self.table.attempt is not None:
            chart = odds_chart(self.table.dice, self.table.sheet.goods, self.table.attempt)
        self.hint_panel.show(hints, selected, chart, words, is_misere=self.is_misere)

    def _chart_of(self, attempt: Attempt | None) -> OddsChart | None:
        """The odds of a row; with none chosen those of the best one that leaves room for chance."""
        choosing = self.choosing
        if choosing is None:
            return None
        best = [hint.option for hint in choosing.hints if isinstance(hint.option, Attempt)]
        for each in (attempt,) if attempt is not None else best:
            chart = odds_chart(choosing.dice, choosing.goods, each)
            if chart is not None:
                return chart
        return None

    def _draw_history(self, canvas: Canvas, box: Box) -> None:
        if not self._accounts or not self._expected:
            words = self.counsel.problem or WORKING
            canvas.paragraph(Box(box.x, box.y + 8, box.w, box.h), words, BODY, SECOND_TEXT)
            return
        curves = history_curves(self._accounts, self._expected, self._playing, self.sheet_seat)
        draw_history(canvas, box, curves)

    def _draw_win(self, canvas: Canvas, box: Box) -> None:
        shares = self.counsel.known_win_chances
        if not shares:
            words = self.counsel.problem or WORKING
            canvas.paragraph(box, words, BODY, SECOND_TEXT, max_lines=2)
            return
        draw_win_chances(canvas, Box(box.x, box.y + 2, box.w, box.h), shares)

    # -- looking at rows ----------------------------------------------------------------------

    def look_at(self, attempt: Attempt | None) -> None:
        self.looked_at = attempt
        self.look()

    def look(self) -> None:
        """Send the dice where they would go: for the row pointed at, else for the one chosen."""
        choosing = self.choosing
        if choosing is None:
            return
        wanted = self.looked_at or choosing.attempt
        if self.looked_at is None and self.hovered_row is not None:
            name = NAMES[self.hovered_row]
            if name in choosing.free and self.sheet_seat == self.stage.seat:
                wanted = choosing.faces[name]
        if self.stage.look_at(wanted):
            self.invalidate()

    # -- tooltips -----------------------------------------------------------------------------

    def tooltip_at(self, x: float, y: float) -> Tip | None:
        """What a row would give, in full."""
        row = self.board.sheet.row_at((x, y))
        if row is None or not self.is_choosing or self.choosing is None:
            return None
        if self.sheet_seat != self.stage.seat or NAMES[row] not in self.choosing.free:
            return None
        attempt = self.choosing.faces[NAMES[row]]
        if self.board.sheet.rows[row].pencil.contains((x, y)) and attempt.faces:
            return "Choose the faces (F)"
        return self._card_of(attempt)

    def _card_of(self, option: Option) -> Tip | None:
        choosing, match = self.choosing, self.match
        if self.shown_decision is None:
            return None
        table: DespiralaTable = self.table
        hint = next((each for each in self.counsel.hints(match) if each.option == option), None)
        odds = None
        if choosing is not None and isinstance(option, Attempt):
            odds = finish_odds(choosing.dice, choosing.goods, option)
        is_misere = self.is_misere
        moment = len(match.moves)

        def facts() -> list[Fact]:
            is_now = moment == len(match.moves)
            spread = self.counsel.spread(match, option) if is_now else None
            return move_facts(option, hint, odds, spread, is_misere=is_misere)

        lines = len(facts()) + (1 if hint is not None else 0)
        return card(str(option), advice(option, table.sheet.goods), facts, lines)

    # -- log and live analysis ----------------------------------------------------------------

    def log_lines(self, passage: Passage, before: DespiralaTable) -> Sequence[LogLine]:
        """Rolls with their dice, and how attempts ended; with live analysis what they did."""
        lines = log_lines(
            passage.events,
            self.names,
            is_attempting=before.attempt is not None,
            is_misere=before.misere,
        )
        if self.app.settings.live_analysis:
            lines += self._live_lines(passage.number, before.seat)
        return lines

    def _live_lines(self, number: int, seat: int) -> Sequence[LogLine]:
        move = self.match.moves[number]
        entries = self.counsel.entries(move, number, seat)
        if entries is None:
            self._untold.append((move, number, seat))
            return ()
        return live_lines(entries, seat, is_misere=self.is_misere)

    def _tell_late(self) -> None:
        """What answers did that were logged before it was worked out."""
        untold, self._untold = self._untold, []
        for move, number, seat in untold:
            if number < len(self.match.moves) and self.match.moves[number] is move:
                for line in self._live_lines(number, seat):
                    self.chronicle.tell_late(number + 1, line)

    def _live_tag(self) -> LiveTag | None:
        """What the last roll or choice of the seat at the dice did to its expected score."""
        if not self.app.settings.live_analysis or not self.counsel.is_ready:
            return None
        for account in self.counsel.accounts(self.match):
            if account.seat == self.stage.seat and account.entries:
                entry = account.entries[-1]
                gain = -entry.delta if self.is_misere else entry.delta
                return LiveTag(f"{live_words(entry)} {signed(entry.delta)}", gain)
        return None

    def review_scene(self) -> Scene | None:
        """Luck and mistakes of the game just played."""
        from games.despirala.scene.review import ReviewScene  # noqa: PLC0415 (loaded when a game is over)

        return ReviewScene(self.app, self.match, self.viewer)
