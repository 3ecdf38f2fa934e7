"""Everything of Arcs drawn from plain values: legible at every size, told apart by shape."""

import itertools
from dataclasses import replace

import pygame
import pytest

from engine.core.setup import SEAT_COLOURS, seat_colours
from engine.ui.box import Box
from engine.ui.canvas import Audit
from engine.ui.theme import THEMES, contrast
from games.arcs.board import BASE_CARDS, FACES, RESOURCES, SETUP_CARDS
from games.arcs.scene.art import looks
from games.arcs.scene.art.battle import (
    beams,
    dice_boxes,
    draw_arena,
    draw_die,
    draw_lane,
    fighter_boxes,
    raid_guild_box,
    raid_slot_box,
    result_box,
    stepper_boxes,
    symbols_of,
)
from games.arcs.scene.art.cards import card_at, draw_card, hand_places, trick_boxes
from games.arcs.scene.art.cells import Ground, cell_parts, world_parts
from games.arcs.scene.art.looks import Blow, BoardWords, Building, Marker, Piece
from games.arcs.scene.art.pieces import (
    draw_building,
    draw_counter,
    draw_ship,
    draw_slot,
)
from games.arcs.scene.art.places import places_in
from games.arcs.scene.art.tokens import (
    city_box,
    draw_agent,
    draw_marker,
    draw_own_board,
    draw_piece,
    draw_resource,
    draw_token,
    row_box,
    slot_box,
)
from tests.games.arcs.scene.art import sample_art
from tests.games.arcs.scene.art.sample_art import MAP, PAGES, canvas_of

SMALLEST, USUAL = (1280, 720), (1920, 1080)


def picture_of(draw):
    """What is drawn on a small dark canvas."""
    surface = canvas_of((200, 200))
    surface.scale = 1.0
    surface.surface.fill(looks.SPACE)
    draw(surface)
    return surface.surface


def shape_of(draw):
    """Which pixels something covers, whatever its colours."""
    ground = pygame.mask.from_threshold(picture_of(draw), looks.SPACE, (12, 12, 12, 255))
    ground.invert()
    return ground


def test_long_labels_of_a_board_leave_the_supplys_numbers_room():
    """In German an agent stood on the number of starports, and "Städte" on its first city."""
    words = BoardWords(("Trophäen", "Gefangene", "Empörung", "Vorrat"), "Städte", "öffnet", "keine")
    canvas, box = canvas_of((1024, 768)), Box(566, 903, 632, 170)
    canvas.audit = Audit()
    draw_own_board(canvas, box, sample_art.OWN, words)
    shown = {text.string: text.box for text in canvas.audit.texts}
    ships, starports, agents = (shown[number] for number in "436")
    assert starports.x - ships.right > 20
    assert agents.x - starports.right > 20
    assert shown["Städte"].right <= city_box(box, 0).centre_x - 17


@pytest.mark.parametrize("name", PAGES)
def test_no_text_is_small_faint_cut_or_over_another(name):
    problems, texts = sample_art.problems_of(SMALLEST, PAGES[name])
    assert problems == []
    assert min(text.pixels for text in texts) >= 12


def test_the_table_is_legible_in_a_large_window():
    assert sample_art.problems_of(USUAL, PAGES["three"])[0] == []


def test_kept_parts_are_painted_once_and_shown_again():
    canvas, ground = canvas_of(SMALLEST), Ground()
    sample_art.draw_page(canvas, sample_art.THREE, ground)
    first, painted = canvas.surface.copy(), canvas.pictures.painted
    sample_art.draw_page(canvas, sample_art.THREE, ground)
    assert canvas.pictures.painted == painted
    assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(first, "RGB")


def test_the_ground_is_painted_in_parts_and_anew_for_other_clusters():
    canvas, ground, places = canvas_of(SMALLEST), Ground(), places_in(MAP)
    ground.draw_cells(canvas, places, (1, 4))
    assert not ground.is_done
    parts = 0
    while ground.work():
        parts += 1
    assert parts == len(cell_parts(places, (1, 4))) + len(world_parts(places, (1, 4)))
    assert ground.is_done
    ground.draw_worlds(canvas, places, (1, 4))
    assert ground.is_done
    ground.draw_cells(canvas, places, (2, 5))
    assert not ground.is_done


@pytest.mark.parametrize("out", sorted({card.out for card in SETUP_CARDS.values()}))
def test_every_choice_of_clusters_has_its_ways_past_them(out):
    places = places_in(MAP)
    gates = 6 - len(out)
    joined = len(places.ways_past(out)) + sum(
        1 for a, b in places.bridges
        if a.endswith("gate") and not {int(a[0]), int(b[0])} & set(out)
    )  # fmt: skip
    assert joined == gates


@pytest.mark.parametrize(("a", "b"), [*itertools.combinations(range(4), 2)])
def test_ships_counters_and_plates_of_two_seats_differ_in_shape(a, b):
    for draw in (
        lambda canvas, seat: draw_ship(canvas, seat, 100, 100, 92),
        lambda canvas, seat: draw_counter(canvas, seat, 100, 100, 1, 40),
        lambda canvas, seat: draw_building(canvas, Building("city", seat), 100, 100, 42),
    ):
        one, other = (shape_of(lambda canvas, s=seat, d=draw: d(canvas, s)) for seat in (a, b))
        common = one.overlap_area(other, (0, 0))
        assert common < 0.93 * max(one.count(), other.count())


@pytest.mark.parametrize("seat", range(4))
def test_a_hurt_ship_and_a_hurt_building_look_otherwise(seat):
    for kind in ("city", "starport"):
        pieces = (Building(kind, seat), Building(kind, seat, is_hurt=True))
        fresh, hurt = (
            picture_of(lambda canvas, p=piece: draw_building(canvas, p, 100, 100, 16))
            for piece in pieces
        )
        assert pygame.image.tobytes(fresh, "RGB") != pygame.image.tobytes(hurt, "RGB")
    fresh, hurt = (picture_of(
        lambda canvas, h=is_hurt: draw_ship(canvas, seat, 100, 100, 34, is_hurt=h))
        for is_hurt in (False, True))  # fmt: skip
    assert pygame.image.tobytes(fresh, "RGB") != pygame.image.tobytes(hurt, "RGB")


def test_every_card_die_token_and_piece_is_drawn():
    seen = {}
    things = {
        **{card: lambda canvas, c=card: draw_card(canvas, Box(20, 10, 130, 185), c)
           for card in BASE_CARDS},
        **{f"{kind} {face}": lambda canvas, k=kind, f=face: draw_die(canvas, k, f, 100, 100)
           for kind, faces in FACES.items() for face in range(len(faces))},
        **{f"token {name}": lambda canvas, n=name: draw_token(canvas, n, 100, 100)
           for name in RESOURCES},
        **{f"nobody's {name}": lambda canvas, n=name: draw_token(
            canvas, n, 100, 100, is_nobody=True) for name in RESOURCES},
        **{f"badge {name}": lambda canvas, n=name: draw_resource(canvas, n, 100, 100)
           for name in RESOURCES},
        **{f"agent {seat}": lambda canvas, s=seat: draw_agent(canvas, s, 100, 100)
           for seat in range(4)},
        **{f"{kind} {seat}": lambda canvas, k=kind, s=seat: draw_piece(
            canvas, Piece(k, s), 100, 100, 60)
           for kind in ("ship", "city", "starport") for seat in range(4)},
        "marker": lambda canvas: draw_marker(canvas, Marker(5, 3), 100, 100),
        "turned marker": lambda canvas: draw_marker(canvas, Marker(9, 4, is_turned=True), 100, 100),
        "slot": lambda canvas: draw_slot(canvas, 100, 100),
        "lit slot": lambda canvas: draw_slot(canvas, 100, 100, is_lit=True),
    }  # fmt: skip
    for name, draw in things.items():
        seen.setdefault(pygame.image.tobytes(picture_of(draw), "RGB"), []).append(name)
    same_faces = [names for names in seen.values() if len(names) > 1]
    for names in same_faces:
        kinds = {name.split()[0] for name in names}
        shown = {symbols_of(FACES[name.split()[0]][int(name.split()[1])]) for name in names}
        assert len(kinds) == len(shown) == 1, names


def test_marks_for_those_who_tell_colours_apart_badly_lie_on_controlled_cells():
    plain, marked = canvas_of(SMALLEST), canvas_of(SMALLEST, marked=True)
    ground = Ground()
    for canvas in (plain, marked):
        sample_art.draw_page(canvas, sample_art.THREE, ground)
    assert pygame.image.tobytes(plain.surface, "RGB") != pygame.image.tobytes(marked.surface, "RGB")


@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_a_seat_can_be_named_in_its_colour_on_dark_ground(colour):
    worn = replace(THEMES["arcs"], seats=seat_colours([colour]))
    for ground in (looks.PANEL, looks.WELL, looks.SPACE):
        assert contrast(looks.seat_words(worn, 0), ground) >= 4.5
    assert contrast(looks.seat_fill(worn, 0), looks.SPACE) >= 3


def test_words_are_made_readable_on_light_and_on_dark_ground():
    for ground in ((20, 20, 30), (120, 110, 140), (230, 220, 250)):
        for tone in looks.TONES.values():
            assert contrast(looks.readable(tone, ground), ground) >= 4.5


@pytest.mark.parametrize("count", range(1, 8))
def test_every_card_of_a_fan_can_be_pointed_at_and_stays_in_its_box(count):
    box = Box(14, 866, 536, 210)
    places = hand_places(box, count)
    for number, place in enumerate(places):
        left = (place.centre[0] - 0.35 * place.width, place.centre[1])
        assert card_at(places, left) == number
        assert box.x <= place.centre[0] - place.width / 2
        assert place.centre[0] + place.width / 2 <= box.right
    assert card_at(places, (box.right + 60, box.y)) is None
    assert hand_places(box, 0) == ()


@pytest.mark.parametrize("count", range(1, 5))
def test_the_cards_of_a_round_lie_apart_in_the_void(count):
    places = places_in(MAP)
    boxes = trick_boxes(places, count)
    assert all(places.void_box.holds(box) for box in boxes)
    assert not any(a.intersects(b) for a, b in itertools.combinations(boxes, 2))


@pytest.mark.parametrize("arena", [sample_art.ARENA, sample_art.GREAT_ARENA])
def test_fighters_stand_apart_in_the_arena(arena):
    box = Box(16, 148, 1528, 344)
    boxes = fighter_boxes(box, arena)
    everyone = (*boxes.attackers, *boxes.defenders, *boxes.buildings)
    assert len(everyone) == len(arena.attackers) + len(arena.defenders) + len(arena.buildings)
    assert all(box.holds(place) for place in everyone)
    assert not any(a.inset(2).intersects(b) for a, b in itertools.combinations(everyone, 2))


def test_a_beam_flies_for_every_hit():
    boxes = fighter_boxes(Box(16, 148, 1528, 344), sample_art.ARENA)
    assert len(beams(boxes, sample_art.ARENA, THEMES["arcs"])) == 3 + 4 + 1


@pytest.mark.parametrize("count", range(1, 7))
def test_rolled_dice_lie_apart_in_their_lane_beside_the_stepper(count):
    lane = Box(16, 504, 700, 120)
    boxes = dice_boxes(lane, count)
    parts = (*boxes, *stepper_boxes(lane))
    assert all(lane.holds(part) for part in parts)
    assert not any(a.intersects(b) for a, b in itertools.combinations(parts, 2))


def test_parts_of_panels_that_can_be_clicked_lie_apart_inside_them():
    own, raid, results = Box(566, 903, 632, 170), Box(1248, 694, 296, 186), Box(732, 504, 500, 376)
    for panel, parts in (
        (own, [slot_box(own, n, 7) for n in range(7)]),
        (own, [slot_box(own, n) for n in range(6)] + [city_box(own, n) for n in range(5)]
         + [row_box(own, n) for n in range(4)]),
        (raid, [raid_slot_box(raid, n, 7) for n in range(7)]),
        (raid, [raid_slot_box(raid, n) for n in range(6)] + [raid_guild_box(raid, 0)]),
        (results, [result_box(results, n) for n in range(5)]),
    ):  # fmt: skip
        assert all(panel.holds(part) for part in parts)
        assert not any(a.intersects(b) for a, b in itertools.combinations(parts, 2))


def arena_with(blow):
    """The arena while a blow strikes."""
    canvas = canvas_of((1560, 520))
    draw_arena(canvas, Box(16, 100, 1528, 344), sample_art.GREAT_ARENA, blow=blow)
    return canvas.surface


def test_a_blow_shakes_what_it_strikes_and_breaks_a_ship_that_it_destroys():
    still = arena_with(None)
    first, *_ = fighter_boxes(Box(16, 100, 1528, 344), sample_art.GREAT_ARENA).attackers
    around = canvas_of((1560, 520)).rect(first.inset(-first.w))
    hurt, broken = (
        arena_with(Blow(2, "ship", was_fresh=True, destroys=destroys, share=0.6))
        for destroys in (False, True)
    )
    pictures = [each.subsurface(around) for each in (still, hurt, broken)]
    assert len({pygame.image.tobytes(each, "RGB") for each in pictures}) == 3
    far = pygame.Rect(800, 0, 300, 300)
    assert pygame.image.tobytes(still.subsurface(far), "RGB") == pygame.image.tobytes(
        broken.subsurface(far), "RGB"
    )


def test_dice_lie_as_thrown_and_hop_while_they_tumble():
    def lane(tumbling):
        canvas = canvas_of((800, 200))
        draw_lane(canvas, Box(16, 40, 700, 120), sample_art.LANES[1], tumbling)
        return pygame.image.tobytes(canvas.surface, "RGB")

    assert len({lane(tumbling) for tumbling in (0.0, 0.3, 0.8)}) == 3
