"""Whatever rules, bots and advisers do in many games, they do as they did when it was written."""

import pytest

from games import REGISTRY
from tests.golden.digests import COUNTS, digests, kept, plain

CASES = [(key, kind) for key, counts in COUNTS.items() for kind in counts]


@pytest.mark.parametrize(("key", "kind"), CASES)
def test_games_go_as_they_went(key: str, kind: str) -> None:
    """The lines of one that differs: `python -m tests.golden.digests` and its words. After a wanted
    change: `python -m tests.golden`.
    """
    game = REGISTRY.game(key)
    before = kept(game, kind)
    assert [line for line in digests(game, kind) if line not in before] == []
    assert len(before) == COUNTS[key][kind]


def test_what_is_equal_is_written_alike() -> None:
    """On every machine: sets in one order, floats with five figures."""
    assert plain({"b": 1.0, "a": {3, 1, 2}}) == plain({"a": frozenset((2, 1, 3)), "b": True})
    assert plain([0.1 + 0.2, 1 / 1024]) == plain([0.3, 1 / 1024 - 1e-12])
