"""The pictures of the rules: the continents, a battle of dice, the cards."""

from __future__ import annotations

from typing import Final

from engine.text.message import Message
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.pages.open_book import RulesPicture, fixed
from engine.ui.theme import SECOND_TEXT, SMALL, TEXT, mix
from games.risk.board import CONTINENT_OF, SIZE, set_value, territory_named
from games.risk.scene.ground import CREAM, SEA_DEEP, SEA_LIGHT, SLATE
from games.risk.scene.hand import HandModel, HandView
from games.risk.scene.labels import pill_boxes, pills_of
from games.risk.scene.pieces import draw_battle_die, draw_pill, pill_width
from games.risk.scene.world import continent_colour, the_world
from games.risk.state import NOBODY

ATTACKER, DEFENDER = 0, 1
ATTACKING: Final = (6, 3, 1)
DEFENDING: Final = (5, 3)
RESULTS: Final = ("dice-defender-loses", "dice-attacker-loses")
DIE: Final = 56.0
ROW: Final = 70.0
LABELS: Final = 34.0
HAND: Final = 184.0
SET: Final = tuple(map(territory_named, ("alaska", "eastern_us", "great_britain")))
OTHERS: Final = (territory_named("China"), SIZE)


# -- the map


def _map_height(width: float) -> float:
    world = the_world()
    return width * world.size[1] / world.size[0]


def _draw_map(canvas: Canvas, box: Box) -> None:
    world = the_world()
    zoom = box.w / world.size[0]

    def place(point: Point) -> Point:
        return (box.x + point[0] * zoom, box.y + point[1] * zoom)

    canvas.rounded(box, 10, (SEA_LIGHT, SEA_DEEP))
    for link in world.links:
        canvas.polyline([place(point) for point in link], CREAM[:3], 1.2, dashed=True, dash=(5, 4))
    for territory, region in enumerate(world.regions):
        colour = mix(continent_colour(CONTINENT_OF[territory]), SLATE, 0.3)
        for outline in region.outlines:
            points = [place(point) for point in outline]
            canvas.polygon(points, colour)
            canvas.polyline(points, SLATE, 1, closed=True)
    pills = pills_of((NOBODY,) * SIZE, canvas.typesetter.voice.whole)
    widths = [pill_width(canvas, pill) for pill in pills]
    for pill, spot in zip(pills, pill_boxes(box, place, widths, ()), strict=True):
        draw_pill(canvas, pill, *spot.centre)


# -- the dice


def _draw_battle(canvas: Canvas, box: Box) -> None:
    left, right = box.x + 70, box.x + 250
    ink = SECOND_TEXT
    canvas.text(left, box.y + 16, Message("dice-attacker"), SMALL, ink, align="centre")
    canvas.text(right, box.y + 16, Message("dice-defender"), SMALL, ink, align="centre")
    for row, value in enumerate(ATTACKING):
        y = box.y + LABELS + (row + 0.5) * ROW
        is_paired = row < len(DEFENDING)
        draw_battle_die(canvas, left, y, DIE, value, ATTACKER, is_pale=not is_paired)
        if not is_paired:
            canvas.text(right + 60, y, Message("dice-third"), SMALL, ink)
            continue
        draw_battle_die(canvas, right, y, DIE, DEFENDING[row], DEFENDER)
        wins = value > DEFENDING[row]
        canvas.icon("chevron-right" if wins else "chevron-left", (left + right) / 2, y, 30, TEXT)
        faces = {"attack": value, "defence": DEFENDING[row]}
        canvas.text(right + 60, y, Message(RESULTS[row], faces), SMALL, TEXT)


# -- the cards


def _draw_cards(canvas: Canvas, box: Box) -> None:
    hand = HandView(the_world(), lambda card: None, canvas.typesetter.voice.whole)
    values = tuple(set_value(number) for number in range(1, 5))
    hand.box = box.inset(4)
    title, note = (canvas.said(Message(key)) for key in ("picture-hand", "picture-hand.note"))
    hand.show(HandModel(title, note, is_good=True, cards=(*SET, *OTHERS), marked=SET,
                        value=values[0], next_values=values[1:]))  # fmt: skip
    hand.draw(canvas)


PICTURES: Final = {
    "map": RulesPicture(_map_height, _draw_map),
    "battle": fixed(LABELS + len(ATTACKING) * ROW, _draw_battle),
    "cards": fixed(HAND, _draw_cards),
}
