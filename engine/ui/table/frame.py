"""The frame of a table: top bar, seats, columns, action bar, and the widgets that come and go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

from engine.core.chance import Draw
from engine.core.decision import Chance, Decision, Pending
from engine.core.setup import whole_number
from engine.text.message import Message, SeatNumber, glued
from engine.ui.animation import AnimationQueue, Tween, linear, overshoot
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, Key, KeyPressed
from engine.ui.pages.end import closing_words
from engine.ui.pages.page_theme import Confirm
from engine.ui.pages.tableau import Victory
from engine.ui.paint.portraits import seat_face
from engine.ui.real_table import chance_page
from engine.ui.real_table.chance_input import DicePanel
from engine.ui.real_table.turn import HandsTurn, with_corrections
from engine.ui.scene import Focus
from engine.ui.table.actions import HEIGHT as COMMAND_HEIGHT
from engine.ui.table.actions import Action, ActionBar, Actions, Commanded, CommandLine
from engine.ui.table.director import Host
from engine.ui.table.explained import Explained
from engine.ui.table.log import Log, default_lines
from engine.ui.table.panels import (
    GAP,
    HintCard,
    Places,
    RealTableSign,
    SideColumn,
    TableHint,
    draw_seat_card,
)
from engine.ui.table.parts import Moment
from engine.ui.theme import WARNING
from engine.ui.widgets.base import Button, Widget, is_key, is_press_key

# The end of a game on the table: the winners are crowned, and the victory or a page follows.

FLOURISH_SECONDS: Final = 0.6
CROWN: Final = 36.0


class Ending:
    """Crowns over the seats that won; `share` is how far the flourish has come, None before it."""

    def __init__(self, risen: Callable[[], object] = object) -> None:
        self._risen = risen
        self.winners: tuple[int, ...] = ()
        self.share: float | None = None

    def begin(
        self,
        queue: AnimationQueue,
        winners: Sequence[int],
        sound: Callable[[], object],
        show_sheet: Callable[[], object],
    ) -> None:
        """After the film: the crowns come down; then, unless films are off, `show_sheet`."""
        self.winners = tuple(winners)
        queue.call(sound)
        queue.play(Tween(FLOURISH_SECONDS, self._rise, linear))
        if queue.speed.factor:
            queue.call(show_sheet)

    def stand(self, winners: Sequence[int]) -> None:
        """A game that was over before its table was opened: the crowns are on already."""
        if self.share is None:
            self.winners, self.share = tuple(winners), 1.0

    def forget(self) -> None:
        """The game goes on after all."""
        self.winners, self.share = (), None

    def _rise(self, share: float) -> None:
        self.share = share
        if share >= 1:
            self._risen()

    @property
    def crowned(self) -> tuple[int, ...]:
        return () if self.share is None else self.winners

    def draw(self, canvas: Canvas, seats: Mapping[int, Box], *, at_left: bool = False) -> None:
        """A crown at the right corner of every winner's card, or on the left, over the seat's mark;
        with a burst of light while it comes.
        """
        if self.share is None:
            return
        for seat in self.winners:
            if seat in seats:
                self._draw_crown(canvas, seat, seats[seat], at_left=at_left)

    def _draw_crown(self, canvas: Canvas, seat: int, card: Box, *, at_left: bool) -> None:
        share = self.share or 0.0
        size = max(4, 4 * round(CROWN * overshoot(share) / 4))
        x = card.x + 10 + CROWN / 2 if at_left else card.right - CROWN / 2 - 4
        y = max(card.y + 2, CROWN / 2) - 24 * (1 - share)
        if share < 1:
            canvas.glow(
                x, y, 2.4 * CROWN, 2.4 * CROWN, canvas.theme.seat_tint(seat, 0.4), 0.5 * (1 - share)
            )
            canvas.rounded(
                card.inset(-6 * share), 14, None, (*WARNING, round(220 * (1 - share))), 3
            )
        canvas.floating(Box.around(x, y, size, size))
        canvas.icon("crown", x, y, size, WARNING)


# The hint of a table: shown in the right column, played, or put away.
#
# While it stands its button is the bright one. Space and Enter play it, H and Esc put it away, and
# so does any other answer; figures show its moves on the board.

WIDTH: Final = 440.0
LEAST: Final = 260.0
CLOSING: Final = ("h", "escape")


class Hints:
    def __init__(self, host: Host, open_clause: Callable[[str], object]) -> None:
        self.panel = HintCard(self.play, self.close, open_clause)
        self._host = host
        self._decision: Decision | None = None
        self._is_known = host.match.is_practice

    @property
    def is_open(self) -> bool:
        return self.panel.hint is not None

    def show(self, decision: Decision, hint: TableHint) -> None:
        """Open it, unless something else is to be decided by now."""
        if self._host.decision is decision and self._host.is_on_top:
            self._decision = decision
            if hint.play is None:
                self._host.match.advise(hint.best.option)
            else:
                self._host.match.is_hinted = True  # nobody compares a whole plan with what is done
            self._host.conductor.save()
            self.panel.show(hint)
            self._host.refresh()

    def close(self) -> bool:
        """Put it away; whether it stood."""
        was_open, self._decision = self.is_open, None
        if was_open:
            self.panel.show(None)
            self._host.refresh()
        return was_open

    def play(self) -> None:
        hint = self.panel.hint
        if hint is None:
            return
        self.close()
        if hint.play is None:
            (self._host.parts.plays or self._host.submit)(hint.best.option)
        else:
            hint.play()
            self._host.refresh()

    def follow(self) -> None:
        """It goes with the decision that it was about; the first one played is told of."""
        if self._host.match.is_practice and not self._is_known:
            self._is_known = True
            self._host.app.toast(Message("hint-makes-practice"))
        if self.is_open and self._host.decision is not self._decision:
            self.close()

    def take_key(self, intent: KeyPressed) -> bool:
        """Space and Enter play it, H and Esc put it away, a figure shows a move."""
        hint = self.panel.hint
        if hint is None or not intent.is_plain:
            return False
        if intent.key in CLOSING:
            return self.close()
        if is_press_key(intent):
            return self.panel.play.press()
        number = whole_number(intent.key)
        is_row = number is not None and 1 <= number <= len(hint.listed)
        if hint.choose is None or number is None or not is_row:
            return False
        return self.panel.rows[number - 1].press()

    def place_in(self, board: Box, column: Box | None, least_log: float) -> Box | None:
        """Give the panel the upper part of the right column, whose rest is returned; where no
        column stands beside the board, its right edge.
        """
        if not self.is_open:
            return column
        canvas, explained = self._host.canvas, self._host.parts.style.explained
        if column is None:
            board = board if explained is None else explained(board)
            width = min(WIDTH, board.w - 24)
            place = Box(board.right - width - 12, board.y + 12, width, board.h - 24)
            self.panel.place_in(canvas, place, fills=explained is not None)
            return None
        room = column.cut_top(max(LEAST, column.h - least_log - GAP))[0]
        high = self.panel.place_in(canvas, room)
        return column.cut_top(high, GAP)[1]


# What the bar says: what a person can do now, or what is going on.

THINKING_SHOWS_AFTER: Final = 0.3
MOST_BESIDE: Final = 1


class Ways(Protocol):
    def try_again(self) -> None: ...

    def answer_for_bot(self) -> None: ...

    def show_review(self) -> None: ...

    def undo(self) -> None: ...

    def tell_coarsely(self) -> None: ...

    def differs(self) -> None: ...

    def meant_another(self) -> None: ...


class Prompter:
    """The bar's sentence and buttons; `said` is what it said last."""

    def __init__(self, host: Host, ways: Ways, explained: Explained) -> None:
        self.said = Actions("")
        self._host = host
        self._ways = ways
        self._explained = explained
        self._question: tuple[str, str, int] | None = None

    @property
    def thinks_long(self) -> bool:
        """Whether a bot has been at work for so long that it should be said."""
        conductor = self._host.conductor
        return conductor.is_thinking and conductor.seconds_thought >= THINKING_SHOWS_AFTER

    def actions(self, dice: DicePanel | chance_page.ChancePage | None, wrong: str = "") -> Actions:
        """What the bar shows now; `dice` is the panel for real dice, if it is open, `wrong` what
        cannot be of what a person told of their turn.
        """
        host, moment = self._host, self._host.moment
        if host.conductor.trouble is not None:
            return self._trouble()
        told = None if host.tutor is None else host.tutor.actions()
        if told is not None:
            return told
        if self._explained.is_speaking:
            return self._explained.actions()
        if wrong:
            return self._three_answers(wrong)
        if moment.is_behind:
            return host.parts.meanwhile(moment, self.said)
        self.said = self._asking_first(self._at_rest(dice))
        return self.said

    def _at_rest(self, dice: DicePanel | chance_page.ChancePage | None) -> Actions:
        host, moment = self._host, self._host.moment
        pending, decision = host.sitting.pending, host.decision
        if pending is None:
            return self._closing()
        if decision is not None and isinstance(dice, chance_page.ChancePage):
            return chance_page.chance_actions(host, dice)
        if decision is not None:
            said = self._with_only_choice(host.parts.actions(moment, decision), decision)
            return self._with_coarse(said)
        if isinstance(pending, Chance):
            said = self._chance(pending, dice)
        else:
            said = self._other_seat(pending)
        is_told = isinstance(dice, chance_page.ChancePage)
        return said if is_told else host.parts.waiting(moment, pending, said)

    def _three_answers(self, wrong: str) -> Actions:
        """What a person told cannot be: that is a question, not a fault."""
        ways = self._ways
        right = Action(self._say("told-board-right"), ways.differs, icon="pencil", key="Ctrl+D")
        other = Action(self._say("told-another"), ways.meant_another, icon="arrow-back-up")
        house = Action(self._say("told-played-so"), ways.tell_coarsely, icon="hand", key="Ctrl+S")
        return Actions(wrong, self._say("told-question"), right, (other, house), is_choice=True)

    def _with_only_choice(self, actions: Actions, decision: Decision) -> Actions:
        """Where one answer is left, a press gives it, wherever it lies on the board."""
        host, options = self._host, decision.listing
        is_taken = actions.primary is not None or any(way.key == "Space" for way in actions.offered)
        if is_taken or options is None or len(options) != 1:
            return actions
        match, option = host.match, options[0]
        words = match.game.option_text(option, host.sitting.voice, match.table, decision.seat)
        only = Action(words, partial(host.submit, option), icon="check", key="Space", tooltip=words)
        return replace(actions, primary=only)

    def _with_coarse(self, actions: Actions) -> Actions:
        """At a real table a turn may be told by what came of it, where the bar has room."""
        is_real = self._host.match.setup.real_table
        if not is_real or actions.is_choice or len(actions.secondary) > MOST_BESIDE:
            return actions
        coarse = Action(self._say("tell-coarsely", "short"), self._ways.tell_coarsely, icon="hand",
                        key="Ctrl+S", tooltip=self._say("tell-coarsely", "tip"))  # fmt: skip
        return replace(actions, secondary=(coarse, *actions.secondary))

    def _trouble(self) -> Actions:
        trouble = self._host.conductor.trouble
        assert trouble is not None
        return Actions(
            trouble.sentence,
            trouble.why,
            Action(self._say("bar-try-again"), self._ways.try_again, icon="refresh", key="Space"),
            (Action(self._say("bar-random-move"), self._ways.answer_for_bot, icon="dice"),),
            tone="trouble",
        )

    def _closing(self) -> Actions:
        label = self._say("bar-look-back")
        look = Action(label, self._ways.show_review, icon="trophy", key="Space")
        said = Message("bar-game-over", {"won": closing_words(self._host.match)})
        voice = self._host.sitting.voice
        return Actions(voice.say(said), voice.say(said, "detail"), look)

    def _say(self, key: str, part: str = "", **args: Any) -> str:
        return self._host.sitting.voice.say(Message(key, args), part)

    def _other_seat(self, decision: Decision) -> Actions:
        """That a seat plays; what it is asked only where nothing is hidden: that it is asked at all
        may tell what its hand holds.
        """
        part = "thinking" if self.thinks_long else ""
        words = self._say("bar-plays", part, seat=SeatNumber(decision.seat))
        is_bot = not self._host.match.setup.seats[decision.seat].is_person
        offers = self._explained.offers() if is_bot else ()
        game = self._host.match.game
        asked = game.prompt(decision, self._host.sitting.voice)
        detail = "" if game.has_hidden_information else self._say("bar-asked", asked=asked)
        return Actions(words, detail, secondary=offers)

    def _asking_first(self, actions: Actions) -> Actions:
        """What cannot be taken back is done after a question, which stands in the bar."""
        said = actions.prompt
        primary = None if actions.primary is None else self.asked(actions.primary, said)
        asks = (each.asks for each in actions.offered if self._is_questioned(each, said))
        return replace(
            actions,
            prompt=next(asks, said),
            primary=primary,
            secondary=tuple(self.asked(each, said) for each in actions.secondary),
        )

    def asked(self, action: Action, prompt: str) -> Action:
        """The action, behind a question if it asks for one, or if the player wants one.

        A question asked under a prompt is dropped when the bar says something else.
        """
        if self._is_questioned(action, prompt):
            return replace(action, label=self._say("bar-yes", label=action.label), short="")
        if action.asks:
            return replace(action, on_click=partial(self._put_question, action, prompt))
        if action.ends_turn and self._host.app.settings.confirm_end_of_turn:
            return replace(action, on_click=partial(self._confirm, action))
        return action

    def drop_question(self) -> bool:
        """No: nothing is done; whether there was a question."""
        had, self._question = self._question is not None, None
        if had:
            self._host.refresh()
        return had

    def _put_question(self, action: Action, prompt: str) -> None:
        self._question = (action.asks, prompt, self._host.moment.answers)
        self._host.refresh()

    def _is_questioned(self, action: Action, prompt: str) -> bool:
        question = (action.asks, prompt, self._host.moment.answers)
        return bool(action.asks) and self._question == question

    def _confirm(self, action: Action) -> None:
        app, label = self._host.app, action.label
        title = self._say("bar-really", label=label)
        words = self._say("bar-really", "detail", label=label)
        app.push(Confirm(app, title, words, action.on_click, yes=label))

    def _chance(
        self, pending: Chance, panel: DicePanel | chance_page.ChancePage | None
    ) -> Actions:  # fmt: skip
        asked = self._host.match.game.prompt(pending, self._host.sitting.voice)
        if panel is None and pending.for_seat is not None:
            how = "draw" if isinstance(pending.outcomes, Draw) else "roll"
            return Actions(
                self._say("bar-rolls-or-draws", how=how, seat=SeatNumber(pending.for_seat)), asked
            )
        if panel is None:
            return Actions(asked)
        if isinstance(panel, chance_page.ChancePage):
            return chance_page.chance_actions(self._host, panel)
        enter = Action(self._say("bar-hand-in"), panel.submit, icon="check", key="Enter",
                       enabled=panel.outcome is not None)  # fmt: skip
        return Actions(asked, self._say("bar-real-dice"), enter)


LEAST_LOG: Final = 208.0
NO_ROOM: Final = Box(0, 0, 0, 0)


class Wishes(Commanded, Ways, chance_page.TakenBack, Protocol):
    def go_home(self) -> None: ...

    def next_speed(self) -> None: ...

    def toggle_sound(self) -> None: ...

    def toggle_log(self) -> None: ...

    def show_settings(self) -> None: ...

    def open_menu(self) -> None: ...

    def show_rules(self, clause: str | None = None) -> None: ...


class UndoButton(Button):
    """Takes back: its key cap is short, and Ctrl+Z does as everywhere."""

    def follow(self, dice: DicePanel | chance_page.ChancePage | None, *, can_undo: bool) -> None:
        """What is half told is taken back too; on that page Z names something."""
        asked = dice if isinstance(dice, chance_page.ChancePage) else None
        is_half_told = asked is not None and bool(asked.telling.told)
        self.is_enabled = is_half_told or can_undo
        self.key = Key.UNDO if asked is None else "Ctrl+Z"

    def answers_to(self, intent: KeyPressed) -> bool:
        return super().answers_to(intent) or (self.is_enabled and is_key(intent, "Ctrl+Z"))


def _show_alive(host: Host, bar: ActionBar, hint: Button, undo: Button) -> None:
    """While others act, or nothing is advised, only what can be pressed is there."""
    hides = host.tutor is not None and host.tutor.hides_advice
    hint.is_enabled = host.decision is not None and not hides
    seen = (hint.is_enabled, hint.is_enabled or undo.is_enabled)
    if seen != (hint.is_visible, undo.is_visible):
        hint.is_visible, undo.is_visible = seen
        bar.placed()


def clear_of(victory: Victory, boxes: Mapping[int, Box]) -> dict[int, Box]:
    """The boxes of the seats that the victory leaves free."""
    lid = victory.box if victory.is_visible else NO_ROOM
    return {seat: box for seat, box in boxes.items() if not lid.intersects(box)}


class Frame:
    """Everything around the board. `places` is where; `sync` fills the widgets in."""

    def __init__(self, host: Host, wishes: Wishes, focus: Focus) -> None:
        self.places: Places | None = None
        self.seat_boxes: dict[int, Box] = {}
        self.left_room = NO_ROOM
        self.is_drawer_open = self._is_column_wanted = False
        self.dice: DicePanel | chance_page.ChancePage | None = None
        self._dice_for: Pending | None = None
        self.explained = HandsTurn(host) if host.match.setup.real_table else Explained(host)
        self.hints = Hints(host, wishes.show_rules)
        self.ending = Ending(host.refresh)
        self.victory = Victory(host)
        self.prompter = Prompter(host, wishes, self.explained)
        self._host, self._focus, self._asks = host, focus, chance_page.ChanceInput(host, wishes)
        self._build(host, wishes)

    def _build(self, host: Host, wishes: Wishes) -> None:
        style = host.parts.style
        self.home = _icon("home", wishes.go_home, Message("frame-home"))
        self.speed = _icon("bolt", wishes.next_speed, Message("frame-speed"))
        self.sound = _icon("volume", wishes.toggle_sound, Message("settings-sound"))
        rules = _icon("book", wishes.show_rules, Message("frame-rules"))
        settings = _icon("settings", wishes.show_settings, Message("house-settings"))
        self.menu = _icon("menu-2", wishes.open_menu, Message("frame-menu"))
        self.column = _icon("layout-sidebar-right", wishes.toggle_log, Message("frame-log"))
        icons = (self.speed, self.sound, rules, settings, self.menu, self.column)
        self.top = style.top_bar(host.match.game.title, (), self.home, icons)
        self.sign = RealTableSign()
        self.undo = UndoButton(
            kind="ghost", icon="arrow-back-up", on_click=wishes.undo, key=Key.UNDO,
            tooltip=Message("frame-take-back"),
        )  # fmt: skip
        self.hint = Button(
            kind="ghost",
            icon="bulb",
            on_click=wishes.hint,
            key=Key.HINT,
            tooltip=Message("frame-hint"),
        )
        self.bar = style.action_bar((self.hint, self.undo) if style.has_hint else (self.undo,))
        self.left, self.right = SideColumn(), SideColumn()
        lines = host.parts.lines or partial(default_lines, host.match)
        if host.match.setup.real_table:
            lines = with_corrections(lines, host.sitting.voice)
        self.log = Log(lines, host.sitting.voice.headings, wishes.show_rules)
        self.words = CommandLine(wishes, self.close_words, host.refresh)
        self.words.is_visible = False
        for rank, widget in enumerate((self.bar, self.left, self.right, self.log.column, self.top)):
            widget.tab_rank = rank + 1

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, the upper ones last."""
        panel, column = self.explained.panel, self.log.column
        if self._host.match.setup.real_table:  # its page lies over all but the bars
            page = (column, self.victory, panel, self.bar, self.top)
            return (self.left, self.right, *page, self.sign, self.hints.panel, self.words)
        bars = (self.left, self.bar, self.right, column, self.victory, self.top)
        return (*bars, panel, self.hints.panel, self.words)

    @property
    def log_open(self) -> bool:
        return self.places is not None and self.places.column is not None

    @property
    def column_is_tutors(self) -> bool:
        """Whether somebody else stands where the log has its place."""
        tutor = self._host.tutor
        return tutor is not None and tutor.stands_in_column

    # -- layout -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> Box:
        """Gives everything its place; returns the board's."""
        style, replay = self._host.parts.style, self._host.replay
        self._is_column_wanted = self._wants_column
        places = self.places = style.find_places(
            width, height, is_column_open=self._is_column_wanted,
            is_drawer_open=self.is_drawer_open,
        )  # fmt: skip
        self.explained.settle(places)
        self.top.middle = places.board.centre_x
        self.top.box = places.top
        self.bar.box = places.bar
        if replay is not None:
            replay.bar.box = places.bar
        bar = places.bar
        self.words.box = Box(bar.x, bar.y - COMMAND_HEIGHT - 8, bar.w, COMMAND_HEIGHT)
        self.log.column.is_visible = self.right.is_visible = places.column is not None
        column = style.seat_column(self._place_sign(places), len(self._host.sitting.voice))
        self.seat_boxes, self.left_room = dict(enumerate(column.cards)), column.below
        return places.board

    def _place_sign(self, places: Places) -> Box:
        """The sign of a real table beside the seats in the strip, else in it; the room of seats."""
        self.top.sign = None
        if not self._host.match.setup.real_table:
            return places.seats
        if places.seats.bottom <= places.top.bottom:
            seats = len(self._host.sitting.voice)
            return self.sign.cut_from(self._host.canvas, places.seats, seats)
        self.top.sign = self.sign
        return places.seats

    @property
    def _wants_column(self) -> bool:
        if self.column_is_tutors:
            return self.is_drawer_open
        is_spoken = self.explained.opens_column or self.hints.is_open
        return self._host.app.settings.log_open or is_spoken

    def make_room(self) -> None:
        """A bot's turn that is explained has the right column, even where the log is put away."""
        host = self._host
        self.explained.sync()
        self.hints.follow()
        if self.places is not None and self._wants_column != self._is_column_wanted:
            host.layout(host.width, host.height)

    def open_drawer(self, is_open: bool) -> None:
        """Take out or put away what stands in the right column where the log has no place."""
        host, is_changed = self._host, self.is_drawer_open != is_open
        self.is_drawer_open = is_open
        if is_changed and self.places is not None:
            host.layout(host.width, host.height)
        host.refresh()

    # -- what is shown ------------------------------------------------------------------------

    def _marked_seat(self) -> int | None:
        """The seat whose mark stands beside the prompt: whose turn is explained, who acts, or who
        alone has won.
        """
        host = self._host
        acting = host.director.acting_seat
        if self.explained.is_speaking and self.explained.panel.is_visible:
            return self.explained.panel.seat
        if acting is not None or host.moment.is_behind or not host.match.is_over:
            return acting
        winners = host.match.result.winners
        return winners[0] if len(winners) == 1 else None

    def sync(self) -> None:
        host, moment, parts = self._host, self._host.moment, self._host.parts
        self.top.show(parts.progress(moment), parts.tags(moment))
        if self.places is not None:
            self.bar.box = self.explained.bar_of(self.places, is_covered=self.cover is not None)
        if host.replay is None:
            self.bar.show(self.prompter.actions(self.dice, self.told_wrong), self._marked_seat())
        else:
            host.replay.show()
        self.undo.follow(self.dice, can_undo=host.conductor.can_undo)
        _show_alive(host, self.bar, self.hint, self.undo)
        self.left.show(parts.left(moment, self.left_room.h), self.left_room, 0.0)
        if self.places is not None:
            self._fill_column(self.places, moment)
        self.log.tell(moment.answers)
        self._sync_icons()
        self.victory.sync(moment, self.places, is_crowned=self.ending.share == 1)
        if parts.dress is not None:
            parts.dress(moment)
        self.bar.dim(self.hints.is_open)

    def _fill_column(self, places: Places, moment: Moment) -> None:
        """The explained turn, the game's panels that have room beside it, and the log."""
        column, tutor = places.column, self._host.tutor
        if column is not None and tutor is not None and not places.is_drawer:
            column = column.cut_top(tutor.column_head)[1]
        panels = [] if column is None else self._host.parts.right(moment, column.h)
        if self.explained.panel.is_visible:
            panels = [panel for panel in panels if not panel.gives_way]
        is_beside = not (places.is_drawer or self.column_is_tutors)
        if self.hints.is_open:
            panels = []
            column = self._place_hint(places, column if is_beside else None)
        others = LEAST_LOG + sum(panel.wanted_height + GAP for panel in panels)
        rest = self.explained.place_in(places.board, column if is_beside else None, others)
        column = column if rest is None else rest
        if column is None:
            return
        self.log.column.box = self.right.show(panels, column, LEAST_LOG)
        self.right.is_visible = bool(panels)

    def _place_hint(self, places: Places, column: Box | None) -> Box | None:
        """The hint above the log, in all the height that the game gives it."""
        style = self._host.parts.style
        if column is not None and style.hint_column is not None:
            column = style.hint_column(places)
        return self.hints.place_in(places.board, column, LEAST_LOG)

    def _sync_icons(self) -> None:
        settings = self._host.app.settings
        speed = Message("frame-speed-is", {"speed": settings.animation_speed.value})
        self.speed.tooltip = glued([speed, Message("frame-speed-tip")], "lines")
        self.sound.icon = "volume" if settings.sound else "volume-off"
        self.sound.tooltip = Message("frame-sound-on" if settings.sound else "frame-sound-off")
        self.column.is_on = self.log_open
        self.column.tooltip = Message("frame-task" if self.column_is_tutors else "frame-log")

    def draw_seats(self, canvas: Canvas) -> None:
        host, moment = self._host, self._host.moment
        parts = host.parts
        if parts.style.draw_seats is not None:
            parts.style.draw_seats(canvas, moment, self.seat_boxes)
            return
        for seat, box in self.seat_boxes.items():
            draw_seat_card(
                canvas, box, seat, host.sitting.voice.headings[seat],
                replace(parts.seat(moment, seat), face=seat_face(host.match, seat)),
                is_active=seat == host.director.acting_seat,
                body=lambda canvas, seat, box: parts.seat_body(canvas, moment, seat, box),
            )  # fmt: skip

    def draw_ending(self, canvas: Canvas) -> None:
        cards = clear_of(self.victory, self.seat_boxes)
        self.ending.draw(canvas, cards, at_left=self._host.parts.style.crowns_at_left)

    def seat_at(self, x: float, y: float) -> int | None:
        boxes = self.seat_boxes.items()
        return next((seat for seat, box in boxes if box.contains((x, y))), None)

    # -- real dice ----------------------------------------------------------------------------

    def renew_dice(self, widgets: list[Widget], add: Callable[[Widget], Widget]) -> None:
        """The panel comes when real dice are to be told, and goes when they have been."""
        host, panel = self._host, self.dice
        pending = host.sitting.pending
        is_wanted = host.conductor.waits_for_dice or self.asks_hand
        is_wanted = is_wanted and host.replay is None and not self.explained.comes_soon
        if panel is not None and (not is_wanted or self._dice_for is not pending):
            widgets.remove(panel)
            self._focus.drop_if_gone()
            panel = self.dice = self._dice_for = None
        if panel is None and is_wanted and pending is not None:
            panel, self._dice_for = self._asking(pending), pending
            self.dice = panel
            if panel is not None:
                add(panel)
                if isinstance(panel, chance_page.ChancePage):  # the bar lies on it
                    widgets.insert(widgets.index(self.bar), widgets.pop())
                self._focus.take(panel.keyboard, shown=False)
        if panel is None or self.places is None:
            return
        board = self.places.board
        if isinstance(panel, chance_page.ChancePage):
            if not self._focus.is_shown:
                self._focus.drop_if_gone()
                self._focus.take(panel.keyboard, shown=False)
            top, bar = self.places.head, self.places.bar
            panel.box = Box(0, top, host.width, bar.y - top)
            panel.board, panel.foot = board, Box(0, bar.y, host.width, host.height - bar.y)
            return
        width, height = panel.wanted_size
        width = min(width, board.w - 32)
        panel.box = Box(board.centre_x - width / 2, board.bottom - height - 12, width, height)

    @property
    def asks_hand(self) -> bool:
        """Whether a person here decides with cards that only they know: a page asks for them."""
        host = self._host
        is_now = not host.director.is_behind and host.decision is not None
        return is_now and host.match.keeps_hand_back

    def _asking(self, chance: Pending) -> DicePanel | chance_page.ChancePage | None:
        """At a real table a page with pictures, as far as they are known."""
        host = self._host
        if not isinstance(chance, Chance):
            return chance_page.hand_page(host, chance)
        page = self._asks.page(chance) if host.match.setup.real_table else None
        if page is not None:
            return page
        panel = host.parts.style.dice_panel(chance, host.submit, host.refresh)
        panel.tell = lambda problem: host.match.game.problem_text(problem, host.match.voice)
        return panel

    @property
    def cover(self) -> Any:
        """The page that lies over the whole table, if there is one."""
        is_asking = isinstance(self.dice, chance_page.ChancePage)
        return self.dice if is_asking else self.explained.cover

    @property
    def told_wrong(self) -> str:
        """What cannot be of what a person has told of a turn at a real table."""
        is_real = self._host.match.setup.real_table and self._host.decision is not None
        return self.words.problem if is_real and self.words.is_visible else ""

    def meant_another(self) -> None:
        """What was typed was not meant: the line is empty again."""
        self.words.open()
        self._focus.take(self.words.field, shown=False)

    def takes_back(self) -> bool:
        """Whether something half told at a real table was there to be taken back."""
        return isinstance(self.dice, chance_page.ChancePage) and self.dice.back()

    def takes_page_back(self) -> bool:
        """Whether the last answers were told on one page, which lies there again."""
        return self._asks.takes_back()

    def open_words(self) -> None:
        """A field for moves in the game's own words."""
        self.words.is_visible = True
        self.words.open()
        self._focus.take(self.words.field, shown=False)

    def close_words(self) -> None:
        self.words.is_visible = False
        self._focus.take(None, shown=False)
        self._host.refresh()

    def words_take(self, intent: Intent) -> bool:
        """Esc puts the line away, or what was typed of a name."""
        is_esc = isinstance(intent, KeyPressed) and intent.key == "escape"
        if is_esc and isinstance(self.dice, chance_page.ChancePage) and self.dice.clear():
            return True
        if not self.words.is_visible or not is_esc:
            return False
        self.close_words()
        return True


def _icon(name: str, on_click: Callable[[], object], tooltip: Message) -> Button:
    return Button(kind="icon", icon=name, on_click=on_click, tooltip=tooltip)
