"""What the drawing modules are given of a moment: empires, seats' cards, points, the reveal."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words import theirs
from engine.ui.table.pointing import SpotKey
from games.roll_galaxy.dice import DEVELOP, PHASES, SETTLE
from games.roll_galaxy.events import PhasesRevealed
from games.roll_galaxy.outlook import Tone, result_words
from games.roll_galaxy.scene.dice_faces import dice_words
from games.roll_galaxy.scene.others import CardModel
from games.roll_galaxy.scene.own import OwnModel, plans_of
from games.roll_galaxy.scene.reveal import Cell, RevealModel, RevealRow
from games.roll_galaxy.scene.scores import CallRow, ScoreRow
from games.roll_galaxy.scene.view_model import ViewModel
from games.roll_galaxy.scene.work import Work
from games.roll_galaxy.scoring import SeatScore, seat_score
from games.roll_galaxy.tiles import HIDDEN, SIDES, virtual_workers
from games.roll_galaxy.words import counted

IsLit = Callable[[SpotKey], bool]
"""Whether the pointer is on a place that can be clicked."""


def own_model(view_model: ViewModel, work: Work | None, is_lit: IsLit, pulse: float) -> OwnModel:
    """Everything below the block."""
    seat, table = view_model.own, view_model.table
    phases: tuple[int, ...] = ()
    if view_model.mode == "screen" and not view_model.is_tumbling:
        phases = (DEVELOP, SETTLE)
    elif table.revealed:
        phases = tuple(phase for phase in (DEVELOP, SETTLE) if any(seat.workers_at(phase)))
    viewer = view_model.viewer
    title = f"{theirs(view_model.names[viewer])} empire"
    lit: set[object] = set()
    hovered: set[object] = set()
    if work is not None:
        lit = {card.square for card in work.cards if card.square is not None}
        hovered = {square for square in lit if is_lit(("square", square))}
        stacks = [card.stack[0] for card in work.cards if card.stack is not None]
        if work.kind == "place":
            single = [phase for phase in (DEVELOP, SETTLE) if stacks.count(phase) == 1]
            lit |= {("stack", phase) for phase in single}
            hovered |= {("stack", phase) for phase in single
                        if is_lit(("stack", phase))}  # fmt: skip
    return OwnModel(
        seat=seat, score=seat_score(table, viewer), title=title,
        plans=plans_of(seat, phases), lit=frozenset(lit), hovered=frozenset(hovered),
        pulse=pulse,
    )  # fmt: skip


def scores(view_model: ViewModel) -> tuple[ScoreRow, ...]:
    """Everybody's points, the most first."""
    rows = [
        ScoreRow(seat, view_model.names[seat], seat_score(view_model.table, seat))
        for seat in view_model.seats
    ]
    return tuple(sorted(rows, key=lambda row: (-row.score.total, row.seat)))


def calls(view_model: ViewModel) -> tuple[CallRow, ...]:
    """How often everybody has called each phase in the rounds that are revealed."""
    revealed = [event.called for event in view_model.happened if isinstance(event, PhasesRevealed)]
    return tuple(
        CallRow(
            seat,
            tuple(sum(called[seat] == phase for called in revealed) for phase in range(5)),
            revealed[-1][seat] if revealed else None,
        )
        for seat in view_model.seats
    )


def score_tip(view_model: ViewModel) -> str:
    """Everybody's points by category, in words."""
    lines = ["Points as they stand"]
    for row in scores(view_model):
        score: SeatScore = row.score
        bonus = f", bonuses {row.bonus}" if score.bonuses else ""
        lines.append(f"{row.name}: tiles {score.costs}, chips {score.chips}{bonus} "
                     f"= {score.total}")  # fmt: skip
    return "\n".join(lines)


def card_model(view_model: ViewModel, number: int) -> CardModel:
    """A seat's card."""
    table = view_model.table
    is_hidden = not table.revealed
    status, is_good = "", False
    if is_hidden and table.round:
        is_good = number in view_model.history.ready
        status = "ready" if is_good else "assigning" if number == view_model.acting else ""
    return CardModel(
        number, view_model.names[number], view_model.level(number), table.seats[number], status,
        is_good, is_hidden, number == view_model.acting and not table.is_over,
    )  # fmt: skip


def card_tip(view_model: ViewModel, number: int) -> str:
    """Everything open about a seat that its card may have no room for."""
    held = view_model.table.seats[number]
    score = seat_score(view_model.table, number)
    lines = [f"{view_model.names[number]}, {view_model.level(number)}"]
    bonus = sum(points for _, points in score.bonuses)
    more = f", 6+ {bonus}" if score.bonuses else ""
    lines.append(f"{score.total} VP now: tiles {score.costs}, chips {score.chips}{more}")
    for phase, word in ((DEVELOP, "Developments"), (SETTLE, "Worlds")):
        sides = held.stack_sides(phase)
        if not sides:
            lines.append(f"{word}: none planned")
            continue
        top = "unknown"
        if sides[0] != HIDDEN:
            waiting = sum(held.waiting(phase))
            top = f"{SIDES[sides[0]].name}, {waiting} of {held.cost(sides[0])}"
        below = f", {len(sides) - 1} below" if len(sides) > 1 else ""
        lines.append(f"{word}: {top}{below}")
    lines.append(f"Citizenry: {dice_words(held.citizenry)}")
    lines.append(f"Cup: {dice_words(held.cup)}")
    return "\n".join(lines)


def reveal_model(view_model: ViewModel) -> RevealModel:
    """The grid with all strips."""
    rows = tuple(_row(view_model, seat) for seat in view_model.seats)
    progress = 1.0 if view_model.animation.reveal is None else view_model.animation.reveal
    return RevealModel(rows, view_model.table.phases, view_model.history.extra, progress)


def _row(view_model: ViewModel, number: int) -> RevealRow:
    held = view_model.table.seats[number]
    cells = []
    for phase in range(len(PHASES)):
        workers = tuple(worker for worker in held.workers if worker.place == phase)
        words: tuple[str, str, Tone] = ("", "", "plain")
        if phase in view_model.table.phases:
            words = result_words(view_model.table, number, phase)
        cells.append(Cell(workers, virtual_workers(held.tableau, phase), *words))
    called = held.called
    call = "" if called is None else f"calls {PHASES[called]}"
    card = card_model(view_model, number)
    return RevealRow(card, call, called, tuple(cells), number == view_model.viewer)


def reveal_detail(view_model: ViewModel) -> str:
    """What comes of the viewer's own dice."""
    seat = view_model.own
    dead = [w for w in seat.workers if w.place not in view_model.table.phases]
    words = []
    for phase in view_model.table.phases:
        if phase in (DEVELOP, SETTLE) and any(seat.workers_at(phase)):
            result, detail, tone = result_words(view_model.table, view_model.viewer, phase)
            if tone == "good":
                words.append(f"Your dice complete {result}.")
            else:
                words.append(f"{result}: {detail}.")
    if dead:
        words.append(f"{counted(len(dead), 'die').capitalize()} of yours "
                     f"{'returns' if len(dead) == 1 else 'return'} to the cup.")  # fmt: skip
    return " ".join(words[:2])
