# What is laid out on the real board before the game: its name in the list, the sentence for hands
# (`hands`), and what else belongs to it (`about`).

lay-board = The board
    .hands = Lay out the { $isNavaratnas ->
        [yes] Navaratnas side
       *[no] board
    } { $seats ->
        [2] for two players
       *[other] for three and four players
    }
    .about = { $seats ->
        [3] Put cover tiles on the last quarry space and the second free market space.
       *[other] No cover tiles.
    }
lay-stacks = The stacks
    .hands = Shuffle the tiles into stacks by their backs, face down
    .about = Stacks: { $stacks }, tiles: { $tiles }. { $isNavaratnas ->
        [yes] The yield tiles ({ $yields }) lie face up, sorted by color.
       *[no] The white yield tiles ({ $yields }) are a face-down pile.
    } Dice and workers that nobody takes are the supply.
lay-tops = Tiles for sale
    .hands = Put a tile face up on each stack
    .about = Tiles for sale: { $count }, as you entered them.
lay-tops-unknown = Tiles for sale
    .hands = Turn up the top tile of each stack
    .about = Stacks: { $count }, from orange to purple.
lay-river = The river tiles
    .hands = Put river tiles on river { COUNT($spaces) ->
        [one] space { LIST($spaces) }
       *[other] spaces { LIST($spaces) }
    }
    .about = As the die decided.
lay-river-unknown = The river tiles
    .hands = Roll for the river tiles
    .about = A die counts from one river tile to the next.
lay-dice = { NAME($seat, form: "Whose") } dice
    .hands = Put { NAME($dice) } on { NAME($seat, form: "whose") } Kali statue
    .about = One die of each color.
lay-dice-unknown = { NAME($seat, form: "Whose") } dice
    .hands = Roll one die of each color
    .about = { $isAlone ->
        [yes] Alone against dummies, a person goes first.
       *[no] The lowest sum goes first.
    }
lay-money = The elephant and money
    .hands = { hand-to } the elephant. Money: { LIST($money) }
    .about = { $isAhead ->
        [yes] Fame: { LIST($fames) }.
       *[no] All fame markers start on 0.
    } A person's bonus marker starts at money { $bonus }.
lay-money-of = { NAME($seat, form: "subject") } { $money }
lay-money-unknown = The elephant and money
    .about = { $isAlone ->
        [yes] Alone against dummies, a person goes first.
       *[no] The lowest sum goes first.
    }
lay-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
lay-seat = { NAME($seat, form: "Whose") } pieces
    .hands = { hand-to } { $isDummy ->
        [yes] { lay-workers }, { NAME($dice) }
       *[no] { lay-workers }, { $karma } karma and the boat
    }
    .about = { $isUpgraded ->
        [yes] Buildings start on { LIST($scrolls) }
       *[no] The four buildings start on 2
    }, the boat at the start of the river. { $waiting ->
        [one] { $waiting } more worker waits
       *[other] { $waiting } more workers wait
    } on the tracks and the bridge.

# How hands take back what they did for an event; its arguments are the event's.

back-worker-placed = Take { NAME($seat, form: "whose") } worker back: { NAME($where) }
back-money-gained = Move { NAME($seat, form: "whose") } money marker back { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
back-fame-gained = Move { NAME($seat, form: "whose") } fame marker back { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
