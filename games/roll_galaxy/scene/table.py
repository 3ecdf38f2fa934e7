"""Roll for the Galaxy at the table: the screen with its dice, the phases, and every empire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.decision import Chance
from engine.core.match import Match
from engine.core.saves import Autosave
from engine.core.story import Move, Passage
from engine.ui.animation import AnimationQueue
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.first_frames import Opening
from engine.ui.inputs import (
    Intent,
    KeyPressed,
    PointerPressed,
)
from engine.ui.kept import KeptPart
from engine.ui.scene import Scene, Window
from engine.ui.sound import Name
from engine.ui.table.actions import Action, ActionBar, Actions
from engine.ui.table.chronicle import Heading, LogLine
from engine.ui.table.conductor import persons
from engine.ui.table.manual_dice import DicePanel
from engine.ui.table.places import Places
from engine.ui.table.pointing import SpotFact, SpotKey, Spots
from engine.ui.table.scene import TableScene
from engine.ui.table.side_panels import SidePanel
from engine.ui.table.top_bar import TopBar
from engine.ui.widgets.base import Tip
from engine.ui.widgets.button import Button
from games.roll_galaxy.dice import PHASES, CupRoll
from games.roll_galaxy.effects import Reassign
from games.roll_galaxy.events import RoundStarted, WorkerAssigned
from games.roll_galaxy.moves import CONFIRM, SelectPhase
from games.roll_galaxy.projection import building
from games.roll_galaxy.rollbot.advice import Advice, advise
from games.roll_galaxy.scene.advice_card import AdviceCard
from games.roll_galaxy.scene.anchors import Anchors
from games.roll_galaxy.scene.bar import RollBar, RollTopBar, Supply
from games.roll_galaxy.scene.cup_panel import CupPanel
from games.roll_galaxy.scene.dice_faces import draw_die
from games.roll_galaxy.scene.film import Film, Hold
from games.roll_galaxy.scene.hover_card import tile_tip
from games.roll_galaxy.scene.layout import (
    DIE,
    BoardPlaces,
    RevealPlaces,
    board_places,
    reveal_places,
    seat_cards,
    table_places,
)
from games.roll_galaxy.scene.log_words import Teller
from games.roll_galaxy.scene.mind import Mind, Target, assign_words
from games.roll_galaxy.scene.others import draw_card, mini_spots, minis_at
from games.roll_galaxy.scene.own import draw_own
from games.roll_galaxy.scene.plane import OnPlane
from games.roll_galaxy.scene.reveal import RevealShown, draw_reveal
from games.roll_galaxy.scene.scores import calls_height, draw_calls, draw_scores, scores_height
from games.roll_galaxy.scene.screen import draw_screen, tool_boxes
from games.roll_galaxy.scene.shown import Showing
from games.roll_galaxy.scene.stage import Flight, Stage
from games.roll_galaxy.scene.tile_faces import MINI, draw_symbol
from games.roll_galaxy.scene.tokens import draw_chip, draw_coin
from games.roll_galaxy.scene.work import Work, work_of
from games.roll_galaxy.scene.workarea import draw_work
from games.roll_galaxy.state import CHIPS_PER_SEAT, SQUARES_TO_END, RollTable
from games.roll_galaxy.tiles import HIDDEN, effects_in

PULSE_STEP: Final = 1 / 12
PANEL_GAP: Final = 16.0
DICTATE_TIP: Final = (
    "Dictate\nOnce a round: one of your workers goes here, back into your cup at the reveal, and "
    "another one may move under any phase. Take the worker to give and click here; then take the "
    "other one and click a phase."
)


class RollScene(OnPlane, TableScene):
    """The table of Roll for the Galaxy. It lives on a plane of its own units (see `layout`)."""

    def __init__(
        self,
        app: Window,
        match: Match,
        autosave: Autosave | None = None,
        start_frozen: bool = False,
    ) -> None:
        people = persons(match)
        self.teller = Teller(match.setup.seat_names, people[0] if len(people) == 1 else None)
        self.board: BoardPlaces = board_places(Box(336, 60, 1216, 904))
        self.grid: RevealPlaces = reveal_places(16, self.board.box, len(match.setup.seats))
        self.mind = Mind(self)
        self.spots = Spots(self._take, self._drop, self._tip_on_spot)
        self.showing = Showing(self)
        self.hold: Hold | None = None
        self.is_skipping = False
        self.shows_scores = False
        self.actor = self.tile = 0
        self.work: Work | None = None
        self.cards: dict[int, Box] = {}
        self._pulse_time = 0.0
        self._tips: dict[tuple[int, float], Tip] = {}
        self._moment: object = None
        self._changes = 0
        self._ground, self._kept_lines = KeptPart(), KeptPart()
        self._opening = Opening()
        super().__init__(app, match, autosave, start_frozen)
        self.plane = app.canvas
        self.stage = self._stage_now()
        self.widgets.insert(0, self.spots)
        self.spots.attach(self)
        self._renew()

    # -- what is going on ---------------------------------------------------------------------

    @property
    def view(self) -> RollTable:
        """What the viewer may see of the table as it really is."""
        view: RollTable = self.match.game.view(self.table, self.viewer)
        return view

    @property
    def acting_seat(self) -> int | None:
        """Whose turn it is; while the reveal waits it is the viewer's to go on."""
        return super().acting_seat if self.hold is None else self.viewer

    @property
    def is_calm(self) -> bool:
        """Whether nothing moves, so that what is shown is what is."""
        return not self.film.is_playing

    @property
    def mode(self) -> str:
        """What the block of the screen is now: "reveal", "screen" or "work"."""
        if self.stage.reveal is not None:
            return "reveal"
        table = self.stage.table
        is_behind = table.round > 0 and not table.revealed and not table.is_over
        return "screen" if is_behind else "work"

    @property
    def pulse(self) -> float:
        """The breath of what is lit, 0 to 1."""
        return 0.55 + 0.45 * abs((self._pulse_time % 2.0) - 1.0)

    def _stage_now(self) -> Stage:
        stage = Stage.of(self.view, self.viewer)
        stage.recall(event for move in self._moves_of_round() for event in move.events)
        return stage

    def _moves_of_round(self) -> list[Move]:
        found: list[Move] = []
        for move in reversed(self.match.moves):
            found.append(move)
            if any(isinstance(event, RoundStarted) for event in move.events):
                break
        return found[::-1]

    # -- life ---------------------------------------------------------------------------------

    @property
    def is_animating(self) -> bool:
        """The film, unless it waits for somebody, and the table while it opens."""
        return (super().is_animating and self.hold is None) or self._opening.is_behind

    def seconds_to_wake(self) -> float | None:
        """While the reveal waits nothing happens by itself; what is lit breathes."""
        due = Scene.seconds_to_wake(self) if self.hold is not None else super().seconds_to_wake()
        if self.mind.die is None and self.mind.tool is None:
            return due
        return PULSE_STEP if due is None else min(due, PULSE_STEP)

    def update(self, seconds: float) -> None:
        """Film and match first, then what the new decision needs."""
        was_playing = self.film.is_playing
        super().update(seconds)
        if was_playing:
            self._changes -= 1  # the film asks for its next frame; the stage tells what is new
        if self.mind.die is not None or self.mind.tool is not None:
            self._pulse_time += seconds
            self.invalidate()
        self._renew()

    def settle(self, width: float, height: float) -> None:
        """The window is new, and nothing is painted at its size."""
        self._opening = Opening()
        super().settle(width, height)

    def invalidate(self) -> None:
        """Have the scene drawn again: nothing that is kept of it is good any more."""
        self._changes += 1
        super().invalidate()

    def _renew(self) -> None:
        """Fit what is chosen to the pending decision, once for each."""
        decision = self.decision
        moment = (len(self.match.moves), id(self.match), self.person, self.is_calm,
                  None if decision is None else decision.kind)  # fmt: skip
        if moment == self._moment:
            return
        self._moment = moment
        if decision is not None:
            self.is_skipping = False
        self.actor = self.tile = 0
        if self.is_calm:
            self._agree()
        self.refresh()

    def _agree(self) -> None:
        """The stage has caught up with the table."""
        self.stage.agree(self.view, self.viewer)

    def refresh(self) -> None:
        """Something has changed: also what can be clicked."""
        decision = self.decision
        self.work = None
        if decision is not None and decision.kind != "assign" and self.is_calm:
            self.work = work_of(self.view, decision, self.actor, self.tile)
        super().refresh()

    def animate(self, move: Move, queue: AnimationQueue) -> None:
        """What the events did, piece by piece; the film sets the pace of the bots."""
        self.conductor.hurry()
        own = self.stage.viewer
        is_secret = all(
            isinstance(event, WorkerAssigned) or getattr(event, "seat", own) != own
            for event in move.events
        ) and not self.table.revealed  # fmt: skip
        if self.is_skipping or (is_secret and not queue.is_playing):
            for event in move.events:
                self.stage.show(event)
            if move.seat == own and move.events:
                self.play_sound("token")
        else:
            film = Film(self.stage, self._film_sound, self._hold if self._may_hold else None)
            queue.play(*film.of(move.events))
            queue.call(self._film_ended)
        self._renew()

    @property
    def _may_hold(self) -> bool:
        return bool(persons(self.match)) and not self.is_replay

    def _film_sound(self, name: Name) -> None:
        if not self.is_skipping:
            self.play_sound(name)

    def _film_ended(self) -> None:
        if self.is_calm:
            self._agree()
            self._moment = None
            self._renew()

    def table_replaced(self) -> None:
        """Undo, redo and jumps in a replay put everything where it belongs, without a film."""
        self.hold = None
        self.stage = self._stage_now()
        self.mind.clear()
        self._moment = None
        self._renew()

    # -- the reveal ---------------------------------------------------------------------------

    def _hold(self, hold: Hold) -> None:
        self.hold = hold
        self.refresh()

    def go_on(self) -> None:
        """The reveal has been seen: the phases are played."""
        if self.hold is not None:
            self.hold.is_over = True
            self.hold = None
            self.refresh()

    def skip_ahead(self) -> None:
        """No more film until a person has to act."""
        self.is_skipping = True
        self.hold = None
        self.film.skip()
        self.conductor.hurry()
        self.refresh()

    def _skips(self, intent: Intent) -> bool:
        """What plays ends with a press or Space, which then does nothing else."""
        was_playing = self.film.is_playing
        skips = super()._skips(intent)
        if was_playing and not self.film.is_playing:
            self.hold = None
            self._renew()
            return True
        if was_playing and isinstance(intent, PointerPressed) and self._is_on_board(intent):
            self.hold = None
            return True
        return skips

    # -- hands --------------------------------------------------------------------------------

    def _take(self, key: SpotKey) -> bool:
        """A drag begins: only dice that may move can be dragged."""
        return key[0] == "die" and (self._takes_back_call(key[1]) or self.mind.hold(key[1]))

    def may_take_back_call(self, number: int) -> bool:
        """Whether that die has just called a phase, so that it may call another one instead."""
        last = self.match.moves[-1] if self.match.moves else None
        if last is None or last.seat != self.person or not self.conductor.can_undo:
            return False
        return isinstance(last.answer, SelectPhase) and last.answer.worker == number

    def _takes_back_call(self, number: int) -> bool:
        """The die that has just called a phase comes back into the hand."""
        if not self.may_take_back_call(number):
            return False
        self.undo()
        return self.mind.hold(number)

    def _drop(self, key: SpotKey, at: Point) -> None:
        """A die was let go somewhere."""
        target = self.target_at(at)
        if target is not None and target in self.mind.lit:
            self.mind.put(target)
        else:
            self.mind.pick(None)

    def target_at(self, at: Point) -> Target | None:
        """The place for a die at a point: the whole column counts, its plaque calls the phase."""
        for phase, column in enumerate(self.board.columns):
            if column.plaque.inset(-6).contains(at):
                slot = Target("slot", phase)
                return slot if slot in self.mind.lit else Target("tray", phase)
            if column.box.contains(at):
                tray = Target("tray", phase)
                return tray if tray in self.mind.lit else Target("slot", phase)
        seat = self.view.seats[self.viewer]
        if tool_boxes(self.board, seat)[0].contains(at) and Target("dictate") in self.mind.lit:
            return Target("dictate")
        return None

    def click_die(self, number: int) -> None:
        """A click on a die: into the hand, or, with another one there, beside it."""
        if self._takes_back_call(number):
            return
        held = self.mind.die
        if held is not None and held != number:
            place = self.view.seats[self.viewer].workers[number].place
            if 0 <= place < len(PHASES) and Target("tray", place) in self.mind.lit:
                self.mind.put(Target("tray", place))
                return
        if not self.mind.pick(number) and held is None:
            self._say_why_not(number)

    def _say_why_not(self, number: int) -> None:
        worker = self.view.seats[self.viewer].workers[number]
        if worker.selecting:
            self.refuse("This die calls the phase; Undo takes the call back")
        else:
            self.refuse("No power moves this die now")

    def click_target(self, target: Target) -> None:
        """A click on a place for dice."""
        if self.mind.die is None:
            self.refuse("Take a die first, then click the phase that it shall call")
            return
        if not self.mind.put(target):
            other = Target("slot" if target.kind == "tray" else "tray", target.phase)
            if not self.mind.put(other):
                self.mind.clear()

    def choose_actor(self, number: int) -> None:
        """Another worker shall act."""
        self.actor = number
        self.refresh()

    def choose_tile(self, number: int) -> None:
        """Another tile in hand shall be placed."""
        self.tile = number
        self.refresh()

    def choose_card(self, number: int) -> None:
        """A card of the work area."""
        if self.work is not None and number < len(self.work.cards):
            self.submit(self.work.cards[number].option)

    def confirm(self) -> None:
        """The assignment is done."""
        self.submit(CONFIRM)

    def reset(self) -> None:
        """Take back every click behind the screen."""
        start = self._assignment_start
        while self.conductor.can_undo:
            index = self.match.undo_index
            if index is None or index < start:
                break
            self.conductor.undo()

    @property
    def _assignment_start(self) -> int:
        """How many answers there were when the own assignment began."""
        for index in range(len(self.match.moves) - 1, -1, -1):
            move = self.match.moves[index]
            own = move.seat == self.person and any(
                isinstance(event, WorkerAssigned) for event in move.events
            )
            if not own:
                return index + 1
        return 0

    def back(self) -> bool:
        """Esc lets go of what is chosen; with nothing chosen it opens the menu."""
        return self.mind.clear() or super().back()

    def handle_board(self, intent: Intent) -> bool:
        """Keys: 1 to 5 put the die in hand under a phase, with Shift they call it."""
        if not isinstance(intent, KeyPressed) or not intent.is_plain or self.mind.die is None:
            return False
        if intent.key in ("1", "2", "3", "4", "5"):
            phase = int(intent.key) - 1
            tray, slot = Target("tray", phase), Target("slot", phase)
            wanted = slot if intent.shift or tray not in self.mind.lit else tray
            if wanted in self.mind.lit:
                return self.mind.put(wanted)
        if intent.key == "d" and Target("dictate") in self.mind.lit:
            return self.mind.put(Target("dictate"))
        return False

    # -- the advisor --------------------------------------------------------------------------

    def hint(self) -> None:
        """Behind the screen: Rollbot's whole plan for these dice; else what it would choose."""
        decision = self.decision
        if decision is None or decision.kind != "assign" or not self.is_calm:
            super().hint()
            return
        view, seat = self.view, decision.seat

        def show(advice: Advice) -> None:
            if self.decision is decision and self.app.top is self:
                self._open_advice(advice)

        def fail(error: Exception) -> None:
            self.app.toast(f"There is no advice: {error}", "warning")

        self.app.worker.submit(lambda: advise(view, seat), show, fail, lane="bots")

    def _open_advice(self, advice: Advice) -> None:
        def play() -> None:
            self.close_popup()
            self.reset()
            for move in advice.moves:
                if move != CONFIRM:
                    self.submit(move)

        card = AdviceCard(advice, play, self.show_rules)
        card.place_over(self.plane, self._bar.box, self.viewport)
        self.open_popup(card)

    # -- layout -------------------------------------------------------------------------------

    def find_places(self, width: float, height: float) -> Places:
        """The places of the notes, on the plane."""
        return table_places(width, height, is_column_open=self.app.settings.log_open)

    def toggle_log(self) -> None:
        """Put the log away or take it out; the centre grows or shrinks with it."""
        self.app.change_settings(log_open=not self.app.settings.log_open)
        self.layout(self.width, self.height)
        self.refresh()

    def _lay_out_seats(self, places: Places) -> None:
        others = self.showing.others
        boxes = seat_cards(places.seats, len(others))
        self.cards = dict(zip(others, boxes, strict=True))
        self.seat_boxes = ()
        bottom = boxes[-1].bottom + 16 if boxes else places.seats.y
        self._left_room = Box(places.seats.x, bottom, places.seats.w, places.seats.bottom - bottom)

    def layout_board(self, box: Box) -> None:
        """The centre, and the grid of the reveal over seats and centre."""
        self.board = board_places(box)
        seats = self.places.seats if self.places is not None else box
        self.grid = reveal_places(seats.x, box, len(self.names))

    # -- widgets ------------------------------------------------------------------------------

    def make_top_bar(self, home: Button, icons: Sequence[Button]) -> TopBar:
        """The strip with pool and bag."""
        return RollTopBar(self.match.game.title, (), home, icons)

    def make_dice_panel(self, pending: Chance) -> DicePanel:
        """A throw of the cup is clicked die by die."""
        if isinstance(pending.outcomes, CupRoll):
            return CupPanel(pending, self.submit, self.refresh)
        return super().make_dice_panel(pending)

    def make_action_bar(self, small: tuple[Button, ...]) -> ActionBar:
        """The bar over the whole width, its quiet buttons with words."""
        for button, word in zip(small, ("Hint", "Undo"), strict=False):
            button.label, button.kind = word, "secondary"
        return RollBar(small)

    def _sync(self) -> None:
        """The places to click and the top bar follow what is shown as well."""
        if self._is_stale and self.places is not None:
            if list(self.cards) != list(self.showing.others):
                self._lay_out_seats(self.places)
            self.spots.box = self.viewport
            self.spots.show(self._spot_facts())
            if isinstance(self._top, RollTopBar):
                self._top.tell(self._supply())
        super()._sync()
        self._undo.is_enabled = self._undo.is_enabled and self.hold is None
        self._hint.is_enabled = self._hint.is_enabled and self.is_calm

    def _supply(self) -> Supply:
        table = self.stage.table
        label = f"Round {table.round}" if table.round else "Setting up"
        ending = f"Ends at {SQUARES_TO_END} tiles or when the pool is empty"
        if table.is_over:
            ending = "The game is over"
        elif table.is_ending:
            ending = "Last round"
        return Supply(label, max(0, table.pool), CHIPS_PER_SEAT * len(table.seats),
                      max(0, table.bag_size), ending)  # fmt: skip

    # -- places to click ----------------------------------------------------------------------

    def _spot_facts(self) -> list[SpotFact]:
        if not self.is_calm or self.decision is None or self.is_replay:
            return []
        if self.mode == "screen" and self.decision.kind == "assign":
            return self.showing.screen_spots()
        if self.work is not None:
            return self.showing.work_spots(self.work)
        return []

    # -- the bar ------------------------------------------------------------------------------

    def shown_actions(self) -> Actions:
        """At the reveal: what happens, and the way on; else what the frame says."""
        if self.hold is not None:
            return self._reveal_actions()
        return super().shown_actions()

    def _reveal_actions(self) -> Actions:
        phases = self.stage.table.phases
        first = PHASES[phases[0]] if phases else "the round"
        names = [PHASES[phase] for phase in phases]
        listed = " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
        verb = "happens" if len(names) == 1 else "happen"
        play = Action(f"Play {first}", self.go_on, icon="player-play", key="Space")
        ahead = Action("Skip ahead", self.skip_ahead, icon="player-skip-forward", key="S",
                       tooltip="No animation until you have to act")  # fmt: skip
        more = f" Play {first} first." if len(names) > 1 else ""
        return Actions(f"{listed} {verb}.{more}", self.showing.reveal_detail(), play, (ahead,))

    def actions(self) -> Actions:
        """What the decision offers."""
        decision = self.decision
        if decision is None:
            return Actions("")
        if decision.kind == "assign":
            return self._assign_actions()
        work = self.work
        if work is None:
            return Actions(self._addressed(f"{decision.prompt}."), decision.detail)
        primary = None
        if work.primary is not None:
            label, option = work.primary
            primary = Action(label, lambda: self.submit(option), icon="check", key="Enter")
        return Actions(self._addressed(work.prompt), work.detail, primary)

    def _assign_actions(self) -> Actions:
        seat = self.view.seats[self.viewer]
        words, detail = assign_words(seat, self.mind)
        confirm = Action("Confirm assignment", self.confirm, icon="check", key="Enter",
                         enabled=self.mind.can_confirm, ends_turn=True)  # fmt: skip
        reset = Action("Reset", self.reset, icon="refresh", key="R", enabled=self._can_reset,
                       tooltip="All dice back as they were rolled (R)")  # fmt: skip
        return Actions(self._addressed(words), detail or self._promise(), confirm, (reset,))

    @property
    def _can_reset(self) -> bool:
        index = self.match.undo_index
        return index is not None and index >= self._assignment_start

    def _promise(self) -> str:
        """What the phase one calls will do."""
        seat = self.view.seats[self.viewer]
        if seat.called in (1, 2):
            plan = building(seat, seat.called)
            if plan.completed:
                name = self.showing.side_name(plan.completed[0])
                return f"Your dice complete {name}. Nobody sees this before the reveal."
        return "Nobody sees this before the reveal."

    def _addressed(self, words: str) -> str:
        """A sentence with the name before it where several people share the screen."""
        decision = self.decision
        if decision is None or len(persons(self.match)) < 2:
            return words
        return f"{self.names[decision.seat]}: {words[:1].lower()}{words[1:]}"

    def round_progress(self) -> tuple[str, int, int]:
        """The top bar tells it in its own way."""
        return ("", 0, 0)

    def tags(self) -> Sequence[str]:
        """Practice and real dice."""
        setup = self.match.setup
        return [
            *(["practice"] if setup.practice else []),
            *(["real dice"] if setup.dice_by_hand else []),
        ]

    def log_lines(self, passage: Passage, before: RollTable) -> Sequence[LogLine | Heading]:
        """Short lines; calls at the reveal, with the reasons."""
        return self.teller.lines(passage, before)

    def left_panels(self) -> Sequence[SidePanel]:
        """Points as they stand and phases called, where the seats leave room for them."""
        count, room = len(self.names), self._left_room.h
        if self.mode == "reveal":
            return ()
        rows, calls = self.showing.scores(), self.showing.calls()
        panels = [
            SidePanel("Points as they stand", "laurels", scores_height(count),
                      lambda canvas, box: draw_scores(canvas, box, rows)),
            SidePanel("Phases called", "eye", calls_height(count),
                      lambda canvas, box: draw_calls(canvas, box, calls)),
        ]  # fmt: skip
        shown: list[SidePanel] = []
        for panel in panels:
            if panel.height <= room:
                shown.append(panel)
                room -= panel.height + PANEL_GAP
        return shown

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The frame, and over it what is in hand or in the air."""
        self._sync()
        is_kept = self.film.is_playing and self.stage.is_still
        key = (self._changes, self.stage.version) if is_kept else None
        self._ground.draw(canvas, self.viewport, key, self._draw_ground)
        self._draw_flights(canvas)
        self._draw_in_hand(canvas)

    def _draw_ground(self, canvas: Canvas) -> None:
        """Everything but what flies; while the table opens as much as a frame may paint."""
        opening = self._opening
        opening.begin_frame(canvas)
        super().draw(canvas)
        opening.end_frame()
        if opening.is_behind:
            self.invalidate()

    def draw_widgets(self, canvas: Canvas) -> None:
        """The widgets; the lines of the log, which are the most work, are put back in a film."""
        for widget in self.widgets:
            if not self._opening.allows_more(canvas):
                return
            if widget is self._log and self._keeps_log:
                self._draw_kept_log(canvas)
            else:
                widget.render(canvas)

    @property
    def _keeps_log(self) -> bool:
        return self.film.is_playing and self._log.is_visible and not self._log.lines.is_focused

    def _draw_kept_log(self, canvas: Canvas) -> None:
        log = self._log
        log.draw(canvas)
        self._kept_lines.draw(canvas, log.lines.box, self._changes, log.lines.render)
        log.filter.render(canvas)

    def _draw_seats(self, canvas: Canvas) -> None:
        if self.mode == "reveal":
            return
        for seat, box in self.cards.items():
            if not self._opening.allows_more(canvas):
                return
            draw_card(canvas, box, self.showing.card(seat))

    def draw_board(self, canvas: Canvas) -> None:
        """The reveal over everything, or the block above what the viewer owns."""
        if not self._opening.allows_more(canvas):
            return
        if self.mode == "reveal":
            shown: RevealShown = self.showing.reveal()
            draw_reveal(canvas, self.grid, shown)
            return
        if self.mode == "screen":
            draw_screen(canvas, self.board, self.showing.screen())
        else:
            draw_work(canvas, self.board, self.showing.work())
        if self._opening.allows_more(canvas):
            draw_own(canvas, self.board, self.showing.own())

    def _draw_flights(self, canvas: Canvas) -> None:
        if not self.stage.flights or self.mode == "reveal":
            return
        work = self.work
        rail = self.board.work if work is None else self.showing.work_places(work).rail
        anchors = Anchors(self.board, self.cards, rail, self.stage)
        for number, flight in enumerate(self.stage.flights):
            share = max(0.0, min(1.0, self.stage.flown * 1.3 - 0.06 * number))
            self._draw_flight(canvas, anchors, flight, share)

    def _draw_flight(self, canvas: Canvas, anchors: Anchors, flight: Flight, share: float) -> None:
        start, end = anchors.at(flight.start), anchors.at(flight.end)
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share
        size = anchors.size(flight.end)
        if flight.what == "die":
            draw_die(canvas, x, y, size, flight.number, None)
        elif flight.what == "tile":
            draw_symbol(canvas, x, y, size * 1.6, flight.number)
        elif flight.what == "coin":
            draw_coin(canvas, x, y, size * 0.8)
        else:
            draw_chip(canvas, x, y, size * 0.8)

    def _draw_in_hand(self, canvas: Canvas) -> None:
        drag = self.spots.drag
        if drag is None or drag.key[0] != "die":
            return
        worker = self.view.seats[self.viewer].workers[drag.key[1]]
        if canvas.audit is not None:
            canvas.audit.cover(Box.around(*drag.at, DIE, DIE), wholly=False)
        draw_die(canvas, *drag.at, DIE + 6, worker.colour, worker.face, is_hovered=True)

    # -- tooltips -----------------------------------------------------------------------------

    def _tip_on_spot(self, x: float, y: float) -> Tip | None:
        return self.tooltip_at(x, y)

    def tooltip_at(self, x: float, y: float) -> Tip | None:
        """The tile there in full; what a die or a tool is."""
        if self.mode == "reveal":
            return None
        side = self._side_at((x, y))
        if side is not None and side != HIDDEN:
            return self._tile_tip(side)
        if self.board.caption.contains((x, y)):
            return self.showing.score_tip()
        for seat, card in self.cards.items():
            if card.contains((x, y)):
                return self.showing.card_tip(seat)
        return self._tool_tip((x, y)) if self.mode == "screen" else None

    def _tool_tip(self, at: Point) -> Tip | None:
        """What Dictate is, or the tile whose power a tool uses."""
        seat = self.stage.seat(self.stage.viewer)
        sides = (None, *(side for side, _ in effects_in(seat.tableau, Reassign)))
        for side, box in zip(sides, tool_boxes(self.board, seat), strict=True):
            if box.contains(at):
                return DICTATE_TIP if side is None else self._tile_tip(side)
        return None

    def _tile_tip(self, side: int) -> Tip:
        key = (side, self.plane.scale)
        if key not in self._tips:
            self._tips[key] = tile_tip(self.plane, side)
        return self._tips[key]

    def _side_at(self, at: Point) -> int | None:
        seat = self.stage.seat(self.stage.viewer)
        for square, box in enumerate(self.board.squares(len(seat.tableau))[: len(seat.tableau)]):
            if box.contains(at):
                return seat.tableau[square]
        for box, phase in zip(self.board.stacks, (1, 2), strict=True):
            sides = seat.stack_sides(phase)
            if box.contains(at) and sides:
                return sides[0]
        if self.mode == "work" and self.work is not None:
            spots = self.showing.work_places(self.work)
            for group, place in zip(self.work.groups, spots.groups, strict=True):
                faces = place.faces or ((place.box,) if place.is_compact else ())
                for box, side in zip(faces, (group.side, group.other), strict=False):
                    if box.contains(at):
                        return side
        return self._side_on_card(at)

    def _side_on_card(self, at: Point) -> int | None:
        for seat, card in self.cards.items():
            if not card.contains(at):
                continue
            held = self.stage.seat(seat)
            corners = mini_spots(card.x + 16, minis_at(card), len(held.tableau))
            for side, (x, y) in zip(held.tableau, corners, strict=False):
                if Box(x, y, MINI, MINI).contains(at):
                    return side
            if card.h > 400:
                for row, phase in enumerate((1, 2)):
                    sides = held.stack_sides(phase)
                    place = Box(card.x + 16, card.y + 344 + row * 48, card.w - 32, 44)
                    if sides and place.contains(at):
                        return sides[0]
        return None

    # -- other pages --------------------------------------------------------------------------

    def review_scene(self) -> Scene:
        """The scores by category, and how the game went."""
        from games.roll_galaxy.scene.review import RollReview  # noqa: PLC0415 (loaded when a game is over)

        return RollReview(self.app, self.match)
