"""Power by chapter as curves, and the score sheet: which ambition brought what, and deeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.text.said import Fixed, Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.plot import Axes
from engine.ui.theme import Colour, mix, seat_colour, seat_tint
from games.arcs.scene.art.reach_signs import TITLES
from games.arcs.scene.signs_of import AMBITION_ICONS
from games.arcs.sheet import Gain, SeatAccount

TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
TITLE: Final[Colour] = (0xD9, 0xA6, 0xF2)
GOLD: Final[Colour] = (0xF8, 0xDF, 0xA9)
LINE: Final[Colour] = (0x3F, 0x38, 0x56)
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)
NAMES_W: Final = 250.0
LEAST_BESIDE: Final = 176.0
MOST_BESIDE: Final = 320.0
STEP: Final = 10
GAIN_W: Final = 78.0
TITLE_W: Final = 36.0


def draw_curves(
    canvas: Canvas, box: Box, accounts: Sequence[SeatAccount], voice: Voice, goal: int
) -> None:
    """The Power of every seat after each chapter, and where the game ends (0: nowhere)."""
    title = voice.say(Said("end-curves"))
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
        canvas.text(plot.x - 10, axes.y(level), str(level), 18, QUIET, "number", "right")
    if goal:
        canvas.polyline([(plot.x, axes.y(goal)), (plot.right, axes.y(goal))], GOLD, 2, dashed=True)
    for chapter in range(last + 1):
        words = voice.say(_column_said(accounts[0], chapter))
        canvas.text(axes.x(chapter), plot.bottom + 20, words, 18, QUIET, "text", "centre")
    taken: list[float] = []
    for seat in sorted(range(len(accounts)), key=lambda seat: accounts[seat].total):
        points = [axes.point(place, power) for place, power in enumerate(accounts[seat].power)]
        canvas.polyline(points, seat_tint(seat, 0.15), 4)
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


def _column_said(account: SeatAccount, chapter: int) -> Said:
    """What stands under a point of the curves: the beginning, a chapter, the fates of an Act."""
    if not chapter:
        return Said("end-start")
    if chapter > account.chapters:
        return Said("end-fates")
    return Said("chapter-title", {"chapter": account.begun_after + chapter})


def draw_sheet(
    canvas: Canvas,
    box: Box,
    accounts: Sequence[SeatAccount],
    voice: Voice,
    order: Sequence[int],
) -> None:
    """A line for every chapter, then deeds; a column for every seat, the winner's first."""
    chapters = accounts[0].chapters
    deeds = _deeds(accounts, voice)
    has_titles = bool(accounts[0].titles)
    rows = box.column(*[None] * (chapters + len(deeds) + has_titles + 1))
    left, right = box.cut_left(NAMES_W, 12)
    columns = right.row(*[None] * len(order), gap=14)
    first = seat_colour(order[0])
    canvas.rounded(columns[0].inset(-6, 0), 8, mix(first, (0x1A, 0x15, 0x26), 0.72),
                   seat_tint(order[0], 0.2))  # fmt: skip
    canvas.text(left.x, rows[0].centre_y, voice.say(Said("end-sheet")), 24, TITLE, "exo-bold")
    for seat, column in zip(order, columns, strict=True):
        canvas.seat_mark(seat, column.x + 14, rows[0].centre_y, 11)
        canvas.text(column.x + 34, rows[0].centre_y, voice.named(seat), 18, TEXT, "text-semibold",
                    max_width=column.w - 40)  # fmt: skip
    begun = accounts[0].begun_after + 1
    for chapter, row in enumerate(rows[1 : chapters + 1], start=begun):
        words = voice.say(Said("chapter-title", {"chapter": chapter}))
        canvas.text(left.x, row.centre_y, words, 18, TEXT)
        for seat, column in zip(order, columns, strict=True):
            gains = [gain for gain in accounts[seat].gains if gain.chapter == chapter]
            _draw_gains(canvas, Box(column.x + 4, row.y, column.w - 8, row.h), gains)
    canvas.hairline(left.x, rows[chapters + 1].y, box.w, colour=LINE)
    if has_titles:
        owned = [(columns[place], accounts[seat].titles) for place, seat in enumerate(order)]
        _draw_titles(canvas, rows[-1], left, voice.say(Said("end-titles")), owned)
    for (words, values), row in zip(deeds, rows[chapters + 1 :], strict=False):
        canvas.text(left.x, row.centre_y, words, 18, QUIET)
        for seat, column in zip(order, columns, strict=True):
            canvas.text(column.x + 10, row.centre_y, values[seat], 18, TEXT, "number")


def _draw_gains(canvas: Canvas, cell: Box, gains: Sequence[Gain]) -> None:
    """Each ambition with what it brought; a first place in gold."""
    if not gains:
        canvas.text(cell.x + 6, cell.centre_y, "–", 18, QUIET)
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
    """What each seat was in the Empire as each chapter ended."""
    canvas.text(left.x, row.centre_y, words, 18, QUIET)
    for column, titles in columns:
        for place, title in enumerate(titles):
            sign = TITLES[title]
            canvas.icon(sign.icon, column.x + 20 + place * TITLE_W, row.centre_y, 22, sign.colour)


def _deeds(
    accounts: Sequence[SeatAccount], voice: Voice
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The lines below the chapters: words, and what stands there for each seat."""

    def line(key: str, tell: Callable[[SeatAccount], str]) -> tuple[str, tuple[str, ...]]:
        return voice.say(Said(f"deed-{key}")), tuple(map(tell, accounts))

    def battles(each: SeatAccount) -> str:
        if not each.battles:
            return str(each.battles)
        said = {"battles": each.battles, "hits": each.hits, "expected": Fixed(each.expected)}
        return voice.say(Said("deed-of-battles", said))

    lines = [
        line("declared", lambda each: str(each.declared)),
        line("built", lambda each: f"{each.built} · {each.taxed}"),
        line("influenced", lambda each: f"{each.influenced} · {each.secured}"),
        line("battles", battles),
        line("taken", lambda each: f"{each.taken} · {each.lost}"),
    ]
    if any(each.others for each in accounts):
        lines.insert(0, line("besides", lambda each: f"{sum(each.others.values()):+d}"))
    if any(each.to_go for each in accounts):
        lines.insert(0, line("to-go", lambda each: " · ".join(map(str, each.to_go))))
    if any(each.power[0] for each in accounts):
        lines.insert(0, line("start", lambda each: str(each.power[0])))
    return tuple(lines)
