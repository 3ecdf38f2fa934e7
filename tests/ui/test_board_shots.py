"""What a picture of a board shows: its lit places with what is around them, or its middle."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import pygame
import pytest

from engine.core.commands import make_setup
from engine.core.match import Match, play_bots
from engine.core.story import Move, Told
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.board_shots import FARTHEST, LEAST_PART, part_around
from engine.ui.paint.brush import ArrowLook, draw_arrow, ends_of
from engine.ui.real_table.physical_pieces import Carried, Hands, StepPicture, pieces_of
from engine.ui.theme import THEMES
from games import REGISTRY
from games.roll_galaxy.dice import FACE_NAMES
from games.roll_galaxy.moves import CONFIRM
from games.roll_galaxy.scene.physical_pieces import RollHands

BOARD = Box(100, 50, 1200, 800)


@pytest.mark.parametrize(
    "lit", [Box(120, 60, 80, 60), Box(700, 400, 200, 90), Box(1200, 800, 90, 40)]
)
@pytest.mark.parametrize("size", [(208.0, 140.0), (684.0, 720.0)])
def test_lit_places_are_shown_whole_and_no_picture_leaves_the_board(lit, size):
    part = part_around(BOARD, lit, size, 1.0)
    assert part.x <= lit.x
    assert part.right >= lit.right
    assert part.y <= lit.y
    assert part.bottom >= lit.bottom
    assert BOARD.union(part) == BOARD
    assert part.w / part.h == pytest.approx(size[0] / size[1])
    assert part.w >= LEAST_PART * BOARD.w


def test_without_a_place_a_small_picture_shows_the_middle_no_smaller_than_can_be_read():
    part = part_around(BOARD, None, (208.0, 140.0), 1.0)
    assert part.centre == BOARD.centre
    assert part.w == FARTHEST * 208
    assert part_around(BOARD, None, (684.0, 720.0), 1.0).h == BOARD.h


def test_a_whole_assignment_is_shown_by_the_phase_that_it_selects():
    game = REGISTRY.game("roll_galaxy")
    match = Match(game, make_setup(game, ("human", "rollbot:easy"), "golden", {}))
    play_bots(match, [game.bot("rollbot:easy", match.setup)] * 2, 30)
    answer = next(n for n, move in enumerate(match.moves) if move.answer == CONFIRM)
    move, before = match.moves[answer], match.table_before(answer)
    called = before.seats[move.seat].called
    hands = RollHands()
    assert hands.where(move, before) == (f"phase {called}",)
    assert hands.about(move, before) == (f"phase {FACE_NAMES[called]}",)
    assert len(pieces_of(hands, (move,), before)) == 1


def test_a_short_arrow_has_a_smaller_head():
    canvas = Canvas(pygame.Surface((400, 200)), 1.0, THEMES["risk"])
    for far in (60, 300):
        draw_arrow(canvas, (50, 100), (50 + far, 100), ArrowLook((200, 80, 40)))
    heads = [key[2].head for key in canvas.pictures._parts.kept if key[0] == "arrow"]
    assert heads[0] < heads[1] == 30.0


class TwiceNamed(Hands):
    """An option and what hands carry for it call a piece by other names."""

    def carried(self, todo, table):
        return Carried((("card 7", 1), ("7", 1), ("8", 1)), 0)

    def picture(self, name, seat, table):
        return StepPicture(partial(print, name.removeprefix("card ")), 0.7)


def test_what_looks_the_same_stands_once_in_a_picture():
    told = (Told(SimpleNamespace(said=lambda: Message("card-played"))),)
    found = pieces_of(TwiceNamed(), (Move(0, "move", None, told),), None)
    assert [each.paint.args for each in found] == [("7",), ("8",)]


def test_an_arrow_between_near_counters_goes_round_in_an_arc_and_a_far_one_straight():
    look = ArrowLook((200, 80, 40), bows=True)
    a, b, middle, lighter = ends_of((0, 0), (80, 0), look)
    assert middle is not None
    assert middle[1] < a[1] == b[1] < 0
    assert lighter.head < look.head
    assert ends_of((0, 0), (400, 0), look) == ((26, 0), (374, 0), None, look)


@pytest.mark.parametrize("end", [(30, 40), (30, -40), (-30, 40), (-30, -40)])
def test_an_arrow_between_near_places_bows_upwards_off_their_names(end):
    look = ArrowLook((255, 255, 255), bows=True)
    *_, middle, _ = ends_of((0, 0), end, look)
    assert middle is not None
    assert middle[1] < end[1] / 2
