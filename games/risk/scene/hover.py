"""The card of the territory under the pointer: whose it is, and what attacking it would mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.text.message import Fixed, Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    Colour,
    lighten,
)
from games.risk.board import CONTINENT_OF, CONTINENTS, Continent
from games.risk.names import CONTINENT
from games.risk.odds import Battle, battle_odds, endings
from games.risk.scene.layout import HOVER_CARD
from games.risk.scene.panels import CARD_FILL
from games.risk.scene.pieces import GHOST, GOOD_TEXT, draw_owner_mark, owner_colour
from games.risk.scene.world import continent_colour, short_name
from games.risk.state import NOBODY

PAD: Final = 16.0
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
        """How large the card is."""
        if self.odds is not None:
            return HOVER_CARD
        rows = max(1, min(MOST_NEIGHBOURS, len(self.neighbours)))
        height = 84 + (44 if self.owner != NOBODY else 0) + 24 + rows * 24 + 12
        return (HOVER_CARD[0], height + (44 if self.hint else 0))


def draw_inspection(canvas: Canvas, box: Box, shown: Inspection, voice: Voice) -> None:
    """The card in its box."""
    canvas.panel(box, fill=CARD_FILL)
    continent = CONTINENTS[CONTINENT_OF[shown.territory]]
    _draw_title(canvas, box, short_name(shown.territory, voice), continent, voice)
    draw_owner_mark(canvas, shown.owner, box.x + 24, box.y + 56, 7)
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
    colour = GOOD_TEXT if win >= 0.5 else RED_TEXT
    wide = canvas.text(x, box.y + 98, _percent(win), TITLE, colour, "number-bold")
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
        draw_owner_mark(canvas, owner, x + 7, y, 6)
        width = canvas.text(right, y, f"{lost:.1f}", BODY, TEXT, "number-bold", "right")
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
            owner_colour(attacker), 0.3))  # fmt: skip
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
            canvas.text(x + width + 40, y + 18, str(shown.after), TITLE, GHOST, "number-bold")
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
        draw_owner_mark(canvas, owner, x + 7, row, 6)
        width = canvas.text(right, row, str(troops), BODY, TEXT, "number-bold", "right")
        canvas.text(x + 20, row, short_name(territory, voice), BODY, TEXT,
                    max_width=right - x - 26 - width)  # fmt: skip
    if shown.hint:
        canvas.hairline(x, box.bottom - 44, box.w - 2 * PAD, alpha=170)
        canvas.text(x, box.bottom - 22, shown.hint, SMALL, SECOND_TEXT,
                    max_width=box.w - 2 * PAD)  # fmt: skip


def _percent(share: float) -> str:
    if 0 < share < 0.001:
        return "< 0.1 %"
    if 0.999 < share < 1:
        return "> 99.9 %"
    return f"{share * 100:.1f} %"
