"""Makes grounds, faces and paintings of the program: `python build/make_grounds.py FOLDER`.

FOLDER holds them as the design paints them at full strength (`bg_risk.png`, `arcs-vega.png`,
`paintings/arcs-fate-steward.png`). A
ground is kept soft, as a thing behind the table is seen, and so dark that words on it read: its
light is bent towards a ceiling, its colours stay. A game's ground is kept at its full light too,
for the page where words have shades of their own to stand on. Faces and paintings are kept as they
are.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import numpy as np
import pygame

ASSETS: Final = Path(__file__).resolve().parent.parent / "assets"
GROUNDS: Final = {"despirala": "despirala", "risk": "risk", "roll": "roll_galaxy",
                  "rajas": "rajas", "arcs": "arcs", "room": "hub"}  # fmt: skip
CEILING: Final = 0.042
"""The most light (relative luminance) a ground sends out."""
STRENGTH: Final = 0.28
WEIGHTS: Final = np.array([0.2126, 0.7152, 0.0722])
SOFTNESS: Final = 2


def dimmed(picture: pygame.Surface) -> pygame.Surface:
    """The picture with its light bent under the ceiling."""
    light = (pygame.surfarray.array3d(picture) / 255.0) ** 2.2
    luminance = light @ WEIGHTS
    wanted = CEILING * (1 - np.exp(-luminance * STRENGTH / CEILING))
    light *= (wanted / np.maximum(luminance, 1e-6))[..., None]
    return pygame.surfarray.make_surface((np.clip(light, 0, 1) ** (1 / 2.2) * 255).astype("uint8"))


def main() -> None:
    """Every ground, face and painting of the folder."""
    source = Path(sys.argv[1])
    for name, key in GROUNDS.items():
        picture = pygame.image.load(source / f"bg_{name}.png")
        if key != "hub":
            pygame.image.save(picture, str(ASSETS / "grounds" / f"{key}-lit.jpg"))
        soft = pygame.transform.gaussian_blur(picture, SOFTNESS)
        pygame.image.save(dimmed(soft), str(ASSETS / "grounds" / f"{key}.jpg"))
    for path in sorted(source.glob("*-*.png")):
        pygame.image.save(pygame.image.load(path), str(ASSETS / "faces" / f"{path.stem}.jpg"))
    for path in sorted((source / "paintings").glob("*.png")):
        pygame.image.save(pygame.image.load(path), str(ASSETS / "paintings" / f"{path.stem}.jpg"))


if __name__ == "__main__":
    main()
