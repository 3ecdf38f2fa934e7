"""Records: what each must replay to, and those that the tests keep, made by the baseline's code.

    python -m tests.baseline.records FOLDER

writes them (`python -m tests.baseline keep` runs it in the baseline). Beside each record lies what
is `expected` of it: the result, the final table, and the commands offered before every answer, as
numbers in a list of commands.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from engine.core import commands, record
from engine.core.chance import generator
from engine.core.decision import Chance, Decision
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from tests.baseline import in_either_tree
from tests.baseline.modes import MODES, NAMES, OF, Mode, playing

Reason = in_either_tree("Reason", "engine.core.decision", "engine.core.bot")
encode_reason = in_either_tree("encode_reason", "engine.core.ruled_odds", "engine.core.said_codec")

EXPECTED: Final = ".expected.json"
MAY_OFFER_MORE: Final = ("arcs",)
"""Games whose newer rulings may offer more than a record's time did; never less."""
LONGEST: Final = 8
"""Of more commands than these a hash is kept, where they may be no more and no less."""


# -- what a record must replay to ------------------------------------------------------------------


def replayed(match: Match) -> Iterator[tuple[Match, Any]]:
    """A match once more: as it was before each answer, and that answer."""
    again = Match(match.game, match.setup, keeps_history=False, is_again=True)
    for move in match.moves:
        yield again, move.answer
        again.play_recorded([(move.answer, move.reasons)])
    assert again.table == match.table


def commands_offered(match: Match) -> list[str] | str | None:
    """The typed commands of what is offered, or a hash of long lists that must stay as they are;
    None for chance and what cannot be listed.
    """
    asked = match.pending
    listing = asked.listing if isinstance(asked, Decision) else None
    if listing is None:
        return None
    typed = sorted(str(option) for option in listing)
    if len(typed) <= LONGEST or match.game.key in MAY_OFFER_MORE:
        return typed
    return f"{len(typed)} options, {sha256(repr(typed).encode()).hexdigest()[:8]}"


def expected_of(match: Match) -> dict[str, Any]:
    """What the record of a match must replay to."""
    typed: dict[str, int] = {}
    offered: list[list[int] | str | None] = []
    for again, _ in replayed(match):
        now = commands_offered(again)
        if isinstance(now, list):
            offered.append([typed.setdefault(each, len(typed)) for each in now])
        else:
            offered.append(now)
    return {
        "result": [list(match.result.scores), list(match.result.ranks), match.is_over],
        "table": match.game.codec.encode(match.table), "typed": list(typed), "offered": offered,
    }  # fmt: skip


def load(text: str) -> tuple[Match, dict[str, Any]]:
    """The match of a record and its document; InputError where it does not replay."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.json"
        path.write_text(text, "utf-8")
        written = record.read(path)
        return record.play(REGISTRY, path, written), written.document


def faults(text: str, expected: dict[str, Any]) -> Iterator[str]:
    """In what a record does not replay to what is expected of it, a sentence each."""
    try:
        match, document = load(text)
    except InputError as problem:
        yield f"does not replay: {str(problem).partition('.json: ')[2]}"
        return
    now = [list(match.result.scores), list(match.result.ranks), match.is_over]
    if now != expected["result"]:
        yield f"the result was {expected['result']} and is {now}"
    if match.table != table_of(match, expected["table"]):
        yield f"the final table differs in {', '.join(differing(match, expected['table']))}"
    if match.is_over and not match.setup.real_table and not record.verify(match, document):
        yield "the dice are no longer those of its seed"
    yield from _offers(match, expected)


def table_of(match: Match, document: Any) -> Any:
    """A table from its JSON form of the baseline, with what a match has from its set-up."""
    table = match.game.read_position(document)
    if hasattr(match.game, "take_options"):  # the baseline has no such thing
        match.game.take_options(table, match.setup)
    return table


def differing(match: Match, document: Any) -> list[str]:
    """The fields in which a final table is another."""
    table = table_of(match, document)
    return [
        name for name in table.__dataclass_fields__
        if getattr(table, name) != getattr(match.table, name)
    ]  # fmt: skip


def _offers(match: Match, expected: dict[str, Any]) -> Iterator[str]:
    """The first answer before which less is offered than was, or more where that may not be."""
    for number, (again, _) in enumerate(replayed(match)):
        before, now = expected["offered"][number], commands_offered(again)
        if isinstance(before, list):
            before = [expected["typed"][each] for each in before]
        if before == now:
            continue
        if isinstance(before, list) and isinstance(now, list):
            less, more = sorted({*before} - {*now}), sorted({*now} - {*before})
            if not less and match.game.key in MAY_OFFER_MORE:
                continue
            change = f"not offered any more: {less}, new: {more}"
        else:
            change = f"offered was {before}, is {now}"
        kind = "nothing" if again.pending is None else again.pending.kind
        yield f"before answer {number + 1} ({kind}) {change}"
        return


# -- those that are kept ---------------------------------------------------------------------------

SHORTENED: Final = 70
"""Answers of what is kept unfinished."""
REASONS_OF_FIRST, REASONS_OF_EVERY = 16, 14
"""Answers that keep their reasons: a record says them often, and a few are enough."""
PERSONS: Final = {
    "despirala/normal": ("human", "sampled:1"), "risk/document": ("human", "captain", "raider"),
    "risk/manual": ("captain", "human"), "roll_galaxy/groups": ("human", "rollbot:easy"),
    "rajas/base": ("human", "page"), "rajas/ganga": ("page", "human"),
    "arcs/base": ("human", "supercat", "supercat:hand"), "arcs/leaders": ("supercat", "human"),
    "arcs/act": ("human", "supercat", "steward"),
}  # fmt: skip
"""Who sits there where a person plays: at the screen, with undo and hints, and at a real table."""
MORE_FINISHED: Final = {
    "roll_galaxy/groups": (1, 2, 3), "arcs/base": (1, 2), "arcs/act": (1,),
    "arcs/intermission": (3, 6),
}  # fmt: skip
"""Further games, so that every difficulty and every number of seats is met."""
THINKING: Final = {
    "despirala/normal": ("optimal", "sampled:50"),
    "roll_galaxy/groups": ("navigator", "rollbot:hard"), "rajas/base": ("raja", "greedy"),
    "arcs/base": ("captain", "warlord"),
    "arcs/act": ("warlord", "captain", "steward"),
}  # fmt: skip
FINISHED_AT_A_REAL_TABLE: Final = ("despirala/normal", "roll_galaxy/groups", "arcs/base")
FINISHED_OF_OLD: Final = ("despirala/normal", "roll_galaxy/groups", "rajas/base", "arcs/base")


def all_kept() -> Iterator[tuple[str, str]]:
    """Every record by its name."""
    for mode in MODES:
        yield f"{mode.label}-finished", finished(mode)
        for number in MORE_FINISHED.get(mode.label, ()):
            yield f"{mode.label}-finished-{number}", finished(mode, number)
        yield f"{mode.label}-unfinished", unfinished(mode)
        if not mode.is_sequel:
            limit = 20_000 if mode.label in FINISHED_OF_OLD else SHORTENED
            yield f"{mode.label}-format-1", in_format_1(mode, limit)
            yield f"{mode.label}-format-2", in_format_2(mode, limit)
        if mode.label in PERSONS:
            yield f"{mode.label}-undo-and-hint", with_undo_and_hint(mode)
            yield f"{mode.label}-real-table", at_a_real_table(mode)
            yield f"{mode.label}-from-position", from_position(mode)
    for label, players in THINKING.items():
        yield f"{label}-thinking", of_players(OF[label], players)


def thinned(text: str) -> str:
    """The record with the reasons of a few answers only."""
    lines = []
    for number, line in enumerate(text.splitlines()):
        said = json.loads(line)
        if "reasons" in said and number > REASONS_OF_FIRST and number % REASONS_OF_EVERY:
            del said["reasons"]
        lines.append(_dumped(said))
    return "".join(f"{line}\n" for line in lines)


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def finished(mode: Mode, number: int = 0) -> str:
    match = mode.begun(number, "kept")
    for _ in playing(match):
        pass
    return thinned(record.to_text(match))


def unfinished(mode: Mode) -> str:
    match = mode.begun(1, "kept")
    for _ in playing(match, SHORTENED):
        pass
    return thinned(record.to_text(match))


def of_players(mode: Mode, players: tuple[str, ...]) -> str:
    """The beginning of a game of bots that think long."""
    seats = tuple(map(SeatSetup, players, NAMES))
    match = Match(_game(mode), Setup(seats, "kept thinking", dict(mode.options)))
    for _ in playing(match, SHORTENED // 2):
        pass
    return thinned(record.to_text(match))


def in_format_1(mode: Mode, limit: int) -> str:
    """One document, whose dice are from one stream of the seed, and whose reasons are sentences."""
    match = mode.begun(2, "kept in format 1")
    bots, stream = bots_of(match), generator(match.setup.seed, "chance")
    while match.pending is not None and len(match.moves) < limit:
        if isinstance(match.pending, Chance):
            match.answer(match.pending.outcomes.sample(stream))
        else:
            thought = match.think(bots[match.pending.seat])
            match.answer(thought.option, thought.reasons)
    heading, *answers = thinned(in_sentences(match, record.to_text(match))).splitlines()
    setup = json.loads(heading)["setup"]
    result = json.loads(answers.pop())["result"] if match.is_over else None
    document = {"format": 1, "game": mode.game, "setup": setup, "result": result}
    if result is None:
        last = json.loads(answers[-1])
        del last["stands"]
        answers[-1] = _dumped(last)
    return _dumped(document)[:-1] + ',"answers":[\n' + ",\n".join(answers) + "\n]}\n"


def in_format_2(mode: Mode, limit: int) -> str:
    """Lines, whose reasons are sentences."""
    match = mode.begun(3, "kept in format 2")
    for _ in playing(match, limit):
        pass
    heading, *answers = in_sentences(match, record.to_text(match)).splitlines()
    lines = (_dumped({**json.loads(heading), "format": 2}), *answers)
    return thinned("".join(f"{line}\n" for line in lines))


def in_sentences(match: Match, text: str) -> str:
    """A record with the reasons in words, as they stood before they were keys."""
    lines = text.splitlines()
    for number, move in enumerate(match.moves, start=1):
        if move.reasons:
            said = json.loads(lines[number])
            told = [_in_words(match, each) for each in move.reasons]
            said["reasons"] = [encode_reason(match.game.codec, each) for each in told]
            lines[number] = _dumped(said)
    return "".join(f"{line}\n" for line in lines)


def _in_words(match: Match, reason: Reason) -> Reason:
    [told] = match.game.told((reason,), match.setup.seat_names)
    veiled = reason.veiled
    return replace(told, veiled=None if veiled is None else _in_words(match, veiled))


def with_undo_and_hint(mode: Mode) -> str:
    """Practice, saved after every answer: the person takes answers back and plays hints."""
    match = Match(
        _game(mode), Setup(_seats(mode), "kept with undo", dict(mode.options), practice=True)
    )
    journal, bots, rng = record.Journal(match), bots_of(match), Random("undo")
    text, decisions = "", 0
    while match.pending is not None and len(match.moves) < SHORTENED:
        bot = None if isinstance(match.pending, Chance) else bots[match.pending.seat]
        if isinstance(match.pending, Chance):
            match.roll()
        elif bot is not None:
            thought = match.think(bot)
            match.answer(thought.option, thought.reasons)
        else:
            decisions += 1
            option = match.pending.sample(rng)
            if decisions % 9 == 4:
                option = match.think(match.game.bot(match.game.advisor, match.setup)).option
                match.advise(option)
            match.answer(option)
            if decisions % 5 == 0:
                text += journal.news()
                journal.note()
                match.undo()
        text += journal.news()
        journal.note()
    assert match.is_hinted
    assert '"undo"' in text
    return thinned(text)


def at_a_real_table(mode: Mode) -> str:
    """Persons throw and draw, and twice the table is set right as it stands some answers later."""
    game = _game(mode)
    players = [seat.player for seat in _seats(mode)]
    setup = commands.make_setup(
        game, players, "kept at a real table", dict(mode.options), real_table=True
    )
    match = Match(game, setup)
    bots, rng = bots_of(match), Random("real table")
    limit = 20_000 if mode.label in FINISHED_AT_A_REAL_TABLE else 2 * SHORTENED
    corrections = [(30, False), (55, True)]
    while match.pending is not None and len(match.moves) < limit:
        due = corrections and len(match.moves) >= corrections[0][0]
        if due and isinstance(match.pending, Decision):
            _, is_turn = corrections[0]
            if not is_turn or match.setup.seats[match.pending.seat].is_person:
                corrections.pop(0)
                later = match.fork()
                _go_on_at_table(later, bots, rng)
                if later.pending is None:
                    break
                match.correct(later.table, is_turn=is_turn)
                continue
        _go_on_at_table(match, bots, rng)
    assert not corrections, mode.label
    return thinned(record.to_text(match))


def _go_on_at_table(match: Match, bots: list[Any], rng: Random) -> None:
    asked = match.pending
    if isinstance(asked, Chance):
        if match.waits_for_person:
            match.answer(asked.outcomes.sample(rng))
        else:
            match.roll()
    elif asked is not None and bots[asked.seat] is None:
        match.answer(replace(asked, options=match.options(asked)).sample(rng))
    elif asked is not None:
        thought = match.think(bots[asked.seat])
        match.answer(thought.option, thought.reasons)


def from_position(mode: Mode) -> str:
    """A match that began with a position of another, some answers before its end."""
    match = mode.begun(4, "kept to go on from")
    for _ in playing(match, 3 * SHORTENED):
        pass
    if match.is_over:
        match = mode.begun(4, "kept to go on from")
        for _ in playing(match, SHORTENED // 2):
            pass
    position = match.game.codec.encode(match.table)
    other = Match(match.game, replace(match.setup, seed="kept from a position", position=position))
    for _ in playing(other, SHORTENED // 2):
        pass
    return thinned(record.to_text(other))


def _game(mode: Mode) -> Game:
    return REGISTRY.game(mode.game)


def _seats(mode: Mode) -> tuple[SeatSetup, ...]:
    return tuple(map(SeatSetup, PERSONS[mode.label], NAMES))


def main() -> None:
    """Writes every record with what is expected of it into a folder."""
    folder = Path(sys.argv[1])
    for name, text in all_kept():
        path = folder / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        match, _ = load(text)
        expected = expected_of(match)
        path.with_suffix(EXPECTED).write_text(_dumped(expected) + "\n", "utf-8")
        assert list(faults(text, expected)) == [], name
        print(f"{name}: {len(match.moves)} answers, {len(text)} bytes", flush=True)


if __name__ == "__main__":
    main()
