"""The map as it is drawn now, what can be pointed at on it, and what a click or a drag there
means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.decision import Answer
from engine.text.message import Message
from engine.ui.box import Box, Point
from engine.ui.canvas import CachedLayer, Canvas, Plane
from engine.ui.table.director import AtTable
from engine.ui.table.parts import Moment, SpotFact, SpotKey, Spots
from engine.ui.table.selection import Part
from engine.ui.table.table import Table
from engine.ui.widgets.base import Tip, Widget
from games.arcs.board import AMBITIONS, HIDDEN, SYSTEMS
from games.arcs.expansion import ByMode
from games.arcs.odds import is_laid_out
from games.arcs.parts import Seat
from games.arcs.scene.animations import AnimationState
from games.arcs.scene.art.cards import CardPlace, card_at, hand_places, trick_boxes
from games.arcs.scene.art.cells import (
    Ground,
    draw_control,
    draw_hall,
    draw_outlines,
    draw_pool,
    draw_slots,
)
from games.arcs.scene.art.looks import AMBER, State, SystemLook
from games.arcs.scene.art.pieces import draw_systems
from games.arcs.scene.art.places import Places, places_in
from games.arcs.scene.art.planets import draw_space
from games.arcs.scene.art.tokens import row_box, slot_box
from games.arcs.scene.battle import BattleModel, battle_boxes, battle_history, battle_model
from games.arcs.scene.choices import CHOOSING, SHOWN, STEPPER_END, Choices
from games.arcs.scene.layout import CARD_SHAPE, DESKS, FIRST_FRAME, Desk, button_height
from games.arcs.scene.selection import ArcsSelection
from games.arcs.scene.view_model import cards_before, systems_shown, trick_shown
from games.arcs.state import ArcsTable

# What the seats gather around in the middle of a game, such as a Summit, as a table knows it.


@dataclass(frozen=True, slots=True)
class Around:
    """The table around it: the map, how a place is lit, and the one that is pointed at."""

    places: Places
    state: Callable[[SpotKey], State]
    hovered: SpotKey | None


class Gathering:
    """The base game has none.

    `is_held` while there is one: then `desk` says where everything is, it draws what lies around
    the map, and what has a place there is no chip.
    """

    is_held: bool = False

    def __init__(
        self, table: Table, selection: ArcsSelection, animation: AnimationState
    ) -> None:  # fmt: skip
        self._table = table
        self._selection = selection
        self.animation = animation

    def follow(self, moment: Moment, *, is_covered: bool) -> None:
        """The table or the decision may be another; something may lie in front of the map."""

    def desk(self, board: Box, height: float, seats: int) -> Desk:
        """The places around a smaller map."""
        raise NotImplementedError

    @property
    def parts(self) -> frozenset[Part]:
        """What can be pointed at here, also where it must be rolled to first."""
        return frozenset()

    def boxes(self) -> Iterable[tuple[SpotKey, Box]]:
        """The places that are seen."""
        return ()

    def part(self, key: SpotKey) -> Part | None:
        """What a place stands for; None where it is none of these."""
        return None

    def shortcut(self, key: SpotKey) -> str | None:
        return None

    def is_own(self, key: SpotKey) -> bool:
        """Whether a click there is no answer, but does something."""
        return False

    def click(self, key: SpotKey) -> None:
        """A place of its own was clicked."""

    def is_grip(self, key: SpotKey) -> bool:
        return False

    def takes(self, key: SpotKey, at: Point) -> bool:
        return False

    @property
    def lifted(self) -> frozenset[int]:
        """What of it is in the air, and not where it lies."""
        return frozenset()

    def roll(self, by: float, at: Point | None = None) -> bool:
        """Roll what is longer than its place, everywhere or at a point; False where none is."""
        return False

    def states(self, hovered: SpotKey | None) -> Mapping[str, State]:
        """How systems are lit by what lies on the table, or is pointed at there."""
        return {}

    def draw(self, canvas: Canvas, moment: Moment, around: Around) -> None:
        """Everything beside and before the map that stays where it is."""

    def draw_moving(self, canvas: Canvas, moment: Moment) -> None:
        """What is on its way."""


GATHERINGS: Final[ByMode[type[Gathering]]] = ByMode(Gathering)


# What can be pointed at, where it lies in the window, and what a click or a drag there means.

ROUND: Final = 12.0


class ArcsSpots(Spots):
    """The places of the table; systems are hit by their cells, everything else by its box."""

    def __init__(
        self,
        hit_targets: HitTargets,
        on_tip: Callable[[float, float], Tip | None],
        on_dead: Callable[[SpotKey], object],
    ) -> None:
        super().__init__(hit_targets.take, hit_targets.drop, on_tip, on_dead)
        self._hit_targets = hit_targets

    def hit(self, x: float, y: float) -> Widget | None:
        """The uppermost thing there that is no system, else the system whose cell it is."""
        at = self.plane.point((x, y))
        held = self._hit_targets.card_under(at)
        for child in reversed(self.children):
            key = child.fact.key  # type: ignore[attr-defined]
            if key[0] in ("card", "back"):
                if key == held:
                    return child
            elif key[0] != "system" and child.box.contains((x, y)):
                return child
        if self._hit_targets.covers_map:
            return None
        system = self._hit_targets.places.system_at(at, self._hit_targets.systems)
        return None if system is None else self._by_key.get(("system", system))


class HitTargets:
    """The places of the table as spots: live ones answer a click, the others only a look.

    `owner` is the seat whose hand and board are shown, `enlarged` a card that is looked at,
    `glowing` the ambition whose pieces are shown on all seats.
    """

    def __init__(
        self, table: Table, look_at: Callable[[int], object], animation: AnimationState
    ) -> None:
        self.selection = ArcsSelection(AtTable(table))
        self._look_at, self._table = look_at, table
        self._lay = DESKS.of(table.match.table)
        self._page = CHOOSING.of(table.match.table)
        self.desk: Desk = self._lay(FIRST_FRAME, 1080.0, len(table.match.setup.seats))
        self.places: Places = places_in(self.desk.middle)
        self.bar = Box(0, 0, 0, 0)
        self.owner = 0
        self.choices = Choices(self.selection)
        kind = GATHERINGS.of(table.match.table)
        self.gathering = kind(table, self.selection, animation)
        self._room = (FIRST_FRAME, 1080.0)
        self.plane = Plane()
        self.systems: tuple[str, ...] = ()
        self.battle: BattleModel | None = None
        self.is_page = False
        self.fates: tuple[str, ...] = ()
        self.enlarged: SpotKey | None = None
        self.glowing = ""
        self.hinted: Answer | None = None

    def layout(self, board: Box, height: float) -> None:
        self._room = (board, height)
        self._place()

    def _place(self) -> None:
        """Where everything is, which a Summit changes."""
        lay = self.gathering.desk if self.gathering.is_held else self._lay
        desk = lay(*self._room, len(self._table.match.setup.seats))
        if desk is not self.desk:
            self.desk, self.places = desk, places_in(desk.middle, is_small=desk.is_small)

    @property
    def covers_map(self) -> bool:
        return self.battle is not None or self.is_page or bool(self.fates)

    def sync(self, moment: Moment, is_fighting: bool, is_page: bool) -> None:
        """The decision may be another; a battle or a page may lie in front of the map."""
        self.selection.renew()
        self.hinted = self.hinted if self._table.frame.hints.is_open else None
        fight, self.is_page = self.selection.fight, is_page
        self.battle = None
        self.fates = ()
        if (
            self.selection.kind == self._page.kind
            and self.selection.kind
            and not self.selection.is_aside
        ):
            self.fates = tuple(part[1] for part in sorted(self.selection.paths.known))
        if is_fighting or fight is not None:
            director = self._table.director
            passages = self._table.sitting.story.passages
            history = battle_history(director.happened, passages, director.answers)
            self.battle = battle_model(history, fight)
        self.gathering.follow(moment, is_covered=self.covers_map)
        self._place()
        self.systems = moment.table.systems if is_laid_out(moment.table) else ()
        self.choices.fill(moment, lambda: self._named_on_table(moment), self.gathering.parts)

    def _named_on_table(self, moment: Moment) -> set[Part | None]:
        """Every part that has a place on the table now."""
        named = {self.part_of(key) for key, _ in self._boxes(moment) if key[0] != "chip"}
        return named | self.gathering.parts

    def place_chips(self, moment: Moment) -> None:
        """The bar has its place: what stands in it or over it follows, in the frame's units."""
        shown, board = self.plane.point_shown, self.desk.board
        board = board if self.choices.is_drafting else self.plane.box_shown(board)
        at = None if (clicked := self._clicked(moment)) is None else shown(clicked)
        lit = [*self._lit_places(moment), *([] if at is None else middles_of(self))]
        self.choices.place(self.bar, board, lambda: [*map(shown, lit)], at)

    def _clicked(self, moment: Moment) -> Point | None:
        """The place whose choices are open; None where there is none, or the map is covered."""
        chosen = self.selection.chosen[:1]
        if not chosen or self.covers_map:
            return None
        if chosen[0][0] == "system":
            return self.places.cells[chosen[0][1]].body
        boxes = (box for key, box in self._boxes(moment)
                 if key[0] != "chip" and self.part_of(key) == chosen[0])  # fmt: skip
        place = next(boxes, None)
        return None if place is None else (place.centre_x, place.y)

    def _lit_places(self, moment: Moment) -> list[Point]:
        """The middle of everything on the table that can be pointed at next, chips left out."""
        if self.covers_map:
            return []
        return [
            self.places.cells[key[1]].body if key[0] == "system" else box.centre
            for key, box in self._map_boxes(moment)
            if self.is_lit(key)
        ]

    def spots_owner(self, moment: Moment) -> Seat:
        seat: Seat = moment.table.seats[self.owner]
        return seat

    # -- what a place names

    def part_of(self, key: SpotKey) -> Part | None:
        selection, kind = self.selection, key[0]
        if (gathered := self.gathering.part(key)) is not None:
            return gathered
        if kind == "own-slot":
            token = selection.table.seats[self.owner].slots[key[1]]
            return ("token", token) if token else None
        if kind == "system":
            cluster = ("cluster", SYSTEMS[key[1]].cluster)
            return cluster if cluster in selection.lit else key
        if kind == "chip":
            return self.choices.part(key[1])
        return key

    def is_lit(self, key: SpotKey) -> bool:
        return self.part_of(key) in self.selection.lit

    def is_chosen(self, key: SpotKey) -> bool:
        return self.part_of(key) in self.selection.chosen

    # -- where it lies

    def spots(self, moment: Moment) -> list[SpotFact]:
        """All places, the upper ones last."""
        is_live = moment.decision is not None and not moment.is_replay
        facts = []
        for key, box in self._boxes(moment):
            live = is_live and self._is_live(key)
            facts.append(SpotFact(
                key, box, self._clicking(key) if live else None, live and self._is_grip(key),
                self._shortcut(key) if live else None, ROUND, self._right(key),
            ))  # fmt: skip
        return facts

    def _is_live(self, key: SpotKey) -> bool:
        match key:
            case ("more", place):
                return self.selection.may_set(place, 1)
            case ("less", place):
                return self.selection.may_set(place, -1)
            case ("own-slot", _) if self.selection.kind == "arrange":
                return True
            case ("seat", _) | ("ambition", _):
                return True
        if self.gathering.is_own(key):
            return True
        return self.part_of(key) in self.selection.live

    def _is_grip(self, key: SpotKey) -> bool:
        return key[0] in ("system", "card") or self.gathering.is_grip(key)

    def _shortcut(self, key: SpotKey) -> str | None:
        match key:
            case ("chip", number):
                return self.choices.key(number) or None
            case ("card", card) if not (self.choices.takes_numbers or self.gathering.is_held):
                hand = self.selection.table.seats[self.owner].hand
                return str(hand.index(card) + 1)
        return self.gathering.shortcut(key)

    def _boxes(self, moment: Moment) -> Iterator[tuple[SpotKey, Box]]:
        for seat, box in self._table.frame.seat_boxes.items():
            yield ("seat", seat), self.plane.box(box)
        if self.battle is not None:
            yield from self._battle_boxes(moment)
        elif self.fates:
            boxes = self._page.boxes(self.desk.board, len(self.fates))
            yield from ((("fate", fate), box) for fate, box in zip(self.fates, boxes, strict=True))
        elif not self.is_page:
            yield from self._map_boxes(moment)
        yield from self._floor_boxes(moment)
        if self.gathering.is_held:
            yield from self.gathering.boxes()
        for key, box in self.choices.boxes():
            yield key, box if self.choices.is_drafting else self.plane.box(box)

    def _map_boxes(self, moment: Moment) -> Iterator[tuple[SpotKey, Box]]:
        places, table, here = self.places, moment.table, self.desk
        for system in self.systems:
            yield ("system", system), places.cells[system].box
        boxes = trick_boxes(places, len(trick_shown(table, moment.voice)))
        if self.gathering.is_held:
            boxes = ()
        for place, (played, box) in enumerate(zip(table.trick, boxes, strict=False)):
            yield ("trick", played.card) if self.knows(played.card) else ("copied", place), box
        for ambition, box in zip(AMBITIONS, here.ambitions, strict=True):
            yield ("ambition", ambition), box
        yield from here.other_spots()
        for offer, box in zip(table.court, here.court_boxes(table), strict=False):
            if offer.card:
                yield ("court", offer.card), box
        cards = cards_before(table.seats[self.owner])
        for card, box in zip(cards, here.guild_boxes(len(cards)), strict=True):
            yield ("guild", card), box

    def _floor_boxes(self, moment: Moment) -> Iterator[tuple[SpotKey, Box]]:
        seat = self.spots_owner(moment)
        for number in moment.table.open_places(self.owner):
            if seat.slots[number] or self.selection.kind == "arrange":
                yield ("own-slot", number), slot_box(self.desk.own, number, len(seat.slots))
        for row in range(4):
            yield ("pile", row), row_box(self.desk.own, row)
        for place, (card, fan) in enumerate(zip(seat.hand, self.fan(seat.hand), strict=True)):
            box = Box.around(*fan.centre, 1.1 * fan.width, 1.1 * CARD_SHAPE * fan.width)
            yield (("card", card) if self.knows(card) else ("back", place)), box
        if self.selection.is_counting_ships:
            yield from self._stepper_boxes()

    def fan(self, hand: tuple[str, ...]) -> tuple[CardPlace, ...]:
        """Where the cards of a hand lie; sunk while none of them can be used."""
        return hand_places(self.desk.hand, len(hand), is_sunk=self.is_sunk)

    def card_under(self, point: Point) -> SpotKey | None:
        hand = self.selection.table.seats[self.owner].hand
        place = card_at(self.fan(hand), point)
        if place is None:
            return None
        return ("card", hand[place]) if self.knows(hand[place]) else ("back", place)

    @property
    def is_sunk(self) -> bool:
        return not any(part[0] == "card" for part in self.selection.live)

    def knows(self, card: str) -> bool:
        """Whether the face of a card of the hand is seen."""
        return card != HIDDEN

    def _stepper_boxes(self) -> Iterator[tuple[SpotKey, Box]]:
        for place, box in enumerate(stepper_boxes(self.bar)):
            yield from ((key, self.plane.box(end)) for key, end in _ends(place, box))

    def _battle_boxes(self, moment: Moment) -> Iterator[tuple[SpotKey, Box]]:
        assert self.battle is not None
        table: ArcsTable = moment.table
        return battle_boxes(self.desk.board, table, self.battle, self.selection, moment.voice)

    # -- what a click means

    def _clicking(self, key: SpotKey) -> Callable[[], object]:
        return lambda: self.click(key)

    def click(self, key: SpotKey) -> None:
        self.enlarged = None
        if self.gathering.is_own(key):
            self.gathering.click(key)
            return
        match key:
            case ("more", place):
                self.selection.set_by(place, 1)
                return
            case ("less", place):
                self.selection.set_by(place, -1)
                return
            case ("own-slot", place) if self.selection.kind == "arrange":
                self.selection.swap_slots(place)
                return
            case ("seat", seat) if key not in self.selection.live:
                self._look_at(seat)
                return
            case ("ambition", ambition) if key not in self.selection.live:
                self.glowing = "" if self.glowing == ambition else ambition
                self.selection.host.refresh()
                return
        part = self.part_of(key)
        if part is not None:
            self.selection.click(part)

    def take(self, key: SpotKey) -> bool:
        """A drag begins at a card or a fleet."""
        return self.selection.take(self.part_of(key))

    def drop(self, key: SpotKey, at: Point) -> None:
        """A drag ends: a fleet on a system, a card in the void."""
        if key[0] == "card" or self.gathering.is_grip(key):
            if self.places.void_box.contains(at) or self.gathering.takes(key, at):
                self.selection.confirm()
            return
        system = self.places.system_at(at, self.systems)
        self.selection.drop(self.part_of(key), None if system is None else ("system", system))

    def _right(self, key: SpotKey) -> Callable[[], object]:
        """The other button lets go of what is chosen; where nothing is, it enlarges a card."""
        return lambda: self._clear_or_enlarge(key)

    def _clear_or_enlarge(self, key: SpotKey) -> None:
        was_shown = self.enlarged is not None
        self.enlarged = None
        if not self.selection.clear() and not was_shown and key[0] in SHOWN:
            self.enlarged = key
            self.selection.host.refresh()


def _ends(place: int, box: Box) -> Iterator[tuple[SpotKey, Box]]:
    yield ("less", place), Box(box.x, box.y, STEPPER_END, box.h)
    yield ("more", place), Box(box.right - STEPPER_END, box.y, STEPPER_END, box.h)


def stepper_boxes(bar: Box) -> tuple[Box, Box]:
    """The two steppers of a fleet in the bar: fresh ships, damaged ones."""
    high = button_height(bar)
    return Box(bar.x + 20, bar.y + 104, 152, high), Box(bar.x + 182, bar.y + 104, 152, high)


# The map as it is drawn now: ground and pieces, which are kept, and what is lit above them.


def draw_map(
    canvas: Canvas,
    layer: CachedLayer,
    ground: Ground,
    table: ArcsTable,
    hit_targets: HitTargets,
    hovered: SpotKey | None,
) -> None:
    draw_reach(canvas, layer, ground, table, hit_targets.desk.board, hit_targets.places)
    later: dict[str, State] = dict.fromkeys(later_of(hit_targets), "legal")
    draw_outlines(canvas, hit_targets.places, later, colour=AMBER)
    draw_outlines(canvas, hit_targets.places, states_of(hit_targets, hovered))


def middles_of(hit_targets: HitTargets) -> list[Point]:
    """The middles of all systems that lie on the table."""
    return [hit_targets.places.cells[system].body for system in hit_targets.systems]


def later_of(hit_targets: HitTargets) -> tuple[str, ...]:
    """The systems that the next steps of a hint are in, while it is shown."""
    if hit_targets.hinted is None:
        return ()
    said = (reason.said for reason in hit_targets.hinted.reasons)
    steps = [step for each in said if isinstance(each, Message)
             for step in each.args.get("steps", ())]  # fmt: skip
    found = (getattr(step, name, None) for step in steps for name in ("system", "target"))
    return tuple(dict.fromkeys(system for system in found if system in hit_targets.systems))


def draw_reach(
    canvas: Canvas, layer: CachedLayer, ground: Ground, table: ArcsTable, board: Box, places: Places
) -> None:
    looks, out = systems_shown(table), table.out
    key = None
    if ground.is_done:
        key = (board, places.box, tuple(looks.items()), out)
    layer.draw(canvas, key, lambda on: _draw_still(on, ground, looks, out, board, places))


def _draw_still(
    canvas: Canvas, ground: Ground, looks: dict[str, SystemLook], out: tuple[int, ...], board: Box,
    places: Places,
) -> None:  # fmt: skip
    if places.is_small:
        draw_hall(canvas, board, places)
    else:
        draw_space(canvas, board)
        draw_pool(canvas, places)
    ground.draw_cells(canvas, places, out)
    control = {name: look.controller for name, look in looks.items() if look.controller is not None}
    draw_control(canvas, places, control)
    ground.draw_worlds(canvas, places, out)
    draw_slots(canvas, places, {name: len(look.built) for name, look in looks.items()})
    draw_systems(canvas, places, looks)


def states_of(hit_targets: HitTargets, hovered: SpotKey | None) -> dict[str, State]:
    found: dict[str, State] = {}
    way = hit_targets.selection.sailing or hit_targets.selection.joining
    for system in hit_targets.systems:
        key = ("system", system)
        if hit_targets.is_chosen(key) or (way is not None and way.origin == system):
            found[system] = "chosen"
        elif hit_targets.is_lit(key):
            found[system] = "hover" if key == hovered else "legal"
        elif way is not None and way.target == system:
            found[system] = "legal"
    return found | {**hit_targets.gathering.states(hovered)}
