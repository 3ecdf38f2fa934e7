"""The desk: a position set out by clicks on the map and beside it (`setting_out` says how)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from engine.core.position.edits import Key
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.board import Camera
from engine.ui.box import Box
from engine.ui.canvas import Canvas, enlarging
from engine.ui.position.board_editor import BoardEditor, EditorHost, draw_asked
from engine.ui.position.controls import SEAT_MARK, ChipShown
from engine.ui.scene import Window
from engine.ui.table.panels import Places
from engine.ui.table.parts import Spots
from games.risk.board import ADJACENT, HIDDEN, SIZE, is_wild, set_value, sets_in, symbol
from games.risk.scene.animations import AnimationState
from games.risk.scene.bar import GROUND, RULE, SeatModel, draw_seat
from games.risk.scene.board_art import BoardArt
from games.risk.scene.hand import ICONS, HandModel, HandView
from games.risk.scene.labels import pills_of
from games.risk.scene.layout import COLUMN, GAP, STRIP, BarLayout, board_places, table_places
from games.risk.scene.panels import HeldContinents, Inspection, draw_continents
from games.risk.scene.pieces import draw_owner_mark
from games.risk.scene.view import WorldView
from games.risk.scene.view_model import BoardModel, owner_name
from games.risk.scene.world import short_name, the_world
from games.risk.setting_out import EDITS, holder_of, owner_of
from games.risk.state import NEUTRAL, NOBODY

FIT: Final = enlarging(1600, 900)
TITLE_ROOM: Final = 216.0
TOOLS_ROOM: Final = 311.0
NAME_AT: Final = 34.0


class Ground:
    """The map paints itself as time passes; what lies on it may need another frame."""

    def __init__(self, view: WorldView, art: BoardArt) -> None:
        self._view, self._art = view, art

    @property
    def is_done(self) -> bool:
        return not self._view.is_painting and not self._art.is_behind

    def work(self) -> bool:
        """Whether another frame is wanted."""
        return self._art.is_behind


SIGN_AND_NUMBER: Final = 56.0
"""In a chip as high as this the number stands below its sign, in a lower one beside it."""


def _paint_symbol(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    hand = shown.table.hands[shown.state.seat]
    if shown.which:
        icon, held = ICONS[shown.which[0]], sum(symbol(card) == shown.which[0] for card in hand
                                                if card != HIDDEN)  # fmt: skip
    else:
        icon, held = "help", hand.count(HIDDEN)
    shown.ground(canvas, box)
    ink, x, y = theme.WHITE if held else theme.SECOND_TEXT, *box.centre
    sign, number = ((x - 12, y), (x + 14, y)) if box.h < SIGN_AND_NUMBER else (
        (x, box.y + 22), (x, box.bottom - 14))  # fmt: skip
    canvas.icon(icon, *sign, 24, theme.TEXT)
    canvas.text(*number, str(held), theme.SMALL, ink, "number-bold", "centre")


def _paint_card(canvas: Canvas, box: Box, shown: ChipShown, voice: Voice) -> None:
    (card,), holder = shown.which, holder_of(shown.table, shown.which[0])
    shown.ground(canvas, box)
    canvas.icon(ICONS[symbol(card)], box.x + 18, box.centre_y, 18, theme.SECOND_TEXT)
    name = voice.say(Message("desk-wild", {"number": card - SIZE + 1})) if is_wild(card) else (
        short_name(card, voice)
    )  # fmt: skip
    canvas.text(box.x + NAME_AT, box.centre_y, name, theme.BODY, theme.TEXT, max_width=box.w - 120)
    if holder is not None:
        draw_owner_mark(canvas, holder, box.right - 18, box.centre_y, 8)
    elif card in shown.table.discards:
        words = voice.say(Message("desk-played"))
        canvas.text(
            box.right - 10, box.centre_y, words, theme.SMALL, theme.SECOND_TEXT, align="right"
        )


class RiskDesk(BoardEditor):
    edits = EDITS

    def __init__(self, app: Window, host: EditorHost) -> None:
        super().__init__(app, theme.THEMES["risk"], FIT, host)
        voice = self.voice
        self.plain_words = self._say("desk-click")
        self.painters = {
            "symbol": _paint_symbol, "hidden": _paint_symbol,
            "card": partial(_paint_card, voice=voice),
        }  # fmt: skip
        self.art = BoardArt(self.view, voice)
        self.ground = Ground(self.view, self.art)
        self.hand = HandView(self.view.world, lambda card: self.click(("hand", card)), voice)
        self.add(self.hand)
        self._stroke, self.top = NOBODY, STRIP

    def make_spots(self) -> Spots:
        """Under them the map, which knows its territories itself."""
        self.view = WorldView(
            the_world(), lambda: self.table.owners, self._paint_map,
            on_click=lambda territory: self.click(("land", territory)),
            on_right_click=lambda territory: self.click(("land", territory), is_right=True),
            on_sea=self.let_go, on_turn=self.turn_wheel,
            on_drag=lambda territory, steps: False, on_aim=self.paint_owner,
            on_drop=lambda source, target: None, on_end=self.let_go,
        )  # fmt: skip
        self.view.covered = self._is_covered
        self.view.reach = tuple(range(SIZE))
        self.add(self.view)
        return super().make_spots()

    def _say(self, key: str, **args: Any) -> str:
        return self.voice.say(Message(key, args))

    @property
    def owner(self) -> int:
        """Whose troops a click puts down."""
        return owner_of(self.state)

    @property
    def title(self) -> str:
        return self._name(self.owner)

    def _name(self, owner: int) -> str:
        return owner_name(owner, self.voice)

    def renew(self) -> None:
        super().renew()
        self.hand.show(self._hand())
        self.view.changed()

    def _hand(self) -> HandModel:
        table, seat = self.table, self.seat
        cards = table.hands[seat]
        has_set = HIDDEN not in cards and bool(sets_in(cards))
        number = table.sets_redeemed + 1
        return HandModel(
            title=self._say("hand-title", seat=SeatNumber(seat)), note=self._say("desk-goes-back"),
            is_good=has_set, cards=cards, seat=seat, slot="none" if cards else "empty",
            matching=frozenset(card for card in cards if card in table.territories_of(seat)),
            value=table.next_set_value,
            next_values=tuple(set_value(number + step) for step in (1, 2, 3)), is_open=True,
        )  # fmt: skip

    def turn_wheel(self, territory: int, notches: int) -> bool:
        """The wheel counts the troops of an own territory; elsewhere it zooms."""
        if self.table.owners[territory] != self.owner:
            return False
        if notches:
            self.click(("land", territory), is_right=notches < 0)
        return True

    def paint_owner(self, source: int, target: int | None) -> bool:
        """A drag over the map: what it passes and is as its first territory was gets the owner; one
        that begins at home takes what nobody owns.
        """
        owners = self.table.owners
        if target is None:
            self._stroke = NOBODY if owners[source] == self.owner else owners[source]
            target = source
        if owners[target] == self._stroke != self.owner:
            self.click(("land", target))
        return True

    @property
    def hovered(self) -> Key:
        """The map knows its territories itself."""
        land = self.view.territory
        return super().hovered or (() if land is None else ("land", land))

    def outline_hovered(self, canvas: Canvas) -> None:
        if self.hovered[:1] != ("land",):
            super().outline_hovered(canvas)

    def place_box(self, key: Key) -> Box | None:
        if key[0] != "land":
            return super().place_box(key)
        return Box.around(*self.view.counter(key[1]), 36, 36)

    # -- layout -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        frame = self._frame(width, height)
        self.bar, self.top = frame.bar, frame.top.h
        body = Box(0, frame.board.y, width, frame.board.h)
        board = self.place_beside(*body.row(None, COLUMN))
        self.view.arrange(board_places(board, 0))
        self.place_tools(width - 12, self.top / 2)
        places = BarLayout.of(self.bar)
        self.hand.box, self.go_on.box = places.hand, places.end
        for button, box in zip((self.fields, self.ask), places.small(2), strict=True):
            button.box = box
        self.place_all()

    def _frame(self, width: float, height: float) -> Places:
        return table_places(width, height, len(self.table.hands), is_column_open=True)

    def board_places(self) -> Iterable[tuple[Key, Box]]:
        """The map knows its own."""
        return ()

    def seat_boxes(self) -> tuple[Box, ...]:
        row = self._frame(self.width, self.height).seats
        if row.y < STRIP / 2:
            row = Box(TITLE_ROOM, GAP, self.width - TITLE_ROOM - TOOLS_ROOM, STRIP - 2 * GAP)
        return tuple(row.row(*[None] * len(self.table.hands), gap=GAP))

    def _is_covered(self, x: float, y: float) -> bool:
        places = self.view.places
        return places is not None and places.card.contains((x, y))

    # -- drawing ------------------------------------------------------------------------------

    def draw_seat_mark(self, canvas: Canvas, x: float, y: float) -> None:
        """The neutral army has a mark as well."""
        draw_owner_mark(canvas, self.owner, x, y, SEAT_MARK)

    def _paint_map(self, canvas: Canvas, camera: Camera) -> None:
        self.art.paint(canvas, camera, self._shown())

    def _shown(self) -> BoardModel:
        table, owner, hovered = self.table, self.owner, self.view.territory
        count = str(table.owners.count(owner))
        title = self._say("desk-neutral-lands") if owner == NEUTRAL else (
            self._say("desk-lands", seat=SeatNumber(owner))
        )  # fmt: skip
        held = HeldContinents(title, count, pills_of(table.owners, self.voice), owner)
        land = partial(draw_continents, held=held, voice=self.voice)
        said = None if hovered is None else self._inspection(hovered)
        return BoardModel(
            table.owners,
            table.troops,
            table.seat,
            AnimationState(),
            land,
            hovered=hovered,
            inspection=said,
        )

    def _inspection(self, territory: int) -> Inspection:
        table = self.table
        owner, troops = table.owners[territory], table.troops[territory]
        is_own = owner == self.owner
        around = (
            (place, table.owners[place], table.troops[place]) for place in ADJACENT[territory]
        )
        foes = tuple(each for each in around if each[1] not in (owner, NOBODY))
        hint = self._say("click-reinforce", step=1) if is_own else (
            self._say("desk-takes-neutral") if self.owner == NEUTRAL
            else self._say("desk-takes", seat=SeatNumber(self.owner))
        )  # fmt: skip
        name = self._name(owner) if owner != NOBODY else ""
        return Inspection(territory, owner, name, is_own, troops, neighbours=foes, hint=hint)

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        self._draw_strip(canvas)
        self.draw_panel(canvas)
        self._draw_bar(canvas)
        self.draw_widgets(canvas)
        self.outline_hovered(canvas)
        self.draw_pencils(canvas)

    def _draw_strip(self, canvas: Canvas) -> None:
        canvas.rounded(Box(0, 0, self.width, self.view.box.y), 0, GROUND)
        accent = theme.lighten(canvas.theme.accent, 0.08)
        title = self.page.draft.game.title.upper()
        is_low, y = self.top < STRIP, min(36.0, self.top / 2)
        wide = canvas.text(24, y, title, theme.TITLE, accent, canvas.theme.title_font)
        words = self._say("desk-position", round=self.table.round)
        at = (48 + wide, y) if is_low else (25.0, 65.0)
        canvas.text(*at, words, theme.BODY, theme.SECOND_TEXT)
        for seat, box in enumerate(self.seat_cards):
            draw_seat(canvas, box, seat, self._seat_shown(seat))
            if seat == self.owner:
                canvas.rounded(box.inset(-2), 11, None, theme.WHITE, 2)

    def _seat_shown(self, seat: int) -> SeatModel:
        table = self.table
        lands = table.owners.count(seat)
        return SeatModel(
            self.voice.named(seat), "", True, lands, table.troops_of(seat),
            table.income(seat) if lands else 0, bool(table.continents_of(seat)),
            len(table.hands[seat]), self._say("desk-to-move") if seat == table.seat else "",
            self._say("seat-out", round=0) if seat in table.eliminated else "",
        )  # fmt: skip

    def _draw_bar(self, canvas: Canvas) -> None:
        places = BarLayout.of(self.bar)
        canvas.rounded(self.bar, 0, GROUND)
        canvas.hairline(self.bar.x, self.bar.y, self.bar.w, colour=RULE)
        for x in places.rules:
            canvas.hairline(x, self.bar.y + 16, self.bar.h - 32, vertical=True, colour=RULE)
        box = places.action
        draw_asked(
            canvas, (box.x, box.y + 40), box.w, self.bar_words()[0], (theme.HEADING, theme.LARGE)
        )
        self.draw_help(canvas, Box(box.x, box.y + 68, box.w, box.h - 76))
