"""A Summit as it is drawn: what lies around the map, the table, and threads between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

from engine.core.decision import Option
from engine.text.said import Said, SeatNumber, key_of
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.select.paths import Part as Selected
from engine.ui.table.parts import Moment
from engine.ui.table.pointing import SpotKey
from games.arcs.board import AMBITIONS
from games.arcs.campaign.bots.weighing import is_supercat
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.moves import DealWith
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign.scene.panels import (
    draw_ambition_row,
    draw_favors,
    draw_favors_head,
    draw_small_card,
)
from games.arcs.campaign.scene.summit.account import draw_account
from games.arcs.campaign.scene.summit.answer import draw_answer
from games.arcs.campaign.scene.summit.deal import (
    Thread,
    WellShown,
    draw_middle,
    draw_threads,
    draw_tray,
    draw_well,
    slot_of,
)
from games.arcs.campaign.scene.summit.layout import GAP, PITCH, SummitDesk
from games.arcs.campaign.scene.summit.model import DealLook, PlateLook, SummitLook, Well
from games.arcs.campaign.scene.summit.table_top import (
    MotionLook,
    draw_motion,
    draw_plate,
    draw_sentence,
    draw_table,
)
from games.arcs.campaign.scene.summit.things import ON_MAP
from games.arcs.campaign.scene.view_model import (
    ambition_row,
    empire_shown,
    favor_row,
    markers_left,
    small_card,
)
from games.arcs.scene.art.looks import State
from games.arcs.scene.card_words import MEANINGS
from games.arcs.scene.gathering import Around
from games.arcs.scene.highlights import draw_head
from games.arcs.scene.part_words import SIGNS
from games.arcs.state import ArcsTable
from games.arcs.text.options import option_told

HEAD: Final = 28.0
CLEAR: Final = 80.0
"""A throne that would rise before the panel stands at the right end of its plate."""


class ShownSummit(Protocol):
    """A Summit with its places, as whoever draws it knows it."""

    rolled: list[int]

    @property
    def look(self) -> SummitLook | None: ...

    @property
    def here(self) -> SummitDesk: ...

    @property
    def deal(self) -> DealLook | None: ...

    @property
    def motions(self) -> tuple[Option, ...]: ...

    @property
    def closed(self) -> tuple[Option, ...]: ...

    @property
    def lifted(self) -> frozenset[int]: ...

    def tray(self, side: int) -> Sequence[Well]: ...

    def most(self, side: int) -> int: ...

    def plates(self) -> Iterable[tuple[PlateLook, Box]]: ...

    def seen_wells(self, side: int) -> Iterable[tuple[int, Box]]: ...

    def sheets(self) -> tuple[Box, ...]: ...

    def part(self, key: SpotKey) -> Selected | None: ...

    def shortcut(self, key: SpotKey) -> str | None: ...

    def pointed_at(self, hovered: SpotKey | None) -> Part | None: ...


class SummitView:
    """Draws one frame of a Summit."""

    def __init__(self, summit: ShownSummit, moment: Moment, around: Around) -> None:
        self.summit, self.moment, self.around = summit, moment, around

    def draw(self, canvas: Canvas) -> None:
        """Threads over the map, what lies around it, the table before it."""
        look, here = self.summit.look, self.summit.here
        if look is None:
            return
        self._draw_left(canvas)
        self._draw_court(canvas)
        if look.deal is not None:
            draw_threads(canvas, [*self._threads(look.deal, self.moment.table)])
        draw_table(canvas, here.table)
        if look.answer is not None:
            draw_answer(canvas, here.panel, look.answer, self.moment.voice)
        else:
            empire = empire_shown(self.moment.table, self.moment.voice)
            draw_account(canvas, here.panel, look, empire, self.moment.voice)
        sides = (None, None) if look.deal is None else look.deal.sides
        for plate, box in self.summit.plates():
            is_right = plate.seat == sides[1] if look.deal else box.x > here.panel.x - CLEAR
            draw_plate(canvas, box, plate, is_right=is_right)
        self._draw_trays(canvas)
        if look.deal is not None:
            draw_middle(canvas, here.middle_of_table, look.deal, reach_of(self.moment.table),
                        self.moment.voice, self.summit.lifted)  # fmt: skip
        self._draw_motions(canvas)

    def _draw_left(self, canvas: Canvas) -> None:
        here, table, voice = self.summit.here, self.moment.table, self.moment.voice
        left = Said("reach-head-ambitions", {"left": markers_left(table)})
        _head(canvas, here.ambitions[0], left, self.moment)
        for ambition, box in zip(AMBITIONS, here.ambitions, strict=True):
            state = self.around.state(("ambition", ambition))
            draw_ambition_row(canvas, box, ambition_row(table, ambition, state, voice))
        draw_favors_head(canvas, _over(here.favors[0]), voice)
        rows = [favor_row(table, seat) for seat in range(len(table.seats))]
        draw_favors(canvas, here.favors, rows, voice.say(Said("reach-none")))

    def _draw_court(self, canvas: Canvas) -> None:
        here, table = self.summit.here, self.moment.table
        deck = len(table.court_deck) + len(table.buried)
        _head(canvas, here.court[0], Said("reach-head-court", {"count": deck}), self.moment)
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
            draw_small_card(canvas, box, small_card(table, offer, state, self.moment.voice))

    def _threads(self, deal: DealLook, table: ArcsTable) -> Iterator[Thread]:
        """From the middle of the table to every place that something in it lies at."""
        cards = [offer.card for offer in table.court]
        courts = self.summit.here.court_boxes(table)
        for number, part in enumerate(deal.parts):
            slot = slot_of(self.summit.here.middle_of_table, deal, number)
            start = (slot.centre_x, self.summit.here.middle_of_table.y)
            if part.kind in ON_MAP:
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
                head = self.moment.voice.say(Said("reach-favors-bring"))
            else:
                seat, head = deal.sides[side], ""
            rolls = (self.summit.rolled[side], self.summit.most(side))
            draw_tray(canvas, tray, seat, rolls, head)
            for number, box in self.summit.seen_wells(side):
                key = ("well", side, number)
                live = self.summit.part(key) is not None and self.moment.decision is not None
                cap = (self.summit.shortcut(key) or "") if live else ""
                state = self.around.state(key) if live else "plain"
                shown = WellShown(things[number], box, cap, state)
                draw_well(canvas, shown, reach, self.moment.voice)

    def _draw_motions(self, canvas: Canvas) -> None:
        boxes = self.summit.sheets()
        for option, box in zip(self.summit.closed, boxes[len(self.summit.motions) :], strict=True):
            draw_motion(canvas, box, closed_look(option, self.moment))
        for number, (option, box) in enumerate(zip(self.summit.motions, boxes, strict=False)):
            state = self.around.state(("motion", number))
            look = motion_look(option, self.moment, number, state, has_room=box.h > PITCH[1])
            draw_motion(canvas, box, look)
        if self.summit.deal is None and not (boxes or self.summit.tray(1)):
            words = self.moment.voice.say(Said("reach-summit-waits"))
            table = self.summit.here.table
            draw_sentence(canvas, table.centre_x, table.centre_y + 40, words, 0.6 * table.w)


def motion_look(
    option: Option, moment: Moment, number: int, state: State, *, has_room: bool
) -> MotionLook:
    """An option on parchment; what it brings where there is room for it."""
    voice = moment.voice
    seat = option.seat if isinstance(option, DealWith) else -1
    detail: Any = ""
    if isinstance(option, DealWith):
        said = {"seat": SeatNumber(option.seat), "dice": is_supercat(moment.table, option.seat)}
        detail = Said("reach-motion-deal", said)
    elif type(option) in MEANINGS:
        detail = MEANINGS[type(option)](option)
    words = voice.prompt(detail) if has_room and detail else ""
    tokens = moment.table.seats[seat].slots if has_room and seat >= 0 else ()
    return MotionLook(option_told(option, voice), words, SIGNS.get(type(option), ""), seat,
                      str(number + 1), state, tuple(each for each in tokens if each))  # fmt: skip


def closed_look(option: Option, moment: Moment) -> MotionLook:
    """An option that there is not now, and why."""
    voice, seat = moment.voice, moment.decision.seat if moment.decision is not None else 0
    why = voice.say(Said(key_of("reach-no", type(option).__name__), {"seat": SeatNumber(seat)}))
    return MotionLook(option_told(option, voice), why, SIGNS[type(option)], -1, "", "off")


def _over(below: Box) -> Box:
    return Box(below.x, below.y - HEAD, below.w, 24)


def _head(canvas: Canvas, below: Box, said: Said, moment: Moment) -> None:
    draw_head(canvas, _over(below), moment.voice.say(said), moment.voice.say(said, "note"))
