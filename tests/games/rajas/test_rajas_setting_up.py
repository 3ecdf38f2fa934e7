"""Chapters 1, 2, 9 and the set-up of dummies."""

import json
from dataclasses import fields

import pytest

from engine.core.decision import Chance
from engine.core.errors import BadDocument, InputError
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.story import Telling
from games.rajas.board import (
    _READ,
    PRINTED,
    board_of,
    my_file,
    own_digest,
    printed_numbers,
    read_board,
    require_read,
)
from games.rajas.effects import PER_COLOUR, faces_of
from games.rajas.events import RoundStarted, StarterFound, StartRolled
from games.rajas.game import GAME
from games.rajas.state import Rules
from games.rajas.steps.rounds import FindStarter, new_table
from tests.games.rajas.positions import BOARD, a_table, asked, dummy, new_match, outcomes, play
from tests.voice.spoken import english


def after_tiles(*players, **settings):
    """A match after the twelve tiles have turned up."""
    match = new_match(*players, **settings)
    for _ in range(12):
        match.roll()
    return match


def reconstructed_words(printed):
    """RAJ-1.5: what was reconstructed: "all 64 province tiles", "29 of 30 river spaces"."""
    tracks, borders = printed["tracks"], printed["province_board"]
    parts = {
        "province tiles": printed["tiles"],
        "borders": [*borders["front_bonuses"], *borders["back_bonuses"]],
        "river spaces": printed["river"]["spaces"],
        "bonuses on the tracks": [*tracks["fame_bonuses"], *tracks["money_bonuses"]],
        "yield tiles": [each for name in ("white", "yellow", "red", "brown")
                        for each in printed["yield_tiles"][name]],
        "river tiles": printed["river_tiles"],
        "spaces for workers": printed["action_spaces"]["4"],
        "size of the province": [borders["grid"]],
        "choice of cover tiles": [printed["setup"]["cover_tiles_3p"]],
    }  # fmt: skip
    counts = [
        (name, sum(each["confidence"] == "reconstructed" for each in entries), len(entries))
        for name, entries in parts.items()
    ]
    return [
        f"the {name}" if many == 1
        else f"all {many} {name}" if count == many
        else f"{count} of {many} {name}"
        for name, count, many in counts if count
    ]  # fmt: skip


@pytest.mark.clause("RAJ-1.1", "SOLO-1.1", "SOLO-1.2")
def test_people_sit_before_dummies_and_are_asked_while_dummies_are_not():
    match = after_tiles("dummy", "random", "dummy")
    assert [seat.is_dummy for seat in match.table.seats] == [True, False, True]
    assert match.table.order == (1, 0, 2)
    match.roll()
    assert match.pending.seat == 1
    questioned, placed = set(), set()
    while match.table.round < 3:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            questioned.add(match.pending.seat)
            match.answer(match.pending.options[0])
        placed |= set(match.table.placed.values())
    assert questioned == {1}
    assert placed == {0, 1, 2}, "dummies move by their dice"


@pytest.mark.clause("RAJ-1.2")
def test_there_are_48_dice_and_64_tiles_in_twelve_stacks():
    assert PER_COLOUR * 4 == 48
    assert len(BOARD.tiles) == 64
    assert [len(stack) for stack in BOARD.stacks] == [5, 5, 6] * 4
    assert {tile.colour for tile in BOARD.tiles.values()} == {0, 1, 2, 3}
    codes = {code for spaces in BOARD.spaces.values() for space in spaces for code in space.codes}
    assert codes == {7 * colour + face for colour in range(4) for face in range(7)}


def keep_own_board(change):
    """Puts a changed copy of the board into the player's folder."""
    document = json.loads(PRINTED.read_text(encoding="utf-8"))
    change(document)
    my_file().parent.mkdir(parents=True, exist_ok=True)
    my_file().write_text(json.dumps(document), encoding="utf-8")


@pytest.fixture
def own_board():
    return keep_own_board


@pytest.mark.clause("RAJ-1.4")
def test_a_players_own_numbers_are_played_with(own_board):
    def change(document):
        document["tracks"]["fame_bonuses"][1]["space"] = 11
        document["river"]["spaces"][0]["effects"] = [{"type": "fame", "n": 9}]

    own_board(change)
    match = new_match("random", "dummy", numbers="mine")
    assert match.table.board.fame_bonuses[1].space == 11
    assert match.table.board.river[1][0].n == 9
    assert match.table.check() == []
    assert board_of("printed").fame_bonuses[1].space == 10


@pytest.mark.clause("RAJ-1.4")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d.pop("tiles"), "it must be an object with tiles"),
        (lambda d: d["tiles"].pop(), "it cannot be changed here"),
        (lambda d: d["tiles"][3].update(cost="dear"), "tiles[3].cost is 'dear'"),
        (lambda d: d["tiles"][3].update(cost=0), "whole number from 1 to 20"),
        (lambda d: d["tiles"][3].update(roads=["N", "Q"]), "tiles[3].roads"),
        (lambda d: d["tiles"][3].update(buildings=["pink"]), "tiles[3].buildings"),
        (lambda d: d["tiles"][3]["markets"][0].update(good="gold"), "silk, tea, spices"),
        (lambda d: d["tiles"][3].update(id="OC1"), "tiles holds OC1 twice"),
        (lambda d: d["river"]["spaces"][4].update(space=6), "river.spaces[4].space"),
        (lambda d: d["river"]["spaces"][4].update(effects=[{"type": "gold"}]), "type is 'gold'"),
        (lambda d: d["river"]["spaces"][4].update(effects={}), "a list of effects"),
        (lambda d: d["tracks"]["fame_bonuses"][2].update(space=7), "ascending"),
        (lambda d: d["province_board"]["grid"].update(rows=[4]), "province_board.grid.rows"),
        (lambda d: d["province_board"]["front_bonuses"][0].update(row=9), "from 0 to 3"),
        (lambda d: d["action_spaces"]["2"][0].update(area="garden"), "area is 'garden'"),
        (lambda d: d["action_spaces"]["2"][1].update(id="quarry_1"), "names a space twice"),
        (lambda d: d["setup"]["start_karma"].update(value=-1), "setup.start_karma"),
    ],
)
def test_a_file_that_is_no_board_is_refused_with_the_place(own_board, change, sentence):
    own_board(change)
    with pytest.raises(InputError) as refusal:
        new_match("random", "dummy", numbers="mine")
    assert sentence in str(refusal.value)


@pytest.mark.clause("RAJ-1.4")
@pytest.mark.parametrize(("way", "value", "sentence"), [
    (("dummy", "main_area", "redirect", "if_dice_at_least"), 4,
     "dummy.main_area.redirect.if_dice_at_least is 4: it cannot be changed here"),
    (("dummy", "harbor_steps", "d6", "3"), 1,
     "dummy.harbor_steps.d6[3] is 1: it cannot be changed here"),
    (("dummy", "terrace", "d6", "5"), "money",
     "dummy.terrace.d6[5] is 'money': it cannot be changed here"),
    (("dummy", "main_area", "redirect", "faces"), [6],
     "dummy.main_area.redirect.faces is [6]: it cannot be changed here"),
    (("tracks", "money", "length"), 100,
     "tracks.money.length is 100: it cannot be changed here"),
    (("dummy", "main_area", "redirect", "at_least"), 4,
     "dummy.main_area.redirect.at_least is 4: it cannot be changed here"),
])  # fmt: skip
def test_a_change_that_nothing_would_read_is_refused_by_its_name(own_board, way, value, sentence):
    own_board(lambda document: put(document, way, value))
    with pytest.raises(InputError) as refusal:
        new_match("random", "dummy", numbers="mine")
    assert str(refusal.value).endswith(sentence)


def is_read(way):
    """Whether a board is read from a place of its document."""
    return _READ.fullmatch("".join(f"/{key}" for key in way)) is not None


def put(document, way, value):
    """Puts a value at a place of a document."""
    *path, last = way
    for key in path:
        document = document[key]
    document[last] = value


def numbers_of(document, way=()):
    """The places of all numbers of a document."""
    if isinstance(document, dict | list):
        pairs = document.items() if isinstance(document, dict) else enumerate(document)
        for key, each in pairs:
            yield from numbers_of(each, (*way, key))
    elif type(document) in (int, float):
        yield way


@pytest.mark.clause("RAJ-1.4")
def test_every_number_of_the_file_is_read_or_its_change_refused():
    """One up or one down: the board is another one, or the file is refused."""
    printed = printed_numbers()
    ways = list(numbers_of(printed))
    assert len(ways) > 400
    for way in ways:
        if is_read(way):
            continue
        copy = json.loads(PRINTED.read_text(encoding="utf-8"))
        put(copy, way, -77)
        with pytest.raises(BadDocument) as refusal:
            require_read(copy, printed)
        assert "is -77: it cannot be changed here" in str(refusal.value), way


@pytest.mark.clause("RAJ-1.4")
@pytest.mark.parametrize("step", [1, -1])
def test_what_counts_as_read_changes_the_board(step):
    """A sample of all parts: with another number there the board is another one, or refused."""
    printed = printed_numbers()
    usual = content_of(read_board(printed))
    for way in list(numbers_of(printed))[::7]:
        if not is_read(way):
            continue
        copy, value = printed_numbers(), printed
        for key in way:
            value = value[key]
        put(copy, way, value + step)
        try:
            assert content_of(read_board(copy)) != usual, way
        except BadDocument as refusal:
            assert str(way[-1]) in str(refusal) or "ascending" in str(refusal), way


def content_of(board):
    """All that a board holds."""
    held = {each.name: getattr(board, each.name) for each in fields(board)}
    grid = held.pop("grid")
    return repr({**held, "grid": (grid.rows, grid.cols, grid.residence)})


@pytest.mark.clause("RAJ-1.4")
def test_what_a_copy_lacks_is_as_printed(own_board):
    own_board(lambda document: [document.pop(key) for key in ("chambers", "round", "meta")])
    assert content_of(new_match("random", "dummy", numbers="mine").table.board) == content_of(BOARD)


@pytest.mark.clause("RAJ-1.4")
def test_remarks_may_say_what_they_like(own_board):
    def change(document):
        document["tiles"][0].update(note="seen at a fair", confidence="sourced", shape="bend")
        document["meta"]["title"] = "My board"

    own_board(change)
    assert new_match("random", "dummy", numbers="mine").table.check() == []


@pytest.mark.clause("RAJ-1.5")
def test_what_was_reconstructed_is_said_where_the_numbers_are_chosen_and_in_the_rules():
    words = reconstructed_words(printed_numbers())
    assert words[:3] == ["all 64 province tiles", "all 16 borders", "29 of 30 river spaces"]
    setting = next(each for each in GAME.settings if each.key == "numbers")
    assert "reconstructed" in english(setting.choices[0].about)
    rules = " ".join(GAME.rules_path.read_text(encoding="utf-8").split())
    for said in (english(setting.about), rules):
        assert not [each for each in words if each not in said and each.capitalize() not in said]


@pytest.mark.clause("RAJ-1.4")
def test_without_a_box_it_is_said_how_to_get_one():
    with pytest.raises(InputError, match="You have no box yet"):
        new_match("random", "dummy", numbers="mine")


@pytest.mark.clause("RAJ-1.4")
def test_a_position_carries_its_box(own_board):
    own_board(lambda document: document["river"]["bridge"].update(space=19))
    position = GAME.codec.encode(new_match("random", "dummy", numbers="mine").table)
    own_board(lambda document: document["river"]["bridge"].update(space=18))
    assert GAME.read_position(position).board.bridge.space == 19


@pytest.mark.clause("RAJ-1.4")
def test_a_position_from_before_boxes_is_refused_with_other_numbers(own_board):
    own_board(lambda document: document["river"]["bridge"].update(space=19))
    position = GAME.codec.encode(new_match("random", "dummy", numbers="mine").table)
    position["rules"] |= {"box": "", "digest": own_digest()}
    assert GAME.read_position(position).board.bridge.space == 19
    own_board(lambda document: document["river"]["bridge"].update(space=18))
    with pytest.raises(InputError, match=r"rules, digest"):
        GAME.read_position(position)


def test_the_printed_file_is_a_board():
    assert content_of(read_board(printed_numbers())) == content_of(BOARD)


@pytest.mark.clause("RAJ-2.1", "SOLO-1.4")
def test_the_side_of_the_board_goes_by_the_number_of_seats_with_covers_for_three():
    counts = {count: len(BOARD.spaces[count]) for count in (2, 3, 4)}
    assert counts == {2: 29, 3: 35, 4: 37}
    ids = {count: {space.id for space in BOARD.spaces[count]} for count in (3, 4)}
    assert ids[4] - ids[3] == {"quarry_7", "market_assorted_2"}
    assert len(after_tiles("random", "dummy", "dummy").table.spaces) == 35


@pytest.mark.clause("RAJ-2.2")
def test_the_top_tile_of_each_stack_turns_up_by_chance():
    match = new_match("random", "dummy")
    assert outcomes(match.table) == list(BOARD.stacks[0])
    for _ in range(12):
        match.roll()
    assert all(match.table.tops)
    assert [len(stack) for stack in match.table.stacks] == [4, 4, 5] * 4


@pytest.mark.clause("RAJ-2.3")
def test_the_white_yield_tiles_are_the_pile_of_the_base_game():
    table = new_table(Rules(), (False, True))
    assert table.yields == ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8")


@pytest.mark.clause("RAJ-2.4")
def test_a_person_begins_with_one_karma_buildings_at_2_and_three_workers():
    match = after_tiles("random", "random")
    match.table.check()
    while match.table.round == 0:
        match.roll()
    seat = match.table.seats[0]
    assert (seat.fame, seat.karma, seat.scrolls, seat.boat) == (0, 1, (2, 2, 2, 2), 0)
    assert (seat.workers, seat.owned) == (3, 3)
    assert match.table.waiting_workers(0) == (True, True, True)
    assert match.table.board.money_bonuses[seat.bonus].space == 12


@pytest.mark.clause("RAJ-2.5")
def test_a_person_rolls_one_die_of_each_colour():
    match = after_tiles("random", "dummy")
    assert match.pending.kind == "start"
    match.answer((1, 2, 3, 4))
    assert match.table.seats[0].dice == (1, 9, 17, 25)


@pytest.mark.clause("RAJ-2.6")
def test_the_lowest_sum_starts_and_money_follows_the_order_of_turns():
    match = after_tiles("random", "random", "random")
    for roll in ((6, 6, 6, 6), (5, 5, 5, 5), (1, 1, 1, 1)):
        match.answer(roll)
    assert (match.table.elephant, match.table.seat) == (2, 2)
    told = [event for move in match.moves for event in move.events]
    rolled = [event for event in told if isinstance(event, StartRolled)]
    assert [(event.seat, faces_of(event.dice, 0)) for event in rolled] == [
        (0, (6,)), (1, (5,)), (2, (1,)),
    ]  # fmt: skip
    assert [seat.money for seat in match.table.seats] == [4, 5, 3]


@pytest.mark.clause("RAJ-2.6")
def test_those_who_tie_for_the_lowest_sum_roll_again():
    match = after_tiles("random", "random", "random")
    for roll in ((2, 2, 2, 2), (5, 5, 5, 5), (1, 1, 1, 5)):
        match.answer(roll)
    assert (match.pending.kind, match.pending.for_seat) == ("start", 0)
    match.answer((3, 3, 3, 3))
    match.answer((4, 4, 4, 4))
    assert match.table.elephant == 0


@pytest.mark.clause("RAJ-9.1")
def test_river_tiles_are_laid_where_the_die_counts_to_and_end_before_the_last_space():
    match = after_tiles("random", "dummy", ganga="on")
    for roll in (6, 6, 6, 6, 5):
        match.answer((roll,))
        assert len(outcomes(match.table)) == 8 - sum(map(bool, match.table.river))
        match.roll()
    assert [space for space, tile in enumerate(match.table.river) if tile] == [6, 12, 18, 24, 29]
    match.answer((1,))
    assert match.pending.kind == "start"


@pytest.mark.clause("RAJ-9.1")
def test_river_tiles_end_when_they_are_used_up():
    match = after_tiles("random", "dummy", ganga="on")
    for _ in range(8):
        match.answer((1,))
        match.roll()
    assert len(set(match.table.river)) == 9
    assert match.pending.kind == "start"


@pytest.mark.clause("SOLO-1.5")
def test_alone_against_dummies_the_person_always_starts():
    match = after_tiles("dummy", "random", "dummy")
    move = match.answer((6, 6, 6, 6))
    assert [event.seat for event in move.events if isinstance(event, StarterFound)] == [1]
    assert match.table.elephant == 1


@pytest.mark.clause("SOLO-1.6", "SOLO-1.7", "SOLO-1.8", "SOLO-1.9", "SOLO-1.10", "SOLO-1.12")
def test_a_dummy_is_set_up_like_a_person_with_three_workers_waiting():
    seat = new_table(Rules(), (False, True)).seats[1]
    assert (seat.workers, seat.owned, seat.boat, seat.fame) == (3, 3, 0, 0)
    assert seat.scrolls == (2, 2, 2, 2)
    assert [number // 7 for number in seat.dice] == [0, 1, 2, 3]


@pytest.mark.clause("SOLO-1.11")
def test_dummies_begin_with_four_five_and_six_money():
    match = after_tiles("random", "dummy", "dummy", "dummy")
    match.roll()
    assert [seat.money for seat in match.table.seats] == [3, 4, 5, 6]


@pytest.mark.clause("SOLO-1.13", "SOLO-1.14", "SOLO-1.15", "SOLO-1.16")
def test_a_dummy_has_no_karma_and_its_dice_are_not_rolled():
    match = after_tiles("random", "dummy")
    seat = match.table.seats[1]
    assert seat.karma == 0
    assert all(number % 7 == 0 for number in seat.dice)
    move = match.roll()
    assert move.kind == "start"
    assert isinstance(move.events[-1], RoundStarted), "only the person has rolled"


@pytest.mark.clause("SOLO-1.3")
@pytest.mark.parametrize("version", ["base", "navaratnas"])
@pytest.mark.parametrize("ganga", ["off", "on"])
def test_every_variant_can_be_played_with_dummies(version, ganga):
    match = new_match("dummy", "dummy", board=version, ganga=ganga)
    while not match.is_over:
        match.roll()
    assert max(match.result.scores) >= 0
    assert match.table.check() == []


@pytest.mark.clause("SOLO-2.5", "SOLO-2.6")
def test_a_handicap_moves_the_markers_of_dummies_and_grants_what_they_pass():
    match = after_tiles("random", "dummy", handicap="6")
    match.roll()
    assert match.pending.kind == "upgrade", "fame 5 is passed"
    match.answer("fort")
    seat = match.table.seats[1]
    assert (seat.fame, seat.money) == (6, 4 + 12 + 1), "river space 1 brings a money"
    assert (seat.scrolls, seat.boat) == ((2, 2, 3, 2), 1)
    assert match.table.seats[0].fame == 0


@pytest.mark.clause("SOLO-2.5")
def test_two_dummies_get_their_handicap_in_the_order_of_turns():
    match = after_tiles("random", "dummy", "dummy", handicap="4")
    match.roll()
    assert [seat.boat for seat in match.table.seats] == [0, 1, 2], "the second skips a boat"
    assert [seat.money for seat in match.table.seats] == [3, 4 + 8 + 1, 5 + 8 + 2], "karma is money"


def test_dice_rolled_by_hand_are_typed_for_dummies_as_well():
    seats = (SeatSetup("random", "A"), SeatSetup("dummy", "B"))
    match = Match(GAME, Setup(seats, "hand", dice_by_hand=True))
    assert isinstance(asked(match.table), Chance)
    assert match.waits_for_person
    assert play(match.table.copy(), "OT2")


@pytest.mark.clause("SOLO-1.5")
def test_among_dummies_alone_the_first_in_order_starts():
    table = a_table(dummy("o"), dummy("g"), dummy("b"))
    table.order = (2, 0, 1)
    FindStarter(()).answer(table, None, Telling())
    assert (table.elephant, table.seat) == (2, 2)
    assert [seat.money for seat in table.seats] == [BOARD.begin.money[n] for n in (1, 2, 0)]
