"""What the person to act has in mind: a row, its faces, and where the dice would go for it."""

from __future__ import annotations

from typing import Protocol

from engine.core.decision import Decision, Option
from engine.ui.table.table import Table
from engine.ui.widgets.base import Tip
from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt
from games.despirala.scene.cards import CardFact, advice, card, move_facts
from games.despirala.scene.choice import Choosing
from games.despirala.scene.counsel import MatchCounsel
from games.despirala.scene.layout import BoardLayout
from games.despirala.scene.odds import finish_odds
from games.despirala.scene.picker import FacePicker
from games.despirala.scene.stage import Stage


class Sheets(Protocol):
    """The felt, as far as choosing needs it."""

    table: Table
    counsel: MatchCounsel
    places: BoardLayout
    stage: Stage
    hovered_row: int | None

    @property
    def shown_decision(self) -> Decision | None: ...

    @property
    def shows_hints(self) -> bool: ...

    @property
    def sheet_seat(self) -> int: ...

    def chosen(self) -> None:
        """Something else is chosen now."""


class Chooser:
    """`choosing` is what is in mind, None while others act; `looked_at` a choice in the picker."""

    def __init__(self, felt: Sheets) -> None:
        self.choosing: Choosing | None = None
        self.looked_at: Attempt | None = None
        self._felt = felt

    @property
    def is_choosing(self) -> bool:
        """Whether a person is to choose a combination, and everything lies still."""
        return self.choosing is not None and not self._felt.table.film.is_playing

    @property
    def attempt(self) -> Attempt | None:
        """What would be attempted now."""
        return None if self.choosing is None else self.choosing.attempt

    @property
    def recorded_option(self) -> Option | None:
        """In a replay, what is played next."""
        replay = self._felt.table.replay
        if replay is None or replay.reel.is_at_end:
            return None
        option: Option = replay.reel.recorded.moves[replay.reel.at].answer
        return option

    def renew(self) -> None:
        """Fit what is chosen to the pending decision."""
        decision, table = self._felt.shown_decision, self._felt.stage.table
        if decision is None or decision.kind != "move":
            self.choosing = None
            return
        free = tuple(name for name in NAMES if name not in table.sheet.points)
        known, goods = self.choosing, table.sheet.goods
        if known is None or (known.dice, known.goods, known.free) != (table.dice, goods, free):
            known = self.choosing = Choosing(table.dice, goods, free)
        selects = self._felt.shows_hints and self._felt.table.replay is None
        known.advise(self._felt.counsel.hints(self._felt.table.match), selects=selects)
        played = self.recorded_option
        if isinstance(played, Attempt):
            known.name_faces(played)
        self.look()

    def commit(self) -> None:
        """Commit to the row selected."""
        if self.is_choosing and self.choosing is not None and self.choosing.attempt is not None:
            self._felt.table.submit(self.choosing.attempt)

    def select(self, row: int) -> None:
        """Choose a row; it stays chosen until another is, or something is played."""
        if self.choosing is not None and NAMES[row] in self.choosing.free:
            self.choosing.selected = NAMES[row]
            self._chosen()

    def select_option(self, option: Option) -> None:
        """A move of the hints was clicked."""
        if self.choosing is not None and isinstance(option, Attempt):
            self._felt.table.play_sound("click")
            self.choosing.name_faces(option)
            self._chosen()

    def _chosen(self) -> None:
        self.look()
        self._felt.chosen()

    def open_picker(self, row: int) -> None:
        """Show every choice of faces of a row."""
        choosing, name = self.choosing, NAMES[row]
        if choosing is None or name not in choosing.free:
            return
        choices = choosing.face_choices(name)
        if len(choices) < 2:
            return
        self.select(row)
        is_misere = self._felt.stage.table.misere
        picker = FacePicker(name, choices, choosing.faces[name], self._pick, self.look_at,
                            voice=self._felt.table.voice, is_misere=is_misere)  # fmt: skip
        viewport = self._felt.table.viewport
        below_tray = viewport.cut_top(self._felt.places.tray.box.bottom)[1]
        fits = picker.size()[1] <= below_tray.h - 24
        picker.stand_by(self._felt.places.sheet.rows[row].box, below_tray if fits else viewport)
        self._felt.table.open_popup(picker)

    def _pick(self, attempt: Attempt) -> None:
        if self.choosing is not None:
            self.choosing.name_faces(attempt)
            self.looked_at = None
            self._chosen()

    def look_at(self, attempt: Attempt | None) -> None:
        """Another choice of faces is looked at in the picker."""
        self.looked_at = attempt
        self.look()

    def look(self) -> None:
        """Send the dice where they would go: for the row pointed at, else for the one chosen."""
        choosing = self.choosing
        if choosing is None:
            return
        wanted = self.looked_at or choosing.attempt
        if self.looked_at is None and self._felt.hovered_row is not None:
            name = NAMES[self._felt.hovered_row]
            if name in choosing.free and self._felt.sheet_seat == self._felt.stage.seat:
                wanted = choosing.faces[name]
        if self._felt.stage.look_at(wanted):
            self._felt.table.invalidate()

    def card_of(self, option: Option) -> Tip | None:
        """Everything that is known of a move."""
        choosing, match = self.choosing, self._felt.table.match
        if self._felt.shown_decision is None:
            return None
        table, voice = self._felt.stage.table, match.voice
        hint = next(
            (each for each in self._felt.counsel.hints(match) if each.option == option), None
        )
        odds = None
        if choosing is not None and isinstance(option, Attempt):
            odds = finish_odds(choosing.dice, choosing.goods, option)
        moment = len(match.moves)

        def facts() -> list[CardFact]:
            is_now = moment == len(match.moves)
            spread = self._felt.counsel.spread(match, option) if is_now else None
            return move_facts(option, hint, odds, spread, voice, is_misere=table.misere)

        lines = len(facts()) + (1 if hint is not None else 0)
        told = match.game.option_text(option, voice)
        return card(told, voice.say(advice(option, table.sheet.goods)), facts, lines)
