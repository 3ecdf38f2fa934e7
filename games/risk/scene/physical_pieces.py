"""What a real table's pages show of Risk: where an event happens, how chance is entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from engine.core.decision import Chance
from engine.core.instructions import ToDo, things_in
from engine.text.message import Message, SeatNumber, ThingName
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.chance_input import ChancePart, ChanceQuestion, ChanceThing, die_face
from engine.ui.real_table.physical_pieces import Carried, Hands, StepPicture
from engine.ui.table.parts import Moment
from engine.ui.theme import WHITE, Colour, lighten
from games.risk import events
from games.risk.board import CONTINENT_OF, NAMES, SIZE, TERRITORIES
from games.risk.cards import CARD_NAMES, CARDS, HIDDEN, SYMBOL, TERRITORY, is_wild, symbol
from games.risk.odds import losses
from games.risk.scene.hand import CARD_INK, ICONS, PAPER, draw_silhouette
from games.risk.scene.pieces import counter_shape, owner_colour, owner_mark
from games.risk.scene.world import continent_colour, the_world
from games.risk.state import RiskTable

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


def _troops_lost(event: events.BattleRolled) -> Carried:
    lost = ((event.attacker, event.attacker_lost), (event.defender, event.defender_lost))
    return Carried(tuple((f"troop-{owner}", count) for owner, count in lost if count))


def _cards_shown(event: Any) -> Carried:
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
    events.BattleRolled: _troops_lost,
    events.CardTaken: _cards_shown,
    events.SetRedeemed: _cards_shown,
}


DICE_KEYS: Final = 6


def risk_asks(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    """The pictures of what came up."""
    made = ASKED.get(chance.kind)
    return None if made is None else made(moment, chance)


def _order(moment: Moment, chance: Chance) -> ChanceQuestion:
    """Who begins, and who comes then."""
    seats = tuple(
        ChanceThing(number, name, code=str(number)) for number, name in enumerate(moment.voice, 1)
    )
    return ChanceQuestion(
        (ChancePart(seats, len(seats), is_once=True),), tuple, shape=2.4, has_names=False
    )


def _battle(moment: Moment, chance: Chance) -> ChanceQuestion | None:
    """Attacker's and defender's dice at once: "631 52" tells five."""
    table, voice = moment.match.table, moment.voice
    dice = getattr(table.steps[-1], "asked_dice", None)
    if dice is None:
        return None
    faces = tuple(die_face(face) for face in range(1, DICE_KEYS + 1))
    parts = tuple(
        ChancePart(faces, count, voice.say(Message(f"ask-dice-{who}")))
        for who, count in zip(("attack", "defence"), dice, strict=True)
    )
    return ChanceQuestion(parts, tuple, sums=partial(_losses_asked, voice, dice))


def _losses_asked(voice: Voice, dice: tuple[int, int], faces: tuple[Any, ...]) -> tuple[str, ...]:
    """RISK-8.3 to 8.6: what the dice told so far cost either side."""
    if len(faces) < sum(dice):
        return ()
    pairs = zip(("attack", "defence"), losses(faces, dice[0]), strict=True)
    return tuple(voice.say(Message(f"ask-lost-{who}", {"count": count})) for who, count in pairs)


def _card(moment: Moment, chance: Chance) -> ChanceQuestion:
    """A card by its name; what is discarded lies in sight."""
    return _cards_asked(moment, range(CARDS), chance)


def _land(moment: Moment, chance: Chance) -> ChanceQuestion:
    return replace(_cards_asked(moment, range(SIZE), chance), by_seat=True)


def _cards_asked(moment: Moment, cards: Sequence[int], chance: Chance) -> ChanceQuestion:
    things = tuple(
        card_thing(moment, card)
        if CARD_NAMES[card] in chance.outcomes
        else replace(card_thing(moment, card), lies=_where(moment, card))
        for card in cards
    )
    ordered = sorted(things, key=lambda each: each.name)
    return ChanceQuestion(
        (ChancePart(tuple(ordered)),), lambda answers: answers[0], shape=SHAPE, least=78
    )


def card_thing(moment: Moment, card: int) -> ChanceThing:
    """A card of the deck, as it is asked for and shown."""
    voice = moment.voice
    wild = is_wild(card)
    name = voice.say(Message("hand-wild")) if wild else voice.say_name(TERRITORY(card), "cap")
    if wild:
        name = f"{name} {CARD_NAMES[card][-1]}"
    kind = "" if wild else voice.say_name(SYMBOL(symbol(card)), "cap")
    return ChanceThing(CARD_NAMES[card], name, partial(paint_card, card), kind)


def _where(moment: Moment, card: int) -> str:
    """Where a card lies that cannot come up, as far as whoever sits here may know."""
    table: RiskTable = moment.table
    if card in table.discards:
        return moment.voice.say(Message("ask-lies-discarded"))
    for seat, hand in enumerate(table.hands):
        if card in hand:
            return moment.voice.say(Message("ask-lies-hand", {"seat": SeatNumber(seat)}))
    if card < SIZE and table.owners[card] >= 0 and not table.round:
        return moment.voice.say(Message("ask-lies-owned"))
    return moment.voice.say(Message("ask-lies-elsewhere"))


ASKED: Final[Mapping[str, Callable[[Moment, Chance], ChanceQuestion | None]]] = {
    "battle": _battle,
    "card": _card,
    "deal": _land,
    "neutral": _land,
    "order": _order,
    "set": _card,
    "taken": _card,
}
