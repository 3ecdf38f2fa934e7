"""What Arcs' bots claim, recomputed from the table and the choices they had; SUPERCAT's where a
line of its page is closed.
"""

from games.arcs import moves
from games.arcs.board import (
    AMBITIONS,
    CARDS,
    CITY,
    MARKERS,
    RESOURCES,
    SHIP,
    SLOT_COSTS,
    STARPORT,
    SYSTEMS,
)
from games.arcs.campaign_components import COUNCIL
from games.arcs.court import LORE
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import ambition_count, phantom_count
from games.arcs.supercat.assessment import AMBITION_OF

SPEAKERS = ("bots", "supercat", "campaign/bots")
WANTED = ("secure", "pressgang", "tax", "trade", "battle", "abduct", "build", "manufacture",
          "synthesize", "influence", "repair")  # fmt: skip
"""PLAY-1.4 once more."""
HABIT = "a habit, not a fact of the table"
ORDER = "an order of its pages, whose tests hold it line by line (test_supercat_*)"


def pips(claim, kind):
    return [CARDS[each.card].pips for each in claim.options(kind)]


def has_most_pips(kind):
    return lambda claim: CARDS[claim.option.card].pips == claim["pips"] == max(pips(claim, kind))


def actions(claim):
    return {each.action for each in claim.options(moves.SpendPip)}


def stronger_somewhere(claim):
    view, seat = claim.view, claim.seat
    return any(
        view.ships_of(seat, system)[0] > view.ships_of(rival, system)[0]
        for system in view.seats[seat].fresh
        for rival in range(len(view.seats))
        if rival != seat and view.has_pieces(rival, system)
    )


def wants_none_before(claim, place):
    """No action of an earlier place may be taken, but battles it is not stronger in."""
    before = actions(claim) & set(WANTED[:place])
    outnumbered = claim["outnumbered"]
    if outnumbered and stronger_somewhere(claim):
        return False
    return before <= {"battle"} and outnumbered == ("battle" in before)


def agents_on(claim, card):
    """The seat's own agents on a card, and those of each rival."""
    agents = next(offer.agents for offer in claim.view.court if offer.card == card)
    return agents[claim.seat], [n for seat, n in enumerate(agents) if seat != claim.seat]


def gap(claim, card):
    own, rivals = agents_on(claim, card)
    return abs(max(rivals) - own)


def rivals_on(claim, card):
    return sum(agents_on(claim, card)[1])


def compared(claim):
    """What is said of each other option, by key."""
    return [
        each.why for reason in claim.answer.reasons for each in reason.options
        if each.why is not None and each.option != claim.answer.option
    ]  # fmt: skip


def controlled_by_rival(claim, option):
    return claim.view.is_rivals(option.target, claim.seat)


def best_of_compared(claim):
    """None of those it looked at is told as better."""
    return "admiral-option-more" not in {each.key for each in compared(claim)}


def of_known_cards(claim):
    """Whatever a plan does with a Court card, it can be seen in the row."""
    row = {offer.card for offer in claim.view.court}
    steps = [getattr(each, "args", {}).get("option", each)
             for each in (claim["option"], *claim["steps"])]  # fmt: skip
    named = {each.card for each in steps if isinstance(each, (moves.Influence, moves.Secure))}
    return best_of_compared(claim) and not (named - row) & {*claim.view.court_deck, *LORE}


def holds_no(kind):
    return lambda claim: not claim.view.in_supply(claim.seat, kind)


def leads_no_card(claim):
    """On no card of the Court it has more agents than each rival."""
    rows = [offer.agents for offer in claim.view.court]
    return not any(
        row[claim.seat] > max(n for seat, n in enumerate(row) if seat != claim.seat) for row in rows
    )


def wins(claim, number, ambition):
    """Whether a seat alone has most of what an ambition counts."""
    view = claim.view
    counts = [ambition_count(view, each, ambition) for each in range(len(view.seats))]
    own = counts.pop(number)
    return own > max(*counts, phantom_count(view, ambition))


def declared(claim):
    return [ambition for ambition, markers in claim.view.boxes.items() if markers]


def rivals(claim):
    return [number for number in range(len(claim.view.seats)) if number != claim.seat]


def leads(claim, ambition):
    """Whether nobody has more of what an ambition counts."""
    view = claim.view
    counts = [ambition_count(view, each, ambition) for each in range(len(view.seats))]
    return counts[claim.seat] == max(*counts, phantom_count(view, ambition)) > 0


def has_marker(claim):
    return sum(map(len, claim.view.boxes.values())) < len(MARKERS)


def declarable(claim, card):
    """The ambitions of a card that are won, or led and not declared yet."""
    named = CARDS[card].ambition
    found = AMBITIONS if named == "any" else [named] if named else []
    return has_marker(claim) and [
        each for each in found
        if wins(claim, claim.seat, each) or (leads(claim, each) and each not in declared(claim))
    ]  # fmt: skip


def won_undeclared(claim):
    """The ambitions that it wins and that a marker could still be put on."""
    open_ones = set(AMBITIONS) - set(declared(claim)) if has_marker(claim) else ()
    return [each for each in open_ones if wins(claim, claim.seat, each)]


def built(claim, kind):
    """The systems of the seat's own buildings of a kind."""
    own = [each for each in claim.view.buildings if each.seat == claim.seat]
    return {each.system for each in own if each.kind == kind}


def claimed(claim):
    """The open building slots by planet where the seat has a piece."""
    view, seat = claim.view, claim.view.seats[claim.seat]
    where = {*seat.fresh, *seat.hurt, *built(claim, CITY), *built(claim, STARPORT)}
    open_slots = {each: view.empty_building_slots(each) for each in where}
    return {each: count for each, count in open_slots.items() if count > 0}


def has_claims_enough(claim):
    """As many as unbuilt cities; in an Act half as many do."""
    each = 2 if claim.view.rules.mode == "campaign" else 1
    return each * sum(claimed(claim).values()) >= claim.view.in_supply(claim.seat, CITY)


def threatened(claim):
    """The cards with the seat's own agents that a rival could secure."""
    for offer in claim.view.court:
        own, others = agents_on(claim, offer.card) if offer.card else (0, [0])
        if own and max(others) > own and others.count(max(others)) == 1:
            yield offer.card


def counts_undeclared(claim, option):
    return AMBITION_OF.get(option.resource) not in declared(claim)


def all_count(claim, *, discards_most=False):
    """Whether each resource that can be discarded counts for a declared ambition."""
    slots = claim.view.seats[claim.seat].slots
    goods = [each for each in claim.options(moves.DropToken) if each.resource in RESOURCES]
    most = max(slots.count(each.resource) for each in goods) * discards_most
    return slots.count(claim.option.resource) >= most and not any(
        counts_undeclared(claim, each) for each in goods
    )


def lies_dear(claim):
    """In no other order would what counts lie in slots that cost more to raid."""
    costs = [
        sum(cost for token, cost in zip(each.slots, SLOT_COSTS, strict=False)
            if token in AMBITION_OF)
        for each in (claim.option, *claim.options(moves.Arrange))
    ]  # fmt: skip
    return costs[0] == max(costs)


SOUGHT = (COUNCIL, "cc12")


def has_suit(claim, suits):
    """Whether a card that could be played, but not as a copy, has one of these suits."""
    kinds = (moves.Lead, moves.Surpass, moves.Pivot)
    return any(CARDS[each.card].suit in suits for each in claim.options(kinds))


def in_own_blight(claim, *, is_fresh):
    """The systems of its own buildings, and with fresh Blight its claims, that Blight lies in."""
    blight = claim.view.reach.blight
    own = built(claim, CITY) | built(claim, STARPORT) | (set(claimed(claim)) if is_fresh else set())
    return [each for each in own if (blight.get(each) if is_fresh else each in blight)]


def is_guarded(claim):
    """The fresh ships of the strongest rival in a system, and at least the own ones there now."""
    view, system = claim.view, claim["system"]
    most = max(view.ships_of(number, system)[0] for number in rivals(claim))
    return claim["most"] == most and claim["own"] >= view.ships_of(claim.seat, system)[0]


def leads_most(claim):
    """No other battle it could begin has a larger lead in fresh ships."""
    view, seat = claim.view, claim.seat

    def lead(attack):
        own, theirs = (view.ships_of(n, attack.system)[0] for n in (seat, attack.defender))
        return own - theirs

    return lead(claim.option) == max(map(lead, claim.options(moves.Attack)))


def counts_for(claim, *, is_third):
    """What the seat has for an ambition, and who has the most beside it: a rival, or in a game for
    two the tokens of the third player.
    """
    view, ambition = claim.view, claim["ambition"]
    most = max(ambition_count(view, number, ambition) for number in rivals(claim))
    tokens = phantom_count(view, ambition)
    expected = (tokens, True) if tokens > most else (most, False)
    own = ambition_count(view, claim.seat, ambition)
    return (claim["own"], (claim["most"], is_third)) == (own, expected)


CLAIMS = {
    "steward-attacks": leads_most,
    "steward-builds-only": lambda claim: {each.kind for each in claim.options(moves.Build)} == {
        claim.option.kind},
    "steward-not-ahead": lambda claim: not any(
        wins(claim, claim.seat, each.ambition) for each in claim.options(moves.Declare)),
    "event-was-played": lambda claim: any(each.how == "event" for each in claim.view.trick),
    "closed-none-damaged": lambda claim: not claim.view.seats[claim.seat].hurt and all(
        each.fresh for each in claim.view.buildings if each.seat == claim.seat),
    "closed-starport": lambda claim: bool(built(claim, STARPORT)),
    "closed-claim": lambda claim: bool(claimed(claim)),
    "closed-few-claims": lambda claim: not has_claims_enough(claim),
    "fact-guarded": is_guarded,
    "fact-agents": lambda claim: (claim["own"], claim["most"]) in [
        (own, max(others)) for own, others in (
            agents_on(claim, offer.card) for offer in claim.view.court if offer.card)],
    "fact-ships": lambda claim: claim["count"] == claim.view.in_supply(claim.seat, SHIP),
    "fact-ambition": lambda claim: counts_for(claim, is_third=False),
    "fact-ambition-third": lambda claim: counts_for(claim, is_third=True),
    "first-event": lambda claim: not any(each.how == "event" for each in claim.view.trick),
    "steward-plays-event": lambda claim: not claim.options((moves.Surpass, moves.Pivot)),
    "steward-copies": lambda claim: isinstance(claim.option, moves.Copy)
    and not claim.options((moves.Surpass, moves.Pivot)),
    "steward-pivots": lambda claim: not claim.options(moves.Surpass),
    "no-own-ship-to-repair": lambda claim: not claim.options(moves.Repair),
    "spies-on-most-cards": lambda claim: claim.view.seats[claim.option.rival].cards_left == max(
        claim.view.seats[each.rival].cards_left for each in claim.options(moves.Look)),
    "closed-no-fresh-blight": lambda claim: not in_own_blight(claim, is_fresh=True),
    "closed-no-bare-blight": lambda claim: all(
        claim.view.seats[claim.seat].fresh.get(each)
        for each in in_own_blight(claim, is_fresh=False)),
    "closed-all-preached": lambda claim: set(RESOURCES) <= {
        SYSTEMS[each].resource for each in {*built(claim, CITY), *claimed(claim)}},
    "no-actions-left": lambda claim: claim.view.turn.pips == 0,
    "nothing-more-to-do": lambda claim: claim.option == moves.END_TURN
    and claim.view.turn.pips > 0,
    "no-card-surpasses": lambda claim: not claim.options(moves.Surpass),
    "no-card-declares": lambda claim: not any(
        declarable(claim, each.card) for each in claim.options(moves.Lead)),
    "nothing-to-declare": lambda claim: not any(
        wins(claim, claim.seat, each.ambition)
        or (leads(claim, each.ambition) and each.ambition not in declared(claim))
        for each in claim.options(moves.Declare)),
    "wins-too-few-to-seize": lambda claim: claim["count"] == len(won_undeclared(claim)) < 2,
    "last-card-to-seize": lambda claim: len(claim.options(moves.SeizeWith)) == 1,
    "is-first-in": lambda claim: claim["winning"] == wins(claim, claim.seat, claim["ambition"])
    and (claim["winning"] or leads(claim, claim["ambition"])),
    "declares-what-it-leads": lambda claim: claim.option == moves.GO_ON
    or leads(claim, claim.option.ambition) or not any(
        leads(claim, each.ambition) for each in claim.options(moves.Declare)),
    "told-no-card": lambda claim: not has_suit(claim, [each.value for each in claim["suits"]]),
    "told-no-such-action": lambda claim: claim["action"] not in claim.view.turn.actions,
    "closed-no-claim": lambda claim: not claimed(claim),
    "closed-claims-enough": has_claims_enough,
    "closed-double-city": lambda claim: claimed(claim).keys() <= built(claim, CITY),
    "closed-none-undeclared": lambda claim: not has_marker(claim)
    or len(declared(claim)) == len(AMBITIONS),
    "closed-none-threatened": lambda claim: not any(threatened(claim)),
    "closed-no-agent": holds_no("agent"),
    "closed-no-bare-port": lambda claim: not any(
        claim.view.ships_of(claim.seat, each) == (0, 0) for each in built(claim, STARPORT)),
    "closed-fewer-ships-than-most": lambda claim: 2 * sum(
        claim.view.in_supply(each, SHIP) >= claim.view.in_supply(claim.seat, SHIP)
        for each in rivals(claim)) >= len(rivals(claim)),
    "discards-undeclared": lambda claim: counts_undeclared(claim, claim.option),
    "discards-most": lambda claim: all_count(claim, discards_most=True),
    "discards-held": lambda claim: all_count(claim)
    and claim.option.resource != claim.view.steps[-1].resource,
    "lays-dear-to-raid": lies_dear,
    "frees-damaged-city": lambda claim: not claim.option.fresh or all(
        each.fresh for each in claim.decision.options),
    "council-or-intrigue-first": lambda claim: claim.option.card in SOUGHT or not any(
        getattr(each, "card", "") in SOUGHT for each in claim.decision.options),
    "nearest-allowed": lambda claim: claim.said.args["wanted"] not in claim.decision.options,
    "only-card-to-lead": lambda claim: len(claim.options(moves.Lead)) == 1,
    "only-events": lambda claim: all(
        each.card.startswith("event") for each in claim.options(moves.Lead)),
    "ransacks-most-agents": lambda claim: rivals_on(claim, claim.option.card) == max(
        rivals_on(claim, each.card) for each in claim.decision.options),
    "union-beside-most-actions": lambda claim: CARDS[claim.option.card].pips == max(
        CARDS[each.card].pips for each in claim.decision.options),
    "closed-none-declared": lambda claim: not declared(claim),
    "closed-no-marker": lambda claim: sum(map(len, claim.view.boxes.values())) == len(MARKERS),
    "closed-no-ship": holds_no(SHIP),
    "closed-no-unbuilt": holds_no(CITY),
    "closed-no-card-led": leads_no_card,
    "closed-none-lost": lambda claim: not any(
        claim.view.controller(each.system) in rivals(claim) for each in claim.view.buildings
        if each.seat == claim.seat),
    "closed-no-lead": lambda claim: not any(
        wins(claim, claim.seat, each) for each in declared(claim)),
    "no-rival-wins": lambda claim: not any(
        wins(claim, number, claim["ambition"]) for number in rivals(claim)),
    "closed-first-regent": lambda claim: claim.view.reach.first_regent == claim.seat,
    "is-first-regent": lambda claim: claim.view.reach.first_regent == claim.seat,
    "steward-leads-pips": has_most_pips(moves.Lead),
    "steward-passes": lambda claim: not claim.options(moves.Lead),
    "steward-surpasses": has_most_pips(moves.Surpass),
    "steward-no-actions": lambda claim: not actions(claim),
    "steward-nothing-left": lambda claim: (
        bool(actions(claim)) and wants_none_before(claim, len(WANTED))),
    "steward-acts-first": lambda claim: claim.option.action == WANTED[0],
    "steward-acts": lambda claim: (
        WANTED.index(claim.option.action) + 1 == claim["place"].number
        and wants_none_before(claim, WANTED.index(claim.option.action))
    ),
    "steward-builds-port": lambda claim: claim["count"] < 2
    and claim["count"] == claim.view.on_map(claim.seat, STARPORT),
    "steward-builds-city": lambda claim: claim["ports"] or claim["ruled"] == any(
        each.kind == STARPORT for each in claim.options(moves.Build)),
    "steward-taxes": lambda claim: not claim["own"] or all(
        each.owner == claim.seat for each in claim.options(moves.Tax)),
    "steward-taxes-other": lambda claim: claim.option.owner >= len(claim.view.seats),
    "steward-taxes-slot": lambda claim: claim["rivals"] == any(
        each.owner not in (NOBODY, claim.seat) for each in claim.options(moves.Tax)),
    "steward-influences": lambda claim: gap(claim, claim.option.card) == min(
        gap(claim, each.card) for each in claim.options(moves.Influence)),
    "steward-secures": lambda claim: rivals_on(claim, claim.option.card) == max(
        rivals_on(claim, each.card) for each in claim.options(moves.Secure)) > 0,
    "steward-influences-level": lambda claim: sum(agents_on(claim, claim.option.card)[1]) == 0
    == agents_on(claim, claim.option.card)[0],
    "steward-secures-free": lambda claim: not any(
        rivals_on(claim, each.card) for each in claim.options(moves.Secure)),
    "steward-hits": lambda claim: not claim["fresh"] or all(
        each.fresh for each in claim.options(moves.Hit)),
    "steward-hits-own": lambda claim: claim["fresh"] or not any(
        each.fresh for each in claim.options(moves.Hit)),
    "steward-raids": lambda claim: claim["card"] or not claim.options(moves.StealCard),
    "steward-moves": lambda claim: not controlled_by_rival(claim, claim.option),
    "steward-moves-nowhere": lambda claim: all(
        controlled_by_rival(claim, each) for each in claim.options(moves.Go)),
    "steward-repairs": lambda claim: claim["ship"] or not any(
        each.kind == SHIP for each in claim.options(moves.Repair)),
    "steward-nowhere-stronger": lambda claim: not stronger_somewhere(claim),
    "admiral-best": best_of_compared,
    "admiral-plan": of_known_cards,
    "admiral-option": lambda claim: claim["less"].number > 0,
    "admiral-only-answer": lambda claim: len(claim.decision.options) == 1,
    "admiral-better": lambda claim: claim["lead"].number > 0 and all(
        each.key == "admiral-option-equal" or each.args["less"].number >= claim["lead"].number
        for each in compared(claim)),
    "admiral-no-better": best_of_compared,
    "admiral-option-best": best_of_compared,
    "admiral-by-pages": lambda claim: claim["lead"].number < claim["needed"].number,
}  # fmt: skip

OF_PAGES = """
    hits-imperial-first hits-spare-fresh hits-spare-ships
    advances-objective arms-itself bargains-for-agents chance-first
    closed-by-action closed-agents-enough closed-no-ability
    closed-no-golem closed-no-golem-gate closed-no-progress closed-no-ships-by-edict
    closed-no-site closed-no-sleeping-golem exports-spare frees-no-city
    frees-no-rivals-city
    frees-rivals-city gains-what-contends gives-up-undeclared golem-makes-room makes-no-outlaws
    most-damaged-blight most-trophies-there no-card-wants-agent
    no-price-fits nothing-can-be-done nothing-fits nothing-to-harvest nothing-to-influence
    parades-anywhere
    pays-needed-least policy-collects policy-stays priority-cities priority-starport
    raids-what-contends raids-what-it-fights-for repairs-imperial-ships rolls-intercepts-again
    stores-what-contends summit-rolled takes-declared told-too-long-to-lead told-undoes
"""
STATED = {
    **dict.fromkeys(OF_PAGES.split(), ORDER),
    "reach-style-steward": "the objective of a fate",
    "steward-otherwise": HABIT,
    "steward-rolls": HABIT,
    "steward-spends": HABIT,
    "steward-stops": HABIT,
}

HEARD = {
    "steward": (("steward", "steward", "steward", "steward"), {}, 900),
    "captain": (("captain", "lieutenant"), {}, 40),
    "supercat": (("supercat", "supercat:hand", "steward"), {}, 300),
    "two": (("supercat", "supercat:10"), {}, 250),
    "ten": (("supercat:10", "supercat:10", "steward"), {}, 300),
    "act": (("captain", "steward", "supercat"), {"mode": "campaign"}, 60),
}
