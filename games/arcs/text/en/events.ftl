# What happens at the table of Arcs, leaders and lore included; what only the campaign has is in
# `reach.ftl`. The part `log` is for the window, where icons and figures stand beside the line.

## Counted things: each takes arguments of its own names

fresh-ships = { $fresh ->
    [0] no fresh ship
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
of-seat = { PERSON($seat) ->
    [you] of yours
    [mark] of its own
   *[one] of { NAME($seat) }
}
voyage = from { NAME($origin) } to { NAME($target) }

turn-of = { NAME($seat, form: "Whose") } turn

## Set-up and dealing

setup-drawn = The map is { NAME($card) }; { DOES($first, you: "have", one: "has", subject: "inside") } the initiative
    .hands = Lay out the map of the set-up card { NAME($card) }
chapter-started = Chapter { $chapter }
    .hands = Begin chapter { $chapter }: shuffle all action cards
cards-dealt = { DOES($seat, you: "draw", one: "draws") } { LIST($cards) }
cards-dealt-unseen = { DOES($seat, you: "draw", one: "draws") } { action-cards }
hand-redrawn = { DOES($seat, you: "discard", one: "discards") } { PERSON($seat) ->
    [you] your
    [mark] the
   *[one] the
} hand and { DOES($seat, you: "draw", one: "draws", subject: "no") } again
    .hands = Put { NAME($seat, form: "whose") } hand{ COUNT($kept) ->
        [0] { "" }
       *[other] { " " }but for { LIST($kept) }
    } face down under the action cards that were not dealt
court-refilled = New at the Court: { NAME($card) }
    .hands = Turn up a new Court card: { NAME($card) }

## Action cards and the initiative

card-played = { $how ->
    [lead] { DOES($seat, you: "lead", one: "leads") } { NAME($card) }
    [surpass] { DOES($seat, you: "surpass", one: "surpasses") } with { NAME($card) }
   *[pivot] { DOES($seat, you: "pivot", one: "pivots") } to { NAME($card) }
}
    .hands = Lay { NAME($card) } { $how ->
        [lead] face up: it leads
        [surpass] face up: it surpasses
       *[pivot] face up: it pivots
    }
event-played = { DOES($seat, you: "play", one: "plays") } an Event
    .hands = Lay { NAME($card) } face up
card-copied = { DOES($seat, you: "copy", one: "copies") } with { NAME($card) }
    .hands = Lay { NAME($card) } face down: it copies
card-copied-unseen = { DOES($seat, you: "copy", one: "copies") }
    .hands = Lay a card face down: it copies
side-shown = { NAME($card) } counts as { NAME($side) }
initiative-passed = { DOES($seat, you: "pass", one: "passes") }; { DOES($holder, you: "have", one: "has", subject: "inside") } the initiative
    .hands = { PERSON($holder) ->
        [you] Take
        [mark] Give
       *[one] Give { NAME($holder) }
    } the initiative marker
initiative-kept = { DOES($seat, you: "pass", one: "passes") } and { DOES($seat, you: "have", one: "has", subject: "no") } the initiative again
initiative-seized = { DOES($seat, you: "seize", one: "seizes") } the initiative
    .hands = { hand-to } the initiative marker, on its side: seized
initiative-seized-with-card = { DOES($seat, you: "seize", one: "seizes") } the initiative with { NAME($card) }
    .hands = Lay { NAME($card) } face down and { PERSON($seat) ->
        [you] take
        [mark] give
       *[one] give { NAME($seat) }
    } the initiative marker, on its side
initiative-moved = { DOES($seat, you: "get", one: "gets") } the initiative
    .hands = { hand-to } the initiative marker
ambition-declared = { DOES($seat, you: "declare", one: "declares") } { NAME($ambition) } ({ $first } and { $second } Power)
    .log = { DOES($seat, you: "declare", one: "declares") } { NAME($ambition) }
    .hands = Put the highest ambition marker ({ $first } and { $second }) on { NAME($ambition) }{ $zeroed ->
        [yes] { " " }and the zero marker on the lead card
       *[no] { "" }
    }
hand-looked-at = { DOES($seat, you: "look", one: "looks") } at { NAME($rival, form: "whose") } hand
hand-seen = { DOES($seat, you: "look", one: "looks") } at { NAME($rival, form: "whose") } hand: { LIST($cards) }
cards-swapped = { DOES($seat, you: "swap", one: "swaps") } a card with { NAME($rival) }
    .hands = Swap { NAME($seat, form: "whose") } { NAME($own) } with { NAME($rival, form: "whose") } { NAME($theirs) }
cards-discarded = { DOES($seat, you: "discard", one: "discards") } { action-cards }
    .hands = Put { COUNT($cards) ->
        [0] { action-cards }
       *[other] { LIST($cards) }
    } on the discard pile, face down
card-picked-up = { DOES($seat, you: "pick", one: "picks") } up { NAME($card) }
    .hands = Move { NAME($card) } into { NAME($seat, form: "whose") } hand
union-attached = { DOES($seat, you: "lay", one: "lays") } { NAME($union) } beside { NAME($card) }
    .hands = Lay { NAME($union) } beside { NAME($card) }

## SUPERCAT

counters-set = Hand counters show { $count }; the other action cards are the stack
    .hands = Set the hand counters to { $count }; the action cards that were not dealt are the stack
card-revealed = { DOES($seat, you: "draw", one: "draws") } { NAME($card) }
    .hands = Turn up { NAME($card) } from { $is_from_pile ->
        [yes] the bottom of the discard pile
       *[no] the stack
    } for { NAME($seat) }
cards-laid-aside = { DOES($seat, you: "discard", one: "discards") } { LIST($cards) }
    .hands = Put { LIST($cards) } face up on the discard pile
stack-shuffled = { $count ->
    [one] { $count } discarded action card becomes
   *[other] { $count } discarded action cards become
} the stack
    .hands = Shuffle the { $count ->
        [one] discarded action card
       *[other] { $count } discarded action cards
    }{ $events ->
        [0] { "" }
       *[other] { " " }that are no Events
    }: the new stack
defence-thrown = { DOES($seat, you: "throw", one: "throws") } { $die } to defend agents on { NAME($card) }
event-urged = { DOES($seat, you: "seize", one: "seizes") } at once: an Event is urgent
seize-counted = { NAME($seat, form: "Whose") } seize counter shows { $counter }
    .hands = Set { NAME($seat, form: "whose") } seize counter to { $counter }
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
    .hands = Put 1 { NAME($resource) } from the supply into { NAME($seat, form: "whose") } slot { $slot }
resource-taken = { DOES($seat, you: "take", one: "takes") } 1 { NAME($resource) } from { NAME($source) }
    .log = { DOES($seat, you: "take", one: "takes") } { NAME($resource) } from { NAME($source) }
    .hands = Put the { NAME($resource) } in hand into { NAME($seat, form: "whose") } slot { $slot }
resource-spent = { DOES($seat, you: "spend", one: "spends") } { NAME($resource) }
    .hands = Put { NAME($seat, form: "whose") } { NAME($resource) } of slot { $slot } back into the supply
resource-spent-as = { DOES($seat, you: "spend", one: "spends") } { NAME($resource) } as { NAME($as_resource) }
    .hands = Put { NAME($seat, form: "whose") } { NAME($resource) } of slot { $slot } back into the supply: it counts as { NAME($as_resource) }
resource-spent-for-nothing = { DOES($seat, you: "spend", one: "spends") } { NAME($resource) } without effect
    .hands = Put { NAME($seat, form: "whose") } { NAME($resource) } of slot { $slot } back into the supply
resource-discarded = { DOES($seat, you: "discard", one: "discards") } { $count } { NAME($resource) }
    .log = { DOES($seat, you: "discard", one: "discards") } { NAME($resource) }
    .hands = { $lies ->
        [hand] Put the { NAME($resource) } in hand back into the supply
        [all] Put all { $count } { NAME($resource) } { of-seat } back into the supply
       *[slot] Put { NAME($seat, form: "whose") } { NAME($resource) } of slot { $slot } back into the supply
    }
slots-arranged = { DOES($seat, you: "hold", one: "holds") } { LIST($slots) }
    .hands = Lay { NAME($seat, form: "whose") } tokens anew: { LIST($numbered) }
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
    .hands = { $isVox ->
        [yes] Take { NAME($card) } from { court-or-deck } to carry it out
       *[no] Move { NAME($card) } from { court-or-deck } { $isHand ->
            [yes] into { NAME($seat, form: "whose") } hand
           *[no] to { NAME($seat) }
        }
    }{ $rivals ->
        [0] { "" }
        [one] , and 1 agent of a rival on it to { NAME($seat, form: "whose") } { trophies-or-captives }
       *[other] , and { $rivals } agents of rivals on it to { NAME($seat, form: "whose") } { trophies-or-captives }
    }
court-or-deck = { $is_top ->
    [yes] the top of the Court deck
   *[no] the Court
}
trophies-or-captives = { $ransacked ->
    [yes] Trophies
   *[no] Captives
}
card-used = { DOES($seat, you: "use", one: "uses") } { NAME($card) }
card-discarded = { DOES($seat, you: "discard", one: "discards") } { NAME($card) }
    .hands = Discard { NAME($seat, form: "whose") } { NAME($card) }
card-stolen = { DOES($seat, you: "steal", one: "steals") } { NAME($card) } from { NAME($rival) }
    .hands = Move { NAME($card) } from { NAME($rival) } to { NAME($seat) }
card-buried = { $form ->
    [inside] { NAME($card) } to the bottom of the Court deck
   *[plain] To the bottom of the Court deck: { NAME($card) }
}
    .hands = Put { NAME($card) } under the Court deck
court-shuffled = Into the Court deck: { LIST($cards) }
    .hands = Shuffle { LIST($cards) } into the Court deck
court-deck-shuffled = The Court deck is shuffled
    .hands = Shuffle the Court deck
agent-placed = { DOES($seat, you: "influence", one: "influences") } { NAME($card) }
    .hands = Put one of { NAME($seat, form: "whose") } agents on { NAME($card) }
agents-captured = { DOES($seat, you: "capture", one: "captures") } { agents } { of-rival }
    .hands = Move { agents } { of-rival } from { $isCourt ->
        [yes] { NAME($card) }
       *[no] the supply
    } to { NAME($seat, form: "whose") } Captives
captives-spent = { $executed ->
    [yes] { DOES($seat, you: "execute", one: "executes") }
   *[no] { DOES($seat, you: "return", one: "returns") }
} a Captive { of-rival }
    .hands = { $executed ->
        [yes] Move a Captive { of-rival } to { NAME($seat, form: "whose") } Trophies
       *[no] Give a Captive { of-rival } back from { NAME($seat, form: "whose") } Captives
    }

## The map

city-taxed = { DOES($seat, you: "tax", one: "taxes") } a city in { NAME($system) }
rival-city-taxed = { DOES($seat, you: "tax", one: "taxes") } { NAME($owner, form: "whose") } city in { NAME($system) }
slot-taxed = { DOES($seat, you: "tax", one: "taxes") } an empty slot in { NAME($system) }
piece-built = { DOES($seat, you: "build", one: "builds") } { NAME($kind, form: "a") } in { NAME($system) }{ $fresh ->
    [yes] { "" }
   *[no] { " " }(damaged)
}
    .hands = Put { NAME($kind, form: "a") } from { NAME($seat, form: "whose") } supply in { NAME($system) }{ $fresh ->
        [yes] { "" }
       *[no] , damaged
    }
ships-placed = { DOES($seat, you: "place", one: "places") } { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} in { NAME($system) }
    .hands = Put { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } from { NAME($seat, form: "whose") } supply in { NAME($system) }
ships-moved = { DOES($seat, you: "move", one: "moves") } { fleet } { voyage }
    .hands = Move { fleet } { of-seat } { voyage }
piece-repaired = { DOES($seat, you: "repair", one: "repairs") } { NAME($kind, form: "a") } in { NAME($system) }
    .hands = In { NAME($system) } set { NAME($seat, form: "whose") } { NAME($kind) } fresh
other-repaired = { DOES($seat, you: "repair", one: "repairs") } { NAME($kind, form: "a") } of { NAME($owner) } in { NAME($system) }
    .hands = In { NAME($system) } set { NAME($owner, form: "whose") } { NAME($kind) } fresh
battle-started = { DOES($seat, you: "attack", one: "attacks") } { NAME($defender) } in { NAME($system) } with { COUNT($dice) ->
    [0] no dice
   *[other] { dice-together }
}
    .log = { DOES($seat, you: "battle", one: "battles") } { NAME($defender) } in { NAME($system) }
    .hands = Take { COUNT($dice) ->
        [0] no dice
       *[other] { dice-together }
    }: { DOES($seat, you: "attack", one: "attacks", subject: "inside") } { NAME($defender) } in { NAME($system) }
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
fresh-or-damaged = { $fresh ->
    [yes] fresh
   *[no] damaged
}
piece-damaged = { NAME($owner, form: "Whose") } { NAME($kind) } in { NAME($system) } is damaged
    .hands = Lay { NAME($owner, form: "whose") } { NAME($kind) } in { NAME($system) } on its side: damaged
piece-destroyed = { NAME($owner, form: "Whose") } { NAME($kind) } in { NAME($system) } is destroyed
    .hands = Take { NAME($owner, form: "whose") } { fresh-or-damaged } { NAME($kind) } from { NAME($system) }, back into the supply
piece-lost = { NAME($owner, form: "Whose") } { NAME($kind) } in { NAME($system) } is lost to { NAME($taker) }
    .hands = Move { NAME($owner, form: "whose") } { fresh-or-damaged } { NAME($kind) } from { NAME($system) } to { NAME($taker, form: "whose") } Trophies
outrage-provoked = { DOES($seat, you: "provoke", one: "provokes") } Outrage of { NAME($resource) }
    .hands = { $again ->
        [yes] { "" }
       *[no] { $is_owed ->
            [yes] Mark { NAME($seat, form: "whose") } Outrage of { NAME($resource) } with anything: { NAME($seat, form: "whose") } next agent that comes back goes there
           *[no] Put one of { NAME($seat, form: "whose") } agents on { NAME($seat, form: "whose") } Outrage of { NAME($resource) }
        }
    }
own-city-returned = { DOES($seat, you: "return", one: "returns") } a city in { NAME($system) }
    .hands = Take { NAME($owner, form: "whose") } { fresh-or-damaged } city from { NAME($system) }, back into the supply
city-returned = { DOES($seat, you: "return", one: "returns") } { NAME($owner, form: "whose") } city in { NAME($system) }
    .hands = Take { NAME($owner, form: "whose") } { fresh-or-damaged } city from { NAME($system) }, back into the supply

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
    .hands = { $total ->
        [0] { "" }
       *[other] Move { NAME($seat, form: "whose") } marker { $total } Power on
    }
ambitions-scored = Scored: { LIST($ambitions) }
no-ambition-scored = No ambition was declared
pieces-returned = { $captives ->
    [yes] All Captives return
   *[no] All Trophies return
}
    .hands = { $captives ->
        [yes] Give all Captives back to their owners
       *[no] Give all Trophies back to their owners
    }
marker-flipped = A marker is worth { $first } and { $second } from now on
    .hands = Turn the ambition marker of { $before } and { $after } over: { $first } and { $second } from now on
tie-broken = A tie: { DOES($seat, you: "are", one: "is") } earlier in turn order
game-ended = { DOES($seat, you: "win", one: "wins") } with { $power } Power in chapter { $chapter }

## Leaders and lore

draft-laid = Leaders: { LIST($leaders) }. Lore: { LIST($lore) }
card-taken = { DOES($seat, you: "take", one: "takes") } { NAME($card) }
    .hands = Give { NAME($card) } to { NAME($seat) }
leader-taken = { DOES($seat, you: "take", one: "takes") } { NAME($card) } as leader
    .hands = Give the leader { NAME($card) } to { NAME($seat) }
lore-drawn = { DOES($seat, you: "draw", one: "draws") } { LIST($cards) }
lore-discarded = { DOES($seat, you: "discard", one: "discards") } { NAME($card) }
    .hands = Discard { NAME($seat, form: "whose") } { NAME($card) }
pieces-scrapped = { DOES($seat, you: "scrap", one: "scraps") } { $count ->
    [one] { $count } { NAME($kind) }
   *[other] { $count } { NAME($kind, form: "several") }
}
    .hands = Put { $count ->
        [one] { $count } { NAME($kind) }
       *[other] { $count } { NAME($kind, form: "several") }
    } from { NAME($seat, form: "whose") } supply back into the box
outrage-set = { DOES($seat, you: "begin", one: "begins") } with Outrage of { NAME($resource) }
    .hands = Put one of { NAME($seat, form: "whose") } agents on { NAME($seat, form: "whose") } Outrage of { NAME($resource) }
outrage-cleared = { DOES($seat, you: "clear", one: "clears") } Outrage of { NAME($resource) }
    .hands = Take { NAME($seat, form: "whose") } agent from { NAME($seat, form: "whose") } Outrage of { NAME($resource) }
card-given = { DOES($seat, you: "give", one: "gives") } { NAME($card) } to { NAME($rival) }
    .hands = Move { NAME($card) } from { NAME($seat) } to { NAME($rival) }
planet-reshaped = { DOES($seat, you: "turn", one: "turns") } { NAME($system) } into a planet of { NAME($resource) }
    .hands = Lay { $slot ->
        [0] { NAME($resource) } of { NAME($seat, form: "whose") } Cartel
       *[other] { NAME($seat, form: "whose") } { NAME($resource) } of slot { $slot }
    } on { NAME($system) }: its type from now on
rifles-fired = { DOES($seat, you: "fire", one: "fires") } from { NAME($origin) } at { NAME($defender) } in { NAME($target) }: { hits-of-battle }
    .log = { DOES($seat, you: "fire", one: "fires") } at { NAME($defender) } in { NAME($target) }
ships-guided = { DOES($seat, you: "guide", one: "guides") } { fleet } { voyage }
    .hands = Move { fleet } { of-seat } { voyage }
rival-ships-guided = { DOES($seat, you: "guide", one: "guides") } { fleet } { of-rival } { voyage }
    .hands = Move { fleet } { of-rival } { voyage }
outsider-ships-guided = { DOES($seat, you: "guide", one: "guides") } { fleet } of { NAME($owner) } { voyage }
    .hands = Move { fleet } of { NAME($owner) } { voyage }
building-replaced = { DOES($seat, you: "replace", one: "replaces") } { NAME($old, form: "a") } in { NAME($system) } by { NAME($new, form: "a") }
    .hands = In { NAME($system) } put { NAME($seat, form: "whose") } { NAME($new) } in place of { NAME($seat, form: "whose") } { fresh-or-damaged } { NAME($old) }, as fresh as it was
rival-building-replaced = { DOES($seat, you: "replace", one: "replaces") } { NAME($owner, form: "whose") } { NAME($old) } in { NAME($system) } by { NAME($new, form: "a") }
    .hands = In { NAME($system) } put { NAME($seat, form: "whose") } { NAME($new) } in place of { NAME($owner, form: "whose") } { fresh-or-damaged } { NAME($old) }, as fresh as it was
trophy-returned = { DOES($seat, you: "return", one: "returns") } 1 { NAME($kind) } { of-rival }
    .hands = Give 1 { NAME($kind) } { of-rival } back from { NAME($seat, form: "whose") } Trophies
outsider-trophy-returned = { DOES($seat, you: "return", one: "returns") } 1 { NAME($kind) } of { NAME($owner) }
    .hands = Put 1 { NAME($kind) } of { NAME($owner) } back from { NAME($seat, form: "whose") } Trophies
blight-trophy-returned = { DOES($seat, you: "return", one: "returns") } Blight
    .hands = Put Blight back from { NAME($seat, form: "whose") } Trophies

## For hands alone: what the rules do by themselves

pieces-of-kind = { $count ->
    [one] { NAME($kind, form: "a") }
   *[other] { $count } { NAME($kind, form: "several") }
}
home-laid = { DOES($seat, you: "begin", one: "begins") } in { NAME($system) } with { LIST($pieces) }
    .hands = Put { LIST($pieces) } from { NAME($seat, form: "whose") } supply in { NAME($system) }
resource-laid = { DOES($seat, you: "begin", one: "begins") } with { NAME($resource) }
    .hands = Put 1 { NAME($resource) } from the supply into { NAME($seat, form: "whose") } slot { $slot }
phantom = 1 { NAME($resource) } on { NAME($ambition) }
phantoms-laid = Tokens of the third player: { LIST($tokens) }
    .hands = Put tokens from the supply on the ambitions: { LIST($tokens) }
looked-at-shuffled = The cards looked at are shuffled back into the stack
    .hands = Shuffle the cards that were looked at back into the stack
slot-holds = { NAME($token) } in slot { $slot }
slots-laid = { NAME($seat, form: "Whose") } tokens now lie so: { LIST($slots) }
    .hands = Lay { NAME($seat, form: "whose") } tokens anew: { LIST($slots) }
token-taken = { DOES($seat, you: "give", one: "gives") } up { NAME($resource) }
    .hands = Take { NAME($seat, form: "whose") } { NAME($resource) } of slot { $slot } in hand
held-taken = { NAME($card) } gives up { NAME($resource) }
    .hands = Take 1 { NAME($resource) } from { NAME($card) } in hand
round-cleared = { $count ->
    [one] { $count } card comes
   *[other] { $count } cards come
} onto the discard pile
    .hands = Put the cards of the round on the discard pile ({ $count }){ $zeroed ->
        [yes] , take the zero marker off
       *[no] { "" }
    }{ $seized ->
        [yes] , set the initiative marker upright
       *[no] { "" }
    }
pile-shuffled = The action cards that were not dealt are shuffled
    .hands = Shuffle the action cards that were not dealt
hands-thrown = All have passed: the cards left come onto the discard pile
    .hands = Put all cards left in hands on the discard pile, face down
counter-turned = { NAME($seat, form: "Whose") } hand counter shows { $count }
    .hands = Set { NAME($seat, form: "whose") } hand counter to { $count }
seize-counter-removed = { NAME($seat, form: "Whose") } seize counter goes
    .hands = Take { NAME($seat, form: "whose") } seize counter away
vox-discarded = { NAME($card) } is discarded
    .hands = Put { NAME($card) } on the Court discard pile
agents-withdrawn = { NAME($seat, form: "Whose") } agents on { NAME($card) } return
    .hands = Put { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    } { of-seat } on { NAME($card) } back into the supply
markers-taken = The ambition markers return
    .hands = Take { $count ->
        [one] the { $count } ambition marker
       *[other] all { $count } ambition markers
    } off the ambitions
initiative-given = { DOES($seat, you: "have", one: "has") } the initiative
    .hands = { hand-to } the initiative marker
draft-put-away = Nobody takes { LIST($cards) }
    .hands = Put back into the box: { LIST($cards) }

# Hands bring a thing to a seat: their own person takes it.

hand-to = { PERSON($seat) ->
    [you] Take
    [mark] Give
   *[one] Give { NAME($seat) }
}
