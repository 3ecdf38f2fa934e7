# What the steward says, and the Admiral: Captain and Warlord.

## The steward: its rules, and what an option would bring

steward-leads = leads what it is ahead in, else the most pips
steward-follows = surpasses if it can, else pivots, else copies
steward-opens = declares only what it is ahead in, and never seizes
steward-acts = takes the first action of its list that can be done
steward-builds = builds a second starport, then cities, then ships
steward-taxes = taxes rivals first
steward-influences = goes where one agent matters most
steward-secures = secures the card with most rival agents
steward-attacks = attacks where it is strongest
steward-rolls = rolls assault dice first
steward-hits = destroys what is damaged, and damages its own fresh ships first
steward-raids = raids what it can
steward-moves = moves where no rival has control
steward-repairs = repairs ships first
steward-keeps-hand = keeps its hand
steward-stops = stops at the first gate
steward-spreads-nothing = lets nothing spread
steward-otherwise = takes the first thing that it may

steward-card = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
steward-card-ahead = { steward-card }, and it is ahead in { NAME($ambition) }
steward-declares = { $ahead ->
    [yes] it is ahead in { NAME($ambition) }
   *[no] it is not ahead in { NAME($ambition) }
}
steward-place = { $place } in its list
steward-unlisted = not in its list
steward-nowhere-stronger = it is nowhere stronger
steward-agents = { $own ->
    [one] { $own } agent
   *[other] { $own } agents
} of its own there, the most of a rival { $most }
steward-rival-agents = { $count ->
    [one] { $count } rival agent
   *[other] { $count } rival agents
} there
steward-fleets = { $own ->
    [one] { $own } fresh ship
   *[other] { $own } fresh ships
} against { $theirs }

## The Admiral

admiral-only-answer = it is the only answer
admiral-best = Worth most: { $option }
admiral-best-openly = Worth most, counting what it hides: { $option }
admiral-plan = Worth most: { $option }; then { LIST($steps, glue: "sentences") }
admiral-gains = The line brings { LIST($gains) }
admiral-gain = { $gain } by { NAME($what) }
admiral-better = { $lead } Power better than: { $option }
admiral-no-better = No worse than: { $option }
admiral-option-best = the best{ COUNT($gains) ->
    [0] { "" }
   *[other] ; it brings { LIST($gains) }
}
admiral-option = { $less } Power less than the best{ COUNT($gains) ->
    [0] { "" }
   *[other] ; it brings { LIST($gains) }
}

feature-power = Power
feature-declared = declared ambitions
feature-declarable = ambitions that can be declared
feature-strength = ambitions of later chapters
feature-fresh = ships
feature-hurt = damaged ships
feature-ports = starports
feature-cities = cities
feature-bonus = city bonuses
feature-tokens = resources
feature-kinds = kinds of resources
feature-guilds = guild cards
feature-taxable = rival cities to tax
feature-occupied = buildings under rival control
feature-gates = gates
feature-leading = leads in the Court
feature-agents = agents in the Court
feature-captives = Captives
feature-trophies = Trophies
feature-threatened = buildings within a rival's reach
feature-cards = cards in hand
feature-quality = the hand
feature-initiative = the initiative
feature-outrage = Outrage
feature-damaged = damaged buildings
feature-room = building slots
feature-aided = SUPERCAT's aids
