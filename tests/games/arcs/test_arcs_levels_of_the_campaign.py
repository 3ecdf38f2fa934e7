"""The campaign's levels: all of them play Act I in their own way, by command and in the window."""

from __future__ import annotations

import json
from random import Random

import pytest

import main
from engine.core import record
from engine.core.commands import make_setup
from engine.core.learning.lesson import first_level, listed_levels
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.position.draft import sample_position
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.ui.hub.setup import SetupScene
from engine.ui.position.dialogs import BotColumn
from games.arcs.bots.admiral import SearchBot
from games.arcs.bots.steward import HABITS
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.game import GAME
from games.arcs.supercat.bot import SupercatPlayer
from tests.ui.page_stage import PageStage
from tests.voice.spoken import english

CAMPAIGN = {"mode": "campaign"}
LEVELS = [
    "steward", "lieutenant", "supercat:hand", "supercat", "supercat:10", "captain", "warlord",
]  # fmt: skip


@pytest.mark.clause("PLAY-4.1")
def test_every_level_is_offered_and_the_weakest_first():
    assert [each.name for each in listed_levels(GAME)] == LEVELS
    assert first_level(GAME) == "steward"


@pytest.mark.clause("CAT-14.1")
def test_both_versions_sit_down_in_the_campaign_too():
    players = ("human", "supercat:10", "supercat")
    table = GAME.start(make_setup(GAME, players, "who", dict(CAMPAIGN)))
    assert [each.supercat and each.supercat.version for each in table.seats] == [None, "10", "0.5"]
    names = [ReachAssessment(table, number).document.name for number in range(3)]
    assert names == ["campaign 0.5", "campaign 10", "campaign 0.5"]


@pytest.mark.clause("PLAY-4.1")
def test_captain_and_warlord_look_ahead_there_too():
    setup = Setup((SeatSetup("captain", "A"), SeatSetup("warlord", "B")), "who", dict(CAMPAIGN))
    captain, warlord = bots_of(Match(GAME, setup))
    assert isinstance(captain, SearchBot)
    assert isinstance(warlord, SearchBot)
    assert captain.budget.tables < warlord.budget.tables
    assert captain.foresight.deals < warlord.foresight.deals


@pytest.mark.clause("PLAY-4.4")
def test_the_steward_keeps_its_habits_and_has_pages_for_the_rest():
    seats = (SeatSetup("steward", "A"), SeatSetup("supercat", "B"))
    match = Match(GAME, Setup(seats, "habits", dict(CAMPAIGN)), keeps_history=False)
    bots, pages = bots_of(match), SupercatPlayer()
    seen = {True: 0, False: 0}
    while match.pending is not None and len(match.moves) < 250:
        asked = match.pending
        bot = bots[asked.seat] if asked.seat >= 0 else None
        if bot is None:
            match.roll()
            continue
        if asked.seat == 0 and len(asked.options) > 1:
            is_habit = asked.kind in HABITS
            seen[is_habit] += 1
            chosen = bot.choose(match.table, asked, Random(3))
            wanted = pages.choose(match.table, asked, Random(3))
            assert chosen.reasons[0].clause.startswith("PLAY-1") == is_habit
            assert is_habit or chosen.option == wanted.option
        match.answer(match.think(bot).option)
    assert min(seen.values()) > 5


@pytest.mark.parametrize("level", ["steward", "captain"])
def test_each_is_asked_about_a_position_of_the_campaign(capsys, tmp_path, level):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(sample_position(GAME, CAMPAIGN, 2)), encoding="utf-8")
    assert main.main(["decide", "arcs", "--position", str(path), "--bot", level]) == 0
    assert capsys.readouterr().out


def test_a_record_that_names_them_is_played_again(tmp_path):
    seats = (SeatSetup("captain", "A"), SeatSetup("steward", "B"))
    match = Match(GAME, Setup(seats, "old", dict(CAMPAIGN)))
    play_bots(match, bots_of(match), 60)
    record.save(match, tmp_path / "arcs.json")
    again = record.load(Registry({"arcs": lambda: GAME}), tmp_path / "arcs.json")
    assert again.moves == match.moves


def test_statistics_name_who_played(monkeypatch):
    seats = (SeatSetup("human", "A"), SeatSetup("captain", "B"))
    match = Match(GAME, Setup(seats, "old", dict(CAMPAIGN)))
    Statistics().add(match, "arcs-1.json")
    assert {row.player for row in Statistics().by_player("arcs")} == {"human", "captain"}


# -- the window


def test_the_set_up_shows_a_card_for_each():
    stage = PageStage(lambda app: SetupScene(app, GAME), size=(1280, 720))
    stage.scene.draft.options["mode"] = "campaign"
    stage.scene.refresh()
    stage.step(0)
    cards = stage.scene.seats.player_list.cards
    assert all(stage.scene.sheet.box.holds(card.box) for card in cards)
    titles = [english(card.level.title) for card in cards]
    assert titles == [
        "Steward", "Lieutenant", "SUPERCAT, hand", "SUPERCAT (version 0.5)",
        "SUPERCAT (version 10)", "Captain", "Warlord",
    ]  # fmt: skip


def test_the_position_desk_asks_the_warlord_first():
    panel = BotColumn(GAME, lambda level: None, lambda option: None, lambda clause: None)
    assert [each.name for each in panel.levels] == LEVELS
    assert english(panel.level_title) == "Warlord"
