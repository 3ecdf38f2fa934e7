"""Roll's two bars, and what they say and ask for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.decision import Decision
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Key
from engine.ui.table.actions import Action, ActionBar, Actions
from engine.ui.table.director import Director
from engine.ui.table.panels import TopBar
from engine.ui.table.parts import Moment, addressed
from engine.ui.theme import LINE, SECOND_TEXT, TEXT, WARNING, Colour, mix
from games.roll_galaxy.dice import DEVELOP, SETTLE
from games.roll_galaxy.projection import building
from games.roll_galaxy.scene.art.dice_faces import draw_chip
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.selection import assign_words
from games.roll_galaxy.scene.view_model import ViewModel, reveal_detail
from games.roll_galaxy.state import CHIPS_PER_SEAT, SQUARES_TO_END, RollTable, Seat
from games.roll_galaxy.tiles import PHASE, SIDE

EDGE = 16.0
GAP = 12.0
BUTTON_H = 56.0
PRIMARY_W = 400.0
SECONDARY_W = (128.0, 200.0)
SMALL_W = 140.0
NARROW = 1600.0
NARROW_PRIMARY = 300.0
COUNTS_ROOM = 150.0  # of the pool and the bag in the top bar, beside their words
LEAST_RAIL = 40.0
WORDS_LEAST = 520.0
INDIGO_BAR: Colour = (0x23, 0x27, 0x4B)


@dataclass(frozen=True, slots=True)
class Supply:
    round: str = ""
    pool: int = 0
    chips: int = 0
    bag: int = 0
    ending: str = ""
    is_last: bool = False
    voice: Voice | None = None


class RollTopBar(TopBar):
    supply = Supply()

    def tell(self, supply: Supply) -> None:
        if supply != self.supply:
            self.supply = supply
            self.changed()

    def placed(self) -> None:
        super().placed()
        middle = self.box.centre_y
        self.home.box = Box.around(self.box.x + 36, middle, 40, 40)
        for n, button in enumerate(reversed(self.buttons)):
            button.box = Box.around(self.box.right - 38 - n * 46, middle, 40, 40)

    def draw(self, canvas: Canvas) -> None:
        canvas.top_bar(self.box.h)
        y, supply = self.box.centre_y, self.supply
        x = self.box.x + 68
        x += canvas.text(x, y, self.title, 26, TEXT, canvas.theme.title_font) + 24
        right = (self.buttons[0].box.x if self.buttons else self.box.right) - 16
        x = max(self.draw_tags(canvas, x, right) + 8, 336.0)
        x += canvas.text(x, y, supply.round, 20, SECOND_TEXT, "text-semibold") + 40
        if not supply.chips or supply.voice is None:
            return
        say, x = supply.voice.say, max(x, 560.0)
        draw_chip(canvas, x, y, 28)
        words = canvas.text(x + 22, y, say(Message("pool-label")), 18, SECOND_TEXT)
        left = max(100.0, 22 + words + 12)
        of, bag = say(Message("pool-of", {"chips": supply.chips})), say(Message("bag-label"))
        others = canvas.text_width(of, 18) + canvas.text_width(bag, 18) + COUNTS_ROOM
        rail = Box(x + left, y - 6, min(280 - left, right - others - x - left), 12)
        share = max(0.0, min(1.0, supply.pool / supply.chips))
        if rail.w >= LEAST_RAIL:
            canvas.rounded(rail, 6, (0x0E, 0x11, 0x16), LINE)
            filled = Box(rail.x + 1, rail.y + 1, max(10.0, (rail.w - 2) * share), 10)
            if share:
                canvas.rounded(filled, 5, ((0xC5, 0x8B, 0xF0), (0x8A, 0x55, 0xC8)))
        x = rail.right + 12 if rail.w >= LEAST_RAIL else x + left
        x += canvas.text(x, y, str(supply.pool), 20, TEXT, "number-bold") + 6
        x += canvas.text(x, y, of, 18, SECOND_TEXT) + 36
        canvas.icon("stack", x, y, 24, SECOND_TEXT)
        x += 18
        x += canvas.text(x, y, bag, 18, SECOND_TEXT) + 8
        x += canvas.text(x, y, str(supply.bag), 20, TEXT, "number-bold") + 40
        if x + canvas.text_width(supply.ending, 18) <= right:
            canvas.text(x, y, supply.ending, 18, WARNING if supply.is_last else SECOND_TEXT)


class RollBar(ActionBar):
    def placed(self) -> None:
        box = self.box
        y = box.centre_y - BUTTON_H / 2
        small = [button for button in self.small if button.is_visible]
        right = box.right - EDGE
        primary = PRIMARY_W if box.w >= NARROW else NARROW_PRIMARY
        self.primary.box = Box(right - primary, y, primary, BUTTON_H)
        right -= primary + 24 if self.primary.is_visible else 0
        spare = right - box.x - 88 - WORDS_LEAST - len(small) * (SMALL_W + GAP)
        count = max(1, len(self.secondary))
        width = max(SECONDARY_W[0], min(SECONDARY_W[1], spare / count - GAP))
        for button in reversed(self.secondary):
            button.box = Box(right - width, y, width, BUTTON_H)
            right -= width + GAP
        for button in reversed(small):
            button.box = Box(right - SMALL_W, y, SMALL_W, BUTTON_H)
            right -= SMALL_W + GAP
        self._words_right = right - 8
        self.changed()

    _words_right = 0.0

    def show(self, actions: Actions, seat: int | None) -> None:
        """Say what to do now; more buttons move the quiet ones."""
        shape = len(self.secondary), self.primary.is_visible
        super().show(actions, seat)
        if (len(self.secondary), self.primary.is_visible) != shape:
            self.placed()

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.panel(box, fill=INDIGO_BAR, radius=14)
        stripe: Colour = WARNING if self.actions.tone == "trouble" else canvas.theme.accent
        canvas.rounded(Box(box.x, box.y + 12, 4, box.h - 24), 2, stripe)
        x = box.x + 24
        if self.actions.tone == "trouble":
            canvas.icon("alert-triangle", box.x + 44, box.centre_y, 36, WARNING)
            x = box.x + 88
        elif self.seat is not None:
            canvas.seat_mark(self.seat, box.x + 44, box.centre_y, 20)
            x = box.x + 88
        room = self._words_right - x
        prompt, detail = self.actions.prompt, self.actions.detail
        size = next((each for each in (26, 22, 20)
                     if canvas.text_width(prompt, each, "text-semibold") <= room), 18)  # fmt: skip
        lines = canvas.paragraph_lines(room, detail, 18) if detail else ()
        if size == 18 and canvas.text_width(prompt, 18, "text-semibold") > room:
            place = Box(x, box.y + 12, room, box.h - 16)
            canvas.paragraph(place, prompt, 18, TEXT, "text-semibold", 1.3, max_lines=2)
            return
        y = box.centre_y - (14 if len(lines) == 1 else 24 if lines else 0)
        canvas.text(x, y, prompt, size, TEXT, "text-semibold")
        colour = mix(SECOND_TEXT, TEXT, 0.15)
        if len(lines) == 1:
            canvas.text(x, box.centre_y + 19, detail, 18, colour)
        elif lines:
            place = Box(x, box.centre_y - 6, room, 48)
            canvas.paragraph(place, detail, 18, colour, line_height=1.22, max_lines=2)


def supply_of(table: RollTable, voice: Voice) -> Supply:
    label = (
        Message("round-started", {"round": table.round}) if table.round else Message("setting-up")
    )
    ending = Message("ends-when", {"squares": SQUARES_TO_END})
    if table.is_over:
        ending = Message("game-is-over-now")
    elif table.is_ending:
        ending = Message("last-round")
    chips = CHIPS_PER_SEAT * len(table.seats)
    counts = (max(0, table.pool), chips, max(0, table.bag_size))
    is_last = table.is_ending and not table.is_over
    return Supply(voice.say(label), *counts, voice.say(ending), is_last, voice)


def at_the_reveal(view_model: ViewModel, director: Director) -> Actions:
    voice = view_model.voice
    phases = tuple(map(PHASE, view_model.table.phases))
    happening = Message(
        "phases-to-play", {"phases": phases, "first": phases[0] if phases else None}
    )
    skip = Message("skip-ahead")
    play = Action(voice.say(happening, "button"), director.go_on, icon="player-play", key="Space")
    ahead = Action(voice.say(skip), director.skip_ahead, icon="player-skip-forward", key="S",
                   tooltip=voice.say(skip, "tip"))  # fmt: skip
    return Actions(voice.say(happening), reveal_detail(view_model), play, (ahead,))


def to_do(
    moment: Moment, decision: Decision, board_input: BoardInput, submit: Callable[[object], object]
) -> Actions:
    if decision.kind == "assign":
        return _to_assign(moment, decision, board_input)
    work = board_input.work
    if work is None:
        question = moment.match.game.prompt(decision, moment.voice)
        return Actions(addressed(moment.match, decision, f"{question}."))
    primary = None
    if work.primary is not None:
        label, option = work.primary
        key = Key.END if work.cards else "Space"
        primary = Action(label, lambda: submit(option), icon="check", key=key,
                         is_bright=not work.cards)  # fmt: skip
    return Actions(addressed(moment.match, decision, work.prompt), work.detail, primary)


def _to_assign(moment: Moment, decision: Decision, board_input: BoardInput) -> Actions:
    seat = moment.table.seats[moment.seat]
    voice, reset_dice = moment.voice, Message("reset-dice")
    words, detail = assign_words(seat, board_input.selection)
    confirm = Action(voice.say(Message("confirm-assignment")), board_input.confirm,
                     icon="check", key="Space",
                     enabled=board_input.selection.can_confirm, ends_turn=True)  # fmt: skip
    reset = Action(
        voice.say(reset_dice),
        board_input.reset,
        icon="refresh",
        key="X",
        enabled=board_input.can_reset,
        tooltip=voice.say(reset_dice, "tip"),
    )
    said = addressed(moment.match, decision, voice.say(words))
    why = (detail,) if detail is not None else _promise(seat)
    return Actions(said, " ".join(map(voice.say, why)), confirm, (reset,))


def _promise(seat: Seat) -> tuple[Message, ...]:
    unseen = Message("unseen-before-reveal")
    if seat.called in (DEVELOP, SETTLE):
        done = building(seat, seat.called).completed
        if done:
            return Message("your-dice-complete", {"side": SIDE(done[0])}), unseen
    return (unseen,)
