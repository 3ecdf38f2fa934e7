"""The right of the set-up page: the questions that change a match, switches, and readings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from engine.core.learning.lesson import lesson_keys
from engine.core.setup import Fold, Setting
from engine.text.message import Message, Words, glued
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import TITLE_ROW, Canvas
from engine.ui.display import Clicked, Intent, KeyPressed
from engine.ui.hub.covers import draw_scene_now, lesson_name
from engine.ui.hub.draft import SetupDraft
from engine.ui.pages.page_theme import attempt, theme_of
from engine.ui.scene import Window
from engine.ui.theme import (
    BODY,
    GOOD,
    LARGE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    WHITE,
    darken,
    lighten,
    mix,
    with_alpha,
)
from engine.ui.widgets import Button, Choice, Dropdown, Pressable, Segmented, Toggle, Widget
from engine.ui.widgets.base import Shown, Tip
from engine.ui.widgets.kit import Column, Label, Part

# A question of the set-up page: its answers side by side as tiles, or as a plain switch.

GAP: Final = 12.0
PAD: Final = 16.0
QUIET: Final = 18.0
RADIUS: Final = 12.0
TICK: Final = 24.0
LINE: Final = 1.25
SWITCH_H: Final = 48.0
TITLES: Final = (LARGE, QUIET, BODY, SMALL)


class Tiles(Segmented):
    """One of two or three answers. `is_plain` leaves out what they are about: it is on hover."""

    def __init__(
        self,
        choices: Sequence[Choice],
        selected: int,
        on_change: Callable[[int], object],
        *,
        tooltip: Tip | None = None,
    ) -> None:
        super().__init__(choices, selected, on_change, tooltip=tooltip)
        self.is_plain = False

    def parts(self) -> tuple[Box, ...]:
        """Equal shares; tiles stand apart."""
        if self.is_plain:
            return super().parts()
        return self.box.row(*[None] * len(self.choices), gap=GAP)

    def height(self, canvas: Canvas, width: float) -> float:
        if self.is_plain:
            return SWITCH_H
        count = len(self.choices)
        room = (width - (count - 1) * GAP) / count - 2 * PAD
        notes = [canvas.paragraph_height(room, each.note, QUIET, line_height=LINE)
                 for each in self.choices]  # fmt: skip
        return 2 * PAD - 10 + canvas.line_step(LARGE, LINE) + max(notes)

    def draw(self, canvas: Canvas) -> None:
        if self.is_plain:
            super().draw(canvas)
            return
        for index, box in enumerate(self.parts()):
            self._draw_tile(canvas, index, box)

    def _draw_tile(self, canvas: Canvas, index: int, box: Box) -> None:
        theme, choice, is_on = canvas.theme, self.choices[index], index == self.selected
        accent = theme.accent
        if is_on:
            fill = (mix(theme.raised, accent, 0.36), mix(theme.well, accent, 0.22))
            canvas.rounded(box, RADIUS, fill, lighten(accent, 0.35), 2)
            canvas.icon("check", box.right - 20, box.y + 22, 20, WHITE)
        else:
            lit = self._is_lit(index)
            ground = with_alpha(theme.raised if lit else theme.well, 200)
            canvas.rounded(box, RADIUS, ground, with_alpha(WHITE, 90 if lit else 34))
        x, room = box.x + PAD, box.w - 2 * PAD
        step = canvas.line_step(LARGE, LINE)
        title_room = room - (TICK - 8 if is_on else 0)
        size = canvas.fitting_size(choice.label, room - TICK + 8, TITLES, "text-semibold")
        y = box.y + PAD - 6 + step / 2
        canvas.text(x, y, choice.label, size, WHITE if is_on else TEXT, "text-semibold",
                    max_width=title_room)  # fmt: skip
        ink = mix(TEXT, accent, 0.12) if is_on else SECOND_TEXT
        notes = Box(x, box.y + PAD - 6 + step, room, 0)
        canvas.paragraph(notes, choice.note, QUIET, ink, line_height=LINE)


# What is in a game at a glance: a card over the set-up page, opened from the options.

CARD_INSET: Final = 16.0
WIDEST: Final = 1100.0
EDGE: Final = 32.0


class SetupPanel(Protocol):
    """What a game shows of itself on the set-up page (`Game.setup_panel`)."""

    title: Words
    icon: str

    def note(self, options: Mapping[str, str]) -> Words:
        """The quiet words beside the title, for the options chosen so far."""

    def height(self, width: float) -> float:
        """The room the picture needs at a width."""

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        """Draws into a box of that width and height."""


class PanelCard(Widget):
    radius = 14.0

    def __init__(self, panel: SetupPanel, options: Mapping[str, str], room: Box) -> None:
        super().__init__()
        self.panel, self.options = panel, options
        width = min(WIDEST, room.w - 2 * EDGE)
        height = TITLE_ROW + panel.height(width - 2 * CARD_INSET) + CARD_INSET
        self.box = Box.around(*room.centre, width, height)

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Clicked) and self.host is not None:
            self.host.close_popup()
        return not isinstance(intent, KeyPressed)

    def draw(self, canvas: Canvas) -> None:
        box, panel, theme = self.box, self.panel, canvas.theme
        canvas.floating(box)
        canvas.shadow(box, self.radius, blur=30, drop=12, strength=200)
        canvas.rounded(box, self.radius, theme.panel, lighten(theme.line, 0.15), 1.5)
        note = panel.note(self.options)
        inner = canvas.panel(box, panel.title, panel.icon, note, fill=theme.panel, shadow=False)
        place = Box(box.x + CARD_INSET, inner.y, box.w - 2 * CARD_INSET, inner.h - CARD_INSET)
        panel.draw(canvas, place, self.options)


INSET: Final = 28.0
HEAD: Final = 68.0
TITLE: Final = 30.0
HEADING: Final = 32.0
BETWEEN: Final = 12.0
MOST_TILES: Final = 3
MOST_SPREAD: Final = 28.0
LEAST_PICTURE: Final = 140.0
"""How much room there must be for a picture of the game."""
ABOUT_LINE: Final = 1.4
ROW: Final = 48.0
ROW_GAP: Final = 10.0
SWITCH: Final = 46.0
FOLDED: Final = 80.0
LEAST_CONTROL: Final = 236.0
DETAILS: Final = 40.0
FIELD_ROOM: Final = 72.0  # what a field holds beside its words
REAL_TABLE: Final = Message("setup-real-table")
DICE: Final = (
    Choice(Message("setup-rolled"), Message("setup-rolled.about")),
    Choice(Message("house-real-dice"), Message("setup-real-dice.about")),
    Choice(Message("house-real-table"), Message("setup-real-table.about")),
)


def label_width(canvas: Canvas, label: Words, size: float = BODY) -> float:
    return canvas.text_width(label, size, "text-semibold")


class OptionRow(Part):
    """A question and its answers: tiles below it; a switch or a field beside it, where it has room.

    `details` is the way to a page with all that it changes.
    """

    def __init__(
        self, label: Words, control: Tiles | Dropdown, details: Button | None = None
    ) -> None:
        super().__init__(control, *([] if details is None else [details]))
        self.label, self.control, self.details = label, control, details
        self.size: float = BODY

    def choose(self, index: int) -> None:
        control = self.control
        control.choose(index) if isinstance(control, Dropdown) else control.select(index)

    def lay(self, canvas: Canvas, width: float) -> float:
        control, has_tiles = (
            self.control,
            isinstance(self.control, Tiles) and not self.control.is_plain,
        )
        aside = 0 if self.details is None else DETAILS
        beside, wanted = width - label_width(canvas, self.label) - 16 - aside, self._wanted(canvas)
        is_under = has_tiles or beside < wanted
        heading, wide = 0.0, min(beside, max(wanted, LEAST_CONTROL))
        self.size = BODY
        if is_under:
            heading, wide = max(HEADING, canvas.line_step(LARGE, 1.3)), width
            sizes = (LARGE, QUIET, BODY)
            self.size = canvas.fitting_size(self.label, width - aside, sizes, "text-semibold")
        high = control.height(canvas, width)
        self.put(control, Box(width - wide, heading, wide, high))
        if self.details is not None:
            middle = heading / 2 if is_under else high / 2
            after = label_width(canvas, self.label, self.size) + DETAILS / 2
            self.put(self.details, Box.around(after + 4, middle, DETAILS, DETAILS))
        return heading + high + (BETWEEN if has_tiles else ROW_GAP)

    def _wanted(self, canvas: Canvas) -> float:
        """The width of a control in which no answer is cut."""
        widest = max(label_width(canvas, each.label) for each in self.control.choices)
        if isinstance(self.control, Dropdown):
            return widest + FIELD_ROOM
        return len(self.control.choices) * (widest + 28.0)

    def draw(self, canvas: Canvas) -> None:
        box, control = self.box, self.control.box
        y, room = (control.y + box.y) / 2 - 1, box.w
        if control.y < box.y + 1:
            y, room = control.centre_y, control.x - box.x - 8
        canvas.text(box.x, y, self.label, self.size, TEXT, "text-semibold", max_width=room)


FOLD_ICONS: Final[dict[Fold, str]] = {"modifiers": "gauge", "readings": "book"}


class FoldButton(Pressable):
    """The way to the settings of a fold, and back: how many, and how they are set."""

    tall = FOLDED

    is_open: Shown[bool] = Shown()
    count: Shown[int] = Shown()
    changes: Shown[int] = Shown()

    def __init__(self, fold: Fold, on_click: Callable[[], object]) -> None:
        super().__init__(on_click, radius=12, tooltip=Message(f"setup-{fold}.tip"))
        self.fold, self.is_open, self.count, self.changes = fold, False, 0, 0

    @property
    def status(self) -> Message:
        return Message(f"setup-{self.fold}.note", {"changed": self.changes})

    def draw(self, canvas: Canvas) -> None:
        box, theme = self.box, canvas.theme
        ground = lighten(theme.raised, 0.06 if self.is_hovered else 0.0)
        canvas.rounded(box, 12, (ground, darken(ground, 0.2)), mix(theme.line, theme.accent, 0.3))
        canvas.lit_edge(box, 12)
        y, half = box.centre_y, canvas.line_step(QUIET, 1) * 0.75
        icon = "arrow-left" if self.is_open else FOLD_ICONS[self.fold]
        canvas.icon(icon, box.x + 34, y, 26, lighten(theme.accent, 0.4))
        x, right = box.x + 66, box.right - 50
        title = Message("setup-readings.back" if self.is_open else f"setup-{self.fold}")
        room = right - x
        ink = WARNING if self.changes else lighten(GOOD, 0.25)
        used = canvas.text(right, y - half, self.status, QUIET, ink, "text-semibold", "right")
        canvas.text(x, y - half, title, LARGE, TEXT, "text-semibold", max_width=room - used - 12)
        about = Message(f"setup-{self.fold}.open", {"count": self.count})
        size = canvas.fitting_size(about, room, (QUIET, BODY, SMALL))
        canvas.text(x, y + half, about, size, SECOND_TEXT, max_width=room)
        if not self.is_open:
            canvas.icon("chevron-right", box.right - 26, y, 22, SECOND_TEXT)


class MatchOptions(Part):
    """Changes the options of a draft, and the player's settings that matter before a game.

    Questions are tiles as long as there is room, the last ones switches beside their words. The
    settings of a fold take the place of all that while they are asked for.
    """

    def __init__(
        self,
        app: Window,
        draft: SetupDraft,
        *,
        on_change: Callable[[], object],
        on_resize: Callable[[], object],
    ) -> None:
        super().__init__()
        self.app, self.draft = app, draft
        self._on_change, self._on_resize = on_change, on_resize
        open_to_choice = [each for each in draft.game.settings if len(each.choices) > 1]
        self._all = [(setting, self._setting_row(setting)) for setting in open_to_choice]
        self.dice = Tiles(DICE, draft.dice, self._set_dice, tooltip=REAL_TABLE)
        self.dice_row = OptionRow(Message("setup-dice"), self.dice)
        now = app.settings
        self.hints = Toggle(now.show_hints, self._set_hints, label=Message("house-hints"),
                            note=Message("setup-hints-note"))  # fmt: skip
        self.practice = Toggle(draft.practice, self._set_practice, label=Message("setup-take-back"),
                               note=Message("setup-take-back.note"),
                               tooltip=Message("setup-take-back.tip"))  # fmt: skip
        self.analysis = Toggle(now.live_analysis, self._set_analysis,
            label=Message("setup-analysis"),
                               note=Message("setup-analysis.note"),
                               tooltip=Message("setup-analysis.tip"))  # fmt: skip
        self.switches = (self.hints, self.practice, self.analysis)
        self.modifiers = FoldButton("modifiers", lambda: self._unfold("modifiers"))
        self.readings = FoldButton("readings", lambda: self._unfold("readings"))
        self.folds = (self.modifiers, self.readings)
        self._panel: SetupPanel | None = draft.game.setup_panel()
        self.glance = Button(kind="icon", icon="info-circle", on_click=self._show_glance,
                             tooltip=Message("setup-in-this-game"))  # fmt: skip
        self.glance.is_visible = self._panel is not None
        self.open_fold: Fold | None = None
        self.about = Label(draft.game.about, QUIET, mix(SECOND_TEXT, TEXT, 0.35),
                           leading=ABOUT_LINE)  # fmt: skip
        self.ways = Column(Column(*self.switches), *self.folds, gap=12)
        self._spread = self._room = 0.0
        self._show_what_matters()
        rows = [row for _, row in self._all]
        for child in (self.about, *rows, self.dice_row, self.ways, self.glance):
            self.add(child)

    # -- changes

    def _setting_row(self, setting: Setting) -> OptionRow:
        values = [choice.value for choice in setting.choices]
        selected = values.index(self.draft.options[setting.key])

        def change(index: int) -> None:
            self.draft.options[setting.key] = values[index]
            self._show_what_matters()
            self._on_resize()
            self._changed()

        choices = [Choice(choice.title, choice.about) for choice in setting.choices]
        tooltip = glued(_told_of(setting), "space") or None
        details = self._details_button(setting)
        if len(choices) > MOST_TILES:
            field = Dropdown(choices, selected, change, tooltip=tooltip)
            return OptionRow(setting.asks, field, details)
        tiles = Tiles(choices, selected, change, tooltip=tooltip)
        return OptionRow(setting.title if setting.fold else setting.asks, tiles, details)

    def _details_button(self, setting: Setting) -> Button | None:
        game, box = self.draft.game, self.draft.game.my_box()
        if box is not None and box.option[0] == setting.key:
            return Button(kind="icon", icon="pencil", tooltip=Message("setup-my-box"),
                          on_click=self.open_box)  # fmt: skip
        if not game.details_of(setting.key):
            return None
        return Button(kind="icon", icon="info-circle", tooltip=Message("setup-what-differs"),
                      on_click=lambda: self.app.routes.setting(game, setting))  # fmt: skip

    def open_box(self) -> None:
        """The page of the owner's box, which is then played with if that is asked for there."""
        game, box = self.draft.game, self.draft.game.my_box()
        if box is None:
            return
        key, value = box.option
        setting, row = next(each for each in self._all if each[0].key == key)

        def use() -> None:
            row.choose(setting.values.index(value))

        attempt(self.app, lambda: self.app.push(box.page(self.app, game, use)))

    @property
    def settings(self) -> list[OptionRow]:
        """The rows of the settings that change anything beside the others; none of a fold."""
        return self.rows(None)

    def rows(self, fold: Fold | None) -> list[OptionRow]:
        """The rows of a fold that are seen now, or of all settings without one."""
        return [row for setting, row in self._all
                if setting.fold == fold and row.is_visible]  # fmt: skip

    @property
    def questions(self) -> list[OptionRow]:
        rows = self.rows(self.open_fold)
        return rows if self.open_fold else [*rows, self.dice_row]

    def _unfold(self, fold: Fold) -> None:
        self.open_fold = None if self.open_fold else fold
        self._show_what_matters()
        self._on_resize()

    def _show_glance(self) -> None:
        if self._panel is not None and self.host is not None:
            room = self.host.viewport
            self.host.open_popup(PanelCard(self._panel, self.draft.options, room))

    def _show_what_matters(self) -> None:
        """A setting that changes nothing beside the others, with these players, is not shown.

        The button of a fold says how many of its settings are not as recommended.
        """
        draft = self.draft
        mattering = [each for each, _ in self._all if each.matters(draft.options, draft.players)]
        if not any(each.fold == self.open_fold for each in mattering):
            self.open_fold = None
        for setting, row in self._all:
            row.is_visible = setting in mattering and setting.fold == self.open_fold
        for each in (self.dice_row, *self.switches):
            each.is_visible = not self.open_fold
        for button in self.folds:
            folded = [each for each in mattering if each.fold == button.fold]
            button.is_open, button.count = self.open_fold == button.fold, len(folded)
            button.changes = sum(draft.options[each.key] != each.default for each in folded)
            button.is_visible = bool(folded) and self.open_fold in (None, button.fold)

    def _set_dice(self, part: int) -> None:
        self.draft.dice_by_hand, self.draft.real_table = part > 0, part > 1
        self._changed()

    def _set_hints(self, is_on: bool) -> None:
        self.app.change_settings(show_hints=is_on)
        self._changed()

    def _set_practice(self, is_on: bool) -> None:
        self.draft.practice = is_on
        self._changed()

    def _set_analysis(self, is_on: bool) -> None:
        self.app.change_settings(live_analysis=is_on)
        self._changed()

    def refresh(self) -> None:
        self.hints.is_on = self.app.settings.show_hints
        self.analysis.is_on = self.app.settings.live_analysis

    def _changed(self) -> None:
        self.changed()
        self._on_change()

    # -- places

    def needs(self, width: float, room: float) -> float:
        """The height it needs at a width; questions become plain from the last until it fits.

        What is left of the room has the game in a sentence, and questions farther apart.
        """
        self._show_what_matters()
        canvas, about = self.app.canvas, self.about
        tiles = [row.control for row in self.questions if isinstance(row.control, Tiles)]
        for each in tiles:
            each.is_plain = False
        order = [each for each in reversed(tiles) if each is not self.dice]
        self._spread = self._room = 0.0
        about.is_visible = False
        for each in (*order, self.dice):
            if self.height(canvas, width) <= room:
                break
            each.is_plain = True
        needed = self.height(canvas, width)
        left = room - needed - 8 - about.height(canvas, width - 2 * INSET)
        if not self.open_fold and left >= 0:
            about.is_visible = True
            self._spread = min(MOST_SPREAD, left / (len(self.questions) + 1))
        self._room = room
        return needed

    def lay(self, canvas: Canvas, width: float) -> float:
        """Questions from the top, switches and folds at the foot."""
        inner, y = width - 2 * INSET, float(HEAD)
        x = INSET + canvas.text_width(self.title, TITLE, theme_of(self.draft.game).title_font)
        self.put(self.glance, Box.around(x + 28, HEAD / 2 + 4, 40, 40))
        if self.about.is_visible:
            high = self.about.height(canvas, inner)
            self.put(self.about, Box(INSET, HEAD - 6, inner, high))
            y += high + 8
        y += self._spread
        for row in self.questions:
            high = row.height(canvas, inner)
            self.put(row, Box(INSET, y, inner, high))
            y += high + self._spread
        notes = max(label_width(canvas, each.label) for each in self.switches) + 24
        for switch in self.switches:
            switch.note_x, switch.tall = notes, max(SWITCH, canvas.line_step(BODY, 2.2))
        high = self.ways.height(canvas, inner)
        foot = INSET - 8
        end = max(y + 14 * (not self.open_fold) + high + foot, self._room)
        self.put(self.ways, Box(INSET, end - foot - high, inner, high))
        return end

    @property
    def title(self) -> Message:
        return Message(f"setup-{self.open_fold or 'evening'}")

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        box, font = self.box, canvas.theme.title_font
        canvas.panel(box, radius=16)
        x, width, y = box.x + INSET, box.w - 2 * INSET, box.y + HEAD / 2 + 4
        canvas.text(x, y, self.title, TITLE, TEXT, font)
        aside: Words = Message("house-about-minutes", {"minutes": self.draft.game.minutes})
        if self.open_fold:
            aside = Message(f"setup-{self.open_fold}.tip")
        if self.glance.box.right + canvas.text_width(aside, QUIET) + 8 <= x + width:
            canvas.text(x + width, y + 2, aside, QUIET, SECOND_TEXT, align="right")
        if not self.open_fold:
            canvas.hairline(x, self.hints.box.y - 7, width, colour=theme.LINE, alpha=160)
            self._draw_picture(canvas, x, width)

    def _draw_picture(self, canvas: Canvas, x: float, width: float) -> None:
        """The game as it is played, where the questions leave much room above the switches."""
        top = max(row.box.bottom for row in self.questions) + 24
        frame, keys = Box(x, top, width, self.hints.box.y - 31 - top), lesson_keys(self.draft.game)
        if frame.h >= LEAST_PICTURE and keys:
            draw_scene_now(canvas, frame, lesson_name(self.draft.game.key, keys[0]))
            canvas.rounded(frame, 10, None, (*canvas.theme.accent, 110))


def _told_of(setting: Setting) -> list[Words]:
    """What a setting is about, then each of its choices that says something of itself."""
    told = [
        Message("house-noted", {"title": choice.title, "about": choice.about})
        for choice in setting.choices
        if choice.about
    ]
    return [Message("house-sentence", {"words": each}) for each in (setting.about, *told) if each]


# A game at a glance on the set-up page: cards with a sign, a number and a few words.

CARD_H: Final = 84.0
FACT_GAP: Final = 8.0
LEAST: Final = 200.0
MOST_COLUMNS: Final = 3
SIGN_X: Final = 40.0
TEXT_X: Final = 76.0

DrawSign = Callable[[Canvas, float, float], object]


@dataclass(frozen=True, slots=True)
class Fact:
    """One card: a sign drawn round a point, a number or a few words, and what they are about."""

    sign: DrawSign
    title: Words
    words: Words


@dataclass(frozen=True, slots=True)
class FactsPanel:
    """What a game shows of itself (`Game.setup_panel`): `facts` by the options chosen so far.

    As many facts with every option; `about` are the quiet words beside the title.
    """

    about: Words
    facts: Callable[[Mapping[str, str]], Sequence[Fact]]
    title: Words = Message("setup-in-this-game")
    icon: str = "list"

    def note(self, options: Mapping[str, str]) -> Words:
        return self.about

    def height(self, width: float) -> float:
        rows = -(-len(self.facts({})) // _columns(width))
        return rows * CARD_H + (rows - 1) * FACT_GAP

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        shown = self.facts(options)
        columns = _columns(box.w)
        rows = -(-len(shown) // columns)
        cells = Box(box.x, box.y, box.w, self.height(box.w)).grid(columns, rows, FACT_GAP)
        for cell, fact in zip(cells, shown, strict=False):
            _draw_fact(canvas, cell, fact)


def _columns(width: float) -> int:
    return max(1, min(MOST_COLUMNS, int((width + FACT_GAP) / (LEAST + FACT_GAP))))


def _draw_fact(canvas: Canvas, box: Box, fact: Fact) -> None:
    canvas.rounded(box, 10, with_alpha(canvas.theme.raised, 170))
    fact.sign(canvas, box.x + SIGN_X, box.centre_y)
    room = box.w - TEXT_X - 8
    canvas.text(box.x + TEXT_X, box.centre_y - 13, fact.title, LARGE, TEXT, "text-semibold",
                max_width=room)  # fmt: skip
    size = BODY if canvas.text_width(fact.words, BODY) <= room else 14
    canvas.text(box.x + TEXT_X, box.centre_y + 14, fact.words, size, SECOND_TEXT, max_width=room)
