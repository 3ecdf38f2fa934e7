"""A match: a game, its set-up, and the answers so far. Everything else follows from these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.core import hidden
from engine.core.chance import NO_DICE, NumberedRandom, begun, keyed, numbers_of, seats_guest
from engine.core.decision import (
    CHANCE,
    Answer,
    Bot,
    Chance,
    Decision,
    Option,
    Pending,
    RandomBot,
    Reason,
    close_bots,
)
from engine.core.errors import IllegalAnswer, shortened
from engine.core.game import Game, check_setup, require_legal
from engine.core.setup import Result, Setup, whole_number
from engine.core.step import Emit, apply, pending, silence
from engine.core.story import Filming, Following, Move, Story, Telling, Told, shows
from engine.text.message import ENGLISH, Message

if TYPE_CHECKING:
    from engine.text.voice import Voice


# The tables a match has been through: some are kept, the others are played again from those.

EVERY: Final = 16


class Answered(Protocol):
    """A move, as far as playing it again needs it."""

    @property
    def answer(self) -> Any: ...


def play(table: Any, answer: Any, emit: Emit = silence) -> None:
    """One answer, and what follows from it by itself."""
    if isinstance(answer, hidden.Rearrangement):
        answer.carry_out(table)
    else:
        apply(table, answer, emit)
    pending(table, emit)


class MatchHistory:
    """Gives the table before any answer; every sixteenth is kept, and the one asked for last."""

    def __init__(self, opening: Any) -> None:
        self._kept = [opening.copy()]
        self._at = 0
        self._table = opening.copy()

    def keep(self, number: int, table: Any) -> None:
        """The table before answer `number`, given for every answer in order."""
        if number == EVERY * len(self._kept):
            self._kept.append(table.copy())

    def cut(self, number: int) -> None:
        """Answer `number` and those after it were taken back."""
        del self._kept[number // EVERY + 1 :]
        if self._at > number:
            self._rest_on(number)

    def before(self, number: int, moves: Sequence[Answered]) -> Any:
        """A table of one's own as it was before answer `number` of these moves."""
        if not self._at <= number < self._at + EVERY:
            self._rest_on(number)
        for move in moves[self._at : number]:
            play(self._table, move.answer)
        self._at = number
        return self._table.copy()

    def _rest_on(self, number: int) -> None:
        place = min(number // EVERY, len(self._kept) - 1)
        self._at, self._table = EVERY * place, self._kept[place].copy()


class Match:
    """Plays one game by asking for answers; knows undo, fork, log and result.

    `moves` is everything that was answered; a `story` tells it to those who watch. With
    `keeps_history` off (headless play) there is no undo and no film. Of the first `streamed`
    answers the dice follow from one stream of the seed, as old records have them. A new match at
    which a guest sits gets a key; one that `is_again` a match that was has the key that one had.
    Once a hint was played it `is_hinted` for good, whatever is taken back. `advised` are the hints
    that were looked at: after how many answers, and the option as it is typed. With `draws_lots`
    nobody at a real table is asked what breaks a tie.
    """

    def __init__(
        self, game: Game, setup: Setup, *, keeps_history: bool = True, is_again: bool = False
    ) -> None:
        self.game = game
        checked = check_setup(game, setup)
        self.setup = checked if is_again else begun(checked)
        self.table = game.opening(self.setup)
        self.moves: list[Move] = []
        self.streamed = 0
        self.is_hinted, self.draws_lots = False, True
        self.advised: set[tuple[int, str]] = set()
        self.language = ENGLISH
        self._undone: list[tuple[Move, ...]] = []
        self._chance = numbers_of(self.setup, "chance")
        self._bot_dice = BotDice(self.setup)
        self._stories: dict[int | None, Story] = {}
        telling = Telling()
        self._pending = self._asked(telling)
        self.opening_told = tuple(telling.told)
        self._history = MatchHistory(self.table) if keeps_history else None

    @property
    def voice(self) -> Voice:
        return self.game.voice(self.setup.seat_names, self.language)

    @property
    def pending(self) -> Pending | None:
        """What the match waits for; None when it is over."""
        return self._pending

    def _asked(self, emit: Emit = silence) -> Pending | None:
        """What the table waits for, as it is put to whom it is put."""
        asked = pending(self.table, emit)
        if isinstance(asked, Decision) and self._keeps_back(asked.seat):
            return self.untold.put(asked, self.table)
        return asked

    def _keeps_back(self, seat: int) -> bool:
        """Whether a person sits there at a real table."""
        return self.setup.real_table and self.setup.seats[seat].is_person

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
    def is_practice(self) -> bool:
        """Whether it brings no rating, no record and no badge."""
        return self.setup.practice or self.is_hinted

    @property
    def waits_for_person(self) -> bool:
        """Whether a person must act: their decision, or real dice to be typed in."""
        if self._pending is None:
            return False
        if isinstance(self._pending, Chance):
            is_kept = self.untold.is_kept(self._pending, self.setup, self.table)
            is_lot = self._pending.is_lot and self.draws_lots and self.setup.real_table
            is_drawn = self._pending.is_settled or is_lot
            return self.setup.dice_by_hand and not (is_kept or is_drawn)
        return self.setup.seats[self._pending.seat].is_person

    @property
    def asks_in_private(self) -> bool:
        """Whether one of several persons at a real table is asked what the others may not see."""
        asked, seats = self._pending, self.setup.seats
        if not (self.setup.real_table and isinstance(asked, Chance) and self.waits_for_person):
            return False
        is_persons = asked.for_seat is not None and seats[asked.for_seat].is_person
        is_shared = sum(seat.is_person for seat in seats) > 1
        return is_persons and is_shared and self.untold.is_private(asked, self.table)

    def answer(self, answer: Any, reasons: tuple[Reason, ...] = ()) -> Move:
        """Applies one answer (a seat's option, or a chance outcome) and returns what it did.

        Raises IllegalAnswer, with nothing changed, when it is not offered or the match is over.
        """
        self._undone.clear()
        is_advised = bool(self.advised) and (len(self.moves), str(answer)) in self.advised
        move = self._answer(answer, reasons)
        self.is_hinted = self.is_hinted or is_advised
        return move

    def advise(self, option: Option) -> None:
        """Whoever decides now is told this option: to answer with it is to play a hint."""
        self.advised.add((len(self.moves), str(option)))

    def _answer(self, answer: Any, reasons: tuple[Reason, ...]) -> Move:
        asked = self._pending
        if asked is None:
            raise IllegalAnswer(Message("game-is-over"))
        if self.setup.real_table and self.untold.kinds:
            asked = self._as_told(asked, answer)
        require_legal(asked, answer, self.game, self.setup.seat_names)
        telling, knower = Telling(), self._only_knower(asked, answer)
        apply(self.table, answer, telling)
        done = len(telling.told)
        self._pending = self._asked(telling)
        told = _sealed(telling.told, asked) if knower == hidden.NOBODY else tuple(telling.told)
        followed = len(telling.told) - done
        settled = isinstance(asked, Chance) and asked.is_settled
        move = Move(asked.seat, asked.kind, answer, told, reasons, knower, followed, settled)
        return self._kept(move)

    def _kept(self, move: Move) -> Move:
        self.moves.append(move)
        if self._history is not None:
            self._history.keep(len(self.moves), self.table)
        return move

    def _as_told(self, asked: Pending, answer: Any) -> Pending:
        """Has what nobody has seen lie so that the answer can be given, if it may lie so."""
        game = self.game
        found = hidden.exchanges(self.untold, self.table, asked, answer, game.view, self._bots)
        if not found.pairs:
            return asked
        changed = self.table.copy()
        found.carry_out(changed)
        then = pending(changed)
        assert then is not None
        require_legal(then, answer, game, self.setup.seat_names)
        self._exchange(found)
        return then

    def _exchange(self, exchange: hidden.Exchange) -> Move:
        exchange.carry_out(self.table)
        self._pending = self._asked()
        return self._kept(Move(CHANCE, hidden.EXCHANGED, exchange, (), secret_to=hidden.NOBODY))

    @property
    def _bots(self) -> tuple[int, ...]:
        return tuple(n for n, who in enumerate(self.setup.seats) if not who.is_person)

    @property
    def untold(self) -> hidden.Untold:
        untold = self.game.untold
        return untold if untold.holds_for(self.setup) else hidden.NOTHING_UNTOLD

    @property
    def keeps_hand_back(self) -> bool:
        """Whether a person at a real table decides with what only they know."""
        asked, untold = self._pending, self.untold
        if not (untold.kinds and isinstance(asked, Decision) and self._keeps_back(asked.seat)):
            return False
        if asked.listing is None:
            return isinstance(asked.options, hidden.ToldAtOnce)
        held = untold.held(self.table, asked)
        return any(name in held for each in asked.listing for name in untold.named(each))

    def options(self, decision: Decision) -> Sequence[Option]:
        """What can be answered to the pending decision, whatever its seat keeps to itself."""
        return self.options_at_hand() if self.keeps_hand_back else decision.options

    def outcome_of(self, text: str) -> Any:
        """What typed words say of real dice and cards, lying where they may.

        Raises IllegalAnswer with one sentence when they say nothing that may come up.
        """
        asked = self._pending
        if not isinstance(asked, Chance):
            raise IllegalAnswer(Message("no-dice-now"))
        try:
            return asked.outcomes.parse(text)
        except IllegalAnswer:
            if not self.setup.real_table:
                raise
            return self.untold.wider(asked.outcomes, self.table).parse(text)

    def options_at_hand(self) -> Sequence[Option]:
        """What a person may decide now whatever they keep to themselves at a real table."""
        table, untold, asked = self.table, self.untold, self._pending
        if isinstance(asked, Decision) and isinstance(asked.options, hidden.ToldAtOnce):
            return asked.options
        names = untold.all_names(table)
        return list(hidden.possible_options(untold, table, names, self.game.view, self._bots))

    def _only_knower(self, asked: Pending, answer: Any) -> int | None:
        """The one seat that may know what is answered; nobody, what a lot gives a person."""
        untold = self.untold
        if isinstance(asked, Chance) and untold.is_kept(asked, self.setup, self.table):
            return hidden.NOBODY
        return _only_knower(asked, answer)

    def roll(self) -> Move:
        """Answers a pending chance from the table's seeded generator."""
        if not isinstance(self._pending, Chance):
            raise IllegalAnswer(Message("no-dice-now"))
        asked, rng = self._pending, self.chance_generator(len(self.moves))
        untold = self.untold
        if untold.is_kept(asked, self.setup, self.table):
            return self.answer(untold.sample(asked, self.table, rng))
        return self.answer(asked.outcomes.sample(rng))

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
            raise IllegalAnswer(Message("no-move-now"))
        if self.keeps_hand_back:
            decision = replace(decision, options=self.options_at_hand())
        words = text.strip()
        number, listing = whole_number(words), decision.listing
        if number is None or listing is None:
            option = self.game.parse_move(decision, text)
            if option is None:
                option = self._told_as(words, decision)
            if option is None:
                raise IllegalAnswer(Message("no-move", {"words": shortened(words)}))
            return option
        if not 1 <= number <= len(listing):
            raise IllegalAnswer(
                Message("no-move-number", {"number": number, "count": len(listing)})
            )
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
            raise IllegalAnswer(Message("no-decision-now"))
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
        index = next((n for n in range(last, -1, -1) if self._is_persons(n)), None)
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

    def _is_persons(self, index: int) -> bool:
        """Whether a person gave that answer: none is asked where there was nothing to draw."""
        move = self.moves[index]
        if move.seat == CHANCE:
            is_lot = move.secret_to == hidden.NOBODY  # what a person keeps to themselves
            return self.setup.dice_by_hand and not (move.was_settled or is_lot)
        return self.setup.seats[move.seat].is_person

    def undo(self) -> tuple[Move, ...]:
        """Takes back the last person's answer and what followed it; returns what was taken back."""
        index = self.undo_index
        if index is None:
            raise IllegalAnswer(Message("nothing-taken-back"))
        return self._go_back(index)

    def _go_back(self, index: int) -> tuple[Move, ...]:
        assert self._history is not None
        while index and self.moves[index - 1].kind == hidden.EXCHANGED:
            index -= 1
        taken_back = tuple(self.moves[index:])
        self.table = self._history.before(index, self.moves)
        self._history.cut(index)
        del self.moves[index:]
        self.streamed = min(self.streamed, index)
        self._pending = self._asked()
        self._undone.append(taken_back)
        return taken_back

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> tuple[Move, ...]:
        if not self._undone:
            raise IllegalAnswer(Message("nothing-played-again"))
        return tuple(self._again(move.answer, move.reasons) for move in self._undone.pop())

    def play_recorded(self, answers: Iterable[tuple[Any, tuple[Reason, ...]]]) -> None:
        for answer, reasons in answers:
            self._again(answer, reasons)

    def _again(self, answer: Any, reasons: tuple[Reason, ...]) -> Move:
        if isinstance(answer, hidden.Correction):
            return self._correct(answer)
        if isinstance(answer, hidden.Exchange):
            return self._exchange(answer)
        return self._answer(answer, reasons)

    def correct(self, table: Any, *, is_turn: bool = False) -> Move:
        """Has the table lie as it does before the people at a real table; undo takes it back.

        With `is_turn` a person has played on and tells only how it lies now: as far as the rules
        let them, they do no more. Raises IllegalAnswer where the table is not a real one, or seats
        others.
        """
        if not self.setup.real_table:
            raise IllegalAnswer(Message("no-real-table"))
        if len(self.game.setup_of_position(table, self.setup).seats) != len(self.setup.seats):
            raise IllegalAnswer(Message("seats-stay"))
        self._undone.clear()
        seat = self.seat_to_answer
        move = self._correct(hidden.Correction(table.copy(), is_turn))
        while is_turn and self.seat_to_answer == seat and self._does_no_more():
            pass
        return move

    def _does_no_more(self) -> bool:
        """Answers with what ends a turn or a part of it; False when nothing does."""
        asked, ends = self._pending, self.game.ends_turn
        listing = asked.listing if isinstance(asked, Decision) else None
        option = next((each for each in listing or () if isinstance(each, ends)), None)
        if option is not None:
            self._answer(option, ())
        return option is not None

    def _correct(self, correction: hidden.Correction) -> Move:
        telling = Telling()
        correction.carry_out(self.table)
        self.game.take_options(self.table, self.setup)
        self._pending = self._asked(telling)
        return self._kept(Move(CHANCE, hidden.CORRECTED, correction, tuple(telling.told)))

    def fork(self) -> Match:
        """An independent match at the same point, with no history before it."""
        other = Match.__new__(Match)
        other.game, other.setup = self.game, self.setup
        other.table = self.table.copy()
        other.moves, other.streamed = list(self.moves), self.streamed
        other.is_hinted, other.advised = self.is_hinted, set()
        other.draws_lots = self.draws_lots
        other.opening_told, other.language = self.opening_told, self.language
        other._history, other._undone, other._stories = None, [], {}
        other._chance = numbers_of(self.setup, "chance")
        other._bot_dice = BotDice(self.setup)
        other._pending = other._asked()
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
        if watcher is None:
            return table
        view, untold = self.game.view(table, watcher), self.untold
        if untold.kinds and watcher >= 0 and self._keeps_back(watcher):
            untold.veil(view, watcher)
        return view

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
        if number < 0:
            pending(table, filming)
            return before, filming.told, filming.tables, table
        play(table, self.moves[number].answer, filming)
        return before, list(self.moves[number].told), filming.tables, table


def _sealed(told: Sequence[Told], asked: Pending) -> tuple[Told, ...]:
    """What would be told to the seat alone is told to nobody."""
    seat = asked.for_seat if isinstance(asked, Chance) else asked.seat
    return tuple(replace(each, to=hidden.NOBODY) if each.to == seat else each for each in told)


def _only_knower(asked: Pending, answer: Any) -> int | None:
    """The one seat that may know what is answered; None when everybody may."""
    if not (asked.secret or getattr(answer, "is_secret", False)):
        return None
    return asked.for_seat if isinstance(asked, Chance) else asked.seat


class BotDice:
    """What the bots of a match draw from: it follows from the seed, the seat and the answers.

    With a guest at the table also from the key; guests then draw from numbers of their own.
    """

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._made: dict[int, NumberedRandom] = {}

    def of(self, bot: Bot, seat: int, answers: int) -> Random:
        """The generator of a seat's bot for its decision after so many answers of the match."""
        return self.of_seat(seat).at(answers) if bot.draws else NO_DICE

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
    chance, bot_dice, names = numbers_of(setup, "chance"), BotDice(setup), setup.seat_names
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
            require_legal(asked, option, game, names)
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
