# The campaign's table in plain text, from which alone it can be played.

## The Empire

reach-empire = Empire
reach-policy-now = Policy: { NAME($policy) }. { $how }
reach-policy-other = Other policy: { NAME($policy) }. { $how }
reach-no-policy = Policy: none yet
reach-policy-peace = Each Regent pays a Relic or a Psionic to the Trust. Then each gains the bonus Power of its cities.
    .brings = Regents gain city Power
reach-policy-escalation = Each Regent pays Material, Fuel or a Weapon to the Trust. Then 2 Imperial ships arrive where the Empire has control, or else at a loyal starport of the First Regent.
    .brings = Two Imperial ships arrive
reach-policy-war = Each other Regent pays the First Regent a Trophy or a Captive. It cannot be a piece of a Regent or the Empire. Then each Regent gains a Weapon.
    .brings = Regents gain Weapons
reach-first-regent = First Regent: { NAME($seat, form: "subject") }
reach-no-first-regent = First Regent: nobody
reach-trust = Trust: { LIST($resources) }
reach-no-trust = Trust: nothing
reach-council = Imperial Council: { $council ->
    [in-session] In Session
    [decided] Decided
   *[tucked] secured, { reach-tucked }
}
reach-last-event = Last event: { NAME($symbol) }, cluster { $number }
reach-faithful-left = Faithful cards in the stack: { $count }, { NAME($card) } on top
reach-side = { NAME($card) } counts as { NAME($side) }
reach-attached = { NAME($card) } is attached to { NAME($host, form: "the") }
reach-laws = The laws
reach-law-presence = Presence: on its own turn, a Regent may use the Empire's ships where it has a piece.
reach-law-movement = Movement: at most one Imperial ship for each loyal ship that moves.
reach-law-truce = Truce: Regents do not harm each other or the Empire where the Empire has control.

## The map

reach-imperial-here = { fleet } of the Empire
reach-free-here = { LIST($pieces) } of the Free States
reach-free-piece = { $count ->
    [one] { $fresh ->
        [yes] { NAME($kind, form: "a") }
       *[no] a damaged { NAME($kind) }
    }
   *[other] { $fresh ->
        [yes] { $count } { NAME($kind, form: "several") }
       *[no] { $count } damaged { NAME($kind, form: "several") }
    }
}
reach-blight-here = { $fresh ->
    [yes] fresh Blight
   *[no] damaged Blight
}
reach-sleeper-here = a sleeping golem

## A seat

reach-title-outlaw = Outlaw
reach-title-regent = Regent
reach-title-first-regent = First Regent
reach-seat-fate = { $title }, { NAME($fate) }: { $marker } of { $start } to go
reach-seat-unknown = { $title }, fate not known
reach-seat-lore = Lore: { LIST($cards) }
reach-seat-favors = Favors: { LIST($favors) }
reach-favors-of = { $count } owed by { NAME($rival) }
reach-seat-grievances = Grievances: { LIST($grievances) }
reach-grievances = { $count } against { NAME($rival) }
reach-seat-league = Merchant League: { LIST($resources) }
reach-seat-golems = Golems: { LIST($golems) }
reach-seat-golem = { NAME($golem) } ({ awake-or-not }{ $hearth ->
    [yes] , on the Golem Hearth
   *[no] { "" }
})
reach-seat-spoils = Other Trophies: { LIST($spoils) }
reach-spoil = { $count ->
    [one] { $count } { NAME($kind) }
   *[other] { $count } { NAME($kind, form: "several") }
} of { NAME($owner) }
reach-spoil-blight = { $count } Blight

## Fate cards

reach-fates = Fate cards
reach-fates-dealt = Fates to choose from
reach-fate-head = { NAME($fate) }, marker at { $start }
reach-fate-objective = −{ $steps } { $when }
reach-fate-card = { NAME($card) }: { $text }

## A deal

reach-deal = Deal between { NAME($seat) } and { NAME($partner) }
reach-deal-empty = Nothing yet

## The review

reach-unjudged = { $power } Power. Luck and choices are not judged in the campaign.
