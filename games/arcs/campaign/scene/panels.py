"""The campaign in plain values, what is drawn of them around the map, its rules' pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.open_book import NARROW, RulesPicture, fixed, pieces_grid
from engine.ui.theme import SECOND_TEXT, SMALL, WHITE, Colour, Gradient, lighten, mix
from games.arcs import board
from games.arcs.board import AMBITION, CARDS, FATE, POLICY, RESOURCES, TOKEN, TOKENS_PER_RESOURCE
from games.arcs.campaign.rules.state import IN_SESSION, Reach, reach_of
from games.arcs.campaign.text import objectives, policy_said, title_said
from games.arcs.campaign_components import (
    COUNCIL,
    DATA,
    EMPIRE,
    EVENT_DIE,
    FAITHFUL,
    FATE_CARDS,
    FREE,
    UNKNOWN_LORE,
    FateCard,
)
from games.arcs.court import COURT, LORE
from games.arcs.odds import ranks_of
from games.arcs.parts import NOBODY, Offer
from games.arcs.scene.art import looks
from games.arcs.scene.art.cards import draw_fate_head, draw_painting, painting_of
from games.arcs.scene.art.looks import (
    AMBER,
    AMBITIONS,
    BAD_TEXT,
    BOX,
    EDGES,
    FATES,
    GOLD_TEXT,
    GRIEVANCE,
    IVORY,
    LINE,
    PALE,
    SECOND,
    SILVER,
    TEXT,
    TITLES,
    WELL,
    Building,
    State,
    seat_fill,
)
from games.arcs.scene.art.pieces import (
    draw_blight,
    draw_building,
    draw_event_die,
    draw_golem,
    draw_number_die,
    draw_ship,
)
from games.arcs.scene.art.tokens import draw_agent, draw_seat, draw_token
from games.arcs.scene.hub_pictures import pieces_height
from games.arcs.scene.overlays import draw_head
from games.arcs.scene.view_model import LYING_THERE, STANDS
from games.arcs.state import ArcsTable

POLICIES: Final = {each["id"]: each for each in DATA["policies"]}


@dataclass(frozen=True, slots=True)
class AmbitionRow:
    """An ambition in a row: what its markers bring together, and the seats that lead."""

    ambition: str
    name: str
    power: tuple[int, int] | None
    leaders: tuple[tuple[int, int], ...]
    state: State = "plain"


@dataclass(frozen=True, slots=True)
class FateRow:
    """A seat's fate: which (empty: not known), what is to go of how much, and its title.

    `words` are the fate and the title as they are said.
    """

    seat: int
    fate: str
    marker: int
    start: int
    title: str
    words: tuple[str, str]


@dataclass(frozen=True, slots=True)
class FavorRow:
    """What lies on a seat's fate card: agents of others by owner, and grievances it holds.

    `grievances` is None for a seat that is no SUPERCAT: only those hold any.
    """

    seat: int
    favors: tuple[tuple[int, int], ...]
    grievances: tuple[tuple[int, int], ...] | None


@dataclass(frozen=True, slots=True)
class EmpireWords:
    holder: str
    trust: str
    empty: str
    policy: str
    pays: str
    brings: str


@dataclass(frozen=True, slots=True)
class EmpireLook:
    """The Empire: its holder (-1: nobody), ships on the map, Trust, policy and what it asks."""

    holder: int
    name: str
    ships: int
    trust: tuple[str, ...]
    policy: str
    policy_name: str
    demand: tuple[str, ...]
    words: EmpireWords


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card of the campaign's Court: name, kind, its agents, and what is attached to it: in words,
    the fuller ones first.
    """

    name: str
    suit: str
    kind: str
    agents: tuple[tuple[int, int], ...]
    attached: tuple[str, ...] = ()
    state: State = "plain"
    card: str = ""


def ambition_row(table: ArcsTable, ambition: str, state: State, voice: Voice) -> AmbitionRow:
    """An ambition with the two seats that have most."""
    markers = [table.marker_value(marker) for marker in table.boxes.get(ambition, ())]
    power = (sum(each[0] for each in markers), sum(each[1] for each in markers))
    ranks = [(rank.seat, rank.count) for rank in ranks_of(table, ambition) if rank.count]
    name = voice.say_name(AMBITION(ambition))
    return AmbitionRow(ambition, name, power if markers else None, tuple(ranks[:2]), state)


def markers_left(table: ArcsTable) -> Message:
    """The markers that can still be declared: "5|3, 3|2 left"."""
    left = [table.marker_value(marker) for marker in table.free_markers]
    if not left:
        return Message("reach-no-markers")
    markers = tuple(f"{first}|{second}" for first, second in left)
    key = "reach-markers-left" if len(left) < len(table.flipped) else "reach-markers"
    return Message(key, {"markers": markers})


def fate_row(table: ArcsTable, seat: int, voice: Voice) -> FateRow:
    """The fate of a seat; before all are turned up others are not known."""
    fate = reach_of(table).fates[seat]
    known = fate.id if fate.id in FATE_CARDS else ""
    start = FATE_CARDS[known].start[len(table.seats)] if known else 0
    reach = reach_of(table)
    marker = fate.marker if reach.revealed else start
    name = voice.say_name(FATE(known)) if known else voice.say(Message("reach-fate-unknown"))
    words = (name, voice.say(title_said(reach, seat)))
    return FateRow(seat, known, marker, start, reach.title_of(seat), words)


def favor_row(table: ArcsTable, seat: int) -> FavorRow:
    fate = reach_of(table).fates[seat]
    held = tuple((owner, count) for owner, count in enumerate(fate.favors) if count)
    if table.seats[seat].supercat is None:
        return FavorRow(seat, held, None)
    others = tuple((rival, n) for rival, n in enumerate(fate.grievances) if rival != seat)
    return FavorRow(seat, held, others)


def empire_shown(table: ArcsTable, voice: Voice) -> EmpireLook:
    reach = reach_of(table)
    holder = reach.first_regent
    ships = sum(reach.fresh.values()) + sum(reach.hurt.values())
    policy = reach.policies[0] if reach.policies else ""
    demand = tuple(POLICIES[policy]["demand"]) if policy else ()
    name = voice.named(holder) if holder != NOBODY else voice.say(Message("reach-nobody"))
    called = POLICY(policy) if policy else Message("reach-panel-no-policy")
    return EmpireLook(
        holder, name, ships, reach.trust, policy, voice.say_name(called), demand,
        _empire_words(policy, voice),
    )  # fmt: skip


def _empire_words(policy: str, voice: Voice) -> EmpireWords:
    panel = {each: voice.say(Message(f"reach-panel-{each}")) for each in PANEL}
    brings = voice.say(policy_said(policy), "brings") if policy else ""
    return EmpireWords(**panel, brings=brings)


PANEL: Final = ("holder", "trust", "empty", "policy", "pays")
"""What is always written on the card of the Empire."""


def kind_of(card: str, reach: Reach) -> tuple[str, Message]:
    """The suit (or "vox", "lore", "council") and the kind of a card of the campaign's Court.

    A Faithful card lies there once the guild card it was attached to has left.
    """
    if card == COUNCIL:
        is_on = reach.council == IN_SESSION
        return "council", Message("reach-in-session" if is_on else "reach-decided")
    if card in LORE or card == UNKNOWN_LORE:
        return "lore", Message("reach-lore")
    if card in CARDS:
        return FAITHFUL, Message("reach-faithful-card")
    known = COURT[card]
    if known.is_guild:
        return known.suit, Message("reach-guild", {"suit": TOKEN(known.suit)})
    return "vox", Message("reach-vox")


def small_card(table: ArcsTable, offer: Offer, state: State, voice: Voice) -> SmallCard:
    """A card of the Court in one small row."""
    suit, kind = kind_of(offer.card, reach_of(table))
    agents = tuple((seat, count) for seat, count in enumerate(offer.agents) if count)
    above = reach_of(table).attached.get(offer.card, "")
    said = Message("reach-with", {"card": board.CARD(above)})
    attached = (voice.say(said), voice.say(said, "short")) if above else ()
    name = voice.say_name(board.CARD(offer.card))
    return SmallCard(name, suit, voice.say(kind), agents, attached, state, offer.card)


def tucked_lines(voice: Voice) -> tuple[str, str]:
    """The Imperial Council and where it is while whoever secured it keeps it."""
    return voice.say_name(board.CARD(COUNCIL)), voice.say(Message("reach-tucked"))


def supply_said(table: ArcsTable) -> Message:
    resources = tuple(
        Message("reach-supply-of",
             {"resource": TOKEN(each), "left": table.tokens_free(each), "of": TOKENS_PER_RESOURCE})
        for each in RESOURCES
    )  # fmt: skip
    return Message("reach-supply", {"resources": resources})


def lying_there(table: ArcsTable, system: str) -> tuple[bool | None, bool]:
    reach = reach_of(table)
    return reach.blight.get(system), system in reach.sleepers


LYING_THERE.put(Reach.mode, lying_there)


# How far an Act has come, in a few words.


def stands(table: ArcsTable) -> Message:
    chapters = {"chapter": table.chapter, "last": table.reach.last_chapter}
    return Message("reach-stands", chapters)


STANDS.put(Reach.mode, stands)


DECLARED: Final[Gradient] = ((0x24, 0x1C, 0x33), (0x19, 0x14, 0x24))
CARD: Final[Gradient] = ((0x24, 0x1D, 0x33), (0x17, 0x12, 0x1F))
IMPERIAL: Final[Gradient] = ((0x3A, 0x34, 0x28), (0x1C, 0x17, 0x20))
IMPERIAL_EDGE: Final[Colour] = (0xA8, 0x9C, 0x7C)
PILL: Final[Colour] = (0x17, 0x12, 0x1F)
FROZEN: Final = "lock"
DEMANDS: Final = {"trophy": "laurels-trophy", "captive": "handcuffs"}
LEADERS_X: Final = 131.0
LEADERS_STEP: Final = 34.0
POWER_W: Final = 56.0
LOW: Final = 70.0
"""Under this height the row of a fate has one line."""


def draw_ambition_row(canvas: Canvas, box: Box, look: AmbitionRow) -> None:
    if look.state in EDGES:
        canvas.shadow(box.inset(-4), 10, 9, 0, 120, EDGES[look.state])
    canvas.cached(("arcs-ambition-row", look), box, lambda onto: _ambition(onto, box, look))


def _ambition(canvas: Canvas, box: Box, look: AmbitionRow) -> None:
    is_on, y = look.power is not None, box.centre_y
    fill = (mix(DECLARED[0], AMBER, 0.17), mix(DECLARED[1], AMBER, 0.06)) if is_on else BOX
    edge = EDGES.get(look.state, mix(AMBER, DECLARED[1], 0.25) if is_on else LINE)
    canvas.rounded(box, 10, fill, edge, 2 if is_on or look.state in EDGES else 1)
    canvas.icon(AMBITIONS[look.ambition], box.x + 22, y, 26, GOLD_TEXT if is_on else SECOND)
    canvas.text(box.x + 42, y, look.name, 18, TEXT, "exo-bold")
    shown = look.leaders[:1] if is_on and box.w < LEADERS_X + 2 * LEADERS_STEP + POWER_W else (
        look.leaders
    )  # fmt: skip
    for number, (seat, count) in enumerate(shown):
        x = box.x + LEADERS_X + number * LEADERS_STEP
        draw_seat(canvas, seat, x, y, 7)
        canvas.text(x + 11, y, str(count), 20, TEXT, "number-bold")
    if look.power is not None:
        pill = Box(box.right - POWER_W - 4, y - 15, POWER_W, 30)
        canvas.rounded(pill, 8, PILL, SILVER, 2)
        canvas.text(pill.x + 9, y, str(look.power[0]), 20, WHITE, "exo-bold")
        canvas.text(pill.right - 8, y + 1, str(look.power[1]), 18, SILVER, "exo-bold", "right")


def draw_fate_row(canvas: Canvas, box: Box, look: FateRow) -> None:
    canvas.cached(("arcs-fate-row", look), box, lambda onto: _fate(onto, box, look))


def _fate(canvas: Canvas, box: Box, look: FateRow) -> None:
    sign, title = FATES[look.fate], TITLES[look.title]
    top, low = mix(CARD[0], sign.colour, 0.18), mix(CARD[1], sign.colour, 0.06)
    canvas.rounded(box, 10, (top, low), mix(sign.colour, low, 0.45), 1.4)
    canvas.rounded(Box(box.x, box.y + 10, 5, box.h - 20), 2, seat_fill(canvas.theme, look.seat))
    pitch = 19 if box.h < LOW else 23
    first = box.y + (17 if box.h < LOW else 20)
    x, y = box.x + 30, first + pitch / 2 - 1
    if look.fate:
        draw_fate_head(canvas, look.fate, x, y, 19, lighten(sign.colour, 0.1))
    else:
        canvas.icon(sign.icon, x, y, 32, lighten(sign.colour, 0.3))
    name, called = look.words
    canvas.text(box.x + 56, first, name, 20, TEXT, "exo-bold")
    draw_seat(canvas, look.seat, box.x + 64, first + pitch, 6)
    canvas.icon(title.icon, box.x + 86, first + pitch, 18, title.colour)
    canvas.text(box.x + 100, first + pitch, called, 18, title.colour)
    if not look.fate:
        return
    canvas.text(box.right - 14, first + 1, str(look.marker), 28, WHITE, "exo-bold", "right")
    bar = Box(box.x + 16, box.bottom - 15, box.w - 30, 9)
    canvas.rounded(bar, 4, WELL, LINE)
    done = 1 - look.marker / max(1, look.start)
    if done > 0:
        canvas.rounded(Box(bar.x, bar.y, max(9.0, bar.w * done), bar.h), 4,
                       lighten(seat_fill(canvas.theme, look.seat), 0.2))  # fmt: skip


def draw_favors_head(canvas: Canvas, box: Box, voice: Voice) -> None:
    """What lies on the fate cards; grievances have a sign."""
    said = Message("reach-head-favors")
    note = voice.say(said, "note")
    draw_head(canvas, box, voice.say(said), note)
    canvas.icon(GRIEVANCE, box.right - canvas.text_width(note, 18) - 14, box.centre_y, 18, BAD_TEXT)


def draw_favors(canvas: Canvas, boxes: Sequence[Box], rows: Sequence[FavorRow], none: str) -> None:
    """What each seat holds of others: favors at the left, grievances at the right; one row with the
    word `none` while nobody holds anything.
    """
    whole = favors_box(boxes, rows)
    rows = rows if whole.h > boxes[0].h else ()
    key = ("arcs-favors", tuple(rows), none)
    canvas.cached(key, whole, lambda onto: _favors(onto, whole, boxes, rows, none))


def favors_box(boxes: Sequence[Box], rows: Sequence[FavorRow]) -> Box:
    """The place of all rows; one alone is enough while nobody holds anything."""
    is_any = any(row.favors or any(count for _, count in row.grievances or ()) for row in rows)
    return boxes[0].union(boxes[-1]) if is_any else boxes[0]


def _favors(
    canvas: Canvas, whole: Box, boxes: Sequence[Box], rows: Sequence[FavorRow], none: str
) -> None:  # fmt: skip
    canvas.rounded(whole, 10, BOX, LINE)
    if not rows:
        canvas.text(whole.x + 12, whole.centre_y, none, 18, SECOND)
        canvas.text(whole.right - 12, whole.centre_y, none, 18, SECOND, align="right")
    for number, (box, row) in enumerate(zip(boxes, rows, strict=False)):
        y = box.centre_y
        if number:
            canvas.hairline(box.x + 10, box.y, box.w - 20, colour=WHITE, alpha=20)
        draw_seat(canvas, row.seat, box.x + 22, y, 8)
        x = box.x + 54
        for owner, count in row.favors:
            draw_agent(canvas, owner, x, y, min(32.0, box.h - 2))
            if count > 1:
                canvas.text(x + 16, y + 4, str(count), 18, TEXT, "number-bold")
            x += 40 if count > 1 else 26
        held = [(rival, count) for rival, count in row.grievances or () if count]
        step = 52.0 if len(held) < 3 else 40.0
        x = box.right - 16 - step * len(held) + 14
        for rival, count in held:
            draw_seat(canvas, rival, x, y, 7)
            canvas.text(x + 13, y, str(count), 18, BAD_TEXT if count > 1 else TEXT, "number-bold")
            x += step


def draw_empire(canvas: Canvas, box: Box, look: EmpireLook) -> None:
    canvas.shadow(box, 12, blur=12, drop=5, strength=115)
    canvas.cached(("arcs-empire", look), box, lambda onto: _empire(onto, box, look))


def _empire(canvas: Canvas, box: Box, look: EmpireLook) -> None:
    canvas.rounded(box, 12, IMPERIAL, IMPERIAL_EDGE, 1.6)
    x, right = box.x + 14, box.right - 14
    canvas.icon("imperial-crown", box.x + 30, box.y + 30, 34, IVORY)
    canvas.text(box.x + 54, box.y + 19, look.words.holder, 18, PALE)
    if look.holder >= 0:
        draw_seat(canvas, look.holder, box.x + 64, box.y + 44, 8)
    left = box.x + (82 if look.holder >= 0 else 54)
    room = right - left
    size = canvas.fitting_size(look.name, room, (20, 18), "text-semibold")
    canvas.text(left, box.y + 44, look.name, size, TEXT, "text-semibold", max_width=room)
    wide = canvas.text_width(str(look.ships), 22, "number-bold")
    draw_ship(canvas, EMPIRE, right - wide - 20, box.y + 19, 26)
    canvas.text(right, box.y + 19, str(look.ships), 22, IVORY, "number-bold", "right")
    canvas.hairline(box.x + 12, box.y + 64, box.w - 24, colour=WHITE, alpha=40)
    y = box.y + 86
    canvas.text(x, y, look.words.trust, 18, PALE)
    _trust(canvas, Box(box.x + 76, y, box.w - 110, 0), look)
    canvas.icon(FROZEN, right - 8, y, 20, PALE)
    canvas.hairline(box.x + 12, box.y + 108, box.w - 24, colour=WHITE, alpha=40)
    y = box.y + 130
    canvas.icon("scroll-unfurled", box.x + 26, y, 24, GOLD_TEXT)
    canvas.text(box.x + 46, y, look.policy_name, 20, TEXT, "exo-bold")
    canvas.text(right, y, look.words.policy, 18, PALE, align="right")
    if not look.policy:
        return
    ends = x + canvas.text(x, box.y + 155, look.words.pays, 18, TEXT)
    for number, each in enumerate(look.demand):
        sign = looks.RESOURCES.get(each)
        icon = DEMANDS[each] if sign is None else sign.icon
        ink = IVORY if sign is None else lighten(sign.colour, 0.15)
        canvas.icon(icon, ends + 18 + number * 24, box.y + 155, 20, ink)
    canvas.text(x, box.y + 179, look.words.brings, 18, TEXT, max_width=box.w - 24)


def _trust(canvas: Canvas, room: Box, look: EmpireLook) -> None:
    """The resources of the Trust side by side, closer where there are many."""
    trust = look.trust
    if not trust:
        canvas.text(room.x, room.y, look.words.empty, 18, PALE)
        return
    step = min(36.0, (room.w - 32) / max(1, len(trust) - 1))
    for number, resource in enumerate(trust):
        draw_token(canvas, resource, room.x + 14 + number * step, room.y, 32)


def draw_small_card(canvas: Canvas, box: Box, look: SmallCard) -> None:
    """A card of the Court in a small row; its text is read on hover."""
    canvas.shadow(box, 10, blur=10, drop=4, strength=100)
    if look.state in EDGES:
        canvas.shadow(box.inset(-3), 10, 8, 0, 85, EDGES[look.state])
    canvas.cached(("arcs-small-card", look), box, lambda onto: _small(onto, box, look))


def draw_tucked(canvas: Canvas, box: Box, lines: tuple[str, str]) -> None:
    """The place of the Imperial Council while whoever secured it keeps it."""
    x, y, right, low = box.x, box.y, box.right, box.bottom
    edge = [(x, y), (right, y), (right, low), (x, low), (x, y)]
    canvas.polyline(edge, LINE, 1.6, dashed=True)
    for words, height in zip(lines, (-12, 13), strict=True):
        canvas.text(x + 14, box.centre_y + height, words, 18, SECOND, max_width=box.w - 22)


def _small(canvas: Canvas, box: Box, look: SmallCard) -> None:
    colour = looks.COURT[look.suit].colour
    hover = 0.10 if look.state == "hover" else 0.0
    top = lighten(mix(CARD[0], colour, 0.26), hover)
    low = lighten(mix(CARD[1], colour, 0.06), hover)
    edge = EDGES.get(look.state, mix(colour, low, 0.30))
    canvas.rounded(box, 10, (top, low), edge, 2.4 if look.state in EDGES else 1.4)
    scene = painting_of(look.card, look.suit)
    if scene:
        draw_painting(canvas, scene, box.inset(2), 9, focus=0.42,
                      fade=((*top, SMALL_VEIL[0]), (*low, SMALL_VEIL[1])))  # fmt: skip
    pale = lighten(colour, 0.5)
    left = box.x + 46
    if canvas.text_width(look.name, 18, "text-bold") > box.w - 54:
        left = box.x + 14
    else:
        canvas.icon(looks.COURT[look.suit].icon, box.x + 24, box.centre_y, 28, pale)
    wide = AGENT_W * len(look.agents)
    first, second = box.centre_y - 12, box.centre_y + 13
    canvas.text(left, first, look.name, 18, TEXT, "text-bold", max_width=box.right - left - 8)
    room = box.right - left - 12 - wide
    below = _below(canvas, look, room)
    if canvas.text_width(below, 18) <= room:
        canvas.text(left, second, below, 18, pale)
    x = box.right - 8 - wide
    for seat, count in look.agents:
        draw_agent(canvas, seat, x + 11, second, 27)
        canvas.text(x + 23, second + 2, str(count), 18, TEXT, "number-bold")
        x += AGENT_W


def _below(canvas: Canvas, look: SmallCard, room: float) -> str:
    """What kind of card it is, or what comes with it, in the words that there is room for."""
    if not look.attached:
        return look.kind
    fuller, short = look.attached
    return fuller if canvas.text_width(fuller, 18) <= room else short


AGENT_W: Final = 36.0
SMALL_VEIL: Final = (196, 218)
"""How much of a small card's picture is veiled at its top and at its foot."""


GAP: Final = 12.0
DIE: Final = 46.0
DICE_ROW: Final = 100.0
CARD_H: Final = 214.0
LARGE_CARD_H: Final = 320.0
FATES_IN_ORDER: Final = tuple(FATE_CARDS.values())
LINE_H: Final = 1.3

DrawSign = Callable[[Canvas, float, float], object]
PIECES: Final[tuple[tuple[DrawSign, str], ...]] = (
    (lambda canvas, x, y: draw_ship(canvas, EMPIRE, x, y, 44), "Imperial"),
    (lambda canvas, x, y: draw_ship(canvas, EMPIRE, x, y, 44, is_hurt=True), "Hurt"),
    (lambda canvas, x, y: draw_building(canvas, Building("city", FREE), x, y, 21), "Free city"),
    (lambda canvas, x, y: draw_building(canvas, Building("starport", FREE), x, y, 21),
     "Free port"),
    (lambda canvas, x, y: draw_blight(canvas, x, y, 18, is_fresh=True), "Blight"),
    (lambda canvas, x, y: draw_blight(canvas, x, y, 18, is_fresh=False), "Hurt Blight"),
    (lambda canvas, x, y: draw_golem(canvas, "", x, y, 40), "Golem"),
    (lambda canvas, x, y: draw_golem(canvas, "warrior", x, y, 40, is_awake=True),
     "Awake"),
)  # fmt: skip


def _draw_pieces(canvas: Canvas, box: Box) -> None:
    """Every piece that is no seat's, with its name."""
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    for (draw, words), cell in zip(PIECES, box.inset(GAP).grid(*pieces_grid(box.w)), strict=True):
        draw(canvas, cell.x + 34, cell.centre_y)
        canvas.text(cell.x + 68, cell.centre_y, words, SMALL, theme.TEXT, max_width=cell.w - 68)


def _draw_dice(canvas: Canvas, box: Box) -> None:
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    x, y = box.x + 24, box.centre_y - DIE / 2
    for symbol, result in EVENT_DIE:
        draw_event_die(canvas, Box(x, y, DIE, DIE), symbol, result)
        x += DIE + 12
    x += 8
    draw_number_die(canvas, Box(x, y, DIE, DIE), 4)
    words = "A triangle: Crises. A scroll: Edicts. The number: a cluster."
    place = Box(x + DIE + 18, box.y + 12, box.right - x - DIE - 28, box.h - 20)
    canvas.paragraph(place, words, SMALL, theme.TEXT, line_height=LINE_H, max_lines=4)


def _fates_height(width: float) -> float:
    """Two rows of cards; on a narrow page letters are large."""
    return 2 * (CARD_H if width >= NARROW else LARGE_CARD_H) + GAP


def _draw_fates(fates: Sequence[FateCard], canvas: Canvas, box: Box) -> None:
    from engine.text.voice import voice_of  # noqa: PLC0415 (not on the first pages)
    from games.arcs.text import FOLDER  # noqa: PLC0415 (likewise)

    cells, english = box.grid(2, 2, GAP), voice_of((), FOLDER)
    for fate, cell in zip(fates, cells, strict=True):
        sign = FATES[fate.id]
        canvas.rounded(cell, 10, mix((0x1A, 0x15, 0x26), sign.colour, 0.12), theme.LINE)
        canvas.icon(sign.icon, cell.x + 32, cell.y + 32, 38, sign.colour)
        canvas.text(cell.x + 60, cell.y + 24, fate.name, 22, theme.TEXT, "exo-bold")
        starts = " · ".join(map(str, fate.start.values()))
        canvas.text(cell.x + 60, cell.y + 48, f"starts at {starts}", SMALL, SECOND_TEXT)
        room = Box(cell.x + 54, cell.y + 66, cell.w - 66, 64)
        for steps, when in objectives(fate.id):
            words = english.say(when)
            canvas.text(cell.x + 42, room.y + 10, f"−{steps}", SMALL, sign.colour, "number-bold",
                        "right")  # fmt: skip
            high = canvas.paragraph(room, words, SMALL, theme.TEXT, line_height=LINE_H, max_lines=4)
            room = room.moved(0, high + 10)


PICTURES_OF_THE_REACH: Final = {
    "reach_pieces": RulesPicture(pieces_height, _draw_pieces),
    "event_dice": fixed(DICE_ROW, _draw_dice),
    "fates": RulesPicture(_fates_height, partial(_draw_fates, FATES_IN_ORDER[:4])),
    "other_fates": RulesPicture(_fates_height, partial(_draw_fates, FATES_IN_ORDER[4:])),
}
