"""The block of a phase, the set-up, Manage Empire and the end: what it shows and asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from engine.text.message import Message, Ordinal
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.end import closing_words
from engine.ui.paint.portraits import draw_player, seat_face
from engine.ui.table.parts import SpotFact
from engine.ui.theme import (
    DISPLAY,
    INK,
    LARGE,
    SECOND_TEXT,
    TEXT,
    TITLE,
    WARNING,
    WHITE,
    Colour,
    mix,
)
from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP, one_by_one
from games.roll_galaxy.dice import WHITE as WHITE_DIE
from games.roll_galaxy.powers import stock_value
from games.roll_galaxy.scene.art.dice_faces import draw_die
from games.roll_galaxy.scene.art.palette import CALLED_EDGE, GOLD, INDIGO, TRAY
from games.roll_galaxy.scene.art.place_art import CITY, draw_frame, draw_place
from games.roll_galaxy.scene.art.tile_faces import draw_mini
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.choosing import ACTOR, Marks, WorkPlaces, draw_group
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.log_words import told_deed
from games.roll_galaxy.scene.phase_choices import Work
from games.roll_galaxy.scene.screen import SOFT, PhaseSegment, draw_strip, segments_of
from games.roll_galaxy.scene.stage import SeatWork, StagePlaces, draw_stage, stage_places
from games.roll_galaxy.scene.view_model import IsLit, ViewModel
from games.roll_galaxy.scoring import SeatScore, seat_score
from games.roll_galaxy.state import Seat
from games.roll_galaxy.tiles import PHASE, SIDE, SIDES, WORKER, good_places

STANDINGS_GAP: Final = 12.0
MOST_HIGH: Final = 132.0
LEAST_NAME: Final = 150.0
RANK_W: Final = 72.0
SUM_W: Final = 120.0
CHIPS: Final[Colour] = (0xB6, 0x7C, 0xF0)
KINDS: Final[tuple[tuple[str, Colour], ...]] = (
    ("column-tiles", INDIGO), ("column-chips", CHIPS), ("column-six-plus", GOLD),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat at the end: its rank, 1 for who won, and its points by category."""

    seat: int
    rank: int
    name: str
    score: SeatScore
    face: Path | None = None

    @property
    def parts(self) -> tuple[int, ...]:
        """Points of tiles, of chips, and of 6+ developments."""
        return self.score.costs, self.score.chips, sum(points for _, points in self.score.bonuses)


def draw_standings(canvas: Canvas, box: Box, standings: Sequence[Standing], voice: Voice) -> None:
    """A row for every seat, as high as the block lets it be, the best first."""
    count = len(standings)
    height = min(MOST_HIGH, (box.h - STANDINGS_GAP * (count - 1)) / count)
    most = max(1, *(standing.score.total for standing in standings))
    names = max(canvas.text_width(each.name, LARGE, "text-semibold") for each in standings)
    name_w = min(max(LEAST_NAME, names + 60), 0.3 * box.w)
    top = box.y + max(0.0, (box.h - count * height - (count - 1) * STANDINGS_GAP) / 2)
    for place, standing in enumerate(standings):
        row = Box(box.x, top + place * (height + STANDINGS_GAP), box.w, height)
        _draw_row(canvas, row, standing, name_w, most, voice)


def _draw_row(
    canvas: Canvas, row: Box, standing: Standing, name_w: float, most: int, voice: Voice
) -> None:
    won, middle = standing.rank == 1, row.centre_y
    ground = mix(TRAY, WARNING, 0.1) if won else TRAY
    canvas.rounded(row, 12, ground, WARNING if won else (0x3A, 0x44, 0x66), 2 if won else 1)
    if won:
        size = min(44.0, 0.55 * row.h)
        canvas.icon("crown", row.x + RANK_W / 2, middle, size, WARNING)
    else:
        canvas.text(row.x + RANK_W / 2, middle, f"{standing.rank}.", TITLE, SECOND_TEXT,
                    "number-bold", "centre")  # fmt: skip
    x = row.x + RANK_W
    r = min(24.0, 0.42 * row.h)
    draw_player(canvas, standing.face, standing.seat, (x + 10, middle), r)
    canvas.text(x + 36, middle, standing.name, LARGE, TEXT, "text-semibold", max_width=name_w - 44)
    bars = Box(x + name_w, row.y, row.w - RANK_W - name_w - SUM_W, row.h)
    _draw_parts(canvas, bars, standing.parts, most, voice)
    size = DISPLAY if row.h >= 84 else TITLE
    canvas.text(row.right - 20, middle, str(standing.score.total), size,
                WARNING if won else TEXT, "number-bold", "right")  # fmt: skip


def _draw_parts(canvas: Canvas, box: Box, parts: Sequence[int], most: int, voice: Voice) -> None:
    """One bar of points by category on a scale that all rows share; each says what it is."""
    height = min(40.0, 0.44 * box.h)
    has_words = box.h >= 72
    bar = Box(box.x, box.centre_y - height / 2 - 10 * has_words, box.w, height)
    canvas.rounded(bar, 8, (*INK, 120))
    x = bar.x
    for (key, colour), points in zip(KINDS, parts, strict=True):
        width = bar.w * points / most
        if not points:
            continue
        part = Box(x, bar.y, width, bar.h)
        canvas.rounded(part.inset(1), 7, colour, mix(colour, CALLED_EDGE, 0.3))
        word = voice.say(Message(key))
        said = f"{points} {word}"
        if has_words or canvas.text_width(said, LARGE, "number-bold") > width - 8:
            said = str(points)
        canvas.text(*part.centre, said, LARGE, INK, "number-bold", "centre")
        if has_words and canvas.text_width(word, 16) <= width - 4:
            canvas.text(part.centre_x, bar.bottom + 16, word, 16, SECOND_TEXT, align="centre")
        x += width


__all__ = ["Standing", "draw_standings"]


VEIL: Final = ((0x08, 0x0B, 0x1A, 190), (0x08, 0x0B, 0x1A, 60))
"""Over a place where figures stand; the others are lighter, for choices and for others' scenes."""
LIGHT_VEIL: Final = ((0x08, 0x0B, 0x1A, 120), (0x08, 0x0B, 0x1A, 30))
OTHERS_VEIL: Final = (0x06, 0x08, 0x14, 80)
CHOICE_SCRIM: Final = 0.36
TITLE_SHADE: Final = ((0x06, 0x09, 0x16, 215), (0x06, 0x09, 0x16, 0))


@dataclass(frozen=True, slots=True)
class WorkModel:
    """Everything the block shows in a phase. `work` is None while somebody else acts."""

    voice: Voice
    title: str
    note: str
    phase: int | None
    segments: tuple[PhaseSegment, ...]
    seats: tuple[SeatWork, ...]
    work: Work | None = None
    spots: WorkPlaces | None = None
    hovered: frozenset[object] = frozenset()
    hinted: frozenset[int] = frozenset()
    standings: tuple[Standing, ...] = ()
    is_setting_up: bool = False
    stage: StagePlaces | None = None

    @property
    def place(self) -> int:
        """Where it is played: the place of the phase, else the city, at the set-up a hill."""
        if self.is_setting_up:
            return EXPLORE
        return CITY if self.phase is None else self.phase


def draw_work(canvas: Canvas, places: BoardPlaces, shown: WorkModel) -> None:
    draw_strip(canvas, places, shown.segments, shown.voice)
    spots = shown.spots
    if shown.standings or (shown.work is not None and spots is not None):
        scrim, veil = (1.0, VEIL) if shown.standings else (CHOICE_SCRIM, LIGHT_VEIL)
        draw_place(canvas, places.stage, shown.place, horizon=0.66, scrim=scrim, radius=14)
        canvas.rounded(places.stage, 14, veil)
        canvas.rounded(places.stage.cut_top(110)[0], 14, TITLE_SHADE)
        draw_frame(canvas, places.stage, 14)
        _draw_title(canvas, places.title, shown)
    if shown.standings:
        draw_standings(canvas, places.work, shown.standings, shown.voice)
        return
    if shown.stage is not None:
        draw_stage(canvas, shown.stage, shown.seats, shown.place, shown.title)
    if shown.work is None or spots is None:
        return
    for seat, box in () if shown.stage is None else shown.stage.boxes.items():
        if not any(each.is_acting for each in shown.seats if each.seat == seat):
            canvas.rounded(box, 12, OTHERS_VEIL)
    _draw_actors(canvas, spots, shown)
    work, number = shown.work, 0
    coming = work.actors[work.actor][0] if work.actors else None
    marks = Marks(shown.voice, shown.hovered, shown.hinted, coming, work.kind == "place",
                  work.cup)  # fmt: skip
    for group, place in zip(work.groups, spots.groups, strict=True):
        draw_group(canvas, group, place, marks, number)
        number += len(group.cards)


def title_end(row: Box, spots: WorkPlaces | None) -> float:
    """How far the words of the title may go: to whoever works, or to the others' small scenes."""
    beside = [] if spots is None else [box for box in (spots.label, spots.rail) if box and box.w]
    return min([row.right, *(box.x - 12 for box in beside)])


def _draw_title(canvas: Canvas, row: Box, shown: WorkModel) -> None:
    y = row.y + 30
    right = title_end(row, shown.spots)
    x = row.x + canvas.text(row.x, y, shown.title, 34, TEXT, "number-bold", max_width=right - row.x)
    x += 18
    if shown.note and canvas.text_width(shown.note, 18) <= right - x:
        canvas.text(x, y + 3, shown.note, 18, SOFT)


def _draw_actors(canvas: Canvas, spots: WorkPlaces, shown: WorkModel) -> None:
    work = shown.work
    if work is None or spots.label is None:
        return
    label = spots.label
    phase = shown.phase
    voice, in_hand = shown.voice, Message("in-hand")
    words = voice.say(in_hand, "" if spots.tiles else "dice")
    if not spots.tiles and phase is not None:
        words = voice.say(Message("workers-of-phase", {"worker": WORKER(phase)}))
    is_open = len(work.actors) > 1 or len(work.tiles) > 1
    y = label.centre_y - 12 * is_open
    canvas.text(label.right, y, words, 20, TEXT, "text-bold", "right", max_width=label.w)
    if is_open:
        canvas.text(label.right, y + 27, voice.say(in_hand, "pick"), 18, SOFT, align="right")
    for number, (box, (colour, virtual)) in enumerate(zip(spots.actors, work.actors, strict=True)):
        is_chosen = number == work.actor
        draw_die(canvas, *box.centre, ACTOR, colour, phase,
                 is_hovered=("actor", number) in shown.hovered)  # fmt: skip
        if virtual:
            badge = Box(box.right - 16, box.bottom - 18, 24, 24)
            canvas.disc(*badge.centre, 13, (0x10, 0x13, 0x1B), INDIGO, 1.5)
            canvas.icon("robot-antennas", *badge.centre, 18, WHITE)
        if is_chosen and len(work.actors) > 1:
            canvas.rounded(box.inset(-5), 15, None, CALLED_EDGE, 3)
    for number, (box, tile) in enumerate(zip(spots.tiles, work.tiles, strict=True)):
        draw_mini(canvas, box.x, box.y, 52, 2 * tile + 1)
        if number == work.tile:
            canvas.rounded(box.inset(-4), 12, None, CALLED_EDGE, 3)


def stage_of(view_model: ViewModel, box: Box) -> StagePlaces:
    seats = [_seat_work(view_model, seat) for seat in view_model.seats]
    return stage_places(box, seats, view_model.viewer)


def work_model(
    view_model: ViewModel,
    work: Work | None,
    spots: WorkPlaces | None,
    is_lit: IsLit,
    stage: Box,
    hinted: frozenset[int] = frozenset(),
) -> WorkModel:
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
        hovered=frozenset(hovered), hinted=hinted, is_setting_up=not table.round,
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


def latest(view_model: ViewModel) -> str:
    """What whoever acts did last in this phase, else which phase it is."""
    deeds = view_model.history.deeds.get(-1 if view_model.acting is None else view_model.acting)
    if deeds:
        told = told_deed(deeds[-1], view_model.voice)
        return f"{told.words} {told.gain}".strip()
    if view_model.mode == "screen":
        return view_model.voice.say(Message("unseen-before-reveal"))
    title, note = _title(view_model)
    return f"{view_model.voice.say(title)}: {note}"


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
        dice = tuple((worker.colour, phase) for worker in here)
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
    explores: tuple[str, str, str] | None = None
    if phase == EXPLORE:
        stock, scout = voice.say(Message("card-stock")), voice.say(Message("card-scout"))
        explores = (f"${stock_value(held, WHITE_DIE).answer}", stock, scout)
    return SeatWork(number, view_model.names[number], dice, deeds, is_acting, words, side, slots,
                    _worlds_of(held) if phase in (PRODUCE, SHIP) else (), explores)  # fmt: skip


def _worlds_of(held: Seat) -> tuple[tuple[int, tuple[int, ...], int], ...]:
    """The worlds that hold goods, what lies on them, and how many can."""
    lying = zip(held.tableau, held.goods, good_places(held.tableau), strict=False)
    return tuple(each for each in lying if SIDES[each[0]].holds_goods)


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
