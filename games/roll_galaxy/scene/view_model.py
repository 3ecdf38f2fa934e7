"""What there is to show at one moment, and what each drawing module is given of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.animation import AT_REST
from engine.ui.paint.portraits import seat_face
from engine.ui.table.parts import Moment, SpotKey, level_title
from games.roll_galaxy.dice import DEVELOP, PHASES, SETTLE
from games.roll_galaxy.events import PhasesRevealed
from games.roll_galaxy.projection import Tone, result_words
from games.roll_galaxy.scene import seats
from games.roll_galaxy.scene.animations import AnimationState
from games.roll_galaxy.scene.log_words import RoundHistory
from games.roll_galaxy.scene.phase_choices import Work
from games.roll_galaxy.scene.screen import at_the_reveal
from games.roll_galaxy.scene.stage import Cell, RevealModel, RevealRow
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import HIDDEN, SIDE, handful, virtual_workers

Mode = Literal["reveal", "screen", "work"]


@dataclass(frozen=True, slots=True)
class ViewModel:
    """A moment of the table. `acting` is whose turn it is, `happened` all that was told so far.

    `looked_at` is the rival whose empire lies where the viewer's own does.
    """

    moment: Moment
    history: RoundHistory
    animation: AnimationState
    acting: int | None
    happened: Sequence[Any]
    looked_at: int | None = None

    @property
    def owner(self) -> int:
        """Whose empire lies below the screen."""
        return self.viewer if self.looked_at is None else self.looked_at

    @property
    def table(self) -> RollTable:
        table: RollTable = self.moment.table
        return table

    @property
    def viewer(self) -> int:
        return self.moment.seat

    @property
    def own(self) -> Seat:
        return self.table.seats[self.viewer]

    @property
    def names(self) -> tuple[str, ...]:
        return self.moment.voice.headings

    @property
    def voice(self) -> Voice:
        return self.moment.voice

    @property
    def seats(self) -> range:
        return range(len(self.table.seats))

    @property
    def others(self) -> tuple[int, ...]:
        """The seats whose cards stand at the left."""
        return tuple(seat for seat in self.seats if seat != self.viewer)

    @property
    def is_calm(self) -> bool:
        """Whether nothing moves, so that what is shown is what is."""
        return not self.moment.is_playing

    @property
    def is_tumbling(self) -> bool:
        """Whether the viewer's dice have not landed: nothing is said of what they show."""
        return self.animation.tumble < AT_REST

    @property
    def mode(self) -> Mode:
        if self.animation.reveal is not None:
            return "reveal"
        table = self.table
        is_behind = table.round > 0 and not table.revealed and not table.is_over
        return "screen" if is_behind else "work"

    def level(self, seat: int) -> str:
        return seats.level_word(level_title(self.moment.match, seat))


IsLit = Callable[[SpotKey], bool]
"""Whether the pointer is on a place that can be clicked."""


def own_model(
    view_model: ViewModel, work: Work | None, is_lit: IsLit, pulse: float
) -> seats.OwnModel:
    table, owner = view_model.table, view_model.owner
    seat, is_own = table.seats[owner], owner == view_model.viewer
    phases: tuple[int, ...] = ()
    if view_model.mode == "screen" and not view_model.is_tumbling and is_own:
        phases = (DEVELOP, SETTLE)
    elif table.revealed:
        phases = tuple(phase for phase in (DEVELOP, SETTLE) if any(seat.workers_at(phase)))
    title = view_model.voice.say(Message("empire-of", {"seat": SeatNumber(owner)}))
    lit: set[object] = set()
    hovered: set[object] = set()
    coming: dict[int, int] = {}
    if work is not None and is_own:
        lit = {card.square for card in work.cards if card.square is not None}
        hovered = {square for square in lit if is_lit(("square", square))}
        stacks = [card.stack[0] for card in work.cards if card.stack is not None]
        if work.kind == "place":
            single = [phase for phase in (DEVELOP, SETTLE) if stacks.count(phase) == 1]
            lit |= {("stack", phase) for phase in single}
            coming = {group.cards[0].stack[0]: group.side for group in work.groups
                      if group.side is not None and group.cards and group.cards[0].stack
                      and not seat.stack_sides(group.cards[0].stack[0])}  # fmt: skip
            hovered |= {("stack", phase) for phase in single
                        if is_lit(("stack", phase))}  # fmt: skip
    return seats.OwnModel(
        seat=seat, score=seat_score(table, owner), title=title,
        plans=seats.plans_of(seat, phases), lit=frozenset(lit), hovered=frozenset(hovered),
        pulse=pulse, voice=view_model.voice, coming=coming,
    )  # fmt: skip


def scores(view_model: ViewModel) -> tuple[seats.ScoreRow, ...]:
    """Everybody's points, the most first."""
    rows = [
        seats.ScoreRow(seat, view_model.names[seat], seat_score(view_model.table, seat))
        for seat in view_model.seats
    ]
    return tuple(sorted(rows, key=lambda row: (-row.score.total, row.seat)))


def calls(view_model: ViewModel) -> tuple[seats.CallRow, ...]:
    """How often everybody has called each phase in the rounds that are revealed."""
    revealed = [event.called for event in view_model.happened if isinstance(event, PhasesRevealed)]
    return tuple(
        seats.CallRow(
            seat,
            tuple(sum(called[seat] == phase for called in revealed) for phase in range(5)),
            revealed[-1][seat] if revealed else None,
        )
        for seat in view_model.seats
    )


def score_tip(view_model: ViewModel) -> str:
    lines = [Message("points-as-they-stand")]
    lines += [
        Message("score-line", {"name": row.name, **seats.score_args(row.score)})
        for row in scores(view_model)
    ]
    return "\n".join(map(view_model.voice.say, lines))


def card_model(view_model: ViewModel, number: int) -> seats.CardModel:
    table = view_model.table
    is_hidden = not table.revealed
    status, is_good = "", False
    if is_hidden and table.round:
        is_good = number in view_model.history.ready
        if is_good or number == view_model.acting:
            said = Message("status-ready" if is_good else "status-assigning")
            status = view_model.voice.say(said)
    return seats.CardModel(
        number, view_model.names[number], view_model.level(number), table.seats[number], status,
        is_good, is_hidden, number == view_model.acting and not table.is_over,
        face=seat_face(view_model.moment.match, number), voice=view_model.voice,
        points=tuple((seat, seat_score(table, seat).total) for seat in view_model.seats)
        if len(table.seats) == 2 else (),
    )  # fmt: skip


def card_tip(view_model: ViewModel, number: int) -> str:
    """Everything open about a seat that its card may have no room for."""
    held = view_model.table.seats[number]
    score = seats.score_args(seat_score(view_model.table, number))
    who = {"name": view_model.names[number], "level": view_model.level(number)}
    lines = [Message("seat-with-level", who), Message("score-of-card", score)]
    lines += [_stack_line(held, phase) for phase in (DEVELOP, SETTLE)]
    lines.append(Message("citizenry-holds", handful(held.citizenry)))
    lines.append(Message("cup-holds", handful(held.cup)))
    return "\n".join(map(view_model.voice.say, lines))


def _stack_line(held: Seat, phase: int) -> Message:
    """A stack as far as it lies open."""
    sides = held.stack_sides(phase)
    args: dict[str, Any] = {"isWorld": phase == SETTLE, "below": max(0, len(sides) - 1)}
    args |= {"side": None, "have": 0, "cost": 0}
    if not sides:
        return Message("stack-of-card", {**args, "top": "none"})
    if sides[0] == HIDDEN:
        return Message("stack-of-card", {**args, "top": "hidden"})
    have = {"have": sum(held.waiting(phase)), "cost": held.cost(sides[0])}
    return Message("stack-of-card", {**args, **have, "top": "known", "side": SIDE(sides[0])})


def reveal_model(view_model: ViewModel) -> RevealModel:
    rows = tuple(_row(view_model, seat) for seat in view_model.seats)
    progress = 1.0 if view_model.animation.reveal is None else view_model.animation.reveal
    table = view_model.table
    segments = at_the_reveal(table, view_model.history.extra)
    return RevealModel(rows, table.phases, segments, view_model.voice, progress)


def _row(view_model: ViewModel, number: int) -> RevealRow:
    held, voice = view_model.table.seats[number], view_model.voice
    cells = []
    for phase in range(len(PHASES)):
        workers = tuple(worker for worker in held.workers if worker.place == phase)
        words: tuple[str, str, Tone] = ("", "", "plain")
        if phase in view_model.table.phases:
            result, detail, tone = result_words(view_model.table, number, phase)
            brief = voice.part(result, "tight") or voice.say(result)
            words = brief, voice.say(detail), tone
        cells.append(Cell(workers, virtual_workers(held.tableau, phase), *words))
    return RevealRow(number, tuple(cells))


def reveal_detail(view_model: ViewModel) -> str:
    """What comes of the viewer's own dice."""
    seat = view_model.own
    dead = [w for w in seat.workers if w.place not in view_model.table.phases]
    found = []
    for phase in view_model.table.phases:
        if phase in (DEVELOP, SETTLE) and any(seat.workers_at(phase)):
            result, detail, tone = result_words(view_model.table, view_model.viewer, phase)
            if tone == "good":
                found.append(Message("your-dice-complete", {"side": result.args["side"]}))
            else:
                found.append(Message("result-detail", {"result": result, "detail": detail}))
    if dead:
        found.append(Message("dice-return", {"count": len(dead)}))
    return " ".join(map(view_model.voice.say, found[:2]))
