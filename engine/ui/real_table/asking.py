"""Chance at a real table: the page that asks it, and what the bar offers meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from engine.core.chance import Draw
from engine.core.decision import Chance, Decision
from engine.core.deferred_hidden import EXCHANGED
from engine.core.instructions import draws_to_come, turns_to_come
from engine.text.said import Said
from engine.ui.real_table.ask_page import AskPage
from engine.ui.real_table.asked import (
    Asked,
    AskedPart,
    AskedThing,
    asked_of,
    by_seats,
    with_keys,
)
from engine.ui.real_table.correcting import open_for_correction
from engine.ui.real_table.told_column import InARow
from engine.ui.table.actions import Action, Actions
from engine.ui.table.host import Host


class TakenBack(Protocol):
    """Who takes answers back."""

    def take_back_to(self, number: int) -> None: ...


class Asking:
    """The pages of one table, and what was told on those before: draws in a row lie side by side,
    and what was taken back to tell another one is offered again.
    """

    def __init__(self, host: Host, wishes: TakenBack) -> None:
        self._host, self._wishes = host, wishes
        self._told: dict[int, tuple[Chance, AskedThing]] = {}
        self._again: list[object] = []
        self._dealt: tuple[int, list[list[AskedThing]]] = (-1, [])

    def page(self, asked: Chance) -> AskPage | None:
        """The page for what came up; None where neither the game nor the engine has pictures."""
        host = self._host
        shown = host.parts.ask(host.moment, asked) or asked_of(asked.outcomes)
        if shown is None:
            return None
        if shown.by_seat:
            turns = turns_to_come(host.match.table, asked)
            if len(set(turns)) > 1:
                return self._page_of_all(asked, shown, turns)
        voice, game = host.sitting.voice, host.match.game
        seat = asked.for_seat
        who = voice.say(Said("hands-all")) if seat is None else voice.named(seat)
        return AskPage(
            shown, game.prompt(asked, voice), (seat, who), partial(self._enter, asked, shown),
            host.refresh, self._row(asked),
        )  # fmt: skip

    def _enter(self, asked: Chance, shown: Asked, outcome: Any) -> bool:
        """What was told is answered; a single thing is kept to lie beside what comes after it."""
        moves = self._host.match.moves
        begun = len(moves)
        is_taken = self._host.submit(outcome)
        if is_taken and shown.count == 1:
            self._again = self._again[1:]
            place = next(n for n in range(begun, len(moves)) if moves[n].kind == asked.kind)
            for thing in shown.parts[0].things:
                if shown.outcome((thing.answer,)) == outcome:
                    self._told[place] = (asked, thing)
        return is_taken

    # -- what is drawn seat after seat

    def _page_of_all(self, asked: Chance, shown: Asked, turns: Sequence[int]) -> AskPage:
        """One page for all: what the first seat drew, then the next; the last one has the rest."""
        host = self._host
        voice, counts = host.sitting.voice, Counter(turns)
        whole = by_seats(shown, counts, voice)
        page: AskPage

        def enter(outcome: tuple[Any, ...]) -> bool:
            self._dealt = (len(host.match.moves), page.telling.by_part)
            left = iter(outcome)
            drawn = {seat: [next(left) for _ in range(count)] for seat, count in counts.items()}
            return all(self._is_drawn(asked, drawn[seat].pop(0)) for seat in turns)

        who = voice.say(Said("hands-all"))
        title = host.match.game.prompt(asked, voice)
        page = AskPage(whole, title, (None, who), enter, host.refresh)
        if self._dealt[0] == len(host.match.moves):
            page.telling.tell_again(self._dealt[1])
            page.told.renew()
        return page

    def _is_drawn(self, asked: Chance, outcome: Any) -> bool:
        """A draw of the row is answered, unless it was the last and could be no other."""
        now = self._host.match.pending
        is_due = isinstance(now, Chance) and now.kind == asked.kind
        return not is_due or self._host.submit(outcome)

    def takes_back(self) -> bool:
        """Whether the last answers were told on one page: it lies there again."""
        begun, told = self._dealt
        answers = self._host.match.moves[begun:] if told else ()
        if len({each.kind for each in answers}) != 1:
            return False
        self._wishes.take_back_to(begun)
        return True

    def _row(self, asked: Chance) -> InARow:
        """What was drawn right before for the same seat, and how much is to come."""
        if not isinstance(asked.outcomes, Draw):
            return InARow()
        numbers = self._right_before(asked)
        before = tuple([self._told[number][1] for number in numbers])
        again = self._again[0] if self._again else None
        return InARow(before, draws_to_come(self._host.match.table, asked), again,
                      lambda place: self._back_to(numbers[place:]))  # fmt: skip

    def _right_before(self, asked: Chance) -> list[int]:
        """The answers that were such draws for the same seat, and nothing came between."""
        moves, found = self._host.match.moves, list[int]()
        for number in range(len(moves) - 1, -1, -1):
            if moves[number].kind == EXCHANGED:
                continue
            known = self._told.get(number)
            if known is None or known[1].answer != moves[number].answer:
                break
            if (known[0].kind, known[0].for_seat) != (asked.kind, asked.for_seat):
                break
            found.insert(0, number)
        return found

    def _back_to(self, numbers: list[int]) -> None:
        """One of those told before was another: it is asked again, and then those after it."""
        self._again = [self._told[number][1].answer for number in numbers]
        self._wishes.take_back_to(numbers[0])


def hand_page(host: Host, decision: Decision) -> AskPage | None:
    """The page for a person's decision with cards that nobody else knows; None for any other."""
    match, voice = host.match, host.sitting.voice
    if not match.keeps_hand_back:
        return None
    options = match.options_at_hand()
    asked = host.parts.ask_hand(host.moment, options)
    if asked is None:
        told = match.game.option_texts(options, voice, host.moment.table, decision.seat)
        things = tuple(AskedThing(*each) for each in zip(options, told, strict=True))
        part = AskedPart(with_keys(things))
        asked = Asked((part,), lambda answers: answers[0], shape=2.4, least=64, has_names=False)
    who, title = voice.named(decision.seat), match.game.prompt(decision, voice)
    return AskPage(asked, title, (decision.seat, who), host.submit, host.refresh)


def ask_actions(host: Host, page: AskPage, undo: Callable[[], object]) -> Actions:
    """What the bar says and offers while something is asked."""

    def say(key: str, part: str = "", **args: Any) -> str:
        return host.sitting.voice.say(Said(key, args), part)

    def draw() -> None:
        match = host.match
        if isinstance(match.pending, Chance):
            rng = match.chance_generator(len(match.moves))
            page.enter(match.pending.outcomes.sample(rng))

    back = Action(say("ask-back"), undo, icon="arrow-back-up", key="Ctrl+Z",
                  enabled=bool(page.telling.told) or host.conductor.can_undo)  # fmt: skip
    drawn = Action(say("ask-for-me"), draw, icon="dice", key="Ctrl+R",
                   short=say("ask-for-me", "short"), tooltip=say("ask-for-me", "tip"))  # fmt: skip
    differs = Action(say("hands-differs"), lambda: open_for_correction(host), icon="pencil",
                     key="Ctrl+D", tooltip=say("hands-differs", "tip"))  # fmt: skip
    done, guess = page.outcome is not None, page.guess
    label = say("bar-hand-in") if guess is None or done else guess.name
    enter = Action(label, page.submit, icon="check", key="Enter",
                   enabled=done or guess is not None)  # fmt: skip
    part = page.telling.part
    count, told = page.told.count, page.told.told
    prompt = say("ask-done") if done else say("ask-which", number=told + 1, count=count)
    if part.title and not done:
        prompt = part.question or f"{part.title}: {prompt}"
    how = say("ask-which", "name" if page.has_field else "key", number=told + 1, count=count)
    is_chance = isinstance(host.match.pending, Chance)
    others = (back, drawn, differs) if is_chance else (back, differs)
    if not is_chance and not done and count == 1:
        prompt = page.said
    return Actions(prompt, "" if done else how, enter, others)
