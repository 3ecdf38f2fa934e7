"""The left of the set-up page: who sits down, on chairs, and the bench they come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.card import Level
from engine.core.learning.journey import LevelProposal
from engine.text.said import Said, Words, glued
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.bench import QUIET, Bench
from engine.ui.hub.chairs import ROOM_FOR_WORDS, Chair, EmptyChair, chair_text_width, has_room_for
from engine.ui.hub.draft import SeatDraft, SetupDraft
from engine.ui.theme import SECOND_TEXT, TEXT
from engine.ui.widgets import Widget

HEAD: Final = 64.0
GAP: Final = 20.0
TIGHT_GAP: Final = 17.0
BELOW: Final = 24.0
LEAST_CHAIRS: Final = 4
CHAIR_H: Final = (330.0, 434.0, 640.0)
"""How high a chair is: at least, as a rule, at most."""


class Seating(Widget):
    """Chairs over the bench; `on_change` hears every change, `on_resize` one of their number."""

    def __init__(
        self,
        draft: SetupDraft,
        on_change: Callable[[], object],
        on_resize: Callable[[], object],
        proposal: LevelProposal,
        record: Words,
    ) -> None:
        super().__init__()
        self.draft, self.proposal, self.record = draft, proposal, record
        self.allows_hints = True
        self.letters = 1.0
        self._bench_height, self._rows = 0.0, 1
        self._on_change, self._on_resize = on_change, on_resize
        self.bench = Bench(draft, proposal, seat=self._seat_at, hold=self._aim,
                           seat_all=self.seat_all)  # fmt: skip
        self.chairs = [Chair(seat, self) for seat in draft.seats]
        self.empty: list[EmptyChair] = []
        self._gather()

    @property
    def game_key(self) -> str:
        return self.draft.game.key

    # -- who sits where

    def seat_chosen(self, chair: Chair) -> None:
        """The one chosen on the bench, or for a bot the next of the bench."""
        level = self.bench.take()
        if level is None and not chair.seat.is_person:
            level = self.bench.after(chair.seat.level)
        if level is not None:
            self._seat(chair, level)

    def seat_number(self, chair: Chair, number: int) -> bool:
        """The one with that number on the bench."""
        if not 1 <= number <= len(self.bench.cards):
            return False
        self._seat(chair, self.bench.cards[number - 1].level)
        return True

    def seat_all(self, level: Level) -> None:
        """On every chair of a bot."""
        for chair in self.chairs:
            if not chair.seat.is_person:
                self._seat(chair, level)

    def _seat(self, chair: Chair, level: Level) -> None:
        seat = chair.seat
        if seat.is_person:
            self.draft.sit(self.chairs.index(chair), is_person=False)
        seat.level = level.name
        self.draft.name_after_level(seat)
        chair.refresh()
        self._changed()

    def set_kind(self, chair: Chair, is_person: bool) -> None:
        """A person sits there now, or a bot."""
        self.draft.sit(self.chairs.index(chair), is_person=is_person)
        chair.refresh()
        self._changed()

    def add_seat(self, *, is_person: bool = False) -> None:
        """The next empty chair is taken: by the one chosen, the usual bot, or a person."""
        if not self.draft.can_add:
            return
        self.draft.add_seat()
        chair = Chair(self.draft.seats[-1], self)
        self.chairs.append(chair)
        self._gather()
        level = None if is_person else self.bench.take()
        if is_person:
            self.set_kind(chair, is_person=True)
        elif level is not None:
            self._seat(chair, level)
        self._on_resize()

    def remove_seat(self, chair: Chair) -> None:
        """Who sits there leaves, if the game can do with fewer."""
        if self.draft.can_remove:
            self.draft.remove_seat(self.chairs.index(chair))
            self.chairs.remove(chair)
            self._gather()
            self._on_resize()

    def _seat_at(self, level: Level, x: float, y: float) -> None:
        """One of the bench is put down at a point."""
        for chair in self.chairs:
            if chair.box.contains((x, y)):
                self._seat(chair, level)
                return
        if any(each.box.contains((x, y)) for each in self.empty):
            self.bench.chosen = None
            self.bench.choose(level)
            self.add_seat()

    def _aim(self, at: tuple[float, float] | None) -> None:
        """One of the bench is carried over a point."""
        for each in self._all():
            each.is_aimed_at = at is not None and each.box.contains(at)
        self.changed()

    def drag_seat(self, chair: Chair, x: float, y: float) -> None:
        """The chair goes where the pointer is as soon as it is over another."""
        passed = [n for n, other in enumerate(self.chairs) if other.box.contains((x, y))]
        if passed and self.chairs[passed[0]] is not chair:
            self._move_seat(chair, passed[0])

    def step_seat(self, chair: Chair, by: int) -> None:
        """The chair goes left or right, if there is room."""
        to = self.chairs.index(chair) + by
        if 0 <= to < len(self.chairs):
            self._move_seat(chair, to)

    def _move_seat(self, chair: Chair, to: int) -> None:
        here = self.chairs.index(chair)
        self.draft.move_seat(here, to)
        self.chairs.insert(to, self.chairs.pop(here))
        self._gather()
        self.play_sound("click")
        self._changed()

    def renamed(self) -> None:
        """The draft has another name."""
        self._on_change()

    def show_names(self) -> None:
        """Names have changed elsewhere."""
        for chair in self.chairs:
            chair.refresh()

    def allow_hints(self, is_allowed: bool) -> None:
        """Says on every person's chair whether hints are on."""
        self.allows_hints = is_allowed
        self.changed()

    def _changed(self) -> None:
        self.changed()
        self._on_change()

    # -- what stands on a chair

    def level_of(self, seat: SeatDraft) -> Level:
        """The level of a bot."""
        return next(each for each in self.draft.levels if each.name == seat.level)

    def words_of(self, seat: SeatDraft) -> Words:
        """What a bot says of itself; of a person how it went so far, and if there are hints."""
        if not seat.is_person:
            says = self.level_of(seat).says
            return Said("setup-quoted", {"words": says}) if says else ""
        hints = Said("setup-hints-allowed") if self.allows_hints else Said("setup-no-hints")
        is_owner = seat is self.draft.owner and self.record != ""
        return glued([self.record, hints]) if is_owner else hints

    def is_double(self, seat: SeatDraft) -> bool:
        """Whether the same face looks from a chair before, an odd number of times."""

        def face(each: SeatDraft) -> str:
            return "" if each.is_person else self.draft.called(each.level)

        before = self.draft.seats[: self.draft.seats.index(seat)]
        return [face(each) for each in before].count(face(seat)) % 2 == 1

    def accepts_chosen(self) -> bool:
        """Whether one of the bench is held ready."""
        return self.bench.chosen is not None

    # -- places

    def _all(self) -> list[Chair | EmptyChair]:
        return [*self.chairs, *self.empty]

    def _gather(self) -> None:
        """The chairs, as many empty ones as are shown, and the bench."""
        most = self.draft.game.most_seats
        shown = min(most, max(LEAST_CHAIRS, len(self.chairs) + 1))
        self.empty = [
            EmptyChair(self.add_seat, lambda: self.add_seat(is_person=True))
            for _ in range(shown - len(self.chairs))
        ]
        self.children.clear()
        for index, chair in enumerate(self._all()):
            chair.index = index
            self.add(chair)
        for chair in self.chairs:
            chair.remove.is_enabled = self.draft.can_remove
        self.add(self.bench)
        self.placed()
        self.changed()

    def height(self, canvas: Canvas, width: float, room: float) -> float:
        """What is needed, and of a room as much as the chairs can use.

        Chairs that would be narrow stand in two rows where there is room for that.
        """
        self._canvas = canvas
        self.letters = max(1.0, canvas.line_step(QUIET, 1) / QUIET)
        self._bench_height = self.bench.height(canvas, width)
        rest = HEAD + BELOW + self._bench_height
        words = (self.letters - 1) * 150
        least, usual, most = (each + words for each in CHAIR_H)
        left, chairs = max(0.0, room - rest), len(self.chairs) + len(self.empty)
        is_narrow = width / chairs < (ROOM_FOR_WORDS + GAP) * self.letters
        self._rows = 2 if is_narrow and left >= 2 * least + GAP else 1
        return rest + max(least, min(self._rows * most, left or usual))

    def placed(self) -> None:
        """The question, the chairs side by side, the bench at the foot."""
        box, bench = self.box, self._bench_height
        if not bench:
            return  # not measured yet
        chairs = self._all()
        gap, columns = (GAP if len(chairs) <= 5 else TIGHT_GAP), -(-len(chairs) // self._rows)
        high = box.h - HEAD - BELOW - bench
        places = Box(box.x, box.y + HEAD, box.w, high).grid(columns, self._rows, gap)
        for chair, place in zip(chairs, places, strict=False):
            if isinstance(chair, Chair):
                chair.letters = self.letters
                chair.lines = self._lines_in(place)
            chair.box = place
            chair.placed()  # the same box may hold letters of another size
        self.bench.box = Box(box.x, box.bottom - bench, box.w, bench)

    def _lines_in(self, box: Box) -> int:
        """How many lines the longest sentence takes that may stand there; 0: no room for it."""
        canvas, room = self._canvas, chair_text_width(box.w, self.letters)
        told: list[Words] = [
            Said("setup-quoted", {"words": each.says}) for each in self.draft.levels
        ]
        told += [self.words_of(seat) for seat in self.draft.seats if seat.is_person]
        lines = max(len(canvas.paragraph_lines(room, each, QUIET, "text-italic")) for each in told)
        return lines if has_room_for(lines, box, self.letters) else 0

    def draw(self, canvas: Canvas) -> None:
        """The question, and whose chair is whose."""
        box, font = self.box, canvas.theme.title_font
        y = box.y + 30
        question = Said("setup-question")
        size = canvas.fitting_size(question, box.w, (40, 34, 26), font)
        used = canvas.text(box.x, y, question, size, TEXT, font)
        game = self.draft.game
        args = {"few": game.fewest_seats, "many": game.most_seats}
        words = Said("setup-chairs", args)
        if used + 32 + canvas.text_width(words, QUIET) <= box.w:
            canvas.text(box.x + used + 32, y + 4, words, QUIET, SECOND_TEXT)
