"""The board in small, in worked pictures: what is lit, and how it is turned."""

from __future__ import annotations

import pygame
import pytest

from engine.ui.real_table.place import ROOMS, dimmed, lit, shrunk, turned, turned_point

GREEN = (20, 80, 40)
WHITE = (240, 240, 240)


def a_board(*stones: tuple[int, int]) -> pygame.Surface:
    """A green board with white stones of ten pixels."""
    board = pygame.Surface((400, 300))
    board.fill(GREEN)
    for x, y in stones:
        board.fill(WHITE, (x, y, 10, 10))
    return board


def test_a_picture_is_as_large_as_the_room_allows_and_never_larger_than_it_was():
    assert shrunk(a_board(), (200, 300)).get_size() == (200, 150)
    assert shrunk(a_board(), (4000, 3000)).get_size() == (400, 300)


def test_only_the_places_that_hands_go_to_are_bright():
    board = a_board((50, 50), (300, 200))
    picture = lit(board, [[(40, 40), (80, 40), (80, 80), (40, 80)]], ROOMS["risk"])
    assert picture.get_at((55, 55))[:3] == WHITE
    assert picture.get_at((45, 45))[:3] == GREEN
    assert picture.get_at((305, 205))[0] < WHITE[0] * 0.7
    assert board.get_at((305, 205))[:3] == WHITE


def test_a_dark_board_keeps_more_of_its_light_than_a_bright_one():
    dark, bright = (pygame.Surface((40, 40)) for _ in range(2))
    dark.fill((20, 20, 40))
    bright.fill((200, 180, 150))
    for board in (dark, bright):
        board.fill(WHITE, (30, 30, 4, 4))
    stones = [dimmed(board, ROOMS["rajas"]).get_at((31, 31))[0] for board in (dark, bright)]
    assert stones[0] > 1.2 * stones[1]


def test_without_such_places_all_is_as_bright_as_it_was():
    assert lit(a_board((50, 50)), [], ROOMS["risk"]).get_at((55, 55))[:3] == WHITE


@pytest.mark.parametrize("quarters", [0, 1, 2, 3, 4])
def test_a_point_stays_on_its_thing_when_the_picture_is_turned(quarters):
    picture = turned(a_board((50, 20)), quarters)
    x, y = turned_point((55, 25), (400, 300), quarters)
    assert picture.get_at((round(x), round(y)))[:3] == WHITE
