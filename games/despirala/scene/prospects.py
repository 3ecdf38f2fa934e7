"""What is expected of every seat and choice, asked for away from the window, and its panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from engine.core.decision import Decision, Option
from engine.core.match import Match
from engine.core.story import Move, Passage
from engine.core.thinking import Topic
from engine.text.message import Fixed, Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.cooperative_work import Ticket, Worker
from engine.ui.table.director import AtTable
from engine.ui.table.log import LogLine
from engine.ui.table.panels import SeatSummary, SidePanel
from engine.ui.table.parts import Moment, level_title
from engine.ui.table.table import Table
from engine.ui.theme import BODY, SECOND_TEXT
from engine.ui.widgets.base import Tip
from games.despirala.combinations import NAMES
from games.despirala.findings import Findings, findings, spread, win_chances
from games.despirala.hints import Entry, Hint, SeatAccount, Spread
from games.despirala.moves import Attempt
from games.despirala.scene.layout import BoardLayout
from games.despirala.scene.lines import (
    OddsChart,
    figure,
    finish_odds,
    live_lines,
    live_words,
    log_lines,
    odds_chart,
)
from games.despirala.scene.panels import HEIGHT as HINT_HEIGHT
from games.despirala.scene.panels import (
    CardFact,
    HintPanel,
    advice,
    card,
    draw_history,
    draw_win_chances,
    history_curves,
    latest_turn,
    move_facts,
    seat_card,
    short_move,
)
from games.despirala.scene.selection import DespiralaSelection, FacePicker
from games.despirala.scene.stage import Stage
from games.despirala.scene.table_art import LiveTag
from games.despirala.state import DespiralaTable

Report = Callable[[], object]
Moves = tuple[Move, ...]


class OddsRequest:
    """Hints, accounts, win chances and spreads for one match; `report` says that one is new.

    Nothing here waits: what is not worked out yet is simply not known, or still the last known.
    """

    def __init__(self, worker: Worker, report: Report) -> None:
        self.problem: Message | None = None
        self._worker = worker
        self._report = report
        self._is_asked = False
        self._topic: tuple[Match, Topic] | None = None
        self._found: Findings | None = None
        self._found_at: Moves = ()
        self._finding: Ticket[Findings] | None = None
        self._dropped_at: Moves | None = None
        self._wins: tuple[float, ...] = ()
        self._wins_at: Moves | None = None
        self._wins_ticket: Ticket[tuple[float, ...]] | None = None
        self._spreads: dict[Option, Spread] = {}
        self._spreads_at: Moves | None = None
        self._spread_ticket: Ticket[Spread] | None = None

    def begin(self, match: Match) -> None:
        """Have the tables solved, or fetched, and the first odds worked out."""
        self._is_asked = True
        self.follow(match)

    def end(self) -> None:
        for ticket in (self._finding, self._wins_ticket, self._spread_ticket):
            if ticket is not None:
                ticket.cancel()
        self._finding = self._wins_ticket = self._spread_ticket = None
        self._found, self._is_asked = None, False
        self._forget_topic()

    @property
    def is_ready(self) -> bool:
        return self._found is not None

    # -- every moment

    def follow(self, match: Match) -> None:
        """Have the odds of this moment worked out, unless they are known or being worked out."""
        if not self._is_asked or self._finding is not None or self._knows(match):
            return
        if self._dropped_at is not None and _is_moment(self._dropped_at, match):
            return
        moment = tuple(match.moves)
        self._finding = self._worker.think(
            self._topic_of(match), findings, (),
            partial(self._take, moment), partial(self._drop, moment),
        )  # fmt: skip

    def hints(self, match: Match) -> list[Hint]:
        """Every legal move of the pending decision, the best first; empty while not known."""
        self.follow(match)
        if self._found is None or not self._knows(match):
            return []
        return self._found.hints if isinstance(match.pending, Decision) else []

    def expected(self, match: Match) -> list[float]:
        """The expected final score of every seat, as last worked out; empty before."""
        self.follow(match)
        return self._found.expected if self._found is not None else []

    def accounts(self, match: Match) -> list[SeatAccount]:
        """Luck and mistakes of every seat, as last worked out; empty before."""
        self.follow(match)
        return self._found.accounts if self._found is not None else []

    def entries(self, move: Move, index: int, seat: int) -> list[Entry] | None:
        """What an answer, the match's `index`th, did for a seat; None while not known."""
        if self._found is None or index >= len(self._found_at):
            return None
        if self._found_at[index] is not move:
            return None
        return [each for each in self._found.accounts[seat].entries if each.move == index]

    def _knows(self, match: Match) -> bool:
        return self._found is not None and _is_moment(self._found_at, match)

    def _take(self, moment: Moves, found: Findings) -> None:
        self._finding, self._found, self._found_at = None, found, moment
        self.problem = None
        self._report()

    def _drop(self, moment: Moves, error: Exception) -> None:
        """What failed is not tried again before something has changed."""
        self._finding, self._dropped_at = None, moment
        self._failed(error)

    # -- now and then

    @property
    def known_win_chances(self) -> tuple[float, ...]:
        """Each seat's chance to win, as last worked out; empty before the first time."""
        return self._wins

    def win_chances(self, match: Match) -> tuple[float, ...]:
        """Each seat's chance to win, the last one known; asks for a newer one where that is due."""
        is_known = self._wins_at is not None and _is_moment(self._wins_at, match)
        if self.is_ready and not is_known and self._wins_ticket is None:
            self._wins_ticket = self._worker.think(
                self._topic_of(match), win_chances, (),
                partial(self._take_wins, tuple(match.moves)), self._drop_wins,
            )  # fmt: skip
        return self._wins

    def _take_wins(self, moment: Moves, shares: tuple[float, ...]) -> None:
        self._wins, self._wins_at, self._wins_ticket = shares, moment, None
        self._report()

    def _drop_wins(self, error: Exception) -> None:
        self._wins_ticket = None
        self._failed(error)

    def spread(self, match: Match, option: Option) -> Spread | None:
        """How far final scores spread after an option; None until it has been worked out."""
        if self._spreads_at is None or not _is_moment(self._spreads_at, match):
            self._spreads, self._spreads_at = {}, tuple(match.moves)
        known = self._spreads.get(option)
        if known is None and self.is_ready and self._spread_ticket is None:
            self._spread_ticket = self._worker.think(
                self._topic_of(match), spread, (option,),
                partial(self._take_spread, self._spreads_at, option), self._drop_spread,
            )  # fmt: skip
        return known

    def _take_spread(self, moment: Moves | None, option: Option, found: Spread) -> None:
        self._spread_ticket = None
        if moment is self._spreads_at:
            self._spreads[option] = found
        self._report()

    def _drop_spread(self, error: Exception) -> None:
        self._spread_ticket = None
        self._failed(error)

    # -- inside

    def _failed(self, error: Exception) -> None:
        self.problem = Message("no-odds", {"error": str(error)})
        self._report()

    def _topic_of(self, match: Match) -> Topic:
        """A replay shows one match after the other; each is a topic of its own."""
        if self._topic is None or self._topic[0] is not match:
            self._forget_topic()
            self._topic = match, Topic(match)
        return self._topic[1]

    def _forget_topic(self) -> None:
        if self._topic is not None:
            self._worker.forget(self._topic[1], lane="study")
            self._topic = None


def _is_moment(moves: Moves, match: Match) -> bool:
    """Whether a match stands where it stood after these answers."""
    if len(moves) != len(match.moves):
        return False
    return not moves or moves[-1] is match.moves[-1]


class Sheets(Protocol):
    """The board, as far as choosing and the panels beside it need it."""

    table: Table
    chooser: Chooser
    odds_request: OddsRequest
    places: BoardLayout
    stage: Stage
    hovered_row: int | None

    @property
    def shown_decision(self) -> Decision | None: ...

    @property
    def shows_hints(self) -> bool: ...

    @property
    def sheet_seat(self) -> int: ...

    def switch_hints(self, is_on: bool) -> None: ...

    def chosen(self) -> None:
        """Something else is chosen now."""


class AtFelt(AtTable[DespiralaTable]):
    """Whoever chooses a row; in a replay whoever did."""

    def __init__(self, board: Sheets, chosen: Callable[[], None]) -> None:
        super().__init__(board.table)
        self.refresh = chosen
        self._board = board

    @property
    def decision(self) -> Decision | None:
        """The row to be chosen, once everything lies there."""
        decision = self._board.shown_decision
        is_asked = decision is not None and decision.kind == "move"
        return decision if is_asked and not self._board.table.moment.is_behind else None


class Chooser:
    """`selection` is what is chosen; `looked_at` a choice in the picker."""

    def __init__(self, board: Sheets) -> None:
        self.looked_at: Attempt | None = None
        self._board = board
        self.selection = DespiralaSelection(AtFelt(board, self._chosen))

    @property
    def recorded_option(self) -> Option | None:
        """In a replay, what is played next."""
        replay = self._board.table.replay
        if replay is None or replay.reel.is_at_end:
            return None
        option: Option = replay.reel.recorded.moves[replay.reel.at].answer
        return option

    def renew(self) -> None:
        """Fit what is chosen to the pending decision."""
        selection, table = self.selection, self._board.table
        selection.renew()
        if not selection.kind:
            return
        selects = self._board.shows_hints and table.replay is None
        selection.advise(self._board.odds_request.hints(table.match), selects=selects)
        played = self.recorded_option
        if isinstance(played, Attempt):
            selection.name_faces(played)
        self.look()

    def select_option(self, option: Option) -> None:
        if self.selection.kind and isinstance(option, Attempt):
            self._board.table.play_sound("click")
            self.selection.show(option)

    def _chosen(self) -> None:
        self.look()
        self._board.chosen()

    def open_picker(self, row: int) -> bool:
        """Show every choice of faces of a row; False where there is but one."""
        selection, name = self.selection, NAMES[row]
        choices = selection.face_choices(name) if name in selection.free else []
        if len(choices) < 2:
            return False
        selection.take(("row", name))
        is_misere = self._board.stage.table.misere
        picker = FacePicker(name, choices, selection.faces[name], self._pick, self.look_at,
                            voice=self._board.table.voice, is_misere=is_misere)  # fmt: skip
        viewport = self._board.table.viewport
        below_tray = viewport.cut_top(self._board.places.tray.box.bottom)[1]
        fits = picker.size()[1] <= below_tray.h - 24
        picker.stand_by(self._board.places.sheet.rows[row].box, below_tray if fits else viewport)
        self._board.table.open_popup(picker)
        return True

    def _pick(self, attempt: Attempt) -> None:
        self.looked_at = None
        self.selection.show(attempt)

    def look_at(self, attempt: Attempt | None) -> None:
        self.looked_at = attempt
        self.look()

    def look(self) -> None:
        """Send the dice where they would go: for the row pointed at, else for the one chosen."""
        selection = self.selection
        if not selection.kind:
            return
        wanted = self.looked_at or selection.option
        if self.looked_at is None and self._board.hovered_row is not None:
            name = NAMES[self._board.hovered_row]
            if name in selection.free and self._board.sheet_seat == self._board.stage.seat:
                wanted = selection.faces[name]
        if self._board.stage.look_at(wanted):
            self._board.table.invalidate()

    def card_of(self, option: Option) -> Tip | None:
        selection, match = self.selection, self._board.table.match
        if self._board.shown_decision is None:
            return None
        table, voice = self._board.stage.table, match.voice
        hint = next(
            (each for each in self._board.odds_request.hints(match) if each.option == option), None
        )
        odds = None
        if selection.kind and isinstance(option, Attempt):
            odds = finish_odds(selection.dice, selection.goods, option)
        moment = len(match.moves)

        def facts() -> list[CardFact]:
            is_now = moment == len(match.moves)
            spread = self._board.odds_request.spread(match, option) if is_now else None
            return move_facts(option, hint, odds, spread, voice, is_misere=table.misere)

        lines = len(facts()) + (1 if hint is not None else 0)
        told = match.game.option_text(option, voice)
        return card(told, voice.say(advice(option, table.sheet.goods)), facts, lines)


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
        expected = self._expected[seat] if self._expected else None
        level = level_title(moment.match, seat)
        return seat_card(moment.table, seat, level, expected, moment.voice)

    def left(self, moment: Moment, room: float) -> Sequence[SidePanel]:
        panels, count = [], len(moment.voice)
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
        is_crowded = len(moment.voice) >= MANY_SEATS
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
