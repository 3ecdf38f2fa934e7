"""Which language is spoken, and what one lacks."""

import pytest

from engine.core import commands
from engine.core.errors import BadDocument, InputError
from engine.core.storage import Settings, words_in
from engine.text.catalogue import count, lacking
from engine.text.message import languages, own_name, spoken
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
    assert [*map(own_name, languages())] == ["English", "Deutsch"]


def test_a_setting_of_no_language_is_refused():
    assert Settings().changed(language="de").language == "de"
    with pytest.raises(BadDocument, match="the language must be one of system, en, de"):
        Settings().changed(language="klingon")


def test_what_a_language_lacks_is_told_by_message_and_part(tmp_path):
    (tmp_path / "en.ftl").write_text(MESSAGES, "utf-8")
    (tmp_path / "de.ftl").write_text("one = Eins\n", "utf-8")
    assert list(lacking("de", tmp_path)) == ["one.more", "two"]
    assert count(tmp_path) == 3


def test_the_command_tells_it_of_the_house_and_of_all_that_a_game_says():
    rooms = commands.language(REGISTRY, "de")["rooms"]
    assert rooms["house"]["messages"]["lacking"] == []
    rajas = {kind: told["count"] for kind, told in rooms["rajas"].items()}
    assert rajas == {"messages": rajas["messages"], "lessons": 5, "puzzles": rajas["puzzles"],
                     "scenarios": 5, "rules": 1}  # fmt: skip
    assert not any(told["lacking"] for told in rooms["rajas"].values())
    with pytest.raises(InputError, match="there is no language 'klingon'; there are en, de"):
        commands.language(REGISTRY, "klingon")


def test_an_empty_text_of_a_file_counts_as_no_words(tmp_path):
    path = tmp_path / "words.json"
    assert words_in(path) is None
    path.write_text('{"# title": "Two", "title": "Zwei", "steps": [{"says": [""]}]}', "utf-8")
    assert words_in(path) is None
    path.write_text('{"# title": "Two", "title": "Zwei", "steps": [{"says": ["Eins"]}]}', "utf-8")
    assert words_in(path) == {"title": "Zwei", "steps": [{"says": ["Eins"]}]}
