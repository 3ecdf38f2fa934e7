"""The move words, and the sentences that answer near misses."""

import re

import pytest

from engine.core.errors import IllegalAnswer, InputError
from games.risk.board import territory_named
from games.risk.game import GAME
from games.risk.moves import (
    Attack,
    Claim,
    Defend,
    EndAttacks,
    EndTurn,
    Fortify,
    KeepCards,
    Occupy,
    PlaceTroops,
    Redeem,
    TakeBonus,
    parse_move,
)
from games.risk.state import Rules
from games.risk.steps import DecideOrder, new_table
from tests.games.risk.positions import (
    FORTIFYING,
    PLACING,
    REDEEMING,
    answer,
    asked,
    attack,
    cards,
    fortify,
    occupying,
    place,
    playing,
)

URAL, SIBERIA, SIAM = map(territory_named, ("Ural", "Siberia", "Siam"))
HAND = cards("Ural", "Greenland", "Alberta", "A", "B")


def claiming():
    table = new_table(Rules(), 3)
    assert table.steps == [DecideOrder()]
    answer(table, (1, 2, 3))
    return asked(table)


def matching():
    hand = cards("Ural", "Greenland", "Alberta")
    table = playing({"Ural": 2, "Greenland": 1}, {}, steps=REDEEMING, hands=[hand], reserve=3)
    answer(table, Redeem(hand))
    return asked(table)


def defending():
    table = playing({"Ural": 9}, {"Siberia": 2}, {}, rules=Rules(defence="manual"))
    answer(table, attack("Ural", "Siberia", 3))
    return asked(table)


REDEEM = asked(playing({"Ural": 2}, {}, steps=REDEEMING, hands=[HAND], reserve=3))
REINFORCE = asked(playing({"Ural": 2, "Siam": 1}, {}, steps=PLACING, reserve=4))
ATTACK = asked(playing({"Ural": 3, "Siam": 4}, {}))
FORTIFY = asked(playing({"Ural": 3, "Siberia": 4}, {}, steps=FORTIFYING))
OCCUPY = asked(occupying(9, 3))
DECISIONS = {
    "claim": claiming(),
    "redeem": REDEEM,
    "bonus": matching(),
    "reinforce": REINFORCE,
    "attack": ATTACK,
    "defend": defending(),
    "occupy": OCCUPY,
    "fortify": FORTIFY,
}


@pytest.mark.clause("RISK-15.1")
@pytest.mark.parametrize("decision", DECISIONS.values(), ids=DECISIONS)
def test_every_option_is_read_back_from_its_own_words(decision):
    moves = list(decision.options)
    assert [parse_move(decision, str(move)) for move in moves] == moves
    assert len(set(map(str, moves))) == len(moves)


@pytest.mark.clause("RISK-15.1")
@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Claim(URAL), "Claim Ural"),
        (place(3, "Ural"), "Place 3 on Ural"),
        (Redeem(cards("Ural", "Siam", "Alaska")), "Redeem Alaska, Siam and Ural"),
        (KeepCards(), "Keep the cards"),
        (TakeBonus(URAL), "Extra troops on Ural"),
        (attack("Ural", "Siberia", 3), "Attack Siberia from Ural with 3"),
        (EndAttacks(), "End the attacks"),
        (Defend(2), "Defend with 2"),
        (Occupy(4), "Move in 4"),
        (fortify(4, "Ural", "Siberia"), "Move 4 from Ural to Siberia"),
        (EndTurn(), "End the turn"),
    ],
)
def test_a_move_is_printed_in_its_words(move, words):
    assert str(move) == words


@pytest.mark.clause("RISK-15.2")
@pytest.mark.parametrize(
    ("decision", "words", "move"),
    [
        (ATTACK, "attack siberia from ural", Attack(URAL, SIBERIA, 2)),
        (ATTACK, "ATTACK from Ural to Siberia with 1 die", Attack(URAL, SIBERIA, 1)),
        (ATTACK, "attack india from siam", Attack(SIAM, territory_named("India"), 3)),
        (ATTACK, "pass", EndAttacks()),
        (ATTACK, "done", EndAttacks()),
        (REINFORCE, "place 2 troops on siam", PlaceTroops(SIAM, 2)),
        (REINFORCE, "place ural", PlaceTroops(URAL, 1)),
        (REDEEM, "redeem ural greenland wild", Redeem(cards("Ural", "Greenland", "A"))),
        (REDEEM, "pass", KeepCards()),
        (OCCUPY, "occupy with 5", Occupy(5)),
        (FORTIFY, "fortify ural to siberia with 2", Fortify(URAL, SIBERIA, 2)),
        (FORTIFY, "End turn.", EndTurn()),
        (FORTIFY, "pass", EndTurn()),
        (DECISIONS["defend"], "defend 1", Defend(1)),
    ],
)
def test_capitals_and_small_words_do_not_matter(decision, words, move):
    assert parse_move(decision, words) == move


@pytest.mark.clause("RISK-15.3")
@pytest.mark.parametrize(
    ("decision", "words", "sentence"),
    [
        (ATTACK, "attack siberai from ural", "Did you mean Siberia"),
        (
            ATTACK,
            "attack siberia from ural with 3",
            "from Ural with 3 dice' is not",
        ),
        (ATTACK, "attack peru from ural", "is not possible now"),
        (ATTACK, "end the turn", "is not possible now"),
        (REINFORCE, "place 5 on ural", "is not possible now. what you can do: place 4 troops"),
        (REDEEM, "redeem ural and greenland", "Name three of your cards"),
        (REDEEM, "redeem ural, greenland and gold", "Name three of your cards"),
        (OCCUPY, "move in 9", "Move 3 to 8 troops into Siberia"),
    ],
)
def test_a_near_miss_is_answered_with_one_sentence(decision, words, sentence):
    with pytest.raises(InputError) as refused:
        parse_move(decision, words)
    assert re.search(f"(?i){sentence}", GAME.problem_text(refused.value, ("You",)))


@pytest.mark.clause("RISK-15.3")
def test_words_far_from_any_move_are_left_to_the_client():
    assert parse_move(ATTACK, "what a lovely map") is None
    assert parse_move(OCCUPY, "occupy with ٥") is None
    with pytest.raises(IllegalAnswer):
        parse_move(ATTACK, "claim ural")
