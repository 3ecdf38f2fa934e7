"""Rajas of the Ganges at the table: its parts put together, and its board."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial

from engine.core.decision import Decision, Pending
from engine.text.message import Message, SeatNumber
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas, Plane
from engine.ui.display import RIGHT, Clicked, Intent, KeyPressed, Wheel
from engine.ui.paint.portraits import seat_face
from engine.ui.scene import Scene
from engine.ui.sound import Name
from engine.ui.table.actions import Actions, looking_at
from engine.ui.table.panels import Progress, SeatColumn, TableHint
from engine.ui.table.parts import Board, FrameStyle, Moment, Parts, SpotFact, SpotKey, Spots
from engine.ui.table.table import Table
from engine.ui.widgets.base import Tip, TipCard
from games.rajas.learning import Advice
from games.rajas.learning import advice as advice_at
from games.rajas.scene.animations import Anchors, AnimationState, RajasFilm, draw_flights
from games.rajas.scene.bar import (
    RajasBar,
    RajasTopBar,
    action_bar,
    draw_seat,
    draw_tray,
    seats_shown,
    to_do,
)
from games.rajas.scene.board_art import (
    BoardModel,
    Ground,
    draw_land,
    draw_own,
    draw_racers,
    draw_river,
)
from games.rajas.scene.build_view import draw_build, draw_marks, draw_order
from games.rajas.scene.dummy_turn import (
    DummyTurn,
    Explaining,
    LogFormatter,
    card_box,
    counselled,
    draw_dummy_card,
    dummy_turn,
)
from games.rajas.scene.hit_targets import HitTargets, draw_strip, strip_place
from games.rajas.scene.hover_card import CardWords, draw_card
from games.rajas.scene.hub_pictures import draw_meeting
from games.rajas.scene.physical_pieces import RajasHands, rajas_asks
from games.rajas.scene.places import (
    CARD_H,
    LOG_W,
    TABLE_FIT,
    TRAY,
    Layers,
    Places,
    board_canvas,
    box_named,
    build_places,
    card_place,
    hint_column,
    places_in,
    seat_boxes,
    table_places,
    tray_place,
)
from games.rajas.scene.view_model import (
    board_model,
    borders_of,
    hanging,
    in_the_air,
    lit_cells,
    printed_of,
    province_model,
)

FIRST_BOX = Box(8, 88, 1568, 884)


class RajasBoard(Board):
    hands = RajasHands()
    hand_kind = "hand"

    def __init__(self, table: Table) -> None:
        self.table = table
        self.places: Places = places_in(FIRST_BOX, len(table.match.setup.seats))
        self.hit_targets = HitTargets(table, self.places)
        self.spots = Spots(lambda key: False, lambda key, at: None, self._tip, self._say_why_not)
        self.words = CardWords(self.hit_targets, table)
        self.ground = Ground()
        self.animation = AnimationState()
        self.layers = Layers()
        self.lying = BoardModel()
        self.explaining = Explaining(table)
        self.film = RajasFilm(
            self.animation, lambda: self.hit_targets.owner, self._sound, self.explaining.hold
        )
        self.looked_at: int | None = None

    # -- what there is to show ----------------------------------------------------------------

    def owner(self, moment: Moment) -> int:
        """Whose province and dice are shown: whom one looks at, who decides, the viewer."""
        if self.looked_at is not None:
            return self.looked_at
        return moment.seat if moment.decision is None else moment.decision.seat

    def look_at(self, seat: int) -> None:
        """Shows the province of another seat, or one's own again."""
        moment = self.table.moment
        own = moment.seat if moment.decision is None else moment.decision.seat
        self.looked_at = None if seat in (self.looked_at, own) else seat
        self.table.refresh()

    @property
    def hovered(self) -> SpotKey | None:
        """The place under the pointer, or the one that the keyboard is on."""
        found = None
        for spot in self.spots.children:
            fact = spot.fact  # type: ignore[attr-defined]
            if spot.is_hovered or (spot.is_focused and spot.shows_focus):
                found = fact.key
        return found

    def shown(self, moment: Moment) -> BoardModel:
        selection, hit_targets = self.hit_targets.selection, self.hit_targets
        way = None if hit_targets.is_looking else hanging(selection)
        reached = borders_of(selection.outlook(way)) if way is not None else ()
        lit = () if hit_targets.is_looking else lit_cells(selection)
        province = province_model(moment.table, hit_targets.owner, lit, reached)
        acting = self.acting(moment)
        racing = hit_targets.owner if acting is None else acting
        return board_model(moment.table, hit_targets, province, self.hovered, racing)

    def acting(self, moment: Moment) -> int | None:
        """Whose turn is shown: that of the dummy whose steps are told, else whose move it is."""
        turn = self.dummy_turn(moment)
        return self.table.sitting.acting_seat if turn is None else turn.seat

    def dummy_turn(self, moment: Moment) -> DummyTurn | None:
        """The turn of a dummy that is being played, told or looked at; None else."""
        if moment.decision is not None or moment.is_over:
            return None
        return dummy_turn(self.table.director.happened, moment.table, moment.voice)

    # -- the board of a table -----------------------------------------------------------------

    def layout(self, box: Box) -> None:
        self.places = places_in(box, len(self.table.match.setup.seats))
        self.hit_targets.places, self.hit_targets.board = self.places, box

    def place_of(self, name: str, moment: Moment) -> Box | None:
        spots = {spot.fact.key: spot.box for spot in self.spots.places}
        is_building = self.hit_targets.is_building
        return box_named(name, spots, self.places, moment.table.tops, is_building=is_building)

    def outlines_of(self, name: str, moment: Moment) -> tuple[tuple[Point, ...], ...]:
        """A worker stands taller than its space."""
        box = self.place_of(name, moment) if name.startswith("space ") else None
        if box is None:
            return ()
        tall = Box(box.x, box.y - box.h * 0.4, box.w, box.h * 1.4)
        return (((tall.x, tall.y), (tall.right, tall.y), (tall.right, tall.bottom),
                 (tall.x, tall.bottom)),)  # fmt: skip

    def sync(self, moment: Moment) -> None:
        if not self.table.frame.hints.is_open:
            self.hit_targets.selection.advise(())
        self.hit_targets.owner = self.owner(moment)
        self.hit_targets.is_looking = self.looked_at is not None
        self.hit_targets.sync(moment)
        bar = self.table.frame.bar
        if isinstance(bar, RajasBar):
            bar.keep_room(TRAY[0] + 12 if self.hit_targets.is_building else 0.0)

    def dress(self, moment: Moment) -> None:
        """The places, after the bar has its buttons: the dice in it lie beside them."""
        bar = self.table.frame.bar
        if isinstance(bar, RajasBar):
            if self.table.frame.cover is None:
                bar.seat = self.acting(moment)
            self.hit_targets.tray = tray_place(bar.box, bar.tray_right + 12)
        self.spots.box = self.table.viewport
        seats = self.table.frame.seat_boxes.items()
        cards = [SpotFact(("seat", seat), box, partial(self.look_at, seat)) for seat, box in seats]
        self.spots.show([*self.hit_targets.spots(moment), *cards])

    def settle(self, moment: Moment) -> None:
        self.looked_at = None

    def forget(self) -> None:
        self.animation.clear()
        self.hit_targets.selection.clear()

    def _sound(self, name: Name) -> None:
        self.table.director.sound(name)

    @property
    def still(self) -> Hashable | None:
        """While things only fly and run over it, the board stays as it is from frame to frame."""
        return ("still", self.races_above) if self.ground.is_done else None

    @property
    def races_above(self) -> bool:
        """Whether markers and boats are drawn over the kept board: in a film, where they run."""
        is_seen = self.table.film.is_playing and self.table.frame.cover is None
        return self.ground.is_done and is_seen and self.hit_targets.strip is None

    @property
    def is_whole(self) -> bool:
        return self.ground.is_done

    def paint_on(self) -> bool:
        return self.ground.work()

    @property
    def is_animating(self) -> bool:
        return not self.is_whole

    def update(self, seconds: float) -> None:
        if seconds and self.paint_on():
            self.table.invalidate()

    def let_go(self) -> bool:
        selection = self.hit_targets.selection
        if self.looked_at is not None:
            self.look_at(self.looked_at)
            return True
        if selection.kind in ("lay", "pay") and self.table.conductor.can_undo:
            self.table.orders.undo()
            return True
        return selection.clear()

    def handle(self, intent: Intent, moment: Moment) -> bool:
        selection = self.hit_targets.selection
        if isinstance(intent, Wheel) and intent.dy:
            return selection.turn_tile(1 if intent.dy > 0 else -1)
        if isinstance(intent, Clicked) and intent.button == RIGHT:
            self.hit_targets.turn_or_clear()
            return True
        if isinstance(intent, KeyPressed) and intent.is_plain:
            return self._key(intent.key)
        return False

    def _say_why_not(self, key: SpotKey) -> None:
        """A place of a kind that is asked for was clicked, but not one of those that are lit."""
        part, known = self.hit_targets.part_of(key), self.hit_targets.selection.paths.known
        is_asked = part is not None and any(part[0] == each[0] for each in known)
        if is_asked and self.looked_at is None:
            why = "" if part in known else self.words.why_not(key)
            self.table.refuse(why or self.table.frame.bar.actions.prompt)

    def _key(self, key: str) -> bool:
        if key == "t":
            return self.hit_targets.selection.turn_tile()
        return False

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, moment: Moment) -> None:
        selection, hit_targets, hovered = self.hit_targets.selection, self.hit_targets, self.hovered
        selection.hover_cell(hovered[1] if hovered is not None and hovered[0] == "cell" else None)
        self._draw_board(canvas, moment)
        self._draw_card(canvas, hovered)
        if hit_targets.strip is not None:
            place = strip_place(hit_targets.board, hit_targets.strip)
            number = hovered[1] if hovered is not None and hovered[0] == "choice" else None
            draw_strip(canvas, place, hit_targets.strip, selection, number)
        numbered = selection.advised or moment.asked_about
        if numbered and not moment.is_behind and not hit_targets.is_looking:
            boxes = {spot.fact.key: spot.box for spot in self.spots.children}  # type: ignore[attr-defined]
            draw_order(canvas, hit_targets, boxes, numbered)

    def _draw_board(self, canvas: Canvas, moment: Moment) -> None:
        places, printed, shown = self.places, printed_of(moment.table), self.shown(moment)
        turn = self.dummy_turn(moment)
        if turn is not None and turn.space and self.looked_at is None:
            shown = replace(shown, lights=((turn.space, "dummy"),))
        self.lying = shown
        self.ground.draw(canvas, places, printed)
        board, layers = board_canvas(canvas, places), self.layers
        if self.hit_targets.is_building:
            build = build_places(places)
            draw_build(
                board, build, moment.table, shown, self.hit_targets, self.hovered, moment.voice
            )
        else:
            land = (shown.tops, shown.left, shown.payable, shown.lights, shown.workers, shown.ghost)
            layers.draw("land", board, (places, printed, land),
                        lambda board: draw_land(board, places, printed, shown))  # fmt: skip
            is_covered = self.table.frame.cover is not None  # its page tells the steps itself
            if turn is None or self.looked_at is not None or is_covered:
                layers.draw("own", board, (places, printed, shown.own),
                            lambda board: draw_own(board, places, printed, shown.own))  # fmt: skip
                draw_marks(board, places, self.hit_targets, self.hovered)
            else:
                self._draw_dummy(board, turn, moment)
        river = (shown.river_tiles, shown.reachable, shown.on_bridge)
        layers.draw("river", board, (places, printed, river),
                    lambda board: draw_river(board, places, printed, shown))  # fmt: skip
        if not self.races_above:
            draw_racers(board, places, printed, in_the_air(shown, self.animation), moment.voice)

    def _draw_dummy(self, board: Canvas, turn: DummyTurn, moment: Moment) -> None:
        box, seat = card_box(self.places), moment.table.seats[turn.seat]
        key = (box, turn, moment.voice, seat.used, seat.owned, seat.dice)
        self.layers.draw("dummy", board, key, lambda board: draw_dummy_card(
            board, box, turn, moment.voice, moment.table))  # fmt: skip

    def _tip(self, x: float, y: float) -> Tip | None:
        """The card beside the pointer, where the log and its place are put away."""
        frame = self.table.frame.places
        key = next((spot.fact.key for spot in reversed(self.spots.children)  # type: ignore[attr-defined]
                    if spot.box.contains((x, y))), None)  # fmt: skip
        if frame is None or card_place(frame) is not None or key is None:
            return None
        card = self.words.card(key)
        return TipCard(LOG_W, CARD_H, lambda canvas, box: draw_card(canvas, box, card))

    def _draw_card(self, canvas: Canvas, hovered: SpotKey | None) -> None:
        frame = self.table.frame.places
        is_free = frame is not None and not self.table.frame.hints.is_open
        place = card_place(frame) if is_free and frame is not None else None
        if place is not None:
            smaller = Plane(factor=min(1.0, place.h / CARD_H))
            draw_card(smaller.part(canvas), smaller.box(place), self.words.card(hovered))

    def draw_above(self, canvas: Canvas, moment: Moment) -> None:
        if self.races_above:
            board, shown = board_canvas(canvas, self.places), in_the_air(self.lying, self.animation)
            key = (self.places, shown.boats, shown.runners, shown.gap, moment.voice.language)
            self.layers.draw("racers", board, key, lambda board: draw_racers(
                board, self.places, printed_of(moment.table), shown, moment.voice))  # fmt: skip
        if self.animation.flights:
            seats = self.table.frame.seat_boxes
            anchors = Anchors(self.places, seats, self.hit_targets.is_building)
            draw_flights(board_canvas(canvas, self.places), self.animation, anchors, moment.table)
        if self.animation.meeting is not None:
            draw_meeting(board_canvas(canvas, self.places), self.places, *self.animation.meeting)

    def draw_seats(self, canvas: Canvas, moment: Moment, boxes: dict[int, Box]) -> None:
        acting = self.acting(moment)
        seats = seats_shown(moment.table, moment.voice, acting, self.hit_targets.owner)
        for number, box in boxes.items():
            seat = replace(seats[number], face=seat_face(moment.match, number))
            self.layers.draw(("seat", number), canvas, (box, seat),
                             partial(draw_seat, box=box, number=number, seat=seat))  # fmt: skip
        if self.hit_targets.is_building:
            draw_tray(canvas, self.hit_targets, moment.table, self.hovered, moment.voice)


class RajasParts:
    def __init__(self, table: Table, board: RajasBoard) -> None:
        self._table = table
        self._board = board

    def made(self) -> Parts:
        board = self._board
        count = len(self._table.match.setup.seats)
        style = FrameStyle(
            seats_along_top=True, places=partial(table_places, seats=count),
            has_room=lambda width: True,
            seat_places=lambda row, count: SeatColumn(seat_boxes(row, count)),
            draw_seats=board.draw_seats, seats_on_top=True, crowns_at_left=True,
            top_bar=RajasTopBar, action_bar=action_bar, fit=TABLE_FIT, hint_column=hint_column,
        )  # fmt: skip
        return Parts(
            board=board, style=style, widgets=(board.spots,), actions=self._actions,
            lines=LogFormatter(self._table.voice).lines,
            film=board.film, holds=board.explaining.holds, paces_bots=True,
            meanwhile=self._meanwhile,
            waiting=self._waiting, review=self._review, progress=_progress,
            dress=board.dress, hint=self._hint, ask=rajas_asks,
        )  # fmt: skip

    # -- the adviser

    def _hint(self, decision: Decision, show_hint: Callable[[TableHint], object]) -> bool:
        """The Raja is asked in the worker; what he says is lit on the board in his order."""
        table = self._table
        self._board.looked_at = None
        table.director.skip()
        view = table.moment.table

        def show(advice: Advice) -> None:
            if table.moment.decision is decision and table.is_on_top:
                show_hint(self._advised(decision, advice))

        def fail(error: Exception) -> None:
            said = Message("no-advice", {"why": str(error)})
            table.app.toast(table.voice.say(said), "warning")

        table.app.worker.work_out(advice_at, (view, decision), show, fail, lane="bots")
        return True

    def _advised(self, decision: Decision, advice: Advice) -> TableHint:
        """What the Raja says of every move; those that the panel lists bear their number."""
        table, selection = self._table, self._board.hit_targets.selection
        hints = advice.distinct(table.moment.table)
        voice, game = table.voice, table.match.game
        moves = counselled(hints, game, voice, table.moment.table, decision.seat)
        hint = TableHint(moves, game.told(advice.reasons, voice), Message("advice-rounds"),
                    choose=selection.show)  # fmt: skip
        selection.advise([each.option for each in hint.listed])
        return hint

    def _review(self) -> Scene:
        from games.rajas.scene.end import RajasEnd  # noqa: PLC0415 (loaded when a game is over)

        return RajasEnd(self._table.app, self._table.match)

    def _meanwhile(self, moment: Moment, said: Actions) -> Actions:
        board = self._board
        return board.explaining.meanwhile(moment, board.dummy_turn(moment), said)

    def _waiting(self, moment: Moment, pending: Pending, said: Actions) -> Actions:
        board = self._board
        return board.explaining.waiting(moment, board.dummy_turn(moment), pending, said)

    def _actions(self, moment: Moment, decision: Decision) -> Actions:
        looked_at = self._board.looked_at
        if looked_at is not None:
            back = partial(self._board.look_at, looked_at)
            looking = Message("looking-at", {"seat": SeatNumber(looked_at)})
            said = looking_at(looking, moment.voice, back)
            is_dummy = moment.table.seats[looked_at].is_dummy
            detail = moment.voice.say(Message("looking-at-dummy")) if is_dummy else ""
            return replace(said, detail=detail)
        return to_do(moment, decision, self._board.hit_targets)


def _progress(moment: Moment) -> Progress:
    number = moment.table.round
    said = Message("round-heading", {"round": number}) if number else Message("set-up")
    return (moment.voice.say(said), 0, 0)


def rajas_parts(table: Table) -> Parts:
    return RajasParts(table, RajasBoard(table)).made()
