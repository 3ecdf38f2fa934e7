"""Settings and credits: what a player sets takes effect at once and is kept between runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.core.card import Card
from engine.core.game import Game
from engine.core.setup import Detail, Setting
from engine.core.storage import LONGEST_NAME, AnimationSpeed, Settings
from engine.text.message import SYSTEM, Message, Words, languages, own_name, percent
from engine.ui import theme as style
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, KeyPressed, most_ui_scale
from engine.ui.hub.covers import CoverOf, CoverShelf, CoversPage, game_cover
from engine.ui.pages.page_theme import ThemedPage, theme_of
from engine.ui.scene import Window
from engine.ui.widgets import Segmented, Slider, TextField, Toggle, Widget, kit

# The settings: what is changed takes effect at once and is kept between runs.

SPEEDS: Final = tuple(AnimationSpeed)
SCALES: Final = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5)
NOBODY: Final = Settings().player_name
LANGUAGES: Final = (SYSTEM, *languages())


def draw_seats(canvas: Canvas, box: Box) -> None:
    """The colors and patterns of the seats."""
    patches = box.inset(0, 12).row(*[None] * len(style.SEAT_MARKS), gap=8)
    for seat, patch in enumerate(patches):
        canvas.rounded(patch, 8, canvas.theme.seat_colour(seat))
        canvas.seat_pattern(seat, patch.inset(4))
        canvas.rounded(patch, 8, None, style.lighten(canvas.theme.seat_colour(seat), 0.2))
        canvas.seat_mark(seat, *patch.centre, 15)


class SettingsScene(ThemedPage):
    """Opened from the hub, or above a table, which goes on where it was left."""

    widest = 1400.0

    def __init__(self, app: Window) -> None:
        theme = None if app.top is None else app.top.theme
        super().__init__(app, Message("house-settings"), theme=theme)
        self._shown: Settings | None = None
        self._toggles: dict[str, Toggle] = {}
        change = app.change_settings
        self.name = TextField(
            "", self._set_name, longest=LONGEST_NAME, icon_right="pencil",
            placeholder=Message("settings-your-name"),
        )  # fmt: skip
        self.ui_scale = Segmented(
            [f"{100 * scale:.0f}" for scale in SCALES],
            on_change=lambda part: change(ui_scale=SCALES[part]),
        )
        self.language = Segmented(
            [Message("settings-system"), *map(own_name, languages())],
            on_change=lambda part: change(language=LANGUAGES[part]),
        )
        self.volume = Slider(0, 1, 0, self._set_volume, step=0.05, say=percent)
        self.ambience = Slider(0, 1, 0, lambda loud: change(ambience=loud), step=0.05, say=percent)
        self.speed = Segmented(
            [Message(f"house-speed-{speed.value}") for speed in SPEEDS],
            on_change=lambda part: change(animation_speed=SPEEDS[part]),
        )
        self._size = _row(self.ui_scale, Message("settings-size"))
        self.declare(self._form())
        self._sync()

    def _form(self) -> kit.Row:
        switch = self._switch
        player = kit.Panel(
            Message("settings-player"), "user",
            _row(self.name, Message("house-name"), Message("settings-name-note")),
            _row(self.language, Message("settings-language"), Message("settings-language-note")),
            switch("voice", Message("settings-voice")),
            switch("confirm_end_of_turn", Message("settings-confirm")),
        )  # fmt: skip
        display = kit.Panel(
            Message("settings-display"), "screenshot",
            switch("fullscreen", Message("settings-full-screen")),
            self._size,
            switch("colour_blind_marks", Message("settings-patterns")),
            kit.FormRow(kit.Strip(0, draw_seats)),
            switch("living_grounds", Message("settings-grounds")),
        )  # fmt: skip
        sound = kit.Panel(
            Message("settings-sound"), "volume",
            switch("sound", Message("settings-sound"), Message("settings-sound-note")),
            _row(self.volume, Message("settings-volume")),
            _row(self.ambience, Message("settings-ambience")),
        )  # fmt: skip
        table = kit.Panel(
            Message("settings-table"), "dice-5",
            _row(self.speed, Message("settings-speed")),
            switch("show_hints", Message("house-hints"), Message("settings-hints-note")),
            switch("live_analysis", Message("settings-analysis")),
            switch("explain_bots", Message("settings-explain")),
            switch("ask_every_step", Message("settings-ask-steps")),
            switch("draws_lots", Message("settings-lots")),
        )  # fmt: skip
        return kit.two_columns((player, display), (table, sound))

    def _switch(self, key: str, label: Message, note: Message | None = None) -> kit.FormRow:
        def change(is_on: bool) -> None:
            self.app.change_settings(**{key: is_on})

        self._toggles[key] = Toggle(on_change=change, label=label, note=note or _note(label))
        return kit.FormRow(self._toggles[key])

    # -- changes

    def handle(self, intent: Intent) -> bool:
        """Start closes them as it has opened them."""
        is_start = isinstance(intent, KeyPressed) and intent.key == "f10"
        return (is_start and self.back()) or super().handle(intent)

    def layout(self, width: float, height: float) -> None:
        shown = most_ui_scale(self.app.canvas.surface.get_size())
        is_less = shown < self.app.settings.ui_scale
        size = Message("settings-size-less", {"shown": percent(shown)})
        self._size.note = size if is_less else _note(Message("settings-size"))
        super().layout(width, height)

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


def _note(label: Message) -> Message:
    return Message(f"{label.key}.note")


def _row(control: Widget, label: Message, note: Message | None = None) -> kit.FormRow:
    return kit.FormRow(control, label, note or _note(label))


# Pages to read, in panels: whose work this is, and what a setting of a game changes.

LEADING: Final = 1.45
COVER: Final = 148.0
NARROWEST_GAME: Final = 300.0
SAMPLES: Final = 52.0
WIDTHS, LEAST_SCALE = (830.0, 500.0), 0.6
"""Of type and icons, as their addresses need; smaller letters are larger for their page."""
QUIET: Final = style.mix(style.SECOND_TEXT, style.TEXT, 0.25)


@dataclass(frozen=True, slots=True)
class Credit:
    """Whose work something is; a typeface is named in itself."""

    name: Words
    words: Words
    more: tuple[Words, ...] = ()
    font: style.Font = "text-semibold"

    def part(self) -> kit.Column:
        size = style.BODY if self.font == "text-semibold" else style.TITLE
        lines = (
            kit.Label(each, style.BODY, QUIET, leading=LEADING) for each in (self.words, *self.more)
        )
        return kit.Column(
            kit.Label(self.name, size, kit.bright, self.font, leading=LEADING), *lines
        )


class GameCredit(kit.Column):
    """A game's cover with whose work it is below."""

    def __init__(self, shelf: CoverShelf, game: Card) -> None:
        cover = game_cover(game)
        theme = cover.theme
        ink, font = style.lighten(theme.accent, 0.35), theme.title_font
        words = kit.Label(GAMES[game.key], style.BODY, QUIET, leading=LEADING)
        super().__init__(kit.Strip(COVER, partial(_draw_cover, shelf, cover)),
                         kit.Label(game.title, style.HEADING, ink, font, leading=1.6),
                         words)  # fmt: skip

    def lay(self, canvas: Canvas, width: float) -> float:
        return self.stack(canvas, Box(0, 0, width, 0).inset(kit.INSET, 0)) + kit.INSET

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box)


def _draw_cover(shelf: CoverShelf, cover: CoverOf, canvas: Canvas, box: Box) -> None:
    """As wide as the card that it is the head of."""
    whole = box.inset(-kit.INSET, 0).cut_bottom(14)[1]
    canvas.rounded(whole, 10, style.mix(style.PANEL, cover.theme.accent, 0.35))
    picture = shelf.part(cover, canvas.rect(whole).size, canvas.px(10))
    if picture is not None:
        canvas.image(picture, whole.x, whole.y, premultiplied=True)


@dataclass(frozen=True, slots=True)
class CreditGroup:
    title: Words
    icon: str
    entries: tuple[Credit, ...]
    samples: tuple[str, ...] = ()
    """Icons that stand above the entries."""
    columns: int = 1

    def part(self) -> kit.Panel:
        drawn, gap = [each.part() for each in self.entries], 14 if self.columns > 1 else 10
        whole = len(drawn) - len(drawn) % self.columns  # one that is left over has all the width
        grid = kit.Grid(*drawn[:whole], columns=self.columns, gap=gap)
        parts: list[kit.Part] = [grid, *drawn[whole:]]
        if self.samples:
            parts.insert(0, kit.Strip(SAMPLES, self._draw_samples))
        return kit.Panel(self.title, self.icon, *parts, gap=14, foot=20)

    def _draw_samples(self, canvas: Canvas, box: Box) -> None:
        step = box.w / len(self.samples)
        for number, icon in enumerate(self.samples):
            x = box.x + (number + 0.5) * step
            canvas.icon(icon, x, box.centre_y, SAMPLES - 12, kit.bright(canvas.theme))


UNOFFICIAL: Final = Message("credits-unofficial")
GAMES: Final = {
    "despirala": Message("credits-despirala"), "risk": Message("credits-risk"),
    "roll_galaxy": Message("credits-roll"), "rajas": Message("credits-rajas"),
    "arcs": Message("credits-arcs"),
}  # fmt: skip

ICONS: Final = CreditGroup(
    Message("credits-icons"),
    "palette",
    (
        Credit(
            Message("credits-game-icons"),
            Message("credits-game-icons.words"),
        ),
        Credit("Tabler Icons", Message("credits-tabler")),
        Credit(Message("credits-drawings"), Message("credits-drawings.words")),
    ),
    ("rocket", "crossed-swords", "ringed-planet", "lotus", "cannon", "trophy", "robot-golem"),
)

FONTS: Final = CreditGroup(
    Message("credits-type"),
    "typography",
    (
        Credit(
            "Inter", "The Inter Project Authors, https://github.com/rsms/inter", font="text-bold"
        ),
        Credit(
            "Cinzel",
            "The Cinzel Project Authors, https://github.com/NDISCOVER/Cinzel",
            font="cinzel-bold",
        ),
        Credit(
            "Oxanium",
            "The Oxanium Project Authors, https://github.com/sevmeyer/oxanium",
            font="number-bold",
        ),
        Credit(
            "Exo 2",
            "The Exo 2 Project Authors, https://github.com/googlefonts/Exo-2.0",
            font="exo-bold",
        ),
        Credit(
            "JetBrains Mono",
            "The JetBrains Mono Project Authors, https://github.com/JetBrains/JetBrainsMono",
            font="mono",
        ),
        Credit(
            "Marcellus",
            "Brian J. Bonislawsky DBA Astigmatic, with Reserved Font Name Marcellus",
            font="marcellus",
        ),
        Credit(Message("credits-licence"), Message("credits-licence.words")),
    ),
    columns=2,
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
        Credit("Python", "Python Software Foundation, PSF license"),
    ),
)


class GroupsPage(ThemedPage):
    """Groups of entries in a left column and a right one."""

    widest = 1240.0

    def show_groups(self, left: Sequence[CreditGroup], right: Sequence[CreditGroup]) -> None:
        self.declare(
            kit.two_columns([each.part() for each in left], [each.part() for each in right])
        )


class CreditsScene(CoversPage):
    """The games with their covers in a row; below it type, icons and libraries."""

    top, below = 20.0, 20.0

    def __init__(self, app: Window) -> None:
        super().__init__(app, Message("house-credits"), is_from_hub=True)
        shown = [app.registry.card(key) for key in app.registry.keys if key in GAMES]
        games = [GameCredit(self.shelf, game) for game in shown]
        groups = [group.part() for group in (FONTS, ICONS, LIBRARIES)]
        self.declare(kit.Column(
            kit.Label(UNOFFICIAL, style.BODY, QUIET),
            kit.Grid(*games, columns=len(games), narrowest=NARROWEST_GAME, gap=kit.GAP),
            kit.Row(*groups, widths=(*WIDTHS, None), gap=kit.GAP, least=1500,
                    least_scale=LEAST_SCALE, is_even=True),
            gap=kit.GAP - 4,
        ))  # fmt: skip


class SettingScene(GroupsPage):
    keeps_language = True

    def __init__(self, app: Window, game: Game, setting: Setting) -> None:
        self.about_game = game
        groups = [
            CreditGroup(group.title, group.icon, tuple(map(_credit, group.details)))
            for group in game.details_of(setting.key)
        ]
        tag = (setting.asks, "info-circle")
        super().__init__(app, game.title, theme=theme_of(game), tag=tag)
        middle = (len(groups) + 1) // 2
        self.show_groups(groups[:middle], groups[middle:])


def _credit(detail: Detail) -> Credit:
    first, *more = detail.paragraphs
    return Credit(detail.title, first, tuple(more))
