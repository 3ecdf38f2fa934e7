# The table in plain text: what everybody may see of the base game, leaders and lore included.

table-ambitions = Ambitions
table-declared = { NAME($ambition) }: worth { LIST($values) } ({ LIST($counts, glue: "comma") })
table-undeclared = { NAME($ambition) }: not declared ({ LIST($counts, glue: "comma") })
table-worth = { $first }/{ $second }
table-count-of = { NAME($seat, form: "subject") } { $count }
table-third-player = the third player { $count }
table-markers = Markers left: { LIST($values, glue: "comma") }
table-no-markers = No marker is left

table-court = Court
table-offer = { $card }: { LIST($agents, glue: "comma") }
table-offer-alone = { $card }: no agents
table-refilling = (being refilled)
table-court-deck = Court deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-court-discard = Discarded: { LIST($cards, glue: "comma") }
table-card = { NAME($card) }
table-vox = { NAME($card) } (Vox)
table-lore-card = { NAME($card) } (lore)
table-guild = { NAME($card) } ({ NAME($suit) }, { keys-of-raid })
table-guild-protected = { NAME($card) } ({ NAME($suit) }, protected)

table-draft = Cards to draft
table-leaders = Leaders: { LIST($cards, glue: "comma") }

table-map = Map
table-system = { NAME($system) } ({ LIST($facts, glue: "comma") })
table-system-alone = { NAME($system) }
table-types = { LIST($types, glue: "or") }
table-slots-free = { $slots ->
    [one] { $free } of { $slots } slot free
   *[other] { $free } of { $slots } slots free
}
table-controlled = controlled by { NAME($holder) }
table-empty = empty
table-pieces = { NAME($seat, form: "subject") } { LIST($pieces) }
table-building = { $fresh ->
    [yes] { table-several }
   *[no] { $count } damaged { $count ->
        [one] { NAME($kind) }
       *[other] { NAME($kind, form: "several") }
    }
}{ $beside ->
    [yes] { " " }outside the slots
   *[no] { "" }
}
table-several = { $count } { $count ->
    [one] { NAME($kind) }
   *[other] { NAME($kind, form: "several") }
}
table-out = Out of play: { COUNT($clusters) ->
    [one] cluster
   *[other] clusters
} { LIST($clusters) }
table-tokens = { tokens-of-type }
table-tokens-left = Supply: { LIST($tokens, glue: "comma") }

table-seat = { NAME($seat, form: "subject") }: { $power } Power
table-hand = Hand: { LIST($cards, glue: "comma") }
table-no-hand = Hand: empty
table-supercat = SUPERCAT, version { $version }: hand counter { $count }, seize counter { $counter }
table-supercat-shown = SUPERCAT, version { $version }: hand counter { $count }, seize counter { $counter }, showing { LIST($cards) }
table-modifiers = Difficulty modifiers: { LIST($modifiers, glue: "comma") }
table-leader = Leader: { NAME($card) }
table-lore = Lore: { LIST($cards, glue: "comma") }
table-slot = { $token } ({ keys-of-raid })
table-slots = Resources: { LIST($slots, glue: "comma") }
table-guilds = Guilds: { LIST($cards, glue: "comma") }
table-captives = Captives: { $count } ({ LIST($owners, glue: "comma") })
table-trophies = Trophies: { LIST($trophies, glue: "comma") }
table-trophy = { $pieces } ({ LIST($owners, glue: "comma") })
table-outrage = Outrage: { LIST($resources, glue: "comma") }
table-bonus = City bonus: { $power } Power
table-supply = Supply: { LIST($pieces, glue: "comma") }

table-round = This round
table-zeroed = { $line } (its number counts as 0)

# For whoever listens to the text client.
listen-adjacent = { NAME($system) } is next to { LIST($near) }
odds-heard-dice = { NAME($move) }: on average { $hits } hits, { $losses } on yourself{ $raid ->
    [0] { "" }
   *[other] , { $keys } keys, { $buildings } on buildings
}; { NAME($chance) } to roll an intercept
listen-card = { NAME($card) }: { NAME($text) }
listen-action-card = { NAME($card) }: { pips }, from { LIST($actions, glue: "or") }; { NAME($declares) }
listen-declares = declares { NAME($ambition) }
listen-declares-any = declares any ambition
listen-declares-none = declares nothing
