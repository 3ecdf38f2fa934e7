"""What may be set out by hand: the desk, the names of its fields, a real table's pieces.

Whose turn it is follows from the sheets, the dice set aside follow from what they are collected
for, and nobody has more goods than the turns gave.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from engine.core.instructions import LaidRung, LaidSpot
from engine.core.position import edits
from engine.core.step import Step
from engine.text.message import Message, SeatNumber
from games.despirala.combinations import (
    DICE,
    FACES,
    GOODS_PER_TURN,
    NAMES,
    TURNS,
    is_collect,
    legal_faces,
    matched_dice,
    target,
)
from games.despirala.moves import COMBINATION, Attempt
from games.despirala.state import DespiralaTable, possible_points
from games.despirala.steps import ChooseMove, GoOnCollecting, RollAllDice, RollRest, StartTurn

Kind = Literal["start", "roll", "choose", "collect", "rest", "over"]

KINDS: Final[dict[type, Kind]] = {
    StartTurn: "start", RollAllDice: "roll", ChooseMove: "choose", GoOnCollecting: "collect",
    RollRest: "rest",
}  # fmt: skip
MAKERS: Final[dict[Kind, type]] = {kind: step for step, kind in KINDS.items()}
LAID: Final = FACES
"""The dice as they are laid out, one of each face."""


# -- the dice --------------------------------------------------------------------------------------


def turn_die(table: DespiralaTable, place: int, by: int = 1) -> DespiralaTable:
    """A die shows the next face, or with -1 the one before; without dice six are laid out."""
    after = table.copy()
    if len(after.dice) != DICE:
        return _stepped(after, ChooseMove())
    faces = list(after.dice)
    faces[place] = (faces[place] - 1 + by) % len(FACES) + 1
    after.dice = tuple(faces)
    return _sorted_out(after)


def choose_attempt(table: DespiralaTable, name: str) -> DespiralaTable:
    """The seat to play has chosen it, with the faces the dice show most; once more: it has not."""
    if table.is_over or name in table.sheet.points:
        return table
    after = table.copy()
    if after.attempt is not None and after.attempt.combination == name:
        return _stepped(after, ChooseMove())
    dice = after.dice or LAID
    faces = max(legal_faces(name), key=lambda each: len(matched_dice(dice, target(name, each))))
    after.dice, after.attempt, after.rolls = dice, Attempt(name, faces), 0
    return _sorted_out(after)


def turn_faces(table: DespiralaTable, by: int = 1) -> DespiralaTable:
    """The chosen combination stands for the next faces it can be named with."""
    if table.attempt is None:
        return table
    after, name = table.copy(), table.attempt.combination
    ways = legal_faces(name)
    now = ways.index(table.attempt.faces)
    after.attempt = Attempt(name, ways[(now + by) % len(ways)])
    return _sorted_out(after)


def count_rolls(table: DespiralaTable, by: int) -> DespiralaTable:
    after = table.copy()
    if after.attempt is not None:
        after.rolls = max(0, min(TURNS * GOODS_PER_TURN, after.rolls + by))
    return after


# -- the sheets ------------------------------------------------------------------------------------


def turn_cell(table: DespiralaTable, seat: int, name: str, by: int = 1) -> DespiralaTable:
    """A cell of a sheet: free, the most points, less and less of them, 0, and free again."""
    after = table.copy()
    points = after.sheets[seat].points
    ways: tuple[int | None, ...] = (None, *sorted(possible_points(name), reverse=True))
    now = points.get(name)
    chosen = ways[(ways.index(now if now in ways else None) + by) % len(ways)]
    if chosen is None:
        points.pop(name, None)
    else:
        points[name] = chosen
    return _with_turn(after)


def count_goods(table: DespiralaTable, seat: int, by: int) -> DespiralaTable:
    after = table.copy()
    after.sheets[seat].goods += by
    return _bounded(after)


# -- what comes next -------------------------------------------------------------------------------


def kind_of(table: DespiralaTable) -> Kind:
    return KINDS[type(table.steps[-1])] if table.steps else "over"


NEXT_ICONS: Final = {
    "start": "player-play", "roll": "dice", "choose": "hand-finger", "collect": "plus",
    "rest": "dice",
}  # fmt: skip


def kinds_of(table: DespiralaTable) -> tuple[Kind, ...]:
    """What it may wait for, with the dice and the combination that lie there."""
    if table.is_over:
        return ()
    if table.attempt is None:
        return ("start", "roll", "choose")
    pursued: Kind = "collect" if is_collect(table.attempt.combination) else "rest"
    more: tuple[Kind, ...] = ("rest",) if pursued == "collect" else ()
    return ("start", "roll", "choose", pursued, *more)


def choose_kind(table: DespiralaTable, kind: Kind) -> DespiralaTable:
    """The table waits for something else; dice and combination that do not fit it go."""
    if kind not in kinds_of(table):
        return table
    return _bounded(_stepped(table.copy(), MAKERS[kind]()))


def tidied(table: DespiralaTable) -> DespiralaTable:
    """The table with nothing on it that cannot be shown: no seat, die or choice that is none."""
    after = table.copy()
    after.seat = min(max(0, after.seat), len(after.sheets) - 1)
    if any(after.problems_of_the_dice()):
        after.dice, after.aside, after.attempt, after.rolls = (), (), None, 0
    return after


def _stepped(after: DespiralaTable, step: Step) -> DespiralaTable:
    """The table waiting for a step, with the dice that it needs and no others."""
    after.steps = [step]
    if not isinstance(step, GoOnCollecting | RollRest):
        after.aside, after.attempt, after.rolls = (), None, 0
    if isinstance(step, StartTurn | RollAllDice):
        after.dice = ()
    else:
        after.dice = after.dice or LAID
    return after


def _sorted_out(after: DespiralaTable) -> DespiralaTable:
    """The dice that the chosen combination wants lie aside, and its own step comes next."""
    attempt = after.attempt
    if attempt is None:
        return after
    after.aside = matched_dice(after.dice, target(attempt.combination, attempt.faces))
    collects = is_collect(attempt.combination)
    if collects and not (kind_of(after) == "rest" and after.wanted):
        after.steps = [GoOnCollecting()]
    elif not collects:
        after.steps = [RollRest()]
    return after


def _with_turn(after: DespiralaTable) -> DespiralaTable:
    """DESP-2.5: the first of those with the fewest cells filled is to play, and may choose."""
    before = (after.turn, after.seat)
    ended = [len(sheet.points) for sheet in after.sheets]
    fewest = min(ended)
    after.turn = min(TURNS, fewest + 1)
    after.seat = ended.index(fewest) if fewest < TURNS else len(after.sheets) - 1
    if fewest == TURNS:
        after.dice, after.aside, after.attempt, after.rolls, after.steps = (), (), None, 0, []
    elif not after.steps:
        after = _stepped(after, StartTurn())
    elif after.attempt is not None and (after.turn, after.seat) != before:
        after = _stepped(after, ChooseMove())
    return _bounded(after)


def _bounded(after: DespiralaTable) -> DespiralaTable:
    """DESP-2.1: nobody has more goods than the turns begun gave, nor less than none."""
    waits = kind_of(after) == "start"
    for seat, sheet in enumerate(after.sheets):
        has_ended = not after.steps or seat < after.seat
        has_begun = has_ended or (seat == after.seat and not waits)
        most = GOODS_PER_TURN * (after.turn if has_begun else after.turn - 1)
        sheet.goods = max(0, min(most, sheet.goods))
    return after


# -- what a click on each place does ---------------------------------------------------------------

_LAY: Final = edits.by_table(turn_die, 0)


def _count_own_goods(table: DespiralaTable, by: int) -> DespiralaTable:
    return count_goods(table, table.seat, by)


PLACES: Final = {
    "seat": edits.PlaceEdit(Message("edit-seat"), role="seat"),
    "die": edits.counted(turn_die, Message("edit-die"), edits.by_table),
    "dice": edits.PlaceEdit(Message("edit-dice"), _LAY, _LAY),
    "goods": edits.counted(_count_own_goods, Message("edit-own-goods"), edits.by_table),
    "faces": edits.counted(turn_faces, Message("edit-faces"), edits.by_table),
    "cell": edits.counted(turn_cell, Message("edit-cell")),
    "seat-goods": edits.PlaceEdit(Message("edit-goods"), edits.by_seat(count_goods)),
    "rolls-paid": edits.PlaceEdit(Message("edit-rolls"), edits.by_table(count_rolls)),
    "mode": edits.PlaceEdit(Message("edit-mode"), edits.value("mode")),
    "next": edits.PlaceEdit(Message("edit-next"), edits.by_table(choose_kind)),
    "attempt": edits.PlaceEdit(Message("edit-attempt"), edits.by_table(choose_attempt)),
}  # fmt: skip


def _beside(table: DespiralaTable, state: edits.EditState) -> Iterator[edits.Row]:
    yield edits.CounterRow("seat-goods", table.sheets[state.seat].goods, Message("field-goods"))
    if table.attempt is not None:
        yield edits.CounterRow("rolls-paid", table.rolls, Message("field-rolls"))
    modes = [(mode, Message(f"despirala-mode-{mode}")) for mode in ("normal", "misere")]
    yield edits.buttons(
        *(edits.EditChip(("mode", mode), said, table.mode == mode) for mode, said in modes)
    )
    if table.is_over:
        yield edits.HeadingRow(Message("edit-over"))
        return
    yield edits.HeadingRow(Message("edit-comes-next"))
    now = kind_of(table)
    yield edits.buttons(*(edits.EditChip(("next", kind), Message(f"edit-kind-{kind}"), kind == now,
                                         icon=NEXT_ICONS[kind]) for kind in kinds_of(table)),
                        columns=2)  # fmt: skip
    yield edits.HeadingRow(Message("edit-has-chosen"))
    chosen = None if table.attempt is None else table.attempt.combination
    free = (
        (name, Message(COMBINATION(name).key)) for name in NAMES if name not in table.sheet.points
    )
    chips = (edits.EditChip(("attempt", name), said, name == chosen) for name, said in free)
    yield edits.ChipRow(tuple(chips), 2, 62.0)


EDITS: Final = edits.PositionEdits(PLACES, {"": edits.EditPage(_beside)}, tidied=tidied)


FACE_CHOICES = tuple(edits.Named(face, str(face)) for face in FACES)
COMBINATION_CHOICES = tuple(edits.Named(name, Message(COMBINATION(name).key)) for name in NAMES)


def _places(document: Any) -> tuple[edits.Named, ...]:
    """The places of the six dice, with the face that lies there."""
    faces = (*document["dice"], *(Message("field-no-die"),) * DICE)
    return tuple(
        edits.Named(place, Message("field-die", {"number": place + 1, "face": faces[place]}))
        for place in range(DICE)
    )


WORDS = {
    "DespiralaTable.mode": edits.FieldWords(
        choices=tuple(
            edits.Named(mode, Message(f"despirala-mode-{mode}")) for mode in ("normal", "misere")
        )
    ),
    "DespiralaTable.seat": edits.FieldWords(choices=edits.seats_of("sheets"), seats="some"),
    "DespiralaTable.dice": edits.FieldWords(choices=FACE_CHOICES),
    "DespiralaTable.aside": edits.FieldWords(choices=_places, is_sorted=True),
    "DespiralaTable.sheets": edits.FieldWords(by="seat"),
    "Sheet.points": edits.FieldWords(choices=COMBINATION_CHOICES),
    "Attempt.combination": edits.FieldWords(choices=COMBINATION_CHOICES),
    "Attempt.faces": edits.FieldWords(choices=FACE_CHOICES, is_sorted=True),
}


def layout(table: DespiralaTable) -> tuple[LaidRung, ...]:
    """DESP-1.2 and 2.1, as a list."""
    dice = LaidRung(Message("lay-dice", {"dice": DICE}), (LaidSpot("dice", (("die", DICE),)),))
    return (dice, *[_sheet(number) for number in range(len(table.sheets))], _goods(table))


def _sheet(number: int) -> LaidRung:
    """DESP-1.2: a sheet for everybody."""
    spot = LaidSpot("sheet", ((f"sheet-{number}", 1),))
    return LaidRung(Message("lay-sheet", {"seat": SeatNumber(number)}), (spot,), seat=number)


def _goods(table: DespiralaTable) -> LaidRung:
    """DESP-2.1: the goods of the first turn; everybody else has none yet."""
    args = {"seat": SeatNumber(table.seat), "goods": table.sheet.goods}
    spot = LaidSpot("goods", (("good", table.sheet.goods),))
    return LaidRung(Message("lay-goods", args), (spot,), seat=table.seat)
