"""The window: scenes on a stack, events in, frames out only when something changed."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

import pygame

from engine.core.errors import fault_told
from engine.core.storage import SMALLEST_WINDOW, Settings, SettingsFile, StorageError
from engine.text.house import house_voice
from engine.text.message import ENGLISH, Message, Words, spoken
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas, Pictures, Typesetter
from engine.ui.cooperative_work import SlicedPainting, Worker, keep_pictures_apart, release_memory
from engine.ui.display import (
    Display,
    DisplayError,
    InputReader,
    Intent,
    Key,
    KeyPressed,
    TextTyped,
    scale_of,
)
from engine.ui.pad import Pad, Touch
from engine.ui.paint.pictures import Target
from engine.ui.scene import Scene, Window
from engine.ui.sound import MATERIALS, WOOD, Sound, synthesise_all, synthesise_pieces
from engine.ui.speech import Speech
from engine.ui.stack import Rescue, SceneStack, Unguarded
from engine.ui.theme import BAR, SMALL, TEXT, THEMES, Theme
from engine.ui.widgets.overlays import Toasts, Tone

if TYPE_CHECKING:
    from engine.core.match import Match
    from engine.ui.scene import Routes
    from engine.ui.surroundings import Ambience, LivingGround


# How long frames took, and the line that tells it.


class FrameTimes:
    """The seconds of the last frames, and how many there were in all."""

    def __init__(self) -> None:
        self.seconds: deque[float] = deque(maxlen=600)
        self.drawn = 0
        self.is_shown = False

    def add(self, seconds: float) -> None:
        self.seconds.append(seconds)
        self.drawn += 1

    def draw(self, canvas: Canvas) -> None:
        if not self.is_shown:
            return
        recent = sorted(list(self.seconds)[-120:]) or [0.0]
        middle, late = recent[len(recent) // 2], recent[int(len(recent) * 0.95)]
        held = canvas.pictures.bytes_held / (1 << 20)
        words = (
            f"frame {1000 * middle:.1f} ms, 95% {1000 * late:.1f} ms, "
            f"{self.drawn} frames, {len(canvas.pictures)} pictures, {held:.0f} MB"
        )
        box = Box(8, 8, canvas.text_width(words, SMALL, "mono") + 24, 32)
        canvas.floating(box)
        canvas.rounded(box, 6, BAR)
        canvas.text(box.x + 12, box.centre_y, words, SMALL, TEXT, "mono")


# Settings are written a moment after the last change, once for many of them.

SAVE_QUIET_SECONDS: Final = 0.5


class SettingsSaver:
    """What is yet to be written to the settings file, if there is one."""

    def __init__(self, file: SettingsFile | None) -> None:
        self.file = file
        self._unsaved_for: float | None = None

    def changed(self) -> None:
        if self.file is not None:
            self._unsaved_for = 0.0

    @property
    def seconds_left(self) -> float | None:
        """When they should be written; None when nothing is to be."""
        return None if self._unsaved_for is None else SAVE_QUIET_SECONDS - self._unsaved_for

    def pass_time(self, seconds: float) -> bool:
        """Let time go by; whether they should be written now."""
        if self._unsaved_for is None:
            return False
        self._unsaved_for += seconds
        return self._unsaved_for >= SAVE_QUIET_SECONDS - 1e-9

    def save(self, settings: Settings) -> None:
        """Write what is unsaved, and not again if that fails. Raises StorageError."""
        if self._unsaved_for is not None and self.file is not None:
            self._unsaved_for = None
            self.file.save(settings)


# How the window's loop waits: from frame to frame, or asleep until something happens.

FRAMES_A_SECOND: Final = 60
LOOK_SECONDS: Final = 1 / 60
SELDOM_LOOK_SECONDS: Final = 1 / 20
SELDOM_AFTER_SECONDS: Final = 1.0
REST_LOOK_SECONDS: Final = 1 / 10
REST_AFTER_SECONDS: Final = 30.0
FIRST_POLL_SECONDS: Final = 0.002
USUAL_POLL_SECONDS: Final = 0.05
SLOWEST_POLL_SECONDS: Final = 0.2


class Waiting:
    """Fetches events; `poll_seconds` is how soon a busy worker should be asked again.

    A quick bot is heard at once; one that takes seconds costs twenty polls a second and then
    fewer, so that nobody waits much longer than it thinks.
    """

    def __init__(self) -> None:
        self.poll_seconds = FIRST_POLL_SECONDS
        self._clock = pygame.time.Clock()
        self._touched_at = time.perf_counter()

    def worker_answered(self) -> None:
        """What is asked next may be answered quickly again."""
        self.poll_seconds = FIRST_POLL_SECONDS

    def next_frame(self) -> list[pygame.event.Event]:
        """The events that came until the next frame is due."""
        self._clock.tick(FRAMES_A_SECOND)
        return self._noted(pygame.event.get())

    def asleep(self, seconds: float, *, polls: bool) -> list[pygame.event.Event]:
        """Sleep until something happens, at most so long; `polls` while the worker is busy.

        Not `pygame.event.wait`: it looks for events a thousand times a second, which alone takes
        some 4 % of a core. Sixty looks a second are felt by nobody, and while nobody touches
        anything a third of them will do.
        """
        due = time.perf_counter() + seconds
        while not (events := pygame.event.get()):
            now = time.perf_counter()
            if now >= due:
                break
            time.sleep(min(due - now, look_seconds(now - self._touched_at)))
        if polls:
            growth = 1.6 if self.poll_seconds < USUAL_POLL_SECONDS else 1.02
            self.poll_seconds = min(SLOWEST_POLL_SECONDS, growth * self.poll_seconds)
        return self._noted(events)

    def _noted(self, events: list[pygame.event.Event]) -> list[pygame.event.Event]:
        if events:
            self._touched_at = time.perf_counter()
        return events


def look_seconds(quiet_for: float) -> float:
    """How long not to look for events when nothing has been touched for so long."""
    if quiet_for <= SELDOM_AFTER_SECONDS:
        return LOOK_SECONDS
    return SELDOM_LOOK_SECONDS if quiet_for <= REST_AFTER_SECONDS else REST_LOOK_SECONDS


# Who hears the player: the page on top, else the keys that mean the same on every page.

KEY_REPEAT_MS: Final = (350, 35)
VOLUME_KEY: Final = Key.SOUND.lower()


class WindowKeys:
    """What the player does goes to the page on top; full screen, picture, frame times, sound and
    speed are the window's.
    """

    def __init__(
        self, window: Window, display: Display, frames: FrameTimes, redraw: Callable[[], None]
    ) -> None:
        self._window = window
        self._display = display
        self._frames = frames
        self._redraw = redraw
        self._is_repeating = False
        self._is_spent = False

    def give(self, intent: Intent) -> None:
        """To the scene on top, and a key that it does not want to the window.

        A key that was a shortcut is not typed as well, into what it opened.
        """
        if isinstance(intent, TextTyped) and self._is_spent:
            return
        top = self._window.top
        was_typing = top is not None and top.is_typing
        handled = top is not None and top.receive(intent)
        if isinstance(intent, KeyPressed):
            self._is_spent = handled and not was_typing and intent.is_character
            if not handled:
                self.press(intent)

    def press(self, intent: KeyPressed) -> None:
        window = self._window
        speed = window.settings.animation_speed
        if intent.key == "f11" or (intent.key == "return" and intent.alt):
            window.change_settings(fullscreen=not self._display.is_fullscreen)
        elif intent.key == "f12":
            self._save_picture()
        elif intent.key == "f10" and window.top is not None and not window.top.is_overlay:
            window.routes.settings()
        elif intent.key == "f3":
            self._frames.is_shown = not self._frames.is_shown
            self._redraw()
        elif not intent.is_plain:
            return
        elif intent.key == VOLUME_KEY:
            window.change_settings(sound=not window.settings.sound)
            is_on = window.settings.sound
            window.toast(Message("house-sound-on") if is_on else Message("house-sound-off"))
        elif intent.key in {"+", "-"}:
            chosen = speed.faster() if intent.key == "+" else speed.slower()
            window.change_settings(animation_speed=chosen)
            window.toast(Message("frame-speed-is", {"speed": chosen.value}))

    def _save_picture(self) -> None:
        try:
            path = self._display.save_picture()
        except StorageError as error:
            self._window.toast(Message("house-picture-not-saved", {"fault": str(error)}), "warning")
        else:
            self._window.toast(Message("house-picture-saved", {"path": str(path)}))

    def repeat(self, wanted: bool) -> None:
        """A key held down repeats only where that helps: in fields and lists, not on buttons."""
        if wanted != self._is_repeating:
            self._is_repeating = wanted
            pygame.key.set_repeat(*(KEY_REPEAT_MS if wanted else (0, 0)))


# What goes on by itself around whoever plays: the life of the ground, the sound of the place.

LONGEST_SOUNDING: Final = 300.0
"""Seconds: after that nobody is there to hear it."""


class PlaceAround:
    """Follows the place whose ground is on the screen; only `in_window`, never in a picture."""

    def __init__(self, window: Window, display: Display, *, in_window: bool) -> None:
        self._window, self._display = window, display
        self._in_window = in_window
        self._parts: tuple[LivingGround, Ambience] | None = None
        self._place: str | None = None
        self._is_looked_at = True
        self._window.speech.is_on = self._is_voice_on = window.settings.voice
        self.obey(window.settings)

    def obey(self, settings: Settings) -> None:
        """A voice that is turned on says so: whoever turned it on hears whether there is one."""
        sound, speech = self._window.sound, self._window.speech
        sound.is_on, sound.volume = settings.sound, settings.volume
        if settings.voice == self._is_voice_on:
            return
        speech.is_on = self._is_voice_on = settings.voice
        if speech.is_on:
            voice = house_voice(spoken(settings.language), ())
            speech.say(voice.say(Message("speech-on")), voice.language)
        else:
            speech.hush()

    @property
    def seconds_left(self) -> float | None:
        """When something moves next; None while all rests."""
        if self._window.speech.is_busy:
            return LOOK_SECONDS
        return None if self._parts is None else self._parts[0].seconds_left

    def go_on(
        self, seconds: float, events: Sequence[pygame.event.Event], *, is_moving: bool
    ) -> None:
        """Time went by before these events; the ground waits while something else `is_moving`."""
        problem = self._window.speech.poll()
        if problem is not None:
            self._window.toast(problem, "warning")
        if not self._in_window:
            return
        ground, ambience = self._parts = self._parts or self._made()
        settings = self._window.settings
        ground.is_wanted = settings.grounds_live
        ground.pass_time(seconds, events)
        for event in events:
            if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self._is_looked_at = event.type == pygame.WINDOWFOCUSGAINED
        ground.move(is_due=not is_moving)
        self._arrive(self._display.ground or self._place)
        is_heard = self._is_looked_at and ground.quiet_for < LONGEST_SOUNDING and settings.sound
        ambience.be_at(self._place if is_heard else None, settings.ambience)

    def _made(self) -> tuple[LivingGround, Ambience]:
        """Both, loaded once a first frame is on the screen."""
        from engine.ui.surroundings import (  # noqa: PLC0415
            Ambience,
            LivingGround,
        )

        return LivingGround(self._display), Ambience(self._window.sound, self._window.worker)

    def _arrive(self, place: str | None) -> None:
        if place is None or place == self._place:
            return
        self._place = place
        sound = self._window.sound
        material = sound.material = MATERIALS.get(place, WOOD)
        if sound.is_on and material is not WOOD:
            self._window.worker.submit(partial(synthesise_pieces, material), sound.keep)


LONGEST_STEP: Final = 0.1  # a film does not jump ahead because one frame came late
LONGEST_SLEEP: Final = 60.0
PAINTING_SECONDS: Final = 0.004  # of a step, while a frame is painted that may come late
PATIENCE: Final = 10
IMPATIENT_SECONDS: Final = 0.012  # the same after so many steps: the wait is not to be felt


class SystemClipboard:
    """The desktop's clipboard; where there is none, text copied here can be pasted here."""

    def __init__(self) -> None:
        self._own = ""

    def read(self) -> str:
        """The text there, empty when there is none."""
        try:
            return pygame.scrap.get_text()
        except UnicodeDecodeError:
            return ""  # another program put bytes there that are no text
        except pygame.error:
            return self._own

    def write(self, text: str) -> None:
        """Put text there; it ends at no null character."""
        self._own = text.replace("\0", "")
        try:
            pygame.scrap.put_text(self._own)
        except pygame.error:
            return


class App:
    """Owns the window, the scenes, and everything scenes share.

    `registry` is the list of games; the app only hands it on. With `headless` it runs on the
    dummy driver (tests, screenshots); without, a missing screen raises DisplayError. `routes`
    makes the ways between pages; one page alone does without. A window on a screen `has_curtains`:
    a table is not shown before all of it is painted. It also `paints_ahead`: where a page says that
    something new begins, the last frame stays and time stands still while the next one is painted,
    a little in every step. `audit` records every text drawn, for tests. Every fault is raised,
    unless the window is told to `survive` it.
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
        keep_pictures_apart()
        self.settings_saver = SettingsSaver(settings_file)
        if settings is None:
            settings = Settings() if settings_file is None else settings_file.load()
        self.settings = settings
        self.registry = registry
        self._routes = None if routes is None else routes(self)
        self.audit = audit
        self.sound = Sound(is_on=settings.sound, volume=settings.volume)
        self.worker, self.speech = Worker(apart=not headless), Speech(self.sound)
        self.clipboard = SystemClipboard()
        self.pictures = Pictures()
        self._voice = house_voice(spoken(settings.language), cards_of(registry))
        self.typesetter = Typesetter(self._voice)
        self.toasts = Toasts()
        self.frames = FrameTimes()
        self.is_running, self._is_dirty = False, True
        self.has_curtains = self.paints_ahead = not headless
        self.clock = time.perf_counter
        self.looked_back_on: WeakSet[Match] = WeakSet()
        self._painting: SlicedPainting | None = None
        self._paints_until, self._times_painted = 0.0, 0
        self._waiting = Waiting()
        is_full = settings.fullscreen and size is None and not headless
        wanted = settings.window_size if size is None else size
        self.display = Display(wanted, is_fullscreen=is_full, headless=headless)
        self.place_around = PlaceAround(self, self.display, in_window=not headless)
        self.pictures.fit(self.size)
        self.inputs = InputReader(self.scale * self.display.zoom)
        self._stack = SceneStack(
            lambda: self.viewport, self.inputs, self.invalidate, self.toasts.turn_page,
            self._speak_on,
        )  # fmt: skip
        self._rescue = Unguarded()
        self._keys = WindowKeys(self, self.display, self.frames, self.invalidate)
        self.pad = Pad(self, self._stack, self.inputs, self._keys.give)
        self.touch = Touch(self._stack, self.inputs, self.display, self._keys.give)
        self.canvas = self._canvas(THEMES["hub"])
        if settings_file is not None and settings_file.problem is not None:
            self.toast(settings_file.problem, "warning")

    def survive(self, hub: Callable[[App], Scene]) -> None:
        """From now on a fault ends no more than its page; `hub` makes the page to fall back on."""
        self._rescue = Rescue(self, self._stack, partial(hub, self), self.display.drop_frame)

    # -- measures

    @property
    def surface(self) -> pygame.Surface:
        """The window's picture, in the pixels everything is drawn in."""
        return self.display.surface

    @property
    def size(self) -> tuple[int, int]:
        """The size everything is drawn for: the window's, unless that is larger than can be."""
        return self.display.size

    @property
    def scale(self) -> float:
        """Real pixels per logical unit."""
        return scale_of(self.size, self.settings.ui_scale)

    @property
    def viewport(self) -> Box:
        """The window in logical units: 1920x1080 at 16:9 and a UI scale of 1."""
        width, height = self.size
        return Box(0, 0, width / self.scale, height / self.scale)

    # -- scenes

    @property
    def scenes(self) -> list[Scene]:
        """All of them, the one on top last."""
        return self._stack.scenes

    @property
    def top(self) -> Scene | None:
        """The scene that hears the player."""
        return self._stack.top

    def push(self, scene: Scene) -> None:
        self._stack.push(scene)

    def pop(self) -> bool:
        """Leave the top scene; the last one stays. Whether there was one to leave."""
        return self._stack.pop()

    def remove(self, scene: Scene) -> None:
        """Take a scene off the stack, wherever it stands; nothing when it is not on it."""
        self._stack.remove(scene)

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one and of the overlays around it."""
        self._stack.replace(scene)

    def quit(self) -> None:
        """End the loop after this step."""
        self.is_running = False

    # -- services for scenes

    @property
    def routes(self) -> Routes:
        assert self._routes is not None, "this window was opened for one page alone"
        return self._routes

    def invalidate(self) -> None:
        self._is_dirty = True

    def toast(self, text: Words, tone: Tone = "plain") -> None:
        """Show a short message that goes by itself; a warning may be a fault in English."""
        self.toasts.add(self.canvas.said(fault_told(text) if tone == "warning" else text), tone)
        self._is_dirty = True

    def change_settings(self, **changes: Any) -> None:
        """Change settings and let them take effect at once; they are saved a moment later."""
        before = self.settings
        self.settings = before.changed(**changes)
        if self.settings == before:
            return
        self.place_around.obey(self.settings)
        for scene in self.scenes:
            scene.film.speed = self.settings.animation_speed
        if self.settings.fullscreen != before.fullscreen:
            self.display.show_fullscreen(self.settings.fullscreen)
            self._rebuild()
        elif self.settings.ui_scale != before.ui_scale:
            self._rebuild()
        if self.settings.language != before.language:
            self._voice = self._voice.on_page(spoken(self.settings.language))
            self._rebuild()
        self.settings_saver.changed()
        self.canvas = self._canvas(self.canvas.theme)
        self._is_dirty = True

    def _speak_on(self, page: Scene) -> None:
        """The language of the settings, but English on a page that is all of a game without it."""
        language, game = self._voice.language, page.about_game
        if game is not None and not page.keeps_language:
            language = game.language_for(language)
        if page.speaks_english:
            language = ENGLISH
        folder = None if game is None else game.text_folder
        self.typesetter.voice = self._voice.on_page(language, folder)

    def save_settings(self) -> None:
        """Write the settings now; a full disk is told once and not again."""
        try:
            self.settings_saver.save(self.settings)
        except StorageError as error:
            self.toast(Message("settings-not-saved", {"fault": error.said}), "warning")

    def resize(self, width: int, height: int) -> None:
        width, height = self.display.set_size(width, height)
        if not self.display.is_fullscreen:
            kept = (max(SMALLEST_WINDOW[0], width), max(SMALLEST_WINDOW[1], height))
            self.change_settings(window_size=kept)
        self._rebuild()

    # -- the loop

    def run(self) -> None:
        self.is_running = True
        last = time.perf_counter()
        self.step(0.0, [])
        self.worker.submit(synthesise_all, self.sound.keep)
        self.worker.start_thinkers()
        self.pad.listen()
        while self.is_running:
            is_moving, events = self._rescue.guarded(self._wait) or (True, [])
            now = time.perf_counter()
            seconds, last = now - last, now
            self.step(min(seconds, LONGEST_STEP) if is_moving else seconds, events)
            self.let_go()
        self.close()

    def step(self, seconds: float, events: Sequence[pygame.event.Event]) -> None:
        """Let time go by, take events, hand out what the worker finished, draw if needed.

        The loop calls it; tests call it with any seconds and events they like.
        """
        is_late = self._times_painted > PATIENCE
        seconds_to_paint = IMPATIENT_SECONDS if is_late else PAINTING_SECONDS
        self._paints_until = self.clock() + seconds_to_paint
        if self._painting is not None and not events:
            self._rescue.guarded(self._paint_on)
            return
        self._stop_painting()
        self._rescue.guarded(self._pass_time, seconds)
        for event in events:
            self._rescue.guarded(self._take, event)
        self._rescue.guarded(partial(self._hear_and_show, may_wait=not events))
        self.place_around.go_on(seconds, events, is_moving=self._is_moving())

    def _wait(self) -> tuple[bool, list[pygame.event.Event]]:
        """Whether something moves, and the events that came until something has to be done."""
        if self._is_moving():
            return True, self._waiting.next_frame()
        return False, self._waiting.asleep(self.seconds_to_wake(), polls=self.worker.is_busy)

    def _hear_and_show(self, *, may_wait: bool) -> None:
        """Hand out what the worker finished; draw if anything looks different."""
        if self.worker.poll():
            self._waiting.worker_answered()
        # Films begun by these events and results end here when animation is off.
        for scene in self._stack.shown():
            scene.update(0.0)
        self._keys.repeat(self.top is not None and self.top.wants_key_repeat)
        if not self._is_dirty and not any(each.needs_redraw for each in self._stack.shown()):
            return
        if may_wait and self._begins_anew:
            self._painting = SlicedPainting(self.pictures, self._paint_next, self.clock)
            self._paint_on()
        else:
            self.draw()

    @property
    def is_painting(self) -> bool:
        """Whether a frame is being painted that will be shown in a later step."""
        return self._painting is not None

    @property
    def _begins_anew(self) -> bool:
        """Whether the next frame may be painted in several steps."""
        is_plain = self.audit is None and self.display.seconds_to_rest is None
        shown = self._stack.shown()
        return self.paints_ahead and is_plain and len(shown) == 1 and shown[0].begins_anew

    def _paint_next(self) -> None:
        self._paint(self.display.next_frame())

    def _paint_on(self) -> None:
        """A little more of the frame that may come late; it is shown in a step with time left."""
        painting, self._painting = self._painting, None
        assert painting is not None
        left = self._paints_until - self.clock()
        self._is_dirty, self._times_painted = True, self._times_painted + 1
        is_painted = painting.is_done or (left > 0 and painting.go_on(left))
        if is_painted and self.clock() < self._paints_until:
            self._draw(lambda _: None)
        else:
            self._painting = painting

    def _stop_painting(self) -> None:
        """Somebody did something: what was begun is no longer what is to be shown."""
        if self._painting is not None:
            self._painting.give_up()
            self.display.drop_begun()
            self._painting = None

    def let_go(self) -> None:
        """Give back what was held for pages left since the last call, or for another size."""
        if self._stack.has_left:
            self._stack.has_left = False
            release_memory()

    def draw(self) -> None:
        self._stop_painting()
        self._draw(self._paint)

    def _draw(self, paint: Callable[[Target], None]) -> None:
        started = time.perf_counter()
        self._is_dirty, self._times_painted = False, 0
        self.display.show(paint, at_once=self.audit is not None)
        self.frames.add(time.perf_counter() - started)

    def close(self) -> None:
        """Leave all scenes, save the settings, let thread and sound card go."""
        self._stop_painting()
        self._stack.clear()
        self.save_settings()
        for each in (self.worker, self.speech, self.sound):
            each.close()
        pygame.display.quit()

    # -- time

    def seconds_to_wake(self) -> float:
        """How long the loop may sleep if nobody does anything."""
        waiting = (self.toasts, self.settings_saver, self.place_around, self.pad)
        due = [each.seconds_left for each in waiting]
        due += [self.display.seconds_to_rest, self.inputs.seconds_to_long_press]
        due += [scene.seconds_to_wake() for scene in self._stack.shown()]
        if self.worker.is_busy:
            due.append(self._waiting.poll_seconds)
        return max(0.0, min((each for each in due if each is not None), default=LONGEST_SLEEP))

    def _is_moving(self) -> bool:
        shown = self._stack.shown()
        return self._is_dirty or any(each.is_animating or each.needs_redraw for each in shown)

    def _pass_time(self, seconds: float) -> None:
        self._rescue.pass_time(seconds)
        for intent in self.inputs.pass_time(seconds):
            self._keys.give(intent)
        self.pad.pass_time(seconds)
        if self.toasts.pass_time(seconds):
            self._is_dirty = True
        size = self.display.pass_time(seconds)
        if size is not None:
            self.resize(*size)
        if self.settings_saver.pass_time(seconds):
            self.save_settings()
        for scene in self._stack.shown():
            scene.pass_time(seconds)

    # -- events

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            if self.display.drag(event.w, event.h, self._paint):
                self.invalidate()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self.display.forget()
            self._is_dirty = True
        elif not (self.pad.take(event) or self.touch.take(event)):
            for intent in self.inputs.read(event):
                self._keys.give(intent)

    # -- drawing, inside

    def _rebuild(self) -> None:
        """The scale is new: old pictures are of no use, every scene is laid out again."""
        self.display.rebuilt()
        self.pictures.clear()
        self.pictures.fit(self.size)
        self.inputs.scale = self.scale * self.display.zoom
        self.canvas = self._canvas(self.canvas.theme)
        self._stack.settle()

    def canvas_on(self, surface: Target, theme: Theme) -> Canvas:
        """A canvas like the window's own, to draw a page on before it is shown."""
        return self._canvas(theme, surface)

    def _canvas(self, theme: Theme, surface: Target | None = None) -> Canvas:
        return Canvas(
            self.surface if surface is None else surface, self.scale, theme,
            colour_blind_marks=self.settings.colour_blind_marks, audit=self.audit,
            pictures=self.pictures, typesetter=self.typesetter,
        )  # fmt: skip

    def _paint(self, surface: Target) -> None:
        with self.pictures.frame():
            canvas = self._stack.paint(surface, self._canvas)
        if canvas is None:
            return
        self.canvas = canvas
        above = None if self.top is None else self.top.messages_above
        self.pad.draw(canvas)
        self.toasts.draw(canvas, canvas.frame, above)
        self.frames.draw(canvas)


def cards_of(registry: Any) -> tuple[Path, ...]:
    """The folders of messages of the games in a registry."""
    return () if registry is None else tuple(card.text_folder for card in registry.cards())


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
