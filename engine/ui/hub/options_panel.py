"""The panel of the set-up page with the options of the game, the dice, help and the seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.core.seed_words import LONGEST_SEED
from engine.core.setup import Setting
from engine.text.said import Said, Words, glued
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.draft import SetupDraft
from engine.ui.scene import Window
from engine.ui.theme import BODY, LINE, SECOND_TEXT, SMALL, TEXT
from engine.ui.widgets import (
    Button,
    Choice,
    ChoiceCards,
    Dropdown,
    Segmented,
    TextField,
    Toggle,
    Widget,
)

INSET: Final = 16.0
HEAD: Final = 56.0
CARD: Final = 72.0
ROW: Final = 48.0
SWITCH_ROW: Final = 54.0
MOST_CARDS: Final = 3
MOST_SEGMENTS: Final = 3
WIDE_FROM: Final = 472.0
SAME_DICE: Final = Said("setup-same-dice")
REAL_TABLE: Final = Said("setup-real-table")
LABEL_ROOM: Final = 112.0
CHOICE: Final = 320.0
LABEL_LINE: Final = 32.0
PADDING: Final = {Segmented: 28.0, Dropdown: 72.0}
NOTE_X: Final = 112.0
DICE: Final = (Said("setup-rolled"), Said("house-real-dice"), Said("house-real-table"))


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One line of the panel: its label (none for cards that explain themselves), its control."""

    label: Words
    control: Widget
    height: float
    words: tuple[Words, ...] = ()


class OptionsPanel(Widget):
    """Changes the options of a draft, and the player's settings that matter before a game."""

    def __init__(
        self,
        app: Window,
        draft: SetupDraft,
        *,
        new_seed: Callable[[], str],
        on_change: Callable[[], object],
        on_resize: Callable[[], object],
    ) -> None:
        super().__init__()
        self.app = app
        self.draft = draft
        self._new_seed, self._on_change, self._on_resize = new_seed, on_change, on_resize
        open_to_choice = [each for each in draft.game.settings if len(each.choices) > 1]
        self._all = [(setting, self._setting_row(setting)) for setting in open_to_choice]
        self.dice = Segmented(DICE, draft.dice, self._set_dice, tooltip=REAL_TABLE)
        self.dice_row = OptionRow(Said("setup-dice"), self.dice, ROW, DICE)
        now = app.settings
        self.hints = Toggle(
            now.show_hints, self._set_hints, label=Said("house-hints"),
            note=Said("setup-hints-note"), note_x=NOTE_X,
        )  # fmt: skip
        self.practice = Toggle(
            draft.practice, self._set_practice, label=Said("setup-take-back"),
            note=Said("setup-take-back.note"), note_x=NOTE_X,
            tooltip=Said("setup-take-back.tip"),
        )  # fmt: skip
        self.analysis = Toggle(
            now.live_analysis, self._set_analysis, label=Said("setup-analysis"),
            note=Said("setup-analysis.note"), note_x=NOTE_X,
            tooltip=Said("setup-analysis.tip"),
        )  # fmt: skip
        self.seed = TextField(
            draft.seed, self._set_seed, font="mono", longest=LONGEST_SEED,
            placeholder=Said("house-a-word"), tooltip=Said("house-same-seed"),
        )  # fmt: skip
        self.fresh = Button(
            kind="secondary",
            icon="refresh",
            on_click=self._renew,
            tooltip=Said("setup-another-seed"),
        )
        self.copy = Button(
            kind="secondary", icon="copy", on_click=self._copy, tooltip=Said("setup-copy-seed")
        )
        self.switches = (self.hints, self.practice, self.analysis)
        self._show_what_matters()
        controls = [row.control for _, row in self._all]
        for child in (*controls, self.dice, *self.switches, self.seed, self.fresh, self.copy):
            self.add(child)

    # -- changes

    def _setting_row(self, setting: Setting) -> OptionRow:
        values = [choice.value for choice in setting.choices]
        selected = values.index(self.draft.options[setting.key])
        choices = [Choice(choice.title, choice.about) for choice in setting.choices]

        def change(index: int) -> None:
            self.draft.options[setting.key] = values[index]
            if self._show_what_matters():
                self._on_resize()
            self._changed()

        has_words = any(choice.about for choice in setting.choices)
        # Cards carry no title: two sets of them would not say what they are about.
        is_alone = len(self.draft.game.settings) == 1
        if has_words and is_alone and len(choices) <= MOST_CARDS:
            height = len(choices) * (CARD + 8) - 8
            return OptionRow("", ChoiceCards(choices, selected, change), height)
        plain = [Choice(choice.title) for choice in setting.choices]
        kind = Segmented if len(choices) <= MOST_SEGMENTS else Dropdown
        tooltip = glued(_told_of(setting), "space")
        control = kind(plain, selected, change, tooltip=tooltip or None)
        return OptionRow(setting.title, control, ROW, tuple(choice.label for choice in plain))

    @property
    def settings(self) -> list[OptionRow]:
        """The rows of the settings that change anything beside the others."""
        return [row for _, row in self._all if row.control.is_visible]

    def _show_what_matters(self) -> bool:
        """A setting that changes nothing beside the others is not shown; whether that is new."""
        before = self.settings
        for setting, row in self._all:
            row.control.is_visible = setting.matters(self.draft.options)
        return before != self.settings

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

    def _set_seed(self, text: str) -> None:
        self.draft.seed = text
        self._changed()

    def _renew(self) -> None:
        self.draft.seed = self._new_seed()
        self.seed.replace_text(self.draft.seed)
        self._changed()

    def _copy(self) -> None:
        self.app.clipboard.write(self.draft.seed)
        self.app.toast(Said("setup-seed-copied"), "good")

    def refresh(self) -> None:
        """Takes over what was changed on the settings page."""
        self.hints.is_on = self.app.settings.show_hints
        self.analysis.is_on = self.app.settings.live_analysis

    def _changed(self) -> None:
        self.changed()
        self._on_change()

    # -- places

    def height(self, width: float) -> float:
        """The height the panel needs at a width."""
        settings = sum(self._height_of(row, width - 2 * INSET) + 8 for row in self.settings)
        seed = 96.0 if width - 2 * INSET >= WIDE_FROM else 136.0
        return HEAD + settings + 16 + ROW + 9 + len(self.switches) * SWITCH_ROW + seed

    def placed(self) -> None:
        """From top to bottom: settings, dice, switches, seed."""
        x, y, width = self.box.x + INSET, self.box.y + HEAD, self.box.w - 2 * INSET
        for row in self.settings:
            high, side = self._height_of(row, width), width - self._width_of(row.label) - 16
            is_beside = bool(row.label) and high == row.height
            room = min(side, max(CHOICE, self._wanted(row))) if is_beside else width
            row.control.box = Box(x + width - room, y + high - row.height, room, row.height)
            y += high + 8
        y += 16 if self.settings else 0
        row = self.dice_row
        dice = min(width - self._width_of(row.label) - 16, max(CHOICE, self._wanted(row)))
        self.dice.box = Box(x + width - dice, y, dice, ROW)
        y += ROW + 9
        words = max(self._width_of(switch.label) for switch in self.switches)
        for switch in self.switches:
            switch.note_x = max(NOTE_X, words + 16)
            switch.box = Box(x, y, width, SWITCH_ROW)
            y += SWITCH_ROW
        self._place_seed(x, y, width)

    def _height_of(self, row: OptionRow, width: float) -> float:
        """A line more where label and choices have no room side by side."""
        is_tall = bool(row.words) and self._width_of(row.label) + 16 + self._wanted(row) > width
        return row.height + (LABEL_LINE if is_tall else 0.0)

    def _wanted(self, row: OptionRow) -> float:
        """The width of a control in which no choice is cut."""
        widest = max(map(self._width_of, row.words), default=0.0)
        choices = len(row.words) if isinstance(row.control, Segmented) else 1
        return choices * (widest + PADDING.get(type(row.control), 0.0))

    def _width_of(self, label: Words) -> float:
        return self.app.canvas.text_width(label, BODY, "text-semibold")

    def _place_seed(self, x: float, y: float, width: float) -> None:
        words = self.app.canvas.text_width(SAME_DICE, SMALL) + 16
        left = max(LABEL_ROOM, words) if width >= WIDE_FROM else 0.0
        top = y + 20 if left else y + 66
        self.seed.box = Box(x + left, top, width - left - 112, ROW)
        self.fresh.box = Box(x + width - 104, top, ROW, ROW)
        self.copy.box = Box(x + width - 48, top, ROW, ROW)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The ground, labels and lines."""
        canvas.panel(self.box, Said("setup-options"), "adjustments")
        x, width = self.box.x + INSET, self.box.w - 2 * INSET
        rows = [*self.settings, self.dice_row]
        for row in rows:
            if row.label:
                y, room = row.control.box.centre_y, row.control.box.x - x - 12
                if room < 0:
                    y, room = row.control.box.y - LABEL_LINE / 2, width
                canvas.text(x, y, row.label, BODY, TEXT, "text-semibold", max_width=room)
        for switch in self.switches:
            canvas.hairline(x, switch.box.y, width, colour=LINE, alpha=120)
        y = self.analysis.box.bottom
        canvas.hairline(x, y, width, colour=LINE, alpha=120)
        canvas.text(x, y + 32, Said("setup-seed"), BODY, TEXT, "text-semibold")
        if width >= WIDE_FROM:
            canvas.text(x, y + 58, SAME_DICE, SMALL, SECOND_TEXT)
        else:
            canvas.text(x + width, y + 32, SAME_DICE, SMALL, SECOND_TEXT, align="right")


def _told_of(setting: Setting) -> list[Words]:
    """What a setting is about, then each of its choices that says something of itself."""
    told = [
        Said("house-noted", {"title": choice.title, "about": choice.about})
        for choice in setting.choices
        if choice.about
    ]
    return [Said("house-sentence", {"words": each}) for each in (setting.about, *told) if each]
