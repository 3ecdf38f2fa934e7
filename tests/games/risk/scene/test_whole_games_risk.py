"""Whole games of Risk in a real window: by the keyboard alone, and with real dice typed.

Long: the suite plays their beginning, `-m whole` all of them to the end page.
"""

from collections import deque

import pytest

from engine.ui.table.actions import Picker
from games.risk.moves import (
    KEEP_CARDS,
    Attack,
    Claim,
    EndAttacks,
    Fortify,
    KeepCards,
    Occupy,
    PlaceTroops,
    Redeem,
    TakeBonus,
)
from games.risk.scene.bar import RiskBar
from games.risk.scene.table import RiskBoard
from games.risk.scene.world import key_of, territory_of
from tests.patience import lengths
from tests.ui.real_window import needs_a_screen
from tests.ui.twin import TwoHands, WindowGame

pytestmark = pytest.mark.painted

GAME = WindowGame("risk", 2, "recruit", plays_like="general", beginning=40)
WAYS = ("left", "right", "up", "down")


def board(hands: TwoHands) -> RiskBoard:
    found = hands.table.parts.board
    assert isinstance(found, RiskBoard)
    return found


# -- the map by the arrows


def go_to(hands: TwoHands, territory: int) -> None:
    """From the territory that is lit to another one, by the shortest way of arrows."""
    view = board(hands).view
    hands.reach(view)
    if view.lit is None:
        hands.keys("right")
    start = view.territory
    ways: dict[int, tuple[str, ...]] = {start: ()}
    queue = deque([start])
    while queue and territory not in ways:
        here = queue.popleft()
        for way in WAYS:
            there = neighbour(view, here, way)
            if there is not None and there not in ways:
                ways[there] = (*ways[here], way)
                queue.append(there)
    assert territory in ways, f"no arrows lead from {start} to {territory}"
    hands.keys(*ways[territory])
    assert view.territory == territory


def neighbour(view, here: int, way: str) -> int | None:
    """Where an arrow leads, without going there."""
    lit, view.lit = view.lit, key_of(here)
    view._step(way)
    there, view.lit = view.lit, lit
    return None if there == key_of(here) else territory_of(there)


def press(hands: TwoHands, territory: int) -> None:
    go_to(hands, territory)
    hands.keys("return")


# -- decisions by keys


def answer_by_keys(hands: TwoHands) -> None:
    """One decision, by keys alone."""
    option = GAME.wish(hands)
    match option:
        case Claim(place) | TakeBonus(place):
            press(hands, place)
        case PlaceTroops(place):
            place_all(hands, place)
        case Redeem(cards):
            pick_cards(hands, cards)
            hands.keys("t" if KEEP_CARDS in hands.table.decision.options else "space")
        case Attack(source, target):
            choose_pair(hands, source, target)
            hands.keys("space")
        case Occupy(count):
            amount = board(hands).selection.amount
            if count < (amount.low + amount.high) / 2:
                hands.keys("n")
            hands.keys("space")
        case Fortify(source, target):
            choose_pair(hands, source, target)
            hands.keys("space")
        case KeepCards():
            hands.keys("k")
        case EndAttacks():
            hands.keys(*["n"] * (2 if hands.match.table.has_conquered else 1))
        case _:
            hands.keys("n")


def place_all(hands: TwoHands, place: int) -> None:
    """All that are to be placed on one territory: "All" is chosen in the bar once."""
    bar, selection = hands.table.frame.bar, board(hands).selection
    assert isinstance(bar, RiskBar)
    if selection.per_click != 0:
        picker = next(each for each in bar.row.widgets if isinstance(each, Picker))
        hands.reach(picker)
        hands.keys("right", "right")
        assert selection.per_click == 0
    is_draft = selection.kind == "reinforce"
    press(hands, place)
    if is_draft:
        hands.keys("space")


def choose_pair(hands: TwoHands, source: int, target: int) -> None:
    """A territory, and another one to attack or to go to from there."""
    choice = board(hands).selection
    if choice.source != source:
        if choice.source is not None:
            hands.keys("escape")
        hands.table.prepare()
        press(hands, source)
        hands.table.prepare()
    if choice.target != target:
        press(hands, target)
    assert choice.pair == (source, target)


def pick_cards(hands: TwoHands, cards: tuple[int, ...]) -> None:
    """Other cards than those that are picked already, with the arrows."""
    choice, hand = board(hands).selection, board(hands).hand
    if set(choice.cards) == set(cards):
        return
    hands.reach(hand)
    for card in cards:
        while hand._hovered is None or hand.shown.cards[hand._hovered] != card:
            hands.keys("right")
        if card not in choice.cards:
            hands.keys("return")
    assert set(choice.cards) == set(cards)


# -- games


@pytest.mark.whole
@pytest.mark.window
@needs_a_screen
def test_a_game_by_the_keyboard_alone(tmp_path, monkeypatch):
    GAME.play("canyon", answer_by_keys, monkeypatch, tmp_path)


@pytest.mark.whole
@lengths("is_whole", False, True)
@pytest.mark.window
@needs_a_screen
def test_a_game_with_real_dice_typed(tmp_path, monkeypatch, is_whole):
    GAME.play(
        "harbour", answer_by_keys, monkeypatch, tmp_path, is_whole=is_whole, dice_by_hand=True
    )
