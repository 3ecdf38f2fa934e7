"""The block in a phase, at the set-up and in Manage Empire: what it shows, what can be clicked."""

from __future__ import annotations

from functools import partial

from engine.ui.pages.end import closing_words
from engine.ui.table.pointing import SpotFact
from games.roll_galaxy.dice import DEVELOP, PHASES, SETTLE, one_by_one
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.final_standings import Standing
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.view_model import ViewModel
from games.roll_galaxy.scene.view_parts import IsLit
from games.roll_galaxy.scene.work import Work
from games.roll_galaxy.scene.workarea import ORDINALS, SeatWork, WorkModel, WorkPlaces
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.tiles import SIDES


def work_model(
    view_model: ViewModel, work: Work | None, spots: WorkPlaces | None, is_lit: IsLit
) -> WorkModel:
    """The block in a phase, at the set-up and in Manage Empire."""
    table = view_model.table
    title, note = _title(view_model)
    hovered: set[object] = set()
    if work is not None:
        keys = [("card", n) for n in range(len(work.cards))]
        keys += [("actor", n) for n in range(len(work.actors))]
        hovered |= {key for key in keys if is_lit(key)}
    return WorkModel(
        title=title, note=note, phase=table.phase, phases=table.phases,
        seats=tuple(_seat_work(view_model, seat) for seat in view_model.seats), work=work,
        spots=spots, standings=final_standings(view_model),
        hovered=frozenset(hovered), is_setting_up=not table.round,
    )  # fmt: skip


def _title(view_model: ViewModel) -> tuple[str, str]:
    table = view_model.table
    if not table.round:
        return "Setting up", "a faction, a home world, and two tiles for everybody"
    if table.is_over:
        return "The end", closing_words(view_model.moment.match)
    if table.phase is None:
        return "Manage Empire", "recruit for $1 a die, recall what you like"
    order = table.phases.index(table.phase) if table.phase in table.phases else 0
    return PHASES[table.phase], f"{ORDINALS[order]} of {len(table.phases)}"


def final_standings(view_model: ViewModel) -> tuple[Standing, ...]:
    """Every seat by its rank, once the game is over and everything lies still."""
    if not view_model.moment.is_over or not view_model.is_calm:
        return ()
    ranks = view_model.moment.match.result.ranks
    order = sorted(view_model.seats, key=lambda seat: (ranks[seat], seat))
    return tuple(
        Standing(seat, ranks[seat], view_model.names[seat], seat_score(view_model.table, seat))
        for seat in order
    )


def _seat_work(view_model: ViewModel, number: int) -> SeatWork:
    table = view_model.table
    held = table.seats[number]
    dice: tuple[tuple[int, int | None], ...] = ()
    phase = table.phase
    rest = ""
    if phase is not None:
        here = [worker for worker in held.workers if worker.place == phase]
        dice = tuple((worker.colour, worker.face) for worker in here)
        dice += tuple((colour, None) for colour in held.virtual)
        rest = "No worker here" if not dice else "Still to work"
    elif not table.round:
        names = [SIDES[side].name for side in held.tableau]
        rest = ", ".join(names) if names else "Still to draw"
    else:
        dice = tuple((colour, None) for colour in one_by_one(held.citizenry))
        rest = "Nobody to recruit" if not dice else "In the Citizenry"
    deeds = tuple(view_model.history.deeds.get(number, ()))
    return SeatWork(
        number, view_model.names[number], dice, deeds, number == view_model.acting, rest
    )


def work_spots(
    view_model: ViewModel,
    work: Work,
    board: BoardPlaces,
    places: WorkPlaces,
    board_input: BoardInput,
) -> list[SpotFact]:
    """Actors, tiles in hand, cards, and the same things on the table."""
    facts = []
    squares = board.squares(len(view_model.own.tableau))
    for number, card in enumerate(work.cards):
        for square in () if card.square is None else (card.square,):
            if sum(other.square == square for other in work.cards) == 1:
                facts.append(SpotFact(("square", square), squares[square],
                                      partial(board_input.choose_card, number)))  # fmt: skip
    for stack, phase in zip(board.stacks, (DEVELOP, SETTLE), strict=True):
        here = [n for n, card in enumerate(work.cards)
                if card.stack is not None and card.stack[0] == phase]  # fmt: skip
        if work.kind == "place" and len(here) == 1:
            facts.append(
                SpotFact(("stack", phase), stack, partial(board_input.choose_card, here[0]))
            )
    for number, box in enumerate(places.actors):
        facts.append(SpotFact(("actor", number), box, partial(board_input.choose_actor, number)))
    for number, box in enumerate(places.tiles):
        facts.append(SpotFact(("hand", number), box, partial(board_input.choose_tile, number)))
    for number, box in enumerate(places.cards):
        key = str(number + 1) if number < 9 else None
        facts.append(
            SpotFact(("card", number), box, partial(board_input.choose_card, number), shortcut=key)
        )
    return facts
