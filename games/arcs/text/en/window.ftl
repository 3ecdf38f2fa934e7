# The window of Arcs: what the bar, cards, panels and pages of the base game say.

## Counted things: each takes the argument of its own name

pips = { $pips ->
    [one] { $pips } action
   *[other] { $pips } actions
}
keys = { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}
hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
agents-held = { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
}
counted-piece = { $count } { $count ->
    [one] { NAME($kind) }
   *[other] { NAME($kind, form: "several") }
}

## The bar: what is asked, and in the part `detail` how it is done

todo-not-there = You can't choose that now.
todo-redraw = Keep your hand, or draw another
    .detail = You draw again, up to six cards.
todo-lead = Lead a card
    .detail = Its suit decides your actions, its pips how many.
todo-play = Play a card
    .detail = Surpass the lead suit, pivot to another, or copy face down.
todo-tax = Choose a city to tax
    .detail = Lit cities give a resource of their planet.
todo-build = Choose where to build
    .detail = Buildings on empty sites, ships at your starports.
todo-move = Move: choose a fleet, then where it goes
    .detail = Or drag the fleet there.
todo-catapult = Catapult farther, or stay
    .detail = Click a lit system next to the gate.
todo-repair = Choose what to repair
    .detail = Lit systems hold damaged pieces of yours.
todo-influence = Choose a Court card to influence
    .detail = You put an agent on it.
todo-secure = Choose a Court card to secure
    .detail = On lit cards you have the most agents.
todo-ransack = Ransack: choose a Court card
    .detail = Rival agents on it become Trophies.
todo-abduct = Abduct: choose a Court card
    .detail = Rival agents on it become Captives.
todo-battle = Choose where to battle
    .detail = Lit systems have your ships and a rival's pieces.
todo-arrange = Arrange your resources
    .detail = Click two slots to swap what they hold.
todo-place = Choose where to place your ships
todo-gate = Place three ships at a gate
    .detail = You have no ships and no starports.
todo-cluster = Choose a cluster
    .detail = Click any of its systems.
todo-attach = Choose a card to attach the Union to
todo-throw = Discard action cards, or go on
    .detail = You draw one more than you discard.
todo-trade = Choose a city to trade with
    .detail = You give a resource and take one of its type.
todo-look = Look at a rival's hand
    .detail = Click the seat.
todo-swap = Swap a card, or go on
    .detail = Click a card of yours, then one of the rival's.
todo-return = Return a city, or go on
    .detail = It goes back to its owner's board.
todo-declare = Declare any ambition, or go on
    .detail = Click one on the left.
todo-draft = Take a leader or a lore card
    .detail = Everybody takes one leader and one lore card.
todo-draft-lore = Take a lore card
    .detail = You have your leader.
todo-draft-leader = Take a leader
    .detail = You have your lore card.
todo-seize = Seize the initiative?
now-choose = Choose what to do
now-prelude = Prelude, or { pips }
    .detail = Use resources and cards first, or start acting.
now-act = { pips } left
    .detail = Click a fleet, a card of the Court, or an action.
now-spent = Your actions are spent
    .detail = End your turn.
now-opening = Declare an ambition, or go on
    .detail = Click a lit one on the left. Your card becomes 0.
now-opening-seize = Seize the initiative, or go on
    .detail = It costs a card from your hand.
now-drop-in-slots = Click a resource in your slots.
now-fleet = Choose the ships that go to { NAME($target) }
now-fleet-stays = { fleet } { $staying ->
    [one] stays
   *[other] stay
} in { NAME($origin) }.
now-fleet-goes = No ships stay in { NAME($origin) }.
now-escort-to = Take Imperial ships along to { NAME($target) }
    .detail = { fleet } can come: { $limited ->
        [yes] one for each of yours
       *[no] as many as you like
    }.
now-enlist-at = Attack in { NAME($origin) } with Imperial ships
    .detail = { fleet } can join. Their dice and hits count as yours.
now-dice = Collect your dice
    .detail = At most one for each of your ships, against { NAME($rival) }.
now-reroll-lore = Reroll dice?
    .detail = Choose which, or go on.
now-reroll = Reroll skirmish dice?
    .detail = At most { $most } of them.
now-raid = Raid { NAME($rival) }: { keys } left
    .detail = Click what you take, or go on.
now-hit-own = { hits } on your own pieces
    .detail = Click the piece that takes the next hit, or take the proposal.
now-hit = { hits } on { NAME($rival, form: "whose") } { $buildings ->
    [yes] buildings
   *[no] pieces
}
    .detail = Click the piece that takes the next hit, or take the proposal.

## The bar: its buttons

button-arrange = Keep this order
button-map = Show map
button-choices = Show choices
button-end-turn = End turn
button-pass = Pass
    .asks = Pass the initiative without leading a card?
button-move = Move
    .note = { ships-here }
button-escort = Move
    .note = { $ships ->
        [0] without them
       *[other] with { ships-here }
    }
button-enlist = Attack
    .note = { $ships ->
        [0] without them
       *[other] with { ships-here }
    }
button-roll = Roll
    .note = { dice }
button-roll-through = Fight it out
    .tip = Rolls these dice and assigns every hit as proposed
button-roll-again = { $count ->
    [0] Keep all
   *[other] Reroll { $count }
}
button-hit = { $fresh ->
    [yes] Damage
   *[no] Destroy
} { NAME($kind) }
button-hit-open = Assign the hit
button-hits = As proposed
button-go-on = Go on
button-stay = Stay
button-leave-rest = Leave the rest
button-seize = Seize
button-keep = Keep
button-redraw = Draw another

## How a card is played

how-lead = Lead
how-surpass = Surpass
how-copy = Copy
how-pivot = Pivot
how-event = Play as an Event
how-also-seize = { $how } and seize
how-seize = Seize with it
how-throw = Discard
how-fate = Follow it

## Chips: what can be chosen and has no place on the table

chip-ship = Ship
chip-city = City
chip-starport = Starport
chip-agent = Agent
chip-new-token = The new { NAME($token) }
chip-spend = { NAME($action, form: "cap") } ({ NAME($token) })
chip-spend-weapon = Battle with pips ({ NAME($token) })
chip-held = On { NAME($card) }
chip-rival-card = { NAME($card) } ({ keys })
chip-slot = { NAME($rival, form: "Whose") } { NAME($token) }
chip-hit-other = { NAME($owner, form: "Whose") } { fresh-or-damaged } { NAME($kind) }
chip-hit = { $fresh ->
    [yes] Fresh
   *[no] Damaged
} { NAME($kind) }
chip-cluster = Cluster { $cluster }

## What is chosen so far, and what comes next

chosen-fate = The { NAME($fate) }
    .detail = Follow it, or look at the other one.
chosen-event = Event
    .detail = You get the lead card's actions and pips. Dice are rolled after the round.
chosen-card = { NAME($card) }
chosen-acting = { NAME($system) }: what do you want to do?
    .detail = Or click a lit system to move there.
chosen-from = From { NAME($system) }: choose the target
    .detail = Click a lit system.
chosen-system = { NAME($system) }: choose what
chosen-court = { NAME($card) }: influence or secure?
chosen-token = Spend { NAME($token) } on what?
chosen-battle = Battle whom?
chosen-action-alone = { NAME($action, form: "cap") }
    .detail = You choose the rest after this.
chosen-action = { NAME($action, form: "cap") }: choose where
    .detail = Lit places are legal.
chosen-owner = { PERSON($seat) ->
    [you] Chosen: yours
    [mark] Chosen: { NAME($seat, form: "whose") }
   *[one] Chosen: { NAME($seat, form: "whose") }
}
chosen-outsider = Chosen: { NAME($owner, form: "whose") }
chosen-part = Choose what next
card-brings = Gives { pips }.
card-brings-any = Gives { pips } and may declare any ambition.
card-brings-one = Gives { pips } and may declare { NAME($ambition) }.
card-too-low = Too low to surpass. Face down, it copies the lead suit for 1 action.
card-pivots = Pivot: 1 action of its suit. Copy face down: 1 action of the lead suit.

## What is warned of

warn-outrage = Outrage of { LIST($resources) }{ COUNT($lost) ->
    [0] { "" }
   *[other] : you lose { LIST($lost) }
}.
warn-ransack = You ransack { NAME($card, form: "the") }.
warn-city = Destroying the city provokes Outrage of { NAME($token) }{ $held ->
    [0] { "" }
    [one] : you lose { $held } { NAME($token) }
   *[other] : you lose { $held } { NAME($token, form: "several") }
}.
lost-tokens = { $count ->
    [one] { $count } { NAME($token) }
   *[other] { $count } { NAME($token, form: "several") }
}

## While others play

your-move-shown = Your move is shown

## Suits, and kinds of cards

suit-event = Event
guild-kind = { NAME($suit) } guild
    .short = { NAME($suit) }
vox-kind = Vox
lore-kind = lore
    .cap = Lore
leader-kind = leader
    .cap = Leader
channel-prelude = Prelude
channel-new-action = Action
channel-modifier = While you hold it
channel-static = While you hold it
channel-when-secured = When secured
channel-crisis = Crisis

## The card of what is pointed at: a system

hover-gate = Gate
hover-empty = Empty
hover-sites = { $sites ->
    [one] { $sites } site
   *[other] { $sites } sites
} to build on
hover-building = { $fresh ->
    [yes] { NAME($kind, form: "a") }
   *[no] a damaged { NAME($kind) }
}
hover-pieces = { NAME($seat, form: "subject") }: { LIST($pieces) }
hover-no-control = Nobody controls it
hover-controls = { DOES($owner, you: "control", one: "controls") } it
hover-outsider-controls = { NAME($owner, form: "subject") } controls it
hover-fleet = Your fleet: { fleet } from { NAME($origin) }
hover-control-taken = You take control
hover-control-lost = Control changes
hover-left-empty = { NAME($system) } is left empty
hover-left-control = You lose control of { NAME($system) }

## An action card

hover-number = no. { $number }
hover-actions = { LIST($actions, form: "cap") }
hover-pips = { pips }
marker-worth = { $first ->
    [0] : no marker is left
   *[other] { " " }for { $first } and { $second }
}
hover-declares-any = If led, it may declare any ambition{ marker-worth }
hover-declares-one = If led, it may declare { NAME($ambition) }{ marker-worth }
way-lead = Lead it: { pips }
way-surpass = Surpass with it: { pips }
way-pivot = Pivot to it: 1 action of { $suit }
way-copy = Copy with it face down: 1 action of the lead suit
way-seize = Use it to seize the initiative
way-throw = Discard it
way-event = Play it as an Event
hover-back = A card in hand
hover-back-secret = Only its owner knows it.
hover-zero = Counts as 0: an ambition was declared with it
hover-copy = A copy, face down
hover-copy-action = 1 action of { $suit }, the lead suit

## A Court card, a guild card, a leader, a lore card

hover-agents = { NAME($seat, form: "subject") }: { agents-held }
hover-secures = Secure it now to take it{ $agents ->
    [0] { "" }
    [one] { " " }and capture { $agents } agent
   *[other] { " " }and capture { $agents } agents
}
hover-one-more = With one more agent you lead here
hover-raid-cost = A raid costs { keys }
draft-leaders = Leaders
    .note = who you are for the whole game
draft-lore = Lore
    .note = what only you can do
draft-places = Where you start
draft-taken = Taken before you
draft-first = You take the first card
leader-begins = Starts with
leader-resources = { LIST($tokens) }
leader-start = { $place }: { LIST($pieces) }
leader-of-seat = { NAME($card) }. { LIST($traits, glue: "space") }
leader-trait = { $name }: { $text }
lore-of-seat = { NAME($card) }. { LIST($texts, glue: "space") }

## An ambition

counts-tycoon = Fuel and Material
counts-tyrant = Captives
counts-warlord = Trophies
counts-keeper = Relics
counts-empath = Psionics
hover-rank = { NAME($seat, form: "subject") } { $count }{ $power ->
    [0] { "" }
   *[other] : +{ $power } Power now
}{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } of it for cities
}
hover-phantom = The third player's tokens: { $count }
hover-not-declared = Not declared; { $first ->
    [0] no marker is left
   *[other] the next marker is worth { $first } and { $second }
}
hover-declared-by = card { $number }

## A seat and its board

hover-modifier = { $title }: { $about }
hover-power = { $power } Power, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
hover-resources = Resources: { COUNT($tokens) ->
    [0] none
   *[other] { LIST($tokens) }
} ({ $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
})
hover-guilds = Guilds: { LIST($cards) }
pile-trophies = Trophies
pile-captives = Captives
pile-outrage = Outrage
pile-supply = Supply
pile-none = none
pile-of = { $pieces } { of-rival }
pile-of-outsider = { $pieces } of { NAME($owner) }
pile-of-blight = { $count } Blight
hover-trophies = Trophies: { COUNT($pieces) ->
    [0] none
   *[other] { LIST($pieces) }
}
hover-captives = Captives: { COUNT($pieces) ->
    [0] none
   *[other] { LIST($pieces) }
}
hover-outrage = { COUNT($tokens) ->
    [0] No Outrage provoked
   *[other] Outrage: { LIST($tokens) }
}
hover-supply = Supply: { LIST($pieces) }
hover-cities = { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
} built{ $bonus ->
    [0] { "" }
   *[other] : +{ $bonus } for a first place
}
spend-material = In the Prelude: build or repair.
spend-fuel = In the Prelude: move.
spend-weapon = In the Prelude: pips may be spent on battles this turn.
spend-relic = In the Prelude: secure.
spend-psionic = In the Prelude: an action of the lead card's suit.
hover-in-full = In full

## A battle

battle-at = Battle in { NAME($system) }
battle-place = { LIST($things, glue: "comma") }
battle-step-collect = Collect
battle-step-roll = Roll
battle-step-hits = Hits
battle-step-raid = Raid
battle-told = { DOES($seat, you: "battle", one: "battles") } { NAME($defender) } in { NAME($system) }
    .detail = { COUNT($symbols) ->
        [0] nothing but blanks
       *[other] { LIST($symbols) }
    }
arena-attacker = { DOES($seat, you: "attack", one: "attacks") }
arena-defender = { DOES($seat, you: "defend", one: "defends") }
arena-outsider = { NAME($seat, form: "subject") } defends
ships-here = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
buildings-here = { $buildings ->
    [0] { "" }
    [one] ; { $buildings } building
   *[other] ; { $buildings } buildings
}
arena-attack = { ships-here }, { dice }
arena-defence = { $ships ->
    [0] no ships
   *[other] { ships-here }, { $unharmed } fresh
}{ buildings-here }
arena-blight = 2 hits to damage or destroy{ buildings-here }
arena-tough = { arena-defence }{ $hurt ->
    [2] , 2 hits to damage or destroy one
   *[other] { $fresh ->
        [2] , 2 hits to damage one
       *[other] { "" }
    }
}{ $first ->
    [yes] , all damaged first
   *[other] { "" }
}
fighter-damaged = { $hits ->
    [one] { $hits } hit: damaged
   *[other] { $hits } hits: damaged
}
fighter-destroyed = { $hits ->
    [one] { $hits } hit: destroyed
   *[other] { $hits } hits: destroyed
}
fighter-hit = damaged now
dice-skirmish = Skirmish
    .is = safe; half the rolls hit
dice-assault = Assault
    .is = strong, may hit you
dice-raid = Raid
    .is = buildings and keys
dice-mean = mean
dice-rolled-now = rolled
chart-certain = for certain
chart-hits = Hits
    .foot = { $mean } on average
chart-rolled = Hits, before the roll
    .foot = { $hits } or more: { NAME($chance) }
chart-losses = Hits on { PERSON($seat) ->
    [you] your
    [mark] { NAME($seat, form: "whose") }
   *[one] { NAME($seat, form: "whose") }
} ships
    .foot = { $mean } on average; any intercept: { NAME($intercept) }
chart-keys = Keys
    .foot = { $mean } on average
chart-buildings = Hits on buildings
    .foot = { $mean } on average
battle-results = Dice results, in order
    .foot = The attacker assigns all hits, even its own.
result-of-self-hit = on the attacker's ships
result-of-intercept = one per fresh defender
result-of-hit = on ships, then buildings
result-of-building-hit = on a building
result-of-key = to raid, if a ship is left
battle-reroll = Reroll
    .detail = At most { $most } skirmish dice
battle-of-blanks = of { $blanks ->
    [one] { $blanks } blank
   *[other] { $blanks } blanks
}
battle-of-hits = of { hits }
raid-of = Raid on { NAME($rival) }
raid-nobody = Raid
    .note = Nothing to take here.

## The page at the end of a chapter

power = Power
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
chapter-title = Chapter { $chapter }
    .detail = The ambitions are scored
chapter-ends-at = the game ends at { $goal }
chapter-then = Then
chapter-markers = Markers for chapter { $next }
    .detail = the lowest marker turns over
    .turned = { $first } and { $second } become { $firstNow } and { $secondNow }
chapter-won = { DOES($seat, you: "win", one: "wins") } with { $power } Power.
chapter-won-after-fates = { DOES($seat, you: "win", one: "wins") } with { $power } Power after the fates.
chapter-shared = { $count } players share the lead. Chapter { $next } follows.
chapter-led = { DOES($seat, you: "lead", one: "leads") } by { $lead } Power. Chapter { $next } is { PERSON($opener) ->
    [you] yours
    [mark] { NAME($opener, form: "whose") }
   *[one] { NAME($opener, form: "whose") }
} to open.
column-not-declared = Not declared
column-nobody = Nobody scores
gain-of-column = +{ $power }{ $bonus ->
    [0] { "" }
   *[other] { " " }and +{ $bonus }
}
column-score = { NAME($seat, form: "subject") } { $place ->
    [1] first
   *[2] second
}, { gain-of-column }
    .short = { NAME($seat, form: "subject") } { gain-of-column }
column-tie = A tie for first
    .all = the tied players are all second
    .each = second place each
column-tie-of-two = Tie: { NAME($seat, form: "subject") } and { NAME($other) }
    .each = second place each, { gain-of-column }
    .short = second, { gain-of-column }
power-to-go = { $left ->
    [0] done
   *[other] { $left } to go
}
objective-to-go = { $fate }: { power-to-go }
then-trophies-return = Trophies return
    .why = Warlord was scored
then-trophies-stay = Trophies stay
    .why = Warlord was not scored
then-captives-return = Captives return
    .why = Tyrant was scored
then-captives-stay = Captives stay
    .why = Tyrant was not scored
then-cards = Six new cards each
    .why = the deck is shuffled
then-leads = { DOES($seat, you: "lead", one: "leads") }
    .why = holds the initiative

## What lies around the map

area-ambitions = Ambitions
    .note = What each is worth now
area-court = Court
    .note = { $cards } in the deck
area-guilds = { PERSON($seat) ->
    [you] Your guild cards
    [mark] Guild cards
   *[one] { NAME($seat) }: guild cards
}
    .short = Guild cards
markers-left = Markers left
markers-gone = No marker left
court-bare = no agents
court-led = { DOES($seat, you: "lead", one: "leads") }
court-tied = Tie
trick-awaited = to play
trick-copy = { pips }
played-lead = Lead
played-surpass = Surpass
played-copy = Copy
played-pivot = Pivot
played-event = Event
plate-goal = of { $goal }
plate-version = v{ $version }
plate-playing = { PERSON($seat) ->
    [you] Your turn
    [mark] Plays
   *[one] Plays
}
board-cities = Cities
board-opens = opens
stepper-fresh = fresh
stepper-damaged = damaged
stands-set-up = Setup
stands-round = Ch. { $chapter } · Round { $round }
    .short = Ch. { $chapter }.{ $round }
held-chapter = Look at the standings. The log keeps them.
desk-title = Position
desk-power = sets Power
desk-initiative = gets the initiative
desk-puts-piece = puts the chosen piece
desk-damages = damages or repairs it
desk-declares = places the highest free marker
desk-agents = the seat's agents
desk-other-way = changes how it was played
desk-unplays = takes it back
desk-plays = plays it
desk-discards = discards it

## The last page

end-power-reached = after { chapters-played }. The goal was { $goal } Power.
end-last-chapter = after all { $chapters } chapters.
chapters-played = { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
}
end-won = Won { $lead ->
    [0] by turn order
   *[other] by { $lead } Power
} { $when }
end-firsts = first in { $ambitions ->
    [0] no ambition
    [one] { $ambitions } ambition
   *[other] { $ambitions } ambitions
}
end-stroke = Highest score: chapter { $chapter }
    .detail = { NAME($ambition) } brought { NAME($seat) } { $power } Power{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } of it for cities
    }.
end-curves = Power by chapter
end-start = Start
end-fates = Fates
end-sheet = Score sheet
end-titles = Outlaw or Regent
deed-start = Power at the start
deed-to-go = Left to the objective
deed-besides = Other Power
deed-declared = Ambitions declared
deed-built = Built · taxed
deed-influenced = Influenced · secured
deed-battles = Battles
deed-of-battles = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $expected } expected
deed-taken = Pieces taken · lost

## The pictures of the rules

picture-card-number = Its number
picture-card-pips = Pips: how many actions
picture-card-ambition = The ambition it names
picture-card-actions = The actions of its suit
picture-ambition-values = Its two values
picture-ambition-first = First now
picture-dice-skirmish = Skirmish: half of them hit
picture-dice-assault = Assault: strong, may hit you
picture-dice-raid = Raid: buildings, keys
picture-piece-ship = Ship
picture-piece-damaged-ship = Damaged
picture-piece-city = City
picture-piece-damaged-city = Damaged
picture-piece-starport = Starport
picture-piece-agent = Agent
picture-piece-marker = Marker
picture-piece-initiative = Initiative

## The game at a glance, on the set-up page

ruling-now = Now ({ $date }): { $words }
ruling-first = First printing ({ $date }): { $words }
ruling-on = { $date }
ruling-by = by { $date }
glance-note = Cards give actions, ambitions decide what scores
glance-bots-of-the-reach = Captain beat SUPERCAT in { $won } of { $acts } two-player Acts
glance-cards = { $cards } action cards
    .about = { $hand } in hand, four suits
glance-ambitions = { $ambitions } ambitions
    .about = up to { $chapters } chapters
glance-systems = { $systems } systems
    .about = gates and planets
glance-buildings = Cities, starports
    .about = tax, build, catapult
glance-court = { $cards } Court cards
    .about = to secure or ransack
glance-dice = { $kinds } kinds of dice
    .about = skirmish, assault, raid
glance-fates = { $fates } fates
    .about = two dealt, one kept
glance-ambitions-of-the-act = { $ambitions } ambitions
    .about = { $chapters } chapters: Act I
glance-blight = Blight, crises
    .about = spread over the map
glance-empire = Empire, Free States
    .about = Regents and Outlaws
glance-council = Imperial Council
    .about = Summits and deals
glance-dice-of-the-reach = { $kinds } kinds of dice
    .about = for battles and raids

## The rail: why a bot did what it did

rail-why = Why
rail-log = Log
rail-drew = { $count ->
    [0] { DOES($seat, you: "play", one: "plays") }
    [1] { NAME($seat, form: "subject") } drew one
   *[other] { NAME($seat, form: "subject") } drew two
}
rail-its-own = its own
note-title = { NAME($seat, form: "subject") }: { $deed }

## The log

log-after-round = After round { $number }
log-after-chapter = After chapter { $number }
log-times = { $line } ×{ $count }
log-goes-on = ; { LIST($effects, glue: "sentences", form: "inside") }
