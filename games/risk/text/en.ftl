# Risk in English.

## Names: `short` is how a territory stands on the map and on cards, `tight` where that has no room

territory-alaska = Alaska
territory-alberta = Alberta
territory-central-america = { $form ->
    [tight] C. America
   *[plain] Central America
}
territory-eastern-us = { $form ->
    [short] Eastern US
    [tight] E. US
   *[plain] Eastern United States
}
territory-greenland = Greenland
territory-northwest-territory = { $form ->
    [tight] N.W. Territory
   *[plain] Northwest Territory
}
territory-ontario = Ontario
territory-quebec = Quebec
territory-western-us = { $form ->
    [short] Western US
    [tight] W. US
   *[plain] Western United States
}
territory-great-britain = { $form ->
    [tight] Gt. Britain
   *[plain] Great Britain
}
territory-iceland = Iceland
territory-northern-europe = { $form ->
    [tight] N. Europe
   *[plain] Northern Europe
}
territory-scandinavia = Scandinavia
territory-southern-europe = { $form ->
    [tight] S. Europe
   *[plain] Southern Europe
}
territory-ukraine = Ukraine
territory-western-europe = { $form ->
    [tight] W. Europe
   *[plain] Western Europe
}
territory-afghanistan = Afghanistan
territory-china = China
territory-india = India
territory-irkutsk = Irkutsk
territory-japan = Japan
territory-kamchatka = Kamchatka
territory-middle-east = Middle East
territory-mongolia = Mongolia
territory-siam = Siam
territory-siberia = Siberia
territory-ural = Ural
territory-yakutsk = Yakutsk
territory-argentina = Argentina
territory-brazil = Brazil
territory-venezuela = Venezuela
territory-peru = Peru
territory-congo = Congo
territory-east-africa = East Africa
territory-egypt = Egypt
territory-madagascar = Madagascar
territory-north-africa = North Africa
territory-south-africa = South Africa
territory-eastern-australia = { $form ->
    [tight] E. Australia
   *[plain] Eastern Australia
}
territory-new-guinea = New Guinea
territory-indonesia = Indonesia
territory-western-australia = { $form ->
    [tight] W. Australia
   *[plain] Western Australia
}

continent-north-america = North America
continent-europe = Europe
continent-asia = Asia
continent-south-america = South America
continent-africa = Africa
continent-australia = Australia

# A card is called by its territory.
card-alaska = { territory-alaska }
card-alberta = { territory-alberta }
card-central-america = { territory-central-america }
card-eastern-us = { territory-eastern-us }
card-greenland = { territory-greenland }
card-northwest-territory = { territory-northwest-territory }
card-ontario = { territory-ontario }
card-quebec = { territory-quebec }
card-western-us = { territory-western-us }
card-great-britain = { territory-great-britain }
card-iceland = { territory-iceland }
card-northern-europe = { territory-northern-europe }
card-scandinavia = { territory-scandinavia }
card-southern-europe = { territory-southern-europe }
card-ukraine = { territory-ukraine }
card-western-europe = { territory-western-europe }
card-afghanistan = { territory-afghanistan }
card-china = { territory-china }
card-india = { territory-india }
card-irkutsk = { territory-irkutsk }
card-japan = { territory-japan }
card-kamchatka = { territory-kamchatka }
card-middle-east = { territory-middle-east }
card-mongolia = { territory-mongolia }
card-siam = { territory-siam }
card-siberia = { territory-siberia }
card-ural = { territory-ural }
card-yakutsk = { territory-yakutsk }
card-argentina = { territory-argentina }
card-brazil = { territory-brazil }
card-venezuela = { territory-venezuela }
card-peru = { territory-peru }
card-congo = { territory-congo }
card-east-africa = { territory-east-africa }
card-egypt = { territory-egypt }
card-madagascar = { territory-madagascar }
card-north-africa = { territory-north-africa }
card-south-africa = { territory-south-africa }
card-eastern-australia = { territory-eastern-australia }
card-new-guinea = { territory-new-guinea }
card-indonesia = { territory-indonesia }
card-western-australia = { territory-western-australia }
card-wild-card-a = a wild card
    .full = wild card A
card-wild-card-b = a wild card
    .full = wild card B

## Counted things, for the sentences below: each takes the argument of its own name

troops = { $troops ->
    [0] no troops
    [one] { $troops } troop
   *[other] { $troops } troops
}
count = { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
territories = { $territories ->
    [0] no territories
    [one] { $territories } territory
   *[other] { $territories } territories
}
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}

cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}

## Moves

move-claim = Claim { NAME($territory) }
move-place-troops = Place { count } on { NAME($territory) }
move-redeem = Redeem { LIST($cards) }
move-redeem-hidden = Redeem a set
move-keep-cards = Keep the cards
move-take-bonus = Put the extra troops on { NAME($territory) }
move-attack = Attack { NAME($target) } from { NAME($source) } with { dice }
move-end-attacks = End the attacks
move-defend = Defend with { dice }
move-occupy = Move in { count }
move-fortify = Move { count } from { NAME($source) } to { NAME($target) }
move-end-turn = End the turn

## What happens; `.log` is how the log of the window has it, behind the sign of the seat

order-decided = Order of play: { LIST($order, glue: "comma", begins: "yes") }
territory-claimed = { DOES($seat, you: "claim", one: "claims") } { NAME($territory) }
    .log = Claimed { NAME($territory, form: "short") }
    .hands = Put 1 of { NAME($seat, form: "whose") } troops on { NAME($territory) }
territory-dealt = { DOES($seat, you: "are", one: "is") } dealt { NAME($territory) }
    .log = Was dealt { NAME($territory, form: "short") }
    .hands = Put 1 of { NAME($seat, form: "whose") } troops on { NAME($territory) }
territory-neutral = The neutral army is dealt { NAME($territory) } with { troops }
    .log = The neutral army holds { NAME($territory, form: "short") }
    .hands = Put { troops } of the neutral army on { NAME($territory) }
turn-started = { DOES($seat, you: "start", one: "starts") } round { $round } with { troops } for { territories }{ COUNT($continents) ->
    [0] { "" }
    [1] { " " }and { LIST($continents) }
   *[other] , { LIST($continents) }
}
    .log = Income for { territories }
set-redeemed = { DOES($seat, you: "redeem", one: "redeems") } { LIST($cards) }: { troops }
    .log = Redeemed a set
    .banner = { DOES($seat, you: "redeem", one: "redeems") } a set for { troops }
    .hands = Discard { NAME($seat, form: "whose") } set: { LIST($cards) }
set-redeemed-shown = Redeemed a set that shows { NAME($territory, form: "short") }
bonus-placed = { DOES($seat, you: "get", one: "gets") } { $count } extra troops on { NAME($territory) }
    .log = { NAME($territory, form: "short") } (card bonus)
    .hands = Put { NAME($seat, form: "whose") } { $count } extra troops on { NAME($territory) }
troops-placed = { DOES($seat, you: "place", one: "places") } { count } on { NAME($territory) }
    .hands = Put { $count } of { NAME($seat, form: "whose") } troops on { NAME($territory) }
troops-put = { LIST($placed) }
troops-put-first = { count } to { NAME($territory, form: "short") }
troops-put-next = { $count } to { NAME($territory, form: "short") }
battle-rolled = { NAME($source) } attacks { NAME($target) }, { LIST($attack_dice, glue: "space") } against { LIST($defence_dice, glue: "space") }: the attacker loses { $attacker_lost ->
    [0] nothing
    [one] { $attacker_lost } troop
   *[other] { $attacker_lost } troops
}, the defender { $defender_lost ->
    [0] nothing
    [one] { $defender_lost } troop
   *[other] { $defender_lost } troops
}
    .hands = Take { $attacker_lost ->
        [0] { troops-lost } from { NAME($target) }
        [one] { $attacker_lost } troop from { NAME($source) }{ and-from-target }
       *[other] { $attacker_lost } troops from { NAME($source) }{ and-from-target }
    }
troops-lost = { $defender_lost ->
    [one] { $defender_lost } troop
   *[other] { $defender_lost } troops
}
and-from-target = { $defender_lost ->
    [0] { "" }
   *[other] { " " }and { $defender_lost } from { NAME($target) }
}
battle-stopped = { NAME($source, form: "short") } against { NAME($target, form: "short") }, stopped
territory-conquered = { DOES($seat, you: "capture", one: "captures") } { NAME($target) } from { NAME($loser) }
    .log = Captured { NAME($target, form: "short") } from { NAME($loser) }
territory-conquered-neutral = { DOES($seat, you: "capture", one: "captures") } { NAME($target) } from the neutral army
    .log = Captured { NAME($target, form: "short") } from the neutral army
seat-eliminated = { DOES($by, you: "eliminate", one: "eliminates") } { NAME($seat) }{ COUNT($cards) ->
    [0] { "" }
    [one] { " " }and { DOES($by, you: "take", one: "takes", subject: "no") } 1 card
   *[other] { " " }and { DOES($by, you: "take", one: "takes", subject: "no") } { COUNT($cards) } cards
}
    .log = Eliminated { NAME($seat) }{ COUNT($cards) ->
        [0] { "" }
        [one] , took 1 card
       *[other] , took { COUNT($cards) } cards
    }
    .hands = { PERSON($by) ->
        [you] Take
        [mark] Give
       *[one] Give { NAME($by) }
    } all of { NAME($seat, form: "whose") } cards; no troop of that color is left
troops-moved-in = { DOES($seat, you: "move", one: "moves") } { count } into { NAME($target) }
    .hands = Move { count } from { NAME($source) } into { NAME($target) }
attacks-ended = { DOES($seat, you: "end", one: "ends") } the attacks
    .log = Ended without an attack
deck-to-shuffle = The discarded cards become a new deck
    .hands = Shuffle the discarded cards: they are the new deck
deck-reshuffled = { $cards ->
    [one] The discarded card becomes a new deck
   *[other] The { $cards } discarded cards are shuffled into a new deck
}
card-taken = { DOES($seat, you: "draw", one: "draws") } a territory card
    .log = Drew a card
    .hands = { hand-to } the top card of the deck, face down
troops-fortified = { DOES($seat, you: "move", one: "moves") } { count } from { NAME($source) } to { NAME($target) }
    .log = { NAME($source, form: "short") } to { NAME($target, form: "short") }
    .hands = Move { count } from { NAME($source) } to { NAME($target) }
world-conquered = { DOES($seat, you: "conquer", one: "conquers") } the world
game-led = { DOES($seat, you: "lead", one: "leads") } after the last round
game-led-by-several = { LIST($winners, begins: "yes") } lead after the last round

## What is asked

ask-claim = Claim an unoccupied territory
ask-place = Place 1 troop on one of your territories ({ $left } left)
ask-redeem = Redeem a set for { troops }, or keep the cards
ask-redeem-must = You must redeem a set for { troops }
ask-bonus = Choose where the { $count } extra troops go
ask-reinforce = Place { troops }
ask-attack = Attack, or end the attacks
ask-defend = Defend { NAME($target) } with 1 or 2 dice, against { dice } from { NAME($source) }
ask-occupy = Move { $low } to { $high ->
    [one] { $high } troop
   *[other] { $high } troops
} into { NAME($territory) }
ask-fortify = Fortify a territory from an adjacent one, or end the turn
draw-order = Draw lots for the order of play
draw-neutral = Draw a territory of the neutral army
draw-territory = Draw the next territory
draw-card = Draw a territory card
ask-set-card = Name the { $number ->
    [1] first
    [2] second
   *[other] third
} card of your set
ask-taken-card = Name a card that { NAME($seat) } held
draw-card-of-new-deck = Shuffle the discarded cards: they are the new deck. Draw a territory card
roll-battle = { NAME($source) } attacks { NAME($target) }: roll { dice } for the attacker, then { $defence } for the defender

## Words that are nearly a move

not-possible-now = '{ NAME($move) }' is not possible now. What you can do: { NAME($asked) }.
name-three-cards = Name three of your cards, such as 'redeem Ural, Siam and Alaska'.
no-territory = '{ $words }' is not a territory.
no-territory-but = '{ $words }' is not a territory. Did you mean { NAME($meant) }?

## Why a bot decides as it does

any-territory-will-do = It picks a free territory at random
somewhere-at-border = It picks one of its borders at random
borders-own = It has { $rest ->
    [0] { $roads ->
        [2] both
       *[other] all { $roads }
    }
   *[other] { $roads ->
        [2] { $own ->
            [0] neither
           *[other] { $own }
        }
       *[other] { $own ->
            [0] none
           *[other] { $own }
        }
    } of the { $roads }
} territories next to this one
wants-continent = This is in { NAME($continent) }, where { $own ->
    [0] { $others ->
        [0] nobody has any of the { $size } territories yet
       *[other] it has none of { $size } territories and others have { $others }
    }
   *[other] it has { $own } of { $size } territories and others have { $others ->
        [0] none
       *[other] { $others }
    }
}
wants-continent-by-door = { wants-continent }. { NAME($territory) } is one of the ways into { NAME($continent) }
denies-continent = This is the last free territory of { NAME($continent) }. One rival has the other { $others }
wants-bordering = { NAME($wants) }. { borders-own }
redeems-now = It redeems a set whenever it can, this one for { troops }
redeems-holding = It redeems a set for { troops } because it holds { cards }
redeems-to = It redeems a set for { troops } to { NAME($purpose) }
redeems-worth = It redeems a set for { troops }: it then rates its position at { $power }%, or { $kept }% if it keeps its cards
redeems-to-win = It redeems a set for { troops } to { NAME($purpose) }: { NAME($odds) }
must-redeem = It must redeem a set, for { troops }, because it holds { cards }{ $cards ->
    [5] {" "}and may keep 4
   *[other] { "" }
}
keeps-cards = It keeps { cards } until it has { $wanted }, because later sets bring more than { troops }
keeps-worth = It keeps its cards: { troops } now wouldn't improve its position, which it rates at { $power }%
extra-at-border = The extra troops go to { NAME($territory) }, which borders an enemy
extra-behind-border = No matching territory borders an enemy, so the extra troops go to { NAME($territory) }
gathers = This makes { troops-here } on { NAME($territory) }
gathers-against = This makes { troops-here } on { NAME($territory) } against { $there } on { NAME($weakest) }
gathers-ahead = This makes { troops-here } on { NAME($territory) } against { $there } on { NAME($weakest) }: no other border leads by more
gathers-elsewhere = This makes { troops-here } on { NAME($territory) }, which borders nothing it still needs for its goal, { NAME($continent) }
gathers-to-win = This makes { troops-here } on { NAME($territory) }, next to what it still needs for its goal, { NAME($continent) }
stands = { $threat ->
    [0] { troops-here } there, and no enemy troops can attack it
    [one] { troops-here } there, and { $threat } enemy troop can attack it
   *[other] { troops-here } there, and { $threat } enemy troops can attack it
}
stands-beside = { troops-here } there, and { by-kind } next to it
by-kind = { $foes ->
    [0] { $neutral } neutral
   *[other] { $neutral ->
        [0] { $foes } enemy
       *[other] { $foes } enemy and { $neutral } neutral
    }
} { $beside ->
    [one] troop
   *[other] troops
}
troops-here = { $here ->
    [one] { $here } troop
   *[other] { $here } troops
}
guards-continent = { NAME($territory) } guards a continent: { NAME($standing) }
none-at-risk = No enemy can attack any of its territories, so it doesn't matter where the troop goes
most-at-risk = No territory is more at risk than { NAME($territory) }: { NAME($standing) }
needs-most = { count } { $count ->
    [one] is
   *[other] are
} worth most on { NAME($territory) }. That makes { NAME($standing) }
needs-for = It puts { $more } more { $more ->
    [one] troop
   *[other] troops
} on { NAME($territory) } to { NAME($purpose) }: { NAME($odds) }
needs-among = It places { $all } more troops, { $more } of them on { NAME($territory) }, to { NAME($purpose) }: { NAME($odds) }
odds = { $chance } chance with { attackers-here } against { $defenders }
attackers-here = { $attackers ->
    [one] { $attackers } troop
   *[other] { $attackers } troops
}
odds-in-several = { odds } in { $battles } territories
odds-from-several = { $chance } chance with { attackers-here } on { $starts } territories against { $defenders } on { $battles }
attacks = It has { attackers-here } against { $defenders } on { NAME($territory) }
takes = It can capture { NAME($territory) }: { NAME($odds) }
takes-for-card = It can capture { NAME($territory) } to earn this turn's card: { NAME($odds) }
takes-to-win = It can capture { NAME($territory) } for its goal, { NAME($continent) }: { NAME($odds) }
takes-to-break = It can capture { NAME($territory) } to stop { NAME($continent) }'s bonus: { NAME($odds) }
campaign = The plan is to { NAME($purpose) }: { NAME($odds) }
campaign-at = The plan is to { NAME($purpose) } by capturing { NAME($territory) }: { NAME($odds) }
goal-take = capture { NAME($territory) }
goal-earn-card = earn this turn's card
goal-win = win { NAME($continent) }
goal-break = stop { NAME($continent) }'s bonus
goal-eliminate = eliminate { NAME($rival) }{ $cards ->
    [0] { "" }
   *[other] { " " }and take { cards }
}
goal-conquer-world = conquer the world
goal-hold = hold what it has
promises = With a plan to { NAME($purpose) }, it rates its position at { $power }% at most
stops-without-more = It stops: it doesn't outnumber any neighbor
stops-enough = It stops by chance, as it does about one time in seven
stops-without-advantage = It stops: none of its territories has two more troops than an enemy neighbor
stops-without-attack = It stops: no attack has a chance of { $chance } or more
stops-without-campaign = It stops: no plan has a chance of { $chance } or more
stops-for-more-than-one = It stops: it has this turn's card, and no plan for several territories has a chance of { $chance } or more
stops-beside-weakest = It stops: neither its weakest neighbor nor a larger plan promises a chance of { $chance } or more
stops-with-card = It stops: it has earned this turn's card, and no attack with a good chance helps its goal
stops-worth = It stops: no plan improves its position, which it rates at { $power }%
waits-no-longer = This late it accepts a weaker plan: it rates its position at { $power }% if it attacks, { $staying }% if it waits
two-dice-defend-better = Two dice defend better than one
plan-worth = with the best plan it then rates its position at { $power }%
plan-no-more = no plan then brings its position above { $power }%
board-worth = it then rates its position at { $power }%
some-move-in = It moves in { count }, a number drawn at random
all-go-on = { $count ->
    [one] { count } moves
   *[other] All { count } move
} into { NAME($territory) }
goes-on = It moves all it can to { NAME($territory) }{ $ahead ->
    [0] , because enemies are next to it
    [one] : { $ahead } enemy troop can attack it
   *[other] : { $ahead } enemy troops can attack it
}
goes-on-beside = It moves all it can to { NAME($territory) }, which borders { by-kind }
goes-on-compared = It moves all it can to { NAME($territory) }: { could-attack-both }
goes-on-tied = It moves all it can to { NAME($territory) }{ $ahead ->
    [0] : no enemy troops can attack { NAME($source) }
   *[other] , where the danger is equal: { could-attack-both }
}
goes-on-unguarded = It moves all it can to { NAME($territory) }: it doesn't own { NAME($continent) }, so { NAME($source) } has nothing to guard
nobody-beside = No enemy borders { NAME($territory) }, so as few troops as allowed move in
some-stay = { $staying } { $staying ->
    [one] troop stays
   *[other] troops stay
} to guard { NAME($source) }: { could-attack-both }
some-stay-beside = { $staying } { $staying ->
    [one] troop stays
   *[other] troops stay
} to guard { NAME($source) }, which borders { by-kind }
moves-in-worth = { count } { $count ->
    [one] moves
   *[other] move
} in: with the best plan it then rates its position at { $power }%
could-attack-both = { $ahead ->
    [0] { $behind ->
        [0] no enemy troops can attack { NAME($territory) } or { NAME($source) }
       *[other] no enemy troops can attack { NAME($territory) }, but { $behind } can attack { NAME($source) }
    }
    [one] { $ahead } enemy troop can attack { NAME($territory) }, { behind-too }
   *[other] { $ahead } enemy troops can attack { NAME($territory) }, { behind-too }
}
behind-too = { $behind ->
    [0] but none can
   *[other] and { $behind } can
} attack { NAME($source) }
none-idle = It ends the turn: no troops behind the border can move closer to it
none-near-border = It ends the turn: no territory right behind its border has troops to move
troops-move-up = It moves troops from a random territory right behind its border
idle-move-up = { count } behind the border { $count ->
    [one] moves
   *[other] move
} one step closer to it
moves-troops = { count } { $count ->
    [one] goes
   *[other] go
} to { NAME($territory) }: it then rates its position at { $power }%
no-better-move = It ends the turn: no move of troops improves its position, which it rates at { $power }%

## The table in plain text

table-over = Risk: the game is over
table-setting-up = Risk: setting up
table-playing = Risk: round { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }of { $limit }
}, { PERSON($seat) ->
    [you] you play
    [mark] plays
   *[one] { NAME($seat) } plays
}
table-eliminated = eliminated
table-seat = { territories }, { troops }, income { $income }, { cards }{ $left ->
    [0] { "" }
   *[other] , { $left } to place
}
table-continent = { NAME($continent) } (bonus { $bonus })
table-unoccupied = unoccupied
table-neutral = neutral
table-next-set = The next set is worth { $value }; { cards } left.
table-hand = Cards in hand: { LIST($cards) }
table-wild-card = a wild card
table-card = { NAME($card) } ({ NAME($symbol) })
symbol-infantry = Infantry
symbol-cavalry = Cavalry
symbol-artillery = Artillery
symbol-wild = Wild

## The bar of the window

bar-claim = { $free ->
    [1] Claim the last territory.
   *[other] Claim a territory: { $free } are free.
}
bar-claim-note = Click a free territory. Whole continents pay every turn.
bar-deal = Deal the territories
bar-deal-tip = Yours are drawn at random from now on; the others go on claiming
bar-dealing = { $free ->
    [1] The last territory is drawn at random.
   *[other] Your territories are drawn at random: { $free } are free.
}
bar-place = Put a troop on one of your territories, { troops } left.
bar-place-note = One troop a turn. The next ones can follow to the same place
bar-placing-on = { $more } more on { NAME($territory, form: "short") }, one in each of your turns.
bar-spreading = { $troops ->
    [one] The last troop goes to a border.
   *[other] { $troops } troops go to your borders, one in each of your turns.
}
bar-spread-in-turn-tip = Each goes to the border where you have the fewest troops
bar-clicks = Per click
bar-per-click = How many troops a click puts down
bar-per-click-in-turn = How many go there, one in each of your turns
bar-all-of-them = All
bar-stop = Stop
bar-redeem = Redeem a set for { troops }, or keep the cards.
bar-redeem-must = Redeem a set for { troops }: you hold too many cards.
bar-redeem-note = The best set is picked; click cards to pick another
bar-redeem-for = Redeem for +{ $value }
bar-redeem-hidden = Redeem a set
bar-redeem-hidden-note = Then name its cards
bar-keep = Keep the cards
bar-then-place = then place troops
bar-bonus = Choose where the two extra troops of your cards go.
bar-bonus-note = Click one of the lit territories
bar-reinforce = { $left ->
    [0] All troops are placed: confirm, or change your mind.
    [one] Place { $left } troop on your territories.
   *[other] Place { $left } troops on your territories.
}
bar-reinforce-more = { $left ->
    [one] Place { $left } more troop on your territories.
   *[other] Place { $left } more troops on your territories.
}
bar-spread = Spread evenly
bar-spread-short = Spread
bar-spread-tip = Puts the rest on your borders
bar-clear = Clear
bar-then-attack = then attack
bar-place-rest = place the rest first
bar-confirm = Confirm
bar-wheel-note = Turn the wheel over a territory to add or take one
bar-undo = Undo
bar-card-note = You draw a card when the attacks end
bar-no-card-note = Capture a territory this turn to earn a card
bar-last-attack = End the attacks? You draw your card, and that cannot be taken back.
bar-attack = Choose a territory to attack from, or end the attacks.
bar-attack-from = Choose what { NAME($source, form: "short") } attacks.
bar-attack-pair = Attack { NAME($target, form: "short") } from { NAME($source, form: "short") }: roll once, fight on, or pick another target.
bar-attack-way = { NAME($source, form: "short") } › { NAME($target, form: "short") }
bar-attack-way-short = { NAME($target, form: "short") }
bar-attack-odds = { $troops } against { $foes }: { $chance }
bar-won = captured, { $killed }:{ $lost }
bar-stopped = not taken, { $killed }:{ $lost }
bar-end-attack = End attack
bar-then-fortify = then fortify
bar-roll-once = Roll once
bar-until = Until
bar-until-tip = Roll until the territory falls or this many troops are left
bar-blitz = Blitz { $chance }
bar-blitz-sure = Blitz > 99%
bar-blitz-hopeless = Blitz < 1%
bar-blitz-tip = Roll until it falls or you can't attack
bar-dice = dice
bar-left = left
bar-fights-on = { NAME($source, form: "short") } keeps attacking { NAME($target, form: "short") }.
bar-occupy = { NAME($territory) } is yours: move { $low } to { $high ->
    [one] { $high } troop
   *[other] { $high } troops
} in.
bar-move-in = Move { $count } in
bar-least = Fewest { $low }
bar-all = All { $high }
bar-occupy-note = At least { $low }: the number of dice rolled
bar-defend = Defend { NAME($target) } ({ $troops }) against { dice } from { NAME($source) }.
bar-defend-with = Defend with { $number }
bar-defend-tip = On average you lose { $lost } and kill { $killed }
bar-defend-note = Two dice are the better defense
bar-end-turn = End turn
bar-without-move = without a move
bar-fortify = Fortify a territory from an adjacent one, or end your turn.
bar-fortify-from = Choose where troops from { NAME($source, form: "short") } go.
bar-fortify-pair = Move troops from { NAME($source, form: "short") } to { NAME($target, form: "short") }.
bar-fortify-stalled = No attack is left. Fortify from a neighbor, or end your turn.
bar-fortify-note = One move between two neighbors, then the turn is over
bar-move = Move { $count }
bar-move-tip = Moves the troops and ends the turn

phase-place = Place
phase-attack = Attack
phase-fortify = Fortify
bar-hint = Hint
bar-charts = Charts
bar-back-to-turn = Back to your turn
bar-others-since = What the others did since your last turn.
bar-click-ends = A click on the map ends it
bar-skip-to-turn = Skip to your turn
bar-setting-up = Setting up
bar-round = Round { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }of { $limit }
}
bar-tag-practice = practice
bar-tag-real-dice = real dice

## The tools on the sea

tool-deeds = Arrows: what the others did since your turn
tool-again = Watch the others' turns again
tool-continents = Continents and everybody's share
tool-closer = Closer (or turn the wheel)
tool-farther = Farther
tool-whole-map = The whole map (Home)
tool-charts = Troops, territories, income and dice so far (C)

## The card on the sea

card-continents = Continents
card-start = Troops to start with
card-to-place = Troops to place
card-reinforcements = { NAME($seat, form: "Whose") } reinforcements
card-move-in = Move in
source-territories = A third of { territories }
source-least = { territories }, fewer than 12
source-continent = All of { NAME($continent) }
source-set-alike = { $number } set: three alike
source-set-different = { $number } set: three symbols
source-set-wild = { $number } set: with a wild card
source-bonus = { NAME($territory, form: "short") } is on a card
muster-done = All placed
muster-left = left to place
muster-placed = { $number } placed
roll-last = Last roll
roll-next = Next roll
roll-to-come = { NAME($source, form: "short") } against { NAME($target, form: "short") }
    .short = { NAME($source, form: "short") } – { NAME($target, form: "short") }
roll-of-fight = { roll-to-come }, roll { $roll }
    .short = { roll-to-come.short }, roll { $roll }
roll-lost = Lost
roll-equal = The defender wins ties.
roll-no-pair = no pair
transfer-change = { $before } before, { $change }
transfer-same = { $before }, unchanged
transfer-note = { $high ->
    [1] { $high } may move.
   *[other] { $low } to { $high } may move. Turn the wheel over the troops to change the number.
}
    .short = { $high ->
        [1] { $high } may move.
       *[other] { $low } to { $high } may move.
    }
continent-doors = { $doors ->
    [one] { $doors } way in
   *[other] { $doors } ways in
}

## The card of the territory under the pointer

neutral-army = Neutral army
inspect-free = Free to claim
inspect-own = Yours
inspect-of = { $who }, { count }
inspect-chance = to capture it
inspect-losses = Expected losses
inspect-left = troops left
inspect-with = with { $change }
inspect-here = { $troops ->
    [one] troop here
   *[other] troops here
}
inspect-enemies = { $count ->
    [0] No enemy next to it
   *[other] Enemies next to it
}
inspect-claimed = { $count ->
    [0] Nothing claimed next to it
   *[other] Claimed next to it
}
click-claim = Click to claim it
click-place = Click: a troop here
click-reinforce = Click +{ $step }, right-click −{ $step }
click-puts-all = Click: all that are left
click-attack = Click: attack from here

## Why nothing can be done there

refused-card = This card makes no set with the others
refused-claimed = { NAME($territory) } is already claimed
refused-bonus = These cards don't show { NAME($territory) }
refused-out-of-reach = You have no territory that can attack { NAME($territory) }
refused-last-troop = { NAME($territory) } has only one troop: it has to stay
refused-no-enemy = { NAME($territory) } has no enemy next to it
refused-no-way = { NAME($territory) } has no troops to send, or nowhere to send them
refused-not-yours = { NAME($territory) } is not yours
refused-attack = { NAME($source) } cannot attack { NAME($target) }
refused-fortify = { NAME($source) } cannot send troops to { NAME($target) }

## The hand

hand-title = { NAME($seat, form: "Whose") } cards
hand-pick = Pick three that make a set
hand-set-ready = Set ready
hand-no-set = No set
hand-kept = You know your cards
hand-hidden = A card that you may not see
hand-wild = Wild
    .tip = Wild: makes a set with any two cards that are not wild
hand-card = { NAME($territory, form: "short") }, { NAME($symbol) }
hand-matching = Yours: redeem this card, and two extra troops may go there
hand-to-draw = to draw
hand-earns = A turn with a capture earns one card.
hand-redeemed = Redeemed this turn
    .short = Redeemed
hand-worth = Set worth

## The seats along the top

seat-winner = Winner
seat-your-turn = Your turn
seat-playing = Playing
seat-out = { $round ->
    [0] Out
   *[other] Out, round { $round }
}
seat-is-out = { DOES($seat, you: "are", one: "is") } out of the game
seat-territories = { territories }
seat-troops = { troops }, +{ $income } a turn{ COUNT($continents) ->
    [0] { "" }
   *[other] , with { LIST($continents) }
}
seat-cards = { cards }

## The page that looks back

summary-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
}
summary-shared = A shared world
won-by-world = All { $territories } territories in round { $round }.
won-by-territories = { territories } when the game ended in round { $round }.
summary-rules-world = { DOES($seat, you: "rule", one: "rules") } the world
summary-won = { DOES($seat, you: "won", one: "won") }
summary-leads = { DOES($seat, you: "lead", one: "leads") } with { territories }.
summary-at-end = { territories } at the end.
summary-rose = From { territories } in round { $round } to { $lands } in round { $last }.
summary-rose-to-all = From { territories } in round { $round } to all { $lands } in round { $last }.
summary-sets = sets
summary-income = income
summary-last-income = last income
summary-beaten = eliminated
end-back = Back to the table
end-ranking = Ranking
end-standing = Standing
end-person = Person
end-bot = { $level } bot
end-out = out in round { $round }
end-out-by = out in round { $round } by
    .short = round { $round } by
end-by = by
end-territories = { $territories ->
    [one] territory
   *[other] territories
}
end-no-charts = The charts begin with the second round.
end-lands = Territories by round
end-troops = Troops by round
end-income = Income by round
end-dice = Dice
    .note = { $rolled } rolled
end-expected = expected, with the 95% range
end-real-dice = Real dice, typed in by hand.
end-seed = The program rolled the dice. A game with seed { $seed } gets the same rolls.
graph-out = { NAME($seat, form: "subject") } out
graph-dice = { dice }
graph-mean = mean { $mean }
graph-troops = troops
graph-by-luck = by luck
looked-back = { $count ->
    [0] Every choice was the Expert's
    [one] { $count } choice was not the Expert's, and cost { $lost }% by its rating
   *[other] { $count } choices were not the Expert's, and cost { $lost }% by its rating
}

## The desk where a position is set out

desk-troop = adds a troop, or changes the owner
desk-paints = paints the owner
desk-troops = sets this number of troops
desk-rest = every free territory gets a troop
desk-clear = removes all troops
desk-hidden = a card that only its owner knows
desk-take-rest = Take the rest
desk-clear-board = Empty the board
desk-click = Click a territory: a troop of the seat shown, or its new owner
desk-wild = Wild { $number }
desk-played = played
desk-goes-back = Click a card to put it back
desk-lands = { NAME($seat, form: "Whose") } territories
desk-neutral-lands = The neutral army's territories
desk-takes = Click: { NAME($seat, form: "Whose") }
desk-takes-neutral = Click: the neutral army's
desk-position = Position, round { $round }
desk-to-move = To move

## The pictures of the rules

dice-attacker = Attacker
dice-defender = Defender
dice-defender-loses = { $attack } beats { $defence }: the defender loses a troop
dice-attacker-loses = { $attack } and { $defence }: the attacker loses a troop
dice-third = The third die has no partner
picture-hand = Five cards
    .note = one set is marked

# What is asked at a real table.
ask-dice-attack = Attacker
ask-dice-defence = Defender
ask-lost-attack = The attacker loses { $count ->
    [0] no troops
    [one] 1 troop
   *[other] { $count } troops
}.
ask-lost-defence = The defender loses { $count ->
    [0] no troops
    [one] 1 troop
   *[other] { $count } troops
}.
ask-lies-discarded = among the discards
ask-lies-hand = in { NAME($seat, form: "whose") } hand
ask-lies-owned = in front of its owner
ask-lies-elsewhere = elsewhere
## The page where a position is set out: its fields, and what clicks do

field-a-card-that-only-its-owner = A card that only its owner knows
field-a-territory-was-captured-this-turn = A territory was captured this turn: a card comes as the attacks end
field-after-elimination = After an elimination
field-minimum = At least
field-attack = Attack
field-a-attack-phase = Attack
field-roll-battle-attack = Attacking dice
field-choose-defence-dice = Attacking dice
field-by-all-seats-together-the-next = By all seats together: the next set is worth more after each
field-cards = Cards
field-hands = Cards
field-cards-by-their-symbols = Cards, by their symbols
field-cards-come-with-the-first-round = Cards come with the first round
field-discards = Cards played
field-chosen = Chosen
field-claim = Claim
field-click-into-the-hand-or-face = Click: into the hand, or face down again. Right button: it was played
field-click-the-cards-of-this-symbol = Click: the cards of this symbol
field-click-to-the-hand-right-played = Click: to the hand. Right: played
field-clicks-on-the-map-are-of = Clicks on the map place the neutral army
field-roll-battle-defence = Defending dice
field-extra-troops = Extra troops
field-first-troops = First troops
field-fortify = Fortify
field-a-fortify-phase = Fortify
field-source = From
field-has-captured = Has captured
field-has-conquered = Has captured
    .about = A card comes as the attacks end
field-has-taken-bonus = Has taken extra troops
    .about = For a matching territory
field-hidden-card = Hidden card
field-it-goes-face-down = It goes face down
field-it-is-this-seat-s-turn = It is this seat's turn
field-neutral = Neutral
field-neutral-army = Neutral army
field-nobody = Nobody
field-risk-table-order = Order of play
field-tell-cards-loser = Out of the game
field-eliminated = Out of the game
    .about = In the order they left
field-place-troops = Place troops
field-redeem-cards = Redeem cards
field-round = Round
field-risk-table-round = Round
    .about = 0 while the board is being set up
field-round-limit = Round limit
    .about = 0 when there is none
field-risk-table-seat = Seat to play
field-sets-redeemed = Sets redeemed
    .about = By all seats together
field-tell-late = Keep their cards to themselves
field-territories = Territories
field-owners = Territories
field-the-two-extra-troops-for-a = The two extra troops for a matching card were already placed this turn
field-captured = To
field-target = To
field-to-move = To move
field-troops = Troops
field-troops-that-this-seat-has-still = Troops that this seat still has to place
field-troops-to-place = Troops to place
field-reserves = Troops to place
field-turn-starts = Turn starts
field-what-comes-next = What comes next
field-what-the-seat-to-move-decides = What the seat to move decides next
field-which-round-is-being-played-0 = Which round is being played; 0 while the board is being set up

# What is to be done next, on that page.

step-choose-defence = Choose the defense
step-claim-territory = Claim a territory
step-deal-neutral = Deal the neutral army
step-deal-territory = Deal a territory
step-decide-order = Decide the order of play
step-match-territory = Match a territory
step-move-in = Move in
step-pass-turn = Pass the turn on
step-place-armies = Place the first troops
step-redeem-cards = Redeem cards
step-reinforce = Reinforce
step-roll-battle = Roll the battle
step-start-turn = Start the turn
step-take-card = Take a card
step-tell-cards = Name the cards taken
step-tell-set = Name the cards of a set

# Hands bring a thing to a seat: their own person takes it.

hand-to = { PERSON($seat) ->
    [you] Take
    [mark] Give
   *[one] Give { NAME($seat) }
}

## Puzzles

puzzle-place = { $here } there, against at most { $against }
puzzle-attack = from { NAME($source) }: { $percent }%
puzzle-end = keep what you have
puzzle-searched = Best of { $turns } turns played out
puzzle-next-best = The next best, { $move }, is rated { $cost }% lower
dice-beside = { NAME($seat, form: "Whose") } rolls against { NAME($target) } killed { $count ->
    [0] no troops
    [one] { $count } troop
   *[other] { $count } troops
}; { $expected } were expected.

# For whoever listens to the text client.
listen-held = { NAME($territory) }: { NAME($seat, form: "subject") }, { troops }
listen-neutral = { NAME($territory) }: neutral, { troops }
listen-unoccupied = { NAME($territory) }: unoccupied
listen-adjacent = { NAME($territory) } is next to { LIST($near, glue: "sentences") }
listen-count = { NAME($seat, form: "subject") } { $count }
listen-continent = { NAME($continent) }, bonus { $bonus }: { COUNT($held) ->
    [0] nobody is there
   *[other] { LIST($held) }
}. Its territories: { LIST($territories) }
odds-attack = { NAME($target) } from { NAME($source) }: { NAME($chance) } to capture it with { troops } against { $defenders }
