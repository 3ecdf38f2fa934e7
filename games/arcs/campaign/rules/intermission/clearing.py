"""INTER-3 and 4: steps B and C; the Court is cleared, and pieces and resources go home."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.step import Emit, Step
from games.arcs.campaign.rules.fates.magnate import EmptyLeague
from games.arcs.campaign.rules.intermission.events import BoxesEmptied, CourtCleared, TrustEmptied
from games.arcs.campaign.rules.intermission.resolving import change, scrap, table_cards
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.events import PiecesReturned
from games.arcs.parts import NO_PIECES, Offer
from games.arcs.reach_box import COUNCIL
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import FitSlots


@dataclass(frozen=True, slots=True)
class ClearCourt(Step):
    """INTER-3.1 and 3.2: the row goes into the deck, agents home, the discard is scrapped."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        row = [offer.card for offer in table.court if offer.card not in ("", COUNCIL)]
        row += reach.attached.values()
        reach.attached = {}
        table.court = (Offer(COUNCIL, (0,) * len(table.seats)),)
        known = table_cards(row)
        table.court_deck = tuple(sorted((*table.court_deck, *table.buried, *known)))
        table.buried = ()
        faithful = [card for card in row if card not in known]
        change(table, court=tuple(sorted((*reach.aftermath.court, *faithful))))
        emit(CourtCleared, tuple(row))
        discard, table.court_discard = table.court_discard, ()
        scrap(table, discard, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]


@dataclass(frozen=True, slots=True)
class ClearPieces(Step):
    """INTER-4.1 to 4.3: Trophies and Captives, the Trust and the League, the tokens on boxes."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        count, reach = len(table.seats), reach_of(table)
        for seat in table.seats:
            seat.captives = (0,) * count
            seat.trophies, seat.spoils = (NO_PIECES,) * count, ()
        emit(PiecesReturned, True)
        emit(PiecesReturned, False)
        if reach.trust:
            trust, reach.trust = reach.trust, ()
            emit(TrustEmptied, trust)
        if table.phantoms:
            emit(BoxesEmptied)
        change(table, done=("A", "B", "C"))
        order = list(reversed(table.turn_order()))
        table.steps += [FitSlots(number) for number in order]
        table.steps += [EmptyLeague(number) for number in order]

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]
