"""Setting out a table: what is put somewhere came from elsewhere, and the table stays sound."""

import pytest

from engine.core.position.edits import EditState
from games.rajas import setting_out as out
from games.rajas.state import LOOSE, Laid, Rules
from tests.games.rajas.positions import (
    BOARD,
    NAVARATNAS,
    VOICE,
    a_table,
    dice,
    dummy,
    new_match,
    person,
)


def click(table, *key, seat=0):
    """The table after a click on a place while a seat is shown."""
    return out.EDITS.click(table, EditState(seat), key)


@pytest.fixture
def table():
    return a_table(person("o1 g1", workers=3), dummy("o g"), tops="OC2 GC1")


def test_a_worker_comes_from_those_at_hand_and_goes_back(table):
    placed = out.move_worker(table, "yogi", 0)
    assert (placed.placed, placed.seats[0].used, placed.seats[0].workers) == ({"yogi": 0}, 1, 2)
    assert placed.check() == []
    back = out.move_worker(placed, "yogi", 0)
    assert (back.placed, back.seats[0].used, back.seats[0].workers) == ({}, 0, 3)
    assert table.placed == {}, "the table that was given stays as it is"


def test_a_worker_drives_out_that_of_another_seat(table):
    placed = out.move_worker(out.move_worker(table, "yogi", 1), "yogi", 0)
    assert placed.placed == {"yogi": 0}
    assert (placed.seats[1].used, placed.seats[1].workers) == (0, 3)
    assert placed.check() == []


def test_a_worker_more_than_there_were_is_owned_from_then_on(table):
    for number, space in enumerate(("yogi", "dancer", "quarry_1", "quarry_2"), 1):
        table = out.move_worker(table, space, 0)
        seat = table.seats[0]
        assert (seat.used, seat.workers, seat.owned) == (number, max(0, 3 - number), max(3, number))


def test_workers_own_count_within_what_there_is(table):
    assert out.own_workers(table, 0, 5).seats[0].workers == 5
    assert out.own_workers(table, 0, 9).seats[0].owned == table.side.most_workers
    assert out.own_workers(out.move_worker(table, "yogi", 0), 0, 0).seats[0].workers == 0


def test_money_takes_the_bonus_marker_along(table):
    rich = out.put_money(table, 0, 35)
    assert (rich.seats[0].money, rich.seats[0].bonus) == (35, 3)
    first = BOARD.money_bonuses[0].space
    assert [out.put_money(table, 0, money).seats[0].bonus for money in (first - 1, first)] == [0, 1]
    assert out.put_money(rich, 0, 2).seats[0].bonus == 3, "what was had stays had"
    assert out.put_bonus(rich, 0, 20).seats[0].bonus == 1
    assert out.put_money(table, 1, 35).seats[1].bonus == 0, "a dummy has no such marker"


def test_fame_boat_karma_and_scrolls(table):
    assert click(table, "fame", 12).seats[0].fame == 12
    assert click(table, "stone", 9).seats[0].boat == 9
    two = out.put_karma(table, 0, 2)
    assert (two.seats[0].karma, out.put_karma(two, 0, 2).seats[0].karma) == (2, 1)
    values = [table.seats[0].scrolls[1]]
    for _ in range(3):
        table = click(table, "scroll", 1)
        values.append(table.seats[0].scrolls[1])
    assert values == [2, 3, 4, 2]


def test_a_die_is_there_only_where_the_supply_and_kali_have_room(table):
    (six,) = dice("b6")
    assert out.add_die(table, 0, six).seats[0].dice == dice("o1 g1 b6")
    assert out.take_die(out.add_die(table, 0, six), 0, six).seats[0].dice == dice("o1 g1")
    full = a_table(person(" ".join(["p1"] * 10)), dummy(" ".join(["b"] * 12)))
    assert out.add_die(full, 0, six) is full
    assert out.add_die(full, 1, dice("b")[0]) is full


def test_a_tile_is_taken_from_its_stack_and_laid_so_that_it_is_connected(table):
    laid = out.lay_tile(table, 0, 1, "GC1")
    assert [tile.tile for tile in laid.seats[0].tiles] == ["GC1"]
    assert "GC1" not in laid.tops
    assert laid.check() == []
    other = out.lay_tile(laid, 0, 1, "OC2")
    assert [tile.tile for tile in other.seats[0].tiles] == ["OC2"]
    assert "GC1" in other.stacks[other.tile("GC1").stack]
    assert other.check() == []


def test_a_tile_turns_and_goes_back(table):
    laid = out.lay_tile(table, 0, 1, "GC1")
    turn = laid.seats[0].tiles[0].turn
    assert out.turn_tile(laid, 0, 1).seats[0].tiles == (Laid(1, "GC1", (turn + 1) % 4),)
    away = out.take_tile(laid, 0, "GC1")
    assert away.seats[0].tiles == ()
    assert away.check() == []


def test_an_empty_cell_offers_every_tile_and_a_tile_in_a_cell_is_taken_away(table):
    cell, state = out.PLACES["cell"], EditState(0)
    offered = out.tiles_of(table, *range(len(table.tops)))
    assert cell.pictures(table, state, 1) == offered != ()
    laid = out.lay_tile(out.lay_tile(table, 0, 1, "GC1"), 0, 2, "OC2")
    assert cell.pictures(laid, state, 1) == cell.pictures(laid, state, 2) == ()
    assert cell.pictures(laid, state, 3) != ()
    assert cell.take(laid, state, 3) is laid
    one = cell.take(laid, state, 1)
    assert [each.tile for each in one.seats[0].tiles] == ["OC2"]
    assert "GC1" in one.stacks[one.tile("GC1").stack]


def test_a_dummys_tiles_lie_loose(table):
    laid = out.lay_tile(out.lay_tile(table, 1, LOOSE, "GC1"), 1, LOOSE, "OC2")
    assert [each.cell for each in laid.seats[1].tiles] == [LOOSE, LOOSE]
    assert laid.check() == []


def test_another_tile_is_turned_up(table):
    stack = table.tile("OC2").stack
    other = table.stacks[stack][0]
    shown = out.show_tile(table, other)
    assert shown.tops[stack] == other
    assert "OC2" in shown.stacks[stack]
    assert shown.check() == []


def test_borders_and_their_yield_tiles():
    table = a_table(person(), dummy(), rules=NAVARATNAS)
    taken = click(table, "claimed", 2)
    assert taken.seats[0].claimed == (2,)
    assert click(taken, "claimed", 2).seats[0].claimed == ()
    name = table.yields[0]
    covered = out.cover_border(table, 0, 2, name)
    assert covered.seats[0].yields[2] == name
    assert name not in covered.yields
    assert covered.check() == []
    assert out.cover_border(covered, 0, 2, "").yields == table.yields


def test_a_border_offers_its_own_yield_tile_and_the_free_ones_of_its_color():
    table = a_table(person(), dummy(), rules=NAVARATNAS)
    border = 2
    colour = table.side.borders[border].colour
    able = [name for name in table.yields if table.board.yields[name].colour == colour]
    assert 1 < len(able) < len(table.yields)

    def offered(shown):
        chips = [
            chip
            for row in out.EDITS.pages["border"].rows(shown, EditState(0), border)
            for chip in getattr(row, "chips", ())
            if chip.key[0] == "cover"
        ]
        return sorted(chip.key[2] for chip in chips), [chip.key[2] for chip in chips if chip.is_on]

    assert offered(table) == (["", *able], [""])
    covered = out.cover_border(table, 0, border, able[1])
    assert offered(covered) == (["", *able], [able[1]])


def test_river_tiles_follow_one_another():
    table = a_table(person(), dummy(), rules=Rules(ganga=True))
    names = list(table.board.river_tiles)
    first = out.cover_stone(table, 5)
    second = out.cover_stone(first, 6)
    assert (first.river[5], second.river[6]) == (names[0], names[1])
    assert second.check() == []


def test_a_dummy_is_to_play(table):
    his = out.give_turn(table, 1)
    assert his.seat == 1
    assert his.check() == []
    assert click(his, "elephant", 1).elephant == 1
    assert click(his, "Round", -1).round == 1


def test_a_die_of_a_person_turns_to_its_next_face_and_that_of_a_dummy_has_none(table):
    assert out.EDITS.turn(table, EditState(0), ("hand", 1), 1).seats[0].dice == dice("o1 g2")
    assert out.EDITS.turn(table, EditState(1), ("hand", 1), 1) is table


def test_the_borders_are_left_where_a_dummy_is_looked_at(table):
    """Only persons have borders; other pages stay open."""
    for seat, page, stays in ((0, ("border", 2), True), (1, ("border", 2), False), (0, (), True)):
        state = EditState(seat, page=page)
        out.EDITS.settle(table, state)
        assert (state.page == page) is stays


def test_the_river_is_told_where_a_tile_of_it_lies():
    table = a_table(person(), dummy(), rules=Rules(ganga=True))
    rungs = [out.layout(each)[3] for each in (table, out.cover_stone(table, 5))]
    assert [(rung.said.key, rung.is_known) for rung in rungs] == [
        ("lay-river-unknown", True),
        ("lay-river", True),
    ]
    assert rungs[1].said.args == {"spaces": (5,)}


@pytest.mark.clause("SOLO-1.5")
@pytest.mark.parametrize(
    ("other", "words"),
    [("dummy", "Alone against dummies, a person goes first."),
     ("human", "The lowest sum goes first.")],
)  # fmt: skip
def test_alone_against_dummies_the_sum_of_the_dice_decides_nothing(other, words):
    rungs = out.layout(new_match("human", other).table)
    told = [
        rung.said for rung in rungs if rung.said.key in ("lay-dice-unknown", "lay-money-unknown")
    ]
    assert {VOICE.say(said, "about") for said in told} == {words}
