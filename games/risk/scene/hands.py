"""What the pages for hands show of Risk: the territories of an event, what hands carry, colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from engine.core.instructions import ToDo, things_in
from engine.text.message import SeatNumber, ThingName
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.physical_pieces import Carried, Hands, StepPicture
from engine.ui.theme import WHITE, Colour, lighten
from games.risk import events
from games.risk.board import CONTINENT_OF, NAMES, TERRITORIES
from games.risk.cards import CARDS, HIDDEN, is_wild, symbol
from games.risk.names import TERRITORY
from games.risk.scene.hand import CARD_INK, ICONS, PAPER, draw_silhouette
from games.risk.scene.pieces import counter_shape, owner_colour, owner_mark
from games.risk.scene.world import continent_colour, the_world

NUMBERS: Final = {place.key: number for number, place in enumerate(TERRITORIES)}
SHAPE: Final = 0.92
"""How wide a card is for its height."""


class RiskHands(Hands):
    """Troops by their owner, cards by their number, territories."""

    def touched(self, event: Any, table: Any) -> tuple[str, ...]:
        """The territories that an event speaks of."""
        things = [each for each in things_in(event.said()) if each.family == "territory"]
        return tuple([NAMES[NUMBERS[str(each.value)]] for each in things])

    def carried(self, todo: ToDo, table: Any) -> Carried | None:
        """Troops with the territories they go between; the cards of a bot."""
        made = CARRIED.get(type(todo.event))
        return None if made is None else made(todo.event)

    def picture(self, name: str, seat: int | None, table: Any) -> StepPicture | None:
        """Troops, a card, a territory."""
        if name.startswith("troop-"):
            return StepPicture(partial(_paint_troop, int(name.removeprefix("troop-"))))
        if name == "territory-card":
            return StepPicture(
                lambda canvas, box: canvas.rounded(box, 8, CARD_INK, PAPER[0], 2), SHAPE
            )
        if name.startswith("card:"):
            return StepPicture(partial(paint_card, int(name.removeprefix("card:"))), SHAPE)
        _, _, rest = name.partition(" ")
        return StepPicture(partial(_paint_land, NUMBERS[rest])) if rest in NUMBERS else None

    def tint_of(self, thing: ThingName) -> Colour | None:
        """A territory in the colour of its continent."""
        if thing.family != "territory":
            return None
        return lighten(continent_colour(CONTINENT_OF[NUMBERS[str(thing.value)]]), 0.45)


# -- pictures


def paint_card(card: int, canvas: Canvas, box: Box) -> None:
    """A card of the deck: its symbol over its land."""
    canvas.rounded(box, 8, PAPER, (255, 255, 255, 180))
    canvas.icon(ICONS[symbol(card)], box.centre_x, box.y + box.h * 0.30, box.h * 0.36, CARD_INK)
    if not is_wild(card):
        area = Box(box.x + 10, box.y + box.h * 0.55, box.w - 20, box.h * 0.38)
        draw_silhouette(canvas, the_world(), card, area, owner_colour(0))


def _paint_troop(owner: int, canvas: Canvas, box: Box) -> None:
    shape = counter_shape(owner_mark(owner), *box.centre, min(box.w, box.h) * 0.42)
    canvas.polygon(shape, owner_colour(owner))
    canvas.polygon(shape, None, WHITE, 2)


def _paint_land(territory: int, canvas: Canvas, box: Box) -> None:
    colour = lighten(continent_colour(CONTINENT_OF[territory]), 0.2)
    draw_silhouette(canvas, the_world(), territory, box.inset(box.h * 0.08), colour)


# -- what is carried


def _placed(event: Any) -> Carried:
    seat = event.owner if isinstance(event, events.TerritoryClaimed) else event.seat
    count = event.troops if isinstance(event, events.TerritoryClaimed) else event.count
    return Carried(((f"troop-{seat}", count),), None, None, TERRITORY(event.territory))


def _moved(event: Any) -> Carried:
    return Carried(((f"troop-{event.seat}", event.count),), None, TERRITORY(event.source),
                   TERRITORY(event.target), is_way=True)  # fmt: skip


def _lost(event: events.BattleRolled) -> Carried:
    lost = ((event.attacker, event.attacker_lost), (event.defender, event.defender_lost))
    return Carried(tuple((f"troop-{owner}", count) for owner, count in lost if count))


def _cards(event: Any) -> Carried:
    cards = event.cards if isinstance(event, events.SetRedeemed) else (event.card,)
    shown = (f"card:{card}" if card != HIDDEN and 0 <= card < CARDS else "territory-card"
             for card in cards)  # fmt: skip
    is_taken = isinstance(event, events.CardTaken)
    seat = SeatNumber(event.seat)
    ends = (None, seat) if is_taken else (seat, None)
    return Carried(tuple((name, 1) for name in shown), None, *ends)


CARRIED: Final[Mapping[type, Callable[[Any], Carried]]] = {
    events.TerritoryClaimed: _placed,
    events.BonusPlaced: _placed,
    events.TroopsPlaced: _placed,
    events.TroopsMovedIn: _moved,
    events.TroopsFortified: _moved,
    events.BattleRolled: _lost,
    events.CardTaken: _cards,
    events.SetRedeemed: _cards,
}
