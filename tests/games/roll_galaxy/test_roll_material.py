"""What is in the box: dice, tiles, places, clause by clause."""

from collections import Counter
from random import Random

import pytest

from engine.core.errors import BadDocument, IllegalAnswer
from engine.core.step import pending
from engine.text.message import Message
from games.roll_galaxy.dice import (
    COLOUR_NAMES,
    COLOURS,
    DICE_IN_BOX,
    DIE_FACES,
    EXPLORE,
    FACE_NAMES,
    GRAY,
    SHIP,
    WHITE,
    WILD,
    CupRoll,
)
from games.roll_galaxy.effects import GainDie
from games.roll_galaxy.game import GAME
from games.roll_galaxy.moves import listed_said
from games.roll_galaxy.state import MOST_SEATS, SETUP
from games.roll_galaxy.tiles import (
    FACTIONS,
    FIRST_FACTION_SIDE,
    HIDDEN,
    HOMES,
    SIDE,
    SIDES,
    TILES,
    good_places,
)
from games.roll_galaxy.tiles import tile as tile_said
from tests.games.roll_galaxy.positions import (
    a_seat,
    asked,
    bystander,
    dice,
    executing,
    goods,
    new_match,
    offers,
    play,
    rolled,
    side_named,
    stack,
    table_of,
    tile,
    words,
)


@pytest.mark.clause("ROLL-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_take_part(seats):
    assert len(new_match(seats).table.seats) == seats
    assert (GAME.fewest_seats, GAME.most_seats) == (2, 5)


@pytest.mark.clause("ROLL-1.2")
def test_111_dice_in_seven_colours():
    assert dict(zip(COLOURS, DICE_IN_BOX, strict=True)) == {
        "white": 25, "red": 22, "purple": 9, "cyan": 20, "brown": 14, "green": 12, "yellow": 9,
    }  # fmt: skip
    assert sum(DICE_IN_BOX) == 111
    assert COLOUR_NAMES[WHITE] == "Home"


@pytest.mark.clause("ROLL-1.3")
@pytest.mark.parametrize(
    ("colour", "letters"),
    [
        ("white", "EEDSPS"),
        ("red", "EDDSSW"),
        ("purple", "EDSSSW"),
        ("cyan", "EPPSSW"),
        ("brown", "EDDPSW"),
        ("green", "ESSPWW"),
        ("yellow", "DSPWWW"),
    ],
)
def test_the_faces_of_a_die(colour, letters):
    faces = DIE_FACES[COLOURS.index(colour)]
    assert "".join(FACE_NAMES[face][0] for face in faces) == letters
    ships = {"white": 1, "purple": 3, "cyan": 2, "brown": 1}
    assert faces.count(SHIP) == ships.get(colour, 0)


@pytest.mark.clause("ROLL-1.4")
def test_55_tiles_with_two_sides_nine_factions_and_nine_homes():
    assert (TILES, FACTIONS, HOMES, len(SIDES)) == (55, 9, 9, 137)
    for number in range(TILES):
        development, world = SIDES[2 * number : 2 * number + 2]
        assert not development.is_world
        assert world.is_world
    assert all(side.is_world for side in SIDES[-HOMES:])
    assert len({side.name for side in SIDES}) == len({side.key for side in SIDES}) == 137


@pytest.mark.clause("ROLL-1.5")
def test_gray_worlds_hold_no_goods_and_others_one():
    seat = a_seat("Gem World", "Outlaw World", "Public Works")
    assert seat.free_places == [3]
    assert good_places(seat.tableau) == (0, 0, 0, 1, 0, 0)
    assert {SIDES[side].colour for side in seat.tableau} == {None, GRAY, COLOURS.index("cyan")}


@pytest.mark.clause("ROLL-1.6")
def test_all_tiles_together_grant_no_more_dice_than_there_are():
    granted = Counter({WHITE: MOST_SEATS * (SETUP["cup"] + SETUP["citizenry"])})
    for side in SIDES:
        for effect in side.effects:
            if isinstance(effect, GainDie):
                granted[effect.colour] += effect.count
    assert [granted[colour] for colour in range(GRAY)] == [25, 22, 9, 19, 14, 12, 9]


@pytest.mark.clause("ROLL-1.6")
def test_a_die_given_up_is_back_in_the_stock():
    seat = a_seat(worlds=["Former Penal Colony"], workers={"Settle": "white"}, cup="white")
    table = executing("Settle", seat)
    before = table.stock
    play(table, "Give up white in the cup")
    assert table.stock[WHITE] == before[WHITE] + 1


@pytest.mark.clause("ROLL-1.7")
def test_every_place_counts_as_owned():
    seat = a_seat(
        "Gem World",
        goods={"Gem World": "cyan"},
        developments=["Public Works"],
        developing="red",
        cup="white",
        citizenry="brown",
        workers={"Explore": "purple"},
    )
    assert words(seat.dice_owned()) == "white, red, purple, cyan, brown"


@pytest.mark.clause("ROLL-1.8")
def test_money_beyond_ten_is_lost():
    table = executing("Explore", a_seat(workers={"Explore": "white"}, credits=9))
    events = play(table, "Stock with white")
    assert table.seats[0].credits == 10
    assert events[1].credits == 1


@pytest.mark.clause("ROLL-1.9")
def test_new_tiles_go_underneath_the_stack():
    table = executing(
        "Explore", a_seat(developments=["Conscription"], workers={"Explore": "white"})
    )
    play(table, "Scout with white", "Draw", "Information Tech / Pirate World")
    assert offers(table, "Put Information Tech") == [
        "Put Information Tech among the developments at place 2"
    ]
    play(table, "Put Information Tech among the developments at place 2")
    assert stack(table.seats[0], "Develop") == ["Conscription", "Information Tech"]


@pytest.mark.clause("ROLL-1.10")
def test_a_view_hides_the_tiles_below_the_top_and_those_in_hand():
    other = bystander(
        developments=["Public Works", "Diversification"],
        worlds=["Gem World"],
        chips=3,
        citizenry="red",
    )
    other.in_hand, other.abandoned = (tile("Artist Colony"),), (tile("Rebel Miners"),)
    table = table_of(a_seat(cup="white"), other, steps=[])
    seen = table.seen_by(0).seats[1]
    assert seen.developments == (tile("Public Works"), HIDDEN)
    assert (seen.in_hand, seen.abandoned) == ((HIDDEN,), (HIDDEN,))
    assert (seen.chips, words(seen.citizenry), seen.worlds) == (3, "red", (tile("Gem World"),))
    assert table.seen_by(1).seats[1] == other
    assert table.seen_by(0).seen_by(0) == table.seen_by(0)


@pytest.mark.clause("ROLL-1.11")
def test_the_bag_is_what_lies_nowhere_else():
    table = executing("Explore", a_seat("Gem World", workers={"Explore": "white"}))
    play(table, "Scout with white")
    draw = pending(table)
    assert len(draw.outcomes.items) == table.bag_size == 54
    assert "Conscription / Gem World" not in draw.outcomes
    assert {share for _, share in draw.outcomes.outcomes()} == {1 / 54}


# -- rolls ----------------------------------------------------------------------------------------


def test_a_roll_has_a_face_of_each_die():
    roll = CupRoll((WHITE, WHITE, COLOURS.index("yellow")))
    assert (EXPLORE, SHIP, WILD) in roll
    assert (WILD, SHIP, WILD) not in roll
    assert (EXPLORE, SHIP) not in roll
    for seed in range(20):
        assert roll.sample(Random(seed)) in roll


def test_the_odds_of_a_roll_add_up_to_one():
    odds = dict(CupRoll((WHITE, COLOURS.index("green"))).outcomes())
    assert sum(odds.values()) == pytest.approx(1)
    assert odds[EXPLORE, WILD] == pytest.approx(2 / 6 * 2 / 6)


@pytest.mark.parametrize("text", ["explore ship wild", "Explore, Ship, Wild", "e sh w"])
def test_a_roll_is_typed_by_the_names_of_its_faces(text):
    assert CupRoll((WHITE, WHITE, COLOURS.index("red"))).parse(text) == (EXPLORE, SHIP, WILD)


@pytest.mark.parametrize("text", ["e s w", "e sh", "e wild sh", "e sh w w", "", "three sixes ok"])
def test_an_unclear_roll_is_refused_with_an_example(text):
    with pytest.raises(IllegalAnswer) as refused:
        CupRoll((WHITE, WHITE, COLOURS.index("red"))).parse(text)
    assert GAME.problem_text(refused.value, ()) == (
        f"'{text}' doesn't fit these dice: white, white, red. Type one face for each, "
        "such as Explore, Explore, Explore."
    )


def test_a_roll_survives_json():
    roll = CupRoll((WHITE, COLOURS.index("green")))
    assert roll.from_json(roll.to_json((SHIP, WILD))) == (SHIP, WILD)
    with pytest.raises(BadDocument):
        roll.from_json([WILD, WILD])


def test_a_position_of_the_test_is_what_it_says():
    table = rolled("white Explore", "red Wild", cup="")
    assert [worker.face for worker in table.seats[0].workers] == [EXPLORE, WILD]
    assert dice("2 white, red") == (2, 1, 0, 0, 0, 0, 0)
    assert goods(a_seat("Gem World", goods={"Gem World": "red"})) == {"Gem World": "red"}
    assert side_named("Old Earth") >= FIRST_FACTION_SIDE


@pytest.mark.parametrize(
    ("name", "key"),
    [("Secluded World", "T01W"), ("Space Piracy", "F1A"), ("Hidden Fortress", "F1B"),
     ("Old Earth", "H1"), ("Doomed World", "H9")],
)  # fmt: skip
def test_a_fault_in_the_data_names_the_tile_by_its_number(name, key):
    assert SIDES[side_named(name)].key == key


def test_factions_and_their_worlds_are_numbered_from_one():
    keys = [side.key for side in SIDES if side.key.startswith("F")]
    assert keys == [f"F{number}{letter}" for number in range(1, FACTIONS + 1) for letter in "AB"]


def test_a_tile_is_told_by_both_its_sides():
    assert tile_said(7) == Message("tile", {"development": SIDE(14), "world": SIDE(15)})
    assert tile_said(HIDDEN) == Message("hidden-tile")


def test_a_move_is_told_by_what_lies_on_the_table_only_where_there_is_one():
    table = rolled("white Explore", "red Wild")
    option = asked(table).options[0]
    assert GAME.said_of(option, None, 0) == GAME.said_of(option, table) == GAME.said_of(option)
    assert GAME.said_of(option, table, 0) == listed_said(option, table, 0)
    assert GAME.said_of(option, table, 0) != GAME.said_of(option)
