"""The end of a chapter, and the last page: who won, Power by chapter, ambitions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.match import Match
from engine.text.message import Fixed, Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.end import SEAT_ROW, LastPage, LastPageLook, closing_words
from engine.ui.paint.charts import Axes
from engine.ui.paint.portraits import draw_head, seat_face
from engine.ui.paper import sheet_buttons
from engine.ui.scene import Window
from engine.ui.theme import WHITE, Colour, Font, mix
from engine.ui.widgets import Button
from games.arcs.account import Gain, SeatSheet, account_of
from games.arcs.board import AMBITION, AMBITIONS
from games.arcs.events import (
    AmbitionScored,
    ChapterStarted,
    GameEnded,
    MarkerFlipped,
    PiecesReturned,
)
from games.arcs.expansion import ByMode
from games.arcs.odds import ranks_of
from games.arcs.parts import NOBODY
from games.arcs.scene.art import ambitions
from games.arcs.scene.art.looks import (
    ANY_AMBITION_ICON,
    SECOND,
    TEXT,
    TITLES,
    ColumnLook,
    Marker,
    Pile,
    PowerLook,
    Wordings,
)
from games.arcs.scene.art.planets import draw_space
from games.arcs.scene.view_model import counted_pieces, counted_word, marker_shown
from games.arcs.scene.words import ACTION_ICONS, AMBITION_ICONS
from games.arcs.state import ArcsTable

# The end of a chapter in the plain values that the drawing layer is told.


@dataclass(frozen=True, slots=True)
class ChapterModel:
    """A chapter that was scored: columns, Power, what goes back, the marker that turns.

    `last` is the number of the last chapter there can be, `note` how much Power ends the game.
    """

    chapter: int
    last: int
    columns: tuple[ColumnLook, ...]
    power: tuple[PowerLook, ...]
    goal: int
    note: str
    then: tuple[tuple[str, str, str], ...]
    turned: tuple[Marker, Marker] | None
    others: tuple[Marker, ...]
    words: str
    is_last: bool


def chapter_model(
    table: ArcsTable, happened: Sequence[Any], ahead: Sequence[Any], voice: Voice
) -> ChapterModel:
    """The chapter that `happened` ends with; `ahead` are the events that follow the scoring."""
    begin = max((place for place, event in enumerate(happened)
                 if isinstance(event, ChapterStarted)), default=0)  # fmt: skip
    scored = [event for event in happened[begin:] if isinstance(event, AmbitionScored)]
    ended = next((event for event in ahead if isinstance(event, GameEnded)), None)
    columns = tuple(_column(table, ambition, scored, voice) for ambition in AMBITIONS)
    flip = next((event for event in ahead if isinstance(event, MarkerFlipped)), None)
    goal = table.reach.goal(len(table.seats))
    note = voice.say(Message("chapter-ends-at", {"goal": goal})) if goal else ""
    return ChapterModel(
        table.chapter, table.reach.last_chapter, columns,
        _power(table, scored, voice), goal, note,
        _then(table, ahead, voice, ended is not None),
        None if ended is not None else _turned(table, flip),
        _others(table),
        voice.say(_words(table, ended)), ended is not None,
    )  # fmt: skip


def _column(
    table: ArcsTable, ambition: str, scored: Sequence[AmbitionScored], voice: Voice
) -> ColumnLook:
    markers = tuple(marker_shown(table, each) for each in table.boxes.get(ambition, ()))
    own = {event.seat: event for event in scored if event.ambition == ambition}
    piles = []
    for seat in range(len(table.seats)):
        event = own.get(seat)
        pieces = counted_pieces(table, seat, ambition)
        piles.append(Pile(
            seat, pieces, None if event is None else event.power,
            0 if event is None else event.bonus, event is not None and event.place == 1,
        ))  # fmt: skip
    name, counted = voice.say_name(AMBITION(ambition)), counted_word(ambition, voice)
    words = _column_words(table, ambition, own, voice)
    return ColumnLook(ambition, name, counted, markers, tuple(piles), words)


def _column_words(
    table: ArcsTable, ambition: str, own: dict[int, AmbitionScored], voice: Voice
) -> tuple[Wordings, Wordings]:
    if not table.boxes.get(ambition):
        kept = {"tyrant": "captives", "warlord": "trophies"}.get(ambition)
        stay = voice.say(Message(f"then-{kept}-stay")) if kept else ""
        return (voice.say(Message("column-not-declared")),), (stay,)
    scored = [own[rank.seat] for rank in ranks_of(table, ambition) if rank.seat in own]
    said = [Message("column-score", {
        "seat": SeatNumber(each.seat), "place": each.place, "power": each.power,
        "bonus": each.bonus}) for each in scored]  # fmt: skip
    if not said:
        return (voice.say(Message("column-nobody")),), ("",)
    if len(said) > 2:
        tie = Message("column-tie")
        return (voice.say(tie),), (voice.say(tie, "all"), voice.say(tie, "each"))
    if len(said) == 2 and _is_tie(*scored):
        tied = {**said[0].args, "other": SeatNumber(scored[1].seat)}
        both = Message("column-tie-of-two", tied)
        return (
            (voice.say(both), voice.say(Message("column-tie"))),
            (voice.say(both, "each"), voice.say(both, "short")),
        )
    told = [(voice.say(each), voice.say(each, "short")) for each in said]
    return told[0], told[1] if len(told) == 2 else ("",)


def _is_tie(one: AmbitionScored, other: AmbitionScored) -> bool:
    """Whether two share the second place, and what it brings."""
    gains = {(each.place, each.power, each.bonus) for each in (one, other)}
    return len(gains) == 1 and one.place == 2


def _power(
    table: ArcsTable, scored: Sequence[AmbitionScored], voice: Voice
) -> tuple[PowerLook, ...]:
    order = sorted(range(len(table.seats)), key=lambda seat: -table.seats[seat].power)
    found = []
    for place, seat in enumerate(order):
        gains = tuple((event.ambition, event.power + event.bonus)
                      for event in scored if event.seat == seat)  # fmt: skip
        now = table.seats[seat].power
        before = now - sum(gain for _, gain in gains)
        said = voice.say(Message(f"place-{place + 1}")), voice.say(_left(table, seat))
        name = voice.named(seat)
        found.append(PowerLook(seat, name, before, gains, said, is_first=not place))
    return tuple(found)


def _left(table: ArcsTable, seat: int) -> Message:
    """How far a seat is from the end of the game; in the campaign from its fate's objective."""
    to_go = table.reach.to_go(seat)
    if to_go is None:
        left = table.reach.goal(len(table.seats)) - table.seats[seat].power
        return Message("power-to-go", {"left": max(0, left)})
    return Message("objective-to-go", {"fate": table.reach.pursuit(seat), "left": max(0, to_go)})


def _then(
    table: ArcsTable, ahead: Sequence[Any], voice: Voice, is_last: bool
) -> tuple[tuple[str, str, str], ...]:
    """What happens next: an icon, a few words, why."""
    back = {event.captives for event in ahead if isinstance(event, PiecesReturned)}
    said = [
        ("laurels-trophy", Message(f"then-trophies-{'return' if False in back else 'stay'}")),
        ("handcuffs", Message(f"then-captives-{'return' if True in back else 'stay'}")),
    ]
    if not is_last:
        leads = Message("then-leads", {"seat": SeatNumber(table.initiative)})
        said += [("cards", Message("then-cards")), ("bolt", leads)]
    return tuple((icon, voice.say(each), voice.say(each, "why")) for icon, each in said)


def _turned(table: ArcsTable, flip: MarkerFlipped | None) -> tuple[Marker, Marker] | None:
    if flip is None:
        return None
    fronts = [number for number, shown in enumerate(table.flipped) if not shown]
    lowest = min(fronts, key=lambda number: table.marker_value(number)[0])
    return marker_shown(table, lowest), Marker(flip.first, flip.second, True)


def _others(table: ArcsTable) -> tuple[Marker, ...]:
    fronts = [number for number, shown in enumerate(table.flipped) if not shown]
    lowest = min(fronts, key=lambda number: table.marker_value(number)[0], default=NOBODY)
    rest = (number for number in range(len(table.flipped)) if number != lowest)
    return tuple(marker_shown(table, number) for number in rest)


def _words(table: ArcsTable, ended: GameEnded | None) -> Message:
    if ended is not None:
        has_fates = table.reach.to_go(ended.seat) is not None
        key = "chapter-won-after-fates" if has_fates else "chapter-won"
        return Message(key, {"seat": SeatNumber(ended.seat), "power": ended.power})
    powers = [seat.power for seat in table.seats]
    best = max(powers)
    leaders = [seat for seat, power in enumerate(powers) if power == best]
    if len(leaders) > 1:
        return Message("chapter-shared", {"count": len(leaders), "next": table.chapter + 1})
    rest = max((power for power in powers if power != best), default=best)
    return Message("chapter-led", {
        "seat": SeatNumber(leaders[0]), "lead": best - rest, "next": table.chapter + 1,
        "opener": SeatNumber(table.initiative),
    })  # fmt: skip


# The page at the end of a chapter, in front of the map.

GAP: Final = 12.0
HEAD: Final = 84.0
THEN: Final = 92.0
RIGHT: Final = 470.0
MARKERS: Final = 310.0


def draw_chapter(
    canvas: Canvas, box: Box, shown: ChapterModel, grown: float, voice: Voice
) -> None:  # fmt: skip
    draw_space(canvas, box, scene="chapter")
    canvas.floating(box)
    room = box.inset(16, 10)
    head, body = room.cut_top(HEAD, 0)
    y = head.centre_y
    title = Message("chapter-title", {"chapter": shown.chapter})
    words = voice.say(title).upper()
    wide = canvas.text(head.x + 8, y, words, 48, TEXT, "exo-bold", spacing=3)
    detail, x = voice.say(title, "detail"), head.x + 40 + wide
    ground = Box(x - 6, y - 16, canvas.text_width(detail, 26) + 12, 36)
    canvas.shadow(ground, 10, 12, 0, 220)  # no star shines between its letters
    canvas.text(x, y + 2, detail, 26, SECOND)
    ambitions.draw_chapters(canvas, head.right - 36.0 * shown.last, y, shown.chapter, shown.last)
    right, left = body.cut_right(RIGHT, GAP)
    then, columns = left.cut_bottom(THEN, GAP)
    tallest = max((len(pile.pieces) for each in shown.columns for pile in each.piles), default=0)
    for look, place in zip(shown.columns, columns.row(*[None] * len(AMBITIONS), gap=GAP),
                           strict=True):  # fmt: skip
        piles = tuple(replace(pile, grown=tallest * grown * 1.4) for pile in look.piles)
        ambitions.draw_column(canvas, place, replace(look, piles=piles))
    ambitions.draw_then(canvas, then, voice.say(Message("chapter-then")), shown.then)
    heads = voice.say(Message("power")), shown.note
    if shown.turned is None:
        ambitions.draw_power(canvas, right, shown.power, shown.goal, heads, grown)
        return
    power, markers = right.column(None, MARKERS, gap=GAP)
    ambitions.draw_power(canvas, power, shown.power, shown.goal, heads, grown)
    before, after = shown.turned
    said = Message("chapter-markers", {
        "next": shown.chapter + 1, "first": before.first, "second": before.second,
        "firstNow": after.first, "secondNow": after.second,
    })  # fmt: skip
    lines = voice.say(said), voice.say(said, "detail"), voice.say(said, "turned")
    ambitions.draw_markers_panel(canvas, markers, lines, (before, after), shown.others, grown)


# Power by chapter as curves, and the score sheet: which ambition brought what, and deeds.

TITLE: Final[Colour] = (0xD9, 0xA6, 0xF2)
GOLD: Final[Colour] = (0xF8, 0xDF, 0xA9)
LINE: Final[Colour] = (0x3F, 0x38, 0x56)
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)
NAMES_W: Final = 250.0
LEAST_BESIDE: Final = 176.0
MOST_BESIDE: Final = 320.0
STEP: Final = 10
GAIN_W: Final = 78.0
WORDED, BESIDE_COUNT = 5, 66.0
Deed = tuple[tuple[str, str], ...]
"""Icons with what is beside them."""
DeedLine = tuple[str, tuple[Deed, ...]]
TITLE_W: Final = 36.0


def draw_curves(
    canvas: Canvas, box: Box, accounts: Sequence[SeatSheet], voice: Voice, goal: int
) -> None:
    """The Power of every seat after each chapter, and where the game ends (0: nowhere)."""
    title = voice.say(Message("end-curves"))
    canvas.text(box.x, box.y + 16, title, 26, TITLE, "exo-bold")
    names = [voice.named(seat) for seat in range(len(voice))]
    beside = min(MOST_BESIDE, max(LEAST_BESIDE, *(canvas.text_width(n, 18) + 64 for n in names)))
    plot = Box(box.x + 44, box.y + 46, box.w - 44 - beside, box.h - 86)
    last = len(accounts[0].power) - 1
    top = max(goal, *(power for account in accounts for power in account.power))
    high = -(-(top + 1) // STEP) * STEP
    low = min(0, *(power // STEP * STEP for each in accounts for power in each.power))
    axes = Axes(plot, 0, max(1, last), low, high)
    canvas.rounded(plot, 6, WELL)
    for level in range(low, high + 1, STEP):
        canvas.hairline(plot.x, axes.y(level), plot.w, colour=LINE)
        canvas.text(plot.x - 10, axes.y(level), str(level), 18, SECOND, "number", "right")
    if goal:
        canvas.polyline([(plot.x, axes.y(goal)), (plot.right, axes.y(goal))], GOLD, 2, dashed=True)
    for chapter in range(last + 1):
        words = voice.say(_column_said(accounts[0], chapter))
        canvas.text(axes.x(chapter), plot.bottom + 20, words, 18, SECOND, "text", "centre")
    taken: list[float] = []
    for seat in sorted(range(len(accounts)), key=lambda seat: accounts[seat].total):
        points = [axes.point(place, power) for place, power in enumerate(accounts[seat].power)]
        canvas.polyline(points, canvas.theme.seat_tint(seat, 0.15), 4)
        for point in points:
            canvas.seat_mark(seat, *point, 8)
        y = points[-1][1]
        while any(abs(y - other) < 26 for other in taken):
            y -= 26
        taken.append(y)
        canvas.text(plot.right + 18, y, f"{accounts[seat].total}", 20, TEXT, "number-bold")
        canvas.text(
            plot.right + 62, y, names[seat], 18, TEXT, max_width=box.right - plot.right - 64
        )


def _column_said(account: SeatSheet, chapter: int) -> Message:
    """What stands under a point of the curves: the beginning, a chapter, the fates of an Act."""
    if not chapter:
        return Message("end-start")
    if chapter > account.chapters:
        return Message("end-fates")
    return Message("chapter-title", {"chapter": account.begun_after + chapter})


def draw_sheet(
    canvas: Canvas, box: Box, accounts: Sequence[SeatSheet], voice: Voice, order: Sequence[int]
) -> None:
    """A line for every chapter, then deeds; a column for every seat, the winner's first."""
    chapters = accounts[0].chapters
    deeds = _deeds(accounts, voice)
    has_titles = bool(accounts[0].titles)
    rows = box.column(*[None] * (chapters + len(deeds) + has_titles + 1))
    left, right = box.cut_left(
        max([NAMES_W, *(canvas.text_width(words, 18) for words, _ in deeds)]), 12
    )
    columns = right.row(*[None] * len(order), gap=14)
    first = canvas.theme.seat_colour(order[0])
    canvas.rounded(columns[0].inset(-6, 0), 8, mix(first, (0x1A, 0x15, 0x26), 0.72),
                   canvas.theme.seat_tint(order[0], 0.2))  # fmt: skip
    canvas.text(left.x, rows[0].centre_y, voice.say(Message("end-sheet")), 24, TITLE, "exo-bold")
    for seat, column in zip(order, columns, strict=True):
        canvas.seat_mark(seat, column.x + 14, rows[0].centre_y, 11)
        canvas.text(column.x + 34, rows[0].centre_y, voice.named(seat), 18, TEXT, "text-semibold",
                    max_width=column.w - 40)  # fmt: skip
    begun = accounts[0].begun_after + 1
    for chapter, row in enumerate(rows[1 : chapters + 1], start=begun):
        words = voice.say(Message("chapter-title", {"chapter": chapter}))
        canvas.text(left.x, row.centre_y, words, 18, TEXT)
        for seat, column in zip(order, columns, strict=True):
            gains = [gain for gain in accounts[seat].gains if gain.chapter == chapter]
            _draw_gains(canvas, Box(column.x + 4, row.y, column.w - 8, row.h), gains)
    canvas.hairline(left.x, rows[chapters + 1].y, box.w, colour=LINE)
    if has_titles:
        owned = [(columns[place], accounts[seat].titles) for place, seat in enumerate(order)]
        _draw_titles(canvas, rows[-1], left, voice.say(Message("end-titles")), owned)
    for (words, values), row in zip(deeds, rows[chapters + 1 :], strict=False):
        canvas.text(left.x, row.centre_y, words, 18, SECOND)
        for seat, column in zip(order, columns, strict=True):
            x, step = column.x + 10, (column.w - 10) / max(2, len(values[seat]))
            for place, (icon, value) in enumerate(values[seat]):
                at = x + (place * step if icon else place * BESIDE_COUNT)
                if icon:
                    canvas.icon(icon, at + 10, row.centre_y, 22, SECOND)
                    at += 30
                face: Font = "number" if len(value) < WORDED else "text"
                canvas.text(at, row.centre_y, value, 18, TEXT, face,
                            max_width=column.right - at)  # fmt: skip


def _draw_gains(canvas: Canvas, cell: Box, gains: Sequence[Gain]) -> None:
    """Each ambition with what it brought; a first place in gold."""
    if not gains:
        canvas.text(cell.x + 6, cell.centre_y, "–", 18, SECOND)
        return
    step = min(GAIN_W, cell.w / len(gains))
    for place, gain in enumerate(gains):
        x = cell.x + place * step
        ink = GOLD if gain.place == 1 else TEXT
        if step >= 56:
            canvas.icon(AMBITION_ICONS[gain.ambition], x + 14, cell.centre_y, 22, ink)
            x += 24
        canvas.text(x + 6, cell.centre_y, f"+{gain.power + gain.bonus}", 18, ink, "number-bold")


def _draw_titles(
    canvas: Canvas, row: Box, left: Box, words: str, columns: Sequence[tuple[Box, Sequence[str]]]
) -> None:
    canvas.text(left.x, row.centre_y, words, 18, SECOND)
    for column, titles in columns:
        for place, title in enumerate(titles):
            sign = TITLES[title]
            canvas.icon(sign.icon, column.x + 20 + place * TITLE_W, row.centre_y, 22, sign.colour)


def _deeds(accounts: Sequence[SeatSheet], voice: Voice) -> tuple[DeedLine, ...]:
    """The lines below the chapters: words, and what each seat did."""

    def line(key: str, tell: Callable[[SeatSheet], Deed]) -> DeedLine:
        return voice.say(Message(f"deed-{key}")), tuple(map(tell, accounts))

    def pair(key: str, *deeds: tuple[str, Callable[[SeatSheet], int]]) -> DeedLine:
        return line(key, lambda each: tuple([(icon, str(of(each))) for icon, of in deeds]))

    def battles(each: SeatSheet) -> Deed:
        count = (ACTION_ICONS["battle"], str(each.battles))
        said = {"hits": each.hits, "expected": Fixed(each.expected)}
        hits = voice.say(Message("deed-of-battles", said))
        return (count, ("", hits)) if each.battles else (count,)

    lines = [
        pair("declared", (ANY_AMBITION_ICON, lambda each: each.declared)),
        pair("built", (ACTION_ICONS["build"], lambda each: each.built),
             (ACTION_ICONS["tax"], lambda each: each.taxed)),
        pair("influenced", (ACTION_ICONS["influence"], lambda each: each.influenced),
             (ACTION_ICONS["secure"], lambda each: each.secured)),
        line("battles", battles),
        pair("taken", ("hand", lambda each: each.taken),
             ("skull-crossed-bones", lambda each: each.lost)),
    ]  # fmt: skip
    if any(each.others for each in accounts):
        lines.insert(0, line("besides", lambda each: (("", f"{sum(each.others.values()):+d}"),)))
    if any(each.to_go for each in accounts):
        lines.insert(0, line("to-go", lambda each: (("", " · ".join(map(str, each.to_go))),)))
    if any(each.power[0] for each in accounts):
        lines.insert(0, pair("start", ("", lambda each: each.power[0])))
    return tuple(lines)


PANEL: Final[tuple[Colour, Colour]] = ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26))
EDGE: Final[Colour] = (0x3F, 0x38, 0x56)
END_GOLD: Final[Colour] = (0xF0, 0xB4, 0x5A)


class Closing:
    seat_row = SEAT_ROW

    def __init__(self, events: Sequence[Any], names: Sequence[str]) -> None:
        assert isinstance(names, Voice)
        self.events, self.voice = events, names

    @classmethod
    def buttons(cls, app: Window, match: Match) -> tuple[Button, ...]:
        """The ways on that the mode has besides."""
        return ()

    @classmethod
    def of(cls, match: Match, events: Sequence[Any]) -> Closing:
        return cls(events, match.voice)

    def how(self, match: Match) -> str:
        powers = sorted((seat.power for seat in match.table.seats), reverse=True)
        when = self.voice.prompt(self.when(match.table, powers[0]))
        return self.voice.say(Message("end-won", {"lead": powers[0] - powers[1], "when": when}))

    def draw_instead(self, canvas: Canvas, box: Box, *, upper: bool) -> bool:
        """What stands in a panel in the place of curves (the upper one) or score sheet, if any."""
        return False

    def when(self, table: ArcsTable, most: int) -> str | Message:
        """When it ended and why; `most` is the winner's Power."""
        goal = table.reach.goal(len(table.seats))
        key = "end-power-reached" if most >= goal else "end-last-chapter"
        return Message(key, {"chapters": table.chapter, "goal": goal})

    def draw_below(self, canvas: Canvas, room: Box) -> bool:
        """What stands below the seats, if it is not the winner's best stroke."""
        return False

    def draw_deed(self, canvas: Canvas, room: Box, account: SeatSheet, seat: int) -> None:
        firsts = sum(gain.place == 1 for gain in account.gains)
        words = self.voice.say(Message("end-firsts", {"ambitions": firsts}))
        canvas.text(room.x, room.y, words, 18, TEXT)


CLOSING: Final[ByMode[type[Closing]]] = ByMode(Closing)


LEAST_PICTURE: Final = 120.0


class ArcsEnd(LastPage):
    look = LastPageLook(
        head=168, left=470, button=64, curves=360, above=8, below=22, inset=14, name_room=220,
        panel=PANEL, edge=EDGE, title=TITLE, font="exo-bold", first=END_GOLD, others=SECOND,
        seat_ground=PANEL, sheet=360,
    )  # fmt: skip

    def __init__(self, app: Window, match: Match) -> None:
        buttons = (*CLOSING.of(match.table).buttons(app, match), *sheet_buttons(app, match))
        super().__init__(app, match, buttons)
        self.accounts = account_of(self.events, match.table_before(-1))
        self.voice = match.voice
        self.closing = CLOSING.of(match.table).of(match, self.events)

    @property
    def seat_row(self) -> float:
        return self.closing.seat_row

    # -- drawing

    def draw_ground(self, canvas: Canvas) -> None:
        whole = Box(0, 0, self.width, self.height)
        draw_space(canvas, whole)
        canvas.floating(whole)

    def draw_curves(self, canvas: Canvas, box: Box) -> None:
        if self.closing.draw_instead(canvas, box.inset(22, 16), upper=True):
            return
        goal = self.match.table.reach.goal(len(self.voice))
        draw_curves(canvas, box.inset(22, 16), self.accounts, self.voice, goal)

    def draw_sheet(self, canvas: Canvas, box: Box) -> None:
        if self.closing.draw_instead(canvas, box.inset(22, 12), upper=False):
            return
        draw_sheet(canvas, box.inset(22, 12), self.accounts, self.voice, self.order)

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        x, winners = 160.0, self.match.result.winners
        face = seat_face(self.match, winners[0]) if len(winners) == 1 else None
        if face is None:
            canvas.icon("trophy", 86, box.centre_y, 76, END_GOLD)
        else:
            canvas.glow(86, box.centre_y, 100, 100, self.theme.seat_colour(winners[0]), 0.5)
            draw_head(canvas, face, 86, box.centre_y, 52, END_GOLD)
        for seat in winners:
            canvas.seat_mark(seat, x + 20, box.centre_y - 23, 20)
            x += 56
        canvas.text(x, box.centre_y - 23, closing_words(self.match), 48, WHITE, "exo-bold")
        canvas.text(162, box.centre_y + 29, self.closing.how(self.match), 20, TEXT)

    def draw_below(self, canvas: Canvas, box: Box, y: float) -> None:
        room = Box(box.x + 22, y + 12, box.w - 44, box.bottom - y - 20)
        if not self.closing.draw_below(canvas, room):
            best = self.accounts[self.order[0]]
            self._draw_stroke(canvas, Box(box.x + 22, y + 10, box.w - 44, 150), best)
            self._draw_turning(canvas, Box(room.x, room.y + 128, room.w, room.h - 128))

    def draw_standing(self, canvas: Canvas, box: Box, seat: int) -> None:
        y, power = box.centre_y, self.match.table.seats[seat].power
        room = Box(box.x + 110, y + 18, box.w - 200, 0)
        self.closing.draw_deed(canvas, room, self.accounts[seat], seat)
        canvas.text(box.right - 18, y - 12, str(power), 34, WHITE, "number-bold", "right")
        word = self.voice.say(Message("power"))
        canvas.text(box.right - 18, y + 20, word, 18, TEXT, align="right")

    def _draw_turning(self, canvas: Canvas, box: Box) -> None:
        """The round in which the lead changed most; below it the last table."""
        y, turned = box.y, self.turning_words()
        if turned is not None and box.h > 130:
            canvas.hairline(box.x, y, box.w, alpha=150)
            canvas.text(box.x, y + 26, turned[0], 20, TEXT, "text-semibold", max_width=box.w)
            place = Box(box.x, y + 46, box.w, 90)
            y += 62 + canvas.paragraph(place, turned[1], 18, SECOND, line_height=1.3, max_lines=4)
        last = Box(box.x, y + 4, box.w, box.bottom - y - 8)
        picture = self.match.game.table_picture(self.match.table)
        if picture is not None and last.h >= LEAST_PICTURE:
            picture(canvas, last)

    def _draw_stroke(self, canvas: Canvas, box: Box, account: SeatSheet) -> None:
        if not account.gains:
            return
        best = max(account.gains, key=lambda gain: gain.power + gain.bonus)
        said = Message("end-stroke", {
            "chapter": best.chapter, "ambition": AMBITION(best.ambition),
            "seat": SeatNumber(self.order[0]), "power": best.power + best.bonus,
            "bonus": best.bonus,
        })  # fmt: skip
        canvas.icon(AMBITION_ICONS[best.ambition], box.x + 18, box.y + 16, 32, END_GOLD)
        canvas.text(box.x + 46, box.y + 16, self.voice.say(said), 20, TEXT, "text-semibold")
        canvas.paragraph(Box(box.x, box.y + 42, box.w, 90), self.voice.say(said, "detail"), 18,
                         SECOND, line_height=1.3, max_lines=3)  # fmt: skip
