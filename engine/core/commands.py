"""The headless commands: play --text, simulate, tournament, decide, replay, review, clauses...

Each takes plain values and returns the JSON document of its command or prints text; `main.py`
reads the command line.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core import record
from engine.core.card import graded_choices
from engine.core.chance import generator, generator_of, key_for, key_of
from engine.core.decision import Answer, Decision, close_bots
from engine.core.errors import BadDocument, InputError
from engine.core.external.conversation import try_bots
from engine.core.game import (
    Game,
    check_setup,
    clauses_of,
    game_clauses,
    proofs_by_clause,
    require_players,
)
from engine.core.learning.challenges import REASONS, Challenge, Challenges, challenge_of, work_out
from engine.core.learning.statistics import Statistics
from engine.core.match import Match
from engine.core.record import Autosave
from engine.core.registry import Registry
from engine.core.ruled_odds import reason_document, ruled_odds
from engine.core.setup import (
    HUMAN,
    SeatSetup,
    Setup,
    day_named,
    short_name,
    told_apart,
    with_whole_path,
)
from engine.core.step import pending
from engine.core.storage import SettingsFile
from engine.text.house import house_voice, in_english
from engine.text.message import HOUSE, Message, languages, spoken

if TYPE_CHECKING:
    from engine.core.arena import League, Tournament


def parse_options(pairs: Sequence[str]) -> dict[str, str]:
    """`key=value` words as a dictionary; InputError names a word that is none."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise InputError(f"--option takes key=value, not '{pair}'")
        options[key] = value
    return options


def key_of_words(words: str | None) -> str:
    return "" if words is None else key_of(words, "--key")


def key_line(key: str) -> str:
    return f"Key {key}: --key repeats this under the same seed"


def make_setup(  # noqa: PLR0913 (a set-up has that many facts)
    game: Game,
    seats: Sequence[str],
    seed: str,
    options: dict[str, str],
    *,
    dice_by_hand: bool = False,
    practice: bool = False,
    position: Any = None,
    real_table: bool = False,
) -> Setup:
    """The set-up for these seats, every bot's name checked; names are made unique."""
    named = _named_seats(game, seats)
    by_hand = dice_by_hand or real_table
    asked = Setup(named, seed, options, by_hand, practice, position, real_table=real_table)
    setup = check_setup(game, asked)
    _require_options(options, setup)
    require_players(game, setup)
    try_bots(game.bot(seat.player, setup) for seat in setup.seats if not seat.is_person)
    return setup


def _require_options(asked: Mapping[str, str], setup: Setup) -> None:
    """InputError where an option that was asked for is another in the position."""
    for key, value in asked.items():
        if setup.options[key] != value:
            is_so = f"the position has {key}={setup.options[key]}"
            raise InputError(f"--option {key}={value} does not fit: {is_so}")


def _named_seats(game: Game, players: Sequence[str]) -> tuple[SeatSetup, ...]:
    """A person is "You"; several are told apart by numbers, as are bots without a name."""
    names = ["You" if player == HUMAN else game.seat_of(player).name for player in players]
    seats = []
    for index, (player, name) in enumerate(zip(players, names, strict=True)):
        level = game.level(player)
        is_numbered = names.count(name) > 1 and (level is None or not level.called)
        number = f" {names[: index + 1].count(name)}" if is_numbered else ""
        seats.append(SeatSetup(with_whole_path(player), f"{name}{number}"))
    return told_apart(seats)


def default_seats(game: Game, position: Any = None) -> tuple[str, ...]:
    """A person against default bots, as many as usually play the game or are in a position.

    Seats of a position that the rules move are theirs; the person has the first of the others.
    """
    from engine.core.position.draft import PositionDraft  # noqa: PLC0415 (the window needs none)

    if position is None:
        return (HUMAN, *[game.default_bot] * (game.usual_seats - 1))
    draft = PositionDraft(game, position)
    ruled = game.ruled_seats(draft.table)
    own = next((number for number in range(draft.players) if number not in ruled), 0)
    return tuple(
        game.ruled_player if number in ruled else HUMAN if number == own else game.default_bot
        for number in range(draft.players)
    )


def play_text(match: Match, kept_at: Path | None = None, *, plain: bool = False) -> int:
    """Plays a match in the terminal or over a pipe; autosaves, and counts the finished game.

    Its record is written to a file of one's own besides, as far as it was played.
    """
    from engine.core.text_client import TextClient  # noqa: PLC0415 (the window needs none)

    autosave = Autosave(match)
    language = spoken(SettingsFile().load().language)
    match.language = match.game.language_for(language)
    voice = house_voice(language, (), match.game.text_folder)
    rehearsal = Challenges.load().saw(match, autosave.path.name, date.today())
    if rehearsal is not None:
        print(f"{voice.say(rehearsal)}.", file=sys.stderr)

    def after_answer(match: Match) -> None:
        try:
            path = autosave.save()
            note = Statistics().add(match, path.name) if match.is_over else None
            if note is not None:
                print(voice.say(InputError(f"{note}.").said), file=sys.stderr)
        except InputError as problem:
            kept = Message("house-game-not-kept", {"fault": problem.said})
            print(voice.say(kept), file=sys.stderr)

    typed, shown = sys.stdin or StringIO(), sys.stdout or StringIO()  # either may be closed
    is_typed = typed.isatty()
    client = TextClient(match, typed, shown, after_answer, interactive=is_typed, plain=plain)
    status = client.run()
    if kept_at is not None:
        record.save(match, kept_at)
    return status


def position(game: Game, options: dict[str, str], players: int | None = None) -> Any:
    """A position in which a seat is to decide, to be changed and begun from.

    InputError names an option or a number of players that cannot be.
    """
    from engine.core.position.draft import sample_position  # noqa: PLC0415 (the window needs none)

    count = game.usual_seats if players is None else players
    seats = (SeatSetup(game.default_bot, game.default_bot),) * max(count, 0)
    return sample_position(game, check_setup(game, Setup(seats, "1", options)).options, count)


def simulate(
    game: Game, tournament: Tournament, jobs: int, *, shows_progress: bool
) -> dict[str, Any]:
    """Runs a tournament, with a progress bar on a terminal."""
    from engine.core import arena  # noqa: PLC0415 (the window needs none)

    play = partial(arena.simulate, game, tournament, jobs)
    return _with_progress(game, tournament.games, play) if shows_progress else play()


def _with_progress(
    game: Game, games: int, play: Callable[[Callable[[int], None]], dict[str, Any]]
) -> dict[str, Any]:
    """What games give that are played with a progress bar."""
    from rich.console import Console  # noqa: PLC0415 (only a terminal needs it)
    from rich.progress import Progress  # noqa: PLC0415 (only a terminal needs it)

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.title, total=games)
        return play(lambda done: progress.update(task, completed=done))


def simulation_table(document: dict[str, Any]) -> Any:
    """The result of `simulate` as a table for people (a rich renderable), with what it says below:
    the games that a bot has forfeited, and how bots from outside run here.
    """
    from rich.console import Group  # noqa: PLC0415 (only a terminal needs it)
    from rich.table import Table  # noqa: PLC0415 (only a terminal needs it)
    from rich.text import Text  # noqa: PLC0415 (only a terminal needs it)

    table = Table(title=f"{document['games']} games of {document['game']}")
    for column in ("seat", "player", "wins", "rank", "mean", "stdev", "5/25/50/75/95%"):
        is_player = column == "player"
        table.add_column(
            column, justify="left" if is_player else "right", no_wrap=not is_player,
            overflow="fold", min_width=len(column),
        )  # fmt: skip
    for seat in document["seats"]:
        percentiles = "/".join(f"{value:g}" for value in seat["percentiles"].values())
        table.add_row(
            str(seat["seat"] + 1), short_name(seat["player"]), f"{100 * seat['win_share']:.1f}%",
            f"{seat['mean_rank']:.3f}", f"{seat['mean_score']:.3f}", f"{seat['stdev']:.3f}",
            percentiles,
        )  # fmt: skip
    return Group(table, *[Text(line) for line in _notes(document)])


def _notes(document: dict[str, Any]) -> list[str]:
    notes = [
        f"Seat {seat['seat'] + 1} was out in {fault['games']} of {document['games']} games, "
        f"{fault['kind']}: {fault['sentence']}"
        for seat in document["seats"]
        for fault in seat["forfeits"]
    ]
    notes += dict.fromkeys(seat["remark"] for seat in document["seats"] if seat["remark"])
    return [*notes, key_line(document["key"])] if "key" in document else notes


def decide(
    game: Game,
    document: Any,
    bot_name: str,
    seed: str,
    names: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    key: str = "",
) -> dict[str, Any]:
    """One bot decision in a position, explained, with the values of all options if it has them.

    `names` are those of the seats in its texts; without them the seats are numbered. `options` are
    those of the set-up that the position does not settle; a guest draws by the `key`. The player
    that the rules move answers with the whole tree of odds (`ruled_odds`). Raises BadDocument
    naming the field when the position is damaged or nobody is to decide.
    """
    table = read_position(game, document)
    numbered = tuple(f"Seat {seat + 1}" for seat in range(game.most_seats))
    if game.ruled_player and bot_name == game.ruled_player:
        return ruled_odds(game, table, names or numbered)
    seats = (SeatSetup(bot_name, bot_name),) * game.fewest_seats
    asked = Setup(seats, seed, dict(options or {}), key=key_for([bot_name], key))
    checked = check_setup(game, asked)
    if any(each.past is not None and each.key in asked.options for each in game.settings):
        game.take_options(table, checked)
    is_ruled = game.ruled_turn(table) is not None
    decision = pending(table)
    if not isinstance(decision, Decision):
        what = (
            "the game is over"
            if decision is None
            else f"chance is next: {game.prompt(decision, numbered)}"
        )
        way = f"; --bot {game.ruled_player} tells its odds" if is_ruled else ""
        raise BadDocument(f"the position asks for no decision ({what}{way})")
    setup = game.setup_of_position(table, checked)
    _require_options(options or {}, setup)
    bot = game.bot(bot_name, setup)
    view = game.view(table, decision.seat)
    try:
        answer = bot.choose(view, decision, generator_of(setup, "decide")).explained()
        values = _values(bot, view, decision, seed)
    finally:
        close_bots([bot])
    found = _decision_document(game, view, decision, answer, values, names or numbered)
    return {**found, "key": setup.key} if setup.key else found


def read_position(game: Game, document: Any) -> Any:
    """A table from its JSON form; BadDocument names the field that is wrong."""
    return game.read_position(document)


def _values(bot: Any, view: Any, decision: Decision, seed: str) -> list[float | None]:
    if not hasattr(bot, "values"):
        return [None] * len(decision.options)
    values = bot.values(view, decision, generator(seed, "decide"))
    return [None if value is None else float(value) for value in values]


def _decision_document(
    game: Game,
    view: Any,
    decision: Decision,
    answer: Answer,
    values: list[float | None],
    names: Sequence[str],
) -> dict[str, Any]:
    texts = game.option_texts(decision.options, names, view, decision.seat)
    return {
        "game": game.key,
        "seat": decision.seat,
        "decision": decision.kind,
        "prompt": game.prompt(decision, names),
        "answer": game.codec.encode(answer.option),
        "text": game.option_text(answer.option, names, view, decision.seat),
        "reasons": [reason_document(game, reason, names) for reason in answer.reasons],
        "options": [
            {"option": game.codec.encode(option), "text": text, "value": value}
            for option, text, value in zip(decision.options, texts, values, strict=True)
        ],
    }


def replay(registry: Registry, path: Path) -> dict[str, Any]:
    """Re-runs a record. `verified` says whether it reproduces the recorded result and dice."""
    written = record.read(path, is_named=True)
    match = record.play(registry, path, written)
    result = match.result
    return {
        "game": match.game.key,
        "answers": len(match.moves),
        "over": match.is_over,
        "result": {
            "scores": list(result.scores),
            "ranks": list(result.ranks),
            "names": list(match.setup.seat_names),
        },
        "verified": record.verify(match, written.document),
        "note": written.note,
    }


def review(registry: Registry, path: Path) -> dict[str, Any]:
    """What luck and choices did in a recorded game; InputError when the game has no such review."""
    match = record.load(registry, path, is_named=True)
    document = match.game.review(match)
    if document is None:
        raise InputError(f"{match.game.title} has no review of luck and choices")
    return document


def choice_lines(registry: Registry, document: dict[str, Any], seat: dict[str, Any]) -> list[str]:
    """Each choice of a seat in the document of a review for which there was a better one."""
    game = registry.game(document["game"])
    scale = game.grading
    if scale is None:
        return []
    unit = in_english(scale.unit, game.text_folder)
    return [
        f"  {each.when}, {each.kind}: {each.played}. Best: {each.best}"
        + (
            ", about equal"
            if each.grade == "best"
            else f". Lost: {each.loss:.1f} ± {each.error:.1f} {unit}"
        )
        for each in graded_choices(scale, document, seat["seat"])
        if each.played != each.best
    ]


def language(registry: Registry, name: str) -> dict[str, Any]:
    """What a language has and lacks, by room: the house, and each game with its messages, lessons,
    puzzles, scenarios and rules.
    """
    if name not in languages():
        known = ", ".join(languages())
        raise InputError(f"there is no language '{name}'; there are {known}")
    rooms = {"house": {"messages": _messages_in(name, HOUSE)}}
    rooms |= {game.key: _told_in(name, game) for game in registry.games()}
    return {"language": name, "rooms": rooms}


def _messages_in(name: str, folder: Path) -> dict[str, Any]:
    from engine.text.catalogue import count, lacking  # noqa: PLC0415 (only who writes messages)

    return {"count": count(folder), "lacking": list(lacking(name, folder))}


def _told_in(name: str, game: Game) -> dict[str, dict[str, Any]]:
    """What a game says, by kind. Its puzzles are told again from messages, all in one way."""
    from engine.core.learning.lesson import lessons_of  # noqa: PLC0415
    from engine.core.learning.puzzle import PuzzleTable, puzzles_of, scenarios_of  # noqa: PLC0415

    puzzles = puzzles_of(game)
    laid = PuzzleTable(game, puzzles[0])
    voice = game.voice(laid.match.setup.seat_names, name)
    is_retold = game.language_for(name) == name and game.puzzle_in(laid, voice) is not None
    english, written = (
        {each.id for each in clauses_of(path.read_text("utf-8"))}
        for path in (game.rules_path, game.rules_in(name))
    )
    is_ruled = english == written and game.rules_in(name) != game.rules_path
    pairs = zip(scenarios_of(game), scenarios_of(game, name), strict=True)
    told = {
        "lessons": {each.key: each.language == name for each in lessons_of(game, name)},
        "puzzles": dict.fromkeys((each.key for each in puzzles), is_retold),
        "scenarios": {first.key: first is not second for first, second in pairs},
        "rules": {f"RULES.{name}.md": is_ruled},
    }
    return {"messages": _messages_in(name, game.text_folder)} | {
        kind: {"count": len(found), "lacking": [key for key in found if not found[key]]}
        for kind, found in told.items()
    }


def clauses(game: Game, tests_folder: Path) -> dict[str, Any]:
    """Every clause of a game with the tests that prove it, and those that have none."""
    if not tests_folder.is_dir():
        raise InputError(f"there are no tests at {tests_folder}; run this in the source folder")
    proofs = proofs_by_clause(tests_folder)
    rows: list[dict[str, Any]] = [
        {"id": clause.id, "text": clause.text, "tests": proofs.get(clause.id, [])}
        for clause in game_clauses(game)
    ]
    untested = [row["id"] for row in rows if not row["tests"]]
    return {"game": game.key, "clauses": rows, "untested": untested}


# The `challenge` command: the seed of a day, and what the bots of the house score on it.


def day_of(text: str | None) -> date:
    """A day written as YYYY-MM-DD, today for None; InputError for anything else."""
    if text is None:
        return date.today()
    day = day_named(text)
    if day is None:
        raise InputError(f"--date takes YYYY-MM-DD, not '{text}'")
    return day


def challenge_document(game: Game, day: date) -> dict[str, Any]:
    """The document of the command, the best result first."""
    challenge = challenge_of(game, day)
    if challenge is None:
        raise InputError(f"{game.title} has no challenge of the day")
    plan = challenge.plan
    values = {level: work_out(challenge, level) for level in plan.compared}
    order = sorted(plan.compared, key=lambda level: -plan.merit(values[level]))
    return {
        "game": game.key,
        "date": day.isoformat(),
        "seed": challenge.seed,
        "title": in_english(plan.title, game.text_folder),
        "against": list(plan.opponents),
        "options": dict(plan.options),
        "results": [
            {"level": level, "value": values[level], "text": in_english(plan.words(values[level]))}
            for level in order
        ],
        "own": _own(challenge),
    }


def _own(challenge: Challenge) -> dict[str, Any] | None:
    """How the person's own attempt stands, and why it is practice; None before there is one."""
    attempt = Challenges.load().attempts.get((challenge.game.key, challenge.day))
    if attempt is None:
        return None
    value = attempt.value
    text = "not finished" if value is None else in_english(challenge.plan.words(value))
    practice = in_english(REASONS[attempt.practice]) if attempt.practice else None
    return {"value": value, "text": text, "practice": practice}


def challenge_lines(document: dict[str, Any]) -> list[str]:
    lines = [f"{document['title']}, {document['date']}: seed {document['seed']}"]
    if document["against"]:
        lines.append(f"against {', '.join(document['against'])}")
    lines += [f"  {each['text']:>9}  {each['level']}" for each in document["results"]]
    own = document["own"]
    if own is not None:
        practice = f", practice: {own['practice']}" if own["practice"] else ""
        lines.append(f"  {own['text']:>9}  you{practice}")
    return lines


# The `tournament` command: many games among many bots, ranked, resumable, near or far.


def run_tournament(game: Game, arguments: Namespace) -> int:
    from engine.core import arena  # noqa: PLC0415 (the window needs none)

    league = league_of(game, arguments)
    cluster = arguments.cluster
    runner = arena.on_cluster(cluster) if cluster else arena.on_processes(arguments.jobs)
    play = partial(arena.play_tournament, game, league, runner, arguments.state)
    shows_progress = sys.stderr.isatty() and not arguments.json
    document = _with_progress(game, league.games, play) if shows_progress else play()
    if arguments.json:
        print(json.dumps(document, ensure_ascii=False, allow_nan=False))
    else:
        from rich.console import Console  # noqa: PLC0415 (only a terminal needs it)

        Console().print(tournament_table(document))
        pace = f"{document['games_per_second']:.2f} games a second"
        print(f"{document['seconds']} s, {pace}, {document['unfinished']} unfinished")
        if "key" in document:
            print(key_line(document["key"]))
    return 0


def league_of(game: Game, arguments: Namespace) -> League:
    """The league that a command line describes; InputError when it describes none."""
    from engine.core import arena  # noqa: PLC0415 (the window needs none)

    entrants = tuple(with_whole_path(word.strip()) for word in arguments.seats.split(","))
    arena.check_jobs(arguments.jobs)
    return arena.League(
        entrants,
        arguments.games,
        arguments.seed,
        min(len(entrants), game.most_seats) if arguments.table is None else arguments.table,
        parse_options(arguments.option),
        arguments.play_on,
        key_of_words(arguments.key),
    )


def tournament_table(document: dict[str, Any]) -> Any:
    from rich.table import Table  # noqa: PLC0415 (only a terminal needs it)

    kind = f"{document['tables']} tables" if document["tables"] > 1 else "one table"
    games = f"{document['games']} games of {document['game']}"
    table = Table(title=f"{games}, {kind} of {document['table_seats']}")
    for column in ("player", "rating", "games", "wins", "95%", "rank", "faults"):
        justify: Any = "left" if column in ("player", "faults") else "right"
        table.add_column(column, justify=justify, no_wrap=column not in ("player", "faults"))
    for row in document["entrants"]:
        low, high = row["interval"]
        faults = ", ".join(f"{count} {kind}" for kind, count in row["faults"].items())
        table.add_row(
            short_name(row["player"]), f"{row['rating']['ordinal']:.1f}", str(row["games"]),
            f"{100 * row['win_share']:.1f}%", f"{100 * low:.1f}-{100 * high:.1f}",
            f"{row['mean_rank']:.2f}", faults,
        )  # fmt: skip
    return table
