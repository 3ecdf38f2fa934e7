"""What points at things: a bot's note and reasons, the log's arrows, glow, enlarged cards."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from unittest import mock

import pytest

from engine.core.decision import Reason, ReasonOutcome
from engine.core.story import Passage
from engine.ui.box import Box
from engine.ui.display import Wheel
from engine.ui.table.explained import ExplainedAnswer
from engine.ui.table.log import Entry, LogLine
from games.arcs.court import BASE_LORE, LEADERS
from games.arcs.events import CardPlayed, CardRevealed, SeizeRolled, ShipsMoved
from games.arcs.game import GAME
from games.arcs.moves import Fleet, Go, Influence, SpendPip
from games.arcs.scene.art.cards import has_painting
from games.arcs.scene.art.looks import SeatLook
from games.arcs.scene.art.tokens import glow_boxes
from games.arcs.scene.draft import draft_places
from games.arcs.scene.explanation_panel import (
    Drawn,
    ExplanationPanel,
    drawn_by,
    is_refused,
    line_of,
)
from games.arcs.scene.layout import chip_places
from games.arcs.scene.overlays import note_box, note_of, sign_of
from games.arcs.scene.words import ways_told
from tests.games.arcs.scene.art.sample_art import canvas_of
from tests.games.arcs.scene.playing import QUICK, ArcsStage, a_match, a_match_at
from tests.voice.written import writing

pytestmark = pytest.mark.painted

NAMES = ("You", "Vega", "Orion")
NO = Reason("CAT-N-10", "[10] No starport and no claims: move to get new claims: no")
YES = Reason("CAT-N-16", "[16] Too few claims: Hex 4 to Arrow 4")
VOICE = GAME.voice(NAMES)


def test_a_line_that_was_refused_is_told_from_the_one_that_held():
    assert (is_refused(NO), is_refused(YES)) == (True, False)
    assert is_refused(replace(YES, outcome=ReasonOutcome.NO_ACTION))
    assert line_of(NO) == ("[10]", "No starport and no claims: move to get new claims")
    assert line_of(YES) == ("[16]", "Too few claims: Hex 4 to Arrow 4")
    assert line_of(Reason("CAT-3.4", "it is tied")) == ("", "It is tied")


def test_a_line_leaves_out_the_choice_that_stands_above_it():
    taxed = Reason("CAT-N-19", "Tax Crescent 6 of Vega. Keeper: it has 1. [19] Tax to contend")
    assert line_of(taxed) == ("[19]", "Tax Crescent 6 of Vega. Keeper: it has 1. Tax to contend")
    assert line_of(taxed, "Tax Vega's city in Crescent 6") == (
        "[19]", "Keeper: it has 1. Tax to contend"
    )  # fmt: skip
    laid = Reason("CAT-5.2", "Hold fuel relic -. safe from raids")
    assert line_of(laid, "Hold Fuel, Relic") == ("", "Safe from raids")
    assert (sign_of("CAT-N-19"), sign_of("CAT-5.2"), sign_of("ARCS-4")) == (
        "[19]",
        "§5.2",
        "ARCS-4",
    )


def test_the_rail_shows_what_was_drawn_for_this_turn():
    happened = [
        CardRevealed(1, "mobilization-2"), CardPlayed(1, "mobilization-2", "lead"),
        CardPlayed(2, "aggression-3", "pivot"), CardRevealed(1, "aggression-5"),
        CardRevealed(1, "construction-2"), SeizeRolled(1, 4, 1, 2, False),
    ]  # fmt: skip
    drawn = Drawn(("aggression-5", "construction-2"), happened[-1])
    assert drawn_by(1, happened) == drawn


def test_a_note_says_the_deed_its_reason_and_its_clauses():
    move = Passage(7, 1, SpendPip("move"), ())
    go, ships = Passage(8, 1, Go("4-hex", "4-gate"), ()), Passage(9, 1, Fleet(2, 0), ())
    note = note_of((move, go, ships), (NO, YES), VOICE)
    assert note is not None
    assert note.title == "Vega: move from Hex 4 to Gate 4"
    assert (note.words, note.clauses) == ("Too few claims: Hex 4 to Arrow 4", ("CAT-N-16",))
    assert note.part == ("system", "4-gate")
    influence = note_of((Passage(7, 1, Influence("bc01"), ()),), (YES,), VOICE)
    assert influence is not None
    assert influence.part == ("court", "bc01")
    assert note_of((move,), (YES,), VOICE) is None
    assert note_of((go,), (), VOICE) is None


def test_a_note_lies_beside_what_it_is_about():
    room, other = Box(0, 80, 1560, 816), Box(800, 80, 700, 800)
    for about in (Box(300, 200, 150, 150), Box(1400, 780, 120, 100), Box(20, 90, 200, 100)):
        box = note_box(about, (420, 140), room, (other,))
        assert room.holds(box)
        assert not box.intersects(about)


def test_the_line_of_a_note_goes_where_it_crosses_the_least():
    room, about = Box(0, 80, 1560, 816), Box(1304, 600, 244, 148)
    column = tuple(Box(1304, 100 + 160 * number, 244, 148) for number in range(3))
    box = note_box(about, (420, 140), room, (*column, Box(300, 100, 500, 790)))
    assert box.bottom > 500
    assert not any(box.intersects(each) for each in column)


def test_a_line_of_the_log_points_along_the_way_that_was_flown():
    moved = Passage(0, 1, Go("4-hex", "4-gate"), (ShipsMoved(1, "4-hex", "4-gate", 2, 0),))
    story = SimpleNamespace(passages=[moved])
    line = LogLine("Hex 4 to Gate 4", 1)
    assert list(ways_told(story, Entry(1, None, line))) == [("4-hex", "4-gate")]
    assert list(ways_told(story, None)) == []


def test_an_ambition_shows_what_it_counts_on_a_plate():
    plate = Box(226, 6, 436, 68)
    look = SeatLook(1, "Vega", 0, resources=("fuel", "relic", "material"))
    counts = [len(glow_boxes(plate, look, each))
              for each in ("tycoon", "keeper", "empath", "warlord", "tyrant")]  # fmt: skip
    assert counts == [2, 1, 0, 1, 1]
    assert all(plate.holds(box) for box in glow_boxes(plate, look, "warlord"))


def test_cards_of_a_draft_lie_apart_on_the_board():
    board = Box(0, 80, 1560, 816)
    for leaders, lore in ((2, 2), (1, 2), (2, 1), (0, 5), (1, 5), (3, 3), (4, 4), (5, 5), (5, 1)):
        places = draft_places(board, leaders, lore)
        boxes = (*places.leaders, *places.lore)
        assert (len(places.leaders), len(places.lore)) == (leaders, lore)
        assert all(board.holds(box) for box in boxes)
        assert not any(a.intersects(b) for a in boxes for b in boxes if a is not b)


def test_every_leader_and_every_lore_card_of_the_box_is_painted():
    assert [card for card in (*LEADERS, *BASE_LORE) if not has_painting(card)] == []


def test_the_right_button_enlarges_a_card_and_an_ambition_glows():
    stage = ArcsStage(a_match_at("act"))
    stage.wait_for_turn()
    hit_targets = stage.board.hit_targets
    court = ("court", stage.match.table.court[0].card)
    stage.touch(court, 3)
    assert hit_targets.enlarged == court
    stage.touch(court, 3)
    assert hit_targets.enlarged is None
    stage.touch(("ambition", "keeper"))
    assert hit_targets.glowing == "keeper"
    stage.key("escape")
    assert not hit_targets.glowing


def test_the_rail_of_a_turn_that_is_explained_has_two_tabs():
    settings = replace(QUICK, explain_bots=True)
    stage = ArcsStage(a_match(2, "otter", "supercat"), settings=settings, draws_every=5)
    stage.wait_until(lambda: stage.table.director.is_explaining)
    stage.sync()
    rail = stage.table.frame.explained.panel
    assert isinstance(rail, ExplanationPanel)
    assert rail.is_visible
    why, log = rail.tab_boxes()
    stage.click(*stage.pixels(log.centre))
    assert rail.shows_log
    assert rail.hit(rail.box.centre_x, rail.box.bottom - 20) is None
    stage.click(*stage.pixels(why.centre))
    assert not rail.shows_log


def test_an_action_of_a_bot_is_one_step_with_its_parts_inside():
    settings = replace(QUICK, explain_bots=True)
    stage = ArcsStage(a_match(2, "otter", "supercat"), settings=settings, draws_every=9)
    rail = stage.table.frame.explained.panel
    titles = set()
    for _ in range(40):
        stage.wait_until(lambda: stage.table.director.is_explaining or stage.table.decision)
        if not stage.table.director.is_explaining:
            break
        stage.sync()
        titles |= {step.title for step in rail.steps}
        assert rail.steps[-1].title in stage.prompt
        assert not any(step.choice.endswith("damaged") for step in rail.steps)
        stage.key("space")
    assert not titles & {"Move", "Tax", "Build", "Influence", "Secure", "Repair"}
    assert any(title.startswith(("Move from", "Tax ", "Build a")) for title in titles), titles


def a_rail(lines: int) -> ExplanationPanel:
    """The rail after one step, with so many lines that did not hold."""
    rail = ExplanationPanel(list, VOICE, lambda clause: None)
    rail.box = Box(1564, 84, 348, 800)
    refused = tuple(
        Reason(f"CAT-N-{number}", f"[{number}] {number} {LONG}: no")
        for number in range(1, lines + 1)
    )
    rail.show(1, "Vega", [ExplainedAnswer(1, "Build", (*refused, YES), ("Build a city in Hex 4",))])
    return rail


LONG = "moves to change the control of a loyal building that a rival of this seat controls now"


def written_by(rail: ExplanationPanel) -> set[str]:
    """Everything that the rail writes."""
    with writing() as written:
        rail.draw(canvas_of((1920, 1080)))
    return written


def test_lines_that_did_not_hold_unfold_whole():
    canvas = canvas_of((1920, 1080))
    with mock.patch.object(type(canvas), "paragraph", autospec=True,
                           side_effect=type(canvas).paragraph) as wrote:  # fmt: skip
        a_rail(4).draw(canvas)
    lines = [each for each in wrote.call_args_list if each.args[2].endswith(LONG)]
    assert len(lines) == 4
    for each in lines:
        box, words = each.args[1], each.args[2]
        assert each.kwargs.get("max_lines") is None
        assert canvas.paragraph_height(box.w, words, 18, "text", 22 / 18) <= box.h + 1


def test_what_a_line_said_is_not_said_again_by_a_part():
    rail, again = a_rail(0), Reason("CAT-8.8", "too few claims: Hex 4 to Arrow 4")
    rail.show(1, "Vega", [ExplainedAnswer(1, "Build", (YES, again), ("Build a city in Hex 4",))])
    words = "Too few claims: Hex 4 to Arrow 4"
    canvas = canvas_of((1920, 1080))
    with mock.patch.object(type(canvas), "paragraph", autospec=True,
                           side_effect=type(canvas).paragraph) as wrote:  # fmt: skip
        rail.draw(canvas)
    assert [each.args[2] for each in wrote.call_args_list].count(words) == 1


def test_the_wheel_goes_back_to_the_lines_above():
    rail = a_rail(24)
    clauses = {f"[{number}]" for number in range(1, 25)}
    first_seen = written_by(rail) & clauses
    assert "[24]" in first_seen
    assert "[1]" not in first_seen
    for _ in range(40):
        rail.handle(Wheel(rail.box.centre_x, rail.box.centre_y, 1))
        rail.draw(canvas_of((1920, 1080)))
    at_the_top = written_by(rail)
    assert {"[1]", "Build a city in Hex 4"} <= at_the_top
    rail.show(1, "Vega", [ExplainedAnswer(1, "End the turn", (YES,))])
    assert rail.back == 0


def test_choices_on_a_panel_stand_in_columns_while_the_widest_allows_it():
    bar, board = Box(1232, 896, 672, 184), Box(0, 80, 1560, 816)
    boxes = chip_places(bar, board, (180.0, 240.0, 300.0, 210.0, 250.0)).boxes
    assert len({box.w for box in boxes}) == 1
    assert len({box.x for box in boxes}) == 2
    long = chip_places(bar, board, (180.0, 500.0, 300.0, 210.0)).boxes
    assert [box.w for box in long] == [180, 500, 300, 210]
