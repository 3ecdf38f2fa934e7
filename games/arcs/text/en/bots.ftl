# What the steward says, and the Admiral: Captain and Warlord.

## The steward: its rules, and what an option would bring

steward-leads-ahead = It is ahead in { NAME($ambition) }, so it leads a card of it
steward-leads-pips = The most pips: { $pips }
steward-passes = There is no card that it may lead
steward-surpasses = It can surpass, with the most pips: { $pips }
steward-pivots = It cannot surpass, so it pivots
steward-copies = It can neither surpass nor pivot, so it copies
steward-ahead = It is ahead in { NAME($ambition) }
steward-not-ahead = It is not ahead in { LIST($ambitions, glue: "or") }
steward-no-seizing = It never gives a card to seize
steward-spends = It spends a resource only to secure
steward-nothing-left = It wants none of the actions left{ $outnumbered ->
    [yes] : in no battle would it have more fresh ships than another player
   *[no] { "" }
}
steward-acts = { NAME($action, form: "cap") } is { $place } of the 11 actions it wants, { $outnumbered ->
    [yes] and before it are only battles in which it would not have more fresh ships
   *[no] and nothing before it can be done
}
steward-builds-port = A second starport comes first: { $count ->
    [one] { $count } stands
   *[other] { $count } stand
}
steward-builds-city = { $ports ->
    [yes] Two or more starports stand, so a city comes next
   *[no] { $ruled ->
        [yes] A second starport would come under a rival's control, so a city comes first
       *[no] No second starport can be built, so a city comes next
    }
}
steward-builds-ship = Two or more starports stand and no city can be built, so a ship comes next
steward-builds-ruled = It builds { NAME($kind, form: "a") }, as { NAME($other, form: "a") } would come under a rival's control
steward-builds-only = Nothing can be built but { NAME($kind, form: "a") }
steward-taxes = { $own ->
    [yes] It can tax nobody's city but its own
   *[no] It taxes others before itself
}
steward-influences = On no card are its agents closer in number to a rival's: { $agents }
steward-secures = The most agents of others: { $agents }
steward-attacks = It compares best in fresh ships here: { $fleets }
steward-rolls = Rolls assault dice first
steward-hits = { $fresh ->
    [yes] Nothing damaged can be hit, so something fresh is
   *[no] What is damaged is destroyed first
}
steward-hits-own = { $fresh ->
    [yes] Something fresh is damaged before anything is lost
   *[no] Nothing fresh of its own can be hit
}
steward-raids = { $card ->
    [yes] A card is stolen before resources
   *[no] No card can be stolen, so a resource is
}
steward-raids-nothing = It can steal nothing more
steward-moves = Moves where no rival has control
steward-moves-nowhere = No move leads where no rival has control, so it takes the first answer
steward-repairs = { $ship ->
    [yes] Ships are repaired before buildings
   *[no] No damaged ship can be repaired
}
steward-by-habit = By a habit of its own
steward-keeps-hand = Keeps its hand
steward-stops = Stops at the first gate
steward-spreads-nothing = Lets nothing spread
steward-otherwise = Takes the first thing that it may

steward-card = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
steward-card-ahead = { steward-card }, and it is ahead in { NAME($ambition) }
steward-declares = { $ahead ->
    [yes] it is ahead in { NAME($ambition) }
   *[no] it is not ahead in { NAME($ambition) }
}
steward-place = { $place } of the 11 actions it wants
steward-unlisted = not one of the actions it wants
steward-nowhere-stronger = no system where it has more fresh ships than another player
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
admiral-best-openly = Chosen, counting what it hides: { $option }
admiral-plan = Worth most: { $option }; then { LIST($steps, glue: "sentences") }
admiral-pages = SUPERCAT's pages say: { $option }
admiral-pages-plan = { admiral-pages }; then { LIST($steps, glue: "sentences") }
admiral-gains = The line brings { LIST($gains) }
admiral-above = Beyond that answer it brings { LIST($gains) }
admiral-mainly = Compared with that answer: { LIST($gains) }; everything else { $rest }
admiral-gain = { $gain } by { NAME($what) }
admiral-loss = { $loss } for { NAME($of) } by { NAME($what) }
admiral-objective = { $left ->
    [0] The fate is fulfilled: { $style }
   *[other] The fate asks: { $style }; { $left } to go
}
admiral-better = { $lead } Power better than: { $option }
admiral-no-better = No worse than: { $option }
admiral-by-pages = { $option } looks { $lead } Power better; it takes { $needed } to leave the pages
admiral-option-more = { $more } Power more than by the pages, too little to leave them{ COUNT($gains) ->
    [0] { "" }
   *[other] ; it brings { LIST($gains) }
}
admiral-option-best = the best{ COUNT($gains) ->
    [0] { "" }
   *[other] ; it brings { LIST($gains) }
}
admiral-option-pages = by the pages{ COUNT($gains) ->
    [0] { "" }
   *[other] ; it brings { LIST($gains) }
}
admiral-option-less = { $less } Power less than by the pages{ COUNT($gains) ->
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
feature-objective = its objective
feature-closing = being ahead as the game may end
feature-later = rolls on average and what follows
