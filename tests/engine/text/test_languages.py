"""Which language is spoken, and what one lacks."""

import pytest

from engine.core import commands
from engine.core.errors import BadDocument, InputError
from engine.core.storage import Settings
from engine.text.catalogue import count, lacking
from engine.text.message import NAMES, languages, spoken
from games import REGISTRY

MESSAGES = "one = One\n    .more = More\ntwo = Two\n"


@pytest.mark.parametrize(
    ("wanted", "environment", "expected"),
    [
        ("en", {"LANG": "de_DE.UTF-8"}, "en"),
        ("de", {}, "de"),
        ("system", {"LANG": "de_AT.UTF-8"}, "de"),
        ("system", {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ("system", {"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "fr"}, "de"),
        ("system", {"LANG": "fr_FR"}, "en"),
        ("klingon", {}, "en"),
    ],
)
def test_the_language_is_that_of_the_setting_or_of_the_system(wanted, environment, expected):
    assert spoken(wanted, environment) == expected


def test_every_language_calls_itself_by_a_name():
    assert set(languages()) == set(NAMES)


def test_a_setting_of_no_language_is_refused():
    assert Settings().changed(language="de").language == "de"
    with pytest.raises(BadDocument, match="the language must be one of system, en, de"):
        Settings().changed(language="klingon")


def test_what_a_language_lacks_is_told_by_message_and_part(tmp_path):
    (tmp_path / "en.ftl").write_text(MESSAGES, "utf-8")
    (tmp_path / "de.ftl").write_text("one = Eins\n", "utf-8")
    assert list(lacking("de", tmp_path)) == ["one.more", "two"]
    assert count(tmp_path) == 3


def test_the_command_tells_it_of_the_house_and_of_each_game_that_has_messages():
    document = commands.language(REGISTRY, "de")
    assert set(document["rooms"]) >= {"house", "despirala"}
    assert document["rooms"]["despirala"]["lacking"] == []
    assert document["rooms"]["house"]["lacking"] == []
    with pytest.raises(InputError, match="there is no language 'klingon'; there are en, de"):
        commands.language(REGISTRY, "klingon")
