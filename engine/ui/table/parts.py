"""What a game hands over to have its table on the screen, and what the engine shows without it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import TYPE_CHECKING, Any, Protocol

from engine.core.decision import Answer, Chance, Decision, Pending
from engine.core.match import Match
from engine.core.story import Beat, Passage
from engine.text.message import Message, Words, number_said
from engine.ui import display
from engine.ui.animation import Animation
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas, Fit, Plane
from engine.ui.real_table.chance_input import ChanceQuestion, DicePanel
from engine.ui.real_table.physical_pieces import Hands
from engine.ui.scene import Scene
from engine.ui.table import panels
from engine.ui.table.actions import ActionBar, Actions
from engine.ui.table.conductor import persons
from engine.ui.table.log import LinesOf
from engine.ui.widgets.base import Button, Drags, Pressable, Tip, Widget, is_key

if TYPE_CHECKING:
    from engine.text.voice import Voice


@dataclass(frozen=True, slots=True)
class Moment:
    """What lies on the table now, as whoever sits here may know it. Everything is drawn from this.

    `table` is a view of the story: the match's own once nothing plays, that of the last beat shown
    in a film. `decision` is what the person here has to decide, None while `is_behind`: while beats
    wait that are not on the table yet. `seat` is the viewer's, `answers` how many answers are told.
    `asked_about` are the moves that a puzzle is about, none where any may be made.
    """

    match: Match
    table: Any
    seat: int
    answers: int
    decision: Decision | None = None
    is_behind: bool = False
    is_playing: bool = False
    is_replay: bool = False
    asked_about: tuple[Any, ...] = ()

    @property
    def voice(self) -> Voice:
        return self.match.voice

    @property
    def is_over(self) -> bool:
        """Whether the game is over, and that has been shown."""
        return self.match.is_over and not self.is_behind


class Board:
    """The middle of a table: where things are, how they are drawn, what intents mean there.

    Every method has a default that does nothing, so that a game fills in what it needs. It changes
    nothing of the table; it answers with `Table.submit` and calls `Table.refresh` when something of
    its own (what is chosen, what is hovered) has changed.
    """

    hands = Hands()
    """What the pages of a real table show of the game's things."""

    hand: Widget | None = None
    hand_kind = ""
    """Where the cards or dice of whoever sits here are: a widget, or all spots of a kind."""

    is_alone = False
    """Whether it is a picture now, without tools and panels upon it."""

    plane = Plane()
    """Its own units: it takes what the frame leaves, and is drawn smaller where that is little."""

    covers_log = False
    """Whether something of it lies over the log."""

    def layout(self, box: Box) -> None:
        """The board's place is new."""

    def draw(self, canvas: Canvas, moment: Moment) -> None:
        """Draw it; the widgets are drawn after it."""

    def draw_above(self, canvas: Canvas, moment: Moment) -> None:
        """Draw what lies over everything: flights, what is in the hand."""

    @property
    def still(self) -> Hashable | None:
        """A key of all that `draw` shows of itself while a film plays, if it can be kept: another
        one when anything but `draw_above` changes. None: draw it in every frame.
        """
        return None

    def handle(self, intent: display.Intent, moment: Moment) -> bool:
        """An intent that no widget wanted: pointer, and keys before the frame's own."""
        return False

    def tip_at(self, x: float, y: float, moment: Moment) -> Tip | None:
        return None

    @property
    def is_whole(self) -> bool:
        """Whether nothing was missing when it was drawn last."""
        return True

    def paint_on(self) -> bool:
        """Paint a small part of what is missing; whether there was one."""
        return False

    def place_of(self, name: str, moment: Moment) -> Box | None:
        """Where something of the board lies that a lesson names, such as "row Straight"."""
        return None

    def outlines_of(self, name: str, moment: Moment) -> tuple[tuple[Point, ...], ...]:
        """The shape of such a thing where it is not its box: a land, a system; else nothing."""
        return ()

    @property
    def map_box(self) -> Box | None:
        """The part of the board that may be turned as the real one lies, if there is one."""
        return None

    def stops(self, moment: Moment) -> Sequence[Box]:
        """What is no widget and can be clicked now: a controller comes to it."""
        return ()

    def shown_at(self, name: str, moment: Moment) -> Box | None:
        """Where a named thing is in the table's units."""
        box = self.place_of(name, moment)
        return None if box is None else self.plane.box_shown(box)

    def outlines_shown(self, name: str, moment: Moment) -> tuple[tuple[Point, ...], ...]:
        """Its shape in the table's units."""
        shapes = self.outlines_of(name, moment)
        return tuple(tuple(map(self.plane.point_shown, shape)) for shape in shapes)

    def take_units(self, unit: float, widgets: Sequence[Widget]) -> None:
        """From now on one of its units is so many of the table's; its spots follow."""
        self.plane = Plane(factor=unit)
        for widget in widgets:
            if isinstance(widget, Spots):
                widget.plane = self.plane

    @property
    def map_shown(self) -> Box | None:
        box = self.map_box
        return None if box is None else self.plane.box_shown(box)

    @property
    def small_shown(self) -> Box | None:
        """The part of the window that the board in small shows; None for all of it."""
        return self.map_shown

    def sync(self, moment: Moment) -> None:
        """Something has changed: once before the next picture, and before the panels are asked."""

    def settle(self, moment: Moment) -> None:
        """Everything lies still at another moment: fit what is chosen to the new decision."""

    def forget(self) -> None:
        """The table is another one (undo, redo, a jump): drop what is in the air or chosen."""

    def let_go(self) -> bool:
        """Esc: drop what is chosen; False when nothing was."""
        return False

    def enter(self) -> None:
        """The table is in view."""

    def leave(self) -> None:
        """Nobody looks any more: cancel what is worked out."""

    def update(self, seconds: float) -> None:
        """Let time go by for what moves outside any film."""

    @property
    def is_animating(self) -> bool:
        """Whether something moves outside any film."""
        return False

    def seconds_to_wake(self) -> float | None:
        return None


class FilmMaker(Protocol):
    """How a beat looks: pieces of film, with `turn` where the table becomes the beat's.

    `before` is the table the beat begins on. A beat without pieces goes by at once, and `turn` is
    played at the end where it was left out. Log and bar tell the answer with the `turn` of its last
    beat; where something is in the air after it, a `Landed` piece says when (`director`).
    """

    def __call__(self, beat: Beat, before: Any, turn: Animation) -> Sequence[Animation]: ...


# -- what the engine says where a game says nothing -----------------------------------------------


def level_title(match: Match, seat: int) -> str:
    """`Person`, or `Bot` with its level, which is not said where its name says it."""
    who = match.setup.seats[seat]
    voice = match.voice
    if who.is_person:
        return voice.say(Message("house-person"))
    level = match.game.level(who.player)
    title = who.player if level is None else voice.prompt(level.title)
    return voice.say(Message("house-bot") if title == who.name else bot_of(title))


def bot_of(title: Words) -> Message:
    """A bot with its level: `Bot · Exact`."""
    return Message("frame-bot-of", {"level": title})


def addressed(match: Match, decision: Decision, words: str) -> str:
    """A sentence with the name before it where several people share the screen."""
    if len(persons(match)) < 2:
        return words
    return f"{match.voice.named(decision.seat)}: {words}"


def seat_summary(moment: Moment, seat: int) -> panels.SeatSummary:
    """The level, and at the end the score."""
    match = moment.match
    score = match.game.result(match.table).scores[seat] if moment.is_over else None
    return panels.SeatSummary("" if score is None else number_said(score), level_title(match, seat))


def round_progress(moment: Moment) -> panels.Progress:
    """The round that is played, as far as the game knows rounds."""
    game = moment.match.game
    number, total = game.progress(moment.table)
    if not number:
        return ("", 0, 0)
    done = total if moment.is_over else number - 1
    return (moment.voice.say(game.round_said(number, total)), done, total)


def mode_tags(moment: Moment) -> Sequence[str]:
    """The game's mode, an edition other than the newest, and what `kind_tags` say."""
    options, settings = moment.match.setup.options, moment.match.game.settings
    editions = [
        each
        for each in settings[1:]
        if each.past is not None and each.chosen(options).value != each.default
    ]
    chosen = [each.chosen(options).title for each in (*settings[:1], *editions)]
    return [*(moment.voice.prompt(each) for each in chosen), *kind_tags(moment)]


def kind_tags(moment: Moment) -> Sequence[str]:
    """Practice or real dice; a real table has a sign of its own."""
    setup = moment.match.setup
    chosen = [Message("house-practice")] if moment.match.is_practice else []
    if setup.dice_by_hand and not setup.real_table:
        chosen.append(Message("house-real-dice"))
    return [moment.voice.say(each) for each in chosen]


def own_prompt(moment: Moment, decision: Decision) -> Actions:
    game, voice = moment.match.game, moment.voice
    words = addressed(moment.match, decision, game.prompt(decision, voice))
    return Actions(words, game.detail(decision, voice))


def words_as_before(moment: Moment, said: Actions) -> Actions:
    """While a film plays the bar goes on saying what it said, and offers nothing."""
    return Actions(said.prompt, said.detail)


def as_said(moment: Moment, pending: Pending, actions: Actions) -> Actions:
    """While others act: what the frame says of itself."""
    return actions


def never(passage: Passage) -> bool:
    return False


def stands_alone(kind: str) -> bool:
    """No kind: each answer is a step of its own."""
    return False


def as_engine(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    return None


def no_hand(moment: Moment, options: Sequence[Any]) -> ChanceQuestion | None:
    """Nobody keeps a hand to themselves."""
    return None


def no_panels(moment: Moment, room: float) -> Sequence[panels.SidePanel]:
    return ()


def no_body(canvas: Canvas, moment: Moment, seat: int, box: Box) -> bool:
    """The numbers of the seat's summary."""
    return False


# -- the parts ------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class FrameStyle:
    """How a game's frame differs from the usual one.

    `places` is given width and height, whether the column stands open, and whether the drawer does.
    `fit` lays everything out on a plane of its own units, `board_unit` the board alone on one whose
    unit is so many of the frame's. `explained` says where on the board a bot's turn is explained,
    or a hint stands, if no column stands beside it; `explained_turn` makes a panel of the game's
    own, which is always there; `hint_column` is what a hint and the log share. `draw_seats`
    draws all seats at once, in the boxes of the column, over everything else with `seats_on_top`.
    The winner's crown stands at the right corner of a card, or over the seat's mark with
    `crowns_at_left`.
    """

    seats_along_top: bool = False
    has_hint: bool = True
    places: Callable[[float, float, bool, bool], panels.Places] | None = None
    has_room: Callable[[float], bool] | None = None
    seat_places: Callable[[Box, int], panels.SeatColumn] | None = None
    draw_seats: Callable[[Canvas, Moment, dict[int, Box]], None] | None = None
    seats_on_top: bool = False
    crowns_at_left: bool = False
    top_bar: Callable[[str, Sequence[str], Button, Sequence[Button]], panels.TopBar] = panels.TopBar
    action_bar: Callable[[tuple[Button, ...]], ActionBar] = ActionBar
    dice_panel: Callable[..., DicePanel] = DicePanel
    explained: Callable[[Box], Box] | None = None
    explained_turn: Callable[[Callable[[str], object]], Any] | None = None
    hint_column: Callable[[panels.Places], Box] | None = None
    fit: Fit | None = None
    board_unit: Callable[[panels.Places], float] | None = None

    def unit_of(self, places: panels.Places | None) -> float:
        return 1.0 if self.board_unit is None or places is None else self.board_unit(places)

    def find_places(
        self, width: float, height: float, *, is_column_open: bool, is_drawer_open: bool
    ) -> panels.Places:
        if self.places is not None:
            return self.places(width, height, is_column_open, is_drawer_open)
        return panels.table_places(
            width, height, is_column_open=is_column_open, is_drawer_open=is_drawer_open,
            seats_along_top=self.seats_along_top,
        )  # fmt: skip

    def has_room_for_column(self, width: float) -> bool:
        """Whether the right column can stand beside the board; else it is a drawer over it."""
        if self.has_room is not None:
            return self.has_room(width)
        return panels.has_room_for_column(width, seats_along_top=self.seats_along_top)

    def seat_column(self, box: Box, count: int) -> panels.SeatColumn:
        """Where the seats' cards are, and what is left below them."""
        if self.seat_places is not None:
            return self.seat_places(box, count)
        if self.seats_along_top:
            return panels.SeatColumn(box.row(*[None] * count, gap=8))
        return panels.seat_column(box, count)


@dataclass(slots=True, kw_only=True)
class Parts:
    """Everything a game says about its table. What is left out the engine shows in its own way.

    `widgets` lie under the frame's, in their order. `film` shows beats; `holds` says in which
    answers it waits with the animations off as well. With `paces_bots` nothing waits but for it.
    `is_part` says of which kinds of decisions and chances the answers belong to the one before:
    both are explained as one step. Answers of a kind that `sets_up` wait for nobody. At
    a real table two kinds that `joins` has are one instruction where one follows the other.
    `lines` are the log's. `actions` is asked when a person decides, `meanwhile` while beats are not
    on the table yet (given what the bar said before), `waiting` while others act (given what the
    frame would say). `left` and `right` are given the height there is. `hint` and `undo` may take
    those commands over: they return whether they did; `hinted` hears of a hint, `plays` carries out
    what it advises. `dress` has the last word on the frame's widgets. `ask` says with which
    pictures a chance is asked at a real table; None as the engine asks it. `ask_hand` says it of
    options that a person has whatever they hold.
    """

    board: Board
    style: FrameStyle = field(default_factory=FrameStyle)
    widgets: tuple[Widget, ...] = ()
    film: FilmMaker | None = None
    holds: Callable[[Passage], bool] = never
    paces_bots: bool = False
    is_part: Callable[[str], bool] = stands_alone
    sets_up: Callable[[str], bool] = stands_alone
    joins: frozenset[tuple[str, str]] = frozenset()
    lines: LinesOf | None = None
    actions: Callable[[Moment, Decision], Actions] = own_prompt
    meanwhile: Callable[[Moment, Actions], Actions] = words_as_before
    waiting: Callable[[Moment, Pending, Actions], Actions] = as_said
    seat: Callable[[Moment, int], panels.SeatSummary] = seat_summary
    seat_body: Callable[[Canvas, Moment, int, Box], bool] = no_body
    left: Callable[[Moment, float], Sequence[panels.SidePanel]] = no_panels
    right: Callable[[Moment, float], Sequence[panels.SidePanel]] = no_panels
    progress: Callable[[Moment], panels.Progress] = round_progress
    tags: Callable[[Moment], Sequence[str]] = mode_tags
    review: Callable[[], Scene | None] | None = None
    hint: Callable[[Decision, Callable[[panels.TableHint], object]], bool] | None = None
    hinted: Callable[[Answer], object] | None = None
    plays: Callable[[Any], object] | None = None
    undo: Callable[[], bool] | None = None
    dress: Callable[[Moment], object] | None = None
    ask: Callable[[Moment, Chance], ChanceQuestion | None] = as_engine
    ask_hand: Callable[[Moment, Sequence[Any]], ChanceQuestion | None] = no_hand


# Places of the board that can be clicked, dragged from and dropped on.
#
# A spot draws nothing but its focus ring: the pieces are drawn by the board, which asks which
# spot the pointer is on. Spots keep their identity by key, so that focus and drags outlast a new
# layout. What a click there means for a decision is a matter of `engine.ui.select`.

SpotKey = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class SpotFact:
    """What a spot is: its key, its box, what a click does, and whether it can be dragged.

    `shortcut` is the key that presses it, `right_click` what the other button does there,
    `tab_rank` when Tab stops there among the others.
    """

    key: SpotKey
    box: Box
    click: Callable[[], object] | None = None
    is_grip: bool = False
    shortcut: str | None = None
    radius: float = 10.0
    right_click: Callable[[], object] | None = None
    tab_rank: int = 0

    @property
    def is_live(self) -> bool:
        """Whether it does anything when it is clicked or dragged."""
        return self.click is not None or self.is_grip


@dataclass(slots=True)
class Drag:
    key: SpotKey
    at: Point


class Spot(Pressable):
    """One place, as a widget: it takes focus, clicks, and the begin and end of a drag.

    Enter presses it; Space stays with the bright button of the bar.
    """

    def __init__(self, board: Spots, fact: SpotFact) -> None:
        super().__init__(sound=None)
        self.board = board
        self.fact = fact
        self.show(fact)

    def show(self, fact: SpotFact) -> None:
        self.fact = fact
        plane = self.board.plane
        self.box, self.radius = plane.box_shown(fact.box), fact.radius * plane.factor
        self.on_click = fact.click
        self.is_enabled = fact.is_live
        self.tab_rank = fact.tab_rank

    def handle(self, intent: display.Intent) -> bool:
        if isinstance(intent, display.DragStarted):
            return self.fact.is_grip and self.board.take(self.fact.key, self._at(intent))
        if isinstance(intent, display.Dragged):
            return self.board.carry(self._at(intent))
        if isinstance(intent, display.Dropped):
            return self.board.let_go(self._at(intent))
        if isinstance(intent, display.Clicked):
            return self.box.contains((intent.x, intent.y)) and self._clicked(intent.button)
        return isinstance(intent, display.KeyPressed) and is_key(intent, "Enter") and self.press()

    def _at(self, intent: display.DragStarted | display.Dragged | display.Dropped) -> Point:
        return self.board.plane.point((intent.x, intent.y))

    def _clicked(self, button: int) -> bool:
        if button == display.RIGHT and self.press_otherwise():
            return True
        if button == display.LEFT and not self.fact.is_live:
            self.board.on_dead(self.fact.key)
        return button == display.LEFT and self.press()

    def press_otherwise(self) -> bool:
        if self.fact.right_click is None:
            return False
        self.fact.right_click()
        return True

    def answers_to(self, intent: display.KeyPressed) -> bool:
        shortcut = self.fact.shortcut
        return shortcut is not None and self.is_enabled and is_key(intent, shortcut)

    @property
    def drags(self) -> Drags:  # type: ignore[override]
        return "any" if self.fact.is_grip else ""

    def hears_touch(self, x: float, y: float) -> bool:
        return self.is_focusable

    def tip_at(self, x: float, y: float) -> Tip | None:
        return self.board.on_tip(*self.board.plane.point((x, y)))


class Spots(Widget):
    """All places of the board. `on_take` says whether a drag may begin, `on_drop` hears its end,
    `on_dead` may say why a click does nothing there.

    Facts, drags and drops are in the units of the board's `plane`.
    """

    lets_through = True

    def __init__(
        self,
        on_take: Callable[[SpotKey], bool],
        on_drop: Callable[[SpotKey, Point], object],
        on_tip: Callable[[float, float], Tip | None],
        on_dead: Callable[[SpotKey], object] = lambda key: None,
    ) -> None:
        super().__init__()
        self.on_tip, self.on_dead = on_tip, on_dead
        self.plane = Plane()
        self.drag: Drag | None = None
        self._on_take = on_take
        self._on_drop = on_drop
        self._by_key: dict[SpotKey, Spot] = {}
        self._away: dict[SpotKey, Spot] = {}

    def show(self, facts: Sequence[SpotFact]) -> None:
        """These are the places now, the upper ones last.

        The one with the keyboard on it is the same again when it comes back before the next key:
        how many frames a bot's answer took to be drawn changes nothing for Tab.
        """
        known, self._by_key = {**self._away, **self._by_key}, {}
        for fact in facts:
            spot = known.get(fact.key)
            if spot is None:
                spot = Spot(self, fact)
                spot.parent = self
                if self.host is not None:
                    spot.attach(self.host)
            else:
                spot.show(fact)
            self._by_key[fact.key] = spot
        self.children = list(self._by_key.values())
        self._away = {
            key: spot for key, spot in known.items() if spot.is_focused and key not in self._by_key
        }
        if self.drag is not None and self.drag.key not in self._by_key:
            self.drag = None
        self.changed()

    @property
    def places(self) -> tuple[Spot, ...]:
        """All places, the upper ones last."""
        return tuple(self._by_key.values())

    def spot(self, key: SpotKey) -> Spot:
        """The place of that key. Raises KeyError when there is none."""
        return self._by_key[key]

    def around(self, kind: str) -> Box | None:
        """What holds all places of a kind; None where there is none."""
        boxes = [fact.box for spot in self.places if (fact := spot.fact).key[0] == kind]
        return reduce(Box.union, boxes) if boxes else None

    def is_lit(self, key: SpotKey) -> bool:
        """Whether the pointer, or the keyboard, is on a place that does something."""
        spot = self._by_key.get(key)
        if spot is None or not spot.fact.is_live:
            return False
        return spot.is_hovered or (spot.is_focused and spot.shows_focus)

    # -- drags

    def take(self, key: SpotKey, at: Point) -> bool:
        if not self._on_take(key):
            return False
        self.drag = Drag(key, at)
        self.changed()
        return True

    def carry(self, at: Point) -> bool:
        if self.drag is None:
            return False
        self.drag.at = at
        self.changed()
        return True

    def let_go(self, at: Point) -> bool:
        if self.drag is None:
            return False
        key, self.drag = self.drag.key, None
        self._on_drop(key, at)
        self.changed()
        return True
