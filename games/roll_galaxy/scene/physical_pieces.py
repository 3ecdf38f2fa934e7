"""What a real table's pages show of Roll, and how chance and the dice of a cup are entered.

The large picture of what hands do is in the place of its phase, from what is taken to where it
goes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

import pygame

from engine.core.decision import Chance
from engine.core.instructions import LaidRung, Pieces, ToDo
from engine.core.story import Move
from engine.text.message import Message, SeatNumber, ThingName
from engine.text.voice import Voice
from engine.ui import theme as style
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint import dice
from engine.ui.real_table.chance_input import (
    LYING,
    ON_TRAY,
    ChancePart,
    ChanceQuestion,
    ChanceThing,
    DicePanel,
)
from engine.ui.real_table.physical_pieces import Carried, Hands, Painter, StepPicture, draw_way
from engine.ui.real_table.place import GOAL, SOURCE, room_of
from engine.ui.table.parts import Moment
from engine.ui.theme import LINE, TEXT, Colour, lighten, mix
from engine.ui.widgets.base import Pressable
from games.roll_galaxy import events
from games.roll_galaxy.dice import (
    COLOURS,
    DEVELOP,
    DIE_FACES,
    EXPLORE,
    FACE_NAMES,
    PHASES,
    PRODUCE,
    SETTLE,
    SHIP,
    WHITE,
    CupRoll,
    one_by_one,
)
from games.roll_galaxy.moves import CONFIRM, StartStacks
from games.roll_galaxy.scene.art.dice_faces import draw_chip, draw_coin, draw_die
from games.roll_galaxy.scene.art.palette import (
    CALLED,
    CALLED_EDGE,
    DIE_BODY,
    DIE_INK,
    MARKS,
    PHASE_ICONS,
    PLAIN_TEXT,
    mark_picture,
)
from games.roll_galaxy.scene.art.place_art import CITY, DECKS, draw_frame, draw_place
from games.roll_galaxy.scene.art.symbols import draw_diamond, draw_planet, draw_symbol
from games.roll_galaxy.scene.art.things import (
    BACK_EDGE,
    NOTHING,
    PALE,
    TILE_BACK,
    draw_coin_piles,
    draw_cup,
    draw_heap,
    draw_held_world,
    draw_tile_backs,
    draw_worth,
)
from games.roll_galaxy.scene.art.tile_faces import TILE_H, TILE_W, draw_tile, zoomed
from games.roll_galaxy.state import PLACES, SETUP, RollTable
from games.roll_galaxy.tiles import (
    COLOUR,
    FACE,
    FACTION_NAMES,
    FIRST_HOME_SIDE,
    HIDDEN,
    HOME_NAMES,
    PHASE,
    SIDES,
    TILE_NAMES,
    TILES,
    faction_sides,
    tile_of,
)

Art = Callable[[Canvas, Box], object]
HORIZON: Final = 0.76
BASE: Final = 0.86  # where things stand, in the height of the picture
MOST_ROWS: Final = 5
ROW: Final = 52.0
PHASE_OF: Final[dict[type, int]] = {
    events.Stocked: EXPLORE, events.Scouted: EXPLORE, events.TileAbandoned: EXPLORE,
    events.TileDrawn: EXPLORE, events.TileTaken: EXPLORE, events.TilePlaced: EXPLORE,
    events.TopTold: EXPLORE, events.GoodProduced: PRODUCE, events.GoodTraded: SHIP,
    events.GoodConsumed: SHIP, events.DiceRecruited: CITY, events.DieRecalled: CITY,
}  # fmt: skip


def hero_of(event: Any, table: RollTable) -> Art | None:
    """The picture of an event; None where hands carry nothing that has one."""
    ends = _ends_of(event, table)
    return None if ends is None else partial(_draw, _place_of(event, table), *ends)


def _place_of(event: Any, table: RollTable) -> int:
    if isinstance(event, events.TileCompleted):
        return SETTLE if event.side % 2 else DEVELOP
    phase = getattr(event, "phase", getattr(event, "place", None))
    known = PHASE_OF.get(type(event), table.phase if phase is None else phase)
    return known if isinstance(known, int) and known in DECKS else CITY


def _ends_of(event: Any, table: RollTable) -> tuple[Art, Art] | None:
    """What is taken and where it goes."""
    match event:
        case events.TilePlaced():
            phase = SETTLE if event.is_world else DEVELOP
            side = HIDDEN if event.tile == HIDDEN else 2 * event.tile + event.is_world
            sides = list(table.seats[event.seat].stack_sides(phase))
            if event.position >= len(sides) or sides[event.position] != side:
                sides.insert(event.position, side)
            return partial(_tile, side), partial(_stack, tuple(sides), event.position)
        case events.TileAbandoned():
            return partial(_tile, _first_side(event.tile)), _backs
        case events.TileDrawn():
            return _backs, partial(_tile, _first_side(event.tile))
        case events.TileCompleted():
            return partial(_dice, event.spent), partial(_tile, event.side)
        case events.Stocked():
            return partial(_die, event.colour), partial(_coins, f"+${event.credits}")
        case events.GoodProduced():
            return partial(_die, event.colour), partial(_world, event.side, (), event.colour)
        case events.GoodTraded():
            world = partial(_world, event.side, (event.good,), None)
            return world, partial(_coins, f"+${event.credits}")
        case events.GoodConsumed():
            return partial(_world, event.side, (event.good,), None), partial(_chip, event.chips)
        case events.DiceRecruited() | events.DiceSaved() | events.WorkersReturned():
            return partial(_dice, event.dice), _draw_cup
        case events.DieRecalled():
            return partial(_die, event.colour), _draw_cup
        case events.DieGained():
            dice = tuple(event.count * (n == event.colour) for n in range(len(COLOURS)))
            goal: Art = _draw_cup if event.to == "cup" else _city
            if event.to == "world":
                goal = partial(_world, table.seats[event.seat].tableau[event.square], (),
                               event.colour)  # fmt: skip
            return _bag, partial(_both, partial(_dice, dice), goal)
    return None


def _first_side(tile: int) -> int:
    return HIDDEN if tile == HIDDEN else 2 * tile + 1


# -- drawing --------------------------------------------------------------------------------------


def _draw(place: int, source: Art, goal: Art, canvas: Canvas, box: Box) -> None:
    draw_place(canvas, box, place, horizon=HORIZON, radius=14, scrim=0.5)
    draw_frame(canvas, box, 14)
    inner = box.inset(0.04 * box.w, 0.13 * box.h).moved(0, 0.12 * box.h)
    left, rest = inner.cut_left(inner.w * 0.42)
    right = rest.cut_right(inner.w * 0.42)[0]
    room = room_of(canvas.theme)
    for part, light in ((left, SOURCE), (right, GOAL)):
        canvas.glow(*part.centre, part.w * 0.62, part.h * 0.6, mix(room.light, light, 0.35), 0.34)
    source(canvas, left)
    goal(canvas, right)
    y = inner.y + inner.h * 0.5
    draw_way(canvas, [(left.right - 8, y), (right.x + 8, y)])


def _tile(side: int, canvas: Canvas, box: Box) -> None:
    if side == HIDDEN:
        _backs(canvas, box)
        return
    place = box.fitted(TILE_W, TILE_H)
    layer = zoomed(canvas, place, place.w / TILE_W)
    canvas.shadow(place, 14, blur=26, drop=10, strength=170)
    draw_tile(layer, Box(0, 0, TILE_W, TILE_H), side)


def _backs(canvas: Canvas, box: Box) -> None:
    size = min(box.w * 0.86, box.h * 1.1)
    draw_tile_backs(canvas, box.centre_x, box.centre_y + size * 0.33, size)


def _bag(canvas: Canvas, box: Box) -> None:
    """Nothing is taken from anywhere at the table: dice come from the supply."""
    size = min(box.w, box.h) * 0.2
    for colour in range(len(COLOURS)):
        x = box.centre_x + (colour % 3 - 1) * size * 1.25
        y = box.centre_y + (colour // 3 - 1) * size * 1.25
        draw_die(canvas, x, y, size, colour, None)


def _both(first: Art, second: Art, canvas: Canvas, box: Box) -> None:
    upper, lower = box.cut_top(box.h * 0.4)
    first(canvas, upper)
    second(canvas, lower)


def _stack(sides: tuple[int, ...], position: int, canvas: Canvas, box: Box) -> None:
    """A stack from its side, the top first; the row that comes to lie there is lit."""
    first = max(0, min(position - MOST_ROWS // 2, len(sides) - MOST_ROWS))
    rows = sides[first : first + MOST_ROWS]
    height = min(ROW, box.h / len(rows))
    y = box.centre_y - height * len(rows) / 2
    for n, side in enumerate(rows, start=first):
        row = Box(box.x, y + (n - first) * height, box.w, height - 6)
        is_goal = n == position
        upper, lower = TILE_BACK
        ground = (mix(upper, GOAL, 0.35), mix(lower, GOAL, 0.3)) if is_goal else TILE_BACK
        if is_goal:
            canvas.shadow(row, 10, blur=22, drop=0, strength=190, colour=GOAL)
        canvas.rounded(row, 10, ground, GOAL if is_goal else mix(PALE, NOTHING, 0.5),
                       3 if is_goal else 1.5)  # fmt: skip
        canvas.text(row.x + 20, row.centre_y, str(n + 1), 22, style.WHITE, "number-bold", "centre")
        if side == HIDDEN:
            canvas.text(row.x + 60, row.centre_y, "?", 22, TEXT, "number-bold", "centre")
            continue
        draw_symbol(canvas, row.x + 60, row.centre_y, row.h * 0.86, side, has_badge=False)
        name = SIDES[side].name
        size = canvas.fitting_size(name, row.w - 108, (22, 20, 18), "text-semibold")
        canvas.text(row.x + 94, row.centre_y, name, size, TEXT if is_goal else lighten(PALE, 0.2),
                    "text-semibold", max_width=row.w - 104)  # fmt: skip


def _die(colour: int, canvas: Canvas, box: Box) -> None:
    draw_die(canvas, *box.centre, min(box.w, box.h) * 0.46, colour, None)


def _dice(dice: tuple[int, ...], canvas: Canvas, box: Box) -> None:
    kinds = [(colour, count) for colour, count in enumerate(dice) if count]
    if sum(dice) == 1:
        _die(one_by_one(dice)[0], canvas, box)
        return
    wide = box.w / max(1, len(kinds))
    die = min(78.0, wide / (3.3 if max(dice, default=0) > 2 else 2.3), box.h * 0.3)
    for n, (colour, count) in enumerate(kinds):
        draw_heap(canvas, box.x + (n + 0.5) * wide, box.centre_y + die * 0.9, die, colour, count)


def _world(side: int, goods: tuple[int, ...], coming: int | None, canvas: Canvas, box: Box) -> None:
    if SIDES[side].is_world:
        draw_held_world(canvas, box.centre, min(box.w, box.h) * 0.84, side, goods, coming=coming)
    else:
        _tile(side, canvas, box)


def _coins(amount: str, canvas: Canvas, box: Box) -> None:
    size = min(box.w * 0.9, box.h * 0.9)
    draw_coin_piles(canvas, box.centre_x, box.centre_y + size * 0.42, size, amount)


def _chip(chips: int, canvas: Canvas, box: Box) -> None:
    draw_worth(canvas, *box.centre, min(box.w, box.h) * 0.34, f"+{chips}")


def _draw_cup(canvas: Canvas, box: Box) -> None:
    width = min(box.w * 0.82, box.h * 0.82)
    draw_cup(canvas, box.centre_x, box.centre_y + width * 0.46, width)


def _city(canvas: Canvas, box: Box) -> None:
    canvas.icon("modern-city", *box.centre, min(box.w, box.h) * 0.7, PALE)


BESIDE: Final = 6.0
"""Between the two sides of a tile, at their printed size."""
ONE_SIDE: Final = TILE_W / TILE_H
LEAST_READ: Final = 64
"""A side that is fewer pixels high can't be read."""
TWO_SIDES: Final = (2 * TILE_W + BESIDE) / TILE_H
DIE: Final = "-die"
TILT: Final = 26.0
YAW: Final = 17.0


class RollHands(Hands):
    def touched(self, event: Any, table: RollTable) -> tuple[str, ...]:
        """The scene of whoever acts in a phase."""
        seat = getattr(event, "seat", None)
        return () if seat is None or not table.revealed else (" ".join(("scene", str(seat))),)

    def hero(self, happened: Sequence[Any], table: RollTable) -> Painter | None:
        return hero_of(happened[-1], table)

    def where(self, move: Move, table: RollTable) -> tuple[str, ...]:
        """The column of a phase that dice are assigned to, or that is selected; both stacks."""
        if isinstance(move.answer, StartStacks):
            return ("stack 0", "stack 1")
        phase = getattr(move.answer, "phase", _selected(move, table))
        return super().where(move, table) if phase is None else (" ".join(("phase", str(phase))),)

    def about(self, move: Move, table: RollTable) -> tuple[str, ...]:
        """The phase that a whole assignment selects; else the die that works."""
        phase, colour = _selected(move, table), getattr(move.answer, "colour", None)
        if phase is not None:
            return (" ".join(("phase", FACE_NAMES[phase])),)
        return () if colour is None else (f"{COLOURS[colour]}{DIE}",)

    def named(self, words: str, voice: Voice) -> tuple[str, ...]:
        """The phase that a plan selects: it is the first that its words name."""
        at = [(words.find(voice.say_name(PHASE(n))), face) for n, face in enumerate(PHASES)]
        found = min((each for each in at if each[0] >= 0), default=None)
        return () if found is None else (" ".join(("phase", found[1])),)

    def carried(self, todo: ToDo, table: RollTable) -> Carried | None:
        event, said = todo.event, todo.said
        seat = getattr(event, "seat", None)
        to_seat = None if seat is None else SeatNumber(seat)
        if isinstance(event, events.ChipsGained | events.GoodConsumed):
            return Carried((("chip", event.chips),), seat, None, to_seat)
        if isinstance(event, events.CreditsGained):
            return Carried((("coin", 1),), seat, None, to_seat)
        pieces, target = self._dice(event, said), to_seat
        if isinstance(event, events.TileDrawn | events.TilePlaced | events.TileAbandoned):
            pieces = ((f"tile:{event.tile}", 1),) if event.tile != HIDDEN else ()
        elif isinstance(event, events.TileCompleted):
            pieces = ((f"side:{event.side}", 1), *pieces)
        return Carried(pieces, seat, None, target) if pieces else None

    def laid(self, rung: LaidRung) -> Carried:
        """The dice that all begin with lie seat by seat, in the cup and beside it."""
        if rung.said.key != "lay-white-dice":
            return super().laid(rung)
        return Carried(tuple((f"start-{seat}", 1) for seat in range(rung.said.args["seats"])))

    @staticmethod
    def _dice(event: Any, said: Message) -> Pieces:
        """The dice of a sentence, else the die of an event."""
        told = said.args.get("dice")
        told = told if isinstance(told, tuple) else ()
        found = tuple(
            (f"{each.args['colour'].value}{DIE}", each.args["count"])
            for each in told
            if isinstance(each, Message) and "colour" in each.args
        )
        colour = getattr(event, "good", getattr(event, "colour", None))
        if found or not isinstance(colour, int) or not 0 <= colour < len(COLOURS):
            return found
        return ((f"{COLOURS[colour]}{DIE}", getattr(event, "count", 1)),)

    def picture(self, name: str, seat: int | None, table: RollTable) -> StepPicture | None:
        """A die, a tile with both sides, one side, a chip, a coin; the tiles that a seat began
        with as they lie before it.
        """
        kind, _, rest = name.partition(":")
        colour = name.partition(DIE)[0]
        if colour in COLOURS:
            return StepPicture(partial(_paint_die, COLOURS.index(colour)))
        if name.startswith("start-"):
            return StepPicture(partial(_paint_start, int(name[-1])), 2.4)
        if name.partition(" ")[0] == "phase":
            return StepPicture(partial(_paint_phase, name.partition(" ")[2]))
        if name.partition(" ")[0] == "side":
            return self.picture(f"side:{name.partition(' ')[2]}", seat, table)
        if kind == "tile":
            number = int(rest) if rest else 0
            is_back = not rest or number >= TILES
            return None if is_back else StepPicture(
                partial(paint_sides, (2 * number, 2 * number + 1)), TWO_SIDES
            )  # fmt: skip
        if kind == "side":
            return StepPicture(partial(paint_sides, (_side(rest),)), ONE_SIDE)
        if seat is not None and name in ("faction-tile", "home-world"):
            sides = table.seats[seat].tableau[:3]
            shown = tuple(sides[:2]) if name == "faction-tile" else tuple(sides[2:])
            return StepPicture(
                partial(paint_sides, shown), TWO_SIDES if len(shown) > 1 else ONE_SIDE
            )
        if name == "chip":
            return StepPicture(lambda canvas, box: draw_chip(canvas, *box.centre, box.h * 0.8))
        if name == "coin" or name.startswith("money-marker"):
            return StepPicture(lambda canvas, box: draw_coin(canvas, *box.centre, box.h * 0.8))
        return None

    def tint_of(self, thing: ThingName) -> Colour | None:
        """A colour of dice in itself."""
        if thing.family != "colour" or thing.value not in COLOURS:
            return None
        return lighten(DIE_BODY[COLOURS.index(str(thing.value))], 0.35)


def _selected(move: Move, table: RollTable) -> int | None:
    """The phase that a whole assignment selects."""
    return table.seats[move.seat].called if move.answer == CONFIRM else None


def _paint_phase(name: str, canvas: Canvas, box: Box) -> None:
    size = min(box.w, box.h)
    canvas.rounded(Box.around(*box.centre, size, size), 0.18 * size, CALLED, CALLED_EDGE)
    icon = PHASE_ICONS[FACE_NAMES.index(name)]
    canvas.icon(icon, *box.centre, 0.66 * size, PLAIN_TEXT)


def _paint_start(seat: int, canvas: Canvas, box: Box) -> None:
    """The white dice of a seat: in front of its cup, and in its Citizenry."""
    room, size = room_of(canvas.theme), box.h * 0.2
    place, base = box.inset(0, box.h * 0.04), box.bottom - box.h * 0.16
    canvas.rounded(place, 14, room.panel, room.line)
    canvas.rounded(Box(place.x, place.y + 8, 5, place.h - 16), 2, canvas.theme.seat_colour(seat))
    canvas.seat_mark(seat, box.x + box.w * 0.1, box.centre_y, box.h * 0.13)
    draw_cup(canvas, box.x + box.w * 0.31, base, box.h * 0.56)
    for x, count in ((0.53, SETUP["cup"]), (0.86, SETUP["citizenry"])):
        draw_heap(canvas, box.x + box.w * x, base, size, WHITE, count)
    canvas.hairline(
        box.x + box.w * 0.69, place.y + 12, place.h - 24, vertical=True, colour=room.line
    )
    canvas.icon("modern-city", box.x + box.w * 0.86, box.y + box.h * 0.36, box.h * 0.3, PALE)


def _side(name: str) -> int:
    return int(name) if name.isdigit() else next(
        each.id for each in SIDES if each.name.casefold() == name.casefold()
    )  # fmt: skip


def paint_sides(sides: tuple[int, ...], canvas: Canvas, box: Box) -> None:
    """Sides as they are printed; where nobody could read them their planets and diamonds."""
    if box.h * canvas.scale < LEAST_READ:
        for place, side in enumerate(sides):
            x, size = box.x + (place + 0.5) * box.w / len(sides), 0.9 * box.h
            draw = draw_planet if SIDES[side].is_world else draw_diamond
            draw(canvas, x, box.centre_y, size, side, has_glow=False)
        return
    layer = zoomed(canvas, box, box.h / TILE_H)
    if len(sides) > 1:  # one tile with two faces
        tile = Box(0, 0, len(sides) * (TILE_W + BESIDE) - BESIDE, TILE_H).inset(-5)
        layer.rounded(tile, 14, TILE_BACK[1], BACK_EDGE, 2)
    for place, side in enumerate(sides):
        draw_tile(layer, Box(place * (TILE_W + BESIDE), 0, TILE_W, TILE_H), side)


def _paint_die(colour: int, canvas: Canvas, box: Box) -> None:
    """A cube of the colour, its faces not told."""
    _paint_cube(colour, None, canvas, box)


PILE: Final = 0.62
"""How wide the picture of a place with a die is for its height."""


def roll_asks(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    if isinstance(chance.outcomes, CupRoll):
        return _cup(moment, chance.outcomes)
    if chance.kind == "extra":
        faces = tuple(_face(moment, WHITE, face) for face in range(len(PHASES)))
        return ChanceQuestion(
            (ChancePart(faces),), lambda answers: FACE_NAMES[answers[0]], is_dice=True
        )
    if chance.kind in ("tile", "top"):
        return _tiles(moment, chance)
    if chance.kind == "faction":
        return _pairs(chance, FACTION_NAMES, faction_sides)
    if chance.kind == "home":
        return _pairs(chance, HOME_NAMES, lambda home: (FIRST_HOME_SIDE + home,))
    return None


def _cup(moment: Moment, roll: CupRoll) -> ChanceQuestion:
    """All dice of a cup at once, colour by colour: a digit for each face, as it stands below it."""
    parts = []
    for colour, lot in groupby(roll.colours):
        faces = tuple(_face(moment, colour, face) for face in sorted(set(DIE_FACES[colour])))
        title = moment.voice.say_name(COLOUR(colour), "cap")
        parts.append(ChancePart(faces, len(list(lot)), title))
    return ChanceQuestion(tuple(parts), tuple, is_dice=True)


def roll_reveal(moment: Moment, options: Any) -> ChanceQuestion:
    """How a person's dice lie at the reveal: a place for each, colour by colour, and the phase."""
    colours, voice = options.colours, moment.voice
    parts = []
    for colour, lot in groupby(colours):
        places = tuple(_place(moment, colour, place) for place in PLACES)
        title = voice.say_name(COLOUR(colour), "cap")
        where = voice.say(Message("ask-where", {"colour": COLOUR(colour)}))
        parts.append(ChancePart(places, len(list(lot)), title, question=where))
    phases = tuple(_place(moment, None, phase) for phase in range(len(PHASES)))
    selected = Message("ask-selected")
    parts.append(ChancePart(phases, 1, voice.say(selected), question=voice.say(selected, "full")))

    def problem(answers: tuple[Any, ...]) -> str:
        said = options.refusal(options.lying(answers[:-1], answers[-1]))
        return "" if said is None else voice.say(said)

    return ChanceQuestion(
        tuple(parts), lambda answers: options.lying(answers[:-1], answers[-1]), shape=PILE,
        problem=problem,
    )  # fmt: skip


def _place(moment: Moment, colour: int | None, place: int) -> ChanceThing:
    """A die of a colour under a phase or in the Dictate space, or a phase alone."""
    name = moment.voice.say(Message("ask-dictate-space"))
    if place < len(PHASES):
        name = moment.voice.say_name(PHASE(place), "cap")
    number = PLACES.index(place)
    return ChanceThing(place, name, partial(_paint_place, colour, number), code=str(number + 1))


def _paint_place(colour: int | None, number: int, canvas: Canvas, box: Box) -> None:
    """The sign of the place over a die of which only the colour matters."""
    size = min(box.w, box.h * PILE) * 0.8
    sign = (*PHASE_ICONS[: len(PHASES)], "cycle")[number]
    if colour is None:
        canvas.rounded(Box.around(*box.centre, size, size), size * 0.2, CALLED, CALLED_EDGE, 2)
        canvas.icon(sign, *box.centre, size * 0.7, PLAIN_TEXT)
        return
    canvas.icon(sign, box.centre_x, box.y + size * 0.36, size * 0.6, PLAIN_TEXT)
    draw_die(canvas, box.centre_x, box.bottom - size * 0.52, size, colour, None, has_shadow=False)


def _face(moment: Moment, colour: int, face: int) -> ChanceThing:
    name = moment.voice.say_name(FACE(face), "cap")
    return ChanceThing(face, name, partial(_paint_face, colour, face), code=str(face + 1))


def _paint_face(colour: int, face: int, canvas: Canvas, box: Box) -> None:
    """A cube of the colour with the sign of the face on its top."""
    _paint_cube(colour, face, canvas, box)


def _paint_cube(colour: int, face: int | None, canvas: Canvas, box: Box) -> None:
    size = min(box.w, box.h) * ON_TRAY
    pose = dice.Pose(YAW if face is None else LYING[face], TILT)
    dice.draw_die(canvas, *box.centre, size, dice.Die(0, pose, DIE_BODY[colour], None))
    ink, mark = DIE_INK[colour], MARKS[colour]

    def on_top(a: float, b: float) -> tuple[float, float]:
        right, up, _ = pose.view((a, b, 1))
        return box.centre_x + right * size / 2, box.centre_y - up * size / 2

    if face is not None:
        pixels = canvas.px(size * 0.66)
        key = ("roll-cube-sign", face, pixels, ink)
        picture = canvas.pictures.get(key, lambda: _lying_sign(face, pixels, ink))
        canvas.image(picture, *on_top(0, 0), centre=True, premultiplied=True)
    if mark is not None:
        r = canvas.px(size * 0.08)
        sign = canvas.pictures.get(("roll-mark", mark, r, ink), lambda: mark_picture(mark, r, ink))
        canvas.image(sign, *on_top(0.6, 0.6), centre=True, premultiplied=True)


def _lying_sign(face: int, pixels: int, ink: Colour) -> pygame.Surface:
    """The sign of a face as it lies on the top of its cube."""
    flat = style.icon(PHASE_ICONS[face], pixels, ink).premul_alpha()
    turned = pygame.transform.rotozoom(flat, LYING[face], 1)
    squeezed = turned.get_height() * math.cos(math.radians(TILT))
    return pygame.transform.smoothscale(turned, (turned.get_width(), round(squeezed)))


def _tiles(moment: Moment, chance: Chance) -> ChanceQuestion:
    """The tiles of the bag by name; those that lie in sight say where."""
    lying = _lying(moment)
    things = [
        ChanceThing(name, name, partial(paint_sides, (2 * tile, 2 * tile + 1)),
              lies="" if name in chance.outcomes else lying.get(tile, ""))
        for tile, name in enumerate(TILE_NAMES)
    ]  # fmt: skip
    things.sort(key=lambda each: each.name)
    return _of_tiles(things, TWO_SIDES)


def _lying(moment: Moment) -> dict[int, str]:
    """Where tiles lie that whoever sits here may know of."""
    table: RollTable = moment.table
    found: dict[int, str] = {}
    for number, seat in enumerate(table.seats):
        words = moment.voice.say(Message("ask-lies-before", {"seat": SeatNumber(number)}))
        tiles = (*map(tile_of, seat.tableau), *seat.developments, *seat.worlds, *seat.in_hand)
        found |= dict.fromkeys((*tiles, *seat.abandoned), words)
    return found


def _pairs(chance: Chance, names: tuple[str, ...], sides: Any) -> ChanceQuestion:
    things = [
        ChanceThing(name, name, partial(paint_sides, sides(number)))
        for number, name in enumerate(names)
        if name in chance.outcomes
    ]
    return _of_tiles(things, TWO_SIDES if len(sides(0)) > 1 else ONE_SIDE)


def _of_tiles(things: list[ChanceThing], shape: float) -> ChanceQuestion:
    return ChanceQuestion(
        (ChancePart(tuple(things)),),
        lambda answers: answers[0],
        shape,
        TILE_H * 0.93,
        has_names=False,
        is_cards=True,
    )


class CupPanel(DicePanel):
    """The panel for a throw of the cup: a place per die in its colour, and the six faces."""

    def __init__(
        self,
        chance: Chance,
        enter: Callable[[Any], object],
        changed: Callable[[], object],
        voice: Voice,
    ) -> None:
        super().__init__(chance, enter, changed)
        self._voice = voice
        assert isinstance(chance.outcomes, CupRoll)
        self.dice: tuple[int, ...] = chance.outcomes.colours
        for index in range(len(self.dice)):
            slot = Pressable(self._taking_out(index), paint=self._slot_painter(index), radius=14,
                             tooltip=self._told("cup-die", index))  # fmt: skip
            self.slots.append(slot)
            self.add(slot)
        for face, name in enumerate(FACE_NAMES):
            tip = voice.say(Message("cup-next-face", {"phase": FACE(face)}))
            button = Pressable(self._choosing(name), paint=self._face_painter(face), radius=14,
                               sound="token", tooltip=tip)  # fmt: skip
            self.faces.append(button)
            self.add(button)
        self._allow_faces()

    @property
    def values(self) -> tuple[int, ...]:
        """The faces named so far, in the order of the dice."""
        words = [word.strip().casefold() for word in self.field.text.split(",")]
        known = {name.casefold(): face for face, name in enumerate(FACE_NAMES)}
        found: list[int] = []
        for word, colour in zip(words, self.dice, strict=False):
            face = known.get(word)
            if face is None or face not in DIE_FACES[colour]:
                break
            found.append(face)
        return tuple(found)

    @property
    def advice(self) -> str:
        number = len(self.values)
        if number == len(self.dice):
            return self._voice.say(Message("cup-hands-in"))
        return self._told("cup-click", number)

    def _told(self, key: str, number: int) -> str:
        return self._voice.say(Message(key, {"colour": COLOUR(self.dice[number])}))

    def choose(self, word: str) -> None:
        """A face was clicked: the next die shows it."""
        values = self.values
        if len(values) < len(self.dice):
            self._set(", ".join([*(FACE_NAMES[face] for face in values), word]))

    def take_out(self, index: int) -> None:
        """A die already named was clicked: it and those after it are asked for again."""
        self._set(", ".join(FACE_NAMES[face] for face in self.values[:index]))

    def _typed(self, text: str) -> None:
        super()._typed(text)
        self._allow_faces()

    def _allow_faces(self) -> None:
        """Only what the next die has on its sides can be clicked."""
        number = len(self.values)
        faces = DIE_FACES[self.dice[number]] if number < len(self.dice) else ()
        for face, button in enumerate(self.faces):
            button.is_enabled = face in faces

    # -- drawing

    def _draw_slot(self, canvas: Canvas, slot: Pressable, index: int) -> None:
        values = self.values
        box = slot.box
        face = values[index] if index < len(values) else None
        alpha = 255 if face is not None or index == len(values) else 150
        draw_die(canvas, *box.centre, box.w - 8, self.dice[index], face,
                 is_hovered=slot.is_hovered and face is not None, alpha=alpha)  # fmt: skip
        if index == len(values):
            canvas.rounded(box, 14, None, canvas.theme.accent, 2.5)

    def _draw_face(self, canvas: Canvas, button: Pressable, value: int) -> None:
        is_lit = button.is_hovered and button.is_enabled
        ground = (*lighten(LINE, 0.1), 150 if is_lit else 70)
        canvas.rounded(button.box, 14, ground, lighten(LINE, 0.2 if is_lit else 0))
        alpha = 255 if button.is_enabled else 70
        canvas.icon(PHASE_ICONS[value], *button.box.centre, button.box.w * 0.56, (0xE4, 0xE8, 0xFF),
                    alpha)  # fmt: skip
