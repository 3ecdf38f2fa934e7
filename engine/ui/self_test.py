"""Without a screen: the packaged program's own check, and pictures of scenes."""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO, StringIO
from pathlib import Path
from typing import Final

import pygame

from engine.core import record, storage
from engine.core.commands import default_seats, make_setup
from engine.core.decision import Decision, close_bots
from engine.core.errors import InputError
from engine.core.external.conversation import Guest
from engine.core.external.file_bot import why_no_sandbox
from engine.core.external.process import CAN_GUARD
from engine.core.game import Game, game_clauses
from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import PuzzleTable, puzzles_of, scenarios_of
from engine.core.learning.walk import walk_to
from engine.core.match import Match, bots_of, play_bots, play_out
from engine.core.position.draft import sample_position
from engine.core.record import Autosave, saved_games
from engine.core.registry import Registry
from engine.core.setup import FILE
from engine.text.message import ENGLISH, Message, languages
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.learning.learn import LearnScene, ScenarioScene
from engine.ui.learning.progress_page import ProgressScene
from engine.ui.pages.choices import ChoicesPage
from engine.ui.pages.rules import RulesScene
from engine.ui.pages.settings import CreditsScene, SettingsScene
from engine.ui.position.board_editor import EditorHost
from engine.ui.scene import Scene
from engine.ui.speech import VoiceLost, finish, writing
from engine.ui.table.table import review_of, table_scene
from engine.ui.theme import TEXT, asset_root, font, icon

# Pictures of scenes, taken without a screen.

SETTLE_SECONDS: Final = 600.0
QUIET_STEPS: Final = 20  # work that is done may ask for more
WHOLE_GAME: Final = 1_000_000
KINDS: Final = {".png": ".png", ".jpg": ".jpg", ".jpeg": ".jpg", "": ".png"}
"""The kind of a picture by the end of its name; `/dev/stdout` has none."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What to take a picture of: a game's key or a screen's name, and how far to play."""

    what: str
    game: str | None
    seed: str
    answers: int
    seats: tuple[str, ...]
    options: dict[str, str]
    hint: bool
    size: tuple[int, int]
    person_plays: str | None = None


def take_screenshot(registry: Registry, picture: Picture, out: Path) -> None:
    """Draws one scene without a screen and saves it as a PNG or JPG.

    Raises InputError when there is no such scene or picture, or the file cannot be written.
    """
    if picture.game is not None:
        registry.game(picture.game)
    kind = KINDS.get(out.suffix.lower())
    if kind is None:
        raise InputError(f"--out takes a name that ends in .png or .jpg, not '{out.name}'")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    build = scene_builder(registry, picture)
    settings = replace(storage.Settings(), animation_speed=storage.AnimationSpeed.OFF)
    app = App(settings, registry, picture.size, routes=Pages, headless=True)
    app.push(build(app))
    settle(app)
    try:
        pygame.image.save(app.display.window, file := BytesIO(), kind)
        storage.put_in_place(out, file.getvalue())
    finally:
        app.close()


def settle(app: App) -> None:
    """Lets time go by until nothing moves and the worker has nothing left to do."""
    deadline = time.monotonic() + SETTLE_SECONDS
    quiet = 0
    while quiet < QUIET_STEPS and time.monotonic() < deadline:
        app.step(0.05, [])
        is_busy = app.worker.is_busy or any(scene.is_animating for scene in app.scenes)
        quiet = 0 if is_busy else quiet + 1
        time.sleep(0.005)
    app.draw()


def scene_builder(registry: Registry, picture: Picture) -> Callable[[App], Scene]:
    """What builds the scene of a picture; InputError lists the names when there is none such."""
    if picture.what in registry.keys:
        return lambda app: _table(app, registry.game(picture.what), picture)
    builders: dict[str, Callable[[App], Scene]] = {
        "menu": MenuScene,
        "settings": SettingsScene,
        "statistics": ProgressScene,
        "credits": CreditsScene,
        "learn": LearnScene,
        "progress": ProgressScene,
        "scenarios": ScenarioScene,
        "setup": lambda app: _setup(app, _game(registry, picture), picture),
        "rules": lambda app: RulesScene(app, _game(registry, picture)),
        "review": lambda app: _review(app, _game(registry, picture), picture),
        "figures": lambda app: _figures(app, _game(registry, picture), picture),
        "choices": lambda app: ChoicesPage(
            app, _played(_game(registry, picture), picture, WHOLE_GAME)
        ),
        "lesson": lambda app: _lesson(app, _game(registry, picture), picture),
        "puzzle": lambda app: _puzzle(app, _game(registry, picture), picture),
        "position": lambda app: _position(app, _game(registry, picture), picture),
    }
    if picture.what not in builders:
        names = ", ".join((*registry.keys, *builders))
        raise InputError(f"there is no picture of '{picture.what}'; there are {names}")
    return builders[picture.what]


def _game(registry: Registry, picture: Picture) -> Game:
    return registry.game(picture.game or registry.keys[0])


def _setup(app: App, game: Game, picture: Picture) -> Scene:
    """The set-up as proposed, or with the seats and options that were named."""
    if not (picture.seats or picture.options):
        return SetupScene(app, game)
    players = picture.seats or default_seats(game)
    setup = make_setup(game, players, picture.seed, dict(picture.options))
    seats = [[seat.name, seat.player == "human", seat.player] for seat in setup.seats]
    return SetupScene(app, game, start={"seats": seats, "options": setup.options})


def _played(game: Game, picture: Picture, answers: int) -> Match:
    """A match in which a bot stands in for every person for the first answers."""
    setup = make_setup(
        game, picture.seats or default_seats(game), picture.seed, dict(picture.options)
    )
    match = Match(game, setup)
    stand_in = game.bot(picture.person_plays or game.default_bot, match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)], answers)
    return match


def _table(app: App, game: Game, picture: Picture) -> Scene:
    scene = table_scene(app, _played(game, picture, picture.answers), None, start_frozen=True)
    if picture.hint:
        scene.layout(app.viewport.w, app.viewport.h)
        scene.orders.hint()
    return scene


def _lesson(app: App, game: Game, picture: Picture) -> Scene:
    """The lesson whose number the seed is, after so many of its steps."""
    from engine.core.learning.lesson import (  # noqa: PLC0415
        Progress,
        lessons_of,
    )
    from engine.ui.learning.puzzle_desk import lesson_scene  # noqa: PLC0415 (a picture of its own)

    lessons = {str(number + 1): lesson for number, lesson in enumerate(lessons_of(game))}
    if picture.seed not in lessons:
        raise InputError(f"{game.title} has no lesson {picture.seed}; it has {', '.join(lessons)}")
    lesson = lessons[picture.seed]
    step = min(picture.answers, len(lesson.steps) - 1)
    return lesson_scene(app, game, lesson, step, Progress(is_kept=False))


def _puzzle(app: App, game: Game, picture: Picture) -> Scene:
    """The puzzle whose number the seed is, after so many answers, the last of them right."""
    from engine.core.learning.puzzle import (  # noqa: PLC0415
        PuzzleProgress,
        puzzles_of,
    )
    from engine.ui.learning.puzzle_desk import PuzzleDesk, puzzle_scene  # noqa: PLC0415

    puzzles = {str(number + 1): puzzle for number, puzzle in enumerate(puzzles_of(game))}
    if picture.seed not in puzzles:
        raise InputError(f"{game.title} has no puzzle {picture.seed}; it has {len(puzzles)}")
    puzzle = puzzles[picture.seed]
    scene = puzzle_scene(app, game, puzzle, PuzzleProgress(is_kept=False))
    desk = scene.tutor
    assert isinstance(desk, PuzzleDesk)
    wrong = [n for n, choice in enumerate(puzzle.choices) if not choice.is_right]
    answers = [*wrong[: picture.answers - 1], puzzle.best] if picture.answers else []
    for number in answers[:3]:
        desk.choose(number)
        desk.answer()
    return scene


def _position(app: App, game: Game, picture: Picture) -> Scene:
    """The editor on a table as far as it was played, or on the position it begins with."""
    if picture.answers:
        position = game.codec.encode(_played(game, picture, picture.answers).table)
    else:
        position = sample_position(game, picture.options)
    desk = EditorHost(app, game, position).board
    if picture.hint:
        desk.is_asking = True
        desk.renew()
        desk.bot.ask()
    return desk


def _figures(app: App, game: Game, picture: Picture) -> Scene:
    """The game's own page of numbers, which its review leads to."""
    match = _played(game, picture, WHOLE_GAME)
    parts = table_scene(app, match, None, start_frozen=True).parts
    figures = None if parts.review is None else parts.review()
    if figures is None:
        raise InputError(f"{game.title} has no page of numbers")
    return figures


def _review(app: App, game: Game, picture: Picture) -> Scene:
    review = review_of(app, _played(game, picture, WHOLE_GAME))
    if review is None:
        raise InputError(f"{game.title} has no review")
    return review


# The packaged program's own check: everything needed is there and works.

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


SIZE: Final = (1280, 720)
ANSWER_CAP: Final = 100_000
ANSWER_SECONDS: Final = 60.0
IN_A_SANDBOX: Final = "in a sandbox"

Command = Callable[[Sequence[str]], int]
"""The command line: takes its words and gives its exit status."""


def run_self_test(registry: Registry, command: Command) -> bool:
    """Prints one line per check and a last `OK`; False when a check failed.

    Touches nothing of the player's: files go to a temporary folder.
    """
    with _own_user_folder() as folder:
        checks = [_run(name, check) for name, check in _checks(registry, command, folder)]
    print("OK" if all(checks) else f"FAILED: {checks.count(False)} of {len(checks)} checks")
    return all(checks)


def _checks(
    registry: Registry, command: Command, folder: Path
) -> Iterator[tuple[str, Callable[[], str]]]:
    yield "fonts", _check_fonts
    yield "icons", _check_icons
    yield "scenes", partial(_check_scenes, registry)
    yield "messages", _check_messages
    yield "guests", partial(_check_guests, registry, folder)
    yield "voice", partial(_check_voice, folder)
    for game in registry.games():
        yield f"{game.key}: rules and bots", partial(_check_bots, game)
        yield f"{game.key}: lessons", partial(_check_lessons, game)
        yield f"{game.key}: puzzles", partial(_check_puzzles, game)
        yield f"{game.key}: scenarios", partial(_check_scenarios, game)
        yield f"{game.key}: headless game", partial(_check_headless, game)
        yield f"{game.key}: game at the table", partial(_check_table, registry, game)
        yield f"{game.key}: save and load", partial(_check_save, registry, game)
        yield f"{game.key}: commands", partial(_check_commands, command, game, folder)


def _run(name: str, check: Callable[[], str]) -> bool:
    started = time.perf_counter()
    try:
        detail = check()
    except Exception:
        print(f"{name}: FAILED", flush=True)
        traceback.print_exc()
        return False
    print(f"{name}: {detail} ({time.perf_counter() - started:.2f} s)", flush=True)
    return True


@contextmanager
def _own_user_folder() -> Iterator[Path]:
    before = os.environ.get("XDG_DATA_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ["XDG_DATA_HOME"]
            else:
                os.environ["XDG_DATA_HOME"] = before


def _check_fonts() -> str:
    pygame.font.init()
    names = sorted(path.stem for path in (asset_root() / "fonts").glob("*.ttf"))
    for path in (asset_root() / "fonts").glob("*.ttf"):
        assert pygame.font.Font(path, 20).render("Aa1", True, TEXT).get_width() > 0, path
    font("text", 16)
    return f"{len(names)} fonts"


def _check_icons() -> str:
    paths = sorted((asset_root() / "icons").rglob("*.svg"))
    for path in paths:
        picture = icon(path.stem, 24, TEXT)
        assert picture.get_bounding_rect().width > 0, path
    return f"{len(paths)} icons"


def _app(registry: Registry) -> App:
    settings = storage.Settings(animation_speed=storage.AnimationSpeed.OFF)
    return App(settings, registry, SIZE, routes=Pages, headless=True)


def _check_scenes(registry: Registry) -> str:
    names = ["menu", "settings", "statistics", "credits"]
    pictures = [Picture(name, None, "1", 0, (), {}, False, SIZE) for name in names]
    for game in registry.games():
        for name in ("setup", "rules", game.key):
            pictures.append(Picture(name, game.key, "1", 5, (), {}, False, SIZE))
    app = _app(registry)
    for picture in pictures:
        app.push(scene_builder(registry, picture)(app))
        settle(app)
        assert app.frames.drawn, picture.what
    app.close()
    return f"{len(pictures)} scenes drawn"


def _check_messages() -> str:
    """Every language says one thing and several, and writes a number."""
    from engine.text.voice import Voice  # noqa: PLC0415 (few parts need it)

    for language in languages():
        voice = Voice((), None, language)
        said = [Message("dice-wanted", {"count": n, "faces": 6, "example": "1"}) for n in (1, 2)]
        one, several = map(voice.say, said)
        assert one.count("1") == 2, one
        assert "2" in several, several
        assert voice.say(Message("share-under")) != voice.say(Message("share-over"))
    return ", ".join(languages())


GUEST = """
import os
from engine.core.decision import Answer, Reason

class Bot:
    def choose(self, view, decision, rng):
        seen = "sees" if os.path.exists({record!r}) else "does not see"
        return Answer(decision.options[0], (Reason("GUEST", seen),))
"""


def _check_voice(folder: Path) -> str:
    """A sentence is written to a sound file; a system without a voice is no fault."""
    path = folder / "voice.wav"
    try:
        finish(writing(ENGLISH, path), "The voice is there.", ENGLISH)
    except VoiceLost:
        return "none here"
    return f"{path.stat().st_size} bytes spoken"


def _check_guests(registry: Registry, folder: Path) -> str:
    """A bot in a file plays a game; in a sandbox it sees nothing of the player's."""
    if not CAN_GUARD:
        return "not on this system"
    bot, kept = folder / "bots" / "guest.py", storage.user_folder() / "kept.json"
    storage.write_json_atomically(kept, "what is kept from guests")
    bot.parent.mkdir()
    bot.write_text(GUEST.format(record=str(kept)), encoding="utf-8")
    game = registry.games()[0]
    match = Match(game, make_setup(game, (f"{FILE}:{bot}", "random"), "self-test", {}))
    bots = bots_of(match)
    play_bots(match, bots)
    close_bots(bots)
    [guest] = [bot for bot in bots if isinstance(bot, Guest)]
    assert not guest.faults, guest.faults
    said = {reason.text for move in match.moves if move.seat == 0 for reason in move.reasons}
    why = why_no_sandbox(sys.executable)
    assert said == {"sees" if why else "does not see"}, (said, why)
    return f"without a sandbox ({why})" if why else IN_A_SANDBOX


def _bots_only(game: Game) -> tuple[str, ...]:
    return (game.default_bot,) * max(2, game.fewest_seats)


def _check_bots(game: Game) -> str:
    clauses = game_clauses(game)
    assert clauses, "RULES.md has no clauses"
    setup = make_setup(game, _bots_only(game), "self-test", {})
    for level in game.all_bot_levels:
        game.bot(level.name, setup)
    return f"{len(clauses)} clauses, {len(game.bot_levels)} bots"


def _check_puzzles(game: Game) -> str:
    puzzles = puzzles_of(game)
    assert puzzles, "no puzzles were packed"
    for puzzle in puzzles:
        PuzzleTable(game, puzzle)
    return f"{len(puzzles)} puzzles"


def _check_scenarios(game: Game) -> str:
    scenarios = scenarios_of(game)
    assert scenarios, "no scenarios were packed"
    for scenario in scenarios:
        assert scenario.verdict(scenario.match(game, "You")) == "open", scenario.key
    return f"{len(scenarios)} scenarios"


def _check_lessons(game: Game) -> str:
    lessons = lessons_of(game)
    assert lessons, "no lessons were packed"
    for lesson in lessons:
        for part in range(len(lesson.parts)):
            walk_to(game, lesson, lesson.number_of(part, 0), "You", "self-test")
    return f"{len(lessons)} lessons"


def _check_headless(game: Game) -> str:
    table, answers = play_out(game, make_setup(game, _bots_only(game), "self-test", {}), ANSWER_CAP)
    assert not table.steps, "the game did not end"
    assert table.check() == [], table.check()
    return f"{answers} answers"


def _check_table(registry: Registry, game: Game) -> str:
    app = _app(registry)
    match = Match(game, make_setup(game, _bots_only(game), "self-test", {}))
    app.routes.table(match, Autosave(match))
    answered, answers = time.monotonic(), 0
    while not match.is_over and time.monotonic() < answered + ANSWER_SECONDS:
        app.step(1.0, [])
        time.sleep(0.001)
        if len(match.moves) > answers:
            answered, answers = time.monotonic(), len(match.moves)
    frames = app.frames.drawn
    app.close()
    assert match.is_over, f"the game at the table stood still after {answers} answers"
    return f"{len(match.moves)} answers, {frames} frames"


def _check_save(registry: Registry, game: Game) -> str:
    match = Match(game, make_setup(game, _bots_only(game), "self-test", {}))
    Autosave(match).save()
    games, problems = saved_games(registry)
    assert not problems, problems
    assert games[0].load(registry).moves == match.moves
    document = record.to_document(match)
    assert record.from_document(registry, document).table == match.table
    return "reads back what was written"


def _check_commands(command: Command, game: Game, folder: Path) -> str:
    """A tournament, a decision, a text game, a replay and a review, as they would be typed."""
    seats = ("random",) * game.fewest_seats
    match = Match(game, make_setup(game, seats, "self-test", {}))
    bots = bots_of(match)
    while not isinstance(match.pending, Decision):
        play_bots(match, bots, 1)
    position, finished = folder / f"{game.key}.position.json", folder / f"{game.key}.record.json"
    storage.write_json_atomically(position, game.codec.encode(match.table))
    play_bots(match, bots)
    record.save(match, finished)
    lines: list[tuple[str, ...]] = [
        ("tournament", game.key, "--seats", ",".join(seats), "--games", "2", "--jobs", "2"),
        ("decide", game.key, "--position", str(position)),
        ("play", game.key, "--text", "--seed", "self-test"),
        ("replay", str(finished), "--verify"),
    ]
    if type(game).review is not Game.review:
        lines.append(("review", str(finished)))
    for words in lines:
        status, said = _typed(command, words)
        assert status == 0, f"{' '.join(words)}: status {status}, {said}"
    return ", ".join(words[0] for words in lines)


def _typed(command: Command, words: Sequence[str]) -> tuple[int, str]:
    """The status of a command line, with a person who always types 1, and what it printed."""
    said, before = StringIO(), sys.stdin
    sys.stdin = StringIO("1\n" * 20)
    try:
        with redirect_stdout(said), redirect_stderr(said):
            status = command(words)
    finally:
        sys.stdin = before
    return status, said.getvalue()
