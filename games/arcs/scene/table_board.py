"""The board of a table of Arcs: what is drawn, what is pointed at, what is in the air."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engine.text.said import Said
from engine.ui.box import Box, Point
from engine.ui.cached_layer import CachedLayer
from engine.ui.canvas import Canvas
from engine.ui.inputs import RIGHT, Clicked, Intent, KeyPressed, Wheel
from engine.ui.sound import Name
from engine.ui.table.parts import Board, Moment
from engine.ui.table.pointing import SpotKey
from engine.ui.table.table import Table
from engine.ui.widgets.base import Tip
from games.arcs.scene.animation_state import AnimationState
from games.arcs.scene.art.ground import Ground
from games.arcs.scene.bar import ArcsBar, ArcsTopBar
from games.arcs.scene.battle_history import rolled_said
from games.arcs.scene.battle_view import draw_battle
from games.arcs.scene.card_words import CardWords
from games.arcs.scene.chapter_model import ChapterModel, chapter_model
from games.arcs.scene.chapter_view import draw_chapter
from games.arcs.scene.choosing_page import CHOOSING
from games.arcs.scene.explaining import Explaining
from games.arcs.scene.film import ArcsFilm
from games.arcs.scene.hands import ArcsHands
from games.arcs.scene.highlights import state_of
from games.arcs.scene.hit_targets import ArcsSpots, HitTargets
from games.arcs.scene.hover_card import tip_of
from games.arcs.scene.in_front import InFront
from games.arcs.scene.map_view import draw_map
from games.arcs.scene.named_boxes import box_named
from games.arcs.scene.prerender import Prerender
from games.arcs.scene.table_areas import draw_around, draw_floor
from games.arcs.scene.view_model import STANDS, trick_shown

STEPPER_ROOM: Final = 330.0
ROLL: Final = 48.0
PAGES: Final = {"pageup": -6 * ROLL, "pagedown": 6 * ROLL}


class ArcsBoard(Board):
    """The board with everything that can be pointed at."""

    hands = ArcsHands()

    def __init__(self, table: Table) -> None:
        self.table = table
        self.animation = AnimationState()
        self.hit_targets = HitTargets(table, self.look_at, self.animation)
        self.spots = ArcsSpots(self.hit_targets, self._tip)
        self.words = CardWords(table, self.hit_targets)
        self.grounds = (Ground(), Ground())
        self.ahead = Prerender()
        self.explaining = Explaining(table)
        self.film = ArcsFilm(
            self.animation, lambda: self.hit_targets.owner, self._sound, self.explaining.hold,
            self.explaining.hold_dice,
        )  # fmt: skip
        self.in_front = InFront(table, self.hit_targets, self.words, self.animation)
        self.looked_at: int | None = None
        self._map = CachedLayer()
        self._chapter: ChapterModel | None = None

    # -- what there is to show ----------------------------------------------------------------

    def owner(self, moment: Moment) -> int:
        """Whose hand and board are shown: who decides, whom one looks at, the viewer."""
        if moment.decision is not None and self.looked_at is None:
            return moment.decision.seat
        return moment.seat if self.looked_at is None else self.looked_at

    @property
    def hovered(self) -> SpotKey | None:
        """The place under the pointer, or the one that the keyboard is on."""
        found = None
        for spot in self.spots.children:
            fact = spot.fact  # type: ignore[attr-defined]
            if spot.is_hovered or (spot.is_focused and spot.shows_focus):
                found = fact.key
        return found

    @property
    def held_words(self) -> tuple[str, str]:
        """What is said of the chapter that has just been scored, or of the dice that were rolled;
        empty else.
        """
        if self._chapter is not None:
            return self._chapter.words, self.table.voice.say(Said("held-chapter"))
        battle = self.hit_targets.battle
        if battle is not None and battle.history is not None and battle.history.rolled is not None:
            said, voice = rolled_said(battle.history), self.table.voice
            return voice.say(said), voice.say(said, "detail")
        return "", ""

    # -- the board of a table -----------------------------------------------------------------

    def layout(self, box: Box) -> None:
        """The board's box is new."""
        self.hit_targets.layout(box, self.table.height)

    def place_of(self, name: str, moment: Moment) -> Box | None:
        """Where a thing lies that a lesson names."""
        spots = {spot.fact.key: spot.box for spot in self.spots.places}
        return box_named(name, self.hit_targets.desk, self.hit_targets.places, spots)

    def outlines_of(self, name: str, moment: Moment) -> tuple[tuple[Point, ...], ...]:
        """The cell of a system."""
        kind, _, system = name.partition(" ")
        return (self.hit_targets.places.cells[system].outline,) if kind == "system" else ()

    @property
    def map_box(self) -> Box | None:
        return self.hit_targets.places.box

    def sync(self, moment: Moment) -> None:
        """Places and what they mean follow what is drawn."""
        self.hit_targets.owner = self.owner(moment)
        is_page = bool(self.animation.chapter)
        self.hit_targets.sync(moment, self.animation.is_fighting, is_page)
        self._chapter = self._chapter_model(moment) if is_page else None
        top, bar = self.table.frame.top, self.table.frame.bar
        if isinstance(top, ArcsTopBar):
            top.short = moment.voice.part(STANDS.of(moment.table)(moment.table), "short")
        if isinstance(bar, ArcsBar):
            bar.keep_room(STEPPER_ROOM if self.hit_targets.selection.is_counting_ships else 0.0)
            bar.pips = self._pips(moment)

    def _pips(self, moment: Moment) -> tuple[int, int]:
        """The pips left, and those that the card of the turn brought."""
        table = moment.table
        shown = trick_shown(table, moment.voice)
        now = next((card for card in shown if card.is_now), None)
        if now is None or moment.decision is None:
            return 0, 0
        return table.turn.pips, table.turn.pips + now.spent

    def _chapter_model(self, moment: Moment) -> ChapterModel | None:
        director = self.table.director
        passages = self.table.sitting.story.passages
        ahead = passages[director.answers].events if director.answers < len(passages) else ()
        return chapter_model(moment.table, director.happened, ahead, moment.voice)

    def dress(self, moment: Moment) -> None:
        """The places, after the bar has its buttons: chips stand between them."""
        self.hit_targets.bar = self.table.frame.bar.box
        self.hit_targets.place_chips(moment)
        bar = self.table.frame.bar
        if isinstance(bar, ArcsBar):
            bar.has_chips = (
                bool(self.hit_targets.choices.chips) and not self.hit_targets.choices.panel.w
            )
        self.spots.box = self.table.viewport
        self.spots.show(self.hit_targets.spots(moment))

    def leave(self) -> None:
        """Nobody will see what was to be painted."""
        self.ahead.give_up()

    def settle(self, moment: Moment) -> None:
        """Everything lies still."""
        self.looked_at = None
        self.animation.clear()

    def forget(self) -> None:
        """The table is another one, or what was chosen was refused."""
        self.animation.clear()
        self.hit_targets.selection.clear()

    def _sound(self, name: Name) -> None:
        self.table.director.sound(name)

    @property
    def ground(self) -> Ground:
        """The painted map, which a Summit has smaller."""
        return self.grounds[self.hit_targets.gathering.is_held]

    @property
    def still(self) -> Hashable | None:
        """While only things fly over it, the board stays as it is from frame to frame."""
        animation = self.animation
        if not self.ground.is_done or animation.chapter or animation.tumbling or animation.blow:
            return None
        return ("still", animation.is_fighting, self.hit_targets.gathering.lifted)

    @property
    def is_whole(self) -> bool:
        return self.ground.is_done

    def paint_on(self) -> bool:
        return self.ground.work()

    @property
    def is_animating(self) -> bool:
        """While anything is painted, a part in every frame."""
        return not self.is_whole or (self.ahead.is_left and self._is_still)

    @property
    def _is_still(self) -> bool:
        """Whether nothing moves and the game goes on: somebody thinks, or what was done is read."""
        return not (self.table.film.is_playing or self.table.match.is_over)

    def update(self, seconds: float) -> None:
        """The next hit of a battle that is fought through; a part more of the ground, and when
        that is there, of what will be seen later.
        """
        if not (self.table.film.is_playing or self.table.sitting.is_replay):
            self.hit_targets.selection.fight_on()
        if not seconds:
            return
        if self.paint_on():
            self.table.invalidate()
        elif self._is_still:
            canvas = self.table.plane.canvas(self.table.app.canvas)
            board = self.hit_targets.desk.board
            self.ahead.prepare(canvas, board, self._page, len(self.table.names))
            self.ahead.work(canvas)

    def let_go(self) -> bool:
        """Esc lets go of what is chosen."""
        hit_targets = self.hit_targets
        if self.looked_at is not None or hit_targets.enlarged is not None or hit_targets.glowing:
            self.looked_at, hit_targets.enlarged, hit_targets.glowing = None, None, ""
            self.table.refresh()
            return True
        return self.hit_targets.selection.clear()

    def look_at(self, seat: int) -> None:
        """Show the board of another seat, or one's own again."""
        self.looked_at = None if seat in (self.looked_at, self.table.moment.seat) else seat
        self.table.refresh()

    def handle(self, intent: Intent, moment: Moment) -> bool:
        """Letting go, counting with the wheel, undo."""
        selection = self.hit_targets.selection
        if isinstance(intent, Wheel) and self._roll(-ROLL * intent.dy, (intent.x, intent.y)):
            return True
        if isinstance(intent, Wheel) and intent.dy and selection.is_counting_ships:
            by = 1 if intent.dy > 0 else -1
            return selection.set_by(0, by) or selection.set_by(1, by)
        if isinstance(intent, Clicked) and self.hit_targets.enlarged is not None:
            return self.let_go()
        if isinstance(intent, Clicked) and intent.button == RIGHT:
            selection.clear()
            return True
        if isinstance(intent, KeyPressed) and intent.is_plain and moment.decision is not None:
            return self._key(intent.key)
        return False

    def _roll(self, by: float, at: Point | None = None) -> bool:
        """Roll the panel of choices, or what is longer than its place at a Summit."""
        hit_targets = self.hit_targets
        return hit_targets.choices.roll(by) or hit_targets.gathering.roll(by, at)

    def _key(self, key: str) -> bool:
        """U takes back; the numbers and arrows count dice and ships."""
        selection = self.hit_targets.selection
        if key in PAGES:
            return self._roll(PAGES[key])
        if key == "u" and self.table.conductor.can_undo:
            self.table.orders.undo()
            return True
        if selection.is_counting_ships and key in ARROWS:
            return selection.set_by(*ARROWS[key])
        if selection.kind == "dice" and key in DICE_KEYS:
            return selection.set_by(*DICE_KEYS[key])
        return False

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, moment: Moment) -> None:
        """The map and what lies around it; a battle or a page in front of them."""
        hit_targets, hovered = self.hit_targets, self.hovered
        if hit_targets.fates:
            states = {
                fate: state_of(hit_targets, ("fate", fate), hovered) for fate in hit_targets.fates
            }
            page = CHOOSING.of(moment.table)
            page.draw(canvas, hit_targets.desk.board, moment.table, states, moment.voice)
        elif self._chapter is None:
            draw_map(canvas, self._map, self.ground, moment.table, hit_targets, hovered)
            if hit_targets.battle is None:
                draw_around(canvas, moment, hit_targets, hovered)
            else:
                draw_battle(
                    canvas,
                    hit_targets.desk.board,
                    moment.table,
                    hit_targets.battle,
                    hit_targets.selection,
                    hovered,
                    moment.voice,
                    self.animation,
                )
        draw_floor(canvas, moment, hit_targets, hovered)

    def _tip(self, x: float, y: float) -> Tip | None:
        """The card of what is under the pointer."""
        spot = self.spots.hit(x, y)
        if spot is None:
            return None
        card = self.words.card(spot.fact.key)  # type: ignore[attr-defined]
        if card is None:
            return None
        return tip_of(self.table.plane.canvas(self.table.app.canvas), card, self.table.voice)

    def draw_above(self, canvas: Canvas, moment: Moment) -> None:
        """What flies, what a bot's deed is about, what the log points at, an enlarged card."""
        self.in_front.draw(canvas, moment)

    def draw_seats(self, canvas: Canvas, moment: Moment, boxes: dict[int, Box]) -> None:
        """The cards of the seats, and the chips in the prompt: both lie over the bars."""
        hovered, voice = self.hovered, moment.voice
        self.in_front.draw_seats(canvas, moment, boxes, hovered)
        self.in_front.draw_prompt(canvas, voice, hovered)
        if self._chapter is not None:
            draw_chapter(canvas, self._page, self._chapter, self.animation.grown, voice)

    @property
    def _page(self) -> Box:
        """Where the end of a chapter is told."""
        board = self.hit_targets.desk.board
        return Box(board.x, board.y, self.table.width - board.x, board.h)


ARROWS: Final = {"right": (0, 1), "left": (0, -1), "up": (1, 1), "down": (1, -1)}
DICE_KEYS: Final = {
    "1": (0, 1), "2": (1, 1), "3": (2, 1), "q": (0, -1), "w": (1, -1), "e": (2, -1),
}  # fmt: skip
