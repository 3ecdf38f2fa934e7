"""The desk: a real table of Risk set out with the mouse on the map, the seats and the panel."""

import pytest

from engine.core.setup import SeatSetup, Setup
from engine.ui.canvas import Audit
from engine.ui.position.dialogs import PlayOnDialog
from engine.ui.table.table import Table
from games.risk.board import HIDDEN, SIZE, territory_named
from games.risk.game import GAME
from games.risk.state import NEUTRAL, NOBODY
from tests.games.risk.positions import cards, continent, playing
from tests.ui.desk_stage import DeskStage

OPTIONS = {"trade": "document", "claiming": "chosen", "defence": "automatic", "rounds": "none"}
PERU = territory_named("Peru")
SIAM = territory_named("Siam")


def a_position():
    """Seat 0 in Australia, seat 1 in Peru, the last seat everywhere else."""
    return playing(continent("Australia", 3), {"Peru": 2}, {}, hands=[cards("Siam"), (), ()])


class RiskDeskStage(DeskStage):
    """The desk of Risk."""

    def __init__(self, table, size=(1280, 720), audit=None, **more):
        super().__init__(GAME, table, size, audit, **more)

    def touch_land(self, territory, button=1):
        self.at(*self.desk.view.counter(territory), button)

    def touch_card(self, place):
        self.at(*self.desk.hand.places.cards[place].centre)


@pytest.fixture
def stage():
    return RiskDeskStage(a_position())


def test_a_disc_takes_a_troop_of_the_seat_and_gives_one_back(stage):
    stage.touch_land(PERU)
    assert (stage.table.owners[PERU], stage.table.troops[PERU]) == (0, 2)
    assert stage.table.eliminated == (1,)
    stage.touch_land(PERU)
    assert stage.table.troops[PERU] == 3
    stage.touch_land(PERU, button=3)
    assert stage.table.troops[PERU] == 2
    stage.touch("seat", 1)
    stage.touch_land(PERU)
    assert (stage.table.owners[PERU], stage.table.eliminated) == (1, ())
    assert stage.page.draft.problem is None


def test_the_wheel_counts_own_troops(stage):
    at = [each * stage.app.scale * stage.desk.plane.factor
          for each in stage.desk.view.counter(territory_named("Indonesia"))]  # fmt: skip
    for notches, troops in ((1, 4), (1, 5), (-1, 4)):
        stage.move(*at)
        stage.wheel(notches)
        assert stage.table.troops[territory_named("Indonesia")] == troops


def test_cards_go_to_hands_by_their_symbols_and_back(stage):
    stage.touch("seat", 1)
    stage.touch("symbol", "Infantry")
    stage.touch("card", cards("Peru")[0])
    assert stage.table.hands[1] == cards("Peru")
    stage.touch("card", cards("Siam")[0])
    assert stage.table.hands == [(), cards("Peru", "Siam"), ()]
    stage.touch("card", cards("Siam")[0], button=3)
    assert stage.table.discards == cards("Siam")
    stage.touch("back")
    stage.touch("hidden")
    assert stage.table.hands[1] == (HIDDEN, *cards("Peru"))
    stage.touch_card(1)
    stage.touch_card(0)
    assert stage.table.hands[1] == ()


def test_who_moves_and_what_comes_next(stage):
    stage.touch("seat", 2)
    stage.touch("move")
    stage.touch("next", "reinforce")
    table = stage.table
    assert (table.seat, table.reserves) == (2, [0, 0, table.income(2)])
    assert stage.page.draft.decision.kind == "reinforce"
    stage.touch("reserve", -1)
    stage.touch("Round", 1)
    stage.touch("sets", 1)
    assert (stage.table.reserves[2], stage.table.round, stage.table.sets_redeemed) == (
        table.income(2) - 1, 2, 1,
    )  # fmt: skip
    stage.touch("next", "attack")
    stage.touch("conquered")
    assert stage.table.has_conquered


def test_undo_and_redo_take_a_click_back(stage):
    stage.touch_land(PERU)
    stage.key("ctrl+z")
    assert stage.table.owners[PERU] == 1
    stage.key("ctrl+y")
    assert stage.table.owners[PERU] == 0


def test_only_two_seats_have_a_neutral_army_to_set_out(stage):
    with pytest.raises(KeyError):
        stage.desk.spots.spot(("neutral",))
    two = RiskDeskStage(playing(continent("Asia")))
    two.touch("neutral")
    two.touch_land(PERU)
    assert two.table.owners[PERU] == NEUTRAL


def test_a_whole_position_is_set_out_from_an_empty_board_and_played_on():
    """Three seats, every territory, a card, and it is seat 2's attack: by the mouse alone."""
    seats = tuple(SeatSetup("human", name) for name in ("Ann", "Bea", "Cem"))
    stage = RiskDeskStage(GAME.start(Setup(seats, "desk", OPTIONS)), size=(1024, 576))
    for seat in range(3):
        stage.touch("seat", seat)
        for territory in range(seat, SIZE, 3):
            stage.touch_land(territory)
    assert NOBODY not in stage.table.owners
    stage.touch("seat", 1)
    stage.touch("next", "attack")
    stage.touch("move")
    stage.touch_land(4)
    stage.touch("symbol", "Cavalry")
    stage.touch("card", next(spot.fact.key[1] for spot in stage.desk.spots.places
                             if spot.fact.key[0] == "card"))  # fmt: skip
    stage.touch("back")
    assert stage.page.draft.problem is None
    stage.at(*stage.desk.go_on.box.centre)
    assert isinstance(stage.app.top, PlayOnDialog)
    stage.key("return")
    table = stage.app.top
    assert isinstance(table, Table)
    assert (table.match.table.seat, table.match.pending.kind) == (1, "attack")
    assert (table.match.table.troops[4], len(table.match.table.hands[1])) == (2, 1)


def test_a_drag_paints_what_it_passes_as_far_as_it_was_as_the_first_territory(stage):
    """From Peru over Brazil: both become blue's, what was another seat's stays."""
    factor = stage.app.scale * stage.desk.plane.factor
    places = [territory_named(name) for name in ("Brazil", "Venezuela", "Peru")]
    first, second, third = (
        tuple(each * factor for each in stage.desk.view.counter(place)) for place in places
    )
    stage.down(*first)
    stage.move(*second)
    stage.move(*third)
    stage.up(*third)
    assert [stage.table.owners[place] for place in places] == [0, 0, 1]


def test_a_number_typed_over_a_territory_is_its_troops(stage):
    stage.move(*(each * stage.app.scale * stage.desk.plane.factor
                 for each in stage.desk.view.counter(PERU)))  # fmt: skip
    stage.key("1", "2")
    assert (stage.table.owners[PERU], stage.table.troops[PERU]) == (1, 12)


def test_the_board_is_emptied_and_the_rest_taken(stage):
    stage.touch("clear")
    assert set(stage.table.owners) == {NOBODY}
    stage.touch_land(PERU)
    stage.touch("seat", 1)
    stage.touch("rest")
    assert stage.table.owners.count(1) == SIZE - 1
    assert set(stage.table.troops) == {1}


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (2560, 1080)])
def test_all_words_are_legible(size):
    audit = Audit()
    stage = RiskDeskStage(a_position(), size, audit)
    for symbol in ("", "Infantry", "Wild"):
        stage.desk.turn_to(("symbol", symbol) if symbol else ())
        audit.clear()
        stage.desk.invalidate()
        stage.app.draw()
        assert audit.problems(stage.desk.width, stage.desk.height) == [], symbol
