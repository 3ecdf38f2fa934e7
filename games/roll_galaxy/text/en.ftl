# Roll for the Galaxy in English.

## Names

colour-white = { $form ->
    [a] a white
    [cap] White
   *[plain] white
}
colour-red = { $form ->
    [a] a red
    [cap] Red
   *[plain] red
}
colour-purple = { $form ->
    [a] a purple
    [cap] Purple
   *[plain] purple
}
colour-cyan = { $form ->
    [a] a cyan
    [cap] Cyan
   *[plain] cyan
}
colour-brown = { $form ->
    [a] a brown
    [cap] Brown
   *[plain] brown
}
colour-green = { $form ->
    [a] a green
    [cap] Green
   *[plain] green
}
colour-yellow = { $form ->
    [a] a yellow
    [cap] Yellow
   *[plain] yellow
}
colour-gray = { $form ->
    [a] a gray
    [cap] Gray
   *[plain] gray
}
phase-explore = Explore
    .about = new tiles, or $
phase-develop = Develop
    .about = new powers are built
phase-settle = Settle
    .about = new worlds are settled
phase-produce = Produce
    .about = worlds get goods
phase-ship = Ship
    .about = goods for $ or VP
phase-wild = Wild
phase-dictate = Dictate

# A tile by both its sides, and one that only its owner may look at.
tile = { $development } / { $world }
hidden-tile = a tile

# The printed names of the sides, as on the tiles.

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

# What the colors stand for; worlds may also be gray.
kind-home = { $form ->
    [a] a Home
   *[plain] Home
}
kind-military = { $form ->
    [a] a Military
   *[plain] Military
}
kind-consumption = { $form ->
    [a] a Consumption
   *[plain] Consumption
}
kind-novelty = { $form ->
    [a] a Novelty
   *[plain] Novelty
}
kind-rare-elements = { $form ->
    [a] a Rare Elements
   *[plain] Rare Elements
}
kind-genes = { $form ->
    [a] a Genes
   *[plain] Genes
}
kind-alien-technology = { $form ->
    [a] an Alien Technology
   *[plain] Alien Technology
}
kind-gray = { $form ->
    [a] a gray
    [cap] Gray
   *[plain] gray
}
worker-explorer = { $form ->
    [many] explorers
    [title] Explorers
   *[plain] explorer
}
worker-developer = { $form ->
    [many] developers
    [title] Developers
   *[plain] developer
}
worker-settler = { $form ->
    [many] settlers
    [title] Settlers
   *[plain] settler
}
worker-producer = { $form ->
    [many] producers
    [title] Producers
   *[plain] producer
}
worker-shipper = { $form ->
    [many] shippers
    [title] Shippers
   *[plain] shipper
}
worker-any = { $form ->
    [many] workers
   *[plain] worker
}

## The powers of the tiles

kind-of-six-plus = Development 6+
    .short = Development
kind-of-reassign = Reassign development
    .short = Reassign
kind-of-development = Development
    .short = Development
kind-of-home-world = Home world
    .short = Home
kind-of-world = { NAME($kind, form: "cap") } world
    .short = { NAME($kind, form: "cap") }
timing-completed = When completed
timing-setup = At setup
timing-scoring = Scoring
timing-assign = Assign
timing-phases = { LIST($phases) }
number-word = { $number ->
    [1] one
    [2] two
    [3] three
   *[other] { $number }
}
glue-then = { $first }, then { $last }

power-once = { LIST($effects, glue: "then") }.
power-gain-die = { number-word } new { NAME($kind) } ({ NAME($colour) }) { $number ->
    [one] die
   *[other] dice
} { $to ->
    [cup] into your cup
    [citizenry] into your Citizenry
   *[world] on this world as a good
}
power-gain-credits = take ${ $credits }
power-set-start-credits = you begin with ${ $credits } instead of $1
power-remove-die = give up { number-word } of your own dice
moved-workers = { number-word } { $which ->
    [some] { LIST($kinds, glue: "or") }{ " " }
   *[any] { "" }
}{ $number ->
    [one] { LIST($workers, glue: "or") }
   *[other] { LIST($workers, glue: "or", form: "many") }
}{ $which ->
    [but-home] { " " }of any color except Home
   *[any] { "" }
}
to-your-call = to the phase you select
to-phases = to { LIST($phases, glue: "or") }
to-any-phase = { $number ->
    [one] to any phase
   *[other] to any phases
}
power-reassign = move { $upTo ->
    [yes] up to{ " " }
   *[no] { "" }
}{ moved-workers } { $targets }.
power-reassign-same = move exactly { number-word } workers from one phase { $targets }.
power-reassign-lead = with the most { NAME($kind) } worlds, move up to { $sole } workers { $targets }; tied for most, only { $tied }.
short-to-your-call = to your phase
short-to-any-phase = anywhere
these-kinds = { LIST($kinds, glue: "or") }
these-colours = { LIST($colours, glue: "or") }
short-reassign = { $number } { $which ->
    [some] { $what }{ " " }
   *[any] { "" }
}{ $number ->
    [one] { LIST($workers, glue: "or") }
   *[other] { LIST($workers, glue: "or", form: "many") }
}{ $which ->
    [but-home] { " " }but no Home
   *[any] { "" }
} { $targets }
short-reassign-same = { $number } of one phase { $targets }
short-reassign-lead = up to { $number } workers anywhere
power-dictate-targets = one Dictate moves up to { number-word } other workers, not just one.
power-dictate-unlimited = Dictate as often as you like each round, not just once.
one-worker = one extra { NAME($kind) } { NAME($worker) }
power-extra-worker = work as if you had { LIST($workers) }.
power-rearrange-construction = reorder and flip the tiles of your two stacks as you like{ $needsExplorer ->
    [yes] { " " }if you have an explorer
   *[no] { "" }
}.
power-scout-on-top = a scouted tile may go on top of a stack, not only to the bottom.
power-stock-credits = when { NAME($kind, form: "a") } explorer stocks, take ${ $credits }, not $2.
power-scout-bonus = ${ $credits } if { NAME($kind, form: "a") } explorer of yours scouted.
power-draw-at-end = when Explore ends, draw { number-word } more { $number ->
    [one] tile
   *[other] tiles
} and add { $number ->
    [one] it
   *[other] them
} to a stack.
power-cost-discount = { $hasKinds ->
    [yes] { LIST($kinds) }{ " " }
   *[no] { "" }
}{ $tiles ->
    [worlds] worlds
    [reassign] developments with a Reassign power
   *[developments] developments
} cost { number-word } fewer { $number ->
    [one] { NAME($worker) }
   *[other] { NAME($worker, form: "many") }
}, but at least { $least }{ $floor ->
    [1] { "" }
   *[other] { " " }(cheaper ones keep their printed cost)
}.
a-tile-to-pay = { $isWorld ->
    [yes] world
   *[no] other development
}
power-save-all = all { NAME($kind) } dice spent on a { a-tile-to-pay } go to your cup, not to the Citizenry.
power-save-workers = { $fewest } or { $most } of the dice spent on each { a-tile-to-pay } go to your cup, not to the Citizenry.
completed-tile = { $tiles ->
    [world] world
    [development] other development
   *[any] other tile
}
power-credits-on-complete = ${ $credits } for each { completed-tile } that you complete.
power-credits-on-complete-more = ${ $credits } for each { completed-tile } that you complete, ${ $whole } for { NAME($kind, form: "a") } world.
power-extra-good-place = each of your worlds except gray ones holds { number-word } more { $number ->
    [one] good
   *[other] goods
}; every good still needs its own shipper.
from-a-world = { COUNT($first) ->
    [0] { "" }
   *[other] { " " }from { LIST($first, form: "a") }{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }or { LIST($others, glue: "or") }
    } world
}
power-trade-bonus = ${ $credits } more for each good you trade{ from-a-world }.
chips-more = { $chips ->
    [one] { $chips } more VP chip
   *[other] { $chips } more VP chips
}
credits-more = ${ $credits }
power-consume-bonus = { LIST($gains) } for each good you consume{ from-a-world }.
power-buy-on-trade = after each good you trade, you may pay ${ $credits } for { $chips ->
    [one] { $chips } VP chip
   *[other] { $chips } VP chips
}.
power-phase-income = ${ $credits } at the end of the phase{ $atOnce ->
    [yes] , even in the phase that completes this tile
   *[no] { "" }
}.
power-income-per-good = at the end of the phase, ${ $credits } for each { $by ->
    [world_colour] good on your { NAME($kind) } worlds
   *[die_colour] { NAME($kind) } die that is a good on one of your worlds
}.
power-income-per-citizen = at the end of the phase, ${ $credits } { $number ->
    [1] for each { NAME($kind) } die in your Citizenry.
   *[other] for every { number-word } { NAME($kind) } dice in your Citizenry (a partial group counts).
}
power-income-if-most = at the end of the phase, ${ $credits } if you have { $tied ->
    [0] more developments than any other player
   *[other] the most developments, ${ $tied } if tied
}.
power-income-if-highest-world = at the end of the phase, ${ $credits } if you { $tied ->
    [0] alone have the most expensive world
   *[other] have the most expensive world, ${ $tied } if tied
}.
power-phase-chips = { $chips ->
    [one] { $chips } VP chip
   *[other] { $chips } VP chips
} each time the phase happens.
score-triangular-root-of-chips = 1 VP for 1 VP in chips, 2 for 3, 3 for 6, 4 for 10, and so on.
score-dice-of-colour = { $points } VP for every { number-word } { NAME($kind) } dice you own; a partial group counts in full.
score-distinct-die-colours = { $points } VP for each color among the dice you own.
score-developments = { $points } VP for each development you own, including this one.
score-worlds-of-colour = { $points } VP for each { NAME($kind) } world you own.
score-developments-without-reassign = { $points } VP for each development without a Reassign power, including this one.
score-goods = { $points } VP for each good on your worlds.
a-share-of = { $number ->
    [1] all
    [2] half
   *[3] a third
}
score-development-cost = { a-share-of } of the printed costs of your developments, rounded up.
score-world-cost-of-colour = { a-share-of } of the printed costs of your { NAME($kind) } worlds, rounded up.
score-reassign-development-cost = { a-share-of } of the printed costs of your developments with a Reassign power, rounded up.

## Counted things, for the sentences below: each takes the argument of its own name

dice-of-colour = { $count } { NAME($colour) }
handful = { $total ->
    [0] no dice
   *[other] { LIST($dice) } { $last ->
        [one] die
       *[other] dice
    }
}
tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
a-worker = { $virtual ->
    [yes] a virtual { NAME($colour) }
   *[no] { NAME($colour, form: "a") }
}

## What happens: the set-up

faction-drawn = { DOES($seat, you: "get", one: "gets") } faction { $number }: { $development } / { $world }
    .log = { DOES($seat, you: "draw", one: "draws") } { $development } / { $world }
    .hands = { hand-to } faction tile { $number }: { $development } / { $world }
home-drawn = { DOES($seat, you: "start", one: "starts") } with { NAME($side) }
    .hands = { hand-to } the home world { NAME($side) }
stacks-started = { DOES($seat, you: "put", one: "puts") } { NAME($development) } on the development stack and { NAME($world) } on the world stack
    .hands = Put { NAME($development) } and { NAME($world) } into { NAME($seat, form: "whose") } construction zone

## What happens: roll, assign, reveal

round-started = Round { $round }
everybody-rolls = Everybody rolls
cup-rolled = { DOES($seat, you: "roll", one: "rolls") } { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
worker-assigned = { DOES($seat, you: "assign", one: "assigns") } a die behind the screen
assignment-confirmed = { DOES($seat, you: "are", one: "is") } ready
extra-die-rolled = The extra die shows { NAME($phase) }
call-of-seat = { $form ->
    [subject] { DOES($seat, you: "select", one: "selects") }
   *[plain] { DOES($seat, you: "select", one: "selects", subject: "inside") }
} { NAME($phase) }
    .log = { DOES($seat, you: "select", one: "selects") } { NAME($phase) }
phases-happen = { LIST($phases) } { COUNT($phases) ->
    [one] happens
   *[other] happen
}
phases-revealed = { LIST($calls, begins: "yes") }; { phases-happen }
    .hands = Lift the screens: { phases-happen }
workers-shown = { DOES($seat, you: "show", one: "shows") } { handful } under { NAME($place) }
    .hands = { PERSON($seat) ->
        [you] Put
        [mark] Put
       *[one] For { NAME($seat) }, put
    } { handful } { $dictated ->
        [yes] into the Dictate space
       *[no] under { NAME($place) }
    }{ $called ->
        [yes] , the selected phase
       *[no] { "" }
    }
die-reassigned = { DOES($seat, you: "move", one: "moves") } { NAME($colour, form: "a") } die to { NAME($phase) } with { NAME($power) }
die-dictated = { DOES($seat, you: "dictate", one: "dictates") } { NAME($colour, form: "a") } die to { NAME($phase) }
own-die-moved = { NAME($power) }: a die from { $source ->
    [none] the Wilds
   *[other] { NAME($source) }
} to { NAME($phase) }
workers-returned = { DOES($seat, you: "take", one: "takes") } { handful } back from { $dictated ->
    [yes] the Dictate space
   *[no] { NAME($place) }
}
    .hands = Put { handful } from { $dictated ->
        [yes] the Dictate space
       *[no] { NAME($place) }
    } back into { NAME($seat, form: "whose") } cup
waiting-returned = { DOES($seat, you: "take", one: "takes") } back { handful }: no { $isWorld ->
    [yes] world
   *[no] development
} is left to build
    .hands = Put { handful } from the empty { $isWorld ->
        [yes] world
       *[no] development
    } stack back into { NAME($seat, form: "whose") } cup
phase-started = { NAME($phase) } phase

## What happens: Explore

stocked = { DOES($seat, you: "stock", one: "stocks") } for ${ $credits } with { a-worker } explorer{ $source ->
    [none] { "" }
   *[other] { " " }({ NAME($source) })
}
    .log = { DOES($seat, you: "stock", one: "stocks") }
    .hands = { $credits ->
        [0] { $virtual ->
            [yes] { "" }
           *[no] Put { NAME($colour, form: "a") } explorer into { NAME($seat, form: "whose") } Citizenry
        }
       *[other] Raise { NAME($seat, form: "whose") } credit marker by ${ $credits }{ $virtual ->
            [yes] { "" }
           *[no] { " " }and put { NAME($colour, form: "a") } explorer into the Citizenry
        }
    }
scouted = { DOES($seat, you: "scout", one: "scouts") } with { a-worker } explorer{ $abandoned ->
    [0] { "" }
    [one] { " " }and { DOES($seat, you: "abandon", one: "abandons", subject: "no") } { $abandoned } tile
   *[other] { " " }and { DOES($seat, you: "abandon", one: "abandons", subject: "no") } { $abandoned } tiles
}
    .log = { DOES($seat, you: "scout", one: "scouts") } { tiles }
    .hands = { $virtual ->
        [yes] { "" }
       *[no] Put { NAME($colour, form: "a") } explorer into { NAME($seat, form: "whose") } Citizenry after it scouts
    }
tile-abandoned = { DOES($seat, you: "abandon", one: "abandons") } a tile
    .own = { DOES($seat, you: "abandon", one: "abandons") } { $tile }
    .hands = Take { $tile } out of { NAME($seat, form: "whose") } construction zone and set it aside
tile-drawn = { DOES($seat, you: "draw", one: "draws") } a tile
    .own = { DOES($seat, you: "draw", one: "draws") } { $tile }
tile-taken = { DOES($seat, you: "draw", one: "draws") } a tile
    .hands = Draw a tile from the bag into { NAME($seat, form: "whose") } hand
tile-lifted = { DOES($seat, you: "rearrange", one: "rearranges") } a tile
    .hands = Take { $tile } out of { NAME($seat, form: "whose") } construction zone
whose-stack = { NAME($seat, form: "whose") } { $isWorld ->
    [yes] world
   *[no] development
} stack
tile-planned = { DOES($seat, you: "put", one: "puts") } { NAME($side) } on the { $isWorld ->
    [yes] world
   *[no] development
} stack
    .log = { DOES($seat, you: "plan", one: "plans") } { NAME($side) }{ $place ->
        [none] { "" }
       *[other] { " " }as { $place } tile
    }
    .hands = Put { NAME($side) } { $place ->
        [none] on top of { whose-stack }
       *[other] on { whose-stack }, { $place } from the top
    }
tile-placed = { DOES($seat, you: "put", one: "puts") } a tile on the { $isWorld ->
    [yes] world
   *[no] development
} stack
tiles-returned = { $tiles ->
    [one] { $tiles } abandoned tile goes
   *[other] { $tiles } abandoned tiles go
} back into the bag
    .hands = Put { $tiles ->
        [one] { $tiles } abandoned tile
       *[other] { $tiles } abandoned tiles
    } back into the bag

## What happens: Develop and Settle

dice-wait = { DOES($seat, you: "leave", one: "leaves") } { handful } on the top { $isWorld ->
    [yes] world
   *[no] development
}
    .log = { DOES($seat, you: "leave", one: "leaves") } { handful } waiting
    .hands = Put { handful } from { NAME($phase) } on the top { $isWorld ->
        [yes] world
       *[no] development
    } of { NAME($seat, form: "whose") } construction zone
tile-completed = { $isWorld ->
    [yes] { DOES($seat, you: "settle", one: "settles") }
   *[no] { DOES($seat, you: "develop", one: "develops") }
} { NAME($side) } with { handful }
    .log = { $isWorld ->
        [yes] { DOES($seat, you: "settle", one: "settles") }
       *[no] { DOES($seat, you: "develop", one: "develops") }
    } { NAME($side) }
    .hands = Put { NAME($side) } into { NAME($seat, form: "whose") } tableau{ $total ->
        [0] { "" }
       *[other] ; put the { handful } spent on it into the Citizenry
    }
dice-saved = { DOES($seat, you: "save", one: "saves") } { handful } with { NAME($source) }
    .log = { DOES($seat, you: "save", one: "saves") } { handful }
    .hands = Put { handful } from { NAME($seat, form: "whose") } Citizenry into the cup
die-gained = { DOES($seat, you: "gain", one: "gains") } { $count } { NAME($colour) } { $count ->
    [one] die
   *[other] dice
} { $to ->
    [cup] in the cup
    [citizenry] in the Citizenry
   *[world] on { NAME($source) }
}
    .log = { DOES($seat, you: "gain", one: "gains") } { $count } { NAME($colour) } { $count ->
        [one] die
       *[other] dice
    }
    .hands = { hand-to } { $count } { NAME($colour) } { $count ->
        [one] die
       *[other] dice
    } { $to ->
        [cup] for the cup
        [citizenry] for the Citizenry
       *[world] to put on { NAME($source) }
    }
die-given-up = { DOES($seat, you: "give", one: "gives") } up { NAME($colour, form: "a") } die for { NAME($source) }
    .log = { DOES($seat, you: "give", one: "gives") } up { NAME($colour, form: "a") } die
    .hands = Return one of { NAME($seat, form: "whose") } dice to the supply: { $die }

## What happens: Produce, Ship, credits

good-produced = { DOES($seat, you: "produce", one: "produces") } { NAME($colour, form: "a") } good on { NAME($side) }
    .log = { DOES($seat, you: "produce", one: "produces") } on { NAME($side) }
    .hands = Put { NAME($colour, form: "a") } producer on { NAME($side) } as a good
good-traded = { DOES($seat, you: "trade", one: "trades") } the { NAME($good) } good from { NAME($side) } for ${ $credits }
    .log = { DOES($seat, you: "trade", one: "trades") } the good from { NAME($side) }
    .hands = Put the { NAME($good) } good from { NAME($side) }{ $virtual ->
        [yes] { "" }
       *[no] { " " }and { NAME($colour, form: "a") } shipper
    } into the Citizenry; { DOES($seat, you: "get", one: "gets", subject: "inside") } ${ $credits }
good-consumed = { DOES($seat, you: "consume", one: "consumes") } the { NAME($good) } good from { NAME($side) } with { a-worker } shipper for { $chips } VP
    .log = { DOES($seat, you: "consume", one: "consumes") } the good from { NAME($side) }
    .hands = Put the { NAME($good) } good from { NAME($side) }{ $virtual ->
        [yes] { "" }
       *[no] { " " }and { NAME($colour, form: "a") } shipper
    } into the Citizenry; { DOES($seat, you: "get", one: "gets", subject: "inside") } { $chips } VP
credits-gained = { DOES($seat, you: "get", one: "gets") } { $credits ->
    [0] nothing
   *[other] ${ $credits }
}{ $source ->
    [none] { "" }
   *[other] { " " }from { NAME($source) }
}
    .log = { DOES($seat, you: "earn", one: "earns") } $ from { $source ->
        [none] a bonus
       *[other] { NAME($source) }
    }
    .hands = { $credits ->
        [0] { "" }
       *[other] Raise { NAME($seat, form: "whose") } credit marker by ${ $credits }
    }
chips-gained = { DOES($seat, you: "get", one: "gets") } { $chips } VP{ $paid ->
    [0] { "" }
   *[other] { " " }for ${ $paid }
} from { NAME($source) }
    .log = { DOES($seat, you: "get", one: "gets") } VP from { NAME($source) }
    .hands = { hand-to } { $chips } VP{ $paid ->
        [0] { "" }
       *[other] { " " }for ${ $paid }
    }
gain-chips = +{ $chips } VP

## What happens: Manage Empire and the end

dice-recruited = { DOES($seat, you: "recruit", one: "recruits") } { handful } for ${ $total }
    .log = { DOES($seat, you: "recruit", one: "recruits") } { handful }
    .hands = Move { handful } from { NAME($seat, form: "whose") } Citizenry into the cup and lower the credit marker by ${ $total }
die-recalled = { DOES($seat, you: "recall", one: "recalls") } { NAME($colour, form: "a") } die
    .hands = Put { $die } back into { NAME($seat, form: "whose") } cup
floor-reached = { NAME($seat, form: "Whose") } credits go up to ${ $credits }
    .hands = Set { NAME($seat, form: "whose") } credit marker to ${ $credits }
why-it-ended = { $ending ->
    [tiles] A tableau has reached twelve squares
    [chips] The VP pool is empty
   *[both] The VP pool is empty and a tableau has reached twelve squares
}
game-won = { why-it-ended }: { DOES($seat, you: "win", one: "wins", subject: "inside") } with { points }
game-shared = { why-it-ended }: { LIST($winners) } share the win with { points }

## What the log says of answers that change nothing in the open

recalls-no-more = { DOES($seat, you: "recall", one: "recalls") } no more dice
saves-no-more = { DOES($seat, you: "save", one: "saves") } no more dice
keeps-the-money = { DOES($seat, you: "buy", one: "buys") } no VP
ends-exploring = { DOES($seat, you: "end", one: "ends") } exploring
spends-a-die = { DOES($seat, you: "spend", one: "spends") } { NAME($colour, form: "a") } die

## Moves

move-start-stacks = Develop { NAME($development) }, settle { NAME($world) }
move-place-wild = Place { NAME($die) } under { NAME($phase) }
move-select-phase = Select { NAME($phase) } with { NAME($die) }
move-use-reassign = Use { NAME($power) }: move { NAME($die) } to { NAME($phase) }
move-dictate = Dictate: return { NAME($die) } to the cup
move-move-by-dictate = Dictate: move { NAME($die) } to { NAME($phase) }
move-confirm-assignment = Confirm the assignment
move-reveal-dice = Reveal { LIST($places, glue: "sentences") }; select { NAME($phase) }
dice-shown-at = { NAME($place) }: { handful }
move-stock = Stock with { a-worker } explorer
move-scout = Scout with { a-worker } explorer
move-abandon = Abandon { $tile }
move-draw-tiles = Draw from the bag
tile-at = the { $nth } tile of your { $isWorld ->
    [yes] world
   *[no] development
} stack
move-lift-tile = Rearrange { $tile }
the-stack = the { $isWorld ->
    [yes] world
   *[no] development
} stack
move-place-tile = Put { NAME($side) } on { the-stack }, { $nth } from the top
move-place-tile-on-top = Put { NAME($side) } on top of { the-stack }
move-place-tile-there = Put { NAME($side) } { $where ->
    [next] on { the-stack }
    [top] on top of { the-stack }
    [last] at the bottom of { the-stack }
   *[place] on { the-stack }, place { $place }
}
move-end-explore = Finish Explore
move-spend = Spend { NAME($colour, form: "a") } die
move-save = Save { NAME($colour, form: "a") } die
move-save-no-more = Save no more
move-give-up = Give up { $die }
move-produce = Produce on { NAME($side) } with { NAME($colour, form: "a") } die
move-trade = Trade the { NAME($good) } good from { NAME($side) } with { a-worker } shipper
move-consume = Consume the { NAME($good) } good from { NAME($side) } with { a-worker } shipper
move-buy-chips = Buy VP
move-keep-credits = Buy no VP
move-recruit = Recruit { NAME($colour, form: "a") } die
move-recall = Recall { $die }
move-end-recall = Recall no more
worker-die = the { NAME($colour) }{ $face ->
    [none] { "" }
   *[other] { " " }{ NAME($face) }
} die
    .full = the { $nth ->
        [none] { "" }
       *[other] { NAME($nth) }{ " " }
    }{ NAME($colour) }{ $face ->
        [none] { "" }
       *[other] { " " }{ NAME($face) }
    } die{ $place ->
        [none] { "" }
       *[other] { " " }under { NAME($place) }
    }
# Where no table is at hand that shows them.
die-numbered = die { $number }
square-numbered = square { $number }
die-at = { $place ->
    [workers] { NAME($colour, form: "a") } die under { NAME($phase) }
    [zone] { NAME($colour, form: "a") } die waiting on the { $isWorld ->
        [yes] world
       *[no] development
    }
    [world] the { NAME($colour) } good on { NAME($side) }
    [cup] { NAME($colour, form: "a") } die in the cup
   *[citizenry] { NAME($colour, form: "a") } die in the Citizenry
}

## What is asked

draw-faction = Draw a faction tile
draw-home = Draw a home world
draw-tile = Draw a tile from the bag
roll-cup = Roll { NAME($seat, form: "whose") } cup: { handful }
roll-extra = Roll the extra white die
ask-start = Choose one tile to develop and one to settle
ask-select = Place your Wilds and select a phase with one die
ask-wilds = Place your Wilds
ask-powers = Use powers, or confirm
ask-finish = Finish the power you started
ask-reveal = Roll { NAME($seat, form: "whose") } { handful }, assign them behind the screen, and enter where they are at the reveal
    .detail = Type it like this: { $example }
ask-explore = Stock or scout with an explorer
ask-abandon = Abandon tiles, or draw
ask-place = Put a tile on a stack
ask-place-drawn = Put a tile you drew from the bag on a stack
ask-top = Which tile is now on top of { whose-stack }?
ask-spend = Choose a die to spend on { NAME($side) }: it needs { $missing } more
ask-spend-waiting = Choose which waiting dice to spend on { NAME($side) }: it needs { $missing } more
ask-save = Choose a die to put into the cup ({ NAME($source) })
ask-give-up = Give up a die for { NAME($side) }
ask-produce = Put a producer on a world
ask-ship = Trade or consume a good
ask-buy = Pay ${ $cost } for { $chips } VP, or buy none
ask-recruit = Recruit a die (${ $credits } left)
ask-recall = Recall a die, or recall no more
ask-recall-for-cup = Recall a die, because your cup is empty

## Why Rollbot does so: the set-up and the phases

not-asked = It didn't need this rule: { NAME($sentence) }
sentence-rb-2-4 = developing the cheaper tile
sentence-rb-2-5 = choosing at random
sentence-rb-3-17 = comparing tie-break numbers
sentence-rb-3-22 = breaking a tie with a white die
sentence-rb-8-3 = scouting until both stacks hold two tiles
sentence-rb-8-4 = stocking up to $9
sentence-rb-8-5 = scouting with all other explorers
sentence-rb-8-9 = choosing the stack with more waiting dice
sentence-rb-8-10 = choosing the stack with fewer tiles
sentence-rb-8-11 = choosing the world stack
sentence-rb-9-3 = spending lower colors first
sentence-rb-9-6 = giving up the lowest die in the cup
sentence-rb-15-33 = giving up the lowest waiting die, good or worker
sentence-rb-10-2 = putting white and red dice on the most valuable worlds
sentence-rb-10-3 = putting purple dice on the most valuable worlds
sentence-rb-10-4 = putting dice of the other colors on the most valuable worlds
sentence-rb-11-6 = trading the pairs worth 1 VP
sentence-rb-11-7 = trading the pairs worth 2 VP
sentence-rb-11-8 = trading the pairs worth 3 VP
sentence-rb-11-9 = consuming everything that is left
sentence-rb-12-4 = recalling a good that matches its world
sentence-rb-12-5 = recalling a die from the top tile that needs more
sentence-rb-12-6 = recalling a die from the stack with fewer waiting dice
sentence-rb-12-7 = recalling a die from the development

start-worlds-alike = Both worlds cost { $cost }
start-developments-alike = Both developments cost { $cost }
start-by-chance = It chooses at random: worlds and developments cost the same
start-cheaper-world = It settles the cheaper world: { $cost } instead of { $other }
start-cheaper-development = It takes the cheaper development: { $cost } instead of { $other }
projected = It expects { dice } in its Citizenry after this round
projected-with-money = It expects { dice } in its Citizenry after this round and has ${ $credits }
never-rearranged = It ends Explore: it never rearranges tiles
yellow-first = It stocks with yellow explorers first: each takes $4
yellow-last = It scouts with yellow explorers last: they take $4 if they stock
stock-for-projection = It stocks: with ${ $credits } it is more than $1 short of recruiting the dice it expects
stock-for-either = It stocks: it has ${ $credits } and wants ${ $plenty }
near-projection = With ${ $credits } it can recruit the dice it expects, or all but one of them
track-is-full = It can't stock more: ${ $credits } is the end of the track
stacks-hold-enough = It needs no tiles: both stacks hold two or more
tiles-enough = It needs no tiles: its tableau and stacks hold { tiles }
has-plenty = It has enough $: it has ${ $credits } and wants at least ${ $plenty }
stock-for-plenty = It stocks: it has ${ $credits } and wants ${ $plenty }
scout-for-tiles = It scouts: a stack holds fewer than two tiles
scout-with-enough = It scouts: it has enough tiles, and ${ $credits } is enough
one-new-tile = It draws one tile, because it never abandons any
placed-where = It puts { NAME($side) } on its { $isWorld ->
    [yes] world
   *[no] development
} stack
place-cheaper = { placed-where }: { dice } would complete that stack; the other needs { $other }
place-where-more-wait = { placed-where }: more dice wait there
place-where-fewer-lie = { placed-where }: that stack has fewer tiles
place-all-equal = It puts { NAME($side) } on its world stack: everything else is equal
place-cost-alike = Both stacks would take { dice } to complete
place-waiting-alike = { $waiting ->
    [0] No dice wait on either stack
    [one] One die waits on each stack
   *[other] { $waiting } dice wait on each stack
}
place-tiles-alike = { $tiles ->
    [0] Both stacks are empty
    [one] Both stacks hold one tile
   *[other] Both stacks hold { $tiles } tiles
}
first-for-the-tile = It spends { NAME($colour, form: "a") } die: the tile makes it give up a die, and its Citizenry has no white one
first-highest = It spends { NAME($colour, form: "a") } die first: lower colors are left for the next tile
first-of-all = It spends { NAME($colour, form: "a") } die first: the stack takes all its dice
first-lowest = It spends { NAME($colour, form: "a") } die first: unspent dice return to the cup
no-die-will-wait = No die will wait: it has enough for every tile in the stack
citizenry-empty = Its Citizenry is empty
cup-empty = Its cup is empty
highest-spent = It saves { NAME($colour, form: "a") } die: the highest color it spent
lowest-die = It gives up { NAME($colour, form: "a") } die: the lowest color { $place ->
    [citizenry] in its Citizenry
    [cup] in its cup
    [zone] waiting on a tile
    [world] among its goods
   *[workers] under a phase
}
produce-own-colour = It puts { NAME($colour, form: "a") } producer on { NAME($side) }: the colors match
produce-most-valuable = It puts { NAME($colour, form: "a") } producer on { NAME($side) }: no world with room is more valuable
no-producer-matches = No producer has the color of a world with room
no-white-or-red = No producer is white or red
no-purple = No producer is purple
pair = the { NAME($good) } good from { NAME($side) } with { NAME($colour, form: "a") } shipper
pair-worth = { $pair } for { $level } VP
pairs = It pairs { LIST($pairs, glue: "sentences") }
end-not-reached = The game is not ending, and consuming all goods would not empty the VP pool
no-such-shortage = { $shortage ->
    [1] It trades no pair worth 1 VP: it isn't short of $
    [2] It trades no pair worth 2 VP: it is less than ${ $shortage } short
   *[other] It trades no pair worth 3 VP: it is less than ${ $shortage } short
}
no-such-pair = It has no pair worth exactly { $level } VP
consume-all = It consumes { $pair }: the game is ending
consume-will-do = It consumes { $pair }: ${ $credits } is enough for the { dice } it expects
consume-track-full = It consumes { $pair }: ${ $credits } is the end of the track
consume-no-trade = It consumes { $pair }: it is ${ $missing } short, but its rules don't let it trade any of its pairs
consume-untraded = It consumes { $pair }: it trades no more goods
trade-short-of = It trades { $pair } for ${ $value }: it has ${ $credits } and needs ${ $missing } more to recruit { dice }
trade-short = It trades { $pair } for ${ $value }: it has ${ $credits }, too little for the dice it expects
buy-at-the-end = It buys VP: the game is ending
buy-enough-left = It buys VP: the ${ $credits } left is enough for the dice it expects
buy-too-little-left = It buys no VP: ${ $credits } left would be too little
highest-resting = It recruits { NAME($colour, form: "a") } die: the highest color in its Citizenry
nothing-to-recall = It recalls nothing: no die has to come back
waits-in-vain = It recalls { NAME($colour, form: "a") } die: { NAME($side) } needs more than the { dice } in its cup
recall-good = It recalls the { NAME($colour) } good on { NAME($side) }: the colors { $matches ->
    [yes] match
   *[no] don't match
}
all-goods-match = All its goods match their worlds
no-goods = It has no goods
recall-lack-alike = Both top tiles need { dice } more
recall-wait-alike = { $waiting ->
    [one] One die waits on each top tile
   *[other] { $waiting } dice wait on each top tile
}
recall-only-waiting = It recalls { $die }: dice wait on no other tile
recall-tile-lacks-more = It recalls { $die }: that tile needs more dice than the other
recall-fewer-wait = It recalls { $die }: fewer dice wait there
recall-all-equal = It recalls { $die }: everything else is equal

## Why Rollbot selects a phase, and where its dice go

die-look = { NAME($colour) } { NAME($face) }
pool-idle = it has no use where it is
pool-matching = its color matches a world
pool-not-matching = its color matches no world
pool-from = taken from { NAME($phase) }
rolled-there = { $count ->
    [one] { $count } die shows
   *[other] { $count } dice show
} { NAME($phase) }
wild-matches = The { $die } die goes to { NAME($phase) }: its color matches a world
wild-is-left = The { $die } die goes to { NAME($phase) }: it was left over
wild-openly = The { $die } die goes to { NAME($phase) }
die-selects = The { $die } die selects the phase ({ $pool })
die-selects-phase = The { $die } die selects { NAME($phase) }
die-selects-for-nobody = The { $die } die selects: no other die works there
die-selects-instead = The { $die } die selects instead of the { $other } die
die-there-selects = The { $die } die selects the phase: it is already there
power-moves = { NAME($side) } moves the { $die } die to { NAME($phase) } ({ $pool })
power-moves-openly = { NAME($side) } moves the { $die } die to { NAME($phase) }
die-goes-away = The { $die } die goes to the Dictate space ({ $pool })
die-goes-away-openly = The { $die } die goes to the Dictate space
die-is-dictated = Dictate moves the { $die } die to { NAME($phase) } ({ $pool })
die-is-dictated-openly = Dictate moves the { $die } die to { NAME($phase) }
others-stay = All other dice stay where they are
die-ends = { $die }{ $selects ->
    [yes] { " " }(selects)
   *[no] { "" }
}
dice-end-at = { NAME($place) }: { LIST($dice, glue: "comma") }
all-dice = Final assignment. { LIST($columns, glue: "sentences") }
producers-enough = { $producers ->
    [one] { $producers } producer is
   *[other] { $producers } producers are
} enough: it could not ship more goods
ship-can-take = After producing, it will have { goods } to ship
one-more-producer = It looks for one more producer, then one more shipper: a world is empty
one-more-shipper = It looks for one more shipper: it will have more goods than shippers
dice-for-points = It moves dice to complete { $developed ->
    [0] { $settled ->
        [0] nothing
       *[other] { "" }
    }
    [one] { $developed } development
   *[other] { $developed } developments
}{ $settled ->
    [0] { "" }
   *[other] { $developed ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }{ $settled ->
        [one] { $settled } world
       *[other] { $settled } worlds
    }
}, worth { points }
goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
empty-places = { $places ->
    [0] no room for goods
    [one] room for { $places } good
   *[other] room for { $places } goods
}
end-is-likely = The game is likely to end this round
explore-level = Explore: { $level }. It wants { $stocks ->
    [0] { "" }
    [one] 1 die to stock from ${ $credits } to ${ $goal }
   *[other] { $stocks } dice to stock from ${ $credits } to ${ $goal }
}{ $stocks ->
    [0] { $scouts ->
        [one] 1 die to scout
       *[other] { $scouts } dice to scout
    }
   *[other] { $scouts ->
        [0] { "" }
       *[other] { " " }and { $scouts } to scout
    }
}; it can put { $level } there
explore-unwanted = Explore: 0. It needs neither $ nor tiles
explore-less = Explore: { $level }. That is 2 less, because the game may end
explore-openly = Explore: it wants { $stocks ->
    [0] no dice to stock
    [one] 1 die to stock up to ${ $goal }
   *[other] { $stocks } dice to stock up to ${ $goal }
} and { $scouts ->
    [0] none
   *[other] { $scouts }
} to scout
build-level = { NAME($phase) }: { $level }. Its stack needs { $limit ->
    [one] { $limit } more die
   *[other] { $limit } more dice
}; it can spend { $dice }{ $tiles ->
    [0] { "" }
   *[other] { " " }and complete { tiles } ({ points })
}
build-nothing = { NAME($phase) }: { $level }. It has no tile to build
build-openly = { NAME($phase) }: { NAME($side) } costs { dice }, and { $waiting ->
    [0] none wait
    [one] { $waiting } waits
   *[other] { $waiting } wait
} on it{ $under ->
    [0] { "" }
    [one] . { $under } hidden tile is below it
   *[other] . { $under } hidden tiles are below it
}
build-openly-nothing = { NAME($phase) }: it has no tile to build
produce-level = Produce: { $level }. It has { empty-places }{ $places ->
    [0] { "" }
   *[other] { $level ->
        [0] , but can't make any
       *[other] { " " }and dice to make { $level }
    }
}
produce-openly = Produce: it has { empty-places }
ship-level = Ship: { $level }. It has { $shippers ->
    [0] no goods to ship
    [one] 1 good to ship, which counts twice
   *[other] shippers for { $shippers } goods, and each counts twice
}
ship-more = Ship: { $level }. That is 1 more, because the game may end
ship-openly = Ship: it has { $goods ->
    [0] no goods
    [one] 1 good, which counts twice
   *[other] { $goods } goods, and each counts twice
}
phase-with-number = { NAME($phase) } { $number }
levels-alike = { LIST($phases) } are tied at { $level }
called-as-highest = It selects { NAME($phase) }: { $level } is the highest level
called-by-tie-break = It selects { NAME($phase) }: tied at { $level }, it wins the tie-break ({ LIST($ties, glue: "comma") })
called-by-die = The roll of a white die selects { NAME($phase) }: { LIST($equal) } are tied at { $level } and in the tie-break ({ $most } each){ COUNT($out) ->
    [0] { "" }
   *[other] . Lower in the tie-break: { LIST($out) }
}
called-openly = It selects { NAME($phase) }: no level is higher, counting its hidden tiles

## Why the Navigator does so

best-of-tried = It compared { $ways ->
    [one] { $ways } assignment
   *[other] { $ways } assignments
}
best-tried = It chose the best of the assignments it compared
call-with = Select { NAME($phase) } with { $workers ->
    [0] no workers
    [one] { $workers } worker
   *[other] { $workers } workers
} { $brings }
points-ahead = { $ahead ->
    [none] { about-equal }
   *[other] { $ahead } points worse
}
call-before = { $call }; next best: { NAME($other) }, { points-ahead }
option-alone = { $move }: there is no other choice
option-before = { $move }; next best: { $other }, { points-ahead }
beside = { $what } { $points }
beside-alike = { $what } ({ about-equal })
beside-it = Other choices (points): { LIST($others, glue: "comma") }
brings-money-or-tiles = for $ or tiles
brings-goods = { $goods ->
    [0] though no world has room for a good
    [one] to make { $goods } good
   *[other] to make { $goods } goods
}
brings-shipments = { $goods ->
    [0] though it has no goods yet
    [one] to ship { $goods } good
   *[other] to ship { $goods } goods
}{ $more ->
    [0] { "" }
   *[other] , and { $more } more if Produce happens
}
brings-tiles = to complete { LIST($sides) }
brings-nothing = with nothing to build yet
brings-nearer = to bring { NAME($side) } to { $have } of { $cost ->
    [one] { $cost } die
   *[other] { $cost } dice
}

## The table in plain text

table-over = Roll for the Galaxy: the game is over after round { $round }
table-setting-up = Roll for the Galaxy: setting up
table-round = Roll for the Galaxy: round { $round }, { COUNT($phases) ->
    [0] phases not revealed
    [one] phase { LIST($phases, glue: "comma") }
   *[other] phases { LIST($phases, glue: "comma") }
}; { $pool } VP in the pool, { tiles } in the bag
table-seat = { $name }: ${ $credits }, { $chips ->
    [one] { $chips } VP chip
   *[other] { $chips } VP chips
}, { points }
table-square = { "  " }{ $number } { NAME($side) } ({ $colour ->
    [none] development
   *[other] { NAME($colour) } world
} { $cost }){ COUNT($goods) ->
    [0] { "" }
    [one] , good: { LIST($goods, glue: "comma") }
   *[other] , goods: { LIST($goods, glue: "comma") }
}
table-hidden = ?
table-planned = { NAME($side) } ({ $cost })
table-stack = { COUNT($sides) ->
    [0] none
   *[other] { LIST($sides, glue: "comma") }
}{ $total ->
    [0] { "" }
   *[other] ; waiting: { LIST($dice) }
}
table-developments = { "  " }developments: { table-stack }
table-worlds = { "  " }worlds: { table-stack }
handful-or-none = { $total ->
    [0] none
   *[other] { LIST($dice) }
}
table-dice = { "  " }cup: { $cup }; Citizenry: { $citizenry }
table-hand = { "  " }in hand: { LIST($tiles, glue: "sentences") }
table-workers = { "  " }workers: { LIST($workers, glue: "comma") }
table-worker = { $number } { NAME($colour) }{ $face ->
    [none] { "" }
   *[other] { " " }{ NAME($face) }
}{ $isPlaced ->
    [none] { $isKnown ->
        [yes] { " " }not placed
       *[no] { "" }
    }
   *[there] { $isDictated ->
        [yes] { " " }in Dictate
       *[no] { " " }under { NAME($place) }
    }
}{ $selects ->
    [yes] { " " }(selects)
   *[no] { "" }
}

## The window: what dice under a phase will do

role = { $count ->
    [one] { NAME($worker) }
   *[other] { NAME($worker, form: "many") }
}
nothing-said = { "" }
tile-name = { NAME($side) }
takes-money = { $explorers ->
    [one] Take ${ $credits }
   *[other] Take up to ${ $credits }
}
scouts-tiles = { $explorers ->
    [one] or scout one tile
   *[other] or scout { $explorers } tiles
}
cost-of-tile = { $discount ->
    [0] cost { $cost }
   *[other] { $printed } − { $discount } = { $cost }
}
none-planned = No { $isWorld ->
    [yes] world
   *[no] development
} planned{ $count ->
    [0] { "" }
   *[other] :
}
dice-go-back = dice go back
completes = Completes
tile-and-more = { NAME($side) }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
dice-of-cost = { $have } of { $cost }
dice-there = { $have } of { $cost ->
    [one] { $cost } die
   *[other] { $cost } dice
} there
dice-short = { $have } of { $cost }, { $short } short
counted-cap = { $number ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
   *[other] { $number }
}
worlds-free = { $number ->
    [0] No world is free
    [one] { counted-cap } world free
   *[other] { counted-cap } worlds free
}
no-world-free = No world is free:
    .tight = No world is free
goods-made = { counted-cap } { $number ->
    [one] good
   *[other] goods
}
without-a-place = { $count } without a place
every-world-filled = every world filled
goods-to-ship = { $number ->
    [0] No goods yet
    [one] { counted-cap } good to ship
   *[other] { counted-cap } goods to ship
}
no-goods-yet = No goods yet:
    .tight = No goods yet
goods-shipped = { $goods ->
    [one] One good:
   *[other] { $shipped } of { $goods } goods:
}
    .tight = { $goods ->
        [one] One good
       *[other] { $shipped } of { $goods } goods
    }
money-or-chips = ${ $credits } or { $chips } VP
completed-how = { $more ->
    [0] { $waited ->
        [0] cost { $cost }, completed
       *[other] completed, { $waited } waited
    }
   *[other] and { $more } more
}
no-tile-to-build = No tile to build

## The window: behind the screen

tool-move-another = Now move another die
tool-give-and-move = Give one die, move another
tool-given-and-moved = One given, another moved
tool-after-call = After you select a phase
tool-used = used
tool-once = once a round
tool-one-more = one more
put-the-die = Put the die where it should work.
lit-places = Click a lit place; Esc puts the die back.
call-with-wilds = Place your Wilds and select a phase with one die.
call-a-phase = Select a phase: put one die on its plaque.
caller-works = That die works there, whatever it shows.
move-the-dictated = Now Dictate another die to any phase.
under-any-phase = It may go under any phase.
finish-the-power = Finish the power you started.
two-dice-of-one = It moves two dice from one phase.
called-place-wilds = You selected { NAME($phase) }. Place your Wilds.
wilds-work-anywhere = They work wherever you put them.
called-use-powers = You selected { NAME($phase) }. { $what ->
    [dictate] Dictate
   *[powers] Use your powers
} if you like, then confirm.
called-confirm = You selected { NAME($phase) }. Confirm the assignment.
confirm-assignment = Confirm assignment
reset-dice = Reset
    .tip = Put all dice back as you rolled them
unseen-before-reveal = Nobody sees this before the reveal.
your-dice-complete = Your dice complete { NAME($side) }.
your-call = your phase
if-called = if selected
wilds-here = { NAME($phase) }
    .detail = to place
give-here = give
any-there = any
dictate-tip = Dictate
    .detail = Once a round, unless a power allows more. Give one worker, which returns to your cup at the reveal, and move another under any phase. Take the worker to give and click here. Then take the other one and click a phase.
refused-under = This die can't work under { NAME($phase) }
refused-call-stays = This die selects the phase and can't be taken back
refused-call-undo = This die selects the phase; Undo takes it back
refused-no-power = No power can move this die now
refused-take-first = Take a die first, then click the phase to select
call-taken-back = { NAME($phase) } is no longer selected{ $later ->
    [yes] , and what you did after it is undone
   *[no] { "" }
}. Select a phase again
advice-call = Select { $phase }
advice-confirm = Confirm: your dice are already placed like this
advice-arrange = Arrange my dice like this
no-advice = There is no advice: { $error }

## The window: the bars

setting-up = Setting up
    .detail = a faction, a home world, and two tiles for everybody
ends-when = Ends at { $squares } tiles or when the pool is empty
game-is-over-now = The game is over
last-round = Last round
phases-to-play = { COUNT($phases) ->
    [0] Nothing happens.
    [one] { LIST($phases) } happens.
   *[other] { LIST($phases) } happen. Play { NAME($first) } first.
}
    .button = { $first ->
        [none] Play the round
       *[other] Play { NAME($first) }
    }
skip-ahead = Skip ahead
    .tip = Skip animations until your turn
pool-label = VP pool
pool-of = of { $chips }
bag-label = Bag

## The window: points

points-as-they-stand = Points so far
phases-called = Phases selected
column-tiles = tiles
column-chips = chips
column-vp = VP
column-six-plus = 6+
column-sum = sum
score-line = { $name }: tiles { $tiles }, chips { $chips }{ $hasBonus ->
    [yes] , bonuses { $bonus }
   *[no] { "" }
} = { $total }
seat-with-level = { $name }, { $level }
score-of-card = { $total } VP now: tiles { $tiles }, chips { $chips }{ $hasBonus ->
    [yes] , 6+ { $bonus }
   *[no] { "" }
}
score-as-sum = tiles { $tiles } + chips { $chips }{ $hasBonus ->
    [yes] { " " }+ 6+ developments { $bonus }
   *[no] { "" }
} = { $total } VP now
stack-of-card = { $isWorld ->
    [yes] Worlds
   *[no] Developments
}: { $top ->
    [none] none planned
    [hidden] unknown
   *[known] { NAME($side) }, { $have } of { $cost }
}{ $below ->
    [0] { "" }
   *[other] , { $below } below
}
dice-listed = { $total ->
    [0] no dice
   *[other] { LIST($dice, glue: "comma") }
}
citizenry-holds = Citizenry: { dice-listed }
cup-holds = Cup: { dice-listed }
status-ready = ready
status-assigning = assigning
result-detail = { $result }: { $detail }.
dice-return = { counted-cap-dice } to the cup.
counted-cap-dice = { $count ->
    [one] { $count } of your dice returns
   *[other] { $count } of your dice return
}

## The window: what the viewer owns

looking-at = You are looking at { NAME($seat, form: "whose") } empire
empire-of = { NAME($seat, form: "Whose") } empire
all-rolled = all rolled
nothing-planned = nothing planned
completes-so-many = { $count ->
    [one] completes now
   *[other] completes { $count }
}
stack-ready = ready
needs-dice = { $have ->
    [0] needs { $missing }
   *[other] needs { $missing } more
}
tiles-of = { $count } of { $squares } tiles
next-tile = Next: { NAME($side) }
twelfth-ends = 12th tile ends the game
panel-credits = Credits
panel-chips = VP chips
panel-citizenry = Citizenry
    .tight = Citizenry
panel-cup = Cup
stack-title = { $isWorld ->
    [yes] Worlds
   *[no] Developments
}
stack-empty = no tile
stack-below = +{ $count } below
    .tight = +{ $count }

## The window: the card of a tile

with-colon = { $what }:
other-side = { $isBack ->
    [yes] Back
   *[no] Next to it
}: { NAME($side) }, { $cost }

## The window: the cards of the others

workers-hidden = Behind the screen
    .tight = Hidden
workers-open = Dice at work
    .tight = At work
no-dice-out = No dice out
none-there = none
none-in-stack = No { $isWorld ->
    [yes] worlds
   *[no] developments
}
unknown-tile = Unknown
untold-tile = Not shown
of-cost = of { $cost }

## The window: the reveal

no-worker = no worker

## The window: a phase being played

the-end = The end
manage-empire = Manage Empire
    .detail = recruit for $1 a die, recall as you like
phase-in-row = { NAME($phase) }
    .detail = { NAME($place) } of { $count }
no-worker-here = No worker here
still-to-work = Still to work
drawn-so-far = { COUNT($sides) ->
    [0] Still to draw
   *[other] { LIST($sides, glue: "comma") }
}
nobody-to-recruit = Nobody to recruit
in-the-citizenry = In the Citizenry
in-hand = In hand
    .dice = Dice
    .pick = pick one
workers-of-phase = { NAME($worker, form: "title") }

deed-stocks = Stocks
deed-scouts = Scouts
deed-plans = Plans { NAME($side) }
    .short = { NAME($side) }
deed-plans-one = Plans a { $isWorld ->
    [yes] world
   *[no] development
}
deed-waits = { LIST($dice) } waiting
deed-completes = Completes { NAME($side) }
    .short = { NAME($side) }
deed-saves = Saves { LIST($dice) }
    .short = { LIST($dice) }
deed-gains = Gains { $count } { NAME($colour) }
    .short = { $count } { NAME($colour) }
deed-gives-up = Gives up { NAME($colour, form: "a") } die
    .short = { NAME($colour, form: "a") } die
deed-produces = Good on { NAME($side) }
    .short = { NAME($side) }
deed-trades = Trades { NAME($good) }
    .short = { NAME($good) }
deed-consumes = Consumes { NAME($good) }
    .short = { NAME($good) }
deed-credits = { $source ->
    [none] Bonus
   *[other] { NAME($source) }
}
deed-chips = { NAME($source) }
deed-recruits = Recruits { $total ->
    [one] { $total } die
   *[other] { $total } dice
}
    .short = { $total ->
        [one] { $total } die
       *[other] { $total } dice
    }
deed-recalls = Recalls { NAME($colour, form: "a") } die
    .short = { NAME($colour, form: "a") } die
deed-floor = Minimum $
gain-credits = +${ $credits }
gain-tiles = { tiles }
gain-paid = −${ $credits }
gain-floor = ${ $credits }

phase-now = now
phase-done = done
phase-nobody = nobody
phase-later = { NAME($place) }

## The window: what a phase asks, as cards

with-stop = { $what }.
card-start = Start with these
    .group = Develop this, settle that
detail-start = Each tile keeps this side, unless a power lets you flip it.
card-stock = Stock
    .detail = Take ${ $credits } at once
card-scout = Scout
    .detail = Draw a tile, plus one per tile abandoned
group-rearrange = { NAME($side) }: move it
done-exploring = Done exploring
asked-explore = Choose stock or scout for an explorer.
asked-rearrange = Rearrange tiles, or finish.
explorers-left = { $explorers ->
    [0] All explorers are done.
    [one] One explorer left.
   *[other] { $explorers } explorers left.
}
place-of-tile = { $place ->
    [1] on top
   *[other] place { $place }
}
tile-in-stack = { $verb ->
    [abandon] Abandon
   *[rearrange] Rearrange
}: { $isWorld ->
    [yes] worlds
   *[no] developments
}, { place-of-tile }
card-abandon = Abandon
    .detail = { place-of-tile }
draw-tiles = { $tiles ->
    [one] Draw a tile
   *[other] Draw { $tiles } tiles
}
asked-abandon = { $draw }, or abandon tiles first to draw more.
    .detail = Dice on an abandoned tile stay in the construction zone.
group-abandon = Abandon a tile and draw one more
asked-place-drawn = { $tiles ->
    [one] Put the tile you drew from the bag into a stack, either side up.
   *[other] Put the { $tiles } tiles you drew from the bag into your stacks, one by one.
}
    .detail = { asked-place.detail }
asked-place = { $tiles ->
    [one] Put the tile into a stack, either side up.
   *[other] Put { $tiles } tiles into your stacks, one by one.
}
    .detail = You can only build the top tile of a stack.
card-place = { $isWorld ->
    [yes] Settle it
   *[no] Develop it
}{ $where ->
    [next] { " " }next
    [top] , on top
    [last] , last
   *[place] , place { $place }
}
    .detail = { $cost ->
        [none] { $tiles ->
            [0] You enter which tile it is
           *[other] { tiles } before it; you keep it secret
        }
       *[other] { $tiles ->
            [0] cost { $cost } for you
           *[other] { tiles } before it, cost { $cost }
        }
    }
    .short = { $where ->
        [next] Next
        [top] On top
        [last] Last
       *[place] Place { $place }
    }
group-side-up = { $isWorld ->
    [yes] World
   *[no] Development
} side up
detail-spend = Spent dice go to the Citizenry. Dice you keep work on the next tile.
at-once = At once
card-die = { $verb ->
    [spend] Spend
    [save] Save
    [recruit] Recruit
    [recall] Recall
   *[give-up] Give up
} { $count ->
    [one] { NAME($colour) }
   *[other] { $count } { NAME($colour) }
}
    .short = { $count ->
        [one] { NAME($colour, form: "cap") }
       *[other] { $count } { NAME($colour) }
    }
into-the-cup = Into the cup, not the Citizenry
detail-save = You can roll it next round without recruiting it.
which-die-shall-come-back = Which die do you save?
die-lies-zone = Waiting on a { $isWorld ->
    [yes] world
   *[no] development
}
die-lies-world = Good on { NAME($side) }
die-lies-workers = Under { NAME($phase) }
die-lies-cup = In the cup
die-lies-citizenry = In the Citizenry
detail-remove = It returns to the supply for good.
which-die-to-give-up = Which die do you give up?
card-produce = Produce here
    .detail = { $matches ->
        [yes] Matches: +1 VP
       *[no] No match
    }
detail-produce = { $producers ->
    [one] { $producers } producer
   *[other] { $producers } producers
} left. A matching good is worth 1 VP more when consumed.
asked-ship = Trade a good for $, or consume it for VP.
    .detail = { $shippers ->
        [one] { $shippers } shipper
       *[other] { $shippers } shippers
    } left, { goods } to ship.
card-trade = Trade ${ $credits }
    .short = ${ $credits }
    .verb = Trade
card-consume = Consume { $chips } VP{ $credits ->
    [0] { "" }
   *[other] { " " }+ ${ $credits }
}
    .short = { $chips } VP{ $credits ->
        [0] { "" }
       *[other] { " " }+ ${ $credits }
    }
    .verb = Consume
card-buy = Buy { $chips } VP
    .detail = Pay ${ $cost } of your ${ $credits }
card-keep = Buy no VP
    .detail = You have ${ $credits }
detail-buy = { NAME($side) } offer this after every trade.
asked-recruit = Recruit dice from the Citizenry: ${ $credits } left.
    .detail = Each die costs $1. You must go on while you have $ and dice in the Citizenry.
so-many-citizens = { $number ->
    [1] One in the Citizenry
   *[other] { $number } in the Citizenry
}
asked-recall = { $mayStop ->
    [yes] Recall dice into the cup, or none.
   *[no] Your cup is empty: recall a die.
}
    .detail = Take back a waiting die or a good, to roll it next round.
which-die-comes-back = Which die do you recall?
recall-none = Recall none

## The window: real dice of a cup

cup-die = The { NAME($colour) } die
cup-next-face = The next die shows { NAME($phase) }
cup-hands-in = Press Enter when done. Click a die to remove it and those after it.
cup-click = Click what the { NAME($colour) } die shows, or type all faces with commas between them.
no-roll-of-cup = '{ $words }' doesn't fit these dice: { LIST($dice, glue: "comma") }. Type one face for each, such as { $example }.

# A person's dice at a real table, as they lie when the screen goes up.
no-reveal = '{ $words }' does not say where the dice are and which phase you select. Type them like this: "{ $example }".
reveal-other-dice = { $lie ->
    [0] No { NAME($colour) } die is
    [one] { $lie } { NAME($colour) } die is
   *[other] { $lie } { NAME($colour) } dice are
} there, but { $have ->
    [0] none was
    [one] { $have } was
   *[other] { $have } were
} rolled.
reveal-none-selects = { NAME($phase) } can't be selected: no die is there, and the selecting die works there.
reveal-dictates-once = { handful } can't be in the Dictate space: you may Dictate only once a round.
reveal-none-dictated = { handful } can't be in the Dictate space: apart from the selecting die, none is left to move.

## The window: the review

game-so-far = The game so far
how-it-ended = { $ending ->
    [tiles] A tableau reached twelve squares
    [chips] The VP pool is empty
    [both] A tableau reached twelve squares and the VP pool is empty
   *[open] Points so far
} in round { $round }.
score-sheet = Score sheet
    .note = VP by category
empires-title = Empires
no-six-plus = Nobody has built a 6+ development.
points-by-round = Points by round
    .note = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
chart-from = start
chart-to = end
extra-die = Extra die
phases-happened = Happened
dice-title = Dice
    .note = { $rolled } rolled
dice-worked = worked
dice-given = given for Dictate
dice-went-back = went back
luck-explained = Luck compares Wild faces with the average for these dice; the pale band holds 95 of 100 games.
so-many-worked = { $worked } of { $rolled } worked, { $percent }
wilds-due = { $wilds } Wilds, { $due } on average

## Looking back

way-to-call = { $phase ->
    [none] No phase selected
   *[other] Select { NAME($phase) }
}
way-with-crew = { way-to-call } with { LIST($crew) }
workers-at = { $count } { role }
tie-broken = Tie-break ($ and dice in the cup): { DOES($seat, you: "have", one: "has", subject: "inside") } { $most }, against { $next }
review-of-choices = Compared with the Navigator, { $points } points were lost in { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}

puzzle-crew = { $count } { NAME($phase) }
puzzle-searched = Best of { $count } rollouts
puzzle-next-best = The next best, { $words }, costs { $cost } points of the lead

## The pictures of the rules

rules-dice = { NAME($colour, form: "cap") }: { NAME($kind) }
rules-world = { NAME($colour, form: "cap") } world
rules-cost = Cost in dice, and VP
rules-name = Its name
rules-good = The place of its good
rules-development = A development
rules-signs = What it does, in signs

## The set-up at a glance

setup-phases-and-dice = Phases and dice
setup-a-die-works = a die works where its face shows; only selected phases happen

# What is asked at a real table.
ask-selected = Selected
    .full = Which phase do you select?
ask-where = Where is { NAME($colour, form: "a") } die?
ask-dictate-space = Dictate space
ask-lies-before = next to { NAME($seat) }

## The desk

desk-title = Position, round { $round }
desk-die = a die of the chosen color
desk-colour = chooses this color
desk-waiting = waiting dice
desk-goods = goods of the chosen color
desk-begin = starts a new round: all seats roll
desk-assign = this seat assigns its workers
desk-dice = Dice left in the supply
desk-comes-next = What comes next
desk-round = A round
desk-assigns = Assigning
## The page where a position is set out: its fields, and what clicks do

field-a-tile-that-only-its-owner = A tile only its owner knows
field-chosen = Chosen
field-citizenry = Citizenry
field-projection = Citizenry expected
    .about = Dice the seat expected there at the reveal
field-colour = Color
field-credits = Credits
field-cup = Cup
field-developments = Developments
field-rolling = Dice to roll
    .about = In the cup before the first recall
field-a-colour = { NAME($colour, form: "cap") }
field-development-of-cost = Development, cost { $cost }
field-world-of-cost = { NAME($colour, form: "cap") } world, cost { $cost }
field-dictate = Dictate
field-dictate-move = Dictate, move
field-dictate-put-away = Dictate, put away
field-face = Face
field-use-source = From
field-goods = Goods
field-groups = Groups
field-hidden = Hidden
field-hidden-tile = Hidden tile
field-floor = Minimum $
    .about = After a round
field-left = Remaining
field-new-galactic-order = New Galactic Order
field-tell-late = Name tiles once they are on top
field-not-placed = Not placed
field-developing = On the development
field-settling = On the world
field-order = Order of seats
    .about = By ascending faction number
field-phase = Phase
field-roll-table-phase = Phase being executed
field-seat-called = Phase selected
field-roll-table-phases = Phases of the round
    .about = No phase before the reveal
field-place = Place
field-power = Power
field-source = Power
field-seat-uses = Powers used
field-revealed = Revealed
    .about = Workers are revealed
field-round = Round
field-roll-table-round = Round
    .about = 0 while the game is being set up
field-scouted = Scouts of this phase
field-seat = Seat
field-seats = Seats
field-selecting = Selects
field-ship-empties-pool = Ship may empty the VP pool
    .about = When Ship began, by consuming everything
field-tableau = Tableau
field-thirds = Two thirds
field-side = Tile
field-seat-abandoned = Tiles abandoned
field-in-hand = Tiles in hand
field-seat-virtual = Virtual workers left
field-seat-chips = VP chips
field-use-worker = Worker
    .about = Counted from 0
field-workers = Workers
field-worlds = Worlds

# What is to be done next, on that page.

step-assign-dice = Assign dice
step-begin = Begin the game
step-build-tiles = Build tiles
step-buy-after-trade = Buy after trade
step-check-end = Check for the end
step-choose-start-stacks = Choose start stacks
step-draw-faction = Draw a faction
step-draw-from-bag = Draw from the bag
step-draw-home = Draw a home world
step-end-phase = End the phase
step-explore-tasks = Stock or scout
step-finish-tile = Finish tile
step-gain-rewards = Gain rewards
step-give-up-dice = Give up dice
step-pay-for-tile = Pay for tile
step-pay-phase = Pay phase
step-place-tiles = Place tiles
step-produce-goods = Produce goods
step-raise-to-floor = Raise credits to the minimum
step-recall-dice = Recall dice
step-recruit-dice = Recruit dice
step-reveal = Reveal
step-roll-cup = Roll the cup
step-run-phase = Carry out a phase
step-save-spent = Save spent
step-scout-tiles = Scout tiles
step-ship-goods = Ship goods
step-spend-waiting = Spend waiting
step-start-round = Start the round
step-tell-top = Name the top tile

# Hands bring a thing to a seat: their own person takes it.

hand-to = { PERSON($seat) ->
    [you] Take
    [mark] Give
   *[one] Give { NAME($seat) }
}
dice-beside = { DOES($seat, you: "rolled", one: "rolled") } { NAME($phase) } { $count ->
    [one] once
   *[other] { $count } times
}; { $expected } were expected.

# For whoever listens to the text client.
listen-side = { NAME($side) }: { $colour ->
    [none] development
   *[other] { NAME($colour) } world
}, cost { $cost }. { LIST($powers, glue: "space") }
listen-power = { NAME($when) }: { NAME($text) }
