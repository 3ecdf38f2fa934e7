"""The block in a phase, at the set-up and in Manage Empire: what it shows, what can be clicked."""

from __future__ import annotations

from functools import partial

from engine.text.message import Message, Ordinal
from engine.ui.box import Box
from engine.ui.pages.end import closing_words
from engine.ui.paint.portraits import seat_face
from engine.ui.table.parts import SpotFact
from games.roll_galaxy.dice import DEVELOP, SETTLE, one_by_one
from games.roll_galaxy.names import PHASE, SIDE
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.final_standings import Standing
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.round_history import told_deed
from games.roll_galaxy.scene.stage import SeatWork, StagePlaces, stage_places
from games.roll_galaxy.scene.strip import segments_of
from games.roll_galaxy.scene.view_model import ViewModel
from games.roll_galaxy.scene.view_parts import IsLit
from games.roll_galaxy.scene.work import Work
from games.roll_galaxy.scene.workarea import WorkModel, WorkPlaces
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.tiles import SIDES


def stage_of(view_model: ViewModel, box: Box) -> StagePlaces:
    """The scenes of the seats in a box."""
    seats = [_seat_work(view_model, seat) for seat in view_model.seats]
    return stage_places(box, seats, view_model.viewer)


def work_model(
    view_model: ViewModel, work: Work | None, spots: WorkPlaces | None, is_lit: IsLit, stage: Box
) -> WorkModel:
    """The block in a phase, at the set-up and in Manage Empire."""
    table = view_model.table
    voice = view_model.voice
    title, note = _title(view_model)
    hovered: set[object] = set()
    if work is not None:
        keys = [("card", n) for n in range(len(work.cards))]
        keys += [("actor", n) for n in range(len(work.actors))]
        hovered |= {key for key in keys if is_lit(key)}
    return WorkModel(
        voice=voice, title=voice.say(title), note=note, phase=table.phase,
        segments=segments_of(table, view_model.history.extra),
        seats=tuple(_seat_work(view_model, seat) for seat in view_model.seats), work=work,
        spots=spots, standings=final_standings(view_model),
        hovered=frozenset(hovered), is_setting_up=not table.round,
        stage=stage_of(view_model, stage) if stage.w else None,
    )  # fmt: skip


def _title(view_model: ViewModel) -> tuple[Message, str]:
    table, voice = view_model.table, view_model.voice
    if table.is_over and table.round:
        return Message("the-end"), closing_words(view_model.moment.match)
    title = Message("setting-up" if not table.round else "manage-empire")
    if table.round and table.phase is not None:
        order = table.phases.index(table.phase) if table.phase in table.phases else 0
        place = {"place": Ordinal(order + 1), "count": len(table.phases)}
        title = Message("phase-in-row", {"phase": PHASE(table.phase), **place})
    return title, voice.say(title, "detail")


def final_standings(view_model: ViewModel) -> tuple[Standing, ...]:
    """Every seat by its rank, once the game is over and everything lies still."""
    if not view_model.moment.is_over or not view_model.is_calm:
        return ()
    ranks = view_model.moment.match.result.ranks
    order = sorted(view_model.seats, key=lambda seat: (ranks[seat], seat))
    return tuple(
        Standing(seat, ranks[seat], view_model.names[seat], seat_score(view_model.table, seat),
                 seat_face(view_model.moment.match, seat))
        for seat in order
    )  # fmt: skip


def _seat_work(view_model: ViewModel, number: int) -> SeatWork:
    table = view_model.table
    held = table.seats[number]
    dice: tuple[tuple[int, int | None], ...] = ()
    phase = table.phase
    rest: Message
    if phase is not None:
        here = [worker for worker in held.workers if worker.place == phase]
        dice = tuple((worker.colour, worker.face) for worker in here)
        dice += tuple((colour, None) for colour in held.virtual)
        rest = Message("no-worker-here" if not dice else "still-to-work")
    elif not table.round:
        rest = Message("drawn-so-far", {"sides": tuple(map(SIDE, held.tableau))})
    else:
        dice = tuple((colour, None) for colour in one_by_one(held.citizenry))
        rest = Message("nobody-to-recruit" if not dice else "in-the-citizenry")
    voice = view_model.voice
    deeds = tuple(told_deed(deed, voice) for deed in view_model.history.deeds.get(number, ()))
    is_acting, words = number == view_model.acting, voice.say(rest)
    side, slots = _at_work_on(view_model, number)
    return SeatWork(number, view_model.names[number], dice, deeds, is_acting, words, side, slots)


def _at_work_on(view_model: ViewModel, number: int) -> tuple[int | None, tuple[int | None, ...]]:
    """The tile a seat has completed in this phase, or works at; the dice there and the missing."""
    table, held = view_model.table, view_model.table.seats[number]
    if not table.round:
        worlds = [side for side in held.tableau if SIDES[side].is_world]
        return (worlds[-1] if worlds else None), ()
    if table.phase not in (DEVELOP, SETTLE):
        return None, ()
    done = [deed.side for deed in view_model.history.deeds.get(number, ()) if deed.side is not None]
    if done:
        return done[-1], ()
    sides = held.stack_sides(table.phase)
    if not sides:
        return None, ()
    waiting: tuple[int | None, ...] = tuple(one_by_one(held.waiting(table.phase)))
    missing = max(0, held.cost(sides[0]) - len(waiting))
    return sides[0], (*waiting, *(None,) * missing)


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
