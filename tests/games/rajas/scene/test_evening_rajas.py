"""An evening at the real table of Rajas: what its pages say and show."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.core.decision import Chance
from engine.core.instructions import parts_for_hands
from engine.core.storage import AnimationSpeed
from engine.text.message import Message
from engine.ui.real_table.chance_page import ChancePage
from games.rajas import events
from games.rajas.board import draw_river_tile, draw_yield
from games.rajas.effects import die
from games.rajas.game import GAME
from games.rajas.learning import dice_luck
from games.rajas.scene.physical_pieces import rajas_asks
from games.rajas.setting_out import layout
from tests.games.rajas.positions import BOARD, new_match
from tests.ui.real_table.test_turn import QUICK, RealStage

FAST = replace(QUICK, animation_speed=AnimationSpeed.FAST)
TILE = BOARD.tiles["OT4"]
VOICE = GAME.voice(("You", "Dummy"))


@pytest.fixture
def seat():
    stages: list[RealStage] = []

    def at_table(*players: str, **more) -> RealStage:
        stages.append(RealStage("rajas", *(players or ("human", "dummy")), **more))
        return stages[-1]

    yield at_table
    for stage in stages:
        stage.app.close()


@pytest.mark.clause("RAJ-2.5")
def test_the_first_dice_are_laid_out_with_the_faces_that_were_rolled():
    match = new_match("human", "dummy")
    while match.table.seats[0].dice == ():
        match.roll()
    rung = next(each for each in layout(match.table) if each.said.key == "lay-dice")
    pieces = [name for spot in rung.spots for name, _ in spot.pieces]
    assert sorted(pieces) == sorted(f"face-{each}" for each in set(match.table.seats[0].dice))
    assert VOICE.part(rung.said, "hands").startswith("Put orange ")


def test_paying_for_a_tile_shows_the_dice_and_not_the_tile():
    dice = (die(0, 5), die(0, 3))
    parts = parts_for_hands(events.TileBought(1, TILE.id, dice, TILE.called))
    assert [type(event) for event, _ in parts] == [events.TileBought, events.DiceSpent]
    assert [said.key for _, said in parts] == ["tile-bought", "dice-spent"]


@pytest.mark.clause("SOLO-1.16")
def test_dice_that_nobody_rolled_are_no_luck():
    taken = events.DiceGained(1, (die(0), die(2)), "terrace")
    assert dice_luck([taken]) == []
    (luck,) = dice_luck([taken, events.DiceGained(0, (die(1, 6),), "terrace")])
    said = VOICE.say(luck.said)
    assert said.endswith("new die showed 6 pips; 3.5 were expected.")


def test_what_can_be_drawn_has_a_short_name_in_words(seat):
    stage = seat()
    moment = stage.table.moment
    white = [name for name, each in BOARD.yields.items() if each.colour == 0]
    river = list(BOARD.river_tiles)
    board = moment.table.board
    asked = [
        Chance("yield", Message("draw-yield"), draw_yield(board, white), 0),
        Chance("river-tile", Message("turn-up-river"), draw_river_tile(board, river)),
    ]
    for chance in asked:
        question = rajas_asks(moment, chance)
        names = [thing.name for thing in question.parts[0].things]
        assert not [name for name in names if re.search(r"\bdie (any|orange|blue)|^boat", name)]
    stage.until(lambda: stage.match.pending.kind == "tile" and not stage.turn.is_speaking)
    question = rajas_asks(moment, stage.match.pending)
    names = [thing.name for thing in question.parts[0].things]
    assert "temple" in names, "not the color, which the sentence says"
    assert not [name for name in names if "orange" in name]


def test_a_dummys_turn_is_its_own_and_says_no_last_step_before_its_end(seat):
    """Friction 18, where all of the turn is chance: "Step 1 of 1", then "Step 2 of 6"."""
    stage = seat()
    shown: list[tuple[int | None, str, tuple[str, ...]]] = []

    def note() -> bool:
        page = stage.turn.panel
        if stage.is_doing:
            shown.append((page.seat, page.kicker, tuple(rung.words for rung in page.rungs)))
        return len(stage.match.moves) > 45

    stage.until(note)
    for whose, _, rungs in shown:
        assert whose != 1 or not [words for words in rungs if "your" in words.split()]
    assert 1 in {whose for whose, _, _ in shown}
    for (_, kicker, rungs), (_, _, later) in pairwise(shown):
        step = re.fullmatch(r"Step (\d+) of (\d+)", kicker)
        if step is not None and step[1] == step[2]:
            assert len(later) <= len(rungs) or later[: len(rungs)] != rungs


def test_a_dummys_turn_after_a_bots_stands_under_its_own_name(seat):
    stage = seat("human", "greedy", "dummy")
    shown: list[tuple[int | None, str]] = []

    def note() -> bool:
        if stage.is_doing:
            page = stage.turn.panel
            shown.extend((page.seat, rung.words) for rung in page.rungs)
        return len(stage.match.moves) > 45

    stage.until(note)
    placed = re.compile(r"Place (?:one of )?(?:your|(.+?)'s?) worker")
    names = {each.name: number for number, each in enumerate(stage.match.setup.seats)}
    owners = {(whose, names.get(found[1])) for whose, words in shown
              if (found := placed.match(words)) and found[1]}  # fmt: skip
    assert owners == {(1, 1), (2, 2)}


def test_no_page_asks_for_what_comes_after_an_instruction(seat):
    stage = seat(settings=FAST)
    asked_at: list[int] = []

    def note() -> bool:
        stage.table.prepare()
        count = len(stage.match.moves)
        if isinstance(stage.table.frame.dice, ChancePage):
            asked_at.append(count)
        elif stage.turn.is_speaking:
            assert count not in asked_at, stage.words
        return count > 30

    stage.until(note)
