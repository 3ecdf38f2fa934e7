"""SUPERCAT by version 10 of its document, base game: every row as a worked position that is decided
otherwise when the row is changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.core.commands import make_setup
from games.arcs.court import COURT
from games.arcs.game import GAME
from games.arcs.moves import lead
from games.arcs.parts import Played, Seat, Supercat, Thrown
from games.arcs.stack import FormStack
from games.arcs.state import ArcsTable
from games.arcs.steps.battle import CollectDice, FinishBattle, forces_of
from games.arcs.steps.court import RansackCourt
from games.arcs.steps.rounds import LeadCard, StartRound
from games.arcs.supercat.assessment import DOCUMENTS, Readings
from games.arcs.supercat.lexicon import agents_wanted
from tests.games.arcs.positions import a_seat, a_table, acting, asked, offers, pending, play
from tests.games.arcs.supercats import (
    FIVE,
    NO_MARKER,
    EditedDocument,
    assessment,
    does,
    goes_on,
    in_words,
    lying,
    of_ten,
    says,
    thought,
)
from tests.games.arcs.test_supercat_pages import ADM, AGG, CON, MOB, page_of

TEN = DOCUMENTS["base 10"]
ROWS = EditedDocument("base 10")
TEXT = ROWS.text
play_by, changed, without, less = ROWS.play_by, ROWS.changed, ROWS.without, ROWS.less
Position = Callable[[], ArcsTable]
PORT = "0 starport 1-crescent"
CITIES = f"1 city 1-hex, {FIVE}"


# -- lines -----------------------------------------------------------------------------------------

LINES: dict[int, tuple[Position, str]] = {
    1: (
        lambda: acting(of_ten(), a_seat(slots="psionic"), lead=ADM, boxes={"empath": (0,)},
                       buildings="0 city 1-hex, 0 city 2-arrow"),
        "Tax 2-arrow of seat 1",
    ),
    2: (
        lambda: acting(of_ten(), lead=AGG, court="Gatekeepers 1, Admin Union 1"),
        "Secure Admin Union",
    ),
    4: (
        lambda: acting(of_ten("1-gate 2"), a_seat("1-gate 1"), lead=AGG, boxes={"warlord": (0,)}),
        "Attack seat 2 in 1-gate",
    ),
    5: (
        lambda: acting(of_ten("1-arrow 1, 2-gate 1"), lead=CON),
        "Build a starport in 1-arrow",
    ),
    7: (
        lambda: acting(of_ten("1-gate 2"), lead=MOB, turn={"pips": 1}),
        "Move from 1-gate to 1-",
    ),
    10: (
        lambda: acting(of_ten(hurt="1-hex 1, 3-gate 1"), a_seat("1-hex 1"), lead=ADM,
                       buildings="0 city 1-hex, 0 starport 1-crescent"),
        "Repair a ship in 1-hex",
    ),
    11: (
        lambda: acting(of_ten("1-gate 3"), a_seat("1-hex 2"), lead=MOB,
                       buildings="0 starport 1-hex"),
        "Move from 1-gate to 1-hex",
    ),
    12: (
        lambda: acting(of_ten("1-hex 2", "1-hex 1"), a_seat("1-hex 3"), lead=AGG,
                       buildings="0 starport 1-hex"),
        "Attack seat 2 in 1-hex",
    ),
    18: (
        lambda: acting(of_ten("1-hex 1"), lead=CON, buildings=PORT),
        "Build a city in 1-hex",
    ),
    19: (
        lambda: acting(of_ten("1-gate 2"), lead=MOB, turn={"pips": 1}, buildings=PORT),
        "Move from 1-gate to 1-",
    ),
    23: (
        lambda: acting(of_ten("3-crescent 1"), a_seat("1-gate 5"), a_seat("2-gate 5"), lead=CON,

                       buildings=f"0 starport 3-crescent, {FIVE}"),
        "Build a ship in 3-crescent",
    ),
    24: (
        lambda: acting(of_ten(), lead=MOB, court="Gatekeepers, Admin Union"),
        "Influence Admin Union",
    ),
    26: (
        lambda: acting(of_ten("3-crescent 1"), lead=CON,
                       buildings=f"0 starport 1-hex, 0 starport 3-crescent, {CITIES}"),
        "Build a ship in 1-hex",
    ),
    27: (
        lambda: acting(of_ten(hurt="1-hex 1, 2-gate 1"), lead=ADM, buildings="1 city 1-hex"),
        "Repair a ship in 1-hex",
    ),
    29: (
        lambda: acting(of_ten("1-gate 2"), lead=MOB, buildings=f"1 starport 1-arrow, {CITIES}"),
        "Move from 1-gate to 1-hex",
    ),
    32: (
        lambda: acting(of_ten("3-crescent 2"), a_seat(), lead=CON,
                       buildings=f"{PORT}, 0 starport 3-crescent, {FIVE}"),
        "Build a ship in 1-crescent",
    ),
    33: (
        lambda: acting(of_ten("3-crescent 2"), a_seat(), lead=CON,
                       buildings=f"0 starport 3-crescent, {FIVE}"),
        "Build a ship in 3-crescent",
    ),
    34: (
        lambda: acting(of_ten("1-arrow 4, 2-arrow 11"), lead=CON, buildings=f"{PORT}, {FIVE}"),
        "Build a starport in 2-arrow",
    ),
    36: (
        lambda: acting(of_ten(), court="Prison Wardens 1", lead=AGG, buildings=FIVE),
        "Secure Prison Wardens",
    ),
    37: (
        lambda: acting(of_ten(), lead=ADM, buildings="0 city 1-arrow, 0 city 2-arrow"),
        "Tax 2-arrow of seat 1",
    ),
    38: (
        lambda: acting(of_ten("1-arrow 1"), lead=ADM, boxes=NO_MARKER,
                       buildings="0 city 4-hex, 1 city 1-arrow"),
        "Tax 1-arrow of seat 2",
    ),
    39: (
        lambda: acting(of_ten(slots="relic"), lead=ADM, boxes=NO_MARKER,
                       buildings="0 city 1-arrow, 0 city 2-hex"),
        "Tax 2-hex of seat 1",
    ),
    40: (
        lambda: acting(of_ten(hurt="2-gate 1"), lead=ADM, buildings=PORT),
        "Repair a ship in 2-gate",
    ),
    42: (
        lambda: acting(of_ten("1-gate 2"), a_seat("1-gate 1"), lead=AGG, buildings=FIVE),
        "Attack seat 2 in 1-gate",
    ),
    43: (
        lambda: acting(of_ten(), court="Gatekeepers 0 1", lead=MOB),
        "Influence Gatekeepers",
    ),
    44: (
        lambda: acting(of_ten("1-gate 4"), a_seat("2-gate 1"), lead=MOB, turn={"pips": 1},
                       buildings=f"{PORT}, {FIVE}"),
        "Move from 1-gate to 2-gate",
    ),
    45: (
        lambda: acting(of_ten("1-gate 3, 4-gate 1"), a_seat("4-gate 2"), lead=MOB, boxes=NO_MARKER,
                       buildings=FIVE, turn={"pips": 1}),
        "Move from 4-gate to ",
    ),
    46: (
        lambda: acting(of_ten(slots="weapon"), lead=ADM, boxes=NO_MARKER,
                       buildings="0 city 1-arrow, 0 city 1-crescent"),
        "Tax 1-crescent of seat 1",
    ),
}  # fmt: skip


@pytest.mark.clause(
    "CAT-TEN-1", "CAT-TEN-2", "CAT-TEN-4", "CAT-TEN-5", "CAT-TEN-7", "CAT-TEN-10",
    "CAT-TEN-11", "CAT-TEN-12", "CAT-TEN-18", "CAT-TEN-19", "CAT-TEN-23", "CAT-TEN-24",
    "CAT-TEN-26", "CAT-TEN-27", "CAT-TEN-29", "CAT-TEN-32", "CAT-TEN-33", "CAT-TEN-34",
    "CAT-TEN-36", "CAT-TEN-37", "CAT-TEN-38", "CAT-TEN-39", "CAT-TEN-40", "CAT-TEN-42",
    "CAT-TEN-43", "CAT-TEN-44", "CAT-TEN-45", "CAT-TEN-46",
)  # fmt: skip
@pytest.mark.parametrize("number", LINES)
def test_a_line_holds_and_without_its_row_another_does(number, monkeypatch):
    position, answer = LINES[number]
    table = position()
    assert goes_on(table, *[f"CAT-TEN-{number}"] * 2)[1].startswith(answer)
    without(monkeypatch, number)
    assert says(position())[1] != f"CAT-TEN-{number}"


def test_every_line_but_two_has_such_a_position():
    """[13] throws dice and [21] uses cards, below; [9] cannot hold in the base game, where a ship
    that is built under a rival's control is damaged.
    """
    assert {*LINES, 9, 13, 21} == {int(label) for label in TEN.lines}


@pytest.mark.clause("CAT-TEN-9")
def test_a_ship_built_under_a_rival_changes_no_control(monkeypatch):
    buildings = f"0 starport 1-hex, 1 city 1-hex, {FIVE}"
    table = acting(of_ten(), a_seat("1-hex 1"), lead=CON, buildings=buildings)
    [told] = [each for each in thought(table).reasons if each.clause == "CAT-TEN-9"]
    assert in_words(told) == (
        "[9] Build to change control of a loyal building. Nothing that it can build would do that"
    )
    without(monkeypatch, 9)
    assert "CAT-TEN-9" not in [each.clause for each in thought(table).reasons]


@pytest.mark.clause("CAT-14.13", "CAT-14.14", "CAT-14.15", "CAT-14.16")
@pytest.mark.parametrize(
    ("clause", "suit"),
    [
        ("CAT-14.13", "administration"), ("CAT-14.14", "aggression"),
        ("CAT-14.15", "construction"), ("CAT-14.16", "mobilization"),
    ],
)  # fmt: skip
def test_a_page_of_version_10_has_its_lines_in_this_order(clause, suit):
    assert page_of(clause) == list(dict.fromkeys(line.number for line in TEN.pages[suit]))


# -- agents that are defended ----------------------------------------------------------------------


def mobilizing(court: str, *thrown: int, **fields: Any) -> ArcsTable:
    """Mobilization is led, and dice are thrown for the first cards of the Court."""
    table = acting(of_ten(**fields), a_seat(), a_seat(), lead=MOB, court=court, boxes=NO_MARKER)
    offers = [each.card for each in table.court]
    dice = tuple(Thrown(card, die) for card, die in zip(offers, thrown, strict=False))
    table.turn = replace(table.turn, thrown=dice, pips=3)
    return table


@pytest.mark.clause("CAT-14.6", "CAT-TEN-13")
@pytest.mark.parametrize(("die", "agents"), [(3, 2), (6, 2), (2, 1), (1, 0)])
def test_13_a_die_says_whether_it_outbids_blocks_or_abandons(die, agents):
    table = mobilizing("Gatekeepers 1 2", die)
    assert agents_wanted(assessment(table), table.court[0], 3) == agents
    clauses = ["CAT-TEN-13"] * 2
    if agents:
        assert goes_on(table, *clauses) == ["Influence", "Influence Gatekeepers"]
    else:
        assert says(table)[1] == "CAT-6.7"


@pytest.mark.clause("CAT-14.6")
def test_13_it_blocks_where_it_cannot_outbid_and_keeps_an_agent():
    table = mobilizing("Gatekeepers 1 3", 6)
    assert agents_wanted(assessment(table), table.court[0], 2) == 2
    assert agents_wanted(assessment(table), table.court[0], 1) == 0
    table.seats[0].captives = (0, 0, 0)
    table.court = (*table.court, *offers("Farseers 7", 3))
    assert assessment(table).agents_left == 2
    assert agents_wanted(assessment(table), table.court[0], 2) == 0


@pytest.mark.clause("CAT-14.6")
@pytest.mark.parametrize(
    ("court", "is_asked"),
    [("Gatekeepers 1 2", True), ("Gatekeepers 0 2", False), ("Gatekeepers 2 1", False),
     ("Gatekeepers 1 1", False), ("Gatekeepers 1 2 2", False)],
)  # fmt: skip
def test_the_die_is_thrown_as_the_card_is_played(court, is_asked, monkeypatch):
    def die_of(suit: str) -> bool:
        first, second = f"{suit}-2", f"{suit}-3"
        table = a_table(of_ten(counter=2), a_seat(), a_seat(), court=court, initiative=0,
                        stack=lying(f"{first} {second}"), steps=[StartRound()])  # fmt: skip
        play(table, first, second, lead(second))
        return asked(table).kind == "defend"

    assert die_of("mobilization") == is_asked
    assert not die_of("construction")
    without(monkeypatch, 13)
    assert not die_of("mobilization")


# -- preferences -----------------------------------------------------------------------------------

THEIRS = ["3-hex", "4-crescent", "5-hex", "6-crescent"]
"""The claims beside the five cities."""
PREFERENCES: dict[tuple[int, str], tuple[Position, list[str], list[str]]] = {
    (5, "bot control"): (
        lambda: acting(of_ten("1-arrow 1, 2-arrow 2"), a_seat("2-arrow 2"), lead=CON),
        ["1-arrow"], ["2-arrow"],
    ),
    (5, "most loyal ships"): (
        lambda: acting(of_ten("1-arrow 1, 2-arrow 2"), lead=CON),
        ["2-arrow"], ["1-arrow", "2-arrow"],
    ),
    (5, "no rival control"): (
        lambda: acting(of_ten("1-arrow 1, 2-arrow 1"), a_seat("1-arrow 1, 2-arrow 2"), lead=CON),
        ["1-arrow"], ["1-arrow"],
    ),
    (5, "fewest rival ships"): (
        lambda: acting(of_ten("1-arrow 1, 2-arrow 1"), a_seat("1-arrow 2, 2-arrow 3"), lead=CON),
        ["1-arrow"], ["1-arrow", "2-arrow"],
    ),
    (18, "bot control"): (
        lambda: acting(of_ten("1-arrow 1, 2-arrow 1"), a_seat("2-arrow 1"), lead=CON),
        ["1-arrow"], ["1-arrow", "2-arrow"],
    ),
    (19, "new resources"): (
        lambda: acting(of_ten("1-gate 2", slots="weapon material"), lead=MOB,
                       buildings="0 city 3-hex, 0 city 3-arrow, 0 starport 5-crescent"),
        ["1-crescent"], ["1-arrow", "1-hex"],
    ),
    (19, "no rival control"): (
        lambda: acting(of_ten("2-gate 2"), a_seat("2-hex 2"), lead=MOB, buildings=PORT),
        ["2-arrow", "2-crescent"], ["2-hex"],
    ),
    (19, "two slots"): (
        lambda: acting(of_ten("2-gate 2"), lead=MOB, buildings=PORT),
        ["2-hex"], ["2-arrow", "2-crescent", "2-hex"],
    ),
    (33, "task force"): (
        lambda: acting(of_ten("3-crescent 2, 1-crescent 1"), lead=CON,
                       buildings=f"{PORT}, 0 starport 3-crescent, {FIVE}"),
        ["3-crescent"], ["1-crescent", "3-crescent"],
    ),
    (33, "fresh ships"): (
        lambda: acting(of_ten("1-crescent 1, 3-crescent 1, 5-gate 2"), a_seat("3-crescent 2"),
                       lead=CON, buildings=f"{PORT}, 0 starport 3-crescent, {FIVE}"),
        ["1-crescent"], ["1-crescent", "3-crescent"],
    ),
    (34, "task force"): (
        lambda: acting(of_ten("1-arrow 4, 2-arrow 11"), lead=CON, buildings=f"{PORT}, {FIVE}"),
        ["2-arrow"], ["1-arrow", "2-arrow"],
    ),
    (34, "bot control"): (
        lambda: acting(of_ten("1-gate 12, 1-arrow 2, 2-arrow 1"), a_seat("1-arrow 3"), lead=CON,
                       buildings=f"{PORT}, {FIVE}"),
        ["2-arrow"], ["1-arrow", "2-arrow", *THEIRS],
    ),
    (40, "ships in the task force"): (
        lambda: acting(of_ten("2-gate 2", "1-gate 1, 2-gate 1"), lead=ADM, buildings=PORT),
        ["2-gate"], ["1-gate", "2-gate"],
    ),
    (40, "ships"): (
        lambda: acting(of_ten("3-gate 1", "1-gate 1"), lead=ADM, buildings=f"{PORT} damaged"),
        ["1-gate"], ["1-crescent"],
    ),
    (40, "the only starport"): (
        lambda: acting(of_ten(), lead=ADM, buildings=f"{PORT} damaged, 0 city 1-arrow damaged"),
        ["1-crescent"], ["1-arrow"],
    ),
    (40, "cities"): (
        lambda: acting(of_ten(), lead=ADM, buildings=f"{PORT} damaged, 0 city 1-arrow damaged, "
                       "0 starport 3-crescent"),
        ["1-arrow"], ["1-arrow", "1-crescent"],
    ),
    (44, "control beside a rival starport"): (
        lambda: acting(of_ten("1-gate 4"), a_seat("2-gate 1, 6-gate 1"), lead=MOB,
                       buildings=f"1 starport 6-arrow, {FIVE}"),
        ["6-gate"], ["2-gate", "6-gate"],
    ),
    (44, "beside a loyal starport"): (
        lambda: acting(of_ten("1-gate 4"), a_seat("2-gate 1, 6-gate 1"), lead=MOB,
                       buildings=f"0 starport 2-arrow, {FIVE}"),
        ["2-gate"], ["2-gate", "6-gate"],
    ),
    (46, "new resources"): (
        lambda: acting(of_ten(slots="weapon"), lead=ADM, boxes=NO_MARKER,
                       buildings="0 city 1-arrow, 0 city 1-crescent"),
        ["1-crescent"], ["1-arrow", "1-crescent"],
    ),
    (46, "grows an undeclared lead"): (
        lambda: acting(of_ten(slots="weapon fuel"), lead=ADM,
                       buildings="0 city 1-arrow, 0 city 1-crescent"),
        ["1-crescent"], ["1-arrow", "1-crescent"],
    ),
}  # fmt: skip


def where(aims: list[Any]) -> list[str]:
    """The systems that a line would act in, or move to."""
    return sorted({getattr(each, "target", "") or each.system for each in aims})


@pytest.mark.parametrize(("number", "phrase"), PREFERENCES)
def test_a_preference_decides_and_without_it_more_is_as_good(number, phrase, monkeypatch):
    position, wanted, otherwise = PREFERENCES[number, phrase]
    assert where(does(assessment(position()), number, 1)) == wanted
    less(monkeypatch, f"[{number}]", phrase)
    assert where(does(assessment(position()), number, 1)) == otherwise


def test_every_preference_has_such_a_position():
    printed = [
        (int(label), phrase)
        for label, listed in re.findall(r"^\[(\d+)\].* · prefer (.*)$", TEXT, re.MULTILINE)
        for phrase in listed.split(" > ")
    ]
    assert sorted(PREFERENCES) == sorted(printed)


ORDERS: dict[tuple[int, str, str], tuple[Position, list[str], list[str]]] = {
    (5, "most loyal ships", "no rival control"): (
        lambda: acting(of_ten("1-arrow 2, 2-arrow 1"), a_seat("1-arrow 3, 2-arrow 1"), lead=CON),
        ["1-arrow"], ["2-arrow"],
    ),
    (5, "no rival control", "fewest rival ships"): (
        lambda: acting(of_ten("", "1-arrow 1, 2-arrow 1"), a_seat("1-arrow 1, 2-arrow 1"),
                       a_seat("1-arrow 1"), lead=CON),
        ["1-arrow"], ["2-arrow"],
    ),
    (19, "new resources", "no rival control"): (
        lambda: acting(of_ten("1-gate 2", slots="weapon material"), a_seat("1-crescent 2"),
                       lead=MOB, buildings="0 city 3-hex, 0 city 3-arrow, 0 starport 5-crescent"),
        ["1-crescent"], ["1-arrow", "1-hex"],
    ),
    (33, "task force", "fresh ships"): (
        lambda: acting(of_ten("3-crescent 2, 1-crescent 1"), a_seat("3-crescent 3"), lead=CON,
                       buildings=f"{PORT}, 0 starport 3-crescent, {FIVE}"),
        ["3-crescent"], ["1-crescent"],
    ),
    (34, "task force", "bot control"): (
        lambda: acting(of_ten("1-arrow 4, 2-arrow 11"), a_seat("2-arrow 12"), lead=CON,
                       buildings=f"{PORT}, {FIVE}"),
        ["2-arrow"], ["1-arrow"],
    ),
    (44, "control beside a rival starport", "beside a loyal starport"): (
        lambda: acting(of_ten("1-gate 4"), a_seat("2-gate 1, 6-gate 1"), lead=MOB,
                       buildings=f"0 starport 2-arrow, 1 starport 6-arrow, {FIVE}"),
        ["6-gate"], ["2-gate"],
    ),
    (46, "new resources", "grows an undeclared lead"): (
        lambda: acting(of_ten(slots="fuel"), lead=ADM, buildings="0 city 2-hex, 0 city 1-crescent"),
        ["2-hex"], ["1-crescent"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("number", "first", "second"), ORDERS)
def test_a_preference_comes_before_the_next_one(number, first, second, monkeypatch):
    position, wanted, otherwise = ORDERS[number, first, second]
    assert where(does(assessment(position()), number, 1)) == wanted
    [row] = [each for each in TEXT.splitlines() if each.startswith(f"[{number}]")]
    changed(monkeypatch, row, row.replace(f"{first} > {second}", f"{second} > {first}"))
    assert where(does(assessment(position()), number, 1)) == otherwise


# -- principles ------------------------------------------------------------------------------------


def courting(court: str, *rivals: Seat, **own: Any) -> Position:
    """Mobilization with a Court and nothing else to do."""
    boxes = own.pop("boxes", {})
    return lambda: acting(of_ten(**own), *rivals, lead=MOB, court=court, boxes=boxes)


def marching(at: str, theirs: str = "", **fields: Any) -> Position:
    """Mobilization with ships at these systems, and a rival's."""
    return lambda: acting(of_ten(at), a_seat(theirs), lead=MOB, **fields)


WEAPON = {"outrage": ("weapon",), "boxes": NO_MARKER}
PRINCIPLES: dict[tuple[str, str], tuple[int, Position, list[str], list[str]]] = {
    ("critical", "would contend a declared ambition"): (
        24, courting("Relic Fence, Admin Union", boxes={"keeper": (0,)}),
        ["Relic Fence"], ["Admin Union"],
    ),
    ("critical", "effective Vox card"): (
        24, courting("Mass Uprising, Admin Union", boxes=NO_MARKER),
        ["Mass Uprising"], ["Admin Union"],
    ),
    ("critical", "brings an action card"): (
        24, courting("Loyal Marines, Admin Union", **WEAPON), ["Admin Union"], ["Loyal Marines"],
    ),
    ("critical", "Loyal card of an Outraged type"): (
        24, courting("Loyal Marines, Gatekeepers", **WEAPON), ["Loyal Marines"], [],
    ),
    ("other", "captives"): (
        43, courting("Gatekeepers 0 1, Relic Fence"), ["Gatekeepers"], ["Relic Fence"],
    ),
    ("other", "would contend an undeclared ambition"): (
        43, courting("Court Enforcers, Relic Fence"), ["Relic Fence"], ["Court Enforcers"],
    ),
    ("other", "grows a declared lead"): (
        43, courting("Court Enforcers, Relic Fence", slots="relic", boxes=NO_MARKER),
        ["Relic Fence"], ["Court Enforcers"],
    ),
    ("other", "Weapon icon"): (
        43, courting("Court Enforcers, Gatekeepers", boxes=NO_MARKER),
        ["Court Enforcers"], ["Court Enforcers", "Gatekeepers"],
    ),
    ("other", "grows an undeclared lead"): (
        43, courting("Mining Interest, Relic Fence", a_seat(slots="fuel fuel fuel"),
                     a_seat(slots="fuel fuel"), slots="relic"),
        ["Relic Fence"], ["Mining Interest", "Relic Fence"],
    ),
    ("ties", "uncontested"): (
        24, courting("Admin Union 0 1, Construction Union", boxes=NO_MARKER),
        ["Construction Union"], ["Admin Union"],
    ),
    ("ties", "most captives"): (
        24, courting("Admin Union 0 1, Construction Union 0 2", boxes=NO_MARKER),
        ["Construction Union"], ["Admin Union", "Construction Union"],
    ),
    ("ties", "keys"): (
        43, courting("Gatekeepers, Loyal Pilots", boxes=NO_MARKER),
        ["Loyal Pilots"], ["Gatekeepers", "Loyal Pilots"],
    ),
    ("march", "keeps the origin"): (
        11, marching("1-gate 4, 1-crescent 3", "1-hex 1, 1-gate 3", buildings="0 starport 1-hex"),
        ["1-crescent to 1-hex"], ["1-gate to 1-hex"],
    ),
    ("march", "fewest moves"): (
        11, marching("1-gate 3, 2-gate 3", "1-hex 1", buildings="0 starport 1-hex"),
        ["1-gate to 1-hex"], ["1-gate to 1-hex", "2-gate to 1-hex"],
    ),
    ("march", "new claims"): (
        29, marching("1-gate 3", buildings="1 city 1-hex, 1 city 1-crescent"),
        ["1-gate to 1-hex"], ["1-gate to 1-crescent", "1-gate to 1-hex"],
    ),
    ("march", "control of buildings"): (
        19, marching("1-gate 3", buildings="1 city 1-hex, 0 starport 5-crescent"),
        ["1-gate to 1-hex"], ["1-gate to 1-arrow", "1-gate to 1-hex"],
    ),
    ("march", "task force"): (
        29, marching("1-gate 3, 1-crescent 2", buildings="1 city 1-hex"),
        ["1-gate to 1-hex"], ["1-crescent to 1-hex", "1-gate to 1-hex"],
    ),
}  # fmt: skip


HELD = (3, 0, 0), (2, 0, 0)
"""Captives of two rivals, with whom one more brings no place in Tyrant."""
PRINCIPLE_ORDERS: dict[tuple[str, str, str], tuple[int, Position, list[str], list[str]]] = {
    ("other", "captives", "would contend an undeclared ambition"): (
        43, courting("Court Enforcers 0 1, Relic Fence", *[a_seat(captives=each) for each in HELD]),
        ["Court Enforcers"], ["Relic Fence"],
    ),
    ("other", "would contend an undeclared ambition", "grows a declared lead"): (
        43, courting("Relic Fence, Mining Interest", slots="fuel", boxes={"tycoon": (0,)}),
        ["Relic Fence"], ["Mining Interest"],
    ),
    ("critical", "would contend a declared ambition", "effective Vox card"): (
        24, courting("Relic Fence, Mass Uprising", boxes={"keeper": (0,)}),
        ["Relic Fence"], ["Mass Uprising"],
    ),
    ("ties", "most captives", "keys"): (
        43, courting("Gatekeepers 0 2, Loyal Pilots 0 1", boxes=NO_MARKER),
        ["Gatekeepers"], ["Loyal Pilots"],
    ),
    ("march", "keeps the origin", "fewest moves"): (
        11, marching("1-gate 2, 2-gate 3", "1-hex 2, 1-gate 1", buildings="0 starport 1-hex"),
        ["2-gate to 1-hex"], ["1-gate to 1-hex"],
    ),
    ("march", "fewest moves", "new claims"): (
        29, marching("1-gate 3", buildings="1 city 1-crescent, 1 city 2-hex"),
        ["1-gate to 1-crescent"], ["1-gate to 2-hex"],
    ),
    ("march", "control of buildings", "task force"): (
        19, marching("1-gate 3, 5-gate 2", buildings="1 city 5-hex, 0 starport 3-crescent"),
        ["5-gate to 5-hex"], ["1-gate to 1-arrow", "1-gate to 1-hex"],
    ),
    ("other", "Weapon icon", "grows an undeclared lead"): (
        43, courting("Court Enforcers, Relic Fence", slots="relic"),
        ["Court Enforcers"], ["Relic Fence"],
    ),
}  # fmt: skip


def named(aims: list[Any]) -> list[str]:
    """Cards by their names, and marches by their ends."""
    said = [
        COURT[each.card].name if hasattr(each, "card") else f"{each.origin} to {each.target}"
        for each in aims
    ]
    return sorted(set(said))


@pytest.mark.clause("CAT-14.4", "CAT-14.5", "CAT-14.8")
@pytest.mark.parametrize(("principle", "phrase"), PRINCIPLES)
def test_a_principle_prefers_so_and_without_the_phrase_otherwise(principle, phrase, monkeypatch):
    number, position, wanted, otherwise = PRINCIPLES[principle, phrase]
    assert named(does(assessment(position()), number, 3)) == wanted
    less(monkeypatch, f"principle {principle}:", phrase)
    assert named(does(assessment(position()), number, 3)) == otherwise


@pytest.mark.parametrize(("principle", "first", "second"), PRINCIPLE_ORDERS)
def test_a_principle_prefers_in_this_order(principle, first, second, monkeypatch):
    number, position, wanted, otherwise = PRINCIPLE_ORDERS[principle, first, second]
    assert named(does(assessment(position()), number, 3)) == wanted
    [row] = [each for each in TEXT.splitlines() if each.startswith(f"principle {principle}:")]
    changed(monkeypatch, row, row.replace(f"{first} > {second}", f"{second} > {first}"))
    assert named(does(assessment(position()), number, 3)) == otherwise


def test_every_phrase_of_a_principle_has_such_a_position():
    printed = [
        (name, phrase)
        for name, listed in re.findall(r"^principle (\w+): (.*)$", TEXT, re.MULTILINE)
        for phrase in listed.split(" > ")
    ]
    assert sorted(PRINCIPLES) == sorted(printed)


@pytest.mark.clause("CAT-14.5")
def test_a_vox_card_of_no_use_is_not_secured():
    for court, clause in (
        ("Song of Freedom 1", "CAT-6.7"), ("Song of Freedom 2 1", "CAT-TEN-36"),
        ("Call to Action 1", "CAT-TEN-2"), ("Gatekeepers 1", "CAT-TEN-36"),
    ):  # fmt: skip
        assert says(acting(of_ten(), lead=AGG, court=court, boxes=NO_MARKER))[1] == clause


@pytest.mark.clause("CAT-14.17")
@pytest.mark.parametrize(
    ("court", "actions", "agents"),
    [("Gatekeepers", 2, 2), ("Gatekeepers", 1, 1), ("Gatekeepers 1", 3, 0),
     ("Gatekeepers 2 1", 3, 0),
     ("Gatekeepers 0 2", 3, 3), ("Gatekeepers 0 2", 2, 0), ("Gatekeepers 1 2", 1, 0),
     ("Gatekeepers 1 1", 1, 1), ("Gatekeepers 0 1 1", 2, 2)],
)  # fmt: skip
def test_agents_on_a_card_are_one_more_than_a_rivals_or_none(court, actions, agents):
    table = courting(court)()
    assert agents_wanted(assessment(table), table.court[0], actions) == agents


# -- general priorities ----------------------------------------------------------------------------


def leading(cards: str, *seats: Seat, at: tuple[str, ...] = (), **fields: Any) -> ArcsTable:
    """It leads one of these cards."""
    own = {key: fields.pop(key) for key in ("slots", "captives") if key in fields}
    cat = of_ten(*at, hand=cards, cards=fields.pop("guilds", ""), **own)
    cat.supercat = replace(cat.supercat, drawn=tuple(cards.split()))
    return a_table(cat, *seats, initiative=0, steps=[LeadCard(0)], **fields)


PRIORITIES: dict[int, tuple[Position, str]] = {
    20: (lambda: leading("administration-2 construction-3", a_seat(slots="psionic"),
                         buildings="0 city 2-arrow", boxes={"empath": (0,)}), "Administration 2"),
    21: (lambda: leading("aggression-2 construction-3", court="Mass Uprising 1", buildings=FIVE),
         "Aggression 2"),
    22: (lambda: leading("aggression-2 construction-3", a_seat("1-gate 1"), at=("1-gate 2",),
                         boxes={"warlord": (0,)}), "Aggression 2"),
    23: (lambda: leading("aggression-2 construction-3", at=("1-arrow 1",)), "Construction 3"),
    24: (lambda: leading("mobilization-2 construction-3", at=("1-gate 2",)), "Mobilization 2"),
    25: (lambda: leading("administration-2 mobilization-3", a_seat("1-hex 1"), at=("", "1-hex 1"),
                         buildings=f"0 city 1-hex, {PORT}"), "Administration 2"),
    26: (lambda: leading("mobilization-2 construction-3", a_seat("1-hex 2"), at=("1-gate 3",),
                         buildings="0 starport 1-hex"), "Mobilization 2"),
    27: (lambda: leading("aggression-2 mobilization-3", a_seat("1-hex 3"),
                         at=("1-hex 2", "1-hex 1"), buildings="0 starport 1-hex"), "Aggression 2"),
    28: (lambda: leading("construction-2 aggression-3", at=("1-hex 1",), buildings=PORT),
         "Construction 2"),
    29: (lambda: leading("mobilization-2 construction-3", at=("1-gate 2",), buildings=PORT),
         "Mobilization 2"),
    30: (lambda: leading("construction-2 aggression-3", at=("1-gate 1",), guilds="Mining Interest",
                         buildings=f"{PORT}, {FIVE}", boxes=NO_MARKER), "Construction 2"),
    31: (lambda: leading("construction-2 aggression-3", a_seat("1-gate 5"), a_seat("2-gate 5"),
                         at=("3-crescent 1",), buildings=f"0 starport 3-crescent, {FIVE}"),
         "Construction 2"),
    32: (lambda: leading("administration-2 construction-3", buildings=f"0 city 2-arrow, {PORT}"),
         "Administration 2"),
    33: (lambda: leading("mobilization-2 construction-3", court="Gatekeepers", boxes=NO_MARKER,
                         buildings=f"{PORT}, {FIVE}"), "Mobilization 2"),
    34: (lambda: leading("administration-2 aggression-3", at=("", "1-hex 1"), boxes=NO_MARKER,
                         buildings=CITIES), "Administration 2"),
    35: (lambda: leading("mobilization-2 construction-3", at=("1-gate 2",), boxes=NO_MARKER,
                         buildings=f"{PORT}, {CITIES}"), "Mobilization 2"),
    36: (lambda: leading("administration-2 aggression-3", at=("", "2-gate 1"), boxes=NO_MARKER,
                         buildings=FIVE), "Administration 2"),
}  # fmt: skip


@pytest.mark.clause(
    "CAT-14.20", "CAT-14.21", "CAT-14.22", "CAT-14.23", "CAT-14.24", "CAT-14.25",
    "CAT-14.26", "CAT-14.27", "CAT-14.28", "CAT-14.29", "CAT-14.30", "CAT-14.31",
    "CAT-14.32", "CAT-14.33", "CAT-14.34", "CAT-14.35", "CAT-14.36",
)  # fmt: skip
@pytest.mark.parametrize("number", PRIORITIES)
def test_a_priority_selects_its_card_and_without_its_row_another_does(number, monkeypatch):
    position, card = PRIORITIES[number]
    assert says(position()) == (f"Lead {card}", f"CAT-14.{number}")
    rows = [row for row in TEXT.splitlines() if not row.startswith(f"priority CAT-14.{number} ")]
    play_by(monkeypatch, rows)
    assert says(position())[1] != f"CAT-14.{number}"


SUITS: dict[tuple[int, str, str], Position] = {
    (20, "Administration 2", ""): lambda: leading(
        "administration-2 aggression-2", a_seat(slots="psionic"), court="Relic Fence 1",
        buildings="0 city 2-arrow", boxes={"empath": (0,), "keeper": (1,)}),
    (20, "Aggression 2", ""): lambda: leading(
        "aggression-2 construction-3", a_seat(slots="relic"), court="Relic Fence 1",
        boxes={"keeper": (0,)}),
    (24, "Aggression 2", ""): lambda: leading("aggression-2 mobilization-2", at=("1-gate 2",)),
    (25, "Construction 2", ""): lambda: leading(
        "administration-2 construction-2", a_seat("1-hex 1"), at=("", "1-hex 1"),
        buildings=f"0 city 1-hex, {PORT}"),
    (26, "Mobilization 2", ""): lambda: leading(
        "aggression-2 mobilization-2", a_seat("1-hex 2"), at=("1-gate 3",),
        buildings="0 starport 1-hex"),
    (26, "Aggression 2", ""): lambda: leading(
        "aggression-2 construction-3", a_seat("1-hex 2"), at=("1-gate 3",),
        buildings="0 starport 1-hex"),
    (29, "Mobilization 2", ""): lambda: leading(
        "aggression-2 mobilization-2", at=("1-gate 2",), buildings=PORT),
    (29, "Aggression 2", ""): lambda: leading(
        "aggression-2 construction-3", at=("1-gate 2",), buildings=PORT),
    (30, "Construction 2", ""): lambda: leading(
        "mobilization-2 construction-2", at=("1-gate 1",), guilds="Mining Interest, Prison Wardens",
        captives=(0, 2, 0), buildings=f"{PORT}, {FIVE}", boxes=NO_MARKER),
    (30, "Mobilization 2", ""): lambda: leading(
        "mobilization-2 aggression-2", at=("1-gate 1",), guilds="Prison Wardens",
        captives=(0, 2, 0), buildings=f"{PORT}, {FIVE}", boxes=NO_MARKER),
    (30, "Administration 2", ""): lambda: leading(
        "administration-2 mobilization-3", a_seat("1-gate 1", slots="weapon"), at=("1-arrow 2",),
        guilds="Elder Broker", slots="fuel", buildings=f"1 city 1-arrow, {PORT}, {FIVE}",
        boxes=NO_MARKER),
    (30, "Aggression 2", ""): lambda: leading(
        "aggression-2 construction-3", at=("1-gate 1",), guilds="Court Enforcers", slots="weapon",
        court="Gatekeepers 0 1", buildings=f"{PORT}, {FIVE}", boxes=NO_MARKER),
    (32, "Administration 2", ""): lambda: leading(
        "administration-2 aggression-2", court="Relic Fence 1",
        buildings=f"0 city 2-arrow, {PORT}, {FIVE}"),
    (32, "Aggression 2", ""): lambda: leading(
        "aggression-2 construction-3", court="Relic Fence 1", buildings=f"{PORT}, {FIVE}"),
    (33, "Mobilization 2", ""): lambda: leading(
        "administration-2 mobilization-2", court="Gatekeepers", boxes=NO_MARKER,
        buildings=f"{PORT}, {FIVE}"),
    (33, "Administration 2", ""): lambda: leading(
        "administration-2 construction-3", court="Gatekeepers", boxes=NO_MARKER,
        buildings=f"{PORT}, {FIVE}"),
    (34, "Construction 2", ""): lambda: leading(
        "administration-2 construction-2", at=("", "1-hex 1"), boxes=NO_MARKER,
        buildings=f"{PORT}, {CITIES}"),
    (35, "Mobilization 2", ""): lambda: leading(
        "aggression-2 mobilization-2", at=("1-gate 2",), boxes=NO_MARKER,
        buildings=f"{PORT}, {CITIES}"),
    (35, "Aggression 2", ""): lambda: leading(
        "aggression-2 construction-3", at=("1-gate 2",), boxes=NO_MARKER,
        buildings=f"{PORT}, {CITIES}"),
    (36, "Construction 2", ""): lambda: leading(
        "administration-2 construction-2", at=("", "2-gate 1"), boxes=NO_MARKER,
        buildings=f"{PORT}, {FIVE}"),
    (32, "Administration 2", "captives"): lambda: leading(
        "administration-2 construction-3", at=("1-arrow 1",), boxes=NO_MARKER,
        buildings=f"0 city 4-hex, 1 city 1-arrow, {PORT}, {FIVE}"),
    (32, "Administration 2", "a declared lead"): lambda: leading(
        "administration-2 construction-3", slots="relic", boxes=NO_MARKER,
        buildings=f"0 city 2-hex, {PORT}, {FIVE}"),
    (34, "Construction 2", "build"): lambda: leading(
        "aggression-2 construction-2", at=("3-crescent 1",), boxes=NO_MARKER,
        buildings=f"0 starport 1-hex, 0 starport 3-crescent, {CITIES}"),
    (35, "Aggression 2", "battle"): lambda: leading(
        "aggression-2 construction-3", a_seat("1-hex 3"), at=("1-hex 2", "1-hex 1"),
        boxes={"warlord": (0, 1, 2)}, court="Gatekeepers 0 1", buildings=f"{PORT}, {CITIES}"),
    (36, "Construction 2", "build"): lambda: leading(
        "aggression-2 construction-2", at=("1-gate 1",), boxes=NO_MARKER,
        buildings=f"{PORT}, {FIVE}"),
}  # fmt: skip


@pytest.mark.parametrize(("number", "card", "why"), SUITS)
def test_a_priority_takes_its_suits_in_their_order_and_each_verb_and_goal(number, card, why):
    assert says(SUITS[number, card, why]()) == (f"Lead {card}", f"CAT-14.{number}")


def test_every_priority_has_such_a_position():
    assert [f"CAT-14.{each}" for each in PRIORITIES] == [each.clause for each in TEN.priorities]


@pytest.mark.clause("CAT-14.20")
def test_a_priority_is_told_in_the_words_of_its_row():
    [told, *_] = thought(PRIORITIES[20][0]()).reasons[1:]
    assert in_words(told) == (
        "Use Administration actions. Empath: it has 0, and the strongest rival has 1. "
        "Tax or secure to contend for a declared ambition"
    )


# -- what else it decides --------------------------------------------------------------------------


def draws() -> Any:
    table = a_table(of_ten(hand="mobilization-3", counter=1), a_seat(), a_seat(), initiative=0,
                    stack=lying("mobilization-2 construction-3"), steps=[StartRound()])  # fmt: skip
    return asked(table).kind


def arms() -> Any:
    cat = of_ten("1-gate 2", slots="weapon", hand="mobilization-2 administration-3")
    cat.supercat = replace(cat.supercat, drawn=tuple(cat.hand))
    table = a_table(cat, a_seat("1-gate 1"), initiative=0, steps=[LeadCard(0)],
                    boxes={"warlord": (0,)})  # fmt: skip
    return says(table)[1]


def spends_others() -> Any:
    """A Fuel where Tycoon is declared and it stands third in it."""
    seats = a_seat(slots="fuel fuel fuel"), a_seat(slots="fuel fuel")
    table = acting(of_ten(slots="fuel"), *seats, boxes={"tycoon": (0,)})
    return assessment(table).may_spend("fuel")


def spends_for_battles() -> Any:
    table = acting(of_ten("1-gate 4", slots="fuel"), a_seat("2-gate 1"), lead=AGG,
                   boxes={"warlord": (0,)}, turn={"pips": 3})  # fmt: skip
    return says(table)[1]


def leaves() -> Any:
    table = courting("Gatekeepers 1 2")()
    return agents_wanted(assessment(table), table.court[0], 1)


def dice(own: int, battles: int, **fields: Any) -> str:
    """The dice against one fresh ship in 1-hex, with so many battles, this one too."""
    rival = a_seat("1-hex 1", slots="weapon relic")
    table = acting(of_ten(f"1-hex {own}", power=1), rival, lead=AGG,
                   turn={"pips": battles - 1, "prelude": False}, **fields)  # fmt: skip
    table.steps.append(CollectDice(0, 1, "1-hex"))
    return says(table)[0]


def risks() -> Any:
    """Two Fuels win a declared Tycoon, which the Outrage of a city for Material would not end."""
    table = acting(of_ten("1-hex 2", slots="fuel fuel"), lead=AGG, buildings="1 city 1-hex",
                   court="Farseers 0 1", boxes={"tycoon": (0,), "warlord": (1,)})  # fmt: skip
    return bool(does(assessment(table), 4, 1))


def ransacks() -> Any:
    table = acting(of_ten("1-hex 4", power=1), a_seat(), lead=AGG, buildings="1 city 1-hex",
                   court="Gatekeepers 0 1, Relic Fence 0 1", boxes={"keeper": (0,)})  # fmt: skip
    return [(each.goal, *sorted(each.prizes)) for each in does(assessment(table), 4, 1)]


def uses_twice() -> Any:
    table = acting(of_ten("1-gate 4", cards="Mining Interest"), lead=CON, boxes=NO_MARKER,
                   buildings=f"{PORT}, {FIVE}")  # fmt: skip
    play(table, "Manufacture")
    return says(table)[0]


SWITCHES: dict[tuple[str, str], tuple[Callable[[], Any], Any, Any]] = {
    ("draw", "always"): (draws, "lead", "reveal"),
    ("one_suit", "asked"): (
        lambda: says(leading("mobilization-2 mobilization-3", at=("1-gate 2",)))[1],
        "CAT-14.3", "CAT-14.24",
    ),
    ("spend", "never"): (spends_others, False, True),
    ("combat", "fuel"): (arms, "CAT-14.22", "CAT-14.24"),
    ("fuel", "combat"): (
        lambda: says(acting(of_ten("1-gate 2", slots="fuel"), lead=MOB, buildings=PORT))[1],
        "CAT-14.9", "CAT-TEN-19",
    ),
    ("tokens", "all"): (spends_for_battles, "CAT-TEN-4", "CAT-5.7"),
    ("contested", "match"): (leaves, 0, 1),
    ("dice", "half"): (
        lambda: dice(3, 2, boxes={"warlord": (0,)}),
        "1 skirmish, 2 assault, 0 raid", "0 skirmish, 3 assault, 0 raid",
    ),
    ("raiding", "trophies"): (
        lambda: dice(5, 2, boxes={"keeper": (0,)}, buildings="1 starport 1-hex"),
        "5 skirmish, 0 assault, 0 raid", "3 skirmish, 2 assault, 0 raid",
    ),
    ("outrage", "losing"): (risks, False, True),
    ("ransack", "never"): (ransacks, [("ransack", "bc24")], []),
    ("ability", "always"): (uses_twice, "Build", "Manufacture"),
}  # fmt: skip


@pytest.mark.clause("CAT-14.2", "CAT-14.3", "CAT-14.9", "CAT-14.10", "CAT-14.11", "CAT-14.12")
@pytest.mark.parametrize(("switch", "other"), SWITCHES)
def test_a_switch_decides(switch, other, monkeypatch):
    position, wanted, otherwise = SWITCHES[switch, other]
    assert position() == wanted
    changed(monkeypatch, f"switch {switch}: {TEN.switches[switch]}", f"switch {switch}: {other}")
    assert position() == otherwise


def test_every_switch_has_such_a_position():
    assert [name for name, _ in SWITCHES] == list(TEN.switches)


@pytest.mark.clause("CAT-14.19")
def test_a_document_decides_its_switches_whatever_the_options_say():
    asked_for = Readings(combat="fuel", spend="losing", contend="count")
    read_as = assessment(acting(of_ten()), readings=asked_for).readings
    assert (read_as.combat, read_as.spend, read_as.contend) == ("weapon", "declared", "count")


@pytest.mark.clause("CAT-14.9")
def test_a_fuel_is_spent_for_a_second_battle_only():
    table = acting(of_ten("1-gate 4", slots="fuel"), a_seat("2-gate 1"), lead=AGG,
                   boxes={"warlord": (0,)}, turn={"pips": 2})  # fmt: skip
    assert goes_on(table, "CAT-5.7", "CAT-TEN-4")[1] == "Move from 1-gate to 2-gate"


@pytest.mark.clause("CAT-14.9")
@pytest.mark.parametrize(
    ("court", "boxes", "clause"),
    [
        ("Sworn Guardians 2", {"keeper": (0,)}, "CAT-5.8"),
        ("Mass Uprising 1", {"keeper": (0,)}, "CAT-TEN-2"),
        ("Mass Uprising 1", {"tycoon": (0,)}, "CAT-5.8"),
        ("Gatekeepers 1", {"tycoon": (0,)}, "CAT-5.8"),
        ("Farseers 2 1", {}, "CAT-5.8"),
        ("Farseers 1", {"tycoon": (0, 1, 2)}, "CAT-TEN-36"),
    ],
)  # fmt: skip
def test_a_relic_of_a_declared_keeper_is_spent_for_a_relic_card_alone(court, boxes, clause):
    seats = of_ten(slots="relic"), a_seat(slots="relic")
    assert says(acting(*seats, lead=AGG, court=court, boxes=boxes))[1] == clause


@pytest.mark.clause("CAT-14.9")
def test_what_a_relic_brings_is_judged_without_it():
    """It wins Keeper: with the card it would only win as before, without the Relic it would not."""
    table = acting(
        of_ten(slots="relic"), lead=AGG, court="Sworn Guardians 1", boxes={"keeper": (0,)}
    )
    assert says(table)[1] == "CAT-5.8"


TOKENS: list[tuple[str, str, Position, str]] = [
    ("token material build 5", "Build ships · if it has no claim",
     lambda: acting(of_ten("1-hex 1", slots="material"), lead=AGG, buildings=PORT), "CAT-5.5"),
    ("token relic secure 8", "Secure to grow a lead in a declared ambition",
     lambda: acting(of_ten(slots="relic"), lead=AGG, court="Farseers 2 1"), "CAT-5.8"),
    ("token psionic tax 9", "Tax to take captives",
     lambda: acting(of_ten(slots="psionic"), a_seat(slots="relic"), lead=ADM,
                    buildings="0 city 2-hex", boxes={"keeper": (0,)}), "CAT-5.9"),
    ("token psionic secure 9", "Secure to take captives",
     lambda: acting(of_ten(slots="psionic"), a_seat(slots="relic"), lead=AGG,
                    court="Relic Fence 1", boxes={"keeper": (0,)}), "CAT-5.9"),
]  # fmt: skip
MATERIALS = [
    ("1-arrow 1", "", "starport"), ("1-arrow 1", FIVE, "starport"), ("1-arrow 1", PORT, "city"),
    ("1-arrow 15", PORT, "city"), ("1-gate 1", PORT, "ship"),
]  # fmt: skip


@pytest.mark.parametrize(("row", "other", "table", "clause"), TOKENS)
def test_a_token_is_spent_for_what_its_row_says(row, other, table, clause, monkeypatch):
    assert says(table())[1] == clause
    rows = [f"{row}: {other}" if each.startswith(row) else each for each in TEXT.splitlines()]
    play_by(monkeypatch, rows)
    assert says(table())[1] != clause


@pytest.mark.clause("CAT-5.5")
@pytest.mark.parametrize(("at", "buildings", "built"), MATERIALS)
def test_a_material_builds_a_first_starport_cities_or_ships(at, buildings, built):
    table = acting(of_ten(at, slots="material"), lead=AGG, buildings=buildings, boxes=NO_MARKER)
    spent, done = goes_on(table, "CAT-5.5", "CAT-5.5")
    assert (spent, done.split()[2]) == ("Spend Material to build", built)


@pytest.mark.clause("CAT-14.7", "CAT-TEN-21")
@pytest.mark.parametrize(
    ("card", "lead_card", "said"),
    [("Mining Interest", CON, "Manufacture"), ("Shipping Interest", CON, "Synthesize")],
)
def test_21_a_ready_ability_is_used_and_exhausted_until_the_chapter_ends(card, lead_card, said):
    table = acting(of_ten("1-gate 4", cards=card), lead=lead_card, boxes=NO_MARKER,
                   buildings=f"{PORT}, {FIVE}")  # fmt: skip
    assert goes_on(table, "CAT-TEN-21") == [said]
    exhausted = table.seats[0].supercat.exhausted
    assert exhausted == table.seats[0].cards
    assert says(table)[1] != "CAT-TEN-21"
    table.steps = [FormStack()]
    pending(table)
    assert table.seats[0].supercat.exhausted == ()


@pytest.mark.clause("CAT-14.7")
@pytest.mark.parametrize(("boxes", "used"), [(NO_MARKER, True), ({"tyrant": (0, 1, 2)}, False)])
def test_21_captives_of_a_contended_tyrant_are_kept(boxes, used):
    cat = of_ten("1-gate 4", cards="Prison Wardens", captives=(0, 2, 0))
    table = acting(cat, lead=CON, boxes=boxes, buildings=f"{PORT}, {FIVE}", turn={"prelude": False})
    assert (says(table) == ("Pressgang", "CAT-TEN-21")) is used


@pytest.mark.clause("CAT-14.12")
def test_it_fights_for_the_court_with_dice_for_every_step():
    """A fresh city and no ships: two steps, so two assault dice, or four raid dice."""
    table = acting(of_ten("1-hex 4", power=1), a_seat("1-hex 1"), lead=AGG, court="Relic Fence 0 1",
                   buildings="1 city 1-hex", boxes={"keeper": (0,)})  # fmt: skip
    assert [each.goal for each in does(assessment(table), 4, 1)] == ["ransack"]
    table.steps.append(CollectDice(0, 1, "1-hex"))
    table.turn = replace(table.turn, pips=0, prelude=False)
    assert says(table) == ("0 skirmish, 4 assault, 0 raid", "CAT-14.12")
    table.seats[0].fresh = {"1-hex": 3}
    assert does(assessment(table), 4, 1) == []
    table.buildings = tuple([replace(each, fresh=False) for each in table.buildings])
    table.seats[1].fresh, table.seats[1].hurt = {"1-hex": 1}, {"1-hex": 2}
    assert says(table) == ("1 skirmish, 0 assault, 2 raid", "CAT-14.12")


@pytest.mark.clause("CAT-14.12")
def test_what_it_ransacks_is_what_it_fights_for():
    table = acting(of_ten("1-hex 4", power=1), a_seat(), lead=AGG, buildings="1 city 1-hex",
                   court="Gatekeepers 0 3, Relic Fence 0 1", boxes={"keeper": (0,)})  # fmt: skip
    begun = forces_of(table, 0, 1, "1-hex")
    table.steps += [FinishBattle(0, 1, "1-hex", 0, True, begun), RansackCourt(0, 1)]
    table.turn = replace(table.turn, pips=0, prelude=False)
    assert says(table) == ("Ransack Relic Fence", "CAT-14.12")


@pytest.mark.clause("CAT-14.1")
def test_both_versions_sit_at_one_table_and_old_records_stay_with_the_first():
    players = ("supercat", "supercat:10", "supercat:hand")
    table = GAME.start(make_setup(GAME, players, "both", {}))
    assert [each.supercat and each.supercat.version for each in table.seats] == ["0.5", "10", None]
    assert Supercat(3).version == "0.5"
    names = [assessment(table, number).document.name for number in range(3)]
    assert names == ["base 0.5", "base 10", "base 0.5"]
    asked_for = Readings(version="10")
    assert assessment(table, 2, asked_for).document.name == "base 10"


@pytest.mark.clause("CAT-14.1")
def test_a_game_from_a_position_is_played_by_the_versions_that_its_players_have():
    """Whatever version the position was written with."""
    position = GAME.codec.encode(GAME.start(make_setup(GAME, ("supercat", "supercat:10"), "1", {})))
    setup = make_setup(GAME, ("supercat:10", "supercat"), "2", {})
    table = GAME.opening(replace(setup, position=position))
    assert [each.supercat.version for each in table.seats] == ["10", "0.5"]


@pytest.mark.clause("CAT-14.9")
@pytest.mark.parametrize(
    ("how", "fields", "clause"),
    [
        ("pivot", {}, "CAT-5.6"),
        ("surpass", {}, "CAT-6.7"),
        ("lead", {"declared": True}, "CAT-6.7"),
        ("pivot", {"court": "Relic Fence", "boxes": {"warlord": (0,), "keeper": (1,)}}, "CAT-5.6"),
        ("pivot", {"buildings": "0 city 2-arrow", "boxes": {"warlord": (0,), "empath": (1,)}},
         "CAT-TEN-1"),
    ],
)  # fmt: skip
def test_a_weapon_arms_a_card_that_was_selected_for_combat(how, fields, clause):
    seats = of_ten("1-gate 2", slots="weapon"), a_seat("1-gate 1", slots="psionic")
    table = acting(*seats, lead=ADM, **{"boxes": {"warlord": (0,)}, **fields})
    table.trick = (Played(0, ADM, how),)
    assert says(table)[1] == clause
