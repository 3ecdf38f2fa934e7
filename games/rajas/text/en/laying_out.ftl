# What is laid out on the real board before the game: its name in the list, the sentence for hands
# (`hands`), and what else belongs to it (`about`).

lay-board = The board
    .hands = Lay out the { $isNavaratnas ->
        [yes] Navaratnas side
       *[no] board
    } { $seats ->
        [2] for two seats
       *[other] for three and four seats
    }
    .about = { $seats ->
        [3] Cover tiles lie on the last quarry space and the second free market space.
       *[other] No cover tiles.
    }
lay-stacks = The stacks
    .hands = Shuffle the tiles into stacks by their backs, face down
    .about = Stacks: { $stacks }, tiles: { $tiles }. { $isNavaratnas ->
        [yes] The yield tiles ({ $yields }) lie face up, sorted by colour.
       *[no] The white yield tiles ({ $yields }) are a pile, face down.
    } All other dice and workers are the supply.
lay-tops = Tiles for sale
    .hands = A tile lies face up on each stack
    .about = Tiles for sale: { $count }, as they were told.
lay-tops-unknown = Tiles for sale
    .hands = Turn up the top tile of each stack
    .about = Stacks: { $count }, from orange to purple.
lay-river = The Ganga
    .hands = Ganga tiles lie on river { COUNT($spaces) ->
        [one] space { LIST($spaces) }
       *[other] spaces { LIST($spaces) }
    }
    .about = As they were rolled.
lay-river-unknown = The Ganga
    .hands = Roll for the Ganga tiles
    .about = A die counts on from tile to tile.
lay-dice = { NAME($seat, form: "Whose") } dice
    .hands = In { NAME($seat, form: "whose") } statue: { NAME($dice) }
    .about = One die of each colour.
lay-dice-unknown = { NAME($seat, form: "Whose") } dice
    .hands = Roll one die of each colour
    .about = The lowest sum begins.
lay-money = The elephant and money
    .hands = The elephant to { NAME($seat) }; money: { LIST($money) }
    .about = { $isAhead ->
        [yes] Fame: { LIST($fames) }.
       *[no] All fame markers lie on 0.
    } A person's bonus marker waits at money { $bonus }.
lay-money-of = { NAME($seat, form: "subject") } { $money }
lay-money-unknown = The elephant and money
    .about = The lowest dice begin.
lay-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
lay-seat = { NAME($seat, form: "Whose") } pieces
    .hands = { NAME($seat, form: "subject") }: { $isDummy ->
        [yes] { lay-workers }, { NAME($dice) }
       *[no] { lay-workers }, { $karma } karma and the boat
    }
    .about = { $isUpgraded ->
        [yes] Buildings stand on { LIST($scrolls) }
       *[no] The four buildings stand on 2
    }, the boat at the start of the river. On the tracks and the bridge wait more workers: { $waiting }.

# How hands take back what they did for an event; its arguments are the event's.

back-worker-placed = Take { NAME($seat, form: "whose") } worker back: { NAME($where) }
back-money-gained = Move { NAME($seat, form: "whose") } money marker { $count } back
back-fame-gained = Move { NAME($seat, form: "whose") } fame marker { $count } back
