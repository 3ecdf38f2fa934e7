# What is laid out on the real table before the game: its name in the list, the sentence for hands
# (`hands`), and what else belongs to it (`about`).

lay-bag = The bag
    .hands = Put all game tiles into the bag
    .about = Tiles: { $tiles }. Keep faction tiles and home worlds out. Dice that nobody takes are the supply.
lay-chips = Victory points
    .hands = Lay out VP chips worth { $chips }
    .about = 12 for each seat; the rest are the reserve.
lay-white-dice = White dice
    .hands = Put { $cup } white dice into each cup and { $citizenry } into each Citizenry
    .about = Each seat takes its mat and has $1.
lay-tableau = { NAME($seat, form: "Whose") } tableau
    .hands = { NAME($seat, form: "subject") }: faction { $faction } and { NAME($home) }
    .short = { NAME($development) } / { NAME($world) }, { NAME($home) }
    .about = { NAME($development) } / { NAME($world) }. Credits: ${ $money }.{ $toCup ->
        [0] { "" }
       *[other] { " " }Into the cup: { NAME($cup) }.
    }{ $toCitizenry ->
        [0] { "" }
       *[other] { " " }Into the Citizenry: { NAME($citizenry) }.
    }{ $goods ->
        [0] { "" }
       *[other] { " " }Onto the world of the same color: { NAME($onWorlds) }.
    }
lay-tableau-unknown = { NAME($seat, form: "Whose") } tableau
    .hands = Draw a faction tile and a home world for { NAME($seat) }
    .about = Lay out what they bring as well.
