"""Messages: short, on one line, and never an error of their own."""

import pickle

import pytest

from engine.core.errors import LONGEST_MESSAGE, BadDocument, InputError, shortened, shown


def test_a_short_message_stays_as_it_is():
    assert str(InputError("there is no game 'chess'")) == "there is no game 'chess'"


def test_a_long_message_keeps_its_beginning_and_its_end():
    message = str(InputError(f"'{'9' * 5000}' is no move now"))
    assert len(message) == LONGEST_MESSAGE
    assert message.startswith("'999")
    assert message.endswith("99' is no move now")
    assert " ... " in message


def test_line_ends_and_control_signs_are_written_out():
    assert str(InputError("no game 'a\nb\x1b[2J\udcff'")) == r"no game 'a\nb\x1b[2J\udcff'"


@pytest.mark.parametrize(
    ("text", "most", "short"), [("abcdefghij", 9, "ab ... ij"), ("ab", 2, "ab")]
)
def test_the_middle_is_left_out(text, most, short):
    assert shortened(text, most) == short


def deep() -> list:
    inner: list = []
    for _ in range(100_000):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    "value",
    [10**5000, deep(), "x" * 10_000, [{"a": "b" * 900}] * 900],
    ids=["number", "nested", "text", "list"],
)
def test_any_value_can_be_shown(value):
    assert len(shown(value)) <= 60


def test_an_error_of_another_process_arrives_as_it_was():
    problem = BadDocument("position.goods is 'broken'" + "!" * 1000)
    assert str(pickle.loads(pickle.dumps(problem))) == str(problem)
