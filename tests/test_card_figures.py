"""The figures on the cards of levels are those of FIGURES.md, each with what it rests on."""

import re
from pathlib import Path

from games import REGISTRY

FIGURES = (Path(__file__).parent / "benchmarks" / "FIGURES.md").read_text(encoding="utf-8")
CLAIMS, MEASURED = (
    part for part in re.split(r"^## What the cards say\n(.*?)(?=^## )", FIGURES,
                              flags=re.MULTILINE | re.DOTALL)[1:]
)  # fmt: skip
ROWS = {
    (game, level): (figure, rest)
    for game, level, figure, rest in re.findall(
        r"^\| (\w+) `([^`]+)` \| (\S+) \| (.*) \|$", CLAIMS, re.MULTILINE
    )
}


def test_every_figure_on_a_card_is_that_of_figures_and_the_other_way_round():
    on_cards = {
        (card.key, level.name): level.figure
        for card in REGISTRY.cards() for level in card.levels if level.figure
    }  # fmt: skip
    assert on_cards == {level: figure for level, (figure, _) in ROWS.items()}


def test_what_a_measured_figure_rests_on_is_in_figures_and_comes_to_it():
    for level, (figure, rest) in ROWS.items():
        if measured := re.match(r"(?:\D* )?([\d.]+)(?: %|$)", rest):
            assert rest in MEASURED, level
            assert abs(float(measured[1]) - float(figure.rstrip("%"))) <= 0.5, level
