"""What is wrong with a file is said in words: no way to a field, no class, no parser's text."""

import json
import re
from random import Random

import pytest

from engine.core import record
from engine.core.commands import make_setup
from engine.core.errors import BadDocument, InputError, in_plain_places
from engine.core.match import Match, bots_of, play_bots
from engine.core.position.draft import sample_position
from games import REGISTRY
from tests.test_bad_input import _exchanged, _places

QUOTED = re.compile(r"""(?<!\w)'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\"""")
FIELDS = re.compile(r"\w\.\w|\w\[|[a-z]_[a-z]|\btype is\b|Expecting|[A-Z]\w+Table")
every_game = pytest.mark.parametrize("name", REGISTRY.keys)


def require_words(refused: InputError) -> None:
    assert not FIELDS.search(QUOTED.sub("", str(refused))), str(refused)


@every_game
def test_a_damaged_position_is_refused_in_words(name: str) -> None:
    """One value after the other of a position is exchanged."""
    game, draw = REGISTRY.game(name), Random(29)
    document = sample_position(game)
    refused = 0
    places = [*_places(document)]
    for place in draw.sample(places, min(len(places), 40)):
        value = draw.choice([None, -1, "x", [], {}])
        try:
            game.read_position(_exchanged(document, place, value))
        except InputError as problem:
            require_words(problem)
            refused += 1
    assert refused > 5


def test_a_damaged_record_is_refused_in_words() -> None:
    game = REGISTRY.game("despirala")
    match = Match(game, make_setup(game, ("random", "random"), "odd", {}))
    play_bots(match, bots_of(match), 6)
    document = json.loads(json.dumps(record.to_document(match)))
    for place in _places(document):
        for value in (None, [], {}):
            try:
                record.from_document(REGISTRY, _exchanged(document, place, value))
            except InputError as problem:
                require_words(problem)


def test_the_position_of_another_game_is_named_as_such() -> None:
    arcs = sample_position(REGISTRY.game("arcs"))
    with pytest.raises(BadDocument, match=r"^this is not a position of Risk; choose one of Risk,"):
        REGISTRY.game("risk").read_position(arcs)


def test_the_way_to_a_field_is_put_in_words_and_what_is_quoted_stays() -> None:
    said = "seats[0].sets_redeemed is 'a_b[0].c'; stacks[1][2] must be 3"
    plain = "entry 1 of seats, sets redeemed is 'a_b[0].c'; entry 3 of entry 2 of stacks must be 3"
    assert in_plain_places(said) == plain
