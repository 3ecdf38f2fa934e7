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
    [0] no dice
   *[other] { LIST($dice) }
}

animal-tiger = tiger
animal-snake = snake
animal-cow = cow

building-temple = { $form ->
    [cap] Temple
   *[plain] temple
}
building-palace = { $form ->
    [cap] Palace
   *[plain] palace
}
building-fort = { $form ->
    [cap] Fort
   *[plain] fort
}
building-mosque = { $form ->
    [cap] Mosque
   *[plain] mosque
}
good-silk = { $form ->
    [cap] Silk
   *[plain] silk
}
good-tea = { $form ->
    [cap] Tea
   *[plain] tea
}
good-spices = { $form ->
    [cap] Spices
   *[plain] spices
}
market-of = { NAME($good) } { $value }

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
    [exact] { NAME($colour) } tile for { $price } { tile-things }, roads { LIST($roads) }
    [price] { NAME($colour, form: "cap") } tile for { $price }
    [inside] { NAME($colour) } tile for { $price }
    [priced] { NAME($colour) } tile for { $price } { tile-things }
   *[plain] { NAME($colour) } tile { tile-things }
}
    .full = { NAME($colour) } tile for { $price } { tile-things }, { tile-roads }
tile-things = { COUNT($things) ->
    [0] with roads alone
   *[other] with { LIST($things) }
}
tile-roads = roads { LIST($roads) }
tile-about = { on-tile }; { tile-roads }
side-north = north
side-east = east
side-south = south
side-west = west

space-quarry = { $form ->
    [title] Quarry marked { $marked }
   *[plain] the quarry space marked { $marked }
}
space-harbour = { $form ->
    [title] Harbour marked { $marked }
   *[plain] the harbour space marked { $marked }
}
space-market = { $form ->
    [title] { NAME($good, form: "cap") } market
   *[plain] the { NAME($good) } market
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
    [title] { NAME($colour, form: "cap") } die of the terrace
   *[plain] the { NAME($colour) } die of the terrace
}
space-terrace-again = { $form ->
    [title] Terrace with dice again
   *[plain] the terrace where dice are rolled again
}

cell = row { $row }, column { $column }
border-north = { $form ->
    [cap] The north border at column { $line }
   *[plain] the north border at column { $line }
}
border-east = { $form ->
    [cap] The east border at row { $line }
   *[plain] the east border at row { $line }
}
border-south = { $form ->
    [cap] The south border at column { $line }
   *[plain] the south border at column { $line }
}
border-west = { $form ->
    [cap] The west border at row { $line }
   *[plain] the west border at row { $line }
}

track-fame-track = fame track
track-money-track = money track

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
    [log] From the harbour
   *[plain] harbour
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
    [log] Money for karma
   *[plain] karma
}
source-handicap = { $form ->
    [log] Handicap
   *[plain] handicap
}

purpose-harbour = the harbour
purpose-market = the market
purpose-balcony = the balcony

## What spaces, tracks, tiles and borders bring

effects = { LIST($effects, glue: "comma") }
no-effects = nothing
effect-gain-money = { $n } money
effect-gain-fame = { $n } fame
effect-gain-karma = { $n } karma
effect-dice = { $count ->
    [one] { NAME($colour, form: "a") } die
   *[other] { $count } { NAME($colour) } dice
}
effect-dice-any = { $count ->
    [one] a die of any colour
   *[other] { $count } dice of any colour
}
effect-dice-each = { LIST($colours, form: "a") } die
effect-gain-dice-per-karma = a die for each karma
effect-raise-scroll = { $n ->
    [one] an upgrade
   *[other] { $n } upgrades
}
effect-sail-exactly = { $n ->
    [one] { $n } space for the boat
   *[other] { $n } spaces for the boat
}
effect-sail-up-to = up to { $n ->
    [one] { $n } space for the boat
   *[other] { $n } spaces for the boat
}
effect-build-tile = a province tile
effect-sell-good = the sale of one good at { $most ->
    [one] { $most } market
   *[other] up to { $most } markets
}
effect-visit-chamber = a visit to { NAME($who) }
effect-replace-tile = the replacement of a tile
effect-gain-yield = { NAME($colour) }
effect-take-elephant = the elephant
effect-gain-worker = a worker
effect-reroll-dice = dice to roll again
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
    [many] yield tiles connected
   *[one] yield tile connected
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
    [cap] No tile is without a market
   *[plain] no tile is without a market
}
nothing-no-die-for-tile = { $form ->
    [cap] No die is left for a new tile
   *[plain] no die is left for a new tile
}
nothing-no-tile-in-range = { $form ->
    [cap] One die buys no dearer tile
   *[plain] one die buys no dearer tile
}
nothing-no-tile-of-colour = { $form ->
    [cap] No such tile of this colour
   *[plain] no such tile of this colour
}
nothing-no-market-of-good = { $form ->
    [cap] No market of this good
   *[plain] no market of this good
}
nothing-no-market = { $form ->
    [cap] There is no market to sell at
   *[plain] there is no market to sell at
}
nothing-all-upgraded = { $form ->
    [cap] Every building is upgraded already
   *[plain] every building is upgraded already
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

start-rolled = { DOES($seat, you: "begin", one: "begins") } with { NAME($dice) }
    .hands = Lay { NAME($seat, form: "whose") } dice in the statue: { NAME($dice) }
starter-found = { DOES($seat, you: "have", one: "has") } the elephant and { DOES($seat, you: "start", one: "starts", subject: "no") }
    .hands = { hand-to } the elephant
money-begins = { DOES($seat, you: "begin", one: "begins") } with { $money } money
    .hands = Set { NAME($seat, form: "whose") } money marker to { $money }
river-tile-laid = A Ganga tile covers space { $space } of the river: { NAME($brings) }
    .hands = Lay the Ganga tile on space { $space } of the river: { NAME($brings) }
brown-drawn = { DOES($seat, you: "draw", one: "draws") } a brown yield tile: { NAME($brings) }
    .hands = { hand-to } the brown yield tile: { NAME($brings) }
yield-put = { DOES($seat, you: "put", one: "puts") } a yield tile on { NAME($where) }: { NAME($brings) }
    .hands = Lay { NAME($colour) } on { NAME($where) } of { NAME($seat, form: "whose") } province: { NAME($brings) }
tile-revealed = { NAME($called, form: "begins") } turns up
    .hands = Turn up the top tile of the { NAME($colour) } { NAME($animal) } stack: { NAME($called, form: "exact") }
round-started = { round-heading }: { DOES($seat, you: "begin", one: "begins") } each pass
round-heading = Round { $round }
worker-placed = { DOES($seat, you: "place", one: "places") } a worker: { NAME($where) }{ worker-cost }
    .log = { NAME($where, form: "title") }{ $isPaid ->
        [yes] { " " }for { NAME($die) }
       *[no] { "" }
    }
    .gain = { $money ->
        [0] { "" }
       *[other] −{ $money } money
    }
    .hands = Place one of { NAME($seat, form: "whose") } workers: { NAME($where) }{ $money ->
        [0] { "" }
       *[other] ; move { NAME($seat, form: "whose") } money marker { $money } back
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
    .hands = Turn { NAME($seat, form: "whose") } { NAME($die) } to { $face } and move { NAME($seat, form: "whose") } karma marker 1 back
dice-spent = { DOES($seat, you: "pay", one: "pays") } { NAME($dice) } for { NAME($purpose) }
    .hands = Return { NAME($dice) } from { NAME($seat, form: "whose") } dice to the supply
dice-gained = { DOES($seat, you: "gain", one: "gains") } { NAME($dice) }
    .hands = Add { NAME($dice) } from the supply to { NAME($seat, form: "whose") } dice
dice-forfeited = { DOES($seat, you: "forfeit", one: "forfeits") } { $count ->
    [one] a die
   *[other] { $count } dice
}
dice-rerolled = { DOES($seat, you: "roll", one: "rolls") } { NAME($before) } again: { NAME($after) }
    .hands = Lay { NAME($after) } in { NAME($seat, form: "whose") } statue in place of { NAME($before) }
money-gained = { DOES($seat, you: "gain", one: "gains") } { $count } money ({ NAME($source) })
    .log = { NAME($source, form: "log") }
    .gain = +{ $count } money
    .hands = Move { NAME($seat, form: "whose") } money marker { $count } on
fame-gained = { DOES($seat, you: "gain", one: "gains") } { $count } fame ({ NAME($source) })
    .log = { NAME($source, form: "log") }
    .gain = +{ $count } fame
    .hands = Move { NAME($seat, form: "whose") } fame marker { $count } on
karma-gained = { DOES($seat, you: "gain", one: "gains") } { $count } karma
    .log = Karma
    .gain = +{ $count } karma
    .hands = Move { NAME($seat, form: "whose") } karma marker { $count } on
karma-full = { DOES($seat, you: "have", one: "has") } all the karma that can be kept
bonus-reached = { DOES($seat, you: "reach", one: "reaches") } the bonus at { $space } of the { NAME($track) }
    .log = Reaches { $space } of the { NAME($track) }
    .hands = { $isMoney ->
        [yes] Move { NAME($seat, form: "whose") } bonus marker from { $space } to the next money bonus
       *[no] { "" }
    }
bridge-reached = { DOES($seat, you: "reach", one: "reaches") } the bridge
worker-gained = { DOES($seat, you: "gain", one: "gains") } the { NAME($nth) } worker
    .hands = { hand-to } the { NAME($nth) } worker
worker-too-many = { DOES($seat, you: "have", one: "has") } all { $owned } workers: one more leaves the game
    .log = No room for a worker
    .hands = Put the worker that waited for { NAME($seat) } back into the box
scroll-raised = { DOES($seat, you: "upgrade", one: "upgrades") } the { NAME($building) } to { $value }
    .hands = Raise { NAME($seat, form: "whose") } { NAME($building) } to { $value }
boat-moved = { DOES($seat, you: "sail", one: "sails") } to river space { $space }
    .hands = Sail { NAME($seat, form: "whose") } boat to river space { $space }
tile-bought = { DOES($seat, you: "buy", one: "buys") } the { NAME($called) } for { NAME($dice) }
    .log = { NAME($called, form: "price") }: gives { NAME($dice) }
    .short = Gives { NAME($dice) }
    .hands = Take the { NAME($called, form: "exact") } from the quarry for { NAME($seat) }
tile-taken = { DOES($seat, you: "take", one: "takes") } the { NAME($called) } without a die
    .log = { NAME($called, form: "price") }
    .short = Gives no die
    .hands = Take the { NAME($called, form: "exact") } from the quarry for { NAME($seat) }
tile-laid = { DOES($seat, you: "lay", one: "lays") } the tile in { NAME($where) }
    .hands = Lay the tile in { NAME($where) } of { NAME($seat, form: "whose") } province, its roads to { LIST($sides) }
tile-collected = { DOES($seat, you: "collect", one: "collects") } the tile in loose order
tile-replaced = { DOES($seat, you: "replace", one: "replaces") } the { NAME($called) }, which leaves the game
    .log = In place of the { NAME($called, form: "inside") }
    .hands = Take the { NAME($called, form: "exact") } from { $isLoose ->
        [yes] { NAME($seat, form: "whose") } tiles
       *[no] { NAME($where) } of { NAME($seat, form: "whose") } province
    }, out of the game
border-reached = { DOES($seat, you: "connect", one: "connects") } { NAME($where) }: { NAME($brings) }
    .log = Reaches { NAME($where) }
yield-used = { DOES($seat, you: "use", one: "uses") } a yield tile: { NAME($brings) }
    .hands = Put { NAME($colour) } away: { NAME($brings) }
elephant-taken = { DOES($seat, you: "take", one: "takes") } the elephant for the next round
    .short = Takes the elephant
    .detail = For the next round
    .hands = { hand-to } the elephant for the next round
chamber-visited = { DOES($seat, you: "visit", one: "visits") } { NAME($who) }
nothing-done = { PERSON($seat) ->
    [you] You: { NAME($what) }
    [mark] { NAME($what, form: "cap") }
   *[one] { NAME($seat) }: { NAME($what) }
}
markers-met = { DOES($seat, you: "reach", one: "reaches") } the end: { markers-overlap }
markers-overlap = { $overlap ->
    [0] the markers have met
   *[other] the markers overlap by { $overlap }
}
round-ended = Round { $round } ends; { DOES($elephant, you: "have", one: "has", subject: "inside") } the elephant
    .log = Has the elephant
    .hands = Give all workers back to their owners; { DOES($elephant, you: "have", one: "has", subject: "inside") } the elephant
game-ended = { DOES($seat, you: "win", one: "wins") }: { $overlap ->
    [0] the markers have met
    [one] the markers are { $overlap } step past each other
   *[other] the markers are { $overlap } steps past each other
}, finished with { game-finish }
game-finish = { $workers ->
    [0] no worker of round { $round }
   *[other] the { NAME($nth) } worker of round { $round }
}

## What is asked

with-karma = { NAME($asked) }
    .detail = Karma turns a die over
ask-place = Place a worker
ask-set-aside = Nothing can be done: set the worker aside
ask-tile = Choose a province tile
ask-pay = Pay { $price } in { NAME($colour) } dice
ask-lay = Lay the { NAME($called) }
ask-border = Choose the border bonus to take
ask-replace = Choose a tile to replace
ask-dice = Choose { $count ->
    [one] a die
   *[other] { $count } dice
} to take
ask-reroll = Choose dice to roll again
ask-sail = Choose how far to sail
ask-upgrade = Choose a building to upgrade
ask-good = Choose the good to sell
ask-chamber = Choose a person of the chambers
ask-brown = Choose the border for your brown tile ({ NAME($brings) })
ask-yield = Choose a yield tile of the { NAME($building) }

roll-start = Roll the first dice: { LIST($colours, glue: "comma") }
roll-gained = Roll the dice gained: { LIST($colours, glue: "comma") }
roll-again = Roll again: { LIST($colours, glue: "comma") }
roll-river = Roll for the next river tile
turn-up-river = Turn up the next river tile
turn-up-tile = Turn up the top tile of the { NAME($colour) } { NAME($animal) } stack
draw-brown = Draw a brown yield tile
draw-yield = Draw a yield tile
draw-yield-anew = Shuffle the yield tiles that were put away and draw one

draw-colour = Draw the colour of the die
draw-colour-to-pay = Draw the colour of the die to pay
draw-building = Draw the building to upgrade
draw-tile-colour = Draw the colour of the tile
draw-tile = Draw the tile to buy
draw-new-tile-colour = Draw the colour of the die for the new tile
draw-old-tile = Draw the tile to replace
draw-new-tile = Draw the new tile
roll-person-visited = Roll the dummy's die for the person visited
roll-area = Roll the dummy's die for the main area
roll-person = Roll the dummy's die for the person
draw-market = Draw the market space
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
move-reroll = Roll { NAME($die) } again
move-keep-dice = Keep the other dice

## Moves with the names of what lies on the table

option-place = { NAME($where, form: "title") }
option-place-with = { NAME($where, form: "title") } with { NAME($die) }
option-sail = Sail to space { $space }
option-buy = Buy the { NAME($called, form: "priced") }
option-lay = Lay it in { NAME($where) }, { tile-roads }
option-border = Take the bonus of { NAME($where) }
option-cover = Cover { NAME($where) }
option-replace = Replace the tile in { NAME($where) } by the { NAME($called, form: "priced") }
option-put-yield = Lay the { NAME($tile) } on { NAME($where) }
    .short = Yield tile on { NAME($where) }
option-use-yield = Use the { NAME($tile) }
listed-space = { NAME($where, form: "title") }
    .full = { NAME($where, form: "title") } ({ NAME($nth) } space)
yield-tile = yield tile ({ NAME($brings) })
    .full = yield tile ({ NAME($brings) }; { NAME($nth) } such tile)

## Why

only-move = { NAME($move) }: the only move
worth-most = { NAME($move) }: worth { $worth } money
worth-before = { NAME($move) }: worth { $worth } money. Next best: { NAME($next) } ({ $nextWorth })
only-kind-of-move = { NAME($move) }: the only kind of move
wins-rounds = { NAME($move) }: { $rounds } rounds better than { NAME($other) }
decided-by-markers = by the end of the round the markers gain { $gain } money more
decided-by-held = by the end of the round what it holds for later is worth { $gain } money more
decided-by-rival = the strongest rival ends the round { $gain } money worse off
decided-by-win = to win the game by the end of the round, or not to lose it, counts for { $gain } money more
denies = the best that { NAME($seat, form: "whose") } next worker can bring falls from { $bestNow } to { $bestThen } money
rounds-behind = { $rounds } rounds behind the best
worth-money = worth { $worth } money
binds-turned-die = the turned die is worth more than the karma
binds-last-pass = it is the last pass, only the overlap counts now
binds-mixed-market = the best market of each good pays, without a die
binds-dice-again = the money comes, then dice may be rolled again
binds-chambers = { NAME($who) } takes exactly that number and brings { NAME($brings) }
binds-quarry = a tile brings fame for buildings and money for markets at once
binds-market = the markets pay again and again
binds-harbour = the boat brings the bonus where it stops
binds-balconies = two dice come for one
binds-terrace = the terrace asks for no die

## What the Raja advises

played-out = he played the round to its end from { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $times } times from the best of them
others-close = { $others ->
    [one] another move is
   *[other] { $others } others are
} within { $rounds } rounds: hardly a difference
brings-at-once = at once it brings { LIST($told) }
brings-fame = { $count } fame
brings-money = { $count } money
brings-karma = { $count } karma
brings-borders = { $count ->
    [one] a border
   *[other] { $count } borders
}
gap-goes = the gap goes from { $gap } to { $after }
sentences = { LIST($sentences, glue: "sentences") }
gives-and-keeps = you give { LIST($given, glue: "comma") } and keep { COUNT($kept) ->
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
bar-place = Place a worker on a lit space
    .detail = { bar-left }
bar-place-dotted = Place a worker on a lit space
    .detail = { bar-left } Dotted spaces need a die turned by karma.
bar-nothing-to-do = Nothing can be done with this worker
    .detail = { bar-left }
bar-set-aside = Set aside
bar-placing = { NAME($where, form: "title") }: no die
    .detail = { bar-click-again }
bar-placing-with = { NAME($where, form: "title") }: gives { NAME($die) }
    .detail = { bar-click-again }
bar-click-again = Click again to place the worker.{ $fitting ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Click another die to pay with it.
}
bar-die-goes = Where does { NAME($die) } go?
    .detail = Lit spaces can be paid with it.
bar-turns-die = Click the die to turn over
    .detail = It shows its opposite face then.
bar-karma = Use karma
    .short = Karma
bar-karma-not = Keep it
bar-karma-to = Turn to { $face }
bar-karma-left = You have { $karma } karma: each turns one die over
bar-buy = Choose a tile to buy
    .detail = Lit tiles can be paid with your dice.
bar-pay = Choose the dice to pay with
    .detail = Click dice to change them.
bar-paying = You give { NAME($dice) }. Click dice to change that.
bar-pay-button = Pay
bar-lay = Lay the tile
    .detail = Click a lit cell; turn with the wheel, T or a right click.
bar-laying = Turn the tile, then lay it down
bar-lay-button = Lay the tile
bar-other-tile = Other tile
bar-turn-tile = Turn
bar-replace = Replace a tile
    .detail = Choose one of your tiles, then a tile that takes its place.
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
    .detail = Click its scroll: each of its buildings brings 1 fame more.
bar-sail = Choose how far to sail
    .detail = Click a lit space of the river.
bar-sell = Choose the good to sell
    .detail = Its best markets pay.
bar-visit = Choose a person of the chambers
    .detail = No die, no worker: click one that is lit.
bar-border = Choose the bonus to take next
    .detail = Your road reaches several: click one.
bar-yield = Choose a yield tile
    .detail = Then the border it lies on.
bar-brown = Cover a brown border with your tile
    .detail = Click one of the lit borders.
bar-brown-brings = It brings { NAME($brings) } once a road reaches it.
bar-reroll = Choose dice to roll again
    .detail = Click them one by one.
bar-rolling-again = To roll again: { NAME($dice) }.
bar-reroll-button = { $count ->
    [0] Keep all
   *[other] Roll { $count } again
}

## Why a dummy's die is rolled again

no-plain-tile = he has no tile without a market
no-replacement = he could pay for no replacement
replacement-not-sure = he might be left without a replacement
boat-cannot-move = the boat cannot move { $spaces } spaces
space-taken = the space is taken
no-free-space = no space is free
no-die-to-spend = he has no die to spend
no-free-person = no free person is valid
no-tile-to-buy = he can buy no tile
boat-at-end = the boat is at the end of the river
no-free-balcony = no free balcony takes one of his dice
no-die-left = no die is left in the supply
no-market-owned = he has no market on his tiles
nothing-paid = no free space pays anything
spaces-left = only { $spaces ->
    [one] { $spaces } space is
   *[other] { $spaces } spaces are
} left
no-face = '{ $words }' is no face of the die; type what it shows, such as { $example }.
face-not-valid = A { $face } is not valid: { NAME($why) }. Roll again.

## What a dummy does in each step, and why

dummy-thought = { NAME($seat, form: "subject") }: { NAME($told) } { "[" }{ $clause }]
dummy-step = { NAME($what) }. { NAME($why) }
    .short = { NAME($what) }
    .detail = { NAME($why) }
by-lot = { COUNT($lot) ->
    [0] { "" }
   *[other] { "" }, drawn by lot among { LIST($lot) }
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
    [cap] The harbour
    [short] Harbour
   *[plain] the harbour
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
dummy-area = Main area: the die shows { $face }
why-area = { NAME($area, form: "cap") }: valid
why-quarry-instead = With five or more dice a 5 or 6 means the quarry
dummy-no-area = No area is valid
why-set-aside = The worker is set aside for this round
dummy-cheapest = { $money ->
    [0] Cheapest free space: no money
   *[other] Cheapest free space: { $money } money
}
why-never-pays = Dummies never pay for a space
dummy-person = { NAME($who, form: "title") }
why-person = The die shows { $face }: the space is free
why-master-builder = The die shows { $face }: the space is free, and he { $isSure ->
    [yes] is sure of a replacement
   *[no] has a tile without a market
}
why-portuguese = The die shows { $face }: the space is free, and the boat can move { $spaces } spaces
dummy-gift = What { NAME($who) } gives
why-gift-paid = It brings: { NAME($brings) }. A die is paid for it first
why-gift-free = It brings: { NAME($brings) }. No die and no worker is needed
why-any-chamber = The die shows { $face }: taken persons count, and no die is paid
dummy-market = { NAME($where, form: "title") }: { $money ->
    [0] nothing
   *[other] { $money } money
}
why-no-die-asked = It asks for no die, so it comes before all others
why-pays-most = Each free space asks for a die; this pays the most{ by-lot }
why-none-pays = Each free space asks for a die; none pays anything{ by-lot }
dummy-spaces-left = Only { $spaces ->
    [one] { $spaces } space is
   *[other] { $spaces } spaces are
} left on the river
why-rolled-again = A result that is more is rolled again
dummy-boat = The boat moves { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}
why-steps = The die shows { $face }: 1 and 2 are one space, 3 and 4 two, 5 and 6 three
dummy-balcony = { NAME($where, form: "title") }: { NAME($brings) }
why-balcony = He gives the die of one colour and collects the other
dummy-terrace = { $takesMoney ->
    [yes] Money
   *[no] A die
}: the die shows { $face }
why-terrace = Only a { $face } takes the money of the terrace{ $takesMoney ->
    [yes] ; he does not roll his dice again
   *[no] { "" }
}
terrace-money = the money of the terrace
terrace-die = a die of the terrace
dummy-terrace-money = Money: the only valid result
why-terrace-money = No space with a die can be used; he does not roll his dice again
dummy-terrace-die = A die of the terrace
why-terrace-die = The space with money is taken: nothing is rolled

among-any = { "" }
among-left = { "" } left
among-terrace = { "" } free on the terrace
among-terrace-left = { "" } free on the terrace and left
among-replacement = { "" } that leaves a replacement
among-balcony = { "" } that a free balcony takes
among-new-tile = { "" } that can pay for a new tile
dummy-takes = Takes { NAME($colour, form: "a") } die
dummy-terrace-colour = The terrace: { NAME($colour, form: "a") } die
why-take-one = He has exactly one die of this colour{ by-lot }
why-take-none = No colour{ NAME($among) } has exactly one die; he has none of this{ by-lot }
why-take-fewest = Every colour{ NAME($among) } has two or more dice; he has the fewest of this{ by-lot }
why-lacking = No { LIST($colours, glue: "or") } die is left. { NAME($rule) }
dummy-no-die-left = No die is left
dummy-no-such-die-left = No { NAME($colour) } die is left
why-common-supply = Dummies take dice from the common supply
dummy-pays = Pays { NAME($colour, form: "a") } die
why-spend-many = He has three or more dice of this colour{ by-lot }
why-spend-one = No colour{ NAME($among) } has three or more dice; he has one of this{ by-lot }
why-spend-two = No colour{ NAME($among) } has three or more dice, or exactly one; he has two of this{ by-lot }
why-bound = A replacement is to stay possible. { NAME($rule) }

dummy-upgrades = Upgrades the { NAME($building) }
why-upgrade-first = A building at { $value } comes first{ by-lot }
why-upgrade-next = No building is at { $highest }, so one at { $value }{ by-lot }
dummy-most-dice = Most dice: { NAME($dice) }
dummy-most-able = Most that can buy: { NAME($dice) }
why-most-dice = He has most dice of this colour{ unable-to-buy }
why-as-many = He has equally many dice of { LIST($lot) }: drawn by lot{ unable-to-buy }
unable-to-buy = { COUNT($unable) ->
    [0] { "" }
   *[other] { "" }; { LIST($unable) }, with as many, can buy nothing
}
why-next-colour = { LIST($more) } can buy nothing, so the next colour buys{ by-lot }
dummy-two-dice = Two dice buy a price of { $low } to { $high }
why-two-dice = He spends two dice if possible
dummy-one-die = One die buys a price of up to { $high }
why-only-one-die = He has only one { NAME($colour) } die
why-no-tile-for-two = No { NAME($colour) } tile costs { $low } to { $high }
on-tile = On it: { COUNT($things) ->
    [0] roads alone
   *[other] { LIST($things) }
}
dummy-tile = The { NAME($called, form: "inside") }
why-only-tile = { on-tile }. It is the only one of this colour and price range
why-tile-drawn = { on-tile }. It is drawn by lot among the { $tiles } of this colour and price range
dummy-scores = Scores { COUNT($gains) ->
    [0] nothing
   *[other] { LIST($gains) }
}
why-scores = { COUNT($told) ->
    [0] No building and no market is on it
   *[other] { LIST($told) }
}
fame-for = { $count } fame for the { NAME($building) }
money-for = { $count } money for the { NAME($good) } market
dummy-new-tile = New tile: one { NAME($colour) } die
dummy-replaces = Replaces the { NAME($called, form: "inside") }
why-dearest = { on-tile }. It is the dearest of his tiles without a market
why-dearest-drawn = { on-tile }. It is drawn by lot among his { $tiles } dearest tiles without a market
dummy-takes-tile = Takes the { NAME($called, form: "inside") }
why-new-tile = { on-tile }. One die more buys a price of { $low } to { $high }
why-new-tile-drawn = { on-tile }. One die more buys a price of { $low } to { $high }; drawn by lot among { $tiles } tiles
why-free-tile = { on-tile }. No die would pay for another tile; this is no dearer, so it is free
why-free-tile-drawn = { on-tile }. No die would pay for another tile; drawn by lot among { $tiles } that are no dearer, so free

dummy-karma = { $count } karma is { $count } money
why-karma-is-money = Dummies earn money instead of karma
dummy-dice-per-karma = { $count } karma: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
why-always-karma = Where karma is counted a dummy always has { $count }
dummy-handicap = Handicap: { NAME($brings) }
why-handicap = His marker goes forward right after the set-up
dummy-bridge = The bridge: { NAME($brings) }
why-bridge-first = It comes before the bonus of the space
dummy-bonus = Bonus at { $space } of the { NAME($track) }
why-every-bonus = He gets every bonus he passes: { NAME($brings) }
dummy-all-workers = He has { $most } workers already
why-leaves-game = One more leaves the game
dummy-skips = Skips { COUNT($spaces) ->
    [one] space
   *[other] spaces
} { LIST($spaces) }
why-skipped = Spaces with another boat are not counted
dummy-sails = Sails { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, to space { $space }
why-sails = { $isFar ->
    [yes] As far as possible.{ " " }
   *[no] { "" }
}{ $isCovered ->
    [yes] On the Ganga tile there
   *[no] On the space
}: { NAME($brings) }
dummy-sold = One good sold: { $money } money
why-sold = No good pays more than { LIST($goods) }; { $most ->
    [one] the best market counts
   *[other] up to { $most } markets count
}
dummy-builds = Buys a tile
why-builds = As in the quarry, without a worker
dummy-yield-tile = Yield tile: { NAME($brings) }
why-claims-at-once = He claims its bonus at once
why-yield-drawn = Drawn by lot among those face up, used, and put away
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
gain-market = as many { NAME($good) } markets as the die has pips
gain-harbour = as many spaces for the boat as the die has pips, or fewer

## The table in plain text

table-over = Rajas of the Ganges: the game is over
table-setting-up = Rajas of the Ganges: setting up
table-playing = Rajas of the Ganges: round { $round }{ $isLast ->
    [yes] , the last pass
   *[no] { "" }
}, { DOES($seat, you: "are", one: "is", subject: "inside") } to play
table-seat = { $who }: { $fame } fame, { $money } money, { $gap ->
    [0] markers { $overlap } past each other
   *[other] gap { $gap }
}, { $workers } of { $owned } workers left{ $hasElephant ->
    [yes] , the elephant
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
table-connected = Borders had: { LIST($borders, glue: "sentences") }
table-free-spaces = Free spaces
table-area = { NAME($area, form: "cap") }: { LIST($spaces, glue: "sentences") }
table-space = { $name } (costs { NAME($cost) }, brings { NAME($brings) })
table-tiles = Province tiles
table-tile = { NAME($colour, form: "cap") } tile for { $price } { tile-things }, { tile-roads }
table-province = A province has { $rows } rows of { $columns } columns; the residence is in { NAME($where) }, { tile-roads }
table-borders = Borders: { LIST($borders, glue: "sentences") }
table-border = { NAME($where) } ({ NAME($brings) })
table-yields = { NAME($colour, form: "many") } face up: { LIST($tiles, glue: "sentences") }
table-river = River: { LIST($spaces, glue: "sentences") }
table-river-space = { $space }: { NAME($brings) }{ COUNT($boats) ->
    [0] { "" }
   *[other] { " " }{ "[" }boat of { LIST($boats) }]
}

## Cards of the window: what is pointed at

card-your-gap = Your gap
card-gap-goes = { $gap } to { $after }
card-gap-stays = stays { $gap }
card-taken = A worker stands here: nobody else this round.
card-with-karma = With karma: turn { LIST($turns, glue: "or") }.
card-turned = { NAME($die) } to { $face }
card-not-now = Not possible now.
card-pays = Pays { NAME($brings) }.
card-money-now = { $money } money now.
card-brings = Brings { NAME($effect) }.
card-ganga-tile = A Ganga tile lies on this space.
card-bridge = The bridge: the worker there joins whoever comes by first.
card-ahead = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} ahead of the boat.
card-river = River, space { $space }
card-no-tile = No tile left
card-stack-used-up = This stack is used up.
card-price = { $price } in { NAME($colour) } dice; no change.
card-more-in-stack = { $tiles } more in this stack.
card-building = { NAME($building, form: "cap") }: { $fame } fame.
card-market = { NAME($good, form: "cap") } market: { $money } money.
card-empty-cell = An empty place
card-empty-cell-words = A tile can be laid here when a road leads to it.
card-in-province = In your province.
card-yield-tile = A yield tile lies here: it counts in place of what is printed.
card-border-had = Your roads have reached it: it was had.
card-border-free = Had once, when one of your roads reaches it.
card-each-building = Each { NAME($building) } you lay brings { $fame } fame.
card-upgrade = An upgrade raises it by 1, to { $most } at most.
card-scroll = { NAME($building, form: "cap") }
card-die = { NAME($colour, form: "cap") } { $face }
card-die-shows = { NAME($colour, form: "begins") } die that shows { $face }.
card-karma-turns = A karma turns it to { $face }.
card-border-brings = { NAME($where, form: "cap") }: { NAME($brings) }.
card-will-score = It will score
card-fame-from = { $count } fame from the { NAME($source) }.
card-money-from = { $count } money from the { NAME($source) }.
card-pay = Pay { $money } money.
card-give = Give { NAME($die) }.
card-costs = Costs { NAME($cost) }.

race = { NAME($seat, form: "Whose") } race
race-gap = The gap
race-workers = { $workers } of { $owned } workers still to place.
race-dice = Dice: { NAME($dice) }.
race-bonus = At { $space } of the { NAME($track) }, { $more } more: { NAME($brings) }.
race-boat = { $boat ->
    [0] Boat at the start
   *[other] Boat on space { $boat }
}; next is { $space }: { NAME($brings) }.
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
    .long = passed by { $overlap }

tray-dice = Dice
tray-pays = Pays
strip-dice = Dice to take
strip-left = { $dice } left
strip-goods = The good to sell
strip-yields = A yield tile
turn-first = Turn { LIST($dice, glue: "or") } over first: click it
build-lit = lit: your dice can pay
build-buy = Tiles to buy
build-replace = Tiles that can take its place
build-up-to = up to

bar-dummy-step = { NAME($seat, form: "subject") }: { $step }
bar-dummys-turn = { NAME($seat, form: "Whose") } turn
dummy-card-worker = Dummy, worker { $worker } of { $owned }
dummy-card-die = D6
dummy-card-dice = Dice left
set-up = Set-up

## The Raja's advice

advice-rounds = rounds
no-advice = There is no advice: { $why }

## The end of a game

end-finished = Finished with { game-finish }{ $overlap ->
    [0] { "" }
   *[other] ; the markers passed each other by { $overlap }
}.
tie-broken = A tie: { DOES($seat, you: "have", one: "has") } { $what ->
    [karma] more karma
    [pips] more pips on dice
   *[turn] the earlier turn
}
end-came-to = { $fame } fame, { $money } money
end-past = passed by
end-gap = gap
end-turning-point = The turning point: round { $round }
end-turned = { DOES($seat, you: "came", one: "came") } { $fame } fame { $paid ->
    [0] and { $money } money on
   *[other] on for { $paid } money
}, and gained { $gained } on the best of the others.
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
    .tight = 2 fame + money
head-buildings = Buildings
head-markets-laid = Markets laid
head-market-place = Market place
head-palace = Palace
head-ganges = Ganges
head-borders = Borders
head-tracks-and-karma = Tracks and karma
head-start = Start
head-paid-for-spaces = Paid for spaces

review = Beside the Raja
review-what = What he would have done, turn by turn; what it lost or won, in rounds.
review-look = Look at it in the replay
review-replay = Watch the replay
review-again = Play again
review-back = Back
review-failed = The game could not be looked into: { $why }
review-looking = The Raja is looking at your game.
review-against = Against the Raja
review-lost = rounds lost
review-won = rounds won
review-error = give or take { $error }
review-agreed = In { $agreed } of { $turns } turns he would have done just the same.
review-none-worse = No turn was clearly worse than his.
review-costliest = The costliest turn: { game-finish }, { $lost } rounds.
review-dice = The dice
review-rolled = { $count } rolled
review-luck = { $pips } pips, { $luck } { $isMore ->
    [yes] more
   *[no] fewer
} than { $mean } a die would bring; usual are { $spread } more or fewer. Worth { $worth } rounds.
review-turn = Turn
review-played = What was played, and below it the Raja's
review-worker = worker { $worker }
review-same = as the Raja would
review-raja = Raja: { $move }
review-hardly = hardly any
review-summary = { $rounds } rounds lost against the Raja (error { $error }), as he would in { $agreed } of { $turns } turns; { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} brought { $luck } pips (usually within { $spread }); overlap { $overlap }

## The desk

desk-title = Position, round { $round }
desk-worker = puts a worker here, or takes the one away
desk-bonus-marker = puts the bonus marker here
desk-river-tile = covers it with the next Ganga tile
desk-builds = lays it in the province, or before a dummy
desk-karma = so much karma, or one less
desk-tile = chooses a tile, or turns the one here
desk-border = shows what lies on this border
desk-claims = its bonus was taken, or not
desk-give-tile = Give a tile

puzzle-searched = Best of { $rounds } rounds played out

## Pictures of the rules, the set-up at a glance

picture-stalls = A die: as many markets of the good as it has pips
picture-free-stalls = No die: the best market of each good
picture-building = A building: fame
picture-other-building = Another building
picture-tile-market = A market: money
picture-road = A road east
picture-price = The price in pips
glance = fame and money run toward each other
glance-race = { $meet }
    .detail = twice fame + money
glance-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
    .detail = find a place on Kali
glance-workers = { $workers } workers
    .detail = at most, from 3 on
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
ask-lies-before = before { NAME($seat) }
## The page where a position is set out: its fields, and what clicks do

field-0-while-the-game-is-being = 0 while the game is being set up
field-1-for-a-tile-bought = -1 for a tile bought
field-1-for-any-free-one = -1 for any free one
field-1-for-none = -1 for none
field-a-click-adds-such-a-die = A click adds such a die
field-a-click-takes-the-tile-away = A click takes the tile away
field-a-dummy-s = A dummy's
field-a-tile = A tile
field-add-a-die = Add a die
field-cap = { NAME($what, form: "cap") }
field-price = { NAME($what, form: "price") }
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
field-as-listed = As listed
field-base-game = Base game
field-boat = Boat
field-bonus-taken = Bonus taken
field-borders-connected = Borders connected
field-building = Building
field-buildings = Buildings
field-cell = Cell
field-clockwise-people-first = Clockwise, people first
field-colour = Colour
field-colour-of-the-die = Colour of the die
field-colours = Colours
field-dice = Dice
field-dice-chosen = Dice chosen
field-dummies-go = Dummies go
field-dummy = Dummy
field-elephant = Elephant
field-else-free = Else free
field-fame = Fame
field-fitting = Fitting
field-ganga = Ganga
field-ganga-tile = Ganga tile
field-handicap = Handicap
field-his-dice-click-one-away = His dice: click one away
field-his-tiles-click-one-away = His tiles: click one away
field-in-this-round = In this round
field-karma = Karma
field-last-pass = Last pass
field-mine = Mine
field-money = Money
field-navaratnas = Navaratnas
field-next-money-bonus = Next money bonus
field-none = Nothing
field-none-left = No tile left
field-not-in-vain = Not in vain
field-numbers = Numbers
field-one-die = One die
field-order-of-seats = Order of seats
field-owns-the-elephant-next-round = Owns the elephant next round
field-person = Person
field-province = Province
field-river-tiles = River tiles
field-round = Round
field-seat = Seat
field-seat-to-play = Seat to play
field-seats = Seats
field-sign-of-my-numbers = Sign of my numbers
field-somebody-s-markers-have-met = Somebody's markers have met
field-stack = Stack
field-supplied = Supplied
field-the-border = The border
field-the-yield-tile-that-lies-there = The yield tile that lies there
field-their-foresight = Their foresight
field-their-new-tile = Their new tile
field-tile = Tile
field-tiles-face-down = Tiles face down
field-tiles-face-up = Tiles face up
field-tiles-out-of-the-game = Tiles out of the game
field-to-play = To play
field-turned = Turned
field-version = Version
field-whether-the-bonus-of-the-border = Whether the bonus of the border was taken
field-with-the-great-mogul = With the Great Mogul
field-workers = Workers
field-workers-available = Workers available
field-workers-on-spaces = Workers on spaces
field-workers-owned = Workers owned
field-workers-placed = Workers placed
field-yield-tile-on-it = Yield tile on it
field-yield-tiles-on-borders = Yield tiles on borders
field-yield-tiles-to-be-had = Yield tiles to be had
field-yield-tiles-used = Yield tiles used

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
step-claim-borders = Take bonuses of borders
step-cover-brown = Cover a brown border
step-draw-brown = Draw a brown yield tile
step-draw-river = Draw a river tile
step-draw-yield = Draw a yield tile
step-dummy-area = Dummy: area
step-dummy-balcony = Dummy: balcony
step-dummy-buy = Dummy: buy
step-dummy-buy-tile = Dummy: buy tile
step-dummy-chamber = Dummy: chamber
step-dummy-harbor = Dummy: harbour
step-dummy-market = Dummy: market
step-dummy-person = Dummy: person
step-dummy-replace = Dummy: replace
step-dummy-replace-new = Dummy: replace new
step-dummy-replace-old = Dummy: replace old
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
step-roll-again = Roll again
step-roll-gained = Roll dice gained
step-roll-start = Roll the first dice
step-start-round = Start the round
step-take-turn = Take a turn

# Hands bring a thing to a seat: their own person takes it.

hand-to = { PERSON($seat) ->
    [you] Take
    [mark] Give
   *[one] Give { NAME($seat) }
}
