"""What Risk's bots claim, recomputed from owners and troops alone (`tests.voice.claims`)."""

from games.risk import moves
from games.risk.board import ADJACENT, CONTINENT_OF, CONTINENTS, TERRITORIES
from games.risk.odds import battle_odds
from games.risk.state import NEUTRAL, NOBODY

PLACES = tuple(place.key for place in TERRITORIES)
SPEAKERS = ("bots",)
SEARCHED = "by the Expert's own estimate, which its plans are compared by"


def place_of(claim, name="territory"):
    """The number of a territory that the message names."""
    return PLACES.index(claim[name])


def enemies(claim, place):
    return [near for near in ADJACENT[place] if claim.view.owners[near] != claim.seat]


def own(claim):
    return [place for place, owner in enumerate(claim.view.owners) if owner == claim.seat]


def borders(claim):
    return [place for place in own(claim) if enemies(claim, place)]


def threat(claim, place):
    return sum(claim.view.troops[near] - 1 for near in enemies(claim, place))


def counts_kinds(claim, place):
    """Whether all troops beside a place are counted, and the neutral ones among them."""
    view = claim.view
    near = enemies(claim, place)
    neutral = sum(view.troops[each] for each in near if view.owners[each] == NEUTRAL)
    total = sum(view.troops[each] for each in near)
    return (claim["beside"], claim["foes"], claim["neutral"]) == (total, total - neutral, neutral)


def lead(claim, place):
    """How many troops more than its weakest neighbor a border has."""
    return claim.view.troops[place] - min(claim.view.troops[near] for near in enemies(claim, place))


def attacks(claim):
    """Where from, and on what, the seat could attack."""
    return [(place, near) for place in borders(claim) if claim.view.troops[place] > 1
            for near in enemies(claim, place)]  # fmt: skip


def odds(claim, source, target):
    troops = claim.view.troops
    return battle_odds().win(min(troops[source] - 1, 63), min(troops[target], 63))


def risk(claim, place):
    """RISK-16.5: the threat against its troops, three times in an own continent."""
    members = CONTINENTS[CONTINENT_OF[place]].territories
    guards = all(claim.view.owners[member] == claim.seat for member in members)
    return threat(claim, place) / claim.view.troops[place] * (3 if guards else 1)


def steps_to_border(claim):
    """How many steps through own land each own territory is from a border."""
    found, edge, steps = {}, borders(claim), 0
    while edge:
        found |= dict.fromkeys(edge, steps)
        land = set(own(claim)) - found.keys()
        edge, steps = [place for place in land if set(ADJACENT[place]) & set(edge)], steps + 1
    return found


def nothing_idle(claim):
    steps = steps_to_border(claim)
    return not any(
        steps.get(target, 99) < steps.get(source, 99)
        for source, target, _ in claim.decision.options.ways
    )


def nothing_near_border(claim):
    near = borders(claim)
    return not any(
        source not in near and set(ADJACENT[source]) & set(near)
        for source, _, _ in claim.decision.options.ways
    )


def no_attack_as_good(claim):
    least = claim["chance"].share if hasattr(claim["chance"], "share") else claim["chance"]
    return all(odds(claim, *attack) < least for attack in attacks(claim))


def one_is_safe(claim):
    return any(odds(claim, *each) >= claim["chance"].share for each in attacks(claim))


def is_strongest(claim):
    return 2 * claim.view.troops_of(claim.seat) > sum(claim.view.troops)


def not_the_weakest(claim):
    """Some other neighbor would likely be taken, none of those with the fewest troops."""
    fewest = min(claim.view.troops[target] for _, target in attacks(claim))
    return one_is_safe(claim) and (is_strongest(claim) or not claim.view.has_conquered) and all(
        odds(claim, *each) < claim["chance"].share
        for each in attacks(claim) if claim.view.troops[each[1]] == fewest
    )  # fmt: skip


def breaks_nothing(claim):
    """RISK-16.4: what breaks a continent serves its goal; 90% is good enough for anything."""
    view = claim.view
    held = [
        len({view.owners[place] for place in continent.territories}) == 1
        for continent in CONTINENTS
    ]
    return view.has_conquered and all(
        odds(claim, *attack) <= 0.9 and (odds(claim, *attack) < 0.65 or
                                         not held[CONTINENT_OF[attack[1]]])
        for attack in attacks(claim)
    )  # fmt: skip


def leads_most(claim):
    place, here = place_of(claim), claim["here"]
    added = here - claim.view.troops[place]
    weakest = place_of(claim, "weakest")
    return (
        added == claim.option.count
        and weakest in enemies(claim, place)
        and claim["there"] == claim.view.troops[weakest]
        and lead(claim, place) == max(lead(claim, each) for each in borders(claim))
    )


def borders_goal(claim):
    """Whether a territory that the goal still lacks is next to the one named."""
    lacking = enemies(claim, place_of(claim))
    return claim["continent"] in {CONTINENTS[CONTINENT_OF[each]].key for each in lacking}


def counts_continent(claim):
    """Of the continent of a territory that is claimed: how many are its own, and how many taken."""
    place = claim.option.territory
    owners = [claim.view.owners[each] for each in CONTINENTS[CONTINENT_OF[place]].territories]
    own, free = owners.count(claim.seat), owners.count(NOBODY)
    return (claim["own"], claim["others"]) == (own, len(owners) - own - free)


CLAIMS = {
    "wants-continent": counts_continent,
    "extra-behind-border": lambda claim: not enemies(claim, place_of(claim)),
    "extra-at-border": lambda claim: bool(enemies(claim, place_of(claim))),
    "gathers-ahead": leads_most,
    "gathers-to-win": borders_goal,
    "gathers-elsewhere": lambda claim: not borders_goal(claim),
    "none-at-risk": lambda claim: all(threat(claim, place) == 0 for place in own(claim)),
    "most-at-risk": lambda claim: risk(claim, place_of(claim)) == max(
        risk(claim, place) for place in own(claim)),
    "stands": lambda claim: claim["threat"] == threat(claim, claim.option.territory),
    "stands-beside": lambda claim: counts_kinds(claim, claim.option.territory),
    "nobody-beside": lambda claim: not enemies(claim, place_of(claim)),
    "goes-on": lambda claim: claim["ahead"] == threat(claim, place_of(claim)) and bool(
        enemies(claim, place_of(claim))),
    "goes-on-beside": lambda claim: counts_kinds(claim, place_of(claim)),
    "goes-on-tied": lambda claim: claim["behind"] == claim["ahead"] == threat(
        claim, place_of(claim)),
    "goes-on-unguarded": lambda claim: claim["behind"] > claim["ahead"] == threat(
        claim, place_of(claim)),
    "stops-without-more": lambda claim: all(
        claim.view.troops[source] <= claim.view.troops[target] for source, target in attacks(claim)
    ),
    "stops-without-advantage": lambda claim: all(
        claim.view.troops[source] - claim.view.troops[target] < 2
        for source, target in attacks(claim)),
    "stops-without-attack": no_attack_as_good,
    "stops-without-campaign": no_attack_as_good,
    "stops-for-more-than-one": lambda claim: one_is_safe(claim) and claim.view.has_conquered
    and not is_strongest(claim),
    "stops-beside-weakest": not_the_weakest,
    "stops-with-card": breaks_nothing,
    "none-idle": nothing_idle,
    "none-near-border": nothing_near_border,
    "redeems-now": lambda claim: isinstance(claim.option, moves.Redeem)
    and claim["troops"] == claim.view.next_set_value,
    "keeps-cards": lambda claim: claim["cards"] < claim["wanted"],
}  # fmt: skip

STATED = {
    "any-territory-will-do": "a lot: every free territory is as likely",
    "two-dice-defend-better": "a fact of the dice",
    "keeps-worth": SEARCHED,
    "waits-no-longer": SEARCHED,
    "needs-most": SEARCHED,
    "promises": SEARCHED,
    "stops-worth": SEARCHED,
    "plan-worth": SEARCHED,
    "plan-no-more": SEARCHED,
    "moves-in-worth": SEARCHED,
    "no-better-move": SEARCHED,
}

HEARD = {
    "recruit": (("recruit", "recruit", "raider"), {}, 600),
    "raider": (("raider", "raider", "captain"), {}, 600),
    "captain": (("captain", "captain", "general"), {}, 600),
    "general": (("general", "general", "raider"), {}, 500),
    "expert": (("expert", "general", "recruit"), {}, 400),
}
