# What is laid out on the real board before the game: its name in the list, the sentence for hands
# (`hands`), and what else belongs to it (`about`).

lay-board = The map
    .hands = Lay out the empty map, and a color of troops for each seat
    .about = Seats: { $seats }. Three red dice for whoever attacks, two white ones for whoever defends.
lay-troops = { NAME($seat, form: "Whose") } troops
    .hands = Put { troops } next to the map for { NAME($seat) }
    .about = They come onto the map one at a time.
lay-cards = Territory cards
    .hands = Shuffle the territory cards, face down
    .about = Cards: { $cards }, two of them wild; no mission cards.
lay-order = Order of play
    .hands = Order of play: { LIST($order, begins: "yes") }
    .about = The first one claims first, and has the first turn.
lay-order-unknown = Order of play
    .hands = Draw lots for the order of play
    .about = Every order is equally likely.
lay-neutral = The neutral army
    .hands = Put { troops } of the neutral army on its territories
    .about = Territories: { $lands }. { LIST($territories) }.
lay-neutral-unknown = The neutral army
    .hands = Deal 14 territories to the neutral army
    .about = It stands between two players and never plays.
lay-dealt = { NAME($seat, form: "Whose") } territories
    .hands = Put 1 of { NAME($seat, form: "whose") } troops on each of the { $lands } territories dealt
    .about = { LIST($territories, begins: "yes") }.
lay-dealt-unknown = { NAME($seat, form: "Whose") } territories
    .hands = Deal all territories, one by one in order of play
    .about = Every territory is equally likely.

# How hands take back what they did for an event; its arguments are the event's.

back-territory-claimed = Take 1 of { NAME($seat, form: "whose") } troops back from { NAME($territory) }
back-troops-placed = Take { $count } of { NAME($seat, form: "whose") } troops back from { NAME($territory) }
back-troops-fortified = Move { count } back to { NAME($source) }
back-troops-moved-in = Move { $count } of { NAME($seat, form: "whose") } troops back to { NAME($source) }
