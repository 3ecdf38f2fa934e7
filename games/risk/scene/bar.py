"""The strip above the board and the bar below it: seats, hand, phases, prompt, controls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from engine.core.decision import Decision, Option
from engine.text.message import Fixed, Message, Share
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import Key
from engine.ui.paint.portraits import draw_face
from engine.ui.real_table.place import room_of
from engine.ui.table.actions import (
    SMALL_RANK,
    Action,
    ActionBar,
    Actions,
    ClosingButton,
    Control,
    ControlRow,
    NumberStep,
    Pick,
    Press,
    PressStep,
    Slide,
    fill_button,
)
from engine.ui.table.panels import TopBar
from engine.ui.widgets.base import Button
from games.risk.account import Deed, fight_on
from games.risk.board import TERRITORY
from games.risk.moves import (
    END_ATTACKS,
    END_TURN,
    KEEP_CARDS,
    REDEEM_HIDDEN,
    Attack,
    Defend,
    Redeem,
)
from games.risk.odds import roll_outcomes
from games.risk.scene.hand import HandView
from games.risk.scene.layout import STRIP, BarLayout
from games.risk.scene.pieces import GOOD_TEXT
from games.risk.scene.selection import (
    PER_CLICK,
    ClaimingOrders,
    PlacingOrders,
    RiskSelection,
    RollingOrders,
    SpreadingOrders,
    best_source,
    win_chance,
)

STRIP_GROUND: Final[theme.Colour] = (0x0D, 0x17, 0x20)
EDGE: Final[theme.Colour] = (0x2A, 0x3F, 0x4E)
ICON: Final[theme.Colour] = (0x87, 0x93, 0xA3)
HIGH: Final = 66.0  # a strip in which a face has two rows beside it


@dataclass(frozen=True, slots=True)
class SeatModel:
    """What a seat's card says; `state` ("Your turn", "Playing") stands on it while it plays."""

    name: str
    level: str
    is_person: bool
    territories: int
    troops: int
    income: int
    has_bonus: bool
    cards: int
    state: str = ""
    out: str = ""
    face: Path | None = None


class RiskTopBar(TopBar):
    """The strip: with the seats in it the title stands over the round, else the usual bar.

    `short` is the round where there is no room for the last one.
    """

    short = ""

    def draw(self, canvas: Canvas) -> None:
        """Ground, title and round; the seats are drawn by the scene."""
        if self.box.h < STRIP:
            super().draw(canvas)
            return
        box = self.box
        canvas.rounded(box, 0, STRIP_GROUND)
        canvas.hairline(box.x, box.bottom - 1, box.w, colour=RULE)
        accent = theme.lighten(canvas.theme.accent, 0.08)
        canvas.text(72, 36, self.title.upper(), theme.TITLE, accent, canvas.theme.title_font)
        label = canvas.fitting_words(
            (self.progress[0], self.short or self.progress[0]), 134, theme.BODY
        )
        words = [label, *self.tags] if label else list(self.tags)
        line = " · ".join(words)
        while len(words) > 1 and canvas.text_width(line, theme.BODY) > 130:
            words.pop()
            line = " · ".join(words)
        canvas.text(73, 65, line, theme.BODY, theme.SECOND_TEXT, max_width=134)


def draw_seat(canvas: Canvas, box: Box, seat: int, shown: SeatModel) -> None:
    key = ("risk-seat", seat, shown)
    canvas.cached(key, box, lambda inner: _paint_seat(inner, box, seat, shown), margin=2)


def _paint_seat(canvas: Canvas, box: Box, seat: int, shown: SeatModel) -> None:
    is_active = bool(shown.state)
    fill = (
        theme.mix(theme.PANEL, canvas.theme.seat_colour(seat), 0.22) if is_active else theme.PANEL
    )
    edge = theme.lighten(canvas.theme.seat_colour(seat), 0.15) if is_active else EDGE
    canvas.rounded(box, 10, fill, edge, 2 if is_active else 1)
    canvas.rounded(Box(box.x, box.y, 6, box.h), 3, canvas.theme.seat_colour(seat))
    canvas.seat_pattern(seat, Box(box.x, box.y + 6, 6, box.h - 12), step=8)
    top, low = box.y + box.h * 0.31, box.y + box.h * 0.72
    if shown.face is None:
        canvas.seat_shape(seat, box.x + 30, top, 11, canvas.theme.seat_tint(seat, 0.12))
    else:
        r, down = (17, 2) if box.h >= HIGH else (12, -2)
        draw_face(canvas, shown.face, seat, box.x + 30, top + down, r)
    right = box.right - 12
    name_size = theme.LARGE if box.w >= 220 else theme.BODY
    if is_active:
        name = canvas.text_width(shown.name, name_size, "text-semibold")
        right = _draw_state(canvas, right, top, seat, shown, right - box.x - 58 - name)
    elif box.w >= 220:
        right = _draw_level(canvas, right, top, box, shown)
    canvas.text(box.x + 52, top, shown.name, name_size, theme.TEXT, "text-semibold",
                max_width=right - box.x - 58)  # fmt: skip
    if shown.out:
        left = 22 if shown.face is None else 52
        canvas.text(
            box.x + left, low, shown.out, theme.BODY, theme.SECOND_TEXT, max_width=box.w - left - 12
        )
        return
    _draw_numbers(canvas, box, low, shown)


def _draw_state(
    canvas: Canvas, right: float, y: float, seat: int, shown: SeatModel, room: float
) -> float:
    """What the seat does in a pill of its colour; a sign for it where its words have no room."""
    words = shown.state
    ground = theme.lighten(canvas.theme.seat_colour(seat), 0.3)
    ink = theme.INK if theme.contrast(theme.INK, ground) >= 4.5 else theme.TEXT
    width = canvas.text_width(words, theme.SMALL, "text-semibold") + 20
    if width + 6 > room:
        canvas.disc(right - 12, y, 12, ground)
        canvas.icon("user" if shown.is_person else "robot", right - 12, y - 1, 16, ink)
        return right - 30
    pill = Box(right - width, y - 12, width, 24)
    canvas.rounded(pill, 12, ground)
    canvas.text(*pill.centre, words, theme.SMALL, ink, "text-semibold", "centre")
    return pill.x - 6


def _draw_level(canvas: Canvas, right: float, y: float, box: Box, shown: SeatModel) -> float:
    """The level in words where there is room beside the name, always the sign for its kind."""
    name = canvas.text_width(shown.name, theme.LARGE, "text-semibold")
    room = right - box.x - 58 - name - 30
    if canvas.text_width(shown.level, theme.SMALL) <= room:
        right -= (
            canvas.text(right, y, shown.level, theme.SMALL, theme.SECOND_TEXT, align="right") + 6
        )
    canvas.icon("user" if shown.is_person else "robot", right - 9, y - 1, 18, theme.SECOND_TEXT)
    return right - 24


def _draw_numbers(canvas: Canvas, box: Box, y: float, shown: SeatModel) -> None:
    income = GOOD_TEXT if shown.has_bonus else theme.TEXT
    cells: Sequence[tuple[str, str, theme.Colour]] = (
        ("map-pin", str(shown.territories), theme.TEXT),
        ("meeple", str(shown.troops), theme.TEXT),
        ("barracks-tent", f"+{shown.income}", income),
        ("cards", str(shown.cards), theme.TEXT),
    )
    room = box.w - 34
    size: float = theme.LARGE
    widths = [canvas.text_width(words, size, "number-bold") + 24 for _, words, _ in cells]
    if sum(widths) + 24 > room:
        size = theme.BODY
        widths = [canvas.text_width(words, size, "number-bold") + 23 for _, words, _ in cells]
    gap = max(3.0, (room - sum(widths)) / (len(cells) - 0.4))
    x = box.x + 22
    for (icon, words, colour), width in zip(cells, widths, strict=True):
        if x + width > box.right - 4:
            break
        canvas.icon(icon, x + 9, y, 18, ICON)
        canvas.text(x + 22, y, words, size, colour, "number-bold")
        x += width + gap


GROUND: Final[theme.Colour] = (0x10, 0x1B, 0x25)
RULE: Final[theme.Colour] = (0x28, 0x3D, 0x4B)
DONE: Final[theme.Colour] = (0x2B, 0x3A, 0x34)
DONE_TEXT: Final[theme.Colour] = (0xA9, 0xDD, 0xB9)
PHASES: Final = ("phase-place", "phase-attack", "phase-fortify")
PHASE_WIDTH: Final = 128.0
SUREST: Final = 3
AROUND_PHASE: Final = 52.0
"""The least beside its name: number or check, notch and tip."""
MARK: Final = 14.0


@dataclass(frozen=True, slots=True)
class RiskActions(Actions):
    """Actions with the phase of the turn, controls of more kinds, and what ends the phase.

    `phase` is 0 to 2 in a turn, None while territories are claimed. `closing` is filled like a
    primary button with `is_closing_next`; `progress` shows how far one is until it can be
    pressed. `deeds` are told beside the controls, the last one first.
    """

    phase: int | None = None
    note: str = ""
    note_icon: str | None = None
    is_note_good: bool = False
    controls: tuple[Control, ...] = ()
    closing: Action | None = None
    is_closing_next: bool = False
    progress: float | None = None
    deeds: tuple[Deed, ...] = ()

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions of the row, and what ends the phase."""
        row = (each.action for each in self.controls if isinstance(each, Press | PressStep))
        closing = () if self.closing is None else (self.closing,)
        return (*super(RiskActions, self).offered, *row, *closing)


class RiskBar(ActionBar):
    """The bar over the whole width; `small` are undo and hint, `more` the game's own ones."""

    lets_through = True

    def __init__(
        self, small: tuple[Button, ...], more: tuple[Button, ...], hand: HandView, voice: Voice
    ) -> None:
        self._voice = voice
        self.hand = hand
        self.row = ControlRow()
        self.closing = ClosingButton()
        self.quiet = (*small, *more)
        super().__init__(small)
        for widget in (*more, hand, self.row, self.closing):
            self.add(widget)
        self.closing.is_visible = False
        self.hand.tab_rank, self.row.tab_rank, self.closing.tab_rank = 0, -1, -1
        for button in self.quiet:
            button.tab_rank = SMALL_RANK

    @property
    def places(self) -> BarLayout:
        return BarLayout.of(self.box, has_hand=self.hand.is_visible)

    def show(self, actions: Actions, seat: int | None) -> None:
        super().show(actions, seat)
        self.row.show(actions.controls if isinstance(actions, RiskActions) else ())
        closing = actions.closing if isinstance(actions, RiskActions) else None
        self.closing.is_visible = closing is not None
        if closing is not None and isinstance(actions, RiskActions):
            fill_button(self.closing, closing)
            is_next = actions.is_closing_next and closing.enabled
            self.closing.kind = "primary" if is_next else "secondary"
            self.closing.is_on = not is_next
            self.closing.progress = actions.progress
        self._place_plain()

    def placed(self) -> None:
        places = self.places
        self.hand.box = places.hand
        self.closing.box = places.end
        shown = [button for button in self.quiet if button.is_visible]
        for button, box in zip(shown, places.small(len(shown)), strict=True):
            button.box = box
        self._place_plain()
        self.changed()

    def _place_plain(self) -> None:
        """The frame's own buttons: the main one where phases end, the others in the row, after the
        controls of the phase where it has some.
        """
        places, count = self.places, len(self.secondary)
        widths = [min(176.0, (places.controls.w + 8) / max(1, count) - 8)] * count
        self.primary.box = places.end
        room = places.controls
        if not places.hand.w:
            wanted = sum(widths) + 8 * count + self.row.most
            room = room.cut_right(min(room.w, wanted))[0]
        self.row.box, boxes = room, room.row(*widths, gap=8)
        if self.row.widgets and widths:
            parts = places.controls.row(None, *widths, gap=8)
            self.row.box, boxes = parts[0], parts[1:]
        for button, box in zip(self.secondary, boxes, strict=True):
            button.box = box

    # -- looks

    def draw(self, canvas: Canvas) -> None:
        box, places = self.box, self.places
        room = room_of(canvas.theme)
        canvas.rounded(box, 0, GROUND if places.hand.w else room.panel)
        canvas.hairline(box.x, box.y, box.w, colour=RULE if places.hand.w else room.line)
        for x in places.rules:
            canvas.hairline(x, box.y + 16, box.h - 32, vertical=True, colour=RULE)
        x = places.phases.x
        actions = self.actions
        if isinstance(actions, RiskActions) and actions.phase is not None:
            x = self._draw_phases(canvas, places.phases, actions.phase) + 20
        self._draw_note(canvas, x, places)
        self._draw_prompt(canvas, places)
        if isinstance(actions, RiskActions) and actions.deeds:
            self._draw_deeds(canvas, places.controls, actions.deeds)

    def _draw_deeds(self, canvas: Canvas, row: Box, deeds: Sequence[Deed]) -> None:
        """The last fights of a turn as far as there is room, each with what both sides lost."""
        x = max([each.box.right + 16 for each in self.row.widgets], default=row.x)
        for deed in reversed(deeds):
            args = {"source": TERRITORY(deed.source), "target": TERRITORY(deed.target)}
            way = self._voice.say(Message("bar-attack-way", args))
            losses = {"lost": deed.lost, "killed": deed.killed}
            how = self._voice.say(Message(f"bar-{'won' if deed.is_won else 'stopped'}", losses))
            wide = max(canvas.text_width(way, theme.SMALL, "text-semibold"),
                       canvas.text_width(how, theme.SMALL))  # fmt: skip
            chip = Box(x, row.y, wide + 52, row.h)
            if chip.right > row.right:
                return
            canvas.rounded(chip, 10, canvas.theme.panel, canvas.theme.line)
            ink = GOOD_TEXT if deed.is_won else theme.SECOND_TEXT
            canvas.icon("crossed-swords", chip.x + 20, chip.centre_y, 22, ink)
            step = canvas.line_step(theme.SMALL, 0.62)
            left = chip.x + 40
            canvas.text(left, chip.centre_y - step, way, theme.SMALL, theme.TEXT, "text-semibold")
            canvas.text(left, chip.centre_y + step, how, theme.SMALL, ink)
            x = chip.right + 8

    def _draw_phases(self, canvas: Canvas, row: Box, current: int) -> float:
        names = [self._voice.say(Message(key)) for key in PHASES]
        longest = max(canvas.text_width(each, theme.BODY, "text-semibold") for each in names)
        width = min(max(PHASE_WIDTH, longest + AROUND_PHASE), row.w / 3 - 2)
        for index, name in enumerate(names):
            x = row.x + index * (width + 2)
            is_now, is_done = index == current, index < current
            fill: theme.Colour = (
                canvas.theme.accent if is_now else DONE if is_done else theme.RAISED
            )
            canvas.polygon(_chevron(Box(x, row.y, width, row.h), has_notch=index > 0), fill)
            accent_ink = theme.INK if theme.contrast(theme.INK, fill) >= 4.5 else theme.TEXT
            ink = accent_ink if is_now else DONE_TEXT if is_done else theme.SECOND_TEXT
            words = name if is_done else f"{index + 1}  {name}"
            middle = x + width / 2 + (3 if index else -4)
            wide = canvas.text_width(words, theme.BODY, "text-semibold") + (22 if is_done else 0)
            left = middle - wide / 2
            if is_done:
                canvas.icon("check", left + 8, row.centre_y, 18, ink)
                left += 22
            canvas.text(left, row.centre_y, words, theme.BODY, ink, "text-semibold")
        return row.x + len(PHASES) * (width + 2)

    def _draw_note(self, canvas: Canvas, x: float, places: BarLayout) -> None:
        actions = self.actions
        icon: str | None = None
        words, colour = actions.detail, theme.SECOND_TEXT
        if isinstance(actions, RiskActions):
            words, icon = actions.note or actions.detail, actions.note_icon
            colour = GOOD_TEXT if actions.is_note_good else theme.SECOND_TEXT
        if not places.hand.w and self.seat is not None:
            x += 2 * MARK + 12
        room = places.phases.right - x
        wanted = canvas.text_width(words, theme.SMALL) + (28 if icon else 0)
        if actions.tone == "plain" and wanted > room:
            return
        y = places.phases.centre_y
        if icon is not None:
            canvas.icon(icon, x + 10, y, 22, colour)
            x += 28
        canvas.text(x, y, words, theme.SMALL, colour, max_width=places.phases.right - x)

    def _draw_prompt(self, canvas: Canvas, places: BarLayout) -> None:
        x, y = places.prompt.x, places.prompt.centre_y
        if self.actions.tone == "trouble":
            canvas.icon("alert-triangle", x + MARK, y, 28, theme.WARNING)
            x += 2 * MARK + 12
        elif self.seat is not None:
            canvas.seat_mark(self.seat, x + MARK, y, MARK)
            x += 2 * MARK + 12
        room = places.prompt.right - x
        words = self.actions.prompt
        sizes = (
            (theme.LARGE, theme.BODY) if places.hand.w else (theme.HEADING, theme.LARGE, theme.BODY)
        )
        size = canvas.fitting_size(words, room, sizes, "text-semibold")
        canvas.text(x, y, words, size, theme.TEXT, "text-semibold", max_width=room)


def _chevron(box: Box, *, has_notch: bool) -> list[Point]:
    tip = 12.0
    points = [
        (box.x, box.y), (box.right - tip, box.y), (box.right, box.centre_y),
        (box.right - tip, box.bottom), (box.x, box.bottom),
    ]  # fmt: skip
    return [*points, (box.x + tip, box.centre_y)] if has_notch else points


PHASE_OF: Final = {
    "redeem": 0, "bonus": 0, "reinforce": 0, "attack": 1, "occupy": 1, "defend": 1, "battle": 1,
    "set": 0, "taken": 1, "card": 2, "fortify": 2,
}  # fmt: skip


class RiskPrompter:
    """Makes the bar's actions out of what a person intends; `draw` is a lot among options."""

    def __init__(
        self, selection: RiskSelection, voice: Voice, draw: Callable[[Sequence[Option]], Option]
    ) -> None:
        self.selection = selection
        self.voice = voice
        self._draw = draw

    def _say(self, key: str, **args: Any) -> str:
        return self.voice.say(Message(f"bar-{key}", args))

    def actions(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        """The actions of a decision; `prompt` puts a name before a sentence if it has to."""
        make = {
            "claim": self._claim,
            "place": self._place,
            "redeem": self._redeem,
            "bonus": self._bonus,
            "reinforce": self._reinforce,
            "attack": self._attack,
            "occupy": self._occupy,
            "defend": self._defend,
            "fortify": self._fortify,
        }.get(decision.kind)
        if make is None:
            return RiskActions(prompt(self.voice.prompt(decision.asked)))
        return make(decision, prompt)

    # -- setting up

    def _claim(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        free, selection = len(decision.options), self.selection
        words, note = self._say("claim", free=free), self._say("claim-note")
        orders = ClaimingOrders(decision.seat, self._draw)
        deal = Action(self._say("deal"), partial(selection.give, orders), icon="cards", key="D",
                      tooltip=self._say("deal-tip"))  # fmt: skip
        control = Press(deal, least=160, most=260)
        if isinstance(selection.orders, ClaimingOrders):
            words, control = self._say("dealing", free=free), self._stop()
        return RiskActions(prompt(words), note=note, note_icon="hand-finger", controls=(control,))

    def _stop(self) -> Press:
        """Ends what goes on by itself."""
        stop = Action(self._say("stop"), self.selection.stop, icon="player-stop", key="S")
        return Press(stop, least=120, most=200)

    def _place(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, orders = self.selection, self.selection.orders
        left = selection.table.reserves[decision.seat]
        words, note = self._say("place", troops=left), self._say("place-note")
        spread = Action(
            self._say("spread"), partial(selection.give, SpreadingOrders(decision.seat)),
            icon="arrows-maximize", tooltip=self._say("spread-in-turn-tip"),
        )  # fmt: skip
        controls: tuple[Control, ...] = (
            self._per_click("per-click-in-turn", 216),
            Press(spread, least=112, most=200, short=self._say("spread-short")),
        )
        if isinstance(orders, PlacingOrders) and orders.left(selection.table) > 0:
            more, place = orders.left(selection.table), TERRITORY(orders.territory)
            words = self._say("placing-on", more=more, territory=place)
            controls = (self._stop(),)
        elif isinstance(orders, SpreadingOrders):
            words, controls = self._say("spreading", troops=left), (self._stop(),)
        return RiskActions(prompt(words), note=note, note_icon="hand-finger", controls=controls)

    # -- placing

    def _redeem(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection = self.selection
        value = selection.table.next_set_value
        may_keep = KEEP_CARDS in decision.options
        words = self._say("redeem" if may_keep else "redeem-must", troops=value)
        note = self._say("redeem-note")
        redeems = not may_keep or isinstance(selection.hinted, Redeem)
        redeem = Action(
            self._say("redeem-for", value=value), selection.confirm, icon="cards",
            key="Space" if redeems else "T", enabled=selection.settled is not None,
        )  # fmt: skip
        is_first = selection.hinted != KEEP_CARDS
        controls = (Press(redeem, "primary" if is_first else "secondary", 160, 276),)
        if REDEEM_HIDDEN in decision.options:
            tell = Action(self._say("redeem-hidden"), partial(selection.answer, REDEEM_HIDDEN),
                          icon="cards", key="D")  # fmt: skip
            told = controls if redeem.enabled else ()
            controls = (Press(tell, "secondary" if told else "primary", 160, 276), *told)
            note = self._say("redeem-hidden-note")
        closing, keeps = None, selection.hinted == KEEP_CARDS
        if may_keep:
            keep = partial(selection.answer, KEEP_CARDS)
            closing = Action(self._say("keep"), keep, self._say("then-place"),
                             "player-skip-forward", "Space" if keeps else "K")  # fmt: skip
        return RiskActions(prompt(words), phase=0, note=note, note_icon="cards",
                           controls=controls, closing=closing, is_closing_next=keeps)  # fmt: skip

    def _bonus(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        words = self._say("bonus")
        return RiskActions(prompt(words), phase=0, note=self._say("bonus-note"),
                           note_icon="hand-finger")  # fmt: skip

    def _reinforce(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, draft = self.selection, self.selection.draft
        if draft is None:
            return RiskActions(prompt(self.voice.prompt(decision.asked)), phase=0)
        placed, total = draft.total - draft.left, draft.total
        left = draft.left
        key = "reinforce-more" if placed and left else "reinforce"
        words = self._say(key, left=left)
        undo = Action(self._undo_words(), selection.undo, icon="arrow-back-up",
                      key="Ctrl+Z", enabled=draft.can_undo)  # fmt: skip
        spread = Action(self._say("spread"), selection.spread, icon="arrows-maximize",
                        enabled=left > 0, tooltip=self._say("spread-tip"))  # fmt: skip
        clear = Action(self._say("clear"), selection.take_up_all, icon="trash", enabled=placed > 0)
        controls: tuple[Control, ...] = (
            self._per_click("per-click", 150),
            Press(spread, least=112, most=176, short=self._say("spread-short")),
            Press(clear, least=84, most=136),
            Press(undo, least=112, most=232),
        )  # fmt: skip
        sub = self._say("place-rest" if left else "then-attack")
        label = self._say("confirm")
        if left:
            label = f"{label}  {placed} / {total}"
        confirm = Action(label, selection.confirm, sub, "check", "Space", enabled=not left)
        return RiskActions(
            prompt(words), phase=0, note=self._say("wheel-note"),
            note_icon="hand-finger", controls=controls, closing=confirm,
            is_closing_next=True, progress=None if not left else placed / total,
        )  # fmt: skip

    def _undo_words(self) -> str:
        draft = self.selection.draft
        change = 0 if draft is None else draft.last_change
        undo = self._say("undo")
        return f"{undo} {'+' if change > 0 else '−'}{abs(change)}" if change else undo

    def _per_click(self, tip: str, least: int) -> Pick:
        steps = ("1", "5", self._say("all-of-them"))
        selection = self.selection
        return Pick(self._say("clicks"), steps, PER_CLICK.index(selection.per_click),
                    selection.pick_step, least, 296, self._say(tip))  # fmt: skip

    # -- attacking

    def _attack(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, table = self.selection, self.selection.table
        has_card = table.has_conquered
        note = self._say("card-note" if has_card else "no-card-note")
        if isinstance(selection.orders, RollingOrders):
            return self._going_on(selection.orders, prompt, note)
        if selection.pair is not None:
            source, target = map(TERRITORY, selection.pair)
            words = self._say("attack-pair", source=source, target=target)
            controls = self._attack_controls(*selection.pair)
        elif selection.source is not None:
            words = self._say("attack-from", source=TERRITORY(selection.source))
            controls = ()
        else:
            words, controls = self._say("attack"), tuple(self._surest())
        ends = selection.hinted == END_ATTACKS
        closing = Action(self._say("end-attack"), partial(selection.answer, END_ATTACKS),
                         self._say("then-fortify"), "player-skip-forward",
                         "Space" if ends else Key.END,
                         asks=self._say("last-attack") if has_card else "")  # fmt: skip
        return RiskActions(
            prompt(words), phase=1, note=note, note_icon="card-draw", is_note_good=has_card,
            controls=controls, closing=closing, is_closing_next=ends,
        )  # fmt: skip

    def _surest(self) -> Iterator[Press]:
        """The attacks that win most surely, each on another territory: a press chooses one."""
        selection, table = self.selection, self.selection.table
        for chance, place, source in surest(selection):
            label = self._say("attack-way", source=TERRITORY(source), target=TERRITORY(-place))
            sub = self._say("attack-odds", troops=table.troops[source], foes=table.troops[-place],
                            chance=Share(chance))  # fmt: skip
            choose = partial(selection.show, Attack(source, -place, 1))
            short = self._say("attack-way-short", target=TERRITORY(-place))
            yield Press(Action(label, choose, sub), "secondary", 200, 288, short)

    def _attack_controls(self, source: int, target: int) -> tuple[Control, ...]:
        selection, table = self.selection, self.selection.table
        troops = table.troops[source]
        most = selection.attacks.most_dice(source)
        chance = win_chance(table, source, target)
        roll = Action(self._say("roll-once"), selection.roll_once, icon="dice-5", key="D")
        until = Action(self._say("until"), lambda: selection.roll_on(selection.stop_at), key="U",
                       tooltip=self._say("until-tip"),
                       enabled=troops > 2)  # fmt: skip
        hinted = selection.hinted
        is_advised = isinstance(hinted, Attack) and (hinted.source, hinted.target) == selection.pair
        is_next = hinted is None or is_advised
        label = self._say(_blitz(chance), chance=Share(chance))
        blitz = Action(label, lambda: selection.roll_on(1),
                       icon="bolt", key="Space" if is_next else "F",
                       tooltip=self._say("blitz-tip"))  # fmt: skip
        return (
            NumberStep(self._say("dice"), selection.number, 1, most, selection.set_number,
                       124, 152),
            Press(roll, least=112, most=160),
            PressStep(until, NumberStep(self._say("left"), selection.stop_at, 1, max(1, troops - 1),
                                        selection.set_stop), 184, 268),
            Press(blitz, "primary" if is_next else "secondary", 128, 276),
        )  # fmt: skip

    def _going_on(
        self, orders: RollingOrders, prompt: Callable[[str], str], note: str
    ) -> RiskActions:
        source, target = TERRITORY(orders.source), TERRITORY(orders.target)
        words = self._say("fights-on", source=source, target=target)
        return RiskActions(prompt(words), phase=1, note=note, note_icon="card-draw",
                           controls=(self._stop(),))  # fmt: skip

    def _occupy(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, amount = self.selection, self.selection.amount
        assert amount is not None
        assert selection.target is not None
        low, high, set_number = amount.low, amount.high, selection.set_number
        where, count = TERRITORY(selection.target), selection.number
        words = self._say("occupy", territory=where, low=low, high=high)
        move = Action(
            self._say("move-in", count=count), selection.confirm, icon="arrow-right", key="Space"
        )
        least = Action(self._say("least", low=low), lambda: set_number(low), key="W",
                       enabled=count > low)  # fmt: skip
        most = self._all(count, high)
        controls: tuple[Control, ...] = (
            Slide(low, high, count, set_number, 180, 380),
            Press(least, least=84, most=128),
            Press(most, least=84, most=128),
            Press(move, "primary", 136, 220),
        )  # fmt: skip
        note = self._say("occupy-note", low=low)
        return RiskActions(prompt(words), phase=1, note=note, note_icon="info-circle",
                           controls=controls)  # fmt: skip

    def _all(self, count: int, high: int) -> Action:
        """The button for all of them; it rests where that is chosen already."""
        return Action(self._say("all", high=high), partial(self.selection.set_number, high),
                      key="A", enabled=count < high)  # fmt: skip

    def _defend(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, table = self.selection, self.selection.table
        fight = fight_on(table)
        assert fight is not None
        controls: list[Control] = []
        for option in decision.options:
            assert isinstance(option, Defend)
            outcomes = roll_outcomes(fight.attack, option.dice)
            lost = sum(each.chance * each.defender_lost for each in outcomes)
            killed = sum(each.chance * each.attacker_lost for each in outcomes)
            tip = self._say("defend-tip", lost=Fixed(lost, 2), killed=Fixed(killed, 2))
            defend = Action(self._say("defend-with", number=option.dice),
                            partial(selection.answer, option), icon=f"dice-{option.dice}",
                            key=str(option.dice), tooltip=tip)  # fmt: skip
            is_hinted = option == selection.hinted
            controls.append(Press(defend, "primary" if is_hinted else "secondary", 150, 232))
        words = self._say(
            "defend", target=TERRITORY(fight.target), troops=table.troops[fight.target],
            dice=fight.attack, source=TERRITORY(fight.source),
        )  # fmt: skip
        return RiskActions(prompt(words), phase=1, note=self._say("defend-note"),
                           note_icon="info-circle", controls=tuple(controls))  # fmt: skip

    # -- fortifying

    def _fortify(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, amount = self.selection, self.selection.amount
        controls: tuple[Control, ...] = ()
        is_next = selection.hinted == END_TURN and selection.pair is None
        end = Action(self._say("end-turn"), partial(selection.answer, END_TURN),
                     self._say("without-move"), "player-skip-forward",
                     "Space" if is_next else Key.END, ends_turn=True)  # fmt: skip
        if selection.pair is not None and amount is not None:
            low, high, set_number = amount.low, amount.high, selection.set_number
            source, target = map(TERRITORY, selection.pair)
            words = self._say("fortify-pair", source=source, target=target)
            move = Action(self._say("move", count=selection.number), selection.confirm, "",
                          "arrow-right", "Space", ends_turn=True,
                          tooltip=self._say("move-tip"))  # fmt: skip
            controls = (
                Slide(low, high, selection.number, set_number, 200, 460),
                Press(self._all(selection.number, high), "secondary", 84, 128),
                Press(move, "primary", 136, 260),
            )  # fmt: skip
        elif selection.source is not None:
            words = self._say("fortify-from", source=TERRITORY(selection.source))
        elif selection.has_stalled:
            words = self._say("fortify-stalled")
        else:
            words = self._say("fortify")
        note = self._say("fortify-note")
        return RiskActions(prompt(words), phase=2, note=note, note_icon="hand-finger",
                           controls=controls, closing=end,
                           is_closing_next=is_next)  # fmt: skip


def surest(selection: RiskSelection) -> list[tuple[float, int, int]]:
    """Chance, target (negative, so that the first of equal ones comes first) and source."""
    table, attacks = selection.table, selection.attacks
    best = {target: best_source(table, attacks, target)
            for source in attacks.sources for target in attacks.targets(source)}  # fmt: skip
    ways = [(win_chance(table, source, target), -target, source)
            for target, source in best.items() if source is not None]  # fmt: skip
    return sorted(ways, reverse=True)[:SUREST]


def _blitz(chance: float) -> str:
    """The button's word: what is nearly sure, or nearly hopeless, is not called either."""
    if 0.99 < chance < 1:
        return "blitz-sure"
    return "blitz-hopeless" if 0 < chance < 0.01 else "blitz"
