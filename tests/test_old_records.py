"""Records of the baseline replay as they were played: of every game, mode and format.

`python -m tests.baseline keep` made them, in the baseline; what is expected lies beside each.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.core.decision import Decision, Reason
from engine.text.message import Message
from games import REGISTRY
from tests.baseline import KEPT
from tests.baseline.modes import OF
from tests.baseline.records import EXPECTED, faults, load, replayed

RECORDS = {
    path.relative_to(KEPT).with_suffix("").as_posix(): path
    for path in sorted(KEPT.rglob("*.json"))
    if not path.name.endswith(EXPECTED)
}
every_record = pytest.mark.parametrize("name", RECORDS)


@every_record
def test_an_old_record_replays_as_it_was_played(name):
    path = RECORDS[name]
    expected = json.loads(path.with_suffix(EXPECTED).read_text("utf-8"))
    assert [f"{name}.json: {fault}" for fault in faults(path.read_text("utf-8"), expected)] == []


@every_record
def test_what_was_answered_is_still_typed_so(name):
    """The command of every answer, among the options of its time, is that answer."""
    match, _ = load(RECORDS[name].read_text("utf-8"))
    for number, (again, answer) in enumerate(replayed(match), 1):
        asked = again.pending
        if isinstance(asked, Decision) and asked.listing is not None and answer in asked.options:
            read = again.game.parse_move(asked, str(answer))
            assert read == answer, f"{name}.json, answer {number}: '{answer}' is read as {read}"


@every_record
def test_every_reason_of_an_old_record_still_has_its_words(name):
    """What is retired is said by `text/en/retired.ftl`; a message asks for no more than it did."""
    match, _ = load(RECORDS[name].read_text("utf-8"))
    for move in match.moves:
        for said in said_in(move.reasons):
            assert match.voice.prompt(said)


def said_in(reasons: Sequence[Reason]) -> Iterator[Message | str]:
    """Reasons, what others are told in their place, and why each option was possible or not."""
    for each in reasons:
        yield each.said
        yield from (option.why for option in each.options if option.why is not None)
        if each.veiled is not None:
            yield from said_in([each.veiled])


# -- what is kept ----------------------------------------------------------------------------------


def test_every_mode_is_kept_finished_and_unfinished_and_in_every_format():
    kinds = ("finished", "unfinished", "format-1", "format-2")
    wanted = {
        f"{label}-{kind}" for label, mode in OF.items() for kind in kinds
        if not (mode.is_sequel and kind.startswith("format"))
    }  # fmt: skip
    assert wanted <= RECORDS.keys()


@pytest.mark.parametrize("game", REGISTRY.keys)
def test_every_game_is_kept_with_undo_with_a_hint_and_at_a_real_table_set_right(game):
    texts = [path.read_text("utf-8") for name, path in RECORDS.items() if name.startswith(game)]
    for words in (
        '{"undo":',
        '"hinted":true',
        '"real_table":true',
        '"is_turn":true',
        '"position":',
    ):
        assert any(words in text for text in texts), words


def test_what_is_kept_is_small():
    files = [path for path in KEPT.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < 3_000_000


# -- a record that does not replay is named --------------------------------------------------------

A_RECORD = "roll_galaxy/groups-unfinished"


def kept(name: str = A_RECORD) -> tuple[str, dict[str, Any]]:
    path = RECORDS[name]
    return path.read_text("utf-8"), json.loads(path.with_suffix(EXPECTED).read_text("utf-8"))


def test_a_result_a_table_or_an_offer_that_differs_is_said():
    text, expected = kept()
    scores = [99.0, *expected["result"][0][1:]]
    result = [scores, *expected["result"][1:]]
    [fault] = faults(text, {**expected, "result": result})
    assert fault.startswith("the result was [[99.0")
    table = json.loads(json.dumps(expected["table"]))
    table["round"] += 1
    [fault] = faults(text, {**expected, "table": table})
    assert fault == "the final table differs in round"
    offered = [None] * len(expected["offered"])
    [fault] = faults(text, {**expected, "offered": offered})
    assert fault.startswith("before answer ")


def test_an_answer_that_is_not_offered_any_more_is_said_with_its_line():
    text, expected = kept("risk/document-format-2")
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if '"Claim"' in line)
    said = json.loads(lines[number])
    said["answer"] = {"type": "EndTurn"}
    lines[number] = json.dumps(said)
    [fault] = faults("\n".join(lines) + "\n", expected)
    assert fault.startswith(f"does not replay: line {number + 1}: ")


@pytest.mark.parametrize(("missing", "count"), [(True, 1), (False, 0)])
def test_arcs_may_offer_more_than_it_did_but_no_less(missing, count):
    text, expected = kept("arcs/base-unfinished")
    first = next(n for n, each in enumerate(expected["offered"]) if each and len(each) > 1)
    changed = list(expected["offered"])
    if missing:
        expected["typed"].append("Something that was offered")
        changed[first] = [*changed[first], len(expected["typed"]) - 1]
    else:
        changed[first] = changed[first][1:]
    assert len(list(faults(text, {**expected, "offered": changed}))) == count
