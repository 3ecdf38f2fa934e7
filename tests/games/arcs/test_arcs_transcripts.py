"""Seeded games and tables as they were: whoever changes a rule, an option, an event or a bot of
Arcs is told here where its first effect is.
"""

import pytest

from tests.games.arcs.transcripts import BLOCK, SHEETS, digits_of, kept

LONG = ("damaged, steps", "admirals", "admirals and supercats")
"""Sheets that take half a minute each; shorter ones of their kinds run by default."""


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.whole] * (name in LONG)) for name in SHEETS]
)
def test_a_seeded_sheet_is_unchanged(name):
    """After a wanted change: `python -m tests.golden`."""
    lines = list(SHEETS[name]())
    now, before = digits_of(lines).split(), kept()[name].split()
    if now != before:
        pairs = zip(now, before, strict=False)
        block = next((n for n, (new, old) in enumerate(pairs) if new != old), 0)
        first = BLOCK * block
        shown = "\n".join(line[:400] for line in lines[first : first + BLOCK])
        pytest.fail(f"{len(before)} blocks before, {len(now)} now; in lines {first} to "
                    f"{first + BLOCK - 1} something differs:\n{shown}")  # fmt: skip
