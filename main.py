"""Tabletop Bots: opens the window, or runs headless. `python main.py --help` lists the commands."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "tabletop-bots")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from engine.core.errors import BadDocument, InputError, shortened
from engine.core.setup import kept_from_guests, parts_of, whole_number
from engine.core.storage import SettingsFile, read_json, why_refused, write_json_atomically
from engine.text.house import house_voice
from engine.text.message import ENGLISH, spoken
from games import REGISTRY

if TYPE_CHECKING:
    from engine.core.match import Match

DONE, CHECK_FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
SCREENS = (
    "menu",
    "setup",
    "settings",
    "rules",
    "review",
    "figures",
    "choices",
    "position",
    "lesson",
    "puzzle",
    "learn",
    "progress",
    "scenarios",
    "statistics",
    "credits",
)


class OneLineParser(argparse.ArgumentParser):
    """Reports a wrong command line in one sentence, with exit status 2."""

    def error(self, message: str) -> NoReturn:
        raise InputError(f"{message} ('{self.prog} --help' explains)")


def _parser() -> OneLineParser:
    about = "Board games against bots that say why. Without a command it opens the window."
    parser = OneLineParser(prog="main.py", description=about)
    parser.add_argument("--size", metavar="WxH", help="size of the window, such as 1280x720")
    parser.add_argument(
        "--software", action="store_true", help="draws without the graphics card (virtual screens)"
    )
    commands_of = parser.add_subparsers(dest="command", parser_class=OneLineParser)
    _add_play(commands_of)
    _add_simulate(commands_of)
    add_tournament(commands_of)
    _add_position(commands_of)
    _add_decide(commands_of)
    _add_record_commands(commands_of)
    _add_sheet(commands_of)
    _add_clauses(commands_of)
    _add_box(commands_of)
    _add_challenge(commands_of)
    _add_puzzles(commands_of)
    _add_screenshot(commands_of)
    _add_language(commands_of)
    _add(commands_of, "self-test", "checks that everything needed is there and works")
    return parser


def _add(commands_of: Any, name: str, about: str, *, has_game: bool = False) -> Any:
    """A command that says in its own help, too, what it is for."""
    parser = commands_of.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    if has_game:
        parser.add_argument("game", help=", ".join(REGISTRY.keys))
    return parser


def _add_text(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--text", action="store_true", help="in the terminal, or over a pipe")
    plain = "the same for screen readers: one statement a line, no tables, short lists"
    parser.add_argument("--plain", action="store_true", help=plain)


def _add_play(commands_of: Any) -> None:
    play = _add(commands_of, "play", "one game, in the window or as text", has_game=True)
    seats = "who sits where, such as human,optimal (default: you, the others bots)"
    play.add_argument("--seats", help=seats)
    _add_chance(play, None)
    _add_option(play)
    _add_text(play)
    play.add_argument("--real-dice", action="store_true", help="you tell what your dice show")
    real = "the board lies before you: the screen plays the bots and says what your hands do"
    play.add_argument("--real-table", action="store_true", help=real)
    practice = "any step can be taken back, rolled dice included"
    play.add_argument("--practice", action="store_true", help=practice)
    play.add_argument(
        "--position", type=_path, metavar="FILE", help="begins with the table in this file"
    )
    play.add_argument(
        "--record", type=_path, metavar="FILE", help="with --text: keeps it there too"
    )
    play.set_defaults(run=_play)


def _add_simulate(commands_of: Any) -> None:
    simulate = _add(commands_of, "simulate", "many games among bots", has_game=True)
    simulate.add_argument("--games", type=_whole, required=True, metavar="N", help="how many")
    simulate.add_argument("--seats", help="the bots, such as expert,general,file:mybot.py")
    _add_chance(simulate)
    _add_option(simulate)
    _add_jobs(simulate)
    _add_play_on(simulate)
    simulate.add_argument("--fixed-seats", action="store_true", help="seats do not rotate")
    _add_json(simulate)
    simulate.set_defaults(run=_simulate)


def add_tournament(commands_of: Any) -> None:
    """Adds the command to those of a command line."""
    about = "bots against each other, with a rating"
    parser = _add(commands_of, "tournament", about, has_game=True)
    parser.add_argument("--seats", required=True, help="the entrants, such as expert,file:mybot.py")
    parser.add_argument("--games", type=_whole, required=True, metavar="N", help="how many in all")
    parser.add_argument(
        "--table", type=_whole, metavar="N", help="seats at a table (default: all entrants)"
    )
    _add_chance(parser)
    _add_option(parser)
    _add_jobs(parser)
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask cluster, as tcp://host:8786")
    state = "keeps what was played there; with the same file the tournament goes on"
    parser.add_argument("--state", type=_path, metavar="FILE", help=state)
    _add_play_on(parser)
    _add_json(parser)
    parser.set_defaults(run=_tournament)


def _add_chance(parser: Any, seed: str | None = "1") -> None:
    """What dice and draws follow from."""
    default = f"default: {seed}" if seed else "default: a new one"
    parser.add_argument(
        "--seed", default=seed, help=f"what chance follows from, any words ({default})"
    )
    about = "repeats games with a guest, whose dice follow from the seed and this key"
    parser.add_argument("--key", metavar="HEX", help=about)


def _add_option(parser: Any) -> None:
    about = "an option of the game, such as mode=misere; may be given again for another"
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=about)


def _add_jobs(parser: Any) -> None:
    about = "processes on this machine (default: 1)"
    parser.add_argument("--jobs", type=_whole, default=1, metavar="N", help=about)


def _add_play_on(parser: Any) -> None:
    about = "a simple bot takes over from one that is out"
    parser.add_argument("--play-on", action="store_true", help=about)


def _add_json(parser: Any) -> None:
    parser.add_argument("--json", action="store_true", help="prints one JSON document")


def _add_position(commands_of: Any) -> None:
    about = "a position to begin from, as JSON"
    position = _add(commands_of, "position", about, has_game=True)
    position.add_argument("--players", type=_whole, metavar="N", help="how many sit there")
    _add_option(position)
    position.add_argument("--out", type=_path, metavar="FILE", help="where to (default: printed)")
    position.set_defaults(run=_position_of)


def _add_decide(commands_of: Any) -> None:
    about = "a bot's decision in a position, explained"
    decide = _add(commands_of, "decide", about, has_game=True)
    decide.add_argument(
        "--position", type=_path, required=True, metavar="FILE", help="the table, as JSON"
    )
    decide.add_argument("--bot", metavar="NAME", help="who decides (default: the usual opponent)")
    _add_option(decide)
    _add_chance(decide)
    _add_json(decide)
    decide.set_defaults(run=_decide)


def _add_record_commands(commands_of: Any) -> None:
    of = "the record, or a game.json of the contest's engine"
    replay = _add(commands_of, "replay", "plays a record again and tells its result")
    replay.add_argument("file", type=_path, help=of)
    replay.add_argument("--verify", action="store_true", help="status 1 if the result differs")
    _add_window(replay, "the game again at the table")
    _add_json(replay)
    replay.set_defaults(run=_replay)
    go_on = _add(commands_of, "go-on", "goes on with what follows the finished game of a record")
    go_on.add_argument("file", type=_path, help="the record")
    _add_text(go_on)
    go_on.set_defaults(run=_go_on)
    review = _add(commands_of, "review", "what luck and choices did in a record")
    review.add_argument("file", type=_path, help=of)
    about = "each choice that was not the best, with the best one and what it lost"
    review.add_argument("--choices", action="store_true", help=about)
    _add_window(review, "what the review page says")
    _add_json(review)
    review.set_defaults(run=_review)


def _add_window(parser: Any, what: str) -> None:
    parser.add_argument("--window", action="store_true", help=f"shows {what}, in the window")


def _add_challenge(commands_of: Any) -> None:
    about = "the challenge of the day, with the bots' results"
    challenge = _add(commands_of, "challenge", about, has_game=True)
    challenge.add_argument("--date", metavar="YYYY-MM-DD", help="another day than today")
    _add_json(challenge)
    challenge.set_defaults(run=_challenge)


def _add_language(commands_of: Any) -> None:
    about = "what a language has of messages, lessons, puzzles, scenarios, rules, and what it lacks"
    parser = _add(commands_of, "language", about)
    parser.add_argument("name", help="such as de")
    parser.add_argument("--check", action="store_true", help="status 1 where it lacks anything")
    _add_json(parser)
    parser.set_defaults(run=_language)


def _add_sheet(commands_of: Any) -> None:
    about = "a table on one page: PDF, picture, position"
    sheet = _add(commands_of, "sheet", about, has_game=True)
    sheet.add_argument("--record", type=_path, metavar="FILE", help="as the game in it stands")
    sheet.add_argument("--position", type=_path, metavar="FILE", help="as it lies there")
    sheet.add_argument("--out", type=_path, required=True, help="where to: a name without an end")
    sheet.set_defaults(run=_sheet)


def _add_clauses(commands_of: Any) -> None:
    about = "every rule with the tests that prove it; status 1 where one has none"
    clauses = _add(commands_of, "clauses", about, has_game=True)
    _add_json(clauses)
    clauses.set_defaults(run=_clauses)


def _add_box(commands_of: Any) -> None:
    about = "what your own box has printed; status 1 where a check finds a fault"
    box = _add(commands_of, "box", about, has_game=True)
    box.add_argument("act", choices=("export", "import", "check"), help="what is done with it")
    box.add_argument("file", type=_path, help="the box, as JSON")
    box.set_defaults(run=_box)


def _add_puzzles(commands_of: Any) -> None:
    about = "makes puzzles, or solves those of a file once more"
    puzzles = _add(commands_of, "puzzles", about, has_game=True)
    how_many = "how many to make (default: 60)"
    puzzles.add_argument("--count", type=_whole, default=60, metavar="N", help=how_many)
    puzzles.add_argument("--seed", default="1", help="what they follow from (default: 1)")
    checks = "solves these once more; status 1 when an answer differs"
    puzzles.add_argument("--check", type=_path, metavar="FILE", help=checks)
    where = "where to (with --check: those that hold, graded anew)"
    puzzles.add_argument("--out", type=_path, metavar="FILE", help=where)
    puzzles.set_defaults(run=_puzzles)


def _add_screenshot(commands_of: Any) -> None:
    screenshot = _add(commands_of, "screenshot", "a picture of a screen")
    screenshot.add_argument("what", help=f"{', '.join(REGISTRY.keys)}, or {', '.join(SCREENS)}")
    seed = "of the game (default: 1); of a lesson or a puzzle its number"
    screenshot.add_argument("--seed", default="1", help=seed)
    answers = "so many answers are given first, by bots; in a lesson so many steps are done"
    screenshot.add_argument("--answers", type=_count, default=0, metavar="N", help=answers)
    screenshot.add_argument("--seats", help="who sits where, such as human,optimal")
    _add_option(screenshot)
    of = "whose set-up, rules, review, choices, position, lesson or puzzle"
    screenshot.add_argument("--game", help=f"{of} (default: {REGISTRY.keys[0]})")
    screenshot.add_argument("--person-plays", metavar="BOT", help="the bot that stands in for you")
    screenshot.add_argument("--hint", action="store_true", help="with the hint asked for")
    size = "of the window (default: 1280x720)"
    screenshot.add_argument("--size", default="1280x720", metavar="WxH", help=size)
    screenshot.add_argument(
        "--out", type=_path, required=True, metavar="FILE", help="where to, as PNG or JPG"
    )
    screenshot.set_defaults(run=_screenshot)


def _seats(words: str | None, default: Sequence[str]) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(",")) if words else tuple(default)


def _new_match(arguments: argparse.Namespace) -> Match:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)
    from engine.core.chance import key_for  # noqa: PLC0415 (the menu plays none)
    from engine.core.match import Match  # noqa: PLC0415 (the menu plays none)

    game = REGISTRY.game(arguments.game)
    position = _position(arguments.position) if arguments.position else None
    seats = _seats(arguments.seats, commands.default_seats(game, position))
    options = commands.parse_options(arguments.option)
    seed = arguments.seed or os.urandom(4).hex()
    setup = commands.make_setup(
        game, seats, seed, options,
        dice_by_hand=arguments.real_dice, practice=arguments.practice, position=position,
        real_table=arguments.real_table,
    )  # fmt: skip
    key = key_for(seats, commands.key_of_words(arguments.key))
    return Match(game, replace(setup, key=key))


def _position(path: Path) -> Any:
    document = read_json(path, is_named=True)
    if document is None:
        raise BadDocument(f"{path} holds no position but null")
    return document


def _box(arguments: argparse.Namespace) -> int:
    game = REGISTRY.game(arguments.game)
    box, path = game.my_box(), arguments.file
    if box is None:
        raise InputError(f"{game.title} has no box to match: all its numbers are printed ones")
    try:
        if arguments.act != "check":
            (box.take if arguments.act == "import" else box.give)(path)
            return DONE
        problems = [game.voice(()).say(each) for each in box.problems(path)]
    except InputError as problem:
        raise InputError(game.problem_text(problem, ())) from None
    print("\n".join([f"{each}." for each in problems] or [f"{path} has no faults."]))
    return CHECK_FAILED if problems else DONE


def _play(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)

    arguments.text |= arguments.plain
    if arguments.record is not None and not arguments.text:
        raise InputError("--record goes with --text; the window keeps its records by itself")
    match = _new_match(arguments)
    if arguments.text:
        return commands.play_text(match, arguments.record, plain=arguments.plain)
    from engine.ui.launch import open_window  # noqa: PLC0415 (only a window needs it)

    return open_window(REGISTRY, _size(arguments.size), match=match, software=arguments.software)


def _simulate(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)
    from engine.core.arena import Tournament  # noqa: PLC0415 (the window needs no arena)

    game = REGISTRY.game(arguments.game)
    default = (game.default_bot,) * game.usual_seats
    tournament = Tournament(
        _seats(arguments.seats, default), arguments.games, arguments.seed,
        commands.parse_options(arguments.option), arguments.fixed_seats, arguments.play_on,
        commands.key_of_words(arguments.key),
    )  # fmt: skip
    shows_progress = sys.stderr.isatty() and not arguments.json
    document = commands.simulate(game, tournament, arguments.jobs, shows_progress=shows_progress)
    if arguments.json:
        _print_json(document)
    else:
        from rich.console import Console  # noqa: PLC0415 (only a terminal needs it)

        Console().print(commands.simulation_table(document))
        print(f"{document['seconds']} s, {document['games_per_second']:,.3g} games a second")
    return DONE


def _tournament(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)

    return commands.run_tournament(REGISTRY.game(arguments.game), arguments)


def _position_of(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)

    options = commands.parse_options(arguments.option)
    game = REGISTRY.game(arguments.game)
    document = commands.position(game, options, arguments.players)
    if arguments.out is None:
        _print_json(document)
    else:
        write_json_atomically(arguments.out, document)
    return DONE


def _decide(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)

    game = REGISTRY.game(arguments.game)
    document = read_json(arguments.position, is_named=True)
    bot = arguments.bot or game.default_bot
    options = commands.parse_options(arguments.option)
    key = commands.key_of_words(arguments.key)
    decision = commands.decide(game, document, bot, arguments.seed, options=options, key=key)
    if arguments.json:
        _print_json(decision)
        return DONE
    if "tree" in decision:
        from engine.core.ruled_odds import odds_lines  # noqa: PLC0415 (few positions ask for odds)

        print("\n".join(odds_lines(decision)))
        return DONE
    print(decision["text"])
    for reason in decision["reasons"]:
        print("  " + ": ".join(filter(None, (reason["clause"], reason["text"]))))
    if "key" in decision:
        print(commands.key_line(decision["key"]))
    return DONE


def _show(arguments: argparse.Namespace, page: str) -> int:
    from engine.core import record  # noqa: PLC0415 (the menu reads none)
    from engine.ui.launch import open_window  # noqa: PLC0415 (only a window needs it)

    match, size = record.load(REGISTRY, arguments.file, is_named=True), _size(arguments.size)
    return open_window(REGISTRY, size, match=match, page=page, software=arguments.software)


def _replay(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)

    if arguments.window:
        return _show(arguments, "replay")
    document = commands.replay(REGISTRY, arguments.file)
    if arguments.json:
        _print_json(document)
    else:
        state = "over" if document["over"] else "unfinished"
        print(f"{document['game']}: {document['answers']} answers, {state}")
        result = document["result"]
        for name, score, rank in zip(
            result["names"], result["scores"], result["ranks"], strict=True
        ):
            print(f"  {rank}. {name}  {score:g}")
        if document["note"]:
            print(document["note"])
        print("verified" if document["verified"] else "not the recorded result or dice")
    return CHECK_FAILED if arguments.verify and not document["verified"] else DONE


def _go_on(arguments: argparse.Namespace) -> int:
    from engine.core import (  # noqa: PLC0415
        commands,
        record,
    )
    from engine.core.match import Match  # noqa: PLC0415 (the menu plays none)

    before = record.load(REGISTRY, arguments.file, is_named=True)
    game, following = before.game, before.game.sequel(before)
    if following is None:
        raise InputError(f"{arguments.file}: nothing follows on this game")
    game.keep_sitting(before)
    match = Match(game, following)
    if not (arguments.text or arguments.plain):
        from engine.ui.launch import open_window  # noqa: PLC0415 (only a window needs it)

        size = _size(arguments.size)
        return open_window(REGISTRY, size, match=match, software=arguments.software)
    status = commands.play_text(match, plain=arguments.plain)
    if match.is_over:
        print(f"The campaign is kept at {game.keep_sitting(match)}")
    return status


def _review(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)

    if arguments.window:
        return _show(arguments, "review")
    document = commands.review(REGISTRY, arguments.file)
    if arguments.json:
        _print_json(document)
        return DONE
    for seat in document["seats"]:
        for line in commands.choice_lines(REGISTRY, document, seat) if arguments.choices else ():
            print(line)
        if "text" in seat:
            print(f"Seat {seat['seat'] + 1}: {seat['text']}")
            continue
        so_far = f"{seat['expected']:.1f} expected now"
        print(
            f"Seat {seat['seat'] + 1}: {seat['baseline']:.1f} expected, luck {seat['luck']:+.1f}, "
            f"mistakes {seat['mistakes']:+.1f}, "
            + (f"result {seat['result']:g}" if document["over"] else so_far)
        )
    return DONE


def _challenge(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)

    day = commands.day_of(arguments.date)
    document = commands.challenge_document(REGISTRY.game(arguments.game), day)
    if arguments.json:
        _print_json(document)
    else:
        print("\n".join(commands.challenge_lines(document)))
    return DONE


def _language(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)

    document = commands.language(REGISTRY, arguments.name)
    status = DONE
    for room, kinds in document["rooms"].items():
        lacking = [key for told in kinds.values() for key in told["lacking"]]
        status = CHECK_FAILED if arguments.check and lacking else status
        if arguments.json:
            continue
        told = (f"{kind} {told['count'] - len(told['lacking'])} of {told['count']}"
                for kind, told in kinds.items())  # fmt: skip
        print(f"{room}: {', '.join(told)}", *lacking, sep="\n    ")
    if arguments.json:
        _print_json(document)
    return status


def _sheet(arguments: argparse.Namespace) -> int:
    from engine.ui import paper  # noqa: PLC0415 (only a printer needs it)

    print("\n".join(str(path) for path in paper.run(REGISTRY, arguments)))
    return DONE


def _clauses(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)

    game = REGISTRY.game(arguments.game)
    document = commands.clauses(game, Path(__file__).parent / "tests")
    if arguments.json:
        _print_json(document)
    else:
        for clause in document["clauses"]:
            print(f"{clause['id']}  {len(clause['tests'])} tests  {clause['text']}")
            for test in clause["tests"]:
                print(f"    {test}")
        print(f"{len(document['clauses'])} clauses, {len(document['untested'])} without a test")
    return CHECK_FAILED if document["untested"] else DONE


def _puzzles(arguments: argparse.Namespace) -> int:
    from engine.core.learning.puzzle_making import run_puzzles  # noqa: PLC0415 (the window makes none)

    return run_puzzles(REGISTRY.game(arguments.game), arguments)


def _screenshot(arguments: argparse.Namespace) -> int:
    from engine.core import commands  # noqa: PLC0415 (the window needs none)
    from engine.ui.self_test import Picture, take_screenshot  # noqa: PLC0415 (only a window needs it)

    picture = Picture(
        arguments.what, arguments.game, arguments.seed, arguments.answers,
        tuple(_seats(arguments.seats, ())), commands.parse_options(arguments.option),
        arguments.hint, _size(arguments.size) or (1280, 720), arguments.person_plays,
    )  # fmt: skip
    take_screenshot(REGISTRY, picture, arguments.out)
    return DONE


def _path(text: str) -> Path:
    """A path on the command line; none at all would be the folder that one is in."""
    if not text:
        raise argparse.ArgumentTypeError("is empty: give the name of a file")
    return Path(text)


def _whole(text: str) -> int:
    """A whole number on the command line, which may be below zero."""
    number = whole_number(text.removeprefix("-"))
    if number is None:
        raise argparse.ArgumentTypeError(f"takes a whole number, not '{text}'")
    return -number if text.startswith("-") else number


def _count(text: str) -> int:
    """A whole number on the command line that is not below zero."""
    number = _whole(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"is {number}; it must be 0 or more")
    return number


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    width, height = (whole_number(word) for word in text.partition("x")[::2])
    if width is None or height is None:
        raise InputError(f"--size takes WIDTHxHEIGHT such as 1280x720, not '{text}'")
    if not (640 <= width <= 7680 and 400 <= height <= 4320):
        raise InputError(f"--size {text} is out of range: 640x400 to 7680x4320")
    return width, height


def _self_test(arguments: argparse.Namespace) -> int:
    from engine.ui.self_test import run_self_test  # noqa: PLC0415 (only a window needs it)

    return DONE if run_self_test(REGISTRY, main) else CHECK_FAILED


def _print_json(document: Any) -> None:
    print(json.dumps(document, ensure_ascii=False, allow_nan=False))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status.

    0 done, 1 a check failed, 2 bad input or nowhere to write to, 130 stopped with Ctrl-C.
    """
    try:
        _never_stop_at_foreign_bytes()
        parsed = _parser().parse_args(arguments)
        _require_text(parsed)
        _warn_of_guests(parsed)
        with kept_from_guests(file for file in vars(parsed).values() if isinstance(file, Path)):
            status = _command(parsed)(parsed)
        print(end="", flush=True)
    except InputError as problem:
        print(_told(problem), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        _drop_output()
        return DONE
    except OSError as problem:
        _drop_output()
        words = f"the system refused to go on: {why_refused(problem)}"
        print(_told(InputError(words)), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _told(problem: InputError) -> str:
    """What is wrong, in the reader's language."""
    language = spoken(SettingsFile().load().language)
    if language == ENGLISH:
        return str(problem)
    return shortened(house_voice(language, ()).say(problem.said))


def _never_stop_at_foreign_bytes() -> None:
    """What cannot be read or written as text goes through as escapes."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _require_text(parsed: argparse.Namespace) -> None:
    """Paths may be any bytes; every other word must be text. No word is left empty."""
    for name, value in vars(parsed).items():
        for word in value if isinstance(value, list) else [value]:
            if isinstance(word, str) and not _is_text(word):
                raise InputError(f"{name} is '{word}', which is not text in UTF-8")
            if word == "":
                raise InputError(f"{name.replace('_', '-')} is empty: give a value or leave it out")


def _is_text(word: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in word)


def _drop_output() -> None:
    """What could not be written is not tried again when the program ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _warn_of_guests(parsed: argparse.Namespace) -> None:
    named = vars(parsed)
    players = [*_seats(named.get("seats"), ()), named.get("bot") or ""]
    if not any(map(parts_of, players)):
        return
    from engine.core.external.file_bot import warning_about  # noqa: PLC0415 (few seat guests)

    warning = warning_about(players)
    if warning is not None:
        print(f"Warning: {warning}.", file=sys.stderr)


def _command(parsed: argparse.Namespace) -> Callable[[argparse.Namespace], int]:
    if parsed.command == "self-test":
        return _self_test
    if parsed.command is None:
        return _open_menu
    command: Callable[[argparse.Namespace], int] = parsed.run
    return command


def _open_menu(arguments: argparse.Namespace) -> int:
    from engine.ui.launch import open_window  # noqa: PLC0415 (only a window needs it)

    return open_window(REGISTRY, _size(arguments.size), software=arguments.software)


def _serve_another() -> bool:
    """Whether this process was started to think or speak for a window, or to run a bot."""
    if not sys.argv[1:]:
        return False
    from engine.core.external import guard  # noqa: PLC0415 (the menu needs none)
    from engine.core.thinking import THINK, serve  # noqa: PLC0415 (the menu needs none)

    match sys.argv[1:]:
        case [word] if word == THINK:
            serve()
        case [word, *rest] if word == guard.GUARD_COMMAND:
            guard.main(rest)
        case [word, *rest] if word == guard.BOT_COMMAND:
            from engine.core.external import bot_program  # noqa: PLC0415 (nothing else needs it)

            bot_program.main(rest)
        case ["speak", language, path]:
            from engine.ui.speech import serve as write  # noqa: PLC0415 (nothing else needs it)

            write(language, path)
        case _:
            return False
    return True


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    if not _serve_another():
        sys.exit(main())
