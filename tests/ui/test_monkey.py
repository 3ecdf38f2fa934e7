"""Random events at every page that a route leads to, with a tutor seated where one sits there.

Nothing that happens ends the program or is hidden: the window of these tests raises every fault.
The long version, over 100,000 events and more, is `python -m tests.ui.random_events`.
"""

from __future__ import annotations

import pytest

from engine.ui.app import App
from engine.ui.scene import Routes
from games import REGISTRY
from tests.patience import lengths
from tests.ui.random_events import (
    Place,
    all_places,
    leave_things_about,
    open_window,
    play_monkey,
)

pytestmark = pytest.mark.painted

PLACES = all_places()
ABOUT = sorted({place.about for place in PLACES})


@pytest.mark.sample(9)
@lengths("events", 40, 200)
@pytest.mark.long
@pytest.mark.parametrize("about", ABOUT, ids=[about or "halls" for about in ABOUT])
def test_nothing_a_monkey_does_breaks_the_window(about: str, events: int):
    leave_things_about()
    app = open_window()
    for place in PLACES:
        if place.about == about:
            play_monkey(app, place, events, "1")
    assert app.scenes
    app.close()


def test_every_route_is_gone():
    ways = {name for name in vars(Routes) if not name.startswith("_")} - {"board_of"}
    gone = {place.route for place in PLACES}
    assert ways <= gone
    assert gone - ways == {"choices", "campaign", "leaders"}
    for game in REGISTRY.games():
        about = {place.route for place in PLACES if place.about == game.key}
        assert {"table", "lesson", "puzzle", "scenario", "challenge", "position"} <= about


def test_a_fault_is_raised_and_not_hidden():
    def break_it(app: App, rng: object) -> None:
        app.routes.settings()
        app.top.update = lambda seconds: 1 / 0

    with pytest.raises(ZeroDivisionError):
        play_monkey(open_window(), Place("settings", "", break_it), 100, "1")
