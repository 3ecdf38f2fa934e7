"""The curtain before a table: it hangs from the click on until everything behind it is painted."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame

from engine.core.errors import InputError
from engine.ui.animation import Tween, ease_in_out
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.cover import CORNER, CREAM
from engine.ui.inputs import Intent, KeyPressed, PointerPressed
from engine.ui.pages.page_theme import theme_of
from engine.ui.paint.ledger import FrameLedger
from engine.ui.scene import Scene, Window
from engine.ui.slices import SlicedPainting
from engine.ui.theme import BLACK, Colour, darken

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.ui.worker import Ticket

SLICE_SECONDS: Final = 0.012
"""What a frame may paint behind the curtain, besides the picture it has begun."""
FADE_SECONDS: Final = 0.24
LIT_TOP: Final = 0.55
DARK_FOOT: Final = 0.85
FOLDS: Final = 0.03
WAVES: Final = (44, 71)
TITLE: Final = 72
LEAST_COVER: Final = 0.25
"""How high a cover is, of the cloth, to hang on it."""


class CoverCurtain(Scene):
    """Hangs in the place of a page with a table while that is made and painted.

    The page is not on the screen until the curtain gives its place to it, so nothing moves on it
    before. What the game's tables are drawn with is loaded by the worker; the painting is done in
    slices, on a sheet that is shown when the curtain fades.
    """

    def __init__(self, app: Window, game: Game, make: Callable[[], Scene]) -> None:
        super().__init__(app, theme_of(game))
        self.page: Scene | None = None
        self._game = game
        self._make = make
        self._is_seen = self._is_loaded = self._is_open = False
        self._ticket: Ticket[Any] | None = None
        self._slices: SlicedPainting | None = None
        self._sheet: FrameLedger | None = None
        self._behind: pygame.Surface | None = None
        self._cloth: pygame.Surface | None = None
        self._share = 0.0

    # -- life of the scene

    def enter(self) -> None:
        """Has loaded what tables of this game are drawn with."""
        # What fails here fails again, and is told, where the page is made.
        self._ticket = self.app.worker.submit(
            self._game.table_parts, self._loaded, failed=self._loaded
        )

    def _loaded(self, _: object) -> None:
        self._is_loaded = True

    def leave(self) -> None:
        """Nobody waits for the page any more, unless it has come."""
        if self._ticket is not None:
            self._ticket.cancel()
        if self._slices is not None:
            self._slices.give_up()
        if self.page is not None and not self._is_open:
            self.page.leave()

    def secure(self) -> bool:
        """What is on the page is kept."""
        return self.page is None or self.page.secure()

    def seconds_to_wake(self) -> float | None:
        """At once while anything is to be built: no frame is shown that it could keep waiting."""
        return 0.0 if self._is_building else super().seconds_to_wake()

    @property
    def _is_building(self) -> bool:
        is_due = self._is_seen and self._is_loaded
        return is_due and not (self._is_open or self.film.is_playing)

    def pass_time(self, seconds: float) -> None:
        """Build a slice of the page; the first frame is the curtain's own."""
        super().pass_time(seconds)
        if not self._is_building:
            return
        if self._slices is None:
            self._slices = SlicedPainting(self.app.pictures, self._build)
        try:
            if self._slices.go_on(SLICE_SECONDS):
                self._rise()
        except InputError as problem:
            self.app.toast(f"{problem}.", "warning")
            self.app.remove(self)

    def layout(self, width: float, height: float) -> None:
        """Another size: the page is painted for that one."""
        self._cloth = None
        if self._slices is not None:
            self._slices.give_up()
            self._slices = None

    def handle(self, intent: Intent) -> bool:
        """What is pressed while the curtain fades is meant for what is behind it."""
        is_press = isinstance(intent, PointerPressed | KeyPressed)
        if self.film.is_playing and self.page is not None and is_press:
            self.film.skip()
            return self.page.handle(intent)
        return super().handle(intent)

    # -- the page behind it

    def _build(self) -> None:
        """Make the page, lay it out, and paint it until nothing of it is missing."""
        breathe = self.app.pictures.breathe
        if self.page is None:
            self.page = self._make()
            breathe()
        page = self.page
        page.settle(self.width, self.height)
        breathe()
        page.get_ready()
        breathe()
        sheet = self._sheet = FrameLedger(self.app.canvas.surface.get_size())
        canvas = self.app.canvas_on(sheet, page.theme)
        page.paint(canvas)
        while not page.is_whole:
            while page.paint_on():
                breathe()
            sheet.drop()
            page.paint(canvas)

    def _rise(self) -> None:
        """The page is there: the curtain fades, if there are films and all may see the page."""
        page = self.page
        assert page is not None
        if not self.film.speed.factor or not page.may_be_seen:
            self._open()
            return
        assert self._sheet is not None
        self._behind = pygame.Surface(self._sheet.get_size())
        self._sheet.show(self._behind)
        self.film.play(Tween(FADE_SECONDS, self._fade, ease_in_out))
        self.film.call(self._open)

    def _fade(self, share: float) -> None:
        self._share = share

    def _open(self) -> None:
        """The page takes the curtain's place."""
        assert self.page is not None
        self._is_open = True
        self.app.replace(self.page)

    # -- looks

    def draw(self, canvas: Canvas) -> None:
        """The cloth, and as much as is seen of the page through it."""
        self._is_seen = True
        if self._cloth is None:
            self._cloth = self._painted(canvas)
        if self._behind is not None:
            canvas.surface.blit(self._behind, (0, 0))
        canvas.image(self._cloth, 0, 0, alpha=255 * (1 - self._share))

    def _painted(self, canvas: Canvas) -> pygame.Surface:
        """The cloth in the colours of the cover, with the cover on it where it is painted."""
        cloth = hanging_cloth(canvas.surface.get_size(), self.theme.accent)
        canvas = canvas.on(cloth, (0, 0))
        x, y = canvas.width / 2, canvas.height / 2
        least = LEAST_COVER * cloth.get_height()
        found = self.app.pictures.parts("cover", self._game.key)
        covers = [each for each in found if each.get_height() >= least]
        if not covers:
            title, font = self._game.title, self.theme.title_font
            canvas.text(x, y + 3, title, TITLE, BLACK, font, "centre", alpha=130, spacing=4)
            canvas.text(x, y, title, TITLE, CREAM, font, "centre", spacing=4)
            return cloth
        cover = max(covers, key=pygame.Surface.get_height)
        width, height = (length / canvas.scale for length in cover.get_size())
        canvas.shadow(Box.around(x, y, width, height), CORNER, blur=26, drop=14, strength=150)
        canvas.image(cover, x, y, centre=True, premultiplied=True)
        return cloth


def hanging_cloth(size: tuple[int, int], accent: Colour) -> pygame.Surface:
    """A cloth in the colours of a cover's ground, with folds from the left to the right."""
    width, height = size
    cloth, folds = pygame.Surface(size), pygame.Surface((width, 1))
    for x in range(width):
        wave = math.sin(x / width * WAVES[0]) + math.sin(x / width * WAVES[1])
        level = round(255 * (1 - FOLDS * (1 - wave / 2)))
        folds.set_at((x, 0), (level, level, level))
    for y in range(height):
        share = y / height
        cloth.fill(darken(accent, LIT_TOP + (DARK_FOOT - LIT_TOP) * share), (0, y, width, 1))
        cloth.blit(folds, (0, y), special_flags=pygame.BLEND_RGB_MULT)
    return cloth
