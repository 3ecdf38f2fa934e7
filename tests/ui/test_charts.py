"""Charts: where the parts lie, and that nothing on them collides at either size."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.text.house import in_english
from engine.text.message import number_said, percent
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.paint.charts import (
    LUCK_UP,
    Axes,
    BarMeasure,
    Curve,
    WaterfallColumn,
    draw_histogram,
    draw_legend,
    draw_line_chart,
    draw_measures,
    draw_percentiles,
    draw_share_bar,
    draw_waterfall,
    histogram_bars,
    nice_ticks,
    notable,
    place_note,
    spread,
    stacked,
    waterfall,
)
from engine.ui.theme import ACCENTS, BAD, GOOD, PANEL, THEMES


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(382, 468, (350, 400, 450, 500)), (0, 1, (0, 0.5, 1)), (-3, 12, (-5, 0, 5, 10, 15))],
)
def test_ticks_are_round_numbers_around_the_values(low, high, ticks):
    assert nice_ticks(low, high, 5 if low < 0 else 4) == ticks


@given(st.floats(-1000, 1000), st.floats(0, 1000), st.integers(2, 8))
def test_ticks_enclose_the_values_and_are_not_too_many(low, extent, most):
    ticks = nice_ticks(low, low + extent, most)
    assert ticks[0] <= low + 1e-6
    assert ticks[-1] >= low + extent - 1e-6
    assert 2 <= len(ticks) <= max(3, most)


def test_axes_turn_values_upside_down():
    axes = Axes(Box(100, 50, 200, 100), 0, 10, 400, 500)
    assert axes.point(5, 425) == (200, 125)


def test_numbers_are_written_with_a_true_minus():
    assert in_english(number_said(-20.0)) == "−20"
    assert in_english(number_said(2.5)) == "2.5"
    assert [in_english(number_said(value, 1, signed=True)) for value in (25.6, -8.2, -0.04)] == [
        "+25.6",
        "−8.2",
        "0.0",
    ]
    assert in_english(percent(0.034, 1)) == "3.4%"


def test_ends_of_curves_are_moved_apart_in_their_order():
    assert spread([100, 102, 300], 15, 0, 400) == [100, 115, 300]
    assert spread([395, 398], 15, 0, 400) == [385, 400]


def test_bars_stand_on_the_lower_edge_and_small_ones_are_still_seen():
    tall, none, small = histogram_bars(Box(0, 0, 300, 100), [0.5, 0.0, 0.0001], 0.5)
    assert (tall.h, tall.bottom) == (100, 100)
    assert none.h == 0
    assert small.h == 2


@given(st.lists(st.floats(0, 1), min_size=1, max_size=6).filter(lambda row: sum(row) > 0.01))
def test_shares_fill_the_bar(shares):
    parts = stacked(Box(0, 0, 232, 12), shares)
    assert max(part.right for part in parts if part.w) == pytest.approx(232, abs=0.5)
    assert all(part.w > 0 for part, share in zip(parts, shares, strict=True) if share > 0)


TURNS = (
    WaterfallColumn(luck=-2.5, mistake=-0.5, label="Collect 3"),
    WaterfallColumn(luck=25.6, label="Six of a kind", note="Six of a kind  +25.6"),
    WaterfallColumn(luck=1.0, mistake=-8.2, label="Three pairs", note="Blunder  −8.2"),
    WaterfallColumn(luck=-17.4, mistake=-4.9, label="General", note="General  −17.4", failed=True),
    WaterfallColumn(luck=3.0, label="Straight", note="not among the three"),
)


def test_a_waterfall_ends_at_the_sum_of_its_parts():
    axes = Axes(Box(0, 0, 500, 300), 0, 5, 400, 500)
    picture = waterfall(axes, 443.6, TURNS)
    total = 443.6 + sum(turn.luck + turn.mistake for turn in TURNS)
    assert picture.end == (500, pytest.approx(axes.y(total)))


def test_levels_and_bars_of_a_waterfall_touch_end_to_end():
    axes = Axes(Box(0, 0, 500, 300), 0, 5, 400, 500)
    picture = waterfall(axes, 443.6, TURNS)
    assert len(picture.bars) == 8  # two turns without a mistake have one bar
    for index, turn in enumerate(TURNS):
        before, after = picture.levels[2 * index], picture.levels[2 * index + 1]
        bars = [bar.box for bar in picture.bars if bar.turn == index]
        assert before[1][0] == pytest.approx(bars[0].x)
        assert after[0][0] == pytest.approx(bars[-1].right)
        assert len(bars) == (2 if turn.mistake else 1)


def test_at_most_three_events_are_noted_the_weightiest():
    assert notable(TURNS) == (1, 2, 3)
    assert notable(TURNS[:1]) == ()


def test_a_note_stands_on_its_side_and_clear_of_everything():
    bounds = Box(0, 0, 400, 300)
    bar = Box(190, 140, 20, 60)
    assert place_note(bar, (100, 26), True, [bar], bounds).bottom < bar.y
    assert place_note(bar, (100, 26), False, [bar], bounds).y > bar.bottom
    wall = Box(0, 0, 400, 139)
    assert place_note(bar, (100, 26), True, [bar, wall], bounds).y > bar.bottom
    assert place_note(bar, (100, 26), True, [bounds], bounds) is None


def draw_everything(canvas):
    canvas.backdrop()
    wide = Box(16, 224, 1376, 480)
    canvas.panel(wide, "Expected final score", "chart-bar")
    entries = [("You", 0), ("Ada", 1), ("good luck", LUCK_UP), ("perfect play", None)]
    draw_legend(canvas, wide.right - 16, wide.y + 24, entries)
    others = [Curve(1, [443, 450, 470, 455, 440, 433], dimmed=True)]
    draw_waterfall(canvas, Box(32, 280, 1344, 416), 443.6, TURNS, others=others)
    tall = Box(1408, 224, 496, 480)
    canvas.panel(tall, "Where your 421 came from", "info-circle", "bars start at 400")
    measures = [
        BarMeasure("Perfect play expects", 400, 443.6, "443.6", ACCENTS["hub"]),
        BarMeasure("Luck", 443.6, 450.8, "+7.2", GOOD),
        BarMeasure("Mistakes", 450.8, 421, "−29.8", BAD),
        BarMeasure("Final score", 400, 421, "421", GOOD, total=True),
    ]
    draw_measures(canvas, Box(1428, 286, 456, 224), measures, 400, 460)
    marks = [(310, "5%"), (421, "25%"), (468, "50%"), (484, "75%"), (501, "95%")]
    draw_percentiles(canvas, Box(1428, 570, 456, 100), marks, you=421)
    small = Box(16, 720, 272, 288)
    canvas.panel(small, "Expected score")
    curves = [Curve(0, [443, 440, 421], own=True), Curve(1, [443, 450, 423]), Curve(2, [443])]
    draw_line_chart(canvas, Box(32, 772, 240, 228), curves, x_labels=("Start", "Turn 8"))
    canvas.panel(Box(304, 720, 272, 112))
    draw_share_bar(canvas, Box(324, 758, 232, 60), [(0, 0.24), (1, 0.49), (2, 0.27)])
    canvas.panel(Box(600, 720, 384, 260))
    shares = [0.04] * 24
    draw_histogram(canvas, Box(616, 760, 352, 200), shares, fail=0.034, marked=4)
    canvas.panel(Box(1000, 720, 384, 200))
    draw_histogram(canvas, Box(1016, 780, 352, 120), [0.1, 0.3, 0.4, 0.2], first=0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_chart_text_collides_is_cut_or_faint(size):
    pygame.font.init()
    audit = Audit()
    canvas = Canvas(pygame.Surface(size), size[1] / 1080, THEMES["despirala"], audit=audit)
    draw_everything(canvas)
    assert len(audit.texts) > 60
    assert audit.problems(1920, 1080) == []


def test_an_empty_chart_draws_nothing():
    canvas = Canvas(pygame.Surface((100, 100)), 1, THEMES["hub"])
    canvas.surface.fill(PANEL)
    draw_line_chart(canvas, Box(0, 0, 100, 100), [Curve(0, [])])
    assert canvas.surface.get_at((50, 50))[:3] == PANEL


def test_a_chart_shows_the_seats_shape_at_the_end_of_its_curve():
    pygame.font.init()
    canvas = Canvas(pygame.Surface((400, 300)), 1, THEMES["hub"])
    canvas.surface.fill(PANEL)
    draw_line_chart(canvas, Box(20, 20, 360, 260), [Curve(1, [400, 410, 450, 430])])
    orange = [
        (x, y)
        for x in range(355, 395)
        for y in range(300)
        if canvas.surface.get_at((x, y)).r > 200 and canvas.surface.get_at((x, y)).b < 90
    ]
    assert len(orange) > 100
