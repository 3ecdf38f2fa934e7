# Why SUPERCATs do what they do, in the words of their document, and what only they ask and do.

## Pages

suit-administration = Administration
suit-aggression = Aggression
suit-construction = Construction
suit-mobilization = Mobilization
suit-faithful = Faithful
suit-zeal = Zeal
suit-wisdom = Wisdom

## What becomes of a line

told-held = { $aim }. { $line }
told-goes-on = { $aim }, as planned. { $line }
line-goes-on = { $line }, as planned
told-held-because = { $aim }. { $fact }. { $line }
told-goes-on-because = { $aim }, as planned. { $fact }. { $line }
told-held-by-chance = It chooses at random from { $count } equal choices. { $line }
told-selects = Use { NAME($suit) } actions. { $line }
told-selects-because = Use { NAME($suit) } actions. { $fact }. { $line }
told-closed = { $line }. { $why }
told-no-card = { $line }. It could, but it has no { LIST($suits, glue: "or") } card
told-no-such-action = { $line }. It could, but this card gives no { NAME($action, form: "cap") } actions
told-too-long = { $line }. It { true-but-needs } and has { $left } left
told-too-long-to-lead = { $line }. It { true-but-needs }, but its best fitting card gives { $left }
told-too-long-for-share = { $line }. It { true-but-needs } but may use { $left } more for its fate
true-but-needs = needs { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
} for this
told-undoes = { $line }. It could, but only by undoing what this card has gained
told-not-asked = { $line }. This line was not needed
not-asked-below = The { $count ->
    [one] line
   *[other] { $count } lines
} below { $count ->
    [one] was
   *[other] were
} not needed
document-is-silent = { $reason } (its document doesn't decide this)

## The numbers that a line goes by

fact-claims = It has { $claims ->
    [0] no claims
    [one] { $claims } claim
   *[other] { $claims } claims
} and { $unbuilt } unbuilt { $unbuilt ->
    [one] city
   *[other] cities
}
fact-guarded = It will have { $own ->
    [0] no fresh ships
    [one] { $own } fresh ship
   *[other] { $own } fresh ships
} in { NAME($system) }, { $most ->
    [0] and rivals have none
   *[other] and the strongest rival has { $most }
}
fact-regent = The Empire controls { NAME($system) }, so a Regent with a ship there controls it on its turn
fact-control = It fights in { NAME($system) } with { control-dice }
control-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} against { fresh-defenders }
fact-fleets = It fights in { NAME($system) } { fleets-met }
fleets-met = { $fresh ->
    [0] { $theirs ->
        [0] without fresh ships on either side
       *[other] without fresh ships of its own against { fresh-defenders }
    }
   *[other] with { fresh-ships } against { their-ships }
}
fresh-defenders = { $theirs ->
    [0] no fresh ships
    [one] { $theirs } fresh ship
   *[other] { $theirs } fresh ships
}
fact-agents = { $own ->
    [0] { $most ->
        [0] Nobody has agents there
       *[other] { fact-agents-of-both }
    }
   *[other] { fact-agents-of-both }
}
fact-agents-of-both = It has { $own ->
    [0] no agents
    [one] { $own } agent
   *[other] { $own } agents
} there, { agents-of-rivals }
fact-ships = { $count ->
    [one] { $count } ship is
   *[other] { $count } ships are
} left in its supply
fact-buildings = It has { $cities ->
    [0] no cities
    [one] { $cities } city
   *[other] { $cities } cities
} and { $ports ->
    [0] no starports
    [one] { $ports } starport
   *[other] { $ports } starports
} on the map
fact-ambition = { NAME($ambition) }: it has { $own }, and the strongest rival has { $most }
fact-ambition-third = { NAME($ambition) }: it has { $own }, and the third player has { $most }

## What closes a line

glue-stops = { $first }. { $last }
closed-none-declared = No ambition is declared
closed-none-undeclared = No undeclared ambition can be declared now
closed-no-lead = It is winning no declared ambition
closed-starport = It has a starport
closed-claim = It has a claim
closed-no-claim = It has no claim
closed-no-unbuilt = It has no unbuilt city
closed-double-city = It has claims only on planets where it has a city. It builds no second city there now
closed-none-lost = No rival controls a system with its buildings
closed-claims-enough = It already has enough claims
closed-few-claims = It has too few claims
closed-row-full = Its resource slots are full
closed-no-marker = No ambition marker is available
closed-no-ship = It has no ship left in its supply
closed-none-threatened = No rival could secure a card with its agents on it
closed-no-ability = No card of its own has an ability ready for this
closed-unable = It can't use { NAME($action, form: "cap") } now
closed-fewer-ships = A rival has as many unbuilt ships as it does, or more
closed-no-site = It has no suitable place for this
closed-no-progress = To do this, its ships would have to give up what this line or one above it asks for
closed-by-action = { $action ->
    [tax] No city that it can tax would do that
    [secure] No card that it can secure would do that
    [influence] No card that it can influence would do that
    [build] Nothing that it can build would do that
    [repair] Nothing that it can repair would do that
    [battle] It finds no favorable combat for that
   *[move] No move of its ships would do that
}
closed-by-all = { LIST($whys, glue: "stops") }
closed-no-agent = It has no agent left in its supply
closed-agents-enough = More of its agents there would not help it now
closed-none-damaged = Nothing that it may repair is damaged
closed-no-card-led = It doesn't have the most agents on any Court card
closed-trust = The Trust would not help it contend
closed-council-rests = The Council is not In Session
closed-in-session = The Council is In Session
closed-first-regent = It is First Regent
closed-no-regent = It is not a Regent
closed-outlaw = It is an Outlaw
closed-has-tribute = It has what the Empire demands
closed-no-bare-port = Each of its starports has a ship
closed-port-built = It has built a starport with this card
closed-no-faithful = The Faithful stack is empty
closed-all-preached = It has a city or claim for every type of planet
closed-no-golem = No golem can wake now
closed-wins = It is winning a declared ambition
closed-no-golem-gate = No golem sleeps at a gate that it doesn't control
closed-has-spied = It has used Spy in this chapter
closed-few-cards = It has fewer than four cards
closed-no-fresh-blight = There is no fresh Blight at its buildings or claims
closed-no-bare-blight = Every building of its own in Blight has a fresh ship
closed-undecided = The Council has not Decided
closed-council-of-others = It has not secured the Council
closed-early-chapter = It is not the last chapter of the Act
closed-objective-reached = It has reached its objective
closed-no-sleeping-golem = No golem sleeps off the map
closed-no-ships-by-edict = No edict would place ships for its objective
closed-fewer-ships-than-most = At least half of its rivals have as many unbuilt ships as it does

## What a line comes to

aim-march = Move { march-ships } from { NAME($origin) } to { NAME($target) }{ COUNT($by) ->
    [0] { "" }
   *[other] { " " }through { LIST($by) }
}{ $moves ->
    [one] { "" }
   *[other] { " " }({ $moves } moves)
}
march-ships = { $fresh ->
    [0] { $hurt ->
        [0] Imperial ships
       *[other] { fleet }
    }
   *[other] { fleet }
}
aim-trophies = Battle { NAME($owner) } in { NAME($system) } for Trophies
aim-raid = Raid { NAME($owner) } in { NAME($system) }
aim-blight = Battle the Blight in { NAME($system) }
aim-ransack = Battle { NAME($owner) } in { NAME($system) } to ransack the Court
aim-control = Battle { NAME($owner) } to control { NAME($system) }
aim-end-control = Battle { NAME($owner) } to end { NAME($owner, form: "whose") } control of { NAME($system) }
aim-march-to-fight = { $march }. Then: { $fight }
aim-ability = Use { NAME($action, form: "cap") }

## The numbered lines of its pages

page-line = { "[" }{ $number }{ "]" } { page-words }
page-priority = { page-words }
page-words = { KEY($said) ->
    [tax-to-contend-a-declared-ambition] Tax to contend for a declared ambition
    [tax-to-contend-an-undeclared-ambition] Tax to contend for an undeclared ambition
    [favorable-combat-to-contend-a-declared-ambition] Favorable combat to contend for a declared ambition
    [favorable-combat-to-contend-an-undeclared-ambition] Favorable combat to contend for an undeclared ambition
    [secure-the-imperial-council-if-the-trust-would-contend-a-declared-ambition] Secure the Imperial Council if the Trust would let it contend for a declared ambition
    [influence-the-imperial-council-if-the-trust-would-contend-a-declared-ambition] Influence the Imperial Council if the Trust would let it contend for a declared ambition
    [influence-the-imperial-council-to-more-agents-than-rivals-if-the-trust-would-contend-a-declared-ambition] Influence the Imperial Council to outnumber rivals there if the Trust would let it contend for a declared ambition
    [influence-a-card-to-more-agents-than-rivals] Influence a card to get more agents there than rivals
    [influence-to-defend-own-agents-on-a-contested-card] Influence to defend its own agents on a contested card
    [build-a-starport-if-it-has-no-starport] Build a starport if it has none
    [move-to-get-a-new-claim-if-it-has-no-starport-and-it-has-no-claim] Move to get a new claim if it has neither a starport nor a claim
    [build-to-change-the-control-of-a-loyal-building] Build to change control of a loyal building
    [repair-to-change-the-control-of-a-loyal-building] Repair to change control of a loyal building
    [build-or-repair-to-change-the-control-of-a-loyal-building] Build or repair to change control of a loyal building
    [move-to-change-the-control-of-a-loyal-building] Move to change control of a loyal building
    [favorable-combat-to-change-the-control-of-a-loyal-building] Favorable combat to change control of a loyal building
    [move-to-change-the-control-of-a-rival-s-gate] Move to change control of a rival's gate
    [secure-any-other-card-of-use] Secure any other useful card
    [tax-to-take-captives] Tax to take Captives
    [tax-or-secure-to-contend-a-declared-ambition] Tax or secure to contend for a declared ambition
    [tax-or-secure-to-contend-an-undeclared-ambition-to-take-captives-to-grow-a-lead-in-a-declared-ambition] Tax or secure to contend for an undeclared ambition, take Captives, or grow a lead in a declared ambition
    [secure-by-bargain] Use Bargain (Dealmakers)
    [move-by-recover-by-recover-after-its-prelude] Use Recover (Guild Investigators), even after its Prelude
    [influence-by-awaken] Use Awaken (Golem Beacon)
    [influence-by-spy-if-it-has-not-spied-in-this-chapter-and-it-has-four-cards] Use Spy (Informants) once a chapter with four cards or more
    [influence-by-teach] Use Teach (Spreading the Faith)
    [secure-a-guild-card-that-its-prelude-discards] Secure a guild card whose Prelude discards it
    [influence-a-guild-card-that-its-prelude-discards] Influence a guild card whose Prelude discards it
    [favorable-combat-to-steal-a-guild-card-that-its-prelude-discards] Favorable combat to steal a guild card whose Prelude discards it
    [move-to-take-control-of-a-golem] Move to take control of a golem's gate
    [build-to-take-control-of-a-golem] Build to take control of a golem's gate
    [repair-to-take-control-of-a-golem] Repair to take control of a golem's gate
    [favorable-combat-to-take-control-of-a-golem] Favorable combat to take control of a golem's gate
    [favorable-combat-with-imperial-ships-for-trophies-if-it-is-no-outlaw] Favorable combat for Trophies with Imperial ships, unless it is an Outlaw
    [move-towards-a-battle-with-imperial-ships-if-it-is-no-outlaw] Move toward a battle with Imperial ships, unless it is an Outlaw
    [move-to-put-a-ship-at-a-bare-starport] Move a ship to a starport that has none
    [build-to-put-a-ship-at-a-bare-starport] Build a ship at a starport that has none
    [build-other-starports-if-it-has-built-no-starport-with-this-card] Build another starport, at most one per card
    [secure-an-effective-vox-card-the-imperial-council-a-faithful-card-an-attached-guild-card] Secure an effective Vox card, the Imperial Council, a Faithful card, or an attached guild card
   *[other] { $said }
}
line-1 = { "[1]" } Tax to contend for a declared ambition
line-2 = { "[2]" } Secure to contend for a declared ambition
line-3 = { "[3]" } Secure an effective Vox card
line-4 = { "[4]" } Secure an effective Vox card
line-5 = { "[5]" } Secure the Imperial Council
line-6 = { "[6]" } Secure a Faithful card
line-7 = { "[7]" } Secure an attached guild card
line-8 = { "[8]" } Favorable combat to contend for a declared ambition
line-9 = { "[9]" } Build a starport if it has none
line-10 = { "[10]" } Move to get new claims if it has neither starport nor claims
line-11 = { "[11]" } Build to end a rival's control over a loyal building
line-12 = { "[12]" } Repair to end a rival's control over a loyal building
line-13 = { "[13]" } Move to end a rival's control over a loyal building
line-14 = { "[14]" } Favorable combat to end a rival's control over a loyal building
line-15 = { "[15]" } Build cities
line-16 = { "[16]" } Move to get a new claim if it has too few
line-17 = { "[17]" } Secure to contend for an undeclared ambition
line-18 = { "[18]" } Secure to take Captives
line-19 = { "[19]" } Tax to contend for an undeclared ambition
line-20 = { "[20]" } Tax to take a Captive
line-21 = { "[21]" } Secure to grow a lead in a declared ambition
line-22 = { "[22]" } Influence an uncontested card to contend for a declared ambition
line-23 = { "[23]" } Influence a contested card
line-24 = { "[24]" } Influence the Council if the Trust would let it contend for a declared ambition
line-25 = { "[25]" } Build to take control of a rival building
line-26 = { "[26]" } Repair to take control of a rival building
line-27 = { "[27]" } Move to take control of a rival or Free city
line-28 = { "[28]" } Move to take control of a rival city
line-31 = { "[31]" } Build to defend an undefended building
line-32 = { "[32]" } Build ships
line-33 = { "[33]" } Build another starport
line-34 = { "[34]" } Repair ships or buildings
line-36 = { "[36]" } Favorable combat to destroy Blight at a loyal building
line-37 = { "[37]" } Favorable combat to take Trophies
line-38 = { "[38]" } Secure to grow a lead in an undeclared ambition
line-39 = { "[39]" } Secure any other card
line-40 = { "[40]" } Move to end a rival's control over a gate
line-41 = { "[41]" } Move idle ships to the task force
line-42 = { "[42]" } Tax to grow a lead in a declared ambition
line-43 = { "[43]" } Influence any other card
line-44 = { "[44]" } Tax to gain resources

## The pages of Faithful cards

line-faithful-10-secure = Secure to contend for a declared ambition
line-faithful-11-build = Build a starport if it has none
line-faithful-12-build = Build to end a rival's control over a loyal building
line-faithful-12-repair = Repair to end a rival's control over a loyal building
line-faithful-13-build = Build cities at claims
line-faithful-14-secure = Secure to contend for an undeclared ambition, or to grow a lead
line-faithful-15-tax = Tax to contend for a declared ambition
line-faithful-16-battle = Favorable combat to contend for a declared ambition
line-faithful-17-move = Move to get a new claim if it has neither starport nor claims
line-faithful-18-move = Move to end a rival's control over a loyal building
line-faithful-18-battle = Favorable combat to end a rival's control over a loyal building
line-faithful-19-move = Move to get a new claim if it has too few
line-faithful-20-tax = Tax to contend for an undeclared ambition, or to take a Captive
line-faithful-21-battle = Favorable combat for Trophies while an ambition is undeclared
line-faithful-22-influence = Influence any other card

## The pages of fates

line-steward-1-secure = Use Bargain (Dealmakers)
line-steward-2-secure = Secure the Imperial Council while it is In Session
line-steward-2-influence = Influence the Imperial Council while it is In Session
line-steward-3-secure = Secure Council Intrigue if it is not First Regent
line-steward-3-influence = Influence Council Intrigue if it is not First Regent
line-founder-1-secure = As a Regent, secure the Imperial Council
line-founder-1-influence = As a Regent, influence the Imperial Council
line-founder-2-secure = As a Regent, secure a card that lets it declare
line-founder-2-influence = As a Regent, influence a card that lets it declare
line-founder-3-build = Build to take control of a system
line-founder-3-repair = Repair to take control of a system
line-founder-3-move = Move to take control of a system
line-founder-4-battle = Favorable combat to take control of a system
line-magnate-1-secure = Secure the Imperial Council while it is In Session
line-magnate-1-influence = Influence the Imperial Council while it is In Session
line-magnate-2-tax = Tax for any resource
line-advocate-1-secure = Secure a guild card whose Prelude discards it, or a card attached to one
line-advocate-1-influence = Influence a guild card whose Prelude discards it, or a card attached to one
line-advocate-2-move = Use Recover (Guild Investigators)
line-advocate-3-battle = Favorable combat to steal a guild card whose Prelude discards it
line-caretaker-1-tax = Tax to win a declared ambition before golems wake
line-caretaker-1-secure = Secure to win a declared ambition before golems wake
line-caretaker-1-battle = Favorable combat to win a declared ambition before golems wake
line-caretaker-2-influence = Use Awaken (Golem Beacon)
line-caretaker-3-move = Move to take control of a golem's gate
line-caretaker-3-build = Build to take control of a golem's gate
line-caretaker-3-repair = Repair to take control of a golem's gate
line-caretaker-3-battle = Favorable combat to take control of a golem's gate
line-partisan-1-secure = Secure a card that brings the initiative
line-partisan-1-influence = Influence a card that brings the initiative
line-partisan-2-secure = Secure a card that brings an action card
line-partisan-2-influence = Influence a card that brings an action card
line-partisan-3-influence = Use Spy (Informants) with four cards or more
line-admiral-1-tax = Tax for what the Empire demands if it has none
line-admiral-1-battle = Favorable combat for what the Empire demands if it has none
line-admiral-2-battle = Favorable combat for Trophies with Imperial ships
line-admiral-3-move = Move toward a battle with Imperial ships
line-admiral-4-move = Move a ship to a starport that has none
line-admiral-4-build = Build a ship at a starport that has none
line-admiral-5-build = Build one new starport
line-believer-1-influence = Use Teach (Spreading the Faith)
line-believer-2-move = Move to get a claim on a planet type without a loyal city

## General Priorities

priority-declared = Tax or secure to contend for a declared ambition
priority-vox = Secure an effective Vox card
priority-combat-declared = Favorable combat to contend for a declared ambition
priority-starport = Build a starport if it has none but has a claim
priority-claim-for-starport = Get a claim if it has neither starport nor claim
priority-regain-by-move = Move or favorable combat to end a rival's control over a loyal building
priority-regain-by-building = Build or repair to end a rival's control over a loyal building
priority-new-claim = Move to get a new claim if it has too few
priority-cities = Build cities if it has enough claims
priority-undeclared = Tax or secure to contend for an undeclared ambition, take Captives, or grow a lead
priority-influence = Influence a card to get more agents there than rivals
priority-city = Move or favorable combat to take control of a rival city
priority-ships = Build or repair ships
priority-secure-of-list = Secure an effective Vox card, the Council, or a card with another card attached
priority-trust = Influence the Council if the Trust would let it contend for a declared ambition
priority-city-or-free-city = Move or favorable combat to take control of a rival or Free city

## Its turn

no-card-declares = It has no card for an ambition that it would declare
card-declares = { NAME($card) } can declare { NAME($ambition) }
no-card-surpasses = It has no card that surpasses
card-surpasses = { NAME($card) } surpasses
no-rival-wins = No rival is winning { NAME($ambition) }
is-first-in = It is { $winning ->
    [yes] winning
   *[no] tied for first in
} { NAME($ambition) }
nothing-to-declare = It wants to declare none of the ambitions that it can declare now
wins-too-few-to-seize = To seize the initiative, it has to be winning two undeclared ambitions. It is winning { $count ->
    [0] none
   *[other] only { $count }
}
last-card-to-seize = To seize the initiative, it needs two cards. It has only one left
winning-undeclared = It is winning { $count ->
    [0] no undeclared ambition
    [one] { $count } undeclared ambition
   *[other] { $count } undeclared ambitions
}
nothing-fits = No priority fits. { NAME($card) } can do this: { $line }
nothing-can-be-done = No card can do anything, and { NAME($card) } has the highest number
only-events = It can lead only Events
event-was-played = An Event was already played in this round
first-event = This Event is the first of the round
no-actions-left = It has no actions left
nothing-more-to-do = No line of its page applies
nearest-allowed = It wants { $wanted } and takes the nearest legal choice
ask-die-defend = Roll SUPERCAT's die for its agents on { NAME($card, form: "the") }
all-of-one-suit = All its cards share a suit, so it takes the higher number
only-card-to-lead = It has only one card to lead
ask-reserve = Draw a resource for { NAME($seat) }
ask-die-seize = Roll SUPERCAT's die: does it seize the initiative?

## The Prelude

prelude-material-build = It spends Material to build
prelude-relic-secure = It spends a Relic to secure
prelude-psionic-secure = It spends a Psionic to secure
prelude-psionic-tax = It spends a Psionic to tax
prelude-weapon = It spends a Weapon for combat
prelude-fuel-claims = It spends Fuel to move toward a claim
prelude-fuel = It spends Fuel to move toward a battle
prelude-psionic-combat = It spends a Psionic for combat
prelude-brings-ships = It uses a Weapon guild card for three ships
prelude-union = It uses a Union to take an action card
prelude-draws = It uses Farseers to draw an action card
prelude-uses-up = Its objective advances with each guild card that its Prelude discards
prelude-wins = With this theft it wins a declared ambition
prelude-gains = It discards the card because what it gains helps now
prelude-warrior = With these Trophies it would contend for Warlord
prelude-protector = It has damaged ships
prelude-seeker = It spends the Seeker to move toward a battle
prelude-harvester = With the resource it would contend for a declared ambition
wins-before-golems = It wins a declared ambition before golems wake

## Moves and battles

all-ships-go = It sends all ships
ships-have-arrived = The ships have reached their target
ships-stay = The ships stay at their target
their-ships = { $theirs ->
    [0] none
   *[other] { $theirs }
}
dice-for-trophies = It fights for Trophies { fleets-met }
dice-for-undefended = It fights for Trophies with { fleet } against { NAME($owner) }
dice-for-raid = It raids { fleets-met }
dice-before-raid = It clears the way for a raid { fleets-met }
dice-for-blight = It fights the Blight with { fresh-ships }
dice-for-ransack = It fights to ransack the Court { fleets-met }
dice-to-control = It fights for control with { control-dice }
hits-imperial-first = Hits on its side go to Imperial ships first
hits-spare-ships = Hits on its side go to fresh ships first, to lose fewer ships
hits-spare-fresh = Hits on its side go to damaged ships first, to keep its fresh ships
dice-to-end-control = It fights to end { NAME($owner, form: "whose") } control with { control-dice }
hits-for-trophies = It assigns hits to take Trophies
hits-to-ransack = It assigns hits to ransack the Court
hits-for-control = It assigns hits with control of the system in mind
rolls-intercepts-again = It rerolls intercepts first, then blanks, and no other die
raids-what-contends = It first takes what lets it contend for an ambition
raids-what-it-fights-for = It first takes what it fought for
ransacks-what-it-fights-for = It ransacks the card that it fought for
ransacks-most-agents = It ransacks the card with the most rival agents
steals-what-wins = It steals what makes it win a declared ambition
steals-what-contends = It steals what lets it contend, or goes by its order of preference

## Resources and cards

keeps-what-is-demanded = It keeps what the Empire demands
discards-undeclared = It first discards what counts for no declared ambition
discards-most = Every resource that it could discard counts for a declared ambition, so it discards what it has most of
discards-held = Every resource that it could discard counts for a declared ambition, so it keeps what it has just gained
lays-dear-to-raid = Resources that count for ambitions go into the slots that cost the most to raid
gains-what-contends = It first gains a resource that lets it contend for an ambition
places-at-starport = Its ships go to a starport. If they can't, they go to its task force
cluster-of-task-force = It takes the cluster of its task force
union-beside-most-actions = It attaches the Union to the card with the most actions
declares-what-it-leads = It declares an ambition that it is first in, if there is one
returns-rivals-city = It returns a rival's city if it can then seize the initiative, and never its own
seizes-then = It always seizes the initiative when a card allows it
outrage-ends-a-win = It gives Outrage to a rival who then stops winning a declared ambition
keeps-cards = It keeps its cards
throws-no-card = It never discards a card for this
keeps-hand = It keeps its hand
keeps-captives = It keeps its Captives

## By chance

by-chance = Nothing else decides
by-lot = { $reason }. Chosen at random from { $count } equal choices
chance-gate = It needs a gate for its ships
chance-first = It must choose which card takes effect first
chance-hand = It must choose a hand to look at
chance-leader = It must choose a leader or lore
chance-abducted = It must choose the agents to abduct
chance-trade = It must choose a city to trade with
chance-target = It must choose a target
chance-ships = It must choose which ships go
chance-guided = It must choose the ships to guide
chance-martyrs = It must choose the ships to destroy
chance-trophy = It must choose a Trophy to return
chance-annexed = It must choose a building to annex
chance-exchange = It must choose resources to exchange
chance-replaced = It must choose a building to replace
chance-agent = It must choose a card for an agent
chance-gift = It must choose a guild card to give
chance-reshaped = It must choose a planet whose type changes
chance-again = It must choose whether to do it again
chance-home = It must choose where to begin
chance-fate = It must choose a fate
chance-handed-over = It must choose a card to hand over
chance-golem = It must choose who gets the golem

## The Empire, the Council and Edicts

imperial-ships-stay = It leaves Imperial ships where they are
imperial-ships-guard = Imperial ships stay: without them, a rival would control a loyal building
imperial-ships-against-blight = It takes as many Imperial ships as it can against the Blight
all-imperial-ships = All Imperial ships attack with it
fate-calls-summit = Its fate always calls a Summit
has-favors = It holds { favors }
fate-petitions = Its fate petitions the Council
fate-wants-outcome = Its fate wants this outcome
fate-leaves-empire = Its fate leaves the Empire
fate-asks-nothing = Its fate asks for nothing now
fewer-ships-in-blight = It has { $own ->
    [0] no ships
    [one] { $own } ship
   *[other] { $own } ships
} in systems with Blight, and { $rivals ->
    [one] its rival has { $average }
   *[other] its rivals have { $average } on average
}
is-first-regent = It is First Regent
fate-wants-policy = Its fate wants { NAME($policy) }
policy-of-contended = It contends for an ambition aligned with { NAME($policy) }
policy-stays = { $contends ->
    [yes] It contends for an ambition aligned with { NAME($policy) }
   *[no] It contends for no ambition that a policy is aligned with, so { NAME($policy) } stays
}
policy-collects = { $contends ->
    [yes] What { NAME($policy) } collects lets it contend for an ambition
   *[no] No policy collects what lets it contend for an ambition, so { NAME($policy) } stays
}
policy-collects-more = What { NAME($policy) } collects lets it contend for an ambition
makes-no-outlaws = It makes no one an Outlaw
pays-needed-least = It first pays what counts for no declared ambition
takes-declared = It first takes what the leader of a declared ambition needs for it
imperial-ships-come = The ships go to its task force. Without one, they go where it has pieces
arms-itself = It takes a Weapon itself first, then chooses others at random
takes-of-trust = It takes what helps it contend for a declared ambition, then for an undeclared one
gives-up-undeclared = It first gives up what matches no declared ambition
no-card-wants-agent = It wants an agent on no card
agent-by-order = It picks the card by its order of preference
frees-no-rivals-city = It frees no city: it controls no rival's city
frees-no-city = It frees no city: it could not seize the initiative for it
frees-rivals-city = It frees the city of a rival with the most Power
frees-damaged-city = It frees a damaged city first
most-damaged-blight = No cluster has more damaged Blight

## Fates

bargains-for-council = It wants the influence for the Imperial Council or Council Intrigue
bargains-for-agents = It picks a card with agents of its own. If there is none, it goes by its order of preference
nothing-to-influence = It wants to influence no card
nothing-to-secure = It has nothing to secure
council-or-intrigue-first = Where useful, the Imperial Council and Council Intrigue come first, then its usual order of preference
parades-for-control = Its ships go where they give it control
parades-anywhere = Its ships would not give it control of any system
always-outlaw = It always becomes an Outlaw
nothing-to-store = It has nothing to store
stores-what-contends = It first stores what lets it contend for an ambition
exports-spare = These count for no declared ambition that it is winning
nothing-to-export = It has nothing to export
attaches-by-order = It chooses where to attach the card by its order of preference
teaches = It chooses where to teach by its order of preference
teaches-at-own-agents = It teaches where it has agents
has-golems = It holds golems
declared-nothing = It has declared nothing
not-winning = It is not winning { NAME($ambition) }
winning-just-declared = It is winning { NAME($ambition) }, which was just declared
roll-has-settled = Its roll to seize has already decided this
spies-on-most-cards = It spies on a player with the most cards
no-advance = A swap would not advance its objective now
advances-objective = A swap advances its objective. It would rather give a damaged ship
most-trophies-there = Nowhere else would it get more Trophies
no-own-ship-to-repair = It has no damaged ship to repair
repairs-own-ships = It repairs its own ships
repairs-imperial-ships = It has no damaged ship of its own, so it repairs Imperial ships
harvests = With the resource it would contend for a declared ambition
nothing-to-harvest = No resource would let it contend for a declared ambition
takes-all-golems = It takes all golems that it can
golem-goes-home = It puts the golem on its Golem Hearth
golem-makes-room = It has no Golem Hearth, so it makes room

## Deals

ask-die-rounds = Roll for the number of negotiation rounds
ask-die-answer = Roll for the answer. { $weighing }
ask-settle = Settle a grievance with a Favor, or go on
ask-bargain = Offer a deal, or pass
ask-export = Export, or go on
ask-weighed = { $asked }
    .detail = { $weighing }
move-settle-by-favor = Settle one of { NAME($rival, form: "whose") } grievances by returning a Favor
move-settle-by-agent = Settle one of { NAME($rival, form: "whose") } grievances by giving a Favor
faces-needed = { $needed ->
    [6] on a 6
   *[other] on { $needed } or more
}
table-weighing = With { $total } to the die: { $needed ->
    [1] always accepts
    [7] never accepts
   *[other] accepts { faces-needed }
}, { $chance }
weighing = { $needed ->
    [1] Always accepts
    [7] Never accepts
   *[other] Accepts { faces-needed }
}, { $chance } ({ COUNT($modifiers) ->
    [0] no modifiers
   *[other] { LIST($modifiers, glue: "comma") }
})
modifier-counts = { NAME($modifier) } { $value }
modifier-failed-attempts = failed attempts
modifier-grievances = grievances
modifier-lets-the-other-side-contend = would help the other player contend
modifier-is-contending-tycoon = already contends for Tycoon
modifier-is-contending-tyrant = already contends for Tyrant
modifier-is-contending-warlord = already contends for Warlord
modifier-is-contending-keeper = already contends for Keeper
modifier-is-contending-empath = already contends for Empath
modifier-above-an-even-trade = balance of the trade
modifier-contends-an-ambition = would contend for an ambition
modifier-advances-its-objective = advances its objective
part-contends-declared = { $part } would help it contend for a declared ambition
part-contends = { $part } would help it contend for an ambition
part-serves = { $part } would advance its objective
part-ousts = { $part } would stop its giver from contending for a declared ambition
pays-with = It pays with { $what }
proposes-nothing = It plays from a hand, so it never proposes a deal or settles a grievance
no-price-fits = It has no fitting price for anything that it wants
nothing-wanted-there = That rival has nothing that it wants
rounds-rolled = SUPERCATs negotiate for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
grievance-held = { DOES($seat, you: "hold", one: "holds") } a grievance against { NAME($rival) } for { NAME($cause) } ({ $count } now)
    .hands = Set { NAME($seat, form: "whose") } grievances against { NAME($rival) } to { $count }
grievance-for-battle = an attack
grievance-for-destroyed = a destroyed piece
grievance-for-stolen = a theft
grievance-for-taxed = a taxed city
grievance-for-captured = captured agents
grievance-settled = { DOES($seat, you: "settle", one: "settles") } one of { NAME($rival, form: "whose") } grievances ({ $left } left)
    .hands = Remove one of { NAME($rival, form: "whose") } grievances against { NAME($seat) } ({ $left } left)
offer-weighed = { DOES($partner, you: "answer", one: "answers") } with a roll of { $die }{ COUNT($modifiers) ->
    [0] { "" }
   *[other] { " " }({ LIST($modifiers, glue: "comma") }; total { $total })
}
round-passed = { DOES($seat, you: "offer", one: "offers") } no deal

## Its dice and its cards in the campaign

ask-die-summit = Roll SUPERCAT's die to call a Summit
ask-die-outlaw = Roll SUPERCAT's die. On a 5 or 6, the player becomes an Outlaw
summit-rolled = { DOES($seat, you: "roll", one: "rolls") } a { $die } and { DOES($seat, you: "have", one: "has", subject: "no") } { favors } (total { $total }), so { $calls ->
    [yes] a Summit is called
   *[no] no Summit is called
}
outlaw-rolled = { DOES($seat, you: "roll", one: "rolls") } a { $die }: the player who cannot pay { $outlaw ->
    [yes] becomes an Outlaw
   *[no] does not become an Outlaw
}
events-returned = { DOES($seat, you: "shuffle", one: "shuffles") } every drawn Event back into the stack
    .hands = Shuffle every drawn Event back into { NAME($seat, form: "whose") } stack
