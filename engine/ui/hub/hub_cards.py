"""The cards of the hub: boxes on the shelf, keys to press, and what goes on with a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.core.card import Card, Level
from engine.core.decision import CHANCE
from engine.core.learning.statistics import PlayerRow
from engine.core.record import OutlineStanding, SavedGame
from engine.core.setup import MOST_SEATS, SEAT_COLOURS, SeatColour, Setup, shown_name
from engine.text.message import Fixed, Message, Words, glued, number_said
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas, dressed
from engine.ui.hub.covers import CoverOf, CoverShelf
from engine.ui.theme import (
    BLACK,
    BODY,
    HEADING,
    LARGE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    darken,
    lighten,
    mix,
    with_alpha,
)
from engine.ui.widgets import Button, Pressable, Shown, Tip, Widget

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.core.match import Match
    from engine.core.registry import Registry


# The parts of the hub: boxes on the shelf, cards of glass, entries and keys to press.

REST_SECONDS: Final = 0.3
RESTING: Final = 0.84
"""How large a box is while another one is chosen."""
BESIDE: Final = 18.0
BAR_WIDTH: Final = 130.0
GLASS: Final = 214
CORNER: Final = 10
LEAST_WORDS: Final = 160.0
ENTRY_ROOM: Final = 56.0
"""What an entry takes besides its words."""


@dataclass(frozen=True, slots=True)
class Caption:
    """The facts of a game: players and minutes; won and played when there is something, else what
    it `invites` to.
    """

    players: Words
    minutes: Words
    won: float = 0.0
    played: int = 0
    invites: Words = Message("house-not-played")

    @property
    def result(self) -> Words:
        if not self.played:
            return self.invites
        return Message("hub-won-of", {"won": rounded(self.won), "played": self.played})


@dataclass(frozen=True, slots=True)
class NextGoal:
    """What comes next in a game, shorter where room is scarce, and which share is behind."""

    words: Words = ""
    share: float = 0.0
    short: Words = ""


def rounded(won: float) -> Fixed:
    """Games won, with one decimal where a win was shared."""
    return Fixed(won, 0 if float(round(won, 1)).is_integer() else 1)


def players_of(game: Card) -> Message:
    few, many = game.fewest_seats, game.most_seats
    if few < many:
        return Message("house-players-upto", {"few": few, "many": many})
    return Message("house-players", {"many": many})


def facts_of(game: Card) -> tuple[Words, Words]:
    """For how many, and how long."""
    return players_of(game), Message("hub-minutes", {"minutes": game.minutes})


def caption_of(game: Card, row: PlayerRow | None) -> Caption:
    if row is None:
        return Caption(*facts_of(game))
    return Caption(*facts_of(game), row.won, row.games)


def draw_glass(canvas: Canvas, box: Box, edge: Colour, *, is_lit: bool = False) -> None:
    """A pane of dark glass in the game's tint, through which its place shows faintly."""
    theme = canvas.theme
    tint = mix(darken(theme.panel, 0.55), theme.accent, 0.07)
    canvas.shadow(box, 14, blur=24, drop=10, strength=120)
    fill = with_alpha(lighten(tint, 0.06) if is_lit else tint, GLASS)
    line = with_alpha(edge, 200 if is_lit else 105)
    canvas.rounded(box, 14, fill, line)
    canvas.lit_edge(box, 14, alpha=18)


class ShelfBox(Pressable):
    """A game's box with what stands beside it; the chosen one is larger and lit.

    Where the pointer rests on it, `on_rest` is called once; `on_point` as soon as it comes. A
    pointer that lay there as the page opened, and was never moved, chooses nothing.
    """

    radius = CORNER
    feels_time = True
    lift: Shown[float] = Shown()

    def __init__(
        self,
        title: str,
        cover: CoverOf,
        caption: Caption,
        shelf: CoverShelf,
        on_click: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(on_click)
        self.title = title
        self.cover = cover
        self.caption = caption
        self.goal = NextGoal()
        self.shelf = shelf
        self.lift = 0.0
        self.is_chosen = False
        self.on_rest: Callable[[], object] | None = None
        self.on_point: Callable[[], object] | None = None
        self._rested: float | None = None
        self._came_at: Point | None = None
        self._has_moved = False

    # -- the pointer

    def hover(self, x: float, y: float) -> None:
        """The time begins to run when the pointer is moved on it."""
        if self._came_at is None and self.on_point is not None:
            self._came_at = (x, y)
            self.on_point()
        elif self._came_at is not None and not self._has_moved and self._came_at != (x, y):
            self._has_moved, self._rested = True, 0.0

    def hover_ended(self) -> None:
        self._came_at, self._has_moved, self._rested = None, False, None

    def stop_resting(self) -> None:
        """Another way of choosing was taken: the pointer must come again to choose."""
        self._rested = None

    def pass_time(self, seconds: float) -> None:
        if self._rested is None:
            return
        self._rested += seconds
        if self._rested >= REST_SECONDS - 1e-6 and self.on_rest is not None:
            self._rested = None
            self.on_rest()

    def seconds_to_wake(self) -> float | None:
        return None if self._rested is None else REST_SECONDS - self._rested

    def tip_at(self, x: float, y: float) -> Tip | None:
        caption = self.caption
        return glued((caption.players, caption.minutes, caption.result))

    # -- looks

    @property
    def picture_box(self) -> Box:
        wide, high = 0.75 * self.box.h, self.box.h
        size = RESTING + (1 - RESTING) * self.lift
        return Box(self.box.x + wide * (1 - size) / 2, self.box.bottom - high * size,
                   wide * size, high * size)  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        box, accent = self.picture_box, self.cover.theme.accent
        if self.is_chosen:
            canvas.shadow(box, CORNER, blur=30, drop=0, strength=90, colour=accent)
        canvas.shadow(box, CORNER, blur=16, drop=8, strength=170)
        self._draw_picture(canvas, box)
        if self.is_chosen:
            canvas.rounded(box.inset(-2), CORNER + 2, None, lighten(accent, 0.55), 2.5)
        elif self.is_hovered:
            canvas.rounded(box, CORNER, None, (*WHITE, 120), 2)
        else:
            canvas.rounded(box, CORNER, (*BLACK, 56))
        self._draw_words(canvas, accent)

    def _draw_picture(self, canvas: Canvas, box: Box) -> None:
        full = canvas.rect(Box(0, 0, 0.75 * self.box.h, self.box.h)).size
        picture = self.shelf.reduced(self.cover, full, canvas.rect(box).size)
        if picture is not None:
            canvas.image(picture, box.x, box.y, premultiplied=True)
            return
        accent = self.cover.theme.accent
        canvas.rounded(box, CORNER, (darken(accent, 0.55), darken(accent, 0.85)), (*WHITE, 46))

    def _draw_words(self, canvas: Canvas, accent: Colour) -> None:
        x = self.box.x + 0.75 * self.box.h + BESIDE
        is_roomy = self.box.h > 180
        room, step = self.box.right - x, max(0.13 * self.box.h, canvas.line_step(BODY, 1.45))
        y = self.box.bottom - 3.05 * step - (44 if is_roomy else 16)
        sizes, small = ((HEADING, LARGE), BODY) if is_roomy else ((LARGE, BODY, SMALL), SMALL)
        font = self.cover.theme.title_font
        names = self.title, self.title.split(" ", maxsplit=1)[0]
        name = canvas.fitting_words(names, room, sizes[0], font)
        size = canvas.fitting_size(name, room, sizes, font)
        canvas.text(x, y, name, size, TEXT, font, max_width=room)
        y += 1.2 * step
        for wordings, ink in self._lines(accent):
            words = canvas.fitting_words(wordings, room, small)
            canvas.text(x, y, words, small, ink, max_width=room)
            y += step
        bar = Box(x, y - 0.2 * step, min(BAR_WIDTH, room), 6)
        canvas.rounded(bar, 3, with_alpha(mix(accent, WHITE, 0.2), 70))
        done = bar.w * min(1.0, self.goal.share)
        if done >= 6:
            canvas.rounded(Box(bar.x, bar.y, done, bar.h), 3, lighten(accent, 0.1))

    def _lines(self, accent: Colour) -> Iterable[tuple[Sequence[Words], Colour]]:
        """How many were played and what comes next, each in wordings from the fullest on."""
        played, goal = self.caption.played, self.goal
        count = Message("hub-played", {"played": played}) if played else Message("hub-new-here")
        yield (count,), SECOND_TEXT
        yield (goal.words, goal.short or goal.words), lighten(accent, 0.42)


class AnnouncedCard(ShelfBox):
    """The box of a game that is being built: dimmed, and nothing to press."""

    takes_focus = False

    def __init__(self, title: str, cover: CoverOf, shelf: CoverShelf) -> None:
        super().__init__(title, cover, Caption("", ""), shelf)
        self.tooltip = Message("hub-in-making-tip", {"title": title})

    def tip_at(self, x: float, y: float) -> Tip | None:
        return self.tooltip

    def press(self) -> bool:
        return False

    def _draw_picture(self, canvas: Canvas, box: Box) -> None:
        super()._draw_picture(canvas, box)
        canvas.rounded(box, CORNER, (*BLACK, 110))

    def _lines(self, accent: Colour) -> Iterable[tuple[Sequence[Words], Colour]]:
        yield (Message("hub-in-the-making"),), SECOND_TEXT


class WayCard(Pressable):
    """A card of glass that leads somewhere: an icon on a tile, a label, where to, a quiet note.

    A note without room stands in the tooltip alone, and the icon goes where words need its room.
    """

    radius = 14
    title: Shown[Words] = Shown()
    label: Shown[Words] = Shown()
    note: Shown[Words] = Shown()

    def __init__(  # noqa: PLR0913 (options, by name)
        self,
        icon: str,
        tint: Colour,
        on_click: Callable[[], object],
        *,
        label: Words = "",
        title: Words = "",
        note: Words = "",
        key: str | None = None,
        tooltip: Words | None = None,
    ) -> None:
        super().__init__(on_click, key=key, tooltip=tooltip)
        self.icon = icon
        self.tint = tint
        self.label, self.title, self.note = label, title, note
        self.beside: Sequence[WayCard] = (self,)

    def _size(self, canvas: Canvas) -> float:
        """Of the title: as large as it has room beside its icon."""
        box = self.box
        room = box.w - 44 - 34 - min(60.0, 0.58 * box.h)
        sizes = (HEADING, LARGE, BODY) if box.h >= 100 else (LARGE, BODY, SMALL)
        return canvas.fitting_size(self.title, room, sizes, canvas.theme.title_font)

    def draw(self, canvas: Canvas) -> None:
        """Titles beside one another have one size."""
        box, tint = self.box, self.tint
        draw_glass(canvas, box, tint, is_lit=self.is_hovered)
        side = min(60.0, 0.58 * box.h)
        tile = Box(box.x + 16, box.centre_y - side / 2, side, side)
        x, y = tile.right + 18, box.centre_y
        if box.right - 44 - x < LEAST_WORDS:
            x = tile.x
        else:
            fill = (mix(tint, BLACK, 0.45), mix(tint, BLACK, 0.7))
            canvas.rounded(tile, CORNER, fill, with_alpha(tint, 150))
            canvas.icon(self.icon, *tile.centre, 0.52 * side, lighten(tint, 0.6))
        room = box.right - 44 - x
        is_roomy = box.h >= 100
        step = 0.29 * box.h
        small = BODY if is_roomy else SMALL
        ink = lighten(tint, 0.45)
        canvas.text(x, y - step, self.label, small, ink, "text-semibold", max_width=room)
        font = canvas.theme.title_font
        size = min(each._size(canvas) for each in self.beside if each.is_visible)
        if canvas.text_width(self.title, size, font) > room:
            font = "text-semibold"
        canvas.text(x, y, self.title, size, TEXT, font, max_width=room)
        if canvas.text_width(self.note, small) <= room:
            canvas.text(x, y + step, self.note, small, SECOND_TEXT)
        arrow = TEXT if self.is_hovered else SECOND_TEXT
        canvas.icon("chevron-right", box.right - 26, y, 20, arrow)

    def tip_at(self, x: float, y: float) -> Tip | None:
        return self.tooltip or self.note or None


def even_out(widgets: Iterable[Widget]) -> None:
    """The titles of all cards among them get one size."""
    cards = [each for each in widgets if isinstance(each, WayCard)]
    for card in cards:
        card.beside = cards


class HubEntry(Pressable):
    """A way into another page in the top line; its note stands in the tooltip."""

    def __init__(
        self, title: Words, note: Words, icon: str, on_click: Callable[[], object], key: str = ""
    ) -> None:
        super().__init__(on_click, key=key or None)
        self.title = title
        self.note = note
        self.icon = icon
        self.size: float = LARGE

    def width(self, canvas: Canvas) -> float:
        return canvas.text_width(self.title, self.size, "text-semibold") + ENTRY_ROOM

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        if self.is_hovered or self.is_pressed:
            canvas.rounded(box.inset(0, 6), CORNER, (*WHITE, 26))
        canvas.icon(self.icon, box.x + 22, box.centre_y, 24, lighten(canvas.theme.accent, 0.35))
        canvas.text(box.x + 44, box.centre_y, self.title, self.size, TEXT, "text-semibold")

    def tip_at(self, x: float, y: float) -> Tip | None:
        return self.note or None


class KeyHint(Pressable):
    """A key in the line at the foot and what it does; a click does the same."""

    takes_focus = False

    def __init__(self, key: str, words: Words, on_click: Callable[[], object] | None) -> None:
        super().__init__(on_click, key=key if on_click is not None else None)
        self.cap = key
        self.words = words

    def width(self, canvas: Canvas) -> float:
        return canvas.key_cap_width(self.cap) + canvas.text_width(self.words, BODY) + 12

    def draw(self, canvas: Canvas) -> None:
        box, y = self.box, self.box.centre_y
        x = box.x + canvas.key_cap(box.x + canvas.key_cap_width(self.cap), y, self.cap) + 10
        ink = TEXT if self.is_hovered and self.on_click is not None else SECOND_TEXT
        canvas.text(x, y, self.words, BODY, ink)


# The card of the hub that goes on with an unfinished game, or invites to a new one.

LEAST_FACE: Final = 15.0
ROOMY_FROM: Final = 190.0
THUMB: Final = (348.0, 194.0)


@dataclass(frozen=True, slots=True)
class SeatLine:
    name: Words
    score: Words
    face: Path | None = None


@dataclass(frozen=True, slots=True)
class Unfinished:
    game: Card
    situation: Words
    saved: Words
    seats: tuple[SeatLine, ...]
    draw_table: Callable[[Canvas, Box], None] | None = None
    is_real: bool = False
    colours: tuple[SeatColour, ...] = SEAT_COLOURS[:MOST_SEATS]

    @classmethod
    def of(cls, saved: SavedGame, when: Words, glance: Glance | None = None) -> Unfinished:
        """The card of a game on disk; `when` says when it was last played."""
        from engine.ui.paint.portraits import player_faces  # noqa: PLC0415 (no newcomer's first frame)

        setup = saved.outline.setup
        standing = saved.outline.standing if glance is None else glance.standing
        said = None if standing is None else saved.game.standing_said(standing.scores)
        scores = [*map(number_said, standing.scores)] if standing and said is None else []
        names = [*map(shown_name, setup.seat_names)]
        faces = player_faces(saved.game, [seat.player for seat in setup.seats])
        seats = tuple(
            SeatLine(name, score, face)
            for (name, score), face in zip(zip_longest(names, scores, fillvalue=""), faces,
                                           strict=True)
        )  # fmt: skip
        picture = None if glance is None else glance.picture
        words = glued([situation(saved.game, setup, standing), *([said] if said else [])])
        if setup.real_table:
            hands = None if glance is None else glance.hands
            words = glued([Message("house-real-table"), words if hands is None else hands])
        return cls(saved.game, words, when, seats, picture, setup.real_table, setup.colours)


@dataclass(frozen=True, slots=True)
class Glance:
    """What is only known of a game on disk once it has been played up: how it stands, its table.

    The table is as whoever sits before the screen may know it.
    """

    standing: OutlineStanding
    game: Game
    table: Any
    hands: Message | None = None

    @classmethod
    def at(cls, registry: Registry, saved: SavedGame) -> Glance:
        """Plays a game up, which may take a while; InputError when its file is damaged."""
        from engine.core.story import watcher_of  # noqa: PLC0415 (once the page stands)

        match = saved.load(registry)
        table = match.view(match.table, watcher_of(match.setup))
        return cls(OutlineStanding.of(match), match.game, table, hands_at(match))

    @property
    def picture(self) -> Callable[[Canvas, Box], None] | None:
        """What draws the table in small; None where it has no picture."""
        return self.game.table_picture(self.table)

    @staticmethod
    def shows_more(saved: SavedGame) -> bool:
        if saved.outline.setup.real_table:
            return True
        return saved.game.has_small_picture or saved.outline.standing is None


def hands_at(match: Match) -> Message | None:
    """At which step of a bot's turn hands are at a real table; None where it is no bot's turn."""
    from engine.core.instructions import to_do, turn_so_far  # noqa: PLC0415 (once the page stands)
    from engine.core.story import watcher_of  # noqa: PLC0415 (once the page stands)

    setup = match.setup
    if not setup.real_table or match.is_over or match.waits_for_person:
        return None
    turn = turn_so_far(match.story(watcher_of(setup)).passages, setup.seats)
    seat = next((each.seat for each in turn if each.seat != CHANCE), None)
    moves = (match.moves[each.number] for each in turn)
    steps = sum(len(to_do(move, setup.seats, match.voice)) for move in moves)
    if seat is None or not steps or setup.seats[seat].is_person:
        return None
    return Message("resume-hands", {"name": setup.seats[seat].name, "steps": steps})


def situation(game: Card, setup: Setup, standing: OutlineStanding | None) -> Words:
    """Where a game stands: `Turn 8 of 14 · Normal · your move`, before the first turn `Set-up`."""
    parts: list[Words] = []
    done, total = standing.progress if standing else (0, 0)
    if total and not done:
        parts.append(Message("house-set-up"))
    elif total:
        parts.append(game.round_said(done, total))
    elif done:
        parts.append(game.round_said(done))
    parts += [
        choice.title
        if len(game.settings) == 1
        else Message("house-noted", {"title": setting.title, "about": choice.title})
        for setting in game.settings
        for choice in setting.choices
        if choice.value == setup.options.get(setting.key, setting.default) != setting.default
        or (len(game.settings) == 1 and choice.value == setup.options.get(setting.key))
    ][:1]
    if standing is not None:
        parts.append(whose_move(setup, standing.next))
    return glued(parts)


def whose_move(setup: Setup, next_to_act: int | None) -> Message:
    if next_to_act is None:
        return Message("resume-over")
    if next_to_act == CHANCE:
        return Message("resume-dice")
    seat = setup.seats[next_to_act]
    people = sum(other.is_person for other in setup.seats)
    if seat.is_person and people == 1:
        return Message("resume-your-move")
    return Message("resume-to-move", {"name": seat.name})


@dataclass(frozen=True, slots=True)
class Invitation:
    """The game to begin with where none is open: against whom, and what was played `so_far`.

    Where there is another `step` that somebody takes first, it is its name, with a `note`.
    """

    game: Card
    rival: Level | None = None
    so_far: Words = ""
    step: Words = ""
    note: Words = ""

    @property
    def against(self) -> Words:
        """Whom one plays against; nothing where one plays alone."""
        rival = self.rival
        return (
            "" if rival is None else Message("hub-against", {"level": rival.called or rival.title})
        )


class ResumeCard(Widget):
    """One unfinished game of a kind at a time; arrows turn to the next when there are more.

    Where there is none it invites to a new one.
    """

    radius = 14
    letters = 1.0
    index: Shown[int] = Shown()

    def __init__(
        self,
        *,
        on_continue: Callable[[int], object],
        on_shown: Callable[[int], object],
        on_delete: Callable[[int], object],
        on_quick_start: Callable[[], object],
        on_step: Callable[[], object],
    ) -> None:
        super().__init__()
        self.index = 0
        self.games: Sequence[Unfinished] = ()
        self.invitation: Invitation | None = None
        self._on_quick_start = on_quick_start
        self._on_step = on_step
        self.has_step = False
        self._on_continue = on_continue
        self._on_shown = on_shown
        self.main = Button("", self._press_main, kind="primary", icon="player-play", key="Space")
        self.quick = Button(Message("hub-sit-down"), on_quick_start, kind="secondary")
        self.delete = Button(
            kind="icon", icon="trash", on_click=lambda: on_delete(self.index),
            tooltip=Message("resume-delete-this"),
        )  # fmt: skip
        self.previous = Button(
            kind="icon",
            icon="chevron-left",
            on_click=lambda: self.turn(-1),
            tooltip=Message("resume-before"),
        )
        self.next = Button(
            kind="icon",
            icon="chevron-right",
            on_click=lambda: self.turn(1),
            tooltip=Message("resume-next"),
        )
        for button in (self.main, self.quick, self.delete, self.previous, self.next):
            self.add(button)

    def show(self, games: Sequence[Unfinished], invitation: Invitation | None) -> None:
        """What there is to go on with, latest first; else what one is invited to."""
        self.games, self.invitation = games, invitation
        self.has_step = bool(invitation and invitation.step and not games)
        self.index = min(self.index, max(0, len(games) - 1))
        self.quick.is_visible = self.has_step
        self.main.is_visible = bool(games) or invitation is not None
        self.delete.is_visible = bool(games)
        self.previous.is_visible = self.next.is_visible = len(games) > 1
        self._name_main()
        self.placed()
        self.changed()
        if games:
            self._on_shown(self.index)

    def _name_main(self) -> None:
        main, invitation = self.main, self.invitation
        main.icon = "school" if self.has_step else "player-play"
        if self.games:
            when = self.games[self.index].saved
            main.label, main.sub = (
                Message("house-continue"),
                Message("resume-saved", {"when": when}),
            )
        elif invitation is not None:
            step = invitation.step
            main.label = step or Message("hub-sit-down")
            main.sub = invitation.note if step else invitation.against
            self.quick.sub = invitation.against

    def turn(self, by: int) -> None:
        """To the next or the previous game, round and round."""
        self.index = (self.index + by) % len(self.games)
        self._name_main()
        self._on_shown(self.index)

    @property
    def game(self) -> Card | None:
        if self.games:
            return self.games[self.index].game
        return None if self.invitation is None else self.invitation.game

    @property
    def heading(self) -> Message:
        if self.games:
            return Message("resume-heading")
        if self.invitation is None or not self.invitation.so_far:
            return Message("hub-welcome")
        return Message("hub-next-step" if self.has_step else "hub-next-game")

    @property
    def line(self) -> Words:
        if self.games:
            return self.games[self.index].situation
        if self.invitation is None:
            return ""
        return self.invitation.so_far or self.invitation.game.tagline

    def _press_main(self) -> None:
        if self.games:
            self._on_continue(self.index)
        elif self.has_step:
            self._on_step()
        else:
            self._on_quick_start()

    # -- places

    @property
    def _is_roomy(self) -> bool:
        return self.box.h >= ROOMY_FROM

    @property
    def _left(self) -> Box:
        """Where the picture of the table is, or the words about the game."""
        high = self.box.h - 32
        wide = min(THUMB[0], high * THUMB[0] / THUMB[1], 0.45 * self.box.w)
        return Box(self.box.x + 16, self.box.y + 16, wide, high)

    @property
    def _right(self) -> Box:
        """Who sits there, above the bright button."""
        left = self._left.right + 20
        return Box(left, self.box.y + 16, self.box.right - 16 - left, self.box.h - 32)

    def placed(self) -> None:
        right = self._right
        self.main.box, _ = right.cut_bottom(
            min(82.0, (0.42 if self.letters <= 1 else 0.5) * right.h)
        )
        if self.has_step:
            self.main.box, self.quick.box = right.column(None, 0.36 * right.h, gap=12)
        side = 36.0 if self._is_roomy else 30.0
        self.delete.box = Box(right.right - side, right.y - 4, side, side)
        y, apart = self.delete.box.bottom + side / 2 + 4, 3.6 * side
        self.next.box = Box.around(right.right - side / 2, y, side, side)
        self.previous.box = Box.around(right.right - side / 2 - apart, y, side, side)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        game = self.game
        draw_glass(canvas, self.box, canvas.theme.accent)
        if game is None:
            return
        if self.games:
            self._draw_unfinished(canvas, self.games[self.index])
        elif self.invitation is not None:
            self._draw_invitation(canvas, self.invitation)

    def _draw_unfinished(self, canvas: Canvas, card: Unfinished) -> None:
        frame, canvas = self._left, dressed(canvas, card.colours)
        if card.draw_table is not None:
            card.draw_table(canvas, frame)
        elif card.game.has_small_picture:
            canvas.rounded(frame, 10, darken(canvas.theme.well, 0.3), canvas.theme.line)
        else:
            self._draw_about(canvas, card.game)
        beside = self.delete
        if len(self.games) > 1:
            beside = self.previous
            x, y = (self.previous.box.centre_x + self.next.box.centre_x) / 2, beside.box.centre_y
            count = Message("house-of-all", {"count": self.index + 1, "all": len(self.games)})
            canvas.text(x, y, count, SMALL, SECOND_TEXT, align="centre")
        self._draw_seats(canvas, card.seats, beside.box.x - 8)

    def _draw_seats(self, canvas: Canvas, seats: Sequence[SeatLine], right: float) -> None:
        """Faces with names and points; with many seats smaller ones, or the names go."""
        from engine.ui.paint.portraits import draw_player  # noqa: PLC0415 (no newcomer's first frame)

        x, y, high = self._right.x, self._right.y, self.main.box.y - 12 - self._right.y
        room, between = right - x, max(1, len(seats) - 1)
        wide = max(canvas.text_width(line.name, SMALL) for line in seats)
        figure = max(canvas.text_width(line.score, LARGE, "number-bold") for line in seats)
        r, left = min(30.0, 0.31 * high, 0.5 * room / len(seats) - 3), 0.0
        is_named = len(seats) * (wide + 6) <= room
        half = max(r, wide / 2) if is_named else r
        step = min(124.0, (room - 2 * half) / between)
        if is_named and figure and 2 * r + 16 + figure > step:
            smaller = 0.5 * (room / len(seats) - figure - 20)
            is_named = smaller >= LEAST_FACE
            if is_named:
                r, left, step = min(r, smaller), figure / 2 + 4, room / len(seats)
                half = step / 2
            else:
                half, step = r, min(124.0, (room - 2 * r) / between)
        below = canvas.line_step(SMALL, 1.3)
        y += max(0.0, 0.5 * (high - 2 * r - below - 8))
        foot = y + 2 * r + below
        for seat, line in enumerate(seats):
            cx = x + half + seat * step
            draw_player(canvas, line.face, seat, (cx - left, y + r), r)
            if is_named:
                canvas.text(cx, foot, line.name, SMALL, TEXT, align="centre")
                canvas.text(cx - left + r + 8, y + r, line.score, LARGE, TEXT, "number-bold")
            else:
                canvas.text(cx, foot, line.score, LARGE, TEXT, "number-bold", "centre")

    def _draw_invitation(self, canvas: Canvas, invitation: Invitation) -> None:
        self._draw_about(canvas, invitation.game)
        if self.has_step:
            return
        from engine.ui.paint.portraits import face_path  # noqa: PLC0415 (no newcomer's first frame)

        seats, rival = [SeatLine(Message("house-you"), "")], invitation.rival
        if rival is not None:
            face = face_path(invitation.game.key, rival.called)
            seats.append(SeatLine(rival.called or rival.title, "", face))
        self._draw_seats(canvas, seats, self._right.right)

    def _draw_about(self, canvas: Canvas, game: Card) -> None:
        words = self._left.inset(8, 0)
        size = LARGE if self._is_roomy else BODY
        told = sentences_that_fit(canvas, words, canvas.said(game.about), size)
        high = canvas.paragraph_height(words.w, told, size, line_height=1.4)
        about = Box(words.x, words.centre_y - high / 2, words.w, high)
        canvas.paragraph(about, told, size, TEXT, line_height=1.4)


def sentences_that_fit(canvas: Canvas, box: Box, words: str, size: float) -> str:
    """As many whole sentences as a box holds; the first one in any case."""
    told = words
    while canvas.paragraph_height(box.w, told, size, line_height=1.4) > box.h and ". " in told:
        told = told[: told.rindex(". ") + 1]
    return told
