"""What the bar says and offers for each kind of decision."""

from __future__ import annotations

from dataclasses import replace

from engine.core.decision import Decision
from engine.ui.table.actions import Action, Actions
from engine.ui.table.parts import Moment, addressed
from games.rajas.dice import COLOURS, FACE_OF, dice_words, die_name, turned
from games.rajas.effects import words_of
from games.rajas.move_words import space_words
from games.rajas.moves import KEEP_DICE, SET_ASIDE, Lay, Pay, Place, TakeDice
from games.rajas.scene.hit_targets import HitTargets
from games.rajas.state import RajasTable, Seat

WORDS: dict[str, tuple[str, str]] = {
    "place": ("Place a worker on a lit space", ""),
    "buy": ("Choose a tile to buy", "Lit tiles can be paid with your dice."),
    "pay": ("Choose the dice to pay with", "Click dice to change them."),
    "lay": ("Lay the tile", "Click a lit cell; turn with the wheel, R or a right click."),
    "replace": ("Replace a tile", "Choose one of your tiles, then a tile that takes its place."),
    "dice": ("Choose the dice to take", "They are rolled at once."),
    "upgrade": ("Choose a scroll to raise", "Click it: its buildings bring 1 fame more."),
    "sail": ("Choose how far to sail", "Click a lit stone of the river."),
    "sell": ("Choose the good to sell", "Its best markets pay."),
    "visit": ("Choose a person of the chambers", "No die, no worker: click one that is lit."),
    "border": ("Choose the bonus to take next", "Your road reaches several: click one."),
    "yield": ("Choose a yield tile", "Then the border it lies on."),
    "brown": ("Cover a brown border with your tile", "Click one of the lit borders."),
    "reroll": ("Choose dice to roll again", "Click them one by one."),
}


def to_do(moment: Moment, decision: Decision, hit_targets: HitTargets) -> Actions:
    """The sentence and the buttons of a decision."""
    selection, seat = hit_targets.selection, moment.table.seats[decision.seat]
    prompt, detail = WORDS[decision.kind]
    said = Actions(prompt, detail)
    if selection.turns_dice:
        said = Actions("Click the die to turn over", "It shows its opposite face then.")
    elif decision.kind == "place":
        said = _placing(moment.table, seat, hit_targets)
    elif decision.kind == "pay":
        said = _paying(said, moment, decision, hit_targets)
    elif decision.kind == "lay":
        said = _laying(said, hit_targets)
    elif decision.kind == "dice":
        said = _taking(said, decision, hit_targets)
    elif decision.kind == "reroll":
        said = _rolling_again(said, moment.table, hit_targets)
    elif decision.kind == "brown":
        said = replace(said, detail=_brown_words(moment.table))
    more = (*said.secondary, *_karma(hit_targets, seat))
    return replace(said, prompt=addressed(moment.match, decision, said.prompt), secondary=more)


def _karma(hit_targets: HitTargets, seat: Seat) -> tuple[Action, ...]:
    selection = hit_targets.selection
    if not selection.turnable:
        return ()
    chosen = [number for kind, number in selection.chosen if kind == "die"]
    label, short = "Use karma", "Karma"
    if selection.turns_dice:
        label = short = "Keep it"
    elif selection.kind == "place" and len(chosen) == 1 and chosen[0] in selection.turnable:
        label = short = f"Turn to {FACE_OF[turned(chosen[0])]}"
    words = f"You have {seat.karma} karma: each turns one die over"
    return (Action(label, selection.use_karma, "", "lotus", "K", tooltip=words, short=short),)


def _placing(table: RajasTable, seat: Seat, hit_targets: HitTargets) -> Actions:
    selection = hit_targets.selection
    option = selection.option
    left = f"{seat.workers} worker{'s' if seat.workers != 1 else ''} left, {len(seat.dice)} dice."
    if isinstance(option, Place):
        name = space_words(table.space(option.space))
        pays = f"gives {die_name(option.die)}" if option.die >= 0 else "no die"
        again = " Click another die to pay with it." if len(selection.paths.fitting) > 1 else ""
        primary = Action(name, selection.confirm, "", "check", "Space")
        return Actions(f"{name}: {pays}", f"Click again to place the worker.{again}", primary)
    if selection.plain == SET_ASIDE:
        aside = Action("Set aside", lambda: selection.answer(SET_ASIDE), "", "player-skip-forward",
                       "Space")  # fmt: skip
        return Actions("Nothing can be done with this worker", left, aside)
    if selection.chosen:
        die = die_name(selection.chosen[0][1])
        return Actions(f"Where does {die} go?", "Lit spaces can be paid with it.")
    dotted = " Dotted spaces need a die turned by karma." if selection.behind_karma else ""
    return Actions("Place a worker on a lit space", left + dotted)


def _paying(said: Actions, moment: Moment, decision: Decision, hit_targets: HitTargets) -> Actions:
    selection = hit_targets.selection
    option = selection.option
    if not isinstance(option, Pay):
        return replace(said, primary=Action("Pay", selection.confirm, "", "check", "Space", False))
    primary = Action("Pay", selection.confirm, "", "check", "Space")
    words = f"You give {dice_words(option.dice)}. Click dice to change that."
    return replace(
        said, prompt=moment.match.game.prompt(decision, moment.voice), primary=primary, detail=words
    )


def _laying(said: Actions, hit_targets: HitTargets) -> Actions:
    selection = hit_targets.selection
    option = selection.option
    back = Action("Other tile", hit_targets.other_tile, "", "arrow-back-up", "Esc")
    turn = Action("Turn", selection.turn_tile, "", "rotate", "R")
    if not isinstance(option, Lay):
        return replace(said, secondary=(back, turn))
    primary = Action("Lay the tile", selection.confirm, "", "check", "Space")
    return replace(said, prompt="Turn the tile, then lay it down", primary=primary,
                   secondary=(back, turn))  # fmt: skip


def _brown_words(table: RajasTable) -> str:
    """RAJ-10.2: what the tile that was drawn brings."""
    tile = table.board.yields[getattr(table.steps[-1], "brown", "")]
    return f"It brings {words_of(tile.effects)} once a road reaches it."


def _taking(said: Actions, decision: Decision, hit_targets: HitTargets) -> Actions:
    selection = hit_targets.selection
    first = decision.options[0]
    count = len(first.colours) if isinstance(first, TakeDice) else 1
    if count == 1:
        return replace(said, prompt="Choose the die to take")
    chosen = [COLOURS[number] for _, number in selection.chosen]
    words = ", ".join(chosen) or "none yet"
    option = selection.option
    primary = Action("Take them", selection.confirm, "", "dice", "Space", option is not None)
    return replace(said, prompt=f"Choose {count} dice to take", primary=primary,
                   detail=f"Chosen: {words}. They are rolled at once.")  # fmt: skip


def _rolling_again(said: Actions, table: RajasTable, hit_targets: HitTargets) -> Actions:
    selection = hit_targets.selection
    chosen = tuple(getattr(table.steps[-1], "chosen", ()))
    label = f"Roll {len(chosen)} again" if chosen else "Keep all"
    primary = Action(label, lambda: selection.answer(KEEP_DICE), "", "dice", "Space")
    words = f"To roll again: {dice_words(chosen)}." if chosen else said.detail
    return replace(said, detail=words, primary=primary)
