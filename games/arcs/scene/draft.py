"""The draft: leaders with portraits and their pieces at A, B and C, lore with its scenes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.selection import Part
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.arcs.board import CARD, SETUP_CARDS, SYSTEM, SYSTEMS
from games.arcs.court import LEADERS, LORE, PLACES, Start, as_printed
from games.arcs.moves import Take
from games.arcs.scene.art.cards import draw_painting, has_painting
from games.arcs.scene.art.cells import draw_portal
from games.arcs.scene.art.looks import LEGAL, SECOND, TEXT, Building
from games.arcs.scene.art.pieces import draw_building, draw_ship
from games.arcs.scene.art.planets import draw_planet, draw_space
from games.arcs.scene.art.tokens import draw_setup_card, draw_token, write_over
from games.arcs.state import ArcsTable

GROUND: Final[tuple[Colour, Colour]] = ((0x2C, 0x24, 0x40), (0x16, 0x11, 0x22))
LEADER: Final[Colour] = (0xC8, 0x9A, 0xF4)
LORE_TINT: Final[Colour] = (0xE8, 0xC8, 0x7A)
AMBER: Final[Colour] = (0xF0, 0xB4, 0x5A)
WELL: Final[tuple[Colour, Colour]] = ((0x16, 0x12, 0x26), (0x0C, 0x09, 0x16))
LINE: Final[Colour] = (0x5A, 0x4C, 0x74)
SCENES: Final = {"build": "card-construction", "move": "card-mobilization",
                 "battle": "card-aggression", "tax": "card-administration"}  # fmt: skip
"""The scene of a lore card of a fate, which has none of its own, by what it is about."""
HEAD, GAP, PAD = 44.0, 14.0, 18.0
LEADER_W, SMALL_W = 384.0, 300.0
MOST_LORE: Final = (560.0, 386.0)
BODY: Final = 18.0
LEADING: Final = 1.24
TOKENS_H, STARTS_H, NAME_H = 50.0, 98.0, 52.0
LEAST_PAINTING: Final = 84.0
MOST_ROWS: Final = 3


def drafted(part: Part) -> str:
    """The leader or lore card that a choice takes; empty for any other."""
    match part:
        case ("say", Take(card)):
            return card
    return ""


@dataclass(frozen=True, slots=True)
class DraftPlaces:
    """Where the cards lie, leaders first, and the room that they leave for what is taken."""

    leaders: tuple[Box, ...]
    lore: tuple[Box, ...]
    rest: Box | None


def draft_places(board: Box, leaders: int, lore: int) -> DraftPlaces:
    """Leaders at the left of the lore; where they are many, in a row above it."""
    room = board.inset(20, 0)
    room = Box(room.x, room.y + HEAD, room.w, room.h - HEAD - GAP)
    if leaders > MOST_ROWS:
        upper, lower = room.cut_top(0.6 * room.h, HEAD)
        return DraftPlaces(_row(upper, leaders), _row(lower, lore), None)
    wide = LEADER_W if leaders <= 2 or not lore else SMALL_W
    left, right = room.cut_left(leaders * (wide + GAP), GAP) if leaders else (Box(0, 0, 0, 0), room)
    columns = min(lore, max(1, int(right.w // SMALL_W)))
    if not columns:
        return DraftPlaces(_row(room, leaders), (), None)
    rows = -(-lore // columns)
    w = min(MOST_LORE[0], (right.w - (columns - 1) * GAP) / columns)
    high = min(MOST_LORE[1], (right.h - (rows - 1) * GAP) / rows)
    cells = Box(right.x, right.y, columns * (w + GAP) - GAP, rows * (high + GAP) - GAP).grid(
        columns, rows, GAP
    )
    rest = Box(right.x, cells[-1].bottom + GAP, right.w, right.bottom - cells[-1].bottom - GAP)
    return DraftPlaces(_row(left, leaders), tuple(cells[:lore]), rest if rest.h >= 150 else None)


def _row(room: Box, count: int) -> tuple[Box, ...]:
    return tuple(room.row(*[None] * count, gap=GAP)) if count else ()


def cards_shown(table: ArcsTable, seat: int, offered: tuple[str, ...]) -> tuple[str, ...]:
    """What is offered, leaders first; in the place of a kind that is taken, the own card."""
    leaders = [card for card in offered if card in LEADERS]
    own = table.seats[seat]
    leaders = leaders or ([own.leader] if own.leader else [])
    return (*leaders, *([card for card in offered if card in LORE] or own.lore))


def draft_boxes(board: Box, cards: tuple[str, ...]) -> tuple[Box, ...]:
    count = sum(card in LEADERS for card in cards)
    places = draft_places(board, count, len(cards) - count)
    return (*places.leaders, *places.lore)


def draw_draft(
    canvas: Canvas,
    board: Box,
    table: ArcsTable,
    seat: int,
    offered: tuple[tuple[str, str], ...],
    hovered: str,
    voice: Voice,
) -> None:
    """The page; `offered` are the cards that can be taken, each with its key."""
    keys = dict(offered)
    cards = cards_shown(table, seat, tuple(keys))
    leaders = sum(card in LEADERS for card in cards)
    places = draft_places(board, leaders, len(cards) - leaders)
    canvas.floating(board)
    draw_space(canvas, board)
    canvas.rounded(board, 0, ((0x12, 0x0A, 0x22, 120), (0x0A, 0x06, 0x14, 190)))
    canvas.glow(board.x + 0.26 * board.w, board.centre_y, 520, 420, (0x5A, 0x2A, 0x8A), 0.5)
    canvas.glow(board.x + 0.76 * board.w, board.centre_y, 460, 380, (0x6A, 0x4A, 0x1E), 0.34)
    for kind, boxes in (("leaders", places.leaders), ("lore", places.lore)):
        if boxes:
            said = Message(f"draft-{kind}")
            right = canvas.text(boxes[0].x + 2, boxes[0].y - 24, said, 26, TEXT, "exo-bold")
            canvas.text(boxes[0].x + right + 16, boxes[0].y - 23, voice.say(said, "note"), 18,
                        SECOND, max_width=boxes[-1].right - boxes[0].x - right - 16)  # fmt: skip
    for card, box in zip(cards, (*places.leaders, *places.lore), strict=True):
        _draw_card(canvas, box, table, seat, card, keys.get(card, ""), card == hovered, voice)
    if places.rest is not None:
        _draw_taken(canvas, places.rest, table, seat, voice)


def _draw_card(  # noqa: PLR0913 (a card, whose it would be, and how it is lit)
    canvas: Canvas, box: Box, table: ArcsTable, seat: int, card: str, cap: str, is_lit: bool,
    voice: Voice,
) -> None:  # fmt: skip
    canvas.shadow(box, 14, blur=20, drop=10, strength=170)
    if is_lit:
        canvas.shadow(box.inset(-4), 14, blur=22, drop=0, strength=200, colour=LEGAL)
    is_own = card in (table.seats[seat].leader, *table.seats[seat].lore)
    paint = partial(_leader if card in LEADERS else _lore, table=table, seat=seat, card=card,
                    voice=voice, box=box)  # fmt: skip
    canvas.cached(("arcs-draft", voice.language, card, seat, table.setup), box, paint)
    tint = LEADER if card in LEADERS else LORE_TINT
    edge = (
        canvas.theme.seat_colour(seat) if is_own else LEGAL if is_lit else mix(tint, WELL[1], 0.2)
    )
    canvas.rounded(box, 14, None, edge, 3.5 if is_lit or is_own else 1.8)
    canvas.rounded(box.inset(6), 10, None, (*lighten(tint, 0.3), 80), 1.2)
    if is_own:
        canvas.seat_mark(seat, box.right - 32, box.y + 32, 16)
    elif cap:
        plate = Box(box.right - 48, box.y + 14, 34, 34)
        canvas.rounded(plate, 8, (0x0B, 0x08, 0x13), tint, 1.4)
        canvas.text(*plate.centre, cap, 18, TEXT, "mono", "centre")


def _picture(canvas: Canvas, box: Box, card: str, high: float, focus: float) -> None:
    scene = card
    if not has_painting(card):
        about = LORE[card].clauses[0].base_action.partition("|")[0] if card in LORE else ""
        scene = SCENES.get(about, "card-faithful")
    canvas.rounded(box, 14, GROUND)
    part = Box(box.x, box.y, box.w, high + 14)
    ground = mix(GROUND[0], GROUND[1], (high + 14) / box.h)
    draw_painting(canvas, scene, part, 14, focus=focus, fade=((*ground, 0), (*ground, 255)),
                  fade_from=max(0.3, 1 - 110 / (high + 14)))  # fmt: skip


def _leader(
    canvas: Canvas, table: ArcsTable, seat: int, card: str, voice: Voice, box: Box
) -> None:  # fmt: skip
    leader = LEADERS[card]
    width = box.w - 2 * PAD - 20
    texts = [(trait.name, as_printed(trait.text)) for trait in leader.traits]
    step = canvas.line_step(BODY, LEADING)
    words = sum(step + 2 + canvas.paragraph_height(width, said, BODY, "text", LEADING) + 5
                for _, said in texts)  # fmt: skip
    is_tight = box.h - words - TOKENS_H - STARTS_H < LEAST_PAINTING + NAME_H
    under = words + (STARTS_H if is_tight else TOKENS_H + STARTS_H) + PAD
    high = max(LEAST_PAINTING, box.h - under)
    _picture(canvas, box, card, high, 0.5 if is_tight else 0.43)
    name = voice.say_name(CARD(card))
    room = box.w - 2 * PAD - (112 if is_tight else 0)
    size = canvas.fitting_size(name, room, (38, 32, 26, 22), "exo-bold")
    _shadowed(canvas, box.x + PAD + 4, box.y + high - 24, name, size)
    y = box.y + high + 6
    for trait, said in texts:
        canvas.icon("star-filled", box.x + PAD + 8, y + step / 2, 15, LEADER)
        canvas.text(box.x + PAD + 22, y + step / 2, trait, BODY, lighten(LEADER, 0.2), "text-bold")
        y += step + 2
        place = Box(box.x + PAD + 22, y, width, step)
        y += canvas.paragraph(place, said, BODY, TEXT, line_height=LEADING) + 5
    low = box.bottom - STARTS_H - 12
    for number, resource in enumerate(leader.resources):
        x = box.right - PAD - 20 - (1 - number) * 46
        draw_token(canvas, resource, x, box.y + high - 22 if is_tight else low - 26, 38)
    if not is_tight:
        canvas.hairline(box.x + PAD, low - TOKENS_H, box.w - 2 * PAD, colour=LINE)
        canvas.text(box.x + PAD, low - 26, Message("leader-begins"), BODY, SECOND)
    starts = Box(box.x + PAD, low, box.w - 2 * PAD, STARTS_H - 4).row(None, None, None, gap=7)
    for letter, cell in zip(PLACES, starts, strict=True):
        _start(canvas, cell, letter, leader.starts[letter], table, seat)


def _home_of(table: ArcsTable, seat: int, place: str) -> tuple[str, ...]:
    """The systems that the setup card gives a seat as A, B or C."""
    if not table.setup:
        return ()
    home = SETUP_CARDS[table.setup].homes[list(table.turn_order()).index(seat)]
    places = dict(zip("ABC", ((home.city,), (home.starport,), home.outposts), strict=True))
    return places[place]


def _start(
    canvas: Canvas, box: Box, place: str, start: Start, table: ArcsTable, seat: int
) -> None:  # fmt: skip
    """The pieces over the place where they begin."""
    systems = _home_of(table, seat, place)
    canvas.rounded(box, 10, WELL, LINE, 1.2)
    with canvas.clipped(box.inset(2)):
        for number, name in enumerate(systems):
            x = box.centre_x + (number - (len(systems) - 1) / 2) * 0.5 * box.w
            here = SYSTEMS[name]
            if here.resource:
                draw_planet(canvas, here.resource, 3, x, box.bottom - 29, 56 / len(systems) ** 0.5)
            else:
                draw_portal(canvas, here.cluster, x, box.bottom - 29, 24)
    apart = min(23.0, (box.w - 30) / max(1, start.ships))
    for number in range(start.ships):
        x = box.centre_x + (number - (start.ships - 1) / 2) * apart
        draw_ship(canvas, seat, x, box.y + 46 - 5 * (number % 2), 26)
    built = [Building("city", seat)] * start.cities + [Building("starport", seat)] * start.starports
    for number, building in enumerate(built):
        draw_building(canvas, building, box.centre_x + 38 * number, box.bottom - 29, 16)
    canvas.disc(box.x + 16, box.y + 16, 12.5, (0x0B, 0x08, 0x13), AMBER, 1.8)
    canvas.text(box.x + 16, box.y + 16, place, 18, WHITE, "exo-bold", "centre")


def _lore(
    canvas: Canvas, table: ArcsTable, seat: int, card: str, voice: Voice, box: Box
) -> None:  # fmt: skip
    texts = [as_printed(clause.text) for clause in LORE[card].clauses]
    said = [voice.prompt(text) for text in texts]
    width = box.w - 2 * PAD - 4
    words = sum(canvas.paragraph_height(width, each, BODY, "text", LEADING) + 6 for each in said)
    high = max(LEAST_PAINTING, box.h - words - PAD - NAME_H / 2)
    _picture(canvas, box, card, high - 10, 0.46)
    y = box.y + high - 12
    canvas.icon("open-book", box.x + PAD + 16, y, 28, LORE_TINT)
    name = voice.say_name(CARD(card))
    size = canvas.fitting_size(name, box.w - 2 * PAD - 44, (24, 20, 18), "exo-bold")
    _shadowed(canvas, box.x + PAD + 40, y, name, size)
    y += NAME_H / 2
    for each in said:
        y += canvas.paragraph(Box(box.x + PAD + 2, y, width, 24), each, BODY, TEXT,
                              line_height=LEADING) + 6  # fmt: skip


def _shadowed(canvas: Canvas, x: float, y: float, words: str, size: float) -> None:
    wide = canvas.text_width(words, size, "exo-bold")
    write_over(canvas, x + wide / 2, y, words, size, WHITE, "exo-bold")


def _draw_taken(canvas: Canvas, box: Box, table: ArcsTable, seat: int, voice: Voice) -> None:
    """What the others took, a row a seat."""
    others = [number for number in table.turn_order() if number != seat]
    taken = [each for each in others if table.seats[each].leader or table.seats[each].lore]
    canvas.shadow(box, 14, blur=14, drop=6, strength=130)
    canvas.rounded(box, 14, ((0x1C, 0x15, 0x2A), (0x12, 0x0D, 0x1C)), LINE)
    canvas.text(box.x + PAD, box.y + 28, Message("draft-taken" if taken else "draft-first"), BODY,
                TEXT, "text-semibold", max_width=box.w - 2 * PAD)  # fmt: skip
    room = box.inset(PAD, 0)
    room = Box(room.x, box.y + 50, room.w, box.h - 50 - PAD)
    rows = max(2, len(taken))
    for place, other in enumerate(taken):
        high = (room.h - (rows - 1) * GAP) / rows
        row = Box(room.x, room.y + place * (high + GAP), room.w, high)
        said, colour = table.seats[other], canvas.theme.seat_colour(other)
        canvas.seat_mark(other, row.x + 14, row.centre_y, 13)
        at = row.x + 44
        for card, shape in ((said.leader, 1.0), *((lore, 1.5) for lore in said.lore[:1])):
            wide = min(shape * row.h, 0.15 * shape * row.w)
            if not card:
                continue
            frame = Box(at, row.y, wide, row.h)
            if has_painting(card):
                draw_painting(canvas, card, frame, 10, focus=0.42)
            canvas.rounded(frame, 10, None, colour, 2)
            space = (row.w - 44) / 2 - wide - 24
            x, name = frame.right + 14, voice.say_name(CARD(card))
            told = LEADERS[card].traits if card in LEADERS else LORE[card].clauses
            says = voice.prompt(as_printed(told[0].text))
            size = canvas.fitting_size(name, space, (22, 20, 18), "exo-bold")
            canvas.text(x, row.y + 16, name, size, TEXT, "exo-bold", max_width=space)
            lines = int((row.h - 34) // canvas.line_step(BODY, LEADING))
            canvas.paragraph(Box(x, row.y + 34, space, row.h - 34), says, BODY, SECOND,
                             line_height=LEADING, max_lines=lines)  # fmt: skip
            at = row.x + 44 + (row.w - 44) / 2


def draw_own_places(canvas: Canvas, box: Box, table: ArcsTable, seat: int, voice: Voice) -> None:
    """Where everybody begins on the setup card, and one's own A, B and C by name."""
    if not table.setup:
        return
    high = min(box.h - 20, 162.0)
    card = Box(box.x + 10, box.bottom - high - 8, 1.36 * high, high)
    draw_setup_card(canvas, card, table.setup, table.turn_order())
    x, step = card.right + 24, high / 4
    canvas.text(x, card.y + step / 2, Message("draft-places"), BODY, SECOND,
                max_width=box.right - x)  # fmt: skip
    for number, place in enumerate(PLACES):
        y = card.y + (number + 1.5) * step
        canvas.disc(x + 13, y, 13, canvas.theme.seat_colour(seat), WHITE, 1.5)
        canvas.text(x + 13, y, place, BODY, WHITE, "exo-bold", "centre")
        names = ", ".join(voice.say_name(SYSTEM(each)) for each in _home_of(table, seat, place))
        canvas.text(x + 38, y, names, BODY, TEXT, max_width=box.right - x - 38)
