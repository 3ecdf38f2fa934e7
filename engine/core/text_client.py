"""The text client: plays any game over standard input and output, also through a pipe."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TextIO

from engine.core import decision
from engine.core.chance import Distribution
from engine.core.errors import IllegalAnswer, InputError, shortened
from engine.core.hidden import may_be_advised
from engine.core.instructions import drawn, instructions, taken_back, to_do
from engine.core.match import Match, bots_of
from engine.core.story import Passage, Story, by_cause, watcher_of
from engine.text.message import Message, Ordinal, SeatNumber, Share, ThingName, number_said
from engine.text.plain_text import (
    about,
    asked_for,
    begins,
    differing,
    groups,
    has_all,
    matching,
    new_statements,
    words_of,
)
from engine.text.voice import Voice

LISTED_AT_ONCE = 20
LONGEST_LINE = 200
LINES_OUT_OF_SIGHT = 60
LIST_WORDS = ("list", "options", "list options")
QUESTIONS = {each: each for each in ("where", "who", "why", "odds")} | {"what": "where"}
MOST_GROUPS, SHORTEST_NAME = 24, 3
TOLD_AT_ONCE = 12
"""Statements for a listener before they are asked whether they want more; so many options, too."""


class EndOfInput(Exception):
    """Nobody types any more."""


@dataclass(slots=True)
class TextClient:
    """Shows state, prompt and options; `on_answer` runs after every answer (autosave).

    With `plain` every line is one statement, for whoever listens: no columns, no indentation, no
    long lists; why a bot did something is told when it is asked.
    """

    match: Match
    source: TextIO
    out: TextIO
    on_answer: Callable[[Match], None] = lambda match: None
    interactive: bool = False
    plain: bool = False
    _bots: list[decision.Bot | None] = field(init=False)
    _voice: Voice = field(init=False)
    _story: Story = field(init=False)
    _shown: int = 0
    _tables: dict[int, list[str]] = field(default_factory=dict)
    _rest: list[str] = field(default_factory=list)
    _listed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._bots = bots_of(self.match)
        self._voice = self.match.voice
        self._story = self.match.story(watcher_of(self.match.setup))
        self._shown = len(self._story.passages)

    def run(self) -> int:
        """Plays to the end of the game or of the input. Returns the exit status 0."""
        self._tell("client-begins", game=self.match.game.title)
        self._tell("client-ask")
        for event in by_cause(self._story.opening):
            self._say(f"  {self.match.game.event_text(event, self._voice)}")
        try:
            while not self.match.is_over:
                self._turn()
        except EndOfInput:
            self._tell("client-ends")
            return 0
        finally:
            decision.close_bots(self._bots)
        if not self.plain:
            self._say_table()
        self._say(self._closing())
        return 0

    def _turn(self) -> None:
        if not self.match.waits_for_person:
            self._answer_for_nobody()
        elif isinstance(self.match.pending, decision.Chance):
            self._ask_chance(self.match.pending)
        elif isinstance(self.match.pending, decision.Decision):
            self._ask_decision(self.match.pending)

    def _answer_for_nobody(self) -> None:
        if isinstance(self.match.pending, decision.Chance):
            self.match.roll()
        else:
            assert self.match.pending is not None
            bot = self._bots[self.match.pending.seat]
            assert bot is not None
            thought = self.match.think(bot)
            self.match.answer(thought.option, thought.reasons)
        self._go_on()

    def _go_on(self) -> None:
        """An answer was given: it is kept, and what the people here may know of it is told."""
        self.on_answer(self.match)
        first = self._story.follow()
        for passage in self._story.passages[first:]:
            self._show(passage)
        self._shown = len(self._story.passages)

    def _show(self, passage: Passage) -> None:
        """A new passage, or what an earlier one was, now that it has been revealed."""
        is_new = passage.number >= self._shown
        is_told = self.plain and is_new and (passage.events or not self._is_persons(passage.seat))
        if passage.seat != decision.CHANCE and passage.answer is not None and not is_told:
            before, seat = self._story.table(passage.number), passage.seat
            text = self.match.game.option_text(passage.answer, self._voice, before, seat)
            self._say(f"{self._name(seat)}: {text}")
        if not self.plain:
            self._say_reasons(passage.reasons)
        if is_new:
            for event in passage.told:
                self._say(f"  {self.match.game.event_text(event, self._voice)}")
            self._instruct(passage)

    def _is_persons(self, seat: int) -> bool:
        return seat != decision.CHANCE and self.match.setup.seats[seat].is_person

    def _say_reasons(self, reasons: Sequence[decision.Reason]) -> None:
        for reason in self.match.game.told(reasons, self._voice):
            if self.plain and reason.outcome is not decision.ReasonOutcome.HELD:
                continue
            self._say("    " + ": ".join(filter(None, (reason.clause, reason.text))))

    def _instruct(self, passage: Passage) -> None:
        setup = self.match.setup
        if setup.real_table:
            move = self.match.moves[passage.number]
            done = drawn(move, to_do(move, setup.seats, self._voice))
            for words in instructions(move, setup.seats, self._voice)[done:]:
                self._say(f"  > {words}")

    def _say_table(self) -> None:
        game, table = self.match.game, self.match.view(self.match.table, self._story.watcher)
        if self.plain:
            self._page(game.statements(table, self._voice))
        else:
            self._say(game.describe(table, self._voice))

    def _say_what_changed(self, seat: int) -> None:
        """The table as a seat sees it: all of it the first time, then the lines that are new."""
        game = self.match.game
        view = self.match.view(self.match.table, seat)
        if self.plain:
            told = game.statements(view, self._voice)
            known, self._tables[seat] = self._tables.get(seat, []), told
            own, new = (told[0], f"{self._name(seat)}: "), new_statements(known, told)
            self._page(sorted(new, key=lambda line: not line.startswith(own)))
            return
        lines = game.describe(view, self._voice).split("\n")
        before, self._tables[seat] = self._tables.get(seat), lines
        changed = lines if before is None else new_lines(before, lines)
        if before is not None and changed:
            self._tell("client-changed")
        if changed:
            self._say("\n".join(changed))

    def _ask_chance(self, pending: decision.Chance) -> None:
        outcomes: Distribution = pending.outcomes
        asked = self.match.game.prompt(pending, self._voice)
        is_private = self.match.asks_in_private
        if is_private:
            self._tell("client-in-private", seat=self._name(pending.for_seat or 0))
        self._tell("client-real-dice", asked=asked, example=str(outcomes.example))
        line = self._read()
        if self._command(line):
            return
        try:
            self.match.answer(self.match.outcome_of(line))
        except IllegalAnswer as problem:
            self._say_problem(problem)
            return
        if is_private and self.interactive:
            self.out.write("\n" * (LINES_OUT_OF_SIGHT + 1))
        self._go_on()

    def _ask_decision(self, pending: decision.Decision) -> None:
        game = self.match.game
        self._say("")
        self._say_what_changed(pending.seat)
        asked = f"{game.prompt(pending, self._voice)}. {game.detail(pending, self._voice)}"
        self._say(f"{self._name(pending.seat)}: {asked}".rstrip(". "))
        if self.plain and pending.listing is not None and not pending.is_range:
            self._narrow(pending, "")
        elif pending.listing is None or pending.is_range or len(pending.listing) <= LISTED_AT_ONCE:
            self._list(pending)
        else:
            self._tell("client-count", count=len(pending.listing))
        self._answer_decision(pending)

    def _answer_decision(self, pending: decision.Decision) -> None:
        while True:
            line = self._read()
            if self._command(line, pending):
                if self.match.pending is not pending:
                    return
                continue
            try:
                option = self.match.option_of(self._name_as_number(pending, line))
            except InputError as problem:
                if not (self.plain and self._narrow(pending, line)):
                    self._say_problem(problem)
                continue
            was_practice = self.match.is_practice
            self.match.answer(option)
            if self.match.is_practice and not was_practice:
                self._tell("hint-makes-practice")
            self._go_on()
            return

    def _command(self, line: str, pending: decision.Decision | None = None) -> bool:
        word = " ".join(line.casefold().split())
        if word in LIST_WORDS and pending is not None:
            self._list(pending)
        elif word in ("help", "?"):
            self._tell("client-help")
            self._tell("client-ask")
        elif word == "more":
            self._page(self._rest or [self._in_words("client-no-more")])
        elif word.split(" ")[0] in QUESTIONS:
            asked, _, about = word.partition(" ")
            self._page(getattr(Questions(self.match, self._story), QUESTIONS[asked])(about))
        elif word in ("table", "show"):
            self._say_table()
        elif word == "hint" and pending is not None:
            self._hint()
        elif word == "undo":
            self._undo()
        elif word in ("quit", "exit"):
            raise EndOfInput
        else:
            return not word
        return True

    def _list(self, pending: decision.Decision) -> None:
        listing = None if pending.listing is None else self.match.options(pending)
        if listing is None:
            self._say(f"  {self._in_words('client-unlisted')}")
            return
        if pending.is_range:
            first, last = self._in_options((listing[0], listing[-1]), pending)
            if self.plain:
                self._tell("client-range", count=len(listing), first=first, last=last)
            else:
                self._say(f"  1-{len(listing)}  {first} ... {last}")
            return
        texts = self._in_options(listing, pending)
        if self.plain:
            self._page([f"{number}. {text}" for number, text in enumerate(texts, start=1)])
            return
        for number, text in enumerate(texts, start=1):
            self._say(f"  {number:>3}  {text}")

    def _narrow(self, pending: decision.Decision, typed: str) -> bool:
        """Lists the options with some words: those that begin alike as one, where they are many.
        False where there are none.
        """
        listing = self.match.options(pending) if pending.listing is not None else None
        if listing is None or pending.is_range:
            return False
        texts = self._in_options(listing, pending)
        is_named = bool(words_of(typed))
        if not is_named:
            before, self._listed = self._listed, texts
            if before == texts:
                self._tell("client-same", count=len(texts))
                return True
        numbers = matching(texts, typed) if is_named else [*range(1, len(texts) + 1)]
        if len(numbers) <= TOLD_AT_ONCE:
            for number in numbers:  # what 'more' reads on stays as it was
                self._say(f"{number}. {texts[number - 1]}")
            return bool(numbers)
        found = groups(texts, numbers)
        first, last, names = differing([texts[number - 1] for number in numbers])
        if (first or last) and len(found) > TOLD_AT_ONCE and len(numbers) <= MOST_GROUPS:
            wording = " ".join(filter(None, (first, last)))
            self._tell("client-names", count=len(numbers), wording=wording, names=tuple(names))
            return True
        if len(found) > MOST_GROUPS:
            self._tell("client-narrow", count=len(numbers), example=texts[numbers[0] - 1])
            return True
        if len(found) > TOLD_AT_ONCE:
            begun = tuple(dict.fromkeys(each.begins for each in found))
            self._tell("client-begun", count=len(numbers), begun=begun)
            return True
        self._tell("client-groups", count=len(numbers))
        for each in found:
            if len(each.numbers) == 1:
                self._say(f"{each.numbers[0]}. {each.begins}")
            else:
                key = "client-group" if len(each.begins) > SHORTEST_NAME else "client-group-short"
                example = texts[each.numbers[0] - 1]
                self._tell(key, count=len(each.numbers), begins=each.begins, example=example)
        return True

    def _name_as_number(self, pending: decision.Decision, typed: str) -> str:
        """What was typed, or the number of the one option that has this where others differ."""
        if not self.plain or pending.listing is None or pending.is_range or not words_of(typed):
            return typed
        names = differing(self._in_options(self.match.options(pending), pending))[2]
        found = [n for n, each in enumerate(names, 1) if words_of(each) == words_of(typed)]
        return str(found[0]) if len(found) == 1 and not typed.strip().isdecimal() else typed

    def _page(self, lines: Sequence[str]) -> None:
        """A few statements at once; 'more' tells the next."""
        self._rest = list(lines[TOLD_AT_ONCE:])
        for line in lines[:TOLD_AT_ONCE]:
            self._say(line)
        if self._rest:
            self._tell("client-more", count=len(self._rest))

    def _in_options(
        self, options: Sequence[decision.Option], asked: decision.Decision
    ) -> list[str]:
        game = self.match.game
        view = game.view(self.match.table, asked.seat)
        return game.option_texts(options, self._voice, view, asked.seat)

    def _hint(self) -> None:
        game = self.match.game
        pending = self.match.pending
        assert isinstance(pending, decision.Decision)
        if not may_be_advised(self.match):
            self._tell("no-hint-of-hand")
            return
        thought = self.match.think(game.bot(game.advisor, self.match.setup))
        self.match.advise(thought.option)
        self._tell("client-hint", move=self._in_options((thought.option,), pending)[0])
        if thought.reasons:
            self._tell("client-hint-bot")
        self._say_reasons(thought.reasons)

    def _undo(self) -> None:
        match = self.match
        try:
            moves = match.undo()
        except IllegalAnswer as problem:
            self._say_problem(problem)
            return
        self.on_answer(self.match)
        self._story.follow()
        self._shown = len(self._story.passages)
        if not self.plain:
            self._tables.clear()
        self._tell("client-taken-back")
        if match.setup.real_table:
            for words in taken_back(moves, match.setup.seats, self._voice):
                self._say(f"  > {words}")

    def _closing(self) -> str:
        result = self.match.result
        lines = [self._in_words("client-over")]
        order = sorted(range(len(self._voice)), key=lambda seat: (result.ranks[seat], seat))
        scores = [self._voice.say(number_said(score)) for score in result.scores]
        lines += [f"  {result.ranks[s]}. {self._name(s)}  {scores[s]}" for s in order]
        return "\n".join(lines)

    def _read(self) -> str:
        while True:
            if self.interactive and not self.plain:
                self.out.write("> ")
                self.out.flush()
            line = self.source.readline(LONGEST_LINE)
            if not line:
                raise EndOfInput
            if line.endswith("\n") or len(line) < LONGEST_LINE:
                return line.strip()
            self._tell("client-long-line", most=LONGEST_LINE)
            self._skip_line()

    def _skip_line(self) -> None:
        """The rest of a line, however long it is."""
        part = " "
        while part and not part.endswith("\n"):
            part = self.source.readline(LONGEST_LINE)

    def _name(self, seat: int) -> str:
        return self._voice.named(seat)

    def _in_words(self, key: str, **args: Any) -> str:
        return self._voice.say(Message(key, args))

    def _tell(self, key: str, **args: Any) -> None:
        self._say(self._in_words(key, **args))

    def _say_problem(self, problem: InputError) -> None:
        self._say(self.match.game.problem_text(problem, self._voice))

    def _say(self, text: str) -> None:
        if self.plain:
            lines = (" ".join(line.split()).removeprefix("> ") for line in text.split("\n"))
            text = "\n".join(filter(None, lines))
            if not text:
                return
        self.out.write(text + "\n")
        self.out.flush()


def new_lines(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """The lines of a text that another did not have, each under the lines that it belongs to: the
    heading after a blank line, and those above it that stand less far in.
    """
    known, shown = Counter(before), set[int]()
    for number, line in enumerate(now):
        if known[line] or not line.strip():
            known[line] -= 1
            continue
        shown.add(number)
        depth, above = _depth(line), number - 1
        while above >= 0 and now[above].strip():
            if _depth(now[above]) < depth:
                shown.add(above)
                depth = _depth(now[above])
            above -= 1
        if _depth(now[above + 1]) != _depth(line):
            shown.add(above + 1)
    return [line for number, line in enumerate(now) if number in shown]


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


# -- Questions beside the moves: where, who, why, and with what chances

LINE_NUMBER: Final = re.compile(r"\[\d+\] ")
MOST_OUTCOMES: Final = 60
"""More cases than these are no answer to a question."""


class Questions:
    """Answers what a person asks beside the moves, from what may be known where they sit."""

    def __init__(self, match: Match, story: Story) -> None:
        self._match, self._story = match, story

    def where(self, typed: str) -> list[str]:
        """What the table says of a piece, card, place or seat."""
        words = self._asked_for(typed)
        if not words:
            return [self._said("client-where-what")]
        lines, more = self._statements(), self._surroundings()
        found = about(lines, words)
        found += [each for each in about(more, words) if not found or begins(each, words)]
        return (
            found
            or [each for each in (*lines, *more) if has_all(each, words)]
            or [self._said("client-nowhere", words=shortened(typed))]
        )

    def who(self, typed: str) -> list[str]:
        """Whose turn it is and how all stand; with the name of a thing, whose that is."""
        passed_over = self._words("client-who-words")
        words = [word for word in self._asked_for(typed) if word not in passed_over]
        if words:
            return self.where(" ".join(words))
        found = self._statements()[:1]
        if self._match.pending is not None:
            asked = self._match.game.prompt(self._match.pending, self._match.voice)
            seat = self._match.pending.seat
            key = "client-who-chance" if seat == decision.CHANCE else "client-who-asked"
            found.append(self._said(key, seat=SeatNumber(max(seat, 0)), asked=asked))
        return [*found, self._standing()]

    def why(self, typed: str) -> list[str]:
        """Why the last bot, or the one named, did what it did; or why a move can't be made now."""
        seats = self._match.setup.seat_names
        named = [seat for seat, name in enumerate(seats) if words_of(name) == words_of(typed)]
        if named or not words_of(typed):
            found = self._reasons(named[0] if named else None)
            none = self._said("client-no-reason-of", seat=SeatNumber(named[0])) if named else ""
            return found or [none or self._said("client-no-reason")]
        return self._why_closed(typed)

    def odds(self, typed: str) -> list[str]:
        """The chances of what is asked, or else those by which the last bot or dummy was moved."""
        pending, voice = self._match.pending, self._match.voice
        found: list[str] = []
        if isinstance(pending, decision.Decision):
            table = self._match.view(self._match.table, pending.seat)
            found = [voice.say(each) for each in self._match.game.odds(table, pending)]
        elif isinstance(pending, decision.Chance):
            found = self._outcomes(pending)
        if found and words_of(typed):
            told = about(found, self._asked_for(typed))
            return told or [self._said("client-no-such-odds", words=shortened(typed))]
        return found or [self._said("client-no-odds"), *self._last_lot()]

    def _words(self, key: str) -> list[str]:
        """Words of the reader's language that are passed over in a question."""
        return self._said(key).split()

    def _asked_for(self, typed: str) -> list[str]:
        return asked_for(typed, self._words("client-small-words"))

    # -- the table ----------------------------------------------------------------------------

    def _view(self) -> Any:
        pending = self._match.pending
        seat = pending.seat if isinstance(pending, decision.Decision) else self._story.watcher
        return self._match.view(self._match.table, seat)

    def _statements(self) -> list[str]:
        return self._match.game.statements(self._view(), self._match.voice)

    def _surroundings(self) -> list[str]:
        return self._match.game.surroundings(self._view(), self._match.voice)

    def _standing(self) -> str:
        game, voice = self._match.game, self._match.voice
        result = game.result(self._view())
        told = game.standing_said(result.scores)
        if told is not None:
            seats = tuple(map(SeatNumber, range(len(voice))))
            return self._said("client-standing-so", standing=told, seats=seats)
        order = sorted(range(len(voice)), key=lambda seat: (result.ranks[seat], seat))
        each = [
            Message("client-stands", {
                "seat": SeatNumber(seat), "rank": Ordinal(result.ranks[seat]),
                "score": number_said(result.scores[seat]),
            })
            for seat in order
        ]  # fmt: skip
        return self._said("client-standing", seats=tuple(each))

    # -- reasons ------------------------------------------------------------------------------

    def _reasons(self, seat: int | None) -> list[str]:
        """What a seat did last, each step with the reason that decided it."""
        turn: list[Passage] = []
        for passage in reversed(self._story.passages):
            if passage.seat == decision.CHANCE or (
                seat is not None and passage.seat != seat and not turn
            ):
                continue
            if turn and passage.seat != turn[0].seat:
                break
            if self._held(passage):
                turn.append(passage)
            elif turn:
                break
        turn.reverse()
        done = [each for each in turn if each.events]
        done = done if len(done) > 1 else turn
        return list(dict.fromkeys(map(self._reason, done)))

    def _held(self, passage: Passage) -> list[decision.Reason]:
        if passage.answer is None:
            return []
        told = self._match.game.told(passage.reasons, self._match.voice)
        return [each for each in told if each.outcome is decision.ReasonOutcome.HELD]

    def _reason(self, passage: Passage) -> str:
        game, voice, seat = self._match.game, self._match.voice, passage.seat
        table = self._story.table(passage.number)
        own = [each for each in passage.told[:1] if getattr(each, "seat", seat) == seat]
        did = [each for each in own if not getattr(each, "follows", False)]
        told = " ".join(game.event_text(each, voice) for each in did)
        assert passage.answer is not None
        held = self._held(passage)[0]
        option = game.option_text(passage.answer, voice, table, seat)
        reason = LINE_NUMBER.sub("", held.text)
        done = told or f"{voice.named(seat)}: {option}"
        return self._said("client-why", done=done, reason=reason, clause=held.clause or None)

    def _why_closed(self, typed: str) -> list[str]:
        """A move that can be made has its number; of another it is said what speaks against it."""
        game, voice, pending = self._match.game, self._match.voice, self._match.pending
        if not isinstance(pending, decision.Decision):
            return [self._said("client-no-move")]
        table = self._match.view(self._match.table, pending.seat)
        if pending.listing is not None and not pending.is_range:
            texts = game.option_texts(
                self._match.options(pending) or (), voice, table, pending.seat
            )
            is_number = typed.strip().isdecimal() and 0 < int(typed) <= len(texts)
            open_ones = [int(typed)] if is_number else matching(texts, typed)
            if open_ones:
                first = open_ones[0]
                return [self._said("client-open", count=len(open_ones), number=first,
                                   move=texts[first - 1])]  # fmt: skip
        said = game.closed(table, pending, typed)
        if said is not None:
            return [voice.say(said)]
        try:
            option = game.parse_move(pending, typed)
        except InputError as problem:
            return [game.problem_text(problem, voice)]
        if option is not None:
            return [self._said("client-can")]
        return [self._said("client-closed", words=shortened(typed)), *self.where(typed)]

    # -- chances ------------------------------------------------------------------------------

    def _outcomes(self, pending: decision.Chance) -> list[str]:
        """What may come up, the likeliest first, where it can be told."""
        if pending.is_settled:
            return []
        cases: list[tuple[Any, float]] = []
        for case in pending.outcomes.outcomes():
            cases.append(case)
            if len(cases) > MOST_OUTCOMES:
                return []
        cases.sort(key=lambda case: -case[1])
        return [
            self._said("client-chance", outcome=" ".join(map(str, each))
                       if isinstance(each, tuple) else str(each), share=Share(share))
            for each, share in cases
        ]  # fmt: skip

    def _last_lot(self) -> list[str]:
        """What the last lot of a bot, or of a seat that the rules move, decided between."""
        for passage in reversed(self._story.passages):
            thoughts = [each.reason for each in passage.events if hasattr(each, "reason")]
            for reason in (*passage.reasons, *thoughts):
                lots = [each for each in reason.options if each.odds > 0]
                if len(lots) > 1:
                    told = [self._said("client-last-lot")]
                    cases = [(self._named(each.option, passage), each.odds) for each in lots]
                    return told + [self._said("client-chance", outcome=name, share=Share(odds))
                                   for name, odds in cases]  # fmt: skip
        return []

    def _named(self, option: Any, passage: Passage) -> str:
        """What a lot decided between: a move, or a thing of the game."""
        game, voice = self._match.game, self._match.voice
        if isinstance(option, ThingName):
            return voice.say_name(option)
        if not hasattr(option, "said"):
            return str(option)
        return game.option_text(option, voice, self._story.table(passage.number), passage.seat)

    def _said(self, key: str, **args: Any) -> str:
        return self._match.voice.say(Message(key, args))
