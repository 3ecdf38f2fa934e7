"""The pages after a game: who won, what can be done next, and what such pages share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, ClassVar, Final

from engine.core import thinking
from engine.core.match import Match
from engine.text.message import Message, SeatNumber, Words, glued, number_said
from engine.ui import theme, widgets
from engine.ui.box import Box
from engine.ui.canvas import Canvas, Fit, at_least
from engine.ui.display import Intent, Key, KeyPressed
from engine.ui.hub.next_step import leave_for, step_after, step_name
from engine.ui.pages.choices import StudyPage, choices_buttons
from engine.ui.pages.page_theme import BAR_HEIGHT, PageBar
from engine.ui.paint.portraits import draw_player, seat_face
from engine.ui.scene import Window
from engine.ui.widgets.base import Button, Widget
from engine.ui.widgets.scroll import ScrollArea

GAP: Final = 16.0
FINE_BELOW: Final = 1.0


def closing_words(match: Match) -> str:
    result, voice = match.result, match.voice
    own = match.game.closing(match.table)
    if own is not None:
        return voice.say(own)
    seats = tuple(map(SeatNumber, result.winners))
    if len(voice) == 1:
        return voice.say(
            Message(
                "won-alone", {"points": Message("house-points", {"points": int(result.scores[0])})}
            )
        )
    if len(seats) == 1:
        return voice.say(Message("won", {"seat": seats[0]}))
    return voice.say(Message("won-shared", {"seats": seats}))


def practice_words(match: Match) -> Message:
    return Message("house-end-hinted" if match.is_hinted else "house-end-practice")


def last_facts(match: Match) -> list[Words]:
    tie = match.game.tie_break(match.table)
    broken: list[Words] = [] if tie is None else [match.voice.say(tie)]
    return broken + ([practice_words(match)] if match.is_practice else [])


def round_words(match: Match, number: int) -> Words:
    """What a round is called; 0 is before the first."""
    return match.game.round_said(number) if number else Message("house-set-up")


def number_of(value: float, *, signed: bool = False) -> Message:
    """A number with no more digits than tell something; with its sign if it is a difference."""
    digits = 0 if value == round(value) else 1 if abs(value) >= FINE_BELOW else 2
    return number_said(value, digits, signed=signed)


def lead_words(lead: float) -> Message:
    """A lead as a place in the game, such as "278 behind"."""
    side = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    return Message("story-place", {"side": side, "points": number_of(abs(lead))})


def moved_words(match: Match, seat: int, before: float, after: float) -> str:
    """What became of the lead of a seat, in the words of its game, which knows the names."""
    ends = {"before": lead_words(before), "after": lead_words(after)}
    key = "story-kept" if before == after else "story-moved"
    return match.voice.say(Message(key, {"seat": SeatNumber(seat), **ends}))


def turning_words(match: Match, course: thinking.Course) -> tuple[Words, Words] | None:
    """The round of the turning point, and what swung it there. None where no lead changed."""
    if not any(course.leads):
        return None
    start, end = course.ends_of(course.largest)
    told = course.told[course.largest] if course.told else ()
    part = round_words(match, course.parts[course.largest][1])
    moved = moved_words(match, course.seat, course.leads[start], course.leads[end])
    return Message("story-turning", {"part": part}), glued([*told[:1], moved], "space")


def look_first(look: Button, onward: Button) -> None:
    """The way that looks back is the bright one until it was taken; then the one that goes on."""
    go, look.letter = look.on_click, look.key

    def gone() -> None:
        look.kind, look.key, onward.kind, onward.key = "secondary", look.letter, "primary", "Space"
        if go is not None:
            go()

    look.on_click = gone
    look.kind, look.key, onward.kind, onward.key = "primary", "Space", "secondary", None


# What all pages that look back at a game share: the bar along the top, and a plane below it.


class ReviewBar(PageBar):
    def __init__(
        self,
        app: Window,
        match: Match,
        back: Callable[[], object],
        more: tuple[widgets.Button, ...] = (),
    ) -> None:
        self._app = app
        self.sound = widgets.Button(kind="icon", on_click=self._switch_sound, key=Key.SOUND)
        rules = widgets.Button(
            kind="icon",
            icon="book",
            on_click=lambda: app.routes.rules(match.game),
            tooltip=Message("frame-rules"),
            key="F1",
        )
        settings = widgets.Button(kind="icon", icon="settings", on_click=app.routes.settings,
                          tooltip=Message("house-settings"))  # fmt: skip
        way_back = widgets.Button(
            kind="icon", icon="arrow-left", on_click=back, tooltip=Message("look-back-back")
        )
        super().__init__(match.game.title, way_back, tag=(Message("house-review"), "chart-bar"),
                         buttons=(*more, self.sound, rules, settings))  # fmt: skip
        self.note = Message("house-end-seed", {"seed": match.setup.seed})
        self._show_sound()

    def _switch_sound(self) -> None:
        self._app.change_settings(sound=not self._app.settings.sound)
        self._show_sound()

    def _show_sound(self) -> None:
        is_on = self._app.settings.sound
        self.sound.icon = "volume" if is_on else "volume-off"
        self.sound.tooltip = (
            Message("look-back-sound-off") if is_on else Message("look-back-sound-on")
        )


class LookBack(StudyPage):
    """A page under the bar with the ways on at its foot, `more` of its own among them.

    Kinds of pages fill in `layout` (call `super().layout` first) and `draw`, and add the `ways`.
    What needs more height than the window has is in the `body`, which scrolls: such pages add it,
    and fill in `paint_body`.
    """

    def __init__(
        self, app: Window, match: Match, fit: Fit | None = None, more: Sequence[Button] = ()
    ) -> None:
        super().__init__(app, match, fit)
        self.bar = self.add(ReviewBar(app, match, self.back))
        self.ways = WaysOn(app, match, self.back, (*choices_buttons(app, match), *more))
        self.body = ScrollArea(self.paint_body)
        self.course: thinking.Course | None = None
        if match.is_over:
            self.study(thinking.course_of_copy, (match.language,), self.take_course)

    def take_course(self, course: thinking.Course) -> None:
        """The leads of the game are worked out."""
        self.course = course
        self.invalidate()

    def turning_words(self) -> tuple[Words, Words] | None:
        """What `turning_words` says; None while the leads are worked out."""
        return None if self.course is None else turning_words(self.match, self.course)

    def layout(self, width: float, height: float) -> None:
        self.bar.box = Box(0, 0, width, BAR_HEIGHT)

    def paint_body(self, canvas: Canvas, content: Box) -> None:
        """Draw what scrolls; `content.y` moves with the scrolling."""

    def handle(self, intent: Intent) -> bool:
        """The paging keys scroll the body, whatever has the focus."""
        if super().handle(intent):
            return True
        return isinstance(intent, KeyPressed) and self.body.handle(intent)


# The row of buttons below every page that looks back at a game: one form for all games.

SMALL: Final = 96.0
LARGE: Final = 420.0
WORDED: Final = (166.0, 236.0)
"""A button beside the large ones has so much room for its words, at least and at most."""
NARROWER: Final = 380.0


class WaysOn(Widget):
    """Two next steps at the right in large, all others at the left, as icons where room is short.

    What looks back leads, until it was pressed; beside it stands another game, or to somebody on
    the way through lessons the `onward` step. `more` are buttons of the game's own; a bright one of
    them leads, at the right end. Where letters are large all are wider.
    """

    lets_through = True

    def __init__(
        self, app: Window, match: Match, back: Callable[[], object], more: Sequence[Button] = ()
    ) -> None:
        super().__init__()
        self.menu = Button(
            Message("house-main-menu"), app.routes.home, kind="secondary", icon="home"
        )
        self.table = Button(Message("house-table"), back, kind="secondary", icon="eye", key="Esc",
                            tooltip=Message("house-back-to-table"))  # fmt: skip
        self.answers = 0
        self.replay = Button(Message("house-watch-replay"), self._watch, kind="secondary",
                             icon="player-play", key=Key.REPLAY)  # fmt: skip
        self.others = Button(Message("house-other-seats"), self._other_seats, kind="secondary",
                             icon="users")  # fmt: skip
        self.again = Button(Message("house-play-again"), lambda: app.routes.play_again(match),
                            kind="secondary", icon="refresh")  # fmt: skip
        self._app, self._match = app, match
        step = step_after(app, match)
        leading = next((each for each in more if each.kind == "primary"), None)
        self.onward = leading
        if step is not None:
            if leading is not None:
                leading.kind, leading.key = "secondary", None
            name = step_name(match.game, step)
            self.onward = Button(name, partial(leave_for, app, match.game, step),
                                 icon="player-play")  # fmt: skip
        self.more = tuple(each for each in more if each is not self.onward)
        if self.onward is None or self.onward is not leading:
            looks = (each for each in self.more if each.key in (Key.CHOICES, Key.REVIEW))
            look_first(next(looks, self.replay), self.onward or self.again)
        last = self.onward or self.again
        led = (each for each in self.more if each.key == "Space")
        self.large: tuple[Button, ...] = (next(led, self.replay), last)
        row: tuple[Button, ...] = (self.menu, self.table, *self.more, self.replay, self.others,
                                   self.again, last)  # fmt: skip
        self.small = tuple(each for each in dict.fromkeys(row) if each not in self.large)
        self.row = (*self.small, *self.large)
        for button in self.small:
            button.is_small, button.tooltip = True, button.label
        self.replay.short = Message("house-watch-replay.short")
        self.again.sub = Message("house-play-again.tip")
        for button in self.row:
            self.add(button)

    def lead_back_to(self, words: Words) -> None:
        """The way back leads to another page than the table."""
        self.table.label, self.table.icon, self.table.tooltip = words, "arrow-left", words

    def replay_from(self, answers: int) -> None:
        """The replay begins where the game turned."""
        self.answers, self.replay.label = answers, Message("house-replay-turn")
        whole = Message("house-replay-turn.tip")
        self.replay.tooltip = self.replay.label if self.replay.is_small else whole

    def _watch(self) -> None:
        self._app.routes.replay(self._match, self.answers)

    def _other_seats(self) -> None:
        self._app.routes.leave_table()
        self._app.routes.setup(self._match.game)

    def placed(self) -> None:
        box = self.box
        letters = max(1.0, self._app.canvas.line_step(theme.BODY, 1) / theme.BODY)
        room = box.w - GAP * (len(self.row) - 1)
        share = min(letters, room / (len(self.small) * SMALL + len(self.large) * LARGE))
        left, right = box.x, box.right
        least, large = WORDED[0] * letters * len(self.small), LARGE * share
        has_words = room - NARROWER * len(self.large) >= least
        if has_words:
            large = min(large, (room - least) / len(self.large))
        wide = min(WORDED[1], (room - large * len(self.large)) / max(1, len(self.small)))
        for button in self.small:
            button.is_small = not has_words
            button.box = Box(left, box.y, wide if has_words else SMALL * share, box.h)
            left = button.box.right + GAP
        for button in reversed(self.large):
            button.box = Box(right - large, box.y, large, box.h)
            right -= large + GAP


# What the last pages of games share: a head, the result at the left, curves and a score sheet.

EDGE: Final = 24.0
SEAT_ROW: Final = 104.0
TITLE_ROW: Final = 60.0
RANK_CONTRAST: Final = 3.4
SHEET_BESIDE_FROM: Final = 1900.0
LAST_FIT: Final = at_least(1280, 720)
BELOW_SEATS: Final = 250.0
"""What stands in the result below the seats needs so much height."""


@dataclass(frozen=True, slots=True)
class LastPagePlaces:
    """Where the parts are, seen from the corner of what scrolls; pure arithmetic."""

    head: Box
    result: Box
    curves: Box
    sheet: Box

    def moved(self, dy: float) -> LastPagePlaces:
        return LastPagePlaces(*[getattr(self, each.name).moved(0, dy) for each in fields(self)])


@dataclass(frozen=True, slots=True, kw_only=True)
class LastPageLook:
    """What two games' last pages differ in: measures and colours.

    `head` is where the head ends, `left` the width of the result, `above` and `below` the room
    around the body, `inset` that of the seats' rows in the result. `seat_ground` is what a seat's
    colour is mixed with. `sheet` is the least height of the score sheet.
    """

    head: float
    left: float
    button: float
    curves: float
    above: float
    below: float
    inset: float
    name_room: float
    panel: tuple[theme.Colour, theme.Colour]
    edge: theme.Colour
    title: theme.Colour
    font: theme.Font
    first: theme.Colour
    others: theme.Colour
    seat_ground: tuple[theme.Colour, theme.Colour]
    sheet: float

    def buttons(self, width: float, height: float) -> Box:
        return Box(EDGE, height - EDGE - self.button, width - 2 * EDGE, self.button)

    def places(self, width: float, height: float, result: float) -> LastPagePlaces:
        """The parts under the bar, in so much room or more; `result` is what it needs of height.

        In a wide window curves and sheet are beside the result, in others the sheet is below it.
        """
        head = Box(0, 0, width, self.head - BAR_HEIGHT)
        top = head.bottom + self.above
        is_wide = width >= SHEET_BESIDE_FROM
        least = max(result, self.curves + GAP + self.sheet if is_wide else self.curves)
        high = max(least, height - top - self.below) if is_wide else least
        left, right = Box(EDGE, top, width - 2 * EDGE, high).cut_left(self.left, GAP)
        if is_wide:
            return LastPagePlaces(head, left, *right.cut_top(self.curves, GAP))
        low = max(self.sheet, height - left.bottom - GAP - self.below)
        sheet = Box(left.x, left.bottom + GAP, right.right - left.x, low)
        return LastPagePlaces(head, left, right, sheet)


class LastPage(LookBack):
    """The page that looks back at a finished game.

    Kinds of pages fill in the methods that draw a part. `order` are the seats, the winner first.
    """

    look: ClassVar[LastPageLook]

    def __init__(self, app: Window, match: Match, buttons: tuple[widgets.Button, ...] = ()) -> None:
        super().__init__(app, match, LAST_FIT, buttons)
        story = match.story(None)
        self.events: Sequence[Any] = [
            *story.opening, *(e for passage in story.passages for e in passage.events)
        ]  # fmt: skip
        ranks = match.result.ranks
        self.order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        self.places = self.look.places(1920, 1080, 0)
        self.add(self.body)
        self.add(self.ways)

    # -- for the kinds of pages to fill in

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.backdrop()

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        """Who won, and how."""

    def draw_standing(self, canvas: Canvas, box: Box, seat: int) -> None:
        """What a seat came to, in its row of the result, beside rank, mark and name."""

    def draw_below(self, canvas: Canvas, box: Box, y: float) -> None:
        """What stands in the result below the seats, which end at a height."""

    def draw_curves(self, canvas: Canvas, box: Box) -> None:
        """How the game went."""

    def draw_sheet(self, canvas: Canvas, box: Box) -> None:
        """What came from where."""

    @property
    def seat_row(self) -> float:
        return SEAT_ROW

    # -- layout and drawing

    def layout(self, width: float, height: float) -> None:
        super().layout(width, height)
        self.ways.box = buttons = self.look.buttons(width, height)
        self.body.box = Box(0, BAR_HEIGHT, width, buttons.y - BAR_HEIGHT)
        result = TITLE_ROW + len(self.order) * (self.seat_row + 10) + BELOW_SEATS
        self.places = self.look.places(width, self.body.box.h, result)
        self.body.content_height = self.places.sheet.bottom + self.look.below

    def draw(self, canvas: Canvas) -> None:
        self.draw_ground(canvas)
        self.draw_widgets(canvas)

    def paint_body(self, canvas: Canvas, content: Box) -> None:
        places, look = self.places.moved(content.y), self.look
        self.draw_head(canvas, places.head)
        for box in (places.result, places.curves, places.sheet):
            canvas.shadow(box, 12, blur=18, drop=6, strength=130)
            canvas.rounded(box, 12, look.panel, look.edge)
        self._draw_result(canvas, places.result)
        self.draw_curves(canvas, places.curves)
        self.draw_sheet(canvas, places.sheet)

    def _draw_result(self, canvas: Canvas, box: Box) -> None:
        look, high = self.look, self.seat_row
        x = box.x + look.inset + 8
        canvas.text(x, box.y + 32, Message("house-end-result"), 26, look.title, look.font)
        y = box.y + TITLE_ROW
        for seat in self.order:
            row = Box(box.x + look.inset, y, box.w - 2 * look.inset, high)
            self._draw_row(canvas, row, seat)
            self.draw_standing(canvas, row, seat)
            y += high + 10
        self.draw_below(canvas, box, y)

    def _draw_row(self, canvas: Canvas, box: Box, seat: int) -> None:
        look, colour = self.look, canvas.theme.seat_colour(seat)
        rank, y = self.match.result.ranks[seat], box.centre_y
        upper, lower = look.seat_ground
        fill = (
            theme.ground_for(look.others, colour, upper, 0.55, RANK_CONTRAST),
            theme.ground_for(look.others, colour, lower, 0.68, RANK_CONTRAST),
        )
        canvas.rounded(box, 10, fill, theme.mix(colour, theme.WHITE, 0.25 if rank == 1 else 0.0), 2)
        ink = look.first if rank == 1 else look.others
        canvas.text(box.x + 28, y, number_said(rank), 32, ink, "number-bold", "centre")
        draw_player(canvas, seat_face(self.match, seat), seat, (box.x + 74, y), 27)
        canvas.text(box.x + 110, y - 15, self.match.voice.named(seat), 24, theme.WHITE,
                    "text-semibold", max_width=box.w - look.name_room)  # fmt: skip
