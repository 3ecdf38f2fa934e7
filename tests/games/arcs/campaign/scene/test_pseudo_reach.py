"""In the language of nobody what the campaign draws shows no plain English of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.text.message import PSEUDO
from engine.ui.box import Box
from games.arcs.campaign.rules.account import campaign_log
from games.arcs.campaign.scene.endings import draw_campaign_log, draw_fate_page
from games.arcs.campaign.scene.table_areas import draw_reach
from games.arcs.campaign.text import CARDS_OF
from games.arcs.court import ABILITIES, COURT, LORE
from games.arcs.game import GAME
from games.arcs.scene.hit_targets import Around
from games.arcs.scene.prompts import to_do
from games.arcs.scene.words import draw_hover_card
from tests.games.arcs.campaign.rules.test_reach_account import an_act_played
from tests.games.arcs.campaign.scene.at_table import found
from tests.games.arcs.campaign.scene.summit.at_summit import (
    PROMISE,
    RELIC,
    bargaining,
    called,
    summit_of,
)
from tests.games.arcs.scene.playing import NAMES, QUICK, ArcsStage
from tests.voice.written import plain, writing

pytestmark = pytest.mark.painted

TEXTS = (
    *(clause.text for cards in (COURT, LORE, ABILITIES) for card in cards.values()
      for clause in card.clauses),
    *(" ".join(clause["text"] for clause in card["clauses"]) for card in CARDS_OF.values()),
)  # fmt: skip
"""What is printed on cards, which is shown as it stands there, line by line."""
SHOWN = ("followed", "favors", "empire", "dice", "court", "guild")
"""The kinds of places of the campaign whose cards are read."""
ROOM = Box(0, 0, 900, 700)


def stage_in_pseudo(match):
    stage = ArcsStage(match, settings=replace(QUICK, language=PSEUDO))
    stage.wait_for_turn()
    return stage


def found_plain(written, allowed=()):
    assert written
    assert any("[" in words for words in written), "all of it is said by a voice"
    own = {words for words in written if not any(words in text for text in TEXTS)}
    return sorted(plain(own, {*NAMES[1:], *allowed}))


def test_panels_and_the_cards_of_what_is_pointed_at():
    stage = stage_in_pseudo(found("act"))
    stage.match.table.reach.symbol = "hex"
    canvas, moment, board = stage.app.canvas, stage.table.moment, stage.board
    with writing() as written:
        draw_reach(canvas, moment, board.hit_targets, None)
        for spot in stage.board.spots.children:
            if spot.fact.key[0] in SHOWN:
                card = board.words.card(spot.fact.key)
                draw_hover_card(canvas, ROOM, card, moment.voice)
        for card in ("event-1", "faithful-3"):
            draw_hover_card(canvas, ROOM, board.words.card(("card", card)), moment.voice)
    assert len(written) > 60
    assert found_plain(written) == []


def test_the_page_of_two_fates():
    stage = stage_in_pseudo(found("fate"))
    moment, fates = stage.table.moment, stage.board.hit_targets.fates
    with writing() as written:
        states = dict.fromkeys(fates, "plain")
        draw_fate_page(stage.app.canvas, ROOM, moment.table, states, moment.voice)
        for fate in fates:
            card = stage.board.words.card(("fate", fate))
            draw_hover_card(stage.app.canvas, ROOM, card, moment.voice)
    assert found_plain(written) == []


@pytest.mark.parametrize("table", ["consent", "offer", "order", "deal"])
def test_a_summit_and_an_offer_that_is_weighed(table):
    match = bargaining(RELIC, PROMISE) if table == "offer" else called()
    stage = stage_in_pseudo(found(table) if table in ("consent", "deal") else match)
    around = Around(stage.board.hit_targets.places, lambda key: "plain", None)
    with writing() as written:
        summit_of(stage).draw(stage.app.canvas, stage.table.moment, around)
    assert found_plain(written) == []


def test_the_campaign_log():
    match = an_act_played()
    story = match.story(None)
    events = [*story.opening, *(each for passage in story.passages for each in passage.events)]
    stage = stage_in_pseudo(found("act"))
    with writing() as written:
        draw_campaign_log(
            stage.app.canvas, ROOM, campaign_log(events), GAME.voice(NAMES[:3], PSEUDO)
        )
    assert found_plain(written) == []


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "kind", ["home", "summon", "order", "deal", "draw", "consent", "govern", "outcome", "free"]
)
def test_what_the_bar_asks_in_the_campaign(kind):
    stage = stage_in_pseudo(found(kind))
    moment, selection = stage.table.moment, stage.board.hit_targets.selection
    said = to_do(moment, moment.decision, selection)
    chips = [chip.label for chip in stage.board.hit_targets.choices.chips]
    assert found_plain({said.prompt, said.detail, *chips}) == []
