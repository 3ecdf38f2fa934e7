"""What a game declares of a table that is set out by hand: a larder with jars, for two."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from engine.core.position_edits import (
    BACK,
    SEAT,
    WHICH,
    ChipRow,
    CounterRow,
    EditChip,
    EditPage,
    HeadingRow,
    PlaceEdit,
    PositionEdits,
    buttons,
    by_seat,
    by_table,
    counted,
    flag,
    following,
    member,
    number,
    pictures,
    ring,
    value,
)
from engine.text.said import Said


@dataclass(frozen=True)
class Purse:
    """Frozen, as parts of tables may be."""

    coins: int = 0


@dataclass
class Cook:
    purse: Purse = field(default_factory=Purse)
    tastes: tuple[str, ...] = ()


@dataclass
class Larder:
    """Jars on shelves, whose turn it is, which lids are open."""

    cooks: list[Cook]
    jars: tuple[int, int] = (0, 0)
    lids: list[bool] = field(default_factory=lambda: [False, False])
    turn: int = 0
    season: str = "spring"

    def copy(self) -> Larder:
        cooks = [Cook(cook.purse, cook.tastes) for cook in self.cooks]
        return replace(self, cooks=cooks, lids=list(self.lids))


def put_jar(larder, shelf, by):
    if larder.jars[shelf] + by < 0:
        return larder
    jars = list(larder.jars)
    jars[shelf] += by
    return replace(larder.copy(), jars=tuple(jars))


def spice(larder, state, spice, shelf):
    """A sweet spice spoils nothing: it cannot be laid."""
    return None if spice == "sugar" else replace(larder.copy(), season=f"{spice} on {shelf}")


def rows(larder, state, *which):
    yield HeadingRow("The cook")
    yield CounterRow("Coins", larder.cooks[state.seat].purse.coins)
    yield pictures([("taste", each) for each in ("sour", "salty")], [("taste", "sour")], columns=1)


EDITS = PositionEdits(
    {
        "seat": PlaceEdit("This cook", role="seat"),
        "shelf": counted(put_jar, "A jar more, or less", by_table),
        "spiced shelf": PlaceEdit("A jar more", by_table(put_jar, 1), lay=spice),
        "lid": PlaceEdit(put=flag("lids", WHICH)),
        "Coins": PlaceEdit(put=number("cooks", SEAT, "purse", "coins", high=3)),
        "taste": PlaceEdit(put=member("cooks", SEAT, "tastes")),
        "turn": PlaceEdit(put=value("turn")),
        "season": PlaceEdit(put=ring(("spring", "summer"), "season")),
        "spice": PlaceEdit(role="piece", laying=lambda name: f"Lay {name} on a shelf"),
        "sack": PlaceEdit(role="piece", laying="Lay it anywhere"),
        "rack": PlaceEdit("All spices", role="page"),
        "kind": PlaceEdit(role="choice"),
        "fly": PlaceEdit(lay=lambda larder, state, shelf: replace(larder, turn=shelf), stays=True),
    },
    {"": EditPage(rows), "rack": EditPage(rows, "Spices")},
    chosen={"kind": "jar"},
)  # fmt: skip


@pytest.fixture
def larder():
    return Larder([Cook(), Cook()])


@pytest.fixture
def state():
    return EDITS.begin()


def test_a_click_puts_and_the_right_button_takes_away(larder, state):
    two = EDITS.click(EDITS.click(larder, state, ("shelf", 1)), state, ("shelf", 1))
    assert (two.jars, larder.jars) == ((0, 2), (0, 0))
    assert EDITS.click(two, state, ("shelf", 1), is_right=True).jars == (0, 1)
    assert EDITS.click(larder, state, ("shelf", 0), is_right=True) is larder, "there is none"


def test_numbers_stay_within_their_bounds_and_frozen_parts_are_replaced(larder, state):
    state.seat = 1
    rich = EDITS.click(larder, state, ("Coins", 9))
    assert [cook.purse.coins for cook in rich.cooks] == [0, 3]
    assert [cook.purse.coins for cook in larder.cooks] == [0, 0]
    assert EDITS.click(rich, state, ("Coins", -9)).cooks[1].purse == Purse(0)


def test_flags_members_values_and_rings(larder, state):
    after = EDITS.click(larder, state, ("lid", 1))
    assert (after.lids, larder.lids) == ([False, True], [False, False])
    after = EDITS.click(EDITS.click(after, state, ("taste", "sour")), state, ("taste", "salty"))
    assert EDITS.click(after, state, ("taste", "sour")).cooks[0].tastes == ("salty",)
    assert EDITS.click(after, state, ("turn", 1)).turn == 1
    assert EDITS.click(after, state, ("season",)).season == "summer"
    assert [following("abc", each) for each in "acx"] == ["b", "a", "a"]


def test_the_place_looked_at_is_another_one_and_the_table_the_same(larder, state):
    for key in (("seat", 1), ("kind", "pot"), ("rack",), ("spice", "salt")):
        assert EDITS.click(larder, state, key) is larder
    assert (state.seat, state.chosen, state.page) == (1, {"kind": "pot"}, ("rack",))
    assert EDITS.tip(state, ("shelf", 0)) == "Lay salt on a shelf"
    EDITS.click(larder, state, ("spice", "salt"))
    assert (state.held, EDITS.tip(state, ("shelf", 0))) == ((), "A jar more, or less")
    EDITS.click(larder, state, BACK)
    assert (state.page, EDITS.begin().chosen) == ((), {"kind": "jar"})


def test_what_is_in_the_hand_is_laid_where_it_can_be(larder, state):
    state.held = ("spice", "salt")
    assert EDITS.can_lay(state, "spiced shelf")
    assert not EDITS.can_lay(state, "shelf")
    assert EDITS.click(larder, state, ("spiced shelf", 1)).season == "salt on 1"
    assert state.held == ()
    state.held = ("spice", "sugar")
    assert EDITS.click(larder, state, ("spiced shelf", 1)).jars == (0, 1), "it is put back"
    assert state.held == ()


def test_some_things_stay_in_the_hand(larder, state):
    state.held = ("sack",)
    assert EDITS.click(larder, state, ("fly", 1)).turn == 1
    assert state.held == ("sack",)
    assert EDITS.tip(state, ()) == "Lay it anywhere"


def test_a_page_has_a_way_back(larder, state):
    assert [type(row) for row in EDITS.rows(larder, state)] == [HeadingRow, CounterRow, ChipRow]
    state.page = ("rack",)
    assert list(EDITS.rows(larder, state))[-1] == buttons(EditChip(BACK, Said("house-back")))
    assert EDITS.page(state).title == "Spices"


def test_functions_are_told_the_seat_or_not(larder, state):
    state.seat = 1
    told = []
    by_seat(lambda *all_: told.append(all_), "more")(larder, state, "which")
    by_table(lambda *all_: told.append(all_))(larder, state, "which")
    assert told == [(larder, 1, "which", "more"), (larder, "which")]
