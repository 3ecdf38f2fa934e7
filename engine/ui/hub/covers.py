"""The covers of the games: painted one at a time, and as the curtain before a table that is
loading.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from engine.core.card import Card
from engine.core.errors import InputError
from engine.text.message import Words
from engine.ui.animation import Tween, ease_in_out
from engine.ui.box import Box
from engine.ui.canvas import Canvas, Pictures
from engine.ui.cooperative_work import SlicedPainting, settle_in
from engine.ui.display import Intent, KeyPressed, PointerPressed
from engine.ui.pages.page_theme import ThemedPage, theme_of
from engine.ui.paint import shapes
from engine.ui.paint.pictures import FrameLedger
from engine.ui.paint.portraits import CORNER, CREAM
from engine.ui.scene import Scene, Window
from engine.ui.theme import BLACK, DISPLAY, THEMES, WHITE, Colour, Theme, asset_root, darken

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.core.registry import Announced, Painter
    from engine.ui.cooperative_work import Ticket


# The covers of the games: painted one at a time, after the page that shows them is on screen.

PICTURE_SHARE: Final = 0.745  # of a cover's height, above its title
PAINT_SECONDS: Final = 0.008
"""What a frame may paint of what is wanted, besides the picture it has begun."""

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class CoverOf:
    """One cover: whose it is, the theme of its frame, how to get the painter, and what it says."""

    key: str
    theme: Theme
    painter: Callable[[], Painter]
    tagline: Words = ""


class CoverShelf:
    """Hands out covers that are painted already and notes the ones that are wanted.

    `paint_one` paints one of those; a page calls it once after each frame, so that no frame has
    to wait for all of them. `say` is how the page says a tagline; each language has covers of its
    own. What was painted last, and what was cut out, the shelf keeps itself: where one frame
    takes more room than the pictures have, it would be gone again before it is shown.
    """

    def __init__(self, pictures: Pictures, say: Callable[[Words], str]) -> None:
        self._pictures = pictures
        self._say = say
        self._wanted: dict[tuple[object, ...], Callable[[], pygame.Surface]] = {}
        self._fresh: dict[tuple[object, ...], pygame.Surface] = {}
        self._parts: dict[tuple[object, ...], pygame.Surface] = {}

    @property
    def is_waiting(self) -> bool:
        return bool(self._wanted)

    def picture(self, cover: CoverOf, size: Size) -> pygame.Surface | None:
        """The cover at a size in pixels (premultiplied), None until it is painted."""
        line = self._say(cover.tagline)
        key = ("cover", cover.key, line, size)
        if key in self._pictures or key in self._fresh:
            return self._pictures.get(key, lambda: self._fresh[key])
        self._wanted[key] = lambda: cover.painter()(size, line)
        return None

    def reduced(self, cover: CoverOf, full: Size, size: Size) -> pygame.Surface | None:
        """The cover as it is painted at its full size, made smaller."""
        whole = self.picture(cover, full)
        if whole is None or size == full:
            return whole
        key = ("cover reduced", cover.key, self._say(cover.tagline), full, size)
        return self._pictures.get(key, lambda: shapes.reduced(whole, *size))

    def part(
        self, cover: CoverOf, size: Size, corner: int, above: int = 2
    ) -> pygame.Surface | None:
        """What of a cover's picture, without its title, fills a frame with round corners: its
        middle, or nearer to its top, the larger `above` is.
        """
        key = (cover.key, self._say(cover.tagline), size, corner, above)
        if key not in self._parts:
            rim = max(2, corner // 2)
            full = _size_that_fills(size, rim)
            painted = self._pictures.parts("cover", cover.key)
            larger = [each for each in painted if each.get_width() >= full[0]]
            # The hub's, made smaller, costs a twentieth of another painting.
            least = min(larger, key=pygame.Surface.get_width, default=None)
            whole = self.picture(cover, full) if least is None else shapes.reduced(least, *full)
            if whole is None:
                return None
            self._parts[key] = _cut_out(whole, size, corner, rim, above)
        return self._parts[key]

    def scene(self, name: str, size: Size, corner: int) -> pygame.Surface | None:
        """The middle of a lesson's or a scenario's picture with round corners (premultiplied).

        None until it is read, and where there is no such picture.
        """
        key = ("scene", name, size, corner)
        if key in self._pictures or key in self._fresh:
            return self._pictures.get(key, lambda: self._fresh[key])
        if name in _scenes():
            self._wanted[key] = lambda: _scene_picture(name, size, corner)
        return None

    def paint_one(self) -> bool:
        """Paints the cover that was wanted first; whether there was one."""
        if not self._wanted:
            return False
        key = next(iter(self._wanted))
        self._fresh = {key: self._pictures.get(key, self._wanted.pop(key))}
        return True

    def paint_some(self, seconds: float) -> None:
        """Paints a cover, or reads pictures for about so long."""
        end = time.perf_counter() + seconds
        self.paint_one()
        while time.perf_counter() < end and next(iter(self._wanted), ("cover",))[0] == "scene":
            self.paint_one()

    def forget(self) -> None:
        """Nothing is wanted any more: the window has another size."""
        self._wanted.clear()
        self._fresh.clear()
        self._parts.clear()


class CoversPage(ThemedPage):
    """A page with covers on it: one that is missing is painted after each frame."""

    def __init__(self, app: Window, title: Words, *, is_from_hub: bool = False) -> None:
        super().__init__(app, title, is_from_hub=is_from_hub)
        self.shelf = CoverShelf(app.pictures, self.said)
        self._may_paint = False

    def arrange(self, column: Box) -> float:
        self.shelf.forget()
        return super().arrange(column)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._may_paint and self.shelf.is_waiting:
            self.shelf.paint_some(PAINT_SECONDS)
            self._may_paint = False
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.shelf.is_waiting

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._may_paint = True


# Pictures of lessons and scenarios: files, made by `build.lesson_pictures`.

SCENES: Final = "scenes"
SCENE_SIZE: Final = (480, 244)


def lesson_name(game: str, lesson: str) -> str:
    return f"{game}-{lesson}"


def scenario_name(game: str, scenario: str) -> str:
    return f"{game}-scenario-{scenario}"


@cache
def _scenes() -> frozenset[str]:
    return frozenset(path.stem for path in (asset_root() / SCENES).glob("*.jpg"))


def has_scene(name: str) -> bool:
    return name in _scenes()


def draw_scene_now(canvas: Canvas, frame: Box, name: str) -> None:
    """A picture on a page that has no shelf; nothing where there is none."""
    if name in _scenes():
        size, corner = canvas.rect(frame).size, canvas.px(10)
        key = ("scene", name, size, corner)
        picture = canvas.pictures.get(key, lambda: _scene_picture(name, size, corner))
        canvas.image(picture, frame.x, frame.y, premultiplied=True)


def _scene_picture(name: str, size: Size, corner: int) -> pygame.Surface:
    """A picture that fills a frame, what is over on both sides left out."""
    found = pygame.image.load(asset_root() / SCENES / f"{name}.jpg")
    share = max(size[0] / found.get_width(), size[1] / found.get_height())
    wide, high = (math.ceil(length * share) for length in found.get_size())
    whole = pygame.transform.smoothscale(found, (wide, high))
    sheet = shapes.blank(*size)
    sheet.blit(whole, ((size[0] - wide) // 2, (size[1] - high) // 2))
    sheet.blit(shapes.rounded_mask(*size, corner), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def _size_that_fills(frame: Size, rim: int) -> Size:
    """The cover whose picture, within a rim, is at least as wide and as high as a frame."""
    width = max(frame[0] + 2 * rim, math.ceil((frame[1] + rim) / PICTURE_SHARE * 3 / 4))
    return width, round(width * 4 / 3)


def _cut_out(
    cover: pygame.Surface, size: Size, corner: int, rim: int, above: int
) -> pygame.Surface:
    """The middle of the picture; the cover's own edge and corners stay outside."""
    art = round(cover.get_height() * PICTURE_SHARE)
    left = (cover.get_width() - size[0]) // 2
    top = rim + max(0, art - rim - size[1]) // above
    sheet = shapes.blank(*size)
    sheet.blit(cover, (0, 0), (left, top, *size))
    mask = shapes.rounded_mask(*size, corner)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def game_cover(game: Card) -> CoverOf:
    """The cover of a game that can be played; one without a painter gets a plain one."""
    theme = theme_of(game)
    return CoverOf(
        game.key, theme, lambda: game.cover() or plain_cover(game.title, theme), game.tagline
    )


def announced_cover(announced: Announced) -> CoverOf:
    theme = THEMES.get(announced.key, THEMES["hub"])
    return CoverOf(announced.key, theme, announced.cover, announced.tagline)


def draw_cover(canvas: Canvas, box: Box, cover: CoverOf, shelf: CoverShelf) -> None:
    """A cover in its place, or its ground while it is being painted."""
    picture = shelf.picture(cover, canvas.rect(box).size)
    if picture is not None:
        canvas.image(picture, box.x, box.y, premultiplied=True)
        return
    accent = cover.theme.accent
    canvas.rounded(box, 10, (darken(accent, 0.55), darken(accent, 0.85)), (*WHITE, 46))


def plain_cover(name: str, theme: Theme) -> Painter:
    """The cover of a game that paints none itself: its name on its accent."""
    from engine.ui.paint.portraits import CREAM, render_cover, scrim, title  # noqa: PLC0415 (once it is painted)

    def picture(canvas: Canvas) -> None:
        canvas.glow(168, 180, 200, 200, theme.accent, 0.3)
        scrim(canvas, 260, darken(theme.accent, 0.85))
        size = DISPLAY
        while size > 20 and canvas.text_width(name, size, theme.title_font, 2) > 296:
            size -= 2
        title(canvas, name, 388, size, 2, CREAM)

    def paint(size: Size, tagline: str) -> pygame.Surface:
        ground = (darken(theme.accent, 0.45), darken(theme.accent, 0.8))
        return render_cover(size, theme, ground, picture)

    return paint


# The curtain before a table: it hangs from the click on until everything behind it is painted.

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
        if self._ticket is not None:
            self._ticket.cancel()
        if self._slices is not None:
            self._slices.give_up()
        if self.page is not None and not self._is_open:
            self.page.leave()

    def secure(self) -> bool:
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
        assert self.page is not None
        self._is_open = True
        self.app.replace(self.page)

    # -- looks

    def draw(self, canvas: Canvas) -> None:
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


# The rules of all games, loaded behind the menu while nobody has gone to one yet.


class Loading:
    """Loads one game after the other in the worker's thread; a fault is told in one sentence.

    A game that somebody goes to before its turn is loaded at once, by who goes there.
    """

    def __init__(self, app: Window) -> None:
        self._app = app
        self._menu: Scene | None = None

    def begin(self) -> None:
        """Has every game loaded that is not there yet, in the order of the hub."""
        registry, self._menu = self._app.registry, self._app.top
        for key in registry.keys:
            self._app.worker.submit(partial(registry.game, key), self.warm_up, self._tell)
        self._app.worker.submit(lambda: None, self._settle_in)

    def _settle_in(self, _: None) -> None:
        """Unless somebody has gone on: what lies above the menu is to be let go some day."""
        if self._app.top is self._menu:
            settle_in()

    def warm_up(self, game: Game) -> None:
        """Has done in the background what a game wishes for, unless an earlier run did it."""
        if not game.is_warm:
            # What fails here fails again, and is told, at the table that needs it.
            self._app.worker.work_out(game.warm_up, failed=lambda error: None)

    def _tell(self, fault: Exception) -> None:
        if not isinstance(fault, InputError):
            raise fault
        self._app.toast(str(fault), "warning")
