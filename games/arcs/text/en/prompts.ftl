# What is asked: decisions, and what chance has to say. The part `detail` is a quieter second line.

## The beginning and the chapters

ask-first = { COUNT($seats) ->
    [one] Starting player: { LIST($seats, glue: "or") }
   *[other] Which seat starts: { LIST($seats, glue: "or") }?
}
ask-setup = Draw a setup card
ask-draft = Take a leader or a lore card
ask-leader = Turn up a leader
ask-lore = Turn up a lore card
ask-deal-leader = Deal one of these leaders: { LIST($cards) }
ask-deal-lore = Deal one of these lore cards: { LIST($cards) }
ask-draw-lore = Draw a lore card
ask-keep-lore = Keep a lore card ({ $count } to keep)
ask-agent = Put an agent on a Court card, or go on
ask-draw-court = Draw the top card of the Court deck
ask-deal = Deal action cards
ask-redraw = Keep the hand, or discard it and draw again

## Cards and the initiative

ask-lead = Lead a card, or pass the initiative
ask-play = Play a card
ask-declare = Declare an ambition, or go on
ask-declare-any = Declare any ambition, or go on
ask-declare-other = Declare another ambition
ask-give = To declare an ambition, give { NAME($rival) } a guild card
ask-seize = Seize the initiative, or go on
ask-effect-order = Choose which card takes effect first
ask-look = Look at a rival's hand
ask-look-at-stack = Look at { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the stack
ask-swap = Swap a card, or go on
ask-throw = Discard action cards, or go on
ask-draw = Draw the bottom action card
ask-attach = Attach the Union to a played card
ask-reveal = Turn up a card for SUPERCAT

## Actions

ask-prelude = { $pips ->
    [0] Use your Prelude; you have no pips left
   *[other] Use your Prelude, or spend a pip ({ $pips } left)
}
ask-act = { $pips ->
    [0] End the turn; no pips are left
   *[other] Spend a pip ({ $pips } left)
}
ask-act-over = End the turn; you can't use the { $pips ->
    [one] pip that is left
   *[other] { $pips } pips that are left
}
ask-tax = Tax a city
ask-tax-loyal = Tax a loyal city
ask-type = Gain a resource of one of the city's types
ask-build = Build a piece
ask-summon = Build a ship at a city
ask-move = Move ships
ask-move-or-not = Move ships, or go on
ask-move-to-battle = Move ships before the battle
ask-move-again = Move again with ships that have just moved, or go on
ask-guide = Guide any player's ships
ask-fleet = Choose the ships that move to { NAME($target) }
ask-fleet-of = Choose which of { NAME($rival, form: "whose") } ships move to { NAME($target) }
ask-fleet-of-outsider = Choose the ships of { NAME($owner) } that move to { NAME($target) }
ask-catapult = Catapult farther, or go on
ask-repair = Repair a piece
ask-repeat = Hit the { NAME($kind) } in { NAME($system) } to use this ability again, or go on
ask-prune = Replace a city or a starport
ask-annex = Annex a rival's building
ask-reshape = Put a resource on { NAME($system) } to change its type, or go on
ask-place = Place { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} in a system you control
ask-place-few = Place a ship: too few are left for all systems
ask-gate = Place 3 ships at a gate
ask-cluster = Choose a cluster

## The Court

ask-influence = Influence a Court card
ask-influence-or-not = Influence a Court card, or go on
ask-influence-to-secure = Influence a Court card before securing one
ask-secure = Secure a Court card
ask-ransack = Ransack the Court
ask-abduct = Abduct the agents on a Court card
ask-court = Turn up a Court card

## Battles

ask-attack = Attack a rival
ask-fire = Fire at a rival in an adjacent system
ask-martyr = Destroy a fresh ship of yours, alone or with another ship there
ask-join-battle = Move fresh ships into the battle, or go on
ask-fleet-to-battle = Choose the ships that move into the battle
ask-dice = Collect up to { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ask-roll = Roll { $dice }
ask-roll-again = Reroll { $count } { NAME($kind) } { $count ->
    [one] die
   *[other] dice
}
ask-roll-some = Reroll { $count } { $count ->
    [one] die
   *[other] dice
}
ask-reroll = { $blanks ->
    [one] { $blanks } skirmish die
   *[other] { $blanks } skirmish dice
} missed, { $hits } hit: reroll some, or go on
ask-reroll-order = Choose the card that rerolls dice first, or keep the dice
ask-reroll-kind = Reroll up to { $count } { NAME($kind) } { $count ->
    [one] die
   *[other] dice
}, or go on
ask-hit-own = Assign a hit to your own pieces ({ $hits } left)
ask-hit = Assign a hit to { NAME($defender, form: "whose") } pieces ({ $hits } left)
ask-hit-tough = Assign hits to { NAME($defender, form: "whose") } pieces ({ $hits } left). { $hurt ->
    [2] A ship takes 2 hits to be damaged and 2 to be destroyed
   *[other] A fresh ship takes { $fresh } hits to be damaged
}
ask-raid = Raid with { keys-of-raid }, or go on
keys-of-raid = { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}

## Resources and Captives

ask-resource = Gain a resource
ask-spread = Let Outrage spread, or go on
ask-steal = Steal from a rival
ask-steal-missing = The supply has no { NAME($resource) }. Steal it from a rival
ask-steal-card = Steal a guild card, or go on
ask-trade = Trade with a city
ask-exchange = Swap a resource, or go on
ask-drop = Discard a resource
ask-drop-for = { ask-drop }
    .detail = No slot is free for { NAME($resource) }.
ask-drop-too-many = { ask-drop }
    .detail = You have fewer slots now.
ask-arrange = Arrange the resources in your slots
ask-captive = Return a Captive, or go on
ask-execute = Execute a Captive, or go on
ask-captive-to-secure = Return a Captive to secure a card, or go on
ask-trophy = Return a Trophy to influence a card, or go on
ask-return-city = Return a city, or go on

## What a person types of real cards

no-such-hand = '{ $words }' is not a hand. Type { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, such as { $example }.
card-named-twice = You named { $card } twice, but there is only one.
card-dealt-already = { $card } is already dealt. Take it out of this hand, or correct an earlier one.
