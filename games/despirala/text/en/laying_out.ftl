# What is laid out on the table before the game: its name in the list, the sentence for hands
# (`hands`), and what else belongs to it (`about`).

lay-dice = The dice
    .hands = Put { $dice } { $dice ->
        [one] die
       *[other] dice
    } in the middle
    .about = Put the goods next to them. There are always enough of them.
lay-sheet = { NAME($seat, form: "Whose") } sheet
    .hands = { PERSON($seat) ->
        [you] Take
        [mark] Give
       *[one] Give { NAME($seat) }
    } an empty sheet
    .about = It has fourteen combinations and no points yet.
lay-goods = Goods
    .hands = { NAME($seat, form: "subject") }: { goods }
    .about = Everybody gets 5 when their turn begins.

# How hands take back what they did for an event; its arguments are the event's.

back-dice-set-aside = Put { COUNT($faces) ->
    [one] this die
   *[other] these dice
} back with the others: { LIST($faces, glue: "space") }
