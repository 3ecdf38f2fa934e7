"""Rajas by command: who sits in a position, and what a dummy may do there."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest

import main
from engine.core.position.draft import PositionDraft
from engine.core.ruled_odds import ruled_odds
from engine.core.step import apply, pending
from games.rajas.game import GAME
from tests.voice.spoken import english

NAMES = ("Seat 1", "Seat 2", "Seat 3", "Seat 4")


def document(seat: int = 1) -> dict:
    """The example of POSITION.md, a person and a dummy, with this seat to play."""
    text = (GAME.folder / "POSITION.md").read_text(encoding="utf-8")
    found = re.search(r"```json\n(.*?)```", text, re.S)
    assert found is not None
    return json.loads(found[1]) | {"seat": seat}


@pytest.fixture
def position(tmp_path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(document()), encoding="utf-8")
    return path


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    status = main.main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


# -- who sits there


def test_a_dummy_of_a_position_is_called_a_dummy(capsys, monkeypatch, position):
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    status, out, _ = run(capsys, "play", "rajas", "--text", "--position", str(position))
    assert status == 0
    assert "Dummy: The die for the main area shows" in out
    assert "Minister" not in out


@pytest.mark.parametrize(("seats", "sentence"), [
    ("human,minister", "seat 2 of the position is a dummy's, which the rules move: "
                       "seat dummy there, not minister\n"),
    ("minister,human", "seat 2 of the position is a dummy's, which the rules move: "
                       "seat dummy there, not human\n"),
    ("dummy,dummy", "seat 1 of the position is no dummy's: seat human or a bot there\n"),
])  # fmt: skip
def test_seats_that_do_not_fit_a_position_are_refused_in_a_sentence(
    capsys, position, seats, sentence
):
    arguments = ("play", "rajas", "--text", "--position", str(position), "--seats", seats)
    assert run(capsys, *arguments) == (2, "", sentence)


# -- what a dummy may do


def leaves(branch: dict) -> list[dict]:
    following = branch["next"]
    if following is None:
        return [branch]
    return [leaf for each in following["branches"] for leaf in leaves(each)]


def test_a_dummy_answers_with_the_whole_tree_of_odds(capsys, position):
    arguments = ("decide", "rajas", "--position", str(position), "--bot", "dummy", "--json")
    status, out, _ = run(capsys, *arguments)
    told = json.loads(out)
    assert status == 0
    assert (told["seat"], told["decision"]) == (1, "odds")
    assert sum(leaf["overall"] for leaf in leaves(told["tree"])) == pytest.approx(1)
    area = told["tree"]["next"]
    assert area["prompt"] == "Roll the dummy's die for the main area"
    assert [each["text"] for each in area["branches"]] == ["1", "2", "4", "5", "6"]
    assert {each["probability"] for each in area["branches"]} == {0.2}
    assert [each["text"] for each in area["again"]] == ["3"]
    assert area["again"][0]["why"]
    clauses = {each["clause"] for branch in area["branches"] for each in branch["told"]}
    assert "SOLO-4.1" in clauses


def test_each_step_of_the_tree_is_a_reason_as_data(capsys, position):
    arguments = ("decide", "rajas", "--position", str(position), "--bot", "dummy", "--json")
    _, out, _ = run(capsys, *arguments)
    first = json.loads(out)["tree"]["next"]["branches"][0]["told"][0]
    assert (first["clause"], first["key"], first["outcome"]) == ("SOLO-4.1", "dummy-step", "held")
    assert first["text"].endswith("area shows 1. The chambers can be used [SOLO-4.1]")
    odds = {each["option"]: (each["odds"], each["text"]) for each in first["options"]}
    assert odds[1] == (0.2, "the chambers")
    assert odds[3] == (0, "it has no market on its tiles")


def test_the_tree_is_told_in_lines_with_its_clauses(capsys, position):
    arguments = ("decide", "rajas", "--position", str(position), "--bot", "dummy")
    status, out, _ = run(capsys, *arguments)
    lines = out.splitlines()
    assert status == 0
    assert lines[0] == "Seat 2 is moved by the rules: dice and lots decide (143 ways to go)"
    assert lines[1:3] == ["Roll the dummy's die for the main area:", "- 1: 20%"]
    assert "[SOLO-5.3]" in out
    assert lines[-1].startswith("- 3: rolled again, ")
    assert len(lines) > 143


@pytest.mark.clause("SOLO-4.2")
def test_every_branch_of_the_tree_is_a_way_the_rules_go():
    """Played with the rules themselves, each outcome of the first die leads to what is told."""
    tree = ruled_odds(GAME, GAME.read_position(document()), NAMES)["tree"]
    table = GAME.read_position(document())
    asked = pending(table)
    assert asked is not None
    for (face, share), branch in zip(
        asked.outcomes.outcomes(), tree["next"]["branches"], strict=True
    ):
        after = table.copy()
        apply(after, face)
        following = pending(after)
        assert (branch["text"], branch["probability"]) == (str(face), share)
        if branch["next"] is not None:
            assert branch["next"]["kind"] == following.kind


def test_a_dummy_is_not_asked_for_a_persons_decision(capsys, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(document(seat=0)), encoding="utf-8")
    arguments = ("decide", "rajas", "--position", str(path), "--bot", "dummy")
    sentence = "the position asks no dummy to move: another seat is next\n"
    assert run(capsys, *arguments) == (2, "", sentence)


def test_another_bot_is_told_who_answers_there(capsys, position):
    arguments = ("decide", "rajas", "--position", str(position), "--bot", "raja")
    status, _, err = run(capsys, *arguments)
    assert status == 2
    assert "--bot dummy tells its odds" in err


# -- the window


def test_the_window_seats_a_dummy_where_one_is_and_nowhere_else():
    from engine.ui.position.dialogs import SeatChoices, draft_for  # noqa: PLC0415 (a window's)

    draft = draft_for(GAME, "Robin", PositionDraft(GAME, document()), None, None)
    assert [(seat.is_person, seat.level) for seat in draft.seats][1] == (False, "dummy")
    assert draft.seats[0].is_person
    person, dummy = SeatChoices(draft, lambda: None).pickers
    assert "Dummy" not in [english(choice.label) for choice in person.choices]
    assert [english(choice.label) for choice in dummy.choices] == ["Dummy"]
    assert not dummy.is_enabled
