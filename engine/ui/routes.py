"""The ways from page to page, by name: a page says where to go and knows no other page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.core.learning.challenges import Challenge
    from engine.core.learning.lesson import Lesson
    from engine.core.learning.puzzle import Puzzle
    from engine.core.learning.scenario import Scenario
    from engine.core.match import Match, SettingRight
    from engine.core.saves import Autosave
    from engine.core.setup import Setting, Setup


class Routes(Protocol):
    """Every way there is; `engine.ui.launch` knows where they lead.

    A page opens above what is on the screen, unless it says otherwise.
    """

    def home(self) -> None:
        """The main menu, and nothing else on the screen."""

    def leave_table(self) -> None:
        """Down to the page that a table was opened from."""

    def table(self, match: Match, autosave: Autosave | None) -> None:
        """The table of a match."""

    def begin(self, match: Match) -> None:
        """The table of a new match, kept on disk, in place of the page it was set up on."""

    def play_again(self, match: Match, following: Setup | None = None) -> None:
        """The same game and seats with a new seed, in place of the table and what lies on it; or
        what follows on the match.
        """

    def setup(self, game: Game) -> None:
        """The set-up of a game."""

    def setting(self, game: Game, setting: Setting) -> None:
        """What a setting of a game changes, choice by choice."""

    def real_table(self, game: Game) -> None:
        """The set-up of a game at a real table."""

    def position(
        self,
        game: Game,
        position: Any = None,
        before: Setup | None = None,
        set_right: SettingRight | None = None,
    ) -> None:
        """The editor on a position (None: the game's own beginning).

        With `set_right` no match begins there: what was edited is given to it.

        `before` is the set-up it comes from. A match that begins there takes the place of the page
        below as well.
        """

    def replay(self, match: Match, answers: int = 0) -> None:
        """A match shown again, from after that many answers on."""

    def review(self, match: Match) -> None:
        """The page that looks back at a match; a sentence when its game has none."""

    def rules(self, game: Game, clause: str | None = None, *, can_pick: bool = False) -> None:
        """The rules, at a clause if one is given; with `can_pick` other games' as well."""

    def learn(self) -> None:
        """All lessons, and how far each was taken."""

    def lesson(self, game: Game, lesson: Lesson, step: int = 0) -> None:
        """A lesson at its table, at one of its steps."""

    def challenge(self, challenge: Challenge) -> None:
        """An attempt at the challenge of a day, noted and kept on disk: the first may count."""

    def puzzle(self, game: Game, puzzle: Puzzle) -> None:
        """A puzzle at its table."""

    def scenarios(self) -> None:
        """All scenarios, and which were won."""

    def scenario(self, game: Game, scenario: Scenario) -> None:
        """A scenario at its table."""

    def progress(self) -> None:
        """How one has come along: ratings, results, badges, recent games."""

    def statistics(self) -> None:
        """What was played and won."""

    def settings(self) -> None:
        """The settings."""

    def credits(self) -> None:
        """Whose work this is."""
