"""The theme: every pair of text and ground that the program uses is legible (look: colour)."""

from dataclasses import replace

import pygame
import pytest

from engine.core.setup import MOST_SEATS, SEAT_COLOURS, seat_colours
from engine.ui import theme as assets
from engine.ui.theme import (
    ACCENTS,
    BACKGROUND,
    BAD,
    BAR,
    BODY,
    DISPLAY,
    GOOD,
    HEADING,
    INK,
    LARGE,
    PANEL,
    POSTER,
    RAISED,
    SEAT_MARKS,
    SEAT_PAINTS,
    SECOND_TEXT,
    SMALL,
    TEXT,
    THEMES,
    TITLE,
    WARNING,
    contrast,
    darken,
    lighten,
    mix,
    needed_contrast,
)

GROUNDS = {"background": BACKGROUND, "panel": PANEL, "raised": RAISED, "bar": BAR}
TEXTS = {"text": TEXT, "second": SECOND_TEXT, "good": GOOD, "warning": WARNING}


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("text", TEXTS)
def test_text_is_legible_on_every_ground(text, ground):
    assert contrast(TEXTS[text], GROUNDS[ground]) >= needed_contrast(SMALL)


@pytest.mark.parametrize("ground", GROUNDS)
def test_bad_is_legible_on_every_ground_when_it_is_lightened_as_tags_do(ground):
    assert contrast(lighten(BAD, 0.3), GROUNDS[ground]) >= needed_contrast(SMALL)


@pytest.mark.parametrize("name", ACCENTS)
def test_near_black_is_legible_on_a_button_of_the_accent(name):
    for ground in (lighten(ACCENTS[name], 0.22), darken(ACCENTS[name], 0.06)):
        assert contrast(INK, ground) >= needed_contrast(SMALL)


@pytest.mark.parametrize("name", ACCENTS)
def test_headings_in_the_accent_are_legible_on_panels(name):
    assert contrast(ACCENTS[name], PANEL) >= needed_contrast(SMALL)


@pytest.mark.parametrize("name", ACCENTS)
def test_text_is_legible_on_the_panel_of_the_seat_to_move(name):
    ground = mix(PANEL, ACCENTS[name], 0.10)
    assert contrast(SECOND_TEXT, ground) >= needed_contrast(SMALL)
    assert contrast(TEXT, ground) >= needed_contrast(SMALL)


@pytest.mark.parametrize("name", ACCENTS)
def test_a_tag_is_legible_on_its_own_tint(name):
    accent = ACCENTS[name]
    ground = mix(RAISED, accent, 34 / 255)
    assert contrast(lighten(accent, 0.35), ground) >= needed_contrast(SMALL)


@pytest.mark.parametrize("colour", SEAT_COLOURS)
@pytest.mark.parametrize("name", THEMES)
def test_every_colour_a_seat_may_have_stands_out_on_every_ground(name, colour):
    worn = replace(THEMES[name], seats=seat_colours([colour]))
    assert contrast(worn.seat_ink(0), worn.seat_colour(0)) >= 3
    assert contrast(worn.seat_tint(0), PANEL) >= 3
    for ground in (PANEL, worn.panel, worn.well):
        assert contrast(worn.seat_colour(0), ground) >= 3


def test_every_seat_has_a_mark_and_a_colour_of_its_own():
    assert set(SEAT_PAINTS) == set(SEAT_COLOURS)
    assert len(set(SEAT_PAINTS.values())) == len(SEAT_COLOURS)
    assert len(set(SEAT_MARKS)) == MOST_SEATS == len(set(THEMES["risk"].seats))


def test_contrast_runs_from_one_to_twenty_one():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((9, 9, 9), (9, 9, 9)) == pytest.approx(1)


def test_large_type_may_be_fainter():
    sizes = (SMALL, BODY, LARGE, HEADING, TITLE, DISPLAY, POSTER)
    assert [needed_contrast(size) for size in sizes] == [4.5, 4.5, 4.5, 3, 3, 3, 3]
    assert HEADING == 26


def test_every_font_of_the_theme_loads():
    pygame.font.init()
    for name in assets.FONT_FILES:
        assert assets.font(name, 20).size("Bots 123")[0] > 0
    assert all(theme.title_font in assets.FONT_FILES for theme in THEMES.values())


def test_fonts_load_again_after_pygame_was_closed():
    pygame.font.init()
    assets.font("text", 21)
    pygame.quit()
    pygame.font.init()
    assert assets.font("text", 21).size("again")[0] > 0


def test_icons_are_drawn_at_their_size_in_their_colour():
    picture = assets.icon("home", 40, (200, 100, 50))
    assert picture.get_size() == (40, 40)
    pixels = [picture.get_at((x, y)) for x in range(40) for y in range(40)]
    assert max(pixels, key=lambda pixel: pixel.a)[:3] == (200, 100, 50)


def test_ui_icons_come_before_game_icons_and_unknown_ones_are_named():
    assert assets.icon_path("moon").parent.name == "ui"
    assert assets.icon_path("rocket").parent.name == "game"
    with pytest.raises(assets.MissingAssetError, match="no-such-icon"):
        assets.icon_path("no-such-icon")


def test_the_licence_of_everything_travels_with_it():
    root = assets.asset_root()
    notices = (root / "LICENSES.md").read_text(encoding="utf-8")
    for author in ("Delapouite", "Lorc", "Skoll", "Inter", "Marcellus", "Tabler"):
        assert author in notices
    assert (root / "icons" / "MIT-tabler.txt").is_file()
    assert len(list((root / "fonts").glob("OFL-*.txt"))) == 6
    assert (root / "THIRD_PARTY.md").is_file()


def test_a_packaged_program_finds_its_assets_where_it_was_unpacked(monkeypatch, tmp_path):
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert assets.asset_root() == tmp_path / "assets"
    with pytest.raises(assets.MissingAssetError):
        assets.data_path("risk", "map_polygons.json")
