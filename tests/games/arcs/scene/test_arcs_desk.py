"""The desk: a real table set out with the mouse on the map, the Court and the boards."""

import pytest

from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.ui.canvas import Audit
from engine.ui.position.board_editor import CANNOT
from engine.ui.position.dialogs import PlayOnDialog
from engine.ui.table.table import Table
from games.arcs.board import setup_cards
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.campaign_components import FATE_CARDS, FREE, POLICIES
from games.arcs.game import GAME
from games.arcs.parts import Building
from games.arcs.setting_out import next_card
from tests.games.arcs.positions import a_seat, a_table, card, new_match
from tests.ui.desk_stage import DeskStage
from tests.voice.spoken import english


def a_position():
    """Three seats in the Reach, the first one to lead."""
    table = a_table(
        a_seat("1-hex 2", hand="administration-2 construction-3"), a_seat("1-hex 1"),
        buildings="1 city 1-hex", court="Relic Fence 1, Fuel Cartel",
        setup="3p-core-conflict",
    )  # fmt: skip
    return next_card(table)


class ArcsDeskStage(DeskStage):
    """The desk of Arcs."""

    def __init__(self, table, size=(1920, 1080), audit=None):
        super().__init__(GAME, table, size, audit)

    def touch_system(self, system, button=1):
        """A system is clicked beside its pieces, on the pill with its number or its portal."""
        cell = self.desk.places.cells[system]
        self.at(*(cell.body if cell.label is None else cell.label.centre), button)


@pytest.fixture
def stage():
    return ArcsDeskStage(a_position())


def test_ships_and_buildings_come_to_systems_by_clicks_on_the_map(stage):
    stage.touch_system("2-gate")
    assert stage.table.seats[0].fresh == {"1-hex": 2, "2-gate": 1}
    stage.touch("piece", "damaged ship")
    stage.touch_system("2-gate")
    assert stage.table.seats[0].hurt == {"2-gate": 1}
    stage.touch_system("2-gate", button=3)
    assert stage.table.seats[0].hurt == {}
    stage.touch("seat", 1)
    stage.touch("piece", "starport")
    stage.touch_system("1-arrow")
    assert stage.table.buildings[1] == Building(1, "starport", "1-arrow")
    assert stage.page.draft.problem is None


def test_pieces_on_the_map_are_clicked_themselves(stage):
    stage.touch("fleet", "1-hex", 0, False)
    stage.touch("fleet", "1-hex", 1, False, button=3)
    assert (stage.table.seats[0].fresh, stage.table.seats[1].fresh) == ({"1-hex": 3}, {})
    stage.touch("building", "1-hex", 0)
    assert stage.table.buildings == (Building(1, "city", "1-hex", fresh=False),)
    stage.touch("building", "1-hex", 0, button=3)
    assert stage.table.buildings == ()


def test_ambitions_markers_slots_and_agents(stage):
    best = stage.table.free_markers[0]
    stage.touch("ambition", "keeper")
    assert stage.table.boxes == {"keeper": (best,)}
    stage.touch("ambition", "keeper", button=3)
    stage.touch("marker", best)
    assert (stage.table.boxes, stage.table.flipped[best]) == ({}, True)
    stage.touch("slot", 0)
    stage.touch("slot", 0)
    assert stage.table.seats[0].slots[0] == "fuel"
    stage.key("5")  # the agent
    stage.touch("court", 1)
    assert stage.table.court[1].agents == (1, 0, 0)
    stage.touch("court", 0, button=3)
    assert stage.table.court[0].agents == (0, 0, 0)


def test_a_court_card_is_chosen_and_laid_or_given(stage):
    stage.touch("court", 0)
    stage.type("farse")
    stage.key("return")
    assert stage.table.court[0].card == card("Farseers")
    stage.touch("guilds")
    stage.point(stage.desk.popup.box_of(("court card", card("Relic Fence"))))
    assert stage.table.seats[0].cards == (card("Relic Fence"),)
    stage.touch("guild", card("Relic Fence"))
    assert stage.table.seats[0].cards == ()


def test_cards_are_played_and_given_to_hands(stage):
    stage.touch("card", 0)
    assert [each.card for each in stage.table.trick] == ["administration-2"]
    stage.touch("seat", 1)
    stage.touch("cards")
    stage.touch("held", "administration-5")
    assert stage.table.seats[1].hand == ("administration-5",)
    assert stage.page.draft.decision.seat == 1
    stage.touch("held", "administration-5", button=3)
    assert [each.how for each in stage.table.trick] == ["lead", "surpass"]
    stage.touch("trick", 0, button=3)
    assert stage.table.trick == ()


def test_what_belongs_to_a_seat_is_in_the_panel(stage):
    stage.touch("Power", 1)
    stage.touch("captive", 1)
    stage.touch("trophy", 2, "ship")
    stage.touch("trophy", 2, "ship")
    stage.touch("trophy", 2, "ship", button=3)
    stage.touch("outrage", "relic")
    seat = stage.table.seats[0]
    assert (seat.power, seat.captives, seat.outrage) == (1, (0, 1, 0), ("relic",))
    assert seat.trophies[2] == (1, 0, 0, 0)
    stage.touch("seat", 2)
    stage.touch("initiative")
    assert stage.table.initiative == 2


def test_undo_takes_a_click_back_and_faults_are_said(stage):
    stage.touch_system("2-gate")
    stage.key("ctrl+z")
    assert stage.table.seats[0].fresh == {"1-hex": 2}
    stage.key("ctrl+y")
    assert stage.table.seats[0].fresh == {"1-hex": 2, "2-gate": 1}
    assert stage.desk.go_on.is_enabled


def test_one_plays_on_from_what_lies_there(stage):
    stage.touch_system("2-gate")
    stage.at(*stage.desk.go_on.box.centre)
    dialog = stage.app.top
    assert isinstance(dialog, PlayOnDialog)
    stage.key("return")
    table = stage.app.top
    assert isinstance(table, Table)
    assert table.match.table.seats[0].fresh == {"1-hex": 2, "2-gate": 1}


def test_a_new_table_begins_with_its_setup_card():
    stage = ArcsDeskStage(new_match(3).table)
    stage.touch("setup")
    stage.point(stage.desk.popup.box_of(("setup card", setup_cards(3)[0])))
    stage.touch_system(stage.table.systems[0])
    assert stage.table.seats[0].fresh == {stage.table.systems[0]: 1}
    assert stage.page.draft.problem is None


def test_a_fleet_is_drawn_to_another_system_as_a_whole(stage):
    at = stage.desk.spots.spot(("fleet", "1-hex", 0, False)).box.centre
    cell = stage.desk.places.cells["2-gate"]
    to = cell.body if cell.label is None else cell.label.centre
    factor = stage.app.scale * stage.desk.plane.factor
    stage.drag(*((x * factor, y * factor) for x, y in (at, to)))
    assert stage.table.seats[0].fresh == {"2-gate": 2}
    assert stage.table.seats[1].fresh == {"1-hex": 1}


def test_what_cannot_be_put_is_said_in_a_sentence(stage):
    stage.key("3")
    for _ in range(2):
        stage.touch_system("1-arrow")
    before = stage.page.draft.document
    stage.touch_system("2-gate")  # a gate has no slots
    assert stage.page.draft.document == before
    assert stage.app.toasts.messages[-1].text == english(CANNOT)


def test_keys_choose_pieces_and_seats_and_numbers_are_counted(stage):
    stage.key("3")
    assert stage.desk.state.chosen["piece"] == "city"
    stage.key("shift+2")
    assert stage.desk.seat == 1
    x, y = stage.desk.spots.spot(("seat", 1)).box.centre
    factor = stage.app.scale * stage.desk.plane.factor
    stage.move(x * factor, y * factor)
    stage.key("1", "4")
    assert stage.table.seats[1].power == 14
    assert stage.desk.state.chosen["piece"] == "city"


def test_the_campaign_is_set_out_on_its_board():
    stage = ArcsDeskStage(campaign_table())
    stage.key("8")
    empty = next(system for system in stage.table.systems
                 if stage.table.empty_building_slots(system) > 0)  # fmt: skip
    free = len(stage.table.buildings_of(FREE, "city"))
    stage.touch_system(empty)
    assert len(stage.table.buildings_of(FREE, "city")) == free + 1
    title = reach_of(stage.table).fates[1].outlaw
    stage.touch("followed", 1)
    assert reach_of(stage.table).fates[1].outlaw is not title
    stage.touch("followed", 1, button=3)
    assert reach_of(stage.table).first_regent == 1
    stage.touch("empire")
    stage.point(stage.desk.popup.box_of(("policy", POLICIES[-1])))
    assert reach_of(stage.table).policies[0] == POLICIES[-1]
    before = reach_of(stage.table).trust.count("fuel")
    stage.touch("trust", "fuel")
    assert reach_of(stage.table).trust.count("fuel") == before + 1


def test_fates_favors_and_golems_are_set_out_on_pages_of_their_own():
    stage = ArcsDeskStage(campaign_table())
    free = next(fate for fate in FATE_CARDS if reach_of(stage.table).follower_of(fate) < 0)
    stage.touch("fate")
    stage.touch("follow", free)
    assert reach_of(stage.table).fates[0].id == free
    before = reach_of(stage.table).fates[0].favors[1]
    stage.touch("favors-1", 1)
    assert reach_of(stage.table).fates[0].favors[1] == before + 1
    stage.touch("back")
    stage.touch("reach")
    stage.touch("spoils-3", 1)
    assert stage.table.seats[0].spoils[3] == 1
    gate = next(name for name in ("1-gate", "2-gate", "3-gate")
                if name not in reach_of(stage.table).sleepers)  # fmt: skip
    stage.touch("piece", "sleeper")
    stage.touch_system(gate)
    assert gate in reach_of(stage.table).sleepers
    stage.touch("lore")
    stage.point(stage.desk.popup.box_of(("lore-card", "lore11")))
    assert "lore11" in stage.table.seats[0].lore


def campaign_table():
    """Three seats, the fates chosen."""
    seats = tuple(SeatSetup("random", f"Seat {n}") for n in (1, 2, 3))
    match = Match(GAME, Setup(seats, "desk", {"mode": "campaign"}))
    play_bots(match, bots_of(match), 40)
    return match.table


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (2560, 1080)])
def test_all_words_are_legible(size):
    audit = Audit()
    for table in (a_position(), campaign_table()):
        stage = ArcsDeskStage(table, size, audit)
        pages = ((), ("cards",), *((("fate",), ("reach",)) if has_reach(table) else ()))
        for page in pages:
            stage.desk.turn_to(page)
            audit.clear()
            stage.desk.invalidate()
            stage.app.draw()
            assert audit.problems(stage.desk.width, stage.desk.height) == [], page
