"""What `state_field.patch` brings to the desk: run in a tree where it is applied."""

from engine.core.position.draft import PositionDraft
from games.rajas.game import GAME
from games.rajas.state import RajasTable
from tests.games.rajas.positions import a_table, person


def test_the_desk_shows_the_field_within_its_bounds_and_a_change_goes_to_the_table():
    draft = PositionDraft.of_table(GAME, a_table(person(), person()))
    path = ("seats", 1, "elephant_rides")
    (field,) = [each for each in draft.root.family() if each.path == path]
    title = GAME.voice(()).say(field.title)
    assert (title, field.kind, field.value, field.high) == ("Elephant rides", "number", 0, 9)
    draft.set_value(path, 3)
    assert [seat.elephant_rides for seat in draft.table.seats] == [0, 3]


def test_a_position_without_it_has_none():
    document = GAME.codec.encode(a_table(person(), person()))
    del document["seats"][0]["elephant_rides"]
    assert GAME.codec.decode(RajasTable, document, "table").seats[0].elephant_rides == 0


def test_the_page_of_positions_has_a_row_for_it():
    assert "| `elephant_rides` | Elephant rides | 0 |" in (GAME.folder / "POSITION.md").read_text()
