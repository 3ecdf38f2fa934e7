"""INTER-8.1: the campaign as a file of its own over two sittings."""

import json
from random import Random

import pytest

from engine.core.decision import Chance, Reason
from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.ruled_odds import encode_reason
from engine.text.message import Message
from games.arcs.board import CARD
from games.arcs.campaign import sitting
from games.arcs.campaign.rules.events import Aftermath
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign.text import common
from games.arcs.game import GAME
from tests.games.arcs.positions import new_match


def played(match):
    rng = Random(3)
    while not match.is_over:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            match.answer(match.pending.options[0] if len(match.moves) < 9 else
                         match.pending.sample(rng))  # fmt: skip
    return match


@pytest.fixture(scope="module")
def act():
    return played(new_match(3, "a long campaign", supercats=1, mode="campaign"))


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(sitting, "user_folder", lambda: tmp_path)


@pytest.mark.clause("INTER-8.1")
def test_a_campaign_goes_on_from_its_file_and_keeps_both_sittings(act, tmp_path):
    path = sitting.keep(act)
    assert path == tmp_path / "campaigns" / "arcs-a-long-campaign.json"
    first = sitting.load(path, GAME.codec)
    assert first.table == act.table
    assert [each.part for each in first.sittings] == ["act I"]
    assert [each.power for each in first.sittings[0].results] == [s.power for s in act.table.seats]
    assert len(first.sittings[0].log) == 3
    after = played(Match(GAME, sitting.next_setup(first, GAME.codec)))
    assert after.setup.seats == act.setup.seats
    assert sitting.keep(after) == path
    both = sitting.load(path, GAME.codec)
    assert [each.part for each in both.sittings] == ["act I", "intermission"]
    assert both.sittings[0] == first.sittings[0]
    assert both.table == after.table
    headings = [chapter[0].args["letter"] for chapter in both.sittings[1].log]
    assert headings == ["A", "B", "C", "D", "E", "F"]
    words = [GAME.voice(after.setup.seat_names).say(said) for said in both.sittings[1].log[0]]
    assert words[0] == "Step A, fates resolve (INTER-2.1)"
    sitting.keep(after)
    assert sitting.load(path, GAME.codec) == both
    assert list(path.parent.iterdir()) == [path]
    with pytest.raises(InputError, match="Act II is played at the real table"):
        sitting.next_setup(both, GAME.codec)


@pytest.mark.clause("INTER-8.1")
def test_what_follows_an_act_is_the_intermission_and_nothing_follows_on_that(act):
    following = sitting.sequel(act)
    assert following is not None
    after = Match(GAME, following)
    assert reach_of(after.table).aftermath.done == ("A", "B", "C", "D", "E")
    assert sitting.sequel(after) is None
    assert sitting.sequel(played(after)) is None


@pytest.mark.clause("INTER-8.1")
def test_another_act_does_not_follow_on_an_act(act):
    with pytest.raises(InputError, match="so act I does not follow"):
        sitting.sheet_after(act, sitting.sheet_after(act))
    base = new_match(2, "base")
    with pytest.raises(InputError, match="only a game of the campaign"):
        sitting.sheet_after(base)
    with pytest.raises(InputError, match="not over yet"):
        sitting.sheet_after(new_match(2, "begun", mode="campaign"))


@pytest.mark.parametrize(("change", "sentence"), [
    (lambda document: document.update(campaign="risk"), "no campaign of Arcs"),
    (lambda document: document.update(format=9), "its format is 9; it must be 1"),
    (lambda document: document.update(sittings=[]), "sittings must be a list"),
    (lambda document: document["sittings"][0].update(part="act V"), r"sittings\[0\].part must be"),
    (lambda document: document["sittings"][0].update(log=[["x"]]), r"sittings\[0\].log holds"),
    (lambda document: document["table"].update(chapter=77), "the table is not possible"),
    (lambda document: document.pop("options"), "options is"),
])  # fmt: skip
def test_a_damaged_file_is_told_of_in_one_sentence(act, tmp_path, change, sentence):
    document = json.loads(json.dumps(sitting.to_document(sitting.sheet_after(act), GAME.codec)))
    change(document)
    path = tmp_path / "damaged.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(InputError, match=sentence) as caught:
        sitting.load(path, GAME.codec)
    assert str(caught.value).startswith(str(path))


@pytest.mark.clause("INTER-8.1")
def test_a_campaign_from_before_its_cards_had_their_printed_numbers_keeps_their_names(act):
    kept = sitting.to_document(sitting.sheet_after(act), GAME.codec)
    kept["table"]["reach"]["aftermath"] = {"court": ["f3-10", "f5-08"], "scrapped": ["f5-09"]}
    said = encode_reason(
        GAME.codec, Reason("", Message("inter-scrapped", {"cards": (CARD("f5-10"),)}))
    )
    kept["sittings"][0]["log"] = [[said[1:]]]
    names = {}
    for edition in ("newest", "before"):
        document = json.loads(json.dumps(kept))
        if edition == "before":
            del document["options"]["rulings"]
        sheet = sitting.from_document(document, GAME.codec)
        after, log = reach_of(sheet.table).aftermath, sheet.sittings[0].log
        shown = [*map(CARD, (*after.court, *after.scrapped)), *log[0][0].args["cards"]]
        names[edition] = [GAME.voice(("You",)).say_name(each) for each in shown]
    assert names["newest"] == [
        "Psionic Cartel", "Unstable Harvester", "Unstable Seeker", "Unstable Protector",
    ]  # fmt: skip
    assert names["before"] == [
        "Relic Cartel", "Unstable Warrior", "Unstable Protector", "Unstable Seeker",
    ]  # fmt: skip


def test_later_cards_of_one_name_are_listed_once_with_their_number():
    after = Aftermath(court=("f1-05", "f1-10", "f1-11", "f2-05", "f2-06", "f2-07"))
    voice = GAME.voice(("You", "Ada"))
    assert [voice.say(each) for each in common(after)] == [
        "Cards added to the Court deck: Council Intrigue, Lesser Regent (2) and "
        "Political Intrigue (3)"
    ]
