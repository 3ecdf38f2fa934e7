"""What a person's hands do at the table: dice onto phases, powers as tools, clicks.

Only options of the pending decision are answered; where a thing may go is asked of the
`RollSelection`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core.decision import Option
from engine.text.message import Message
from engine.ui.box import Point
from engine.ui.display import KeyPressed
from engine.ui.table.director import Host
from engine.ui.table.parts import Moment, SpotFact, SpotKey, Spots
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.events import WorkerAssigned
from games.roll_galaxy.moves import CONFIRM, SelectPhase
from games.roll_galaxy.navigator.bot import Advice
from games.roll_galaxy.projection import outlook
from games.roll_galaxy.scene import screen
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.phase_choices import Work, work_of
from games.roll_galaxy.scene.selection import DICTATE, Assigning, RollSelection, Target, tools
from games.roll_galaxy.scene.view_model import ViewModel
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import PHASE


class BoardInput:
    """A person's choices: the `selection` behind the screen, worker and tile in the work area.

    `work` is what the block offers at the moment; None behind the screen and while others act.
    """

    def __init__(self, host: Host, places: BoardPlaces) -> None:
        self.selection = RollSelection(Assigning(host))
        self.places = places
        self.work: Work | None = None
        self.actor = self.tile = 0
        self.hinted: Option | None = None
        self.advice: Advice | None = None
        self._host = host

    @property
    def _own(self) -> Seat:
        table: RollTable = self._host.moment.table
        return table.seats[self._host.moment.seat]

    def sync(self, moment: Moment) -> None:
        self.selection.renew()
        decision = moment.decision
        self.work = None
        if decision is not None and decision.kind != "assign" and not moment.is_playing:
            self.work = work_of(moment.table, decision, moment.voice, self.actor, self.tile)

    def begin_anew(self) -> None:
        """Another decision: the first worker and the first tile are chosen, no hint is given."""
        self.actor = self.tile = 0
        self.hinted = self.advice = None

    # -- dice ---------------------------------------------------------------------------------

    def take(self, key: SpotKey) -> bool:
        """A drag begins: only dice that may move can be dragged; of the others it says why not."""
        if key[0] != "die":
            return False
        if self._takes_back_call(key[1]) or self.selection.take(key):
            return True
        self._refuse(self._why_it_stays(key[1]))
        return False

    def drop(self, key: SpotKey, at: Point) -> None:
        """A die was let go somewhere; where it may not go, that is said."""
        target = self.target_at(at)
        if target is not None and target in self.selection.lit:
            self.selection.put(target)
            return
        self.selection.pick(None)
        is_home = target is not None and target.phase == self._own.workers[key[1]].place
        if target is not None and not is_home:
            self._refuse(Message("refused-under", {"phase": PHASE(target.phase)}))

    def _refuse(self, said: Message) -> None:
        self._host.refuse(self._host.moment.voice.say(said))

    def _why_it_stays(self, number: int) -> Message:
        is_calling = self._own.workers[number].selecting
        return Message("refused-call-stays" if is_calling else "refused-no-power")

    def _call_of(self, number: int) -> int | None:
        """Which answer of this assignment called a phase with that die, if it can be taken back."""
        sitting, last = self._host.sitting, self._host.match.undo_index
        for passage in sitting.story.passages[self._assignment_start :]:
            answer = passage.answer
            if isinstance(answer, SelectPhase) and answer.worker == number:
                return passage.number if last is not None and last >= passage.number else None
        return None

    def _takes_back_call(self, number: int) -> bool:
        """The die that calls a phase comes back into the hand, with all that was done after."""
        call, called = self._call_of(number), self._own.called
        if call is None or called is None or not self._own.workers[number].selecting:
            return False
        later = len(self._host.match.moves) - call - 1
        while (index := self._host.match.undo_index) is not None and index >= call:
            self._host.conductor.undo()
        said = Message("call-taken-back", {"phase": PHASE(called), "later": later > 0})
        self._host.app.toast(self._host.moment.voice.say(said))
        self.selection.renew()
        return self.selection.take(("die", number))

    def target_at(self, at: Point) -> Target | None:
        """The place for a die at a point: the whole column counts, its plaque calls the phase."""
        lit = self.selection.lit
        for phase, column in enumerate(self.places.columns):
            slot, tray = Target("slot", phase), Target("tray", phase)
            if column.plaque.inset(-6).contains(at):
                return slot if slot in lit else tray
            if column.box.contains(at):
                return tray if tray in lit else slot
        dictate = Target("dictate")
        if dictate in lit and screen.tool_boxes(self.places, self._own)[0].contains(at):
            return dictate
        return None

    def click_die(self, number: int) -> None:
        """A click on a die: into the hand, or, with another one there, beside it."""
        if self._takes_back_call(number):
            return
        held, worker = self.selection.die, self._own.workers[number]
        if held is not None and held != number:
            beside = Target("tray", worker.place)
            if 0 <= worker.place < len(PHASES) and beside in self.selection.lit:
                self.selection.put(beside)
                return
        if self.selection.pick(number) or held is not None:
            return
        self._refuse(Message("refused-call-undo" if worker.selecting else "refused-no-power"))

    def click_target(self, target: Target) -> None:
        if self.selection.die is None:
            self._refuse(Message("refused-take-first"))
            return
        if not self.selection.put(target):
            other = Target("slot" if target.kind == "tray" else "tray", target.phase)
            if not self.selection.put(other):
                self.selection.clear()

    def press(self, key: KeyPressed) -> bool:
        """1 to 5 put the die in hand under a phase, with Shift they call it; D dictates it away."""
        lit, digit = self.selection.lit, key.cap or key.key
        if digit in ("1", "2", "3", "4", "5"):
            phase = int(digit) - 1
            tray, slot = Target("tray", phase), Target("slot", phase)
            wanted = slot if key.shift or tray not in lit else tray
            return wanted in lit and self.selection.put(wanted)
        dictate = Target("dictate")
        return key.key == "d" and dictate in lit and self.selection.put(dictate)

    # -- the whole assignment -----------------------------------------------------------------

    def confirm(self) -> None:
        self._host.submit(CONFIRM)

    @property
    def can_reset(self) -> bool:
        """Whether something behind the screen can be taken back."""
        index = self._host.match.undo_index
        return index is not None and index >= self._assignment_start

    def reset(self) -> None:
        """Take back every click behind the screen."""
        start, conductor = self._assignment_start, self._host.conductor
        while conductor.can_undo:
            index = self._host.match.undo_index
            if index is None or index < start:
                break
            conductor.undo()

    def arrange(self, advice: Advice) -> None:
        """Assign the dice as advised, but for the confirmation."""
        self.reset()
        for move in advice.moves:
            if move != CONFIRM:
                self._host.submit(move)

    @property
    def _assignment_start(self) -> int:
        """How many answers there were when the own assignment began."""
        sitting = self._host.sitting
        for passage in reversed(sitting.story.passages):
            is_assigned = any(isinstance(event, WorkerAssigned) for event in passage.events)
            if passage.seat != sitting.person or not is_assigned:
                return passage.number + 1
        return 0

    # -- the work area ------------------------------------------------------------------------

    def choose_actor(self, number: int) -> None:
        self.actor = number
        self._host.refresh()

    def choose_tile(self, number: int) -> None:
        self.tile = number
        self._host.refresh()

    @property
    def meant(self) -> frozenset[int]:
        """The choices that a hint means, by their numbers."""
        cards = () if self.work is None else self.work.cards
        return frozenset(n for n, card in enumerate(cards)
                         if card.option == self.hinted and card.times == 1)  # fmt: skip

    def mean(self, option: Option) -> None:
        """Take the worker and the tile of a hint in hand, so that its choice can be seen."""
        self.hinted = option
        work = self.work
        if work is None:
            return
        colour = getattr(option, "colour", None)
        actor = (colour, getattr(option, "virtual", False))
        if actor in work.actors:
            self.actor = work.actors.index(actor)
        tile = getattr(option, "tile", None)
        if tile in work.tiles:
            self.tile = work.tiles.index(tile)

    def choose_card(self, number: int) -> None:
        if self.work is None or number >= len(self.work.cards):
            return
        card = self.work.cards[number]
        for _ in range(card.times):
            decision = self._host.decision
            if decision is None or card.option not in decision.options:
                return
            self._host.submit(card.option)


Click = Callable[[], object]


def screen_model(
    view_model: ViewModel,
    selection: RollSelection,
    spots: Spots,
    under: Target | None,
    pulse: float,
    advice: Advice | None = None,
) -> screen.ScreenModel:
    seat, drag = view_model.own, spots.drag
    is_mine = bool(selection.options) and view_model.is_calm
    voice = view_model.voice
    ready = selection.powers
    hovered = screen.hovered_keys(spots.is_lit, seat)
    hovered |= {("tool", power) for power in ready if spots.is_lit(("tool", power))}
    hovered |= {under} & selection.lit
    return screen.ScreenModel(
        seat=seat,
        outlooks=tuple(
            screen.summary_of(outlook(_landed(view_model), view_model.viewer, phase), voice)
            for phase in range(5)
        ),
        voice=voice,
        tools=tools(view_model.table, seat, ready if is_mine else frozenset(), voice),
        lit=selection.lit if is_mine else frozenset(),
        movable=selection.movable if is_mine else frozenset(),
        in_hand=selection.die if is_mine else None,
        carried=drag.key[1] if drag is not None and drag.key[0] == "die" else None,
        tool=selection.tool if is_mine else None,
        hovered=hovered,
        tumble=view_model.animation.tumble,
        pulse=pulse,
        is_locked=not is_mine,
        meant=None if advice is None else advice.called,
    )


def _landed(view_model: ViewModel) -> RollTable:
    """The table as far as its dice have landed."""
    if not view_model.is_tumbling:
        return view_model.table
    table = view_model.table.copy()
    table.seats[view_model.viewer].workers = ()
    return table


def screen_spots(
    view_model: ViewModel, board: BoardPlaces, board_input: BoardInput
) -> list[SpotFact]:
    seat, selection = view_model.own, board_input.selection
    facts = []
    for phase, column in enumerate(board.columns):
        for kind, box in (("slot", column.plaque), ("tray", column.tray)):
            target = Target("slot" if kind == "slot" else "tray", phase)
            facts.append(SpotFact((kind, phase), box, _puts(target, seat, board_input), radius=12))
    found = tools(view_model.table, seat, selection.powers, view_model.voice)
    for tool, box in zip(found, screen.tool_boxes(board, seat), strict=True):
        click = None
        if tool.power == DICTATE and Target("dictate") in selection.lit:
            click = partial(board_input.click_target, Target("dictate"))
        elif tool.state == "ready":
            click = partial(selection.choose_tool, tool.power)
        facts.append(SpotFact(("tool", tool.power), box, click, radius=12))
    for spot in screen.die_spots(board, seat):
        number = spot.worker
        facts.append(
            SpotFact(
                ("die", number),
                spot.box,
                partial(board_input.click_die, number),
                is_grip=True,
                radius=spot.size * 0.21,
                tab_rank=-1,
            )
        )
    return facts


def _puts(target: Target, seat: Seat, board_input: BoardInput) -> Click | None:
    selection = board_input.selection
    is_asked = selection.die is None and target.kind == "slot" and seat.called is None
    if target not in selection.lit and not is_asked:
        return None
    return partial(board_input.click_target, target)
