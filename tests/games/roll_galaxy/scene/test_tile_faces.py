"""All 137 faces, on the table and on the hover card, at both windows: nothing is cropped."""

import pytest

from engine.ui.box import Box
from engine.ui.widgets.overlays import draw_tip
from games.roll_galaxy.dice import BROWN, CYAN, DEVELOP, GREEN, RED, SETTLE, WHITE, YELLOW
from games.roll_galaxy.scene.art.large_tiles import (
    CARD_W,
    draw_hover_card,
    hover_card_size,
    other_side,
    tile_tip,
)
from games.roll_galaxy.scene.art.power_signs import ROW_GAP, arranged, line_width, sign_rows
from games.roll_galaxy.scene.art.symbols import has_ring, paint_planet
from games.roll_galaxy.scene.art.tile_faces import (
    MINI,
    TILE_H,
    TILE_W,
    dice_brought,
    draw_empty_place,
    draw_mini,
    draw_stack,
    draw_tile,
    name_lines,
    sign_room,
)
from games.roll_galaxy.tiles import HIDDEN, SIDES
from tests.games.roll_galaxy.positions import side_named
from tests.games.roll_galaxy.scene.painting import (
    SCALES,
    VOICE,
    WINDOWS,
    a_canvas,
    an_audit,
    problems_of,
)

TILE = Box(60, 60, TILE_W, TILE_H)
STACK = Box(60, 60, 296, 148)
ALL = [side.id for side in SIDES]
BY_KEY = [side.key for side in SIDES]


@pytest.mark.parametrize("scale", WINDOWS.values())
def test_all_names_and_numbers_fit_the_tiles(scale):
    canvas, audit = an_audit(scale)
    for side in ALL:
        audit.clear()
        draw_tile(canvas, TILE, side)
        assert problems_of(canvas, audit) == [], SIDES[side].name
        assert all(TILE.holds(text.box) for text in audit.texts), SIDES[side].name
        shown = [text.string for text in audit.texts]
        assert " ".join(shown).startswith(SIDES[side].name)
        assert any(text.startswith(str(SIDES[side].cost)) for text in shown)
        assert min(text.pixels for text in audit.texts) >= 12


@pytest.mark.parametrize("scale", WINDOWS.values())
def test_names_take_two_lines_at_most_and_keep_room_to_spare(scale):
    canvas = a_canvas(scale)
    for side in ALL:
        lines = name_lines(canvas, side, TILE_W)
        assert len(lines) <= 2
        widest = max(canvas.text_width(line, 18, "text-semibold") for line in lines)
        assert widest <= TILE_W - 20


@pytest.mark.parametrize("scale", SCALES)
def test_all_powers_fit_beside_their_symbols(scale):
    canvas = a_canvas(scale)
    for side in ALL:
        if not SIDES[side].is_world:
            room = sign_room(canvas, TILE, side)
            size, lines = arranged(canvas, room.w, room.h, sign_rows(side))
            widest = max(line_width(canvas, size, line) for line in lines)
            assert widest <= room.w, SIDES[side].name
            height = len(lines) * size + (len(lines) - 1) * ROW_GAP
            assert height <= room.h + 0.5, SIDES[side].name


@pytest.mark.sample(3)
@pytest.mark.parametrize("scale", SCALES)
def test_all_hover_cards_hold_their_words(scale):
    canvas, audit = an_audit(scale)
    for side in ALL:
        canvas.backdrop()
        box = draw_hover_card(canvas, 40, 40, side, VOICE)
        assert (box.w, box.h) == hover_card_size(canvas, side, VOICE)
        assert problems_of(canvas, audit) == [], SIDES[side].name
        assert all(box.inset(6).holds(text.box) for text in audit.texts), SIDES[side].name
        assert min(text.pixels for text in audit.texts) >= (12 if scale > 0.6 else 11)


@pytest.mark.parametrize("scale", SCALES)
def test_hover_cards_stay_low_enough_for_the_window(scale):
    canvas = a_canvas(scale)
    assert all(hover_card_size(canvas, side, VOICE)[1] <= 480 for side in ALL)
    assert {hover_card_size(canvas, side, VOICE)[0] for side in ALL} == {CARD_W}


@pytest.mark.parametrize("scale", WINDOWS.values())
def test_minis_show_their_cost(scale):
    canvas, audit = an_audit(scale)
    for side in ALL:
        audit.clear()
        goods = (SIDES[side].colour,) if SIDES[side].holds_goods else ()
        draw_mini(canvas, 60, 60, MINI, side, goods)
        assert [text.string for text in audit.texts] == [str(SIDES[side].cost)]
        assert problems_of(canvas, audit) == []


def test_a_hidden_tile_shows_its_back_alone():
    canvas, audit = an_audit(1.0)
    draw_mini(canvas, 60, 60, MINI, HIDDEN)
    assert audit.texts == []


def test_a_card_says_what_is_on_the_back():
    assert other_side(side_named("Replicant Robots")) == side_named("Space Port")
    assert other_side(side_named("Galactic Religion")) == side_named("Pilgrimage World")
    assert other_side(side_named("New Sparta")) is None


def test_a_card_covers_the_ground_of_the_tooltip():
    canvas, audit = an_audit(1.0)
    side = side_named("Galactic Renaissance")
    box = draw_tip(canvas, tile_tip(canvas, side, VOICE), (400, 300), Box(0, 0, 1920, 1080))
    assert (box.w, box.h) == pytest.approx(hover_card_size(canvas, side, VOICE))
    assert problems_of(canvas, audit) == []


# -- goods and states -----------------------------------------------------------------------------


def pixels(canvas):
    return canvas.surface.get_view("2").raw


def drawn(**how):
    canvas = a_canvas()
    draw_tile(canvas, TILE, side_named("Spice World"), **how)
    return pixels(canvas)


def test_goods_and_free_places_are_seen():
    looks = [
        drawn(),
        drawn(goods=(CYAN,)),
        drawn(goods=(GREEN,)),
        drawn(places=2),
        drawn(goods=(CYAN,), places=2),
        drawn(goods=(CYAN, CYAN), places=2),
    ]
    assert len(set(looks)) == len(looks)


def test_every_state_looks_different():
    states = ("plain", "hover", "legal", "chosen", "dimmed")
    assert len({drawn(state=state) for state in states}) == len(states)


def test_a_tile_is_painted_once():
    canvas = a_canvas()
    draw_tile(canvas, TILE, 0)
    painted = canvas.pictures.painted
    draw_tile(canvas, TILE.moved(300, 200), 0)
    assert canvas.pictures.painted == painted


def test_a_gray_world_shows_the_dice_that_it_brought():
    assert dice_brought(side_named("New Sparta")) == (RED, RED)
    assert dice_brought(side_named("Epsilon Eridani")) == (CYAN, RED)


def test_worlds_of_one_colour_have_faces_of_their_own():
    first, second = (paint_planet(48, BROWN, name) for name in ("Comet Zone", "Mining World"))
    assert first.get_view("2").raw != second.get_view("2").raw


def test_a_planet_is_lit_from_the_upper_left():
    planet = paint_planet(80, YELLOW, "Alien Sentinels")
    light, shade = (sum(planet.get_at((spot, spot))[:3]) for spot in (24, 62))
    assert light > 2 * shade
    assert planet.get_at((0, 0)).a == 0


def test_some_worlds_have_rings():
    ringed = sum(has_ring(side.name) for side in SIDES if side.is_world)
    assert 15 <= ringed <= 40


# -- stacks and places ----------------------------------------------------------------------------


@pytest.mark.sample(3)
@pytest.mark.parametrize("scale", WINDOWS.values())
@pytest.mark.parametrize("count", [1, 3, 12])
def test_every_stack_holds_its_words(scale, count):
    canvas, audit = an_audit(scale)
    for side in ALL[:110]:
        canvas.backdrop()
        phase = SETTLE if SIDES[side].is_world else DEVELOP
        draw_stack(
            canvas, STACK, phase, (side, *[HIDDEN] * (count - 1)), waiting=(WHITE,),
            planned=(RED, CYAN), words="completes now", tone="good", voice=VOICE,
        )  # fmt: skip
        assert problems_of(canvas, audit) == [], SIDES[side].name
        assert all(STACK.holds(text.box) for text in audit.texts), SIDES[side].name
        below = [text.string for text in audit.texts if "below" in text.string]
        assert below == ([f"+{count - 1} below"] if count > 1 else [])


def test_an_empty_stack_says_so():
    canvas, audit = an_audit(1.0)
    draw_stack(canvas, STACK, SETTLE, (), voice=VOICE)
    assert [text.string for text in audit.texts] == ["Worlds", "no tile"]


@pytest.mark.parametrize("scale", WINDOWS.values())
def test_an_empty_place_names_what_comes_next(scale):
    canvas, audit = an_audit(scale)
    for side in ALL[:110]:
        canvas.backdrop()
        draw_empty_place(canvas, TILE, f"Next: {SIDES[side].name}", is_next=True)
        assert problems_of(canvas, audit) == []
        assert all(TILE.holds(text.box) for text in audit.texts)
