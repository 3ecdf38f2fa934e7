"""Reasons as records keep them: keys and arguments, and sentences of older records."""

import json

import pytest

from engine.core.decision import PossibleOption, Reason, ReasonOutcome
from engine.core.errors import BadDocument
from engine.core.ruled_odds import decode_reason, encode_reason
from engine.text.message import Fixed, Message, Ordinal, SeatNumber, Share, ThingName
from tests.nim import GAME, Take

LINES = [
    (Reason("NIM-2", "leaves 4"), ["NIM-2", "leaves 4"]),
    (Reason("NIM-2", "leaves 4", True), ["NIM-2", "leaves 4", "private"]),
    (Reason("A", "b", True, Reason("C", "d")), ["A", "b", "private", "C", "d"]),
    (Reason("A", Message("left", {"heap": 4})), ["A", "left", {"heap": 4}]),
    (
        Reason("A", Message("x", {"seat": SeatNumber(1), "c": ThingName("t", "r"),
                               "f": Fixed(1.5, 2)})),
        ["A", "x", {"seat": {"seat": [1]}, "c": {"name": ["t", "r"]},
                    "f": {"fixed": [1.5, 2, False]}}],
    ),
    (
        Reason("A",
            Message("x", {"move": Take(2), "more": (Message("y"), Ordinal(3), Share(0.5), "z")})),
        ["A", "x", {"move": {"move": {"type": "Take", "count": 2}},
                    "more": [{"said": ["y", {}]}, {"ordinal": [3]}, {"share": [0.5]}, "z"]}],
    ),
    (
        Reason("A", Message("x"), True, Reason("A", Message("y")), ReasonOutcome.NO_CARD,
               (PossibleOption(Take(1), 0.5),
                PossibleOption(Take(2), 0.0, Message("too-many", {"most": 1})))),
        ["A", "x", {}, {"private": ["A", "y", {}], "outcome": "no-card", "options": [
            [{"move": {"type": "Take", "count": 1}}, 0.5],
            [{"move": {"type": "Take", "count": 2}}, 0.0, "too-many", {"most": 1}]]}],
    ),
    (Reason("A", Message("x"), True), ["A", "x", {}, {"private": None}]),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "line"), LINES)
def test_a_reason_is_kept_and_read_again(reason, line):
    assert encode_reason(GAME.codec, reason) == line
    assert decode_reason(GAME.codec, json.loads(json.dumps(line))) == reason


@pytest.mark.parametrize(
    "line",
    [
        "text", [], ["A"], ["A", 1], ["A", "x", "secret"], ["A", "x", "private", "B"],
        ["A", "x", {"seat": {"seat": ["a", []]}}], ["A", "x", {"seat": {"seat": [1, 2]}}],
        ["A", "x", {"a": {"nothing": [1]}}], ["A", "x", {"a": {"said": ["y"]}}],
        ["A", "x", {}, {"outcome": "maybe"}], ["A", "x", {}, {"options": 3}],
        ["A", "x", {}, {"options": [[1]]}], ["A", "x", {"a": {"move": {"type": "Fly"}}}],
    ],
)  # fmt: skip
def test_what_is_no_reason_is_refused_in_one_sentence(line):
    with pytest.raises(BadDocument) as refusal:
        decode_reason(GAME.codec, line)
    assert "\n" not in str(refusal.value)
