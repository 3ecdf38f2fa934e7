"""Where two pictures of a board differ, in worked pictures."""

from __future__ import annotations

import pygame

from engine.ui.real_table.board_picture import changed_places, shrunk


def a_board(*stones: tuple[int, int]) -> pygame.Surface:
    """A green board with white stones of ten pixels."""
    board = pygame.Surface((400, 300))
    board.fill((20, 80, 40))
    for x, y in stones:
        board.fill((240, 240, 240), (x, y, 10, 10))
    return board


def test_equal_boards_differ_nowhere():
    assert changed_places(a_board((50, 50)), a_board((50, 50))) == []


def test_a_stone_that_moved_leaves_one_place_and_comes_to_another():
    places = changed_places(a_board((50, 50)), a_board((300, 200)))
    assert len(places) == 2
    assert any(place.contains((50, 50, 10, 10)) for place in places)
    assert any(place.contains((300, 200, 10, 10)) for place in places)


def test_stones_side_by_side_are_one_place():
    (place,) = changed_places(a_board(), a_board((50, 50), (64, 50), (78, 50)))
    assert place.contains((50, 50, 38, 10))


def test_another_board_altogether_has_no_places():
    other = pygame.Surface((400, 300))
    other.fill((200, 30, 30))
    assert changed_places(a_board(), other) == []
    assert changed_places(a_board(), pygame.Surface((10, 10))) == []


def test_a_picture_is_as_large_as_the_room_allows_and_never_larger_than_it_was():
    assert shrunk(a_board(), (200, 300)).get_size() == (200, 150)
    assert shrunk(a_board(), (4000, 3000)).get_size() == (400, 300)
