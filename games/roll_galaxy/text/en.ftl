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
phase-develop = Develop
phase-settle = Settle
phase-produce = Produce
phase-ship = Ship
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

## Counted things, for the sentences below: each takes the argument of its own name

dice-of-colour = { $count } { NAME($colour) }
handful = { $total ->
    [0] no dice
    [one] { LIST($dice) } die
   *[other] { LIST($dice) } dice
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
by-source = { $source ->
    [none] { "" }
   *[other] { " " }by { NAME($source) }
}

## What happens: the set-up

faction-drawn = { DOES($seat, you: "have", one: "has") } faction { $number }: { $development } / { $world }
    .log = { DOES($seat, you: "draw", one: "draws") } { $development } / { $world }
home-drawn = { DOES($seat, you: "start", one: "starts") } from { NAME($side) }
stacks-started = { DOES($seat, you: "plan", one: "plans") } { NAME($development) } and { NAME($world) }

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
    [subject] { DOES($seat, you: "call", one: "calls") }
   *[plain] { DOES($seat, you: "call", one: "calls", subject: "inside") }
} { NAME($phase) }
    .log = { DOES($seat, you: "call", one: "calls") } { NAME($phase) }
phases-happen = { LIST($phases) } { COUNT($phases) ->
    [one] happens
   *[other] happen
}
phases-revealed = { LIST($calls, begins: "yes") }; { phases-happen }
die-reassigned = { DOES($seat, you: "move", one: "moves") } { NAME($colour, form: "a") } die to { NAME($phase) } by { NAME($power) }
die-dictated = { DOES($seat, you: "dictate", one: "dictates") } { NAME($colour, form: "a") } die to { NAME($phase) }
own-die-moved = { NAME($power) }: a die from { $source ->
    [none] the Wilds
   *[other] { NAME($source) }
} to { NAME($phase) }
workers-returned = { DOES($seat, you: "take", one: "takes") } { handful } back from { NAME($place) }
phase-started = { NAME($phase) } phase

## What happens: Explore

stocked = { DOES($seat, you: "stock", one: "stocks") } ${ $credits } with { a-worker } explorer{ by-source }
    .log = { DOES($seat, you: "stock", one: "stocks") }
scouted = { DOES($seat, you: "scout", one: "scouts") } with { a-worker } explorer{ $abandoned ->
    [0] { "" }
    [one] , abandoning { $abandoned } tile
   *[other] , abandoning { $abandoned } tiles
}
    .log = { DOES($seat, you: "scout", one: "scouts") } { tiles }
tile-abandoned = { DOES($seat, you: "abandon", one: "abandons") } a tile
    .own = { DOES($seat, you: "abandon", one: "abandons") } { $tile }
tile-drawn = { DOES($seat, you: "draw", one: "draws") } a tile
    .own = { DOES($seat, you: "draw", one: "draws") } { $tile }
tile-lifted = { DOES($seat, you: "rearrange", one: "rearranges") } a tile
tile-planned = { DOES($seat, you: "plan", one: "plans") } the { $isWorld ->
    [yes] world
   *[no] development
} { NAME($side) }
    .log = { DOES($seat, you: "plan", one: "plans") } { NAME($side) }{ $place ->
        [none] { "" }
       *[other] { " " }as { $place } tile
    }
tile-placed = { DOES($seat, you: "put", one: "puts") } a tile among the { $isWorld ->
    [yes] worlds
   *[no] developments
}
tiles-returned = { $tiles ->
    [one] { $tiles } abandoned tile goes
   *[other] { $tiles } abandoned tiles go
} back into the bag

## What happens: Develop and Settle

dice-wait = { DOES($seat, you: "leave", one: "leaves") } { handful } waiting on the { $isWorld ->
    [yes] world
   *[no] development
}
    .log = { DOES($seat, you: "leave", one: "leaves") } { handful } waiting
tile-completed = { $isWorld ->
    [yes] { DOES($seat, you: "settle", one: "settles") }
   *[no] { DOES($seat, you: "develop", one: "develops") }
} { NAME($side) } with { handful }
    .log = { $isWorld ->
        [yes] { DOES($seat, you: "settle", one: "settles") }
       *[no] { DOES($seat, you: "develop", one: "develops") }
    } { NAME($side) }
dice-saved = { DOES($seat, you: "save", one: "saves") } { handful }{ by-source }
    .log = { DOES($seat, you: "save", one: "saves") } { handful }
die-gained = { DOES($seat, you: "gain", one: "gains") } { $count } { NAME($colour) } { $count ->
    [one] die
   *[other] dice
} { $to ->
    [cup] into the cup
    [citizenry] into the Citizenry
   *[world] onto { NAME($source) }
}
    .log = { DOES($seat, you: "gain", one: "gains") } { $count } { NAME($colour) } { $count ->
        [one] die
       *[other] dice
    }
die-given-up = { DOES($seat, you: "give", one: "gives") } up { NAME($colour, form: "a") } die for { NAME($source) }
    .log = { DOES($seat, you: "give", one: "gives") } up { NAME($colour, form: "a") } die

## What happens: Produce, Ship, money

good-produced = { DOES($seat, you: "produce", one: "produces") } { NAME($colour, form: "a") } good on { NAME($side) }
    .log = { DOES($seat, you: "produce", one: "produces") } on { NAME($side) }
good-traded = { DOES($seat, you: "trade", one: "trades") } the { NAME($good) } good of { NAME($side) } for ${ $credits }
    .log = { DOES($seat, you: "trade", one: "trades") } the good of { NAME($side) }
good-consumed = { DOES($seat, you: "consume", one: "consumes") } the { NAME($good) } good of { NAME($side) } with { a-worker } shipper for { $chips } VP
    .log = { DOES($seat, you: "consume", one: "consumes") } the good of { NAME($side) }
credits-gained = { DOES($seat, you: "get", one: "gets") } ${ $credits }{ by-source }
    .log = { DOES($seat, you: "earn", one: "earns") } by { $source ->
        [none] a bonus
       *[other] { NAME($source) }
    }
chips-gained = { DOES($seat, you: "get", one: "gets") } { $chips } VP{ $paid ->
    [0] { "" }
   *[other] { " " }for ${ $paid }
} by { NAME($source) }
    .log = { DOES($seat, you: "get", one: "gets") } VP by { NAME($source) }
gain-chips = +{ $chips } VP

## What happens: Manage Empire and the end

dice-recruited = { DOES($seat, you: "recruit", one: "recruits") } { handful } for ${ $total }
    .log = { DOES($seat, you: "recruit", one: "recruits") } { handful }
die-recalled = { DOES($seat, you: "recall", one: "recalls") } { NAME($colour, form: "a") } die
floor-reached = { DOES($seat, you: "are", one: "is") } put up to ${ $credits }
why-it-ended = { $ending ->
    [tiles] A tableau has twelve squares
    [chips] The VP pool is empty
   *[both] The VP pool is empty and a tableau has twelve squares
}
game-won = { why-it-ended }: { DOES($seat, you: "win", one: "wins", subject: "inside") } with { points }
game-shared = { why-it-ended }: { LIST($winners) } share the win with { points }

## What the log says of answers that change nothing in the open

recalls-no-more = { DOES($seat, you: "recall", one: "recalls") } nothing more
saves-no-more = { DOES($seat, you: "save", one: "saves") } no more dice
keeps-the-money = { DOES($seat, you: "keep", one: "keeps") } the money
ends-exploring = { DOES($seat, you: "end", one: "ends") } exploring
spends-a-die = { DOES($seat, you: "spend", one: "spends") } { NAME($colour, form: "a") } die

## Moves

move-start-stacks = Develop { NAME($development) }, settle { NAME($world) }
move-place-wild = Wild die { $die } to { NAME($phase) }
move-select-phase = Select { NAME($phase) } with die { $die }
move-use-reassign = { NAME($power) }: die { $die } to { NAME($phase) }
move-dictate = Dictate with die { $die }
move-move-by-dictate = Dictate die { $die } to { NAME($phase) }
move-confirm-assignment = Confirm the assignment
move-stock = Stock with { a-worker } explorer
move-scout = Scout with { a-worker } explorer
move-abandon = Abandon { $tile }
move-draw-tiles = Draw
move-lift-tile = Rearrange { $tile }
move-place-tile = Put { NAME($side) } among the { $isWorld ->
    [yes] worlds
   *[no] developments
} at place { $number }
move-end-explore = End Explore
move-spend = Spend { NAME($colour, form: "a") } die
move-save = Save { NAME($colour, form: "a") } die
move-save-no-more = Save no more
move-give-up = Give up { $die }
move-produce = Produce on square { $number } with { NAME($colour, form: "a") } die
move-trade = Trade the { NAME($good) } good of square { $number } with { a-worker } shipper
move-consume = Consume the { NAME($good) } good of square { $number } with { a-worker } shipper
move-buy-chips = Buy VP
move-keep-credits = Keep the money
move-recruit = Recruit { NAME($colour, form: "a") } die
move-recall = Recall { $die }
move-end-recall = Recall no more
die-at = { $place ->
    [workers] { NAME($colour, form: "a") } die under { NAME($phase) }
    [zone] { NAME($colour, form: "a") } die that waits for the { $isWorld ->
        [yes] world
       *[no] development
    }
    [world] the { NAME($colour) } good of square { $number }
    [cup] { NAME($colour, form: "a") } die in the cup
   *[citizenry] { NAME($colour, form: "a") } die in the Citizenry
}

## What is asked

draw-faction = Draw a faction tile
draw-home = Draw a home world
draw-tile = Draw a tile from the bag
roll-cup = Roll the dice of the cup
roll-extra = Roll the extra white die
ask-start = Choose which tile to develop and which to settle
ask-select = Place your Wilds and select a phase with one die
ask-wilds = Place your Wilds
ask-powers = Use powers, or confirm
ask-finish = Finish the power you began
ask-explore = Stock or scout with an explorer
ask-abandon = Abandon tiles, or draw
ask-place = Put a tile into a stack
ask-spend = Choose a die to spend on { NAME($side) }, { $missing } missing
ask-spend-waiting = Choose which waiting dice { NAME($side) } takes, { $missing } more
ask-save = Choose a die that { NAME($source) } puts into the cup
ask-give-up = Give up a die for { NAME($side) }
ask-produce = Put a producer on a world
ask-ship = Trade or consume a good
ask-buy = Pay ${ $cost } for { $chips } VP, or keep the money
ask-recruit = Recruit a die, ${ $credits } left
ask-recall = Recall dice, or none
ask-recall-for-cup = Recall a die, for the cup is empty

## Why Rollbot does so: the set-up and the phases

not-asked = not asked: { NAME($sentence) }
sentence-rb-2-4 = the cheaper development
sentence-rb-2-5 = chance
sentence-rb-3-17 = the number that breaks a tie
sentence-rb-3-22 = the white die that breaks a tie
sentence-rb-8-3 = scouting until both stacks hold two tiles
sentence-rb-8-4 = stocking until there are $9
sentence-rb-8-5 = scouting with all other explorers
sentence-rb-8-9 = the stack where more dice wait
sentence-rb-8-10 = the stack with fewer tiles
sentence-rb-8-11 = the worlds
sentence-rb-9-3 = the lower colours first
sentence-rb-9-6 = the lowest die in the cup
sentence-rb-15-33 = the lowest die anywhere else
sentence-rb-10-2 = white and red dice on the most valuable worlds
sentence-rb-10-3 = purple dice on the most valuable worlds
sentence-rb-10-4 = dice of the other colours on the most valuable worlds
sentence-rb-11-6 = trading the pairs of 1 VP
sentence-rb-11-7 = trading the pairs of 2 VP
sentence-rb-11-8 = trading the pairs of 3 VP
sentence-rb-11-9 = consuming all that is left
sentence-rb-12-4 = a good that matches its world
sentence-rb-12-5 = a die that waits for the top tile that needs more
sentence-rb-12-6 = a die from where fewer dice wait
sentence-rb-12-7 = a die that waits for the development

start-worlds-alike = both worlds cost { $cost }
start-developments-alike = both developments cost { $cost }
start-by-chance = worlds and developments cost the same: by chance
start-cheaper-world = the cheaper world: { $cost } instead of { $other }
start-cheaper-development = the cheaper development: { $cost } instead of { $other }
projected = the Citizenry is projected at { $dice }
projected-with-money = the Citizenry is projected at { $dice }, money ${ $credits }
never-rearranged = tiles are never rearranged
yellow-first = yellow explorers stock first, for they stock $4
yellow-last = yellow explorers scout last, for they stock $4
stock-for-projection = Stock: ${ $credits } is more than $1 below the projection
stock-for-either = Stock: ${ $credits } is below ${ $plenty } or below the projection
near-projection = no stocking for the projection: ${ $credits } is no more than $1 below it
track-is-full = no stocking for the projection: ${ $credits } is as much as the track shows
stacks-hold-enough = no scouting for tiles: both stacks hold two or more
tiles-enough = no scouting for tiles: tableau and stacks hold { tiles }
has-plenty = no stocking up to ${ $plenty }: ${ $credits } is enough
stock-for-plenty = Stock: ${ $credits } is below ${ $plenty }
scout-for-tiles = Scout: a stack has fewer than two tiles
scout-with-enough = Scout: ${ $credits } is enough
one-new-tile = one new tile, none discarded
placed-where = { NAME($side) } to the { $isWorld ->
    [yes] worlds
   *[no] developments
}
place-cheaper = { placed-where }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to complete that stack, { $other } for the other
place-where-more-wait = { placed-where }: more dice wait there
place-where-fewer-lie = { placed-where }: fewer tiles are there
place-all-equal = { NAME($side) } to the worlds, for all is equal
place-cost-alike = both stacks would take { dice } to complete
place-waiting-alike = { $waiting ->
    [0] no dice wait at either stack
    [one] one die waits at each stack
   *[other] { $waiting } dice wait at each stack
}
place-tiles-alike = { $tiles ->
    [0] both stacks are empty
    [one] both stacks hold one tile
   *[other] both stacks hold { $tiles } tiles
}
first-for-the-tile = { NAME($colour) } first: the tile costs a die, and no white one rests
first-highest = { NAME($colour) } first: lower colours wait for the next tile
first-lowest = { NAME($colour) } first: higher colours return to the cup
no-die-will-wait = there are dice enough for all the tiles of the stack
citizenry-empty = there is no die in the Citizenry
cup-empty = there is no die in the cup
highest-spent = { NAME($colour) } is the highest die spent
lowest-die = { NAME($colour) } is the lowest die { $place ->
    [citizenry] in the Citizenry
    [cup] in the cup
    [zone] that waits for a tile
    [world] that lies on a world
   *[workers] under a phase
}
produce-own-colour = { NAME($colour) } on { NAME($side) }: its own colour
produce-most-valuable = { NAME($colour) } on { NAME($side) }: the most valuable world left
no-producer-matches = no producer is of the colour of an empty world
no-white-or-red = no producer is white or red
no-purple = no producer is purple
pair = { NAME($colour) } for { NAME($good) } on { NAME($side) }
pair-worth = { $pair } { $level } VP
pairs = pairs: { LIST($pairs, glue: "comma") }
end-not-reached = the game is not ending, and consuming all goods would not empty the VP pool
no-such-shortage = no trade of such a pair: the money is not ${ $shortage } below the projection
no-such-pair = there is no pair of { $level } VP
consume-all = { $pair }: the game is ending, all is consumed
consume-will-do = consume { $pair }: ${ $credits } will do for { $dice } dice
consume-no-trade = consume { $pair }: no pair is traded for the ${ $missing } that lack
consume-untraded = consume { $pair }: no more is traded
trade-short-of = trade { $pair } for ${ $value }: ${ $credits } is ${ $missing } short of the { $dice } dice to be recruited
trade-short = trade { $pair } for ${ $value }: ${ $credits } is short of the dice to be recruited
buy-at-the-end = the game is ending
buy-enough-left = ${ $credits } will still do
buy-too-little-left = ${ $credits } would be too little
highest-resting = { NAME($colour) } is the highest colour in the Citizenry
nothing-to-recall = nothing has to be recalled
waits-in-vain = { NAME($colour) } waits in vain: { NAME($side) } lacks more dice than the { $dice } of the cup
recall-good = the { NAME($colour) } good of { NAME($side) }: it { $matches ->
    [yes] matches
   *[no] does not match
} its world
all-goods-match = all goods match their worlds
no-goods = there are no goods
recall-lack-alike = both top tiles lack { dice }
recall-wait-alike = as many dice wait for each tile: { $waiting }
recall-only-waiting = Recall { $die }: dice wait for no other tile
recall-tile-lacks-more = Recall { $die }: its tile lacks more dice
recall-fewer-wait = Recall { $die }: fewer dice wait there
recall-all-equal = Recall { $die }: all is equal

## Why Rollbot calls a phase, and where its dice go

die-look = { NAME($colour) } { NAME($face) }
pool-idle = of no use where it is
pool-matching = its colour matches a world
pool-not-matching = its colour matches no world
pool-from = from { NAME($phase) }
two-pools = { $first }; { $last }
rolled-there = { $count } rolled { NAME($phase) }
wild-matches = { $die } die to { NAME($phase) }: it matches a world
wild-is-left = { $die } die to { NAME($phase) }: it is left
wild-openly = { $die } die to { NAME($phase) }
die-selects = { $die } die selects ({ $pool })
die-selects-phase = { $die } die selects { NAME($phase) }
die-selects-for-nobody = { $die } die selects, for nobody works there
die-selects-instead = { $die } die selects instead of { $other } die
die-there-selects = { $die } die, already there, selects
power-moves = { NAME($side) }: { $die } die to { NAME($phase) } ({ $pool })
power-moves-openly = { NAME($side) }: { $die } die to { NAME($phase) }
die-goes-away = { $die } die goes to the Dictate space ({ $pool })
die-goes-away-openly = { $die } die goes to the Dictate space
die-is-dictated = { $die } die is dictated to { NAME($phase) } ({ $pool })
die-is-dictated-openly = { $die } die is dictated to { NAME($phase) }
others-stay = all other dice stay where they are
die-ends = { $die }{ $selects ->
    [yes] { " " }(selects)
   *[no] { "" }
}
dice-end-at = { NAME($place) }: { LIST($dice, glue: "comma") }
all-dice = all dice in the end: { LIST($columns, glue: "sentences") }
producers-enough = { $producers ->
    [one] { $producers } producer is
   *[other] { $producers } producers are
} enough for what could be shipped
ship-can-take = Ship can take { goods } after producing
one-more-producer = a world is empty: one more producer, then one more shipper
one-more-shipper = one more shipper, for a good that will be produced
dice-for-points = dice for { points }: { $developed } developed and { $settled } settled
goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
empty-places = { $places ->
    [one] { $places } empty place
   *[other] { $places } empty places
}
end-is-likely = the game is likely to end this round
explore-level = Explore { $level }: { $stocks } to stock up to ${ $goal } from ${ $credits }, { $scouts } to scout; dice for { $level } of them
explore-unwanted = Explore 0: neither money nor tiles are wanted
explore-less = Explore { $level }: two less, the game may end
explore-openly = Explore: { $stocks } to stock up to ${ $goal }, { $scouts } to scout
build-level = { NAME($phase) } { $level }: { dice } could be spent of the { $limit } that the stack takes; that completes { tiles } for { points }
build-nothing = { NAME($phase) } { $level }: there is no tile to build
build-openly = { NAME($phase) }: { NAME($side) } takes { dice }, { $waiting } there already{ $under ->
    [0] { "" }
    [one] ; { $under } hidden tile under it
   *[other] ; { $under } hidden tiles under it
}
build-openly-nothing = { NAME($phase) }: there is no tile to build
produce-level = Produce { $level }: { $level ->
    [one] { $level } die
   *[other] { $level } dice
} for { empty-places }
produce-openly = Produce: { empty-places }
ship-level = Ship { $level }: { $shippers ->
    [one] { $shippers } shipper
   *[other] { $shippers } shippers
} with a good x 2
ship-more = Ship { $level }: one more, the game may end
ship-openly = Ship: { goods }, each counts twice
phase-with-number = { NAME($phase) } { $number }
levels-alike = { LIST($phases) } have the same level, { $level }
called-as-highest = { NAME($phase) } is called: { $level } is the highest level
called-by-tie-break = { NAME($phase) } wins the tie at { $level }: { LIST($ties, glue: "comma") }
called-by-die = { NAME($phase) } by a white die: { LIST($equal) } are tied at level { $level } and with { $most } in the tie-break{ COUNT($out) ->
    [0] { "" }
    [one] ; { LIST($out) } is out
   *[other] ; { LIST($out) } are out
}
called-openly = { NAME($phase) } is called: no level is higher, and hidden tiles count

## Why the Navigator does so

best-of-tried = the best of { $ways } assignments tried out
best-tried = the best of the assignments it tried out
call-with = { NAME($phase) } with { $workers ->
    [0] no die
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $workers }
}: { $brings }
points-ahead = { $ahead ->
    [none] no better than
   *[other] { $ahead } points over
}
call-before = { $call }, { points-ahead } { NAME($other) }
option-alone = { $move }: there is nothing else
option-before = { $move }: { points-ahead } { $other }
beside = { $what } { $points }
beside-it = beside it: { LIST($others, glue: "comma") } points
brings-money-or-tiles = money or tiles
brings-goods = makes { goods }
brings-shipments = ships { goods }{ $more ->
    [0] { "" }
   *[other] , { $more } more if Produce happens
}
brings-tiles = completes { LIST($sides) } this round
brings-nothing = nothing to build yet
brings-nearer = brings { NAME($side) } to { $have } of { $cost }

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
