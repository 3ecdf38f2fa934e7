"""What the bar says and offers for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.core.decision import Decision, Option
from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.table.actions import Action, Actions, Tone
from engine.ui.table.parts import Moment, addressed
from games.arcs.board import system_name
from games.arcs.events import counted
from games.arcs.foresight import Fight
from games.arcs.moves import (
    END_TURN,
    GO_ON,
    SEIZE,
    Collect,
    Hit,
    HitOther,
    KeepHand,
    PassInitiative,
    Redraw,
)
from games.arcs.scene.outrage import Warnings
from games.arcs.scene.part_words import HOWS, way_words
from games.arcs.scene.selection import ArcsSelection
from games.arcs.text.options import option_told
from games.arcs.words import owner_name, seats_named, ships_words

WORDS: Final[dict[str, tuple[str | Said, str | Said]]] = {
    "redraw": ("Keep your hand, or draw another", "The whole hand goes, six other cards come."),
    "lead": ("Lead a card", "Its suit says what you may do, its pips how often."),
    "play": ("Play a card", "Surpass the lead suit, pivot to another, or copy face down."),
    "tax": ("Choose a city to tax", "Lit ones bring a resource of their planet."),
    "build": ("Choose where to build", "Buildings on empty sites, ships at your starports."),
    "move": ("Move: choose a fleet, then where it goes", "Or drag the fleet there."),
    "catapult": ("Catapult farther, or stay", "Click a lit system beside the gate."),
    "repair": ("Choose what to repair", "Lit systems hold damaged pieces of yours."),
    "influence": ("Choose a Court card to influence", "An agent of yours goes onto it."),
    "secure": ("Choose a Court card to secure", "You lead on those that are lit."),
    "ransack": ("Ransack: choose a Court card", "Agents of your rivals become Trophies."),
    "abduct": ("Abduct: choose a Court card", "The agents of your rivals on it become Captives."),
    "battle": ("Choose where to battle", "Lit systems hold your ships and a rival."),
    "arrange": ("Lay your resources into the slots", "Click two slots to swap what they hold."),
    "place": ("Choose where your ships come", ""),
    "gate": ("Place three ships at a gate", "You have neither ship nor starport."),
    "cluster": ("Choose a cluster", "Click any of its systems."),
    "attach": ("Choose the card beside which the Union lies", ""),
    "throw": ("Throw action cards away, or go on", "You draw one more than you throw away."),
    "trade": ("Choose a city to trade with", "You give a resource and take one of its type."),
    "look": ("Look at the hand of a rival", "Click the seat."),
    "swap": ("Swap a card, or go on", "Click a card of yours, then one of the rival's."),
    "return": ("Return a city, or go on", "It goes back to its owner's board."),
    "declare": ("Declare any ambition, or go on", "Click one at the left."),
    "draft": ("Take a leader or a lore card", "Point at one to read what it does."),
    "seize": ("Seize the initiative?", ""),
}
BUTTONS: Final[dict[type, tuple[str | Said, str, str]]] = {}
"""Options of an expansion that have a button of their own: its words, sign and key."""
LEADING: Final[set[type]] = set()
"""Those that lead when they come first."""
MANY: Final = 6
"""So many choices may hide a part of the map."""
BATTLES: Final = frozenset(("dice", "reroll", "hit", "raid"))


def to_do(moment: Moment, decision: Decision, selection: ArcsSelection) -> Actions:
    """The sentence and the buttons of a decision."""
    names, voice, game = moment.names, moment.voice, moment.match.game
    asked = (
        seats_named(game.prompt(decision, voice), names),
        seats_named(game.detail(decision, voice), names),
    )
    prompt, detail = map(voice.prompt, WORDS.get(decision.kind, asked))
    said = Actions(prompt, detail)
    match decision.kind:
        case "act":
            said = _acting(moment, decision, selection)
        case "opening":
            said = _opening(decision)
        case "fleet":
            said = _sailing(selection)
        case "drop":
            said = Actions(prompt, f"{detail} Click one in your slots.".lstrip())
        case "escort" | "enlist":
            said = _joining(selection)
        case "lead" | "play" | "throw":
            said = _holding(said, decision, selection)
        case kind if kind in BATTLES and selection.fight is not None:
            said = _fighting(moment, decision, selection)
        case "arrange":
            laid = Action(
                "Lay them so", selection.confirm, "", "check", "Space", selection.option is not None
            )
            said = replace(said, primary=laid)
    said = _with_plain(said, decision, selection, voice)
    if decision.kind == "fate" or len(selection.chips) >= MANY:
        said = replace(said, secondary=(*said.secondary, _map_shown(selection)))
    if selection.chosen and said.primary is None:
        said = _chosen(said, moment, selection)
    return replace(said, prompt=addressed(moment.match, decision, said.prompt))


def _map_shown(selection: ArcsSelection) -> Action:
    """Look at the map behind what is to be chosen, and back."""
    words = "Show choices" if selection.is_aside else "Show map"
    return Action(words, selection.put_aside, "", "map-pin", "M")


def _acting(moment: Moment, decision: Decision, selection: ArcsSelection) -> Actions:
    turn = moment.table.turn
    left = counted(turn.pips, "action")
    end = Action("End turn", lambda: selection.answer(END_TURN), "", "player-skip-forward", "E",
                 ends_turn=True, is_bright=not turn.pips)  # fmt: skip
    if selection.chosen:
        return replace(
            _chosen(Actions("Choose what to do", ""), moment, selection), secondary=(end,)
        )
    if turn.prelude and turn.pips:
        words = f"Prelude, or {left}"
        return Actions(words, "Spend resources and cards first, or begin to act.", end)
    if turn.pips:
        return Actions(
            f"{left.capitalize()} left", "Click a fleet, a card of the Court, or an action.", end
        )
    return Actions("Your actions are spent", "End your turn.", end)


def _opening(decision: Decision) -> Actions:
    go_on = "Go on"
    if any(type(option).__name__ == "Declare" for option in decision.options):
        return Actions("Declare an ambition, or go on", "Lit at the left: your card becomes zero.")
    return Actions(f"Seize the initiative, or {go_on.lower()}", "It costs a card of your hand.")


def _holding(said: Actions, decision: Decision, selection: ArcsSelection) -> Actions:
    if decision.kind == "lead":
        away = next((o for o in decision.options if isinstance(o, PassInitiative)), None)
        if away is not None:
            action = Action("Pass", lambda: selection.answer(away), "", "player-skip-forward", "P",
                            asks="Pass the initiative on and lead nothing?")  # fmt: skip
            said = replace(said, secondary=(action,))
    return said


def _sailing(selection: ArcsSelection) -> Actions:
    sailing = selection.sailing
    assert sailing is not None
    fresh, hurt = selection.count
    stay = (sailing.fresh - fresh, sailing.hurt - hurt)
    verb = "stays" if sum(stay) == 1 else "stay"
    left = f"{ships_words(*stay)} {verb} at {system_name(sailing.origin)}." if any(stay) else (
        f"Nobody stays at {system_name(sailing.origin)}."
    )  # fmt: skip
    go = Action("Move", selection.confirm, ships_words(fresh, hurt), "rocket", "Space",
                selection.option is not None)  # fmt: skip
    return Actions(f"Choose the ships that go to {system_name(sailing.target)}", left, go)


def _joining(selection: ArcsSelection) -> Actions:
    """How many Imperial ships come along, or attack along."""
    joining = selection.joining
    assert joining is not None
    words = f"with {ships_words(*selection.count)}" if any(selection.count) else "without them"
    here = ships_words(joining.fresh, joining.hurt).capitalize()
    if joining.target:
        prompt = f"Take Imperial ships along to {system_name(joining.target)}"
        most = "one for each of yours" if joining.is_limited else "as many as you like"
        detail = f"{here} could come: {most}."
        label, icon = "Move", "rocket"
    else:
        prompt = f"Attack at {system_name(joining.origin)} with Imperial ships"
        detail = f"{here} could: their dice and hits count as yours."
        label, icon = "Attack", "crossed-swords"
    go = Action(label, selection.confirm, words, icon, "Space", selection.option is not None)
    return Actions(prompt, detail, go)


def _fighting(moment: Moment, decision: Decision, selection: ArcsSelection) -> Actions:
    fight = selection.fight
    assert fight is not None
    rival = owner_name(fight.defender, moment.names)
    match decision.kind:
        case "dice":
            roll = Action("Roll", selection.confirm, _dice_words(selection.option), "dice", "Space",
                          selection.option is not None)  # fmt: skip
            warning = Warnings(moment.table, fight.seat, moment.names).of_attack(
                fight.system, fight.defender
            )
            detail = warning or f"At most one for each of your ships, against {rival}."
            return Actions("Collect your dice", detail, roll, tone=_tone(warning))
        case "reroll" if not selection.is_counting_rerolls:
            return Actions("Roll dice again?", "Choose which, or go on.")
        case "reroll":
            count = sum(selection.count)
            label = f"Roll {count} again" if count else "Keep all"
            again = Action(label, selection.confirm, "", "dice", "Space")
            return Actions("Roll skirmish dice again?", f"At most {fight.most} of them.", again)
        case "raid":
            return Actions(f"Raid {rival}: {counted(fight.left, 'key')} left",
                           "Click what you take, or go on.")  # fmt: skip
    return _hitting(moment, fight, selection, rival)


def _hitting(moment: Moment, fight: Fight, selection: ArcsSelection, rival: str) -> Actions:
    whose = "your own" if fight.of_attacker else rival
    where = "buildings" if fight.on_buildings else "pieces"
    proposed = selection.option
    words = counted(fight.left, "hit").capitalize()
    warning = Warnings(moment.table, fight.seat, moment.names).of_hit(fight, proposed)
    best = Action(_hit_words(proposed), selection.confirm, "", "check", "B")
    target = f"{whose} {where}" if fight.of_attacker else f"the {where} of {whose}"
    detail = warning or "Click a piece that takes the next one; the best is proposed."
    return Actions(f"{words} on {target}", detail, best, tone=_tone(warning))


def _tone(warning: str) -> Tone:
    return "warning" if warning else "plain"


def _hit_words(option: Option | None) -> str:
    if not isinstance(option, Hit | HitOther):
        return "Give the hit"
    return f"{'Damage' if option.fresh else 'Destroy'} {option.kind}"


def _dice_words(option: Option | None) -> str:
    if not isinstance(option, Collect):
        return ""
    return counted(option.skirmish + option.assault + option.raid, "die").replace("dies", "dice")


def _chosen(said: Actions, moment: Moment, selection: ArcsSelection) -> Actions:
    """What is chosen so far, and the button that answers with it."""
    ways = selection.paths.fitting
    begun = ways[0]
    title, detail = way_words(moment, selection.chosen, begun)
    rest = begun.parts[len(selection.chosen) :]
    only = len(ways) == 1 or bool(rest and rest[0][0] == "how")
    if not only:
        return replace(said, prompt=title, detail=detail)
    words = option_told(begun.answers[-1], moment.names)
    if rest and rest[0][0] == "how":
        words = HOWS[rest[0][1]][0] if rest[0][1] != "fate" else words
    primary = Action(words, selection.confirm, "", "check", "Space")
    return replace(said, prompt=title, detail=detail, primary=primary)


def _answering(selection: ArcsSelection, option: Option) -> Callable[[], object]:
    return lambda: selection.answer(option)


def _with_plain(
    said: Actions, decision: Decision, selection: ArcsSelection, voice: Voice
) -> Actions:  # fmt: skip
    """Buttons for the options that nothing on the table names."""
    actions = []
    if GO_ON in decision.options and not selection.is_counting_rerolls:
        words = {"catapult": "Stay", "raid": "Leave the rest"}.get(decision.kind, "Go on")
        actions.append(
            Action(words, lambda: selection.answer(GO_ON), "", "player-skip-forward", "E")
        )
    if SEIZE in decision.options:
        actions.append(Action("Seize", lambda: selection.answer(SEIZE), "", "bolt", "Y"))
    for option in decision.options:
        if isinstance(option, KeepHand):
            actions.append(Action("Keep", lambda: selection.answer(KeepHand()), "", "check", "K"))
        elif isinstance(option, Redraw):
            actions.append(
                Action("Draw another", lambda: selection.answer(Redraw()), "", "cards", "D")
            )
    usual = bool(actions)
    actions += [Action(voice.prompt(BUTTONS[type(option)][0]), _answering(selection, option), "",
                       *BUTTONS[type(option)][1:])
                for option in decision.options if type(option) in BUTTONS]  # fmt: skip
    if not actions:
        return said
    if type(decision.options[0]) in LEADING and not selection.chosen:
        return replace(said, primary=actions[0], secondary=(*said.secondary, *actions[1:]))
    if usual and said.primary is None and len(actions) == 1 and not selection.chosen:
        return replace(said, primary=actions[0])
    return replace(said, secondary=(*said.secondary, *actions))
