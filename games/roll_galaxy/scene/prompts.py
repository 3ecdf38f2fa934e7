"""What Roll's bars say: what to do now, what the reveal brought, how far the game is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.decision import Decision
from engine.ui.table.actions import Action, Actions
from engine.ui.table.director import Director
from engine.ui.table.parts import Moment, addressed
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.projection import building
from games.roll_galaxy.scene.bar import Supply
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.tools import assign_words
from games.roll_galaxy.scene.view_model import ViewModel
from games.roll_galaxy.scene.view_parts import reveal_detail
from games.roll_galaxy.state import CHIPS_PER_SEAT, SQUARES_TO_END, RollTable, Seat
from games.roll_galaxy.tiles import SIDES
from games.roll_galaxy.words import listed


def mode_tags(moment: Moment) -> Sequence[str]:
    """Practice and real dice."""
    setup = moment.match.setup
    tags = (("practice", setup.practice), ("real dice", setup.dice_by_hand))
    return [tag for tag, is_on in tags if is_on]


def supply_of(table: RollTable) -> Supply:
    """What the top bar tells of the table."""
    label = f"Round {table.round}" if table.round else "Setting up"
    ending = f"Ends at {SQUARES_TO_END} tiles or when the pool is empty"
    if table.is_over:
        ending = "The game is over"
    elif table.is_ending:
        ending = "Last round"
    chips = CHIPS_PER_SEAT * len(table.seats)
    return Supply(label, max(0, table.pool), chips, max(0, table.bag_size), ending)


def at_the_reveal(view_model: ViewModel, director: Director) -> Actions:
    """What happens this round, and the ways on."""
    names = [PHASES[phase] for phase in view_model.table.phases]
    first = names[0] if names else "the round"
    verb = "happens" if len(names) == 1 else "happen"
    play = Action(f"Play {first}", director.go_on, icon="player-play", key="Space")
    ahead = Action("Skip ahead", director.skip_ahead, icon="player-skip-forward", key="S",
                   tooltip="No animation until you have to act")  # fmt: skip
    more = f" Play {first} first." if len(names) > 1 else ""
    said = f"{listed(names) if names else 'Nothing'} {verb}.{more}"
    return Actions(said, reveal_detail(view_model), play, (ahead,))


def to_do(
    moment: Moment, decision: Decision, board_input: BoardInput, submit: Callable[[object], object]
) -> Actions:
    """What the decision offers."""
    if decision.kind == "assign":
        return _to_assign(moment, decision, board_input)
    work = board_input.work
    if work is None:
        question = moment.match.game.prompt(decision, moment.voice)
        return Actions(addressed(moment.match, decision, f"{question}."))
    primary = None
    if work.primary is not None:
        label, option = work.primary
        primary = Action(label, lambda: submit(option), icon="check",
                         key="E" if work.cards else "Space", is_bright=not work.cards)  # fmt: skip
    asked = work.prompt
    words = asked if isinstance(asked, str) else f"{moment.voice.say(asked)}."
    return Actions(addressed(moment.match, decision, words), work.detail, primary)


def _to_assign(moment: Moment, decision: Decision, board_input: BoardInput) -> Actions:
    seat = moment.table.seats[moment.seat]
    words, detail = assign_words(seat, board_input.selection)
    confirm = Action("Confirm assignment", board_input.confirm, icon="check", key="Space",
                     enabled=board_input.selection.can_confirm, ends_turn=True)  # fmt: skip
    reset = Action(
        "Reset",
        board_input.reset,
        icon="refresh",
        key="R",
        enabled=board_input.can_reset,
        tooltip="All dice back as they were rolled (R)",
    )
    said = addressed(moment.match, decision, words)
    return Actions(said, detail or _promise(seat), confirm, (reset,))


def _promise(seat: Seat) -> str:
    """What the phase one calls will do."""
    unseen = "Nobody sees this before the reveal."
    if seat.called in (1, 2):
        done = building(seat, seat.called).completed
        if done:
            return f"Your dice complete {SIDES[done[0]].name}. {unseen}"
    return unseen
