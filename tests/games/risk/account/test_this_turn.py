"""What the events since a turn began have left: the last roll, its battle, the sets redeemed."""

from games.risk.account import NOTHING_YET, this_turn
from games.risk.board import territory_named
from games.risk.events import BattleRolled

URAL, CHINA, SIAM = map(territory_named, ("Ural", "China", "Siam"))


def rolled(source: int, target: int) -> BattleRolled:
    return BattleRolled(0, 1, source, target, (2, 6, 5), (1, 4), 0, 2)


def test_before_the_first_roll_there_is_nothing():
    assert this_turn([]) == NOTHING_YET


def test_rolls_of_one_battle_are_counted_and_another_begins_anew():
    rolls = [rolled(URAL, CHINA)] * 3 + [rolled(URAL, SIAM)]
    counted = [this_turn(rolls[: number + 1]).roll.number for number in range(len(rolls))]
    assert counted == [1, 2, 3, 1]


def test_dice_lie_from_the_highest_to_the_lowest():
    turn = this_turn([rolled(URAL, CHINA)])
    assert turn.battle == (URAL, CHINA)
    assert (turn.roll.attack, turn.roll.defence) == ((6, 5, 2), (4, 1))
