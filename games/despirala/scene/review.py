"""Looking back at a game: what luck gave, what choices cost, and the better moves."""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import floor
from pathlib import Path
from typing import Any, Final

from engine.core import record
from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.record import records_folder
from engine.core.setup import whole_number
from engine.core.thinking import Topic
from engine.text.message import Fixed, Message, SeatNumber, Words, percent
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, KeyPressed
from engine.ui.pages.choices import choices_buttons
from engine.ui.pages.end import ReviewBar, WaysOn
from engine.ui.pages.page_theme import BAR_HEIGHT, ThemedPage, theme_of
from engine.ui.paint.charts import (
    BASELINE,
    LUCK_DOWN,
    LUCK_UP,
    MISTAKE,
    BarMeasure,
    Curve,
    WaterfallColumn,
    draw_legend,
    draw_measures,
    draw_percentiles,
    draw_waterfall,
)
from engine.ui.paint.dice import draw_goods_icon, draw_mini_die
from engine.ui.paint.portraits import draw_player, seat_face
from engine.ui.scene import Window
from engine.ui.theme import (
    BAD,
    BODY,
    DISPLAY,
    GOOD,
    HEADING,
    LARGE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    WARNING,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Pressable, Widget
from engine.ui.widgets.kit import Paint, Part, Strip
from engine.ui.widgets.scroll import RowState, ScrollList
from games.despirala.combinations import is_collect
from games.despirala.findings import accounts
from games.despirala.hints import GRADE, Choice, Luck, SeatAccount, TurnSummary
from games.despirala.moves import COMBINATION, Attempt
from games.despirala.scene.lines import figure
from games.despirala.scene.panels import short_move
from games.despirala.state import Mode

PERCENTILES: Final = (5, 25, 50, 75, 95)
WORTH_A_NOTE: Final = 4.0
MOST_LUCK: Final = 4
_SCORES = Path(__file__).parents[1] / "data" / "perfect_scores.json"


@dataclass(frozen=True, slots=True)
class Standing:
    seat: int
    rank: int
    name: str
    level: str
    score: int
    luck: float
    mistakes: float
    face: Path | None = None


@cache
def _perfect_scores() -> dict[str, list[int]]:
    scores: dict[str, list[int]] = json.loads(_SCORES.read_text(encoding="utf-8"))
    return scores


def percentile_marks(mode: Mode) -> tuple[tuple[float, Words], ...]:
    """Scores below which that share of a million perfect games ended."""
    scores = _perfect_scores()[mode]
    return tuple((float(scores[share]), percent(int(share) / 100)) for share in PERCENTILES)


def share_below(mode: Mode, score: float) -> float:
    """The share of a million perfect games that ended lower (equal ones count half)."""
    scores = _perfect_scores()[mode]
    return (bisect_left(scores, score) + bisect_right(scores, score)) / 2 / len(scores)


def percentile_words(mode: Mode, score: float) -> Message:
    share = share_below(mode, score)
    better = share if mode == "normal" else 1 - share
    whole = round(better * 100)
    if whole <= 0:
        return Message("review-worst-of-all")
    if whole >= 100:
        return Message("review-best-of-all")
    return Message("review-better-than", {"percent": whole})


def final_score(match: Match, account: SeatAccount) -> int:
    """The final score; in an unfinished game what is expected by now."""
    return round(account.expected) if account.result is None else account.result


def standings(match: Match, accounts: Sequence[SeatAccount]) -> list[Standing]:
    """The seats by rank; in an unfinished game by what they may expect."""
    sign = -1 if match.table.misere else 1
    scores = [final_score(match, account) for account in accounts]
    found = []
    for account, score in zip(accounts, scores, strict=True):
        who = match.setup.seats[account.seat]
        level = match.game.level(who.player)
        person = match.voice.say(Message("review-person"))
        bot = match.voice.prompt(level.title) if level else who.player
        title = person if who.is_person else bot
        rank = 1 + sum(sign * other > sign * score for other in scores)
        found.append(
            Standing(
                account.seat,
                rank,
                match.voice.named(account.seat),
                title,
                score,
                account.luck,
                account.mistakes,
                seat_face(match, account.seat),
            )
        )
    return sorted(found, key=lambda standing: (standing.rank, standing.seat))


def headline(match: Match, order: Sequence[Standing]) -> Message:
    winners = [SeatNumber(standing.seat) for standing in order if standing.rank == 1]
    if not match.is_over:
        return Message("review-after", {"answers": len(match.moves)})
    if len(order) == 1:
        return Message("review-alone", {"seat": winners[0], "score": order[0].score})
    if len(winners) > 1:
        return Message("review-tie", {"winners": tuple(winners)})
    margin = abs(order[0].score - order[1].score)
    return Message("review-won", {"seat": winners[0], "margin": margin})


def without_mistakes(match: Match, order: Sequence[Standing], seat: int) -> Message:
    """What the same dice would have given without the seat's mistakes, against its best rival."""
    own = next(standing for standing in order if standing.seat == seat)
    if abs(own.mistakes) < 0.5:
        return Message("review-nothing-lost")
    better = round(own.score - own.mistakes)
    rivals = [standing.score for standing in order if standing.seat != seat]
    if not rivals:
        return Message("review-without", {"better": better})
    pick = min if match.table.misere else max
    args = {"seat": SeatNumber(seat), "better": better, "rival": pick(rivals)}
    return Message("review-without-of", args)


def waterfall_turns(account: SeatAccount, mode: Mode, voice: Voice) -> list[WaterfallColumn]:
    """One column for each turn, with a note where luck or a choice weighed enough."""
    return [
        WaterfallColumn(
            turn.luck,
            turn.mistakes if abs(turn.mistakes) >= 0.05 else 0.0,
            voice.say(Message(COMBINATION(turn.attempt.combination).key)),
            _is_unwelcome(turn, mode),
            _note(account, turn, voice),
            turn.turn,
        )
        for turn in account.turns
    ]


def _is_unwelcome(turn: TurnSummary, mode: Mode) -> bool:
    """A target failed; in misère one that was completed."""
    if is_collect(turn.attempt.combination):
        return False
    return turn.completed is (mode == "misere")


def _note(account: SeatAccount, turn: TurnSummary, voice: Voice) -> str:
    if max(abs(turn.luck), abs(turn.mistakes)) < WORTH_A_NOTE:
        return ""
    if abs(turn.mistakes) > abs(turn.luck):
        worst = max(
            (choice for choice in account.choices if choice.turn == turn.turn),
            key=lambda choice: abs(choice.delta),
        )
        grade, delta = GRADE(worst.label or "mistake"), Fixed(turn.mistakes, signed=True)
        return voice.say(Message("review-note-grade", {"grade": grade, "delta": delta}))
    name, delta = COMBINATION(turn.attempt.combination), Fixed(turn.luck, signed=True)
    key = "review-note-done" if turn.completed else "review-note-failed"
    return voice.say(Message(key, {"combination": name, "delta": delta}))


def luck_that_mattered(account: SeatAccount, most: int = MOST_LUCK) -> list[Luck]:
    return sorted(account.rolls, key=lambda roll: -abs(roll.delta))[:most]


def best_turns(account: SeatAccount, *, is_misere: bool, most: int) -> list[TurnSummary]:
    """The turns that did most for the final score, the best first."""
    sign = -1 if is_misere else 1
    return sorted(account.turns, key=lambda turn: (-sign * turn.luck, turn.turn))[:most]


def faultless_words(account: SeatAccount) -> Message:
    count = len(account.choices)
    if not count:
        return Message("review-no-choice")
    if count == 1:
        return Message("review-one-choice")
    return Message("review-all-choices", {"count": count})


def bar_ends(account: SeatAccount, final: float) -> tuple[float, float]:
    """The values at the ends of the bars that add up to the final score: round, and around all."""
    steps = (
        account.baseline,
        account.baseline + account.luck,
        account.baseline + account.luck + account.mistakes,
        final,
    )
    low = max(0.0, floor((min(steps) - 12) / 20) * 20.0)
    return (low, max(steps) + 6)


def cost_words(delta: float, voice: Voice) -> str:
    """What a choice cost, with as many decimals as it takes to be more than nothing."""
    digits = 1 if abs(delta) >= 0.05 else 2 if abs(delta) >= 0.005 else 3
    return figure(delta, voice, digits=digits, signed=True)


@dataclass(frozen=True, slots=True)
class ChoiceColumns:
    """Where the columns of the costly choices begin; what there is no room for is left out."""

    turn: float
    dice: float
    goods: float
    played: float
    best: float
    bar: float | None
    loss: float
    grade: float | None
    play: float
    word_room: float

    @classmethod
    def of(cls, box: Box) -> ChoiceColumns:
        """Columns for a list of that width."""
        right, played = box.right, box.x + 386
        grade = right - 228 if box.w >= 1240 else right - 256 if box.w >= 980 else None
        bar = right - 540 if box.w >= 1240 else None
        loss = right - (278 if bar else 276 if grade else 60)
        spare = ((bar or loss - 90) - played) / 2
        play, apart = (right - 32, 20) if bar else (right - 28, 16)
        return cls(box.x + 20, box.x + 88, box.x + 302, played, played + spare, bar, loss, grade,
                   play, spare - apart)  # fmt: skip


TRACK: Final[Colour] = (0x33, 0x3B, 0x47)
FULL_BAR: Final = 10.0
BAR: Final = 180.0
DIE: Final = 28.0
WELL_ROW: Final = 46.0
GAP: Final = 8.0
SPACE: Final = 16.0


def grade_colour(label: str) -> Colour:
    """Amber for a mistake, red for anything worse, quiet for an inaccuracy."""
    if label == "inaccuracy":
        return SECOND_TEXT
    return WARNING if label == "mistake" else BAD


def draw_choice_heads(canvas: Canvas, box: Box, is_misere: bool, voice: Voice) -> None:
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
    columns, y = ChoiceColumns.of(box), box.centre_y
    is_worst = state.index == 0
    raised = canvas.theme.raised
    ground = mix(raised, BAD, 0.12) if is_worst else raised
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
    y = box.centre_y
    canvas.rounded(box, 8, (*canvas.theme.raised, 150))
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
    y = box.centre_y
    if state.is_hovered:
        canvas.rounded(box.inset(0, 1), 8, (*canvas.theme.raised, 200))
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


TITLE_EDGES: Final = 80.0


@dataclass(frozen=True, slots=True)
class StandingCard:
    """A seat in the standings; `is_shown` when the page tells of it."""

    standing: Standing
    all: Sequence[Standing]
    is_misere: bool
    is_shown: bool
    voice: Voice

    def draw(self, canvas: Canvas, card: Pressable) -> None:
        """Rank, seat, score, luck and mistakes; a narrow card is set in two lines."""
        standing = self.standing
        box, y = card.box, card.box.centre_y
        panel = canvas.theme.panel
        fill = lighten(panel, 0.03) if card.is_hovered else panel
        canvas.panel(box, active=self.is_shown, fill=fill)
        ink = BASELINE if standing.rank == 1 else mix(SECOND_TEXT, PANEL, 0.2)
        if self._is_small(canvas, box):
            self._draw_small(canvas, box, ink)
            return
        canvas.text(box.x + 36, y, str(standing.rank), DISPLAY, ink, "number-bold", "centre")
        draw_player(canvas, standing.face, standing.seat, (box.x + 84, y), 23)
        score = str(standing.score)
        width = canvas.text(box.right - 24, y, score, DISPLAY, TEXT, "number-bold", "right")
        right = min(box.right - 124, box.right - 24 - width - 16)
        left = self._draw_figures(canvas, right, (y - 14, y + 16))
        room = left - 8 - (box.x + 112)
        size = canvas.fitting_size(standing.name, room, (LARGE, BODY), "text-semibold")
        canvas.text(box.x + 112, y - 12, standing.name, size, TEXT, "text-semibold", max_width=room)
        canvas.text(box.x + 112, y + 15, standing.level, SMALL, SECOND_TEXT, max_width=room)

    def _is_small(self, canvas: Canvas, box: Box) -> bool:
        """Whether a name has no room beside figures and score: all cards are set alike."""
        figures = canvas.text_width(
            self.voice.say(Message("review-card-mistakes")), SMALL
        ) + canvas.text_width("+000.0", BODY, "mono")
        widths = (
            max(124, 40 + canvas.text_width(str(each.score), DISPLAY, "number-bold"))
            + canvas.text_width(each.name, BODY, "text-semibold")
            for each in self.all
        )
        return 112 + 8 + figures + 12 + max(widths) > box.w

    def _draw_small(self, canvas: Canvas, box: Box, ink: Colour) -> None:
        standing = self.standing
        y = box.y + 28
        canvas.text(box.x + 24, y, str(standing.rank), HEADING, ink, "number-bold", "centre")
        draw_player(canvas, standing.face, standing.seat, (box.x + 60, y), 19)
        score = str(standing.score)
        width = canvas.text(box.right - 16, y, score, TITLE, TEXT, "number-bold", "right")
        room = box.right - 16 - width - 10 - (box.x + 86)
        place, below = (box.x + 86, y), box.y + 62
        left = self._draw_figures(canvas, box.right - 16, (box.y + 91, box.y + 117))
        level_room = box.w - 32
        if canvas.text_width(standing.name, BODY, "text-semibold") > room:
            place, room = (box.x + 16, below), box.w - 32
            below, level_room = box.y + 104, left - 12 - box.x - 16
        canvas.text(*place, standing.name, BODY, TEXT, "text-semibold", max_width=room)
        if canvas.text_width(standing.level, SMALL) <= level_room:
            canvas.text(box.x + 16, below, standing.level, SMALL, SECOND_TEXT)

    def _draw_figures(self, canvas: Canvas, right: float, ys: tuple[float, float]) -> float:
        """Luck and mistakes, one below the other; returns where they begin."""
        left, standing = right, self.standing
        sign = -1 if self.is_misere else 1
        luck_ink = mix(GOOD, TEXT, 0.25) if sign * standing.luck > 0 else SECOND_TEXT
        lost = abs(standing.mistakes) >= 0.05
        rows = (
            ("review-card-luck", figure(standing.luck, self.voice, signed=True), luck_ink),
            (
                "review-card-mistakes",
                figure(standing.mistakes, self.voice, signed=True),
                mix(MISTAKE, TEXT, 0.2) if lost else SECOND_TEXT,
            ),
        )
        value_room = max(canvas.text_width(value, BODY, "mono") for _, value, _ in rows) + 12
        for y, (key, value, ink) in zip(ys, rows, strict=True):
            label = self.voice.say(Message(key))
            canvas.text(right, y, value, BODY, ink, "mono", "right")
            width = canvas.text(right - value_room, y, label, SMALL, SECOND_TEXT, align="right")
            left = min(left, right - value_room - width)
        return left


@dataclass(frozen=True, slots=True)
class ReviewCharts:
    """The figures of one seat, with the curves of the others beside it."""

    match: Match
    accounts: Sequence[SeatAccount]
    account: SeatAccount

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(key, args))

    @property
    def is_misere(self) -> bool:
        misere: bool = self.match.table.misere
        return misere

    def draw_waterfall(self, canvas: Canvas, box: Box) -> None:
        account = self.account
        mode = self.match.table.mode
        turns = tuple(waterfall_turns(account, mode, self.match.voice))
        others = tuple(
            Curve(other.seat, tuple(other.curve), dimmed=True)
            for other in self.accounts
            if other.seat != account.seat
        )

        def paint(layer: Canvas) -> None:
            inner = layer.panel(box, self._say("review-expected"), "chart-bar")
            self._draw_legend(layer, box)
            plot = Box(inner.x + 20, inner.y, inner.w - 36, inner.h - 12)
            if turns:
                draw_waterfall(
                    layer, plot, account.baseline, turns, seat=account.seat, others=others,
                    rising_is_good=not self.is_misere,
                )  # fmt: skip
            else:
                layer.text(plot.x, plot.y + 24, self._say("review-no-turn"), BODY, SECOND_TEXT)

        key = ("review-chart", account.seat, account.baseline, turns, others, self.is_misere)
        canvas.cached(key, box, paint, margin=30)

    def _draw_legend(self, canvas: Canvas, box: Box) -> None:
        names: list[tuple[str, int | Colour | None]] = [
            (self.match.voice.named(seat), seat) for seat in range(len(self.match.setup.seats))
        ]
        signs: list[tuple[str, int | Colour | None]] = [
            (self._say("grade-good-luck"), LUCK_UP),
            (self._say("grade-bad-luck"), LUCK_DOWN),
            (self._say("grade-mistake"), MISTAKE),
            (self._say("review-perfect"), None),
        ]
        words = names + signs
        title = self._say("review-expected")
        title_end = box.x + 72 + canvas.text_width(title, BODY, "text-semibold")
        width = sum(canvas.text_width(word, SMALL) + 46 for word, _ in words)
        if title_end + width > box.right - 16:  # many seats: their marks are on the cards
            words = signs
        draw_legend(canvas, box.right - 16, box.y + 24, words)

    def draw_totals(self, canvas: Canvas, box: Box) -> None:
        account = self.account
        score = final_score(self.match, account)
        low, high = bar_ends(account, score)
        note = self._say("review-bars-start", low=round(low)) if low else ""
        title = self._totals_title(canvas, score, note, box.w)
        canvas.panel(box, title, "info-circle", note or None)
        after_luck, say = account.baseline + account.luck, self._say
        voice = self.match.voice
        luck = figure(account.luck, voice, signed=True)
        mistakes = figure(account.mistakes, voice, signed=True)
        measures = [
            BarMeasure(say("review-expects"), low, account.baseline,
                    figure(account.baseline, voice), BASELINE),
            BarMeasure(say("review-total-luck"), account.baseline, after_luck, luck,
                    LUCK_UP if (account.luck > 0) is not self.is_misere else LUCK_DOWN),
            BarMeasure(say("review-total-mistakes"), after_luck, after_luck + account.mistakes,
                    mistakes, MISTAKE),
            BarMeasure(say("review-final"), low, score, str(score),
                    canvas.theme.seat_tint(account.seat, 0.3), True),
        ]  # fmt: skip
        inner = Box(box.x + 20, box.y + 60, box.w - 40, box.h - 60)
        step = min(64.0, max(54.0, (box.h - 60 - 184) / 4))
        draw_measures(canvas, inner, measures, low, high, step)
        if self.match.setup.position is not None:
            return  # only whole games stand beside whole games
        y = inner.y + 4 * step + 12
        canvas.hairline(inner.x, y, inner.w)
        strip = Box(inner.x, y, inner.w, box.bottom - y)
        self._draw_percentiles(canvas, strip, score)

    def _draw_percentiles(self, canvas: Canvas, box: Box, score: int) -> None:
        mode = self.match.table.mode
        step = canvas.line_step(SMALL, 1.4)
        title = self._say("review-million")
        y = box.y + 14 + step / 2
        canvas.text(box.x, y, title, BODY, TEXT, "text-semibold", max_width=box.w)
        seat = self.account.seat
        who = self._say("seat-inside", seat=SeatNumber(seat))
        spare = box.h - 28 - step - 36 - 2 * step
        strip = Box(box.x, y + step / 2 + min(14.0, max(4.0, spare / 3)), box.w, 40)
        draw_percentiles(canvas, strip, percentile_marks(mode), score, who=who, seat=seat)
        words_y = strip.y + 36 + 2 * step + step * 0.8
        if words_y + step / 2 < box.bottom - 6:
            words = self.match.voice.say(percentile_words(mode, score))
            canvas.text(box.x, words_y, words, SMALL, SECOND_TEXT, max_width=box.w)

    def _totals_title(self, canvas: Canvas, score: int, note: str, width: float) -> str:
        """Whose score is told of; in full where there is room beside the note."""
        room = width - TITLE_EDGES - canvas.text_width(note, SMALL)
        said = Message("review-where", {"seat": SeatNumber(self.account.seat), "score": score})
        whole, short = self.match.voice.say(said), self.match.voice.say(said, "short")
        return whole if canvas.text_width(whole, BODY, "text-semibold") <= room else short


EDGE: Final = 16.0
HEAD_WIDTH: Final = 448.0
LOW_HEAD: Final = 96.0
CARD_HEIGHT: Final = 136.0
NARROWEST_CARD: Final = 220.0
WIDEST_CARD: Final = 464.0
ASIDE: Final = 496.0
TWO_COLUMNS_FROM: Final = 1468.0
CHART: Final = 480.0
CHOICES: Final = 344.0
FOOT: Final = 88.0
LEAST_HEIGHT: Final = 1080.0 - BAR_HEIGHT - FOOT - 2 * EDGE


class ReviewParts(Part):
    """Headline and standings, then chart, totals, choices and luck: in two columns that fill a
    `room`, or in narrow windows one below the other.
    """

    room = 0.0

    def __init__(
        self, headline: Strip, cards: Sequence[Widget], panels: tuple[Strip, Strip, Strip, Strip],
        lists: tuple[Widget, Widget],
    ) -> None:  # fmt: skip
        super().__init__(headline, *panels, *cards, *lists)
        self.headline, self.cards, self.panels, self.lists = headline, cards, panels, lists

    def lay(self, canvas: Canvas, width: float) -> float:
        top = self._lay_head(width)
        if width >= TWO_COLUMNS_FROM:
            whole = Box(0, top, width, max(LEAST_HEIGHT, self.room) - top)
            high = (whole.h - SPACE) * CHART / (CHART + CHOICES)
            upper, lower = whole.cut_top(high, SPACE)
            totals, chart = upper.cut_right(ASIDE, SPACE)
            luck, choices = lower.cut_right(ASIDE, SPACE)
        else:
            whole = Box(0, top, width, 2 * (CHART + SPACE) + CHOICES)
            chart, middle, choices = whole.column(CHART, CHART, CHOICES, gap=SPACE)
            totals, luck = middle.row(None, None, gap=SPACE)
        for panel, place in zip(self.panels, (chart, totals, choices, luck), strict=True):
            self.put(panel, place)
        rows = Box(choices.x + 12, choices.y + 84, choices.w - 10, choices.h - 92)
        self.put(self.lists[0], rows)
        self.put(self.lists[1], Box(luck.x + 8, luck.y + 48, luck.w - 8, luck.h - 60))
        return whole.bottom

    def _lay_head(self, width: float) -> float:
        """The headline beside the standings, or above them where they would get too narrow;
        returns where the rest begins.
        """
        seats = len(self.cards)
        head, start, y = Box(0, 0, HEAD_WIDTH, CARD_HEIGHT), HEAD_WIDTH + SPACE, 0.0
        if (width - start - SPACE * (seats - 1)) / seats < NARROWEST_CARD:
            head, start, y = Box(0, 0, width, LOW_HEAD), 0.0, LOW_HEAD + SPACE
        self.put(self.headline, head)
        each = min(WIDEST_CARD, (width - start - SPACE * (seats - 1)) / seats)
        for number, card in enumerate(self.cards):
            self.put(card, Box(start + number * (each + SPACE), y, each, CARD_HEIGHT))
        return y + CARD_HEIGHT + SPACE


CHOICE_STEP: Final = 50.0
LUCK_STEP: Final = 36.0


class ReviewScene(ThemedPage):
    """The review of a match, over or not; a card in the standings chooses whose."""

    def __init__(self, app: Window, match: Match, seat: int = 0) -> None:
        save = Button(kind="icon", icon="device-floppy", on_click=self.save_record,
                      tooltip=match.voice.say(Message("review-save")), key="Ctrl+S")  # fmt: skip
        copy = Button(kind="icon", icon="copy", on_click=self.copy_record,
                      tooltip=match.voice.say(Message("review-copy")), key="Ctrl+C")  # fmt: skip
        bar = ReviewBar(app, match, self.back, (save, copy))
        super().__init__(app, match.game.title, theme=theme_of(match.game, match.setup), bar=bar)
        self.match = match
        mode = self._say("mode-misere" if self.is_misere else "mode-normal")
        self.seat = min(seat, len(match.setup.seats) - 1)
        turns = sum(
            move.seat == self.seat and isinstance(move.answer, Attempt) for move in match.moves
        )
        bar.note = self._say("review-bar", mode=mode, turns=turns, more=bar.note)
        self.accounts: list[SeatAccount] = []
        self.order: list[Standing] = []
        self.problem = ""
        self._build()
        self._topic = Topic(match)
        self._ticket = app.worker.think(self._topic, accounts, (), self._take, self._fail)

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(key, args))

    # -- life ---------------------------------------------------------------------------------

    def leave(self) -> None:
        super().leave()
        self._ticket.cancel()
        self.app.worker.forget(self._topic, lane="study")

    def _take(self, accounts: list[SeatAccount]) -> None:
        self.accounts = accounts
        self.order = standings(self.match, accounts)
        self.show_seat(self.seat)
        self.rearrange()

    def _fail(self, error: Exception) -> None:
        self.problem = self._say("review-trouble", error=str(error))
        self.invalidate()

    @property
    def account(self) -> SeatAccount | None:
        """The figures of the seat shown; None while they are worked out."""
        return self.accounts[self.seat] if self.accounts else None

    @property
    def is_misere(self) -> bool:
        misere: bool = self.match.table.misere
        return misere

    def show_seat(self, seat: int) -> None:
        self.seat = seat
        account = self.account
        if account is not None:
            self.choices.items = account.costly_choices
            self.luck.items = luck_that_mattered(account)
        self.invalidate()

    # -- widgets ------------------------------------------------------------------------------

    def _build(self) -> None:
        self.cards: list[Pressable] = []
        for place in range(len(self.match.setup.seats)):
            card = Pressable(partial(self._press_card, place), paint=self._card_painter(place),
                             radius=12)  # fmt: skip
            self.cards.append(card)
        self.choices: ScrollList[Choice] = ScrollList(
            [], self._draw_choice, row_height=CHOICE_STEP - 4, gap=4,
            on_choose=self._replay_choice, tip_for=lambda choice: self._say("review-replay"),
            whole_rows=True,
        )  # fmt: skip
        self.luck: ScrollList[Luck] = ScrollList(
            [], self._draw_luck, row_height=LUCK_STEP, on_choose=self._replay_luck,
            tip_for=lambda roll: self._say("review-replay"), whole_rows=True,
        )  # fmt: skip
        graded = choices_buttons(self.app, self.match)
        self.ways = WaysOn(self.app, self.match, self.back, graded)
        self.add(self.ways)
        paints = (self._draw_chart, self._draw_totals, self._draw_choices, self._draw_luck_panel)
        chart, totals, choices, luck = (Strip(0, self._of_account(paint)) for paint in paints)
        self.parts = ReviewParts(
            Strip(0, self._draw_headline),
            self.cards,
            (chart, totals, choices, luck),
            (self.choices, self.luck),
        )
        self.declare(self.parts)

    def _draw_choice(self, canvas: Canvas, box: Box, choice: Choice, state: RowState) -> None:
        draw_choice_row(canvas, box, choice, state, self.match.voice)

    def _draw_luck(self, canvas: Canvas, box: Box, roll: Luck, state: RowState) -> None:
        draw_luck_row(canvas, box, roll, state, self.match.voice, is_misere=self.is_misere)

    def _press_card(self, place: int) -> None:
        if self.order:
            self.show_seat(self.order[place].seat)

    def _replay_choice(self, row: int) -> None:
        self._replay_from(self.choices.items[row].move)

    def _replay_luck(self, row: int) -> None:
        self._replay_from(self.luck.items[row].move)

    def _replay_from(self, answers: int) -> None:
        self.app.routes.replay(self.match, answers)

    def save_record(self) -> None:
        seed = "".join(sign if sign.isalnum() else "-" for sign in self.match.setup.seed)
        path = records_folder() / f"{self.match.game.key}-{seed}.json"
        try:
            record.save(self.match, path)
        except InputError as problem:
            self.app.toast(self._say("review-not-saved", problem=str(problem)), "warning")
            return
        self.app.toast(self._say("review-saved", path=str(path)))

    def copy_record(self) -> None:
        self.clipboard.write(record.to_text(self.match))
        self.app.toast(self._say("review-copied"))

    def handle(self, intent: Intent) -> bool:
        """The arrows left and right go from seat to seat while nothing has the keyboard."""
        if super().handle(intent):
            return True
        if not isinstance(intent, KeyPressed) or not intent.is_plain:
            return False
        if 1 <= (whole_number(intent.key) or 0) <= len(self.order):
            self.show_seat(self.order[int(intent.key) - 1].seat)
            return True
        return False

    # -- layout -------------------------------------------------------------------------------

    @property
    def foot_height(self) -> float:
        """The ways on stay in view."""
        return FOOT

    def layout(self, width: float, height: float) -> None:
        super().layout(width, height)
        self.ways.box = Box(EDGE, height - FOOT + 8, width - 2 * EDGE, 64)

    def arrange(self, column: Box) -> float:
        """They keep clear of the margin where the scroll bar stands."""
        parts, width = self.parts, self.width - 2 * EDGE
        parts.room = self.sheet.box.h - 2 * EDGE
        high = parts.height(self.app.canvas, width)
        self.sheet.place(parts, Box(EDGE, EDGE, width, high))
        return high + 2 * EDGE

    # -- drawing ------------------------------------------------------------------------------

    def _of_account(self, paint: Callable[[Canvas, Box, SeatAccount], None]) -> Paint:
        """Draws the figures of the seat that is shown, once there are any."""

        def draw(canvas: Canvas, box: Box) -> None:
            if self.account is not None:
                paint(canvas, box, self.account)

        return draw

    def _draw_chart(self, canvas: Canvas, box: Box, account: SeatAccount) -> None:
        ReviewCharts(self.match, self.accounts, account).draw_waterfall(canvas, box)

    def _draw_totals(self, canvas: Canvas, box: Box, account: SeatAccount) -> None:
        ReviewCharts(self.match, self.accounts, account).draw_totals(canvas, box)

    def _draw_luck_panel(self, canvas: Canvas, box: Box, account: SeatAccount) -> None:
        canvas.panel(box, self._say("review-luck"), "dice")

    def _draw_headline(self, canvas: Canvas, box: Box) -> None:
        if self.account is None:
            words = self.problem or self._say("review-working")
            canvas.text(box.x + 8, box.centre_y, words, LARGE, SECOND_TEXT)
            return
        canvas.icon("trophy", box.x + 44, box.centre_y, 48, BASELINE)
        words, size = self.match.voice.say(headline(self.match, self.order)), TITLE
        room = box.w - 96
        if canvas.text_width(words, size, "number-bold") > room:
            size = HEADING
        x = box.x + 88
        canvas.text(x, box.centre_y - 20, words, size, TEXT, "number-bold", max_width=room)
        detail = self.match.voice.say(without_mistakes(self.match, self.order, self.seat))
        canvas.paragraph(Box(x, box.centre_y + 7, room, 0), detail)

    def _card_painter(self, place: int) -> Callable[[Canvas, Pressable], None]:
        def paint(canvas: Canvas, card: Pressable) -> None:
            if self.order:
                standing = self.order[place]
                is_shown = standing.seat == self.seat
                seen = StandingCard(
                    standing, self.order, self.is_misere, is_shown, self.match.voice
                )
                seen.draw(canvas, card)

        return paint

    def _draw_choices(self, canvas: Canvas, box: Box, account: SeatAccount) -> None:
        count = len(account.costly_choices)
        voice = self.match.voice
        if not count:
            said = Message("review-well")
            inner = canvas.panel(box, voice.say(said), "trophy", voice.say(said, "note"))
            place = Box(box.x + 16, inner.y + 4, box.w - 32, inner.h - 16)
            draw_well_played(canvas, place, account, voice, is_misere=self.is_misere)
            return
        said = Message("review-costliest", {"seat": SeatNumber(account.seat), "count": count})
        canvas.panel(box, voice.say(said), "alert-triangle", voice.say(said, "note"))
        heads = Box(box.x + 12, box.y + 48, box.w - 24, 32)
        draw_choice_heads(canvas, heads, self.is_misere, voice)
