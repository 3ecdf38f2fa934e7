"""What Roll's bars say: what to do now, what the reveal brought, how far the game is."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Decision
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.table.actions import Action, Actions
from engine.ui.table.director import Director
from engine.ui.table.parts import Moment, addressed
from games.roll_galaxy.dice import DEVELOP, SETTLE
from games.roll_galaxy.names import PHASE, SIDE
from games.roll_galaxy.projection import building
from games.roll_galaxy.scene.bar import Supply
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.tools import assign_words
from games.roll_galaxy.scene.view_model import ViewModel
from games.roll_galaxy.scene.view_parts import reveal_detail
from games.roll_galaxy.state import CHIPS_PER_SEAT, SQUARES_TO_END, RollTable, Seat


def supply_of(table: RollTable, voice: Voice) -> Supply:
    """What the top bar tells of the table."""
    label = (
        Message("round-started", {"round": table.round}) if table.round else Message("setting-up")
    )
    ending = Message("ends-when", {"squares": SQUARES_TO_END})
    if table.is_over:
        ending = Message("game-is-over-now")
    elif table.is_ending:
        ending = Message("last-round")
    chips = CHIPS_PER_SEAT * len(table.seats)
    counts = (max(0, table.pool), chips, max(0, table.bag_size))
    is_last = table.is_ending and not table.is_over
    return Supply(voice.say(label), *counts, voice.say(ending), is_last, voice)


def at_the_reveal(view_model: ViewModel, director: Director) -> Actions:
    """What happens this round, and the ways on."""
    voice = view_model.voice
    phases = tuple(map(PHASE, view_model.table.phases))
    happening = Message(
        "phases-to-play", {"phases": phases, "first": phases[0] if phases else None}
    )
    skip = Message("skip-ahead")
    play = Action(voice.say(happening, "button"), director.go_on, icon="player-play", key="Space")
    ahead = Action(voice.say(skip), director.skip_ahead, icon="player-skip-forward", key="S",
                   tooltip=voice.say(skip, "tip"))  # fmt: skip
    return Actions(voice.say(happening), reveal_detail(view_model), play, (ahead,))


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
    return Actions(addressed(moment.match, decision, work.prompt), work.detail, primary)


def _to_assign(moment: Moment, decision: Decision, board_input: BoardInput) -> Actions:
    seat = moment.table.seats[moment.seat]
    voice, reset_dice = moment.voice, Message("reset-dice")
    words, detail = assign_words(seat, board_input.selection)
    confirm = Action(voice.say(Message("confirm-assignment")), board_input.confirm,
                     icon="check", key="Space",
                     enabled=board_input.selection.can_confirm, ends_turn=True)  # fmt: skip
    reset = Action(
        voice.say(reset_dice),
        board_input.reset,
        icon="refresh",
        key="R",
        enabled=board_input.can_reset,
        tooltip=voice.say(reset_dice, "tip"),
    )
    said = addressed(moment.match, decision, voice.say(words))
    why = (detail,) if detail is not None else _promise(seat)
    return Actions(said, " ".join(map(voice.say, why)), confirm, (reset,))


def _promise(seat: Seat) -> tuple[Message, ...]:
    """What the phase one calls will do."""
    unseen = Message("unseen-before-reveal")
    if seat.called in (DEVELOP, SETTLE):
        done = building(seat, seat.called).completed
        if done:
            return Message("your-dice-complete", {"side": SIDE(done[0])}), unseen
    return (unseen,)
