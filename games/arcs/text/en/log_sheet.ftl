# The log sheet: the campaign on one printed page. Seats are called by their letters.

sheet-title = Arcs: The Blighted Reach. Log sheet
sheet-after-act = After Act I, { $date }
sheet-running = Chapter { $chapter } of Act I, { $date }
sheet-seat = { $letter } · { $name }
sheet-supercat = SUPERCAT
sheet-standing = Power { $power } · place { $place } in turn order
sheet-succeeded = Fate succeeded
sheet-failed = Fate failed: −{ $missed } Power, counted above
sheet-fate = Fate { $number }: { NAME($fate) }
sheet-card = { NAME($card) } ({ $id })
sheet-abilities = In play: { LIST($cards, glue: "comma") }
sheet-hand = { action-cards } in hand

sheet-court = Court
sheet-court-row = { $place }. { $card }: { LIST($who, glue: "comma") }
sheet-court-alone = { $place }. { $card }
sheet-court-deck = In the Court deck: { LIST($cards, glue: "comma") }
sheet-court-discard = In the Court discard: { LIST($cards, glue: "comma") }
sheet-unseen = { $count } unseen lore
sheet-attached = { $card } is on { NAME($host) }

sheet-empire = Empire, laws and edicts
sheet-policies = Policies, the visible one first: { LIST($policies, glue: "comma") }
sheet-no-policies = Policies: none yet
sheet-laws = Laws: Presence, Movement, Truce
sheet-edicts = Edicts: { $two ->
    [yes] Guild Envoys Depart (00), { "" }
   *[no] { "" }
}Govern the Imperial Reach (03){ $foundries ->
    [yes] , Use Imperial Foundries (55)
   *[no] { "" }
}
sheet-outside = Off the map, including Trophies: { $ships ->
    [one] { $ships } Imperial ship
   *[other] { $ships } Imperial ships
}, { $cities ->
    [one] { $cities } Free city
   *[other] { $cities } Free cities
}, { $starports ->
    [one] { $starports } Free starport
   *[other] { $starports } Free starports
}, { $blight } Blight
sheet-tokens = Resources in the supply: { LIST($tokens, glue: "comma") }
sheet-events = Action deck: { $count ->
    [one] { $count } Event
   *[other] { $count } Events
}
sheet-faithful = Faithful cards in the action deck: { LIST($cards, glue: "comma") }
sheet-stack = Faithful cards in the stack: { LIST($cards, glue: "comma") }
sheet-scrapped = Action cards scrapped: { LIST($cards, glue: "comma") }

sheet-ambitions = Ambitions
sheet-legend-ships = ships of seat A, and how many
sheet-legend-damaged = damaged ship
sheet-legend-city = city
sheet-legend-starport = starport
sheet-legend-empire = ship of the Empire
sheet-legend-free = city of the Free States
sheet-legend-blight = Blight
sheet-legend-hurt-blight = damaged Blight
sheet-legend-golem = sleeping golem

sheet-intermission = Next: the Intermission
sheet-next = Then: the setup of Act II
sheet-next-resolve = A. Resolve the fates: { LIST($fates, glue: "comma") }.
sheet-resolve = { NAME($seat, form: "subject") } { NAME($fate) } { $won ->
    [yes] succeeded
   *[no] failed
}
sheet-next-court = B. Return Court cards except the Council to the deck and agents to their owners. Scrap the discard pile.
sheet-next-pieces = C. Return Trophies and Captives to their owners, Trust and Merchant League to the supply.
sheet-next-damage = D. Turn damaged Blight to fresh ({ $blight }). Destroy damaged ships ({ $ships }) and buildings ({ $buildings }). Then destroy all buildings where there is Blight and no ship.
sheet-next-doomed = These systems: { LIST($systems, glue: "comma") }.
sheet-next-power = E. Initiative to { NAME($seat) }. Power becomes { LIST($powers, glue: "comma") }.
sheet-power = { NAME($seat, form: "subject") } { $power }
sheet-next-fates = F. Draw Act II fates: { LIST($draws, glue: "comma") }.
sheet-draw = { $won ->
    [yes] { NAME($seat, form: "subject") } one (or keeps { NAME($fate) }, start { $start })
   *[no] { NAME($seat, form: "subject") } two and takes one
}
sheet-next-markers = a. Ambition markers at 5/3, 4/2, 3/2.
sheet-next-row = b. Shuffle the Court deck and deal { $count }, with the Council In Session at the left.
sheet-next-gates = c. A damaged Blight at each gate with neither Blight nor ships.
sheet-next-gates-now = After step D these are: { LIST($gates, glue: "comma") }.
sheet-next-planets = d. Roll the event die. In each cluster the planet shown gets a damaged Blight. If it has Blight, every planet there without Blight does.
sheet-next-two = e. Roll the number die twice. Put tokens of both clusters' planets on the ambition boxes.
sheet-next-setup = f. Use the setup sides of the Act II fates in turn order. Resources may be rearranged; golems awake.
sheet-next-objectives = g. Set objective markers to their start.
sheet-next-deal = h. Chapter 1: shuffle all action cards and deal 6 to each player.
