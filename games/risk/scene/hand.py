"""A seat's territory cards, and what a real table's pages show and ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, Literal

import pygame

from engine.core.decision import Chance
from engine.core.instructions import LaidRung, ToDo, things_in
from engine.core.story import Move
from engine.text.message import Message, SeatNumber, ThingName
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Intent, KeyPressed
from engine.ui.paint.brush import haloed
from engine.ui.paint.shapes import blank, reduced
from engine.ui.real_table.chance_input import ChancePart, ChanceQuestion, ChanceThing, die_face
from engine.ui.real_table.physical_pieces import Carried, Hands, Painter, StepPicture
from engine.ui.table.parts import Moment
from engine.ui.theme import (
    BODY,
    INK,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    WARNING,
    WHITE,
    Colour,
    Font,
    lighten,
    mix,
)
from engine.ui.widgets.base import Tip, Widget
from games.risk import events
from games.risk.account import fight_on
from games.risk.board import (
    CARD_NAMES,
    CARDS,
    CONTINENT_OF,
    HIDDEN,
    NAMES,
    SIZE,
    SYMBOL,
    TERRITORIES,
    TERRITORY,
    CardSet,
    is_wild,
    symbol,
)
from games.risk.moves import Attack, Fortify
from games.risk.odds import losses
from games.risk.scene.hero import draw_soldier, name_of, painter_of
from games.risk.scene.layout import HandLayout
from games.risk.scene.pieces import GOOD_TEXT, owner_colour
from games.risk.scene.view import WorldView
from games.risk.scene.world import PARTS, World, continent_colour, short_name, the_world
from games.risk.state import NEUTRAL, RiskTable

PAPER: Final[tuple[Colour, Colour]] = ((0xF4, 0xEE, 0xE1), (0xDD, 0xD4, 0xC0))
BACK: Final[tuple[Colour, Colour]] = ((0x5A, 0x35, 0x2E), (0x3B, 0x21, 0x1D))
CARD_INK: Final[Colour] = (0x2A, 0x30, 0x37)
FOREIGN: Final[Colour] = (0x9A, 0x91, 0x7F)
MARKED: Final[Colour] = (0x7F, 0xD1, 0x99)
CHOSEN: Final[Colour] = (0xFF, 0x9C, 0x80)
LEAST_ICON: Final = 18.0
CARD_STEPS: Final = {"left": -1, "right": 1}
ICONS: Final = {
    "Infantry": "musket", "Cavalry": "cavalry", "Artillery": "cannon", "Wild": "star-filled",
}  # fmt: skip

SlotKind = Literal["none", "draw", "redeemed", "empty"]


@dataclass(frozen=True, slots=True)
class HandModel:
    """What the hand shows.

    `marked` is the set that may be redeemed, `chosen` the cards picked; `matching` are cards that
    show a territory of the seat. `redeemed` were laid down this turn. `is_open` lets cards be
    clicked.
    """

    title: str = ""
    note: str = ""
    is_good: bool = False
    cards: tuple[int, ...] = ()
    marked: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    matching: frozenset[int] = field(default_factory=frozenset)
    seat: int = 0
    slot: SlotKind = "none"
    redeemed: tuple[CardSet, ...] = ()
    value: int = 0
    next_values: tuple[int, ...] = ()
    is_open: bool = False


class HandView(Widget):
    """The cards; `on_card` hears which one is clicked, or picked with the arrows and Enter."""

    takes_focus = True

    def __init__(self, world: World, on_card: Callable[[int], object], voice: Voice) -> None:
        super().__init__()
        self.shown = HandModel()
        self.world = world
        self.voice = voice
        self._on_card = on_card
        self._hovered: int | None = None
        self.places = HandLayout.of(Box(0, 0, 648, 176), 0)

    def show(self, shown: HandModel) -> None:
        if shown != self.shown:
            self.shown = shown
            if not shown.is_open:
                self._hovered = None
            self.placed()
            self.changed()

    def placed(self) -> None:
        self.places = HandLayout.of(self.box, len(self.shown.cards))

    def card_at(self, x: float, y: float) -> int | None:
        """The place in the hand of the card there; the one on top where they overlap."""
        for index in reversed(range(len(self.places.cards))):
            if self.places.cards[index].contains((x, y)):
                return index
        return None

    @property
    def stops_inside(self) -> tuple[Box, ...]:
        return tuple(self.places.cards)

    # -- input

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Clicked) and intent.button == LEFT and self.shown.is_open:
            index = self.card_at(intent.x, intent.y)
            if index is not None:
                self.play_sound("card")
                self._on_card(self.shown.cards[index])
            return index is not None
        return isinstance(intent, KeyPressed) and intent.is_plain and self._press(intent.key)

    @property
    def is_focusable(self) -> bool:
        return super().is_focusable and self.shown.is_open

    def _press(self, key: str) -> bool:
        count = len(self.shown.cards)
        if not self.shown.is_open or not count:
            return False
        if key in CARD_STEPS:
            first = 0 if CARD_STEPS[key] > 0 else count - 1
            here = self._hovered
            self._light(first if here is None else (here + CARD_STEPS[key]) % count)
            return True
        if key != "return" or self._hovered is None:
            return False
        self.play_sound("card")
        self._on_card(self.shown.cards[self._hovered])
        return True

    def hover(self, x: float, y: float) -> None:
        self._light(self.card_at(x, y) if self.shown.is_open else None)

    def hover_ended(self) -> None:
        self._light(None)

    def _light(self, index: int | None) -> None:
        if index != self._hovered:
            self._hovered = index
            self.changed()

    def tip_at(self, x: float, y: float) -> Tip | None:
        index = self.card_at(x, y)
        if index is None or index >= len(self.shown.cards):
            return None
        card = self.shown.cards[index]
        if card == HIDDEN:
            return self._say("hand-hidden")
        if is_wild(card):
            return self._say("hand-wild", "tip")
        words = self._say("hand-card", territory=TERRITORY(card), symbol=SYMBOL(symbol(card)))
        if card in self.shown.matching:
            words += f"\n{self._say('hand-matching')}"
        return words

    def _say(self, key: str, part: str = "", **args: Any) -> str:
        return self.voice.say(Message(key, args), part)

    def _name(self, card: int) -> str:
        return self._say("hand-wild") if is_wild(card) else short_name(card, self.voice)

    # -- looks

    def draw(self, canvas: Canvas) -> None:
        shown, places = self.shown, self.places
        x = places.box.x
        width = canvas.text(x, places.title_y, shown.title, BODY, TEXT, "text-semibold")
        colour = GOOD_TEXT if shown.is_good else SECOND_TEXT
        room = places.worth.x - x - width - 20
        if canvas.text_width(shown.note, SMALL, "text-semibold") <= room:
            canvas.text(x + width + 12, places.title_y, shown.note, SMALL, colour, "text-semibold")
        for index, (card, box) in enumerate(zip(shown.cards, places.cards, strict=True)):
            self._draw_card(canvas, box, card, index)
        if places.empty is not None:
            self._draw_slot(canvas, places.empty)
        self._draw_worth(canvas)

    def _draw_card(self, canvas: Canvas, box: Box, card: int, index: int) -> None:
        shown = self.shown
        is_up = card in shown.chosen and card != HIDDEN
        if is_up or self._hovered == index:
            box = box.moved(0, -4 if is_up else -2)
        canvas.shadow(box, 10, blur=10, drop=4, strength=105)
        if card == HIDDEN:
            paint_back(canvas, box)
            return
        colour = owner_colour(canvas.theme, shown.seat) if card in shown.matching else FOREIGN
        paint_card(card, self._name(card), colour, canvas, box)
        if is_up:
            canvas.rounded(box.inset(-2), 12, None, CHOSEN, 3)
        elif card in shown.marked:
            canvas.rounded(box.inset(-2), 12, None, MARKED, 2.5)

    def _draw_slot(self, canvas: Canvas, box: Box) -> None:
        shown = self.shown
        if shown.slot == "draw":
            slot = Box(box.x, box.y, min(92.0, box.w), box.h)
            _dashed(canvas, slot, (0x6F, 0xA5, 0x83))
            canvas.icon("card-draw", slot.centre_x, slot.centre_y - 14, 34, GOOD_TEXT)
            words = self._say("hand-to-draw")
            if canvas.text_width(words, SMALL) <= slot.w - 8:
                canvas.text(slot.centre_x, slot.bottom - 18, words, SMALL, GOOD_TEXT,
                            align="centre")  # fmt: skip
        elif shown.slot == "redeemed" and shown.redeemed:
            self._draw_redeemed(canvas, box)
        elif shown.slot == "empty":
            back = Box(box.x + 4, box.y + 4, box.h * SHAPE * 0.8 - 8, box.h - 8)
            for number in range(3):
                canvas.shadow(back.moved(7 * number, 0), 10, blur=10, drop=4, strength=105)
                paint_back(canvas, back.moved(7 * number, 0))
            words, inner = self._say("hand-earns"), box.cut_left(back.w + 44)[1]
            height = canvas.paragraph_height(inner.w, words, SMALL, line_height=1.4)
            canvas.paragraph(Box(inner.x, box.centre_y - height / 2, inner.w, height), words,
                             SMALL, SECOND_TEXT, line_height=1.4)  # fmt: skip

    def _draw_redeemed(self, canvas: Canvas, box: Box) -> None:
        _dashed(canvas, box, LINE)
        cards, words = self.shown.redeemed[-1], self._say("hand-redeemed")
        if canvas.text_width(words, SMALL) > box.w - 24:
            words = self._say("hand-redeemed", "short")
        canvas.text(box.x + 14, box.y + 22, words, SMALL, SECOND_TEXT)
        step, line = (box.w - 20) / 3, canvas.line_step(SMALL, 1.1)
        names = [name_lines(canvas, self._name(card), step - 6)[0] for card in cards]
        most = max(map(len, names)) if all(names) else 0
        top, low = box.y + 34, box.bottom - 10 - most * line
        if low - top < LEAST_ICON:
            most, low = 0, box.bottom - 10
        size = min(36.0, step - 6, low - top)
        for n, card in enumerate(cards):
            x = box.x + 10 + (n + 0.5) * step
            canvas.icon(ICONS[symbol(card)], x, (top + low) / 2, size, (140, 150, 165))
            for number, words in enumerate(names[n] if most else ()):
                y = low + (number + 0.5 + (most - len(names[n])) / 2) * line
                canvas.text(x, y, words, SMALL, SECOND_TEXT, align="centre")

    def _draw_worth(self, canvas: Canvas) -> None:
        shown, box = self.shown, self.places.worth
        unit = self.places.box.h / 176
        canvas.text(box.x, self.places.title_y, self._say("hand-worth"), SMALL, SECOND_TEXT)
        canvas.text(box.x - 2, box.y + 58 * unit, f"+{shown.value}", TITLE, WARNING, "number-bold")
        words = ", ".join(map(str, shown.next_values))
        while shown.next_values and canvas.text_width(words, SMALL, "mono") > box.w - 24:
            words = words.rpartition(", ")[0]
        canvas.icon("chevron-right", box.x + 6, box.y + 96 * unit, 18, SECOND_TEXT)
        canvas.text(box.x + 20, box.y + 96 * unit, words, SMALL, SECOND_TEXT, "mono")


def name_lines(canvas: Canvas, name: str, room: float) -> tuple[tuple[str, ...], Font]:
    """A name on as few lines as it takes, with its font; no lines where it has no room at all.

    First its words go on lines of their own, then those that are too long are broken.
    """

    def fits(line: str, font: Font) -> bool:
        return canvas.text_width(line, SMALL, font) <= room

    words = name.split(" ", 1)
    ways: tuple[tuple[Sequence[str], Font], ...] = (
        ((name,), "text-semibold"), (words, "text-semibold"), (words, "text")
    )  # fmt: skip
    for lines, font in ways:
        if all(fits(line, font) for line in lines):
            return tuple(lines), font
    fonts: tuple[Font, ...] = ("text-semibold", "text")
    for font in fonts:
        broken = [each for word in words for each in _broken(word, partial(fits, font=font))]
        if all(fits(line, font) for line in broken):
            return tuple(broken), font
    return (), "text"


def _broken(word: str, fits: Callable[[str], bool]) -> list[str]:
    """A word on as few lines as it takes, with hyphens."""
    first, *rest = PARTS.get(word, (word,))
    lines = [first]
    for number, part in enumerate(rest, 1):
        hyphen = "-" if number < len(rest) else ""
        if fits(f"{lines[-1]}{part}{hyphen}"):
            lines[-1] += part
        else:
            lines[-1] += "-"
            lines.append(part)
    return lines


def draw_silhouette(canvas: Canvas, world: World, territory: int, box: Box, colour: Colour) -> None:
    area = canvas.rect(box)
    key = ("risk-silhouette", territory, area.size, colour)
    picture = canvas.pictures.get(
        key, lambda: _silhouette(world, territory, area.w, area.h, colour)
    )
    canvas.image(picture, box.x, box.y, premultiplied=True)


def _silhouette(
    world: World, territory: int, width: int, height: int, colour: Colour
) -> pygame.Surface:
    region, factor = world.regions[territory], 4
    sheet = blank(width * factor, height * factor)
    scale = min(width / region.box.w, height / region.box.h) * factor
    cx, cy = region.box.centre
    for outline in region.outlines:
        points = [
            ((x - cx) * scale + width * factor / 2, (y - cy) * scale + height * factor / 2)
            for x, y in outline
        ]
        pygame.draw.polygon(sheet, (*colour, 255), points)
    return reduced(sheet, width, height)


def _dashed(canvas: Canvas, box: Box, colour: Colour) -> None:
    canvas.cached(("risk-dashed", colour), box, lambda inner: _paint_dashed(inner, box, colour))


def _paint_dashed(canvas: Canvas, box: Box, colour: Colour) -> None:
    inner = box.inset(1)
    r = 8.0
    corners = [
        (inner.x + r, inner.y), (inner.right - r, inner.y), (inner.right, inner.y + r),
        (inner.right, inner.bottom - r), (inner.right - r, inner.bottom),
        (inner.x + r, inner.bottom), (inner.x, inner.bottom - r), (inner.x, inner.y + r),
    ]  # fmt: skip
    canvas.polyline(corners, colour, 1.5, closed=True, dashed=True, dash=(6, 6))


NUMBERS: Final = {place.key: number for number, place in enumerate(TERRITORIES)}
SHAPE: Final = 0.92
"""How wide a card is for its height."""
RANKS_SHAPE: Final = 1.3
LEAST_RANKS: Final = 160.0
IN_RANK: Final = 7


class RiskHands(Hands):
    def __init__(self, view: WorldView | None = None, voice: Voice | None = None) -> None:
        self._view, self._voice = view, voice

    def hero(self, happened: Sequence[Any], table: Any) -> Painter | None:
        view, voice = self._view, self._voice
        if view is None or voice is None or view.places is None:
            return None
        ground = partial(view.part, owners=table.owners)
        return painter_of(happened, table, the_world(), view.places.plane, ground, name_of(voice))

    def small_board(self, canvas: Canvas, part: Box, table: Any) -> pygame.Surface | None:
        """The map without words, with numbers that are read when it is small."""
        view = self._view
        if view is None or part != view.box:
            return None
        picture = view.part(canvas, view.camera.visible, canvas.rect(part).size, table.owners)
        if picture is not None:
            sheet = canvas.on(picture, (part.x, part.y))
            for place, troops in enumerate(table.troops):
                if troops:
                    haloed(sheet, *view.counter(place), str(troops), 28, (WHITE, INK))
        return picture

    def laid(self, rung: LaidRung) -> Carried:
        """Troops stand in ranks, every one of them."""
        carried = super().laid(rung)
        ranks = tuple(
            (f"ranks-{name.removeprefix('troop-')}-{count}", 1)
            if name.startswith("troop-") else (name, count)
            for name, count in carried.pieces
        )  # fmt: skip
        return replace(carried, pieces=ranks)

    def way(self, move: Move) -> tuple[str, ...]:
        answer = move.answer
        ends = (answer.source, answer.target) if isinstance(answer, Attack | Fortify) else ()
        return tuple(" ".join(("count", NAMES[end])) for end in ends)

    def touched(self, event: Any, table: Any) -> tuple[str, ...]:
        things = [each for each in things_in(event.said()) if each.family == "territory"]
        return tuple([NAMES[NUMBERS[str(each.value)]] for each in things])

    def carried(self, todo: ToDo, table: Any) -> Carried | None:
        made = CARRIED.get(type(todo.event))
        return None if made is None else made(todo.event)

    def picture(self, name: str, seat: int | None, table: Any) -> StepPicture | None:
        if name.startswith("troop-"):
            return StepPicture(partial(_paint_troop, int(name.removeprefix("troop-"))))
        if name.startswith("ranks-"):
            owner, count = map(int, name.removeprefix("ranks-").split("-"))
            return StepPicture(partial(_paint_ranks, owner, count), RANKS_SHAPE)
        if name == "territory-card":
            return StepPicture(paint_back, SHAPE)
        if name.startswith("card:"):
            card = int(name.removeprefix("card:"))
            return StepPicture(card_painter(card, self._voice), SHAPE)
        _, _, rest = name.partition(" ")
        return StepPicture(partial(_paint_land, NUMBERS[rest])) if rest in NUMBERS else None

    def tint_of(self, thing: ThingName) -> Colour | None:
        """A territory in the color of its continent."""
        if thing.family != "territory":
            return None
        return lighten(continent_colour(CONTINENT_OF[NUMBERS[str(thing.value)]]), 0.45)


# -- pictures


def card_painter(card: int, voice: Voice | None) -> Painter:
    """A card by itself, its land in the color of its continent."""
    if is_wild(card) or voice is None:
        name = "" if voice is None else voice.say(Message("hand-wild"))
        return partial(paint_card, card, name, CARD_INK)
    colour = mix(continent_colour(CONTINENT_OF[card]), CARD_INK, 0.25)
    return partial(paint_card, card, short_name(card, voice), colour)


def paint_card(card: int, name: str, colour: Colour, canvas: Canvas, box: Box) -> None:
    """A card: its sign, its land in such a color, its name at the foot."""
    canvas.rounded(box, 10, PAPER, (255, 255, 255, 180))
    unit = box.h / 120
    squeeze = _card_name(canvas, box, name, box.y + 106 * unit) * unit
    y, size = (50, 64.0) if is_wild(card) else (30, 38.0)
    canvas.icon(ICONS[symbol(card)], box.centre_x, box.y + y * squeeze,
                min(size * squeeze, box.w * 0.6), CARD_INK)  # fmt: skip
    if not is_wild(card):
        area = Box(box.x + 12, box.y + 54 * squeeze, box.w - 24, 36 * squeeze)
        draw_silhouette(canvas, the_world(), card, area, colour)


def _card_name(canvas: Canvas, box: Box, name: str, y: float) -> float:
    """At the foot of the card; returns how much of the usual height is left above it."""
    lines, font = name_lines(canvas, name, box.w - 4)
    size = min(float(BODY), max(float(SMALL), box.h * 0.1))
    if any(canvas.text_width(line, size, font) > box.w - 6 for line in lines):
        size = SMALL
    step = canvas.line_step(size, 1.1)
    for index, line in enumerate(lines):
        canvas.text(box.centre_x, y - (len(lines) - 1 - index) * step, line, size, CARD_INK, font,
                    "centre")  # fmt: skip
    above = y - (len(lines) - 0.5) * step - box.y
    return min(1.0, (above - 4) / (box.h * 0.766))


def paint_back(canvas: Canvas, box: Box) -> None:
    canvas.rounded(box, 10, BACK, lighten(BACK[0], 0.2))
    canvas.icon("conqueror", *box.centre, box.w * 0.45, lighten(BACK[0], 0.35))


def _paint_troop(owner: int, canvas: Canvas, box: Box) -> None:
    draw_soldier(canvas, owner, box.centre_x, box.bottom - box.h * 0.12, box.h * 0.82)


def _paint_ranks(owner: int, count: int, canvas: Canvas, box: Box) -> None:
    """So many troops in ranks, those behind a little aside; in small one of them and how many."""
    if box.h < LEAST_RANKS:
        _paint_troop(owner, canvas, box)
        plate = Box(box.centre_x + 4, box.bottom - 26, 34, 26)
        canvas.rounded(plate, 8, INK, WARNING, 2)
        canvas.text(*plate.centre, str(count), BODY, WHITE, "number-bold", "centre")
        return
    rows = -(-count // IN_RANK)
    wide, deep = box.w / (IN_RANK + 0.5), box.h * 0.8 / rows
    high = min(1.7 * wide, 2.2 * deep)
    for number in range(count):
        row, column = divmod(number, IN_RANK)
        x = box.x + (column + 0.6 + 0.3 * (row % 2)) * wide
        draw_soldier(canvas, owner, x, box.y + high * 0.9 + row * deep, high)


def _paint_land(territory: int, canvas: Canvas, box: Box) -> None:
    colour = lighten(continent_colour(CONTINENT_OF[territory]), 0.2)
    draw_silhouette(canvas, the_world(), territory, box.inset(box.h * 0.08), colour)


# -- what is carried


def _placed(event: Any) -> Carried:
    seat = event.owner if isinstance(event, events.TerritoryClaimed) else event.seat
    count = event.troops if isinstance(event, events.TerritoryClaimed) else event.count
    return Carried(((f"troop-{seat}", count),), None, None, TERRITORY(event.territory))


def _moved(event: Any) -> Carried:
    return Carried(((f"troop-{event.seat}", event.count),), None, TERRITORY(event.source),
                   TERRITORY(event.target), is_way=True)  # fmt: skip


def _troops_lost(event: events.BattleRolled) -> Carried:
    lost = ((event.attacker, event.attacker_lost), (event.defender, event.defender_lost))
    return Carried(tuple((f"troop-{owner}", count) for owner, count in lost if count))


def _cards_shown(event: Any) -> Carried:
    cards = event.cards if isinstance(event, events.SetRedeemed) else (event.card,)
    shown = (f"card:{card}" if card != HIDDEN and 0 <= card < CARDS else "territory-card"
             for card in cards)  # fmt: skip
    is_taken = isinstance(event, events.CardTaken)
    seat = SeatNumber(event.seat)
    ends = (None, seat) if is_taken else (seat, None)
    return Carried(tuple((name, 1) for name in shown), None, *ends)


CARRIED: Final[Mapping[type, Callable[[Any], Carried]]] = {
    events.TerritoryClaimed: _placed,
    events.BonusPlaced: _placed,
    events.TroopsPlaced: _placed,
    events.TroopsMovedIn: _moved,
    events.TroopsFortified: _moved,
    events.BattleRolled: _troops_lost,
    events.CardTaken: _cards_shown,
    events.SetRedeemed: _cards_shown,
}


DICE_KEYS: Final = 6


def risk_asks(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    made = ASKED.get(chance.kind)
    return None if made is None else made(moment, chance)


def _order(moment: Moment, chance: Chance) -> ChanceQuestion:
    """Who begins, and who comes then."""
    seats = tuple(
        ChanceThing(number, name, code=str(number)) for number, name in enumerate(moment.voice, 1)
    )
    return ChanceQuestion(
        (ChancePart(seats, len(seats), is_once=True),), tuple, shape=2.4, has_names=False
    )


def _battle(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    """Attacker's and defender's dice at once: "631 52" tells five."""
    table, voice = moment.match.table, moment.voice
    dice = getattr(table.steps[-1], "asked_dice", None)
    if dice is None:
        return None
    fight = fight_on(table)
    owners = (None, None) if fight is None else (table.owners[fight.source],
                                                 table.owners[fight.target])  # fmt: skip
    parts = []
    for who, count, owner in zip(("attack", "defence"), dice, owners, strict=True):
        seat = owner if owner is not None and 0 <= owner < NEUTRAL else None
        faces = tuple(die_face(face, seat=seat) for face in range(1, DICE_KEYS + 1))
        parts.append(ChancePart(faces, count, voice.say(Message(f"ask-dice-{who}"))))
    places = () if fight is None else (NAMES[fight.source], NAMES[fight.target])
    return ChanceQuestion(tuple(parts), tuple, sums=partial(_losses_asked, voice, dice),
                          is_dice=True, places=places)  # fmt: skip


def _losses_asked(voice: Voice, dice: tuple[int, int], faces: tuple[Any, ...]) -> tuple[str, ...]:
    """RISK-8.3 to 8.6: what the dice told so far cost either side."""
    if len(faces) < sum(dice):
        return ()
    pairs = zip(("attack", "defence"), losses(faces, dice[0]), strict=True)
    return tuple(voice.say(Message(f"ask-lost-{who}", {"count": count})) for who, count in pairs)


def _card(moment: Moment, chance: Chance) -> ChanceQuestion:
    return _cards_asked(moment, range(CARDS), chance)


def _land(moment: Moment, chance: Chance) -> ChanceQuestion:
    return replace(_cards_asked(moment, range(SIZE), chance), by_seat=True)


def _cards_asked(moment: Moment, cards: Sequence[int], chance: Chance) -> ChanceQuestion:
    things = tuple(
        card_thing(moment, card)
        if CARD_NAMES[card] in chance.outcomes
        else replace(card_thing(moment, card), lies=_where(moment, card))
        for card in cards
    )
    ordered = sorted(things, key=lambda each: each.name)
    return ChanceQuestion(
        (ChancePart(tuple(ordered)),), lambda answers: answers[0], shape=0.83, least=118,
        has_names=False, is_cards=True,
    )  # fmt: skip


def card_thing(moment: Moment, card: int) -> ChanceThing:
    voice = moment.voice
    if is_wild(card):
        name = f"{voice.say(Message('hand-wild'))} {CARD_NAMES[card][-1]}"
    else:
        name = voice.say_name(TERRITORY(card), "cap")
    return ChanceThing(CARD_NAMES[card], name, card_painter(card, voice))


def _where(moment: Moment, card: int) -> str:
    """Where a card lies that cannot come up, as far as whoever sits here may know."""
    table: RiskTable = moment.table
    if card in table.discards:
        return moment.voice.say(Message("ask-lies-discarded"))
    for seat, hand in enumerate(table.hands):
        if card in hand:
            return moment.voice.say(Message("ask-lies-hand", {"seat": SeatNumber(seat)}))
    if card < SIZE and table.owners[card] >= 0 and not table.round:
        return moment.voice.say(Message("ask-lies-owned"))
    return moment.voice.say(Message("ask-lies-elsewhere"))


ASKED: Final[Mapping[str, Callable[[Moment, Chance], ChanceQuestion | None]]] = {
    "battle": _battle,
    "card": _card,
    "deal": _land,
    "neutral": _land,
    "order": _order,
    "set": _card,
    "taken": _card,
}
