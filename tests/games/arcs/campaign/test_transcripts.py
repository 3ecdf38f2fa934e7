"""Seeded Acts step by step: whoever changes the campaign or its bots sees here what changes."""

import pytest

from tests.games.arcs.campaign.transcripts import ACTS, golden_hashes, hashes, transcript


@pytest.mark.sample(6)
@pytest.mark.parametrize("number", range(ACTS))
def test_an_act_and_its_intermission_are_unchanged(number):
    """After a wanted change: `python -m tests.golden`, and read what `diff` says of two trees'
    `python -m tests.games.arcs.campaign.transcripts NUMBER`.
    """
    steps = list(transcript(number))
    found, wanted = hashes(steps), golden_hashes(number)
    pairs = enumerate(zip(found, wanted, strict=False))
    first = next((place for place, (now, before) in pairs if now != before), None)
    assert first is None, f"step {first + 1} of {len(steps)} differs, and is now\n{steps[first]}"
    assert len(found) == len(wanted)
