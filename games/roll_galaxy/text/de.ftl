# Roll for the Galaxy auf Deutsch, mit den Begriffen der deutschen Ausgabe. Die Namen der Plättchen bleiben englisch.

## Namen

colour-white = { $form ->
    [nom] weiße
    [a] ein weißer
    [acc] einen weißen
    [dat] einem weißen
    [weak] weißen
    [cap] Weiß
   *[plain] weiß
}
colour-red = { $form ->
    [nom] rote
    [a] ein roter
    [acc] einen roten
    [dat] einem roten
    [weak] roten
    [cap] Rot
   *[plain] rot
}
colour-purple = { $form ->
    [nom] lila
    [a] ein lila
    [acc] einen lila
    [dat] einem lila
    [weak] lila
    [cap] Lila
   *[plain] lila
}
colour-cyan = { $form ->
    [nom] blaue
    [a] ein blauer
    [acc] einen blauen
    [dat] einem blauen
    [weak] blauen
    [cap] Blau
   *[plain] blau
}
colour-brown = { $form ->
    [nom] braune
    [a] ein brauner
    [acc] einen braunen
    [dat] einem braunen
    [weak] braunen
    [cap] Braun
   *[plain] braun
}
colour-green = { $form ->
    [nom] grüne
    [a] ein grüner
    [acc] einen grünen
    [dat] einem grünen
    [weak] grünen
    [cap] Grün
   *[plain] grün
}
colour-yellow = { $form ->
    [nom] gelbe
    [a] ein gelber
    [acc] einen gelben
    [dat] einem gelben
    [weak] gelben
    [cap] Gelb
   *[plain] gelb
}
colour-gray = { $form ->
    [nom] graue
    [a] ein grauer
    [acc] einen grauen
    [dat] einem grauen
    [weak] grauen
    [cap] Grau
   *[plain] grau
}
phase-wild = Joker
phase-dictate = Diktieren
tile = { $development } / { $world }
hidden-tile = ein Plättchen

# Die gedruckten Namen der Seiten.

side-new-galactic-order = New Galactic Order
side-secluded-world = Secluded World
side-galactic-exchange = Galactic Exchange
side-star-nomad-lair = Star Nomad Lair
side-galactic-federation = Galactic Federation
side-artist-colony = Artist Colony
side-galactic-bankers = Galactic Bankers
side-former-penal-colony = Former Penal Colony
side-free-trade-association = Free Trade Association
side-sentient-robots = Sentient Robots
side-mining-league = Mining League
side-new-survivalists = New Survivalists
side-galactic-renaissance = Galactic Renaissance
side-fifth-column = Fifth Column
side-new-economy = New Economy
side-high-gravity-world = High-Gravity World
side-system-diversification = System Diversification
side-rebel-miners = Rebel Miners
side-galactic-reserves = Galactic Reserves
side-rebel-hideout = Rebel Hideout
side-alien-research-ship = Alien Research Ship
side-spice-world = Spice World
side-galactic-investors = Galactic Investors
side-new-vinland = New Vinland
side-nanotechnology = Nanotechnology
side-radioactive-world = Radioactive World
side-robot-surveyors = Robot Surveyors
side-asteroid-belt = Asteroid Belt
side-organic-shipyards = Organic Shipyards
side-outlaw-world = Outlaw World
side-information-tech = Information Tech
side-pirate-world = Pirate World
side-conscription = Conscription
side-gem-world = Gem World
side-investment-credits = Investment Credits
side-galactic-survey-headquarters = Galactic Survey Headquarters
side-replicant-robots = Replicant Robots
side-space-port = Space Port
side-galactic-salon = Galactic Salon
side-runaway-robots = Runaway Robots
side-propaganda-campaign = Propaganda Campaign
side-ore-rich-world = Ore-Rich World
side-alien-uplift-blueprints = Alien Uplift Blueprints
side-information-hub = Information Hub
side-free-trade-zone = Free Trade Zone
side-galactic-resort = Galactic Resort
side-space-marines = Space Marines
side-prosperous-world = Prosperous World
side-space-tourism = Space Tourism
side-universal-exports = Universal Exports
side-galactic-influence = Galactic Influence
side-blaster-gem-mines = Blaster Gem Mines
side-galactic-mandate = Galactic Mandate
side-mining-world = Mining World
side-isolation-policy = Isolation Policy
side-planetary-nebula = Planetary Nebula
side-merchant-guild = Merchant Guild
side-jumpdrive-fuel-refinery = Jumpdrive Fuel Refinery
side-major-research-labs = Major Research Labs
side-galactic-fuel-depot = Galactic Fuel Depot
side-trade-levies = Trade Levies
side-comet-zone = Comet Zone
side-alien-research-team = Alien Research Team
side-rebel-warrior-race = Rebel Warrior Race
side-homeworld-patriotism = Homeworld Patriotism
side-plague-world = Plague World
side-space-refineries = Space Refineries
side-uplift-overseers = Uplift Overseers
side-executive-power = Executive Power
side-trading-world = Trading World
side-mad-scientists = Mad Scientists
side-gateway-station = Gateway Station
side-export-duties = Export Duties
side-silicon-world = Silicon World
side-space-docks = Space Docks
side-armaments-world = Armaments World
side-colonial-affinity = Colonial Affinity
side-malevolent-lifeforms = Malevolent Lifeforms
side-technology-affinity = Technology Affinity
side-jungle-world = Jungle World
side-local-subsidies = Local Subsidies
side-distant-world = Distant World
side-shipping-affinity = Shipping Affinity
side-deep-space-symbionts-ltd = Deep Space Symbionts, Ltd.
side-galactic-demand = Galactic Demand
side-deserted-alien-outpost = Deserted Alien Outpost
side-galactic-recycling = Galactic Recycling
side-alien-robot-scout-ship = Alien Robot Scout Ship
side-minor-research-labs = Minor Research Labs
side-transport-hub = Transport Hub
side-operations-affinity = Operations Affinity
side-tourist-world = Tourist World
side-advanced-logistics = Advanced Logistics
side-designer-species-ultd = Designer Species, Ultd.
side-diversification = Diversification
side-lost-species-ark-world = Lost Species Ark World
side-public-works = Public Works
side-lost-alien-warship = Lost Alien Warship
side-technology-unions = Technology Unions
side-deserted-alien-colony = Deserted Alien Colony
side-terraforming-robots = Terraforming Robots
side-terraformed-world = Terraformed World
side-jumpdrive-research = Jumpdrive Research
side-deserted-alien-library = Deserted Alien Library
side-hydroponics-guild = Hydroponics Guild
side-alien-sentinels = Alien Sentinels
side-space-mercenaries = Space Mercenaries
side-lost-alien-battle-fleet = Lost Alien Battle Fleet
side-backup-planning = Backup Planning
side-galactic-trendsetters = Galactic Trendsetters
side-space-piracy = Space Piracy
side-hidden-fortress = Hidden Fortress
side-alien-archaeology = Alien Archaeology
side-alien-rosetta-stone-world = Alien Rosetta Stone World
side-consumer-markets = Consumer Markets
side-space-mall = Space Mall
side-improved-reconnaissance = Improved Reconnaissance
side-wormhole-station = Wormhole Station
side-genetics-lab = Genetics Lab
side-the-last-of-the-gnarssh = The Last of the Gnarssh
side-galactic-religion = Galactic Religion
side-pilgrimage-world = Pilgrimage World
side-biological-adaptation = Biological Adaptation
side-aquatic-uplift-world = Aquatic Uplift World
side-mining-industry = Mining Industry
side-meteorite-planet = Meteorite Planet
side-destroyed-colony = Destroyed Colony
side-awakened-alien-outpost = Awakened Alien Outpost
side-old-earth = Old Earth
side-epsilon-eridani = Epsilon Eridani
side-alpha-centauri = Alpha Centauri
side-new-sparta = New Sparta
side-earth-s-lost-colony = Earth's Lost Colony
side-separatist-colony = Separatist Colony
side-ancient-race = Ancient Race
side-damaged-alien-factory = Damaged Alien Factory
side-doomed-world = Doomed World

# Wofür die Farben stehen; Welten können auch grau sein.
worker-explorer = { $form ->
    [many] Erkunder
    [title] Erkunder
   *[plain] Erkunder
}
worker-developer = { $form ->
    [many] Entwickler
    [title] Entwickler
   *[plain] Entwickler
}
worker-settler = { $form ->
    [many] Siedler
    [title] Siedler
   *[plain] Siedler
}
worker-producer = { $form ->
    [many] Produzenten
    [title] Produzenten
    [weak] Produzenten
   *[plain] Produzent
}
worker-shipper = { $form ->
    [many] Verlader
    [title] Verlader
   *[plain] Verlader
}
worker-any = { $form ->
    [many] Arbeiter
   *[plain] Arbeiter
}

## Die Fähigkeiten der Plättchen

kind-of-six-plus = Entwicklung 6+
    .short = Entwicklung
kind-of-reassign = Entwicklung, die Arbeiter verschiebt
    .short = Verschieben
kind-of-development = Entwicklung
    .short = Entwicklung
kind-of-home-world = Heimatwelt
    .short = Heimat
kind-of-world = { NAME($kind, form: "cap") }Welt
    .short = { NAME($kind, form: "cap") }Welt
timing-completed = Bei Fertigstellung
timing-setup = Beim Aufbau
timing-scoring = Wertung
timing-assign = Zuordnen
timing-phases = { LIST($phases) }
number-word = { $number ->
    [1] einen
    [2] zwei
    [3] drei
   *[other] { $number }
}
glue-then = { $first }, dann { $last }

power-once = { LIST($effects, glue: "then") }.
power-gain-die = { number-word } { $number ->
    [one] neuen
   *[other] neue
} { NAME($kind, form: "compound") }Würfel ({ NAME($colour) }) { $to ->
    [cup] in deinen Becher
    [citizenry] in deine Bevölkerung
   *[world] als Gut auf diese Welt
}
power-gain-credits = nimm ${ $credits }
power-set-start-credits = du beginnst mit ${ $credits } statt mit $1
power-remove-die = gib { number-word } deiner Würfel ab
moved-workers = { number-word } { $which ->
    [some] { LIST($kinds, glue: "or", form: "compound") }
   *[any] { "" }
}{ $number ->
    [one] { LIST($workers, glue: "or", form: "weak") }
   *[other] { LIST($workers, glue: "or", form: "many") }
}{ $which ->
    [but-home] { " " }(keine Heimat-Arbeiter)
   *[any] { "" }
}
to-your-call = in die Phase, die du wählst
to-phases = zu { LIST($phases, glue: "or") }
to-any-phase = { $number ->
    [one] in eine beliebige Phase
   *[other] in beliebige Phasen
}
power-reassign = verschiebe { $upTo ->
    [yes] bis zu{ " " }
   *[no] { "" }
}{ moved-workers } { $targets }.
power-reassign-same = verschiebe genau { number-word } Arbeiter aus derselben Phase { $targets }.
power-reassign-lead = hast du die meisten { NAME($kind, form: "compound") }Welten, verschiebe bis zu { $sole } Arbeiter { $targets }; bei Gleichstand nur { $tied }.
short-to-your-call = zu deiner Phase
short-to-any-phase = beliebig
these-kinds = { LIST($kinds, glue: "or") }
these-colours = { LIST($colours, glue: "or", form: "weak") }
short-reassign = { $number } { $which ->
    [some] { $what }{ " " }
   *[any] { "" }
}{ $number ->
    [one] { LIST($workers, glue: "or") }
   *[other] { LIST($workers, glue: "or", form: "many") }
}{ $which ->
    [but-home] , nicht Heimat,
   *[any] { "" }
} { $targets }
short-reassign-same = { $number } aus einer Phase { $targets }
short-reassign-lead = bis zu { $number } Arbeiter beliebig
power-dictate-targets = ein Diktat verschiebt bis zu { number-word } andere Arbeiter, nicht nur einen.
power-dictate-unlimited = diktiere in jeder Runde beliebig oft, nicht nur einmal.
one-worker = einen { NAME($kind, form: "compound") }{ NAME($worker, form: "weak") }
power-extra-worker = du hast zusätzlich { LIST($workers) } ohne Würfel.
power-rearrange-construction = { $needsExplorer ->
    [yes] mit einem Erkunder darfst du
   *[no] du darfst
} die Plättchen deiner zwei Stapel beliebig umordnen und umdrehen.
power-scout-on-top = ein aufgeklärtes Plättchen darf auch oben auf einen Stapel, nicht nur darunter.
power-stock-credits = sammelt ein { NAME($kind, form: "compound") }Erkunder, nimm ${ $credits } statt $2.
power-scout-bonus = ${ $credits }, wenn ein { NAME($kind, form: "compound") }Erkunder aufgeklärt hat.
power-draw-at-end = ziehe am Ende von Erkunden { $number ->
    [one] noch ein
   *[other] noch { number-word }
} Plättchen und lege { $number ->
    [one] es
   *[other] sie
} unter einen Stapel.
power-cost-discount = { $tiles ->
    [worlds] { $hasKinds ->
        [yes] { LIST($kinds, form: "compound") }
       *[no] { "" }
    }Welten
    [reassign] Entwicklungen, die Arbeiter verschieben,
   *[developments] Entwicklungen
} kosten { number-word } { $number ->
    [one] { NAME($worker) }
   *[other] { NAME($worker, form: "many") }
} weniger, aber mindestens { $least }{ $floor ->
    [1] { "" }
   *[other] { " " }(billigere ihren gedruckten Preis)
}.
a-tile-to-pay = { $isWorld ->
    [yes] eine Welt
   *[no] eine andere Entwicklung
}
power-save-all = alle { NAME($kind, form: "compound") }Würfel, die du für { a-tile-to-pay } ausgibst, kommen in deinen Becher statt in die Bevölkerung.
power-save-workers = lege { $fewest } oder { $most } der Würfel, die du für { a-tile-to-pay } ausgibst, in deinen Becher statt in die Bevölkerung.
completed-tile = { $tiles ->
    [world] jede Welt
    [development] jede andere Entwicklung
   *[any] jedes andere Plättchen
}
power-credits-on-complete = ${ $credits } für { completed-tile }, { $tiles ->
    [any] das
   *[other] die
} du fertigstellst.
power-credits-on-complete-more = ${ $credits } für { completed-tile }, { $tiles ->
    [any] das
   *[other] die
} du fertigstellst, ${ $whole } für eine { NAME($kind, form: "compound") }Welt.
power-extra-good-place = auf jede deiner Welten, die nicht grau ist, { $number ->
    [one] passt ein Gut
   *[other] passen { number-word } Güter
} mehr; jedes Gut braucht seinen eigenen Verlader.
from-a-world = { COUNT($first) ->
    [0] { "" }
   *[other] { " " }von einer { LIST($first, form: "compound") }{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }oder { LIST($others, glue: "or", form: "compound") }
    }Welt
}
power-trade-bonus = ${ $credits } mehr für jedes verkaufte Gut{ from-a-world }.
chips-more = { $chips } Siegpunkt-Chip{ $chips ->
    [one] { "" }
   *[other] s
} mehr
credits-more = ${ $credits }
power-consume-bonus = { LIST($gains) } für jedes verbrauchte Gut{ from-a-world }.
power-buy-on-trade = nach jedem verkauften Gut darfst du für ${ $credits } { $chips } Siegpunkt-Chip{ $chips ->
    [one] { "" }
   *[other] s
} kaufen.
power-phase-income = ${ $credits } am Ende der Phase{ $atOnce ->
    [yes] , auch in der Phase, die dieses Plättchen fertigstellt
   *[no] { "" }
}.
power-income-per-good = am Ende der Phase ${ $credits } für { $by ->
    [world_colour] jedes Gut auf deinen { NAME($kind, form: "compound") }Welten
   *[die_colour] jeden { NAME($kind, form: "compound") }Würfel, der als Gut auf deinen Welten liegt
}.
power-income-per-citizen = am Ende der Phase ${ $credits } für { $number ->
    [1] jeden { NAME($kind, form: "compound") }Würfel in deiner Bevölkerung.
   *[other] je { number-word } { NAME($kind, form: "compound") }Würfel in deiner Bevölkerung (angebrochene Gruppen zählen).
}
power-income-if-most = am Ende der Phase ${ $credits }, wenn du { $tied ->
    [0] mehr Entwicklungen hast als alle anderen
   *[other] die meisten Entwicklungen hast, bei Gleichstand ${ $tied }
}.
power-income-if-highest-world = am Ende der Phase ${ $credits }, wenn du { $tied ->
    [0] allein die teuerste Welt hast
   *[other] die teuerste Welt hast, bei Gleichstand ${ $tied }
}.
power-phase-chips = { $chips } Siegpunkt-Chip{ $chips ->
    [one] { "" }
   *[other] s
}, sooft die Phase stattfindet.
score-triangular-root-of-chips = 1 Siegpunkt für 1 Siegpunkt in Chips, 2 für 3, 3 für 6, 4 für 10 und so weiter.
score-dice-of-colour = { $points } SP für je { number-word } deiner { NAME($kind, form: "compound") }Würfel; angebrochene Gruppen zählen voll.
score-distinct-die-colours = { $points } SP für jede Farbe unter deinen Würfeln.
score-developments = { $points } SP für jede deiner Entwicklungen, auch diese.
score-worlds-of-colour = { $points } SP für jede deiner { NAME($kind, form: "compound") }Welten.
score-developments-without-reassign = { $points } SP für jede deiner Entwicklungen, die keine Arbeiter verschiebt, auch diese.
score-goods = { $points } SP für jedes Gut auf deinen Welten.
a-share-of = { $number ->
    [1] die Summe
    [2] die Hälfte
   *[3] ein Drittel
}
score-development-cost = { a-share-of } der gedruckten Kosten deiner Entwicklungen, aufgerundet.
score-world-cost-of-colour = { a-share-of } der gedruckten Kosten deiner { NAME($kind, form: "compound") }Welten, aufgerundet.
score-reassign-development-cost = { a-share-of } der gedruckten Kosten deiner Entwicklungen, die Arbeiter verschieben, aufgerundet.

## Gezähltes

dice-of-colour = { $form ->
    [acc] { NAME($colour, form: "acc") }
    [dat] { NAME($colour, form: "dat") }
   *[plain] { $count } { NAME($colour) }
}
handful = { $total ->
    [0] keine Würfel
    [one] { LIST($dice, form: "acc") } Würfel
   *[other] { $total } Würfel ({ LIST($dice, glue: "comma") })
}
handful-dative = { $total ->
    [0] keinen Würfeln
    [one] { LIST($dice, form: "dat") } Würfel
   *[other] { $total } Würfeln ({ LIST($dice, glue: "comma") })
}
tiles = { $tiles } Plättchen
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-dative = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
a-worker = { $virtual ->
    [yes] einem virtuellen { NAME($colour, form: "weak") }
   *[no] { NAME($colour, form: "dat") }
}
into-cup = { PERSON($seat) ->
    [you] in deinen Becher
    [mark] in den Becher
   *[one] in den Becher von { NAME($seat, form: "dat") }
}
into-citizenry = { PERSON($seat) ->
    [you] in deine Bevölkerung
    [mark] in die Bevölkerung
   *[one] in die Bevölkerung von { NAME($seat, form: "dat") }
}
out-of-citizenry = { PERSON($seat) ->
    [you] aus deiner Bevölkerung
    [mark] aus der Bevölkerung
   *[one] aus der Bevölkerung von { NAME($seat, form: "dat") }
}
the-zone = { PERSON($seat) ->
    [you] deine Konstruktionszone
    [mark] die Konstruktionszone
   *[one] die Konstruktionszone von { NAME($seat, form: "dat") }
}
of-zone = { PERSON($seat) ->
    [you] deiner Konstruktionszone
    [mark] der Konstruktionszone
   *[one] der Konstruktionszone von { NAME($seat, form: "dat") }
}
marker-of = { PERSON($seat) ->
    [you] deinen Krediteinheiten-Marker
    [mark] den Krediteinheiten-Marker
   *[one] den Krediteinheiten-Marker von { NAME($seat, form: "dat") }
}

## Was geschieht: der Aufbau

faction-drawn = { DOES($seat, you: "bekommst", one: "bekommt") } Fraktion { $number }: { $development } / { $world }
    .log = { DOES($seat, you: "ziehst", one: "zieht") } { $development } / { $world }
    .hands = { hand-to } Fraktions-Plättchen { $number }: { $development } / { $world }
home-drawn = { DOES($seat, you: "beginnst", one: "beginnt") } mit { NAME($side) }
    .hands = { hand-to } die Heimatwelt { NAME($side) }
stacks-started = { DOES($seat, you: "legst", one: "legt") } { NAME($development) } zu den Entwicklungen und { NAME($world) } zu den Welten
    .hands = Lege { NAME($development) } und { NAME($world) } in { the-zone }

## Was geschieht: Würfeln, Zuordnen, Aufdecken

round-started = Runde { $round }
everybody-rolls = Alle würfeln
cup-rolled = { DOES($seat, you: "wirfst", one: "wirft") } { $dice } Würfel
worker-assigned = { DOES($seat, you: "ordnest", one: "ordnet") } hinter dem Schirm einen Würfel zu
assignment-confirmed = { DOES($seat, you: "bist", one: "ist") } bereit
extra-die-rolled = Der Zusatzwürfel zeigt { NAME($phase) }
call-of-seat = { $form ->
    [subject] { DOES($seat, you: "wählst", one: "wählt") }
   *[plain] { DOES($seat, you: "wählst", one: "wählt", subject: "inside") }
} { NAME($phase) }
    .log = { DOES($seat, you: "wählst", one: "wählt") } { NAME($phase) }
phases-happen = { LIST($phases) } { COUNT($phases) ->
    [one] findet
   *[other] finden
} statt
phases-revealed = { LIST($calls, begins: "yes") }; { phases-happen }
    .hands = Schirme auf ({ phases-happen })
workers-shown = { DOES($seat, you: "zeigst", one: "zeigt") } { handful } unter { NAME($place) }
    .hands = Lege für { NAME($seat, form: "acc") } { handful } { $dictated ->
        [yes] in das Diktatfeld
       *[no] unter { NAME($place) }
    }{ $called ->
        [yes] , die gewählte Phase
       *[no] { "" }
    }
die-reassigned = { DOES($seat, you: "verschiebst", one: "verschiebt") } { NAME($colour, form: "acc") } Würfel zu { NAME($phase) } mit { NAME($power) }
die-dictated = { DOES($seat, you: "diktierst", one: "diktiert") } { NAME($colour, form: "acc") } Würfel zu { NAME($phase) }
own-die-moved = { NAME($power) }: ein Würfel von { $source ->
    [none] den Jokern
   *[other] { NAME($source) }
} zu { NAME($phase) }
workers-returned = { DOES($seat, you: "nimmst", one: "nimmt") } { handful } { $dictated ->
    [yes] vom Diktatfeld
   *[no] von { NAME($place) }
} zurück
    .hands = Lege { handful } { $dictated ->
        [yes] vom Diktatfeld
       *[no] von { NAME($place) }
    } zurück { into-cup }
waiting-returned = { DOES($seat, you: "nimmst", one: "nimmt") } { handful } zurück: keine { $isWorld ->
    [yes] Welt
   *[no] Entwicklung
} mehr im Bau
    .hands = Lege { handful }, wartend auf eine { $isWorld ->
        [yes] Welt
       *[no] Entwicklung
    }, zurück { into-cup }
phase-started = Phase { NAME($phase) }

## Was geschieht: Erkunden

stocked = { DOES($seat, you: "sammelst", one: "sammelt") } ${ $credits } mit { a-worker } Erkunder{ $source ->
    [none] { "" }
   *[other] { " " }({ NAME($source) })
}
    .log = { DOES($seat, you: "sammelst", one: "sammelt") }
    .hands = { $credits ->
        [0] { $virtual ->
            [yes] { "" }
           *[no] Lege { NAME($colour, form: "acc") } Erkunder { into-citizenry }
        }
       *[other] Rücke { marker-of } um ${ $credits } vor{ $virtual ->
            [yes] { "" }
           *[no] { " " }und lege { NAME($colour, form: "acc") } Erkunder in die Bevölkerung
        }
    }
scouted = { DOES($seat, you: "klärst", one: "klärt") } mit { a-worker } Erkunder auf{ $abandoned ->
    [0] { "" }
   *[other] { " " }und { DOES($seat, you: "gibst", one: "gibt", subject: "no") } { $abandoned } Plättchen auf
}
    .log = { DOES($seat, you: "klärst", one: "klärt") } { tiles } auf
    .hands = { $virtual ->
        [yes] { "" }
       *[no] Lege { NAME($colour, form: "acc") } Erkunder nach dem Aufklären { into-citizenry }
    }
tile-abandoned = { DOES($seat, you: "gibst", one: "gibt") } ein Plättchen auf
    .own = { DOES($seat, you: "gibst", one: "gibt") } { $tile } auf
    .hands = Nimm { $tile } aus { of-zone } und lege es beiseite
tile-drawn = { DOES($seat, you: "ziehst", one: "zieht") } ein Plättchen
    .own = { DOES($seat, you: "ziehst", one: "zieht") } { $tile }
tile-taken = { DOES($seat, you: "ziehst", one: "zieht") } ein Plättchen
    .hands = Ziehe ein Plättchen aus dem Beutel für { NAME($seat, form: "acc") }
tile-lifted = { DOES($seat, you: "ordnest", one: "ordnet") } ein Plättchen um
    .hands = Nimm { $tile } aus { of-zone }
whose-stack = { the-zone }: { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}
tile-planned = { DOES($seat, you: "legst", one: "legt") } { NAME($side) } zu den { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}
    .log = { DOES($seat, you: "planst", one: "plant") } { NAME($side) }{ $place ->
        [none] { "" }
       *[other] { " " }als { $place } Plättchen
    }
    .hands = Lege { NAME($side) } in { whose-stack }, { $place ->
        [none] ganz oben
       *[other] { $place } von oben
    }
tile-placed = { DOES($seat, you: "legst", one: "legt") } ein Plättchen zu den { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}
tiles-returned = { $tiles } aufgegebene{ $tiles ->
    [one] s Plättchen kommt
   *[other] { " " }Plättchen kommen
} zurück in den Beutel
    .hands = Lege { $tiles } aufgegebene{ $tiles ->
        [one] s
       *[other] { "" }
    } Plättchen zurück in den Beutel

## Was geschieht: Entwickeln und Siedeln

dice-wait = { DOES($seat, you: "legst", one: "legt") } { handful } auf die oberste { $isWorld ->
    [yes] Welt
   *[no] Entwicklung
}
    .log = { DOES($seat, you: "lässt", one: "lässt") } { handful } warten
    .hands = Lege { handful } von { NAME($phase) } auf die oberste { $isWorld ->
        [yes] Welt
       *[no] Entwicklung
    } { of-zone }
tile-completed = { $isWorld ->
    [yes] { DOES($seat, you: "besiedelst", one: "besiedelt") }
   *[no] { DOES($seat, you: "entwickelst", one: "entwickelt") }
} { NAME($side) } mit { handful-dative }
    .log = { $isWorld ->
        [yes] { DOES($seat, you: "besiedelst", one: "besiedelt") }
       *[no] { DOES($seat, you: "entwickelst", one: "entwickelt") }
    } { NAME($side) }
    .hands = Lege { NAME($side) } in { PERSON($seat) ->
        [you] deine Auslage
        [mark] die Auslage
       *[one] die Auslage von { NAME($seat, form: "dat") }
    }{ $total ->
        [0] { "" }
       *[other] { " " }und dafür { handful } in die Bevölkerung
    }
dice-saved = { DOES($seat, you: "sicherst", one: "sichert") } { handful } mit { NAME($source) }
    .log = { DOES($seat, you: "sicherst", one: "sichert") } { handful }
    .hands = Lege { handful } { out-of-citizenry } in den Becher
die-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { $count } Würfel ({ NAME($colour) }) { $to ->
    [cup] in den Becher
    [citizenry] in die Bevölkerung
   *[world] auf { NAME($source) }
}
    .log = { DOES($seat, you: "bekommst", one: "bekommt") } { $count } Würfel ({ NAME($colour) })
    .hands = Lege { $count } Würfel ({ NAME($colour) }) { $to ->
        [cup] { into-cup }
        [citizenry] { into-citizenry }
       *[world] auf { NAME($source) }
    }
die-given-up = { DOES($seat, you: "gibst", one: "gibt") } { NAME($colour, form: "acc") } Würfel für { NAME($source) } ab
    .log = { DOES($seat, you: "gibst", one: "gibt") } { NAME($colour, form: "acc") } Würfel ab
    .hands = Lege für { NAME($seat, form: "acc") } { $die } zurück in den Vorrat

## Was geschieht: Produzieren, Verladen, Krediteinheiten

good-produced = { DOES($seat, you: "produzierst", one: "produziert") } auf { NAME($side) } ein Gut ({ NAME($colour) })
    .log = { DOES($seat, you: "produzierst", one: "produziert") } auf { NAME($side) }
    .hands = Lege { NAME($colour, form: "acc") } Produzenten als Gut auf { NAME($side) }
good-traded = { DOES($seat, you: "verkaufst", one: "verkauft") } das Gut ({ NAME($good) }) von { NAME($side) } für ${ $credits }
    .log = { DOES($seat, you: "verkaufst", one: "verkauft") } das Gut von { NAME($side) }
    .hands = Lege das Gut ({ NAME($good) }) von { NAME($side) }{ $virtual ->
        [yes] { "" }
       *[no] { " " }und { NAME($colour, form: "acc") } Verlader
    } in die Bevölkerung; { DOES($seat, you: "bekommst", one: "bekommt", subject: "inside") } ${ $credits }
good-consumed = { DOES($seat, you: "verbrauchst", one: "verbraucht") } das Gut ({ NAME($good) }) von { NAME($side) } mit { a-worker } Verlader für { $chips } SP
    .log = { DOES($seat, you: "verbrauchst", one: "verbraucht") } das Gut von { NAME($side) }
    .hands = Lege das Gut ({ NAME($good) }) von { NAME($side) }{ $virtual ->
        [yes] { "" }
       *[no] { " " }und { NAME($colour, form: "acc") } Verlader
    } in die Bevölkerung; { DOES($seat, you: "bekommst", one: "bekommt", subject: "inside") } { $chips } SP
credits-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { $credits ->
    [0] nichts
   *[other] ${ $credits }
}{ $source ->
    [none] { "" }
   *[other] { " " }durch { NAME($source) }
}
    .log = { DOES($seat, you: "bekommst", one: "bekommt") } $ durch { $source ->
        [none] einen Bonus
       *[other] { NAME($source) }
    }
    .hands = { $credits ->
        [0] { "" }
       *[other] Rücke { marker-of } um ${ $credits } vor
    }
chips-gained = { DOES($seat, you: "bekommst", one: "bekommt") } { $chips } SP{ $paid ->
    [0] { "" }
   *[other] { " " }für ${ $paid }
} durch { NAME($source) }
    .log = { DOES($seat, you: "bekommst", one: "bekommt") } SP durch { NAME($source) }
    .hands = { hand-to } { $chips } SP{ $paid ->
        [0] { "" }
       *[other] { " " }für ${ $paid }
    }
gain-chips = +{ $chips } SP

## Was geschieht: Imperium verwalten und das Ende

dice-recruited = { DOES($seat, you: "wirbst", one: "wirbt") } { handful } für ${ $total } an
    .log = { DOES($seat, you: "wirbst", one: "wirbt") } { handful } an
    .hands = Lege { handful } { out-of-citizenry } in den Becher und rücke den Krediteinheiten-Marker um ${ $total } zurück
die-recalled = { DOES($seat, you: "rufst", one: "ruft") } { NAME($colour, form: "acc") } Würfel zurück
    .hands = Lege { into-cup } zurück: { $die }
floor-reached = { DOES($seat, you: "kommst", one: "kommt") } auf ${ $credits }
    .hands = Stelle { marker-of } auf ${ $credits }
why-it-ended = { $ending ->
    [tiles] Eine Auslage hat zwölf Felder erreicht
    [chips] Der Siegpunkt-Vorrat ist leer
   *[both] Der Siegpunkt-Vorrat ist leer, und eine Auslage hat zwölf Felder erreicht
}
game-won = { why-it-ended }: { DOES($seat, you: "gewinnst", one: "gewinnt", subject: "inside") } mit { points-dative }
game-shared = { why-it-ended }: Den Sieg mit { points-dative } teilen { LIST($winners) }

## Was das Protokoll sagt, wenn sich offen nichts ändert

recalls-no-more = { DOES($seat, you: "rufst", one: "ruft") } keine Würfel mehr zurück
saves-no-more = { DOES($seat, you: "sicherst", one: "sichert") } keine Würfel mehr
keeps-the-money = { DOES($seat, you: "kaufst", one: "kauft") } keine SP
ends-exploring = { DOES($seat, you: "beendest", one: "beendet") } das Erkunden
spends-a-die = { DOES($seat, you: "gibst", one: "gibt") } { NAME($colour, form: "acc") } Würfel aus

## Züge

move-start-stacks = { NAME($development) } entwickeln, { NAME($world) } besiedeln
move-place-wild = Joker legen: { NAME($die) } unter { NAME($phase) }
move-select-phase = { NAME($phase) } mit { NAME($die, form: "dat") } wählen
move-use-reassign = { NAME($power) }: { NAME($die) } zu { NAME($phase) }
move-dictate = Diktieren: { NAME($die) } ins Diktatfeld legen
move-move-by-dictate = Diktieren: { NAME($die) } zu { NAME($phase) }
move-confirm-assignment = Zuordnung bestätigen
move-reveal-dice = Aufdecken: { LIST($places, glue: "sentences") }; { NAME($phase) } gewählt
dice-shown-at = { NAME($place) }: { handful }
move-stock = Sammeln mit { a-worker } Erkunder
move-scout = Aufklären mit { a-worker } Erkunder
move-abandon = { $tile } aufgeben
move-draw-tiles = Aus dem Beutel ziehen
tile-at = { $nth } Plättchen im Stapel der { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}
move-lift-tile = { $tile } umordnen
the-stack = zu den { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
} legen
move-place-tile = { NAME($side) } { the-stack }, { $nth } von oben
move-place-tile-on-top = { NAME($side) } { the-stack }, ganz oben
move-place-tile-there = { NAME($side) } { the-stack }{ $where ->
    [next] { "" }
    [top] , ganz oben
    [last] , ganz unten
   *[place] , Platz { $place }
}
move-end-explore = Erkunden beenden
move-spend = Ausgeben: { NAME($colour, form: "acc") } Würfel
move-save = Sichern: { NAME($colour, form: "acc") } Würfel
move-save-no-more = Nichts mehr sichern
move-give-up = Abgeben: { $die }
move-produce = Auf { NAME($side) } mit { NAME($colour, form: "dat") } Würfel produzieren
move-trade = Gut ({ NAME($good) }) von { NAME($side) } mit { a-worker } Verlader verkaufen
move-consume = Gut ({ NAME($good) }) von { NAME($side) } mit { a-worker } Verlader verbrauchen
move-buy-chips = SP kaufen
move-keep-credits = Keine SP kaufen
move-recruit = Anwerben: { NAME($colour, form: "acc") } Würfel
move-recall = Zurückrufen: { $die }
move-end-recall = Nichts mehr zurückrufen
worker-die = { $form ->
    [dat] dem
   *[plain] den
} { NAME($colour, form: "weak") } Würfel{ $face ->
    [none] { "" }
   *[other] { " " }({ NAME($face) })
}
    .full = { $form ->
        [dat] dem
       *[plain] den
    } { $nth ->
        [none] { "" }
       *[other] { NAME($nth) }{ " " }
    }{ NAME($colour, form: "weak") } Würfel{ $face ->
        [none] { "" }
       *[other] { " " }({ NAME($face) })
    }{ $place ->
        [none] { "" }
       *[other] { " " }unter { NAME($place) }
    }
die-numbered = Würfel { $number }
square-numbered = Feld { $number }
die-at = { $place ->
    [workers] { NAME($colour, form: "acc") } Würfel unter { NAME($phase) }
    [zone] { NAME($colour, form: "acc") } Würfel auf dem Stapel der { $isWorld ->
        [yes] Welten
       *[no] Entwicklungen
    }
    [world] das Gut ({ NAME($colour) }) auf { NAME($side) }
    [cup] { NAME($colour, form: "acc") } Würfel aus dem Becher
   *[citizenry] { NAME($colour, form: "acc") } Würfel aus der Bevölkerung
}

## Was gefragt wird

draw-faction = Ziehe ein Fraktions-Plättchen
draw-home = Ziehe eine Heimatwelt
draw-tile = Ziehe ein Plättchen aus dem Beutel
roll-cup = { NAME($seat, form: "subject") }: Wirf { handful }
roll-extra = Wirf den weißen Zusatzwürfel
ask-start = Welches Plättchen wird Entwicklung, welches Welt?
ask-select = Lege deine Joker und wähle mit einem Würfel eine Phase
ask-wilds = Lege deine Joker
ask-powers = Nutze Fähigkeiten oder bestätige
ask-finish = Beende die begonnene Fähigkeit
ask-reveal = { NAME($seat, form: "subject") }: Wirf { handful }, ordne sie hinter dem Schirm zu und gib beim Aufdecken ein, wo sie liegen
    .detail = Tippe zum Beispiel: { $example }
ask-explore = Sammle mit einem Erkunder, oder kläre auf
ask-abandon = Gib Plättchen auf oder ziehe
ask-place = Lege ein Plättchen auf einen Stapel
ask-place-drawn = Lege ein Plättchen, das du gezogen hast, auf einen Stapel
ask-top = { NAME($seat, form: "subject") }: Welches Plättchen liegt jetzt oben auf den { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}?
ask-spend = Wähle einen Würfel für { NAME($side) }: Es { $missing ->
    [one] fehlt
   *[other] fehlen
} noch { $missing }
ask-spend-waiting = Wähle wartende Würfel für { NAME($side) }: Es { $missing ->
    [one] fehlt
   *[other] fehlen
} noch { $missing }
ask-save = Wähle einen Würfel für den Becher ({ NAME($source) })
ask-give-up = Gib für { NAME($side) } einen Würfel ab
ask-produce = Lege einen Produzenten auf eine Welt
ask-ship = Verkaufe oder verbrauche ein Gut
ask-buy = ${ $cost } für { $chips } SP zahlen oder nichts kaufen
ask-recruit = Wirb einen Würfel an (noch ${ $credits })
ask-recall = Rufe einen Würfel zurück oder beende den Rückruf
ask-recall-for-cup = Rufe einen Würfel zurück, denn dein Becher ist leer

## Warum Rollbot das tut: der Aufbau und die Phasen

not-asked = Diese Regel kam nicht an die Reihe: { NAME($sentence) }
sentence-rb-2-4 = die billigere Entwicklung
sentence-rb-2-5 = der Zufall
sentence-rb-3-17 = der Stichentscheid
sentence-rb-3-22 = der weiße Würfel bei Gleichstand im Stichentscheid
sentence-rb-8-3 = Aufklären, bis beide Stapel zwei Plättchen haben
sentence-rb-8-4 = Sammeln bis $9
sentence-rb-8-5 = Aufklären mit allen übrigen Erkundern
sentence-rb-8-9 = der Stapel mit mehr wartenden Würfeln
sentence-rb-8-10 = der Stapel mit weniger Plättchen
sentence-rb-8-11 = der Stapel der Welten
sentence-rb-9-3 = die niedrigeren Farben zuerst
sentence-rb-9-6 = der niedrigste Würfel im Becher
sentence-rb-15-33 = der niedrigste Würfel anderswo
sentence-rb-10-2 = weiße und rote Würfel auf die wertvollsten Welten
sentence-rb-10-3 = lila Würfel auf die wertvollsten Welten
sentence-rb-10-4 = Würfel der übrigen Farben auf die wertvollsten Welten
sentence-rb-11-6 = Verkauf der Paare zu 1 SP
sentence-rb-11-7 = Verkauf der Paare zu 2 SP
sentence-rb-11-8 = Verkauf der Paare zu 3 SP
sentence-rb-11-9 = Verbrauch von allem, was übrig ist
sentence-rb-12-4 = ein Gut in der Farbe seiner Welt
sentence-rb-12-5 = ein Würfel auf dem Plättchen, dem mehr fehlen
sentence-rb-12-6 = ein Würfel vom Stapel mit weniger wartenden Würfeln
sentence-rb-12-7 = ein Würfel auf der Entwicklung
start-worlds-alike = Beide Welten kosten { $cost }
start-developments-alike = Beide Entwicklungen kosten { $cost }
start-by-chance = Der Zufall entscheidet: Welten und Entwicklungen kosten gleich viel
start-cheaper-world = Er besiedelt die billigere Welt: { $cost } statt { $other }
start-cheaper-development = Er nimmt die billigere Entwicklung: { $cost } statt { $other }
projected = Er erwartet nach dieser Runde { dice } in seiner Bevölkerung
projected-with-money = Er erwartet nach dieser Runde { dice } in seiner Bevölkerung und hat ${ $credits }
never-rearranged = Er beendet das Erkunden: Er ordnet nie Plättchen um
yellow-first = Er sammelt zuerst mit gelben Erkundern: Sie bringen je $4
yellow-last = Er klärt mit gelben Erkundern zuletzt auf: Beim Sammeln bringen sie $4
stock-for-projection = Er sammelt: Mit ${ $credits } fehlt ihm mehr als $1 für die erwarteten Würfel
stock-for-either = Er sammelt: Er hat ${ $credits } und will ${ $plenty }
near-projection = Mit ${ $credits } kann er die erwarteten Würfel anwerben, oder alle bis auf einen
track-is-full = Er kann nichts mehr sammeln: Bei ${ $credits } endet die Leiste
stacks-hold-enough = Er braucht keine Plättchen: Beide Stapel haben zwei oder mehr
tiles-enough = Er braucht keine Plättchen: Auslage und Stapel haben { tiles }
has-plenty = Er hat genug $: Er hat ${ $credits } und will mindestens ${ $plenty }
stock-for-plenty = Er sammelt: Er hat ${ $credits } und will ${ $plenty }
scout-for-tiles = Er klärt auf: Ein Stapel hat weniger als zwei Plättchen
scout-with-enough = Er klärt auf: Er hat genug Plättchen, und ${ $credits } reichen
one-new-tile = Er zieht ein Plättchen, weil er nie eines aufgibt
placed-where = Er legt { NAME($side) } zu den { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}
place-cheaper = { placed-where }: Dieser Stapel kostet dann { dice }, der andere { $other }
place-where-more-wait = { placed-where }: Dort warten mehr Würfel
place-where-fewer-lie = { placed-where }: Dieser Stapel hat weniger Plättchen
place-all-equal = Er legt { NAME($side) } zu den Welten: Alles andere ist gleich
place-cost-alike = Beide Stapel würden { dice } kosten
place-waiting-alike = { $waiting ->
    [0] Auf beiden Stapeln wartet kein Würfel
    [one] Auf jedem Stapel wartet ein Würfel
   *[other] Auf jedem Stapel warten { $waiting } Würfel
}
place-tiles-alike = { $tiles ->
    [0] Beide Stapel sind leer
    [one] Beide Stapel haben ein Plättchen
   *[other] Beide Stapel haben { $tiles } Plättchen
}
first-for-the-tile = Er gibt { NAME($colour, form: "acc") } Würfel aus: Das Plättchen kostet ihn einen Würfel, und in der Bevölkerung ist kein weißer
first-highest = Er gibt zuerst { NAME($colour, form: "acc") } Würfel aus: Niedrigere Farben warten auf das nächste Plättchen
first-of-all = Er gibt zuerst { NAME($colour, form: "acc") } Würfel aus: Der Stapel braucht alle seine Würfel
first-lowest = Er gibt zuerst { NAME($colour, form: "acc") } Würfel aus: Die übrigen kommen zurück in den Becher
no-die-will-wait = Kein Würfel wird warten: Es sind genug für alle Plättchen des Stapels
citizenry-empty = Seine Bevölkerung ist leer
cup-empty = Sein Becher ist leer
highest-spent = Er sichert { NAME($colour, form: "acc") } Würfel: die höchste ausgegebene Farbe
lowest-die = Er gibt { NAME($colour, form: "acc") } Würfel ab: die niedrigste Farbe { $place ->
    [citizenry] in seiner Bevölkerung
    [cup] in seinem Becher
    [zone] auf einem Plättchen im Bau
    [world] unter seinen Gütern
   *[workers] unter einer Phase
}
produce-own-colour = Er legt { NAME($colour, form: "acc") } Produzenten auf { NAME($side) }: Die Farben passen
produce-most-valuable = Er legt { NAME($colour, form: "acc") } Produzenten auf { NAME($side) }: Keine Welt mit Platz ist wertvoller
no-producer-matches = Kein Produzent hat die Farbe einer Welt mit Platz
no-white-or-red = Kein Produzent ist weiß oder rot
no-purple = Kein Produzent ist lila
pair = das Gut ({ NAME($good) }) von { NAME($side) } mit { NAME($colour, form: "dat") } Verlader
pair-worth = { $pair }, { $level } SP
pairs = Er bildet Paare: { LIST($pairs, glue: "sentences") }
end-not-reached = Die Partie endet noch nicht, und alle Güter zu verbrauchen würde den Siegpunkt-Vorrat nicht leeren
no-such-shortage = Er verkauft kein Paar zu { $shortage ->
    [1] 1 SP: Ihm fehlt kein $
    [2] 2 SP: Ihm fehlen weniger als ${ $shortage }
   *[other] 3 SP: Ihm fehlen weniger als ${ $shortage }
}
no-such-pair = Er hat kein Paar, das genau { $level } SP wert ist
consume-all = Er verbraucht { $pair }: Die Partie endet
consume-will-do = Er verbraucht { $pair }: ${ $credits } reichen für { dice }, die er erwartet
consume-track-full = Er verbraucht { $pair }: ${ $credits } sind das Ende der Leiste
consume-no-trade = Er verbraucht { $pair }: Ihm { $missing ->
    [one] fehlt
   *[other] fehlen
} ${ $missing }, aber nach seinen Regeln verkauft er keines seiner Paare
consume-untraded = Er verbraucht { $pair }: Er verkauft keine Güter mehr
trade-short-of = Er verkauft { $pair } für ${ $value }: Er hat ${ $credits }, ihm { $missing ->
    [one] fehlt
   *[other] fehlen
} ${ $missing }, um { dice } anzuwerben
trade-short = Er verkauft { $pair } für ${ $value }: Er hat ${ $credits }, zu wenig für die erwarteten Würfel
buy-at-the-end = Er kauft SP: Die Partie endet
buy-enough-left = Er kauft SP: Die übrigen ${ $credits } reichen für die erwarteten Würfel
buy-too-little-left = Er kauft keine SP: Ihm blieben ${ $credits }, und das wäre zu wenig
highest-resting = Er wirbt { NAME($colour, form: "acc") } Würfel an: die höchste Farbe in seiner Bevölkerung
nothing-to-recall = Er ruft nichts zurück: Kein Würfel muss zurück
waits-in-vain = Er ruft { NAME($colour, form: "acc") } Würfel zurück: { NAME($side) } braucht mehr als { dice }, so viele sind im Becher
recall-good = Er ruft das Gut ({ NAME($colour) }) auf { NAME($side) } zurück: Die Farben passen { $matches ->
    [yes] zusammen
   *[no] nicht zusammen
}
all-goods-match = Alle seine Güter haben die Farbe ihrer Welt
no-goods = Er hat keine Güter
recall-lack-alike = Beiden obersten Plättchen { $dice ->
    [one] fehlt
   *[other] fehlen
} { dice }
recall-wait-alike = { $waiting ->
    [one] Auf jedem der obersten Plättchen wartet ein Würfel
   *[other] Auf jedem der obersten Plättchen warten { $waiting } Würfel
}
recall-only-waiting = Er ruft { $die } zurück: Auf keinem anderen Plättchen warten Würfel
recall-tile-lacks-more = Er ruft { $die } zurück: Diesem Plättchen fehlen mehr Würfel als dem anderen
recall-fewer-wait = Er ruft { $die } zurück: Dort warten weniger Würfel
recall-all-equal = Er ruft { $die } zurück: Alles andere ist gleich

## Warum Rollbot eine Phase wählt, und wohin seine Würfel gehen

die-look = { $form ->
    [subject] Der { NAME($colour, form: "nom") } Würfel ({ NAME($face) })
    [acc] den { NAME($colour, form: "weak") } Würfel ({ NAME($face) })
   *[plain] { NAME($colour) } { NAME($face) }
}
pool-idle = bisher ohne Nutzen
pool-matching = seine Farbe passt zu einer Welt
pool-not-matching = seine Farbe passt zu keiner Welt
pool-from = kommt von { NAME($phase) }
rolled-there = { $count ->
    [one] { $count } Würfel zeigt
   *[other] { $count } Würfel zeigen
} { NAME($phase) }
wild-matches = { NAME($die, form: "subject") } geht zu { NAME($phase) }: Seine Farbe passt zu einer Welt
wild-is-left = { NAME($die, form: "subject") } geht zu { NAME($phase) }: Er war noch übrig
wild-openly = { NAME($die, form: "subject") } geht zu { NAME($phase) }
die-selects = { NAME($die, form: "subject") } wählt die Phase ({ $pool })
die-selects-phase = { NAME($die, form: "subject") } wählt { NAME($phase) }
die-selects-for-nobody = { NAME($die, form: "subject") } wählt: Sonst arbeitet dort keiner
die-selects-instead = Er lässt { NAME($die, form: "acc") } wählen und nicht { NAME($other, form: "acc") }
die-there-selects = { NAME($die, form: "subject") } wählt die Phase: Er ist schon dort
power-moves = { NAME($side) } verschiebt { NAME($die, form: "acc") } zu { NAME($phase) } ({ $pool })
power-moves-openly = { NAME($side) } verschiebt { NAME($die, form: "acc") } zu { NAME($phase) }
die-goes-away = { NAME($die, form: "subject") } geht in das Diktatfeld ({ $pool })
die-goes-away-openly = { NAME($die, form: "subject") } geht in das Diktatfeld
die-is-dictated = Das Diktat verschiebt { NAME($die, form: "acc") } zu { NAME($phase) } ({ $pool })
die-is-dictated-openly = Das Diktat verschiebt { NAME($die, form: "acc") } zu { NAME($phase) }
others-stay = Alle anderen Würfel bleiben, wo sie sind
die-ends = { $die }{ $selects ->
    [yes] { " " }(wählt)
   *[no] { "" }
}
dice-end-at = { NAME($place) }: { LIST($dice, glue: "comma") }
all-dice = Zuordnung am Ende. { LIST($columns, glue: "sentences") }
producers-enough = { $producers ->
    [one] { $producers } Produzent reicht
   *[other] { $producers } Produzenten reichen
}: Mehr Güter könnte er nicht verladen
ship-can-take = Nach dem Produzieren hat er { goods } zu verladen
one-more-producer = Er sucht noch einen Produzenten und dann einen Verlader: Eine Welt ist leer
one-more-shipper = Er sucht noch einen Verlader: Er wird mehr Güter als Verlader haben
dice-for-points = Er stellt { $developed ->
    [0] { $settled ->
        [0] nichts
       *[other] { "" }
    }
    [one] { $developed } Entwicklung
   *[other] { $developed } Entwicklungen
}{ $settled ->
    [0] { "" }
   *[other] { $developed ->
        [0] { "" }
       *[other] { " " }und{ " " }
    }{ $settled ->
        [one] { $settled } Welt
       *[other] { $settled } Welten
    }
} fertig, { points } wert
goods = { $goods ->
    [one] { $goods } Gut
   *[other] { $goods } Güter
}
dice = { $dice } Würfel
empty-places = { $places ->
    [0] keinen Platz
    [one] { $places } Platz
   *[other] { $places } Plätze
}
end-is-likely = Die Partie endet wahrscheinlich in dieser Runde
explore-level = Erkunden: { $level }. Er will { $stocks ->
    [0] { "" }
   *[other] { $stocks } Würfel zum Sammeln von ${ $credits } auf ${ $goal }
}{ $stocks ->
    [0] { $scouts } Würfel zum Aufklären
   *[other] { $scouts ->
        [0] { "" }
       *[other] { " " }und { $scouts } zum Aufklären
    }
} und kann { $level } nutzen
explore-unwanted = Erkunden: 0. Er will weder $ noch Plättchen
explore-less = Erkunden: { $level }. Das sind 2 weniger, denn die Partie könnte enden
explore-openly = Erkunden: Er will { $stocks ->
    [0] keine Würfel zum Sammeln
   *[other] { $stocks } Würfel zum Sammeln bis ${ $goal }
} und { $scouts ->
    [0] keine
   *[other] { $scouts }
} zum Aufklären
build-level = { NAME($phase) }: { $level }. Es { $limit ->
    [one] fehlt noch { $limit } Würfel
   *[other] fehlen noch { $limit } Würfel
}; er kann { $dice } ausgeben{ $tiles ->
    [0] { "" }
   *[other] { " " }und { tiles } fertigstellen ({ points })
}
build-nothing = { NAME($phase) }: { $level }. Er hat kein Plättchen zu bauen
build-openly = { NAME($phase) }: { NAME($side) } kostet { dice }, { $waiting ->
    [0] keiner wartet
    [one] { $waiting } wartet
   *[other] { $waiting } warten
} dort{ $under ->
    [0] { "" }
    [one] . Darunter liegt { $under } verdecktes Plättchen
   *[other] . Darunter liegen { $under } verdeckte Plättchen
}
build-openly-nothing = { NAME($phase) }: Er hat kein Plättchen zu bauen
produce-level = Produzieren: { $level }. Er hat { empty-places } für Güter{ $places ->
    [0] { "" }
   *[other] { $level ->
        [0] , kann aber kein Gut produzieren
        [one] { " " }und kann { $level } Gut produzieren
       *[other] { " " }und kann { $level } Güter produzieren
    }
}
produce-openly = Produzieren: Er hat { empty-places } für Güter
ship-level = Verladen: { $level }. Er { $shippers ->
    [0] hat keine Güter zu verladen
    [one] kann 1 Gut verladen; es zählt doppelt
   *[other] kann { $shippers } Güter verladen; jedes zählt doppelt
}
ship-more = Verladen: { $level }. Das ist 1 mehr, denn die Partie könnte enden
ship-openly = Verladen: Er hat { $goods ->
    [0] keine Güter
    [one] 1 Gut; es zählt doppelt
   *[other] { $goods } Güter; jedes zählt doppelt
}
phase-with-number = { NAME($phase) } { $number }
levels-alike = Gleichstand bei { $level }: { LIST($phases) }
called-as-highest = Er wählt { NAME($phase) }: { $level } ist die höchste Stufe
called-by-tie-break = Er wählt { NAME($phase) }: Bei Gleichstand auf Stufe { $level } gewinnt die Phase den Stichentscheid ({ LIST($ties, glue: "comma") })
called-by-die = Er wirft einen weißen Würfel und wählt { NAME($phase) }: { LIST($equal) } liegen mit { $level } gleichauf und auch im Stichentscheid (je { $most }){ COUNT($out) ->
    [0] { "" }
   *[other] . Im Stichentscheid niedriger: { LIST($out) }
}
called-openly = Er wählt { NAME($phase) }: Keine Stufe ist höher, verdeckte Plättchen mitgezählt

## Warum der Navigator das tut

best-of-tried = Er hat { $ways ->
    [one] { $ways } Zuordnung
   *[other] { $ways } Zuordnungen
} verglichen
best-tried = Er hat die beste der verglichenen Zuordnungen genommen
call-with = { NAME($phase) } mit { $workers ->
    [0] 0 Arbeitern
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeitern
} wählen: { $brings }
points-ahead = { $ahead ->
    [none] { about-equal }
   *[other] { $ahead } Punkte schlechter
}
call-before = { $call }; nächstbeste Phase: { NAME($other) }, { points-ahead }
option-alone = { $move }: Etwas anderes gibt es nicht
option-before = { $move }; nächstbeste Wahl: „{ $other }“, { points-ahead }
beside = { $what } { $points }
beside-alike = { $what } ({ about-equal })
beside-it = Zum Vergleich (Punkte): { LIST($others, glue: "comma") }
brings-money-or-tiles = bringt $ oder Plättchen
brings-goods = { $goods ->
    [0] keine Welt hat Platz für ein Gut
   *[other] produziert { goods }
}
brings-shipments = { $goods ->
    [0] noch ohne Güter
   *[other] verlädt { goods }
}{ $more ->
    [0] { "" }
   *[other] , { $more } mehr, wenn Produzieren stattfindet
}
brings-tiles = stellt { LIST($sides) } fertig
brings-nothing = noch ist nichts zu bauen
brings-nearer = bringt { NAME($side) } auf { $have } von { $cost } Würfeln

## Der Tisch als Text

table-over = Roll for the Galaxy: Die Partie endete nach Runde { $round }
table-setting-up = Roll for the Galaxy: Aufbau
table-round = Roll for the Galaxy: Runde { $round }, { COUNT($phases) ->
    [0] Phasen noch verdeckt
    [one] Phase { LIST($phases, glue: "comma") }
   *[other] Phasen { LIST($phases, glue: "comma") }
}; { $pool } SP im Vorrat, { tiles } im Beutel
table-seat = { $name }: ${ $credits }, { $chips ->
    [one] { $chips } Siegpunkt-Chip
   *[other] { $chips } Siegpunkt-Chips
}, { points }
table-square = { "  " }{ $number } { NAME($side) } ({ $colour ->
    [none] Entwicklung
   *[other] Welt, { NAME($colour) },
} { $cost }){ COUNT($goods) ->
    [0] { "" }
    [one] , Gut: { LIST($goods, glue: "comma") }
   *[other] , Güter: { LIST($goods, glue: "comma") }
}
table-hidden = ?
table-planned = { NAME($side) } ({ $cost })
table-stack = { COUNT($sides) ->
    [0] keine
   *[other] { LIST($sides, glue: "comma") }
}{ $total ->
    [0] { "" }
   *[other] ; es warten: { LIST($dice) }
}
table-developments = { "  " }Entwicklungen: { table-stack }
table-worlds = { "  " }Welten: { table-stack }
handful-or-none = { $total ->
    [0] leer
   *[other] { LIST($dice) }
}
table-dice = { "  " }Becher: { $cup }; Bevölkerung: { $citizenry }
table-hand = { "  " }auf der Hand: { LIST($tiles, glue: "sentences") }
table-workers = { "  " }Arbeiter: { LIST($workers, glue: "comma") }
table-worker = { $number } { NAME($colour) }{ $face ->
    [none] { "" }
   *[other] { " " }{ NAME($face) }
}{ $isPlaced ->
    [none] { $isKnown ->
        [yes] { " " }nicht gelegt
       *[no] { "" }
    }
   *[there] { $isDictated ->
        [yes] { " " }im Diktatfeld
       *[no] { " " }unter { NAME($place) }
    }
}{ $selects ->
    [yes] { " " }(wählt)
   *[no] { "" }
}

## Das Fenster: was Würfel unter einer Phase tun

role = { $count ->
    [one] { NAME($worker) }
   *[other] { NAME($worker, form: "many") }
}
nothing-said = { "" }
tile-name = { NAME($side) }
takes-money = { $explorers ->
    [one] ${ $credits } sammeln
   *[other] Bis ${ $credits } sammeln
}
scouts-tiles = { $explorers ->
    [one] oder ein Plättchen
   *[other] oder { $explorers } Plättchen
}
cost-of-tile = { $discount ->
    [0] Kosten { $cost }
   *[other] { $printed } − { $discount } = { $cost }
}
none-planned = Nichts geplant{ $count ->
    [0] { "" }
   *[other] :
}
dice-go-back = Würfel kommen zurück
completes = Stellt fertig
tile-and-more = { NAME($side) }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } mehr
}
dice-of-cost = { $have } von { $cost }
dice-there = { $have } von { $cost ->
    [one] { $cost } Würfel
   *[other] { $cost } Würfeln
} da
dice-short = { $have } von { $cost }, { $short } zu wenig
counted-cap = { $number ->
    [1] Ein
    [2] Zwei
    [3] Drei
    [4] Vier
   *[other] { $number }
}
worlds-free = { $number ->
    [0] Keine Welt ist frei
    [one] Eine Welt frei
   *[other] { counted-cap } Welten frei
}
no-world-free = Keine Welt ist frei:
    .tight = Keine Welt frei
goods-made = { counted-cap } { $number ->
    [one] Gut
   *[other] Güter
}
without-a-place = { $count } ohne Platz
every-world-filled = alle Welten voll
goods-to-ship = { $number ->
    [0] Noch keine Güter
    [one] { counted-cap } Gut zu verladen
   *[other] { counted-cap } Güter zu verladen
}
no-goods-yet = Noch keine Güter:
    .tight = Keine Güter
goods-shipped = { $goods ->
    [one] Ein Gut:
   *[other] { $shipped } von { $goods } Gütern:
}
    .tight = { $goods ->
        [one] Ein Gut
       *[other] { $shipped } von { $goods } Gütern
    }
money-or-chips = ${ $credits } oder { $chips } SP
completed-how = { $more ->
    [0] { $waited ->
        [0] Kosten { $cost }, fertig
       *[other] fertig, { $waited } warteten
    }
   *[other] und { $more } mehr
}
no-tile-to-build = Kein Plättchen zu bauen

## Das Fenster: hinter dem Schirm

tool-move-another = Nun einen anderen verschieben
tool-give-and-move = Einen abgeben, einen verschieben
tool-given-and-moved = Abgegeben und verschoben
tool-after-call = Nach der Wahl der Phase
tool-used = genutzt
tool-once = einmal je Runde
tool-one-more = noch einer
put-the-die = Lege den Würfel dorthin, wo er arbeiten soll.
lit-places = Klicke ein helles Feld; Esc legt den Würfel zurück.
call-with-wilds = Lege deine Joker und wähle mit einem Würfel eine Phase.
call-a-phase = Wähle eine Phase: Lege einen Würfel auf ihr Schild.
caller-works = Dieser Würfel arbeitet dort, egal was er zeigt.
move-the-dictated = Diktiere jetzt einen anderen Würfel in eine Phase.
under-any-phase = Er darf unter jede Phase.
finish-the-power = Beende die begonnene Fähigkeit.
two-dice-of-one = Sie verschiebt zwei Würfel aus einer Phase.
called-place-wilds = Du hast { NAME($phase) } gewählt. Lege deine Joker.
wilds-work-anywhere = Sie arbeiten, wo du sie hinlegst.
called-use-powers = Du hast { NAME($phase) } gewählt. { $what ->
    [dictate] Diktiere
   *[powers] Nutze deine Fähigkeiten
}, wenn du willst, und bestätige.
called-confirm = Du hast { NAME($phase) } gewählt. Bestätige die Zuordnung.
confirm-assignment = Zuordnung bestätigen
reset-dice = Alle zurück
    .tip = Alle Würfel wie gewürfelt zurücklegen
unseen-before-reveal = Vor dem Aufdecken sieht das niemand.
your-dice-complete = Deine Würfel stellen { NAME($side) } fertig.
your-call = deine Phase
if-called = falls gewählt
wilds-here = { NAME($phase) }
    .detail = zu legen
give-here = gib
any-there = frei
dictate-tip = Diktieren
    .detail = Einmal je Runde, wenn keine Fähigkeit mehr erlaubt: Gib einen Arbeiter ab (er kommt beim Aufdecken in deinen Becher) und verschiebe einen anderen in eine beliebige Phase. Nimm den, den du abgibst, und klicke hier. Nimm dann den anderen und klicke eine Phase.
refused-under = Dieser Würfel kann nicht unter { NAME($phase) } arbeiten
refused-call-stays = Dieser Würfel wählt die Phase und bleibt liegen
refused-call-undo = Dieser Würfel wählt die Phase; „Zurück“ nimmt ihn weg
refused-no-power = Keine Fähigkeit kann diesen Würfel jetzt verschieben
refused-take-first = Nimm erst einen Würfel, dann klicke die Phase
call-taken-back = { NAME($phase) } ist nicht mehr gewählt{ $later ->
    [yes] , und was du danach getan hast, ist zurückgenommen
   *[no] { "" }
}. Wähle neu
advice-call = { $phase } wählen
advice-confirm = Bestätigen: Deine Würfel liegen schon so
advice-arrange = Meine Würfel so legen
no-advice = Es gibt keinen Rat: { $error }

## Das Fenster: die Leisten

setting-up = Aufbau
    .detail = für alle eine Fraktion, eine Heimatwelt und zwei Plättchen
ends-when = Ende bei { $squares } Plättchen oder leerem Vorrat
game-is-over-now = Die Partie ist vorbei
last-round = Letzte Runde
phases-to-play = { COUNT($phases) ->
    [0] Nichts findet statt.
    [one] { LIST($phases) } findet statt.
   *[other] { LIST($phases) } finden statt. Zuerst { NAME($first) }.
}
    .button = { $first ->
        [none] Runde spielen
       *[other] { NAME($first) } spielen
    }
skip-ahead = Vorspulen
    .tip = Animationen überspringen, bis du dran bist
pool-label = SP-Vorrat
pool-of = von { $chips }
bag-label = Beutel

## Das Fenster: Punkte

points-as-they-stand = Punkte bisher
phases-called = Gewählte Phasen
column-tiles = Plättchen
column-chips = Chips
column-vp = SP
column-six-plus = 6+
column-sum = Summe
score-line = { $name }: Plättchen { $tiles }, Chips { $chips }{ $hasBonus ->
    [yes] , Boni { $bonus }
   *[no] { "" }
} = { $total }
seat-with-level = { $name }, { $level }
score-of-card = Jetzt { $total } SP: Plättchen { $tiles }, Chips { $chips }{ $hasBonus ->
    [yes] , 6+ { $bonus }
   *[no] { "" }
}
score-as-sum = Plättchen { $tiles } + Chips { $chips }{ $hasBonus ->
    [yes] { " " }+ 6+-Entwicklungen { $bonus }
   *[no] { "" }
} = jetzt { $total } SP
stack-of-card = { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}: { $top ->
    [none] keine geplant
    [hidden] unbekannt
   *[known] { NAME($side) }, { $have } von { $cost }
}{ $below ->
    [0] { "" }
   *[other] , { $below } darunter
}
dice-listed = { $total ->
    [0] keine Würfel
   *[other] { LIST($dice, glue: "comma") }
}
citizenry-holds = Bevölkerung: { dice-listed }
cup-holds = Becher: { dice-listed }
status-ready = bereit
status-assigning = ordnet zu
result-detail = { $result }: { $detail }.
dice-return = { counted-cap-dice } in den Becher zurück.
counted-cap-dice = { $count ->
    [one] { $count } deiner Würfel kommt
   *[other] { $count } deiner Würfel kommen
}

## Das Fenster: was dem Betrachter gehört

looking-at = Du siehst { NAME($seat, form: "whose") } Imperium
empire-of = { PERSON($seat) ->
    [you] Dein Imperium
    [mark] Imperium
   *[one] Imperium von { NAME($seat, form: "dat") }
}
all-rolled = alle geworfen
nothing-planned = nichts geplant
completes-so-many = { $count ->
    [one] wird fertig
   *[other] { $count } werden fertig
}
stack-ready = bereit
needs-dice = { $have ->
    [0] braucht { $missing }
   *[other] braucht noch { $missing }
}
tiles-of = { $count } von { $squares } Plättchen
next-tile = Nächstes: { NAME($side) }
twelfth-ends = Das 12. Plättchen beendet die Partie
panel-credits = Krediteinheiten
panel-chips = SP
panel-citizenry = Bevölkerung
    .tight = Bevölk.
panel-cup = Becher
stack-title = { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}
stack-empty = kein Plättchen
stack-below = +{ $count } darunter
    .tight = +{ $count }

## Das Fenster: die Karte eines Plättchens

with-colon = { $what }:
other-side = { $isBack ->
    [yes] Rückseite
   *[no] Daneben
}: { NAME($side) }, { $cost }

## Das Fenster: die Karten der anderen

workers-hidden = Hinter dem Schirm
    .tight = Verdeckt
workers-open = Arbeitende Würfel
    .tight = Arbeitend
no-dice-out = Keine Würfel draußen
none-there = keine
none-in-stack = Keine { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}
unknown-tile = Unbekannt
untold-tile = Verdeckt
of-cost = von { $cost }

## Das Fenster: das Aufdecken

no-worker = kein Arbeiter

## Das Fenster: eine Phase im Gang

the-end = Das Ende
manage-empire = Imperium verwalten
    .detail = für $1 je Würfel anwerben, beliebig zurückrufen
phase-in-row = { NAME($phase) }
    .detail = { NAME($place) } von { $count }
no-worker-here = Kein Arbeiter hier
still-to-work = Arbeitet noch
drawn-so-far = { COUNT($sides) ->
    [0] Zieht noch
   *[other] { LIST($sides, glue: "comma") }
}
nobody-to-recruit = Niemand anzuwerben
in-the-citizenry = In der Bevölkerung
in-hand = Auf der Hand
    .dice = Würfel
    .pick = wähle einen
workers-of-phase = { NAME($worker, form: "title") }

deed-stocks = Sammelt
deed-scouts = Klärt auf
deed-plans = Plant { NAME($side) }
    .short = { NAME($side) }
deed-plans-one = Plant eine { $isWorld ->
    [yes] Welt
   *[no] Entwicklung
}
deed-waits = Wartend: { LIST($dice) }
deed-completes = Fertig: { NAME($side) }
    .short = { NAME($side) }
deed-saves = Sichert { LIST($dice) }
    .short = { LIST($dice) }
deed-gains = Bekommt { $count } { NAME($colour) }
    .short = { $count } { NAME($colour) }
deed-gives-up = Gibt { NAME($colour, form: "acc") } Würfel ab
    .short = { NAME($colour, form: "a") } Würfel
deed-produces = Gut auf { NAME($side) }
    .short = { NAME($side) }
deed-trades = Verkauft: { NAME($good) }
    .short = { NAME($good) }
deed-consumes = Verbraucht: { NAME($good) }
    .short = { NAME($good) }
deed-credits = { $source ->
    [none] Bonus
   *[other] { NAME($source) }
}
deed-chips = { NAME($source) }
deed-recruits = Wirbt { $total } Würfel an
    .short = { $total } Würfel
deed-recalls = Ruft { NAME($colour, form: "acc") } Würfel zurück
    .short = { NAME($colour, form: "a") } Würfel
deed-floor = Minimum
gain-credits = +${ $credits }
gain-tiles = { tiles }
gain-paid = −${ $credits }
gain-floor = ${ $credits }

phase-now = jetzt
phase-done = fertig
phase-nobody = niemand
phase-later = { NAME($place) }

## Das Fenster: was eine Phase fragt

with-stop = { $what }.
card-start = Damit beginnen
    .group = Dies entwickeln, das besiedeln
detail-start = Jedes Plättchen behält diese Seite, wenn keine Fähigkeit es umdreht.
card-stock = Sammeln
    .detail = Sofort ${ $credits } nehmen
card-scout = Aufklären
    .detail = Ziehe 1, plus 1 je aufgegebenes
group-rearrange = { NAME($side) }: umordnen
done-exploring = Erkunden beenden
asked-explore = Sammeln oder Aufklären mit einem Erkunder.
asked-rearrange = Ordne Plättchen um oder beende das Erkunden.
explorers-left = { $explorers ->
    [0] Alle Erkunder sind fertig.
    [one] Noch ein Erkunder.
   *[other] Noch { $explorers } Erkunder.
}
place-of-tile = { $place ->
    [1] oben
   *[other] Platz { $place }
}
tile-in-stack = { $verb ->
    [abandon] Aufgeben
   *[rearrange] Umordnen
}: { $isWorld ->
    [yes] Welten
   *[no] Entwicklungen
}, { place-of-tile }
card-abandon = Aufgeben
    .detail = { place-of-tile }
draw-tiles = { $tiles ->
    [one] Ziehe ein Plättchen
   *[other] Ziehe { $tiles } Plättchen
}
asked-abandon = { $draw }, oder gib erst Plättchen auf, um mehr zu ziehen.
    .detail = Würfel auf einem aufgegebenen Plättchen bleiben in der Konstruktionszone.
group-abandon = Ein Plättchen aufgeben und eines mehr ziehen
asked-place-drawn = { $tiles ->
    [one] Lege das gezogene Plättchen auf einen Stapel, mit beliebiger Seite.
   *[other] Lege die { $tiles } gezogenen Plättchen nacheinander auf deine Stapel.
}
    .detail = { asked-place.detail }
asked-place = { $tiles ->
    [one] Lege das Plättchen auf einen Stapel, mit beliebiger Seite.
   *[other] Lege { $tiles } Plättchen nacheinander auf deine Stapel.
}
    .detail = Du kannst nur das oberste Plättchen eines Stapels bauen.
card-place = { $isWorld ->
    [yes] Besiedeln
   *[no] Entwickeln
}{ $where ->
    [next] , als Nächstes
    [top] , ganz oben
    [last] , zuletzt
   *[place] , Platz { $place }
}
    .detail = { $cost ->
        [none] { $tiles ->
            [0] Du gibst ein, welches es ist
           *[other] { $tiles } davor; niemand sieht, welches
        }
       *[other] { $tiles ->
            [0] kostet dich { $cost }
           *[other] { $tiles } davor, kostet { $cost }
        }
    }
    .short = { $where ->
        [next] Als Nächstes
        [top] Ganz oben
        [last] Zuletzt
       *[place] Platz { $place }
    }
group-side-up = { $isWorld ->
    [yes] Welt
   *[no] Entwicklung
} nach oben
detail-spend = Ausgegebene Würfel kommen in die Bevölkerung, behaltene arbeiten am nächsten Plättchen.
at-once = Sofort
card-die = { $verb ->
    [spend] Ausgeben
    [save] Sichern
    [recruit] Anwerben
    [recall] Zurückrufen
   *[give-up] Abgeben
}: { $count ->
    [one] { NAME($colour) }
   *[other] { $count } { NAME($colour) }
}
    .short = { $count ->
        [one] { NAME($colour, form: "cap") }
       *[other] { $count } { NAME($colour) }
    }
into-the-cup = In den Becher statt in die Bevölkerung
detail-save = Du kannst ihn nächste Runde werfen, ohne ihn anzuwerben.
which-die-shall-come-back = Welchen Würfel sicherst du?
die-lies-zone = Wartet auf einer { $isWorld ->
    [yes] Welt
   *[no] Entwicklung
}
die-lies-world = Gut auf { NAME($side) }
die-lies-workers = Unter { NAME($phase) }
die-lies-cup = Im Becher
die-lies-citizenry = In der Bevölkerung
detail-remove = Er kommt endgültig zurück in den Vorrat.
which-die-to-give-up = Welchen Würfel gibst du ab?
card-produce = Hier produzieren
    .detail = { $matches ->
        [yes] Passt: +1 SP
       *[no] Passt nicht
    }
detail-produce = Noch { $producers ->
    [one] { $producers } Produzent
   *[other] { $producers } Produzenten
}. Ein Gut in der Farbe der Welt bringt beim Verbrauchen 1 SP mehr.
asked-ship = Verkaufe ein Gut für $ oder verbrauche es für SP.
    .detail = Noch { $shippers } Verlader und { goods } zu verladen.
card-trade = Verkaufen ${ $credits }
    .short = ${ $credits }
    .verb = Verkaufen
card-consume = Verbrauchen { $chips } SP{ $credits ->
    [0] { "" }
   *[other] { " " }+ ${ $credits }
}
    .short = { $chips } SP{ $credits ->
        [0] { "" }
       *[other] { " " }+ ${ $credits }
    }
    .verb = Verbrauchen
card-buy = { $chips } SP kaufen
    .detail = Zahle ${ $cost } von deinen ${ $credits }
card-keep = Keine SP kaufen
    .detail = Du hast ${ $credits }
detail-buy = { NAME($side) } bieten das nach jedem Verkauf an.
asked-recruit = Wirb Würfel aus der Bevölkerung an: noch ${ $credits }.
    .detail = Jeder Würfel kostet $1. Es geht weiter, solange du $ und Würfel hast.
so-many-citizens = { $number ->
    [1] Einer in der Bevölkerung
   *[other] { $number } in der Bevölkerung
}
asked-recall = { $mayStop ->
    [yes] Rufe Würfel in den Becher zurück oder keinen.
   *[no] Dein Becher ist leer: Rufe einen Würfel zurück.
}
    .detail = Nimm einen wartenden Würfel oder ein Gut zurück, um ihn nächste Runde zu werfen.
which-die-comes-back = Welchen Würfel rufst du zurück?
recall-none = Keinen zurückrufen

## Das Fenster: echte Würfel eines Bechers

cup-die = Der Würfel: { NAME($colour) }
cup-next-face = Der nächste Würfel zeigt { NAME($phase) }
cup-hands-in = Enter, wenn du fertig bist. Ein Klick auf einen Würfel entfernt ihn und alle danach.
cup-click = Klicke, was der Würfel ({ NAME($colour) }) zeigt, oder tippe alle Seiten mit Kommas dazwischen.
no-roll-of-cup = „{ $words }“ passt nicht zu diesen Würfeln: { LIST($dice, glue: "comma") }. Tippe für jeden eine Seite, etwa { $example }.
no-reveal = „{ $words }“ sagt nicht, wo die Würfel liegen und welche Phase du wählst. Tippe es so: „{ $example }“.
reveal-other-dice = Dort { $lie ->
    [0] liegt kein Würfel
    [one] liegt { $lie } Würfel
   *[other] liegen { $lie } Würfel
} ({ NAME($colour) }), aber { $have ->
    [0] keiner wurde
    [one] { $have } wurde
   *[other] { $have } wurden
} geworfen.
reveal-none-selects = { NAME($phase) } kann nicht gewählt werden: Dort liegt kein Würfel, und der wählende arbeitet dort.
reveal-dictates-once = Nicht alle diese Würfel können im Diktatfeld liegen ({ LIST($dice, glue: "comma") }): Nur einmal je Runde wird diktiert.
reveal-none-dictated = Das kann nicht im Diktatfeld liegen ({ LIST($dice, glue: "comma") }): außer dem wählenden Würfel ist keiner zu verschieben.

## Das Fenster: die Analyse

game-so-far = Die Partie bisher
how-it-ended = { $ending ->
    [tiles] Eine Auslage hat in Runde { $round } zwölf Felder erreicht.
    [chips] Der Siegpunkt-Vorrat ist seit Runde { $round } leer.
    [both] Zwölf Felder und leerer Vorrat in Runde { $round }.
   *[open] Punkte bisher in Runde { $round }.
}
score-sheet = Wertungsblatt
    .note = SP nach Art
empires-title = Imperien
no-six-plus = Niemand hat eine 6+-Entwicklung gebaut.
points-by-round = Punkte je Runde
    .note = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
chart-from = Anfang
chart-to = Ende
extra-die = Zusatzwürfel
phases-happened = Gespielt
dice-title = Würfel
    .note = { $rolled } geworfen
dice-worked = arbeiteten
dice-given = abgegeben
dice-went-back = zurück
luck-explained = Glück vergleicht die Joker mit dem Durchschnitt dieser Würfel; das helle Band enthält 95 von 100 Partien.
so-many-worked = { $worked } von { $rolled } arbeiteten, { $percent }
wilds-due = { $wilds } Joker, im Schnitt { $due }

## Analyse

way-to-call = { $phase ->
    [none] Keine Phase gewählt
   *[other] { NAME($phase) } wählen
}
way-with-crew = { way-to-call }: { LIST($crew) }
workers-at = { $count } { role }
tie-broken = Gleichstand: { DOES($seat, you: "hast", one: "hat", subject: "inside") } { $most } an $ und Würfeln im Becher, gegen { $next }
review-of-choices = Gegenüber dem Navigator gingen in { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
} { $points } Punkte verloren

## Was am echten Tisch gefragt wird

ask-selected = Gewählt
    .full = Welche Phase wählst du?
ask-where = Wo liegt { NAME($colour, form: "a") } Würfel?
ask-dictate-space = Diktatfeld
ask-lies-before = vor { NAME($seat, form: "dat") }

## Der Tisch zum Stellen

desk-title = Stellung, Runde { $round }
desk-die = ein Würfel der gewählten Farbe
desk-colour = wählt diese Farbe
desk-waiting = wartende Würfel
desk-goods = Güter der gewählten Farbe
desk-begin = eine neue Runde beginnt mit dem Wurf
desk-assign = dieser Platz ordnet seine Arbeiter zu
desk-dice = Würfel im Vorrat
desk-comes-next = Was als Nächstes kommt
desk-round = Eine Runde
desk-assigns = Zuordnen

## Die Seite, auf der eine Stellung gelegt wird

field-a-tile-that-only-its-owner = Ein Plättchen, das nur sein Besitzer kennt
field-chosen = Ausgewählt
field-citizenry = Bevölkerung
field-projection = Erwartete Bevölkerung
    .about = Würfel, die der Platz dort beim Aufdecken erwartete
field-colour = Farbe
field-credits = Krediteinheiten
field-cup = Becher
field-developments = Entwicklungen
field-rolling = Zu werfende Würfel
    .about = Im Becher vor dem ersten Zurückrufen
field-a-colour = { NAME($colour, form: "cap") }
field-development-of-cost = Entwicklung, Kosten { $cost }
field-world-of-cost = Welt ({ NAME($colour) }), Kosten { $cost }
field-dictate = Diktatfeld
field-dictate-move = Diktat, verschieben
field-dictate-put-away = Diktat, abgeben
field-face = Seite
field-use-source = Von
field-goods = Güter
field-groups = Gruppen
field-hidden = Verdeckt
field-hidden-tile = Verdecktes Plättchen
field-floor = Minimum $
    .about = Nach einer Runde
field-left = Übrig
field-new-galactic-order = New Galactic Order
field-tell-late = Plättchen erst nennen, wenn sie oben liegen
field-not-placed = Nicht gelegt
field-developing = Auf der Entwicklung
field-settling = Auf der Welt
field-order = Reihenfolge der Plätze
    .about = Nach steigender Fraktionsnummer
field-phase = Phase
field-roll-table-phase = Laufende Phase
field-seat-called = Gewählte Phase
field-roll-table-phases = Phasen der Runde
    .about = Keine Phase vor dem Aufdecken
field-place = Ort
field-power = Fähigkeit
field-source = Fähigkeit
field-seat-uses = Genutzte Fähigkeiten
field-revealed = Aufgedeckt
    .about = Die Arbeiter sind aufgedeckt
field-round = Runde
field-roll-table-round = Runde
    .about = 0 während des Aufbaus
field-scouted = Aufklärer dieser Phase
field-seat = Platz
field-seats = Plätze
field-selecting = Wählt
field-ship-empties-pool = Verladen kann den Siegpunkt-Vorrat leeren
    .about = Zu Beginn von Verladen, wenn alles verbraucht wird
field-tableau = Auslage
field-thirds = Zwei Drittel
field-side = Plättchen
field-seat-abandoned = Aufgegebene Plättchen
field-in-hand = Plättchen auf der Hand
field-seat-virtual = Übrige virtuelle Arbeiter
field-seat-chips = Siegpunkt-Chips
field-use-worker = Arbeiter
    .about = Ab 0 gezählt
field-workers = Arbeiter
field-worlds = Welten

# Was dort als Nächstes zu tun ist.

step-assign-dice = Würfel zuordnen
step-begin = Partie beginnen
step-build-tiles = Plättchen bauen
step-buy-after-trade = Nach Verkauf kaufen
step-check-end = Ende prüfen
step-choose-start-stacks = Anfangsstapel wählen
step-draw-faction = Fraktion ziehen
step-draw-from-bag = Aus dem Beutel ziehen
step-draw-home = Heimatwelt ziehen
step-end-phase = Phase beenden
step-explore-tasks = Sammeln oder Aufklären
step-finish-tile = Plättchen fertigstellen
step-gain-rewards = Belohnung nehmen
step-give-up-dice = Würfel abgeben
step-pay-for-tile = Für Plättchen zahlen
step-pay-phase = Für die Phase zahlen
step-place-tiles = Plättchen legen
step-produce-goods = Güter produzieren
step-raise-to-floor = Krediteinheiten auf das Minimum
step-recall-dice = Würfel zurückrufen
step-recruit-dice = Würfel anwerben
step-reveal = Aufdecken
step-roll-cup = Becher werfen
step-run-phase = Phase ausführen
step-save-spent = Ausgegebene sichern
step-scout-tiles = Aufklären: Plättchen ziehen
step-ship-goods = Güter verladen
step-spend-waiting = Wartende ausgeben
step-start-round = Runde beginnen
step-tell-top = Oberstes nennen

# Was ein Platz bekommt: sein Mensch nimmt es selbst.

hand-to = { PERSON($seat) ->
    [you] Nimm
    [mark] Gib
   *[one] Gib { NAME($seat) }
}

## Die Bilder der Regeln

rules-dice = { NAME($colour, form: "cap") }: { NAME($kind) }
rules-world = Welt ({ NAME($colour) })
rules-cost = Kosten und SP
rules-name = Ihr Name
rules-good = Der Platz ihres Guts
rules-development = Eine Entwicklung
rules-signs = Was sie tut

## Rätsel

puzzle-searched = Bestes aus { $count } Versuchen
puzzle-next-best = Das Nächstbeste, { $words }, kostet { $cost } Punkte Vorsprung
puzzle-crew = { $count } { NAME($phase) }
dice-beside = { NAME($seat, form: "subject") }: Der Becher zeigte { $count }-mal { NAME($phase) }; erwartet waren { $expected }.

# Für alle, die dem Textprogramm zuhören.
listen-side = { NAME($side) }: { $colour ->
    [none] Entwicklung
   *[other] Welt, { NAME($colour) }
}, Kosten { $cost }. { LIST($powers, glue: "space") }
listen-power = { NAME($when) }: { NAME($text) }
