"""Guild cards of the campaign by what their texts do."""

from __future__ import annotations

from games.arcs.court import COURT


def discards_itself(card: str) -> bool:
    """CATR-ADVOCATE-1: whether the Prelude text of a guild card discards the card."""
    text = COURT[card].prelude if card in COURT and COURT[card].is_guild else None
    return text is not None and any(each.op.endswith("discard_self") for each in text.effects)


def seizes(card: str) -> bool:
    """CATR-PARTISAN-1: whether the text of a Court card lets the initiative be seized."""
    clauses = COURT[card].clauses if card in COURT else ()
    return any(each.op == "seize_initiative" for text in clauses for each in text.effects)
