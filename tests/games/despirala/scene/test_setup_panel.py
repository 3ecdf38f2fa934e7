"""The fourteen goals on the set-up page, and the small table on the hub."""

import pygame
import pytest

from engine.text.house import HouseVoice
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas, Typesetter
from engine.ui.theme import PANEL, THEMES
from games.despirala.combinations import NAMES
from games.despirala.game import GAME
from games.despirala.scene.table_art import FourteenGoals, columns_for, goals
from games.despirala.state import DespiralaTable, Sheet


def drawn(width, options):
    pygame.font.init()
    audit = Audit()
    panel = FourteenGoals()
    sheet = pygame.Surface((width, round(panel.height(width))))
    sheet.fill(PANEL)
    typesetter = Typesetter(HouseVoice(game=GAME.text_folder))
    canvas = Canvas(sheet, 1.0, THEMES["despirala"], audit=audit, typesetter=typesetter)
    panel.draw(canvas, Box(0, 0, width, panel.height(width)), options)
    return audit


def test_every_combination_has_a_card_in_the_order_of_the_sheet():
    assert tuple(goal.name for goal in goals()) == NAMES


@pytest.mark.parametrize(
    ("name", "dice", "points"),
    [
        ("Collect 3", (3,), 18),
        ("Three pairs", (4, 4, 5, 5, 6, 6), 30),
        ("Two triples", (5, 5, 5, 6, 6, 6), 33),
        ("Kamerun", (4, 5, 5, 6, 6, 6), 45),
        ("General", (6,) * 6, 70),
        ("Despirala", (1, 1, 1, 1, 1, 6), 80),
    ],
)
def test_a_card_shows_the_best_faces_and_the_most_points(name, dice, points):
    goal = next(goal for goal in goals() if goal.name == name)
    assert (goal.dice, goal.points) == (dice, points)


@pytest.mark.parametrize("width", [400, 700, 1184, 1384])
def test_the_cards_fit_their_panel_at_any_width(width):
    audit = drawn(width, {"mode": "normal"})
    assert audit.problems(width, FourteenGoals().height(width)) == []
    assert {text.string for text in audit.texts} >= set(NAMES)


def test_seven_cards_stand_side_by_side_where_there_is_room():
    assert columns_for(1384) == 7
    assert FourteenGoals().height(1384) == 2 * 72 + 8


def test_the_note_follows_the_mode():
    assert FourteenGoals().note({"mode": "misere"}) == Message("setup-goals-misere")
    assert FourteenGoals().note({"mode": "normal"}) == Message("setup-goals")


def test_the_game_hands_out_its_panel():
    assert isinstance(GAME.setup_panel(), FourteenGoals)


def test_the_small_table_shows_the_dice_as_they_lie():
    table = DespiralaTable("normal", [Sheet()], dice=(1, 2, 3, 4, 5, 6))
    picture = GAME.table_picture(table)
    assert picture.dice == table.dice
    pygame.font.init()
    sheet = pygame.Surface((272, 176))
    picture(Canvas(sheet, 1.0, THEMES["despirala"]), Box(0, 0, 272, 176))
    assert sheet.get_at((58, 58)).r > 180  # the ivory top of the first die


def test_before_the_first_roll_the_cover_stands_in():
    assert GAME.table_picture(DespiralaTable("normal", [Sheet()])) is None
