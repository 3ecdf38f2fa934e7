"""Typed commands never change: bot authors and people type them, records store them.

`tests/records/typed` holds options of every class that the baseline had, with what was typed for
each. No line changes; classes that came later are not among them.
"""

from __future__ import annotations

import json

import pytest

from engine.core.decision import Decision
from games import REGISTRY
from tests.baseline import KEPT
from tests.baseline.typed import line_of

every_game = pytest.mark.parametrize("key", REGISTRY.keys)


def lines(key):
    text = (KEPT / "typed" / f"{key}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def option(key, line):
    return REGISTRY.game(key).codec.decode(object, line["option"], "option")


@every_game
def test_an_option_is_typed_as_ever(key):
    game = REGISTRY.game(key)
    for line in lines(key):
        now = line_of(game, option(key, line))
        words = (now["typed"], now.get("named"))
        assert words == (line["typed"], line.get("named")), line["option"]


@every_game
def test_what_is_typed_is_read_as_the_option(key):
    """Among all kept options; of two classes that are typed alike the words come back."""
    game, options = REGISTRY.game(key), [option(key, line) for line in lines(key)]
    asked = Decision(0, "any", "any", options)
    for each in options:
        read = game.parse_move(asked, str(each))
        assert str(read) == str(each)
        assert read == each or type(read) is not type(each), each
