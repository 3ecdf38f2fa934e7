"""Posted events become the same intents as a person's."""

import pygame
import pytest

from engine.ui.display import (
    RIGHT,
    Clicked,
    Dragged,
    DragStarted,
    Dropped,
    InputReader,
    Intent,
    KeyPressed,
    LongPressed,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
)


@pytest.fixture(autouse=True)
def display():
    pygame.display.init()
    yield
    pygame.display.quit()


def read(reader: InputReader, kind: int, **values: object) -> list[Intent]:
    return reader.read(pygame.event.Event(kind, **values))


def test_a_press_and_release_in_one_place_is_a_click_in_logical_units() -> None:
    reader = InputReader(scale=0.5)
    assert read(reader, pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=1) == [
        PointerMoved(200, 100),
        PointerPressed(200, 100),
    ]
    assert read(reader, pygame.MOUSEBUTTONUP, pos=(104, 50), button=1) == [
        PointerMoved(208, 100),
        PointerReleased(208, 100),
        Clicked(208, 100),
    ]


def test_further_than_eight_pixels_is_a_drag_and_not_a_click() -> None:
    reader = InputReader()
    read(reader, pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1)
    assert read(reader, pygame.MOUSEMOTION, pos=(18, 10)) == [PointerMoved(18, 10)]
    assert read(reader, pygame.MOUSEMOTION, pos=(30, 10)) == [
        PointerMoved(30, 10),
        DragStarted(10, 10),
        Dragged(30, 10, 20, 0),
    ]
    assert read(reader, pygame.MOUSEMOTION, pos=(30, 15)) == [
        PointerMoved(30, 15),
        Dragged(30, 15, 0, 5),
    ]
    assert read(reader, pygame.MOUSEBUTTONUP, pos=(30, 15), button=1) == [
        PointerReleased(30, 15),
        Dropped(30, 15),
    ]


def test_a_slow_click_of_the_mouse_is_still_a_click() -> None:
    reader = InputReader()
    read(reader, pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1)
    assert reader.pass_time(0.6) == [LongPressed(10, 10)]
    assert Clicked(10, 10) in read(reader, pygame.MOUSEBUTTONUP, pos=(10, 10), button=1)


def test_a_finger_held_still_is_a_long_press_and_then_no_click() -> None:
    reader = InputReader()
    read(reader, pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1, touch=True)
    assert reader.pass_time(0.25) == []
    assert reader.seconds_to_long_press == pytest.approx(0.25)
    assert reader.pass_time(0.25) == [LongPressed(10, 10, by_finger=True)]
    assert reader.pass_time(1) == []
    assert read(reader, pygame.MOUSEBUTTONUP, pos=(10, 10), button=1) == [PointerReleased(10, 10)]


def test_the_wheel_turns_where_the_pointer_is_and_its_old_buttons_are_passed_over() -> None:
    reader = InputReader()
    read(reader, pygame.MOUSEMOTION, pos=(7, 8))
    assert read(reader, pygame.MOUSEBUTTONDOWN, pos=(7, 8), button=4) == []
    assert read(reader, pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-1.5) == [
        Wheel(7, 8, -1.5)
    ]
    assert read(reader, pygame.MOUSEWHEEL, x=0, y=1) == [Wheel(7, 8, 1)]


def test_the_right_button_clicks_too() -> None:
    reader = InputReader()
    read(reader, pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=RIGHT)
    assert Clicked(5, 5, RIGHT) in read(reader, pygame.MOUSEBUTTONUP, pos=(5, 5), button=RIGHT)


@pytest.mark.parametrize(
    ("key", "unicode", "name"),
    [
        (pygame.K_SPACE, " ", "space"),
        (pygame.K_RETURN, "\r", "return"),
        (pygame.K_KP_ENTER, "\r", "return"),
        (pygame.K_ESCAPE, "\x1b", "escape"),
        (pygame.K_a, "a", "a"),
        (pygame.K_KP1, "1", "1"),
        (pygame.K_EQUALS, "+", "+"),
        (pygame.K_KP_PLUS, "+", "+"),
        (pygame.K_F11, "", "f11"),
        (pygame.K_LEFT, "", "left"),
    ],
)
def test_keys_have_one_name_each(key: int, unicode: str, name: str) -> None:
    [intent] = read(InputReader(), pygame.KEYDOWN, key=key, unicode=unicode, mod=0)
    assert isinstance(intent, KeyPressed)
    assert (intent.key, intent.ctrl, intent.shift, intent.alt) == (name, False, False, False)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_a_key_held_down_does_one_thing_alone(key: int) -> None:
    """Else what comes next, an instruction at a real table, was done before it was read."""
    reader = InputReader()
    pressed = {"key": key, "mod": 0}
    assert len(read(reader, pygame.KEYDOWN, **pressed)) == 1
    assert read(reader, pygame.KEYDOWN, **pressed) == []
    read(reader, pygame.KEYUP, **pressed)
    assert len(read(reader, pygame.KEYDOWN, **pressed)) == 1
    read(reader, pygame.WINDOWFOCUSLOST)
    assert len(read(reader, pygame.KEYDOWN, **pressed)) == 1


def test_a_key_that_edits_goes_on_while_it_is_held() -> None:
    reader = InputReader()
    held = [read(reader, pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0) for _ in range(3)]
    assert [len(each) for each in held] == [1, 1, 1]


def test_a_digit_with_shift_is_a_sign_that_still_names_its_key() -> None:
    shift = pygame.KMOD_LSHIFT
    [intent] = read(InputReader(), pygame.KEYDOWN, key=pygame.K_3, unicode="#", mod=shift)
    assert intent == KeyPressed("#", shift=True, cap="3")


def test_modifiers_come_from_the_event() -> None:
    reader = InputReader()
    assert read(reader, pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL) == [
        KeyPressed("z", ctrl=True)
    ]
    assert reader.ctrl
    read(reader, pygame.KEYUP, key=pygame.K_LCTRL, mod=0)
    assert not reader.ctrl


def test_typed_text_and_leaving_the_window() -> None:
    reader = InputReader()
    assert read(reader, pygame.TEXTINPUT, text="é") == [TextTyped("é")]
    assert read(reader, pygame.WINDOWLEAVE) == [PointerLeft()]
    assert reader.pointer[0] < -1000


def test_an_event_that_is_no_input_says_nothing() -> None:
    assert read(InputReader(), pygame.USEREVENT) == []
