"""What the log says, and a dummy's turn explained step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.decision import Chance, Event, Pending
from engine.core.game import Game
from engine.core.story import Passage
from engine.text.message import Message, SeatNumber, number_said
from engine.text.voice import Voice
from engine.ui.animation import Animation
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Key
from engine.ui.table.actions import Action, Actions
from engine.ui.table.conductor import persons
from engine.ui.table.log import Heading, LogLine, Thought
from engine.ui.table.panels import MOST_MOVES, HintMove
from engine.ui.table.parts import Moment
from engine.ui.table.table import Table
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.rajas import events
from games.rajas.board import AREAS
from games.rajas.dummy_words import deed_clause
from games.rajas.effects import AREA, COLOUR_OF
from games.rajas.learning import Hint
from games.rajas.scene.art.signs import draw_die_sign
from games.rajas.scene.places import Places
from games.rajas.state import RajasTable, Seat


def gap_words(gap: int, voice: Voice, part: str = "") -> str:
    """ "60", "met", "past 3"; as the part `flag` "gap 60"."""
    if not gap:
        return voice.say(Message("gap-met"))
    said = Message("gap-left", {"gap": gap}) if gap > 0 else Message("gap-past", {"overlap": -gap})
    return voice.part(said, part) or voice.say(said)


SHOWN_ELSEWHERE: Final = (events.DiceSpent, events.TileLaid, events.TileRevealed)
"""What a line before or after says as well."""


class LogFormatter:
    """Turns passages into lines; keeps what a dummy thought until the deed that follows it."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._thoughts: list[Thought] = []

    def lines(self, move: Passage, before: RajasTable) -> list[LogLine | Heading]:
        """The lines of an answer; `before` is the table before it."""
        return [line for event in move.events for line in self._of(event)]

    def _of(self, event: Any) -> Iterator[LogLine | Heading]:
        voice = self._voice
        if isinstance(event, events.RoundStarted):
            yield Heading(voice.say(Message("round-heading", {"round": event.round})))
        elif isinstance(event, events.DummyThought):
            if event.step == "area":
                self._thoughts = []
            reason = event.reason
            why = replace(reason, said=voice.part(reason.said, "detail"), options=())
            self._thoughts.append(Thought(voice.part(reason.said, "short"), (why,)))
        elif isinstance(event, events.RoundEnded):
            yield LogLine(voice.say(event.said(), "log"), event.elephant, icon="elephant")
        elif isinstance(event, events.MarkersMet | events.GameEnded):
            yield LogLine(voice.say(event.said()), event.seat, icon="trophy")
        elif isinstance(event, events.RiverTileLaid):
            yield LogLine(voice.say(event.said()), icon="river")
        else:
            yield from self._deed(event)

    def _deed(self, event: Any) -> Iterator[LogLine]:
        words = deed_words(event, self._voice)
        if words is None:
            return
        said, self._thoughts = tuple(self._thoughts), []
        yield LogLine(words[0], event.seat, words[1], thoughts=said)


def deed_words(event: Event, voice: Voice) -> tuple[str, str] | None:
    """What happened, behind the sign of its seat, and what it gave; None for what others show."""
    if isinstance(event, SHOWN_ELSEWHERE) or (
        isinstance(event, events.KarmaGained) and not event.count
    ):
        return None
    said = event.said()
    part = "log" if voice.has(said.key, "log") else ""
    words = voice.say(said, part, mark=getattr(event, "seat", None))
    return words, voice.part(said, "gain")


LEAST_BAR: Final = 0.5
"""The bar of a move that loses so many rounds is full, or of the worst one if that loses more."""


def counselled(
    hints: Sequence[Hint], game: Game[RajasTable], voice: Voice, table: RajasTable, seat: int
) -> tuple[HintMove, ...]:
    """The moves of an advice in words, no two alike."""
    words = game.option_texts([hint.option for hint in hints], voice, table, seat)
    worst = max(LEAST_BAR, *(-hint.rounds for hint in hints[:MOST_MOVES]))
    return tuple(
        HintMove(hint.option, each, number_said(hint.rounds, 2) if hint.rounds else "",
                 -hint.rounds / worst)
        for hint, each in zip(hints, words, strict=True)
    )  # fmt: skip


THOUGHTS_LEAD = "area"


@dataclass(frozen=True, slots=True)
class TurnStep:
    """One line of the turn: what was decided or done, why, and its clause."""

    title: str
    detail: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class DummyTurn:
    """The turn of a dummy: `face` is its first die, `area` what it came to (None: nothing yet).

    `space` is where its worker stands, empty until it does.
    """

    seat: int
    face: int
    area: int | None
    steps: tuple[TurnStep, ...]
    space: str = ""


def dummy_turn(happened: Sequence[Any], table: RajasTable, voice: Voice) -> DummyTurn | None:
    """The turn that the latest events belong to, if it is a dummy's."""
    begin = next((place for place in range(len(happened) - 1, -1, -1)
                  if _is_lead(happened[place])), None)  # fmt: skip
    if begin is None:
        return None
    lead = happened[begin]
    rest = happened[begin:]
    if any(isinstance(event, events.RoundEnded | events.RoundStarted) for event in rest):
        return None
    if any(getattr(event, "seat", lead.seat) != lead.seat for event in rest):
        return None
    steps = []
    for event in rest:
        if isinstance(event, events.DummyThought):
            what, why = (voice.part(event.reason.said, part) for part in ("short", "detail"))
            steps.append(TurnStep(what, why, event.clause))
        elif not isinstance(event, events.WorkerPlaced | events.TileRevealed):
            words = deed_step(event, voice)
            if words is not None:
                steps.append(words)
    space = next((event.space for event in rest if isinstance(event, events.WorkerPlaced)), "")
    return DummyTurn(lead.seat, lead.face, _area_of(lead, rest, table), tuple(steps), space)


def _is_lead(event: Any) -> bool:
    return isinstance(event, events.DummyThought) and event.step == THOUGHTS_LEAD


def deed_step(event: Any, voice: Voice) -> TurnStep | None:
    """A deed as a line of the card; None for what others show."""
    if isinstance(event, events.ElephantTaken | events.TileBought):
        said = event.said()
        return TurnStep(voice.say(said, "short"), voice.part(said, "detail"), deed_clause(event))
    words = deed_words(event, voice)
    return None if words is None else TurnStep(words[0], words[1], deed_clause(event))


def _area_of(lead: events.DummyThought, rest: Sequence[Any], table: RajasTable) -> int | None:
    """The area of the worker, else what the first die says."""
    for event in rest:
        if isinstance(event, events.WorkerPlaced):
            return AREAS.index(table.space(event.space).area)
    return lead.face - 1 if lead.face else None


HEAD: Final = 72.0
CHIP_H: Final = 66.0
STEP_H: Final = 64.0
STEP_GAP: Final = 3.0
LINE: Final = 22.0
WORDS_X: Final = 54.0
FOOT: Final = 66.0
WARM: Final[Colour] = (0xCF, 0xC6, 0xBA)
WORDS: Final[Colour] = (0xD2, 0xC8, 0xBB)
GOLD: Final[Colour] = (0xF3, 0xB5, 0x5C)
SEAM: Final[Colour] = (0x5A, 0x4A, 0x3E)
DONE: Final[Colour] = (0x5B, 0xBF, 0x7A)
TAG: Final[Colour] = (0xF3, 0xC6, 0x7C)


def card_box(places: Places) -> Box:
    """Over the province, Kali and the scrolls, in board units."""
    panel, scrolls = places.province.panel, places.scrolls
    top, left = panel.y - 2, min(panel.x, places.statue.x) - 2
    return Box(left, top, max(panel.right, scrolls.right) + 2 - left, scrolls.bottom + 2 - top)


def worker_of(turn: DummyTurn, seat: Seat) -> int:
    """Which of its workers a dummy's turn is about, from 1: the one placed, or the next."""
    return seat.used if turn.space else min(seat.used + 1, seat.owned)


def draw_dummy_card(
    canvas: Canvas, box: Box, turn: DummyTurn, voice: Voice, table: RajasTable
) -> None:
    colour, seat = canvas.theme.seat_colour(turn.seat), table.seats[turn.seat]
    canvas.shadow(box, 16, blur=26, drop=10, strength=210)
    canvas.rounded(box, 16, (mix(colour, (0x23, 0x1B, 0x18), 0.80), (0x1B, 0x15, 0x13)),
                   lighten(colour, 0.2), 2)  # fmt: skip
    canvas.rounded(box.inset(5), 12, None, (0xD9, 0xA0, 0x50, 90), 1.2)
    canvas.seat_mark(turn.seat, box.x + 40, box.y + 38, 20)
    title = voice.say(Message("bar-dummys-turn", {"seat": SeatNumber(turn.seat)}))
    canvas.text(box.x + 72, box.y + 28, title, 26, WHITE, "marcellus", max_width=box.w - 180)
    args = {"worker": worker_of(turn, seat), "owned": seat.owned}
    canvas.text(box.x + 72, box.y + 55, voice.say(Message("dummy-card-worker", args)), 18, WARM)
    if turn.face:
        draw_die_sign(canvas, box.right - 46, box.y + 40, 42, None, turn.face)
        canvas.text(
            box.right - 80,
            box.y + 40,
            voice.say(Message("dummy-card-die")),
            18,
            WARM,
            "mono",
            "right",
        )
    _draw_areas(canvas, Box(box.x + 12, box.y + HEAD + 4, box.w - 24, CHIP_H), turn, voice)
    top = box.y + HEAD + CHIP_H + 16
    _draw_steps(canvas, Box(box.x + 12, top, box.w - 24, box.bottom - FOOT - 6 - top), turn)
    _draw_dice(canvas, Box(box.x + 16, box.bottom - FOOT, box.w - 32, FOOT), seat.dice, voice)


def _draw_areas(canvas: Canvas, row: Box, turn: DummyTurn, voice: Voice) -> None:
    for number, box in enumerate(row.row(*[None] * 6, gap=4)):
        is_it = number == turn.area
        if is_it:
            canvas.shadow(box, 9, blur=14, drop=0, strength=170, colour=GOLD)
        fill = ((0xF6, 0xC4, 0x70), (0xDC, 0x92, 0x34)) if is_it else (
            (0x34, 0x2A, 0x26), (0x2A, 0x21, 0x1D)
        )  # fmt: skip
        canvas.rounded(box, 9, fill, (0xFF, 0xE6, 0xB4) if is_it else SEAM, 1.4)
        draw_die_sign(canvas, box.centre_x, box.y + 22, 26, None, number + 1)
        ink: Colour = (0x2A, 0x15, 0x03) if is_it else (0xE6, 0xDC, 0xCE)
        name = voice.say_name(AREA(AREAS[number]), "short")
        canvas.text(box.centre_x, box.y + 51, name, 18, ink, "marcellus", "centre",
                    max_width=box.w - 2)  # fmt: skip


def _height(canvas: Canvas, step: TurnStep, width: float) -> float:
    """How high a step is: a long reason takes a second line."""
    lines = len(canvas.paragraph_lines(width, step.detail, 18)) if step.detail else 1
    return STEP_H + (lines - 1) * LINE


def _draw_steps(canvas: Canvas, room: Box, turn: DummyTurn) -> None:
    """As many of the last steps as there is room for."""
    width = room.w - WORDS_X - 12
    heights = [_height(canvas, step, width) for step in turn.steps]
    first = len(heights)
    left = room.h
    while first and left >= heights[first - 1]:
        first -= 1
        left -= heights[first] + STEP_GAP
    y = room.y
    for step, height in zip(turn.steps[first:], heights[first:], strict=True):
        box = Box(room.x, y, room.w, height)
        is_now = step is turn.steps[-1]
        if not is_now:
            canvas.rounded(Box(box.x + 24.5, box.centre_y + 15, 3, height - 27), 1, DONE)
        _draw_step(canvas, box, step, is_now=is_now)
        y += height + STEP_GAP


def _draw_step(canvas: Canvas, box: Box, step: TurnStep, *, is_now: bool) -> None:
    if is_now:
        canvas.rounded(box, 10, ((0x4A, 0x34, 0x20), (0x38, 0x26, 0x18)), GOLD, 2)
        canvas.disc(box.x + 26, box.centre_y, 15, GOLD)
        canvas.icon("player-play", box.x + 27, box.centre_y, 18, (0x2A, 0x15, 0x03))
    else:
        canvas.disc(box.x + 26, box.centre_y, 14, (0x24, 0x5A, 0x3A), DONE, 2)
        canvas.icon("check", box.x + 26, box.centre_y, 18, WHITE)
    right = box.right - 10
    if step.clause:
        width = canvas.text_width(step.clause, 18, "mono") + 16
        top = box.y + 8 if step.detail else box.centre_y - 12.5
        tag = Box(right - width, top, width, 25)
        canvas.rounded(tag, 6, (0x12, 0x0E, 0x0C), (0x6A, 0x54, 0x44))
        canvas.text(*tag.centre, step.clause, 18, TAG, "mono", "centre")
        right = tag.x - 8
    x = box.x + WORDS_X
    room = right - x
    size = next((each for each in (20, 19) if _fits(canvas, step.title, each, room)), 18)
    y = box.y + (21 if step.detail else box.h / 2)
    canvas.text(x, y, step.title, size, WHITE, "text-semibold", max_width=room)
    if step.detail:
        place = Box(x, box.y + 35, box.w - WORDS_X - 12, box.h - 36)
        canvas.paragraph(place, step.detail, 18, WORDS, line_height=LINE / 18)


def _fits(canvas: Canvas, words: str, size: float, room: float) -> bool:
    return canvas.text_width(words, size, "text-semibold") <= room


def _draw_dice(canvas: Canvas, row: Box, dice: tuple[int, ...], voice: Voice) -> None:
    canvas.hairline(row.x, row.y + 4, row.w, colour=SEAM)
    y = row.y + FOOT / 2 + 2
    x = row.x + 6 + canvas.text(row.x + 6, y, voice.say(Message("dummy-card-dice")), 18, WORDS) + 34
    step = min(40.0, (row.right - 20 - x) / max(1, len(dice)))
    for number, die in enumerate(dice):
        draw_die_sign(canvas, x + number * step, y, 30, COLOUR_OF[die])


OF_DUMMIES: Final = frozenset(
    ("area", "person", "steps", "terrace", "colour", "upgrade", "bought", "replaced", "market")
)
"""The kinds of chance that a dummy's turn consists of."""


class Explaining:
    """Whether the film waits after each step of a dummy, and how one goes on."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._flowing: int | None = None

    @property
    def _is_on(self) -> bool:
        return self._table.app.settings.explain_bots

    def hold(self, seat: int) -> Animation | None:
        """What keeps a step until somebody has seen it; None where nobody has to."""
        if seat != self._flowing:
            self._flowing = None
        table = self._table
        is_watched = bool(persons(table.match)) and not table.sitting.is_replay
        is_wanted = self._is_on and seat != self._flowing and is_watched
        return table.director.hold() if is_wanted else None

    def holds(self, passage: Passage) -> bool:
        """Whether an answer has steps of a dummy to wait after, with the animations off as well."""
        steps = (event for event in passage.events if isinstance(event, events.DummyThought))
        return any(self.hold(step.seat) is not None for step in steps)

    def _flow(self, seat: int) -> None:
        self._flowing = seat
        self._table.director.go_on()

    def _toggle(self) -> None:
        self._table.frame.explained.toggle()

    def meanwhile(self, moment: Moment, turn: DummyTurn | None, said: Actions) -> Actions:
        """While beats are still to come: the step that is shown, and how to go on."""
        if turn is None or not turn.steps:
            return Actions(said.prompt, said.detail)
        step, director, voice = turn.steps[-1], self._table.director, moment.voice
        named = {"seat": SeatNumber(turn.seat), "step": step.title}
        prompt = voice.say(Message("bar-dummy-step", named))

        def button(key: str, answer: Callable[[], object], icon: str, name: str) -> Action:
            said = Message(key)
            return Action(voice.say(said), answer, "", icon, name, tooltip=voice.part(said, "tip"))

        ahead = button("bar-to-your-turn", director.skip_ahead, "player-track-next", "S")
        if director.held is None:
            every = button("bar-every-step", self._toggle, "list", Key.EXPLAIN)
            return Actions(prompt, step.detail, secondary=(every, ahead))
        flow = button("bar-all-at-once", lambda: self._flow(turn.seat), "list", Key.EXPLAIN)
        following = button("bar-next-step", director.go_on, "player-play", "Space")
        return Actions(prompt, step.detail, following, (flow, ahead))

    def waiting(
        self, moment: Moment, turn: DummyTurn | None, pending: Pending, said: Actions
    ) -> Actions:
        """While a dummy's die is to be rolled, and the last step may still wait to be seen."""
        if self._table.director.held is not None:
            return self.meanwhile(moment, turn, said)
        is_dummys = isinstance(pending, Chance) and pending.kind in OF_DUMMIES
        if not is_dummys or self._table.conductor.waits_for_dice:
            return said
        seat = moment.table.seat if turn is None else turn.seat
        words = moment.voice.say(Message("bar-dummys-turn", {"seat": SeatNumber(seat)}))
        return Actions(words, said.detail, said.primary, said.secondary)
