# What happens only in the campaign.

favors = { $count ->
    [one] { $count } Favor
   *[other] { $count } Favors
}

## The beginning

fates-dealt = { DOES($seat, you: "draw", one: "draws") } two fates: { LIST($fates) }
fates-dealt-unseen = { DOES($seat, you: "draw", one: "draws") } two fates
fate-revealed = { DOES($seat, you: "follow", one: "follows") } the { NAME($fate) }: { $marker } to go
    .log = { DOES($seat, you: "follow", one: "follows") } the { NAME($fate) }
    .hands = Lay the fate { NAME($fate) } before { NAME($seat) }, its objective marker on { $marker }
empire-set = The Empire holds clusters { LIST($clusters) }
    .hands = Put the pieces of the Empire into clusters { LIST($clusters) }
free-cities-placed = Free cities come to { LIST($cities) }
    .hands = Put free cities in { LIST($cities) }
no-free-city-placed = No site is left for Free cities
free-cities-in = { NAME($system) }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count })
}
blight-placed = Blight comes to { LIST($systems) }
    .hands = Put Blight in { LIST($systems) }
blight-healed = Damaged Blight is fresh again in { LIST($systems) }
    .hands = Set the Blight in { LIST($systems) } fresh
home-settled = { DOES($seat, you: "settle", one: "settles") } in { NAME($system) } with { NAME($kind, form: "a") }
    .hands = Put { NAME($seat, form: "whose") } 3 ships and { NAME($kind, form: "a") } in { NAME($system) }
lore-turned-up = The lore card is { NAME($card) }
    .hands = Turn up the lore card { NAME($card) }

## The Empire

policy-set = The policy is { NAME($policy) }
    .hands = Set the policy: { NAME($policy) }
policy-enforced = { DOES($seat, you: "enforce", one: "enforces") } { NAME($policy) }
became-first-regent = { DOES($seat, you: "become", one: "becomes") } First Regent
    .hands = Give { NAME($seat) } the First Regent
became-outlaw = { DOES($seat, you: "become", one: "becomes") } an Outlaw{ $power ->
    [0] { "" }
   *[other] { " " }and { DOES($seat, you: "lose", one: "loses", subject: "no") } { $power } Power
}
    .log = { DOES($seat, you: "become", one: "becomes") } an Outlaw
    .hands = Turn { NAME($seat, form: "whose") } title: Outlaw{ $power ->
        [0] { "" }
       *[other] ; { $power } Power less
    }
became-regent = { DOES($seat, you: "become", one: "becomes") } a Regent
    .hands = Turn { NAME($seat, form: "whose") } title: Regent
imperial-placed = { $count ->
    [one] { $count } Imperial ship comes
   *[other] { $count } Imperial ships come
} to { NAME($system) }
    .hands = Put { $count ->
        [one] { $count } Imperial ship
       *[other] { $count } Imperial ships
    } in { NAME($system) }
imperial-moved = { DOES($seat, you: "move", one: "moves") } { fleet } of the Empire { voyage }
    .hands = Move { fleet } of the Empire { voyage }
enlisted = { DOES($seat, you: "enlist", one: "enlists") } { fleet } of the Empire in { NAME($system) }
    .hands = Count { fleet } of the Empire in { NAME($system) } among the attackers
council-turned = { $decided ->
    [yes] The Imperial Council has Decided
   *[no] The Imperial Council is In Session
}
    .hands = Turn the Imperial Council: { $decided ->
        [yes] Decided
       *[no] In Session
    }
council-secured = { DOES($seat, you: "secure", one: "secures") } the Imperial Council; it decides as the round ends
    .hands = Give the Imperial Council to { NAME($seat) } until the round ends
trust-taken = { DOES($seat, you: "take", one: "takes") } { LIST($resources) } of the Trust; { DOES($rival, you: "lose", one: "loses", subject: "inside") } { $lost } Power
    .hands = Move { LIST($resources) } of the Trust to { NAME($seat) }; { DOES($rival, you: "lose", one: "loses", subject: "inside") } { $lost } Power
summit-called = { DOES($seat, you: "call", one: "calls") } a Summit
tribute-paid = { DOES($seat, you: "pay", one: "pays") } { NAME($resource) } to the Trust
    .hands = Move 1 of { NAME($seat, form: "whose") } { NAME($resource) } to the Trust
captive-demanded = { DOES($seat, you: "pay", one: "pays") } a Captive to { NAME($taker) }
    .hands = Move one of { NAME($seat, form: "whose") } Captives to { NAME($taker) }
trophy-demanded = { DOES($seat, you: "pay", one: "pays") } a Trophy ({ NAME($kind) }) to { NAME($taker) }
    .hands = Move one of { NAME($seat, form: "whose") } Trophies, { NAME($kind, form: "a") }, to { NAME($taker) }
favor-given = { DOES($seat, you: "owe", one: "owes") } { NAME($rival) } a Favor
    .hands = Give { NAME($rival) } one of { NAME($seat, form: "whose") } Favors
favors-returned = { DOES($seat, you: "return", one: "returns") } { favors } to { NAME($rival) }
    .hands = Give { favors } back to { NAME($rival) }
power-gained = { DOES($seat, you: "gain", one: "gains") } { $power } Power
    .hands = Move { NAME($seat, form: "whose") } marker { $power } Power on
power-lost = { DOES($seat, you: "lose", one: "loses") } { $lost } Power
    .hands = Move { NAME($seat, form: "whose") } marker { $lost } Power back

## Crises and edicts

event-rolled = The event die shows { NAME($symbol) } and { NAME($result, form: "a") }, the number die { $number }
    .log = The dice show { NAME($symbol) } { $number }: { NAME($result) }
crisis-began = Crises!
edicts-began = Edicts
blight-hit = The Blight in { NAME($system) } hits { NAME($owner, form: "whose") } ships: { LIST($losses) }
blight-hit-empire = The Blight in { NAME($system) } hits { NAME($owner, form: "whose") } ships: { LIST($losses) }
ships-damaged = { $count } damaged
ships-destroyed = { $count } destroyed
blight-struck = The Blight in { NAME($system) } is { $destroyed ->
    [yes] destroyed
   *[no] damaged
}
    .hands = { $destroyed ->
        [yes] Take the Blight from { NAME($system) }
       *[no] Lay the Blight in { NAME($system) } on its side: damaged
    }
attached-taken = { DOES($seat, you: "take", one: "takes") } the attached { NAME($card) } as well
    .hands = Give { NAME($seat) } { NAME($card) }, which was attached
slid-down = { NAME($card) } slides down into the Court
    .hands = Slide { NAME($card) } down into the Court
vox-spoke = Crisis of { NAME($card) }
marker-returned = { NAME($ambition) } loses its marker of { $first } Power
    .hands = Take the ambition marker of { $first } from { NAME($ambition) }
city-freed = { NAME($owner, form: "Whose") } city in { NAME($system) } becomes a Free city
    .hands = In { NAME($system) } put a free city in place of { NAME($owner, form: "whose") } city

## Fates

objective-advanced = { DOES($seat, you: "advance", one: "advances") } { PERSON($seat) ->
    [you] your
    [mark] the
   *[one] the
} objective by { $steps }: { $marker } to go
    .log = { DOES($seat, you: "advance", one: "advances") } the objective: { $marker } to go
    .hands = Move { NAME($seat, form: "whose") } objective marker to { $marker }
fate-succeeded = { DOES($seat, you: "succeed", one: "succeeds") } as the { NAME($fate) }
fate-failed = { DOES($seat, you: "fail", one: "fails") } as the { NAME($fate) } and { DOES($seat, you: "lose", one: "loses", subject: "no") } { $power } Power
    .log = { DOES($seat, you: "fail", one: "fails") } as the { NAME($fate) }
    .hands = Move { NAME($seat, form: "whose") } marker { $power } Power back
card-handed-over = { DOES($seat, you: "give", one: "gives") } { NAME($card) } to { NAME($rival) }
    .hands = Move { NAME($card) } from { NAME($seat) } to { NAME($rival) }
goods-exported = { DOES($seat, you: "export", one: "exports") } { LIST($resources) }
    .hands = Put { LIST($resources) } from { NAME($seat, form: "whose") } slots back into the supply
league-filled = { DOES($seat, you: "store", one: "stores") } 1 { NAME($resource) } on the Merchant League
    .hands = Put 1 of { NAME($seat, form: "whose") } { NAME($resource) } on the Merchant League
league-emptied = { DOES($seat, you: "lose", one: "loses") } { LIST($resources) } of the Merchant League
    .hands = Take { LIST($resources) } from { NAME($seat, form: "whose") } Merchant League
faithful-stacked = { $count } Faithful cards are stacked
    .hands = Stack the { $count } Faithful cards
faith-taught = { DOES($seat, you: "teach", one: "teaches") }: { NAME($card) } is attached to { NAME($host) }
    .hands = Attach { NAME($card) } to { NAME($host) }
card-scrapped = { NAME($card) } leaves the game
    .hands = Put { NAME($card) } back into the box
pip-gained = { DOES($seat, you: "have", one: "has") } one more action: Faithful Disciples
bargain-struck = { DOES($seat, you: "let", one: "lets") } { NAME($rival) } secure { NAME($card) }
ship-commissioned = { DOES($seat, you: "swap", one: "swaps") } { $fresh ->
    [yes] a ship
   *[no] a damaged ship
} in { NAME($system) } for an Imperial one
    .hands = In { NAME($system) } put an Imperial ship in place of { NAME($seat, form: "whose") } { $fresh ->
        [yes] ship
       *[no] damaged ship
    }
golems-hidden = Golems sleep at { LIST($gates) }
    .hands = Put a sleeping golem at { LIST($gates) }
golem-found = { DOES($seat, you: "find", one: "finds") } the { NAME($golem) } at { NAME($gate) }, { awake-or-not }
    .hands = Put the { NAME($golem) } with { NAME($seat, form: "whose") } resources, { awake-or-not }
golems-woke = { COUNT($golems) ->
    [one] { LIST($golems) } wakes
   *[other] { LIST($golems) } wake
}
    .hands = Turn awake: { LIST($golems) }
golem-spent = { DOES($seat, you: "spend", one: "spends") } the { NAME($golem) }
    .hands = Take the { NAME($golem) } from { NAME($seat, form: "whose") } resources
golem-taken = { DOES($seat, you: "take", one: "takes") } the { NAME($golem) } from { NAME($rival) }
    .hands = Move the { NAME($golem) } from { NAME($rival) } to { NAME($seat) }
golem-came = { DOES($seat, you: "have", one: "has") } the { NAME($golem) }, { awake-or-not }{ $in_hearth ->
    [yes] { " " }on the Golem Hearth
   *[no] { "" }
}
    .hands = Put the { NAME($golem) } with { NAME($seat, form: "whose") } resources, { awake-or-not }
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
card-recovered = { DOES($seat, you: "recover", one: "recovers") } { NAME($card) } and { DOES($seat, you: "attach", one: "attaches", subject: "no") } it to { NAME($host) }
    .hands = Attach { NAME($card) } to { NAME($host) }

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
    .hands = Move from { NAME($seat) } to { NAME($rival) }: { $what }
part-piece = { $form ->
    [cap] A
   *[plain] a
} { $fresh ->
    [yes] fresh
   *[no] damaged
} { NAME($kind) } in { NAME($system) }
part-agent = { $form ->
    [cap] An
   *[plain] an
} agent on { NAME($card) }
part-promise = { $form ->
    [cap] The
   *[plain] the
} promise of a Favor
part-captive = { $form ->
    [cap] A
   *[plain] a
} Captive { of-rival }
part-trophy = { $form ->
    [cap] A
   *[plain] a
} Trophy ({ NAME($owner, form: "whose") } { NAME($kind) })
part-trophy-of-outsider = { $form ->
    [cap] A
   *[plain] a
} Trophy ({ NAME($owner, form: "whose") } { NAME($kind) })
part-trophy-of-blight = { $form ->
    [cap] A
   *[plain] a
} Trophy (Blight)
part-favor = { $form ->
    [cap] A
   *[plain] a
} Favor { of-rival }
part-resource = { NAME($resource) }
part-league = { NAME($resource) } of the Merchant League
part-invitation = { $form ->
    [cap] An
   *[plain] an
} invitation to the Empire
