"""What chance brings in one rollout: the same for every choice that is compared (common luck)."""

from __future__ import annotations

from engine.core.chance import NumberedRandom
from engine.core.decision import Chance
from games.roll_galaxy.dice import DIE_FACES, PHASES, WHITE
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.tiles import TILE_NAMES, TILES

MOST_SEATS_NUMBERED = 8


class Luck:
    """The faces of all rolls to come, and the order of the bag.

    A seat's second green die of a round shows the same face whatever else is rolled, and the bag
    gives its tiles in one order, whoever draws.
    """

    def __init__(self, seed: str, number: int) -> None:
        self._faces = NumberedRandom(seed, "faces", number)
        self._rest = NumberedRandom(seed, "rest", number)
        self.ties = NumberedRandom(seed, "ties", number)
        self.ranks = list(range(TILES))
        NumberedRandom(seed, "bag", number).at(0).shuffle(self.ranks)
        self._extra: tuple[int, str] | None = None

    def show(self, round_number: int, share: float) -> None:
        """ROLL-6.2: lays the extra die of a round; `share` runs from 0 over its faces to 1."""
        faces = DIE_FACES[WHITE]
        self._extra = round_number, PHASES[faces[int(share * len(faces))]]

    def roll(self, round_number: int, seat: int, colours: tuple[int, ...]) -> tuple[int, ...]:
        """The faces of a cup's dice, colours ascending."""
        chance = self._faces
        faces, last = [], -1
        for colour in colours:
            if colour != last:
                last = colour
                place = (round_number * MOST_SEATS_NUMBERED + seat) * len(DIE_FACES) + colour
                chance.at(place)
            faces.append(DIE_FACES[colour][int(chance.random() * 6)])
        return tuple(faces)

    def tile(self, tiles: list[int]) -> int:
        """Of these tiles the one that the bag gives next."""
        return min(tiles, key=self.ranks.__getitem__)

    def answer(self, table: RollTable, asked: Chance) -> object:
        """What a question to chance is answered."""
        if asked.kind == "roll" and asked.for_seat is not None:
            return self.roll(table.round, asked.for_seat, asked.outcomes.colours)  # type: ignore[attr-defined]
        if asked.kind == "tile":
            return TILE_NAMES[self.tile(table.unseen_tiles)]
        if asked.kind == "extra" and self._extra and self._extra[0] == table.round:
            return self._extra[1]
        return asked.outcomes.sample(self._rest.at(table.round))
