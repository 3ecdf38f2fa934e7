"""The log sheet from the window: by the menu while an Act goes on, and from its last page."""

from __future__ import annotations

import json

from engine.core.decision import RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.position.draft import load_position, positions_folder
from engine.core.setup import SeatSetup, Setup
from engine.ui.paper import sheet_buttons
from games.arcs.game import GAME
from games.arcs.scene.end import ArcsEnd
from tests.games.arcs.scene.playing import ArcsStage
from tests.voice.spoken import all_english


def a_game(players, answers, mode="campaign"):
    """A game that has come so far."""
    seats = tuple(SeatSetup(each, f"Seat {n}") for n, each in enumerate(players, start=1))
    match = Match(GAME, Setup(seats, "window", {"mode": mode}))
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)], answers)
    return match


def sheets():
    """What lies beside the positions that are kept, by its kind."""
    return {file.suffix: file for file in positions_folder(GAME).glob("sheet-*")}


def test_the_last_page_of_an_act_prints_it():
    match = a_game(("random",) * 3, 1_000_000)
    stage = ArcsStage(match)
    stage.app.push(ArcsEnd(stage.app, match))
    stage.key("ctrl+p")
    found = sheets()
    assert sorted(found) == [".json", ".pdf", ".png"]
    assert load_position(GAME, found[".json"]).table == match.table


def test_the_menu_of_the_table_prints_what_whoever_sits_there_may_know():
    match = a_game(("human", "random", "random"), 100)
    stage = ArcsStage(match)
    stage.table.orders.open_menu()
    menu = stage.table.popup
    labels = [all_english(command.label) for command in menu.commands]
    menu.commands[labels.index("Log sheet")].on_click()
    seats = json.loads(sheets()[".json"].read_text("utf-8"))["seats"]
    assert seats[0]["hand"] == list(match.table.seats[0].hand)
    assert "hidden" in {card for seat in seats[1:] for card in seat["hand"]}
    shown = [card for seat in seats[1:] for card in seat["hand"] if not card.startswith("faithful")]
    assert set(shown) == {"hidden"}


def test_the_base_game_has_no_button_for_it():
    match = a_game(("random",) * 2, 10, "base")
    assert sheet_buttons(ArcsStage(match).app, match) == ()
