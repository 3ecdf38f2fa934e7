"""What moves at a Summit: things slide into the middle, a die answers, both sides change hands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.animation import Animation, Call, Pause, Tween, ease_in_out, linear
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.dice import draw_tumbling_die
from engine.ui.flights import on_the_way
from engine.ui.paint.cube import Die
from games.arcs.campaign.bots.weighing import OfferWeighed, Weighing
from games.arcs.campaign.rules.state import Reach
from games.arcs.campaign.rules.talks import DealRefused, DealStruck, open_deal
from games.arcs.campaign.scene.summit.deal import IN_MIDDLE, THING_Y, slot_of
from games.arcs.campaign.scene.summit.layout import SummitDesk, halves, knot
from games.arcs.campaign.scene.summit.model import DealLook
from games.arcs.campaign.scene.summit.things import draw_thing
from games.arcs.scene.art.palette import BAD_TEXT, GOOD_TEXT, WELL
from games.arcs.scene.art.tokens import draw_pill
from games.arcs.scene.film import BREATH, DICE_SECONDS, OTHERS, READ_SECONDS, ArcsFilm

SWAP_SECONDS: Final = 0.36
BACK_SECONDS: Final = 0.26
ARC: Final = 40.0
DIE_SIZE: Final = 50.0


@dataclass(frozen=True, slots=True)
class Sliding:
    """The part of the deal that slides to the middle: which one, from where, how far it is."""

    number: int
    start: Point
    share: float


@dataclass(frozen=True, slots=True)
class Answering:
    """A deal that is answered: the partner, the die if one is rolled, how far it has rolled, and
    how far both sides have changed hands, or have gone back.
    """

    partner: int
    die: int
    is_accepted: bool
    rolled: float = 0.0
    swapped: float = 0.0
    is_told: bool = False


def draw_stage(
    canvas: Canvas, here: SummitDesk, deal: DealLook, sliding: Sliding | None, answering: Any,
    reach: Reach, voice: Voice,
) -> None:  # fmt: skip
    """What slides, the die over the knot, and what was answered."""
    middle = here.middle_of_table
    if sliding is not None and sliding.number < len(deal.parts):
        place = slot_of(middle, deal, sliding.number)
        x, y = on_the_way(sliding.start, (place.centre_x, place.y + THING_Y), sliding.share, ARC)
        draw_thing(canvas, reach, deal.parts[sliding.number], x, y, IN_MIDDLE)
    if not isinstance(answering, Answering):
        return
    if answering.swapped:
        _swap(canvas, here, deal, answering, reach)
    x, y = knot(middle)
    if answering.die:
        draw_tumbling_die(canvas, x, y, DIE_SIZE, Die(answering.die), answering.rolled)
    if answering.is_told:
        _tell(canvas, Box.around(x, middle.bottom - 26, 10, 30), answering, voice)


def _swap(
    canvas: Canvas, here: SummitDesk, deal: DealLook, answering: Answering, reach: Reach
) -> None:
    """Both sides cross through the knot where the deal is accepted, else go back to their trays."""
    middle = here.middle_of_table
    for number, part in enumerate(deal.parts):
        place = slot_of(middle, deal, number)
        side = deal.sides.index(part.giver)
        start = (place.centre_x, place.y + THING_Y)
        if answering.is_accepted:
            shift = halves(middle)[1 - side].x - halves(middle)[side].x
            end = (start[0] + shift, start[1])
        else:
            end = here.trays[side].centre
        x, y = on_the_way(start, end, answering.swapped, ARC)
        draw_thing(canvas, reach, part, x, y, IN_MIDDLE)


def _tell(canvas: Canvas, box: Box, answering: Answering, voice: Voice) -> None:
    """What the answer is."""
    key = "reach-deal-accepts" if answering.is_accepted else "reach-deal-refuses"
    words = voice.say(Said(key, {"seat": SeatNumber(answering.partner)}))
    ink = GOOD_TEXT if answering.is_accepted else BAD_TEXT
    wide = canvas.text_width(words, 20, "text-semibold") + 22
    draw_pill(canvas, box.centre_x - wide / 2, box.centre_y, words, ink, WELL, edge=ink,
              height=34, size=20)  # fmt: skip


# -- beats ----------------------------------------------------------------------------------------


def _shown(film: ArcsFilm, **changed: Any) -> None:
    """The answer that is shown, one step on."""
    now = film.animation.more
    if isinstance(now, Answering):
        film.animation.more = replace(now, **changed)


def _weighed(film: ArcsFilm, event: OfferWeighed, turn: Animation) -> list[Animation]:
    """The die rolls over the knot and rests on its face."""
    accepts = Weighing(event.modifiers).accepts(event.die)
    answering = Answering(event.partner, event.die, accepts)

    def roll(share: float) -> None:
        _shown(film, rolled=share)

    begin, end = _around(film, answering)
    return [begin, film.sound("dice"), Tween(DICE_SECONDS, roll, linear), Pause(READ_SECONDS),
            *_told(film, answering), end, turn]  # fmt: skip


def _settled(film: ArcsFilm, event: DealStruck | DealRefused, turn: Animation) -> list[Animation]:
    """A person or a player that rolls no die has answered."""
    if open_deal(film.before) is None:
        return [turn, Pause(BREATH)]
    answering = Answering(event.partner, 0, isinstance(event, DealStruck))
    begin, end = _around(film, answering)
    return [begin, *_told(film, answering), end, turn]


def _told(film: ArcsFilm, answering: Answering) -> list[Animation]:
    """What was answered is told, and both sides change hands or go back."""
    accepted = answering.is_accepted
    seconds = SWAP_SECONDS if accepted else BACK_SECONDS

    def swap(share: float) -> None:
        _shown(film, swapped=share)

    return [
        Call(lambda: _shown(film, is_told=True)),
        film.sound("confirm" if accepted else "wrong"), Pause(READ_SECONDS / 2),
        Tween(seconds, swap, ease_in_out), Pause(BREATH),
    ]  # fmt: skip


def _around(film: ArcsFilm, answering: Answering) -> tuple[Animation, Animation]:
    """The answer is shown from here on, and up to there."""

    def begin() -> None:
        film.animation.more = answering

    def end() -> None:
        film.animation.more = None

    return Call(begin), Call(end)


OTHERS.update({OfferWeighed: _weighed, DealStruck: _settled, DealRefused: _settled})
