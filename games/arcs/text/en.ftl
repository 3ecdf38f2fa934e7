# The names of Arcs in English.

## Systems

system-1-gate = Gate 1
system-1-arrow = Arrow 1
system-1-crescent = Crescent 1
system-1-hex = Hex 1
system-2-gate = Gate 2
system-2-arrow = Arrow 2
system-2-crescent = Crescent 2
system-2-hex = Hex 2
system-3-gate = Gate 3
system-3-arrow = Arrow 3
system-3-crescent = Crescent 3
system-3-hex = Hex 3
system-4-gate = Gate 4
system-4-arrow = Arrow 4
system-4-crescent = Crescent 4
system-4-hex = Hex 4
system-5-gate = Gate 5
system-5-arrow = Arrow 5
system-5-crescent = Crescent 5
system-5-hex = Hex 5
system-6-gate = Gate 6
system-6-arrow = Arrow 6
system-6-crescent = Crescent 6
system-6-hex = Hex 6

## Maps of the setup cards

setup-2p-frontiers = Frontiers
setup-2p-mix-up-1 = Mix Up 1
setup-2p-homelands = Homelands
setup-2p-mix-up-2 = Mix Up 2
setup-3p-mix-up = Mix Up
setup-3p-frontiers = Frontiers
setup-3p-homelands = Homelands
setup-3p-core-conflict = Core Conflict
setup-4p-mix-up-1 = Mix Up 1
setup-4p-mix-up-2 = Mix Up 2
setup-4p-frontiers = Frontiers
setup-4p-mix-up-3 = Mix Up 3

## Tokens: resources, and golems of the campaign

token-material = Material
token-fuel = Fuel
token-weapon = { $form ->
    [several] Weapons
   *[plain] Weapon
}
token-relic = { $form ->
    [several] Relics
   *[plain] Relic
}
token-psionic = { $form ->
    [several] Psionics
   *[plain] Psionic
}
token-warrior = Warrior
token-protector = Protector
token-seeker = Seeker
token-harvester = Harvester

## Ambitions

ambition-tycoon = Tycoon
ambition-tyrant = Tyrant
ambition-warlord = Warlord
ambition-keeper = Keeper
ambition-empath = Empath

## Pieces

piece-ship = { $form ->
    [a] a ship
    [several] ships
   *[plain] ship
}
piece-city = { $form ->
    [a] a city
    [several] cities
   *[plain] city
}
piece-starport = { $form ->
    [a] a starport
    [several] starports
   *[plain] starport
}
piece-agent = { $form ->
    [a] an agent
    [several] agents
   *[plain] agent
}
piece-blight = Blight

## Whose pieces are no seat's

owner-7 = { $form ->
    [subject] The Free States
    [whose] the Free States'
    [Whose] The Free States'
   *[plain] the Free States
}
owner-8 = { $form ->
    [subject] The Empire
    [whose] the Empire's
    [Whose] The Empire's
   *[plain] the Empire
}
owner-9 = { $form ->
    [subject] The Blight
    [whose] the Blight's
    [Whose] The Blight's
   *[plain] the Blight
}

## Action cards

card-hidden = a card
card-administration-1 = Administration 1
card-administration-2 = Administration 2
card-administration-3 = Administration 3
card-administration-4 = Administration 4
card-administration-5 = Administration 5
card-administration-6 = Administration 6
card-administration-7 = Administration 7
card-aggression-1 = Aggression 1
card-aggression-2 = Aggression 2
card-aggression-3 = Aggression 3
card-aggression-4 = Aggression 4
card-aggression-5 = Aggression 5
card-aggression-6 = Aggression 6
card-aggression-7 = Aggression 7
card-construction-1 = Construction 1
card-construction-2 = Construction 2
card-construction-3 = Construction 3
card-construction-4 = Construction 4
card-construction-5 = Construction 5
card-construction-6 = Construction 6
card-construction-7 = Construction 7
card-mobilization-1 = Mobilization 1
card-mobilization-2 = Mobilization 2
card-mobilization-3 = Mobilization 3
card-mobilization-4 = Mobilization 4
card-mobilization-5 = Mobilization 5
card-mobilization-6 = Mobilization 6
card-mobilization-7 = Mobilization 7
card-event-1 = Event 1
card-event-2 = Event 2
card-event-3 = Event 3
card-faithful-1 = Faithful 1
card-faithful-2 = Faithful 2
card-faithful-3 = Faithful 3
card-faithful-4 = Faithful 4
card-faithful-5 = Faithful 5
card-faithful-6 = Faithful 6
card-faithful-7 = Faithful 7
card-faithful-8 = Faithful 8
card-faithful-9 = Faithful 9

## Dice

die-skirmish = skirmish
die-assault = assault
die-raid = raid

## Sides of a Faithful card

side-zeal = Zeal
side-wisdom = Wisdom

## Court cards

card-bc01 = Loyal Engineers
card-bc02 = Mining Interest
card-bc03 = Material Cartel
card-bc04 = Admin Union
card-bc05 = Construction Union
card-bc06 = Fuel Cartel
card-bc07 = Loyal Pilots
card-bc08 = Gatekeepers
card-bc09 = Shipping Interest
card-bc10 = Spacing Union
card-bc11 = Arms Union
card-bc12 = Prison Wardens
card-bc13 = Skirmishers
card-bc14 = Court Enforcers
card-bc15 = Loyal Marines
card-bc16 = Lattice Spies
card-bc17 = Farseers
card-bc18 = Secret Order
card-bc19 = Loyal Empaths
card-bc20 = Silver-Tongues
card-bc21 = Loyal Keepers
card-bc22 = Sworn Guardians
card-bc23 = Elder Broker
card-bc24 = Relic Fence
card-bc25 = Galactic Bards
card-bc26 = Mass Uprising
card-bc27 = Populist Demands
card-bc28 = Outrage Spreads
card-bc29 = Song of Freedom
card-bc30 = Guild Struggle
card-bc31 = Call to Action
card-cc11 = Populist Demands
card-cc12 = Council Intrigue
card-cc13 = Diplomatic Fiasco
card-cc14 = Song of Freedom
card-cc15 = Blight Looms
card-f1-03 = Dealmakers
card-f2-02 = Parade Fleets
card-f3-02 = Merchant League
card-f4-02 = Guild Investigators
card-f4-03 = Guild Overseers
card-f5-04 = Stone-Speakers
card-f6-02 = Informants
card-f7-02 = Imperial Officers
card-f8-02 = Faithful Disciples
card-aid01 = { $form ->
    [the] the Imperial Council
   *[plain] Imperial Council
}
card-unknown-lore = { $form ->
    [cap] A lore card
    [subject] A lore card
   *[plain] a lore card
}

## Leaders

card-leader01 = Elder
card-leader02 = Mystic
card-leader03 = Fuel-Drinker
card-leader04 = Upstart
card-leader05 = Rebel
card-leader06 = Warrior
card-leader07 = Feastbringer
card-leader08 = Demagogue
card-leader09 = Archivist
card-leader10 = Overseer
card-leader11 = Corsair
card-leader12 = Noble
card-leader13 = Anarchist
card-leader14 = Shaper
card-leader15 = Agitator
card-leader16 = Quartermaster

## Lore

card-lore01 = Tool-Priests
card-lore02 = Galactic Rifles
card-lore03 = Sprinter Drives
card-lore04 = Mirror Plating
card-lore05 = Hidden Harbors
card-lore06 = Signal Breaker
card-lore07 = Repair Drones
card-lore08 = Gate Ports
card-lore09 = Cloud Cities
card-lore10 = Living Structures
card-lore11 = Gate Stations
card-lore12 = Railgun Arrays
card-lore13 = Ancient Holdings
card-lore14 = Seeker Torpedoes
card-lore15 = Predictive Sensors
card-lore16 = Force Beams
card-lore17 = Raider Exosuits
card-lore18 = Survival Overrides
card-lore19 = Empath's Vision
card-lore20 = Empath's Bond
card-lore21 = Keeper's Trust
card-lore22 = Keeper's Solidarity
card-lore23 = Warlord's Cruelty
card-lore24 = Warlord's Terror
card-lore25 = Tyrant's Ego
card-lore26 = Tyrant's Authority
card-lore27 = Tycoon's Ambition
card-lore28 = Tycoon's Charm
card-f1-02 = Imperial Authority
card-f5-02 = Golem Beacon
card-f5-03 = Golem Hearth

## Abilities

card-f6-03 = Partisan Seizing
card-f8-03 = Spreading the Faith

## Other cards of fates

card-f7-03 = Use Imperial Foundries

## Fates and policies of the campaign

fate-steward = Steward
fate-founder = Founder
fate-magnate = Magnate
fate-advocate = Advocate
fate-caretaker = Caretaker
fate-partisan = Partisan
fate-admiral = Admiral
fate-believer = Believer
policy-peace = Peace
policy-escalation = Escalation
policy-war = War

## The event die and its symbols

symbol-arrow = arrow
symbol-crescent = crescent
symbol-hex = hex
result-crisis = { $form ->
    [a] a crisis
   *[plain] crisis
}
result-edict = { $form ->
    [a] an edict
   *[plain] edict
}

## Actions

action-tax = { $form ->
    [cap] Tax
   *[plain] tax
}
action-build = { $form ->
    [cap] Build
   *[plain] build
}
action-repair = { $form ->
    [cap] Repair
   *[plain] repair
}
action-move = { $form ->
    [cap] Move
   *[plain] move
}
action-influence = { $form ->
    [cap] Influence
   *[plain] influence
}
action-secure = { $form ->
    [cap] Secure
   *[plain] secure
}
action-battle = { $form ->
    [cap] Battle
   *[plain] battle
}
action-manufacture = { $form ->
    [cap] Manufacture
   *[plain] manufacture
}
action-synthesize = { $form ->
    [cap] Synthesize
   *[plain] synthesize
}
action-pressgang = { $form ->
    [cap] Pressgang
   *[plain] pressgang
}
action-execute = { $form ->
    [cap] Execute
   *[plain] execute
}
action-abduct = { $form ->
    [cap] Abduct
   *[plain] abduct
}
action-trade = { $form ->
    [cap] Trade
   *[plain] trade
}
action-bargain = { $form ->
    [cap] Bargain
   *[plain] bargain
}
action-recover = { $form ->
    [cap] Recover
   *[plain] recover
}
action-spy = { $form ->
    [cap] Spy
   *[plain] spy
}
action-summon = { $form ->
    [cap] Summon
   *[plain] summon
}
action-fire-rifles = { $form ->
    [cap] Fire rifles
   *[plain] fire rifles
}
action-nurture = { $form ->
    [cap] Nurture
   *[plain] nurture
}
action-prune = { $form ->
    [cap] Prune
   *[plain] prune
}
action-guide = { $form ->
    [cap] Guide
   *[plain] guide
}
action-martyr = { $form ->
    [cap] Martyr
   *[plain] martyr
}
action-annex = { $form ->
    [cap] Annex
   *[plain] annex
}
action-awaken = { $form ->
    [cap] Awaken
   *[plain] awaken
}
action-teach = { $form ->
    [cap] Teach
   *[plain] teach
}
action-move-and-battle = { $form ->
    [cap] Move and battle
   *[plain] move and battle
}
action-influence-and-secure = { $form ->
    [cap] Influence and secure
   *[plain] influence and secure
}

# What is asked at a real table.
ask-die-skirmish = Skirmish dice
ask-die-assault = Assault dice
ask-die-raid = Raid dice
ask-die-share = { $count } in 6
ask-face-blank = Blank
ask-face-hit = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
ask-face-self-hit = { $count ->
    [one] 1 self-hit
   *[other] { $count } self-hits
}
ask-face-intercept = { $count ->
    [one] 1 intercept
   *[other] { $count } intercepts
}
ask-face-building-hit = { $count ->
    [one] 1 building hit
   *[other] { $count } building hits
}
ask-face-key = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
ask-hand-else = Else
ask-hand-not = { NAME($card, form: "cap") } can only be played face down here.
ask-given-copy = Copy, face down
ask-given-seizewith = Seize with a card
ask-given-discardaction = Discard a card
ask-given-swap = Swap a card
ask-lies-discarded = in the discard
ask-lies-hand = in { NAME($seat, form: "whose") } hand
ask-lies-round = in this round
ask-lies-court = in the Court
ask-lies-before = next to { NAME($seat) }

# Several printed texts of a card.
printed-texts = { LIST($texts, glue: "space") }

# Puzzles in another language than English.
puzzle-way = { LIST($moves, glue: "sentences") }
puzzle-on = Best on { $deals } deals of the hidden hands
puzzle-next-best = The next best choice costs { $cost } Power. It is: { $move }
