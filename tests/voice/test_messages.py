"""Keys, arguments, branches and grammar of every message of the games that have messages."""

import ast
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.core.decision import Event, MoveOption, recorded
from engine.core.errors import FAULT
from engine.text.catalogue import MessageError, catalogue, house_catalogue, nodes
from engine.text.message import (
    ENGLISH,
    HOUSE,
    RETIRED,
    Message,
    ThingName,
    declared_kinds,
    key_of,
    key_of_class,
    languages,
    retired_in,
    texts_of_the_house,
)
from games import REGISTRY
from tests.voice import BEGUN, ROOT, SPEAKING, families_of
from tests.voice.branches import untaken, watching
from tests.voice.grammar import FAULTS, GERMAN, faults, german_faults
from tests.voice.heard import NAMES, all_said, kind_of, varied
from tests.voice.within import titles_of_fields

every_game_begun = pytest.mark.parametrize("game", BEGUN, ids=lambda game: game.key)
every_game = pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.key, scope="module")
FOLDERS = [HOUSE, *(game.text_folder for game in BEGUN)]
HOUSE_FAMILIES = {"house-month": range(1, 13), "house-month-short": range(1, 13)}
"""The values of the families of names that the house says."""
PRINTED = ("reach-fate-card",)
OWNERS = {"SeatNumber": "owner"}
"""Seats own pieces as the Empire and others do."""
FILES = [path for folder in FOLDERS for path in sorted(folder.rglob("*.ftl"))]


def messages_of(folder):
    """The messages that stand in a folder, without those of the house, of the game's card and of
    old records.
    """
    every = catalogue(ENGLISH, None if folder == HOUSE else folder)
    others = set() if folder == HOUSE else set(catalogue(ENGLISH, None).keys()) | card_keys(folder)
    return every, sorted(set(every.keys()) - others - retired_in(folder))


def card_keys(folder):
    """The messages of a card: the house says them."""
    return set(texts_of_the_house(ENGLISH, [folder])) - set(texts_of_the_house(ENGLISH, []))


# -- the files -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_file_is_well_written_and_says_nothing_twice(path):
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = [each.id.name for each in resource.body if isinstance(each, ftl.Message | ftl.Term)]
    assert sorted(keys) == sorted(set(keys))


@every_game_begun
def test_no_message_is_both_retired_and_said(game):
    alive = {
        each.id.name
        for path in (game.text_folder / ENGLISH).glob("*.ftl")
        if path.name != RETIRED
        for each in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(each, ftl.Message | ftl.Term)
    }
    assert not alive & retired_in(game.text_folder)


@every_game_begun
def test_a_game_says_nothing_under_a_key_of_the_house(game):
    house = set(catalogue(ENGLISH, None).keys())
    own = {
        each.id.name
        for path in game.text_folder.rglob("*.ftl")
        for each in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(each, ftl.Message)
    }
    assert not house & own


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_translation_says_what_english_says_and_asks_for_nothing_else(folder):
    english, _ = messages_of(folder)
    for language in languages(folder)[1:]:
        other = catalogue(language, None if folder == HOUSE else folder)
        inner = {key for each in other.keys() for key in other.entry(each).refers_to}  # noqa: SIM118
        for key in set(other.keys()):
            if key in inner and not english.has(key):
                continue  # a form that only this language needs
            assert english.has(key), f"{language}: {key} is no message"
            for part in other.entry(key).parts:
                assert english.has(key, part), f"{language}: {key}.{part} is no part"
                more = other.asked_by(key, part) - english.asked_by(key, part) - {"form"}
                assert not more, f"{language}: {key}.{part} asks for {more}"


# -- keys ------------------------------------------------------------------------------------------


@cache
def read_code(folder):
    """String literals of a folder that may be keys, one pattern of those with a hole, and the calls
    with arguments, each with where it stands.
    """
    whole, patterns, calls = set(), set(), []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Name):
                calls.append((f"{path.relative_to(ROOT)}:{node.lineno}", node))
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                patterns.add("".join(parts))
    return whole, re.compile("|".join(sorted(patterns))), calls


def said_in_code(folder):
    """The constant keys of `Message(...)` in a folder, with arguments that are spelt out."""
    for where, node in read_code(folder)[2]:
        if node.func.id in ("Message", "titled"):
            for key in constants(node.args[0]):
                yield where, key, spelt_out(node)
                if node.func.id == "titled":
                    yield where, f"{key}.about", spelt_out(node)


def constants(node):
    """The texts that an expression may be, as far as it is written down."""
    if isinstance(node, ast.Constant):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return []


def spelt_out(call):
    """The names of the arguments of a `Message(...)`; None where they are made elsewhere."""
    if len(call.args) < 2:
        return set()
    given = call.args[1]
    if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
        return {key.value for key in given.keys}
    return None


@every_game_begun
def test_every_constant_key_has_a_message_that_asks_for_what_it_is_given(game):
    check_keys(catalogue(ENGLISH, game.text_folder), game.folder)


def test_every_constant_key_of_the_house_has_a_message_that_asks_for_what_it_is_given():
    check_keys(catalogue(ENGLISH, None), ROOT / "engine")


def check_keys(messages, folder):
    """Every key that a folder says, with what it is given."""
    for where, whole, given in said_in_code(folder):
        key, _, part = whole.partition(".")
        assert messages.has(key, part), f"{where}: there is no message '{whole}'"
        if given is not None:
            missing = messages.asked_by(key, part) - given - {"form"}
            assert not missing, f"{where}: '{whole}' asks for {missing}"


@pytest.mark.parametrize("card", REGISTRY.cards(), ids=lambda card: card.key)
def test_no_message_of_a_card_is_without_use(card):
    whole, _, _ = read_code(card.folder)
    used = {key.partition(".")[0] for key in whole}
    choices = [each for setting in card.settings for each in setting.choices]
    titles = [each.title for each in (*card.settings, *choices, *card.levels)]
    used.update(each.key for each in titles if isinstance(each, Message))
    assert not card_keys(card.text_folder) - used


@pytest.mark.parametrize("card", REGISTRY.cards(), ids=lambda card: card.key)
@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_has_the_whole_card(card, language):
    assert texts_of_the_house(language, [card.text_folder]).keys() >= card_keys(card.text_folder)
    other = house_catalogue(language, (card.text_folder,))
    english = house_catalogue(ENGLISH, (card.text_folder,))
    for key in card_keys(card.text_folder):
        assert other.entry(key).parts == english.entry(key).parts, key


@every_game
def test_every_event_and_move_has_a_message_that_asks_for_its_fields(game):
    messages = catalogue(ENGLISH, game.text_folder)
    for cls in recorded(f"games.{game.key}"):
        base, before = (Event, "") if issubclass(cls, Event) else (MoveOption, "move-")
        if not issubclass(cls, base) or cls.said is not base.said:
            continue
        key = key_of_class(cls, before)
        assert messages.has(key), f"{cls.__name__} has no message '{key}'"
        fields = {name for name, _ in declared_kinds(cls)}
        assert messages.asked_by(key, "") - {"form"} <= fields, key


@every_game
def test_every_thing_that_may_be_named_has_a_name(game):
    messages = catalogue(ENGLISH, game.text_folder)
    for family, values in families_of(game).items():
        for value in values:
            assert messages.has(key_of(family, value)), (family, value)


@pytest.mark.long
@every_game
def test_no_name_is_of_a_family_that_nobody_tells(game):
    names = [
        value
        for several in all_said(game).values()
        for said in several
        for value in said.args.values()
        if isinstance(value, ThingName)
    ]
    families = families_of(game)
    assert {name.family for name in names} <= set(families)
    for name in names:
        assert name.value in set(families[name.family]), name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_message_is_without_use(folder):
    messages, keys = messages_of(folder)
    game = next((game for game in BEGUN if game.text_folder == folder), None)
    whole, pattern, _ = read_code(ROOT / "engine" if game is None else game.folder)
    known = {key.partition(".")[0] for key in whole}
    if game is None:
        known |= {key_of(f, value) for f, values in HOUSE_FAMILIES.items() for value in values}
    known |= {key for key in keys if key.startswith(FAULT)}  # tests/voice/test_faults.py
    if game is not None:
        known |= {key_of(f, value) for f, values in families_of(game).items() for value in values}
        for cls in recorded(f"games.{game.key}"):
            known |= {key_of_class(cls), key_of_class(cls, "move-")}
        known |= {each.key.partition(".")[0] for each in titles_of_fields(game)}
    for key in keys:
        known |= messages.entry(key).refers_to
        known |= {f"glue-{glue}" for glue in glues(messages.entry(key).node)}
    assert [key for key in keys if key not in known and not pattern.fullmatch(key)] == []


def glues(entry):
    """What a message puts between things."""
    named = (each for each in nodes(entry) if isinstance(each, ftl.NamedArgument))
    return {each.value.value for each in named if each.name.name == "glue"} | {"and"}


# -- sentences -------------------------------------------------------------------------------------


@cache
def voiced(game):
    """Every sentence and part that can be said, and the branches that this takes."""
    with watching() as taken:
        return list(voicing(game)), taken


def voicing(game, language=ENGLISH):
    """Every sentence and part that can be said, for every person and with few and many."""
    voice = game.voice(NAMES, language)
    for key, several in all_said(game).items():
        if key == "as-written" or "." in key:  # a part is said with its message
            continue
        parts = voice.catalogue_of(key, "").entry(key).parts
        for said in several:
            for varied_said in varied(said):
                for part in parts:
                    if not voice.catalogue_of(key, part).asked_by(key, part) - {"form"} <= set(
                        said.args
                    ):
                        continue
                    yield varied_said, part, voice.say(varied_said, part)
                    seat = varied_said.args.get("seat")
                    if seat is not None and kind_of(seat) == "SeatNumber":
                        yield varied_said, part, voice.say(varied_said, part, mark=seat.number)


@pytest.mark.long
@every_game
def test_every_message_is_said_in_some_game_or_made_and_every_branch_of_it(game):
    messages, keys = messages_of(game.text_folder)
    spoken, taken = voiced(game)
    heard = {said.key for said, _, _ in spoken}
    with watching() as also:
        for family, values in families_of(game).items():
            heard |= {key_of(family, value) for value in values}
            for value in values:
                said_in_every_form(game, key_of(family, value))
    inner = {other for key in keys for other in messages.entry(key).refers_to}
    keys = [key for key in keys if not key.startswith(FAULT)]  # tests/voice/test_faults.py
    assert not sorted(set(keys) - heard - inner), "neither heard nor made (tests/games/.../said.py)"
    assert not untaken(messages, keys, taken | also)


def said_in_every_form(game, key):
    """A name in each form that its message has."""
    messages = catalogue(ENGLISH, game.text_folder)
    for part in messages.entry(key).parts:
        for node in nodes(messages.entry(key).node):
            if isinstance(node, ftl.Variant) and isinstance(node.key, ftl.Identifier):
                messages.format(key, part, {"form": node.key.name})


@pytest.mark.long
@every_game
def test_what_is_said_reads_well_for_every_person_and_number(game):
    wrong = {}
    for said, part, words in voiced(game)[0]:
        if said.key.startswith("table-") or said.key in PRINTED:
            continue  # rows of a table are set out in columns, texts of cards are as printed
        for fault in faults(words):
            wrong.setdefault((fault, said.key, part), words)
    assert not wrong, "\n".join(f"{key}: {words}" for key, words in wrong.items())


@pytest.mark.long
@every_game
def test_what_is_said_in_german_reads_well_for_every_person_and_number(game):
    wrong = {}
    for said, part, words in voicing(game, "de"):
        if said.key in PRINTED or (said.key.startswith("table-") and not part):
            continue
        for fault in german_faults(words):
            wrong.setdefault((fault, said.key, part), words)
        is_move = said.key.startswith(("move-", "option-")) and not part
        if is_move and re.match("(?!kein)[a-zäöü]", words):
            wrong.setdefault(("a move that begins small", said.key, part), words)
    assert not wrong, "\n".join(f"{key}: {words}" for key, words in wrong.items())


@pytest.mark.long
@every_game
def test_an_argument_is_of_one_kind_wherever_it_is_said(game):
    kinds = {}
    for key, several in all_said(game).items():
        for said in several:
            for name, value in said.args.items():
                kind = kind_of(value)
                is_label = key == "field-cap"  # anything's name, as the title of a field
                if kind not in ("none", "several", "said", "several said") and not is_label:
                    kinds.setdefault((key, name), set()).add(OWNERS.get(kind, kind))
    several = {place: found for place, found in kinds.items() if len(found) > 1}
    assert not several


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("You has the initiative", "You with the verb of another"),
        ("You discard the hand and draws again; you draws", "You with the verb of another"),
        ("Ada have 3", "a name with the verb of You"),
        ("the hand of you", "your's"),
        ("take a orange tile", "a before a vowel"),
        ("sets 1 dice aside", "one of many"),
        ("wins with 2 point", "many of one"),
        ("moves to hex_2_arrow", "a name of Python"),
        ("rolls  6", "a space too many"),
        ("from {x}", "an empty hole"),
        ("is over..", "a stop too many"),
        ("the the tile", "twice the same word"),
    ],
)
def test_the_faults_of_old_are_found(words, fault):
    assert fault in faults(words)
    assert fault in FAULTS


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("Für du ansagen: Vierling", "a pronoun in the wrong case"),
        ("Du hat die Initiative", "du with the verb of another"),
        ("Ada ziehst neu", "a name with the verb of du"),
        ("Setze das Raumhafen", "the article of another"),
        ("Lege den Karte ab", "the article of another"),
        ("Nimm ein beschädigte Schiff", "the ending of another"),
        ("Bewege 2 Schiffe von Ada von Tor 1 nach Tor 2", "of twice"),
        ("Elder Broker liegt an Kaiserlicher Rat", "a name without its case"),
        ("Setze 1 Truppe von dir auf den Ural", "of you"),
        ("Treibstoff aus Platz 1 von dir stehlen", "of you"),
        ("Trade: Waffe an die Stadt von dir in Hex 3", "of you"),
        ("Ada ist Zweiter bei Empath", "her as a man"),
        ("Ziehe 2 Karte", "many of one"),
        ("Ihm fehlen $1", "one with the verb of many"),
    ],
)
def test_faults_of_german_are_found(words, fault):
    assert list(german_faults(words)) == [fault]
    assert fault in GERMAN


@every_game
def test_what_is_not_given_is_an_error(game):
    messages, keys = messages_of(game.text_folder)
    asking = next(key for key in keys if messages.asked_by(key, "") - {"form"})
    with pytest.raises(MessageError):
        messages.format(asking, "", {})
