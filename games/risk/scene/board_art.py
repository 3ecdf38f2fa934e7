"""Everything that lies on the painted ground: outlines, names, arrows, counters, pills, cards."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from engine.text.voice import Voice
from engine.ui.board import Camera
from engine.ui.box import Box, Point
from engine.ui.canvas import PANEL_MARGIN, Canvas
from engine.ui.paint.brush import WARM, ArrowLook, draw_arrow
from engine.ui.paint.shapes import blank, painted, reduced
from engine.ui.theme import HEADING, LARGE, TEXT, Colour, lighten, mix, seat_tint
from games.risk.account.recap import Deed
from games.risk.board import ADJACENT, CONTINENT_OF, SIZE
from games.risk.scene.bubbles import Bubbles
from games.risk.scene.film import AnimationState, Clash, MarchingTroops
from games.risk.scene.hover import draw_inspection
from games.risk.scene.panels import CARD_FILL
from games.risk.scene.pieces import (
    ATTACK,
    HUNDRED,
    NEUTRAL_COLOUR,
    RADIUS,
    RIM,
    Outlined,
    Pill,
    counter_radius,
    draw_counter,
    draw_loss,
    draw_name,
    draw_outline,
    draw_pill,
    grown_radius,
    owner_colour,
)
from games.risk.scene.spots import Spots
from games.risk.scene.territory_names import Name, moved_off
from games.risk.scene.view import WorldView
from games.risk.scene.view_model import BoardModel, Card
from games.risk.scene.world import continent_colour
from games.risk.state import NOBODY

SHADE: Final = 14.0
PAINTED_A_FRAME: Final = 4
RECAP_ALPHA: Final = 205
HALO_MARGIN: Final = 20.0
SHAKE: Final = 4.0
SHAKES: Final = 5.0
SHAKEN: Final = 1.14  # a shaken counter covers the one that lies still
FLASH: Final = 0.55
WAY_WIDTH: Final = 16.0
NAME_LINE: Final = (0xE9, 0xEC, 0xF1, 210)
NAME_CASING: Final = (8, 12, 16, 150)
WAY_PARTS: Final = (0.3, 0.4, 0.5, 0.6, 0.7)


class BoardArt:
    """Draws what lies on a map. It `paints_all` at once where no frame waits for it."""

    def __init__(self, view: WorldView, voice: Voice) -> None:
        self.is_behind = self.paints_all = False
        self._view = view
        self._voice = voice
        self._world = view.world
        self._spots = Spots(view, voice)
        self._painted = 0

    def paint(self, canvas: Canvas, camera: Camera, shown: BoardModel) -> None:
        """What lies there; `is_behind` when something of it was left to the next frame."""
        self._painted = 0
        radius, breathe = counter_radius(camera.zoom), canvas.pictures.breathe
        if shown.shows_continents:
            self._draw_continents(canvas, camera)
        self._draw_outlines(canvas, camera, shown)
        breathe()
        grown = list(self._grown(canvas, radius, shown))
        names = moved_off(self._spots.names(canvas, camera, radius), grown)
        pills = self._spots.pills(canvas, camera, shown)
        found = self._bubbles(canvas, names, radius)
        bubbles = [*found.of(shown)]
        taken = [*(bubble.box for bubble in bubbles), *(box for _, box in pills)]
        taken += self._chosen_way(shown)
        if shown.animation.bubble is not None:
            taken.append(found.come(shown.animation.bubble).box)
        breathe()
        self._draw_arrows(canvas, shown)
        for name in names:
            if not any(name.box.intersects(box) for box in taken):
                self._draw_name(canvas, name)
        breathe()
        self._draw_counters(canvas, radius, shown)
        breathe()
        for bubble in bubbles:
            bubble.draw(canvas)
        for pill, box in pills:
            self._draw_pill(canvas, pill, box, shows_all=shown.shows_continents)
        self._draw_shade(canvas)
        if not shown.is_playing:
            self._draw_card(canvas, shown.card)
        self._draw_hover(canvas, camera, shown)
        self.is_behind = not self.paints_all and self._painted > PAINTED_A_FRAME

    def paint_air(
        self, canvas: Canvas, camera: Camera, animation: AnimationState, card: Card | None
    ) -> None:
        """What is in the air over it, with the card beside the Americas while a film plays."""
        radius = counter_radius(camera.zoom)
        if animation.clash is not None:
            self._draw_clash(canvas, radius, animation.clash)
        self._draw_march(canvas, radius, animation.march)
        if animation.bubble is not None:
            names = self._spots.names(canvas, camera, radius)
            self._bubbles(canvas, names, radius).come(animation.bubble).draw(canvas)
        if card is not None:
            self._draw_card(canvas, card)
        self._draw_banner(canvas, animation.banner)

    def _bubbles(self, canvas: Canvas, names: Sequence[Name], radius: float) -> Bubbles:
        spots = [self._counter(place) for place in range(SIZE)]
        return Bubbles(canvas, spots, radius, [name.box for name in names])

    def _counter(self, territory: int) -> Point:
        return self._view.counter(territory)

    def _draw_card(self, canvas: Canvas, card: Card) -> None:
        """The card beside the Americas."""
        assert self._view.places is not None
        box = self._view.places.card
        if canvas.audit is not None:
            canvas.audit.cover(box, wholly=False)
        card(canvas, box)

    # -- outlines

    def _draw_outlines(self, canvas: Canvas, camera: Camera, shown: BoardModel) -> None:
        """A few new ones a frame, so that none of them is late; the rest with the next."""
        for territory, look in outlines(shown):
            self._painted += draw_outline(
                canvas, self._world, camera, territory, look,
                may_paint=self._may_paint,
            )  # fmt: skip

    @property
    def _may_paint(self) -> bool:
        """Whether this frame may paint another new picture."""
        return self.paints_all or self._painted < PAINTED_A_FRAME

    def _draw_continents(self, canvas: Canvas, camera: Camera) -> None:
        """Every territory in the hue of its continent."""
        world, unit = self._world, canvas.scale
        zoom = camera.zoom * unit
        for territory, region in enumerate(world.regions):
            colour = continent_colour(CONTINENT_OF[territory])
            key = ("risk-continent", territory, round(zoom * 1000))
            x, y = camera.to_view((region.box.x, region.box.y))

            def paint(territory: int = territory, colour: Colour = colour) -> pygame.Surface:
                box = world.regions[territory].box
                w, h = round(box.w * zoom) + 1, round(box.h * zoom) + 1
                sheet = blank(w * 2, h * 2)
                for outline in world.regions[territory].outlines:
                    points = [((a - box.x) * zoom * 2, (b - box.y) * zoom * 2) for a, b in outline]
                    pygame.draw.polygon(sheet, (255, 255, 255, 255), points)
                return painted(reduced(sheet, w, h), (*colour, 205))

            canvas.image(canvas.pictures.get(key, paint), x, y, premultiplied=True)

    # -- names, arrows, counters

    def _draw_name(self, canvas: Canvas, name: Name) -> None:
        if name.line is not None:
            canvas.polyline(name.line, NAME_CASING, 3)
            canvas.polyline(name.line, NAME_LINE, 1.25)

        def paint(inner: Canvas) -> None:
            draw_name(inner, name.lines, name.x, name.y)

        canvas.cached(("risk-name", name.lines), name.box, paint, margin=HALO_MARGIN)

    def _chosen_way(self, shown: BoardModel) -> Iterator[Box]:
        """Where the arrow of what is chosen runs: there it is worth more than a name."""
        source, target = shown.chosen
        if source is None or target is None:
            return
        (ax, ay), (bx, by) = self._counter(source), self._counter(target)
        for part in WAY_PARTS:
            yield Box.around(ax + (bx - ax) * part, ay + (by - ay) * part, WAY_WIDTH, WAY_WIDTH)

    def _draw_arrows(self, canvas: Canvas, shown: BoardModel) -> None:
        traced = shown.traced
        for deed in shown.deeds if traced is None else ():
            self._draw_deed(canvas, deed)
        if traced is not None and len(traced.places) > 1:
            start, end = traced.places
            self._draw_deed(canvas, Deed("move", traced.seat or 0, start, end, True))
        source, target = shown.chosen
        if source is not None and target is not None:
            look = ArrowLook(ATTACK)
            if shown.owners[source] == shown.owners[target]:
                look = ArrowLook(mix(WARM, (120, 96, 70), 0.2))
            self._draw_way(canvas, source, target, look)
        elif shown.battle is not None and shown.is_playing:
            colour = mix(owner_colour(shown.seat), (255, 255, 255), 0.1)
            self._draw_way(canvas, *shown.battle, ArrowLook(colour))

    def _draw_deed(self, canvas: Canvas, deed: Deed) -> None:
        colour = seat_tint(deed.seat, 0.12)
        is_strong = deed.is_won
        look = ArrowLook(
            colour, 2.2 if is_strong else 1.4, 4.6 if is_strong else 2.6, 18.0 if is_strong else 13,
            18.0, False, RECAP_ALPHA if is_strong or deed.kind == "move" else 150,
        )  # fmt: skip
        self._draw_way(canvas, deed.source, deed.target, look, may_paint=self._may_paint)

    def _draw_way(
        self,
        canvas: Canvas,
        source: int,
        target: int,
        look: ArrowLook,
        *,
        may_paint: bool = True,
        strength: float = 1.0,
    ) -> None:
        """An arrow between two counters; round the edge of the map where that is the way."""
        a, b = self._counter(source), self._counter(target)
        zoom = self._view.camera.zoom
        look = look.scaled(counter_radius(zoom) / RADIUS)
        width = self._world.size[0] * zoom
        if abs(a[0] - b[0]) < width * 0.6:
            self._painted += draw_arrow(canvas, a, b, look, may_paint=may_paint, strength=strength)
            return
        step = 96.0 if a[0] > b[0] else -96.0
        draw_arrow(canvas, a, (a[0] + step, a[1]), look, strength=strength)
        draw_arrow(canvas, (b[0] - step, b[1]), b, look, strength=strength)

    def _draw_counters(self, canvas: Canvas, radius: float, shown: BoardModel) -> None:
        placed = dict(shown.placed)
        for territory in range(SIZE):
            x, y = self._counter(territory)
            troops = shown.troops[territory] + placed.get(territory, 0)
            draw_counter(canvas, shown.owners[territory], x, y, troops, radius)

    def _grown(self, canvas: Canvas, radius: float, shown: BoardModel) -> Iterator[Box]:
        """The counters that are larger than the others, for numbers of three digits."""
        placed = dict(shown.placed)
        for territory, there in enumerate(shown.troops):
            troops = there + placed.get(territory, 0)
            if troops >= HUNDRED:
                r = grown_radius(canvas, shown.owners[territory], troops, radius)
                yield Box.around(*self._counter(territory), 2 * RIM * r, 2 * RIM * r)

    def _draw_march(self, canvas: Canvas, radius: float, march: MarchingTroops | None) -> None:
        if march is None:
            return
        a, b = self._counter(march.source), self._counter(march.target)
        x, y = a[0] + (b[0] - a[0]) * march.share, a[1] + (b[1] - a[1]) * march.share
        draw_counter(canvas, march.seat, x, y - 10, march.count, radius * 0.9)

    # -- a roll on the map

    def _draw_clash(self, canvas: Canvas, radius: float, clash: Clash) -> None:
        """The arrow flashes and both counters shake; then the losses rise over them."""
        if clash.tumble < 1:
            colour = lighten(owner_colour(clash.attacker.owner), FLASH)
            self._draw_way(canvas, clash.attacker.territory, clash.defender.territory,
                           ArrowLook(colour), strength=1 - clash.tumble)  # fmt: skip
        for number, side in enumerate(clash.sides):
            x, y = self._counter(side.territory)
            if clash.tumble < 1:
                dx, dy = shaken(clash.tumble, number)
                draw_counter(canvas, side.owner, x + dx, y + dy, side.troops, radius * SHAKEN)
            elif side.lost:
                draw_loss(canvas, side.lost, x, y - radius - 10, clash.rise)

    # -- continents

    def _draw_pill(self, canvas: Canvas, pill: Pill, box: Box, *, shows_all: bool) -> None:
        def paint(inner: Canvas) -> None:
            draw_pill(inner, pill, *box.centre, shows_all=shows_all)

        canvas.cached(("risk-pill", pill, shows_all), box, paint, margin=24)

    def _draw_shade(self, canvas: Canvas) -> None:
        """The board lies a little lower than what is around it."""
        box = self._view.box
        dark, none = (5, 8, 11, 150), (5, 8, 11, 0)
        canvas.rounded(Box(box.x, box.y, box.w, SHADE), 0, (dark, none))
        canvas.rounded(Box(box.x, box.bottom - SHADE, box.w, SHADE), 0, (none, dark))
        right = Box(box.right - SHADE, box.y, SHADE, box.h)
        canvas.rounded(right, 0, (none, dark), horizontal=True)

    # -- cards over the sea

    def _draw_hover(self, canvas: Canvas, camera: Camera, board: BoardModel) -> None:
        shown = board.inspection
        if shown is None:
            return
        box = self._spots.card(shown, board.chosen, camera)
        if canvas.audit is not None:
            canvas.audit.cover(box, wholly=False)
        key = ("risk-inspection", shown, self._voice.language)
        canvas.cached(
            key, box, lambda inner: draw_inspection(inner, box, shown, self._voice),
            margin=PANEL_MARGIN,
        )  # fmt: skip

    def _draw_banner(self, canvas: Canvas, banner: tuple[int, str] | None) -> None:
        if banner is None:
            return
        seat, words = banner
        box = self._view.box
        width = canvas.text_width(words, HEADING, "text-semibold") + 96
        card = Box.around(box.centre_x, box.y + 56, min(width, box.w - 32), 64)
        if canvas.audit is not None:
            canvas.audit.cover(card, wholly=False)
        canvas.panel(card, fill=CARD_FILL)
        colour = owner_colour(seat) if seat >= 0 else NEUTRAL_COLOUR
        canvas.rounded(card, 12, None, lighten(colour, 0.15), 2)
        canvas.seat_mark(seat, card.x + 40, card.centre_y, 16)
        size = HEADING if width <= box.w - 32 else LARGE
        canvas.text(card.x + 72, card.centre_y, words, size, TEXT, "text-semibold",
                    max_width=card.w - 88)  # fmt: skip


def shaken(tumble: float, number: int) -> Point:
    """How far a counter is from its place while dice tumble: less and less, each its own way."""
    reach = SHAKE * (1 - tumble)
    angle = tumble * SHAKES * math.tau + number * math.pi / 3
    return (reach * math.sin(angle), reach * 0.6 * math.cos(1.7 * angle))


def outlines(shown: BoardModel) -> Iterator[tuple[int, Outlined]]:
    """What is lit and how, what lies on top last."""
    chosen, hovered = shown.chosen, shown.hovered
    legal = [] if shown.is_playing else [each for each in shown.legal if each not in chosen]
    lifts = shown.kind in ("claim", "place", "reinforce", "bonus")
    for territory in legal:
        yield territory, "lift"
    if hovered is not None and shown.owners[hovered] != NOBODY and not lifts:
        for territory in ADJACENT[hovered]:
            if territory not in legal and territory not in chosen:
                yield territory, "near"
    for territory in legal:
        yield territory, "legal"
    if hovered is not None:
        yield hovered, "hover"
    for territory in shown.traced.places if shown.traced is not None else ():
        yield territory, "lift"
        yield territory, "source"
    source, target = chosen
    if source is not None:
        yield source, "lift"
        yield source, "source"
    if target is not None:
        is_foe = source is not None and shown.owners[target] != shown.owners[source]
        yield target, "lift"
        yield target, "target" if is_foe else "source"
