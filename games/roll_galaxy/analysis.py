"""Looking back at a game with the Navigator: what each assignment and choice lost, in points.

Where a choice is not the Navigator's, both are rolled out with the same luck: what is hidden is
dealt, Rollbot's hand plays two rounds, and the leads are compared.
"""

from __future__ import annotations

from typing import Any, Final

from engine.core.card import paired
from engine.core.decision import Decision, Option
from engine.core.instructions import Correction
from engine.core.match import Match, play
from engine.core.step import apply, pending, silence
from engine.text.message import Fixed, Message
from games.roll_galaxy.moves import ConfirmAssignment, LiftTile
from games.roll_galaxy.navigator.rollout import Trial, as_rolled, assignments, carry_out, options
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import PHASE

TRIALS: Final = 12


def review(match: Match) -> dict[str, Any]:
    """The document of the `review` command; only the choices of people are judged."""
    choices: dict[int, list[dict[str, Any]]] = {
        seat: [] for seat, who in enumerate(match.setup.seats) if who.is_person
    }
    table: RollTable = match.game.opening(match.setup)
    for number, move in enumerate(match.moves):
        asked = None if isinstance(move.answer, Correction) else pending(table)
        if isinstance(asked, Decision) and asked.seat in choices:
            view = match.game.view(table, asked.seat)
            found = _judged(match, view, asked, move.answer)
            if found is not None:
                choices[asked.seat].append({"round": table.round, "answer": number, **found})
        play(table, move.answer)
    return {
        "game": match.game.key,
        "over": match.is_over,
        "seats": [_seat_document(match, seat, found) for seat, found in choices.items()],
    }


def _judged(
    match: Match, view: RollTable, asked: Decision, played: Option
) -> dict[str, Any] | None:
    """A whole assignment when it is confirmed, any other choice when it is made."""
    if asked.kind == "assign":
        return (
            _assignment(match, view, asked.seat) if isinstance(played, ConfirmAssignment) else None
        )
    if len(asked.options) < 2 or isinstance(played, LiftTile):
        return None
    if match.untold.keeps_from_bots(view, asked.seat):
        return None
    best = options(view, asked)[0].choice
    words = [match.game.option_text(each, match.voice, view, asked.seat) for each in (played, best)]
    if best == played:
        return _document(asked.kind, words[0], words[0])
    trial = Trial(view, asked.seat)
    return _document(asked.kind, words[0], words[1], *paired(
        TRIALS,
        lambda n: trial.lead_after(lambda table: apply(table, played, silence), n),
        lambda n: trial.lead_after(lambda table: apply(table, best, silence), n),
    ))  # fmt: skip


def _assignment(match: Match, view: RollTable, number: int) -> dict[str, Any]:
    """The dice as they were placed, beside the best whole assignment."""
    best, own = assignments(view, number)[0].choice, view.seats[number]
    words = _called(match, own.called), _called(match, best.called)
    if _is_like(own, best):
        return _document("assign", words[0], words[0])
    trial = Trial(as_rolled(view, number), number)

    def lay(seat: Seat) -> None:
        seat.workers, seat.called, seat.uses = own.workers, own.called, own.uses

    def after(act: Any, count: int) -> float:
        def acted(table: RollTable) -> None:
            table.steps.pop()
            act(table.seats[number])

        return trial.lead_after(acted, count)

    lost = paired(
        TRIALS, lambda n: after(lay, n), lambda n: after(lambda seat: carry_out(seat, best), n)
    )
    return _document("assign", words[0], words[1], *lost)


def _is_like(own: Seat, best: Plan) -> bool:
    """Whether the same phase is called with as many dice everywhere."""
    placed = sorted(worker.place for worker in own.workers)
    return own.called == best.called and placed == sorted(best.places)


def _called(match: Match, phase: int | None) -> str:
    return match.voice.say(
        Message("way-to-call", {"phase": None if phase is None else PHASE(phase)})
    )


def _document(
    kind: str, played: str, best: str, loss: float = 0.0, error: float = 0.0
) -> dict[str, Any]:
    return {"decision": kind, "played": played, "best": best, "delta": -loss, "error": error}


def _seat_document(match: Match, seat: int, choices: list[dict[str, Any]]) -> dict[str, Any]:
    who, mistakes = match.setup.seats[seat], sum(choice["delta"] for choice in choices)
    lost = {"choices": len(choices), "points": Fixed(-mistakes)}
    return {
        "seat": seat,
        "name": who.name,
        "player": who.player,
        "result": match.result.scores[seat],
        "mistakes": mistakes,
        "text": match.voice.say(Message("review-of-choices", lost)),
        "choices": choices,
    }
