"""Looking back at a game with the Expert: what each choice did to the share of all power.

Where a choice is not the Expert's, both are played out to the end of the turn with the same dice,
by the General's hand; the boards they leave are compared as the Expert compares them (RISK-16.6).
"""

from __future__ import annotations

from typing import Any, Final

from engine.core.card import paired
from engine.core.chance import NO_DICE, generator
from engine.core.decision import Chance, Decision, Option
from engine.core.deferred_hidden import Correction
from engine.core.match import Match, play
from engine.core.step import apply, pending
from engine.text.message import Fixed, Message
from games.risk.bots.expert import TASTE
from games.risk.bots.ladder import EXPERT, GENERAL
from games.risk.bots.plans import evaluate
from games.risk.bots.prospect import Prospect
from games.risk.cards import HIDDEN
from games.risk.moves import Attack, PlaceTroops
from games.risk.state import RiskTable

TRIALS: Final = 10
MOST_ANSWERS: Final = 600
JUDGED: Final = frozenset(("redeem", "reinforce", "attack", "fortify"))


def review(match: Match) -> dict[str, Any]:
    """The document of the `review` command; only the choices of people are judged."""
    choices: dict[int, list[dict[str, Any]]] = {
        seat: [] for seat, who in enumerate(match.setup.seats) if who.is_person
    }
    table: RiskTable = match.game.opening(match.setup)
    for number, move in enumerate(match.moves):
        asked = None if isinstance(move.answer, Correction) else pending(table)
        if isinstance(asked, Decision) and asked.seat in choices and _is_open(asked, table):
            choices[asked.seat].append(_judged(match, table, asked, number, move.answer))
        play(table, move.answer)
    return {
        "game": match.game.key,
        "over": match.is_over,
        "seats": [_seat_document(match, seat, found) for seat, found in choices.items()],
    }


def _is_open(asked: Decision, table: RiskTable) -> bool:
    """Whether it is judged: not where the seat keeps cards that nobody was told (RISK-11.7)."""
    is_known = HIDDEN not in table.hands[asked.seat]
    return asked.kind in JUDGED and is_known and len(asked.options) > 1


def _judged(
    match: Match, table: RiskTable, asked: Decision, number: int, played: Option
) -> dict[str, Any]:
    view = table.seen_by(asked.seat)
    best = EXPERT.choose(view, asked, generator(match.setup.seed, "review", number)).option
    loss, error = 0.0, 0.0
    if _aim(best) != _aim(played):
        trials = _Trials(view, asked.seat, f"{match.setup.seed}/{number}")
        loss, error = paired(
            TRIALS, lambda n: trials.share(played, n), lambda n: trials.share(best, n)
        )
    return {
        "round": table.round,
        "decision": asked.kind,
        "played": match.game.option_text(played, match.voice),
        "best": match.game.option_text(best if loss or error else played, match.voice),
        "delta": -loss,
        "error": error,
        "answer": number,
    }


def _aim(option: Option) -> Any:
    """What a move is about, whatever its number of dice or troops."""
    if isinstance(option, Attack):
        return option.source, option.target
    return option.territory if isinstance(option, PlaceTroops) else option


class _Trials:
    """The rest of the turn after a choice, played with the luck of a number."""

    def __init__(self, view: RiskTable, seat: int, seed: str) -> None:
        self._view, self._seat, self._seed = view, seat, seed

    def share(self, option: Option, number: int) -> float:
        """The seat's share of all power when its turn is over, in percent."""
        table, seat = (
            self._view.with_hidden_dealt(generator(self._seed, "hidden", number)),
            self._seat,
        )
        apply(table, option)
        rng = generator(self._seed, "dice", number)
        for _ in range(MOST_ANSWERS):
            asked = pending(table)
            if asked is None or table.seat != seat:
                break
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
            else:
                apply(table, GENERAL.choose(table, asked, NO_DICE).option)
        if seat not in table.owners:
            return 0.0
        board = Prospect.of(table)
        board.seat, board.reserve = seat, table.reserves[seat]
        return 100 * evaluate(TASTE, board)


def _seat_document(match: Match, seat: int, choices: list[dict[str, Any]]) -> dict[str, Any]:
    who, mistakes = match.setup.seats[seat], sum(choice["delta"] for choice in choices)
    lost = Fixed(-mistakes)
    return {
        "seat": seat,
        "name": who.name,
        "player": who.player,
        "result": match.result.scores[seat],
        "mistakes": mistakes,
        "text": match.voice.say(Message("looked-back", {"count": len(choices), "lost": lost})),
        "choices": choices,
    }
