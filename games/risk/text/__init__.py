"""The words of Risk: its messages, and its table in plain text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from engine.text.message import Message, SeatNumber, Share
from engine.text.voice import Voice, voice_of
from games.risk import board
from games.risk.moves import Attack
from games.risk.state import NEUTRAL, NOBODY, RiskTable

VOICE: Final = voice_of((), Path(__file__).parent)
_WIDTH = max(map(len, board.NAMES)) + 1


def describe(table: RiskTable, voice: Voice) -> str:
    lines = [voice.say(_heading(table)), ""]
    lines += [_seat(table, seat, voice) for seat in table.order or range(len(table.hands))]
    for continent in board.CONTINENTS:
        args = {"continent": board.CONTINENT(continent.id), "bonus": continent.bonus}
        lines += ["", voice.say(Message("table-continent", args))]
        lines += [_territory(table, place, voice) for place in continent.territories]
    lines += ["", *map(voice.say, _cards(table))]
    return "\n".join(lines)


def statements(table: RiskTable, voice: Voice) -> list[str]:
    """The same for whoever listens: a line for each seat, territory and card."""
    lines = [voice.say(_heading(table))]
    lines += [_seat(table, seat, voice).strip() for seat in table.order or range(len(table.hands))]
    lines += [voice.say(_held(table, place)) for place in range(board.SIZE)]
    return lines + [voice.say(each) for each in _cards(table)]


def _held(table: RiskTable, place: int) -> Message:
    owner = table.owners[place]
    args: dict[str, Any] = {"territory": board.TERRITORY(place), "troops": table.troops[place]}
    if owner == NOBODY:
        return Message("listen-unoccupied", args)
    if owner == NEUTRAL:
        return Message("listen-neutral", args)
    return Message("listen-held", {**args, "seat": SeatNumber(owner)})


def surroundings(table: RiskTable, voice: Voice) -> list[str]:
    """What is adjacent, with who is there, and the continents."""
    said = []
    for place in range(board.SIZE):
        near = tuple(_held(table, other) for other in board.ADJACENT[place])
        args = {"territory": board.TERRITORY(place), "near": near}
        said.append(Message("listen-adjacent", args))
    for each in board.CONTINENTS:
        places = tuple(board.TERRITORY(place) for place in each.territories)
        owners = [table.owners[place] for place in each.territories]
        counts = [(seat, owners.count(seat)) for seat in range(len(table.hands)) if seat in owners]
        held = tuple([Message("listen-count", {"seat": SeatNumber(seat), "count": count})
                      for seat, count in counts])  # fmt: skip
        args = {"continent": board.CONTINENT(each.id), "bonus": each.bonus, "territories": places,
                "held": held}  # fmt: skip
        said.append(Message("listen-continent", args))
    return [voice.say(each) for each in said]


def odds(table: RiskTable, options: Sequence[Any]) -> list[Message]:
    """RISK-8.3: the chance to capture by every attack that may be rolled, the best first."""
    from games.risk.odds import battle_odds  # noqa: PLC0415 (few ask)

    pairs = {(each.source, each.target) for each in options if isinstance(each, Attack)}
    found = []
    for source, target in pairs:
        attackers, defenders = table.troops[source] - 1, table.troops[target]
        chance = battle_odds().win(attackers, defenders)
        args = {"source": board.TERRITORY(source), "target": board.TERRITORY(target),
                "chance": Share(chance), "troops": table.troops[source],
                "defenders": defenders}  # fmt: skip
        found.append((-chance, source, target, Message("odds-attack", args)))
    return [said for *_, said in sorted(found, key=lambda each: each[:3])]


def why_not_there(table: RiskTable, kind: str, territory: int) -> str:
    """The last part of the message that says why a territory can't be chosen."""
    is_own = table.owners[territory] == table.seat
    match kind:
        case "claim":
            return "claimed"
        case "bonus":
            return "bonus"
        case "attack" if not is_own:
            return "out-of-reach"
        case "attack" if table.troops[territory] < 2:
            return "last-troop"
        case "attack":
            return "no-enemy"
        case "fortify" if is_own:
            return "no-way"
        case "place" | "reinforce" | "fortify":
            return "not-yours"
    return ""


def closed(table: RiskTable, kind: str, words: str) -> Message | None:
    """Why the territory that somebody names can't be chosen."""
    try:
        place = board.territory_named(words)
    except board.UnknownTerritory:
        return None
    why = why_not_there(table, kind, place)
    return Message(f"refused-{why}", {"territory": board.TERRITORY(place)}) if why else None


def _heading(table: RiskTable) -> Message:
    if table.is_over:
        return Message("table-over")
    if not table.round:
        return Message("table-setting-up")
    args = {"round": table.round, "limit": table.rules.round_limit, "seat": SeatNumber(table.seat)}
    return Message("table-playing", args)


def _seat(table: RiskTable, seat: int, voice: Voice) -> str:
    what = Message("table-eliminated")
    if seat not in table.eliminated:
        args = {
            "territories": table.owners.count(seat),
            "troops": table.troops_of(seat),
            "income": table.income(seat),
            "cards": len(table.hands[seat]),
            "left": table.reserves[seat],
        }
        what = Message("table-seat", args)
    return f"  {voice.named(seat)}: {voice.say(what)}"


def _territory(table: RiskTable, place: int, voice: Voice) -> str:
    owner, name = table.owners[place], voice.say(Message(board.TERRITORY(place).key))
    if owner == NOBODY:
        return f"  {name:<{_WIDTH}}{voice.say(Message('table-unoccupied'))}"
    whose = voice.say(Message("table-neutral")) if owner == NEUTRAL else voice.named(owner)
    return f"  {name:<{_WIDTH}}{table.troops[place]:>4}  {whose}"


def _cards(table: RiskTable) -> list[Message]:
    value = {"value": table.next_set_value, "cards": table.deck_size}
    hand = table.hands[table.decider()]
    if not hand or board.HIDDEN in hand or table.is_over:
        return [Message("table-next-set", value)]
    cards = tuple(map(_card, hand))
    return [Message("table-next-set", value), Message("table-hand", {"cards": cards})]


def _card(card: int) -> Message:
    if board.is_wild(card):
        return Message("table-wild-card")
    return Message(
        "table-card", {"card": board.CARD(card), "symbol": board.SYMBOL(board.symbol(card))}
    )
