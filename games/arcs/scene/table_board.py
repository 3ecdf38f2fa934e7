"""The board of a table of Arcs: what is drawn, what is pointed at, what is in the air."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from functools import partial, reduce
from typing import Final, Literal

from engine.core.decision import Answer, Decision, Option, Pending
from engine.core.setup import is_you
from engine.core.story import Passage
from engine.text.message import Message, SeatNumber
from engine.ui.animation import Animation
from engine.ui.box import Box, Point
from engine.ui.canvas import CachedLayer, Canvas
from engine.ui.cooperative_work import SlicedPainting
from engine.ui.display import RIGHT, Clicked, Intent, KeyPressed, Wheel
from engine.ui.paint.shapes import blank
from engine.ui.real_table.physical_pieces import pieces_of
from engine.ui.scene import Scene
from engine.ui.sound import Name
from engine.ui.table.actions import Action, Actions
from engine.ui.table.conductor import persons
from engine.ui.table.panels import Progress, SeatColumn
from engine.ui.table.parts import Board, FrameStyle, Moment, Parts, SpotKey
from engine.ui.table.table import Table
from engine.ui.widgets.base import Tip
from games.arcs.board import AMBITIONS, DICE, RAID_COSTS, RESOURCES, deck
from games.arcs.court import CARD_OF_NAME
from games.arcs.events import AmbitionsScored, DiceRolled
from games.arcs.moves import GO_ON
from games.arcs.odds import fight_of, fighters
from games.arcs.scene.animations import AnimationState, ArcsFilm
from games.arcs.scene.art.battle import draw_arena, draw_chart, draw_lane, draw_raid, draw_steps
from games.arcs.scene.art.cards import CARD, draw_turned
from games.arcs.scene.art.cells import Ground
from games.arcs.scene.art.looks import ArenaLook, ChartLook, Fighter, LaneLook, RaidLook
from games.arcs.scene.art.places import Places
from games.arcs.scene.art.planets import draw_space
from games.arcs.scene.battle import (
    STEPS,
    battle_places,
    chart_boxes,
    draw_battle,
    rolled_said,
    steps_box,
)
from games.arcs.scene.card_words import CardWords
from games.arcs.scene.choices import CHOOSING
from games.arcs.scene.end import ChapterModel, chapter_model, draw_chapter
from games.arcs.scene.explanation_panel import PARTS, ExplanationPanel
from games.arcs.scene.hit_targets import ArcsSpots, HitTargets, draw_map
from games.arcs.scene.layout import (
    RAIL_W,
    TABLE_FIT,
    Desk,
    board_unit,
    seat_boxes,
    table_places,
)
from games.arcs.scene.overlays import InFront, draw_around, draw_floor, state_of
from games.arcs.scene.physical_pieces import ArcsHands, arcs_asks, arcs_hand
from games.arcs.scene.prompts import NO_STEP, ArcsBar, ArcsTopBar, Step, to_do
from games.arcs.scene.selection import CARD_PLAYED
from games.arcs.scene.view_model import STANDS, trick_shown
from games.arcs.scene.words import LogFormatter, tip_of

# Where the things of the table lie that a lesson names.

OF_THE_COURT: Final = ("court", "guild")
ALL_OF: Final = {
    "cards": ("card",),
    "slots": ("own-slot",),
    "chips": ("chip",),
    "dice": ("less", "more"),
    "raid": ("slot",),
}
"""Names of all things of a kind together, and what their places are called."""
NUMBERS: Final = ("count", "marker", "agents")


def box_named(name: str, desk: Desk, places: Places, spots: Mapping[SpotKey, Box]) -> Box | None:
    """`map`, `void` (the cards of the round), `row` (of the Court), `ambitions`, the own `board`,
    the `arena` of a battle; all `cards`, `slots`, `chips`, `dice`, or slots of a `raid`; or a thing
    with its name: `system 1-hex`, `card construction-2`, `ambition tycoon`, `court Relic Fence`,
    `guild Relic Fence`. Of an ambition the `count` and the `marker` are things as well, of a Court
    card the `agents`, and the `markers` that are left. In the campaign also the card of the
    `empire`, the `fates` and the `favors`. What is not on the screen now has no box.
    """
    common = {
        "map": places.box, "void": places.void_box, "row": reduce(Box.union, desk.court),
        "ambitions": reduce(Box.union, desk.ambitions), "board": desk.own,
        "arena": battle_places(desk.board).arena, "markers": desk.to_declare,
    }  # fmt: skip
    common |= desk.other_boxes()
    if name in common:
        return common[name]
    if name in ALL_OF:
        boxes = [box for key, box in spots.items() if key[0] in ALL_OF[name]]
        return reduce(Box.union, boxes) if boxes else None
    kind, _, rest = name.partition(" ")
    if kind in NUMBERS:
        return _number(kind, rest, desk, spots)
    return spots.get((kind, CARD_OF_NAME[rest] if kind in OF_THE_COURT else rest))


def _number(kind: str, name: str, desk: Desk, spots: Mapping[SpotKey, Box]) -> Box | None:
    """A number within an ambition or a Court card."""
    if kind == "agents":
        card = spots.get(("court", CARD_OF_NAME[name]))
        return None if card is None else Box(card.x + 8, card.bottom - 42, card.w - 16, 36)
    box = desk.ambitions[AMBITIONS.index(name)]
    if kind == "marker":
        return Box(box.right - 58, box.y + 4, 54, 54)
    return Box(box.x + 10, box.bottom - 39, box.w - 20, 31)


# What waits until it has been seen, and what the bar says while others play.


class Explaining:
    """Whether the film waits, and how one goes on."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def holds(self, passage: Passage) -> bool:
        """What waits with the films off as well: a chapter's end, the dice that strike a person."""
        kinds = set(map(type, passage.events))
        if AmbitionsScored in kinds:
            return self._is_watched
        return DiceRolled in kinds and self._is_watched and self._strikes(passage)

    @property
    def _is_watched(self) -> bool:
        return bool(persons(self._table.match)) and not self._table.sitting.is_replay

    def _strikes(self, passage: Passage) -> bool:
        """Whether a person fights in the battle of these dice, and has nothing to choose next."""
        match = self._table.match
        people, asked = persons(match), match.pending
        is_asked = isinstance(asked, Decision) and asked.seat in people
        if is_asked and fight_of(match.table) is not None:
            return False
        return not set(people).isdisjoint(fighters(match.table_before(passage.number)))

    def hold(self) -> Animation | None:
        """What keeps a picture until somebody has seen it; None where nobody has to."""
        return self._table.director.hold() if self._is_watched else None

    def hold_dice(self) -> Animation | None:
        """What keeps the dice of a battle where no film shows them."""
        is_off = not self._table.director.queue.speed.factor
        return self.hold() if is_off else None

    def meanwhile(self, moment: Moment, held: str, detail: str, said: Actions) -> Actions:
        """While beats are still to come: what waits to be seen, or what is going on."""
        director = self._table.director
        if held and director.held is not None:
            on = moment.voice.say(Message("button-go-on"))
            following = Action(on, director.go_on, "", "player-play", "Space")
            return Actions(held, detail, following)
        acting, voice = director.acting_seat, moment.voice
        prompt = said.prompt
        if acting is not None:
            playing = Message("bar-plays", {"seat": SeatNumber(acting)})
            is_own = is_you(voice.name_of(acting))
            prompt = voice.say(Message("your-move-shown") if is_own else playing)
        far = Message("bar-to-your-turn")
        ahead = Action(voice.say(far), director.skip_ahead, "", "player-track-next", "S",
                       tooltip=voice.say(far, "tip"))  # fmt: skip
        done = self.last_done(moment)[1]
        return Actions(prompt, done, secondary=(ahead,) if not moment.is_replay else ())

    def waiting(self, moment: Moment, pending: Pending, said: Actions) -> Actions:
        """While a bot thinks or a die is to be rolled."""
        if self._table.director.held is not None:
            return self.meanwhile(moment, "", "", said)
        if isinstance(pending, Decision):
            return replace(said, detail=said.detail or self.last_done(moment)[1])
        asked, _, rest = said.prompt.partition(". ")
        return replace(said, prompt=asked, detail=said.detail or rest)

    def last_done(self, moment: Moment) -> tuple[Passage | None, str]:
        """The last answer that brought something about, and what that was in words."""
        match, passages = moment.match, self._table.sitting.story.passages[: moment.answers]
        for passage in reversed(passages):
            for event in passage.told:
                return passage, match.game.event_text(event, moment.voice)
        return None, ""


# What will be seen later is painted ahead while nothing moves: a little in every frame.

Task = Callable[[Canvas], object]
Kind = Literal["ship", "city", "starport"]
SLICE_SECONDS: Final = 0.003
"""What a frame may paint ahead, besides the picture it has begun."""

BUILDINGS: Final[tuple[Kind, ...]] = ("city", "starport")
PAIRS: Final = ((0, 1), (2, 3), (4, 5))
"""The faces of a kind of dice, two by two."""


class Prerender:
    """The pictures still to be painted for a board of some size and so many seats."""

    def __init__(self) -> None:
        self._key: object = None
        self._left: list[Task] = []
        self._painting: SlicedPainting | None = None

    @property
    def is_left(self) -> bool:
        return bool(self._left) or self._painting is not None

    def prepare(self, canvas: Canvas, board: Box, page: Box, seats: int) -> None:
        """Another board, or another size: everything anew. A chapter ends on the `page`."""
        key = (board, page, seats, round(canvas.scale * 1000))
        if key == self._key:
            return
        self.give_up()
        self._key = key
        places = battle_places(board)
        arena = places.arena
        self._left = [partial(_paint_card, card=card) for card in deck(seats)]
        self._left += [partial(_paint_arena, box=arena, resource=each) for each in RESOURCES]
        self._left += [
            partial(_paint_fighters, box=arena, pair=(seat, (seat + 1) % seats), kind=kind)
            for seat in range(seats)
            for kind in BUILDINGS
        ]
        self._left += [partial(_paint_dice, box=lane, kind=kind, faces=faces)
                       for kind, lane in zip(DICE, places.lanes, strict=True)
                       for faces in PAIRS]  # fmt: skip

        charts = (places.chart, *chart_boxes(places.middle))
        self._left += [partial(_paint_chart, box=box) for box in charts]
        self._left.append(partial(_paint_raid, box=places.raid, head=places.head))
        self._left.append(partial(draw_space, box=page, scene="chapter"))

    def work(self, canvas: Canvas) -> bool:
        """Paint on, on a sheet that nobody sees; whether there was anything to paint."""
        if self._painting is None:
            if not self._left:
                return False
            task = partial(self._left.pop(0), canvas.on(blank(8, 8), (0, 0)))
            self._painting = SlicedPainting(canvas.pictures, task)
        if self._painting.go_on(SLICE_SECONDS):
            self._painting = None
        return True

    def give_up(self) -> None:
        if self._painting is not None:
            self._painting.give_up()
        self._painting, self._left, self._key = None, [], None


def _paint_card(canvas: Canvas, card: str) -> None:
    draw_turned(canvas, card, (0, 0), CARD, 0)


def _paint_fighters(canvas: Canvas, box: Box, pair: tuple[int, int], kind: Kind) -> None:
    """A seat that attacks and one that defends, with ships and buildings, whole and hurt."""
    sides: tuple[tuple[Kind, int], ...] = (("ship", pair[0]), ("ship", pair[1]), (kind, pair[1]))
    own, ships, built = (
        tuple(Fighter(each, seat, is_hurt) for is_hurt in (False, True)) for each, seat in sides
    )
    look = ArenaLook(*pair, ("", ""), ("", ""), own, ships, built)
    draw_arena(canvas, box, look, has_beams=False)


def _paint_dice(canvas: Canvas, box: Box, kind: str, faces: tuple[int, int]) -> None:
    draw_lane(canvas, box, LaneLook(kind, "", "", "", 2, faces=faces))


def _paint_chart(canvas: Canvas, box: Box) -> None:
    draw_chart(canvas, box, ChartLook("", (0.5, 0.5)))


def _paint_raid(canvas: Canvas, box: Box, head: Box) -> None:
    draw_raid(canvas, box, RaidLook("", 0, ("",) * len(RAID_COSTS)))
    draw_steps(canvas, steps_box(head), ("",) * len(STEPS), 0)


def _paint_arena(canvas: Canvas, box: Box, resource: str) -> None:
    empty = ArenaLook(0, 1, ("", ""), ("", ""), (), (), (), resource)
    draw_arena(canvas, box, empty, has_beams=False)


STEPPER_ROOM: Final = 330.0
ROLL: Final = 48.0
PAGES: Final = {"pageup": -6 * ROLL, "pagedown": 6 * ROLL}


class ArcsBoard(Board):
    hands = ArcsHands()
    hand_kind = "card"

    def __init__(self, table: Table) -> None:
        self.table = table
        self.animation = AnimationState()
        self.hit_targets = HitTargets(table, self.look_at, self.animation)
        self.spots = ArcsSpots(self.hit_targets, self._tip, self._say_why_not)
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
            return self._chapter.words, self.table.voice.say(Message("held-chapter"))
        battle = self.hit_targets.battle
        if battle is not None and battle.history is not None and battle.history.rolled is not None:
            said, voice = rolled_said(battle.history), self.table.voice
            return voice.say(said), voice.say(said, "detail")
        return "", ""

    # -- the board of a table -----------------------------------------------------------------

    def layout(self, box: Box) -> None:
        self.hit_targets.plane = self.plane
        self.hit_targets.layout(box, self.table.height / self.plane.factor)

    def place_of(self, name: str, moment: Moment) -> Box | None:
        spots = {spot.fact.key: spot.fact.box for spot in self.spots.places}
        return box_named(name, self.hit_targets.desk, self.hit_targets.places, spots)

    def outlines_of(self, name: str, moment: Moment) -> tuple[tuple[Point, ...], ...]:
        kind, _, system = name.partition(" ")
        return (self.hit_targets.places.cells[system].outline,) if kind == "system" else ()

    @property
    def map_box(self) -> Box | None:
        return self.hit_targets.places.box

    def sync(self, moment: Moment) -> None:
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
            bar.step = self._step(moment, bar.step)

    def _pips(self, moment: Moment) -> tuple[int, int]:
        """The pips left, and those that the card of the turn brought."""
        table = moment.table
        shown = trick_shown(table, moment.voice)
        now = next((card for card in shown if card.is_now), None)
        if now is None or moment.decision is None:
            return 0, 0
        return table.turn.pips, table.turn.pips + now.spent

    def _step(self, moment: Moment, before: Step) -> Step:
        """What the last answer was about, while others act."""
        passage, words = self.explaining.last_done(moment)
        match, pending = moment.match, self.table.sitting.pending
        is_told = match.is_over or match.setup.real_table
        if passage is None or passage.answer is None or is_told:
            return NO_STEP
        if moment.decision is not None or not isinstance(pending, Decision):
            return NO_STEP
        key = (match.setup.seed, passage.number, words)
        if before[0] == key:
            return before
        move = replace(match.moves[passage.number], told=())  # what was answered, no more
        table = self.table.sitting.story.table(passage.number)
        return key, pieces_of(self.hands, (move,), table)

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
        self.ahead.give_up()

    def settle(self, moment: Moment) -> None:
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
    def covers_log(self) -> bool:  # type: ignore[override]
        return self._chapter is not None

    @property
    def is_whole(self) -> bool:
        return self.ground.is_done

    def paint_on(self) -> bool:
        return self.ground.work()

    def _say_why_not(self, key: SpotKey) -> None:
        """A place of a kind that is asked for was clicked, but not one of those that are lit."""
        part, live = self.hit_targets.part_of(key), self.hit_targets.selection.live
        if part is not None and any(part[0] == each[0] for each in live):
            self.table.refuse(Message("todo-not-there"))

    @property
    def is_animating(self) -> bool:
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
            tutor = self.table.tutor
            asks = tutor is not None and tutor.asks_every_step
            if not (asks or self.table.app.settings.ask_every_step):
                self.hit_targets.selection.pass_seizing()
        if not seconds:
            return
        if self.paint_on():
            self.table.invalidate()
        elif self._is_still:
            canvas = self.plane.canvas(self.table.canvas)
            board = self.hit_targets.desk.board
            self.ahead.prepare(canvas, board, self._page, len(self.table.match.setup.seats))
            self.ahead.work(canvas)

    def let_go(self) -> bool:
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
        """The numbers and arrows count dice and ships."""
        selection = self.hit_targets.selection
        if key in PAGES:
            return self._roll(PAGES[key])
        if selection.is_counting_ships and key in ARROWS:
            return selection.set_by(*ARROWS[key])
        if selection.kind == "dice" and key in DICE_KEYS:
            return selection.set_by(*DICE_KEYS[key])
        return False

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, moment: Moment) -> None:
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
        draw_floor(canvas, moment, hit_targets, hovered, self.table.director.acting_seat)

    def _tip(self, x: float, y: float) -> Tip | None:
        spot = self.spots.hit(*self.plane.point_shown((x, y)))
        if spot is None:
            return None
        key = spot.fact.key  # type: ignore[attr-defined]
        card = self.words.card(key)
        if card is None:
            return None
        above = spot.box.y if key[0] == "card" else None  # over the hand, not on it
        return tip_of(self.table.canvas, card, self.table.voice, above)

    def draw_above(self, canvas: Canvas, moment: Moment) -> None:
        self.in_front.draw(canvas, moment)

    def draw_seats(self, canvas: Canvas, moment: Moment, boxes: dict[int, Box]) -> None:
        hovered, voice = self.hovered, moment.voice
        self.in_front.draw_seats(canvas, moment, boxes, hovered)
        own = self.plane.part(canvas)
        self.in_front.draw_prompt(canvas, own, voice, hovered)
        if self._chapter is not None:
            draw_chapter(own, self._page, self._chapter, self.animation.grown, voice)

    @property
    def _page(self) -> Box:
        """Where the end of a chapter is told."""
        board = self.hit_targets.desk.board
        return Box(board.x, board.y, self.table.width / self.plane.factor - board.x, board.h)


ARROWS: Final = {"right": (0, 1), "left": (0, -1), "up": (1, 1), "down": (1, -1)}
DICE_KEYS: Final = {
    "1": (0, 1), "2": (1, 1), "3": (2, 1), "q": (0, -1), "w": (1, -1), "e": (2, -1),
}  # fmt: skip


# Arcs at the table: its parts put together.


class ArcsParts:
    def __init__(self, table: Table, board: ArcsBoard) -> None:
        self._table = table
        self._board = board

    def made(self) -> Parts:
        board = self._board
        count = len(self._table.match.setup.seats)
        style = FrameStyle(
            seats_along_top=True, places=partial(table_places, seats=count),
            has_room=lambda width: True,
            seat_places=lambda row, count: SeatColumn(seat_boxes(row, count)),
            draw_seats=board.draw_seats, seats_on_top=True, top_bar=ArcsTopBar,
            action_bar=ArcsBar, fit=TABLE_FIT, board_unit=board_unit, explained=self._rail,
            explained_turn=self._why,
        )  # fmt: skip
        return Parts(
            board=board, style=style, widgets=(board.spots,), actions=self._actions,
            lines=LogFormatter(self._table.voice).lines, film=board.film,
            holds=board.explaining.holds, paces_bots=True, is_part=PARTS.__contains__,
            joins=frozenset({("fleet", "catapult"), ("catapult", "fleet")}),
            meanwhile=self._meanwhile, waiting=self._waiting, review=self._review,
            progress=_progress, dress=board.dress, hinted=self._hinted,
            plays=self._play, ask=arcs_asks, ask_hand=arcs_hand,
        )  # fmt: skip

    def _rail(self, board: Box) -> Box:
        """A bot's turn is explained over the log, or at the board's right edge."""
        places = self._table.frame.places
        if places is not None and places.column is not None:
            return places.column.inset(-12, -4)
        return Box(board.right - RAIL_W, board.y, RAIL_W, board.h)

    def _why(self, open_clause: Callable[[str], object]) -> ExplanationPanel:
        table = self._table
        return ExplanationPanel(lambda: table.director.happened, table.voice, open_clause)

    def _hinted(self, answer: Answer) -> None:
        if self._table.moment.decision is not None:
            self._board.hit_targets.hinted = answer
            self._board.hit_targets.selection.show(answer.option)

    def _play(self, option: Option) -> None:
        """What a hint advises; whether to seize is asked then if the adviser would seize."""
        table, asked = self._table, self._table.decision
        if not table.submit(option) or asked is None or asked.kind not in CARD_PLAYED:
            return
        opening = table.match.pending

        def go_on(answer: Answer) -> None:
            if table.match.pending is opening and answer.option == GO_ON:
                self._board.hit_targets.selection.has_played = True

        def fail(error: Exception) -> None:
            table.app.toast(Message("no-hint", {"fault": str(error)}), "warning")

        if isinstance(opening, Decision) and opening.seat == asked.seat:
            table.conductor.ask(table.match.game.advisor, go_on, fail)

    def _review(self) -> Scene:
        from games.arcs.scene.end import ArcsEnd  # noqa: PLC0415 (loaded when a game is over)

        return ArcsEnd(self._table.app, self._table.match)

    def _meanwhile(self, moment: Moment, said: Actions) -> Actions:
        board = self._board
        return board.explaining.meanwhile(moment, *board.held_words, said)

    def _waiting(self, moment: Moment, pending: Pending, said: Actions) -> Actions:
        return self._board.explaining.waiting(moment, pending, said)

    def _actions(self, moment: Moment, decision: Decision) -> Actions:
        return to_do(moment, decision, self._board.hit_targets.selection)


def _progress(moment: Moment) -> Progress:
    table = moment.table
    if not table.chapter:
        return (moment.voice.say(Message("stands-set-up")), 0, 0)
    return (moment.voice.prompt(STANDS.of(table)(table)), 0, 0)


def arcs_parts(table: Table) -> Parts:
    return ArcsParts(table, ArcsBoard(table)).made()
