"""What the drawing modules are given of a moment: empires, seats' cards, points, the reveal."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words import theirs
from engine.ui.table.pointing import SpotKey
from games.roll_galaxy.dice import DEVELOP, PHASES, SETTLE
from games.roll_galaxy.events import PhasesRevealed, counted
from games.roll_galaxy.outlook import Tone, result_words
from games.roll_galaxy.scene.dice_faces import dice_words
from games.roll_galaxy.scene.others import CardShown
from games.roll_galaxy.scene.own import OwnShown, plans_of
from games.roll_galaxy.scene.reveal import Cell, RevealRow, RevealShown
from games.roll_galaxy.scene.scores import CallRow, ScoreRow
from games.roll_galaxy.scene.view_model import Seen
from games.roll_galaxy.scene.work import Work
from games.roll_galaxy.scoring import SeatScore, seat_score
from games.roll_galaxy.tiles import HIDDEN, SIDES, virtual_workers

IsLit = Callable[[SpotKey], bool]
"""Whether the pointer is on a place that can be clicked."""


def own_shown(seen: Seen, work: Work | None, is_lit: IsLit, pulse: float) -> OwnShown:
    """Everything below the block."""
    seat, table = seen.own, seen.table
    phases: tuple[int, ...] = ()
    if seen.mode == "screen" and not seen.is_tumbling:
        phases = (DEVELOP, SETTLE)
    elif table.revealed:
        phases = tuple(phase for phase in (DEVELOP, SETTLE) if any(seat.workers_at(phase)))
    viewer = seen.viewer
    title = f"{theirs(seen.names[viewer])} empire"
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
    return OwnShown(
        seat=seat, score=seat_score(table, viewer), title=title,
        plans=plans_of(seat, phases), lit=frozenset(lit), hovered=frozenset(hovered),
        pulse=pulse,
    )  # fmt: skip


def scores(seen: Seen) -> tuple[ScoreRow, ...]:
    """Everybody's points, the most first."""
    rows = [ScoreRow(seat, seen.names[seat], seat_score(seen.table, seat)) for seat in seen.seats]
    return tuple(sorted(rows, key=lambda row: (-row.score.total, row.seat)))


def calls(seen: Seen) -> tuple[CallRow, ...]:
    """How often everybody has called each phase in the rounds that are revealed."""
    revealed = [event.called for event in seen.happened if isinstance(event, PhasesRevealed)]
    return tuple(
        CallRow(
            seat,
            tuple(sum(called[seat] == phase for called in revealed) for phase in range(5)),
            revealed[-1][seat] if revealed else None,
        )
        for seat in seen.seats
    )


def score_tip(seen: Seen) -> str:
    """Everybody's points by category, in words."""
    lines = ["Points as they stand"]
    for row in scores(seen):
        score: SeatScore = row.score
        bonus = f", bonuses {row.bonus}" if score.bonuses else ""
        lines.append(f"{row.name}: tiles {score.costs}, chips {score.chips}{bonus} "
                     f"= {score.total}")  # fmt: skip
    return "\n".join(lines)


def card_shown(seen: Seen, number: int) -> CardShown:
    """A seat's card."""
    table = seen.table
    is_hidden = not table.revealed
    status, is_good = "", False
    if is_hidden and table.round:
        is_good = number in seen.told.ready
        status = "ready" if is_good else "assigning" if number == seen.acting else ""
    return CardShown(
        number, seen.names[number], seen.level(number), table.seats[number], status,
        is_good, is_hidden, number == seen.acting and not table.is_over,
    )  # fmt: skip


def card_tip(seen: Seen, number: int) -> str:
    """Everything open about a seat that its card may have no room for."""
    held = seen.table.seats[number]
    score = seat_score(seen.table, number)
    lines = [f"{seen.names[number]}, {seen.level(number)}"]
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


def reveal_shown(seen: Seen) -> RevealShown:
    """The grid with all strips."""
    rows = tuple(_row(seen, seat) for seat in seen.seats)
    progress = 1.0 if seen.air.reveal is None else seen.air.reveal
    return RevealShown(rows, seen.table.phases, seen.told.extra, progress)


def _row(seen: Seen, number: int) -> RevealRow:
    held = seen.table.seats[number]
    cells = []
    for phase in range(len(PHASES)):
        workers = tuple(worker for worker in held.workers if worker.place == phase)
        words: tuple[str, str, Tone] = ("", "", "plain")
        if phase in seen.table.phases:
            words = result_words(seen.table, number, phase)
        cells.append(Cell(workers, virtual_workers(held.tableau, phase), *words))
    called = held.called
    call = "" if called is None else f"calls {PHASES[called]}"
    card = card_shown(seen, number)
    return RevealRow(card, call, called, tuple(cells), number == seen.viewer)


def reveal_detail(seen: Seen) -> str:
    """What comes of the viewer's own dice."""
    seat = seen.own
    dead = [w for w in seat.workers if w.place not in seen.table.phases]
    words = []
    for phase in seen.table.phases:
        if phase in (DEVELOP, SETTLE) and any(seat.workers_at(phase)):
            result, detail, tone = result_words(seen.table, seen.viewer, phase)
            if tone == "good":
                words.append(f"Your dice complete {result}.")
            else:
                words.append(f"{result}: {detail}.")
    if dead:
        words.append(f"{counted(len(dead), 'die').capitalize()} of yours "
                     f"{'returns' if len(dead) == 1 else 'return'} to the cup.")  # fmt: skip
    return " ".join(words[:2])
