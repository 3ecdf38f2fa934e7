"""What a game declares of a table that is set out by hand: a larder with jars, for two."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from engine.core.position.edits import (
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
    palette,
    pictures,
    put_or_take,
    ring,
    value,
)
from engine.text.message import Message


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


def seasons(larder, state):
    """None while it is nobody's turn."""
    return [EditChip(("season", each), each) for each in ("spring", "summer")] * larder.turn


def move_jars(larder, state, shelf, to):
    """All jars go to the shelf that they are dropped on."""
    if to[:1] != ("stack",):
        return None
    after = put_jar(larder, shelf, -larder.jars[shelf])
    return put_jar(after, to[1], larder.jars[shelf])


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
        "spice": PlaceEdit(role="piece"),
        "sack": PlaceEdit(role="piece"),
        "calendar": PlaceEdit(
            put=ring(("spring", "summer"), "season"), pictures=seasons,
            choose=lambda larder, state, season: replace(larder, season=season),
            typed=lambda larder, state, turn: replace(larder, turn=turn),
        ),
        "stack": PlaceEdit(drop=move_jars, turn=put_or_take(by_table(put_jar, 1),
                                                            by_table(put_jar, -1))),
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
    EDITS.click(larder, state, ("spice", "salt"))
    assert (state.held, EDITS.tip(state, ("shelf", 0))) == ((), "A jar more, or less")
    EDITS.click(larder, state, BACK)
    assert (state.page, EDITS.begin().chosen) == ((), {"kind": "jar"})


def test_what_is_in_the_hand_is_laid_where_it_can_be(larder, state):
    state.held = ("spice", "salt")
    assert EDITS.click(larder, state, ("spiced shelf", 1)).season == "salt on 1"
    assert state.held == ()
    state.held = ("spice", "sugar")
    assert EDITS.click(larder, state, ("spiced shelf", 1)).jars == (0, 1), "it is put back"
    assert state.held == ()


def test_some_things_stay_in_the_hand(larder, state):
    state.held = ("sack",)
    assert EDITS.click(larder, state, ("fly", 1)).turn == 1
    assert state.held == ("sack",)


def test_the_wheel_counts_as_far_as_it_is_turned(larder, state):
    assert EDITS.turn(larder, state, ("shelf", 1), 3).jars == (0, 3)
    assert EDITS.turn(larder, state, ("stack", 0), 2).jars == (2, 0)
    assert EDITS.turn(larder, state, ("stack", 0), -1) is larder
    assert EDITS.turn(larder, state, ("lid", 0), 1) is None
    assert EDITS.turn(larder, state, (), 1) is None


def test_a_number_is_typed_over_a_counter_or_a_place_that_takes_one(larder, state):
    assert EDITS.type(larder, state, ("Coins", 1), 2).cooks[0].purse == Purse(2)
    assert EDITS.type(larder, state, ("calendar",), 7).turn == 7
    assert EDITS.type(larder, state, ("lid", 0), 7) is None


def test_what_is_drawn_to_another_place_lies_there(larder, state):
    full = put_jar(larder, 0, 2)
    assert EDITS.drop(full, state, ("stack", 0), ("stack", 1)).jars == (0, 2)
    assert EDITS.drop(full, state, ("stack", 0), ()) is full
    assert EDITS.drop(full, state, ("lid", 0), ("stack", 1)) is full


def test_a_click_chooses_out_of_pictures_where_there_are_some(larder, state):
    assert EDITS.pictures(larder, state, ("calendar",)) == ()
    begun = replace(larder, turn=1)
    chips = EDITS.pictures(begun, state, ("calendar",))
    assert [chip.words for chip in chips] == ["spring", "summer"]
    assert EDITS.choose(begun, state, ("calendar",), chips[1].key).season == "summer"
    state.held = ("sack",)
    assert EDITS.pictures(begun, state, ("calendar",)) == ()


def test_only_an_edit_changes_a_table(state):
    assert EDITS.changes(("shelf", 0), is_right=True)
    assert not EDITS.changes(("season",), is_right=True)
    assert not EDITS.changes(("seat", 0))


def test_pieces_of_a_palette_are_numbered_for_the_keys():
    row = palette([EditChip(("piece", name)) for name in "abc"], first=9)
    assert [chip.number for chip in row.chips] == [9, 0, 1]


def test_a_page_has_a_way_back(larder, state):
    assert [type(row) for row in EDITS.rows(larder, state)] == [HeadingRow, CounterRow, ChipRow]
    state.page = ("rack",)
    assert list(EDITS.rows(larder, state))[-1] == buttons(EditChip(BACK, Message("house-back")))
    assert EDITS.page(state).title == "Spices"


def test_functions_are_told_the_seat_or_not(larder, state):
    state.seat = 1
    told = []
    by_seat(lambda *all_: told.append(all_), "more")(larder, state, "which")
    by_table(lambda *all_: told.append(all_))(larder, state, "which")
    assert told == [(larder, 1, "which", "more"), (larder, "which")]
