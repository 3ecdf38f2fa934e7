"""The lists of a review: costly choices with the better move, and the rolls that mattered."""

from __future__ import annotations

from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.charts import LUCK_UP, MISTAKE
from engine.ui.paint.dice import draw_goods_icon, draw_mini_die
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    LARGE,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets.scroll import RowState
from games.despirala.accounts import GRADE, Choice, Luck, SeatAccount, TurnSummary
from games.despirala.moves import COMBINATION
from games.despirala.scene.hint_panel import short_move
from games.despirala.scene.lines import figure
from games.despirala.scene.review_facts import best_turns, cost_words, faultless_words
from games.despirala.scene.review_layout import ChoiceColumns

TRACK: Final[Colour] = (0x33, 0x3B, 0x47)
FULL_BAR: Final = 10.0
BAR: Final = 180.0
DIE: Final = 28.0
WELL_ROW: Final = 46.0
GAP: Final = 8.0


def grade_colour(label: str) -> Colour:
    """Amber for a mistake, red for anything worse, quiet for an inaccuracy."""
    if label == "inaccuracy":
        return SECOND_TEXT
    return WARNING if label == "mistake" else BAD


def draw_choice_heads(canvas: Canvas, box: Box, is_misere: bool, voice: Voice) -> None:
    """What the columns are."""
    columns, y = ChoiceColumns.of(box), box.centre_y
    heads = [("review-turn", columns.turn), ("review-dice", columns.dice)]
    heads += [("review-goods", columns.goods), ("review-played", columns.played)]
    heads.append(("review-best", columns.best))
    lost = "review-too-many" if is_misere else "review-lost"
    if columns.bar is not None:
        heads.append((lost, columns.bar))
    else:
        short = voice.say(Message(lost), "short")
        canvas.text(columns.loss, y, short, SMALL, SECOND_TEXT, align="right")
    if columns.grade is not None:
        heads.append(("review-grade", columns.grade))
    for key, x in heads:
        canvas.text(x, y, voice.say(Message(key)), SMALL, SECOND_TEXT)


def draw_choice_row(
    canvas: Canvas, box: Box, choice: Choice, state: RowState, voice: Voice
) -> None:
    """One choice: the dice and goods it was made with, the better move, and what it lost."""
    columns, y = ChoiceColumns.of(box), box.centre_y
    is_worst = state.index == 0
    ground = mix(RAISED, BAD, 0.12) if is_worst else RAISED
    if state.is_hovered:
        ground = lighten(ground, 0.05)
    canvas.rounded(box, 8, (*ground, 255 if is_worst or state.is_hovered else 150))
    canvas.text(columns.turn, y, str(choice.turn), LARGE, TEXT, "number-bold")
    for place, face in enumerate(sorted(choice.dice)):
        draw_mini_die(canvas, columns.dice + place * (DIE + 4), y - DIE / 2, DIE, face)
    draw_goods_icon(canvas, columns.goods + 10, y, 16)
    canvas.text(columns.goods + 30, y, str(choice.goods), LARGE, TEXT, "number")
    room = columns.word_room
    canvas.text(columns.played, y, short_move(choice.option, voice), BODY, TEXT, max_width=room)
    best_ink = mix(canvas.theme.accent, (255, 255, 255), 0.3)
    best = short_move(choice.best[0], voice)
    canvas.text(columns.best, y, best, BODY, best_ink, "text-semibold", max_width=room)
    if columns.bar is not None:
        track = Box(columns.bar, y - 4, BAR, 8)
        canvas.rounded(track, 4, TRACK)
        share = min(1.0, abs(choice.delta) / FULL_BAR)
        canvas.rounded(Box(track.x, track.y, max(8.0, BAR * share), 8), 4, MISTAKE)
    ink = mix(MISTAKE, TEXT, 0.3)
    canvas.text(columns.loss, y, cost_words(choice.delta, voice), BODY, ink, "mono", "right")
    if columns.grade is not None and choice.label is not None:
        grade = voice.say_name(GRADE(choice.label), "cap")
        canvas.tag(columns.grade, y, grade, grade_colour(choice.label))
    canvas.icon("player-play", columns.play, y, 20, TEXT if state.is_hovered else SECOND_TEXT)


def draw_well_played(
    canvas: Canvas, box: Box, account: SeatAccount, voice: Voice, *, is_misere: bool = False
) -> None:
    """A game without a mistake: what can be said of it, and the turns that did most."""
    canvas.icon("check", box.x + 14, box.y + 20, 24, GOOD)
    words = voice.say(faultless_words(account))
    canvas.text(box.x + 40, box.y + 20, words, LARGE, TEXT, "text-semibold", max_width=box.w - 44)
    grid = box.cut_top(52)[1]
    rows = max(1, int((grid.h + GAP) / (WELL_ROW + GAP)))
    turns = best_turns(account, is_misere=is_misere, most=2 * rows)
    for number, turn in enumerate(turns):
        column, row = divmod(number, rows)
        width = (grid.w - 2 * GAP) / 2
        x, y = grid.x + column * (width + 2 * GAP), grid.y + row * (WELL_ROW + GAP)
        _draw_turn(canvas, Box(x, y, width, WELL_ROW), turn, voice, is_misere=is_misere)


def _draw_turn(
    canvas: Canvas, box: Box, turn: TurnSummary, voice: Voice, *, is_misere: bool
) -> None:
    """A turn: its number, what was played, the points, and what it did to the expected score."""
    y = box.centre_y
    canvas.rounded(box, 8, (*RAISED, 150))
    canvas.text(box.x + 14, y, str(turn.turn), LARGE, TEXT, "number-bold")
    is_good = (turn.luck > 0) is not is_misere
    ink = mix(LUCK_UP, TEXT, 0.25) if is_good else SECOND_TEXT
    right = box.right - 14
    right -= (
        canvas.text(right, y, figure(turn.luck, voice, signed=True), BODY, ink, "mono", "right")
        + 24
    )
    points = voice.say(Message("review-points", {"points": turn.points}))
    right -= canvas.text(right, y, points, BODY, SECOND_TEXT, align="right") + 16
    x = box.x + 56
    name = voice.say(Message(COMBINATION(turn.attempt.combination).key))
    canvas.text(x, y, name, BODY, TEXT, "text-semibold", max_width=right - x)


def draw_luck_row(
    canvas: Canvas, box: Box, roll: Luck, state: RowState, voice: Voice, *, is_misere: bool = False
) -> None:
    """One roll that mattered: its turn, what it was in words, and what it did."""
    y = box.centre_y
    if state.is_hovered:
        canvas.rounded(box.inset(0, 1), 8, (*RAISED, 200))
    canvas.text(box.x + 12, y, str(roll.turn), BODY, SECOND_TEXT, "number")
    is_good = (roll.delta > 0) is not is_misere
    ink = mix(LUCK_UP, TEXT, 0.25) if is_good else SECOND_TEXT
    width = canvas.text(
        box.right - 4, y, figure(roll.delta, voice, signed=True), BODY, ink, "mono", "right"
    )
    room = box.right - 4 - width - 12 - (box.x + 48)
    canvas.text(box.x + 48, y, voice.say(roll.said), BODY, TEXT, max_width=room)


__all__ = [
    "draw_choice_heads",
    "draw_choice_row",
    "draw_luck_row",
    "draw_well_played",
    "grade_colour",
]
