"""The query claim_territory."""

from risk_shared.messages import QueryClaimTerritory

__all__ = ["QueryClaimTerritory"]
