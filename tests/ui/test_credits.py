"""The credits name everybody whose licence asks for it."""

import pytest

from engine.ui.pages.settings import (
    FONTS,
    GAMES,
    ICONS,
    LIBRARIES,
    UNOFFICIAL,
    CreditsScene,
    GameCredit,
)
from engine.ui.theme import asset_root
from games import REGISTRY
from tests.ui.page_stage import SHAPES, SIZES, PageStage, text_problems
from tests.voice.spoken import english

AUTHORS = (
    "Delapouite", "Lorc", "Skoll", "Sbed", "Faithtoken", "Quoting", "DarkZaitzev", "Carl Olsen",
)  # fmt: skip


def words(*groups):
    return " ".join(
        f"{english(entry.name)} {english(entry.words)}"
        for group in groups
        for entry in group.entries
    )


@pytest.mark.parametrize("author", AUTHORS)
def test_the_authors_of_the_game_icons(author):
    assert author in words(ICONS)


def test_the_licence_of_the_game_icons_its_link_and_the_change():
    for part in ("CC BY 3.0", "https://creativecommons.org/licenses/by/3.0/", "recolored"):
        assert part in words(ICONS)
    assert "Tabler" in words(ICONS)
    assert "MIT" in words(ICONS)


def test_every_font_family_that_is_shipped():
    shipped = {path.name.split("-")[0] for path in (asset_root() / "fonts").glob("*.ttf")}
    named = words(FONTS).replace(" ", "")
    assert all(family in named for family in shipped)
    assert "SIL Open Font License 1.1" in words(FONTS)


def test_the_lgpl_libraries():
    entries = {entry.name: entry.words for entry in LIBRARIES.entries}
    assert "LGPL" in entries["pygame-ce"]
    assert "LGPL" in entries["pytmx"]


def test_the_idea_of_despirala_and_no_affiliation():
    assert "Emil Indzhev" in english(GAMES["despirala"])
    assert "unofficial" in english(UNOFFICIAL)
    assert "not affiliated" in english(UNOFFICIAL)


def test_every_game_has_its_credit_and_its_cover_where_it_is_there():
    assert set(GAMES) == set(REGISTRY.keys)
    stage = PageStage(CreditsScene)
    cards = [part for part in stage.scene.sheet.family() if isinstance(part, GameCredit)]
    assert [card.children[1].words for card in cards] == ["Despirala"]
    stage.app.close()


def test_the_page_scrolls_by_wheel_and_keys():
    stage = PageStage(CreditsScene, size=(900, 560))
    stage.move(450, 300)
    stage.wheel(-2)
    scrolled = stage.scene.sheet.offset
    stage.key("end")
    assert 0 < scrolled <= stage.scene.sheet.offset == stage.scene.sheet.furthest
    stage.key("escape")
    assert stage.app.top is stage.below
    stage.app.close()


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_texts_are_legible_and_whole(size):
    assert text_problems(CreditsScene, size) == []
