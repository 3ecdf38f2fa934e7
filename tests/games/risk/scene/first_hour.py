"""The map of Risk at a real window, for `tests.ui.first_hour_by_mouse`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Decision, Option
from engine.ui.table.actions import Picker
from engine.ui.widgets import Button
from games.risk.moves import (
    Attack,
    Claim,
    EndAttacks,
    Fortify,
    Occupy,
    PlaceTroops,
    Redeem,
    TakeBonus,
)
from tests.games.risk.scene.playing import RiskStage
from tests.ui.window_hands import WindowHands

if TYPE_CHECKING:
    from tests.ui.first_hour_by_mouse import Newcomer

PLAYS_LIKE: Final = "general"
FEW: Final = 5
"""So many troops are put down one by one, more of them all at once."""


class RiskHands(WindowHands, RiskStage):
    """Territories, and the controls of the bar."""

    def wished(self) -> Option:
        """What the General does: it wins against recruits."""
        return self.wish(PLAYS_LIKE)

    def rest(self) -> None:
        """Also until what goes on by itself has been carried out."""
        super().rest()
        selection = self.board.selection
        while selection.orders is not None and self.app.top is self.table:
            self.step()
            super().rest()

    def answer(self, option: Option) -> None:
        """One decision; a battle is fought to its end, all troops of a turn are placed."""
        match option:
            case Claim(place) | TakeBonus(place):
                self.touch(place)
            case PlaceTroops(place) if self.kind == "place":
                self._all_on_one(place)
            case PlaceTroops():
                self._put_down(option)
            case Redeem():
                self._push("Redeem for")
            case Attack(source, target):
                self._pair(source, target)
                self._push(lambda button: button.icon == "bolt")
            case Occupy(count):
                amount = self.board.selection.amount
                assert amount is not None
                is_least = count < (amount.low + amount.high) / 2
                if self.board.selection.number != (amount.low if is_least else amount.high):
                    self._push("Fewest" if is_least else "All")
                self._push("Move")
            case Fortify(source, target):
                self._pair(source, target)
                self._push("Move")
            case EndAttacks():
                for _ in range(2 if self.match.table.has_conquered else 1):
                    self._close()
            case _:
                self._close()

    def _push(self, wanted: str | Callable[[Button], bool]) -> None:
        """A button of the bar, by the beginning of its label."""
        self.table.prepare()
        found = [each for each in self.bar.family() if isinstance(each, Button) and each.is_visible]
        said = self.app.canvas.said
        for button in found:
            is_it = said(button.label).startswith(wanted) if isinstance(wanted, str) else (
                wanted(button))  # fmt: skip
            if is_it and button.is_enabled:
                self._on(button)
                return
        raise AssertionError(f"no button {wanted} in {[said(each.label) for each in found]}")

    def _close(self) -> None:
        """What ends the phase."""
        self.table.prepare()
        self._on(self.bar.closing)

    def _on(self, widget: Any) -> None:
        factor = self.app.scale * self.table.plane.factor
        self.click(widget.box.centre_x * factor, widget.box.centre_y * factor)

    def _pair(self, source: int, target: int) -> None:
        """Source and target, where they are not chosen yet."""
        choice = self.board.selection
        if choice.source != source:
            if choice.source is not None:
                self.key("escape")
            self.touch(source)
        if choice.target != target:
            self.touch(target)
        assert choice.pair == (source, target), (choice.pair, source, target)

    def _per_click(self, number: int) -> None:
        """How many a click puts down: 1, 5 or all."""
        picker = next(each for each in self.bar.row.widgets if isinstance(each, Picker))
        if picker.selected != number:
            box = picker.parts()[number]
            factor = self.app.scale * self.table.plane.factor
            self.click(box.centre_x * factor, box.centre_y * factor)

    def _all_on_one(self, place: int) -> None:
        """The troops of the beginning, one in each turn, all on one place."""
        self._per_click(2)
        self.touch(place)

    def _put_down(self, option: PlaceTroops) -> None:
        """The troops of a turn where the General puts them, or where a lesson asks."""
        is_lesson = self.table.tutor is not None
        wanted = {option.territory: option.count} if is_lesson else self._placements()
        draft = self.board.selection.draft
        assert draft is not None
        if draft.placed and not is_lesson:
            self._push("Clear")
        for territory, count in wanted.items():
            there = dict(self.board.selection.placed).get(territory, 0)
            if count - there == draft.left and draft.left > FEW:
                self._per_click(2)
                self.touch(territory)
                continue
            self._per_click(0)
            for _ in range(count - there):
                self.touch(territory)
        self._close()

    def _placements(self) -> dict[int, int]:
        """What the General puts down in this turn, the most last."""
        fork, counts = self.match.fork(), dict[int, int]()
        while isinstance(fork.pending, Decision) and fork.pending.kind == "reinforce":
            assert self._brain is not None
            placed = fork.think(self._brain).option
            assert isinstance(placed, PlaceTroops)
            counts[placed.territory] = counts.get(placed.territory, 0) + placed.count
            fork.answer(placed)
        return dict(sorted(counts.items(), key=lambda each: each[1]))


def hands(newcomer: Newcomer, table: Any) -> RiskHands:
    """At this table."""
    return RiskHands(newcomer, table)
