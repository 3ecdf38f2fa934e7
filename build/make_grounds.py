"""Makes grounds, faces and paintings of the program: `python -m build.make_grounds FOLDER`.

FOLDER holds them as the design paints them at full strength (`bg_risk.png`, `arcs-vega.png`,
`paintings/arcs-fate-steward.png`). A
ground is kept soft, as a thing behind the table is seen, and so dark that words on it read: its
light is bent towards a ceiling, its colours stay. A game's ground is kept at its full light too,
for the page where words have shades of their own to stand on. Faces and paintings are kept as they
are. Without FOLDER only the ground of Despirala's hub is made: its felt with dice and goods on it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import numpy as np
import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import Die, Pose, draw_die, draw_goods_cube
from engine.ui.theme import THEMES

ASSETS: Final = Path(__file__).resolve().parent.parent / "assets"
GROUNDS: Final = {"despirala": "despirala", "risk": "risk", "roll": "roll_galaxy",
                  "rajas": "rajas", "arcs": "arcs", "room": "hub"}  # fmt: skip
CEILING: Final = 0.042
"""The most light (relative luminance) a ground sends out."""
STRENGTH: Final = 0.28
WEIGHTS: Final = np.array([0.2126, 0.7152, 0.0722])
SOFTNESS: Final = 2
PAPER: Final = np.array([1.0, 0.66, 0.42])
SEA: Final = np.array([0.55, 1.0, 1.42])
DICE: Final = (
    (1180, 330, 118, 6, -14), (1392, 470, 138, 5, 22), (1610, 372, 122, 3, -30),
    (1248, 640, 142, 1, 12), (1520, 680, 156, 4, -18), (1700, 590, 116, 2, 34),
)  # fmt: skip
"""On the felt of the hub: where their middle is, how large they are, value and turn."""
GOODS: Final = ((1352, 800), (1404, 818), (1378, 772), (1456, 802), (1660, 792), (1716, 776))


def dimmed(picture: pygame.Surface) -> pygame.Surface:
    """The picture with its light bent under the ceiling."""
    light = (pygame.surfarray.array3d(picture) / 255.0) ** 2.2
    luminance = light @ WEIGHTS
    wanted = CEILING * (1 - np.exp(-luminance * STRENGTH / CEILING))
    light *= (wanted / np.maximum(luminance, 1e-6))[..., None]
    return pygame.surfarray.make_surface((np.clip(light, 0, 1) ** (1 / 2.2) * 255).astype("uint8"))


def at_sea(picture: pygame.Surface) -> pygame.Surface:
    """A map on brown paper as one on the sea: the paper turns navy, lands keep their color."""
    pixels = pygame.surfarray.array3d(picture).astype(float)
    navy = (pixels @ WEIGHTS)[..., None] * SEA
    paper = PAPER / np.linalg.norm(PAPER)
    unit = pixels / (np.linalg.norm(pixels, axis=2, keepdims=True) + 1e-6)
    away = np.arccos(np.clip(unit @ paper, -1, 1))
    own = 0.06 + 0.8 * np.clip((away - 0.07) / 0.22, 0, 1)[..., None]
    mixed = navy * (1 - own) + 1.15 * pixels * own
    return pygame.surfarray.make_surface(np.clip(mixed, 0, 255).astype("uint8"))


def lay_dice() -> None:
    """Despirala's felt with six dice and some goods where the hub leaves it free."""
    ground = pygame.image.load(ASSETS / "grounds" / "despirala-lit.jpg")
    canvas = Canvas(ground, 1.0, THEMES["despirala"])
    for x, y, size, value, yaw in DICE:
        shade = Box.around(x + 0.1 * size, y + 0.2 * size, size, 0.9 * size)
        canvas.shadow(shade, 30, blur=34, drop=14, strength=150)
        draw_die(canvas, x, y, size, Die(value, Pose(yaw)))
    for number, (x, y) in enumerate(GOODS):
        draw_goods_cube(canvas, x, y, 46, number)
    pygame.image.save(ground, str(ASSETS / "grounds" / "despirala-hub.jpg"))


def main() -> None:
    """Every ground, face and painting of the folder."""
    if len(sys.argv) < 2:
        lay_dice()
        return
    source = Path(sys.argv[1])
    for name, key in GROUNDS.items():
        picture = pygame.image.load(source / f"bg_{name}.png")
        if key != "hub":
            pygame.image.save(picture, str(ASSETS / "grounds" / f"{key}-lit.jpg"))
        soft = pygame.transform.gaussian_blur(picture, SOFTNESS)
        dark = at_sea(dimmed(soft)) if key == "risk" else dimmed(soft)
        pygame.image.save(dark, str(ASSETS / "grounds" / f"{key}.jpg"))
    for path in sorted(source.glob("*-*.png")):
        pygame.image.save(pygame.image.load(path), str(ASSETS / "faces" / f"{path.stem}.jpg"))
    for path in sorted((source / "paintings").glob("*.png")):
        pygame.image.save(pygame.image.load(path), str(ASSETS / "paintings" / f"{path.stem}.jpg"))


if __name__ == "__main__":
    main()
