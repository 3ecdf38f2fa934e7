"""Roll for the Galaxy at the table: its parts put together, with its tooltips."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

from engine.core.decision import Answer, Chance, Decision, Pending
from engine.core.story import Passage
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.animation import Animation
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, KeyPressed
from engine.ui.real_table.chance_input import DicePanel
from engine.ui.scene import Scene
from engine.ui.table.actions import ActionBar, Actions, looking_at
from engine.ui.table.conductor import persons
from engine.ui.table.log import Heading, LogLine
from engine.ui.table.panels import HintMove, SeatColumn, SidePanel, TableHint
from engine.ui.table.parts import Board, FrameStyle, Moment, Parts, SpotFact, Spots, kind_tags
from engine.ui.table.table import Table
from engine.ui.widgets.base import Button, Tip
from games.roll_galaxy.dice import CupRoll
from games.roll_galaxy.effects import Reassign
from games.roll_galaxy.events import RoundStarted
from games.roll_galaxy.moves import CONFIRM
from games.roll_galaxy.navigator.bot import Advice, advise
from games.roll_galaxy.scene import choosing, layout, log_words, phase_block
from games.roll_galaxy.scene.animations import AnimationState, RollFilm, box_named, draw_flights
from games.roll_galaxy.scene.art.dice_faces import draw_die
from games.roll_galaxy.scene.art.large_tiles import hover_card_size, tile_tip
from games.roll_galaxy.scene.bar import RollBar, RollTopBar, at_the_reveal, supply_of, to_do
from games.roll_galaxy.scene.board_input import BoardInput, screen_model, screen_spots
from games.roll_galaxy.scene.physical_pieces import CupPanel, RollHands, roll_asks, roll_reveal
from games.roll_galaxy.scene.screen import draw_screen, tool_boxes
from games.roll_galaxy.scene.seats import (
    calls_height,
    card_places,
    draw_calls,
    draw_card,
    draw_own,
    draw_scores,
    scores_height,
)
from games.roll_galaxy.scene.stage import draw_reveal
from games.roll_galaxy.scene.view_model import (
    ViewModel,
    calls,
    card_model,
    card_tip,
    own_model,
    reveal_model,
    score_tip,
    scores,
)
from games.roll_galaxy.state import Seat
from games.roll_galaxy.tiles import HIDDEN, PHASE, effects_in

DICTATE_TIP: Final = Message("dictate-tip")


class Laid(Protocol):
    places: layout.BoardPlaces
    cards: dict[int, Box]
    board_input: BoardInput

    @property
    def tip_canvas(self) -> Canvas: ...

    def work_places(self) -> choosing.WorkPlaces | None:
        """Where the cards of the work area stand."""


class Tips:
    """Finds what lies somewhere; a tile's card is made once for each size."""

    def __init__(self) -> None:
        self._tiles: dict[tuple[int, float, str], Tip] = {}

    def at(self, place: Point, view_model: ViewModel, laid: Laid) -> Tip | None:
        side = side_at(place, view_model, laid)
        if side is not None and side != HIDDEN:
            return self._tile(side, laid.tip_canvas, view_model.voice)
        if laid.places.caption.contains(place):
            return score_tip(view_model)
        for seat, card in laid.cards.items():
            if card.contains(place):
                return card_tip(view_model, seat)
        return self._tool(place, view_model, laid) if view_model.mode == "screen" else None

    def _tool(self, place: Point, view_model: ViewModel, laid: Laid) -> Tip | None:
        voice = view_model.voice
        sides = (None, *(side for side, _ in effects_in(view_model.own.tableau, Reassign)))
        for side, box in zip(sides, tool_boxes(laid.places, view_model.own), strict=True):
            if box.contains(place):
                if side is None:
                    return f"{voice.say(DICTATE_TIP)}\n{voice.say(DICTATE_TIP, 'detail')}"
                return self._tile(side, laid.tip_canvas, voice)
        return None

    def _tile(self, side: int, canvas: Canvas, voice: Voice) -> Tip:
        key = (side, canvas.scale, voice.language)
        if key not in self._tiles:
            self._tiles[key] = tile_tip(canvas, side, voice)
        return self._tiles[key]


def side_at(place: Point, view_model: ViewModel, laid: Laid) -> int | None:
    seat = view_model.table.seats[view_model.owner]
    for side, box in zip(seat.tableau, laid.places.squares(len(seat.tableau)), strict=False):
        if box.contains(place):
            return side
    for box, phase in zip(laid.places.stacks, (1, 2), strict=True):
        sides = seat.stack_sides(phase)
        if box.contains(place) and sides:
            return sides[0]
    work, spots = laid.board_input.work, laid.work_places()
    if view_model.mode == "work" and work is not None and spots is not None:
        for group, where in zip(work.groups, spots.groups, strict=True):
            for box, shown in zip(where.faces, (group.side, group.other), strict=False):
                if box.contains(place):
                    return shown
    cards = ((card, view_model.table.seats[seat]) for seat, card in laid.cards.items())
    return next((_on_card(place, card, held) for card, held in cards if card.contains(place)), None)


def _on_card(place: Point, card: Box, held: Seat) -> int | None:
    places = card_places(card, len(held.tableau))
    for side, box in zip(held.tableau, places.minis, strict=False):
        if box.contains(place):
            return side
    for line, phase in zip(places.plans, (1, 2), strict=False):
        sides = held.stack_sides(phase)
        if sides and line.contains(place):
            return sides[0]
    return None


PULSE_STEP: Final = 1 / 12
PANEL_GAP: Final = 16.0
OWN_CROWN: Final = 292.0  # from the left end of the own caption to the crown of its owner


class RollBoard(Board):
    hands = RollHands()
    hand_kind = "die"

    def __init__(self, table: Table) -> None:
        self.table = table
        self.places: layout.BoardPlaces = layout.board_places(Box(336, 60, 1216, 904))
        self.board_input = BoardInput(table, self.places)
        self.spots = Spots(self.board_input.take, self.board_input.drop, self._tip_on_spot)
        self.animation = AnimationState()
        self.cards: dict[int, Box] = {}
        self.looked_at: int | None = None
        self._history: log_words.RoundHistory | None = None
        self._pulse_time = 0.0
        self._tips = Tips()

    # -- what there is to show ----------------------------------------------------------------

    def view_model(self, moment: Moment) -> ViewModel:
        director = self.table.director
        if self._history is None:
            self._history = log_words.round_history_of(
                director.since(RoundStarted), moment.table.phase
            )
        acting = self._history.acting if moment.is_playing else self.table.sitting.acting_seat
        return ViewModel(
            moment, self._history, self.animation, acting, director.happened, self.looked_at
        )

    @property
    def pulse(self) -> float:
        """The breath of what is lit, 0 to 1."""
        return 0.55 + 0.45 * abs((self._pulse_time % 2.0) - 1.0)

    @property
    def canvas(self) -> Canvas:
        """The window's canvas in units of the board, for what must be measured."""
        return self.plane.part(self.table.canvas)

    @property
    def tip_canvas(self) -> Canvas:
        """What tooltips are drawn on: they lie over the whole table."""
        return self.table.canvas

    def work_places(self) -> choosing.WorkPlaces | None:
        """Where the cards stand: the full cards of tiles are as high as their words need."""
        work, canvas, voice = self.board_input.work, self.canvas, self.table.voice
        if work is None:
            return None
        return choosing.work_places(
            self.places, work, lambda side: hover_card_size(canvas, side, voice)[1]
        )

    @property
    def stage(self) -> Box:
        """Where the scenes of a phase stand; of no width where there are none."""
        places = self.work_places()
        return self.places.stage if places is None else places.rail

    # -- the board of a table -----------------------------------------------------------------

    def layout(self, box: Box) -> None:
        self.places = self.board_input.places = layout.board_places(box)

    @property
    def small_shown(self) -> Box | None:
        """The phases and what one owns; the tiles lie under the seats as well."""
        first, second = self.places.stacks
        shown = self.places.screen.union(first).union(second).union(self.places.means)
        return self.plane.box_shown(shown.inset(-8))

    def place_of(self, name: str, moment: Moment) -> Box | None:
        if name.startswith("scene "):
            view_model = self.view_model(moment)
            if view_model.mode != "work":
                return None
            return phase_block.stage_of(view_model, self.stage).boxes.get(int(name[6:]))
        return box_named(
            name, self.places, {each.fact.key: each.fact.box for each in self.spots.places}
        )

    def sync(self, moment: Moment) -> None:
        self._history = None
        self.board_input.sync(moment)
        view_model, places = self.view_model(moment), self.table.frame.places
        if places is not None:
            boxes = layout.seat_cards(self.plane.box(places.seats), len(view_model.others))
            self.cards = dict(zip(view_model.others, boxes, strict=True))
            caption = self.places.caption
            own = Box(caption.x, caption.y + 8, OWN_CROWN, caption.h)
            seats = {**self.cards, view_model.viewer: own}
            shown = {seat: self.plane.box_shown(box) for seat, box in seats.items()}
            self.table.frame.seat_boxes = shown
        self.spots.box = self.table.viewport
        cards = [
            SpotFact(("seat", seat), box, partial(self.look_at, seat))
            for seat, box in self.cards.items()
        ]
        mine = [] if self.looked_at is not None else self._spot_facts(view_model)
        self.spots.show([*mine, *cards])

    def look_at(self, seat: int) -> None:
        """Shows the empire of another seat, or one's own again."""
        self.looked_at = None if seat == self.looked_at else seat
        self.table.refresh()

    def _spot_facts(self, view_model: ViewModel) -> list[SpotFact]:
        decision, board_input, places = (
            view_model.moment.decision,
            self.board_input,
            self.work_places(),
        )
        if not view_model.is_calm or decision is None or view_model.moment.is_replay:
            return []
        if view_model.mode == "screen" and decision.kind == "assign":
            return screen_spots(view_model, self.places, board_input)
        if board_input.work is not None and places is not None:
            return phase_block.work_spots(
                view_model, board_input.work, self.places, places, board_input
            )
        return []

    def settle(self, moment: Moment) -> None:
        """Another decision: the first worker and tile are chosen."""
        self.looked_at = None
        self.board_input.begin_anew()

    def forget(self) -> None:
        self.animation.clear()
        self.board_input.selection.clear()

    def let_go(self) -> bool:
        if self.looked_at is not None:
            self.look_at(self.looked_at)
            return True
        return self.board_input.selection.clear()

    @property
    def _is_choosing(self) -> bool:
        return (
            self.board_input.selection.die is not None
            or self.board_input.selection.tool is not None
        )

    @property
    def _breathes(self) -> bool:
        return self._is_choosing and bool(self.table.film.speed.factor)

    def update(self, seconds: float) -> None:
        if self._breathes:
            self._pulse_time += seconds
            self.table.invalidate()

    def seconds_to_wake(self) -> float | None:
        """What is lit breathes, although nothing moves."""
        return PULSE_STEP if self._breathes else None

    def handle(self, intent: Intent, moment: Moment) -> bool:
        if not isinstance(intent, KeyPressed) or not intent.is_plain:
            return False
        return self.board_input.selection.die is not None and self.board_input.press(intent)

    def tip_at(self, x: float, y: float, moment: Moment) -> Tip | None:
        return self._tips.at((x, y), self.view_model(moment), self)

    def _tip_on_spot(self, x: float, y: float) -> Tip | None:
        return self.tip_at(x, y, self.table.moment)

    # -- drawing ------------------------------------------------------------------------------

    @property
    def still(self) -> Hashable | None:
        """While only things fly over it, the ground stays as it is."""
        return ("still", self.animation.reveal) if self.animation.is_still else None

    def draw(self, canvas: Canvas, moment: Moment) -> None:
        view_model = self.view_model(moment)
        board_input, is_lit = self.board_input, self.spots.is_lit
        if view_model.mode == "reveal":
            draw_reveal(canvas, self.places, reveal_model(view_model))
        elif view_model.mode == "screen":
            drag = self.spots.drag
            under = None if drag is None else board_input.target_at(drag.at)
            advice = board_input.advice if self.table.frame.hints.is_open else None
            shown = screen_model(view_model, board_input.selection, self.spots, under, self.pulse,
                                 advice)  # fmt: skip
            draw_screen(canvas, self.places, shown)
        else:
            phase_block.draw_work(
                canvas,
                self.places,
                phase_block.work_model(
                    view_model,
                    board_input.work,
                    self.work_places(),
                    is_lit,
                    self.stage,
                    board_input.meant if self.table.frame.hints.is_open else frozenset(),
                ),
            )
        draw_own(canvas, self.places, own_model(view_model, board_input.work, is_lit, self.pulse))

    def draw_seats(self, canvas: Canvas, moment: Moment, boxes: dict[int, Box]) -> None:
        view_model = self.view_model(moment)
        own = self.plane.part(canvas)
        for seat, box in self.cards.items():
            draw_card(own, box, card_model(view_model, seat))

    def draw_above(self, canvas: Canvas, moment: Moment) -> None:
        if self.animation.flights and self.animation.reveal is None:
            stage = phase_block.stage_of(self.view_model(moment), self.stage)
            draw_flights(canvas, self.animation, self.places, self.cards, stage, moment)
        drag = self.spots.drag
        if drag is not None and drag.key[0] == "die":
            self._draw_in_hand(canvas, drag.at, moment.table.seats[moment.seat], drag.key[1])

    def _draw_in_hand(self, canvas: Canvas, at: Point, seat: Any, number: int) -> None:
        worker = seat.workers[number]
        if canvas.audit is not None:
            canvas.audit.cover(Box.around(*at, layout.DIE, layout.DIE), wholly=False)
        draw_die(canvas, *at, layout.DIE + 6, worker.colour, worker.face, is_hovered=True)


class RollParts:
    def __init__(self, table: Table, board: RollBoard) -> None:
        self._table = table
        self._board = board

    def made(self) -> Parts:
        board = self._board
        film = RollFilm(
            board.animation, lambda: self._table.sitting.viewer, self._sound, self._hold
        )
        style = FrameStyle(
            places=layout.table_places, has_room=lambda width: True, seat_places=_room_below_cards,
            draw_seats=board.draw_seats, top_bar=RollTopBar, action_bar=_action_bar,
            dice_panel=self._dice_panel, board_unit=layout.board_unit,
        )  # fmt: skip
        return Parts(
            board=board, style=style, widgets=(board.spots,), film=film, paces_bots=True,
            lines=self._lines, actions=self._actions, meanwhile=self._meanwhile, left=self._left,
            progress=lambda moment: ("", 0, 0), tags=kind_tags, review=self._review,
            hint=self._hint, hinted=self._hinted, dress=self._dress, ask=roll_asks,
            ask_hand=roll_reveal, waiting=self._waiting,
        )  # fmt: skip

    def _dice_panel(self, pending: Chance, submit: Any, refresh: Any) -> DicePanel:
        """A throw of the cup is clicked die by die."""
        if isinstance(pending.outcomes, CupRoll):
            return CupPanel(pending, submit, refresh, self._table.voice)
        return DicePanel(pending, submit, refresh)

    # -- the film

    def _sound(self, name: Any) -> None:
        self._table.director.sound(name)

    def _hold(self) -> Animation | None:
        is_watched = persons(self._table.match) and not self._table.sitting.is_replay
        return self._table.director.hold() if is_watched else None

    # -- words

    def _lines(self, passage: Passage, before: Any) -> Sequence[LogLine | Heading]:
        sitting = self._table.sitting
        match = self._table.match
        voice = match.game.voice(log_words.short_names(match.setup.seat_names), match.language)
        return log_words.LogFormatter(voice, sitting.watcher).lines(passage, before)

    def _actions(self, moment: Moment, decision: Decision) -> Actions:
        looked_at = self._board.looked_at
        if looked_at is not None:
            return looking_at(
                Message("looking-at", {"seat": SeatNumber(looked_at)}), moment.voice,
                partial(self._board.look_at, looked_at),
            )  # fmt: skip
        said = to_do(moment, decision, self._board.board_input, self._table.submit)
        tutor, primary = self._table.tutor, said.primary
        is_puzzle = tutor is not None and tutor.hides_advice
        if is_puzzle and primary is not None and not primary.enabled:
            return replace(said, primary=None, secondary=())
        return said

    def _meanwhile(self, moment: Moment, said: Actions) -> Actions:
        if self._table.director.held is not None:
            return at_the_reveal(self._board.view_model(moment), self._table.director)
        return Actions(said.prompt, said.detail)

    def _waiting(self, moment: Moment, pending: Pending, said: Actions) -> Actions:
        """With what whoever acts did last, else the phase."""
        return (
            said
            if said.detail
            else replace(said, detail=phase_block.latest(self._board.view_model(moment)))
        )

    def _dress(self, moment: Moment) -> None:
        frame, director = self._table.frame, self._table.director
        if isinstance(frame.top, RollTopBar):
            frame.top.tell(supply_of(moment.table, moment.voice))
        is_revealing = director.held is not None and not director.is_explaining
        frame.undo.is_enabled = frame.undo.is_enabled and not is_revealing
        frame.hint.is_enabled = frame.hint.is_enabled and not moment.is_playing

    # -- panels and pages

    def _left(self, moment: Moment, room: float) -> Sequence[SidePanel]:
        """Points as they stand and phases called, where the seats leave room for them."""
        view_model, count = self._board.view_model(moment), len(self._table.match.setup.seats)
        rows, called, voice = scores(view_model), calls(view_model), view_model.voice
        panels = (
            SidePanel(voice.say(Message("points-as-they-stand")), "laurels", scores_height(count),
                      lambda canvas, box: draw_scores(canvas, box, rows, voice)),
            SidePanel(voice.say(Message("phases-called")), "eye", calls_height(count),
                      lambda canvas, box: draw_calls(canvas, box, called)),
        )  # fmt: skip
        shown: list[SidePanel] = []
        for panel in panels:
            if panel.height <= room:
                shown.append(panel)
                room -= panel.height + PANEL_GAP
        return shown

    def _review(self) -> Scene:
        from games.roll_galaxy.scene.review import RollReview  # noqa: PLC0415 (loaded when a game is over)

        return RollReview(self._table.app, self._table.match)

    # -- the advisor

    def _hint(self, decision: Decision, show_hint: Callable[[TableHint], object]) -> bool:
        """Behind the screen: the Navigator's whole plan for these dice; else the frame's hint."""
        table, moment = self._table, self._table.moment
        self._board.looked_at = None
        if decision.kind != "assign" or moment.is_playing:
            return False
        view, seat = moment.table, decision.seat

        def show(advice: Advice) -> None:
            if table.decision is decision and table.is_on_top:
                show_hint(self._advised(advice))

        def fail(error: Exception) -> None:
            said = Message("no-advice", {"error": str(error)})
            table.app.toast(table.voice.say(said), "warning")

        table.app.worker.work_out(advise, (view, seat), show, fail, lane="bots")
        return True

    def _hinted(self, answer: Answer) -> None:
        """What a hint means is lit where it lies."""
        self._board.board_input.mean(answer.option)
        self._table.refresh()

    def _advised(self, advice: Advice) -> TableHint:
        """The plan: its dice are laid so, or only confirmed where they lie so already."""
        match, arrange = self._table.match, self._board.board_input.arrange
        self._board.board_input.advice = advice
        call = match.voice.say(Message("advice-call", {"phase": PHASE(advice.called)}))
        hint = TableHint((HintMove(CONFIRM, call),), match.game.told(advice.reasons, match.voice))
        if advice.is_arranged:
            return replace(hint, label=Message("advice-confirm"))
        return replace(hint, label=Message("advice-arrange"), play=partial(arrange, advice))


def roll_parts(table: Table) -> Parts:
    return RollParts(table, RollBoard(table)).made()


def _room_below_cards(column: Box, count: int) -> SeatColumn:
    """The cards belong to the others only, whoever they are; this is what they leave."""
    boxes = layout.seat_cards(column, count - 1)
    top = boxes[-1].bottom + PANEL_GAP if boxes else column.y
    return SeatColumn((), Box(column.x, top, column.w, column.bottom - top))


def _action_bar(small: tuple[Button, ...]) -> ActionBar:
    for button, word in zip(small, (Message("quiet-hint"), Message("quiet-undo")), strict=False):
        button.label = word
    return RollBar(small)
