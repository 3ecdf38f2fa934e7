"""A bot's turn at a real table: it goes on when hands have done what was said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.bot import Reason
from engine.core.decision import CHANCE
from engine.core.instructions import HANDS, ToDo, drawn, to_do, to_undo, turn_so_far
from engine.core.story import Passage
from engine.text.said import Said, SeatNumber
from engine.ui.box import Box, Point
from engine.ui.real_table.correcting import open_for_correction
from engine.ui.real_table.hands_page import LAYING, HandsPage, HandsStep
from engine.ui.real_table.laying_out import LayingOut
from engine.ui.real_table.table_view import hands_view, shapes_of
from engine.ui.real_table.who_plays import WhoPlays, players_of, settings_of
from engine.ui.table.actions import Action, Actions
from engine.ui.table.explained import Explained, reasons_of, steps_of
from engine.ui.table.host import Host
from engine.ui.table.places import Places

EDGE: Final = 16.0
BEFORE: Final = -1
"""The answer before the first."""


class HandsTurn(Explained):
    """What hands have to do, one instruction at a time, in the place of a turn explained.

    It waits after every answer that moves something on the board, dice and rounds included; before
    the first one the board is laid out, and where answers are taken back whose steps hands have
    done, it says how these are undone.
    """

    panel: HandsPage

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        who = WhoPlays(players_of(host.match), settings_of(host.match), self._seat_others)
        self.panel = HandsPage(hands_view(host), who)
        self.panel.is_visible = False
        self.laying = LayingOut(host)
        self._place = self._behind = 0
        self._number = BEFORE
        self._counter: list[HandsStep] = []
        is_begun = bool(host.match.moves) and not host.match.is_over
        self._is_standing = is_begun and self.laying.is_over

    @property
    def is_on(self) -> bool:
        """Whether hands are waited for; always but in a replay."""
        return not self._host.sitting.is_replay

    @property
    def is_speaking(self) -> bool:
        """Whether an instruction fills the screen."""
        if not self.is_on:
            return False
        if self.laying.is_speaking or self._counter or self.asks_standing:
            return True
        return bool(self.panel.rungs) and self._host.director.is_explaining

    @property
    def asks_standing(self) -> bool:
        """Whether a game that is gone on with asks first if the board still stands like this."""
        return self._is_standing and self.is_on

    @property
    def opens_column(self) -> bool:
        """The page needs no column."""
        return False

    @property
    def covers_table(self) -> bool:
        """Whether the page lies over the table."""
        return self.panel.is_visible and bool(self.panel.rungs)

    def comes_first(self) -> bool:
        """An answer would skip what hands have not done yet: it is refused, with a sentence."""
        is_first = self.is_speaking or self._is_to_come
        if is_first:
            self._host.refuse(self._say("hands-stands" if self.asks_standing else "hands-first"))
        return is_first

    @property
    def _is_to_come(self) -> bool:
        """Whether a film still plays after which something is said."""
        director = self._host.director
        passages = self._host.sitting.story.passages[director.answers :]
        return self.is_on and director.is_playing and any(map(self.holds_after, passages))

    def settle(self, places: Places) -> None:
        """Everything between the top bar and the action bar is the page's."""
        top, width = places.top.bottom, self._host.width
        self.panel.box = Box(0, top, width, places.bar.y - top)
        self.panel.foot = Box(0, places.bar.y, width, self._host.height - places.bar.y)
        self.panel.board = places.board

    def bar_of(self, places: Places, *, is_covered: bool) -> Box:
        """As wide as the page that lies over the table."""
        bar, width = places.bar, self._host.width
        if not is_covered:
            return bar
        edge = max(0.0, min(EDGE, bar.x, width - bar.right))
        return Box(edge, bar.y, width - 2 * edge, bar.h)

    def place_in(self, board: Box, column: Box | None, others: float) -> Box | None:
        """It takes nothing from the column."""
        return column

    def holds_after(self, passage: Passage) -> bool:
        """Whether that answer moves something that hands have to move; bots wait for a rung."""
        self.laying.settle()
        has_more = len(self._to_do(passage)) > self._drawn_of(passage)
        return self.is_on and has_more and not self.laying.covers(passage)

    def _drawn_of(self, passage: Passage) -> int:
        """How many instructions of an answer were done when it was told."""
        return drawn(self._host.match.moves[passage.number], self._to_do(passage))

    def _to_do(self, passage: Passage) -> tuple[ToDo, ...]:
        match = self._host.match
        return to_do(match.moves[passage.number], match.setup.seats, self._host.sitting.voice)

    # -- what is shown

    def sync(self) -> None:
        """The ladder up to the instruction that is waited for."""
        self.laying.settle()
        page = self.panel
        if self.asks_standing:
            page.is_visible, self._host.conductor.is_frozen = False, True
            return
        if self.laying.is_speaking or self._counter:
            page.is_visible = self.is_on
            self._show_laying() if self.laying.is_speaking else self._show_counter()
            return
        host = self._host
        passages = host.sitting.story.passages[: host.director.answers]
        page.is_visible = self.is_on and host.director.is_explaining and bool(passages)
        if not page.is_visible:
            return
        held = passages[-1]
        if held.number != self._number:
            self._number, self._place, self._behind = held.number, 0, 0
        seat, turn = self._seat_of(passages), self._turn(passages)
        why = self._reasons(turn)
        before = [self._rung(each, todo, why) for each in turn[:-1] for todo in self._to_do(each)]
        now = [self._rung(held, todo, why) for todo in self._to_do(held)]
        title = self._say("hands-turn" if seat is not None else "hands-all", seat=seat)
        at = len(before) + self._drawn_of(held) + self._place
        self._behind = min(self._behind, at)
        self._show(seat, title, [*before, *now], at - self._behind, held.number)

    def _show_laying(self) -> None:
        rungs = self.laying.steps(self._host.sitting.voice)
        place = min(self.laying.place, len(rungs) - 1)
        self._show(None, self._say("hands-lay-out"), rungs, place, LAYING)

    def _show_counter(self) -> None:
        self._show(None, self._say("hands-undone"), self._counter, self._place, "undone")

    def _show(
        self, seat: int | None, title: str, rungs: list[HandsStep], now: int, number: object
    ) -> None:
        page, board = self.panel, self._host.parts.board
        page.part = page.board
        places = rungs[min(now, len(rungs) - 1)].places
        whole = board.map_box if places else None
        if whole is not None and all(
            _is_inside(whole, shapes_of(self._host, each)) for each in places
        ):
            page.part = whole
        args = {"step": now + 1, "count": len(rungs)}
        voice = self._host.sitting.voice
        count = voice.say(Said("hands-count", {"done": now, "left": len(rungs) - now - 1}))
        page.show(seat, title, rungs, now, number=number,
                  kicker=voice.say(Said("hands-step", args)), count=count)  # fmt: skip

    def _reasons(self, turn: list[Passage]) -> dict[int, tuple[Reason, ...]]:
        """Why each answer was given, what decided the whole step of which it is a part first."""
        open_ones = [each for each in turn if each.seat != CHANCE and each.answer is not None]
        found = {}
        for step in steps_of(open_ones, self.kind_of, self._host.parts.is_part):
            for count, passage in enumerate(step, start=1):
                found[passage.number] = reasons_of([each.reasons for each in step[:count]])
        return found

    def _rung(
        self, passage: Passage, todo: ToDo, why: Mapping[int, tuple[Reason, ...]]
    ) -> HandsStep:
        sitting, game, host = self._host.sitting, self._host.match.game, self._host
        hands, table = host.parts.board.hands, host.moment.table
        voice, choice, said = sitting.voice, "", todo.said
        if passage.seat != CHANCE and passage.answer is not None:
            before = sitting.story.table(passage.number)
            choice = game.option_text(passage.answer, voice, before, passage.seat)
        return HandsStep(
            voice.part(said, HANDS), voice.spans(said, HANDS), voice.part(said, "beside"),
            choice, tuple(game.told(why.get(passage.number, ()), voice)),
            places=hands.touched(todo.event, table), carried=hands.carried(todo, table),
            in_play="" if passage.seat == CHANCE else hands.in_play(passage.seat, table),
        )  # fmt: skip

    def _turn(self, passages: list[Passage]) -> list[Passage]:
        """The answers since a person or another bot decided."""
        turn = turn_so_far(passages, self._host.match.setup.seats)
        return [each for each in turn if not self.laying.covers(each)] or passages[-1:]

    def _seat_of(self, passages: list[Passage]) -> int | None:
        """The bot whose turn it is; None where what happens is everybody's."""
        seats = {each.seat for each in self._turn(passages)} - {CHANCE}
        return next(iter(seats)) if len(seats) == 1 else None

    def _say(self, key: str, part: str = "", seat: int | None = None) -> str:
        args = {} if seat is None else {"seat": SeatNumber(seat)}
        return self._host.sitting.voice.say(Said(key, args), part)

    # -- what can be done

    def _seat_others(self) -> None:
        """Back to the set-up; what was told here stays among the unfinished games."""
        routes, game = self._host.app.routes, self._host.match.game
        routes.leave_table()
        routes.real_table(game)

    def go_on(self) -> None:
        """Hands have done it: the next instruction, or the game goes on."""
        if self.asks_standing:
            self._is_standing = self._host.conductor.is_frozen = False
            self._host.refresh()
        elif self.laying.is_speaking:
            self.laying.tick()
            self._host.refresh()
        elif self._behind:
            self._behind -= 1
            self._host.refresh()
        elif self._place + 1 < self._here:
            self._place += 1
            self._host.refresh()
        else:
            self._finish()

    def back(self) -> None:
        """The step before, once more, though it may be one of an earlier answer."""
        if self.laying.is_speaking or self._counter:
            self.step_back()
        else:
            self._behind += 1
            self._host.refresh()

    def step_back(self) -> bool:
        """The instruction before, once more; False where an answer falls first."""
        if not self.is_speaking or self.asks_standing:
            return False
        if self.laying.is_speaking:
            is_back = self.laying.back()
        else:
            is_back, self._place = self._place > 0, max(0, self._place - 1)
            self._behind = 0
        if is_back:
            self._host.refresh()
        return is_back

    def take_back(self, undo: Callable[[], None], index: int | None = None) -> None:
        """Takes answers back, and has hands undo what they have done for them."""
        is_anew = index is not None
        steps = self._done_since(index if is_anew else self._host.match.undo_index, is_anew=is_anew)
        undo()
        self._counter, self._place, self._behind, self._number = steps, 0, 0, BEFORE

    def _done_since(self, index: int | None, *, is_anew: bool) -> list[HandsStep]:
        """How hands undo all they have done since an answer, the last first; what was drawn lies
        as it does where it is only told anew.
        """
        host = self._host
        if index is None or not self.is_on:
            return []
        match, voice = host.match, host.sitting.voice
        steps: list[HandsStep] = []
        for passage in reversed(host.sitting.story.passages[index : host.director.answers]):
            if not self.laying.covers(passage):
                is_held = host.director.is_explaining and passage.number == self._number
                move = match.moves[passage.number]
                done = self._drawn_of(passage) + self._place if is_held else None
                things = to_undo(move, match.setup.seats, voice, done)
                left = len(things) - self._drawn_of(passage) * is_anew
                steps += map(self._undone, things[:left])
        return steps

    def _undone(self, todo: ToDo) -> HandsStep:
        host, voice = self._host, self._host.sitting.voice
        board, event = host.parts.board, todo.event
        places = () if event is None else board.hands.touched(event, host.moment.table)
        return HandsStep(voice.say(todo.said), voice.spans(todo.said), places=places)

    def all_at_once(self) -> None:
        """All that is known has been done."""
        if self.laying.is_speaking:
            self.laying.trust()
            self._host.refresh()
        else:
            self._finish()

    def _finish(self) -> None:
        self._place = self._behind = 0
        if self._counter:
            self._counter = []
            self._host.refresh()
        else:
            self._host.director.go_on()

    @property
    def _here(self) -> int:
        """How many instructions there are at this answer."""
        if self._counter:
            return len(self._counter)
        passage = self._host.sitting.story.passages[self._number]
        return len(self._to_do(passage)) - self._drawn_of(passage)

    def board_differs(self) -> None:
        """The table is opened for correction, with seats and bots as they are."""
        if self.asks_standing:
            self.go_on()
        open_for_correction(self._host)

    def actions(self) -> Actions:
        """What the bar offers while hands are at work."""
        if self.asks_standing:
            return self._standing()
        is_laying = self.laying.is_speaking
        done = Action(self._say("hands-done"), self.go_on, icon="check", key="Space")
        rest = self._action("hands-laid-out" if is_laying else "hands-all-done", self.all_at_once,
                            "list", "S" if is_laying else "E")  # fmt: skip
        differs = self._action("hands-differs", self.board_differs, "pencil", "D")
        is_first = not (self.laying.place if is_laying else self.panel.now)
        back = Action(self._say("hands-back"), self.back, icon="arrow-back-up", key="B",
                      enabled=not is_first)  # fmt: skip
        secondary: tuple[Action, ...] = (back, rest, differs)
        if self.panel.has_refused:
            secondary = (self._action("hands-refused", self.panel.unfold, "list", "W"), *secondary)
        if self._can_turn:
            secondary = (self._action("hands-turn-map", self.panel.turn, "rotate", "R"), *secondary)
        if self.panel.is_narrow and self.panel.has_reasons:
            secondary = (self._action("hands-map", self.panel.show_map, "map-pin", "M"), *secondary)
        key = "hands-lay" if is_laying else "hands-do"
        return Actions(self._say(key), self._say(key, "detail"), done, secondary)

    def _standing(self) -> Actions:
        """The first question of a game that is gone on with."""
        yes = Action(self._say("hands-stands-yes"), self.go_on, icon="check", key="Space")
        differs = self._action("hands-differs", self.board_differs, "pencil", "D")
        return Actions(
            self._say("hands-stands"), self._say("hands-stands", "detail"), yes, (differs,)
        )

    @property
    def _can_turn(self) -> bool:
        return self.panel.part == self._host.parts.board.map_box

    def _action(self, key: str, do: Callable[[], None], icon: str, pressed: str) -> Action:
        voice = self._host.sitting.voice
        tip = voice.part(Said(key), "tip") or None
        return Action(self._say(key), do, icon=icon, key=pressed, tooltip=tip)

    def offers(self) -> tuple[Action, ...]:
        """Nothing is let pass at a real table."""
        return ()


def _is_inside(box: Box, shapes: Sequence[Sequence[Point]]) -> bool:
    near = box.inset(-4)
    return bool(shapes) and all(near.contains(point) for shape in shapes for point in shape)
