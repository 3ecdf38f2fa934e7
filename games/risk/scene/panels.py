"""The cards on the sea: reinforcements, the last roll, a move, the territory pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.text.message import Fixed, Message, Ordinal, number_said, percent
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import PANEL_MARGIN, Canvas
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    HEADING,
    LARGE,
    LINE,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    WARNING,
    Colour,
    lighten,
    mix,
)
from games.risk.account import Roll
from games.risk.board import (
    CONTINENT,
    CONTINENT_OF,
    CONTINENTS,
    TERRITORY,
    Continent,
    is_wild,
    symbol,
)
from games.risk.events import BonusPlaced, SetRedeemed, TroopsPlaced, TurnStarted
from games.risk.odds import Battle, battle_odds, endings
from games.risk.scene import pieces
from games.risk.scene.layout import HOVER_CARD
from games.risk.scene.world import continent_colour, short_name
from games.risk.state import NEUTRAL, NOBODY

CARD_FILL: Final[Colour] = (0x15, 0x22, 0x2D)
LOSS: Final[Colour] = (0xF0, 0xA0, 0x9A)
PAD: Final = 16.0
HEAD: Final = 48.0
LEAST_INCOME_BELOW: Final = 12
"""With fewer territories a third of them would be less than the least there is."""
MOST_PIPS: Final = 40
MUSTER_FOOT: Final = 104.0


def draw_card(
    canvas: Canvas, box: Box, title: str, notes: Sequence[str] = (), number: str = ""
) -> Box:
    """The ground of a card on the sea with its title row, in it the first note that has room;
    returns the box below it.
    """
    canvas.panel(box, fill=CARD_FILL)
    y = box.y + 26
    right = box.right - PAD
    if number:
        right -= canvas.text(right, y, number, HEADING, TEXT, "number-bold", "right") + 12
    else:
        room = box.w - 2 * PAD - canvas.text_width(title, LARGE, "text-semibold") - 16
        for note in [each for each in notes if canvas.text_width(each, SMALL) <= room][:1]:
            canvas.text(right, y, note, SMALL, SECOND_TEXT, align="right")
    room = right - box.x - PAD
    size = canvas.fitting_size(title, room, (LARGE, BODY, SMALL), "text-semibold")
    canvas.text(box.x + PAD, y, title, size, TEXT, "text-semibold", max_width=room)
    canvas.hairline(box.x + PAD, box.y + HEAD, box.w - 2 * PAD, alpha=170)
    return Box(box.x + PAD, box.y + HEAD, box.w - 2 * PAD, box.h - HEAD - 8)


# -- reinforcements


@dataclass(frozen=True, slots=True)
class Source:
    """Where some of the troops of a turn come from."""

    icon: str
    said: Message
    count: int
    colour: Colour = TEXT


def sources_of(events: Iterable[Any]) -> list[Source]:
    """What the events of a turn say about its troops, in the order they came."""
    found: list[Source] = []
    for event in events:
        match event:
            case TurnStarted():
                is_least = event.territories < LEAST_INCOME_BELOW
                key = "source-least" if is_least else "source-territories"
                said = Message(key, {"territories": event.territories})
                found.append(Source("map-pin", said, event.territory_troops))
                found += [
                    Source("world", Message("source-continent", {"continent": CONTINENT(number)}),
                           CONTINENTS[number].bonus, continent_colour(number))
                    for number in event.continents
                ]  # fmt: skip
            case SetRedeemed(_, cards, number, troops):
                kinds = {symbol(card) for card in cards if not is_wild(card)}
                how = "wild" if any(map(is_wild, cards)) else (
                    "alike" if len(kinds) == 1 else "different"
                )  # fmt: skip
                said = Message(f"source-set-{how}", {"number": Ordinal(number)})
                found.append(Source("cards", said, troops, WARNING))
            case BonusPlaced(_, territory, count):
                said = Message("source-bonus", {"territory": TERRITORY(territory)})
                found.append(Source("lock", said, count, pieces.PALE))
    return found


def placed_in(events: Iterable[Any]) -> int:
    return sum(event.count for event in events if isinstance(event, TroopsPlaced | BonusPlaced))


@dataclass(frozen=True, slots=True)
class TurnTroops:
    """The troops of a turn: what is on the board, what a click would add, what is left."""

    seat: int
    title: str
    sources: tuple[Source, ...]
    placed: int
    pointed: int
    left: int

    @property
    def total(self) -> int:
        return self.placed + self.left


def draw_muster(canvas: Canvas, box: Box, muster: TurnTroops, voice: Voice) -> None:
    sources = tuple((each.icon, voice.say(each.said), each.count) for each in muster.sources)
    key = ("risk-muster", muster.title, sources, muster.placed, muster.pointed, muster.left,
           muster.seat, voice.language)  # fmt: skip
    canvas.cached(
        key, box, lambda inner: _paint_muster(inner, box, muster, voice), margin=PANEL_MARGIN
    )


def _paint_muster(canvas: Canvas, box: Box, muster: TurnTroops, voice: Voice) -> None:
    rows = muster.sources
    if not rows:
        box = box.cut_bottom(HEAD + MUSTER_FOOT + 8)[0]
    inner = draw_card(canvas, box, muster.title, number=str(muster.total))
    foot = Box(inner.x, box.bottom - MUSTER_FOOT, inner.w, MUSTER_FOOT)
    step = min(32.0, (foot.y - inner.y - 8) / max(1, len(rows)))
    shown = rows if step >= canvas.line_step(BODY, 1.2) else rows[:4]
    step = min(32.0, (foot.y - inner.y - 8) / max(1, len(shown)))
    for index, source in enumerate(shown):
        y = inner.y + 8 + (index + 0.5) * step
        canvas.icon(source.icon, inner.x + 12, y, 20, source.colour)
        width = canvas.text(inner.right, y, f"+{source.count}", LARGE, TEXT, "number-bold", "right")
        canvas.text(inner.x + 32, y, voice.say(source.said), BODY, mix(TEXT, SECOND_TEXT, 0.3),
                    max_width=inner.w - 40 - width)  # fmt: skip
    canvas.hairline(foot.x, foot.y, foot.w, alpha=170)
    y = foot.y + 28
    left = str(muster.left) if muster.left else ""
    x = foot.x + canvas.text(foot.x, y, left, HEADING, pieces.GHOST, "number-bold") + 10
    if not left:
        canvas.icon("check", foot.x + 12, y, 26, GOOD)
        x += 24
    canvas.text(x, y, voice.say(Message("muster-left" if left else "muster-done")), BODY, TEXT)
    words = voice.say(Message("muster-placed", {"number": muster.placed}))
    canvas.text(foot.right, y, words, BODY, SECOND_TEXT, align="right")
    _draw_pips(canvas, Box(foot.x, foot.y + 52, foot.w, 32), muster)


def _draw_pips(canvas: Canvas, row: Box, muster: TurnTroops) -> None:
    """One for each troop: placed, pointed at, still to come."""
    total = muster.total
    if not total:
        return
    colour = pieces.owner_colour(canvas.theme, muster.seat)
    if total > MOST_PIPS:
        canvas.rounded(row, 6, RAISED, LINE)
        done = Box(row.x, row.y, max(12.0, row.w * muster.placed / total), row.h)
        if muster.placed:
            canvas.rounded(done, 6, (lighten(colour, 0.25), colour))
        return
    gap = 4.0 if total <= 24 else 2.0
    width = min(32.0, (row.w - gap * (total - 1)) / total)
    for index in range(total):
        pip = Box(row.x + index * (width + gap), row.y, width, row.h)
        if index < muster.placed:
            canvas.rounded(pip, min(4, width / 2), (lighten(colour, 0.25), colour))
        elif index < muster.placed + muster.pointed:
            canvas.rounded(pip, min(4, width / 2), (*pieces.GHOST, 56), pieces.GHOST, 1.5)
        else:
            canvas.rounded(pip, min(4, width / 2), RAISED, LINE)


# -- the last roll

FALLEN: Final = ((-2, 3, -8), (3, -3, 6), (-3, -1, 10), (2, 4, -4), (-1, -4, 8), (3, 2, -10))
"""How dice of a roll come to rest: so far to the right, so far down, so many degrees askew."""


def draw_roll(canvas: Canvas, box: Box, roll: Roll, voice: Voice, tumble: float) -> None:
    args = {"source": TERRITORY(roll.source), "target": TERRITORY(roll.target)}
    where = Message("roll-of-fight", {**args, "roll": roll.number})
    inner = draw_card(canvas, box, voice.say(Message("roll-last")), _long_and_short(where, voice))
    is_narrow = box.w < 400
    columns = [inner.x + (76 if is_narrow else 88) + n * (68 if is_narrow else 80) + 32
               for n in range(3)]  # fmt: skip
    die = 58.0 if is_narrow else 64.0
    rows = (box.y + 96, box.y + 196)
    losses = (roll.attacker_lost, roll.defender_lost)
    for owner, y in zip((roll.attacker, roll.defender), rows, strict=True):
        room = columns[0] - die / 2 - 6 - inner.x
        _draw_side(canvas, inner.x, y, room, owner, _name(voice, owner))
    _draw_dice(canvas, roll, columns, rows, die, tumble)
    line = inner.right - (52 if is_narrow else 64)
    canvas.hairline(line, box.y + 64, 186, vertical=True, alpha=170)
    middle = (line + inner.right) / 2
    canvas.text(
        middle, box.y + 70, voice.say(Message("roll-lost")), SMALL, SECOND_TEXT, align="centre"
    )
    if tumble >= 1:
        for lost, y in zip(losses, rows, strict=True):
            colour = LOSS if lost else SECOND_TEXT
            canvas.text(middle, y + 4, str(lost), HEADING, colour, "number-bold", "centre")
        _draw_pairs(canvas, roll, voice, columns, box)
    _draw_rule_of_dice(canvas, box, inner, voice)


def _long_and_short(said: Message, voice: Voice) -> tuple[str, str]:
    return voice.say(said), voice.say(said, "short")


def _draw_rule_of_dice(canvas: Canvas, box: Box, inner: Box, voice: Voice) -> None:
    canvas.hairline(inner.x, box.y + 260, inner.w, alpha=170)
    canvas.text(inner.x, box.y + 279, voice.say(Message("roll-equal")), SMALL, SECOND_TEXT,
                max_width=inner.w)  # fmt: skip


def _draw_side(canvas: Canvas, x: float, y: float, room: float, owner: int, name: str) -> None:
    """Whose dice lie there: mark and name, or a larger mark where the name has no room."""
    if canvas.text_width(name, BODY, "text-semibold") <= room:
        pieces.draw_owner_mark(canvas, owner, x + 12, y - 10, 9)
        canvas.text(x, y + 15, name, BODY, TEXT, "text-semibold")
    elif canvas.text_width(name, SMALL) <= room:
        pieces.draw_owner_mark(canvas, owner, x + 12, y - 10, 9)
        canvas.text(x, y + 15, name, SMALL, TEXT)
    else:
        pieces.draw_owner_mark(canvas, owner, x + room / 2 - 6, y, 15)


def draw_roll_to_come(
    canvas: Canvas,
    box: Box,
    fight: tuple[int, int],
    sides: tuple[tuple[int, int], tuple[int, int]],
    voice: Voice,
) -> None:
    """A fight before its dice: source and target, and of both sides (owner, most dice)."""
    where = Message("roll-to-come", {"source": TERRITORY(fight[0]), "target": TERRITORY(fight[1])})
    inner = draw_card(canvas, box, voice.say(Message("roll-next")), _long_and_short(where, voice))
    step = 68.0 if box.w < 400 else 80.0
    left = inner.x + step + 8
    for (owner, dice), y in zip(sides, (box.y + 96, box.y + 196), strict=True):
        _draw_side(canvas, inner.x, y, left - inner.x - 6, owner, _name(voice, owner))
        for column in range(dice):
            pieces.draw_die_place(canvas, left + 32 + column * step, y, step - 16)
    _draw_rule_of_dice(canvas, box, inner, voice)


def _name(voice: Voice, owner: int) -> str:
    return voice.say(Message("table-neutral")) if owner == NEUTRAL else voice.named(owner)


def _draw_dice(
    canvas: Canvas,
    roll: Roll,
    columns: Sequence[float],
    rows: tuple[float, float],
    die: float,
    tumble: float,
) -> None:
    pairs = min(len(roll.attack), len(roll.defence))
    sides = ((roll.attack, roll.attacker), (roll.defence, roll.defender))
    for (faces, owner), y in zip(sides, rows, strict=True):
        for column, x in enumerate(columns):
            if column < len(faces):
                place = column + (3 if y == rows[1] else 0)
                dx, dy, rest = FALLEN[(place + sum(faces)) % len(FALLEN)]
                pieces.draw_battle_die(canvas, x + dx, y + dy, die, faces[column], owner, rest=rest,
                                is_pale=column >= pairs and tumble >= 1, tumble=tumble)  # fmt: skip
            elif column < max(len(roll.attack), len(roll.defence)):
                pieces.draw_die_place(canvas, x, y, die)


def _draw_pairs(
    canvas: Canvas, roll: Roll, voice: Voice, columns: Sequence[float], box: Box
) -> None:
    pairs = list(zip(roll.attack, roll.defence, strict=False))
    longest = max(len(roll.attack), len(roll.defence))
    for column in range(longest):
        x = columns[column]
        if column >= len(pairs):
            words = voice.say(Message("roll-no-pair"))
            canvas.text(x, box.y + 246, words, SMALL, SECOND_TEXT, align="centre")
            continue
        red, white = pairs[column]
        winner, loser = (
            (roll.attacker, roll.defender) if red > white else (roll.defender, roll.attacker)
        )
        sign = ">" if red > white else "=" if red == white else "<"
        pill = Box.around(x, box.y + 146, 30, 26)
        canvas.rounded(pill, 13, lighten(pieces.owner_colour(canvas.theme, winner), 0.3))
        canvas.text(*pill.centre, sign, BODY, (13, 17, 22), "text-bold", "centre")
        words = f"{_name(voice, loser)} −1"
        room = columns[1] - columns[0] - 14
        if canvas.text_width(words, SMALL, "text-semibold") > room:
            words = "−1"
        canvas.text(x, box.y + 246, words, SMALL, LOSS, "text-semibold", "centre")


# -- a move of troops


def draw_transfer(
    canvas: Canvas,
    box: Box,
    title: str,
    owner: int,
    parts: tuple[tuple[int, int, int], tuple[int, int, int]],
    note: Message,
    voice: Voice,
) -> None:
    """Troops moved between two territories: (territory, before, after) of both."""
    inner = draw_card(canvas, box, title)
    for index, (territory, before, after) in enumerate(parts):
        y = inner.y + 56 + index * 92
        pieces.draw_counter(canvas, owner, inner.x + 32, y, after, 22)
        canvas.text(inner.x + 76, y - 14, short_name(territory, voice), LARGE, TEXT,
                    "text-semibold", max_width=inner.w - 80)  # fmt: skip
        key = "transfer-same" if after == before else "transfer-change"
        change = Fixed(after - before, 0, signed=True)
        words = voice.say(Message(key, {"before": before, "change": change}))
        canvas.text(inner.x + 76, y + 16, words, BODY, SECOND_TEXT)
        if index == 0:
            canvas.icon("arrow-down", inner.x + 32, y + 46, 24, SECOND_TEXT)
    canvas.hairline(inner.x, box.y + 246, inner.w, alpha=170)
    shown = voice.say(note)
    if canvas.text_width(shown, SMALL) > inner.w:
        shown = voice.say(note, "short")
    canvas.text(inner.x, box.y + 271, shown, SMALL, SECOND_TEXT, max_width=inner.w)


# -- continents


@dataclass(frozen=True, slots=True)
class HeldContinents:
    """Every continent, for a card that says how much of it a seat holds."""

    title: str
    number: str
    pills: tuple[pieces.Pill, ...]
    seat: int


def draw_continents(canvas: Canvas, box: Box, held: HeldContinents, voice: Voice) -> None:
    key = ("risk-continents", held, voice.language)
    canvas.cached(
        key, box, lambda inner: _paint_continents(inner, box, held, voice), margin=PANEL_MARGIN
    )


def _paint_continents(canvas: Canvas, box: Box, shown: HeldContinents, voice: Voice) -> None:
    inner = draw_card(canvas, box, shown.title, number=shown.number)
    step = (inner.h - 6) / len(shown.pills)
    for index, (pill, fact) in enumerate(zip(shown.pills, CONTINENTS, strict=True)):
        y = inner.y + 4 + (index + 0.5) * step
        width = canvas.text(inner.right, y, f"+{pill.bonus}", LARGE, TEXT, "number-bold", "right")
        held = dict(pill.shares).get(shown.seat, 0)
        colour = pieces.GOOD_TEXT if held == pill.size else TEXT if held else SECOND_TEXT
        x = inner.right - max(width, 32) - 20
        x -= canvas.text(x, y, f"{held}/{pill.size}", BODY, colour, "number-bold", "right") + 6
        doors = voice.say(Message("continent-doors", {"doors": len(fact.doors)}))
        room = x - inner.x - 26 - canvas.text_width(doors, SMALL)
        size = canvas.fitting_size(pill.name, room, (BODY, SMALL), "text-semibold")
        width = canvas.text(inner.x + 16, y, pill.name, size, lighten(pill.colour, 0.3),
                            "text-semibold", max_width=room)  # fmt: skip
        canvas.rounded(Box(inner.x, y - 8, 4, 16), 2, pill.colour)
        canvas.text(inner.x + 26 + width, y, doors, SMALL, SECOND_TEXT)


LOSING: Final[Colour] = (0x5A, 0x34, 0x31)
MOST_BARS: Final = 16
MOST_NEIGHBOURS: Final = 4
RED_TEXT: Final[Colour] = (0xF0, 0x93, 0x8C)


@dataclass(frozen=True, slots=True)
class Odds:
    """An attack to the end: from where, with its chance, losses and the troops left over.

    `left` are the chances to keep 0, 1, 2 ... of the attackers; 0 is a lost attack.
    """

    source: int
    attackers: int
    defenders: int
    battle: Battle
    left: tuple[float, ...]

    @classmethod
    def of(cls, source: int, troops: int, defenders: int) -> Odds:
        """The exact odds of attacking with everything but the troop that stays."""
        attackers = troops - 1
        left = [0.0] * (attackers + 1)
        for own, against, chance in endings(attackers, defenders):
            left[own if not against else 0] += chance
        return cls(source, attackers, defenders, battle_odds().battle(attackers, defenders),
                   tuple(left))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Inspection:
    """What the hover card says of a territory.

    `owner_name` is the owner's, and of the seat that would attack `attacker` the number and name.
    `after` is the number of troops after the click that is offered; `neighbours` are the enemies
    beside it as (territory, owner, troops), the largest first; `hint` says what a click does.
    """

    territory: int
    owner: int
    owner_name: str
    is_own: bool
    troops: int
    after: int | None = None
    neighbours: Sequence[tuple[int, int, int]] = ()
    odds: Odds | None = None
    attacker: tuple[int, str] | None = None
    hint: str = ""

    @property
    def size(self) -> tuple[float, float]:
        if self.odds is not None:
            return HOVER_CARD
        rows = max(1, min(MOST_NEIGHBOURS, len(self.neighbours)))
        height = 84 + (44 if self.owner != NOBODY else 0) + 24 + rows * 24 + 12
        return (HOVER_CARD[0], height + (44 if self.hint else 0))


def draw_inspection(canvas: Canvas, box: Box, shown: Inspection, voice: Voice) -> None:
    canvas.panel(box, fill=CARD_FILL)
    continent = CONTINENTS[CONTINENT_OF[shown.territory]]
    _draw_title(canvas, box, short_name(shown.territory, voice), continent, voice)
    pieces.draw_owner_mark(canvas, shown.owner, box.x + 24, box.y + 56, 7)
    canvas.text(box.x + 40, box.y + 56, _owner_words(shown, voice), BODY, SECOND_TEXT,
                max_width=box.w - 40 - PAD)  # fmt: skip
    canvas.hairline(box.x + PAD, box.y + 74, box.w - 2 * PAD, alpha=170)
    if shown.odds is not None:
        _draw_odds(canvas, box, shown, shown.odds, voice)
    else:
        _draw_neighbours(canvas, box, shown, voice)


def _draw_title(canvas: Canvas, box: Box, name: str, continent: Continent, voice: Voice) -> None:
    """The name and its continent, of which only the bonus, or nothing, is shown if need be."""
    size: float = LARGE
    colour, bonus = continent_colour(continent.id), f"+{continent.bonus}"
    if canvas.text_width(name, LARGE, "text-semibold") > box.w - 2 * PAD:
        size = BODY
    wide = canvas.text(box.x + PAD, box.y + 28, name, size, TEXT, "text-semibold",
                       max_width=box.w - 2 * PAD)  # fmt: skip
    room = box.w - PAD - wide - 18
    for tag in (f"{voice.say_name(CONTINENT(continent.id))} {bonus}", bonus):
        width = canvas.text_width(tag, SMALL, "text-semibold") + 16
        if width <= room:
            pill = Box(box.right - 12 - width, box.y + 16, width, 24)
            canvas.rounded(pill, 12, None, colour, 1.5)
            canvas.text(*pill.centre, tag, SMALL, lighten(colour, 0.3), "text-semibold", "centre")
            return


def _owner_words(shown: Inspection, voice: Voice) -> str:
    if shown.owner == NOBODY:
        return voice.say(Message("inspect-free"))
    who = voice.say(Message("inspect-own")) if shown.is_own else shown.owner_name
    return voice.say(Message("inspect-of", {"who": who, "count": shown.troops}))


def _draw_odds(canvas: Canvas, box: Box, shown: Inspection, odds: Odds, voice: Voice) -> None:
    x, right, win = box.x + PAD, box.right - PAD, odds.battle.win
    assert shown.attacker is not None
    colour = pieces.GOOD_TEXT if win >= 0.5 else RED_TEXT
    wide = canvas.text(x, box.y + 98, _percent(win, voice), TITLE, colour, "number-bold")
    words = voice.say(Message("inspect-chance"))
    if wide + canvas.text_width(words, SMALL) + 12 <= right - x:
        canvas.text(right, box.y + 100, words, SMALL, SECOND_TEXT, align="right")
    bar = Box(x, box.y + 120, right - x, 8)
    canvas.rounded(bar, 4, LOSING)
    canvas.rounded(Box(bar.x, bar.y, max(8.0, bar.w * win), 8), 4, GOOD)
    canvas.text(x, box.y + 146, voice.say(Message("inspect-losses")), SMALL, SECOND_TEXT)
    attacker, name = shown.attacker
    rows = (
        (attacker, name, odds.battle.attacker_lost),
        (shown.owner, shown.owner_name, odds.battle.defender_lost),
    )
    for index, (owner, words, lost) in enumerate(rows):
        y = box.y + 168 + index * 22
        pieces.draw_owner_mark(canvas, owner, x + 7, y, 6)
        width = canvas.text(right, y, number_said(lost, 1), BODY, TEXT, "number-bold", "right")
        canvas.text(x + 22, y, words, BODY, TEXT, max_width=right - x - 30 - width)
    _draw_left(canvas, Box(x, box.y + 208, right - x, 38), odds, attacker, voice)


def _draw_left(canvas: Canvas, plot: Box, odds: Odds, attacker: int, voice: Voice) -> None:
    """How many attackers are left: the red bar is a lost attack."""
    left = odds.left
    step = -(-len(left) // MOST_BARS) if len(left) > MOST_BARS else 1
    groups = [left[0], *(sum(left[n : n + step]) for n in range(1, len(left), step))]
    most = max(groups)
    width = plot.w / len(groups)
    for index, share in enumerate(groups):
        height = max(2.0, 34 * share / most)
        bar = Box(plot.x + index * width + 1.5, plot.bottom - height, max(1, width - 3), height)
        canvas.rounded(bar, min(2.0, bar.w / 2), BAD if not index else lighten(
            pieces.owner_colour(canvas.theme, attacker), 0.3))  # fmt: skip
    canvas.hairline(plot.x, plot.bottom, plot.w, colour=lighten(LINE, 0.1))
    y = plot.bottom + 13
    first, last = "0", str(odds.attackers)
    canvas.text(plot.x + width / 2 - 2, y, first, SMALL, SECOND_TEXT, "number", "centre")
    canvas.text(plot.right, y, last, SMALL, SECOND_TEXT, "number", "right")
    words = voice.say(Message("inspect-left"))
    canvas.text(plot.centre_x, y, words, SMALL, SECOND_TEXT, align="centre")


def _draw_neighbours(canvas: Canvas, box: Box, shown: Inspection, voice: Voice) -> None:
    x, right = box.x + PAD, box.right - PAD
    y = box.y + 84.0
    if shown.owner != NOBODY:
        width = canvas.text(x, y + 18, str(shown.troops), TITLE, TEXT, "number-bold")
        if shown.after is not None and shown.after != shown.troops:
            canvas.icon("arrow-right", x + width + 20, y + 18, 22, SECOND_TEXT)
            canvas.text(
                x + width + 40, y + 18, str(shown.after), TITLE, pieces.GHOST, "number-bold"
            )
            change = Fixed(shown.after - shown.troops, 0, signed=True)
            words = voice.say(Message("inspect-with", {"change": change}))
            canvas.text(right, y + 20, words, SMALL, SECOND_TEXT, align="right")
        else:
            words = voice.say(Message("inspect-here", {"troops": shown.troops}))
            canvas.text(x + width + 12, y + 20, words, SMALL, SECOND_TEXT)
        y += 44
    what = "claimed" if shown.owner == NOBODY else "enemies"
    caption = Message(f"inspect-{what}", {"count": len(shown.neighbours)})
    canvas.text(x, y + 12, voice.say(caption), SMALL, SECOND_TEXT)
    for index, (territory, owner, troops) in enumerate(shown.neighbours[:MOST_NEIGHBOURS]):
        row = y + 36 + index * 24
        pieces.draw_owner_mark(canvas, owner, x + 7, row, 6)
        width = canvas.text(right, row, str(troops), BODY, TEXT, "number-bold", "right")
        canvas.text(x + 20, row, short_name(territory, voice), BODY, TEXT,
                    max_width=right - x - 26 - width)  # fmt: skip
    if shown.hint:
        canvas.hairline(x, box.bottom - 44, box.w - 2 * PAD, alpha=170)
        canvas.text(x, box.bottom - 22, shown.hint, SMALL, SECOND_TEXT,
                    max_width=box.w - 2 * PAD)  # fmt: skip


def _percent(share: float, voice: Voice) -> str:
    inside = min(max(share, 0.001), 0.999) if 0 < share < 1 else share
    sign = "< " if share < inside else "> " if share > inside else ""
    return f"{sign}{voice.say(percent(inside, 1))}"
