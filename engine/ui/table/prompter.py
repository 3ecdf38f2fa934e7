"""What the bar says: what a person can do now, or what is going on."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

from engine.core.decision import Chance, Decision
from engine.text.said import Said, SeatNumber
from engine.ui.pages.end import closing_words
from engine.ui.pages.page_theme import Confirm
from engine.ui.real_table.ask_page import AskPage
from engine.ui.real_table.asking import ask_actions
from engine.ui.table.actions import Action, Actions
from engine.ui.table.explained import Explained
from engine.ui.table.host import Host
from engine.ui.table.manual_dice import DicePanel

THINKING_SHOWS_AFTER: Final = 0.3
MOST_BESIDE: Final = 1


class Ways(Protocol):
    """What the bar's own buttons do."""

    def try_again(self) -> None: ...

    def answer_for_bot(self) -> None: ...

    def show_review(self) -> None: ...

    def undo(self) -> None: ...

    def tell_coarsely(self) -> None: ...

    def differs(self) -> None: ...

    def meant_another(self) -> None: ...


class Prompter:
    """The bar's sentence and buttons; `said` is what it said last."""

    def __init__(self, host: Host, ways: Ways, explained: Explained) -> None:
        self.said = Actions("")
        self._host = host
        self._ways = ways
        self._explained = explained
        self._question: tuple[str, str, int] | None = None

    @property
    def thinks_long(self) -> bool:
        """Whether a bot has been at work for so long that it should be said."""
        conductor = self._host.conductor
        return conductor.is_thinking and conductor.seconds_thought >= THINKING_SHOWS_AFTER

    def actions(self, dice: DicePanel | AskPage | None, wrong: str = "") -> Actions:
        """What the bar shows now; `dice` is the panel for real dice, if it is open, `wrong` what
        cannot be of what a person told of their turn.
        """
        host, moment = self._host, self._host.moment
        if host.conductor.trouble is not None:
            return self._trouble()
        told = None if host.tutor is None else host.tutor.actions()
        if told is not None:
            return told
        if self._explained.is_speaking:
            return self._explained.actions()
        if wrong:
            return self._three_answers(wrong)
        if moment.is_behind:
            return host.parts.meanwhile(moment, self.said)
        plain = self._at_rest(dice)
        self.said = self._asking_first(plain)
        tutor = host.tutor
        if tutor is not None and tutor.is_speaking and self.said.prompt == plain.prompt:
            return replace(self.said, prompt="", detail="")
        return self.said

    def _at_rest(self, dice: DicePanel | AskPage | None) -> Actions:
        host, moment = self._host, self._host.moment
        pending, decision = host.sitting.pending, host.decision
        if pending is None:
            return self._closing()
        if decision is not None and isinstance(dice, AskPage):
            return ask_actions(host, dice, self._ways.undo)
        if decision is not None:
            said = self._with_only_choice(host.parts.actions(moment, decision), decision)
            return self._with_coarse(said)
        if isinstance(pending, Chance):
            asked = host.match.game.prompt(pending, host.sitting.voice)
            said = self._real_dice(asked, dice)
        else:
            said = self._other_seat(pending)
        is_told = isinstance(dice, AskPage)
        return said if is_told else host.parts.waiting(moment, pending, said)

    def _three_answers(self, wrong: str) -> Actions:
        """What a person told cannot be: that is a question, not a fault."""
        ways = self._ways
        right = Action(self._say("told-board-right"), ways.differs, icon="pencil", key="Ctrl+D")
        other = Action(self._say("told-another"), ways.meant_another, icon="arrow-back-up")
        house = Action(self._say("told-played-so"), ways.tell_coarsely, icon="hand", key="Ctrl+S")
        return Actions(wrong, self._say("told-question"), right, (other, house), is_choice=True)

    def _with_only_choice(self, actions: Actions, decision: Decision) -> Actions:
        """Where one answer is left, a press gives it, wherever it lies on the board."""
        host, options = self._host, decision.listing
        is_taken = actions.primary is not None or any(way.key == "Space" for way in actions.offered)
        if is_taken or options is None or len(options) != 1:
            return actions
        match, option = host.match, options[0]
        words = match.game.option_text(option, host.sitting.voice, match.table, decision.seat)
        only = Action(words, partial(host.submit, option), icon="check", key="Space", tooltip=words)
        return replace(actions, primary=only)

    def _with_coarse(self, actions: Actions) -> Actions:
        """At a real table a turn may be told by what came of it, where the bar has room."""
        is_real = self._host.match.setup.real_table
        if not is_real or actions.is_choice or len(actions.secondary) > MOST_BESIDE:
            return actions
        coarse = Action(self._say("tell-coarsely", "short"), self._ways.tell_coarsely, icon="hand",
                        key="Ctrl+S", tooltip=self._say("tell-coarsely", "tip"))  # fmt: skip
        return replace(actions, secondary=(coarse, *actions.secondary))

    def _trouble(self) -> Actions:
        trouble = self._host.conductor.trouble
        assert trouble is not None
        return Actions(
            trouble.sentence,
            trouble.why,
            Action(self._say("bar-try-again"), self._ways.try_again, icon="refresh", key="Enter"),
            (Action(self._say("bar-random-move"), self._ways.answer_for_bot, icon="dice"),),
            tone="trouble",
        )

    def _closing(self) -> Actions:
        label = self._say("bar-look-back")
        look = Action(label, self._ways.show_review, icon="trophy", key="Space")
        said = Said("bar-game-over", {"won": closing_words(self._host.match)})
        voice = self._host.sitting.voice
        return Actions(voice.say(said), voice.say(said, "detail"), look)

    def _say(self, key: str, part: str = "", **args: Any) -> str:
        return self._host.sitting.voice.say(Said(key, args), part)

    def _other_seat(self, decision: Decision) -> Actions:
        """That a seat plays; what it is asked only where nothing is hidden: that it is asked at all
        may tell what its hand holds.
        """
        part = "thinking" if self.thinks_long else ""
        words = self._say("bar-plays", part, seat=SeatNumber(decision.seat))
        is_bot = not self._host.match.setup.seats[decision.seat].is_person
        offers = self._explained.offers() if is_bot else ()
        game = self._host.match.game
        asked = game.prompt(decision, self._host.sitting.voice)
        detail = "" if game.has_hidden_information else self._say("bar-asked", asked=asked)
        return Actions(words, detail, secondary=offers)

    def _asking_first(self, actions: Actions) -> Actions:
        """What cannot be taken back is done after a question, which stands in the bar."""
        said = actions.prompt
        primary = None if actions.primary is None else self.asked(actions.primary, said)
        asks = (each.asks for each in actions.offered if self._is_questioned(each, said))
        return replace(
            actions,
            prompt=next(asks, said),
            primary=primary,
            secondary=tuple(self.asked(each, said) for each in actions.secondary),
        )

    def asked(self, action: Action, prompt: str) -> Action:
        """The action, behind a question if it asks for one, or if the player wants one.

        A question asked under a prompt is dropped when the bar says something else.
        """
        if self._is_questioned(action, prompt):
            return replace(action, label=self._say("bar-yes", label=action.label), short="")
        if action.asks:
            return replace(action, on_click=partial(self._put_question, action, prompt))
        if action.ends_turn and self._host.app.settings.confirm_end_of_turn:
            return replace(action, on_click=partial(self._confirm, action))
        return action

    def drop_question(self) -> bool:
        """No: nothing is done; whether there was a question."""
        had, self._question = self._question is not None, None
        if had:
            self._host.refresh()
        return had

    def _put_question(self, action: Action, prompt: str) -> None:
        self._question = (action.asks, prompt, self._host.moment.answers)
        self._host.refresh()

    def _is_questioned(self, action: Action, prompt: str) -> bool:
        question = (action.asks, prompt, self._host.moment.answers)
        return bool(action.asks) and self._question == question

    def _confirm(self, action: Action) -> None:
        app, label = self._host.app, action.label
        title = self._say("bar-really", label=label)
        words = self._say("bar-really", "detail", label=label)
        app.push(Confirm(app, title, words, action.on_click, yes=label))

    def _real_dice(self, asked: str, panel: DicePanel | AskPage | None) -> Actions:
        if panel is None:
            return Actions(asked)
        if isinstance(panel, AskPage):
            return ask_actions(self._host, panel, self._ways.undo)
        enter = Action(self._say("bar-hand-in"), panel.submit, icon="check", key="Enter",
                       enabled=panel.outcome is not None)  # fmt: skip
        return Actions(asked, self._say("bar-real-dice"), enter)
