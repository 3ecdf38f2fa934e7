"""Risk at the table: the world, the seats above it, hand and controls below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from engine.core.bot import Answer
from engine.core.decision import CHANCE, Chance, Decision, Pending
from engine.core.match import Match
from engine.core.saves import Autosave
from engine.core.story import Beat, Film, Move, Passage, Story
from engine.ui.animation import Animation, AnimationQueue, Call
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import Intent, PointerLeft, PointerMoved
from engine.ui.scene import Scene, Window
from engine.ui.sound import Name
from engine.ui.table.actions import Action, ActionBar, Actions
from engine.ui.table.chronicle import Heading, LogLine
from engine.ui.table.conductor import persons
from engine.ui.table.places import Places
from engine.ui.table.scene import TableScene
from engine.ui.table.top_bar import TopBar
from engine.ui.theme import BODY
from engine.ui.widgets.base import Tip
from engine.ui.widgets.button import Button
from games.risk.board import ADJACENT, CONTINENTS
from games.risk.cards import HIDDEN, set_value, sets_in
from games.risk.events import BattleRolled, BonusPlaced, TroopsPlaced, TurnStarted, counted
from games.risk.fight import fight_on
from games.risk.moves import Attack, Fortify
from games.risk.scene.bar import RiskActions, RiskBar
from games.risk.scene.board_art import BoardArt
from games.risk.scene.choosing import best_set, best_source
from games.risk.scene.controls import Press
from games.risk.scene.film import BoardFilm
from games.risk.scene.hand import HandShown, HandView, SlotKind
from games.risk.scene.history import History
from games.risk.scene.hover import Inspection, Odds
from games.risk.scene.intents import Intentions
from games.risk.scene.layout import (
    board_places,
    has_room_for_column,
    table_places,
)
from games.risk.scene.log_words import RiskLine, Teller
from games.risk.scene.panels import (
    Muster,
    draw_continents,
    draw_muster,
    draw_roll,
    draw_roll_to_come,
    draw_transfer,
    placed_in,
    sources_of,
)
from games.risk.scene.prompts import PHASE_OF, Prompter
from games.risk.scene.recap import Deed, deeds, events_in, others_since
from games.risk.scene.strip import RiskTopBar, SeatShown, draw_seat
from games.risk.scene.this_turn import Roll, ThisTurn, this_turn
from games.risk.scene.view import WorldView
from games.risk.scene.world import the_world
from games.risk.state import NEUTRAL, NOBODY, RiskTable

ZOOM: Final = 1.4
TOOLS: Final = 6


class RiskScene(TableScene):
    """The table of Risk."""

    def __init__(
        self,
        app: Window,
        match: Match,
        autosave: Autosave | None = None,
        start_frozen: bool = False,
    ) -> None:
        self.world = the_world()
        self.turn_events: list[Any] = []
        self._shown: RiskTable | None = None
        self.looks = BoardFilm(match.setup.seat_names, self._film_sound, lambda: self.so_far)
        self.air = self.looks.air
        self.history = History()
        self.teller = Teller(match.setup.seat_names)
        self.mind = Intentions(self)
        self.prompter = Prompter(self.mind)
        self.art = BoardArt(self)
        self.hand = HandView(self.world, self.mind.pick_card)
        self.charts = Button("Charts", self.show_charts, kind="ghost", icon="chart-bar", key="C",
                             tooltip="Troops, land, income and dice so far (C)")  # fmt: skip
        self.shows_continents = False
        self.shows_deeds = True
        self.is_skipping = False
        self.is_replaying_others = False
        self.is_rolling = False
        self.traced: RiskLine | None = None
        self.deeds: tuple[Deed, ...] = ()
        self.legal: tuple[int, ...] = ()
        self._renewed: object = None
        self._said: Actions | None = None
        super().__init__(app, match, autosave, start_frozen)
        self._recall()
        self.view = WorldView(
            self.world, lambda: self.shown.owners, self.art.paint,
            on_click=self.click, on_right_click=self.right_click, on_sea=self.clear_choice,
            on_turn=self.turn_wheel, on_drag=self.drag_troops, on_end=self.end_phase,
        )  # fmt: skip
        self.view.covered = self._is_covered
        self.tools = self._make_tools()
        for place, widget in enumerate((self.view, *self.tools)):
            self.widgets.insert(place, widget)
            widget.attach(self)
        self._renew()

    # -- what is going on ---------------------------------------------------------------------

    @property
    def story(self) -> Story:
        """What whoever sits here may know; in a replay of the whole record."""
        told = self.match if self.replay is None else self.replay.reel.recorded
        return told.story(self.watcher)

    @property
    def shown(self) -> RiskTable:
        """The view that is drawn: that of the last beat while a film plays, else the table's."""
        if self._shown is None:
            view: RiskTable = self.match.view(self.match.table, self.watcher)
            self._shown = view
        return self._shown

    @property
    def so_far(self) -> ThisTurn:
        """What lies there from this turn."""
        return this_turn(self.turn_events)

    @property
    def roll(self) -> Roll | None:
        """The dice in the air, or the last ones."""
        return self.air.roll or self.so_far.roll

    @property
    def battle(self) -> tuple[int, int] | None:
        """From where to where dice roll, or rolled last."""
        roll = self.air.roll
        return self.so_far.battle if roll is None else (roll.source, roll.target)

    @property
    def chosen_pair(self) -> tuple[int | None, int | None]:
        """Source and target of what is chosen, when a person is to decide about them."""
        fight = fight_on(self.shown)
        if fight is not None and (self.mind.kind == "defend" or self.conductor.waits_for_dice):
            return (fight.source, fight.target)
        if self.mind.kind not in ("attack", "occupy", "fortify"):
            return (None, None)
        return (self.mind.choice.source, self.mind.choice.target)

    @property
    def shown_deeds(self) -> tuple[Deed, ...]:
        """The arrows of what the others did, while they are of use."""
        is_calm = not self.film.is_playing and self.chosen_pair == (None, None)
        return self.deeds if self.shows_deeds and is_calm and self.person is not None else ()

    @property
    def hand_seat(self) -> int:
        """Whose cards are shown: the viewer's; where only bots play, the seat's to play."""
        return self.viewer if persons(self.match) else self.shown.seat

    @property
    def card_bonus(self) -> dict[int, int]:
        """The territories that got the extra troops of a card this turn."""
        return {
            event.territory: event.count
            for event in self.turn_events
            if isinstance(event, BonusPlaced)
        }

    @property
    def ghost(self) -> tuple[int, int] | None:
        """What a click on the territory under the pointer would put down there."""
        draft, territory = self.mind.draft, self.view.territory
        if draft is None or territory is None or not draft.left:
            return None
        if self.shown.owners[territory] != self.mind.seat:
            return None
        count = min(draft.left, self.mind.per_click or draft.left)
        return (territory, count)

    # -- life ---------------------------------------------------------------------------------

    @property
    def is_animating(self) -> bool:
        """The film, and the ground while it is painted."""
        return super().is_animating or self.view.is_painting or self.art.is_behind

    def update(self, seconds: float) -> None:
        """Film and match first, then orders to fight on, then what the new decision needs."""
        super().update(seconds)
        self._renew()
        if not self.film.is_playing and self.mind.orders is not None and not self.is_replay:
            self.mind.follow_orders()

    def _renew(self) -> None:
        """Fit what is chosen to the pending decision, once for each."""
        decision = self.decision
        moment = (len(self.match.moves), None if decision is None else decision.kind, self.person,
                  id(self.match))  # fmt: skip
        if moment == self._renewed:
            return
        self._renewed = moment
        if not self.film.is_playing:
            self._shown = None
        self.mind.renew()
        if decision is not None:
            self.is_skipping = False
            self._take_recap(decision)
        self.refresh()

    def refresh(self) -> None:
        """Something has changed: also what can be clicked."""
        self.legal = self.mind.legal()
        super().refresh()

    def _take_recap(self, decision: Decision) -> None:
        """At the start of a turn: what the others did since the last one."""
        if decision.kind in ("redeem", "reinforce", "bonus"):
            passages = self.story.passages[: len(self.match.moves)]
            span = others_since(passages, decision.seat)
            events = [] if span is None else events_in(passages, span)
            self.deeds = tuple(deeds(events))
        elif decision.kind == "fortify":
            self.deeds = ()

    def animate(self, move: Move, queue: AnimationQueue) -> None:
        """What the events did, piece by piece; the film sets the pace of the bots."""
        self.conductor.hurry()
        number = len(self.match.moves) - 1
        passage = self.story.passages[number]
        is_own = move.seat != CHANCE and self.match.setup.seats[move.seat].is_person
        placements = all(isinstance(event, TroopsPlaced) for event in passage.events)
        is_quiet = is_own and placements and not queue.is_playing
        if self.is_skipping or is_quiet:
            for event in passage.events:
                self._tell(event)
            self._shown = None
            if is_quiet and passage.events and not self.shown.round:
                self.play_sound("token")
        else:
            film = self.story.film(number)
            if not queue.is_playing:
                self._shown = film.before
            if any(isinstance(beat.event, BattleRolled) for beat in film.beats):
                self._throw_dice()
            queue.play(*self._pieces(film))
            queue.call(self._film_ended)
        self._renew()

    def _pieces(self, film: Film) -> list[Animation]:
        """From the view before, beat by beat."""
        pieces: list[Animation] = []
        before = film.before
        for beat in film.beats:
            pieces += self.looks.pieces(beat, before, Call(partial(self._turn, beat)))
            before = beat.table
        return pieces

    def _turn(self, beat: Beat) -> None:
        """The table is that of a beat."""
        self._tell(beat.event)
        self._shown = beat.table
        if isinstance(beat.event, BattleRolled):
            self._dice_lie()

    def _tell(self, event: Any) -> None:
        if isinstance(event, TurnStarted):
            self.turn_events.clear()
        self.turn_events.append(event)

    def _recall(self) -> None:
        """What was told of this turn up to where the match stands."""
        self.turn_events.clear()
        self._shown = None
        for passage in self.story.passages[: len(self.match.moves)]:
            for event in passage.events:
                self._tell(event)
        self.looks.forget()

    def _throw_dice(self) -> None:
        """Bar and log say nothing of what the dice show until they lie still."""
        self.is_rolling = True
        self._log.lines.shown_up_to = len(self.match.moves) - 1

    def _dice_lie(self) -> None:
        if self.is_rolling:
            self.is_rolling = False
            self._log.lines.shown_up_to = None if self.replay is None else self.replay.reel.at
            self._log.lines.changed()
            self.refresh()

    def _film_sound(self, name: Name) -> None:
        if not self.is_skipping:
            self.play_sound(name)

    def _film_ended(self) -> None:
        """What is shown has caught up with the table."""
        self._dice_lie()
        if not self.film.is_playing:
            if self.is_replaying_others:
                self.is_replaying_others = False
                self._recall()
            self._shown = None
            self.refresh()

    def table_replaced(self) -> None:
        """Undo, redo and jumps in a replay put everything where it belongs, without a film."""
        self._dice_lie()
        self._recall()
        self.mind.orders = None
        self._renewed = None
        self._renew()

    # -- what the map hears -------------------------------------------------------------------

    def click(self, territory: int) -> None:
        """The left button on a territory."""
        if not self.is_replay:
            self.mind.click(territory)

    def right_click(self, territory: int) -> None:
        """The right button on a territory."""
        if not self.is_replay:
            self.mind.right_click(territory)

    def clear_choice(self) -> None:
        """A click on the sea: nothing is chosen."""
        self.mind.clear()

    def turn_wheel(self, territory: int, notches: int) -> bool:
        """The wheel over a territory."""
        return not self.is_replay and self.mind.turn(territory, notches)

    def drag_troops(self, territory: int, steps: int) -> bool:
        """A drag that began on a territory."""
        return not self.is_replay and self.mind.drag(territory, steps)

    def end_phase(self) -> None:
        """The middle button: as the button that ends the phase."""
        closing = self._bar.closing if isinstance(self._bar, RiskBar) else None
        if closing is not None and closing.is_visible and closing.is_enabled:
            closing.press()

    def undo(self) -> None:
        """Troops put down first, then the last answer."""
        if not self.mind.undo_draft():
            super().undo()

    def back(self) -> bool:
        """Esc lets go of what is chosen; with nothing chosen it opens the menu."""
        return self.mind.clear() or super().back()

    def _skips(self, intent: Intent) -> bool:
        """While dice roll, Space or a press shows what they come to, and does nothing else."""
        was_rolling = self.is_rolling
        return super()._skips(intent) or (was_rolling and not self.is_rolling)

    def handle(self, intent: Intent) -> bool:
        """Everything as at any table; the line of the log under the pointer is seen on the map."""
        is_taken = super().handle(intent)
        if isinstance(intent, PointerMoved | PointerLeft):
            traced = self._line_at(intent.x, intent.y) if isinstance(intent, PointerMoved) else None
            if traced != self.traced:
                self.traced = traced
                self.invalidate()
        return is_taken

    def _line_at(self, x: float, y: float) -> RiskLine | None:
        """The line of the log there, if it is about a place."""
        lines = self._log.lines
        if not self._log.is_visible or self.popup is not None or not lines.box.contains((x, y)):
            return None
        for entry, box in lines.line_boxes():
            if box.contains((x, y)) and isinstance(entry.line, RiskLine) and entry.line.places:
                return entry.line
        return None

    def _is_covered(self, x: float, y: float) -> bool:
        """Whether a card lies over the map there."""
        places = self.view.places
        return places is not None and places.card.contains((x, y))

    # -- layout -------------------------------------------------------------------------------

    def find_places(self, width: float, height: float) -> Places:
        """The seats in the strip above, the board to the edges, a high bar below."""
        return table_places(
            width, height, len(self.names),
            is_column_open=self.app.settings.log_open, is_drawer_open=self._is_drawer_open,
        )  # fmt: skip

    def _lay_out_seats(self, places: Places) -> None:
        self.seat_boxes = places.seats.row(*[None] * len(self.names), gap=8)
        self._left_room = Box(0, 0, 0, 0)

    def toggle_log(self) -> None:
        """Put the log away or take it out; the map grows or shrinks with it."""
        if has_room_for_column(self.width):
            self.app.change_settings(log_open=not self.app.settings.log_open)
        else:
            self._is_drawer_open = not self._is_drawer_open
        self.layout(self.width, self.height)
        self.invalidate()

    def layout_board(self, box: Box) -> None:
        """The map, the context card and the tools."""
        places = board_places(box, TOOLS)
        self.view.arrange(places)
        for tool, spot in zip(self.tools, places.tools, strict=True):
            tool.box = spot
        self._label_small_buttons()

    def _label_small_buttons(self) -> None:
        """Words beside the icons of the quiet buttons where they fit."""
        canvas = self.app.canvas
        words = {self._undo: "Undo", self._hint: "Hint", self.charts: "Charts"}
        fits = all(
            canvas.text_width(word, BODY, "text-semibold") + 42 <= button.box.w
            for button, word in words.items()
            if button.is_visible
        )
        for button, word in words.items():
            button.label = word if fits else ""

    # -- widgets ------------------------------------------------------------------------------

    def make_top_bar(self, home: Button, icons: Sequence[Button]) -> TopBar:
        """A strip with room for the seats."""
        return RiskTopBar(self.match.game.title, (), home, icons)

    def make_action_bar(self, small: tuple[Button, ...]) -> ActionBar:
        """The bar with hand, phases and controls."""
        return RiskBar(tuple(reversed(small)), (self.charts,), self.hand)

    def _make_tools(self) -> tuple[Button, ...]:
        def tool(icon: str, on_click: Callable[[], object], tooltip: str) -> Button:
            return Button(kind="ghost", icon=icon, on_click=on_click, tooltip=tooltip)

        self._arrows = tool("arrow-forward-up", self.toggle_deeds,
                            "Arrows: what the others did since your turn")  # fmt: skip
        self._replay = tool("player-play", self.replay_others, "Watch the others' turns again")
        self._lands = tool("world", self.toggle_continents, "Continents and everybody's share")
        return (
            self._arrows,
            self._replay,
            self._lands,
            tool("zoom-in", lambda: self.view.zoom_by(ZOOM), "Closer (or turn the wheel)"),
            tool("zoom-out", lambda: self.view.zoom_by(1 / ZOOM), "Farther"),
            tool("zoom-reset", self.view.show_all, "The whole map (Home)"),
        )

    def toggle_deeds(self) -> None:
        """Show or hide the arrows of the others' turns."""
        self.shows_deeds = not self.shows_deeds
        self.refresh()

    def toggle_continents(self) -> None:
        """Show the continents in their hues, with everybody's share."""
        self.shows_continents = not self.shows_continents
        self.refresh()

    def replay_others(self) -> None:
        """The others' turns since the viewer's last one, once more as a film."""
        story = self.story
        span = others_since(story.passages, self.viewer)
        if span is None or self.film.is_playing or self.person is None:
            return
        films = [story.film(number) for number in range(span.begin, span.end)]
        self._shown = films[0].before
        self.is_replaying_others = True
        for film in films:
            self.film.play(*self._pieces(film))
        self.film.call(self._film_ended)
        self.refresh()

    def skip_to_turn(self) -> None:
        """No more film until a person has to act."""
        self.is_skipping = True
        self.film.skip()
        self.conductor.hurry()
        self.refresh()

    def _sync(self) -> None:
        """The hand and the tools follow what is shown as well."""
        if self._is_stale:
            self.hand.show(self._hand_shown())
            self._sync_tools()
        super()._sync()
        draft = self.mind.draft
        has_row_undo = draft is not None and self.person is not None
        if self._undo.is_visible == has_row_undo:
            self._undo.is_visible = not has_row_undo
            self._bar.placed()
            self._label_small_buttons()
        if draft is not None and draft.can_undo:
            self._undo.is_enabled = True

    def _sync_tools(self) -> None:
        self._arrows.is_on = self.shows_deeds
        self._arrows.is_enabled = bool(self.deeds)
        self._replay.is_enabled = bool(self.deeds) and self.person is not None
        self._lands.is_on = self.shows_continents

    # -- the bar ------------------------------------------------------------------------------

    def actions(self) -> Actions:
        """What the decision offers."""
        decision = self.decision
        if decision is None:
            return Actions("")
        if self.is_replaying_others:
            stop = Action("Back to your turn", self.film.skip, icon="player-skip-forward",
                          key="Space")  # fmt: skip
            note = "A click on the map ends it"
            return RiskActions("What the others did since your last turn.", phase=0, note=note,
                               controls=(Press(stop),))  # fmt: skip
        actions = self.prompter.actions(decision, self._addressed)
        closing = actions.closing
        if closing is not None and self.app.settings.confirm_end_of_turn:
            return _with_closing(actions, self._asked(closing))
        return actions

    def _addressed(self, words: str) -> str:
        """A sentence with the name before it where several people share the screen."""
        decision = self.decision
        if decision is None or len(persons(self.match)) < 2:
            return words
        return f"{self.names[decision.seat]}: {words[:1].lower()}{words[1:]}"

    def shown_actions(self) -> Actions:
        """The frame's sentences with the phase; between a person's roll and its dice nothing
        changes.
        """
        pending = self.pending
        is_waiting = self.is_rolling or self._is_own_roll(pending)
        if is_waiting and isinstance(self._said, RiskActions):
            return self._said
        actions = super().shown_actions()
        if not isinstance(actions, RiskActions) and actions.tone == "plain" and pending is not None:
            actions = self._waiting(actions, pending)
        self._said = actions
        return actions

    def _is_own_roll(self, pending: Pending | None) -> bool:
        if not isinstance(pending, Chance) or pending.for_seat is None:
            return False
        setup = self.match.setup
        return setup.seats[pending.for_seat].is_person and not setup.dice_by_hand

    def _waiting(self, actions: Actions, pending: Pending) -> Actions:
        """While others act: what phase it is, and the way to one's own turn."""
        phase = PHASE_OF.get(pending.kind)
        controls: tuple[Press, ...] = ()
        if (
            persons(self.match)
            and self.person is None
            and not self.is_replay
            and (not self.match.waits_for_person)
        ):
            skip = Action("Skip to your turn", self.skip_to_turn, icon="player-skip-forward",
                          key="S", enabled=not self.is_skipping)  # fmt: skip
            controls = (Press(skip, least=150, most=240),)
        return RiskActions(
            actions.prompt, actions.detail, actions.primary, actions.secondary, phase=phase,
            note="" if isinstance(pending, Chance) else pending.prompt, controls=controls,
        )  # fmt: skip

    def tags(self) -> Sequence[str]:
        """Practice and real dice; the rules chosen are told at the set-up."""
        setup = self.match.setup
        return [
            *(["practice"] if setup.practice else []),
            *(["real dice"] if setup.dice_by_hand else []),
        ]

    def round_progress(self) -> tuple[str, int, int]:
        """The round; before the first one what is going on."""
        if not self.shown.round:
            return ("Setting up", 0, 0)
        label = f"Round {self.shown.round}"
        limit = self.shown.rules.round_limit
        return (f"{label} of {limit}" if limit else label, 0, 0)

    def log_lines(self, passage: Passage, before: RiskTable) -> Sequence[LogLine | Heading]:
        """Short lines, a battle in one."""
        return self.teller.lines(passage, before)

    # -- the hand -----------------------------------------------------------------------------

    def _hand_shown(self) -> HandShown:
        seat, table = self.hand_seat, self.shown
        hand = table.hands[seat]
        if self.conductor.curtain_for is not None:
            hand = (HIDDEN,) * len(hand)
        is_redeeming = self.mind.kind == "redeem"
        is_turn = seat == table.seat
        can_know = HIDDEN not in hand
        has_set = can_know and bool(sets_in(hand))
        marked = best_set(hand, table, seat) or () if has_set else ()
        matching = frozenset(card for card in hand if 0 <= card < len(table.owners)
                             and table.owners[card] == seat)  # fmt: skip
        number = table.sets_redeemed + 1
        return HandShown(
            title=self._owned(seat, "cards"),
            note=self._hand_note(len(hand), has_set, is_redeeming), is_good=has_set,
            cards=hand, marked=() if is_redeeming else marked,
            chosen=self.mind.choice.cards if is_redeeming else (), matching=matching, seat=seat,
            slot=self._slot(is_turn, len(hand)), traded=self.so_far.traded if is_turn else (),
            value=table.next_set_value, next_values=_values_after(number), is_open=is_redeeming,
            trade=Action("Trade", self.mind.trade, icon="cards" if is_redeeming else "lock",
                         key="T" if is_redeeming else None,
                         enabled=is_redeeming and self.mind.is_set_chosen),
        )  # fmt: skip

    def _hand_note(self, cards: int, has_set: bool, is_redeeming: bool) -> str:
        if is_redeeming:
            return "Pick three that make a set"
        if not cards:
            return "None yet"
        return "Set ready" if has_set else "No set"

    def _slot(self, is_turn: bool, cards: int) -> SlotKind:
        if is_turn and self.so_far.traded:
            return "traded"
        if is_turn and self.shown.has_conquered and self.battle is not None:
            return "draw"
        return "empty" if not cards else "none"

    # -- cards on the sea ---------------------------------------------------------------------

    def draw_board(self, canvas: Canvas) -> None:
        """The view is a widget of the scene and draws itself."""

    def draw_context(self, canvas: Canvas) -> None:
        """The card beside the Americas: what matters in this phase."""
        assert self.view.places is not None
        box = self.view.places.card
        if canvas.audit is not None:
            canvas.audit.cover(box, wholly=False)
        kind, roll = self.mind.kind, self.roll
        if not self.shown.round:
            self._draw_claims(canvas, box)
        elif self.film.is_playing and self.battle is not None and roll is not None:
            draw_roll(canvas, box, roll, self.names, self.air.tumble)
        elif kind in ("redeem", "bonus", "reinforce"):
            draw_muster(canvas, box, self._muster(self.shown.seat))
        elif kind in ("occupy", "fortify") and self.mind.has_target:
            self._draw_transfer(canvas, box)
        elif self._draw_roll_to_come(canvas, box):
            return
        elif roll is not None and (self.battle is not None or kind == "attack"):
            draw_roll(canvas, box, roll, self.names, self.air.tumble)
        elif kind in ("attack", "fortify"):
            draw_continents(canvas, box, "Continents", "", self.art.pills(), self.mind.seat)
        else:
            self._draw_other_turn(canvas, box)

    def _draw_roll_to_come(self, canvas: Canvas, box: Box) -> bool:
        """The fight whose dice somebody has to choose or to throw; False when there is none."""
        table, fight = self.shown, fight_on(self.shown)
        is_seen = fight is not None and (
            not fight.is_ready or self.conductor.waits_for_dice or self.roll is None
        )
        if fight is None or not is_seen:
            return False
        sides = ((table.seat, fight.attack), (table.owners[fight.target], fight.defence))
        draw_roll_to_come(canvas, box, (fight.source, fight.target), sides, self.names)
        return True

    def _draw_claims(self, canvas: Canvas, box: Box) -> None:
        seat = self.hand_seat
        left = self.shown.reserves[seat]
        title = "Troops to place" if NOBODY not in self.shown.owners else "Troops to start with"
        draw_continents(canvas, box, title, str(left), self.art.pills(), seat)

    def _draw_other_turn(self, canvas: Canvas, box: Box) -> None:
        draw_muster(canvas, box, self._muster(self.shown.seat))

    def _owned(self, seat: int, thing: str) -> str:
        """Something of a seat's: "Your cards", "Kestrel's cards"."""
        name = self.names[seat]
        if name == "You":
            return f"Your {thing}"
        return f"{name}' {thing}" if name.endswith("s") else f"{name}'s {thing}"

    def _muster(self, seat: int) -> Muster:
        events = self.turn_events
        draft = self.mind.draft
        drafted = 0 if draft is None else draft.total - draft.left
        ghost = self.ghost
        left = self.shown.reserves[seat] - drafted
        title = self._owned(seat, "reinforcements")
        return Muster(seat, title, tuple(sources_of(events)), placed_in(events) + drafted,
                      ghost[1] if ghost is not None else 0, left)  # fmt: skip

    def _draw_transfer(self, canvas: Canvas, box: Box) -> None:
        choice, table = self.mind.choice, self.shown
        assert choice.source is not None
        assert choice.target is not None
        parts = (
            (choice.source, table.troops[choice.source],
             table.troops[choice.source] - choice.count),
            (choice.target, table.troops[choice.target],
             table.troops[choice.target] + choice.count),
        )  # fmt: skip
        low, high = self.mind.limits
        note = f"{low} to {high} may move; the wheel over them changes it."
        title = "Move in" if self.mind.kind == "occupy" else "Fortify"
        draw_transfer(canvas, box, title, self.mind.seat, parts, note)

    # -- the territory under the pointer ------------------------------------------------------

    def inspection(self) -> Inspection | None:
        """What the hover card says: of the territory under the pointer, else of the target."""
        territory = self.view.territory
        if territory is None and self.mind.kind == "attack" and not self.film.is_playing:
            territory = self.mind.choice.target
        if territory is None or self.film.is_playing:
            return None
        owner, troops = self.shown.owners[territory], self.shown.troops[territory]
        is_own = owner == (self.mind.seat if self.mind.kind else self.viewer)
        name = "Neutral army" if owner == NEUTRAL else "" if owner == NOBODY else self.names[owner]
        odds = self._odds(territory) if not is_own else None
        draft = self.mind.draft
        if draft is not None:
            troops += draft.at(territory)
        attacker = None
        if odds is not None:
            attacker = (self.mind.seat, self.names[self.mind.seat])
        return Inspection(
            territory, owner, name, is_own, troops, self._troops_after(territory, troops),
            self._enemies(territory), odds, attacker, self._hint_for(territory, is_own),
        )  # fmt: skip

    def _troops_after(self, territory: int, troops: int) -> int | None:
        """How many troops a click, or the move that is chosen, would leave there."""
        ghost, choice = self.ghost, self.mind.choice
        if ghost is not None and ghost[0] == territory:
            return troops + ghost[1]
        if self.mind.kind in ("occupy", "fortify") and self.mind.has_target:
            change = {choice.source: -choice.count, choice.target: choice.count}
            return troops + change.get(territory, 0)
        return None

    def _odds(self, target: int) -> Odds | None:
        """The odds of attacking a territory, from the source chosen or the best one."""
        if self.mind.kind != "attack":
            return None
        table, attacks, source = self.shown, self.mind.attacks, self.mind.choice.source
        if source is None or target not in attacks.targets(source):
            source = best_source(table, attacks, target)
        if source is None:
            return None
        return Odds.of(source, table.troops[source], table.troops[target])

    def _enemies(self, territory: int) -> tuple[tuple[int, int, int], ...]:
        owners, troops = self.shown.owners, self.shown.troops
        found = [
            (place, owners[place], troops[place])
            for place in ADJACENT[territory]
            if owners[place] not in (owners[territory], NOBODY)
        ]
        return tuple(sorted(found, key=lambda each: (-each[2], each[0])))

    def _hint_for(self, territory: int, is_own: bool) -> str:
        kind = self.mind.kind
        if kind == "claim":
            return "Click to claim it" if self.shown.owners[territory] == NOBODY else ""
        if not is_own:
            return ""
        if kind == "place":
            return "Click: a troop here"
        if kind == "reinforce":
            step = self.mind.per_click
            return f"Click +{step}, right-click −{step}" if step else "Click: all that are left"
        if kind == "attack" and territory in self.legal:
            return "Click: attack from here"
        return ""

    # -- seats --------------------------------------------------------------------------------

    def _draw_seats(self, canvas: Canvas) -> None:
        """In the strip; drawn after it, because it lies on it."""

    def draw(self, canvas: Canvas) -> None:
        """The frame, and the seats on the strip."""
        super().draw(canvas)
        turn = self.shown.seat if self.shown.round else self.acting_seat
        for seat, box in enumerate(self.seat_boxes):
            draw_seat(canvas, box, seat, self._seat_shown(seat, seat == turn))

    def _seat_shown(self, seat: int, is_turn: bool) -> SeatShown:
        table = self.shown
        lands = table.owners.count(seat)
        who = self.match.setup.seats[seat]
        state = ""
        if is_turn and not table.is_over:
            state = "Your turn" if who.is_person and self.person == seat else "Playing"
        if table.is_over and seat in self.match.result.winners:
            state = "Winner"
        return SeatShown(
            self.names[seat], self.level_title(seat).rpartition(" · ")[2], who.is_person,
            lands, table.troops_of(seat), table.income(seat) if lands else 0,
            bool(table.continents_of(seat)), len(table.hands[seat]), state, self._out_words(seat),
        )  # fmt: skip

    def _out_words(self, seat: int) -> str:
        if seat not in self.shown.eliminated:
            return ""
        self.history.follow(self.story, len(self.match.moves))
        for out in self.history.eliminations:
            if out.seat == seat:
                return f"Out, round {out.round}"
        return "Out"

    def tooltip_at(self, x: float, y: float) -> Tip | None:
        """What a seat's numbers are."""
        for seat, box in enumerate(self.seat_boxes):
            if box.contains((x, y)):
                return self._seat_tip(seat)
        return None

    def _seat_tip(self, seat: int) -> str:
        shown = self._seat_shown(seat, False)
        if shown.out:
            return f"{shown.name} is out of the game"
        held = [CONTINENTS[number].name for number in self.shown.continents_of(seat)]
        income = f"+{shown.income} a turn"
        if held:
            income += f", with {' and '.join(held)}"
        lines = (
            f"{shown.name}: {self.level_title(seat)}",
            counted(shown.territories, "territory").replace("territorys", "territories"),
            f"{counted(shown.troops)}, {income}",
            counted(shown.cards, "card"),
        )
        return "\n".join(lines)

    def _open_hint(self, answer: Answer) -> None:
        """The hint's card, and its way on the map."""
        option = answer.option
        if isinstance(option, Attack | Fortify):
            self.mind.choice.source, self.mind.choice.target = option.source, option.target
            self.mind.renew()
            self.refresh()
        super()._open_hint(answer)

    # -- other pages --------------------------------------------------------------------------

    def show_charts(self) -> None:
        """How the game has gone so far."""
        self.app.push(self.review_scene())

    def review_scene(self) -> Scene:
        """How the game went, once it is over."""
        from games.risk.scene.end import RiskReview  # noqa: PLC0415 (loaded when a game is over)

        record = None if self.replay is None else self.replay.reel.recorded
        return RiskReview(self.app, self.match, record)


def _with_closing(actions: RiskActions, closing: Action) -> RiskActions:
    return replace(actions, closing=closing)


def _values_after(number: int) -> tuple[int, ...]:
    return tuple(set_value(number + step) for step in (1, 2, 3))
