"""What the bar says and offers for each decision of a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from engine.core.decision import Decision, Option
from engine.text.message import Fixed, Message, Share
from engine.text.voice import Voice
from engine.ui.table.actions import Action, Control, NumberStep, Pick, Press, PressStep, Slide
from games.risk.fight import fight_on
from games.risk.moves import (
    END_ATTACKS,
    END_TURN,
    KEEP_CARDS,
    REDEEM_HIDDEN,
    Attack,
    Defend,
    Redeem,
)
from games.risk.names import TERRITORY
from games.risk.odds import roll_outcomes
from games.risk.scene.bar import RiskActions
from games.risk.scene.choosing import (
    ClaimingOrders,
    PlacingOrders,
    RollingOrders,
    SpreadingOrders,
    win_chance,
)
from games.risk.scene.selection import PER_CLICK, RiskSelection

PHASE_OF: Final = {
    "redeem": 0, "bonus": 0, "reinforce": 0, "attack": 1, "occupy": 1, "defend": 1, "battle": 1,
    "set": 0, "taken": 1, "card": 2, "fortify": 2,
}  # fmt: skip


class RiskPrompter:
    """Makes the bar's actions out of what a person intends; `draw` is a lot among options."""

    def __init__(
        self, selection: RiskSelection, voice: Voice, draw: Callable[[Sequence[Option]], Option]
    ) -> None:
        self.selection = selection
        self.voice = voice
        self._draw = draw

    def _say(self, key: str, **args: Any) -> str:
        return self.voice.say(Message(f"bar-{key}", args))

    def actions(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        """The actions of a decision; `prompt` puts a name before a sentence if it has to."""
        make = {
            "claim": self._claim,
            "place": self._place,
            "redeem": self._redeem,
            "bonus": self._bonus,
            "reinforce": self._reinforce,
            "attack": self._attack,
            "occupy": self._occupy,
            "defend": self._defend,
            "fortify": self._fortify,
        }.get(decision.kind)
        if make is None:
            return RiskActions(prompt(self.voice.prompt(decision.asked)))
        return make(decision, prompt)

    # -- setting up

    def _claim(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        free, selection = len(decision.options), self.selection
        words, note = self._say("claim", free=free), self._say("claim-note")
        orders = ClaimingOrders(decision.seat, self._draw)
        deal = Action(self._say("deal"), partial(selection.give, orders), icon="cards", key="D",
                      tooltip=self._say("deal-tip"))  # fmt: skip
        control = Press(deal, least=160, most=260)
        if isinstance(selection.orders, ClaimingOrders):
            words, control = self._say("dealing", free=free), self._stop()
        return RiskActions(prompt(words), note=note, note_icon="hand-finger", controls=(control,))

    def _stop(self) -> Press:
        """Ends what goes on by itself."""
        stop = Action(self._say("stop"), self.selection.stop, icon="player-stop", key="S")
        return Press(stop, least=120, most=200)

    def _place(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, orders = self.selection, self.selection.orders
        left = selection.table.reserves[decision.seat]
        words, note = self._say("place", troops=left), self._say("place-note")
        spread = Action(
            self._say("spread"), partial(selection.give, SpreadingOrders(decision.seat)),
            icon="arrows-maximize", tooltip=self._say("spread-in-turn-tip"),
        )  # fmt: skip
        controls: tuple[Control, ...] = (
            self._per_click("per-click-in-turn", 216),
            Press(spread, least=112, most=200, short=self._say("spread-short")),
        )
        if isinstance(orders, PlacingOrders) and orders.left(selection.table) > 0:
            more, place = orders.left(selection.table), TERRITORY(orders.territory)
            words = self._say("placing-on", more=more, territory=place)
            controls = (self._stop(),)
        elif isinstance(orders, SpreadingOrders):
            words, controls = self._say("spreading", troops=left), (self._stop(),)
        return RiskActions(prompt(words), note=note, note_icon="hand-finger", controls=controls)

    # -- placing

    def _redeem(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection = self.selection
        value = selection.table.next_set_value
        may_keep = KEEP_CARDS in decision.options
        words = self._say("redeem" if may_keep else "redeem-must", troops=value)
        note = self._say("redeem-note")
        redeems = not may_keep or isinstance(selection.hinted, Redeem)
        redeem = Action(
            self._say("redeem-for", value=value), selection.confirm, icon="cards",
            key="Space" if redeems else "T", enabled=selection.settled is not None,
        )  # fmt: skip
        controls = (Press(redeem, "primary" if redeems else "secondary", 160, 276),)
        if REDEEM_HIDDEN in decision.options:
            tell = Action(self._say("redeem-hidden"), partial(selection.answer, REDEEM_HIDDEN),
                          icon="cards", key="R")  # fmt: skip
            told = controls if redeem.enabled else ()
            controls = (Press(tell, "secondary" if told else "primary", 160, 276), *told)
            note = self._say("redeem-hidden-note")
        closing, keeps = None, selection.hinted == KEEP_CARDS
        if may_keep:
            keep = partial(selection.answer, KEEP_CARDS)
            closing = Action(self._say("keep"), keep, self._say("then-place"),
                             "player-skip-forward", "Space" if keeps else "E")  # fmt: skip
        return RiskActions(prompt(words), phase=0, note=note, note_icon="cards",
                           controls=controls, closing=closing, is_closing_next=keeps)  # fmt: skip

    def _bonus(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        words = self._say("bonus")
        return RiskActions(prompt(words), phase=0, note=self._say("bonus-note"),
                           note_icon="hand-finger")  # fmt: skip

    def _reinforce(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, draft = self.selection, self.selection.draft
        if draft is None:
            return RiskActions(prompt(self.voice.prompt(decision.asked)), phase=0)
        placed, total = draft.total - draft.left, draft.total
        left = draft.left
        key = "reinforce-more" if placed and left else "reinforce"
        words = self._say(key, left=left)
        undo = Action(self._undo_words(), selection.undo, icon="arrow-back-up",
                      key="Ctrl+Z", enabled=draft.can_undo)  # fmt: skip
        spread = Action(self._say("spread"), selection.spread, icon="arrows-maximize",
                        enabled=left > 0, tooltip=self._say("spread-tip"))  # fmt: skip
        clear = Action(self._say("clear"), selection.take_up_all, icon="trash", enabled=placed > 0)
        controls: tuple[Control, ...] = (
            self._per_click("per-click", 150),
            Press(spread, least=112, most=176, short=self._say("spread-short")),
            Press(clear, least=84, most=136),
            Press(undo, least=112, most=232),
        )  # fmt: skip
        sub = self._say("place-rest" if left else "then-attack")
        label = self._say("confirm")
        if left:
            label = f"{label}  {placed} / {total}"
        confirm = Action(label, selection.confirm, sub, "check", "Space", enabled=not left)
        return RiskActions(
            prompt(words), phase=0, note=self._say("wheel-note"),
            note_icon="hand-finger", controls=controls, closing=confirm,
            is_closing_next=True, progress=None if not left else placed / total,
        )  # fmt: skip

    def _undo_words(self) -> str:
        draft = self.selection.draft
        change = 0 if draft is None else draft.last_change
        undo = self._say("undo")
        return f"{undo} {'+' if change > 0 else '−'}{abs(change)}" if change else undo

    def _per_click(self, tip: str, least: int) -> Pick:
        steps = ("1", "5", self._say("all-of-them"))
        selection = self.selection
        return Pick(self._say("clicks"), steps, PER_CLICK.index(selection.per_click),
                    selection.pick_step, least, 296, self._say(tip))  # fmt: skip

    # -- attacking

    def _attack(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, table = self.selection, self.selection.table
        has_card = table.has_conquered
        note = self._say("card-note" if has_card else "no-card-note")
        if isinstance(selection.orders, RollingOrders):
            return self._going_on(selection.orders, prompt, note)
        if selection.pair is not None:
            source, target = map(TERRITORY, selection.pair)
            words = self._say("attack-pair", source=source, target=target)
            controls = self._attack_controls(*selection.pair)
        elif selection.source is not None:
            words = self._say("attack-from", source=TERRITORY(selection.source))
            controls = ()
        else:
            words, controls = self._say("attack"), ()
        ends = selection.hinted == END_ATTACKS
        closing = Action(self._say("end-attack"), partial(selection.answer, END_ATTACKS),
                         self._say("then-fortify"), "player-skip-forward", "Space" if ends else "E",
                         asks=self._say("last-attack") if has_card else "")  # fmt: skip
        return RiskActions(
            prompt(words), phase=1, note=note, note_icon="card-draw", is_note_good=has_card,
            controls=controls, closing=closing, is_closing_next=ends,
        )  # fmt: skip

    def _attack_controls(self, source: int, target: int) -> tuple[Control, ...]:
        selection, table = self.selection, self.selection.table
        troops = table.troops[source]
        most = selection.attacks.most_dice(source)
        chance = win_chance(table, source, target)
        roll = Action(self._say("roll-once"), selection.roll_once, icon="dice-5", key="R")
        until = Action(self._say("until"), lambda: selection.roll_on(selection.stop_at), key="U",
                       tooltip=self._say("until-tip"),
                       enabled=troops > 2)  # fmt: skip
        hinted = selection.hinted
        is_advised = isinstance(hinted, Attack) and (hinted.source, hinted.target) == selection.pair
        is_next = hinted is None or is_advised
        label = self._say(_blitz(chance), chance=Share(chance))
        blitz = Action(label, lambda: selection.roll_on(1),
                       icon="bolt", key="Space" if is_next else "B",
                       tooltip=self._say("blitz-tip"))  # fmt: skip
        return (
            NumberStep(self._say("dice"), selection.number, 1, most, selection.set_number,
                       124, 152),
            Press(roll, least=112, most=160),
            PressStep(until, NumberStep(self._say("left"), selection.stop_at, 1, max(1, troops - 1),
                                        selection.set_stop), 184, 268),
            Press(blitz, "primary" if is_next else "secondary", 128, 276),
        )  # fmt: skip

    def _going_on(
        self, orders: RollingOrders, prompt: Callable[[str], str], note: str
    ) -> RiskActions:
        source, target = TERRITORY(orders.source), TERRITORY(orders.target)
        words = self._say("fights-on", source=source, target=target)
        return RiskActions(prompt(words), phase=1, note=note, note_icon="card-draw",
                           controls=(self._stop(),))  # fmt: skip

    def _occupy(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, amount = self.selection, self.selection.amount
        assert amount is not None
        assert selection.target is not None
        low, high, set_number = amount.low, amount.high, selection.set_number
        where, count = TERRITORY(selection.target), selection.number
        words = self._say("occupy", territory=where, low=low, high=high)
        move = Action(
            self._say("move-in", count=count), selection.confirm, icon="arrow-right", key="Space"
        )
        least = Action(self._say("least", low=low), lambda: set_number(low), key="N")
        most = Action(self._say("all", high=high), lambda: set_number(high), key="A")
        controls: tuple[Control, ...] = (
            Slide(low, high, count, set_number, 180, 380),
            Press(least, least=84, most=128),
            Press(most, least=84, most=128),
            Press(move, "primary", 136, 220),
        )  # fmt: skip
        note = self._say("occupy-note", low=low)
        return RiskActions(prompt(words), phase=1, note=note, note_icon="info-circle",
                           controls=controls)  # fmt: skip

    def _defend(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, table = self.selection, self.selection.table
        fight = fight_on(table)
        assert fight is not None
        controls: list[Control] = []
        for option in decision.options:
            assert isinstance(option, Defend)
            outcomes = roll_outcomes(fight.attack, option.dice)
            lost = sum(each.chance * each.defender_lost for each in outcomes)
            killed = sum(each.chance * each.attacker_lost for each in outcomes)
            tip = self._say("defend-tip", lost=Fixed(lost, 2), killed=Fixed(killed, 2))
            defend = Action(self._say("defend-with", number=option.dice),
                            partial(selection.answer, option), icon=f"dice-{option.dice}",
                            key=str(option.dice), tooltip=tip)  # fmt: skip
            is_hinted = option == selection.hinted
            controls.append(Press(defend, "primary" if is_hinted else "secondary", 150, 232))
        words = self._say(
            "defend", target=TERRITORY(fight.target), troops=table.troops[fight.target],
            dice=fight.attack, source=TERRITORY(fight.source),
        )  # fmt: skip
        return RiskActions(prompt(words), phase=1, note=self._say("defend-note"),
                           note_icon="info-circle", controls=tuple(controls))  # fmt: skip

    # -- fortifying

    def _fortify(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, amount = self.selection, self.selection.amount
        controls: tuple[Control, ...] = ()
        is_next = selection.hinted == END_TURN and selection.pair is None
        end = Action(self._say("end-turn"), partial(selection.answer, END_TURN),
                     self._say("without-move"), "player-skip-forward", "Space" if is_next else "E",
                     ends_turn=True)  # fmt: skip
        if selection.pair is not None and amount is not None:
            low, high, set_number = amount.low, amount.high, selection.set_number
            source, target = map(TERRITORY, selection.pair)
            words = self._say("fortify-pair", source=source, target=target)
            move = Action(self._say("move", count=selection.number), selection.confirm, "",
                          "arrow-right", "Space", ends_turn=True,
                          tooltip=self._say("move-tip"))  # fmt: skip
            controls = (
                Slide(low, high, selection.number, set_number, 200, 460),
                Press(Action(self._say("all", high=high), lambda: set_number(high), key="A"),
                      "secondary", 84, 128),
                Press(move, "primary", 136, 260),
            )  # fmt: skip
        elif selection.source is not None:
            words = self._say("fortify-from", source=TERRITORY(selection.source))
        elif selection.has_stalled:
            words = self._say("fortify-stalled")
        else:
            words = self._say("fortify")
        note = self._say("fortify-note")
        return RiskActions(prompt(words), phase=2, note=note, note_icon="hand-finger",
                           controls=controls, closing=end,
                           is_closing_next=is_next)  # fmt: skip


def _blitz(chance: float) -> str:
    """The button's word: what is nearly sure, or nearly hopeless, is not called either."""
    if 0.99 < chance < 1:
        return "blitz-sure"
    return "blitz-hopeless" if 0 < chance < 0.01 else "blitz"
