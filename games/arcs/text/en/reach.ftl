# What happens only in the campaign.

favors = { $count ->
    [0] no Favors
    [one] { $count } Favor
   *[other] { $count } Favors
}

## The beginning

fates-dealt = { DOES($seat, you: "draw", one: "draws") } two fates: { LIST($fates) }
fates-dealt-unseen = { DOES($seat, you: "draw", one: "draws") } two fates
fate-revealed = { DOES($seat, you: "follow", one: "follows") } the { NAME($fate) } ({ $marker } to go)
    .log = { DOES($seat, you: "follow", one: "follows") } the { NAME($fate) }
    .hands = Put the { NAME($fate) } fate next to { NAME($seat, form: "whose") } board, with its objective marker on { $marker }
empire-set = The Empire holds clusters { LIST($clusters) }
    .hands = Put an Imperial ship in every system of clusters { LIST($clusters) }
free-cities-placed = Free cities appear in { LIST($cities) }
    .hands = Put Free cities in { LIST($cities) }
no-free-city-placed = No Free city appears, because no building slot is free
free-city-placed = A Free city appears in { NAME($system) }
    .hands = Put a Free city in { NAME($system) }
free-cities-in = { NAME($system) }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
blight-placed = Blight appears in { LIST($systems) }
    .hands = Put damaged Blight in { LIST($systems) }
blight-taken = { DOES($seat, you: "return", one: "returns") } a Blight Trophy, because the supply is empty
    .hands = Take Blight from { NAME($seat, form: "whose") } Trophies
blight-healed = { $form ->
    [inside] damaged
   *[plain] Damaged
} Blight in { LIST($systems) } turns fresh
    .hands = Turn the Blight in { LIST($systems) } fresh
home-settled = { DOES($seat, you: "settle", one: "settles") } in { NAME($system) } with { NAME($kind, form: "a") }
    .hands = Put { NAME($kind, form: "a") } from { NAME($seat, form: "whose") } supply in { NAME($system) }
lore-turned-up = The lore card is { NAME($card) }
    .hands = Turn up the lore card { NAME($card) }

## The Empire

policy-set = The policy is { NAME($policy) }
    .hands = Set the policy: { NAME($policy) }
policy-enforced = { DOES($seat, you: "enforce", one: "enforces") } { NAME($policy) }
became-first-regent = { DOES($seat, you: "become", one: "becomes") } First Regent
    .hands = { hand-to } the First Regent tile and the Trust
became-outlaw = { DOES($seat, you: "become", one: "becomes") } an Outlaw{ $power ->
    [0] { "" }
   *[other] { " " }and { DOES($seat, you: "lose", one: "loses", subject: "no") } { $power } Power
}
    .log = { DOES($seat, you: "become", one: "becomes") } an Outlaw
    .hands = Turn { NAME($seat, form: "whose") } title to Outlaw{ $puts_tile_aside ->
        [yes] ; put the First Regent tile aside
       *[no] { "" }
    }{ $power ->
        [0] { "" }
       *[other] { " " }and return the Trust to the supply; move { NAME($seat, form: "whose") } Power marker back { $power }
    }
became-regent = { DOES($seat, you: "become", one: "becomes") } a Regent
    .hands = Turn { NAME($seat, form: "whose") } title to Regent
imperial-placed = { $count ->
    [one] { $count } Imperial ship arrives
   *[other] { $count } Imperial ships arrive
} in { NAME($system) }
    .hands = Put { $count ->
        [one] { $count } Imperial ship
       *[other] { $count } Imperial ships
    } in { NAME($system) }
imperial-moved = { DOES($seat, you: "move", one: "moves") } { imperial-fleet } { voyage }
    .hands = Move { imperial-fleet } { voyage }
enlisted = { DOES($seat, you: "enlist", one: "enlists") } { imperial-fleet } in { NAME($system) }
    .hands = Count { imperial-fleet } in { NAME($system) } among the attackers
council-turned = { $form ->
    [inside] the
   *[plain] The
} Imperial Council { $decided ->
    [yes] has Decided
   *[no] is In Session
}
    .hands = { $returns ->
        [yes] Put the Imperial Council back into the Court
       *[no] Turn the Imperial Council over
    }, { $decided ->
        [yes] Decided
       *[no] In Session
    } side up
council-secured = The Imperial Council decides as the round ends
trust-taken = { DOES($seat, you: "take", one: "takes") } { LIST($resources) } from the Trust; { DOES($rival, you: "lose", one: "loses", subject: "inside") } { $lost } Power
    .hands = Move { NAME($rival, form: "whose") } Power marker back { $lost }
summit-called = { DOES($seat, you: "call", one: "calls") } a Summit
tribute-paid = { DOES($seat, you: "pay", one: "pays") } 1 { NAME($resource) } to the Trust
    .hands = Put { NAME($seat, form: "whose") } { NAME($resource) } from slot { $slot } into the Trust
tribute-paid-of-league = { DOES($seat, you: "pay", one: "pays") } 1 { NAME($resource) } from the Merchant League to the Trust
    .hands = Put { NAME($seat, form: "whose") } { NAME($resource) } from the Merchant League into the Trust
captive-demanded = { DOES($seat, you: "pay", one: "pays") } a Captive to { NAME($taker) }
    .hands = Move { NAME($owner, form: "whose") } agent from { NAME($seat, form: "whose") } Captives to { NAME($taker, form: "whose") } Captives
trophy-demanded = { DOES($seat, you: "pay", one: "pays") } a Trophy ({ NAME($kind) }) to { NAME($taker) }
    .hands = Move { $isBlight ->
        [yes] Blight
       *[no] { NAME($owner, form: "whose") } { NAME($kind) }
    } from { NAME($seat, form: "whose") } Trophies to { NAME($taker, form: "whose") } Trophies
favor-given = { DOES($seat, you: "owe", one: "owes") } { NAME($rival) } { $count ->
    [one] a Favor
   *[other] { favors }
}
    .hands = Put { $count ->
        [one] an agent
       *[other] { $count } agents
    } from { NAME($seat, form: "whose") } supply on { NAME($rival, form: "whose") } fate as { $count ->
        [one] a Favor
       *[other] Favors
    }
favors-returned = { DOES($seat, you: "return", one: "returns") } { favors } to { NAME($rival) }
    .hands = Return { $count } of { NAME($rival, form: "whose") } agents on { NAME($seat, form: "whose") } fate to the supply
power-gained = { DOES($seat, you: "gain", one: "gains") } { $power } Power
    .hands = Move { NAME($seat, form: "whose") } Power marker forward { $power }
power-lost = { DOES($seat, you: "lose", one: "loses") } { $lost } Power
    .hands = Move { NAME($seat, form: "whose") } Power marker back { $lost }

## Crises and edicts

event-rolled = The event die shows the { NAME($symbol) } symbol and { NAME($result, form: "a") }, and the number die shows { $number }
    .log = The dice show { NAME($symbol) } { $number }: { NAME($result) }
crisis-began = Crises begin
edicts-began = Edicts begin
envoys-departed = Guild Envoys depart
blight-hit = The Blight in { NAME($system) } hits { NAME($owner, form: "whose") } ships: { LIST($losses) }
blight-hit-empire = The Blight in { NAME($system) } hits { NAME($owner, form: "whose") } ships: { LIST($losses) }
ships-taken = These ships are destroyed
    .hands = Return { $count } of { NAME($owner, form: "whose") } { fresh-or-damaged } ships from { NAME($system) } to the supply
ships-laid-down = These ships are damaged
    .hands = Lay { $count } of { NAME($owner, form: "whose") } fresh ships in { NAME($system) } on { $count ->
        [one] its side
       *[other] their sides
    } (damaged)
ships-damaged = { $count } damaged
ships-destroyed = { $count } destroyed
blight-struck = The Blight in { NAME($system) } is { $destroyed ->
    [yes] destroyed
   *[no] damaged
}
    .hands = { $destroyed ->
        [yes] Move the Blight from { NAME($system) } to { NAME($seat, form: "whose") } Trophies
       *[no] Lay the Blight in { NAME($system) } on its side (damaged)
    }
attached-taken = { DOES($seat, you: "also take", one: "also takes") } the attached { NAME($card) }
    .hands = Move { NAME($card) }, attached to { NAME($host, form: "the") }, to { NAME($seat) }
slid-down = { NAME($card) } slides down into the Court
    .hands = Slide { NAME($card) } down to replace { NAME($host, form: "the") }. All agents stay there
vox-spoke = The Crisis of { NAME($card) } is resolved
marker-returned = { NAME($ambition) } loses its marker worth { $first } Power
    .hands = Take the ambition marker worth { $first } off { NAME($ambition) }
city-freed = { NAME($owner, form: "Whose") } city in { NAME($system) } becomes a Free city
    .hands = In { NAME($system) }, replace { NAME($owner, form: "whose") } { fresh-or-damaged } city with a Free city in the same state

## Fates

objective-advanced = { PERSON($seat) ->
    [you] Your objective
    [mark] The objective
   *[one] { NAME($seat, form: "Whose") } objective
} advances by { $steps } ({ $marker } to go)
    .log = { DOES($seat, you: "advance", one: "advances") } { PERSON($seat) ->
        [you] your
        [mark] the
       *[one] the
    } objective ({ $marker } to go)
    .hands = Move { NAME($seat, form: "whose") } objective marker to { $marker }
fate-succeeded = { DOES($seat, you: "succeed", one: "succeeds") } as the { NAME($fate) }
fate-failed = { DOES($seat, you: "fail", one: "fails") } as the { NAME($fate) } and { DOES($seat, you: "lose", one: "loses", subject: "no") } { $power } Power
    .log = { DOES($seat, you: "fail", one: "fails") } as the { NAME($fate) }
    .hands = Move { NAME($seat, form: "whose") } Power marker back { $power }
card-handed-over = { DOES($seat, you: "give", one: "gives") } { NAME($card) } to { NAME($rival) }
card-passed = { DOES($seat, you: "pass", one: "passes") } { NAME($card) } to { NAME($rival) }
    .hands = Move { NAME($card) } from { NAME($seat, form: "whose") } hand into { NAME($rival, form: "whose") } hand
goods-exported = { DOES($seat, you: "export", one: "exports") } { LIST($resources) }
    .hands = Return from { NAME($seat, form: "whose") } board to the supply: { LIST($numbered) }
league-filled = { DOES($seat, you: "store", one: "stores") } 1 { NAME($resource) } on the Merchant League
    .hands = Put 1 { NAME($resource) } from the supply on { NAME($seat, form: "whose") } Merchant League
league-emptied = { DOES($seat, you: "lose", one: "loses") } { LIST($resources) } from the Merchant League
    .hands = Return everything on { NAME($seat, form: "whose") } Merchant League to the supply: { LIST($resources) }
faithful-stacked = { $count } Faithful cards are stacked
    .hands = Stack the { $count } Faithful cards
faith-taught = { DOES($seat, you: "teach", one: "teaches") } and { DOES($seat, you: "attach", one: "attaches", subject: "no") } { NAME($card) } to { NAME($host) }
    .hands = Attach { NAME($card) } from the Faithful stack to { NAME($host) }
card-scrapped = { NAME($card) } leaves the game
    .hands = Return { NAME($card) } to the box
pip-gained = { DOES($seat, you: "get", one: "gets") } one more pip from Faithful Disciples
bargain-struck = { DOES($seat, you: "let", one: "lets") } { NAME($rival) } secure { NAME($card, form: "the") }
ship-commissioned = { DOES($seat, you: "swap", one: "swaps") } { $fresh ->
    [yes] a ship
   *[no] a damaged ship
} in { NAME($system) } for an Imperial one (Use Imperial Foundries)
    .hands = In { NAME($system) }, replace { NAME($seat, form: "whose") } { fresh-or-damaged } ship with an Imperial ship in the same state
golems-hidden = Golems sleep at { LIST($gates) }
    .hands = Put a sleeping golem at { LIST($gates) }
golem-found = { DOES($seat, you: "find", one: "finds") } the { NAME($golem) } at { NAME($gate) } ({ awake-or-not })
    .hands = Put the { NAME($golem) } from { NAME($gate) } on { NAME($seat, form: "whose") } Golem Hearth ({ awake-or-not })
golems-woke = { COUNT($golems) ->
    [one] The { LIST($golems) } wakes
   *[other] These golems wake: { LIST($golems) }
}
    .hands = Turn to the awake side: { LIST($golems) }
golem-spent = { DOES($seat, you: "spend", one: "spends") } the { NAME($golem) }
golem-taken = { DOES($seat, you: "take", one: "takes") } the { NAME($golem) } from { NAME($rival) }
golem-came = { DOES($seat, you: "get", one: "gets") } the { NAME($golem) } ({ awake-or-not }{ $in_hearth ->
    [yes] , on the Golem Hearth
   *[no] { "" }
})
    .hands = Put the { NAME($golem) } that you picked up { $in_hearth ->
        [yes] on { NAME($seat, form: "whose") } Golem Hearth
       *[no] into { NAME($seat, form: "whose") } slot { $slot }
    } ({ awake-or-not })
awake-or-not = { $awake ->
    [yes] awake
   *[no] asleep
}
turn-stopped = { DOES($seat, you: "end", one: "ends") } { PERSON($seat) ->
    [you] your
    [mark] the
   *[one] the
} turn with Stone-Speakers
stones-spoke = The event die shows { NAME($result, form: "a") }
card-recovered = { DOES($seat, you: "recover", one: "recovers") } { NAME($card) } and { DOES($seat, you: "attach", one: "attaches", subject: "no") } it to { NAME($host, form: "the") }
    .hands = Attach { NAME($card) } from the Court discard pile to { NAME($host, form: "the") }

## Summits

deal-struck = { DOES($partner, you: "accept", one: "accepts") } the deal with { NAME($seat) }
deal-refused = { DOES($partner, you: "refuse", one: "refuses") } the deal with { NAME($seat) }
deal-offered = { DOES($seat, you: "offer", one: "offers") } { NAME($partner) } a deal: { LIST($sides, glue: "sentences") }
deal-side = { PERSON($giver) ->
    [you] you give
    [mark] gives
   *[one] { NAME($giver) } gives
} { LIST($parts) }
handed-over = { DOES($seat, you: "hand", one: "hands") } { NAME($rival) } { $what }
part-piece = { $count ->
    [one] { $form ->
        [cap] A
       *[plain] a
    } { fresh-or-not } { NAME($kind) }
   *[other] { $count } { fresh-or-not } { NAME($kind, form: "several") }
} in { NAME($system) }
fresh-or-not = { $fresh ->
    [yes] fresh
   *[no] damaged
}
part-agent = { $count ->
    [one] { $form ->
        [cap] An
       *[plain] an
    } agent
   *[other] { $count } agents
} on { NAME($card, form: "the") }
part-promise = { $form ->
    [cap] The
   *[plain] the
} promise of { $count ->
    [one] a Favor
   *[other] { favors }
}
part-captive = { $count ->
    [one] { $form ->
        [cap] A
       *[plain] a
    } Captive ({ NAME($rival, form: "whose") } agent)
   *[other] { $count } Captives ({ NAME($rival, form: "whose") } agents)
}
part-trophy = { $count ->
    [one] { $form ->
        [cap] A
       *[plain] a
    } Trophy ({ NAME($owner, form: "whose") } { NAME($kind) })
   *[other] { $count } Trophies ({ NAME($owner, form: "whose") } { NAME($kind, form: "several") })
}
part-trophy-of-outsider = { $count ->
    [one] { $form ->
        [cap] A
       *[plain] a
    } Trophy ({ NAME($owner, form: "whose") } { NAME($kind) })
   *[other] { $count } Trophies ({ NAME($owner, form: "whose") } { NAME($kind, form: "several") })
}
part-trophy-of-blight = { $count ->
    [one] { $form ->
        [cap] A
       *[plain] a
    } Trophy
   *[other] { $count } Trophies
} (Blight)
part-favor = { $count ->
    [one] { $form ->
        [cap] A
       *[plain] a
    } Favor
   *[other] { favors }
} (owed by { NAME($rival) })
part-resource = { $count ->
    [one] 1 { NAME($resource) }
   *[other] { $count } { NAME($resource, form: "several") }
}
part-league = { $count ->
    [one] 1 { NAME($resource) }
   *[other] { $count } { NAME($resource, form: "several") }
} on the Merchant League
part-invitation = { $form ->
    [cap] An
   *[plain] an
} invitation to the Empire

## For hands alone

council-laid = The Imperial Council joins the Court
    .hands = Put the Imperial Council at the left end of the Court, In Session
lore-shuffled-in = Lore cards are shuffled into the Court deck
    .hands = Shuffle { $count } lore cards unseen into the Court deck
fate-cards-given = { DOES($seat, you: "start", one: "starts") } with { LIST($cards) }
    .hands = { hand-to } the fate's { COUNT($cards) ->
        [one] card
       *[other] cards
    }: { LIST($cards) }
events-set-aside = Played Events are set aside until the next chapter: { LIST($cards) }
    .hands = Set aside until the next chapter: { LIST($cards) }
agents-shifted = The agents on { NAME($card, form: "the") } go to { NAME($target, form: "the") }
    .hands = Move all agents on { NAME($card, form: "the") } to { NAME($target, form: "the") }
off-taken = 1 { NAME($resource) } leaves { $place ->
    [trust] the Trust
   *[league] { NAME($seat, form: "whose") } Merchant League
}
    .hands = Pick up 1 { NAME($resource) } from { $place ->
        [trust] the Trust
       *[league] { NAME($seat, form: "whose") } Merchant League
    }
golem-lifted = { DOES($seat, you: "give", one: "gives") } up the { NAME($golem) }
    .hands = Pick up { NAME($seat, form: "whose") } { NAME($golem) } from { $slot ->
        [0] the Golem Hearth
       *[other] slot { $slot }
    }
golem-slept = { NAME($seat, form: "Whose") } { NAME($golem) } falls asleep
    .hands = Turn { NAME($seat, form: "whose") } { NAME($golem) } to the sleeping side
piece-ceded = { DOES($rival, you: "get", one: "gets") } { NAME($kind, form: "a") } in { NAME($system) }
    .hands = In { NAME($system) }, replace { NAME($seat, form: "whose") } { fresh-or-damaged } { NAME($kind) } with { NAME($rival, form: "whose") } { NAME($kind) } in the same state
agent-ceded = { DOES($rival, you: "get", one: "gets") } an agent on { NAME($card, form: "the") }
    .hands = On { NAME($card, form: "the") }, replace { NAME($seat, form: "whose") } agent with { NAME($rival, form: "whose") } agent
asset-passed = { DOES($rival, you: "get", one: "gets") } what { DOES($seat, you: "held", one: "held", subject: "inside") }
    .hands = { $home ->
        [yes] Return { NAME($owner, form: "whose") } { NAME($kind) } from { NAME($seat, form: "whose") } { asset-box } to the supply
       *[no] Move { NAME($owner, form: "whose") } { NAME($kind) } from { NAME($seat, form: "whose") } { asset-box } to { NAME($rival, form: "whose") } { asset-box }
    }
blight-passed = { DOES($rival, you: "get", one: "gets") } Blight that { DOES($seat, you: "held", one: "held", subject: "inside") } as a Trophy
    .hands = Move Blight from { NAME($seat, form: "whose") } Trophies to { NAME($rival, form: "whose") } Trophies
asset-box = { $lies ->
    [captives] Captives
    [trophies] Trophies
   *[favors] Favors
}
