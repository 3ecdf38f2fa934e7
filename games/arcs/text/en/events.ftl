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
ships-of-seat = { $fresh ->
    [0] { $hurt } of { NAME($seat, form: "whose") } damaged ships
   *[other] { $hurt ->
        [0] { $fresh } of { NAME($seat, form: "whose") } fresh ships
       *[other] { $fresh } of { NAME($seat, form: "whose") } fresh ships and { $hurt } of { NAME($seat, form: "whose") } damaged ships
    }
}
ships-of-rival = { $fresh ->
    [0] { $hurt } of { NAME($rival, form: "whose") } damaged ships
   *[other] { $hurt ->
        [0] { $fresh } of { NAME($rival, form: "whose") } fresh ships
       *[other] { $fresh } of { NAME($rival, form: "whose") } fresh ships and { $hurt } of { NAME($rival, form: "whose") } damaged ships
    }
}
ships-of-owner = { $fresh ->
    [0] { $hurt } of { NAME($owner, form: "whose") } damaged ships
   *[other] { $hurt ->
        [0] { $fresh } of { NAME($owner, form: "whose") } fresh ships
       *[other] { $fresh } of { NAME($owner, form: "whose") } fresh ships and { $hurt } of { NAME($owner, form: "whose") } damaged ships
    }
}
imperial-fleet = { $hurt ->
    [0] { $fresh ->
        [one] { $fresh } fresh Imperial ship
       *[other] { $fresh } fresh Imperial ships
    }
   *[other] { $fresh ->
        [0] { "" }
       *[other] { $fresh } fresh and{ " " }
    }{ $hurt ->
        [one] { $hurt } damaged Imperial ship
       *[other] { $hurt } damaged Imperial ships
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
   *[one] of { NAME($rival, form: "whose") }
}
of-seat = { PERSON($seat) ->
    [you] of yours
    [mark] of its own
   *[one] of { NAME($seat, form: "whose") }
}
voyage = from { NAME($origin) } to { NAME($target) }

turn-of = { NAME($seat, form: "Whose") } turn

## Setup and dealing

setup-drawn = The setup card is { NAME($card) }; { DOES($first, you: "have", one: "has", subject: "inside") } the initiative
    .hands = Set up the map as the setup card { NAME($card) } shows
chapter-started = Chapter { $chapter }
    .hands = Begin chapter { $chapter }: shuffle all action cards
cards-dealt = { DOES($seat, you: "draw", one: "draws") } { LIST($cards) }
cards-dealt-unseen = { DOES($seat, you: "draw", one: "draws") } { action-cards }
hand-redrawn = { DOES($seat, you: "discard", one: "discards") } { PERSON($seat) ->
    [you] your
    [mark] the
   *[one] the
} hand and { DOES($seat, you: "draw", one: "draws", subject: "no") } another
    .hands = Put { NAME($seat, form: "whose") } hand{ COUNT($kept) ->
        [0] { "" }
       *[other] { " " }except { LIST($kept) }
    } face down under the action cards that were not dealt
court-refilled = { NAME($card, form: "cap") } joins the Court
    .hands = Turn up a new Court card: { NAME($card) }

## Action cards and the initiative

card-played = { $how ->
    [lead] { DOES($seat, you: "lead", one: "leads") } { NAME($card) }
    [surpass] { DOES($seat, you: "surpass", one: "surpasses") } with { NAME($card) }
   *[pivot] { DOES($seat, you: "pivot", one: "pivots") } to { NAME($card) }
}
    .hands = Play { NAME($card) } face up { $how ->
        [lead] to lead
        [surpass] to surpass
       *[pivot] to pivot
    }
event-played = { DOES($seat, you: "play", one: "plays") } an Event
    .hands = Play { NAME($card) } face up
card-copied = { DOES($seat, you: "copy", one: "copies") } with { NAME($card) }
    .hands = Play { NAME($card) } face down to copy
card-copied-unseen = { DOES($seat, you: "copy", one: "copies") }
    .hands = Play a card face down to copy
side-shown = { NAME($card) } counts as { NAME($side) }
initiative-passed = { DOES($seat, you: "pass", one: "passes") }; { DOES($holder, you: "have", one: "has", subject: "inside") } the initiative
    .hands = { PERSON($holder) ->
        [you] Take
        [mark] Give
       *[one] Give { NAME($holder) }
    } the initiative marker
initiative-kept = { DOES($seat, you: "pass", one: "passes") } and { DOES($seat, you: "keep", one: "keeps", subject: "no") } the initiative
initiative-seized = { DOES($seat, you: "seize", one: "seizes") } the initiative
    .hands = { hand-to } the initiative marker, on its side (seized)
initiative-seized-with-card = { DOES($seat, you: "seize", one: "seizes") } the initiative with { NAME($card) }
    .hands = Play { NAME($card) } face down. Lay the initiative marker on its side beside { NAME($seat, form: "whose") } cards
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
    .hands = { $to_board ->
        [yes] Put { NAME($card) } face up at { NAME($seat, form: "whose") } board
       *[no] Move { NAME($card) } into { NAME($seat, form: "whose") } hand
    }
union-attached = { DOES($seat, you: "attach", one: "attaches") } { NAME($union) } to { NAME($card) }
    .hands = Put { NAME($union) } next to { NAME($card) }

## SUPERCAT

counters-set = Hand counters show { $count }. The action cards that were not dealt become the stack
    .hands = Set the hand counters to { $count }; the action cards that were not dealt become the stack
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
       *[other] { " " }that are not Events
    } into a new stack
defence-thrown = { DOES($seat, you: "roll", one: "rolls") } { $die } to defend agents on { NAME($card, form: "the") }
event-urged = { DOES($seat, you: "seize", one: "seizes") } the initiative, because an Event is urgent
seize-counted = { NAME($seat, form: "Whose") } seize counter shows { $counter }
    .hands = Set { NAME($seat, form: "whose") } seize counter to { $counter }
seize-rolled = { DOES($seat, you: "roll", one: "rolls") } { $die } to seize: { seize-outcome }
seize-rolled-less = { DOES($seat, you: "roll", one: "rolls") } { $die }, less { $less }, to seize: { seize-outcome }
seize-rolled-plus = { DOES($seat, you: "roll", one: "rolls") } { $die }, plus { $more }, to seize: { seize-outcome }
seize-outcome = { $seizes ->
    [yes] it succeeds, because the result is below { $counter }
   *[no] it fails, because the result is not below { $counter }
}

## Resources and Court cards

resource-gained = { DOES($seat, you: "gain", one: "gains") } 1 { NAME($resource) }
    .hands = Put 1 { NAME($resource) } from the supply into { NAME($seat, form: "whose") } slot { $slot }
resource-taken = { DOES($seat, you: "take", one: "takes") } 1 { NAME($resource) } from { NAME($source) }
    .hands = Put the { NAME($resource) } in your hand into { NAME($seat, form: "whose") } slot { $slot }
resource-spent = { DOES($seat, you: "spend", one: "spends") } 1 { NAME($resource) }
    .hands = Return { NAME($seat, form: "whose") } { NAME($resource) } from slot { $slot } to the supply
resource-spent-as = { DOES($seat, you: "spend", one: "spends") } 1 { NAME($resource) } as 1 { NAME($as_resource) }
    .hands = Return { NAME($seat, form: "whose") } { NAME($resource) } from slot { $slot } to the supply; it counts as { NAME($as_resource) }
resource-spent-for-nothing = { DOES($seat, you: "spend", one: "spends") } 1 { NAME($resource) } without effect
    .hands = Return { NAME($seat, form: "whose") } { NAME($resource) } from slot { $slot } to the supply
tokens-of-type = { $count ->
    [one] { $count } { NAME($resource) }
   *[other] { $count } { NAME($resource, form: "several") }
}
resource-discarded = { DOES($seat, you: "discard", one: "discards") } { tokens-of-type }
    .hands = { $lies ->
        [hand] Return the { NAME($resource) } that has no slot to the supply
        [all] Return { tokens-of-type } from { NAME($seat, form: "whose") } slots to the supply
       *[slot] Return { NAME($seat, form: "whose") } { NAME($resource) } from slot { $slot } to the supply
    }
slots-arranged = { DOES($seat, you: "rearrange", one: "rearranges") } resources: { LIST($slots) }
    .hands = Rearrange { NAME($seat, form: "whose") } tokens: { LIST($numbered) }
slots-emptied = { DOES($seat, you: "have", one: "has") } no resources left
card-secured = { $ransacked ->
    [yes] { DOES($seat, you: "ransack", one: "ransacks") }
   *[no] { DOES($seat, you: "secure", one: "secures") }
} { NAME($card, form: "the") }{ $rivals ->
    [0] { "" }
    [one] { " " }({ $rivals } agent { captured-or-taken })
   *[other] { " " }({ $rivals } agents { captured-or-taken })
}
    .log = { $ransacked ->
        [yes] { DOES($seat, you: "ransack", one: "ransacks") }
       *[no] { DOES($seat, you: "secure", one: "secures") }
    } { NAME($card, form: "the") }
    .hands = { $isVox ->
        [yes] Take { NAME($card, form: "the") } from { court-or-deck } to resolve it
       *[no] Move { NAME($card, form: "the") } from { court-or-deck } { $isHand ->
            [yes] into { NAME($seat, form: "whose") } hand
           *[no] to { NAME($seat) }
        }
    }{ $rivals ->
        [0] { "" }
        [one] ; move 1 rival agent from it to { NAME($seat, form: "whose") } { trophies-or-captives }
       *[other] ; move { $rivals } rival agents from it to { NAME($seat, form: "whose") } { trophies-or-captives }
    }
court-or-deck = { $is_top ->
    [yes] the top of the Court deck
   *[no] the Court
}
captured-or-taken = { $ransacked ->
    [yes] taken
   *[no] captured
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
    [inside] { NAME($card) } goes to the bottom of the Court deck
   *[plain] { NAME($card) } goes to the bottom of the Court deck
}
    .hands = Put { NAME($card) } under the Court deck
court-shuffled = { LIST($cards) } { COUNT($cards) ->
    [one] goes
   *[other] go
} back into the Court deck
    .hands = Shuffle { LIST($cards) } into the Court deck
court-deck-shuffled = The Court deck is shuffled
    .hands = Shuffle the Court deck
agent-placed = { DOES($seat, you: "influence", one: "influences") } { NAME($card, form: "the") }
    .hands = Put one of { NAME($seat, form: "whose") } agents on { NAME($card, form: "the") }
agents-captured = { DOES($seat, you: "capture", one: "captures") } { $count } of { NAME($rival, form: "whose") } agents
    .hands = Move { $count } of { NAME($rival, form: "whose") } agents from { $isCourt ->
        [yes] { NAME($card, form: "the") }
       *[no] the supply
    } to { NAME($seat, form: "whose") } Captives
captives-spent = { $executed ->
    [yes] { DOES($seat, you: "execute", one: "executes") }
   *[no] { DOES($seat, you: "return", one: "returns") }
} one of { NAME($rival, form: "whose") } captured agents
    .hands = { $executed ->
        [yes] Move one of { NAME($rival, form: "whose") } agents from { NAME($seat, form: "whose") } Captives to { NAME($seat, form: "whose") } Trophies
       *[no] Return one of { NAME($rival, form: "whose") } agents from { NAME($seat, form: "whose") } Captives
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
    .hands = Move { ships-of-seat } { voyage }
piece-repaired = { DOES($seat, you: "repair", one: "repairs") } { NAME($kind, form: "a") } in { NAME($system) }
    .hands = In { NAME($system) }, turn { NAME($seat, form: "whose") } { NAME($kind) } fresh
other-repaired = { DOES($seat, you: "repair", one: "repairs") } { NAME($owner, form: "whose") } { NAME($kind) } in { NAME($system) }
    .hands = In { NAME($system) }, turn { NAME($owner, form: "whose") } { NAME($kind) } fresh
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
blanks-rolled = { DOES($seat, you: "roll", one: "rolls") } only blanks
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
not-intercepted = { DOES($seat, you: "take", one: "takes") } no hits from intercepts, because no fresh ship defends
fresh-or-damaged = { $fresh ->
    [yes] fresh
   *[no] damaged
}
piece-damaged = { NAME($owner, form: "Whose") } { NAME($kind) } in { NAME($system) } is damaged
    .hands = Lay { NAME($owner, form: "whose") } { NAME($kind) } in { NAME($system) } on its side (damaged)
piece-destroyed = { NAME($owner, form: "Whose") } { NAME($kind) } in { NAME($system) } is destroyed
    .hands = Return { NAME($owner, form: "whose") } { fresh-or-damaged } { NAME($kind) } from { NAME($system) } to the supply
piece-lost = { DOES($taker, you: "take", one: "takes") } { NAME($owner, form: "whose") } { NAME($kind) } in { NAME($system) } as a Trophy
    .hands = Move { NAME($owner, form: "whose") } { fresh-or-damaged } { NAME($kind) } from { NAME($system) } to { NAME($taker, form: "whose") } Trophies
outrage-provoked = { DOES($seat, you: "provoke", one: "provokes") } Outrage of { NAME($resource) }
    .hands = { $again ->
        [yes] { "" }
       *[no] { $is_owed ->
            [yes] Mark { NAME($seat, form: "whose") } Outrage of { NAME($resource) } with anything; { NAME($seat, form: "whose") } next returning agent goes there
           *[no] Put one of { NAME($seat, form: "whose") } agents on { NAME($seat, form: "whose") } Outrage of { NAME($resource) }
        }
    }
own-city-returned = { DOES($seat, you: "return", one: "returns") } a city in { NAME($system) }
    .hands = Return { NAME($owner, form: "whose") } { fresh-or-damaged } city from { NAME($system) } to the supply
city-returned = { DOES($seat, you: "return", one: "returns") } { NAME($owner, form: "whose") } city in { NAME($system) }
    .hands = Return { NAME($owner, form: "whose") } { fresh-or-damaged } city from { NAME($system) } to the supply

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
       *[other] Move { NAME($seat, form: "whose") } Power marker forward { $total } for { NAME($ambition) }
    }
ambitions-scored = { LIST($ambitions) } { COUNT($ambitions) ->
    [one] is
   *[other] are
} scored
no-ambition-scored = No ambition was declared
pieces-returned = { $captives ->
    [yes] All Captives return
   *[no] All Trophies return
}
    .hands = { $captives ->
        [yes] Return all Captives to their owners
       *[no] Return all Trophies to their owners
    }
marker-flipped = An ambition marker turns over: it is now worth { $first } and { $second } Power
    .hands = Turn over the ambition marker worth { $before } and { $after }: it is now worth { $first } and { $second }
tie-broken = { DOES($seat, you: "win", one: "wins") } the tie by turn order
game-ended = { DOES($seat, you: "win", one: "wins") } with { $power } Power in chapter { $chapter }

## Leaders and lore

draft-laid = Leaders: { LIST($leaders) }. Lore: { LIST($lore) }
card-taken = { DOES($seat, you: "take", one: "takes") } { NAME($card) }
    .hands = { hand-to } { NAME($card) }
leader-taken = { DOES($seat, you: "take", one: "takes") } { NAME($card) } as leader
    .hands = { hand-to } the leader { NAME($card) }
lore-drawn = { DOES($seat, you: "draw", one: "draws") } { LIST($cards) }
lore-discarded = { DOES($seat, you: "discard", one: "discards") } { NAME($card) }
    .hands = Discard { NAME($seat, form: "whose") } { NAME($card) }
pieces-scrapped = { DOES($seat, you: "scrap", one: "scraps") } { $count ->
    [one] { $count } { NAME($kind) }
   *[other] { $count } { NAME($kind, form: "several") }
}
    .hands = Return { $count ->
        [one] { $count } { NAME($kind) }
       *[other] { $count } { NAME($kind, form: "several") }
    } from { NAME($seat, form: "whose") } supply to the box
outrage-set = { DOES($seat, you: "start", one: "starts") } with Outrage of { NAME($resource) }
    .hands = Put one of { NAME($seat, form: "whose") } agents on { NAME($seat, form: "whose") } Outrage of { NAME($resource) }
outrage-cleared = { DOES($seat, you: "clear", one: "clears") } Outrage of { NAME($resource) }
    .hands = Remove { NAME($seat, form: "whose") } agent from { NAME($seat, form: "whose") } Outrage of { NAME($resource) }
card-given = { DOES($seat, you: "give", one: "gives") } { NAME($card) } to { NAME($rival) }
    .hands = Move { NAME($card) } from { NAME($seat) } to { NAME($rival) }
planet-reshaped = { DOES($seat, you: "turn", one: "turns") } { NAME($system) } into a { NAME($resource) } planet
    .hands = Put { $slot ->
        [0] 1 { NAME($resource) } from { NAME($seat, form: "whose") } Cartel
       *[other] { NAME($seat, form: "whose") } { NAME($resource) } from slot { $slot }
    } on { NAME($system) } to mark its new type
rifles-fired = { DOES($seat, you: "fire", one: "fires") } from { NAME($origin) } at { NAME($defender) } in { NAME($target) }: { hits-of-battle }
    .log = { DOES($seat, you: "fire", one: "fires") } at { NAME($defender) } in { NAME($target) }
ships-guided = { DOES($seat, you: "guide", one: "guides") } { fleet } { voyage }
    .hands = Move { ships-of-seat } { voyage }
rival-ships-guided = { DOES($seat, you: "guide", one: "guides") } { fleet } { of-rival } { voyage }
    .hands = Move { ships-of-rival } { voyage }
outsider-ships-guided = { DOES($seat, you: "guide", one: "guides") } { fleet } of { NAME($owner) } { voyage }
    .hands = Move { ships-of-owner } { voyage }
building-replaced = { DOES($seat, you: "replace", one: "replaces") } { NAME($old, form: "a") } in { NAME($system) } with { NAME($new, form: "a") }
    .hands = In { NAME($system) }, replace { NAME($seat, form: "whose") } { fresh-or-damaged } { NAME($old) } with { NAME($seat, form: "whose") } { NAME($new) } in the same state
rival-building-replaced = { DOES($seat, you: "replace", one: "replaces") } { NAME($owner, form: "whose") } { NAME($old) } in { NAME($system) } with { NAME($new, form: "a") }
    .hands = In { NAME($system) }, replace { NAME($owner, form: "whose") } { fresh-or-damaged } { NAME($old) } with { NAME($seat, form: "whose") } { NAME($new) } in the same state
trophy-returned = { DOES($seat, you: "return", one: "returns") } a Trophy ({ NAME($rival, form: "whose") } { NAME($kind) })
    .hands = Return { NAME($rival, form: "whose") } { NAME($kind) } from { NAME($seat, form: "whose") } Trophies
outsider-trophy-returned = { DOES($seat, you: "return", one: "returns") } a Trophy ({ NAME($owner, form: "whose") } { NAME($kind) })
    .hands = Return { NAME($owner, form: "whose") } { NAME($kind) } from { NAME($seat, form: "whose") } Trophies
blight-trophy-returned = { DOES($seat, you: "return", one: "returns") } Blight
    .hands = Return Blight from { NAME($seat, form: "whose") } Trophies

## For hands alone: what the rules do by themselves

pieces-of-kind = { $count ->
    [one] { NAME($kind, form: "a") }
   *[other] { $count } { NAME($kind, form: "several") }
}
home-laid = { DOES($seat, you: "start", one: "starts") } in { NAME($system) } with { LIST($pieces) }
    .hands = Put { LIST($pieces) } from { NAME($seat, form: "whose") } supply in { NAME($system) }
resource-laid = { DOES($seat, you: "start", one: "starts") } with { NAME($resource) }
    .hands = Put 1 { NAME($resource) } from the supply into { NAME($seat, form: "whose") } slot { $slot }
phantom = { NAME($ambition) } { LIST($tokens) }
phantoms-laid = The third player's tokens: { LIST($tokens, glue: "sentences") }
    .hands = Put tokens from the supply on the ambitions: { LIST($tokens, glue: "sentences") }
looked-at-shuffled = The cards that were looked at are shuffled back into the stack
    .hands = Shuffle the cards that were looked at back into the stack
slot-holds = { NAME($token) } in slot { $slot }
slots-laid = { NAME($seat, form: "Whose") } tokens are rearranged: { LIST($slots) }
    .hands = Rearrange { NAME($seat, form: "whose") } tokens: { LIST($slots) }
token-taken = { DOES($seat, you: "give", one: "gives") } up { NAME($resource) }
    .hands = Pick up { NAME($seat, form: "whose") } { NAME($resource) } from slot { $slot }
held-taken = 1 { NAME($resource) } is taken from { NAME($card) }
    .hands = Pick up 1 { NAME($resource) } from { NAME($card) }
round-cleared = { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
} to the discard pile
    .hands = { $count ->
        [0] { round-cleared-of-none }
       *[other] { round-cleared-of-cards }
    }
round-cleared-of-none = { $zeroed ->
    [yes] Remove the zero marker{ $seized ->
        [yes] { " " }and turn the initiative marker upright
       *[no] { "" }
    }
   *[no] { $seized ->
        [yes] Turn the initiative marker upright
       *[no] { "" }
    }
}
round-cleared-of-cards = Put { $count ->
        [one] the card
       *[other] the { $count } cards
    } of the round on the discard pile{ $seized ->
        [yes] { $zeroed ->
            [yes] , remove the zero marker, and turn the initiative marker upright
           *[no] { " " }and turn the initiative marker upright
        }
       *[no] { $zeroed ->
            [yes] { " " }and remove the zero marker
           *[no] { "" }
        }
    }
pile-shuffled = The action cards that were not dealt are shuffled
    .hands = Shuffle the action cards that were not dealt
hands-thrown = Everybody has passed, so all remaining cards are discarded
    .hands = Put all cards left in hands on the discard pile, face down
counter-turned = { NAME($seat, form: "Whose") } hand counter shows { $count }
    .hands = Turn { NAME($seat, form: "whose") } hand counter { $is_raised ->
        [yes] up
       *[no] down
    } to { $count }
seize-counter-removed = { NAME($seat, form: "Whose") } seize counter is removed
    .hands = Remove { NAME($seat, form: "whose") } seize counter
vox-discarded = { NAME($card) } is discarded
    .hands = Put { NAME($card) } on the Court discard pile
agents-withdrawn = { NAME($seat, form: "Whose") } agents on { NAME($card, form: "the") } return to the supply
    .hands = Return { $count } of { NAME($seat, form: "whose") } agents from { NAME($card, form: "the") } to the supply
markers-taken = The ambition markers are taken back
    .hands = Take { $count ->
        [one] the ambition marker off its ambition
       *[other] the { $count } ambition markers off their ambitions
    }
initiative-given = { DOES($seat, you: "get", one: "gets") } the initiative
    .hands = { hand-to } the initiative marker
draft-put-away = Nobody takes { LIST($cards) }
    .hands = Return to the box: { LIST($cards) }

# Hands bring a thing to a seat: their own person takes it.

hand-to = { PERSON($seat) ->
    [you] Take
    [mark] Give
   *[one] Give { NAME($seat) }
}
dice-beside = { NAME($seat, form: "Whose") } dice in { NAME($system) } rolled { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}; { $expected } were expected.
