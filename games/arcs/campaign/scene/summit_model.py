"""A Summit in plain values: who deals, what can be given, how a SUPERCAT weighs it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.decision import Decision, Option
from engine.text.message import Message, SeatNumber, key_of
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, drawn
from engine.ui.paint.dice import draw_mini_die
from engine.ui.table.parts import Moment
from engine.ui.theme import Colour, Gradient, lighten, mix
from games.arcs.board import AGENT, CARD, FATE, SYSTEM, TOKEN
from games.arcs.campaign.bots.weighing import (
    DIE,
    MODIFIER,
    NEEDED,
    Modifier,
    Scales,
    Weighing,
    is_supercat,
    weighing_of,
)
from games.arcs.campaign.rules.account import SummitHeld, demand_of, trays_held
from games.arcs.campaign.rules.deals import Part, Talks
from games.arcs.campaign.rules.moves import LEAVE_EMPIRE, PETITION, REVIVE_EMPIRE
from games.arcs.campaign.rules.state import Reach, Title, reach_of
from games.arcs.campaign.scene.panels import EmpireLook, draw_empire, kind_of
from games.arcs.campaign.text import title_said
from games.arcs.moves import GoOn
from games.arcs.parts import NOBODY
from games.arcs.scene.art.cards import draw_painting
from games.arcs.scene.art.cells import draw_symbol_sign
from games.arcs.scene.art.looks import (
    ACCENT,
    BAD_TEXT,
    CASING,
    COURT,
    FATES,
    GOLD_TEXT,
    GOOD_TEXT,
    INK,
    IVORY,
    KEY,
    LINE,
    SECOND,
    TEXT,
    WELL,
    WHITE,
    Building,
    Piece,
    seat_fill,
)
from games.arcs.scene.art.pieces import draw_building, draw_ship, hexagon
from games.arcs.scene.art.tokens import draw_agent, draw_piece, draw_seat, draw_token
from games.arcs.state import ArcsTable

# A Summit in plain values: what whoever draws it is told.

KINDS: Final = ("resource", "league", "promise", "favor", "agent", "invitation", "ship", "city",
                "starport", "trophy", "captive")  # fmt: skip
"""The order in which things lie in a tray."""
ASKED: Final = frozenset(("order", "deal", "draw", "consent", "settle", "export"))
"""The decisions that are answered at the table itself."""
MOTIONS: Final = (PETITION, LEAVE_EMPIRE, REVIVE_EMPIRE)
"""What the caller of a Summit may do besides returning Favors."""
LIKELIER: Final = 2
"""How many additions are proposed."""


@dataclass(frozen=True, slots=True)
class PlateLook:
    """A seat at the table: its fate (empty: not known), title, the Favors it holds by owner.

    `acts` says what it does now, in words, `place` its place in the order of the deals; `face` the
    picture of the bot that sits there.
    """

    seat: int
    name: str
    fate: str
    fate_name: str
    title: Title
    title_name: str
    favors: tuple[tuple[int, int], ...]
    place: int
    acts: str
    is_lit: bool
    face: Path | None = None


@dataclass(frozen=True, slots=True)
class Well:
    """A thing in a tray: what it is, how often it lies in the deal, whether it can be put there.

    `cost` are the Favors that it costs to have it, outside of deals.
    """

    thing: Part
    laid: int = 0
    is_offered: bool = False
    cost: int = 0
    option: Option | None = None


@dataclass(frozen=True, slots=True)
class AnswerLook:
    """How a SUPERCAT weighs a deal: the seat whose answer it is, and what counts.

    `rounds` are those that are left with SUPERCATs, this one included, `failures` the refusals in
    a row; `likelier` are single additions with the chance they would bring.
    """

    seat: int
    weighing: Weighing
    rounds: int
    failures: int
    likelier: tuple[tuple[Part, Weighing], ...] = ()
    fate: str = ""


@dataclass(frozen=True, slots=True)
class DealLook:
    """A deal that is drawn up or waits for an answer: its two sides, trays, parts by side."""

    sides: tuple[int, int]
    trays: tuple[tuple[Well, ...], tuple[Well, ...]]
    parts: tuple[Part, ...]
    is_drawn_up: bool
    has_room: bool

    def given(self, side: int) -> tuple[Part, ...]:
        return tuple(part for part in self.parts if part.giver == self.sides[side])

    @property
    def most(self) -> int:
        """How many things a side gives, at most."""
        return max(len(self.given(0)), len(self.given(1)))


@dataclass(frozen=True, slots=True)
class SummitLook:
    """A Summit: who called it, how far it is (0: Call to Order, 1: Negotiations), who sits there.

    `motions` are options that are only said, `closed` those that the caller does not have now,
    `tray` what can be had for Favors; `deal` is what lies in the middle.
    """

    caller: int
    phase: int
    plates: tuple[PlateLook, ...]
    deal: DealLook | None
    answer: AnswerLook | None
    motions: tuple[Option, ...]
    closed: tuple[Option, ...]
    tray: tuple[Well, ...]


def summit_look(moment: Moment, held: SummitHeld, faces: Sequence[Path | None]) -> SummitLook:
    """The Summit that is held, as the seat that looks on may know it."""
    table, decision = moment.table, moment.decision
    deal = _deal(table, held, decision)
    said, tray = _said(decision) if deal is None else ((), ())
    return SummitLook(
        held.caller, 0 if held.talks is None else 1, _plates(table, held, moment.voice, faces),
        deal, _answer(table, held, decision), said, _closed(decision), tray,
    )  # fmt: skip


def _plates(
    table: ArcsTable, held: SummitHeld, voice: Voice, faces: Sequence[Path | None]
) -> tuple[PlateLook, ...]:
    """The seats in the order in which they deal."""
    reach = reach_of(table)
    found = []
    for place, seat in enumerate(table.turn_order(), 1):
        fate, title = reach.fates[seat], reach.title_of(seat)
        known = fate.id if reach.revealed else ""
        acts = _acts(seat, held)
        held_favors = tuple((owner, count) for owner, count in enumerate(fate.favors) if count)
        found.append(PlateLook(
            seat, voice.named(seat), known, voice.say_name(FATE(known)) if known else "", title,
            voice.say(title_said(reach, seat)), held_favors, place,
            voice.say(acts, mark=seat) if acts is not None else "", acts is not None, faces[seat],
        ))  # fmt: skip
    return tuple(found)


def _acts(seat: int, held: SummitHeld) -> Message | None:
    who = {"seat": SeatNumber(seat)}
    if held.deals == NOBODY:
        is_calling = seat == held.caller and held.talks is None
        return Message("reach-summit-orders", who) if is_calling else None
    if seat == held.deals:
        return Message("reach-summit-deals", who)
    return Message("reach-summit-asked", who) if seat == held.partner else None


def _said(decision: Decision | None) -> tuple[tuple[Option, ...], tuple[Well, ...]]:
    """What is only said at a Summit, and what can be had for Favors."""
    if decision is None or decision.kind not in ASKED:
        return (), ()
    said, tray = [], []
    for each in decision.options:
        demand = demand_of(each)
        if demand is not None:
            tray.append(Well(demand[1], is_offered=True, cost=demand[0], option=each))
        elif not isinstance(each, GoOn):
            said.append(each)
    return tuple(said), tuple(sorted(tray, key=lambda well: _order(well.thing)))


def _closed(decision: Decision | None) -> tuple[Option, ...]:
    """REACH-8.2 to 8.4: what a caller can do, but not now."""
    if decision is None or decision.kind != "order":
        return ()
    return tuple(each for each in MOTIONS if each not in decision.options)


def _deal(table: ArcsTable, held: SummitHeld, decision: Decision | None) -> DealLook | None:
    if held.partner == NOBODY:
        return None
    held_trays = trays_held(table, held)
    options = decision.options if decision is not None and held_trays.is_drawn_up else ()
    sides = (held.deals, held.partner)
    trays = tuple(
        tuple(
            Well(part, held.parts.count(part), part in options, option=part)
            for part in sorted(held_trays.things, key=_order)
            if part.giver == side
        )
        for side in sides
    )
    return DealLook(
        sides, (trays[0], trays[1]), held.parts, held_trays.is_drawn_up, held_trays.has_room
    )


def _order(part: Part) -> tuple[int, int, str, int, bool]:
    return (part.giver, KINDS.index(part.kind), part.name, part.owner, not part.fresh)


def _answer(table: ArcsTable, held: SummitHeld, decision: Decision | None) -> AnswerLook | None:
    weighing, talks = weighing_of(table), held.talks
    if talks is None or held.partner == NOBODY or not is_supercat(table, held.partner):
        return None
    if weighing is None:
        weighing = Scales(table, talks, held.partner).weigh(())
    likelier = () if decision is None else _likelier(table, held, talks, weighing, decision)
    fate = reach_of(table).fates[held.partner].id
    return AnswerLook(held.partner, weighing, talks.rounds, talks.failures, likelier, fate)


def _likelier(
    table: ArcsTable, held: SummitHeld, talks: Talks, now: Weighing, decision: Decision
) -> tuple[tuple[Part, Weighing], ...]:
    """The additions that raise the chance most, each tried by itself."""
    scales = Scales(table, talks, held.partner)
    tried = [
        (part, scales.weigh((*held.parts, part)))
        for part in decision.options
        if isinstance(part, Part) and part.giver == held.deals
    ]
    better = [(part, each) for part, each in tried if each.chance > now.chance]
    better.sort(key=lambda each: (-each[1].total, _order(each[0])))
    return tuple(better[:LIKELIER])


# What can be given in a deal, as a piece with a short name.

CARD_LOW: Final[Colour] = (0x17, 0x12, 0x1F)
CARD_TOP: Final[Colour] = (0x3A, 0x30, 0x48)
COIN: Final[tuple[Colour, ...]] = (CASING, (0xFB, 0xE3, 0xA0), (0x8A, 0x5C, 0x22), IVORY)
COIN_INK: Final[Colour] = (0x4A, 0x34, 0x10)
ON_MAP: Final = ("ship", "city", "starport")
LETTERS: Final = 18.0


def thing_named(part: Part, voice: Voice) -> str:
    """A thing in a word or two: the place of a piece, the card of an agent, what else it is."""
    match part.kind:
        case "ship" | "city" | "starport":
            return voice.say_name(SYSTEM(part.name))
        case "agent":
            return voice.say_name(CARD(part.name))
        case "resource" | "league":
            return voice.say_name(TOKEN(part.name))
    return voice.say(Message(key_of("reach-thing", part.kind)))


def write_name(canvas: Canvas, room: Box, part: Part, voice: Voice, ink: Colour) -> None:
    """The name of a thing in one line or two; where it is too long the sign of a system, or that it
    is an agent.
    """
    words = thing_named(part, voice)
    font: Final = "text-semibold"
    widest = max(canvas.text_width(word, LETTERS, font) for word in words.split())
    lines = canvas.paragraph_lines(room.w, words, LETTERS, font)
    if part.kind in ON_MAP and widest > room.w:
        _write_sign(canvas, room, part.name, ink)
        return
    if part.kind == "agent" and (widest > room.w or len(lines) > 2):
        words = voice.say(Message("reach-thing-agent"))
        lines = canvas.paragraph_lines(room.w, words, LETTERS, font)
    step = canvas.line_step(LETTERS, 1.05)
    y = room.centre_y - step * (len(lines) - 1) / 2
    for line in lines[:2]:
        canvas.text(room.centre_x, y, line, LETTERS, ink, font, "centre", max_width=room.w)
        y += step


def _write_sign(canvas: Canvas, room: Box, system: str, ink: Colour) -> None:
    """A system by its cluster and its sign, as on the map."""
    cluster, _, sign = system.partition("-")
    wide = canvas.text_width(cluster, LETTERS, "number-bold")
    left = room.centre_x - wide / 2 - 11
    canvas.text(left, room.centre_y, cluster, LETTERS, ink, "number-bold")
    draw_symbol_sign(canvas, sign, left + wide + 15, room.centre_y, 8, ink)


def draw_thing(
    canvas: Canvas, reach: Reach, part: Part, x: float, y: float, size: float, alpha: float = 255
) -> None:
    match part.kind:
        case "resource":
            draw_token(canvas, part.name, x, y, size, alpha=alpha)
        case "league":
            draw_token(canvas, part.name, x, y, size, alpha=alpha)
            canvas.icon("trade", x + 0.5 * size, y - 0.4 * size, 0.46 * size, KEY, alpha)
        case "ship":
            draw_ship(canvas, part.giver, x, y, 1.05 * size, is_hurt=not part.fresh, alpha=alpha)
        case "city" | "starport":
            look = Building(part.kind, part.giver, not part.fresh)
            draw_building(canvas, look, x, y, 0.42 * size, alpha=alpha)
        case "agent":
            _on_card(canvas, kind_of(part.name, reach)[0], part.giver, (x, y), size, alpha)
        case "promise":
            canvas.icon("hand", x - 0.36 * size, y + 0.12 * size, 0.5 * size, KEY, alpha)
            draw_agent(canvas, part.giver, x + 0.14 * size, y, size, alpha=alpha)
        case "favor":
            draw_agent(canvas, part.owner, x, y, size, alpha=alpha)
        case "captive":
            draw_agent(canvas, part.owner, x - 0.1 * size, y, size, alpha=alpha)
            canvas.icon("handcuffs", x + 0.34 * size, y + 0.24 * size, 0.5 * size, TEXT, alpha)
        case "trophy":
            kind: Any = "agent" if part.name == AGENT else part.name
            draw_piece(canvas, Piece(kind, part.owner), x - 0.08 * size, y, 0.94 * size)
            canvas.icon("laurels-trophy", x + 0.4 * size, y + 0.26 * size, 0.5 * size, KEY, alpha)
        case _:
            _coin(canvas, x, y, size)


def _on_card(
    canvas: Canvas, suit: str, seat: int, spot: tuple[float, float], size: float, alpha: float
) -> None:
    """An agent on a small card in the card's colour."""
    sign, (x, y) = COURT[suit], spot
    card = Box.around(x, y + 0.10 * size, 1.16 * size, 0.74 * size)
    top, low = mix(CARD_TOP, sign.colour, 0.4), mix(CARD_LOW, sign.colour, 0.15)
    canvas.rounded(card, 6, (top, low), lighten(sign.colour, 0.1), 1.6, alpha=alpha)
    icon = (x - 0.26 * size, y + 0.12 * size)
    canvas.icon(sign.icon, *icon, 0.42 * size, lighten(sign.colour, 0.35), alpha)
    draw_agent(canvas, seat, x + 0.24 * size, y - 0.04 * size, 0.84 * size, alpha=alpha)


def _coin(canvas: Canvas, x: float, y: float, size: float) -> None:
    """An invitation to the Empire."""

    def art(brush: Brush) -> None:
        for share, fill in zip((0.56, 0.52, 0.47, 0.43), COIN, strict=True):
            brush.polygon(hexagon(x, y, share * size), fill)

    drawn(canvas, ("arcs-invitation", round(size * 4)), Box.around(x, y, 1.3 * size, 1.3 * size),
          art, factor=5)  # fmt: skip
    canvas.icon("imperial-crown", x, y, 0.54 * size, COIN_INK)


# How a SUPERCAT weighs the deal that lies open: each modifier, the faces that accept, the chance,
# and what would make it likelier.

GROUND: Final[Gradient] = ((0x1E, 0x17, 0x30), (0x14, 0x0F, 0x1E))
TITLE: Final[Colour] = (0xD9, 0xA6, 0xF2)
EDGE: Final[Colour] = (0x57, 0x49, 0x6E)
PAD: Final = 16.0
HEAD: Final = 62.0
CHANCE: Final = 62.0
DIE_SIZE: Final = 40.0
DIE_PITCH: Final = 49.0
DICE_H: Final = 54.0
SUM: Final = 42.0
ROW: Final = (30.0, 22.0)
"""How high a modifier is where there is room, and where there are many."""
ANSWER_LIKELIER: Final = (30.0, 40.0)
STEP: Final = 24.0
"""How much higher one in two lines is."""
VALUE_W: Final = 44.0
PALE: Final = 60.0
LEAST_FACE, EYES = 90.0, 0.42


def draw_answer(canvas: Canvas, box: Box, look: AnswerLook, voice: Voice) -> None:
    """As high as it has something to say; a face looks out of what is free of the place."""
    if not look.fate:
        high = HEAD + CHANCE + DICE_H + sum(_heights(canvas, box, look, voice)) + SUM + 10
        box = box.cut_top(min(box.h, high + likelier_high(look)))[0]
    canvas.shadow(box, 14, blur=18, drop=6, strength=140)
    key = ("arcs-answer", look, voice.language, tuple(voice))
    canvas.cached(key, box, lambda onto: _answer_answer(onto, box, look, voice))


def _answer_answer(canvas: Canvas, box: Box, look: AnswerLook, voice: Voice) -> None:
    canvas.rounded(box, 14, GROUND, EDGE, 1.5)
    room = box.inset(PAD, 0)
    heads = voice.say(Message("reach-offer-answer", {"seat": SeatNumber(look.seat)}))
    size = canvas.fitting_size(heads, room.w, (24, 22, 20, 18), "exo-bold")
    canvas.text(room.x, box.y + 24, heads, size, TITLE, "exo-bold", max_width=room.w)
    canvas.text(room.x, box.y + 50, voice.say(_rounds(look)), 18, SECOND, max_width=room.w)
    y = box.y + HEAD
    _chance(canvas, Box(room.x, y, room.w, CHANCE), look, voice)
    _dice(canvas, room.x, y + CHANCE + 2, look)
    y += CHANCE + DICE_H
    modifiers, heights = look.weighing.modifiers, _heights(canvas, box, look, voice)
    bottom, likelier = box.bottom - 10, likelier_high(look)
    most = sum(heights)
    if bottom - y - SUM - likelier < min(most, ROW[1] * max(1, len(modifiers))):
        likelier = 0.0
    share = min(1.0, (bottom - y - SUM - likelier) / most)
    if not modifiers:
        nothing = voice.say(Message("reach-offer-nothing"))
        place = Box(room.x, y + 4, room.w, ROW[0] + STEP)
        canvas.paragraph(place, nothing, 18, SECOND, line_height=1.2, max_lines=2)
        y += ROW[0] + STEP
    for each, high in zip(modifiers, heights, strict=False):
        told = voice.say_name(MODIFIER(each.name))
        _modifier(canvas, Box(room.x, y, room.w, share * high), each, told)
        y += share * high
    _sum(canvas, Box(room.x, y + 4, room.w, SUM - 4), look, voice)
    free = Box(box.x + 2, y + SUM + 8, box.w - 4, box.bottom - 2 - (y + SUM + 8))
    if likelier:
        _answer_likelier(canvas, Box(room.x, bottom - likelier, room.w, likelier), look, voice)
    elif look.fate in FATES and look.fate and free.h >= LEAST_FACE:
        draw_painting(canvas, f"fate-{look.fate}", free, 13, focus=EYES,
                      fade=((*GROUND[1], 255), (*GROUND[1], 0)))  # fmt: skip


def _heights(canvas: Canvas, box: Box, look: AnswerLook, voice: Voice) -> list[float]:
    """How high each modifier is, in a line or two; what says that there is none."""
    words = [voice.say_name(MODIFIER(each.name)) for each in look.weighing.modifiers]
    wide = box.w - 2 * PAD - VALUE_W - 12
    lines = [len(canvas.paragraph_lines(wide, each, 18)) for each in words]
    return [ROW[0] + STEP * (count - 1) for count in lines] or [ROW[0] + STEP]


def likelier_high(look: AnswerLook) -> float:
    return ANSWER_LIKELIER[0] + ANSWER_LIKELIER[1] * len(look.likelier) if look.likelier else 0.0


def _rounds(look: AnswerLook) -> Message:
    key = "reach-offer-attempt" if look.failures else "reach-offer-rounds"
    return Message(key, {"attempt": look.failures + 1, "rounds": look.rounds})


def _chance(canvas: Canvas, box: Box, look: AnswerLook, voice: Voice) -> None:
    weighing = look.weighing
    ink = GOOD_TEXT if 2 * weighing.chance >= 1 else GOLD_TEXT if weighing.chance else BAD_TEXT
    wide = canvas.text(box.x, box.centre_y, weighing.percent, 46, ink, "exo-bold")
    said = Message("reach-offer-needs", {"needed": NEEDED})
    words, room = voice.say(said), box.w - wide - 14
    high = canvas.paragraph_height(room, words, 18, line_height=1.2)
    place = Box(box.x + wide + 14, box.centre_y - high / 2, room, high)
    canvas.paragraph(place, words, 18, SECOND, line_height=1.2, max_lines=3)


def _dice(canvas: Canvas, x: float, y: float, look: AnswerLook) -> None:
    """Each face of the die; pale where it refuses."""
    for face in range(1, DIE.faces + 1):
        does = look.weighing.accepts(face)
        place = Box(x + (face - 1) * DIE_PITCH, y, DIE_SIZE, DIE_SIZE)
        if does:
            canvas.shadow(place, 10, 9, 0, 150, GOOD_TEXT)
        draw_mini_die(canvas, place.x, place.y, DIE_SIZE, face, alpha=255 if does else PALE)
        if does:
            canvas.rounded(place.inset(-3), 11, None, GOOD_TEXT, 2.4)


def _modifier(canvas: Canvas, row: Box, modifier: Modifier, words: str) -> None:
    """What it adds, and why: in two lines where one is too short."""
    ink = GOOD_TEXT if modifier.value > 0 else BAD_TEXT
    chip = Box(row.x, row.y + 1, VALUE_W, min(row.h, ROW[0]) - 3)
    canvas.rounded(chip, 7, mix(WELL, ink, 0.18), ink, 1.5)
    canvas.text(*chip.centre, signed(modifier.value), 18, ink, "number-bold", "centre")
    left = chip.right + 12
    if row.h > ROW[0]:
        place = Box(left, row.y + 2, row.right - left, row.h)
        canvas.paragraph(place, words, 18, TEXT, line_height=1.15, max_lines=2)
    else:
        canvas.text(left, chip.centre_y, words, 18, TEXT, max_width=row.right - left)


def _sum(canvas: Canvas, row: Box, look: AnswerLook, voice: Voice) -> None:
    total = look.weighing.total
    canvas.hairline(row.x, row.y - 1, row.w, colour=LINE)
    chip = Box(row.x, row.y + 4, VALUE_W, row.h - 6)
    ink = GOOD_TEXT if total > 0 else BAD_TEXT if total < 0 else SECOND
    canvas.rounded(chip, 7, ink)
    canvas.text(*chip.centre, signed(total), 20, INK, "number-bold", "centre")
    accepts = Message("reach-offer-accepts", {"needed": look.weighing.needed})
    left = chip.right + 12
    canvas.text(left, chip.centre_y, voice.say(accepts), 18, TEXT, "text-semibold",
                max_width=row.right - left)  # fmt: skip


def _answer_likelier(canvas: Canvas, box: Box, look: AnswerLook, voice: Voice) -> None:
    words = voice.say(Message("reach-offer-likelier"))
    canvas.text(box.x, box.y + 15, words, 18, TITLE, "exo-bold", max_width=box.w)
    y = box.y + ANSWER_LIKELIER[0]
    for part, weighing in look.likelier:
        row = Box(box.x - 4, y, box.w + 8, ANSWER_LIKELIER[1] - 5)
        canvas.rounded(row, 9, (*WHITE, 14), EDGE, 1.2)
        wide = canvas.text_width(weighing.percent, 18, "number-bold")
        canvas.text(row.right - 12, row.centre_y, weighing.percent, 18, GOOD_TEXT, "number-bold",
                    "right")  # fmt: skip
        wordings = (voice.say_name(part.thing(), "cap"), thing_named(part, voice))
        words = canvas.fitting_words(wordings, row.w - wide - 34, 18, "text")
        canvas.text(row.x + 12, row.centre_y, words, 18, TEXT, max_width=row.w - wide - 34)
        y += ANSWER_LIKELIER[1]


def signed(number: int) -> str:
    """A number with its sign, and a true minus: "+1", "−2", "±0"."""
    return f"{number:+d}".replace("-", "−") if number else "±0"


# Who called the Summit, how far it is, and in which order the seats deal.

ACCOUNT_HEAD: Final = 66.0
ACCOUNT_STEP: Final = 38.0
EMPIRE: Final = 196.0
PHASES: Final = ("reach-summit-order", "reach-summit-negotiations")


@dataclass(frozen=True, slots=True)
class Account:
    caller: int
    phase: int
    seats: tuple[PlateLook, ...]


def draw_account(
    canvas: Canvas, box: Box, look: SummitLook, empire: EmpireLook, voice: Voice
) -> None:
    """The panel beside the map, and the Empire below."""
    told = Account(look.caller, look.phase, look.plates)
    upper = Box(box.x, box.y, box.w, box.h - EMPIRE - 10)
    canvas.shadow(upper, 14, blur=18, drop=6, strength=140)
    key = ("arcs-summit-account", told, voice.language, tuple(voice))
    canvas.cached(key, upper, lambda onto: _account(onto, upper, told, voice))
    draw_empire(canvas, Box(box.x, upper.bottom + 10, box.w, EMPIRE), empire)


def _account(canvas: Canvas, box: Box, told: Account, voice: Voice) -> None:
    canvas.rounded(box, 14, GROUND, EDGE, 1.5)
    room = box.inset(PAD, 0)
    canvas.icon("users", room.x + 13, box.y + 26, 26, IVORY)
    canvas.text(room.x + 36, box.y + 26, voice.say(Message("reach-summit")), 26, TEXT, "exo-bold")
    by = voice.say(Message("reach-summit-called", {"seat": SeatNumber(told.caller)}))
    canvas.text(room.x, box.y + 54, by, 18, SECOND, max_width=room.w)
    y = box.y + ACCOUNT_HEAD + 6
    for number, key in enumerate(PHASES):
        row = Box(room.x - 4, y, room.w + 8, ACCOUNT_STEP - 6)
        is_on = number == told.phase
        canvas.rounded(row, 8, mix(WELL, ACCENT, 0.55) if is_on else WELL)
        words = voice.say(Message(key))
        canvas.text(row.x + 14, row.centre_y, str(number + 1), 18, theme.WHITE if is_on else SECOND,
                    "exo-bold")  # fmt: skip
        canvas.text(row.x + 36, row.centre_y, words, 18, theme.WHITE if is_on else SECOND,
                    "text-semibold", max_width=row.w - 46)  # fmt: skip
        y += ACCOUNT_STEP
    _account_order(canvas, Box(room.x, y + 2, room.w, box.bottom - y - 10), told, voice)


def _account_order(canvas: Canvas, box: Box, told: Account, voice: Voice) -> None:
    """The marks of the seats in the order of the deals; the one that deals is lit."""
    canvas.text(box.x, box.y + 14, voice.say(Message("reach-summit-turns")), 18, TITLE, "exo-bold",
                max_width=box.w)  # fmt: skip
    x, y = box.x + 20, box.y + 52
    for number, seat in enumerate(told.seats):
        if number:
            canvas.icon("chevron-right", x, y, 20, SECOND)
            x += 34
        if seat.is_lit:
            lit = Box.around(x, y, 44, 40)
            canvas.rounded(lit, 10, mix(WELL, seat_fill(canvas.theme, seat.seat), 0.5), TEXT, 1.4)
        draw_seat(canvas, seat.seat, x, y, 10)
        x += 34
