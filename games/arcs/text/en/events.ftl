# What happens at the table of Arcs, leaders and lore included; what only the campaign has is in
# `reach.ftl`. The part `log` is for the window, where icons and figures stand beside the line.

## Counted things: each takes arguments of its own names

fresh-ships = { $fresh ->
    [one] { $fresh } fresh ship
   *[other] { $fresh } fresh ships
}
damaged-ships = { $hurt ->
    [one] { $hurt } damaged ship
   *[other] { $hurt } damaged ships
}
fleet = { $hurt ->
    [0] { fresh-ships }
   *[other] { $fresh ->
        [0] { damaged-ships }
       *[other] { $fresh } fresh and { damaged-ships }
    }
}
action-cards = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
agents = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
hits-of-battle = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
of-rival = { PERSON($rival) ->
    [you] of yours
    [mark] of its own
   *[one] of { NAME($rival) }
}
voyage = from { NAME($origin) } to { NAME($target) }

turn-of = { NAME($seat, form: "Whose") } turn

## Set-up and dealing

setup-drawn = The map is { NAME($card) }; { DOES($first, you: "have", one: "has", subject: "inside") } the initiative
chapter-started = Chapter { $chapter }
cards-dealt = { DOES($seat, you: "draw", one: "draws") } { LIST($cards) }
cards-dealt-unseen = { DOES($seat, you: "draw", one: "draws") } { action-cards }
hand-redrawn = { DOES($seat, you: "discard", one: "discards") } { PERSON($seat) ->
    [you] your
    [mark] the
   *[one] the
} hand and { DOES($seat, you: "draw", one: "draws", subject: "no") } again
court-refilled = New at the Court: { NAME($card) }

## Action cards and the initiative

card-played = { $how ->
    [lead] { DOES($seat, you: "lead", one: "leads") } { NAME($card) }
    [surpass] { DOES($seat, you: "surpass", one: "surpasses") } with { NAME($card) }
   *[pivot] { DOES($seat, you: "pivot", one: "pivots") } to { NAME($card) }
}
event-played = { DOES($seat, you: "play", one: "plays") } an Event
    .hands = Lay { NAME($card) } face up
card-copied = { DOES($seat, you: "copy", one: "copies") } with { NAME($card) }
card-copied-unseen = { DOES($seat, you: "copy", one: "copies") }
side-shown = { NAME($card) } counts as { NAME($side) }
initiative-passed = { DOES($seat, you: "pass", one: "passes") }; { DOES($holder, you: "have", one: "has", subject: "inside") } the initiative
initiative-kept = { DOES($seat, you: "pass", one: "passes") } and { DOES($seat, you: "have", one: "has", subject: "no") } the initiative again
initiative-seized = { DOES($seat, you: "seize", one: "seizes") } the initiative
initiative-seized-with-card = { DOES($seat, you: "seize", one: "seizes") } the initiative with { NAME($card) }
initiative-moved = { DOES($seat, you: "get", one: "gets") } the initiative
ambition-declared = { DOES($seat, you: "declare", one: "declares") } { NAME($ambition) } ({ $first } and { $second } Power)
    .log = { DOES($seat, you: "declare", one: "declares") } { NAME($ambition) }
hand-looked-at = { DOES($seat, you: "look", one: "looks") } at { NAME($rival, form: "whose") } hand
hand-seen = { DOES($seat, you: "look", one: "looks") } at { NAME($rival, form: "whose") } hand: { LIST($cards) }
cards-swapped = { DOES($seat, you: "swap", one: "swaps") } a card with { NAME($rival) }
cards-discarded = { DOES($seat, you: "discard", one: "discards") } { action-cards }
card-picked-up = { DOES($seat, you: "pick", one: "picks") } up { NAME($card) }
union-attached = { DOES($seat, you: "lay", one: "lays") } { NAME($union) } beside { NAME($card) }

## SUPERCAT

counters-set = Hand counters show { $count }; the other action cards are the stack
card-revealed = { DOES($seat, you: "draw", one: "draws") } { NAME($card) }
cards-laid-aside = { DOES($seat, you: "discard", one: "discards") } { LIST($cards) }
stack-shuffled = { $count ->
    [one] { $count } discarded action card becomes
   *[other] { $count } discarded action cards become
} the stack
seize-counted = { NAME($seat, form: "Whose") } seize counter shows { $counter }
seize-rolled = { DOES($seat, you: "roll", one: "rolls") } { $die } to seize: { seize-outcome }
seize-rolled-less = { DOES($seat, you: "roll", one: "rolls") } { $die } less { $less } to seize: { seize-outcome }
seize-rolled-plus = { DOES($seat, you: "roll", one: "rolls") } { $die } plus { $more } to seize: { seize-outcome }
seize-outcome = { $seizes ->
    [yes] under
   *[no] not under
} { $counter }

## Resources and Court cards

resource-gained = { DOES($seat, you: "gain", one: "gains") } 1 { NAME($resource) }
    .log = { DOES($seat, you: "gain", one: "gains") } { NAME($resource) }
resource-taken = { DOES($seat, you: "take", one: "takes") } 1 { NAME($resource) } from { NAME($source) }
    .log = { DOES($seat, you: "take", one: "takes") } { NAME($resource) } from { NAME($source) }
resource-spent = { DOES($seat, you: "spend", one: "spends") } { NAME($resource) }
resource-spent-as = { DOES($seat, you: "spend", one: "spends") } { NAME($resource) } as { NAME($as_resource) }
resource-discarded = { DOES($seat, you: "discard", one: "discards") } { $count } { NAME($resource) }
    .log = { DOES($seat, you: "discard", one: "discards") } { NAME($resource) }
slots-arranged = { DOES($seat, you: "hold", one: "holds") } { LIST($slots) }
slots-emptied = { DOES($seat, you: "hold", one: "holds") } nothing
card-secured = { $ransacked ->
    [yes] { DOES($seat, you: "ransack", one: "ransacks") }
   *[no] { DOES($seat, you: "secure", one: "secures") }
} { NAME($card) }{ $rivals ->
    [0] { "" }
    [one] { " " }and { DOES($seat, you: "take", one: "takes", subject: "no") } { $rivals } agent
   *[other] { " " }and { DOES($seat, you: "take", one: "takes", subject: "no") } { $rivals } agents
}
    .log = { $ransacked ->
        [yes] { DOES($seat, you: "ransack", one: "ransacks") }
       *[no] { DOES($seat, you: "secure", one: "secures") }
    } { NAME($card) }
card-used = { DOES($seat, you: "use", one: "uses") } { NAME($card) }
card-discarded = { DOES($seat, you: "lose", one: "loses") } { NAME($card) }
card-stolen = { DOES($seat, you: "steal", one: "steals") } { NAME($card) } from { NAME($rival) }
card-buried = To the bottom of the Court deck: { NAME($card) }
court-shuffled = Into the Court deck: { LIST($cards) }
court-deck-shuffled = The Court deck is shuffled
    .hands = Shuffle the Court deck
agent-placed = { DOES($seat, you: "influence", one: "influences") } { NAME($card) }
agents-captured = { DOES($seat, you: "capture", one: "captures") } { agents } { of-rival }
captives-spent = { $executed ->
    [yes] { DOES($seat, you: "execute", one: "executes") }
   *[no] { DOES($seat, you: "return", one: "returns") }
} a Captive { of-rival }

## The map

city-taxed = { DOES($seat, you: "tax", one: "taxes") } a city in { NAME($system) }
rival-city-taxed = { DOES($seat, you: "tax", one: "taxes") } { NAME($owner, form: "whose") } city in { NAME($system) }
slot-taxed = { DOES($seat, you: "tax", one: "taxes") } an empty slot in { NAME($system) }
piece-built = { DOES($seat, you: "build", one: "builds") } { NAME($kind, form: "a") } in { NAME($system) }{ $fresh ->
    [yes] { "" }
   *[no] { " " }(damaged)
}
ships-placed = { DOES($seat, you: "place", one: "places") } { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} in { NAME($system) }
ships-moved = { DOES($seat, you: "move", one: "moves") } { fleet } { voyage }
piece-repaired = { DOES($seat, you: "repair", one: "repairs") } { NAME($kind, form: "a") } in { NAME($system) }
other-repaired = { DOES($seat, you: "repair", one: "repairs") } { NAME($kind, form: "a") } of { NAME($owner) } in { NAME($system) }
battle-started = { DOES($seat, you: "attack", one: "attacks") } { NAME($defender) } in { NAME($system) } with { COUNT($dice) ->
    [0] no dice
   *[other] { dice-together }
}
    .log = { DOES($seat, you: "battle", one: "battles") } { NAME($defender) } in { NAME($system) }
dice-rolled = { DOES($seat, you: "roll", one: "rolls") } { LIST($symbols) }
blanks-rolled = { DOES($seat, you: "roll", one: "rolls") } no symbols
rolled-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
rolled-self-hits = { $count ->
    [one] { $count } self-hit
   *[other] { $count } self-hits
}
rolled-intercepts = { $count ->
    [one] { $count } intercept
   *[other] { $count } intercepts
}
rolled-building-hits = { $count ->
    [one] { $count } building hit
   *[other] { $count } building hits
}
rolled-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
intercepted = { DOES($seat, you: "take", one: "takes") } { hits-of-battle } from intercepts
not-intercepted = { DOES($seat, you: "take", one: "takes") } no hit from intercepts: no fresh ship defends
piece-damaged = { NAME($owner, form: "Whose") } { NAME($kind) } in { NAME($system) } is damaged
piece-destroyed = { NAME($owner, form: "Whose") } { NAME($kind) } in { NAME($system) } is destroyed
piece-lost = { NAME($owner, form: "Whose") } { NAME($kind) } in { NAME($system) } is lost to { NAME($taker) }
outrage-provoked = { DOES($seat, you: "provoke", one: "provokes") } Outrage of { NAME($resource) }
city-returned = { DOES($seat, you: "return", one: "returns") } { NAME($owner, form: "whose") } city in { NAME($system) }

## Chapters

ambition-scored = { DOES($seat, you: "are", one: "is") } { $place ->
    [1] first
   *[2] second
} in { NAME($ambition) }: { $power } Power{ $bonus ->
    [0] { "" }
   *[other] { " " }and { $bonus } for cities
}
    .log = { DOES($seat, you: "are", one: "is") } { $place ->
        [1] first
       *[2] second
    } in { NAME($ambition) }
ambitions-scored = Scored: { LIST($ambitions) }
no-ambition-scored = No ambition was declared
pieces-returned = { $captives ->
    [yes] All Captives return
   *[no] All Trophies return
}
marker-flipped = A marker is worth { $first } and { $second } from now on
game-ended = { DOES($seat, you: "win", one: "wins") } with { $power } Power in chapter { $chapter }

## Leaders and lore

draft-laid = Leaders: { LIST($leaders) }. Lore: { LIST($lore) }
card-taken = { DOES($seat, you: "take", one: "takes") } { NAME($card) }
leader-taken = { DOES($seat, you: "take", one: "takes") } { NAME($card) } as leader
lore-drawn = { DOES($seat, you: "draw", one: "draws") } { LIST($cards) }
lore-discarded = { DOES($seat, you: "discard", one: "discards") } { NAME($card) }
pieces-scrapped = { DOES($seat, you: "scrap", one: "scraps") } { $count ->
    [one] { $count } { NAME($kind) }
   *[other] { $count } { NAME($kind, form: "several") }
}
outrage-set = { DOES($seat, you: "begin", one: "begins") } with Outrage of { NAME($resource) }
outrage-cleared = { DOES($seat, you: "clear", one: "clears") } Outrage of { NAME($resource) }
card-given = { DOES($seat, you: "give", one: "gives") } { NAME($card) } to { NAME($rival) }
planet-reshaped = { DOES($seat, you: "turn", one: "turns") } { NAME($system) } into a planet of { NAME($resource) }
rifles-fired = { DOES($seat, you: "fire", one: "fires") } from { NAME($origin) } at { NAME($defender) } in { NAME($target) }: { hits-of-battle }
    .log = { DOES($seat, you: "fire", one: "fires") } at { NAME($defender) } in { NAME($target) }
ships-guided = { DOES($seat, you: "guide", one: "guides") } { fleet } { voyage }
rival-ships-guided = { DOES($seat, you: "guide", one: "guides") } { fleet } { of-rival } { voyage }
building-replaced = { DOES($seat, you: "replace", one: "replaces") } { NAME($old, form: "a") } in { NAME($system) } by { NAME($new, form: "a") }
rival-building-replaced = { DOES($seat, you: "replace", one: "replaces") } { NAME($owner, form: "whose") } { NAME($old) } in { NAME($system) } by { NAME($new, form: "a") }
trophy-returned = { DOES($seat, you: "return", one: "returns") } 1 { NAME($kind) } { of-rival }
