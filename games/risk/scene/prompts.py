"""What the bar says and offers for each decision of a person."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.decision import Decision
from engine.text.voice import Voice
from engine.ui.charts import percent
from engine.ui.table.actions import Action
from engine.ui.table.controls import Control, NumberStep, Pick, Press, PressStep, Slide
from games.risk.board import NAMES
from games.risk.fight import fight_on
from games.risk.moves import END_ATTACKS, END_TURN, KEEP_CARDS, Attack, Defend, Redeem
from games.risk.odds import roll_outcomes
from games.risk.scene.bar import RiskActions
from games.risk.scene.choosing import PlacingOrders, RollingOrders, win_chance
from games.risk.scene.selection import PER_CLICK, RiskSelection
from games.risk.scene.world import short_name

PHASE_OF: Final = {
    "redeem": 0, "bonus": 0, "reinforce": 0, "attack": 1, "occupy": 1, "defend": 1, "battle": 1,
    "card": 2, "fortify": 2,
}  # fmt: skip
CARD_NOTE: Final = "You draw a card when the attacks end"
LAST_ATTACK: Final = "End the attacks? You draw your card, and that cannot be taken back."


class RiskPrompter:
    """Makes the bar's actions out of what a person intends."""

    def __init__(self, selection: RiskSelection, voice: Voice) -> None:
        self.selection = selection
        self.voice = voice

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
        free = len(decision.options)
        words = f"Claim a territory: {free} are free." if free > 1 else "Claim the last territory."
        note = "Click a territory that nobody has. Whole continents pay every turn."
        return RiskActions(prompt(words), note=note, note_icon="hand-finger")

    def _place(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, orders = self.selection, self.selection.orders
        left = selection.table.reserves[decision.seat]
        troops = "1 troop" if left == 1 else f"{left} troops"
        words = f"Put a troop on one of your territories, {troops} left."
        note = "One troop each in turn; the next ones can go to the same place by themselves"
        controls: tuple[Control, ...] = (
            Pick("Per click", ("1", "5", "All"), PER_CLICK.index(selection.per_click),
                 selection.pick_step, 216, 296, "How many go there, one in each of your turns"),
        )  # fmt: skip
        if isinstance(orders, PlacingOrders) and orders.left(selection.table) > 0:
            more, place = orders.left(selection.table), short_name(orders.territory)
            words = f"{more} more on {place}, one in each of your turns."
            stop = Action("Stop", selection.stop, icon="player-stop", key="S")
            controls = (Press(stop, least=120, most=200),)
        return RiskActions(prompt(words), note=note, note_icon="hand-finger", controls=controls)

    # -- placing

    def _redeem(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection = self.selection
        value = selection.table.next_set_value
        may_keep = KEEP_CARDS in decision.options
        words = (
            f"Trade a set for {value} troops, or keep your cards."
            if may_keep
            else f"Trade a set for {value} troops: you hold too many cards."
        )
        note = "The best set is picked; click cards to pick another"
        trades = not may_keep or isinstance(selection.hinted, Redeem)
        trade = Action(
            f"Trade for +{value}", selection.confirm, icon="cards",
            key="Space" if trades else "T", enabled=selection.settled is not None,
        )  # fmt: skip
        controls = (Press(trade, "primary" if trades else "secondary", 160, 276),)
        closing, keeps = None, selection.hinted == KEEP_CARDS
        if may_keep:
            keep = partial(selection.answer, KEEP_CARDS)
            closing = Action("Keep the cards", keep, "then place troops", "player-skip-forward",
                             "Space" if keeps else "E")  # fmt: skip
        return RiskActions(prompt(words), phase=0, note=note, note_icon="cards",
                           controls=controls, closing=closing, is_closing_next=keeps)  # fmt: skip

    def _bonus(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        words = "Choose where the two extra troops of your cards go."
        return RiskActions(prompt(words), phase=0, note="Click one of the lit territories",
                           note_icon="hand-finger")  # fmt: skip

    def _reinforce(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, draft = self.selection, self.selection.draft
        if draft is None:
            return RiskActions(prompt(self.voice.prompt(decision.asked)), phase=0)
        placed, total = draft.total - draft.left, draft.total
        left = draft.left
        more = " more" if placed else ""
        words = f"Place {left}{more} troop{'s' * (left != 1)} on your territories."
        if not left:
            words = "All troops are placed: confirm, or change your mind."
        undo = Action(self._undo_words(), selection.undo, icon="arrow-back-up",
                      key="Ctrl+Z", enabled=draft.can_undo)  # fmt: skip
        spread = Action("Spread evenly", selection.spread, icon="arrows-maximize", enabled=left > 0,
                        tooltip="The rest over your borders")  # fmt: skip
        clear = Action("Clear", selection.take_up_all, icon="trash", enabled=placed > 0)
        controls: tuple[Control, ...] = (
            Pick("Per click", ("1", "5", "All"), PER_CLICK.index(selection.per_click),
                 selection.pick_step, 150, 296, "How many troops a click puts down"),
            Press(spread, least=112, most=176, short="Spread"),
            Press(clear, least=84, most=136),
            Press(undo, least=112, most=232),
        )  # fmt: skip
        sub = "then attack" if not left else "place the rest first"
        label = "Confirm" if not left else f"Confirm  {placed} / {total}"
        confirm = Action(label, selection.confirm, sub, "check", "Space", enabled=not left)
        return RiskActions(
            prompt(words), phase=0, note="The wheel over a territory adds or takes one",
            note_icon="hand-finger", controls=controls, closing=confirm,
            is_closing_next=True, progress=None if not left else placed / total,
        )  # fmt: skip

    def _undo_words(self) -> str:
        draft = self.selection.draft
        change = 0 if draft is None else draft.last_change
        if not change:
            return "Undo"
        return f"Undo {'+' if change > 0 else '−'}{abs(change)}"

    # -- attacking

    def _attack(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, table = self.selection, self.selection.table
        has_card = table.has_conquered
        note = CARD_NOTE if has_card else "Take a territory this turn to earn a card"
        if isinstance(selection.orders, RollingOrders):
            return self._going_on(selection.orders, prompt, note)
        if selection.pair is not None:
            source, target = map(short_name, selection.pair)
            words = f"Attack {target} from {source}: roll once, fight on, or pick another target."
            controls = self._attack_controls(*selection.pair)
        elif selection.source is not None:
            words = f"Choose what {short_name(selection.source)} attacks."
            controls = ()
        else:
            words, controls = "Choose a territory to attack from, or end the attacks.", ()
        ends = selection.hinted == END_ATTACKS
        closing = Action("End attack", partial(selection.answer, END_ATTACKS), "then fortify",
                         "player-skip-forward", "Space" if ends else "E",
                         asks=LAST_ATTACK if has_card else "")  # fmt: skip
        return RiskActions(
            prompt(words), phase=1, note=note, note_icon="card-draw", is_note_good=has_card,
            controls=controls, closing=closing, is_closing_next=ends,
        )  # fmt: skip

    def _attack_controls(self, source: int, target: int) -> tuple[Control, ...]:
        selection, table = self.selection, self.selection.table
        troops = table.troops[source]
        most = selection.attacks.most_dice(source)
        chance = win_chance(table, source, target)
        roll = Action("Roll once", selection.roll_once, icon="dice-5", key="R")
        until = Action("Until", lambda: selection.roll_on(selection.stop_at), key="U",
                       tooltip="Roll until the territory falls or so many troops are left",
                       enabled=troops > 2)  # fmt: skip
        hinted = selection.hinted
        is_advised = isinstance(hinted, Attack) and (hinted.source, hinted.target) == selection.pair
        is_next = hinted is None or is_advised
        blitz = Action(f"Blitz  {_chance_words(chance)}", lambda: selection.roll_on(1),
                       icon="bolt", key="Space" if is_next else "B",
                       tooltip="Roll until it falls or nobody can attack")  # fmt: skip
        return (
            NumberStep("dice", selection.number, 1, most, selection.set_number, 124, 152),
            Press(roll, least=112, most=160),
            PressStep(until, NumberStep("left", selection.stop_at, 1, max(1, troops - 1),
                                        selection.set_stop), 184, 268),
            Press(blitz, "primary" if is_next else "secondary", 128, 276),
        )  # fmt: skip

    def _going_on(
        self, orders: RollingOrders, prompt: Callable[[str], str], note: str
    ) -> RiskActions:
        words = f"{short_name(orders.source)} fights on against {short_name(orders.target)}."
        stop = Action("Stop", self.selection.stop, icon="player-stop", key="S")
        return RiskActions(prompt(words), phase=1, note=note, note_icon="card-draw",
                           controls=(Press(stop, least=120, most=200),))  # fmt: skip

    def _occupy(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, amount = self.selection, self.selection.amount
        assert amount is not None
        assert selection.target is not None
        low, high, set_number = amount.low, amount.high, selection.set_number
        where, count = NAMES[selection.target], selection.number
        words = f"{where} is yours: move {low} to {high} troops in."
        move = Action(f"Move {count} in", selection.confirm, icon="arrow-right", key="Space")
        least = Action(f"Least {low}", lambda: set_number(low), key="N")
        most = Action(f"All {high}", lambda: set_number(high), key="A")
        controls: tuple[Control, ...] = (
            Slide(low, high, count, set_number, 180, 380),
            Press(least, least=84, most=128),
            Press(most, least=84, most=128),
            Press(move, "primary", 136, 220),
        )  # fmt: skip
        note = f"At least {low}: as many as dice were rolled"
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
            tip = f"On average you lose {lost:.2f} and kill {killed:.2f}"
            defend = Action(f"Defend with {option.dice}", partial(selection.answer, option),
                            icon=f"dice-{option.dice}", key=str(option.dice),
                            tooltip=tip)  # fmt: skip
            is_hinted = option == selection.hinted
            controls.append(Press(defend, "primary" if is_hinted else "secondary", 150, 232))
        where = f"{NAMES[fight.target]} ({table.troops[fight.target]})"
        where += f" against {fight.attack} from {NAMES[fight.source]}"
        words = f"Defend {where}."
        return RiskActions(prompt(words), phase=1, note="Two dice are the better defence",
                           note_icon="info-circle", controls=tuple(controls))  # fmt: skip

    # -- fortifying

    def _fortify(self, decision: Decision, prompt: Callable[[str], str]) -> RiskActions:
        selection, amount = self.selection, self.selection.amount
        controls: tuple[Control, ...] = ()
        is_next = selection.hinted == END_TURN and selection.pair is None
        end = Action("End turn", partial(selection.answer, END_TURN), "without a move",
                     "player-skip-forward", "Space" if is_next else "E",
                     ends_turn=True)  # fmt: skip
        if selection.pair is not None and amount is not None:
            low, high, set_number = amount.low, amount.high, selection.set_number
            source, target = map(short_name, selection.pair)
            words = f"Move troops from {source} to {target}."
            move = Action(f"Move {selection.number}", selection.confirm, "", "arrow-right", "Space",
                          ends_turn=True, tooltip="Moves the troops and ends the turn")  # fmt: skip
            controls = (
                Slide(low, high, selection.number, set_number, 200, 460),
                Press(Action(f"All {high}", lambda: set_number(high), key="A"), "secondary",
                      84, 128),
                Press(move, "primary", 136, 260),
            )  # fmt: skip
        elif selection.source is not None:
            words = f"Choose where troops of {short_name(selection.source)} go."
        elif selection.has_stalled:
            words = "No attack is left: now fortify from a neighbour, or end your turn."
        else:
            words = "Fortify a territory from an adjacent one, or end your turn."
        note = "One move between two neighbours, then the turn is over"
        return RiskActions(prompt(words), phase=2, note=note, note_icon="hand-finger",
                           controls=controls, closing=end,
                           is_closing_next=is_next)  # fmt: skip


def _chance_words(chance: float) -> str:
    """A chance to the percent; what is nearly sure, or nearly hopeless, is not called either."""
    if 0.99 < chance < 1:
        return "> 99 %"
    return "< 1 %" if 0 < chance < 0.01 else percent(chance, 0)
