"""What is printed on the board, in plain values: it depends on the numbers the game is played with.

Everything drawn of the board takes one `Printed` beside its `Places`: the ground is painted from
both, once for a size.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.rajas.scene.signs import Signs


@dataclass(frozen=True, slots=True)
class Printed:
    """The numbers of one board.

    `fame_bonuses` and `money_bonuses` are (space, what it brings); `river` what every stone brings
    from the start, 0; `bridge` the stone where workers wait. `chambers` is by person. `costs` is
    the money of quarry and harbour spaces by name. `balconies` are (die given, die gained, how
    many). `covered` are the spaces that cover tiles hide; `hands` how many dice Kali holds.
    """

    fame_bonuses: tuple[tuple[int, Signs], ...]
    money_bonuses: tuple[tuple[int, Signs], ...]
    river: tuple[Signs, ...]
    bridge: int
    chambers: tuple[Signs, ...]
    costs: tuple[tuple[str, int], ...]
    balconies: tuple[tuple[int, int, int], ...]
    reroll_money: int = 2
    covered: tuple[str, ...] = ()
    hands: int = 8

    def cost(self, space: str) -> int:
        """The money that a space costs."""
        return dict(self.costs).get(space, 0)
