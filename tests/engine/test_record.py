"""Records: what is written is what is read, and damage gets one sentence."""

import copy
import json
import random
from pathlib import Path

import pytest

from engine.core import record
from engine.core.decision import Reason
from engine.core.errors import InputError
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Journal
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
        ({"format": 99}, "the record has format 99; this program reads 1, 2 and 3"),
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
    sound = [json.dumps(record.to_document(finished_match())), record.to_text(finished_match())]
    refused = 0
    for number in range(300):
        path = tmp_path / f"{number}.json"
        path.write_text(damaged(sound[number % 2], rng), encoding="utf-8")
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
    lines = text.splitlines()
    place = rng.randrange(len(lines))
    lines[place] = json.dumps(with_a_changed_value(json.loads(lines[place]), rng))
    return "\n".join(lines) + "\n"


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


def practice_match() -> Match:
    """A person against a perfect player; every answer can be taken back."""
    seats = (SeatSetup("human", "P"), SeatSetup("perfect", "R"))
    return Match(GAME, Setup(seats, "3", practice=True))


def until_the_person(match: Match, take: int) -> None:
    play_bots(match, bots_of(match))
    match.answer(match.pending.options[take])


def added(journal: Journal) -> list[str]:
    """The lines the journal wants written now; they count as written."""
    lines = journal.news().splitlines()
    journal.note()
    return lines


def read_back(tmp_path, text: str) -> record.Written:
    path = tmp_path / "kept.json"
    path.write_text(text, encoding="utf-8")
    return record.read(path)


def test_a_record_is_a_heading_and_a_line_for_every_answer_and_the_result():
    match = finished_match()
    heading, *answers, result = map(json.loads, record.to_text(match).splitlines())
    assert (heading["format"], heading["game"]) == (3, "nim")
    assert [line["seat"] for line in answers[:2]] == ["chance", 0]
    assert len(answers) == len(match.moves)
    assert result == {"result": {"scores": [1, 0], "ranks": [1, 2]}}


def test_lines_are_only_ever_added_and_taking_back_adds_one(tmp_path):
    match = practice_match()
    journal = Journal(match)
    until_the_person(match, 1)
    text = added(journal)
    until_the_person(match, 2)
    text += added(journal)
    match.undo()
    match.undo()
    taken_back = added(journal)
    assert len(taken_back) == 1
    assert json.loads(taken_back[0])["undo"] == len(match.moves)
    until_the_person(match, 0)
    text += taken_back + added(journal)
    assert added(journal) == []
    again = record.from_document(REGISTRY, read_back(tmp_path, "\n".join(text) + "\n").document)
    assert [move.answer for move in again.moves] == [move.answer for move in match.moves]
    assert again.table == match.table


def test_what_was_taken_back_and_played_again_is_in_the_record(tmp_path):
    match = practice_match()
    journal = Journal(match)
    until_the_person(match, 1)
    text = added(journal)
    match.undo()
    text += added(journal)
    match.redo()
    text += added(journal)
    document = read_back(tmp_path, "\n".join(text)).document
    assert record.from_document(REGISTRY, document).moves == match.moves


def test_what_could_not_be_written_is_written_later():
    match = practice_match()
    journal = Journal(match)
    until_the_person(match, 1)
    refused = journal.news()
    until_the_person(match, 1)
    assert journal.news().startswith(refused.partition("\n")[0])
    assert len(added(journal)) == 1 + len(match.moves)


def test_the_last_line_says_how_the_game_stands(tmp_path):
    match = practice_match()
    until_the_person(match, 1)
    path = tmp_path / "kept.json"
    record.save(match, path)
    outline = record.outline(path)
    assert (outline.game, outline.setup, outline.result) == ("nim", match.setup, None)
    assert outline.standing == record.OutlineStanding.of(match)


def test_an_outline_reads_the_same_of_a_long_record_as_of_a_short(tmp_path, monkeypatch):
    match = practice_match()
    until_the_person(match, 1)
    heading, *_, last = record.to_text(match).splitlines(keepends=True)
    path = tmp_path / "long.json"
    path.write_text(heading + '{"seat":0,"answer":null}\n' * 100_000 + last)
    read = []
    monkeypatch.setattr(record, "parse_json", lambda text: read.append(text) or json.loads(text))
    assert record.outline(path).standing == record.OutlineStanding.of(match)
    assert sum(map(len, read)) < 3 * len(heading + last)


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_torn_last_line_is_left_out_and_said(tmp_path, cut):
    match = practice_match()
    until_the_person(match, 1)
    text = record.to_text(match)
    written = read_back(tmp_path, text[: -1 - cut])
    number = len(text.splitlines())
    assert written.note == (f"line {number}, the last, was not written to its end and is left out")
    assert len(written.document["answers"]) == len(match.moves) - 1
    assert written.size == len("".join(text.splitlines(keepends=True)[:-1]).encode())


def test_a_last_line_without_its_end_counts_when_it_is_whole(tmp_path):
    match = finished_match()
    written = read_back(tmp_path, record.to_text(match).rstrip())
    assert written.note is None
    assert record.verify(record.from_document(REGISTRY, written.document), written.document)


@pytest.mark.parametrize(
    ("number", "line", "sentence"),
    [
        (3, "{", "is damaged: line 3 is not a JSON object"),
        (3, "[]", "is damaged: line 3 is not a JSON object"),
        (4, '{"undo": 3}', "is damaged: line 4: 3 answers cannot be left"),
        (4, '{"undo": true}', "is damaged: line 4: True answers cannot be left"),
        (3, '{"seat": 1}', "line 3: it has no answer"),
        (3, '{"seat": 1, "answer": []}', "line 3: its seat is 1, but 0 has to answer"),
        (1, '{"format": 3}', "the record has no game"),
    ],
)
def test_damage_in_a_line_gets_one_sentence_with_its_number(tmp_path, number, line, sentence):
    lines = record.to_text(finished_match()).splitlines()
    lines[number - 1] = line
    path = tmp_path / "damaged.json"
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(InputError) as refusal:
        record.load(REGISTRY, path)
    assert sentence in str(refusal.value)


# -- format 1


FORMAT_1 = (Path(__file__).parent / "data" / "nim-format-1.json").read_text()


def test_a_record_of_format_1_is_read_and_verified_with_its_own_dice(tmp_path):
    written = read_back(tmp_path, FORMAT_1)
    match = record.from_document(REGISTRY, written.document)
    assert match.is_over
    assert record.verify(match, written.document)
    assert record.outline(tmp_path / "kept.json").result == match.result


def test_a_game_of_format_1_goes_on_in_lines_and_its_dice_are_still_those_of_its_seed(tmp_path):
    document = json.loads(FORMAT_1)
    del document["answers"][1:]
    resumed = record.from_document(REGISTRY, {**document, "result": None})
    play_bots(resumed, bots_of(resumed))
    written = read_back(tmp_path, record.to_text(resumed))
    again = record.from_document(REGISTRY, written.document)
    assert again.moves == resumed.moves
    assert record.verify(again, written.document)


def test_what_is_answered_anew_after_an_undo_is_not_from_the_old_stream_of_chance(tmp_path):
    match = practice_match()
    match.play_recorded(
        [(record.from_document(REGISTRY, json.loads(FORMAT_1)).moves[0].answer, ())]
    )
    match.streamed = 1
    until_the_person(match, 1)
    journal = Journal(match)
    text = journal.news()
    assert read_back(tmp_path, text).document["streamed"] == 1
    assert read_back(tmp_path, text + '{"undo": 0}\n').document["streamed"] == 0


def test_private_reasons_keep_what_others_are_told_in_their_place():
    match = Match(GAME, Setup((SeatSetup("human", "A"), SeatSetup("human", "B")), "7"))
    match.roll()
    why = Reason("NIM-2", "holds a 2", is_private=True, veiled=Reason("NIM-1", "holds little"))
    alone = Reason("NIM-2", "would take 3", is_private=True)
    match.answer(match.pending.options[0], (Reason("NIM-2", "open"), why, alone))
    document = json.loads(json.dumps(record.to_document(match)))
    assert document["answers"][1]["reasons"] == [
        ["NIM-2", "open"],
        ["NIM-2", "holds a 2", "private", "NIM-1", "holds little"],
        ["NIM-2", "would take 3", "private"],
    ]
    assert record.from_document(REGISTRY, document).moves == match.moves
    document["answers"][1]["reasons"][1].pop()
    with pytest.raises(InputError, match="its reasons are not pairs"):
        record.from_document(REGISTRY, document)
