"""Every kind of scene, drawn: `python -m tests.ui.scenes OUT WxH[,WxH] [NAME ...]`.

`tests/SCENES.md` has a score for each. A name draws all that begin with it, no name draws all.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from engine.core.chance import generator
from engine.core.commands import make_setup
from engine.core.decision import Chance, Decision
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.scene import Scene
from engine.ui.self_test import Picture, scene_builder, settle
from engine.ui.table.table import Table, table_scene
from games import REGISTRY
from tests.games.arcs.campaign.scene.summit.at_summit import RELIC, bargaining, called, settling
from tests.games.arcs.scene.playing import a_match_at
from tests.games.arcs.scene.test_legible_arcs import drafting
from tests.ui.filled_folder import fill
from tests.ui.real_table.test_turn import RealStage

Size = tuple[int, int]
Kind = Callable[..., App]
STILL: Final = replace(Settings(), animation_speed=AnimationSpeed.OFF)
MOST_ANSWERS: Final = 4000
SEATS: Final[dict[str, tuple[str, ...]]] = {
    "risk": ("human", *["raider", "captain"] * 2), "rajas": ("human", "dummy", "greedy"),
    "roll_galaxy": ("human", "rollbot:easy", "rollbot:easy"), "arcs": ("human", *["supercat"] * 2),
    "despirala": ("human", "optimal", "sampled:5"),
}  # fmt: skip
STAND_IN: Final = {"despirala": "sampled:5", "risk": "captain", "roll_galaxy": "rollbot:easy",
                   "rajas": "greedy", "arcs": "supercat"}  # fmt: skip
WEAK: Final = STAND_IN | {"despirala": "sampled:1", "arcs": "steward"}
USUAL: Final[dict[str, str]] = {}
ACT: Final = {"mode": "campaign"}


def played(
    game: str, answers: int, until: str = "", *, real_table: bool = False,
    seats: tuple[str, ...] = (), **options: str,
) -> Match:  # fmt: skip
    """A match after so many answers, then on until the person has a choice of that kind.

    Bots answer for the person; dice and draws of a real table are random.
    """
    of = REGISTRY.game(game)
    setup = make_setup(of, seats or SEATS[game], "golden", options, real_table=real_table)
    match, rng = Match(of, setup), generator("hands", 1)
    bots = [bot or of.bot(STAND_IN[game], match.setup) for bot in bots_of(match)]
    while match.pending is not None and len(match.moves) < MOST_ANSWERS:
        asked = match.pending
        if len(match.moves) >= answers and (not until or _is_choice(asked, until)):
            break
        if real_table and isinstance(asked, Chance):
            match.answer(asked.outcomes.sample(rng))
        else:
            play_bots(match, bots, 1)
    assert not until or match.pending is not None, f"no '{until}' comes"
    return match


def _is_choice(asked: Decision | Chance, kind: str) -> bool:
    if not isinstance(asked, Decision) or asked.seat or not re.fullmatch(kind, asked.kind):
        return False
    return asked.listing is not None or len(asked.options) > 1


def screen(  # noqa: PLR0913 (as many as the command has)
    what: str, game: str, answers: int = 0, seats: tuple[str, ...] = (),
    options: dict[str, str] = USUAL, *, size: Size, seed: str = "golden",
    is_filled: bool = False,
) -> App:  # fmt: skip
    """What `main.py screenshot` draws; where it `is_filled`, half a year of games was played."""
    if is_filled:
        fill()
    picture = Picture(what, None if what == game else game, seed, answers, seats or SEATS[game],
                      options, False, size, STAND_IN[game])  # fmt: skip
    return _app(scene_builder(REGISTRY, picture), size)


def table(make: Callable[[], Match], *, size: Size, hint: bool = False) -> App:
    """The table of a match that something else makes."""
    app = _app(lambda app: table_scene(app, make(), None, start_frozen=True), size)
    if hint:
        assert isinstance(app.top, Table)
        app.step(0, [])
        app.top.orders.hint()
    return app


def hub(game: str, answers: int, *, size: Size) -> App:
    """The hub with an unfinished game."""
    Autosave(played(game, answers)).save()
    return _app(MenuScene, size)


def real(
    game: str, answers: int, is_here: Callable[[RealStage], bool], seats: tuple[str, ...] = (),
    *, size: Size, options: dict[str, str] = USUAL,
) -> App:  # fmt: skip
    """A real table: bots play so many answers, then hands do all until something is so."""
    seats = seats or SEATS[game]
    match = played(game, answers, real_table=True, seats=seats, **options)
    stage = RealStage(game, *seats, size=size, match=match)
    stage.until(lambda: is_here(stage))
    return stage.app


def done(step: int, words: str = ".") -> Callable[[RealStage], bool]:
    """So many steps of a bot's turn are done, and the next has such words."""
    return lambda stage: (
        stage.is_doing and len(stage.turn.panel.rungs) > stage.turn.panel.now >= step
        and re.search(words, stage.words) is not None
    )  # fmt: skip


def laid(step: int) -> Callable[[RealStage], bool]:
    """So many steps of the laying out are done."""
    return lambda stage: stage.turn.laying.is_speaking and stage.turn.panel.now >= step


def asks(kind: str) -> Callable[[RealStage], bool]:
    """What was rolled or drawn is asked, of such a kind."""
    return lambda stage: (
        isinstance(asked := stage.match.pending, Chance) and bool(re.fullmatch(kind, asked.kind))
        and stage.match.waits_for_person and not stage.turn.is_speaking
        and stage.table.director.held is None
    )  # fmt: skip


def _app(build: Callable[[App], Scene], size: Size) -> App:
    app = App(STILL, REGISTRY, size, routes=Pages, headless=True)
    app.push(build(app))
    return app


def drawn(name: str, *sizes: Size) -> list[pygame.Surface]:
    """A scene at rest in windows of these sizes."""
    app = KINDS[name](size=sizes[0])
    pictures = []
    for size in sizes:
        app.resize(*size)
        settle(app)
        pictures.append(app.surface.copy())
    app.close()
    return pictures


MIDDLES: Final = {"despirala": (96, 195), "risk": (380, 1500), "roll_galaxy": (84, 250),
                  "rajas": (40, 150), "arcs": (30, 350)}  # fmt: skip
MOST: Final = {"despirala": 6, "risk": 6, "roll_galaxy": 5, "rajas": 4, "arcs": 4}
RISK_DUEL, NOBODY = ("human", "captain", "raider"), ("human", "optimal")
ASKED: Final = {
    "roll_galaxy": ("start", "explore", "place", "ship", "produce", "spend", "recruit"),
    "risk": ("claim", "place", "attack", "occupy", "redeem"), "rajas": ("buy", "lay", "upgrade"),
}  # fmt: skip
REAL: Final[dict[str, Kind]] = {
    "risk_lay": partial(real, "risk", 0, laid(2), RISK_DUEL),
    "risk_place": partial(real, "risk", 150, done(0, "^Put "), RISK_DUEL),
    "risk_fortify": partial(real, "risk", 300, done(2, "^Move "), RISK_DUEL),
    "risk_dice": partial(real, "risk", 250, asks("battle"), RISK_DUEL),
    "risk_card": partial(real, "risk", 250, asks("card"), RISK_DUEL),
    "rajas_lay": partial(real, "rajas", 0, laid(3)),
    "rajas_turn": partial(real, "rajas", 60, done(1, "worker|tile")),
    "rajas_tile": partial(real, "rajas", 60, asks("tile")),
    "rajas_dice": partial(real, "rajas", 60, asks("gained|yield|again|dice")),
    "roll_lay": partial(real, "roll_galaxy", 0, laid(2)),
    "roll_turn": partial(real, "roll_galaxy", 60, done(2)),
    "roll_dice": partial(real, "roll_galaxy", 60, asks("roll|cup")),
    "roll_tile": partial(real, "roll_galaxy", 60, asks("tile")),
    "arcs_lay": partial(real, "arcs", 0, laid(4)),
    "arcs_turn": partial(real, "arcs", 80, done(2, "^Move .* ship")),
    "arcs_dice": partial(real, "arcs", 150, asks(".*(dice|battle|raid|skirmish|assault).*")),
    "arcs_cards": partial(real, "arcs", 0, asks("court")),
    "act_lay": partial(real, "arcs", 0, laid(4), options=ACT),
    "act_turn": partial(real, "arcs", 80, done(2, "^Move .* ship"), options=ACT),
    "despirala_lay": partial(real, "despirala", 0, laid(0)),
    "despirala_turn": partial(real, "despirala", 30, done(1), NOBODY),
    "despirala_dice": partial(real, "despirala", 30, asks(".*"), NOBODY),
}
OTHERS: Final[dict[str, Kind]] = {
    "act_fate": partial(screen, "arcs", "arcs", 9, options=ACT),
    "act_early": partial(screen, "arcs", "arcs", 60, options=ACT),
    "act_late": partial(screen, "arcs", "arcs", 500, options=ACT),
    "act_hint": partial(table, lambda: played("arcs", 100, ".*", mode="campaign"), hint=True),
    "act_many": partial(screen, "arcs", "arcs", 400, ("human", *["supercat"] * 3), ACT),
    "learn": partial(screen, "learn", "arcs"),
    **{name: partial(screen, name, "despirala")
       for name in ("settings", "progress", "scenarios", "credits", "menu")},
    **{f"{name}_filled": partial(screen, name, "despirala", is_filled=True)
       for name in ("menu", "progress")},
    "draft_first": partial(table, lambda: drafting(2, 0)),
    "draft_later": partial(table, lambda: drafting(2, 1)),
    "summit_called": partial(table, called),
    "summit_settling": partial(table, settling),
    "summit_deal": partial(table, lambda: bargaining(RELIC)),
    "battle_dice": partial(table, lambda: a_match_at("dice")),
}  # fmt: skip


def _of_game(game: str) -> Iterator[tuple[str, Kind]]:
    (early, late), crowd = MIDDLES[game], ("human", *[WEAK[game]] * (MOST[game] - 1))
    yield f"table_{game}_early", partial(screen, game, game, early)
    yield f"table_{game}_late", partial(screen, game, game, late)
    yield f"table_{game}_hint", partial(table, partial(played, game, early, ".*"), hint=True)
    yield f"table_{game}_many", partial(screen, game, game, (3 * early + late) // 4, crowd)
    yield f"table_{game}_watched", partial(screen, game, game, early + 1, (STAND_IN[game],) * 3)
    yield f"end_{game}", partial(screen, game, game, 1_000_000)
    yield f"hub_{game}", partial(hub, game, late)
    for what in ("setup", "rules", "review", "figures", "choices", "position"):
        yield f"{what}_{game}", partial(screen, what, game)
    yield f"lesson_{game}", partial(screen, "lesson", game, 4, seed="1")
    yield f"puzzle_{game}", partial(screen, "puzzle", game, seed="2")
    seats = RISK_DUEL if game == "risk" else ()
    for kind in ASKED.get(game, ()):
        yield f"{game}_{kind}", partial(table, partial(played, game, 0, kind, seats=seats))


KINDS: Final[dict[str, Kind]] = {
    **{name: kind for game in MIDDLES for name, kind in _of_game(game)}, **OTHERS,
    **{f"real_{name}": kind for name, kind in REAL.items()},
}  # fmt: skip


def main() -> None:
    """Draws what was asked for, each in a user's folder of its own."""
    out, given, *names = sys.argv[1:]
    sizes = [(int(w), int(h)) for w, h in (size.split("x") for size in given.split(","))]
    Path(out).mkdir(parents=True, exist_ok=True)
    for name in KINDS:
        if names and not name.startswith(tuple(names)):
            continue
        with tempfile.TemporaryDirectory() as folder:
            os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = folder
            pictures = drawn(name, *sizes)
        for picture in pictures:
            pygame.image.save(picture, Path(out) / f"{name}_{picture.get_height()}.png")
        print(name, flush=True)


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    main()
