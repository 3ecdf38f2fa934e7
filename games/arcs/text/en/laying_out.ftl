# What is laid out on the real board before the game: its name in the list, the sentence for hands
# (`hands`), what else belongs to it (`about`), and what stands beside a place of the map.

lay-markers = Ambition markers
    .hands = Lay out the ambition markers, front side up: 5/3, 3/2 and 2/0
    .about = The chapter marker is on 1.
lay-initiative = Initiative
    .hands = { hand-to } the initiative marker
    .about = The player who has it is first on the setup card.
lay-initiative-unknown = Initiative
    .hands = Draw lots for the initiative
    .about = { COUNT($seats) ->
        [one] It can only be { LIST($seats) }.
       *[other] Choose among { LIST($seats) }.
    }
lay-map = Setup card { NAME($card) }
    .hands = Set up the map { NAME($card) }: cover { COUNT($out) ->
        [one] cluster { LIST($out) }
       *[other] clusters { LIST($out) }
    }
    .about = A covered cluster is out of play. The gates on both sides of it are adjacent.
lay-map-without-card = Map
    .hands = Set up the whole map
    .about = No cluster is covered.
lay-map-unknown = Setup card
    .hands = Draw a setup card
    .about = Take one for your number of players.
lay-homes = { NAME($seat, form: "Whose") } pieces
    .hands = Lay out { NAME($seat, form: "whose") } { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }{ $cities ->
        [0] { "" }
        [one] , { $cities } city
       *[other] , { $cities } cities
    }{ $starports ->
        [0] { "" }
        [one] , { $starports } starport
       *[other] , { $starports } starports
    }
    .short = { LIST($systems) }
    .about = In the slots: { LIST($tokens) }. Supply: ships { $shipsLeft }, cities { $citiesLeft }, starports { $starportsLeft }, agents { $agentsLeft }.
lay-homes-unknown = { NAME($seat, form: "Whose") } pieces
    .about = As the setup card says.
lay-pieces = { $ships ->
    [0] { buildings-laid }
    [one] { $ships } ship{ with-buildings }
   *[other] { $ships } ships{ with-buildings }
}
buildings-laid = { $cities ->
    [0] { starports-laid }
    [one] { $cities } city{ with-starports }
   *[other] { $cities } cities{ with-starports }
}
starports-laid = { $starports ->
    [one] { $starports } starport
   *[other] { $starports } starports
}
with-buildings = { $cities ->
    [0] { with-starports }
   *[other] { " " }+ { buildings-laid }
}
with-starports = { $starports ->
    [0] { "" }
   *[other] { " " }+ { starports-laid }
}
lay-phantoms = Tokens on the ambitions
    .hands = Put the tokens of the covered planets on { LIST($boxes) }
    .about = { $count } tokens from the supply.
lay-phantoms-unknown = Tokens on the ambitions
    .about = One for each planet that the setup card covers.
lay-tokens = { LIST($tokens) }
lay-cards = Action cards
    .hands = Shuffle the action cards: { $isWhole ->
        [yes] all of the four suits
       *[no] 2 to 6 of the four suits
    }{ $events ->
        [0] { "" }
       *[other] , and the Events
    }
    .about = Action cards in all: { $cards }. Each hand gets six; the others are the stack.
lay-court = The Court
    .hands = Lay out the Court: { LIST($cards) }
    .about = The other Court cards are the deck.
lay-court-unknown = The Court
    .hands = Shuffle the Court deck and turn up its first cards
    .about = Cards in the row: { $cards }.
lay-lore = Lore
    .hands = Shuffle one unseen lore card per player into the Court deck
    .about = Lore cards: { $count }.
lay-policies = Policies
    .hands = Stack the policies with { NAME($policy) } on top
    .about = The other two are under it, in order.
lay-policies-unknown = Policies
    .hands = Shuffle the three policies
    .about = Only the first is visible.
lay-empire = The Empire
    .hands = Put an Imperial ship in each system of clusters { LIST($clusters) }
    .about = Ships: { $ships }, all fresh.
lay-empire-unknown = The Empire
    .hands = Roll the number die for the Empire
    .about = It gets the cluster that is rolled, and the next.
lay-free = The Free States
    .hands = Put Free cities in { LIST($systems) }
    .about = Cities: { $count }, on the planets of the symbol that was rolled.
lay-free-unknown = The Free States
    .hands = Roll the event die for the Free States
    .about = They get the planets of that symbol outside the Empire.
lay-blight = The Blight
    .hands = Put Blight in each system of clusters { LIST($clusters) }
    .about = Pieces: { $count }, all damaged.
lay-blight-unknown = The Blight
    .about = It is in every system outside the Empire.

# How hands take back what they did for an event; its arguments are the event's.

back-ships-moved = Move { fleet } back to { NAME($origin) }
back-piece-built = Take { NAME($seat, form: "whose") } { NAME($kind) } back from { NAME($system) }
back-ships-placed = Take { $count } of { NAME($seat, form: "whose") } ships back from { NAME($system) }
back-agent-placed = Take one of { NAME($seat, form: "whose") } agents back from { NAME($card, form: "the") }
back-resource-gained = Return 1 { NAME($resource) } from { NAME($seat, form: "whose") } board to the supply
