"""The campaign's levels: one for all that play alike there, by command and in the window."""

from __future__ import annotations

import json

import pytest

import main
from engine.core import record
from engine.core.match import Match, bots_of, play_bots
from engine.core.position import sample_position
from engine.core.proposal import first_level, listed_levels
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.statistics import Statistics
from engine.ui.hub.draft import SetupDraft
from engine.ui.hub.setup import SetupScene
from engine.ui.position.side import AdvicePanel
from games.arcs.game import GAME
from tests.ui.page_stage import PageStage
from tests.voice.spoken import english

CAMPAIGN = {"mode": "campaign"}
ALIKE = ("steward", "captain", "warlord")


@pytest.mark.clause("PLAY-4.1")
def test_one_of_the_levels_that_play_alike_is_offered():
    assert [each.name for each in listed_levels(GAME, CAMPAIGN)] == ["supercat", "supercat:hand"]
    assert first_level(GAME, CAMPAIGN) == "supercat:hand"
    assert len(listed_levels(GAME, {"mode": "base"})) == len(listed_levels(GAME)) == 5


@pytest.mark.parametrize("level", ALIKE)
@pytest.mark.parametrize("command", [
    ("play", "arcs", "--text", "--seats", "human,{}", "--option", "mode=campaign"),
    ("simulate", "arcs", "--games", "1", "--seats", "{},supercat", "--option", "mode=campaign"),
    ("tournament", "arcs", "--games", "1", "--seats", "{},supercat", "--option", "mode=campaign"),
])  # fmt: skip
def test_another_is_refused_by_command_and_the_sentence_names_the_one(capsys, command, level):
    assert main.main([word.format(level) for word in command]) == 2
    assert capsys.readouterr().err == (
        f"{level.capitalize()} has no play of its own with mode=campaign: "
        "it plays there like supercat:hand, so name supercat:hand\n"
    )


def test_no_other_is_asked_about_a_position_of_the_campaign(capsys, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(sample_position(GAME, CAMPAIGN, 2)), encoding="utf-8")
    assert main.main(["decide", "arcs", "--position", str(path), "--bot", "warlord"]) == 2
    assert "Warlord has no play of its own" in capsys.readouterr().err


def test_a_record_that_names_another_is_played_as_ever(tmp_path):
    seats = (SeatSetup("captain", "A"), SeatSetup("warlord", "B"))
    match = Match(GAME, Setup(seats, "old", dict(CAMPAIGN)))
    play_bots(match, bots_of(match), 60)
    record.save(match, tmp_path / "arcs.json")
    again = record.load(Registry({"arcs": lambda: GAME}), tmp_path / "arcs.json")
    assert again.moves == match.moves


def test_statistics_name_the_one_that_played(monkeypatch):
    seats = (SeatSetup("human", "A"), SeatSetup("captain", "B"))
    match = Match(GAME, Setup(seats, "old", dict(CAMPAIGN)))
    Statistics().add(match, "arcs-1.json")
    assert {row.player for row in Statistics().by_player("arcs")} == {"human", "supercat:hand"}


# -- the window


def test_a_draft_calls_a_seat_by_what_plays_there():
    draft = SetupDraft.fresh(GAME, "Robin", "amber-otter-1", "warlord")
    assert draft.seats[1].level == "warlord"
    draft.options["mode"] = "campaign"
    draft.settle_levels()
    assert draft.seats[1].level == draft.default_level == "supercat:hand"


def test_the_last_set_up_of_the_campaign_comes_back_with_its_levels():
    draft = SetupDraft.fresh(GAME, "Robin", "amber-otter-1")
    draft.options["mode"] = "campaign"
    kept = draft.to_json()
    kept["seats"][1][2] = "captain"
    later = SetupDraft.fresh(GAME, "Robin", "amber-otter-1")
    later.take_over(kept)
    assert [seat.level for seat in later.seats[1:]] == ["supercat:hand", "supercat:hand"]


def test_the_set_up_shows_one_card_for_them():
    stage = PageStage(lambda app: SetupScene(app, GAME), size=(1280, 720))
    assert len(stage.scene.seats.level_cards()) == 5
    stage.scene.draft.options["mode"] = "campaign"
    stage.scene.refresh()
    stage.step(0)
    assert len(stage.scene.seats.level_cards()) == 2
    titles = [english(choice.label) for choice in stage.scene.seats.rows[1].level.choices]
    assert titles == ["SUPERCAT", "SUPERCAT, hand"]
    stage.scene.draft.options["mode"] = "base"
    stage.scene.refresh()
    assert len(stage.scene.seats.level_cards()) == 5


def test_the_position_page_asks_those_alone():
    panel = AdvicePanel(GAME, lambda level: None, lambda clause: None)
    assert english(panel.level_title) == "Warlord"
    panel.show_levels(CAMPAIGN)
    assert [each.name for each in panel.levels] == ["supercat", "supercat:hand"]
    assert english(panel.level_title) == "SUPERCAT, hand"
