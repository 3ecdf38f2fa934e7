"""What an Act will be remembered for."""

from engine.text.message import as_written
from games.arcs.campaign.rules.account import Entry, at_most, campaign_log
from games.arcs.campaign.rules.deals import DealStruck
from games.arcs.campaign.rules.events import (
    BecameFirstRegent,
    BecameOutlaw,
    BlightHit,
    CrisisBegan,
    EdictsBegan,
    PolicySet,
    SummitCalled,
)
from games.arcs.campaign.scene.endings import within
from games.arcs.events import AmbitionScored, ChapterStarted
from games.arcs.game import GAME
from games.arcs.parts import NOBODY
from tests.games.arcs.campaign.rules.test_reach_account import an_act_played

VOICE = GAME.voice(("You", "Vega", "Orion"))


def log_of(*events):
    """The entries of the one chapter in which these things happen."""
    (entries,) = campaign_log((BecameFirstRegent(2), PolicySet("peace"), ChapterStarted(1),
                               *events))  # fmt: skip
    return [(each.seat, VOICE.say(each.said), each.power) for each in entries]


def test_who_joins_or_leaves_the_empire():
    told = log_of(BecameOutlaw(0, 0), BecameFirstRegent(1), BecameFirstRegent(1))
    assert told == [(0, "You become an Outlaw", 0), (1, "Vega becomes First Regent", 0)]


def test_systems_are_counted_once_however_often_the_blight_strikes_them():
    hits = [BlightHit(0, "1-gate", 1, 0), BlightHit(1, "1-gate", 1, 0), BlightHit(0, "2-hex", 0, 1)]
    assert log_of(CrisisBegan(), *hits) == [(NOBODY, "Crisis: Blight strikes 2 systems", 0)]
    assert log_of(CrisisBegan(), CrisisBegan()) == [(NOBODY, "2 Crises", 0)]


def test_edicts_are_told_with_the_policy_they_began_with():
    told = log_of(EdictsBegan(), PolicySet("war"), EdictsBegan())
    assert told == [(NOBODY, "2 Edicts: Peace and War", 0)]


def test_summits_with_the_deals_made_there():
    assert log_of(SummitCalled(1), DealStruck(0, 1)) == [(NOBODY, "1 Summit, 1 deal", 0)]
    assert log_of(SummitCalled(1)) == [(NOBODY, "1 Summit, no deal", 0)]


def test_only_first_places_count_as_won_with_all_their_power():
    told = log_of(AmbitionScored(0, "tycoon", 1, 5, 2), AmbitionScored(1, "tycoon", 2, 3, 0),
                  AmbitionScored(0, "keeper", 1, 4, 0))  # fmt: skip
    assert told == [(0, "You win Tycoon and Keeper", 11)]


def test_where_room_is_short_summits_give_way_first_and_the_order_stays():
    chapter = (
        Entry("title", 0, as_written("t")),
        Entry("summit", NOBODY, as_written("s")),
        Entry("ambition", 0, as_written("a"), 3),
    )
    assert [each.kind for each in at_most(chapter, 2)] == ["title", "ambition"]
    assert [each.kind for each in at_most(chapter, 1)] == ["ambition"]
    short = within((chapter, chapter[:1], chapter), 9)
    assert [len(each) for each in short] == [2, 1, 3]


def test_an_act_has_a_log_of_three_chapters():
    match = an_act_played()
    story = match.story(None)
    events = [*story.opening, *(each for passage in story.passages for each in passage.events)]
    chapters = campaign_log(events)
    assert len(chapters) == 3
    gained = sum(each.power for entries in chapters for each in entries)
    firsts = [each for each in events if isinstance(each, AmbitionScored) and each.place == 1]
    assert gained == sum(each.power + each.bonus for each in firsts)
