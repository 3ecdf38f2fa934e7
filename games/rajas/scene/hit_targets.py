"""What can be pointed at and chosen, where it is in the window, and what a click does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Option
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.director import AtTable
from engine.ui.table.parts import Moment, SpotFact, SpotKey
from engine.ui.table.selection import Part
from engine.ui.table.table import Table
from engine.ui.theme import LEGAL, SECOND_TEXT, TEXT, WHITE, Colour, mix
from games.rajas.board import GOODS
from games.rajas.effects import COLOUR, COLOURS, GOOD, die_said, effects_said
from games.rajas.moves import Pay, TurnDie
from games.rajas.scene.art.palette import GOLD, LACQUER, LACQUER_EDGE, draw_good
from games.rajas.scene.art.signs import draw_die_sign, draw_plate, sign_of
from games.rajas.scene.places import Places, build_places, tray_dice
from games.rajas.scene.selection import RajasSelection, name_of
from games.rajas.state import LOOSE, RajasTable, market_values

CHIP: Final = (150.0, 100.0)
GAP: Final = 10.0
INSET: Final = 14.0
HEAD: Final = 40.0
SIGN: Final = 46.0


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing of the strip: what it names, in words, and how many are left or what it pays."""

    part: Part
    words: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Strip:
    """The things that can be chosen, under a few words; `picked` are chosen already."""

    title: str
    choices: tuple[Choice, ...]
    picked: tuple[Part, ...] = ()


def strip_for(
    selection: RajasSelection, table: RajasTable, seat: int, voice: Voice
) -> Strip | None:
    """What a decision is answered with from the strip; None where the board does."""
    picked = tuple(selection.chosen)
    parts = sorted(part for part in selection.paths.known if part[0] in ("colour", "good", "yield"))
    if selection.kind == "dice":
        supply = table.supply()
        colours = [
            Choice(
                part,
                voice.say_name(COLOUR(COLOURS[part[1]]), "cap"),
                voice.say(Message("strip-left", {"dice": supply[part[1]]})),
            )
            for part in parts
        ]
        return Strip(voice.say(Message("strip-dice")), tuple(colours), picked)
    if selection.kind == "sell":
        values = market_values(table.board, table.seats[seat].tiles)
        goods = [
            Choice(part, voice.say_name(GOOD(GOODS[part[1]]), "cap"), _markets(values[part[1]]))
            for part in parts
        ]
        return Strip(voice.say(Message("strip-goods")), tuple(goods), picked)
    if selection.kind == "yield":
        tiles = table.board.yields
        found = [Choice(part, voice.say(effects_said(tiles[part[1]].effects))) for part in parts]
        return Strip(voice.say(Message("strip-yields")), tuple(found), picked)
    return None


def _markets(values: list[int]) -> str:
    return "+".join(map(str, values[:3])) or "–"


def strip_place(board: Box, strip: Strip) -> Box:
    count = len(strip.choices)
    width = count * (CHIP[0] + GAP) - GAP + 2 * INSET
    height = HEAD + CHIP[1] + INSET
    return Box(board.centre_x - width / 2, board.bottom - height - 6, width, height)


def chip_boxes(place: Box, strip: Strip) -> tuple[Box, ...]:
    return tuple(
        Box(place.x + INSET + n * (CHIP[0] + GAP), place.y + HEAD, *CHIP)
        for n in range(len(strip.choices))
    )


def draw_strip(
    canvas: Canvas, place: Box, strip: Strip, selection: RajasSelection, hovered: int | None
) -> None:
    canvas.floating(place)
    canvas.shadow(place, 14, blur=24, drop=8, strength=170)
    canvas.rounded(place, 14, LACQUER, LACQUER_EDGE, 2)
    canvas.text(place.x + INSET + 2, place.y + 22, strip.title, 20, (0xFF, 0xE3, 0xAE), "marcellus")
    for number, (choice, box) in enumerate(
        zip(strip.choices, chip_boxes(place, strip), strict=True)
    ):
        count = strip.picked.count(choice.part)
        is_lit = choice.part in selection.lit
        edge: Colour = WHITE if number == hovered else LEGAL if is_lit else LACQUER_EDGE
        ground = mix((0x2A, 0x16, 0x10), GOLD, 0.16 if count else 0.04)
        canvas.rounded(box, 10, ground, edge, 3 if count or number == hovered else 1.5)
        _draw_sign(canvas, box, choice.part, selection)
        _draw_words(canvas, box, choice)
        if count:
            canvas.disc(box.right - 14, box.y + 14, 14, (0x24, 0x5A, 0x3A), WHITE, 2)
            canvas.text(box.right - 14, box.y + 14, str(count), 18, WHITE, "number-bold", "centre")


def _draw_sign(canvas: Canvas, box: Box, part: Part, selection: RajasSelection) -> None:
    x, y = box.centre_x, box.y + 32
    kind, what = part
    if kind == "colour":
        draw_die_sign(canvas, x, y, 40, what)
    elif kind == "good":
        draw_good(canvas, what, x, y, 40)
    else:
        tile = selection.table.board.yields[what]
        draw_plate(canvas, Box.around(x, y, SIGN, SIGN), tile.colour, sign_of(tile.effects[0]))


def _draw_words(canvas: Canvas, box: Box, choice: Choice) -> None:
    if choice.note:
        step = canvas.line_step(18, 1.05)
        low = box.bottom - 4 - step / 2
        canvas.text(box.centre_x, low - step, choice.words, 18, TEXT, "text-semibold", "centre")
        canvas.text(box.centre_x, low, choice.note, 18, SECOND_TEXT, "text", "centre")
        return
    inner = Box(box.x + 6, box.y + 56, box.w - 12, 44)
    canvas.paragraph(inner, choice.words, 18, TEXT, line_height=1.15, max_lines=2, align="centre")


ROUND: Final = 22.0


class HitTargets:
    """The places of the board as spots: live ones answer a click, the others only a look.

    `owner` is the seat whose province and dice are shown; `tray` the place for dice in the bar
    while the province stands in front.
    """

    def __init__(self, table: Table, places: Places) -> None:
        self.selection = RajasSelection(AtTable(table))
        self.places = places
        self.board = Box(0, 0, 0, 0)
        self.tray = Box(0, 0, 0, 0)
        self.strip: Strip | None = None
        self.owner = 0
        self.is_looking = False
        """Whether somebody looks at a rival: nothing is to be done on the board then."""
        self._table = table

    @property
    def is_building(self) -> bool:
        return self.selection.is_building and not self.is_looking

    def sync(self, moment: Moment) -> None:
        self.selection.renew()
        self.strip = None
        if moment.decision is not None and not self.is_looking:
            self.strip = strip_for(self.selection, moment.table, moment.decision.seat, moment.voice)

    # -- what a place names

    def part_of(self, key: SpotKey) -> Part | None:
        kind, number = key[0], key[1]
        table = self.selection.table
        if kind == "hand":
            dice = table.seats[self.owner].dice
            return ("die", dice[number]) if number < len(dice) else None
        if kind == "top":
            return ("tile", table.tops[number]) if table.tops[number] else None
        if kind == "choice":
            return None if self.strip is None else self.strip.choices[number].part
        return (kind, number)

    def key_of(self, option: Option, among: Iterable[SpotKey]) -> SpotKey | None:
        """The first place that an option is named by; None where several dice name it."""
        if isinstance(option, TurnDie):
            part: Part = ("die", option.die)
        elif isinstance(option, Pay):
            return None
        else:
            name = name_of(option, self.selection.table, self.owner)
            if not name:
                return None
            part = name[0]
        return next((key for key in among if self.part_of(key) == part), None)

    def is_chosen(self, key: SpotKey) -> bool:
        """Whether a place is chosen, or is the tile that is paid for; of equal dice only as many as
        were pointed at.
        """
        part, chosen = self.part_of(key), self.selection.chosen
        if self.selection.kind == "pay" and key[0] == "top" and not self.is_looking:
            return part == ("tile", getattr(self.selection.table.steps[-1], "tile", ""))
        if self.is_looking or part is None or part not in chosen:
            return False
        if key[0] != "hand":
            return True
        dice = self.selection.table.seats[self.owner].dice
        earlier = dice[: key[1]].count(part[1])
        return bool(earlier < chosen.count(part))

    def is_lit(self, key: SpotKey) -> bool:
        part = self.part_of(key)
        if self.is_looking or part is None:
            return False
        if key[0] == "space" and self.selection.turns_dice:
            return False
        return part in self.selection.lit

    # -- where it lies

    def spots(self, moment: Moment) -> list[SpotFact]:
        """All places, the upper ones last."""
        is_live = not (moment.decision is None or moment.is_replay or self.is_looking)
        facts = []
        for key, box, radius in self._boxes(moment):
            part = self.part_of(key)
            live = is_live and part is not None and self._is_live(key, part)
            facts.append(SpotFact(key, box, self._clicking(key) if live else None,
                                  radius=radius, right_click=self.turn_or_clear))  # fmt: skip
        return facts

    def _is_live(self, key: SpotKey, part: Part) -> bool:
        if part in self.selection.live or part in self.selection.chosen:
            return True
        return key[0] == "space" and part in self.selection.behind_karma

    def _boxes(self, moment: Moment) -> list[tuple[SpotKey, Box, float]]:
        places, table = self.places, moment.table
        to_frame = places.box_to_frame
        found: list[tuple[SpotKey, Box, float]] = [
            (("stone", number), to_frame(places.stone_box(number)), ROUND)
            for number in range(1, len(places.stones))
        ]
        if self.is_building:
            found += self._building(table)
        else:
            found += self._town(table)
        if self.strip is not None:
            place = strip_place(self.board, self.strip)
            boxes = chip_boxes(place, self.strip)
            found += [(("choice", number), box, 10.0) for number, box in enumerate(boxes)]
        return found

    def _town(self, table: RajasTable) -> list[tuple[SpotKey, Box, float]]:
        places, to_frame = self.places, self.places.box_to_frame
        seat = table.seats[self.owner]
        found: list[tuple[SpotKey, Box, float]] = [
            (("top", stack), to_frame(box), 6.0) for stack, box in enumerate(places.tops)
        ]
        found += [(("space", space.id), to_frame(places.space_box(space.id)), ROUND)
                  for space in table.spaces]  # fmt: skip
        found += self._province(table, places.province)
        if not seat.is_dummy:
            hands = places.hand_boxes(table.side.statue)
            found += [(("hand", number), to_frame(hands[number]), 8.0)
                      for number in range(len(seat.dice))]  # fmt: skip
        found += [(("scroll", number), to_frame(places.scroll_box(number)), 8.0)
                  for number in range(4)]  # fmt: skip
        return found

    def _building(self, table: RajasTable) -> list[tuple[SpotKey, Box, float]]:
        build, to_frame = build_places(self.places), self.places.box_to_frame
        found: list[tuple[SpotKey, Box, float]] = [
            (("top", stack), to_frame(box), 8.0)
            for stack, box in enumerate(build.tops) if table.tops[stack]
        ]  # fmt: skip
        found += self._province(table, build.province)
        dice = table.seats[self.owner].dice
        boxes = tray_dice(self.tray, len(dice))
        found += [(("hand", number), box, 8.0) for number, box in enumerate(boxes)]
        return found

    def _province(self, table: RajasTable, province: Any) -> list[tuple[SpotKey, Box, float]]:
        to_frame, seat = self.places.box_to_frame, table.seats[self.owner]
        if seat.is_dummy:
            return []
        grid = table.board.grid
        found: list[tuple[SpotKey, Box, float]] = [
            (("cell", cell), to_frame(province.cell(cell)), 8.0)
            for cell in range(grid.size) if cell not in (grid.residence, LOOSE)
        ]  # fmt: skip
        found += [
            (("border", number), to_frame(province.border(border.cell, border.side)), 8.0)
            for number, border in enumerate(table.side.borders)
        ]
        return found

    # -- what a click means

    def _clicking(self, key: SpotKey) -> Callable[[], object]:
        return lambda: self.click(key)

    def click(self, key: SpotKey) -> None:
        part = self.part_of(key)
        if part is None:
            return
        selection = self.selection
        is_space = key[0] == "space"
        if is_space and part in selection.behind_karma and part not in selection.live:
            self._turn_for(part[1])
        elif (
            key[0] == "hand"
            and self.is_chosen(key)
            and not selection.turns_dice
            and selection.paths.take_back(part)
        ):  # though one more like it could be chosen
            selection.host.refresh()
        else:
            selection.click(part)

    def _turn_for(self, space: str) -> None:
        """A space that needs a turned die: the die that leads there is offered."""
        dice = self.selection.dice_for(space)
        if not dice:
            return
        self.selection.turns_dice = True
        said = Message("turn-first", {"dice": tuple(map(die_said, sorted(set(dice))))})
        self._table.app.toast(self._table.voice.say(said))
        self._table.refresh()

    def other_tile(self) -> None:
        """Back to the tiles: the last answer is taken back."""
        self._table.orders.undo()

    def turn_or_clear(self) -> None:
        """The right button: the tile in the hand turns, else nothing is chosen any more."""
        if not self.selection.turn_tile():
            self.selection.clear()
