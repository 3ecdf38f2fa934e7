"""A bot's turn at a real table: it goes on when hands have done what was said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise, takewhile
from typing import Any, Final

import pygame

from engine.core.decision import CHANCE, Reason
from engine.core.hidden import Correction, SettingRight, merged
from engine.core.instructions import (
    HANDS,
    LaidRung,
    ToDo,
    drawn,
    kinds_asked,
    to_do,
    to_undo,
    turn_so_far,
)
from engine.core.story import Passage
from engine.text.message import Message, SeatNumber, ThingName, part_of
from engine.text.voice import Voice, Wording
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import Key
from engine.ui.paint.portraits import draw_player, seat_face
from engine.ui.real_table import hands_page
from engine.ui.real_table.physical_pieces import Hands, Painter
from engine.ui.real_table.place import HANDS as AMBER
from engine.ui.real_table.place import BoardPicture, Lit, board_part, shapes_of
from engine.ui.speech import reason_in_a_sentence
from engine.ui.table.actions import Action, Actions
from engine.ui.table.director import Host
from engine.ui.table.explained import Explained, Spoken, reasons_of, say_again, steps_of
from engine.ui.table.log import Heading, LinesOf, LogLine
from engine.ui.table.panels import Places
from engine.ui.theme import Colour

# Laying out the real board: the list of the game, ticked off rung by rung.
#
# A rung is told when chance has told what it rests on; until then the table asks for that as
# always, and what hands would do for it is said by the rung instead.


class LayingOut:
    """How far the board of one table is laid out; a game that is gone on with stands already."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.place = 0
        self._is_trusted = False
        self._is_frozen = False
        self._covered = -1
        match = host.match
        if match.setup.position is not None:
            self._covered = 0
        elif match.moves:
            self.place = self._first_unknown(self.rungs)
            self._covered = len(match.moves) if self.place == len(self.rungs) else -1

    @property
    def rungs(self) -> tuple[LaidRung, ...]:
        match = self._host.match
        return match.game.layout(match.table) if match.setup.position is None else ()

    @property
    def is_over(self) -> bool:
        """Whether everything has been laid out; not any more, where that was taken back."""
        return 0 <= self._covered <= len(self._host.match.moves)

    @property
    def is_speaking(self) -> bool:
        """Whether a rung is told, and not asked for."""
        if self.is_over:
            return False
        rungs = self.rungs
        return bool(rungs) and min(self.place, len(rungs) - 1) < self._first_unknown(rungs)

    def covers(self, passage: Passage) -> bool:
        """Whether a rung says what hands do for that answer."""
        kind = self._host.match.moves[passage.number].kind
        return (not self.is_over or passage.number < self._covered) and kind in kinds_asked(
            self.rungs
        )

    def settle(self) -> None:
        """The table is another one: what has been taken back is asked once more; then wait."""
        rungs = self.rungs
        if not self.is_over:
            self._covered = -1
            unknown = self._first_unknown(rungs)
            self.place = unknown if self._is_trusted else min(self.place, unknown)
            if self.place >= len(rungs):
                self._covered = len(self._host.match.moves)
        if self.is_speaking:
            self._host.conductor.is_frozen = self._is_frozen = True
        elif self._is_frozen:
            self._host.conductor.is_frozen = self._is_frozen = False

    @staticmethod
    def _first_unknown(rungs: tuple[LaidRung, ...]) -> int:
        unknown = (place for place, rung in enumerate(rungs) if not rung.is_known)
        return next(unknown, len(rungs))

    # -- what is said

    def steps(self, voice: Voice) -> list[hands_page.HandsStep]:
        hands = self._host.parts.board.hands
        return [_step(rung, voice, hands) for rung in self.rungs]

    # -- what can be done

    def tick(self) -> None:
        """This rung is laid out."""
        self.place += 1

    def back(self) -> bool:
        """The rung before, once more; False where its answer is to be taken back first."""
        rungs = self.rungs
        if self.is_over or not self.place or self._is_answered(rungs):
            return False
        self._is_trusted = False
        self.place -= 1
        return True

    def _is_answered(self, rungs: tuple[LaidRung, ...]) -> bool:
        """Whether the last answer was given for the rung that is told."""
        moves = self._host.match.moves
        here = rungs[min(self.place, len(rungs) - 1)]
        return bool(moves) and moves[-1].kind in here.asks

    def trust(self) -> None:
        """All that is known stands on the board, and what will be known as well."""
        self._is_trusted = True


def _step(rung: LaidRung, voice: Voice, hands: Hands) -> hands_page.HandsStep:
    said = rung.said
    is_told = rung.is_known
    about = voice.part(said, "about")
    spots = [(spot.place, voice.say(spot.said)) for spot in rung.spots if spot.said is not None]
    return hands_page.HandsStep(
        words=voice.part(said, "hands") if is_told else "",
        spans=voice.spans(said, "hands") if is_told else (),
        second=about if is_told else "",
        title=voice.say(said),
        below=voice.part(said, "short") or about if is_told or rung.asks else _later(voice),
        seat=rung.seat,
        places=tuple([place for place, _ in spots]),
        callouts=tuple(spots),
        carried=hands.laid(rung) if is_told else None,
    )


def _later(voice: Voice) -> str:
    """What stands below a rung that rests on what is still to be told."""
    return voice.say(part_of(Message("hands-lay-out"), "later"))


# What the page for hands asks of its table: the board painted, the shapes of its places.


def hands_view(host: Host) -> hands_page.HandsView:
    is_own = False

    def part_of(canvas: Canvas, part: Box) -> pygame.Surface:
        nonlocal is_own
        own = host.parts.board.hands.small_board(canvas, part, host.moment.table)
        is_own = own is not None
        return board_part(host, canvas, part) if own is None else own

    def hero(step: hands_page.HandsStep) -> Painter | None:
        hands, table = host.parts.board.hands, host.moment.table
        return hands.hero(step.happened, table) if step.happened else None

    def tint(thing: Any) -> Colour | None:
        if isinstance(thing, SeatNumber):
            return host.canvas.theme.seat_tint(thing.number, 0.45)
        return host.parts.board.hands.tint_of(thing) if isinstance(thing, ThingName) else None

    def pixels() -> tuple[float, float]:
        scale = host.canvas.scale
        return host.width * scale, host.height * scale

    return hands_page.HandsView(
        part_of, lambda name: shapes_of(host, name), tint,
        lambda clause: host.app.routes.rules(host.match.game, clause),
        lambda: host.app.settings.animation_speed.factor > 0,
        lambda: is_own or host.parts.board.is_whole, pixels,
        lambda name, seat: host.parts.board.hands.picture(name, seat, host.moment.table),
        lambda end: host.sitting.voice.say_name(end, "cap"), hero,
    )  # fmt: skip


class Beside:
    """What stands beside what is asked: the board in small, its places lit, and whose it is."""

    def __init__(self, host: Host) -> None:
        self._host, view = host, hands_view(host)
        self.tint = view.tint
        self._picture = BoardPicture(view.part_of, view.shapes, view.is_whole, AMBER)

    @property
    def lacks_board(self) -> bool:
        return self._picture.is_behind

    def draw(self, canvas: Canvas, room: Box, board: Box, places: tuple[str, ...]) -> None:
        small = self._host.parts.board.small_shown
        part = board if small is None else small
        answers = self._host.moment.answers
        shown = Lit(part, 0, answers, places, is_way=len(places) > 1, is_dim=True)
        self._picture.draw(canvas, room, shown)

    def draw_player(self, canvas: Canvas, seat: int, x: float, y: float) -> None:
        """Whose it is what is asked."""
        draw_player(canvas, seat_face(self._host.match, seat), seat, (x, y), 20)

    def draw_seat(self, canvas: Canvas, room: Box, seat: int | None, unit: float) -> None:
        """The seat that is asked about; where none is, the bot whose turn it is."""
        match = self._host.match
        passages = self._host.sitting.story.passages
        acting = Instructions(self._host).whose(passages[-1]) if passages else None
        if seat is None and acting is not None and not match.setup.seats[acting].is_person:
            seat = acting
        if seat is None:
            return
        hands_page.draw_seat_portrait(
            canvas, room, seat_face(match, seat), seat, match.voice.named(seat), unit
        )


# The board differs: the table is opened on the position page, and what is set right there goes
# on.
#
# Seats, bots, log and what can be taken back stay; what those at the table may not see is not
# shown.


def open_for_correction(host: Host, *, is_turn: bool = False) -> None:
    """The position page on the table as it stands; its main button sets the table right.

    With `is_turn` a person's turn is told by what came of it, and ends where it may.
    """
    match = host.match
    encode = match.game.codec.encode
    whole, shown = encode(match.table), encode(match.view(match.table, host.sitting.watcher))

    def complete(edited: Any) -> Any:
        return merged(whole, shown, edited)

    def take(edited: Any) -> None:
        table = match.game.read_position(complete(edited))
        host.conductor.correct(table, is_turn=is_turn)

    set_right = SettingRight(complete, take)
    host.app.routes.position(match.game, shown, before=match.setup, set_right=set_right)


def with_corrections(lines: LinesOf, voice: Voice) -> LinesOf:
    """The log's lines, and one for each time the table was set right."""

    def lines_of(passage: Passage, before: Any) -> Sequence[LogLine | Heading]:
        if isinstance(passage.answer, Correction):
            key = "log-not-told" if passage.answer.is_turn else "log-set-right"
            return (LogLine(voice.say(Message(key)), icon="pencil"),)
        return lines(passage, before)

    return lines_of


class Instructions:
    """What hands do for the answers at one table, and which answers are one instruction."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def drawn_of(self, passage: Passage) -> int:
        """How many instructions of an answer were done when it was told."""
        return drawn(self._host.match.moves[passage.number], self.to_do_for(passage))

    def _goes_into(self, number: int) -> bool:
        """Whether the answer of a bot and the one after it are one instruction."""
        match = self._host.match
        move, later = match.moves[number], match.moves[number + 1 : number + 2]
        following = later[0] if later else match.pending
        if following is None or move.seat == CHANCE or following.seat != move.seat:
            return False
        is_bot = not match.setup.seats[move.seat].is_person
        return is_bot and (move.kind, following.kind) in self._host.parts.joins

    def group(self, number: int) -> range:
        """The answers that are one instruction, told with the last of them; else none."""
        if self._goes_into(number):
            return range(0)
        first = number
        while first and self._goes_into(first - 1):
            first -= 1
        return range(first, number + 1)

    def count(self, passage: Passage) -> int:
        """How many instructions are told with an answer."""
        group = self.group(passage.number)
        passages = self._host.sitting.story.passages
        count = sum(len(self.to_do_for(passages[number])) for number in group)
        return count if len(group) < 2 else min(1, count)

    def whose(self, passage: Passage) -> int | None:
        """The seat that answered, or else the one alone that hands move things for."""
        if passage.seat != CHANCE:
            return passage.seat
        named = {todo.seat for todo in self.to_do_for(passage)} - {None}
        return named.pop() if len(named) == 1 else None

    def turn(self, passages: list[Passage], laying: LayingOut) -> list[Passage]:
        """The answers since a person or another bot decided; of chance alone, those for one seat:
        a dummy's turn is chance from its first die on, and stands alone after a bot's, too.
        """
        match = self._host.match
        turn = turn_so_far(passages, match.setup.seats)
        turn = [each for each in turn if not laying.covers(each)] or passages[-1:]
        whose, ruled = self.whose(turn[-1]), {*match.game.ruled_seats(match.table)}
        if whose is None:
            return turn
        is_chance = all(each.seat == CHANCE for each in turn)

        def goes_on(other: int | None) -> bool:
            return other in (whose, None) or not (is_chance or ruled & {other, whose})

        own = takewhile(lambda each: goes_on(self.whose(each)), reversed(turn))
        return list(own)[::-1]

    def bot_of(self, turn: list[Passage]) -> int | None:
        """The bot whose turn it is; None where what happens is everybody's."""
        seats = {each.seat for each in turn} - {CHANCE}
        if seats:
            return seats.pop() if len(seats) == 1 else None
        seat = self.whose(turn[-1])
        is_bot = seat is not None and not self._host.match.setup.seats[seat].is_person
        return seat if is_bot else None

    def to_do_for(self, passage: Passage) -> tuple[ToDo, ...]:
        match = self._host.match
        return to_do(match.moves[passage.number], match.setup.seats, self._host.sitting.voice)

    def how_far(self, now: int, steps: int, number: object, seat: int | None) -> tuple[str, str]:
        """Which step it is, and how many are left as far as anybody knows."""
        said, args = self._host.sitting.voice.say, {"step": now + 1, "count": steps}
        if self.has_more(number, seat):
            more = Message("hands-count-of-more", {"done": now})
            return said(Message("hands-step-of-more", args)), said(more)
        left = Message("hands-count", {"done": now, "left": steps - now - 1})
        return said(Message("hands-step", args)), said(left)

    def has_more(self, number: object, seat: int | None) -> bool:
        """Whether the turn told of goes on, so that nobody knows how many steps it will have."""
        if not isinstance(number, int):
            return False
        match = self._host.match
        if seat is None:
            seat = self.whose(self._host.sitting.story.passages[number])
        later = match.moves[number + 1 : number + 2]
        if later or match.pending is None:
            return bool(later) and later[0].seat in (seat, CHANCE)
        for_seat = getattr(match.pending, "for_seat", None)
        return match.pending.seat in (seat, CHANCE) and for_seat in (seat, None)


def once_more(rungs: list[hands_page.HandsStep], words: str) -> list[hands_page.HandsStep]:
    """An instruction that says the same as the one before it begins with these words."""
    found = rungs[:1]
    for before, rung in pairwise(rungs):
        if rung.words == before.words:
            spans = (Wording(f"{words}: "), *rung.spans) if rung.spans else ()
            rung = replace(rung, words=f"{words}: {rung.words}", spans=spans)
        found.append(rung)
    return found


EDGE: Final = 16.0
BEFORE: Final = -1
"""The answer before the first."""


class HandsTurn(Explained):
    """What hands have to do, one instruction at a time, in the place of a turn explained.

    It waits after every answer that moves something on the board, dice and rounds included; before
    the first one the board is laid out, and where answers are taken back whose steps hands have
    done, it says how these are undone.
    """

    panel: hands_page.HandsPage

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        who = hands_page.WhoPlays(
            hands_page.players_of(host.match), hands_page.settings_of(host.match), self._seat_others
        )
        self.panel = hands_page.HandsPage(hands_view(host), who)
        self.panel.is_visible = False
        self.laying, self.told = LayingOut(host), Instructions(host)
        self._number, self._place, self._behind = BEFORE, 0, 0
        self._counter: list[hands_page.HandsStep] = []
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
    def cover(self) -> hands_page.HandsPage | None:
        return self.panel if self.panel.is_visible and self.panel.rungs else None

    def comes_first(self) -> bool:
        """An answer would skip what hands have not done yet: it is refused, with a sentence."""
        is_first = self.comes_soon
        if is_first:
            self._host.refuse(self._say("hands-stands" if self.asks_standing else "hands-first"))
        return is_first

    @property
    def comes_soon(self) -> bool:
        """Whether something is said now, or after the film that still plays."""
        director = self._host.director
        passages = self._host.sitting.story.passages[max(0, director.answers - 1) :]
        is_under_way = self.is_on and (director.is_playing or director.is_behind)
        return self.is_speaking or (is_under_way and any(map(self.holds_after, passages)))

    def settle(self, places: Places) -> None:
        """Everything between the top bar and the action bar is the page's."""
        top, width = places.head, self._host.width
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
        has_more = self.told.count(passage) > self.told.drawn_of(passage)
        return self.is_on and has_more and not self.laying.covers(passage)

    def _rungs(
        self, passage: Passage, why: Mapping[int, tuple[Reason, ...]]
    ) -> list[hands_page.HandsStep]:
        group = self.told.group(passage.number)
        passages = self._host.sitting.story.passages
        told = [self._rung(passages[number], todo, why)
                for number in group for todo in self.told.to_do_for(passages[number])]  # fmt: skip
        return told if len(group) < 2 or len(told) < 2 else [joined(told)]

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
        turn = self.told.turn(passages, self.laying)
        seat = self.told.bot_of(turn)
        why = self._reasons(turn)
        before = [rung for each in turn[:-1] for rung in self._rungs(each, why)]
        now = self._rungs(held, why)
        title = self._say("hands-turn" if seat is not None else "hands-all", seat=seat)
        at = len(before) + self.told.drawn_of(held) + self._place
        self._behind = min(self._behind, at)
        rungs = once_more([*before, *now], self._say("hands-again"))
        self._show(seat, title, rungs, at - self._behind, held.number)

    def _show_laying(self) -> None:
        rungs = self.laying.steps(self._host.sitting.voice)
        place = min(self.laying.place, len(rungs) - 1)
        self._show(None, self._say("hands-lay-out"), rungs, place, hands_page.LAYING)

    def _show_counter(self) -> None:
        self._show(None, self._say("hands-undone"), self._counter, self._place, "undone")

    def _show(
        self,
        seat: int | None,
        title: str,
        rungs: list[hands_page.HandsStep],
        now: int,
        number: object,
    ) -> None:
        page, board = self.panel, self._host.parts.board
        page.part = page.board
        places = rungs[min(now, len(rungs) - 1)].places
        whole = board.small_shown
        if whole is not None and all(
            _is_inside(whole, shapes_of(self._host, each)) for each in places
        ):
            page.part = whole
        kicker, count = self.told.how_far(now, len(rungs), number, seat)
        page.show(seat, title, rungs, now, number=number, kicker=kicker, count=count)

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
    ) -> hands_page.HandsStep:
        sitting, game, host = self._host.sitting, self._host.match.game, self._host
        hands, table = host.parts.board.hands, host.moment.table
        voice, choice, said = sitting.voice, "", todo.said
        if passage.seat != CHANCE and passage.answer is not None:
            before = sitting.story.table(passage.number)
            choice = game.option_text(passage.answer, voice, before, passage.seat)
        return hands_page.HandsStep(
            voice.part(said, HANDS), voice.spans(said, HANDS), voice.part(said, "beside"),
            choice, game.told(why.get(passage.number) or _thoughts(passage, todo, voice), voice),
            places=hands.touched(todo.event, table), carried=hands.carried(todo, table),
            in_play="" if passage.seat == CHANCE else hands.in_play(passage.seat, table),
            happened=() if todo.event is None else (todo.event,),
        )  # fmt: skip

    def _say(self, key: str, part: str = "", seat: int | None = None) -> str:
        args = {} if seat is None else {"seat": SeatNumber(seat)}
        return self._host.sitting.voice.say(Message(key, args), part)

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

    def again(self) -> bool:
        return self.step_back() or True  # hands did it long ago

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

    def _done_since(self, index: int | None, *, is_anew: bool) -> list[hands_page.HandsStep]:
        """How hands undo all they have done since an answer, the last first; what was drawn lies
        as it does where it is only told anew.
        """
        host = self._host
        if index is None or not self.is_on:
            return []
        match, voice = host.match, host.sitting.voice
        steps: list[hands_page.HandsStep] = []
        for passage in reversed(host.sitting.story.passages[index : host.director.answers]):
            if not self.laying.covers(passage):
                number = self._number if host.director.is_explaining else BEFORE
                group = self.told.group(number) if number >= 0 else range(0)
                is_held = passage.number in group
                move = match.moves[passage.number]
                done = self.told.drawn_of(passage) + self._place if is_held else None
                things = to_undo(move, match.setup.seats, voice, done)
                left = len(things) - self.told.drawn_of(passage) * is_anew
                steps += map(self._undone, things[:left])
        return steps

    def _undone(self, todo: ToDo) -> hands_page.HandsStep:
        host, voice = self._host, self._host.sitting.voice
        board, event = host.parts.board, todo.event
        places = () if event is None else board.hands.touched(event, host.moment.table)
        return hands_page.HandsStep(voice.say(todo.said), voice.spans(todo.said), places=places)

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
        return self.told.count(passage) - self.told.drawn_of(passage)

    def board_differs(self) -> None:
        """The table is opened for correction, with seats and bots as they are."""
        if self.asks_standing:
            self.go_on()
        open_for_correction(self._host)

    def actions(self) -> Actions:
        if self.asks_standing:
            return self._standing()
        is_laying = self.laying.is_speaking
        done = Action(self._say("hands-done"), self.go_on, icon="check", key="Space")
        key, short = ("hands-laid-out", "short") if is_laying else ("hands-all-done", "")
        rest = replace(self._action(key, self.all_at_once, "list", "S"),
                       short=self._say(key, short) if short else "")  # fmt: skip
        differs = self._action("hands-differs", self.board_differs, "pencil", "Ctrl+D")
        is_first = not (self.laying.place if is_laying else self.panel.now)
        offer = offer_to_read(self._host) if is_laying and is_first else ()
        back = Action(self._say("hands-back"), self.back, icon="arrow-back-up", key="K",
                      enabled=not is_first)  # fmt: skip
        secondary: tuple[Action, ...] = (*(offer or (back,)), rest, differs)
        if self.panel.has_refused:
            secondary = (self._action("hands-refused", self.panel.unfold, "list", "W"), *secondary)
        if self.panel.part == self._host.parts.board.map_shown:
            secondary = (self._action("hands-turn-map", self.panel.turn, "rotate", "T"), *secondary)
        if self.panel.is_narrow and self.panel.has_reasons:
            secondary = (
                self._action("hands-map", self.panel.show_map, "map-pin", Key.BOARD),
                *secondary,
            )
        key = "hands-lay" if is_laying else "hands-do"
        return Actions(self._say(key), self._say(key, "detail"), done, secondary)

    def _standing(self) -> Actions:
        """The first question of a game that is gone on with."""
        yes = Action(self._say("hands-stands-yes"), self.go_on, icon="check", key="Space")
        differs = self._action("hands-differs", self.board_differs, "pencil", "Ctrl+D")
        return Actions(
            self._say("hands-stands"), self._say("hands-stands", "detail"), yes,
            (differs, *offer_to_read(self._host)),
        )  # fmt: skip

    def _action(self, key: str, do: Callable[[], None], icon: str, pressed: str) -> Action:
        voice = self._host.sitting.voice
        tip = voice.part(Message(key), "tip") or None
        return Action(self._say(key), do, icon=icon, key=pressed, tooltip=tip)

    def offers(self) -> tuple[Action, ...]:
        """Nothing is let pass at a real table."""
        return ()


def _thoughts(passage: Passage, todo: ToDo, voice: Voice) -> tuple[Reason, ...]:
    """Why a seat without a bot, such as a dummy, does it: what its rules said last comes first."""
    before = list(takewhile(lambda event: event != todo.event, passage.events))
    reasons = [each.reason for each in reversed(before) if hasattr(each, "reason")]
    told = [replace(each, said=voice.part(each.said, "detail"), options=()) for each in reasons]
    return tuple([each for each in told if each.said])


def offer_to_read(host: Host) -> tuple[Action, ...]:
    """To have it all read aloud, for whoever begins without."""
    if host.app.settings.voice:
        return ()
    said, voice = Message("hands-read"), host.sitting.voice
    return (Action(voice.say(said), partial(say_again, host), icon="volume", key=Key.SAY_AGAIN,
                   tooltip=voice.say(said, "tip")),)  # fmt: skip


def spoken_of(turn: HandsTurn) -> Spoken:
    """What is read aloud: the instruction, and for a bot's the reason."""
    page = turn.panel
    if turn.asks_standing:
        return "standing", (turn.actions().prompt,)
    step = page.rungs[min(page.now, len(page.rungs) - 1)]
    reason = reason_in_a_sentence(step.held, step.words)
    return (len(page.rungs), page.now, page.kicker), (step.words, step.second, reason)


def joined(steps: Sequence[hands_page.HandsStep]) -> hands_page.HandsStep:
    """Several instructions as one, such as a fleet's way over several systems."""
    first, last = steps[0], steps[-1]
    spans = list(first.spans)
    for step in steps[1:]:
        spans += [Wording(". "), *step.spans]
    carried = first.carried
    if carried is not None and last.carried is not None:
        carried = replace(carried, target=last.carried.target)
    return replace(
        first, words=". ".join(step.words for step in steps), spans=tuple(spans),
        reasons=last.reasons, carried=carried,
        happened=tuple(event for step in steps for event in step.happened),
        parts=tuple(step.words for step in steps),
        places=tuple(dict.fromkeys(place for step in steps for place in step.places)),
    )  # fmt: skip


def _is_inside(box: Box, shapes: Sequence[Sequence[Point]]) -> bool:
    near = box.inset(-4)
    return bool(shapes) and all(near.contains(point) for shape in shapes for point in shape)
