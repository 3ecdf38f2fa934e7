"""What can be pointed at while a Summit is held, what is rolled and laid back; how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.decision import Option
from engine.ui.animation import Call, Tween, ease_out
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.faces import seat_face
from engine.ui.select.paths import Part as SelectedPart
from engine.ui.table.parts import Moment
from engine.ui.table.pointing import SpotKey
from engine.ui.table.table import Table
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.rules.summit_held import summit_held
from games.arcs.campaign.scene.summit.deal import slot_of
from games.arcs.campaign.scene.summit.film import Answering, Sliding, draw_stage
from games.arcs.campaign.scene.summit.layout import (
    MOST_MOTIONS,
    ROWS,
    SummitDesk,
    columns_of,
    most_rolled,
    summit_desk,
    wells,
)
from games.arcs.campaign.scene.summit.model import ASKED, DealLook, SummitLook, Well, summit_look
from games.arcs.campaign.scene.summit.things import ON_MAP
from games.arcs.campaign.scene.summit.view import SummitView
from games.arcs.scene.animation_state import AnimationState
from games.arcs.scene.art.looks import State
from games.arcs.scene.gathering import GATHERINGS, Around, Gathering
from games.arcs.scene.selection import ArcsSelection

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
        self._faces = [seat_face(table.match, n) for n in range(len(table.names))]
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
        """The places of a Summit."""
        self._here = summit_desk(board, height, seats)
        return self._here

    @property
    def here(self) -> SummitDesk:
        """Where everything is."""
        assert self._here is not None
        return self._here

    @property
    def deal(self) -> DealLook | None:
        """The deal that lies open."""
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
        """Everything in the trays and on parchment."""
        if not self.is_held or self._selection.kind not in ASKED:
            return frozenset()
        said: list[Option] = [*self.motions]
        for side in (0, 1):
            said += [each.option for each in self.tray(side) if each.is_offered and each.option]
        return frozenset(("say", option) for option in said)

    def boxes(self) -> Iterator[tuple[SpotKey, Box]]:
        """Plates, parchment, wells, and what lies in the middle."""
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
            yield from zip(plates, here.seats(len(plates)), strict=True)
            return
        by_seat = {plate.seat: plate for plate in plates}
        for seat, box in zip(self.look.deal.sides, here.deal_plates, strict=True):
            yield by_seat[seat], box

    def seen_wells(self, side: int) -> Iterator[tuple[int, Box]]:
        places = wells(self.here.trays[side], len(self.tray(side)), self.rolled[side],
                       has_head=self.deal is None)  # fmt: skip
        yield from ((number, box) for number, box in enumerate(places) if box is not None)

    def sheets(self) -> tuple[Box, ...]:
        has_tray = bool(self.look is not None and self.look.deal is None and self.look.tray)
        return self.here.motions(len(self.motions) + len(self.closed), has_tray=has_tray)

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
        """Into the middle."""
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
        """What slides into the middle, and the die that answers."""
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
        """The thing in the well that is pointed at."""
        if hovered is None or hovered[0] != "well" or hovered[2] >= len(self.tray(hovered[1])):
            return None
        return self.tray(hovered[1])[hovered[2]].thing

    def draw(self, canvas: Canvas, moment: Moment, around: Around) -> None:
        """Threads over the map, what lies around it, the table before it."""
        SummitView(self, moment, around).draw(canvas)


GATHERINGS.put(Reach.mode, Summit)
