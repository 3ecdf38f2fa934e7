"""Who made what this program is made of, and under which licences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.page_theme import ThemedPage
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


class CreditsScene(ThemedPage):
    """One page to read; the wheel and the keys scroll it."""

    def __init__(self, app: Window) -> None:
        super().__init__(app, Said("house-credits"), is_from_hub=True)
        self.columns: tuple[tuple[CreditGroup, ...], ...] = ((GAMES, LIBRARIES), (FONTS, ICONS))
        self._boxes: list[tuple[CreditGroup, Box]] = []

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
            canvas.paragraph_height(room, entry.words, BODY, line_height=LINE_HEIGHT)
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
            words = Box(x, y + step, room, box.h)
            height = canvas.paragraph(words, entry.words, BODY, ink, line_height=LINE_HEIGHT)
            y += step + height + ENTRY_GAP
