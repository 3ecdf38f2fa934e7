# What only records made before this version say.

told-no = { $line }: no
line-of-document = { page-line }
priority-of-document = { page-words }
dice-for-control = It fights for control with { fresh-ships } against { their-ships }
admiral-loss = { $loss } for { NAME($of) } from { NAME($what) }
ships-in-blight = It has { $own ->
    [0] no ship
    [one] { $own } ship
   *[other] { $own } ships
} in systems with Blight, and its rivals have { $rivals ->
    [0] none
   *[other] { $rivals }
}
