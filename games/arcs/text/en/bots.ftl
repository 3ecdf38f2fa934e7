# What the steward says, and the Admiral: Lieutenant, Captain and Warlord.

## The steward: its rules, and what an option would bring

steward-leads-ahead = It leads a card that can declare { NAME($ambition) }, because it is ahead there
steward-leads-pips = It leads the card with the most pips ({ $pips })
steward-passes = It has no card that it may lead
steward-surpasses = It surpasses when it can, with the most pips ({ $pips })
steward-pivots = It pivots, because it cannot surpass
steward-plays-event = It plays an Event, because it can neither surpass nor pivot
steward-copies = It copies, because it can neither surpass nor pivot
steward-ahead = It declares { NAME($ambition) }, because it is ahead there
steward-not-ahead = It declares nothing, because it is not ahead in { LIST($ambitions, glue: "or") }
steward-no-seizing = It never gives up a card to seize the initiative
steward-spends = It spends resources only to secure
steward-nothing-left = It ends its turn, because it wants none of the actions left{ $outnumbered ->
    [yes] { "" }. It doesn't have more fresh ships than its opponent in any battle
   *[no] { "" }
}
steward-no-actions = It ends its turn, because it can take no more actions
steward-acts-first = { NAME($action, form: "cap") } is the action it wants most
steward-acts = { NAME($action, form: "cap") } is { $place } of the 11 actions it wants. { $outnumbered ->
    [yes] The only actions before it are battles where it doesn't have more fresh ships
   *[no] It can't spend a pip on any of the actions before it
}
steward-builds-port = It builds a starport first: it has { $count } and wants 2
steward-builds-city = { $ports ->
    [yes] It has two or more starports, so it builds a city
   *[no] { $ruled ->
        [yes] It builds a city, because a rival would control a second starport
       *[no] It builds a city, because no second starport can be built
    }
}
steward-builds-ship = It has two or more starports and cannot build a city, so it builds a ship
steward-builds-ruled = It builds { NAME($kind, form: "a") }, because a rival would control a new { NAME($other) }
steward-builds-only = It can build nothing but { NAME($kind, form: "a") }
steward-taxes = { $own ->
    [yes] It taxes its own city, because it can tax no rival's
   *[no] It taxes a rival's city before its own
}
steward-taxes-other = It taxes any other city before its own
steward-taxes-slot = { $rivals ->
    [yes] It taxes an empty slot as willingly as a rival's city
   *[no] It taxes an empty slot, because it can tax no rival's city
}
steward-influences = No Court card has a closer race: { $agents }
steward-secures = It secures the card where rivals have the most agents: { $agents }
steward-influences-level = Nobody has agents on this card, so it is level with every rival there
steward-secures-free = No card that it can secure has rival agents
steward-attacks = It attacks where its lead in fresh ships is largest: { $fleets }
steward-rolls = It always rolls assault dice first
steward-hits = { $fresh ->
    [yes] It damages a fresh piece, because no damaged one can be hit
   *[no] It destroys damaged pieces first
}
steward-hits-own = { $fresh ->
    [yes] On its side it damages fresh pieces before it destroys any
   *[no] No fresh piece on its side can take the hit
}
steward-raids = { $card ->
    [yes] It steals a card before resources
   *[no] It steals a resource, because it can steal no card
}
steward-raids-nothing = It can steal nothing more
steward-moves = It moves where no rival has control
steward-moves-nowhere = Every system it can reach is under a rival's control, so it takes the first choice
steward-repairs = { $ship ->
    [yes] It repairs ships before buildings
   *[no] It has no damaged ship to repair
}
steward-by-habit = It follows one of its habits. The reason stays secret, because it may depend on hidden cards
steward-keeps-hand = It always keeps its hand
steward-stops = It always stops at the first gate
steward-spreads-nothing = It never lets Outrage spread
steward-otherwise = It takes the first choice on the list that does something

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
steward-nowhere-stronger = in no system does it have more fresh ships than an opponent
steward-agents = { $own ->
    [0] { $most ->
        [0] nobody has agents there
       *[other] { agents-of-both }
    }
   *[other] { agents-of-both }
}
agents-of-both = it has { $own ->
    [0] no agents
    [one] { $own } agent
   *[other] { $own } agents
} there, { agents-of-rivals }
agents-of-rivals = { $most ->
    [0] and rivals have none
   *[other] and the strongest rival has { $most }
}
steward-rival-agents = { $count ->
    [0] no rival agents
    [one] { $count } rival agent
   *[other] { $count } rival agents
} there
steward-fleets = { $own ->
    [one] { $own } fresh ship
   *[other] { $own } fresh ships
} against { $theirs ->
    [0] none
   *[other] { $theirs }
}

## The Admiral

admiral-only-answer = It has no other choice
admiral-best = Best choice found: { NAME($option, form: "told") }
admiral-best-openly = Its choice: { NAME($option, form: "told") }. The comparison depends on hidden cards, so it stays secret
admiral-plan = Best plan found: { NAME($option, form: "told") }. Then: { LIST($steps, glue: "sentences", form: "told") }
admiral-step-new = { $deed ->
    [influence] Influence
    [secure] Secure
   *[use] Use
} a new Court card
admiral-step-again = { NAME($option, form: "told") } ({ $count ->
    [2] twice
   *[other] { $count } times
})
admiral-pages = SUPERCAT's pages say: { NAME($option, form: "told") }
admiral-pages-plan = { admiral-pages }. Then: { LIST($steps, glue: "sentences", form: "told") }
admiral-gains = In Power, this brings { LIST($gains) }
admiral-above = { COUNT($gains) ->
    [one] The difference is { LIST($gains) }
   *[other] The difference is made up of { LIST($gains) }
}
admiral-mainly = The difference is mainly { LIST($gains) }. Everything else: { $rest }
admiral-partly = The difference includes { LIST($gains) }. Everything else: { $rest }
admiral-gain = { $gain } from { NAME($what) }
admiral-rival = { $gain } from { NAME($of, form: "whose") } { NAME($what, form: "of") }
admiral-objective = { $left ->
    [0] The objective is reached: { $style }
   *[other] The objective: { $style } ({ $left } to go)
}
admiral-better = This is { $lead } Power better than the next best choice: { NAME($option, form: "told") }
admiral-no-better = The next best choice, '{ NAME($option, form: "told") }', is about as good
admiral-by-pages = '{ NAME($option, form: "told") }' looks { $lead } Power better, but it departs from SUPERCAT's pages only to gain { $needed } Power or more
admiral-option-more = { $more } Power better than SUPERCAT's choice, too little to overrule it{ COUNT($gains) ->
    [0] { "" }
   *[other] , with { LIST($gains) }
}
admiral-option-best = the best{ COUNT($gains) ->
    [0] { "" }
   *[other] , with { LIST($gains) }
}
admiral-option-equal = about as good as its choice
admiral-option-pages = SUPERCAT's choice{ COUNT($gains) ->
    [0] { "" }
   *[other] , with { LIST($gains) }
}
admiral-option-less = { $less } Power worse than SUPERCAT's choice{ COUNT($gains) ->
    [0] { "" }
   *[other] , with { LIST($gains) }
}
admiral-option = { $less } Power less than the best{ COUNT($gains) ->
    [0] { "" }
   *[other] , with { LIST($gains) }
}

feature-power = Power
feature-declared = declared ambitions
feature-declarable = ambitions to declare
feature-strength = ambitions of later chapters
feature-fresh = fresh ships
feature-hurt = damaged ships
feature-ports = starports
feature-cities = cities
feature-bonus = city bonuses
feature-tokens = resources
feature-kinds = kinds of resources
feature-guilds = guild cards
feature-taxable = { $form ->
    [of] chances to tax rival cities
   *[plain] rival cities to tax
}
feature-occupied = buildings that a rival controls
feature-gates = gates
feature-leading = leads in the Court
feature-agents = agents in the Court
feature-captives = Captives
feature-trophies = Trophies
feature-threatened = buildings that a rival can reach
feature-cards = cards in hand
feature-quality = { $form ->
    [of] hand quality
   *[plain] the quality of the hand
}
feature-initiative = { $form ->
    [of] initiative
   *[plain] the initiative
}
feature-outrage = Outrage
feature-damaged = damaged buildings
feature-room = free building slots
feature-aided = { $form ->
    [of] extra actions and dice while behind
   *[plain] SUPERCAT's extra actions and dice while it is behind
}
feature-objective = { $form ->
    [of] objective
   *[plain] the objective
}
feature-closing = { $form ->
    [of] lead if the game ends now
   *[plain] the lead if the game ends now
}
feature-later = later turns
