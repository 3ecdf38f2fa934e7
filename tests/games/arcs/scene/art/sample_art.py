"""Whole pages of Arcs from plain values: the table, a battle, the end of a chapter.

`python -m tests.games.arcs.scene.art.sample_art FILE [SIZE] [PAGE]` paints one of them: three, two,
four, battle, great battle, chapter, chapter of four.
"""

import sys
from dataclasses import dataclass
from functools import partial

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.theme import THEMES
from games.arcs.board import AMBITIONS as AMBITION_NAMES
from games.arcs.board import HIDDEN
from games.arcs.scene.art import ambitions
from games.arcs.scene.art.ambitions import draw_ambition, draw_markers_left
from games.arcs.scene.art.battle import (
    draw_arena,
    draw_chart,
    draw_lane,
    draw_raid,
    draw_results,
    draw_steps,
)
from games.arcs.scene.art.cards import draw_court_card, draw_guild, draw_hand, draw_trick
from games.arcs.scene.art.cells import Ground, draw_control, draw_outlines, draw_slots
from games.arcs.scene.art.looks import (
    AmbitionLook,
    ArenaLook,
    BoardWords,
    Building,
    ChartLook,
    ColumnLook,
    CourtLook,
    Fighter,
    GuildLook,
    HandCard,
    LaneLook,
    Marker,
    OwnBoardLook,
    Piece,
    Pile,
    PowerLook,
    RaidLook,
    ResultLook,
    SeatLook,
    Ships,
    Standing,
    State,
    SystemLook,
    TrickCard,
)
from games.arcs.scene.art.pieces import draw_move, draw_systems
from games.arcs.scene.art.places import places_in
from games.arcs.scene.art.planets import draw_space
from games.arcs.scene.art.tokens import draw_own_board, draw_seat_plate

MAP = Box(258, 83, 1040, 810)
FRAME = (1920.0, 1080.0)


def canvas_of(size, audit=None, *, marked=False):
    """A canvas whose unit is that of the usual frame."""
    pygame.font.init()
    scale = min(size[0] / FRAME[0], size[1] / FRAME[1])
    return Canvas(pygame.Surface(size), scale, THEMES["arcs"], audit=audit,
                  colour_blind_marks=marked)  # fmt: skip


@dataclass(frozen=True)
class Page:
    """What a table shows."""

    seats: tuple[SeatLook, ...]
    ambitions: tuple[AmbitionLook, ...]
    court: tuple[CourtLook, ...]
    guilds: tuple[GuildLook, ...]
    hand: tuple[HandCard, ...]
    own: OwnBoardLook
    systems: dict[str, SystemLook]
    outlines: dict[str, State]
    trick: tuple[TrickCard, ...]
    out: tuple[int, ...] = (1, 4)
    foot: str = "2 of 3 actions left"
    left: tuple[Marker, ...] = (Marker(4, 2, is_turned=True),)


SEATS = (
    SeatLook(0, "You", 14, "of 30", "Your turn", ("weapon", "relic", "fuel", ""), 4, 2, 1,
             is_active=True),
    SeatLook(1, "Vega", 17, "of 30", "SUPERCAT", ("psionic", "material", "psionic", "fuel"), 4, 3,
             has_initiative=True),
    SeatLook(2, "Orion", 11, "of 30", "SUPERCAT", ("relic", "fuel", "material", "psionic"), 4, 2,
             2),
    SeatLook(3, "Lyra", 9, "of 30", "Captain", ("relic",) * 6, 12, 11, 10),
)  # fmt: skip
COUNTED = {"tyrant": "Captives", "warlord": "Trophies"}


def an_ambition(name, *rest, **more):
    """An ambition with its words."""
    number = tuple(AMBITION_NAMES).index(name) + 2
    return AmbitionLook(name, name.capitalize(), COUNTED.get(name, ""), f"card {number}",
                        *rest, **more)  # fmt: skip


AMBITIONS = (
    an_ambition("tycoon", (), (Standing(1, 3), Standing(2, 2), Standing(0, 1))),
    an_ambition("tyrant", (), (Standing(2, 2), Standing(0, 1), Standing(1, 0)), state="legal"),
    an_ambition("warlord", (Marker(5, 3),), (
        Standing(1, 3, 5, is_first=True), Standing(0, 2, ties_next=True), Standing(2, 2))),
    an_ambition("keeper", (Marker(6, 3, is_turned=True), Marker(2, 0)), (
        Standing(0, 2, 8, is_first=True), Standing(2, 1, 3), Standing(1, 0))),
    an_ambition("empath", (), (Standing(1, 2), Standing(2, 1), Standing(0, 0))),
)  # fmt: skip
COURT = (
    CourtLook("Silver-Tongues", "psionic", ("Psionic guild", "Psionic"),
              "Prelude: discard, steal a guild or resource", "", 2, ((0, 2), (1, 1)), "You lead",
              "good"),
    CourtLook("Populist Demands", "vox", ("Vox",), "Declare any ambition when secured", "", 0,
              ((1, 2),), "Vega leads", state="legal"),
    CourtLook("Shipping Interest", "fuel", ("Fuel guild", "Fuel"),
              "Synthesize (Build): gain 1 Fuel. Discard this card: gain Fuel until your resource "
              "slots are full", "", 3,
              ((2, 6), (1, 3), (0, 1), (3, 2)), "Orion leads", state="hover"),
    CourtLook("Prison Wardens", "weapon", ("Weapon guild", "Weapon"),
              "Pressgang or Execute your Captives", "no agents", 2,
              state="chosen"),
)  # fmt: skip
SYSTEMS = {
    "3-hex": SystemLook(0, (Building("city", 0), Building("starport", 0)), (Ships(0, 2),)),
    "2-gate": SystemLook(0, (), (Ships(0, 3), Ships(0, 1, is_hurt=True))),
    "2-arrow": SystemLook(1, (Building("starport", 1),), (Ships(1, 1),)),
    "6-arrow": SystemLook(1, (Building("city", 1, is_hurt=True),),
                          (Ships(1, 1), Ships(1, 1, is_hurt=True))),
    "2-hex": SystemLook(2, (Building("city", 2),), (Ships(2, 2), Ships(2, 1, is_hurt=True))),
    "5-gate": SystemLook(2, (), (Ships(2, 2), Ships(2, 11, is_hurt=True), Ships(0, 1))),
    "6-hex": SystemLook(None, (), tuple(
        Ships(seat, 2 + seat, is_hurt) for seat in range(4) for is_hurt in (False, True))),
}  # fmt: skip
HAND = (
    HandCard("administration-6"), HandCard("construction-2", "legal"),
    HandCard("aggression-5", "hover", 1.0), HandCard("mobilization-7", "chosen", 0.5),
)  # fmt: skip
BOARD_WORDS = BoardWords(("Trophies", "Captives", "Outrage", "Supply"), "Cities", "opens", "none")
OWN = OwnBoardLook(
    0, ("weapon", "relic", "fuel", ""), 2, (Piece("ship", 1), Piece("city", 2)), (2,),
    ("material",), (4, 3, 6), ("plain", "legal", "chosen", "plain"),
)  # fmt: skip
FULL_OWN = OwnBoardLook(
    3, ("relic",) * 6, 5, tuple(Piece("ship", number % 3) for number in range(14)), (0, 1, 2) * 4,
    ("material", "fuel", "weapon", "relic", "psionic"), (15, 5, 10),
)  # fmt: skip
TRICK = (
    TrickCard(1, "Lead", "mobilization-4", spent=3, is_zero=True),
    TrickCard(2, "Copy", HIDDEN, note="1 action"),
    TrickCard(0, "Surpass", "mobilization-3", spent=1, is_now=True),
)
THREE = Page(
    SEATS[:3], AMBITIONS, COURT,
    (GuildLook("Elder Broker", "relic", 2), GuildLook("Sworn Guardians", "relic", 0, "legal")),
    HAND, OWN, SYSTEMS, {"2-gate": "chosen", "2-arrow": "hover", "3-gate": "legal"}, TRICK,
)  # fmt: skip
FOUR = Page(
    SEATS, (
        an_ambition("tycoon", (Marker(5, 3),), (
            Standing(1, 13, 5, is_first=True), Standing(2, 12, 3), Standing(0, 11),
            Standing(3, 10))),
        *AMBITIONS[1:]),
    COURT, THREE.guilds, (*HAND, HandCard("administration-1"), HandCard("aggression-3")), FULL_OWN,
    {}, {}, (*TRICK, TrickCard(3, "", note="to play")), (4,), "",
    (Marker(9, 4, is_turned=True), Marker(6, 3, is_turned=True), Marker(2, 0)),
)  # fmt: skip
TWO = Page(
    SEATS[:2], tuple(
        an_ambition(name, (), (Standing(0, 2), Standing(1, 1)), phantom=number)
        for number, name in enumerate(("tycoon", "tyrant", "warlord", "keeper", "empath"))),
    COURT[:3], (), (), OwnBoardLook(1), {}, {}, (), (2, 5), left=(),
)  # fmt: skip


def draw_page(canvas, page, ground=None):
    """A table in the middle of a chapter."""
    places = places_in(MAP)
    ground = ground or Ground()
    draw_space(canvas, Box(0, 0, *FRAME))
    ground.finish(canvas, places, page.out)
    ground.draw_cells(canvas, places, page.out)
    control = {name: look.controller for name, look in page.systems.items()
               if look.controller is not None}  # fmt: skip
    draw_control(canvas, places, control)
    ground.draw_worlds(canvas, places, page.out)
    draw_outlines(canvas, places, page.outlines, 0.5)
    built = {name: len(page.systems[name].built) if name in page.systems else 0
             for name, cell in places.cells.items() if cell.cluster not in page.out}  # fmt: skip
    draw_slots(canvas, places, built, {"2-arrow": True})
    draw_systems(canvas, places, page.systems)
    draw_move(canvas, places.cells["2-gate"].fleet, places.cells["2-arrow"].fleet)
    _around(canvas, page)
    draw_trick(canvas, places, page.trick, page.foot)


def _around(canvas, page):
    width = (1552 - 226 - 8 * (len(page.seats) - 1)) / len(page.seats)
    canvas.rounded(Box(0, 896, 1920, 184), 0, (0x1A, 0x15, 0x26))
    for number, seat in enumerate(page.seats):
        draw_seat_plate(canvas, Box(226 + number * (width + 8), 6, width, 68), seat)
    for number, ambition in enumerate(page.ambitions):
        draw_ambition(canvas, Box(12, 120 + number * 114, 244, 106), ambition)
    words = "Markers left" if page.left else "No marker left"
    draw_markers_left(canvas, Box(12, 690, 244, 48), words, page.left)
    for number, card in enumerate(page.court):
        draw_court_card(canvas, Box(1304, 120 + number * 156, 244, 148), card)
    for number, guild in enumerate(page.guilds):
        draw_guild(canvas, Box(1304, 774 + number * 50, 244, 42), guild)
    if canvas.audit is None:  # cards of a fan cover each other: their numbers are not texts to read
        draw_hand(canvas, Box(14, 866, 536, 210), page.hand)
    draw_own_board(canvas, Box(566, 903, 632, 170), page.own, BOARD_WORDS)


ARENA = ArenaLook(
    0, 1, ("You attack", "5 ships, 5 dice"), ("Vega defends", "3 ships, 2 fresh; 2 buildings"),
    (Fighter("ship", 0, True, 1, verdict="hurt now", tone="hurt"),
     Fighter("ship", 0, True, 1, verdict="hurt now", tone="hurt", state="legal"),
     Fighter("ship", 0, True, verdict="was hurt"), Fighter("ship", 0),
     Fighter("ship", 0, True, 1, verdict="hurt now", tone="hurt")),
    (Fighter("ship", 1, False, 1, verdict="1 hit: hurt", tone="hurt"),
     Fighter("ship", 1, True, 2, is_lost=True, verdict="2 hits: lost", tone="bad"),
     Fighter("ship", 1, True, 1, is_lost=True, verdict="1 hit: lost", tone="bad")),
    (Fighter("city", 1, verdict="or hurt the city", tone="choice", state="legal"),
     Fighter("starport", 1, True, 1, verdict="1 hit: lost", tone="bad", state="chosen")),
    "psionic",
)  # fmt: skip
GREAT_ARENA = ArenaLook(
    2, 3, ("Orion attacks", "15 ships"), ("Lyra defends", "14 ships"),
    (Fighter("ship", 2),) * 15, (Fighter("ship", 3, state="off"),) * 14,
)  # fmt: skip
LANES = (
    LaneLook("skirmish", "Skirmish", "safe; half the rolls hit", "mean", 2, faces=(3, 0),
             means=(("hit", 1.0),), note="rolled"),
    LaneLook("assault", "Assault", "strong, may hit you", "mean", 6, faces=(0, 1, 2, 3, 4, 5),
             means=(("hit", 2.3), ("self_hit", 1.0))),
    LaneLook("raid", "Raid", "buildings and keys", "mean", 1, can_less=True, can_more=True,
             faces=(5,), means=(("key", 0.7), ("self_hit", 0.5))),
)  # fmt: skip
RESULTS = (
    ResultLook("self_hit", "1", "on your own ships", "you", 0, "done"),
    ResultLook("intercept", "2", "one per fresh defender", "you", 0, "done"),
    ResultLook("hit", "4", "on ships, then buildings", "Vega", 1, "done"),
    ResultLook("building_hit", "1", "on a building: choose", "Lyra", 3, "open"),
    ResultLook("key", "1", "to raid with, if a ship is left", "Orion", 2),
)
CHART = ChartLook("Hits, before the roll", (0.01, 0.05, 0.17, 0.27, 0.28, 0.17, 0.04), 4,
                  "4 or more: 45%")  # fmt: skip
LONG_CHART = ChartLook("Hits", tuple((13 - abs(6 - n)) / 100 for n in range(19)))
RAID = RaidLook("Raid Vega", 1, ("psionic", "material", "", "fuel"), ("plain", "legal", "plain"),
                (GuildLook("Mining Interest", "material", 2),))  # fmt: skip


def draw_battle(canvas, arena=ARENA, chart=CHART):
    """A battle after its roll."""
    draw_space(canvas, Box(0, 0, *FRAME))
    draw_steps(canvas, Box(940, 96, 610, 36), ("Collect", "Roll", "Hits", "Raid"), 2)
    draw_arena(canvas, Box(16, 148, 1528, 344), arena)
    for number, lane in enumerate(LANES):
        draw_lane(canvas, Box(16, 504 + number * 128, 700, 120), lane)
    draw_results(canvas, Box(732, 504, 500, 376), RESULTS, "What they say, in order",
                 "The attacker gives every hit.")  # fmt: skip
    draw_chart(canvas, Box(1248, 504, 296, 178), chart)
    draw_raid(canvas, Box(1248, 694, 296, 186), RAID)


def columns_of(seats):
    """Five ambitions with as many piles as seats, one of them very high."""
    tokens = tuple(Piece("token", token="fuel") for _ in range(9))
    ships = tuple(Piece("ship", number % seats) for number in range(4))
    captives = (Piece("agent", 0), Piece("city", 1))
    piles = [
        [Pile(seat, kind[: max(0, len(kind) - seat)], gain=4 - seat if seat < 2 else None,
              bonus=2 * (seat == 0), is_first=seat == 0) for seat in range(seats)]
        for kind in (tokens, captives, ships, tokens[:2], ())
    ]  # fmt: skip
    names = ("tycoon", "tyrant", "warlord", "keeper", "empath")
    markers = ((Marker(4, 2, is_turned=True),), (), (Marker(5, 3), Marker(9, 4, is_turned=True)),
               (Marker(2, 0),), ())  # fmt: skip
    return [
        ColumnLook(
            name,
            name.capitalize(),
            COUNTED.get(name, ""),
            marker,
            tuple(pile),
            (("Vega first, +4",), ("Orion second, +2",)),
        )
        for name, marker, pile in zip(names, markers, piles, strict=True)
    ]


def draw_chapter(canvas, seats=3, share=1.0):
    """The end of a chapter."""
    draw_space(canvas, Box(0, 0, *FRAME), "chapter")
    ambitions.draw_chapters(canvas, 1236, 127, 3, 5)
    for number, column in enumerate(columns_of(seats)):
        ambitions.draw_column(canvas, Box(16 + number * 282, 172, 270, 676), column)
    rows = [PowerLook(seat, ("You", "Vega", "Orion", "Lyra")[seat], 14 - seat,
                      (("warlord", 7), ("keeper", 3)), ("first", "6 to go"), is_first=not seat)
            for seat in range(seats)]  # fmt: skip
    ambitions.draw_power(canvas, Box(1432, 172, 472, 456), rows, 30,
                           ("Power", "the game ends at 30"), share)  # fmt: skip
    ambitions.draw_markers_panel(
        canvas, Box(1432, 642, 472, 312),
        ("Markers for chapter 4", "the lowest marker turns over", "5 and 3 become 9 and 4"),
        (Marker(5, 3), Marker(9, 4, is_turned=True)), [Marker(6, 3, is_turned=True)], share,
    )  # fmt: skip
    ambitions.draw_then(
        canvas, Box(16, 862, 1398, 92), "Then", [
            ("laurels-trophy", "Trophies return", "Warlord was scored"),
            ("handcuffs", "Captives stay", "Tyrant was not scored"),
            ("card-draw", "Six new cards each", "all 20 are shuffled"),
            ("bolt", "Vega leads", "holds the initiative")],
    )  # fmt: skip


def problems_of(size, draw):
    """What is wrong with the texts of a page, and all of them."""
    audit = Audit()
    canvas = canvas_of(size, audit)
    draw(canvas)
    return audit.problems(*FRAME), audit.texts


PAGES = {
    "three": partial(draw_page, page=THREE),
    "four": partial(draw_page, page=FOUR),
    "two": partial(draw_page, page=TWO),
    "battle": draw_battle,
    "great battle": partial(draw_battle, arena=GREAT_ARENA, chart=LONG_CHART),
    "chapter": draw_chapter,
    "chapter of four": partial(draw_chapter, seats=4),
}


if __name__ == "__main__":
    file, size, name = [*sys.argv[1:], *("", "1920x1080", "three")[len(sys.argv) - 1 :]]
    width, height = map(int, size.split("x"))
    canvas = canvas_of((width, height))
    PAGES[name](canvas)
    pygame.image.save(canvas.surface, file)
