"""What can be pointed at while a Summit is held, and what moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.decision import Option
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.animation import (
    Animation,
    Call,
    Pause,
    Tween,
    ease_in_out,
    ease_out,
    linear,
    on_the_way,
)
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import Die, draw_tumbling_die
from engine.ui.paint.portraits import seat_face
from engine.ui.table.parts import Moment, SpotKey
from engine.ui.table.selection import Part as SelectedPart
from engine.ui.table.table import Table
from games.arcs.campaign.bots.weighing import OfferWeighed, Weighing
from games.arcs.campaign.rules.account import summit_held
from games.arcs.campaign.rules.deals import DealRefused, DealStruck, Part, open_deal
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.scene.summit_model import (
    ASKED,
    ON_MAP,
    DealLook,
    SummitLook,
    Well,
    draw_thing,
    summit_look,
)
from games.arcs.campaign.scene.summit_table import (
    MOST_MOTIONS,
    ROWS,
    SummitDesk,
    columns_of,
    halves,
    knot,
    most_rolled,
    summit_desk,
    wells,
)
from games.arcs.campaign.scene.summit_view import (
    IN_MIDDLE,
    THING_Y,
    SummitView,
    concerned,
    slot_of,
)
from games.arcs.scene.animations import (
    BREATH,
    DICE_SECONDS,
    OTHERS,
    READ_SECONDS,
    AnimationState,
    ArcsFilm,
)
from games.arcs.scene.art.looks import BAD_TEXT, GOOD_TEXT, WELL, State
from games.arcs.scene.art.tokens import draw_pill
from games.arcs.scene.hit_targets import GATHERINGS, Around, Gathering
from games.arcs.scene.selection import ArcsSelection

# What moves at a Summit: things slide into the middle, a die answers, both sides change hands.

SWAP_SECONDS: Final = 0.36
BACK_SECONDS: Final = 0.26
ARC: Final = 40.0
DIE_SIZE: Final = 50.0


@dataclass(frozen=True, slots=True)
class Sliding:
    """The part of the deal that slides to the middle: which one, from where, how far it is."""

    number: int
    start: Point
    share: float


@dataclass(frozen=True, slots=True)
class Answering:
    """A deal that is answered: the partner, the die if one is rolled, how far it has rolled, and
    how far both sides have changed hands, or have gone back.
    """

    partner: int
    die: int
    is_accepted: bool
    rolled: float = 0.0
    swapped: float = 0.0
    is_told: bool = False


def draw_stage(
    canvas: Canvas, here: SummitDesk, deal: DealLook, sliding: Sliding | None, answering: Any,
    reach: Reach, voice: Voice,
) -> None:  # fmt: skip
    middle = here.middle_of_table
    if sliding is not None and sliding.number < len(deal.parts):
        place = slot_of(middle, deal, sliding.number)
        x, y = on_the_way(sliding.start, (place.centre_x, place.y + THING_Y), sliding.share, ARC)
        draw_thing(canvas, reach, deal.parts[sliding.number], x, y, IN_MIDDLE)
    if not isinstance(answering, Answering):
        return
    if answering.swapped:
        _swap(canvas, here, deal, answering, reach)
    x, y = knot(middle)
    if answering.die:
        draw_tumbling_die(canvas, x, y, DIE_SIZE, Die(answering.die), answering.rolled)
    if answering.is_told:
        _tell(canvas, Box.around(x, middle.bottom - 26, 10, 30), answering, voice)


def _swap(
    canvas: Canvas, here: SummitDesk, deal: DealLook, answering: Answering, reach: Reach
) -> None:
    """Both sides cross through the knot where the deal is accepted, else go back to their trays."""
    middle = here.middle_of_table
    for number, part in enumerate(deal.parts):
        place = slot_of(middle, deal, number)
        side = deal.sides.index(part.giver)
        start = (place.centre_x, place.y + THING_Y)
        if answering.is_accepted:
            shift = halves(middle)[1 - side].x - halves(middle)[side].x
            end = (start[0] + shift, start[1])
        else:
            end = here.trays[side].centre
        x, y = on_the_way(start, end, answering.swapped, ARC)
        draw_thing(canvas, reach, part, x, y, IN_MIDDLE)


def _tell(canvas: Canvas, box: Box, answering: Answering, voice: Voice) -> None:
    key = "reach-deal-accepts" if answering.is_accepted else "reach-deal-refuses"
    words = voice.say(Message(key, {"seat": SeatNumber(answering.partner)}))
    ink = GOOD_TEXT if answering.is_accepted else BAD_TEXT
    wide = canvas.text_width(words, 20, "text-semibold") + 22
    draw_pill(canvas, box.centre_x - wide / 2, box.centre_y, words, ink, WELL, edge=ink,
              height=34, size=20)  # fmt: skip


# -- beats ----------------------------------------------------------------------------------------


def _shown(film: ArcsFilm, **changed: Any) -> None:
    """The answer that is shown, one step on."""
    now = film.animation.more
    if isinstance(now, Answering):
        film.animation.more = replace(now, **changed)


def _weighed(film: ArcsFilm, event: OfferWeighed, turn: Animation) -> list[Animation]:
    accepts = Weighing(event.modifiers).accepts(event.die)
    answering = Answering(event.partner, event.die, accepts)

    def roll(share: float) -> None:
        _shown(film, rolled=share)

    begin, end = _around(film, answering)
    return [begin, film.sound("dice"), Tween(DICE_SECONDS, roll, linear), Pause(READ_SECONDS),
            *_told(film, answering), end, turn]  # fmt: skip


def _settled(film: ArcsFilm, event: DealStruck | DealRefused, turn: Animation) -> list[Animation]:
    """A person or a player that rolls no die has answered."""
    if open_deal(film.before) is None:
        return [turn, Pause(BREATH)]
    answering = Answering(event.partner, 0, isinstance(event, DealStruck))
    begin, end = _around(film, answering)
    return [begin, *_told(film, answering), end, turn]


def _told(film: ArcsFilm, answering: Answering) -> list[Animation]:
    """What was answered is told, and both sides change hands or go back."""
    accepted = answering.is_accepted
    seconds = SWAP_SECONDS if accepted else BACK_SECONDS

    def swap(share: float) -> None:
        _shown(film, swapped=share)

    return [
        Call(lambda: _shown(film, is_told=True)),
        film.sound("confirm" if accepted else "wrong"), Pause(READ_SECONDS / 2),
        Tween(seconds, swap, ease_in_out), Pause(BREATH),
    ]  # fmt: skip


def _around(film: ArcsFilm, answering: Answering) -> tuple[Animation, Animation]:
    """The answer is shown from here on, and up to there."""

    def begin() -> None:
        film.animation.more = answering

    def end() -> None:
        film.animation.more = None

    return Call(begin), Call(end)


OTHERS.update({OfferWeighed: _weighed, DealStruck: _settled, DealRefused: _settled})


# What can be pointed at while a Summit is held, what is rolled and laid back; how it is drawn.

KEYS: Final = ("12345678", "QWRTASDF")
"""What presses the things in the trays, by the places that are seen."""
SLIDE_SECONDS: Final = 0.22
HEAD: Final = 28.0


class Summit(Gathering):
    """A Summit under way: the deal between two trays, else the seats and what is moved.

    `sliding` is the part of the deal that is on its way to the middle.
    """

    def __init__(self, table: Table, selection: ArcsSelection, animation: AnimationState) -> None:
        super().__init__(table, selection, animation)
        self.look: SummitLook | None = None
        self.sliding: Sliding | None = None
        self._here: SummitDesk | None = None
        self.rolled = [0, 0]
        self._faces = [seat_face(table.match, n) for n in range(len(table.match.setup.seats))]
        self._seen: object = None
        self._looked_at: object = None

    # -- what there is

    def follow(self, moment: Moment, *, is_covered: bool) -> None:
        """The Summit that is held on the table, if nothing lies in front of it."""
        held = None if is_covered or self._selection.is_aside else summit_held(moment.table)
        self.is_held = held is not None
        before = self.look
        seen = (moment.decision, held, self._table.director.answers)
        is_same = moment.table is self._looked_at and seen == self._seen
        if held is None:
            self.look = None
        elif not is_same or before is None:
            self.look = summit_look(moment, held, self._faces)
            self._slide_in(before, self.look)
        self._seen, self._looked_at = seen, moment.table
        for side in (0, 1):
            self.rolled[side] = min(self.rolled[side], self.most(side))

    def desk(self, board: Box, height: float, seats: int) -> SummitDesk:
        self._here = summit_desk(board, height, seats)
        return self._here

    @property
    def here(self) -> SummitDesk:
        assert self._here is not None
        return self._here

    @property
    def deal(self) -> DealLook | None:
        return None if self.look is None else self.look.deal

    def tray(self, side: int) -> Sequence[Well]:
        """The things at the left, or at the right; what can be had for Favors lies there too."""
        if self.look is None:
            return ()
        if self.look.deal is not None:
            return self.look.deal.trays[side]
        return self.look.tray if side else ()

    @property
    def motions(self) -> tuple[Option, ...]:
        """What lies on parchment; nothing where there is too much of it."""
        found = () if self.look is None else self.look.motions
        return found if len(found) <= MOST_MOTIONS else ()

    @property
    def closed(self) -> tuple[Option, ...]:
        """What the caller does not have now."""
        return () if self.look is None or self.deal is not None else self.look.closed

    def most(self, side: int) -> int:
        count = len(self.tray(side))
        return most_rolled(self.here.trays[side], count) if count and self._here else 0

    # -- what can be pointed at

    @property
    def parts(self) -> frozenset[SelectedPart]:
        if not self.is_held or self._selection.kind not in ASKED:
            return frozenset()
        said: list[Option] = [*self.motions]
        for side in (0, 1):
            said += [each.option for each in self.tray(side) if each.is_offered and each.option]
        return frozenset(("say", option) for option in said)

    def boxes(self) -> Iterator[tuple[SpotKey, Box]]:
        here, look = self.here, self.look
        if look is None:
            return
        yield from (((("followed", plate.seat)), box) for plate, box in self.plates())
        for side in (0, 1):
            for number, box in self.seen_wells(side):
                yield ("well", side, number), box
        if look.deal is not None:
            for number in range(len(look.deal.parts)):
                yield ("laid", number), slot_of(here.middle_of_table, look.deal, number)
        open_now = len(self.motions)
        for number, box in enumerate(self.sheets()):
            key = ("motion", number) if number < open_now else ("closed", number - open_now)
            yield key, box

    def plates(self) -> Iterator[tuple[Any, Box]]:
        assert self.look is not None
        here, plates = self.here, self.look.plates
        if self.look.deal is None:
            boxes = here.seats(len(plates), has_tray=self._has_tray)
            yield from zip(plates, boxes, strict=True)
            return
        by_seat = {plate.seat: plate for plate in plates}
        for seat, box in zip(self.look.deal.sides, here.deal_plates, strict=True):
            yield by_seat[seat], box

    def seen_wells(self, side: int) -> Iterator[tuple[int, Box]]:
        places = wells(self.here.trays[side], len(self.tray(side)), self.rolled[side],
                       has_head=self.deal is None)  # fmt: skip
        yield from ((number, box) for number, box in enumerate(places) if box is not None)

    def sheets(self) -> tuple[Box, ...]:
        count = len(self.motions) + len(self.closed)
        boxes = self.here.motions(count, has_tray=self._has_tray or self.deal is not None)
        seats = [concerned(option) for option in self.motions]
        if not boxes or self._has_tray or self.deal is not None or self.closed:
            return boxes
        if min(seats) < 0 or len(set(seats)) < len(seats):
            return boxes
        # each lies before the seat that it is about
        placed = {plate.seat: box for plate, box in self.plates()}
        return tuple(Box(placed[seat].x, boxes[0].y, placed[seat].w, boxes[0].h) for seat in seats)

    @property
    def _has_tray(self) -> bool:
        """Whether a tray lies there although nobody deals."""
        return bool(self.look is not None and self.deal is None and self.look.tray)

    def part(self, key: SpotKey) -> SelectedPart | None:
        """A thing in a tray, also by the place where it lies now; an option on parchment."""
        if not self.is_held:
            return None
        option: Option | None = None
        match key:
            case ("well", side, number) if number < len(self.tray(side)):
                well = self.tray(side)[number]
                option = well.option if well.is_offered else None
            case ("motion", number) if number < len(self.motions):
                option = self.motions[number]
            case ("system" | "court", place):
                option = next((each.option for each in self._lying_at(key[0], place)
                               if each.is_offered), None)  # fmt: skip
        return None if option is None else ("say", option)

    def _lying_at(self, where: str, place: str) -> Iterator[Well]:
        """The things of the deal's trays that lie in a system, or on a Court card."""
        kinds = ON_MAP if where == "system" else ("agent",)
        for side in (0, 1) if self.deal is not None else ():
            yield from (each for each in self.tray(side)
                        if each.thing.kind in kinds and each.thing.name == place)  # fmt: skip

    def shortcut(self, key: SpotKey) -> str | None:
        """Numbers for parchment and the own tray, letters for the other one."""
        match key:
            case ("well", side, number):
                tray = self.here.trays[side]
                seen = number - self.rolled[side] * columns_of(tray)
                return KEYS[side][seen] if self.part(key) and 0 <= seen < len(KEYS[side]) else None
            case ("motion", number):
                return str(number + 1)
        return None

    def is_own(self, key: SpotKey) -> bool:
        """What lies in the middle goes back, as long as it may."""
        is_laid = key[0] == "laid" and self._selection.kind == "draw"
        return is_laid and self.is_held and self._table.conductor.can_undo

    def click(self, key: SpotKey) -> None:
        """A thing goes back to its tray; what was laid after it stays in the middle."""
        if self.deal is None:
            return
        later = self.deal.parts[key[1] + 1 :]
        for _ in range(len(later) + 1):
            self._table.orders.undo()
        for part in later:
            self._table.submit(part)

    def is_grip(self, key: SpotKey) -> bool:
        """What lies in a tray can be dragged."""
        return key[0] == "well" and self.is_held

    def takes(self, key: SpotKey, at: Point) -> bool:
        return self.is_grip(key) and self.here.middle_of_table.contains(at)

    def roll(self, by: float, at: Point | None = None) -> bool:
        """Roll the tray under the pointer by a row, or both by a page."""
        if not self.is_held:
            return False
        rows = (1 if by > 0 else -1) * (1 if at is not None else ROWS)
        before = [*self.rolled]
        for side, tray in enumerate(self.here.trays):
            if at is None or tray.contains(at):
                self.rolled[side] = max(0, min(self.most(side), self.rolled[side] + rows))
        if before == self.rolled:
            return False
        self._selection.host.refresh()
        return True

    # -- what moves

    def _slide_in(self, before: SummitLook | None, now: SummitLook) -> None:
        """A thing that was just laid slides to its place in the middle."""
        film, old, new = self._table.film, None if before is None else before.deal, now.deal
        if old is None or new is None or old.sides != new.sides or self._here is None:
            return
        if new.parts[:-1] != old.parts or not film.speed.factor:
            return
        side = new.sides.index(new.parts[-1].giver)
        things = [well.thing for well in new.trays[side]]
        number = things.index(new.parts[-1]) if new.parts[-1] in things else 0
        box = wells(self.here.trays[side], len(things), self.rolled[side])[number]
        start = self.here.trays[side].centre if box is None else box.centre
        self.sliding = Sliding(len(new.parts) - 1, start, 0.0)
        film.play(Tween(SLIDE_SECONDS, self._slide, ease_out), Call(self._land))

    def _slide(self, share: float) -> None:
        if self.sliding is not None:
            self.sliding = Sliding(self.sliding.number, self.sliding.start, share)

    def _land(self) -> None:
        self.sliding = None
        self._table.director.sound("token")
        self._table.refresh()

    @property
    def lifted(self) -> frozenset[int]:
        """The parts of the deal that are on their way."""
        more = self.animation.more
        if self.deal is not None and isinstance(more, Answering) and more.swapped:
            return frozenset(range(len(self.deal.parts)))
        return frozenset() if self.sliding is None else frozenset((self.sliding.number,))

    def draw_moving(self, canvas: Canvas, moment: Moment) -> None:
        if self.is_held and self.deal is not None:
            draw_stage(canvas, self.here, self.deal, self.sliding, self.animation.more,
                       reach_of(moment.table), moment.voice)  # fmt: skip

    # -- how it is drawn

    def states(self, hovered: SpotKey | None) -> Mapping[str, State]:
        """What lies in the middle lights its system; a well that is pointed at its own."""
        if not self.is_held or self.deal is None:
            return {}
        laid: dict[str, State] = {
            part.name: "chosen" for part in self.deal.parts if part.kind in ON_MAP
        }
        thing = self.pointed_at(hovered)
        if thing is not None and thing.kind in ON_MAP:
            laid[thing.name] = "hover"
        return laid

    def pointed_at(self, hovered: SpotKey | None) -> Part | None:
        if hovered is None or hovered[0] != "well" or hovered[2] >= len(self.tray(hovered[1])):
            return None
        return self.tray(hovered[1])[hovered[2]].thing

    def draw(self, canvas: Canvas, moment: Moment, around: Around) -> None:
        SummitView(self, moment, around).draw(canvas)


GATHERINGS.put(Reach.mode, Summit)
