"""POSITION.md of Arcs: its tables are those of the code, and its examples can be asked about."""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, fields

import pytest

import main
from engine.core.position import PositionDraft
from engine.core.step import Step
from games.arcs import parts
from games.arcs.board import SETUP_CARDS, SYSTEMS
from games.arcs.campaign.rules import state as reach
from games.arcs.campaign.rules.state import has_reach
from games.arcs.court import COURT, court_name
from games.arcs.game import GAME
from games.arcs.leaders import LEADERS, LORE
from games.arcs.reach_box import FATE_CARDS, GOLEMS, POLICIES
from games.arcs.state import ArcsTable

PAGE = (GAME.folder / "POSITION.md").read_text(encoding="utf-8")
CLASSES = (
    ArcsTable, parts.Rules, parts.Seat, parts.Building, parts.Played, parts.Extra, parts.Lying,
    parts.Attached, parts.Offer, parts.Turn, parts.Deed, parts.Supercat, reach.Reach, reach.Fate,
    reach.Golem, reach.Handed, reach.Bargains,
)  # fmt: skip
EVERY_STEP = GAME.codec.registered(Step)
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def rows_of(name: str) -> list[list[str]]:
    """The rows of the table "Fields of `name`"."""
    after = PAGE.split(f"Fields of `{name}`:\n\n", 1)[1]
    lines = after.split("\n\n", 1)[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_a_table_names_every_field_and_which_can_be_left_out(cls):
    rows = rows_of(cls.__name__)
    assert [row[0] for row in rows] == [f"`{field.name}`" for field in fields(cls)]
    for (_, meaning, left_out), field in zip(rows, fields(cls), strict=True):
        is_required = field.default is MISSING and field.default_factory is MISSING
        assert meaning
        assert left_out.startswith("required") is is_required, field.name


def test_every_class_of_a_position_has_its_table():
    named = set(re.findall(r"Fields of `(\w+)`:", PAGE))
    assert named == {cls.__name__ for cls in CLASSES}


def test_every_step_stands_there_with_its_fields():
    for step in EVERY_STEP:
        names = ", ".join(f"`{field.name}`" for field in fields(step)) or "-"
        assert f"| `{step.__name__}` | {names} |" in PAGE, step.__name__
    told = re.findall(r"^\| `([A-Z]\w+)` \| [`-][^|]*\| \S", PAGE, re.MULTILINE)
    assert sorted(told) == sorted(step.__name__ for step in EVERY_STEP)


def test_every_name_stands_there():
    assert all(f"{card} {court_name(card)}" in PAGE for card in COURT)
    assert all(f"{card.id} ({card.name})" in PAGE for card in SETUP_CARDS.values())
    assert all(f"{each.id} {each.name}" in PAGE for each in (*LEADERS.values(), *LORE.values()))
    assert all(each in PAGE for each in (*SYSTEMS, *FATE_CARDS, *GOLEMS, *POLICIES))


@pytest.mark.parametrize(("number", "asks", "bot"), [
    (0, "Seat 2 decides: Prelude, or spend a pip (2 left)", "steward"),
    (1, "Seat 2 decides: Lead a card, or pass the initiative", "supercat:hand"),
])  # fmt: skip
def test_the_examples_are_sound_and_a_bot_answers(capsys, tmp_path, number, asks, bot):
    draft = PositionDraft(GAME, json.loads(EXAMPLES[number]))
    assert draft.problem is None
    assert draft.waits_for == asks
    assert has_reach(draft.table) is (number == 1)
    path = tmp_path / "position.json"
    path.write_text(EXAMPLES[number], encoding="utf-8")
    assert main.main(["decide", "arcs", "--position", str(path), "--bot", bot, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seat"] == 1


@pytest.mark.parametrize("row", re.findall(r"^\| .* \| `(\{\"type\".*\})` \|$", PAGE, re.MULTILINE))
def test_the_steps_of_the_table_can_stand_on_a_table(row):
    document = json.loads(EXAMPLES[0])
    document["steps"] = [*document["steps"][:2], *json.loads(f"[{row}]")]
    assert GAME.codec.decode(ArcsTable, document, "position").steps[2:]
