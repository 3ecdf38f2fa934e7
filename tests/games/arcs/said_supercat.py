"""What the tests of messages (`tests.voice`) need to know of SUPERCATs."""

from collections.abc import Iterator
from itertools import product

from engine.text.message import Fixed, Message, SeatNumber, Share, number_said
from games.arcs.board import ACTION, AMBITION, AMBITIONS, CARD, OWNER, POLICY, SUIT, SYSTEM
from games.arcs.campaign.bots.bargaining import (
    BATTLE,
    CAPTURED,
    DESTROYED,
    STOLEN,
    TAXED,
    GrievanceHeld,
    GrievanceSettled,
    RoundPassed,
    RoundsRolled,
)
from games.arcs.campaign.bots.rule_hooks import EventsReturned, OutlawRolled, SummitRolled
from games.arcs.campaign.bots.weighing import MODIFIER, Modifier, OfferWeighed, Weighing
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign_components import BLIGHT, GOLEMS
from games.arcs.moves import collect, tax
from games.arcs.supercat import choices
from games.arcs.supercat.assessment import DOCUMENTS
from games.arcs.supercat.doctrines import Fight, March
from games.arcs.supercat.document import CARD_USES, PRINCIPLE_PHRASES
from games.arcs.supercat.lexicon import USES, Ability

MODIFIERS = (
    "failed attempts", "grievances", "lets the other side contend", "above an even trade",
    "contends an ambition", "advances its objective",
    *(f"is contending {each.capitalize()}" for each in AMBITIONS),
)  # fmt: skip
FAMILIES = {
    "suit": (*DOCUMENTS["campaign 0.5"].pages, "faithful"),
    "modifier": MODIFIERS,
    "grievance-for": (BATTLE, DESTROYED, STOLEN, TAXED, CAPTURED),
}
LINE, NO = Message("line-16"), Message("closed-claim")
MARCHES = (
    March("1-gate", "2-gate", (("2-gate",),), 2, 0),
    March("1-gate", "2-hex", (("2-gate",), ("2-hex",)), 2, 1),
    March("1-gate", "2-gate", (("2-gate",),), 0, 1),
    March("1-gate", "3-gate", (("2-gate", "3-gate"),), 0, 0),
)
FIGHTS = (
    Fight("2-gate", 1, "trophies", 1, 2, 2),
    Fight("2-gate", 0, "control", 1, 2, 2),
    Fight("2-gate", 1, "control", 1, 0, 2, only_ends=True),
    Fight("2-gate", 1, "ransack", 1, 2, 2),
    Fight("2-gate", BLIGHT, "blight", 1, 2, 2),
    Fight("2-gate", BLIGHT, "raid", 1, 2, 2, MARCHES[0]),
)
BY_THEMSELVES = """
    closed-none-declared closed-none-undeclared closed-no-lead closed-starport closed-claim
    closed-no-claim closed-no-unbuilt closed-double-city closed-none-lost closed-claims-enough
    closed-few-claims closed-no-site closed-no-progress closed-row-full closed-no-marker
    closed-no-ship closed-no-agent closed-agents-enough
    closed-none-damaged closed-no-card-led closed-trust closed-council-rests
    closed-in-session closed-first-regent closed-no-regent closed-outlaw closed-has-tribute
    closed-no-bare-port closed-port-built closed-no-faithful closed-all-preached
    closed-no-golem closed-wins closed-no-golem-gate closed-has-spied closed-few-cards
    no-card-declares no-card-surpasses nothing-to-declare only-events event-was-played
    first-event no-actions-left nothing-more-to-do ask-die-seize by-chance prelude-weapon
    prelude-fuel prelude-psionic-combat wins-before-golems all-ships-go ships-have-arrived
    imperial-ships-stay imperial-ships-guard imperial-ships-against-blight
    all-imperial-ships fate-calls-summit fate-leaves-empire fate-asks-nothing
    is-first-regent makes-no-outlaws pays-needed-least takes-declared imperial-ships-come
    hits-imperial-first hits-spare-ships hits-spare-fresh
    arms-itself takes-of-trust gives-up-undeclared no-card-wants-agent agent-by-order
    frees-no-city frees-no-rivals-city frees-rivals-city frees-damaged-city most-damaged-blight
    bargains-for-council bargains-for-agents nothing-to-influence nothing-to-secure
    council-or-intrigue-first parades-for-control parades-anywhere always-outlaw
    nothing-to-store stores-what-contends exports-spare nothing-to-export attaches-by-order
    teaches teaches-at-own-agents has-golems declared-nothing roll-has-settled
    spies-on-most-cards no-advance advances-objective most-trophies-there
    no-own-ship-to-repair repairs-own-ships
    repairs-imperial-ships harvests nothing-to-harvest takes-all-golems
    golem-goes-home golem-makes-room ask-die-rounds ask-settle ask-bargain ask-export
    proposes-nothing no-price-fits nothing-wanted-there ask-die-summit ask-die-outlaw
    keeps-what-is-demanded closed-none-threatened closed-no-ability closed-fewer-ships
    all-of-one-suit only-card-to-lead prelude-fuel-claims closed-no-fresh-blight
    closed-no-bare-blight closed-undecided closed-council-of-others closed-early-chapter
    closed-objective-reached discards-most discards-held
    closed-no-sleeping-golem closed-no-ships-by-edict closed-fewer-ships-than-most prelude-uses-up
    fate-petitions fate-wants-outcome
"""
"""What is said without arguments, where no table of the program holds its key."""


def keys_in_tables() -> Iterator[str]:
    """The keys that stand in the tables of the program: its lines, sentences, spendings."""
    for document in [each for each in DOCUMENTS.values() if not each.clauses]:
        lines = [line for found in document.lines.values() for line in found]
        of_fates = [line for found in document.fates.values() for line in found]
        told = (*lines, *of_fates, *document.tokens.values(), *document.priorities)
        yield from (each.key for each in told)
    fixed = (
        choices.HITS_TO_RANSACK,
        choices.RANSACKS,
        choices.SPREADS,
        choices.GAINS,
        choices.HITS_FOR_CONTROL,
        choices.PRIZES,
        choices.WINS,
    )
    yield from (each.key for each in (*choices.SENTENCES.values(), *fixed))
    yield from (use.key for use in CARD_USES if use is not None)
    yield from (f"prelude-{golem}" for golem in GOLEMS)


def facts() -> Iterator[Message]:
    """The numbers that a line can go by."""
    yield from (Message("fact-claims", {"claims": n, "unbuilt": n}) for n in (0, 1, 2))
    where = {"system": SYSTEM("1-hex")}
    yield from (Message("fact-guarded", {**where, "own": n, "most": n}) for n in (0, 1, 2))
    yield from (Message("fact-fleets", {**where, "fresh": n, "theirs": n}) for n in (0, 1, 2))
    yield from (Message("fact-control", {**where, "dice": n, "theirs": n}) for n in (0, 1, 2))
    yield from (Message("fact-agents", {"own": n, "most": most})
                for n, most in ((0, 0), (0, 2), (1, 0), (2, 1)))  # fmt: skip
    yield from (Message("fact-ships", {"count": n}) for n in (1, 2))
    yield from (Message("fact-buildings", {"cities": n, "ports": n}) for n in (0, 1, 2))
    yield Message("fact-regent", where)
    for key in ("fact-ambition", "fact-ambition-third"):
        yield Message(key, {"ambition": AMBITION("tycoon"), "own": 1, "most": 2})


def told_of_a_line() -> Iterator[Message]:
    """Everything that can become of a line."""
    line = {"line": LINE}
    aims = (*MARCHES, *FIGHTS, Ability("awaken"), tax("1-hex", 1))
    for key, aim in product(("told-held", "told-goes-on"), aims):
        yield Message(key, {**line, "aim": aim.said()})
        yield from (Message(f"{key}-because", {**line, "aim": aims[0].said(), "fact": fact})
                    for fact in facts())  # fmt: skip
    for key in ("line-goes-on", "told-undoes", "told-not-asked"):
        yield Message(key, line)
    yield Message("told-held-by-chance", {**line, "count": 3})
    suited = {**line, "suit": SUIT("mobilization")}
    yield Message("told-selects", suited)
    yield from (Message("told-selects-because", {**suited, "fact": fact}) for fact in facts())
    yield Message("told-closed", {**line, "why": NO})
    for action in USES:
        why = Message("closed-by-action", {"action": action})
        yield Message("told-closed", {**line, "why": why})
    both = Message("closed-by-all", {"whys": (NO, why)})
    yield Message("told-closed", {**line, "why": both})
    unable = Message("closed-unable", {"action": ACTION("awaken")})
    yield Message("told-closed", {**line, "why": unable})
    yield Message("told-no-card", {**line, "suits": (SUIT("administration"), SUIT("aggression"))})
    yield Message("told-no-such-action", {**line, "action": ACTION("battle")})
    for key in ("told-too-long", "told-too-long-for-share", "told-too-long-to-lead"):
        yield Message(key, {**line, "needed": 3, "left": 1})
    yield Message("not-asked-below", {"count": 3})
    yield Message("document-is-silent", {"reason": Message("keeps-cards")})
    yield Message("by-lot", {"reason": Message("chance-gate"), "count": 6})


def of_its_turn() -> Iterator[Message]:
    """What it says of cards, dice and ambitions."""
    card, ambition = CARD("aggression-2"), AMBITION("tycoon")
    yield Message("card-declares", {"card": card, "ambition": ambition})
    yield Message("card-surpasses", {"card": card})
    yield from (Message("is-first-in", {"winning": is_it, "ambition": ambition})
                for is_it in (True, False))  # fmt: skip
    yield Message("winning-undeclared", {"count": 2})
    for count in (0, 1):
        yield Message("wins-too-few-to-seize", {"count": count})
    yield Message("last-card-to-seize")
    yield Message("no-rival-wins", {"ambition": ambition})
    yield Message("nothing-fits", {"line": LINE, "card": card})
    yield Message("nothing-can-be-done", {"card": card})
    yield Message("ask-die-defend", {"card": card})
    yield Message("ask-reserve", {"seat": SeatNumber(1)})
    for document in DOCUMENTS.values():
        rows = (*document.lines.values(), *document.fates.values())
        lines = [line for found in rows for line in found if line.series]
        yield from (line.told_as for line in lines)
        yield from (each.said for each in document.priorities if each.said)
    yield Message("nearest-allowed", {"wanted": collect(1, 0, 0)})
    yield from (Message(f"dice-{goal}", {"fresh": fresh, "theirs": theirs})
                for goal in ("for-trophies", "for-raid", "before-raid", "for-ransack", "for-blight")
                for fresh, theirs in ((2, 1), (0, 0)))  # fmt: skip
    yield from (Message("dice-for-undefended", {"fresh": fresh, "hurt": hurt, "owner": OWNER(1)})
                for fresh, hurt in ((2, 0), (1, 1), (0, 1)))  # fmt: skip
    yield from (Message("dice-to-control", {"dice": n, "theirs": n}) for n in (0, 1, 2))
    yield Message("dice-to-end-control", {"owner": OWNER(1), "dice": 2, "theirs": 1})
    yield from (Message(key, {"ambition": ambition})
                for key in ("not-winning", "winning-just-declared"))  # fmt: skip


def of_the_campaign() -> Iterator[Message]:
    """What it says of Edicts, Summits and deals."""
    policy = {"policy": POLICY("peace")}
    yield Message("has-favors", {"count": 2})
    yield from (Message("fewer-ships-in-blight",
                        {"own": own, "average": number_said(1.5), "rivals": rivals})
                for own, rivals in ((0, 1), (1, 2)))  # fmt: skip
    keys = "fate-wants-policy", "policy-of-contended", "policy-collects-more"
    yield from (Message(key, policy) for key in keys)
    yield from (Message(key, {**policy, "contends": is_it})
                for key in ("policy-stays", "policy-collects")
                for is_it in (True, False))  # fmt: skip
    modifiers = (Modifier("", "grievances", -2), Modifier("", "above an even trade", 1))
    for total in (4, -1, -2, 0):
        weighing = Weighing((Modifier("", "contends an ambition", total),) * bool(total))
        yield weighing.said()
        yield weighing.total_said()
    weighing = Weighing(modifiers)
    yield Message("ask-die-answer", {"weighing": weighing.said()})
    yield Message("ask-weighed", {"asked": "Put into the deal", "weighing": weighing.said()})
    yield Message("modifier-counts", {"modifier": MODIFIER("grievances"), "value": Fixed(-2, 0)})
    yield from (Message("table-weighing", {"needed": needed, "chance": Share(chance),
                                        "total": Fixed(0, 0)})
                for needed, chance in ((5, 0.33), (7, 0.0)))  # fmt: skip
    yield Message("weighing", {"needed": 7, "chance": Share(0.0), "modifiers": ()})
    part = Part("resource", 0, 1, "fuel")
    asked = {**PRINCIPLE_PHRASES["wants"], **PRINCIPLE_PHRASES["demands"]}
    yield from (Message(key, {"part": part}) for _, key, _ in asked.values())
    yield Message("pays-with", {"what": part.thing()})
    rival = {"rival": SeatNumber(1)}
    yield from (Message(f"move-settle-by-{what}", rival) for what in ("favor", "agent"))
    events = (
        RoundsRolled(5), GrievanceHeld(0, 1, 2, "taxed"), GrievanceSettled(0, 1, 2), RoundPassed(1),
        OfferWeighed(0, 1, 4, modifiers), OfferWeighed(0, 1, 4), EventsReturned(1, 2),
        SummitRolled(1, 5, 0), SummitRolled(1, 1, 0), OutlawRolled(1, 5), OutlawRolled(1, 1),
    )  # fmt: skip
    yield from (event.said() for event in events)


MADE = (
    *map(Message, BY_THEMSELVES.split()),
    *map(Message, keys_in_tables()),
    *told_of_a_line(),
    *of_its_turn(),
    *of_the_campaign(),
)
