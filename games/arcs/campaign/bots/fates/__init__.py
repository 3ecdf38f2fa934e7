"""The fate pages: one module each, listed here; nothing else knows a fate by its name.

A page is a FatePage: its lines (an action each, with what it would do), and what the fate says
otherwise; see `rules`. What its own steps ask is answered by its `answers`, by the step's type.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import WANTS_INTRIGUE
from games.arcs.campaign.bots.fates import (
    admiral,
    advocate,
    believer,
    caretaker,
    founder,
    magnate,
    partisan,
    steward,
)
from games.arcs.campaign.bots.fates.rules import NO_PAGE, Chooser, FatePage
from games.arcs.campaign_components import FATE_CARDS
from games.arcs.expansion import require_entries

PAGES_OF_FATES: Final[Mapping[str, FatePage]] = {
    module.PAGE.id: module.PAGE
    for module in (
        steward,
        founder,
        magnate,
        advocate,
        caretaker,
        partisan,
        admiral,
        believer,
    )
}
ANSWERS: Final[dict[type, Chooser]] = {
    step: chooser for page in PAGES_OF_FATES.values() for step, chooser in page.answers.items()
}
"""What the steps of fates and of their cards ask, whoever has the card."""

require_entries(PAGES_OF_FATES, FATE_CARDS, "the pages of fates")

WANTS_INTRIGUE.update({page.id: page.intrigue for page in PAGES_OF_FATES.values()})


def page_of(assessment: ReachAssessment) -> FatePage:
    """The page of the fate that it follows."""
    return PAGES_OF_FATES.get(assessment.fate, NO_PAGE)
