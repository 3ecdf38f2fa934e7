"""POSITION.md of Arcs: every name stands there, and its examples can be asked about."""

from __future__ import annotations

import json
import re

import pytest

import main
from engine.core.position.draft import PositionDraft
from games.arcs.board import SETUP_CARDS, SYSTEMS
from games.arcs.campaign.rules.state import has_reach
from games.arcs.campaign_components import FATE_CARDS, GOLEMS, POLICIES
from games.arcs.court import COURT, LEADERS, LORE, court_name
from games.arcs.game import GAME
from games.arcs.state import ArcsTable
from tests.voice.spoken import english

PAGE = (GAME.folder / "POSITION.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def test_every_name_stands_there():
    assert all(f"{card} {court_name(card)}" in PAGE for card in COURT)
    assert all(f"{card.id} ({card.name})" in PAGE for card in SETUP_CARDS.values())
    assert all(f"{each.id} {each.name}" in PAGE for each in (*LEADERS.values(), *LORE.values()))
    assert all(each in PAGE for each in (*SYSTEMS, *FATE_CARDS, *GOLEMS, *POLICIES))


@pytest.mark.parametrize(("number", "asks", "bot"), [
    (0, "Seat 2 decides: Use your Prelude, or spend a pip (2 left)", "steward"),
    (1, "Seat 2 decides: Lead a card, or pass the initiative", "supercat:hand"),
])  # fmt: skip
def test_the_examples_are_sound_and_a_bot_answers(capsys, tmp_path, number, asks, bot):
    draft = PositionDraft(GAME, json.loads(EXAMPLES[number]))
    assert draft.problem is None
    assert english(draft.waits_for) == asks
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
