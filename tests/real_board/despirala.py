"""Despirala on a real table: six dice, a sheet for all, and counters for the goods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.real_board.board import Impossible, Lying, RealBoard, asked, does

LOOSE, ASIDE, BOX, COMBINATION = "loose dice", "dice set aside", "box", "combination"
GOODS_PER_TURN = 5
WANTED = {
    "Three pairs": 2, "Two triples": 3, "Four of a kind": 4, "Six of a kind": 6,
    "Kamerun": "455666", "Straight": "123456", "General": "666666", "Despirala": "111116",
}  # fmt: skip
"""The dice that a goal wants, or how many of each face that is named."""
WORTH = {"Four of a kind": 40, "Six of a kind": 60, "Kamerun": 45, "Straight": 50, "General": 70,
         "Despirala": 80}  # fmt: skip


def column(name: str) -> str:
    """Where a seat's points stand."""
    return f"column of {name}"


def goods(name: str) -> str:
    """Where a seat's goods lie."""
    return f"goods of {name}"


def entry(combination: str, points: int) -> str:
    """What is written for a combination."""
    return f"{combination}: {points}"


class DespiralaBoard(RealBoard):
    """The dice lie loose or set aside until points are written, which ends a turn."""

    def lay_out(self) -> None:
        self.finals: dict[int, int] = {}

    # -- what hands are told

    @does(r"Give <who> 5 goods for turn <count>")
    def give_goods(self, who: int, count: int) -> None:
        if sum(self.lying.get(column(self.names[who]), Counter()).values()) != count - 1:
            raise Impossible(f"it is not turn {count}")
        self.put("good", goods(self.names[who]), GOODS_PER_TURN)

    @does(r"Announce for <who>: <move>")
    def announce(self, who: int, move: str) -> None:
        self.put(move, COMBINATION)

    @does(r"Set aside (?:this die|these dice): <faces>")
    def set_aside(self, faces: str) -> None:
        for face in faces.split():
            self.move(face, LOOSE, ASIDE)

    @does(r"Write (?P<points>no|[0-9]+) points? for <move> into <whose> column")
    def write(self, points: str, move: str, whose: int) -> None:
        self.take(move, COMBINATION)
        name = move.rstrip(" 123456") if not move.startswith("Collect") else move
        place = column(self.names[whose])
        if any(each.startswith(f"{name}:") for each in self.at(place)):
            raise Impossible(f"{name} stands there already")
        self.put(entry(name, int(points.replace("no", "0"))), place)
        self.lying.pop(LOOSE, None)
        self.lying.pop(ASIDE, None)

    @does(r"Strike out <move> in <whose> column: failed")
    def strike_out(self, move: str, whose: int) -> None:
        if self.at(goods(self.names[whose])):
            raise Impossible("there are goods left")
        announced = next((each for each in self.at(COMBINATION) if each.startswith(move)), move)
        self.write("no", announced, whose)

    @does(r"Write <whose> final score: (?P<score>no|[0-9]+) points?")
    def final_score(self, whose: int, score: str) -> None:
        name = self.names[whose]
        own = self.total(name) + len(self.at(goods(name)))
        if own != int(score.replace("no", "0")):
            raise Impossible(f"the column and the goods give {own}")
        self.finals[whose] = own

    def total(self, name: str) -> int:
        """The points in a column."""
        return sum(int(each.rpartition(" ")[2]) for each in self.at(column(name)))

    # -- what dice show

    @asked(r"Roll all six dice")
    def roll_all(self, seat: int | None) -> str:
        self.lying.pop(LOOSE, None)
        return self._rolled(6)

    @asked(r"Pay 1 good and roll all six dice")
    def pay_for_all(self, seat: int | None) -> str:
        self._pay(seat)
        return self.roll_all(seat)

    @asked(r"Pay 1 good and roll (?P<dice>one die|[2-6] dice) for <move>")
    def pay_for_rest(self, seat: int | None, dice: str, move: str) -> str:
        self._pay(seat)
        loose = self.at(LOOSE)
        if len(loose) != int(dice[0].replace("o", "1")) or self.at(COMBINATION) != [move]:
            raise Impossible(f"{len(loose)} dice are loose for {self.at(COMBINATION)}")
        self.lying.pop(LOOSE)
        return self._rolled(len(loose))

    def _pay(self, seat: int | None) -> None:
        assert seat is not None
        self.take("good", goods(self.names[seat]))

    def _rolled(self, count: int) -> str:
        faces = [str(self.rng.randint(1, 6)) for _ in range(count)]
        for face in faces:
            self.put(face, LOOSE)
        return " ".join(faces)

    # -- what a person does on their own

    def moved_by(self, seat: int, words: str, told: Sequence[str]) -> None:
        """DESP-6.1 to 7.4: what matches is set aside; a goal that is full, or cannot be, ends."""
        if words in ("Reroll", "Continue collecting"):
            return
        if words == "Stop collecting":
            (move,) = self.at(COMBINATION)
            self.write(str(int(move[-1]) * len(self.at(ASIDE))), move, seat)
            return
        self.announce(seat, words)
        wanted = Counter(wanted_by(words))
        found = (wanted & Counter(self.at(LOOSE))).elements()
        self.set_aside(" ".join(found))
        missing = sum(wanted.values()) - len(self.at(ASIDE))
        if words.startswith("Collect"):
            return
        if not missing:
            name = words.rstrip(" 123456")
            self.write(str(WORTH.get(name) or sum(map(int, self.at(ASIDE)))), words, seat)
        elif not self.at(goods(self.names[seat])):
            self.write("no", words, seat)

    # -- the program's table, to compare

    @staticmethod
    def translated(table: Any, names: Sequence[str]) -> Lying:
        lying: Lying = {}
        for name, sheet in zip(names, table.sheets, strict=True):
            lying[goods(name)] = Counter(good=sheet.goods)
            lying[column(name)] = Counter(entry(*each) for each in sheet.points.items())
        dice = [str(face) for face in table.dice]
        lying[ASIDE] = Counter(dice[place] for place in table.aside)
        lying[LOOSE] = Counter(dice) - lying[ASIDE]
        lying[COMBINATION] = Counter([str(table.attempt)] if table.attempt else [])
        return lying


def wanted_by(move: str) -> str:
    """The faces of the dice that a goal wants, as many as it wants of each."""
    name = move.rstrip(" 123456")
    faces = move[len(name) :].split()
    if name == "Collect":
        return faces[0] * 6
    wants = WANTED[name]
    return wants if isinstance(wants, str) else "".join(face * wants for face in faces)
