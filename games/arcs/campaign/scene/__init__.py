"""The Blighted Reach at the table: loading this puts each part beside that of the base game."""

from __future__ import annotations
