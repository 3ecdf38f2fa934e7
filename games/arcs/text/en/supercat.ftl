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

told-held = { $line }: { $aim }
told-goes-on = { $line }: { $aim }; it goes on
told-held-by-chance = { $line }: { $count } ways, one by chance
told-selects = { $line } → { NAME($suit) }
told-closed = { $line }: { $why }
told-no-card = { $line }: true, but no { LIST($suits, glue: "or") } at hand
told-no-such-action = { $line }: true, but this card gives no { NAME($action, form: "cap") } action
told-too-long = { $line }: { true-but-needs }, { $left } left
told-too-long-for-share = { $line }: { true-but-needs }, { $left } of the fate's share left
true-but-needs = true, but needs { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
}
told-undoes = { $line }: true, but only by undoing what this card has done
told-not-asked = { $line }: not asked
not-asked-below = The { $count ->
    [one] line
   *[other] { $count } lines
} below { $count ->
    [one] was
   *[other] were
} not asked
document-is-silent = { $reason } (the document is silent)

## What closes a line

closed-none-declared = no ambition is declared
closed-none-undeclared = no ambition could still be declared
closed-no-lead = it is winning no declared ambition
closed-starport = there is a starport
closed-claim = there is a claim
closed-no-claim = there is no claim
closed-no-unbuilt = no city is unbuilt
closed-double-city = only a double city could be built, and now it builds none
closed-none-lost = no rival controls a loyal building
closed-claims-enough = it already has enough claims
closed-few-claims = there are too few claims
closed-row-full = its resource slots are full
closed-no-marker = no ambition marker is available
closed-no-ship = no ship is left in its supply
closed-none-threatened = no rival could secure a card with its agents
closed-no-ability = no such ability of a card is ready
closed-unable = it can't { NAME($action) } now
closed-fewer-ships = a rival has as many unbuilt ships
closed-no-site = there is no place for one
closed-no-progress = its ships would give up what this line, or one above it, asks for
closed-by-action = { $action ->
    [tax] no city that it can tax would do that
    [secure] no card that it can secure would do that
    [influence] it would place agents on no such card
    [build] nothing that it can build would do that
    [repair] nothing that it can repair would do that
    [battle] no combat for that is favorable
   *[move] no move of its ships would do that
}
closed-by-all = { LIST($whys) }
closed-no-agent = no agent is left in its supply
closed-none-damaged = nothing that it may repair is damaged
closed-no-card-led = it has the most agents on no card
closed-trust = the Trust would contend nothing
closed-council-rests = the Council is not In Session
closed-in-session = the Council is In Session
closed-first-regent = it is First Regent
closed-no-regent = it is no Regent
closed-outlaw = it is an Outlaw
closed-has-tribute = it has what is demanded
closed-no-bare-port = no starport of its own is without a ship
closed-port-built = a starport was built with this card
closed-no-faithful = no Faithful card is stacked
closed-all-preached = there is a city or claim for every type of planet
closed-no-golem = no golem can be awakened
closed-wins = it is winning a declared ambition
closed-no-golem-gate = no golem sleeps at a gate that it does not control
closed-has-spied = it has spied in this chapter
closed-few-cards = it has fewer than four cards
closed-no-fresh-blight = no fresh Blight is at its buildings and claims
closed-no-bare-blight = no building of its own in Blight is without a fresh ship
closed-undecided = the Council has not Decided
closed-council-of-others = it has not secured the Council
closed-early-chapter = it is not the last chapter of the Act
closed-objective-reached = its objective is reached
closed-no-sleeping-golem = no golem sleeps off the map
closed-no-ships-by-edict = no edict would place ships for its objective
closed-fewer-ships-than-most = at least half of its rivals have as many unbuilt ships

## What a line comes to

aim-march = { NAME($origin) } to { NAME($target) }, { march-ships }{ COUNT($by) ->
    [0] { "" }
   *[other] , by { LIST($by) }
}{ $moves ->
    [one] { "" }
   *[other] , { $moves } moves
}
march-ships = { $fresh ->
    [0] { $hurt ->
        [0] ships of the Empire
       *[other] { $hurt } damaged
    }
   *[other] { $hurt ->
        [0] { $fresh } fresh
       *[other] { $fresh } fresh and { $hurt } damaged
    }
}
aim-trophies = battle { NAME($owner) } in { NAME($system) } for Trophies
aim-raid = raid { NAME($owner) } in { NAME($system) }
aim-blight = battle the Blight in { NAME($system) }
aim-ransack = battle { NAME($owner) } in { NAME($system) } to ransack the Court
aim-control = battle { NAME($owner) } for the control of { NAME($system) }
aim-march-to-fight = { $fight }, from { $march }
aim-ability = { NAME($action, form: "cap") }

## The numbered lines of its pages

line-of-document = { "[" }{ $number }{ "]" } { $said }
priority-of-document = { $said }
line-1 = { "[1]" } Tax to contend a declared ambition
line-2 = { "[2]" } Secure to contend a declared ambition
line-3 = { "[3]" } Secure an effective Vox card
line-4 = { "[4]" } Secure an effective Vox card
line-5 = { "[5]" } Secure the Imperial Council
line-6 = { "[6]" } Secure a Faithful card
line-7 = { "[7]" } Secure an attached guild card
line-8 = { "[8]" } Favorable combat to contend a declared ambition
line-9 = { "[9]" } Without a starport, build one
line-10 = { "[10]" } Without starport and claims, move to get new claims
line-11 = { "[11]" } Build to change the control of a loyal building
line-12 = { "[12]" } Repair to change the control of a loyal building
line-13 = { "[13]" } Move to change the control of a loyal building
line-14 = { "[14]" } Favorable combat to change the control of a loyal building
line-15 = { "[15]" } Build cities
line-16 = { "[16]" } With too few claims, move to get a new claim
line-17 = { "[17]" } Secure to contend an undeclared ambition
line-18 = { "[18]" } Secure to take captives
line-19 = { "[19]" } Tax to contend an undeclared ambition
line-20 = { "[20]" } Tax to take a captive
line-21 = { "[21]" } Secure to grow a lead in a declared ambition
line-22 = { "[22]" } Influence an uncontested card that would contend a declared ambition
line-23 = { "[23]" } Influence a contested card
line-24 = { "[24]" } Influence the Council, if the Trust would contend a declared ambition
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
line-40 = { "[40]" } Move to change the control of a rival's gate
line-41 = { "[41]" } Move idle ships to the task force
line-42 = { "[42]" } Tax to grow a lead in a declared ambition
line-43 = { "[43]" } Influence any other card
line-44 = { "[44]" } Tax to gain resources

## The pages of Faithful cards

line-faithful-10-secure = Secure to contend a declared ambition
line-faithful-11-build = Without a starport, build one
line-faithful-12-build = Build to change the control of a loyal building
line-faithful-12-repair = Repair to change the control of a loyal building
line-faithful-13-build = Build cities at claims
line-faithful-14-secure = Secure to contend an undeclared ambition, or to grow a lead
line-faithful-15-tax = Tax to contend a declared ambition
line-faithful-16-battle = Favorable combat to contend a declared ambition
line-faithful-17-move = Without starport and claims, move to get a new claim
line-faithful-18-move = Move to change the control of a loyal building
line-faithful-18-battle = Favorable combat to change the control of a loyal building
line-faithful-19-move = With too few claims, move to get a new claim
line-faithful-20-tax = Tax to contend an undeclared ambition, or for a captive
line-faithful-21-battle = With an undeclared ambition, favorable combat for Trophies
line-faithful-22-influence = Influence any other card

## The pages of fates

line-steward-1-secure = Use Bargain of Dealmakers
line-steward-2-secure = Secure the Imperial Council In Session
line-steward-2-influence = Influence the Imperial Council In Session
line-steward-3-secure = Secure Council Intrigue, if no longer First Regent
line-steward-3-influence = Influence Council Intrigue, if no longer First Regent
line-founder-1-secure = As a Regent, secure the Imperial Council
line-founder-1-influence = As a Regent, influence the Imperial Council
line-founder-2-secure = As a Regent, secure a card that lets it declare
line-founder-2-influence = As a Regent, influence a card that lets it declare
line-founder-3-build = Build to take control of a system
line-founder-3-repair = Repair to take control of a system
line-founder-3-move = Move to take control of a system
line-founder-4-battle = Favorable combat to take control of a system
line-magnate-1-secure = Secure the Imperial Council In Session
line-magnate-1-influence = Influence the Imperial Council In Session
line-magnate-2-tax = Tax for any resource
line-advocate-1-secure = Secure a guild card, or one attached, that its Prelude discards
line-advocate-1-influence = Influence a guild card, or one attached, that its Prelude discards
line-advocate-2-move = Use Recover of Guild Investigators
line-advocate-3-battle = Favorable combat to steal a guild card that its Prelude discards
line-caretaker-1-tax = Tax to win a declared ambition before golems wake
line-caretaker-1-secure = Secure to win a declared ambition before golems wake
line-caretaker-1-battle = Favorable combat to win a declared ambition before golems wake
line-caretaker-2-influence = Use Awaken of Golem Beacon
line-caretaker-3-move = Move to take control of a golem's gate
line-caretaker-3-build = Build to take control of a golem's gate
line-caretaker-3-repair = Repair to take control of a golem's gate
line-caretaker-3-battle = Favorable combat for the control of a golem's gate
line-partisan-1-secure = Secure a card that brings the initiative
line-partisan-1-influence = Influence a card that brings the initiative
line-partisan-2-secure = Secure a card that brings an action card
line-partisan-2-influence = Influence a card that brings an action card
line-partisan-3-influence = With four cards or more, use Spy of Informants
line-admiral-1-tax = Without a piece that is demanded, tax for one
line-admiral-1-battle = Without a piece that is demanded, favorable combat for one
line-admiral-2-battle = Favorable combat for Trophies with Imperial ships
line-admiral-3-move = Move towards a battle with Imperial ships
line-admiral-4-move = Move a ship to a starport without one
line-admiral-4-build = Build a ship at a starport without one
line-admiral-5-build = Build one new starport
line-believer-1-influence = Use Teach of Faithful Disciples
line-believer-2-move = Move for a claim on a planet without a loyal city of its type

## General Priorities

priority-declared = Tax or secure to contend a declared ambition
priority-vox = Secure an effective Vox card
priority-combat-declared = Favorable combat to contend a declared ambition
priority-starport = Without a starport, but with a claim
priority-claim-for-starport = Without starport and claim
priority-regain-by-move = Move or favorable combat to change the control of a loyal building
priority-regain-by-building = Build or repair to change the control of a loyal building
priority-new-claim = With too few claims, move to get a new claim
priority-cities = With unbuilt cities, and claims enough
priority-undeclared = Tax or secure to contend an undeclared ambition, for captives, or to grow a lead
priority-influence = Influence a card with more agents than rivals
priority-city = Move or favorable combat to take control of a rival city
priority-ships = Build or repair ships
priority-secure-of-list = Secure an effective Vox card, the Council, or a card with one attached
priority-trust = Influence the Council, if the Trust would contend a declared ambition
priority-city-or-free-city = Move or favorable combat to take control of a rival or Free city

## Its turn

no-card-declares = No card of an ambition that it may declare
card-declares = { NAME($card) } declares { NAME($ambition) }
no-card-surpasses = No card surpasses
card-surpasses = { NAME($card) } surpasses
no-rival-wins = No rival is winning { NAME($ambition) }
is-first-in = It is { $winning ->
    [yes] winning
   *[no] tied for first in
} { NAME($ambition) }
nothing-to-declare = Nothing to declare
winning-undeclared = It is winning { $count ->
    [0] no undeclared ambition
    [one] { $count } undeclared ambition
   *[other] { $count } undeclared ambitions
}
nothing-fits = Nothing above fits; { NAME($card) } can do { $line }
nothing-can-be-done = Nothing can be done; { NAME($card) } has the highest number
only-events = It has only Events to lead
event-was-played = An Event was played this round already
first-event = An Event, the first of this round
no-actions-left = No actions are left
nothing-more-to-do = Nothing more to do
nearest-allowed = The nearest to { $wanted } that is allowed
ask-die-defend = Roll the SUPERCAT's die for its agents on { NAME($card) }
all-of-one-suit = All its cards are of one suit: the higher number
ask-reserve = Draw a resource for { NAME($seat) }
ask-die-seize = Roll the SUPERCAT's die to seize

## The Prelude

prelude-material-build = Material builds
prelude-relic-secure = A Relic secures
prelude-psionic-secure = A Psionic secures
prelude-psionic-tax = A Psionic taxes
prelude-weapon = A Weapon for combat
prelude-fuel-claims = A Fuel for the way to a claim
prelude-fuel = A Fuel for the way to combat
prelude-psionic-combat = A Psionic for combat
prelude-brings-ships = A Weapon card brings three ships
prelude-union = A Union brings an action card
prelude-draws = Farseers bring an action card
prelude-uses-up = Its objective advances with each guild card that its Prelude discards
prelude-wins = The theft makes it win a declared ambition
prelude-gains = What it brings counts now
prelude-warrior = Its Trophies would contend Warlord
prelude-protector = It has damaged ships
prelude-seeker = A Seeker for the way to combat
prelude-harvester = A resource would contend a declared ambition
wins-before-golems = It wins a declared ambition before golems wake

## Moves and battles

all-ships-go = All of them
ships-have-arrived = This is where they were to go
ships-stay = Its ships stay where they were to go
their-ships = { $theirs ->
    [0] none
   *[other] { $theirs }
}
dice-for-trophies = For Trophies, with { fresh-ships } against { their-ships }
dice-for-raid = For a raid, with { fresh-ships } against { their-ships }
dice-for-blight = Against the Blight, with { fresh-ships }
dice-for-ransack = To ransack the Court, with { fresh-ships } against { their-ships }
dice-for-control = For control, with { fresh-ships } against { their-ships }
hits-for-trophies = What it hits is for Trophies
hits-to-ransack = What it hits is to ransack the Court
hits-for-control = What it hits is for control
rolls-intercepts-again = Intercepts are rolled again first, then blanks, and no other die
raids-what-contends = It takes what contends an ambition first
raids-what-it-fights-for = It takes what it fights for first
ransacks-what-it-fights-for = It ransacks a card that it fights for
ransacks-most-agents = It ransacks the card with the most agents of rivals
steals-what-wins = It steals what makes it win a declared ambition
steals-what-contends = It steals what contends an ambition, else by the order of influence

## Resources and cards

keeps-what-is-demanded = It keeps what the Empire demands
discards-undeclared = What no declared ambition counts goes first
lays-dear-to-raid = Resources that count go into the slots that cost most to raid
gains-what-contends = It gains what contends an ambition first
places-at-starport = Its ships come to a starport, else to the task force
cluster-of-task-force = The cluster of the task force
union-beside-most-actions = The Union goes beside the card with the most actions
declares-what-it-leads = It declares an ambition in which it is first, if there is one
returns-rivals-city = A rival's city goes back if it can seize, its own never
seizes-then = It seizes the initiative with it
outrage-ends-a-win = Outrage spreads where it ends a rival's win of a declared ambition
keeps-cards = It keeps its cards
throws-no-card = It throws no card away
keeps-hand = It keeps its hand
keeps-captives = It keeps its Captives

## By chance

by-chance = Nothing else decides
by-lot = { $reason }; by chance, one of { $count }
chance-gate = The gate where its ships come
chance-first = Which card takes effect first
chance-hand = The hand that it looks at
chance-leader = A leader or lore
chance-abducted = The agents that it abducts
chance-trade = The city that it trades with
chance-target = Whom it fires at
chance-ships = The ships that go
chance-guided = The ships that are guided
chance-martyrs = The ships that are destroyed
chance-trophy = The Trophy that goes back
chance-annexed = The building that is annexed
chance-exchange = The resources that are exchanged
chance-replaced = The building that is replaced
chance-agent = The card that gets an agent
chance-gift = The guild card that it gives
chance-reshaped = The planet that changes its type
chance-again = Whether it does it again
chance-home = Where it begins
chance-fate = The fate that it keeps
chance-handed-over = The card that it hands over
chance-golem = Who gets the golem

## The Empire, the Council and Edicts

imperial-ships-stay = Imperial ships stay where they are
imperial-ships-guard = They keep a rival from the control of a loyal building
imperial-ships-against-blight = Against the Blight, as many as can come
all-imperial-ships = All Imperial ships that can attack with it
fate-calls-summit = Its fate always calls a Summit
has-favors = It has { favors }
fate-petitions = Its fate petitions the Council
fate-wants-outcome = Its fate wants this
fate-leaves-empire = Its fate leaves the Empire
fate-asks-nothing = Its fate asks for nothing
ships-in-blight = It has { $own ->
    [0] no ship
    [one] { $own } ship
   *[other] { $own } ships
} in the Blight, its rivals have { $rivals }
is-first-regent = It is First Regent
fate-wants-policy = Its fate wants { NAME($policy) }
policy-of-contended = It contends an ambition that { NAME($policy) } is aligned with
policy-stays = { $contends ->
    [yes] It contends an ambition that { NAME($policy) } is aligned with
   *[no] It contends nothing that a policy is aligned with; { NAME($policy) } stays
}
policy-collects = { $contends ->
    [yes] What it collects for { NAME($policy) } lets it contend an ambition
   *[no] No policy collects what lets it contend an ambition; { NAME($policy) } stays
}
policy-collects-more = What it collects for { NAME($policy) } lets it contend an ambition
makes-no-outlaws = With a hand it makes no Outlaws
pays-needed-least = It pays what no declared ambition counts first
takes-declared = It takes what costs the leader of a declared ambition first
imperial-ships-come = They come to its task force, else where it is present
arms-itself = It arms itself first
takes-of-trust = It takes what contends a declared, then an undeclared ambition
gives-up-undeclared = What matches no declared ambition goes first
no-card-wants-agent = No card wants an agent
agent-by-order = By the order of influence
frees-no-city = It controls no rival's city, or could not seize
frees-rivals-city = It frees the city of the rival with the most Power
frees-damaged-city = It frees a damaged city first
most-damaged-blight = The cluster with the most damaged Blight

## Fates

bargains-for-council = The influence that it gets is for the Imperial Council or Council Intrigue
bargains-for-agents = The rival secures a card with agents of its own, else by the order of influence
nothing-to-influence = Nothing to influence
nothing-to-secure = Nothing to secure
council-or-intrigue-first = The Imperial Council and Council Intrigue first, then by the order of influence
parades-for-control = Where its ships give control
parades-anywhere = Nowhere would its ships give control
always-outlaw = It always becomes an Outlaw
nothing-to-store = Nothing to store
stores-what-contends = It stores what contends an ambition first
exports-spare = No declared ambition that it is winning counts them
nothing-to-export = Nothing to export
attaches-by-order = It attaches the card by the order of influence
teaches = It teaches by the order of influence
teaches-at-own-agents = It teaches where its own agents are
has-golems = It has golems
declared-nothing = It has declared nothing
not-winning = It is not winning { NAME($ambition) }
winning-just-declared = It is winning { NAME($ambition) }, just declared
roll-has-settled = Its roll has settled that
spies-on-most-cards = On a player with the most cards
no-advance = That would not advance its objective
advances-objective = That advances its objective, a damaged ship first
most-trophies-there = The most Trophies for it are there
no-own-ship-to-repair = It has no damaged ship among these
repairs-own-ships = It repairs its own ships
harvests = It would contend a declared ambition
nothing-to-harvest = Nothing would contend a declared ambition
takes-all-golems = It takes all golems that it can
golem-goes-home = It goes onto the Golem Hearth
golem-makes-room = There is no room on a Golem Hearth

## Deals

ask-die-rounds = Roll for the rounds of negotiation
ask-die-answer = Roll for the answer. { $weighing }
ask-settle = Settle a grievance with a Favor, or go on
ask-bargain = Offer a deal, or pass
ask-export = Export, or go on
ask-weighed = { $asked }
    .detail = { $weighing }
move-settle-by-favor = Settle one of { NAME($rival, form: "whose") } grievances by returning a Favor
move-settle-by-agent = Settle one of { NAME($rival, form: "whose") } grievances by giving a Favor
faces-needed = { $needed ->
    [1] always
    [6] on a 6
   *[other] on { $needed } or more
}
table-weighing = A die { $total }: { $needed ->
    [7] never accepts
   *[other] accepts { faces-needed }
}, { $chance }
weighing = { $needed ->
    [7] Never accepts
   *[other] Accepts { faces-needed }
}, { $chance } ({ COUNT($modifiers) ->
    [0] no modifiers
   *[other] { LIST($modifiers, glue: "comma") }
})
modifier-counts = { NAME($modifier) } { $value }
modifier-failed-attempts = failed attempts
modifier-grievances = grievances
modifier-lets-the-other-side-contend = lets the other side contend
modifier-is-contending-tycoon = is contending Tycoon
modifier-is-contending-tyrant = is contending Tyrant
modifier-is-contending-warlord = is contending Warlord
modifier-is-contending-keeper = is contending Keeper
modifier-is-contending-empath = is contending Empath
modifier-above-an-even-trade = above an even trade
modifier-contends-an-ambition = contends an ambition
modifier-advances-its-objective = advances its objective
part-contends-declared = { $part }: contends a declared ambition
part-contends = { $part }: contends an ambition
part-serves = { $part }: serves its objective
part-ousts = { $part }: makes the rival stop contending
pays-with = It pays with { $what }
proposes-nothing = With a hand it proposes and settles nothing
no-price-fits = Nothing that it wants has a price that fits
nothing-wanted-there = Nothing that it wants is there
rounds-rolled = There { $rounds ->
    [one] is { $rounds } round
   *[other] are { $rounds } rounds
} of negotiation with SUPERCATs
grievance-held = { DOES($seat, you: "hold", one: "holds") } a grievance against { NAME($rival) } for { NAME($cause) }: { $count } now
    .hands = Put one of { NAME($seat, form: "whose") } grievances against { NAME($rival) }: { $count }
grievance-for-battle = an attack
grievance-for-destroyed = a destroyed piece
grievance-for-stolen = a theft
grievance-for-taxed = a tax
grievance-for-captured = captured agents
grievance-settled = { DOES($seat, you: "settle", one: "settles") } one of { NAME($rival, form: "whose") } grievances: { $left } left
    .hands = Take one of { NAME($rival, form: "whose") } grievances against { NAME($seat) } away: { $left } left
offer-weighed = { DOES($partner, you: "answer", one: "answers") } with a { $die }{ COUNT($modifiers) ->
    [0] { "" }
   *[other] , { LIST($modifiers, glue: "comma") }
}: { $total }
round-passed = { DOES($seat, you: "offer", one: "offers") } no deal

## Its dice and its cards in the campaign

ask-die-summit = Roll the SUPERCAT's die to call a Summit
ask-die-outlaw = Roll the SUPERCAT's die: 5 or 6 makes an Outlaw
summit-rolled = { DOES($seat, you: "roll", one: "rolls") } a { $die } and { DOES($seat, you: "have", one: "has", subject: "no") } { favors }: { $total }, { $calls ->
    [yes] a Summit
   *[no] no Summit
}
outlaw-rolled = { DOES($seat, you: "roll", one: "rolls") } a { $die } over who cannot pay: { $outlaw ->
    [yes] an Outlaw
   *[no] no Outlaw
}
events-returned = { DOES($seat, you: "shuffle", one: "shuffles") } Events back into the stack
    .hands = Shuffle the Events back into { NAME($seat, form: "whose") } stack
