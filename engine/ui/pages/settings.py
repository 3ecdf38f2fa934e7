"""Settings and credits: what a player sets takes effect at once and is kept between runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.game import Game
from engine.core.setup import Detail, Setting
from engine.core.storage import LONGEST_NAME, AnimationSpeed, Settings
from engine.text.message import NAMES, SYSTEM, Message, Words, languages
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.page_theme import ThemedPage, theme_of
from engine.ui.scene import Window
from engine.ui.theme import BODY, LINE, SEAT_COLOURS, SECOND_TEXT, SMALL, TEXT, lighten, mix
from engine.ui.widgets import Segmented, Slider, TextField, Toggle, Widget

# The settings: what is changed takes effect at once and is kept between runs.

GAP: Final = 24.0
INSET: Final = 20.0
HEAD: Final = 52.0
ROW: Final = 76.0
CONTROL: Final = 48.0
WIDEST: Final = 1400.0
TWO_COLUMNS_FROM: Final = 1100.0
SPEEDS: Final = tuple(AnimationSpeed)
SCALES: Final = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5)
NOBODY: Final = Settings().player_name
LANGUAGES: Final = (SYSTEM, *languages())


@dataclass(frozen=True, slots=True)
class SettingRow:
    """One setting: its name, what it does, its control. A toggle draws its own words."""

    label: Words
    note: Words
    control: Widget


@dataclass(frozen=True, slots=True)
class SettingGroup:
    title: Words
    icon: str
    rows: tuple[SettingRow, ...]

    @property
    def height(self) -> float:
        return HEAD + len(self.rows) * ROW + 8


class SeatStrip(Widget):
    def draw(self, canvas: Canvas) -> None:
        patches = self.box.row(*[None] * len(SEAT_COLOURS), gap=8)
        for seat, patch in enumerate(patches):
            canvas.rounded(patch, 8, SEAT_COLOURS[seat])
            canvas.seat_pattern(seat, patch.inset(4))
            canvas.rounded(patch, 8, None, lighten(SEAT_COLOURS[seat], 0.2))
            canvas.seat_mark(seat, *patch.centre, 15)


class SettingsScene(ThemedPage):
    """Opened from the hub, or above a table, which goes on where it was left."""

    def __init__(self, app: Window) -> None:
        theme = None if app.top is None else app.top.theme
        super().__init__(app, Message("house-settings"), theme=theme)
        self._boxes: list[tuple[SettingGroup, Box]] = []
        self._shown: Settings | None = None
        self._toggles: dict[str, Toggle] = {}
        change = app.change_settings
        self.name = TextField(
            "",
            self._set_name,
            longest=LONGEST_NAME,
            icon_right="pencil",
            placeholder=Message("settings-your-name"),
        )
        self.ui_scale = Segmented(
            [f"{100 * scale:.0f}" for scale in SCALES],
            on_change=lambda part: change(ui_scale=SCALES[part]),
        )
        self.language = Segmented(
            [Message("settings-system"), *(NAMES[each] for each in languages())],
            on_change=lambda part: change(language=LANGUAGES[part]),
        )
        self.volume = Slider(0, 1, 0, self._set_volume, step=0.05, say=_percent)
        self.ambience = Slider(0, 1, 0, lambda loud: change(ambience=loud), step=0.05, say=_percent)
        self.speed = Segmented(
            [Message(f"house-speed-{speed.value}") for speed in SPEEDS],
            on_change=lambda part: change(animation_speed=SPEEDS[part]),
        )
        self.columns = self._columns()
        self._sync()

    def _columns(self) -> tuple[tuple[SettingGroup, ...], tuple[SettingGroup, ...]]:
        player = SettingGroup(
            Message("settings-player"),
            "user",
            (
                SettingRow(Message("house-name"), Message("settings-name-note"), self.name),
                SettingRow(
                    Message("settings-language"), Message("settings-language-note"), self.language
                ),
            ),
        )
        display = SettingGroup(
            Message("settings-display"),
            "screenshot",
            (
                self._switch(
                    "fullscreen",
                    Message("settings-full-screen"),
                    Message("settings-full-screen.note"),
                ),
                SettingRow(Message("settings-size"), Message("settings-size.note"), self.ui_scale),
                self._switch(
                    "colour_blind_marks",
                    Message("settings-patterns"),
                    Message("settings-patterns.note"),
                ),
                SettingRow("", "", SeatStrip()),
                self._switch(
                    "living_grounds", Message("settings-grounds"), Message("settings-grounds.note")
                ),
            ),
        )
        sound = SettingGroup(
            Message("settings-sound"),
            "volume",
            (
                self._switch("sound", Message("settings-sound"), Message("settings-sound-note")),
                SettingRow(
                    Message("settings-volume"), Message("settings-volume.note"), self.volume
                ),
                SettingRow(
                    Message("settings-ambience"), Message("settings-ambience.note"), self.ambience
                ),
            ),
        )
        table = SettingGroup(
            Message("settings-table"),
            "dice-5",
            (
                SettingRow(Message("settings-speed"), Message("settings-speed.note"), self.speed),
                self._switch(
                    "confirm_end_of_turn",
                    Message("settings-confirm"),
                    Message("settings-confirm.note"),
                ),
                self._switch("show_hints", Message("house-hints"), Message("settings-hints-note")),
                self._switch(
                    "live_analysis", Message("settings-analysis"), Message("settings-analysis.note")
                ),
                self._switch(
                    "explain_bots", Message("settings-explain"), Message("settings-explain.note")
                ),
            ),
        )
        return (player, display), (table, sound)

    def _switch(self, key: str, label: Words, note: Words) -> SettingRow:
        def change(is_on: bool) -> None:
            self.app.change_settings(**{key: is_on})

        self._toggles[key] = Toggle(on_change=change, label=label, note=note)
        return SettingRow(label, note, self._toggles[key])

    # -- changes

    def _set_name(self, text: str) -> None:
        self.app.change_settings(player_name=text.strip() or NOBODY)
        self._shown = self.app.settings  # the field keeps what is being typed

    def _set_volume(self, volume: float) -> None:
        self.app.change_settings(volume=volume)
        self.play_sound("click")

    def update(self, seconds: float) -> None:
        """Follows changes made by keys (full screen, mute, speed)."""
        super().update(seconds)
        if self._shown is not self.app.settings:
            self._sync()

    def _sync(self) -> None:
        now = self._shown = self.app.settings
        for key, toggle in self._toggles.items():
            toggle.is_on = bool(getattr(now, key))
        nearest = min(SCALES, key=lambda scale: abs(scale - now.ui_scale))
        self.ui_scale.selected = SCALES.index(nearest)
        if now.language in LANGUAGES:
            self.language.selected = LANGUAGES.index(now.language)
        self.speed.selected = SPEEDS.index(now.animation_speed)
        self.volume.value = now.volume
        self.ambience.value = now.ambience
        self.volume.is_enabled = self.ambience.is_enabled = now.sound
        name = "" if now.player_name == NOBODY else now.player_name
        if self.name.text.strip() != name:
            self.name.replace_text(name)

    # -- places

    def arrange(self, column: Box) -> float:
        page = self.column(WIDEST)
        top = column.y
        columns = self.columns
        if page.w < TWO_COLUMNS_FROM:
            columns = ((*self.columns[0], *self.columns[1]), ())
        width = (page.w - GAP) / 2 if columns[1] else page.w
        self._boxes = []
        ends = []
        for n, groups in enumerate(columns):
            y = top
            for group in groups:
                box = Box(page.x + n * (width + GAP), y, width, group.height)
                self._boxes.append((group, box))
                self._place_rows(group, box)
                y = box.bottom + GAP
            ends.append(y)
        return max(ends) + GAP

    def _place_rows(self, group: SettingGroup, box: Box) -> None:
        y = box.y + HEAD
        for row in group.rows:
            inner = Box(box.x + INSET, y, box.w - 2 * INSET, ROW)
            if isinstance(row.control, SeatStrip):
                inner = inner.inset(0, 12)
            elif not isinstance(row.control, Toggle):
                width = min(360.0, inner.w * 0.6)
                inner = Box.around(inner.right - width / 2, inner.centre_y, width, CONTROL)
            self.sheet.place(row.control, inner)
            y += ROW

    # -- drawing

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        for group, home in self._boxes:
            box = home.moved(0, content.y)
            canvas.panel(box, group.title, group.icon)
            for n, row in enumerate(group.rows):
                y = box.y + HEAD + n * ROW
                canvas.hairline(box.x + INSET, y, box.w - 2 * INSET, colour=LINE, alpha=110)
                if row.label and not isinstance(row.control, Toggle):
                    self._draw_words(canvas, row, box.x + INSET, y + ROW / 2)

    def _draw_words(self, canvas: Canvas, row: SettingRow, x: float, y: float) -> None:
        room = row.control.box.x - x - 16
        canvas.text(x, y - 12, row.label, BODY, TEXT, "text-semibold", max_width=room)
        canvas.text(x, y + 13, row.note, SMALL, SECOND_TEXT, max_width=room)


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


# Pages to read, in panels: whose work this is, and what a setting of a game changes.

WIDEST_CREDITS: Final = 1240.0
LINE_HEIGHT: Final = 1.55
ENTRY_GAP: Final = 16.0


@dataclass(frozen=True, slots=True)
class Credit:
    name: Words
    words: Words
    more: tuple[Words, ...] = ()

    @property
    def paragraphs(self) -> tuple[Words, ...]:
        return (self.words, *self.more)


@dataclass(frozen=True, slots=True)
class CreditGroup:
    title: Words
    icon: str
    entries: tuple[Credit, ...]


UNOFFICIAL: Final = Message("credits-unofficial")

GAMES: Final = CreditGroup(
    Message("statistics-games"),
    "dice-5",
    (
        Credit(Message("credits-no-affiliation"), UNOFFICIAL),
        Credit(
            "Despirala",
            Message("credits-despirala"),
        ),
        Credit(
            Message("credits-drawings"),
            Message("credits-drawings.words"),
        ),
    ),
)

ICONS: Final = CreditGroup(
    Message("credits-icons"),
    "palette",
    (
        Credit(
            Message("credits-game-icons"),
            Message("credits-game-icons.words"),
        ),
        Credit(
            "Tabler Icons",
            Message("credits-tabler"),
        ),
    ),
)

FONTS: Final = CreditGroup(
    Message("credits-type"),
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
        Credit(Message("credits-licence"), Message("credits-licence.words")),
    ),
)

LIBRARIES: Final = CreditGroup(
    Message("credits-libraries"),
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
    columns: tuple[tuple[CreditGroup, ...], ...]
    """What stands in the left column and in the right one."""
    _boxes: list[tuple[CreditGroup, Box]]

    def arrange(self, column: Box) -> float:
        page = self.column(WIDEST_CREDITS)
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
    def __init__(self, app: Window) -> None:
        self.columns = ((GAMES, LIBRARIES), (FONTS, ICONS))
        super().__init__(app, Message("house-credits"), is_from_hub=True)


class SettingScene(GroupsPage):
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
