"""The panel beside the desk: counters of the seat, dice to add, tiles of a stack, yield tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE, Colour, mix
from engine.ui.widgets.base import Pressable, Widget
from games.rajas import setting_out
from games.rajas.board import ANIMALS
from games.rajas.dice import COLOURS, FACES, NO_FACE, die
from games.rajas.scene.effect_signs import sign_of
from games.rajas.scene.palette import GOLD, LACQUER, LACQUER_EDGE
from games.rajas.scene.signs import draw_die_sign, draw_plate
from games.rajas.scene.tiles import draw_price, draw_tile
from games.rajas.state import NO_YIELD, RajasTable

INSET: Final = 16.0
ROW: Final = 46.0
HEAD: Final = 58.0
DIE: Final = 40.0
TILE: Final = 122.0
PLATE: Final = 54.0
SMALL: Final = 60.0
TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
WELL: Final[Colour] = (0x23, 0x16, 0x11)


class Desk(Protocol):
    """The desk as its panel knows it. `open` is the stack or border that is looked into."""

    seat: int
    tile: str
    open: tuple[str, int] | None

    @property
    def table(self) -> RajasTable: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    def change(self, table: RajasTable) -> None:
        """The table is another one."""

    def take(self, tile: str) -> None:
        """A tile is in the hand."""

    def shut(self) -> None:
        """Nothing is looked into any more."""


class DeskPanel(Widget):
    """Made anew whenever the table or what is looked into changes."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._words: list[tuple[float, float, str]] = []
        self._y = 0.0

    def placed(self) -> None:
        """Another room."""
        self.renew()

    def renew(self) -> None:
        """Everything that can be pressed, from the top down."""
        self.children.clear()
        self._words = []
        if self.box.w <= 0:
            return
        desk, table = self.desk, self.desk.table
        seat, number = table.seats[desk.seat], desk.seat
        self._y = self.box.y + HEAD
        self._counter("Round", table.round, partial(setting_out.set_round, table))
        self._counter("Workers", seat.owned, partial(setting_out.own_workers, table, number))
        turn = partial(setting_out.give_turn, table, number)
        elephant = partial(setting_out.give_elephant, table, number)
        self._switches(("To play", table.seat == number, turn),
                       ("Elephant", table.elephant == number, elephant))  # fmt: skip
        if desk.open is None:
            self._dice()
            self._loose_tiles()
        elif desk.open[0] == "top":
            self._stack(desk.open[1])
        else:
            self._border(desk.open[1])
        self.changed()

    # -- what there is to press

    def _press(self, box: Box, do: Callable[[], object],
               paint: Callable[[Canvas, Pressable], None]) -> None:  # fmt: skip
        chip = Pressable(do, paint=paint, radius=8)
        chip.box = box
        self.add(chip)

    def _heading(self, words: str) -> None:
        self._y += 14
        self._words.append((self.box.x + INSET, self._y + 14, words))
        self._y += 36

    def _change(self, make: Callable[[], RajasTable]) -> Callable[[], None]:
        return lambda: self.desk.change(make())

    def _counter(self, words: str, now: int, change: Callable[[int], RajasTable]) -> None:
        y, right = self._y, self.box.right - INSET
        self._words.append((self.box.x + INSET, y + ROW / 2, words))
        for x, sign, value in ((right - 132, "−", now - 1), (right - 40, "+", now + 1)):
            do = self._change(partial(change, value))
            self._press(Box(x, y + 3, 40, 40), do, partial(_draw_button, sign, False))
        self._words.append((right - 76, y + ROW / 2, str(now)))
        self._y += ROW

    def _switches(self, *switches: tuple[str, bool, Callable[[], RajasTable]]) -> None:
        row = Box(self.box.x + INSET, self._y + 6, self.box.w - 2 * INSET, 42)
        for (words, is_on, make), box in zip(switches, row.row(None, None, gap=10), strict=True):
            self._press(box, self._change(make), partial(_draw_button, words, is_on))
        self._y += 54

    def _dice(self) -> None:
        desk, table = self.desk, self.desk.table
        is_dummy = table.seats[desk.seat].is_dummy
        self._heading("Add a die")
        faces = (NO_FACE,) if is_dummy else tuple(FACES)
        for colour in range(len(COLOURS)):
            for place, face in enumerate(faces):
                x = self.box.x + INSET + (colour if is_dummy else place) * (DIE + 9)
                y = self._y + (0 if is_dummy else colour * (DIE + 8))
                add = partial(setting_out.add_die, table, desk.seat, die(colour, face))
                self._press(Box(x, y, DIE, DIE), self._change(add),
                            partial(_draw_die, colour, face))  # fmt: skip
        self._y += DIE + 8 if is_dummy else 4 * (DIE + 8)
        if is_dummy:
            self._dummys_dice()

    def _dummys_dice(self) -> None:
        desk, table = self.desk, self.desk.table
        dice = table.seats[desk.seat].dice
        self._heading("His dice: click one away")
        for number, each in enumerate(dice):
            row, column = divmod(number, 6)
            box = Box(self.box.x + INSET + column * (DIE + 9), self._y + row * (DIE + 8), DIE, DIE)
            take = partial(setting_out.take_die, table, desk.seat, each)
            self._press(box, self._change(take), partial(_draw_die, each // 7, NO_FACE))
        self._y += (1 + (len(dice) - 1) // 6) * (DIE + 8)

    def _loose_tiles(self) -> None:
        """What lies before a dummy; a click takes it away."""
        desk, table = self.desk, self.desk.table
        if not table.seats[desk.seat].is_dummy:
            return
        self._heading("His tiles: click one away")
        for number, laid in enumerate(table.seats[desk.seat].tiles):
            row, column = divmod(number, 4)
            box = Box(self.box.x + INSET + column * (SMALL + 12), self._y + row * (SMALL + 10),
                      SMALL, SMALL)  # fmt: skip
            if box.bottom > self.box.bottom - 60:
                break
            take = partial(setting_out.take_tile, table, desk.seat, laid.tile)
            self._press(box, self._change(take), partial(_draw_tile, table, laid.tile, False))

    def _stack(self, stack: int) -> None:
        table = self.desk.table
        names = [tile.id for tile in table.board.tiles.values() if tile.stack == stack]
        colour, animal = divmod(stack, 3)
        self._heading(f"{COLOURS[colour].capitalize()}, {ANIMALS[animal]}: choose a tile")
        step = min(TILE + 26, (self.box.bottom - 64 - self._y) / ((len(names) + 1) // 2))
        side = step - 26
        for number, name in enumerate(sorted(names)):
            row, column = divmod(number, 2)
            box = Box(self.box.x + INSET + column * (side + 20), self._y + row * step, side, side)
            self._words.append((box.x, box.bottom + 12, _where(table, name, self.desk.names)))
            self._press(box, partial(self.desk.take, name),
                        partial(_draw_tile, table, name, name == self.desk.tile))  # fmt: skip
        self._close()

    def _border(self, border: int) -> None:
        desk, table = self.desk, self.desk.table
        seat = table.seats[desk.seat]
        self._heading("The border")
        claim = partial(setting_out.claim_border, table, desk.seat, border)
        row = Box(self.box.x + INSET, self._y, self.box.w - 2 * INSET, 42)
        is_taken = border in seat.claimed
        self._press(row, self._change(claim), partial(_draw_button, "Bonus taken", is_taken))
        self._y += 50
        if table.is_navaratnas:
            self._heading("Yield tile on it")
            own = seat.yields[border] if seat.yields else NO_YIELD
            colour = table.side.borders[border].colour
            names = [NO_YIELD, *([own] if own else []), *table.yields]
            fits = [name for name in names
                    if not name or table.board.yields[name].colour == colour]  # fmt: skip
            for number, name in enumerate(fits):
                line, column = divmod(number, 4)
                box = Box(self.box.x + INSET + column * (PLATE + 18),
                          self._y + line * (PLATE + 12), PLATE, PLATE)  # fmt: skip
                cover = partial(setting_out.cover_border, table, desk.seat, border, name)
                self._press(box, self._change(cover),
                            partial(_draw_yield, table, name, name == own))  # fmt: skip
        self._close()

    def _close(self) -> None:
        row = Box(self.box.x + INSET, self.box.bottom - INSET - 40, self.box.w - 2 * INSET, 40)
        self._press(row, self.desk.shut, partial(_draw_button, "Back to the dice", False))

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The ground, whose things these are, and the words between what can be pressed."""
        box, desk = self.box, self.desk
        canvas.shadow(box, 12, blur=18, drop=6, strength=130)
        canvas.rounded(box, 12, LACQUER, LACQUER_EDGE, 1.5)
        canvas.seat_mark(desk.seat, box.x + INSET + 12, box.y + 30, 13)
        canvas.text(box.x + INSET + 36, box.y + 30, desk.names[desk.seat], 24, TITLE, "marcellus",
                    max_width=box.w - 80)  # fmt: skip
        for x, y, words in self._words:
            canvas.text(x, y, words, 18, TEXT, max_width=box.right - INSET - x)


def _where(table: RajasTable, tile: str, names: tuple[str, ...]) -> str:
    """Where a tile lies, in a word or two."""
    if tile in table.tops:
        return "face up"
    if tile in table.gone:
        return "gone"
    for number, seat in enumerate(table.seats):
        if any(laid.tile == tile for laid in seat.tiles):
            return names[number]
    return "face down"


def _draw_button(words: str, is_on: bool, canvas: Canvas, chip: Pressable) -> None:
    fill = mix(WELL, GOLD, 0.5 if is_on else 0.22 if chip.is_hovered else 0.08)
    canvas.rounded(chip.box, 8, fill, GOLD if is_on else LACQUER_EDGE, 1.5)
    canvas.text(*chip.box.centre, words, 18, WHITE if is_on else TEXT, "text-semibold", "centre",
                max_width=chip.box.w - 8)  # fmt: skip


def _draw_die(colour: int, face: int, canvas: Canvas, chip: Pressable) -> None:
    if chip.is_hovered:
        canvas.rounded(chip.box.inset(-3), 8, None, WHITE, 2)
    draw_die_sign(canvas, *chip.box.centre, chip.box.w - 4, colour, face)


def _draw_tile(
    table: RajasTable, name: str, is_taken: bool, canvas: Canvas, chip: Pressable
) -> None:
    tile = table.tile(name)
    draw_tile(canvas, tile, chip.box)
    if chip.box.w > SMALL:
        draw_price(canvas, tile, chip.box, 19)
    if is_taken or chip.is_hovered:
        canvas.rounded(chip.box.inset(-3), 9, None, WHITE if chip.is_hovered else GOLD, 3)


def _draw_yield(table: RajasTable, name: str, is_it: bool, canvas: Canvas, chip: Pressable) -> None:
    if name:
        tile = table.board.yields[name]
        draw_plate(canvas, chip.box, tile.colour, sign_of(tile.effects[0]))
    else:
        canvas.rounded(chip.box, 8, WELL, LACQUER_EDGE, 1.5)
        canvas.text(*chip.box.centre, "none", 18, SECOND_TEXT, align="centre")
    if is_it or chip.is_hovered:
        canvas.rounded(chip.box.inset(-3), 9, None, WHITE if chip.is_hovered else GOLD, 2.5)
