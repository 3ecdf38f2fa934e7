"""Frames shown by their differences are the frames drawn whole."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from engine.ui.paint.pictures import FrameLedger

SIZE = (300, 200)
WHOLE = pygame.Rect(0, 0, *SIZE)
BLACK, RED, GREEN = (0, 0, 0), (200, 0, 0), (0, 200, 0)


def square(colour, side=20):
    picture = pygame.Surface((side, side))
    picture.fill(colour)
    return picture


GROUND = square(BLACK, 300)
SQUARES = [square((40 * number, 255 - 30 * number, 90), 10 + 20 * number) for number in range(6)]


def shown(ledger, surface, *placed):
    """The patches painted for a frame of these pictures on the ground."""
    for picture, spot in ((GROUND, (0, 0)), *placed):
        ledger.blit(picture, spot)
    return ledger.show(surface)


def test_the_first_frame_is_painted_whole_and_the_same_again_not_at_all():
    ledger, surface, red = FrameLedger(SIZE), pygame.Surface(SIZE), square(RED)
    assert shown(ledger, surface, (red, (10, 10))) == [WHOLE]
    assert surface.get_at((15, 15))[:3] == RED
    assert shown(ledger, surface, (red, (10, 10))) == []


def test_only_where_something_went_or_came_is_painted():
    ledger, surface, red = FrameLedger(SIZE), pygame.Surface(SIZE), square(RED)
    shown(ledger, surface, (red, (10, 10)))
    patches = shown(ledger, surface, (red, (200, 140)))
    assert surface.get_at((15, 15))[:3] == BLACK
    assert surface.get_at((205, 145))[:3] == RED
    assert sum(patch.w * patch.h for patch in patches) < 0.3 * WHOLE.w * WHOLE.h


def test_what_lies_above_stays_above():
    ledger, surface = FrameLedger(SIZE), pygame.Surface(SIZE)
    red, green = square(RED), square(GREEN)
    shown(ledger, surface, (green, (10, 10)))
    shown(ledger, surface, (red, (15, 15)), (green, (10, 10)))
    assert surface.get_at((20, 20))[:3] == GREEN
    shown(ledger, surface, (green, (10, 10)), (red, (15, 15)))
    assert surface.get_at((20, 20))[:3] == RED


def test_a_forgotten_surface_and_another_one_are_painted_whole():
    ledger, surface = FrameLedger(SIZE), pygame.Surface(SIZE)
    shown(ledger, surface)
    ledger.forget()
    assert shown(ledger, surface) == [WHOLE]
    assert shown(ledger, pygame.Surface(SIZE)) == [WHOLE]


def test_a_picture_painted_on_is_shown_again_under_another_state():
    ledger, surface, picture = FrameLedger(SIZE), pygame.Surface(SIZE), square(RED)
    ledger.put(picture, (0, 0), 0, state=1)
    ledger.show(surface)
    picture.fill(GREEN)
    ledger.put(picture, (0, 0), 0, state=2)
    ledger.show(surface)
    assert surface.get_at((5, 5))[:3] == GREEN


PLACED = st.lists(
    st.tuples(
        st.sampled_from(SQUARES),
        st.tuples(st.integers(-30, 299), st.integers(-30, 199)),
        st.sampled_from([0, 0, pygame.BLEND_RGB_ADD]),
        st.sampled_from([255, 255, 120]),
    ),
    max_size=12,
)


def put_all(target, frame):
    """The frame on a ledger, its middle as a part of its own, clipped and with a shade over it."""
    target.blit(GROUND, (0, 0))
    for number, (picture, spot, flags, alpha) in enumerate(frame):
        target.set_clip(pygame.Rect(20, 10, 200, 150) if number % 3 else None)
        target.put(picture, spot, flags, alpha)
    target.set_clip(None)
    if len(frame) > 8:
        target.fill((100, 100, 100), special_flags=pygame.BLEND_RGB_MULT)


@given(st.lists(PLACED, min_size=1, max_size=4))
def test_whatever_changes_the_surface_holds_the_whole_frame(frames):
    ledger, surface = FrameLedger(SIZE), pygame.Surface(SIZE)
    for frame in frames:
        afresh = pygame.Surface(SIZE)
        for target, on in ((ledger, surface), (FrameLedger(SIZE), afresh)):
            put_all(target, frame)
            target.show(on)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(afresh, "RGB")
