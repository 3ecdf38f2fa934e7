"""A real table of the campaign as a position: begun from nothing, edited by fields, asked about."""

import json
from functools import cache
from pathlib import Path

import pytest

from engine.core.decision import Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from engine.core.position.draft import PositionDraft, sample_position
from engine.core.position.fields import value_at
from engine.core.setup import SeatSetup, Setup
from games.arcs.campaign_components import FREE
from games.arcs.card import SUPERCAT
from games.arcs.expansion import BASE_GAME
from games.arcs.game import GAME
from main import main
from tests.voice.spoken import english

VOICE = GAME.voice(())


@cache
def base_game():
    return sample_position(GAME)


def a_new_act():
    """The position page begins with the base game; its first field makes a campaign of it."""
    draft = PositionDraft(GAME, base_game())
    draft.set_value(("rules", "mode"), "campaign")
    return draft


def an_act():
    """The same as it was once: a new one follows a random game, which changes with the rules."""
    path = Path(__file__).parents[4] / "engine" / "data" / "decide" / "arcs-act.json"
    return PositionDraft(GAME, json.loads(path.read_text(encoding="utf-8")))


def field(draft, *path):
    return next(each for each in draft.root.family() if each.path == path)


def test_choosing_the_campaign_lays_out_an_act_and_undo_brings_the_base_game_back():
    draft = a_new_act()
    assert (draft.problem, draft.seats, draft.table.reach.revealed) == (None, 3, True)
    assert draft.decision is not None
    draft.undo()
    assert (draft.table.reach, draft.document) == (BASE_GAME, base_game())
    draft.redo()
    draft.set_value(("rules", "mode"), "base")
    assert draft.table.reach is BASE_GAME


def test_the_game_that_is_chosen_must_be_one():
    draft = a_new_act()
    before = draft.document
    with pytest.raises(BadDocument, match=r"rules\.mode cannot be solitaire"):
        draft.set_value(("rules", "mode"), "solitaire")
    draft.set_value(("rules", "mode"), "campaign")
    assert draft.document == before


def test_fates_empire_favors_and_grievances_are_fields_with_words():
    draft = an_act()
    draft.set_class(("seats", 1, "supercat"), "Supercat")
    for path, value, words in (
        (("reach", "fates", 0, "id"), "magnate", "Magnate"),
        (("reach", "fates", 0, "marker"), 7, "7"),
        (("reach", "fates", 1, "grievances", 0), 2, "2"),
        (("reach", "fates", 1, "favors", 2), 1, "1"),
        (("reach", "council"), "decided", "Decided"),
        (("reach", "first_regent"), 0, "Seat 1"),
        (("reach", "symbol"), "hex", "Hex"),
    ):
        draft.set_value(path, value)
        assert (draft.problem, VOICE.prompt(field(draft, *path).words)) == (None, words)
    told = draft.describe(("You", "Vega", "Orion"))
    assert "First Regent, Magnate: 7 of 10 to go" in told
    assert "Grievances: 2 against you" in told
    assert "Favors: 1 owed by Orion" in told
    for line in ("First Regent: You", "Trust: 2 Relics", "Imperial Council: Decided"):
        assert f"  {line}\n" in told
    assert "Policy: Peace. Each Regent pays a Relic or a Psionic to the Trust" in told
    assert (
        "Other policy: War. Each other Regent pays the First Regent a Trophy or a Captive" in told
    )
    assert "Truce: Regents do not harm each other" in told
    assert "Magnate, marker at 10" in told
    assert "−2 whenever you discard three resources in Negotiations" in told


def test_free_cities_blight_and_imperial_ships_are_put_on_the_map_by_fields():
    draft = an_act()
    draft.put_key(("reach", "fresh"), "6-gate")
    draft.set_value(("reach", "fresh", "6-gate"), 2)
    draft.put_key(("reach", "blight"), "1-gate")
    place = next(n for n, each in enumerate(draft.document["buildings"]) if each["seat"] == FREE)
    assert VOICE.prompt(field(draft, "buildings", place, "seat").words) == "Free States"
    draft.remove_item(("buildings", place))
    assert draft.problem is None
    told = draft.describe(("You", "Vega", "Orion"))
    (line,) = [line for line in told.split("\n") if line.startswith("  Gate 6 ")]
    assert ": 2 fresh ships of the Empire" in line
    assert any("Gate 1" in line and "Blight" in line for line in told.split("\n"))


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("reach", "fates", 1, "outlaw"), True, "reach.first_regent must be a Regent"),
        (("reach", "fates", 0, "id"), "caretaker", "reach.fates holds a fate twice"),
        (("reach", "fresh", "1-gate"), 40, "reach holds more than 15 Imperial ships"),
        (("reach", "first_regent"), -1, "reach.trust must be empty without a First Regent"),
        (("court",), [], "court_deck misses the Court card Mining Interest, which is nowhere"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence_beside_its_field(path, value, sentence):
    draft = an_act()
    draft.set_value(path, value)
    assert draft.problem.sentence == sentence
    assert draft.problem.path is not None
    value_at(draft.document, draft.problem.path)


def test_a_supercat_that_sits_down_there_plays_on_with_reasons(tmp_path, capsys):
    draft = an_act()
    for seat in range(3):
        draft.set_class(("seats", seat, "supercat"), "Supercat")
        cards = [{"card": card} for card in draft.document["seats"][seat]["hand"]]
        draft.set_value(("stack",), [*draft.document["stack"], *cards])
        draft.set_value(("seats", seat, "hand"), [])
        draft.set_value(("seats", seat, "supercat", "counter"), 4)
    assert english(draft.waits_for) == "Chance is next: Turn up a card for SUPERCAT"
    seats = tuple(SeatSetup(SUPERCAT, name) for name in ("You", "Vega", "Orion"))
    match = Match(GAME, Setup(seats, "real", position=draft.document))
    while isinstance(match.pending, Chance):
        match.roll()
    path = tmp_path / "act.json"
    PositionDraft.of_table(GAME, match.table).save(path)
    assert main(["decide", "arcs", "--position", str(path), "--bot", SUPERCAT, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seat"] == match.pending.seat
    assert all(each["text"] for each in told["reasons"])
    assert {each["clause"].split("-")[0] for each in told["reasons"]} & {"CAT", "CATR"}
