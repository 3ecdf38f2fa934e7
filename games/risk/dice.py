"""The dice of a battle: compared from the highest down, ties to the defender."""

from __future__ import annotations

from functools import cache

Faces = tuple[int, ...]


def compare(attack: Faces, defence: Faces) -> tuple[int, int]:
    """RISK-8.3 to 8.6: what the attacker and the defender lose, whatever order the dice lie in."""
    pairs = zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=False)
    wins = [red > white for red, white in pairs]
    return wins.count(False), wins.count(True)


@cache
def losses(faces: Faces, attack_dice: int) -> tuple[int, int]:
    """The same for one roll of all dice, the attacker's first; remembered, for speed."""
    return compare(faces[:attack_dice], faces[attack_dice:])
