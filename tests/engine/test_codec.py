"""The codec: dataclasses to JSON and back, and one sentence for what does not fit."""

from dataclasses import dataclass

import pytest

from engine.core.codec import Codec, NullForm
from engine.core.errors import BadDocument


@dataclass(frozen=True, slots=True)
class Sword:
    length: int


@dataclass(frozen=True, slots=True)
class Shield:
    colour: str
    dents: tuple[int, ...] = ()


@dataclass(slots=True)
class Knight:
    name: str
    gear: list[Sword | Shield]
    horse: str | None = None
    honours: dict[str, int] | None = None


CODEC = Codec(Sword, Shield, Knight)
KNIGHT = Knight("Iva", [Sword(90), Shield("red", (1, 2))], None, {"joust": 2})


def test_what_is_written_is_what_is_read():
    assert CODEC.decode(Knight, CODEC.encode(KNIGHT), "knight") == KNIGHT


class Mount:
    pass


@dataclass(frozen=True, slots=True)
class Mule(Mount):
    loads: int


ON_FOOT = Mount()


@dataclass(frozen=True, slots=True)
class Squire:
    mount: Mount = ON_FOOT


def test_the_neutral_one_of_a_class_is_null_and_any_other_an_object():
    codec = Codec(Squire, nulls=[NullForm(Mount, ON_FOOT, Mule)])
    for squire, mount in ((Squire(), None), (Squire(Mule(2)), {"loads": 2})):
        document = codec.encode(squire)
        assert document["mount"] == mount
        assert codec.decode(Squire, document, "squire") == squire
    with pytest.raises(BadDocument, match=r"squire\.mount\.loads is missing"):
        codec.decode(Squire, {"type": "Squire", "mount": {}}, "squire")


def test_a_class_is_named_by_its_type_field():
    assert CODEC.encode(Sword(90)) == {"type": "Sword", "length": 90}


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("name",), 5, "knight.name is 5; it must be a text"),
        (("gear",), {}, "knight.gear is {}; it must be a list"),
        (("gear", 0, "length"), True, "knight.gear[0].length is True; it must be a whole number"),
        (("gear", 0, "type"), "Axe", "knight.gear[0] cannot be of the kind 'Axe'"),
        (
            ("gear", 0, "type"),
            "Knight",
            "knight.gear[0] cannot be of the kind 'Knight'",
        ),
        (
            ("gear", 1, "dents", 1),
            None,
            "knight.gear[1].dents[1] is None; it must be a whole number",
        ),
        (("gear", 1, "rust"), 1, "knight.gear[1].rust does not belong there; leave it out"),
        (("honours", "joust"), "two", "knight.honours.joust is 'two'; it must be a whole number"),
    ],
)
def test_an_error_names_the_place_and_what_belongs_there(path, value, sentence):
    document = CODEC.encode(KNIGHT)
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    with pytest.raises(BadDocument) as refusal:
        CODEC.decode(Knight, document, "knight")
    assert str(refusal.value) == sentence


def test_a_missing_field_is_named():
    with pytest.raises(BadDocument, match=r"knight\.gear is missing"):
        CODEC.decode(Knight, {"type": "Knight", "name": "Iva"}, "knight")


# -- what old records call otherwise ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lance(Sword):
    pennant: str = ""


RENAMED = Codec(
    Sword, Lance, Shield, Knight,
    aliases={"Blade": "Sword", "Knight.title": "name", "Sword.size": "length"},
)  # fmt: skip


def test_a_class_and_a_field_are_read_by_the_names_they_had_and_written_by_those_they_have():
    old = {"type": "Knight", "title": "Iva", "gear": [{"type": "Blade", "size": 90}]}
    knight = RENAMED.decode(Knight, old, "knight")
    assert knight == Knight("Iva", [Sword(90)])
    assert RENAMED.encode(knight)["gear"] == [{"type": "Sword", "length": 90}]
    assert RENAMED.decode(Knight, RENAMED.encode(knight), "knight") == knight


def test_an_alias_of_a_field_holds_for_classes_that_inherit_it():
    assert RENAMED.decode(object, {"type": "Lance", "size": 3}, "lance") == Lance(3)


def test_a_field_by_both_of_its_names_is_refused():
    document = {"type": "Sword", "size": 90, "length": 80}
    with pytest.raises(BadDocument, match=r"sword\.size does not belong there"):
        RENAMED.decode(object, document, "sword")


def test_an_alias_of_another_class_is_no_alias_of_this_one():
    with pytest.raises(BadDocument, match=r"shield\.size does not belong there"):
        RENAMED.decode(object, {"type": "Shield", "colour": "red", "size": 1}, "shield")


@pytest.mark.parametrize("aliases", [{"Blade": "Axe"}, {"Shield": "Sword"}])
def test_an_alias_names_a_class_that_is_there_by_a_name_that_is_free(aliases):
    with pytest.raises(ValueError, match="is no alias"):
        Codec(Sword, Shield, aliases=aliases)
