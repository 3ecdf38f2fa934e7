"""Turns the stage and the mind into what the drawing modules show, and into places to click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine.core.match import Match
from engine.ui.box import Point
from engine.ui.canvas import Canvas
from engine.ui.pages.end import closing_words
from engine.ui.table.pointing import SpotFact, Spots
from games.roll_galaxy.dice import DEVELOP, PHASES, SETTLE, one_by_one
from games.roll_galaxy.events import PhasesRevealed, counted
from games.roll_galaxy.scene.dice_faces import dice_words
from games.roll_galaxy.scene.hover_card import hover_card_size
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.mind import (
    DICTATE,
    Mind,
    Target,
    counted_dice,
    ready_tools,
    tools,
)
from games.roll_galaxy.scene.others import CardShown, level_word
from games.roll_galaxy.scene.outlook import Tone, outlook, result_words
from games.roll_galaxy.scene.own import OwnShown, plans_of
from games.roll_galaxy.scene.reveal import Cell, RevealShown, Row
from games.roll_galaxy.scene.scores import CallRow, ScoreRow
from games.roll_galaxy.scene.screen import ScreenShown, die_spots, hovered_keys, tool_boxes
from games.roll_galaxy.scene.stage import Deed, Stage
from games.roll_galaxy.scene.work import Work
from games.roll_galaxy.scene.workarea import ORDINALS, SeatWork, WorkPlaces, WorkShown, work_places
from games.roll_galaxy.scoring import SeatScore, seat_score
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import HIDDEN, SIDES, virtual_workers

Click = Callable[[], object]


class TableShown(Protocol):
    """What is read of the scene that is shown, and what its places do when they are clicked."""

    match: Match
    stage: Stage
    mind: Mind
    spots: Spots
    board: BoardPlaces
    work: Work | None
    plane: Canvas

    @property
    def viewer(self) -> int: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def acting_seat(self) -> int | None: ...

    @property
    def is_calm(self) -> bool: ...

    @property
    def mode(self) -> str: ...

    @property
    def pulse(self) -> float: ...

    def level_title(self, seat: int) -> str:
        """`Person`, or `Bot` with its level."""

    def target_at(self, at: Point) -> Target | None:
        """Where a die let go there would land."""

    def may_take_back_call(self, number: int) -> bool:
        """Whether that die is the one that called a phase just now."""

    def click_target(self, target: Target) -> None: ...

    def click_die(self, number: int) -> None: ...

    def choose_card(self, number: int) -> None: ...

    def choose_actor(self, number: int) -> None: ...

    def choose_tile(self, number: int) -> None: ...


class Showing:
    """What one scene shows at this moment."""

    def __init__(self, scene: TableShown) -> None:
        self.scene = scene

    @property
    def _table(self) -> RollTable:
        return self.scene.stage.table

    @property
    def _own(self) -> Seat:
        return self.scene.stage.seat(self.scene.stage.viewer)

    @property
    def others(self) -> tuple[int, ...]:
        """The seats whose cards stand at the left."""
        viewer = self.scene.viewer
        return tuple(seat for seat in range(len(self.scene.names)) if seat != viewer)

    def side_name(self, side: int) -> str:
        """The printed name of a side."""
        return SIDES[side].name

    # -- the screen ---------------------------------------------------------------------------

    def screen(self) -> ScreenShown:
        """The columns with the viewer's dice."""
        scene, seat = self.scene, self._own
        stage, mind = scene.stage, scene.mind
        is_mine = mind.decision is not None and scene.is_calm
        count, is_complete = counted_dice(seat)
        title, note = self._screen_title(is_mine)
        drag = scene.spots.drag
        is_lit = scene.spots.is_lit
        hovered = hovered_keys(is_lit, seat) | {
            ("tool", power) for power in ready_tools(mind) if is_lit(("tool", power))
        }
        if drag is not None:
            under = scene.target_at(drag.at)
            hovered |= {under} if under in mind.lit else set()
        return ScreenShown(
            seat=seat,
            outlooks=tuple(outlook(self._table, stage.viewer, phase) for phase in range(5)),
            tools=tools(self._table, seat, ready_tools(mind) if is_mine else frozenset()),
            title=title, note=note, count=count if seat.workers else "",
            is_complete=is_complete and seat.called is not None,
            lit=mind.lit if is_mine else frozenset(),
            movable=mind.movable if is_mine else frozenset(),
            in_hand=mind.die if is_mine else None,
            carried=drag.key[1] if drag is not None and drag.key[0] == "die" else None,
            tool=mind.tool if is_mine else None, hovered=hovered, tumble=stage.tumble,
            pulse=scene.pulse, is_locked=not is_mine,
        )  # fmt: skip

    def _screen_title(self, is_mine: bool) -> tuple[str, str]:
        scene = self.scene
        own = scene.stage.viewer
        is_you = scene.names[own] == "You"
        title = "Behind your screen" if is_you else f"Behind {scene.names[own]}'s screen"
        if is_mine or own not in scene.stage.ready:
            return title, "a phase happens only if somebody calls it"
        waiting = [seat for seat in scene.stage.seats if seat not in scene.stage.ready]
        if waiting:
            return title, f"waiting for {counted(len(waiting), 'seat')}"
        return title, "everybody is ready"

    def screen_spots(self) -> list[SpotFact]:
        """Columns, tools and dice: what can be clicked and dropped on."""
        scene, mind = self.scene, self.scene.mind
        board, seat = scene.board, self._own
        facts = []
        for phase, column in enumerate(board.columns):
            for kind, box in (("slot", column.plaque), ("tray", column.tray)):
                target = Target("slot" if kind == "slot" else "tray", phase)
                facts.append(SpotFact((kind, phase), box, self._puts(target), radius=12))
        found = tools(self._table, seat, ready_tools(mind))
        for tool, box in zip(found, tool_boxes(board, seat), strict=True):
            click = None
            if tool.power == DICTATE and Target("dictate") in mind.lit:
                click = self._puts(Target("dictate"))
            elif tool.state == "ready":
                click = self._chooses(tool.power)
            facts.append(SpotFact(("tool", tool.power), box, click, radius=12))
        for spot in die_spots(board, seat):
            number = spot.worker
            is_grip = number in mind.movable or scene.may_take_back_call(number)
            facts.append(
                SpotFact(("die", number), spot.box, self._picks(number), is_grip,
                         radius=spot.size * 0.21)
            )  # fmt: skip
        return facts

    def _puts(self, target: Target) -> Click | None:
        mind = self.scene.mind
        is_asked = mind.die is None and target.kind == "slot" and self._own.called is None
        if target not in mind.lit and not is_asked:
            return None
        return lambda: self.scene.click_target(target)

    def _chooses(self, power: int) -> Click:
        return lambda: self.scene.mind.choose_tool(power)

    def _picks(self, number: int) -> Click:
        return lambda: self.scene.click_die(number)

    # -- phases -------------------------------------------------------------------------------

    def work(self) -> WorkShown:
        """The block in a phase, at the set-up and in Manage Empire."""
        scene, table = self.scene, self._table
        title, note = self._work_title()
        hovered: set[object] = set()
        work = scene.work
        if work is not None:
            hovered |= {("card", n) for n in range(len(work.cards))
                        if scene.spots.is_lit(("card", n))}  # fmt: skip
            hovered |= {("actor", n) for n in range(len(work.actors))
                        if scene.spots.is_lit(("actor", n))}  # fmt: skip
        return WorkShown(
            title=title, note=note, phase=table.phase, phases=table.phases,
            seats=self._seats_at_work(), work=work,
            spots=None if work is None else self.work_places(work),
            hovered=frozenset(hovered), is_setting_up=not table.round,
        )  # fmt: skip

    def _work_title(self) -> tuple[str, str]:
        table = self._table
        if not table.round:
            return "Setting up", "a faction, a home world, and two tiles for everybody"
        if table.is_over or self.scene.match.is_over:
            return "The end", closing_words(self.scene.match)
        if table.phase is None:
            return "Manage Empire", "recruit for $1 a die, recall what you like"
        order = table.phases.index(table.phase) if table.phase in table.phases else 0
        return PHASES[table.phase], f"{ORDINALS[order]} of {len(table.phases)}"

    def _seats_at_work(self) -> tuple[SeatWork, ...]:
        match = self.scene.match
        if not match.is_over or not self.scene.is_calm:
            return tuple(self._seat_work(seat) for seat in self.scene.stage.seats)
        ranks = match.result.ranks
        order = sorted(self.scene.stage.seats, key=lambda seat: (ranks[seat], seat))
        return tuple(self._standing(seat, ranks[seat]) for seat in order)

    def _standing(self, number: int, rank: int) -> SeatWork:
        """A seat's line at the end: its points by category."""
        score = seat_score(self._table, number)
        bonus = sum(points for _, points in score.bonuses)
        more = f" + 6 developments {bonus}" if score.bonuses else ""
        words = f"tiles {score.costs} + chips {score.chips}{more} = {score.total} VP"
        name = f"{rank}.  {self.scene.names[number]}"
        return SeatWork(number, name, (), (Deed(words),), rank == 1)

    def _seat_work(self, number: int) -> SeatWork:
        scene, table = self.scene, self._table
        held = scene.stage.seat(number)
        dice: tuple[tuple[int, int | None], ...] = ()
        phase = table.phase
        rest = ""
        if phase is not None:
            here = [worker for worker in held.workers if worker.place == phase]
            dice = tuple((worker.colour, worker.face) for worker in here)
            dice += tuple((colour, None) for colour in held.virtual)
            rest = "No worker here" if not dice else "Still to work"
        elif not table.round:
            names = [SIDES[side].name for side in held.tableau]
            rest = ", ".join(names) if names else "Still to draw"
        else:
            dice = tuple((colour, None) for colour in one_by_one(held.citizenry))
            rest = "Nobody to recruit" if not dice else "In the Citizenry"
        deeds = tuple(scene.stage.deeds.get(number, ()))
        acting = scene.acting_seat if scene.is_calm else scene.stage.acting
        return SeatWork(number, scene.names[number], dice, deeds, number == acting, rest)

    def work_places(self, work: Work) -> WorkPlaces:
        """Where the cards stand: the full cards of tiles are as high as their words need."""
        plane = self.scene.plane
        return work_places(self.scene.board, work, lambda side: hover_card_size(plane, side)[1])

    def work_spots(self, work: Work) -> list[SpotFact]:
        """Actors, tiles in hand, cards, and the same things on the table."""
        scene = self.scene
        places = self.work_places(work)
        facts = []
        squares = scene.board.squares(len(self._own.tableau))
        for number, card in enumerate(work.cards):
            for square in () if card.square is None else (card.square,):
                if sum(other.square == square for other in work.cards) == 1:
                    facts.append(SpotFact(("square", square), squares[square],
                                          self._plays(number)))  # fmt: skip
        for stack, phase in zip(scene.board.stacks, (DEVELOP, SETTLE), strict=True):
            here = [n for n, card in enumerate(work.cards)
                    if card.stack is not None and card.stack[0] == phase]  # fmt: skip
            if work.kind == "place" and len(here) == 1:
                facts.append(SpotFact(("stack", phase), stack, self._plays(here[0])))
        for number, box in enumerate(places.actors):
            facts.append(SpotFact(("actor", number), box, self._acts(number)))
        for number, box in enumerate(places.tiles):
            facts.append(SpotFact(("hand", number), box, self._turns(number)))
        for number, box in enumerate(places.cards):
            key = str(number + 1) if number < 9 else None
            facts.append(SpotFact(("card", number), box, self._plays(number), shortcut=key))
        return facts

    def _plays(self, number: int) -> Click:
        return lambda: self.scene.choose_card(number)

    def _acts(self, number: int) -> Click:
        return lambda: self.scene.choose_actor(number)

    def _turns(self, number: int) -> Click:
        return lambda: self.scene.choose_tile(number)

    # -- what the viewer owns -----------------------------------------------------------------

    def own(self) -> OwnShown:
        """Everything below the block."""
        scene, seat, table = self.scene, self._own, self._table
        phases: tuple[int, ...] = ()
        if scene.mode == "screen":
            phases = (DEVELOP, SETTLE)
        elif table.revealed:
            phases = tuple(phase for phase in (DEVELOP, SETTLE) if any(seat.workers_at(phase)))
        viewer = scene.stage.viewer
        name = scene.names[viewer]
        title = "Your empire" if name == "You" else f"{name}'s empire"
        lit: set[object] = set()
        hovered: set[object] = set()
        if scene.work is not None:
            lit = {card.square for card in scene.work.cards if card.square is not None}
            hovered = {square for square in lit if scene.spots.is_lit(("square", square))}
            stacks = [card.stack[0] for card in scene.work.cards if card.stack is not None]
            if scene.work.kind == "place":
                single = [phase for phase in (DEVELOP, SETTLE) if stacks.count(phase) == 1]
                lit |= {("stack", phase) for phase in single}
                hovered |= {("stack", phase) for phase in single
                            if scene.spots.is_lit(("stack", phase))}  # fmt: skip
        return OwnShown(
            seat=seat, score=seat_score(table, viewer), title=title,
            plans=plans_of(seat, phases), lit=frozenset(lit), hovered=frozenset(hovered),
            pulse=scene.pulse,
        )  # fmt: skip

    def scores(self) -> tuple[ScoreRow, ...]:
        """Everybody's points, the most first."""
        rows = [
            ScoreRow(seat, self.scene.names[seat], seat_score(self._table, seat))
            for seat in self.scene.stage.seats
        ]
        return tuple(sorted(rows, key=lambda row: (-row.score.total, row.seat)))

    def calls(self) -> tuple[CallRow, ...]:
        """How often everybody has called each phase in the rounds that are revealed."""
        match, stage = self.scene.match, self.scene.stage
        revealed = [
            event.called
            for move in match.moves
            for event in move.events
            if isinstance(event, PhasesRevealed)
        ]
        if revealed and stage.reveal is None and not self._table.revealed and not match.is_over:
            revealed = revealed[: max(0, self._table.round - 1)]
        return tuple(
            CallRow(
                seat,
                tuple(sum(called[seat] == phase for called in revealed) for phase in range(5)),
                revealed[-1][seat] if revealed else None,
            )
            for seat in stage.seats
        )

    def score_tip(self) -> str:
        """Everybody's points by category, in words."""
        lines = ["Points as they stand"]
        for row in self.scores():
            score: SeatScore = row.score
            bonus = f", bonuses {row.bonus}" if score.bonuses else ""
            lines.append(f"{row.name}: tiles {score.costs}, chips {score.chips}{bonus} "
                         f"= {score.total}")  # fmt: skip
        return "\n".join(lines)

    # -- seats --------------------------------------------------------------------------------

    def card(self, number: int) -> CardShown:
        """A seat's card."""
        scene, table = self.scene, self._table
        held = scene.stage.seat(number)
        is_hidden = not table.revealed
        status, is_good = "", False
        if is_hidden and table.round:
            is_good = number in scene.stage.ready
            status = "ready" if is_good else "assigning" if number == scene.acting_seat else ""
        acting = scene.acting_seat if scene.is_calm else scene.stage.acting
        return CardShown(
            number, scene.names[number], level_word(scene.level_title(number)), held, status,
            is_good, is_hidden, number == acting and not table.is_over,
        )  # fmt: skip

    def card_tip(self, number: int) -> str:
        """Everything open about a seat that its card may have no room for."""
        scene = self.scene
        held = scene.stage.seat(number)
        score = seat_score(self._table, number)
        lines = [f"{scene.names[number]}, {level_word(scene.level_title(number))}"]
        bonus = sum(points for _, points in score.bonuses)
        more = f", 6+ {bonus}" if score.bonuses else ""
        lines.append(f"{score.total} VP now: tiles {score.costs}, chips {score.chips}{more}")
        for phase, word in ((DEVELOP, "Developments"), (SETTLE, "Worlds")):
            sides = held.stack_sides(phase)
            if not sides:
                lines.append(f"{word}: none planned")
                continue
            top = "unknown"
            if sides[0] != HIDDEN:
                waiting = sum(held.waiting(phase))
                top = f"{SIDES[sides[0]].name}, {waiting} of {held.cost(sides[0])}"
            below = f", {len(sides) - 1} below" if len(sides) > 1 else ""
            lines.append(f"{word}: {top}{below}")
        lines.append(f"Citizenry: {dice_words(held.citizenry)}")
        lines.append(f"Cup: {dice_words(held.cup)}")
        return "\n".join(lines)

    # -- the reveal ---------------------------------------------------------------------------

    def reveal(self) -> RevealShown:
        """The grid with all strips."""
        stage = self.scene.stage
        rows = tuple(self._row(seat) for seat in stage.seats)
        progress = stage.reveal if stage.reveal is not None else 1.0
        return RevealShown(rows, self._table.phases, stage.extra, progress)

    def _row(self, number: int) -> Row:
        scene = self.scene
        held = scene.stage.seat(number)
        cells = []
        for phase in range(len(PHASES)):
            workers = tuple(worker for worker in held.workers if worker.place == phase)
            words: tuple[str, str, Tone] = ("", "", "plain")
            if phase in self._table.phases:
                words = result_words(self._table, number, phase)
            cells.append(Cell(workers, virtual_workers(held.tableau, phase), *words))
        called = held.called
        call = "" if called is None else f"calls {PHASES[called]}"
        card = self.card(number)
        return Row(card, call, called, tuple(cells), number == scene.stage.viewer)

    def reveal_detail(self) -> str:
        """What comes of the viewer's own dice."""
        seat = self._own
        dead = [w for w in seat.workers if w.place not in self._table.phases]
        words = []
        for phase in self._table.phases:
            if phase in (DEVELOP, SETTLE) and any(seat.workers_at(phase)):
                result, detail, tone = result_words(self._table, self.scene.stage.viewer, phase)
                if tone == "good":
                    words.append(f"Your dice complete {result}.")
                else:
                    words.append(f"{result}: {detail}.")
        if dead:
            words.append(f"{counted(len(dead), 'die').capitalize()} of yours "
                         f"{'returns' if len(dead) == 1 else 'return'} to the cup.")  # fmt: skip
        return " ".join(words[:2])
