"""Keeps a game going between a person's answers: dice fall, bots think, the game is kept.

Knows no screen: the table scene tells it how fast to go and whether something still moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.core.chance import generator_of
from engine.core.decision import CHANCE, Answer, Chance, Decision, Pending, RandomBot
from engine.core.errors import IllegalAnswer, InputError
from engine.core.learning.statistics import Statistics
from engine.core.match import Match
from engine.core.record import Autosave
from engine.core.story import ONLOOKER, Move, Story
from engine.core.thinking import Topic, choose
from engine.text.message import Message, Words
from engine.ui.cooperative_work import Ticket, Worker

if TYPE_CHECKING:
    from engine.text.voice import Voice


BOT_REST: Final = 0.8  # long enough to read what a bot did before the next thing happens
CHANCE_REST: Final = 0.35  # after dice that somebody else has to act on
ANSWERS_AT_ONCE: Final = 64  # with the animations off: what one frame may take


class Audience(Protocol):
    """Who watches the game: hears of everything that happens, in order."""

    def moved(self, move: Move) -> None:
        """An answer was given and the match has gone on."""

    def replaced(self) -> None:
        """The table is another one: something was taken back or played again."""

    def told(self, text: Words) -> None:
        """One sentence for the person, such as that a file could not be written."""

    def ended(self, record: Path | None) -> None:
        """The game is over; its record lies there."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A bot that could not answer: whose, one sentence about it, and what went wrong."""

    seat: int
    sentence: str
    why: str


class Conductor:
    """Runs one match: rolls for it, lets its bots think, and keeps it on disk.

    `trouble` says when a bot has failed; the match then rests until `try_again`,
    `answer_for_bot` or `undo`. `is_frozen` keeps everything still until a person acts.
    """

    def __init__(
        self,
        match: Match,
        worker: Worker,
        audience: Audience,
        autosave: Autosave | None = None,
        *,
        is_frozen: bool = False,
    ) -> None:
        self.match = match
        self.autosave = autosave
        self.trouble: Trouble | None = None
        self.is_frozen = is_frozen
        self.seconds_thought = 0.0
        self.record: Path | None = None
        self.seated = _only_person(match)
        self._sat_down_at = len(match.moves) + 1  # nobody has sat down yet
        self._worker = worker
        self._audience = audience
        self._topic: Topic | None = None
        self._ticket: Ticket[Answer] | None = None
        self._thought: Answer | None = None
        self._rest = 0.0
        self._is_stopped = False

    # -- whose move it is ---------------------------------------------------------------------

    @property
    def person(self) -> int | None:
        """The seat of the person who has to act; None when none has, or a bot's dice are told."""
        return _person_to_act(self.match)

    @property
    def waits_for_dice(self) -> bool:
        """Whether somebody has to say what the real dice showed."""
        return isinstance(self.match.pending, Chance) and self.match.waits_for_person

    @property
    def is_thinking(self) -> bool:
        return self._ticket is not None

    @property
    def is_running(self) -> bool:
        """Whether something will happen without anybody's doing."""
        is_held = self._is_stopped or self.is_frozen or self.trouble is not None
        return not (is_held or self.match.is_over or self.match.waits_for_person)

    @property
    def curtain_for(self) -> int | None:
        """The person the screen has to be handed to before anything hidden is shown.

        At a real table all look at one screen: a question for one person's eyes has a curtain of
        its own, whoever sits there.
        """
        if not self.match.game.has_hidden_information:
            return None
        is_private = self.match.asks_in_private and not self._is_alone
        return self.person if is_private or self.person != self.seated else None

    @property
    def _is_alone(self) -> bool:
        """Whether the person to act sat down for this question, or for those just before it."""
        since = self.match.moves[self._sat_down_at :]
        is_later = self._sat_down_at <= len(self.match.moves) and self.person == self.seated
        return is_later and all(move.secret_to == self.seated for move in since)

    def sit_down(self) -> None:
        """The person to act sits before the screen now."""
        self.seated, self._sat_down_at = self.person, len(self.match.moves)

    # -- time ---------------------------------------------------------------------------------

    def update(self, seconds: float, factor: float, is_busy: Callable[[], bool]) -> None:
        """Go on, if nothing moves on the table; `factor` is the animation speed's, 0 for off."""
        if not self.is_running:
            return
        if self._ticket is not None:
            self.seconds_thought += seconds
        self._rest = max(0.0, self._rest - seconds / factor) if factor else 0.0
        for _ in range(ANSWERS_AT_ONCE):
            self._prepare()
            if is_busy() or self._rest > 0 or not self._advance():
                break

    @property
    def seconds_to_go_on(self) -> float | None:
        """How long nothing will happen by itself; None when the worker or a person is awaited."""
        return self._rest if self.is_running and self._ticket is None else None

    def hurry(self) -> None:
        """The person wants to see the next thing now."""
        self._rest = 0.0

    def stop(self) -> None:
        """Nobody watches any more: take no notice of what bots still think."""
        self._is_stopped = True
        self._forget_thought()
        self._close_bots()
        if self.autosave is not None:
            self.autosave.close()

    def secure(self) -> bool:
        """Keep the game as it stands; False when the disk does not have all of it."""
        self.save()
        return self.autosave is None or not self.autosave.is_refused

    def resume(self) -> None:
        self._is_stopped = False

    # -- answers ------------------------------------------------------------------------------

    def submit(self, answer: Any) -> Move:
        """A person's answer: an option, or what real dice showed.

        Raises IllegalAnswer, with nothing changed, when no person is to act or it is not offered.
        """
        if not self.match.waits_for_person:
            raise IllegalAnswer(Message("not-your-move"))
        self.is_frozen = False
        move = self.match.answer(answer)
        self._after(move)
        return move

    def try_again(self) -> None:
        """Let the bot that failed think once more."""
        self.trouble = None
        self._forget_thought()

    def answer_for_bot(self) -> None:
        """A random move for the bot that failed, so that the game can go on."""
        decision = self.match.pending
        if self.trouble is None or not isinstance(decision, Decision):
            return
        chance = generator_of(self.match.setup, "stand-in", len(self.match.moves))
        self.trouble = None
        move = self.match.answer(RandomBot().choose(None, decision, chance).option)
        self._after(move)

    # -- taking back --------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return not self.match.is_over and self.match.undo_index is not None

    @property
    def can_redo(self) -> bool:
        return self.match.can_redo

    @property
    def can_restart_turn(self) -> bool:
        """Whether going back to the start of the turn would take back anything."""
        return self.can_undo and self._is_same_turn(self.match.undo_index)

    def undo(self) -> None:
        """Takes back the last person's answer; IllegalAnswer with a sentence when it may not be."""
        if self.match.is_over:
            raise IllegalAnswer(Message("kept-nothing-back"))
        self._replace(self.match.undo)

    def redo(self) -> None:
        self._replace(self.match.redo)
        if self.match.is_over:
            self._end()

    def correct(self, table: Any, *, is_turn: bool = False) -> None:
        """The table lies as it does before the people: whoever is next goes on from there."""
        self._replace(lambda: self.match.correct(table, is_turn=is_turn))

    def restart_turn(self) -> None:
        """Takes back everything the person did since their turn began."""
        if not self.can_restart_turn:
            raise IllegalAnswer(Message("turn-nothing-back"))
        self._interrupt()
        round_number = self.match.game.progress(self.match.table)
        while self.can_undo and self._is_same_turn(self.match.undo_index):
            self.match.undo()
            if self.match.game.progress(self.match.table) != round_number:
                self.match.redo()
                break
        self.save()
        self._audience.replaced()

    def _replace(self, change: Callable[[], object]) -> None:
        """Another table: what was under way is dropped, it is kept and shown."""
        self._interrupt()
        change()
        self.save()
        self._audience.replaced()

    def _is_same_turn(self, index: int | None) -> bool:
        """Whether from that answer on only one person has acted, and that person acts now."""
        if index is None:
            return False
        seats = {move.seat for move in self.match.moves[index:]} - {CHANCE}
        return len(seats) <= 1 and (self.person is None or seats <= {self.person})

    # -- hints --------------------------------------------------------------------------------

    def ask(
        self, bot_name: str, then: Callable[[Answer], None], failed: Callable[[Exception], None]
    ) -> Ticket[Answer]:
        """What a bot would do in the place of whoever decides now; thought out by the worker."""
        seat = self.match.seat_to_answer
        assert seat is not None
        return self._think(seat, bot_name, then, failed)

    # -- inside -------------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Let the bot think while the table still moves."""
        pending = self.match.pending
        is_idle = self.is_running and self._ticket is None and self._thought is None
        if is_idle and isinstance(pending, Decision):
            name = self.match.setup.seats[pending.seat].player
            self.seconds_thought = 0.0
            self._ticket = self._think(pending.seat, name, self._take_thought, self._fail)

    def _advance(self) -> bool:
        """One answer without a person; False when none can be given yet."""
        if not self.is_running:
            return False
        if isinstance(self.match.pending, Chance):
            move = self.match.roll()
        elif self._thought is not None:
            thought, self._thought = self._thought, None
            try:
                move = self.match.answer(thought.option, thought.reasons)
            except IllegalAnswer as problem:
                self._fail(problem)
                return False
        else:
            return False
        self._after(move)
        return True

    def _think(
        self,
        seat: int,
        name: str,
        then: Callable[[Answer], None],
        failed: Callable[[Exception], None],
    ) -> Ticket[Answer]:
        """Away from here: making a bot may take as long as its thinking."""
        if self._topic is None:
            self._topic = Topic(self.match)
        return self._worker.think(self._topic, choose, (seat, name), then, failed, lane="bots")

    def _close_bots(self) -> None:
        """Bots that hold something outside this program let go of it, after their last thought."""
        if self._topic is not None:
            self._worker.forget(self._topic, lane="bots")
            self._topic = None

    def _take_thought(self, thought: Answer) -> None:
        self._ticket, self._thought = None, thought

    def _fail(self, error: Exception) -> None:
        self._forget_thought()
        seat = self.match.seat_to_answer
        if seat is None or seat == CHANCE:
            return
        name = self.match.setup.seats[seat].name
        sentence = self.match.voice.say(Message("house-bot-no-answer", {"name": name}))
        self.trouble = Trouble(seat, sentence, str(error).strip() or type(error).__name__)

    def _forget_thought(self) -> None:
        if self._ticket is not None:
            self._ticket.cancel()
        self._ticket = self._thought = None

    def _interrupt(self) -> None:
        self.trouble, self.is_frozen, self._rest = None, False, 0.0
        self._forget_thought()

    def _after(self, move: Move) -> None:
        """Keep it on disk first: whatever happens next, at most this answer could be lost."""
        self.save()
        self._rest = _rest_after(self.match, move)
        self._audience.moved(move)
        if self.match.is_over:
            self._end()

    def save(self) -> None:
        """Keep on disk what happened; somebody is told where that is impossible."""
        if self.autosave is None:
            return
        try:
            self.record = self.autosave.save()
        except InputError as problem:
            self._audience.told(Message("house-game-not-kept", {"fault": problem.said}))

    def _end(self) -> None:
        self._close_bots()
        if self.autosave is not None and self.record is not None:
            try:
                note = Statistics().add(self.match, self.record.name)
                if note is not None:
                    self._audience.told(Message("house-sentence", {"words": note}))
            except InputError as problem:
                self._audience.told(Message("house-result-not-counted", {"fault": problem.said}))
        self._audience.ended(self.record)


def persons(match: Match) -> tuple[int, ...]:
    return tuple(seat for seat, who in enumerate(match.setup.seats) if who.is_person)


def _only_person(match: Match) -> int | None:
    seats = persons(match)
    return seats[0] if len(seats) == 1 else None


def _person_to_act(match: Match) -> int | None:
    """The real dice of a bot are rolled and told by whoever sits there: they are nobody's."""
    pending = match.pending
    if pending is None or not match.waits_for_person:
        return None
    seat = pending.for_seat if isinstance(pending, Chance) else pending.seat
    return seat if seat in persons(match) else None


def _rest_after(match: Match, move: Move) -> float:
    if match.waits_for_person:
        return 0.0
    if move.seat == CHANCE:
        return CHANCE_REST
    return 0.0 if match.setup.seats[move.seat].is_person else BOT_REST


# Who sits before the screen, whose move it is, and whose story is told.


class Sitting:
    """One match and the people at it. `recorded` is the whole record while one is shown again."""

    def __init__(self, match: Match, conductor: Conductor) -> None:
        self.match = match
        self.recorded: Match | None = None
        self._conductor = conductor
        self._sat_before: int | None = None
        self._sat_before = self.person

    @property
    def voice(self) -> Voice:
        return self.match.voice

    @property
    def is_replay(self) -> bool:
        return self.recorded is not None

    @property
    def pending(self) -> Pending | None:
        """What the match waits for; None when it is over."""
        return self.match.pending

    @property
    def person(self) -> int | None:
        """The seat of the person who has to act; None when nobody has, or another sits here."""
        if self.is_replay or self._conductor.curtain_for is not None:
            return None
        return self._conductor.person

    @property
    def decision(self) -> Decision | None:
        """The pending decision if a person at this screen has to take it now."""
        pending = self.match.pending
        return pending if self.person is not None and isinstance(pending, Decision) else None

    @property
    def acting_seat(self) -> int | None:
        """Whose turn it is: the seat that decides, or for which dice are rolled."""
        pending = self.match.pending
        return pending.for_seat if isinstance(pending, Chance) else self.match.seat_to_answer

    @property
    def viewer(self) -> int:
        """The seat from whose side the table is shown: whoever sits before the screen."""
        for seat in (self.person, self._conductor.seated, self._sat_before, *persons(self.match)):
            if seat is not None:
                return seat
        return 0

    @property
    def watcher(self) -> int | None:
        """Whose story is told; None with all cards open, where only bots play."""
        if not persons(self.match):
            return None
        return self.viewer if self.match.game.has_hidden_information else ONLOOKER

    @property
    def told(self) -> Match:
        """The match whose story is told: in a replay the whole record."""
        return self.match if self.recorded is None else self.recorded

    @property
    def story(self) -> Story:
        return self.told.story(self.watcher)

    def has_changed(self) -> bool:
        """Whether another person has to act than when this was asked last."""
        person = self.person
        if person is None or person == self._sat_before:
            return False
        self._sat_before = person
        return True
