"""What may be set out by hand of the campaign: the Empire, the Free States, the Blight, titles.

All else is as at a table of the base game (`games.arcs.position_edits`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.position_edits import (
    ONE_MORE,
    ChipRow,
    EditChip,
    EditPage,
    EditState,
    PlaceEdit,
    PositionEdits,
    Row,
    buttons,
    by_table,
    following,
    palette,
    pictures,
    put_or_take,
)
from engine.text.said import Said
from games.arcs import position_edits as base
from games.arcs.board import RESOURCES
from games.arcs.campaign.rules import fate_edits
from games.arcs.campaign.rules.state import reach_of
from games.arcs.names import POLICY
from games.arcs.parts import NOBODY, Building, Kind
from games.arcs.reach_box import (
    BLIGHT,
    BLIGHT_TOKENS,
    EMPIRE,
    FREE,
    FREE_CITIES,
    FREE_STARPORTS,
    POLICIES,
)
from games.arcs.state import ArcsTable

OUTSIDERS: Final = (
    "imperial-ship", "damaged-imperial-ship", "free-city", "free-starport", "blight",
)  # fmt: skip
FREE_KINDS: Final[dict[str, tuple[Kind, int]]] = {
    "free-city": ("city", FREE_CITIES), "free-starport": ("starport", FREE_STARPORTS),
}  # fmt: skip


# -- the map ---------------------------------------------------------------------------------------


def put_outsider(table: ArcsTable, state: EditState, system: str) -> ArcsTable:
    """The chosen piece comes to a system: the Empire's, the Free States', the Blight, a seat's."""
    piece = state.chosen["piece"]
    if piece == fate_edits.SLEEPER:
        return fate_edits.put_sleeper(table, system)
    if piece not in OUTSIDERS:
        return base.put_piece(table, state.seat, system, piece)
    if not left_of(table, piece):
        return table
    if piece in FREE_KINDS:
        if table.empty_building_slots(system) < 1:
            return table
        after = table.copy()
        after.buildings += (Building(FREE, FREE_KINDS[piece][0], system),)
        return after
    after = table.copy()
    reach = reach_of(after)
    if piece == "blight":
        # A second click turns it over.
        reach.blight = {**reach.blight, system: not reach.blight.get(system, False)}
    else:
        is_hurt = piece == "damaged-imperial-ship"
        reach.add_ships(system, int(not is_hurt), int(is_hurt))
    return after


def take_outsider(table: ArcsTable, state: EditState, system: str) -> ArcsTable:
    """One of the chosen piece goes away."""
    piece = state.chosen["piece"]
    if piece == fate_edits.SLEEPER:
        return fate_edits.take_sleeper(table, system)
    if piece not in OUTSIDERS:
        return base.take_piece(table, state.seat, system, piece)
    if piece in FREE_KINDS:
        built = [each for each in table.buildings_at(system, FREE)
                 if each.kind == FREE_KINDS[piece][0]]  # fmt: skip
        return base.take_building(table, built[-1]) if built else table
    if piece == "blight":
        after = table.copy()
        reach = reach_of(after)
        reach.blight = {name: fresh for name, fresh in reach.blight.items() if name != system}
        return after
    is_hurt = piece == "damaged-imperial-ship"
    return base.add_ship(table, EMPIRE, system, -1, is_hurt=is_hurt)


def left_of(table: ArcsTable, piece: str) -> int:
    """How many more there are of a piece that is no seat's."""
    reach = reach_of(table)
    if piece == "blight":
        return BLIGHT_TOKENS - len(reach.blight)
    if piece in FREE_KINDS:
        kind, most = FREE_KINDS[piece]
        return most - len(table.buildings_of(FREE, kind))
    return reach.ships_left


# -- the Empire, titles ----------------------------------------------------------------------------


def turn_title(table: ArcsTable, seat: int) -> ArcsTable:
    """A Regent becomes an Outlaw, an Outlaw a Regent; the First Regent is never an Outlaw."""
    after = table.copy()
    reach = reach_of(after)
    fate = reach.fates[seat]
    reach.fates[seat] = replace(fate, outlaw=not fate.outlaw)
    if reach.fates[seat].outlaw and reach.first_regent == seat:
        reach.first_regent = NOBODY
    return after


def crown(table: ArcsTable, seat: int) -> ArcsTable:
    """A seat is the First Regent, or nobody is."""
    after = table.copy()
    reach = reach_of(after)
    is_first = reach.first_regent == seat
    reach.first_regent = NOBODY if is_first else seat
    reach.fates[seat] = replace(reach.fates[seat], outlaw=False)
    return after


def move_marker(table: ArcsTable, seat: int, by: int) -> ArcsTable:
    """The objective of a fate is so much farther away or nearer."""
    after = table.copy()
    reach = reach_of(after)
    fate = reach.fates[seat]
    reach.fates[seat] = replace(fate, marker=max(0, fate.marker + by))
    return after


def set_marker(table: ArcsTable, seat: int, number: int) -> ArcsTable:
    """The objective of a fate is so far away."""
    return move_marker(table, seat, number - reach_of(table).fates[seat].marker)


def show_policy(table: ArcsTable, policy: str) -> ArcsTable:
    """A policy lies on top."""
    after = table.copy()
    reach = reach_of(after)
    reach.policies = (policy, *(each for each in reach.policies if each != policy))
    return after


def turn_policy(table: ArcsTable, by: int) -> ArcsTable:
    """The next policy lies on top."""
    now = reach_of(table).policies
    return show_policy(table, following(POLICIES, now[0] if now else "", by))


def add_to_trust(table: ArcsTable, resource: str, by: int) -> ArcsTable:
    """A token more or less in the Trust."""
    held = reach_of(table).trust.count(resource)
    if held + by < 0 or by > table.tokens_free(resource):
        return table
    after = table.copy()
    reach = reach_of(after)
    others = tuple(each for each in reach.trust if each != resource)
    reach.trust = (*others, *(resource,) * (held + by))
    return after


def _policies(table: ArcsTable, _: EditState) -> tuple[EditChip, ...]:
    return tuple(EditChip(("policy", each), Said("policy-name", {"policy": POLICY(each)}))
                 for each in POLICIES)  # fmt: skip


def _of_a_seat(table: ArcsTable, state: EditState) -> Iterator[Row]:
    *rows, pages = base.EDITS.pages[""].rows(table, state)
    assert isinstance(pages, ChipRow)
    yield from rows
    ways = [chip for chip in pages.chips if chip.key != ("setup",)]
    yield buttons(*ways, EditChip(("fate",), Said("field-fate")),
                  EditChip(("reach",), Said("field-reach")))  # fmt: skip
    chosen = state.chosen["piece"]
    yield palette((EditChip(("piece", piece), is_on=piece == chosen, left=left_of(table, piece))
                   for piece in OUTSIDERS), first=1 + len(base.PIECES_TO_PUT),
                  height=54.0)  # fmt: skip
    yield pictures((("trust", each) for each in RESOURCES), height=40.0)


WHEEL: Final = put_or_take(put_outsider, take_outsider)
PLACES: Final = {
    **base.PLACES,
    **fate_edits.PLACES,
    "system": replace(base.PLACES["system"], put=put_outsider, take=take_outsider, turn=WHEEL),
    "followed": PlaceEdit(put=by_table(turn_title), take=by_table(crown),
                          turn=by_table(move_marker), typed=by_table(set_marker), help=(
                              ("click", Said("desk-outlaw")), ("right", Said("desk-first-regent")),
                              ("wheel", Said("desk-objective")),
                              ("type", Said("desk-objective")))),
    "empire": PlaceEdit(pictures=_policies, turn=by_table(turn_policy),
                        choose=by_table(show_policy), help=(
                            ("click", Said("desk-policy")), ("wheel", Said("desk-next")))),
    "trust": PlaceEdit(put=by_table(add_to_trust, 1), take=by_table(add_to_trust, -1),
                       turn=by_table(add_to_trust), help=(
                           ("click", Said("desk-trust")), *ONE_MORE[1:])),
}  # fmt: skip
EDITS: Final = PositionEdits(
    PLACES, {**base.EDITS.pages, **fate_edits.PAGES, "": EditPage(_of_a_seat)}, base.EDITS.chosen,
    shared=base.EDITS.shared | fate_edits.SHARED | {"followed", "empire", "trust"},
)  # fmt: skip
OWNER_OF: Final = {"imperial-ship": EMPIRE, "damaged-imperial-ship": EMPIRE, "free-city": FREE,
                   "free-starport": FREE, "blight": BLIGHT}  # fmt: skip
