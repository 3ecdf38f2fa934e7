"""The rooms of the campaign's rules: loading them gives cards hooks and records names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.arcs.campaign.rules import (
    account,
    court,
    crises,
    edicts,
    empire,
    events,
    fates,
    intermission,
    laws,
    moves,
    round_end,
    setting_out,
    setting_up,
    state,
    summit,
)
from games.arcs.campaign_components import COUNCIL, FATE_CARDS, RESOLUTIONS, UNKNOWN_LORE
from games.arcs.court import ABILITIES, COURT, LEADERS, LORE, texts_of
from games.arcs.expansion import require_entries
from games.arcs.rule_hooks import OF_FATES, SPEAKERS
from games.arcs.steps.gaining import DOERS

DONE: Final = ("prelude", "new_action", "when_secured", "discard")
"""The channels whose words are carried out."""
HEARD_OTHERWISE: Final = (
    "adds_slot",
    "swap_one_card_with_that_rival",
    "cannot_seize_by_extra_card",
    "seize_by_provoking_outrage",
)
"""Words that the rules ask for by another way than what speaks for a card."""


def check_cards(cards: Iterable[str]) -> None:
    """LookupError when a card has no text, or a word of it is neither carried out nor spoken."""
    for card in cards:
        clauses = COURT[card].clauses if card in COURT else texts_of(card)
        if not clauses:
            raise LookupError(f"{card} has no text")
        for clause in clauses:
            words = [each.op for each in clause.effects if each.op not in HEARD_OTHERWISE]
            if clause.channel in DONE:
                require_entries(DOERS, words, f"what {card} does")
            elif card not in OF_FATES and card not in crises.CRISES:
                require_entries(SPEAKERS, words, f"what {card} says")


def check_resolutions(names: Iterable[str]) -> None:
    """LookupError when a fate has no Resolution, or a line of it nobody carries out."""
    for fate in names:
        require_entries(RESOLUTIONS, (fate,), "the Resolutions of fates")
        resolution = RESOLUTIONS[fate]
        words = [line.do for line in (*resolution.success, *resolution.failure)]
        require_entries(intermission.DOERS, words, f"what the Resolution of {fate} does")


WITHOUT_TEXT: Final = {COUNCIL, UNKNOWN_LORE}
check_cards(card for card in (*COURT, *LORE, *LEADERS, *ABILITIES) if card not in WITHOUT_TEXT)
check_resolutions(FATE_CARDS)
