# What may be answered, as it is told; what people type is the English command of a move.

## Cards and the initiative

move-keep-hand = Keep the hand
move-redraw = Discard the hand and draw another
move-lead = Lead { NAME($card) }
move-pass-initiative = Pass the initiative
move-surpass = Surpass with { NAME($card) }
move-copy = Copy with { NAME($card) }
move-play-event = Play { NAME($card) }
move-pivot = Pivot to { NAME($card) }
move-lead-as = Lead { NAME($card) } as { NAME($side) }
move-pivot-as = Pivot to { NAME($card) } as { NAME($side) }
move-declare = Declare { NAME($ambition) }
move-seize-with = Seize with { NAME($card) }
move-seize = Seize the initiative
move-go-on = Go on
move-attach-union = Attach it to { NAME($seat, form: "whose") } { NAME($card) }
move-end-turn = End the turn
move-look = Look at { NAME($rival, form: "whose") } hand
move-swap = Swap { NAME($own) } for { NAME($theirs) }
move-discard-action = Discard { NAME($card) }

## Actions and what pays for them

move-spend-pip = { NAME($action, form: "cap") }
move-spend-resource = Spend { NAME($resource) } to { NAME($action) }
move-spend-resource-as = Spend { NAME($resource) } as { NAME($as_resource) } to { NAME($action) }
move-spend-for-nothing = Spend { NAME($resource) } without effect
move-spend-weapon = Spend { NAME($resource) } so that pips can pay for battles
move-spend-weapon-as = Spend { NAME($resource) } as { NAME($as_resource) } so that pips can pay for battles
move-use-card = Use { NAME($card) }
move-discard-lore = Discard { NAME($card) }
move-tax = Tax { NAME($owner, form: "whose") } city in { NAME($system) }{ $as_loyal ->
    [yes] { " " }as a loyal city
   *[no] { "" }
}
move-tax-own = Tax { PERSON($seat) ->
    [you] your city
    [mark] a city
   *[one] a city
} in { NAME($system) }
move-tax-slot = Tax an empty slot in { NAME($system) }
move-build = Build { NAME($kind, form: "a") } in { NAME($system) }
move-build-beside = Build { NAME($kind, form: "a") } in { NAME($system) } outside its slots
move-build-beside-for = Build { NAME($kind, form: "a") } in { NAME($system) } outside its slots for { NAME($instead) }
move-repair = Repair { NAME($kind, form: "a") } in { NAME($system) }
move-repair-other = Repair { NAME($owner, form: "whose") } { NAME($kind) } in { NAME($system) }
move-go = Move from { NAME($origin) } to { NAME($target) }
move-fleet = { $form ->
    [told] Move { fleet }
   *[plain] { fleet }
}
move-fleet-way = Move { fleet } from { NAME($origin) } to { NAME($target) }
move-go-farther = Catapult on to { NAME($target) }
move-influence = Influence { NAME($card, form: "the") }
move-secure = Secure { NAME($card, form: "the") }
move-ransack = Ransack { NAME($card, form: "the") }
move-abduct = Abduct from { NAME($card, form: "the") }

## Battles

move-attack = Attack { NAME($defender) } in { NAME($system) }
move-collect = { COUNT($dice) ->
    [0] { $form ->
        [told] Collect no dice
       *[plain] No dice
    }
   *[other] { $form ->
        [told] Collect { dice-together }
       *[plain] { dice-together }
    }
}
dice-together = { LIST($dice) } { $count ->
    [one] die
   *[other] dice
}
dice-of = { $count } { NAME($kind) }
move-reroll = Reroll { LIST($dice) }
blanks-again = { $count ->
    [one] { $count } blank
   *[other] { $count } blanks
}
move-reroll-faces = Reroll { NAME($kind) } { COUNT($faces) ->
    [one] die
   *[other] dice
}: { LIST($faces, glue: "sentences") }
face = { LIST($symbols) }
face-blank = blank
move-hit = Hit { $fresh ->
    [yes] a fresh
   *[no] a damaged
} { NAME($kind) }
move-hit-other = Hit { NAME($owner, form: "whose") } { fresh-or-damaged } { NAME($kind) }
move-steal-token = Steal from { NAME($owner, form: "whose") } slot { $place }
move-steal-resource = Steal { NAME($resource) } from { NAME($owner, form: "whose") } slot { $place }
move-first = Resolve { NAME($card) } first
move-steal-held = Steal a resource on { NAME($owner, form: "whose") } { NAME($card) }
move-steal-off = Steal { NAME($resource) } from { $place ->
    [trust] the Trust, which { DOES($owner, you: "hold", one: "holds", subject: "inside") }
   *[league] { NAME($owner, form: "whose") } Merchant League
}
move-steal-other = Steal the { NAME($name) } from { NAME($owner) }
move-plunder = Plunder { NAME($resource) }
move-steal-card = Steal { NAME($owner, form: "whose") } { NAME($card) }

## Resources, Captives and cities

move-choose-system = { $form ->
    [told] Choose { NAME($system) }
   *[plain] { NAME($system) }
}
move-choose-token = { $form ->
    [told] Choose { NAME($resource) }
   *[plain] { NAME($resource) }
}
move-choose-cluster = { $form ->
    [told] Choose cluster { $number }
   *[plain] Cluster { $number }
}
move-arrange = Arrange slots: { LIST($slots, glue: "comma") }
move-hold-nothing = Leave all slots empty
empty-slot = empty
move-drop-token = Discard { NAME($resource) }
move-part-with-token = Give up the { NAME($resource) }
move-trade = Trade { NAME($give) } with { NAME($owner, form: "whose") } city in { NAME($system) }
move-trade-for = Trade { NAME($give) } for { NAME($take) } with { NAME($owner, form: "whose") } city in { NAME($system) }
move-pick-captive = Choose one of { NAME($owner, form: "whose") } agents
move-return-city = Return { NAME($owner, form: "whose") } { $fresh ->
    [yes] city
   *[no] damaged city
} in { NAME($system) }

## Leaders and lore

move-take = Take { NAME($card) }
move-give-card = Give { NAME($card) }
move-lay-held = Use a resource on { NAME($card) }
move-hit-to-repeat = Hit the { NAME($kind) } to do this again
move-fire = Fire from { NAME($origin) } at { NAME($defender) } in { NAME($target) }
move-guide = { $form ->
    [told] Guide { fleet } { of-rival }
   *[plain] { fleet } { of-rival }
}
move-guide-of-outsider = { $form ->
    [told] Guide { fleet } of { NAME($owner) }
   *[plain] { fleet } of { NAME($owner) }
}
move-martyr = Destroy { $fresh ->
    [yes] a fresh
   *[no] a damaged
} ship { of-rival } in { NAME($system) }
move-martyr-of-outsider = Destroy { $fresh ->
    [yes] a fresh
   *[no] a damaged
} ship of { NAME($owner) } in { NAME($system) }
move-martyr-alone = Destroy only a fresh ship { of-seat } in { NAME($system) }
move-prune = Replace the { $fresh ->
    [yes] { "" }
   *[no] damaged{ " " }
}{ NAME($kind) } in { NAME($system) }
move-annex = Annex { NAME($owner, form: "whose") } { $fresh ->
    [yes] { "" }
   *[no] damaged{ " " }
}{ NAME($kind) } in { NAME($system) }
move-pick-trophy = Return { NAME($kind, form: "a") } { of-rival }
move-pick-trophy-of-outsider = Return { NAME($kind, form: "a") } of { NAME($owner) }
move-pick-trophy-blight = Return Blight
move-swap-token = Swap { NAME($give) } for { NAME($take) }

## The campaign

move-take-fate = Follow the { NAME($fate) }
move-escort = { $fresh ->
    [0] { $hurt ->
        [0] { $form ->
            [told] Take no Imperial ships along
           *[plain] No Imperial ships
        }
       *[other] { escort }
    }
   *[other] { escort }
}
escort = { $form ->
    [told] Take { imperial-fleet } along
   *[plain] { imperial-fleet }
}
move-enlist = Attack { $fresh ->
    [0] { $hurt ->
        [0] without Imperial ships
       *[other] with { imperial-fleet }
    }
   *[other] with { imperial-fleet }
}
move-call-summit = Call a Summit
move-bring-crises = Resolve Crises
move-bring-edicts = Resolve Edicts
move-petition = Petition the Council
move-leave-empire = Leave the Empire
move-revive-empire = Revive the Empire
move-enforce = Enforce the policy
move-change-policy = Change the policy to { NAME($policy) }
move-take-blight = Take Blight from { NAME($seat, form: "whose") } Trophies
move-roll-event-again = Reroll { $dice ->
    [event] the event die
    [number] the number die
   *[both] both dice
}
move-demand = Demand { NAME($resource) }
move-demand-slot = Demand { NAME($resource) } in slot { $slot }
move-demand-league = Demand { NAME($resource) } from the Merchant League
move-demand-captive = Demand a Captive: one of { NAME($owner, form: "whose") } agents
move-demand-trophy = Demand a Trophy: { NAME($owner, form: "whose") } { NAME($kind) }
move-demand-trophy-of-outsider = Demand a Trophy: { NAME($owner, form: "whose") } { NAME($kind) }
move-demand-blight = Demand a Trophy: Blight
move-liberate = Free { NAME($owner, form: "whose") } { $fresh ->
    [yes] city
   *[no] damaged city
} in { NAME($system) }
move-make-outlaw = Make { NAME($seat) } an Outlaw
move-give-up = Discard { NAME($card) }
move-deal-with = Make a deal with { NAME($seat) }
move-offer-deal = Offer the deal
move-drop-deal = Drop the deal
move-accept-deal = Accept the deal
move-refuse-deal = Refuse the deal
move-arm-regent = Arm { NAME($seat) }
move-give-highest = Give { NAME($card) }
move-spy = Swap highest cards with { NAME($rival) }
move-export = Export { LIST($resources) }
move-commission = Give { $fresh ->
    [yes] a fresh
   *[no] a damaged
} ship to the Empire
move-spend-golem = Spend the { NAME($golem) }
move-give-golem = Give it to { NAME($seat) }
move-house-golem = Put it { $in_hearth ->
    [yes] on the Golem Hearth
   *[no] in a slot
}
move-collect-golem = Take the { NAME($golem) }
move-stop-here = End the turn with Stone-Speakers
move-return-favors = Return { favors } to { NAME($giver) } for { $what }
move-part = { NAME($what, form: "cap") } from { NAME($giver) } to { NAME($taker) }
