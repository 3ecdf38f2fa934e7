"""Where a card about a part of a board may lie."""

from engine.ui.box import Box, card_spot


def test_a_card_keeps_off_what_it_is_about_and_goes_where_it_costs_least():
    board, around = Box(0, 0, 1000, 600), Box(400, 250, 100, 100)
    place = card_spot(board, (200, 200), around, [], lambda box: 5.0 * (box.x < 500))
    assert board.holds(place)
    assert not place.intersects(around)
    assert place.x >= 500
