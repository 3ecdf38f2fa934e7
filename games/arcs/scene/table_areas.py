"""What lies around the map and on the floor below it: ambitions, Court, trick, hand, own board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.text.message import Message, SeatNumber
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.parts import Moment, SpotKey
from engine.ui.theme import Colour
from games.arcs.board import AMBITIONS
from games.arcs.expansion import ByMode
from games.arcs.odds import is_laid_out
from games.arcs.scene.art.ambitions import draw_ambition, draw_markers_left
from games.arcs.scene.art.cards import (
    draw_court_card,
    draw_guild,
    draw_hand,
    draw_trick,
    trick_boxes,
)
from games.arcs.scene.art.looks import EDGES, HandCard, State
from games.arcs.scene.art.tokens import draw_own_board, write_over
from games.arcs.scene.hit_targets import Around, HitTargets
from games.arcs.scene.layout import HEAD
from games.arcs.scene.overlays import draw_head, state_of
from games.arcs.scene.view_model import (
    ambitions_shown,
    board_words,
    cards_before,
    court_shown,
    guild_shown,
    marker_shown,
    markers_words,
    own_board_shown,
    trick_foot,
    trick_shown,
)

QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
LINE: Final[Colour] = (0x3F, 0x38, 0x56)
FLOOR: Final[tuple[Colour, Colour]] = ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B))


def draw_around(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    """Ambitions at the left, the round in the void, Court and guild cards at the right."""
    table = moment.table
    if hit_targets.gathering.is_held:
        around = Around(
            hit_targets.places, lambda key: state_of(hit_targets, key, hovered), hovered
        )
        hit_targets.gathering.draw(canvas, moment, around)
        draw_guilds(canvas, moment, hit_targets, hovered)
        return
    SIDES.of(table)(canvas, moment, hit_targets, hovered)
    draw_guilds(canvas, moment, hit_targets, hovered)
    cards = trick_shown(table, moment.voice)
    if cards:
        draw_trick(canvas, hit_targets.places, cards, trick_foot(table, moment.voice))
        _light_trick(canvas, moment, hit_targets, hovered)


def _draw_sides(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    _draw_ambitions(canvas, moment, hit_targets, hovered)
    _draw_court(canvas, moment, hit_targets, hovered)


SIDES: Final[ByMode[Callable[[Canvas, Moment, HitTargets, SpotKey | None], None]]] = ByMode(
    _draw_sides
)
"""What lies at the left and at the right of the map."""


def _light_trick(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    """The cards of the round that can be chosen: a Union comes to lie beside one."""
    boxes = trick_boxes(hit_targets.places, len(trick_shown(moment.table, moment.voice)))
    for played, box in zip(moment.table.trick, boxes, strict=False):
        state = state_of(hit_targets, ("trick", played.card), hovered)
        if state in EDGES:
            canvas.rounded(box.inset(-3), 10, None, EDGES[state], 4 if state == "hover" else 3)


def _draw_ambitions(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    desk, table, voice = hit_targets.desk, moment.table, moment.voice
    first = desk.ambitions[0]
    head = Message("area-ambitions")
    draw_head(canvas, Box(first.x, first.y - HEAD, first.w, 24), voice.say(head),
              voice.say(head, "note"))  # fmt: skip
    states = {each: state_of(hit_targets, ("ambition", each), hovered) for each in AMBITIONS}
    looks = ambitions_shown(table, states, voice)
    for look, box in zip(looks, desk.ambitions, strict=True):
        draw_ambition(canvas, box, look)
    free = tuple(marker_shown(table, marker) for marker in table.free_markers)
    draw_markers_left(canvas, desk.to_declare, markers_words(free, voice), free)


def _draw_court(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    desk, table, voice = hit_targets.desk, moment.table, moment.voice
    head = Message("area-court", {"cards": len(table.court_deck) + len(table.buried)})
    draw_head(canvas, desk.court_head, voice.say(head), voice.say(head, "note"))
    for offer, box in zip(table.court, desk.court, strict=False):
        if offer.card:
            state = state_of(hit_targets, ("court", offer.card), hovered)
            look = court_shown(table, offer.card, offer.agents, moment.seat, voice, state)
            draw_court_card(canvas, box, look)


def draw_guilds(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    """The cards before the seat whose board is shown."""
    desk, table = hit_targets.desk, moment.table
    cards = cards_before(table.seats[hit_targets.owner])
    if not cards:
        return
    voice, said = moment.voice, Message("area-guilds", {"seat": SeatNumber(hit_targets.owner)})
    wordings = voice.say(said), voice.say(said, "short")
    words = canvas.fitting_words(wordings, desk.guilds.w, 18, "text")
    wide = canvas.text_width(words, 18)
    x = desk.guilds.x + 2 + wide / 2
    write_over(canvas, x, desk.guilds.y - 14, words, 18, QUIET, "text")
    for card, box in zip(cards, desk.guild_boxes(len(cards)), strict=True):
        state = state_of(hit_targets, ("guild", card), hovered)
        draw_guild(canvas, box, guild_shown(table, card, voice, state))


def draw_floor(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    """The hand and the own board."""
    desk, table, selection = hit_targets.desk, moment.table, hit_targets.selection
    canvas.rounded(desk.floor, 0, FLOOR)
    canvas.hairline(desk.floor.x, desk.floor.y, desk.floor.w, colour=LINE)
    if not is_laid_out(table):
        return
    slots = selection.slots if selection.kind == "arrange" else table.seats[hit_targets.owner].slots
    states = tuple(_slot_state(hit_targets, number, hovered) for number in range(len(slots)))
    look = own_board_shown(table, hit_targets.owner, slots, states)
    draw_own_board(canvas, desk.own, look, board_words(moment.voice))
    hand = table.seats[hit_targets.owner].hand
    if not hand:
        return
    cards = tuple(_hand_card(hit_targets, card, hovered) for card in hand)
    draw_hand(canvas, desk.hand, cards, is_sunk=hit_targets.is_sunk)


def _slot_state(hit_targets: HitTargets, number: int, hovered: SpotKey | None) -> State:
    key, selection = ("own-slot", number), hit_targets.selection
    if selection.kind == "arrange":
        return "chosen" if selection.held == number else "legal"
    return state_of(hit_targets, key, hovered)


def _hand_card(hit_targets: HitTargets, card: str, hovered: SpotKey | None) -> HandCard:
    key = ("card", card)
    state = state_of(hit_targets, key, hovered)
    lift = 1.0 if state == "chosen" or (key == hovered and state == "hover") else 0.0
    return HandCard(card, state, lift)
