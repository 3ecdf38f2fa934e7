"""The faces of opponents: one for everybody a game knows by name."""

import pygame
import pytest

from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import TURNS, draw_face, face_path, painting_of, player_faces
from engine.ui.theme import THEMES
from games import REGISTRY


@pytest.mark.parametrize("game", REGISTRY.keys)
def test_everybody_with_a_name_has_a_face_of_their_own(game):
    called = {each.called for each in REGISTRY.game(game).bot_levels} - {""}
    assert len(called) >= 3
    paths = [face_path(game, name) for name in sorted(called)]
    assert None not in paths
    assert len({path.read_bytes() for path in paths}) == len(called)


def test_nobody_in_particular_has_no_face():
    assert face_path("risk", "") is None
    assert face_path("risk", "Grandma") is None


def test_a_face_is_round_in_the_ring_of_its_seat():
    pygame.font.init()
    canvas = Canvas(pygame.Surface((200, 200)), 1.0, THEMES["risk"])
    draw_face(canvas, face_path("risk", "Lynx"), 1, 100, 100, 40)
    assert canvas.surface.get_at((80, 80))[:3] != (0, 0, 0)
    assert canvas.surface.get_at((62, 62))[:3] == (0, 0, 0)
    assert canvas.surface.get_at((61, 100))[:3] == THEMES["risk"].seat_colour(1)


def test_who_sits_there_twice_has_other_clothes():
    game = REGISTRY.game("risk")
    faces = player_faces(game, ("human", "raider", "captain", "raider", "raider"))
    assert faces[0] is None
    seen = [pygame.image.tobytes(painting_of(path), "RGB") for path in faces[1:]]
    assert len(set(seen)) == 4
    assert faces[2] == face_path("risk", "Kestrel")


def test_a_twin_keeps_its_face_to_the_very_edge_and_nothing_around_it():
    path = face_path("rajas", "Dummy")
    first, twin = painting_of(path), painting_of(face_path("rajas", "Dummy", 1))
    turned = pygame.transform.flip(pygame.transform.hsl(first, TURNS[0], 0, 0), True, False)
    mirrored = pygame.transform.flip(first, True, False)
    for x, kept in ((94, False), (135, True), (165, True), (206, False)):
        seen, wanted = (each.get_at((x, 165)) for each in (twin, mirrored if kept else turned))
        assert all(abs(one - other) <= 3 for one, other in zip(seen, wanted, strict=True)), x
