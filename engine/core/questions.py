"""What a person asks a text client beside the moves: where, who, why, and with what chances."""

from __future__ import annotations

import re
from typing import Any, Final

from engine.core.decision import CHANCE, Chance, Decision, Reason, ReasonOutcome
from engine.core.errors import InputError, shortened
from engine.core.match import Match
from engine.core.plain_text import about, asked_for, begins, has_all, matching, words_of
from engine.core.story import Passage, Story
from engine.text.message import Message, Ordinal, SeatNumber, Share, ThingName, number_said

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
            key = "client-who-chance" if seat == CHANCE else "client-who-asked"
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
        if isinstance(pending, Decision):
            table = self._match.view(self._match.table, pending.seat)
            found = [voice.say(each) for each in self._match.game.odds(table, pending)]
        elif isinstance(pending, Chance):
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
        seat = pending.seat if isinstance(pending, Decision) else self._story.watcher
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
            if passage.seat == CHANCE or (seat is not None and passage.seat != seat and not turn):
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

    def _held(self, passage: Passage) -> list[Reason]:
        if passage.answer is None:
            return []
        told = self._match.game.told(passage.reasons, self._match.voice)
        return [each for each in told if each.outcome is ReasonOutcome.HELD]

    def _reason(self, passage: Passage) -> str:
        game, voice, seat = self._match.game, self._match.voice, passage.seat
        table = self._story.table(passage.number)
        own = [each for each in passage.told[:1] if getattr(each, "seat", seat) == seat]
        told = " ".join(game.event_text(each, voice) for each in own)
        assert passage.answer is not None
        held = self._held(passage)[0]
        option = game.option_text(passage.answer, voice, table, seat)
        reason = LINE_NUMBER.sub("", held.text)
        done = told or f"{voice.named(seat)}: {option}"
        return self._said("client-why", done=done, reason=reason, clause=held.clause)

    def _why_closed(self, typed: str) -> list[str]:
        """A move that can be made has its number; of another it is said what speaks against it."""
        game, voice, pending = self._match.game, self._match.voice, self._match.pending
        if not isinstance(pending, Decision):
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

    def _outcomes(self, pending: Chance) -> list[str]:
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
