"""The Prelude in the campaign: what fates hold back, and golems (CATR-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.arcs.campaign.bots.courting import in_reach
from games.arcs.campaign.bots.fates import page_of
from games.arcs.campaign.bots.golems import golem_spendings
from games.arcs.moves import SpendResource, UseCard
from games.arcs.supercat import prelude
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.pages import Aim, Line
from games.arcs.supercat.prelude import FIRST_LINES, SPENDINGS, Spending


def spendings(assessment: Assessment, aim: Aim) -> Iterator[Spending]:
    """CAT-5 as ever, but for what the fate holds back."""
    seen = in_reach(assessment)
    page = page_of(seen)
    yield from page.first_spends(seen)
    yield from golem_spendings(seen, aim)
    for spending in prelude.spendings(assessment, aim):
        option = spending[2]
        if isinstance(option, SpendResource) and not page.spends(seen, option.resource):
            continue
        if isinstance(option, UseCard) and not page.uses(seen, option.card):
            continue
        yield spending


def first_lines(assessment: Assessment) -> Sequence[Line]:
    """The lines of the fate that its first spendings are for."""
    return page_of(in_reach(assessment)).spent_for


SPENDINGS["campaign"] = spendings
FIRST_LINES["campaign"] = first_lines
