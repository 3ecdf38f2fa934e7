"""The cards of the seats: what everybody may know about an empire, in three sizes."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.words import brief_name
from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import PANEL_MARGIN, Canvas
from engine.ui.theme import LINE, RAISED, SEAT_COLOURS, SECOND_TEXT, TEXT
from games.roll_galaxy.dice import DEVELOP, SETTLE, one_by_one
from games.roll_galaxy.names import SIDE
from games.roll_galaxy.scene.dice_faces import draw_dice_row
from games.roll_galaxy.scene.layout import SMALL_CARD, USUAL_CARD
from games.roll_galaxy.scene.palette import GOOD_TEXT, PHASE_ICONS
from games.roll_galaxy.scene.tile_faces import MINI, draw_mini, draw_mini_place
from games.roll_galaxy.scene.tokens import draw_chip, draw_coin
from games.roll_galaxy.state import SQUARES_TO_END, Seat
from games.roll_galaxy.tiles import HIDDEN

PAD = 16.0
MINI_STEP = 46.0


@dataclass(frozen=True, slots=True)
class CardModel:
    """A seat's card: whose it is, what it has, and what it is doing.

    `status` stands beside the hidden dice ("ready", "thinking"); `is_hidden` while its workers
    are behind the screen.
    """

    seat: int
    name: str
    level: str
    held: Seat
    status: str = ""
    is_good: bool = False
    is_hidden: bool = True
    is_active: bool = False
    score: int = 0
    voice: Voice = field(kw_only=True)

    @property
    def key(self) -> tuple[object, ...]:
        """Everything the picture depends on."""
        held = self.held
        return (
            "roll-seat", self.voice.language, self.seat, self.name, self.level, self.status,
            self.is_good, self.is_hidden, self.is_active, held.tableau, held.goods,
            held.developments[:1],
            len(held.developments), held.worlds[:1], len(held.worlds), held.developing,
            held.settling, held.cup, held.citizenry, held.credits, held.chips, held.workers,
        )  # fmt: skip


def draw_card(canvas: Canvas, box: Box, shown: CardModel) -> None:
    """One of the other seats."""
    canvas.cached(shown.key, box, lambda inner: _paint(inner, box, shown), margin=PANEL_MARGIN)


def _paint(canvas: Canvas, box: Box, shown: CardModel) -> None:
    canvas.panel(box, active=shown.is_active)
    canvas.rounded(Box(box.x, box.y + 12, 4, box.h - 24), 2, SEAT_COLOURS[shown.seat])
    is_small = box.h <= SMALL_CARD + 1
    inner = box.inset(PAD, 0)
    head_y = box.y + (26 if is_small else 32)
    draw_head(canvas, Box(inner.x, head_y - 20, inner.w, 40), shown)
    numbers_y = box.y + (64 if is_small else 74)
    draw_numbers(canvas, inner.x, numbers_y, inner.w, shown.held)
    if is_small:
        _draw_workers_row(canvas, Box(inner.x, box.y + 86, inner.w, 28), shown)
        _draw_minis(canvas, inner.x, box.y + 122, shown.held)
        return
    canvas.hairline(inner.x, box.y + 100, inner.w, alpha=170)
    if box.h <= USUAL_CARD + 1:
        _draw_workers_row(canvas, Box(inner.x, box.y + 108, inner.w, 32), shown)
        _draw_citizens(canvas, Box(inner.x, box.y + 146, inner.w, 32), shown)
        _draw_minis(canvas, inner.x, box.y + 190, shown.held)
        return
    _draw_workers(canvas, Box(inner.x, box.y + 108, inner.w, 70), shown)
    _draw_citizens(canvas, Box(inner.x, box.y + 184, inner.w, 32), shown)
    canvas.hairline(inner.x, box.y + 226, inner.w, alpha=170)
    _draw_minis(canvas, inner.x, box.y + 238, shown.held)
    canvas.hairline(inner.x, box.y + 334, inner.w, alpha=170)
    for row, phase in enumerate((DEVELOP, SETTLE)):
        _draw_plan(canvas, Box(inner.x, box.y + 344 + row * 48, inner.w, 44), shown, phase)


def draw_head(canvas: Canvas, row: Box, shown: CardModel) -> None:
    """Mark, name and level."""
    y = row.centre_y
    canvas.seat_mark(shown.seat, row.x + 20, y, 14)
    right = row.right
    width = canvas.text_width(shown.level, 18, "text-semibold") + 20
    shortest = canvas.text_width(brief_name(shown.name), 18, "text-bold")
    if shown.level and shortest <= right - width - 54 - row.x:
        chip = Box(right - width, y - 14, width, 28)
        canvas.rounded(chip, 14, RAISED, LINE)
        canvas.text(*chip.centre, shown.level, 18, SECOND_TEXT, "text-semibold", "centre")
        right = chip.x - 8
    room = right - row.x - 46
    for name in (shown.name, brief_name(shown.name)):
        for size in (20, 18):
            if canvas.text_width(name, size, "text-bold") <= room:
                canvas.text(row.x + 46, y, name, size, TEXT, "text-bold")
                return
    canvas.text(row.x + 46, y, name, 18, TEXT, "text-bold", max_width=room)


def draw_numbers(canvas: Canvas, x: float, y: float, width: float, held: Seat) -> None:
    """Credits, chips, tiles of twelve, dice in the cup."""
    draw_coin(canvas, x + 14, y, 28)
    canvas.text(x + 34, y, str(held.credits), 20, TEXT, "number-bold")
    chip_x = x + width * 0.225
    draw_chip(canvas, chip_x + 14, y, 28)
    canvas.text(chip_x + 34, y, str(held.chips), 20, TEXT, "number-bold")
    stack_x = x + width * 0.47
    canvas.icon("stack", stack_x + 12, y, 24, SECOND_TEXT)
    count = canvas.text(stack_x + 30, y, str(len(held.tableau)), 20, TEXT, "number-bold")
    canvas.text(stack_x + 31 + count, y + 1, f"/{SQUARES_TO_END}", 18, SECOND_TEXT, "number")
    cup = canvas.text(x + width, y, str(sum(held.cup)), 20, TEXT, "number-bold", "right")
    canvas.icon("rolling-dice-cup", x + width - cup - 20, y, 26, SECOND_TEXT)


def _status_width(canvas: Canvas, shown: CardModel) -> float:
    if not shown.status:
        return 0.0
    return canvas.text_width(shown.status, 18, "text-semibold") + (26 if shown.is_good else 0)


def _draw_status(canvas: Canvas, right: float, y: float, shown: CardModel) -> None:
    colour = GOOD_TEXT if shown.is_good else SECOND_TEXT
    if shown.is_good:
        canvas.icon("check", right - 10, y, 22, GOOD_TEXT)
        right -= 26
    canvas.text(right, y, shown.status, 18, colour, "text-semibold", "right")


def _workers(shown: CardModel) -> tuple[list[int], list[int | None] | None]:
    workers = sorted(shown.held.workers, key=lambda worker: worker.place)
    colours = [worker.colour for worker in workers]
    if shown.is_hidden:
        return colours, None
    return colours, [worker.face if worker.face >= 0 else None for worker in workers]


def _draw_workers(canvas: Canvas, box: Box, shown: CardModel) -> None:
    """The workers in a row of their own, under what is known of them."""
    y = box.y + 12
    icon = "eye-off" if shown.is_hidden else "eye"
    canvas.icon(icon, box.x + 11, y, 22, SECOND_TEXT)
    count = len(shown.held.workers)
    said = Said("workers-hidden" if shown.is_hidden else "workers-open")
    words = shown.voice.say(said if count else Said("no-dice-out"))
    room = box.w - 30 - _status_width(canvas, shown) - 8
    if canvas.text_width(words, 18) > room:
        words = shown.voice.say(said, "tight")
    canvas.text(box.x + 30, y, words, 18, SECOND_TEXT)
    _draw_status(canvas, box.right, y, shown)
    colours, faces = _workers(shown)
    draw_dice_row(canvas, box.x, box.y + 51, 34, colours, faces=faces, width=box.w, pitch=39)


def _draw_workers_row(canvas: Canvas, box: Box, shown: CardModel) -> None:
    """The workers in one short row, with the state as a sign."""
    y = box.centre_y
    canvas.icon("eye-off" if shown.is_hidden else "eye", box.x + 11, y, 22, SECOND_TEXT)
    right = box.right
    if not shown.held.workers:
        canvas.text(box.x + 30, y, shown.voice.say(Said("no-dice-out")), 18, SECOND_TEXT)
    if shown.is_good:
        canvas.icon("check", right - 12, y, 22, GOOD_TEXT)
        right -= 30
    colours, faces = _workers(shown)
    draw_dice_row(canvas, box.x + 30, y, 26, colours, faces=faces, width=right - box.x - 30,
                  pitch=28)  # fmt: skip


def _draw_citizens(canvas: Canvas, box: Box, shown: CardModel) -> None:
    held, say, y = shown.held, shown.voice.say, box.centre_y
    canvas.icon("modern-city", box.x + 11, y, 22, SECOND_TEXT)
    left = 30 + canvas.text(box.x + 30, y, say(Said("panel-citizenry")), 18, SECOND_TEXT)
    left = max(120.0, left + 8)
    colours = one_by_one(held.citizenry)
    if not colours:
        canvas.text(box.right, y, say(Said("none-there")), 18, SECOND_TEXT, align="right")
        return
    draw_dice_row(canvas, box.x + left, y, 29, colours, width=box.w - left, pitch=34)


def _draw_minis(canvas: Canvas, x: float, y: float, held: Seat) -> None:
    for square, (left, top) in enumerate(mini_spots(x, y, len(held.tableau))):
        if square < len(held.tableau):
            draw_mini(canvas, left, top, MINI, held.tableau[square], held.goods[square])
        else:
            draw_mini_place(canvas, left, top, MINI)


def mini_spots(x: float, y: float, count: int) -> list[tuple[float, float]]:
    """The upper left corners of the minis: six a row, closer when there are more than twelve."""
    shown = max(SQUARES_TO_END, count)
    a_row = max(6, -(-shown // 2))
    step = MINI_STEP * 5 / (a_row - 1)
    return [(x + (n % a_row) * step, y + (n // a_row) * MINI_STEP) for n in range(shown)]


def minis_at(box: Box) -> float:
    """Where the minis begin in a card of that height."""
    if box.h <= SMALL_CARD + 1:
        return box.y + 122
    return box.y + (190 if box.h <= USUAL_CARD + 1 else 238)


def _draw_plan(canvas: Canvas, row: Box, shown: CardModel, phase: int) -> None:
    held, voice = shown.held, shown.voice
    sides = held.stack_sides(phase)
    if not sides:
        canvas.icon(PHASE_ICONS[phase], row.x + 21, row.centre_y, 26, SECOND_TEXT)
        words = voice.say(Said("none-in-stack", {"isWorld": phase == SETTLE}))
        canvas.text(row.x + 52, row.centre_y, words, 18, SECOND_TEXT)
        return
    top, waiting = sides[0], one_by_one(held.waiting(phase))
    draw_mini(canvas, row.x, row.y, MINI, top)
    x, right = row.x + 52, row.right
    name = voice.say(Said("unknown-tile")) if top == HIDDEN else voice.say_name(SIDE(top))
    first, rest = name_in_two(canvas, name, right - x)
    canvas.text(x, row.y + 12, first, 18, TEXT, "text-semibold")
    if rest:
        x += canvas.text(x, row.y + 34, f"{rest},", 18, TEXT, "text-semibold") + 6
    more = len(sides) - 1
    if more:
        below = Said("stack-below", {"count": more})
        words = voice.say(below, "tight" if rest else "")
        right -= canvas.text(right, row.y + 34, words, 18, SECOND_TEXT, align="right")
    if top == HIDDEN:
        return
    cost = held.cost(top)
    if not waiting:
        none_there = Said("dice-of-cost", {"have": 0, "cost": cost})
        canvas.text(x, row.y + 34, voice.say(none_there), 18, SECOND_TEXT)
        return
    words = voice.say(Said("of-cost", {"cost": cost}))
    room = right - x - canvas.text_width(words, 18) - 16
    x += draw_dice_row(canvas, x, row.y + 33, 22, waiting, width=room, pitch=24) + 6
    canvas.text(x, row.y + 34, words, 18, SECOND_TEXT)


def name_in_two(canvas: Canvas, name: str, room: float) -> tuple[str, str]:
    """The name, and the words of it that must go into the next line."""
    lines = canvas.paragraph_lines(room, name, 18, "text-semibold")
    return lines[0], " ".join(lines[1:])


def level_word(title: str) -> str:
    """The last word of a level's title: "Hard" of "Bot · Rollbot Hard"."""
    return title.rpartition(" · ")[2].rpartition(" ")[2]
