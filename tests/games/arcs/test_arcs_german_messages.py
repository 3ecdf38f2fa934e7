"""Arcs in German: what happens, what is asked, and why a bot moves."""

import re

import pytest

from engine.text.catalogue import lacking
from engine.text.message import Fixed, Message, SeatNumber
from games.arcs import moves
from games.arcs.board import CARD, FEATURE, OWNER, PIECE
from games.arcs.campaign_components import CARDS_OF_FATES, COUNCIL, FREE
from games.arcs.court import COURT, LEADERS, LORE
from games.arcs.events import (
    AgentsCaptured,
    BattleStarted,
    CardPlayed,
    CardSecured,
    HandSeen,
    PieceBuilt,
    PieceHit,
    ResourceGained,
    ShipsMoved,
)
from games.arcs.game import GAME
from tests.games.arcs.said import MADE

VOICE = GAME.voice(("You", "Ada", "James", "Mira", "Bram", "Juno"), "de")
ENGLISH_WORDS = {"the", "and", "with", "dice", "is", "it", "for", "ship", "city", "card", "your"}
REPEATING = ("no-such-hand", "ask-weighed", "log-times", "sheet-edicts")
"""They repeat words that are typed, given or printed."""
OF_FATES = [card["id"] for card in CARDS_OF_FATES]
PRINTED = sorted(
    (VOICE.say_name(CARD(card)) for card in (*COURT, *LORE, *LEADERS, *OF_FATES)), key=len
)


def test_no_message_is_missing():
    assert list(lacking("de", GAME.text_folder)) == []


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (CardPlayed(0, "construction-3", "lead"), "Du spielst Bau 3 aus"),
        (CardPlayed(1, "construction-3", "pivot"), "Ada wechselt zu Bau 3"),
        (ShipsMoved(0, "1-gate", "2-arrow", 2, 1),
         "Du bewegst 2 frische und 1 beschädigtes Schiff von Tor 1 nach Pfeil 2"),
        (ShipsMoved(1, "1-gate", "2-arrow", 1, 1),
         "Ada bewegt 1 frisches und 1 beschädigtes Schiff von Tor 1 nach Pfeil 2"),
        (BattleStarted(1, 0, "1-hex", 2, 1, 0),
         "Ada greift dich in Hex 1 an: 2 Gefechtswürfel und 1 Sturmwürfel"),
        (PieceBuilt(1, "starport", "1-hex", fresh=False),
         "Ada baut in Hex 1 einen Raumhafen (beschädigt)"),
        (PieceHit(0, "city", "1-hex", destroyed=False, by=1),
         "In Hex 1 wird eine Stadt von dir beschädigt"),
        (HandSeen(1, 0, ()), "Ada sieht sich deine Hand an"),
    ],
)  # fmt: skip
def test_what_happens(event, words):
    assert GAME.event_text(event, VOICE) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ResourceGained(0, "weapon", slot=2), "Lege 1 Waffe aus dem Vorrat auf deinen Platz 2"),
        (ResourceGained(2, "weapon", slot=2), "Lege 1 Waffe aus dem Vorrat auf James' Platz 2"),
        (
            PieceBuilt(0, "city", "1-hex", fresh=True),
            "Setze eine Stadt aus deinem Vorrat in Hex 1",
        ),
        (
            ShipsMoved(1, "1-gate", "2-arrow", 2, 0),
            "Bewege für Ada 2 frische Schiffe von Tor 1 nach Pfeil 2",
        ),
        (
            AgentsCaptured(1, 0, 2, card="bc07"),
            "Lege von Loyal Pilots 2 deiner Agenten zu Adas Gefangenen",
        ),
        (
            CardSecured(1, "bc07", 2),
            "Lege Loyal Pilots vom Hof zu Ada; lege die 2 fremden Agenten zu Adas Gefangenen",
        ),
    ],
)
def test_what_hands_do(event, words):
    assert VOICE.say(event.said(), "hands") == words


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (moves.Attack("1-hex", FREE).said(), "Angriff auf die Freien Staaten in Hex 1"),
        (moves.HitOther(FREE, "starport", fresh=True).said(),
         "Treffer: frischer Raumhafen der Freien Staaten"),
        (moves.Tax("1-hex", 1).said(), "Stadt von Ada in Hex 1 besteuern"),
        (moves.Collect(1, 0, 2).said(), "1 Gefechtswürfel und 2 Überfallwürfel"),
        (Message("reach-attached", {"card": CARD("bc23"), "host": CARD(COUNCIL)}),
         "Elder Broker liegt an dem Kaiserlichen Rat"),
        (Message("ask-raid", {"keys": 2}), "Überfalle mit 2 Schlüsseln, oder mach weiter"),
        (Message("ask-hit", {"defender": OWNER(FREE), "hits": 2}),
         "Weise einer Figur der Freien Staaten einen Treffer zu (noch 2)"),
        (Message("steward-builds-ruled", {"kind": PIECE("starport"), "other": PIECE("city")}),
         "Er baut einen Raumhafen, weil ein Rivale eine Stadt beherrschen würde"),
        (Message("admiral-rival", {"of": SeatNumber(0), "gain": Fixed(0.5, signed=True),
                                   "what": FEATURE("gates")}), "+0,5 bei dir durch Tore"),
    ],
)  # fmt: skip
def test_moves_prompts_and_reasons(said, words):
    assert VOICE.say(said) == words


def test_whatever_can_be_said_is_said_without_english_words():
    for said in MADE:
        if said.key in REPEATING:
            continue
        words = VOICE.say(said)
        for title in reversed(PRINTED):
            words = words.replace(title, "")
        assert not ENGLISH_WORDS & set(re.findall(r"[a-zA-Z]+", words)), (said.key, words)
