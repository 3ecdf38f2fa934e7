"""Dated rulings: which edition a match plays, and what its record keeps of it."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core.commands import decide
from engine.core.decision import CHANCE
from engine.core.game import game_clauses
from engine.core.match import Match
from engine.core.position.draft import PositionDraft
from engine.core.record import from_document, to_document
from engine.core.setup import SeatSetup, Setup
from engine.ui.position.dialogs import draft_for
from engine.ui.real_table.hands_page import settings_of
from engine.ui.table.parts import mode_tags
from games import REGISTRY
from games.arcs.card import RULINGS as RULINGS_OPTION
from games.arcs.parts import PARTS, REVERSED, RULINGS, SOURCES, Rules
from tests.ui.tables import TableStage

ARCS = REGISTRY.game("arcs")
SEATS = tuple(SeatSetup("human", name) for name in ("Ada", "Bo", "Cy"))


def match(**options: str) -> Match:
    return Match(ARCS, Setup(SEATS, "rulings", options))


def edition(played: Match) -> str:
    return played.table.rules.rulings


def without_the_option(document: dict[str, Any]) -> dict[str, Any]:
    """The record as the program wrote it before there were dated rulings."""
    del document["setup"]["options"]["rulings"]
    return document


def test_a_new_game_plays_the_newest_rulings_unless_it_is_asked_for_others():
    assert edition(match()) == "newest"
    assert edition(match(rulings="first-printing")) == "first-printing"
    assert edition(match(mode="campaign", rulings="first-printing")) == "first-printing"


@pytest.mark.parametrize("asked", ["newest", "first-printing"])
def test_a_record_keeps_its_edition(asked: str):
    again = from_document(REGISTRY, to_document(match(rulings=asked)))
    assert edition(again) == asked


def test_a_record_from_before_plays_as_before_and_says_so_when_it_is_written_again():
    again = from_document(REGISTRY, without_the_option(to_document(match())))
    assert edition(again) == "before-2026-11"
    assert edition(from_document(REGISTRY, to_document(again))) == "before-2026-11"


def test_a_table_set_right_keeps_the_edition_of_its_match():
    played = Match(ARCS, replace(match().setup, real_table=True, dice_by_hand=True))
    played.correct(played.table.copy())
    document = without_the_option(to_document(played))
    for entry in document["answers"]:
        entry["correction"]["rules"].pop("rulings")
    assert edition(from_document(REGISTRY, document)) == "before-2026-11"


def test_a_position_plays_its_own_edition_unless_another_is_asked_for():
    laid = ARCS.codec.encode(match(rulings="first-printing").table)
    assert edition(Match(ARCS, Setup(SEATS, "s", position=laid))) == "first-printing"
    asked = Setup(SEATS, "s", {"rulings": "newest"}, position=laid)
    assert edition(Match(ARCS, asked)) == "newest"


@pytest.mark.parametrize(("rulings", "shown"), [
    ("newest", []), ("first-printing", ["First printing"]),
    ("before-2026-11", ["Before November 2026"]),
])  # fmt: skip
def test_a_table_names_an_edition_other_than_the_newest(rulings, shown):
    stage = TableStage(match(rulings=rulings))
    assert list(mode_tags(stage.table.moment)) == ["Base game", *shown]
    assert [one.args["about"] for one in settings_of(stage.match)[: len(shown)]] == [
        setting.chosen({"rulings": rulings}).title for setting in [RULINGS_OPTION] if shown
    ]
    stage.app.close()


@pytest.mark.parametrize(("rulings", "next_one"), [
    ("before-2026-11", "newest"), ("first-printing", "first-printing"), ("newest", "newest"),
])  # fmt: skip
def test_a_new_game_like_an_old_one_plays_the_newest_rulings(rulings, next_one):
    stage = TableStage(match(rulings=rulings))
    assert edition(stage.match) == rulings
    stage.app.routes.play_again(stage.match)
    assert edition(stage.app.top.match) == next_one
    laid = PositionDraft(ARCS, ARCS.codec.encode(stage.match.table))
    again = draft_for(ARCS, "Ada", laid, 0, stage.match.setup)
    assert again.options["rulings"] == next_one
    stage.app.close()


PLAYED_ALIKE = {"force-beams-in-play-areas"}
"""Reversed rulings whose readings play alike here: every modifier of moves is in a play area."""


@cache
def asked_for() -> set[str]:
    """The rulings that the rules ask for by `holds`."""
    asked = set()
    for path in Path(ARCS.folder).rglob("*.py"):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if ".holds(" in text else ():
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "holds":
                asked |= {each.value for each in node.args if isinstance(each, ast.Constant)}
    return asked


def test_every_ruling_that_the_rules_ask_for_has_its_entry():
    assert asked_for() <= set(RULINGS)


def test_every_ruling_with_an_earlier_reading_is_asked_for_by_the_rules():
    switched = {each.id for each in RULINGS.values() if each.earlier_in}
    assert switched - asked_for() == PLAYED_ALIKE
    assert asked_for() <= switched


@pytest.mark.parametrize("asked", ["newest", "first-printing"])
@pytest.mark.parametrize("laid", ["newest", "first-printing"])
def test_a_bot_is_asked_under_the_rulings_that_the_command_names(laid: str, asked: str):
    played = match(rulings=laid)
    while played.seat_to_answer == CHANCE:
        played.roll()
    document = ARCS.codec.encode(played.table)
    found = decide(ARCS, document, "steward", "s", options={"rulings": asked})
    assert found["decision"] == "lead"


# -- what the file says ----------------------------------------------------------------------------

ENTRIES = {1: 43, 2: 19, 3: 21, 4: 30, 5: 29, 6: 33, 7: 0}
"""How many official entries each part has (the condensed FAQ of November 2026): 175."""
OWN = {
    1: ["outrage-after-all-hits"],
    4: ["lore-on-any-owner", "vision-on-rifles"],
    6: ["guardians-two-keys"],
    7: [
        "supercat-no-shuttle", "supercat-repairs-of-others", "supercat-tokens-keep-the-fight",
        "supercat-faithful-page",
        "supercat-players", "supercat-hits-too-few", "supercat-blockade-ties",
        "supercat-vaults-in-raids", "supercat-random-reserve",
    ],
}  # fmt: skip
"""Rulings that are no entry of their own there."""


def test_every_official_entry_has_its_ruling_once():
    document = json.loads((ARCS.folder / "data" / "rulings.json").read_text(encoding="utf-8"))
    ids = [each["id"] for each in document["rulings"]]
    assert len(ids) == len(set(ids)) == len(RULINGS)
    assert sum(ENTRIES.values()) == 175
    for part, count in ENTRIES.items():
        own = OWN.get(part, [])
        assert set(own) <= set(ids)
        assert sum(each.part == part for each in RULINGS.values()) == count + len(own)
    assert len(PARTS) == len(ENTRIES)


@cache
def clauses() -> set[str]:
    return {each.id for each in game_clauses(ARCS)}


@pytest.mark.parametrize("ruling", RULINGS.values(), ids=lambda each: each.id)
def test_a_ruling_is_complete(ruling):
    assert ruling.clause in clauses()
    for reading in (ruling, *([ruling.earlier] if ruling.earlier else ())):
        assert re.fullmatch(r"(by )?20\d\d(-\d\d(-\d\d)?)?", reading.date)
        for source in reading.source.split(", "):
            assert re.sub(r"#\d+$", "#n", source) in SOURCES
    assert bool(ruling.reason) is (ruling.status != "ruled")
    assert ruling.status in ("ruled", "inferred", "unclear")
    assert ruling.title[-1].isalpha() or ruling.title[-1].isdigit()
    told = (ruling.text, ruling.reason, ruling.earlier.text if ruling.earlier else "")
    for words in filter(None, told):
        sentences = re.split(r"(?<=[.!?])\s+", words)
        assert max(len(each.split()) for each in sentences) <= 30
        assert words[-1] == "."


def test_thirteen_rulings_are_unclear_and_sources_are_all_used():
    assert sum(each.status == "unclear" for each in RULINGS.values()) == 18
    used = " ".join(
        f"{each.source} {each.earlier.source if each.earlier else ''}" for each in RULINGS.values()
    )
    assert [name for name in SOURCES if name.removesuffix("n") not in used] == []


def test_what_the_first_printing_plays_otherwise_is_what_was_reversed():
    chosen = [each for each in RULINGS.values() if "first-printing" in each.earlier_in]
    assert chosen == list(REVERSED)
    for ruling in REVERSED:
        assert ruling.earlier.text != ruling.text
        assert ruling.earlier.date.removeprefix("by ") <= ruling.date.removeprefix("by ")


def test_an_edition_that_plays_the_earlier_reading_does_not_hold_the_ruling():
    assert Rules().holds("sprinter-one-group")
    assert not Rules(rulings="first-printing").holds("sprinter-one-group")
    assert not Rules(rulings="before-2026-11").holds("sprinter-one-group")
