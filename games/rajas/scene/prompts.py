"""What the bar says and offers for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.core.decision import Decision
from engine.text.message import Message
from engine.ui.table.actions import Action, Actions
from engine.ui.table.parts import Moment, addressed
from games.rajas.dice import FACE_OF, turned
from games.rajas.effects import effects_said
from games.rajas.moves import KEEP_DICE, SET_ASIDE, Lay, Pay, Place, TakeDice
from games.rajas.naming import colours_said, die_said, handful
from games.rajas.scene.hit_targets import HitTargets
from games.rajas.state import RajasTable


class Bar:
    """Says what the bar shows of one decision."""

    def __init__(self, moment: Moment, decision: Decision, hit_targets: HitTargets) -> None:
        self._decision, self._hit_targets = decision, hit_targets
        self._table: RajasTable = moment.table
        self._voice = moment.voice
        self._asked = moment.match.game.prompt(decision, moment.voice)

    def actions(self) -> Actions:
        """The sentence and the buttons."""
        if self._hit_targets.selection.turns_dice:
            said = self._said(Message("bar-turns-die"))
        elif self._decision.kind == "place":
            said = self._placing()
        else:
            said = self._choosing(self._said(Message(f"bar-{self._decision.kind}")))
        return replace(said, secondary=(*said.secondary, *self._karma()))

    def _choosing(self, said: Actions) -> Actions:
        """What is usually said of such a decision, with what is chosen so far."""
        match self._decision.kind:
            case "pay":
                return self._paying(said)
            case "lay":
                return self._laying(said)
            case "dice":
                return self._taking(said)
            case "reroll":
                return self._rolling_again(said)
            case "brown":
                return replace(said, detail=self._say(self._brown()))
        return said

    def _say(self, said: Message) -> str:
        return self._voice.say(said)

    def _said(self, said: Message) -> Actions:
        """A sentence with its quieter line."""
        return Actions(self._say(said), self._voice.part(said, "detail"))

    def _button(self, key: str, answer: Callable[[], object], icon: str, name: str,
                **more: Any) -> Action:  # fmt: skip
        return Action(self._say(Message(key)), answer, "", icon, name, **more)

    def _karma(self) -> tuple[Action, ...]:
        selection = self._hit_targets.selection
        if not selection.turnable:
            return ()
        chosen = [number for kind, number in selection.chosen if kind == "die"]
        said = Message("bar-karma")
        if selection.turns_dice:
            said = Message("bar-karma-not")
        elif selection.kind == "place" and len(chosen) == 1 and chosen[0] in selection.turnable:
            said = Message("bar-karma-to", {"face": FACE_OF[turned(chosen[0])]})
        label, karma = self._say(said), self._table.seats[self._decision.seat].karma
        words = self._say(Message("bar-karma-left", {"karma": karma}))
        short = self._voice.part(said, "short") or label
        return (Action(label, selection.use_karma, "", "lotus", "K", tooltip=words, short=short,
                       is_quiet=not (selection.turns_dice or selection.karma_opens)),)  # fmt: skip

    def _placing(self) -> Actions:
        selection, seat = self._hit_targets.selection, self._table.seats[self._decision.seat]
        option = selection.option
        args: dict[str, Any] = {"workers": seat.workers, "dice": len(seat.dice)}
        if isinstance(option, Place):
            space = self._table.space(option.space)
            args = {"where": space.called, "fitting": len(selection.paths.fitting)}
            if option.die < 0:
                said = Message("bar-placing", args)
            else:
                said = Message("bar-placing-with", {**args, "die": die_said(option.die)})
            name = self._say(Message("option-place", {"where": space.called}))
            primary = Action(name, selection.confirm, "", "check", "Space")
            return replace(self._said(said), primary=primary)
        if selection.plain == SET_ASIDE:
            aside = self._button("bar-set-aside", lambda: selection.answer(SET_ASIDE),
                                 "player-skip-forward", "Space")  # fmt: skip
            return replace(self._said(Message("bar-nothing-to-do", args)), primary=aside)
        if selection.chosen:
            return self._said(Message("bar-die-goes", {"die": die_said(selection.chosen[0][1])}))
        dotted = "bar-place-dotted" if selection.behind_karma else "bar-place"
        return self._said(Message(dotted, args))

    def _paying(self, said: Actions) -> Actions:
        selection = self._hit_targets.selection
        option = selection.option
        primary = self._button("bar-pay-button", selection.confirm, "check", "Space",
                               enabled=isinstance(option, Pay))  # fmt: skip
        if not isinstance(option, Pay):
            return replace(said, primary=primary)
        words = self._say(Message("bar-paying", {"dice": handful(option.dice)}))
        return replace(said, prompt=self._asked, primary=primary, detail=words)

    def _laying(self, said: Actions) -> Actions:
        hit_targets, selection = self._hit_targets, self._hit_targets.selection
        back = self._button("bar-other-tile", hit_targets.other_tile, "arrow-back-up", "Esc")
        turn = self._button("bar-turn-tile", selection.turn_tile, "rotate", "R")
        said = replace(said, secondary=(back, turn))
        if not isinstance(selection.option, Lay):
            return said
        primary = self._button("bar-lay-button", selection.confirm, "check", "Space")
        return replace(said, prompt=self._say(Message("bar-laying")), primary=primary)

    def _brown(self) -> Message:
        """RAJ-10.2: what the tile that was drawn brings."""
        tile = self._table.board.yields[getattr(self._table.steps[-1], "brown", "")]
        return Message("bar-brown-brings", {"brings": effects_said(tile.effects)})

    def _taking(self, said: Actions) -> Actions:
        selection, first = self._hit_targets.selection, self._decision.options[0]
        count = len(first.colours) if isinstance(first, TakeDice) else 1
        if count == 1:
            return replace(said, prompt=self._say(Message("bar-take-one")))
        chosen = colours_said([number for _, number in selection.chosen])
        said = self._said(Message("bar-taking", {"count": count, "chosen": chosen}))
        if selection.option is None:
            return said
        take = self._button("bar-take-button", selection.confirm, "dice", "Space")
        return replace(said, primary=take)

    def _rolling_again(self, said: Actions) -> Actions:
        selection = self._hit_targets.selection
        chosen = tuple(getattr(self._table.steps[-1], "chosen", ()))
        label = Message("bar-reroll-button", {"count": len(chosen)})
        primary = Action(self._say(label), lambda: selection.answer(KEEP_DICE), "", "dice", "Space")
        if not chosen:
            return replace(said, primary=primary)
        words = self._say(Message("bar-rolling-again", {"dice": handful(chosen)}))
        return replace(said, detail=words, primary=primary)


def to_do(moment: Moment, decision: Decision, hit_targets: HitTargets) -> Actions:
    """The sentence and the buttons of a decision."""
    said = Bar(moment, decision, hit_targets).actions()
    return replace(said, prompt=addressed(moment.match, decision, said.prompt))
