"""Despirala at the table: its parts put together, and what the bar offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.core.bot import Reason
from engine.core.decision import Decision, Option
from engine.core.story import Beat
from engine.text.message import Message
from engine.ui.animation import Animation
from engine.ui.scene import Scene
from engine.ui.table.actions import Action, Actions
from engine.ui.table.panels import MOST_MOVES, HintMove, TableHint
from engine.ui.table.parts import FrameStyle, Moment, Parts, addressed, words_as_before
from engine.ui.table.table import Table
from games.despirala.combinations import score
from games.despirala.events import DiceRolled
from games.despirala.moves import COMBINATION, Attempt, Continue, Reroll, Stop
from games.despirala.scene.film import BeatFilm
from games.despirala.scene.hint_panel import short_move
from games.despirala.scene.lines import loss_words
from games.despirala.scene.prompts import (
    attempt_detail,
    attempt_label,
    attempt_odds,
    choose_detail,
    collect_detail,
    continue_words,
    stop_words,
)
from games.despirala.scene.prospects import why_words
from games.despirala.scene.stage import AT_REST
from games.despirala.scene.table_board import DespiralaBoard
from games.despirala.state import DespiralaTable


def despirala_parts(table: Table) -> Parts:
    """The parts of a table of Despirala."""
    parts = DespiralaParts(table)
    board, prospects = parts.board, parts.board.prospects
    return Parts(
        board=board,
        style=FrameStyle(explained=lambda box: box.cut_top(board.places.tray.box.h, 12)[1]),
        film=parts.film,
        lines=prospects.log_lines,
        actions=parts.actions,
        meanwhile=parts.meanwhile,
        seat=prospects.seat,
        left=prospects.left,
        right=prospects.right,
        hint=parts.hint,
        review=parts.review,
    )


class DespiralaParts:
    """What a person is shown and offered at the board."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = DespiralaBoard(table)

    def film(self, beat: Beat, before: DespiralaTable, turn: Animation) -> list[Animation]:
        """How a beat looks; the dice that will fall are painted ahead."""
        board, event = self.board, beat.event
        board.odds_request.follow(self.table.match)
        if isinstance(event, DiceRolled):
            dice = zip(event.positions, event.faces, strict=True)
            board.prerender.expect(self.table.app.canvas, board.places.tray, dice)
        return BeatFilm(board.stage, self.table.director.sound).of(beat, before, turn)

    # -- words --------------------------------------------------------------------------------

    def _say(self, said: Message, part: str = "") -> str:
        return self.table.voice.say(said, part)

    @property
    def _rolling(self) -> Actions:
        said = Message("bar-rolling")
        return Actions(self._say(said), self._say(said, "detail"))

    # -- actions ------------------------------------------------------------------------------

    def meanwhile(self, moment: Moment, said: Actions) -> Actions:
        """While dice roll it says whose."""
        stage = self.board.stage
        if any(die.tumble < AT_REST for die in stage.dice):
            whose = Message("bar-rolling-of", {"whose": self.board.owner(stage.seat)})
            return replace(self._rolling, prompt=self._say(whose))
        return words_as_before(moment, said)

    def actions(self, moment: Moment, decision: Decision) -> Actions:
        """Choose and attempt, or stop and continue."""
        if moment.is_playing:
            return self._rolling
        asked = moment.match.game.prompt(decision, moment.voice)
        prompt = addressed(moment.match, decision, asked)
        if decision.kind == "collect":
            return self._collect_actions(decision, prompt, moment.table)
        return self._choose_actions(decision, prompt)

    def _choose_actions(self, decision: Decision, prompt: str) -> Actions:
        board, choosing = self.board, self.board.chooser.selection
        best, attempt = choosing.best if board.shows_hints else None, choosing.option
        if attempt is None:
            detail, none = choose_detail(best), Message("bar-no-row")
            main = Action(self._say(none), choosing.confirm, self._say(none, "detail"),
                          enabled=False, is_bright=best is None)  # fmt: skip
        else:
            detail = attempt_detail(choosing, attempt)
            named = Message(COMBINATION(attempt.combination).key)
            main = Action(self._say(attempt_label(attempt)), choosing.confirm,
                          self._say(attempt_odds(choosing, attempt)), key="Space",
                          is_bright=best in (None, attempt), short=self._say(named))  # fmt: skip
        reroll = () if board.lies.misere else (self._reroll(decision, best, attempt),)
        return Actions(prompt, self._say(detail), main, reroll, is_choice=bool(reroll))

    def _reroll(self, decision: Decision, best: Option | None, chosen: Attempt | None) -> Action:
        """Bright where it is the best move; a row chosen all the same keeps the space bar."""
        can_reroll, is_best = Reroll() in decision.options, best == Reroll()
        sub = self._say(Message("bar-costs-good" if can_reroll else "bar-no-goods"))
        key = "Space" if is_best and chosen is None else "R"
        submit = partial(self.table.submit, Reroll())
        label = self._say(Reroll().said())
        return Action(label, submit, sub, "refresh", key, can_reroll, is_bright=is_best)

    def _collect_actions(self, decision: Decision, prompt: str, table: DespiralaTable) -> Actions:
        """Stop and continue are of equal right until a hint tells them apart."""
        odds_request = self.board.odds_request
        hints = odds_request.hints(self.table.match) if self.board.shows_hints else []
        values = {hint.option: hint.expected for hint in hints}
        attempt, goods = table.attempt, table.sheet.goods
        points = 0 if attempt is None else score(attempt.combination, (), len(table.aside))
        can_go_on = Continue() in decision.options
        best = (hints[0].option if hints else None) if can_go_on else Stop()
        stop = self._way(Stop(), "S", stop_words(points, values), best)
        words = continue_words(can_go_on, goods, values)
        go_on = replace(self._way(Continue(), "C", words, best), icon="dice", enabled=can_go_on)
        detail = self._say(collect_detail(points, goods))
        return Actions(prompt, detail, stop, (go_on,), is_choice=True)

    def _way(
        self, option: Stop | Continue, key: str, words: Message, best: Option | None
    ) -> Action:
        is_best = option == best
        submit = partial(self.table.submit, option)
        return Action(short_move(option, self.table.voice), submit, self._say(words),
                      key="Space" if is_best else key, is_bright=is_best)  # fmt: skip

    def hint(self, decision: Decision, show_hint: Callable[[TableHint], object]) -> bool:
        """The best moves with what each loses, as soon as they are worked out; else the bot's."""
        from games.despirala.bots import rule_reason  # noqa: PLC0415 (brings NumPy)

        board, match, voice = self.board, self.table.match, self.table.voice
        hints = board.odds_request.hints(match)
        if not hints:
            return False
        table, best, worst = match.table, hints[0], max(each.loss for each in hints[:MOST_MOVES])
        losses = [each.loss / worst if worst else 0.0 for each in hints]
        moves = [
            HintMove(each.option, short_move(each.option, voice),
                     loss_words(each.loss, table.misere, voice), share)
            for each, share in zip(hints, losses, strict=True)
        ]  # fmt: skip
        clause = rule_reason(table, best.option).clause
        reason = Reason(clause, why_words(table, hints, best.option, voice))
        show_hint(TableHint(tuple(moves), (reason,), Message("hint-unit"), choose=self._choose))
        self._choose(best.option)
        return True

    def _choose(self, option: Option) -> None:
        if isinstance(option, Attempt):
            self.board.chooser.select_option(option)

    # -- other pages --------------------------------------------------------------------------

    def review(self) -> Scene:
        """Luck and mistakes of the game just played."""
        from games.despirala.scene.review import ReviewScene  # noqa: PLC0415 (loaded when a game is over)

        return ReviewScene(self.table.app, self.table.match, self.table.sitting.viewer)
