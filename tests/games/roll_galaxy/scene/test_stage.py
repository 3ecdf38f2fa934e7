"""A phase is seen in scenes: one for each seat, none over another, the busy one large."""

import pytest

from engine.ui.box import Box
from games.roll_galaxy.dice import DEVELOP, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.scene.art.place_art import CITY, DECKS
from games.roll_galaxy.scene.log_words import ToldDeed
from games.roll_galaxy.scene.stage import SeatWork, draw_stage, merged, stage_places
from tests.games.roll_galaxy.scene.painting import a_canvas, an_audit, problems_of

BLOCK = Box(356, 116, 1176, 392)
BESIDE = Box(1188, 116, 344, 392)
YELLOW = 6


def seats(count, busy=()):
    return [
        SeatWork(seat, f"Seat {seat}", ((YELLOW, None),) if seat in busy else (), ())
        for seat in range(count)
    ]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("box", [BLOCK, BESIDE])
def test_every_seat_has_a_scene_of_its_own(count, box):
    places = stage_places(box, seats(count, busy=(0,)), viewer=0)
    boxes = list(places.boxes.values())
    assert set(places.boxes) == set(range(0 if box is BLOCK else 1, count))
    assert all(box.x <= each.x and each.right <= box.right + 1e-6 for each in boxes)
    assert all(box.y <= each.y and each.bottom <= box.bottom + 1e-6 for each in boxes)
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])
    assert all(box.contains(places.deck(seat)) for seat in places.boxes)


def test_the_large_scene_is_the_viewers_unless_only_others_have_work():
    assert stage_places(BLOCK, seats(3, busy=(0, 2)), viewer=0).large == 0
    assert stage_places(BLOCK, seats(3, busy=(2,)), viewer=0).large == 2
    assert stage_places(BLOCK, seats(3), viewer=1).large == 1
    assert stage_places(BESIDE, seats(3, busy=(0,)), viewer=0).large is None


def test_deeds_that_repeat_each_other_are_one_with_a_count():
    once, other = ToldDeed("stocks", "stocks", "+$1"), ToldDeed("scouts", "scouts")
    assert merged([once, once, other]) == [ToldDeed("stocks", "stocks", "+$1 ×2"), other]


@pytest.mark.parametrize("place", [DEVELOP, SETTLE, PRODUCE, SHIP, CITY])
def test_each_place_is_another_picture(place):
    canvas, others = a_canvas(), a_canvas()
    work = seats(2, busy=(0, 1))
    draw_stage(canvas, stage_places(BLOCK, work, 0), work, place)
    draw_stage(others, stage_places(BLOCK, work, 0), work, next(p for p in DECKS if p != place))
    assert canvas.surface.get_buffer().raw != others.surface.get_buffer().raw


def test_four_small_scenes_hold_long_names_and_numbers_of_dice():
    """A name ran out of its scene, and the number of dice was lost in lit windows."""
    dice = ((0, None),) * 5 + ((YELLOW, None),) * 2 + ((1, None),)
    work = [SeatWork(seat, "Wilhelmina", dice, (), rest="In the Citizenry") for seat in range(5)]
    places = stage_places(Box(1196, 144, 344, 390), work, viewer=0)
    canvas, audit = an_audit(0.5333)
    draw_stage(canvas, places, work, CITY)
    assert problems_of(canvas, audit) == []
    assert [text.string for text in audit.texts].count("5") == 4
    for text in audit.texts:
        assert any(box.inset(-1).holds(text.box) for box in places.boxes.values())
