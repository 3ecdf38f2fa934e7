"""A Summit as it is drawn: the table, trays, and threads to where what is dealt lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from engine.core.decision import Option
from engine.text.message import Message, SeatNumber, key_of
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, draw_dashed_ring, draw_light_round, drawn
from engine.ui.paint.shapes import dashes
from engine.ui.table.parts import Moment, SpotKey
from engine.ui.table.selection import Part as Selected
from engine.ui.theme import Colour, Gradient, lighten, mix
from games.arcs.board import AMBITIONS
from games.arcs.campaign.bots.weighing import Scales, is_supercat
from games.arcs.campaign.rules.account import summit_held
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.moves import DealWith
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.scene import panels, summit_model
from games.arcs.campaign.scene.summit_table import (
    BRASS,
    GAP,
    PITCH,
    MotionLook,
    SummitDesk,
    columns_of,
    draw_motion,
    draw_plate,
    draw_sentence,
    draw_table,
    halves,
    knot,
    slots,
)
from games.arcs.scene.art import looks
from games.arcs.scene.art.cards import draw_painting
from games.arcs.scene.art.tokens import draw_agent, draw_pill
from games.arcs.scene.card_words import MEANINGS
from games.arcs.scene.hit_targets import Around
from games.arcs.scene.overlays import draw_head
from games.arcs.scene.words import OPTION_SIGNS
from games.arcs.state import ArcsTable
from games.arcs.text import option_told

# A deal on the table: two trays, the middle with what both give, and threads to where it lies.

WOOD: Final[Gradient] = ((0x5A, 0x40, 0x30), (0x2A, 0x1C, 0x1C))
FELT: Final[Gradient] = ((0x0E, 0x0A, 0x16), (0x07, 0x05, 0x0C))
HOLE: Final[Gradient] = ((0x12, 0x0D, 0x1C), (0x18, 0x13, 0x24))
HOLE_HOVER: Final[Gradient] = ((0x2A, 0x20, 0x40), (0x1C, 0x16, 0x30))
HOLE_EDGE: Final[Colour] = (0x2A, 0x22, 0x38)
MIDDLE: Final[Gradient] = ((0x2A, 0x1E, 0x3E), (0x15, 0x0F, 0x22))
MIDDLE_EDGE: Final[Colour] = (0x8E, 0x6C, 0xB0)
CAP: Final[Colour] = (0x25, 0x1E, 0x33)
CAP_EDGE: Final[Colour] = (0x4A, 0x41, 0x60)
IN_WELL: Final = 44.0
IN_MIDDLE: Final = 46.0
THING_Y: Final = 28.0
THREAD: Final = ((7.0, (*looks.CASING, 200)), (3.2, None))
DIMMED: Final = 70.0
PLATE: Final = (*FELT[0], 225)
"""Under the ambitions and favors, over the banners of the hall."""
EYES: Final = 0.52
SHADED: Final[Gradient] = ((*FELT[0], 0), (*FELT[1], 242))
"""Over the foot of a giver's picture, so that what lies there stands out."""


@dataclass(frozen=True, slots=True)
class WellShown:
    """A well where it lies, with its key and how it is lit."""

    well: summit_model.Well
    box: Box
    key: str
    state: looks.State


def draw_tray(canvas: Canvas, tray: Box, seat: int, rolls: tuple[int, int], head: str = "") -> None:
    """The tray of a seat; the bar at its edge says how far it is rolled, and how far it can be."""
    rolled, most = rolls
    canvas.shadow(tray, 16, blur=14, drop=7, strength=180)

    def art(onto: Canvas) -> None:
        colour = looks.seat_fill(canvas.theme, seat)
        wood = (mix(WOOD[0], colour, 0.30), mix(WOOD[1], colour, 0.16))
        onto.rounded(tray, 16, wood, mix(BRASS, colour, 0.35), 2.4)
        onto.rounded(tray.inset(7), 11, FELT, looks.CASING, 1.5)
        if head:
            onto.text(tray.x + 18, tray.y + 18, head, 18, looks.GOLD_TEXT, "text-semibold",
                      max_width=tray.w - 36)  # fmt: skip

    canvas.cached(("arcs-tray", seat, head), tray, art)
    if most:
        rail = Box(tray.right - 6, tray.y + 22, 4, tray.h - 44)
        share = 2 / (2 + most)
        canvas.rounded(rail, 2, looks.CASING)
        thumb = Box(rail.x, rail.y + rolled / most * rail.h * (1 - share), 4, rail.h * share)
        canvas.rounded(thumb, 2, BRASS)


def draw_well(canvas: Canvas, shown: WellShown, reach: Reach, voice: Voice) -> None:
    """A thing in its well; with a check where it lies in the middle already."""
    box, well, state = shown.box, shown.well, shown.state
    if state in ("hover", "chosen"):
        draw_light_round(canvas, box, 10, (*looks.LEGAL, 170), 9)
    key = ("arcs-well", well.thing, well.laid, well.is_offered, well.cost, shown.key, state,
           voice.language, tuple(voice))  # fmt: skip
    canvas.cached(key, box, lambda onto: _well(onto, shown, reach, voice))


def _well(canvas: Canvas, shown: WellShown, reach: Reach, voice: Voice) -> None:
    box, well, is_on = shown.box, shown.well, shown.state in ("hover", "chosen")
    colour = looks.seat_fill(canvas.theme, well.thing.giver)
    edge = mix(colour, HOLE_EDGE, 0.55)
    if is_on or shown.state == "legal":
        edge = looks.LEGAL if is_on else mix(looks.LEGAL, HOLE_EDGE, 0.35)
    canvas.rounded(box, 10, HOLE_HOVER if is_on else HOLE, edge, 2.2 if is_on else 1.4)
    is_gone = bool(well.laid) and not well.is_offered
    x, y = box.centre_x + 8, box.y + 34
    if is_gone:
        draw_dashed_ring(canvas, x, y, 23, lighten(colour, 0.25), 2)
        canvas.icon("check", x, y, 26, lighten(colour, 0.4))
    else:
        alpha = 255 if well.is_offered or shown.state == "plain" else DIMMED
        summit_model.draw_thing(canvas, reach, well.thing, x, y, IN_WELL, alpha)
    ink = looks.TEXT if well.is_offered else looks.SECOND
    summit_model.write_name(
        canvas, Box(box.x + 4, box.bottom - 44, box.w - 8, 42), well.thing, voice, ink
    )
    if shown.key:
        wide = canvas.text_width(shown.key, 18, "mono") + 14
        cap = Box(box.x + 6, box.y + 6, wide, 26)
        canvas.rounded(cap, 6, CAP, CAP_EDGE)
        canvas.text(*cap.centre, shown.key, 18, looks.TEXT, "mono", "centre")
    if well.cost:
        _cost(canvas, box, well)


def _cost(canvas: Canvas, box: Box, well: summit_model.Well) -> None:
    """So many Favors, as agents of whoever owes them."""
    draw_agent(canvas, well.thing.giver, box.right - 16, box.y + 20, 24)
    if well.cost > 1:
        canvas.text(
            box.right - 30, box.y + 22, str(well.cost), 18, looks.TEXT, "number-bold", "right"
        )


# -- the middle -----------------------------------------------------------------------------------


def draw_middle(
    canvas: Canvas, middle: Box, look: summit_model.DealLook, reach: Reach, voice: Voice,
    hidden: frozenset[int],
) -> None:  # fmt: skip
    canvas.shadow(middle, 24, blur=26, drop=0, strength=70, colour=MIDDLE_EDGE)
    key = ("arcs-middle", look, hidden, voice.language, tuple(voice))
    canvas.cached(key, middle, lambda onto: _middle(onto, middle, look, reach, voice, hidden))


def _middle(
    canvas: Canvas,
    middle: Box,
    look: summit_model.DealLook,
    reach: Reach,
    voice: Voice,
    hidden: frozenset[int],
) -> None:
    canvas.rounded(middle, 24, MIDDLE, MIDDLE_EDGE, 2)
    canvas.rounded(middle.inset(8), 18, None, (*BRASS, 110), 1.4)
    x, y = knot(middle)
    line = Box(x - 0.7, middle.y + 22, 1.4, middle.h - 44)
    canvas.rounded(line, 0, (*BRASS, 150))
    for side, half in enumerate(halves(middle)):
        seat, parts = look.sides[side], look.given(side)
        heads = Message("reach-deal-gives", {"seat": SeatNumber(seat), "count": len(parts)})
        wordings = (voice.say(heads), voice.say(heads, "short"))
        words = canvas.fitting_words(wordings, half.w, 20, "exo-bold")
        canvas.text(half.centre_x, middle.y + 30, words, 20, looks.seat_words(canvas.theme, seat),
                    "exo-bold", "centre", max_width=half.w)  # fmt: skip
    for number, part in enumerate(look.parts):
        if number not in hidden:
            draw_laid(canvas, slot_of(middle, look, number), part, reach, voice)
    if look.has_room:
        _asks_for_more(canvas, middle, look, voice)
    canvas.disc(x, y, 23, looks.CASING)
    canvas.disc(x, y, 21, BRASS)
    canvas.disc(x, y, 18, MIDDLE[0])
    canvas.icon("refresh", x, y, 22, looks.GOLD_TEXT)


def _asks_for_more(canvas: Canvas, middle: Box, look: summit_model.DealLook, voice: Voice) -> None:
    """A dashed place on each side where the next thing would lie."""
    for side in (0, 1):
        count = len(look.given(side))
        places = slots(middle, side, look.most)
        if count >= len(places):
            continue
        place = places[count]
        colour = lighten(looks.seat_fill(canvas.theme, look.sides[side]), 0.2)
        draw_dashed_ring(canvas, place.centre_x, place.y + THING_Y, 24, (*colour, 200), 2)
        words = voice.say(Message("reach-deal-more" if side else "reach-deal-add"))
        canvas.text(place.centre_x, place.y + 70, words, 18, looks.SECOND, align="centre",
                    max_width=place.w + 10)  # fmt: skip


def slot_of(middle: Box, look: summit_model.DealLook, number: int) -> Box:
    """Where a part of the deal lies in the middle."""
    part = look.parts[number]
    side = look.sides.index(part.giver)
    before = [each for each in look.parts[:number] if each.giver == part.giver]
    return slots(middle, side, look.most)[len(before)]


def draw_laid(canvas: Canvas, place: Box, part: Part, reach: Reach, voice: Voice) -> None:
    summit_model.draw_thing(canvas, reach, part, place.centre_x, place.y + THING_Y, IN_MIDDLE)
    room = Box(place.x, place.y + 57, place.w, place.h - 57)
    summit_model.write_name(canvas, room, part, voice, looks.TEXT)


# -- threads --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Thread:
    """A way from the middle to a place, past a corner where it cannot go straight."""

    start: Point
    end: Point
    seat: int
    corner: Point | None = None


def draw_threads(canvas: Canvas, threads: Sequence[Thread]) -> None:
    """A dashed line from the middle to each place that a thing of the deal lies at now."""
    for each in threads:
        _thread(canvas, each, lighten(looks.seat_words(canvas.theme, each.seat), 0.15))


def _thread(canvas: Canvas, thread: Thread, colour: Colour) -> None:
    start, end = thread.start, thread.end
    path = _bent(start, end)
    if thread.corner is not None:
        path = [*_bent(start, thread.corner), end]
    left, right = min(x for x, _ in path), max(x for x, _ in path)
    top, bottom = min(y for _, y in path), max(y for _, y in path)
    box = Box(left - 6, top - 6, right - left + 12, bottom - top + 12)

    def art(brush: Brush) -> None:
        for width, fill in THREAD:
            for piece in dashes(path, 10, 7):
                brush.line(piece, colour if fill is None else fill, width)

    key = ("arcs-thread", tuple(round(each) for each in (*start, *end)), colour)
    drawn(canvas, key, box, art, factor=2)
    canvas.disc(*end, 6, looks.WHITE, colour, 3)


def _bent(start: Point, end: Point) -> list[Point]:
    """A line that leaves the table upward and bends to its place."""
    mx, my = start[0] + 0.2 * (end[0] - start[0]), end[1] + 0.35 * (start[1] - end[1])
    return [
        ((1 - u) ** 2 * start[0] + 2 * u * (1 - u) * mx + u * u * end[0],
         (1 - u) ** 2 * start[1] + 2 * u * (1 - u) * my + u * u * end[1])
        for u in (n / 40 for n in range(41))
    ]  # fmt: skip


# A Summit as it is drawn: what lies around the map, the table, and threads between them.

HEAD: Final = 28.0
CLEAR: Final = 80.0
"""A throne that would rise before the panel stands at the right end of its plate."""


class ShownSummit(Protocol):
    """A Summit with its places, as whoever draws it knows it."""

    rolled: list[int]

    @property
    def look(self) -> summit_model.SummitLook | None: ...

    @property
    def here(self) -> SummitDesk: ...

    @property
    def deal(self) -> summit_model.DealLook | None: ...

    @property
    def motions(self) -> tuple[Option, ...]: ...

    @property
    def closed(self) -> tuple[Option, ...]: ...

    @property
    def lifted(self) -> frozenset[int]: ...

    def tray(self, side: int) -> Sequence[summit_model.Well]: ...

    def most(self, side: int) -> int: ...

    def plates(self) -> Iterable[tuple[summit_model.PlateLook, Box]]: ...

    def seen_wells(self, side: int) -> Iterable[tuple[int, Box]]: ...

    def sheets(self) -> tuple[Box, ...]: ...

    def part(self, key: SpotKey) -> Selected | None: ...

    def shortcut(self, key: SpotKey) -> str | None: ...

    def pointed_at(self, hovered: SpotKey | None) -> Part | None: ...


class SummitView:
    def __init__(self, summit: ShownSummit, moment: Moment, around: Around) -> None:
        self.summit, self.moment, self.around = summit, moment, around

    def draw(self, canvas: Canvas) -> None:
        look, here = self.summit.look, self.summit.here
        if look is None:
            return
        self._draw_left(canvas)
        self._draw_court(canvas)
        if look.deal is not None:
            draw_threads(canvas, [*self._threads(look.deal, self.moment.table)])
        draw_table(canvas, here.table)
        if look.answer is not None:
            shown = replace(look.answer, fate="") if self._has_face(1) else look.answer
            summit_model.draw_answer(canvas, here.panel, shown, self.moment.voice)
        else:
            empire = panels.empire_shown(self.moment.table, self.moment.voice)
            summit_model.draw_account(canvas, here.panel, look, empire, self.moment.voice)
        sides = (None, None) if look.deal is None else look.deal.sides
        for plate, box in self.summit.plates():
            is_right = plate.seat == sides[1] if look.deal else box.x > here.panel.x - CLEAR
            is_seen = look.deal is not None and self._has_face(int(is_right))
            draw_plate(canvas, box, plate, is_right=is_right, has_face=not is_seen)
        self._draw_trays(canvas)
        if look.deal is not None:
            draw_middle(canvas, here.middle_of_table, look.deal, reach_of(self.moment.table),
                        self.moment.voice, self.summit.lifted)  # fmt: skip
        self._draw_motions(canvas)

    def _draw_left(self, canvas: Canvas) -> None:
        here, table, voice = self.summit.here, self.moment.table, self.moment.voice
        rows = [panels.favor_row(table, seat) for seat in range(len(table.seats))]
        first, last = here.ambitions[0], panels.favors_box(here.favors, rows)
        high = last.bottom - first.y + HEAD + 10
        plate = Box(first.x - 6, first.y - HEAD - 4, first.w + 12, high)
        canvas.rounded(plate, 12, PLATE)
        left = Message("reach-head-ambitions", {"left": panels.markers_left(table)})
        _head(canvas, here.ambitions[0], left, self.moment)
        for ambition, box in zip(AMBITIONS, here.ambitions, strict=True):
            state = self.around.state(("ambition", ambition))
            panels.draw_ambition_row(
                canvas, box, panels.ambition_row(table, ambition, state, voice)
            )
        panels.draw_favors_head(canvas, _over(here.favors[0]), voice)
        panels.draw_favors(canvas, here.favors, rows, voice.say(Message("reach-none")))

    def _draw_court(self, canvas: Canvas) -> None:
        here, table = self.summit.here, self.moment.table
        deck = len(table.court_deck) + len(table.buried)
        _head(canvas, here.court[0], Message("reach-head-court", {"count": deck}), self.moment)
        thing = self.summit.pointed_at(self.around.hovered)
        laid = () if self.summit.deal is None else self.summit.deal.parts
        for offer, box in zip(table.court, here.court_boxes(table), strict=False):
            if not offer.card:
                continue
            state = self.around.state(("court", offer.card))
            if any(part.kind == "agent" and part.name == offer.card for part in laid):
                state = "chosen"
            if thing is not None and thing.kind == "agent" and thing.name == offer.card:
                state = "hover"
            panels.draw_small_card(
                canvas, box, panels.small_card(table, offer, state, self.moment.voice)
            )

    def _threads(self, deal: summit_model.DealLook, table: ArcsTable) -> Iterator[Thread]:
        """From the middle of the table to every place that something in it lies at."""
        cards = [offer.card for offer in table.court]
        courts = self.summit.here.court_boxes(table)
        for number, part in enumerate(deal.parts):
            slot = slot_of(self.summit.here.middle_of_table, deal, number)
            start = (slot.centre_x, self.summit.here.middle_of_table.y)
            if part.kind in summit_model.ON_MAP:
                yield Thread(start, self.around.places.cells[part.name].body, part.giver)
            elif part.kind == "agent" and part.name in cards:
                box = courts[cards.index(part.name)]
                way = box.x - GAP / 2
                corner = (way, self.summit.here.table.y)
                yield Thread(start, (way, box.centre_y), part.giver, corner)

    def _draw_trays(self, canvas: Canvas) -> None:
        deal, reach = self.summit.deal, reach_of(self.moment.table)
        for side in (0, 1):
            things = self.summit.tray(side)
            if deal is None and not things:
                continue
            tray = self.summit.here.trays[side]
            if deal is None:
                givers = {well.thing.giver for well in things}
                seat = min(givers) if len(givers) == 1 else self.moment.seat
                head = self.moment.voice.say(Message("reach-favors-bring"))
            else:
                seat, head = deal.sides[side], ""
            rolls = (self.summit.rolled[side], self.summit.most(side))
            draw_tray(canvas, tray, seat, rolls, "" if self._face(side, seat) else head)
            self._draw_giver(canvas, side, seat, head)
            for number, box in self.summit.seen_wells(side):
                key = ("well", side, number)
                live = self.summit.part(key) is not None and self.moment.decision is not None
                cap = (self.summit.shortcut(key) or "") if live else ""
                state = self.around.state(key) if live else "plain"
                shown = WellShown(things[number], box, cap, state)
                draw_well(canvas, shown, reach, self.moment.voice)

    def _has_face(self, side: int) -> bool:
        """Whether the one whose things lie at that side looks out of the tray."""
        deal = self.summit.deal
        return deal is not None and bool(self._face(side, deal.sides[side]))

    def _face(self, side: int, seat: int) -> str:
        """The fate that looks out of a tray while its upper half is free; "" where none does."""
        fate = reach_of(self.moment.table).fates[seat].id
        is_free = len(self.summit.tray(side)) <= columns_of(self.summit.here.trays[side])
        return fate if is_free and fate in looks.FATES else ""

    def _draw_giver(self, canvas: Canvas, side: int, seat: int, head: str) -> None:
        tray, fate = self.summit.here.trays[side], self._face(side, seat)
        if not fate:
            return
        draw_painting(canvas, f"fate-{fate}", tray.inset(8), 10, focus=EYES, fade=SHADED,
                      fade_from=0.4)  # fmt: skip
        if head:
            draw_pill(canvas, tray.x + 16, tray.y + 28, head, looks.GOLD_TEXT, looks.WELL)

    def _draw_motions(self, canvas: Canvas) -> None:
        boxes = self.summit.sheets()
        for option, box in zip(self.summit.closed, boxes[len(self.summit.motions) :], strict=True):
            draw_motion(canvas, box, closed_look(option, self.moment))
        for number, (option, box) in enumerate(zip(self.summit.motions, boxes, strict=False)):
            state = self.around.state(("motion", number))
            look = motion_look(option, self.moment, number, state, has_room=box.h > PITCH[1])
            draw_motion(canvas, box, look)
        if self.summit.deal is None and not (boxes or self.summit.tray(1)):
            words = self.moment.voice.say(Message("reach-summit-waits"))
            table = self.summit.here.table
            draw_sentence(canvas, table.centre_x, table.centre_y + 40, words, 0.6 * table.w)


def concerned(option: Option) -> int:
    """The other seat that an option is about; -1 where it is about one's own."""
    part = getattr(option, "part", None)
    if isinstance(part, Part):  # a grievance is settled with it
        return part.taker
    return option.seat if isinstance(option, DealWith) else -1


def motion_look(
    option: Option, moment: Moment, number: int, state: looks.State, *, has_room: bool
) -> MotionLook:
    """An option on parchment; what it brings where there is room for it."""
    voice = moment.voice
    seat = concerned(option)
    detail: Any = ""
    count = 0
    if seat >= 0 and not isinstance(option, DealWith):
        count = reach_of(moment.table).fates[seat].grievances[moment.seat]
        detail = Message(
            "reach-motion-settle",
            {"rival": SeatNumber(seat), "count": count, "left": count - 1},
        )
    title, chance = option_told(option, voice), ""
    if count:
        title = voice.say(Message("reach-motion-settling", {"rival": SeatNumber(seat)}))
    held = summit_held(moment.table)
    if isinstance(option, DealWith):
        is_cat = is_supercat(moment.table, option.seat)
        detail = Message("reach-motion-deal", {"seat": SeatNumber(option.seat), "dice": is_cat})
        if is_cat and has_room and held is not None and held.talks is not None:
            chance = voice.say(Scales(moment.table, held.talks, seat).weigh(()).percent)
    elif type(option) in MEANINGS:
        detail = MEANINGS[type(option)](option)
    words = voice.prompt(detail) if has_room and detail else ""
    has_tokens = has_room and isinstance(option, DealWith)
    tokens = moment.table.seats[seat].slots if has_tokens else ()
    return MotionLook(title, words, OPTION_SIGNS.get(type(option), ""), seat, str(number + 1),
                      state, tuple(each for each in tokens if each), moment.seat,
                      count if has_room else 0, chance)  # fmt: skip


def closed_look(option: Option, moment: Moment) -> MotionLook:
    voice, seat = moment.voice, moment.decision.seat if moment.decision is not None else 0
    why = voice.say(Message(key_of("reach-no", type(option).__name__), {"seat": SeatNumber(seat)}))
    return MotionLook(option_told(option, voice), why, OPTION_SIGNS[type(option)], -1, "", "off")


def _over(below: Box) -> Box:
    return Box(below.x, below.y - HEAD, below.w, 24)


def _head(canvas: Canvas, below: Box, said: Message, moment: Moment) -> None:
    draw_head(canvas, _over(below), moment.voice.say(said), moment.voice.say(said, "note"))
