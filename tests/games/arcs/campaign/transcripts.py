"""Acts and their Intermissions, hashed step by step: what is asked, offered, advised and done, and
why.

SUPERCATs give their answer to every decision. Then it is played, or one by chance, so that they are
asked on tables that they would never bring about. `python -m tests.golden` writes the hashes again;
`python -m tests.games.arcs.campaign.transcripts NUMBER` prints an Act as text, for `diff` of two
trees.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Any

from engine.core.decision import Chance, Decision
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Message
from engine.text.voice import Voice
from games.arcs import text
from games.arcs.account import account_of
from games.arcs.campaign.rules.account import campaign_log, summit_held, trays_held
from games.arcs.campaign.rules.moves import TakeFate
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign.text import blocks_of
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.card import READINGS
from games.arcs.game import GAME
from games.arcs.laying_out import layout
from games.arcs.state import ArcsTable
from tests.benchmarks.arcs_intermission import intermission_after
from tests.golden import FOLDER

PATH = FOLDER / "arcs_act_steps.txt"
ACTS = 48
LISTED = 40
"""Of longer lists of options about so many are written down."""
VIEW_EVERY, AT_SUMMITS = 25, 6
FOLLOWED = (0.0, 0.3, 0.6, 0.9)
"""How often SUPERCAT's answer is played, by Act."""
BUSY = 0.9
IDLE = ("EndTurn", "GoOn", "PassInitiative")
AIDS = ("behind", "always", "off")
EDITIONS = ("newest", "newest", "newest", "newest", "first-printing")
IN_LINE = 45


def transcript(number: int) -> Iterator[str]:
    """Every step of an Act and its Intermission, as text."""
    rng = Random(number)
    setup = _setup(number, rng)
    fates = rng.sample(list(FATE_CARDS), len(setup.seats))
    followed = FOLLOWED[number % len(FOLLOWED)]
    act = Match(GAME, setup, keeps_history=False)
    yield from _played(act, rng, fates, followed)
    for seat in range(len(fates)):
        reach_of(act.table).change_fate(seat, marker=rng.choice((0, 0, 3)))
    after = intermission_after(act.table, setup, f"after {number}")
    yield from _played(after, rng, fates, followed)


def hashes(steps: Iterable[str]) -> list[str]:
    """Two digits for each step, which also depend on all steps before it."""
    running, digits = blake2b(digest_size=1), []
    for step in steps:
        running.update(step.encode())
        digits.append(running.hexdigest())
    return digits


def golden_transcripts() -> str:
    """The hashes of all Acts, a paragraph each."""
    return "\n".join(map(_paragraph, range(ACTS)))


def golden_hashes(number: int) -> list[str]:
    """Those that are kept of an Act."""
    digits = "".join(PATH.read_text(encoding="utf-8").split("\n\n")[number].split())
    return [digits[place : place + 2] for place in range(0, len(digits), 2)]


def _paragraph(number: int) -> str:
    digits = hashes(transcript(number))
    lines = range(0, len(digits), IN_LINE)
    return "".join([f"{''.join(digits[first : first + IN_LINE])}\n" for first in lines])


def _setup(number: int, rng: Random) -> Setup:
    """Two to four seats; every second Act with readings by chance."""
    options = {"mode": "campaign", "aids": AIDS[number % 3], "rulings": EDITIONS[number % 5]}
    if number % 2:
        options |= {each.key: rng.choice(each.choices).value for each in READINGS}
    kinds = [rng.choice(("supercat", "supercat", "supercat:hand")) for _ in range(4 - number % 3)]
    seats = tuple([SeatSetup(kind, f"Seat {place}") for place, kind in enumerate(kinds)])
    return Setup(seats, f"transcript {number}", options)


def _played(match: Match, rng: Random, fates: Sequence[str], followed: float) -> Iterator[str]:
    bots, before = bots_of(match), match.table.copy()
    events = [told.event for told in match.opening_told]
    yield "\n".join(map(written, events))
    while (asked := match.pending) is not None:
        lines = [f"{asked.kind} of {asked.seat}: {written(asked.asked)}"]
        if isinstance(asked, Chance):
            answer = _drawn(asked, rng, fates)
        else:
            lines += _offered(asked)
            bot = bots[asked.seat]
            assert bot is not None
            thought = match.think(bot)
            lines.append(written(thought))
            answer = thought.option if rng.random() < followed else _by_chance(asked, rng, fates)
        move = match.answer(answer)
        lines += [f"{answer}", *[f"{told.to} {written(told.event)}" for told in move.told]]
        events += move.events
        every = AT_SUMMITS if summit_held(match.table) else VIEW_EVERY
        if len(match.moves) % every == 0:
            lines.append(_viewed(match))
        yield "\n".join(lines)
    told = (match.result, campaign_log(events), account_of(events, before), match.table.is_over)
    yield "\n".join([*map(written, told), _viewed(match)])


def _viewed(match: Match) -> str:
    """The table, what a seat sees of it, and what sheets and lists say of it, without words."""
    table, seat = match.table, len(match.moves) % len(match.table.seats)
    encoded = [json.dumps(GAME.codec.encode(each)) for each in (table, GAME.view(table, seat))]
    told = [layout(table), blocks_of(table, match.setup.seat_names, KEYS)]
    return "\n".join([*encoded, *map(written, told), text.describe(table, KEYS), *_summit(table)])


def _summit(table: ArcsTable) -> Iterator[str]:
    """The Summit that is held, and what two seats that deal could give each other."""
    held = summit_held(table)
    yield written(held)
    if held is not None and held.partner >= 0:
        yield written(trays_held(table, held))


def _offered(asked: Decision) -> list[str]:
    listing = asked.listing
    if listing is None:
        return ["not listed"]
    some = islice(listing, 0, None, 1 + len(listing) // LISTED)
    return [f"{len(listing)} options", *map(str, some)]


def _drawn(asked: Chance, rng: Random, fates: Sequence[str]) -> Any:
    """By chance, but for the fates."""
    if asked.kind == "draw fate" and asked.for_seat is not None:
        return fates[asked.for_seat]
    if asked.kind == "fates" and asked.for_seat is not None:
        left = [each for each in asked.outcomes.cards if each not in fates]
        return tuple(sorted((fates[asked.for_seat], rng.choice(left))))
    return asked.outcomes.sample(rng)


def _by_chance(asked: Decision, rng: Random, fates: Sequence[str]) -> Any:
    """Any answer, but for the fates, and hardly ever what only passes the time."""
    if asked.kind == "fate":
        return TakeFate(fates[asked.seat])
    if asked.listing is None or rng.random() > BUSY:
        return asked.sample(rng)
    busy = [each for each in asked.listing if type(each).__name__ not in IDLE]
    return rng.choice(busy or asked.listing)


def written(value: Any) -> str:
    """A value as text, whatever it is made of, and in whatever order sets hold it."""
    if isinstance(value, Message):
        return f"{value.key}{written(value.args)}"
    if isinstance(value, Mapping):
        pairs = [f"{written(key)}: {written(each)}" for key, each in value.items()]
        return f"{{{', '.join(pairs)}}}"
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(written, value)))}}}"
    if isinstance(value, list | tuple):
        return f"({', '.join(map(written, value))})"
    if is_dataclass(value) and not isinstance(value, type):
        parts = [written(getattr(value, field.name)) for field in fields(value)]
        return f"{type(value).__name__}({', '.join(parts)})"
    return str(value)


class KeysAndValues(Voice):
    """Says everything without words."""

    def say(self, said: Message, part: str = "", *, mark: int | None = None) -> str:
        return f"{part} {written(said)}"


KEYS = KeysAndValues(("A", "B", "C", "D"))


if __name__ == "__main__":
    print(*transcript(int(sys.argv[1])), sep="\n")
