"""The fate pages: one module each, listed here; nothing else knows a fate by its name.

Its lines are in the document. A FatePage is what the fate says besides; see `rules`. A module adds
the phrases that only its fate says to the lexicon. What its own steps ask is answered by its
`answers`, by the step's type.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from games.arcs.supercat.document import document_of
from games.arcs.supercat.pages import FateLine

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


def fate_lines(assessment: ReachAssessment) -> Sequence[FateLine]:
    """The lines of its fate's page in its document."""
    return document_of(assessment).fates.get(assessment.fate, ())
