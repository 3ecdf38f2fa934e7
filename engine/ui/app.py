"""The window: scenes on a stack, events in, frames out only when something changed."""

from __future__ import annotations

import sys
import time
import warnings
from collections import deque
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any, Final

import pygame

from engine.core.settings import SMALLEST_WINDOW, Settings, SettingsFile
from engine.core.storage import StorageError, is_there, put_in_place, user_folder
from engine.ui import assets
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas, Pictures, Typesetter
from engine.ui.freed import give_back
from engine.ui.inputs import NOWHERE, InputReader, Intent, KeyPressed, PointerLeft, PointerMoved
from engine.ui.routes import Routes
from engine.ui.scene import Scene
from engine.ui.sound import Sound, synthesise_all
from engine.ui.theme import ACCENTS, BAR, SMALL, TEXT, THEMES, Theme
from engine.ui.widgets.toast import Toasts, Tone
from engine.ui.worker import Worker

DESIGN: Final = (1920, 1080)
TITLE: Final = "Tabletop Bots"
SMALLEST: Final = (320, 200)
LARGEST: Final = (8192, 8192)
FRAMES_A_SECOND: Final = 60
LONGEST_STEP: Final = 0.1  # a film does not jump ahead because one frame came late
RESIZE_QUIET_SECONDS: Final = 0.15
SAVE_QUIET_SECONDS: Final = 0.5
LONGEST_SLEEP: Final = 60.0
LOOK_SECONDS: Final = 1 / 60
FIRST_POLL_SECONDS: Final = 0.002
SLOWEST_POLL_SECONDS: Final = 0.05
KEY_REPEAT_MS: Final = (350, 35)
BLIND_DRIVERS: Final = ("dummy", "offscreen")
WINDOW_ICON: Final = "perspective-dice-six-faces-random"
VOLUME_KEY: Final = "m"


class DisplayError(Exception):
    """There is no screen to show a window on; one sentence for the player."""


class SystemClipboard:
    """The desktop's clipboard; where there is none, text copied here can be pasted here."""

    def __init__(self) -> None:
        self._own = ""

    def read(self) -> str:
        """The text there, empty when there is none."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return self._own

    def write(self, text: str) -> None:
        """Put text there."""
        self._own = text
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return


class App:
    """Owns the window, the scenes, and everything scenes share.

    `registry` is the list of games; the app only hands it on. With `headless` it runs on the
    dummy driver (tests, screenshots); without, a missing screen raises DisplayError. `routes`
    makes the ways between pages; one page alone does without. `audit` records every text drawn,
    for tests.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        registry: Any = None,
        size: tuple[int, int] | None = None,
        *,
        settings_file: SettingsFile | None = None,
        routes: Callable[[App], Routes] | None = None,
        headless: bool = False,
        audit: Audit | None = None,
    ) -> None:
        self.settings_file = settings_file
        if settings is None:
            settings = Settings() if settings_file is None else settings_file.load()
        self.settings = settings
        self.registry = registry
        self._routes = None if routes is None else routes(self)
        self.audit = audit
        self.headless = headless
        self.sound = Sound(is_on=settings.sound, volume=settings.volume)
        self.worker = Worker(apart=not headless)
        self.clipboard = SystemClipboard()
        self.pictures = Pictures()
        self.typesetter = Typesetter()
        self.toasts = Toasts()
        self.scenes: list[Scene] = []
        self.frame_times: deque[float] = deque(maxlen=600)
        self.frames_drawn = 0
        self.is_running = False
        self.shows_performance = False
        self._is_dirty = True
        self._has_left = False
        self._windowed_size = settings.window_size if size is None else size
        self._is_fullscreen = settings.fullscreen and size is None and not headless
        self._unsaved_for: float | None = None
        self._resizing: _Resizing | None = None
        self._beneath: pygame.Surface | None = None
        self._poll_seconds = FIRST_POLL_SECONDS
        self._is_repeating = False
        self._surface = self._open_window()
        self._size = self._surface.get_size()
        self.pictures.fit(self._size)
        self.inputs = InputReader(self.scale)
        self.canvas = self._canvas(THEMES["hub"])
        if settings_file is not None and settings_file.problem is not None:
            self.toast(settings_file.problem, "warning")

    # -- measures

    @property
    def surface(self) -> pygame.Surface:
        """The window's picture, in real pixels."""
        return self._surface

    @property
    def size(self) -> tuple[int, int]:
        """The size everything is laid out for, in real pixels."""
        return self._size

    @property
    def scale(self) -> float:
        """Real pixels per logical unit."""
        width, height = self._size
        return min(width / DESIGN[0], height / DESIGN[1]) * self.settings.ui_scale

    @property
    def viewport(self) -> Box:
        """The window in logical units: 1920x1080 at 16:9 and a UI scale of 1."""
        width, height = self._size
        return Box(0, 0, width / self.scale, height / self.scale)

    # -- scenes

    @property
    def top(self) -> Scene | None:
        """The scene that hears the player."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene (or an overlay) on top."""
        self._quieten_top()
        self.scenes.append(scene)
        scene.enter()
        self._settle(scene)
        self._stack_changed()

    def pop(self) -> bool:
        """Leave the top scene; the last one stays. Whether there was one to leave."""
        if len(self.scenes) < 2:
            return False
        self.remove(self.scenes[-1])
        return True

    def remove(self, scene: Scene) -> None:
        """Take a scene off the stack, wherever it stands; nothing when it is not on it."""
        if scene not in self.scenes:
            return
        was_top = scene is self.top
        self.scenes.remove(scene)
        self._leave(scene)
        if was_top and self.top is not None:
            self.top.resumed()
        self._stack_changed()

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one and of the overlays around it."""
        while self.scenes:
            old = self.scenes.pop()
            self._leave(old)
            if not old.is_overlay:
                break
        self.push(scene)

    def quit(self) -> None:
        """End the loop after this step."""
        self.is_running = False

    # -- services for scenes

    @property
    def routes(self) -> Routes:
        """The ways to other pages."""
        assert self._routes is not None, "this window was opened for one page alone"
        return self._routes

    def toast(self, text: str, tone: Tone = "plain") -> None:
        """Show a short message that goes by itself."""
        self.toasts.add(text, tone)
        self._is_dirty = True

    def change_settings(self, **changes: Any) -> None:
        """Change settings and let them take effect at once; they are saved a moment later."""
        before = self.settings
        self.settings = before.changed(**changes)
        if self.settings == before:
            return
        self.sound.is_on, self.sound.volume = self.settings.sound, self.settings.volume
        for scene in self.scenes:
            scene.film.speed = self.settings.animation_speed
        if self.settings.fullscreen != before.fullscreen:
            self._show_fullscreen(self.settings.fullscreen)
        elif self.settings.ui_scale != before.ui_scale:
            self._rebuild()
        if self.settings_file is not None:
            self._unsaved_for = 0.0
        self.canvas = self._canvas(self.canvas.theme)
        self._is_dirty = True

    def save_settings(self) -> None:
        """Write the settings now; a full disk is told once and not again."""
        if self._unsaved_for is None or self.settings_file is None:
            return
        self._unsaved_for = None
        try:
            self.settings_file.save(self.settings)
        except StorageError as error:
            self.toast(f"The settings could not be saved: {error}", "warning")

    def resize(self, width: int, height: int) -> None:
        """Lay out and draw for a window of that size."""
        width = max(SMALLEST[0], min(LARGEST[0], width))
        height = max(SMALLEST[1], min(LARGEST[1], height))
        self._resizing = None
        if self._surface.get_size() != (width, height):
            self._surface = _set_mode((width, height), pygame.RESIZABLE)
        if not self._is_fullscreen:
            self._windowed_size = (width, height)
            kept = (max(SMALLEST_WINDOW[0], width), max(SMALLEST_WINDOW[1], height))
            self.change_settings(window_size=kept)
        self._rebuild()

    def screenshot(self) -> None:
        """Save the window's picture under the first free number in the user folder."""
        folder = user_folder() / "screenshots"
        names = (folder / f"screenshot-{n:03}.png" for n in range(1, 1000))
        picture = BytesIO()
        pygame.image.save(self._surface, picture, ".png")
        try:
            path = next((name for name in names if not is_there(name)), None)
            if path is None:
                self.toast(f"There are too many pictures in {folder}", "warning")
                return
            put_in_place(path, picture.getvalue())
        except StorageError as error:
            self.toast(f"The picture could not be saved: {error}", "warning")
        else:
            self.toast(f"Picture saved as {path}")

    # -- the loop

    def run(self) -> None:
        """Show the window until it is closed."""
        self.is_running = True
        clock = pygame.time.Clock()
        last = time.perf_counter()
        self.step(0.0, [])
        self.worker.submit(synthesise_all, self.sound.keep)
        self.worker.start_thinkers()
        while self.is_running:
            is_moving = self._is_moving()
            events = self._frame_events(clock) if is_moving else self._awaited_events()
            now = time.perf_counter()
            seconds, last = now - last, now
            self.step(min(seconds, LONGEST_STEP) if is_moving else seconds, events)
            self.let_go()
        self.close()

    def step(self, seconds: float, events: Sequence[pygame.event.Event]) -> None:
        """Let time go by, take events, hand out what the worker finished, draw if needed.

        The loop calls it; tests call it with any seconds and events they like.
        """
        self._pass_time(seconds)
        for event in events:
            self._take(event)
        if self.worker.poll():
            self._poll_seconds = FIRST_POLL_SECONDS
        # Films begun by these events and results end here when animation is off.
        for scene in self._shown():
            scene.update(0.0)
        self._repeat_keys()
        if self._is_dirty or any(scene.needs_redraw for scene in self._shown()):
            self.draw()

    def let_go(self) -> None:
        """Give back what was held for pages left since the last call, or for another size."""
        if self._has_left:
            self._has_left = False
            give_back()

    def draw(self) -> None:
        """Draw a frame now."""
        started = time.perf_counter()
        self._is_dirty = False
        if self._resizing is not None:
            stretched = pygame.transform.scale(self._resizing.picture, self._surface.get_size())
            self._surface.blit(stretched, (0, 0))
        else:
            self._draw_scenes(self._surface)
        pygame.display.flip()
        self.frame_times.append(time.perf_counter() - started)
        self.frames_drawn += 1

    def close(self) -> None:
        """Leave all scenes, save the settings, let thread and sound card go."""
        while self.scenes:
            self.scenes.pop().leave()
        self.save_settings()
        self.worker.close()
        self.sound.close()
        pygame.display.quit()

    # -- time

    def seconds_to_wake(self) -> float:
        """How long the loop may sleep if nobody does anything."""
        due = [self.toasts.seconds_left, self.inputs.seconds_to_long_press]
        due += [scene.seconds_to_wake() for scene in self._shown()]
        if self._resizing is not None:
            due.append(RESIZE_QUIET_SECONDS - self._resizing.quiet_for)
        if self._unsaved_for is not None:
            due.append(SAVE_QUIET_SECONDS - self._unsaved_for)
        if self.worker.is_busy:
            due.append(self._poll_seconds)
        return max(0.0, min((each for each in due if each is not None), default=LONGEST_SLEEP))

    def _is_moving(self) -> bool:
        return self._is_dirty or any(
            scene.is_animating or scene.needs_redraw for scene in self._shown()
        )

    def _frame_events(self, clock: pygame.time.Clock) -> list[pygame.event.Event]:
        clock.tick(FRAMES_A_SECOND)
        return pygame.event.get()

    def _awaited_events(self) -> list[pygame.event.Event]:
        """Sleep until something happens or is due.

        Not `pygame.event.wait`: it looks for events a thousand times a second, which alone takes
        some 4 % of a core. Sixty looks a second are felt by nobody.
        """
        due = time.perf_counter() + self.seconds_to_wake()
        while not (events := pygame.event.get()):
            left = due - time.perf_counter()
            if left <= 0:
                break
            time.sleep(min(left, LOOK_SECONDS))
        if self.worker.is_busy:
            # A quick bot is heard at once, a slow one costs twenty polls a second.
            self._poll_seconds = min(SLOWEST_POLL_SECONDS, 1.6 * self._poll_seconds)
        return events

    def _pass_time(self, seconds: float) -> None:
        for intent in self.inputs.pass_time(seconds):
            self._give(intent)
        if self.toasts.pass_time(seconds):
            self._is_dirty = True
        if self._resizing is not None:
            self._resizing.quiet_for += seconds
            if self._resizing.quiet_for >= RESIZE_QUIET_SECONDS - 1e-9:
                self.resize(*self._resizing.size)
        if self._unsaved_for is not None:
            self._unsaved_for += seconds
            if self._unsaved_for >= SAVE_QUIET_SECONDS - 1e-9:
                self.save_settings()
        for scene in self._shown():
            scene.pass_time(seconds)

    # -- events

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self._window_dragged(event.w, event.h)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self._is_dirty = True
        else:
            for intent in self.inputs.read(event):
                self._give(intent)

    def _give(self, intent: Intent) -> None:
        top = self.top
        handled = top is not None and top.handle(intent)
        if not handled and isinstance(intent, KeyPressed):
            self._own_key(intent)

    def _own_key(self, intent: KeyPressed) -> None:
        """The keys that mean the same on every page."""
        speed = self.settings.animation_speed
        if intent.key == "f11" or (intent.key == "return" and intent.alt):
            self.change_settings(fullscreen=not self._is_fullscreen)
        elif intent.key == "f12":
            self.screenshot()
        elif intent.key == "f3":
            self.shows_performance = not self.shows_performance
            self._is_dirty = True
        elif not intent.is_plain:
            return
        elif intent.key == VOLUME_KEY:
            self.change_settings(sound=not self.settings.sound)
            self.toast("Sound on" if self.settings.sound else "Sound off")
        elif intent.key in {"+", "-"}:
            chosen = speed.faster() if intent.key == "+" else speed.slower()
            self.change_settings(animation_speed=chosen)
            self.toast(f"Animation: {chosen.value}")

    def _repeat_keys(self) -> None:
        """A key held down repeats only where that helps: in fields and lists, not on buttons."""
        wanted = self.top is not None and self.top.wants_key_repeat
        if wanted != self._is_repeating:
            self._is_repeating = wanted
            pygame.key.set_repeat(*(KEY_REPEAT_MS if wanted else (0, 0)))

    # -- window

    def _open_window(self) -> pygame.Surface:
        pygame.display.init()
        pygame.font.init()
        driver = pygame.display.get_driver()
        if driver in BLIND_DRIVERS and not self.headless:
            pygame.display.quit()
            raise DisplayError(
                f"There is no screen to open a window on (video driver '{driver}'); "
                "run it in a desktop session, or without a window: python main.py --help"
            )
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(assets.icon(WINDOW_ICON, 64, ACCENTS["hub"]))
        size = pygame.display.get_desktop_sizes()[0] if self._is_fullscreen else self._windowed_size
        flags = pygame.FULLSCREEN if self._is_fullscreen else pygame.RESIZABLE
        try:
            return _set_mode(size, flags)
        except pygame.error as error:
            raise DisplayError(f"The window could not be opened: {error}") from error

    def _show_fullscreen(self, is_full: bool) -> None:
        self._is_fullscreen = is_full
        size = pygame.display.get_desktop_sizes()[0] if is_full else self._windowed_size
        flags = pygame.FULLSCREEN if is_full else pygame.RESIZABLE
        self._surface = _set_mode(size, flags)
        self._rebuild()

    def _window_dragged(self, width: int, height: int) -> None:
        """While an edge is dragged the old picture is stretched; the new one comes after."""
        width = max(SMALLEST[0], min(LARGEST[0], width))
        height = max(SMALLEST[1], min(LARGEST[1], height))
        if self._resizing is None:
            if (width, height) == self._size:
                return
            self._resizing = _Resizing(self._last_picture(), (width, height))
        self._resizing.size = (width, height)
        self._resizing.quiet_for = 0.0
        self._surface = pygame.display.get_surface() or self._surface
        self._is_dirty = True

    def _last_picture(self) -> pygame.Surface:
        """The frame as it was at the old size: by now the window's own surface is empty."""
        picture = pygame.Surface(self._size)
        self._draw_scenes(picture)
        return picture

    def _rebuild(self) -> None:
        """The scale is new: old pictures are of no use, every scene is laid out again."""
        self._size = self._surface.get_size()
        self.pictures.clear()
        self.pictures.fit(self._size)
        self._has_left = True
        self.inputs.scale = self.scale
        self.canvas = self._canvas(self.canvas.theme)
        for scene in self.scenes:
            self._settle(scene)
        self._stack_changed()

    # -- scenes, inside

    def _settle(self, scene: Scene) -> None:
        viewport = self.viewport
        scene.settle(viewport.w, viewport.h)

    def _leave(self, scene: Scene) -> None:
        scene.leave()
        self._has_left = self._has_left or not scene.is_overlay

    def _quieten_top(self) -> None:
        if self.top is not None:
            self.top.handle(PointerLeft())

    def _stack_changed(self) -> None:
        """Another scene is on top: it hears where the pointer is."""
        self._beneath = None
        self._is_dirty = True
        if self.top is not None and self.inputs.pointer[0] > NOWHERE[0] / 100:
            self.top.handle(PointerMoved(*self.inputs.pointer))

    def _shown(self) -> list[Scene]:
        """The scenes one sees: the last full page and the overlays above it."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].is_overlay:
            first -= 1
        return self.scenes[max(0, first) :]

    # -- drawing, inside

    def _canvas(self, theme: Theme, surface: pygame.Surface | None = None) -> Canvas:
        return Canvas(
            self._surface if surface is None else surface,
            self.scale,
            theme,
            colour_blind_marks=self.settings.colour_blind_marks,
            audit=self.audit,
            pictures=self.pictures,
            typesetter=self.typesetter,
        )

    def _draw_scenes(self, surface: pygame.Surface) -> None:
        shown = self._shown()
        if not shown:
            surface.fill(BAR)
            return
        self._draw_beneath(surface, shown[:-1])
        top = shown[-1]
        self.canvas = self._canvas(top.theme, surface)
        top.paint(self.canvas)
        self.toasts.draw(self.canvas, self.canvas.frame)
        if self.shows_performance:
            self._draw_performance(self.canvas)

    def _draw_beneath(self, surface: pygame.Surface, scenes: Sequence[Scene]) -> None:
        """What lies under the top overlay, dimmed and kept as long as it does not change."""
        if not scenes:
            self._beneath = None
            return
        kept = self._beneath
        is_good = kept is not None and kept.get_size() == surface.get_size()
        if kept is not None and is_good and not any(scene.needs_redraw for scene in scenes):
            surface.blit(kept, (0, 0))
            if self.audit is not None:
                self.audit.clear()
            return
        for scene in scenes:
            canvas = self._canvas(scene.theme, surface)
            scene.paint(canvas)
            canvas.dim()
        self._beneath = surface.copy()

    def _draw_performance(self, canvas: Canvas) -> None:
        recent = sorted(list(self.frame_times)[-120:]) or [0.0]
        middle, late = recent[len(recent) // 2], recent[int(len(recent) * 0.95)]
        held = self.pictures.bytes_held / (1 << 20)
        words = (
            f"frame {1000 * middle:.1f} ms, 95% {1000 * late:.1f} ms, "
            f"{self.frames_drawn} frames, {len(self.pictures)} pictures, {held:.0f} MB"
        )
        box = Box(8, 8, canvas.text_width(words, SMALL, "mono") + 24, 32)
        canvas.floating(box)
        canvas.rounded(box, 6, BAR)
        canvas.text(box.x + 12, box.centre_y, words, SMALL, TEXT, "mono")


class _Resizing:
    """A window edge being dragged: the old picture, the size wanted, how long it has rested."""

    def __init__(self, picture: pygame.Surface, size: tuple[int, int]) -> None:
        self.picture = picture
        self.size = size
        self.quiet_for = 0.0


def _set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
    """Open or change the window; a desktop that gives another size than asked for is no fault."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        return pygame.display.set_mode(size, flags)


def launch(build: Callable[[], App]) -> int:
    """Build the app and run it; 2 with one line on the error stream when there is no screen."""
    try:
        app = build()
    except DisplayError as error:
        print(error, file=sys.stderr)
        return 2
    try:
        app.run()
    except KeyboardInterrupt:
        app.close()
        raise
    return 0
