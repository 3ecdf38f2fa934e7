"""Risk at the table: its parts put together. The world, the seats above it, hand and bar below."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.decision import Answer, Chance, Decision, Option, Pending
from engine.text.message import Message
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.scene import Scene
from engine.ui.sound import Name
from engine.ui.table.actions import Action, Actions, Picker, Press
from engine.ui.table.conductor import persons
from engine.ui.table.director import AtTable
from engine.ui.table.panels import Places, Progress
from engine.ui.table.parts import Board, FrameStyle, Moment, Parts, addressed
from engine.ui.table.selection import Part
from engine.ui.table.table import Table
from engine.ui.theme import BODY, mix
from engine.ui.widgets.base import Button, Tip
from games.risk import account
from games.risk.board import NAMES
from games.risk.events import TurnStarted
from games.risk.moves import END_ATTACKS, Attack, Fortify, Redeem
from games.risk.scene.animations import BoardFilm
from games.risk.scene.bar import (
    PHASE_OF,
    RiskActions,
    RiskBar,
    RiskPrompter,
    RiskTopBar,
    SeatModel,
    draw_seat,
)
from games.risk.scene.board_art import BoardArt
from games.risk.scene.ground import SEA_DEEP, SEA_LIGHT
from games.risk.scene.hand import HandView, RiskHands, risk_asks
from games.risk.scene.layout import board_places, has_room_for_column, table_places, words_on_card
from games.risk.scene.pieces import ATTACK, counter_radius
from games.risk.scene.selection import RiskSelection, land
from games.risk.scene.view import WorldView
from games.risk.scene.view_model import BoardModel, LogFormatter, RiskLine, ViewModel
from games.risk.scene.world import the_world
from games.risk.state import RiskTable

ZOOM: Final = 1.4
TOOLS: Final = 6
AFTER_THE_BAR: Final = 3


def risk_parts(table: Table) -> Parts:
    board = RiskBoard(table)
    words = BarWords(board)
    return Parts(
        board=board,
        style=FrameStyle(
            seats_along_top=True, places=board.find_places, has_room=has_room_for_column,
            draw_seats=board.draw_seats, seats_on_top=True, crowns_at_left=True,
            top_bar=RiskTopBar, action_bar=board.make_bar, explained=words_on_card,
        ),
        widgets=(board.view, *board.tools.buttons),
        film=board.film.pieces,
        paces_bots=True,
        is_part="reinforce".__eq__,
        sets_up=("claim", "place").__contains__,
        joins=frozenset({("reinforce", "reinforce")}),
        lines=LogFormatter(table.voice).lines,
        actions=words.actions,
        meanwhile=words.meanwhile,
        waiting=words.waiting,
        progress=words.progress,
        tags=words.tags,
        review=board.review,
        hinted=board.show_hint,
        undo=board.selection.undo,
        dress=board.dress,
        ask=risk_asks,
    )  # fmt: skip


class Tools:
    def __init__(self, board: RiskBoard) -> None:
        self.shows_deeds = True
        self.shows_continents = False
        self._refresh = board.table.refresh
        view = board.view

        def tip(tool: str) -> str:
            return board.table.voice.say(Message(f"tool-{tool}"))

        self.arrows = _tool("arrow-forward-up", self.toggle_deeds,
                            tip("deeds"))  # fmt: skip
        self.again = _tool("player-play", board.watch_others, tip("again"))
        self.lands = _tool("world", self.toggle_continents, tip("continents"))
        self.buttons = (
            self.arrows,
            self.again,
            self.lands,
            _tool("zoom-in", lambda: view.zoom_by(ZOOM), tip("closer")),
            _tool("zoom-out", lambda: view.zoom_by(1 / ZOOM), tip("farther")),
            _tool("zoom-reset", view.show_all, tip("whole-map")),
        )
        for button in self.buttons:
            button.tab_rank = AFTER_THE_BAR

    def toggle_deeds(self) -> None:
        """Show or hide the arrows of the others' turns."""
        self.shows_deeds = not self.shows_deeds
        self._refresh()

    def toggle_continents(self) -> None:
        self.shows_continents = not self.shows_continents
        self._refresh()

    def show(self, *, has_deeds: bool, has_person: bool) -> None:
        self.arrows.is_on = self.shows_deeds
        self.arrows.is_enabled = has_deeds
        self.again.is_enabled = has_deeds and has_person
        self.lands.is_on = self.shows_continents


class RiskBoard(Board):
    def __init__(self, table: Table) -> None:
        self.table = table
        voice = table.voice
        self.selection = selection = RiskSelection(AtTable(table), voice)
        self.film = BoardFilm(voice, self._sound, lambda: self._this_turn, persons(table.match))
        world = the_world()
        self.hand: HandView = HandView(world, lambda card: selection.click(("card", card)), voice)
        self.charts = _tool("chart-bar", table.orders.show_review,
                            voice.say(Message("tool-charts")), "C")  # fmt: skip
        self.view = WorldView(
            world, lambda: table.director.shown.owners, self._paint,
            on_click=self.click, on_right_click=lambda place: selection.right_click(land(place)),
            on_sea=selection.clear, on_turn=lambda place, by: selection.change(land(place), by),
            on_drag=self.drag_troops, on_aim=lambda *ends: selection.carry(*_lands(*ends)),
            on_drop=lambda *ends: selection.drop(*_lands(*ends)), on_end=self.end_phase,
        )  # fmt: skip
        self.view.covered = self._is_covered
        self.hands = RiskHands(self.view, voice)
        self.art = BoardArt(self.view, voice)
        self.tools = Tools(self)
        self.deeds: tuple[account.Deed, ...] = ()
        self.legal: tuple[int, ...] = ()
        self.seats: list[SeatModel] = []
        self._so_far: tuple[object, int, account.ThisTurn] = (None, 0, account.NOTHING_YET)

    # -- what is shown ------------------------------------------------------------------------

    def _say(self, key: str) -> str:
        return self.table.voice.say(Message(key))

    @property
    def events(self) -> Sequence[Any]:
        """What was told of this turn."""
        return self.table.director.since(TurnStarted)

    @property
    def _this_turn(self) -> account.ThisTurn:
        happened = self.table.director.happened
        known, length, turn = self._so_far
        if known is not happened or length != len(happened):
            turn = account.this_turn(self.events)
            self._so_far = (happened, len(happened), turn)
        return turn

    @property
    def view_model(self) -> ViewModel:
        table = self.table
        return ViewModel(
            table.moment, self.selection, self.film.animation, self._this_turn, self.events,
            table.director.happened,
            table.person, table.sitting.acting_seat, table.conductor.curtain_for is not None,
            table.conductor.waits_for_dice,
        )  # fmt: skip

    @property
    def traced(self) -> RiskLine | None:
        """The line of the log under the pointer, if it is about a place."""
        entry = self.table.frame.log.lines.pointed_at
        line = None if entry is None else entry.line
        return line if isinstance(line, RiskLine) and line.places else None

    @property
    def shown(self) -> BoardModel:
        board = self.view_model.board(
            self.legal, self.view.territory, self.traced,
            self.deeds if self.tools.shows_deeds else (),
            shows_continents=self.tools.shows_continents,
        )  # fmt: skip
        return replace(board, card=None) if self.is_alone else board

    def _paint(self, canvas: Canvas, camera: Any) -> None:
        self.art.paint(canvas, camera, self.shown)

    @property
    def still(self) -> Hashable | None:
        """While a film plays, only what is in the air changes from frame to frame."""
        bubble = self.film.animation.bubble
        return ("come", None) if bubble is None else ("come", bubble.territory)

    def draw(self, canvas: Canvas, moment: Moment) -> None:
        """The sea goes on below the column at the right."""
        places, view = self.table.frame.places, self.view.box
        if places is not None and places.column is not None:
            beside = Box(view.right, view.y, self.table.width - view.right, view.h)
            canvas.rounded(beside, 0, (mix(SEA_LIGHT, SEA_DEEP, 0.6), SEA_DEEP))

    def draw_above(self, canvas: Canvas, moment: Moment) -> None:
        """What is in the air; not over a panel that explains upon the board."""
        panel, box = self.table.frame.explained.panel, self.view.box
        is_over = panel.is_visible and panel.box.intersects(box)
        left = panel.box.right if is_over else box.x
        with canvas.clipped(Box(left, box.y, box.right - left, box.h)):
            card = self.view_model.card() if self.table.film.is_playing else None
            self.art.paint_air(canvas, self.view.camera, self.film.animation, card)
            self._draw_aim(canvas)

    def _draw_aim(self, canvas: Canvas) -> None:
        """A line from where a drag began to the pointer, until it is over a target."""
        aim = self.view.aim
        if aim is not None and self.selection.target is None:
            way = [self.view.counter(aim[0]), aim[1]]
            canvas.polyline(way, ATTACK, 4, dashed=True, dash=(10, 8))

    def draw_seats(self, canvas: Canvas, moment: Moment, boxes: dict[int, Box]) -> None:
        for seat, box in boxes.items():
            draw_seat(canvas, box, seat, self.seats[seat])

    def tip_at(self, x: float, y: float, moment: Moment) -> Tip | None:
        seat = self.table.frame.seat_at(x, y)
        return None if seat is None else self.view_model.seat_tip(seat)

    def place_of(self, name: str, moment: Moment) -> Box | None:
        """`map`, `cards`, `clicks`, a territory, or its counter (`count Siam`)."""
        if name == "map":
            return self.view.box
        if name == "clicks":
            return self._picker_box
        if name == "cards":
            return self.hand.box
        kind, _, rest = name.partition(" ")
        if kind == "count":
            size = 2 * counter_radius(self.view.camera.zoom)
            return Box.around(*self.view.counter(NAMES.index(rest)), size, size)
        return self.view.region_box(NAMES.index(name))

    @property
    def _picker_box(self) -> Box | None:
        """Where the bar asks how many troops a click puts down."""
        row = self.table.frame.bar.family()
        return next((each.box for each in row if isinstance(each, Picker)), None)

    def outlines_of(self, name: str, moment: Moment) -> tuple[tuple[Point, ...], ...]:
        return self.view.outlines(NAMES.index(name)) if name in NAMES else ()

    @property
    def map_box(self) -> Box | None:
        return self.view.box

    def _asked_about(self, moment: Moment) -> tuple[int, ...]:
        """What can be clicked; where a puzzle asks where troops go, its territories alone."""
        named = {getattr(move, "territory", None) for move in moment.asked_about}
        legal = self.selection.legal
        return tuple(each for each in legal if each in named) or legal

    def sync(self, moment: Moment) -> None:
        self.settle(moment)
        self.legal = self.view.reach = self._asked_about(moment)
        view_model = self.view_model
        self.hand.show(view_model.hand())
        self.seats = [view_model.seat(seat) for seat in range(len(self.table.match.setup.seats))]
        self.tools.show(has_deeds=bool(self.deeds), has_person=self.table.person is not None)
        for button in self.tools.buttons if self.is_alone else ():
            button.is_visible = False

    def dress(self, moment: Moment) -> None:
        """A draft has its own button to take back; small buttons have words where they fit."""
        frame, draft = self.table.frame, self.selection.draft
        is_setting_up = not self.view_model.table.round
        has_hand = frame.cover is None and not (is_setting_up or moment.table.is_over)
        if self.hand.is_visible != has_hand:
            self.hand.is_visible = has_hand
            frame.bar.placed()
        if frame.undo.is_visible and draft is not None:
            frame.undo.is_visible = False
            frame.bar.placed()
        if draft is not None and draft.can_undo:
            frame.undo.is_enabled = True
        canvas = self.table.app.canvas
        buttons = {"undo": frame.undo, "hint": frame.hint, "charts": self.charts}
        words = {button: self._say(f"bar-{key}") for key, button in buttons.items()}
        fits = all(
            canvas.text_width(word, BODY, "text-semibold") + 42 <= button.box.w
            for button, word in words.items()
            if button.is_visible
        )
        for button, word in words.items():
            button.label = word if fits else ""

    # -- life ---------------------------------------------------------------------------------

    @property
    def is_whole(self) -> bool:
        return not (self.view.is_painting or self.art.is_behind)

    def paint_on(self) -> bool:
        """A step of the ground; what lies on it is painted with the next drawing, all at once."""
        self.art.paints_all = True
        return self.view.paint_on()

    @property
    def is_animating(self) -> bool:
        return not self.is_whole

    def update(self, seconds: float) -> None:
        """Orders to fight on; the rest of what could not all be painted in one frame."""
        self.settle(self.table.moment)
        self.art.paints_all = False
        if self.art.is_behind:
            self.table.invalidate()
        if not self.table.film.is_playing and not self.table.sitting.is_replay:
            self.selection.follow_orders()

    def settle(self, moment: Moment) -> None:
        """Fit what is chosen to what is to be decided now, once for each decision."""
        if not self.selection.renew():
            return
        decision = moment.decision
        if decision is not None:
            self.selection.has_stalled = decision.kind == "fortify" and not self._has_ended(moment)
            self._take_recap(moment, decision)
        self.table.refresh()

    def _has_ended(self, moment: Moment) -> bool:
        """Whether whoever is to move said that they attack no more."""
        passages = self.table.sitting.story.passages[: moment.answers]
        last = next((each for each in reversed(passages) if each.seat == moment.seat), None)
        return last is None or last.answer == END_ATTACKS

    def _take_recap(self, moment: Moment, decision: Decision) -> None:
        """At the start of a turn: what the others did since the last one."""
        if decision.kind in ("redeem", "reinforce", "bonus"):
            passages = self.table.sitting.story.passages[: moment.answers]
            span = account.others_since(passages, decision.seat)
            self.deeds = (
                () if span is None else tuple(account.deeds(account.events_in(passages, span)))
            )
        elif decision.kind == "fortify":
            self.deeds = ()

    def forget(self) -> None:
        """Undo, redo and jumps in a replay put everything where it belongs, without a film."""
        self.film.forget()
        self.selection.orders = None

    def let_go(self) -> bool:
        return self.selection.clear()

    def _sound(self, name: Name) -> None:
        self.table.director.sound(name)

    # -- what the map hears -------------------------------------------------------------------

    def click(self, territory: int) -> None:
        self.selection.click(land(territory))

    def drag_troops(self, territory: int, steps: int) -> bool:
        """A drag that began on a territory: up puts troops down there."""
        is_placing = self.selection.draft is not None
        return is_placing and self.selection.change(land(territory), steps)

    def end_phase(self) -> None:
        """The middle button: as the button that ends the phase."""
        bar = self.table.frame.bar
        if isinstance(bar, RiskBar) and bar.closing.is_visible and bar.closing.is_enabled:
            bar.closing.press()

    def watch_others(self) -> None:
        """The others' turns since the viewer's last one, once more as a film."""
        table = self.table
        span = account.others_since(table.sitting.story.passages, table.sitting.viewer)
        if span is not None and table.person is not None:
            table.director.look_back(span.begin, span.end)

    def show_hint(self, answer: Answer) -> None:
        """The way of a hint on the map, and its button the bright one."""
        if isinstance(answer.option, Attack | Fortify | Redeem):
            self.selection.show(answer.option)
        self.selection.hinted = answer.option
        self.table.refresh()

    def _is_covered(self, x: float, y: float) -> bool:
        places = self.view.places
        return places is not None and places.card.contains((x, y))

    # -- the frame ----------------------------------------------------------------------------

    def find_places(self, width: float, height: float, column: bool, drawer: bool) -> Places:
        return table_places(width, height, len(self.table.match.setup.seats), is_column_open=column,
                            is_drawer_open=drawer)  # fmt: skip

    def layout(self, box: Box) -> None:
        places = board_places(box, TOOLS)
        self.view.arrange(places)
        for tool, spot in zip(self.tools.buttons, places.tools, strict=True):
            tool.box = spot

    def make_bar(self, small: tuple[Button, ...]) -> RiskBar:
        return RiskBar(small, (self.charts,), self.hand, self.table.voice)

    def review(self) -> Scene:
        from games.risk.scene.end import RiskReview  # noqa: PLC0415 (loaded when it is asked for)

        return RiskReview(self.table.app, self.table.match, self.table.sitting.told)


class BarWords:
    def __init__(self, board: RiskBoard) -> None:
        self._board = board
        self._table = board.table
        self._prompter = RiskPrompter(board.selection, board.table.voice, self._draw)

    def _draw(self, options: Sequence[Option]) -> Option:
        """A lot that follows from the seed, like every one of the match."""
        match = self._table.match
        return match.chance_generator(len(match.moves)).choice(options)

    def actions(self, moment: Moment, decision: Decision) -> Actions:
        """What the decision offers; while the others' turns are watched again, the way back."""
        director = self._table.director
        if director.is_looking_back:
            stop = Action(self._say("back-to-turn"), director.skip, icon="player-skip-forward",
                          key="Space")  # fmt: skip
            return RiskActions(self._say("others-since"), phase=0, note=self._say("click-ends"),
                               controls=(Press(stop),))  # fmt: skip
        actions = self._prompter.actions(
            decision, lambda words: addressed(moment.match, decision, words)
        )
        if actions.closing is None:
            return actions
        asked = self._table.frame.prompter.asked(actions.closing, actions.prompt)
        return replace(actions, closing=asked)

    def meanwhile(self, moment: Moment, said: Actions) -> Actions:
        """While a film plays the bar stays as it was; who plays, and the way to skip it."""
        pending = self._table.sitting.pending
        if isinstance(said, RiskActions) or pending is None:
            return said
        return self.waiting(moment, pending, said)

    def waiting(self, moment: Moment, pending: Pending, actions: Actions) -> Actions:
        if self._is_own_roll(moment, pending):
            return self._table.frame.prompter.said
        controls = [Press(offer, least=150, most=240) for offer in actions.secondary]
        director, match = self._table.director, moment.match
        if (
            persons(match)
            and self._table.person is None
            and not moment.is_replay
            and not match.waits_for_person
        ):
            skip = Action(self._say("skip-to-turn"), director.skip_ahead,
                          icon="player-skip-forward", key="S",
                          enabled=not director.is_skipping)  # fmt: skip
            controls.insert(0, Press(skip, least=150, most=240))
        return RiskActions(
            actions.prompt, actions.detail, actions.primary, phase=PHASE_OF.get(pending.kind),
            note=actions.detail, controls=tuple(controls),
            deeds=tuple(each for each in account.deeds(self._board.events)
                        if each.kind == "battle"),
        )  # fmt: skip

    def _is_own_roll(self, moment: Moment, pending: Pending) -> bool:
        if not isinstance(pending, Chance) or pending.for_seat is None:
            return False
        setup = moment.match.setup
        is_own = setup.seats[pending.for_seat].is_person and not setup.dice_by_hand
        return is_own and isinstance(self._table.frame.prompter.said, RiskActions)

    def progress(self, moment: Moment) -> Progress:
        """The round; before the first one what is going on."""
        table: RiskTable = moment.table
        if not table.round:
            return (self._say("setting-up"), 0, 0)
        top, limit = self._table.frame.top, table.rules.round_limit
        if isinstance(top, RiskTopBar):
            top.short = self._say("round", round=table.round, limit=0)
        return (self._say("round", round=table.round, limit=limit), 0, 0)

    def tags(self, moment: Moment) -> Sequence[str]:
        """Practice and real dice; the rules chosen are told at the set-up."""
        match, setup = moment.match, moment.match.setup
        has_dice = setup.dice_by_hand and not setup.real_table
        named = (("practice", match.is_practice), ("real-dice", has_dice))
        return [self._say(f"tag-{key}") for key, is_so in named if is_so]

    def _say(self, key: str, **args: Any) -> str:
        return self._table.voice.say(Message(f"bar-{key}", args))


def _tool(
    icon: str, on_click: Callable[[], object], tooltip: str, key: str | None = None
) -> Button:
    return Button(kind="ghost", icon=icon, on_click=on_click, tooltip=tooltip, key=key)


def _lands(source: int, target: int | None) -> tuple[Part, Part | None]:
    return land(source), None if target is None else land(target)
