"""The card below the log: what is pointed at, in full; its rule, its costs, a seat's race."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from engine.core.decision import Option
from engine.text.message import Message, SeatNumber, ThingName
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.parts import SpotKey
from engine.ui.table.table import Table
from engine.ui.theme import SECOND_TEXT, TEXT, Colour
from games.rajas import effects as fx
from games.rajas.board import GOODS, Bonus, Space, Tile
from games.rajas.events import FameGained, MoneyGained
from games.rajas.move_words import Outlook
from games.rajas.moves import Lay, Place
from games.rajas.scene.art import signs
from games.rajas.scene.art.palette import draw_building, draw_good
from games.rajas.scene.art.people import draw_pawn
from games.rajas.scene.dummy_turn import gap_words
from games.rajas.scene.hit_targets import HitTargets
from games.rajas.scene.view_model import border_effects, borders_of, hanging
from games.rajas.spaces import cost_said, gain_said, market_income, spaces_ahead
from games.rajas.state import SCROLL_LEVELS, Laid, RajasTable, Seat, market_values

DrawSign = Callable[[Canvas, float, float], object]
INSET: Final = 16.0
HEAD: Final = 50.0
FOOT: Final = 46.0
ROW_GAP: Final = 12.0
LEADING: Final = 1.28
TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
EDGE: Final[Colour] = (0xF3, 0xB5, 0x5C)
SEAM: Final[Colour] = (0x6A, 0x4E, 0x38)
NEARER: Final[Colour] = (0x9B, 0xE0, 0xB0)
QUIET: Final[Colour] = (0xD2, 0xC8, 0xBB)
GROUND: Final[tuple[Colour, Colour]] = ((0x3A, 0x2A, 0x20), (0x23, 0x1A, 0x16))


@dataclass(frozen=True, slots=True)
class Row:
    sign: DrawSign | None
    words: str
    is_quiet: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    title: str
    sign: DrawSign | None = None
    rows: tuple[Row, ...] = ()
    foot: tuple[str, str] | None = None


def draw_card(canvas: Canvas, box: Box, card: Card) -> None:
    """The panel with everything that fits; nothing is cut in the middle of a row."""
    canvas.shadow(box, 12, blur=18, drop=6, strength=130)
    canvas.rounded(box, 12, GROUND, EDGE, 1.5)
    room = box.w - 2 * INSET - (34 if card.sign else 0)
    size = next((each for each in (26, 24, 22, 20)
                 if canvas.text_width(card.title, each, "marcellus") <= room), 18)  # fmt: skip
    canvas.text(box.x + INSET + 2, box.y + 28, card.title, size, TITLE, "marcellus", max_width=room)
    if card.sign is not None:
        card.sign(canvas, box.right - 34, box.y + 28)
    canvas.hairline(box.x + INSET, box.y + HEAD, box.w - 2 * INSET, colour=SEAM)
    bottom = box.bottom - (FOOT if card.foot else 8)
    _draw_rows(canvas, Box(box.x, box.y + HEAD + 12, box.w, bottom - box.y - HEAD - 12), card.rows)
    if card.foot is not None:
        _draw_foot(canvas, box, *card.foot)


def _draw_rows(canvas: Canvas, box: Box, rows: tuple[Row, ...]) -> None:
    y, step = box.y, canvas.line_step(18, LEADING)
    for row in rows:
        x = box.x + INSET + (46 if row.sign else 2)
        width = box.right - INSET - x
        lines = len(canvas.paragraph_lines(width, row.words, 18))
        height = max(lines * step, 30.0 if row.sign else 0.0)
        if y + height > box.bottom:
            return
        if row.sign is not None:
            row.sign(canvas, box.x + INSET + 18, y + 15)
        top = y + max(0.0, 15 - step / 2) if row.sign and lines == 1 else y
        ink = QUIET if row.is_quiet else TEXT
        canvas.paragraph(Box(x, top, width, height), row.words, 18, ink, line_height=LEADING)
        y += height + ROW_GAP


def _draw_foot(canvas: Canvas, box: Box, words: str, value: str) -> None:
    y = box.bottom - FOOT
    canvas.hairline(box.x + INSET, y, box.w - 2 * INSET, colour=SEAM)
    canvas.text(box.x + INSET + 2, y + FOOT / 2, words, 18, SECOND_TEXT)
    canvas.text(box.right - INSET - 2, y + FOOT / 2, value, 20, NEARER, "number-bold", "right")


SIZE = 28.0


def effect_sign(canvas: Canvas, x: float, y: float, effects: fx.Effects = ()) -> None:
    """The first of some effects."""
    if effects:
        signs.draw_sign(canvas, signs.sign_of(effects[0]), x, y, SIZE, is_pale=True)


def coin_sign(canvas: Canvas, x: float, y: float, number: int = 0) -> None:
    signs.draw_sign(
        canvas, signs.sign_of(fx.GainMoney(number)), x, y, SIZE
    ) if number else signs.draw_coin(canvas, x, y, SIZE)


def die_sign(canvas: Canvas, x: float, y: float, colour: int | None = 4, value: int = 0) -> None:
    """A die of a colour, or of any that shows a value."""
    signs.draw_die_sign(canvas, x, y, SIZE - 2, None if value and colour == 4 else colour, value)


def building_sign(canvas: Canvas, x: float, y: float, building: int = 0) -> None:
    draw_building(canvas, building, x, y, SIZE)


def good_sign(canvas: Canvas, x: float, y: float, good: int = 0) -> None:
    draw_good(canvas, good, x, y, SIZE)


def boat_sign(canvas: Canvas, x: float, y: float) -> None:
    canvas.icon("sailboat", x, y, SIZE, (0xE8, 0xFB, 0xFA))


def lotus_sign(canvas: Canvas, x: float, y: float) -> None:
    signs.draw_lotus(canvas, x, y, SIZE * 0.7)


def scroll_sign(canvas: Canvas, x: float, y: float) -> None:
    signs.draw_scroll(canvas, x, y, SIZE)


def market_sign(good: int) -> DrawSign:
    return partial(good_sign, good=min(good, 2))


def space_sign(space: Space) -> DrawSign | None:
    if space.person >= 0:
        return partial(die_sign, value=space.person + 1)
    if space.area == "harbor":
        return boat_sign
    return None


SIGN = 28.0


def race_card(table: RajasTable, number: int, voice: Voice) -> Card:
    seat, board = table.seats[number], table.board
    workers = Message("race-workers", {"workers": seat.workers, "owned": seat.owned})
    rows = [Row(partial(_pawn, number=number), voice.say(workers))]
    if seat.is_dummy and seat.dice:
        rows.append(
            Row(None, voice.say(Message("race-dice", {"dice": fx.handful(seat.dice)})), True)
        )
    fame = next((bonus for bonus in board.fame_bonuses if bonus.space > seat.fame), None)
    money = next((bonus for bonus in board.money_bonuses[seat.bonus :]), None)
    if fame is not None:
        rows.append(Row(draw_fame, voice.say(_bonus("fame track", fame, seat.fame))))
    if money is not None:
        rows.append(Row(draw_money, voice.say(_bonus("money track", money, seat.money))))
    for space in spaces_ahead(table, number, 1):
        effects = table.bonus_at(space)
        args = {"boat": seat.boat, "space": space, "brings": fx.effects_said(effects)}
        rows.append(Row(partial(_first, effects=effects), voice.say(Message("race-boat", args))))
    rows.append(Row(None, voice.say(_markets(table, seat)), True))
    title = voice.say(Message("race", {"seat": SeatNumber(number)}))
    return Card(
        title, None, tuple(rows), (voice.say(Message("race-gap")), gap_words(seat.gap, voice))
    )


def _bonus(track: str, bonus: Bonus, now: int) -> Message:
    args = {
        "space": bonus.space,
        "track": fx.TRACK_NAME(track),
        "more": bonus.space - now,
        "brings": fx.effects_said(bonus.effects),
    }
    return Message("race-bonus", args)


def _markets(table: RajasTable, seat: Seat) -> Message:
    values = market_values(table.board, seat.tiles)
    told = [
        Message("race-market", {"good": fx.GOOD(GOODS[good]), "values": "+".join(map(str, each))})
        for good, each in enumerate(values)
        if each
    ]
    return Message("race-markets", {"tiles": len(seat.tiles), "markets": tuple(told)})


def draw_fame(canvas: Canvas, x: float, y: float) -> None:
    signs.draw_seal(canvas, x, y, SIGN - 2)


def draw_money(canvas: Canvas, x: float, y: float) -> None:
    signs.draw_coin(canvas, x, y, SIGN - 2)


def _pawn(canvas: Canvas, x: float, y: float, number: int = 0) -> None:
    draw_pawn(canvas, number, x, y + SIGN / 2, SIGN + 4)


def _first(canvas: Canvas, x: float, y: float, effects: fx.Effects = ()) -> None:
    if effects:
        signs.draw_sign(canvas, signs.sign_of(effects[0]), x, y, SIGN, is_pale=True)


class CardWords:
    """Makes the card for what is pointed at, else for what is chosen."""

    def __init__(self, hit_targets: HitTargets, table: Table) -> None:
        self._hit_targets = hit_targets
        self._host = table

    @property
    def _voice(self) -> Voice:
        return self._host.voice

    def _say(self, key: str, **args: Any) -> str:
        return self._voice.say(Message(key, args))

    @property
    def _table(self) -> RajasTable:
        return self._hit_targets.selection.table

    def card(self, key: SpotKey | None) -> Card:
        """The card of a place; of what is chosen when it is None."""
        selection = self._hit_targets.selection
        way = hanging(selection)
        if way is not None and (key is None or key[0] in ("cell", "hand", "top")):
            return self._laying(way)
        if key is None:
            key = next((part for part in selection.chosen if part[0] in ("space", "cell")), None)
        if key is None:
            return self._race(self._hit_targets.owner)
        match key[0]:
            case "space":
                return self._space(key[1])
            case "stone":
                return self._stone(key[1])
            case "top":
                return self._top(key[1])
            case "cell":
                return self._cell(key[1])
            case "border":
                return self._border(key[1])
            case "scroll":
                return self._scroll(key[1])
            case "hand":
                return self._die(key[1])
            case "seat":
                return self._race(key[1])
        return self._race(self._hit_targets.owner)

    def _race(self, seat: int) -> Card:
        return race_card(self._table, seat, self._voice)

    # -- what would follow

    def _meant(self, key: SpotKey) -> Option | None:
        part = self._hit_targets.part_of(key)
        if part is None or part not in self._hit_targets.selection.live:
            return None
        return self._hit_targets.selection.meant_by(part)

    def _foot(self, option: Option | None) -> tuple[str, str] | None:
        if option is None:
            return None
        outlook = self._hit_targets.selection.outlook(option)
        stays = not outlook.is_nearer and outlook.gap_after <= outlook.gap
        key = "card-gap-stays" if stays else "card-gap-goes"
        value = self._say(key, gap=outlook.gap, after=outlook.gap_after)
        return (self._say("card-your-gap"), value)

    # -- places

    def _space(self, name: str) -> Card:
        table, selection = self._table, self._hit_targets.selection
        space = table.space(name)
        option = self._meant(("space", name))
        if selection.chosen and ("space", name) in selection.chosen:
            option = selection.option
        rows = [*self._cost_rows(space, option), *self._gain_rows(space, option)]
        if name in table.placed or (selection.kind == "place" and option is None):
            rows.append(Row(None, self.why_not(("space", name)), True))
        title = self._voice.say_name(space.called, "title")
        return Card(title, space_sign(space), tuple(rows), self._foot(option))

    def why_not(self, key: SpotKey) -> str:
        """Why nothing can be done at a place now; empty where that is for the bar to say."""
        selection, name = self._hit_targets.selection, key[1]
        if key[0] == "cell" and selection.kind == "lay" and self._laid(name) is None:
            return self._say("card-empty-cell-words")
        if key[0] != "space":
            return ""
        if name in self._table.placed:
            return self._say("card-taken")
        dice = selection.dice_for(name) if selection.turnable else ()
        if dice:
            turns = [
                Message(
                    "card-turned", {"die": fx.die_said(die), "face": fx.FACE_OF[fx.turned(die)]}
                )
                for die in dice[:2]
            ]
            return self._say("card-with-karma", turns=tuple(turns))
        return self._say("card-not-now")

    def _gain_rows(self, space: Space, option: Option | None) -> list[Row]:
        table, owner = self._table, self._hit_targets.owner
        if space.area == "market":
            rows = [Row(market_sign(space.good), self._say("card-pays", brings=gain_said(space)))]
            if isinstance(option, Place) and not table.seats[owner].is_dummy:
                values = market_values(table.board, table.seats[owner].tiles)
                pips = fx.FACE_OF[option.die] if option.die >= 0 else 0
                income = market_income(values, space.good, pips)
                words = self._say("card-money-now", money=income)
                rows.append(Row(partial(coin_sign, number=income), words))
            return rows
        if space.area == "harbor":
            return [Row(boat_sign, self._say("card-brings", effect=gain_said(space)))]
        return self._effect_rows(space.effects)

    def _stone(self, number: int) -> Card:
        table = self._table
        tile = table.river[number]
        effects = table.bonus_at(number)
        rows = self._effect_rows(effects)
        if tile:
            rows.append(Row(None, self._say("card-ganga-tile"), True))
        if number == table.board.bridge.space:
            rows.insert(0, Row(None, self._say("card-bridge"), False))
        ahead = spaces_ahead(table, self._hit_targets.owner)
        if number in ahead:
            rows.append(Row(None, self._say("card-ahead", spaces=ahead.index(number) + 1), True))
        option = self._meant(("stone", number))
        title = self._say("card-river", space=number)
        return Card(title, boat_sign, tuple(rows), self._foot(option))

    def _top(self, stack: int) -> Card:
        name = self._table.tops[stack]
        if not name:
            used_up = self._say("card-stack-used-up")
            return Card(self._say("card-no-tile"), None, (Row(None, used_up),))
        tile = self._table.tile(name)
        price = self._say("card-price", price=tile.price, colour=fx.COLOUR(fx.COLOURS[tile.colour]))
        rows = [Row(partial(die_sign, colour=tile.colour), price)]
        rows += self._tile_rows(tile)
        left = len(self._table.stacks[stack])
        rows.append(Row(None, self._say("card-more-in-stack", tiles=left), True))
        return Card(self._voice.say_name(tile.called, "price"), None, tuple(rows))

    def _tile_rows(self, tile: Tile) -> list[Row]:
        scrolls = self._table.seats[self._hit_targets.owner].scrolls
        rows = [
            Row(
                partial(building_sign, building=building),
                self._say("card-building", building=_building(building), fame=scrolls[building]),
            )
            for building in tile.buildings
        ]
        rows += [
            Row(
                partial(good_sign, good=good),
                self._say("card-market", good=fx.GOOD(GOODS[good]), money=value),
            )
            for good, value in tile.markets
        ]
        return rows

    def _laid(self, cell: int) -> Laid | None:
        seat = self._table.seats[self._hit_targets.owner]
        return next((each for each in seat.tiles if each.cell == cell), None)

    def _cell(self, cell: int) -> Card:
        laid = self._laid(cell)
        if laid is None:
            words = self._say("card-empty-cell-words")
            return Card(self._say("card-empty-cell"), None, (Row(None, words),))
        tile = self._table.tile(laid.tile)
        title, own = self._voice.say_name(tile.called, "price"), self._say("card-in-province")
        return Card(title, None, (Row(None, own), *self._tile_rows(tile)))

    def _border(self, number: int) -> Card:
        table, owner = self._table, self._hit_targets.owner
        effects, is_plate = border_effects(table, owner, number)
        rows = self._effect_rows(effects)
        if is_plate:
            rows.append(Row(None, self._say("card-yield-tile"), True))
        is_had = number in table.seats[owner].claimed
        rows.append(Row(None, self._say("card-border-had" if is_had else "card-border-free"), True))
        title = self._voice.say_name(table.border_called(number), "cap")
        option = self._meant(("border", number))
        return Card(title, None, tuple(rows), self._foot(option))

    def _scroll(self, building: int) -> Card:
        value = self._table.seats[self._hit_targets.owner].scrolls[building]
        name = _building(building)
        each = self._say("card-each-building", building=name, fame=value)
        rows = (
            Row(partial(building_sign, building=building), each),
            Row(scroll_sign, self._say("card-upgrade", most=SCROLL_LEVELS[-1]), True),
        )
        option = self._meant(("scroll", building))
        title = self._say("card-scroll", building=name)
        return Card(title, None, rows, self._foot(option))

    def _die(self, place: int) -> Card:
        die = self._table.seats[self._hit_targets.owner].dice[place]
        colour, face = fx.COLOUR(fx.COLOURS[fx.COLOUR_OF[die]]), fx.FACE_OF[die]
        sign = partial(die_sign, colour=fx.COLOUR_OF[die], value=face)
        rows = (
            Row(sign, self._say("card-die-shows", colour=colour, face=face)),
            Row(lotus_sign, self._say("card-karma-turns", face=fx.FACE_OF[fx.turned(die)]), True),
        )
        return Card(self._say("card-die", colour=colour, face=face), None, rows)

    # -- a tile over a cell

    def _laying(self, way: Lay) -> Card:
        table, selection = self._table, self._hit_targets.selection
        outlook = selection.outlook(way)
        tile = table.tile(getattr(table.steps[-1], "tile", ""))
        rows = self._tile_rows(tile)
        for number in borders_of(outlook):
            effects, _ = border_effects(table, self._hit_targets.owner, number)
            where, brings = table.border_called(number), fx.effects_said(effects)
            words = self._say("card-border-brings", where=where, brings=brings)
            rows.append(Row(partial(effect_sign, effects=effects), words))
        rows += self._more_gains(outlook)
        return Card(self._say("card-will-score"), None, tuple(rows), self._foot(way))

    def _more_gains(self, outlook: Outlook) -> list[Row]:
        """What buildings, markets and borders do not say: gains from elsewhere."""
        own = ("buildings", "markets", "border")
        found = []
        for event in outlook.events:
            if isinstance(event, FameGained | MoneyGained) and event.source not in own:
                key = "card-fame-from" if isinstance(event, FameGained) else "card-money-from"
                words = self._say(key, count=event.count, source=fx.source_said(event.source))
                found.append(Row(None, words, True))
        return found

    def _effect_rows(self, effects: fx.Effects) -> list[Row]:
        return [
            Row(partial(effect_sign, effects=(effect,)), self._say("card-brings", effect=effect))
            for effect in effects
        ]

    def _cost_rows(self, space: Space, option: Option | None) -> list[Row]:
        rows = []
        if isinstance(option, Place) and option.die >= 0:
            if space.money:
                coin = partial(coin_sign, number=space.money)
                rows.append(Row(coin, self._say("card-pay", money=space.money)))
            sign = partial(die_sign, colour=fx.COLOUR_OF[option.die], value=fx.FACE_OF[option.die])
            rows.append(Row(sign, self._say("card-give", die=fx.die_said(option.die))))
        elif space.wants_die:
            sign = partial(die_sign, value=space.person + 1 if space.person >= 0 else 0)
            rows.append(Row(sign, self._say("card-costs", cost=cost_said(space))))
        elif space.money:
            coin = partial(coin_sign, number=space.money)
            rows.append(Row(coin, self._say("card-pay", money=space.money)))
        return rows


def _building(building: int) -> ThingName:
    return fx.BUILDING(fx.BUILDING_NAMES[building])
