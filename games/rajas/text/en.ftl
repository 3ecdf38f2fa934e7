# Rajas of the Ganges in English.

## Names

colour-orange = { $form ->
    [a] an orange
    [begins] An orange
    [cap] Orange
   *[plain] orange
}
colour-green = { $form ->
    [a] a green
    [begins] A green
    [cap] Green
   *[plain] green
}
colour-blue = { $form ->
    [a] a blue
    [begins] A blue
    [cap] Blue
   *[plain] blue
}
colour-purple = { $form ->
    [a] a purple
    [begins] A purple
    [cap] Purple
   *[plain] purple
}
die = { NAME($colour) } { $face }
dice-of-colour = { $count ->
    [one] { NAME($colour, form: "a") } die
   *[other] { $count } { NAME($colour) } dice
}
handful = { COUNT($dice) ->
    [0] none
   *[other] { LIST($dice) }
}

animal-tiger = tiger
animal-snake = snake
animal-cow = cow

building-temple = { $form ->
    [cap] Temple
    [a] a temple
   *[plain] temple
}
building-palace = { $form ->
    [cap] Palace
    [a] a palace
   *[plain] palace
}
building-fort = { $form ->
    [cap] Fort
    [a] a fort
   *[plain] fort
}
building-mosque = { $form ->
    [cap] Mosque
    [a] a mosque
   *[plain] mosque
}
good-silk = { $form ->
    [cap] Silk
    [title] Silk
    [a] a silk
   *[plain] silk
}
good-tea = { $form ->
    [cap] Tea
    [title] Tea
    [a] a tea
   *[plain] tea
}
good-spices = { $form ->
    [cap] Spices
    [title] Spice
    [market] spice
    [a] a spice
   *[plain] spices
}
market-of = { $form ->
    [a] { NAME($good, form: "a") } market ({ $value })
   *[plain] { NAME($good, form: "market") } market ({ $value })
}

person-great-mogul = { $form ->
    [title] Great Mogul
   *[plain] the Great Mogul
}
person-dancer = { $form ->
    [title] Dancer
   *[plain] the Dancer
}
person-yogi = { $form ->
    [title] Yogi
   *[plain] the Yogi
}
person-raja-man-singh = Raja Man Singh
person-master-builder = { $form ->
    [title] Master Builder
   *[plain] the Master Builder
}
person-portuguese = { $form ->
    [title] Portuguese
   *[plain] the Portuguese
}
person-choice = any chamber

tile = { $form ->
    [begins] { NAME($colour, form: "begins") } tile { tile-things }
    [exact] { NAME($colour) } tile (price { $price }) { tile-things }, roads { LIST($roads) }
    [price] { NAME($colour, form: "cap") } tile (price { $price })
    [inside] { NAME($colour) } tile (price { $price })
    [priced] { NAME($colour) } tile (price { $price }) { tile-things }
   *[plain] { NAME($colour) } tile { tile-things }
}
    .full = { NAME($colour) } tile (price { $price }) { tile-things }, { tile-roads }
    .brief = { COUNT($things) ->
        [0] roads only
       *[other] { LIST($things) }
    }
tile-things = { COUNT($things) ->
    [0] with roads only
   *[other] with { LIST($things, form: "a") }
}
tile-roads = roads { LIST($roads) }
tile-about = { on-tile }; { tile-roads }
side-north = north
side-east = east
side-south = south
side-west = west

space-quarry = { $form ->
    [title] Quarry ({ $marked } money)
    [at] the quarry
   *[plain] the quarry ({ $marked } money)
}
space-harbour = { $form ->
    [title] Harbor ({ $marked } money)
    [at] the harbor
   *[plain] the harbor ({ $marked } money)
}
space-market = { $form ->
    [title] { NAME($good, form: "title") } market
   *[plain] the { NAME($good, form: "market") } market
}
space-mixed-market = { $form ->
    [title] Mixed market
   *[plain] the mixed market
}
space-balcony = { $form ->
    [title] { NAME($colour, form: "cap") } balcony
   *[plain] the { NAME($colour) } balcony
}
space-terrace = { $form ->
    [title] Terrace: { NAME($colour) } die
    [at] the terrace
   *[plain] the terrace ({ NAME($colour) } die)
}
space-terrace-again = { $form ->
    [title] Terrace: 2 money and reroll
    [at] the terrace
   *[plain] the terrace (2 money and reroll)
}

cell = row { $row }, column { $column }
border-north = { $form ->
    [edge] North, column { $line }
    [cap] The north border at column { $line }
   *[plain] the north border at column { $line }
}
border-east = { $form ->
    [edge] East, row { $line }
    [cap] The east border at row { $line }
   *[plain] the east border at row { $line }
}
border-south = { $form ->
    [edge] South, column { $line }
    [cap] The south border at column { $line }
   *[plain] the south border at column { $line }
}
border-west = { $form ->
    [edge] West, row { $line }
    [cap] The west border at row { $line }
   *[plain] the west border at row { $line }
}

track-fame-track = { $form ->
    [short] fame
   *[plain] fame track
}
track-money-track = { $form ->
    [short] money
   *[plain] money track
}

# Where a gain comes from; in the log it begins the line.
source-quarry = { $form ->
    [log] From the quarry
   *[plain] quarry
}
source-market = { $form ->
    [log] Market
   *[plain] market
}
source-harbour = { $form ->
    [log] From the harbor
   *[plain] harbor
}
source-chambers = { $form ->
    [log] From the chamber
   *[plain] chambers
}
source-balconies = { $form ->
    [log] From the balcony
   *[plain] balconies
}
source-terrace = { $form ->
    [log] From the terrace
   *[plain] terrace
}
source-buildings = { $form ->
    [log] Buildings
   *[plain] buildings
}
source-markets = { $form ->
    [log] Markets
   *[plain] markets
}
source-border = { $form ->
    [log] From the border
   *[plain] border
}
source-yield-tile = { $form ->
    [log] From the yield tile
   *[plain] yield tile
}
source-river = { $form ->
    [log] From the river
   *[plain] river
}
source-bridge = { $form ->
    [log] From the bridge
   *[plain] bridge
}
source-money-track = { $form ->
    [log] From the money track
   *[plain] money track
}
source-fame-track = { $form ->
    [log] From the fame track
   *[plain] fame track
}
source-karma = { $form ->
    [log] Instead of karma
   *[plain] instead of karma
}
source-handicap = { $form ->
    [log] Handicap
   *[plain] handicap
}

purpose-harbour = the harbor
purpose-market = the market
purpose-balcony = the balcony

## What spaces, tracks, tiles and borders bring

effects = { LIST($effects) }
no-effects = nothing
effect-gain-money = { $n } money
effect-gain-fame = { $n } fame
effect-gain-karma = { $n } karma
effect-dice = { $count ->
    [one] { NAME($colour, form: "a") } die
   *[other] { $count } { NAME($colour) } dice
}
effect-dice-any = { $count ->
    [one] a die of any color
   *[other] { $count } dice of any color
}
effect-dice-each = { LIST($colours, form: "a") } die
effect-gain-dice-per-karma = a die for each karma
effect-raise-scroll = { $n ->
    [one] an upgrade
   *[other] { $n } upgrades
}
effect-sail-exactly = { $n ->
    [one] { $n } space on the river
   *[other] { $n } spaces on the river
}
effect-sail-up-to = up to { $n ->
    [one] { $n } space on the river
   *[other] { $n } spaces on the river
}
effect-build-tile = a province tile
effect-sell-good = the sale of one good at { $most ->
    [one] { $most } market
   *[other] up to { $most } markets
}
effect-visit-chamber = a visit to { NAME($who) }
effect-replace-tile = a tile replacement
effect-gain-yield = { NAME($colour) }
effect-take-elephant = the elephant
effect-gain-worker = a worker
effect-reroll-dice = a reroll of any dice
effect-gain-per = { $n } { $gain ->
    [money] money
   *[fame] fame
} for { $step ->
    [1] each { NAME($count) }
   *[other] every { $step } { NAME($count, form: "many") }
}
yield-white = { $form ->
    [cap] White yield tile
    [many] White yield tiles
   *[one] a white yield tile
}
yield-yellow = { $form ->
    [cap] Yellow yield tile
    [many] Yellow yield tiles
   *[one] a yellow yield tile
}
yield-red = { $form ->
    [cap] Red yield tile
    [many] Red yield tiles
   *[one] a red yield tile
}
yield-brown = { $form ->
    [cap] Brown yield tile
    [many] Brown yield tiles
   *[one] a brown yield tile
}
counted-market-tiles = { $form ->
    [many] tiles with a market
   *[one] tile with a market
}
counted-river-spaces = { $form ->
    [many] river spaces
   *[one] river space
}
counted-buildings = { $form ->
    [many] buildings
   *[one] building
}
counted-connected-yields = { $form ->
    [many] connected yield tiles
   *[one] connected yield tile
}
counted-bends = { $form ->
    [many] bends
   *[one] bend
}
counted-upgrades = { $form ->
    [many] upgrades
   *[one] upgrade
}
counted-workers = { $form ->
    [many] workers
   *[one] worker
}

## Why an effect brings nothing

nothing-boat-at-end = { $form ->
    [cap] The boat is at the end of the river
   *[plain] the boat is at the end of the river
}
nothing-no-tile-bought = { $form ->
    [cap] No province tile can be bought
   *[plain] no province tile can be bought
}
nothing-no-tile-replaced = { $form ->
    [cap] No tile can be replaced
   *[plain] no tile can be replaced
}
nothing-no-tile-without-market = { $form ->
    [cap] It has no tile without a market
   *[plain] it has no tile without a market
}
nothing-no-die-for-tile = { $form ->
    [cap] No die is left for a new tile
   *[plain] no die is left for a new tile
}
nothing-no-tile-in-range = { $form ->
    [cap] One more die buys no other tile
   *[plain] one more die buys no other tile
}
nothing-no-tile-of-colour = { $form ->
    [cap] No tile of this color fits the price
   *[plain] no tile of this color fits the price
}
nothing-no-market-of-good = { $form ->
    [cap] No market of this good
   *[plain] no market of this good
}
nothing-no-market = { $form ->
    [cap] No tile has a market
   *[plain] no tile has a market
}
nothing-all-upgraded = { $form ->
    [cap] Every building is fully upgraded
   *[plain] every building is fully upgraded
}
nothing-no-yield-taken = { $form ->
    [cap] No yield tile can be taken
   *[plain] no yield tile can be taken
}
nothing-no-yield-left = { $form ->
    [cap] No yield tile is left
   *[plain] no yield tile is left
}

## What happens: a sentence of its own, the line of the log behind the seat's sign, and its gain

start-rolled = { DOES($seat, you: "start", one: "starts") } with { NAME($dice) }
    .hands = Put { NAME($seat, form: "whose") } dice on the Kali statue: { NAME($dice) }
starter-found = { DOES($seat, you: "have", one: "has") } the elephant and { DOES($seat, you: "go", one: "goes", subject: "no") } first
    .hands = { hand-to } the elephant
money-begins = { DOES($seat, you: "start", one: "starts") } with { $money } money
    .hands = Set { NAME($seat, form: "whose") } money marker to { $money }
river-tile-laid = A river tile covers river space { $space } and brings { NAME($brings) }
    .hands = Lay the river tile on river space { $space }. It brings { NAME($brings) }
brown-drawn = { DOES($seat, you: "draw", one: "draws") } a brown yield tile: { NAME($brings) }
    .hands = { hand-to } the brown yield tile: { NAME($brings) }
yield-put = { DOES($seat, you: "put", one: "puts") } a yield tile on { NAME($where) }: { NAME($brings) }
    .hands = Lay { NAME($colour) } on { NAME($where) } of { NAME($seat, form: "whose") } province: { NAME($brings) }
tile-revealed = { NAME($called, form: "begins") } is turned up
    .hands = Turn up the top tile of the { NAME($colour) } { NAME($animal) } stack: { NAME($called, form: "exact") }
round-started = { round-heading }: { DOES($seat, you: "go", one: "goes") } first in each pass
round-heading = Round { $round }
worker-placed = { DOES($seat, you: "place", one: "places") } a worker at { NAME($where, form: "at") }{ worker-cost }
    .log = { NAME($where, form: "title") }{ $isPaid ->
        [yes] { " " }for { NAME($die) }
       *[no] { "" }
    }
    .gain = { $money ->
        [0] { "" }
       *[other] −{ $money } money
    }
    .hands = Place one of { NAME($seat, form: "whose") } workers at { NAME($where) }{ $money ->
        [0] { "" }
        [one] ; move { NAME($seat, form: "whose") } money marker back { $money } space
       *[other] ; move { NAME($seat, form: "whose") } money marker back { $money } spaces
    }
worker-cost = { COUNT($cost) ->
    [0] { "" }
   *[other] { " " }for { LIST($cost) }
}
cost-money = { $money } money
worker-set-aside = { DOES($seat, you: "set", one: "sets") } a worker aside
    .hands = Set one of { NAME($seat, form: "whose") } workers aside
die-turned = { DOES($seat, you: "turn", one: "turns") } { NAME($die) } to { $face } for 1 karma
    .log = Karma: { NAME($die) } to { $face }
    .gain = −1 karma
    .hands = Turn { NAME($seat, form: "whose") } { NAME($die) } to { $face } and move { NAME($seat, form: "whose") } karma marker back 1 space
dice-spent = { DOES($seat, you: "pay", one: "pays") } { NAME($dice) } for { NAME($purpose, form: "at") }
    .hands = Return { NAME($dice) } from { NAME($seat, form: "whose") } dice to the supply
dice-gained = { DOES($seat, you: "gain", one: "gains") } { NAME($dice) }
    .hands = Add { NAME($dice) } from the supply to { NAME($seat, form: "whose") } dice
dice-forfeited = { DOES($seat, you: "forfeit", one: "forfeits") } { $count ->
    [one] a die
   *[other] { $count } dice
}
dice-rerolled = { DOES($seat, you: "reroll", one: "rerolls") } { NAME($before) } and { DOES($seat, you: "get", one: "gets", subject: "no") } { NAME($after) }
    .hands = { $same ->
        [yes] Put { NAME($after) } back on { NAME($seat, form: "whose") } Kali statue
       *[no] Put { NAME($after) } on { NAME($seat, form: "whose") } Kali statue in place of { NAME($before) }
    }
money-gained = { DOES($seat, you: "gain", one: "gains") } { $count } money ({ NAME($source) })
    .log = { NAME($source, form: "log") }
    .gain = +{ $count } money
    .hands = Move { NAME($seat, form: "whose") } money marker forward { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
fame-gained = { DOES($seat, you: "gain", one: "gains") } { $count } fame ({ NAME($source) })
    .log = { NAME($source, form: "log") }
    .gain = +{ $count } fame
    .hands = Move { NAME($seat, form: "whose") } fame marker forward { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
karma-gained = { DOES($seat, you: "gain", one: "gains") } { $count } karma
    .log = Karma
    .gain = +{ $count } karma
    .hands = Move { NAME($seat, form: "whose") } karma marker forward { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
karma-full = { DOES($seat, you: "have", one: "has") } the maximum karma
bonus-reached = { DOES($seat, you: "reach", one: "reaches") } the bonus at { $space } on the { NAME($track) }
    .log = Reaches { $space } on the { NAME($track) }
    .hands = { $isMoney ->
        [yes] Move { NAME($seat, form: "whose") } bonus marker from { $space } to the next money bonus
       *[no] { "" }
    }
bridge-reached = { DOES($seat, you: "reach", one: "reaches") } the bridge
worker-gained = { DOES($seat, you: "gain", one: "gains") } a { NAME($nth) } worker
    .hands = { hand-to } the { NAME($nth) } worker
worker-too-many = { DOES($seat, you: "have", one: "has") } all { $owned } workers: the extra one leaves the game
    .log = No room for another worker
    .hands = Put the worker that waited for { NAME($seat) } back into the box
scroll-raised = { DOES($seat, you: "upgrade", one: "upgrades") } the { NAME($building) } to { $value }
    .hands = Raise { NAME($seat, form: "whose") } { NAME($building) } to { $value }
boat-moved = { DOES($seat, you: "sail", one: "sails") } to river space { $space }
    .hands = Sail { NAME($seat, form: "whose") } boat to river space { $space }
tile-bought = { DOES($seat, you: "buy", one: "buys") } the { NAME($called) } for { NAME($dice) }
    .log = { NAME($called, form: "price") } for { NAME($dice) }
    .short = Pays { NAME($dice) }
    .hands = { hand-to } this tile from the quarry: { NAME($called, form: "exact") }
tile-taken = { DOES($seat, you: "take", one: "takes") } the { NAME($called) } for free
    .log = { NAME($called, form: "price") }
    .short = Pays no die
    .hands = { hand-to } this tile from the quarry: { NAME($called, form: "exact") }
tile-laid = { DOES($seat, you: "lay", one: "lays") } the tile in { NAME($where) }
    .hands = Lay the tile in { NAME($where) } of { NAME($seat, form: "whose") } province, its roads to the { LIST($sides) }
tile-collected = { DOES($seat, you: "collect", one: "collects") } the tile
tile-replaced = { DOES($seat, you: "remove", one: "removes") } the { NAME($called) } from the game to replace it
    .log = Replaces the { NAME($called, form: "inside") }
    .hands = { $isLoose ->
        [yes] Remove one of { NAME($seat, form: "whose") } tiles from the game: { NAME($called, form: "exact") }
       *[no] Remove the tile in { NAME($where) } of { NAME($seat, form: "whose") } province from the game: { NAME($called, form: "priced") }
    }
border-reached = { DOES($seat, you: "connect", one: "connects") } to { NAME($where) }: { NAME($brings) }
    .log = Reaches { NAME($where) }
yield-used = { DOES($seat, you: "use", one: "uses") } a yield tile: { NAME($brings) }
    .hands = Discard { NAME($colour) }: { NAME($brings) }
elephant-taken = { DOES($seat, you: "take", one: "takes") } the elephant for the next round
    .short = Takes the elephant
    .detail = For the next round
    .hands = { hand-to } the elephant for the next round
elephant-kept = { DOES($seat, you: "keep", one: "keeps") } the elephant for the next round
    .short = Keeps the elephant
    .detail = For the next round
chamber-visited = { DOES($seat, you: "visit", one: "visits") } { NAME($who) }
nothing-done = { PERSON($seat) ->
    [you] Nothing happens for you: { NAME($what) }
    [mark] { NAME($what, form: "cap") }
   *[one] Nothing happens for { NAME($seat) }: { NAME($what) }
}
markers-met = { NAME($seat, form: "Whose") } markers { $overlap ->
    [0] meet
    [one] pass each other by { $overlap } step
   *[other] pass each other by { $overlap } steps
}
round-ended = Round { $round } ends; { DOES($elephant, you: "have", one: "has", subject: "inside") } the elephant
    .log = Has the elephant
    .hands = Give all workers back to their owners; { DOES($elephant, you: "have", one: "has", subject: "inside") } the elephant
game-ended = { DOES($seat, you: "win", one: "wins") } with { game-finish }: { $overlap ->
    [0] the markers have met
    [one] the markers have passed each other by { $overlap } step
   *[other] the markers have passed each other by { $overlap } steps
}
game-finish = { $workers ->
    [0] no worker placed in round { $round }
   *[other] the { NAME($nth) } worker of round { $round }
}

## What is asked

with-karma = { NAME($asked) }
    .detail = You can spend 1 karma to turn a die over
ask-place = Place a worker
ask-set-aside = You can't use this worker: set it aside
ask-tile = Choose a province tile
ask-pay = Pay { $price } or more with { NAME($colour) } dice
ask-lay = Lay the { NAME($called) }
ask-border = Choose which border bonus to take
ask-replace = Choose a tile to replace
ask-dice = Choose { $count ->
    [one] a die
   *[other] { $count } dice
} to take
ask-reroll = Choose dice to reroll
ask-sail = Choose how far to sail
ask-upgrade = Choose a building to upgrade
ask-good = Choose the good to sell
ask-chamber = Choose a person of the chambers
ask-brown = Choose the border for your brown tile ({ NAME($brings) })
ask-yield = Choose a yield tile for the { NAME($building) }

roll-start = Roll the starting dice: { LIST($colours, glue: "comma") }
roll-gained = { COUNT($colours) ->
    [one] Roll the new die
   *[other] Roll the new dice
}: { LIST($colours, glue: "comma") }
roll-again = Reroll: { LIST($colours, glue: "comma") }
roll-river = Roll for the next river tile
turn-up-river = Turn up the next river tile
turn-up-tile = Turn up the top tile of the { NAME($colour) } { NAME($animal) } stack
draw-brown = Draw a brown yield tile
draw-yield = Draw a yield tile
draw-yield-anew = Shuffle the discarded yield tiles and draw one

draw-colour = Pick at random: the color of the die
draw-colour-to-pay = Pick at random: the color of the die to pay
draw-building = Pick at random: the building to upgrade
draw-tile-colour = Pick at random: the color of the tile
draw-tile = Pick at random: the tile to buy
draw-new-tile-colour = Pick at random: the color of the die for the new tile
draw-old-tile = Pick at random: the tile to replace
draw-new-tile = Pick at random: the new tile
roll-person-visited = Roll the dummy's die for the person visited
roll-area = Roll the dummy's die for the main area
roll-person = Roll the dummy's die for the person
draw-market = Pick at random: the market space
roll-steps = Roll the dummy's die for the boat
roll-terrace = Roll the dummy's die for the terrace

## Moves that name nothing of the board

move-set-aside = Set the worker aside
move-turn-die = Turn { NAME($die) } to { $face }
move-take-dice = Take { NAME($dice) }
move-upgrade = Upgrade the { NAME($building) }
move-pay = Pay { NAME($dice) }
move-sell = Sell { NAME($good) }
move-visit = Visit { NAME($who) }
move-reroll = Reroll { NAME($die) }
move-keep-dice = Keep the remaining dice

## Moves with the names of what lies on the table

option-place = { NAME($where, form: "title") }
option-place-with = { NAME($where, form: "title") } with { NAME($die) }
option-sail = Sail to space { $space }
option-buy = Buy the { NAME($called, form: "priced") }
option-lay = Lay it in { NAME($where) } ({ tile-roads })
option-border = Take the bonus of { NAME($where) }
option-cover = Cover { NAME($where) }
option-replace = Replace the tile in { NAME($where) } with the { NAME($called, form: "priced") }
option-put-yield = Lay the { NAME($tile) } on { NAME($where) }
    .short = Yield tile on { NAME($where) }
option-use-yield = Use the { NAME($tile) }
listed-space = { NAME($where, form: "title") }
    .full = { NAME($where, form: "title") } ({ NAME($nth) } space)
yield-tile = yield tile ({ NAME($brings) })
    .full = { NAME($nth) } yield tile ({ NAME($brings) })

## Why

only-move = Only possible move: { $move }
best-move = Best move: { $move }
worth-most = Best move: { $move }, worth { $worth } money
worth-before = Best move: { $move }, worth { $worth } money. Second: { $next }, worth { $nextWorth } money
second-behind = Best move: { $move }. Second: { $next }, { $behind } money worse
only-kind-of-move = { $move }: every possible move does the same
wins-by-rounds = Best move: { $move }. { $isNext ->
    [yes] Second
   *[no] Best of another kind
}: { $other }, { $rounds ->
    [none] { about-equal }
   *[other] { $rounds } rounds behind
}
as-good-as = Best move: { $move }. Just as good: { $other }
decided-by-markers = The markers advance { $gain } steps more by the end of the round than after the other move
decided-by-held = What is kept for later rounds is worth { $gain } money more than after the other move
decided-by-rival = What the strongest rival has after this round is worth { $gain } money less than after the other move
decided-by-win = The winning chances this round are worth { $gain } money more than after the other move
despite-markers = But the markers advance { $loss } steps less by the end of the round
despite-held = But what is kept for later rounds is worth { $loss } money less
despite-rival = But what the strongest rival has after this round is worth { $loss } money more
despite-win = But the winning chances this round are worth { $loss } money less
denies = { NAME($seat, form: "Whose") } best next move is then worth { $bestThen } money instead of { $bestNow }
rounds-behind = { $rounds ->
    [none] { about-equal }
   *[other] { $rounds } rounds behind the best
}
money-behind = { $behind } money worse
worth-money = worth { $worth } money
binds-turned-die = The turned die is worth more than the karma it costs
binds-last-pass = This is the last pass: only the overlap counts now
binds-mixed-market = The mixed market pays for the best market of each good and needs no die
binds-dice-again = The terrace pays 2 money, then any dice may be rerolled
binds-chambers = For a die with exactly the right number, { NAME($who) } brings { NAME($brings) }
binds-quarry = A tile scores fame for its buildings and money for its markets at once
binds-market = A market pays again at every sale
binds-harbour = The boat gains the bonus of the space where it stops
binds-balconies = One die becomes two of another color
binds-terrace = The terrace needs no die

## What the Raja advises

played-out = The Raja tried { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} and played the round to its end up to { $times } times for each
others-close = { $others ->
    [one] Another move is
   *[other] { $others } other moves are
} { about-equal }
brings-at-once = It brings { LIST($told) } at once
brings-and-reaches = It brings { LIST($told) } at once and reaches { brings-borders }
reaches-at-once = It reaches { brings-borders } at once
brings-fame = { $count } fame
brings-money = { $count } money
brings-karma = { $count } karma
brings-borders = { $count ->
    [one] a border
   *[other] { $count } borders
}
gap-goes = the gap drops from { $gap } to { $after }
sentences = { LIST($sentences, glue: "sentences") }
gives-and-keeps = You give { LIST($given, glue: "comma") } and keep { COUNT($kept) ->
    [0] no dice
   *[other] { LIST($kept, glue: "comma") }
}

## The bar of the window

bar-left = { $workers ->
    [one] { $workers } worker left
   *[other] { $workers } workers left
}, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
looking-at = You are looking at { NAME($seat, form: "whose") } province
looking-at-dummy = A dummy builds no province. Its dice and its buildings are below.
bar-place = Place a worker on a lit space
    .detail = { bar-left }
bar-place-dotted = Place a worker on a lit space
    .detail = { bar-left } Dotted spaces need a die turned by karma.
bar-nothing-to-do = This worker can't do anything
    .detail = { bar-left }
bar-set-aside = Set aside
bar-placing = { NAME($where, form: "title") }. No die needed
    .detail = { bar-click-again }
bar-placing-with = { NAME($where, form: "title") }: pay { NAME($die) }
    .detail = { bar-click-again }
bar-click-again = Click again to place the worker.{ $fitting ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Click another die to pay with it.
}
bar-die-goes = Where does { NAME($die) } go?
    .detail = It can pay for the lit spaces.
bar-turns-die = Click the die to turn over
    .detail = It will show its opposite face.
bar-karma = Use karma
    .short = Karma
bar-karma-not = Keep it as it is
bar-karma-to = Turn to { $face }
bar-karma-left = You have { $karma } karma. Each turns one die over
bar-buy = Choose a tile to buy
    .detail = Your dice can pay for the lit tiles.
bar-pay = Choose the dice to pay with
    .detail = Click dice to add or remove them.
bar-paying = You pay { NAME($dice) }. Click dice to add or remove them.
bar-pay-button = Pay
bar-lay = Lay the tile
    .detail = Click a lit place. The wheel or T turns the tile.
bar-laying = Turn the tile, then lay it down
bar-lay-button = Lay the tile
bar-other-tile = Other tile
bar-turn-tile = Turn
bar-replace = Replace a tile
    .detail = Choose one of your tiles, then the tile that replaces it.
bar-dice = Choose the dice to take
    .detail = They are rolled at once.
bar-take-one = Choose the die to take
bar-taking = Choose { $count ->
    [one] { $count } die
   *[other] { $count } dice
} to take
    .detail = Chosen: { COUNT($chosen) ->
        [0] none yet
       *[other] { LIST($chosen, glue: "comma") }
    }. They are rolled at once.
bar-take-button = Take them
bar-upgrade = Choose a building to upgrade
    .detail = Click its scroll. Each building of this kind will score 1 fame more.
bar-sail = Choose how far to sail
    .detail = Click a lit space of the river.
bar-sell = Choose the good to sell
    .detail = Its best markets pay.
bar-visit = Choose a person of the chambers
    .detail = You need no die and no worker: click a lit one.
bar-border = Choose the bonus to take next
    .detail = Your road reaches several: click one.
bar-yield = Choose a yield tile
    .detail = Then choose the border to lay it on.
bar-brown = Cover a brown border with your tile
    .detail = Click one of the lit borders.
bar-brown-brings = It brings { NAME($brings) } once a road reaches it.
bar-reroll = Choose dice to reroll
    .detail = Click them one by one.
bar-rolling-again = You reroll { NAME($dice) }.
bar-reroll-button = { $count ->
    [0] Keep all
   *[other] Reroll { $count }
}

## Why a dummy's die is rolled again

no-plain-tile = it has no tile without a market
no-replacement = it can't pay for a replacement
replacement-not-sure = it might not be able to replace a tile
boat-cannot-move = the boat can't move { $spaces } spaces
space-taken = the space is taken
no-free-space = no space is free
no-die-to-spend = it has no die to pay
no-free-person = it can't use any free person
no-tile-to-buy = it can't buy any tile
boat-at-end = the boat is at the end of the river
no-free-balcony = no free balcony takes one of its dice
no-die-left = no die is left in the supply
no-market-owned = it has no market on its tiles
nothing-paid = no free space pays anything
spaces-left = only { $spaces ->
    [one] { $spaces } space is
   *[other] { $spaces } spaces are
} left
no-face = '{ $words }' is not a face of the die. Type what it shows, such as { $example }.
face-not-valid = A { $face } is not valid: { NAME($why) }. Roll again.

## What a dummy does in each step, and why

dummy-thought = { NAME($seat, form: "subject") }: { NAME($told) } { "[" }{ $clause }]
dummy-step = { NAME($what) }. { NAME($why) }
    .short = { NAME($what, form: "title") }
    .detail = { NAME($why) }
by-lot = { COUNT($lot) ->
    [0] { "" }
   *[other] { "" }. It was picked at random from { LIST($lot) }
}

area-chambers = { $form ->
    [cap] The chambers
    [short] Chamber
   *[plain] the chambers
}
area-quarry = { $form ->
    [cap] The quarry
    [short] Quarry
   *[plain] the quarry
}
area-market = { $form ->
    [cap] The market place
    [short] Market
   *[plain] the market place
}
area-harbor = { $form ->
    [cap] The harbor
    [short] Harbor
   *[plain] the harbor
}
area-balconies = { $form ->
    [cap] The balconies
    [short] Balcony
   *[plain] the balconies
}
area-terrace = { $form ->
    [cap] The terrace
    [short] Terrace
   *[plain] the terrace
}
dummy-area = The die for the main area shows { $face }
why-area = { NAME($area, form: "cap") } can be used
why-quarry-instead = With five or more dice, a 5 or 6 means the quarry
dummy-no-area = No area can be used
why-set-aside = The worker is set aside for this round
dummy-cheapest = Cheapest space: { $money ->
    [0] free
   *[other] { $money } money
}
why-never-pays = Dummies never pay money for a space
dummy-person = It visits { NAME($who) }
why-person = The die shows { $face }, and the space is free
why-master-builder = The die shows { $face }, the space is free, and { $isSure ->
    [yes] a tile can surely be replaced
   *[no] it has a tile without a market
}
why-portuguese = The die shows { $face }, the space is free, and the boat can move { $spaces } spaces
dummy-gift = It uses { NAME($who) }
why-gift-paid = It pays a die first. The action brings { NAME($brings) }
why-gift-free = This costs no die and no worker. The action brings { NAME($brings) }
why-any-chamber = The die shows { $face }. Occupied persons count too, and no die is paid
dummy-market = { $form ->
    [title] { NAME($where, form: "title") }
   *[plain] It sells at { NAME($where) }
}: { $money ->
    [0] no money
   *[other] { $money } money
}
why-no-die-asked = This space needs no die, so it comes before all others
why-pays-most = Every free space needs a die, and this one pays the most{ by-lot }
why-none-pays = Every free space needs a die, and none pays anything{ by-lot }
dummy-spaces-left = Only { $spaces ->
    [one] { $spaces } space is
   *[other] { $spaces } spaces are
} left on the river
why-rolled-again = A higher result is rolled again
dummy-boat = The boat moves { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}
why-steps = The die shows { $face }: 1 and 2 mean one space, 3 and 4 two, 5 and 6 three
dummy-balcony = { $form ->
    [title] { NAME($where, form: "title") }: { NAME($brings) }
   *[plain] It uses { NAME($where) }: { NAME($brings) }
}
why-balcony = It pays a die of one color and takes dice of the other
dummy-terrace = { $form ->
    [title] Roll { $face }: { $takesMoney ->
        [yes] money
       *[no] a die
    }
   *[plain] It takes { $takesMoney ->
        [yes] money
       *[no] a die
    }, because the dummy's die shows { $face }
}
why-terrace = Only a { $face } means the money on the terrace{ $takesMoney ->
    [yes] ; dummies don't reroll their dice
   *[no] { "" }
}
terrace-money = the money on the terrace
terrace-die = a die from the terrace
dummy-terrace-money = It takes the money from the terrace
why-terrace-money = No space with a die can be used; dummies don't reroll their dice
dummy-terrace-die = It takes a die from the terrace
why-terrace-die = The space with money is taken, so nothing is rolled

among-any = { "" }
among-left = { "" } in the supply
among-terrace = { "" } free on the terrace
among-terrace-left = { "" } free on the terrace and in the supply
among-replacement = { "" } that leaves a replacement possible
among-balcony = { "" } that a free balcony takes
among-new-tile = { "" } that can pay for a new tile
dummy-takes = It takes { NAME($colour, form: "a") } die
dummy-terrace-colour = { $form ->
    [title] Terrace: { NAME($colour, form: "a") } die
   *[plain] It takes { NAME($colour, form: "a") } die from the terrace
}
why-take-one = It has exactly one die of this color{ by-lot }
why-take-none = It doesn't have exactly one die of any color{ NAME($among) }, so it takes a color it has none of{ by-lot }
why-take-fewest = It has two or more dice of every color{ NAME($among) }, so it takes one it has the fewest of{ by-lot }
why-lacking = No { LIST($colours, glue: "or") } die is left. { NAME($rule) }
dummy-no-die-left = No die is left in the supply
dummy-no-such-die-left = No { NAME($colour) } die is left in the supply
why-common-supply = Dummies take dice from the common supply
dummy-pays = It pays { NAME($colour, form: "a") } die
why-spend-many = It has three or more dice of this color{ by-lot }
why-spend-one = It doesn't have three or more dice of any color{ NAME($among) }, so it pays a color it has one of{ by-lot }
why-spend-two = It has zero or two dice of every color{ NAME($among) }, so it pays a color it has two of{ by-lot }
why-bound = A replacement must stay possible. { NAME($rule) }

dummy-upgrades = It upgrades the { NAME($building) }
why-upgrade-first = A building at { $value } comes first{ by-lot }
why-upgrade-next = No building is at { $highest }, so one at { $value } is upgraded{ by-lot }
dummy-most-dice = It has { NAME($dice) } to buy with
dummy-most-able = It has { NAME($dice) } to buy with
why-most-dice = It has the most dice of this color{ unable-to-buy }
why-as-many = Tied for most dice: { LIST($lot) }, so one is picked at random{ unable-to-buy }
unable-to-buy = { COUNT($unable) ->
    [0] { "" }
   *[other] { "" }; it has just as many { LIST($unable, glue: "or") } dice, but they can't buy anything
}
why-next-colour = { LIST($more) } can't buy anything, so the next color buys{ by-lot }
dummy-two-dice = { $form ->
    [title] Two dice: price { $low } to { $high }
   *[plain] Two dice buy a tile that costs { $low } to { $high }
}
why-two-dice = It pays two dice if possible
dummy-one-die = { $form ->
    [title] One die: price up to { $high }
   *[plain] One die buys a tile that costs up to { $high }
}
why-only-one-die = It has only one { NAME($colour) } die
why-no-tile-for-two = No { NAME($colour) } tile costs { $low } to { $high }
on-tile = The tile shows { COUNT($things) ->
    [0] roads only
   *[other] { LIST($things, form: "a") }
}
dummy-tile = { $form ->
    [title] { NAME($called, form: "price") }
   *[plain] It takes the { NAME($called, form: "inside") }
}
why-only-tile = { on-tile }. It is the only one of this color and price range
why-tile-drawn = { on-tile }. It is picked at random from the { $tiles } of this color and price range
dummy-scores = It scores { COUNT($gains) ->
    [0] nothing
   *[other] { LIST($gains) }
}
why-scores = { COUNT($told) ->
    [0] The tile has no building and no market
   *[other] That is { LIST($told) }
}
fame-for = { $count } fame for the { NAME($building) }
money-for = { $count } money for the { NAME($good, form: "market") } market
dummy-new-tile = { $form ->
    [title] New tile: one { NAME($colour) } die
   *[plain] It pays one { NAME($colour) } die for the new tile
}
dummy-replaces = { $form ->
    [title] Old: { NAME($called, form: "inside") }
   *[plain] It replaces the { NAME($called, form: "inside") }
}
why-dearest = { on-tile }. Of its tiles without a market, it is the most expensive
why-dearest-drawn = { on-tile }. It is picked at random from the { $tiles } most expensive tiles without a market
dummy-takes-tile = { $form ->
    [title] New: { NAME($called, form: "inside") }
   *[plain] It takes the { NAME($called, form: "inside") }
}
why-new-tile = { on-tile }. One more die buys a tile that costs { $low } to { $high }
why-new-tile-drawn = { on-tile }. One more die buys a tile that costs { $low } to { $high }; picked at random from { $tiles } tiles
why-free-tile = { on-tile }. No die could pay for another tile. This one costs no more than the old one, so it is free
why-free-tile-drawn = { on-tile }. No die could pay for another tile. It is picked at random from { $tiles } that cost no more, so it is free

dummy-karma = { $form ->
    [title] { $count } money instead of { $count } karma
   *[plain] It gains { $count } money instead of { $count } karma
}
why-karma-is-money = Dummies earn money instead of karma
dummy-dice-per-karma = It gains { $count ->
    [one] { $count } die
   *[other] { $count } dice
} for { $count } karma
why-always-karma = Where karma is counted, a dummy always has { $count }
dummy-handicap = { $form ->
    [title] Handicap: { NAME($brings) }
   *[plain] It gains its handicap: { NAME($brings) }
}
why-handicap = The marker moves forward right after the setup
dummy-bridge = It reaches the bridge: { NAME($brings) }
why-bridge-first = The bridge comes before the bonus of the space
dummy-bonus = { $form ->
    [title] Bonus at { $space } on the { NAME($track) }
   *[plain] It reaches the bonus at { $space } on the { NAME($track) }
}
why-every-bonus = A dummy gets every bonus it reaches: { NAME($brings) }
dummy-all-workers = It already has { $most } workers
why-leaves-game = The extra worker leaves the game
dummy-skips = It skips { COUNT($spaces) ->
    [one] space
   *[other] spaces
} { LIST($spaces) }
why-skipped = Spaces with another boat are not counted
dummy-sails = It sails { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, to space { $space }
why-sails = { $isFar ->
    [yes] It sails as far as possible.{ " " }
   *[no] { "" }
}{ $isCovered ->
    [yes] The river tile there
   *[no] The space
} brings { NAME($brings) }
dummy-sold = It sells one good for { $money } money
why-sold = No good pays more than { LIST($goods) }; { $most ->
    [one] the best market counts
   *[other] up to { $most } markets count
}
dummy-builds = It buys a tile
why-builds = It buys as in the quarry, but without a worker
dummy-yield-tile = { $form ->
    [title] Yield tile: { NAME($brings) }
   *[plain] It gets a yield tile: { NAME($brings) }
}
why-claims-at-once = It takes the bonus of the tile at once
why-yield-drawn = It is picked at random from the tiles face up, used and discarded
dummy-nothing = Nothing happens
why-nothing = { NAME($what, form: "cap") }

## What spaces cost and bring

space-cost = { COUNT($parts) ->
    [0] nothing
   *[other] { LIST($parts) }
}
cost-die-showing = a die showing { LIST($faces, glue: "or") }
cost-die-of-colour = { NAME($colour, form: "a") } die
cost-any-die = any die
gain-mixed-market = the best market of each good
gain-market = your best { NAME($good, form: "market") } markets, one for each pip
gain-harbour = up to one space on the river for each pip

## The table in plain text

table-over = Rajas of the Ganges: the game is over
table-setting-up = Rajas of the Ganges: setting up
table-playing = Rajas of the Ganges: round { $round }{ $isLast ->
    [yes] , the last pass
   *[no] { "" }
}, { DOES($seat, you: "are", one: "is", subject: "inside") } to play
table-seat = { $who }: { $fame } fame, { $money } money, { $gap ->
    [0] markers past each other by { $overlap }
   *[other] gap { $gap }
}, { $workers } of { $owned } workers left{ $hasElephant ->
    [yes] , with the elephant
   *[no] { "" }
}
table-dice = Dice: { NAME($dice) }; { $karma } karma
table-dummys-dice = Dice: { NAME($dice) }
table-own = { LIST($buildings, glue: "comma") }; boat { $boat ->
    [0] at the start of the river
   *[other] on river space { $boat }
}
table-building = { NAME($building) } { $value }
table-own-tiles = Tiles: { LIST($tiles, glue: "sentences") }
table-loose-tile = { NAME($called, form: "priced") }
table-laid-tile = { NAME($called, form: "priced") } in { NAME($where) }, { tile-roads }
table-own-yields = Yield tiles: { LIST($tiles, glue: "sentences") }
table-on-border = { NAME($tile) } on { NAME($where) }
table-connected = Borders reached: { LIST($borders, glue: "sentences") }
table-free-spaces = Free spaces
table-area = { NAME($area, form: "cap") }: { LIST($spaces, glue: "sentences") }
table-space = { $name } (costs { NAME($cost) }, brings { NAME($brings) })
table-tiles = Province tiles
table-tile = { NAME($colour, form: "cap") } tile (price { $price }) { tile-things }, { tile-roads }
table-province = A province has { $rows } rows of { $columns } columns; the residence is in { NAME($where) }, { tile-roads }
table-borders = Borders: { LIST($borders, glue: "sentences") }
table-border = { NAME($where) } ({ NAME($brings) })
table-yields = { NAME($colour, form: "many") } face up: { LIST($tiles, glue: "sentences") }
table-river = River: { LIST($spaces, glue: "sentences") }
table-river-space = { $space }: { NAME($brings) }{ COUNT($boats) ->
    [0] { "" }
   *[other] , { LIST($boats, form: "whose") } { COUNT($boats) ->
        [one] boat
       *[other] boats
    }
}

## Cards of the window: what is pointed at

card-your-gap = Your gap
card-gap-goes = { $gap } to { $after }
card-gap-stays = stays { $gap }
card-taken = A worker is here: nobody else can use this space this round.
card-with-karma = With karma, turn { LIST($turns, glue: "or") }.
card-turned = { NAME($die) } to { $face }
card-not-now = Not possible now.
card-pays = It pays { NAME($brings) }.
card-money-now = { $money } money now.
card-brings = It brings { NAME($effect) }.
card-ganga-tile = A river tile covers this space.
card-bridge = The bridge: you gain a worker when your boat gets here or passes.
card-ahead = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} ahead of the boat.
card-river = River, space { $space }
card-no-tile = No tile left
card-stack-used-up = This stack is used up.
card-price = { $price } pips of { NAME($colour) } dice, and no change.
card-more-in-stack = { $tiles } more in this stack.
card-building = { NAME($building, form: "cap") }: { $fame } fame.
card-market = { NAME($good, form: "title") } market: { $money } money.
card-empty-cell = An empty place
card-empty-cell-words = You can lay a tile here when a road leads to it.
card-in-province = In your province.
card-yield-tile = A yield tile is here. It counts instead of the printed bonus.
card-border-had = Your roads have reached it: its bonus is taken.
card-border-free = You gain it once, when one of your roads reaches it.
card-each-building = Each { NAME($building) } you lay scores { $fame } fame.
card-upgrade = An upgrade adds 1, up to { $most }.
card-scroll = { NAME($building, form: "cap") }
card-die = { NAME($colour, form: "cap") } { $face }
card-die-shows = { NAME($colour, form: "begins") } die showing { $face }.
card-karma-turns = Karma turns it to { $face }.
card-border-brings = { NAME($where, form: "cap") }: { NAME($brings) }.
card-will-score = It will score
card-fame-from = { $count } fame for the { NAME($source) }.
card-money-from = { $count } money for the { NAME($source) }.
card-pay = Pay { $money } money.
card-give = Pay { NAME($die) }.
card-costs = It costs { NAME($cost) }.

race = { NAME($seat, form: "Whose") } race
race-gap = The gap
race-workers = { $workers } of { $owned } workers still to place.
race-dice = Dice: { NAME($dice) }.
race-bonus = Next: { NAME($brings) } at { $space } { NAME($track, form: "short") } ({ $more } to go).
race-boat = { $boat ->
    [0] Boat at the start
   *[other] Boat on space { $boat }
}. The next space, { $space }, brings { NAME($brings) }.
race-market = { NAME($good) } { $values }
race-markets = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ COUNT($markets) ->
    [0] , no market
   *[other] ; markets: { LIST($markets, glue: "comma") }
}.
gap-met = met
gap-left = { $gap }
    .flag = gap { $gap }
    .long = gap { $gap }
gap-past = past { $overlap }
    .flag = past { $overlap }
    .long = past each other by { $overlap }

tray-dice = Dice
tray-pays = Pays
strip-dice = Dice to take
strip-left = { $dice } left
strip-goods = The good to sell
strip-yields = A yield tile
turn-first = Turn { LIST($dice, glue: "or") } over first: click it
build-lit = lit: your dice can pay for it
build-buy = Tiles to buy
build-replace = Tiles that can replace it
build-up-to = up to

bar-dummy-step = { NAME($seat, form: "subject") }: { $step }
bar-dummys-turn = { NAME($seat, form: "Whose") } turn
dummy-card-worker = Dummy, worker { $worker } of { $owned }
dummy-card-die = D6
dummy-card-dice = Dice left
set-up = Setup

## The Raja's advice

advice-rounds = rounds
no-advice = The Raja has no advice: { $why }

## The end of a game

end-finished = Finished with { game-finish }{ $overlap ->
    [0] { "" }
   *[other] ; the markers passed each other by { $overlap ->
        [one] { $overlap } step
       *[other] { $overlap } steps
    }
}.
tie-broken = A tie: { DOES($seat, you: "have", one: "has") } { $what ->
    [karma] more karma
    [pips] more pips on dice
   *[turn] the earlier turn
}
end-came-to = { $fame } fame, { $money } money
end-past = past by
end-gap = gap
end-tiles = { $count ->
    [one] tile laid
   *[other] tiles laid
}
end-borders = { $count ->
    [one] border
   *[other] borders
}
end-river-space = river space
curves = The two tracks by round
curves-money = money comes down
curves-fame = fame climbs
curves-meet = they meet
curves-start = start
sheet = Score sheet
sheet-totals = 2 × fame + money − { $meet }
    .short = 2 fame + money − { $meet }
    .tight = Overlap
head-buildings = Buildings
head-markets-laid = Markets laid
head-market-place = Market place
head-palace = Palace
head-ganges = Ganges
head-borders = Borders
head-tracks-and-karma = Tracks and karma
head-start = Start
head-paid-for-spaces = Paid for spaces

review = Compared with the Raja
review-what = The Raja's choice, turn by turn, and what yours lost or won in rounds.
review-look = Look at it in the replay
review-replay = Watch the replay
review-again = Play again
review-back = Back
review-failed = The review failed: { $why }
review-looking = The Raja is looking at your game.
review-against = Compared with the Raja
review-lost = rounds lost
review-won = rounds won
review-error = give or take { $error }
review-agreed = In { $agreed } of { $turns } turns, the Raja would have done the same.
review-none-worse = No turn was clearly worse than the Raja's.
review-costliest = The costliest turn was { game-finish }: { $lost } rounds.
review-dice = The dice
review-rolled = { $count } rolled
review-luck = { $pips } pips: { $luck } { $isMore ->
    [yes] more
   *[no] fewer
} than an average of { $mean } per die. Up to { $spread } more or fewer is usual. It was worth { $worth } rounds.
review-turn = Turn
review-played = Your move, and below it the Raja's
review-worker = worker { $worker }
review-same = same as the Raja
review-raja = Raja: { $move }
review-hardly = hardly any
review-summary = { $rounds } rounds lost against the Raja (error { $error }), with the same move in { $agreed } of { $turns } turns. { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $luck } pips compared with the average (usually within { $spread }). { $gap ->
    [0] Overlap { $overlap }
   *[other] Gap { $gap }
}

## The desk

desk-title = Position, round { $round }
desk-worker = puts a worker here, or removes it
desk-bonus-marker = puts the bonus marker here
desk-river-tile = covers it with the next river tile
desk-builds = lays it in the province, or in front of a dummy
desk-karma = sets the karma to this, or one less
desk-tile = chooses a tile, or turns the one here
desk-border = shows what this border brings
desk-claims = marks its bonus as taken, or not
desk-give-tile = Give a tile

puzzle-searched = Best of { $rounds } simulated rounds
puzzle-next-best = The next best, { $move }, costs { $cost } rounds

## Pictures of the rules, the set-up at a glance

picture-stalls = A die: as many markets of the good as it has pips
picture-free-stalls = No die: the best market of each good
picture-building = A building: fame
picture-other-building = Another building
picture-tile-market = A market: money
picture-road = A road east
picture-price = The price in pips
glance = Fame and money run toward each other
glance-race = { $meet }
    .detail = twice fame + money
glance-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
    .detail = fit on Kali
glance-workers = { $workers } workers
    .detail = at most, 3 at first
glance-river = { $spaces } spaces
    .detail = { $tiles ->
        [0] of the river
       *[other] { $tiles } tiles on them
    }
glance-yields = Yield tiles
    .detail = wait on the borders
glance-borders = { $borders } borders
    .detail = of your province
glance-dummies = Dummies
    .detail = { $fame ->
        [0] No handicap
       *[other] { $fame } fame ahead
    }
tile-face-up = face up
tile-face-down = face down
tile-gone = gone

# What is asked at a real table.
ask-lies-before = next to { NAME($seat) }
## The page where a position is set out: its fields, and what clicks do

field-a-click-adds-such-a-die = Click to add this die
field-a-click-takes-the-tile-away = Click to remove the tile
field-a-dummy-s = A dummy's
field-a-laid = A tile
field-add-a-die = Add a die
field-cap = { NAME($what, form: "cap") }
field-price-of = { NAME($what, form: "price") }
field-space = { NAME($what, form: "title") }{ $nth ->
    [1] { "" }
   *[other] , { $nth }
}
field-person-named = { NAME($who, form: "title") }
field-die = { NAME($colour, form: "cap") } { $face }
field-dummy-die = { NAME($colour, form: "cap") }, of a dummy
field-cell-at = Row { $row }, column { $column }
field-degrees = { $degrees } degrees
field-river-start = Start
field-river-end = End
field-stone = Space { $number }
field-at = At { $space }
field-any = Any
field-stack-of = { NAME($colour, form: "cap") }, { NAME($animal) }
field-all-taken = All taken
field-any-of-them = Any of them
field-boat = Boat
field-bonus-taken = Bonus taken
field-claimed = Borders connected
field-building = Building
field-scrolls = Buildings
field-cell = Cell
field-pay-tile-cell = Cell
    .about = -1 for a tile bought
field-lay-tile-cell = Cell
    .about = -1 for any free one
field-colour = Color
field-dummy-replace-new-colour = Color of the die
    .about = -1 for none
field-dummy-replace-old-colour = Color of the die
    .about = -1 for none
field-colours = Colors
field-dice = Dice
field-chosen = Dice chosen
field-is-dummy = Dummy
field-elephant = Elephant
field-fame = Fame
field-ganga-tile = River tile
field-his-dice-click-one-away = Its dice: click one to remove it
field-his-tiles-click-one-away = Its tiles: click one to remove it
field-karma = Karma
field-is-ending = Last pass
    .about = Markers of a seat have met
field-money = Money
field-navaratnas = Navaratnas
field-bonus = Next money bonus
field-none = Nothing
field-none-left = No tile left
field-one-die = One die
field-order = Order of seats
    .about = Clockwise, people first
field-visit-chamber-who = Person
field-seat-tiles = Province
field-rajas-table-river = River tiles
field-round = Round
field-rajas-table-round = Round
    .about = 0 while the game is being set up
field-seat = Seat
field-rajas-table-seat = Seat to play
field-seats = Seats
field-rules-box = What my box has printed
field-rules-digest = Sign of my numbers
field-stack = Stack
field-the-border = The border
field-the-yield-tile-that-lies-there = The yield tile on it
field-tile = Tile
field-rajas-table-stacks = Tiles face down
field-tops = Tiles face up
field-gone = Tiles out of the game
field-to-play = To play
field-laid-turn = Turned
field-whether-the-bonus-of-the-border = Whether the bonus of the border was taken
field-visitor = With the Great Mogul
    .about = Owns the elephant next round
field-workers = Workers
field-seat-workers = Workers available
field-placed = Workers on spaces
field-seat-owned = Workers owned
field-used = Workers placed
    .about = In this round
field-yield-tile-on-it = Yield tile on it
field-seat-yields = Yield tiles on borders
field-rajas-table-yields = Yield tiles left
field-discarded = Yield tiles used

# What is to be done next, on that page.

step-carry-out = Carry out
step-choose-chamber = Choose a chamber
step-choose-dice = Choose dice
step-choose-good = Choose a good
step-choose-replacement = Choose replacement
step-choose-reroll = Choose reroll
step-choose-sail = Choose how far to sail
step-choose-tile = Choose a tile
step-choose-upgrade = Choose upgrade
step-choose-yield = Choose a yield tile
step-claim-borders = Take border bonuses
step-cover-brown = Cover a brown border
step-draw-brown = Draw a brown yield tile
step-draw-river = Draw a river tile
step-draw-yield = Draw a yield tile
step-dummy-area = Dummy: area
step-dummy-balcony = Dummy: balcony
step-dummy-buy = Dummy: buy
step-dummy-buy-tile = Dummy: buy tile
step-dummy-chamber = Dummy: chamber
step-dummy-harbor = Dummy: harbor
step-dummy-market = Dummy: market
step-dummy-person = Dummy: person
step-dummy-replace = Dummy: replace
step-dummy-replace-new = Dummy: choose the new tile
step-dummy-replace-old = Dummy: choose the tile to replace
step-dummy-spend = Dummy: spend
step-dummy-take-dice = Dummy: take dice
step-dummy-terrace = Dummy: terrace
step-dummy-terrace-die = Dummy: terrace die
step-dummy-upgrade = Dummy: upgrade
step-end-game = End the game
step-end-round = End the round
step-end-turn = End the turn
step-find-starter = Find the first player
step-grant-handicap = Grant the handicap
step-lay-river = Lay a river tile
step-lay-tile = Lay a tile
step-pay-tile = Pay for a tile
step-reveal-tile = Reveal a tile
step-roll-again = Reroll
step-roll-gained = Roll new dice
step-roll-start = Roll the first dice
step-start-round = Start the round
step-take-turn = Take a turn

# Hands bring a thing to a seat: their own person takes it.

hand-to = { PERSON($seat) ->
    [you] Take
    [mark] Give
   *[one] Give { NAME($seat) }
}
dice-beside = { NAME($seat, form: "Whose") } { $dice ->
    [one] new die
   *[other] { $dice } new dice
} showed { $count ->
    [one] 1 pip
   *[other] { $count } pips
}; { $expected } were expected.

# For whoever listens to the text client.
listen-taken = { NAME($space) }: taken by { NAME($seat) }
