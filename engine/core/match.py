"""A match: a game, its set-up, and the answers so far. Everything else follows from these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from engine.core.bot import Answer, Bot, RandomBot, Reason, close_bots
from engine.core.chance import NumberedRandom
from engine.core.correction import CORRECTED, Correction
from engine.core.decision import CHANCE, Chance, Decision, Option, Pending
from engine.core.errors import IllegalAnswer, shortened
from engine.core.game import Game, check_setup, require_legal
from engine.core.history import MatchHistory, play
from engine.core.keys import keyed, numbers_of, seats_guest
from engine.core.numbers import whole_number
from engine.core.setup import Result, Setup
from engine.core.step import apply, pending
from engine.core.story import Filming, Following, Move, Story, Telling, Told, shows
from engine.text.said import ENGLISH, Said

if TYPE_CHECKING:
    from engine.text.voice import Voice


class Match:
    """Plays one game by asking for answers; knows undo, fork, log and result.

    `moves` is everything that was answered; a `story` tells it to those who watch. With
    `keeps_history` off (headless play) there is no undo and no film. Of the first `streamed`
    answers the dice follow from one stream of the seed, as old records have them. A new match at
    which a guest sits gets a key; one that `is_again` a match that was has the key that one had.
    """

    def __init__(
        self, game: Game, setup: Setup, *, keeps_history: bool = True, is_again: bool = False
    ) -> None:
        self.game = game
        checked = check_setup(game, setup)
        self.setup = checked if is_again else keyed(checked)
        self.table = game.opening(self.setup)
        self.moves: list[Move] = []
        self.streamed = 0
        self.language = ENGLISH
        self._undone: list[tuple[Move, ...]] = []
        self._chance = numbers_of(self.setup, "chance")
        self._bot_dice = BotDice(self.setup)
        self._stories: dict[int | None, Story] = {}
        telling = Telling()
        self._pending = pending(self.table, telling)
        self.opening_told = tuple(telling.told)
        self._history = MatchHistory(self.table) if keeps_history else None

    @property
    def voice(self) -> Voice:
        """Who tells the match to those that play or watch it."""
        return self.game.voice(self.setup.seat_names, self.language)

    @property
    def pending(self) -> Pending | None:
        """What the match waits for; None when it is over."""
        return self._pending

    @property
    def is_over(self) -> bool:
        return self._pending is None

    @property
    def result(self) -> Result:
        return self.game.result(self.table)

    @property
    def seat_to_answer(self) -> int | None:
        """The seat that answers next, CHANCE for dice, None when over."""
        return None if self._pending is None else self._pending.seat

    @property
    def waits_for_person(self) -> bool:
        """Whether a person must act: their decision, or real dice to be typed in."""
        if self._pending is None:
            return False
        if isinstance(self._pending, Chance):
            return self.setup.dice_by_hand
        return self.setup.seats[self._pending.seat].is_person

    def answer(self, answer: Any, reasons: tuple[Reason, ...] = ()) -> Move:
        """Applies one answer (a seat's option, or a chance outcome) and returns what it did.

        Raises IllegalAnswer, with nothing changed, when it is not offered or the match is over.
        """
        self._undone.clear()
        return self._answer(answer, reasons)

    def _answer(self, answer: Any, reasons: tuple[Reason, ...]) -> Move:
        asked = self._pending
        if asked is None:
            raise IllegalAnswer(Said("game-is-over"))
        require_legal(asked, answer, self.game, self.setup.seat_names)
        telling = Telling()
        apply(self.table, answer, telling)
        self._pending = pending(self.table, telling)
        told = tuple(telling.told)
        move = Move(asked.seat, asked.kind, answer, told, reasons, _only_knower(asked, answer))
        self.moves.append(move)
        if self._history is not None:
            self._history.keep(len(self.moves), self.table)
        return move

    def roll(self) -> Move:
        """Answers a pending chance from the table's seeded generator."""
        if not isinstance(self._pending, Chance):
            raise IllegalAnswer(Said("no-dice-now"))
        return self.answer(self._pending.outcomes.sample(self.chance_generator(len(self.moves))))

    def chance_generator(self, number: int) -> Random:
        """What rolls for answer `number`: it follows from seed, key and number alone."""
        return self._chance.at(number)

    def option_of(self, text: str) -> Option:
        """The option that typed words mean: its number in the list, the command, or the sentence
        that is shown.

        Raises IllegalAnswer with one sentence in the match's language when they mean none.
        """
        try:
            return self._option_of(text)
        except IllegalAnswer as problem:
            raise IllegalAnswer(self.game.problem_text(problem, self.voice)) from None

    def _option_of(self, text: str) -> Option:
        decision = self._pending
        if not isinstance(decision, Decision):
            raise IllegalAnswer(Said("no-move-now"))
        words = text.strip()
        number, listing = whole_number(words), decision.listing
        if number is None or listing is None:
            option = self.game.parse_move(decision, text)
            if option is None:
                option = self._told_as(words, decision)
            if option is None:
                raise IllegalAnswer(Said("no-move", {"words": shortened(words)}))
            return option
        if not 1 <= number <= len(listing):
            raise IllegalAnswer(Said("no-move-number", {"number": number, "count": len(listing)}))
        return listing[number - 1]

    def _told_as(self, words: str, decision: Decision) -> Option | None:
        """The one option that is told in these words, names of seats included."""
        wanted, listing = " ".join(words.casefold().split()), decision.listing or ()
        view = self.game.view(self.table, decision.seat)
        told = self.game.option_texts(listing, self.voice, view, decision.seat)
        typed = [self.game.typed_as(option, self.voice) for option in listing]
        for sentences in (told, typed):
            pairs = zip(listing, sentences, strict=True)
            found = [option for option, each in pairs if each.casefold() == wanted]
            if len(found) == 1:
                return found[0]
        return None

    def think(self, bot: Bot) -> Answer:
        """A bot's answer to the pending decision, explained; changes nothing, so it may run in a
        worker.
        """
        return self._think(bot).explained()

    def _think(self, bot: Bot) -> Answer:
        decision = self._pending
        if not isinstance(decision, Decision):
            raise IllegalAnswer(Said("no-decision-now"))
        if isinstance(bot, Following):
            bot.follow(self.story(decision.seat).passages)
        view = self.game.view(self.table, decision.seat)
        rng = self._bot_dice.of(bot, decision.seat, len(self.moves))
        return bot.choose(view, decision, rng)

    # -- undo ---------------------------------------------------------------------------------

    @property
    def undo_index(self) -> int | None:
        """The number of answers that undo would leave; None when nothing may be taken back.

        Undo takes back the last answer a person gave, typed dice included, unless something became
        known to that person since: a chance result, an open answer of another seat, a thing that
        had been hidden; or another person may have looked at what only they may know. In practice,
        and with real dice (which everybody has seen), it goes back as far as one likes.
        """
        if self._history is None:
            return None
        last = len(self.moves) - 1
        index = next((n for n in range(last, -1, -1) if self._is_persons(self.moves[n])), None)
        if index is None or self.setup.practice:
            return index
        move = self.moves[index]
        if self._has_been_passed_on(move):
            return None
        if not self.setup.dice_by_hand and self._was_answered(index):
            return None
        return index

    def _was_answered(self, index: int) -> bool:
        """Whether its giver has learnt something from an answer or from what came after it."""
        move = self.moves[index]
        return bool(move.reveals) or any(shows(each, move.seat) for each in self.moves[index + 1 :])

    def _has_been_passed_on(self, move: Move) -> bool:
        """Whether another person has been shown what only they may know since that move."""
        if not self.game.has_hidden_information or move.seat == CHANCE:
            return False
        asked = self._pending
        return (
            isinstance(asked, Decision)
            and asked.seat != move.seat
            and self.setup.seats[asked.seat].is_person
        )

    def _is_persons(self, move: Move) -> bool:
        if move.seat == CHANCE:
            return self.setup.dice_by_hand
        return self.setup.seats[move.seat].is_person

    def undo(self) -> tuple[Move, ...]:
        """Takes back the last person's answer and what followed it; returns what was taken back."""
        index = self.undo_index
        if index is None:
            raise IllegalAnswer(Said("nothing-taken-back"))
        return self._go_back(index)

    def _go_back(self, index: int) -> tuple[Move, ...]:
        assert self._history is not None
        taken_back = tuple(self.moves[index:])
        self.table = self._history.before(index, self.moves)
        self._history.cut(index)
        del self.moves[index:]
        self.streamed = min(self.streamed, index)
        self._pending = pending(self.table)
        self._undone.append(taken_back)
        return taken_back

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> tuple[Move, ...]:
        """Plays again what the last undo took back."""
        if not self._undone:
            raise IllegalAnswer(Said("nothing-played-again"))
        return tuple(self._again(move.answer, move.reasons) for move in self._undone.pop())

    def play_recorded(self, answers: Iterable[tuple[Any, tuple[Reason, ...]]]) -> None:
        """Answers from a record."""
        for answer, reasons in answers:
            self._again(answer, reasons)

    def _again(self, answer: Any, reasons: tuple[Reason, ...]) -> Move:
        if isinstance(answer, Correction):
            return self._correct(answer)
        return self._answer(answer, reasons)

    def correct(self, table: Any) -> Move:
        """Has the table lie as it does before the people at a real table; undo takes it back.

        Raises IllegalAnswer where the table is not a real one, or seats others.
        """
        if not self.setup.real_table:
            raise IllegalAnswer(Said("no-real-table"))
        if len(self.game.setup_of_position(table, self.setup).seats) != len(self.setup.seats):
            raise IllegalAnswer(Said("seats-stay"))
        self._undone.clear()
        return self._correct(Correction(table.copy()))

    def _correct(self, correction: Correction) -> Move:
        telling = Telling()
        correction.carry_out(self.table)
        self._pending = pending(self.table, telling)
        move = Move(CHANCE, CORRECTED, correction, tuple(telling.told))
        self.moves.append(move)
        if self._history is not None:
            self._history.keep(len(self.moves), self.table)
        return move

    def fork(self) -> Match:
        """An independent match at the same point, with no history before it."""
        other = Match.__new__(Match)
        other.game, other.setup = self.game, self.setup
        other.table = self.table.copy()
        other.moves, other.streamed = list(self.moves), self.streamed
        other.opening_told, other.language = self.opening_told, self.language
        other._history, other._undone, other._stories = None, [], {}
        other._chance = numbers_of(self.setup, "chance")
        other._bot_dice = BotDice(self.setup)
        other._pending = pending(other.table)
        return other

    # -- who may know -------------------------------------------------------------------------

    def story(self, watcher: int | None) -> Story:
        """The match as one watcher may know it: a seat, ONLOOKER, or None with all cards open."""
        story = self._stories.get(watcher)
        if story is None:
            story = self._stories[watcher] = Story(self, watcher)
        else:
            story.follow()
        return story

    def view(self, table: Any, watcher: int | None) -> Any:
        """A table as a watcher may know it."""
        return table if watcher is None else self.game.view(table, watcher)

    def table_before(self, number: int) -> Any:
        """The whole table before answer `number`; before the opening's events for -1."""
        if number < 0:
            return self.game.opening(self.setup)
        if self._history is None:
            raise ValueError("a match that keeps no history cannot look back")
        return self._history.before(number, self.moves)

    def filmed(self, number: int) -> tuple[Any, list[Told], list[Any], Any]:
        """Answer `number` (-1: the opening) again: the table before, what it told, the tables
        right after, and the table it left.
        """
        before = self.table_before(number)
        table = before.copy()
        filming = Filming(table)
        if number >= 0:
            play(table, self.moves[number].answer, filming)
        else:
            pending(table, filming)
        return before, filming.told, filming.tables, table


def _only_knower(asked: Pending, answer: Any) -> int | None:
    """The one seat that may know what is answered; None when everybody may."""
    if not (asked.secret or getattr(answer, "is_secret", False)):
        return None
    return asked.for_seat if isinstance(asked, Chance) else asked.seat


_UNUSED = Random(0)


class BotDice:
    """What the bots of a match draw from: it follows from the seed, the seat and the answers.

    With a guest at the table also from the key; guests then draw from numbers of their own.
    """

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._made: dict[int, NumberedRandom] = {}

    def of(self, bot: Bot, seat: int, answers: int) -> Random:
        """The generator of a seat's bot for its decision after so many answers of the match."""
        return self.of_seat(seat).at(answers) if bot.draws else _UNUSED

    def of_seat(self, seat: int) -> NumberedRandom:
        """What every decision of a seat's bot draws from, once it is set to the answer's number."""
        dice = self._made.get(seat)
        if dice is None:
            dice = self._made[seat] = numbers_of(self._setup, self._purpose(seat), seat)
        return dice

    def _purpose(self, seat: int) -> str:
        is_guest = self._setup.key and seats_guest([self._setup.seats[seat].player])
        return "guest" if is_guest else "bot"


def bots_of(match: Match) -> list[Bot | None]:
    """The bot of every seat, None where a person sits; `close_bots` when the game ends."""
    return [
        None if seat.is_person else match.game.bot(seat.player, match.setup)
        for seat in match.setup.seats
    ]


def play_out(
    game: Game, setup: Setup, limit: int, bots: Sequence[Bot] | None = None
) -> tuple[Any, int]:
    """A whole game among bots with no log: the same game as a Match of that set-up, but quicker.

    Returns the table and the number of answers; the table is unfinished when `limit` was reached.
    Bots that are not given are made from the set-up, and closed.
    """
    setup = keyed(check_setup(game, setup))
    if bots is None:
        made = [game.bot(seat.player, setup) for seat in setup.seats]
        try:
            return play_out(game, setup, limit, made)
        finally:
            close_bots(made)
    if any(isinstance(bot, Following) for bot in bots):
        match = Match(game, setup, keeps_history=False)
        answers = play_bots(match, bots, limit)
        return match.table, answers
    return _play_unlogged(game, setup, limit, bots)


def _play_unlogged(game: Game, setup: Setup, limit: int, bots: Sequence[Bot]) -> tuple[Any, int]:
    """What random seats answer is drawn from the options without a word, and legal as it is."""
    table = game.opening(setup)
    chance, bot_dice = numbers_of(setup, "chance"), BotDice(setup)
    lots = [
        bot_dice.of_seat(seat) if type(bot) is RandomBot else None for seat, bot in enumerate(bots)
    ]
    answers = 0
    asked = pending(table)
    while asked is not None and answers < limit:
        if isinstance(asked, Chance):
            option = asked.outcomes.sample(chance.at(answers))
        elif (lot := lots[asked.seat]) is not None:
            option = asked.sample(lot.at(answers))
        else:
            seat = asked.seat
            bot = bots[seat]
            view = game.view(table, seat)
            option = bot.choose(view, asked, bot_dice.of(bot, seat, answers)).option
            require_legal(asked, option, game, setup.seat_names)
        apply(table, option)
        answers += 1
        asked = pending(table)
    return table, answers


def play_bots(match: Match, bots: Sequence[Bot | None], limit: int | None = None) -> int:
    """Lets dice and bots answer until a person must, the game is over, or `limit` answers.

    Returns how many answers were given.
    """
    given = 0
    while match.pending is not None and (limit is None or given < limit):
        if isinstance(match.pending, Chance):
            if match.setup.dice_by_hand:
                break
            match.roll()
        else:
            bot = bots[match.pending.seat]
            if bot is None:
                break
            thought = match.think(bot)
            match.answer(thought.option, thought.reasons)
        given += 1
    return given
