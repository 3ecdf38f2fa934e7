"""RAJ-1.4: my box, set entry by entry, kept in a file, checked, and carried by records."""

import json
from dataclasses import replace

import pytest

from engine.core import record
from engine.core.errors import BadDocument, InputError
from engine.core.match import Match, play_bots, play_out
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from games.rajas.board import box_text, completed, my_file, own_board, printed_numbers
from games.rajas.box import SECTIONS, Box, MyBox, entries_of, problems_of
from games.rajas.effects import COLOURS
from games.rajas.game import GAME
from games.rajas.setting_out import WORDS
from main import main
from tests.games.rajas.test_rajas_setting_up import content_of

pytestmark = pytest.mark.clause("RAJ-1.4")


def a_changed_box() -> Box:
    """Ten tiles are printed otherwise, and a border and a space of the river."""
    box = Box()
    for number in range(5):
        box.change("orange", number, cost=10 - number)
        box.change("blue", number, roads=["N", "E", "S", "W"])
    box.toggle("orange", 0, "white")
    box.put_market("blue", 1, "silk", 5)
    box.put_effects("borders", 0, [{"type": "fame", "n": 2}])
    box.put_effects("river", 4, [{"type": "dice", "colours": ["any"]}])
    box.add_effect("river", 4, {"type": "dice", "colours": ["blue"]})
    return box


def with_bots(box: str = "") -> Setup:
    seats = (SeatSetup("greedy", "Kuber"), SeatSetup("dummy", "Dummy"))
    return Setup(seats, "box", {"numbers": "mine"}, box=box)


def test_all_pieces_are_reconstructed_until_their_owner_has_compared_them():
    box = Box()
    assert {name: box.left(name) for name in SECTIONS} == {
        **dict.fromkeys(COLOURS, 16), "borders": 16, "river": 29,
    }  # fmt: skip
    box.change("green", 3)
    assert (box.left("green"), Box().left()) == (15, 108), "on disk at once"
    box.confirm_rest()
    assert Box().left() == 0


def test_what_is_set_is_what_is_played_with():
    board = a_changed_box().board
    assert [board.tiles[f"OC{n}"].price for n in range(1, 6)] == [10, 9, 8, 7, 6]
    assert board.tiles["BC1"].roads == 15
    assert board.tiles["OC1"].buildings == (0,)
    assert board.tiles["BC2"].markets == ((0, 5),)
    assert board.river[5][0].colours == (2, 4)
    table = Match(GAME, with_bots()).table
    assert content_of(table.board) == content_of(board)


def test_a_second_click_takes_away_what_the_first_put_there():
    box = Box()
    for count in (1, 2, 0):
        box.toggle("orange", 0, "red")
        assert box.tile("orange", 0).buildings == (2,) * count
    box.put_market("orange", 0, "silk", 2)
    assert box.tile("orange", 0).markets == (), "silk 2 was printed"


def test_a_third_effect_begins_again_and_an_amount_is_the_last_ones():
    box = Box()
    box.put_effects("borders", 0, [{"type": "money", "n": 1}])
    box.add_effect("borders", 0, {"type": "fame", "n": 1})
    box.put_amount("borders", 0, 7)
    assert [each["n"] for each in box.raw("borders", 0)] == [1, 7]
    box.add_effect("borders", 0, {"type": "build"})
    assert box.raw("borders", 0) == [{"type": "build"}]


def test_a_change_that_is_no_board_changes_nothing():
    box = Box()
    box.change("orange", 0)
    before = my_file().read_bytes()
    with pytest.raises(InputError):
        box.change("orange", 0, cost=0)
    assert box.tile("orange", 0).price == 4
    assert my_file().read_bytes() == before


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_box_goes_out_and_comes_back_with_a_mark_or_without(tmp_path, encoding):
    box = a_changed_box()
    MyBox().give(tmp_path / "box.json")
    text = (tmp_path / "box.json").read_text("utf-8")
    (tmp_path / "again.json").write_text(text, encoding)
    my_file().unlink()
    MyBox().take(tmp_path / "again.json")
    assert Box().document == box.document


@pytest.mark.parametrize(("text", "sentence"), [
    ("", "it is empty"),
    ("[1", "line 1, column"),
    ("{}", "an object with tiles"),
    ("null", "must be an object"),
])  # fmt: skip
def test_what_is_no_box_gets_one_sentence_and_the_old_one_stays(tmp_path, text, sentence):
    a_changed_box()
    before, path = my_file().read_bytes(), tmp_path / "bad.json"
    path.write_text(text, "utf-8")
    with pytest.raises(InputError) as refusal:
        MyBox().take(path)
    said = GAME.voice(()).say(refusal.value.said)
    assert sentence in said
    assert "bad.json" in said
    assert my_file().read_bytes() == before


FAULTS = {
    "16 of each color": lambda d: d["tiles"][0].update(colour="green"),
    "costs 14. Set a price from 1 to 10": lambda d: d["tiles"][0].update(cost=14),
    "is empty": lambda d: d["tiles"][0].update(markets=[]),
    "has more than 2 buildings": lambda d: d["tiles"][0].update(buildings=["red", "red", "white"]),
    "No blue tile costs 7 or more": lambda d: [
        each.update(cost=6) for each in d["tiles"] if each["colour"] == "blue"
    ],
    "Tile 1, roads is ['N', 'N']; it must be two": lambda d: d["tiles"][0].update(roads=["N", "N"]),
    "River space 6 brings nothing": lambda d: d["river"]["spaces"][5].update(effects=[]),
    "Border 2 brings nothing": lambda d: d["province_board"]["front_bonuses"][1].update(effects=[]),
    "colours is []; it must be one to three of orange": lambda d: (
        d["river"]["spaces"][2]["effects"][0].update(colours=[])
    ),
    "it must be one of orange": lambda d: d["tiles"][0].update(colour="pink"),
    "it must be a list of effects": lambda d: d["river"]["spaces"][2].update(effects=1),
    "effects is None; it": lambda d: d["action_spaces"]["4"][0].update(area="terrace"),
}  # fmt: skip


@pytest.mark.parametrize("sentence", FAULTS)
def test_each_fault_has_a_sentence(tmp_path, sentence):
    document = printed_numbers()
    FAULTS[sentence](document)
    path = tmp_path / "box.json"
    path.write_text(json.dumps(document), "utf-8")
    said = [GAME.voice(()).say(each) for each in MyBox().problems(path)]
    assert any(sentence in each for each in said), said
    with pytest.raises(InputError):
        MyBox().take(path)


BOUNDS = [
    ("setup start_fame value", 0, 59),
    ("setup start_karma value", 0, 20),
    ("setup start_upgrade_level value", 2, 4),
    ("setup start_workers active", 1, 3),
    ("setup bonus_marker_start value", 1, 120),
    ("dummy price_range_one_die low", 0, 20),
    ("dummy price_range_two_dice high", 0, 20),
    ("dummy karma_for_bonuses value", 0, 20),
    ("dummy handicap fame_per_point", 0, 5),
    ("dummy handicap money_per_point", 0, 5),
    ("dummy replacement_window to_old", 0, 20),
    ("dummy portuguese n", 1, 30),
]


@pytest.mark.parametrize(("where", "low", "high"), BOUNDS, ids=[where for where, *_ in BOUNDS])
def test_numbers_of_the_setup_and_of_dummies_have_their_bounds(where, low, high):
    *path, name = where.split()
    for number, is_fine in ((low, True), (high, True), (low - 1, False), (high + 1, False)):
        document = part = printed_numbers()
        for each in path:
            part = part[each]
        part[name] = number
        if is_fine:
            own_board(document)
        else:
            with pytest.raises(BadDocument, match=f"from {low} to {high}"):
                own_board(document)


def test_the_numbers_that_come_with_the_game_have_no_fault():
    assert problems_of(printed_numbers()) == []
    assert box_text(printed_numbers()) == "{}"


def test_the_command_line_exports_imports_and_checks(tmp_path, capsys):
    a_changed_box()
    path, bad = tmp_path / "box.json", tmp_path / "bad.json"
    assert main(["box", "rajas", "export", str(path)]) == 0
    assert main(["box", "rajas", "check", str(path)]) == 0
    document = json.loads(path.read_text("utf-8"))
    entries_of(document, "orange")[0]["cost"] = 20
    bad.write_text(json.dumps(document), "utf-8")
    assert main(["box", "rajas", "check", str(bad)]) == 1
    assert "costs 20" in capsys.readouterr().out
    assert main(["box", "rajas", "import", str(bad)]) == 2
    assert main(["box", "rajas", "import", str(path)]) == 0
    assert main(["box", "despirala", "check", str(path)]) == 2


def test_bots_play_a_whole_game_and_its_record_carries_the_box(tmp_path):
    a_changed_box()
    match = Match(GAME, with_bots())
    play_bots(match, [GAME.bot("greedy", match.setup), None], 10_000)
    assert match.is_over
    path = tmp_path / "record.json"
    record.save(match, path)
    my_file().unlink()
    again = record.load(REGISTRY, path)
    assert again.result == match.result
    assert content_of(again.table.board) == content_of(match.table.board)


def test_a_game_goes_on_with_its_box_when_the_owner_changes_another_tile():
    box = a_changed_box()
    match = Match(GAME, with_bots())
    box.change("purple", 0, cost=9)
    table, _ = play_out(GAME, match.setup, 40)
    assert table.board is match.table.board
    assert Match(GAME, with_bots()).table.board.tiles["PC1"].price == 9


def test_challenge_lessons_and_puzzles_have_the_numbers_that_come_with_the_game():
    a_changed_box()
    assert Match(GAME, replace(with_bots(), options={})).table.rules.box == ""
    for folder in ("lessons", "puzzles", "scenarios"):
        for path in (GAME.folder / folder).glob("*.json"):
            assert '"mine"' not in path.read_text("utf-8")


def test_any_number_of_an_own_file_survives_in_a_record():
    document = printed_numbers()
    document["tracks"]["fame_bonuses"][1]["space"] = 11
    document["round"]["elephant"]["rule"] = "to the left-hand neighbour"
    document["action_spaces"]["2"][0]["money"] = 3
    my_file().parent.mkdir(parents=True, exist_ok=True)
    my_file().write_text(json.dumps(document), "utf-8")
    table = Match(GAME, with_bots()).table
    assert content_of(table.board) == content_of(own_board(document))
    assert table.board.elephant_step == 1


def test_fields_of_a_position_name_tiles_as_the_box_has_them():
    a_changed_box()
    document = GAME.codec.encode(Match(GAME, with_bots()).table)
    named = {each.value: each.about for each in WORDS["Laid.tile"].choices(document)}
    assert named["OC1"].args["price"] == 10
    document["rules"] |= {"numbers": "printed", "box": ""}
    named = {each.value: each.about for each in WORDS["Laid.tile"].choices(document)}
    assert named["OC1"].args["price"] == 4


def test_what_a_copy_leaves_out_of_an_entry_is_as_printed():
    """Entry by entry where both lists are as long."""
    printed, document = printed_numbers(), printed_numbers()
    tile = document["tiles"][0]
    tile["cost"] = printed["tiles"][0]["cost"] + 1
    del tile["roads"]
    whole = completed(document)
    assert whole["tiles"][0] == {**printed["tiles"][0], "cost": tile["cost"]}
    assert whole["tiles"][1:] == printed["tiles"][1:]


def test_a_fault_in_a_file_names_its_place_in_the_readers_language(tmp_path):
    """The first tile's road is north twice; there is no word for a part that a box lacks."""
    document, path = printed_numbers(), tmp_path / "box.json"
    document["tiles"][0].update(roads=["N", "N"])
    path.write_text(json.dumps(document), "utf-8")
    [fault] = MyBox().problems(path)
    in_german = GAME.voice((), "de").say(fault)
    assert in_german == (
        "Plättchen 1, „roads“: Statt ['N', 'N'] müssen dort zwei oder mehr von N, E, S und W stehen"
    )
    document = printed_numbers()
    document["tiles"][0]["cost"] = "x"
    path.write_text(json.dumps(document), "utf-8")
    [fault] = MyBox().problems(path)
    said = GAME.voice((), "de").say(fault)
    wanted = "Plättchen 1, „cost“: Statt 'x' muss dort eine ganze Zahl von "
    assert said.startswith(wanted), said
    path.write_text("[]", "utf-8")
    [fault] = MyBox().problems(path)
    assert GAME.voice((), "de").say(fault).startswith("Die Datei enthält []")


def test_a_stone_is_called_by_its_space_and_a_border_by_its_side_of_the_board():
    """The river's first stone lies on space 1; the base game's borders come first."""
    box = Box()
    assert [box.called("river", number).args["space"] for number in (0, 4)] == [1, 5]
    assert box.effects("river", 0) == box.board.river[1]
    front = len(box.board.base.borders)
    for number, is_back in ((0, False), (front - 1, False), (front, True)):
        said = box.called("borders", number)
        assert (said.key, said.args["isBack"]) == ("box-border", is_back)
        assert box.called("borders", number, is_brief=True).key == "box-edge"
    assert box.effects("borders", front) == box.board.navaratnas.borders[0].effects
