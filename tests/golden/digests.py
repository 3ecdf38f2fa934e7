"""Digests of many games: what rules, bots and advisers do in them, one hash for each game.

Worked tests show a clause; these nets notice what nobody thought of: a boundary, an order among
equals, a rare case. Sentences are left out, keys and values of messages are in. Where a digest
differs, write its lines in two trees and compare those:

    python -m tests.golden.digests risk bots 17 > lines.txt
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from engine.core.chance import NO_DICE, generator
from engine.core.codec import TAG
from engine.core.decision import Bot, Chance, Decision, RandomBot, Unlisted, close_bots
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.instructions import to_do
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from engine.text.message import Message
from games import REGISTRY
from games.arcs import odds
from games.arcs.campaign.rules import account as campaign
from games.despirala.bots import expected_scores, hints
from games.rajas.board import own_board, printed_numbers
from games.rajas.box import problems_of
from games.rajas.learning import advice as raja_advice
from games.risk import account
from games.roll_galaxy.navigator.bot import advise
from tests.golden import FOLDER, SHORTEST
from tests.same_answers import MODES

DIGITS: Final = 8
MOST_OPTIONS: Final = 40
A_LITTLE: Final = 1 + 3e-10
"""No number that is written lies halfway between two of five figures."""
NO_NOISE: Final = 6
"""What is left of two sums of the same is 0."""


# -- values as text --------------------------------------------------------------------------------


def plain(value: Any) -> str:
    """A value in one line, the same on every machine; of words only their keys."""
    return _way(type(value))(value)


@cache
def _way(kind: type) -> Callable[[Any], str]:
    """How values of a type are written: what is equal is written alike."""
    if kind is bool or issubclass(kind, int):
        return lambda value: str(int(value))
    if issubclass(kind, float):
        return lambda value: f"{round(value * A_LITTLE, NO_NOISE) + 0.0:.5g}"
    if issubclass(kind, str):
        return str
    if kind is Message:
        return lambda said: f"{said.key}{plain(said.args)}"
    if is_dataclass(kind):
        names = [field.name for field in fields(kind)]
        return lambda thing: (
            f"{kind.__name__}({','.join([plain(getattr(thing, name)) for name in names])})"
        )
    if issubclass(kind, Mapping):
        return lambda held: f"{{{','.join(sorted(map(_entry, held.items())))}}}"
    if issubclass(kind, Set):
        return lambda held: f"<{','.join(sorted(map(plain, held)))}>"
    if issubclass(kind, Sequence) and not issubclass(kind, Unlisted):
        return lambda held: f"[{','.join([plain(each) for each in held])}]"
    if hasattr(kind, "tolist"):
        return lambda array: plain(array.tolist())
    return lambda value: "-" if value is None else kind.__name__


def _entry(held: tuple[Any, Any]) -> str:
    return f"{plain(held[0])}:{plain(held[1])}"


def _asked(asked: Decision | Chance) -> str:
    if isinstance(asked, Chance):
        return plain([asked.kind, asked.asked, asked.for_seat, asked.secret, asked.is_lot,
                      asked.is_settled, asked.outcomes])  # fmt: skip
    listing = asked.listing
    some = () if listing is None else listing[:: 1 + len(listing) // MOST_OPTIONS]
    count = -1 if listing is None else len(listing)
    return plain([asked.kind, asked.seat, asked.asked, asked.secret, count, some])


def _thought(answer: Any) -> str:
    return plain([answer.option, answer.reasons])


# -- tables ----------------------------------------------------------------------------------------

CHEAP: Final[dict[str, tuple[str, ...]]] = {
    "despirala": ("optimal", "sampled:1", "sampled:50"),
    "risk": ("recruit", "raider", "captain", "general", "expert"),
    "roll_galaxy": ("rollbot:easy", "rollbot:medium", "rollbot:hard", "rollbot:insane"),
    "rajas": ("dummy", "greedy", "page", "minister"),
    "arcs": ("steward", "supercat:hand", "supercat", "supercat:10"),
}
DEAR: Final[dict[str, tuple[str, ...]]] = {
    "despirala": ("competitive", "competitive:win"),
    "roll_galaxy": ("navigator:cadet", "navigator:pilot", "navigator", "navigator:insane"),
    "rajas": ("raja",),
    "arcs": ("lieutenant", "captain", "warlord"),
}
FIXED: Final = {"numbers": "printed"}


def _options(game: Game, number: int, players: Sequence[str], rng: Random) -> dict[str, str]:
    """A mode, and now and then another value of each setting."""
    modes = MODES[game.key]
    options = {**SHORTEST.get(game.key, {}), **modes[number % len(modes)]}
    for setting in game.settings:
        fits = not setting.only_by or setting.only_by in players
        if fits and setting.key not in (*FIXED, "mode") and rng.random() < 0.3:
            options[setting.key] = rng.choice(setting.values)
    return options


def _match(
    game: Game,
    kind: str,
    number: int,
    names: Sequence[str],
    rng: Random,
    *,
    has_person: bool = False,
    keeps: bool = False,
) -> Match:
    """A game of as many seats as the number says, each of any of these players."""
    span = game.most_seats - game.fewest_seats + 1
    count = game.fewest_seats + number // len(MODES[game.key]) % span
    players = ["human"] * has_person + [rng.choice(names) for _ in range(count - has_person)]
    options = _options(game, number, players, rng)
    seats = tuple(SeatSetup(player, f"Seat{n}") for n, player in enumerate(players, 1))
    setup = Setup(seats, f"digest {kind} {number}", options)
    return Match(game, setup, keeps_history=keeps)


# -- what is looked at -----------------------------------------------------------------------------


def _seen(game: Game, match: Match, rng: Random) -> Iterator[str]:
    """What pages, lessons and advisers read from a table."""
    table, asked = match.table, match.pending
    yield plain([table.check(), game.progress(table), game.result(table), game.tie_break(table)])
    seat = rng.randrange(len(match.setup.seats))
    view = game.view(table, seat)
    yield plain([view, game.problems_of(view)])
    yield plain(game.deal_hidden(game.view(table, seat), Random(seat)))
    if not isinstance(asked, Decision):
        return
    view = game.view(table, asked.seat)
    yield plain(game.odds(view, asked))
    for option in rng.sample(asked.listing or (), min(3, len(asked.listing or ()))):
        typed = str(option)
        said = [game.said_of(option), game.said_of(option, view, asked.seat)]
        yield plain([said, typed, game.parse_move(asked, typed)])
    for name, fact in game.facts().items():
        for words in WORDS_OF_FACTS:
            try:
                yield f"{name} {words} {plain(fact(table, seat, words))}"
            except Exception as problem:
                yield f"{name} {words} {type(problem).__name__}"


def _of_despirala(match: Match, view: Any, asked: Decision) -> Iterator[Any]:
    yield [hints(match.table), expected_scores(match.table)]


def _of_risk(match: Match, view: Any, asked: Decision) -> Iterator[Any]:
    story = match.story(None)
    history = account.History()
    history.follow(story)
    since = account.others_since(story.passages, asked.seat)
    yield [account.fight_on(view), account.capture_on(view), history.curve(view), history.dice]
    yield [since, since and account.deeds(account.events_in(story.passages, since))]
    yield account.this_turn(event for passage in story.passages[-12:] for event in passage.events)


def _of_rajas(match: Match, view: Any, asked: Decision) -> Iterator[Any]:
    yield raja_advice(view, asked)


def _of_roll_galaxy(match: Match, view: Any, asked: Decision) -> Iterator[Any]:
    if asked.kind == "assign":
        yield advise(view, asked.seat)


def _of_arcs(match: Match, view: Any, asked: Decision) -> Iterator[Any]:
    yield [odds.fight_of(view), odds.sailing_of(view), odds.joining_of(view)]
    for option in asked.options[:: 1 + len(asked.options) // 4]:
        yield odds.outlook(match.table, option)
    events = [event for move in match.moves for event in move.events]
    yield [campaign.at_most(chapter, 5) for chapter in campaign.campaign_log(events)]
    held = campaign.summit_held(match.table)
    yield [held, held and campaign.trays_held(match.table, held)]


ADVISERS: Final = {
    "despirala": _of_despirala,
    "risk": _of_risk,
    "rajas": _of_rajas,
    "roll_galaxy": _of_roll_galaxy,
    "arcs": _of_arcs,
}
"""What else the pages of a game show of a position."""
WORDS_OF_FACTS: Final = ("", "1", "blue", "Brazil")


def _told(match: Match, move: Any) -> str:
    todos = to_do(move, match.setup.seats, match.voice)
    return plain([move.answer, [[told.event, told.to] for told in move.told], move.followed,
                  move.secret_to, [[todo.event, todo.said] for todo in todos]])  # fmt: skip


def _end(game: Game, match: Match) -> str:
    table = match.table
    if not match.is_over:
        return plain(table)
    facts = [
        game.won_by(match),
        game.closing(table),
        game.tie_break(table),
        game.performance(match),
    ]
    events = [event for move in match.moves for event in move.events]
    weights = [game.weight_of(event) for event in events]
    return plain([table, match.result, facts, sum(weights), game.dice_luck(events)])


# -- the kinds of digests --------------------------------------------------------------------------

LOOKED_AT: Final = 25
"""Of the answers of a game, before one in so many the table is looked at from all sides."""
MOST_ANSWERS: Final = 1200


def _decisions(match: Match, most: int = MOST_ANSWERS) -> Iterator[Decision]:
    """What is to be decided, one after the other; whoever asks answers each."""
    while match.pending is not None and len(match.moves) < most:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            yield match.pending


def _players(match: Match, person: Bot | None = None) -> list[Bot]:
    """Who answers for every seat."""
    return [bot or person or RandomBot() for bot in bots_of(match)]


def rules(game: Game, number: int) -> Iterator[str]:
    """A game by the rules alone: what is asked, told and done, whatever is chosen."""
    rng = Random(f"{game.key} rules {number}")
    match = _match(game, "rules", number, ("random", "human"), rng)
    yield plain([match.opening_told, game.layout(match.table)])
    while match.pending is not None and len(match.moves) < MOST_ANSWERS:
        asked = match.pending
        yield _asked(asked)
        if rng.random() < 1 / LOOKED_AT:
            yield from _seen(game, match, rng)
        move = match.roll() if isinstance(asked, Chance) else match.answer(asked.sample(rng))
        yield _told(match, move)
    yield _end(game, match)


def bots(game: Game, number: int) -> Iterator[str]:
    """A game among bots that answer quickly, with all their reasons; the others are asked too."""
    rng = Random(f"{game.key} bots {number}")
    names = rng.sample(CHEAP[game.key], min(1 + number % 3, len(CHEAP[game.key])))
    match = _match(game, "bots", number, names, rng)
    players, others = _players(match), _others(game, match, CHEAP[game.key])
    for asked in _decisions(match):
        thought = match.think(players[asked.seat])
        yield f"{_asked(asked)} {_thought(thought)}"
        if rng.random() < 1 / LOOKED_AT:
            yield from _advised(game, match.table, asked.seat, others)
        match.answer(thought.option, thought.reasons)
    yield _end(game, match)
    close_bots([*players, *others.values()])


def _others(game: Game, match: Match, levels: Iterable[str]) -> dict[str, Bot]:
    return {level: game.bot(level, match.setup) for level in levels}


def _advised(game: Game, table: Any, seat: int, asked: Mapping[str, Bot]) -> Iterator[str]:
    """What bots answer in a position, and what all that can be done is worth to them."""
    for name, bot in asked.items():
        view = game.view(table.copy(), seat)
        decision = view.steps[-1].ask(view)
        yield f"{name} {_thought(bot.choose(view, decision, _luck(bot, name)))}"
        values = getattr(bot, "values", None)
        if values is not None:
            yield plain(values(view, decision, _luck(bot, name)))


def _luck(bot: Bot, name: str) -> Random:
    return generator("digest", name) if bot.draws else NO_DICE


STOPS: Final = 6
SHARE_OF_STOPS: Final = 0.15


def _stops(match: Match, rng: Random) -> Iterator[Decision]:
    """A game that bots play stops at some decisions with a choice, early or late in it."""
    players, first, found = _players(match), rng.randrange(80), 0
    for asked in _decisions(match):
        is_choice = asked.listing is None or len(asked.listing) > 1
        if first < len(match.moves) and rng.random() < SHARE_OF_STOPS and is_choice:
            yield asked
            found += 1
        if found == STOPS:
            break
        thought = match.think(players[asked.seat])
        match.answer(thought.option, thought.reasons)
    close_bots(players)


def advice(game: Game, number: int) -> Iterator[str]:
    """Positions of a game among quick bots, and what the pages beside the table show of them."""
    rng = Random(f"{game.key} advice {number}")
    match = _match(game, "advice", number, CHEAP[game.key], rng, keeps=True)
    for asked in _stops(match, rng):
        yield _asked(asked)
        yield from _seen(game, match, rng)
        for found in ADVISERS[game.key](match, game.view(match.table, asked.seat), asked):
            yield plain(found)


def dear(game: Game, number: int) -> Iterator[str]:
    """Positions of a game among quick bots, put to one that thinks long."""
    rng = Random(f"{game.key} dear {number}")
    match = _match(game, "dear", number, CHEAP[game.key], rng)
    others = _others(game, match, [DEAR[game.key][number % len(DEAR[game.key])]])
    for asked in _stops(match, rng):
        yield _asked(asked)
        yield from _advised(game, match.table, asked.seat, others)
    close_bots(others.values())


REVIEWED: Final = (70, 210)


def review(game: Game, number: int) -> Iterator[str]:
    """A person plays by chance or as a bot advises, and is told what luck and choices did."""
    rng = Random(f"{game.key} review {number}")
    match = _match(game, "review", number, CHEAP[game.key], rng, has_person=True)
    players = _players(match, game.bot(rng.choice(CHEAP[game.key][:4]), match.setup))
    for asked in _decisions(match, rng.choice(REVIEWED)):
        if asked.seat == 0 and rng.random() < 0.5:
            move = match.answer(asked.sample(rng))
        else:
            move = match.answer(match.think(players[asked.seat]).option)
        yield _told(match, move)
    yield plain(game.review(match))
    yield _end(game, match)
    close_bots(players)


ALTERATIONS: Final = 12
BOX_ALTERATIONS: Final = 60
ALTERED: Final = {"despirala": 0.1, "risk": 0.03, "roll_galaxy": 0.04, "rajas": 0.06, "arcs": 0.02}
"""Of the answers of a game, the share before which the table is changed."""
PLAYED_ON: Final = 12


def altered(game: Game, number: int) -> Iterator[str]:
    """Positions with some numbers, words and lists changed: what is wrong with each; those that
    hold are asked about, and played on from.
    """
    rng = Random(f"{game.key} altered {number}")
    match = _match(game, "altered", number, CHEAP[game.key], rng)
    players, others = _players(match), _others(game, match, CHEAP[game.key])
    for asked in _decisions(match):
        if rng.random() < ALTERED[game.key]:
            yield from _varied(game, match, rng, others)
        match.answer(match.think(players[asked.seat]).option)
    close_bots([*players, *others.values()])


def _varied(game: Game, match: Match, rng: Random, others: Mapping[str, Bot]) -> Iterator[str]:
    def read(changed: Any) -> str:
        game.read_position(changed)
        return "holds"

    document = yield from _alterations(game.codec.encode(match.table), ALTERATIONS, rng, read)
    table = game.deal_hidden(game.read_position(document), rng)
    game.take_options(table, match.setup)
    try:
        yield from _played_on(game, table, rng, others)
    except Exception as problem:  # a position that no game comes to
        yield type(problem).__name__


def _played_on(game: Game, table: Any, rng: Random, others: Mapping[str, Bot]) -> Iterator[str]:
    for _ in range(PLAYED_ON):
        asked = pending(table)
        if asked is None:
            break
        yield _asked(asked)
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(rng))
            continue
        yield from _advised(game, table, asked.seat, others)
        apply(table, asked.sample(rng))
    yield plain(table)


def _alterations(
    document: Any, count: int, rng: Random, read: Callable[[Any], str]
) -> Generator[str, None, Any]:
    """Changes of a document one after the other and what is read of each; returns it with those
    that could be read.
    """
    for _ in range(count):
        changed, where = _changed(document, rng)
        try:
            said = read(changed)
        except BadDocument as problem:
            yield f"{where}: {problem}"
        except Exception as problem:  # a fault of today: digests say how things go, not how well
            yield f"{where}: {type(problem).__name__}"
        else:
            document = changed
            yield f"{where}: {said}"
    return document


def _changed(document: Any, rng: Random) -> tuple[Any, str]:
    """A copy of a document with one value changed, and where."""
    places = list(_places(document, ()))
    name = rng.choice(sorted({_name(way) for way, _ in places}))
    way, value = rng.choice([place for place in places if _name(place[0]) == name])
    return _with(document, way, _other(value, places, way, rng)), "/".join(map(str, way))


def _places(value: Any, way: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _places(each, (*way, key))
    elif isinstance(value, list):
        if value:
            yield way, value
        for key, each in enumerate(value):
            yield from _places(each, (*way, key))
    elif way[-1] != TAG:
        yield way, value


def _other(value: Any, places: Any, way: tuple[Any, ...], rng: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return rng.choice((value - 1, value + 1, value + 2, 0, rng.randrange(-2, 25)))
        case list():
            at = rng.randrange(len(value))
            less = value[:at] + value[at + 1 :]
            return rng.choice((less, [*less, value[at]], [value[at], *value]))
    alike = [each for there, each in places if _name(there) == _name(way) and each != value]
    return rng.choice(alike) if alike else None


def _name(way: tuple[Any, ...]) -> str:
    return next(key for key in reversed(way) if isinstance(key, str))


def _with(document: Any, way: tuple[Any, ...], value: Any) -> Any:
    if not way:
        return value
    copy = document.copy()
    copy[way[0]] = _with(document[way[0]], way[1:], value)
    return copy


def box(game: Game, number: int) -> Iterator[str]:
    """A player's own box of Rajas with some of its numbers changed."""
    rng = Random(f"box {number}")
    document = yield from _alterations(
        printed_numbers(), BOX_ALTERATIONS, rng, lambda changed: plain(problems_of(changed))
    )
    yield plain(own_board(document))


KINDS: Final = {
    "rules": rules, "bots": bots, "altered": altered, "advice": advice, "review": review,
    "dear": dear, "box": box,
}  # fmt: skip
COUNTS: Final = {
    "despirala": {"rules": 24, "bots": 20, "altered": 20, "advice": 16, "review": 10, "dear": 4},
    "risk": {"rules": 30, "bots": 24, "altered": 14, "advice": 30, "review": 12},
    "roll_galaxy": {"rules": 24, "bots": 50, "altered": 24, "advice": 8, "review": 3, "dear": 12},
    "rajas": {"rules": 40, "bots": 50, "altered": 24, "advice": 24, "review": 4, "dear": 16,
              "box": 10},
    "arcs": {"rules": 40, "bots": 24, "altered": 10, "advice": 30, "review": 10, "dear": 8},
}  # fmt: skip
"""How many of each kind a game has: more of what is quick, and of what notices most."""


def lines(game: Game, kind: str, number: int) -> Iterator[str]:
    """What a digest is made of; `number` begins a game of its own."""
    return KINDS[kind](game, number)


def digest(game: Game, kind: str, number: int) -> str:
    """The hash of those lines."""
    found = blake2b(digest_size=DIGITS // 2)
    for line in lines(game, kind, number):
        found.update(f"{line}\n".encode())
    return found.hexdigest()


def digests_path(game: Game) -> Path:
    """Where the digests of a game are kept."""
    return FOLDER / "digests" / f"{game.key}.txt"


def digests(game: Game, kind: str) -> list[str]:
    """All digests of a kind, each as the words that ask for its lines, and the hash."""
    numbers = range(COUNTS[game.key][kind])
    return [f"{game.key} {kind} {number}: {digest(game, kind, number)}" for number in numbers]


def kept(game: Game, kind: str) -> list[str]:
    """The same as they were written."""
    found = digests_path(game).read_text(encoding="utf-8").splitlines()
    return [line for line in found if line.startswith(f"{game.key} {kind} ")]


def write_digests(game: Game) -> None:
    """Every kind of a game, to be kept."""
    found = [line for kind in COUNTS[game.key] for line in digests(game, kind)]
    digests_path(game).write_text("\n".join(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    key, asked_kind, asked_number = sys.argv[1:]
    for told_line in lines(REGISTRY.game(key), asked_kind, int(asked_number)):
        print(told_line)
