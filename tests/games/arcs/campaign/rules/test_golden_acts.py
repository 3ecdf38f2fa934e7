"""Whole Acts as they were: whoever changes a rule of the campaign sees here what it changes."""

from tests.games.arcs.campaign.rules.golden_acts import PATH, golden_acts


def test_two_acts_and_their_intermissions_are_unchanged():
    """After a wanted change: `python -m tests.golden`, and read the difference."""
    assert golden_acts() == PATH.read_text(encoding="utf-8")
