"""The page "My box": all tiles, borders and the river as pictures, set to what is printed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from engine.core.storage import user_folder
from engine.text.message import Message, Words
from engine.ui.box import Box as Place
from engine.ui.canvas import Canvas
from engine.ui.pages.page_theme import Dialog, ThemedPage
from engine.ui.scene import Window
from engine.ui.theme import BODY, GOOD, SECOND_TEXT, SMALL, TEXT, THEMES, WARNING, lighten, mix
from engine.ui.widgets import Button, Dropdown, Pressable, Tabs, TextField, Widget
from engine.ui.widgets.fields import as_choices
from engine.ui.widgets.kit import Column, Grid, Label, Panel, Row, Strip
from games.rajas import effects as of
from games.rajas.board import GOODS, Tile
from games.rajas.box import AMOUNTS, PRICES, ROADS, SECTIONS, Box, MyBox, problems_of
from games.rajas.grid import SIDES, side_of
from games.rajas.scene.art.palette import GOLD, draw_building, draw_good
from games.rajas.scene.art.signs import draw_sign, sign_of
from games.rajas.scene.art.tiles import draw_field, draw_price, draw_tile

EDITOR_W: Final = 560.0
LABEL_W: Final = 96.0
PICTURE: Final = 170.0
CHOICE: Final = 62.0
VALUES: Final = range(1, 7)
COLUMNS: Final = {"borders": 4}
USUAL_COLUMNS: Final = 6
EFFECTS: Final[tuple[dict[str, Any], ...]] = (
    {"type": "money", "n": 1}, {"type": "fame", "n": 1}, {"type": "karma", "n": 1},
    {"type": "upgrade", "n": 1}, {"type": "build"}, {"type": "market_one_good", "max_markets": 3},
    {"type": "boat", "n": 1, "mode": "upto"}, {"type": "boat", "n": 1, "mode": "exact"},
    {"type": "dice", "colours": ["any"]},
    *({"type": "dice", "colours": [name]} for name in of.COLOURS),
    {"type": "dice_per_karma"}, {"type": "replace_tile"}, {"type": "worker"},
    {"type": "chamber", "who": "choice"},
    *({"type": "chamber", "who": who} for who in of.CHAMBERS),
    {"type": "yield_tile", "colour": "white"},
)  # fmt: skip
"""What can be printed on a border or a space of the river, a sign each."""


class PictureButton(Pressable):
    """A small picture to click on; it is lit while `is_lit` says so."""

    tall = CHOICE

    def __init__(
        self,
        on_click: Callable[[], object],
        picture: Callable[[Canvas, Place], object],
        is_lit: Callable[[], bool],
        *,
        key: str | None = None,
        tooltip: Words | None = None,
    ) -> None:
        super().__init__(on_click, key=key, tooltip=tooltip)
        self.picture, self.is_lit = picture, is_lit

    def draw(self, canvas: Canvas) -> None:
        ground, box = canvas.theme.raised, self.box
        is_on = self.is_lit()
        fill = mix(ground, canvas.theme.accent, 0.45 if is_on else 0.12 * self.is_hovered)
        canvas.rounded(box, 8, fill, GOLD if is_on else canvas.theme.line, 2 if is_on else 1)
        self.picture(canvas, box)


class Entry(Pressable):
    """A tile, border or space of the river on the page, and whether its owner has set it."""

    def __init__(self, page: MyBoxScene, number: int) -> None:
        super().__init__(partial(page.pick, number), tooltip=page.box.called(page.section, number))
        self.page, self.number = page, number

    def height(self, canvas: Canvas, width: float) -> float:
        return self.page.row_height(width)

    def draw(self, canvas: Canvas) -> None:
        page, box = self.page, self.box
        is_set = page.box.is_set(page.section, self.number)
        is_picked = page.number == self.number
        ground = mix(canvas.theme.panel, canvas.theme.accent, 0.35 if is_picked else 0.06)
        if self.is_hovered and not is_picked:
            ground = lighten(ground, 0.06)
        canvas.rounded(
            box, 10, ground, GOLD if is_picked else canvas.theme.line, 2.5 if is_picked else 1
        )
        caption, picture = box.inset(8).cut_bottom(24, 4)
        page.paint_entry(canvas, picture, self.number)
        icon, ink = ("check", GOOD) if is_set else ("help", WARNING)
        canvas.icon(icon, caption.x + 10, caption.centre_y, 20, ink)
        canvas.text(caption.x + 26, caption.centre_y, page.caption(self.number), SMALL,
                    TEXT if is_set else SECOND_TEXT, max_width=caption.w - 28)  # fmt: skip


class FileDialog(Dialog):
    """The path of a file to read or to write; `act` gets it."""

    def __init__(self, app: Window, verb: str, act: Callable[[Path], object]) -> None:
        self._act = act
        self.field = TextField(
            str(user_folder() / "my_box.json"), on_submit=lambda text: self._go(),
            icon="folder-open", placeholder=Message("box-path"),
        )  # fmt: skip
        super().__init__(
            app, Message(f"box-{verb}"), Message(f"box-{verb}.words"),
            (
                Button(Message("house-back"), self.back, kind="secondary", key="Esc"),
                Button(Message(f"box-{verb}"), self._go, kind="primary", icon="folder-open"),
            ),
            body=((self.field, 48.0),), width=720.0,
        )  # fmt: skip

    def enter(self) -> None:
        self.focus.take(self.field, shown=False)
        self.field.select_all()

    def _go(self) -> None:
        self.app.remove(self)
        self._act(Path(self.field.text.strip()).expanduser())


class MyBoxScene(ThemedPage):
    """Every change is in the player's file at once; `on_use` hears when the box is to be used."""

    below = 16.0
    top = 16.0

    def __init__(self, app: Window, game: Any, on_use: Callable[[], object]) -> None:
        self.about_game = game
        super().__init__(app, Message("box-title"), theme=THEMES["rajas"], tag=(game.title, None))
        self.box, self.on_use = Box(), on_use
        self.section, self.number = SECTIONS[0], 0
        self._begins = True
        self.tabs = Tabs([""] * len(SECTIONS), 0, lambda index: self.show(SECTIONS[index]))
        self.next = Button(
            Message("box-next"), self.go_on, kind="primary", icon="check", key="Space"
        )
        self.rest = Button(Message("box-rest"), self._confirm_rest, kind="secondary",
                           tooltip=Message("box-rest.tip"))  # fmt: skip
        self.use = Button(Message("box-use"), self._use, kind="secondary", icon="player-play")
        ways: dict[str, Callable[[], object]] = {
            "check": self._check,
            "import": lambda: app.push(FileDialog(app, "import", self._take)),
            "export": lambda: app.push(FileDialog(app, "export", self._give)),
        }
        files = [
            Button(Message(f"box-{verb}"), act, kind="secondary") for verb, act in ways.items()
        ]
        self.foot = Row(*files, self.rest, self.use, gap=10)
        self.editors = {"tile": self._tile_editor(), "effects": self._effects_editor()}
        self.cells: list[Entry] = []
        self.show(self.section)

    # -- what is shown

    @property
    def kind(self) -> str:
        return "tile" if self.section in of.COLOURS else "effects"

    @property
    def tile(self) -> Tile:
        return self.box.tile(self.section, self.number)

    @property
    def entry(self) -> dict[str, Any]:
        return self.box.entries(self.section)[self.number]

    @property
    def effects(self) -> of.Effects:
        return self.box.effects(self.section, self.number)

    def show(self, section: str, number: int = 0) -> None:
        self.section, self.number, self._begins = section, number, True
        self.tabs.selected = SECTIONS.index(section)
        self.cells = [Entry(self, n) for n in range(len(self.box.entries(section)))]
        columns = COLUMNS.get(section, USUAL_COLUMNS)
        left = Column(self.tabs, Grid(*self.cells, columns=columns, gap=10), self.foot, gap=12)
        self.declare(
            Row(left, self.editors[self.kind], widths=(None, EDITOR_W), gap=24, least=1000)
        )
        self._sync()

    def pick(self, number: int) -> None:
        self.number, self._begins = number, True
        self._sync()

    def _sync(self) -> None:
        """What is said of the box follows what was set."""
        left = {name: self.box.left(name) for name in SECTIONS}
        self.tabs.choices = as_choices(
            [Message(f"box-tab-{name}", {"left": left[name]}) for name in SECTIONS]
        )
        total = sum(left.values())
        self.bar.note = Message("box-left", {"left": total})
        self.rest.is_enabled = total > 0
        bright, other = (self.next, self.use) if total else (self.use, self.next)
        bright.kind, bright.key, other.kind, other.key = "primary", "Space", "secondary", None
        held = self.entry
        self.where.is_visible, self.owners.is_visible = self.section == "borders", "colour" in held
        if self.section == "borders":
            self.places.selected = self._borders.index((held["row"], held["col"], held["edge"]))
        if self.width:
            self.rearrange()

    def row_height(self, width: float) -> float:
        """As high as lets all rows of the section be seen, where that is high enough."""
        rows = -(-len(self.cells) // COLUMNS.get(self.section, USUAL_COLUMNS))
        room = self.height - 56 - self.top - self.below - 2 * 60 - 10 * (rows - 1)
        return max(84.0, min(width + 24, room / rows))

    # -- what it does

    def go_on(self) -> None:
        """What is shown is printed so; then the next that is still to be compared."""
        self.act(self.box.change)
        order = [(name, n) for name in SECTIONS for n in range(len(self.box.entries(name)))]
        here = order.index((self.section, self.number)) + 1
        for name, number in (*order[here:], *order[:here]):
            if not self.box.is_set(name, number):
                if name == self.section:
                    self.pick(number)
                else:
                    self.show(name, number)
                return
        self.app.toast(Message("box-complete"), "good")

    def act(self, change: Callable[..., object], *values: Any, **more: Any) -> None:
        """Changes the entry that is picked."""
        self.attempt(lambda: change(self.section, self.number, *values, **more))
        self._sync()

    def add_effect(self, effect: dict[str, Any]) -> None:
        """The first sign picked on an entry replaces what was there, others come to it."""
        if self._begins:
            self.act(self.box.put_effects, [effect])
        else:
            self.act(self.box.add_effect, effect)
        self._begins = False

    def put_amount(self, amount: int) -> None:
        self.act(self.box.put_amount, amount)
        self._begins = False

    def begin_again(self) -> None:
        """The next sign picked takes the place of those shown."""
        self._begins = True

    def _confirm_rest(self) -> None:
        self.attempt(self.box.confirm_rest)
        self._sync()

    def _use(self) -> None:
        self.attempt(self.box.keep)
        self.on_use()
        self.back()

    def _check(self) -> None:
        problems = problems_of(self.box.document)
        said = problems[0] if problems else Message("box-sound")
        self.app.toast(said, "warning" if problems else "good")

    def _take(self, path: Path) -> None:
        if self.attempt(lambda: MyBox().take(path)):
            self.box.load()
            self.show(self.section)
            self.app.toast(Message("box-imported"), "good")

    def _give(self, path: Path) -> None:
        if self.attempt(lambda: MyBox().give(path)):
            self.app.toast(Message("box-exported", {"file": str(path)}), "good")

    # -- beside the entries

    def _tile_editor(self) -> Panel:
        prices = _numbers(lambda n: self.put(cost=n), lambda n: self.tile.price == n)
        roads: list[Widget] = [
            PictureButton(partial(self.put, roads=list(sides)), partial(self._paint_road, bits),
                          partial(lambda form: _form(self.tile.roads) == form, _form(bits)))
            for sides in ROADS for bits in [sum(map(side_of, sides))]
        ]  # fmt: skip
        buildings: list[Widget] = [
            PictureButton(partial(self.act, self.box.toggle, name),
                          partial(self._paint_building, number),
                          partial(lambda number: number in self.tile.buildings, number),
                          tooltip=Message("box-named", {"what": of.BUILDING(called)}))
            for number, (name, called) in enumerate(
                zip(of.BUILDINGS, of.BUILDING_NAMES, strict=True))
        ]  # fmt: skip
        markets: list[Widget] = [
            PictureButton(partial(self.act, self.box.put_market, name, value),
                          partial(_paint_market, good, value),
                          partial(lambda market: market in self.tile.markets, (good, value)),
                          tooltip=Message("box-named", {"what": of.GOOD(name)}))
            for good, name in enumerate(GOODS) for value in VALUES
        ]  # fmt: skip
        backs: list[Widget] = [
            PictureButton(partial(self.put, animal=name),
                          partial(_paint_words, Message(f"box-back-{name}")),
                          partial(lambda number: self.tile.animal == number, number))
            for number, name in enumerate(of.ANIMALS)
        ]  # fmt: skip
        return self._editor(
            _line("price", *prices, columns=10), _line("road", *roads),
            _line("buildings", *buildings), _line("goods", *markets, columns=len(VALUES)),
            _line("back", *backs),
        )  # fmt: skip

    def _effects_editor(self) -> Panel:
        signs: list[Widget] = [
            PictureButton(partial(self.add_effect, effect), partial(_paint_sign, read),
                          partial(lambda read: read[0] in self.effects, read),
                          tooltip=Message("box-effect", {"what": of.effects_said(read)}))
            for effect in EFFECTS for read in [of.read_effects([effect], "")]
        ]  # fmt: skip
        amounts = _numbers(self.put_amount, self._has_amount)
        grid = self.box.board.grid
        self._borders = [
            (row, col, side)
            for row in range(grid.rows) for col in range(grid.cols)
            for side, is_edge in zip(SIDES, (row == 0, col == grid.cols - 1, row == grid.rows - 1,
                                             col == 0), strict=True) if is_edge
        ]  # fmt: skip
        self.places = Dropdown(
            [Message("box-border", {"border": of.border_said(row * grid.cols + col, side_of(side),
                                                         grid.cols), "isBack": False})
             for row, col, side in self._borders], 0, self._place,
        )  # fmt: skip
        owners: list[Widget] = [
            PictureButton(partial(self.put, colour=name), partial(self._paint_building, number),
                          partial(lambda name: self.entry.get("colour") == name, name))
            for number, name in enumerate(of.BUILDINGS)
        ]  # fmt: skip
        again = Button(Message("box-again"), self.begin_again, kind="secondary", icon="refresh")
        self.owners = _line("owner", *owners)
        self.where = _line("where", self.places, columns=1)
        return self._editor(
            _line("signs", *signs, columns=6), _line("amount", *amounts, columns=10),
            Row(Label(""), again, widths=(LABEL_W, None)), self.where, self.owners,
        )  # fmt: skip

    def _editor(self, *lines: Widget) -> Panel:
        head = Strip(PICTURE + 8, self._paint_head)
        return Panel(Message("box-printed"), "pencil", head, *lines, self.next, gap=8,
                     note=self._state)  # fmt: skip

    def _state(self) -> Message:
        is_set = self.box.is_set(self.section, self.number)
        return Message("box-set" if is_set else "box-guess")

    def _has_amount(self, amount: int) -> bool:
        return any(each.get(key) == amount for each in self.box.raw(self.section, self.number)
                   for key in AMOUNTS)  # fmt: skip

    def put(self, **values: Any) -> None:
        self.act(self.box.change, **values)

    def _place(self, index: int) -> None:
        row, col, edge = self._borders[index]
        self.put(row=row, col=col, edge=edge)

    # -- drawing

    def caption(self, number: int) -> Words:
        if self.kind == "tile":
            return Message(f"box-back-{of.ANIMALS[self.box.tile(self.section, number).animal]}")
        if self.section == "river":
            return str(number + 1)
        return self.box.called(self.section, number, is_brief=True)

    def paint_entry(self, canvas: Canvas, place: Place, number: int) -> None:
        side = min(place.w, place.h) - 6
        square = Place.around(*place.centre, side, side)
        if self.kind == "tile":
            tile = self.box.tile(self.section, number)
            draw_tile(canvas, tile, square)
            draw_price(canvas, tile, square)
        else:
            _paint_sign(self.box.effects(self.section, number), canvas, place)

    def _paint_head(self, canvas: Canvas, box: Place) -> None:
        """The entry large, and in words beside it."""
        left, right = box.cut_left(PICTURE + 24, 16)
        self.paint_entry(canvas, left, self.number)
        canvas.paragraph(right, self.box.called(self.section, self.number), BODY, TEXT)
        if self.kind == "effects":
            said = Message("box-brings", {"what": of.effects_said(self.effects)})
            canvas.paragraph(right.cut_top(64)[1], said, BODY, SECOND_TEXT)

    def _paint_road(self, roads: int, canvas: Canvas, box: Place) -> None:
        side = box.h - 8
        draw_field(canvas, Place.around(*box.centre, side, side), self.tile.colour, roads)

    def _paint_building(self, number: int, canvas: Canvas, box: Place) -> None:
        """As often as it is on the tile that is picked."""
        count = self.tile.buildings.count(number) if self.kind == "tile" else 1
        for n in range(max(1, count)):
            x = box.centre_x + (n - (max(1, count) - 1) / 2) * box.h
            draw_building(canvas, number, x, box.centre_y, box.h * 0.8)


def _line(key: str, *children: Widget, columns: int = 4) -> Row:
    """Words and the choices beside them."""
    return Row(Label(Message(f"box-line-{key}"), SMALL, SECOND_TEXT),
               Grid(*children, columns=columns, gap=6),
               widths=(LABEL_W, None), gap=8, is_level=True)  # fmt: skip


def _numbers(put: Callable[[int], object], is_lit: Callable[[int], bool]) -> list[Widget]:
    return [PictureButton(partial(put, n), partial(_paint_words, str(n)), partial(is_lit, n),
                          key=str(n % 10)) for n in PRICES]  # fmt: skip


def _form(roads: int) -> tuple[int, bool]:
    """What of its roads does not change when a tile is turned."""
    return roads.bit_count(), roads in (5, 10)


def _paint_words(words: Words, canvas: Canvas, box: Place) -> None:
    canvas.text(*box.centre, words, BODY, TEXT, "text-semibold", "centre", max_width=box.w - 6)


def _paint_market(good: int, value: int, canvas: Canvas, box: Place) -> None:
    draw_good(canvas, good, *box.centre, box.h * 0.84, value)


def _paint_sign(effects: of.Effects, canvas: Canvas, box: Place) -> None:
    size = min(box.w / max(1, len(effects)), box.h) * 0.7
    for place, effect in enumerate(effects):
        x = box.centre_x + (place - (len(effects) - 1) / 2) * size * 1.15
        draw_sign(canvas, sign_of(effect), x, box.centre_y, size, is_pale=True)
