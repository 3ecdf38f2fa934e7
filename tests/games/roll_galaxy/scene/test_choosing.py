"""Where the choices of a phase lie: on the stage, none over another, in the order of their keys."""

from itertools import combinations

import pytest

from engine.ui.box import Box
from games.roll_galaxy.moves import EndExplore
from games.roll_galaxy.scene.choosing import heaps_of, work_places
from games.roll_galaxy.scene.layout import board_places
from games.roll_galaxy.scene.phase_block import title_end
from games.roll_galaxy.scene.phase_choices import Card, Group, Work
from games.roll_galaxy.tiles import SIDES

BOARD = board_places(Box(336, 60, 1216, 904))
MAIN = Box(BOARD.stage.x, BOARD.stage.y, BOARD.stage.w - 356, BOARD.stage.h)
WORLDS = [number for number, side in enumerate(SIDES) if side.is_world and side.holds_goods]
OPTION = EndExplore()


def a_card(**more):
    return Card("Title", "Detail", OPTION, **more)


def placed(kind, *groups, **more):
    return work_places(BOARD, Work(kind, "", "", groups, **more), lambda side: 260.0)


def stands_well(places):
    """Every choice is on the stage, beside the scenes of the others, and none over another."""
    boxes = places.cards
    assert all(MAIN.inset(-1).holds(box) for box in boxes)
    assert not any(a.inset(1).intersects(b.inset(1)) for a, b in combinations(boxes, 2))
    return True


@pytest.mark.parametrize("count", range(1, 11))
@pytest.mark.parametrize("amounts", [("$3", "2"), ("$3",)])
def test_coin_and_chip_lie_on_each_world_that_ships(count, amounts):
    cards = tuple(a_card(amount=each, verb="Trade") for each in amounts)
    groups = [Group(cards, side=side, goods=(1,)) for side in WORLDS[:count]]
    places = placed("ship", *groups, actors=((0, False), (1, False)))
    assert stands_well(places)
    assert len(places.cards) == count * len(amounts)
    for group in places.groups:
        assert group.cards[0].intersects(group.faces[0])
        assert all(group.box.inset(-1).holds(card) for card in group.cards)


@pytest.mark.parametrize("count", range(1, 11))
def test_a_producer_goes_onto_a_world_itself(count):
    groups = [Group((a_card(colour=1),), side=side) for side in WORLDS[:count]]
    places = placed("produce", *groups, actors=((1, False),))
    assert stands_well(places)
    assert all(group.cards[0].holds(group.faces[0]) for group in places.groups)


@pytest.mark.parametrize("colours", range(1, 8))
def test_dice_lie_in_heaps_with_all_at_once_at_the_foot(colours):
    cards = []
    for colour in range(colours):
        cards.append(a_card(colour=colour, heap=3))
        if len(cards) < 8:
            cards.append(a_card(colour=colour, heap=3, times=3))
    places = placed("recruit", Group(tuple(cards)))
    assert stands_well(places)
    assert places.groups[0].goal is not None
    for heap in heaps_of(cards):
        one, *several = (places.cards[number] for number in heap)
        assert all(foot.y >= one.bottom for foot in several)


def test_a_tile_that_is_paid_for_has_its_berths_at_its_foot():
    cards = (a_card(colour=0, heap=2), a_card(colour=1))
    places = placed("spend", Group(cards, side=WORLDS[0], slots=(0, None, None)))
    assert stands_well(places)
    (group,) = places.groups
    assert len(group.berths) == 3
    (face,) = group.faces
    assert all(box.y >= face.bottom and box.right <= face.right for box in group.berths)


def test_the_face_of_a_tile_is_the_choice_where_it_has_only_one():
    single = Group((a_card(),), side=0)
    pair = Group((a_card(), a_card()), side=1)
    places = placed("place", single, pair)
    assert stands_well(places)
    assert places.groups[0].cards[0].holds(places.groups[0].faces[0])
    first, second = places.groups[1].cards
    face = places.groups[1].faces[0]
    assert first.x == face.x
    assert second.right == pytest.approx(face.right), "captions are as wide as their tile"


def test_the_words_of_a_title_end_before_the_scenes_of_the_others():
    spots = placed("recruit", Group((a_card(colour=0),)))
    row = BOARD.title
    assert spots.rail.w
    assert title_end(row, spots) <= spots.rail.x - 12 < row.right
    assert title_end(row, None) == row.right
