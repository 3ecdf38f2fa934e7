# What the window says only in the campaign: panels, pages and cards. The lines of its log are those
# of what happened (`reach.ftl`).

## The end of the Act

reach-act-ended = as Act I ended. Missed objectives are lost as Power.
reach-fate-came = { NAME($fate) } { $missed ->
    [0] succeeded
   *[other] failed, −{ $missed }
}
reach-log-head = Campaign log
reach-log-chapter = Act I, chapter { $chapter }
reach-log-summits = { $summits ->
    [one] { $summits } Summit
   *[other] { $summits } Summits
}, { $deals ->
    [0] no deal
    [one] { $deals } deal
   *[other] { $deals } deals
}
reach-log-crises = { $crises ->
    [one] Crisis
   *[other] { $crises } Crises
}{ $struck ->
    [0] { "" }
    [one] : Blight strikes { $struck } system
   *[other] : Blight strikes { $struck } systems
}
reach-log-edicts = { $edicts ->
    [one] Edict
   *[other] { $edicts } Edicts
}{ COUNT($policies) ->
    [0] { "" }
   *[other] : { LIST($policies) }
}
reach-log-won = { DOES($seat, you: "win", one: "wins") } { LIST($ambitions) }

## Panels around the map; the part `note` stands at the right of a head

reach-stands = Act I · Ch. { $chapter } of { $last }
    .short = Ch. { $chapter } of { $last }
reach-head-ambitions = Ambitions
    .note = { $left }
reach-markers = { LIST($markers, glue: "comma") }
reach-markers-left = { LIST($markers, glue: "comma") } left
reach-no-markers = none left
reach-head-fates = Fates
    .note = to reach 0
reach-head-favors = Favors
    .note = Grievances
reach-head-court = Court
    .note = { $count } in the deck
reach-head-dice = Last event
reach-none = none
reach-fate-unknown = Not known
reach-nobody = Nobody
reach-panel-holder = First Regent
reach-panel-trust = Trust
reach-panel-empty = empty
reach-panel-policy = policy
reach-panel-pays = Regents pay one
reach-panel-no-policy = No policy
reach-in-session = In Session
reach-decided = Decided
reach-tucked = under a played card
reach-lore = Lore
reach-vox = Vox
reach-faithful-card = Faithful card
reach-guild = { NAME($suit) } guild
reach-with = with { NAME($card) }
    .short = + { NAME($card) }

## The choice of a fate

reach-page-objective = Objective
    .note = what moves the marker down
reach-page-powers = Powers
reach-page-succeeds = If it is at 0 when the Act ends, the fate succeeds
reach-page-fails = Otherwise you lose what is left as Power
reach-page-seats = Players
reach-page-seat = { $state ->
    [chosen] { DOES($seat, you: "have", one: "has", subject: "no") } chosen
    [choosing] { DOES($seat, you: "choose", one: "chooses", subject: "no") }
   *[later] later
}
reach-page-together = Fates are revealed together when all have chosen. The Act has three chapters. Then the most Power wins; ties go to the earlier seat in turn order.

## A Summit, and how a SUPERCAT weighs an offer

reach-summit = Summit
reach-summit-called = called by { NAME($seat) }
reach-summit-orders = { DOES($seat, you: "call", one: "calls", subject: "no") } to order
reach-summit-deals = { DOES($seat, you: "deal", one: "deals", subject: "no") }
reach-summit-asked = { DOES($seat, you: "are", one: "is", subject: "no") } asked
reach-draw-deal = Put your deal in the middle
reach-draw-how = Click, drag or press its key. Click it in the middle to take it back.
reach-summit-order = Call to Order
reach-summit-negotiations = Negotiations
reach-summit-turns = Deals, in this order
reach-summit-waits = The others continue
reach-deal-gives = { DOES($seat, you: "give", one: "gives") } { reach-deal-so-much }
    .short = { DOES($seat, you: "give", one: "gives", subject: "no") } { reach-deal-so-much }
reach-deal-so-much = { $count ->
    [0] nothing
   *[other] { $count }
}
reach-deal-add = add
reach-favors-bring = What your Favors can get
reach-deal-more = ask for
reach-deal-accepts = { DOES($seat, you: "accept", one: "accepts") }
reach-deal-refuses = { DOES($seat, you: "refuse", one: "refuses") }
reach-motion-deal = { $dice ->
    [yes] A die answers for { NAME($seat) }. Its chance before you offer anything:
   *[no] { DOES($seat, you: "accept or refuse", one: "accepts or refuses") } what you offer.
}
reach-motion-settle = { DOES($rival, you: "will have", one: "will have") } { $left ->
    [0] no grievance left against you.
    [one] 1 grievance left against you. It counts 1 against your deals.
   *[other] { $left } grievances left against you. Each counts 1 against your deals.
}
reach-motion-settling = Settle with { NAME($rival) }
reach-no-petition = Not now: the Imperial Council has not Decided.
reach-no-leaveempire = Not now: { DOES($seat, you: "are", one: "is") } an Outlaw.
reach-no-reviveempire = Not now: the Empire still has a Regent.
reach-thing-agent = Agent
reach-thing-promise = Favor
reach-thing-favor = Favor
reach-thing-captive = Captive
reach-thing-trophy = Trophy
reach-thing-invitation = Invitation
reach-offer-answer = { NAME($seat, form: "Whose") } answer
reach-offer-nothing = Nothing counts for or against it
reach-offer-rounds = { $rounds ->
    [one] last round
   *[other] { $rounds } rounds left
}
reach-offer-attempt = attempt { $attempt } · { reach-offer-rounds }
reach-offer-needs = the die plus the modifiers must reach { $needed }
reach-offer-accepts = { $needed ->
    [1] every roll accepts
    [6] only a 6 accepts
    [7] no roll accepts
   *[other] { $needed } or more accepts
}
reach-offer-likelier = Improve the offer

## The card of what is pointed at

reach-channel-prelude = Prelude
reach-channel-new-action = Action
reach-channel-modifier = While you hold it
reach-channel-static = While you hold it
reach-channel-when-secured = When secured
reach-channel-crisis = In a Crisis
reach-channel-edict = Edict
reach-council-session = In Session
reach-council-session-text = Players put agents on it. Once secured, it has Decided and resolves as the round ends. Until then it is under the card that was played.
reach-council-round-end = As the round ends
reach-council-round-end-text = The player who secured it may call a Summit. A Regent becomes First Regent and keeps the Trust. An Outlaw takes from the Trust, and the First Regent loses 1 Power for each resource. Then that player chooses Crises or Edicts.
reach-council-decided = Decided
reach-council-decided-text = Nobody can influence or secure it until it is In Session again.
reach-unknown-lore = You learn which one it is when it is turned up.
reach-event = Event
reach-event-played = Played face up with the lead card's actions and pips. It has no pips after another Event in the same round, or while the Council is under a card. It cannot lead, copy or seize.
reach-event-after = After the round a Summit may be called. Then the dice decide between Crises and Edicts.
reach-faithful-side = As { NAME($side) }: { LIST($actions, form: "cap") }
reach-faithful-number = Number { $number }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
reach-faithful-led = If led, it may declare any ambition. Everybody can see who has it.
reach-buried-by-crisis = Its Crisis buries it.
reach-comes-with = { NAME($card) } comes with it
reach-agents-of = { NAME($seat, form: "subject") }: { agents }
reach-raid-cost = A raid costs { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
reach-protected = Protected: raids cannot take it
reach-fate = Fate
reach-fate-hidden = Fate not known
reach-fates-together = Fates are revealed when all have chosen.
reach-is-outlaw = { DOES($seat, you: "are", one: "is") } an Outlaw
reach-is-regent = { DOES($seat, you: "are", one: "is") } a Regent
reach-is-first-regent = { DOES($seat, you: "are", one: "is") } First Regent
reach-to-go = { $marker } to go; what is left is lost as Power
reach-on-league = On the Merchant League: { LIST($resources) }
reach-faithful-cards = { $count ->
    [one] { $count } Faithful card
   *[other] { $count } Faithful cards
} in the stack
reach-favors-title = Favors and grievances
reach-owes = { DOES($seat, you: "owe", one: "owes") } { favors }
reach-owes-nobody = Nobody owes a Favor
reach-favor-meaning = In a Summit that you call, you can return a Favor to force its owner into a deal.
reach-grievances-of = Grievances against { NAME($rival) }: { $count }
reach-the-empire = The Empire
reach-ships-on-map = On the map: { reach-imperial-ships }; { $left } left
reach-imperial-ships = { $fresh ->
    [0] { $hurt ->
        [0] no ships
       *[other] { fleet }
    }
   *[other] { fleet }
}
reach-trust-frozen = Trust, frozen: { COUNT($resources) ->
    [0] empty
   *[other] { LIST($resources) }
}
reach-policy-head = { NAME($policy) }{ $visible ->
    [yes] , the policy now
   *[no] { "" }
}
reach-regents = Regents: { COUNT($seats) ->
    [0] none
   *[other] { LIST($seats) }
}
reach-supply = Resources left: { LIST($resources, glue: "comma") }
reach-supply-of = { NAME($resource) } { $left } of { $of }
reach-event-dice = Event dice
reach-event-dice-when = Rolled after a round with an Event. They decide between Crises and Edicts.
reach-the-last-event = The last event
reach-event-rolled = { NAME($symbol) }, cluster { $number }
reach-imperial-here-row = The Empire: { fleet }
reach-free-here-row = The Free States: { LIST($pieces) }
reach-blight-here-row = { $fresh ->
    [yes] Fresh Blight: 3 hits in a Crisis
   *[no] Damaged Blight: 1 hit in a Crisis
}
reach-sleeper-here-row = A golem sleeps here
reach-means-petition = The Imperial Council is In Session again, so it can take agents.
reach-means-leave = You become an Outlaw. If you are First Regent, the tile moves on. The last Regent to leave loses 1 Power for each resource in the Trust.
reach-means-revive = There is no Regent, so you become Regent and First Regent.
reach-means-crises = Blight strikes system by system. Then come the fates and the Vox cards in the Court.
reach-means-edicts = The First Regent governs by the policy. The edicts of fates follow.
reach-means-summit = The caller may Call to Order. Then all negotiate.
reach-means-enforce = All Regents pay what the policy asks for. Then its Imperial action happens.

## The bar, its buttons, and the parts of a deal to choose from

reach-click-system = Click a lit system.
reach-click-seat = Click a seat.
reach-button-offer = Offer the deal
reach-deal-needs-both = Each side has to give something.
reach-button-drop = Drop it
reach-button-accept = Accept the deal
reach-button-refuse = Refuse
reach-gives = { DOES($seat, you: "give", one: "gives") }: { $what }

desk-outlaw = Regent or Outlaw
desk-first-regent = First Regent, or nobody
desk-objective = what is left of its objective
desk-policy = chooses the policy
desk-trust = a token in the Trust
policy-name = { NAME($policy) }
desk-golem = moves to the seat, or turns over
