"""The names on the map: all of them, at every size, on nothing else."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit
from games.risk.board import SIZE
from games.risk.scene.board_art import BoardArt
from games.risk.scene.labels import Chart, Lettered, moved_off, names_on_map, placed_names, wordings
from games.risk.scene.pieces import grown_radius
from games.risk.scene.world import territory_of, the_world
from tests.games.risk.positions import playing
from tests.games.risk.scene.playing import GAME, QUICK, RiskStage, a_match, from_position

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1440), (2560, 1080)]


VOICE = GAME.voice(())


def names_of(territory):
    return names_on_map(territory, VOICE)


def names_at(zoom, width=7.5, step=16.0, radius=17.0, chart=None):
    how = Lettered(names_of, lambda line: width * len(line), step, radius)
    return placed_names(
        the_world(), zoom, lambda p: (p[0] * zoom, p[1] * zoom), how, chart or Chart(None, ())
    )


@pytest.mark.parametrize("zoom", [0.75, 1.0, 1.3, 2.0, 3.0])
def test_names_lie_on_no_counter_and_on_no_other_name(zoom):
    names = names_at(zoom)
    counters = [(x * zoom, y * zoom) for x, y in the_world().counters]
    assert len(names) == SIZE
    for name in names:
        assert not any(name.box.inset(2).contains(point) for point in counters)
    for name, other in combinations(names, 2):
        assert not name.box.intersects(other.box), (name.lines, other.lines)


def test_a_name_under_its_counter_has_no_line_and_a_far_one_has():
    for name in names_at(1.3):
        x, y = (v * 1.3 for v in the_world().counters[name.territory])
        is_far = not name.box.inset(-17 * 1.9).contains((x, y))
        assert (name.line is not None) == is_far


def test_long_names_may_be_split_or_shortened():
    words = [lines for _, lines in wordings(names_of(territory_of("NORTHERN_EUROPE")))]
    assert words == [("Northern Europe",), ("Northern", "Europe"), ("N. Europe",)]
    assert [lines for _, lines in wordings(names_of(territory_of("PERU")))] == [("Peru",)]


@pytest.mark.parametrize("zoom", [0.65, 0.8, 1.0])
def test_a_counter_that_has_grown_for_three_digits_lies_on_no_name(zoom):
    names = names_at(zoom, width=7.0, step=15.0, radius=13.0)
    for x, y in the_world().counters:
        counter = Box.around(x * zoom, y * zoom, 40, 40)
        moved = moved_off(names, [counter])
        covered = [name.lines for name in moved if name.box.inset(1).intersects(counter)]
        assert not covered
        for name, other in combinations(moved, 2):
            assert not name.box.inset(1).intersects(other.box), (name.lines, other.lines)


def test_names_stay_where_no_counter_has_grown():
    names = names_at(1.0)
    assert moved_off(names, []) == names


@pytest.mark.painted
def test_in_a_late_game_on_a_small_window_no_counter_covers_a_name(monkeypatch):
    counters, names = [], []

    def note_counter(canvas, owner, x, y, troops, radius):
        r = grown_radius(canvas, owner, troops, radius)
        counters.append(Box.around(x, y, 2 * r, 2 * r))

    monkeypatch.setattr("games.risk.scene.board_art.draw_counter", note_counter)
    monkeypatch.setattr(BoardArt, "_draw_name", lambda art, canvas, name: names.append(name))
    large = dict.fromkeys(("Ukraine", "Siberia", "Brazil", "Siam"), 125)
    table = playing(large, {"China": 120}, {})
    stage = RiskStage(from_position(table, "human", "eager", "eager"), size=(1280, 720))
    stage.paint()
    assert len({name.territory for name in names}) == SIZE
    for name in names:
        assert not any(name.box.inset(1).intersects(counter) for counter in counters), name.lines


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("log_open", [True, False])
def test_every_territory_is_named_in_every_window(size, log_open):
    audit = Audit()
    stage = RiskStage(a_match(), settings=replace(QUICK, log_open=log_open), size=size, audit=audit)
    stage.app.draw()
    drawn = {text.string for text in audit.texts}
    for territory in range(SIZE):
        assert any(set(lines) <= drawn for _, lines in wordings(names_of(territory))), territory
