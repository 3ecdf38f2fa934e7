# Die Namen von Arcs auf Deutsch. Karten, Anführer und Schicksale heißen wie gedruckt.
#
# Formen: `a`, `acc`, `dat` mit „ein“ im ersten, vierten und dritten Fall; `the`, `the-acc`,
# `the-dat` mit „der“; `several`, `several-dat` in der Mehrzahl; `ending` ist die Endung eines
# Eigenschaftsworts nach „ein“; `plain` steht ohne Artikel. Genitive (`whose`) folgen dem Wort.

## Systeme

system-1-gate = Tor 1
system-1-arrow = Pfeil 1
system-1-crescent = Sichel 1
system-1-hex = Hex 1
system-2-gate = Tor 2
system-2-arrow = Pfeil 2
system-2-crescent = Sichel 2
system-2-hex = Hex 2
system-3-gate = Tor 3
system-3-arrow = Pfeil 3
system-3-crescent = Sichel 3
system-3-hex = Hex 3
system-4-gate = Tor 4
system-4-arrow = Pfeil 4
system-4-crescent = Sichel 4
system-4-hex = Hex 4
system-5-gate = Tor 5
system-5-arrow = Pfeil 5
system-5-crescent = Sichel 5
system-5-hex = Hex 5
system-6-gate = Tor 6
system-6-arrow = Pfeil 6
system-6-crescent = Sichel 6
system-6-hex = Hex 6

## Karten der Aufbaukarten

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

## Marker: Ressourcen, und Golems der Kampagne

token-material = { $form ->
    [a] ein Material
   *[plain] Material
}
token-fuel = { $form ->
    [a] einen Treibstoff
   *[plain] Treibstoff
}
token-weapon = { $form ->
    [a] eine Waffe
    [several] Waffen
   *[plain] Waffe
}
token-relic = { $form ->
    [a] ein Relikt
    [several] Relikte
   *[plain] Relikt
}
token-psionic = { $form ->
    [a] eine Psionik
   *[plain] Psionik
}
token-warrior = Warrior
token-protector = Protector
token-seeker = Seeker
token-harvester = Harvester

## Ziele

ambition-tycoon = Magnat
ambition-tyrant = Tyrann
ambition-warlord = Kriegsherr
ambition-keeper = Hüter
ambition-empath = Empath

## Figuren

piece-ship = { $form ->
    [a] ein Schiff
    [acc] ein Schiff
    [dat] einem Schiff
    [the] das Schiff
    [subject] Das Schiff
    [the-acc] das Schiff
    [the-dat] dem Schiff
    [several] Schiffe
    [several-dat] Schiffen
    [plain-acc] Schiff
    [ending] es
    [ending-acc] es
   *[plain] Schiff
}
piece-city = { $form ->
    [a] eine Stadt
    [acc] eine Stadt
    [dat] einer Stadt
    [the] die Stadt
    [subject] Die Stadt
    [the-acc] die Stadt
    [the-dat] der Stadt
    [several] Städte
    [several-dat] Städten
    [plain-acc] Stadt
    [ending] e
    [ending-acc] e
   *[plain] Stadt
}
piece-starport = { $form ->
    [a] ein Raumhafen
    [acc] einen Raumhafen
    [dat] einem Raumhafen
    [the] der Raumhafen
    [subject] Der Raumhafen
    [the-acc] den Raumhafen
    [the-dat] dem Raumhafen
    [several] Raumhäfen
    [several-dat] Raumhäfen
    [plain-acc] Raumhafen
    [ending] er
    [ending-acc] en
   *[plain] Raumhafen
}
piece-agent = { $form ->
    [a] ein Agent
    [acc] einen Agenten
    [dat] einem Agenten
    [the] der Agent
    [subject] Der Agent
    [the-acc] den Agenten
    [the-dat] dem Agenten
    [several] Agenten
    [several-dat] Agenten
    [plain-acc] Agenten
    [ending] er
    [ending-acc] en
   *[plain] Agent
}
piece-blight = { $form ->
    [a] ein Blight
    [acc] einen Blight
    [dat] einem Blight
    [the] der Blight
    [subject] Der Blight
    [the-acc] den Blight
    [the-dat] dem Blight
    [several] Blight
    [several-dat] Blight
    [plain-acc] Blight
    [ending] er
    [ending-acc] en
   *[plain] Blight
}

## Wessen Figuren keinem Sitz gehören

owner-7 = { $form ->
    [subject] Die Freien Staaten
    [of] der Freien Staaten
    [by] von den Freien Staaten
    [whose] der Freien Staaten
    [Whose] der Freien Staaten
    [acc] die Freien Staaten
    [dat] den Freien Staaten
   *[plain] die Freien Staaten
}
owner-8 = { $form ->
    [subject] Das Imperium
    [of] des Imperiums
    [by] vom Imperium
    [whose] des Imperiums
    [Whose] des Imperiums
    [acc] das Imperium
    [dat] dem Imperium
   *[plain] das Imperium
}
owner-9 = { $form ->
    [subject] Der Blight
    [of] des Blight
    [by] vom Blight
    [whose] des Blight
    [Whose] des Blight
    [acc] den Blight
    [dat] dem Blight
   *[plain] der Blight
}

## Aktionskarten

card-hidden = { $form ->
    [subject] Eine Karte
    [cap] Eine Karte
    [dat] einer Karte
   *[plain] eine Karte
}
card-administration-1 = Verwaltung 1
card-administration-2 = Verwaltung 2
card-administration-3 = Verwaltung 3
card-administration-4 = Verwaltung 4
card-administration-5 = Verwaltung 5
card-administration-6 = Verwaltung 6
card-administration-7 = Verwaltung 7
card-aggression-1 = Aggression 1
card-aggression-2 = Aggression 2
card-aggression-3 = Aggression 3
card-aggression-4 = Aggression 4
card-aggression-5 = Aggression 5
card-aggression-6 = Aggression 6
card-aggression-7 = Aggression 7
card-construction-1 = Bau 1
card-construction-2 = Bau 2
card-construction-3 = Bau 3
card-construction-4 = Bau 4
card-construction-5 = Bau 5
card-construction-6 = Bau 6
card-construction-7 = Bau 7
card-mobilization-1 = Mobilisierung 1
card-mobilization-2 = Mobilisierung 2
card-mobilization-3 = Mobilisierung 3
card-mobilization-4 = Mobilisierung 4
card-mobilization-5 = Mobilisierung 5
card-mobilization-6 = Mobilisierung 6
card-mobilization-7 = Mobilisierung 7
card-event-1 = Ereignis 1
card-event-2 = Ereignis 2
card-event-3 = Ereignis 3
card-faithful-1 = Gläubige 1
card-faithful-2 = Gläubige 2
card-faithful-3 = Gläubige 3
card-faithful-4 = Gläubige 4
card-faithful-5 = Gläubige 5
card-faithful-6 = Gläubige 6
card-faithful-7 = Gläubige 7
card-faithful-8 = Gläubige 8
card-faithful-9 = Gläubige 9

## Würfel

die-skirmish = { $form ->
    [die] Gefechtswürfel
   *[plain] Gefecht
}
die-assault = { $form ->
    [die] Sturmwürfel
   *[plain] Sturm
}
die-raid = { $form ->
    [die] Überfallwürfel
   *[plain] Überfall
}

## Seiten einer Karte der Gläubigen

side-zeal = Eifer
side-wisdom = Weisheit

## Hofkarten

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
    [acc] Kaiserlichen Rat
    [the-acc] den Kaiserlichen Rat
    [dat] dem Kaiserlichen Rat
   *[plain] Kaiserlicher Rat
}
card-unknown-lore = { $form ->
    [subject] Eine Lore-Karte
    [cap] Eine Lore-Karte
    [dat] einer Lore-Karte
   *[plain] eine Lore-Karte
}

## Anführer

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

## Fähigkeiten

card-f6-03 = Partisan Seizing
card-f8-03 = Spreading the Faith

## Andere Karten der Schicksale

card-f7-03 = Use Imperial Foundries

## Schicksale und Politik der Kampagne

fate-steward = Steward
fate-founder = Founder
fate-magnate = Magnate
fate-advocate = Advocate
fate-caretaker = Caretaker
fate-partisan = Partisan
fate-admiral = Admiral
fate-believer = Believer
policy-peace = Frieden
policy-escalation = Eskalation
policy-war = Krieg

## Der Ereigniswürfel und seine Symbole

symbol-arrow = Pfeil
symbol-crescent = Sichel
symbol-hex = Hex
result-crisis = { $form ->
    [a] eine Krise
   *[plain] Krise
}
result-edict = { $form ->
    [a] ein Edikt
   *[plain] Edikt
}

## Aktionen; was nur eine Karte erlaubt, heißt wie gedruckt

action-tax = { $form ->
    [cap] Besteuern
   *[plain] besteuern
}
action-build = { $form ->
    [cap] Bauen
   *[plain] bauen
}
action-repair = { $form ->
    [cap] Reparieren
   *[plain] reparieren
}
action-move = { $form ->
    [cap] Bewegen
   *[plain] bewegen
}
action-influence = { $form ->
    [cap] Einfluss nehmen
   *[plain] Einfluss nehmen
}
action-secure = { $form ->
    [cap] Sichern
   *[plain] sichern
}
action-battle = { $form ->
    [cap] Kämpfen
   *[plain] kämpfen
}
action-manufacture = Manufacture
action-synthesize = Synthesize
action-pressgang = Pressgang
action-execute = Execute
action-abduct = Abduct
action-trade = Trade
action-bargain = Bargain
action-recover = Recover
action-spy = Spy
action-summon = Summon
action-fire-rifles = Fire rifles
action-nurture = Nurture
action-prune = Prune
action-guide = Guide
action-martyr = Martyr
action-annex = Annex
action-awaken = Awaken
action-teach = Teach
action-move-and-battle = { $form ->
    [cap] Bewegen und kämpfen
   *[plain] bewegen und kämpfen
}
action-influence-and-secure = { $form ->
    [cap] Einfluss nehmen und sichern
   *[plain] Einfluss nehmen und sichern
}

# Was an einem echten Tisch gefragt wird.
ask-die-skirmish = Gefechtswürfel
ask-die-assault = Sturmwürfel
ask-die-raid = Überfallwürfel
ask-die-share = { $count } von 6
ask-face-blank = Leer
ask-face-hit = { $count } Treffer
ask-face-self-hit = { $count } Eigentreffer
ask-face-intercept = { $count } Abfangen
ask-face-building-hit = { $count } Gebäudetreffer
ask-face-key = { $count } Schlüssel
ask-hand-else = Anderes
ask-hand-not = { NAME($card, form: "cap") } kann hier nur verdeckt gespielt werden.
ask-given-copy = Kopie, verdeckt
ask-given-seizewith = Karte zum Ergreifen
ask-given-discardaction = Karte ablegen
ask-given-swap = Karte tauschen
ask-lies-discarded = im Ablagestapel
ask-lies-hand = auf { NAME($seat, form: "whose") } Hand
ask-lies-round = in dieser Runde
ask-lies-court = am Hof
ask-lies-before = vor { NAME($seat, form: "dat") }

# Mehrere gedruckte Texte einer Karte.
printed-texts = { LIST($texts, glue: "space") }

# Rätsel.
puzzle-way = { LIST($moves, glue: "sentences") }
puzzle-on = Das Beste bei { $deals } Verteilungen der verdeckten Hände
puzzle-next-best = Das Nächstbeste kostet { $cost } Macht: { $move }
