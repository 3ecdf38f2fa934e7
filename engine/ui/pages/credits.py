"""Pages to read, in panels: whose work this is, and what a setting of a game changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.game import Game
from engine.core.setup import Detail, Setting
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.page_theme import ThemedPage, theme_of
from engine.ui.scene import Window
from engine.ui.theme import BODY, SECOND_TEXT, TEXT, lighten, mix

GAP: Final = 24.0
INSET: Final = 20.0
HEAD: Final = 52.0
WIDEST: Final = 1240.0
TWO_COLUMNS_FROM: Final = 1100.0
LINE_HEIGHT: Final = 1.55
ENTRY_GAP: Final = 16.0


@dataclass(frozen=True, slots=True)
class Credit:
    """Something used here: its name, and what there is to say about it."""

    name: Words
    words: Words
    more: tuple[Words, ...] = ()

    @property
    def paragraphs(self) -> tuple[Words, ...]:
        return (self.words, *self.more)


@dataclass(frozen=True, slots=True)
class CreditGroup:
    """Entries of one kind, in a panel of their own."""

    title: Words
    icon: str
    entries: tuple[Credit, ...]


UNOFFICIAL: Final = Said("credits-unofficial")

GAMES: Final = CreditGroup(
    Said("statistics-games"),
    "dice-5",
    (
        Credit(Said("credits-no-affiliation"), UNOFFICIAL),
        Credit(
            "Despirala",
            Said("credits-despirala"),
        ),
        Credit(
            Said("credits-drawings"),
            Said("credits-drawings.words"),
        ),
    ),
)

ICONS: Final = CreditGroup(
    Said("credits-icons"),
    "palette",
    (
        Credit(
            Said("credits-game-icons"),
            Said("credits-game-icons.words"),
        ),
        Credit(
            "Tabler Icons",
            Said("credits-tabler"),
        ),
    ),
)

FONTS: Final = CreditGroup(
    Said("credits-type"),
    "typography",
    (
        Credit("Inter", "The Inter Project Authors, https://github.com/rsms/inter"),
        Credit("Cinzel", "The Cinzel Project Authors, https://github.com/NDISCOVER/Cinzel"),
        Credit("Oxanium", "The Oxanium Project Authors, https://github.com/sevmeyer/oxanium"),
        Credit("Exo 2", "The Exo 2 Project Authors, https://github.com/googlefonts/Exo-2.0"),
        Credit(
            "JetBrains Mono",
            "The JetBrains Mono Project Authors, https://github.com/JetBrains/JetBrainsMono",
        ),
        Credit(
            "Marcellus",
            "Brian J. Bonislawsky DBA Astigmatic, with Reserved Font Name Marcellus",
        ),
        Credit(Said("credits-licence"), Said("credits-licence.words")),
    ),
)

LIBRARIES: Final = CreditGroup(
    Said("credits-libraries"),
    "list",
    (
        Credit(
            "pygame-ce",
            "The pygame community, LGPL 2.1; with SDL 2, SDL_image, SDL_ttf and SDL_mixer (zlib) "
            "and FreeType.",
        ),
        Credit("pytmx", "Leif Theden, LGPL 3"),
        Credit("NumPy", "The NumPy Developers, BSD 3-Clause"),
        Credit("Rich", "Will McGugan, MIT"),
        Credit("markdown-it-py", "ExecutableBookProject, MIT"),
        Credit("platformdirs", "The platformdirs developers, MIT"),
        Credit("Python", "Python Software Foundation, PSF licence"),
    ),
)


class GroupsPage(ThemedPage):
    """One page to read; the wheel and the keys scroll it."""

    columns: tuple[tuple[CreditGroup, ...], ...]
    """What stands in the left column and in the right one."""
    _boxes: list[tuple[CreditGroup, Box]]

    def arrange(self, column: Box) -> float:
        """Two columns of panels as high as their words, or one."""
        page = self.column(WIDEST)
        columns = self.columns
        if page.w < TWO_COLUMNS_FROM:
            columns = ((*columns[0], *columns[1]), ())
        width = (page.w - GAP) / 2 if columns[1] else page.w
        self._boxes = []
        ends = []
        for n, groups in enumerate(columns):
            y = column.y
            for group in groups:
                box = Box(page.x + n * (width + GAP), y, width, self._height(group, width))
                self._boxes.append((group, box))
                y = box.bottom + GAP
            ends.append(y)
        return max(ends) + GAP

    def _height(self, group: CreditGroup, width: float) -> float:
        canvas, room = self.app.canvas, width - 2 * INSET
        step = canvas.line_step(BODY, LINE_HEIGHT)
        words = (
            sum(
                canvas.paragraph_height(room, each, BODY, line_height=LINE_HEIGHT)
                for each in entry.paragraphs
            )
            for entry in group.entries
        )
        return HEAD + sum(height + step + ENTRY_GAP for height in words) + 8

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        """Every group in its panel."""
        for group, home in self._boxes:
            self._draw_group(canvas, group, home.moved(0, content.y))

    def _draw_group(self, canvas: Canvas, group: CreditGroup, box: Box) -> None:
        canvas.panel(box, group.title, group.icon)
        step = canvas.line_step(BODY, LINE_HEIGHT)
        name_ink = lighten(canvas.theme.accent, 0.2)
        ink = mix(SECOND_TEXT, TEXT, 0.25)
        y = box.y + HEAD
        for entry in group.entries:
            x, room = box.x + INSET, box.w - 2 * INSET
            canvas.text(x, y + step / 2, entry.name, BODY, name_ink, "text-semibold")
            y += step
            for each in entry.paragraphs:
                words = Box(x, y, room, box.h)
                y += canvas.paragraph(words, each, BODY, ink, line_height=LINE_HEIGHT)
            y += ENTRY_GAP


class CreditsScene(GroupsPage):
    """Whose work this is."""

    def __init__(self, app: Window) -> None:
        self.columns = ((GAMES, LIBRARIES), (FONTS, ICONS))
        super().__init__(app, Said("house-credits"), is_from_hub=True)


class SettingScene(GroupsPage):
    """What a setting of a game changes, choice by choice."""

    keeps_language = True

    def __init__(self, app: Window, game: Game, setting: Setting) -> None:
        self.about_game = game
        groups = [
            CreditGroup(group.title, group.icon, tuple(map(_credit, group.details)))
            for group in game.details_of(setting.key)
        ]
        middle = (len(groups) + 1) // 2
        self.columns = (tuple(groups[:middle]), tuple(groups[middle:]))
        tag = (setting.asks, "info-circle")
        super().__init__(app, game.title, theme=theme_of(game), tag=tag)


def _credit(detail: Detail) -> Credit:
    first, *more = detail.paragraphs
    return Credit(detail.title, first, tuple(more))
