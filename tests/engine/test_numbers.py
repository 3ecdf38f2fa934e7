"""Whole numbers: decimal digits and nothing else."""

import pytest

from engine.core.numbers import whole_number


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("12", 12), ("007", 7), ("٣", 3)])
def test_digits_are_a_number(text, number):
    assert whole_number(text) == number


@pytest.mark.parametrize(
    "text", ["", "²", "½", "-1", "+1", "1.0", "1_0", " 1", "9" * 19, "9" * 5000]
)
def test_anything_else_is_none(text):
    assert whole_number(text) is None
