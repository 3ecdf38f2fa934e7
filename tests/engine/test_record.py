"""Records: what is written is what is read, and damage gets one sentence."""

import copy
import json
import random

import pytest

from engine.core import record
from engine.core.errors import InputError
from engine.core.match import Match, bots_of, play_bots
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from tests.nim import GAME

REGISTRY = Registry({"nim": lambda: GAME})


def finished_match(seed: str = "7") -> Match:
    seats = (SeatSetup("perfect", "P"), SeatSetup("random", "R"))
    match = Match(GAME, Setup(seats, seed))
    play_bots(match, bots_of(match))
    return match


def test_a_record_reproduces_the_match():
    match = finished_match()
    again = record.from_document(REGISTRY, json.loads(json.dumps(record.to_document(match))))
    assert again.moves == match.moves
    assert again.table == match.table
    assert record.verify(again, record.to_document(match))


def test_a_resumed_match_goes_on_as_the_first_would_have():
    match = finished_match()
    for cut in range(len(match.moves)):
        document = record.to_document(match)
        del document["answers"][cut:]
        resumed = record.from_document(REGISTRY, document)
        play_bots(resumed, bots_of(resumed))
        assert resumed.moves == match.moves


def test_a_changed_die_is_not_verified():
    document = record.to_document(finished_match())
    rolled = document["answers"][0]["answer"][0]
    document["answers"][0]["answer"] = [rolled % 6 + 1]
    document["answers"] = document["answers"][:3]
    document["result"] = None
    assert not record.verify(record.from_document(REGISTRY, document), document)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": 99}, "the record has format 99; this program reads 1"),
        ({"game": "chess"}, "there is no game 'chess'; the games are nim"),
        ({"answers": 5}, "the record's answers are not a list"),
        (
            {"answers": [{"seat": "chance", "answer": [7]}]},
            "answer 1 of 1: [7] is not a roll of 1 dice",
        ),
        (
            {"answers": [{"seat": 0, "answer": [1]}]},
            "answer 1 of 1: its seat is 0, but 'chance' has to answer",
        ),
    ],
)
def test_damage_gets_one_sentence_with_its_place(change, sentence):
    document = {**record.to_document(finished_match()), **change}
    with pytest.raises(InputError) as refusal:
        record.from_document(REGISTRY, document)
    assert str(refusal.value) == sentence


def test_three_hundred_damaged_files_are_refused_or_read_and_left_untouched(tmp_path):
    rng = random.Random(1)
    sound = json.dumps(record.to_document(finished_match()))
    refused = 0
    for number in range(300):
        path = tmp_path / f"{number}.json"
        path.write_text(damaged(sound, rng), encoding="utf-8")
        before = path.read_bytes()
        try:
            record.load(REGISTRY, path)
        except InputError as problem:
            refused += 1
            assert str(path) in str(problem)
            assert "\n" not in str(problem)
        assert path.read_bytes() == before
    assert refused > 200


def damaged(text: str, rng: random.Random) -> str:
    """The text with a cut, a changed character, or a changed value."""
    kind = rng.randrange(3)
    if kind == 0:
        return text[: rng.randrange(len(text))]
    if kind == 1:
        place = rng.randrange(len(text))
        return text[:place] + rng.choice('{}[]",:x9-') + text[place + 1 :]
    return json.dumps(with_a_changed_value(json.loads(text), rng))


def with_a_changed_value(document, rng: random.Random):
    document = copy.deepcopy(document)
    holder, key = rng.choice(list(places(document)))
    holder[key] = rng.choice([None, -1, 10**9, "", "x", [], {}, True, 1.5])
    return document


def places(node):
    """Every (container, key) of a JSON document."""
    pairs = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in list(pairs):
        yield node, key
        if isinstance(value, dict | list):
            yield from places(value)


def test_a_record_kept_while_playing_is_the_record_of_the_whole_match():
    seats = (SeatSetup("human", "P"), SeatSetup("perfect", "R"))
    match = Match(GAME, Setup(seats, "3", practice=True))
    text = record.RecordText(match)
    for take in (1, 2):
        play_bots(match, bots_of(match))
        text.text()
        match.answer(match.pending.options[take])
    match.undo()
    match.answer(match.pending.options[0])
    assert json.loads(text.text()) == record.to_document(match)
