"""Arcs: conflict and collapse in the Reach."""
