"""The seats above the table, the bar below it with the dice, and what it asks and offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from engine.core.decision import Decision
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import draw_face
from engine.ui.table.actions import Action, ActionBar, Actions
from engine.ui.table.panels import TopBar
from engine.ui.table.parts import Moment, SpotKey, addressed
from engine.ui.widgets.base import Button
from games.rajas import effects
from games.rajas.board import TRACK
from games.rajas.moves import KEEP_DICE, SET_ASIDE, Lay, Pay, Place, TakeDice
from games.rajas.scene.art.palette import LACQUER_EDGE
from games.rajas.scene.art.people import draw_pawn
from games.rajas.scene.art.signs import draw_coin, draw_die_sign, draw_seal
from games.rajas.scene.dummy_turn import gap_words
from games.rajas.scene.hit_targets import HitTargets
from games.rajas.scene.places import TOP, TRAY_DIE, tray_dice
from games.rajas.state import RajasTable

NARROW: Final = 400.0
ROOMY: Final = 3
"""More workers than these stand closer together: the name needs the room."""

QUIET: Final[theme.Colour] = (0xA9, 0xB3, 0xC1)
RAIL: Final[theme.Colour] = (0x0E, 0x11, 0x16)
RAIL_EDGE: Final[theme.Colour] = (0x3A, 0x43, 0x50)
FAME: Final[tuple[theme.Colour, theme.Colour]] = ((0xF0, 0x7A, 0x8C), (0xB0, 0x28, 0x44))
MONEY: Final[tuple[theme.Colour, theme.Colour]] = ((0xFF, 0xDF, 0x8A), (0xD0, 0x90, 0x2A))


@dataclass(frozen=True, slots=True)
class SeatModel:
    name: str
    fame: int
    money: int
    dice: tuple[int, int, int, int]
    workers: int
    owned: int
    has_elephant: bool
    is_active: bool
    is_shown: bool
    gap: str
    """How far the markers are apart, in words."""

    face: Path | None = None


def seats_shown(table: RajasTable, voice: Voice, acting: int | None, owner: int) -> list[SeatModel]:
    shown = []
    for number, seat in enumerate(table.seats):
        first, second, third, fourth = effects.by_colour(seat.dice)
        shown.append(SeatModel(
            voice.named(number), seat.fame, seat.money, (first, second, third, fourth),
            seat.workers, seat.owned, number == table.elephant,
            number == acting, number == owner, gap_words(seat.gap, voice, "flag"),
        ))  # fmt: skip
    return shown


def draw_seat(canvas: Canvas, box: Box, number: int, seat: SeatModel) -> None:
    colour = canvas.theme.seat_colour(number)
    if seat.is_active:
        fill = (
            theme.mix(canvas.theme.seat_ground(number), (0x1D, 0x22, 0x2A), 0.52),
            theme.mix(canvas.theme.seat_ground(number), (0x15, 0x18, 0x1D), 0.66),
        )
        canvas.shadow(box, 10, blur=14, drop=2, strength=120, colour=colour)
    else:
        fill = ((0x26, 0x2B, 0x34), (0x1D, 0x21, 0x29))
    edge = theme.lighten(colour, 0.25) if seat.is_active else theme.LINE
    canvas.rounded(box, 10, fill, edge, 2 if seat.is_active else 1)
    canvas.rounded(Box(box.x, box.y, 6, box.h), 3, theme.lighten(colour, 0.12))
    if seat.face is None:
        canvas.seat_mark(number, box.x + 27, box.y + 22, 13)
    else:
        draw_face(canvas, seat.face, number, box.x + 24, box.y + 22, 18)
    right = _draw_dice(canvas, box, seat)
    right = _draw_workers(canvas, box, number, seat, right)
    room = right - box.x - 48 - (30 if seat.has_elephant else 0)
    ink = theme.WHITE if seat.is_active else theme.TEXT
    width = canvas.text(box.x + 48, box.y + 22, seat.name, 20, ink, "text-semibold",
                        max_width=max(24.0, room))  # fmt: skip
    if seat.has_elephant:
        canvas.icon("elephant", box.x + 64 + width, box.y + 21, 24, (0xE9, 0xD9, 0xB8))
    _draw_race(canvas, box, number, seat)


def _draw_dice(canvas: Canvas, box: Box, seat: SeatModel) -> float:
    """Dice by colour, or their sum where there is no room; returns where they begin."""
    x, y = box.right - 14, box.y + 22
    if box.w < NARROW:
        x -= canvas.text(x, y, str(sum(seat.dice)), 20, theme.TEXT, "number-bold", "right") + 19
        draw_die_sign(canvas, x, y, 22)
        return x - 18
    for colour in reversed(range(4)):
        count = seat.dice[colour]
        ink = theme.TEXT if count else theme.lighten(QUIET, 0.5 if seat.is_active else 0)
        x -= canvas.text(x, y, str(count), 18, ink, "number-bold", "right") + 16
        draw_die_sign(canvas, x, y, 20, colour)
        x -= 20
    return x


def _draw_workers(canvas: Canvas, box: Box, number: int, seat: SeatModel, right: float) -> float:
    step = 12.0 if seat.owned > ROOMY else 17.0 if box.w >= NARROW else 15.0
    if box.w < NARROW and seat.has_elephant:
        step = 9.0
    x = right - seat.owned * step - 6
    for place in range(seat.owned):
        foot = (x + place * step + 10, box.y + 34)
        draw_pawn(canvas, number, *foot, 25, is_ghost=place >= seat.workers)
    return x - 8


def _draw_race(canvas: Canvas, box: Box, number: int, seat: SeatModel) -> None:
    y = box.y + 53
    draw_seal(canvas, box.x + 28, y, 24)
    canvas.text(box.x + 46, y, str(seat.fame), 20, theme.WHITE, "number-bold")
    draw_coin(canvas, box.right - 22, y, 22)
    canvas.text(box.right - 40, y, str(seat.money), 20, theme.WHITE, "number-bold", "right")
    rail = Box(box.x + 84, y - 6, box.w - 168, 13)
    canvas.rounded(rail, 6, RAIL, RAIL_EDGE)
    fame, money = min(1.0, 2 * seat.fame / TRACK), min(1.0, seat.money / TRACK)
    inner = rail.inset(1.5)
    canvas.rounded(Box(inner.x, inner.y, max(inner.h, inner.w * fame), inner.h), 5, FAME)
    width = max(inner.h, inner.w * min(money, max(0.0, 1 - fame)))
    canvas.rounded(Box(inner.right - width, inner.y, width, inner.h), 5, MONEY)
    words = seat.gap
    wide = canvas.text_width(words, 18, "number-bold") + 16
    share = max(0.12, min(0.88, (fame + 1 - money) / 2))
    middle = min(max(rail.x + rail.w * share, rail.x + wide / 2), rail.right - wide / 2)
    flag = Box.around(middle, y, wide, 24)
    canvas.rounded(flag, 12, RAIL, theme.lighten(canvas.theme.seat_colour(number), 0.35), 1.5)
    canvas.text(*flag.centre, words, 18, theme.WHITE, "number-bold", "centre")


EDGE: Final = 18.0
GAP: Final = 12.0
BUTTON_H: Final = 56.0
PRIMARY_W: Final = (220.0, 300.0)
SECONDARY_W: Final = (130.0, 200.0)
SMALL_W: Final = 128.0
WORDS_LEAST: Final = 420.0
WORDS_X: Final = 98.0
TITLE: Final[theme.Colour] = (0xF6, 0xC4, 0x6E)
WARM: Final[theme.Colour] = (0xCF, 0xC6, 0xBA)
GROUND: Final[tuple[theme.Colour, theme.Colour]] = ((0x1C, 0x1A, 0x1B), (0x13, 0x11, 0x13))


class RajasTopBar(TopBar):
    lets_through = True

    def placed(self) -> None:
        y = self.box.centre_y
        self.home.box = Box.around(self.box.x + 32, y, 44, 44)
        for n, button in enumerate(reversed(self.buttons)):
            button.box = Box.around(self.box.right - 32 - n * 56, y, 48, 48)

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, 0, GROUND)
        canvas.hairline(self.box.x, self.box.bottom - 1, self.box.w, colour=(0x3A, 0x2E, 0x26))
        if self.box.h < TOP:
            y = self.box.centre_y
            x = 84 + canvas.text(60, y, "RAJAS", 34, TITLE, "marcellus", spacing=3)
            if self.sign is not None:
                right = self.buttons[0].box.x if self.buttons else self.box.right
                x = self.sign.stand_at(canvas, x, y, right) + 16
            canvas.text(x, y, self.progress[0], 18, theme.SECOND_TEXT)
            return
        canvas.text(60, 30, "RAJAS", 34, TITLE, "marcellus", spacing=3)
        canvas.text(60, 61, self.progress[0], 18, theme.SECOND_TEXT)


class RajasBar(ActionBar):
    lets_through = True
    tray_room = 0.0
    words_right = 0.0

    def placed(self) -> None:
        box = self.box
        y = box.centre_y - BUTTON_H / 2
        small = [button for button in self.small if button.is_visible]
        right = box.right - EDGE
        count = len(self.secondary)
        spare = box.w - WORDS_X - WORDS_LEAST - self.tray_room - len(small) * (SMALL_W + GAP)
        primary = max(PRIMARY_W[0], min(PRIMARY_W[1], spare - count * (SECONDARY_W[1] + GAP)))
        self.primary.box = Box(right - primary, y, primary, BUTTON_H)
        if self.primary.is_visible:
            right -= primary + GAP
        each = (spare - primary) / max(1, count) - GAP
        each = max(SECONDARY_W[0], min(SECONDARY_W[1], each))
        for button in reversed(self.secondary):
            button.box = Box(right - each, y, each, BUTTON_H)
            right -= each + GAP
        for button in reversed(small):
            button.box = Box(right - SMALL_W, y, SMALL_W, BUTTON_H)
            right -= SMALL_W + GAP
        self.words_right = right - self.tray_room
        self.changed()

    @property
    def tray_right(self) -> float:
        return self.words_right + self.tray_room

    def keep_room(self, width: float) -> None:
        """Leave so much room for dice between the words and the buttons."""
        if width != self.tray_room:
            self.tray_room = width
            self.placed()

    def draw(self, canvas: Canvas) -> None:
        box, trouble = self.box, self.actions.tone == "trouble"
        colour = (
            theme.WARNING if trouble or self.seat is None else canvas.theme.seat_colour(self.seat)
        )
        canvas.shadow(box, 12, blur=18, drop=6, strength=130)
        fill = (theme.mix(colour, (0x2A, 0x25, 0x22), 0.80), (0x1F, 0x1B, 0x1A))
        canvas.rounded(box, 12, fill, theme.mix(colour, (0x40, 0x36, 0x2E), 0.5))
        stripe = Box(box.x, box.y + 10, 5, box.h - 20)
        canvas.rounded(stripe, 2, theme.lighten(colour, 0.25))
        x = box.x + 30
        if trouble:
            canvas.icon("alert-triangle", box.x + 52, box.centre_y, 40, theme.WARNING)
            x = box.x + WORDS_X
        elif self.seat is not None:
            canvas.seat_mark(self.seat, box.x + 52, box.centre_y, 25)
            x = box.x + WORDS_X
        self._write(canvas, x, self.words_right - 12 - x)

    def _write(self, canvas: Canvas, x: float, room: float) -> None:
        box, prompt, detail = self.box, self.actions.prompt, self.actions.detail
        sizes = (26, 24, 22, 20)
        size = next((each for each in sizes
                     if canvas.text_width(prompt, each, "text-semibold") <= room), 18)  # fmt: skip
        y = box.y + (34 if detail else box.h / 2)
        if size == 18 and canvas.text_width(prompt, 18, "text-semibold") > room:
            place = Box(x, box.y + 14, room, box.h - 20)
            canvas.paragraph(place, prompt, 18, theme.WHITE, "text-semibold", 1.3, max_lines=2)
            return
        lines = canvas.paragraph_lines(room, detail, 18) if detail else ()
        if len(lines) > 1:
            canvas.text(x, box.y + 24, prompt, size, theme.WHITE, "text-semibold")
            place = Box(x, box.y + 40, room, 50)
            canvas.paragraph(place, detail, 18, WARM, line_height=1.2, max_lines=2)
            return
        canvas.text(x, y, prompt, size, theme.TEXT if size < 20 else theme.WHITE, "text-semibold")
        if detail:
            canvas.text(x, box.y + 65, detail, 18, WARM)


def action_bar(small: tuple[Button, ...]) -> ActionBar:
    for button, word in zip(small, (Message("quiet-hint"), Message("quiet-undo")), strict=False):
        button.label = word
    return RajasBar(small)


TRAY_GROUND = ((0x17, 0x10, 0x0E), (0x24, 0x18, 0x16))
WELL = (0x1E, 0x14, 0x12)
WORDS = (0xE6, 0xD8, 0xC4)


def draw_tray(
    canvas: Canvas,
    hit_targets: HitTargets,
    table: RajasTable,
    hovered: SpotKey | None,
    voice: Voice,
) -> None:
    """All dice of whoever builds; those that are given have a bright edge."""
    tray, dice = hit_targets.tray, table.seats[hit_targets.owner].dice
    canvas.rounded(tray, 12, TRAY_GROUND, LACQUER_EDGE, 1.4)
    said = Message("tray-pays" if hit_targets.selection.kind == "pay" else "tray-dice")
    canvas.text(tray.x + 16, tray.centre_y, voice.say(said), 18, WORDS, "text-semibold")
    for number, (die, box) in enumerate(zip(dice, tray_dice(tray, len(dice)), strict=True)):
        key = ("hand", number)
        is_given = hit_targets.selection.kind == "pay" and hit_targets.is_chosen(key)
        is_lit = hit_targets.is_lit(key)
        edge = (
            theme.WHITE
            if is_given or key == hovered
            else theme.LEGAL
            if is_lit
            else (0x5A, 0x40, 0x30)
        )
        canvas.rounded(box, 11, WELL, edge, 3 if is_given else 1.5)
        size = min(TRAY_DIE, box.w - 10)
        draw_die_sign(canvas, *box.centre, size, effects.COLOUR_OF[die], effects.FACE_OF[die])


class Bar:
    def __init__(self, moment: Moment, decision: Decision, hit_targets: HitTargets) -> None:
        self._decision, self._hit_targets = decision, hit_targets
        self._table: RajasTable = moment.table
        self._voice = moment.voice
        self._asked = moment.match.game.prompt(decision, moment.voice)

    def actions(self) -> Actions:
        if self._hit_targets.selection.turns_dice:
            said = self._said(Message("bar-turns-die"))
        elif self._decision.kind == "place":
            said = self._placing()
        else:
            said = self._choosing(self._said(Message(f"bar-{self._decision.kind}")))
        return replace(said, secondary=(*said.secondary, *self._karma()))

    def _choosing(self, said: Actions) -> Actions:
        """What is usually said of such a decision, with what is chosen so far."""
        match self._decision.kind:
            case "pay":
                return self._paying(said)
            case "lay":
                return self._laying(said)
            case "dice":
                return self._taking(said)
            case "reroll":
                return self._rolling_again(said)
            case "brown":
                return replace(said, detail=self._say(self._brown()))
        return said

    def _say(self, said: Message) -> str:
        return self._voice.say(said)

    def _said(self, said: Message) -> Actions:
        return Actions(self._say(said), self._voice.part(said, "detail"))

    def _button(self, key: str, answer: Callable[[], object], icon: str, name: str,
                **more: Any) -> Action:  # fmt: skip
        return Action(self._say(Message(key)), answer, "", icon, name, **more)

    def _karma(self) -> tuple[Action, ...]:
        selection = self._hit_targets.selection
        if not selection.turnable:
            return ()
        chosen = [number for kind, number in selection.chosen if kind == "die"]
        said = Message("bar-karma")
        if selection.turns_dice:
            said = Message("bar-karma-not")
        elif selection.kind == "place" and len(chosen) == 1 and chosen[0] in selection.turnable:
            said = Message("bar-karma-to", {"face": effects.FACE_OF[effects.turned(chosen[0])]})
        label, karma = self._say(said), self._table.seats[self._decision.seat].karma
        words = self._say(Message("bar-karma-left", {"karma": karma}))
        short = self._voice.part(said, "short") or label
        return (Action(label, selection.use_karma, "", "lotus", "K", tooltip=words, short=short,
                       is_quiet=not (selection.turns_dice or selection.karma_opens)),)  # fmt: skip

    def _placing(self) -> Actions:
        selection, seat = self._hit_targets.selection, self._table.seats[self._decision.seat]
        option = selection.option
        args: dict[str, Any] = {"workers": seat.workers, "dice": len(seat.dice)}
        if isinstance(option, Place):
            space = self._table.space(option.space)
            args = {"where": space.called, "fitting": len(selection.paths.fitting)}
            if option.die < 0:
                said = Message("bar-placing", args)
            else:
                said = Message("bar-placing-with", {**args, "die": effects.die_said(option.die)})
            name = self._say(Message("option-place", {"where": space.called}))
            primary = Action(name, selection.confirm, "", "check", "Space")
            return replace(self._said(said), primary=primary)
        if selection.plain == SET_ASIDE:
            aside = self._button("bar-set-aside", lambda: selection.answer(SET_ASIDE),
                                 "player-skip-forward", "Space")  # fmt: skip
            return replace(self._said(Message("bar-nothing-to-do", args)), primary=aside)
        if selection.chosen:
            return self._said(
                Message("bar-die-goes", {"die": effects.die_said(selection.chosen[0][1])})
            )
        dotted = "bar-place-dotted" if selection.behind_karma else "bar-place"
        return self._said(Message(dotted, args))

    def _paying(self, said: Actions) -> Actions:
        selection = self._hit_targets.selection
        option = selection.option
        primary = self._button("bar-pay-button", selection.confirm, "check", "Space",
                               enabled=isinstance(option, Pay))  # fmt: skip
        if not isinstance(option, Pay):
            return replace(said, primary=primary)
        words = self._say(Message("bar-paying", {"dice": effects.handful(option.dice)}))
        return replace(said, prompt=self._asked, primary=primary, detail=words)

    def _laying(self, said: Actions) -> Actions:
        hit_targets, selection = self._hit_targets, self._hit_targets.selection
        back = self._button("bar-other-tile", hit_targets.other_tile, "arrow-back-up", "Esc")
        turn = self._button("bar-turn-tile", selection.turn_tile, "rotate", "T")
        said = replace(said, secondary=(back, turn))
        if not isinstance(selection.option, Lay):
            return said
        primary = self._button("bar-lay-button", selection.confirm, "check", "Space")
        return replace(said, prompt=self._say(Message("bar-laying")), primary=primary)

    def _brown(self) -> Message:
        """RAJ-10.2: what the tile that was drawn brings."""
        tile = self._table.board.yields[getattr(self._table.steps[-1], "brown", "")]
        return Message("bar-brown-brings", {"brings": effects.effects_said(tile.effects)})

    def _taking(self, said: Actions) -> Actions:
        selection, first = self._hit_targets.selection, self._decision.options[0]
        count = len(first.colours) if isinstance(first, TakeDice) else 1
        if count == 1:
            return replace(said, prompt=self._say(Message("bar-take-one")))
        chosen = effects.colours_said([number for _, number in selection.chosen])
        said = self._said(Message("bar-taking", {"count": count, "chosen": chosen}))
        if selection.option is None:
            return said
        take = self._button("bar-take-button", selection.confirm, "dice", "Space")
        return replace(said, primary=take)

    def _rolling_again(self, said: Actions) -> Actions:
        selection = self._hit_targets.selection
        chosen = tuple(getattr(self._table.steps[-1], "chosen", ()))
        label = Message("bar-reroll-button", {"count": len(chosen)})
        primary = Action(self._say(label), lambda: selection.answer(KEEP_DICE), "", "dice", "Space")
        if not chosen:
            return replace(said, primary=primary)
        words = self._say(Message("bar-rolling-again", {"dice": effects.handful(chosen)}))
        return replace(said, detail=words, primary=primary)


def to_do(moment: Moment, decision: Decision, hit_targets: HitTargets) -> Actions:
    said = Bar(moment, decision, hit_targets).actions()
    return replace(said, prompt=addressed(moment.match, decision, said.prompt))
