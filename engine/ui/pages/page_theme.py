"""What the pages around a table share: the bar along the top, a sheet that scrolls, and dialogs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from engine.core.card import Card
from engine.core.errors import InputError
from engine.core.setup import Setup
from engine.text.message import Message, Words
from engine.ui import theme as style
from engine.ui.box import Box
from engine.ui.canvas import PANEL_RADIUS, Canvas
from engine.ui.display import Intent, KeyPressed, PointerPressed
from engine.ui.scene import Scene, Window
from engine.ui.widgets import Button, ScrollArea, Widget, base
from engine.ui.widgets.base import NO_BOX

# What the pages around a table share: the bar along the top, and a sheet that scrolls.

BAR_HEIGHT: Final = 56.0
WIDEST_PAGE: Final = 1776.0
ROOMY_FROM: Final = 1700.0
MARGIN: Final = 72.0
SMALL_MARGIN: Final = 32.0
TOP_GAP: Final = 48.0
SMALL_TOP_GAP: Final = 24.0
ICON_STEP: Final = 48.0
ICON_SIZE: Final = 44.0


def theme_of(game: Card, setup: Setup | None = None) -> style.Theme:
    """The theme of a game, with the seats' colors of a match of it; a game without one of its own
    takes the hub's colours and plain type.
    """
    plain = style.Theme(game.key, style.ACCENTS["hub"], "text-bold")
    return dressed_for(style.THEMES.get(game.key, plain), setup)


def dressed_for(theme: style.Theme, setup: Setup | None) -> style.Theme:
    """The theme with the seats' colors of a match, if there is one."""
    return theme if setup is None else replace(theme, seats=setup.colours)


def attempt(app: Window, action: Callable[[], object]) -> bool:
    """Does something that may fail on files; the person hears in one sentence when it does."""
    try:
        action()
    except InputError as problem:
        app.toast(problem.said, "warning")
        return False
    return True


def page_margin(width: float) -> float:
    return MARGIN if width >= ROOMY_FROM else SMALL_MARGIN


def page_column(width: float, widest: float = WIDEST_PAGE) -> Box:
    """The column in the middle of a window that a page fills; only x and w mean anything."""
    inner = min(widest, width - 2 * page_margin(width))
    return Box((width - inner) / 2, 0, inner, 0)


class PageBar(Widget):
    """The bar of a page: the way back, the title with a tag, and a few icon buttons.

    `note` are quiet words behind the tag, where they have room.
    """

    note: Words = ""

    def __init__(
        self,
        title: Words,
        way_back: Button,
        *,
        tag: tuple[Words, str | None] | None = None,
        buttons: Sequence[Button] = (),
        title_font: style.Font | None = None,
    ) -> None:
        super().__init__()
        self.title = title
        self.title_font = title_font
        self.tag = tag
        self.way_back = way_back
        self.buttons = tuple(buttons)
        self.add(way_back)
        for button in self.buttons:
            self.add(button)

    def placed(self) -> None:
        middle = self.box.centre_y
        self.way_back.box = Box.around(self.box.x + 44, middle, ICON_SIZE, ICON_SIZE)
        for n, button in enumerate(reversed(self.buttons)):
            x = self.box.right - 44 - n * ICON_STEP
            button.box = Box.around(x, middle, ICON_SIZE, ICON_SIZE)

    def draw(self, canvas: Canvas) -> None:
        canvas.top_bar(self.box.h)
        x, y = self.box.x + 80, self.box.centre_y
        canvas.hairline(x, y - 12, 24, vertical=True, colour=style.LINE)
        font = canvas.theme.title_font if self.title_font is None else self.title_font
        x += 24 + canvas.text(x + 24, y, self.title, style.HEADING, style.TEXT, font)
        if self.tag is not None:
            label, icon = self.tag
            x += 24 + canvas.tag(x + 24, y, label, canvas.theme.accent, icon)
        right = self.buttons[0].box.x - 16 if self.buttons else self.box.right - 24
        if x + 24 + canvas.text_width(self.note, style.BODY) <= right:
            canvas.text(x + 24, y, self.note, style.BODY, style.SECOND_TEXT)


class ThemedPage(Scene):
    """A page with a bar and a sheet below it; the sheet scrolls when it does not fit.

    Kinds of pages `declare` what they show as a tree of parts (`engine.ui.widgets.kit`), at most
    `widest` units wide. `bar` takes the place of the plain one.
    """

    widest: float = WIDEST_PAGE
    top: float | None = None  # the gap above the content, where it is a page's own
    below = 48.0
    content: Widget | None = None

    def __init__(
        self,
        app: Window,
        title: Words,
        *,
        theme: style.Theme | None = None,
        tag: tuple[Words, str | None] | None = None,
        buttons: Sequence[Button] = (),
        is_from_hub: bool = False,
        bar: PageBar | None = None,
    ) -> None:
        super().__init__(app, theme)
        icon = "home" if is_from_hub else "arrow-left"
        tooltip = Message("house-to-main-menu") if is_from_hub else Message("house-back")
        way_back = Button(kind="icon", icon=icon, on_click=self.back, tooltip=tooltip)
        self.bar = PageBar(title, way_back, tag=tag, buttons=buttons) if bar is None else bar
        self.sheet = self.make_sheet()
        self.add(self.sheet)
        self.add(self.bar)

    def make_sheet(self) -> ScrollArea:
        """What scrolls below the bar."""
        return ScrollArea(self.paint_sheet)

    @property
    def is_roomy(self) -> bool:
        return self.width >= ROOMY_FROM

    @property
    def foot_height(self) -> float:
        """Room kept free at the bottom for something that does not scroll."""
        return 0.0

    def layout(self, width: float, height: float) -> None:
        self.bar.box = Box(0, 0, width, BAR_HEIGHT)
        self.sheet.box = Box(0, BAR_HEIGHT, width, height - BAR_HEIGHT - self.foot_height)
        self.rearrange()

    @property
    def letters(self) -> float:
        """How much larger than elsewhere letters are for their room: in small windows type has a
        floor.
        """
        return max(1.0, self.app.canvas.line_step(style.BODY, 1) / style.BODY)

    def column(self, widest: float) -> Box:
        """The column of the page, wider where letters are large; only x and w mean anything."""
        return page_column(self.width, widest * self.letters)

    def rearrange(self) -> None:
        """Places the content anew, as after something was added to it."""
        gap = TOP_GAP if self.is_roomy else SMALL_TOP_GAP
        column = page_column(self.width)
        top = gap if self.top is None else self.top
        self.sheet.content_height = self.arrange(Box(column.x, top, column.w, 0))
        self.invalidate()

    def declare(self, content: Widget) -> None:
        """Put a tree of parts on the sheet in place of what was there."""
        self.content = content
        self.sheet.remove_all()
        if self.width:
            self.rearrange()

    def arrange(self, column: Box) -> float:
        """Place the content in a column that starts at its y; returns where the content ends."""
        if self.content is None:
            return column.y
        page = self.column(self.widest)
        high = self.content.height(self.app.canvas, page.w)
        self.sheet.place(self.content, Box(page.x, column.y, page.w, high))
        return column.y + high + self.below

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        """Draw what is no widget; `content.y` moves with the scrolling."""

    def handle(self, intent: Intent) -> bool:
        """The paging keys scroll the sheet, whatever has the focus."""
        if super().handle(intent):
            return True
        return isinstance(intent, KeyPressed) and self.sheet.handle(intent)

    def attempt(self, action: Callable[[], object]) -> bool:
        return attempt(self.app, action)


# Questions over a dimmed page.

WIDTH: Final = 600.0
INSET: Final = 28.0
BUTTON_HEIGHT: Final = 56.0
BUTTON_WIDTH: Final = 200.0
GAP: Final = 16.0
YES: Final = Message("house-yes")


class Dialog(Scene):
    """A panel in the middle of a dimmed page: title, words, a body of widgets, buttons.

    Buttons stand at the right in the order given, the last one being the primary one. Esc, and a
    press beside the panel, close it. `body` widgets are stacked, each `(widget, height)`.
    """

    is_overlay = True

    def __init__(
        self,
        app: Window,
        title: Words,
        words: Words = "",
        buttons: tuple[base.Button, ...] = (),
        *,
        body: tuple[tuple[base.Widget, float], ...] = (),
        width: float = WIDTH,
        theme: style.Theme | None = None,
    ) -> None:
        below = None if app.top is None else app.top.theme
        super().__init__(app, below if theme is None else theme)
        self.title = title
        self.words = words
        self.wanted_width = width
        self.panel = NO_BOX
        self._words_height = 0.0
        self.body = body
        self.buttons = buttons
        for widget, _ in body:
            self.add(widget)
        for button in buttons:
            self.add(button)

    def layout(self, width: float, height: float) -> None:
        panel_width = min(self.wanted_width, width - 48)
        inner = panel_width - 2 * INSET
        body_height = sum(size + GAP for _, size in self.body)
        buttons_height = BUTTON_HEIGHT + 12 if self.buttons else 0
        self._words_height = self._height_of_words(inner)
        panel_height = 2 * INSET + 40 + self._words_height + body_height + buttons_height
        self.panel = Box.around(width / 2, height / 2, panel_width, min(panel_height, height - 32))
        y = self.panel.y + INSET + 40 + self._words_height
        for widget, size in self.body:
            widget.box = Box(self.panel.x + INSET, y, inner, size)
            y += size + GAP
        self._lay_out_buttons(inner)

    def _height_of_words(self, inner: float) -> float:
        if not self.words:
            return 12.0
        return self.app.canvas.paragraph_height(inner, self.words, style.BODY) + 24

    def _lay_out_buttons(self, inner: float) -> None:
        count = len(self.buttons)
        if not count:
            return
        width = min(BUTTON_WIDTH, (inner - (count - 1) * GAP) / count)
        right = self.panel.right - INSET
        y = self.panel.bottom - INSET - BUTTON_HEIGHT
        for button in reversed(self.buttons):
            button.box = Box(right - width, y, width, BUTTON_HEIGHT)
            right -= width + GAP

    def handle(self, intent: Intent) -> bool:
        """Everything ends here: the page below hears nothing."""
        if super().handle(intent):
            return True
        if isinstance(intent, PointerPressed) and not self.panel.contains((intent.x, intent.y)):
            self.back()
        # Keys that mean the same everywhere (full screen, mute) still reach the app.
        return not isinstance(intent, KeyPressed)

    def draw(self, canvas: Canvas) -> None:
        ground = style.mix(canvas.theme.panel, canvas.theme.accent, 0.03)
        canvas.shadow(self.panel, PANEL_RADIUS, blur=30, drop=14, strength=170)
        canvas.rounded(
            self.panel,
            PANEL_RADIUS,
            (style.lighten(ground, 0.04), ground),
            style.lighten(style.LINE, 0.12),
        )
        canvas.lit_edge(self.panel, PANEL_RADIUS)
        x, y, room = self.panel.x + INSET, self.panel.y + INSET, self.panel.w - 2 * INSET
        canvas.text(
            x, y + 12, self.title, style.HEADING, style.TEXT, "text-semibold", max_width=room
        )
        if self.words:
            canvas.paragraph(
                Box(x, y + 40, room, self._words_height), self.words, style.BODY, style.SECOND_TEXT
            )
        self.draw_widgets(canvas)


class Confirm(Dialog):
    """One question, two answers; Enter says yes, Esc says no."""

    def __init__(
        self,
        app: Window,
        title: Words,
        words: Words,
        on_yes: Callable[[], object],
        *,
        yes: Words = YES,
        on_no: Callable[[], object] | None = None,
        is_dangerous: bool = False,
    ) -> None:
        self.on_yes = on_yes
        self.on_no = on_no
        accent = style.BAD if is_dangerous else None
        super().__init__(
            app,
            title,
            words,
            (
                base.Button(Message("house-cancel"), self.back, kind="secondary", key="Esc"),
                base.Button(yes, self._say_yes, kind="primary", key="Space", accent=accent),
            ),
        )

    def _say_yes(self) -> None:
        self.app.remove(self)
        self.on_yes()

    def back(self) -> bool:
        self.app.remove(self)
        if self.on_no is not None:
            self.on_no()
        return True
