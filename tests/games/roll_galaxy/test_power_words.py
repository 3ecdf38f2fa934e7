"""Every power of the box has its signs and its sentence, derived from the vocabulary."""

import re
from dataclasses import fields
from typing import get_args

import pytest

from engine.ui.theme import icon_path
from games.roll_galaxy.dice import COLOUR_NAMES, DEVELOP, EXPLORE, SETTLE, SHIP
from games.roll_galaxy.effects import Effect, Reassign
from games.roll_galaxy.game import GAME
from games.roll_galaxy.powers import phases_of, sentence, short_words, tile_kind
from games.roll_galaxy.scene.art.palette import PHASE_ICONS
from games.roll_galaxy.scene.art.power_signs import TO, Sign, sign_rows, signs
from games.roll_galaxy.scene.art.symbols import icon_of, power_icon, power_texts
from games.roll_galaxy.tiles import SIDES
from tests.games.roll_galaxy.positions import side_named

PRINTED = [(side, effect) for side in SIDES for effect in side.effects]
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
SAY = GAME.voice(("You", "Ada")).say
NAMES = {"Dictate", *(name.split(" ")[0] for name in COLOUR_NAMES)}


def words_of(name):
    return [(SAY(text.timing), SAY(text.sentence)) for text in power_texts(side_named(name))]


def kinds(name):
    return [[sign.name or sign.kind for sign in row] for row in sign_rows(side_named(name))]


def test_the_box_uses_the_whole_vocabulary():
    assert {type(effect) for _, effect in PRINTED} == set(get_args(Effect))


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.key)
def test_every_side_says_what_it_does(side):
    texts = power_texts(side.id)
    assert texts
    for text in texts:
        assert SAY(text.timing)
        assert SAY(text.sentence).endswith(".")
        first = SAY(text.sentence).split(" ")[0]
        assert first[0].islower() or first[0] in "$123" or first in NAMES
        assert icon_path(text.icon).is_file()
    assert icon_path(power_icon(side.id)).is_file()
    assert SAY(tile_kind(side.id))


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.key)
def test_the_numbers_and_colours_of_an_effect_stand_in_its_sentence(side):
    told = " ".join(SAY(text.sentence) for text in power_texts(side.id))
    said = {int(number) for number in re.findall(r"\d+", told)}
    said |= {n for n, word in enumerate(NUMBERS) if re.search(rf"\b{word}\b", told)}
    said |= {3} if "a third" in told else set()
    said |= {2} if "half" in told else set()
    for effect in side.effects:
        for field in fields(effect):
            value = getattr(effect, field.name)
            if isinstance(value, int) and not isinstance(value, bool) and field.name == "credits":
                assert value in said or value == 0
            if "colour" in field.name and isinstance(value, int) and value < len(COLOUR_NAMES):
                assert COLOUR_NAMES[value] in told


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.key)
def test_every_sign_can_be_drawn(side):
    for effect in side.effects:
        for sign in signs(effect):
            if sign.kind == "icon":
                assert icon_path(sign.name).is_file()
            elif sign.kind == "phase":
                assert icon_path(PHASE_ICONS[sign.number]).is_file()
            elif sign.kind in ("die", "spent"):
                assert 0 <= sign.number <= 6
        assert icon_path(icon_of(effect)).is_file()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Replicant Robots", [("Settle", "worlds cost one fewer settler, but at least one.")]),
        ("Galactic Investors", [
            ("Develop", "$2 at the end of the phase, even in the phase that completes this tile."),
        ]),
        ("Merchant Guild", [("Produce", "$2 at the end of the phase.")]),
        ("Nanotechnology", [("Assign", "move up to two workers to any phases.")]),
        ("Executive Power", [(
            "Assign",
            "move exactly two workers from one phase to the phase you select.",
        )]),
        ("Colonial Affinity", [("Assign", "move one worker to Settle.")]),
        ("Deserted Alien Library", [(
            "When completed",
            "take $2, then one new Alien Technology (yellow) die on this world as a good.",
        )]),
        ("Conscription", [(
            "When completed",
            "give up one of your own dice, then two new Military (red) dice into your cup.",
        )]),
        ("Doomed World", [("At setup", "you begin with $8 instead of $1.")]),
        ("Mining League", [
            ("Produce", "at the end of the phase, $1 for each good on your Rare Elements worlds."),
            ("Scoring", "2 VP for each Rare Elements world you own."),
        ]),
        ("Galactic Federation", [
            (
                "Develop",
                "one or two of the dice spent on each other development go to your cup, "
                "not to the Citizenry.",
            ),
            ("Scoring", "a third of the printed costs of your developments, rounded up."),
        ]),
    ],
)  # fmt: skip
def test_the_words_of_a_tile(name, told):
    assert words_of(name) == told


def test_the_scoring_of_a_six_plus_tile_is_marked():
    power, scoring = power_texts(side_named("Galactic Renaissance"))
    assert (power.is_scoring, scoring.is_scoring) == (False, True)
    assert scoring.icon == "laurels"


@pytest.mark.parametrize(
    ("name", "phases"),
    [
        ("Export Duties", (SHIP,)),
        ("Alien Archaeology", (EXPLORE,)),
        ("Galactic Recycling", (DEVELOP, SETTLE)),
        ("Nanotechnology", ()),
    ],
)
def test_a_power_knows_its_phases(name, phases):
    assert phases_of(SIDES[side_named(name)].effects[0]) == phases


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("Replicant Robots", [["phase", "break", "−1"]]),
        ("Nanotechnology", [["2x", "break", "arrow-right", "any"]]),
        ("Space Tourism", [["phase", "break", "+$1"], ["laurel-crown", "+$1"]]),
        ("Galactic Renaissance", [["phase", "break", "+1", "chip"]]),
        ("New Sparta", [["spent", "spent"]]),
    ],
)
def test_the_signs_of_a_tile(name, rows):
    assert kinds(name) == rows


def test_a_power_of_the_same_phase_does_not_name_it_again():
    first, second = sign_rows(side_named("Alien Research Team"))
    assert first[0] == Sign("phase", EXPLORE)
    assert all(sign.kind != "phase" for sign in second)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Galactic Renaissance", "Development 6+"),
        ("Nanotechnology", "Reassign development"),
        ("Space Docks", "Development"),
        ("Jungle World", "Genes world"),
        ("Transport Hub", "Gray world"),
        ("New Sparta", "Home world"),
    ],
)
def test_a_tile_is_called_by_its_kind(name, kind):
    assert SAY(tile_kind(side_named(name))) == kind


def test_an_unprinted_effect_is_worded_as_well():
    effect = Reassign(most=3, fewest=1, colours=(0, 1), sources=(2,), targets=(3, 4))
    assert SAY(sentence(effect)) == "move up to three Home or Military settlers to Produce or Ship."
    assert TO in signs(effect)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Local Subsidies", "1 Home worker anywhere"),
        ("Propaganda Campaign", "2 workers to your phase"),
        ("Executive Power", "2 of one phase to your phase"),
        ("Space Mercenaries", "1 red or brown worker anywhere"),
        ("Isolation Policy", "2 explorers anywhere"),
        ("Operations Affinity", "1 worker to Explore or Produce"),
        ("System Diversification", "2 workers but no Home anywhere"),
    ],
)
def test_a_tool_names_its_power_in_a_few_words(name, words):
    assert SAY(short_words(SIDES[side_named(name)].effects[0])) == words


def test_the_words_of_tools_are_short():
    powers = [effect for _, effect in PRINTED if isinstance(effect, Reassign)]
    assert max(len(SAY(short_words(power))) for power in powers) <= 36
