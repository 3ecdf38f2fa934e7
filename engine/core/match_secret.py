"""The key of a game at which a guest sits: what a seed as short as a word cannot keep from a
bot.

Whoever sees a few dice can try every seed there is. So wherever a guest sits, chance follows from
the seed and from 128 bits that no guest is given: not in its set-up, not with a view, and not in
what it draws with, which comes from numbers of its own.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine.core.chance import KeyedRandom, NumberedRandom, generator
from engine.core.errors import InputError, shown
from engine.core.external.names import parts_of
from engine.core.setup import Setup

KEY_BYTES: Final = 16
_KEY: Final = re.compile(f"[0-9a-fA-F]{{{2 * KEY_BYTES}}}")


def fresh_key() -> str:
    """A new key, from the system's own source of secrets."""
    return secrets.token_hex(KEY_BYTES)


def key_of(text: Any, where: str) -> str:
    """The key that a text is; InputError with one sentence, about that place, when it is none."""
    if not isinstance(text, str) or _KEY.fullmatch(text) is None:
        raise InputError(f"{where} is {shown(text)}; it must be {2 * KEY_BYTES} digits 0-9 and a-f")
    return text.lower()


def seats_guest(players: Iterable[str]) -> bool:
    return any(parts_of(player) is not None for player in players)


def keyed(setup: Setup) -> Setup:
    """The set-up, with a fresh key where a guest sits and it has none."""
    if setup.key or not seats_guest(seat.player for seat in setup.seats):
        return setup
    return replace(setup, key=fresh_key())


def begun(setup: Setup) -> Setup:
    """The set-up of a new match: keyed, and at a real table people tell late."""
    return replace(keyed(setup), tells_late=setup.real_table)


def key_for(players: Iterable[str], key: str) -> str:
    """The key for tables of these players: the given one, or else a fresh one; none without guests.

    Raises InputError for a key where no guest sits, which nothing would follow from.
    """
    if seats_guest(players):
        return key or fresh_key()
    if key:
        raise InputError("--key is for games with a guest; of others the seed tells everything")
    return ""


def numbers_of(setup: Setup, *path: str | int) -> NumberedRandom:
    """What one purpose of a match draws from, answer by answer: by its seed, and key if any."""
    if setup.key:
        return KeyedRandom(setup.key, setup.seed, *path)
    return NumberedRandom(setup.seed, *path)


def generator_of(setup: Setup, *path: str | int) -> Random:
    """`generator` of the set-up's seed, which follows from its key as well where it has one."""
    return numbers_of(setup, *path) if setup.key else generator(setup.seed, *path)
