"""The query troops_after_attack."""

from risk_shared.messages import QueryTroopsAfterAttack

__all__ = ["QueryTroopsAfterAttack"]
